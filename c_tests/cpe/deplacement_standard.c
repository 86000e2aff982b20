/* Section « Déplacements standard » de echecs.h, pièce par pièce : les clauses, et la pièce seule. Une
 * fonction fausse ne fait échouer que les siennes. */
#include "deplacement_standard.h"

/* ---- Les clauses ---------------------------------------------------------------------------- */

static void pointeurs_nuls(const standard *s)
{
    PARTIE_DE(p, s->fen);
    piece *q = piece_en(p, 3, 3);

    VERIF_NON_NUL(q);
    {
        VERIF_APPEL("echiquier_deplacement_standard_est_valide_%s(NULL, p, 3, 4, &c)", s->nom);
        VERIF_ENTIER(s->est_valide(NULL, q, 3, 4, &p->c), 0);
        verifie_code(&p->c, erreur_pointeur_nul, -1, -1);
    }
    VERIF_REMPLIR(&p->c, sizeof p->c);
    {
        VERIF_APPEL("echiquier_deplacement_standard_est_valide_%s(&e, NULL, 3, 4, &c)", s->nom);
        VERIF_ENTIER(s->est_valide(&p->e, NULL, 3, 4, &p->c), 0);
        verifie_code(&p->c, erreur_pointeur_nul, -1, -1);
    }
    VERIF_APPEL("echiquier_deplacement_standard_est_valide_%s(&e, p, 3, 4, NULL)", s->nom);
    VERIF_ENTIER(s->est_valide(&p->e, q, 3, 4, NULL), 0);
}

static void hors_de_l_echiquier(const standard *s)
{
    static const int hors_limites[] = CPE_HORS_LIMITES;
    PARTIE_DE(p, s->fen);
    piece *q = piece_en(p, 3, 3);
    int i;

    VERIF_NON_NUL(q);
    for (i = 0; i < 5; i++) {
        juger_vers(s, p, q, 3, hors_limites[i], erreur_argument_hors_limites, NULL);
        juger_vers(s, p, q, hors_limites[i], 3, erreur_argument_hors_limites, NULL);
    }
}

static void pas_la_bonne_piece(const standard *s)
{
    PARTIE_DE(p, s->fen);
    piece ailleurs = { s->sorte, 1, 1 }, rien = { invalide, -1, -1 };
    piece *q = piece_en(p, 3, 3);

    VERIF_NON_NUL(q);
    {
        VERIF_INDICE("une pièce de l'échiquier doit être égale à *p");
        juger_vers(s, p, &ailleurs, 3, 4, erreur_argument_hors_limites, NULL);
        juger_vers(s, p, &rien, 3, 4, erreur_argument_hors_limites, NULL);
    }
    VERIF_INDICE("*p doit être de la sorte de cette fonction");
    VERIF_CONTEXTE("la pièce en d4 est d'une autre sorte");
    q->type = s->sorte == dame ? tour : dame;
    juger_vers(s, p, q, 3, 4, erreur_argument_hors_limites, NULL);
}

/* ---- Une pièce seule, vers chaque case ------------------------------------------------------- */

/* Une pièce de cette sorte, seule en d4, peut-elle aller là ? */
static int va(type_piece sorte, int dx, int dy)
{
    int droite = dx == 0 || dy == 0, diagonale = abs(dx) == abs(dy);

    switch (sorte) {
    case tour: return droite;
    case fou: return diagonale;
    case dame: return droite || diagonale;
    case cavalier: return abs(dx) * abs(dy) == 2;
    case roi: return abs(dx) <= 1 && abs(dy) <= 1;
    case pion_blanc: return dx == 0 && dy == 1;
    case pion_noir: return dx == 0 && dy == -1;
    default: return 0;
    }
}

static void seule(const standard *s)
{
    PARTIE_DE(p, s->fen);
    piece *q = piece_en(p, 3, 3);
    int x, y;

    VERIF_NON_NUL(q);
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            if (piece_en(p, x, y) == NULL)
                juger_vers(s, p, q, x, y,
                           va(s->sorte, x - 3, y - 3) ? pas_erreur : erreur_deplacement_piece_impossible,
                           NULL);
        }
    }
    juger_vers(s, p, q, 3, 3, erreur_absence_de_deplacement, NULL);
}

VERIF(tour_pointeurs_nuls, "TOUR-STD-N1 TOUR-STD-N2 TOUR-STD-N3")
{
    pointeurs_nuls(&la_tour);
}

VERIF(cavalier_pointeurs_nuls, "CAVALIER-STD-N1 CAVALIER-STD-N2 CAVALIER-STD-N3")
{
    pointeurs_nuls(&le_cavalier);
}

VERIF(fou_pointeurs_nuls, "FOU-STD-N1 FOU-STD-N2 FOU-STD-N3")
{
    pointeurs_nuls(&le_fou);
}

VERIF(dame_pointeurs_nuls, "DAME-STD-N1 DAME-STD-N2 DAME-STD-N3")
{
    pointeurs_nuls(&la_dame);
}

VERIF(roi_pointeurs_nuls, "ROI-STD-N1 ROI-STD-N2 ROI-STD-N3")
{
    pointeurs_nuls(&le_roi);
}

VERIF(pion_blanc_pointeurs_nuls, "PION-BLANC-STD-N1 PION-BLANC-STD-N2 PION-BLANC-STD-N3")
{
    pointeurs_nuls(&le_pion_blanc);
}

VERIF(pion_noir_pointeurs_nuls, "PION-NOIR-STD-N1 PION-NOIR-STD-N2 PION-NOIR-STD-N3")
{
    pointeurs_nuls(&le_pion_noir);
}

VERIF(tour_hors_de_l_echiquier, "TOUR-STD-N4")
{
    hors_de_l_echiquier(&la_tour);
}

VERIF(cavalier_hors_de_l_echiquier, "CAVALIER-STD-N4")
{
    hors_de_l_echiquier(&le_cavalier);
}

VERIF(fou_hors_de_l_echiquier, "FOU-STD-N4")
{
    hors_de_l_echiquier(&le_fou);
}

VERIF(dame_hors_de_l_echiquier, "DAME-STD-N4")
{
    hors_de_l_echiquier(&la_dame);
}

VERIF(roi_hors_de_l_echiquier, "ROI-STD-N4")
{
    hors_de_l_echiquier(&le_roi);
}

VERIF(pion_blanc_hors_de_l_echiquier, "PION-BLANC-STD-N4")
{
    hors_de_l_echiquier(&le_pion_blanc);
}

VERIF(pion_noir_hors_de_l_echiquier, "PION-NOIR-STD-N4")
{
    hors_de_l_echiquier(&le_pion_noir);
}

VERIF(tour_pas_la_bonne_piece, "TOUR-STD-N5")
{
    pas_la_bonne_piece(&la_tour);
}

VERIF(cavalier_pas_la_bonne_piece, "CAVALIER-STD-N5")
{
    pas_la_bonne_piece(&le_cavalier);
}

VERIF(fou_pas_la_bonne_piece, "FOU-STD-N5")
{
    pas_la_bonne_piece(&le_fou);
}

VERIF(dame_pas_la_bonne_piece, "DAME-STD-N5")
{
    pas_la_bonne_piece(&la_dame);
}

VERIF(roi_pas_la_bonne_piece, "ROI-STD-N5")
{
    pas_la_bonne_piece(&le_roi);
}

VERIF(pion_blanc_pas_la_bonne_piece, "PION-BLANC-STD-N5")
{
    pas_la_bonne_piece(&le_pion_blanc);
}

VERIF(pion_noir_pas_la_bonne_piece, "PION-NOIR-STD-N5")
{
    pas_la_bonne_piece(&le_pion_noir);
}

VERIF(tour_seule, "TOUR-STD-G1 TOUR-STD-G2 TOUR-STD-G3 TOUR-STD-G4")
{
    seule(&la_tour);
}

VERIF(cavalier_seul, "CAVALIER-STD-G1 CAVALIER-STD-G2 CAVALIER-STD-G3 CAVALIER-STD-G4")
{
    seule(&le_cavalier);
}

VERIF(fou_seul, "FOU-STD-G1 FOU-STD-G2 FOU-STD-G3 FOU-STD-G4")
{
    seule(&le_fou);
}

VERIF(dame_seule, "DAME-STD-G1 DAME-STD-G2 DAME-STD-G3 DAME-STD-G4")
{
    seule(&la_dame);
}

VERIF(roi_seul, "ROI-STD-G1 ROI-STD-G2 ROI-STD-G3 ROI-STD-G4")
{
    seule(&le_roi);
}

VERIF(pion_blanc_seul, "PION-BLANC-STD-G1 PION-BLANC-STD-G2 PION-BLANC-STD-G3 PION-BLANC-STD-G4")
{
    seule(&le_pion_blanc);
}

VERIF(pion_noir_seul, "PION-NOIR-STD-G1 PION-NOIR-STD-G2 PION-NOIR-STD-G3 PION-NOIR-STD-G4")
{
    seule(&le_pion_noir);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(tour_pointeurs_nuls),
    VERIF_LIGNE(cavalier_pointeurs_nuls),
    VERIF_LIGNE(fou_pointeurs_nuls),
    VERIF_LIGNE(dame_pointeurs_nuls),
    VERIF_LIGNE(roi_pointeurs_nuls),
    VERIF_LIGNE(pion_blanc_pointeurs_nuls),
    VERIF_LIGNE(pion_noir_pointeurs_nuls),
    VERIF_LIGNE(tour_hors_de_l_echiquier),
    VERIF_LIGNE(cavalier_hors_de_l_echiquier),
    VERIF_LIGNE(fou_hors_de_l_echiquier),
    VERIF_LIGNE(dame_hors_de_l_echiquier),
    VERIF_LIGNE(roi_hors_de_l_echiquier),
    VERIF_LIGNE(pion_blanc_hors_de_l_echiquier),
    VERIF_LIGNE(pion_noir_hors_de_l_echiquier),
    VERIF_LIGNE(tour_pas_la_bonne_piece),
    VERIF_LIGNE(cavalier_pas_la_bonne_piece),
    VERIF_LIGNE(fou_pas_la_bonne_piece),
    VERIF_LIGNE(dame_pas_la_bonne_piece),
    VERIF_LIGNE(roi_pas_la_bonne_piece),
    VERIF_LIGNE(pion_blanc_pas_la_bonne_piece),
    VERIF_LIGNE(pion_noir_pas_la_bonne_piece),
    VERIF_LIGNE(tour_seule),
    VERIF_LIGNE(cavalier_seul),
    VERIF_LIGNE(fou_seul),
    VERIF_LIGNE(dame_seule),
    VERIF_LIGNE(roi_seul),
    VERIF_LIGNE(pion_blanc_seul),
    VERIF_LIGNE(pion_noir_seul))
