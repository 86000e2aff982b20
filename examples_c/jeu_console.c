/*
 * Une partie d'échecs dans le terminal, à deux ou contre la machine : c'est ce que lance
 *
 *   ./echecs
 *   ./echecs lancer examples_c/jeu_console.c --machine noirs
 *   ./echecs lancer examples_c/jeu_console.c --aide          dit toutes les options
 *
 * Trois parties, qui ne se mêlent pas :
 * - la partie de partie.h, le contrôleur, connaît les règles et juge les coups ;
 * - la vue, dans jeu_console/vue.h, dessine ce que la partie lui dit, et ne décide de rien ;
 * - la boucle, ici, lit une ligne, en fait une demande à la partie, et recommence.
 * Le dossier jeu_console a un fichier par sujet ; jeu_commun, ce qui sert aussi à jeu_fenetre.c.
 * La boucle n'affiche donc pas l'échiquier après un coup : la partie prévient la vue.
 *
 * Les lignes peuvent aussi venir d'un fichier : la fin de l'entrée finit le programme.
 */
#include "jeu_console/terminal.h" /* d'abord : il demande au système plus que le C */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "jeu_console/commandes.h"
#include "jeu_console/seance.h"
#include "partie.h"

/* ---- La boucle ------------------------------------------------------------------------------ */

/* Une ligne est une commande ou, sinon, un coup. */
static void obeir(seance *s, const char *ligne)
{
    size_t longueur = strcspn(ligne, " \t");
    const commande *c = trouver_commande(ligne, longueur);
    type_erreur code = pas_erreur;

    s->argument = ligne + longueur + strspn(ligne + longueur, " \t");
    if (c != NULL)
        c->faire(s);
    else if (*ligne == '\0' && s->machine[0] && s->machine[1] && !est_finie(s))
        faire_jouer_la_machine(s);
    else if (*ligne != '\0')
        code = partie_jouer(s->p, ligne);
    if (code == erreur_notation_illisible || code == erreur_partie_finie)
        dire("Tapez « aide » pour les commandes.", "Type “help” for the commands.");
}

/* Dit au joueur ce qu'il peut faire de nouveau. */
static void annoncer_la_suite(const seance *s, int etait_finie, int joues_avant)
{
    if (!etait_finie && est_finie(s))
        dire("Et maintenant : nouvelle, annuler, sauver FICHIER ou quitter ?",
             "And now: new, undo, save FILE or quit?");
    if (partie_nombre_coups(s->p) != joues_avant
        && (partie_peut_reclamer(s->p, partie_nulle_50_coups)
            || partie_peut_reclamer(s->p, partie_nulle_repetition_3)))
        dire("La nulle peut être réclamée : « reclamer ».", "A draw can be claimed: “claim”.");
}

/* Lit une ligne et lui obéit. Ctrl-C, si rien n'est à perdre, fait ce qu'il fait partout. */
static void lire_et_obeir(seance *s, const char *invite)
{
    char ligne[LIGNE_MAX];
    lecture lue = lire_ligne(invite, 1, ligne);

    if (lue == lecture_ligne)
        obeir(s, ligne);
    else if (lue == lecture_interruption && !a_perdre(s))
        terminal_interrompre();
    else
        s->quitte = peut_quitter(s);
}

static void jouer(seance *s)
{
    char invite[32] = "";

    while (!s->quitte) {
        int etait_finie = est_finie(s), joues_avant = partie_nombre_coups(s->p);

        if (s->ecran.avec_invite)
            snprintf(invite, sizeof invite, "%s> ", etait_finie ? "" : camp(partie_joueur(s->p)));
        if (c_est_a_la_machine(s))
            faire_jouer_la_machine(s);
        else
            lire_et_obeir(s, invite);
        if (partie_nombre_coups(s->p) < s->gardes)
            noter_gardes(s); /* un coup annulé sera peut-être remplacé par un autre */
        annoncer_la_suite(s, etait_finie, joues_avant);
    }
}

/* ---- Les options ---------------------------------------------------------------------------- */

static void dire_les_options(FILE *sortie)
{
    fputs("jeu_console [OPTIONS] [FICHIER.pgn : la partie à continuer]\n"
          "  --machine blancs|noirs|deux   le camp que joue la machine (sinon aucun)\n"
          "  --niveau 1..8                 la force de la machine (sinon 8, la plus grande)\n"
          "  --temps MILLISECONDES         sa réflexion au plus, au niveau 8 (sinon 1000)\n"
          "  --langue fr|en                la langue (sinon le français)\n"
          "  --ascii                       des lettres au lieu des figures\n"
          "  --sans-couleur                comme NO_COLOR=1 ou TERM=dumb\n"
          "  --aide                        afficher cette aide\n",
          sortie);
}

typedef int reglage(seance *s, const char *valeur);

static reglage *trouver_reglage(const char *option)
{
    static const struct {
        const char *nom;
        reglage *regler;
    } reglages[] = {
        { "--machine", regler_machine }, { "--niveau", regler_niveau },
        { "--temps", regler_temps }, { "--langue", regler_langue },
    };

    for (size_t i = 0; i < sizeof reglages / sizeof reglages[0]; i++) {
        if (strcmp(option, reglages[i].nom) == 0)
            return reglages[i].regler;
    }
    return NULL;
}

/* Dit pourquoi un mot de la ligne de commande est refusé. */
static void refuser(const char *mot, const char *valeur, reglage *regler)
{
    if (regler != NULL && valeur == NULL)
        fprintf(stderr, "jeu_console : l'option %s attend une valeur", mot);
    else if (regler != NULL)
        fprintf(stderr, "jeu_console : « %s » n'est pas une valeur de %s", valeur, mot);
    else if (*mot == '-')
        fprintf(stderr, "jeu_console : l'option %s n'existe pas", mot);
    else
        fprintf(stderr, "jeu_console : « %s » est de trop, après un premier fichier", mot);
    fputs(".\n", stderr);
    dire_les_options(stderr);
}

/* Rend 0 si une option n'existe pas, ou n'a pas la valeur qu'il lui faut. */
static int lire_options(seance *s, int argc, char *argv[], const char **fichier)
{
    for (int i = 1; i < argc; i++) {
        reglage *regler = trouver_reglage(argv[i]);

        if (strcmp(argv[i], "--ascii") == 0) {
            s->ecran.avec_lettres = 1;
        } else if (strcmp(argv[i], "--sans-couleur") == 0) {
            s->ecran.avec_couleurs = 0;
        } else if (regler != NULL && i + 1 < argc && regler(s, argv[i + 1])) {
            i++;
        } else if (argv[i][0] != '-' && *fichier == NULL) {
            *fichier = argv[i];
        } else {
            refuser(argv[i], argv[i + 1], regler);
            return 0;
        }
    }
    return 1;
}

int main(int argc, char *argv[])
{
    seance s = { 0 };
    const char *fichier = NULL;
    char phrase[DITE_MAX];

    if (argc == 2 && strcmp(argv[1], "--aide") == 0) {
        dire_les_options(stdout);
        return EXIT_SUCCESS;
    }
    s.force.numero = NIVEAU_MAX;
    s.force.temps = 1000;
    s.force.hasard = (unsigned)time(NULL) | 1;
    s.ecran = decouvrir_ecran();
    if (!lire_options(&s, argc, argv, &fichier))
        return EXIT_FAILURE;
    if (fichier != NULL && !fichier_se_lit(fichier, anglais, phrase, sizeof phrase)) {
        fprintf(stderr, "jeu_console : %s\n", phrase);
        return EXIT_FAILURE;
    }
    s.ecran.p = s.p = partie_creer();
    brancher(&s);
    if (fichier == NULL || partie_lire_pgn_fichier(s.p, fichier, 0, NULL) != pas_erreur)
        partie_commencer(s.p);
    noter_gardes(&s);
    dire("Tapez un coup (e2e4, Cf3), « aide » pour les commandes, « quitter » pour finir.",
         "Type a move (e2e4, Nf3), “help” for the commands, “quit” to end.");
    if (est_a_corriger())
        terminal_retenir_interruption();
    jouer(&s);
    partie_detruire(s.p);
    return EXIT_SUCCESS;
}
