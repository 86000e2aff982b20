/* juste */
/* Deux fichiers, les en-têtes du cours, et assert pour ce que l'appelant doit garantir. */
#include "echiquier_deplacement_special.h"
#include "attaque.h"

#include <assert.h>

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    const jeu *ennemi;
    jeu *ami;
    piece *r, *t;
    int y, x, gauche, droite;

    assert(e != NULL && h != NULL && erreur != NULL);
    assert(echiquier_est_integre(e));
    assert(coordonnee_est_valide(x_depart, y_depart) && coordonnee_est_valide(x_arrivee, y_arrivee));
    ami = echiquier_recupere_jeu_courant(e);
    ennemi = echiquier_recupere_jeu_adverse_information(e);
    r = jeu_recuperer_piece(ami, x_depart, y_depart);
    assert(r != NULL && r->type == roi);

    y = e->joueur_courant == 0 ? 0 : 7;
    erreur->type = erreur_roque_non_permis;
    if (x_depart != 4 || y_depart != y || y_arrivee != y || (x_arrivee != 2 && x_arrivee != 6))
        return 0;
    gauche = x_arrivee == 2 ? 0 : 4;
    droite = x_arrivee == 2 ? 4 : 7;
    t = jeu_recuperer_piece(ami, x_arrivee == 2 ? 0 : 7, y);
    if (t == NULL || t->type != tour)
        return 0;
    if (historique_deplacement_existe(h, gauche, y) || historique_deplacement_existe(h, droite, y))
        return 0;
    for (x = gauche + 1; x < droite; x++)
        if (jeu_existe_piece(ami, x, y) || jeu_existe_piece(ennemi, x, y))
            return 0;
    for (x = x_arrivee == 2 ? 2 : 4; x <= (x_arrivee == 2 ? 4 : 6); x++)
        if (attaque_case(e, ennemi, x, y))
            return 0;
    r->coord_x = x_arrivee;
    t->coord_x = x_arrivee == 2 ? 3 : 5;
    erreur->type = pas_erreur;
    return 1;
}
