/*
 * Une vue de partie.h qui note ce qu'on lui dit dans un tampon du cas, et qui répond toujours le
 * même choix. Elle ne juge rien ; wire.rs et courses/partie/view.rs savent lire ses notes.
 */
#ifndef ECHECS_VUE_NOTEE_H
#define ECHECS_VUE_NOTEE_H

#include "execution.h"
#include "partie.h"

#include <ctype.h>
#include <string.h>

/* Une note : pendant quel appel du cas, quoi, et où. */
typedef struct {
    uint16_t appel;
    uint8_t quoi; /* un type_piece posé, ou une de ces sortes */
    uint8_t joueur;
    uint8_t x, y;
} note;

enum { PIECE_RETIREE = 0xf0, MESSAGE_AFFICHE = 0xf1, CHOIX_DEMANDE = 0xf2, MESSAGE_SUITE = 0xf3 };

/* Le début du tampon ; les notes suivent. */
typedef struct {
    int32_t voulue;   /* le type_piece que la vue choisit */
    int32_t capacite; /* la place, en notes */
    int32_t nombre;
} carnet;

static void noter(void *contexte, int quoi, int joueur, int x, int y)
{
    carnet *c = contexte;
    note *notes = (note *)(c + 1);

    if (c->nombre < c->capacite)
        notes[c->nombre] = (note){ echecs_appel_en_cours(), (uint8_t)quoi, (uint8_t)joueur,
                                   (uint8_t)x, (uint8_t)y };
    c->nombre++;
}

static void noter_piece(void *contexte, type_piece piece, int joueur, int x, int y)
{
    noter(contexte, (int)piece, joueur, x, y);
}

static void noter_retrait(void *contexte, int x, int y)
{
    noter(contexte, PIECE_RETIREE, 0, x, y);
}

/* De quoi reconnaître un message (FNV-1a), dans deux notes. */
static void noter_message(void *contexte, const char *message)
{
    uint64_t empreinte = 0xcbf29ce484222325u;

    for (size_t i = 0; message != NULL && message[i] != '\0'; i++)
        empreinte = (empreinte ^ (unsigned char)message[i]) * 0x100000001b3u;
    for (int i = 0; i < 2; i++, empreinte >>= 24)
        noter(contexte, i == 0 ? MESSAGE_AFFICHE : MESSAGE_SUITE, (int)(empreinte & 0xff),
              (int)(empreinte >> 8 & 0xff), (int)(empreinte >> 16 & 0xff));
}

/* Si ce texte, sans majuscules, est fait d'une seule lettre, seule ou entre autres signes. */
static int est_lettre(const char *texte, int lettre)
{
    int trouvees = 0, autres = 0;

    for (size_t i = 0; texte[i] != '\0'; i++) {
        trouvees += texte[i] == lettre;
        autres += texte[i] != lettre && (isalpha((unsigned char)texte[i]) || (texte[i] & 0x80) != 0);
    }
    return trouvees == 1 && autres == 0;
}

/* Les façons de nommer une pièce, de la plus sûre à la moins sûre. */
enum { MOTS, SYMBOLES, LETTRES_FRANCAISES, LETTRES_ANGLAISES, FACONS };

/* Si ce choix nomme cette pièce de cette façon, quelle que soit la casse. */
static int nomme(const char *choix, int piece, int facon)
{
    static const char *const mots[][3] = { { "tour", "rook", "rook" },
                                           { "cavalier", "knight", "knight" },
                                           { "fou", "bishop", "bishop" },
                                           { "dame", "queen", "reine" } };
    /* U+2656, U+265C et leurs voisins, en UTF-8 */
    static const char *const symboles[][2] = { { "\xe2\x99\x96", "\xe2\x99\x9c" },
                                               { "\xe2\x99\x98", "\xe2\x99\x9e" },
                                               { "\xe2\x99\x97", "\xe2\x99\x9d" },
                                               { "\xe2\x99\x95", "\xe2\x99\x9b" } };
    char minuscules[64];
    size_t i;

    for (i = 0; choix[i] != '\0' && i + 1 < sizeof minuscules; i++)
        minuscules[i] = (char)tolower((unsigned char)choix[i]);
    minuscules[i] = '\0';
    switch (facon) {
    case MOTS:
        return strstr(minuscules, mots[piece][0]) != NULL || strstr(minuscules, mots[piece][1]) != NULL
               || strstr(minuscules, mots[piece][2]) != NULL;
    case SYMBOLES:
        return strstr(choix, symboles[piece][0]) != NULL || strstr(choix, symboles[piece][1]) != NULL;
    default:
        return est_lettre(minuscules, (facon == LETTRES_FRANCAISES ? "tcfd" : "rnbq")[piece]);
    }
}

/* L'indice du choix qui nomme cette pièce de cette façon, ou -1. */
static int indice_de(const char *const *choix, int nombre, int piece, int facon)
{
    for (int i = 0; i < nombre; i++)
        if (choix[i] != NULL && nomme(choix[i], piece, facon))
            return i;
    return -1;
}

/* Si ce choix nomme une pièce. */
static int est_nomme(const char *choix)
{
    for (int i = 0; i < 4 * FACONS; i++)
        if (choix != NULL && nomme(choix, i % 4, i / 4))
            return 1;
    return 0;
}

static int noter_choix(void *contexte, const char *titre, const char *question,
                       const char *const *choix, int nombre)
{
    /* L'ordre que dit l'en-tête, pour des choix sans nom connu. */
    static const int ordre[] = { 1, 3, 2, 0 };
    const carnet *c = contexte;
    int indice = -1;

    (void)titre;
    (void)question;
    if (c->voulue >= 0 && c->voulue <= 3) {
        for (int facon = 0; facon < FACONS && indice < 0; facon++)
            indice = indice_de(choix, nombre, c->voulue, facon);
        if (indice >= 0) {
            noter(contexte, CHOIX_DEMANDE, 0, 0, 0);
            return indice;
        }
        indice = ordre[c->voulue];
        for (int i = 0; i < nombre && indice < nombre && est_nomme(choix[indice]); i++)
            indice = (indice + 1) % nombre;
    }
    /* Nul ne sait ce que ce choix veut dire, hors de qui l'a écrit. */
    noter(contexte, CHOIX_DEMANDE, 1, 0, 0);
    return indice;
}

/* La vue qui note dans ce tampon ; une par cas. */
static void *vue_notee(void *tampon)
{
    static vue v;

    memset(&v, 0, sizeof v);
    v.contexte = tampon;
    v.poser_piece = noter_piece;
    v.retirer_piece = noter_retrait;
    v.afficher_message = noter_message;
    v.demander_choix = noter_choix;
    return &v;
}

#endif
