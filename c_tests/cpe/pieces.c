/* Section « Pièces » de echecs.h. */
#include "cpe.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = sizeof hors_limites / sizeof *hors_limites };

/* ---- coordonnee_est_valide ------------------------------------------------------------ */

VERIF(coordonnees_de_l_echiquier, "COORD-G1")
{
    int x, y;

    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            VERIF_CONTEXTE("case %s", nom_case(x, y));
            VERIF_ENTIER(coordonnee_est_valide(x, y), 1);
        }
    }
}

VERIF(coordonnees_hors_de_l_echiquier, "COORD-G2")
{
    int i, bonne;

    VERIF_INDICE("il faut que les deux coordonnées aillent de 0 à 7");
    for (i = 0; i < nombre_hors_limites; i++) {
        VERIF_CONTEXTE("coordonnée %d", hors_limites[i]);
        for (bonne = 0; bonne < 8; bonne++) {
            VERIF_ENTIER(coordonnee_est_valide(hors_limites[i], bonne), 0);
            VERIF_ENTIER(coordonnee_est_valide(bonne, hors_limites[i]), 0);
        }
        VERIF_ENTIER(coordonnee_est_valide(hors_limites[i], hors_limites[i]), 0);
    }
}

/* ---- piece_est_valide ------------------------------------------------------------------ */

VERIF(piece_nulle_n_est_pas_valide, "PIECE-VALIDE-N1")
{
    VERIF_ENTIER(piece_est_valide(NULL), 0);
}

VERIF(pieces_valides, "PIECE-VALIDE-G1")
{
    int sorte, x, y;

    for (sorte = tour; sorte <= pion_noir; sorte++) {
        for (x = 0; x < 8; x++) {
            for (y = 0; y < 8; y++) {
                piece p = { (type_piece)sorte, x, y };

                VERIF_CONTEXTE("%s", nom_piece((type_piece)sorte, -1, 0));
                VERIF_APPEL("piece_est_valide(&p), p en %s", nom_case(x, y));
                VERIF_INCHANGE(&p, sizeof p, VERIF_ENTIER(piece_est_valide(&p), 1));
            }
        }
    }
}

VERIF(sortes_qui_ne_sont_pas_valides, "PIECE-VALIDE-G2")
{
    static const int sortes[] = { INT_MIN, -1, invalide, invalide + 1, INT_MAX };
    piece p = { tour, 3, 3 };
    int i;

    VERIF_INDICE("invalide n'est pas la sorte d'une pièce valide, ni ce qui n'est pas une sorte");
    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("une pièce de sorte %d en d4", sortes[i]);
        p.type = (type_piece)sortes[i];
        VERIF_ENTIER(piece_est_valide(&p), 0);
    }
}

VERIF(cases_qui_ne_sont_pas_valides, "PIECE-VALIDE-G2")
{
    piece p;
    int i;

    VERIF_INDICE("les deux coordonnées doivent aller de 0 à 7");
    p.type = tour;
    for (i = 0; i < nombre_hors_limites; i++) {
        VERIF_CONTEXTE("coordonnée %d", hors_limites[i]);
        p.coord_x = hors_limites[i];
        p.coord_y = 0;
        VERIF_ENTIER(piece_est_valide(&p), 0);
        p.coord_x = 0;
        p.coord_y = hors_limites[i];
        VERIF_ENTIER(piece_est_valide(&p), 0);
    }
    memset(&p, 0xA5, sizeof p);
    VERIF_ENTIER(piece_est_valide(&p), 0);
}

/* ---- piece_invalider -------------------------------------------------------------------- */

VERIF(invalider_null, "PIECE-INVALIDER-N1")
{
    VERIF_INDICE("NULL ne se déréférence pas");
    piece_invalider(NULL);
}

VERIF(invalider_une_piece, "PIECE-INVALIDER-G1")
{
    piece p = { dame, 3, 0 };

    piece_invalider(&p);
    verifie_piece(&p, invalide, -1, -1);
    VERIF_REMPLIR(&p, sizeof p);
    piece_invalider(&p);
    verifie_piece(&p, invalide, -1, -1);
}

/* ---- piece_afficher_debug ---------------------------------------------------------------- */

VERIF(afficher_null, "PIECE-DEBUG-N1")
{
    VERIF_STDOUT("", piece_afficher_debug(NULL));
}

VERIF(afficher_une_piece, "PIECE-DEBUG-G1")
{
    static const struct {
        piece p;
        const char *ligne;
    } connues[] = {
        { { tour, 0, 7 }, "tour (0, 7)\n" },
        { { cavalier, 1, 0 }, "cavalier (1, 0)\n" },
        { { fou, 2, 0 }, "fou (2, 0)\n" },
        { { dame, 3, 0 }, "dame (3, 0)\n" },
        { { roi, 4, 0 }, "roi (4, 0)\n" },
        { { pion_blanc, 0, 1 }, "pion_blanc (0, 1)\n" },
        { { pion_noir, 0, 6 }, "pion_noir (0, 6)\n" },
        { { invalide, -1, -1 }, "invalide (-1, -1)\n" },
        { { tour, INT_MIN, INT_MAX }, "tour (-2147483648, 2147483647)\n" },
    };
    size_t i;

    for (i = 0; i < sizeof connues / sizeof *connues; i++)
        VERIF_STDOUT(connues[i].ligne, piece_afficher_debug(&connues[i].p));
}

VERIF(afficher_a_sa_place, "PIECE-DEBUG-G1")
{
    piece p = { roi, 4, 0 };

    VERIF_INDICE("l'affichage passe par le stdout de C, comme printf");
    VERIF_STDOUT("avant\nroi (4, 0)\naprès\n", {
        printf("avant\n");
        piece_afficher_debug(&p);
        printf("après\n");
    });
}

VERIF(afficher_n_importe_quoi, "PIECE-DEBUG-G2")
{
    piece p = { (type_piece)57, 1, -3 };

    VERIF_STDOUT("type inconnu 57 (1, -3)\n", piece_afficher_debug(&p));
}

/* ---- Les lignes de la bibliothèque -------------------------------------------------------- */

VERIF(les_lignes_nomment_les_clauses, "CONTRATS-G2")
{
    VERIF_STDERR("libechecs : piece_est_valide [PIECE-VALIDE-N1] : p vaut NULL\n",
                 piece_est_valide(NULL));
    VERIF_STDERR("libechecs : piece_invalider [PIECE-INVALIDER-N1] : p vaut NULL\n",
                 piece_invalider(NULL));
    VERIF_STDERR("libechecs : piece_afficher_debug [PIECE-DEBUG-N1] : p vaut NULL\n",
                 piece_afficher_debug(NULL));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(coordonnees_de_l_echiquier),
    VERIF_LIGNE(coordonnees_hors_de_l_echiquier),
    VERIF_LIGNE(piece_nulle_n_est_pas_valide),
    VERIF_LIGNE(pieces_valides),
    VERIF_LIGNE(sortes_qui_ne_sont_pas_valides),
    VERIF_LIGNE(cases_qui_ne_sont_pas_valides),
    VERIF_LIGNE(invalider_null),
    VERIF_LIGNE(invalider_une_piece),
    VERIF_LIGNE(afficher_null),
    VERIF_LIGNE(afficher_une_piece),
    VERIF_LIGNE(afficher_a_sa_place),
    VERIF_LIGNE(afficher_n_importe_quoi),
    VERIF_LIGNE(les_lignes_nomment_les_clauses))
