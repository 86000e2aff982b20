/**
 * @file uci.h
 * Le fichier uci.h du cours : la même chose que dans in104.h, et rien de plus. Les autres
 * fichiers de ce dossier viennent par leurs noms : un programme peut avoir les siens,
 * s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à partir
 * de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef UCI_H
#define UCI_H

#ifndef ECHECS_IN104_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_IN104

#include "echecs_attributs.h"
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
/** Les noms des auteurs du moteur. */
#ifndef nom_auteur
#define nom_auteur "anonyme"
#endif

/** 1 si l'interface a demandé de quitter pendant une recherche. */
ECHECS_API extern int flag_quit;
/** 1 si la recherche doit s'arrêter : l'interface l'a demandé, ou le temps est écoulé. */
ECHECS_API extern int stopped;
/** Le temps, en millisecondes, que chaque coup ajoute à la pendule du camp qui a le trait. */
ECHECS_API extern int inc;
/** Le nombre de coups sur lesquels répartir le temps qui reste. */
ECHECS_API extern int movestogo;
/** Le temps à prendre pour ce coup, en millisecondes ; -1 si l'interface ne le dit pas. */
ECHECS_API extern int movetime;
/** L'heure du début de la recherche, d'après get_time_ms. */
ECHECS_API extern int starttime;
/** L'heure à laquelle la recherche doit finir, si timeset vaut 1. */
ECHECS_API extern int stoptime;
/** 1 si le temps est compté. */
ECHECS_API extern int timeset;

/**
 * Remet les variables du protocole UCI à leurs valeurs par défaut.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [RESET-TIME-G1] + flag_quit, stopped, inc, starttime, stoptime et timeset reçoivent 0,
 *   movestogo reçoit 40 et movetime -1. (La variable time du cours n'est pas dans libechecs : la
 *   bibliothèque de C a déjà une fonction de ce nom.)
 */
ECHECS_API
void reset_time_var(void);

/**
 * Dit si stdin a quelque chose à lire, sans attendre.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [INPUT-WAITING-G1] + rend 0 si une lecture de stdin attendrait, et 1 si elle n'attendrait pas,
 *   même parce que stdin est à sa fin.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int input_waiting(void);

/**
 * Lit les lignes qui attendent sur stdin pendant une recherche.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [READ-INPUT-G1] + lit tant que input_waiting, appelée par son nom, ne rend pas 0, et n'attend
 *   pas la fin d'une ligne qui n'est pas encore venue ; ne lit rien après une ligne « quit » ni
 *   après la fin de stdin ;
 * - [READ-INPUT-G2] + à la ligne « stop », met stopped à 1 ; à « quit », met stopped et flag_quit
 *   à 1 ; à « isready », écrit « readyok » sur stdout. Une autre ligne est perdue, sauf pendant
 *   main_uci, qui la lit après la recherche ;
 * - [READ-INPUT-G3] + à la fin de stdin, met flag_quit à 1, sauf si main_uci a encore des lignes à
 *   lire ; pendant un « go » de main_uci qui n'a pas de limite, met aussi stopped à 1.
 */
ECHECS_API
void read_input(void);

/**
 * Dit si la recherche doit s'arrêter.
 *
 * negamax appelle cette fonction de temps en temps : voir [NEGAMAX-G6].
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COMMUNICATE-G1] + appelle read_input par son nom ; puis, si timeset vaut 1 et que
 *   get_time_ms, appelée par son nom, rend plus que stoptime, met stopped à 1 ;
 * - [COMMUNICATE-G2] + rend stopped.
 *
 * @return la valeur de stopped.
 */
ECHECS_API
int communicate(void);

/** La plus grande profondeur de perft, de negamax et de recherche_meilleur_coup. */
#define MAX_PROFONDEUR 64

/**
 * Trouve le coup légal qu'une chaîne désigne.
 *
 * @param chaine le coup, par exemple e2e4 ou e7e8q ; seul compte ce qui précède la première
 *        espace, tabulation ou fin de ligne.
 *
 * Nécessite :
 * - [GET-COUP-N1] chaine n'est pas NULL ; sinon rend 0 ;
 * - [GET-COUP-N2] trait vaut blancs ou noirs ; sinon rend 0.
 *
 * Garantie :
 * - [GET-COUP-G1] + rend le coup de generer_coups qui a les cases et la promotion de la chaîne, si
 *   executer_coup accepte ce coup ;
 * - [GET-COUP-G2] + rend 0 si la chaîne n'est pas un coup légal, et n'écrit rien sur stderr ;
 * - [GET-COUP-G3] + l'échiquier ne change pas ;
 * - [GET-COUP-G4] + appelle generer_coups et executer_coup par leur nom : si le programme définit
 *   ces fonctions, ce sont ses versions.
 *
 * @return le coup, ou 0.
 */
ECHECS_API
int get_coup_str(char *chaine);

/**
 * Obéit à une ligne « position » du protocole UCI.
 *
 * La ligne est « position startpos », ou « position fen » et une FEN ; « moves » et des coups,
 * comme e2e4 ou e7e8q, peuvent suivre.
 *
 * @param commande la ligne.
 *
 * Nécessite :
 * - [PARSE-POSITION-N1] commande n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARSE-POSITION-G1] si la ligne est ainsi écrite, si parse_fen accepte la FEN et si chaque
 *   coup est légal : l'échiquier devient celui de la position après tous ces coups ;
 * - [PARSE-POSITION-G2] + appelle par leur nom parse_fen, get_coup_str et executer_coup : si le
 *   programme définit ces fonctions, ce sont ses versions ;
 * - [PARSE-POSITION-G3] + si la ligne est refusée : l'échiquier ne change pas ;
 * - [PARSE-POSITION-G4] + une ligne refusée n'arrête jamais le programme, et rien n'est écrit sur
 *   stderr : une ligne sur stdout dit à l'interface pourquoi, en anglais, par exemple
 *   « info string e2e5: not a legal move here ».
 */
ECHECS_API
void parse_position(char *commande);

/**
 * Obéit à une ligne « go » du protocole UCI.
 *
 * La fonction cherche le meilleur coup, et l'écrit. La ligne peut dire depth, nodes, movetime,
 * mate, wtime, btime, winc, binc, movestogo, chacun suivi d'un nombre, searchmoves, suivi de
 * coups, ou infinite.
 *
 * Si le programme définit une des fonctions de [PARSE-GO-G6], la recherche est celle de la fiche
 * 8, avec les fonctions du programme. Si le programme n'en définit aucune, la recherche est celle
 * du moteur de la bibliothèque, plus fort que negamax.
 *
 * @param commande la ligne.
 *
 * Nécessite :
 * - [PARSE-GO-N1] commande n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARSE-GO-G1] + écrit sur stdout des lignes « info », puis une ligne « bestmove », une espace
 *   et un coup légal, parfois suivi de « ponder » et de la réponse attendue : « bestmove e2e4 » ou
 *   « bestmove b1c3 ponder d7d6 » ;
 * - [PARSE-GO-G2] + écrit « bestmove 0000 » s'il n'y a pas de coup légal, ou si l'échiquier n'est
 *   pas jouable : trait n'est ni blancs ni noirs, un camp n'a pas de roi ou en a plusieurs, un
 *   pion est sur la première ou la dernière rangée, ou le camp qui n'a pas le trait est en échec ;
 * - [PARSE-GO-G3] + depth, nodes, movetime, et wtime ou btime pour le camp qui a le trait,
 *   limitent la recherche ;
 * - [PARSE-GO-G4] + l'échiquier ne change pas ;
 * - [PARSE-GO-G5] + si le moteur de la bibliothèque cherche, rend la main :
 *   - dans main_uci : sans attendre ; la recherche va jusqu'à sa limite, ou jusqu'à « stop » ;
 *   - si le programme définit main_uci : quand la recherche est finie ; appelle communicate par
 *     son nom de temps en temps, et arrête la recherche si communicate ne rend pas 0 ;
 *   - dans les autres cas : quand la recherche est finie ; si la ligne ne donne aucune limite de
 *     [PARSE-GO-G3] (« go », « go infinite », « go mate 2 »), la recherche s'arrête aussitôt ;
 * - [PARSE-GO-G6] + si le programme définit negamax, eval, generer_coups, executer_coup,
 *   case_attaquee, ajouter_coup ou un masque_d_attaque_dynamique_... : appelle negamax par son
 *   nom, pour chaque profondeur de 1 à la profondeur demandée, ou à MAX_PROFONDEUR, avec ply et
 *   nb_noeuds_parcourus à 0 ; écrit une ligne « info » par profondeur, et meilleur_coup reçoit le
 *   dernier coup trouvé ;
 * - [PARSE-GO-G7] + dans le cas de [PARSE-GO-G6], depth, movetime, wtime et btime limitent la
 *   recherche ; nodes, mate et searchmoves ne comptent pas. Si communicate, appelée par son nom,
 *   ne rend pas 0, la recherche s'arrête, au plus tard après la profondeur en cours, même si le
 *   negamax du programme n'appelle pas communicate ;
 * - [PARSE-GO-G8] + si la ligne ne commence pas par « go » : ne cherche pas, n'arrête pas le
 *   programme, et écrit seulement « info string not a go line » sur stdout ;
 * - [PARSE-GO-G9] + dans la ligne, un mot inconnu ou un nombre mal écrit ne compte pas ; un nombre
 *   négatif compte comme 0, un nombre trop grand comme le plus grand qui convient.
 */
ECHECS_API
void parse_go(char *commande);

/**
 * Fait du programme un moteur d'échecs UCI.
 *
 * N'importe quelle interface d'échecs peut charger ce programme. La fonction lit des lignes du
 * protocole UCI sur stdin, et répond sur stdout, jusqu'à « quit » ou la fin de stdin. Les
 * commandes sont uci, isready, ucinewgame, setoption (Hash, Clear Hash, Move Overhead), position,
 * go, stop, quit. Si l'échiquier est vide, la partie commence par la position initiale. Pendant
 * une recherche, une autre ligne « go » est refusée. Ce que le moteur dit est en anglais, la
 * langue du protocole. La fonction retire leur tampon à stdin et à stdout.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [MAIN-UCI-G1] obéit à une ligne « position » comme parse_position, et à une ligne « go » comme
 *   parse_go ;
 * - [MAIN-UCI-G2] à « uci », répond « id name » et le nom du moteur, « id author » et son auteur,
 *   puis « uciok » ; à « isready », répond « readyok » ;
 * - [MAIN-UCI-G3] « stop » arrête la recherche, qui écrit alors « bestmove » ; « quit » arrête la
 *   recherche, et la fonction rend la main ;
 * - [MAIN-UCI-G4] une ligne vide ne change rien ;
 * - [MAIN-UCI-G5] à « ucinewgame », l'échiquier devient celui du début d'une partie ;
 * - [MAIN-UCI-G8] + donne une ligne « position » à parse_position, une ligne « go » à parse_go, et
 *   à « ucinewgame » la ligne « position startpos » à parse_position, appelées par leur nom : si
 *   le programme définit ces fonctions, ce sont ses versions ;
 * - [MAIN-UCI-G9] + à « uci », répond aussi ses options ; à « isready », répond même pendant une
 *   recherche ;
 * - [MAIN-UCI-G10] + une ligne qui ne contient aucune des huit commandes, quels que soient sa
 *   longueur et son contenu, ne change rien ; à la fin de stdin, une recherche qui a une limite va
 *   jusqu'à cette limite ;
 * - [MAIN-UCI-G11] + appelle d'abord generer_masques_d_attaque_statiques par son nom ;
 * - [MAIN-UCI-G6] + après le parse_go du programme, écrit une fin de ligne, que le parse_go du
 *   cours n'écrit pas après « bestmove », et rend la main si flag_quit n'est pas 0 ; ce que le
 *   programme écrit se voit dès qu'il l'écrit ;
 * - [MAIN-UCI-G7] + une ligne refusée n'arrête jamais le programme, même en mode contrats_arret,
 *   et rien n'est écrit sur stderr : une ligne « info string » dit à l'interface pourquoi. (Ce que
 *   font parse_position et parse_go, si le programme les définit, ne dépend que du programme.)
 */
ECHECS_API
void main_uci(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_IN104_H */

#endif /* UCI_H */
