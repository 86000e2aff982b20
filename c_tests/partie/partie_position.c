/* Section « Position » de partie.h. */
#include "partie_essai.h"

VERIF(rien_sans_partie, "PARTIE-JOUEUR-N1 PARTIE-ECHEC-N1 PARTIE-COPIER-N1 PARTIE-COPIER-N2")
{
    PARTIE_DE(p, DEPART);
    echiquier e;

    VERIF_ENTIER(partie_joueur(NULL), -1);
    VERIF_ENTIER(partie_est_en_echec(NULL), 0);
    VERIF_REMPLIR(&e, sizeof e);
    VERIF_INCHANGE(&e, sizeof e,
                   VERIF_CODE(partie_copier_echiquier(NULL, &e), erreur_pointeur_nul, nommer));
    VERIF_CODE(partie_copier_echiquier(p, NULL), erreur_pointeur_nul, nommer);
    partie_detruire(p);
}

/* ---- partie_ecrire_fen ------------------------------------------------------------------------- */

VERIF(ecrire_fen_sans_arguments, "PARTIE-ECRIRE-FEN-N1 PARTIE-ECRIRE-FEN-N2")
{
    PARTIE_DE(p, DEPART);
    char tampon[FEN_MAX];

    VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_fen(NULL, tampon, sizeof tampon), 0));
    VERIF_NATUREL(partie_ecrire_fen(p, NULL, 10), 0);
    partie_detruire(p);
}

VERIF(ecrire_fen_dans_toutes_les_tailles, "PARTIE-ECRIRE-FEN-G1")
{
    PARTIE_DE(p, DEPART);
    size_t longueur = strlen(DEPART), taille;

    VERIF_NATUREL(partie_ecrire_fen(p, NULL, 0), longueur);
    for (taille = 0; taille < longueur + 4; taille++) {
        char tampon[FEN_MAX], attendu[FEN_MAX];

        VERIF_CONTEXTE("taille %d", (int)taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_REMPLIR(attendu, sizeof attendu);
        if (taille > 0)
            snprintf(attendu, taille, "%s", DEPART);
        VERIF_NATUREL(partie_ecrire_fen(p, tampon, taille), longueur);
        VERIF_VRAI(memcmp(tampon, attendu, taille) == 0);
        VERIF_INDICE("rien n'est écrit au-delà de taille");
        VERIF_JAMAIS_ECRIT(tampon + taille, 1);
    }
    partie_detruire(p);
}

VERIF(la_fen_suit_les_coups, "PARTIE-ECRIRE-FEN-G1 PARTIE-DEPLACER-G1")
{
    static const char *const suite[][2] = {
        { "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1" },
        { "g8f6", "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2" },
        { "e4e5", "rnbqkb1r/pppppppp/5n2/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2" },
        { "d7d5", "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3" },
        { "e1e2", "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPPKPPP/RNBQ1BNR b kq - 1 3" },
        { "h8g8", "rnbqkbr1/ppp1pppp/5n2/3pP3/8/8/PPPPKPPP/RNBQ1BNR w q - 2 4" },
        { "e5f6", "rnbqkbr1/ppp1pppp/5P2/3p4/8/8/PPPPKPPP/RNBQ1BNR b q - 0 4" },
    };
    PARTIE_DE(p, DEPART);
    size_t i;

    for (i = 0; i < sizeof suite / sizeof *suite; i++) {
        VERIF_CONTEXTE("coup %s", suite[i][0]);
        VERIF_CODE(deplacer(p, suite[i][0]), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), suite[i][1]);
        VERIF_VRAI(strlen(suite[i][1]) < ECHECS_FEN_MAX);
    }
    partie_detruire(p);
}

/* ---- partie_ecrire_dessin ---------------------------------------------------------------------- */

VERIF(dessin_sans_arguments, "PARTIE-DESSIN-N1 PARTIE-DESSIN-N2 PARTIE-DESSIN-N3")
{
    static const unsigned int inconnues[] = { 4, 5, 8, 0x80000000u, UINT_MAX };
    PARTIE_DE(p, DEPART);
    char tampon[PARTIE_DESSIN_MAX];
    size_t i;

    VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_dessin(NULL, 0, tampon, sizeof tampon), 0));
    for (i = 0; i < sizeof inconnues / sizeof *inconnues; i++) {
        VERIF_CONTEXTE("options %u", inconnues[i]);
        VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_dessin(p, inconnues[i], tampon,
                                                              sizeof tampon), 0));
    }
    VERIF_NATUREL(partie_ecrire_dessin(p, 0, NULL, 1), 0);
    partie_detruire(p);
}

#define MELEE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

VERIF(un_dessin_dans_les_deux_sens, "PARTIE-DESSIN-G1 PARTIE-DESSIN-G2 PARTIE-DESSIN-G3")
{
    static const struct {
        unsigned int options;
        langue choix;
        const char *attendu;
    } dessins[] = {
        { PARTIE_DESSIN_ASCII, langue_francais,
          "8  t . . . r . . t\n7  p . p p d p f .\n6  f c . . p c p .\n5  . . . P C . . .\n"
          "4  . p . . P . . .\n3  . . C . . D . p\n2  P P P F F P P P\n1  T . . . R . . T\n"
          "   a b c d e f g h\n" },
        { PARTIE_DESSIN_ASCII, langue_anglais,
          "8  r . . . k . . r\n7  p . p p q p b .\n6  b n . . p n p .\n5  . . . P N . . .\n"
          "4  . p . . P . . .\n3  . . N . . Q . p\n2  P P P B B P P P\n1  R . . . K . . R\n"
          "   a b c d e f g h\n" },
        { PARTIE_DESSIN_ASCII | PARTIE_DESSIN_NOIRS_EN_BAS, langue_francais,
          "1  T . . R . . . T\n2  P P P F F P P P\n3  p . D . . C . .\n4  . . . P . . p .\n"
          "5  . . . C P . . .\n6  . p c p . . c f\n7  . f p d p p . p\n8  t . . r . . . t\n"
          "   h g f e d c b a\n" },
        { 0, langue_francais,
          "8  ♜ · · · ♚ · · ♜\n7  ♟ · ♟ ♟ ♛ ♟ ♝ ·\n6  ♝ ♞ · · ♟ ♞ ♟ ·\n5  · · · ♙ ♘ · · ·\n"
          "4  · ♟ · · ♙ · · ·\n3  · · ♘ · · ♕ · ♟\n2  ♙ ♙ ♙ ♗ ♗ ♙ ♙ ♙\n1  ♖ · · · ♔ · · ♖\n"
          "   a b c d e f g h\n" },
        { PARTIE_DESSIN_NOIRS_EN_BAS, langue_anglais,
          "1  ♖ · · ♔ · · · ♖\n2  ♙ ♙ ♙ ♗ ♗ ♙ ♙ ♙\n3  ♟ · ♕ · · ♘ · ·\n4  · · · ♙ · · ♟ ·\n"
          "5  · · · ♘ ♙ · · ·\n6  · ♟ ♞ ♟ · · ♞ ♝\n7  · ♝ ♟ ♛ ♟ ♟ · ♟\n8  ♜ · · ♚ · · · ♜\n"
          "   h g f e d c b a\n" },
    };
    PARTIE_DE(p, MELEE);
    char tampon[PARTIE_DESSIN_MAX];
    size_t i;

    for (i = 0; i < sizeof dessins / sizeof *dessins; i++) {
        VERIF_CONTEXTE("options %u", dessins[i].options);
        echecs_choisir_langue(dessins[i].choix);
        VERIF_NATUREL(partie_ecrire_dessin(p, dessins[i].options, tampon, sizeof tampon),
                      strlen(dessins[i].attendu));
        VERIF_CHAINE(tampon, dessins[i].attendu);
    }
    partie_detruire(p);
}

VERIF(un_dessin_dans_toutes_les_tailles, "PARTIE-DESSIN-G4")
{
    PARTIE_DE(p, DEPART);
    char entier[PARTIE_DESSIN_MAX], tampon[PARTIE_DESSIN_MAX + 8];
    size_t longueur = partie_ecrire_dessin(p, 0, entier, sizeof entier), taille;

    VERIF_NATUREL(strlen(entier), longueur);
    VERIF_NATUREL(partie_ecrire_dessin(p, 0, NULL, 0), longueur);
    for (taille = 0; taille < longueur + 4; taille++) {
        VERIF_CONTEXTE("taille %d", (int)taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(partie_ecrire_dessin(p, 0, tampon, taille), longueur);
        verifie_debut(tampon, taille, entier);
    }
    partie_detruire(p);
}

VERIF(pas_de_dessin_avant_le_debut, "PARTIE-DESSIN-G5")
{
    partie *p = partie_creer();
    char tampon[PARTIE_DESSIN_MAX];
    unsigned int options;

    for (options = 0; options < 4; options++)
        VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_dessin(p, options, tampon, sizeof tampon),
                                         0));
    partie_detruire(p);
}

/* ---- Le trait, l'échec -------------------------------------------------------------------------- */

VERIF(chacun_son_tour, "PARTIE-JOUEUR-G1")
{
    PARTIE_DE(p, DEPART);

    VERIF_ENTIER(partie_joueur(p), 0);
    jouer_tout(p, "f2f3");
    VERIF_ENTIER(partie_joueur(p), 1);
    jouer_tout(p, "e7e5");
    VERIF_ENTIER(partie_joueur(p), 0);
    VERIF_CODE(deplacer(p, "d7d5"), erreur_piece_adverse, nommer);
    VERIF_ENTIER(partie_joueur(p), 0);
    jouer_tout(p, "g2g4 d8h4");
    {
        VERIF_INDICE("mat : ce serait aux blancs");
        VERIF_ENTIER(partie_etat(p), partie_mat);
        VERIF_ENTIER(partie_joueur(p), 0);
    }
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_ENTIER(partie_joueur(p), 1);
    partie_detruire(p);
}

VERIF(en_echec_ou_non, "PARTIE-ECHEC-G1")
{
    static const struct {
        const char *fen;
        int echec;
    } positions[] = {
        { DEPART, 0 },
        { "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/8/4P3/4r3/3K4 b - - 0 1", 0 },
        { "4k3/8/8/8/4r3/4P3/8/4K3 w - - 0 1", 0 },
        { "4k3/8/8/8/8/3n4/8/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1", 0 },
        { "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", 1 },
        { "4k3/8/8/8/7b/8/8/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/7b/6P1/8/4K3 w - - 0 1", 0 },
        { "4k3/8/8/8/7Q/8/8/4K3 b - - 0 1", 0 },
        { "R3k3/8/8/8/8/8/8/4K3 b - - 0 1", 1 },
        /* Mat, pat. */
        { "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", 1 },
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0 },
        /* Une pièce clouée attaque aussi. */
        { "4r1k1/8/8/8/8/8/4N3/3BK3 w - - 0 1", 0 },
        { "4k3/8/8/8/8/8/4n3/4R1K1 w - - 0 1", 1 },
        { "3k4/8/8/3r4/8/8/3R4/3K4 w - - 0 1", 0 },
    };
    size_t i;

    for (i = 0; i < sizeof positions / sizeof *positions; i++) {
        PARTIE_DE(p, positions[i].fen);

        VERIF_ENTIER(partie_est_en_echec(p), positions[i].echec);
        partie_detruire(p);
    }
}

VERIF(l_echec_suit_les_coups, "PARTIE-ECHEC-G1")
{
    PARTIE_DE(p, DEPART);

    jouer_tout(p, "e2e4 f7f5");
    VERIF_ENTIER(partie_est_en_echec(p), 0);
    jouer_tout(p, "d1h5");
    VERIF_ENTIER(partie_est_en_echec(p), 1);
    jouer_tout(p, "g7g6");
    VERIF_ENTIER(partie_est_en_echec(p), 0);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_est_en_echec(p), 1);
    partie_detruire(p);
}

/* ---- partie_copier_echiquier -------------------------------------------------------------------- */

VERIF(copier_donne_les_pieces_et_le_trait, "PARTIE-COPIER-G1")
{
    int i, x, y;

    for (i = 0; i < 6; i++) {
        PARTIE_DE(p, position_riche(i));
        static historique_partie historique;
        echiquier e, lu;

        VERIF_REMPLIR(&e, sizeof e);
        VERIF_CODE(partie_copier_echiquier(p, &e), pas_erreur, nommer);
        VERIF_ENTIER(e.joueur_courant, partie_joueur(p));
        VERIF_ENTIER(echiquier_est_integre(&e), 1);
        {
            VERIF_INDICE("les pièces dans l'ordre de echiquier_lire_fen");
            VERIF_CODE(echiquier_lire_fen(&lu, &historique, position_riche(i)), pas_erreur, nommer);
            VERIF_MEME(&e, &lu, sizeof e);
        }
        for (x = 0; x < 8; x++) {
            for (y = 0; y < 8; y++) {
                int joueur = -1;
                type_piece sorte = partie_piece_en(p, x, y, &joueur);
                const jeu *jeux[] = { &e.jeu_de_piece_blanc, &e.jeu_de_piece_noir };
                int j, k, trouvees = 0;

                VERIF_CONTEXTE("case %c%d", 'a' + x, 1 + y);
                for (j = 0; j < 2; j++) {
                    for (k = 0; k < MAX_PIECE; k++) {
                        const piece *q = &jeux[j]->ensemble_de_piece[k];

                        if (q->type == invalide || q->coord_x != x || q->coord_y != y)
                            continue;
                        VERIF_ENTIER(q->type, sorte);
                        VERIF_ENTIER(j, joueur);
                        trouvees++;
                    }
                }
                VERIF_ENTIER(trouvees, sorte != invalide);
            }
        }
        partie_detruire(p);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_sans_partie),
    VERIF_LIGNE(ecrire_fen_sans_arguments),
    VERIF_LIGNE(ecrire_fen_dans_toutes_les_tailles),
    VERIF_LIGNE(la_fen_suit_les_coups),
    VERIF_LIGNE(dessin_sans_arguments),
    VERIF_LIGNE(un_dessin_dans_les_deux_sens),
    VERIF_LIGNE(un_dessin_dans_toutes_les_tailles),
    VERIF_LIGNE(pas_de_dessin_avant_le_debut),
    VERIF_LIGNE(chacun_son_tour),
    VERIF_LIGNE(en_echec_ou_non),
    VERIF_LIGNE(l_echec_suit_les_coups),
    VERIF_LIGNE(copier_donne_les_pieces_et_le_trait))
