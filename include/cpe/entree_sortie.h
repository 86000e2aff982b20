/* entree_sortie.h du cours : tout est dans echecs.h.
 * Produit par « cargo run -p headers » : ne pas le modifier à la main. */
#include "../echecs.h"
