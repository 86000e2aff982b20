/*
 * A program's own bishop's attacks, by the plain engine's tables.
 */
#include "../sliders.h"
#include "in104.h"

__attribute__((constructor)) static void prepare(void)
{
    prepare_sliders();
}

BB masque_d_attaque_dynamique_fou(int square, BB bloqueurs)
{
    return slide(&bishops[square], bloqueurs);
}
