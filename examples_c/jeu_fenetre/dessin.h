/*
 * Dessiner avec SDL : des rectangles, des pièces, du texte.
 *
 * Chaque forme est tracée une fois à la taille de l'écran, puis gardée en texture : rien n'est
 * agrandi, tout reste net.
 */
#ifndef JEU_FENETRE_DESSIN_H
#define JEU_FENETRE_DESSIN_H

#include <SDL.h>
#include <string.h>

#include "pieces.h"
#include "police.h"
#include "tracer.h"

/* ---- Les couleurs --------------------------------------------------------------------------- */

static const SDL_Color PAPIER = { 0xFF, 0xFF, 0xFF, 0xFF };
static const SDL_Color CASE_CLAIRE = { 0xF3, 0xEA, 0xD9, 0xFF };
static const SDL_Color CASE_FONCEE = { 0xC7, 0xA1, 0x7A, 0xFF };
static const SDL_Color CADRE = { 0x6B, 0x57, 0x44, 0xFF };
static const SDL_Color DERNIER_COUP = { 0xE3, 0xC8, 0x4A, 0x99 };
static const SDL_Color BORD_DERNIER_COUP = { 0xB8, 0x95, 0x1F, 0xFF };
static const SDL_Color ECHEC = { 0xD6, 0x3A, 0x2F, 0xB0 };
static const SDL_Color BORD_ECHEC = { 0xD6, 0x3A, 0x2F, 0xFF };
static const SDL_Color CHOISIE = { 0x2F, 0x6F, 0x9F, 0x50 };
static const SDL_Color BORD_CHOISIE = { 0x2F, 0x6F, 0x9F, 0xFF };
static const SDL_Color CIBLE = { 0x2F, 0x6F, 0x9F, 0xC0 };
static const SDL_Color BOUTON = { 0xF3, 0xEA, 0xD9, 0xFF };
static const SDL_Color BOUTON_SURVOLE = { 0xE3, 0xCF, 0xB0, 0xFF };
static const SDL_Color VOILE = { 0x26, 0x22, 0x1F, 0x90 };
static const SDL_Color ENCRE = { 0x26, 0x22, 0x1F, 0xFF };
static const SDL_Color CORPS[2] = { { 0xFF, 0xFF, 0xFF, 0xFF }, { 0x37, 0x32, 0x2E, 0xFF } };
static const SDL_Color DETAILS[2] = { { 0x26, 0x22, 0x1F, 0xFF }, { 0xFB, 0xF6, 0xEC, 0xFF } };

/* ---- L'atelier : ce qui est déjà tracé ------------------------------------------------------ */

typedef struct {
    SDL_Renderer *rendu;
    int cote, lettre; /* les tailles des textures ; 0 s'il n'y en a pas encore */
    SDL_Texture *pieces[2][6];
    SDL_Texture *disque, *anneau;
    SDL_Texture *glyphes[POLICE_NOMBRE + ACCENTS_NOMBRE];
} atelier;

/* Une image transparente et le masque qui sert à la peindre. */
typedef struct {
    SDL_Surface *surface;
    masque m;
} ebauche;

/* Rend 0 si la mémoire manque. */
static int ebauche_creer(ebauche *e, int largeur, int hauteur)
{
    e->surface = SDL_CreateRGBSurfaceWithFormat(0, largeur, hauteur, 32, SDL_PIXELFORMAT_ARGB8888);
    e->m = masque_creer(largeur, hauteur);
    return e->surface != NULL && e->m.part != NULL;
}

/* Pose une couleur sur une autre, de cette part. */
static Uint8 meler(Uint8 dessous, Uint8 dessus, float part)
{
    return (Uint8)(dessous + (dessus - dessous) * part + 0.5f);
}

/* Peint ce que le masque couvre, puis vide le masque. */
static void ebauche_peindre(ebauche *e, SDL_Color c)
{
    int x, y;

    for (y = 0; y < e->surface->h; y++) {
        Uint32 *rangee = (Uint32 *)((Uint8 *)e->surface->pixels + y * e->surface->pitch);

        for (x = 0; x < e->surface->w; x++) {
            float part = e->m.part[y * e->m.largeur + x];
            float dessous = (float)(rangee[x] >> 24) / 255, alpha = part + dessous * (1 - part);
            /* Un pixel encore transparent n'a pas de couleur qui compte. */
            float poids = alpha > 0 ? part / alpha : 0;
            Uint32 r = meler((Uint8)(rangee[x] >> 16), c.r, poids);
            Uint32 v = meler((Uint8)(rangee[x] >> 8), c.g, poids);
            Uint32 b = meler((Uint8)rangee[x], c.b, poids);

            if (part > 0)
                rangee[x] = (Uint32)(alpha * 255 + 0.5f) << 24 | r << 16 | v << 8 | b;
        }
    }
    masque_vider(&e->m);
}

/* Rend la texture d'une ébauche, qui disparaît ; NULL si quelque chose a manqué. */
static SDL_Texture *ebauche_finir(ebauche *e, SDL_Renderer *rendu)
{
    SDL_Texture *t = NULL;

    if (e->surface != NULL && e->m.part != NULL)
        t = SDL_CreateTextureFromSurface(rendu, e->surface);
    SDL_FreeSurface(e->surface);
    free(e->m.part);
    return t;
}

static SDL_Texture *tracer_piece(const atelier *a, const contour *contours, int joueur)
{
    repere r = { 0, 0, 0 };
    ebauche e;

    r.echelle = a->cote / 100.0;
    if (ebauche_creer(&e, a->cote, a->cote)) {
        for (; contours->trace != NULL; contours++) {
            ligne l;

            l.nombre = 0;
            lire_trace(contours->trace, r, &l);
            remplir_ligne(&e.m, &l);
            ebauche_peindre(&e, contours->est_corps ? CORPS[joueur] : DETAILS[joueur]);
            if (contours->est_corps) {
                tracer_ligne(&e.m, &l, CONTOUR_TRAIT * r.echelle);
                ebauche_peindre(&e, ENCRE);
            }
        }
    }
    return ebauche_finir(&e, a->rendu);
}

#define CERCLE "M 100 50 C 100 77.6 77.6 100 50 100 C 22.4 100 0 77.6 0 50 " \
               "C 0 22.4 22.4 0 50 0 C 77.6 0 100 22.4 100 50 Z"

/* Un cercle au milieu d'une case : plein, ou un trait de cette part de la case. */
static SDL_Texture *tracer_cercle(const atelier *a, double diametre, double trait)
{
    repere r;
    ebauche e;

    r.echelle = diametre * a->cote / 100;
    r.dx = r.dy = a->cote * (1 - diametre) / 2;
    if (ebauche_creer(&e, a->cote, a->cote)) {
        ligne l;

        l.nombre = 0;
        lire_trace(CERCLE, r, &l);
        if (trait > 0)
            tracer_ligne(&e.m, &l, trait * a->cote);
        else
            remplir_ligne(&e.m, &l);
        ebauche_peindre(&e, CIBLE);
    }
    return ebauche_finir(&e, a->rendu);
}

static void atelier_vider(atelier *a)
{
    size_t i;

    for (i = 0; i < 12; i++)
        SDL_DestroyTexture(a->pieces[i / 6][i % 6]);
    SDL_DestroyTexture(a->disque);
    SDL_DestroyTexture(a->anneau);
    for (i = 0; i < sizeof a->glyphes / sizeof *a->glyphes; i++)
        SDL_DestroyTexture(a->glyphes[i]);
}

/* Prépare les textures à ces tailles. Les caractères seront tracés à mesure. */
static void atelier_preparer(atelier *a, int cote, int lettre)
{
    SDL_Renderer *rendu = a->rendu;
    int i;

    if (cote == a->cote && lettre == a->lettre)
        return;
    atelier_vider(a);
    memset(a, 0, sizeof *a);
    a->rendu = rendu;
    a->cote = cote;
    a->lettre = lettre;
    for (i = 0; i < 12; i++)
        a->pieces[i / 6][i % 6] = tracer_piece(a, PIECES[i % 6], i / 6);
    a->disque = tracer_cercle(a, 0.3, 0);
    a->anneau = tracer_cercle(a, 0.88, 0.07);
}

/* ---- Rectangles et formes ------------------------------------------------------------------- */

static void remplir(atelier *a, SDL_Rect r, SDL_Color c)
{
    SDL_SetRenderDrawColor(a->rendu, c.r, c.g, c.b, c.a);
    SDL_RenderFillRect(a->rendu, &r);
}

/* Le bord d'un rectangle, à l'intérieur. */
static void border(atelier *a, SDL_Rect r, int epaisseur, SDL_Color c)
{
    int i;

    SDL_SetRenderDrawColor(a->rendu, c.r, c.g, c.b, c.a);
    for (i = 0; i < epaisseur; i++) {
        SDL_RenderDrawRect(a->rendu, &r);
        r.x++;
        r.y++;
        r.w -= 2;
        r.h -= 2;
    }
}

/* Pose une texture, du côté d'une case, au milieu d'un rectangle. */
static void poser(atelier *a, SDL_Texture *t, SDL_Rect ou)
{
    SDL_Rect r;

    r.x = ou.x + (ou.w - a->cote) / 2;
    r.y = ou.y + (ou.h - a->cote) / 2;
    r.w = r.h = a->cote;
    SDL_RenderCopy(a->rendu, t, NULL, &r);
}

static SDL_Texture *image_piece(const atelier *a, type_piece piece, int joueur)
{
    return a->pieces[joueur][piece == pion_noir ? pion_blanc : piece];
}

/* ---- Le texte ------------------------------------------------------------------------------- */

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
        ebauche_peindre(&e, ENCRE);
    }
    return ebauche_finir(&e, a->rendu);
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
            SDL_RenderCopy(a->rendu, a->glyphes[rang], NULL, &r);
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

/* Les octets du texte qui tiennent sur une ligne, coupée entre deux mots. */
static size_t couper(atelier *a, const char *texte, int largeur)
{
    size_t fin = 0, suivant = 0;

    while (texte[suivant] != '\0') {
        suivant += strspn(texte + suivant, " ");
        suivant += strcspn(texte + suivant, " ");
        if (fin > 0 && largeur_texte(a, texte, suivant) > largeur)
            break;
        fin = suivant;
    }
    return fin;
}

/* Écrit un texte sur plusieurs lignes au plus, au milieu d'un rectangle. */
static void ecrire_lignes(atelier *a, const char *texte, SDL_Rect r, int hauteur, int lignes_max)
{
    size_t debuts[8], longueurs[8], ici = 0;
    int nombre = 0, i;

    while (texte[ici] != '\0' && nombre < lignes_max && nombre < 8) {
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

#endif
