/* Les bitboards et l'échiquier du cours IN104 en pièces et en cases, pour qu'un échec se lise. */
#ifndef IN104_DECRIRE_H
#define IN104_DECRIRE_H

#include "../verif.h"

#include "in104.h"

/* Les variables de l'échiquier. */
typedef struct {
    BB echiquier[12], occupations[3];
    int trait, roque, en_passant;
} etat;

/* Les noms des cases ne viennent pas de square_to_coordonnees, qu'une copie peut remplacer. */
VERIF_FONCTION const char *in104_case(int square)
{
    static char noms[4][24];
    static unsigned suivant;
    char *nom = noms[suivant++ % 4];

    if (square >= 0 && square < 64)
        snprintf(nom, sizeof noms[0], "%c%d", 'a' + square % 8, 8 - square / 8);
    else if (square == no_sq)
        snprintf(nom, sizeof noms[0], "no_sq");
    else
        snprintf(nom, sizeof noms[0], "%d", square);
    return nom;
}

/* ---- Un bitboard ---------------------------------------------------------------------------- */

VERIF_FONCTION void in104_cases(char texte[256], BB bitboard)
{
    int i;

    texte[0] = '\0';
    for (i = 0; i < 64; i++) {
        if (bitboard >> i & 1)
            snprintf(texte + strlen(texte), 256 - strlen(texte), "%s%s", texte[0] == '\0' ? "" : " ",
                     in104_case(i));
    }
    if (texte[0] == '\0')
        snprintf(texte, 256, "aucune case");
}

/* Le bitboard a exactement ces cases. */
#define VERIF_CASES(expr, attendu) in104_verifie_cases(VERIF_ICI, #expr, (expr), (attendu))

VERIF_FONCTION void in104_verifie_cases(const char *fichier, int ligne, const char *appel, BB recu,
                                        BB attendu)
{
    char a[256], r[256];

    if (recu == attendu)
        return;
    in104_cases(a, attendu);
    in104_cases(r, recu);
    if (verif_est_le_motif(&recu, sizeof recu))
        snprintf(r, sizeof r, "%s", VERIF_RIEN_ECRIT);
    verif_echec(fichier, ligne, appel, a, r);
}

/* ---- Un échiquier ----------------------------------------------------------------------------- */

static const char *const in104_pieces[12] = {
    "pion blanc", "cavalier blanc", "fou blanc", "tour blanche", "dame blanche", "roi blanc",
    "pion noir",  "cavalier noir",  "fou noir",  "tour noire",   "dame noire",   "roi noir",
};

/* Ce qui est dans l'un de ces bitboards et pas dans l'autre : « roi noir en trop en e8 ». */
VERIF_FONCTION void in104_differences(FILE *sortie, int *dites, const char *quoi, BB attendu, BB recu)
{
    int i;

    for (i = 0; i < 64; i++) {
        if (((attendu ^ recu) >> i & 1) == 0 || (*dites)++ >= 6)
            continue;
        fprintf(sortie, "%s%s %s %s", *dites > 1 ? " ; " : "", quoi,
                recu >> i & 1 ? "en trop en" : "absent de", in104_case(i));
    }
}

VERIF_FONCTION void in104_entier(FILE *sortie, int *dites, const char *nom, int attendu, int recu,
                                 int est_une_case)
{
    if (attendu == recu)
        return;
    fprintf(sortie, "%s%s vaut ", (*dites)++ > 0 ? " ; " : "", nom);
    if (est_une_case)
        fprintf(sortie, "%s au lieu de %s", in104_case(recu), in104_case(attendu));
    else
        fprintf(sortie, "%d au lieu de %d", recu, attendu);
}

VERIF_FONCTION void decrire_etat(FILE *sortie, const void *attendu, const void *recu, size_t octets)
{
    static const char *const camps[3] = { "occupations[blancs] :", "occupations[noirs] :",
                                          "occupations[mixte] :" };
    const etat *a = (const etat *)attendu, *r = (const etat *)recu;
    int dites = 0, i;

    (void)octets;
    for (i = 0; i < 12; i++)
        in104_differences(sortie, &dites, in104_pieces[i], a->echiquier[i], r->echiquier[i]);
    for (i = 0; i < 3 && dites == 0; i++)
        in104_differences(sortie, &dites, camps[i], a->occupations[i], r->occupations[i]);
    in104_entier(sortie, &dites, "trait", a->trait, r->trait, 0);
    in104_entier(sortie, &dites, "roque", a->roque, r->roque, 0);
    in104_entier(sortie, &dites, "en_passant", a->en_passant, r->en_passant, 1);
}

#undef VERIF_DESCRIPTION
#define VERIF_DESCRIPTION(zone)                                                              \
    (__extension__ _Generic((zone), etat * : decrire_etat, default : (verif_description)NULL))

#endif /* IN104_DECRIRE_H */
