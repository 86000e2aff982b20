/* Des vérifications qui doivent toutes réussir : ce que les contrôles acceptent. */
#include "../verif.h"

VERIF(valeurs, "CADRE-G1")
{
    char zone[4] = "abc";
    const char *texte = "une tour";

    VERIF_VRAI(zone[0] == 'a');
    VERIF_ENTIER(-1, -1);
    VERIF_NATUREL(18446744073709551615ULL, 18446744073709551615ULL);
    VERIF_CHAINE(zone, "abc");
    VERIF_CHAINE_CONTIENT(texte, "tour");
    VERIF_CHAINE_COMMENCE(texte, "une");
    VERIF_POINTEUR(texte, texte);
    VERIF_NON_NUL(texte);
    VERIF_INCHANGE(zone, sizeof zone, zone[1] = 'b');
    VERIF_MEME(zone, "abc", sizeof zone);
    VERIF_REMPLIR(zone, sizeof zone);
    VERIF_JAMAIS_ECRIT(zone, sizeof zone);
}

VERIF(sorties, "CADRE-G1 AUTRE-N1 CADRE-G2")
{
    VERIF_STDERR_UNE_LIGNE("ligne", fputs("une ligne\n", stderr));
    VERIF_STDERR("a\nb", fputs("a\nb", stderr));
    VERIF_STDERR("", printf("ailleurs"));
    VERIF_STDOUT("reçu", printf("reçu"));
    VERIF_AVORTE("ligne", {
        fputs("une ligne\n", stderr);
        abort();
    });
}

VERIF_PROGRAMME(VERIF_LIGNE(valeurs), VERIF_LIGNE(sorties))
