/** Plus que toute évaluation d'une position de partie, avec les tableaux du cours. */
#define VALEUR_MAX 50000
/** La valeur d'un mat immédiat ; un mat dans n demi-coups vaut VALEUR_MAT - n. */
#define VALEUR_MAT 49000

/** Le meilleur coup trouvé par negamax à la racine. */
extern int meilleur_coup;
/** Le nombre de demi-coups joués depuis la racine. */
extern int ply;
/** Le nombre de positions que negamax a parcourues. */
extern long nb_noeuds_parcourus;
/** Le nombre de positions que negamax a évaluées avec eval. */
extern long nb_noeuds_eval;
