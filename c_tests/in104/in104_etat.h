/* Ce que partagent les vérifications du cours IN104. */
#ifndef IN104_ETAT_H
#define IN104_ETAT_H

#include "../verif.h"

#include <limits.h>

#include "in104.h"
#include "in104_decrire.h"

/* Des entiers qui ne sont pas des cases. */
#define HORS_LIMITES { INT_MIN, -1, no_sq, 1000, INT_MAX }

VERIF_FONCTION etat etat_courant(void)
{
    etat s;

    memset(&s, 0, sizeof s);
    memcpy(s.echiquier, echiquier, sizeof s.echiquier);
    memcpy(s.occupations, occupations, sizeof s.occupations);
    s.trait = trait;
    s.roque = roque;
    s.en_passant = en_passant;
    return s;
}

/* Les variables de l'échiquier ont ces valeurs. */
VERIF_FONCTION void verifie_etat(const etat *attendu)
{
    etat recu = etat_courant();

    VERIF_MEME(&recu, attendu, sizeof recu);
}

/* L'appel ne change pas l'échiquier. */
#define VERIF_ETAT_INCHANGE(...)                                                              \
    do {                                                                                      \
        etat verif_avant_l_appel = etat_courant(), verif_apres_l_appel;                       \
        __VA_ARGS__;                                                                          \
        verif_apres_l_appel = etat_courant();                                                 \
        verif_compare(VERIF_ICI, #__VA_ARGS__, "un échiquier sans changement", decrire_etat,  \
                      &verif_avant_l_appel, &verif_apres_l_appel, sizeof(etat));              \
    } while (0)

VERIF_FONCTION void preparer(const char *fen)
{
    char copie[200];

    VERIF_POSITION(fen);
    snprintf(copie, sizeof copie, "%s", fen);
    trait = -1;
    parse_fen(copie);
    VERIF_INDICE("parse_fen n'a pas lu cette FEN");
    VERIF_VRAI(trait == blancs || trait == noirs);
}

/* Prépare une position, et la montre jusqu'à la fin du bloc. */
#define PREPARER(fen)                                                                         \
    VERIF_POSITION(fen);                                                                      \
    preparer(fen)

/* Le bitboard de quelques cases ; la dernière est no_sq. */
VERIF_FONCTION BB cases(const int *liste)
{
    BB bitboard = 0;

    for (; *liste != no_sq; liste++)
        set_bit(bitboard, *liste);
    return bitboard;
}

/* Remplit les variables de l'échiquier avec n'importe quoi, différent à chaque tour. */
VERIF_FONCTION void abimer_l_etat(unsigned tour)
{
    static const int entiers[] = { 0, 1, -1, 2, 9, 64, -5, INT_MIN, INT_MAX, 63 };
    unsigned long long x = tour * 0x9e3779b97f4a7c15ULL + 1;
    int i;

    for (i = 0; i < 15; i++) {
        BB *ou = i < 12 ? &echiquier[i] : &occupations[i - 12];

        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        *ou = tour % 3 == 0 ? ~0ULL : tour % 3 == 1 ? x : x & (x >> 9) & (x << 5);
    }
    trait = entiers[tour % 10];
    roque = entiers[tour / 10 % 10];
    en_passant = entiers[(tour * 7 + 3) % 10];
}

#endif /* IN104_ETAT_H */
