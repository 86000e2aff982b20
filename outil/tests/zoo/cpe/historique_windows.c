/* juste */
/* Un fichier de Windows : fins de ligne CR LF, et des accents (é, à) qui ne sont pas de l'UTF-8. */
#include "historique_partie.h"

int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y)
{
	int deja = 0; /* la pièce a-t-elle déjà bougé ? */

	for (int n = h->nombre_coups - 1; n >= 0 && !deja; n--)
		deja = (h->coups[n].x_depart == coord_x && h->coups[n].y_depart == coord_y)
		    || (h->coups[n].x_arrivee == coord_x && h->coups[n].y_arrivee == coord_y);
	return deja;
}
