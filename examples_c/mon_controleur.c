/*
 * Son propre contrôleur, sous les noms de partie.h. Une vue écrite pour la bibliothèque marche avec
 * lui, pourvu qu'il définisse les fonctions de partie.h dont elle se sert.
 *
 *   ./echecs lancer examples_c/mon_controleur.c
 *
 * La partie est ici un échiquier et un historique du cours CPE, dont les fonctions connaissent les
 * règles. Rien n'empêche de les remplacer à leur tour. Le programme ne se sert que des fonctions
 * qu'il définit : celles de la bibliothèque ne connaissent pas cette struct partie, et la
 * refuseraient.
 */
#include <stdio.h>
#include <stdlib.h>

#include "partie.h"

struct partie {
    echiquier e;
    historique_partie h;
    vue v;
    type_piece montrees[8][8]; /* ce que la vue sait */
    int joueurs[8][8];
    int commencee;
};

/* La vue ne sait rien : elle vient d'être branchée. */
static void oublier(partie *p)
{
    int i;

    for (i = 0; i < 64; i++) {
        p->montrees[i / 8][i % 8] = invalide;
        p->joueurs[i / 8][i % 8] = -1;
    }
}

partie *partie_creer(void)
{
    partie *p = calloc(1, sizeof *p);

    if (p == NULL)
        return NULL;
    oublier(p);
    echiquier_invalider_jeux(&p->e);
    historique_initialise(&p->h);
    return p;
}

void partie_detruire(partie *p)
{
    free(p);
}

type_piece partie_piece_en(const partie *p, int x, int y, int *joueur)
{
    const jeu *jeux[2];
    int j;

    if (joueur != NULL)
        *joueur = -1; /* à personne, si la case est vide */
    jeux[0] = &p->e.jeu_de_piece_blanc;
    jeux[1] = &p->e.jeu_de_piece_noir;
    for (j = 0; j < 2; j++) {
        if (!jeu_existe_piece(jeux[j], x, y))
            continue;
        if (joueur != NULL)
            *joueur = j;
        return jeu_recuperer_piece_information(jeux[j], x, y)->type;
    }
    return invalide;
}

int partie_joueur(const partie *p)
{
    return p->e.joueur_courant;
}

etat_partie partie_etat(const partie *p)
{
    if (echiquier_est_mat(&p->e, &p->h))
        return partie_mat;
    return echiquier_est_pat(&p->e, &p->h) ? partie_pat : partie_en_cours;
}

static void dire(const partie *p, const char *message)
{
    if (p->v.afficher_message != NULL)
        p->v.afficher_message(p->v.contexte, message);
}

/* La case montre-t-elle autre chose que ce qui s'y trouve ? */
static int a_change(const partie *p, int x, int y)
{
    int joueur;

    return partie_piece_en(p, x, y, &joueur) != p->montrees[y][x] || joueur != p->joueurs[y][x];
}

/* Dit à la vue les cases qui ont changé, d'abord celles qui se vident, puis où en est la partie. */
static void montrer(partie *p)
{
    int i;

    for (i = 0; i < 64; i++)
        if (a_change(p, i % 8, i / 8) && p->montrees[i / 8][i % 8] != invalide
            && p->v.retirer_piece != NULL)
            p->v.retirer_piece(p->v.contexte, i % 8, i / 8);
    for (i = 0; i < 64; i++) {
        int x = i % 8, y = i / 8, joueur;
        type_piece piece = partie_piece_en(p, x, y, &joueur);

        if (a_change(p, x, y) && piece != invalide && p->v.poser_piece != NULL)
            p->v.poser_piece(p->v.contexte, piece, joueur, x, y);
        p->montrees[y][x] = piece;
        p->joueurs[y][x] = joueur;
    }
    if (partie_etat(p) != partie_en_cours)
        dire(p, partie_etat(p) == partie_mat ? "Mat." : "Pat.");
    else
        dire(p, partie_joueur(p) == 0 ? "Aux blancs." : "Aux noirs.");
}

type_erreur partie_brancher_vue(partie *p, const vue *v)
{
    static const vue aveugle = { 0 };

    p->v = v != NULL ? *v : aveugle;
    oublier(p);
    if (p->commencee)
        montrer(p);
    return pas_erreur;
}

type_erreur partie_commencer(partie *p)
{
    echiquier_initialiser(&p->e);
    historique_initialise(&p->h);
    p->commencee = 1;
    montrer(p);
    return pas_erreur;
}

/* Ce que devient un pion, demandé à la vue ; invalide si elle ne répond pas. */
static type_piece demander_promotion(const partie *p)
{
    static const char *const noms[] = { "Dame", "Tour", "Fou", "Cavalier" };
    static const type_piece pieces[] = { dame, tour, fou, cavalier };
    int choix = -1;

    if (p->v.demander_choix != NULL)
        choix = p->v.demander_choix(p->v.contexte, "Promotion", "Que devient le pion ?", noms, 4);
    return choix >= 0 && choix < 4 ? pieces[choix] : invalide;
}

type_erreur partie_deplacer(partie *p, int x_depart, int y_depart, int x_arrivee, int y_arrivee)
{
    echiquier e = p->e; /* le coup se joue d'abord ici : un refus ne change rien */
    historique_partie h = p->h;
    coup_joue coup;
    type_erreur erreur = api_echec_deplacer_et_promouvoir(&e, &h, x_depart, y_depart, x_arrivee,
                                                          y_arrivee, invalide);

    if (erreur == pas_erreur && historique_dernier_coup(&h, &coup) == pas_erreur
        && coup.type == deplacement_promotion) {
        type_piece piece = demander_promotion(p);

        e = p->e;
        h = p->h;
        erreur = piece == invalide ? erreur_promotion_annulee
                                   : api_echec_deplacer_et_promouvoir(&e, &h, x_depart, y_depart,
                                                                      x_arrivee, y_arrivee, piece);
    }
    if (erreur != pas_erreur) {
        dire(p, nommer_type_erreur(erreur));
        return erreur;
    }
    p->e = e;
    p->h = h;
    montrer(p);
    return pas_erreur;
}

type_erreur partie_annuler(partie *p)
{
    type_erreur erreur = historique_annuler_coup(&p->h, &p->e);

    if (erreur == erreur_historique_vide)
        erreur = erreur_rien_a_annuler; /* le code que partie.h donne ici */
    if (erreur == pas_erreur)
        montrer(p);
    else
        dire(p, nommer_type_erreur(erreur));
    return erreur;
}

/* ---- La vue, qui ne connaît que les messages ------------------------------------------- */

static void afficher(void *contexte, const char *message)
{
    int *lignes = contexte;

    printf("%2d. %s\n", ++*lignes, message);
}

int main(void)
{
    int lignes = 0;
    vue console = { 0 };
    partie *p = partie_creer();

    if (p == NULL)
        return 1;
    console.contexte = &lignes;
    console.afficher_message = afficher;
    partie_brancher_vue(p, &console);
    partie_commencer(p);
    partie_deplacer(p, 5, 1, 5, 2); /* f3 */
    partie_deplacer(p, 4, 6, 4, 4); /* e5 */
    partie_deplacer(p, 6, 1, 6, 4); /* un pion n'avance pas de trois cases */
    partie_deplacer(p, 6, 1, 6, 3); /* g4 */
    partie_deplacer(p, 3, 7, 7, 3); /* Dh4 mat */
    partie_annuler(p);
    partie_detruire(p);
    return 0;
}
