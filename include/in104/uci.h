/**
 * @file uci.h
 * Le fichier uci.h du cours : la même chose que dans in104.h, et rien de plus. Les autres
 * fichiers de ce dossier viennent par leurs noms : un programme peut avoir les siens,
 * s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit par
 * « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef UCI_H
#define UCI_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include <unistd.h>
#include <echiquier.h>
#include <coups.h>
#include <negamax.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Le nom du moteur, pour qui écrit son propre main_uci. */
#ifndef nom_moteur
#define nom_moteur "mon moteur"
#endif
/** Les noms de ses auteurs. */
#ifndef nom_auteur
#define nom_auteur "anonyme"
#endif

/** 1 si l'interface a demandé de quitter pendant une recherche. */
extern int flag_quit;
/** 1 si la recherche doit s'arrêter : l'interface l'a demandé, ou le temps est écoulé. */
extern int stopped;
/** Le temps, en millisecondes, que chaque coup ajoute à la pendule du camp qui a le trait. */
extern int inc;
/** Le nombre de coups sur lesquels répartir le temps qui reste. */
extern int movestogo;
/** Le temps à prendre pour ce coup, en millisecondes ; -1 si l'interface ne le dit pas. */
extern int movetime;
/** L'heure du début de la recherche, d'après get_time_ms. */
extern int starttime;
/** L'heure à laquelle elle doit finir, si timeset vaut 1. */
extern int stoptime;
/** 1 si le temps est compté. */
extern int timeset;

/**
 * Remet les variables du protocole UCI à leurs valeurs de départ.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [RESET-TIME-G1] flag_quit, stopped, inc, starttime, stoptime et timeset valent 0, movestogo 40
 *   et movetime -1. (La variable time du cours n'est pas dans la bibliothèque : la bibliothèque
 *   de C a déjà une fonction de ce nom.)
 */
void reset_time_var(void);

/**
 * Dit si stdin a quelque chose à lire, sans attendre.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [INPUT-WAITING-G1] rend 1 si une lecture de stdin n'attendrait pas, même parce que stdin est
 *   à sa fin ; 0 sinon.
 *
 * @return 1 ou 0.
 */
int input_waiting(void);

/**
 * Lit les lignes qui attendent sur stdin pendant une recherche.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [READ-INPUT-G1] lit tant que input_waiting, appelée par son nom, ne rend pas 0, et n'attend
 *   pas la fin d'une ligne qui n'est pas encore venue ; ne lit rien après une ligne « quit » ni
 *   après la fin de stdin ;
 * - [READ-INPUT-G2] « stop » met stopped à 1, « quit » met stopped et flag_quit à 1, « isready »
 *   fait écrire « readyok » ; les autres lignes sont perdues, sauf pendant main_uci, qui les lit
 *   après la recherche ;
 * - [READ-INPUT-G3] la fin de stdin met flag_quit à 1, sauf si main_uci a encore des lignes à lire,
 *   et pendant un « go » de main_uci qui n'a pas de limite, met stopped à 1.
 */
void read_input(void);

/**
 * Dit si la recherche doit s'arrêter : negamax l'appelle de temps en temps.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COMMUNICATE-G1] appelle read_input par son nom ; puis, si timeset vaut 1 et que get_time_ms,
 *   appelée par son nom, donne plus que stoptime, met stopped à 1 ;
 * - [COMMUNICATE-G2] rend stopped.
 *
 * @return la valeur de stopped.
 */
int communicate(void);

/** La plus grande profondeur de perft, de negamax et de recherche_meilleur_coup. */
#define MAX_PROFONDEUR 64

/**
 * Trouve le coup qu'une chaîne désigne, comme e2e4 ou e7e8q.
 *
 * @param chaine le coup ; seul compte ce qui précède la première espace.
 *
 * Nécessite :
 * - [GET-COUP-N1] chaine n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [GET-COUP-G1] rend le coup de generer_coups qui a ces cases et cette promotion, si
 *   executer_coup l'accepte ;
 * - [GET-COUP-G2] rend 0 si la chaîne n'est pas un coup légal ;
 * - [GET-COUP-G3] l'échiquier ne change pas ;
 * - [GET-COUP-G4] appelle generer_coups et executer_coup par leur nom.
 *
 * @return le coup, ou 0.
 */
int get_coup_str(char *chaine);

/**
 * Obéit à une ligne « position » du protocole UCI.
 *
 * La ligne est « position startpos » ou « position fen », suivie d'une FEN ; puis, s'il y a
 * lieu, « moves » et des coups.
 *
 * @param commande la ligne.
 *
 * Nécessite :
 * - [PARSE-POSITION-N1] commande n'est pas NULL ; sinon ne fait rien ;
 * - [PARSE-POSITION-N2] la ligne est ainsi écrite, la FEN est bonne, et chaque coup est légal ;
 *   sinon l'échiquier ne change pas.
 *
 * Garantie :
 * - [PARSE-POSITION-G1] l'échiquier est celui de la position, après tous les coups ;
 * - [PARSE-POSITION-G2] appelle par leur nom parse_fen, get_coup_str et executer_coup : si le
 *   programme les a remplacées, ce sont les siennes.
 */
void parse_position(char *commande);

/**
 * Obéit à une ligne « go » du protocole UCI : cherche le meilleur coup, et l'écrit.
 *
 * La ligne peut dire depth, nodes, movetime, mate, wtime, btime, winc, binc, movestogo, chacun
 * suivi d'un nombre, searchmoves, suivi de coups, ou infinite.
 *
 * Si le programme n'a remplacé aucune des fonctions des fiches 3 à 7 qui servent à chercher un
 * coup, la recherche est celle du moteur de la bibliothèque, plus fort que negamax. Sinon c'est
 * celle de la fiche 8, avec les fonctions du programme.
 *
 * @param commande la ligne.
 *
 * Nécessite :
 * - [PARSE-GO-N1] commande n'est pas NULL ; sinon ne fait rien ;
 * - [PARSE-GO-N2] la ligne commence par « go » ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARSE-GO-G1] écrit sur stdout des lignes « info », puis une ligne « bestmove » et le coup
 *   choisi, légal, comme e2e4 ;
 * - [PARSE-GO-G2] écrit « bestmove 0000 » s'il n'y a pas de coup légal, ou si l'on ne peut pas
 *   jouer : il faut un roi de chaque couleur, pas de pion sur la première ou la dernière rangée,
 *   et un camp qui n'a pas le trait qui ne soit pas en échec ;
 * - [PARSE-GO-G3] depth, nodes et movetime limitent la recherche ;
 * - [PARSE-GO-G4] l'échiquier ne change pas ;
 * - [PARSE-GO-G5] attend la fin de la recherche du moteur ; sans limite, elle s'arrête aussitôt.
 *   Pendant main_uci, n'attend pas, et « stop » l'arrête. Si le programme a son propre main_uci,
 *   attend la fin et appelle communicate par son nom de temps en temps : stopped l'arrête ;
 * - [PARSE-GO-G6] si le programme a remplacé negamax, eval, generer_coups, executer_coup,
 *   case_attaquee, ajouter_coup ou un masque_d_attaque_dynamique_..., appelle negamax par son
 *   nom, pour chaque profondeur de 1 à celle qui est demandée ou à MAX_PROFONDEUR, avec ply et
 *   nb_noeuds_parcourus à 0 ; écrit une ligne « info » pour chacune, et met le dernier coup
 *   trouvé dans meilleur_coup ;
 * - [PARSE-GO-G7] alors depth, movetime et les pendules limitent la recherche, et communicate,
 *   appelée par son nom, l'arrête : au plus tard après la profondeur en cours, même si le
 *   negamax du programme ne l'appelle pas. Nodes, mate et searchmoves ne comptent pas.
 */
void parse_go(char *commande);

/**
 * Fait du programme un moteur d'échecs, que n'importe quelle interface peut charger.
 *
 * Lit des lignes du protocole UCI sur stdin, et y répond sur stdout, jusqu'à « quit » ou la fin
 * de stdin : uci, isready, ucinewgame, setoption (Hash, Clear Hash, Move Overhead), position, go,
 * stop, quit. Si l'échiquier est vide, la partie commence par la position du début. Pendant une
 * recherche, une autre ligne « go » est refusée. Ce que le moteur dit est en anglais, la langue
 * du protocole. Ni stdin ni stdout n'ont plus de tampon.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [MAIN-UCI-G1] une ligne « position » est donnée à parse_position, une ligne « go » à
 *   parse_go, par leur nom : si le programme les a remplacées, ce sont les siennes ;
 * - [MAIN-UCI-G2] « uci » donne le nom du moteur, ses options et « uciok » ; « isready » donne
 *   « readyok », même pendant une recherche ;
 * - [MAIN-UCI-G3] « stop » arrête la recherche, qui écrit alors « bestmove » ; « quit » arrête
 *   tout ;
 * - [MAIN-UCI-G4] toute autre ligne, quels que soient sa longueur et son contenu, ne change
 *   rien ; à la fin de stdin, une recherche qui a une limite va jusqu'à elle ;
 * - [MAIN-UCI-G5] appelle d'abord generer_masques_d_attaque_statiques par son nom ; « ucinewgame »
 *   donne « position startpos » à parse_position ;
 * - [MAIN-UCI-G6] après le parse_go du programme, écrit une fin de ligne, que celui du cours
 *   n'écrit pas après « bestmove », et s'arrête si flag_quit n'est pas 0 ; ce que le programme
 *   écrit se voit dès qu'il l'écrit.
 */
void main_uci(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* UCI_H */
