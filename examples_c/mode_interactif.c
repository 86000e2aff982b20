/*
 * Une partie d'échecs au clavier, ou lue dans un fichier :
 *
 *   ./echecs lancer examples_c/mode_interactif.c
 *   ./echecs lancer examples_c/mode_interactif.c < coups.txt
 */
#include "echecs.h"

int main(void)
{
    api_echec_lance_mode_interactif();
    return 0;
}
