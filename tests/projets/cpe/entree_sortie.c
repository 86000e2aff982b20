#include "entree_sortie.h"

#include <assert.h>
#include <stdio.h>

int entree_sortie_est_fichier_existe(const char *filename)
{
    FILE *f;

    assert(filename != NULL);
    f = fopen(filename, "r");
    if (f != NULL)
        fclose(f);
    return f != NULL;
}

/* Peut-on y ecrire ? Le fichier est cree s'il n'existe pas, comme on s'apprete a le faire. */
int entree_sortie_est_fichier_accessible(const char *filename)
{
    FILE *f;

    assert(filename != NULL);
    f = fopen(filename, "a");
    if (f != NULL)
        fclose(f);
    return f != NULL;
}

/* Le code n'a qu'a n'etre pas pas_erreur : le cours n'en a pas pour les fichiers. */

/* Les nombres d'une structure faite d'entiers, l'un apres l'autre. */
static type_erreur ecrire(const char *filename, const int *nombres, size_t combien)
{
    FILE *f = fopen(filename, "w");

    if (f == NULL)
        return erreur_deplacement_piece_impossible;
    for (size_t i = 0; i < combien; i++)
        fprintf(f, "%d\n", nombres[i]);
    return fclose(f) == 0 ? pas_erreur : erreur_deplacement_piece_impossible;
}

static type_erreur lire(const char *filename, int *nombres, size_t combien)
{
    FILE *f = fopen(filename, "r");
    size_t lus = 0;

    if (f == NULL)
        return erreur_deplacement_piece_impossible;
    while (lus < combien && fscanf(f, "%d", &nombres[lus]) == 1)
        lus++;
    fclose(f);
    return lus == combien ? pas_erreur : erreur_deplacement_piece_impossible;
}

type_erreur entree_sortie_ecrit_fichier_echiquier(const char *filename, const echiquier *e)
{
    assert(e != NULL);
    return ecrire(filename, (const int *)e, sizeof *e / sizeof(int));
}

type_erreur entree_sortie_lit_fichier_echiquier(const char *filename, echiquier *e)
{
    assert(e != NULL);
    return lire(filename, (int *)e, sizeof *e / sizeof(int));
}

type_erreur entree_sortie_ecrit_fichier_historique(const char *filename, const historique_partie *h)
{
    assert(h != NULL);
    return ecrire(filename, (const int *)h, sizeof *h / sizeof(int));
}

type_erreur entree_sortie_lit_fichier_historique(const char *filename, historique_partie *h)
{
    assert(h != NULL);
    return lire(filename, (int *)h, sizeof *h / sizeof(int));
}
