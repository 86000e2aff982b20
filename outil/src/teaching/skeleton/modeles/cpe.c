/*
 * Une partie d'échecs au clavier : « aide » montre les commandes, « d 4 1 -> 4 3 » joue e2-e4.
 */
#include "api_echec.h"

int main(void)
{
    api_echec_lance_mode_interactif();
    return 0;
}
