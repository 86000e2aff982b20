/*
 * Une partie d'échecs au clavier. La vue est ici : elle ne connaît pas les règles, et dessine ce que le
 * contrôleur lui dit.
 */
#include <stdio.h>
#include <string.h>

#include "partie.h"

/* Ce que la vue sait de l'échiquier : une lettre par case, majuscule pour les blancs. */
typedef struct {
    char cases[8][8];
} ecran;

static void poser(void *contexte, type_piece piece, int joueur, int x, int y)
{
    static const char blanches[] = "TCFDRPP", noires[] = "tcfdrpp";
    ecran *e = contexte;

    e->cases[y][x] = (joueur == 0 ? blanches : noires)[piece];
}

static void retirer(void *contexte, int x, int y)
{
    ecran *e = contexte;

    e->cases[y][x] = '.';
}

static void afficher(void *contexte, const char *message)
{
    (void)contexte;
    printf("%s\n", message);
}

/* Le numéro d'un choix, tapé au clavier ; -1 si rien ne convient. */
static int demander(void *contexte, const char *titre, const char *question,
                    const char *const *choix, int nombre)
{
    int numero, i;

    (void)contexte;
    printf("%s : %s\n", titre, question);
    for (i = 0; i < nombre; i++)
        printf("  %d %s\n", i + 1, choix[i]);
    if (scanf("%d", &numero) != 1 || numero < 1 || numero > nombre)
        return -1;
    return numero - 1;
}

static void dessiner(const ecran *e)
{
    int x, y;

    for (y = 7; y >= 0; y--) {
        printf("%d ", y + 1);
        for (x = 0; x < 8; x++)
            printf(" %c", e->cases[y][x]);
        printf("\n");
    }
    printf("   a b c d e f g h\n");
}

int main(void)
{
    ecran e;
    vue v = { 0 };
    partie *p = partie_creer();
    char depart[3], arrivee[3];

    if (p == NULL) {
        printf("partie_creer n'a rien créé.\n");
        return 1;
    }
    memset(e.cases, '.', sizeof e.cases);
    v.contexte = &e;
    v.poser_piece = poser;
    v.retirer_piece = retirer;
    v.afficher_message = afficher;
    v.demander_choix = demander;
    partie_brancher_vue(p, &v);
    partie_commencer(p);
    dessiner(&e);
    printf("Un coup s'écrit « e2 e4 » ; la fin de l'entrée (Ctrl-D) finit la partie.\n");
    while (scanf("%2s %2s", depart, arrivee) == 2) {
        if (strlen(depart) < 2 || strlen(arrivee) < 2)
            continue;
        partie_deplacer(p, depart[0] - 'a', depart[1] - '1', arrivee[0] - 'a', arrivee[1] - '1');
        dessiner(&e);
    }
    partie_detruire(p);
    return 0;
}
