/*
 * Peindre la fenêtre : l'échiquier, le message, la liste, les boutons, le menu.
 */
#ifndef JEU_FENETRE_PEINTURE_H
#define JEU_FENETRE_PEINTURE_H

#include <SDL.h>
#include <stdio.h>
#include <string.h>

#include "dessin.h"
#include "echiquier.h"
#include "ecran.h"
#include "partie.h"
#include "plan.h"
#include "texte.h"

static void dessiner_bouton(ecran *e, SDL_Rect r, int survole)
{
    remplir(&e->outils, r, survole ? BOUTON_SURVOLE : BOUTON);
    border(&e->outils, r, au_moins(e->plan.lettre / 8, 1), CADRE);
}

/* Le nom d'un bouton, ou un nom plus court si le premier ne tient pas. */
static const char *nom_du_bouton(ecran *e, int bouton, char tampon[32])
{
    static const char *const noms[][2] = {
        { "Annuler", "Annuler" }, { "Rétablir", "Rétablir" }, { "Nouvelle partie", "Nouvelle" },
        { "Retourner", "Tourner" }, { "Ouvrir…", "Ouvrir" }, { "Enregistrer…", "Enregistrer" },
    };
    static const char *const machines[][2] = {
        { "Machine : aucune", "Sans machine" }, { "Machine : blancs", "Mach. blancs" },
        { "Machine : noirs", "Mach. noirs" }, { "Machine : les deux", "Mach. deux" },
    };
    int place = e->plan.boutons[bouton].w - e->plan.lettre, i;

    for (i = 0; i < 2; i++) {
        if (bouton == BOUTONS - 1)
            snprintf(tampon, 32, "Niveau %d", e->niveau);
        else if (bouton == BOUTONS - 2)
            snprintf(tampon, 32, "%s", machines[e->machine[0] + 2 * e->machine[1]][i]);
        else
            snprintf(tampon, 32, "%s", noms[bouton][i]);
        if (largeur_texte(&e->outils, tampon, strlen(tampon)) <= place)
            break;
    }
    return tampon;
}

static void dessiner_boutons(ecran *e)
{
    int survole = e->menu.nombre > 0 ? -1 : plan_bouton_sous(&e->plan, e->souris), i;
    char tampon[32];

    for (i = 0; i < BOUTONS; i++) {
        const char *nom = nom_du_bouton(e, i, tampon);

        dessiner_bouton(e, e->plan.boutons[i], i == survole);
        ecrire_au_milieu(&e->outils, nom, strlen(nom), e->plan.boutons[i]);
    }
}

/* Un refus a son fond, son bord et son encre. */
static void dessiner_message(ecran *e)
{
    SDL_Rect place = e->plan.message;

    if (e->refus.actif) {
        remplir(&e->outils, place, FOND_REFUS);
        border(&e->outils, place, au_moins(e->plan.lettre / 5, 1), REFUS);
        e->outils.encre = REFUS;
    }
    place = rectangle(place.x + e->plan.lettre, place.y + 3 * e->plan.lettre / 4,
                      au_moins(place.w - 2 * e->plan.lettre, 1),
                      au_moins(place.h - 3 * e->plan.lettre / 2, 1));
    ecrire_lignes(&e->outils, e->message, place, e->plan.ligne);
    e->outils.encre = ENCRE;
}

static void dessiner_refus(ecran *e)
{
    if (e->refus.actif && e->refus.en_cause.x >= 0) {
        SDL_Rect r = plan_case(&e->plan, e->refus.en_cause.x, e->refus.en_cause.y);

        border(&e->outils, r, au_moins(e->plan.cote / 15, 2), REFUS);
        poser(&e->outils, e->outils.croix, r);
    }
}

/* ---- La liste des coups --------------------------------------------------------------------- */

static void dessiner_coup(ecran *e, int numero)
{
    int rang = e->liste.debut + numero - 1;
    SDL_Rect r = plan_coup(&e->plan, rang / 2 - e->liste.premier, rang % 2), texte = r;

    if (numero == e->liste.joues) {
        remplir(&e->outils, r, DERNIER_COUP);
        border(&e->outils, r, 1, BORD_DERNIER_COUP);
    }
    texte.x += e->plan.lettre / 2;
    e->outils.encre = numero > e->liste.joues ? COUP_ANNULE : ENCRE;
    ecrire_a_gauche(&e->outils, e->liste.textes[numero - 1], texte);
    e->outils.encre = ENCRE;
}

/* Dit où l'on est dans une liste plus longue que sa place. */
static void dessiner_ascenseur(ecran *e, int vus, int tours)
{
    SDL_Rect r = e->plan.liste;
    int largeur = au_moins(e->plan.lettre / 2, 3);

    remplir(&e->outils, rectangle(r.x + r.w - largeur, r.y + r.h * e->liste.premier / tours, largeur,
                                  au_moins(r.h * vus / tours, 2)), CADRE);
}

static void dessiner_liste(ecran *e)
{
    int vus = plan_tours_vus(&e->plan), tours = liste_nombre_tours(&e->liste), tour;
    char numero[16];

    if (e->plan.liste.h == 0)
        return;
    remplir(&e->outils, e->plan.liste, LISTE);
    for (tour = e->liste.premier; tour < tours && tour < e->liste.premier + vus; tour++) {
        SDL_Rect r = plan_coup(&e->plan, tour - e->liste.premier, 0);
        int premier = 2 * tour - e->liste.debut + 1; /* le numéro du coup des blancs */

        r.x = e->plan.liste.x + e->plan.lettre / 2;
        snprintf(numero, sizeof numero, "%d.", e->liste.numero + tour);
        ecrire_a_gauche(&e->outils, numero, r);
        if (premier >= 1)
            dessiner_coup(e, premier);
        if (premier + 1 <= e->liste.total)
            dessiner_coup(e, premier + 1);
    }
    if (tours > vus)
        dessiner_ascenseur(e, vus, tours);
}

/* ---- Les menus ------------------------------------------------------------------------------ */

/* L'ordre est celui que partie_deplacer promet. */
static const type_piece PROMOTIONS[CHOIX_MAX] = { dame, tour, fou, cavalier };

static void dessiner_choix(ecran *e, int i, int survole)
{
    SDL_Rect r = e->menu.plan.choix[i], nom = r;

    dessiner_bouton(e, r, survole);
    if (e->menu.nombre == CHOIX_MAX) {
        r.h -= e->plan.ligne;
        nom.y += r.h - e->plan.ligne / 4;
        nom.h -= r.h;
        poser(&e->outils, image_piece(&e->outils, PROMOTIONS[i], partie_joueur(e->partie)), r);
    }
    ecrire_au_milieu(&e->outils, e->menu.choix[i], strlen(e->menu.choix[i]), nom);
}

/* Ce qui se tape, et une barre à la place du curseur ; si tout ne tient pas, ce qui est autour du
 * curseur se voit. */
static void dessiner_champ(ecran *e)
{
    SDL_Rect r = e->menu.plan.champ, texte = r, barre;
    const char *debut = e->menu.champ, *curseur = e->menu.champ + e->menu.curseur;
    int place = r.w - 2 * e->plan.lettre, avant;
    size_t octets;

    remplir(&e->outils, r, LISTE);
    border(&e->outils, r, au_moins(e->plan.lettre / 8, 1), BORD_CHOISIE);
    while (debut < curseur && largeur_texte(&e->outils, debut, (size_t)(curseur - debut)) > place)
        police_lire(&debut);
    octets = couper_mot(&e->outils, debut, strlen(debut), place);
    avant = curseur > debut ? largeur_texte(&e->outils, debut, (size_t)(curseur - debut)) : 0;
    texte.x += e->plan.lettre / 2;
    texte.w = octets > 0 ? largeur_texte(&e->outils, debut, octets) : 0;
    barre = rectangle(texte.x, r.y + e->plan.ligne / 3, texte.w, r.h - 2 * (e->plan.ligne / 3));
    if (e->menu.champ_propose)
        remplir(&e->outils, barre, CHOISIE);
    ecrire(&e->outils, debut, octets, texte.x, texte.y + (texte.h - e->plan.lettre) / 2, 1);
    barre.x += avant + (avant > 0 ? e->plan.lettre / 6 : -e->plan.lettre / 6);
    barre.w = au_moins(e->plan.lettre / 6, 1);
    remplir(&e->outils, barre, BORD_CHOISIE);
}

static void dessiner_menu(ecran *e)
{
    const plan_menu *m = &e->menu.plan;
    int survole = choix_sous(e), i;

    remplir(&e->outils, rectangle(0, 0, e->plan.largeur, e->plan.hauteur), VOILE);
    remplir(&e->outils, m->cadre, PAPIER);
    border(&e->outils, m->cadre, au_moins(e->plan.lettre / 5, 1), CADRE);
    ecrire_au_milieu(&e->outils, e->menu.titre, strlen(e->menu.titre), m->titre);
    ecrire_lignes(&e->outils, e->menu.question, m->question, e->plan.ligne);
    if (e->menu.champ != NULL)
        dessiner_champ(e);
    for (i = 0; i < e->menu.nombre; i++)
        dessiner_choix(e, i, i == survole);
}

/* ---- Tout ----------------------------------------------------------------------------------- */

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
    dessiner_refus(e);
    dessiner_message(e);
    dessiner_liste(e);
    dessiner_boutons(e);
    if (e->menu.nombre > 0)
        dessiner_menu(e);
    else if (e->glisse)
        dessiner_piece_glissee(e);
    SDL_RenderPresent(e->outils.rendu);
    e->a_dessiner = 0;
}

#endif
