/*
 * Le plan de la fenêtre : où est chaque chose, en pixels, et ce qu'il y a sous un pixel.
 *
 * De haut en bas : l'échiquier et le nom de ses cases, le message, les boutons. Tout suit la taille
 * de la fenêtre.
 */
#ifndef JEU_FENETRE_PLAN_H
#define JEU_FENETRE_PLAN_H

#include <SDL.h>

#define BOUTONS 4
#define LIGNES_MESSAGE 3

typedef struct {
    int largeur, hauteur; /* de toute la fenêtre */
    int lettre;           /* la hauteur d'une capitale */
    int ligne;            /* d'une ligne de texte à la suivante */
    int cote;             /* d'une case */
    int retourne;         /* 1 si les noirs sont en bas */
    SDL_Rect echiquier, message, boutons[BOUTONS];
} plan;

static int au_plus(int a, int b)
{
    return a < b ? a : b;
}

static int au_moins(int a, int b)
{
    return a > b ? a : b;
}

static SDL_Rect rectangle(int x, int y, int largeur, int hauteur)
{
    SDL_Rect r;

    r.x = x;
    r.y = y;
    r.w = largeur;
    r.h = hauteur;
    return r;
}

/* Même une fenêtre d'un pixel a un plan ; à partir de 480 pixels de large, tout y est lisible. */
static plan plan_calculer(int largeur, int hauteur, int retourne)
{
    plan p;
    int marge, bas, i;

    p.largeur = largeur;
    p.hauteur = hauteur;
    p.retourne = retourne;
    p.lettre = au_moins(au_plus(largeur, hauteur * 6 / 7) / 55, 8);
    p.ligne = p.lettre * 17 / 10;
    marge = p.lettre * 5 / 2;
    bas = marge + LIGNES_MESSAGE * p.ligne + p.lettre + 3 * p.lettre + p.lettre;
    p.cote = au_moins(au_plus(largeur - 2 * marge, hauteur - marge / 2 - bas) / 8, 1);
    p.echiquier = rectangle((largeur - 8 * p.cote) / 2, marge / 2, 8 * p.cote, 8 * p.cote);
    p.message = rectangle(p.echiquier.x, p.echiquier.y + p.echiquier.h + marge, p.echiquier.w,
                          LIGNES_MESSAGE * p.ligne);
    for (i = 0; i < BOUTONS; i++) {
        int debut = i * (p.echiquier.w + p.lettre) / BOUTONS;
        int fin = (i + 1) * (p.echiquier.w + p.lettre) / BOUTONS - p.lettre;

        p.boutons[i] = rectangle(p.echiquier.x + debut, p.message.y + p.message.h + p.lettre,
                                 au_moins(fin - debut, 1), 3 * p.lettre);
    }
    return p;
}

/* Le rectangle d'une case. */
static SDL_Rect plan_case(const plan *p, int x, int y)
{
    int colonne = p->retourne ? 7 - x : x, rangee = p->retourne ? y : 7 - y;

    return rectangle(p->echiquier.x + colonne * p->cote, p->echiquier.y + rangee * p->cote, p->cote,
                     p->cote);
}

/* La case sous un pixel. Rend 0 s'il n'y en a pas. */
static int plan_case_sous(const plan *p, SDL_Point pixel, int *x, int *y)
{
    if (!SDL_PointInRect(&pixel, &p->echiquier))
        return 0;
    *x = (pixel.x - p->echiquier.x) / p->cote;
    *y = 7 - (pixel.y - p->echiquier.y) / p->cote;
    if (p->retourne) {
        *x = 7 - *x;
        *y = 7 - *y;
    }
    return 1;
}

/* Le bouton sous un pixel, ou -1. */
static int plan_bouton_sous(const plan *p, SDL_Point pixel)
{
    int i;

    for (i = 0; i < BOUTONS; i++)
        if (SDL_PointInRect(&pixel, &p->boutons[i]))
            return i;
    return -1;
}

/* Le cadre d'un menu de plusieurs choix, au milieu de l'échiquier. */
static SDL_Rect plan_menu(const plan *p, int nombre)
{
    int largeur = au_moins(nombre * p->cote * 5 / 4, 4 * p->cote) + p->cote / 2;
    int hauteur = 2 * p->cote + 3 * p->ligne;

    return rectangle(p->echiquier.x + (p->echiquier.w - largeur) / 2,
                     p->echiquier.y + (p->echiquier.h - hauteur) / 2, largeur, hauteur);
}

/* Le rectangle d'un choix du menu. */
static SDL_Rect plan_choix(const plan *p, int choix, int nombre)
{
    SDL_Rect menu = plan_menu(p, nombre);
    int pas = (menu.w - p->cote / 2) / au_moins(nombre, 1), haut = 3 * p->ligne;

    return rectangle(menu.x + p->cote / 4 + choix * pas + p->cote / 16, menu.y + haut,
                     au_moins(pas - p->cote / 8, 1), menu.h - haut - p->cote / 4);
}

/* Le choix sous un pixel, ou -1. */
static int plan_choix_sous(const plan *p, SDL_Point pixel, int nombre)
{
    int i;

    for (i = 0; i < nombre; i++) {
        SDL_Rect choix = plan_choix(p, i, nombre);

        if (SDL_PointInRect(&pixel, &choix))
            return i;
    }
    return -1;
}

#endif
