/*
 * La vue : les quatre fonctions que la partie appelle.
 *
 * Elle ne connaît aucune règle. Les pièces sont où la partie a dit de les poser ; le dernier coup,
 * l'échec et les cases permises, elle les lui demande.
 */
#ifndef JEU_FENETRE_VUE_H
#define JEU_FENETRE_VUE_H

#include <SDL.h>

#include "ecran.h"
#include "evenements.h"
#include "partie.h"
#include "plan.h"

static void vue_poser(void *contexte, type_piece piece, int joueur, int x, int y)
{
    ecran *e = contexte;

    e->pieces[x][y] = piece;
    e->joueurs[x][y] = joueur;
}

static void vue_retirer(void *contexte, int x, int y)
{
    ecran *e = contexte;

    e->pieces[x][y] = invalide;
}

static void vue_message(void *contexte, const char *message)
{
    ecran *e = contexte;
    char fen[128];

    partie_ecrire_fen(e->partie, fen, sizeof fen);
    noter(e, "fen %s", fen);
    dire_message(e, message);
}

/* Le choix d'une touche : Entrée est le premier. Une touche tenue ne répond pas : Entrée vient
 * peut-être de valider un nom. */
static int repondre_a_la_touche(const SDL_KeyboardEvent *touche)
{
    SDL_Keycode code = touche->keysym.sym;

    if (touche->repeat || (touche->keysym.mod & (KMOD_CTRL | KMOD_ALT)))
        return -2;
    if (code == SDLK_ESCAPE)
        return -1;
    return code == SDLK_RETURN || code == SDLK_KP_ENTER ? 0 : -2;
}

/* Le choix dont un caractère est l'initiale. */
static int repondre_au_caractere(const menu *m, int caractere)
{
    int i;

    for (i = 0; i < m->nombre; i++)
        if (caractere == SDL_tolower((unsigned char)m->choix[i][0]))
            return i;
    return -2;
}

/* Le choix qu'un événement fait dans un menu ; -1 s'il y renonce, -2 s'il ne dit rien. */
static int repondre(const ecran *e, const SDL_Event *evenement)
{
    if (evenement->type == SDL_KEYDOWN)
        return repondre_a_la_touche(&evenement->key);
    if (evenement->type == SDL_TEXTINPUT)
        return repondre_au_caractere(&e->menu, caractere_tape(e, evenement));
    if (evenement->type == SDL_MOUSEBUTTONDOWN && evenement->button.button == SDL_BUTTON_LEFT)
        return choix_sous(e);
    return -2;
}

/* Montre un menu jusqu'à ce que le joueur réponde. Cliquer à côté, c'est renoncer. */
static int vue_choix(void *contexte, const char *titre, const char *question,
                     const char *const *choix, int nombre)
{
    ecran *e = contexte;
    SDL_Event evenement;
    int reponse = -2;

    e->menu.titre = titre;
    e->menu.question = question;
    e->menu.choix = choix;
    e->menu.nombre = au_plus(nombre, CHOIX_MAX);
    disposer(e, e->plan.retourne);
    noter(e, "question %s", question);
    while (reponse == -2 && attendre(e, &evenement))
        reponse = repondre(e, &evenement);
    e->menu.nombre = 0;
    e->a_dessiner = 1; /* sans le menu */
    return reponse;
}

#endif
