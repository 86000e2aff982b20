/* Section « Déplacements spéciaux » de echecs.h : roque et prise en passant. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = 5 };

typedef int (*special)(echiquier *, int, int, int, int, const historique_partie *,
                       code_erreur_deplacement *);

static const special roque = echiquier_deplacement_special_realise_si_possible_roque;
static const special prise = echiquier_deplacement_special_realise_si_possible_prise_en_passant;

#define ROQUES "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define PRISE "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"

static void verifie_clauses(special s, const char *fen, int x0, int y0, int x1, int y1)
{
    partie_d_essai *p = partie_de(fen);
    int i, j;

    VERIF_ENTIER(s(NULL, x0, y0, x1, y1, &p->h, &p->c), 0);
    verifie_code(&p->c, erreur_pointeur_nul, -1, -1);
    memset(&p->c, 0, sizeof p->c);
    VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER(s(&p->e, x0, y0, x1, y1, NULL, &p->c), 0));
    verifie_code(&p->c, erreur_pointeur_nul, -1, -1);
    VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER(s(&p->e, x0, y0, x1, y1, &p->h, NULL), 0));
    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { x0, y0, x1, y1 };

            c[j] = hors_limites[i];
            VERIF_INCHANGE(&p->e, sizeof p->e,
                           VERIF_ENTIER(s(&p->e, c[0], c[1], c[2], c[3], &p->h, &p->c), 0));
            verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
        }
    }
    p->h.nombre_coups = -1;
    VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER(s(&p->e, x0, y0, x1, y1, &p->h, &p->c), 0));
    verifie_code(&p->c, erreur_historique_invalide, -1, -1);
    p->h.nombre_coups = 0;
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        const abime *a = abimer(&p->e, i);

        VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER(s(&p->e, x0, y0, x1, y1, &p->h, &p->c), 0));
        verifie_code(&p->c, a->code, -1, -1);
    }
}

VERIF(clauses_du_roque, "ROQUE-N1 ROQUE-N2 ROQUE-N3 ROQUE-N4 ROQUE-N5 ROQUE-N6")
{
    verifie_clauses(roque, ROQUES, 4, 0, 6, 0);
}

VERIF(clauses_de_la_prise_en_passant,
      "EN-PASSANT-N1 EN-PASSANT-N2 EN-PASSANT-N3 EN-PASSANT-N4 EN-PASSANT-N5 EN-PASSANT-N6")
{
    verifie_clauses(prise, PRISE, 4, 4, 3, 5);
}

/* ---- Roque ------------------------------------------------------------------------------ */

static void roque_permis(special s, const char *fen, int y, int x, int x_tour)
{
    partie_d_essai *p = partie_de(fen);
    const jeu *j = echiquier_recupere_jeu_courant_information(&p->e);
    int joueur = p->e.joueur_courant;

    VERIF_APPEL("…_roque(&e, 4, %d, %d, %d, &h, &c)", y, x, y);
    VERIF_ENTIER(s(&p->e, 4, y, x, y, &p->h, &p->c), 1);
    verifie_code(&p->c, pas_erreur, -1, -1);
    VERIF_ENTIER(jeu_recuperer_piece_information(j, x, y)->type, roi);
    VERIF_ENTIER(jeu_recuperer_piece_information(j, x_tour, y)->type, tour);
    VERIF_ENTIER(jeu_existe_piece(j, 4, y), 0);
    VERIF_ENTIER(jeu_existe_piece(j, x == 6 ? 7 : 0, y), 0);
    VERIF_ENTIER(p->e.joueur_courant, joueur);
}

static void roque_refuse(const char *fen, int x0, int y0, int x1, int y1, int x, int y)
{
    partie_d_essai *p = partie_de(fen);

    VERIF_APPEL("…_roque(&e, %d, %d, %d, %d, &h, &c)", x0, y0, x1, y1);
    VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER(roque(&p->e, x0, y0, x1, y1, &p->h, &p->c), 0));
    verifie_code(&p->c, erreur_roque_non_permis, x, y);
}

VERIF(roques_permis, "ROQUE-G1")
{
    roque_permis(roque, ROQUES, 0, 6, 5);
    roque_permis(roque, ROQUES, 0, 2, 3);
    roque_permis(roque, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", 7, 6, 5);
    roque_permis(roque, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", 7, 2, 3);
    VERIF_INDICE("b1 attaquée n'empêche pas le grand roque : le roi n'y passe pas");
    roque_permis(roque, "1r4k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 0, 2, 3);
    VERIF_INDICE("une tour attaquée n'empêche pas le roque");
    roque_permis(roque, "r5k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 0, 2, 3);
}

VERIF(roques_refuses, "ROQUE-G2")
{
    roque_refuse("4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", 4, 0, 6, 0, 6, 0);
    roque_refuse("4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1", 4, 0, 2, 0, 1, 0);
    roque_refuse("4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 0, 6, 0, 4, 0);
    roque_refuse("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 0, 6, 0, 5, 0);
    roque_refuse("1k4r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 0, 6, 0, 6, 0);
    roque_refuse("4k3/8/8/8/8/8/p7/R3K2R w Q - 0 1", 4, 0, 6, 0, 7, 0);
    roque_refuse("4k3/8/8/8/8/8/8/4K2R w - - 0 1", 4, 0, 6, 0, 7, 0);
    roque_refuse("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 4, 0, 2, 0, 0, 0);
    roque_refuse("4k3/8/8/8/8/8/8/R2Q3K w - - 0 1", 4, 0, 2, 0, 4, 0);
    roque_refuse(ROQUES, 4, 0, 5, 0, -1, -1);
    roque_refuse(ROQUES, 4, 0, 4, 2, -1, -1);
    roque_refuse(ROQUES, 4, 7, 6, 7, -1, -1);
}

/* Toutes les fautes à la fois, puis une de moins à chaque tour : c'est la première qui est dite. */
VERIF(le_roque_dit_sa_premiere_faute, "ROQUE-G2")
{
    static const struct {
        const char *fen;
        int touchees; /* le nombre de coups de « coups » dans l'historique */
        int x, y;
    } cas[] = {
        { "k4r2/8/8/8/8/8/8/4QN1K w - - 0 1", 2, 4, 0 }, /* ni roi, ni tour, ni droit */
        { "4kr2/8/8/8/8/8/8/4KN2 w - - 0 1", 2, 7, 0 },  /* ni tour ni droit */
        { "4kr2/8/8/8/8/8/8/4KN1R w - - 0 1", 2, 7, 0 }, /* pas le droit */
        { "4kr2/8/8/8/8/8/8/4KN1R w K - 0 1", 2, 4, 0 }, /* le roi a bougé */
        { "4kr2/8/8/8/8/8/8/4KN1R w K - 0 1", 1, 7, 0 }, /* la tour a bougé */
        { "4k1r1/8/8/8/8/8/8/4KN1R w K - 0 1", 0, 5, 0 }, /* une pièce entre eux, g1 attaquée */
        { "4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", 0, 6, 0 },  /* g1 attaquée */
    };
    static const coup_joue coups[] = {
        { 7, 0, 7, 1, deplacement_standard, invalide }, { 4, 0, 4, 1, deplacement_standard, invalide },
    };
    int i, j;

    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        partie_d_essai *p = partie_de(cas[i].fen);

        for (j = 0; j < cas[i].touchees; j++)
            ajouter(&p->h, &coups[j]);
        VERIF_CONTEXTE("cas %d", i);
        VERIF_ENTIER(roque(&p->e, 4, 0, 6, 0, &p->h, &p->c), 0);
        verifie_code(&p->c, erreur_roque_non_permis, cas[i].x, cas[i].y);
        VERIF_ENTIER(roque(&p->e, 4, 0, 5, 0, &p->h, &p->c), 0);
        verifie_code(&p->c, erreur_roque_non_permis, -1, -1);
    }
}

VERIF(le_roque_dit_la_case_la_plus_proche_de_la_colonne_a, "ROQUE-G2")
{
    VERIF_INDICE("plusieurs cases occupées entre le roi et la tour");
    roque_refuse("4k3/8/8/8/8/8/8/RNBQK2R w KQ - 0 1", 4, 0, 2, 0, 1, 0);
    roque_refuse("4k3/8/8/8/8/8/8/R1BQK2R w KQ - 0 1", 4, 0, 2, 0, 2, 0);
    roque_refuse("4k3/8/8/8/8/8/8/R3KBNR w KQ - 0 1", 4, 0, 6, 0, 5, 0);
    roque_refuse("rnbqk2r/8/8/8/8/8/8/4K3 b kq - 0 1", 4, 7, 2, 7, 1, 7);
    roque_refuse("r3kbnr/8/8/8/8/8/8/4K3 b kq - 0 1", 4, 7, 6, 7, 5, 7);
    VERIF_INDICE("plusieurs cases attaquées, parmi les trois du roi");
    roque_refuse("2r1r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 0, 2, 0, 2, 0);
    roque_refuse("3rr1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 0, 2, 0, 3, 0);
    roque_refuse("1k2rrr1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 0, 6, 0, 4, 0);
    roque_refuse("1k3rr1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 4, 0, 6, 0, 5, 0);
    roque_refuse("r3k2r/8/8/8/8/8/8/2R1R1K1 b kq - 0 1", 4, 7, 2, 7, 2, 7);
    roque_refuse("r3k2r/8/8/8/8/8/8/1K3RR1 b kq - 0 1", 4, 7, 6, 7, 5, 7);
}

VERIF(roque_et_historique, "ROQUE-G3")
{
    static const coup_joue coups[] = {
        { 7, 0, 7, 1, deplacement_standard, invalide }, { 4, 0, 4, 1, deplacement_standard, invalide },
        { 7, 7, 7, 0, deplacement_standard, invalide }, { 0, 0, 0, 1, deplacement_standard, invalide },
    };
    partie_d_essai *p;
    size_t i;

    for (i = 0; i < 4; i++) {
        p = partie_de(ROQUES);
        ajouter(&p->h, &coups[i]);
        VERIF_CONTEXTE("après un coup de (%d, %d) à (%d, %d)", coups[i].x_depart, coups[i].y_depart,
                       coups[i].x_arrivee, coups[i].y_arrivee);
        VERIF_INDICE("une pièce partie de sa case, ou arrivée dessus, a bougé");
        VERIF_ENTIER(roque(&p->e, 4, 0, 6, 0, &p->h, &p->c), i == 3);
    }
    p = partie_de(ROQUES);
    p->h.droits_roque = ECHECS_DROIT_GRAND_ROQUE_BLANC;
    VERIF_ENTIER(roque(&p->e, 4, 0, 6, 0, &p->h, &p->c), 0);
    verifie_code(&p->c, erreur_roque_non_permis, 7, 0);
    VERIF_ENTIER(roque(&p->e, 4, 0, 2, 0, &p->h, &p->c), 1);
}

/* ---- Prise en passant -------------------------------------------------------------------- */

VERIF(prises_permises, "EN-PASSANT-G1 EN-PASSANT-G3")
{
    static const coup_joue d7d5 = { 3, 6, 3, 4, deplacement_standard, invalide };
    partie_d_essai *p = partie_de(PRISE);

    VERIF_ENTIER(prise(&p->e, 4, 4, 3, 5, &p->h, &p->c), 1);
    verifie_code(&p->c, pas_erreur, -1, -1);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 3, 5), 1);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 4, 4), 0);
    VERIF_ENTIER(jeu_compter_nombre_piece(&p->e.jeu_de_piece_noir), 1);
    VERIF_ENTIER(p->e.joueur_courant, 0);
    p = partie_de("4k3/8/8/2PpP3/8/8/8/4K3 w - - 0 1");
    ajouter(&p->h, &d7d5);
    VERIF_INDICE("le dernier coup de l'historique est celui du pion");
    VERIF_ENTIER(prise(&p->e, 2, 4, 3, 5, &p->h, &p->c), 1);
    p = partie_de("7K/8/8/4k3/3Pp3/8/8/8 b - d3 0 1");
    VERIF_ENTIER(prise(&p->e, 4, 3, 3, 2, &p->h, &p->c), 1);
    VERIF_ENTIER(jeu_compter_nombre_piece(&p->e.jeu_de_piece_blanc), 1);
}

static void prise_refusee(partie_d_essai *p, int x0, int y0, int x1, int y1, int x, int y)
{
    VERIF_APPEL("…_prise_en_passant(&e, %d, %d, %d, %d, &h, &c)", x0, y0, x1, y1);
    VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER(prise(&p->e, x0, y0, x1, y1, &p->h, &p->c), 0));
    verifie_code(&p->c, erreur_prise_en_passant_non_permise, x, y);
}

VERIF(prises_refusees, "EN-PASSANT-G2 EN-PASSANT-G3")
{
    static const coup_joue d6d5 = { 3, 5, 3, 4, deplacement_standard, invalide };
    static const coup_joue d7d5 = { 3, 6, 3, 4, deplacement_standard, invalide };
    static const coup_joue e1d1 = { 4, 0, 3, 0, deplacement_standard, invalide };
    partie_d_essai *p;

    prise_refusee(partie_de("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"), 4, 4, 3, 5, 3, 4);
    p = partie_de("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    ajouter(&p->h, &d6d5);
    VERIF_INDICE("le pion n'a avancé que d'une case");
    prise_refusee(p, 4, 4, 3, 5, 3, 4);
    p = partie_de(PRISE);
    ajouter(&p->h, &e1d1);
    VERIF_INDICE("la case de la FEN ne vaut que pour le premier coup");
    prise_refusee(p, 4, 4, 3, 5, 3, 4);
    p = partie_de("4k3/8/8/3rP3/8/8/8/4K3 w - - 0 1");
    ajouter(&p->h, &d7d5);
    VERIF_INDICE("ce n'est pas un pion");
    prise_refusee(p, 4, 4, 3, 5, 3, 4);
    p = partie_de("4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1");
    ajouter(&p->h, &d7d5);
    prise_refusee(p, 4, 4, 3, 5, 3, 5);
    VERIF_INDICE("la case d'arrivée d'abord, puis celle du pion à prendre");
    prise_refusee(partie_de("4k3/8/3n4/4P3/8/8/8/4K3 w - - 0 1"), 4, 4, 3, 5, 3, 5);
    VERIF_INDICE("la rangée d'abord");
    prise_refusee(partie_de("4k3/8/8/8/3n4/4P3/8/4K3 w - - 0 1"), 4, 2, 3, 3, -1, -1);
    VERIF_INDICE(NULL);
    prise_refusee(partie_de(PRISE), 4, 4, 5, 5, 5, 4);
    VERIF_INDICE("sans coup, la case de la FEN est la seule, même à côté d'un autre pion");
    prise_refusee(partie_de("4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1"), 4, 4, 5, 5, 5, 4);
    VERIF_INDICE(NULL);
    prise_refusee(partie_de(PRISE), 4, 4, 4, 5, -1, -1);
    prise_refusee(partie_de(PRISE), 4, 4, 3, 3, -1, -1);
    prise_refusee(partie_de(PRISE), 4, 0, 3, 1, -1, -1);
    prise_refusee(partie_de(PRISE), 2, 2, 3, 3, -1, -1);
}

VERIF(autres_noms, "ROQUE-ALIAS-G1 EN-PASSANT-ALIAS-G1")
{
    partie_d_essai *p;

    roque_permis(echiquier_deplacement_realise_si_possible_roque, ROQUES, 0, 6, 5);
    p = partie_de(PRISE);
    VERIF_ENTIER(
        echiquier_deplacement_realise_si_possible_prise_en_passant(&p->e, 4, 4, 3, 5, &p->h, &p->c), 1);
    VERIF_ENTIER(
        echiquier_deplacement_realise_si_possible_prise_en_passant(&p->e, 3, 5, 4, 6, &p->h, &p->c), 0);
    verifie_code(&p->c, erreur_prise_en_passant_non_permise, -1, -1);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(clauses_du_roque),
    VERIF_LIGNE(clauses_de_la_prise_en_passant),
    VERIF_LIGNE(roques_permis),
    VERIF_LIGNE(roques_refuses),
    VERIF_LIGNE(le_roque_dit_sa_premiere_faute),
    VERIF_LIGNE(le_roque_dit_la_case_la_plus_proche_de_la_colonne_a),
    VERIF_LIGNE(roque_et_historique),
    VERIF_LIGNE(prises_permises),
    VERIF_LIGNE(prises_refusees),
    VERIF_LIGNE(autres_noms))
