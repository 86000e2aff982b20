/* Sections « État d'une partie » et « Finir une partie » de partie.h. */
#include "partie_vue_temoin.h"

VERIF(rien_sans_partie, "PARTIE-ETAT-N1 PARTIE-VAINQUEUR-N1 PARTIE-PEUT-RECLAMER-N1 "
                        "PARTIE-RECLAMER-N1 PARTIE-RECLAMER-AVEC-N1 PARTIE-ABANDONNER-N1 "
                        "PARTIE-ACCORD-N1")
{
    {
        VERIF_INDICE("une boucle « tant que la partie est en cours » doit finir");
        VERIF_ENTIER(partie_etat(NULL), partie_absente);
    }
    VERIF_ENTIER(partie_vainqueur(NULL), -1);
    VERIF_ENTIER(partie_peut_reclamer(NULL, partie_nulle_50_coups), 0);
    VERIF_CODE(partie_reclamer(NULL, partie_nulle_50_coups), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_reclamer_avec(NULL, partie_nulle_50_coups, "e4"), erreur_pointeur_nul,
               nommer);
    VERIF_CODE(partie_abandonner(NULL, 0), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_convenir_nulle(NULL), erreur_pointeur_nul, nommer);
}

VERIF(arguments_refuses, "PARTIE-PEUT-RECLAMER-N2 PARTIE-RECLAMER-N3 PARTIE-RECLAMER-AVEC-N3 "
                         "PARTIE-RECLAMER-AVEC-N4 PARTIE-ABANDONNER-N3")
{
    static const int motifs[] = { INT_MIN, -1, 0, 1, 4, 5, 6, 7, 10, 11, 12, INT_MAX };
    static const int joueurs[] = { INT_MIN, -1, 2, 64, INT_MAX };
    PARTIE_DE(p, "7k/8/6K1/8/8/8/8/R7 w - - 100 90");
    photo avant = photo_de(p);
    size_t i;

    for (i = 0; i < sizeof motifs / sizeof *motifs; i++) {
        etat_partie motif = (etat_partie)motifs[i];

        VERIF_CONTEXTE("motif %d", motifs[i]);
        VERIF_ENTIER(partie_peut_reclamer(p, motif), 0);
        VERIF_CODE(partie_reclamer(p, motif), erreur_argument_hors_limites, nommer);
        VERIF_CODE(partie_reclamer_avec(p, motif, "Ta2"), erreur_argument_hors_limites, nommer);
    }
    VERIF_CODE(partie_reclamer_avec(p, partie_nulle_50_coups, NULL), erreur_pointeur_nul, nommer);
    for (i = 0; i < sizeof joueurs / sizeof *joueurs; i++) {
        VERIF_CONTEXTE("joueur %d", joueurs[i]);
        VERIF_CODE(partie_abandonner(p, joueurs[i]), erreur_argument_hors_limites, nommer);
    }
    verifie_photo(p, &avant);
    partie_detruire(p);
}

/* ---- partie_ecrire_situation ------------------------------------------------------------------- */

/* La phrase est celle que la vue vient de recevoir ; elle est écrite dans tout tampon. */
static void verifie_situation(const partie *p, const char *attendue)
{
    char entiere[ECHECS_PHRASE_MAX], tampon[ECHECS_PHRASE_MAX + 8];
    size_t longueur = partie_ecrire_situation(p, entiere, sizeof entiere), taille;

    VERIF_NATUREL(longueur, strlen(entiere));
    VERIF_VRAI(longueur > 0 && strchr(entiere, '\n') == NULL);
    if (attendue != NULL)
        VERIF_CHAINE(entiere, attendue);
    VERIF_NATUREL(partie_ecrire_situation(p, NULL, 0), longueur);
    for (taille = 0; taille < longueur + 4; taille++) {
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(partie_ecrire_situation(p, tampon, taille), longueur);
        verifie_debut(tampon, taille, entiere);
    }
}

VERIF(la_situation_est_ce_que_la_vue_a_recu, "PARTIE-SITUATION-G1 PARTIE-SITUATION-G2")
{
    static const char *const coups[] = { "e4", "f5", "Dh5", "g6", "Dxg6", "hxg6" };
    partie *p = partie_creer();
    char sans_vue[ECHECS_PHRASE_MAX];
    temoin t;
    size_t i;

    verifie_situation(p, NULL);
    temoin_branche(&t, p);
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    verifie_situation(p, t.message);
    for (i = 0; i < sizeof coups / sizeof *coups; i++) {
        VERIF_CODE(partie_jouer(p, coups[i]), pas_erreur, nommer);
        verifie_situation(p, t.message);
    }
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    verifie_situation(p, t.message);
    VERIF_INDICE("sans vue, ce qu'en recevrait une");
    VERIF_CODE(partie_brancher_vue(p, NULL), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_VRAI(partie_ecrire_situation(p, sans_vue, sizeof sans_vue) > 0);
    temoin_branche(&t, p);
    VERIF_CHAINE(sans_vue, t.message);
    partie_detruire(p);
}

VERIF(pas_de_situation_sans_partie_ni_tampon, "PARTIE-SITUATION-N1 PARTIE-SITUATION-N2")
{
    PARTIE_DE(p, DEPART);
    char texte[8];

    VERIF_VIDE(texte, VERIF_NATUREL(partie_ecrire_situation(NULL, texte, sizeof texte), 0));
    VERIF_NATUREL(partie_ecrire_situation(p, NULL, 8), 0);
    partie_detruire(p);
}

/* ---- Les fins qui viennent d'elles-mêmes ------------------------------------------------------- */

static void verifie_fin(const char *fen, etat_partie etat, int vainqueur)
{
    PARTIE_DE(p, fen);

    VERIF_ENTIER(partie_etat(p), etat);
    VERIF_ENTIER(partie_vainqueur(p), vainqueur);
    partie_detruire(p);
}

VERIF(mats_et_pats, "PARTIE-ETAT-G1 PARTIE-ETAT-G2 PARTIE-VAINQUEUR-G1 PARTIE-VAINQUEUR-G2")
{
    verifie_fin(DEPART, partie_en_cours, -1);
    verifie_fin("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", partie_mat, 1);
    verifie_fin("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", partie_mat, 0);
    verifie_fin("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", partie_mat, 0);
    VERIF_INDICE("un échec auquel on peut répondre n'est pas un mat");
    verifie_fin("R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1", partie_en_cours, -1);
    verifie_fin("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", partie_pat, -1);
    verifie_fin("k7/P7/K7/8/8/8/8/8 b - - 0 1", partie_pat, -1);
    VERIF_INDICE("le joueur qui n'a pas le trait ne peut pas être pat");
    verifie_fin("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", partie_en_cours, -1);
    VERIF_INDICE("pas un pat : la prise en passant est permise");
    verifie_fin("8/8/8/7k/5pP1/5K1B/8/8 b - g3 0 1", partie_en_cours, -1);
}

VERIF(mat_et_pat_l_emportent, "PARTIE-ETAT-G2")
{
    VERIF_INDICE("mat au 75e coup : c'est un mat");
    verifie_fin("R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 90", partie_mat, 0);
    verifie_fin("7k/5Q2/6K1/8/8/8/8/8 b - - 150 90", partie_pat, -1);
    VERIF_INDICE("pat avec un matériel qui ne mate pas : c'est un pat");
    verifie_fin("8/8/8/8/8/1k6/2b5/K7 w - - 0 1", partie_pat, -1);
    verifie_fin("8/8/8/8/8/2k5/1b6/K7 w - - 0 1", partie_nulle_materiel, -1);
}

VERIF(la_plus_petite_valeur_l_emporte, "PARTIE-ETAT-G2")
{
    partie *p;

    VERIF_INDICE("le matériel avant les 75 coups");
    verifie_fin("4k3/8/8/8/8/8/8/4KB2 w - - 150 90", partie_nulle_materiel, -1);
    VERIF_INDICE("les 75 coups avant la cinquième fois");
    p = partie_de("7k/8/8/8/8/8/P7/R3K3 w - - 134 90");
    jouer_tout(p, "a1b1 h8g8 b1a1 g8h8 a1b1 h8g8 b1a1 g8h8 a1b1 h8g8 b1a1 g8h8 a1b1 h8g8 b1a1");
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    jouer_tout(p, "g8h8");
    VERIF_ENTIER(partie_etat(p), partie_nulle_75_coups);
    partie_detruire(p);
}

VERIF(le_materiel_qui_ne_mate_plus, "PARTIE-ETAT-G2")
{
    static const struct {
        const char *fen;
        int nulle;
    } positions[] = {
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", 1 },
        { "4kn2/8/8/8/8/8/8/4K3 w - - 0 1", 1 },
        { "4k1b1/8/8/8/8/8/8/4KB2 w - - 0 1", 1 },
        { "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", 0 },
        { "4k3/8/8/8/8/8/5B2/4KB2 w - - 0 1", 0 },
        { "4k3/8/8/8/8/7B/8/4KB2 w - - 0 1", 1 },
        { "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", 0 },
        { "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1", 0 },
        { "4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", 0 },
        { "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", 0 },
        { "4k3/8/8/8/8/8/8/4KR2 w - - 0 1", 0 },
        { "4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", 0 },
        /* Des pions bloqués à jamais. */
        { "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1", 1 },
        { "4k3/8/8/p1p1p3/P1P1P3/8/8/4K3 w - - 0 1", 0 },
        { "8/4k3/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1", 1 },
        { "4k3/8/8/8/p6p/P6P/8/4K3 w - - 0 1", 0 },
    };
    size_t i;

    for (i = 0; i < sizeof positions / sizeof *positions; i++)
        verifie_fin(positions[i].fen, positions[i].nulle ? partie_nulle_materiel : partie_en_cours,
                    -1);
}

VERIF(la_derniere_prise_finit_la_partie, "PARTIE-ETAT-G2 PARTIE-DEPLACER-G4")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1");

    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    jouer_tout(p, "e1e2");
    VERIF_ENTIER(partie_etat(p), partie_nulle_materiel);
    VERIF_CODE(deplacer(p, "e8e7"), erreur_partie_finie, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    partie_detruire(p);
}

VERIF(soixante_quinze_coups, "PARTIE-ETAT-G2")
{
    PARTIE_DE(p, "7k/8/6K1/8/8/8/7P/R7 w - - 148 90");

    jouer_tout(p, "a1a2");
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    jouer_tout(p, "h8g8");
    VERIF_ENTIER(partie_etat(p), partie_nulle_75_coups);
    VERIF_ENTIER(partie_vainqueur(p), -1);
    VERIF_CODE(deplacer(p, "a2a3"), erreur_partie_finie, nommer);
    VERIF_CODE(partie_reclamer(p, partie_nulle_50_coups), erreur_partie_finie, nommer);
    VERIF_INDICE("une fin qui vient d'elle-même s'annule avec son coup");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_INDICE("un coup de pion, ou une prise, recommence à compter");
    jouer_tout(p, "h2h3 h8g8 a1a2");
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_50_coups), 0);
    partie_detruire(p);
}

VERIF(un_mat_au_dernier_moment_reste_un_mat, "PARTIE-ETAT-G2 PARTIE-VAINQUEUR-G1")
{
    PARTIE_DE(p, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 90");

    jouer_tout(p, "a1a8");
    VERIF_ENTIER(partie_etat(p), partie_mat);
    VERIF_ENTIER(partie_vainqueur(p), 0);
    partie_detruire(p);
}

/* ---- Les répétitions -------------------------------------------------------------------------------- */

VERIF(troisieme_et_cinquieme_repetition, "PARTIE-ETAT-G2 PARTIE-PEUT-RECLAMER-G1")
{
    PARTIE_DE(p, DEPART);
    int tour_de_piste;

    for (tour_de_piste = 1; tour_de_piste <= 4; tour_de_piste++) {
        VERIF_CONTEXTE("tour %d", tour_de_piste);
        VERIF_ENTIER(partie_etat(p), partie_en_cours);
        VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), tour_de_piste >= 3);
        jouer_tout(p, "g1f3 g8f6 f3g1");
        VERIF_ENTIER(partie_etat(p), partie_en_cours);
        jouer_tout(p, "f6g8");
    }
    VERIF_ENTIER(partie_etat(p), partie_nulle_repetition_5);
    VERIF_ENTIER(partie_vainqueur(p), -1);
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 0);
    VERIF_CODE(partie_jouer(p, "e4"), erreur_partie_finie, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    partie_detruire(p);
}

VERIF(d_autres_droits_de_roque_une_autre_position, "PARTIE-ETAT-G2 PARTIE-PEUT-RECLAMER-G1")
{
    PARTIE_DE(p, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

    /* Les mêmes pièces trois fois, mais la première fois la tour de h1 n'avait pas bougé. */
    jouer_tout(p, "h1g1 h8g8 g1h1 g8h8 h1g1 h8g8 g1h1 g8h8");
    VERIF_INDICE("deux fois sans les droits, une fois avec");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 0);
    jouer_tout(p, "h1g1 h8g8");
    VERIF_INDICE("celle-ci est là pour la troisième fois");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 1);
    partie_detruire(p);
}

VERIF(une_prise_en_passant_legale_une_autre_position, "PARTIE-ETAT-G2 PARTIE-PEUT-RECLAMER-G1")
{
    PARTIE_DE(p, "4k1n1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1");

    VERIF_INDICE("la première fois, la prise en passant était permise");
    jouer_tout(p, "d7d5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 0);
    partie_detruire(p);

    VERIF_INDICE("un double pas sans prise possible ne change pas la position");
    VERIF_POSITION("4k1n1/3p4/8/8/8/8/4P3/4K1N1 b - - 0 1");
    p = partie_de("4k1n1/3p4/8/8/8/8/4P3/4K1N1 b - - 0 1");
    jouer_tout(p, "d7d5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 1);
    partie_detruire(p);

    VERIF_INDICE("ni une prise que le clouage interdit");
    VERIF_POSITION("3rk1n1/4p3/8/3P4/8/8/8/3K2N1 b - - 0 1");
    p = partie_de("3rk1n1/4p3/8/3P4/8/8/8/3K2N1 b - - 0 1");
    jouer_tout(p, "e7e5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 1);
    partie_detruire(p);
}

VERIF(un_autre_trait_une_autre_position, "PARTIE-ETAT-G2 PARTIE-PEUT-RECLAMER-G1")
{
    PARTIE_DE(p, "7k/8/8/8/8/8/P7/K7 w - - 0 1");

    /* Les rois reviennent, mais les blancs ont perdu un temps. */
    jouer_tout(p, "a1b1 h8g8 b1b2 g8h8 b2a1");
    VERIF_ENTIER(partie_joueur(p), 1);
    jouer_tout(p, "h8g8 a1b1 g8g7 b1b2 g7h8 b2a1");
    VERIF_INDICE("deux fois avec le trait aux noirs, une fois avec le trait aux blancs");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 0);
    partie_detruire(p);
}

/* ---- Réclamer -------------------------------------------------------------------------------------------- */

VERIF(reclamer_les_cinquante_coups, "PARTIE-RECLAMER-G1 PARTIE-RECLAMER-G2 PARTIE-RECLAMER-G4 "
                                    "PARTIE-PEUT-RECLAMER-G1 PARTIE-ETAT-G2")
{
    PARTIE_DE(p, "7k/8/6K1/8/8/8/8/R7 w - - 98 90");
    photo avant;
    temoin t;
    int i;

    temoin_branche(&t, p);
    for (i = 0; i < 2; i++) {
        VERIF_CONTEXTE("%d demi-coups", 98 + i);
        avant = photo_de(p);
        temoin_attend(&t);
        VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_50_coups), 0);
        VERIF_STDERR("", VERIF_CODE(partie_reclamer(p, partie_nulle_50_coups),
                                    erreur_reclamation_non_permise, nommer));
        verifie_photo(p, &avant);
        VERIF_ENTIER(t.messages, 1);
        VERIF_ENTIER(t.poses + t.retraits, 0);
        jouer_tout(p, i == 0 ? "a1a2" : "h8g8");
    }
    {
        VERIF_INDICE("les 50 coups ne finissent pas la partie d'eux-mêmes");
        VERIF_ENTIER(partie_etat(p), partie_en_cours);
        VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_50_coups), 1);
    }
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 0);
    VERIF_CODE(partie_reclamer(p, partie_nulle_repetition_3), erreur_reclamation_non_permise,
               nommer);
    VERIF_CODE(partie_reclamer(p, partie_nulle_50_coups), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_nulle_50_coups);
    VERIF_ENTIER(partie_vainqueur(p), -1);
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_50_coups), 0);
    VERIF_CODE(partie_reclamer(p, partie_nulle_50_coups), erreur_partie_finie, nommer);
    partie_detruire(p);
}

VERIF(reclamer_la_repetition, "PARTIE-RECLAMER-G1 PARTIE-RECLAMER-G2 PARTIE-RECLAMER-G3")
{
    PARTIE_DE(p, DEPART);

    VERIF_CODE(partie_reclamer(p, partie_nulle_repetition_3), erreur_reclamation_non_permise,
               nommer);
    jouer_tout(p, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    VERIF_CODE(partie_reclamer(p, partie_nulle_repetition_3), erreur_reclamation_non_permise,
               nommer);
    jouer_tout(p, "f6g8");
    VERIF_CODE(partie_reclamer(p, partie_nulle_50_coups), erreur_reclamation_non_permise, nommer);
    VERIF_CODE(partie_reclamer(p, partie_nulle_repetition_3), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_nulle_repetition_3);
    VERIF_ENTIER(partie_vainqueur(p), -1);
    VERIF_CODE(partie_reclamer(p, partie_nulle_repetition_3), erreur_partie_finie, nommer);
    partie_detruire(p);
}

VERIF(un_mat_ne_se_reclame_pas, "PARTIE-PEUT-RECLAMER-G1 PARTIE-RECLAMER-G3 "
                                "PARTIE-RECLAMER-AVEC-G1 PARTIE-RECLAMER-AVEC-G2")
{
    PARTIE_DE(p, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 90");
    photo avant = photo_de(p);

    {
        VERIF_INDICE("après un coup qui mate, il n'y a plus rien à réclamer");
        VERIF_CODE(partie_reclamer_avec(p, partie_nulle_50_coups, "Ta8"),
                   erreur_reclamation_non_permise, nommer);
        verifie_photo(p, &avant);
    }
    {
        VERIF_INDICE("un coup qui met pat non plus");
        VERIF_CODE(partie_lire_fen(p, "7k/8/6K1/8/8/8/8/5Q2 w - - 99 90"), pas_erreur, nommer);
        avant = photo_de(p);
        VERIF_CODE(partie_reclamer_avec(p, partie_nulle_50_coups, "Df7"),
                   erreur_reclamation_non_permise, nommer);
        verifie_photo(p, &avant);
    }
    VERIF_CODE(partie_lire_fen(p, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 90"), pas_erreur, nommer);
    jouer_tout(p, "a1a8");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_50_coups), 0);
    VERIF_CODE(partie_reclamer(p, partie_nulle_50_coups), erreur_partie_finie, nommer);
    VERIF_ENTIER(partie_etat(p), partie_mat);
    partie_detruire(p);
}

VERIF(reclamer_avec_un_coup, "PARTIE-RECLAMER-AVEC-G1 PARTIE-RECLAMER-AVEC-G2 "
                             "PARTIE-RECLAMER-AVEC-G3")
{
    PARTIE_DE(p, "7k/7p/5K2/8/8/8/P7/1R5n w - - 99 90");
    char fen[FEN_MAX];

    strcpy(fen, fen_de(p));
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_50_coups), 0);
    {
        VERIF_INDICE("un coup de pion ou une prise ne mène pas aux 50 coups");
        VERIF_CODE(partie_reclamer_avec(p, partie_nulle_50_coups, "a3"),
                   erreur_reclamation_non_permise, nommer);
        VERIF_CODE(partie_reclamer_avec(p, partie_nulle_50_coups, "Txh1"),
                   erreur_reclamation_non_permise, nommer);
    }
    VERIF_CODE(partie_reclamer_avec(p, partie_nulle_repetition_3, "Tb2"),
               erreur_reclamation_non_permise, nommer);
    VERIF_CODE(partie_reclamer_avec(p, partie_nulle_50_coups, "Tb2"), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_nulle_50_coups);
    {
        VERIF_INDICE("le coup n'est pas joué");
        VERIF_CHAINE(fen_de(p), fen);
        VERIF_ENTIER(partie_nombre_coups(p), 0);
    }
    VERIF_CODE(partie_reclamer_avec(p, partie_nulle_50_coups, "Tb2"), erreur_partie_finie, nommer);
    partie_detruire(p);

    VERIF_POSITION(DEPART);
    p = partie_de(DEPART);
    jouer_tout(p, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    VERIF_CODE(partie_reclamer_avec(p, partie_nulle_repetition_3, "Cd5"),
               erreur_reclamation_non_permise, nommer);
    VERIF_CODE(partie_reclamer_avec(p, partie_nulle_repetition_3, "Cg8"), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_nulle_repetition_3);
    VERIF_ENTIER(partie_nombre_coups(p), 7);
    partie_detruire(p);
}

VERIF(reclamer_avec_un_coup_refuse, "PARTIE-RECLAMER-AVEC-G2 PARTIE-RECLAMER-AVEC-G4")
{
    static const struct {
        const char *coup;
        type_erreur code;
    } refuses[] = {
        { "xyz", erreur_notation_illisible },
        { "", erreur_notation_illisible },
        { "Cd2", erreur_notation_ambigue },
        { "b1b1", erreur_absence_de_deplacement },
        { "e4e5", erreur_case_depart_vide },
        { "O-O", erreur_roque_non_permis },
        { "Ff8", erreur_deplacement_piece_impossible },
        { "h7h8k", erreur_promotion_non_permise },
        /* La pièce d'une promotion doit être écrite : la vue n'est pas interrogée. */
        { "h8", erreur_promotion_annulee },
        { "h8=D", erreur_reclamation_non_permise },
    };
    PARTIE_DE(p, "4k3/7P/8/8/8/8/8/1N2KN2 w - - 99 90");
    photo avant = photo_de(p);
    temoin t;
    size_t i;

    temoin_branche(&t, p);
    t.reponse = 0;
    for (i = 0; i < sizeof refuses / sizeof *refuses; i++) {
        temoin_attend(&t);
        VERIF_CONTEXTE("coup %s", refuses[i].coup);
        VERIF_STDERR("", VERIF_CODE(partie_reclamer_avec(p, partie_nulle_50_coups,
                                                         refuses[i].coup),
                                    refuses[i].code, nommer));
        verifie_photo(p, &avant);
        VERIF_ENTIER(t.questions + t.poses + t.retraits, 0);
        VERIF_ENTIER(t.messages, 1);
    }
    partie_detruire(p);
}

/* ---- Abandonner, convenir d'une nulle ------------------------------------------------------------------ */

VERIF(abandonner_fait_gagner_l_autre, "PARTIE-ABANDONNER-G1 PARTIE-VAINQUEUR-G1")
{
    int trait, joueur;

    for (trait = 0; trait < 2; trait++) {
        for (joueur = 0; joueur < 2; joueur++) {
            PARTIE_DE(p, DEPART);

            if (trait == 1)
                jouer_tout(p, "e2e4");
            VERIF_CONTEXTE("trait %d, abandon de %d", trait, joueur);
            VERIF_CODE(partie_abandonner(p, joueur), pas_erreur, nommer);
            VERIF_ENTIER(partie_etat(p), partie_abandon);
            VERIF_ENTIER(partie_vainqueur(p), 1 - joueur);
            VERIF_ENTIER(partie_joueur(p), trait);
            partie_detruire(p);
        }
    }
}

VERIF(convenir_d_une_nulle, "PARTIE-ACCORD-G1 PARTIE-VAINQUEUR-G2")
{
    PARTIE_DE(p, DEPART);

    VERIF_CODE(partie_convenir_nulle(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_nulle_accord);
    VERIF_ENTIER(partie_vainqueur(p), -1);
    partie_detruire(p);
}

VERIF(une_partie_finie_ne_finit_pas_deux_fois, "PARTIE-ABANDONNER-G2 PARTIE-ACCORD-G2 "
                                               "PARTIE-RECLAMER-G3 PARTIE-RECLAMER-AVEC-G3")
{
    static const char *const finies[] = {
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 100 90", "7k/5Q2/6K1/8/8/8/8/8 b - - 100 90",
        "7k/8/6K1/8/8/8/8/8 b - - 100 90", "7k/8/6K1/8/8/8/8/R7 b - - 150 90",
    };
    int i, j;

    for (i = 0; i < 6; i++) {
        PARTIE_DE(p, i < 4 ? finies[i] : DEPART);
        photo avant;
        temoin t;

        if (i >= 4)
            VERIF_CODE(i == 4 ? partie_abandonner(p, 0) : partie_convenir_nulle(p), pas_erreur,
                       nommer);
        avant = photo_de(p);
        temoin_branche(&t, p);
        for (j = 0; j < 8; j++) {
            type_erreur code;

            temoin_attend(&t);
            VERIF_CONTEXTE("partie %d, fin %d", i, j);
            switch (j) {
            case 0: code = partie_abandonner(p, 0); break;
            case 1: code = partie_abandonner(p, 1); break;
            case 2: code = partie_convenir_nulle(p); break;
            case 3: code = partie_reclamer(p, partie_nulle_50_coups); break;
            case 4: code = partie_reclamer_avec(p, partie_nulle_50_coups, "Rg7"); break;
            /* Avant tout autre refus. */
            case 5: code = partie_reclamer(p, partie_nulle_repetition_3); break;
            case 6: code = partie_reclamer_avec(p, partie_nulle_50_coups, "zz"); break;
            default: code = partie_reclamer_avec(p, partie_nulle_repetition_3, "Rg7"); break;
            }
            VERIF_CODE(code, erreur_partie_finie, nommer);
            verifie_photo(p, &avant);
            VERIF_ENTIER(t.messages, 1);
            VERIF_ENTIER(t.poses + t.retraits, 0);
        }
        partie_detruire(p);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_sans_partie),
    VERIF_LIGNE(arguments_refuses),
    VERIF_LIGNE(la_situation_est_ce_que_la_vue_a_recu),
    VERIF_LIGNE(pas_de_situation_sans_partie_ni_tampon),
    VERIF_LIGNE(mats_et_pats),
    VERIF_LIGNE(mat_et_pat_l_emportent),
    VERIF_LIGNE(la_plus_petite_valeur_l_emporte),
    VERIF_LIGNE(le_materiel_qui_ne_mate_plus),
    VERIF_LIGNE(la_derniere_prise_finit_la_partie),
    VERIF_LIGNE(soixante_quinze_coups),
    VERIF_LIGNE(un_mat_au_dernier_moment_reste_un_mat),
    VERIF_LIGNE(troisieme_et_cinquieme_repetition),
    VERIF_LIGNE(d_autres_droits_de_roque_une_autre_position),
    VERIF_LIGNE(une_prise_en_passant_legale_une_autre_position),
    VERIF_LIGNE(un_autre_trait_une_autre_position),
    VERIF_LIGNE(reclamer_les_cinquante_coups),
    VERIF_LIGNE(reclamer_la_repetition),
    VERIF_LIGNE(un_mat_ne_se_reclame_pas),
    VERIF_LIGNE(reclamer_avec_un_coup),
    VERIF_LIGNE(reclamer_avec_un_coup_refuse),
    VERIF_LIGNE(abandonner_fait_gagner_l_autre),
    VERIF_LIGNE(convenir_d_une_nulle),
    VERIF_LIGNE(une_partie_finie_ne_finit_pas_deux_fois))
