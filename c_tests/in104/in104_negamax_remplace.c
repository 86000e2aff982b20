/* Un programme qui a son propre negamax, et une horloge arrêtée. */
#include "in104_etat.h"

static int coup_de_la_fiche_7, coup_de_la_fiche_8, arreter;

int negamax(int alpha, int beta, int profondeur)
{
    (void)alpha, (void)beta, (void)profondeur;
    meilleur_coup = coup_de_la_fiche_7;
    tmp_meilleur_coup = coup_de_la_fiche_8;
    if (arreter)
        stopped = 1;
    return 7;
}

int get_time_ms(void)
{
    return 1000;
}

/* Un coup qui change l'échiquier avant d'être refusé. */
static int refuser;
int echecs_interne_executer_coup(int coup);
int executer_coup(int coup)
{
    if (refuser) {
        echiquier[P] = 0;
        return 0;
    }
    return echecs_interne_executer_coup(coup);
}

static const char *chercher(const char *ligne)
{
    char copie[50];

    PREPARER(position_de_depart);
    snprintf(copie, sizeof copie, "%s", ligne);
    verif_capture_debut(STDOUT_FILENO);
    parse_go(copie);
    return verif_capture_fin();
}

VERIF(le_coup_des_deux_fiches, "RECHERCHE-G3 PARSE-GO-G6")
{
    int un = encoder_coup(a2, a3, P, 0, 0, 0, 0, 0), deux = encoder_coup(h2, h3, P, 0, 0, 0, 0, 0);

    PREPARER(position_de_depart);
    coup_de_la_fiche_7 = un;
    coup_de_la_fiche_8 = deux;
    recherche_meilleur_coup(1);
    VERIF_INDICE("meilleur_coup passe avant tmp_meilleur_coup");
    VERIF_ENTIER(meilleur_coup, un);
    coup_de_la_fiche_7 = 0;
    recherche_meilleur_coup(1);
    VERIF_ENTIER(meilleur_coup, deux);
    VERIF_CHAINE_CONTIENT(chercher("go depth 2"), "info depth 2 score cp 7 ");
    VERIF_ENTIER(meilleur_coup, deux);
}

VERIF(une_recherche_arretee_a_la_premiere_profondeur, "PARSE-GO-G1 PARSE-GO-G6")
{
    coup_de_la_fiche_7 = coup_de_la_fiche_8 = 0;
    arreter = 1;
    VERIF_INDICE("il y a vingt coups légaux : il en faut un");
    VERIF_CHAINE(chercher("go infinite"), "bestmove a2a3\n");
    VERIF_ENTIER(get_coup_square_depart(meilleur_coup), a2);
}

VERIF(l_horloge, "COMMUNICATE-G1")
{
    reset_time_var();
    timeset = 1;
    stoptime = 1000;
    VERIF_INDICE("l'heure elle-même n'est pas encore passée");
    VERIF_ENTIER(communicate(), 0);
    stoptime = 999;
    VERIF_ENTIER(communicate(), 1);
}

VERIF(un_coup_refuse_ne_change_rien, "IN104-PERFT-G2")
{
    PREPARER(position_de_depart);
    refuser = 1;
    VERIF_ETAT_INCHANGE(perft(1));
    VERIF_ETAT_INCHANGE(test_perft(1));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(le_coup_des_deux_fiches),
    VERIF_LIGNE(une_recherche_arretee_a_la_premiere_profondeur),
    VERIF_LIGNE(l_horloge),
    VERIF_LIGNE(un_coup_refuse_ne_change_rien))
