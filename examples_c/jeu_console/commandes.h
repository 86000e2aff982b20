/*
 * La table des commandes : une commande de plus est une ligne de plus, que l'aide et la boucle
 * lisent toutes deux.
 */
#ifndef JEU_CONSOLE_COMMANDES_H
#define JEU_CONSOLE_COMMANDES_H

#include <stdio.h>

#include "demandes.h"
#include "fichiers.h"
#include "langue.h"
#include "reglages.h"
#include "seance.h"

static void quitter(seance *s)
{
    s->quitte = peut_quitter(s);
}

static void aider(seance *s);

typedef struct {
    const char *noms[2]; /* en français et en anglais : les deux se tapent toujours */
    const char *arguments[2];
    void (*faire)(seance *s);
    const char *effet[2];
} commande;

static const commande commandes[] = {
    { { "coups", "moves" }, { "[CASE]", "[SQUARE]" }, montrer_coups,
      { "les coups légaux, tous ou ceux d'une case", "the legal moves, all or of a square" } },
    { { "conseil", "hint" }, { "", "" }, conseiller,
      { "le coup que la machine jouerait", "the move that the machine would play" } },
    { { "annuler", "undo" }, { "", "" }, annuler,
      { "annuler le dernier coup", "take the last move back" } },
    { { "retablir", "redo" }, { "", "" }, retablir,
      { "rétablir ce qui a été annulé", "play what was undone again" } },
    { { "nulle", "draw" }, { "", "" }, convenir,
      { "proposer la nulle", "offer a draw" } },
    { { "reclamer", "claim" }, { "[3|50 [COUP]]", "[3|50 [MOVE]]" }, reclamer,
      { "réclamer la nulle (3 positions, ou 50 coups)",
        "claim a draw (3 positions, or 50 moves)" } },
    { { "abandonner", "resign" }, { "", "" }, abandonner,
      { "abandonner la partie", "resign the game" } },
    { { "nouvelle", "new" }, { "", "" }, commencer,
      { "commencer une autre partie", "begin another game" } },
    { { "sauver", "save" }, { "FICHIER", "FILE" }, sauver,
      { "enregistrer la partie au format PGN", "write the game in PGN" } },
    { { "charger", "load" }, { "FICHIER", "FILE" }, charger,
      { "continuer la partie d'un fichier PGN", "go on with the game of a PGN file" } },
    { { "joueurs", "players" }, { "BLANCS / NOIRS", "WHITE / BLACK" }, nommer_joueurs,
      { "les noms des joueurs, pour le fichier", "the players' names, for the file" } },
    { { "machine", "machine" }, { "blancs|noirs|deux|aucune", "white|black|both|none" },
      changer_machine,
      { "le camp que joue la machine", "the side that the machine plays" } },
    { { "temps", "time" }, { "MILLISECONDES", "MILLISECONDS" }, changer_temps,
      { "le temps de réflexion de la machine", "how long the machine thinks" } },
    { { "niveau", "level" }, { "1..8", "1..8" }, changer_niveau,
      { "la force de la machine (8 : la plus grande)", "how strong the machine is (8: most)" } },
    { { "voir", "show" }, { "", "" }, voir,
      { "dessiner l'échiquier", "draw the board" } },
    { { "tourner", "flip" }, { "", "" }, tourner,
      { "retourner l'échiquier", "turn the board round" } },
    { { "partie", "game" }, { "", "" }, montrer_partie,
      { "les coups joués", "the moves played" } },
    { { "fen", "fen" }, { "[FEN]", "[FEN]" }, montrer_ou_charger_fen,
      { "écrire la position, ou en charger une", "write the position, or load another" } },
    { { "langue", "language" }, { "fr|en", "fr|en" }, changer_langue,
      { "parler français ou anglais", "speak French or English" } },
    { { "aide", "help" }, { "", "" }, aider,
      { "afficher cette aide", "show this help" } },
    { { "quitter", "quit" }, { "", "" }, quitter,
      { "finir, sans enregistrer", "leave, without saving" } },
};

#define NOMBRE_COMMANDES (sizeof commandes / sizeof commandes[0])

/* Dans un terminal étroit, il n'y a pas de place pour deux colonnes. */
static void decrire(const char *commande, const char *effet)
{
    if (largeur_du_texte() >= LARGEUR_MAX)
        printf("  %-33s %s\n", commande, effet);
    else
        dire_avec(dit("- %s : %s", "- %s: %s"), commande, effet);
}

static void aider(seance *s)
{
    char gauche[64];

    (void)s;
    dire("Un coup : e2e4, ou Cf3, exd5, O-O, e8=D ; ou une commande :",
         "A move: e2e4, or Nf3, exd5, O-O, e8=Q; or a command:");
    for (size_t i = 0; i < NOMBRE_COMMANDES; i++) {
        const commande *c = &commandes[i];

        snprintf(gauche, sizeof gauche, *c->arguments[anglais] != '\0' ? "%s %s" : "%s%s",
                 c->noms[anglais], c->arguments[anglais]);
        decrire(gauche, c->effet[anglais]);
    }
}

static const commande *trouver_commande(const char *ligne, size_t longueur)
{
    for (size_t i = 0; i < NOMBRE_COMMANDES; i++) {
        if (meme_mot(ligne, longueur, commandes[i].noms[0])
            || meme_mot(ligne, longueur, commandes[i].noms[1]))
            return &commandes[i];
    }
    return NULL;
}

#endif
