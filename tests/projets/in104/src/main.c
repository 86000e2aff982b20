/* Les figures des fiches 2 à 8, une par ligne ; avec un argument, le programme de la fiche 8. */
#include "bitboards.h"
#include "echiquier.h"
#include "masques.h"
#include "coups.h"
#include "perft.h"
#include "eval.h"
#include "negamax.h"
#include "uci.h"

static void negamax_aux_profondeurs(int derniere)
{
    for (int profondeur = 1; profondeur <= derniere; profondeur++) {
        int score;

        ply = 0;
        nb_noeuds_parcourus = nb_noeuds_eval = 0;
        score = negamax(-VALEUR_MAX, VALEUR_MAX, profondeur);
        printf("negamax %d : ", profondeur);
        afficher_coup(tmp_meilleur_coup);
        printf(" %d, %lld noeuds, %lld evaluations\n", score, nb_noeuds_parcourus, nb_noeuds_eval);
    }
}

static void figures()
{
    coups liste[1];
    char ligne[] = "position fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1 moves e2a6 e8g8\n";

    generer_masques_d_attaque_statiques();
    printf("cavalier e4 : %d cases\n", nb_bits(attaques_cavaliers[e4]));
    parse_fen(position_de_depart);
    generer_coups(liste);
    printf("depart : %d coups, evaluation %d, promotion %c\n", liste->nb_coups, eval(), piece_char[Q]);
    nb_feuilles = 0;
    perft(3);
    printf("perft 3 : %ld\n", nb_feuilles);
    parse_fen(tricky_position);
    printf("tricky : evaluation %d\n", eval());
    nb_feuilles = 0;
    perft(3);
    printf("perft 3 : %ld\n", nb_feuilles);
    negamax_aux_profondeurs(4);
    /* La fiche 8 : une partie commencee, puis un double pas. */
    parse_position(ligne);
    printf("%s, roque %d, %s en a6\n", trait == blancs ? "blancs" : "noirs", roque, presence_sq(a6) == B ? "fou" : "autre chose");
    executer_coup(get_coup_str("a2a4"));
    printf("en passant : %s\n", enpassant == no_sq ? "-" : square_to_coordonnees[enpassant]);
}

int main(int nombre, char **mots)
{
    (void)mots;
    if (nombre > 1)
        main_uci();
    else
        figures();
    return 0;
}
