/*
 * La liste des coups : ceux qui sont joués, puis ceux qui ont été annulés et peuvent être rétablis.
 *
 * Elle garde les textes, parce que la partie n'écrit que les coups joués.
 */
#ifndef JEU_FENETRE_LISTE_H
#define JEU_FENETRE_LISTE_H

#include <stdlib.h>

#include "../jeu_commun/numeros.h"
#include "partie.h"
#include "plan.h"

typedef char texte_coup[PARTIE_SAN_MAX];

typedef struct {
    texte_coup *textes;
    int place;        /* dans textes */
    int joues, total; /* les coups joués, et tous les coups */
    int debut;        /* 1 si la partie commence par un coup des noirs */
    int numero;       /* celui du premier tour */
    int premier;      /* le premier tour montré */
} liste;

/* Rend 0 si la mémoire manque : la liste ne s'allonge plus, et le jeu continue. */
static int liste_agrandir(liste *l, int nombre)
{
    texte_coup *textes;

    if (nombre <= l->place)
        return 1;
    textes = realloc(l->textes, sizeof *textes * 2 * (size_t)nombre);
    if (textes == NULL)
        return 0;
    l->textes = textes;
    l->place = 2 * nombre;
    return 1;
}

/* Écrit les coups joués à partir d'un numéro ; il n'y a rien après eux. */
static void liste_ecrire(liste *l, const partie *p, int numero)
{
    int joues = partie_nombre_coups(p);

    for (; numero <= joues && liste_agrandir(l, numero); numero++)
        partie_ecrire_san_joue(p, numero, l->textes[numero - 1], sizeof *l->textes);
    l->total = numero - 1;
}

static int liste_tour_de(const liste *l, int numero)
{
    return (l->debut + au_moins(numero, 1) - 1) / 2;
}

static int liste_nombre_tours(const liste *l)
{
    return l->total == 0 ? 0 : liste_tour_de(l, l->total) + 1;
}

/* Fait défiler la liste, sans en sortir. */
static void liste_defiler(liste *l, int premier, int vus)
{
    l->premier = au_moins(au_plus(premier, liste_nombre_tours(l) - vus), 0);
}

/* Fait défiler juste assez pour que le coup qui vient d'être joué se voie. */
static void liste_montrer(liste *l, int vus)
{
    int tour = liste_tour_de(l, l->joues);

    if (tour < l->premier)
        liste_defiler(l, tour, vus);
    else
        liste_defiler(l, au_moins(l->premier, tour - vus + 1), vus);
}

/* Un coup a été joué : ce qui avait été annulé est oublié. */
static void liste_ajouter(liste *l, const partie *p)
{
    liste_ecrire(l, p, l->joues + 1);
    l->joues = l->total;
}

/* Des coups ont été annulés ou rétablis : les textes restent. */
static void liste_suivre(liste *l, const partie *p)
{
    l->joues = au_plus(partie_nombre_coups(p), l->total);
}

/* C'est une autre partie. */
static void liste_relire(liste *l, const partie *p)
{
    long long rang = rang_du_premier(p);

    l->debut = (int)(rang % 2);
    l->numero = (int)(rang / 2) + 1;
    l->premier = 0;
    liste_ecrire(l, p, 1);
    l->joues = l->total;
}

#endif
