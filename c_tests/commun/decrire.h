/* Ce qui distingue deux structures de echecs.h, en pièces et en cases : un échec le dit à la place
 * d'un numéro d'octet. */
#ifndef DECRIRE_H
#define DECRIRE_H

#include "cases.h"

#include "echecs.h"

/* Au-delà, ce que l'on dirait ne se lirait plus. */
#define DECRIRE_MAX 6

/* ---- Les mots -------------------------------------------------------------------------- */

static const char *const decrire_noms[] = { "tour", "cavalier", "fou",  "dame",
                                            "roi",  "pion",     "pion" };
static const type_piece decrire_sortes[] = { tour, cavalier, fou, dame, roi, pion_blanc, pion_noir };

/* Une place de decrire_sortes, ou -1. */
VERIF_FONCTION int decrire_place(type_piece sorte)
{
    int i;

    for (i = 0; i < 7; i++) {
        if (decrire_sortes[i] == sorte)
            return i;
    }
    return -1;
}

/* « la tour noire », « un pion blanc » ; couleur : 0, 1, ou -1 si l'on ne sait pas. */
VERIF_FONCTION const char *nom_piece(type_piece sorte, int couleur, int defini)
{
    char *texte = cases_texte();
    int place = decrire_place(sorte), elle = sorte == tour || sorte == dame;

    if (sorte == invalide)
        snprintf(texte, CASES_TEXTE, "une pièce invalide");
    else if (place < 0)
        snprintf(texte, CASES_TEXTE, "une pièce de sorte inconnue (%d)", (int)sorte);
    else
        snprintf(texte, CASES_TEXTE, "%s %s%s", defini ? elle ? "la" : "le" : elle ? "une" : "un",
                 decrire_noms[place],
                 couleur < 0 && sorte != pion_blanc && sorte != pion_noir ? ""
                     : sorte == pion_blanc || (couleur == 0 && sorte != pion_noir)
                     ? elle ? " blanche" : " blanc"
                     : elle ? " noire" : " noir");
    return texte;
}

/* Ce qui est sur une case : une pièce de cette sorte et de ce camp ; invalide : aucune, et le camp ne
 * compte pas. */
#define VERIF_SORTE(sorte, camp, sorte_attendue, camp_attendu)                             \
    decrire_verifie_sorte(VERIF_ICI, #sorte, (sorte), (camp), (sorte_attendue), (camp_attendu))

VERIF_FONCTION void decrire_verifie_sorte(const char *fichier, int ligne, const char *appel,
                                          type_piece sorte, int camp, type_piece sorte_attendue,
                                          int camp_attendu)
{
    if (sorte == sorte_attendue && (sorte == invalide || camp == camp_attendu))
        return;
    verif_echec(fichier, ligne, appel,
                sorte_attendue == invalide ? "aucune pièce" : nom_piece(sorte_attendue, camp_attendu, 0),
                sorte == invalide ? "aucune pièce" : nom_piece(sorte, camp, 0));
}

/* Sépare ce que l'on dit de ce qui précède. Rend 0 si assez a été dit. */
VERIF_FONCTION int decrire_encore(FILE *sortie, int *dites)
{
    if (*dites == DECRIRE_MAX)
        fputs(" ; ...", sortie);
    else if (*dites > 0 && *dites < DECRIRE_MAX)
        fputs(" ; ", sortie);
    return (*dites)++ < DECRIRE_MAX;
}

VERIF_FONCTION void decrire_entier(FILE *sortie, int *dites, const char *nom, int attendu, int recu)
{
    if (attendu == recu || !decrire_encore(sortie, dites))
        return;
    if (verif_est_le_motif(&recu, sizeof recu))
        fprintf(sortie, "%s n'a jamais été écrit (%d attendu)", nom, attendu);
    else
        fprintf(sortie, "%s vaut %d au lieu de %d", nom, recu, attendu);
}

/* ---- Les pièces d'un échiquier ----------------------------------------------------------- */

/* Ce qui est sur chaque case : la place dans decrire_sortes et le camp, ou -1. */
typedef struct {
    int cases[8][8];
} decrire_plateau;

VERIF_FONCTION void decrire_poser(decrire_plateau *plateau, const jeu *j, int camp)
{
    int i;

    for (i = 0; i < MAX_PIECE; i++) {
        const piece *q = &j->ensemble_de_piece[i];
        int place = decrire_place(q->type);

        if (place >= 0 && q->coord_x >= 0 && q->coord_x < 8 && q->coord_y >= 0 && q->coord_y < 8)
            plateau->cases[q->coord_x][q->coord_y] = 2 * place + (camp == 1);
    }
}

VERIF_FONCTION const char *decrire_nom(int code, int camps, int defini)
{
    return nom_piece(decrire_sortes[code / 2], camps ? code % 2 : -1, defini);
}

/* Le nombre de cases où ceci n'est que dans le premier des deux plateaux, et l'une d'elles. */
VERIF_FONCTION int decrire_seul(const decrire_plateau *ici, const decrire_plateau *la, int code,
                                int *x, int *y)
{
    int i, nombre = 0;

    for (i = 0; i < 64; i++) {
        if (ici->cases[i % 8][i / 8] == code && la->cases[i % 8][i / 8] != code) {
            *x = i % 8;
            *y = i / 8;
            nombre++;
        }
    }
    return nombre;
}

VERIF_FONCTION void decrire_case(FILE *sortie, int *dites, int attendu, int recu, int camps, int x,
                                 int y)
{
    if (attendu == recu || !decrire_encore(sortie, dites))
        return;
    if (recu < 0)
        fprintf(sortie, "%s de %s manque", decrire_nom(attendu, camps, 1), nom_case(x, y));
    else if (attendu < 0)
        fprintf(sortie, "%s en trop en %s", decrire_nom(recu, camps, 0), nom_case(x, y));
    else
        fprintf(sortie, "en %s, %s au lieu de %s", nom_case(x, y), decrire_nom(recu, camps, 0),
                decrire_nom(attendu, camps, 0));
}

/* D'abord ce qui a changé de place, puis ce qui manque et ce qui est en trop. */
VERIF_FONCTION void decrire_plateaux(FILE *sortie, int *dites, decrire_plateau attendu,
                                     const decrire_plateau *recu, int camps)
{
    int code, i, x, y, de_x, de_y;

    for (code = 0; code < 14; code++) {
        if (decrire_seul(recu, &attendu, code, &x, &y) == 1
            && decrire_seul(&attendu, recu, code, &de_x, &de_y) == 1
            && attendu.cases[x][y] < 0 && recu->cases[de_x][de_y] < 0
            && decrire_encore(sortie, dites)) {
            fprintf(sortie, "%s est en %s et non en %s", decrire_nom(code, camps, 1),
                    nom_case(x, y), nom_case(de_x, de_y));
            attendu.cases[x][y] = code;
            attendu.cases[de_x][de_y] = -1;
        }
    }
    for (i = 0; i < 64; i++)
        decrire_case(sortie, dites, attendu.cases[i % 8][i / 8], recu->cases[i % 8][i / 8], camps,
                     i % 8, i / 8);
}

/* ---- Structure par structure --------------------------------------------------------------- */

VERIF_FONCTION void decrire_une_piece(FILE *sortie, int *dites, const char *ou, const piece *attendue,
                                  const piece *recue)
{
    if (memcmp(attendue, recue, sizeof *recue) == 0 || !decrire_encore(sortie, dites))
        return;
    if (verif_est_le_motif(recue, sizeof *recue)) {
        fprintf(sortie, "%sla pièce n'a jamais été écrite", ou);
        return;
    }
    fprintf(sortie, "%s%s en %s au lieu de ", ou, nom_piece(recue->type, -1, 0),
            nom_case(recue->coord_x, recue->coord_y));
    fprintf(sortie, "%s en %s", nom_piece(attendue->type, -1, 0),
            nom_case(attendue->coord_x, attendue->coord_y));
}

/* Ce que les cases ne disent pas : l'ordre du tableau, et ce qui n'est pas sur l'échiquier. */
VERIF_FONCTION void decrire_rangs(FILE *sortie, int *dites, const char *nom, const jeu *attendu,
                                  const jeu *recu)
{
    char ou[64];
    int i;

    for (i = 0; i < MAX_PIECE; i++) {
        snprintf(ou, sizeof ou, "%sensemble_de_piece[%d] : ", nom, i);
        decrire_une_piece(sortie, dites, ou, &attendu->ensemble_de_piece[i],
                      &recu->ensemble_de_piece[i]);
    }
}

VERIF_FONCTION void decrire_pieces(FILE *sortie, const void *attendues, const void *recues,
                                   size_t octets)
{
    const piece *a = (const piece *)attendues, *r = (const piece *)recues;
    size_t i, nombre = octets / sizeof *r;
    char ou[64] = "";
    int dites = 0;

    for (i = 0; i < nombre; i++) {
        if (nombre > 1)
            snprintf(ou, sizeof ou, "à l'indice %zu : ", i);
        decrire_une_piece(sortie, &dites, ou, &a[i], &r[i]);
    }
}

VERIF_FONCTION void decrire_jeu(FILE *sortie, const void *attendu, const void *recu, size_t octets)
{
    decrire_plateau a, r;
    int dites = 0;

    (void)octets;
    memset(&a, 0xFF, sizeof a);
    r = a;
    decrire_poser(&a, (const jeu *)attendu, -1);
    decrire_poser(&r, (const jeu *)recu, -1);
    decrire_plateaux(sortie, &dites, a, &r, 0);
    if (dites == 0)
        decrire_rangs(sortie, &dites, "", (const jeu *)attendu, (const jeu *)recu);
}

VERIF_FONCTION void decrire_un_echiquier(FILE *sortie, int *dites, const echiquier *attendu,
                                         const echiquier *recu)
{
    decrire_plateau a, r;
    int avant;

    memset(&a, 0xFF, sizeof a);
    r = a;
    decrire_poser(&a, &attendu->jeu_de_piece_blanc, 0);
    decrire_poser(&a, &attendu->jeu_de_piece_noir, 1);
    decrire_poser(&r, &recu->jeu_de_piece_blanc, 0);
    decrire_poser(&r, &recu->jeu_de_piece_noir, 1);
    decrire_entier(sortie, dites, "joueur_courant", attendu->joueur_courant, recu->joueur_courant);
    avant = *dites;
    decrire_plateaux(sortie, dites, a, &r, 1);
    if (*dites == avant) {
        decrire_rangs(sortie, dites, "jeu_de_piece_blanc.", &attendu->jeu_de_piece_blanc,
                      &recu->jeu_de_piece_blanc);
        decrire_rangs(sortie, dites, "jeu_de_piece_noir.", &attendu->jeu_de_piece_noir,
                      &recu->jeu_de_piece_noir);
    }
}

VERIF_FONCTION void decrire_echiquier(FILE *sortie, const void *attendu, const void *recu,
                                      size_t octets)
{
    int dites = 0;

    (void)octets;
    decrire_un_echiquier(sortie, &dites, (const echiquier *)attendu, (const echiquier *)recu);
}

VERIF_FONCTION void decrire_un_coup(FILE *sortie, int *dites, const char *ou, const coup_joue *attendu,
                                 const coup_joue *recu)
{
    if (memcmp(attendu, recu, sizeof *recu) == 0 || !decrire_encore(sortie, dites))
        return;
    if (verif_est_le_motif(recu, sizeof *recu)) {
        fprintf(sortie, "%sle coup n'a jamais été écrit", ou);
        return;
    }
    fprintf(sortie, "%s%s (type %d, promotion %d) au lieu de %s (type %d, promotion %d)", ou,
            nom_coup(recu->x_depart, recu->y_depart, recu->x_arrivee, recu->y_arrivee),
            (int)recu->type, (int)recu->promotion,
            nom_coup(attendu->x_depart, attendu->y_depart, attendu->x_arrivee, attendu->y_arrivee),
            (int)attendu->type, (int)attendu->promotion);
}

VERIF_FONCTION void decrire_coups(FILE *sortie, const void *attendus, const void *recus,
                                  size_t octets)
{
    const coup_joue *a = (const coup_joue *)attendus, *r = (const coup_joue *)recus;
    size_t i, nombre = octets / sizeof *r;
    char ou[64] = "";
    int dites = 0;

    for (i = 0; i < nombre; i++) {
        if (nombre > 1)
            snprintf(ou, sizeof ou, "à l'indice %zu : ", i);
        decrire_un_coup(sortie, &dites, ou, &a[i], &r[i]);
    }
}

VERIF_FONCTION void decrire_un_historique(FILE *sortie, int *dites, const historique_partie *attendu,
                                          const historique_partie *recu)
{
    char ou[64];
    int i, dans_l_initial = 0;

    decrire_entier(sortie, dites, "nombre_coups", attendu->nombre_coups, recu->nombre_coups);
    decrire_entier(sortie, dites, "droits_roque", attendu->droits_roque, recu->droits_roque);
    decrire_entier(sortie, dites, "en_passant_x", attendu->en_passant_x, recu->en_passant_x);
    decrire_entier(sortie, dites, "en_passant_y", attendu->en_passant_y, recu->en_passant_y);
    decrire_entier(sortie, dites, "demi_coups", attendu->demi_coups, recu->demi_coups);
    decrire_entier(sortie, dites, "numero_coup", attendu->numero_coup, recu->numero_coup);
    for (i = 0; i < ECHECS_COUPS_MAX; i++) {
        snprintf(ou, sizeof ou, "coups[%d] : ", i);
        decrire_un_coup(sortie, dites, ou, &attendu->coups[i], &recu->coups[i]);
    }
    if (memcmp(&attendu->echiquier_initial, &recu->echiquier_initial, sizeof(echiquier)) != 0
        && decrire_encore(sortie, dites)) {
        fputs("echiquier_initial : ", sortie);
        decrire_un_echiquier(sortie, &dans_l_initial, &attendu->echiquier_initial,
                             &recu->echiquier_initial);
    }
}

VERIF_FONCTION void decrire_historique(FILE *sortie, const void *attendu, const void *recu,
                                       size_t octets)
{
    int dites = 0;

    (void)octets;
    decrire_un_historique(sortie, &dites, (const historique_partie *)attendu,
                          (const historique_partie *)recu);
}

/* ---- Comparer un échiquier et une FEN --------------------------------------------------------- */

/* Le placement d'une FEN juste. */
VERIF_FONCTION decrire_plateau decrire_lire(const char *fen)
{
    static const char lettres[] = "RrNnBbQqKkPxxp";
    decrire_plateau plateau;
    int x = 0, y = 7;

    memset(&plateau, 0xFF, sizeof plateau);
    for (; *fen != '\0' && *fen != ' '; fen++) {
        if (*fen == '/') {
            x = 0;
            y--;
        } else if (*fen >= '1' && *fen <= '8') {
            x += *fen - '0';
        } else {
            plateau.cases[x++][y] = (int)(strchr(lettres, *fen) - lettres);
        }
    }
    return plateau;
}

/* L'échiquier a les pièces de cette FEN, sur les mêmes cases, et le trait qu'elle dit. */
#define VERIF_ECHIQUIER(e, fen) decrire_verifie(VERIF_ICI, #e, (e), (fen))

VERIF_FONCTION void decrire_verifie(const char *fichier, int ligne, const char *appel,
                                    const echiquier *e, const char *fen)
{
    decrire_plateau recu;
    FILE *sortie = verif_fichier();
    char *texte;
    int dites = 0;

    verif_systeme(sortie != NULL, "tmpfile");
    memset(&recu, 0xFF, sizeof recu);
    decrire_poser(&recu, &e->jeu_de_piece_blanc, 0);
    decrire_poser(&recu, &e->jeu_de_piece_noir, 1);
    decrire_plateaux(sortie, &dites, decrire_lire(fen), &recu, 1);
    decrire_entier(sortie, &dites, "joueur_courant", strstr(fen, " b") != NULL, e->joueur_courant);
    texte = verif_contenu(sortie);
    if (dites > 0)
        verif_echec(fichier, ligne, appel, fen, texte);
    free(texte);
}

/* Pour _Generic : la description de chaque type. */
#define DECRIRE_STRUCTURES                                                                 \
    piece * : decrire_pieces, const piece * : decrire_pieces, jeu * : decrire_jeu,         \
    const jeu * : decrire_jeu, echiquier * : decrire_echiquier,                            \
    const echiquier * : decrire_echiquier, historique_partie * : decrire_historique,       \
    const historique_partie * : decrire_historique, coup_joue * : decrire_coups,           \
    const coup_joue * : decrire_coups

#undef VERIF_DESCRIPTION
#define VERIF_DESCRIPTION(zone)                                                            \
    (__extension__ _Generic((zone), DECRIRE_STRUCTURES, default : (verif_description)NULL))

#endif /* DECRIRE_H */
