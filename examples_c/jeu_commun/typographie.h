/*
 * Où une phrase peut être coupée en lignes.
 */
#ifndef JEU_COMMUN_TYPOGRAPHIE_H
#define JEU_COMMUN_TYPOGRAPHIE_H

#include <string.h>

/* Le texte commence-t-il par un signe qui ne quitte pas le mot d'avant ? */
static int signe_suit(const char *texte)
{
    static const char *const signes[] = { "»", ":", ";", "?", "!" };

    for (size_t i = 0; i < sizeof signes / sizeof signes[0]; i++) {
        if (strncmp(texte, signes[i], strlen(signes[i])) == 0)
            return 1;
    }
    return 0;
}

/* Les octets du premier mot d'un texte, qui n'a pas de blanc devant lui. Les espaces de « aide », et
 * celle d'avant un deux-points, n'en finissent pas un : elles sont insécables. */
static size_t fin_du_mot(const char *texte)
{
    size_t ouvrant = strlen("«"), fin = strcspn(texte, " ");

    while (texte[fin] == ' '
           && ((fin >= ouvrant && memcmp(texte + fin - ouvrant, "«", ouvrant) == 0)
               || signe_suit(texte + fin + 1)))
        fin += 1 + strcspn(texte + fin + 1, " ");
    return fin;
}

#endif
