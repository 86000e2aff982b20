/* faux : API-DEPLACER-G4 API-DEPLACER-G7 */
/* Une case hors de l'échiquier arrête le programme par assert : le joueur a le droit de se
   tromper. */
#include <assert.h>
#include <stdio.h>

#include "api_echec.h"
#include "echiquier_deplacement.h"

void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart, int y_depart, int x_arrivee,
                              int y_arrivee)
{
    code_erreur_deplacement code = { pas_erreur, -1, -1 };
    type_deplacement type = deplacement_standard;
    coup_joue coup;

    if (echiquier_est_integre(e) != 1) {
        printf("Echiquier non integre.\n");
        return;
    }
    assert(coordonnee_est_valide(x_depart, y_depart));
    assert(coordonnee_est_valide(x_arrivee, y_arrivee));
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
        return;
    }
    coup.x_depart = x_depart;
    coup.y_depart = y_depart;
    coup.x_arrivee = x_arrivee;
    coup.y_arrivee = y_arrivee;
    coup.type = type;
    coup.promotion = invalide;
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
