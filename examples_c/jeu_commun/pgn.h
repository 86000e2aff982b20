/*
 * La partie dans un fichier PGN : qui joue, quand, et pourquoi le fichier ne s'écrit pas.
 */
#ifndef JEU_COMMUN_PGN_H
#define JEU_COMMUN_PGN_H

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "partie.h"

/* Un nom tapé par mégarde ne doit pas effacer un fichier : il faut pouvoir demander. */
static int fichier_existe(const char *nom)
{
    FILE *fichier = fopen(nom, "r");

    if (fichier == NULL)
        return 0;
    fclose(fichier);
    return 1;
}

/* Ce que la partie sait déjà, par exemple d'un fichier, reste ; « ? » veut dire que l'on ne sait
 * pas. */
static void completer_etiquette(partie *p, const char *nom, const char *valeur)
{
    char connue[2];

    if (partie_ecrire_etiquette(p, nom, connue, sizeof connue) == 0 || connue[0] == '?')
        partie_poser_etiquette(p, nom, valeur);
}

static void completer_date(partie *p)
{
    char texte[16];
    time_t maintenant = time(NULL);
    const struct tm *jour = localtime(&maintenant);

    if (jour != NULL && strftime(texte, sizeof texte, "%Y.%m.%d", jour) > 0)
        completer_etiquette(p, "Date", texte);
}

/* Écrit la partie, signée de ces deux noms si elle n'en a pas. Si le fichier ne s'écrit pas, *cause
 * dit pourquoi, en français, ou vaut NULL : la bibliothèque le dit au programmeur, « libechecs :
 * fonction : fichier : cause », et le joueur n'en lit que la fin ; rien ne va sur stderr. */
static type_erreur enregistrer(partie *p, const char *nom, const char *const noms[2],
                               const char **cause)
{
    type_erreur code;

    completer_etiquette(p, "White", noms[0]);
    completer_etiquette(p, "Black", noms[1]);
    completer_date(p);
    echecs_choisir_contrats(contrats_silence);
    code = partie_ecrire_pgn_fichier(p, 0, nom);
    echecs_choisir_contrats(contrats_message);
    *cause = strrchr(echecs_derniere_erreur(), ':');
    if (*cause != NULL)
        *cause += strspn(*cause, ": ");
    return code;
}

#endif
