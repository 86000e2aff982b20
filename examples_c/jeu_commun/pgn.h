/*
 * La partie dans un fichier PGN : qui joue, quand, et pourquoi le fichier ne se lit ou ne s'écrit pas.
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

/* Lit un fichier à l'essai, ailleurs que dans la partie que l'on joue : personne ne doit y renoncer
 * pour un fichier qui ne se lit pas. S'il ne se lit pas, rend 0, et la phrase dit lequel et
 * pourquoi. */
static int fichier_se_lit(const char *nom, int en_anglais, char *phrase, size_t taille)
{
    partie *essai = partie_creer();
    diagnostic_pgn d;
    type_erreur code = partie_lire_pgn_fichier(essai, nom, 0, &d);
    const char *cause = strstr(d.raison, ": "); /* « Le fichier ne peut pas être lu : cause » */

    partie_detruire(essai);
    if (d.ligne > 0)
        snprintf(phrase, taille, en_anglais ? "%s, line %d. %s" : "%s, ligne %d. %s", nom, d.ligne,
                 d.raison);
    else if (cause == NULL)
        snprintf(phrase, taille, "%s. %s", nom, d.raison);
    else
        snprintf(phrase, taille, en_anglais ? "%s cannot be read%s" : "%s ne peut pas être lu %s", nom,
                 cause);
    return code == pas_erreur;
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
