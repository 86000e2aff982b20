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

/* Le nom proposé disparaît dès que le joueur en tape un autre ; les touches qui déplacent le curseur
 * le gardent. */
typedef struct {
    char texte[NOM_MAX];
    size_t curseur; /* en octets, entre deux caractères */
    int propose;
} saisie;

static void saisie_vider_si_propose(saisie *s)
{
    if (s->propose)
        s->texte[s->curseur = 0] = '\0';
    s->propose = 0;
}

static void saisie_ajouter(saisie *s, const char *texte)
{
    size_t octets = strlen(texte), longueur;

    saisie_vider_si_propose(s);
    longueur = strlen(s->texte);
    if (longueur + octets >= NOM_MAX)
        return;
    memmove(s->texte + s->curseur + octets, s->texte + s->curseur, longueur + 1 - s->curseur);
    memcpy(s->texte + s->curseur, texte, octets);
    s->curseur += octets;
}

/* Un caractère a un premier octet, puis d'autres que celui-ci annonce. */
static int est_une_suite(char octet)
{
    return ((unsigned char)octet & 0xC0) == 0x80;
}

static size_t saisie_avant(const saisie *s)
{
    size_t place = s->curseur;

    while (place > 0 && est_une_suite(s->texte[--place]))
        continue;
    return place;
}

static size_t saisie_apres(const saisie *s)
{
    size_t place = s->curseur;

    if (s->texte[place] != '\0')
        while (est_une_suite(s->texte[++place]))
            continue;
    return place;
}

/* Efface ce qui est entre deux places ; ou tout, si le nom n'est que proposé. */
static void saisie_effacer(saisie *s, size_t debut, size_t fin)
{
    if (s->propose) {
        saisie_vider_si_propose(s);
        return;
    }
    memmove(s->texte + debut, s->texte + fin, strlen(s->texte + fin) + 1);
    s->curseur = debut;
}

static void saisie_aller(saisie *s, size_t place)
{
    s->curseur = place;
    s->propose = 0; /* le nom proposé reste, pour être corrigé */
}

static void saisie_coller(saisie *s)
{
    char *texte = SDL_GetClipboardText();

    if (texte != NULL && strpbrk(texte, "\r\n\t") == NULL)
        saisie_ajouter(s, texte);
    SDL_free(texte);
}

/* Ce qu'une touche fait : 0 pour valider, -1 pour renoncer, -2 pour continuer. */
static int saisie_taper(saisie *s, const SDL_Keysym *touche)
{
    switch (touche->sym) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
        return 0;
    case SDLK_ESCAPE:
        return -1;
    case SDLK_BACKSPACE:
        saisie_effacer(s, saisie_avant(s), s->curseur);
        break;
    case SDLK_DELETE:
        saisie_effacer(s, s->curseur, saisie_apres(s));
        break;
    case SDLK_LEFT:
        saisie_aller(s, saisie_avant(s));
        break;
    case SDLK_RIGHT:
        saisie_aller(s, saisie_apres(s));
        break;
    case SDLK_HOME:
        saisie_aller(s, 0);
        break;
    case SDLK_END:
        saisie_aller(s, strlen(s->texte));
        break;
    case SDLK_v:
        if (touche->mod & KMOD_CTRL)
            saisie_coller(s);
        break;
    default:
        break;
    }
    return -2;
}

static int saisie_traiter(saisie *s, const ecran *e, const SDL_Event *evenement)
{
    if (evenement->type == SDL_TEXTINPUT)
        saisie_ajouter(s, evenement->text.text);
    if (evenement->type == SDL_MOUSEBUTTONDOWN && evenement->button.button == SDL_BUTTON_LEFT)
        return choix_sous(e) == 0 ? 0 : -1;
    return evenement->type == SDL_KEYDOWN ? saisie_taper(s, &evenement->key.keysym) : -2;
}

/* Montre dans le menu ce qui est tapé. */
static void saisie_montrer(const saisie *s, ecran *e)
{
    e->menu.champ = s->texte;
    e->menu.curseur = s->curseur;
    e->menu.champ_propose = s->propose;
    e->a_dessiner = 1;
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
    s.curseur = strlen(nom);
    s.propose = 1;
    e->menu.titre = titre;
    e->menu.question = "Nom du fichier :";
    e->menu.choix = choix;
    e->menu.nombre = 2;
    saisie_montrer(&s, e);
    disposer(e, e->plan.retourne);
    noter(e, "question %s", titre);
    while (reponse == -2 && attendre(e, &evenement)) {
        reponse = saisie_traiter(&s, e, &evenement);
        saisie_montrer(&s, e);
        if (evenement.type == SDL_TEXTINPUT || evenement.type == SDL_KEYDOWN)
            noter(e, "saisie %s", s.texte);
    }
    e->menu.nombre = 0;
    e->menu.champ = NULL;
    if (reponse != 0 || s.texte[0] == '\0')
        return 0;
    strcpy(nom, s.texte);
    return 1;
}

#endif
