/* Section « Jeu » de echecs.h : compter les pièces, les trouver. */
#include "jeu_essai.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = sizeof hors_limites / sizeof *hors_limites };

/* ---- jeu_compter_nombre_piece ---------------------------------------------------------- */

VERIF(compter_dans_null, "JEU-COMPTER-N1")
{
    VERIF_ENTIER(jeu_compter_nombre_piece(NULL), 0);
}

VERIF(compter_les_pieces, "JEU-COMPTER-G1")
{
    jeu j = petit_jeu(), vide = jeu_vide();

    VERIF_ENTIER(jeu_compter_nombre_piece(&j), 4);
    VERIF_ENTIER(jeu_compter_nombre_piece(&vide), 0);
}

VERIF(compter_un_jeu_plein, "JEU-COMPTER-G1")
{
    echiquier e;

    echiquier_initialiser(&e);
    VERIF_ENTIER(jeu_compter_nombre_piece(&e.jeu_de_piece_blanc), 16);
    VERIF_ENTIER(jeu_compter_nombre_piece(&e.jeu_de_piece_noir), 16);
}

VERIF(compter_apres_des_pieces_invalides, "JEU-COMPTER-G3")
{
    jeu j = petit_jeu();

    j.ensemble_de_piece[15].type = cavalier;
    j.ensemble_de_piece[15].coord_x = 1;
    j.ensemble_de_piece[15].coord_y = 2;
    VERIF_INDICE("une pièce valide compte, même après des pièces invalides");
    VERIF_ENTIER(jeu_compter_nombre_piece(&j), 5);
}

VERIF(compter_n_importe_quoi, "JEU-COMPTER-G1")
{
    jeu bruit = n_importe_quoi();

    VERIF_INDICE("aucune de ces pièces n'est valide");
    VERIF_ENTIER(jeu_compter_nombre_piece(&bruit), 0);
}

/* ---- Trouver une pièce ------------------------------------------------------------------ */

/* Une adresse qu'une fonction a rendue, en mots. */
static const char *adresse(const jeu *j, const piece *p)
{
    static char textes[2][80];
    static int suivant;
    char *texte = textes[suivant++ % 2];
    int i;

    snprintf(texte, sizeof textes[0], p == NULL ? "NULL" : "une adresse qui n'est pas dans le jeu");
    for (i = 0; i < MAX_PIECE; i++) {
        if (p == &j->ensemble_de_piece[i])
            snprintf(texte, sizeof textes[0], "l'adresse de la pièce d'indice %d (%s)", i,
                     nom_piece(p->type, -1, 0));
    }
    return texte;
}

/* L'expression est l'adresse de cette pièce du jeu, ou NULL. */
#define VERIF_ADRESSE(expr, j, attendue)                                                   \
    do {                                                                                   \
        const piece *verif_recue = (expr), *verif_attendue = (attendue);                   \
        if (verif_recue != verif_attendue)                                                 \
            verif_echec(VERIF_ICI, #expr, adresse((j), verif_attendue),                    \
                        adresse((j), verif_recue));                                        \
    } while (0)

/* Les trois fonctions qui cherchent une pièce, par ce qu'elles disent d'une case. */
typedef enum { existe, recuperer, information } recherche;

/* La recherche doit trouver cette pièce, ou aucune, et ne rien changer. */
static void cherche(recherche r, jeu *j, int x, int y, const piece *attendue)
{
    VERIF_CONTEXTE("case %s", nom_case(x, y));
    VERIF_INCHANGE(j, sizeof *j, {
        if (r == existe)
            VERIF_ENTIER(jeu_existe_piece(j, x, y), attendue != NULL);
        else if (r == recuperer)
            VERIF_ADRESSE(jeu_recuperer_piece(j, x, y), j, attendue);
        else
            VERIF_ADRESSE(jeu_recuperer_piece_information(j, x, y), j, attendue);
    });
}

static void cherche_hors_de_l_echiquier(recherche r)
{
    jeu j = petit_jeu();
    int i;

    VERIF_INDICE("une pièce hors de l'échiquier n'est pas valide : elle ne se trouve pas");
    for (i = 0; i < nombre_hors_limites; i++) {
        j.ensemble_de_piece[4].type = dame;
        j.ensemble_de_piece[4].coord_x = hors_limites[i];
        j.ensemble_de_piece[4].coord_y = 0;
        cherche(r, &j, hors_limites[i], 0, NULL);
        cherche(r, &j, 0, hors_limites[i], NULL);
    }
}

static void cherche_sur_chaque_case(recherche r)
{
    jeu j = petit_jeu();
    int x, y, i;

    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            const piece *attendue = NULL;

            for (i = 0; i < 4; i++) {
                if (j.ensemble_de_piece[i].coord_x == x && j.ensemble_de_piece[i].coord_y == y)
                    attendue = &j.ensemble_de_piece[i];
            }
            cherche(r, &j, x, y, attendue);
        }
    }
}

static void cherche_dans_n_importe_quoi(recherche r)
{
    jeu j = n_importe_quoi();

    VERIF_INDICE("aucune de ces pièces n'est valide");
    cherche(r, &j, 0, 0, NULL);
    cherche(r, &j, 7, 7, NULL);
}

VERIF(existe_dans_null, "JEU-EXISTE-N1")
{
    VERIF_ENTIER(jeu_existe_piece(NULL, 0, 0), 0);
}

VERIF(recuperer_dans_null, "JEU-PIECE-N1")
{
    VERIF_POINTEUR(jeu_recuperer_piece(NULL, 0, 0), NULL);
}

VERIF(information_dans_null, "JEU-PIECE-INFO-N1")
{
    VERIF_POINTEUR(jeu_recuperer_piece_information(NULL, 0, 0), NULL);
}

VERIF(existe_hors_de_l_echiquier, "JEU-EXISTE-N2")
{
    cherche_hors_de_l_echiquier(existe);
}

VERIF(recuperer_hors_de_l_echiquier, "JEU-PIECE-N2")
{
    cherche_hors_de_l_echiquier(recuperer);
}

VERIF(information_hors_de_l_echiquier, "JEU-PIECE-INFO-N2")
{
    cherche_hors_de_l_echiquier(information);
}

VERIF(existe_sur_chaque_case, "JEU-EXISTE-G1")
{
    cherche_sur_chaque_case(existe);
}

VERIF(recuperer_sur_chaque_case, "JEU-PIECE-G1 JEU-PIECE-G2")
{
    cherche_sur_chaque_case(recuperer);
}

VERIF(information_sur_chaque_case, "JEU-PIECE-INFO-G1 JEU-PIECE-INFO-G2")
{
    cherche_sur_chaque_case(information);
}

VERIF(existe_dans_n_importe_quoi, "JEU-EXISTE-G1")
{
    cherche_dans_n_importe_quoi(existe);
}

VERIF(recuperer_dans_n_importe_quoi, "JEU-PIECE-G2")
{
    cherche_dans_n_importe_quoi(recuperer);
}

VERIF(information_dans_n_importe_quoi, "JEU-PIECE-INFO-G2")
{
    cherche_dans_n_importe_quoi(information);
}

VERIF(recuperer_la_premiere, "JEU-PIECE-G4")
{
    jeu j = deux_sur_une_case();

    VERIF_INDICE("des deux pièces en a1, celle dont l'indice est le plus petit");
    VERIF_ADRESSE(jeu_recuperer_piece(&j, 0, 0), &j, &j.ensemble_de_piece[1]);
}

VERIF(information_de_la_premiere, "JEU-PIECE-INFO-G4")
{
    jeu j = deux_sur_une_case();

    VERIF_INDICE("des deux pièces en a1, celle dont l'indice est le plus petit");
    VERIF_ADRESSE(jeu_recuperer_piece_information(&j, 0, 0), &j, &j.ensemble_de_piece[1]);
}

/* ---- jeu_recuperer_roi_information -------------------------------------------------------- */

VERIF(roi_de_null, "JEU-ROI-N1")
{
    VERIF_POINTEUR(jeu_recuperer_roi_information(NULL), NULL);
}

VERIF(roi_du_jeu, "JEU-ROI-G1")
{
    jeu j = petit_jeu();
    echiquier e;

    VERIF_ADRESSE(jeu_recuperer_roi_information(&j), &j, &j.ensemble_de_piece[0]);
    echiquier_initialiser(&e);
    VERIF_ADRESSE(jeu_recuperer_roi_information(&e.jeu_de_piece_blanc), &e.jeu_de_piece_blanc,
                  &e.jeu_de_piece_blanc.ensemble_de_piece[7]);
    VERIF_ADRESSE(jeu_recuperer_roi_information(&e.jeu_de_piece_noir), &e.jeu_de_piece_noir,
                  &e.jeu_de_piece_noir.ensemble_de_piece[7]);
}

VERIF(le_premier_roi, "JEU-ROI-G4")
{
    jeu j = petit_jeu();

    constructeur_piece_roi(&j.ensemble_de_piece[3], 7, 7);
    VERIF_INDICE("des deux rois, celui dont l'indice est le plus petit");
    VERIF_ADRESSE(jeu_recuperer_roi_information(&j), &j, &j.ensemble_de_piece[0]);
}

VERIF(pas_de_roi, "JEU-ROI-G2")
{
    jeu vide = jeu_vide(), bruit = n_importe_quoi();

    VERIF_ADRESSE(jeu_recuperer_roi_information(&vide), &vide, NULL);
    VERIF_ADRESSE(jeu_recuperer_roi_information(&bruit), &bruit, NULL);
}

VERIF(roi_hors_de_l_echiquier, "JEU-ROI-G2")
{
    jeu j = petit_jeu();

    j.ensemble_de_piece[0].coord_x = 8;
    VERIF_INDICE("un roi hors de l'échiquier n'est pas valide");
    VERIF_ADRESSE(jeu_recuperer_roi_information(&j), &j, NULL);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(compter_dans_null),
    VERIF_LIGNE(compter_les_pieces),
    VERIF_LIGNE(compter_un_jeu_plein),
    VERIF_LIGNE(compter_apres_des_pieces_invalides),
    VERIF_LIGNE(compter_n_importe_quoi),
    VERIF_LIGNE(existe_dans_null),
    VERIF_LIGNE(recuperer_dans_null),
    VERIF_LIGNE(information_dans_null),
    VERIF_LIGNE(existe_hors_de_l_echiquier),
    VERIF_LIGNE(recuperer_hors_de_l_echiquier),
    VERIF_LIGNE(information_hors_de_l_echiquier),
    VERIF_LIGNE(existe_sur_chaque_case),
    VERIF_LIGNE(recuperer_sur_chaque_case),
    VERIF_LIGNE(information_sur_chaque_case),
    VERIF_LIGNE(existe_dans_n_importe_quoi),
    VERIF_LIGNE(recuperer_dans_n_importe_quoi),
    VERIF_LIGNE(information_dans_n_importe_quoi),
    VERIF_LIGNE(recuperer_la_premiere),
    VERIF_LIGNE(information_de_la_premiere),
    VERIF_LIGNE(roi_de_null),
    VERIF_LIGNE(roi_du_jeu),
    VERIF_LIGNE(le_premier_roi),
    VERIF_LIGNE(pas_de_roi),
    VERIF_LIGNE(roi_hors_de_l_echiquier))
