/* Un programme qui ne remplace que peu de choses du cours IN104 : une fonction que perft appelle
 * à travers une autre, et une variable qui a deux noms. */
#include "in104_etat.h"

static int ajouts;

void ajouter_coup(coups *liste, int coup)
{
    ajouts++;
    liste->tab_coups[liste->nb_coups++] = coup;
}

int en_passant = no_sq;

VERIF(perft_ajoute_avec_la_fonction_du_programme, "GENERER-G3 IN104-PERFT-G3")
{
    PREPARER(position_de_depart);
    nb_feuilles = ajouts = 0;
    perft(2);
    VERIF_ENTIER(nb_feuilles, 400);
    VERIF_ENTIER(ajouts, 20 + 20 * 20);
}

VERIF(la_case_en_passant_du_programme, "PARSE-FEN-G1 EXECUTER-G1 IN104-PERFT-G2")
{
    PREPARER("4k3/8/8/3pP3/8/8/8/4K3 w - d6");
    VERIF_ENTIER(en_passant, d6);
    nb_feuilles = 0;
    VERIF_ETAT_INCHANGE(perft(1));
    VERIF_ENTIER(nb_feuilles, 7);
    PREPARER(position_de_depart);
    VERIF_ENTIER(executer_coup(encoder_coup(e2, e4, P, 0, 0, 1, 0, 0)), 1);
    VERIF_ENTIER(en_passant, e3);
}

VERIF(parse_go_cherche_avec_les_coups_du_programme, "PARSE-GO-G6")
{
    char ligne[] = "go depth 0";

    PREPARER(position_de_depart);
    ajouts = 0;
    verif_capture_debut(STDOUT_FILENO);
    parse_go(ligne);
    VERIF_INDICE("une profondeur de 0 compte pour 1");
    VERIF_CHAINE_COMMENCE(verif_capture_fin(), "info depth 1 score cp 50 nodes 21 time ");
    VERIF_VRAI(ajouts >= 20);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(perft_ajoute_avec_la_fonction_du_programme),
    VERIF_LIGNE(la_case_en_passant_du_programme),
    VERIF_LIGNE(parse_go_cherche_avec_les_coups_du_programme))
