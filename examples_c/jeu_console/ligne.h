/*
 * Une ligne du joueur : lue telle quelle dans un fichier ou un tube, corrigée touche par touche
 * dans un terminal.
 *
 * Flèches, Début, Fin, Suppr, Ctrl-A, E, B, F, P, N, U, K, W, D, C : comme dans un shell. La ligne se
 * montre sans aucun code d'échappement, avec le retour chariot, les espaces et le retour arrière :
 * aucun terminal n'est trop simple.
 */
#ifndef JEU_CONSOLE_LIGNE_H
#define JEU_CONSOLE_LIGNE_H

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "langue.h"
#include "terminal.h"
#include "texte.h"
#include "touches.h"

#define LIGNE_MAX 1024 /* ce qui se tape, noms de fichiers compris */
#define LIGNES_PASSEES_MAX 100

/* ---- Les lignes passées --------------------------------------------------------------------- */

static char lignes_passees[LIGNES_PASSEES_MAX][LIGNE_MAX];
static int nombre_lignes_passees;

static void retenir_ligne(const char *ligne)
{
    if (*ligne == '\0'
        || (nombre_lignes_passees > 0
            && strcmp(lignes_passees[nombre_lignes_passees - 1], ligne) == 0))
        return;
    if (nombre_lignes_passees == LIGNES_PASSEES_MAX)
        memmove(lignes_passees[0], lignes_passees[1],
                sizeof lignes_passees[0] * --nombre_lignes_passees);
    strcpy(lignes_passees[nombre_lignes_passees++], ligne);
}

/* ---- Ce qu'une lecture donne ---------------------------------------------------------------- */

typedef enum {
    lecture_fin,          /* de l'entrée, ou Ctrl-D sur une ligne vide */
    lecture_ligne,
    lecture_interruption, /* Ctrl-C sur une ligne vide */
} lecture;

/* ---- La ligne que l'on tape ----------------------------------------------------------------- */

typedef struct {
    const char *invite;
    char texte[LIGNE_MAX];
    size_t longueur, place; /* en octets ; la place du curseur est entre deux caractères */
    int montrees;           /* les colonnes écrites après l'invite */
    int debordee;           /* tout ce qui a été tapé n'y est pas */
    int rang;               /* parmi les lignes passées ; leur nombre pour la nouvelle */
    char nouvelle[LIGNE_MAX];
} edition;

static size_t avant(const edition *e, size_t place)
{
    while (place > 0 && ((unsigned char)e->texte[--place] & 0xC0) == 0x80)
        continue;
    return place;
}

static size_t apres(const edition *e, size_t place)
{
    return place < e->longueur ? place + (size_t)octets_de((unsigned char)e->texte[place]) : place;
}

static size_t mot_avant(const edition *e, size_t place)
{
    while (place > 0 && e->texte[place - 1] == ' ')
        place--;
    while (place > 0 && e->texte[place - 1] != ' ')
        place--;
    return place;
}

static size_t mot_apres(const edition *e, size_t place)
{
    place += strspn(e->texte + place, " ");
    return place + strcspn(e->texte + place, " ");
}

/* Montre ce qui tient à droite de l'invite, autour du curseur. Rien ne s'écrit dans la dernière
 * colonne, après laquelle les terminaux ne s'accordent pas. */
static void montrer_ligne(edition *e)
{
    int libres = terminal_colonnes() - 1 - colonnes(e->invite, strlen(e->invite));
    int largeur = libres > 8 ? libres : 8, ecrites;
    int avant_curseur = colonnes(e->texte, e->place), apres_curseur = 0;
    size_t debut = 0, fin = e->place;

    for (; avant_curseur > largeur; debut = apres(e, debut))
        avant_curseur -= colonnes_du_caractere(code_de(e->texte + debut));
    for (; fin < e->longueur; fin = apres(e, fin)) {
        int de_plus = colonnes_du_caractere(code_de(e->texte + fin));

        if (avant_curseur + apres_curseur + de_plus > largeur)
            break;
        apres_curseur += de_plus;
    }
    printf("\r%s%.*s", e->invite, (int)(fin - debut), e->texte + debut);
    for (ecrites = avant_curseur + apres_curseur; ecrites < e->montrees; ecrites++)
        putchar(' ');
    for (; ecrites > avant_curseur; ecrites--)
        putchar('\b');
    e->montrees = avant_curseur + apres_curseur;
    fflush(stdout);
}

static void inserer(edition *e, const char *caractere)
{
    size_t octets = strlen(caractere);

    if (e->longueur + octets >= LIGNE_MAX) {
        e->debordee = 1;
        putchar('\a');
        fflush(stdout);
        return;
    }
    memmove(e->texte + e->place + octets, e->texte + e->place, e->longueur + 1 - e->place);
    memcpy(e->texte + e->place, caractere, octets);
    e->longueur += octets;
    e->place += octets;
    montrer_ligne(e);
}

static void effacer(edition *e, size_t debut, size_t fin)
{
    memmove(e->texte + debut, e->texte + fin, e->longueur + 1 - fin);
    e->longueur -= fin - debut;
    e->place = debut;
    e->debordee = 0;
    montrer_ligne(e);
}

static void aller(edition *e, size_t place)
{
    e->place = place;
    montrer_ligne(e);
}

/* Montre une autre ligne passée, ou la nouvelle. Ce qui a été corrigé d'une ligne passée est oublié ;
 * la nouvelle reste comme elle était. */
static void rappeler(edition *e, int rang)
{
    if (rang < 0 || rang > nombre_lignes_passees)
        return;
    if (e->rang == nombre_lignes_passees)
        strcpy(e->nouvelle, e->texte);
    e->rang = rang;
    strcpy(e->texte, rang == nombre_lignes_passees ? e->nouvelle : lignes_passees[rang]);
    e->place = e->longueur = strlen(e->texte);
    e->debordee = 0;
    montrer_ligne(e);
}

static void corriger(edition *e, touche t, const char *caractere)
{
    switch (t) {
    case touche_caractere:
        inserer(e, caractere);
        break;
    case touche_gauche:
        aller(e, avant(e, e->place));
        break;
    case touche_droite:
        aller(e, apres(e, e->place));
        break;
    case touche_mot_gauche:
        aller(e, mot_avant(e, e->place));
        break;
    case touche_mot_droite:
        aller(e, mot_apres(e, e->place));
        break;
    case touche_debut:
        aller(e, 0);
        break;
    case touche_fin:
        aller(e, e->longueur);
        break;
    case touche_haut:
        rappeler(e, e->rang - 1);
        break;
    case touche_bas:
        rappeler(e, e->rang + 1);
        break;
    case touche_efface_avant:
        effacer(e, avant(e, e->place), e->place);
        break;
    case touche_ctrl_d:
    case touche_efface_apres:
        effacer(e, e->place, apres(e, e->place));
        break;
    case touche_efface_mot:
        effacer(e, mot_avant(e, e->place), e->place);
        break;
    case touche_efface_debut:
        effacer(e, 0, e->place);
        break;
    case touche_efface_fin:
        effacer(e, e->place, e->longueur);
        break;
    default:
        break;
    }
}

/* Ctrl-C : ce qui était tapé reste à l'écran, et une autre ligne commence. */
static void renoncer(edition *e)
{
    aller(e, e->longueur);
    fputs("^C\n", stdout);
    e->longueur = e->place = 0;
    e->texte[0] = '\0';
    e->montrees = 0;
    e->debordee = 0;
    e->rang = nombre_lignes_passees;
    montrer_ligne(e);
}

static lecture editer_ligne(edition *e)
{
    char caractere[5];

    for (;;) {
        touche t = lire_touche(caractere);

        if (terminal_a_repris) {
            terminal_a_repris = 0;
            e->montrees = 0;
            montrer_ligne(e);
        }
        if (t == touche_entree)
            return lecture_ligne;
        if (t == touche_fin_de_l_entree || (t == touche_ctrl_d && e->longueur == 0))
            return lecture_fin;
        if (t == touche_ctrl_c && e->longueur == 0)
            return lecture_interruption;
        if (t == touche_ctrl_c)
            renoncer(e);
        else
            corriger(e, t, caractere);
    }
}

/* ---- Lire ----------------------------------------------------------------------------------- */

/* Lit une ligne touche par touche ; *lisible reçoit 0 si la ligne est trop longue. */
static lecture lire_au_terminal(const char *invite, char ligne[LIGNE_MAX], int *lisible)
{
    edition e = { .invite = invite, .rang = nombre_lignes_passees };
    lecture lue;

    montrer_ligne(&e);
    lue = terminal_interrompu ? lecture_interruption : editer_ligne(&e);
    terminal_rendre();
    terminal_interrompu = 0;
    terminal_retenir_interruption();
    strcpy(ligne, e.texte);
    *lisible = !e.debordee;
    return lue;
}

/* Lit une ligne telle qu'elle vient. Une ligne trop longue, ou avec un octet nul, n'est pas
 * lisible. Après Ctrl-D, une autre ligne peut venir du clavier. */
static lecture lire_telle_quelle(const char *invite, char ligne[LIGNE_MAX], int *lisible)
{
    size_t longueur = 0;
    int c;

    fputs(invite, stdout);
    fflush(stdout);
    *lisible = 1;
    clearerr(stdin);
    while ((c = getchar()) != EOF && c != '\n') {
        *lisible = *lisible && c != '\0' && longueur < LIGNE_MAX - 1;
        if (*lisible)
            ligne[longueur++] = (char)c;
    }
    ligne[longueur] = '\0';
    if (c != EOF || longueur > 0)
        return lecture_ligne;
    fputs(*invite != '\0' ? "\n" : "", stdout); /* l'invite attendait encore */
    return lecture_fin;
}

static void oter_les_blancs(char *ligne)
{
    size_t debut = strspn(ligne, " \t\r\v\f"), longueur = strlen(ligne);

    while (longueur > debut && isspace((unsigned char)ligne[longueur - 1]))
        longueur--;
    memmove(ligne, ligne + debut, longueur - debut);
    ligne[longueur - debut] = '\0';
}

static int est_a_corriger(void)
{
    return isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && terminal_est_capable();
}

/* Lit une ligne, sans les blancs autour, et la retient si elle est à retenir. Une ligne qui n'est pas
 * lisible n'est pas coupée en silence : elle est refusée, et la suivante est lue. */
static lecture lire_ligne(const char *invite, int a_retenir, char ligne[LIGNE_MAX])
{
    int lisible = 0;

    while (!lisible) {
        lecture lue = est_a_corriger() && terminal_prendre()
                          ? lire_au_terminal(invite, ligne, &lisible)
                          : lire_telle_quelle(invite, ligne, &lisible);

        if (lue != lecture_ligne)
            return lue;
        if (!lisible)
            dire("Cette ligne est trop longue, ou n'est pas du texte.",
                 "This line is too long, or is not text.");
    }
    oter_les_blancs(ligne);
    if (a_retenir)
        retenir_ligne(ligne);
    return lecture_ligne;
}

#endif
