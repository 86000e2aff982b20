/* Section « UCI (fiche 8) » de in104.h : ce qu'une recherche entend. */
#include "../commun/entree.h"
#include "in104_etat.h"

/* L'autre bout de stdin. */
static int interface;

static void brancher(void)
{
    interface = brancher_stdin();
    setvbuf(stdin, NULL, _IONBF, 0);
    reset_time_var();
}

VERIF(valeurs_de_depart, "RESET-TIME-G1")
{
    int tour;

    for (tour = 0; tour < 2; tour++) {
        VERIF_CONTEXTE(tour == 0 ? "au début du programme" : "après reset_time_var");
        VERIF_ENTIER(flag_quit, 0);
        VERIF_ENTIER(stopped, 0);
        VERIF_ENTIER(inc, 0);
        VERIF_ENTIER(movestogo, 40);
        VERIF_ENTIER(movetime, -1);
        VERIF_ENTIER(starttime, 0);
        VERIF_ENTIER(stoptime, 0);
        VERIF_ENTIER(timeset, 0);
        flag_quit = stopped = inc = movestogo = movetime = starttime = stoptime = timeset = 9;
        reset_time_var();
    }
}

VERIF(quelque_chose_a_lire, "INPUT-WAITING-G1")
{
    brancher();
    VERIF_ENTIER(input_waiting(), 0);
    envoyer(interface, "bonjour\n");
    VERIF_ENTIER(input_waiting(), 1);
    VERIF_ENTIER(getchar(), 'b');
    VERIF_ENTIER(input_waiting(), 1);
    read_input();
    VERIF_ENTIER(input_waiting(), 0);
    VERIF_CONTEXTE("à la fin de stdin");
    close(interface);
    VERIF_ENTIER(input_waiting(), 1);
}

VERIF(lignes_entendues, "READ-INPUT-G1 READ-INPUT-G2")
{
    brancher();
    read_input();
    VERIF_ENTIER(stopped, 0);
    envoyer(interface, "\nbonjour\nstopper\n");
    VERIF_STDOUT("", read_input());
    VERIF_ENTIER(stopped, 0);
    VERIF_ENTIER(input_waiting(), 0);
    envoyer(interface, "isready\n");
    VERIF_STDOUT("readyok\n", read_input());
    envoyer(interface, "bonjour\nstop\n");
    read_input();
    VERIF_ENTIER(stopped, 1);
    VERIF_ENTIER(flag_quit, 0);
    reset_time_var();
    envoyer(interface, "quit\nstop\n");
    read_input();
    VERIF_ENTIER(stopped, 1);
    VERIF_ENTIER(flag_quit, 1);
    VERIF_INDICE("rien n'est lu après « quit »");
    VERIF_ENTIER(input_waiting(), 1);
}

VERIF(le_debut_d_une_ligne, "READ-INPUT-G1")
{
    brancher();
    envoyer(interface, "st");
    read_input();
    VERIF_ENTIER(stopped, 0);
    VERIF_ENTIER(input_waiting(), 0);
    envoyer(interface, "op\n");
    read_input();
    VERIF_ENTIER(stopped, 1);
}

VERIF(fin_de_stdin, "READ-INPUT-G3")
{
    brancher();
    close(interface);
    read_input();
    VERIF_ENTIER(flag_quit, 1);
    VERIF_ENTIER(stopped, 0);
}

VERIF(le_temps_et_stop, "COMMUNICATE-G1 COMMUNICATE-G2")
{
    brancher();
    VERIF_ENTIER(communicate(), 0);
    stoptime = get_time_ms() - 10;
    {
        VERIF_INDICE("le temps n'est compté que si timeset vaut 1");
        VERIF_ENTIER(communicate(), 0);
        timeset = 2;
        VERIF_ENTIER(communicate(), 0);
        timeset = 1;
        VERIF_ENTIER(communicate(), 1);
        VERIF_ENTIER(stopped, 1);
    }
    reset_time_var();
    timeset = 1;
    stoptime = get_time_ms() + 100000;
    VERIF_ENTIER(communicate(), 0);
    envoyer(interface, "stop\n");
    VERIF_ENTIER(communicate(), 1);
    stopped = 7;
    VERIF_ENTIER(communicate(), 7);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(valeurs_de_depart),
    VERIF_LIGNE(quelque_chose_a_lire),
    VERIF_LIGNE(lignes_entendues),
    VERIF_LIGNE(le_debut_d_une_ligne),
    VERIF_LIGNE(fin_de_stdin),
    VERIF_LIGNE(le_temps_et_stop))
