/* faux : STACKCHESS-ETAT-G3 STACKCHESS-VERIFIER-G1 STACKCHESS-DEPLACER-G1 */
/* Il y a égalité dès qu'un seul des deux joueurs ne peut plus prendre. */
#include <stdlib.h>

#include "stackchess.h"

#define RIEN (-1)

typedef struct {
    piece_stackchess p;
    int dessous;
} maillon;

struct stackchess {
    maillon pieces[104];
    int nombre, taille, trait, sans_promotion, perdu;
    int sommet[26][26];
};

static void ajouter(stackchess *s, int x, int y, char type, char couleur)
{
    maillon *m = &s->pieces[s->nombre];

    m->p.type = type;
    m->p.couleur = couleur;
    m->p.a_bouge = 0;
    m->dessous = RIEN;
    s->sommet[y][x] = s->nombre++;
}

stackchess *stackchess_creer(int taille, unsigned int options)
{
    stackchess *s = malloc(sizeof *s);

    if (!s)
        return NULL;
    s->nombre = s->trait = 0;
    s->taille = taille;
    s->sans_promotion = (options & STACKCHESS_SANS_PROMOTION) != 0;
    s->perdu = RIEN;
    for (int i = 0; i < 26 * 26; i++)
        s->sommet[i / 26][i % 26] = RIEN;
    for (int x = 0; x < taille; x++) {
        int dame = taille / 2 - 1, roi = taille / 2;
        char type = x == dame ? 'D' : x == roi ? 'R' : "FT"[x < dame ? (dame - x - 1) % 2 : (x - roi - 1) % 2];

        ajouter(s, x, 0, type, 'B');
        ajouter(s, x, taille - 1, type, 'N');
        ajouter(s, x, 1, 'P', 'B');
        ajouter(s, x, taille - 2, 'P', 'N');
    }
    return s;
}

void stackchess_detruire(stackchess *s) { free(s); }
int stackchess_taille(const stackchess *s) { return s->taille; }
int stackchess_joueur(const stackchess *s) { return s->trait; }

static int hauteur_depuis(const stackchess *s, int i)
{
    return i == RIEN ? 0 : 1 + hauteur_depuis(s, s->pieces[i].dessous);
}

int stackchess_hauteur(const stackchess *s, int x, int y)
{
    return hauteur_depuis(s, s->sommet[y][x]);
}

code_stackchess stackchess_piece_en(const stackchess *s, int x, int y, int rang, piece_stackchess *piece)
{
    int i = s->sommet[y][x];

    while (hauteur_depuis(s, i) > rang + 1)
        i = s->pieces[i].dessous;
    *piece = s->pieces[i].p;
    return stackchess_ok;
}

static int enjambee(char type, int dx, int dy)
{
    int ax = abs(dx), ay = abs(dy);

    return (type == 'R' && ax < 2 && ay < 2) || ((type == 'T' || type == 'D') && ax * ay == 0)
        || ((type == 'F' || type == 'D') && ax == ay);
}

/* Les n pièces du dessus peuvent-elles toutes aller de (dx, dy) ? */
static int toutes_vont(const stackchess *s, int i, int n, int dx, int dy, int prise)
{
    const piece_stackchess *p = &s->pieces[i].p;
    int pas = p->couleur == 'B' ? dy : -dy, ok;

    if (p->type == 'P')
        ok = (dx == 0 && !prise && (pas == 1 || (pas == 2 && !p->a_bouge))) || (abs(dx) == 1 && pas == 1 && prise);
    else
        ok = enjambee(p->type, dx, dy);
    return ok && (n == 1 || toutes_vont(s, s->pieces[i].dessous, n - 1, dx, dy, prise));
}

code_stackchess stackchess_verifier(const stackchess *s, int x_depart, int y_depart, int x_arrivee, int y_arrivee,
                                    int nombre, char *raison, size_t taille)
{
    int n = s->taille, dx = x_arrivee - x_depart, dy = y_arrivee - y_depart, haut, prise, longueur;

    if (taille > 0)
        *raison = 0;
    if (x_depart < 0 || x_depart >= n || y_depart < 0 || y_depart >= n || x_arrivee < 0 || x_arrivee >= n
        || y_arrivee < 0 || y_arrivee >= n || nombre <= 0)
        return stackchess_hors_plateau;
    if (stackchess_etat(s) != stackchess_en_cours)
        return stackchess_partie_finie;
    haut = s->sommet[y_depart][x_depart];
    if (haut == RIEN || s->pieces[haut].p.couleur != "BN"[s->trait])
        return stackchess_case_vide;
    if (nombre > hauteur_depuis(s, haut) || (dx == 0 && dy == 0))
        return stackchess_trop_de_pieces;
    prise = s->sommet[y_arrivee][x_arrivee] != RIEN
        && s->pieces[s->sommet[y_arrivee][x_arrivee]].p.couleur != "BN"[s->trait];
    if (!toutes_vont(s, haut, nombre, dx, dy, prise))
        return stackchess_deplacement_impossible;
    longueur = abs(dx) > abs(dy) ? abs(dx) : abs(dy);
    for (int i = 1; i < longueur; i++)
        if (s->sommet[y_depart + i * dy / longueur][x_depart + i * dx / longueur] != RIEN)
            return stackchess_trajet_bloque;
    return prise && nombre <= stackchess_hauteur(s, x_arrivee, y_arrivee) ? stackchess_pile_adverse_trop_haute
                                                                          : stackchess_ok;
}

code_stackchess stackchess_deplacer(stackchess *s, int x_depart, int y_depart, int x_arrivee, int y_arrivee, int nombre)
{
    code_stackchess code = stackchess_verifier(s, x_depart, y_depart, x_arrivee, y_arrivee, nombre, NULL, 0);
    int *depart = &s->sommet[y_depart][x_depart], *arrivee = &s->sommet[y_arrivee][x_arrivee];
    int haut, bas;

    if (code != stackchess_ok)
        return code;
    haut = bas = *depart;
    for (int i = 1; ; i++) {
        s->pieces[bas].p.a_bouge = 1;
        if (s->pieces[bas].p.type == 'P' && !s->sans_promotion && (y_arrivee == 0 || y_arrivee == s->taille - 1))
            s->pieces[bas].p.type = 'D';
        if (i == nombre)
            break;
        bas = s->pieces[bas].dessous;
    }
    *depart = s->pieces[bas].dessous;
    if (*arrivee != RIEN && s->pieces[*arrivee].p.couleur != "BN"[s->trait])
        *arrivee = RIEN; /* la pile adverse est prise tout entière */
    s->pieces[bas].dessous = *arrivee;
    *arrivee = haut;
    s->trait = !s->trait;
    return stackchess_ok;
}

static int restantes(const stackchess *s, char couleur, const char *types)
{
    int n = 0;

    for (int c = 0; c < 26 * 26; c++)
        for (int i = s->sommet[c / 26][c % 26]; i != RIEN; i = s->pieces[i].dessous)
            for (const char *t = types; *t; t++)
                n += s->pieces[i].p.couleur == couleur && s->pieces[i].p.type == *t;
    return n;
}

static int desarme(const stackchess *s, char couleur)
{
    int toutes = restantes(s, couleur, "RDFTP");

    return toutes == 1 || (toutes == 2 && restantes(s, couleur, "F") == 1 && restantes(s, couleur, "T") == 1);
}

etat_stackchess stackchess_etat(const stackchess *s)
{
    if (s->perdu != RIEN)
        return stackchess_abandon;
    if (!restantes(s, 'B', "RDFTP") || !restantes(s, 'N', "RDFTP"))
        return stackchess_tout_pris;
    return desarme(s, 'B') || desarme(s, 'N') ? stackchess_egalite : stackchess_en_cours;
}

int stackchess_vainqueur(const stackchess *s)
{
    if (s->perdu != RIEN)
        return !s->perdu;
    return stackchess_etat(s) != stackchess_tout_pris ? -1 : restantes(s, 'B', "RDFTP") == 0;
}

code_stackchess stackchess_abandonner(stackchess *s, int joueur)
{
    if (stackchess_etat(s) != stackchess_en_cours)
        return stackchess_partie_finie;
    s->perdu = joueur;
    return stackchess_ok;
}
