/* Section « Perft (fiche 5) » de in104.h. */
#include "in104_etat.h"

static const int profondeurs_fausses[] = { INT_MIN, -1, MAX_PROFONDEUR + 1, INT_MAX };

VERIF(profondeurs_interdites, "IN104-PERFT-N1 EXEC-PERFT-N1 TEST-PERFT-N1")
{
    int i;

    PREPARER(position_de_depart);
    nb_feuilles = 77;
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("profondeur %d", profondeurs_fausses[i]);
        VERIF_ETAT_INCHANGE({
            perft(profondeurs_fausses[i]);
            VERIF_STDOUT("", exec_perft(profondeurs_fausses[i]));
            VERIF_STDOUT("", test_perft(profondeurs_fausses[i]));
        });
        VERIF_ENTIER(nb_feuilles, 77);
    }
    VERIF_STDOUT("", test_perft(0));
    VERIF_ENTIER(nb_feuilles, 77);
}

VERIF(traits_interdits, "IN104-PERFT-N2 EXEC-PERFT-N2 TEST-PERFT-N2")
{
    static const int traits[] = { INT_MIN, -1, mixte, INT_MAX };
    int i;

    for (i = 0; i < 4; i++) {
        PREPARER(position_de_depart);
        trait = traits[i];
        nb_feuilles = 77;
        VERIF_CONTEXTE("trait %d", traits[i]);
        VERIF_ETAT_INCHANGE({
            perft(2);
            VERIF_STDOUT("", exec_perft(2));
            VERIF_STDOUT("", test_perft(2));
        });
        VERIF_ENTIER(nb_feuilles, 77);
    }
}

VERIF(trait_interdit_signale, "IN104-PERFT-N2 EXEC-PERFT-N2 TEST-PERFT-N2")
{
    PREPARER(position_de_depart);
    trait = mixte;
    if (VERIF_PARLE(perft(2)))
        VERIF_STDERR_UNE_LIGNE("perft [IN104-PERFT-N2]", perft(2));
    if (VERIF_PARLE(exec_perft(2)))
        VERIF_STDERR_UNE_LIGNE("exec_perft [EXEC-PERFT-N2]", exec_perft(2));
    if (VERIF_PARLE(test_perft(2)))
        VERIF_STDERR_UNE_LIGNE("test_perft [TEST-PERFT-N2]", test_perft(2));
}

VERIF(nombres_connus, "IN104-PERFT-G1 IN104-PERFT-G2")
{
    static const struct {
        const char *fen;
        long feuilles[4];
    } cas[] = {
        { position_de_depart, { 20, 400, 8902, 197281 } },
        { tricky_position, { 48, 2039, 97862, 0 } },
        { "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", { 14, 191, 2812, 43238 } },
        { "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -", { 6, 264, 9467, 0 } },
        { "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -", { 44, 1486, 62379, 0 } },
        { "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -", { 24, 496, 9483, 182838 } },
    };
    int i, d;

    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        for (d = 1; d <= 4 && cas[i].feuilles[d - 1] != 0; d++) {
            PREPARER(cas[i].fen);
            VERIF_CONTEXTE("profondeur %d", d);
            nb_feuilles = 0;
            VERIF_ETAT_INCHANGE(perft(d));
            VERIF_ENTIER(nb_feuilles, cas[i].feuilles[d - 1]);
        }
    }
}

VERIF(le_nombre_du_cours, "IN104-PERFT-G1")
{
    PREPARER(tricky_position);
    nb_feuilles = 0;
    perft(4);
    VERIF_ENTIER(nb_feuilles, 4085603);
}

VERIF(feuilles_qui_s_ajoutent, "IN104-PERFT-G1 IN104-PERFT-G4")
{
    PREPARER(position_de_depart);
    nb_feuilles = 5;
    perft(0);
    VERIF_ENTIER(nb_feuilles, 6);
    perft(2);
    VERIF_ENTIER(nb_feuilles, 406);
    VERIF_CONTEXTE("mat : plus aucun coup");
    PREPARER("7k/6Q1/6K1/8/8/8/8/8 b - -");
    nb_feuilles = 0;
    perft(3);
    VERIF_ENTIER(nb_feuilles, 0);
    perft(0);
    VERIF_ENTIER(nb_feuilles, 1);
}

VERIF(mesurer, "EXEC-PERFT-G1 EXEC-PERFT-G2 EXEC-PERFT-G3")
{
    const char *ligne;
    unsigned long feuilles, duree, vitesse;
    int profondeur, fin_de_ligne = 0;

    PREPARER(tricky_position);
    nb_feuilles = 1234;
    verif_capture_debut(STDOUT_FILENO);
    exec_perft(3);
    ligne = verif_capture_fin();
    VERIF_ENTIER(nb_feuilles, 97862);
    VERIF_ENTIER(sscanf(ligne, "perft(%d) : %lu feuilles en %lu ms, %lu feuilles par seconde%n",
                        &profondeur, &feuilles, &duree, &vitesse, &fin_de_ligne), 4);
    VERIF_ENTIER(profondeur, 3);
    VERIF_NATUREL(feuilles, 97862);
    VERIF_VRAI(vitesse > 0);
    VERIF_CHAINE(ligne + fin_de_ligne, "\n");
}

/* La ligne d'une profondeur et d'une position, jusqu'à la durée. */
static void verifie_mesure(const char *fen, int profondeur, const char *debut)
{
    PREPARER(fen);
    verif_capture_debut(STDOUT_FILENO);
    exec_perft(profondeur);
    VERIF_CHAINE_COMMENCE(verif_capture_fin(), debut);
}

VERIF(un_nombre_et_son_nom, "EXEC-PERFT-G3")
{
    verifie_mesure(tricky_position, 0, "perft(0) : 1 feuille en ");
    verifie_mesure("7k/6Q1/6K1/8/8/8/8/8 b - -", 1, "perft(1) : 0 feuille en ");
    verifie_mesure("7k/8/6K1/8/8/8/8/R7 b - -", 1, "perft(1) : 1 feuille en ");
    verifie_mesure(position_de_depart, 1, "perft(1) : 20 feuilles en ");
}

VERIF(un_nombre_par_coup, "TEST-PERFT-G1 TEST-PERFT-G2 TEST-PERFT-G4 TEST-PERFT-G5")
{
    char attendu[1000] = "";
    coups liste;
    int i;

    PREPARER("4k3/8/8/8/8/8/P7/4K3 w - -");
    generer_coups(&liste);
    for (i = 0; i < liste.nb_coups; i++) { /* tous légaux, dans l'ordre de generer_coups */
        int coup = liste.tab_coups[i];

        sprintf(attendu + strlen(attendu), "%s%s : 1\n",
                square_to_coordonnees[get_coup_square_depart(coup)],
                square_to_coordonnees[get_coup_square_arrivee(coup)]);
    }
    strcat(attendu, "total : 7\n");
    nb_feuilles = 1234;
    VERIF_STDOUT(attendu, VERIF_ETAT_INCHANGE(test_perft(1)));
    VERIF_ENTIER(nb_feuilles, 7);
    test_perft(3);
    VERIF_ENTIER(nb_feuilles, 280);
}

VERIF(l_heure, "TEMPS-G1")
{
    int avant = get_time_ms(), apres;

    verif_dort(30);
    apres = get_time_ms();
    VERIF_VRAI(apres - avant >= 29);
}

VERIF(n_importe_quel_contenu, "IN104-PERFT-G2")
{
    unsigned tour;

    for (tour = 0; tour < 40; tour++) {
        abimer_l_etat(tour);
        VERIF_ETAT_INCHANGE(perft(1));
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(profondeurs_interdites),
    VERIF_LIGNE(traits_interdits),
    VERIF_LIGNE(trait_interdit_signale),
    VERIF_LIGNE(nombres_connus),
    VERIF_LIGNE(le_nombre_du_cours),
    VERIF_LIGNE(feuilles_qui_s_ajoutent),
    VERIF_LIGNE(mesurer),
    VERIF_LIGNE(un_nombre_et_son_nom),
    VERIF_LIGNE(un_nombre_par_coup),
    VERIF_LIGNE(l_heure),
    VERIF_LIGNE(n_importe_quel_contenu))
