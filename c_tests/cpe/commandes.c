/* Section « Mode interactif » de echecs.h : les commandes. */
#include "cpe.h"

static action_a_realiser a;

VERIF(actions_nulles, "ACTION-INIT-N1 COMMANDE-N1 COMMANDE-N2")
{
    action_initialise(NULL);
    action_initialise(&a);
    VERIF_ENTIER(parse_ligne_commande("i", NULL), 0);
    VERIF_INCHANGE(&a, sizeof a, VERIF_ENTIER(parse_ligne_commande(NULL, &a), 0));
}

static void verifie_action(type_action type, const char *nom, const int *c, type_piece promotion)
{
    VERIF_ENTIER(a.type, type);
    VERIF_CHAINE(a.filename, nom);
    VERIF_CASE(a.x_depart, a.y_depart, c[0], c[1]);
    VERIF_CASE(a.x_arrivee, a.y_arrivee, c[2], c[3]);
    VERIF_ENTIER(a.promotion, promotion);
}

static const int rien[4] = { -1, -1, -1, -1 };

VERIF(action_qui_ne_demande_rien, "ACTION-INIT-G1")
{
    VERIF_REMPLIR(&a, sizeof a);
    action_initialise(&a);
    verifie_action(rien_a_faire, "", rien, invalide);
}

/* Ce que donne une ligne. */
static void comprendre(const char *ligne, int attendu)
{
    VERIF_REMPLIR(&a, sizeof a);
    VERIF_APPEL("parse_ligne_commande(\"%.80s\", &a)", ligne);
    VERIF_ENTIER(parse_ligne_commande(ligne, &a), attendu);
}

VERIF(commandes_simples, "COMMANDE-G1 COMMANDE-G4")
{
    static const struct {
        const char *ligne;
        type_action type;
    } lignes[] = {
        { "i", initialisation }, { "  i  ", initialisation }, { "i\n", initialisation },
        { "\ti\r\n", initialisation }, { "i # encore", initialisation }, { "FIN", fin },
        { "fin", fin }, { "annule", action_annulation }, { "affiche", action_affichage },
        { "aide", action_aide },
    };
    int i;

    for (i = 0; i < (int)(sizeof lignes / sizeof *lignes); i++) {
        comprendre(lignes[i].ligne, 1);
        verifie_action(lignes[i].type, "", rien, invalide);
    }
}

VERIF(lignes_sans_commande, "COMMANDE-G2 COMMANDE-G4")
{
    static const char *lignes[] = { "", "\n", "   \t\r\n", "#", "# d 4 1 -> 4 3", "  #i", "#FIN" };
    int i;

    for (i = 0; i < (int)(sizeof lignes / sizeof *lignes); i++) {
        comprendre(lignes[i], 1);
        verifie_action(rien_a_faire, "", rien, invalide);
    }
}

VERIF(deplacements, "COMMANDE-G1 COMMANDE-G4")
{
    static const int c[4] = { 4, 1, 5, 3 };
    static const struct {
        const char *ligne;
        type_piece promotion;
    } lignes[] = {
        { "d 4 1 -> 5 3", invalide }, { "  d\t4  1   ->  5 3 \r\n", invalide },
        { "d 4 1 5 3", invalide }, { "d e2 -> f4", invalide }, { "d e2 f4", invalide },
        { "d e2 -> 5 3", invalide }, { "d 4 1 -> f4 # bien", invalide },
        { "d 4 1 -> 5 3 dame", dame }, { "d 4 1 -> 5 3 tour", tour }, { "d e2 f4 fou", fou },
        { "d e2 f4 cavalier", cavalier }, { "d 4 1 -> 5 3 roque", invalide },
        { "d 4 1 -> 5 3 en_passant", invalide },
    };
    int i;

    for (i = 0; i < (int)(sizeof lignes / sizeof *lignes); i++) {
        comprendre(lignes[i].ligne, 1);
        verifie_action(deplacement, "", c, lignes[i].promotion);
    }
    VERIF_CONTEXTE("chaque case");
    for (i = 0; i < 64; i++) {
        char ligne[40];
        int coins[4] = { 7, 7, 0, 0 };

        coins[0] = i % 8;
        coins[1] = i / 8;
        snprintf(ligne, sizeof ligne, "d %d %d -> a1", i % 8, i / 8);
        comprendre(ligne, 1);
        verifie_action(deplacement, "", coins, invalide);
        snprintf(ligne, sizeof ligne, "d %c%d -> 0 0", 'a' + i % 8, i / 8 + 1);
        comprendre(ligne, 1);
        verifie_action(deplacement, "", coins, invalide);
    }
}

VERIF(des_coordonnees_quelconques, "COMMANDE-G1 COMMANDE-G4")
{
    static const int extremes[4] = { INT_MIN, -1, 8, INT_MAX };

    VERIF_INDICE("que la case existe, c'est le coup qui en juge : le joueur apprend ainsi pourquoi");
    comprendre("d -2147483648 -1 -> 8 2147483647", 1);
    verifie_action(deplacement, "", extremes, invalide);
}

VERIF(lectures, "COMMANDE-G1 COMMANDE-G4")
{
    char ligne[MAX_NOM_FICHIER_TAILLE + 10], nom[MAX_NOM_FICHIER_TAILLE + 1];

    comprendre("lit partie.txt", 1);
    verifie_action(lecture_fichier, "partie.txt", rien, invalide);
    comprendre("\tlit_h   mes parties/la n\xc2\xb0 1 #2.txt  \r\n", 1);
    verifie_action(lecture_historique, "mes parties/la n\xc2\xb0 1 #2.txt", rien, invalide);
    comprendre("lit \xff\xfe", 1);
    verifie_action(lecture_fichier, "\xff\xfe", rien, invalide);
    memset(nom, 'x', MAX_NOM_FICHIER_TAILLE - 1);
    nom[MAX_NOM_FICHIER_TAILLE - 1] = '\0';
    snprintf(ligne, sizeof ligne, "lit_h %s", nom);
    VERIF_CONTEXTE("le nom le plus long");
    comprendre(ligne, 1);
    verifie_action(lecture_historique, nom, rien, invalide);
}

VERIF(une_ligne_lue_par_fgets, "COMMANDE-G1")
{
    char ligne[MAX_NOM_FICHIER_TAILLE], nom[MAX_LIGNE_COMMANDE];
    FILE *fichier = verif_fichier();

    VERIF_INDICE("ce que fgets lit d'une longue ligne tient dans le tableau et donne une commande");
    memset(nom, 'x', sizeof nom);
    verif_systeme(fichier != NULL && fputs("lit ", fichier) >= 0
                      && fwrite(nom, 1, sizeof nom, fichier) == sizeof nom, "tmpfile");
    rewind(fichier);
    VERIF_VRAI(fgets(ligne, MAX_LIGNE_COMMANDE, fichier) != NULL);
    fclose(fichier);
    comprendre(ligne, 1);
    nom[MAX_LIGNE_COMMANDE - 1 - strlen("lit ")] = '\0';
    verifie_action(lecture_fichier, nom, rien, invalide);
}

VERIF(lignes_qui_ne_sont_pas_des_commandes, "COMMANDE-G3 COMMANDE-G4")
{
    static const char *lignes[] = {
        "x", "I", "i i", "ii", "Fin", "FIN FIN", "aide moi", "annule 2", "affiche tout", "lit",
        "lit   ", "lit_h", "lit_h\n", "litpartie.txt", "lit_x f", "d", "d 4 1", "d 4 1 ->",
        "d 4 1 -> 4", "d 4 1 => 4 3", "d 4 1 -> 4 3 5", "d 4 1 -> 4 3 roi", "d 4 1 -> 4 3 pion",
        "d 4 1 -> 4 3 dame dame", "d 8x 1 -> 4 3", "d 4 - 1 -> 4 3", "d 4 1 -> 4 0x1", "d e9 -> e4",
        "d 4 -0 -> 4 3", "d 4 2147483648 -> 4 3",
        "d i1 -> e4", "d E2 -> E4", "d 04 1 -> 4 3", "d +4 1 -> 4 3", "d 4,1 -> 4,3",
        "d 4294967300 1 -> 4 3", "e2 e4", "\fi", "d e2 e4 \v", "d 99999999999999999999 1 -> 4 3", "d4 1 -> 4 3",
        "\xff\xfe\x1b[2J", "%s%n%s%n",
    };
    char longue[10000];
    int i;

    for (i = 0; i < (int)(sizeof lignes / sizeof *lignes); i++) {
        comprendre(lignes[i], 0);
        verifie_action(action_inconnue, "", rien, invalide);
    }
    memset(longue, 'x', sizeof longue - 1);
    longue[sizeof longue - 1] = '\0';
    comprendre(longue, 0);
    verifie_action(action_inconnue, "", rien, invalide);
    memcpy(longue, "lit ", 4);
    longue[4 + MAX_NOM_FICHIER_TAILLE] = '\0';
    VERIF_CONTEXTE("un nom trop long d'un octet");
    comprendre(longue, 0);
    verifie_action(action_inconnue, "", rien, invalide);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(actions_nulles),
    VERIF_LIGNE(action_qui_ne_demande_rien),
    VERIF_LIGNE(commandes_simples),
    VERIF_LIGNE(lignes_sans_commande),
    VERIF_LIGNE(deplacements),
    VERIF_LIGNE(des_coordonnees_quelconques),
    VERIF_LIGNE(lectures),
    VERIF_LIGNE(une_ligne_lue_par_fgets),
    VERIF_LIGNE(lignes_qui_ne_sont_pas_des_commandes))
