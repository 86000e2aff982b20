/* faux : MAT-G1 PAT-G1 */
/* Mat et pat dès que le roi ne peut plus bouger : personne d'autre ne peut parer. */
#include <stddef.h>

#include "echecs.h"

int echiquier_est_en_echec(const echiquier *e)
{
    echiquier a_lui;
    const jeu *adverse = echiquier_recupere_jeu_adverse_information(e);
    const piece *r = jeu_recuperer_roi_information(echiquier_recupere_jeu_courant_information(e));
    code_erreur_deplacement code;

    if (e == NULL)
        return 0;
    a_lui = *e;
    a_lui.joueur_courant = 1 - e->joueur_courant;
    for (int i = 0; i < jeu_compter_nombre_piece(adverse); i++)
        if (echiquier_deplacement_coup_standard_est_valide(&a_lui, adverse->ensemble_de_piece[i].coord_x,
                                                           adverse->ensemble_de_piece[i].coord_y, r->coord_x,
                                                           r->coord_y, &code))
            return 1;
    return 0;
}

/* Le roi peut-il s'échapper ? */
static int peut_jouer(const echiquier *e, const historique_partie *h)
{
    const jeu *courant = echiquier_recupere_jeu_courant_information(e);

    for (int i = 0; i < jeu_compter_nombre_piece(courant); i++) {
        piece p = courant->ensemble_de_piece[i];

        if (p.type != roi)
            continue;
        for (int x = 0; x < 8; x++) {
            for (int y = 0; y < 8; y++) {
                echiquier essai = *e;
                code_erreur_deplacement code = { erreur_roi_en_echec, -1, -1 };
                type_deplacement type;

                echiquier_deplacement_realise_si_possible(&essai, p.coord_x, p.coord_y, x, y, h, &code, &type);
                if (code.type == pas_erreur)
                    return 1;
            }
        }
    }
    return 0;
}

/* Peut-on jouer sur cet échiquier ? Aucun pion au bord, et le roi qui n'a pas le trait n'est pas en échec. */
static int jouable(const echiquier *e)
{
    const jeu *jeux[2] = { &e->jeu_de_piece_blanc, &e->jeu_de_piece_noir };
    echiquier a_lui = *e;

    if (!echiquier_est_integre(e))
        return 0;
    for (int i = 0; i < 2 * MAX_PIECE; i++) {
        const piece *p = &jeux[i / MAX_PIECE]->ensemble_de_piece[i % MAX_PIECE];

        if (piece_est_valide(p) && (p->type == pion_blanc || p->type == pion_noir) && p->coord_y % 7 == 0)
            return 0;
    }
    a_lui.joueur_courant = 1 - e->joueur_courant;
    return !echiquier_est_en_echec(&a_lui);
}

int echiquier_est_mat(const echiquier *e, const historique_partie *h)
{
    return e != NULL && h != NULL && jouable(e) && echiquier_est_en_echec(e) && !peut_jouer(e, h);
}

int echiquier_est_pat(const echiquier *e, const historique_partie *h)
{
    return e != NULL && h != NULL && jouable(e) && !echiquier_est_en_echec(e) && !peut_jouer(e, h);
}
