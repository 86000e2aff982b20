#ifndef UCI_H
#define UCI_H

#include <unistd.h>

#include "echiquier.h"
#include "coups.h"
#include "negamax.h"

#define nom_moteur "moteur d'essai"
#define nom_auteur "les auteurs de libechecs"

#define MAX_PROFONDEUR 64

extern int flag_quit;
extern int stopped;
extern int inc;
extern int time;
extern int movestogo;
extern int movetime;
extern int starttime;
extern int stoptime;
extern int timeset;

void reset_time_var();
int input_waiting();
void read_input();
int communicate();

int get_coup_str(char *coup_gui);
void parse_position(char *instruction);
void parse_go(char *instruction);
void main_uci();

#endif
