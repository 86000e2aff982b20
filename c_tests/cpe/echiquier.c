/* Section « Échiquier » de echecs.h. */
#include "cpe.h"

static const int joueurs_inconnus[] = { INT_MIN, -1, 2, 7, INT_MAX };
enum { nombre_joueurs_inconnus = sizeof joueurs_inconnus / sizeof *joueurs_inconnus };

static echiquier depart(void)
{
    echiquier e;

    VERIF_REMPLIR(&e, sizeof e);
    echiquier_initialiser(&e);
    return e;
}

/* ---- echiquier_initialiser -------------------------------------------------------------- */

VERIF(initialiser_null, "ECHIQUIER-INIT-N1")
{
    VERIF_INDICE("NULL ne se déréférence pas");
    echiquier_initialiser(NULL);
}

VERIF(debut_de_partie, "ECHIQUIER-INIT-G1 ECHIQUIER-INIT-G2")
{
    static const type_piece sortes[] = { tour, tour, cavalier, cavalier, fou, fou, dame, roi };
    static const int colonnes[] = { 0, 7, 1, 6, 2, 5, 3, 4 };
    echiquier e = depart();
    int i;

    for (i = 0; i < 8; i++) {
        VERIF_CONTEXTE("indice %d, puis %d", i, i + 8);
        verifie_piece(&e.jeu_de_piece_blanc.ensemble_de_piece[i], sortes[i], colonnes[i], 0);
        verifie_piece(&e.jeu_de_piece_noir.ensemble_de_piece[i], sortes[i], colonnes[i], 7);
        verifie_piece(&e.jeu_de_piece_blanc.ensemble_de_piece[i + 8], pion_blanc, i, 1);
        verifie_piece(&e.jeu_de_piece_noir.ensemble_de_piece[i + 8], pion_noir, i, 6);
    }
    VERIF_ENTIER(e.joueur_courant, 0);
}

/* ---- echiquier_invalider_jeux ------------------------------------------------------------ */

VERIF(vider_null, "ECHIQUIER-VIDER-N1")
{
    VERIF_INDICE("NULL ne se déréférence pas");
    echiquier_invalider_jeux(NULL);
}

VERIF(vider_un_echiquier, "ECHIQUIER-VIDER-G1 ECHIQUIER-VIDER-G2")
{
    static const int joueurs[] = { 0, 1, 7, INT_MIN };
    size_t j;
    int i;

    for (j = 0; j < sizeof joueurs / sizeof *joueurs; j++) {
        echiquier e = depart();

        VERIF_CONTEXTE("joueur_courant %d", joueurs[j]);
        e.joueur_courant = joueurs[j];
        echiquier_invalider_jeux(&e);
        for (i = 0; i < MAX_PIECE; i++) {
            verifie_piece(&e.jeu_de_piece_blanc.ensemble_de_piece[i], invalide, -1, -1);
            verifie_piece(&e.jeu_de_piece_noir.ensemble_de_piece[i], invalide, -1, -1);
        }
        VERIF_ENTIER(e.joueur_courant, 0);
    }
}

/* ---- echiquier_changer_joueur_courant ------------------------------------------------------ */

VERIF(changer_le_joueur_de_null, "ECHIQUIER-JOUEUR-N1")
{
    VERIF_INDICE("NULL ne se déréférence pas");
    echiquier_changer_joueur_courant(NULL);
}

VERIF(changer_un_joueur_inconnu, "ECHIQUIER-JOUEUR-N2")
{
    echiquier e = depart();
    int i;

    for (i = 0; i < nombre_joueurs_inconnus; i++) {
        VERIF_CONTEXTE("joueur_courant %d", joueurs_inconnus[i]);
        e.joueur_courant = joueurs_inconnus[i];
        VERIF_INCHANGE(&e, sizeof e, echiquier_changer_joueur_courant(&e));
    }
}

VERIF(changer_de_joueur, "ECHIQUIER-JOUEUR-G1")
{
    echiquier e = depart();

    VERIF_INCHANGE(&e.jeu_de_piece_blanc, sizeof(jeu),
                   VERIF_INCHANGE(&e.jeu_de_piece_noir, sizeof(jeu),
                                  echiquier_changer_joueur_courant(&e)));
    VERIF_ENTIER(e.joueur_courant, 1);
    echiquier_changer_joueur_courant(&e);
    VERIF_ENTIER(e.joueur_courant, 0);
}

/* ---- echiquier_recupere_jeu_... -------------------------------------------------------------- */

VERIF(jeux_de_null, "JEU-COURANT-N1 JEU-ADVERSE-N1 JEU-COURANT-INFO-N1 JEU-ADVERSE-INFO-N1")
{
    VERIF_POINTEUR(echiquier_recupere_jeu_courant(NULL), NULL);
    VERIF_POINTEUR(echiquier_recupere_jeu_adverse(NULL), NULL);
    VERIF_POINTEUR(echiquier_recupere_jeu_courant_information(NULL), NULL);
    VERIF_POINTEUR(echiquier_recupere_jeu_adverse_information(NULL), NULL);
}

VERIF(jeux_d_un_joueur_inconnu,
      "JEU-COURANT-N2 JEU-ADVERSE-N2 JEU-COURANT-INFO-N2 JEU-ADVERSE-INFO-N2")
{
    echiquier e = depart();
    int i;

    for (i = 0; i < nombre_joueurs_inconnus; i++) {
        VERIF_CONTEXTE("joueur_courant %d", joueurs_inconnus[i]);
        e.joueur_courant = joueurs_inconnus[i];
        VERIF_POINTEUR(echiquier_recupere_jeu_courant(&e), NULL);
        VERIF_POINTEUR(echiquier_recupere_jeu_adverse(&e), NULL);
        VERIF_POINTEUR(echiquier_recupere_jeu_courant_information(&e), NULL);
        VERIF_POINTEUR(echiquier_recupere_jeu_adverse_information(&e), NULL);
    }
}

VERIF(jeux_courant_et_adverse,
      "JEU-COURANT-G1 JEU-ADVERSE-G1 JEU-COURANT-INFO-G1 JEU-ADVERSE-INFO-G1")
{
    echiquier e = depart();
    int joueur;

    for (joueur = 0; joueur < 2; joueur++) {
        jeu *courant = joueur == 0 ? &e.jeu_de_piece_blanc : &e.jeu_de_piece_noir;
        jeu *adverse = joueur == 0 ? &e.jeu_de_piece_noir : &e.jeu_de_piece_blanc;

        VERIF_CONTEXTE("joueur_courant %d", joueur);
        e.joueur_courant = joueur;
        VERIF_INCHANGE(&e, sizeof e, {
            VERIF_POINTEUR(echiquier_recupere_jeu_courant(&e), courant);
            VERIF_POINTEUR(echiquier_recupere_jeu_adverse(&e), adverse);
            VERIF_POINTEUR(echiquier_recupere_jeu_courant_information(&e), courant);
            VERIF_POINTEUR(echiquier_recupere_jeu_adverse_information(&e), adverse);
        });
    }
}

/* ---- echiquier_est_integre --------------------------------------------------------------------- */

VERIF(integrite_de_null, "ECHIQUIER-INTEGRE-N1")
{
    VERIF_ENTIER(echiquier_est_integre(NULL), 0);
}

VERIF(echiquiers_integres, "ECHIQUIER-INTEGRE-G1")
{
    echiquier e = depart();

    VERIF_STDERR("", {
        VERIF_INCHANGE(&e, sizeof e, VERIF_ENTIER(echiquier_est_integre(&e), 1));
        e.joueur_courant = 1;
        VERIF_ENTIER(echiquier_est_integre(&e), 1);
        echiquier_invalider_jeux(&e);
        constructeur_piece_roi(&e.jeu_de_piece_blanc.ensemble_de_piece[0], 4, 0);
        constructeur_piece_roi(&e.jeu_de_piece_noir.ensemble_de_piece[0], 4, 7);
        VERIF_ENTIER(echiquier_est_integre(&e), 1);
    });
}

/* Le début d'une partie avec une faute, et ce que la bibliothèque doit en dire. */
static const struct {
    const char *faute;
    int noir, indice;
    piece p;
    int joueur;
    const char *ligne;
} fautes[] = {
    { "joueur inconnu", 0, 0, { tour, 0, 0 }, 7,
      "joueur_courant vaut 7, il faut 0 (blancs) ou 1 (noirs)" },
    { "joueur négatif", 0, 0, { tour, 0, 0 }, -1,
      "joueur_courant vaut -1, il faut 0 (blancs) ou 1 (noirs)" },
    { "pas de roi blanc", 0, 7, { dame, 4, 0 }, 0, "jeu blanc : il n'y a pas de roi" },
    { "pas de roi noir", 1, 7, { dame, 4, 7 }, 0, "jeu noir : il n'y a pas de roi" },
    { "sorte inconnue", 1, 2, { (type_piece)8, 1, 7 }, 0,
      "jeu noir : la pièce d'indice 2 a le type 8, qui n'existe pas" },
    { "hors de l'échiquier", 0, 15, { pion_blanc, 7, -1 }, 0,
      "jeu blanc : la pièce d'indice 15 est hors de l'échiquier : pion_blanc (7, -1)" },
    { "valide après une invalide", 1, 14, { invalide, -1, -1 }, 1,
      "jeu noir : la pièce d'indice 15 est valide après une pièce invalide" },
    { "deux pièces noires sur une case", 1, 15, { pion_noir, 0, 7 }, 0,
      "jeu noir : les pièces d'indices 0 et 15 sont toutes deux sur la case (0, 7)" },
    { "une pièce de chaque camp sur une case", 0, 15, { pion_blanc, 3, 6 }, 0,
      "les deux jeux ont une pièce sur la case (3, 6)" },
    { "un pion noir dans le jeu blanc", 0, 15, { pion_noir, 7, 1 }, 0,
      "jeu blanc : il y a un pion blanc à l'indice 8 et un pion noir à l'indice 15" },
};
enum { nombre_fautes = sizeof fautes / sizeof *fautes };

static echiquier echiquier_fautif(int i)
{
    echiquier e = depart();
    jeu *j = fautes[i].noir ? &e.jeu_de_piece_noir : &e.jeu_de_piece_blanc;

    j->ensemble_de_piece[fautes[i].indice] = fautes[i].p;
    e.joueur_courant = fautes[i].joueur;
    return e;
}

VERIF(echiquiers_qui_ne_sont_pas_integres, "ECHIQUIER-INTEGRE-G2 ECHIQUIER-INTEGRE-G4")
{
    echiquier e;
    int i;

    echecs_choisir_contrats(contrats_silence);
    for (i = 0; i < nombre_fautes; i++) {
        VERIF_CONTEXTE("%s", fautes[i].faute);
        e = echiquier_fautif(i);
        VERIF_INCHANGE(&e, sizeof e, VERIF_ENTIER(echiquier_est_integre(&e), 0));
    }
    VERIF_CONTEXTE("tous les pions noirs sont des pions blancs");
    e = depart();
    for (i = 8; i < MAX_PIECE; i++)
        e.jeu_de_piece_noir.ensemble_de_piece[i].type = pion_blanc;
    VERIF_ENTIER(echiquier_est_integre(&e), 0);
    VERIF_CONTEXTE("n'importe quoi");
    VERIF_REMPLIR(&e, sizeof e);
    VERIF_ENTIER(echiquier_est_integre(&e), 0);
}

/* ---- echiquier_verifier ------------------------------------------------------------------------ */

VERIF(verifier_null, "ECHIQUIER-VERIFIER-N1 ECHIQUIER-VERIFIER-N2")
{
    echiquier e = depart();
    char raison[ECHECS_PHRASE_MAX] = "intact";

    VERIF_CODE(echiquier_verifier(NULL, raison, sizeof raison), erreur_pointeur_nul, nommer);
    VERIF_CHAINE(raison, "");
    VERIF_CODE(echiquier_verifier(NULL, NULL, 0), erreur_pointeur_nul, nommer);
    VERIF_CODE(echiquier_verifier(&e, NULL, 1), erreur_pointeur_nul, nommer);
    e.joueur_courant = 7;
    VERIF_CODE(echiquier_verifier(&e, NULL, 1), erreur_pointeur_nul, nommer);
}

VERIF(le_code_de_ce_qui_ne_va_pas,
      "ECHIQUIER-VERIFIER-G1 ECHIQUIER-VERIFIER-G2 ECHIQUIER-VERIFIER-G5")
{
    echiquier e = depart();
    char raison[ECHECS_PHRASE_MAX] = "intact";
    int i;

    VERIF_CODE(echiquier_verifier(&e, raison, sizeof raison), pas_erreur, nommer);
    VERIF_CHAINE(raison, "");
    echecs_choisir_contrats(contrats_arret);
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&e, i);
        VERIF_STDERR("", VERIF_INCHANGE(&e, sizeof e, {
            VERIF_CODE(echiquier_verifier(&e, raison, sizeof raison), abimes[i].code, nommer);
            VERIF_VRAI(raison[0] != '\0');
            VERIF_CODE(echiquier_verifier(&e, NULL, 0), abimes[i].code, nommer);
        }));
    }
}

/* Toutes les fautes à la fois, puis une de moins à chaque tour : la première est celle du code. */
VERIF(la_premiere_faute_est_dite, "ECHIQUIER-VERIFIER-G2 ECHIQUIER-INTEGRE-G5")
{
    static const type_erreur codes[] = {
        erreur_echiquier_joueur,
        erreur_echiquier_coordonnees, erreur_echiquier_sorte, erreur_echiquier_ordre,
        erreur_echiquier_case_partagee, erreur_echiquier_rois, erreur_echiquier_pions,
        erreur_echiquier_sorte, erreur_echiquier_coordonnees, erreur_echiquier_ordre,
        erreur_echiquier_case_partagee, erreur_echiquier_rois, erreur_echiquier_pions,
        erreur_echiquier_pions, erreur_echiquier_case_partagee, pas_erreur,
    };
    echiquier e = depart(), saine = e;
    piece *blanches = e.jeu_de_piece_blanc.ensemble_de_piece;
    piece *noires = e.jeu_de_piece_noir.ensemble_de_piece;
    const piece *bonnes_blanches = saine.jeu_de_piece_blanc.ensemble_de_piece;
    const piece *bonnes_noires = saine.jeu_de_piece_noir.ensemble_de_piece;
    int i, j, parle = VERIF_PARLE(echiquier_est_integre(NULL));

    echecs_choisir_contrats(contrats_silence);
    e.joueur_courant = 7;
    blanches[0].coord_x = -3;                 /* hors de l'échiquier, puis */
    blanches[1].type = (type_piece)57;        /* une sorte inconnue, puis */
    piece_invalider(&blanches[14]);           /* une pièce valide après une invalide */
    blanches[2] = blanches[3];                /* deux pièces sur une case */
    blanches[7].type = dame;                  /* pas de roi */
    blanches[8].type = pion_noir;             /* des pions des deux couleurs */
    noires[0].type = (type_piece)-1;
    noires[1].coord_y = 8;
    piece_invalider(&noires[14]);
    noires[2] = noires[3];
    noires[6].type = roi;
    noires[8].type = pion_blanc;
    noires[15].coord_y = 1;                   /* la case d'un pion blanc */
    for (i = 0; i < (int)(sizeof codes / sizeof *codes); i++) {
        VERIF_CONTEXTE("sans les %d premières fautes", i);
        VERIF_CODE(echiquier_verifier(&e, NULL, 0), codes[i], nommer);
        if (parle && codes[i] != pas_erreur) {
            VERIF_ENTIER(echiquier_est_integre(&e), 0);
            VERIF_CODE(echecs_dernier_code(), codes[i], nommer);
        }
        switch (i) {
        case 0: e.joueur_courant = 1; break;
        case 1: blanches[0] = bonnes_blanches[0]; break;
        case 2: blanches[1] = bonnes_blanches[1]; break;
        case 3: blanches[14] = bonnes_blanches[14]; break;
        case 4: blanches[2] = bonnes_blanches[2]; break;
        case 5: blanches[7] = bonnes_blanches[7]; break;
        case 6: blanches[8] = bonnes_blanches[8]; break;
        case 7: noires[0] = bonnes_noires[0]; break;
        case 8: noires[1] = bonnes_noires[1]; break;
        case 9: noires[14] = bonnes_noires[14]; break;
        case 10: noires[2] = bonnes_noires[2]; break;
        case 11: noires[6] = bonnes_noires[6]; break;
        case 12: /* tous les pions noirs sont blancs, et non plus un seul */
            for (j = 8; j < MAX_PIECE; j++)
                noires[j].type = pion_blanc;
            break;
        case 13:
            for (j = 8; j < MAX_PIECE; j++)
                noires[j].type = pion_noir;
            break;
        default: noires[15] = bonnes_noires[15]; break;
        }
    }
}

VERIF(les_fautes_d_une_meme_piece, "ECHIQUIER-VERIFIER-G2")
{
    echiquier e = depart();
    piece *noires = e.jeu_de_piece_noir.ensemble_de_piece;

    piece_invalider(&noires[14]);
    VERIF_CODE(echiquier_verifier(&e, NULL, 0), erreur_echiquier_ordre, nommer);
    noires[15].coord_x = 8;
    VERIF_INDICE("hors de l'échiquier, avant d'être après une pièce invalide");
    VERIF_CODE(echiquier_verifier(&e, NULL, 0), erreur_echiquier_coordonnees, nommer);
    noires[15].type = (type_piece)57;
    VERIF_INDICE("la sorte avant la case");
    VERIF_CODE(echiquier_verifier(&e, NULL, 0), erreur_echiquier_sorte, nommer);
}

VERIF(la_phrase_dit_ou, "ECHIQUIER-VERIFIER-G3 ECHIQUIER-VERIFIER-G4")
{
    /* Un morceau de ce que chaque phrase de « fautes » doit nommer, dans cet ordre. */
    static const char *const lieux[nombre_fautes] = {
        "7", "-1", "blanc", "noir", "2", "15", "15", "0 et 15", "(3, 6)", "15",
    };
    char raison[ECHECS_PHRASE_MAX], courte[ECHECS_PHRASE_MAX];
    size_t taille;
    int i;

    for (i = 0; i < nombre_fautes; i++) {
        echiquier e = echiquier_fautif(i);

        VERIF_CONTEXTE("%s", fautes[i].faute);
        VERIF_REMPLIR(raison, sizeof raison);
        VERIF_VRAI(echiquier_verifier(&e, raison, sizeof raison) != pas_erreur);
        VERIF_CHAINE_CONTIENT(raison, lieux[i]);
        for (taille = 0; taille <= strlen(raison) + 1; taille++) {
            VERIF_CONTEXTE("%s, taille %zu", fautes[i].faute, taille);
            VERIF_REMPLIR(courte, sizeof courte);
            echiquier_verifier(&e, courte, taille);
            VERIF_JAMAIS_ECRIT(courte + taille, sizeof courte - taille);
            if (taille == 0)
                continue;
            VERIF_CHAINE_COMMENCE(raison, courte);
            VERIF_INDICE("aucun caractère de plusieurs octets n'est coupé");
            VERIF_VRAI(((unsigned char)raison[strlen(courte)] & 0xC0) != 0x80);
            VERIF_VRAI(strlen(courte) + 4 > taille - 1 || strlen(courte) == strlen(raison));
        }
    }
}

VERIF(ce_qui_ne_va_pas_est_dit, "ECHIQUIER-INTEGRE-G2 ECHIQUIER-INTEGRE-G5")
{
    char ligne[200];
    int i;

    if (!VERIF_PARLE(echiquier_est_integre(NULL)))
        return;
    for (i = 0; i < nombre_fautes; i++) {
        echiquier e = echiquier_fautif(i);

        VERIF_CONTEXTE("%s", fautes[i].faute);
        snprintf(ligne, sizeof ligne, "libechecs : echiquier_est_integre : %s\n", fautes[i].ligne);
        VERIF_STDERR(ligne, echiquier_est_integre(&e));
        ligne[strlen(ligne) - 1] = '\0';
        VERIF_CHAINE(echecs_derniere_erreur(), ligne);
    }
}

VERIF(l_integrite_n_arrete_rien, "ECHIQUIER-INTEGRE-G3 ECHIQUIER-INTEGRE-G2 ECHIQUIER-INTEGRE-G5")
{
    echiquier e = depart();

    e.joueur_courant = 2;
    echecs_choisir_contrats(contrats_arret);
    VERIF_ENTIER(echiquier_est_integre(&e), 0);
    echecs_choisir_contrats(contrats_silence);
    VERIF_STDERR("", VERIF_ENTIER(echiquier_est_integre(&e), 0));
    echecs_choisir_contrats(contrats_message);
    if (VERIF_PARLE(echiquier_est_integre(NULL)))
        VERIF_STDERR_UNE_LIGNE("joueur_courant vaut 2", echiquier_est_integre(&e));
}

/* ---- Afficher --------------------------------------------------------------------------------- */

VERIF(afficher_null, "ECHIQUIER-AFFICHER-N1 ECHIQUIER-DEBUG-N1")
{
    VERIF_STDOUT("", echiquier_afficher(NULL));
    VERIF_STDOUT("", echiquier_afficher_debug(NULL));
}

VERIF(afficher_le_debut, "ECHIQUIER-AFFICHER-G1 ECHIQUIER-AFFICHER-G2")
{
    echiquier e = depart();

    VERIF_STDOUT("8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n"
                 "7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟\n"
                 "6  · · · · · · · ·\n"
                 "5  · · · · · · · ·\n"
                 "4  · · · · · · · ·\n"
                 "3  · · · · · · · ·\n"
                 "2  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙\n"
                 "1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖\n"
                 "   a b c d e f g h\n"
                 "trait aux blancs\n",
                 echiquier_afficher(&e));
}

VERIF(afficher_ce_qui_ne_va_pas, "ECHIQUIER-AFFICHER-G1 ECHIQUIER-AFFICHER-G2 ECHIQUIER-AFFICHER-G3")
{
#define RANGEES_8_A_2                                                                      \
    "8  · · · · · · · ·\n7  · · · · · · · ·\n6  · · · · · · · ·\n5  · · · · · · · ·\n"     \
    "4  · · · · · · · ·\n3  · · · · · · · ·\n2  · · · · · · · ·\n"
    echiquier e = depart();

    echiquier_invalider_jeux(&e);
    constructeur_piece_roi(&e.jeu_de_piece_blanc.ensemble_de_piece[0], 4, 0);
    constructeur_piece_dame(&e.jeu_de_piece_noir.ensemble_de_piece[0], 4, 0);
    constructeur_piece_fou(&e.jeu_de_piece_noir.ensemble_de_piece[5], 0, 0);
    e.jeu_de_piece_noir.ensemble_de_piece[6].type = tour;
    e.jeu_de_piece_noir.ensemble_de_piece[6].coord_x = 8;
    constructeur_piece_pion_noir(&e.jeu_de_piece_blanc.ensemble_de_piece[9], 7, 0);
    e.joueur_courant = 1;
    VERIF_INDICE("un pion a la couleur de son jeu");
    VERIF_STDOUT(RANGEES_8_A_2 "1  ♝ · · · # · · ♙\n   a b c d e f g h\ntrait aux noirs\n",
                 echiquier_afficher(&e));
    VERIF_REMPLIR(&e, sizeof e);
    e.joueur_courant = -12;
    VERIF_STDOUT(RANGEES_8_A_2 "1  · · · · · · · ·\n   a b c d e f g h\ntrait inconnu : -12\n",
                 echiquier_afficher(&e));
}

VERIF(afficher_les_donnees, "ECHIQUIER-DEBUG-G1")
{
    echiquier e = depart();

    VERIF_STDOUT("joueur_courant 0\n"
                 "jeu_de_piece_blanc\n"
                 " 0 tour (0, 0)\n 1 tour (7, 0)\n 2 cavalier (1, 0)\n 3 cavalier (6, 0)\n"
                 " 4 fou (2, 0)\n 5 fou (5, 0)\n 6 dame (3, 0)\n 7 roi (4, 0)\n"
                 " 8 pion_blanc (0, 1)\n 9 pion_blanc (1, 1)\n10 pion_blanc (2, 1)\n"
                 "11 pion_blanc (3, 1)\n12 pion_blanc (4, 1)\n13 pion_blanc (5, 1)\n"
                 "14 pion_blanc (6, 1)\n15 pion_blanc (7, 1)\n"
                 "jeu_de_piece_noir\n"
                 " 0 tour (0, 7)\n 1 tour (7, 7)\n 2 cavalier (1, 7)\n 3 cavalier (6, 7)\n"
                 " 4 fou (2, 7)\n 5 fou (5, 7)\n 6 dame (3, 7)\n 7 roi (4, 7)\n"
                 " 8 pion_noir (0, 6)\n 9 pion_noir (1, 6)\n10 pion_noir (2, 6)\n"
                 "11 pion_noir (3, 6)\n12 pion_noir (4, 6)\n13 pion_noir (5, 6)\n"
                 "14 pion_noir (6, 6)\n15 pion_noir (7, 6)\n",
                 echiquier_afficher_debug(&e));
}

/* ---- Les lignes de la bibliothèque ------------------------------------------------------------ */

VERIF(les_lignes_nomment_les_clauses, "CONTRATS-G2")
{
    echiquier e = depart();

    e.joueur_courant = 3;
    VERIF_STDERR("libechecs : echiquier_initialiser [ECHIQUIER-INIT-N1] : e vaut NULL\n",
                 echiquier_initialiser(NULL));
    VERIF_STDERR_UNE_LIGNE("[ECHIQUIER-VIDER-N1]", echiquier_invalider_jeux(NULL));
    VERIF_STDERR_UNE_LIGNE("[ECHIQUIER-JOUEUR-N1]", echiquier_changer_joueur_courant(NULL));
    VERIF_STDERR_UNE_LIGNE("[ECHIQUIER-JOUEUR-N2] : joueur_courant vaut 3, il faut 0",
                           echiquier_changer_joueur_courant(&e));
    VERIF_STDERR_UNE_LIGNE("[JEU-COURANT-N1]", echiquier_recupere_jeu_courant(NULL));
    VERIF_STDERR_UNE_LIGNE("[JEU-COURANT-N2]", echiquier_recupere_jeu_courant(&e));
    VERIF_STDERR_UNE_LIGNE("[JEU-ADVERSE-N1]", echiquier_recupere_jeu_adverse(NULL));
    VERIF_STDERR_UNE_LIGNE("[JEU-ADVERSE-N2]", echiquier_recupere_jeu_adverse(&e));
    VERIF_STDERR_UNE_LIGNE("[JEU-COURANT-INFO-N1]",
                           echiquier_recupere_jeu_courant_information(NULL));
    VERIF_STDERR_UNE_LIGNE("[JEU-COURANT-INFO-N2]", echiquier_recupere_jeu_courant_information(&e));
    VERIF_STDERR_UNE_LIGNE("[JEU-ADVERSE-INFO-N1]",
                           echiquier_recupere_jeu_adverse_information(NULL));
    VERIF_STDERR_UNE_LIGNE("[JEU-ADVERSE-INFO-N2]", echiquier_recupere_jeu_adverse_information(&e));
    VERIF_STDERR_UNE_LIGNE("[ECHIQUIER-INTEGRE-N1]", echiquier_est_integre(NULL));
    VERIF_STDERR_UNE_LIGNE("[ECHIQUIER-VERIFIER-N1]", echiquier_verifier(NULL, NULL, 0));
    VERIF_STDERR_UNE_LIGNE("[ECHIQUIER-VERIFIER-N2]", echiquier_verifier(&e, NULL, 1));
    VERIF_STDERR_UNE_LIGNE("[ECHIQUIER-AFFICHER-N1]", echiquier_afficher(NULL));
    VERIF_STDERR_UNE_LIGNE("[ECHIQUIER-DEBUG-N1]", echiquier_afficher_debug(NULL));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(initialiser_null),
    VERIF_LIGNE(debut_de_partie),
    VERIF_LIGNE(vider_null),
    VERIF_LIGNE(vider_un_echiquier),
    VERIF_LIGNE(changer_le_joueur_de_null),
    VERIF_LIGNE(changer_un_joueur_inconnu),
    VERIF_LIGNE(changer_de_joueur),
    VERIF_LIGNE(jeux_de_null),
    VERIF_LIGNE(jeux_d_un_joueur_inconnu),
    VERIF_LIGNE(jeux_courant_et_adverse),
    VERIF_LIGNE(integrite_de_null),
    VERIF_LIGNE(echiquiers_integres),
    VERIF_LIGNE(echiquiers_qui_ne_sont_pas_integres),
    VERIF_LIGNE(verifier_null),
    VERIF_LIGNE(le_code_de_ce_qui_ne_va_pas),
    VERIF_LIGNE(la_premiere_faute_est_dite),
    VERIF_LIGNE(les_fautes_d_une_meme_piece),
    VERIF_LIGNE(la_phrase_dit_ou),
    VERIF_LIGNE(ce_qui_ne_va_pas_est_dit),
    VERIF_LIGNE(l_integrite_n_arrete_rien),
    VERIF_LIGNE(afficher_null),
    VERIF_LIGNE(afficher_le_debut),
    VERIF_LIGNE(afficher_ce_qui_ne_va_pas),
    VERIF_LIGNE(afficher_les_donnees),
    VERIF_LIGNE(les_lignes_nomment_les_clauses))
