/* Section « Conseil » de partie.h. */
#include "partie_vue_temoin.h"

VERIF(conseiller_sans_arguments, "PARTIE-CONSEILLER-N1 PARTIE-CONSEILLER-N2 PARTIE-CONSEILLER-N3")
{
    static const int durees[] = { INT_MIN, -1, 0, 60001, INT_MAX };
    PARTIE_DE(p, DEPART);
    coup_joue conseil;
    size_t i;

    VERIF_REMPLIR(&conseil, sizeof conseil);
    VERIF_INCHANGE(&conseil, sizeof conseil,
                   VERIF_CODE(partie_conseiller(NULL, 10, &conseil), erreur_pointeur_nul, nommer));
    VERIF_CODE(partie_conseiller(p, 10, NULL), erreur_pointeur_nul, nommer);
    for (i = 0; i < sizeof durees / sizeof *durees; i++) {
        VERIF_CONTEXTE("millisecondes %d", durees[i]);
        VERIF_INCHANGE(&conseil, sizeof conseil,
                       VERIF_CODE(partie_conseiller(p, durees[i], &conseil),
                                  erreur_argument_hors_limites, nommer));
    }
    partie_detruire(p);
}

/* Le conseil est dans la liste des coups légaux, et la partie ne change pas. */
static coup_joue verifie_conseil(const partie *p, int millisecondes)
{
    coup_joue coups[PARTIE_COUPS_MAX], conseil;
    int i, nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);
    photo avant = photo_de(p);

    VERIF_REMPLIR(&conseil, sizeof conseil);
    VERIF_CODE(partie_conseiller(p, millisecondes, &conseil), pas_erreur, nommer);
    verifie_photo(p, &avant);
    for (i = 0; i < nombre && memcmp(&coups[i], &conseil, sizeof conseil) != 0; i++)
        ;
    VERIF_INDICE("le conseil est un coup légal, avec son type et sa promotion");
    VERIF_VRAI(i < nombre);
    return conseil;
}

VERIF(le_conseil_est_un_coup_legal, "PARTIE-CONSEILLER-G1 PARTIE-CONSEILLER-G3")
{
    static const int durees[] = { 1, 2, 20 };
    int numero, i, duree;

    for (numero = 0; numero < 8; numero++) {
        PARTIE_DE(p, position_riche(numero));
        temoin t;

        temoin_branche(&t, p);
        for (i = 0; i < 6 && partie_etat(p) == partie_en_cours; i++) {
            for (duree = 0; duree < 3; duree++) {
                coup_joue c;

                temoin_attend(&t);
                c = verifie_conseil(p, durees[duree]);
                VERIF_CONTEXTE("dans %s", fen_de(p));
                {
                    VERIF_INDICE("chercher un conseil n'appelle pas la vue");
                    VERIF_ENTIER(t.poses + t.retraits + t.messages + t.questions, 0);
                }
                if (duree == 2)
                    VERIF_CODE(partie_jouer_coup(p, &c), pas_erreur, nommer);
            }
        }
        partie_detruire(p);
    }
}

VERIF(un_mat_en_un_coup_est_conseille, "PARTIE-CONSEILLER-G1")
{
    static const char *const mats[] = {
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
        "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
        "7k/5K2/8/8/8/8/8/6R1 w - - 0 1",
        "6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1",
        /* Une promotion, et au bord des 50 et des 75 coups. */
        "5n1k/4P1pp/8/8/8/8/8/6K1 w - - 0 1",
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 90",
        "6k1/5ppp/8/8/8/8/8/R5K1 w - - 149 90",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    };
    size_t i;
    int duree;

    for (i = 0; i < sizeof mats / sizeof *mats; i++) {
        for (duree = 1; duree <= 64; duree *= 8) {
            PARTIE_DE(p, mats[i]);
            coup_joue coups[PARTIE_COUPS_MAX], c;
            char san[PARTIE_SAN_MAX];
            int j, nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX), un_mat = 0;

            for (j = 0; j < nombre; j++) {
                partie_ecrire_san(p, &coups[j], san, sizeof san);
                un_mat |= strchr(san, '#') != NULL;
            }
            VERIF_INDICE("la position elle-même n'a pas de mat en un coup");
            VERIF_VRAI(un_mat);
            VERIF_CONTEXTE("%d millisecondes", duree);
            c = verifie_conseil(p, duree);
            partie_ecrire_san(p, &c, san, sizeof san);
            VERIF_CHAINE_CONTIENT(san, "#");
            partie_detruire(p);
        }
    }
}

VERIF(pas_de_conseil_sans_partie_en_cours, "PARTIE-CONSEILLER-G2")
{
    static const char *const finies[] = {
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "7k/8/6K1/8/8/8/8/8 b - - 0 1", "7k/8/6K1/8/8/8/8/R7 b - - 150 90",
    };
    partie *p = partie_creer();
    coup_joue conseil;
    int i;

    VERIF_REMPLIR(&conseil, sizeof conseil);
    VERIF_INCHANGE(&conseil, sizeof conseil,
                   VERIF_CODE(partie_conseiller(p, 10, &conseil), erreur_partie_non_commencee,
                              nommer));
    for (i = 0; i < 5; i++) {
        VERIF_CODE(partie_lire_fen(p, i < 4 ? finies[i] : DEPART), pas_erreur, nommer);
        if (i == 4)
            VERIF_CODE(partie_abandonner(p, 1), pas_erreur, nommer);
        VERIF_CONTEXTE("partie finie %d", i);
        VERIF_INCHANGE(&conseil, sizeof conseil,
                       VERIF_CODE(partie_conseiller(p, 10, &conseil), erreur_partie_finie,
                                  nommer));
    }
    partie_detruire(p);
}

VERIF(le_conseil_laisse_ce_qui_etait_annule, "PARTIE-CONSEILLER-G3")
{
    PARTIE_DE(p, DEPART);

    jouer_tout(p, "e2e4 e7e5 g1f3");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    verifie_conseil(p, 5);
    VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 3);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(conseiller_sans_arguments),
    VERIF_LIGNE(le_conseil_est_un_coup_legal),
    VERIF_LIGNE(un_mat_en_un_coup_est_conseille),
    VERIF_LIGNE(pas_de_conseil_sans_partie_en_cours),
    VERIF_LIGNE(le_conseil_laisse_ce_qui_etait_annule))
