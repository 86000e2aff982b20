/* Ce que partagent les vérifications de partie.h. */
#ifndef PARTIE_ESSAI_H
#define PARTIE_ESSAI_H

#include "../verif.h"

#include <limits.h>

#include "../commun/decrire.h"
#include "echecs.h"
#include "partie.h"

#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define FEN_MAX 128

/* Des entiers qui ne sont pas des coordonnées, un par tour de boucle. */
#define PARTIE_HORS_LIMITES { INT_MIN, -1, 8, 64, INT_MAX }

/* Pour VERIF_CODE. */
VERIF_FONCTION const char *nommer(int code)
{
    return nommer_type_erreur((type_erreur)code);
}

/* La position d'une partie. Le pointeur vaut jusqu'à l'appel suivant. */
VERIF_FONCTION const char *fen_de(const partie *p)
{
    static char fen[FEN_MAX];

    VERIF_REMPLIR(fen, sizeof fen - 1);
    partie_ecrire_fen(p, fen, sizeof fen);
    return fen;
}

/* La partie qui commence par cette position ; à détruire. */
VERIF_FONCTION partie *partie_de(const char *fen)
{
    partie *p = partie_creer();

    VERIF_POSITION(fen);
    VERIF_NON_NUL(p);
    VERIF_CODE(partie_lire_fen(p, fen), pas_erreur, nommer);
    return p;
}

/* Déclare cette partie, et montre sa position jusqu'à la fin du bloc. */
#define PARTIE_DE(p, fen)                                                                  \
    VERIF_POSITION(fen);                                                                   \
    partie *p = partie_de(fen)

/* Le coup qui va d'une case à l'autre, « e2e4 », et cette promotion. Son type, que personne ne doit
 * lire, n'a pas de sens. */
VERIF_FONCTION coup_joue coup_de(const char *cases, type_piece promotion)
{
    coup_joue coup;
    int c[4];

    lire_cases(cases, c);
    coup.x_depart = c[0];
    coup.y_depart = c[1];
    coup.x_arrivee = c[2];
    coup.y_arrivee = c[3];
    coup.type = (type_deplacement)57;
    coup.promotion = promotion;
    return coup;
}

VERIF_FONCTION type_erreur deplacer(partie *p, const char *coup)
{
    int c[4];

    lire_cases(coup, c);
    VERIF_CONTEXTE("coup %s", coup);
    return partie_deplacer(p, c[0], c[1], c[2], c[3]);
}

/* Une liste de mots séparés par une espace : rend ce qui suit le premier, qui va dans mot. */
VERIF_FONCTION const char *mot_suivant(const char *liste, char mot[32])
{
    size_t longueur = strcspn(liste, " ");

    snprintf(mot, 32, "%.*s", (int)longueur, liste);
    return liste + longueur + (liste[longueur] == ' ');
}

/* Joue ces coups légaux, séparés par une espace. */
VERIF_FONCTION void jouer_tout(partie *p, const char *coups)
{
    char coup[32];

    while (*coups != '\0') {
        coups = mot_suivant(coups, coup);
        VERIF_CONTEXTE("coup %s", coup);
        VERIF_CODE(partie_jouer(p, coup), pas_erreur, nommer);
    }
}

/* ---- Les textes dans un tampon ---------------------------------------------------------- */

/* L'appel échoue, et ce tableau de char reçoit "". */
#define VERIF_VIDE(tampon, ...)                                                            \
    do {                                                                                   \
        VERIF_REMPLIR((tampon), sizeof(tampon));                                           \
        __VA_ARGS__;                                                                       \
        VERIF_INDICE("après un échec, le texte est \"\"");                                 \
        VERIF_CHAINE((tampon), "");                                                        \
    } while (0)

/* Un tampon trop petit reçoit le début du texte, coupé entre deux caractères. */
VERIF_FONCTION void verifie_debut(const char *tampon, size_t taille, const char *texte)
{
    size_t longueur = strlen(texte), ecrits;

    if (taille == 0) {
        VERIF_JAMAIS_ECRIT(tampon, 1);
        return;
    }
    VERIF_NON_NUL(memchr(tampon, '\0', taille));
    ecrits = strlen(tampon);
    VERIF_VRAI(strncmp(tampon, texte, ecrits) == 0);
    if (taille > longueur) {
        VERIF_NATUREL(ecrits, longueur);
    } else {
        VERIF_INDICE("coupé entre deux caractères, le plus tard possible");
        VERIF_VRAI(((unsigned char)texte[ecrits] & 0xC0) != 0x80);
        do
            ecrits++;
        while (((unsigned char)texte[ecrits] & 0xC0) == 0x80);
        VERIF_VRAI(ecrits > taille - 1);
    }
    VERIF_JAMAIS_ECRIT(tampon + taille, 1);
}

/* ---- Comparer deux moments d'une partie ----------------------------------------------- */

/* Ce que les fonctions qui regardent disent d'une partie. */
typedef struct {
    char fen[FEN_MAX];
    int nombre, joueur, echec, vainqueur, cinquante, trois;
    etat_partie etat;
    coup_joue dernier;
    char san[PARTIE_SAN_MAX];
    unsigned long long reste; /* pièces, cases attaquées, coups légaux, échiquier */
} photo;

VERIF_FONCTION void melange(unsigned long long *empreinte, int valeur)
{
    *empreinte = (*empreinte ^ (unsigned)valeur) * 1099511628211ULL;
}

VERIF_FONCTION void melange_coup(unsigned long long *empreinte, const coup_joue *c)
{
    melange(empreinte, c->x_depart | c->y_depart << 3 | c->x_arrivee << 6 | c->y_arrivee << 9);
    melange(empreinte, (int)c->type * 8 + (int)c->promotion);
}

VERIF_FONCTION void melange_texte(unsigned long long *empreinte, const char *texte)
{
    while (*texte != '\0')
        melange(empreinte, *texte++);
}

VERIF_FONCTION void melange_pieces(unsigned long long *empreinte, const piece *pieces, int nombre)
{
    melange(empreinte, nombre);
    for (; nombre > 0; nombre--, pieces++)
        melange(empreinte, (int)pieces->type * 64 + pieces->coord_x * 8 + pieces->coord_y);
}

/* Les pièces d'un échiquier du cours CPE. */
VERIF_FONCTION void melange_echiquier(unsigned long long *empreinte, const partie *p)
{
    echiquier e;
    int i;

    memset(&e, 0, sizeof e);
    melange(empreinte, partie_copier_echiquier(p, &e));
    melange(empreinte, e.joueur_courant);
    for (i = 0; i < MAX_PIECE; i++) {
        const piece *b = &e.jeu_de_piece_blanc.ensemble_de_piece[i];
        const piece *n = &e.jeu_de_piece_noir.ensemble_de_piece[i];

        melange(empreinte, (int)b->type * 64 + b->coord_x * 8 + b->coord_y);
        melange(empreinte, (int)n->type * 64 + n->coord_x * 8 + n->coord_y);
    }
}

VERIF_FONCTION unsigned long long empreinte_du_reste(const partie *p)
{
    unsigned long long empreinte = 14695981039346656037ULL;
    coup_joue coups[PARTIE_COUPS_MAX], des[PARTIE_COUPS_MAX];
    char phrase[ECHECS_PHRASE_MAX];
    piece pieces[MAX_PIECE];
    int i, j, nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);

    for (i = 0; i < nombre; i++)
        melange_coup(&empreinte, &coups[i]);
    for (j = 0; j < 2; j++)
        melange_pieces(&empreinte, pieces, partie_lister_pieces(p, j, pieces, MAX_PIECE));
    for (i = 0; i < 64; i++) {
        int joueur = -1, x = i % 8, y = i / 8;

        melange(&empreinte, (int)partie_piece_en(p, x, y, &joueur));
        melange(&empreinte, joueur);
        melange(&empreinte, partie_case_attaquee(p, x, y, 0));
        melange(&empreinte, partie_case_attaquee(p, x, y, 1));
        for (j = 0; j < 2; j++)
            melange_pieces(&empreinte, pieces,
                           partie_lister_attaquants(p, x, y, j, pieces, MAX_PIECE));
        nombre = partie_lister_coups_de(p, x, y, des, PARTIE_COUPS_MAX);
        for (j = 0; j < nombre; j++)
            melange_coup(&empreinte, &des[j]);
    }
    melange(&empreinte, (int)partie_verifier(p, 4, 0, 6, 0, phrase, sizeof phrase));
    melange(&empreinte, (int)partie_verifier_texte(p, "O-O-O", phrase, sizeof phrase));
    melange_texte(&empreinte, partie_resultat(p));
    partie_ecrire_dessin(p, PARTIE_DESSIN_ASCII, phrase, sizeof phrase);
    melange_texte(&empreinte, phrase);
    melange_echiquier(&empreinte, p);
    return empreinte;
}

/* Toutes les fonctions qui regardent, sauf partie_conseiller, qui prend du temps. */
VERIF_FONCTION photo photo_de(const partie *p)
{
    photo vue_de;

    memset(&vue_de, 0, sizeof vue_de);
    snprintf(vue_de.fen, sizeof vue_de.fen, "%s", fen_de(p));
    vue_de.nombre = partie_nombre_coups(p);
    vue_de.joueur = partie_joueur(p);
    vue_de.echec = partie_est_en_echec(p);
    vue_de.vainqueur = partie_vainqueur(p);
    vue_de.cinquante = partie_peut_reclamer(p, partie_nulle_50_coups);
    vue_de.trois = partie_peut_reclamer(p, partie_nulle_repetition_3);
    vue_de.etat = partie_etat(p);
    if (vue_de.nombre > 0) {
        partie_coup_joue(p, vue_de.nombre, &vue_de.dernier);
        partie_ecrire_san_joue(p, vue_de.nombre, vue_de.san, sizeof vue_de.san);
    }
    vue_de.reste = empreinte_du_reste(p);
    return vue_de;
}

VERIF_FONCTION void verifie_photo(const partie *p, const photo *attendue)
{
    photo recue = photo_de(p);

    VERIF_CHAINE(recue.fen, attendue->fen);
    VERIF_ENTIER(recue.nombre, attendue->nombre);
    VERIF_ENTIER(recue.joueur, attendue->joueur);
    VERIF_ENTIER(recue.echec, attendue->echec);
    VERIF_ENTIER(recue.etat, attendue->etat);
    VERIF_ENTIER(recue.vainqueur, attendue->vainqueur);
    VERIF_ENTIER(recue.cinquante, attendue->cinquante);
    VERIF_ENTIER(recue.trois, attendue->trois);
    VERIF_CHAINE(recue.san, attendue->san);
    VERIF_MEME(&recue.dernier, &attendue->dernier, sizeof recue.dernier);
    VERIF_NATUREL(recue.reste, attendue->reste);
}

/* ---- Le hasard, toujours le même -------------------------------------------------------- */

VERIF_FONCTION int hasard(unsigned long long *graine, int borne)
{
    *graine = *graine * 6364136223846793005ULL + 1442695040888963407ULL;
    return (int)((*graine >> 33) % (unsigned long long)borne);
}

/* Des positions riches en coups : roques, prises en passant, promotions. */
VERIF_FONCTION const char *position_riche(int numero)
{
    static const char *const positions[] = {
        DEPART,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
        "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
        "6k1/8/8/8/8/8/1R6/K6r w - - 96 80",
    };

    return positions[numero % (int)(sizeof positions / sizeof *positions)];
}

#endif /* PARTIE_ESSAI_H */
