/* hostile : demande à une fonction qui refuse les échiquiers non intègres si celui-ci l'est ; attendu : refuse */
#include "echecs.h"

int echiquier_est_integre(const echiquier *e)
{
    static historique_partie h;

    return historique_initialise_depuis(&h, e) == pas_erreur;
}
