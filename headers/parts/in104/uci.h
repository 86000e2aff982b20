/** Le nom du moteur, pour qui écrit son propre main_uci. */
#ifndef nom_moteur
#define nom_moteur "mon moteur"
#endif
/** Les noms des auteurs du moteur. */
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
/** L'heure à laquelle la recherche doit finir, si timeset vaut 1. */
extern int stoptime;
/** 1 si le temps est compté. */
extern int timeset;
