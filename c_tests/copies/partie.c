/* La copie d'un étudiant : trois fonctions de partie.h, justes, sur les autres.
 * tests/checks/copies.rs y met une faute à la fois. */
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

static const char *phrase_de(type_erreur code)
{
    switch (code) {
    case pas_erreur: return "";
    case erreur_partie_non_commencee: return "Pas encore.";
    case erreur_partie_finie: return "C'est fini.";
    default: return "Ce coup n'est pas permis.";
    }
}

/* Le code d'un coup, que partie_lire_coup connaît sous la forme « e2e4 ». */
static type_erreur juger(const partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee)
{
    char texte[5];
    coup_joue coup;
    type_erreur code;

    texte[0] = (char)('a' + x_depart);
    texte[1] = (char)('1' + y_depart);
    texte[2] = (char)('a' + x_arrivee);
    texte[3] = (char)('1' + y_arrivee);
    texte[4] = '\0';
    code = partie_lire_coup(p, texte, &coup);
    if (code == erreur_promotion_annulee)
        return pas_erreur; /* un coup légal, dont la pièce reste à choisir */
    if (code == pas_erreur && coup.x_arrivee != x_arrivee)
        return erreur_roque_non_permis; /* le roi sur sa tour : écrit, c'est un roque */
    return code;
}

type_erreur partie_verifier(const partie *p, int x_depart, int y_depart, int x_arrivee,
                            int y_arrivee, char *raison, size_t taille)
{
    type_erreur code;

    if (raison == NULL && taille > 0)
        return erreur_pointeur_nul;
    if (taille > 0)
        raison[0] = '\0';
    if (p == NULL)
        return erreur_pointeur_nul;
    if (!sur_l_echiquier(x_depart, y_depart) || !sur_l_echiquier(x_arrivee, y_arrivee))
        return erreur_argument_hors_limites;
    code = juger(p, x_depart, y_depart, x_arrivee, y_arrivee);
    snprintf(raison, taille, "%s", phrase_de(code));
    return code;
}
