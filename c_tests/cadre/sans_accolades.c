/* Ceci ne se compile pas : ce que montre un échec est une déclaration, et un « if » sans accolades n'est
 * pas un bloc. tests/checks/framework.rs remplace MONTRE par chacune des quatre macros, et pose DANS_UN_BLOC
 * pour ce qui se compile. */
#include "../verif.h"

VERIF(sans_accolades, "CADRE-G1")
{
    int i;

    for (i = 0; i < 3; i++)
#ifdef DANS_UN_BLOC
    {
        MONTRE("tour");
    }
#else
        MONTRE("tour");
#endif
}

VERIF_PROGRAMME(VERIF_LIGNE(sans_accolades))
