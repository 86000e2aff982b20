/* faux : API-DEPLACER-G4 */
/* Un coup refusé est quand même ajouté à l'historique. */
#include <stdio.h>

#include "api_echec.h"
#include "echiquier_deplacement.h"

void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart, int y_depart, int x_arrivee,
                              int y_arrivee)
{
    code_erreur_deplacement code = { pas_erreur, -1, -1 };
    type_deplacement type = deplacement_standard;
    coup_joue coup = { x_depart, y_depart, x_arrivee, y_arrivee, deplacement_standard, invalide };

    if (echiquier_est_integre(e) != 1) {
        printf("Echiquier non integre.\n");
        return;
    }
    if (!coordonnee_est_valide(x_depart, y_depart)) {
        printf("Case de depart (%d,%d) hors de l'echiquier.\n", x_depart, y_depart);
        return;
    }
    if (!coordonnee_est_valide(x_arrivee, y_arrivee)) {
        printf("Case d'arrivee (%d,%d) hors de l'echiquier.\n", x_arrivee, y_arrivee);
        return;
    }
    if (!jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x_depart, y_depart)) {
        printf("Pas de piece a vous en (%d,%d).\n", x_depart, y_depart);
        return;
    }
    if (jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x_arrivee, y_arrivee)) {
        printf("Vous avez deja une piece en (%d,%d).\n", x_arrivee, y_arrivee);
        return;
    }
    echiquier_deplacement_realise_si_possible(e, x_depart, y_depart, x_arrivee, y_arrivee, h, &code, &type);
    if (code.type != pas_erreur) {
        printf("Erreur %d : %s\n", (int)code.type, nommer_type_erreur(code.type));
        h->coups[h->nombre_coups++] = coup;
        return;
    }
    coup.type = type;
    if (type == deplacement_promotion) {
        echiquier_promouvoir_pion(e, x_arrivee, y_arrivee, dame);
        coup.promotion = dame;
    }
    if (historique_ajouter_coup(h, &coup) != pas_erreur)
        printf("Historique plein.\n");
    echiquier_changer_joueur_courant(e);
    printf("%s : (%d,%d) -> (%d,%d)\n", e->joueur_courant ? "blancs" : "noirs", x_depart, y_depart, x_arrivee,
           y_arrivee);
}
