/*
 * La vue de jeu_console.c : les quatre fonctions que la partie appelle. Elle écrit dans le terminal
 * ce que la partie lui dit, et lit les réponses du joueur. Aucune règle des échecs n'est ici : la
 * vue ne sait pas ce qu'est un coup légal.
 */
#ifndef JEU_CONSOLE_VUE_H
#define JEU_CONSOLE_VUE_H

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "ecran.h"
#include "langue.h"
#include "ligne.h"
#include "partie.h"
#include "texte.h"

#define CASES_D_UN_COUP 4 /* au plus : un roque en change quatre */

/* Marque une case qui change : le joueur voit ainsi ce que le dernier coup a fait. */
static case_montree *changer_case(ecran *e, int x, int y)
{
    case_montree *c = &e->cases[x][y];

    if (e->changees == 0)
        effacer_marques(e);
    e->changees += !c->marquee;
    c->marquee = 1;
    return c;
}

static void vue_poser(void *contexte, type_piece piece, int joueur, int x, int y)
{
    case_montree *c = changer_case(contexte, x, y);

    c->piece = piece;
    c->joueur = joueur;
}

static void vue_retirer(void *contexte, int x, int y)
{
    changer_case(contexte, x, y)->piece = invalide;
}

/* Le message vient après les cases qui changent : c'est le moment de dessiner. Un coup refusé n'en
 * change aucune, et l'échiquier n'est pas dessiné pour rien. */
static void vue_message(void *contexte, const char *message)
{
    ecran *e = contexte;

    if (e->changees > CASES_D_UN_COUP || partie_nombre_coups(e->p) == 0)
        effacer_marques(e); /* une autre partie, pas un coup */
    if (e->changees > 0 && partie_etat(e->p) != partie_non_commencee)
        dessiner(e);
    fputs(e->avec_couleurs ? "\033[1m" : "", stdout);
    ecrire_phrase(message);
    fputs(e->avec_couleurs ? "\033[0m" : "", stdout);
    e->changees = 0;
}

/* Dit pourquoi rien ne peut partir d'une case, avec la phrase de la partie : elle est finie, la case
 * est vide, ou la pièce est à l'autre joueur. */
static void expliquer_case(ecran *e, int x, int y)
{
    char phrase[ECHECS_PHRASE_MAX];

    partie_verifier(e->p, x, y, x, y, phrase, sizeof phrase);
    vue_message(e, phrase);
}

/* Le choix d'après une réponse : son numéro, son nom ou sa première lettre. Rend -1 si ce n'en est
 * pas un. */
static int trouver_choix(const char *reponse, const char *const *choix, int nombre)
{
    size_t longueur = strlen(reponse);

    for (int i = 0; i < nombre; i++) {
        int initiale = tolower((unsigned char)choix[i][0]);

        if (meme_mot(reponse, longueur, choix[i])
            || (longueur == 1 && (reponse[0] == '1' + i
                                  || tolower((unsigned char)reponse[0]) == initiale)))
            return i;
    }
    return -1;
}

static int veut_annuler(const char *reponse)
{
    static const char *const mots[][2] = { { "", "" }, { "annuler", "cancel" },
                                           { "rien", "nothing" } };

    return chercher_mot(reponse, mots, 3) >= 0;
}

static void montrer_choix(const char *const *choix, int nombre)
{
    char texte[64];
    int colonne = 0;

    for (int i = 0; i < nombre; i++) {
        snprintf(texte, sizeof texte, i == 0 ? "  %d %s" : " %d %s", i + 1, choix[i]);
        ecrire_mot(&colonne, texte, strlen(texte));
    }
    snprintf(texte, sizeof texte, " %s", dit("(rien : annuler)", "(nothing: cancel)"));
    ecrire_mot(&colonne, texte, strlen(texte));
    putchar('\n');
}

/* Rend -1 si le joueur ne choisit pas : *lue dit s'il a répondu, ou s'il a tapé Ctrl-C ou Ctrl-D. Une
 * réponse inconnue n'est pas un choix non plus, si personne n'est là pour en donner une autre : la
 * ligne qui suit est alors une commande. */
static int demander(const ecran *e, const char *titre, const char *question,
                    const char *const *choix, int nombre, lecture *lue)
{
    char reponse[LIGNE_MAX];
    int trouve;

    dire_avec(dit("%s : %s", "%s: %s"), titre, question);
    do {
        montrer_choix(choix, nombre);
        *lue = lire_ligne(e->avec_invite ? "? " : "", 0, reponse);
        if (*lue != lecture_ligne || veut_annuler(reponse))
            return -1;
        trouve = trouver_choix(reponse, choix, nombre);
        if (trouve < 0)
            dire("Réponse inconnue : il faut le numéro d'un choix, son nom ou son initiale.",
                 "Unknown answer: it takes the number of a choice, its name or its first letter.");
    } while (trouve < 0 && e->au_clavier);
    return trouve;
}

static int vue_choisir(void *contexte, const char *titre, const char *question,
                       const char *const *choix, int nombre)
{
    lecture lue;

    return demander(contexte, titre, question, choix, nombre, &lue);
}

static int demander_oui(ecran *e, const char *titre, const char *question)
{
    const char *const choix[] = { dit("Oui", "Yes"), dit("Non", "No") };

    return vue_choisir(e, titre, question, choix, 2) == 0;
}

#endif
