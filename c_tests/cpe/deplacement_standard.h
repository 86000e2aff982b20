/* Ce que partagent les vérifications des sept fonctions echiquier_deplacement_standard_est_valide_... */
#ifndef DEPLACEMENT_STANDARD_H
#define DEPLACEMENT_STANDARD_H

#include "cpe.h"

/* Une sorte de pièce, sa fonction, et une position où elle est seule en d4 avec les rois. */
typedef struct {
    type_piece sorte;
    int (*est_valide)(const echiquier *, piece *, int, int, code_erreur_deplacement *);
    const char *nom;
    const char *fen;
} standard;

static const standard la_tour = { tour, echiquier_deplacement_standard_est_valide_tour, "tour",
                                  "7k/8/8/8/3R4/8/8/7K w - - 0 1" };
static const standard le_cavalier = { cavalier, echiquier_deplacement_standard_est_valide_cavalier,
                                      "cavalier", "7k/8/8/8/3N4/8/8/7K w - - 0 1" };
static const standard le_fou = { fou, echiquier_deplacement_standard_est_valide_fou, "fou",
                                 "7k/7p/8/8/3B4/8/8/7K b - - 0 1" };
static const standard la_dame = { dame, echiquier_deplacement_standard_est_valide_dame, "dame",
                                  "k7/8/8/8/3Q4/8/8/7K w - - 0 1" };
static const standard le_roi = { roi, echiquier_deplacement_standard_est_valide_roi, "roi",
                                 "7k/8/8/8/3K4/8/8/8 w - - 0 1" };
static const standard le_pion_blanc = { pion_blanc,
                                        echiquier_deplacement_standard_est_valide_pion_blanc,
                                        "pion_blanc", "7k/8/8/8/3P4/8/8/7K w - - 0 1" };
static const standard le_pion_noir = { pion_noir,
                                       echiquier_deplacement_standard_est_valide_pion_noir,
                                       "pion_noir", "7k/8/8/8/3p4/8/8/7K b - - 0 1" };

/* La pièce de cette case, de l'un ou l'autre jeu, ou NULL. */
VERIF_FONCTION piece *piece_en(partie_d_essai *p, int x, int y)
{
    int i;

    for (i = 0; i < 2 * MAX_PIECE; i++) {
        jeu *j = i < MAX_PIECE ? &p->e.jeu_de_piece_blanc : &p->e.jeu_de_piece_noir;
        piece *q = &j->ensemble_de_piece[i % MAX_PIECE];

        if (q->type != invalide && q->coord_x == x && q->coord_y == y)
            return q;
    }
    return NULL;
}

/* La fonction rend 1 pour pas_erreur, 0 pour un autre code ; en_cause : NULL pour aucune case. */
VERIF_FONCTION void juger_vers(const standard *s, partie_d_essai *p, piece *q, int x, int y,
                               type_erreur code, const char *en_cause)
{
    VERIF_APPEL("echiquier_deplacement_standard_est_valide_%s(&e, la pièce en %s, %d, %d, &c), vers %s",
                s->nom, nom_case(q->coord_x, q->coord_y), x, y, nom_case(x, y));
    VERIF_REMPLIR(&p->c, sizeof p->c);
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_ENTIER(s->est_valide(&p->e, q, x, y, &p->c), code == pas_erreur));
    verifie_faute(&p->c, code, en_cause);
}

/* De même, pour la pièce de la case de départ d'un coup de cette position. */
VERIF_FONCTION void juger(const standard *s, const char *fen, const char *coup, type_erreur code,
                          const char *en_cause)
{
    PARTIE_DE(p, fen);
    piece *q;
    int c[4];

    lire_cases(coup, c);
    q = piece_en(p, c[0], c[1]);
    VERIF_NON_NUL(q);
    juger_vers(s, p, q, c[2], c[3], code, en_cause);
}

#endif /* DEPLACEMENT_STANDARD_H */
