/*
 * Une police à nous, faite de traits : les lettres restent nettes à toutes les tailles.
 *
 * Les capitales vont de y = 0 à y = 14, où est la ligne ; les minuscules basses commencent à 5, les
 * jambages descendent à 18, les accents des capitales montent à -4.
 */
#ifndef JEU_FENETRE_POLICE_H
#define JEU_FENETRE_POLICE_H

#include <stddef.h>

#define POLICE_CAPITALE 14.0 /* la hauteur d'une capitale */
#define POLICE_DESSUS 5.5    /* ce qu'il faut au-dessus d'elle, pour un accent */
#define POLICE_DESSOUS 5.5   /* ce qu'il faut sous la ligne, pour un jambage */
#define POLICE_TRAIT 1.75    /* la largeur du trait */
#define POLICE_ECART 3.0     /* entre deux lettres */

/* Un caractère : son code Unicode, la largeur de son dessin, son tracé. */
typedef struct {
    unsigned code;
    double largeur;
    const char *trace;
} glyphe;

#define SANS_POINT 0x131 /* le i auquel on met un accent */

#define BOL_GAUCHE "M 0 9.5 C 0 7 1.6 5 3.75 5 C 5.9 5 7.5 7 7.5 9.5 " \
                   "C 7.5 12 5.9 14 3.75 14 C 1.6 14 0 12 0 9.5 "
#define BOL_DROIT "M 7.5 9.5 C 7.5 12 5.9 14 3.75 14 C 1.6 14 0 12 0 9.5 " \
                  "C 0 7 1.6 5 3.75 5 C 5.9 5 7.5 7 7.5 9.5 "
#define ROND "M 8 9.5 C 8 12 6.2 14 4 14 C 1.8 14 0 12 0 9.5 C 0 7 1.8 5 4 5 C 6.2 5 8 7 8 9.5 Z "
#define GRAND_ROND "M 10.8 7 C 10.8 11 8.4 14 5.4 14 C 2.4 14 0 11 0 7 C 0 3 2.4 0 5.4 0 " \
                   "C 8.4 0 10.8 3 10.8 7 Z "
#define ARCHE "C 0.6 6.4 2 5 4 5 C 6 5 7 6.3 7 8.6 L 7 14 "
#define DEUX_POINTS "M 0.4 6 L 0.4 6.1 M 0.4 13.7 L 0.4 13.8 "

static const glyphe POLICE[] = {
    { ' ', 2.2, "" },
    { '!', 0.8, "M 0.4 0 L 0.4 9.4 M 0.4 13.6 L 0.4 13.7" },
    { '"', 3.2, "M 0 0 L 0 3.6 M 3.2 0 L 3.2 3.6" },
    { '#', 9, "M 3 0.5 L 1.6 13.5 M 7.4 0.5 L 6 13.5 M 0.4 4.6 L 9 4.6 M 0 9.4 L 8.6 9.4" },
    { '$', 8.2, "M 7.6 3 C 6.7 1.8 5.5 1.2 4 1.2 C 2 1.2 0.5 2.4 0.5 4 C 0.5 8.2 8.2 5.9 8.2 10 "
                "C 8.2 11.8 6.5 12.9 4.2 12.9 C 2.4 12.9 1 12.2 0 11 M 4.1 -1.2 L 4.1 15.2" },
    { '%', 11, "M 2.4 0 C 3.8 0 4.8 1.3 4.8 3.1 C 4.8 4.9 3.8 6.2 2.4 6.2 C 1 6.2 0 4.9 0 3.1 "
               "C 0 1.3 1 0 2.4 0 Z M 8.6 7.8 C 10 7.8 11 9.1 11 10.9 C 11 12.7 10 14 8.6 14 "
               "C 7.2 14 6.2 12.7 6.2 10.9 C 6.2 9.1 7.2 7.8 8.6 7.8 Z M 9 0 L 2 14" },
    { '&', 9.6, "M 9.4 14 L 2.6 5.2 C 1 3 1.8 0 4.5 0 C 6.2 0 7.4 1.1 7.4 2.7 C 7.4 6 0 5.9 0 10.4 "
                "C 0 12.6 1.7 14 3.9 14 C 6.8 14 8.8 11.6 9.2 7.8" },
    { '\'', 0, "M 0 0 L 0 3.6" },
    { '(', 3.2, "M 3.2 -1 C 1 1.4 0 4 0 7.2 C 0 10.4 1 13 3.2 15.6" },
    { ')', 3.2, "M 0 -1 C 2.2 1.4 3.2 4 3.2 7.2 C 3.2 10.4 2.2 13 0 15.6" },
    { '*', 5.6, "M 2.8 0 L 2.8 6 M 0.2 1.5 L 5.4 4.5 M 5.4 1.5 L 0.2 4.5" },
    { '+', 8, "M 4 3.6 L 4 11.6 M 0 7.6 L 8 7.6" },
    { ',', 1, "M 0.9 13.4 C 0.9 14.8 0.6 15.8 0 16.6" },
    { '-', 3.8, "M 0 8.8 L 3.8 8.8" },
    { '.', 0.8, "M 0.4 13.6 L 0.4 13.7" },
    { '/', 5.4, "M 5.4 -0.6 L 0 15" },
    { '0', 8, "M 8 7 C 8 11 6.4 14 4 14 C 1.6 14 0 11 0 7 C 0 3 1.6 0 4 0 C 6.4 0 8 3 8 7 Z" },
    { '1', 4.6, "M 0.6 2.6 L 3.8 0 L 3.8 14" },
    { '2', 8, "M 0.3 3.4 C 0.7 1.2 2.2 0 4.1 0 C 6.2 0 7.7 1.4 7.7 3.5 C 7.7 6.7 2 10 0 14 L 8 14" },
    { '3', 8, "M 0.4 2.4 C 1.1 0.9 2.4 0 4 0 C 6.1 0 7.5 1.3 7.5 3.3 C 7.5 5.3 6 6.6 3.4 6.6 "
              "C 6.4 6.6 8 8 8 10.2 C 8 12.5 6.3 14 4 14 C 2.1 14 0.7 13.1 0 11.4" },
    { '4', 8.2, "M 6 14 L 6 0 L 0 9.8 L 8.2 9.8" },
    { '5', 8, "M 7.2 0 L 1.4 0 L 0.8 6.4 C 1.7 5.5 2.8 5 4 5 C 6.4 5 8 6.8 8 9.4 "
              "C 8 12.2 6.3 14 3.9 14 C 2.1 14 0.7 13.2 0 11.7" },
    { '6', 8, "M 7.2 1.8 C 6.4 0.6 5.4 0 4.2 0 C 1.6 0 0 3 0 8 C 0 12 1.6 14 4.1 14 "
              "C 6.4 14 8 12.2 8 9.6 C 8 7 6.4 5.4 4.2 5.4 C 2.2 5.4 0.6 6.8 0 8.8" },
    { '7', 8, "M 0 0 L 8 0 L 3 14" },
    { '8', 8, "M 4 6.4 C 2 6.4 0.6 5.1 0.6 3.2 C 0.6 1.3 2 0 4 0 C 6 0 7.4 1.3 7.4 3.2 "
              "C 7.4 5.1 6 6.4 4 6.4 C 1.7 6.4 0 7.9 0 10.2 C 0 12.5 1.7 14 4 14 "
              "C 6.3 14 8 12.5 8 10.2 C 8 7.9 6.3 6.4 4 6.4" },
    { '9', 8, "M 0.8 12.2 C 1.6 13.4 2.6 14 3.8 14 C 6.4 14 8 11 8 6 C 8 2 6.4 0 3.9 0 "
              "C 1.6 0 0 1.8 0 4.4 C 0 7 1.6 8.6 3.8 8.6 C 5.8 8.6 7.4 7.2 8 5.2" },
    { ':', 0.8, DEUX_POINTS },
    { ';', 1.2, "M 0.8 6 L 0.8 6.1 M 0.9 13.4 C 0.9 14.8 0.6 15.8 0 16.6" },
    { '<', 7, "M 7 3.4 L 0 7.6 L 7 11.8" },
    { '=', 8, "M 0 5.6 L 8 5.6 M 0 9.6 L 8 9.6" },
    { '>', 7, "M 0 3.4 L 7 7.6 L 0 11.8" },
    { '?', 6.8, "M 0 2.8 C 0.5 1 1.8 0 3.5 0 C 5.4 0 6.8 1.3 6.8 3.2 C 6.8 6 3.4 6.4 3.4 9.6 "
                "M 3.4 13.6 L 3.4 13.7" },
    { '@', 13, "M 9.4 5 L 9.4 9 C 9.4 10.6 10.2 11.2 11 11.2 C 12.2 11.2 13 9.7 13 7.4 "
               "C 13 3.2 10.4 0 6.6 0 C 2.8 0 0 3.2 0 7.4 C 0 11.6 2.8 14.8 6.8 14.8 "
               "C 8.2 14.8 9.4 14.5 10.4 13.9 M 9.4 7.8 C 9.4 9.8 8.2 11.2 6.6 11.2 "
               "C 5 11.2 3.8 9.8 3.8 7.8 C 3.8 5.8 5 4.4 6.6 4.4 C 8.2 4.4 9.4 5.8 9.4 7.8" },
    { 'A', 10, "M 0 14 L 5 0 L 10 14 M 1.7 9.3 L 8.3 9.3" },
    { 'B', 8.4, "M 0 0 L 0 14 L 4.5 14 C 6.9 14 8.4 12.5 8.4 10.3 C 8.4 8.1 6.9 6.7 4.5 6.7 "
                "L 0 6.7 M 0 0 L 4.1 0 C 6.2 0 7.6 1.3 7.6 3.3 C 7.6 5.3 6.2 6.7 4.1 6.7" },
    { 'C', 9.6, "M 9.6 2.4 C 8.5 0.9 7 0 5.2 0 C 2.2 0 0 3 0 7 C 0 11 2.2 14 5.2 14 "
                "C 7 14 8.5 13.1 9.6 11.6" },
    { 'D', 9.4, "M 0 0 L 0 14 L 3.6 14 C 7 14 9.4 11.2 9.4 7 C 9.4 2.8 7 0 3.6 0 Z" },
    { 'E', 7.4, "M 7.2 0 L 0 0 L 0 14 L 7.4 14 M 0 6.7 L 6.4 6.7" },
    { 'F', 7.2, "M 7.2 0 L 0 0 L 0 14 M 0 6.9 L 6.2 6.9" },
    { 'G', 9.8, "M 9.6 2.4 C 8.5 0.9 7 0 5.2 0 C 2.2 0 0 3 0 7 C 0 11 2.2 14 5.2 14 "
                "C 7 14 8.7 13.2 9.8 11.8 L 9.8 7.4 L 6 7.4" },
    { 'H', 8.8, "M 0 0 L 0 14 M 8.8 0 L 8.8 14 M 0 6.8 L 8.8 6.8" },
    { 'I', 0, "M 0 0 L 0 14" },
    { 'J', 4.6, "M 4.6 0 L 4.6 10 C 4.6 12.8 3.4 14 1.6 14 C 0.9 14 0.4 13.9 0 13.6" },
    { 'K', 8.4, "M 0 0 L 0 14 M 8 0 L 0 8.6 M 3 5.6 L 8.4 14" },
    { 'L', 7, "M 0 0 L 0 14 L 7 14" },
    { 'M', 10.4, "M 0 14 L 0 0 L 5.2 9 L 10.4 0 L 10.4 14" },
    { 'N', 8.6, "M 0 14 L 0 0 L 8.6 14 L 8.6 0" },
    { 'O', 10.8, GRAND_ROND },
    { 'P', 8.2, "M 0 14 L 0 0 L 4.4 0 C 6.8 0 8.2 1.5 8.2 3.9 C 8.2 6.3 6.8 7.8 4.4 7.8 L 0 7.8" },
    { 'Q', 10.8, GRAND_ROND "M 7 10.6 L 10.8 15" },
    { 'R', 8.6, "M 0 14 L 0 0 L 4.4 0 C 6.8 0 8.2 1.5 8.2 3.9 C 8.2 6.3 6.8 7.8 4.4 7.8 L 0 7.8 "
                "M 4.4 7.8 L 8.6 14" },
    { 'S', 8.2, "M 7.6 2.2 C 6.7 0.8 5.5 0 4 0 C 2 0 0.5 1.4 0.5 3.4 C 0.5 8.3 8.2 5.6 8.2 10.4 "
                "C 8.2 12.6 6.5 14 4.2 14 C 2.4 14 1 13.2 0 11.7" },
    { 'T', 9, "M 0 0 L 9 0 M 4.5 0 L 4.5 14" },
    { 'U', 8.8, "M 0 0 L 0 9 C 0 12.2 1.6 14 4.4 14 C 7.2 14 8.8 12.2 8.8 9 L 8.8 0" },
    { 'V', 9.6, "M 0 0 L 4.8 14 L 9.6 0" },
    { 'W', 14, "M 0 0 L 3.5 14 L 7 1 L 10.5 14 L 14 0" },
    { 'X', 8.8, "M 0 0 L 8.8 14 M 8.8 0 L 0 14" },
    { 'Y', 9, "M 0 0 L 4.5 7.2 L 9 0 M 4.5 7.2 L 4.5 14" },
    { 'Z', 8.4, "M 0.2 0 L 8.2 0 L 0 14 L 8.4 14" },
    { '[', 2.8, "M 2.8 -1 L 0 -1 L 0 15.4 L 2.8 15.4" },
    { '\\', 5.4, "M 0 -0.6 L 5.4 15" },
    { ']', 2.8, "M 0 -1 L 2.8 -1 L 2.8 15.4 L 0 15.4" },
    { '^', 6, "M 0 4 L 3 0 L 6 4" },
    { '_', 8, "M 0 16 L 8 16" },
    { '`', 2, "M 0 0 L 2 2.6" },
    { 'a', 7, "M 0.8 6.3 C 1.6 5.4 2.6 5 3.8 5 C 5.8 5 7 6 7 8 L 7 14 M 7 9.2 L 3.6 9.2 "
              "C 1.4 9.2 0 10.1 0 11.6 C 0 13.1 1.2 14 2.9 14 C 5.2 14 7 12.6 7 10.4" },
    { 'b', 7.5, BOL_GAUCHE "M 0 0 L 0 14" },
    { 'c', 6.8, "M 6.8 6.6 C 6.1 5.6 5 5 3.8 5 C 1.6 5 0 7 0 9.5 C 0 12 1.6 14 3.8 14 "
                "C 5 14 6.1 13.4 6.8 12.4" },
    { 'd', 7.5, BOL_DROIT "M 7.5 0 L 7.5 14" },
    { 'e', 7.4, "M 0 9.3 L 7.4 9.3 C 7.4 6.6 5.9 5 3.8 5 C 1.6 5 0 7 0 9.5 C 0 12.2 1.7 14 4 14 "
                "C 5.3 14 6.3 13.5 7 12.6" },
    { 'f', 4.8, "M 4.8 0.3 C 3 -0.3 1.8 0.6 1.8 2.8 L 1.8 14 M 0 5 L 4.4 5" },
    { 'g', 7.5, BOL_DROIT "M 7.5 5 L 7.5 14.5 C 7.5 16.8 6 18 3.8 18 C 2.5 18 1.4 17.6 0.7 16.8" },
    { 'h', 7, "M 0 0 L 0 14 M 0 8.6 " ARCHE },
    { 'i', 0.4, "M 0.2 5 L 0.2 14 M 0.2 1.4 L 0.2 1.5" },
    { 'j', 2.2, "M 2 5 L 2 15.8 C 2 17.4 1.2 18 0 18 M 2 1.4 L 2 1.5" },
    { 'k', 6.6, "M 0 0 L 0 14 M 6.2 5 L 0 10.6 M 2.4 8.5 L 6.6 14" },
    { 'l', 1.6, "M 0 0 L 0 12 C 0 13.4 0.5 14 1.6 14" },
    { 'm', 11, "M 0 5 L 0 14 M 0 8.4 C 0.5 6.3 1.6 5 3.2 5 C 4.8 5 5.5 6.2 5.5 8.2 L 5.5 14 "
               "M 5.5 8.4 C 6 6.3 7.1 5 8.7 5 C 10.3 5 11 6.2 11 8.2 L 11 14" },
    { 'n', 7, "M 0 5 L 0 14 M 0 8.6 " ARCHE },
    { 'o', 8, ROND },
    { 'p', 7.5, BOL_GAUCHE "M 0 5 L 0 18" },
    { 'q', 7.5, BOL_DROIT "M 7.5 5 L 7.5 18" },
    { 'r', 4.2, "M 0 5 L 0 14 M 0 9 C 0.4 6.4 1.9 4.8 4.2 5.1" },
    { 's', 6.2, "M 5.9 6.4 C 5.2 5.5 4.2 5 3.1 5 C 1.5 5 0.3 5.9 0.3 7.2 "
                "C 0.3 10.3 6.2 8.7 6.2 11.7 C 6.2 13.1 4.9 14 3.2 14 C 1.8 14 0.7 13.5 0 12.5" },
    { 't', 4.6, "M 1.8 2 L 1.8 11.4 C 1.8 13.3 2.8 14.2 4.6 13.8 M 0 5 L 4.4 5" },
    { 'u', 7, "M 0 5 L 0 10.4 C 0 12.7 1 14 3 14 C 5 14 6.4 12.6 7 10.4 M 7 5 L 7 14" },
    { 'v', 7.2, "M 0 5 L 3.6 14 L 7.2 5" },
    { 'w', 10.8, "M 0 5 L 2.7 14 L 5.4 5.6 L 8.1 14 L 10.8 5" },
    { 'x', 7, "M 0 5 L 7 14 M 7 5 L 0 14" },
    { 'y', 7.2, "M 0 5 L 3.7 14 M 7.2 5 L 3.2 15.4 C 2.5 17.2 1.6 18 0.2 18" },
    { 'z', 6.8, "M 0.2 5 L 6.6 5 L 0 14 L 6.8 14" },
    { '{', 3.6, "M 3.6 -1 C 0.4 -1 3 6 0 7.2 C 3 8.4 0.4 15.4 3.6 15.4" },
    { '|', 0, "M 0 -1 L 0 16" },
    { '}', 3.6, "M 0 -1 C 3.2 -1 0.6 6 3.6 7.2 C 0.6 8.4 3.2 15.4 0 15.4" },
    { '~', 8, "M 0 8.6 C 2.2 4.6 5.8 10.6 8 6.6" },
    { SANS_POINT, 0.4, "M 0.2 5 L 0.2 14" },
    { 0xA0, 2.2, "" },
    { 0xAB, 7, "M 3 6 L 0 9.5 L 3 13 M 7 6 L 4 9.5 L 7 13" },
    { 0xB0, 4, "M 4 2 C 4 3.1 3.1 4 2 4 C 0.9 4 0 3.1 0 2 C 0 0.9 0.9 0 2 0 C 3.1 0 4 0.9 4 2 Z" },
    { 0xBB, 7, "M 0 6 L 3 9.5 L 0 13 M 4 6 L 7 9.5 L 4 13" },
    { 0xC6, 14, "M 0 14 L 6.6 0 L 13.6 0 M 2.2 9.3 L 7.6 9.3 M 7.6 0 L 7.6 14 L 14 14 "
                "M 7.6 6.7 L 12.8 6.7" },
    { 0xD7, 6, "M 0 4.6 L 6 10.6 M 6 4.6 L 0 10.6" },
    { 0xE6, 12.8, "M 0.8 6.3 C 1.6 5.4 2.4 5 3.4 5 C 5.2 5 6.1 6 6.1 8 L 6.1 10.4 "
                  "C 6.1 12.6 4.7 14 2.8 14 C 1.2 14 0 13.1 0 11.6 C 0 10.1 1.3 9.2 3.4 9.2 "
                  "L 12.8 9.2 C 12.8 6.6 11.5 5 9.5 5 C 7.5 5 6.1 6.8 6.1 9.4 "
                  "C 6.1 12.2 7.6 14 9.7 14 C 10.9 14 11.9 13.5 12.5 12.6" },
    { 0x152, 14.6, "M 14.4 0 L 5.4 0 C 2.4 0 0 3 0 7 C 0 11 2.4 14 5.4 14 L 14.6 14 "
                   "M 8 0 L 8 14 M 8 6.7 L 13.4 6.7" },
    { 0x153, 14, "M 7.2 9.5 C 7.2 12 5.7 14 3.6 14 C 1.5 14 0 12 0 9.5 C 0 7 1.5 5 3.6 5 "
                 "C 5.7 5 7.2 7 7.2 9.5 M 7.2 9.3 L 14 9.3 C 14 6.6 12.6 5 10.6 5 "
                 "C 8.6 5 7.2 7 7.2 9.5 C 7.2 12.2 8.7 14 10.8 14 C 12 14 13 13.5 13.7 12.6" },
    { 0x2013, 7, "M 0 8.8 L 7 8.8" },
    { 0x2014, 12, "M 0 8.8 L 12 8.8" },
    { 0x2019, 1, "M 0.9 0 C 0.9 1.4 0.6 2.6 0 3.4" },
    { 0x2026, 8.8, "M 0.4 13.6 L 0.4 13.7 M 4.4 13.6 L 4.4 13.7 M 8.4 13.6 L 8.4 13.7" },
    { 0x202F, 0, "" },
    { 0xFFFD, 8, "M 0 0 L 8 0 L 8 14 L 0 14 Z" }, /* pour tout caractère qui n'est pas là */
};

#define POLICE_NOMBRE ((int)(sizeof POLICE / sizeof *POLICE))

/* Les accents, autour de x = 0, au-dessus d'une minuscule. */
#define AIGU "M -0.9 3 L 1.3 0.2"
#define GRAVE "M 0.9 3 L -1.3 0.2"
#define CIRCONFLEXE "M -2.2 3 L 0 0.4 L 2.2 3"
#define TREMA "M -1.9 1.6 L -1.9 1.7 M 1.9 1.6 L 1.9 1.7"
#define CEDILLE "M 0.3 14 L -0.2 15.4 C 2.4 15.2 2 18.2 -1.4 17.6"

/* Un caractère fait d'un autre et d'un accent, monté d'autant d'unités. */
typedef struct {
    unsigned code, base;
    const char *accent;
    double montee;
} glyphe_accentue;

#define SUR_CAPITALE 4.4

static const glyphe_accentue ACCENTS[] = {
    { 0xE0, 'a', GRAVE, 0 },
    { 0xE2, 'a', CIRCONFLEXE, 0 },
    { 0xE4, 'a', TREMA, 0 },
    { 0xE7, 'c', CEDILLE, 0 },
    { 0xE8, 'e', GRAVE, 0 },
    { 0xE9, 'e', AIGU, 0 },
    { 0xEA, 'e', CIRCONFLEXE, 0 },
    { 0xEB, 'e', TREMA, 0 },
    { 0xEE, SANS_POINT, CIRCONFLEXE, 0 },
    { 0xEF, SANS_POINT, TREMA, 0 },
    { 0xF4, 'o', CIRCONFLEXE, 0 },
    { 0xF6, 'o', TREMA, 0 },
    { 0xF9, 'u', GRAVE, 0 },
    { 0xFB, 'u', CIRCONFLEXE, 0 },
    { 0xFC, 'u', TREMA, 0 },
    { 0xFF, 'y', TREMA, 0 },
    { 0xC0, 'A', GRAVE, SUR_CAPITALE },
    { 0xC2, 'A', CIRCONFLEXE, SUR_CAPITALE },
    { 0xC4, 'A', TREMA, SUR_CAPITALE },
    { 0xC7, 'C', CEDILLE, 0 },
    { 0xC8, 'E', GRAVE, SUR_CAPITALE },
    { 0xC9, 'E', AIGU, SUR_CAPITALE },
    { 0xCA, 'E', CIRCONFLEXE, SUR_CAPITALE },
    { 0xCB, 'E', TREMA, SUR_CAPITALE },
    { 0xCE, 'I', CIRCONFLEXE, SUR_CAPITALE },
    { 0xCF, 'I', TREMA, SUR_CAPITALE },
    { 0xD4, 'O', CIRCONFLEXE, SUR_CAPITALE },
    { 0xD6, 'O', TREMA, SUR_CAPITALE },
    { 0xD9, 'U', GRAVE, SUR_CAPITALE },
    { 0xDB, 'U', CIRCONFLEXE, SUR_CAPITALE },
    { 0xDC, 'U', TREMA, SUR_CAPITALE },
    { 0x178, 'Y', TREMA, SUR_CAPITALE },
};

#define ACCENTS_NOMBRE ((int)(sizeof ACCENTS / sizeof *ACCENTS))

/* Le rang d'un caractère dans POLICE ; à défaut celui du dernier, le carré vide. */
static int police_rang(unsigned code)
{
    int i;

    for (i = 0; i < POLICE_NOMBRE - 1 && POLICE[i].code != code; i++)
        continue;
    return i;
}

/* L'accent d'un caractère, ou NULL. */
static const glyphe_accentue *police_accent(unsigned code)
{
    int i;

    for (i = 0; i < ACCENTS_NOMBRE; i++)
        if (ACCENTS[i].code == code)
            return &ACCENTS[i];
    return NULL;
}

/* Lit un caractère d'un texte en UTF-8 et avance. Un octet mal placé donne le carré vide. */
static unsigned police_lire(const char **texte)
{
    const unsigned char *o = (const unsigned char *)*texte;
    int suite = *o >= 0xF0 ? 3 : *o >= 0xE0 ? 2 : *o >= 0xC0 ? 1 : 0, i;
    unsigned code = *o >= 0xC0 ? *o & (0x3Fu >> suite) : *o >= 0x80 ? 0xFFFD : *o;

    for (i = 1; i <= suite && (o[i] & 0xC0) == 0x80; i++)
        code = code << 6 | (o[i] & 0x3F);
    *texte += i;
    return i > suite ? code : 0xFFFD;
}

#endif
