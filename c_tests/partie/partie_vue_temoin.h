/* Une vue qui tient son propre échiquier, de ce qu'on lui dit seulement, et qui juge. */
#ifndef PARTIE_VUE_TEMOIN_H
#define PARTIE_VUE_TEMOIN_H

#include "partie_essai.h"

#define TEMOIN_CHOIX_MAX 8

typedef struct temoin temoin;

struct temoin {
    type_piece sorte[8][8]; /* invalide : case vide */
    int joueur[8][8];
    int posees[8][8], retirees[8][8]; /* depuis temoin_attend */
    int poses, retraits, messages, questions;
    int suite; /* 1 entre un poser_piece et le message qui finit ce que l'on dit à la vue */
    char message[1024];
    char choix[TEMOIN_CHOIX_MAX][64];
    int nombre_choix;
    int reponse; /* ce que rend demander_choix */
    /* Appelée par chaque fonction de la vue, si elle n'est pas NULL. */
    void (*pendant)(temoin *t, const char *fonction);
    void *libre; /* pour pendant */
};

VERIF_FONCTION void temoin_pendant(temoin *t, const char *fonction)
{
    if (t->pendant != NULL)
        t->pendant(t, fonction);
}

VERIF_FONCTION void temoin_poser(void *contexte, type_piece piece, int joueur, int x, int y)
{
    temoin *t = (temoin *)contexte;

    VERIF_APPEL("poser_piece(%d, %d, %d, %d), %s en %s", (int)piece, joueur, x, y,
                nom_piece(piece, joueur, 0), nom_case(x, y));
    VERIF_VRAI(x >= 0 && x < 8 && y >= 0 && y < 8);
    VERIF_VRAI(joueur == 0 || joueur == 1);
    VERIF_VRAI((int)piece >= (int)tour && piece != invalide && (int)piece <= (int)pion_noir);
    {
        VERIF_INDICE("une pièce se pose sur une case vide");
        VERIF_ENTIER(t->sorte[x][y], invalide);
    }
    t->sorte[x][y] = piece;
    t->joueur[x][y] = joueur;
    t->posees[x][y]++;
    t->poses++;
    t->suite = 1;
    temoin_pendant(t, "poser_piece");
}

VERIF_FONCTION void temoin_retirer(void *contexte, int x, int y)
{
    temoin *t = (temoin *)contexte;

    VERIF_APPEL("retirer_piece(%d, %d), en %s", x, y, nom_case(x, y));
    VERIF_VRAI(x >= 0 && x < 8 && y >= 0 && y < 8);
    {
        VERIF_INDICE("une pièce se retire d'une case qui en a une");
        VERIF_VRAI(t->sorte[x][y] != invalide);
        VERIF_INDICE("d'abord retirer, ensuite poser, enfin le message");
        VERIF_ENTIER(t->suite, 0);
    }
    t->sorte[x][y] = invalide;
    t->retirees[x][y]++;
    t->retraits++;
    temoin_pendant(t, "retirer_piece");
}

/* Un message est une ligne, et n'est pas vide. */
VERIF_FONCTION void verifie_une_ligne(const char *message)
{
    VERIF_NON_NUL(message);
    VERIF_VRAI(message[0] != '\0');
    VERIF_POINTEUR(strpbrk(message, "\n\r\t\v\f"), NULL);
}

VERIF_FONCTION void temoin_message(void *contexte, const char *message)
{
    temoin *t = (temoin *)contexte;

    verifie_une_ligne(message);
    snprintf(t->message, sizeof t->message, "%s", message);
    t->messages++;
    t->suite = 0;
    temoin_pendant(t, "afficher_message");
}

VERIF_FONCTION int temoin_demander(void *contexte, const char *titre, const char *question,
                                   const char *const *choix, int nombre)
{
    temoin *t = (temoin *)contexte;
    int i;

    verifie_une_ligne(titre);
    verifie_une_ligne(question);
    VERIF_VRAI(nombre > 0 && nombre <= TEMOIN_CHOIX_MAX);
    for (i = 0; i < nombre; i++) {
        verifie_une_ligne(choix[i]);
        snprintf(t->choix[i], sizeof t->choix[i], "%s", choix[i]);
    }
    t->nombre_choix = nombre;
    t->questions++;
    temoin_pendant(t, "demander_choix");
    return t->reponse;
}

/* Un témoin qui n'a rien vu, et ne choisit pas. */
VERIF_FONCTION void temoin_vide(temoin *t)
{
    int x, y;

    memset(t, 0, sizeof *t);
    t->reponse = -1;
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++)
            t->sorte[x][y] = invalide;
    }
}

VERIF_FONCTION vue temoin_vue(temoin *t)
{
    vue v = { 0 };

    v.contexte = t;
    v.poser_piece = temoin_poser;
    v.retirer_piece = temoin_retirer;
    v.afficher_message = temoin_message;
    v.demander_choix = temoin_demander;
    return v;
}

/* Ce qui est compté l'est depuis ici. */
VERIF_FONCTION void temoin_attend(temoin *t)
{
    memset(t->posees, 0, sizeof t->posees);
    memset(t->retirees, 0, sizeof t->retirees);
    t->poses = t->retraits = t->messages = t->questions = t->suite = 0;
    t->message[0] = '\0';
}

/* Branche un témoin qui n'a rien vu. */
VERIF_FONCTION void temoin_branche(temoin *t, partie *p)
{
    vue v = temoin_vue(t);

    temoin_vide(t);
    VERIF_CODE(partie_brancher_vue(p, &v), pas_erreur, nommer);
}

/* Ce que le témoin montre est l'échiquier de la partie. */
VERIF_FONCTION void temoin_compare(const temoin *t, const partie *p)
{
    int x, y;

    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            int joueur = -1;
            type_piece sorte = partie_piece_en(p, x, y, &joueur);

            VERIF_APPEL("la vue en %c%d", 'a' + x, 1 + y);
            VERIF_SORTE(t->sorte[x][y], t->joueur[x][y], sorte, joueur);
        }
    }
}

/* Ce que montrait un témoin avant un appel. */
typedef struct {
    type_piece sorte[8][8];
    int joueur[8][8];
} echiquier_montre;

VERIF_FONCTION echiquier_montre temoin_montre(const temoin *t)
{
    echiquier_montre montre;

    memcpy(montre.sorte, t->sorte, sizeof montre.sorte);
    memcpy(montre.joueur, t->joueur, sizeof montre.joueur);
    return montre;
}

/* Depuis temoin_attend, seules les cases qui ont changé ont été dites, chacune une fois, puis un
 * message. */
VERIF_FONCTION void temoin_juge(const temoin *t, const echiquier_montre *avant)
{
    int x, y;

    VERIF_ENTIER(t->messages, 1);
    {
        VERIF_INDICE("le message vient en dernier");
        VERIF_ENTIER(t->suite, 0);
        for (x = 0; x < 8; x++) {
            for (y = 0; y < 8; y++) {
                type_piece ancienne = avant->sorte[x][y], nouvelle = t->sorte[x][y];
                int change = ancienne != nouvelle
                    || (nouvelle != invalide && avant->joueur[x][y] != t->joueur[x][y]);

                VERIF_APPEL("ce qui est dit de %c%d", 'a' + x, 1 + y);
                VERIF_INDICE("seules les cases qui changent sont dites, chacune une fois");
                VERIF_ENTIER(t->retirees[x][y], change && ancienne != invalide);
                VERIF_ENTIER(t->posees[x][y], change && nouvelle != invalide);
            }
        }
    }
}

#endif /* PARTIE_VUE_TEMOIN_H */
