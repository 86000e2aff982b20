/* Perft comme la fiche 5 l'écrit, par les seules fonctions du cours : ce que perft doit compter, quoi
 * que fassent les fonctions du programme. */
#ifndef IN104_NAIF_H
#define IN104_NAIF_H

#include "in104_etat.h"

static long naif(int profondeur)
{
    coups liste;
    long feuilles = 0;
    copie_echiquier();

    if (profondeur == 0)
        return 1;
    liste.nb_coups = 0;
    generer_coups(&liste);
    for (int i = 0; i < liste.nb_coups; i++) {
        if (executer_coup(liste.tab_coups[i]))
            feuilles += naif(profondeur - 1);
        restauration_echiquier();
    }
    return feuilles;
}

/* Un nombre qui dépend de tout l'échiquier et d'un autre nombre : le même hasard pour les deux. */
static unsigned hasard(unsigned nombre)
{
    unsigned long long somme = nombre * 0x9e3779b97f4a7c15ULL + (unsigned)trait * 31u + (unsigned)roque;

    for (int piece = P; piece <= k; piece++)
        somme = (somme ^ echiquier[piece]) * 0xbf58476d1ce4e5b9ULL ^ somme >> 29;
    somme = (somme ^ (unsigned)enpassant) * 0x94d049bb133111ebULL;
    return (unsigned)(somme >> 33);
}

static const char *const positions[] = {
    position_de_depart,
    tricky_position,
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "k7/8/8/3pP3/8/8/8/4K2Q w - d6",
    "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1",
    "8/8/8/8/8/8/8/K1k1N3 w - - 0 1",
};

/* perft et naif comptent la même chose, et perft remet l'échiquier. */
static void comparer(const char *fen, int profondeur)
{
    long attendu;

    PREPARER(fen);
    attendu = naif(profondeur);
    PREPARER(fen);
    nb_feuilles = 0;
    VERIF_ETAT_INCHANGE(perft(profondeur));
    VERIF_APPEL("perft(%d) depuis %s", profondeur, fen);
    VERIF_ENTIER(nb_feuilles, attendu);
}

static void comparer_tout(void)
{
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        for (int profondeur = 0; profondeur <= 3; profondeur++)
            comparer(positions[i], profondeur);
    }
}

#endif
