/* negamax.h du cours : tout est dans in104.h.
 * Produit par « cargo run -p headers » : ne pas le modifier à la main. */
#include "../in104.h"
