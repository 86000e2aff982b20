/* Section « Affichage » de stackchess.h. */
#include "stackchess_essai.h"

/* Le dessin de "r3/4/4/R3", sans la fin de sa dernière ligne. */
#define DEUX_ROIS                                                                          \
    "   a  b  c  d\n"                                                                      \
    "  +--+--+--+--+\n"                                                                    \
    "4 |RN|  |  |  |\n"                                                                    \
    "  +--+--+--+--+\n"                                                                    \
    "3 |  |  |  |  |\n"                                                                    \
    "  +--+--+--+--+\n"                                                                    \
    "2 |  |  |  |  |\n"                                                                    \
    "  +--+--+--+--+\n"                                                                    \
    "1 |RB|  |  |  |\n"                                                                    \
    "  +--+--+--+--+"

/* Le dessin de l'énoncé. */
#define ENONCE "tfdrf1/ppppp1/6/5t/(PFT)PPPPP/2DRFT b -"

/* Le dessin, dans un tampon puis sur stdout : le même texte. */
static void verifie_dessin(const stackchess *partie, int x, int y, const char *attendu)
{
    static char dessin[STACKCHESS_DESSIN_MAX];
    size_t longueur;

    VERIF_REMPLIR(dessin, sizeof dessin - 1);
    longueur = stackchess_ecrire_dessin(partie, x, y, dessin, sizeof dessin);
    VERIF_CHAINE(dessin, attendu);
    VERIF_NATUREL(longueur, strlen(attendu));
    VERIF_STDOUT(attendu, stackchess_afficher(partie, x, y));
}

VERIF(rien_a_dessiner, "STACKCHESS-DESSIN-N1 STACKCHESS-DESSIN-N2 STACKCHESS-DESSIN-N3 "
                         "STACKCHESS-AFFICHER-N1 STACKCHESS-AFFICHER-N2")
{
    static const int faux[][2] = {
        { -1, 0 }, { 0, -1 }, { 6, 0 }, { 0, 6 }, { -2, -2 }, { INT_MIN, INT_MAX },
    };
    PARTIE_DE(partie, DEPART);
    char tampon[20] = "à effacer";
    size_t i;

    VERIF_STDOUT("", stackchess_afficher(NULL, -1, -1));
    VERIF_NATUREL(stackchess_ecrire_dessin(NULL, -1, -1, tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    VERIF_NATUREL(stackchess_ecrire_dessin(partie, -1, -1, NULL, 10), 0);
    for (i = 0; i < sizeof faux / sizeof *faux; i++) {
        VERIF_CONTEXTE("case (%d, %d)", faux[i][0], faux[i][1]);
        VERIF_STDOUT("", stackchess_afficher(partie, faux[i][0], faux[i][1]));
        strcpy(tampon, "à effacer");
        VERIF_NATUREL(
            stackchess_ecrire_dessin(partie, faux[i][0], faux[i][1], tampon, sizeof tampon), 0);
        VERIF_CHAINE(tampon, "");
    }
    stackchess_detruire(partie);
}

VERIF(le_dessin_tient_dans_le_tampon, "STACKCHESS-DESSIN-G5")
{
    PARTIE_DE(partie, "r3/4/4/R3 b -");
    const char *entier = DEUX_ROIS "\n";
    const size_t longueur = strlen(entier);
    char tampon[400];
    size_t taille;

    VERIF_NATUREL(stackchess_ecrire_dessin(partie, -1, -1, NULL, 0), longueur);
    for (taille = 0; taille <= longueur + 1; taille++) {
        VERIF_CONTEXTE("taille %zu", taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(stackchess_ecrire_dessin(partie, -1, -1, tampon, taille), longueur);
        VERIF_JAMAIS_ECRIT(tampon + taille, 1);
        if (taille > 0) {
            VERIF_NATUREL(strlen(tampon), taille - 1);
            VERIF_VRAI(strncmp(tampon, entier, taille - 1) == 0);
        }
    }
    stackchess_detruire(partie);
}

VERIF(le_dessin_de_l_enonce,
      "STACKCHESS-DESSIN-G1 STACKCHESS-DESSIN-G2 STACKCHESS-AFFICHER-G1 "
      "STACKCHESS-AFFICHER-G2")
{
    PARTIE_DE(partie, ENONCE);

    verifie_dessin(partie, 0, 1,
                   "   a  b  c  d  e  f\n"
                   "  +--+--+--+--+--+--+\n"
                   "6 |TN|FN|DN|RN|FN|  |\n"
                   "  +--+--+--+--+--+--+\n"
                   "5 |PN|PN|PN|PN|PN|  |\n"
                   "  +--+--+--+--+--+--+\n"
                   "4 |  |  |  |  |  |  |\n"
                   "  +--+--+--+--+--+--+\n"
                   "3 |  |  |  |  |  |TN|\n"
                   "  +--+--+--+--+--+--+\n"
                   "2 |TB|PB|PB|PB|PB|PB|\n"
                   "  +--+--+--+--+--+--+          TB\n"
                   "1 |  |  |DB|RB|FB|TB|          FB\n"
                   "  +--+--+--+--+--+--+      a2: PB\n");
    stackchess_detruire(partie);
}

VERIF(sans_case_choisie, "STACKCHESS-DESSIN-G1 STACKCHESS-DESSIN-G4")
{
    stackchess *partie = stackchess_creer(4, 0);

    verifie_dessin(partie, -1, -1,
                   "   a  b  c  d\n"
                   "  +--+--+--+--+\n"
                   "4 |FN|DN|RN|FN|\n"
                   "  +--+--+--+--+\n"
                   "3 |PN|PN|PN|PN|\n"
                   "  +--+--+--+--+\n"
                   "2 |PB|PB|PB|PB|\n"
                   "  +--+--+--+--+\n"
                   "1 |FB|DB|RB|FB|\n"
                   "  +--+--+--+--+\n");
    stackchess_detruire(partie);
}

VERIF(une_case_vide, "STACKCHESS-DESSIN-G2")
{
    PARTIE_DE(partie, "r3/4/4/R3 b -");

    verifie_dessin(partie, 3, 3, DEUX_ROIS "      d4: vide\n");
    stackchess_detruire(partie);
}

VERIF(une_pile_plus_haute_que_le_dessin, "STACKCHESS-DESSIN-G3")
{
    PARTIE_DE(partie, "4/4/4/(TFTFTFTFTFTR)2r b -");

    verifie_dessin(partie, 0, 0,
                   "                         RB\n"
                   "                         TB\n"
                   "   a  b  c  d            FB\n"
                   "  +--+--+--+--+          TB\n"
                   "4 |  |  |  |  |          FB\n"
                   "  +--+--+--+--+          TB\n"
                   "3 |  |  |  |  |          FB\n"
                   "  +--+--+--+--+          TB\n"
                   "2 |  |  |  |  |          FB\n"
                   "  +--+--+--+--+          TB\n"
                   "1 |RB|  |  |RN|          FB\n"
                   "  +--+--+--+--+      a1: TB\n");
    stackchess_detruire(partie);
}

/* Ajoute à la fin d'un texte. */
static void ajoute(char *texte, size_t taille, const char *suite)
{
    snprintf(texte + strlen(texte), taille - strlen(texte), "%s", suite);
}

VERIF(quarante_pieces_sur_le_plus_grand_plateau, "STACKCHESS-DESSIN-G1 STACKCHESS-DESSIN-G2")
{
    static char attendu[8000], position[400];
    char morceau[40];
    stackchess *partie;
    int ligne, x, i;

    for (i = 0; i < 23; i++)
        ajoute(position, sizeof position, "26/");
    ajoute(position, sizeof position, "25(");
    for (i = 0; i < 40; i++)
        ajoute(position, sizeof position, i % 2 == 0 ? "T" : "D");
    ajoute(position, sizeof position, ")/26/t25 b -");
    VERIF_POSITION(position);
    partie = partie_de(position);
    /* La ligne 0 a les lettres, la ligne 53 est la dernière. */
    for (ligne = 0; ligne <= 53; ligne++) {
        int rangee = ligne >= 2 && ligne % 2 == 0 ? 27 - ligne / 2 : 0;
        int rang = 53 - ligne;

        if (rangee > 0)
            snprintf(morceau, sizeof morceau, "%2d ", rangee);
        else
            snprintf(morceau, sizeof morceau, "   ");
        ajoute(attendu, sizeof attendu, morceau);
        ajoute(attendu, sizeof attendu, ligne == 0 ? " " : rangee > 0 ? "|" : "+");
        for (x = 0; x < 26; x++) {
            if (ligne == 0)
                snprintf(morceau, sizeof morceau, "%c%s", 'a' + x, x < 25 ? "  " : "");
            else
                snprintf(morceau, sizeof morceau, "%s", rangee == 0 ? "--+"
                         : rangee == 3 && x == 25 ? "DB|" : rangee == 1 && x == 0 ? "TN|" : "  |");
            ajoute(attendu, sizeof attendu, morceau);
        }
        if (rang < 40) {
            ajoute(attendu, sizeof attendu, rang == 0 ? "      z3: " : "          ");
            ajoute(attendu, sizeof attendu, rang % 2 == 0 ? "TB" : "DB");
        }
        ajoute(attendu, sizeof attendu, "\n");
    }
    verifie_dessin(partie, 25, 2, attendu);
    stackchess_detruire(partie);
}

VERIF(le_plus_long_dessin, "STACKCHESS-DESSIN-G6")
{
    char position[STACKCHESS_POSITION_MAX] = "25(";
    stackchess *partie;
    int i;

    for (i = 0; i < STACKCHESS_PILE_MAX; i++)
        ajoute(position, sizeof position, "D");
    ajoute(position, sizeof position, ")");
    for (i = 0; i < 24; i++)
        ajoute(position, sizeof position, "/26");
    ajoute(position, sizeof position, "/t25 b -");
    VERIF_POSITION(position);
    partie = partie_de(position);
    VERIF_INDICE("une pile de 104 pièces, en z26, sur un plateau de 26 × 26");
    VERIF_VRAI(stackchess_ecrire_dessin(partie, 25, 25, NULL, 0) < STACKCHESS_DESSIN_MAX);
    stackchess_detruire(partie);
}

VERIF(dans_l_ordre_de_printf, "STACKCHESS-AFFICHER-G1")
{
    PARTIE_DE(partie, "r3/4/4/R3 b -");

    VERIF_INDICE("le dessin passe par stdout, comme les printf d'avant et d'après");
    VERIF_STDOUT("avant\n" DEUX_ROIS "\n"
                 "après\n",
                 {
                     printf("avant\n");
                     stackchess_afficher(partie, -1, -1);
                     printf("après\n");
                 });
    stackchess_detruire(partie);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_a_dessiner),
    VERIF_LIGNE(le_dessin_tient_dans_le_tampon),
    VERIF_LIGNE(le_dessin_de_l_enonce),
    VERIF_LIGNE(sans_case_choisie),
    VERIF_LIGNE(une_case_vide),
    VERIF_LIGNE(une_pile_plus_haute_que_le_dessin),
    VERIF_LIGNE(quarante_pieces_sur_le_plus_grand_plateau),
    VERIF_LIGNE(le_plus_long_dessin),
    VERIF_LIGNE(dans_l_ordre_de_printf))
