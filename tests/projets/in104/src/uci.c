#include "uci.h"

#include <sys/select.h>

int flag_quit = 0;
int stopped = 0;
int inc = 0;
/* Le nom est celui du cours ; la bibliothèque de C a une fonction time, dont personne ne se sert ici. */
int time = -1;
int movestogo = 40;
int movetime = -1;
int starttime = 0;
int stoptime = 0;
int timeset = 0;

void reset_time_var()
{
    flag_quit = stopped = inc = starttime = stoptime = timeset = 0;
    time = movetime = -1;
    movestogo = 40;
}

int input_waiting()
{
    fd_set entrees;
    struct timeval attente = { 0, 0 };

    FD_ZERO(&entrees);
    FD_SET(0, &entrees);
    return select(1, &entrees, NULL, NULL, &attente) > 0;
}

void read_input()
{
    char ligne[256];
    long lus;

    if (!input_waiting())
        return;
    lus = read(0, ligne, sizeof ligne - 1);
    ligne[lus > 0 ? lus : 0] = '\0';
    if (!strncmp(ligne, "stop", 4))
        stopped = 1;
    if (!strncmp(ligne, "quit", 4))
        stopped = flag_quit = 1;
}

int communicate()
{
    read_input();
    if (timeset && get_time_ms() > stoptime)
        stopped = 1;
    return stopped;
}

int get_coup_str(char *coup_gui)
{
    coups liste[1];

    generer_coups(liste);
    for (int i = 0; i < liste->nb_coups; i++) {
        int coup = liste->tab_coups[i], promotion = get_coup_promotion(coup);
        char lettre = coup_gui[4];
        copie_echiquier();

        if (strncmp(coup_gui, square_to_coordonnees[get_coup_square_depart(coup)], 2)
            || strncmp(coup_gui + 2, square_to_coordonnees[get_coup_square_arrivee(coup)], 2))
            continue;
        if (promotion && lettre != piece_char[promotion])
            continue;
        if (!executer_coup(coup))
            return 0;
        restauration_echiquier();
        return coup;
    }
    return 0;
}

void parse_position(char *instruction)
{
    char *fen = strstr(instruction, "fen "), *suite = strstr(instruction, "moves ");

    /* La suite de la ligne vient avec la FEN : parse_fen s'arrête où il faut. */
    parse_fen(fen ? fen + 4 : position_de_depart);
    if (!suite)
        return;
    for (char *mot = strtok(suite + 6, " \n"); mot; mot = strtok(NULL, " \n"))
        executer_coup(get_coup_str(mot));
}

static int nombre_apres(char *instruction, char *mot, int sinon)
{
    char *place = strstr(instruction, mot);

    return place ? atoi(place + strlen(mot)) : sinon;
}

void parse_go(char *instruction)
{
    int profondeur = nombre_apres(instruction, "depth ", MAX_PROFONDEUR);

    reset_time_var();
    inc = nombre_apres(instruction, trait == blancs ? "winc " : "binc ", 0);
    time = nombre_apres(instruction, trait == blancs ? "wtime " : "btime ", -1);
    movestogo = nombre_apres(instruction, "movestogo ", 40);
    movetime = nombre_apres(instruction, "movetime ", -1);
    if (movetime != -1) {
        time = movetime;
        movestogo = 1;
    }
    starttime = get_time_ms();
    if (time != -1) {
        timeset = 1;
        stoptime = starttime + time / movestogo + inc;
    }
    for (int i = 1; i <= profondeur; i++) {
        int score;

        nb_noeuds_parcourus = 0;
        score = negamax(-VALEUR_MAX, VALEUR_MAX, i);
        if (stopped)
            break;
        meilleur_coup = tmp_meilleur_coup;
        printf("info depth %d score cp %d nodes %lld\n", i, score, nb_noeuds_parcourus);
    }
    /* Comme dans le cours, sans fin de ligne. */
    printf("bestmove ");
    afficher_coup(meilleur_coup);
}

void main_uci()
{
    char ligne[2000];

    setbuf(stdin, NULL);
    setbuf(stdout, NULL);
    generer_masques_d_attaque_statiques();
    while (!flag_quit && fgets(ligne, sizeof ligne, stdin)) {
        if (!strncmp(ligne, "ucinewgame", 10)) {
            parse_fen(position_de_depart);
        } else if (!strncmp(ligne, "uci", 3)) {
            printf("id name %s\nid author %s\nuciok\n", nom_moteur, nom_auteur);
        } else if (!strncmp(ligne, "isready", 7)) {
            printf("readyok\n");
        } else if (!strncmp(ligne, "position", 8)) {
            parse_position(ligne);
        } else if (!strncmp(ligne, "go", 2)) {
            parse_go(ligne);
            printf("\n");
        } else if (!strncmp(ligne, "quit", 4)) {
            break;
        }
    }
}
