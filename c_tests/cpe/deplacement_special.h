/* Ce que partagent les vérifications du roque et de la prise en passant, qui ont les mêmes
 * paramètres, les mêmes clauses « Nécessite », et deux noms chacun. */
#ifndef DEPLACEMENT_SPECIAL_H
#define DEPLACEMENT_SPECIAL_H

#include "cpe.h"

/* Une des quatre fonctions, et un coup qu'elle permet. */
typedef struct {
    int (*fonction)(echiquier *, int, int, int, int, const historique_partie *,
                    code_erreur_deplacement *);
    const char *nom;
    const char *fen, *coup;
} special;

/* Ce que dit un échec. */
#define APPEL_SPECIAL(s, c, arguments)                                                     \
    VERIF_APPEL("%s(" arguments "), %s", (s)->nom, (c)[0], (c)[1], (c)[2], (c)[3],         \
                nom_coup((c)[0], (c)[1], (c)[2], (c)[3]))

/* Le coup est permis : l'échiquier devient celui de cette FEN, le trait ne change pas. */
VERIF_FONCTION void special_permis(const special *s, partie_d_essai *p, const char *coup,
                                   const char *apres)
{
    int c[4];

    lire_cases(coup, c);
    APPEL_SPECIAL(s, c, "&e, %d, %d, %d, %d, &h, &c");
    VERIF_REMPLIR(&p->c, sizeof p->c);
    VERIF_ENTIER(s->fonction(&p->e, c[0], c[1], c[2], c[3], &p->h, &p->c), 1);
    VERIF_ECHIQUIER(&p->e, apres);
    verifie_faute(&p->c, pas_erreur, NULL);
}

/* Le coup est refusé, avec cette case en cause ; NULL : aucune. */
VERIF_FONCTION void special_refuse(const special *s, partie_d_essai *p, const char *coup,
                                   type_erreur code, const char *en_cause)
{
    int c[4];

    lire_cases(coup, c);
    APPEL_SPECIAL(s, c, "&e, %d, %d, %d, %d, &h, &c");
    VERIF_REMPLIR(&p->c, sizeof p->c);
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_ENTIER(s->fonction(&p->e, c[0], c[1], c[2], c[3], &p->h, &p->c), 0));
    verifie_faute(&p->c, code, en_cause);
}

/* ---- Les clauses ------------------------------------------------------------------------- */

VERIF_FONCTION void special_sans_echiquier(const special *s)
{
    PARTIE_DE(p, s->fen);
    int c[4];

    lire_cases(s->coup, c);
    APPEL_SPECIAL(s, c, "NULL, %d, %d, %d, %d, &h, &c");
    VERIF_ENTIER(s->fonction(NULL, c[0], c[1], c[2], c[3], &p->h, &p->c), 0);
    verifie_faute(&p->c, erreur_pointeur_nul, NULL);
}

VERIF_FONCTION void special_echiquier_abime(const special *s)
{
    partie_d_essai *p = partie_de(s->fen);
    int i;

    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&p->e, i);
        special_refuse(s, p, s->coup, abimes[i].code, NULL);
    }
}

VERIF_FONCTION void special_hors_de_l_echiquier(const special *s)
{
    static const int hors_limites[] = CPE_HORS_LIMITES;
    PARTIE_DE(p, s->fen);
    int i, j;

    for (i = 0; i < 5; i++) {
        for (j = 0; j < 4; j++) {
            int c[4];

            lire_cases(s->coup, c);
            c[j] = hors_limites[i];
            APPEL_SPECIAL(s, c, "&e, %d, %d, %d, %d, &h, &c");
            VERIF_REMPLIR(&p->c, sizeof p->c);
            VERIF_INCHANGE(&p->e, sizeof p->e,
                           VERIF_ENTIER(s->fonction(&p->e, c[0], c[1], c[2], c[3], &p->h, &p->c), 0));
            verifie_faute(&p->c, erreur_argument_hors_limites, NULL);
        }
    }
}

VERIF_FONCTION void special_sans_historique(const special *s)
{
    PARTIE_DE(p, s->fen);
    int c[4];

    lire_cases(s->coup, c);
    APPEL_SPECIAL(s, c, "&e, %d, %d, %d, %d, NULL, &c");
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_ENTIER(s->fonction(&p->e, c[0], c[1], c[2], c[3], NULL, &p->c), 0));
    verifie_faute(&p->c, erreur_pointeur_nul, NULL);
}

VERIF_FONCTION void special_historique_insense(const special *s)
{
    static const int nombres[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, INT_MAX };
    PARTIE_DE(p, s->fen);
    int i;

    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("h.nombre_coups vaut %d", nombres[i]);
        p->h.nombre_coups = nombres[i];
        special_refuse(s, p, s->coup, erreur_historique_invalide, NULL);
    }
}

VERIF_FONCTION void special_sans_erreur(const special *s)
{
    PARTIE_DE(p, s->fen);
    int c[4];

    lire_cases(s->coup, c);
    APPEL_SPECIAL(s, c, "&e, %d, %d, %d, %d, &h, NULL");
    VERIF_INDICE("NULL ne se déréférence pas");
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_ENTIER(s->fonction(&p->e, c[0], c[1], c[2], c[3], &p->h, NULL), 0));
}

#endif /* DEPLACEMENT_SPECIAL_H */
