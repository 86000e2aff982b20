/* juste */
/* Les pièces à choisir ne sont que des numéros : nul autre ne sait lesquels. */
#include <stdio.h>
#include <stdlib.h>

#include "partie.h"

struct partie {
    echiquier plateau;
    historique_partie histoire;
    int commencee;
    vue v;
    int posees[8][8]; /* 1 si la vue montre une pièce ici */
};

partie *partie_creer(void)
{
    return calloc(1, sizeof(partie));
}

void partie_detruire(partie *p)
{
    free(p);
}

static void dessiner(partie *p)
{
    const jeu *jeux[2];

    jeux[0] = &p->plateau.jeu_de_piece_blanc;
    jeux[1] = &p->plateau.jeu_de_piece_noir;
    for (int x = 0; x < 8; x++)
        for (int y = 0; y < 8; y++) {
            if (p->posees[x][y] && p->v.retirer_piece)
                p->v.retirer_piece(p->v.contexte, x, y);
            p->posees[x][y] = 0;
        }
    for (int j = 0; j < 2; j++)
        for (int i = 0; i < jeu_compter_nombre_piece(jeux[j]); i++) {
            const piece *q = &jeux[j]->ensemble_de_piece[i];

            if (p->v.poser_piece)
                p->v.poser_piece(p->v.contexte, q->type, j, q->coord_x, q->coord_y);
            p->posees[q->coord_x][q->coord_y] = 1;
        }
}

static void dire(partie *p, const char *texte)
{
    if (p->v.afficher_message)
        p->v.afficher_message(p->v.contexte, texte);
}

static void annoncer(partie *p)
{
    char texte[80];

    sprintf(texte, "Au tour des %s%s.", p->plateau.joueur_courant ? "noirs" : "blancs",
            echiquier_est_en_echec(&p->plateau) ? ", en échec" : "");
    dire(p, texte);
}

type_erreur partie_brancher_vue(partie *p, const vue *v)
{
    static const vue aucune;

    p->v = v == NULL ? aucune : *v;
    for (int i = 0; i < 64; i++)
        p->posees[i / 8][i % 8] = 0;
    if (p->commencee) {
        dessiner(p);
        annoncer(p);
    }
    return pas_erreur;
}

type_erreur partie_commencer(partie *p)
{
    echiquier_initialiser(&p->plateau);
    historique_initialise(&p->histoire);
    p->commencee = 1;
    dessiner(p);
    annoncer(p);
    return pas_erreur;
}

int partie_joueur(const partie *p)
{
    return p->commencee ? p->plateau.joueur_courant : -1;
}

int partie_est_en_echec(const partie *p)
{
    return p->commencee && echiquier_est_en_echec(&p->plateau);
}

/* La pièce choisie par le joueur, ou invalide. */
static type_piece choisir(partie *p)
{
    static const char *const choix[4] = { "1", "2", "3", "4" };
    static const type_piece sortes[4] = { cavalier, tour, dame, fou };
    int n = p->v.demander_choix ? p->v.demander_choix(p->v.contexte, "Promotion", "Quelle pièce ?", choix, 4) : -1;

    return n < 0 || n > 3 ? invalide : sortes[n];
}

type_erreur partie_deplacer(partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee)
{
    echiquier essai = p->plateau;
    code_erreur_deplacement code = { erreur_deplacement_piece_impossible, -1, -1 };
    coup_joue coup = { x_depart, y_depart, x_arrivee, y_arrivee, deplacement_standard, invalide };

    if (!p->commencee)
        return erreur_partie_non_commencee;
    if (coordonnee_est_valide(x_depart, y_depart) && coordonnee_est_valide(x_arrivee, y_arrivee))
        echiquier_deplacement_realise_si_possible(&essai, x_depart, y_depart, x_arrivee, y_arrivee, &p->histoire,
                                                  &code, &coup.type);
    if (code.type == pas_erreur && coup.type == deplacement_promotion) {
        coup.promotion = choisir(p);
        code.type = coup.promotion == invalide ? erreur_promotion_annulee
                                               : echiquier_promouvoir_pion(&essai, x_arrivee, y_arrivee, coup.promotion);
    }
    if (code.type == pas_erreur)
        code.type = historique_ajouter_coup(&p->histoire, &coup);
    if (code.type != pas_erreur) {
        dire(p, "Ce coup n'est pas permis.");
        return code.type;
    }
    p->plateau = essai;
    echiquier_changer_joueur_courant(&p->plateau);
    dessiner(p);
    annoncer(p);
    return pas_erreur;
}
