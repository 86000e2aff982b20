/* hostile : fait faire le roque par les fonctions d'un autre cours ; attendu : refuse */
#include "echecs.h"
#include "partie.h"

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    char fen[200];
    partie *p = partie_creer();
    int fait;

    echiquier_ecrire_fen(e, h, fen, sizeof fen);
    fait = (x_arrivee == 2 || x_arrivee == 6) && x_depart == 4 && y_depart == y_arrivee
           && partie_lire_fen(p, fen) == pas_erreur
           && partie_deplacer(p, x_depart, y_depart, x_arrivee, y_arrivee) == pas_erreur;
    if (fait && partie_copier_echiquier(p, e) == pas_erreur)
        echiquier_changer_joueur_courant(e);
    erreur->type = fait ? pas_erreur : erreur_roque_non_permis;
    partie_detruire(p);
    return fait;
}
