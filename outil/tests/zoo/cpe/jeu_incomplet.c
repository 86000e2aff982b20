/* incomplet */
/* jeu.c au début du TP : les fonctions existent, et ne font rien. */
#include <stddef.h>

#include "jeu.h"

int jeu_compter_nombre_piece(const jeu *j) { (void)j; return 0; }
int jeu_existe_piece(const jeu *j, int x, int y) { (void)j; (void)x; (void)y; return 0; }
piece *jeu_recuperer_piece(const jeu *j, int x, int y) { (void)j; (void)x; (void)y; return NULL; }
const piece *jeu_recuperer_roi_information(const jeu *j) { (void)j; return NULL; }
int jeu_est_integre(const jeu *j) { (void)j; return 0; }
void jeu_supprimer_piece(jeu *j, int x, int y) { (void)j; (void)x; (void)y; }
