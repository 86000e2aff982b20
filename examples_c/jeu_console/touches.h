/*
 * Des octets que le terminal envoie aux touches du joueur.
 */
#ifndef JEU_CONSOLE_TOUCHES_H
#define JEU_CONSOLE_TOUCHES_H

#include <string.h>

#include "terminal.h"
#include "texte.h"

typedef enum {
    touche_fin_de_l_entree,
    touche_reprise, /* le programme s'était arrêté */
    touche_inconnue,
    touche_caractere,
    touche_entree,
    touche_ctrl_c,
    touche_ctrl_d,
    touche_gauche,
    touche_droite,
    touche_mot_gauche,
    touche_mot_droite,
    touche_debut,
    touche_fin,
    touche_haut,
    touche_bas,
    touche_efface_avant,
    touche_efface_apres,
    touche_efface_mot,
    touche_efface_debut,
    touche_efface_fin,
} touche;

/* Les touches d'un octet, qui sont celles de tous les shells. */
static touche touche_de_controle(int octet)
{
    static const struct {
        int octet;
        touche touche;
    } controles[] = {
        { 1, touche_debut },         { 2, touche_gauche },        { 3, touche_ctrl_c },
        { 4, touche_ctrl_d },        { 5, touche_fin },           { 6, touche_droite },
        { 8, touche_efface_avant },  { 10, touche_entree },       { 11, touche_efface_fin },
        { 13, touche_entree },       { 14, touche_bas },          { 16, touche_haut },
        { 21, touche_efface_debut }, { 23, touche_efface_mot },   { 127, touche_efface_avant },
    };

    for (size_t i = 0; i < sizeof controles / sizeof controles[0]; i++) {
        if (controles[i].octet == octet)
            return controles[i].touche;
    }
    return touche_inconnue;
}

/* Les touches de plusieurs octets, sans le premier : selon le terminal, « [A » ou « OA » est la
 * flèche vers le haut. */
static touche touche_de_suite(const char *suite)
{
    static const struct {
        const char *suite;
        touche touche;
    } suites[] = {
        { "A", touche_haut },           { "B", touche_bas },           { "C", touche_droite },
        { "D", touche_gauche },         { "H", touche_debut },         { "F", touche_fin },
        { "1~", touche_debut },         { "7~", touche_debut },        { "4~", touche_fin },
        { "8~", touche_fin },           { "3~", touche_efface_apres }, { "1;5C", touche_mot_droite },
        { "1;5D", touche_mot_gauche },  { "1;3C", touche_mot_droite }, { "1;3D", touche_mot_gauche },
    };

    for (size_t i = 0; i < sizeof suites / sizeof suites[0]; i++) {
        if (strcmp(suites[i].suite, suite) == 0)
            return suites[i].touche;
    }
    return touche_inconnue;
}

/* Lit ce qui suit Échap. Une suite que personne ne connaît est lue jusqu'au bout : ses octets ne
 * doivent pas devenir du texte. */
static touche lire_suite(void)
{
    char suite[8] = "";
    size_t longueur = 0;
    int octet;

    if (!un_octet_suit())
        return touche_inconnue; /* la touche Échap elle-même */
    octet = lire_octet();
    if (octet == 'b' || octet == 'f')
        return octet == 'b' ? touche_mot_gauche : touche_mot_droite;
    if (octet != '[' && octet != 'O')
        return touche_inconnue;
    do {
        octet = un_octet_suit() ? lire_octet() : OCTET_FIN;
        if (octet >= 0 && longueur < sizeof suite - 1)
            suite[longueur++] = (char)octet;
    } while (octet >= ' ' && octet < '@');
    return touche_de_suite(suite);
}

/* Lit la suite d'un caractère de plusieurs octets. Ce qui n'est pas de l'UTF-8, ou ne se voit pas,
 * n'est pas un caractère. */
static touche lire_caractere(int premier, char caractere[5])
{
    int octets = octets_de((unsigned char)premier), lus = 1;
    unsigned long code;

    caractere[0] = (char)premier;
    while (lus < octets && un_octet_suit()) {
        int octet = lire_octet();

        if (octet < 0 || (octet & 0xC0) != 0x80)
            return touche_inconnue;
        caractere[lus++] = (char)octet;
    }
    caractere[lus] = '\0';
    if (octets == 0 || lus < octets)
        return touche_inconnue;
    code = code_de(caractere);
    if ((octets == 2 && code < 0xA0) || (octets == 3 && code < 0x800)
        || (octets == 4 && (code < 0x10000 || code > 0x10FFFF))
        || (code >= 0xD800 && code <= 0xDFFF))
        return touche_inconnue;
    return touche_caractere;
}

static touche lire_touche(char caractere[5])
{
    int octet = lire_octet();

    if (octet == OCTET_FIN || octet == OCTET_REPRISE)
        return octet == OCTET_FIN ? touche_fin_de_l_entree : touche_reprise;
    if (octet == 27)
        return lire_suite();
    return octet < ' ' || octet == 127 ? touche_de_controle(octet)
                                       : lire_caractere(octet, caractere);
}

#endif
