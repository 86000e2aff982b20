/* hostile : visibilité cachée, sans en-tête ; la fonction est juste ; attendu : juste */
typedef struct { int type, x, y; } piece_notee;
typedef struct { int x_depart, y_depart, x_arrivee, y_arrivee, type, promotion; } coup_joue;
typedef struct {
    struct { piece_notee blancs[16], noirs[16]; int joueur; } initial;
    int nombre_coups;
    coup_joue coups[2048];
    int autres[5];
} historique_partie;

__attribute__((visibility("hidden")))
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    for (int i = 0; i < h->nombre_coups; i++) {
        const coup_joue *c = &h->coups[i];

        if ((c->x_depart == coord_x && c->y_depart == coord_y) || (c->x_arrivee == coord_x && c->y_arrivee == coord_y))
            return 1;
    }
    return 0;
}
