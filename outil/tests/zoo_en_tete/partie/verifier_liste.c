/* juste */
/* Légal si le coup est dans la liste ; sinon la phrase vient du code que donne partie_lire_coup. */
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

type_erreur partie_verifier(const partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee, char *raison,
                            size_t taille)
{
    char texte[5] = { (char)('a' + x_depart), (char)('1' + y_depart), (char)('a' + x_arrivee),
                      (char)('1' + y_arrivee), '\0' };
    coup_joue inutile;
    type_erreur code;

    if (est_dans_la_liste(p, x_depart, y_depart, x_arrivee, y_arrivee)) {
        snprintf(raison, taille, "%s", "");
        return pas_erreur;
    }
    code = partie_lire_coup(p, texte, &inutile);
    if (code == pas_erreur)
        code = erreur_roque_non_permis; /* e1h1 est lu comme un roque, mais ne se joue pas ainsi */
    snprintf(raison, taille, "Refus : %s.", nommer_type_erreur(code));
    return code;
}
