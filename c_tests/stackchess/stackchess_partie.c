/* Section « Partie » de stackchess.h. */
#include "stackchess_essai.h"

static const int hors_plateau[] = { INT_MIN, -1, 6, 26, 32, 256, INT_MAX };
enum { nombre_hors_plateau = 7 };

/* Ce que contient une pièce qui ne doit pas changer. */
static const piece_stackchess intacte = { 'x', 'y', 9 };

static void verifie_debut(int taille, unsigned options, const char *attendu)
{
    stackchess *partie = stackchess_creer(taille, options);

    VERIF_CONTEXTE("taille %d, options %u", taille, options);
    VERIF_NON_NUL(partie);
    VERIF_CHAINE(texte_de(partie), attendu);
    stackchess_detruire(partie);
}

/* ---- stackchess_creer, stackchess_detruire ---------------------------------------------- */

VERIF(tailles_refusees, "STACKCHESS-CREER-N1")
{
    static const int tailles[] = { INT_MIN, -1, 0, 1, 3, 27, 28, 256, 260, 262, INT_MAX };
    size_t i;

    for (i = 0; i < sizeof tailles / sizeof *tailles; i++) {
        VERIF_CONTEXTE("taille %d", tailles[i]);
        VERIF_POINTEUR(stackchess_creer(tailles[i], 0), NULL);
    }
}

VERIF(options_refusees, "STACKCHESS-CREER-N2")
{
    static const unsigned options[] = { 4, 5, 8, 256, 0x80000000u, UINT_MAX };
    size_t i;

    for (i = 0; i < sizeof options / sizeof *options; i++) {
        VERIF_CONTEXTE("options %u", options[i]);
        VERIF_POINTEUR(stackchess_creer(6, options[i]), NULL);
    }
}

VERIF(le_dessin_de_six, "STACKCHESS-CREER-G1")
{
    verifie_debut(6, 0, DEPART);
}

VERIF(le_dessin_de_neuf, "STACKCHESS-CREER-G1")
{
    verifie_debut(9, 0, "ftfdrftft/p'p'p'p'p'p'p'p'p'/9/9/9/9/9/P'P'P'P'P'P'P'P'P'/FTFDRFTFT b -");
}

VERIF(d_autres_debuts, "STACKCHESS-CREER-G1 STACKCHESS-CREER-G2 STACKCHESS-CREER-G5")
{
    VERIF_INDICE("la dame est sur la colonne taille / 2 - 1, aussi chez les noirs");
    verifie_debut(4, 0, "fdrf/p'p'p'p'/P'P'P'P'/FDRF b -");
    verifie_debut(5, 0, "fdrft/p'p'p'p'p'/5/P'P'P'P'P'/FDRFT b -");
    verifie_debut(5, STACKCHESS_CAVALIERS, "fdrfc/p'p'p'p'p'/5/P'P'P'P'P'/FDRFC b c");
    verifie_debut(8, STACKCHESS_CAVALIERS,
                  "tcfdrfct/p'p'p'p'p'p'p'p'/8/8/8/8/P'P'P'P'P'P'P'P'/TCFDRFCT b c");
    verifie_debut(6, STACKCHESS_CAVALIERS | STACKCHESS_SANS_PROMOTION,
                  "cfdrfc/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/CFDRFC b cs");
    VERIF_INDICE("à la taille 4, il n'y a pas de place pour des cavaliers");
    verifie_debut(4, STACKCHESS_CAVALIERS, "fdrf/p'p'p'p'/P'P'P'P'/FDRF b c");
    verifie_debut(4, STACKCHESS_SANS_PROMOTION, "fdrf/p'p'p'p'/P'P'P'P'/FDRF b s");
}

VERIF(toutes_les_tailles, "STACKCHESS-CREER-G1 STACKCHESS-CREER-G4 STACKCHESS-TAILLE-G1 "
                          "STACKCHESS-JOUEUR-G1 STACKCHESS-HAUTEUR-G1 STACKCHESS-PIECE-G1 "
                          "STACKCHESS-ETAT-G3")
{
    unsigned options;
    int taille, x, y;

    for (taille = 4; taille <= 26; taille++) {
        stackchess *partie;

        for (options = 1; options <= 3; options++) {
            VERIF_CONTEXTE("taille %d, options %u", taille, options);
            partie = stackchess_creer(taille, options);
            VERIF_NON_NUL(partie);
            stackchess_detruire(partie);
        }
        VERIF_CONTEXTE("taille %d", taille);
        partie = stackchess_creer(taille, 0);
        VERIF_NON_NUL(partie);
        VERIF_ENTIER(stackchess_taille(partie), taille);
        VERIF_ENTIER(stackchess_joueur(partie), 0);
        VERIF_ENTIER(stackchess_etat(partie), stackchess_en_cours);
        for (y = 0; y < taille; y++) {
            for (x = 0; x < taille; x++) {
                int occupee = y < 2 || y >= taille - 2;
                piece_stackchess piece = { 0, 0, 7 };

                VERIF_ENTIER(stackchess_hauteur(partie, x, y), occupee);
                if (!occupee)
                    continue;
                VERIF_CODE(stackchess_piece_en(partie, x, y, 0, &piece), stackchess_ok, nommer);
                VERIF_ENTIER(piece.couleur, y < 2 ? 'B' : 'N');
                VERIF_ENTIER(piece.type == 'P', y == 1 || y == taille - 2);
                VERIF_ENTIER(piece.a_bouge, 0);
            }
        }
        stackchess_detruire(partie);
    }
}

VERIF(ce_qui_n_est_pas_une_partie, "STACKCHESS-DETRUIRE-N1 STACKCHESS-TAILLE-N1 "
                                   "STACKCHESS-JOUEUR-N1 STACKCHESS-ETAT-N1 "
                                   "STACKCHESS-VAINQUEUR-N1 STACKCHESS-DEPLACER-N1")
{
    static unsigned long long la_mienne[64];
    stackchess *partie = (stackchess *)la_mienne;

    VERIF_INDICE("une struct du programme est refusée comme NULL");
    VERIF_ENTIER(stackchess_taille(partie), 0);
    VERIF_ENTIER(stackchess_joueur(partie), -1);
    VERIF_ENTIER(stackchess_etat(partie), stackchess_absente);
    VERIF_ENTIER(stackchess_vainqueur(partie), -1);
    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_pointeur_nul, nommer);
    VERIF_INCHANGE(la_mienne, sizeof la_mienne, (void)VERIF_PARLE(stackchess_detruire(partie)));
}

VERIF(deux_parties_ne_partagent_rien, "STACKCHESS-CREER-G3 STACKCHESS-DETRUIRE-G1")
{
    stackchess *une = stackchess_creer(6, 0), *autre = stackchess_creer(6, 0);

    VERIF_CODE(jouer(une, "a1-a2"), stackchess_ok, nommer);
    VERIF_CHAINE(texte_de(autre), DEPART);
    stackchess_detruire(une);
    VERIF_CODE(jouer(autre, "d1-d2"), stackchess_ok, nommer);
    stackchess_detruire(autre);
}

VERIF(detruire_rien, "STACKCHESS-DETRUIRE-G2")
{
    echecs_choisir_contrats(contrats_arret);
    VERIF_STDERR("", stackchess_detruire(NULL));
    VERIF_CHAINE(echecs_derniere_erreur(), "");
}

/* ---- Ce que l'on demande à une partie ---------------------------------------------------- */

VERIF(rien_sans_partie, "STACKCHESS-TAILLE-N1 STACKCHESS-JOUEUR-N1 STACKCHESS-HAUTEUR-N1 "
                        "STACKCHESS-PIECE-N1 STACKCHESS-ETAT-N1 STACKCHESS-VAINQUEUR-N1")
{
    piece_stackchess piece = intacte;

    VERIF_ENTIER(stackchess_taille(NULL), 0);
    VERIF_ENTIER(stackchess_joueur(NULL), -1);
    VERIF_ENTIER(stackchess_hauteur(NULL, 0, 0), 0);
    VERIF_CODE(stackchess_piece_en(NULL, 0, 0, 0, &piece), stackchess_pointeur_nul, nommer);
    verifie_piece(piece, intacte);
    VERIF_INDICE("une boucle « tant que la partie est en cours » doit finir");
    VERIF_ENTIER(stackchess_etat(NULL), stackchess_absente);
    VERIF_ENTIER(stackchess_vainqueur(NULL), -1);
}

VERIF(cases_hors_du_plateau, "STACKCHESS-HAUTEUR-N2 STACKCHESS-PIECE-N2")
{
    PARTIE_DE(partie, DEPART);
    piece_stackchess piece = intacte;
    int i;

    for (i = 0; i < nombre_hors_plateau; i++) {
        int c = hors_plateau[i];

        VERIF_CONTEXTE("coordonnée %d", c);
        VERIF_ENTIER(stackchess_hauteur(partie, c, 0), 0);
        VERIF_ENTIER(stackchess_hauteur(partie, 0, c), 0);
        VERIF_CODE(stackchess_piece_en(partie, c, 0, 0, &piece), stackchess_hors_plateau, nommer);
        VERIF_CODE(stackchess_piece_en(partie, 0, c, 0, &piece), stackchess_hors_plateau, nommer);
        verifie_piece(piece, intacte);
    }
    stackchess_detruire(partie);
}

VERIF(les_pieces_d_une_pile, "STACKCHESS-HAUTEUR-G1 STACKCHESS-PIECE-G1")
{
    static const piece_stackchess attendues[] = {
        { 'P', 'N', 0 }, { 'P', 'N', 1 }, { 'D', 'N', 0 }, { 'C', 'N', 0 },
    };
    PARTIE_DE(partie, "4/2(p'pdc)1/4/R3 b c");
    int i;

    VERIF_ENTIER(stackchess_hauteur(partie, 2, 2), 4);
    VERIF_ENTIER(stackchess_hauteur(partie, 0, 0), 1);
    VERIF_ENTIER(stackchess_hauteur(partie, 3, 3), 0);
    for (i = 0; i < 4; i++) {
        piece_stackchess piece = { 0, 0, 9 };

        VERIF_CONTEXTE("rang %d", i);
        VERIF_CODE(stackchess_piece_en(partie, 2, 2, i, &piece), stackchess_ok, nommer);
        verifie_piece(piece, attendues[i]);
    }
    stackchess_detruire(partie);
}

VERIF(rangs_refuses, "STACKCHESS-PIECE-N3 STACKCHESS-PIECE-N4")
{
    static const int rangs[] = { INT_MIN, -1, 1, 104, INT_MAX };
    PARTIE_DE(partie, DEPART);
    piece_stackchess piece = intacte;
    size_t i;

    for (i = 0; i < sizeof rangs / sizeof *rangs; i++) {
        VERIF_CONTEXTE("rang %d", rangs[i]);
        VERIF_CODE(stackchess_piece_en(partie, 0, 0, rangs[i], &piece), stackchess_rang_incorrect,
                   nommer);
    }
    VERIF_CODE(stackchess_piece_en(partie, 3, 3, 0, &piece), stackchess_rang_incorrect, nommer);
    verifie_piece(piece, intacte);
    VERIF_CODE(stackchess_piece_en(partie, 0, 0, 0, NULL), stackchess_pointeur_nul, nommer);
    stackchess_detruire(partie);
}

/* ---- stackchess_etat, stackchess_vainqueur ----------------------------------------------- */

VERIF(victoires_connues, "STACKCHESS-ETAT-G1 STACKCHESS-VAINQUEUR-G1")
{
    static const struct {
        const char *position;
        int vainqueur;
    } connues[] = {
        { "4/4/4/R3 b -", 0 },
        { "4/4/4/R3 n -", 0 },
        { "4/4/4/r3 b -", 1 },
        { "4/4/4/r3 n -", 1 },
        /* La victoire avant l'égalité. */
        { "4/4/4/FT2 n -", 0 },
    };
    size_t i;

    for (i = 0; i < sizeof connues / sizeof *connues; i++) {
        PARTIE_DE(partie, connues[i].position);

        VERIF_ENTIER(stackchess_etat(partie), stackchess_tout_pris);
        VERIF_ENTIER(stackchess_vainqueur(partie), connues[i].vainqueur);
        stackchess_detruire(partie);
    }
}

VERIF(etats_connus,
      "STACKCHESS-ETAT-G2 STACKCHESS-ETAT-G3 STACKCHESS-ETAT-G4 STACKCHESS-ETAT-G5 "
      "STACKCHESS-VAINQUEUR-G2")
{
    static const struct {
        const char *position;
        etat_stackchess etat;
    } connus[] = {
        { DEPART, stackchess_en_cours },
        { "r3/4/4/R3 b -", stackchess_egalite },
        { "c3/4/4/D3 n c", stackchess_egalite },
        { "ft2/4/4/R3 b -", stackchess_egalite },
        { "(ft)3/4/4/T2F b -", stackchess_egalite },
        /* Ces paires ont un déplacement en commun. */
        { "ff2/4/4/R3 n -", stackchess_en_cours },
        { "tt2/4/4/R3 n -", stackchess_en_cours },
        { "fd2/4/4/R3 n -", stackchess_en_cours },
        { "tr2/4/4/R3 n -", stackchess_en_cours },
        { "ftf1/4/4/R3 n -", stackchess_en_cours },
        { "fc2/4/4/R3 n c", stackchess_en_cours },
        { "4/pp2/4/R3 n -", stackchess_en_cours },
        /* Un seul des joueurs ne suffit pas. */
        { "r3/4/4/RR2 n -", stackchess_en_cours },
        { "p2p/P2P/4/4 b -", stackchess_bloque },
        { "p2p/P2P/4/4 n -", stackchess_bloque },
        { "PP2/4/4/2rr b s", stackchess_bloque },
        { "PP2/4/4/2rr n s", stackchess_en_cours },
    };
    size_t i;

    for (i = 0; i < sizeof connus / sizeof *connus; i++) {
        PARTIE_DE(partie, connus[i].position);

        VERIF_ENTIER(stackchess_etat(partie), connus[i].etat);
        VERIF_ENTIER(stackchess_vainqueur(partie), -1);
        stackchess_detruire(partie);
    }
}

VERIF(l_etat_change_avec_les_coups,
      "STACKCHESS-ETAT-G1 STACKCHESS-ETAT-G3 STACKCHESS-ETAT-G5 STACKCHESS-JOUEUR-G1 "
      "STACKCHESS-VAINQUEUR-G1")
{
    PARTIE_DE(partie, "3r/4/3(TT)/R3 b -");

    VERIF_CODE(jouer(partie, "2d2-d4"), stackchess_ok, nommer);
    VERIF_ENTIER(stackchess_etat(partie), stackchess_tout_pris);
    VERIF_ENTIER(stackchess_vainqueur(partie), 0);
    VERIF_ENTIER(stackchess_joueur(partie), 1);
    stackchess_detruire(partie);
    {
        VERIF_INDICE("prendre un roi n'a rien de particulier");
        VERIF_POSITION("3r/r3/3(TT)/R3 b -");
        partie = partie_de("3r/r3/3(TT)/R3 b -");
        VERIF_CODE(jouer(partie, "2d2-d4"), stackchess_ok, nommer);
        VERIF_ENTIER(stackchess_etat(partie), stackchess_en_cours);
        stackchess_detruire(partie);
    }
    VERIF_POSITION("4/p2p/4/P2P b -");
    partie = partie_de("4/p2p/4/P2P b -");
    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_ok, nommer);
    VERIF_CODE(jouer(partie, "d3-d2"), stackchess_ok, nommer);
    VERIF_ENTIER(stackchess_etat(partie), stackchess_bloque);
    stackchess_detruire(partie);
}

VERIF(les_etats_ont_leur_valeur,
      "STACKCHESS-ETAT-G1 STACKCHESS-ETAT-G2 STACKCHESS-ETAT-G3 STACKCHESS-ETAT-G5")
{
    VERIF_ENTIER(stackchess_en_cours, 0);
    VERIF_ENTIER(stackchess_tout_pris, 1);
    VERIF_ENTIER(stackchess_abandon, 2);
    VERIF_ENTIER(stackchess_egalite, 3);
    VERIF_ENTIER(stackchess_bloque, 4);
    VERIF_ENTIER(stackchess_absente, 5);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(tailles_refusees),
    VERIF_LIGNE(options_refusees),
    VERIF_LIGNE(le_dessin_de_six),
    VERIF_LIGNE(le_dessin_de_neuf),
    VERIF_LIGNE(d_autres_debuts),
    VERIF_LIGNE(toutes_les_tailles),
    VERIF_LIGNE(ce_qui_n_est_pas_une_partie),
    VERIF_LIGNE(deux_parties_ne_partagent_rien),
    VERIF_LIGNE(detruire_rien),
    VERIF_LIGNE(rien_sans_partie),
    VERIF_LIGNE(cases_hors_du_plateau),
    VERIF_LIGNE(les_pieces_d_une_pile),
    VERIF_LIGNE(rangs_refuses),
    VERIF_LIGNE(victoires_connues),
    VERIF_LIGNE(etats_connus),
    VERIF_LIGNE(l_etat_change_avec_les_coups),
    VERIF_LIGNE(les_etats_ont_leur_valeur))
