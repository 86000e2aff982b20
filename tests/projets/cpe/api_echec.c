#include "api_echec.h"
#include "parseur_mode_interactif.h"
#include "echiquier_deplacement.h"
#include "entree_sortie.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#define FICHIER_ETAT "echec_etat.txt"
#define FICHIER_HISTORIQUE "echec_historique.txt"

static void sauver(const echiquier *e, const historique_partie *h)
{
    api_echec_ecrit_fichier_etat(e, FICHIER_ETAT);
    api_echec_ecrit_fichier_historique(h, FICHIER_HISTORIQUE);
}

void api_echec_lance_mode_interactif()
{
    static char ligne[MAX_NOM_FICHIER_TAILLE];
    static action_a_realiser action;
    static historique_partie h;
    echiquier e;

    echiquier_initialiser(&e);
    historique_initialise(&h);
    sauver(&e, &h);
    action_initialise(&action);
    while (action.type != fin && fgets(ligne, MAX_LIGNE_COMMANDE, stdin) != NULL) {
        parse_ligne_commande(ligne, &action);
        switch ((int)action.type) {
        case deplacement:
            api_echec_deplacer_piece(&e, &h, action.x_depart, action.y_depart, action.x_arrivee, action.y_arrivee);
            sauver(&e, &h);
            break;
        case lecture_fichier:
            if (api_echec_lit_fichier_etat(&e, action.filename) == 1) {
                historique_initialise(&h);
                h.echiquier_initial = e;
                sauver(&e, &h);
            }
            break;
        case lecture_historique:
            if (api_echec_lit_fichier_historique(&h, action.filename) == 1)
                api_echec_ecrit_fichier_historique(&h, FICHIER_HISTORIQUE);
            break;
        case initialisation:
            echiquier_initialiser(&e);
            historique_initialise(&h);
            sauver(&e, &h);
            break;
        }
    }
}

void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart, int y_depart, int x_destination, int y_destination)
{
    code_erreur_deplacement erreur = { pas_erreur, -1, -1 };
    coup_joue coup = { x_depart, y_depart, x_destination, y_destination, deplacement_standard, invalide };

    if (!echiquier_est_integre(e) || !coordonnee_est_valide(x_depart, y_depart)
        || !coordonnee_est_valide(x_destination, y_destination)
        || !jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x_depart, y_depart)
        || jeu_existe_piece(echiquier_recupere_jeu_courant_information(e), x_destination, y_destination)) {
        printf("coup impossible : (%d,%d) (%d,%d)\n", x_depart, y_depart, x_destination, y_destination);
        return;
    }
    echiquier_deplacement_realise_si_possible(e, x_depart, y_depart, x_destination, y_destination, h, &erreur, &coup.type);
    if (erreur.type != pas_erreur) {
        printf("coup refuse : %s (%d)\n", nommer_type_erreur(erreur.type), (int)erreur.type);
        return;
    }
    if (coup.type == deplacement_promotion) {
        coup.promotion = dame;
        echiquier_promouvoir_pion(e, x_destination, y_destination, dame);
    }
    if (historique_ajouter_coup(h, &coup) != pas_erreur) {
        printf("historique plein\n");
        return;
    }
    echiquier_changer_joueur_courant(e);
    printf("(%d,%d) -> (%d,%d)\n", x_depart, y_depart, x_destination, y_destination);
}

int api_echec_ecrit_fichier_etat(const echiquier *e, const char *filename)
{
    assert(e != NULL);
    if (entree_sortie_est_fichier_accessible(filename) != 1) {
        printf("%s ne peut pas etre ecrit\n", filename);
        return 0;
    }
    entree_sortie_ecrit_fichier_echiquier(filename, e);
    return 1;
}

int api_echec_ecrit_fichier_historique(const historique_partie *h, const char *filename)
{
    assert(h != NULL);
    if (entree_sortie_est_fichier_accessible(filename) != 1) {
        printf("%s ne peut pas etre ecrit\n", filename);
        return 0;
    }
    entree_sortie_ecrit_fichier_historique(filename, h);
    return 1;
}

int api_echec_lit_fichier_etat(echiquier *e, const char *filename)
{
    if (entree_sortie_est_fichier_existe(filename) != 1) {
        printf("%s n'existe pas\n", filename);
        return 0;
    }
    echiquier_invalider_jeux(e);
    entree_sortie_lit_fichier_echiquier(filename, e);
    return 1;
}

int api_echec_lit_fichier_historique(historique_partie *h, const char *filename)
{
    if (entree_sortie_est_fichier_existe(filename) != 1) {
        printf("%s n'existe pas\n", filename);
        return 0;
    }
    entree_sortie_lit_fichier_historique(filename, h);
    return 1;
}
