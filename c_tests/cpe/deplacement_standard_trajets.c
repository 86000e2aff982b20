/* Section « Déplacements standard » de echecs.h, pièce par pièce : ce qui est sur le trajet et sur la
 * case d'arrivée. */
#include "deplacement_standard.h"

#define CASE_DU_ROI                                                                        \
    "qui peut aller sur la case du roi adverse lui donne échec : une case comme une autre"
#define PREMIERE_FAUTE                                                                     \
    "que la pièce n'aille pas ainsi vient avant ce qui est sur la case d'arrivée"

/* ---- La tour ----------------------------------------------------------------------------- */

#define TOURS "4k3/8/8/8/1P1R2p1/8/3r4/K7 w - - 0 1"
#define TOUR_NOIRE "4k3/8/8/8/1p1r2P1/8/3R4/K7 b - - 0 1"

VERIF(tour_prend, "TOUR-STD-G1 TOUR-STD-G4")
{
    juger(&la_tour, TOURS, "d4d2", pas_erreur, NULL);
    juger(&la_tour, TOURS, "d4g4", pas_erreur, NULL);
    juger(&la_tour, TOUR_NOIRE, "d4d2", pas_erreur, NULL);
    juger(&la_tour, TOUR_NOIRE, "d4g4", pas_erreur, NULL);
}

VERIF(tour_bloquee, "TOUR-STD-G2 TOUR-STD-G3 TOUR-STD-G4")
{
    juger(&la_tour, TOURS, "d4d1", erreur_piece_blocant_trajet, "d2");
    juger(&la_tour, TOURS, "d4h4", erreur_piece_blocant_trajet, "g4");
    juger(&la_tour, TOURS, "d4a4", erreur_piece_blocant_trajet, "b4");
    juger(&la_tour, TOURS, "d4b4", erreur_piece_blocant_trajet, "b4");
    juger(&la_tour, TOUR_NOIRE, "d4d1", erreur_piece_blocant_trajet, "d2");
    juger(&la_tour, TOUR_NOIRE, "d4b4", erreur_piece_blocant_trajet, "b4");
}

VERIF(tour_vers_le_roi, "TOUR-STD-G1 TOUR-STD-G4 TOUR-STD-G5")
{
    VERIF_INDICE(CASE_DU_ROI);
    juger(&la_tour, "4k3/8/8/8/8/8/4R3/K7 b - - 0 1", "e2e8", pas_erreur, NULL);
    juger(&la_tour, "k7/4r3/8/8/8/8/8/4K3 w - - 0 1", "e7e1", pas_erreur, NULL);
}

VERIF(tour_premiere_faute, "TOUR-STD-G3 TOUR-STD-G4")
{
    VERIF_INDICE(PREMIERE_FAUTE);
    juger(&la_tour, DEPART, "a1b2", erreur_deplacement_piece_impossible, NULL);
    juger(&la_tour, DEPART, "a1a1", erreur_absence_de_deplacement, NULL);
}

/* ---- Le cavalier ------------------------------------------------------------------------- */

#define CAVALIERS "4k3/2p1P3/8/3N4/8/8/1n1pK3/8 w - - 0 1"

VERIF(cavalier_prend, "CAVALIER-STD-G1 CAVALIER-STD-G4 CAVALIER-STD-G5")
{
    juger(&le_cavalier, CAVALIERS, "d5c7", pas_erreur, NULL);
    VERIF_INDICE("un cavalier saute par-dessus les autres pièces");
    juger(&le_cavalier, DEPART, "b1c3", pas_erreur, NULL);
    juger(&le_cavalier, CAVALIERS, "b2d1", pas_erreur, NULL);
    juger(&le_cavalier, DEPART, "g8f6", pas_erreur, NULL);
}

VERIF(cavalier_vers_son_camp, "CAVALIER-STD-G3 CAVALIER-STD-G4")
{
    juger(&le_cavalier, CAVALIERS, "d5e7", erreur_piece_blocant_trajet, "e7");
    juger(&le_cavalier, DEPART, "b1d2", erreur_piece_blocant_trajet, "d2");
    juger(&le_cavalier, DEPART, "b8d7", erreur_piece_blocant_trajet, "d7");
}

VERIF(cavalier_vers_le_roi, "CAVALIER-STD-G1 CAVALIER-STD-G4 CAVALIER-STD-G5")
{
    VERIF_INDICE(CASE_DU_ROI);
    juger(&le_cavalier, "4k3/8/5N2/8/8/8/8/4K3 b - - 0 1", "f6e8", pas_erreur, NULL);
    juger(&le_cavalier, "4k3/8/8/8/8/5n2/8/4K3 w - - 0 1", "f3e1", pas_erreur, NULL);
}

VERIF(cavalier_premiere_faute, "CAVALIER-STD-G3 CAVALIER-STD-G4")
{
    VERIF_INDICE(PREMIERE_FAUTE);
    juger(&le_cavalier, DEPART, "b1a1", erreur_deplacement_piece_impossible, NULL);
    juger(&le_cavalier, DEPART, "b1b1", erreur_absence_de_deplacement, NULL);
}

/* ---- Le fou ------------------------------------------------------------------------------ */

#define FOUS "4k3/8/1p3P2/8/3B4/8/1N3b2/K7 w - - 0 1"

VERIF(fou_prend, "FOU-STD-G1 FOU-STD-G4 FOU-STD-G5")
{
    juger(&le_fou, FOUS, "d4b6", pas_erreur, NULL);
    juger(&le_fou, FOUS, "d4f2", pas_erreur, NULL);
    juger(&le_fou, FOUS, "f2d4", pas_erreur, NULL);
}

VERIF(fou_bloque, "FOU-STD-G2 FOU-STD-G3 FOU-STD-G4 FOU-STD-G5")
{
    juger(&le_fou, FOUS, "d4a7", erreur_piece_blocant_trajet, "b6");
    juger(&le_fou, FOUS, "d4b2", erreur_piece_blocant_trajet, "b2");
    juger(&le_fou, FOUS, "d4g1", erreur_piece_blocant_trajet, "f2");
    juger(&le_fou, FOUS, "d4h8", erreur_piece_blocant_trajet, "f6");
    juger(&le_fou, FOUS, "f2c5", erreur_piece_blocant_trajet, "d4");
}

VERIF(fou_vers_le_roi, "FOU-STD-G1 FOU-STD-G4 FOU-STD-G5")
{
    VERIF_INDICE(CASE_DU_ROI);
    juger(&le_fou, "4k3/8/2B5/8/8/8/8/4K3 b - - 0 1", "c6e8", pas_erreur, NULL);
    juger(&le_fou, "4k3/8/8/8/8/2b5/8/4K3 w - - 0 1", "c3e1", pas_erreur, NULL);
}

VERIF(fou_premiere_faute, "FOU-STD-G3 FOU-STD-G4")
{
    VERIF_INDICE(PREMIERE_FAUTE);
    juger(&le_fou, DEPART, "c1c2", erreur_deplacement_piece_impossible, NULL);
    juger(&le_fou, DEPART, "c1c1", erreur_absence_de_deplacement, NULL);
}

/* ---- La dame ----------------------------------------------------------------------------- */

#define DAMES "4k3/8/1p3P2/8/1P1Q2p1/8/3r4/K7 b - - 0 1"
#define DAME_NOIRE "4k3/8/1P3p2/8/1p1q2P1/8/3R4/7K w - - 0 1"

VERIF(dame_prend, "DAME-STD-G1 DAME-STD-G4 DAME-STD-G5")
{
    juger(&la_dame, DAMES, "d4g4", pas_erreur, NULL);
    juger(&la_dame, DAMES, "d4b6", pas_erreur, NULL);
    juger(&la_dame, DAMES, "d4d2", pas_erreur, NULL);
    juger(&la_dame, DAME_NOIRE, "d4b6", pas_erreur, NULL);
}

VERIF(dame_bloquee, "DAME-STD-G2 DAME-STD-G3 DAME-STD-G4 DAME-STD-G5")
{
    juger(&la_dame, DAMES, "d4a4", erreur_piece_blocant_trajet, "b4");
    juger(&la_dame, DAMES, "d4b4", erreur_piece_blocant_trajet, "b4");
    juger(&la_dame, DAMES, "d4h4", erreur_piece_blocant_trajet, "g4");
    juger(&la_dame, DAMES, "d4a7", erreur_piece_blocant_trajet, "b6");
    juger(&la_dame, DAMES, "d4h8", erreur_piece_blocant_trajet, "f6");
    juger(&la_dame, DAME_NOIRE, "d4b4", erreur_piece_blocant_trajet, "b4");
}

VERIF(dame_ne_va_pas_ainsi, "DAME-STD-G2 DAME-STD-G4 DAME-STD-G5")
{
    juger(&la_dame, DAMES, "d4e8", erreur_deplacement_piece_impossible, NULL);
}

VERIF(dame_vers_le_roi, "DAME-STD-G1 DAME-STD-G4 DAME-STD-G5")
{
    VERIF_INDICE(CASE_DU_ROI);
    juger(&la_dame, "4k3/8/8/7Q/8/8/8/4K3 b - - 0 1", "h5e8", pas_erreur, NULL);
    juger(&la_dame, "4k3/8/8/8/7q/8/8/4K3 w - - 0 1", "h4e1", pas_erreur, NULL);
}

VERIF(dame_premiere_faute, "DAME-STD-G3 DAME-STD-G4")
{
    VERIF_INDICE(PREMIERE_FAUTE);
    juger(&la_dame, DEPART, "d1b2", erreur_deplacement_piece_impossible, NULL);
    juger(&la_dame, DEPART, "d1d1", erreur_absence_de_deplacement, NULL);
}

/* ---- Le roi ------------------------------------------------------------------------------ */

VERIF(roi_prend, "ROI-STD-G1 ROI-STD-G4")
{
    juger(&le_roi, CAVALIERS, "e2d2", pas_erreur, NULL);
    juger(&le_roi, "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", "e8d7", pas_erreur, NULL);
}

VERIF(roi_vers_son_camp, "ROI-STD-G3 ROI-STD-G4 ROI-STD-G5")
{
    juger(&le_roi, DEPART, "e1e2", erreur_piece_blocant_trajet, "e2");
    juger(&le_roi, DEPART, "e8d8", erreur_piece_blocant_trajet, "d8");
}

VERIF(roi_vers_le_roi, "ROI-STD-G1 ROI-STD-G4")
{
    VERIF_POSITION("8/8/8/8/8/8/8/k1K5 w - - 0 1");
    partie_d_essai *p = partie_de("8/8/8/8/8/8/8/k1K5 w - - 0 1");
    piece *q = piece_en(p, 2, 0);

    VERIF_NON_NUL(q);
    q->coord_x = 1;
    VERIF_CONTEXTE("deux rois côte à côte en a1 et b1, ce qu'aucune partie ne permet");
    juger_vers(&le_roi, p, q, 0, 0, pas_erreur, NULL);
}

VERIF(roi_premiere_faute, "ROI-STD-G2 ROI-STD-G3 ROI-STD-G4")
{
    VERIF_INDICE(PREMIERE_FAUTE);
    juger(&le_roi, DEPART, "e1g1", erreur_deplacement_piece_impossible, NULL);
    juger(&le_roi, DEPART, "e1e1", erreur_absence_de_deplacement, NULL);
}

/* ---- Les pions --------------------------------------------------------------------------- */

#define PIONS "4k3/p2p1p2/P2p1P2/4p3/3P4/1p3p1p/P5P1/4K3 w - - 0 1"

VERIF(pion_blanc_avance, "PION-BLANC-STD-G1 PION-BLANC-STD-G4")
{
    juger(&le_pion_blanc, PIONS, "a2a3", pas_erreur, NULL);
    VERIF_INDICE("de deux cases depuis sa case initiale");
    juger(&le_pion_blanc, PIONS, "a2a4", pas_erreur, NULL);
    juger(&le_pion_blanc, DEPART, "h2h4", pas_erreur, NULL);
}

VERIF(pion_blanc_prend, "PION-BLANC-STD-G1 PION-BLANC-STD-G4")
{
    juger(&le_pion_blanc, PIONS, "a2b3", pas_erreur, NULL);
    juger(&le_pion_blanc, PIONS, "g2h3", pas_erreur, NULL);
    juger(&le_pion_blanc, PIONS, "g2f3", pas_erreur, NULL);
    juger(&le_pion_blanc, PIONS, "d4e5", pas_erreur, NULL);
}

VERIF(pion_blanc_bloque, "PION-BLANC-STD-G2 PION-BLANC-STD-G4")
{
    VERIF_INDICE("un pion ne prend pas devant lui");
    juger(&le_pion_blanc, PIONS, "a6a7", erreur_piece_blocant_trajet, "a7");
    juger(&le_pion_blanc, "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1", "e2e4",
          erreur_piece_blocant_trajet, "e4");
    juger(&le_pion_blanc, "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1", "e2e4",
          erreur_piece_blocant_trajet, "e3");
}

VERIF(pion_blanc_ne_va_pas_ainsi, "PION-BLANC-STD-G2 PION-BLANC-STD-G4")
{
    VERIF_INDICE("en diagonale vers une case vide, de deux cases, ou en arrière");
    juger(&le_pion_blanc, PIONS, "d4c5", erreur_deplacement_piece_impossible, NULL);
    juger(&le_pion_blanc, PIONS, "d4d6", erreur_deplacement_piece_impossible, NULL);
    juger(&le_pion_blanc, PIONS, "d4d3", erreur_deplacement_piece_impossible, NULL);
}

VERIF(pion_blanc_vers_son_camp, "PION-BLANC-STD-G3 PION-BLANC-STD-G4")
{
    VERIF_INDICE("en diagonale, une pièce du même camp ne se prend pas");
    juger(&le_pion_blanc, "4k3/8/8/3p4/4pP2/4P3/8/4K3 w - - 0 1", "e3f4",
          erreur_deplacement_piece_impossible, NULL);
}

VERIF(pion_blanc_vers_le_roi, "PION-BLANC-STD-G1 PION-BLANC-STD-G4 PION-BLANC-STD-G5")
{
    VERIF_INDICE(CASE_DU_ROI);
    juger(&le_pion_blanc, "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", "d7e8", pas_erreur, NULL);
}

VERIF(pion_blanc_devant_le_roi, "PION-BLANC-STD-G2 PION-BLANC-STD-G4 PION-BLANC-STD-G5")
{
    VERIF_INDICE("devant le pion, le roi adverse le bloque");
    juger(&le_pion_blanc, "4k3/4P3/8/8/8/8/8/4K3 b - - 0 1", "e7e8",
          erreur_piece_blocant_trajet, "e8");
}

VERIF(pion_blanc_premiere_faute, "PION-BLANC-STD-G3 PION-BLANC-STD-G4")
{
    VERIF_INDICE(PREMIERE_FAUTE);
    juger(&le_pion_blanc, DEPART, "e2d1", erreur_deplacement_piece_impossible, NULL);
    juger(&le_pion_blanc, DEPART, "e2d2", erreur_deplacement_piece_impossible, NULL);
    juger(&le_pion_blanc, DEPART, "e2e2", erreur_absence_de_deplacement, NULL);
}

VERIF(pion_noir_avance, "PION-NOIR-STD-G1 PION-NOIR-STD-G4 PION-NOIR-STD-G5")
{
    juger(&le_pion_noir, PIONS, "d6d5", pas_erreur, NULL);
    VERIF_INDICE("de deux cases depuis sa case initiale");
    juger(&le_pion_noir, DEPART, "a7a5", pas_erreur, NULL);
    juger(&le_pion_noir, DEPART, "h7h5", pas_erreur, NULL);
}

VERIF(pion_noir_prend, "PION-NOIR-STD-G1 PION-NOIR-STD-G4 PION-NOIR-STD-G5")
{
    juger(&le_pion_noir, PIONS, "e5d4", pas_erreur, NULL);
    juger(&le_pion_noir, PIONS, "f3g2", pas_erreur, NULL);
    juger(&le_pion_noir, PIONS, "h3g2", pas_erreur, NULL);
    juger(&le_pion_noir, PIONS, "b3a2", pas_erreur, NULL);
}

VERIF(pion_noir_bloque, "PION-NOIR-STD-G2 PION-NOIR-STD-G3 PION-NOIR-STD-G4 PION-NOIR-STD-G5")
{
    VERIF_INDICE("un pion ne prend pas devant lui");
    juger(&le_pion_noir, PIONS, "d7d5", erreur_piece_blocant_trajet, "d6");
    juger(&le_pion_noir, PIONS, "d7d6", erreur_piece_blocant_trajet, "d6");
    juger(&le_pion_noir, "4k3/4p3/8/4P3/8/8/8/4K3 b - - 0 1", "e7e5",
          erreur_piece_blocant_trajet, "e5");
}

VERIF(pion_noir_ne_va_pas_ainsi, "PION-NOIR-STD-G2 PION-NOIR-STD-G4 PION-NOIR-STD-G5")
{
    VERIF_INDICE("en diagonale vers une case vide, de deux cases, ou en arrière");
    juger(&le_pion_noir, PIONS, "a7b6", erreur_deplacement_piece_impossible, NULL);
    juger(&le_pion_noir, PIONS, "d6d4", erreur_deplacement_piece_impossible, NULL);
    juger(&le_pion_noir, PIONS, "e5e6", erreur_deplacement_piece_impossible, NULL);
}

VERIF(pion_noir_vers_son_camp, "PION-NOIR-STD-G3 PION-NOIR-STD-G4 PION-NOIR-STD-G5")
{
    VERIF_INDICE("en diagonale, une pièce du même camp ne se prend pas");
    juger(&le_pion_noir, "4k3/8/8/3p4/4pP2/4P3/8/4K3 w - - 0 1", "d5e4",
          erreur_deplacement_piece_impossible, NULL);
}

VERIF(pion_noir_vers_le_roi, "PION-NOIR-STD-G1 PION-NOIR-STD-G4 PION-NOIR-STD-G5")
{
    VERIF_INDICE(CASE_DU_ROI);
    juger(&le_pion_noir, "4k3/8/8/8/8/8/5p2/4K3 w - - 0 1", "f2e1", pas_erreur, NULL);
}

VERIF(pion_noir_devant_le_roi, "PION-NOIR-STD-G2 PION-NOIR-STD-G4 PION-NOIR-STD-G5")
{
    VERIF_INDICE("devant le pion, le roi adverse le bloque");
    juger(&le_pion_noir, "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", "e2e1",
          erreur_piece_blocant_trajet, "e1");
}

VERIF(pion_noir_premiere_faute, "PION-NOIR-STD-G3 PION-NOIR-STD-G4 PION-NOIR-STD-G5")
{
    VERIF_INDICE(PREMIERE_FAUTE);
    juger(&le_pion_noir, DEPART, "e7d8", erreur_deplacement_piece_impossible, NULL);
    juger(&le_pion_noir, DEPART, "e7d7", erreur_deplacement_piece_impossible, NULL);
    juger(&le_pion_noir, DEPART, "e7e7", erreur_absence_de_deplacement, NULL);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(tour_prend),
    VERIF_LIGNE(tour_bloquee),
    VERIF_LIGNE(tour_vers_le_roi),
    VERIF_LIGNE(tour_premiere_faute),
    VERIF_LIGNE(cavalier_prend),
    VERIF_LIGNE(cavalier_vers_son_camp),
    VERIF_LIGNE(cavalier_vers_le_roi),
    VERIF_LIGNE(cavalier_premiere_faute),
    VERIF_LIGNE(fou_prend),
    VERIF_LIGNE(fou_bloque),
    VERIF_LIGNE(fou_vers_le_roi),
    VERIF_LIGNE(fou_premiere_faute),
    VERIF_LIGNE(dame_prend),
    VERIF_LIGNE(dame_bloquee),
    VERIF_LIGNE(dame_ne_va_pas_ainsi),
    VERIF_LIGNE(dame_vers_le_roi),
    VERIF_LIGNE(dame_premiere_faute),
    VERIF_LIGNE(roi_prend),
    VERIF_LIGNE(roi_vers_son_camp),
    VERIF_LIGNE(roi_vers_le_roi),
    VERIF_LIGNE(roi_premiere_faute),
    VERIF_LIGNE(pion_blanc_avance),
    VERIF_LIGNE(pion_blanc_prend),
    VERIF_LIGNE(pion_blanc_bloque),
    VERIF_LIGNE(pion_blanc_ne_va_pas_ainsi),
    VERIF_LIGNE(pion_blanc_vers_son_camp),
    VERIF_LIGNE(pion_blanc_vers_le_roi),
    VERIF_LIGNE(pion_blanc_devant_le_roi),
    VERIF_LIGNE(pion_blanc_premiere_faute),
    VERIF_LIGNE(pion_noir_avance),
    VERIF_LIGNE(pion_noir_prend),
    VERIF_LIGNE(pion_noir_bloque),
    VERIF_LIGNE(pion_noir_ne_va_pas_ainsi),
    VERIF_LIGNE(pion_noir_vers_son_camp),
    VERIF_LIGNE(pion_noir_vers_le_roi),
    VERIF_LIGNE(pion_noir_devant_le_roi),
    VERIF_LIGNE(pion_noir_premiere_faute))
