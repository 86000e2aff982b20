/*
 * L'écran : ce que la fenêtre montre, et le journal de ce qui s'y passe.
 */
#ifndef JEU_FENETRE_ECRAN_H
#define JEU_FENETRE_ECRAN_H

#include <stdarg.h>
#include <stdio.h>

#include <SDL.h>

#include "dessin.h"
#include "liste.h"
#include "partie.h"
#include "plan.h"
#include "plan_menu.h"
#include "texte.h"

#define LARGEUR 860
#define HAUTEUR 640
#define LARGEUR_MIN 320 /* plus petite, la fenêtre ne se lit plus */
#define HAUTEUR_MIN 240
#define NOM_MAX 512
#define DUREE_REFUS 4000 /* qu'un refus reste à l'écran, en millisecondes */
#define DUREE_DELAI 1500 /* que la machine laisse au joueur pour passer à un autre camp */

typedef struct {
    int x, y;
} une_case;

static const une_case AUCUNE = { -1, -1 };

/* Un menu ouvert, ou rien si nombre vaut 0. */
typedef struct {
    const char *titre, *question;
    const char *const *choix;
    int nombre;
    const char *champ; /* ce qui se tape, ou NULL si rien ne se tape */
    size_t curseur;    /* où cela se tape, en octets */
    int champ_propose; /* rien n'a encore été tapé : ce qui s'y trouve sera remplacé */
    plan_menu plan;
} menu;

/* Un refus montré, ou rien s'il n'est pas actif. */
typedef struct {
    int actif;
    une_case en_cause; /* ou AUCUNE */
    Uint32 fin;        /* quand il s'en va, d'après SDL_GetTicks */
} refus;

typedef struct {
    SDL_Window *fenetre;
    atelier outils;
    plan plan;
    const partie *partie;    /* pour regarder seulement */
    type_piece pieces[8][8]; /* ce que la partie a dit de montrer, par x puis y */
    int joueurs[8][8];
    char message[ECHECS_PHRASE_MAX + NOM_MAX]; /* une phrase, et le fichier dont elle parle */
    refus refus;
    liste liste;
    menu menu;
    int machine[2], niveau;  /* ce que disent les deux derniers boutons */
    int machine_attend;      /* le joueur va peut-être encore presser le bouton de la machine */
    Uint32 fin_du_delai;     /* quand elle n'attend plus, d'après SDL_GetTicks */
    une_case choisie;        /* la case de la pièce choisie, ou AUCUNE */
    int glisse;              /* la pièce choisie suit la souris */
    SDL_Point souris;        /* en pixels */
    Uint32 reponse;          /* le numéro de l'événement par lequel la machine répond */
    int a_repondu;           /* cet événement est venu */
    int journal;             /* dire sur stdout ce qui se passe */
    int a_dessiner;          /* ce qui est à l'écran n'est plus vrai */
    int tenue;               /* la dernière touche l'est encore : elle se répète */
    int ferme;               /* la fenêtre a été fermée ; SDL_QUIT va le dire aussi */
    int quitte;              /* il faut partir, après une question si la partie serait perdue */
    int sans_question;       /* un signal l'a demandé : il n'y a peut-être personne */
} ecran;

/* Dit une ligne à qui suit le programme de l'extérieur, par exemple un test. */
static void noter(const ecran *e, const char *format, ...)
{
    va_list arguments;

    if (!e->journal)
        return;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout);
}

static void noter_rectangle(const ecran *e, const char *nom, int numero, SDL_Rect r)
{
    noter(e, "%s %d %d %d %d %d", nom, numero, r.x, r.y, r.w, r.h);
}

/* Le choix du menu sous la souris, ou -1. */
static int choix_sous(const ecran *e)
{
    int i;

    for (i = 0; i < e->menu.nombre; i++)
        if (SDL_PointInRect(&e->souris, &e->menu.plan.choix[i]))
            return i;
    return -1;
}

/* Dit quels tours la liste montre, et lequel des coups est le dernier joué. */
static void noter_liste(const ecran *e)
{
    noter(e, "coups %d %d %d", e->liste.joues, e->liste.total, e->liste.premier);
}

/* Place le menu. La question est mesurée aux lettres du plan, que l'atelier n'a peut-être pas
 * encore. */
static void disposer_menu(ecran *e)
{
    menu *m = &e->menu;
    atelier mesure = e->outils;
    int i;

    mesure.lettre = e->plan.lettre;
    m->plan = plan_menu_calculer(&e->plan, m->nombre, m->champ != NULL,
                                 compter_lignes(&mesure, m->question,
                                                plan_menu_largeur_question(&e->plan, m->nombre)));
    noter_rectangle(e, "menu", 0, m->plan.cadre);
    for (i = 0; i < m->nombre; i++)
        noter_rectangle(e, "choix", i, m->plan.choix[i]);
}

/* Fait le plan pour la taille de la fenêtre, qui a peut-être changé. */
static void disposer(ecran *e, int retourne)
{
    int largeur = LARGEUR, hauteur = HAUTEUR, i;

    SDL_GetRendererOutputSize(e->outils.rendu, &largeur, &hauteur);
    e->plan = plan_calculer(largeur, hauteur, retourne);
    liste_montrer(&e->liste, plan_tours_vus(&e->plan));
    e->a_dessiner = 1;
    noter_rectangle(e, "echiquier", retourne, e->plan.echiquier);
    noter_rectangle(e, "cadre", 0, e->plan.message);
    noter_rectangle(e, "liste", plan_tours_vus(&e->plan), e->plan.liste);
    for (i = 0; i < BOUTONS; i++)
        noter_rectangle(e, "bouton", i, e->plan.boutons[i]);
    if (e->menu.nombre > 0)
        disposer_menu(e);
    noter(e, "fenetre %d %d", largeur, hauteur);
}

static void dire_message(ecran *e, const char *message)
{
    snprintf(e->message, sizeof e->message, "%s", message);
    e->a_dessiner = 1;
    noter(e, "message %s", message);
}

/* ---- Les refus ------------------------------------------------------------------------------ */

/* Montre que le dernier message est un refus, et la case en cause. */
static void montrer_refus(ecran *e, une_case en_cause)
{
    e->refus.actif = 1;
    e->refus.en_cause = en_cause;
    e->refus.fin = SDL_GetTicks() + DUREE_REFUS;
    e->a_dessiner = 1;
    if (en_cause.x >= 0)
        noter(e, "refus %c%c", 'a' + en_cause.x, '1' + en_cause.y);
    else
        noter(e, "refus -");
}

/* Un refus s'en va avec le temps, ou dès que le joueur fait autre chose : le message redevient celui
 * de la partie. */
static void oublier_refus(ecran *e)
{
    if (!e->refus.actif)
        return;
    e->refus.actif = 0;
    partie_ecrire_situation(e->partie, e->message, sizeof e->message);
    e->a_dessiner = 1;
    noter(e, "refus fini");
}

/* Le temps qu'un refus a encore, en millisecondes ; -1 s'il n'y en a pas. */
static int reste_du_refus(const ecran *e)
{
    Sint32 reste = (Sint32)(e->refus.fin - SDL_GetTicks());

    return e->refus.actif ? au_moins((int)reste, 0) : -1;
}

/* ---- Le délai de la machine ----------------------------------------------------------------- */

/* Le temps que la machine attend encore, en millisecondes ; -1 si elle n'attend pas. */
static int reste_du_delai(const ecran *e)
{
    Sint32 reste = (Sint32)(e->fin_du_delai - SDL_GetTicks());

    return e->machine_attend ? au_moins((int)reste, 0) : -1;
}

#endif
