/* Les cases et les coups d'un échec, écrits comme au tableau : « e4 », « e2e4 ». */
#ifndef CASES_H
#define CASES_H

#include "../verif.h"

#define CASES_TEXTE 64

/* Un texte qui vaut jusqu'au huitième appel suivant : un échec en montre plusieurs. */
VERIF_FONCTION char *cases_texte(void)
{
    static char textes[8][CASES_TEXTE];
    static unsigned suivant;

    return textes[suivant++ % 8];
}

VERIF_FONCTION int cases_sont_du_motif(int x, int y)
{
    return verif_est_le_motif(&x, sizeof x) || verif_est_le_motif(&y, sizeof y);
}

/* Une case ; les coordonnées elles-mêmes si elles n'en désignent pas. */
VERIF_FONCTION const char *nom_case(int x, int y)
{
    char *texte = cases_texte();

    if (x >= 0 && x < 8 && y >= 0 && y < 8)
        snprintf(texte, CASES_TEXTE, "%c%d", 'a' + x, 1 + y);
    else if (x == -1 && y == -1)
        snprintf(texte, CASES_TEXTE, "aucune case (-1, -1)");
    else if (cases_sont_du_motif(x, y))
        snprintf(texte, CASES_TEXTE, "une case jamais écrite");
    else
        snprintf(texte, CASES_TEXTE, "(%d, %d), hors de l'échiquier", x, y);
    return texte;
}

/* Un coup, d'une case à l'autre. */
VERIF_FONCTION const char *nom_coup(int x0, int y0, int x1, int y1)
{
    char *texte = cases_texte();

    if ((x0 | y0 | x1 | y1) >= 0 && x0 < 8 && y0 < 8 && x1 < 8 && y1 < 8)
        snprintf(texte, CASES_TEXTE, "%c%d%c%d", 'a' + x0, 1 + y0, 'a' + x1, 1 + y1);
    else
        snprintf(texte, CASES_TEXTE, "(%d, %d) à (%d, %d)", x0, y0, x1, y1);
    return texte;
}

/* Les quatre coordonnées d'un coup écrit « e2e4 ». */
VERIF_FONCTION void lire_cases(const char *coup, int c[4])
{
    c[0] = coup[0] - 'a';
    c[1] = coup[1] - '1';
    c[2] = coup[2] - 'a';
    c[3] = coup[3] - '1';
}

/* Les deux coordonnées d'une case écrite « e4 », -1 et -1 si elle est NULL. */
VERIF_FONCTION void lire_case(const char *nom, int *x, int *y)
{
    *x = nom == NULL ? -1 : nom[0] - 'a';
    *y = nom == NULL ? -1 : nom[1] - '1';
}

/* Deux coordonnées qu'une fonction a écrites désignent cette case ; -1, -1 : aucune. */
#define VERIF_CASE(x, y, x_attendu, y_attendu)                                             \
    cases_verifie(VERIF_ICI, #x ", " #y, (x), (y), (x_attendu), (y_attendu))

VERIF_FONCTION void cases_verifie(const char *fichier, int ligne, const char *appel, int x, int y,
                                  int x_attendu, int y_attendu)
{
    if (x != x_attendu || y != y_attendu)
        verif_echec(fichier, ligne, appel, nom_case(x_attendu, y_attendu), nom_case(x, y));
}

#endif /* CASES_H */
