/* Section « Pièces et attaques » de partie.h. */
#include "partie_essai.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;
enum { nombre_hors_limites = sizeof hors_limites / sizeof *hors_limites };

VERIF(rien_sans_partie, "PARTIE-PIECE-N1 PARTIE-ATTAQUEE-N1 PARTIE-LISTER-PIECES-N1 "
                        "PARTIE-LISTER-ATTAQUANTS-N1")
{
    piece tableau[MAX_PIECE];
    int joueur = 57;

    VERIF_REMPLIR(tableau, sizeof tableau);
    VERIF_ENTIER(partie_piece_en(NULL, 0, 0, &joueur), invalide);
    VERIF_ENTIER(joueur, 57);
    VERIF_ENTIER(partie_case_attaquee(NULL, 0, 2, 0), 0);
    VERIF_INCHANGE(tableau, sizeof tableau,
                   VERIF_ENTIER(partie_lister_pieces(NULL, 0, tableau, MAX_PIECE), 0));
    VERIF_INCHANGE(tableau, sizeof tableau,
                   VERIF_ENTIER(partie_lister_attaquants(NULL, 0, 2, 0, tableau, MAX_PIECE), 0));
}

VERIF(pieces_hors_de_l_echiquier, "PARTIE-PIECE-N2 PARTIE-ATTAQUEE-N2 "
                                  "PARTIE-LISTER-ATTAQUANTS-N2")
{
    PARTIE_DE(p, DEPART);
    piece tableau[MAX_PIECE];
    int i, joueur = 57;

    VERIF_REMPLIR(tableau, sizeof tableau);
    for (i = 0; i < nombre_hors_limites; i++) {
        int c = hors_limites[i];

        VERIF_CONTEXTE("coordonnée %d", c);
        VERIF_ENTIER(partie_piece_en(p, c, 0, &joueur), invalide);
        VERIF_ENTIER(partie_piece_en(p, 0, c, &joueur), invalide);
        VERIF_ENTIER(joueur, 57);
        VERIF_ENTIER(partie_case_attaquee(p, c, 2, 0), 0);
        VERIF_ENTIER(partie_case_attaquee(p, 2, c, 0), 0);
        VERIF_INCHANGE(tableau, sizeof tableau,
                       VERIF_ENTIER(partie_lister_attaquants(p, c, 2, 0, tableau, MAX_PIECE), 0));
        VERIF_ENTIER(partie_lister_attaquants(p, 2, c, 0, tableau, MAX_PIECE), 0);
    }
    partie_detruire(p);
}

VERIF(un_joueur_inconnu, "PARTIE-ATTAQUEE-N3 PARTIE-LISTER-PIECES-N2 PARTIE-LISTER-ATTAQUANTS-N3")
{
    static const int joueurs[] = { INT_MIN, -1, 2, 64, INT_MAX };
    PARTIE_DE(p, DEPART);
    piece tableau[MAX_PIECE];
    size_t i;

    VERIF_REMPLIR(tableau, sizeof tableau);
    for (i = 0; i < sizeof joueurs / sizeof *joueurs; i++) {
        VERIF_CONTEXTE("par_joueur %d", joueurs[i]);
        VERIF_ENTIER(partie_case_attaquee(p, 0, 2, joueurs[i]), 0);
        VERIF_INCHANGE(tableau, sizeof tableau,
                       VERIF_ENTIER(partie_lister_pieces(p, joueurs[i], tableau, MAX_PIECE), 0));
        VERIF_INCHANGE(tableau, sizeof tableau,
                       VERIF_ENTIER(partie_lister_attaquants(p, 0, 2, joueurs[i], tableau,
                                                             MAX_PIECE), 0));
    }
    partie_detruire(p);
}

VERIF(lister_sans_tableau, "PARTIE-LISTER-PIECES-N3 PARTIE-LISTER-PIECES-N4 "
                           "PARTIE-LISTER-ATTAQUANTS-N4 PARTIE-LISTER-ATTAQUANTS-N5")
{
    PARTIE_DE(p, DEPART);
    piece tableau[MAX_PIECE];

    VERIF_REMPLIR(tableau, sizeof tableau);
    VERIF_INCHANGE(tableau, sizeof tableau,
                   VERIF_ENTIER(partie_lister_pieces(p, 0, tableau, -1), 0));
    VERIF_INCHANGE(tableau, sizeof tableau,
                   VERIF_ENTIER(partie_lister_attaquants(p, 0, 2, 0, tableau, INT_MIN), 0));
    VERIF_ENTIER(partie_lister_pieces(p, 0, NULL, 1), 0);
    VERIF_ENTIER(partie_lister_attaquants(p, 0, 2, 0, NULL, INT_MAX), 0);
    partie_detruire(p);
}

/* ---- partie_piece_en, partie_lister_pieces ---------------------------------------------------- */

VERIF(les_pieces_du_depart, "PARTIE-PIECE-G1 PARTIE-PIECE-G2")
{
    static const type_piece rangee[] = { tour, cavalier, fou, dame, roi, fou, cavalier, tour };
    PARTIE_DE(p, DEPART);
    int x, y;

    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            int joueur = 57, attendu = y < 2 ? 0 : y > 5 ? 1 : -1;
            type_piece sorte = y == 0 || y == 7 ? rangee[x] : y == 1 ? pion_blanc
                : y == 6 ? pion_noir : invalide;

            VERIF_CONTEXTE("case %c%d", 'a' + x, 1 + y);
            VERIF_ENTIER(partie_piece_en(p, x, y, &joueur), sorte);
            VERIF_ENTIER(joueur, attendu);
            VERIF_ENTIER(partie_piece_en(p, x, y, NULL), sorte);
        }
    }
    partie_detruire(p);
}

/* Les pièces d'un joueur sont celles de partie_piece_en, dans l'ordre des cases. */
static void verifie_pieces(const partie *p, int joueur)
{
    piece tableau[MAX_PIECE];
    int nombre = partie_lister_pieces(p, joueur, tableau, MAX_PIECE), vues = 0, i;

    for (i = 0; i < 64; i++) {
        int a_qui;
        type_piece sorte = partie_piece_en(p, i % 8, i / 8, &a_qui);

        if (a_qui != joueur)
            continue;
        VERIF_CONTEXTE("case %c%d, joueur %d", 'a' + i % 8, 1 + i / 8, joueur);
        VERIF_VRAI(vues < nombre);
        VERIF_ENTIER(tableau[vues].type, sorte);
        VERIF_CASE(tableau[vues].coord_x, tableau[vues].coord_y, i % 8, i / 8);
        vues++;
    }
    VERIF_ENTIER(nombre, vues);
    VERIF_VRAI(nombre <= MAX_PIECE);
}

VERIF(les_listes_de_pieces_sont_celles_des_cases,
      "PARTIE-LISTER-PIECES-G1 PARTIE-LISTER-PIECES-G2")
{
    unsigned long long graine = 21;
    int numero, i;

    for (numero = 0; numero < 16; numero++) {
        PARTIE_DE(p, position_riche(numero));

        for (i = 0; i < 40 && partie_etat(p) == partie_en_cours; i++) {
            coup_joue coups[PARTIE_COUPS_MAX];
            int nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);

            VERIF_CODE(partie_jouer_coup(p, &coups[hasard(&graine, nombre)]), pas_erreur, nommer);
            verifie_pieces(p, 0);
            verifie_pieces(p, 1);
        }
        partie_detruire(p);
    }
}

VERIF(une_liste_recoit_ce_qu_elle_peut, "PARTIE-LISTER-PIECES-G1 PARTIE-LISTER-ATTAQUANTS-G1")
{
    PARTIE_DE(p, DEPART);
    piece toutes[MAX_PIECE];
    int capacite;

    VERIF_ENTIER(partie_lister_pieces(p, 1, toutes, MAX_PIECE), 16);
    for (capacite = 0; capacite < MAX_PIECE; capacite++) {
        piece tableau[MAX_PIECE];

        VERIF_CONTEXTE("capacité %d", capacite);
        VERIF_REMPLIR(tableau, sizeof tableau);
        VERIF_INCHANGE(tableau + capacite, (MAX_PIECE - (size_t)capacite) * sizeof *tableau,
                       VERIF_ENTIER(partie_lister_pieces(p, 1, tableau, capacite), 16));
        VERIF_MEME(tableau, toutes, (size_t)capacite * sizeof *tableau);
        VERIF_INCHANGE(tableau + capacite, (MAX_PIECE - (size_t)capacite) * sizeof *tableau,
                       VERIF_ENTIER(partie_lister_attaquants(p, 5, 2, 0, tableau, capacite), 3));
    }
    VERIF_ENTIER(partie_lister_pieces(p, 0, NULL, 0), 16);
    VERIF_ENTIER(partie_lister_attaquants(p, 5, 2, 0, NULL, 0), 3);
    partie_detruire(p);
}

VERIF(avant_le_debut_il_n_y_a_pas_de_pieces, "PARTIE-LISTER-PIECES-G1 PARTIE-LISTER-ATTAQUANTS-G1")
{
    partie *p = partie_creer();
    piece tableau[MAX_PIECE];

    VERIF_REMPLIR(tableau, sizeof tableau);
    VERIF_INCHANGE(tableau, sizeof tableau,
                   VERIF_ENTIER(partie_lister_pieces(p, 0, tableau, MAX_PIECE), 0));
    VERIF_INCHANGE(tableau, sizeof tableau,
                   VERIF_ENTIER(partie_lister_attaquants(p, 5, 2, 0, tableau, MAX_PIECE), 0));
    partie_detruire(p);
}

/* ---- partie_case_attaquee, partie_lister_attaquants -------------------------------------------- */

/* Chaque pièce de la liste est à ce joueur, et la case n'est attaquée que s'il y en a. */
static void verifie_attaquants(const partie *p, int x, int y, int joueur)
{
    piece tableau[MAX_PIECE];
    int nombre = partie_lister_attaquants(p, x, y, joueur, tableau, MAX_PIECE), i;

    VERIF_ENTIER(nombre > 0, partie_case_attaquee(p, x, y, joueur));
    for (i = 0; i < nombre; i++) {
        int a_qui;

        VERIF_ENTIER(partie_piece_en(p, tableau[i].coord_x, tableau[i].coord_y, &a_qui),
                     tableau[i].type);
        VERIF_ENTIER(a_qui, joueur);
        VERIF_INDICE("chacune une fois, dans l'ordre des cases");
        VERIF_VRAI(i == 0 || tableau[i].coord_y * 8 + tableau[i].coord_x
                                 > tableau[i - 1].coord_y * 8 + tableau[i - 1].coord_x);
    }
}

/* Les cases que ce joueur attaque, d'après une grille dont la première ligne est la rangée 8 :
 * « * » pour une case attaquée. */
static void verifie_attaques(const char *fen, int joueur, const char *grille)
{
    PARTIE_DE(p, fen);
    int x, y;

    for (y = 7; y >= 0; y--) {
        for (x = 0; x < 8; x++) {
            VERIF_CONTEXTE("case %c%d, joueur %d", 'a' + x, 1 + y, joueur);
            VERIF_ENTIER(partie_case_attaquee(p, x, y, joueur), grille[(7 - y) * 8 + x] == '*');
            verifie_attaquants(p, x, y, joueur);
        }
    }
    partie_detruire(p);
}

VERIF(un_pion_attaque_en_diagonale_jamais_devant_lui, "PARTIE-ATTAQUEE-G1")
{
    VERIF_INDICE("un pion attaque ses deux diagonales, même vides, et rien d'autre");
    verifie_attaques("7k/8/8/8/3P4/8/8/K7 w - - 0 1", 0,
                     "........" "........" "........" "..*.*..." "........" "........"
                     "**......" ".*......");
    verifie_attaques("7k/8/8/3p4/8/8/p7/3K4 w - - 0 1", 1,
                     "......*." "......**" "........" "........" "..*.*..." "........"
                     "........" ".*......");
}

VERIF(les_lignes_s_arretent_aux_pieces, "PARTIE-ATTAQUEE-G1")
{
    VERIF_INDICE("la pièce qui barre est attaquée, à quel joueur qu'elle soit ; au-delà, rien");
    verifie_attaques("k7/8/8/1p1R1P2/8/8/3n4/7K w - - 0 1", 0,
                     "...*...." "...*...." "...**.*." ".**.**.." "...*...." "...*...."
                     "...*..**" "......*.");
    verifie_attaques("k7/8/5p2/8/3b4/8/1P6/6K1 w - - 0 1", 1,
                     ".*......" "**......" ".*...*.." "..*.*.*." "........" "..*.*..."
                     ".*...*.." "......*.");
}

VERIF(une_piece_clouee_attaque_aussi, "PARTIE-ATTAQUEE-G1")
{
    VERIF_INDICE("le roi adverse arrête la tour : les cases derrière lui ne sont pas attaquées");
    verifie_attaques("8/8/8/8/R2k4/8/8/7K b - - 0 1", 0,
                     "*......." "*......." "*......." "*......." ".***...." "*......."
                     "*.....**" "*.....*.");
    VERIF_INDICE("le cavalier de e4 ne peut pas bouger, mais le roi adverse ne va pas en f6");
    verifie_attaques("4r2k/8/8/8/4N3/8/8/4K3 w - - 0 1", 0,
                     "........" "........" "...*.*.." "..*...*." "........" "..*...*."
                     "...***.." "...*.*..");
}

VERIF(les_attaquants_d_une_case, "PARTIE-LISTER-ATTAQUANTS-G1")
{
    static const struct {
        const char *fen, *attaquants; /* les cases, dans l'ordre */
        int x, y, joueur;
    } cases[] = {
        { DEPART, "g1 e2 g2", 5, 2, 0 },
        { DEPART, "e7 g7 g8", 5, 5, 1 },
        { DEPART, "", 4, 3, 0 },
        /* Sa propre pièce est attaquée aussi ; le roi compte. */
        { "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", "e1", 3, 1, 0 },
        /* Une pièce derrière une autre n'atteint pas la case. */
        { "4k3/8/8/8/8/3R4/3R4/4K3 w - - 0 1", "d3", 3, 5, 0 },
        { "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1 h1", 5, 0, 0 },
        /* Une pièce clouée attaque. */
        { "4r2k/8/8/8/4N3/8/8/4K3 w - - 0 1", "e4", 5, 5, 0 },
        { "4k3/8/8/2p1p3/8/8/8/4K3 w - - 0 1", "c5 e5", 3, 3, 1 },
        { "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1", "", 3, 3, 1 },
    };
    size_t i;

    for (i = 0; i < sizeof cases / sizeof *cases; i++) {
        PARTIE_DE(p, cases[i].fen);
        piece tableau[MAX_PIECE];
        char attaquants[4 * MAX_PIECE] = "";
        int j, nombre = partie_lister_attaquants(p, cases[i].x, cases[i].y, cases[i].joueur,
                                                 tableau, MAX_PIECE);

        for (j = 0; j < nombre; j++)
            snprintf(attaquants + strlen(attaquants), 4, "%s%c%c", j > 0 ? " " : "",
                     'a' + tableau[j].coord_x, '1' + tableau[j].coord_y);
        VERIF_CHAINE(attaquants, cases[i].attaquants);
        partie_detruire(p);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_sans_partie),
    VERIF_LIGNE(pieces_hors_de_l_echiquier),
    VERIF_LIGNE(un_joueur_inconnu),
    VERIF_LIGNE(lister_sans_tableau),
    VERIF_LIGNE(les_pieces_du_depart),
    VERIF_LIGNE(les_listes_de_pieces_sont_celles_des_cases),
    VERIF_LIGNE(une_liste_recoit_ce_qu_elle_peut),
    VERIF_LIGNE(avant_le_debut_il_n_y_a_pas_de_pieces),
    VERIF_LIGNE(un_pion_attaque_en_diagonale_jamais_devant_lui),
    VERIF_LIGNE(les_lignes_s_arretent_aux_pieces),
    VERIF_LIGNE(une_piece_clouee_attaque_aussi),
    VERIF_LIGNE(les_attaquants_d_une_case))
