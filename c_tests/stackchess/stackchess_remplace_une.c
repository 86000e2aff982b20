/* Ce programme ne remplace que deux fonctions de pile : les autres sont celles de la
 * bibliothèque, qui ne doivent ni bavarder ni arrêter le programme. */
#include "stackchess_essai.h"

void echecs_interne_stackchess_pile_initialiser(pile_stackchess *p);

static int oublier;
static const pile_stackchess *creees[8];
static int nombre_creees, inconnues;

void stackchess_pile_initialiser(pile_stackchess *p)
{
    if (nombre_creees < 8)
        creees[nombre_creees++] = p;
    echecs_interne_stackchess_pile_initialiser(p);
}

int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece)
{
    int i;

    for (i = 0; i < nombre_creees && creees[i] != p; i++)
        ;
    inconnues += i == nombre_creees;
    if (!oublier)
        p->pieces[p->hauteur++] = piece;
    return 1;
}

VERIF(une_pile_reste_ou_elle_a_ete_creee, "STACKCHESS-DEPLACER-G4")
{
    PARTIE_DE(partie, "r3/p3/4/(TD)3 b -");

    VERIF_STDERR("", VERIF_CODE(stackchess_deplacer(partie, 0, 0, 0, 2, 2), stackchess_ok, nommer));
    VERIF_ENTIER(nombre_creees, 3);
    VERIF_VRAI(creees[0] != creees[1] && creees[1] != creees[2] && creees[0] != creees[2]);
    VERIF_INDICE("une pile s'empile à l'adresse où elle a été créée");
    VERIF_ENTIER(inconnues, 0);
    stackchess_detruire(partie);
}

VERIF(une_seule_ligne_et_pas_d_arret, "STACKCHESS-DEPLACER-G5")
{
    PARTIE_DE(partie, "r3/p3/4/(TD)3 b -");

    oublier = 1;
    VERIF_STDERR_UNE_LIGNE("stackchess_deplacer",
                           VERIF_CODE(stackchess_deplacer(partie, 0, 0, 0, 2, 2),
                                      stackchess_pile_incorrecte, nommer));
    echecs_choisir_contrats(contrats_arret);
    VERIF_CODE(stackchess_deplacer(partie, 0, 0, 0, 2, 2), stackchess_pile_incorrecte, nommer);
    stackchess_detruire(partie);
}

VERIF(les_piles_les_plus_hautes, "STACKCHESS-DEPLACER-G1")
{
    char texte[STACKCHESS_POSITION_MAX] = "(";
    stackchess *partie;
    int i;

    for (i = 0; i < 103; i++)
        strcat(texte, "d");
    strcat(texte, ")3/4/4/(");
    for (i = 0; i < 104; i++)
        strcat(texte, "D");
    strcat(texte, ")3 b -");
    VERIF_POSITION(texte);
    partie = partie_de(texte);
    VERIF_CODE(stackchess_deplacer(partie, 0, 0, 0, 3, 104), stackchess_ok, nommer);
    VERIF_ENTIER(stackchess_hauteur(partie, 0, 3), 104);
    stackchess_detruire(partie);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(une_pile_reste_ou_elle_a_ete_creee),
    VERIF_LIGNE(une_seule_ligne_et_pas_d_arret),
    VERIF_LIGNE(les_piles_les_plus_hautes))
