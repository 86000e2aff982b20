/* faux : API-LIRE-ETAT-G3 API-LIRE-HISTORIQUE-G3 */
/* Un fichier absent ne fait rien afficher. */
#include <stdio.h>

#include "echecs.h"

int api_echec_ecrit_fichier_etat(const echiquier *e, const char *f)
{
    if (e == NULL || f == NULL)
        return 0;
    if (entree_sortie_est_fichier_accessible(f) && entree_sortie_ecrit_fichier_echiquier(f, e) == pas_erreur)
        return 1;
    printf("Le fichier %s n'est pas ecrit.\n", f);
    return 0;
}

int api_echec_ecrit_fichier_historique(const historique_partie *h, const char *f)
{
    if (h == NULL || f == NULL)
        return 0;
    if (entree_sortie_est_fichier_accessible(f) && entree_sortie_ecrit_fichier_historique(f, h) == pas_erreur)
        return 1;
    printf("Le fichier %s n'est pas ecrit.\n", f);
    return 0;
}

int api_echec_lit_fichier_etat(echiquier *e, const char *f)
{
    echiquier lu;

    if (e == NULL || f == NULL)
        return 0;
    if (!entree_sortie_est_fichier_existe(f)) {
        return 0;
    }
    echiquier_invalider_jeux(&lu);
    if (entree_sortie_lit_fichier_echiquier(f, &lu) != pas_erreur || !echiquier_est_integre(&lu)) {
        printf("Le fichier %s n'est pas lu.\n", f);
        return 0;
    }
    *e = lu;
    return 1;
}

int api_echec_lit_fichier_historique(historique_partie *h, const char *f)
{
    static historique_partie lu;

    if (h == NULL || f == NULL)
        return 0;
    if (!entree_sortie_est_fichier_existe(f)) {
        return 0;
    }
    historique_initialise(&lu);
    if (entree_sortie_lit_fichier_historique(f, &lu) != pas_erreur) {
        printf("Le fichier %s n'est pas lu.\n", f);
        return 0;
    }
    *h = lu;
    return 1;
}
