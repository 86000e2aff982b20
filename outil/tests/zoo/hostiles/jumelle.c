/* hostile : fait jouer le coup par la fonction de la bibliothèque qui fait la même chose ; attendu : refuse */
#include "partie.h"

type_erreur partie_deplacer(partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee)
{
    coup_joue coup = { x_depart, y_depart, x_arrivee, y_arrivee, deplacement_standard, invalide };
    return partie_jouer_coup(p, &coup);
}
