/* stackchess/pile.h, à côté de stackchess.h.
 *
 * Les vérifications remplissent la pile elles-mêmes, et la lisent elles-mêmes ensuite. */
#include "../verif.h"

#include <limits.h>

#include "stackchess.h"
#include "stackchess/pile.h"

static const int summits_faux[] = { INT_MIN, -1, N + 1, INT_MAX };
static const int summits_justes[] = { 0, 1, 2, N - 1, N };
enum { nombre_faux = 4, nombre_justes = 5 };

/* Un élément pour chaque rang : deux d'entre eux n'ont jamais la même adresse. */
static char elements[N + 1][3];
static char tour_blanche[] = "TB";

static stack s;

/* Met ces éléments dans s, et NULL au-dessus. */
static void remplir(int hauteur)
{
    int i;

    memset(&s, 0, sizeof s);
    for (i = 0; i < hauteur; i++)
        s.content[i] = elements[i];
    s.summit = hauteur;
}

/* Deux éléments, et un summit qui n'est pas leur nombre. */
static void remplir_mal(int summit)
{
    remplir(2);
    s.summit = summit;
}

/* De même, et le dit jusqu'à la fin du bloc. */
#define REMPLIR(hauteur)                                                                   \
    VERIF_CONTEXTE("s.summit vaut %d avant l'appel", (hauteur));                           \
    remplir(hauteur)
#define REMPLIR_MAL(summit)                                                                \
    VERIF_CONTEXTE("s.summit vaut %d avant l'appel", (summit));                            \
    remplir_mal(summit)

/* Ce qui a changé dans une pile, en éléments. */
static void decrire_pile(FILE *sortie, const void *attendue, const void *recue, size_t octets)
{
    const stack *a = (const stack *)attendue, *r = (const stack *)recue;
    int i;

    (void)octets;
    if (r->summit != a->summit)
        fprintf(sortie, "summit vaut %d au lieu de %d ; ", r->summit, a->summit);
    for (i = 0; i < N && r->content[i] == a->content[i]; i++)
        ;
    if (i < N)
        fprintf(sortie, "content[%d] a changé", i);
}

#undef VERIF_DESCRIPTION
#define VERIF_DESCRIPTION(zone)                                                            \
    (__extension__ _Generic((zone), stack * : decrire_pile, default : (verif_description)NULL))

/* Après un appel, s a ce summit et, en bas, les éléments que remplir lui a donnés. */
static void verifie_pile(int summit, int remplis)
{
    int i;

    VERIF_ENTIER(s.summit, summit);
    for (i = 0; i < remplis; i++)
        VERIF_POINTEUR(s.content[i], elements[i]);
}

/* ---- N, create --------------------------------------------------------------------------- */

VERIF(capacite_des_piles_du_jeu, "STACK-CAPACITE-G1")
{
    VERIF_ENTIER(N, 104);
    VERIF_ENTIER(N, STACKCHESS_PILE_MAX);
    VERIF_ENTIER(sizeof s.content / sizeof *s.content, N);
}

VERIF(create_rend_une_pile_vide, "STACK-CREATE-G1 STACK-CREATE-G2")
{
    int i;

    REMPLIR(N);
    s = create();
    VERIF_ENTIER(s.summit, 0);
    for (i = 0; i < N; i++)
        VERIF_POINTEUR(s.content[i], NULL);
}

/* ---- TaillePile, is_empty, sommet -------------------------------------------------------- */

VERIF(summits_insenses, "STACK-TAILLE-N1 STACK-VIDE-N1 STACK-SOMMET-N1")
{
    int i;

    for (i = 0; i < nombre_faux; i++) {
        REMPLIR_MAL(summits_faux[i]);
        VERIF_ENTIER(TaillePile(s), 0);
        VERIF_ENTIER(is_empty(s), 1);
        VERIF_CHAINE(sommet(s), "");
    }
}

VERIF(taille_et_vide, "STACK-TAILLE-G1 STACK-VIDE-G1")
{
    int i;

    for (i = 0; i < nombre_justes; i++) {
        REMPLIR(summits_justes[i]);
        VERIF_ENTIER(TaillePile(s), summits_justes[i]);
        VERIF_ENTIER(is_empty(s), summits_justes[i] == 0);
    }
}

VERIF(sommet_donne_le_dernier, "STACK-SOMMET-G1")
{
    int hauteur;

    for (hauteur = 1; hauteur <= N; hauteur++) {
        REMPLIR(hauteur);
        VERIF_POINTEUR(sommet(s), elements[hauteur - 1]);
    }
}

VERIF(sommet_d_une_pile_vide, "STACK-SOMMET-G2")
{
    REMPLIR(0);
    VERIF_CHAINE(sommet(s), "");
    VERIF_POINTEUR(strchr(sommet(s), 'N'), NULL);
}

/* ---- push -------------------------------------------------------------------------------- */

VERIF(push_sans_pile, "STACK-PUSH-N1")
{
    push(tour_blanche, NULL);
    push(NULL, NULL);
}

VERIF(push_summits_insenses, "STACK-PUSH-N2")
{
    int i;

    for (i = 0; i < nombre_faux; i++) {
        REMPLIR_MAL(summits_faux[i]);
        VERIF_INCHANGE(&s, sizeof s, push(tour_blanche, &s));
    }
}

VERIF(push_sur_une_pile_pleine, "STACK-PUSH-N3")
{
    REMPLIR(N);
    VERIF_INCHANGE(&s, sizeof s, push(tour_blanche, &s));
}

VERIF(push_sans_element, "STACK-PUSH-N4")
{
    REMPLIR(2);
    VERIF_INCHANGE(&s, sizeof s, push(NULL, &s));
}

VERIF(push_pose_au_sommet, "STACK-PUSH-G1")
{
    int hauteur;

    for (hauteur = 0; hauteur < N; hauteur++) {
        REMPLIR(hauteur);
        push(elements[hauteur], &s);
        verifie_pile(hauteur + 1, hauteur + 1);
    }
}

/* ---- pop --------------------------------------------------------------------------------- */

VERIF(pop_sans_pile, "STACK-POP-N1")
{
    VERIF_CHAINE(pop(NULL), "");
}

VERIF(pop_summits_insenses, "STACK-POP-N2")
{
    int i;

    for (i = 0; i < nombre_faux; i++) {
        REMPLIR_MAL(summits_faux[i]);
        VERIF_INCHANGE(&s, sizeof s, VERIF_CHAINE(pop(&s), ""));
    }
}

VERIF(pop_enleve_le_sommet, "STACK-POP-G1")
{
    int hauteur;

    for (hauteur = 1; hauteur <= N; hauteur++) {
        REMPLIR(hauteur);
        VERIF_POINTEUR(pop(&s), elements[hauteur - 1]);
        verifie_pile(hauteur - 1, hauteur - 1);
    }
}

VERIF(pop_d_une_pile_vide, "STACK-POP-G2")
{
    REMPLIR(0);
    VERIF_INCHANGE(&s, sizeof s, VERIF_CHAINE(pop(&s), ""));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(capacite_des_piles_du_jeu),
    VERIF_LIGNE(create_rend_une_pile_vide),
    VERIF_LIGNE(summits_insenses),
    VERIF_LIGNE(taille_et_vide),
    VERIF_LIGNE(sommet_donne_le_dernier),
    VERIF_LIGNE(sommet_d_une_pile_vide),
    VERIF_LIGNE(push_sans_pile),
    VERIF_LIGNE(push_summits_insenses),
    VERIF_LIGNE(push_sur_une_pile_pleine),
    VERIF_LIGNE(push_sans_element),
    VERIF_LIGNE(push_pose_au_sommet),
    VERIF_LIGNE(pop_sans_pile),
    VERIF_LIGNE(pop_summits_insenses),
    VERIF_LIGNE(pop_enleve_le_sommet),
    VERIF_LIGNE(pop_d_une_pile_vide))
