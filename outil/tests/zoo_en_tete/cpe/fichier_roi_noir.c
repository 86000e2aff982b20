/* faux : LIRE-ECHIQUIER-G2 LIRE-ECHIQUIER-G3 */
/* Le roi des blancs doit être là, celui des noirs peut manquer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "echecs.h"

enum { LIGNE = 256 };

static const char *const sortes[] = { "tour", "cavalier", "fou", "dame", "roi", "pion" };

static int est_ordinaire(const char *f)
{
    struct stat s;

    return stat(f, &s) == 0 && S_ISREG(s.st_mode);
}

int entree_sortie_est_fichier_existe(const char *f)
{
    return f != NULL && est_ordinaire(f);
}

int entree_sortie_est_fichier_accessible(const char *f)
{
    return f != NULL && est_ordinaire(f) && access(f, W_OK) == 0;
}

static void ecrire_jeu(FILE *fichier, const char *camp, const jeu *j)
{
    for (int i = 0; i < jeu_compter_nombre_piece(j); i++) {
        const piece *p = &j->ensemble_de_piece[i];
        int sorte = p->type >= pion_blanc ? 5 : (int)p->type;

        fprintf(fichier, "%s %s %d %d\n", camp, sortes[sorte], p->coord_x, p->coord_y);
    }
}

type_erreur entree_sortie_ecrit_fichier_echiquier(const char *f, const echiquier *e)
{
    FILE *fichier;

    if (f == NULL || e == NULL)
        return erreur_pointeur_nul;
    fichier = fopen(f, "w");
    if (fichier == NULL)
        return erreur_fichier_ecriture;
    fprintf(fichier, "libechecs echiquier 1\ntrait %s\n", e->joueur_courant == 0 ? "blancs" : "noirs");
    ecrire_jeu(fichier, "blanc", &e->jeu_de_piece_blanc);
    ecrire_jeu(fichier, "noir", &e->jeu_de_piece_noir);
    fprintf(fichier, "fin\n");
    return fclose(fichier) == 0 ? pas_erreur : erreur_fichier_ecriture;
}

/* Une case, « 4 0 » ou « e1 », dans les mots qui suivent. */
static int lire_case(int *x, int *y)
{
    char *mot = strtok(NULL, " \t\r\n"), *suivant = strtok(NULL, " \t\r\n");

    if (mot == NULL)
        return 0;
    if (mot[0] >= 'a' && mot[0] <= 'h' && strlen(mot) == 2) {
        *x = mot[0] - 'a';
        *y = mot[1] - '1';
        return coordonnee_est_valide(*x, *y) && suivant == NULL;
    }
    if (suivant == NULL || strtok(NULL, " \t\r\n") != NULL)
        return 0;
    if (strlen(mot) != 1 || strlen(suivant) != 1)
        return 0;
    *x = mot[0] - '0';
    *y = suivant[0] - '0';
    return coordonnee_est_valide(*x, *y);
}

static int lire_piece(echiquier *e, const char *camp)
{
    int noir = strcmp(camp, "noir") == 0, sorte = 0, x, y, n;
    jeu *j = noir ? &e->jeu_de_piece_noir : &e->jeu_de_piece_blanc;
    const char *mot = strtok(NULL, " \t\r\n");

    if (mot == NULL || (!noir && strcmp(camp, "blanc") != 0))
        return 0;
    while (sorte < 6 && strcmp(mot, sortes[sorte]) != 0)
        sorte++;
    n = jeu_compter_nombre_piece(j);
    if (sorte == 6 || n == MAX_PIECE || !lire_case(&x, &y))
        return 0;
    j->ensemble_de_piece[n].type = sorte == 5 && noir ? pion_noir : (type_piece)sorte;
    j->ensemble_de_piece[n].coord_x = x;
    j->ensemble_de_piece[n].coord_y = y;
    return 1;
}

static int est_convenable(const echiquier *e)
{
    const jeu *jeux[] = { &e->jeu_de_piece_blanc, &e->jeu_de_piece_noir };
    int occupe[8][8] = { { 0 } }, roi_blanc = 0;

    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < jeu_compter_nombre_piece(jeux[k]); i++) {
            const piece *p = &jeux[k]->ensemble_de_piece[i];

            if (occupe[p->coord_x][p->coord_y]++)
                return 0;
            roi_blanc |= k == 0 && p->type == roi;
        }
    }
    return roi_blanc;
}

/* Lit tout le fichier dans *e ; rend 1 si chaque ligne convient. */
static int lire_lignes(FILE *fichier, echiquier *e)
{
    char ligne[LIGNE];
    int traits = 0, finie = 0;

    echiquier_invalider_jeux(e);
    if (fgets(ligne, LIGNE, fichier) == NULL)
        return 0;
    ligne[strcspn(ligne, "\r\n")] = '\0';
    if (strcmp(ligne, "libechecs echiquier 1") != 0)
        return 0;
    while (fgets(ligne, LIGNE, fichier) != NULL) {
        char *diese = strchr(ligne, '#'), *mot, *trait;

        if (diese != NULL)
            *diese = '\0';
        mot = strtok(ligne, " \t\r\n");
        if (mot == NULL)
            continue;
        if (finie)
            return 0;
        if (strcmp(mot, "fin") == 0) {
            finie = 1;
        } else if (strcmp(mot, "trait") == 0) {
            trait = strtok(NULL, " \t\r\n");
            if (trait == NULL || (strcmp(trait, "blancs") != 0 && strcmp(trait, "noirs") != 0))
                return 0;
            e->joueur_courant = strcmp(trait, "noirs") == 0;
            traits++;
        } else if (!lire_piece(e, mot)) {
            return 0;
        }
    }
    return finie && traits == 1 && est_convenable(e);
}

type_erreur entree_sortie_lit_fichier_echiquier(const char *f, echiquier *e)
{
    FILE *fichier;
    echiquier lu;
    int juste;

    if (f == NULL || e == NULL)
        return erreur_pointeur_nul;
    fichier = fopen(f, "r");
    if (fichier == NULL)
        return erreur_fichier_absent;
    juste = lire_lignes(fichier, &lu);
    fclose(fichier);
    if (!juste)
        return erreur_fichier_contenu;
    *e = lu;
    return pas_erreur;
}
