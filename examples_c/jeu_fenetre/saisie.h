/*
 * Faire taper un nom de fichier dans la fenêtre.
 */
#ifndef JEU_FENETRE_SAISIE_H
#define JEU_FENETRE_SAISIE_H

#include <SDL.h>
#include <string.h>

#include "ecran.h"
#include "evenements.h"
#include "plan.h"

/* Le nom proposé disparaît dès que le joueur en tape un autre ; Fin et → le gardent. */
typedef struct {
    char texte[NOM_MAX];
    int propose;
} saisie;

static void saisie_ajouter(saisie *s, const char *texte)
{
    if (s->propose)
        s->texte[0] = '\0';
    s->propose = 0;
    if (strlen(s->texte) + strlen(texte) < NOM_MAX)
        strcat(s->texte, texte);
}

/* Efface un caractère, de tous ses octets ; ou tout, si le nom n'est que proposé. */
static void saisie_effacer(saisie *s)
{
    size_t longueur = s->propose ? 0 : strlen(s->texte);

    while (longueur > 0 && ((unsigned char)s->texte[--longueur] & 0xC0) == 0x80)
        continue;
    s->texte[longueur] = '\0';
    s->propose = 0;
}

static void saisie_coller(saisie *s)
{
    char *texte = SDL_GetClipboardText();

    if (texte != NULL && strpbrk(texte, "\r\n\t") == NULL)
        saisie_ajouter(s, texte);
    SDL_free(texte);
}

/* Ce qu'un événement fait : 0 pour valider, -1 pour renoncer, -2 pour continuer. */
static int saisie_traiter(saisie *s, const ecran *e, const SDL_Event *evenement)
{
    if (evenement->type == SDL_TEXTINPUT)
        saisie_ajouter(s, evenement->text.text);
    if (evenement->type == SDL_MOUSEBUTTONDOWN && evenement->button.button == SDL_BUTTON_LEFT)
        return choix_sous(e) == 0 ? 0 : -1;
    if (evenement->type != SDL_KEYDOWN)
        return -2;
    switch (evenement->key.keysym.sym) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        return 0;
    case SDLK_ESCAPE:
        return -1;
    case SDLK_BACKSPACE:
        saisie_effacer(s);
        break;
    case SDLK_RIGHT:
    case SDLK_END:
        s->propose = 0; /* le nom proposé reste, pour être corrigé */
        break;
    case SDLK_v:
        if (evenement->key.keysym.mod & KMOD_CTRL)
            saisie_coller(s);
        break;
    default:
        break;
    }
    return -2;
}

/* Fait taper un nom, à la place de celui qui est proposé. Rend 0 si le joueur renonce, ou ne tape
 * rien. */
static int demander_nom(ecran *e, const char *titre, char nom[NOM_MAX])
{
    static const char *const choix[] = { "Valider", "Renoncer" };
    saisie s;
    SDL_Event evenement;
    int reponse = -2;

    strcpy(s.texte, nom);
    s.propose = 1;
    e->menu.titre = titre;
    e->menu.question = "Nom du fichier :";
    e->menu.choix = choix;
    e->menu.nombre = 2;
    e->menu.champ = s.texte;
    e->menu.champ_propose = s.propose;
    disposer(e, e->plan.retourne);
    noter(e, "question %s", titre);
    SDL_StartTextInput();
    while (reponse == -2 && attendre(e, &evenement)) {
        reponse = saisie_traiter(&s, e, &evenement);
        e->menu.champ_propose = s.propose;
        e->a_dessiner = 1;
        if (evenement.type == SDL_TEXTINPUT || evenement.type == SDL_KEYDOWN)
            noter(e, "saisie %s", s.texte);
    }
    SDL_StopTextInput();
    e->menu.nombre = 0;
    e->menu.champ = NULL;
    if (reponse != 0 || s.texte[0] == '\0')
        return 0;
    strcpy(nom, s.texte);
    return 1;
}

#endif
