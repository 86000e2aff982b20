/* Ce que la bibliothèque appelle par son nom dans le cours IN104 : ce programme en remplace
 * plusieurs fonctions et un tableau. */
#include "in104_etat.h"

static int appels, mode_d_emploi;

/* Les seuls coups de ce jeu : le roi va d'une case vers la droite, ou n'a plus de coup. */
void generer_coups(coups *liste)
{
    int roi = ls1b_index(echiquier[trait == blancs ? K : k]);

    appels++;
    liste->nb_coups = 0;
    if (mode_d_emploi == 1) {
        memset(liste, 0xA5, sizeof *liste);
        return;
    }
    if (roi >= 0 && roi % 8 < 7)
        ajouter_coup(liste, encoder_coup(roi, roi + 1, trait == blancs ? K : k, 0, 0, 0, 0, 0));
}

int case_attaquee(int square, int couleur)
{
    (void)square, (void)couleur;
    appels++;
    return mode_d_emploi == 2;
}

int eval(void)
{
    appels++;
    return 17;
}

BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    (void)square, (void)bloqueurs;
    return 1ULL << h8;
}

void generer_attaques_roi(void)
{
    memset(attaques_rois, 0, sizeof attaques_rois);
}

/* Ce tableau-ci est celui de ce programme. */
int piece_char[12] = { 1, 2, 3 };

VERIF(perft_avec_les_coups_du_programme, "IN104-PERFT-G3 TEST-PERFT-G3")
{
    PREPARER("k7/8/8/8/8/8/8/K7 w - -");
    nb_feuilles = 0;
    perft(4);
    VERIF_ENTIER(nb_feuilles, 1);
    VERIF_VRAI(appels >= 8);
    VERIF_STDOUT("a1b1 : 1\ntotal : 1\n", test_perft(3));
    PREPARER("6k1/8/8/8/8/8/8/6K1 w - -");
    nb_feuilles = 0;
    perft(3);
    VERIF_ENTIER(nb_feuilles, 0);
}

VERIF(negamax_avec_les_fonctions_du_programme, "NEGAMAX-G5")
{
    PREPARER("k7/8/8/8/8/8/8/K7 w - -");
    ply = 0;
    VERIF_ENTIER(negamax(-VALEUR_MAX, VALEUR_MAX, 2), 17);
    VERIF_ENTIER(get_coup_square_arrivee(meilleur_coup), b1);
}

VERIF(executer_demande_au_programme, "EXECUTER-G3 GET-COUP-G4")
{
    PREPARER("k7/8/8/8/8/8/8/K7 w - -");
    mode_d_emploi = 2;
    VERIF_ETAT_INCHANGE(
        VERIF_ENTIER(executer_coup(encoder_coup(a1, b1, K, 0, 0, 0, 0, 0)), 0));
    mode_d_emploi = 0;
    VERIF_ENTIER(executer_coup(encoder_coup(a1, b1, K, 0, 0, 0, 0, 0)), 1);
}

VERIF(la_dame_demande_au_programme, "MASQUE-DAME-G2 CASE-ATTAQUEE-G2")
{
    VERIF_CASES(masque_d_attaque_dynamique_dame(a1, ~0ULL), 1ULL << h8 | 1ULL << a2 | 1ULL << b1);
}

VERIF(les_masques_du_programme, "MASQUES-G1")
{
    generer_masques_d_attaque_statiques();
    VERIF_CASES(attaques_rois[e4], 0);
    VERIF_VRAI(attaques_cavaliers[e4] != 0);
}

VERIF(l_echiquier_du_programme, "PRINT-ECHIQUIER-G6 PARSE-POSITION-G2")
{
    char ligne[] = "position fen 8/8/8/8/8/8/8/K7 w - - moves a1b1";

    VERIF_ENTIER(piece_char[0], 1);
    parse_position(ligne);
    VERIF_ENTIER(ls1b_index(echiquier[K]), b1);
    verif_capture_debut(STDOUT_FILENO);
    print_echiquier();
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "évaluation : 17\n");
}

VERIF(n_importe_quelle_liste, "IN104-PERFT-G3 NEGAMAX-G5 GET-COUP-G4")
{
    char coup[] = "e2e4";

    mode_d_emploi = 1;
    PREPARER(position_de_depart);
    VERIF_ETAT_INCHANGE({
        perft(3);
        test_perft(2);
        (void)negamax(-VALEUR_MAX, VALEUR_MAX, 3);
        VERIF_ENTIER(get_coup_str(coup), 0);
    });
}

VERIF_PROGRAMME(
    VERIF_LIGNE(perft_avec_les_coups_du_programme),
    VERIF_LIGNE(negamax_avec_les_fonctions_du_programme),
    VERIF_LIGNE(executer_demande_au_programme),
    VERIF_LIGNE(la_dame_demande_au_programme),
    VERIF_LIGNE(les_masques_du_programme),
    VERIF_LIGNE(l_echiquier_du_programme),
    VERIF_LIGNE(n_importe_quelle_liste))
