/*
 * Une partie d'échecs dans une fenêtre, avec SDL2, à deux ou contre la machine.
 *
 *   ./echecs lancer examples_c/jeu_fenetre.c
 *   ./echecs lancer examples_c/jeu_fenetre.c --machine noirs --niveau 3
 *   ./echecs lancer examples_c/jeu_fenetre.c partie.pgn
 *   ./echecs lancer examples_c/jeu_fenetre.c --fen "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
 *
 * Une pièce se joue en deux clics, ou en la faisant glisser ; un clic sur un coup de la liste y
 * retourne. Les touches : u ou ← annule, r ou → rétablit, Début et Fin vont au début et à la fin,
 * n commence une nouvelle partie, f retourne l'échiquier, m change le camp de la machine, + et - son
 * niveau, Ctrl-S enregistre, Ctrl-O ouvre un fichier PGN, Échap renonce à la pièce choisie ou
 * ferme une question, Ctrl-Q quitte. À une question, Entrée répond par le premier choix, et l'initiale
 * d'un choix par celui-ci.
 *
 * La partie (partie.h) connaît les règles. La vue (jeu_fenetre/vue.h) ne fait que montrer : elle
 * reçoit les pièces à poser et à retirer, et les messages. Le contrôleur (seance.h, commandes.h,
 * souris.h) ne fait que demander : il change les clics en appels, et n'a pas d'avis sur ce qui est
 * permis.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <SDL.h>

#include "partie.h"

#include "jeu_fenetre/commandes.h"
#include "jeu_fenetre/ouverture.h"
#include "jeu_fenetre/seance.h"
#include "jeu_fenetre/souris.h"
#include "jeu_fenetre/vue.h"

/* ---- Les touches ---------------------------------------------------------------------------- */

static void taper_avec_ctrl(seance *s, SDL_Keycode touche)
{
    if (touche == SDLK_s)
        commander(s, commande_enregistrer);
    else if (touche == SDLK_o)
        commander(s, commande_ouvrir);
}

/* Les touches qui n'écrivent rien. */
static void taper(seance *s, SDL_Keycode touche)
{
    switch (touche) {
    case SDLK_LEFT:
        commander(s, commande_annuler);
        break;
    case SDLK_RIGHT:
        commander(s, commande_retablir);
        break;
    case SDLK_HOME:
        choisir(s, AUCUNE);
        aller_au_coup(s, 0);
        break;
    case SDLK_END:
        choisir(s, AUCUNE);
        aller_au_coup(s, s->ecran.liste.total);
        break;
    case SDLK_PAGEUP:
        defiler(s, -plan_tours_vus(&s->ecran.plan));
        break;
    case SDLK_PAGEDOWN:
        defiler(s, plan_tours_vus(&s->ecran.plan));
        break;
    case SDLK_ESCAPE: /* ne quitte jamais : une fois de trop, elle ferait perdre la partie */
        choisir(s, AUCUNE);
        break;
    default:
        break;
    }
}

static void taper_caractere(seance *s, int caractere)
{
    switch (caractere) {
    case 'u':
        commander(s, commande_annuler);
        break;
    case 'r':
        commander(s, commande_retablir);
        break;
    case 'n':
        commander(s, commande_nouvelle);
        break;
    case 'f':
        commander(s, commande_retourner);
        break;
    case 'm':
        commander(s, commande_machine);
        break;
    case '+':
    case '=': /* la touche de + sans Maj, sur beaucoup de claviers */
        changer_niveau(s, 1);
        break;
    case '-':
        changer_niveau(s, -1);
        break;
    default:
        break;
    }
}

/* Ce que le joueur fait d'autre fait oublier un refus. */
static void traiter(seance *s, const SDL_Event *evenement)
{
    if (evenement->type == SDL_MOUSEBUTTONDOWN || evenement->type == SDL_KEYDOWN)
        oublier_refus(&s->ecran);
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
    case SDL_MOUSEWHEEL:
        defiler(s, evenement->wheel.y > 0 ? -1 : 1);
        break;
    case SDL_KEYDOWN:
        if (evenement->key.keysym.mod & KMOD_CTRL)
            taper_avec_ctrl(s, evenement->key.keysym.sym);
        else if (!evenement->key.repeat)
            taper(s, evenement->key.keysym.sym);
        break;
    case SDL_TEXTINPUT:
        taper_caractere(s, caractere_tape(&s->ecran, evenement));
        break;
    default:
        break;
    }
}

/* ---- Commencer et finir --------------------------------------------------------------------- */

typedef struct {
    const char *fen, *fichier; /* ou NULL */
} debut;

/* Branche la vue, vide, et commence la partie. Rend 0 si la position n'est pas possible. */
static int commencer(seance *s, const char *fen)
{
    vue v = { .contexte = &s->ecran, .poser_piece = vue_poser, .retirer_piece = vue_retirer,
              .afficher_message = vue_message, .demander_choix = vue_choix };
    type_erreur code;
    int i;

    for (i = 0; i < 64; i++)
        s->ecran.pieces[i / 8][i % 8] = invalide;
    s->ecran.partie = s->partie;
    partie_brancher_vue(s->partie, &v);
    code = fen == NULL ? partie_commencer(s->partie) : partie_lire_fen(s->partie, fen);
    liste_relire(&s->ecran.liste, s->partie);
    return code == pas_erreur;
}

/* Joue jusqu'à ce que le joueur s'en aille. Rend le code de fin du programme. */
static int jouer(seance *s, debut d)
{
    SDL_Event evenement;

    if (!commencer(s, d.fen)) {
        fprintf(stderr, "jeu_fenetre : %s\n", s->ecran.message);
        return 1;
    }
    if (!ouvrir(&s->ecran)) {
        fprintf(stderr, "jeu_fenetre : la fenêtre ne s'ouvre pas : %s\n", SDL_GetError());
        return 1;
    }
    s->ecran.reponse = s->reflexion.evenement = SDL_RegisterEvents(1);
    disposer(&s->ecran, s->ecran.machine[0] && !s->ecran.machine[1]);
    if (d.fichier != NULL)
        ouvrir_fichier(s, d.fichier);
    noter(&s->ecran, "pret");
    faire_avancer_la_machine(s);
    do {
        while (attendre(&s->ecran, &evenement)) {
            traiter(s, &evenement);
            faire_avancer_la_machine(s);
        }
    } while (!peut_quitter(s));
    SDL_HideWindow(s->ecran.fenetre); /* la machine finit de réfléchir sans que cela se voie */
    reflexion_finir(&s->reflexion);
    return 0;
}

/* ---- Les options ---------------------------------------------------------------------------- */

static int regler_machine(seance *s, const char *valeur)
{
    static const char *const camps[] = { "aucune", "noirs", "blancs", "deux" };
    int i;

    for (i = 0; i < 4; i++) {
        if (strcmp(valeur, camps[i]) == 0) {
            s->ecran.machine[0] = i / 2;
            s->ecran.machine[1] = i % 2;
            return 1;
        }
    }
    return 0;
}

static int regler_niveau(seance *s, const char *valeur)
{
    return lire_reglage(valeur, NIVEAU_MAX, &s->ecran.niveau);
}

static int regler_temps(seance *s, const char *valeur)
{
    return lire_reglage(valeur, TEMPS_MAX, &s->reflexion.force.temps);
}

typedef int reglage(seance *s, const char *valeur);

static reglage *trouver_reglage(const char *option)
{
    static const struct {
        const char *nom;
        reglage *regler;
    } reglages[] = {
        { "--machine", regler_machine }, { "--niveau", regler_niveau }, { "--temps", regler_temps }
    };
    size_t i;

    for (i = 0; i < sizeof reglages / sizeof reglages[0]; i++)
        if (strcmp(option, reglages[i].nom) == 0)
            return reglages[i].regler;
    return NULL;
}

/* Lit les options. Rend 0 si l'une n'est pas connue, ou n'a pas la valeur qu'il lui faut. */
static int lire_options(int argc, char **argv, seance *s, debut *d)
{
    int i;

    for (i = 1; i < argc; i++) {
        reglage *regler = trouver_reglage(argv[i]);

        if (strcmp(argv[i], "--journal") == 0)
            s->ecran.journal = 1;
        else if (strcmp(argv[i], "--fen") == 0 && i + 1 < argc)
            d->fen = argv[++i];
        else if (regler != NULL && i + 1 < argc && regler(s, argv[i + 1]))
            i++;
        else if (argv[i][0] != '-' && d->fichier == NULL && strlen(argv[i]) < NOM_MAX)
            d->fichier = argv[i];
        else
            return 0;
    }
    return d->fen == NULL || d->fichier == NULL;
}

int main(int argc, char **argv)
{
    static seance s;
    debut d = { NULL, NULL };
    int code;

    s.ecran.niveau = NIVEAU_MAX;
    s.reflexion.force.temps = 1000;
    s.reflexion.force.hasard = (unsigned)time(NULL) | 1;
    if (!lire_options(argc, argv, &s, &d)) {
        fprintf(stderr, "usage : jeu_fenetre [--machine blancs|noirs|deux] [--niveau 1..%d] "
                        "[--temps MILLISECONDES] [--fen POSITION | FICHIER.pgn] [--journal]\n",
                NIVEAU_MAX);
        return 2;
    }
    strcpy(s.fichier, "partie.pgn");
    s.ecran.choisie = AUCUNE;
    s.partie = partie_creer();
    code = jouer(&s, d);
    partie_detruire(s.partie);
    fermer(&s.ecran);
    return code;
}
