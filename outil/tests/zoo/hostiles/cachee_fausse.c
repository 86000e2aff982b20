/* hostile : visibilité cachée, pour que celle de la bibliothèque serve à sa place ; la fonction est fausse ; attendu : faux */
typedef struct { int type, x, y; } piece_notee;
typedef struct { int x_depart, y_depart, x_arrivee, y_arrivee, type, promotion; } coup_joue;
typedef struct {
    struct { piece_notee blancs[16], noirs[16]; int joueur; } initial;
    int nombre_coups;
    coup_joue coups[2048];
    int autres[5];
} historique_partie;

#pragma GCC visibility push(hidden)
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
    (void)h; (void)coord_x; (void)coord_y;
    return 0;
}
#pragma GCC visibility pop
