/*
 * Les commandes : ce que font les boutons et les touches.
 */
#ifndef JEU_FENETRE_COMMANDES_H
#define JEU_FENETRE_COMMANDES_H

#include <SDL.h>

#include "../jeu_commun/niveaux.h"
#include "ecran.h"
#include "fichiers.h"
#include "partie.h"
#include "seance.h"

/* Dans l'ordre des boutons. */
typedef enum {
    commande_annuler,
    commande_retablir,
    commande_nouvelle,
    commande_retourner,
    commande_ouvrir,
    commande_enregistrer,
    commande_machine,
    commande_niveau
} commande;

/* ---- La machine ----------------------------------------------------------------------------- */

/* Personne, les noirs, les blancs, les deux. Le joueur est de son côté de l'échiquier. La machine ne
 * joue pas aussitôt : ce camp n'est peut-être qu'un pas vers le suivant. */
static void changer_machine(seance *s)
{
    int *machine = s->ecran.machine, suivant = (machine[0] * 2 + machine[1] + 1) % 4;

    machine[0] = suivant / 2;
    machine[1] = suivant % 2;
    noter(&s->ecran, "machine blancs=%d noirs=%d", machine[0], machine[1]);
    if (!c_est_a_la_machine(s)) /* elle réfléchissait peut-être */
        partie_ecrire_situation(s->partie, s->ecran.message, sizeof s->ecran.message);
    if (suivant != 3)
        disposer(&s->ecran, machine[0]);
    s->ecran.machine_attend = suivant != 0;
    s->ecran.fin_du_delai = SDL_GetTicks() + DUREE_DELAI;
    s->ecran.a_dessiner = 1;
}

static void changer_niveau(seance *s, int pas)
{
    s->ecran.niveau = (s->ecran.niveau - 1 + pas + NIVEAU_MAX) % NIVEAU_MAX + 1;
    s->ecran.a_dessiner = 1;
    noter(&s->ecran, "niveau %d", s->ecran.niveau);
}

/* ---- Toutes --------------------------------------------------------------------------------- */

static void commencer_une_autre(seance *s)
{
    if (!peut_remplacer(s, "Nouvelle partie"))
        return;
    partie_commencer(s->partie);
    montrer_une_autre_partie(s);
}

static void commander(seance *s, commande c)
{
    choisir(s, AUCUNE);
    switch (c) {
    case commande_annuler:
        faire_un_pas(s, partie_annuler, 1);
        break;
    case commande_retablir:
        faire_un_pas(s, partie_retablir, 0);
        break;
    case commande_nouvelle:
        commencer_une_autre(s);
        break;
    case commande_retourner:
        disposer(&s->ecran, !s->ecran.plan.retourne);
        break;
    case commande_ouvrir:
        demander_a_ouvrir(s);
        break;
    case commande_enregistrer:
        demander_a_enregistrer(s);
        break;
    case commande_machine:
        changer_machine(s);
        break;
    case commande_niveau:
        changer_niveau(s, 1);
        break;
    }
}

#endif
