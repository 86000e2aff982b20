/* Un programme qui ne remplace que case_attaquee, bien ou mal : perft compte ce que compterait la
 * boucle de la fiche. */
#include "in104_naif.h"

static int se_trompe, derange, appels;

int echecs_interne_case_attaquee(int square, int couleur);
int case_attaquee(int square, int couleur)
{
    int attaquee = echecs_interne_case_attaquee(square, couleur);
    unsigned tirage = hasard((unsigned)(square * 2 + couleur));

    appels++;
    if (derange && tirage % 16 == 0) {
        echiquier[tirage / 16 % 12] ^= 1ULL << tirage / 256 % 64;
        occupations[mixte] ^= 1ULL << tirage / 1024 % 64;
    }
    return se_trompe && tirage % 5 == 0 ? !attaquee : attaquee;
}

VERIF(perft_demande_pour_chaque_coup, "IN104-PERFT-G3 EXECUTER-G3")
{
    se_trompe = derange = 0;
    PREPARER(position_de_depart);
    appels = 0;
    perft(2);
    VERIF_INDICE("20 coups, puis 20 réponses à chacun ; aucun roque n'est près d'être permis");
    VERIF_ENTIER(appels, 20 + 20 * 20);
    comparer_tout();
}

VERIF(une_case_attaquee_qui_se_trompe, "IN104-PERFT-G3 EXECUTER-G3")
{
    se_trompe = 1;
    derange = 0;
    comparer_tout();
}

VERIF(une_case_attaquee_qui_derange_l_echiquier, "IN104-PERFT-G2 IN104-PERFT-G3 EXECUTER-G3")
{
    se_trompe = 0;
    derange = 1;
    comparer_tout();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(perft_demande_pour_chaque_coup),
    VERIF_LIGNE(une_case_attaquee_qui_se_trompe),
    VERIF_LIGNE(une_case_attaquee_qui_derange_l_echiquier))
