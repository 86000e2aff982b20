/** Pour le negamax du programme : 1 s'il doit appeler communicate (fiche 8). */
#ifndef UCI
#define UCI 0
#endif

/** Plus que toute évaluation d'une position de partie, avec les tableaux du cours. */
#define VALEUR_MAX 50000
/** La valeur d'un mat. */
#define VALEUR_MAT 49000

/** Le meilleur coup de la racine, d'après le dernier negamax qui est allé à son terme. */
extern int meilleur_coup;
/** Le meilleur coup de la racine, à mesure que negamax le cherche. */
extern int tmp_meilleur_coup;
/** Le nombre de coups joués depuis la racine. */
extern int ply;
/** Le nombre d'appels de negamax. */
extern long long nb_noeuds_parcourus;
/** Le nombre de positions que negamax a évaluées avec eval. */
extern long long nb_noeuds_eval;
