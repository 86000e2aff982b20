/*
 * La séance : une partie, son écran, et qui joue, des personnes ou la machine.
 */
#ifndef JEU_CONSOLE_SEANCE_H
#define JEU_CONSOLE_SEANCE_H

#include <stdio.h>

#include "../jeu_commun/niveaux.h"
#include "langue.h"
#include "ligne.h"
#include "partie.h"
#include "vue.h"

typedef struct {
    partie *p;
    ecran ecran;
    int machine[2];          /* la machine joue-t-elle les blancs, les noirs ? */
    force force;             /* celle de la machine */
    char noms[2][LIGNE_MAX]; /* ceux des joueurs, ou "" */
    int gardes;              /* les premiers coups de la partie qui sont dans un fichier */
    const char *argument;    /* ce qui suit le nom de la commande, sans les blancs */
    int quitte;
} seance;

static int est_finie(const seance *s)
{
    return partie_etat(s->p) != partie_en_cours;
}

/* Le joueur est-il seul contre la machine ? */
static int contre_la_machine(const seance *s)
{
    return s->machine[0] != s->machine[1];
}

/* Branche la vue, ou la branche à nouveau : la partie dit alors toutes les pièces. */
static void brancher(seance *s)
{
    vue v = { .contexte = &s->ecran, .poser_piece = vue_poser, .retirer_piece = vue_retirer,
              .afficher_message = vue_message, .demander_choix = vue_choisir };

    vider(&s->ecran);
    partie_brancher_vue(s->p, &v);
}

/* Une partie qui n'est dans aucun fichier ne disparaît pas sans question : rien ne l'annulerait. Des
 * lignes qui viennent d'un fichier ou d'un programme disent, elles, tout ce qu'il y a à faire. */
static int a_perdre(const seance *s)
{
    return s->ecran.au_clavier && partie_nombre_coups(s->p) > s->gardes;
}

static int peut_remplacer(seance *s)
{
    if (!a_perdre(s)
        || demander_oui(&s->ecran, dit("Remplacer", "Replace"),
                        dit("Cette partie n'est pas enregistrée. La remplacer ?",
                            "This game is not saved. Replace it?")))
        return 1;
    dire("La partie continue.", "The game goes on.");
    return 0;
}

/* Qui tape encore Ctrl-C ou Ctrl-D a répondu oui. */
static int peut_quitter(seance *s)
{
    const char *const choix[] = { dit("Oui", "Yes"), dit("Non", "No") };
    lecture lue;

    if (!a_perdre(s)
        || demander(&s->ecran, dit("Quitter", "Quit"),
                    dit("Cette partie n'est pas enregistrée. Quitter quand même ?",
                        "This game is not saved. Quit all the same?"), choix, 2, &lue) == 0
        || lue != lecture_ligne)
        return 1;
    dire("La partie continue.", "The game goes on.");
    return 0;
}

/* Les coups joués jusqu'ici sont dans un fichier, ou il n'y en a pas. */
static void noter_gardes(seance *s)
{
    s->gardes = partie_nombre_coups(s->p);
}

#define LONGUE_REFLEXION 500 /* qui s'annonce, en millisecondes */

static const char *annonce(void)
{
    return dit("La machine réfléchit…", "The machine is thinking…");
}

/* Annonce une réflexion qui peut durer jusqu'à ce temps, à qui regarde. */
static void annoncer_reflexion(const seance *s, int temps)
{
    if (s->ecran.avec_invite && temps > LONGUE_REFLEXION)
        fputs(annonce(), stdout);
    fflush(stdout); /* le joueur voit son coup pendant qu'elle réfléchit */
}

/* La réponse prend la place de l'annonce, si le terminal sait l'effacer. */
static void oublier_annonce(const seance *s, int temps)
{
    if (!s->ecran.avec_invite || temps <= LONGUE_REFLEXION)
        return;
    if (terminal_est_capable())
        printf("\r%*s\r", colonnes(annonce(), strlen(annonce())), "");
    else
        putchar('\n');
}

static void faire_jouer_la_machine(seance *s)
{
    int temps = temps_de_reflexion(&s->force);
    char san[PARTIE_SAN_MAX];
    coup_joue coup;
    type_erreur code;

    annoncer_reflexion(s, temps);
    code = choisir_coup_de_la_machine(s->p, &s->force, &coup);
    oublier_annonce(s, temps);
    if (code != pas_erreur) {
        dire_erreur(code);
        s->machine[0] = s->machine[1] = 0; /* plutôt que d'essayer sans fin */
        return;
    }
    partie_ecrire_san(s->p, &coup, san, sizeof san);
    dire_avec(dit("La machine joue %s.", "The machine plays %s."), san);
    partie_jouer_coup(s->p, &coup);
}

/* Quand la machine a les deux camps, c'est le joueur qui la fait avancer, coup par coup. */
static int c_est_a_la_machine(const seance *s)
{
    return !est_finie(s) && contre_la_machine(s) && s->machine[partie_joueur(s->p)];
}

#endif
