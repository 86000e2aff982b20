#include "historique_partie.h"

#include <assert.h>

int main(void)
{
    historique_partie h;

    historique_initialise(&h);
    assert(!historique_deplacement_existe(&h, 4, 0));
    return 0;
}
