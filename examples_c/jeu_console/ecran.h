/*
 * L'échiquier dans le terminal : des figures ou des lettres, en couleurs ou non.
 */
#ifndef JEU_CONSOLE_ECRAN_H
#define JEU_CONSOLE_ECRAN_H

#include <stdio.h>
#include <stdlib.h>

#include "langue.h"
#include "partie.h"
#include "terminal.h"
#include "texte.h"
#include "tours.h"

#define LARGEUR_AVEC_COUPS 45 /* celle de l'échiquier et d'un tour à côté de lui */

/* Ce que l'écran montre. Les pièces sont celles que la partie a dites, une par une : une fenêtre,
 * qui ne redessinerait que ces cases, marcherait de même. */
typedef struct {
    type_piece piece;
    int joueur;
    int marquee;
} case_montree;

typedef struct {
    const partie *p; /* pour lire les coups joués : la vue n'a pas le droit de la changer */
    case_montree cases[8][8];
    int changees;       /* les cases qui ont changé depuis le dernier dessin */
    int avec_couleurs;
    int avec_lettres;   /* au lieu des figures d'Unicode */
    int au_clavier;     /* quelqu'un tape : une question peut lui être posée à nouveau */
    int avec_invite;    /* et voit ce qu'il tape */
    int noirs_en_bas;
} ecran;

/* Des couleurs seulement pour un terminal qui en a, et pour quelqu'un qui n'a pas dit non
 * (https://no-color.org). */
static int couleurs_voulues(void)
{
    const char *refus = getenv("NO_COLOR");

    return isatty(STDOUT_FILENO) && (refus == NULL || *refus == '\0') && terminal_est_capable();
}

static ecran decouvrir_ecran(void)
{
    ecran e = { 0 };

    e.avec_couleurs = couleurs_voulues();
    e.au_clavier = isatty(STDIN_FILENO);
    e.avec_invite = e.au_clavier && isatty(STDOUT_FILENO);
    return e;
}

static void effacer_marques(ecran *e)
{
    for (int i = 0; i < 64; i++)
        e->cases[i / 8][i % 8].marquee = 0;
}

static void vider(ecran *e)
{
    for (int i = 0; i < 64; i++)
        e->cases[i / 8][i % 8].piece = invalide;
    e->changees = 64;
}

/* La figure d'une case. En couleurs, les deux camps ont les figures pleines, plus lisibles : c'est
 * la couleur qui les distingue. */
static const char *figure(const ecran *e, const case_montree *c)
{
    static const char *const pleines[] = { "♜", "♞", "♝", "♛", "♚", "♟", "♟", " " };
    static const char *const creuses[] = { "♖", "♘", "♗", "♕", "♔", "♙", "♙", "·" };
    static const char *const lettres[2][2] = { { "TCFDRPP.", "tcfdrpp." },
                                               { "RNBQKPP.", "rnbqkpp." } };
    static char lettre[2];

    if (e->avec_lettres) {
        lettre[0] = lettres[anglais][c->joueur][c->piece];
        return e->avec_couleurs && c->piece == invalide ? " " : lettre;
    }
    return e->avec_couleurs || (c->joueur == 1 && c->piece != invalide) ? pleines[c->piece]
                                                                        : creuses[c->piece];
}

typedef enum { ordinaire, marquee, en_echec } aspect;

/* C'est la partie qui sait si un roi est en échec : celui du joueur qui a le trait. */
static aspect aspect_de(const ecran *e, const case_montree *c)
{
    if (c->piece == roi && c->joueur == partie_joueur(e->p) && partie_est_en_echec(e->p))
        return en_echec;
    return c->marquee ? marquee : ordinaire;
}

static void dessiner_case_en_couleurs(const ecran *e, int x, int y)
{
    /* Des couleurs de la palette de 256, sur une case sombre et sur une claire : un brun, un vert
     * et le rouge. */
    static const int fonds[3][2] = { { 94, 137 }, { 64, 107 }, { 196, 196 } };
    const case_montree *c = &e->cases[x][y];

    printf("\033[48;5;%d;38;5;%dm %s ", fonds[aspect_de(e, c)][(x + y) % 2],
           c->joueur == 0 ? 231 : 16, figure(e, c));
}

/* Sans couleurs, une case marquée est entre crochets, « ♟[♞]· », et un roi en échec entre
 * parenthèses, « ♛(♚)♝ » ; il n'y a qu'un signe entre deux cases : « [♖|♔] ». */
static char separation(aspect avant, aspect apres)
{
    static const char fermantes[] = " ])", ouvrantes[] = " [(";

    if (avant != ordinaire && apres != ordinaire)
        return '|';
    return avant != ordinaire ? fermantes[avant] : ouvrantes[apres];
}

static void dessiner_rangee(const ecran *e, int y, const char *a_cote)
{
    aspect avant = ordinaire;

    printf("%d ", y + 1);
    for (int i = 0; i < 8; i++) {
        int x = e->noirs_en_bas ? 7 - i : i;
        const case_montree *c = &e->cases[x][y];

        if (e->avec_couleurs) {
            dessiner_case_en_couleurs(e, x, y);
            continue;
        }
        printf("%c%s", separation(avant, aspect_de(e, c)), figure(e, c));
        avant = aspect_de(e, c);
    }
    if (e->avec_couleurs)
        fputs("\033[0m", stdout);
    else if (avant != ordinaire || *a_cote != '\0')
        putchar(separation(avant, ordinaire));
    printf(*a_cote != '\0' ? "   %s\n" : "%s\n", a_cote);
}

static void dessiner(const ecran *e)
{
    int joues = partie_nombre_coups(e->p);
    long long debut = rang_du_premier(e->p), tour = debut / 2, fin = (debut + joues + 1) / 2;
    char texte[TOUR_MAX];

    if (fin - tour > 8)
        tour = fin - 8; /* à côté des huit rangées, les huit derniers */
    putchar('\n');
    for (int i = 0; i < 8; i++, tour++) {
        texte[0] = '\0';
        if (joues > 0 && tour < fin && largeur_du_texte() >= LARGEUR_AVEC_COUPS)
            ecrire_tour(e->p, tour, texte);
        dessiner_rangee(e, e->noirs_en_bas ? i : 7 - i, texte);
    }
    fputs("  ", stdout);
    for (int i = 0; i < 8; i++)
        printf(e->avec_couleurs && i > 0 ? "  %c" : " %c", e->noirs_en_bas ? 'h' - i : 'a' + i);
    putchar('\n');
}

#endif
