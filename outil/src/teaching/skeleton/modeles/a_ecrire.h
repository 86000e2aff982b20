/*
 * Les fonctions qui restent à écrire.
 *
 * Tant que son nom est dans A_ECRIRE( ), une fonction n'est pas commencée : le programme se sert de
 * celle de la bibliothèque. Effacez A_ECRIRE et ses parenthèses autour du nom, et c'est la vôtre qui
 * sert partout.
 */
#ifndef A_ECRIRE_H
#define A_ECRIRE_H

#define A_ECRIRE(nom) reste_a_ecrire_##nom

/* Une fonction à écrire ne se sert pas encore de ses paramètres. */
#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wunused-parameter"
#endif

#endif
