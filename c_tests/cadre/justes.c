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

/* Sous Windows, chacun de ces processus refait ce qui le précède. */
VERIF(plusieurs_processus, "PROCESSUS-G1")
{
    int i, avant = 0;
    char ligne[20];
    verif_fin fin;

    for (i = 0; i < 3; i++) {
        VERIF_STDERR_UNE_LIGNE("ici", fputs("ici\n", stderr));
        snprintf(ligne, sizeof ligne, "tour %d, avant %d", i, avant);
        VERIF_AVORTE(ligne, {
            fprintf(stderr, "tour %d, avant %d\n", i, avant);
            abort();
        });
        avant += 10;
    }
    VERIF_STDOUT("là-bas", {
        if (verif_fils(&fin)) {
            printf("là-bas");
            exit(7);
        }
    });
    VERIF_ENTIER(fin.sorte, verif_fin_code);
    VERIF_ENTIER(fin.code, 7);
}

VERIF(du_systeme, "SYSTEME-G1")
{
    int bouts[2];
    char lu[4] = "", *memoire = verif_au_bout(3);
    FILE *fichier = verif_fichier();
    char *contenu;

    VERIF_NON_NUL(fichier);
    fputs("a\r\nb\n", fichier);
    contenu = verif_contenu(fichier);
    VERIF_CHAINE(contenu, "a\r\nb\n");
    free(contenu);
    VERIF_ENTIER(verif_tuyau(bouts), 0);
    VERIF_ENTIER(verif_a_lire(bouts[0]), 0);
    VERIF_ENTIER(write(bouts[1], "a\nb", 3), 3);
    VERIF_ENTIER(verif_a_lire(bouts[0]), 1);
    VERIF_ENTIER(read(bouts[0], lu, sizeof lu), 3);
    VERIF_CHAINE(lu, "a\nb");
    close(bouts[1]);
    VERIF_ENTIER(verif_a_lire(bouts[0]), 1);
    memcpy(memoire, lu, 3);
    verif_variable("VERIF_ESSAI", "un");
    VERIF_CHAINE(getenv("VERIF_ESSAI"), "un");
    verif_variable("VERIF_ESSAI", NULL);
    VERIF_POINTEUR(getenv("VERIF_ESSAI"), NULL);
}

VERIF(sautee, "SAUT-G1")
{
    VERIF_ENTIER(1, 1);
    VERIF_SAUTE("ce système n'a pas cela");
    VERIF_ENTIER(1, 2);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(valeurs),
    VERIF_LIGNE(sorties),
    VERIF_LIGNE(plusieurs_processus),
    VERIF_LIGNE(du_systeme),
    VERIF_LIGNE(sautee))
