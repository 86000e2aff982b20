/* juste */
/* La partie n'est que la liste de ses coups : l'échiquier, de 10 x 12 cases, est refait à chaque question. */
#include <stdlib.h>
#include <string.h>

#include "partie.h"

/* Un coup : départ et arrivée dans le tableau 10 x 12, et la pièce d'une promotion. */
typedef struct {
    unsigned char de, vers;
    char promue;
} coup;

struct partie {
    vue v;
    coup *coups;
    int nombre, place, commencee;
};

/* '.' : vide ; '#' : dehors ; majuscules aux blancs. */
typedef struct {
    char c[120];
    char partie[120]; /* 1 si la pièce du début n'y est plus */
    int trait, passant;
} plateau;

static int ici(int x, int y) { return 21 + x + 10 * y; }
static int est_blanche(char c) { return c >= 'A' && c <= 'Z'; }
static int est_noire(char c) { return c >= 'a' && c <= 'z'; }
static int est_a(char c, int j) { return j ? est_noire(c) : est_blanche(c); }
static char sorte(char c) { return est_noire(c) ? (char)(c - 'a' + 'A') : c; }

static void initial(plateau *b)
{
    static const char *const rangees[8] = { "TCFDRFCT", "PPPPPPPP", "........", "........",
                                            "........", "........", "pppppppp", "tcfdrfct" };

    memset(b, 0, sizeof *b);
    memset(b->c, '#', sizeof b->c);
    for (int y = 0; y < 8; y++)
        memcpy(b->c + ici(0, y), rangees[y], 8);
}

static void executer(plateau *b, coup k)
{
    char c = b->c[k.de];
    int ecart = k.vers - k.de;

    if (sorte(c) == 'P' && k.vers == b->passant)
        b->c[k.vers + (b->trait ? 10 : -10)] = '.';
    if (sorte(c) == 'R' && ecart == 2) {
        b->c[k.de + 1] = b->c[k.de + 3];
        b->c[k.de + 3] = '.';
    }
    if (sorte(c) == 'R' && ecart == -2) {
        b->c[k.de - 1] = b->c[k.de - 4];
        b->c[k.de - 4] = '.';
    }
    b->passant = sorte(c) == 'P' && abs(ecart) == 20 ? k.de + ecart / 2 : 0;
    b->c[k.vers] = k.promue ? k.promue : c;
    b->c[k.de] = '.';
    b->partie[k.de] = b->partie[k.vers] = 1;
    b->trait = 1 - b->trait;
}

static plateau refaire(const partie *p)
{
    plateau b;

    initial(&b);
    for (int i = 0; i < p->nombre; i++)
        executer(&b, p->coups[i]);
    return b;
}

static int premier_sur(const plateau *b, int n, int pas)
{
    do
        n += pas;
    while (b->c[n] == '.');
    return n;
}

static int attaquee(const plateau *b, int n, int par)
{
    static const int droits[] = { 1, -1, 10, -10 }, diagonaux[] = { 9, 11, -9, -11 };
    static const int sauts[] = { 8, 12, 19, 21, -8, -12, -19, -21 };
    int vers_lui = par ? 10 : -10;

    for (int i = 0; i < 8; i++)
        if (b->c[n + sauts[i]] == (par ? 'c' : 'C'))
            return 1;
    for (int i = 0; i < 4; i++) {
        char d = b->c[premier_sur(b, n, droits[i])], g = b->c[premier_sur(b, n, diagonaux[i])];

        if (est_a(d, par) && strchr("TD", sorte(d)))
            return 1;
        if (est_a(g, par) && strchr("FD", sorte(g)))
            return 1;
        if (b->c[n + droits[i]] == (par ? 'r' : 'R') || b->c[n + diagonaux[i]] == (par ? 'r' : 'R'))
            return 1;
    }
    return b->c[n + vers_lui - 1] == (par ? 'p' : 'P') || b->c[n + vers_lui + 1] == (par ? 'p' : 'P');
}

static int en_echec(const plateau *b, int j)
{
    const char *roi_du_joueur = memchr(b->c, j ? 'r' : 'R', sizeof b->c);

    return roi_du_joueur != NULL && attaquee(b, (int)(roi_du_joueur - b->c), 1 - j);
}

static int glisse(const plateau *b, int de, int vers, const int *pas, int nombre)
{
    for (int i = 0; i < nombre; i++)
        for (int n = de + pas[i]; b->c[n] != '#'; n += pas[i]) {
            if (n == vers)
                return 1;
            if (b->c[n] != '.')
                break;
        }
    return 0;
}

static int roque(const plateau *b, int de, int sens)
{
    int coin = sens > 0 ? de + 3 : de - 4;

    if (b->partie[de] || b->partie[coin] || de != (b->trait ? 95 : 25) || premier_sur(b, de, sens) != coin)
        return 0;
    return !attaquee(b, de, 1 - b->trait) && !attaquee(b, de + sens, 1 - b->trait);
}

static int pseudo(const plateau *b, int de, int vers)
{
    static const int pas[] = { 1, -1, 10, -10, 9, 11, -9, -11 };
    int ecart = vers - de, devant = b->trait ? -10 : 10;

    if (!est_a(b->c[de], b->trait) || est_a(b->c[vers], b->trait))
        return 0;
    switch (sorte(b->c[de])) {
    case 'T': return glisse(b, de, vers, pas, 4);
    case 'F': return glisse(b, de, vers, pas + 4, 4);
    case 'D': return glisse(b, de, vers, pas, 8);
    case 'C': ecart = abs(ecart); return ecart == 8 || ecart == 12 || ecart == 19 || ecart == 21;
    case 'R':
        if (abs(ecart) == 2)
            return roque(b, de, ecart / 2);
        ecart = abs(ecart);
        return ecart == 1 || (ecart >= 9 && ecart <= 11);
    default:
        if (ecart == devant)
            return b->c[vers] == '.';
        if (ecart == 2 * devant)
            return de / 10 == (b->trait ? 8 : 3) && b->c[de + devant] == '.' && b->c[vers] == '.';
        return abs(ecart - devant) == 1 && (b->c[vers] != '.' || vers == b->passant);
    }
}

static void poser(const partie *p, char c, int x, int y)
{
    static const char lettres[] = "TCFDRPp";
    static const type_piece types[] = { tour, cavalier, fou, dame, roi, pion_blanc, pion_noir };
    char s = c == 'p' ? c : sorte(c);

    p->v.poser_piece(p->v.contexte, types[strchr(lettres, s) - lettres], est_noire(c), x, y);
}

/* La vue d'une partie qui n'a pas de fonction en reçoit une qui ne fait rien. */
static void rien_poser(void *c, type_piece t, int j, int x, int y) { (void)c, (void)t, (void)j, (void)x, (void)y; }
static void rien_retirer(void *c, int x, int y) { (void)c, (void)x, (void)y; }
static void rien_dire(void *c, const char *m) { (void)c, (void)m; }
static int rien_choisir(void *c, const char *t, const char *q, const char *const *choix, int n)
{
    (void)c, (void)t, (void)q, (void)choix, (void)n;
    return -1;
}

/* Efface tout, puis montre tout : même les cases qui étaient vides sont retirées. */
static void dessiner(const partie *p)
{
    plateau b = refaire(p);
    char texte[64] = "C'est aux ";

    for (int y = 0; y < 8; y++)
        for (int x = 0; x < 8; x++) {
            p->v.retirer_piece(p->v.contexte, x, y);
            if (b.c[ici(x, y)] != '.')
                poser(p, b.c[ici(x, y)], x, y);
        }
    strcat(texte, b.trait ? "noirs" : "blancs");
    if (en_echec(&b, b.trait))
        strcat(texte, " (échec)");
    p->v.afficher_message(p->v.contexte, texte);
}

partie *partie_creer(void)
{
    partie *p = calloc(1, sizeof *p);

    if (p != NULL)
        partie_brancher_vue(p, NULL);
    return p;
}

void partie_detruire(partie *p)
{
    if (p != NULL)
        free(p->coups);
    free(p);
}

int partie_joueur(const partie *p) { return p->commencee ? p->nombre % 2 : -1; }

int partie_est_en_echec(const partie *p)
{
    plateau b = refaire(p);

    return p->commencee && en_echec(&b, b.trait);
}

type_erreur partie_brancher_vue(partie *p, const vue *v)
{
    vue neuve = { 0 };

    if (v != NULL)
        neuve = *v;
    if (neuve.poser_piece == NULL)
        neuve.poser_piece = rien_poser;
    if (neuve.retirer_piece == NULL)
        neuve.retirer_piece = rien_retirer;
    if (neuve.afficher_message == NULL)
        neuve.afficher_message = rien_dire;
    if (neuve.demander_choix == NULL)
        neuve.demander_choix = rien_choisir;
    p->v = neuve;
    if (p->commencee)
        dessiner(p);
    return pas_erreur;
}

type_erreur partie_commencer(partie *p)
{
    p->nombre = 0;
    p->commencee = 1;
    dessiner(p);
    return pas_erreur;
}

type_erreur partie_deplacer(partie *p, int x, int y, int x2, int y2)
{
    static const char *const noms[4] = { "cavalier", "fou", "tour", "dame" };
    plateau b = refaire(p), essai = b;
    coup k = { (unsigned char)ici(x, y), (unsigned char)ici(x2, y2), 0 };

    if (!p->commencee || !pseudo(&b, k.de, k.vers))
        return p->commencee ? erreur_deplacement_piece_impossible : erreur_partie_non_commencee;
    executer(&essai, k);
    if (en_echec(&essai, b.trait))
        return erreur_roi_en_echec;
    if (sorte(b.c[k.de]) == 'P' && y2 % 7 == 0) {
        int n = p->v.demander_choix(p->v.contexte, "Promotion", "Le pion devient :", noms, 4);

        if (n < 0 || n > 3)
            return erreur_promotion_annulee;
        k.promue = b.trait ? "cftd"[n] : "CFTD"[n];
    }
    if (p->nombre == p->place) {
        int place = p->place ? 2 * p->place : 16;
        coup *coups = realloc(p->coups, (size_t)place * sizeof *coups);

        if (coups == NULL)
            return erreur_historique_plein;
        p->coups = coups;
        p->place = place;
    }
    p->coups[p->nombre++] = k;
    dessiner(p);
    return pas_erreur;
}
