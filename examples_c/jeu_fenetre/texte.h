/*
 * Le texte : des lettres tracées une fois, puis teintes de l'encre du moment.
 */
#ifndef JEU_FENETRE_TEXTE_H
#define JEU_FENETRE_TEXTE_H

#include <SDL.h>
#include <string.h>

#include "../jeu_commun/typographie.h"
#include "dessin.h"
#include "police.h"

#define LIGNES_MAX 12

static SDL_Texture *tracer_glyphe(const atelier *a, const glyphe *g, const glyphe_accentue *accent)
{
    double unite = a->lettre / POLICE_CAPITALE;
    int largeur = (int)ceil((g->largeur + 2 * POLICE_ECART) * unite);
    int hauteur = (int)ceil((POLICE_DESSUS + POLICE_CAPITALE + POLICE_DESSOUS) * unite);
    repere r;
    ebauche e;

    r.echelle = unite;
    r.dx = POLICE_ECART * unite;
    r.dy = POLICE_DESSUS * unite;
    if (ebauche_creer(&e, largeur, hauteur)) {
        ligne l;

        l.nombre = 0;
        lire_trace(g->trace, r, &l);
        if (accent != NULL) {
            r.dx += g->largeur / 2 * unite;
            r.dy -= accent->montee * unite;
            lire_trace(accent->accent, r, &l);
        }
        tracer_ligne(&e.m, &l, fmax(POLICE_TRAIT * unite, 1));
        ebauche_peindre(&e, BLANC); /* l'encre la teindra */
    }
    return ebauche_finir(&e, a->rendu);
}

static void copier_glyphe(atelier *a, SDL_Texture *glyphe, const SDL_Rect *ou)
{
    SDL_SetTextureColorMod(glyphe, a->encre.r, a->encre.g, a->encre.b);
    SDL_RenderCopy(a->rendu, glyphe, NULL, ou);
}

/* Dessine un caractère, son bord gauche en x et le haut de ses capitales en y, si dessiner vaut 1 ;
 * rend de combien avancer. */
static int ecrire_caractere(atelier *a, unsigned code, int x, int y, int dessiner)
{
    const glyphe_accentue *accent = police_accent(code);
    int base = police_rang(accent != NULL ? accent->base : code);
    int rang = accent != NULL ? POLICE_NOMBRE + (int)(accent - ACCENTS) : base;
    double unite = a->lettre / POLICE_CAPITALE;
    SDL_Rect r;

    if (dessiner) {
        if (a->glyphes[rang] == NULL)
            a->glyphes[rang] = tracer_glyphe(a, &POLICE[base], accent);
        r.x = x - (int)(POLICE_ECART * unite);
        r.y = y - (int)(POLICE_DESSUS * unite);
        if (SDL_QueryTexture(a->glyphes[rang], NULL, NULL, &r.w, &r.h) == 0)
            copier_glyphe(a, a->glyphes[rang], &r);
    }
    return (int)((POLICE[base].largeur + POLICE_ECART) * unite + 0.5);
}

/* Écrit un texte, ou ses premiers octets seulement, et rend sa largeur. */
static int ecrire(atelier *a, const char *texte, size_t octets, int x, int y, int dessiner)
{
    const char *fin = texte + octets;
    int debut = x, apres = (int)(POLICE_ECART * a->lettre / POLICE_CAPITALE);

    while (texte < fin && *texte != '\0')
        x += ecrire_caractere(a, police_lire(&texte), x, y, dessiner);
    return x - debut - apres; /* rien ne suit le dernier caractère */
}

static int largeur_texte(atelier *a, const char *texte, size_t octets)
{
    return ecrire(a, texte, octets, 0, 0, 0);
}

/* Écrit un texte au milieu d'un rectangle. */
static void ecrire_au_milieu(atelier *a, const char *texte, size_t octets, SDL_Rect r)
{
    ecrire(a, texte, octets, r.x + (r.w - largeur_texte(a, texte, octets)) / 2,
           r.y + (r.h - a->lettre) / 2, 1);
}

/* Les octets d'un mot qui tiennent sur une ligne ; au moins un caractère. */
static size_t couper_mot(atelier *a, const char *mot, size_t octets, int largeur)
{
    const char *fin = mot, *suivant = mot;

    while (fin < mot + octets) {
        police_lire(&suivant);
        if (fin > mot && largeur_texte(a, mot, (size_t)(suivant - mot)) > largeur)
            break;
        fin = suivant;
    }
    return (size_t)(fin - mot);
}

/* Les octets du texte qui tiennent sur une ligne, coupée entre deux mots, ou dans un mot plus long
 * qu'elle, un nom de fichier par exemple. */
static size_t couper(atelier *a, const char *texte, int largeur)
{
    size_t fin = 0, suivant = 0;

    while (texte[suivant] != '\0') {
        suivant += strspn(texte + suivant, " ");
        suivant += fin_du_mot(texte + suivant);
        if (largeur_texte(a, texte, suivant) > largeur)
            return fin > 0 ? fin : couper_mot(a, texte, suivant, largeur);
        fin = suivant;
    }
    return fin;
}

/* Les lignes qu'il faut à un texte. */
static int compter_lignes(atelier *a, const char *texte, int largeur)
{
    int nombre = 0;

    for (; *texte != '\0'; nombre++) {
        texte += couper(a, texte, largeur);
        texte += strspn(texte, " ");
    }
    return nombre;
}

/* Écrit un texte au milieu d'un rectangle, sur autant de lignes qu'il en tient. */
static void ecrire_lignes(atelier *a, const char *texte, SDL_Rect r, int hauteur)
{
    size_t debuts[LIGNES_MAX], longueurs[LIGNES_MAX], ici = 0;
    int place = r.h / hauteur, nombre = 0, i;

    while (texte[ici] != '\0' && nombre < place && nombre < LIGNES_MAX) {
        debuts[nombre] = ici;
        longueurs[nombre] = couper(a, texte + ici, r.w);
        ici += longueurs[nombre++];
        ici += strspn(texte + ici, " ");
    }
    r.y += (r.h - nombre * hauteur) / 2;
    r.h = hauteur;
    for (i = 0; i < nombre; i++, r.y += hauteur)
        ecrire_au_milieu(a, texte + debuts[i], longueurs[i], r);
}

/* Écrit un texte à gauche d'un rectangle. */
static void ecrire_a_gauche(atelier *a, const char *texte, SDL_Rect r)
{
    ecrire(a, texte, strlen(texte), r.x, r.y + (r.h - a->lettre) / 2, 1);
}

#endif
