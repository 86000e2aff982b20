#ifndef COUPS_H
#define COUPS_H

#include <stdlib.h>
#include <string.h>

#include "masques.h"
#include "echiquier.h"

#define encoder_coup(d, a, pi, pr, prise, deux, ep, ro) \
    ((d) + ((a) << 6) + ((pi) << 12) + ((pr) << 16) + ((prise) << 20) + ((deux) << 21) + ((ep) << 22) + ((ro) << 23))
#define get_coup_square_depart(coup) ((coup) & 63)
#define get_coup_square_arrivee(coup) ((coup) >> 6 & 63)
#define get_coup_piece(coup) ((coup) >> 12 & 15)
#define get_coup_promotion(coup) ((coup) >> 16 & 15)
/* Comme dans le cours, un bit du coup, à sa place. */
#define get_coup_prise(coup) ((coup) & 1 << 20)
#define get_coup_double(coup) ((coup) & 1 << 21)
#define get_coup_enpassant(coup) ((coup) & 1 << 22)
#define get_coup_roque(coup) ((coup) & 1 << 23)

#define copie_echiquier() \
    BB echiquier_avant[12], occupations_avant[3]; \
    int trait_avant = trait, roque_avant = roque, enpassant_avant = enpassant; \
    memcpy(echiquier_avant, echiquier, 12 * sizeof(BB)); \
    memcpy(occupations_avant, occupations, 3 * sizeof(BB));
#define restauration_echiquier() \
    memcpy(echiquier, echiquier_avant, 12 * sizeof(BB)); \
    memcpy(occupations, occupations_avant, 3 * sizeof(BB)); \
    trait = trait_avant; \
    roque = roque_avant; \
    enpassant = enpassant_avant;

int case_attaquee(int square, int couleur);
extern const int droits_roque[64];
int executer_coup(int coup);

#define MAX_COUPS 512

typedef struct {
    int tab_coups[MAX_COUPS];
    int nb_coups;
} coups;

void ajouter_coup(coups *coups, int coup);
void afficher_coup(int coup);
void afficher_coups(coups *coups);
void generer_coups(coups *coups_possibles);

#endif
