/*
 * La souris : choisir une pièce, la jouer en deux clics ou la faire glisser, aller à un coup de la
 * liste.
 */
#ifndef JEU_FENETRE_SOURIS_H
#define JEU_FENETRE_SOURIS_H

#include <SDL.h>

#include "commandes.h"
#include "echiquier.h"
#include "partie.h"
#include "plan.h"
#include "seance.h"

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

/* Le coup de la liste sous la souris, ou 0. */
static int coup_sous(const ecran *e)
{
    int numero;

    for (numero = 1; numero <= e->liste.total; numero++) {
        int rang = e->liste.debut + numero - 1, tour = rang / 2 - e->liste.premier;
        SDL_Rect r = plan_coup(&e->plan, tour, rang % 2);

        if (tour >= 0 && tour < plan_tours_vus(&e->plan) && SDL_PointInRect(&e->souris, &r))
            return numero;
    }
    return 0;
}

static void presser(seance *s)
{
    une_case c;
    int bouton = plan_bouton_sous(&s->ecran.plan, s->ecran.souris), coup = coup_sous(&s->ecran);

    if (bouton >= 0) {
        commander(s, (commande)bouton);
    } else if (plan_case_sous(&s->ecran.plan, s->ecran.souris, &c.x, &c.y)) {
        presser_case(s, c);
    } else {
        choisir(s, AUCUNE);
        if (coup > 0)
            aller_au_coup(s, coup);
    }
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

/* La molette fait défiler la liste, où que soit la souris : rien d'autre ne défile. */
static void defiler(seance *s, int tours)
{
    liste *l = &s->ecran.liste;

    liste_defiler(l, l->premier + tours, plan_tours_vus(&s->ecran.plan));
    s->ecran.a_dessiner = 1;
    noter_liste(&s->ecran);
}

#endif
