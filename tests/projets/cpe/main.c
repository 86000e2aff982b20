/*
 * Joue vingt parties au hasard, toujours les mêmes, et écrit chaque position dans le fichier que l'on
 * nomme : quelles que soient les fonctions qui viennent de la bibliothèque, il a le même contenu. Sans
 * argument, lance le mode interactif.
 */
#include "api_echec.h"
#include "echiquier.h"
#include "echiquier_deplacement.h"
#include "entree_sortie.h"
#include "historique_partie.h"
#include "parseur_mode_interactif.h"
#include "piece.h"

#include <stdio.h>
#include <string.h>

static unsigned etat_du_hasard;

static int au_hasard(int combien)
{
    etat_du_hasard = etat_du_hasard * 1103515245u + 12345u;
    return (int)(etat_du_hasard >> 16) % combien;
}

static const piece *piece_en(const jeu *j, int x, int y)
{
    return jeu_recuperer_piece_information(j, x, y);
}

/* L'échiquier, rangée par rangée, puis le trait, le nombre de coups et la sorte du dernier. */
static void noter(FILE *f, const echiquier *e, const historique_partie *h)
{
    static const char *lettres = "TCFDRP?", *petites = "tcfdr?p";

    for (int y = 7; y >= 0; y--) {
        for (int x = 0; x < 8; x++) {
            const piece *blanche = piece_en(&e->jeu_de_piece_blanc, x, y);
            const piece *noire = piece_en(&e->jeu_de_piece_noir, x, y);

            fputc(blanche != NULL ? lettres[blanche->type] : noire != NULL ? petites[noire->type] : '.', f);
        }
        fputc(y > 0 ? '/' : ' ', f);
    }
    fprintf(f, "joueur %d, %d coups, integre %d", e->joueur_courant, h->nombre_coups, echiquier_est_integre(e));
    fprintf(f, ", sorte %d\n", h->nombre_coups > 0 ? (int)h->coups[h->nombre_coups - 1].type : 0);
}

/* Essaie un coup si le joueur a une pièce au départ : 1 s'il est joué. */
static int essayer(FILE *f, echiquier *e, historique_partie *h, int x, int y, int x_arrivee, int y_arrivee)
{
    int avant = h->nombre_coups;

    if (!coordonnee_est_valide(x, y) || piece_en(echiquier_recupere_jeu_courant_information(e), x, y) == NULL)
        return 0;
    api_echec_deplacer_piece(e, h, x, y, x_arrivee, y_arrivee);
    if (h->nombre_coups == avant)
        return 0;
    noter(f, e, h);
    return 1;
}

/* Un coup permis, trouvé en essayant, d'abord ceux que le hasard trouve rarement : un roque, une prise
 * en passant. 0 s'il n'y en a pas de trouvé. */
static int jouer(FILE *f, echiquier *e, historique_partie *h)
{
    int y = e->joueur_courant == 0 ? 0 : 7, pas = e->joueur_courant == 0 ? 1 : -1;

    if (au_hasard(3) == 0 && (essayer(f, e, h, 4, y, 6, y) || essayer(f, e, h, 4, y, 2, y)))
        return 1;
    if (h->nombre_coups > 0) {
        coup_joue dernier = h->coups[h->nombre_coups - 1];
        int x = dernier.x_arrivee, rangee = dernier.y_arrivee;

        if (dernier.y_depart - rangee == 2 * pas
            && (essayer(f, e, h, x - 1, rangee, x, rangee + pas) || essayer(f, e, h, x + 1, rangee, x, rangee + pas)))
            return 1;
    }
    for (int essai = 0; essai < 3000; essai++) {
        int x = au_hasard(8), depart = au_hasard(8), x_arrivee = au_hasard(8), arrivee = au_hasard(8);

        if (essayer(f, e, h, x, depart, x_arrivee, arrivee))
            return 1;
    }
    return 0;
}

static int parties(const char *fichier)
{
    static historique_partie h;
    FILE *f = fopen(fichier, "w");
    echiquier e;

    if (f == NULL)
        return 1;
    for (int partie = 0; partie < 20; partie++) {
        etat_du_hasard = 20261116u + (unsigned)partie;
        echiquier_initialiser(&e);
        historique_initialise(&h);
        noter(f, &e, &h);
        for (int coup = 0; coup < 120 && jouer(f, &e, &h); coup++)
            ;
        api_echec_ecrit_fichier_etat(&e, "echec_etat.txt");
        api_echec_ecrit_fichier_historique(&h, "echec_historique.txt");
        echiquier_invalider_jeux(&e);
        fprintf(f, "trait %d, %d pieces\n", e.joueur_courant, jeu_compter_nombre_piece(&e.jeu_de_piece_blanc));
    }
    return fclose(f) != 0;
}

int main(int nombre, char **mots)
{
    if (nombre > 1)
        return parties(mots[1]);
    api_echec_lance_mode_interactif();
    return 0;
}
