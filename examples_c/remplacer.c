/*
 * Remplacer une fonction de la bibliothèque par la sienne.
 *
 * Ce programme définit lui-même echecs_verifier_fen. La bibliothèque n'est pas
 * modifiée, l'édition de liens ne demande aucune option : echecs_perft, qui est
 * toujours celle de la bibliothèque, appelle désormais cette version.
 *
 *   ./echecs lancer examples_c/remplacer.c
 */
#include <stdio.h>
#include <string.h>

#include "echecs.h"

static int appels = 0;

/* Une vérification bien trop simple : il faut un roi de chaque couleur. */
type_erreur echecs_verifier_fen(const char *fen, char *raison, size_t taille)
{
    appels++;
    if (fen == NULL || (raison == NULL && taille > 0))
        return erreur_pointeur_nul;
    if (strchr(fen, 'K') == NULL || strchr(fen, 'k') == NULL) {
        snprintf(raison, taille, "ma version ne trouve pas les deux rois");
        return erreur_position_rois;
    }
    snprintf(raison, taille, "%s", "");
    return pas_erreur;
}

static void essayer(const char *fen)
{
    unsigned long long feuilles = 0;
    type_erreur erreur = echecs_perft(fen, 2, &feuilles);

    printf("%s\n  %s ; %llu suites, ma version appelée %d fois\n", fen, nommer_type_erreur(erreur),
           feuilles, appels);
}

int main(void)
{
    essayer("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    essayer("8/8/8/8/8/8/8/4K3 w - - 0 1");

    /* Ma version accepte cette chaîne, mais la bibliothèque se garde elle-même. */
    essayer("ceci n'est pas une FEN, malgré un K et un k");
    return 0;
}
