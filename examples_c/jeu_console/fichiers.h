/*
 * Les commandes des fichiers : enregistrer, charger, et les noms des joueurs.
 */
#ifndef JEU_CONSOLE_FICHIERS_H
#define JEU_CONSOLE_FICHIERS_H

#include <stdio.h>
#include <string.h>

#include "../jeu_commun/pgn.h"
#include "seance.h"

static int peut_ecrire(seance *s, const char *nom)
{
    return !fichier_existe(nom)
           || demander_oui(&s->ecran, dit("Enregistrer", "Save"),
                           dit("Ce fichier existe déjà. Le remplacer ?",
                               "This file exists. Replace it?"));
}

/* Les noms que le joueur a donnés comptent plus que ceux que la partie a déjà ; sinon, ce qui
 * manque est le nom du camp, ou celui de la machine. */
static void nommer_les_camps(seance *s, const char *noms[2])
{
    static const char *const etiquettes[] = { "White", "Black" };

    noms[0] = dit("Blancs", "White");
    noms[1] = dit("Noirs", "Black");
    for (int joueur = 0; joueur < 2; joueur++) {
        if (s->noms[joueur][0] != '\0')
            partie_poser_etiquette(s->p, etiquettes[joueur], s->noms[joueur]);
        if (s->machine[joueur])
            noms[joueur] = "libechecs";
    }
}

static void ecrire_fichier(seance *s, const char *nom)
{
    const char *noms[2], *cause;
    type_erreur code;

    nommer_les_camps(s, noms);
    code = enregistrer(s->p, nom, noms, &cause);
    if (code == pas_erreur) {
        noter_gardes(s);
        dire_avec(dit("La partie est enregistrée dans %s.", "The game is saved in %s."), nom);
    } else if (anglais || cause == NULL) {
        dire_erreur(code);
    } else {
        dire_avec("%s ne peut pas être écrit : %s.", nom, cause);
    }
}

static void sauver(seance *s)
{
    if (*s->argument == '\0')
        dire("Il faut un nom de fichier.", "It takes a file name.");
    else if (peut_ecrire(s, s->argument))
        ecrire_fichier(s, s->argument);
    else
        dire("La partie n'est pas enregistrée.", "The game is not saved.");
}

static void lire_fichier(seance *s, const char *nom)
{
    if (partie_lire_pgn_fichier(s->p, nom, 0, NULL) != pas_erreur)
        return;
    noter_gardes(s);
    s->noms[0][0] = s->noms[1][0] = '\0'; /* ceux du fichier comptent */
}

static void charger(seance *s)
{
    char phrase[DITE_MAX];

    if (*s->argument == '\0')
        dire("Il faut un nom de fichier.", "It takes a file name.");
    else if (!fichier_se_lit(s->argument, anglais, phrase, sizeof phrase))
        vue_message(&s->ecran, phrase);
    else if (peut_remplacer(s))
        lire_fichier(s, s->argument);
}

/* Copie un texte sans les blancs qui le suivent. */
static void copier_nom(char nom[LIGNE_MAX], const char *texte, size_t longueur)
{
    while (longueur > 0 && (texte[longueur - 1] == ' ' || texte[longueur - 1] == '\t'))
        longueur--;
    snprintf(nom, LIGNE_MAX, "%.*s", (int)longueur, texte);
}

/* Un nom est du texte, que le terminal et le fichier peuvent montrer : une partie qui ne sert qu'à
 * cela dit si elle l'accepte. */
static int est_un_nom(const char *nom)
{
    partie *essai = partie_creer();
    type_erreur code;

    partie_commencer(essai);
    echecs_choisir_contrats(contrats_silence);
    code = partie_poser_etiquette(essai, "White", nom);
    echecs_choisir_contrats(contrats_message);
    partie_detruire(essai);
    return nom[0] != '\0' && code == pas_erreur;
}

/* « joueurs Anne / Boris » : les noms restent d'une partie à l'autre. */
static void nommer_joueurs(seance *s)
{
    char blancs[LIGNE_MAX], noirs[LIGNE_MAX];
    size_t barre = strcspn(s->argument, "/");
    const char *suite = s->argument + barre + (s->argument[barre] == '/');

    suite += strspn(suite, " \t");
    copier_nom(blancs, s->argument, barre);
    copier_nom(noirs, suite, strlen(suite));
    if (!est_un_nom(blancs) || !est_un_nom(noirs)) {
        dire("Il faut deux noms : « joueurs Anne / Boris ».",
             "It takes two names: “players Anne / Boris”.");
        return;
    }
    strcpy(s->noms[0], blancs);
    strcpy(s->noms[1], noirs);
    dire_avec(dit("Les blancs : %s. Les noirs : %s.", "White: %s. Black: %s."), blancs, noirs);
}

#endif
