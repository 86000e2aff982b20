/* hostile : inclut la copie de quelqu'un d'autre ; attendu : refuse */
#include "../cpe/historique_fiche.c"

