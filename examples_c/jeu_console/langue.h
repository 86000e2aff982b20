/*
 * Les deux langues de jeu_console.c : ce que le programme dit, et les mots que le joueur tape.
 */
#ifndef JEU_CONSOLE_LANGUE_H
#define JEU_CONSOLE_LANGUE_H

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "partie.h"
#include "texte.h"

#define DITE_MAX 4096 /* une phrase, avec les noms que le joueur a tapés */

static int anglais; /* comme echecs_choisir_langue, qui vaut aussi pour tout le programme */

static const char *dit(const char *en_francais, const char *en_anglais)
{
    return anglais ? en_anglais : en_francais;
}

static void dire(const char *en_francais, const char *en_anglais)
{
    ecrire_phrase(dit(en_francais, en_anglais));
}

/* Dit une phrase à compléter, comme printf. */
static void dire_avec(const char *format, ...)
{
    char phrase[DITE_MAX];
    va_list valeurs;

    va_start(valeurs, format);
    vsnprintf(phrase, sizeof phrase, format, valeurs);
    va_end(valeurs);
    ecrire_phrase(phrase);
}

/* Les phrases des codes commencent sans majuscule, pour pouvoir suivre un nom. */
static void dire_erreur(type_erreur code)
{
    dire_avec(dit("Erreur : %s.", "Error: %s."), nommer_type_erreur(code));
}

static const char *camp(int joueur)
{
    return joueur == 0 ? dit("blancs", "White") : dit("noirs", "Black");
}

/* Les mots du joueur se comparent sans les majuscules et sans l'accent de « rétablir », que tous
 * les claviers n'ont pas. */
static int meme_mot(const char *tape, size_t longueur, const char *mot)
{
    size_t i = 0;

    while (i < longueur && *mot != '\0') {
        int est_accent = i + 1 < longueur && memcmp(tape + i, "é", 2) == 0;
        int lettre = est_accent ? 'e' : tolower((unsigned char)tape[i]);

        if (lettre != tolower((unsigned char)*mot++))
            return 0;
        i += est_accent ? 2 : 1;
    }
    return i == longueur && *mot == '\0';
}

/* L'indice du couple qui a ce mot, en français ou en anglais ; -1 s'il n'y en a pas. */
static int chercher_mot(const char *tape, const char *const mots[][2], int nombre)
{
    for (int i = 0; i < nombre; i++) {
        if (meme_mot(tape, strlen(tape), mots[i][0]) || meme_mot(tape, strlen(tape), mots[i][1]))
            return i;
    }
    return -1;
}

#endif
