/*
 * Du texte en UTF-8, compté en colonnes et coupé en lignes.
 */
#ifndef JEU_CONSOLE_TEXTE_H
#define JEU_CONSOLE_TEXTE_H

#include <stdio.h>
#include <string.h>

#include "../jeu_commun/typographie.h"
#include "terminal.h"

#define LARGEUR_MAX 80

/* Les octets d'un caractère, d'après le premier ; 0 si ce n'en est pas un premier. */
static int octets_de(unsigned char premier)
{
    if (premier < 0x80)
        return 1;
    return premier >= 0xF5 ? 0 : premier >= 0xF0 ? 4 : premier >= 0xE0 ? 3 : premier >= 0xC2 ? 2 : 0;
}

/* Le numéro d'un caractère bien formé dans Unicode. */
static unsigned long code_de(const char *caractere)
{
    int octets = octets_de((unsigned char)*caractere);
    unsigned long code = (unsigned char)*caractere & (octets == 1 ? 0x7Fu : 0xFFu >> (octets + 1));

    for (int i = 1; i < octets; i++)
        code = code << 6 | ((unsigned char)caractere[i] & 0x3Fu);
    return code;
}

/* Les colonnes d'un caractère : aucune pour un accent posé sur la lettre d'avant, deux pour un
 * idéogramme ou une image. */
static int colonnes_du_caractere(unsigned long code)
{
    static const struct {
        unsigned long premier, dernier;
        int colonnes;
    } autres[] = {
        { 0x300, 0x36F, 0 },    { 0x200B, 0x200F, 0 },  { 0x20D0, 0x20FF, 0 },
        { 0xFE00, 0xFE0F, 0 },  { 0x1100, 0x115F, 2 },  { 0x2E80, 0xA4CF, 2 },
        { 0xAC00, 0xD7A3, 2 },  { 0xF900, 0xFAFF, 2 },  { 0xFE30, 0xFE6F, 2 },
        { 0xFF00, 0xFF60, 2 },  { 0xFFE0, 0xFFE6, 2 },  { 0x1F300, 0x1FAFF, 2 },
        { 0x20000, 0x3FFFD, 2 },
    };

    for (size_t i = 0; i < sizeof autres / sizeof autres[0]; i++) {
        if (code >= autres[i].premier && code <= autres[i].dernier)
            return autres[i].colonnes;
    }
    return 1;
}

/* Les colonnes des premiers octets d'un texte. Ce qui n'est pas de l'UTF-8 compte octet par
 * octet. */
static int colonnes(const char *texte, size_t octets)
{
    int nombre = 0;

    for (size_t i = 0; i < octets;) {
        size_t suivant = (size_t)octets_de((unsigned char)texte[i]);

        if (suivant == 0 || i + suivant > octets) {
            nombre++;
            i++;
        } else {
            nombre += colonnes_du_caractere(code_de(texte + i));
            i += suivant;
        }
    }
    return nombre;
}

/* Les colonnes que prend le texte : celles du terminal, mais pas plus qu'un œil n'en suit. */
static int largeur_du_texte(void)
{
    int largeur = terminal_colonnes();

    return largeur < LARGEUR_MAX ? largeur : LARGEUR_MAX;
}

/* Écrit un mot, sur la ligne suivante s'il ne tient plus sur celle-ci. */
static void ecrire_mot(int *colonne, const char *mot, size_t octets)
{
    int largeur = colonnes(mot, octets);

    if (*colonne > 0 && *colonne + 1 + largeur > largeur_du_texte()) {
        putchar('\n');
        *colonne = 0;
    } else if (*colonne > 0) {
        putchar(' ');
        ++*colonne;
    }
    fwrite(mot, 1, octets, stdout);
    *colonne += largeur;
}

static void ecrire_phrase(const char *phrase)
{
    int colonne = 0;

    while (*phrase != '\0') {
        size_t octets = fin_du_mot(phrase);

        ecrire_mot(&colonne, phrase, octets);
        phrase += octets + strspn(phrase + octets, " ");
    }
    putchar('\n');
}

#endif
