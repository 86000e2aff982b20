/* Section « Historique » de echecs.h : ajouter des coups, les relire, les chercher. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
static const int nombres_faux[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, 1000000000, INT_MAX };
enum { nombre_faux = 5, nombre_hors_limites = 5 };

static historique_partie h;
static const coup_joue e2e4 = { 4, 1, 4, 3, deplacement_standard, invalide };
static const coup_joue e7e5 = { 4, 6, 4, 4, deplacement_standard, invalide };

/* Un historique sans coup. */
static void sans_coup(void)
{
    historique_initialise(&h);
}

/* Un historique de deux coups, e2e4 et e7e5, et d'autres restes au-delà. */
static void deux_coups(void)
{
    historique_initialise(&h);
    h.coups[0] = e2e4;
    h.coups[1] = e7e5;
    h.coups[2] = e2e4;
    h.coups[2].x_depart = 7;
    h.nombre_coups = 2;
}

/* ---- historique_initialise ------------------------------------------------------------- */

VERIF(initialiser_null, "HISTORIQUE-INIT-N1")
{
    VERIF_INDICE("NULL ne se déréférence pas");
    historique_initialise(NULL);
}

VERIF(debut_de_partie, "HISTORIQUE-INIT-G1")
{
    VERIF_REMPLIR(&h, sizeof h);
    historique_initialise(&h);
    VERIF_ECHIQUIER(&h.echiquier_initial, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w");
    VERIF_ENTIER(h.nombre_coups, 0);
}

VERIF(echiquier_du_debut, "HISTORIQUE-INIT-G1")
{
    echiquier e;

    VERIF_REMPLIR(&h, sizeof h);
    historique_initialise(&h);
    echiquier_initialiser(&e);
    VERIF_INDICE("l'échiquier de echiquier_initialiser, pièce par pièce");
    VERIF_MEME(&h.echiquier_initial, &e, sizeof e);
}

VERIF(droits_et_compteurs_du_debut, "HISTORIQUE-INIT-G2")
{
    VERIF_REMPLIR(&h, sizeof h);
    historique_initialise(&h);
    VERIF_ENTIER(h.droits_roque, ECHECS_DROIT_PETIT_ROQUE_BLANC + ECHECS_DROIT_GRAND_ROQUE_BLANC
                                     + ECHECS_DROIT_PETIT_ROQUE_NOIR + ECHECS_DROIT_GRAND_ROQUE_NOIR);
    VERIF_CASE(h.en_passant_x, h.en_passant_y, -1, -1);
    VERIF_ENTIER(h.demi_coups, 0);
    VERIF_ENTIER(h.numero_coup, 1);
}

/* ---- historique_ajouter_coup --------------------------------------------------------------- */

VERIF(ajouter_a_null, "HISTORIQUE-AJOUTER-N1")
{
    VERIF_CODE(historique_ajouter_coup(NULL, &e2e4), erreur_pointeur_nul, nommer);
}

VERIF(ajouter_a_un_nombre_insense, "HISTORIQUE-AJOUTER-N2 HISTORIQUE-AJOUTER-G3")
{
    int i;

    sans_coup();
    for (i = 0; i < nombre_faux; i++) {
        VERIF_CONTEXTE("h.nombre_coups vaut %d", nombres_faux[i]);
        h.nombre_coups = nombres_faux[i];
        VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(historique_ajouter_coup(&h, &e2e4),
                                                erreur_historique_invalide, nommer));
    }
}

VERIF(ajouter_null, "HISTORIQUE-AJOUTER-N3 HISTORIQUE-AJOUTER-G3")
{
    sans_coup();
    VERIF_INCHANGE(&h, sizeof h,
                   VERIF_CODE(historique_ajouter_coup(&h, NULL), erreur_pointeur_nul, nommer));
}

/* Un coup dont un membre, par son rang, a cette valeur : il est refusé, et la ligne, si c'est celle de la
 * bibliothèque, nomme la clause. */
static void ajouter_insense(int membre, int valeur, const char *clause)
{
    static const char *const membres[] = { "x_depart",  "y_depart", "x_arrivee",
                                           "y_arrivee", "type",     "promotion" };
    int valeurs[6] = { 4, 1, 4, 3, deplacement_standard, invalide };
    coup_joue c;

    valeurs[membre] = valeur;
    c.x_depart = valeurs[0];
    c.y_depart = valeurs[1];
    c.x_arrivee = valeurs[2];
    c.y_arrivee = valeurs[3];
    c.type = (type_deplacement)valeurs[4];
    c.promotion = (type_piece)valeurs[5];
    VERIF_CONTEXTE("c.%s vaut %d", membres[membre], valeur);
    sans_coup();
    VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(historique_ajouter_coup(&h, &c),
                                            erreur_argument_hors_limites, nommer));
    if (VERIF_PARLE(historique_ajouter_coup(NULL, &e2e4)))
        VERIF_STDERR_UNE_LIGNE(clause, historique_ajouter_coup(&h, &c));
}

VERIF(ajouter_hors_de_l_echiquier, "HISTORIQUE-AJOUTER-N4 HISTORIQUE-AJOUTER-G3")
{
    int i, j;

    for (i = 0; i < nombre_hors_limites; i++) {
        for (j = 0; j < 4; j++)
            ajouter_insense(j, hors_limites[i], "[HISTORIQUE-AJOUTER-N4]");
    }
}

VERIF(ajouter_un_type_inconnu, "HISTORIQUE-AJOUTER-N5 HISTORIQUE-AJOUTER-G3")
{
    int i;

    for (i = 0; i < nombre_hors_limites; i++)
        ajouter_insense(4, hors_limites[i], "[HISTORIQUE-AJOUTER-N5]");
}

VERIF(ajouter_une_promotion_inconnue, "HISTORIQUE-AJOUTER-N6 HISTORIQUE-AJOUTER-G3")
{
    int i;

    for (i = 0; i < nombre_hors_limites; i++)
        ajouter_insense(5, hors_limites[i], "[HISTORIQUE-AJOUTER-N6]");
}

VERIF(ajouter_deux_coups, "HISTORIQUE-AJOUTER-G1")
{
    sans_coup();
    VERIF_CODE(historique_ajouter_coup(&h, &e2e4), pas_erreur, nommer);
    VERIF_ENTIER(h.nombre_coups, 1);
    VERIF_MEME(&h.coups[0], &e2e4, sizeof e2e4);
    VERIF_CODE(historique_ajouter_coup(&h, &e7e5), pas_erreur, nommer);
    VERIF_ENTIER(h.nombre_coups, 2);
    VERIF_INDICE("le premier coup reste à sa place, le second vient après lui");
    VERIF_MEME(&h.coups[0], &e2e4, sizeof e2e4);
    VERIF_MEME(&h.coups[1], &e7e5, sizeof e7e5);
}

VERIF(ajouter_ne_change_que_les_coups, "HISTORIQUE-AJOUTER-G1")
{
    historique_partie attendu;

    deux_coups();
    attendu = h;
    attendu.coups[2] = e7e5;
    attendu.nombre_coups = 3;
    VERIF_CODE(historique_ajouter_coup(&h, &e7e5), pas_erreur, nommer);
    VERIF_MEME(&h, &attendu, sizeof h);
}

VERIF(ajouter_jusqu_au_dernier, "HISTORIQUE-AJOUTER-G1")
{
    sans_coup();
    h.nombre_coups = ECHECS_COUPS_MAX - 1;
    VERIF_INDICE("il reste une place");
    VERIF_CODE(historique_ajouter_coup(&h, &e2e4), pas_erreur, nommer);
    VERIF_ENTIER(h.nombre_coups, ECHECS_COUPS_MAX);
    VERIF_MEME(&h.coups[ECHECS_COUPS_MAX - 1], &e2e4, sizeof e2e4);
}

VERIF(historique_plein, "HISTORIQUE-AJOUTER-G2 HISTORIQUE-AJOUTER-G3")
{
    sans_coup();
    h.nombre_coups = ECHECS_COUPS_MAX;
    VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(historique_ajouter_coup(&h, &e2e4),
                                            erreur_historique_plein, nommer));
}

/* ---- historique_dernier_coup -------------------------------------------------------------- */

VERIF(dernier_de_null, "HISTORIQUE-DERNIER-N1")
{
    coup_joue c = e2e4;

    VERIF_INCHANGE(&c, sizeof c,
                   VERIF_CODE(historique_dernier_coup(NULL, &c), erreur_pointeur_nul, nommer));
}

VERIF(dernier_d_un_nombre_insense, "HISTORIQUE-DERNIER-N2")
{
    coup_joue c = e7e5;
    int i;

    sans_coup();
    for (i = 0; i < nombre_faux; i++) {
        VERIF_CONTEXTE("h.nombre_coups vaut %d", nombres_faux[i]);
        h.nombre_coups = nombres_faux[i];
        VERIF_INCHANGE(&c, sizeof c, VERIF_CODE(historique_dernier_coup(&h, &c),
                                                erreur_historique_invalide, nommer));
    }
}

VERIF(dernier_dans_null, "HISTORIQUE-DERNIER-N3")
{
    deux_coups();
    VERIF_CODE(historique_dernier_coup(&h, NULL), erreur_pointeur_nul, nommer);
}

VERIF(dernier_coup, "HISTORIQUE-DERNIER-G1")
{
    coup_joue c;

    deux_coups();
    VERIF_REMPLIR(&c, sizeof c);
    VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(historique_dernier_coup(&h, &c), pas_erreur, nommer));
    VERIF_MEME(&c, &e7e5, sizeof c);
    h.nombre_coups = 1;
    VERIF_CONTEXTE("h.nombre_coups vaut 1");
    VERIF_CODE(historique_dernier_coup(&h, &c), pas_erreur, nommer);
    VERIF_MEME(&c, &e2e4, sizeof c);
}

VERIF(pas_de_dernier_coup, "HISTORIQUE-DERNIER-G2")
{
    coup_joue c = e7e5;

    sans_coup();
    VERIF_INCHANGE(&c, sizeof c,
                   VERIF_CODE(historique_dernier_coup(&h, &c), erreur_historique_vide, nommer));
}

/* ---- historique_deplacement_existe -------------------------------------------------------- */

VERIF(chercher_dans_null, "HISTORIQUE-EXISTE-N1")
{
    VERIF_ENTIER(historique_deplacement_existe(NULL, 0, 0), 0);
}

VERIF(chercher_dans_un_nombre_insense, "HISTORIQUE-EXISTE-N2")
{
    int i;

    deux_coups();
    for (i = 0; i < nombre_faux; i++) {
        VERIF_CONTEXTE("h.nombre_coups vaut %d", nombres_faux[i]);
        h.nombre_coups = nombres_faux[i];
        VERIF_ENTIER(historique_deplacement_existe(&h, 4, 1), 0);
    }
}

VERIF(chercher_hors_de_l_echiquier, "HISTORIQUE-EXISTE-N3")
{
    int i;

    sans_coup();
    h.nombre_coups = 1;
    for (i = 0; i < nombre_hors_limites; i++) {
        VERIF_CONTEXTE("coordonnée %d", hors_limites[i]);
        h.coups[0].x_depart = h.coups[0].y_depart = hors_limites[i];
        VERIF_ENTIER(historique_deplacement_existe(&h, hors_limites[i], hors_limites[i]), 0);
        VERIF_ENTIER(historique_deplacement_existe(&h, 0, hors_limites[i]), 0);
    }
}

VERIF(chercher_sur_chaque_case, "HISTORIQUE-EXISTE-G1 HISTORIQUE-EXISTE-G2 HISTORIQUE-EXISTE-G3")
{
    int x, y;

    deux_coups();
    VERIF_CONTEXTE("les coups de h sont e2e4 et e7e5 ; au-delà, un coup qui part de h2 ne compte pas");
    VERIF_INDICE("les cases de départ et d'arrivée des nombre_coups premiers coups");
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            int attendu = x == 4 && (y == 1 || y == 3 || y == 6 || y == 4);

            VERIF_APPEL("historique_deplacement_existe(&h, %d, %d), case %s", x, y, nom_case(x, y));
            VERIF_ENTIER(historique_deplacement_existe(&h, x, y), attendu);
        }
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(initialiser_null),
    VERIF_LIGNE(debut_de_partie),
    VERIF_LIGNE(echiquier_du_debut),
    VERIF_LIGNE(droits_et_compteurs_du_debut),
    VERIF_LIGNE(ajouter_a_null),
    VERIF_LIGNE(ajouter_a_un_nombre_insense),
    VERIF_LIGNE(ajouter_null),
    VERIF_LIGNE(ajouter_hors_de_l_echiquier),
    VERIF_LIGNE(ajouter_un_type_inconnu),
    VERIF_LIGNE(ajouter_une_promotion_inconnue),
    VERIF_LIGNE(ajouter_deux_coups),
    VERIF_LIGNE(ajouter_ne_change_que_les_coups),
    VERIF_LIGNE(ajouter_jusqu_au_dernier),
    VERIF_LIGNE(historique_plein),
    VERIF_LIGNE(dernier_de_null),
    VERIF_LIGNE(dernier_d_un_nombre_insense),
    VERIF_LIGNE(dernier_dans_null),
    VERIF_LIGNE(dernier_coup),
    VERIF_LIGNE(pas_de_dernier_coup),
    VERIF_LIGNE(chercher_dans_null),
    VERIF_LIGNE(chercher_dans_un_nombre_insense),
    VERIF_LIGNE(chercher_hors_de_l_echiquier),
    VERIF_LIGNE(chercher_sur_chaque_case))
