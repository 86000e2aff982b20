/* Section « Déplacements standard » de echecs.h : pièce par pièce. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = 5 };

typedef int (*fonction)(const echiquier *, piece *, int, int, code_erreur_deplacement *);

/* Chaque sorte de pièce, sa fonction, et une position où elle est seule en d4 avec les rois. */
static const struct {
    type_piece sorte;
    fonction est_valide;
    const char *nom;
    const char *fen;
} sortes[] = {
    { tour, echiquier_deplacement_standard_est_valide_tour, "tour", "7k/8/8/8/3R4/8/8/7K w - - 0 1" },
    { cavalier, echiquier_deplacement_standard_est_valide_cavalier, "cavalier",
      "7k/8/8/8/3N4/8/8/7K w - - 0 1" },
    { fou, echiquier_deplacement_standard_est_valide_fou, "fou", "7k/7p/8/8/3B4/8/8/7K b - - 0 1" },
    { dame, echiquier_deplacement_standard_est_valide_dame, "dame", "k7/8/8/8/3Q4/8/8/7K w - - 0 1" },
    { roi, echiquier_deplacement_standard_est_valide_roi, "roi", "7k/8/8/8/3K4/8/8/8 w - - 0 1" },
    { pion_blanc, echiquier_deplacement_standard_est_valide_pion_blanc, "pion_blanc",
      "7k/8/8/8/3P4/8/8/7K w - - 0 1" },
    { pion_noir, echiquier_deplacement_standard_est_valide_pion_noir, "pion_noir",
      "7k/8/8/8/3p4/8/8/7K b - - 0 1" },
};
enum { nombre_sortes = sizeof sortes / sizeof *sortes };

/* La pièce en (x, y), de l'un ou l'autre jeu. */
static piece *en(partie_d_essai *p, int x, int y)
{
    piece *trouvee = jeu_recuperer_piece(&p->e.jeu_de_piece_blanc, x, y);

    return trouvee != NULL ? trouvee : jeu_recuperer_piece(&p->e.jeu_de_piece_noir, x, y);
}

/* La réponse de la fonction de cette sorte pour la pièce en d4. */
static int de_d4(partie_d_essai *p, int sorte, int x, int y)
{
    VERIF_APPEL("echiquier_deplacement_standard_est_valide_%s(&e, pièce en (3, 3), %d, %d, &c)",
                sortes[sorte].nom, x, y);
    return sortes[sorte].est_valide(&p->e, en(p, 3, 3), x, y, &p->c);
}

VERIF(pointeurs_nuls,
      "TOUR-STD-N1 CAVALIER-STD-N1 FOU-STD-N1 DAME-STD-N1 "
      "ROI-STD-N1 PION-BLANC-STD-N1 PION-NOIR-STD-N1"
      " TOUR-STD-N2 CAVALIER-STD-N2 FOU-STD-N2 DAME-STD-N2 "
      "ROI-STD-N2 PION-BLANC-STD-N2 PION-NOIR-STD-N2"
      " TOUR-STD-N3 CAVALIER-STD-N3 FOU-STD-N3 DAME-STD-N3 "
      "ROI-STD-N3 PION-BLANC-STD-N3 PION-NOIR-STD-N3")
{
    int i;

    for (i = 0; i < nombre_sortes; i++) {
        partie_d_essai *p = partie_de(sortes[i].fen);

        VERIF_CONTEXTE("%s", sortes[i].nom);
        VERIF_ENTIER(sortes[i].est_valide(NULL, en(p, 3, 3), 3, 4, &p->c), 0);
        verifie_code(&p->c, erreur_pointeur_nul, -1, -1);
        memset(&p->c, 0, sizeof p->c);
        VERIF_ENTIER(sortes[i].est_valide(&p->e, NULL, 3, 4, &p->c), 0);
        verifie_code(&p->c, erreur_pointeur_nul, -1, -1);
        VERIF_ENTIER(sortes[i].est_valide(&p->e, en(p, 3, 3), 3, 4, NULL), 0);
    }
}

VERIF(hors_de_l_echiquier,
      "TOUR-STD-N4 CAVALIER-STD-N4 FOU-STD-N4 DAME-STD-N4 "
      "ROI-STD-N4 PION-BLANC-STD-N4 PION-NOIR-STD-N4")
{
    int i, j;

    for (i = 0; i < nombre_sortes; i++) {
        partie_d_essai *p = partie_de(sortes[i].fen);

        for (j = 0; j < nombre_hors_limites; j++) {
            VERIF_ENTIER(de_d4(p, i, 3, hors_limites[j]), 0);
            verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
            VERIF_ENTIER(de_d4(p, i, hors_limites[j], 3), 0);
            verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
        }
    }
}

VERIF(pas_la_bonne_piece,
      "TOUR-STD-N5 CAVALIER-STD-N5 FOU-STD-N5 DAME-STD-N5 "
      "ROI-STD-N5 PION-BLANC-STD-N5 PION-NOIR-STD-N5")
{
    int i;

    for (i = 0; i < nombre_sortes; i++) {
        partie_d_essai *p = partie_de(sortes[i].fen);
        piece ailleurs = { sortes[i].sorte, 1, 1 }, autre = { invalide, -1, -1 }, *bonne = en(p, 3, 3);
        int suivante = (i + 1) % nombre_sortes;

        VERIF_CONTEXTE("%s", sortes[i].nom);
        VERIF_INDICE("la pièce doit être de cette sorte et sur cet échiquier");
        VERIF_ENTIER(sortes[i].est_valide(&p->e, &ailleurs, 3, 4, &p->c), 0);
        verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
        VERIF_ENTIER(sortes[i].est_valide(&p->e, &autre, 3, 4, &p->c), 0);
        verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
        VERIF_ENTIER(sortes[suivante].est_valide(&p->e, bonne, 3, 4, &p->c), 0);
        verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
    }
}

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

VERIF(sur_un_echiquier_presque_vide,
      "TOUR-STD-G1 CAVALIER-STD-G1 FOU-STD-G1 DAME-STD-G1 "
      "ROI-STD-G1 PION-BLANC-STD-G1 PION-NOIR-STD-G1"
      " TOUR-STD-G2 CAVALIER-STD-G2 FOU-STD-G2 DAME-STD-G2 "
      "ROI-STD-G2 PION-BLANC-STD-G2 PION-NOIR-STD-G2")
{
    int i, x, y;

    for (i = 0; i < nombre_sortes; i++) {
        partie_d_essai *p = partie_de(sortes[i].fen);

        for (x = 0; x < 8; x++) {
            for (y = 0; y < 8; y++) {
                int attendu = va(sortes[i].sorte, x - 3, y - 3);

                if (en(p, x, y) != NULL)
                    continue;
                VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER(de_d4(p, i, x, y), attendu));
                verifie_code(&p->c, attendu ? pas_erreur : erreur_deplacement_piece_impossible, -1, -1);
            }
        }
        VERIF_ENTIER(de_d4(p, i, 3, 3), 0);
        verifie_code(&p->c, erreur_absence_de_deplacement, -1, -1);
    }
}

/* La pièce de la case de départ, ce que rend sa fonction et ce qu'elle écrit. */
static void essai(const char *fen, int x0, int y0, int x1, int y1, type_erreur code, int x, int y)
{
    partie_d_essai *p = partie_de(fen);
    piece *q = en(p, x0, y0);
    int i;

    for (i = 0; i < nombre_sortes && sortes[i].sorte != q->type; i++)
        ;
    VERIF_APPEL("echiquier_deplacement_standard_est_valide_%s(&e, pièce en (%d, %d), %d, %d, &c)",
                sortes[i].nom, x0, y0, x1, y1);
    VERIF_ENTIER(sortes[i].est_valide(&p->e, q, x1, y1, &p->c), code == pas_erreur);
    verifie_code(&p->c, code, x, y);
}

VERIF(trajets_et_prises,
      "TOUR-STD-G1 CAVALIER-STD-G1 FOU-STD-G1 DAME-STD-G1 "
      "ROI-STD-G1 PION-BLANC-STD-G1 PION-NOIR-STD-G1"
      " TOUR-STD-G2 CAVALIER-STD-G2 FOU-STD-G2 DAME-STD-G2 "
      "ROI-STD-G2 PION-BLANC-STD-G2 PION-NOIR-STD-G2")
{
    /* Dames : la première pièce du trajet, une pièce de son camp, une prise. */
    const char *dames = "4k3/8/1p3P2/8/1P1Q2p1/8/3r4/K7 b - - 0 1";
    const char *tours = "4k3/8/8/8/1P1R2p1/8/3r4/K7 w - - 0 1";
    const char *fous = "4k3/8/1p3P2/8/3B4/8/1N3b2/K7 w - - 0 1";
    const char *autres = "4k3/2p1P3/8/3N4/8/8/1n1pK3/8 w - - 0 1";
    const char *pions = "4k3/p2p1p2/P2p1P2/4p3/3P4/1p3p1p/P5P1/4K3 w - - 0 1";

    essai(dames, 3, 3, 0, 3, erreur_piece_blocant_trajet, 1, 3);
    essai(dames, 3, 3, 1, 3, erreur_piece_blocant_trajet, 1, 3);
    essai(dames, 3, 3, 7, 3, erreur_piece_blocant_trajet, 6, 3);
    essai(dames, 3, 3, 6, 3, pas_erreur, -1, -1);
    essai(dames, 3, 3, 1, 5, pas_erreur, -1, -1);
    essai(dames, 3, 3, 0, 6, erreur_piece_blocant_trajet, 1, 5);
    essai(dames, 3, 3, 7, 7, erreur_piece_blocant_trajet, 5, 5);
    essai(dames, 3, 3, 4, 7, erreur_deplacement_piece_impossible, -1, -1);
    essai(tours, 3, 3, 3, 1, pas_erreur, -1, -1);
    essai(tours, 3, 3, 3, 0, erreur_piece_blocant_trajet, 3, 1);
    essai(tours, 3, 3, 0, 3, erreur_piece_blocant_trajet, 1, 3);
    essai(fous, 3, 3, 1, 5, pas_erreur, -1, -1);
    essai(fous, 3, 3, 0, 6, erreur_piece_blocant_trajet, 1, 5);
    essai(fous, 3, 3, 1, 1, erreur_piece_blocant_trajet, 1, 1);
    essai(fous, 3, 3, 5, 1, pas_erreur, -1, -1);
    essai(fous, 3, 3, 6, 0, erreur_piece_blocant_trajet, 5, 1);
    essai(autres, 3, 4, 2, 6, pas_erreur, -1, -1);
    essai(autres, 3, 4, 4, 6, erreur_piece_blocant_trajet, 4, 6);
    essai(autres, 4, 1, 3, 1, pas_erreur, -1, -1);
    essai(autres, 1, 1, 3, 0, pas_erreur, -1, -1);
    essai(pions, 0, 1, 0, 3, pas_erreur, -1, -1);
    essai(pions, 0, 1, 1, 2, pas_erreur, -1, -1);
    essai(pions, 6, 1, 7, 2, pas_erreur, -1, -1);
    essai(pions, 6, 1, 5, 2, pas_erreur, -1, -1);
    essai(pions, 3, 3, 4, 4, pas_erreur, -1, -1);
    essai(pions, 3, 3, 2, 4, erreur_deplacement_piece_impossible, -1, -1);
    essai(pions, 3, 3, 3, 5, erreur_deplacement_piece_impossible, -1, -1);
    essai(pions, 3, 3, 3, 2, erreur_deplacement_piece_impossible, -1, -1);
    essai(pions, 0, 5, 0, 6, erreur_piece_blocant_trajet, 0, 6);
    essai(pions, 3, 6, 3, 4, erreur_piece_blocant_trajet, 3, 5);
    essai(pions, 3, 6, 3, 5, erreur_piece_blocant_trajet, 3, 5);
    essai(pions, 0, 6, 1, 5, erreur_deplacement_piece_impossible, -1, -1);
    essai(pions, 4, 4, 3, 3, pas_erreur, -1, -1);
    essai(pions, 5, 2, 6, 1, pas_erreur, -1, -1);
    essai(pions, 3, 5, 3, 4, pas_erreur, -1, -1);
    essai(pions, 3, 5, 3, 3, erreur_deplacement_piece_impossible, -1, -1);
}

/* Chaque pièce vers une pièce de son camp, où elle n'irait de toute façon pas. */
VERIF(la_premiere_faute_est_dite,
      "TOUR-STD-G2 CAVALIER-STD-G2 FOU-STD-G2 DAME-STD-G2 "
      "ROI-STD-G2 PION-BLANC-STD-G2 PION-NOIR-STD-G2")
{
    static const char depart[] = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    static const int coups[][4] = {
        { 0, 0, 1, 1 }, { 1, 0, 0, 0 }, { 2, 0, 2, 1 }, { 3, 0, 1, 1 }, { 4, 0, 6, 0 },
        { 4, 1, 3, 0 }, { 4, 1, 3, 1 }, { 4, 6, 3, 7 }, { 4, 6, 3, 6 },
    };
    int i;

    VERIF_INDICE("que la pièce n'aille pas ainsi vient avant ce qui est sur la case d'arrivée");
    for (i = 0; i < (int)(sizeof coups / sizeof *coups); i++) {
        const int *c = coups[i];

        essai(depart, c[0], c[1], c[2], c[3], erreur_deplacement_piece_impossible, -1, -1);
        essai(depart, c[0], c[1], c[0], c[1], erreur_absence_de_deplacement, -1, -1);
    }
    VERIF_INDICE("en diagonale, une pièce du même camp ne se prend pas");
    essai("4k3/8/8/3p4/4pP2/4P3/8/4K3 w - - 0 1", 4, 2, 5, 3, erreur_deplacement_piece_impossible, -1, -1);
    essai("4k3/8/8/3p4/4pP2/4P3/8/4K3 w - - 0 1", 3, 4, 4, 3, erreur_deplacement_piece_impossible, -1, -1);
}

VERIF(vers_le_roi_adverse,
      "TOUR-STD-G1 CAVALIER-STD-G1 FOU-STD-G1 DAME-STD-G1 "
      "ROI-STD-G1 PION-BLANC-STD-G1 PION-NOIR-STD-G1")
{
    partie_d_essai *p;

    VERIF_INDICE("qui peut aller sur la case du roi adverse lui donne échec : c'est une case comme "
                 "une autre");
    essai("4k3/8/8/8/8/8/4R3/K7 b - - 0 1", 4, 1, 4, 7, pas_erreur, -1, -1);
    essai("4k3/8/5N2/8/8/8/8/4K3 b - - 0 1", 5, 5, 4, 7, pas_erreur, -1, -1);
    essai("4k3/8/2B5/8/8/8/8/4K3 b - - 0 1", 2, 5, 4, 7, pas_erreur, -1, -1);
    essai("4k3/8/8/7Q/8/8/8/4K3 b - - 0 1", 7, 4, 4, 7, pas_erreur, -1, -1);
    essai("4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", 3, 6, 4, 7, pas_erreur, -1, -1);
    essai("4k3/8/8/8/8/8/5p2/4K3 w - - 0 1", 5, 1, 4, 0, pas_erreur, -1, -1);
    VERIF_INDICE("devant le pion, le roi adverse le bloque");
    essai("4k3/4P3/8/8/8/8/8/4K3 b - - 0 1", 4, 6, 4, 7, erreur_piece_blocant_trajet, 4, 7);
    VERIF_INDICE(NULL);
    VERIF_CONTEXTE("deux rois côte à côte, ce qu'aucune partie ne permet");
    VERIF_APPEL("echiquier_deplacement_standard_est_valide_roi(&e, pièce en (1, 0), 0, 0, &c)");
    p = partie_de("8/8/8/8/8/8/8/k1K5 w - - 0 1");
    jeu_recuperer_piece(&p->e.jeu_de_piece_blanc, 2, 0)->coord_x = 1;
    VERIF_ENTIER(echiquier_deplacement_standard_est_valide_roi(&p->e, en(p, 1, 0), 0, 0, &p->c), 1);
    verifie_code(&p->c, pas_erreur, -1, -1);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(pointeurs_nuls),
    VERIF_LIGNE(hors_de_l_echiquier),
    VERIF_LIGNE(pas_la_bonne_piece),
    VERIF_LIGNE(sur_un_echiquier_presque_vide),
    VERIF_LIGNE(trajets_et_prises),
    VERIF_LIGNE(la_premiere_faute_est_dite),
    VERIF_LIGNE(vers_le_roi_adverse))
