/*
 * Peindre l'échiquier : les cases, ce qui est marqué, les pièces.
 */
#ifndef JEU_FENETRE_ECHIQUIER_H
#define JEU_FENETRE_ECHIQUIER_H

#include <SDL.h>

#include "dessin.h"
#include "ecran.h"
#include "partie.h"
#include "plan.h"
#include "texte.h"

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
    int i, marge = e->plan.marge;

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

#endif
