/*
 * Des tracés aux pixels : remplir un contour, ou en suivre le trait.
 *
 * Un tracé s'écrit comme l'attribut d d'un SVG, avec M (aller), L (droite), C (courbe de Bézier) et
 * Z (fermer), en coordonnées absolues, y vers le bas. Rien ici ne dépend de SDL ni des échecs.
 */
#ifndef JEU_FENETRE_TRACER_H
#define JEU_FENETRE_TRACER_H

#include <math.h>
#include <stdlib.h>

/* ---- Du texte aux segments ------------------------------------------------------------------ */

#define POINTS_MAX 1024
#define SEGMENTS_PAR_COURBE 16

/* Un point d'une ligne brisée ; debut vaut 1 si aucun segment ne vient du point d'avant. */
typedef struct {
    double x, y;
    int debut;
} point;

typedef struct {
    point points[POINTS_MAX];
    int nombre;
} ligne;

/* Comment passer des unités d'un tracé aux pixels. */
typedef struct {
    double echelle, dx, dy;
} repere;

static void ajouter_point(ligne *l, double x, double y, int debut)
{
    if (l->nombre < POINTS_MAX) {
        l->points[l->nombre].x = x;
        l->points[l->nombre].y = y;
        l->points[l->nombre].debut = debut;
        l->nombre++;
    }
}

/* Lit un nombre et avance. La fonction strtod attendrait une virgule dans certaines langues. */
static double lire_nombre(const char **texte)
{
    double valeur = 0, rang = 1, signe = 1;

    while (**texte == ' ')
        (*texte)++;
    if (**texte == '-') {
        signe = -1;
        (*texte)++;
    }
    for (; **texte >= '0' && **texte <= '9'; (*texte)++)
        valeur = 10 * valeur + (**texte - '0');
    if (**texte == '.')
        for ((*texte)++; **texte >= '0' && **texte <= '9'; (*texte)++)
            valeur += (**texte - '0') * (rang /= 10);
    return signe * valeur;
}

static point lire_point(const char **texte, repere r)
{
    point p = { 0, 0, 0 };

    p.x = r.dx + r.echelle * lire_nombre(texte);
    p.y = r.dy + r.echelle * lire_nombre(texte);
    return p;
}

static void ajouter_courbe(ligne *l, point a, point b, point c, point d)
{
    int i;

    for (i = 1; i <= SEGMENTS_PAR_COURBE; i++) {
        double t = (double)i / SEGMENTS_PAR_COURBE, u = 1 - t;
        double pa = u * u * u, pb = 3 * u * u * t, pc = 3 * u * t * t, pd = t * t * t;

        ajouter_point(l, pa * a.x + pb * b.x + pc * c.x + pd * d.x,
                      pa * a.y + pb * b.y + pc * c.y + pd * d.y, 0);
    }
}

/* Ajoute un tracé à une ligne. */
static void lire_trace(const char *trace, repere r, ligne *l)
{
    point depart = { 0, 0, 0 }, ici = depart, b, c, d;

    while (*trace != '\0') {
        switch (*trace++) {
        case 'M':
            depart = ici = lire_point(&trace, r);
            ajouter_point(l, ici.x, ici.y, 1);
            break;
        case 'L':
            ici = lire_point(&trace, r);
            ajouter_point(l, ici.x, ici.y, 0);
            break;
        case 'C':
            b = lire_point(&trace, r);
            c = lire_point(&trace, r);
            d = lire_point(&trace, r);
            ajouter_courbe(l, ici, b, c, d);
            ici = d;
            break;
        case 'Z':
            ici = depart;
            ajouter_point(l, ici.x, ici.y, 0);
            break;
        default:
            break;
        }
    }
}

/* ---- Des segments aux pixels ---------------------------------------------------------------- */

/* Pour chaque pixel, ce qui en est couvert, de 0 à 1 : c'est ce qui rend les bords doux. */
typedef struct {
    int largeur, hauteur;
    float *part;
} masque;

/* Rend un masque vide ; part vaut NULL si la mémoire manque. */
static masque masque_creer(int largeur, int hauteur)
{
    masque m;

    m.largeur = largeur;
    m.hauteur = hauteur;
    m.part = calloc((size_t)largeur * (size_t)hauteur, sizeof *m.part);
    return m;
}

static void masque_vider(masque *m)
{
    int i;

    for (i = 0; i < m->largeur * m->hauteur; i++)
        m->part[i] = 0;
}

static int entre(int valeur, int min, int max)
{
    return valeur < min ? min : valeur > max ? max : valeur;
}

/* Un pixel garde la plus grande part : deux segments qui se touchent ne le foncent pas. */
static void couvrir(masque *m, int x, int y, double part)
{
    float *p = &m->part[y * m->largeur + x];

    if (part > *p)
        *p = (float)(part < 1 ? part : 1);
}

static double distance(double x, double y, point a, point b)
{
    double vx = b.x - a.x, vy = b.y - a.y, longueur2 = vx * vx + vy * vy, t = 0;

    if (longueur2 > 0)
        t = ((x - a.x) * vx + (y - a.y) * vy) / longueur2;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    x -= a.x + t * vx;
    y -= a.y + t * vy;
    return sqrt(x * x + y * y);
}

/* Suit une ligne d'un trait de cette largeur, aux bouts et aux angles ronds. */
static void tracer_ligne(masque *m, const ligne *l, double largeur)
{
    double rayon = largeur / 2;
    int i, x, y;

    for (i = 1; i < l->nombre; i++) {
        point a = l->points[i - 1], b = l->points[i];
        int x_min, x_max, y_min, y_max;

        if (b.debut)
            continue;
        x_min = entre((int)floor(fmin(a.x, b.x) - rayon - 1), 0, m->largeur);
        x_max = entre((int)ceil(fmax(a.x, b.x) + rayon + 1), 0, m->largeur);
        y_min = entre((int)floor(fmin(a.y, b.y) - rayon - 1), 0, m->hauteur);
        y_max = entre((int)ceil(fmax(a.y, b.y) + rayon + 1), 0, m->hauteur);
        for (y = y_min; y < y_max; y++)
            for (x = x_min; x < x_max; x++)
                couvrir(m, x, y, rayon + 0.5 - distance(x + 0.5, y + 0.5, a, b));
    }
}

static int comparer_abscisses(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Les abscisses où une ligne fermée traverse une horizontale, dans l'ordre. */
static int traversees(const ligne *l, double y, double abscisses[POINTS_MAX])
{
    int i, nombre = 0;

    for (i = 1; i < l->nombre; i++) {
        point a = l->points[i - 1], b = l->points[i];

        if (!b.debut && (a.y <= y) != (b.y <= y))
            abscisses[nombre++] = a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y);
    }
    qsort(abscisses, (size_t)nombre, sizeof *abscisses, comparer_abscisses);
    return nombre;
}

#define PASSES 8

/* Remplit une ligne fermée. Chaque rangée de pixels est parcourue par plusieurs horizontales ; sur
 * chacune, l'intérieur va d'une traversée à la suivante, une fois sur deux. */
static void remplir_ligne(masque *m, const ligne *l)
{
    double abscisses[POINTS_MAX];
    int y, passe, i, x;

    for (y = 0; y < m->hauteur; y++) {
        for (passe = 0; passe < PASSES; passe++) {
            int nombre = traversees(l, y + (passe + 0.5) / PASSES, abscisses);

            for (i = 0; i + 1 < nombre; i += 2) {
                double debut = fmax(abscisses[i], 0), fin = fmin(abscisses[i + 1], m->largeur);

                for (x = (int)debut; x < fin; x++) {
                    float part = (float)(fmin(fin, x + 1) - fmax(debut, x));

                    m->part[y * m->largeur + x] += part / PASSES;
                }
            }
        }
    }
}

#endif
