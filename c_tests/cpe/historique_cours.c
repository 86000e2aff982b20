/* L'historique d'une partie qui commence par un échiquier lu dans un fichier, préparé comme dans le
 * cours : historique_initialise, puis l'échiquier de départ. Ses droits de roque sont ceux du début
 * d'une partie, quelles que soient les pièces : la bibliothèque s'en sert comme il faut. */
#include "cpe.h"
#include "../commun/fichiers.h"

static const char *const positions[] = {
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "1r2k3/7r/8/8/8/8/7R/R4K2 w - - 0 1",
    "4k3/8/8/8/8/8/8/R3K1N1 b Q - 0 1",
    "n3k2b/8/8/8/8/8/8/N3K2B w - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
    "8/P3k3/8/8/8/8/p3K3/8 b - - 0 1",
    "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
};
enum { nombre_positions = sizeof positions / sizeof *positions };

static historique_partie cours, depuis;
static echiquier e;

/* Prépare les deux historiques de cette position : celui du cours, et celui qui ne donne que les
 * droits des rois et des tours à leur place. */
static void preparer(const char *fen)
{
    e = partie_de(fen)->e;
    historique_initialise(&cours);
    cours.echiquier_initial = e;
    VERIF_CODE(historique_initialise_depuis(&depuis, &e), pas_erreur, nommer);
}

/* De même, et montre la position jusqu'à la fin du bloc. */
#define PREPARER(fen)                                                                      \
    VERIF_POSITION(fen);                                                                   \
    preparer(fen)

VERIF(chaque_coup_est_juge_de_meme, "HISTORIQUE-INIT-G3 DEPLACER-G1 DEPLACER-G3 ROQUE-G3")
{
    int i, c;

    VERIF_INDICE("un droit de roque sans roi ni tour à leur place ne permet rien");
    for (i = 0; i < nombre_positions; i++) {
        PREPARER(positions[i]);
        for (c = 0; c < 64 * 64; c++) {
            echiquier ici = e, la = e;
            code_erreur_deplacement code, attendu;
            type_deplacement type = deplacement_standard, voulu = deplacement_standard;
            int x0 = c % 8, y0 = c / 8 % 8, x1 = c / 64 % 8, y1 = c / 512;

            APPEL_DEPLACER(x0, y0, x1, y1);
            echiquier_deplacement_realise_si_possible(&ici, x0, y0, x1, y1, &cours, &code, &type);
            echiquier_deplacement_realise_si_possible(&la, x0, y0, x1, y1, &depuis, &attendu, &voulu);
            verifie_code(&code, attendu.type, attendu.coord_x, attendu.coord_y);
            VERIF_ENTIER(type, voulu);
            VERIF_MEME(&ici, &la, sizeof ici);
        }
    }
}

VERIF(la_position_est_la_meme, "HISTORIQUE-INIT-G3 MAT-G1 PAT-G1 ECHIQUIER-ECRIRE-FEN-G1")
{
    char fen[100], voulue[100];
    int i;

    for (i = 0; i < nombre_positions; i++) {
        PREPARER(positions[i]);
        VERIF_ENTIER(echiquier_est_mat(&e, &cours), i == 7);
        VERIF_ENTIER(echiquier_est_pat(&e, &cours), i == 8);
        VERIF_VRAI(echiquier_ecrire_fen(&e, &cours, fen, sizeof fen) > 0);
        VERIF_VRAI(echiquier_ecrire_fen(&e, &depuis, voulue, sizeof voulue) > 0);
        VERIF_CHAINE(fen, voulue);
    }
}

VERIF(une_tour_qui_rentre_chez_elle_ne_roque_pas, "HISTORIQUE-INIT-G3 ROQUE-G3 API-DEPLACER-G1")
{
    PREPARER("4k3/8/8/8/8/8/7R/R3K3 w - - 0 1");
    VERIF_CODE(jouer_un_coup(&e, &cours, 7, 1, 7, 0), pas_erreur, nommer);
    VERIF_CODE(jouer_un_coup(&e, &cours, 4, 7, 4, 6), pas_erreur, nommer);
    VERIF_CODE(jouer_un_coup(&e, &cours, 4, 0, 6, 0), erreur_roque_non_permis, nommer);
    VERIF_CODE(jouer_un_coup(&e, &cours, 4, 0, 2, 0), pas_erreur, nommer);
}

VERIF(la_partie_se_joue_et_s_enregistre,
      "HISTORIQUE-INIT-G3 API-DEPLACER-G1 HISTORIQUE-REJOUER-G1 HISTORIQUE-ANNULER-G1 "
      "ECRIRE-HISTORIQUE-G1 LIRE-HISTORIQUE-G1")
{
    historique_partie relu;
    echiquier autre;

    entrer_dans_un_dossier();
    VERIF_INDICE("les noirs ont le trait, et aucune tour n'est à sa place");
    PREPARER("1r2k3/3p3r/8/4P3/8/8/7R/5K2 b - - 0 1");
    VERIF_CODE(jouer_un_coup(&e, &cours, 3, 6, 3, 4), pas_erreur, nommer);
    VERIF_CODE(jouer_un_coup(&e, &cours, 4, 4, 3, 5), pas_erreur, nommer);
    VERIF_ENTIER(cours.coups[1].type, deplacement_prise_en_passant);
    VERIF_ENTIER(api_echec_ecrit_fichier_historique(&cours, "f"), 1);
    VERIF_REMPLIR(&relu, sizeof relu);
    VERIF_ENTIER(api_echec_lit_fichier_historique(&relu, "f"), 1);
    VERIF_MEME(&relu, &cours, sizeof relu);
    VERIF_CODE(historique_rejouer(&relu, &autre), pas_erreur, nommer);
    VERIF_MEME(&autre, &e, sizeof e);
    VERIF_CODE(historique_annuler_coup(&cours, &e), pas_erreur, nommer);
    VERIF_CODE(historique_annuler_coup(&cours, &e), pas_erreur, nommer);
    VERIF_MEME(&e, &cours.echiquier_initial, sizeof e);
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(chaque_coup_est_juge_de_meme),
    VERIF_LIGNE(la_position_est_la_meme),
    VERIF_LIGNE(une_tour_qui_rentre_chez_elle_ne_roque_pas),
    VERIF_LIGNE(la_partie_se_joue_et_s_enregistre))
