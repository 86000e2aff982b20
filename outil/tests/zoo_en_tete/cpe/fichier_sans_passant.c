/* faux : ECRIRE-HISTORIQUE-G1 */
/* La case de prise en passant d'avant le premier coup n'est jamais écrite. */
#include <stdio.h>

#include "echecs.h"

static const char *const sortes[] = { "tour", "cavalier", "fou", "dame", "roi", "pion", "pion" };

static void ecrire_jeu(FILE *fichier, const char *camp, const jeu *j)
{
    for (int i = 0; i < MAX_PIECE && piece_est_valide(&j->ensemble_de_piece[i]); i++)
        fprintf(fichier, "%s %s %d %d\n", camp, sortes[j->ensemble_de_piece[i].type],
                j->ensemble_de_piece[i].coord_x, j->ensemble_de_piece[i].coord_y);
}

static void ecrire_coup(FILE *fichier, const coup_joue *c)
{
    fprintf(fichier, "d %d %d -> %d %d", c->x_depart, c->y_depart, c->x_arrivee, c->y_arrivee);
    if (c->type == deplacement_roque)
        fprintf(fichier, " roque");
    else if (c->type == deplacement_prise_en_passant)
        fprintf(fichier, " en_passant");
    else if (c->type == deplacement_promotion)
        fprintf(fichier, " %s", sortes[c->promotion]);
    fprintf(fichier, "\n");
}

type_erreur entree_sortie_ecrit_fichier_historique(const char *f, const historique_partie *h)
{
    const char lettres[] = "KQkq";
    FILE *fichier;

    if (f == NULL || h == NULL)
        return erreur_pointeur_nul;
    fichier = fopen(f, "w");
    if (fichier == NULL)
        return erreur_fichier_ecriture;
    fprintf(fichier, "libechecs historique 1\n");
    fprintf(fichier, "trait %s\n", h->echiquier_initial.joueur_courant == 0 ? "blancs" : "noirs");
    ecrire_jeu(fichier, "blanc", &h->echiquier_initial.jeu_de_piece_blanc);
    ecrire_jeu(fichier, "noir", &h->echiquier_initial.jeu_de_piece_noir);
    fprintf(fichier, "roque ");
    for (int i = 0; i < 4; i++)
        if (h->droits_roque >> i & 1)
            fputc(lettres[i], fichier);
    fprintf(fichier, h->droits_roque == 0 ? "-\n" : "\n");
    fprintf(fichier, "en_passant -\n");
    fprintf(fichier, "demi_coups %d\nnumero_coup %d\n", h->demi_coups, h->numero_coup);
    for (int i = 0; i < h->nombre_coups; i++)
        ecrire_coup(fichier, &h->coups[i]);
    fprintf(fichier, "fin\n");
    return fclose(fichier) == 0 ? pas_erreur : erreur_fichier_ecriture;
}
