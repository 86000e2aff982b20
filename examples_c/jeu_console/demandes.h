/*
 * Les commandes du jeu : coups, conseil, annuler, nulle, abandon, et ce qui se montre.
 */
#ifndef JEU_CONSOLE_DEMANDES_H
#define JEU_CONSOLE_DEMANDES_H

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "seance.h"

/* ---- Jouer ---------------------------------------------------------------------------------- */

/* Rend 0 si la partie continue. */
static int refuser_si_finie(seance *s)
{
    if (est_finie(s))
        expliquer_case(&s->ecran, 0, 0); /* comme toute autre case */
    return est_finie(s);
}

static void lister(const seance *s, const coup_joue *coups, int nombre)
{
    char san[PARTIE_SAN_MAX];
    int colonne = 0;

    dire_avec(dit("%d coup%s :", "%d move%s:"), nombre, nombre > 1 ? "s" : "");
    for (int i = 0; i < nombre; i++) {
        partie_ecrire_san(s->p, &coups[i], san, sizeof san);
        ecrire_mot(&colonne, san, strlen(san));
    }
    putchar('\n');
}

/* Les coups d'une case se voient aussi sur l'échiquier. */
static void montrer_coups_de(seance *s, int x, int y)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int nombre = partie_lister_coups_de(s->p, x, y, coups, PARTIE_COUPS_MAX), joueur = -1;

    partie_piece_en(s->p, x, y, &joueur);
    if (joueur != partie_joueur(s->p)) {
        expliquer_case(&s->ecran, x, y);
        return;
    }
    if (nombre == 0) {
        dire_avec(dit("La pièce en %c%d n'a aucun coup légal.",
                      "The piece on %c%d has no legal move."), 'a' + x, y + 1);
        return;
    }
    effacer_marques(&s->ecran);
    for (int i = 0; i < nombre; i++)
        s->ecran.cases[coups[i].x_arrivee][coups[i].y_arrivee].marquee = 1;
    dessiner(&s->ecran);
    effacer_marques(&s->ecran);
    lister(s, coups, nombre);
}

static void montrer_coups(seance *s)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    const char *nom = s->argument;
    int colonne = tolower((unsigned char)nom[0]);

    if (refuser_si_finie(s))
        return;
    if (nom[0] == '\0')
        lister(s, coups, partie_lister_coups(s->p, coups, PARTIE_COUPS_MAX));
    else if (colonne >= 'a' && colonne <= 'h' && nom[1] >= '1' && nom[1] <= '8' && nom[2] == '\0')
        montrer_coups_de(s, colonne - 'a', nom[1] - '1');
    else
        dire("Il faut une case, de a1 à h8.", "It takes a square, from a1 to h8.");
}

/* Un conseil est sincère : il ne dépend pas du niveau. */
static void conseiller(seance *s)
{
    char san[PARTIE_SAN_MAX];
    coup_joue coup;
    type_erreur code;

    if (refuser_si_finie(s))
        return;
    annoncer_reflexion(s, s->force.temps);
    code = partie_conseiller(s->p, s->force.temps, &coup);
    oublier_annonce(s, s->force.temps);
    if (code != pas_erreur) {
        dire_erreur(code);
        return;
    }
    partie_ecrire_san(s->p, &coup, san, sizeof san);
    dire_avec(dit("La machine jouerait %s.", "The machine would play %s."), san);
}

/* Annule ou rétablit. Contre la machine, il faut deux pas : si son coup était seul annulé, elle le
 * rejouerait aussitôt. Ils se font sans vue, pour ne dessiner qu'une fois. */
static void faire_des_pas(seance *s, type_erreur (*pas)(partie *))
{
    type_erreur code;

    if (!contre_la_machine(s)) {
        pas(s->p);
        return;
    }
    partie_brancher_vue(s->p, NULL);
    code = pas(s->p);
    if (code == pas_erreur && c_est_a_la_machine(s))
        pas(s->p);
    brancher(s);
    if (code != pas_erreur)
        pas(s->p); /* refusé encore, cette fois devant la vue, qui dit pourquoi */
}

static void annuler(seance *s)
{
    faire_des_pas(s, partie_annuler);
}

static void retablir(seance *s)
{
    faire_des_pas(s, partie_retablir);
}

static void convenir(seance *s)
{
    int adversaire = 1 - partie_joueur(s->p);
    char question[128];

    if (refuser_si_finie(s))
        return;
    snprintf(question, sizeof question,
             dit("Les %s acceptent-ils la nulle ?", "Does %s accept a draw?"), camp(adversaire));
    if (s->machine[adversaire])
        dire("La machine refuse la nulle.", "The machine declines the draw.");
    else if (demander_oui(&s->ecran, dit("Nulle", "Draw"), question))
        partie_convenir_nulle(s->p);
    else
        dire("La partie continue.", "The game goes on.");
}

/* « reclamer » seul prend le motif qui vaut ; « reclamer 3 Cf3 » annonce un coup. */
static void reclamer(seance *s)
{
    size_t longueur = strcspn(s->argument, " \t");
    const char *coup = s->argument + longueur + strspn(s->argument + longueur, " \t");
    int cinquante = meme_mot(s->argument, longueur, "50")
                    || (longueur == 0 && partie_peut_reclamer(s->p, partie_nulle_50_coups));
    etat_partie motif = cinquante ? partie_nulle_50_coups : partie_nulle_repetition_3;

    if (longueur > 0 && !cinquante && !meme_mot(s->argument, longueur, "3"))
        ecrire_phrase(dit("Tapez « reclamer 3 » (la position est venue trois fois) ou « reclamer 50 » "
                          "(50 coups sans prise ni coup de pion).",
                          "Type “claim 3” (the position has come three times) or “claim 50” (50 "
                          "moves without a capture or a pawn move)."));
    else if (*coup == '\0')
        partie_reclamer(s->p, motif);
    else
        partie_reclamer_avec(s->p, motif, coup);
}

static void abandonner(seance *s)
{
    partie_abandonner(s->p, partie_joueur(s->p));
}

static void commencer(seance *s)
{
    if (!peut_remplacer(s))
        return;
    partie_commencer(s->p);
    noter_gardes(s);
}

/* ---- Montrer -------------------------------------------------------------------------------- */

static void montrer_partie(seance *s)
{
    long long tour = rang_du_premier(s->p) / 2;
    char texte[TOUR_MAX];
    int colonne = 0;

    if (partie_nombre_coups(s->p) == 0) {
        dire("Aucun coup n'a été joué.", "No move has been played.");
        return;
    }
    for (; 2 * tour < rang_du_premier(s->p) + partie_nombre_coups(s->p); tour++) {
        ecrire_tour(s->p, tour, texte);
        ecrire_mot(&colonne, texte, strlen(texte));
    }
    putchar('\n');
}

/* Une FEN refusée ne remplace rien : il n'y a alors rien à demander. */
static void charger_fen(seance *s)
{
    if (echecs_verifier_fen(s->argument, NULL, 0) == pas_erreur && !peut_remplacer(s))
        return;
    if (partie_lire_fen(s->p, s->argument) == pas_erreur)
        noter_gardes(s);
}

static void montrer_ou_charger_fen(seance *s)
{
    char fen[128];

    if (*s->argument != '\0') {
        charger_fen(s);
        return;
    }
    partie_ecrire_fen(s->p, fen, sizeof fen);
    printf("%s\n", fen);
}

static void voir(seance *s)
{
    dessiner(&s->ecran);
}

static void tourner(seance *s)
{
    s->ecran.noirs_en_bas = !s->ecran.noirs_en_bas;
    dessiner(&s->ecran);
}

#endif
