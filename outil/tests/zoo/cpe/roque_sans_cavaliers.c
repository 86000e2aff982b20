/* faux : ROQUE-G2 ROQUE-G4 */
/* Le cavalier n'attaque que dans quatre des huit directions. */
#include "echecs.h"

#define VIDE 0

/* plateau[x][y] : 0 si vide, 1 + type pour mes pièces, -(1 + type) pour celles de l'adversaire */
static void remplir(const echiquier *e, int plateau[8][8])
{
    const jeu *a_moi = echiquier_recupere_jeu_courant_information(e);
    const jeu *a_lui = echiquier_recupere_jeu_adverse_information(e);

    for (int x = 0; x < 8; x++)
        for (int y = 0; y < 8; y++)
            plateau[x][y] = VIDE;
    for (int i = 0; i < MAX_PIECE; i++) {
        piece p = a_moi->ensemble_de_piece[i], q = a_lui->ensemble_de_piece[i];

        if (p.type != invalide)
            plateau[p.coord_x][p.coord_y] = 1 + (int)p.type;
        if (q.type != invalide)
            plateau[q.coord_x][q.coord_y] = -(1 + (int)q.type);
    }
}

static int contient(int plateau[8][8], int x, int y, type_piece t)
{
    return x >= 0 && x < 8 && y >= 0 && y < 8 && plateau[x][y] == -(1 + (int)t);
}

static int attaquee(int plateau[8][8], int x, int y, int joueur)
{
    int devant = joueur == 0 ? 1 : -1;
    type_piece son_pion = joueur == 0 ? pion_noir : pion_blanc;

    if (contient(plateau, x - 1, y + devant, son_pion) || contient(plateau, x + 1, y + devant, son_pion))
        return 1;
    for (int dx = -2; dx <= 2; dx++)
        for (int dy = -2; dy <= 2; dy++)
            if (dx * dx == 4 && dy * dy == 1 && contient(plateau, x + dx, y + dy, cavalier))
                return 1;
    for (int dx = -1; dx <= 1; dx++) {
        for (int dy = -1; dy <= 1; dy++) {
            int n = 1;

            if (dx == 0 && dy == 0)
                continue;
            if (contient(plateau, x + dx, y + dy, roi))
                return 1;
            while (x + n * dx >= 0 && x + n * dx < 8 && y + n * dy >= 0 && y + n * dy < 8
                   && plateau[x + n * dx][y + n * dy] == VIDE)
                n++;
            if (contient(plateau, x + n * dx, y + n * dy, dame)
                || contient(plateau, x + n * dx, y + n * dy, dx == 0 || dy == 0 ? tour : fou))
                return 1;
        }
    }
    return 0;
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart, int y_depart,
                                                            int x_arrivee, int y_arrivee,
                                                            const historique_partie *h,
                                                            code_erreur_deplacement *erreur)
{
    int plateau[8][8];
    int y = 7 * e->joueur_courant;
    int petit = x_arrivee == 6, x_tour = petit ? 7 : 0;
    int permis = x_depart == 4 && y_depart == y && y_arrivee == y && (petit || x_arrivee == 2);
    jeu *a_moi = echiquier_recupere_jeu_courant(e);

    remplir(e, plateau);
    permis = permis && plateau[4][y] == 1 + (int)roi && plateau[x_tour][y] == 1 + (int)tour;
    permis = permis && !historique_deplacement_existe(h, 4, y) && !historique_deplacement_existe(h, x_tour, y);
    for (int x = petit ? 5 : 1; permis && x <= (petit ? 6 : 3); x++)
        permis = plateau[x][y] == VIDE;
    for (int x = petit ? 4 : 2; permis && x <= (petit ? 6 : 4); x++)
        permis = !attaquee(plateau, x, y, e->joueur_courant);
    erreur->type = permis ? pas_erreur : erreur_deplacement_piece_impossible;
    if (permis) {
        jeu_recuperer_piece(a_moi, 4, y)->coord_x = x_arrivee;
        jeu_recuperer_piece(a_moi, x_tour, y)->coord_x = petit ? 5 : 3;
    }
    return permis;
}
