/*
 * Attendre ce que fait le joueur, et montrer entre-temps ce qui a changé.
 */
#ifndef JEU_FENETRE_EVENEMENTS_H
#define JEU_FENETRE_EVENEMENTS_H

#include <SDL.h>
#include <string.h>

#include "ecran.h"
#include "peinture.h"
#include "plan.h"

/* La souris est en unités de la fenêtre ; le plan est en pixels, parfois plus fins. */
static void suivre_souris(ecran *e, int x, int y)
{
    int largeur = 0, hauteur = 0;

    SDL_GetWindowSize(e->fenetre, &largeur, &hauteur);
    e->souris.x = x * e->plan.largeur / au_moins(largeur, 1);
    e->souris.y = y * e->plan.hauteur / au_moins(hauteur, 1);
}

/* Ce que la vue fait d'un événement, quoi que le contrôleur en fasse ensuite. */
static void suivre(ecran *e, const SDL_Event *evenement)
{
    switch (evenement->type) {
    case SDL_QUIT: /* une fenêtre fermée, ou un signal, par exemple SIGTERM */
        e->quitte = 1;
        e->sans_question |= !e->ferme;
        e->ferme = 0;
        break;
    case SDL_KEYDOWN:
        e->tenue = evenement->key.repeat;
        if (evenement->key.keysym.sym == SDLK_q && (evenement->key.keysym.mod & KMOD_CTRL) && !e->tenue)
            e->quitte = 1;
        break;
    case SDL_WINDOWEVENT:
        e->a_dessiner = 1;
        e->ferme |= evenement->window.event == SDL_WINDOWEVENT_CLOSE;
        if (evenement->window.event == SDL_WINDOWEVENT_SIZE_CHANGED)
            disposer(e, e->plan.retourne);
        break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
        e->outils.cote = 0; /* les textures sont perdues : il faut les tracer de nouveau */
        e->a_dessiner = 1;
        break;
    case SDL_MOUSEMOTION:
        suivre_souris(e, evenement->motion.x, evenement->motion.y);
        e->a_dessiner = 1;
        break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        suivre_souris(e, evenement->button.x, evenement->button.y);
        e->a_dessiner = 1;
        break;
    default:
        /* Même pendant un menu, la réponse de la machine n'est pas perdue. */
        if (evenement->type == e->reponse)
            e->a_repondu = 1;
        break;
    }
}

/* Le caractère tapé, en minuscule, ou 0. C'est le clavier du joueur qui décide de sa touche : « - »
 * n'est pas au même endroit partout. Une touche tenue ne compte qu'une fois. */
static int caractere_tape(const ecran *e, const SDL_Event *evenement)
{
    const char *texte = evenement->text.text;

    if (evenement->type != SDL_TEXTINPUT || e->tenue || strlen(texte) != 1
        || (SDL_GetModState() & (KMOD_CTRL | KMOD_LALT)))
        return 0;
    return SDL_tolower((unsigned char)texte[0]);
}

/* Attend un événement, mais pas plus longtemps qu'un refus ne reste à l'écran, ou que la machine ne
 * laisse au joueur. */
static void attendre_un_peu(ecran *e, SDL_Event *evenement)
{
    int refus = reste_du_refus(e), delai = reste_du_delai(e);
    int reste = refus < 0 || (delai >= 0 && delai < refus) ? delai : refus;

    if (reste < 0) {
        if (!SDL_WaitEvent(evenement))
            evenement->type = SDL_QUIT;
    } else if (!SDL_WaitEventTimeout(evenement, au_moins(reste, 1))) {
        e->machine_attend = reste_du_delai(e) > 0;
        evenement->type = SDL_FIRSTEVENT; /* rien d'autre n'est arrivé */
    }
}

/* Attend un événement, après avoir montré ce qui a changé. Rend 0 quand il faut partir. */
static int attendre(ecran *e, SDL_Event *evenement)
{
    /* La fenêtre a pu être fermée pendant un menu. */
    if (e->quitte)
        return 0;
    /* Dessiner une fois pour tous ceux qui attendent : une souris en envoie beaucoup. */
    if (reste_du_refus(e) == 0)
        oublier_refus(e);
    if (!SDL_PollEvent(evenement)) {
        if (e->a_dessiner)
            dessiner(e);
        attendre_un_peu(e, evenement);
    }
    suivre(e, evenement);
    return !e->quitte;
}

#endif
