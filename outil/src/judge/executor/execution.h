/*
 * L'exécuteur : il reçoit des cas, appelle les fonctions qu'ils nomment, et répond ce qu'elles ont
 * rendu, écrit et affiché. Il ne sait pas ce qui est attendu.
 *
 * Les messages sont décrits dans wire.rs, qui est l'autre bout de la prise.
 */
#ifndef ECHECS_EXECUTION_H
#define ECHECS_EXECUTION_H

#include <stddef.h>
#include <stdint.h>

typedef union {
    uint64_t nombre;
    void *adresse;
} argument;

typedef enum { rien_rendu, nombre_rendu, adresse_rendue, texte_rendu } sorte_de_resultat;

/* Une fonction que les cas peuvent nommer. */
typedef struct {
    uint16_t numero;
    uint16_t nombre_arguments;
    sorte_de_resultat resultat;
    void (*appeler)(const argument *a, argument *r);
} fonction_appelable;

/* Une variable du programme, que les cas peuvent remplir. */
typedef struct {
    uint16_t numero;
    void *adresse;
    size_t taille;
} variable_connue;

typedef struct {
    const fonction_appelable *fonctions;
    size_t nombre_fonctions;
    const variable_connue *variables;
    size_t nombre_variables;
    /* Donne une vue qui note dans un tampon, si cet en-tête a des vues ; sinon NULL. */
    void *(*vue)(void *tampon);
} repertoire;

/* La taille d'une structure d'un en-tête, ou la place d'un de ses membres. */
typedef struct {
    const char *type;
    const char *membre; /* NULL : la structure elle-même */
    size_t taille;
    size_t place;
} disposition;

/* Le numéro de l'appel qui a lieu, dans le cas. */
uint16_t echecs_appel_en_cours(void);

/* Une fonction que la copie définit : la sienne, ou celle de la bibliothèque ? */
int echecs_est_a_la_copie(uint16_t numero);

/* Ce que la copie appelle par le nom d'exit. Un programme qui a une entrée à lire peut finir ainsi,
   par 0 : l'appel qui a lieu a rendu la main. */
_Noreturn void echecs_sortie(int code);

/* Répond jusqu'à ce que l'autre bout se ferme ; rend le code de fin du programme. */
int echecs_executer(int prise, const repertoire *repertoires, size_t nombre);

#endif
