/* Section « Déplacements » de echecs.h : juger un déplacement standard, et le réaliser. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = 5 };

/* ---- echiquier_deplacement_coup_standard_est_valide --------------------------------------- */

/* Ce que dit un échec. */
#define APPEL_STANDARD(c)                                                                  \
    VERIF_APPEL("echiquier_deplacement_coup_standard_est_valide(&e, %d, %d, %d, %d, &c), %s",     \
                (c)[0], (c)[1], (c)[2], (c)[3], nom_coup((c)[0], (c)[1], (c)[2], (c)[3]))

/* La fonction rend 1 pour pas_erreur, 0 pour un autre code ; en_cause : NULL pour aucune case. */
static void juger(partie_d_essai *p, const char *coup, type_erreur code, const char *en_cause)
{
    int c[4];

    lire_cases(coup, c);
    APPEL_STANDARD(c);
    VERIF_REMPLIR(&p->c, sizeof p->c);
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(
                                    &p->e, c[0], c[1], c[2], c[3], &p->c),
                                code == pas_erreur));
    verifie_faute(&p->c, code, en_cause);
}

VERIF(standard_sans_echiquier, "STANDARD-N1")
{
    PARTIE_DE(p, DEPART);

    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(NULL, 4, 1, 4, 3, &p->c), 0);
    verifie_code(&p->c, erreur_pointeur_nul, -1, -1);
}

VERIF(standard_sans_erreur, "STANDARD-N4")
{
    PARTIE_DE(p, DEPART);

    VERIF_INDICE("NULL ne se déréférence pas");
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 4, 1, 4, 3, NULL), 0);
}

VERIF(standard_echiquier_abime, "STANDARD-N2")
{
    PARTIE_DE(p, DEPART);
    int i;

    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&p->e, i);
        juger(p, "e2e4", abimes[i].code, NULL);
    }
}

VERIF(standard_hors_de_l_echiquier, "STANDARD-N3")
{
    PARTIE_DE(p, DEPART);
    int i, j;

    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 3 };

            c[j] = hors_limites[i];
            APPEL_STANDARD(c);
            VERIF_REMPLIR(&p->c, sizeof p->c);
            VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, c[0], c[1], c[2], c[3],
                                                                        &p->c), 0);
            verifie_code(&p->c, erreur_argument_hors_limites, -1, -1);
        }
    }
}

static void juger_en(const char *fen, const char *coup, type_erreur code, const char *en_cause)
{
    PARTIE_DE(p, fen);

    juger(p, coup, code, en_cause);
}

VERIF(standard_permis, "STANDARD-G1 STANDARD-G8")
{
    static const char apres_e4[] = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

    juger_en(DEPART, "e2e4", pas_erreur, NULL);
    juger_en(DEPART, "g1f3", pas_erreur, NULL);
    juger_en(apres_e4, "e7e5", pas_erreur, NULL);
    juger_en(apres_e4, "b8c6", pas_erreur, NULL);
}

VERIF(standard_ne_regarde_pas_l_echec, "STANDARD-G1 STANDARD-G8")
{
    VERIF_INDICE("la tour est clouée, mais l'échec n'est pas regardé ici");
    juger_en("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2", pas_erreur, NULL);
    juger_en("4k3/4r3/8/8/8/8/4R3/4K3 b - - 0 1", "e7a7", pas_erreur, NULL);
}

/* Une pièce adverse peut-elle aller sur la case du roi qui a le trait ? C'est ainsi qu'un
 * étudiant cherche un échec. */
static void echec(const char *fen, int attendu)
{
    PARTIE_DE(p, fen);
    const jeu *le_mien = p->e.joueur_courant == 0 ? &p->e.jeu_de_piece_blanc : &p->e.jeu_de_piece_noir;
    const jeu *adverse = p->e.joueur_courant == 0 ? &p->e.jeu_de_piece_noir : &p->e.jeu_de_piece_blanc;
    int le_roi, i, trouve = 0;

    for (le_roi = 0; le_mien->ensemble_de_piece[le_roi].type != roi; le_roi++)
        ;
    p->e.joueur_courant = 1 - p->e.joueur_courant;
    for (i = 0; i < MAX_PIECE && adverse->ensemble_de_piece[i].type != invalide; i++) {
        const piece *q = &adverse->ensemble_de_piece[i], *r = &le_mien->ensemble_de_piece[le_roi];
        int c[4] = { q->coord_x, q->coord_y, r->coord_x, r->coord_y };

        APPEL_STANDARD(c);
        trouve |= echiquier_deplacement_coup_standard_est_valide(&p->e, c[0], c[1], c[2], c[3], &p->c);
    }
    VERIF_ENTIER(trouve, attendu);
}

VERIF(standard_vers_le_roi_adverse, "STANDARD-G1")
{
    static const char *echecs[] = {
        "4k3/8/8/8/8/8/4R3/K7 b - - 0 1", "4k3/8/5N2/8/8/8/8/4K3 b - - 0 1",
        "4k3/8/2B5/8/8/8/8/4K3 b - - 0 1", "4k3/8/8/7Q/8/8/8/4K3 b - - 0 1",
        "4k3/3P4/8/8/8/8/8/4K3 b - - 0 1", "4k3/8/8/8/8/8/5p2/4K3 w - - 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
    };
    int i;

    VERIF_INDICE("la case du roi adverse est une case d'arrivée comme une autre");
    for (i = 0; i < 7; i++)
        echec(echecs[i], 1);
}

VERIF(standard_sans_echec, "STANDARD-G2")
{
    static const char *tranquilles[] = {
        DEPART, "4k3/4P3/8/8/8/8/8/4K3 b - - 0 1", "4k3/4p3/8/8/8/8/4R3/K7 b - - 0 1",
        "8/8/8/3k4/8/3K4/8/8 w - - 0 1",
    };
    int i;

    VERIF_INDICE("aucune pièce adverse n'atteint la case du roi");
    for (i = 0; i < 4; i++)
        echec(tranquilles[i], 0);
}

VERIF(standard_sans_deplacement, "STANDARD-G2 STANDARD-G7 STANDARD-G8")
{
    juger_en(DEPART, "e2e2", erreur_absence_de_deplacement, NULL);
    VERIF_INDICE("que la case soit vide, ou celle d'une pièce adverse, compte après");
    juger_en(DEPART, "e5e5", erreur_absence_de_deplacement, NULL);
    juger_en(DEPART, "e7e7", erreur_absence_de_deplacement, NULL);
}

VERIF(standard_depart_vide, "STANDARD-G7 STANDARD-G8")
{
    juger_en(DEPART, "e5e6", erreur_case_depart_vide, "e5");
    VERIF_INDICE("qu'une pièce soit sur la case d'arrivée compte après");
    juger_en(DEPART, "d4d2", erreur_case_depart_vide, "d4");
}

VERIF(standard_piece_adverse, "STANDARD-G7 STANDARD-G8")
{
    juger_en(DEPART, "e7e6", erreur_piece_adverse, "e7");
    juger_en("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1", "e2e3", erreur_piece_adverse, "e2");
    VERIF_INDICE("que le trajet soit bloqué compte après");
    juger_en(DEPART, "a8a6", erreur_piece_adverse, "a8");
}

VERIF(standard_dit_ce_que_dit_la_piece, "STANDARD-G2 STANDARD-G8")
{
    juger_en(DEPART, "a1a6", erreur_piece_blocant_trajet, "a2");
    juger_en(DEPART, "b1d2", erreur_piece_blocant_trajet, "d2");
    juger_en(DEPART, "e2e5", erreur_deplacement_piece_impossible, NULL);
}

/* ---- echiquier_deplacement_realise_coup_standard --------------------------------------------- */

/* Ce que dit un échec. */
#define APPEL_REALISER(c)                                                                  \
    VERIF_APPEL("echiquier_deplacement_realise_coup_standard(&e, %d, %d, %d, %d), %s", (c)[0],    \
                (c)[1], (c)[2], (c)[3], nom_coup((c)[0], (c)[1], (c)[2], (c)[3]))

/* Le déplacement n'a pas lieu. */
static void ne_realise_pas(partie_d_essai *p, const char *coup)
{
    int c[4];

    lire_cases(coup, c);
    APPEL_REALISER(c);
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   echiquier_deplacement_realise_coup_standard(&p->e, c[0], c[1], c[2], c[3]));
}

VERIF(realiser_sans_echiquier, "REALISER-N1")
{
    VERIF_INDICE("NULL ne se déréférence pas");
    echiquier_deplacement_realise_coup_standard(NULL, 4, 1, 4, 3);
}

VERIF(realiser_echiquier_abime, "REALISER-N2")
{
    PARTIE_DE(p, DEPART);
    int i;

    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&p->e, i);
        ne_realise_pas(p, "e2e4");
    }
}

VERIF(realiser_hors_de_l_echiquier, "REALISER-N3")
{
    PARTIE_DE(p, DEPART);
    int i, j;

    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 3 };

            c[j] = hors_limites[i];
            APPEL_REALISER(c);
            VERIF_INCHANGE(&p->e, sizeof p->e,
                           echiquier_deplacement_realise_coup_standard(&p->e, c[0], c[1], c[2], c[3]));
        }
    }
}

VERIF(realiser_sans_piece_a_soi, "REALISER-N4")
{
    PARTIE_DE(p, DEPART);

    VERIF_INDICE("il faut une pièce du camp qui a le trait sur la case de départ");
    ne_realise_pas(p, "e5e6");
    ne_realise_pas(p, "e7e6");
}

VERIF(realiser_vers_une_piece_a_soi, "REALISER-N4")
{
    PARTIE_DE(p, DEPART);

    VERIF_INDICE("une pièce du même camp est sur la case d'arrivée");
    ne_realise_pas(p, "a1a2");
}

VERIF(realiser_ne_prend_pas_le_roi, "REALISER-N5")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/4R3/K7 b - - 0 1");

    p->e.joueur_courant = 0;
    VERIF_INDICE("le roi adverse ne se prend pas : il en faut un à chaque camp");
    ne_realise_pas(p, "e2e8");
}

/* Le déplacement a lieu : l'échiquier devient celui de cette FEN, le trait ne change pas. */
static void realise(const char *fen, const char *coup, const char *apres)
{
    PARTIE_DE(p, fen);
    int c[4];

    lire_cases(coup, c);
    APPEL_REALISER(c);
    echiquier_deplacement_realise_coup_standard(&p->e, c[0], c[1], c[2], c[3]);
    VERIF_ECHIQUIER(&p->e, apres);
}

VERIF(realiser_vers_une_case_vide, "REALISER-G1 REALISER-G3")
{
    realise(DEPART, "e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w");
    realise("4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e8d7", "8/3k4/8/8/8/8/8/4K3 b");
}

VERIF(realiser_une_prise, "REALISER-G1 REALISER-G2")
{
    VERIF_INDICE("la pièce adverse de la case d'arrivée est retirée de son jeu");
    realise("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "4k3/8/8/3P4/8/8/8/4K3 w");
    realise("4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", "d5e4", "4k3/8/8/8/4p3/8/8/4K3 b");
}

VERIF(realiser_garde_l_indice, "REALISER-G1 REALISER-G4")
{
    PARTIE_DE(p, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    int i = p->e.jeu_de_piece_blanc.ensemble_de_piece[0].type == pion_blanc ? 0 : 1;

    echiquier_deplacement_realise_coup_standard(&p->e, 4, 3, 3, 4);
    VERIF_INDICE("la pièce reste au même indice de son jeu");
    verifie_piece(&p->e.jeu_de_piece_blanc.ensemble_de_piece[i], pion_blanc, 3, 4);
}

VERIF(realiser_retire_comme_jeu_supprimer_piece, "REALISER-G2 REALISER-G4")
{
    PARTIE_DE(p, "rnbqk3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    jeu attendu = p->e.jeu_de_piece_noir;
    int i;

    for (i = 0; attendu.ensemble_de_piece[i].coord_x != 0; i++)
        ;
    for (; i < MAX_PIECE - 1; i++)
        attendu.ensemble_de_piece[i] = attendu.ensemble_de_piece[i + 1];
    echiquier_deplacement_realise_coup_standard(&p->e, 0, 0, 0, 7);
    VERIF_INDICE("les pièces qui suivaient celle qui est prise avancent d'un indice");
    VERIF_MEME(&p->e.jeu_de_piece_noir, &attendu, sizeof attendu);
}

VERIF(realiser_ne_verifie_aucune_regle, "REALISER-G1")
{
    VERIF_INDICE("aucune règle n'est vérifiée");
    realise("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4h8", "4k2P/8/8/8/8/8/8/4K3 w");
}

VERIF_PROGRAMME(
    VERIF_LIGNE(standard_sans_echiquier),
    VERIF_LIGNE(standard_sans_erreur),
    VERIF_LIGNE(standard_echiquier_abime),
    VERIF_LIGNE(standard_hors_de_l_echiquier),
    VERIF_LIGNE(standard_permis),
    VERIF_LIGNE(standard_ne_regarde_pas_l_echec),
    VERIF_LIGNE(standard_vers_le_roi_adverse),
    VERIF_LIGNE(standard_sans_echec),
    VERIF_LIGNE(standard_sans_deplacement),
    VERIF_LIGNE(standard_depart_vide),
    VERIF_LIGNE(standard_piece_adverse),
    VERIF_LIGNE(standard_dit_ce_que_dit_la_piece),
    VERIF_LIGNE(realiser_sans_echiquier),
    VERIF_LIGNE(realiser_echiquier_abime),
    VERIF_LIGNE(realiser_hors_de_l_echiquier),
    VERIF_LIGNE(realiser_sans_piece_a_soi),
    VERIF_LIGNE(realiser_vers_une_piece_a_soi),
    VERIF_LIGNE(realiser_ne_prend_pas_le_roi),
    VERIF_LIGNE(realiser_vers_une_case_vide),
    VERIF_LIGNE(realiser_une_prise),
    VERIF_LIGNE(realiser_garde_l_indice),
    VERIF_LIGNE(realiser_retire_comme_jeu_supprimer_piece),
    VERIF_LIGNE(realiser_ne_verifie_aucune_regle))
