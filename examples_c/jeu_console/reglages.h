/*
 * Ce qui se règle, par une option ou par une commande : la machine, sa force, la langue.
 */
#ifndef JEU_CONSOLE_REGLAGES_H
#define JEU_CONSOLE_REGLAGES_H

#include <stdio.h>
#include <stdlib.h>

#include "seance.h"

/* Les réglages valent comme commandes et comme options. Rendent 0 si la valeur n'en est pas
 * une. */
static int regler_machine(seance *s, const char *valeur)
{
    static const char *const mots[][2] = {
        { "aucune", "none" }, { "blancs", "white" }, { "noirs", "black" }, { "deux", "both" }
    };
    int choix = chercher_mot(valeur, mots, 4);

    if (choix < 0)
        return 0;
    s->machine[0] = choix == 1 || choix == 3;
    s->machine[1] = choix == 2 || choix == 3;
    if (contre_la_machine(s))
        s->ecran.noirs_en_bas = s->machine[0]; /* le joueur est de son côté de l'échiquier */
    return 1;
}

static int regler_temps(seance *s, const char *valeur)
{
    return lire_reglage(valeur, TEMPS_MAX, &s->force.temps);
}

static int regler_niveau(seance *s, const char *valeur)
{
    return lire_reglage(valeur, NIVEAU_MAX, &s->force.numero);
}

static int regler_langue(seance *s, const char *valeur)
{
    static const char *const mots[][2] = {
        { "fr", "francais" }, { "en", "anglais" },
        { "français", "french" }, { "english", "english" },
    };
    int choix = chercher_mot(valeur, mots, 4);

    (void)s;
    if (choix < 0)
        return 0;
    anglais = choix % 2;
    echecs_choisir_langue(anglais ? langue_anglais : langue_francais);
    return 1;
}

static void changer_machine(seance *s)
{
    if (!regler_machine(s, s->argument))
        dire("Tapez « machine blancs », « noirs », « deux » ou « aucune ».",
             "Type “machine white”, “black”, “both” or “none”.");
    else if (s->machine[0] && s->machine[1])
        dire("Appuyez sur Entrée pour que la machine joue un coup.",
             "Press Enter to have the machine play a move.");
    else if (contre_la_machine(s))
        dire_avec(dit("La machine joue les %s.", "The machine plays %s."), camp(s->machine[1]));
    else
        dire("La machine ne joue plus.", "The machine does not play any more.");
}

/* Un temps, dans l'unité qui le dit le mieux. */
static const char *ecrire_temps(int temps, char texte[16])
{
    snprintf(texte, 16, temps % 1000 == 0 ? "%d s" : "%d ms", temps % 1000 == 0 ? temps / 1000 : temps);
    return texte;
}

/* Un niveau faible ne prend jamais tout ce temps : le joueur doit le savoir. */
static void dire_temps(const force *f)
{
    int borne = NIVEAUX[f->numero - 1].temps_max;
    char voulu[16], admis[16];

    ecrire_temps(f->temps, voulu);
    ecrire_temps(borne, admis);
    if (f->temps <= borne)
        dire_avec(dit("La machine réfléchit au plus %s.", "The machine thinks for %s at most."), voulu);
    else
        dire_avec(dit("La machine réfléchit au plus %s, pour un conseil ou au niveau %d ; au niveau %d, "
                      "au plus %s.",
                      "The machine thinks for %s at most, for a hint or at level %d; at level %d, for "
                      "%s at most."), voulu, NIVEAU_MAX, f->numero, admis);
}

static void changer_temps(seance *s)
{
    if (regler_temps(s, s->argument))
        dire_temps(&s->force);
    else
        dire("Il faut un temps de 1 à 60000 millisecondes.",
             "It takes a time from 1 to 60000 milliseconds.");
}

static void changer_niveau(seance *s)
{
    if (regler_niveau(s, s->argument))
        dire_avec(dit("La machine joue au niveau %d sur %d.",
                      "The machine plays at level %d of %d."), s->force.numero, NIVEAU_MAX);
    else
        dire("Il faut un niveau de 1 (pour débuter) à 8 (le plus fort).",
             "It takes a level from 1 (for beginners) to 8 (the strongest).");
}

static void changer_langue(seance *s)
{
    if (regler_langue(s, s->argument))
        dire("Le programme parle français.", "The program speaks English.");
    else
        dire("Tapez « langue fr » ou « langue en ».", "Type “language fr” or “language en”.");
}

#endif
