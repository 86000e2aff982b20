/*
 * Découverte de libechecs : dessine une position, la vérifie, et compte les
 * suites de coups légaux qui en partent.
 *
 *   ./echecs lancer examples_c/decouverte.c
 *   ./echecs lancer examples_c/decouverte.c "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "echecs.h"

#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* Le dessin d'une pièce, d'après sa lettre dans une FEN. */
static const char *dessin(char lettre)
{
    static const char lettres[] = "KQRBNPkqrbnp";
    static const char *const dessins[] = {
        "♔", "♕", "♖", "♗", "♘", "♙", "♚", "♛", "♜", "♝", "♞", "♟",
    };
    const char *place = strchr(lettres, lettre);
    return place != NULL ? dessins[place - lettres] : "?";
}

/* Dessine le placement des pièces d'une FEN que la bibliothèque a acceptée. */
static void dessiner(const char *fen)
{
    int rangee = 8;

    while (isspace((unsigned char)*fen))
        fen++;
    printf("  8 ");
    for (; *fen != '\0' && *fen != '_' && !isspace((unsigned char)*fen); fen++) {
        if (*fen == '/') {
            rangee--;
            printf("\n  %d ", rangee);
        } else if (isdigit((unsigned char)*fen)) {
            for (int vides = *fen - '0'; vides > 0; vides--)
                printf(" ·");
        } else {
            printf(" %s", dessin(*fen));
        }
    }
    printf("\n     a b c d e f g h\n\n");
}

/* Ce que la bibliothèque dit d'une FEN ; rend 1 si elle l'accepte. */
static int verifier(const char *fen)
{
    char raison[256];
    type_erreur erreur = echecs_verifier_fen(fen, raison, sizeof raison);

    if (erreur == pas_erreur)
        return 1;
    printf("  refusée, erreur %d : %s\n  %s\n", (int)erreur, nommer_type_erreur(erreur), raison);
    return 0;
}

static void compter(const char *fen)
{
    printf("  demi-coups   suites de coups légaux\n");
    for (int profondeur = 1; profondeur <= 5; profondeur++) {
        unsigned long long feuilles = 0;
        if (echecs_perft(fen, profondeur, &feuilles) == pas_erreur)
            printf("  %10d   %22llu\n", profondeur, feuilles);
    }
}

int main(int argc, char *argv[])
{
    const char *fen = argc > 1 ? argv[1] : DEPART;

    printf("libechecs %s\n\n%s\n\n", echecs_version(), fen);
    if (!verifier(fen))
        return 1;
    dessiner(fen);
    compter(fen);

    if (argc == 1) {
        const char *sans_roi = "rnbq1bnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";
        printf("\nUne position impossible :\n  %s\n", sans_roi);
        verifier(sans_roi);

        unsigned long long feuilles = 0;
        printf("\nUn contrat que l'appelant ne respecte pas, et ce que la bibliothèque en dit :\n");
        echecs_choisir_contrats(contrats_silence);
        echecs_perft(fen, -1, &feuilles);
        printf("  %s\n", echecs_derniere_erreur());
        printf("\nLa suite est dans include/echecs.h : chaque fonction y a son contrat.\n");
    }
    return 0;
}
