/*
 * La séance : la partie, sa fenêtre, et qui joue, des personnes ou la machine.
 *
 * Tout ce qui change la partie passe par ici : la liste des coups suit, un refus se montre, et la
 * machine joue quand c'est à elle.
 */
#ifndef JEU_FENETRE_SEANCE_H
#define JEU_FENETRE_SEANCE_H

#include <SDL.h>

#include "ecran.h"
#include "liste.h"
#include "partie.h"
#include "plan.h"
#include "reflexion.h"

typedef struct {
    partie *partie;
    ecran ecran;
    reflexion reflexion;
    char fichier[NOM_MAX]; /* le nom proposé pour enregistrer */
    int a_enregistrer;     /* des coups ne sont dans aucun fichier */
    int presse;            /* le bouton de la souris a été pressé sur la pièce choisie */
    int deja_choisie;      /* elle l'était déjà : un second clic y renonce */
    SDL_Point pression;    /* où */
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

/* La liste a changé : le coup qui vient d'être joué s'y voit. */
static void montrer_liste(seance *s)
{
    liste_montrer(&s->ecran.liste, plan_tours_vus(&s->ecran.plan));
    s->ecran.a_dessiner = 1;
    noter_liste(&s->ecran);
}

/* Un coup a été joué. */
static void ajouter_coup(seance *s)
{
    s->a_enregistrer = 1;
    liste_ajouter(&s->ecran.liste, s->partie);
    montrer_liste(s);
}

/* ---- Les refus ------------------------------------------------------------------------------ */

static une_case case_du_roi(const seance *s)
{
    int joueur = partie_joueur(s->partie);
    une_case c;

    for (c.x = 0; c.x < 8; c.x++)
        for (c.y = 0; c.y < 8; c.y++)
            if (s->ecran.pieces[c.x][c.y] == roi && s->ecran.joueurs[c.x][c.y] == joueur)
                return c;
    return AUCUNE;
}

/* La case dont parle le refus d'un coup. */
static une_case case_en_cause(const seance *s, type_erreur code, une_case depart, une_case arrivee)
{
    switch (code) {
    case erreur_case_depart_vide:
    case erreur_piece_adverse:
    case erreur_absence_de_deplacement:
        return depart;
    case erreur_roi_en_echec:
        return s->ecran.pieces[depart.x][depart.y] == roi ? arrivee : case_du_roi(s);
    case erreur_partie_finie:
    case erreur_promotion_annulee:
        return AUCUNE;
    default:
        return arrivee;
    }
}

/* Refuse avec une phrase à nous. */
static void refuser(seance *s, const char *phrase, une_case en_cause)
{
    dire_message(&s->ecran, phrase);
    montrer_refus(&s->ecran, en_cause);
}

/* ---- La machine ----------------------------------------------------------------------------- */

/* Le joueur est-il seul contre la machine ? */
static int contre_la_machine(const seance *s)
{
    return s->ecran.machine[0] != s->ecran.machine[1];
}

/* Tant que des coups annulés peuvent être rétablis, le joueur regarde le passé : la machine ne joue
 * pas, ce qui les effacerait. */
static int c_est_a_la_machine(const seance *s)
{
    return partie_etat(s->partie) == partie_en_cours && s->ecran.machine[partie_joueur(s->partie)]
           && partie_nombre_annules(s->partie) == 0;
}

static void jouer_la_reponse(seance *s)
{
    char san[PARTIE_SAN_MAX];

    partie_ecrire_san(s->partie, &s->reflexion.coup, san, sizeof san);
    noter(&s->ecran, "machine %s", san);
    if (partie_jouer_coup(s->partie, &s->reflexion.coup) == pas_erreur)
        ajouter_coup(s);
}

/* La machine ne joue plus, plutôt que d'essayer sans fin. */
static void renoncer_a_la_machine(seance *s)
{
    s->ecran.machine[0] = s->ecran.machine[1] = 0;
    refuser(s, "La machine ne peut pas jouer.", AUCUNE);
}

static void recevoir_la_reponse(seance *s)
{
    reflexion_finir(&s->reflexion);
    if (!c_est_a_la_machine(s) || !reflexion_convient(&s->reflexion, s->partie))
        return;
    oublier_refus(&s->ecran);
    if (s->reflexion.code == pas_erreur)
        jouer_la_reponse(s);
    else
        renoncer_a_la_machine(s);
}

/* Après chaque événement : reçoit ce que la machine a trouvé, et la fait réfléchir si c'est à elle. */
static void faire_avancer_la_machine(seance *s)
{
    if (s->ecran.a_repondu) {
        s->ecran.a_repondu = 0;
        recevoir_la_reponse(s);
    }
    if (s->reflexion.fil != NULL || !c_est_a_la_machine(s) || reste_du_delai(&s->ecran) > 0)
        return;
    s->reflexion.force.numero = s->ecran.niveau;
    if (!reflexion_commencer(&s->reflexion, s->partie))
        renoncer_a_la_machine(s);
    else if (!s->ecran.refus.actif)
        dire_message(&s->ecran, "La machine réfléchit…");
}

/* ---- Ce qui change la partie ---------------------------------------------------------------- */

/* Demande un coup à la partie, qui dira à la vue ce qui change, ou pourquoi il est refusé. */
static void demander_coup(seance *s, une_case arrivee)
{
    une_case depart = s->ecran.choisie;
    type_erreur code;

    choisir(s, AUCUNE);
    if (c_est_a_la_machine(s)) {
        refuser(s, "C'est à la machine de jouer.", depart);
        return;
    }
    code = partie_deplacer(s->partie, depart.x, depart.y, arrivee.x, arrivee.y);
    if (code != pas_erreur) {
        montrer_refus(&s->ecran, case_en_cause(s, code, depart, arrivee));
        return;
    }
    ajouter_coup(s);
}

/* Annule ou rétablit. Contre la machine, il faut deux pas : c'est de nouveau au joueur. */
static void faire_un_pas(seance *s, type_erreur (*pas)(partie *), int en_arriere)
{
    liste *l = &s->ecran.liste;

    if (pas(s->partie) != pas_erreur) {
        montrer_refus(&s->ecran, AUCUNE);
        return;
    }
    liste_suivre(l, s->partie);
    if (contre_la_machine(s) && s->ecran.machine[partie_joueur(s->partie)]
        && (en_arriere ? l->joues > 0 : l->joues < l->total))
        pas(s->partie);
    liste_suivre(l, s->partie);
    montrer_liste(s);
}

/* Va après le coup de ce numéro, en annulant ou en rétablissant. */
static void aller_au_coup(seance *s, int numero)
{
    partie_aller_a(s->partie, numero);
    liste_suivre(&s->ecran.liste, s->partie);
    montrer_liste(s);
}

/* Une autre partie est là, neuve ou d'un fichier. */
static void montrer_une_autre_partie(seance *s)
{
    s->a_enregistrer = 0;
    liste_relire(&s->ecran.liste, s->partie);
    montrer_liste(s);
}

#endif
