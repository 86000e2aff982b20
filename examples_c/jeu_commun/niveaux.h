/*
 * La force de la machine : de 1, pour qui débute, à NIVEAU_MAX, tout ce que sait le moteur.
 *
 * Un niveau fait deux choses : il borne le temps de réflexion, et il laisse la machine jouer
 * quelques coups au hasard. Le temps seul ne suffit pas : en une milliseconde, le moteur voit déjà
 * plus loin qu'un débutant.
 */
#ifndef JEU_COMMUN_NIVEAUX_H
#define JEU_COMMUN_NIVEAUX_H

#include <stdlib.h>

#include "partie.h"

#define NIVEAU_MAX 8
#define TEMPS_MAX 60000 /* ce que partie_conseiller admet, en millisecondes */

typedef struct {
    int numero;      /* de 1 à NIVEAU_MAX */
    int temps;       /* de réflexion, si le niveau en permet autant, en millisecondes */
    unsigned hasard; /* l'état du tirage, qui n'est pas nul */
} force;

static const struct {
    int temps_max;
    int etourderies; /* les coups joués au hasard, sur cent */
} NIVEAUX[NIVEAU_MAX] = {
    { 1, 60 }, { 1, 40 }, { 1, 25 }, { 2, 15 }, { 5, 8 }, { 20, 3 }, { 100, 0 }, { TEMPS_MAX, 0 },
};

/* Lit un entier de 1 à max ; rend 0, et ne change rien, si le texte n'en est pas un. */
static int lire_reglage(const char *texte, int max, int *reglage)
{
    char *fin;
    long valeur = strtol(texte, &fin, 10);

    if (fin == texte || *fin != '\0' || valeur < 1 || valeur > max)
        return 0;
    *reglage = (int)valeur;
    return 1;
}

/* Tire un nombre de 0 à nombre - 1. L'état est dans la force : deux machines, chacune dans son fil,
 * ne se gênent pas. */
static int tirer(force *f, int nombre)
{
    f->hasard ^= f->hasard << 13;
    f->hasard ^= f->hasard >> 17;
    f->hasard ^= f->hasard << 5;
    return (int)(f->hasard % (unsigned)nombre);
}

/* Le temps que la machine peut prendre pour un coup, à ce niveau, en millisecondes. */
static int temps_de_reflexion(const force *f)
{
    int borne = NIVEAUX[f->numero - 1].temps_max;

    return f->temps < borne ? f->temps : borne;
}

/* Choisit le coup que la machine joue, à ce niveau. */
static type_erreur choisir_coup_de_la_machine(const partie *p, force *f, coup_joue *coup)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int nombre;

    if (tirer(f, 100) < NIVEAUX[f->numero - 1].etourderies) {
        nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);
        if (nombre > 0) {
            *coup = coups[tirer(f, nombre)];
            return pas_erreur;
        }
    }
    return partie_conseiller(p, temps_de_reflexion(f), coup);
}

#endif
