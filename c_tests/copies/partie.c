/* La copie d'un étudiant : trois fonctions de partie.h, justes, sur les autres.
 * tests/copies.rs y met une faute à la fois. */
#include <stdio.h>

#include "partie.h"

static int sur_l_echiquier(int x, int y)
{
    return x >= 0 && x <= 7 && y >= 0 && y <= 7;
}

int partie_est_en_echec(const partie *p)
{
    int joueur = p == NULL ? -1 : partie_joueur(p), x, y;

    if (joueur < 0)
        return 0;
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            int a_qui = -1;

            if (partie_piece_en(p, x, y, &a_qui) == roi && a_qui == joueur)
                return partie_case_attaquee(p, x, y, 1 - joueur);
        }
    }
    return 0;
}

int partie_lister_coups_de(const partie *p, int x, int y, coup_joue *tableau, int capacite)
{
    coup_joue tous[PARTIE_COUPS_MAX];
    int i, nombre, trouves = 0;

    if (p == NULL || !sur_l_echiquier(x, y) || capacite < 0 || (tableau == NULL && capacite > 0))
        return 0;
    nombre = partie_lister_coups(p, tous, PARTIE_COUPS_MAX);
    for (i = 0; i < nombre; i++) {
        if (tous[i].x_depart != x || tous[i].y_depart != y)
            continue;
        if (trouves < capacite)
            tableau[trouves] = tous[i];
        trouves++;
    }
    return trouves;
}

static const char *raison(const partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int i, nombre;

    if (partie_etat(p) == partie_non_commencee)
        return "Pas encore.";
    if (partie_etat(p) != partie_en_cours)
        return "C'est fini.";
    nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);
    for (i = 0; i < nombre; i++) {
        if (coups[i].x_depart == x_depart && coups[i].y_depart == y_depart
            && coups[i].x_arrivee == x_arrivee && coups[i].y_arrivee == y_arrivee)
            return "";
    }
    return "Ce coup n'est pas permis.";
}

size_t partie_expliquer(const partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee,
                        char *tampon, size_t taille)
{
    if (p == NULL || !sur_l_echiquier(x_depart, y_depart) || !sur_l_echiquier(x_arrivee, y_arrivee)
        || (tampon == NULL && taille > 0))
        return 0;
    return (size_t)snprintf(tampon, taille, "%s",
                            raison(p, x_depart, y_depart, x_arrivee, y_arrivee));
}
