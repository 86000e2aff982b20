/* Section « Coups » de partie.h : les règles du jeu, une par une. */
#include "partie_vue_temoin.h"

/* Essaie d'aller d'une case à toutes les autres : seules les arrivées dites, séparées par une
 * espace, sont acceptées. Ce qui est accepté est annulé ; ce qui est refusé n'a rien changé. */
static void verifie_arrivees(partie *p, const char *depart, const char *arrivees)
{
    photo avant = photo_de(p);
    int x = depart[0] - 'a', y = depart[1] - '1', i;
    temoin t;

    temoin_branche(&t, p);
    t.reponse = 0;
    for (i = 0; i < 64; i++) {
        char arrivee[3] = { (char)('a' + i % 8), (char)('1' + i / 8), '\0' };
        type_erreur code = partie_deplacer(p, x, y, i % 8, i / 8);

        VERIF_CONTEXTE("de %s à %s", depart, arrivee);
        VERIF_ENTIER(code == pas_erreur, strstr(arrivees, arrivee) != NULL);
        temoin_compare(&t, p);
        if (code == pas_erreur)
            VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        verifie_photo(p, &avant);
        VERIF_CODE(partie_annuler(p), avant.nombre > 0 ? pas_erreur : erreur_rien_a_annuler,
                   nommer);
        if (avant.nombre > 0)
            VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    }
    VERIF_CODE(partie_brancher_vue(p, NULL), pas_erreur, nommer);
}

static void verifie_position(const char *fen, const char *depart, const char *arrivees)
{
    PARTIE_DE(p, fen);

    verifie_arrivees(p, depart, arrivees);
    partie_detruire(p);
}

static void verifie_apres(const char *fen, const char *coups, const char *depart,
                          const char *arrivees)
{
    PARTIE_DE(p, fen);

    jouer_tout(p, coups);
    verifie_arrivees(p, depart, arrivees);
    partie_detruire(p);
}

/* ---- Les pièces ------------------------------------------------------------------------------------ */

VERIF(tour_en_lignes_sans_sauter, "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position("7k/8/8/3p4/8/1P1R2b1/8/7K w - - 0 1", "d3", "d1 d2 d4 d5 c3 e3 f3 g3");
    verifie_position(DEPART, "a1", "");
}

VERIF(cavalier_en_l_par_dessus_les_pieces,
      "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position(DEPART, "b1", "a3 c3");
    verifie_position("7k/8/1p3P2/2PpP3/2PNP3/2PPP3/8/7K w - - 0 1", "d4",
                     "b5 f5 b3 f3 c6 e6 c2 e2");
    VERIF_INDICE("au bord, les cases qui n'existent pas ne comptent pas");
    verifie_position("7k/8/8/8/8/8/8/N6K w - - 0 1", "a1", "");
    verifie_position("7k/p7/8/8/8/8/8/N6K w - - 0 1", "a1", "b3 c2");
}

VERIF(fou_en_diagonale_sans_sauter, "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position("7k/p7/5p2/8/3B4/8/1P6/7K w - - 0 1", "d4", "c5 b6 a7 e5 f6 c3 e3 f2 g1");
    verifie_position(DEPART, "c1", "");
}

VERIF(dame_en_lignes_et_en_diagonale_sans_sauter,
      "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position("7k/3p4/5p2/8/1P1Q1n2/8/1P1P4/7K w - - 0 1", "d4",
                     "c4 e4 f4 d3 d5 d6 d7 c5 b6 a7 e5 f6 c3 e3 f2 g1");
    verifie_position(DEPART, "d1", "");
}

VERIF(roi_sur_les_cases_voisines, "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position("7k/8/8/8/3K4/3P4/8/R7 w - - 0 1", "d4", "c3 e3 c4 e4 c5 d5 e5");
    verifie_position("k7/8/8/3n4/3KP3/8/8/8 w - - 0 1", "d4", "d5 e5 c5 d3 c4");
    verifie_position(DEPART, "e1", "");
}

VERIF(pion_avance_d_une_case_ou_de_deux, "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position(DEPART, "e2", "e3 e4");
    verifie_apres(DEPART, "a2a3", "e7", "e6 e5");
    VERIF_INDICE("deux cases seulement depuis la rangée de départ");
    verifie_apres(DEPART, "e2e3 a7a6", "e3", "e4");
    VERIF_INDICE("ni sur une pièce ni par-dessus");
    verifie_position("7k/8/8/8/8/4n3/4P3/7K w - - 0 1", "e2", "");
    verifie_position("7k/8/8/8/4n3/8/4P3/7K w - - 0 1", "e2", "e3");
    verifie_position("7k/8/8/8/8/4N3/4P3/7K w - - 0 1", "e2", "");
}

VERIF(pion_prend_en_diagonale_seulement, "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position("7k/8/8/3ppn2/4P3/8/8/7K w - - 0 1", "e4", "d5 f5");
    VERIF_INDICE("pas une pièce à soi");
    verifie_position("7k/8/8/3PpN2/4P3/8/8/7K w - - 0 1", "e4", "");
    VERIF_INDICE("pas de l'autre bord de l'échiquier");
    verifie_position("7k/8/8/7n/P7/8/8/7K w - - 0 1", "a4", "a5");
    verifie_apres("7k/4p3/3N1N2/8/8/8/8/K7 w - - 0 1", "a1a2", "e7", "e6 e5 d6 f6");
}

VERIF(pion_ne_recule_pas, "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position("7k/8/8/8/4P3/3n1n2/8/7K w - - 0 1", "e4", "e5");
    verifie_apres("7k/8/8/8/4p3/8/8/N6K w - - 0 1", "a1b3", "e4", "e3");
}

VERIF(on_ne_prend_pas_ses_pieces, "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    static const char *const departs[] = { "a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1" };
    int i;

    for (i = 0; i < 8; i++)
        verifie_position(DEPART, departs[i], i == 1 ? "a3 c3" : i == 6 ? "f3 h3" : "");
}

VERIF(on_prend_les_pieces_adverses, "PARTIE-DEPLACER-G1")
{
    static const char *const prises[][3] = {
        { "7k/8/8/3p4/8/3R4/8/7K w - - 0 1", "d3d5", "7k/8/8/3R4/8/8/8/7K b - - 0 1" },
        { "7k/8/8/3p4/5N2/8/P7/7K w - - 5 1", "f4d5", "7k/8/8/3N4/8/8/P7/7K b - - 0 1" },
        { "7k/8/8/3p4/8/8/P5B1/7K w - - 0 1", "g2d5", "7k/8/8/3B4/8/8/P7/7K b - - 0 1" },
        { "7k/8/8/3p4/8/8/8/3Q3K w - - 0 1", "d1d5", "7k/8/8/3Q4/8/8/8/7K b - - 0 1" },
        { "7k/8/8/3pK3/8/8/P7/8 w - - 0 1", "e5d5", "7k/8/8/3K4/8/8/P7/8 b - - 0 1" },
        { "7k/8/8/3p4/4P3/8/8/7K w - - 0 1", "e4d5", "7k/8/8/3P4/8/8/8/7K b - - 0 1" },
    };
    size_t i;

    for (i = 0; i < sizeof prises / sizeof *prises; i++) {
        PARTIE_DE(p, prises[i][0]);

        VERIF_CONTEXTE("coup %s", prises[i][1]);
        VERIF_CODE(deplacer(p, prises[i][1]), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), prises[i][2]);
        partie_detruire(p);
    }
}

/* ---- Le trait et l'échec ---------------------------------------------------------------------------- */

VERIF(chacun_joue_a_son_tour_les_blancs_d_abord,
      "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    PARTIE_DE(p, DEPART);

    VERIF_CODE(deplacer(p, "e7e5"), erreur_piece_adverse, nommer);
    VERIF_CODE(deplacer(p, "e2e4"), pas_erreur, nommer);
    VERIF_CODE(deplacer(p, "d2d4"), erreur_piece_adverse, nommer);
    VERIF_CODE(deplacer(p, "e7e5"), pas_erreur, nommer);
    VERIF_CODE(deplacer(p, "e5e4"), erreur_piece_adverse, nommer);
    partie_detruire(p);
}

VERIF(on_ne_laisse_pas_son_roi_en_echec, "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    VERIF_INDICE("une pièce clouée ne quitte pas sa ligne");
    verifie_position("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2", "e3 e4 e5 e6 e7 e8");
    verifie_position("7k/8/8/8/7b/8/5N2/4K3 w - - 0 1", "f2", "");
    VERIF_INDICE("en échec : fuir, barrer ou prendre");
    verifie_position("4r2k/8/8/8/8/8/3B4/R3K3 w - - 0 1", "d2", "e3");
    verifie_position("4r2k/8/8/8/8/8/3B4/R3K3 w - - 0 1", "a1", "");
    verifie_position("4r2k/8/8/1B6/8/8/8/4K3 w - - 0 1", "b5", "e2 e8");
    VERIF_INDICE("double échec : seul le roi joue");
    verifie_position("4r2k/8/8/8/8/3n4/8/1Q2K3 w - - 0 1", "b1", "");
    verifie_position("4r2k/8/8/8/8/3n4/8/1Q2K3 w - - 0 1", "e1", "d1 d2 f1");
    VERIF_INDICE("le roi ne recule pas sur la ligne de l'échec");
    verifie_position("7k/8/8/8/r3K3/8/P7/8 w - - 0 1", "e4", "d3 e3 f3 d5 e5 f5");
    VERIF_INDICE("ni ne prend une pièce protégée");
    verifie_position("7k/8/5b2/4n3/4K3/8/P7/8 w - - 0 1", "e4", "d4 d5 f5 e3 f4");
    VERIF_INDICE("les rois ne se touchent pas");
    verifie_position("8/8/8/3k4/8/3K4/P7/8 w - - 0 1", "d3", "c3 e3 c2 d2 e2");
}

/* Un pion attaque ses diagonales, même vides, et jamais la case devant lui. */
VERIF(le_roi_va_devant_un_pion_mais_pas_sur_ses_diagonales,
      "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5 PARTIE-ATTAQUEE-G1")
{
    verifie_position("7k/8/8/8/3p4/8/3K4/8 w - - 0 1", "d2", "d3 c2 e2 c1 d1 e1");
    verifie_apres("8/3k4/8/3P4/8/8/8/K7 w - - 0 1", "a1a2", "d7", "d6 c7 e7 c8 d8 e8");
}

/* ---- En passant -------------------------------------------------------------------------------------- */

VERIF(en_passant_seulement_juste_apres_deux_pas,
      "PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_apres("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "e5", "e6 d6");
    VERIF_INDICE("un coup plus tard, c'est trop tard");
    verifie_apres("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 e8e7", "e5", "e6");
    VERIF_INDICE("un pas et un pas ne sont pas deux pas");
    verifie_apres("4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1", "d7d6 e1e2 d6d5 e4e5 e8e7", "e5", "e6");
    verifie_apres("4k3/8/3p4/4P3/8/8/8/4K3 b - - 0 1", "d6d5", "e5", "e6");
    VERIF_INDICE("seulement un pion, et seulement par un pion");
    verifie_apres("3qk3/8/8/4P3/8/8/8/4K3 b - - 0 1", "d8d5", "e5", "e6");
    verifie_apres("4k3/3p4/8/4B3/8/8/8/4K3 b - - 0 1", "d7d5", "e5",
                  "d4 c3 b2 a1 f4 g3 h2 d6 c7 b8 f6 g7 h8");
    VERIF_INDICE("les noirs aussi, et le pion de l'autre côté aussi");
    verifie_apres("4k3/8/8/8/4p3/8/5P2/4K3 w - - 0 1", "f2f4", "e4", "e3 f3");
    verifie_apres("4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4", "e4", "e3 d3");
}

VERIF(en_passant_qui_decouvre_le_roi_est_refuse, "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    VERIF_INDICE("les deux pions quittent la rangée du roi");
    verifie_apres("7k/4p3/8/r2P3K/8/8/8/8 b - - 0 1", "e7e5", "d5", "d6");
    VERIF_INDICE("le pion qui prend est cloué");
    verifie_apres("3r3k/4p3/8/3P4/8/8/8/3K4 b - - 0 1", "e7e5", "d5", "d6");
    VERIF_INDICE("le pion qui donne échec se prend ainsi");
    verifie_apres("7k/4p3/8/3P4/3K4/8/8/8 b - - 0 1", "e7e5", "d5", "e6");
}

/* ---- Le roque ------------------------------------------------------------------------------------------- */

#define ROQUES "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1"

VERIF(roque_des_deux_cotes, "PARTIE-DEPLACER-G1")
{
    verifie_position(ROQUES, "e1", "d1 f1 d2 e2 f2 g1 c1");
    verifie_apres(ROQUES, "a2a3", "e8", "d8 f8 d7 e7 f7 g8 c8");
}

VERIF(roque_roi_et_tour_jamais_bouges, "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    VERIF_INDICE("le roi a bougé, et il est revenu");
    verifie_apres(ROQUES, "e1e2 a7a6 e2e1 a6a5", "e1", "d1 f1 d2 e2 f2");
    VERIF_INDICE("la tour de h1 a bougé, et elle est revenue");
    verifie_apres(ROQUES, "h1g1 a7a6 g1h1 a6a5", "e1", "d1 f1 d2 e2 f2 c1");
    VERIF_INDICE("la tour de a1 a bougé, et elle est revenue");
    verifie_apres(ROQUES, "a1b1 a7a6 b1a1 a6a5", "e1", "d1 f1 d2 e2 f2 g1");
    VERIF_INDICE("la tour de h1 a été prise : une autre à sa place ne roque pas");
    verifie_apres("4k2r/8/8/8/8/8/8/R3K2R b KQk - 0 1", "h8h1 e1d2 h1h8 d2e1 h8g8 a1a2", "e8",
                  "d8 f8 d7 e7 f7");
    verifie_apres("4k3/8/8/8/8/6n1/8/R3K1RR b Q - 0 1", "g3h1 g1h1 e8e7", "e1",
                  "d1 f1 d2 e2 f2 c1");
}

VERIF(roque_toutes_les_cases_entre_sont_libres, "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    verifie_position("4k3/8/8/8/8/8/P6P/R3KB1R w KQ - 0 1", "e1", "d1 d2 e2 f2 c1");
    verifie_position("4k3/8/8/8/8/8/P6P/R3K1NR w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 c1");
    verifie_position("4k3/8/8/8/8/8/P6P/R2QK2R w KQ - 0 1", "e1", "f1 d2 e2 f2 g1");
    verifie_position("4k3/8/8/8/8/8/P6P/R1B1K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 g1");
}

VERIF(grand_roque_b1_et_b8_libres, "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    VERIF_INDICE("la tour passe par b1, le roi non : b1 doit être libre");
    verifie_position("4k3/8/8/8/8/8/P6P/RN2K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 g1");
    verifie_position("4k3/8/8/8/8/8/P6P/Rn2K2R w KQ - 0 1", "e1", "d1 f1 e2 f2 g1");
    verifie_apres("rn2k2r/p6p/8/8/8/8/8/4K3 w kq - 0 1", "e1f1", "e8", "d8 f8 d7 e7 f7 g8");
}

VERIF(grand_roque_b1_et_b8_attaquees_sont_permises, "PARTIE-DEPLACER-G1")
{
    VERIF_INDICE("le roi ne passe pas par b1 : elle peut être attaquée, et la tour aussi");
    verifie_position("1r2k3/8/8/8/8/8/7P/R3K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 g1 c1");
    verifie_position("r3k3/8/8/8/8/8/7P/R3K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 g1 c1");
    verifie_apres("r3k2r/8/8/8/8/8/8/1R3K2 w kq - 0 1", "f1e2", "e8", "d8 f8 d7 e7 f7 g8 c8");
}

VERIF(roque_aucune_case_traversee_n_est_attaquee, "PARTIE-DEPLACER-G2 PARTIE-DEPLACER-G5")
{
    VERIF_INDICE("en échec, on ne roque pas");
    verifie_position("4k3/8/8/8/8/4r3/P6P/R3K2R w KQ - 0 1", "e1", "d1 d2 f1 f2");
    VERIF_INDICE("f1 est attaquée");
    verifie_position("4k3/8/8/8/8/5r2/P6P/R3K2R w KQ - 0 1", "e1", "d1 d2 e2 c1");
    VERIF_INDICE("g1 est attaquée");
    verifie_position("4k3/8/8/8/8/6r1/P6P/R3K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 c1");
    VERIF_INDICE("d1 est attaquée");
    verifie_position("4k3/8/8/8/8/3r4/P6P/R3K2R w KQ - 0 1", "e1", "f1 e2 f2 g1");
    VERIF_INDICE("c1 est attaquée");
    verifie_position("4k3/8/8/8/8/2r5/P6P/R3K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 g1");
    VERIF_INDICE("un pion attaque en diagonale : celui de g2 attaque f1, celui de b2 c1");
    verifie_position("4k3/8/8/8/8/8/P5pP/R3K2R w KQ - 0 1", "e1", "d1 d2 e2 f2 c1");
    verifie_position("4k3/8/8/8/8/8/Pp5P/R3K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 g1");
    VERIF_INDICE("un pion n'attaque pas devant lui");
    verifie_position("4k3/8/8/8/8/6p1/P6P/R3K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 g1 c1");
    VERIF_INDICE("h1 attaquée ne gêne pas");
    verifie_position("4k2r/8/8/8/8/8/P7/R3K2R w KQ - 0 1", "e1", "d1 f1 d2 e2 f2 g1 c1");
}

/* Savoir si un roi est en échec et s'il peut roquer ne se demandent pas l'un à l'autre sans fin. */
VERIF(les_deux_rois_peuvent_roquer, "PARTIE-DEPLACER-G1 PARTIE-ECHEC-G1 PARTIE-LISTER-G1")
{
    PARTIE_DE(p, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    coup_joue coups[PARTIE_COUPS_MAX];

    VERIF_ENTIER(partie_est_en_echec(p), 0);
    VERIF_ENTIER(partie_lister_coups(p, coups, PARTIE_COUPS_MAX), 26);
    VERIF_ENTIER(partie_case_attaquee(p, 4, 7, 0), 0);
    VERIF_ENTIER(partie_case_attaquee(p, 4, 0, 1), 0);
    verifie_arrivees(p, "e1", "d1 f1 d2 e2 f2 g1 c1");
    jouer_tout(p, "e1g1");
    VERIF_INDICE("la tour de f1 attaque f8 : plus de petit roque pour les noirs");
    verifie_arrivees(p, "e8", "d8 d7 e7 c8");
    partie_detruire(p);
}

/* ---- La promotion et l'annulation --------------------------------------------------------------------- */

VERIF(promotion_en_dame_tour_fou_ou_cavalier, "PARTIE-DEPLACER-G3")
{
    static const char *const fens[] = {
        "Q3k3/8/8/8/8/8/8/4K2R b K - 0 1", "R3k3/8/8/8/8/8/8/4K2R b K - 0 1",
        "B3k3/8/8/8/8/8/8/4K2R b K - 0 1", "N3k3/8/8/8/8/8/8/4K2R b K - 0 1",
    };
    int i;

    for (i = 0; i < 4; i++) {
        PARTIE_DE(p, "4k3/P7/8/8/8/8/8/4K2R w K - 0 1");
        temoin t;

        temoin_branche(&t, p);
        t.reponse = i;
        VERIF_CONTEXTE("choix %d", i);
        VERIF_CODE(partie_deplacer(p, 0, 6, 0, 7), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), fens[i]);
        VERIF_INDICE("l'échec se voit après la promotion");
        VERIF_ENTIER(partie_est_en_echec(p), i < 2);
        partie_detruire(p);
    }
}

VERIF(promotion_annulee_sans_planter, "PARTIE-DEPLACER-G3 PARTIE-DEPLACER-G7 PARTIE-DEPLACER-G9")
{
    PARTIE_DE(p, "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1");
    photo avant = photo_de(p);
    temoin t;

    temoin_branche(&t, p);
    VERIF_CODE(partie_deplacer(p, 2, 6, 3, 7), erreur_promotion_annulee, nommer);
    verifie_photo(p, &avant);
    temoin_compare(&t, p);
    VERIF_CODE(partie_deplacer(p, 2, 6, 2, 7), erreur_promotion_annulee, nommer);
    verifie_photo(p, &avant);
    t.reponse = 3;
    VERIF_CODE(partie_deplacer(p, 2, 6, 3, 7), pas_erreur, nommer);
    VERIF_ENTIER(partie_piece_en(p, 3, 7, NULL), cavalier);
    partie_detruire(p);
}

VERIF(annuler_rend_le_droit_de_roquer, "PARTIE-ANNULER-G1 PARTIE-DEPLACER-G1")
{
    static const char *const coups[] = { "e1e2", "e1d1", "h1g1", "a1b1", "h1h8", "a1a8", "e1g1" };
    size_t i;

    for (i = 0; i < sizeof coups / sizeof *coups; i++) {
        PARTIE_DE(p, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

        jouer_tout(p, coups[i]);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_CONTEXTE("après %s annulé", coups[i]);
        VERIF_CHAINE(fen_de(p), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        verifie_arrivees(p, "e1", "d1 f1 d2 e2 f2 g1 c1");
        VERIF_CODE(deplacer(p, i % 2 == 0 ? "e1c1" : "e1g1"), pas_erreur, nommer);
        partie_detruire(p);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(tour_en_lignes_sans_sauter),
    VERIF_LIGNE(cavalier_en_l_par_dessus_les_pieces),
    VERIF_LIGNE(fou_en_diagonale_sans_sauter),
    VERIF_LIGNE(dame_en_lignes_et_en_diagonale_sans_sauter),
    VERIF_LIGNE(roi_sur_les_cases_voisines),
    VERIF_LIGNE(pion_avance_d_une_case_ou_de_deux),
    VERIF_LIGNE(pion_prend_en_diagonale_seulement),
    VERIF_LIGNE(pion_ne_recule_pas),
    VERIF_LIGNE(on_ne_prend_pas_ses_pieces),
    VERIF_LIGNE(on_prend_les_pieces_adverses),
    VERIF_LIGNE(chacun_joue_a_son_tour_les_blancs_d_abord),
    VERIF_LIGNE(on_ne_laisse_pas_son_roi_en_echec),
    VERIF_LIGNE(le_roi_va_devant_un_pion_mais_pas_sur_ses_diagonales),
    VERIF_LIGNE(en_passant_seulement_juste_apres_deux_pas),
    VERIF_LIGNE(en_passant_qui_decouvre_le_roi_est_refuse),
    VERIF_LIGNE(roque_des_deux_cotes),
    VERIF_LIGNE(roque_roi_et_tour_jamais_bouges),
    VERIF_LIGNE(roque_toutes_les_cases_entre_sont_libres),
    VERIF_LIGNE(grand_roque_b1_et_b8_libres),
    VERIF_LIGNE(grand_roque_b1_et_b8_attaquees_sont_permises),
    VERIF_LIGNE(roque_aucune_case_traversee_n_est_attaquee),
    VERIF_LIGNE(les_deux_rois_peuvent_roquer),
    VERIF_LIGNE(promotion_en_dame_tour_fou_ou_cavalier),
    VERIF_LIGNE(promotion_annulee_sans_planter),
    VERIF_LIGNE(annuler_rend_le_droit_de_roquer))
