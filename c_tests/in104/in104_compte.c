/* Ce que la bibliothèque appelle par son nom dans le cours IN104 : ce programme remplace chaque
 * fonction par une autre, qui compte et qui appelle celle de la bibliothèque. */
#include "../commun/entree.h"
#include "in104_etat.h"

enum {
    c_presence_sq,
    c_parse_fen,
    c_generer_bb_pas_colonne,
    c_generer_masques_d_attaque_statiques,
    c_generer_attaques_pion,
    c_generer_attaques_cavalier,
    c_generer_attaques_roi,
    c_masque_d_attaque_dynamique_fou,
    c_masque_d_attaque_dynamique_tour,
    c_masque_d_attaque_dynamique_dame,
    c_ajouter_coup,
    c_afficher_coup,
    c_case_attaquee,
    c_generer_coups,
    c_executer_coup,
    c_perft,
    c_eval,
    c_negamax,
    c_get_coup_str,
    c_parse_position,
    c_parse_go,
    c_reset_time_var,
    c_input_waiting,
    c_read_input,
    c_communicate,
    c_get_time_ms,
    nombre_fonctions
};

static int appels[nombre_fonctions];

int echecs_interne_presence_sq(int square);
int presence_sq(int square)
{
    appels[c_presence_sq]++;
    return echecs_interne_presence_sq(square);
}

void echecs_interne_parse_fen(char *fen);
void parse_fen(char *fen)
{
    appels[c_parse_fen]++;
    echecs_interne_parse_fen(fen);
}

void echecs_interne_generer_bb_pas_colonne(void);
void generer_bb_pas_colonne(void)
{
    appels[c_generer_bb_pas_colonne]++;
    echecs_interne_generer_bb_pas_colonne();
}

void echecs_interne_generer_masques_d_attaque_statiques(void);
void generer_masques_d_attaque_statiques(void)
{
    appels[c_generer_masques_d_attaque_statiques]++;
    echecs_interne_generer_masques_d_attaque_statiques();
}

void echecs_interne_generer_attaques_pion(void);
void generer_attaques_pion(void)
{
    appels[c_generer_attaques_pion]++;
    echecs_interne_generer_attaques_pion();
}

void echecs_interne_generer_attaques_cavalier(void);
void generer_attaques_cavalier(void)
{
    appels[c_generer_attaques_cavalier]++;
    echecs_interne_generer_attaques_cavalier();
}

void echecs_interne_generer_attaques_roi(void);
void generer_attaques_roi(void)
{
    appels[c_generer_attaques_roi]++;
    echecs_interne_generer_attaques_roi();
}

BB echecs_interne_masque_d_attaque_dynamique_fou(int square, BB bloqueurs);
BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    appels[c_masque_d_attaque_dynamique_fou]++;
    return echecs_interne_masque_d_attaque_dynamique_fou(square, bloqueurs);
}

BB echecs_interne_masque_d_attaque_dynamique_tour(int square, BB bloqueurs);
BB masque_d_attaque_dynamique_tour(int square, BB bloqueurs)
{
    appels[c_masque_d_attaque_dynamique_tour]++;
    return echecs_interne_masque_d_attaque_dynamique_tour(square, bloqueurs);
}

BB echecs_interne_masque_d_attaque_dynamique_dame(int square, BB bloqueurs);
BB masque_d_attaque_dynamique_dame(int square, BB bloqueurs)
{
    appels[c_masque_d_attaque_dynamique_dame]++;
    return echecs_interne_masque_d_attaque_dynamique_dame(square, bloqueurs);
}

void echecs_interne_ajouter_coup(coups *liste, int coup);
void ajouter_coup(coups *liste, int coup)
{
    appels[c_ajouter_coup]++;
    echecs_interne_ajouter_coup(liste, coup);
}

void echecs_interne_afficher_coup(int coup);
void afficher_coup(int coup)
{
    appels[c_afficher_coup]++;
    echecs_interne_afficher_coup(coup);
}

int echecs_interne_case_attaquee(int square, int couleur);
int case_attaquee(int square, int couleur)
{
    appels[c_case_attaquee]++;
    return echecs_interne_case_attaquee(square, couleur);
}

void echecs_interne_generer_coups(coups *liste);
void generer_coups(coups *liste)
{
    appels[c_generer_coups]++;
    echecs_interne_generer_coups(liste);
}

int echecs_interne_executer_coup(int coup);
int executer_coup(int coup)
{
    appels[c_executer_coup]++;
    return echecs_interne_executer_coup(coup);
}

void echecs_interne_perft(int profondeur);
void perft(int profondeur)
{
    appels[c_perft]++;
    echecs_interne_perft(profondeur);
}

int echecs_interne_eval(void);
int eval(void)
{
    appels[c_eval]++;
    return echecs_interne_eval();
}

int echecs_interne_negamax(int alpha, int beta, int profondeur);
int negamax(int alpha, int beta, int profondeur)
{
    appels[c_negamax]++;
    return echecs_interne_negamax(alpha, beta, profondeur);
}

int echecs_interne_get_coup_str(char *chaine);
int get_coup_str(char *chaine)
{
    appels[c_get_coup_str]++;
    return echecs_interne_get_coup_str(chaine);
}

void echecs_interne_parse_position(char *commande);
void parse_position(char *commande)
{
    appels[c_parse_position]++;
    echecs_interne_parse_position(commande);
}

void echecs_interne_parse_go(char *commande);
void parse_go(char *commande)
{
    appels[c_parse_go]++;
    echecs_interne_parse_go(commande);
}

void echecs_interne_reset_time_var(void);
void reset_time_var(void)
{
    appels[c_reset_time_var]++;
    echecs_interne_reset_time_var();
}

int echecs_interne_input_waiting(void);
int input_waiting(void)
{
    appels[c_input_waiting]++;
    return echecs_interne_input_waiting();
}

void echecs_interne_read_input(void);
void read_input(void)
{
    appels[c_read_input]++;
    echecs_interne_read_input();
}

int echecs_interne_communicate(void);
int communicate(void)
{
    appels[c_communicate]++;
    return echecs_interne_communicate();
}

int echecs_interne_get_time_ms(void);
int get_time_ms(void)
{
    appels[c_get_time_ms]++;
    return echecs_interne_get_time_ms();
}

/* L'appel passe par cette fonction-là. */
#define APPELLE(nom, ...)                                                                     \
    do {                                                                                      \
        memset(appels, 0, sizeof appels);                                                     \
        __VA_ARGS__;                                                                          \
        VERIF_APPEL("%s doit appeler %s", #__VA_ARGS__, #nom);                                \
        VERIF_VRAI(appels[c_##nom] > 0);                                                      \
    } while (0)

static coups liste;

VERIF(les_masques, "MASQUES-G1 MASQUE-DAME-G2")
{
    APPELLE(generer_bb_pas_colonne, generer_masques_d_attaque_statiques());
    APPELLE(generer_attaques_pion, generer_masques_d_attaque_statiques());
    APPELLE(generer_attaques_cavalier, generer_masques_d_attaque_statiques());
    APPELLE(generer_attaques_roi, generer_masques_d_attaque_statiques());
    APPELLE(masque_d_attaque_dynamique_fou, masque_d_attaque_dynamique_dame(e4, 0));
    APPELLE(masque_d_attaque_dynamique_tour, masque_d_attaque_dynamique_dame(e4, 0));
}

VERIF(les_coups, "CASE-ATTAQUEE-G2 GENERER-G3 EXECUTER-G3 AFFICHER-COUPS-G3")
{
    int coup;

    PREPARER("4k3/8/8/8/8/8/8/4K3 w - -");
    APPELLE(masque_d_attaque_dynamique_fou, case_attaquee(a1, blancs));
    APPELLE(masque_d_attaque_dynamique_tour, case_attaquee(a1, blancs));
    PREPARER(tricky_position);
    APPELLE(ajouter_coup, generer_coups(&liste));
    APPELLE(case_attaquee, generer_coups(&liste));
    APPELLE(masque_d_attaque_dynamique_fou, generer_coups(&liste));
    APPELLE(masque_d_attaque_dynamique_tour, generer_coups(&liste));
    APPELLE(masque_d_attaque_dynamique_dame, generer_coups(&liste));
    APPELLE(afficher_coup, afficher_coups(&liste));
    coup = liste.tab_coups[0];
    APPELLE(case_attaquee, executer_coup(coup));
}

VERIF(perft_et_la_suite, "IN104-PERFT-G3 EXEC-PERFT-G1 TEST-PERFT-G3 NEGAMAX-G5 RECHERCHE-G1")
{
    PREPARER(tricky_position);
    APPELLE(generer_coups, perft(1));
    APPELLE(executer_coup, perft(1));
    APPELLE(perft, exec_perft(1));
    APPELLE(generer_coups, test_perft(1));
    APPELLE(executer_coup, test_perft(1));
    APPELLE(perft, test_perft(1));
    APPELLE(generer_coups, negamax(-VALEUR_MAX, VALEUR_MAX, 1));
    APPELLE(executer_coup, negamax(-VALEUR_MAX, VALEUR_MAX, 1));
    APPELLE(eval, negamax(-VALEUR_MAX, VALEUR_MAX, 1));
    APPELLE(negamax, recherche_meilleur_coup(1));
    PREPARER("7k/5Q2/6K1/8/8/8/8/8 b - -");
    APPELLE(case_attaquee, negamax(-VALEUR_MAX, VALEUR_MAX, 1));
}

VERIF(l_affichage, "PRINT-ECHIQUIER-G4 PRINT-ECHIQUIER-G6")
{
    PREPARER(tricky_position);
    APPELLE(presence_sq, print_echiquier());
    APPELLE(eval, print_echiquier());
}

static void dialoguer(const char *lignes)
{
    taper(lignes, strlen(lignes));
    main_uci();
}

VERIF(uci, "GET-COUP-G4 PARSE-POSITION-G2 MAIN-UCI-G8")
{
    char coup[] = "e2e4", position[] = "position startpos moves e2e4";

    PREPARER(position_de_depart);
    APPELLE(generer_coups, get_coup_str(coup));
    APPELLE(executer_coup, get_coup_str(coup));
    APPELLE(parse_fen, parse_position(position));
    APPELLE(get_coup_str, parse_position(position));
    APPELLE(executer_coup, parse_position(position));
    APPELLE(parse_position, dialoguer("position startpos\n"));
    APPELLE(parse_go, dialoguer("go depth 1\n"));
    VERIF_INDICE("un mot inconnu devant une commande est sauté");
    APPELLE(parse_go, dialoguer("bonjour go depth 1\n"));
}

VERIF(la_recherche_de_la_fiche_8, "PARSE-GO-G6 PARSE-GO-G7 COMMUNICATE-G1 READ-INPUT-G1")
{
    char ligne[] = "go depth 2", temps[] = "go movetime 40", recherche[] = "go depth 1 searchmoves a2a3";
    const char *texte;

    PREPARER(tricky_position);
    meilleur_coup = 0;
    nb_noeuds_eval = 0;
    verif_capture_debut(STDOUT_FILENO);
    VERIF_ETAT_INCHANGE(APPELLE(negamax, parse_go(ligne)));
    texte = verif_capture_fin();
    VERIF_CHAINE_COMMENCE(texte, "info depth 1 score cp 435 nodes 49 time ");
    VERIF_CHAINE_CONTIENT(texte, " pv f3f6\ninfo depth 2 score cp 70 nodes 480 time ");
    VERIF_CHAINE_CONTIENT(texte, " pv e2a6\nbestmove e2a6\n");
    VERIF_ENTIER(get_coup_square_arrivee(meilleur_coup), a6);
    APPELLE(reset_time_var, parse_go(ligne));
    APPELLE(communicate, parse_go(ligne));
    APPELLE(get_time_ms, parse_go(temps));
    VERIF_ENTIER(timeset, 1);
    APPELLE(read_input, communicate());
    flag_quit = 0;
    APPELLE(input_waiting, read_input());
    verif_capture_debut(STDOUT_FILENO);
    parse_go(recherche);
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "bestmove f3f6\n");
    PREPARER("7k/6Q1/6K1/8/8/8/8/8 b - -");
    VERIF_STDOUT("bestmove 0000\n", parse_go(ligne));
}

VERIF(la_boucle, "MAIN-UCI-G5 MAIN-UCI-G6 MAIN-UCI-G8 MAIN-UCI-G11 READ-INPUT-G2")
{
    APPELLE(generer_masques_d_attaque_statiques, dialoguer("quit\n"));
    APPELLE(parse_position, dialoguer("ucinewgame\n"));
    PREPARER(tricky_position);
    dialoguer("ucinewgame\n");
    VERIF_ENTIER(presence_sq(e2), P);
    verif_capture_debut(STDOUT_FILENO);
    dialoguer("position startpos\ngo depth 1\n");
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "\nbestmove b1c3\n\n");
    VERIF_INDICE("ce qui vient pendant une recherche est lu après elle");
    verif_capture_debut(STDOUT_FILENO);
    dialoguer("position startpos\ngo depth 4\nposition fen 8/8/8/8/8/5k2/7q/7K w - -\ngo depth 1\n");
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "\nbestmove h1h2\n");
    VERIF_INDICE("« quit » pendant la recherche arrête aussi la boucle");
    verif_capture_debut(STDOUT_FILENO);
    dialoguer("position startpos\ngo\nquit\nisready\n");
    VERIF_VRAI(strstr(verif_capture_fin(), "readyok") == NULL);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_masques),
    VERIF_LIGNE(les_coups),
    VERIF_LIGNE(perft_et_la_suite),
    VERIF_LIGNE(l_affichage),
    VERIF_LIGNE(uci),
    VERIF_LIGNE(la_recherche_de_la_fiche_8),
    VERIF_LIGNE(la_boucle))
