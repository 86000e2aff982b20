/* faux : PARTIE-DEPLACER-G1 */
/* Le message ne dit jamais l'échec. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "partie.h"

struct partie {
    char cases[8][8];   /* cases[x][y], 0 si vide */
    char touchee[8][8]; /* 1 dès qu'une pièce en est partie ou y est arrivée */
    int trait, passant; /* passant : la colonne du double pas qui vient d'être joué, ou -1 */
    int commencee;
    vue v;
};

static int camp(char c) { return c == 0 ? -1 : islower((unsigned char)c) != 0; }
static char sorte(char c) { return (char)toupper((unsigned char)c); }
static int dehors(int x, int y) { return x < 0 || x > 7 || y < 0 || y > 7; }

static type_piece type_de(char c)
{
    switch (c) {
    case 'T': case 't': return tour;
    case 'C': case 'c': return cavalier;
    case 'F': case 'f': return fou;
    case 'D': case 'd': return dame;
    case 'R': case 'r': return roi;
    case 'P': return pion_blanc;
    case 'p': return pion_noir;
    default: return invalide;
    }
}

/* La pièce de (x, y) va-t-elle en (x2, y2) pour y prendre ? Le camp de l'arrivée ne compte pas. */
static int atteint(const partie *p, int x, int y, int x2, int y2)
{
    int dx = x2 - x, dy = y2 - y, ax = abs(dx), ay = abs(dy);
    int pas_x = (dx > 0) - (dx < 0), pas_y = (dy > 0) - (dy < 0);
    char s = sorte(p->cases[x][y]);

    if (ax + ay == 0)
        return 0;
    if (s == 'C')
        return ax * ay == 2;
    if (s == 'R')
        return ax <= 1 && ay <= 1;
    if (s == 'P')
        return ax == 1 && dy == (camp(p->cases[x][y]) == 0 ? 1 : -1);
    if ((s == 'T' && ax * ay != 0) || (s == 'F' && ax != ay) || (ax * ay != 0 && ax != ay))
        return 0;
    for (x += pas_x, y += pas_y; x != x2 || y != y2; x += pas_x, y += pas_y)
        if (p->cases[x][y])
            return 0;
    return 1;
}

int partie_case_attaquee(const partie *p, int x, int y, int par_joueur)
{
    for (int i = 0; i < 64; i++)
        if (camp(p->cases[i % 8][i / 8]) == par_joueur && atteint(p, i % 8, i / 8, x, y))
            return 1;
    return 0;
}

static int en_echec(const partie *p, int joueur)
{
    for (int i = 0; i < 64; i++)
        if (p->cases[i % 8][i / 8] == "Rr"[joueur])
            return partie_case_attaquee(p, i % 8, i / 8, 1 - joueur);
    return 0;
}

int partie_est_en_echec(const partie *p) { return p->commencee && en_echec(p, p->trait); }
int partie_joueur(const partie *p) { return p->commencee ? p->trait : -1; }

static int roque_permis(const partie *p, int x2)
{
    int y = p->trait ? 7 : 0, coin = x2 == 6 ? 7 : 0, pas = x2 == 6 ? 1 : -1;

    if (p->touchee[4][y] || p->touchee[coin][y] || p->cases[coin][y] != "Tt"[p->trait])
        return 0;
    for (int x = 4 + pas; x != coin; x += pas)
        if (p->cases[x][y])
            return 0;
    for (int i = 0; i <= 2; i++)
        if (partie_case_attaquee(p, 4 + i * pas, y, 1 - p->trait))
            return 0;
    return 1;
}

/* Fait le déplacement sur *p, sans regarder l'échec ; 0 si la pièce ne va pas ainsi. */
static int bouger(partie *p, int x, int y, int x2, int y2)
{
    char c = p->cases[x][y], s = sorte(c);
    int sens = p->trait ? -1 : 1, dx = abs(x2 - x), avance = (y2 - y) * sens;
    int double_pas = 0, vide = p->cases[x2][y2] == 0;

    if (camp(c) != p->trait || camp(p->cases[x2][y2]) == p->trait)
        return 0;
    if (s == 'P' && dx == 0) {
        double_pas = avance == 2 && y == (p->trait ? 6 : 1) && !p->cases[x][y + sens];
        if (!vide || (avance != 1 && !double_pas))
            return 0;
    } else if (s == 'P' && vide) {
        if (dx != 1 || avance != 1 || x2 != p->passant || y != (p->trait ? 3 : 4))
            return 0;
        p->cases[x2][y] = 0;
    } else if (s == 'R' && dx == 2 && y2 == y && x == 4 && y == (p->trait ? 7 : 0)) {
        if (!roque_permis(p, x2))
            return 0;
        p->cases[x2 == 6 ? 5 : 3][y] = p->cases[x2 == 6 ? 7 : 0][y];
        p->cases[x2 == 6 ? 7 : 0][y] = 0;
    } else if (!atteint(p, x, y, x2, y2)) {
        return 0;
    }
    p->cases[x2][y2] = c;
    p->cases[x][y] = 0;
    p->touchee[x][y] = p->touchee[x2][y2] = 1;
    p->passant = double_pas ? x : -1;
    return 1;
}

static void montrer(const partie *avant, const partie *p)
{
    for (int i = 0; i < 64; i++) {
        char a = avant ? avant->cases[i % 8][i / 8] : 0, b = p->cases[i % 8][i / 8];

        if (a != b && a && p->v.retirer_piece)
            p->v.retirer_piece(p->v.contexte, i % 8, i / 8);
        if (a != b && b && p->v.poser_piece)
            p->v.poser_piece(p->v.contexte, type_de(b), camp(b), i % 8, i / 8);
    }
    if (p->v.afficher_message)
        p->v.afficher_message(p->v.contexte, p->trait ? "Noirs" : "Blancs");
}

partie *partie_creer(void) { return calloc(1, sizeof(partie)); }
void partie_detruire(partie *p) { free(p); }

type_erreur partie_brancher_vue(partie *p, const vue *v)
{
    memset(&p->v, 0, sizeof p->v);
    if (v)
        p->v = *v;
    if (p->commencee)
        montrer(NULL, p);
    return pas_erreur;
}

type_erreur partie_commencer(partie *p)
{
    partie avant = *p;

    memset(p->cases, 0, sizeof p->cases);
    memset(p->touchee, 0, sizeof p->touchee);
    for (int x = 0; x < 8; x++) {
        p->cases[x][0] = "TCFDRFCT"[x];
        p->cases[x][1] = 'P';
        p->cases[x][6] = 'p';
        p->cases[x][7] = "tcfdrfct"[x];
    }
    p->trait = 0;
    p->passant = -1;
    p->commencee = 1;
    montrer(&avant, p);
    return pas_erreur;
}

type_erreur partie_deplacer(partie *p, int x, int y, int x2, int y2)
{
    static const char *const noms[] = { "dame", "tour", "fou", "cavalier" };
    partie apres = *p;

    if (!p->commencee)
        return erreur_partie_non_commencee;
    if (dehors(x, y) || dehors(x2, y2) || !bouger(&apres, x, y, x2, y2))
        return erreur_deplacement_piece_impossible;
    if (en_echec(&apres, p->trait))
        return erreur_roi_en_echec;
    if (sorte(p->cases[x][y]) == 'P' && (y2 == 0 || y2 == 7)) {
        int n = p->v.demander_choix ? p->v.demander_choix(p->v.contexte, "Promotion", "En quoi ?", noms, 4) : -1;

        if (n < 0 || n > 3)
            return erreur_promotion_annulee;
        apres.cases[x2][y2] = p->trait ? "dtfc"[n] : "DTFC"[n];
    }
    apres.trait = 1 - p->trait;
    montrer(p, &apres);
    *p = apres;
    return pas_erreur;
}
