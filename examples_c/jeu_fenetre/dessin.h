/*
 * Dessiner avec SDL : des rectangles et des pièces.
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

static const SDL_Color BLANC = { 0xFF, 0xFF, 0xFF, 0xFF };
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
static const SDL_Color REFUS = { 0xC2, 0x2B, 0x1F, 0xFF };
static const SDL_Color FOND_REFUS = { 0xFB, 0xE2, 0xDE, 0xFF };
static const SDL_Color LISTE = { 0xFB, 0xF8, 0xF2, 0xFF };
static const SDL_Color COUP_ANNULE = { 0xA3, 0x98, 0x8B, 0xFF };
static const SDL_Color VOILE = { 0x26, 0x22, 0x1F, 0x90 };
static const SDL_Color ENCRE = { 0x26, 0x22, 0x1F, 0xFF };
static const SDL_Color CORPS[2] = { { 0xFF, 0xFF, 0xFF, 0xFF }, { 0x37, 0x32, 0x2E, 0xFF } };
static const SDL_Color DETAILS[2] = { { 0x26, 0x22, 0x1F, 0xFF }, { 0xFB, 0xF6, 0xEC, 0xFF } };

/* ---- L'atelier : ce qui est déjà tracé ------------------------------------------------------ */

typedef struct {
    SDL_Renderer *rendu;
    int cote, lettre; /* les tailles des textures ; 0 s'il n'y en a pas encore */
    SDL_Color encre;  /* celle du texte */
    SDL_Texture *pieces[2][6];
    SDL_Texture *disque, *anneau, *croix;
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

#define CROIX "M 0 0 L 100 100 M 100 0 L 0 100"

/* Une forme au milieu d'une case : pleine, ou un trait de cette part de la case. */
static SDL_Texture *tracer_forme(const atelier *a, const char *trace, double largeur, double trait,
                                 SDL_Color couleur)
{
    repere r;
    ebauche e;

    r.echelle = largeur * a->cote / 100;
    r.dx = r.dy = a->cote * (1 - largeur) / 2;
    if (ebauche_creer(&e, a->cote, a->cote)) {
        ligne l;

        l.nombre = 0;
        lire_trace(trace, r, &l);
        if (trait > 0)
            tracer_ligne(&e.m, &l, trait * a->cote);
        else
            remplir_ligne(&e.m, &l);
        ebauche_peindre(&e, couleur);
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
    SDL_DestroyTexture(a->croix);
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
    a->encre = ENCRE;
    for (i = 0; i < 12; i++)
        a->pieces[i / 6][i % 6] = tracer_piece(a, PIECES[i % 6], i / 6);
    a->disque = tracer_forme(a, CERCLE, 0.3, 0, CIBLE);
    a->anneau = tracer_forme(a, CERCLE, 0.88, 0.07, CIBLE);
    a->croix = tracer_forme(a, CROIX, 0.7, 0.09, REFUS);
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

#endif
