/* juste */
/* Aucune boucle sur l'échiquier : tout est récursif. Chaque pièce sait si elle a bougé. */
#include <stdlib.h>

#include "partie.h"

typedef struct {
    type_piece type; /* invalide : case vide */
    int joueur, a_bouge;
} occupant;

struct partie {
    occupant cases[64];
    int trait, commencee;
    int double_pas; /* la case du pion qui vient d'avancer de deux cases, ou -1 */
    vue v;
};

static const occupant VIDE = { invalide, -1, 0 };

static int signe(int n) { return (n > 0) - (n < 0); }
static int est_pion(type_piece t) { return t == pion_blanc || t == pion_noir; }

/* Le chemin de a (exclu) à b (exclu) par ce pas est-il libre ? */
static int libre(const occupant *c, int a, int b, int pas)
{
    return a + pas == b || (c[a + pas].type == invalide && libre(c, a + pas, b, pas));
}

/* La pièce de a prendrait-elle une pièce adverse en b ? */
static int menace(const occupant *c, int a, int b)
{
    int dx = b % 8 - a % 8, dy = b / 8 - a / 8, pas = signe(dx) + 8 * signe(dy);
    int droite = (dx == 0) != (dy == 0), diagonale = dx != 0 && abs(dx) == abs(dy);

    switch (c[a].type) {
    case tour: return droite && libre(c, a, b, pas);
    case fou: return diagonale && libre(c, a, b, pas);
    case dame: return (droite || diagonale) && libre(c, a, b, pas);
    case cavalier: return abs(dx * dy) == 2;
    case roi: return (droite || diagonale) && abs(dx) < 2 && abs(dy) < 2;
    case pion_blanc: return dy == 1 && abs(dx) == 1;
    case pion_noir: return dy == -1 && abs(dx) == 1;
    default: return 0;
    }
}

static int attaquee(const occupant *c, int n, int par, int depuis)
{
    return depuis < 64
           && ((c[depuis].joueur == par && menace(c, depuis, n)) || attaquee(c, n, par, depuis + 1));
}

static int trouver_roi(const occupant *c, int joueur, int depuis)
{
    if (depuis == 64)
        return -1;
    return c[depuis].type == roi && c[depuis].joueur == joueur ? depuis : trouver_roi(c, joueur, depuis + 1);
}

static int en_echec(const occupant *c, int joueur)
{
    return attaquee(c, trouver_roi(c, joueur, 0), 1 - joueur, 0);
}

/* Aucune des cases de a à b n'est attaquée. */
static int sures(const occupant *c, int a, int b, int par)
{
    return !attaquee(c, a, par, 0) && (a == b || sures(c, a + signe(b - a), b, par));
}

static int est_roque(const occupant *c, int a, int b)
{
    int coin = b > a ? a + 3 : a - 4;

    return c[a].type == roi && !c[a].a_bouge && abs(b - a) == 2 && a / 8 == b / 8 && c[coin].type == tour
           && c[coin].joueur == c[a].joueur && !c[coin].a_bouge && libre(c, a, coin, signe(b - a))
           && sures(c, a, b, 1 - c[a].joueur);
}

static int est_en_passant(const partie *p, int a, int b)
{
    return est_pion(p->cases[a].type) && menace(p->cases, a, b) && p->cases[b].type == invalide
           && p->double_pas == a / 8 * 8 + b % 8;
}

static int avance(const occupant *c, int a, int b)
{
    int pas = c[a].joueur ? -8 : 8;

    return est_pion(c[a].type) && c[b].type == invalide
           && (b == a + pas || (b == a + 2 * pas && !c[a].a_bouge && c[a + pas].type == invalide));
}

static int possible(const partie *p, int a, int b)
{
    const occupant *c = p->cases;

    if (c[a].joueur != p->trait || c[b].joueur == p->trait)
        return 0;
    if (avance(c, a, b) || est_roque(c, a, b) || est_en_passant(p, a, b))
        return 1;
    return menace(c, a, b) && (c[b].type != invalide || !est_pion(c[a].type));
}

static void deplacer(partie *p, int a, int b)
{
    occupant *c = p->cases;

    if (est_roque(c, a, b)) {
        int coin = b > a ? a + 3 : a - 4;

        c[(a + b) / 2] = c[coin];
        c[coin] = VIDE;
    } else if (est_en_passant(p, a, b)) {
        c[p->double_pas] = VIDE;
    }
    p->double_pas = est_pion(c[a].type) && abs(b - a) == 16 ? b : -1;
    c[b] = c[a];
    c[b].a_bouge = 1;
    c[a] = VIDE;
}

static int identiques(occupant a, occupant b) { return a.type == b.type && a.joueur == b.joueur; }

static void montrer(const occupant *avant, const partie *p, int n)
{
    if (n == 64)
        return;
    if (!identiques(avant[n], p->cases[n])) {
        if (avant[n].type != invalide && p->v.retirer_piece)
            p->v.retirer_piece(p->v.contexte, n % 8, n / 8);
        if (p->cases[n].type != invalide && p->v.poser_piece)
            p->v.poser_piece(p->v.contexte, p->cases[n].type, p->cases[n].joueur, n % 8, n / 8);
    }
    montrer(avant, p, n + 1);
}

/* Deux messages : à qui de jouer, et l'échec. */
static void annoncer(const partie *p)
{
    if (!p->v.afficher_message)
        return;
    p->v.afficher_message(p->v.contexte, p->trait ? "Les noirs jouent." : "Les blancs jouent.");
    if (en_echec(p->cases, p->trait))
        p->v.afficher_message(p->v.contexte, "Échec !");
}

static void vider(occupant *c, int n)
{
    if (n < 64) {
        c[n] = VIDE;
        vider(c, n + 1);
    }
}

static void ranger(occupant *c, int x)
{
    static const type_piece pieces[8] = { tour, cavalier, fou, dame, roi, fou, cavalier, tour };

    if (x == 8)
        return;
    c[x] = (occupant){ pieces[x], 0, 0 };
    c[8 + x] = (occupant){ pion_blanc, 0, 0 };
    c[48 + x] = (occupant){ pion_noir, 1, 0 };
    c[56 + x] = (occupant){ pieces[x], 1, 0 };
    ranger(c, x + 1);
}

partie *partie_creer(void)
{
    partie *p = calloc(1, sizeof *p);

    if (p)
        vider(p->cases, 0);
    return p;
}

void partie_detruire(partie *p) { free(p); }
int partie_joueur(const partie *p) { return p->commencee ? p->trait : -1; }
int partie_est_en_echec(const partie *p) { return p->commencee && en_echec(p->cases, p->trait); }

type_erreur partie_brancher_vue(partie *p, const vue *v)
{
    occupant vides[64];

    vider(vides, 0);
    p->v = v ? *v : (vue){ 0 };
    if (p->commencee) {
        montrer(vides, p, 0);
        annoncer(p);
    }
    return pas_erreur;
}

type_erreur partie_commencer(partie *p)
{
    partie avant = *p;

    vider(p->cases, 0);
    ranger(p->cases, 0);
    p->trait = 0;
    p->double_pas = -1;
    p->commencee = 1;
    montrer(avant.cases, p, 0);
    annoncer(p);
    return pas_erreur;
}

/* La pièce choisie, ou invalide. */
static type_piece choisir(const partie *p)
{
    static const char *const noms[] = { "Q", "R", "B", "N" };
    static const type_piece pieces[] = { dame, tour, fou, cavalier };
    int n = p->v.demander_choix ? p->v.demander_choix(p->v.contexte, "?", "?", noms, 4) : -1;

    return n < 0 || n > 3 ? invalide : pieces[n];
}

type_erreur partie_deplacer(partie *p, int x, int y, int x2, int y2)
{
    partie avant = *p, essai = *p;
    int a = 8 * y + x, b = 8 * y2 + x2;

    if (!p->commencee)
        return erreur_partie_non_commencee;
    if (p->cases[a].type == invalide)
        return erreur_case_depart_vide;
    if (!possible(p, a, b))
        return erreur_deplacement_piece_impossible;
    deplacer(&essai, a, b);
    if (en_echec(essai.cases, p->trait))
        return erreur_roi_en_echec;
    if (est_pion(p->cases[a].type) && (y2 == 0 || y2 == 7)) {
        essai.cases[b].type = choisir(p);
        if (essai.cases[b].type == invalide)
            return erreur_promotion_annulee;
    }
    *p = essai;
    p->trait = 1 - p->trait;
    montrer(avant.cases, p, 0);
    annoncer(p);
    return pas_erreur;
}
