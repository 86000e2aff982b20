/* Un programme qui définit lui-même l'état, comme le cours le demande : la bibliothèque s'en
 * sert, sous le nom de la fiche. */
#include "in104_etat.h"

BB echiquier[12], occupations[3];
int trait, roque, en_passant = no_sq;

void parse_fen(char *fen)
{
    memset(echiquier, 0, sizeof echiquier);
    memset(occupations, 0, sizeof occupations);
    trait = blancs;
    roque = 0;
    en_passant = no_sq;
    if (fen[0] == 'r') {
        echiquier[P] = 1ULL << e2;
        occupations[blancs] = occupations[mixte] = echiquier[P];
    }
}

VERIF(un_coup_change_l_etat_du_programme, "EXECUTER-G1 PARSE-POSITION-G2")
{
    char ligne[] = "position startpos moves e2e4";

    parse_position(ligne);
    VERIF_CASES(echiquier[P], 1ULL << e4);
    VERIF_ENTIER(trait, noirs);
    VERIF_ENTIER(en_passant, e3);
    VERIF_ENTIER(enpassant, e3);
}

VERIF(la_bibliotheque_lit_l_etat_du_programme, "GENERER-G1")
{
    coups liste;

    echiquier[P] = 1ULL << d5;
    occupations[blancs] = occupations[mixte] = echiquier[P];
    generer_coups(&liste);
    VERIF_ENTIER(liste.nb_coups, 1);
    en_passant = c6;
    generer_coups(&liste);
    VERIF_ENTIER(liste.nb_coups, 2);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(un_coup_change_l_etat_du_programme),
    VERIF_LIGNE(la_bibliotheque_lit_l_etat_du_programme))
