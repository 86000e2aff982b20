/* Ce que partagent les vérifications de stackchess.h. */
#ifndef STACKCHESS_ESSAI_H
#define STACKCHESS_ESSAI_H

#include "../verif.h"

#include <limits.h>

#include "echecs.h"
#include "stackchess.h"

#define DEPART "tfdrft/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TFDRFT b -"

/* Pour VERIF_CODE. */
VERIF_FONCTION const char *nommer(int code)
{
    return stackchess_nommer_code((code_stackchess)code);
}

#define TEXTE_PIECE_MAX 48

/* Une lettre d'une pièce, ou son nombre si ce n'en est pas une. */
VERIF_FONCTION int ecrire_lettre(char *texte, int lettre)
{
    if ((lettre >= 'A' && lettre <= 'Z') || (lettre >= 'a' && lettre <= 'z'))
        return sprintf(texte, "%c", lettre);
    return sprintf(texte, "(%d)", lettre);
}

/* Une pièce par ses deux lettres, « DB », et a_bouge s'il n'est pas 0. */
VERIF_FONCTION const char *texte_piece(piece_stackchess piece, char texte[TEXTE_PIECE_MAX])
{
    int longueur = ecrire_lettre(texte, piece.type);

    longueur += ecrire_lettre(texte + longueur, piece.couleur);
    if (piece.a_bouge != 0)
        sprintf(texte + longueur, ", a_bouge %d", piece.a_bouge);
    return texte;
}

/* Membre par membre : entre couleur et a_bouge, il y a des octets que personne n'écrit. */
VERIF_FONCTION void verifie_piece(piece_stackchess recue, piece_stackchess attendue)
{
    char piece_recue[TEXTE_PIECE_MAX], piece_attendue[TEXTE_PIECE_MAX];

    texte_piece(recue, piece_recue);
    VERIF_CHAINE(piece_recue, texte_piece(attendue, piece_attendue));
}

/* ---- Ce qui distingue deux structures --------------------------------------------------------- */

VERIF_FONCTION void decrire_coups(FILE *sortie, const void *attendus, const void *recus, size_t octets)
{
    const coup_stackchess *a = (const coup_stackchess *)attendus;
    const coup_stackchess *r = (const coup_stackchess *)recus;
    size_t i;

    for (i = 0; i < octets / sizeof *r && memcmp(&a[i], &r[i], sizeof *r) == 0; i++)
        ;
    if (i < octets / sizeof *r)
        fprintf(sortie, "un coup écrit à l'indice %zu : %d%c%d-%c%d", i, r[i].nombre,
                'a' + r[i].x_depart, 1 + r[i].y_depart, 'a' + r[i].x_arrivee, 1 + r[i].y_arrivee);
}

#undef VERIF_DESCRIPTION
#define VERIF_DESCRIPTION(zone)                                                            \
    (__extension__ _Generic((zone), coup_stackchess * : decrire_coups,                     \
                            default : (verif_description)NULL))

/* ---- Une partie -------------------------------------------------------------------------------- */

/* La partie qui commence par cette position ; à détruire. */
VERIF_FONCTION stackchess *partie_de(const char *texte)
{
    stackchess *partie = stackchess_creer(6, 0);

    VERIF_POSITION(texte);
    VERIF_NON_NUL(partie);
    VERIF_CODE(stackchess_lire_position(partie, texte), stackchess_ok, nommer);
    return partie;
}

/* Déclare cette partie, et montre sa position jusqu'à la fin du bloc. */
#define PARTIE_DE(partie, texte)                                                           \
    VERIF_POSITION(texte);                                                                 \
    stackchess *partie = partie_de(texte)

/* Le texte d'une partie. Le pointeur vaut jusqu'à l'appel suivant. */
VERIF_FONCTION const char *texte_de(const stackchess *partie)
{
    static char texte[2 * STACKCHESS_POSITION_MAX];

    VERIF_REMPLIR(texte, sizeof texte - 1);
    stackchess_ecrire_position(partie, texte, sizeof texte);
    return texte;
}

/* La colonne et la rangée d'une case écrite « c5 », et ce qui la suit. */
VERIF_FONCTION const char *lire_case(const char *nom, int *x, int *y)
{
    char *suite;

    *x = nom[0] - 'a';
    *y = (int)strtol(nom + 1, &suite, 10) - 1;
    return suite;
}

/* Un coup écrit « a1-a2 », ou « 3a1-a2 » pour trois pièces. */
VERIF_FONCTION coup_stackchess lire_coup(const char *coup)
{
    coup_stackchess c;
    char *suite;

    c.nombre = (int)strtol(coup, &suite, 10);
    if (suite == coup)
        c.nombre = 1;
    lire_case(lire_case(suite, &c.x_depart, &c.y_depart) + 1, &c.x_arrivee, &c.y_arrivee);
    return c;
}

VERIF_FONCTION code_stackchess jouer(stackchess *partie, const char *coup)
{
    coup_stackchess c = lire_coup(coup);

    VERIF_CONTEXTE("coup %s", coup);
    return stackchess_deplacer(partie, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee, c.nombre);
}

VERIF_FONCTION code_stackchess verifier(const stackchess *partie, const char *coup, char *raison,
                                        size_t taille)
{
    coup_stackchess c = lire_coup(coup);

    VERIF_CONTEXTE("coup %s", coup);
    return stackchess_verifier(partie, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee, c.nombre,
                               raison, taille);
}

/* Joue ces coups légaux, séparés par une espace, et compare la position. */
VERIF_FONCTION void verifie_suite(const char *depart, const char *coups, const char *attendu)
{
    PARTIE_DE(partie, depart);
    char coup[32];
    size_t longueur;

    for (; *coups != '\0'; coups += longueur + (coups[longueur] == ' ')) {
        longueur = strcspn(coups, " ");
        snprintf(coup, sizeof coup, "%.*s", (int)longueur, coups);
        VERIF_CONTEXTE("coup %s", coup);
        VERIF_CODE(jouer(partie, coup), stackchess_ok, nommer);
    }
    VERIF_CHAINE(texte_de(partie), attendu);
    stackchess_detruire(partie);
}

/* Le coup est refusé avec ce code par les deux fonctions, et la partie ne change pas. */
VERIF_FONCTION void verifie_refus(const char *position, const char *coup, code_stackchess code)
{
    PARTIE_DE(partie, position);
    char raison[ECHECS_PHRASE_MAX];

    VERIF_CONTEXTE("coup %s", coup);
    VERIF_CODE(verifier(partie, coup, raison, sizeof raison), code, nommer);
    VERIF_CODE(jouer(partie, coup), code, nommer);
    VERIF_CHAINE(texte_de(partie), position);
    stackchess_detruire(partie);
}

#endif /* STACKCHESS_ESSAI_H */
