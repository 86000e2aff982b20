/* Un programme qui a son propre communicate : negamax lui demande de temps en temps s'il faut
 * s'arrêter. */
#include "in104_etat.h"

static int appels, appel_qui_arrete;

int communicate(void)
{
    appels++;
    if (nb_noeuds_parcourus % 2048 != 0)
        appels = -1000;
    if (appels == appel_qui_arrete)
        stopped = 1;
    return stopped;
}

static void chercher(int profondeur, int arret)
{
    PREPARER(tricky_position);
    ply = stopped = appels = 0;
    nb_noeuds_parcourus = 0;
    tmp_meilleur_coup = meilleur_coup = 77;
    appel_qui_arrete = arret;
    VERIF_ETAT_INCHANGE(negamax(-VALEUR_MAX, VALEUR_MAX, profondeur));
    VERIF_ENTIER(ply, 0);
}

VERIF(tous_les_2048_noeuds, "NEGAMAX-G6")
{
    chercher(4, 0);
    VERIF_ENTIER(nb_noeuds_parcourus, 78177);
    VERIF_ENTIER(appels, 78177 / 2048);
    VERIF_VRAI(meilleur_coup != 77);
}

VERIF(une_recherche_arretee, "NEGAMAX-G6")
{
    chercher(4, 3);
    VERIF_ENTIER(appels, 3);
    VERIF_INDICE("la recherche s'arrête aussitôt");
    VERIF_ENTIER(nb_noeuds_parcourus, 3 * 2048);
    VERIF_INDICE("le meilleur coup d'avant reste celui-là");
    VERIF_ENTIER(meilleur_coup, 77);
}

VERIF(deja_arretee, "NEGAMAX-G6")
{
    PREPARER(tricky_position);
    ply = 0;
    stopped = 1;
    nb_noeuds_parcourus = 0;
    negamax(-VALEUR_MAX, VALEUR_MAX, 3);
    VERIF_ENTIER(nb_noeuds_parcourus, 1);
}

VERIF(recherche_meilleur_coup_n_est_pas_interrompue, "NEGAMAX-G6 RECHERCHE-G3")
{
    PREPARER(tricky_position);
    stopped = 1;
    appels = 0;
    verif_capture_debut(STDOUT_FILENO);
    recherche_meilleur_coup(4);
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "profondeur 4 : e2a6, score 50, 78177 nœuds, ");
    VERIF_ENTIER(appels, 0);
    VERIF_ENTIER(get_coup_square_depart(meilleur_coup), e2);
    VERIF_INDICE("negamax seul écoute de nouveau");
    chercher(4, 0);
    VERIF_ENTIER(appels, 78177 / 2048);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(tous_les_2048_noeuds),
    VERIF_LIGNE(une_recherche_arretee),
    VERIF_LIGNE(deja_arretee),
    VERIF_LIGNE(recherche_meilleur_coup_n_est_pas_interrompue))
