/* Section « Negamax (fiche 7) » de in104.h. */
#include "in104_etat.h"

static const int profondeurs_fausses[] = { INT_MIN, -1, MAX_PROFONDEUR + 1, INT_MAX };

static void verifie_valeur(const char *fen, int profondeur, int attendue)
{
    PREPARER(fen);
    ply = 0;
    meilleur_coup = 0;
    VERIF_APPEL("negamax(-VALEUR_MAX, VALEUR_MAX, %d)", profondeur);
    VERIF_ENTIER(negamax(-VALEUR_MAX, VALEUR_MAX, profondeur), attendue);
}

static void verifie_meilleur(int depart, int arrivee)
{
    VERIF_ENTIER(get_coup_square_depart(meilleur_coup), depart);
    VERIF_ENTIER(get_coup_square_arrivee(meilleur_coup), arrivee);
}

VERIF(profondeurs_interdites, "NEGAMAX-N1 RECHERCHE-N1")
{
    int i;

    PREPARER(tricky_position);
    meilleur_coup = 77;
    for (i = 0; i < 4; i++) {
        VERIF_ETAT_INCHANGE({
            VERIF_ENTIER(negamax(-VALEUR_MAX, VALEUR_MAX, profondeurs_fausses[i]), 0);
            VERIF_STDOUT("", recherche_meilleur_coup(profondeurs_fausses[i]));
        });
        VERIF_ENTIER(meilleur_coup, 77);
    }
    VERIF_STDOUT("", recherche_meilleur_coup(0));
    VERIF_ENTIER(meilleur_coup, 77);
}

VERIF(trait_interdit, "NEGAMAX-N2 RECHERCHE-N2")
{
    PREPARER(tricky_position);
    trait = mixte;
    meilleur_coup = 77;
    VERIF_ETAT_INCHANGE({
        VERIF_ENTIER(negamax(-VALEUR_MAX, VALEUR_MAX, 2), 0);
        VERIF_STDOUT("", recherche_meilleur_coup(2));
    });
    VERIF_ENTIER(meilleur_coup, 77);
    if (VERIF_PARLE(negamax(-VALEUR_MAX, VALEUR_MAX, 2)))
        VERIF_STDERR_UNE_LIGNE("negamax [NEGAMAX-N2]", negamax(-VALEUR_MAX, VALEUR_MAX, 2));
    if (VERIF_PARLE(recherche_meilleur_coup(2)))
        VERIF_STDERR_UNE_LIGNE("[RECHERCHE-N2]", recherche_meilleur_coup(2));
}

VERIF(valeurs_connues, "NEGAMAX-G1 NEGAMAX-G3 NEGAMAX-G9")
{
    static const int valeurs[4] = { 435, 70, 400, 50 };
    int i;

    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("profondeur %d", i + 1);
        verifie_valeur(tricky_position, i + 1, valeurs[i]);
        if (i == 0)
            verifie_meilleur(f3, f6);
        else
            verifie_meilleur(e2, a6);
    }
    verifie_valeur(tricky_position, 0, 105);
}

/* Le minimax le plus simple, sans élagage. */
static int minimax(int profondeur)
{
    coups liste;
    int i, meilleur = -VALEUR_MAX, roi;

    if (profondeur == 0)
        return eval();
    generer_coups(&liste);
    for (i = 0; i < liste.nb_coups; i++) {
        int valeur;
        copie_echiquier();

        if (!executer_coup(liste.tab_coups[i]))
            continue;
        valeur = -minimax(profondeur - 1);
        restauration_echiquier();
        if (valeur > meilleur)
            meilleur = valeur;
    }
    roi = ls1b_index(echiquier[trait == blancs ? K : k]);
    if (meilleur == -VALEUR_MAX)
        return case_attaquee(roi, !trait) ? -VALEUR_MAT : 0;
    return meilleur;
}

VERIF(sans_elagage_la_valeur_est_la_meme, "NEGAMAX-G1 NEGAMAX-G2 NEGAMAX-G8")
{
    static const char *positions[] = {
        position_de_depart, tricky_position, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -", "7k/8/5K2/6Q1/8/8/8/8 w - -",
        "7k/8/6K1/8/8/8/8/1Q6 w - -",
    };
    int i, d;

    for (i = 0; i < 6; i++) {
        for (d = 1; d <= 3; d++) {
            VERIF_CONTEXTE("profondeur %d", d);
            PREPARER(positions[i]);
            ply = 0;
            verifie_valeur(positions[i], d, minimax(d));
        }
    }
}

/* Ce que vaut le premier coup légal, à la profondeur 1. */
static int premiere_valeur(void)
{
    coups liste;
    int i, valeur;
    copie_echiquier();

    generer_coups(&liste);
    for (i = 0; !executer_coup(liste.tab_coups[i]); i++)
        ;
    valeur = -eval();
    restauration_echiquier();
    return valeur;
}

VERIF(fenetre_etroite, "NEGAMAX-G1 NEGAMAX-G7 NEGAMAX-G9")
{
    PREPARER(tricky_position);
    ply = 0;
    meilleur_coup = 77;
    VERIF_INDICE("la valeur n'est pas ramenée dans la fenêtre");
    VERIF_ENTIER(negamax(500, 600, 1), 435);
    verifie_meilleur(f3, f6);
    VERIF_ENTIER(negamax(INT_MIN, INT_MAX, 2), 70);
    tmp_meilleur_coup = meilleur_coup = nb_noeuds_eval = 0;
    VERIF_ENTIER(negamax(-VALEUR_MAX, -1000, 1), premiere_valeur());
    VERIF_INDICE("les coups qui suivent celui qui vaut au moins beta ne sont pas essayés");
    VERIF_ENTIER(nb_noeuds_eval, 1);
    VERIF_INDICE("un coup qui vaut au moins beta est aussi un meilleur coup");
    VERIF_VRAI(meilleur_coup != 0);
    VERIF_ENTIER(tmp_meilleur_coup, meilleur_coup);
}

VERIF(mats_et_pats, "NEGAMAX-G2 NEGAMAX-G4 NEGAMAX-G8")
{
    verifie_valeur("7k/6Q1/6K1/8/8/8/8/8 b - -", 3, -VALEUR_MAT);
    verifie_valeur("7k/5Q2/6K1/8/8/8/8/8 b - -", 3, 0);
    verifie_valeur("6k1/5ppp/8/8/8/8/8/R3K3 w - -", 2, VALEUR_MAT);
    verifie_meilleur(a1, a8);
    ply = 5;
    {
        PREPARER("7k/6Q1/6K1/8/8/8/8/8 b - -");
        VERIF_INDICE("la valeur d'un mat ne dépend pas de ply");
        VERIF_ENTIER(negamax(-VALEUR_MAX, VALEUR_MAX, 1), -VALEUR_MAT);
        VERIF_ENTIER(ply, 5);
    }
    VERIF_CONTEXTE("échiquier vide : ni coup, ni roi");
    verifie_valeur(echiquier_vide, 2, 0);
}

VERIF(compteurs, "NEGAMAX-G4 NEGAMAX-G10")
{
    nb_noeuds_eval = 10;
    nb_noeuds_parcourus = 20;
    PREPARER(position_de_depart);
    ply = 0;
    VERIF_ETAT_INCHANGE(negamax(-VALEUR_MAX, VALEUR_MAX, 1));
    VERIF_ENTIER(nb_noeuds_eval, 30);
    VERIF_INDICE("l'appel, et un pour chacun des vingt coups");
    VERIF_ENTIER(nb_noeuds_parcourus, 41);
    VERIF_ENTIER(ply, 0);
    negamax(-VALEUR_MAX, VALEUR_MAX, 0);
    VERIF_ENTIER(nb_noeuds_eval, 31);
    VERIF_ENTIER(nb_noeuds_parcourus, 42);
    nb_noeuds_eval = nb_noeuds_parcourus = 0;
    negamax(-VALEUR_MAX, VALEUR_MAX, 3);
    VERIF_INDICE("l'élagage évite la plupart des 8902 feuilles");
    VERIF_VRAI(nb_noeuds_eval < 3000);
}

VERIF(noeuds_de_la_fiche_8, "NEGAMAX-G10")
{
    static const int noeuds[4] = { 49, 480, 10829, 78177 }, evaluations[4] = { 48, 431, 10492, 67476 };
    int i;

    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("profondeur %d", i + 1);
        nb_noeuds_parcourus = nb_noeuds_eval = 0;
        PREPARER(tricky_position);
        ply = 0;
        negamax(-VALEUR_MAX, VALEUR_MAX, i + 1);
        VERIF_ENTIER(nb_noeuds_parcourus, noeuds[i]);
        VERIF_ENTIER(nb_noeuds_eval, evaluations[i]);
    }
}

VERIF(racine_seulement, "NEGAMAX-G9")
{
    PREPARER(tricky_position);
    ply = 1;
    tmp_meilleur_coup = meilleur_coup = 77;
    negamax(-VALEUR_MAX, VALEUR_MAX, 2);
    VERIF_ENTIER(tmp_meilleur_coup, 77);
    VERIF_ENTIER(meilleur_coup, 77);
    VERIF_CONTEXTE("mat : aucun coup");
    PREPARER("7k/6Q1/6K1/8/8/8/8/8 b - -");
    ply = 0;
    tmp_meilleur_coup = 66;
    negamax(-VALEUR_MAX, VALEUR_MAX, 2);
    VERIF_ENTIER(tmp_meilleur_coup, 66);
    VERIF_ENTIER(meilleur_coup, 77);
}

VERIF(recherche, "RECHERCHE-G1 RECHERCHE-G2 RECHERCHE-G3 RECHERCHE-G4")
{
    const char *texte;
    int d;

    PREPARER(tricky_position);
    nb_noeuds_eval = 1000000;
    ply = 3;
    verif_capture_debut(STDOUT_FILENO);
    recherche_meilleur_coup(2);
    texte = verif_capture_fin();
    verifie_meilleur(e2, a6);
    VERIF_CHAINE_COMMENCE(texte, "profondeur 1 : f3f6, score 435, 49 nœuds, 48 évaluations, ");
    VERIF_CHAINE_CONTIENT(texte, " ms\nprofondeur 2 : e2a6, score 70, 480 nœuds, ");
    VERIF_CONTEXTE("mat : aucun coup");
    PREPARER("7k/6Q1/6K1/8/8/8/8/8 b - -");
    verif_capture_debut(STDOUT_FILENO);
    recherche_meilleur_coup(1);
    texte = verif_capture_fin();
    VERIF_CHAINE_COMMENCE(texte, "profondeur 1 : aucun, score -49000, 1 nœud, 0 évaluation, ");
    VERIF_ENTIER(meilleur_coup, 0);
    for (d = 0; texte[d] != '\0' && texte[d] != '\n'; d++)
        ;
    VERIF_CHAINE(texte + d, "\n");
}

VERIF(n_importe_quel_contenu, "NEGAMAX-G4")
{
    unsigned tour;

    for (tour = 0; tour < 20; tour++) {
        abimer_l_etat(tour);
        ply = tour % 2 != 0 ? INT_MAX : INT_MIN;
        VERIF_ETAT_INCHANGE((void)negamax(INT_MIN, INT_MIN, 2));
        VERIF_ETAT_INCHANGE((void)negamax(INT_MIN, INT_MAX, 1));
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(profondeurs_interdites),
    VERIF_LIGNE(trait_interdit),
    VERIF_LIGNE(valeurs_connues),
    VERIF_LIGNE(sans_elagage_la_valeur_est_la_meme),
    VERIF_LIGNE(fenetre_etroite),
    VERIF_LIGNE(mats_et_pats),
    VERIF_LIGNE(compteurs),
    VERIF_LIGNE(noeuds_de_la_fiche_8),
    VERIF_LIGNE(racine_seulement),
    VERIF_LIGNE(recherche),
    VERIF_LIGNE(n_importe_quel_contenu))
