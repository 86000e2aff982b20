/*
 * Fiche 8 : un moteur d'échecs, que n'importe quelle interface (UCI) peut charger.
 *
 *   ./echecs lancer examples_c/moteur_uci.c
 */
#include "in104.h"

int main(void)
{
    main_uci();
    return 0;
}
