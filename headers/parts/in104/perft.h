/** Le nombre de feuilles que perft a comptées. */
extern long nb_feuilles;
