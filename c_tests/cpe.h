/* Ce que partagent les vérifications du cours CPE. */
#ifndef CPE_H
#define CPE_H

#include "verif.h"

#include <limits.h>

#include "echecs.h"

/* Des entiers qui ne sont pas des coordonnées, un par tour de boucle. */
#define CPE_HORS_LIMITES { INT_MIN, -1, 8, 64, INT_MAX }

VERIF_FONCTION void verifie_piece(const piece *p, type_piece sorte, int x, int y)
{
    VERIF_ENTIER(p->type, sorte);
    VERIF_ENTIER(p->coord_x, x);
    VERIF_ENTIER(p->coord_y, y);
}

/* Pour VERIF_CODE. */
VERIF_FONCTION const char *nommer(int code)
{
    return nommer_type_erreur((type_erreur)code);
}

VERIF_FONCTION void verifie_code(const code_erreur_deplacement *c, type_erreur type, int x, int y)
{
    VERIF_CODE(c->type, type, nommer);
    VERIF_ENTIER(c->coord_x, x);
    VERIF_ENTIER(c->coord_y, y);
}

/* Une partie : l'échiquier, l'historique et ce qu'un déplacement écrit. */
typedef struct {
    echiquier e;
    historique_partie h;
    code_erreur_deplacement c;
    type_deplacement t;
} partie_d_essai;

/* La partie qui commence par cette position. Le pointeur vaut jusqu'à l'appel suivant. */
VERIF_FONCTION partie_d_essai *partie_de(const char *fen)
{
    static partie_d_essai partie;

    VERIF_POSITION(fen);
    memset(&partie, 0xA5, sizeof partie);
    VERIF_CODE(echiquier_lire_fen(&partie.e, &partie.h, fen), pas_erreur, nommer);
    return &partie;
}

/* Ajoute un coup à un historique, qui doit l'accepter. */
VERIF_FONCTION void ajouter(historique_partie *h, const coup_joue *coup)
{
    VERIF_CODE(historique_ajouter_coup(h, coup), pas_erreur, nommer);
}

/* Essaie un déplacement, et rend le code écrit. */
VERIF_FONCTION type_erreur essayer(partie_d_essai *p, int x0, int y0, int x1, int y1)
{
    VERIF_APPEL("echiquier_deplacement_realise_si_possible(&e, %d, %d, %d, %d, &h, &c, &t)", x0, y0,
                x1, y1);
    echiquier_deplacement_realise_si_possible(&p->e, x0, y0, x1, y1, &p->h, &p->c, &p->t);
    return p->c.type;
}

/* Joue un coup entier, sans rien écrire, et rend le code. */
VERIF_FONCTION type_erreur jouer_un_coup(echiquier *e, historique_partie *h, int x0, int y0, int x1,
                                         int y1)
{
    return api_echec_deplacer_et_promouvoir(e, h, x0, y0, x1, y1, invalide);
}

/* Les façons d'abîmer un échiquier, et le code de chacune. */
typedef struct {
    const char *faute;
    type_erreur code;
} abime;

#define CPE_NOMBRE_ABIMES 7

VERIF_FONCTION const abime *abimer(echiquier *e, int i)
{
    static const abime abimes[CPE_NOMBRE_ABIMES] = {
        { "joueur_courant = 7", erreur_echiquier_joueur },
        { "sorte inconnue", erreur_echiquier_sorte },
        { "hors de l'échiquier", erreur_echiquier_coordonnees },
        { "valide après une invalide", erreur_echiquier_ordre },
        { "deux pièces sur une case", erreur_echiquier_case_partagee },
        { "pas de roi", erreur_echiquier_rois },
        { "pion de l'autre couleur", erreur_echiquier_pions },
    };
    piece *p = e->jeu_de_piece_blanc.ensemble_de_piece;

    echiquier_initialiser(e);
    VERIF_CONTEXTE("échiquier abîmé : %s", abimes[i].faute);
    switch (i) {
    case 0: e->joueur_courant = 7; break;
    case 1: p[0].type = (type_piece)57; break;
    case 2: p[0].coord_x = -3; break;
    case 3: piece_invalider(&p[3]); break;
    case 4: p[1] = p[0]; break;
    case 5: p[7].type = dame; break;
    default: p[15].type = pion_noir; break;
    }
    return &abimes[i];
}

#endif /* CPE_H */
