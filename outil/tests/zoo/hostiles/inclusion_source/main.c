#define VRAI 1

#include "historique.c"

int main(void)
{
    historique_partie h;

    historique_initialise(&h);
    return historique_deplacement_existe(&h, 4, 0);
}
