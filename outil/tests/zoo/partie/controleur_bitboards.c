/* juste */
/* Des bitboards, un par sorte et par joueur ; les cases où va une pièce en font un aussi. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "partie.h"

typedef uint64_t bb;

enum { P, C, F, T, D, R, SORTES };

/* Tout ce qui change avec un coup. */
typedef struct {
    bb pieces[2][SORTES];
    bb roques; /* les cases des rois et des tours qui n'ont pas bougé */
    bb passant; /* la case derrière le pion qui vient d'avancer de deux, ou rien */
    int trait;
} position;

typedef struct { int de, vers, sorte; } coup;

struct partie {
    int commencee;
    position pos;
    vue v;
};

#define CASE(n) ((bb)1 << (n))
static const bb COLONNE_A = 0x0101010101010101u, COLONNE_H = 0x8080808080808080u;

static bb joueur(const position *p, int j)
{
    bb toutes = 0;

    for (int s = 0; s < SORTES; s++)
        toutes |= p->pieces[j][s];
    return toutes;
}

static bb decaler(bb b, int dx, int dy)
{
    for (; dx > 0; dx--)
        b = (b & ~COLONNE_H) << 1;
    for (; dx < 0; dx++)
        b = (b & ~COLONNE_A) >> 1;
    return dy > 0 ? b << 8 * dy : b >> 8 * -dy;
}

static bb rayons(bb depart, bb occupees, int diagonale)
{
    static const int pas[2][4][2] = { { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 0, -1 } },
                                      { { 1, 1 }, { -1, 1 }, { 1, -1 }, { -1, -1 } } };
    bb vues = 0;

    for (int i = 0; i < 4; i++) {
        bb b = depart;

        while ((b = decaler(b, pas[diagonale][i][0], pas[diagonale][i][1])) != 0) {
            vues |= b;
            if (b & occupees)
                break;
        }
    }
    return vues;
}

static bb attaques(int sorte, int j, bb b, bb occupees)
{
    bb vues = 0;

    switch (sorte) {
    case P:
        return decaler(b, 1, j ? -1 : 1) | decaler(b, -1, j ? -1 : 1);
    case C:
        for (int dx = -2; dx <= 2; dx++)
            for (int dy = -2; dy <= 2; dy++)
                if (abs(dx * dy) == 2)
                    vues |= decaler(b, dx, dy);
        return vues;
    case R:
        for (int dx = -1; dx <= 1; dx++)
            for (int dy = -1; dy <= 1; dy++)
                if (dx || dy)
                    vues |= decaler(b, dx, dy);
        return vues;
    default:
        if (sorte != F)
            vues |= rayons(b, occupees, 0);
        if (sorte != T)
            vues |= rayons(b, occupees, 1);
        return vues;
    }
}

static bb attaquees(const position *p, int par)
{
    bb occupees = joueur(p, 0) | joueur(p, 1), vues = 0;

    for (int s = 0; s < SORTES; s++)
        for (int n = 0; n < 64; n++)
            if (p->pieces[par][s] & CASE(n))
                vues |= attaques(s, par, CASE(n), occupees);
    return vues;
}

static int echec(const position *p, int j)
{
    return (p->pieces[j][R] & attaquees(p, 1 - j)) != 0;
}

static void jouer(position *p, coup c, int promue)
{
    int j = p->trait, recul = j ? 8 : -8;
    bb de = CASE(c.de), vers = CASE(c.vers);

    for (int s = 0; s < SORTES; s++)
        p->pieces[1 - j][s] &= ~vers;
    if (c.sorte == P && vers == p->passant)
        p->pieces[1 - j][P] &= ~CASE(c.vers + recul);
    p->pieces[j][c.sorte] ^= de;
    p->pieces[j][c.sorte == P && (c.vers < 8 || c.vers > 55) ? promue : c.sorte] |= vers;
    if (c.sorte == R && c.vers - c.de == 2)
        p->pieces[j][T] ^= CASE(c.vers + 1) | CASE(c.vers - 1);
    if (c.sorte == R && c.de - c.vers == 2)
        p->pieces[j][T] ^= CASE(c.vers - 2) | CASE(c.vers + 1);
    p->passant = c.sorte == P && abs(c.vers - c.de) == 16 ? CASE(c.vers + recul) : 0;
    p->roques &= ~(de | vers);
    p->trait = 1 - j;
}

/* Les cases où va la pièce de cette sorte et de cette case, si son roi ne craint rien. */
static bb cibles(const position *p, int s, int de)
{
    int j = p->trait, devant = j ? -1 : 1;
    bb b = CASE(de), siennes = joueur(p, j), toutes = siennes | joueur(p, 1 - j);
    bb vers = attaques(s, j, b, toutes) & ~siennes;

    if (s == P) {
        bb pas = decaler(b, 0, devant) & ~toutes;

        vers = (vers & (toutes | p->passant)) | pas;
        if (de / 8 == (j ? 6 : 1))
            vers |= decaler(pas, 0, devant) & ~toutes;
    }
    if (s == R && p->roques & b) {
        bb tours = p->roques & p->pieces[j][T], vues = attaquees(p, 1 - j);

        if (tours & b << 3 && !(toutes & (b << 1 | b << 2)) && !(vues & (b | b << 1)))
            vers |= b << 2;
        if (tours & b >> 4 && !(toutes & (b >> 1 | b >> 2 | b >> 3)) && !(vues & (b | b >> 1)))
            vers |= b >> 2;
    }
    return vers;
}

/* La vue reçoit les différences entre deux positions ; vide si avant vaut NULL. */
static void montrer(const vue *v, const position *avant, const position *apres)
{
    static const position vide;
    static const type_piece types[2][SORTES] = { { pion_blanc, cavalier, fou, tour, dame, roi },
                                                 { pion_noir, cavalier, fou, tour, dame, roi } };

    if (avant == NULL)
        avant = &vide;
    for (int passe = 0; passe < 2; passe++)
        for (int j = 0; j < 2; j++)
            for (int s = 0; s < SORTES; s++) {
                bb partent = avant->pieces[j][s] & ~apres->pieces[j][s];
                bb arrivent = apres->pieces[j][s] & ~avant->pieces[j][s];

                for (int n = 0; n < 64; n++) {
                    if (passe == 0 && partent & CASE(n) && v->retirer_piece)
                        v->retirer_piece(v->contexte, n % 8, n / 8);
                    if (passe == 1 && arrivent & CASE(n) && v->poser_piece)
                        v->poser_piece(v->contexte, types[j][s], j, n % 8, n / 8);
                }
            }
    if (v->afficher_message) {
        static const char *const textes[2][2] = { { "Trait aux blancs", "Trait aux blancs (échec)" },
                                                  { "Trait aux noirs", "Trait aux noirs (échec)" } };

        v->afficher_message(v->contexte, textes[apres->trait][echec(apres, apres->trait)]);
    }
}

partie *partie_creer(void) { return calloc(1, sizeof(partie)); }
void partie_detruire(partie *p) { free(p); }
int partie_joueur(const partie *p) { return p->commencee ? p->pos.trait : -1; }
int partie_est_en_echec(const partie *p) { return p->commencee && echec(&p->pos, p->pos.trait); }

type_erreur partie_brancher_vue(partie *p, const vue *v)
{
    static const vue aucune;

    p->v = v ? *v : aucune;
    if (p->commencee)
        montrer(&p->v, NULL, &p->pos);
    return pas_erreur;
}

type_erreur partie_commencer(partie *p)
{
    static const bb rangee[SORTES] = { 0xff00, 0x42, 0x24, 0x81, 0x08, 0x10 };
    position avant = p->pos, debut = { { { 0 } }, 0x9100000000000091u, 0, 0 };

    for (int s = 0; s < SORTES; s++) {
        debut.pieces[0][s] = rangee[s];
        debut.pieces[1][s] = s == P ? rangee[s] << 40 : rangee[s] << 56;
    }
    p->pos = debut;
    p->commencee = 1;
    montrer(&p->v, &avant, &p->pos);
    return pas_erreur;
}

type_erreur partie_deplacer(partie *p, int x, int y, int x2, int y2)
{
    static const char *const noms[] = { "Dame", "Tour", "Fou", "Cavalier" };
    static const int sortes[] = { D, T, F, C };
    coup c = { 8 * y + x, 8 * y2 + x2, 0 };
    position apres = p->pos;

    if (!p->commencee)
        return erreur_partie_non_commencee;
    while (c.sorte < SORTES && !(p->pos.pieces[p->pos.trait][c.sorte] & CASE(c.de)))
        c.sorte++;
    if (c.sorte < SORTES && cibles(&p->pos, c.sorte, c.de) & CASE(c.vers)) {
        jouer(&apres, c, D);
        if (!echec(&apres, p->pos.trait)) {
            int choix = 0;

            if (c.sorte == P && (y2 == 0 || y2 == 7)) {
                choix = p->v.demander_choix ? p->v.demander_choix(p->v.contexte, "Promotion", "Quelle pièce ?", noms, 4) : -1;
                if (choix < 0 || choix > 3)
                    return erreur_promotion_annulee;
                apres = p->pos;
                jouer(&apres, c, sortes[choix]);
            }
            montrer(&p->v, &p->pos, &apres);
            p->pos = apres;
            return pas_erreur;
        }
    }
    if (p->v.afficher_message)
        p->v.afficher_message(p->v.contexte, "Coup refusé");
    return erreur_deplacement_piece_impossible;
}
