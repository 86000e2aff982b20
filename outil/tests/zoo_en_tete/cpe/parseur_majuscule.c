/* faux : COMMANDE-G3 */
/* D est pris pour d. */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "parseur_mode_interactif.h"

enum { MOTS_MAX = 8 };

static const char blancs[] = " \t\r\n";

void action_initialise(action_a_realiser *a)
{
    if (a == NULL)
        return;
    a->type = rien_a_faire;
    a->filename[0] = '\0';
    a->x_depart = a->y_depart = a->x_arrivee = a->y_arrivee = -1;
    a->promotion = invalide;
}

/* Rend le nombre de mots lus, ou 0 si ce n'est pas une case. */
static int lire_case(char **mots, int reste, int *x, int *y)
{
    char *fin;
    long n;

    if (reste < 1)
        return 0;
    if (strlen(mots[0]) == 2 && mots[0][0] >= 'a' && mots[0][0] <= 'h' && mots[0][1] >= '1' && mots[0][1] <= '8') {
        *x = mots[0][0] - 'a';
        *y = mots[0][1] - '1';
        return 1;
    }
    if (reste < 2)
        return 0;
    for (int i = 0; i < 2; i++) {
        errno = 0;
        n = strtol(mots[i], &fin, 10);
        if (*fin != '\0' || fin == mots[i] || errno != 0 || n < INT_MIN || n > INT_MAX)
            return 0;
        *(i == 0 ? x : y) = (int)n;
    }
    return 2;
}

static int lire_coup(char **mots, int nombre, action_a_realiser *a)
{
    static const char *const choix[] = { "tour", "cavalier", "fou", "dame" };
    int i, lus = lire_case(mots, nombre, &a->x_depart, &a->y_depart);

    if (lus == 0)
        return 0;
    i = lus;
    if (i < nombre && strcmp(mots[i], "->") == 0)
        i++;
    lus = lire_case(mots + i, nombre - i, &a->x_arrivee, &a->y_arrivee);
    if (lus == 0)
        return 0;
    i += lus;
    if (i == nombre)
        return 1;
    if (i + 1 != nombre)
        return 0;
    for (int s = tour; s <= dame; s++)
        if (strcmp(mots[i], choix[s]) == 0)
            a->promotion = (type_piece)s;
    return a->promotion != invalide || strcmp(mots[i], "roque") == 0 || strcmp(mots[i], "en_passant") == 0;
}

/* lit F, lit_h F : le nom est toute la fin de la ligne. */
static int lire_nom(const char *reste, action_a_realiser *a)
{
    size_t taille;

    reste += strspn(reste, blancs);
    taille = strlen(reste);
    while (taille > 0 && strchr(blancs, reste[taille - 1]) != NULL)
        taille--;
    if (taille == 0 || taille >= sizeof a->filename)
        return 0;
    memcpy(a->filename, reste, taille);
    a->filename[taille] = '\0';
    return 1;
}

static int refuser(action_a_realiser *a)
{
    action_initialise(a);
    a->type = action_inconnue;
    return 0;
}

static int lire_mots(char *copie, char **mots)
{
    int nombre = 0;

    for (char *m = strtok(copie, blancs); m != NULL && *m != '#'; m = strtok(NULL, blancs)) {
        if (nombre == MOTS_MAX)
            return -1;
        mots[nombre++] = m;
    }
    return nombre;
}

int parse_ligne_commande(const char *ligne, action_a_realiser *a)
{
    static const struct {
        const char *nom;
        type_action type;
    } simples[] = { { "i", initialisation }, { "FIN", fin }, { "fin", fin }, { "annule", action_annulation },
                    { "affiche", action_affichage }, { "aide", action_aide } };
    char *mots[MOTS_MAX], *copie;
    size_t premier;
    int nombre, juste = 0;

    if (ligne == NULL || a == NULL)
        return 0;
    action_initialise(a);
    ligne += strspn(ligne, blancs);
    premier = strcspn(ligne, blancs);
    if ((premier == 3 && strncmp(ligne, "lit", 3) == 0) || (premier == 5 && strncmp(ligne, "lit_h", 5) == 0)) {
        a->type = premier == 3 ? lecture_fichier : lecture_historique;
        return lire_nom(ligne + premier, a) ? 1 : refuser(a);
    }
    copie = malloc(strlen(ligne) + 1);
    if (copie == NULL)
        return refuser(a);
    strcpy(copie, ligne);
    nombre = lire_mots(copie, mots);
    if (nombre == 0) {
        juste = 1;
    } else if (nombre > 0 && (mots[0][0] == 'd' || mots[0][0] == 'D') && mots[0][1] == '\0') {
        a->type = deplacement;
        juste = lire_coup(mots + 1, nombre - 1, a);
    } else if (nombre == 1) {
        for (size_t i = 0; i < sizeof simples / sizeof simples[0]; i++) {
            if (strcmp(mots[0], simples[i].nom) == 0) {
                a->type = simples[i].type;
                juste = 1;
            }
        }
    }
    free(copie);
    return juste ? 1 : refuser(a);
}
