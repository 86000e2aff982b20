/* Section « Constructeurs de pièces » de echecs.h. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = sizeof hors_limites / sizeof *hors_limites };

typedef struct {
    type_piece sorte;
    void (*construire)(piece *, int, int);
    const char *nom, *famille;
} constructeur;

static const constructeur c_tour = { tour, constructeur_piece_tour, "constructeur_piece_tour",
                                     "TOUR" };
static const constructeur c_cavalier = { cavalier, constructeur_piece_cavalier, "constructeur_piece_cavalier",
                                         "CAVALIER" };
static const constructeur c_fou = { fou, constructeur_piece_fou, "constructeur_piece_fou",
                                    "FOU" };
static const constructeur c_dame = { dame, constructeur_piece_dame, "constructeur_piece_dame",
                                     "DAME" };
static const constructeur c_roi = { roi, constructeur_piece_roi, "constructeur_piece_roi",
                                    "ROI" };
static const constructeur c_pion_blanc = { pion_blanc, constructeur_piece_pion_blanc, "constructeur_piece_pion_blanc",
                                           "PION-BLANC" };
static const constructeur c_pion_noir = { pion_noir, constructeur_piece_pion_noir, "constructeur_piece_pion_noir",
                                          "PION-NOIR" };
static const constructeur *const constructeurs[] = { &c_tour, &c_cavalier,   &c_fou,      &c_dame,
                                                    &c_roi,  &c_pion_blanc, &c_pion_noir };
enum { nombre_constructeurs = sizeof constructeurs / sizeof *constructeurs };

static void dans_null(const constructeur *c)
{
    VERIF_APPEL("%s(NULL, 0, 0)", c->nom);
    VERIF_INDICE("NULL ne se déréférence pas");
    c->construire(NULL, 0, 0);
}

static void hors_de_l_echiquier(const constructeur *c)
{
    piece p = { c->sorte == fou ? dame : fou, 2, 0 };
    int i, j;

    VERIF_INDICE("une précondition non respectée ne modifie rien");
    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 2; j++) {
            int x = j == 0 ? hors_limites[i] : 0, y = j == 0 ? 0 : hors_limites[i];

            VERIF_APPEL("%s(&p, %d, %d)", c->nom, x, y);
            VERIF_INCHANGE(&p, sizeof p, c->construire(&p, x, y));
        }
    }
}

static void sur_chaque_case(const constructeur *c)
{
    int x, y;

    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            piece p;

            VERIF_APPEL("%s(&p, %d, %d), en %s", c->nom, x, y, nom_case(x, y));
            VERIF_REMPLIR(&p, sizeof p);
            c->construire(&p, x, y);
            verifie_piece(&p, c->sorte, x, y);
        }
    }
}

VERIF(tour_dans_null, "CONSTRUIRE-TOUR-N1")
{
    dans_null(&c_tour);
}

VERIF(cavalier_dans_null, "CONSTRUIRE-CAVALIER-N1")
{
    dans_null(&c_cavalier);
}

VERIF(fou_dans_null, "CONSTRUIRE-FOU-N1")
{
    dans_null(&c_fou);
}

VERIF(dame_dans_null, "CONSTRUIRE-DAME-N1")
{
    dans_null(&c_dame);
}

VERIF(roi_dans_null, "CONSTRUIRE-ROI-N1")
{
    dans_null(&c_roi);
}

VERIF(pion_blanc_dans_null, "CONSTRUIRE-PION-BLANC-N1")
{
    dans_null(&c_pion_blanc);
}

VERIF(pion_noir_dans_null, "CONSTRUIRE-PION-NOIR-N1")
{
    dans_null(&c_pion_noir);
}

VERIF(tour_hors_de_l_echiquier, "CONSTRUIRE-TOUR-N2")
{
    hors_de_l_echiquier(&c_tour);
}

VERIF(cavalier_hors_de_l_echiquier, "CONSTRUIRE-CAVALIER-N2")
{
    hors_de_l_echiquier(&c_cavalier);
}

VERIF(fou_hors_de_l_echiquier, "CONSTRUIRE-FOU-N2")
{
    hors_de_l_echiquier(&c_fou);
}

VERIF(dame_hors_de_l_echiquier, "CONSTRUIRE-DAME-N2")
{
    hors_de_l_echiquier(&c_dame);
}

VERIF(roi_hors_de_l_echiquier, "CONSTRUIRE-ROI-N2")
{
    hors_de_l_echiquier(&c_roi);
}

VERIF(pion_blanc_hors_de_l_echiquier, "CONSTRUIRE-PION-BLANC-N2")
{
    hors_de_l_echiquier(&c_pion_blanc);
}

VERIF(pion_noir_hors_de_l_echiquier, "CONSTRUIRE-PION-NOIR-N2")
{
    hors_de_l_echiquier(&c_pion_noir);
}

VERIF(tour_sur_chaque_case, "CONSTRUIRE-TOUR-G1")
{
    sur_chaque_case(&c_tour);
}

VERIF(cavalier_sur_chaque_case, "CONSTRUIRE-CAVALIER-G1")
{
    sur_chaque_case(&c_cavalier);
}

VERIF(fou_sur_chaque_case, "CONSTRUIRE-FOU-G1")
{
    sur_chaque_case(&c_fou);
}

VERIF(dame_sur_chaque_case, "CONSTRUIRE-DAME-G1")
{
    sur_chaque_case(&c_dame);
}

VERIF(roi_sur_chaque_case, "CONSTRUIRE-ROI-G1")
{
    sur_chaque_case(&c_roi);
}

VERIF(pion_blanc_sur_chaque_case, "CONSTRUIRE-PION-BLANC-G1")
{
    sur_chaque_case(&c_pion_blanc);
}

VERIF(pion_noir_sur_chaque_case, "CONSTRUIRE-PION-NOIR-G1")
{
    sur_chaque_case(&c_pion_noir);
}

/* ---- Les lignes de la bibliothèque -------------------------------------------------------- */

VERIF(les_lignes_nomment_les_clauses, "CONTRATS-G2")
{
    piece p = { fou, 2, 0 };
    char clause[60];
    int i;

    for (i = 0; i < nombre_constructeurs; i++) {
        snprintf(clause, sizeof clause, "[CONSTRUIRE-%s-N1] : p vaut NULL\n",
                 constructeurs[i]->famille);
        VERIF_STDERR_UNE_LIGNE(clause, constructeurs[i]->construire(NULL, 0, 0));
        snprintf(clause, sizeof clause, "[CONSTRUIRE-%s-N2] : la case (8, -1) n'est pas",
                 constructeurs[i]->famille);
        VERIF_STDERR_UNE_LIGNE(clause, constructeurs[i]->construire(&p, 8, -1));
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(tour_dans_null),
    VERIF_LIGNE(cavalier_dans_null),
    VERIF_LIGNE(fou_dans_null),
    VERIF_LIGNE(dame_dans_null),
    VERIF_LIGNE(roi_dans_null),
    VERIF_LIGNE(pion_blanc_dans_null),
    VERIF_LIGNE(pion_noir_dans_null),
    VERIF_LIGNE(tour_hors_de_l_echiquier),
    VERIF_LIGNE(cavalier_hors_de_l_echiquier),
    VERIF_LIGNE(fou_hors_de_l_echiquier),
    VERIF_LIGNE(dame_hors_de_l_echiquier),
    VERIF_LIGNE(roi_hors_de_l_echiquier),
    VERIF_LIGNE(pion_blanc_hors_de_l_echiquier),
    VERIF_LIGNE(pion_noir_hors_de_l_echiquier),
    VERIF_LIGNE(tour_sur_chaque_case),
    VERIF_LIGNE(cavalier_sur_chaque_case),
    VERIF_LIGNE(fou_sur_chaque_case),
    VERIF_LIGNE(dame_sur_chaque_case),
    VERIF_LIGNE(roi_sur_chaque_case),
    VERIF_LIGNE(pion_blanc_sur_chaque_case),
    VERIF_LIGNE(pion_noir_sur_chaque_case),
    VERIF_LIGNE(les_lignes_nomment_les_clauses))
