/*
 * La vue : la fenêtre, ce qu'elle montre, et les quatre fonctions que la partie en appelle.
 *
 * Elle ne connaît aucune règle. Les pièces sont où la partie a dit de les poser ; le dernier coup,
 * l'échec et les cases permises, elle les lui demande.
 */
#ifndef JEU_FENETRE_VUE_H
#define JEU_FENETRE_VUE_H

#include <stdarg.h>
#include <stdio.h>

#include <SDL.h>

#include "dessin.h"
#include "partie.h"
#include "plan.h"

#define LARGEUR 620
#define HAUTEUR 712

typedef struct {
    int x, y;
} une_case;

static const une_case AUCUNE = { -1, -1 };

/* ---- Ce qui est montré ---------------------------------------------------------------------- */

/* Un menu ouvert, ou rien si nombre vaut 0. */
typedef struct {
    const char *titre, *question;
    const char *const *choix;
    int nombre;
} menu;

typedef struct {
    SDL_Window *fenetre;
    atelier outils;
    plan plan;
    const partie *partie;           /* pour regarder seulement */
    type_piece pieces[8][8];        /* ce que la partie a dit de montrer, par x puis y */
    int joueurs[8][8];
    char message[PARTIE_PHRASE_MAX];
    menu menu;
    une_case choisie;               /* la case de la pièce choisie, ou AUCUNE */
    int glisse;                     /* la pièce choisie suit la souris */
    SDL_Point souris;               /* en pixels */
    int journal;                    /* dire sur stdout ce qui se passe */
    int a_dessiner;                 /* ce qui est à l'écran n'est plus vrai */
    int quitte;
} ecran;

static const char *const NOMS_BOUTONS[BOUTONS] = { "Annuler", "Rétablir", "Nouvelle partie",
                                                  "Retourner" };

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

/* Fait le plan pour la taille de la fenêtre, qui a peut-être changé. */
static void disposer(ecran *e, int retourne)
{
    int largeur = LARGEUR, hauteur = HAUTEUR, i;

    SDL_GetRendererOutputSize(e->outils.rendu, &largeur, &hauteur);
    e->plan = plan_calculer(largeur, hauteur, retourne);
    e->a_dessiner = 1;
    noter_rectangle(e, "echiquier", retourne, e->plan.echiquier);
    for (i = 0; i < BOUTONS; i++)
        noter_rectangle(e, "bouton", i, e->plan.boutons[i]);
    for (i = 0; i < e->menu.nombre; i++)
        noter_rectangle(e, "choix", i, plan_choix(&e->plan, i, e->menu.nombre));
    noter(e, "fenetre %d %d", largeur, hauteur);
}

static void marquer(ecran *e, une_case c, SDL_Color fond, SDL_Color bord)
{
    SDL_Rect r = plan_case(&e->plan, c.x, c.y);

    remplir(&e->outils, r, fond);
    border(&e->outils, r, au_moins(e->plan.cote / 25, 1), bord);
}

static void dessiner_cases(ecran *e)
{
    SDL_Rect cadre = e->plan.echiquier;
    int trait = au_moins(e->plan.cote / 30, 1), x, y;

    cadre = rectangle(cadre.x - trait, cadre.y - trait, cadre.w + 2 * trait, cadre.h + 2 * trait);
    remplir(&e->outils, cadre, CADRE);
    for (x = 0; x < 8; x++)
        for (y = 0; y < 8; y++)
            remplir(&e->outils, plan_case(&e->plan, x, y),
                    (x + y) % 2 == 0 ? CASE_FONCEE : CASE_CLAIRE);
}

static void dessiner_noms(ecran *e)
{
    int i, marge = e->plan.lettre * 5 / 2;

    for (i = 0; i < 8; i++) {
        char colonne = (char)('a' + i), rangee = (char)('1' + i);
        SDL_Rect c = plan_case(&e->plan, i, 0), r = plan_case(&e->plan, 0, i);

        c = rectangle(c.x, e->plan.echiquier.y + e->plan.echiquier.h, c.w, marge);
        r = rectangle(e->plan.echiquier.x - marge, r.y, marge, r.h);
        ecrire_au_milieu(&e->outils, &colonne, 1, c);
        ecrire_au_milieu(&e->outils, &rangee, 1, r);
    }
}

static void marquer_dernier_coup(ecran *e)
{
    int nombre = partie_nombre_coups(e->partie);
    coup_joue coup;

    if (nombre > 0 && partie_coup_joue(e->partie, nombre, &coup) == pas_erreur) {
        une_case depart, arrivee;

        depart.x = coup.x_depart;
        depart.y = coup.y_depart;
        arrivee.x = coup.x_arrivee;
        arrivee.y = coup.y_arrivee;
        marquer(e, depart, DERNIER_COUP, BORD_DERNIER_COUP);
        marquer(e, arrivee, DERNIER_COUP, BORD_DERNIER_COUP);
    }
}

static void marquer_echec(ecran *e)
{
    int joueur = partie_joueur(e->partie);
    une_case c;

    if (!partie_est_en_echec(e->partie))
        return;
    for (c.x = 0; c.x < 8; c.x++)
        for (c.y = 0; c.y < 8; c.y++)
            if (e->pieces[c.x][c.y] == roi && e->joueurs[c.x][c.y] == joueur)
                marquer(e, c, ECHEC, BORD_ECHEC);
}

static int est_choisie(const ecran *e, int x, int y)
{
    return e->choisie.x == x && e->choisie.y == y;
}

static void dessiner_pieces(ecran *e)
{
    int x, y;

    for (x = 0; x < 8; x++)
        for (y = 0; y < 8; y++)
            if (e->pieces[x][y] != invalide && !(e->glisse && est_choisie(e, x, y)))
                poser(&e->outils, image_piece(&e->outils, e->pieces[x][y], e->joueurs[x][y]),
                      plan_case(&e->plan, x, y));
}

/* Un disque sur chaque case où la pièce choisie peut aller, un anneau sur ce qu'elle prend. */
static void dessiner_cibles(ecran *e)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int cibles[8][8] = { { 0 } }, nombre, i;

    if (e->choisie.x < 0)
        return;
    nombre = partie_lister_coups_de(e->partie, e->choisie.x, e->choisie.y, coups, PARTIE_COUPS_MAX);
    for (i = 0; i < nombre; i++) {
        int x = coups[i].x_arrivee, y = coups[i].y_arrivee;

        /* Une promotion compte pour quatre coups, mais pour une case. */
        if (!cibles[x][y])
            poser(&e->outils, e->pieces[x][y] == invalide ? e->outils.disque : e->outils.anneau,
                  plan_case(&e->plan, x, y));
        cibles[x][y] = 1;
    }
}

static void dessiner_piece_glissee(ecran *e)
{
    type_piece piece = e->pieces[e->choisie.x][e->choisie.y];
    int joueur = e->joueurs[e->choisie.x][e->choisie.y];

    if (piece != invalide)
        poser(&e->outils, image_piece(&e->outils, piece, joueur),
              rectangle(e->souris.x, e->souris.y, 0, 0));
}

static void dessiner_bouton(ecran *e, SDL_Rect r, int survole)
{
    remplir(&e->outils, r, survole ? BOUTON_SURVOLE : BOUTON);
    border(&e->outils, r, au_moins(e->plan.lettre / 8, 1), CADRE);
}

static void dessiner_boutons(ecran *e)
{
    int survole = e->menu.nombre > 0 ? -1 : plan_bouton_sous(&e->plan, e->souris), i;

    for (i = 0; i < BOUTONS; i++) {
        dessiner_bouton(e, e->plan.boutons[i], i == survole);
        ecrire_au_milieu(&e->outils, NOMS_BOUTONS[i], strlen(NOMS_BOUTONS[i]), e->plan.boutons[i]);
    }
}

/* L'ordre est celui que partie_deplacer promet. */
static const type_piece PROMOTIONS[] = { dame, tour, fou, cavalier };

static void dessiner_choix(ecran *e, int i, int survole)
{
    SDL_Rect r = plan_choix(&e->plan, i, e->menu.nombre), nom = r;

    dessiner_bouton(e, r, survole);
    if (e->menu.nombre == (int)(sizeof PROMOTIONS / sizeof *PROMOTIONS)) {
        r.h -= e->plan.ligne;
        nom.y += r.h - e->plan.ligne / 4;
        nom.h -= r.h;
        poser(&e->outils, image_piece(&e->outils, PROMOTIONS[i], partie_joueur(e->partie)), r);
    }
    ecrire_au_milieu(&e->outils, e->menu.choix[i], strlen(e->menu.choix[i]), nom);
}

static void dessiner_menu(ecran *e)
{
    SDL_Rect cadre = plan_menu(&e->plan, e->menu.nombre), texte = cadre;
    int survole = plan_choix_sous(&e->plan, e->souris, e->menu.nombre), i;

    remplir(&e->outils, e->plan.echiquier, VOILE);
    remplir(&e->outils, cadre, PAPIER);
    border(&e->outils, cadre, au_moins(e->plan.lettre / 5, 1), CADRE);
    texte.y += e->plan.ligne / 2;
    texte.h = e->plan.ligne;
    ecrire_au_milieu(&e->outils, e->menu.titre, strlen(e->menu.titre), texte);
    texte.y += e->plan.ligne;
    ecrire_au_milieu(&e->outils, e->menu.question, strlen(e->menu.question), texte);
    for (i = 0; i < e->menu.nombre; i++)
        dessiner_choix(e, i, i == survole);
}

static void dessiner(ecran *e)
{
    atelier_preparer(&e->outils, e->plan.cote, e->plan.lettre);
    remplir(&e->outils, rectangle(0, 0, e->plan.largeur, e->plan.hauteur), PAPIER);
    dessiner_cases(e);
    dessiner_noms(e);
    marquer_dernier_coup(e);
    marquer_echec(e);
    if (e->choisie.x >= 0)
        marquer(e, e->choisie, CHOISIE, BORD_CHOISIE);
    dessiner_pieces(e);
    dessiner_cibles(e);
    ecrire_lignes(&e->outils, e->message, e->plan.message, e->plan.ligne, LIGNES_MESSAGE);
    dessiner_boutons(e);
    if (e->menu.nombre > 0)
        dessiner_menu(e);
    else if (e->glisse)
        dessiner_piece_glissee(e);
    SDL_RenderPresent(e->outils.rendu);
    e->a_dessiner = 0;
}

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
    case SDL_QUIT:
        e->quitte = 1;
        break;
    case SDL_WINDOWEVENT:
        e->a_dessiner = 1;
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
        break;
    }
}

/* Attend un événement, après avoir montré ce qui a changé. Rend 0 quand il faut partir. */
static int attendre(ecran *e, SDL_Event *evenement)
{
    /* La fenêtre a pu être fermée pendant un menu. */
    if (e->quitte)
        return 0;
    /* Dessiner une fois pour tous ceux qui attendent : une souris en envoie beaucoup. */
    if (!SDL_PollEvent(evenement)) {
        if (e->a_dessiner)
            dessiner(e);
        if (!SDL_WaitEvent(evenement))
            evenement->type = SDL_QUIT;
    }
    suivre(e, evenement);
    return !e->quitte;
}

/* ---- Ce que la partie appelle --------------------------------------------------------------- */

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

    snprintf(e->message, sizeof e->message, "%s", message);
    e->a_dessiner = 1;
    partie_ecrire_fen(e->partie, fen, sizeof fen);
    noter(e, "fen %s", fen);
    noter(e, "message %s", message);
}

/* Le choix qu'un événement fait dans un menu ; -1 s'il y renonce, -2 s'il ne dit rien. */
static int repondre(const ecran *e, const SDL_Event *evenement)
{
    if (evenement->type == SDL_KEYDOWN && evenement->key.keysym.sym == SDLK_ESCAPE)
        return -1;
    if (evenement->type == SDL_MOUSEBUTTONDOWN && evenement->button.button == SDL_BUTTON_LEFT)
        return plan_choix_sous(&e->plan, e->souris, e->menu.nombre);
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
    e->menu.nombre = nombre;
    disposer(e, e->plan.retourne);
    noter(e, "question %s", question);
    while (reponse == -2 && attendre(e, &evenement))
        reponse = repondre(e, &evenement);
    e->menu.nombre = 0;
    return reponse;
}

/* ---- Ouvrir et fermer ----------------------------------------------------------------------- */

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
    SDL_SetWindowMinimumSize(e->fenetre, 480, 560);
    e->outils.rendu = SDL_CreateRenderer(e->fenetre, -1, 0);
    if (e->outils.rendu == NULL)
        return 0;
    SDL_SetRenderDrawBlendMode(e->outils.rendu, SDL_BLENDMODE_BLEND);
    return 1;
}

static void fermer(ecran *e)
{
    atelier_vider(&e->outils);
    SDL_DestroyRenderer(e->outils.rendu);
    SDL_DestroyWindow(e->fenetre);
    SDL_Quit();
}

#endif
