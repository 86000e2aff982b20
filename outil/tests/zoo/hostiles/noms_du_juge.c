/* hostile : nomme ses fonctions et ses variables comme celles du juge ; les deux fonctions sont justes ; attendu : juste */
#include "echecs.h"

int copie_historique_deplacement_existe, echecs_copie_historique_deplacement_existe = 1;
int question[4], reponse, repertoire_echecs, echecs_repertoires, echecs_nombre_repertoires;

void copie_ub_add_overflow(void) {}
int echecs_est_a_la_copie(int n) { return n; }
int echecs_interne_historique_deplacement_existe(void) { return 2; }
void echecs_sortie(int code) { question[0] = code; }
int echecs_executer(int x) { return x; }
void echecs_filtre(void) { reponse++; }
int copie_jeu_existe_piece(int x, int y) { return echecs_executer(x) == x && echecs_est_a_la_copie(y) == y; }

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}

int jeu_existe_piece(const jeu *j, int x, int y)
{
    echecs_filtre();
    echecs_sortie(reponse + copie_historique_deplacement_existe);
    copie_ub_add_overflow();
    for (int i = 0; i < MAX_PIECE; i++) {
        const piece *p = &j->ensemble_de_piece[i];

        if (p->type != invalide && p->coord_x == x && p->coord_y == y)
            return copie_jeu_existe_piece(x, y) && echecs_interne_historique_deplacement_existe() == 2;
    }
    return 0;
}
