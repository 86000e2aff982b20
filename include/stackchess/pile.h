/**
 * @file pile.h
 * Les piles d'un projet Stackchess : create, is_empty, push, pop, sommet et TaillePile.
 *
 * Dans include/, ce fichier est une copie de headers/parts/stackchess/pile.h : ne pas le modifier
 * à la main.
 *
 * Tout est ici, en fonctions static inline : la bibliothèque n'exporte aucun de ces noms, trop
 * courants pour cela, et ne les appelle pas. Un programme qui a sa propre pile la garde, et
 * n'inclut pas ce fichier. Ce fichier se suffit, et va aussi avec stackchess.h, dont la pile est
 * une autre : celle des pièces du jeu, que stackchess_deplacer manipule par
 * stackchess_pile_empiler et les cinq autres fonctions de la section « Piles ». Il définit la
 * macro N, et ne va donc pas avec in104.h, qui donne un autre sens à ce nom.
 *
 * Les contrats se lisent comme ceux de echecs.h. Une clause « Nécessite » qui n'est pas respectée
 * ne fait pas planter le programme : chaque contrat dit ce que la fonction fait alors. Aucune de
 * ces fonctions n'écrit sur stdout ni sur stderr, quel que soit le mode de echecs_choisir_contrats.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie marquée
 * « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une fonction qui n'en a pas
 * d'autres n'est demandée par aucune fiche. Ce que fait une fonction quand une clause
 * « Nécessite » n'est pas respectée est toujours un ajout.
 *
 * Un programme complet, que « echecs lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "stackchess/pile.h"
 *
 * int main(void)
 * {
 *     stack a2 = create();
 *
 *     push("PB", &a2);
 *     push("FB", &a2); // le fou est posé sur le pion
 *     printf("%s, hauteur %d\n", sommet(a2), TaillePile(a2)); // affiche : FB, hauteur 2
 *     pop(&a2);
 *     printf("%s\n", sommet(a2)); // affiche : PB
 *     return 0;
 * }
 * @endcode
 */

#ifndef ECHECS_STACKCHESS_PILE_H
#define ECHECS_STACKCHESS_PILE_H

#if defined ECHECS_IN104_H || defined ECHECS_FICHIERS_IN104
#error "pile.h et in104.h ne peuvent pas etre inclus ensemble : ils donnent un autre sens a N"
#endif

#include <stddef.h>

#ifndef N
/**
 * Le nombre d'éléments qu'une pile peut recevoir.
 *
 * Garantie :
 * - [STACK-CAPACITE-G1] + N vaut 104, comme STACKCHESS_PILE_MAX de stackchess.h : toutes les pièces
 *   d'un joueur tiennent toujours dans une pile ;
 * - [STACK-CAPACITE-G2] + si le programme a défini N, un entier d'au moins 1, avant d'inclure ce
 *   fichier, N garde cette valeur ; elle est alors la même dans tous ses fichiers.
 */
#define N 104
#endif

/**
 * Une pile de chaînes, par exemple "TB" et "PN". Les fonctions n'en gardent que les adresses.
 *
 * Une pile dont tous les octets sont nuls, comme une variable globale, est vide ; une variable
 * locale se prépare avec create.
 */
typedef struct stack {
    /** Les éléments, de bas en haut ; ceux d'indice summit et plus ne comptent pas. */
    char *content[N];
    /** Le nombre d'éléments, de 0 à N : le sommet est content[summit - 1]. */
    int summit;
} stack;

/**
 * Crée une pile vide.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [STACK-CREATE-G1] rend une pile vide ;
 * - [STACK-CREATE-G2] + summit vaut 0, et content ne contient que NULL.
 *
 * @return la pile.
 */
static inline stack create(void)
{
    stack s = { { NULL }, 0 };

    return s;
}

/**
 * Donne le nombre d'éléments d'une pile.
 *
 * @param s la pile.
 *
 * Nécessite :
 * - [STACK-TAILLE-N1] s.summit va de 0 à N ; sinon rend 0.
 *
 * Garantie :
 * - [STACK-TAILLE-G1] rend le nombre d'éléments de la pile.
 *
 * @return de 0 à N.
 */
static inline int TaillePile(stack s)
{
    return s.summit >= 0 && s.summit <= (int)(N) ? s.summit : 0;
}

/**
 * Dit si une pile est vide.
 *
 * @param s la pile.
 *
 * Nécessite :
 * - [STACK-VIDE-N1] s.summit va de 0 à N ; sinon rend 1.
 *
 * Garantie :
 * - [STACK-VIDE-G1] rend 1 si la pile n'a aucun élément ; sinon rend 0.
 *
 * @return 1 ou 0.
 */
static inline int is_empty(stack s)
{
    return TaillePile(s) == 0;
}

/**
 * Ajoute un élément au sommet d'une pile.
 *
 * @param i l'élément ; la chaîne n'est pas copiée, elle doit rester valable.
 * @param s la pile à changer.
 *
 * Si une clause n'est pas respectée, ne fait rien.
 *
 * Nécessite :
 * - [STACK-PUSH-N1] s n'est pas NULL ;
 * - [STACK-PUSH-N2] s->summit va de 0 à N ;
 * - [STACK-PUSH-N3] la pile n'est pas pleine : s->summit n'est pas N ;
 * - [STACK-PUSH-N4] i n'est pas NULL.
 *
 * Garantie :
 * - [STACK-PUSH-G1] la pile a un élément de plus, son sommet est i, et les éléments en dessous
 *   sont les mêmes, dans le même ordre.
 */
static inline void push(char *i, stack *s)
{
    if (s != NULL && i != NULL && s->summit >= 0 && s->summit < (int)(N))
        s->content[s->summit++] = i;
}

/**
 * Donne l'élément du sommet d'une pile, sans l'enlever.
 *
 * @param s la pile.
 *
 * Nécessite :
 * - [STACK-SOMMET-N1] s.summit va de 0 à N ; sinon rend "".
 *
 * Garantie :
 * - [STACK-SOMMET-G1] rend l'élément du sommet ;
 * - [STACK-SOMMET-G2] + si la pile est vide, rend "", qu'il ne faut pas modifier : ainsi
 *   strchr(sommet(s), 'N') peut examiner une case sans pièce.
 *
 * @return l'élément, ou "".
 */
static inline char *sommet(stack s)
{
    return is_empty(s) ? (char *)"" : s.content[s.summit - 1];
}

/**
 * Enlève l'élément du sommet d'une pile.
 *
 * @param s la pile à changer.
 *
 * Si une clause n'est pas respectée, rend "" et *s ne change pas.
 *
 * Nécessite :
 * - [STACK-POP-N1] s n'est pas NULL ;
 * - [STACK-POP-N2] s->summit va de 0 à N.
 *
 * Garantie :
 * - [STACK-POP-G1] rend l'élément qui était au sommet, et la pile garde les éléments qui étaient en
 *   dessous, dans le même ordre ;
 * - [STACK-POP-G2] + si la pile est vide, rend "", qu'il ne faut pas modifier, et *s ne change pas.
 *
 * @return l'élément enlevé, ou "".
 */
static inline char *pop(stack *s)
{
    if (s == NULL || is_empty(*s))
        return (char *)"";
    return s->content[--s->summit];
}

#endif /* ECHECS_STACKCHESS_PILE_H */
