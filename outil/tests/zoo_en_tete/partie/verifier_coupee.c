/* faux : PARTIE-VERIFIER-G4 */
/* La phrase a des accents, et snprintf la coupe au milieu d'un caractère. */
#include <stdio.h>

#include "partie.h"

static int est_dans_la_liste(const partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int nombre = partie_lister_coups_de(p, x_depart, y_depart, coups, PARTIE_COUPS_MAX);

    for (int i = 0; i < nombre; i++)
        if (coups[i].x_arrivee == x_arrivee && coups[i].y_arrivee == y_arrivee)
            return 1;
    return 0;
}

/* Ce que l'en-tête demande à qui appelle. */
static type_erreur arguments(const partie *p, int cases, char *raison, size_t taille)
{
    if (raison == NULL && taille != 0)
        return erreur_pointeur_nul;
    if (taille > 0)
        raison[0] = '\0';
    if (p == NULL)
        return erreur_pointeur_nul;
    return (cases & ~7) == 0 ? pas_erreur : erreur_argument_hors_limites;
}

type_erreur partie_verifier(const partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee, char *raison,
                            size_t taille)
{
    char texte[5];
    coup_joue inutile;
    type_erreur code;
    type_erreur faute = arguments(p, x_depart | y_depart | x_arrivee | y_arrivee, raison, taille);

    if (faute != pas_erreur)
        return faute;
    texte[0] = (char)('a' + x_depart);
    texte[1] = (char)('1' + y_depart);
    texte[2] = (char)('a' + x_arrivee);
    texte[3] = (char)('1' + y_arrivee);
    texte[4] = '\0';
    if (est_dans_la_liste(p, x_depart, y_depart, x_arrivee, y_arrivee)) {
        snprintf(raison, taille, "%s", "");
        return pas_erreur;
    }
    code = partie_lire_coup(p, texte, &inutile);
    if (code == pas_erreur)
        code = erreur_roque_non_permis; /* e1h1 est lu comme un roque, mais ne se joue pas ainsi */
    snprintf(raison, taille, "Refusé, décidément refusé : %s.", nommer_type_erreur(code));
    return code;
}
