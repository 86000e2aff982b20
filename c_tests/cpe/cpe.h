/* Ce que partagent les vérifications du cours CPE. */
#ifndef CPE_H
#define CPE_H

#include "../verif.h"

#include <limits.h>

#include "../commun/decrire.h"
#include "echecs.h"

#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* Des entiers qui ne sont pas des coordonnées, un par tour de boucle. */
#define CPE_HORS_LIMITES { INT_MIN, -1, 8, 64, INT_MAX }

/* Une pièce est de cette sorte, sur cette case. */
#define verifie_piece(p, sorte, x, y) cpe_verifie_piece(VERIF_ICI, #p, (p), (sorte), (x), (y))

VERIF_FONCTION void cpe_verifie_piece(const char *fichier, int ligne, const char *nom, const piece *p,
                                      type_piece sorte, int x, int y)
{
    piece attendue = { sorte, x, y };
    char texte[100];

    snprintf(texte, sizeof texte, "%s en %s", nom_piece(sorte, -1, 0), nom_case(x, y));
    verif_compare(fichier, ligne, nom, texte, decrire_pieces, &attendue, p, sizeof attendue);
}

/* Pour VERIF_CODE. */
VERIF_FONCTION const char *nommer(int code)
{
    return nommer_type_erreur((type_erreur)code);
}

/* Ce qui est écrit dans *erreur : un code, et la case en cause ; -1, -1 : aucune. */
#define verifie_code(c, type, x, y) cpe_verifie_code(VERIF_ICI, (c), (type), (x), (y))

VERIF_FONCTION void cpe_verifie_code(const char *fichier, int ligne, const code_erreur_deplacement *c,
                                     type_erreur type, int x, int y)
{
    if (c->type != type)
        verif_echec_code(fichier, ligne, "le code écrit dans *erreur", c->type, sizeof c->type,
                         nommer(c->type), type, nommer(type));
    cases_verifie(fichier, ligne, "la case écrite dans *erreur", c->coord_x, c->coord_y, x, y);
}

/* De même, avec la case écrite « e4 » ; NULL : aucune. */
#define verifie_faute(c, type, en_cause) cpe_verifie_faute(VERIF_ICI, (c), (type), (en_cause))

VERIF_FONCTION void cpe_verifie_faute(const char *fichier, int ligne, const code_erreur_deplacement *c,
                                      type_erreur type, const char *en_cause)
{
    int x, y;

    lire_case(en_cause, &x, &y);
    cpe_verifie_code(fichier, ligne, c, type, x, y);
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
    VERIF_REMPLIR(&partie, sizeof partie);
    VERIF_CODE(echiquier_lire_fen(&partie.e, &partie.h, fen), pas_erreur, nommer);
    return &partie;
}

/* Déclare cette partie, et montre sa position jusqu'à la fin du bloc. */
#define PARTIE_DE(p, fen)                                                                  \
    VERIF_POSITION(fen);                                                                   \
    partie_d_essai *p = partie_de(fen)

/* Ajoute un coup à un historique, qui doit l'accepter. */
VERIF_FONCTION void ajouter(historique_partie *h, const coup_joue *coup)
{
    VERIF_CODE(historique_ajouter_coup(h, coup), pas_erreur, nommer);
}

/* Ce que dit un échec d'un déplacement. */
#define APPEL_DEPLACER(x0, y0, x1, y1)                                                     \
    VERIF_APPEL("echiquier_deplacement_realise_si_possible(&e, %d, %d, %d, %d, &h, &c, &t), %s",  \
                (x0), (y0), (x1), (y1), nom_coup((x0), (y0), (x1), (y1)))

/* Essaie un déplacement « e2e4 » : ce code, et cette case en cause ; NULL : aucune. */
VERIF_FONCTION void essayer(partie_d_essai *p, const char *coup, type_erreur code,
                            const char *en_cause)
{
    int c[4];

    lire_cases(coup, c);
    APPEL_DEPLACER(c[0], c[1], c[2], c[3]);
    VERIF_REMPLIR(&p->c, sizeof p->c);
    echiquier_deplacement_realise_si_possible(&p->e, c[0], c[1], c[2], c[3], &p->h, &p->c, &p->t);
    verifie_faute(&p->c, code, en_cause);
}

/* Joue un coup entier, sans rien écrire, et rend le code. */
VERIF_FONCTION type_erreur jouer_un_coup(echiquier *e, historique_partie *h, int x0, int y0, int x1,
                                         int y1)
{
    return api_echec_deplacer_et_promouvoir(e, h, x0, y0, x1, y1, invalide);
}

#define MILIEU "r3k2r/pP1p1ppp/5n2/2pPp3/8/5N2/PP3PPP/R3K2R w KQkq c6 0 12"

/* Une partie avec un roque, une prise en passant, une prise et une promotion. */
VERIF_FONCTION void partie_variee(historique_partie *h)
{
    partie_d_essai *p = partie_de(MILIEU);

    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 3, 4, 2, 5), pas_erreur, nommer);
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 4, 7, 6, 7), pas_erreur, nommer);
    VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 1, 6, 0, 7, cavalier), pas_erreur,
               nommer);
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 5, 7, 4, 7), pas_erreur, nommer);
    *h = p->h;
}

/* Les façons d'abîmer un échiquier, et le code de chacune. */
#define CPE_NOMBRE_ABIMES 7

__attribute__((unused)) static const struct {
    const char *faute;
    type_erreur code;
} abimes[CPE_NOMBRE_ABIMES] = {
    { "joueur_courant = 7", erreur_echiquier_joueur },
    { "sorte inconnue", erreur_echiquier_sorte },
    { "hors de l'échiquier", erreur_echiquier_coordonnees },
    { "valide après une invalide", erreur_echiquier_ordre },
    { "deux pièces sur une case", erreur_echiquier_case_partagee },
    { "pas de roi", erreur_echiquier_rois },
    { "pion de l'autre couleur", erreur_echiquier_pions },
};

/* Un échiquier de début de partie, abîmé. */
VERIF_FONCTION void abimer(echiquier *e, int i)
{
    piece *p = e->jeu_de_piece_blanc.ensemble_de_piece;

    echiquier_initialiser(e);
    switch (i) {
    case 0: e->joueur_courant = 7; break;
    case 1: p[0].type = (type_piece)57; break;
    case 2: p[0].coord_x = -3; break;
    case 3: piece_invalider(&p[3]); break;
    case 4: p[1] = p[0]; break;
    case 5: p[7].type = dame; break;
    default: p[15].type = pion_noir; break;
    }
}

/* De même, et le montre jusqu'à la fin du bloc. */
#define ABIMER(e, i)                                                                       \
    VERIF_POSITION(DEPART);                                                                \
    VERIF_CONTEXTE("échiquier abîmé : %s", abimes[i].faute);                               \
    abimer((e), (i))

/* Pour _Generic : avec la partie d'essai. */
VERIF_FONCTION void decrire_partie_d_essai(FILE *sortie, const void *attendue, const void *recue,
                                           size_t octets)
{
    const partie_d_essai *a = (const partie_d_essai *)attendue, *r = (const partie_d_essai *)recue;
    int dites = 0;

    (void)octets;
    decrire_un_echiquier(sortie, &dites, &a->e, &r->e);
    decrire_un_historique(sortie, &dites, &a->h, &r->h);
    decrire_entier(sortie, &dites, "c.type", (int)a->c.type, (int)r->c.type);
    decrire_entier(sortie, &dites, "c.coord_x", a->c.coord_x, r->c.coord_x);
    decrire_entier(sortie, &dites, "c.coord_y", a->c.coord_y, r->c.coord_y);
    decrire_entier(sortie, &dites, "t", (int)a->t, (int)r->t);
}

#undef VERIF_DESCRIPTION
#define VERIF_DESCRIPTION(zone)                                                            \
    (__extension__ _Generic((zone), DECRIRE_STRUCTURES,                                    \
                            partie_d_essai * : decrire_partie_d_essai,                     \
                            default : (verif_description)NULL))

#endif /* CPE_H */
