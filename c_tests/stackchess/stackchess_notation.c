/* Section « Notation » de stackchess.h. */
#include "stackchess_essai.h"

/* Des positions, écrites comme stackchess_ecrire_position les écrit. */
static const char *const positions[] = {
    DEPART,
    "tcfdrfct/p'p'p'p'p'p'p'p'/8/8/8/8/P'P'P'P'P'P'P'P'/TCFDRFCT n c",
    "4/4/4/R2r n -",
    "(p'pp'rdft)3/4/4/(PP'DCT)2D b cs",
    "PPPP/4/4/pppp b s",
    "4/4/4/R3 b -",
    "4/4/(pp)3/4 b -",
    "26/25p/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/10D15/26 n -",
};
enum { nombre_positions = sizeof positions / sizeof *positions };

/* Des textes qui n'en sont pas. */
static const struct {
    const char *texte;
    code_stackchess code;
} refuses[] = {
    { "", stackchess_texte_champs },
    { " \t\n", stackchess_texte_champs },
    { "4/4/4/R3", stackchess_texte_champs },
    { "4/4/4/R3 b", stackchess_texte_champs },
    { "4/4/4/R3 b - -", stackchess_texte_champs },
    { "3/3/R2 b -", stackchess_texte_rangees },
    { "n'importe quoi", stackchess_texte_champs },
    { "rien du tout", stackchess_texte_rangees },
    { "5/4/4/R3 b -", stackchess_texte_cases },
    { "4/4/4/R4 b -", stackchess_texte_cases },
    { "4/4//R3 b -", stackchess_texte_cases },
    { "4/4/4/4R b -", stackchess_texte_cases },
    { "99999999999999999999/4/4/R3 b -", stackchess_texte_cases },
    { "4/4/4/Rx2 b -", stackchess_texte_signe },
    { "4/4/4/R\xff\x1b[ b -", stackchess_texte_signe },
    { "4/4/4/R03 b -", stackchess_texte_signe },
    { "4/4/4/R'3 b -", stackchess_texte_signe },
    { "4/4/4/P''3 b -", stackchess_texte_signe },
    { "4/4/4/R)2 b -", stackchess_texte_signe },
    { "4/4/4/()3 b -", stackchess_texte_pile },
    { "4/4/4/(R)3 b -", stackchess_texte_pile },
    { "4/4/4/(Rr)3 b -", stackchess_texte_pile },
    { "4/4/4/3(RR b -", stackchess_texte_pile },
    { "4/4/(RR/R3 b -", stackchess_texte_pile },
    { "4/4/4/(RR3 b -", stackchess_texte_pile },
    { "4/4/4/(R1)3 b -", stackchess_texte_pile },
    { "4/4/4/((R))3 b -", stackchess_texte_pile },
    { "4/4/4/(Rx)3 b -", stackchess_texte_pile },
    { "4/4/4/(R'R)3 b -", stackchess_texte_pile },
    { "4/4/4/C3 b -", stackchess_texte_cavalier },
    { "4/4/4/4 b -", stackchess_texte_pieces },
    { "4/4/4/R3 w -", stackchess_texte_trait },
    { "4/4/4/R3 b K", stackchess_texte_options },
    { "4/4/4/R3 b ss", stackchess_texte_options },
    { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", stackchess_texte_champs },
};
enum { nombre_refuses = sizeof refuses / sizeof *refuses };

/* ---- stackchess_ecrire_position ------------------------------------------------------------------- */

VERIF(ecrire_sans_partie_ou_sans_tampon, "STACKCHESS-ECRIRE-N1 STACKCHESS-ECRIRE-N2")
{
    PARTIE_DE(partie, DEPART);
    char tampon[20] = "à effacer";

    VERIF_NATUREL(stackchess_ecrire_position(NULL, tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    VERIF_NATUREL(stackchess_ecrire_position(partie, NULL, 10), 0);
    stackchess_detruire(partie);
}

VERIF(le_texte_du_debut, "STACKCHESS-ECRIRE-G1")
{
    stackchess *partie = stackchess_creer(6, 0);

    VERIF_CHAINE(texte_de(partie), DEPART);
    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_ok, nommer);
    VERIF_INDICE("le pion du bas de la pile n'a pas bougé");
    VERIF_CHAINE(texte_de(partie), "tfdrft/p'p'p'p'p'p'/6/6/(P'T)P'P'P'P'P'/1FDRFT n -");
    VERIF_CODE(jouer(partie, "b5-b3"), stackchess_ok, nommer);
    VERIF_CHAINE(texte_de(partie), "tfdrft/p'1p'p'p'p'/6/1p4/(P'T)P'P'P'P'P'/1FDRFT b -");
    stackchess_detruire(partie);
}

VERIF(le_texte_tient_dans_le_tampon, "STACKCHESS-ECRIRE-G2")
{
    PARTIE_DE(partie, DEPART);
    const size_t longueur = sizeof DEPART - 1;
    char tampon[100];
    size_t taille;

    VERIF_NATUREL(stackchess_ecrire_position(partie, NULL, 0), longueur);
    for (taille = 0; taille <= longueur + 1; taille++) {
        VERIF_CONTEXTE("taille %zu", taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(stackchess_ecrire_position(partie, tampon, taille), longueur);
        VERIF_JAMAIS_ECRIT(tampon + taille, 1);
        if (taille > 0) {
            VERIF_NATUREL(strlen(tampon), taille - 1);
            VERIF_VRAI(strncmp(tampon, DEPART, taille - 1) == 0);
        }
    }
    stackchess_detruire(partie);
}

/* 104 piles de deux pions qui n'ont pas bougé, et des cases vides où elles allongent le texte. */
VERIF(le_plus_long_texte, "STACKCHESS-ECRIRE-G3")
{
    static char attendu[4 * STACKCHESS_POSITION_MAX];
    stackchess *partie;
    int rangee, i, piles = 0, n = 0;

    for (rangee = 0; rangee < 26; rangee++) {
        int dans_la_rangee = rangee < 20 ? 3 : rangee < 24 ? 8 : 6;

        n += sprintf(attendu + n, "%s10", rangee == 0 ? "" : "/");
        for (i = 1; i <= dans_la_rangee; i++) {
            int vides = 1;

            if (dans_la_rangee == 3)
                vides = i == 1 ? 10 : i == 2 ? 1 : 2;
            if (dans_la_rangee == 6 && i == 6)
                vides = 5;
            n += sprintf(attendu + n, "%s%d", piles++ % 2 == 0 ? "(P'P')" : "(p'p')", vides);
        }
    }
    sprintf(attendu + n, " b cs");
    VERIF_ENTIER(piles, 104);
    VERIF_POSITION(attendu);
    partie = partie_de(attendu);
    VERIF_CHAINE(texte_de(partie), attendu);
    VERIF_INDICE("104 pièces pour chaque joueur, sur un plateau de 26 × 26");
    VERIF_VRAI(stackchess_ecrire_position(partie, NULL, 0) < STACKCHESS_POSITION_MAX);
    stackchess_detruire(partie);
}

/* ---- stackchess_lire_position --------------------------------------------------------------------- */

VERIF(les_textes_reviennent, "STACKCHESS-LIRE-G1 STACKCHESS-LIRE-G2 STACKCHESS-ECRIRE-G1 "
                             "STACKCHESS-POSITION-G1")
{
    int i;

    for (i = 0; i < nombre_positions; i++) {
        PARTIE_DE(partie, positions[i]);
        char raison[100] = "à effacer";

        VERIF_CHAINE(texte_de(partie), positions[i]);
        VERIF_CODE(stackchess_annuler(partie), stackchess_rien_a_annuler, nommer);
        VERIF_CODE(stackchess_verifier_position(positions[i], raison, sizeof raison), stackchess_ok,
                   nommer);
        VERIF_CHAINE(raison, "");
        stackchess_detruire(partie);
    }
}

VERIF(ce_que_dit_le_texte, "STACKCHESS-LIRE-G1")
{
    PARTIE_DE(partie, "10/10/10/10/10/10/10/10/9(p'c)/T9 n c");
    piece_stackchess piece = { 0, 0, 9 };

    VERIF_ENTIER(stackchess_taille(partie), 10);
    VERIF_ENTIER(stackchess_joueur(partie), 1);
    VERIF_ENTIER(stackchess_hauteur(partie, 9, 1), 2);
    VERIF_CODE(stackchess_piece_en(partie, 9, 1, 1, &piece), stackchess_ok, nommer);
    VERIF_ENTIER(piece.type, 'C');
    VERIF_ENTIER(piece.couleur, 'N');
    VERIF_CODE(stackchess_piece_en(partie, 9, 1, 0, &piece), stackchess_ok, nommer);
    VERIF_ENTIER(piece.a_bouge, 0);
    stackchess_detruire(partie);
}

VERIF(blancs_autour, "STACKCHESS-POSITION-G1 STACKCHESS-LIRE-G1")
{
    const char *texte = "\n 4/4/4/R2r\tn   sc \r\n";
    PARTIE_DE(partie, texte);

    VERIF_CODE(stackchess_verifier_position(texte, NULL, 0), stackchess_ok, nommer);
    VERIF_CHAINE(texte_de(partie), "4/4/4/R2r n cs");
    stackchess_detruire(partie);
}

VERIF(lire_a_la_place_d_une_autre_partie, "STACKCHESS-LIRE-G1 STACKCHESS-LIRE-G2")
{
    stackchess *partie = stackchess_creer(26, STACKCHESS_CAVALIERS);

    VERIF_CODE(jouer(partie, "a2-a3"), stackchess_ok, nommer);
    VERIF_CODE(stackchess_abandonner(partie, 1), stackchess_ok, nommer);
    VERIF_CODE(stackchess_lire_position(partie, DEPART), stackchess_ok, nommer);
    VERIF_INDICE("ni la taille, ni les options, ni l'abandon de la partie précédente ne restent");
    VERIF_ENTIER(stackchess_taille(partie), 6);
    VERIF_ENTIER(stackchess_etat(partie), stackchess_en_cours);
    VERIF_CHAINE(texte_de(partie), DEPART);
    VERIF_CODE(stackchess_annuler(partie), stackchess_rien_a_annuler, nommer);
    stackchess_detruire(partie);
}

VERIF(rien_a_lire, "STACKCHESS-LIRE-N1 STACKCHESS-LIRE-N3")
{
    PARTIE_DE(partie, DEPART);

    VERIF_CODE(stackchess_lire_position(NULL, DEPART), stackchess_pointeur_nul, nommer);
    VERIF_CODE(stackchess_lire_position(partie, NULL), stackchess_pointeur_nul, nommer);
    VERIF_CHAINE(texte_de(partie), DEPART);
    stackchess_detruire(partie);
}

VERIF(verifier_sans_texte_ou_sans_tampon, "STACKCHESS-POSITION-N1 STACKCHESS-POSITION-N2")
{
    char raison[20] = "à effacer";

    VERIF_CODE(stackchess_verifier_position(NULL, raison, sizeof raison), stackchess_pointeur_nul,
               nommer);
    VERIF_CHAINE(raison, "");
    VERIF_CODE(stackchess_verifier_position(DEPART, NULL, 9), stackchess_pointeur_nul, nommer);
}

VERIF(textes_refuses, "STACKCHESS-POSITION-G2")
{
    char raison[ECHECS_PHRASE_MAX], francaise[ECHECS_PHRASE_MAX];
    int i;

    for (i = 0; i < nombre_refuses; i++) {
        VERIF_POSITION(refuses[i].texte);
        VERIF_CODE(stackchess_verifier_position(refuses[i].texte, francaise, sizeof francaise),
                   refuses[i].code, nommer);
        VERIF_CHAINE_COMMENCE(francaise, "caractère ");
        VERIF_VRAI(strpbrk(francaise, "\n\r\x1b") == NULL);
        VERIF_INDICE("la raison est en français, quelle que soit la langue");
        echecs_choisir_langue(langue_anglais);
        stackchess_verifier_position(refuses[i].texte, raison, sizeof raison);
        echecs_choisir_langue(langue_francais);
        VERIF_CHAINE(raison, francaise);
    }
}

VERIF(lire_refuse_les_memes_textes, "STACKCHESS-LIRE-G3 STACKCHESS-LIRE-G4")
{
    stackchess *partie = stackchess_creer(6, 0);
    char avant[100];
    int i;

    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_ok, nommer);
    snprintf(avant, sizeof avant, "%s", texte_de(partie));
    VERIF_INDICE("un texte refusé n'est pas une clause violée : rien sur stderr, pas d'arrêt");
    echecs_choisir_contrats(contrats_arret);
    VERIF_STDERR("", {
        for (i = 0; i < nombre_refuses; i++) {
            VERIF_POSITION(refuses[i].texte);
            VERIF_CODE(stackchess_lire_position(partie, refuses[i].texte), refuses[i].code, nommer);
            VERIF_CHAINE(texte_de(partie), avant);
        }
    });
    VERIF_CHAINE(echecs_derniere_erreur(), "");
    VERIF_INDICE("la partie ne change pas : son coup s'annule encore");
    VERIF_CODE(stackchess_annuler(partie), stackchess_ok, nommer);
    VERIF_CHAINE(texte_de(partie), DEPART);
    stackchess_detruire(partie);
}

VERIF(la_place_de_la_faute, "STACKCHESS-POSITION-G2")
{
    char raison[300];

    stackchess_verifier_position("4/4/4/Rx2 b -", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 8 : ");
    stackchess_verifier_position("4/4/4/R3 x -", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 10 : ");
    VERIF_INDICE("le premier caractère des piles : le nombre de rangées, aucune pièce");
    stackchess_verifier_position("  4/4/R3 b -", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 3 : ");
    stackchess_verifier_position(" 4/4/4/4 b -", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 2 : ");
    VERIF_INDICE("ce qui suit le dernier champ, les espaces finales ne comptent pas");
    stackchess_verifier_position("4/4/4/R3 b  ", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 11 : ");
    stackchess_verifier_position("  ", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 1 : ");
    VERIF_INDICE("ce qui suit une rangée trop courte");
    stackchess_verifier_position("4/3/4/R3 b -", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 4 : ");
    stackchess_verifier_position("4/4/4/R2 b -", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 9 : ");
    VERIF_INDICE("le début du champ des options");
    stackchess_verifier_position("4/4/4/R3 b cx", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 12 : ");
    VERIF_INDICE("ce sont les octets que l'on compte : é en a deux");
    stackchess_verifier_position("\xc3\xa9 b - x", raison, sizeof raison);
    VERIF_CHAINE_COMMENCE(raison, "caractère 8 : ");
}

/* Des textes qui ont plusieurs fautes. */
VERIF(la_premiere_faute_d_un_texte, "STACKCHESS-POSITION-G5")
{
    static const struct {
        const char *texte;
        code_stackchess code;
    } fautes[] = {
        { "R/x w cc -", stackchess_texte_champs },
        { "x/4/4 w cc", stackchess_texte_rangees },
        { "4/(CR1)x/(rR/5 w cc", stackchess_texte_pile },
        { "4/Cx/(rR/5 w cc", stackchess_texte_signe },
        { "4/4/C2/5 w cc", stackchess_texte_cases },
        { "4/4/C3/4 w cc", stackchess_texte_trait },
        { "4/4/C3/4 b cc", stackchess_texte_options },
        { "4/4/C3/4 b s", stackchess_texte_cavalier },
        { "4/4/4/4 w cc", stackchess_texte_trait },
        { "4/4/4/4 b cc", stackchess_texte_options },
        { "4/4/4/4 b s", stackchess_texte_pieces },
    };
    char trop[STACKCHESS_PILE_MAX + 32] = "(";
    size_t i;

    for (i = 0; i < sizeof fautes / sizeof *fautes; i++) {
        VERIF_APPEL("stackchess_verifier_position(\"%s\", NULL, 0)", fautes[i].texte);
        VERIF_CODE(stackchess_verifier_position(fautes[i].texte, NULL, 0), fautes[i].code, nommer);
    }
    memset(trop + 1, 'C', STACKCHESS_PILE_MAX + 1);
    strcpy(trop + STACKCHESS_PILE_MAX + 2, ")3/4/4/x w cc");
    VERIF_INDICE("une pièce de trop est une faute des rangées : avant x, le trait et les options");
    VERIF_CODE(stackchess_verifier_position(trop, NULL, 0), stackchess_texte_pieces, nommer);
}

VERIF(une_partie_ou_un_joueur_n_a_rien, "STACKCHESS-POSITION-G1")
{
    PARTIE_DE(partie, "4/4/4/R3 n -");

    VERIF_ENTIER(stackchess_etat(partie), stackchess_tout_pris);
    VERIF_ENTIER(stackchess_vainqueur(partie), 0);
    stackchess_detruire(partie);
}

VERIF(la_plus_longue_explication, "STACKCHESS-POSITION-G4")
{
    static char texte[4000], raison[4 * ECHECS_PHRASE_MAX];
    static const char *const debuts[] = { "", "4/4/4/R3 ", "4/4/4/R3 b ", "4/4/4/R3 b - " };
    static const int octets[] = { 'x', 0x1b, 0xff };
    size_t i, j;

    for (i = 0; i < 4; i++) {
        for (j = 0; j < 3; j++) {
            memset(texte, octets[j], sizeof texte - 1);
            memcpy(texte, debuts[i], strlen(debuts[i]));
            memcpy(texte + 3990, " -", 2);
            stackchess_verifier_position(texte, raison, sizeof raison);
            VERIF_VRAI(strlen(raison) < ECHECS_PHRASE_MAX);
            texte[3990] = '\0';
            stackchess_verifier_position(texte, raison, sizeof raison);
            VERIF_VRAI(strlen(raison) < ECHECS_PHRASE_MAX);
        }
    }
}

VERIF(textes_immenses, "STACKCHESS-LIRE-G3 STACKCHESS-POSITION-G2 STACKCHESS-POSITION-G4")
{
    enum { octets = 1000000 };
    static const char signes[] = "R/(9' )r";
    char *texte = (char *)malloc(octets + 1), raison[40];
    PARTIE_DE(partie, DEPART);
    size_t i;

    VERIF_NON_NUL(texte);
    texte[octets] = '\0';
    for (i = 0; i < sizeof signes - 1; i++) {
        VERIF_CONTEXTE("un million de %c", signes[i]);
        memset(texte, signes[i], octets);
        VERIF_VRAI(stackchess_lire_position(partie, texte) != stackchess_ok);
        VERIF_VRAI(stackchess_verifier_position(texte, raison, sizeof raison) != stackchess_ok);
        VERIF_VRAI(memchr(raison, '\0', sizeof raison) != NULL);
    }
    VERIF_INDICE("une pile de 105 pièces : un joueur en a 104 au plus");
    memset(texte, 'D', 200);
    memcpy(texte, "4/4/4/3(", 8);
    memcpy(texte + 8 + STACKCHESS_PILE_MAX, ") b -", 6);
    VERIF_CODE(stackchess_verifier_position(texte, raison, sizeof raison), stackchess_ok, nommer);
    memcpy(texte + 8 + STACKCHESS_PILE_MAX, "D) b -", 7);
    VERIF_CODE(stackchess_verifier_position(texte, raison, sizeof raison), stackchess_texte_pieces,
               nommer);
    VERIF_CHAINE(texte_de(partie), DEPART);
    stackchess_detruire(partie);
    free(texte);
}

VERIF(refuser_un_texte_n_est_pas_une_faute, "STACKCHESS-POSITION-G3 STACKCHESS-POSITION-G4")
{
    char raison[30];
    int i;

    echecs_choisir_contrats(contrats_arret);
    VERIF_STDERR("", {
        for (i = 0; i < nombre_refuses; i++) {
            VERIF_REMPLIR(raison, sizeof raison);
            stackchess_verifier_position(refuses[i].texte, raison, 12);
            VERIF_NON_NUL(memchr(raison, '\0', 12));
            VERIF_JAMAIS_ECRIT(raison + 12, 1);
            stackchess_verifier_position(refuses[i].texte, NULL, 0);
        }
    });
    VERIF_CHAINE(echecs_derniere_erreur(), "");
}

VERIF_PROGRAMME(
    VERIF_LIGNE(ecrire_sans_partie_ou_sans_tampon),
    VERIF_LIGNE(le_texte_du_debut),
    VERIF_LIGNE(le_texte_tient_dans_le_tampon),
    VERIF_LIGNE(le_plus_long_texte),
    VERIF_LIGNE(les_textes_reviennent),
    VERIF_LIGNE(ce_que_dit_le_texte),
    VERIF_LIGNE(blancs_autour),
    VERIF_LIGNE(lire_a_la_place_d_une_autre_partie),
    VERIF_LIGNE(rien_a_lire),
    VERIF_LIGNE(verifier_sans_texte_ou_sans_tampon),
    VERIF_LIGNE(textes_refuses),
    VERIF_LIGNE(lire_refuse_les_memes_textes),
    VERIF_LIGNE(la_place_de_la_faute),
    VERIF_LIGNE(la_premiere_faute_d_un_texte),
    VERIF_LIGNE(une_partie_ou_un_joueur_n_a_rien),
    VERIF_LIGNE(la_plus_longue_explication),
    VERIF_LIGNE(textes_immenses),
    VERIF_LIGNE(refuser_un_texte_n_est_pas_une_faute))
