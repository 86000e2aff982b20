/*
 * Le plan d'un menu : un titre, une question, parfois un champ à remplir, et des choix.
 *
 * Il est au milieu de l'échiquier s'il y tient, et toujours dans la fenêtre.
 */
#ifndef JEU_FENETRE_PLAN_MENU_H
#define JEU_FENETRE_PLAN_MENU_H

#include <SDL.h>

#include "plan.h"

#define CHOIX_MAX 4 /* les pièces d'une promotion, qui ont chacune leur image */

typedef struct {
    SDL_Rect cadre, titre, question, champ, choix[CHOIX_MAX];
} plan_menu;

/* La largeur du cadre : les noms des choix, et leurs images, y tiennent. */
static int plan_menu_largeur(const plan *p, int nombre)
{
    int choix = au_moins(9 * p->lettre, nombre == CHOIX_MAX ? p->cote * 5 / 4 : 0);

    return au_plus(au_moins(34 * p->lettre, nombre * choix + 2 * p->lettre),
                   au_moins(p->largeur - 2 * p->lettre, 1));
}

/* La largeur où s'écrit la question. */
static int plan_menu_largeur_question(const plan *p, int nombre)
{
    return au_moins(plan_menu_largeur(p, nombre) - 2 * p->lettre, 1);
}

/* Un rectangle au milieu de l'échiquier, mais dans la fenêtre. */
static SDL_Rect plan_menu_cadre(const plan *p, int largeur, int hauteur)
{
    int x = p->echiquier.x + (p->echiquier.w - largeur) / 2;
    int y = p->echiquier.y + (p->echiquier.h - hauteur) / 2;

    x = au_moins(au_plus(x, p->largeur - largeur - p->lettre), p->lettre);
    y = au_moins(au_plus(y, p->hauteur - hauteur - p->lettre), p->lettre / 2);
    return rectangle(x, y, largeur, hauteur);
}

/* Place tout, pour une question de ce nombre de lignes. */
static plan_menu plan_menu_calculer(const plan *p, int nombre, int avec_champ, int lignes)
{
    int choix = nombre == CHOIX_MAX ? p->cote + 2 * p->ligne : 5 * p->lettre / 2;
    int champ = avec_champ ? 2 * p->ligne + p->lettre : 0, bord = p->lettre, y, i;
    int hauteur = bord + p->ligne + lignes * p->ligne + p->lettre / 2 + champ + choix + bord;
    plan_menu m;

    m.cadre = plan_menu_cadre(p, plan_menu_largeur(p, nombre), hauteur);
    y = m.cadre.y + bord;
    m.titre = rectangle(m.cadre.x + bord, y, m.cadre.w - 2 * bord, p->ligne);
    m.question = rectangle(m.titre.x, y + p->ligne, m.titre.w, lignes * p->ligne);
    y = m.question.y + m.question.h + p->lettre / 2;
    m.champ = rectangle(m.titre.x, y, m.titre.w, 2 * p->ligne);
    y += champ;
    for (i = 0; i < nombre; i++) {
        int debut = i * (m.titre.w + p->lettre / 2) / nombre;
        int fin = (i + 1) * (m.titre.w + p->lettre / 2) / nombre - p->lettre / 2;

        m.choix[i] = rectangle(m.titre.x + debut, y, au_moins(fin - debut, 1), choix);
    }
    return m;
}

#endif
