/*
 * La machine réfléchit dans un fil à elle : la fenêtre ne se fige pas.
 *
 * Une partie ne sert qu'à un fil à la fois. Celle que l'on joue reste à la fenêtre ; la machine
 * reçoit une copie, que personne d'autre ne touche plus.
 */
#ifndef JEU_FENETRE_REFLEXION_H
#define JEU_FENETRE_REFLEXION_H

#include <SDL.h>

#include "../jeu_commun/niveaux.h"
#include "partie.h"

#define DUREE_MIN 300 /* d'un coup, pour que le joueur le voie venir, en millisecondes */

typedef struct {
    SDL_Thread *fil;   /* NULL si la machine ne réfléchit pas */
    partie *copie;     /* au fil, tant qu'il y en a un */
    char fen[128];     /* la position pour laquelle la machine réfléchit */
    force force;
    Uint32 evenement;  /* par lequel le fil dit qu'il a fini */
    type_erreur code;  /* ce qu'il a trouvé */
    coup_joue coup;
} reflexion;

/* Le travail du fil. Il ne touche ni la fenêtre, ni la partie que l'on joue. */
static int reflechir(void *donnees)
{
    reflexion *r = donnees;
    Uint32 debut = SDL_GetTicks(), duree;
    SDL_Event fini;

    r->code = choisir_coup_de_la_machine(r->copie, &r->force, &r->coup);
    duree = SDL_GetTicks() - debut;
    if (duree < DUREE_MIN)
        SDL_Delay(DUREE_MIN - duree);
    SDL_memset(&fini, 0, sizeof fini);
    fini.type = r->evenement;
    SDL_PushEvent(&fini);
    return 0;
}

/* Fait réfléchir la machine. Rend 0 si ce n'est pas possible. */
static int reflexion_commencer(reflexion *r, const partie *p)
{
    partie_ecrire_fen(p, r->fen, sizeof r->fen);
    r->copie = partie_creer_copie(p);
    if (r->copie == NULL)
        return 0;
    r->fil = SDL_CreateThread(reflechir, "reflexion", r);
    if (r->fil == NULL)
        partie_detruire(r->copie);
    return r->fil != NULL;
}

/* Attend la fin du fil, s'il y en a un. */
static void reflexion_finir(reflexion *r)
{
    if (r->fil == NULL)
        return;
    SDL_WaitThread(r->fil, NULL);
    r->fil = NULL;
    partie_detruire(r->copie);
}

/* Le coup trouvé est-il pour la position d'à présent ? Le joueur a pu annuler entre-temps. */
static int reflexion_convient(const reflexion *r, const partie *p)
{
    char fen[128];

    partie_ecrire_fen(p, fen, sizeof fen);
    return SDL_strcmp(fen, r->fen) == 0;
}

#endif
