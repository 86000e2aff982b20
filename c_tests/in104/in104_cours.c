/* Un programme qui a ses propres déclarations, comme les en-têtes du cours, et qui définit
 * lui-même une partie de l'état : la bibliothèque s'en sert. */
#include "../verif.h"

typedef unsigned long long BB;

enum { e3 = 44, no_sq = 64 };

extern BB occupations[3];
extern int trait;
void parse_fen(char *fen);
int presence_sq(int square);
int executer_coup(int coup);

/* L'état de ce programme ; le code du cours écrit « enpassant » en un mot. */
BB echiquier[12];
int enpassant = no_sq;
int roque;

VERIF(l_etat_est_celui_du_programme, "PARSE-FEN-G1 PRESENCE-G1")
{
    char fen[] = "4k3/8/8/8/3pP3/8/8/4K2R b K e3";

    parse_fen(fen);
    VERIF_ENTIER(enpassant, e3);
    VERIF_ENTIER(roque, 1);
    VERIF_ENTIER(trait, 1);
    VERIF_NATUREL(echiquier[5], 1ULL << 60);
    VERIF_NATUREL(occupations[1], 1ULL << 4 | 1ULL << 35);
    VERIF_ENTIER(presence_sq(60), 5);
    echiquier[5] = 0;
    VERIF_ENTIER(presence_sq(60), -1);
}

VERIF(un_coup_change_l_etat_du_programme, "EXECUTER-G1")
{
    char fen[] = "4k3/8/8/8/8/8/4P3/4K3 w - -";

    parse_fen(fen);
    VERIF_ENTIER(executer_coup(52 | 36 << 6 | 1 << 21), 1); /* e2e4 */
    VERIF_ENTIER(enpassant, e3);
    VERIF_NATUREL(echiquier[0], 1ULL << 36);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(l_etat_est_celui_du_programme),
    VERIF_LIGNE(un_coup_change_l_etat_du_programme))
