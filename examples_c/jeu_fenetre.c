/*
 * Une partie d'échecs dans une fenêtre, avec SDL2.
 *
 *   cargo run -- lancer examples_c/jeu_fenetre.c
 *   cargo run -- lancer examples_c/jeu_fenetre.c --fen "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
 *
 * Une pièce se joue en deux clics, ou en la faisant glisser. Les touches : u annule, r rétablit,
 * n commence une nouvelle partie, f retourne l'échiquier, Échap renonce, puis quitte.
 *
 * La partie (partie.h) connaît les règles. La vue (jeu_fenetre/vue.h) ne fait que montrer : elle
 * reçoit les pièces à poser et à retirer, et les messages. Le contrôleur, ici, ne fait que
 * demander : il change les clics en appels, et n'a pas d'avis sur ce qui est permis.
 */
#include <stdio.h>

#include <SDL.h>

#include "partie.h"

#include "jeu_fenetre/vue.h"

/* ---- Le contrôleur : des clics aux appels --------------------------------------------------- */

typedef struct {
    partie *partie;
    ecran ecran;
    int presse;         /* le bouton de la souris a été pressé sur la pièce choisie */
    int deja_choisie;   /* elle l'était déjà : un second clic y renonce */
    SDL_Point pression; /* où */
} seance;

static void choisir(seance *s, une_case c)
{
    s->ecran.choisie = c;
    s->ecran.glisse = 0;
    s->presse = 0;
    s->ecran.a_dessiner = 1;
    if (c.x >= 0)
        noter(&s->ecran, "choisie %c%c", 'a' + c.x, '1' + c.y);
    else
        noter(&s->ecran, "choisie -");
}

/* Demande un coup à la partie, qui dira à la vue ce qui change, ou pourquoi il est refusé. */
static void demander_coup(seance *s, une_case arrivee)
{
    une_case depart = s->ecran.choisie;

    choisir(s, AUCUNE);
    partie_deplacer(s->partie, depart.x, depart.y, arrivee.x, arrivee.y);
}

/* La partie dit-elle que la pièce choisie peut aller là ? */
static int est_cible(const seance *s, une_case c)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int nombre, i;

    nombre = partie_lister_coups_de(s->partie, s->ecran.choisie.x, s->ecran.choisie.y, coups,
                                    PARTIE_COUPS_MAX);
    for (i = 0; i < nombre; i++)
        if (coups[i].x_arrivee == c.x && coups[i].y_arrivee == c.y)
            return 1;
    return 0;
}

/* Choisir une pièce, ou désigner l'arrivée de celle qui l'est. Une autre pièce du joueur est un
 * nouveau choix, sauf si le coup est légal : un roque de Chess960 met le roi sur sa tour. */
static void presser_case(seance *s, une_case c)
{
    int joueur = -1, a_piece = partie_piece_en(s->partie, c.x, c.y, &joueur) != invalide;
    int a_choisie = s->ecran.choisie.x >= 0, meme = est_choisie(&s->ecran, c.x, c.y);

    if (a_choisie && !meme && (joueur != partie_joueur(s->partie) || est_cible(s, c))) {
        demander_coup(s, c);
    } else if (a_piece) {
        if (!meme)
            choisir(s, c);
        s->presse = 1;
        s->deja_choisie = meme;
        s->pression = s->ecran.souris;
    }
}

static void retourner(seance *s)
{
    disposer(&s->ecran, !s->ecran.plan.retourne);
}

static void commander(seance *s, int bouton)
{
    choisir(s, AUCUNE);
    switch (bouton) {
    case 0:
        partie_annuler(s->partie);
        break;
    case 1:
        partie_retablir(s->partie);
        break;
    case 2:
        partie_nouvelle(s->partie);
        break;
    default:
        retourner(s);
        break;
    }
}

static void presser(seance *s)
{
    une_case c;
    int bouton = plan_bouton_sous(&s->ecran.plan, s->ecran.souris);

    if (bouton >= 0)
        commander(s, bouton);
    else if (plan_case_sous(&s->ecran.plan, s->ecran.souris, &c.x, &c.y))
        presser_case(s, c);
    else
        choisir(s, AUCUNE);
}

/* La pièce pressée suit la souris dès que celle-ci s'éloigne : un clic tremble un peu. */
static void glisser(seance *s)
{
    int dx = s->ecran.souris.x - s->pression.x, dy = s->ecran.souris.y - s->pression.y;
    int seuil = au_moins(s->ecran.plan.cote / 8, 2);

    if (s->presse && dx * dx + dy * dy > seuil * seuil)
        s->ecran.glisse = 1;
}

static void relacher(seance *s)
{
    int sur_case, a_glisse = s->ecran.glisse;
    une_case c;

    if (!s->presse)
        return;
    s->presse = s->ecran.glisse = 0;
    sur_case = plan_case_sous(&s->ecran.plan, s->ecran.souris, &c.x, &c.y);
    if (sur_case && !est_choisie(&s->ecran, c.x, c.y))
        demander_coup(s, c);
    else if (a_glisse || s->deja_choisie)
        choisir(s, AUCUNE);
}

/* Échap renonce à la pièce choisie ; s'il n'y en a pas, au jeu. */
static void renoncer(seance *s)
{
    if (s->ecran.choisie.x >= 0)
        choisir(s, AUCUNE);
    else
        s->ecran.quitte = 1;
}

static void taper(seance *s, SDL_Keycode touche)
{
    switch (touche) {
    case SDLK_u:
        commander(s, 0);
        break;
    case SDLK_r:
        commander(s, 1);
        break;
    case SDLK_n:
        commander(s, 2);
        break;
    case SDLK_f:
        commander(s, 3);
        break;
    case SDLK_ESCAPE:
        renoncer(s);
        break;
    default:
        break;
    }
}

static void traiter(seance *s, const SDL_Event *evenement)
{
    switch (evenement->type) {
    case SDL_MOUSEBUTTONDOWN:
        if (evenement->button.button == SDL_BUTTON_LEFT)
            presser(s);
        break;
    case SDL_MOUSEMOTION:
        glisser(s);
        break;
    case SDL_MOUSEBUTTONUP:
        if (evenement->button.button == SDL_BUTTON_LEFT)
            relacher(s);
        break;
    case SDL_KEYDOWN:
        if (!evenement->key.repeat)
            taper(s, evenement->key.keysym.sym);
        break;
    default:
        break;
    }
}

/* ---- Commencer et finir --------------------------------------------------------------------- */

/* Branche la vue, vide, et commence la partie. Rend 0 si la position n'est pas possible. */
static int commencer(seance *s, const char *fen)
{
    vue v = { 0 };
    int i;

    for (i = 0; i < 64; i++)
        s->ecran.pieces[i / 8][i % 8] = invalide;
    s->ecran.partie = s->partie;
    v.contexte = &s->ecran;
    v.poser_piece = vue_poser;
    v.retirer_piece = vue_retirer;
    v.afficher_message = vue_message;
    v.demander_choix = vue_choix;
    partie_brancher_vue(s->partie, &v);
    return (fen == NULL ? partie_nouvelle(s->partie) : partie_charger_fen(s->partie, fen))
           == pas_erreur;
}

/* Joue jusqu'à ce que le joueur s'en aille. Rend le code de fin du programme. */
static int jouer(seance *s, const char *fen)
{
    SDL_Event evenement;

    if (!commencer(s, fen)) {
        fprintf(stderr, "jeu_fenetre : %s\n", s->ecran.message);
        return 1;
    }
    if (!ouvrir(&s->ecran)) {
        fprintf(stderr, "jeu_fenetre : la fenêtre ne s'ouvre pas : %s\n", SDL_GetError());
        return 1;
    }
    disposer(&s->ecran, 0);
    noter(&s->ecran, "pret");
    while (attendre(&s->ecran, &evenement))
        traiter(s, &evenement);
    return 0;
}

/* Lit les options. Rend 0 si l'une n'est pas connue. */
static int lire_options(int argc, char **argv, int *journal, const char **fen)
{
    int i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--journal") == 0)
            *journal = 1;
        else if (strcmp(argv[i], "--fen") == 0 && i + 1 < argc)
            *fen = argv[++i];
        else
            return 0;
    }
    return 1;
}

int main(int argc, char **argv)
{
    static seance s;
    const char *fen = NULL;
    int code;

    if (!lire_options(argc, argv, &s.ecran.journal, &fen)) {
        fprintf(stderr, "usage : jeu_fenetre [--fen POSITION] [--journal]\n");
        return 2;
    }
    s.ecran.choisie = AUCUNE;
    s.partie = partie_creer();
    code = jouer(&s, fen);
    partie_detruire(s.partie);
    fermer(&s.ecran);
    return code;
}
