/** L'évaluation de la fiche 6, que print_echiquier montre : voir eval.h. */
int eval(void);
