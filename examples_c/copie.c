/*
 * Une copie à corriger : un echecs_verifier_fen qui compte les rangées et les
 * rois, mais oublie bien des clauses du contrat. La suite de tests les trouve :
 *
 *   ./echecs lancer c_tests/commun/generalites_fen.c examples_c/copie.c
 */
#include <stdio.h>
#include <string.h>

#include "echecs.h"

/* Écrit la raison d'un refus et rend son code. */
static type_erreur refuser(type_erreur code, const char *texte, char *raison, size_t taille)
{
    if (raison != NULL)
        snprintf(raison, taille, "%s", texte);
    return code;
}

type_erreur echecs_verifier_fen(const char *fen, char *raison, size_t taille)
{
    int rangees = 1, rois_blancs = 0, rois_noirs = 0;

    if (fen == NULL)
        return refuser(erreur_pointeur_nul, "fen vaut NULL", raison, taille);
    for (const char *c = fen; *c != '\0' && *c != ' '; c++) {
        if (strchr("KQRBNPkqrbnp/12345678", *c) == NULL)
            return refuser(erreur_fen_placement, "lettre inconnue", raison, taille);
        rangees += *c == '/';
        rois_blancs += *c == 'K';
        rois_noirs += *c == 'k';
    }
    if (rangees != 8)
        return refuser(erreur_fen_placement, "il faut 8 rangées", raison, taille);
    if (rois_blancs != 1 || rois_noirs != 1)
        return refuser(erreur_position_rois, "il faut un roi de chaque couleur", raison, taille);
    return refuser(pas_erreur, "", raison, taille);
}
