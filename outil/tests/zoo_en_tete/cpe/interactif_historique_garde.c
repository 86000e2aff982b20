/* faux : INTERACTIF-G1 */
/* « i » remet les pièces en place, mais garde les coups de l'ancienne partie. */
#include <stdio.h>

#include "echecs.h"

static echiquier e;
static historique_partie h;

static void enregistrer(void)
{
    api_echec_ecrit_fichier_etat(&e, "echec_etat.txt");
    api_echec_ecrit_fichier_historique(&h, "echec_historique.txt");
}

static void commencer(void)
{
    echiquier_initialiser(&e);
    historique_initialise(&h);
}

static void annoncer(void)
{
    if (echiquier_est_mat(&e, &h))
        printf("Echec et mat\n");
    else if (echiquier_est_pat(&e, &h))
        printf("Pat\n");
    else if (echiquier_est_en_echec(&e))
        printf("Echec au roi\n");
}

static void agir(const action_a_realiser *a)
{
    echiquier lu;
    int avant = h.nombre_coups;

    switch (a->type) {
    case initialisation:
        echiquier_initialiser(&e);
        break;
    case deplacement:
        api_echec_deplacer_piece(&e, &h, a->x_depart, a->y_depart, a->x_arrivee, a->y_arrivee);
        if (h.nombre_coups > avant)
            annoncer();
        break;
    case lecture_fichier:
        if (!api_echec_lit_fichier_etat(&lu, a->filename))
            return;
        historique_initialise_depuis(&h, &lu);
        e = lu;
        break;
    case lecture_historique:
        if (!api_echec_lit_fichier_historique(&h, a->filename))
            return;
        historique_rejouer(&h, &e);
        break;
    default:
        return;
    }
    enregistrer();
}

/* La partie d'une autre fois passe dans un autre fichier. Rend 0 si elle doit rester où elle est. */
static int mettre_de_cote(void)
{
    static historique_partie avant;

    if (entree_sortie_lit_fichier_historique("echec_historique.txt", &avant) != pas_erreur || avant.nombre_coups == 0)
        return 1;
    if (entree_sortie_ecrit_fichier_historique("echec_historique_precedent.txt", &avant) == pas_erreur) {
        printf("lit_h echec_historique_precedent.txt reprend la partie precedente\n");
        return 1;
    }
    printf("Le premier coup remplace la partie precedente\n");
    return 0;
}

void api_echec_lance_mode_interactif(void)
{
    char ligne[MAX_LIGNE_COMMANDE];
    action_a_realiser a;

    commencer();
    if (mettre_de_cote())
        enregistrer();
    while (fgets(ligne, sizeof ligne, stdin) != NULL) {
        action_initialise(&a);
        if (parse_ligne_commande(ligne, &a) == 0)
            printf("Commande inconnue\n");
        if (a.type == fin)
            return;
        agir(&a);
    }
}
