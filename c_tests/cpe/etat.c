/* Section « Échec, mat et pat » de echecs.h. */
#include "cpe.h"

VERIF(clauses_de_l_echec, "ECHEC-N1 ECHEC-N2")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    int i;

    VERIF_ENTIER(echiquier_est_en_echec(NULL), 0);
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&p->e, i);
        VERIF_ENTIER(echiquier_est_en_echec(&p->e), 0);
    }
}

typedef int (*etat)(const echiquier *, const historique_partie *);

/* Cette position serait un mat ou un pat : une clause non respectée donne quand même 0. */
static void verifie_clauses(etat f, const char *fen)
{
    PARTIE_DE(p, fen);
    int i;

    VERIF_ENTIER(f(&p->e, &p->h), 1);
    VERIF_ENTIER(f(NULL, &p->h), 0);
    VERIF_ENTIER(f(&p->e, NULL), 0);
    p->h.nombre_coups = ECHECS_COUPS_MAX + 1;
    VERIF_ENTIER(f(&p->e, &p->h), 0);
    p->h.nombre_coups = -1;
    VERIF_ENTIER(f(&p->e, &p->h), 0);
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        VERIF_POSITION(fen);
        p = partie_de(fen);
        ABIMER(&p->e, i);
        VERIF_ENTIER(f(&p->e, &p->h), 0);
    }
}

/* Des échiquiers intègres où l'on ne peut pas jouer, comme un fichier peut en donner : ce n'est pas
 * une faute du programme. */
static void verifie_injouable(etat f)
{
    partie_d_essai *p = partie_de("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");

    echecs_choisir_contrats(contrats_arret);
    p->e.joueur_courant = 0;
    {
        VERIF_POSITION("4k3/8/8/8/8/8/4R3/4K3 w");
        VERIF_INDICE("le camp qui n'a pas le trait est en échec : l'échiquier n'est pas jouable");
        VERIF_STDERR("", VERIF_ENTIER(f(&p->e, &p->h), 0));
    }
    echiquier_initialiser(&p->e);
    p->e.jeu_de_piece_blanc.ensemble_de_piece[15].coord_y = 5;
    p->e.jeu_de_piece_blanc.ensemble_de_piece[15].coord_x = 3;
    p->e.jeu_de_piece_noir.ensemble_de_piece[11].coord_y = 0;
    p->e.jeu_de_piece_noir.ensemble_de_piece[11].coord_x = 7;
    jeu_supprimer_piece(&p->e.jeu_de_piece_blanc, 7, 0);
    VERIF_INDICE("un pion noir est sur la première rangée");
    VERIF_STDERR("", VERIF_ENTIER(f(&p->e, &p->h), 0));
}

#define MAT "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"
#define PAT "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"

VERIF(clauses_du_mat, "MAT-N1 MAT-N2 MAT-N3 MAT-N4")
{
    verifie_clauses(echiquier_est_mat, MAT);
}

VERIF(clauses_du_pat, "PAT-N1 PAT-N2 PAT-N3 PAT-N4")
{
    verifie_clauses(echiquier_est_pat, PAT);
}

VERIF(mat_injouable, "MAT-G3")
{
    verifie_injouable(echiquier_est_mat);
}

VERIF(pat_injouable, "PAT-G3")
{
    verifie_injouable(echiquier_est_pat);
}

VERIF(positions_connues, "ECHEC-G1 MAT-G1 PAT-G1")
{
    static const struct {
        const char *fen;
        int echec, mat, pat;
    } connues[] = {
        { MAT, 1, 1, 0 },
        { PAT, 0, 0, 1 },
        { "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0, 0, 0 },
        { "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", 1, 1, 0 },
        { "4R1k1/5pp1/7p/8/8/8/8/6K1 b - - 0 1", 1, 0, 0 },
        { "4R1k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", 1, 1, 0 },
        { "8/8/8/8/8/1k6/8/KN1r4 w - - 0 1", 0, 0, 1 },
        { "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10", 0, 0, 1 },
        /* La prise en passant est le seul coup : ni pat, ni mat. */
        { "8/8/4p3/4Pp2/1p6/7K/5b2/7k w - f6 0 1", 0, 0, 0 },
        { "8/8/2p3p1/2Pp4/1R2K3/6q1/1q6/k7 w - d6 0 1", 1, 0, 0 },
    };
    size_t i;

    for (i = 0; i < sizeof connues / sizeof *connues; i++) {
        PARTIE_DE(p, connues[i].fen);

        VERIF_INCHANGE(p, sizeof *p, {
            VERIF_ENTIER(echiquier_est_en_echec(&p->e), connues[i].echec);
            VERIF_ENTIER(echiquier_est_mat(&p->e, &p->h), connues[i].mat);
            VERIF_ENTIER(echiquier_est_pat(&p->e, &p->h), connues[i].pat);
        });
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(clauses_de_l_echec),
    VERIF_LIGNE(clauses_du_mat),
    VERIF_LIGNE(clauses_du_pat),
    VERIF_LIGNE(mat_injouable),
    VERIF_LIGNE(pat_injouable),
    VERIF_LIGNE(positions_connues))
