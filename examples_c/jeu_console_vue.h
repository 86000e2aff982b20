/*
 * La vue de jeu_console.c : elle écrit dans le terminal ce que la partie lui dit, et lit les lignes
 * du joueur. Aucune règle des échecs n'est ici : la vue ne sait pas ce qu'est un coup légal.
 */
#ifndef JEU_CONSOLE_VUE_H
#define JEU_CONSOLE_VUE_H

#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* isatty et fileno, qui ne sont pas du C */
#endif
#include <unistd.h>

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "partie.h"

#define LIGNE_MAX 1024 /* ce qui se tape, noms de fichiers compris */
#define LARGEUR 80
#define CASES_D_UN_COUP 4 /* au plus : un roque en change quatre */

/* ---- Deux langues -------------------------------------------------------------------------- */

static int anglais; /* comme echecs_langue, qui vaut aussi pour tout le programme */

static const char *dit(const char *en_francais, const char *en_anglais)
{
    return anglais ? en_anglais : en_francais;
}

static void dire(const char *en_francais, const char *en_anglais)
{
    printf("%s\n", dit(en_francais, en_anglais));
}

/* Les phrases des codes commencent sans majuscule, pour pouvoir suivre un nom. */
static void dire_erreur(type_erreur code)
{
    printf(dit("Erreur : %s.\n", "Error: %s.\n"), nommer_type_erreur(code));
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

/* ---- Écrire et lire des lignes -------------------------------------------------------------- */

/* Les caractères d'un texte en UTF-8 : les octets qui en continuent un ne comptent pas. */
static int colonnes(const char *texte)
{
    int nombre = 0;

    for (; *texte != '\0'; texte++)
        nombre += ((unsigned char)*texte & 0xC0) != 0x80;
    return nombre;
}

/* Écrit un mot, sur la ligne suivante s'il ne tient plus sur celle-ci. */
static void ecrire_mot(int *colonne, const char *mot)
{
    int largeur = colonnes(mot);

    if (*colonne > 0 && *colonne + 1 + largeur > LARGEUR) {
        putchar('\n');
        *colonne = 0;
    } else if (*colonne > 0) {
        putchar(' ');
        ++*colonne;
    }
    fputs(mot, stdout);
    *colonne += largeur;
}

static void ecrire_phrase(const char *phrase)
{
    char mot[PARTIE_PHRASE_MAX];
    int colonne = 0;

    while (*phrase != '\0') {
        size_t longueur = strcspn(phrase, " ");

        snprintf(mot, sizeof mot, "%.*s", (int)longueur, phrase);
        ecrire_mot(&colonne, mot);
        phrase += longueur + strspn(phrase + longueur, " ");
    }
    putchar('\n');
}

/* Lit une ligne, sans les blancs autour. Rend 0 à la fin de l'entrée. Une ligne trop longue, ou
 * avec un octet nul, n'est pas coupée en silence : elle est refusée, et la suivante est lue. */
static int lire_ligne(const char *invite, char ligne[LIGNE_MAX])
{
    for (;;) {
        size_t longueur = 0, debut;
        int lisible = 1, c;

        fputs(invite, stdout);
        fflush(stdout);
        while ((c = getchar()) != EOF && c != '\n') {
            lisible = lisible && c != '\0' && longueur < LIGNE_MAX - 1;
            if (lisible)
                ligne[longueur++] = (char)c;
        }
        if (c == EOF && longueur == 0)
            return 0;
        while (longueur > 0 && isspace((unsigned char)ligne[longueur - 1]))
            longueur--;
        ligne[longueur] = '\0';
        debut = strspn(ligne, " \t\r\v\f");
        memmove(ligne, ligne + debut, longueur + 1 - debut);
        if (lisible)
            return 1;
        dire("Cette ligne est trop longue, ou n'est pas du texte.",
             "This line is too long, or is not text.");
    }
}

/* ---- Dessiner l'échiquier ------------------------------------------------------------------ */

/* Ce que l'écran montre. Les pièces sont celles que la partie a dites, une par une : une fenêtre,
 * qui ne redessinerait que ces cases, marcherait de même. */
typedef struct {
    type_piece piece;
    int joueur;
    int marquee;
} case_montree;

typedef struct {
    const partie *p; /* pour lire les coups joués : la vue n'a pas le droit de la changer */
    case_montree cases[8][8];
    int changees;       /* les cases qui ont changé depuis le dernier dessin */
    int avec_couleurs;
    int avec_lettres;   /* au lieu des figures d'Unicode */
    int au_clavier;     /* quelqu'un tape : une question peut lui être posée à nouveau */
    int avec_invite;    /* et voit ce qu'il tape */
    int noirs_en_bas;
} ecran;

/* Des couleurs seulement pour un terminal qui en a, et pour quelqu'un qui n'a pas dit non
 * (https://no-color.org). */
static int couleurs_voulues(void)
{
    const char *refus = getenv("NO_COLOR"), *terminal = getenv("TERM");

    return isatty(fileno(stdout)) && (refus == NULL || *refus == '\0') && terminal != NULL
           && strcmp(terminal, "dumb") != 0;
}

static ecran decouvrir_ecran(void)
{
    ecran e = { 0 };

    e.avec_couleurs = couleurs_voulues();
    e.au_clavier = isatty(fileno(stdin));
    e.avec_invite = e.au_clavier && isatty(fileno(stdout));
    return e;
}

static void effacer_marques(ecran *e)
{
    for (int i = 0; i < 64; i++)
        e->cases[i / 8][i % 8].marquee = 0;
}

static void vider(ecran *e)
{
    for (int i = 0; i < 64; i++)
        e->cases[i / 8][i % 8].piece = invalide;
    e->changees = 64;
}

/* La figure d'une case. En couleurs, les deux camps ont les figures pleines, plus lisibles : c'est
 * la couleur qui les distingue. */
static const char *figure(const ecran *e, const case_montree *c)
{
    static const char *const pleines[] = { "♜", "♞", "♝", "♛", "♚", "♟", "♟", " " };
    static const char *const creuses[] = { "♖", "♘", "♗", "♕", "♔", "♙", "♙", "·" };
    static const char *const lettres[2][2] = { { "TCFDRPP.", "tcfdrpp." },
                                               { "RNBQKPP.", "rnbqkpp." } };
    static char lettre[2];

    if (e->avec_lettres) {
        lettre[0] = lettres[anglais][c->joueur][c->piece];
        return e->avec_couleurs && c->piece == invalide ? " " : lettre;
    }
    return e->avec_couleurs || (c->joueur == 1 && c->piece != invalide) ? pleines[c->piece]
                                                                        : creuses[c->piece];
}

typedef enum { ordinaire, marquee, en_echec } aspect;

/* C'est la partie qui sait si un roi est en échec : celui du joueur qui a le trait. */
static aspect aspect_de(const ecran *e, const case_montree *c)
{
    if (c->piece == roi && c->joueur == partie_joueur(e->p) && partie_est_en_echec(e->p))
        return en_echec;
    return c->marquee ? marquee : ordinaire;
}

static void dessiner_case_en_couleurs(const ecran *e, int x, int y)
{
    /* Des couleurs de la palette de 256, sur une case sombre et sur une claire : un brun, un vert
     * et le rouge. */
    static const int fonds[3][2] = { { 94, 137 }, { 64, 107 }, { 196, 196 } };
    const case_montree *c = &e->cases[x][y];

    printf("\033[48;5;%d;38;5;%dm %s ", fonds[aspect_de(e, c)][(x + y) % 2],
           c->joueur == 0 ? 231 : 16, figure(e, c));
}

/* Sans couleurs, une case marquée est entre crochets, « ♟[♞]· », et un roi en échec entre
 * parenthèses, « ♛(♚)♝ » ; il n'y a qu'un signe entre deux cases : « [♖|♔] ». */
static char separation(aspect avant, aspect apres)
{
    static const char fermantes[] = " ])", ouvrantes[] = " [(";

    if (avant != ordinaire && apres != ordinaire)
        return '|';
    return avant != ordinaire ? fermantes[avant] : ouvrantes[apres];
}

static void dessiner_rangee(const ecran *e, int y, const char *a_cote)
{
    aspect avant = ordinaire;

    printf("%d ", y + 1);
    for (int i = 0; i < 8; i++) {
        int x = e->noirs_en_bas ? 7 - i : i;
        const case_montree *c = &e->cases[x][y];

        if (e->avec_couleurs) {
            dessiner_case_en_couleurs(e, x, y);
            continue;
        }
        printf("%c%s", separation(avant, aspect_de(e, c)), figure(e, c));
        avant = aspect_de(e, c);
    }
    if (e->avec_couleurs)
        fputs("\033[0m", stdout);
    else if (avant != ordinaire || *a_cote != '\0')
        putchar(separation(avant, ordinaire));
    printf(*a_cote != '\0' ? "   %s\n" : "%s\n", a_cote);
}

/* Le rang du premier coup joué : 0 pour le premier coup des blancs, 1 pour la réponse des noirs. La
 * partie a pu commencer au milieu, par une FEN : c'est la FEN qui a le numéro du coup. */
static long long rang_du_premier(const partie *p)
{
    char fen[128];
    const char *numero;

    partie_ecrire_fen(p, fen, sizeof fen);
    numero = strrchr(fen, ' ');
    return numero == NULL ? 0 : 2 * (atoll(numero) - 1) + partie_joueur(p) - partie_nombre_coups(p);
}

/* Écrit un coup des blancs et la réponse, « 12. Cf3 Cc6 » ; « … » est un coup d'avant la partie. */
static void ecrire_tour(const partie *p, long long tour, char texte[64])
{
    long long numero = 2 * tour - rang_du_premier(p) + 1; /* du coup des blancs */
    char blancs[PARTIE_SAN_MAX] = "…", noirs[PARTIE_SAN_MAX] = "";

    if (numero >= 1)
        partie_ecrire_san_joue(p, (int)numero, blancs, sizeof blancs);
    if (numero < partie_nombre_coups(p))
        partie_ecrire_san_joue(p, (int)numero + 1, noirs, sizeof noirs);
    snprintf(texte, 64, "%lld. %s %s", tour + 1, blancs, noirs);
    if (noirs[0] == '\0')
        texte[strlen(texte) - 1] = '\0';
}

static void dessiner(const ecran *e)
{
    int joues = partie_nombre_coups(e->p);
    long long debut = rang_du_premier(e->p), tour = debut / 2, fin = (debut + joues + 1) / 2;
    char texte[64];

    if (fin - tour > 8)
        tour = fin - 8; /* à côté des huit rangées, les huit derniers */
    putchar('\n');
    for (int i = 0; i < 8; i++, tour++) {
        texte[0] = '\0';
        if (joues > 0 && tour < fin)
            ecrire_tour(e->p, tour, texte);
        dessiner_rangee(e, e->noirs_en_bas ? i : 7 - i, texte);
    }
    fputs("  ", stdout);
    for (int i = 0; i < 8; i++)
        printf(e->avec_couleurs && i > 0 ? "  %c" : " %c", e->noirs_en_bas ? 'h' - i : 'a' + i);
    putchar('\n');
}

/* ---- Les quatre fonctions de la vue --------------------------------------------------------- */

/* Marque une case qui change : le joueur voit ainsi ce que le dernier coup a fait. */
static case_montree *changer_case(ecran *e, int x, int y)
{
    case_montree *c = &e->cases[x][y];

    if (e->changees == 0)
        effacer_marques(e);
    e->changees += !c->marquee;
    c->marquee = 1;
    return c;
}

static void vue_poser(void *contexte, type_piece piece, int joueur, int x, int y)
{
    case_montree *c = changer_case(contexte, x, y);

    c->piece = piece;
    c->joueur = joueur;
}

static void vue_retirer(void *contexte, int x, int y)
{
    changer_case(contexte, x, y)->piece = invalide;
}

/* Le message vient après les cases qui changent : c'est le moment de dessiner. Un coup refusé n'en
 * change aucune, et l'échiquier n'est pas dessiné pour rien. */
static void vue_message(void *contexte, const char *message)
{
    ecran *e = contexte;

    if (e->changees > CASES_D_UN_COUP || partie_nombre_coups(e->p) == 0)
        effacer_marques(e); /* une autre partie, pas un coup */
    if (e->changees > 0 && partie_etat(e->p) != partie_non_commencee)
        dessiner(e);
    fputs(e->avec_couleurs ? "\033[1m" : "", stdout);
    ecrire_phrase(message);
    fputs(e->avec_couleurs ? "\033[0m" : "", stdout);
    e->changees = 0;
}

/* Dit pourquoi rien ne peut partir d'une case, avec la phrase de la partie : elle est finie, la case
 * est vide, ou la pièce est à l'autre joueur. */
static void expliquer_case(ecran *e, int x, int y)
{
    char phrase[PARTIE_PHRASE_MAX];

    partie_expliquer(e->p, x, y, x, y, phrase, sizeof phrase);
    vue_message(e, phrase);
}

/* Le choix d'après une réponse : son numéro, son nom ou sa première lettre. Rend -1 si ce n'en est
 * pas un. */
static int trouver_choix(const char *reponse, const char *const *choix, int nombre)
{
    size_t longueur = strlen(reponse);

    for (int i = 0; i < nombre; i++) {
        int initiale = tolower((unsigned char)choix[i][0]);

        if (meme_mot(reponse, longueur, choix[i])
            || (longueur == 1 && (reponse[0] == '1' + i
                                  || tolower((unsigned char)reponse[0]) == initiale)))
            return i;
    }
    return -1;
}

static int veut_annuler(const char *reponse)
{
    static const char *const mots[][2] = { { "", "" }, { "annuler", "cancel" },
                                           { "rien", "nothing" } };

    return chercher_mot(reponse, mots, 3) >= 0;
}

static void montrer_choix(const char *const *choix, int nombre)
{
    for (int i = 0; i < nombre; i++)
        printf("  %d %s", i + 1, choix[i]);
    printf("  %s\n", dit("(rien : annuler)", "(nothing: cancel)"));
}

/* La fin de l'entrée veut dire que le joueur ne choisit pas. Une réponse inconnue aussi, si personne
 * n'est là pour en donner une autre : la ligne qui suit est alors une commande. */
static int vue_choisir(void *contexte, const char *titre, const char *question,
                       const char *const *choix, int nombre)
{
    const ecran *e = contexte;
    char reponse[LIGNE_MAX];
    int trouve;

    printf(dit("%s : %s\n", "%s: %s\n"), titre, question);
    do {
        montrer_choix(choix, nombre);
        if (!lire_ligne(e->avec_invite ? "? " : "", reponse) || veut_annuler(reponse))
            return -1;
        trouve = trouver_choix(reponse, choix, nombre);
        if (trouve < 0)
            dire("Réponse inconnue : il faut le numéro d'un choix, son nom ou son initiale.",
                 "Unknown answer: it takes the number of a choice, its name or its first letter.");
    } while (trouve < 0 && e->au_clavier);
    return trouve;
}

static int demander_oui(ecran *e, const char *titre, const char *question)
{
    const char *const choix[] = { dit("Oui", "Yes"), dit("Non", "No") };

    return vue_choisir(e, titre, question, choix, 2) == 0;
}

#endif
