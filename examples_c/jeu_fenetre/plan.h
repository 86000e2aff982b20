/*
 * Le plan de la fenêtre : où est chaque chose, en pixels, et ce qu'il y a sous un pixel.
 *
 * Le message, la liste des coups et les boutons sont à droite de l'échiquier, ou dessous : là où
 * l'échiquier reste le plus grand. Une petite fenêtre n'a pas de liste : les boutons sont à droite, le
 * message dessous. Tout suit la taille de la fenêtre.
 */
#ifndef JEU_FENETRE_PLAN_H
#define JEU_FENETRE_PLAN_H

#include <SDL.h>

#define BOUTONS 8
#define LETTRE_MIN 8 /* plus petit, rien ne se lit */
#define PETITE_LARGEUR 500 /* d'une fenêtre où la liste prendrait la place de l'échiquier */
#define PETITE_HAUTEUR 400

typedef struct {
    int largeur, hauteur; /* de toute la fenêtre */
    int lettre;           /* la hauteur d'une capitale */
    int ligne;            /* d'une ligne de texte à la suivante */
    int marge;            /* autour de l'échiquier, pour le nom des cases */
    int cote;             /* d'une case */
    int bouton;           /* la hauteur d'un bouton */
    int retourne;         /* 1 si les noirs sont en bas */
    SDL_Rect echiquier, message, boutons[BOUTONS];
    SDL_Rect liste; /* de hauteur 0 s'il n'y en a pas */
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

/* Une pile de boutons : la hauteur qu'il lui faut, avec ce nombre de colonnes. */
static int plan_hauteur_boutons(const plan *p, int colonnes)
{
    int rangees = (BOUTONS + colonnes - 1) / colonnes;

    return rangees * p->bouton + (rangees - 1) * (p->lettre / 2);
}

/* Range les boutons au bas d'un rectangle, dont ils prennent la place. */
static void plan_poser_boutons(plan *p, SDL_Rect *place, int colonnes)
{
    int hauteur = plan_hauteur_boutons(p, colonnes), ecart = p->lettre / 2, i;

    place->h = au_moins(place->h - hauteur - p->lettre, 1);
    for (i = 0; i < BOUTONS; i++) {
        int debut = i % colonnes * (place->w + ecart) / colonnes;
        int fin = (i % colonnes + 1) * (place->w + ecart) / colonnes - ecart;

        p->boutons[i] = rectangle(place->x + debut,
                                  place->y + place->h + p->lettre
                                      + i / colonnes * (p->bouton + ecart),
                                  au_moins(fin - debut, 1), p->bouton);
    }
}

/* La hauteur d'un message de ce nombre de lignes, qui ne touche pas son cadre. */
static int plan_hauteur_message(const plan *p, int lignes)
{
    return lignes * p->ligne + 3 * p->lettre / 2;
}

/* Met le message en haut d'un rectangle, la liste dessous. */
static void plan_poser_textes(plan *p, SDL_Rect place, int lignes)
{
    int hauteur = plan_hauteur_message(p, lignes);

    p->message = rectangle(place.x, place.y, place.w, hauteur);
    p->liste = rectangle(place.x, place.y + hauteur + p->lettre / 2, place.w,
                         au_moins(place.h - hauteur - p->lettre / 2, 1));
}

/* La largeur d'une colonne à droite, où deux boutons tiennent l'un à côté de l'autre. */
static int plan_colonne(const plan *p)
{
    return au_moins(23 * p->lettre, p->largeur / 4);
}

/* Une colonne plus large n'aiderait pas à lire. */
static int plan_colonne_max(const plan *p)
{
    return 48 * p->lettre;
}

/* Ce qu'il faut sous l'échiquier : un message, quelques coups, deux rangées de boutons. */
static int plan_dessous(const plan *p)
{
    return plan_hauteur_message(p, 3) + p->lettre / 2 + 2 * p->ligne + p->lettre / 2 + p->lettre
           + plan_hauteur_boutons(p, 4) + p->lettre;
}

/* Tout est à droite de l'échiquier. Dans une fenêtre très large, l'ensemble est au milieu. */
static void plan_disposer_a_droite(plan *p)
{
    int haut = p->lettre, x = p->marge + 8 * p->cote + p->lettre;
    int reste = au_moins(p->largeur - x - p->lettre, 1), colonne = au_plus(reste, plan_colonne_max(p));
    int decalage = (reste - colonne) / 2;
    SDL_Rect place = rectangle(x + decalage, haut, colonne, au_moins(p->hauteur - haut - p->lettre, 1));

    p->echiquier = rectangle(p->marge + decalage, haut, 8 * p->cote, 8 * p->cote);
    plan_poser_boutons(p, &place, 2);
    plan_poser_textes(p, place, 5);
}

/* Tout est dessous. */
static void plan_disposer_dessous(plan *p)
{
    int haut = p->lettre, y = haut + 8 * p->cote + p->marge;
    SDL_Rect place = rectangle(p->lettre, y, au_moins(p->largeur - 2 * p->lettre, 1),
                               au_moins(p->hauteur - y - p->lettre, 1));

    p->echiquier = rectangle((p->largeur - 8 * p->cote + p->marge - p->lettre) / 2, haut, 8 * p->cote,
                             8 * p->cote);
    plan_poser_boutons(p, &place, 4);
    plan_poser_textes(p, place, 3);
}

/* Une petite fenêtre : une colonne de boutons, le message sous l'échiquier, pas de liste. */
static void plan_disposer_en_petit(plan *p)
{
    int haut = p->lettre, message = plan_hauteur_message(p, 3), colonne = 11 * p->lettre, x, hauteur;
    int cote = au_plus(p->largeur - p->marge - 2 * p->lettre - colonne,
                       p->hauteur - haut - p->marge - message - p->lettre / 2);
    SDL_Rect place;

    p->cote = au_moins(cote / 8, 1);
    p->echiquier = rectangle(p->marge, haut, 8 * p->cote, 8 * p->cote);
    p->message = rectangle(p->lettre, p->hauteur - message - p->lettre / 2,
                           au_moins(p->largeur - 2 * p->lettre, 1), message);
    p->liste = rectangle(0, 0, 0, 0);
    hauteur = p->message.y - haut - p->lettre / 2;
    p->bouton = au_moins(au_plus(p->bouton, (hauteur - (BOUTONS - 1) * (p->lettre / 2)) / BOUTONS), 1);
    x = p->marge + 8 * p->cote + p->lettre;
    /* Ils sont au bas du rectangle : sa hauteur est telle qu'ils commencent en haut. */
    place = rectangle(x, haut - p->lettre - 1, au_moins(p->largeur - x - p->lettre, 1),
                      plan_hauteur_boutons(p, 1) + p->lettre + 1);
    plan_poser_boutons(p, &place, 1);
}

/* Même une fenêtre d'un pixel a un plan ; à partir de 320 pixels sur 240, tout y est lisible. */
static plan plan_calculer(int largeur, int hauteur, int retourne)
{
    plan p;
    int a_droite, dessous, haut;

    p.largeur = largeur;
    p.hauteur = hauteur;
    p.retourne = retourne;
    p.lettre = au_moins(au_plus(largeur, hauteur) / 56, LETTRE_MIN);
    p.ligne = p.lettre * 17 / 10;
    p.marge = p.lettre * 2;
    p.bouton = 5 * p.lettre / 2;
    haut = p.lettre;
    a_droite = au_plus(hauteur - haut - p.marge, largeur - p.marge - 2 * p.lettre - plan_colonne(&p));
    dessous = au_plus(largeur - p.marge - p.lettre, hauteur - haut - p.marge - plan_dessous(&p));
    p.cote = au_moins(au_moins(a_droite, dessous) / 8, 1);
    if (largeur < PETITE_LARGEUR && hauteur < PETITE_HAUTEUR)
        plan_disposer_en_petit(&p);
    else if (a_droite >= dessous)
        plan_disposer_a_droite(&p);
    else
        plan_disposer_dessous(&p);
    return p;
}

/* ---- L'échiquier et les boutons ------------------------------------------------------------- */

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

/* ---- La liste des coups --------------------------------------------------------------------- */

/* Les tours qui tiennent dans la liste ; il y en a au moins un, s'il y a une liste. */
static int plan_tours_vus(const plan *p)
{
    return p->liste.h > 0 ? au_moins((p->liste.h - p->lettre / 2) / p->ligne, 1) : 0;
}

/* Le rectangle d'un coup : le tour est compté depuis le haut de la liste. */
static SDL_Rect plan_coup(const plan *p, int tour, int joueur)
{
    int numero = 5 * p->lettre, reste = au_moins(p->liste.w - numero - p->lettre, 2);

    return rectangle(p->liste.x + numero + joueur * reste / 2,
                     p->liste.y + p->lettre / 4 + tour * p->ligne, reste / 2, p->ligne);
}

#endif
