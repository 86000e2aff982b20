/* Section « État d'une partie » de partie.h : le résultat. Le reste est dans partie_fin.c. */
#include "partie_essai.h"

VERIF(le_resultat_sans_partie, "PARTIE-RESULTAT-N1 PARTIE-RESULTAT-G2")
{
    VERIF_CHAINE(partie_resultat(NULL), "");
}

VERIF(le_resultat_suit_la_partie, "PARTIE-RESULTAT-G1 PARTIE-RESULTAT-G2")
{
    partie *p = partie_creer();
    const char *gain;

    VERIF_CHAINE(partie_resultat(p), "*");
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_CHAINE(partie_resultat(p), "*");
    jouer_tout(p, "f3 e5 g4");
    VERIF_CHAINE(partie_resultat(p), "*");
    jouer_tout(p, "Dh4");
    VERIF_CHAINE(partie_resultat(p), "0-1");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CHAINE(partie_resultat(p), "*");
    VERIF_CODE(partie_abandonner(p, 1), pas_erreur, nommer);
    VERIF_CHAINE(partie_resultat(p), "1-0");
    gain = partie_resultat(p);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_CHAINE(partie_resultat(p), "0-1");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_convenir_nulle(p), pas_erreur, nommer);
    VERIF_CHAINE(partie_resultat(p), "1/2-1/2");
    partie_detruire(p);
    VERIF_INDICE("la chaîne est valable jusqu'à la fin du programme");
    VERIF_CHAINE(gain, "1-0");
}

VERIF(le_resultat_des_fins_de_partie, "PARTIE-RESULTAT-G1")
{
    static const struct {
        const char *fen, *resultat;
    } fins[] = {
        { "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "1-0" },
        { "6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", "0-1" },
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "1/2-1/2" },
        { "7k/8/6K1/8/8/8/8/8 b - - 0 1", "1/2-1/2" },
        { "7k/8/6K1/8/8/8/8/R7 b - - 150 90", "1/2-1/2" },
        { "7k/8/6K1/8/8/8/8/R7 b - - 149 90", "*" },
    };
    size_t i;

    for (i = 0; i < sizeof fins / sizeof *fins; i++) {
        PARTIE_DE(p, fins[i].fen);

        VERIF_CHAINE(partie_resultat(p), fins[i].resultat);
        VERIF_ENTIER(partie_vainqueur(p), strcmp(fins[i].resultat, "1-0") == 0 ? 0
                     : strcmp(fins[i].resultat, "0-1") == 0 ? 1 : -1);
        partie_detruire(p);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(le_resultat_sans_partie),
    VERIF_LIGNE(le_resultat_suit_la_partie),
    VERIF_LIGNE(le_resultat_des_fins_de_partie))
