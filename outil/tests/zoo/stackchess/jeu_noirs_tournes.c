/* faux : STACKCHESS-CREER-G1 */
/* Les noirs sont tournés comme leur joueur les voit : leur roi est en face de la dame blanche. */
#include <stdlib.h>

#include "stackchess.h"

struct stackchess {
    int taille, joueur, abandon;
    unsigned int options;
    pile_stackchess cases[26][26];
};

static char couleur_de(int joueur)
{
    return joueur == 0 ? 'B' : 'N';
}

static void poser(stackchess *s, int x, int y, char type)
{
    piece_stackchess p = { type, couleur_de(y >= s->taille / 2), 0 };

    stackchess_pile_empiler(&s->cases[x][y], p);
}

stackchess *stackchess_creer(int taille, unsigned int options)
{
    stackchess *s = calloc(1, sizeof *s);
    int m = taille / 2;

    if (s == NULL)
        return NULL;
    s->taille = taille;
    s->options = options;
    s->abandon = -1;
    for (int x = 0; x < taille; x++) {
        int ecart = x < m ? m - 1 - x : x - m; /* 0 pour la dame et le roi */
        char type = x == m - 1 ? 'D' : x == m ? 'R' : ecart % 2 == 1 ? 'F' : 'T';

        poser(s, x, 0, type);
        poser(s, x, 1, 'P');
        poser(s, x, taille - 2, 'P');
        poser(s, taille - 1 - x, taille - 1, type);
    }
    return s;
}

void stackchess_detruire(stackchess *s)
{
    free(s);
}

int stackchess_taille(const stackchess *s) { return s->taille; }
int stackchess_joueur(const stackchess *s) { return s->joueur; }
int stackchess_hauteur(const stackchess *s, int x, int y) { return s->cases[x][y].hauteur; }

code_stackchess stackchess_piece_en(const stackchess *s, int x, int y, int rang, piece_stackchess *piece)
{
    *piece = s->cases[x][y].pieces[rang];
    return stackchess_ok;
}

static int va(const piece_stackchess *p, int dx, int dy, int prise)
{
    int avance = p->couleur == 'B' ? dy : -dy;

    switch (p->type) {
    case 'R': return abs(dx) <= 1 && abs(dy) <= 1;
    case 'T': return dx == 0 || dy == 0;
    case 'F': return abs(dx) == abs(dy);
    case 'D': return dx == 0 || dy == 0 || abs(dx) == abs(dy);
    default:
        if (dx != 0)
            return abs(dx) == 1 && avance == 1 && prise;
        return !prise && (avance == 1 || (avance == 2 && !p->a_bouge));
    }
}

static int chemin_libre(const stackchess *s, int x, int y, int x2, int y2)
{
    int dx = (x2 > x) - (x2 < x), dy = (y2 > y) - (y2 < y);

    for (x += dx, y += dy; x != x2 || y != y2; x += dx, y += dy)
        if (s->cases[x][y].hauteur > 0)
            return 0;
    return 1;
}

code_stackchess stackchess_verifier(const stackchess *s, int x, int y, int x2, int y2, int nombre, char *raison,
                                    size_t taille)
{
    const pile_stackchess *depart, *arrivee;
    int prise;

    if (taille > 0)
        raison[0] = '\0';
    if (x < 0 || y < 0 || x2 < 0 || y2 < 0 || x >= s->taille || y >= s->taille || x2 >= s->taille || y2 >= s->taille)
        return stackchess_hors_plateau;
    if (nombre < 1)
        return stackchess_nombre_incorrect;
    if (stackchess_etat(s) != stackchess_en_cours)
        return stackchess_partie_finie;
    depart = &s->cases[x][y];
    arrivee = &s->cases[x2][y2];
    if (depart->hauteur == 0)
        return stackchess_case_vide;
    if (depart->pieces[0].couleur != couleur_de(s->joueur))
        return stackchess_piece_adverse;
    if (nombre > depart->hauteur)
        return stackchess_trop_de_pieces;
    if (x == x2 && y == y2)
        return stackchess_sur_place;
    prise = arrivee->hauteur > 0 && arrivee->pieces[0].couleur != couleur_de(s->joueur);
    for (int i = depart->hauteur - nombre; i < depart->hauteur; i++)
        if (!va(&depart->pieces[i], x2 - x, y2 - y, prise))
            return stackchess_deplacement_impossible;
    if (!chemin_libre(s, x, y, x2, y2))
        return stackchess_trajet_bloque;
    if (prise && nombre <= arrivee->hauteur)
        return stackchess_pile_adverse_trop_haute;
    return stackchess_ok;
}

code_stackchess stackchess_deplacer(stackchess *s, int x, int y, int x2, int y2, int nombre)
{
    code_stackchess code = stackchess_verifier(s, x, y, x2, y2, nombre, NULL, 0);
    pile_stackchess *depart, *arrivee;

    if (code != stackchess_ok)
        return code;
    depart = &s->cases[x][y];
    arrivee = &s->cases[x2][y2];
    if (arrivee->hauteur > 0 && arrivee->pieces[0].couleur != couleur_de(s->joueur))
        stackchess_pile_initialiser(arrivee);
    for (int i = depart->hauteur - nombre; i < depart->hauteur; i++) {
        piece_stackchess p = depart->pieces[i];

        p.a_bouge = 1;
        if (p.type == 'P' && !(s->options & STACKCHESS_SANS_PROMOTION) && y2 == (s->joueur == 0 ? s->taille - 1 : 0))
            p.type = 'D';
        stackchess_pile_empiler(arrivee, p);
    }
    depart->hauteur -= nombre;
    s->joueur = 1 - s->joueur;
    return stackchess_ok;
}

/* Ce joueur a-t-il perdu tout moyen de prendre ? Une pièce seule, ou un fou et une tour. */
static int compter(const stackchess *s, int joueur, int *sans_moyen)
{
    int n = 0, fous = 0, tours = 0;

    for (int x = 0; x < s->taille; x++)
        for (int y = 0; y < s->taille; y++)
            for (int i = 0; i < s->cases[x][y].hauteur; i++)
                if (s->cases[x][y].pieces[i].couleur == couleur_de(joueur)) {
                    n++;
                    fous += s->cases[x][y].pieces[i].type == 'F';
                    tours += s->cases[x][y].pieces[i].type == 'T';
                }
    *sans_moyen = n == 1 || (n == 2 && fous == 1 && tours == 1);
    return n;
}

etat_stackchess stackchess_etat(const stackchess *s)
{
    int blancs_sans, noirs_sans;
    int blancs = compter(s, 0, &blancs_sans), noirs = compter(s, 1, &noirs_sans);

    if (s->abandon != -1)
        return stackchess_abandon;
    if (blancs == 0 || noirs == 0)
        return stackchess_tout_pris;
    return blancs_sans && noirs_sans ? stackchess_egalite : stackchess_en_cours;
}

int stackchess_vainqueur(const stackchess *s)
{
    int rien;

    if (s->abandon != -1)
        return 1 - s->abandon;
    if (compter(s, 0, &rien) == 0)
        return 1;
    return compter(s, 1, &rien) == 0 ? 0 : -1;
}

code_stackchess stackchess_abandonner(stackchess *s, int joueur)
{
    if (stackchess_etat(s) != stackchess_en_cours)
        return stackchess_partie_finie;
    s->abandon = joueur;
    return stackchess_ok;
}
