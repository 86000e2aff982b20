#ifndef MODE_INTERACTIF_API_H
#define MODE_INTERACTIF_API_H

#include "echiquier.h"
#include "historique_partie.h"

void api_echec_lance_mode_interactif();
void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart, int y_depart, int x_destination, int y_destination);
int api_echec_ecrit_fichier_etat(const echiquier *e, const char *filename);
int api_echec_lit_fichier_etat(echiquier *e, const char *filename);
int api_echec_ecrit_fichier_historique(const historique_partie *h, const char *filename);
int api_echec_lit_fichier_historique(historique_partie *h, const char *filename);

#endif
