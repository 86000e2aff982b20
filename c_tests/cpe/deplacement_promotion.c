/* Section « Déplacements » de echecs.h : echiquier_promouvoir_pion. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = 5 };

/* Un pion de chaque camp, arrivé au bout. */
#define AU_BOUT "P6k/8/8/8/8/8/8/p6K"

/* La promotion est refusée. */
static void ne_promeut_pas(partie_d_essai *p, const char *ou, int sorte, type_erreur code)
{
    int x, y;

    lire_case(ou, &x, &y);
    VERIF_APPEL("echiquier_promouvoir_pion(&e, %d, %d, %d), en %s", x, y, sorte, ou);
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_CODE(echiquier_promouvoir_pion(&p->e, x, y, (type_piece)sorte), code, nommer));
}

/* La position n'est pas de celles qu'une FEN permet : un pion attend sa promotion. */
static partie_d_essai *au_bout(int joueur)
{
    partie_d_essai *p = partie_de("7k/P7/8/8/8/8/p7/7K w - - 0 1");
    int i;

    for (i = 0; i < 2; i++) {
        piece *blanche = &p->e.jeu_de_piece_blanc.ensemble_de_piece[i];
        piece *noire = &p->e.jeu_de_piece_noir.ensemble_de_piece[i];

        blanche->coord_y = blanche->type == pion_blanc ? 7 : blanche->coord_y;
        noire->coord_y = noire->type == pion_noir ? 0 : noire->coord_y;
    }
    p->e.joueur_courant = joueur;
    return p;
}

VERIF(sans_echiquier, "PROMOUVOIR-N1")
{
    VERIF_CODE(echiquier_promouvoir_pion(NULL, 0, 7, dame), erreur_pointeur_nul, nommer);
}

VERIF(echiquier_abime, "PROMOUVOIR-N2")
{
    PARTIE_DE(p, DEPART);
    int i;

    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&p->e, i);
        ne_promeut_pas(p, "a8", dame, abimes[i].code);
    }
}

VERIF(hors_de_l_echiquier, "PROMOUVOIR-N3")
{
    PARTIE_DE(p, DEPART);
    int i;

    for (i = 0; i < nombre_hors_limites; i++) {
        VERIF_CONTEXTE("coordonnée %d", hors_limites[i]);
        VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, hors_limites[i], dame),
                   erreur_argument_hors_limites, nommer);
        VERIF_CODE(echiquier_promouvoir_pion(&p->e, hors_limites[i], 7, dame),
                   erreur_argument_hors_limites, nommer);
    }
}

VERIF(en_une_sorte_inconnue, "PROMOUVOIR-N4")
{
    static const int inconnues[] = { -1, 8, INT_MIN, INT_MAX };
    partie_d_essai *p = au_bout(0);
    int i;

    VERIF_POSITION(AU_BOUT " w");
    for (i = 0; i < 4; i++)
        ne_promeut_pas(p, "a8", inconnues[i], erreur_argument_hors_limites);
}

VERIF(en_chaque_piece, "PROMOUVOIR-G1")
{
    static const struct {
        type_piece sorte;
        const char *blancs, *noirs;
    } promotions[] = {
        { dame, "Q6k/8/8/8/8/8/8/p6K w", "P6k/8/8/8/8/8/8/q6K b" },
        { tour, "R6k/8/8/8/8/8/8/p6K w", "P6k/8/8/8/8/8/8/r6K b" },
        { fou, "B6k/8/8/8/8/8/8/p6K w", "P6k/8/8/8/8/8/8/b6K b" },
        { cavalier, "N6k/8/8/8/8/8/8/p6K w", "P6k/8/8/8/8/8/8/n6K b" },
    };
    int i, joueur;

    for (i = 0; i < 4; i++) {
        for (joueur = 0; joueur < 2; joueur++) {
            partie_d_essai *p = au_bout(joueur);
            int y = joueur == 0 ? 7 : 0;

            VERIF_POSITION(joueur == 0 ? AU_BOUT " w" : AU_BOUT " b");
            VERIF_APPEL("echiquier_promouvoir_pion(&e, 0, %d, %d), en %s", y,
                        (int)promotions[i].sorte, nom_case(0, y));
            VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, y, promotions[i].sorte), pas_erreur, nommer);
            VERIF_ECHIQUIER(&p->e, joueur == 0 ? promotions[i].blancs : promotions[i].noirs);
        }
    }
}

VERIF(garde_l_indice, "PROMOUVOIR-G1")
{
    partie_d_essai *p = au_bout(0);
    int i = p->e.jeu_de_piece_blanc.ensemble_de_piece[0].type == pion_blanc ? 0 : 1;

    VERIF_POSITION(AU_BOUT " w");
    VERIF_CODE(echiquier_promouvoir_pion(&p->e, 0, 7, tour), pas_erreur, nommer);
    VERIF_INDICE("la pièce reste à l'indice du pion");
    verifie_piece(&p->e.jeu_de_piece_blanc.ensemble_de_piece[i], tour, 0, 7);
}

VERIF(en_autre_chose, "PROMOUVOIR-G2")
{
    static const int interdites[] = { roi, pion_blanc, pion_noir, invalide };
    partie_d_essai *p = au_bout(0);
    size_t i;

    VERIF_POSITION(AU_BOUT " w");
    for (i = 0; i < sizeof interdites / sizeof *interdites; i++)
        ne_promeut_pas(p, "a8", interdites[i], erreur_promotion_non_permise);
}

VERIF(sans_pion_au_bout, "PROMOUVOIR-G2")
{
    PARTIE_DE(p, "7k/P7/8/8/8/8/8/R6K w - - 0 1");

    VERIF_INDICE("il faut un pion, et sur la dernière rangée de son camp");
    ne_promeut_pas(p, "a7", dame, erreur_promotion_non_permise);
    ne_promeut_pas(p, "a8", dame, erreur_promotion_non_permise);
    ne_promeut_pas(p, "a1", dame, erreur_promotion_non_permise);
}

VERIF(le_pion_adverse, "PROMOUVOIR-G2")
{
    partie_d_essai *p = au_bout(1);

    {
        VERIF_POSITION(AU_BOUT " b");
        VERIF_INDICE("le pion est celui du camp qui n'a pas le trait");
        ne_promeut_pas(p, "a8", dame, erreur_promotion_non_permise);
    }
    p->e.joueur_courant = 0;
    VERIF_POSITION(AU_BOUT " w");
    VERIF_INDICE("le pion est celui du camp qui n'a pas le trait");
    ne_promeut_pas(p, "a1", dame, erreur_promotion_non_permise);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(sans_echiquier),
    VERIF_LIGNE(echiquier_abime),
    VERIF_LIGNE(hors_de_l_echiquier),
    VERIF_LIGNE(en_une_sorte_inconnue),
    VERIF_LIGNE(en_chaque_piece),
    VERIF_LIGNE(garde_l_indice),
    VERIF_LIGNE(en_autre_chose),
    VERIF_LIGNE(sans_pion_au_bout),
    VERIF_LIGNE(le_pion_adverse))
