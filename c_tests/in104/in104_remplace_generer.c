/* Un programme qui ne remplace que generer_coups, bien ou mal : perft compte ce que compterait la
 * boucle de la fiche. */
#include "in104_naif.h"

static int est_bizarre, derange;

void echecs_interne_generer_coups(coups *liste);
void generer_coups(coups *liste)
{
    static const int bits[] = { 1 << 16, 5 << 16, 10 << 16, 1 << 20, 1 << 21, 1 << 22, 1 << 23, 1, 64, 512 };

    echecs_interne_generer_coups(liste);
    for (int i = 0; est_bizarre && i < liste->nb_coups; i++) {
        unsigned tirage = hasard((unsigned)liste->tab_coups[i]);
        if (tirage % 3 == 0)
            liste->tab_coups[i] ^= bits[tirage / 3 % (sizeof bits / sizeof *bits)];
    }
    /* Un échiquier dérangé ne vaut que pour le premier coup : ensuite, perft l'a remis. */
    if (derange && hasard(1) % 4 == 0) {
        echiquier[hasard(2) % 12] ^= 1ULL << hasard(3) % 64;
        occupations[hasard(4) % 3] ^= 1ULL << hasard(5) % 64;
        enpassant = (int)(hasard(6) % 65);
        if (hasard(7) % 2)
            trait ^= 1;
    }
}

VERIF(les_coups_de_la_bibliotheque, "IN104-PERFT-G1 IN104-PERFT-G3")
{
    est_bizarre = derange = 0;
    comparer_tout();
}

VERIF(des_coups_qui_ne_sont_pas_pseudo_legaux, "IN104-PERFT-G3 EXECUTER-G5")
{
    est_bizarre = 1;
    derange = 0;
    comparer_tout();
}

VERIF(un_echiquier_derange, "IN104-PERFT-G2 IN104-PERFT-G3")
{
    est_bizarre = 0;
    derange = 1;
    comparer_tout();
    est_bizarre = 1;
    comparer_tout();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_coups_de_la_bibliotheque),
    VERIF_LIGNE(des_coups_qui_ne_sont_pas_pseudo_legaux),
    VERIF_LIGNE(un_echiquier_derange))
