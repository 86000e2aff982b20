/* juste */
/* Chaque champ rend l'adresse de ce qui le suit ; les pièces d'une rangée se posent par récursion. */
#include <string.h>

#include "echiquier.h"

static const char *champ_suivant(const char *texte)
{
    texte = strchr(texte, ' ');
    return texte == NULL ? "" : texte + 1;
}

static void poser(const char *texte, int square)
{
    const char *lettres = "PNBRQKpnbrqk", *lettre;

    if (*texte == ' ' || *texte == '\0')
        return;
    lettre = strchr(lettres, *texte);
    if (lettre != NULL) {
        set_bit(echiquier[lettre - lettres], square);
        set_bit(occupations[lettre - lettres >= 6], square);
        set_bit(occupations[mixte], square);
        square++;
    } else if (*texte != '/') {
        square += *texte - '0';
    }
    poser(texte + 1, square);
}

static int droits(const char *texte)
{
    static const char ordre[] = "KQkq";

    if (strchr(ordre, *texte) == NULL || *texte == '\0')
        return 0;
    return 1 << (strchr(ordre, *texte) - ordre) | droits(texte + 1);
}

void parse_fen(char *fen)
{
    const char *champ = fen;

    memset(echiquier, 0, 12 * sizeof(BB));
    memset(occupations, 0, 3 * sizeof(BB));
    poser(champ, a8);
    champ = champ_suivant(champ);
    trait = *champ == 'b';
    champ = champ_suivant(champ);
    roque = droits(champ);
    champ = champ_suivant(champ);
    enpassant = no_sq;
    for (int square = a8; square <= h1; square++)
        if (!strncmp(champ, square_to_coordonnees[square], 2))
            enpassant = square;
}
