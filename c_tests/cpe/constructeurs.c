/* Section « Constructeurs de pièces » de echecs.h. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = sizeof hors_limites / sizeof *hors_limites };

static const struct {
    type_piece sorte;
    void (*construire)(piece *, int, int);
    const char *famille;
} constructeurs[] = {
    { tour, constructeur_piece_tour, "TOUR" },
    { cavalier, constructeur_piece_cavalier, "CAVALIER" },
    { fou, constructeur_piece_fou, "FOU" },
    { dame, constructeur_piece_dame, "DAME" },
    { roi, constructeur_piece_roi, "ROI" },
    { pion_blanc, constructeur_piece_pion_blanc, "PION-BLANC" },
    { pion_noir, constructeur_piece_pion_noir, "PION-NOIR" },
};
enum { nombre_constructeurs = sizeof constructeurs / sizeof *constructeurs };

VERIF(construire_dans_null,
      "CONSTRUIRE-TOUR-N1 CONSTRUIRE-CAVALIER-N1 CONSTRUIRE-FOU-N1 CONSTRUIRE-DAME-N1 "
      "CONSTRUIRE-ROI-N1 CONSTRUIRE-PION-BLANC-N1 CONSTRUIRE-PION-NOIR-N1")
{
    int i;

    VERIF_INDICE("NULL ne se déréférence pas");
    for (i = 0; i < nombre_constructeurs; i++)
        constructeurs[i].construire(NULL, 0, 0);
}

VERIF(construire_hors_de_l_echiquier,
      "CONSTRUIRE-TOUR-N2 CONSTRUIRE-CAVALIER-N2 CONSTRUIRE-FOU-N2 CONSTRUIRE-DAME-N2 "
      "CONSTRUIRE-ROI-N2 CONSTRUIRE-PION-BLANC-N2 CONSTRUIRE-PION-NOIR-N2")
{
    piece p = { fou, 2, 0 };
    int i, j;

    VERIF_INDICE("une précondition non respectée ne modifie rien");
    for (i = 0; i < nombre_constructeurs; i++) {
        for (j = 0; j < nombre_hors_limites; j++) {
            VERIF_CONTEXTE("sorte %s, coordonnée %d", constructeurs[i].famille, hors_limites[j]);
            VERIF_INCHANGE(&p, sizeof p, constructeurs[i].construire(&p, hors_limites[j], 0));
            VERIF_INCHANGE(&p, sizeof p, constructeurs[i].construire(&p, 0, hors_limites[j]));
        }
    }
}

VERIF(construire_chaque_sorte,
      "CONSTRUIRE-TOUR-G1 CONSTRUIRE-CAVALIER-G1 CONSTRUIRE-FOU-G1 CONSTRUIRE-DAME-G1 "
      "CONSTRUIRE-ROI-G1 CONSTRUIRE-PION-BLANC-G1 CONSTRUIRE-PION-NOIR-G1")
{
    int i, x, y;

    for (i = 0; i < nombre_constructeurs; i++) {
        for (x = 0; x < 8; x++) {
            for (y = 0; y < 8; y++) {
                piece p;

                VERIF_CONTEXTE("sorte %s, case (%d, %d)", constructeurs[i].famille, x, y);
                VERIF_REMPLIR(&p, sizeof p);
                constructeurs[i].construire(&p, x, y);
                verifie_piece(&p, constructeurs[i].sorte, x, y);
            }
        }
    }
}

/* ---- Les lignes de la bibliothèque -------------------------------------------------------- */

VERIF(les_lignes_nomment_les_clauses, "CONTRATS-G2")
{
    piece p = { fou, 2, 0 };
    char clause[60];
    int i;

    for (i = 0; i < nombre_constructeurs; i++) {
        snprintf(clause, sizeof clause, "[CONSTRUIRE-%s-N1] : p vaut NULL\n",
                 constructeurs[i].famille);
        VERIF_STDERR_UNE_LIGNE(clause, constructeurs[i].construire(NULL, 0, 0));
        snprintf(clause, sizeof clause, "[CONSTRUIRE-%s-N2] : la case (8, -1) n'est pas",
                 constructeurs[i].famille);
        VERIF_STDERR_UNE_LIGNE(clause, constructeurs[i].construire(&p, 8, -1));
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(construire_dans_null),
    VERIF_LIGNE(construire_hors_de_l_echiquier),
    VERIF_LIGNE(construire_chaque_sorte),
    VERIF_LIGNE(les_lignes_nomment_les_clauses))
