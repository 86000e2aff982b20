/* Section « Coups » de stackchess.h : ce qui est refusé, annulé, abandonné, compté. */
#include "stackchess_essai.h"

#define PLATEAU "6/2(rd)3/6/1(PTF)2(PD)1/(TC)5/(FFCR)T1D2 b c"
#define FINIE "4/4/4/R2r b -"

static const int hors_plateau[] = { INT_MIN, -1, 6, 26, 32, 256, INT_MAX };
enum { nombre_hors_plateau = 7 };

/* ---- stackchess_verifier et stackchess_deplacer -------------------------------------------- */

VERIF(sans_partie, "STACKCHESS-VERIFIER-N1 STACKCHESS-DEPLACER-N1 STACKCHESS-ANNULER-N1 "
                   "STACKCHESS-ABANDONNER-N1 STACKCHESS-LISTER-N1 STACKCHESS-PERFT-N1")
{
    coup_stackchess coup = { 1, 2, 3, 4, 5 };
    unsigned long long feuilles = 7;
    char raison[20] = "à effacer";

    VERIF_CODE(stackchess_verifier(NULL, 0, 0, 0, 1, 1, raison, sizeof raison),
               stackchess_pointeur_nul, nommer);
    VERIF_CHAINE(raison, "");
    VERIF_CODE(stackchess_deplacer(NULL, 0, 0, 0, 1, 1), stackchess_pointeur_nul, nommer);
    VERIF_CODE(stackchess_annuler(NULL), stackchess_pointeur_nul, nommer);
    VERIF_CODE(stackchess_abandonner(NULL, 0), stackchess_pointeur_nul, nommer);
    VERIF_INCHANGE(&coup, sizeof coup, VERIF_ENTIER(stackchess_lister_coups(NULL, &coup, 1), 0));
    VERIF_CODE(stackchess_perft(NULL, 1, &feuilles), stackchess_pointeur_nul, nommer);
    VERIF_NATUREL(feuilles, 7);
}

VERIF(cases_hors_du_plateau, "STACKCHESS-DEPLACER-N3 STACKCHESS-VERIFIER-G10")
{
    PARTIE_DE(partie, DEPART);
    int i, j;

    for (i = 0; i < nombre_hors_plateau; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 0, 0, 0, 1 };

            c[j] = hors_plateau[i];
            VERIF_CONTEXTE("coordonnée %d : %d", j, c[j]);
            VERIF_CODE(stackchess_verifier(partie, c[0], c[1], c[2], c[3], 1, NULL, 0),
                       stackchess_hors_plateau, nommer);
            VERIF_CODE(stackchess_deplacer(partie, c[0], c[1], c[2], c[3], 1),
                       stackchess_hors_plateau, nommer);
        }
    }
    VERIF_CHAINE(texte_de(partie), DEPART);
    stackchess_detruire(partie);
}

VERIF(nombres_refuses,
      "STACKCHESS-DEPLACER-G3 STACKCHESS-DEPLACER-G6 STACKCHESS-DEPLACER-G9 "
      "STACKCHESS-VERIFIER-G2 STACKCHESS-VERIFIER-G10")
{
    static const struct {
        int nombre;
        code_stackchess code;
    } refuses[] = {
        { INT_MIN, stackchess_nombre_incorrect }, { -1, stackchess_nombre_incorrect },
        { 0, stackchess_nombre_incorrect },       { 2, stackchess_trop_de_pieces },
        { 105, stackchess_trop_de_pieces },       { INT_MAX, stackchess_trop_de_pieces },
    };
    PARTIE_DE(partie, DEPART);
    size_t i;

    VERIF_INDICE("le nombre est au choix du joueur : le refuser n'écrit rien et n'arrête rien");
    echecs_choisir_contrats(contrats_arret);
    VERIF_STDERR("", {
        for (i = 0; i < sizeof refuses / sizeof *refuses; i++) {
            VERIF_CONTEXTE("nombre %d", refuses[i].nombre);
            VERIF_CODE(stackchess_verifier(partie, 0, 0, 0, 1, refuses[i].nombre, NULL, 0),
                       refuses[i].code, nommer);
            VERIF_CODE(stackchess_deplacer(partie, 0, 0, 0, 1, refuses[i].nombre),
                       refuses[i].code, nommer);
        }
    });
    VERIF_CHAINE(echecs_derniere_erreur(), "");
    VERIF_CHAINE(texte_de(partie), DEPART);
    stackchess_detruire(partie);
}

VERIF(ce_qui_ne_se_prend_pas_en_main,
      "STACKCHESS-VERIFIER-G2 STACKCHESS-VERIFIER-G10 STACKCHESS-DEPLACER-G3 "
      "STACKCHESS-DEPLACER-G9")
{
    verifie_refus(PLATEAU, "a6-a5", stackchess_case_vide);
    verifie_refus(PLATEAU, "c5-c4", stackchess_piece_adverse);
    verifie_refus(PLATEAU, "4b3-b4", stackchess_trop_de_pieces);
    verifie_refus(PLATEAU, "b3-b3", stackchess_sur_place);
    VERIF_INDICE("la première faute dans l'ordre du contrat");
    verifie_refus(PLATEAU, "9a6-a6", stackchess_case_vide);
    verifie_refus(PLATEAU, "9c5-c5", stackchess_piece_adverse);
    verifie_refus(PLATEAU, "9b3-b3", stackchess_trop_de_pieces);
    verifie_refus(FINIE, "b2-b2", stackchess_partie_finie);
}

VERIF(ce_qu_une_piece_ne_peut_pas,
      "STACKCHESS-VERIFIER-G2 STACKCHESS-VERIFIER-G3 STACKCHESS-DEPLACER-G3 "
      "STACKCHESS-DEPLACER-G9")
{
    verifie_refus(PLATEAU, "b3-b4", stackchess_deplacement_impossible);
    verifie_refus(PLATEAU, "2b3-c4", stackchess_deplacement_impossible);
    verifie_refus(PLATEAU, "d1-e3", stackchess_deplacement_impossible);
    verifie_refus(PLATEAU, "a1-a3", stackchess_deplacement_impossible);
    verifie_refus(PLATEAU, "2a2-a3", stackchess_deplacement_impossible);
    verifie_refus(PLATEAU, "3a1-b3", stackchess_trop_de_pieces_portees);
    verifie_refus(PLATEAU, "b1-e1", stackchess_trajet_bloque);
    verifie_refus(PLATEAU, "2e3-e5", stackchess_pion_deja_bouge);
    verifie_refus(PLATEAU, "2e3-d4", stackchess_pion_sans_prise);
    verifie_refus("4/p3/(PD)3/3r b -", "2a2-a3", stackchess_pion_prise_droite);
    verifie_refus("6/6/p5/6/(P'D)4r/6 b -", "2a2-a4", stackchess_pion_prise_droite);
    verifie_refus("6/6/6/p5/P'4p/5T b -", "a2-a4", stackchess_trajet_bloque);
}

VERIF(la_premiere_des_fautes, "STACKCHESS-VERIFIER-G3 STACKCHESS-VERIFIER-G7")
{
    static const struct {
        const char *position, *coup;
        code_stackchess code;
        const char *piece;
    } fautes[] = {
        /* Le pion y va s'il prend, la tour jamais : c'est elle, bien que plus basse. */
        { "r5/6/6/6/(TP')5/R5 b -", "2a2-b3", stackchess_deplacement_impossible,
          "TB (en bas de la pile)" },
        { "r5/6/6/6/(DP')5/R5 b -", "2a2-b3", stackchess_pion_sans_prise,
          "PB (au sommet de la pile)" },
        /* Avec un cavalier, c'est lui qui va ailleurs. */
        { "r5/6/6/6/6/(CTF)R4 b c", "3a1-a3", stackchess_deplacement_impossible,
          "CB (en bas de la pile)" },
        { "r5/6/6/6/6/(CTC)R4 b c", "3a1-a3", stackchess_deplacement_impossible,
          "CB (au sommet de la pile)" },
        { "r5/6/6/6/6/(FTC)R4 b c", "3a1-b3", stackchess_trop_de_pieces_portees,
          "TB (2e en partant du bas)" },
        /* Deux pièces ne vont pas là : la plus haute donne le code. */
        { "r5/6/6/6/(FP)5/R5 b -", "2a2-a4", stackchess_pion_deja_bouge,
          "PB (au sommet de la pile)" },
        { "r5/6/6/6/(PF)5/R5 b -", "2a2-a4", stackchess_deplacement_impossible,
          "FB (au sommet de la pile)" },
        /* Ce que peuvent les pièces, puis le trajet, puis les pions, puis la hauteur. */
        { "r5/6/6/p5/(PD)5/R5 b -", "2a2-a4", stackchess_pion_deja_bouge,
          "PB (en bas de la pile)" },
        { "r5/6/p5/p5/(P'D)5/R5 b -", "2a2-a4", stackchess_trajet_bloque, "a3" },
        { "r5/6/6/(pp)5/(P'P)5/R5 b -", "2a2-a3", stackchess_pion_prise_droite,
          "PB (au sommet de la pile)" },
    };
    char raison[ECHECS_PHRASE_MAX];
    size_t i;

    for (i = 0; i < sizeof fautes / sizeof *fautes; i++) {
        PARTIE_DE(partie, fautes[i].position);

        VERIF_CONTEXTE("coup %s", fautes[i].coup);
        VERIF_CODE(verifier(partie, fautes[i].coup, raison, sizeof raison), fautes[i].code, nommer);
        VERIF_CHAINE_CONTIENT(raison, fautes[i].piece);
        stackchess_detruire(partie);
    }
}

VERIF(la_pile_adverse_trop_haute,
      "STACKCHESS-VERIFIER-G2 STACKCHESS-VERIFIER-G4 STACKCHESS-DEPLACER-G3 "
      "STACKCHESS-DEPLACER-G9")
{
    verifie_refus(PLATEAU, "e3-c5", stackchess_pile_adverse_trop_haute);
    verifie_refus("6/6/6/6/6/(TTT)4(pp) b -", "2a1-f1", stackchess_pile_adverse_trop_haute);
    verifie_refus("5/3p1/1C3/5/r4 b c", "b3-d4", stackchess_pile_adverse_trop_haute);
    verifie_suite("6/6/6/6/6/(TTT)4(pp) b -", "3a1-f1", "6/6/6/6/6/5(TTT) n -");
}

VERIF(un_coup_legal_est_verifie_sans_etre_joue,
      "STACKCHESS-VERIFIER-G1 STACKCHESS-VERIFIER-G6 STACKCHESS-VERIFIER-G9")
{
    PARTIE_DE(partie, DEPART);
    char raison[20] = "à effacer";

    VERIF_CODE(verifier(partie, "a1-a2", raison, sizeof raison), stackchess_ok, nommer);
    VERIF_CHAINE(raison, "");
    VERIF_CODE(verifier(partie, "a1-a2", NULL, 0), stackchess_ok, nommer);
    VERIF_CHAINE(texte_de(partie), DEPART);
    stackchess_detruire(partie);
}

VERIF(la_raison_tient_dans_le_tampon, "STACKCHESS-VERIFIER-N2 STACKCHESS-VERIFIER-G5")
{
    PARTIE_DE(partie, PLATEAU);
    char entiere[300], raison[300];
    size_t taille, longueur;

    VERIF_CODE(verifier(partie, "2b3-c4", NULL, 5), stackchess_pointeur_nul, nommer);
    VERIF_CODE(verifier(partie, "2b3-c4", entiere, sizeof entiere),
               stackchess_deplacement_impossible, nommer);
    longueur = strlen(entiere);
    VERIF_VRAI(longueur > 0 && strchr(entiere, '\n') == NULL);
    for (taille = 0; taille <= longueur + 1; taille++) {
        VERIF_CONTEXTE("taille %zu", taille);
        VERIF_REMPLIR(raison, sizeof raison);
        VERIF_CODE(stackchess_verifier(partie, 1, 2, 2, 3, 2, raison, taille),
                   stackchess_deplacement_impossible, nommer);
        VERIF_VRAI(taille == 0 || memchr(raison, '\0', taille) != NULL);
        VERIF_VRAI(taille == 0 || strncmp(raison, entiere, strlen(raison)) == 0);
        VERIF_JAMAIS_ECRIT(raison + taille, 1);
    }
    VERIF_CHAINE(raison, entiere);
    stackchess_detruire(partie);
}

VERIF(la_raison_est_coupee_entre_deux_caracteres, "STACKCHESS-VERIFIER-G5")
{
    PARTIE_DE(partie, PLATEAU);
    char entiere[ECHECS_PHRASE_MAX], raison[ECHECS_PHRASE_MAX];
    const char *accent;
    size_t place;

    verifier(partie, "2b3-c4", entiere, sizeof entiere);
    accent = strstr(entiere, "é");
    VERIF_NON_NUL(accent);
    place = (size_t)(accent - entiere);
    VERIF_INDICE("é a deux octets : s'il n'y a de place que pour le premier, il n'est pas écrit");
    verifier(partie, "2b3-c4", raison, place + 2);
    VERIF_NATUREL(strlen(raison), place);
    verifier(partie, "2b3-c4", raison, place + 3);
    VERIF_NATUREL(strlen(raison), place + 2);
    stackchess_detruire(partie);
}

VERIF(en_francais_quelle_que_soit_la_langue, "STACKCHESS-VERIFIER-G5")
{
    PARTIE_DE(partie, PLATEAU);
    char francaise[ECHECS_PHRASE_MAX], raison[ECHECS_PHRASE_MAX];

    verifier(partie, "2b3-c4", francaise, sizeof francaise);
    echecs_choisir_langue(langue_anglais);
    verifier(partie, "2b3-c4", raison, sizeof raison);
    echecs_choisir_langue(langue_francais);
    VERIF_CHAINE(raison, francaise);
    stackchess_detruire(partie);
}

VERIF(la_plus_longue_raison, "STACKCHESS-VERIFIER-G8")
{
    /* Les noms et les nombres les plus longs : z26, des rangs de trois chiffres. */
    static char position[4 * STACKCHESS_PILE_MAX], raison[4 * ECHECS_PHRASE_MAX];
    stackchess *partie;
    int i, n = 0;

    n += sprintf(position + n, "25(");
    for (i = 0; i < STACKCHESS_PILE_MAX; i++)
        n += sprintf(position + n, i < 50 ? "C" : "D");
    n += sprintf(position + n, ")");
    for (i = 0; i < 24; i++)
        n += sprintf(position + n, "/26");
    sprintf(position + n, "/(dd)25 b c");
    VERIF_POSITION(position);
    partie = partie_de(position);
    VERIF_CODE(verifier(partie, "104z26-y24", raison, sizeof raison),
               stackchess_trop_de_pieces_portees, nommer);
    VERIF_VRAI(strlen(raison) < ECHECS_PHRASE_MAX);
    for (i = 1; i <= STACKCHESS_PILE_MAX; i++) {
        stackchess_verifier(partie, 25, 25, 24, 0, i, raison, sizeof raison);
        VERIF_VRAI(strlen(raison) < ECHECS_PHRASE_MAX);
    }
    stackchess_verifier(partie, INT_MIN, INT_MIN, INT_MIN, INT_MIN, INT_MIN, raison, sizeof raison);
    VERIF_VRAI(strlen(raison) < ECHECS_PHRASE_MAX);
    stackchess_detruire(partie);
}

VERIF(la_raison_nomme_la_piece, "STACKCHESS-VERIFIER-G7")
{
    static const struct {
        const char *coup, *piece;
    } coupables[] = {
        { "2b3-c4", "TB (2e en partant du bas)" }, { "3b3-c4", "TB (2e en partant du bas)" },
        { "3b3-b4", "FB (au sommet de la pile)" }, { "2a2-a3", "CB (au sommet de la pile)" },
        { "3a1-b3", "RB (au sommet de la pile)" }, { "2e3-e5", "PB (en bas de la pile)" },
        { "2e3-d4", "PB (en bas de la pile)" }, { "b1-c3", "TB" },
    };
    PARTIE_DE(partie, PLATEAU);
    char raison[300];
    size_t i;

    for (i = 0; i < sizeof coupables / sizeof *coupables; i++) {
        VERIF_CONTEXTE("coup %s", coupables[i].coup);
        verifier(partie, coupables[i].coup, raison, sizeof raison);
        VERIF_CHAINE_CONTIENT(raison, coupables[i].piece);
    }
    VERIF_CONTEXTE("coup b1-c3 : la tour est seule, elle n'a pas de place à dire");
    VERIF_VRAI(strstr(raison, "TB (") == NULL);
    stackchess_detruire(partie);
}

VERIF(refuser_n_est_pas_une_faute, "STACKCHESS-VERIFIER-G6 STACKCHESS-DEPLACER-G6")
{
    PARTIE_DE(partie, PLATEAU);
    char raison[300];

    echecs_choisir_contrats(contrats_arret);
    VERIF_INDICE("un coup refusé n'est pas une clause violée : rien sur stderr, pas d'arrêt");
    VERIF_STDERR("", {
        verifier(partie, "2b3-c4", raison, sizeof raison);
        verifier(partie, "9b3-c4", raison, sizeof raison);
        stackchess_verifier(partie, -1, 0, 0, INT_MAX, 0, raison, sizeof raison);
        jouer(partie, "2b3-c4");
        jouer(partie, "c5-c4");
    });
    VERIF_CHAINE(echecs_derniere_erreur(), "");
    stackchess_detruire(partie);
}

/* Les lignes de la bibliothèque elle-même, pour ce que l'appelant a mal donné. */
VERIF(une_ligne_par_clause, "CONTRATS-G2")
{
    PARTIE_DE(partie, DEPART);
    piece_stackchess piece;

    echecs_choisir_contrats(contrats_message);
    VERIF_STDERR_UNE_LIGNE("stackchess_creer [STACKCHESS-CREER-N1] : la taille vaut 27",
                           stackchess_creer(27, 0));
    VERIF_STDERR_UNE_LIGNE("stackchess_creer [STACKCHESS-CREER-N2]", stackchess_creer(6, 4));
    VERIF_STDERR_UNE_LIGNE("stackchess_deplacer [STACKCHESS-DEPLACER-N3] : la case (6, 0)",
                           stackchess_deplacer(partie, 6, 0, 0, 0, 1));
    VERIF_STDERR_UNE_LIGNE("stackchess_abandonner [STACKCHESS-ABANDONNER-N3] : joueur vaut 2",
                           stackchess_abandonner(partie, 2));
    VERIF_STDERR_UNE_LIGNE("stackchess_piece_en [STACKCHESS-PIECE-N3]",
                           stackchess_piece_en(partie, 0, 0, 1, &piece));
    VERIF_STDERR_UNE_LIGNE("stackchess_lire_position [STACKCHESS-LIRE-N3] : texte vaut NULL",
                           stackchess_lire_position(partie, NULL));
    stackchess_detruire(partie);
}

/* ---- stackchess_annuler, stackchess_abandonner ----------------------------------------------- */

VERIF(annuler_rend_tout, "STACKCHESS-ANNULER-G1 STACKCHESS-ANNULER-G3")
{
    static const char *const coups[] = { "3b3-a4", "c6-d6", "3a4-b5", "f6-f5", "3b5-b6" };
    PARTIE_DE(partie, "2r2r/1p4/p5/1(P'DP)4/1P'4/6 b -");
    piece_stackchess piece = { 0, 0, 9 };
    unsigned long long suites[5], feuilles;
    char avant[5][200];
    int i;

    for (i = 0; i < 5; i++) {
        snprintf(avant[i], sizeof avant[i], "%s", texte_de(partie));
        VERIF_CODE(stackchess_perft(partie, 2, &suites[i]), stackchess_ok, nommer);
        VERIF_CONTEXTE("coup %s", coups[i]);
        VERIF_CODE(jouer(partie, coups[i]), stackchess_ok, nommer);
    }
    VERIF_CHAINE(texte_de(partie), "1(DDD)1r2/5r/6/6/1P'4/6 n -");
    for (i = 4; i >= 0; i--) {
        VERIF_CONTEXTE("annuler %s", coups[i]);
        VERIF_CODE(stackchess_annuler(partie), stackchess_ok, nommer);
        VERIF_CHAINE(texte_de(partie), avant[i]);
        VERIF_ENTIER(stackchess_joueur(partie), i % 2);
        VERIF_ENTIER(stackchess_etat(partie), stackchess_en_cours);
        VERIF_INDICE("les coups possibles sont aussi ceux d'avant");
        VERIF_CODE(stackchess_perft(partie, 2, &feuilles), stackchess_ok, nommer);
        VERIF_NATUREL(feuilles, suites[i]);
    }
    VERIF_CODE(stackchess_piece_en(partie, 1, 2, 0, &piece), stackchess_ok, nommer);
    VERIF_ENTIER(piece.a_bouge, 0);
    VERIF_CODE(stackchess_annuler(partie), stackchess_rien_a_annuler, nommer);
    VERIF_CHAINE(texte_de(partie), avant[0]);
    stackchess_detruire(partie);
}

VERIF(annuler_une_victoire, "STACKCHESS-ANNULER-G1")
{
    PARTIE_DE(partie, "3r/4/3(TT)/R3 b -");

    VERIF_CODE(jouer(partie, "2d2-d4"), stackchess_ok, nommer);
    VERIF_CODE(jouer(partie, "2d4-d1"), stackchess_partie_finie, nommer);
    VERIF_CODE(stackchess_annuler(partie), stackchess_ok, nommer);
    VERIF_ENTIER(stackchess_etat(partie), stackchess_en_cours);
    VERIF_CHAINE(texte_de(partie), "3r/4/3(TT)/R3 b -");
    stackchess_detruire(partie);
}

VERIF(joueurs_inconnus, "STACKCHESS-ABANDONNER-N3")
{
    static const int joueurs[] = { INT_MIN, -1, 2, 'B', INT_MAX };
    PARTIE_DE(partie, DEPART);
    size_t i;

    for (i = 0; i < sizeof joueurs / sizeof *joueurs; i++) {
        VERIF_CONTEXTE("joueur %d", joueurs[i]);
        VERIF_CODE(stackchess_abandonner(partie, joueurs[i]), stackchess_joueur_incorrect, nommer);
        VERIF_ENTIER(stackchess_etat(partie), stackchess_en_cours);
    }
    stackchess_detruire(partie);
}

VERIF(abandons,
      "STACKCHESS-ABANDONNER-G1 STACKCHESS-ABANDONNER-G3 STACKCHESS-ETAT-G1 "
      "STACKCHESS-VAINQUEUR-G1")
{
    int joueur, coups;

    for (joueur = 0; joueur <= 1; joueur++) {
        for (coups = 0; coups <= 1; coups++) {
            PARTIE_DE(partie, DEPART);
            char avant[100];

            VERIF_INDICE("celui qui abandonne n'a pas besoin d'avoir le trait");
            if (coups == 1)
                VERIF_CODE(jouer(partie, "a1-a2"), stackchess_ok, nommer);
            snprintf(avant, sizeof avant, "%s", texte_de(partie));
            VERIF_CONTEXTE("le joueur %d abandonne après %d coup(s)", joueur, coups);
            VERIF_CODE(stackchess_abandonner(partie, joueur), stackchess_ok, nommer);
            VERIF_ENTIER(stackchess_etat(partie), stackchess_abandon);
            VERIF_ENTIER(stackchess_vainqueur(partie), 1 - joueur);
            VERIF_CHAINE(texte_de(partie), avant);
            stackchess_detruire(partie);
        }
    }
}

VERIF(apres_un_abandon, "STACKCHESS-ABANDONNER-G2 STACKCHESS-ANNULER-G2 STACKCHESS-ANNULER-G3")
{
    PARTIE_DE(partie, DEPART);
    coup_stackchess coup;
    unsigned long long feuilles = 7;

    VERIF_CODE(stackchess_abandonner(partie, 0), stackchess_ok, nommer);
    VERIF_CODE(stackchess_abandonner(partie, 0), stackchess_partie_finie, nommer);
    VERIF_CODE(stackchess_abandonner(partie, 1), stackchess_partie_finie, nommer);
    VERIF_ENTIER(stackchess_vainqueur(partie), 1);
    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_partie_finie, nommer);
    VERIF_ENTIER(stackchess_lister_coups(partie, &coup, 1), 0);
    VERIF_CODE(stackchess_perft(partie, 1, &feuilles), stackchess_ok, nommer);
    VERIF_NATUREL(feuilles, 0);
    VERIF_CODE(stackchess_annuler(partie), stackchess_ok, nommer);
    VERIF_ENTIER(stackchess_etat(partie), stackchess_en_cours);
    VERIF_ENTIER(stackchess_vainqueur(partie), -1);
    {
        VERIF_INDICE("l'abandon est annulé : il ne reste ni coup ni abandon");
        VERIF_CODE(stackchess_annuler(partie), stackchess_rien_a_annuler, nommer);
    }
    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_ok, nommer);
    stackchess_detruire(partie);
    VERIF_POSITION(FINIE);
    partie = partie_de(FINIE);
    VERIF_CODE(stackchess_abandonner(partie, 0), stackchess_partie_finie, nommer);
    VERIF_ENTIER(stackchess_etat(partie), stackchess_egalite);
    stackchess_detruire(partie);
}

/* ---- stackchess_lister_coups, stackchess_perft ------------------------------------------------ */

VERIF(listes_refusees, "STACKCHESS-LISTER-N2 STACKCHESS-LISTER-N3")
{
    PARTIE_DE(partie, DEPART);
    coup_stackchess coup = { 1, 2, 3, 4, 5 };

    VERIF_INCHANGE(&coup, sizeof coup, {
        VERIF_ENTIER(stackchess_lister_coups(partie, &coup, -1), 0);
        VERIF_ENTIER(stackchess_lister_coups(partie, &coup, INT_MIN), 0);
    });
    VERIF_ENTIER(stackchess_lister_coups(partie, NULL, 1), 0);
    stackchess_detruire(partie);
}

VERIF(une_liste_trop_courte, "STACKCHESS-LISTER-G1 STACKCHESS-LISTER-G2")
{
    PARTIE_DE(partie, DEPART);
    coup_stackchess tous[40], coups[40];
    int capacite;

    VERIF_ENTIER(stackchess_lister_coups(partie, NULL, 0), 30);
    VERIF_ENTIER(stackchess_lister_coups(partie, tous, 40), 30);
    for (capacite = 0; capacite < 30; capacite++) {
        VERIF_CONTEXTE("capacité %d", capacite);
        VERIF_REMPLIR(coups, sizeof coups);
        VERIF_INCHANGE(coups + capacite, sizeof *coups * (size_t)(40 - capacite),
                       VERIF_ENTIER(stackchess_lister_coups(partie, coups, capacite), 30));
        VERIF_MEME(coups, tous, sizeof *coups * (size_t)capacite);
    }
    stackchess_detruire(partie);
}

VERIF(perft_connus, "STACKCHESS-PERFT-G1 STACKCHESS-PERFT-G2")
{
    static const struct {
        int taille;
        unsigned options;
        unsigned long long feuilles[4];
    } connus[] = {
        { 4, 0, { 1, 12, 144, 1866 } },
        { 6, 0, { 1, 30, 882, 27244 } },
        { 8, STACKCHESS_CAVALIERS, { 1, 40, 1600, 68845 } },
        { 26, 0, { 1, 120, 14400, 1915377 } },
    };
    size_t i;
    int profondeur;

    for (i = 0; i < sizeof connus / sizeof *connus; i++) {
        stackchess *partie = stackchess_creer(connus[i].taille, connus[i].options);

        for (profondeur = 0; profondeur < 4; profondeur++) {
            unsigned long long feuilles = 7;

            VERIF_CONTEXTE("taille %d, profondeur %d", connus[i].taille, profondeur);
            VERIF_CODE(stackchess_perft(partie, profondeur, &feuilles), stackchess_ok, nommer);
            VERIF_NATUREL(feuilles, connus[i].feuilles[profondeur]);
        }
        stackchess_detruire(partie);
    }
}

VERIF(perft_compte_les_coups_de_la_liste, "STACKCHESS-PERFT-G1 STACKCHESS-LISTER-G1")
{
    PARTIE_DE(partie, PLATEAU);
    coup_stackchess coups[400];
    unsigned long long deux = 0, somme = 0;
    int total = stackchess_lister_coups(partie, coups, 400), i;

    VERIF_VRAI(total > 0 && total <= 400);
    VERIF_CODE(stackchess_perft(partie, 2, &deux), stackchess_ok, nommer);
    VERIF_CHAINE(texte_de(partie), PLATEAU);
    for (i = 0; i < total; i++) {
        VERIF_CODE(stackchess_deplacer(partie, coups[i].x_depart, coups[i].y_depart,
                                       coups[i].x_arrivee, coups[i].y_arrivee, coups[i].nombre),
                   stackchess_ok, nommer);
        somme += (unsigned long long)stackchess_lister_coups(partie, NULL, 0);
        VERIF_CODE(stackchess_annuler(partie), stackchess_ok, nommer);
    }
    VERIF_NATUREL(deux, somme);
    stackchess_detruire(partie);
}

VERIF(perft_d_une_partie_finie, "STACKCHESS-PERFT-G1 STACKCHESS-PERFT-G2")
{
    PARTIE_DE(partie, FINIE);
    unsigned long long feuilles = 7;

    VERIF_CODE(stackchess_perft(partie, 0, &feuilles), stackchess_ok, nommer);
    VERIF_NATUREL(feuilles, 1);
    VERIF_CODE(stackchess_perft(partie, 3, &feuilles), stackchess_ok, nommer);
    VERIF_NATUREL(feuilles, 0);
    stackchess_detruire(partie);
}

VERIF(perft_refuses, "STACKCHESS-PERFT-N2 STACKCHESS-PERFT-N3")
{
    static const int profondeurs[] = { INT_MIN, -1, 21, INT_MAX };
    PARTIE_DE(partie, DEPART);
    unsigned long long feuilles = 7;
    size_t i;

    for (i = 0; i < sizeof profondeurs / sizeof *profondeurs; i++) {
        VERIF_CONTEXTE("profondeur %d", profondeurs[i]);
        VERIF_CODE(stackchess_perft(partie, profondeurs[i], &feuilles),
                   stackchess_profondeur_incorrecte, nommer);
        VERIF_NATUREL(feuilles, 7);
    }
    VERIF_CODE(stackchess_perft(partie, 1, NULL), stackchess_pointeur_nul, nommer);
    stackchess_detruire(partie);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(sans_partie),
    VERIF_LIGNE(cases_hors_du_plateau),
    VERIF_LIGNE(nombres_refuses),
    VERIF_LIGNE(ce_qui_ne_se_prend_pas_en_main),
    VERIF_LIGNE(ce_qu_une_piece_ne_peut_pas),
    VERIF_LIGNE(la_premiere_des_fautes),
    VERIF_LIGNE(la_pile_adverse_trop_haute),
    VERIF_LIGNE(un_coup_legal_est_verifie_sans_etre_joue),
    VERIF_LIGNE(la_raison_tient_dans_le_tampon),
    VERIF_LIGNE(la_raison_est_coupee_entre_deux_caracteres),
    VERIF_LIGNE(en_francais_quelle_que_soit_la_langue),
    VERIF_LIGNE(la_plus_longue_raison),
    VERIF_LIGNE(la_raison_nomme_la_piece),
    VERIF_LIGNE(refuser_n_est_pas_une_faute),
    VERIF_LIGNE(une_ligne_par_clause),
    VERIF_LIGNE(annuler_rend_tout),
    VERIF_LIGNE(annuler_une_victoire),
    VERIF_LIGNE(joueurs_inconnus),
    VERIF_LIGNE(abandons),
    VERIF_LIGNE(apres_un_abandon),
    VERIF_LIGNE(listes_refusees),
    VERIF_LIGNE(une_liste_trop_courte),
    VERIF_LIGNE(perft_connus),
    VERIF_LIGNE(perft_compte_les_coups_de_la_liste),
    VERIF_LIGNE(perft_d_une_partie_finie),
    VERIF_LIGNE(perft_refuses))
