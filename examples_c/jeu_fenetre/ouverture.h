/*
 * Ouvrir et fermer la fenêtre.
 */
#ifndef JEU_FENETRE_OUVERTURE_H
#define JEU_FENETRE_OUVERTURE_H

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#include "dessin.h"
#include "ecran.h"
#include "plan.h"

/* Sans écran, SDL se contente d'une image que personne ne voit. Est-ce le cas, sans que la variable
 * SDL_VIDEODRIVER le demande ? */
static int est_invisible(void)
{
    const char *pilote = SDL_GetCurrentVideoDriver();

    return SDL_getenv("SDL_VIDEODRIVER") == NULL
           && (strcmp(pilote, "offscreen") == 0 || strcmp(pilote, "dummy") == 0);
}

/* Ouvre une fenêtre qui tient dans l'écran. Rend 0 si SDL ne peut pas, et SDL_GetError dit
 * pourquoi. */
static int ouvrir(ecran *e)
{
    SDL_Rect place = { 0, 0, LARGEUR, HAUTEUR };

    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return 0;
    if (est_invisible()) {
        SDL_SetError("il n'y a pas d'écran ; la variable DISPLAY en nomme-t-elle un ?");
        return 0;
    }
    SDL_GetDisplayUsableBounds(0, &place);
    e->fenetre = SDL_CreateWindow("Échecs", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                  au_plus(LARGEUR, place.w), au_plus(HAUTEUR, place.h),
                                  SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (e->fenetre == NULL)
        return 0;
    e->outils.rendu = SDL_CreateRenderer(e->fenetre, -1, 0);
    if (e->outils.rendu == NULL)
        return 0;
    /* Après le rendu, pour lequel SDL refait parfois la fenêtre, sans cette taille. */
    SDL_SetWindowMinimumSize(e->fenetre, LARGEUR_MIN, HAUTEUR_MIN);
    SDL_SetRenderDrawBlendMode(e->outils.rendu, SDL_BLENDMODE_BLEND);
    SDL_StartTextInput(); /* les caractères sont des commandes, quel que soit le clavier */
    return 1;
}

static void fermer(ecran *e)
{
    atelier_vider(&e->outils);
    free(e->liste.textes);
    SDL_DestroyRenderer(e->outils.rendu);
    SDL_DestroyWindow(e->fenetre);
    SDL_Quit();
}

#endif
