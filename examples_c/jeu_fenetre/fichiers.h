/*
 * Les fichiers : ouvrir une partie, l'enregistrer.
 */
#ifndef JEU_FENETRE_FICHIERS_H
#define JEU_FENETRE_FICHIERS_H

#include <stdio.h>
#include <string.h>

#include "../jeu_commun/pgn.h"
#include "ecran.h"
#include "partie.h"
#include "saisie.h"
#include "seance.h"
#include "vue.h"

static int demander_oui(seance *s, const char *titre, const char *question)
{
    static const char *const choix[] = { "Oui", "Non" };

    return vue_choix(&s->ecran, titre, question, choix, 2) == 0;
}

/* Une partie qui n'est dans aucun fichier ne disparaît pas sans question : rien ne l'annulerait. */
static int peut_remplacer(seance *s, const char *titre)
{
    return !s->a_enregistrer
           || demander_oui(s, titre, "Cette partie n'est pas enregistrée. La remplacer ?");
}

/* Le joueur peut-il partir ? Fermer la fenêtre une seconde fois, devant la question, c'est oui. */
static int peut_quitter(seance *s)
{
    if (!s->a_enregistrer || s->ecran.sans_question)
        return 1;
    choisir(s, AUCUNE);
    s->ecran.quitte = 0;
    return demander_oui(s, "Quitter", "Cette partie n'est pas enregistrée. Quitter quand même ?")
           || s->ecran.quitte;
}

/* Un fichier qui ne se lit pas est refusé, avant toute question sur la partie en cours. */
static int se_lit(seance *s, const char *nom)
{
    char phrase[ECHECS_PHRASE_MAX + NOM_MAX];

    if (fichier_se_lit(nom, 0, phrase, sizeof phrase))
        return 1;
    refuser(s, phrase, AUCUNE);
    return 0;
}

/* Lit un fichier, ou le refuse en disant pourquoi. Seul un fichier lu devient le nom proposé : la
 * partie en cours n'irait pas, par mégarde, dans un autre. */
static void ouvrir_fichier(seance *s, const char *nom)
{
    if (!se_lit(s, nom))
        return;
    if (partie_lire_pgn_fichier(s->partie, nom, 0, NULL) != pas_erreur) {
        montrer_refus(&s->ecran, AUCUNE); /* le fichier a changé entre-temps */
        return;
    }
    snprintf(s->fichier, sizeof s->fichier, "%s", nom);
    montrer_une_autre_partie(s);
}

static void demander_a_ouvrir(seance *s)
{
    char nom[NOM_MAX];

    strcpy(nom, s->fichier);
    if (demander_nom(&s->ecran, "Ouvrir une partie", nom) && se_lit(s, nom)
        && peut_remplacer(s, "Ouvrir une partie"))
        ouvrir_fichier(s, nom);
}

/* Un nom tapé par mégarde ne doit pas effacer un fichier. */
static int peut_ecrire(seance *s)
{
    return !fichier_existe(s->fichier)
           || demander_oui(s, "Enregistrer", "Ce fichier existe déjà. Le remplacer ?");
}

/* Enregistre toute la partie, même si le joueur en regarde un ancien coup : la liste montre ceux
 * qui suivent, et la partie n'écrit que ceux qui sont joués. Une copie va donc jusqu'au dernier. */
static type_erreur enregistrer_jusqu_au_bout(const seance *s, const char *const noms[2],
                                             const char **cause)
{
    partie *copie = partie_creer_copie(s->partie);
    type_erreur code;

    partie_aller_a(copie, partie_nombre_coups(copie) + partie_nombre_annules(copie));
    code = enregistrer(copie, s->fichier, noms, cause);
    partie_detruire(copie);
    return code;
}

static void demander_a_enregistrer(seance *s)
{
    const char *noms[2] = { "Blancs", "Noirs" }, *cause;
    char phrase[ECHECS_PHRASE_MAX + NOM_MAX];
    int joueur;

    if (!demander_nom(&s->ecran, "Enregistrer la partie", s->fichier) || !peut_ecrire(s))
        return;
    for (joueur = 0; joueur < 2; joueur++)
        if (s->ecran.machine[joueur])
            noms[joueur] = "libechecs";
    if (enregistrer_jusqu_au_bout(s, noms, &cause) == pas_erreur) {
        s->a_enregistrer = 0;
        snprintf(phrase, sizeof phrase, "La partie est enregistrée dans %s.", s->fichier);
        dire_message(&s->ecran, phrase);
        return;
    }
    snprintf(phrase, sizeof phrase, "%s ne peut pas être écrit : %s.", s->fichier,
             cause != NULL ? cause : "la raison n'est pas connue");
    refuser(s, phrase, AUCUNE);
}

#endif
