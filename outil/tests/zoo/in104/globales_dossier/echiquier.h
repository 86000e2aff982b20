/* juste */
/* L'en-tête de ce projet, d'après la fiche 2 : la case de prise en passant s'appelle en_passant. */
#ifndef ECHIQUIER_H
#define ECHIQUIER_H

typedef unsigned long long BB;

enum { blancs, noirs, mixte };
enum { P, N, B, R, Q, K, p, n, b, r, q, k };

#define no_sq 64

extern BB echiquier[12], occupations[3];
extern int trait, roque, en_passant;

int presence_sq(int square);
void parse_fen(char *fen);

#endif
