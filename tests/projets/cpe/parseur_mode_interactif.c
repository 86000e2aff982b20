#include "parseur_mode_interactif.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

void action_initialise(action_a_realiser *a)
{
    assert(a != NULL);
    a->type = rien_a_faire;
    a->filename[0] = '\0';
    a->x_depart = a->y_depart = a->x_arrivee = a->y_arrivee = -1;
    a->promotion = invalide;
}

int parse_ligne_commande(const char *ligne, action_a_realiser *a)
{
    assert(ligne != NULL && a != NULL);
    action_initialise(a);
    if (sscanf(ligne, "d %d %d -> %d %d", &a->x_depart, &a->y_depart, &a->x_arrivee, &a->y_arrivee) == 4)
        a->type = deplacement;
    else if (sscanf(ligne, "lit_h %4095s", a->filename) == 1)
        a->type = lecture_historique;
    else if (sscanf(ligne, "lit %4095s", a->filename) == 1)
        a->type = lecture_fichier;
    else if (strncmp(ligne, "FIN", 3) == 0)
        a->type = fin;
    else if (ligne[0] == 'i')
        a->type = initialisation;
    return 1;
}
