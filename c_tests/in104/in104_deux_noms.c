/* Un programme qui n'a pas in104.h et dont deux fichiers n'appellent pas la case en passant de la même
 * façon : l'un la définit sous le nom de la fiche, l'autre prend celui du cours. */
#include "../verif.h"

void parse_fen(char *fen);
int executer_coup(int coup);
int get_coup_str(char *coup);
void perft(int profondeur);
int negamax(int alpha, int beta, int profondeur);
void echecs_interne_generer_coups(void *liste);

int en_passant = 64;
extern int enpassant;

enum { a6 = 16, d6 = 19, e6 = 20, e3 = 44 };

VERIF(la_bibliotheque_ecrit_les_deux, "PARSE-FEN-G1 EXECUTER-G1")
{
    char fen[] = "4k3/8/8/3pP3/8/8/4P3/4K3 w - d6", double_pas[] = "e2e4";

    parse_fen(fen);
    VERIF_ENTIER(en_passant, d6);
    VERIF_ENTIER(enpassant, d6);
    VERIF_ENTIER(executer_coup(get_coup_str(double_pas)), 1);
    VERIF_ENTIER(en_passant, e3);
    VERIF_ENTIER(enpassant, e3);
}

VERIF(la_bibliotheque_lit_celle_qui_a_change, "GET-COUP-G1")
{
    char fen[] = "4k3/8/8/3pP3/8/8/8/4K3 w - -", prise[] = "e5d6", autre[] = "e5f6";

    parse_fen(fen);
    VERIF_ENTIER(get_coup_str(prise), 0);
    en_passant = d6;
    VERIF_VRAI(get_coup_str(prise) != 0);
    VERIF_ENTIER(enpassant, d6);
    enpassant = d6 + 2;
    VERIF_ENTIER(get_coup_str(prise), 0);
    VERIF_VRAI(get_coup_str(autre) != 0);
    VERIF_ENTIER(en_passant, d6 + 2);
    en_passant = 64;
    VERIF_ENTIER(get_coup_str(autre), 0);
    VERIF_ENTIER(enpassant, 64);
}

static int vue_par_le_generateur;

/* Ce fichier-ci prend le nom du code du cours. */
void generer_coups(void *liste)
{
    vue_par_le_generateur = enpassant;
    echecs_interne_generer_coups(liste);
}

VERIF(les_fonctions_du_programme_voient_la_meme, "IN104-PERFT-G3 NEGAMAX-G5")
{
    char fen[] = "4k3/8/8/8/8/8/8/4K3 w - -";

    parse_fen(fen);
    en_passant = a6;
    perft(1);
    VERIF_ENTIER(vue_par_le_generateur, a6);
    parse_fen(fen);
    en_passant = e6;
    negamax(-50000, 50000, 1);
    VERIF_ENTIER(vue_par_le_generateur, e6);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(la_bibliotheque_ecrit_les_deux),
    VERIF_LIGNE(la_bibliotheque_lit_celle_qui_a_change),
    VERIF_LIGNE(les_fonctions_du_programme_voient_la_meme))
