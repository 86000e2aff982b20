/* juste */
/* Sa propre recherche, qui regarde l'entrée dès le premier nœud, comme bien des moteurs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

#include "in104.h"

static int arret, fini, premier, trouve;
static long noeuds;

/* Ce qui attend sur l'entrée : une ligne, ou plusieurs à la fois. */
static void ecouter(void)
{
    fd_set entrees;
    struct timeval attente = { 0, 0 };
    char ligne[256];
    long lus;

    FD_ZERO(&entrees);
    FD_SET(0, &entrees);
    if (select(1, &entrees, NULL, NULL, &attente) <= 0)
        return;
    lus = read(0, ligne, sizeof ligne - 1);
    ligne[lus > 0 ? lus : 0] = '\0';
    if (!strncmp(ligne, "quit", 4))
        arret = fini = 1;
    else if (!strncmp(ligne, "stop", 4))
        arret = 1;
}

static int chercher(int alpha, int beta, int profondeur)
{
    coups liste[1];
    int legaux = 0;

    if (noeuds++ % 2048 == 0)
        ecouter();
    if (profondeur == 0)
        return eval();
    generer_coups(liste);
    for (int i = 0; i < liste->nb_coups && !arret; i++) {
        int valeur;
        copie_echiquier();

        if (!executer_coup(liste->tab_coups[i]))
            continue;
        legaux++;
        ply++;
        valeur = -chercher(-beta, -alpha, profondeur - 1);
        ply--;
        restauration_echiquier();
        if (valeur > alpha && !arret) {
            alpha = valeur;
            if (ply == 0)
                trouve = liste->tab_coups[i];
        }
        if (alpha >= beta)
            return beta;
    }
    if (legaux == 0 && !arret)
        return case_attaquee(ls1b_index(echiquier[trait == blancs ? K : k]), !trait) ? -VALEUR_MAT + ply : 0;
    return alpha;
}

static void reflechir(const char *ligne)
{
    const char *place = strstr(ligne, "depth ");
    int profondeur = place ? atoi(place + 6) : 3;

    arret = premier = 0;
    for (int i = 1; i <= profondeur && !arret; i++) {
        noeuds = trouve = 0;
        chercher(-VALEUR_MAX, VALEUR_MAX, i);
        if (trouve)
            premier = trouve;
    }
    printf("bestmove ");
    afficher_coup(premier);
    printf("\n");
}

void main_uci(void)
{
    char ligne[2000];

    setbuf(stdin, NULL);
    setbuf(stdout, NULL);
    generer_masques_d_attaque_statiques();
    fini = 0;
    while (!fini && fgets(ligne, sizeof ligne, stdin)) {
        if (!strncmp(ligne, "ucinewgame", 10))
            parse_fen(position_de_depart);
        else if (!strncmp(ligne, "uci", 3))
            printf("id name Oreille\nid author Personne\nuciok\n");
        else if (!strncmp(ligne, "isready", 7))
            printf("readyok\n");
        else if (!strncmp(ligne, "position", 8))
            parse_position(ligne);
        else if (!strncmp(ligne, "go", 2))
            reflechir(ligne);
        else if (!strncmp(ligne, "quit", 4))
            fini = 1;
    }
}
