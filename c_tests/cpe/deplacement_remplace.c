/* Ce que la bibliothèque appelle par son nom : ce programme en remplace plusieurs fonctions. */
#include "cpe.h"

#define ROQUES "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"

/* Ce que les versions de ce programme doivent faire, et combien de fois on les a appelées. */
static enum { refuser, accepter_sans_rien_faire, tout_casser, deplacer, passer_le_trait } conduite;
static int appels;
static const piece *recue;      /* la pièce que le cavalier du programme a reçue */
static int dans_l_echiquier;   /* si elle est dans l'échiquier reçu avec elle */
static const code_erreur_deplacement *a_ecrire; /* ce qu'elles écrivent, si ce n'est pas NULL */

static void ecrire(code_erreur_deplacement *c)
{
    appels++;
    if (a_ecrire != NULL)
        *c = *a_ecrire;
}

static int se_conduire(echiquier *e, int x0, int y0, int x1, int y1, code_erreur_deplacement *c)
{
    ecrire(c);
    switch (conduite) {
    case refuser: return 0;
    case accepter_sans_rien_faire: return 7;
    case tout_casser:
        memset(e, 0xA5, sizeof *e);
        return 1;
    default:
        echiquier_deplacement_realise_coup_standard(e, x0, y0, x1, y1);
        if (conduite == passer_le_trait)
            echiquier_changer_joueur_courant(e);
        return 1;
    }
}

int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x0, int y0, int x1,
                                                            int y1, const historique_partie *h,
                                                            code_erreur_deplacement *c)
{
    (void)h;
    return se_conduire(e, x0, y0, x1, y1, c);
}

/* Le nom des fiches, sans « special ». */
int echiquier_deplacement_realise_si_possible_prise_en_passant(echiquier *e, int x0, int y0, int x1,
                                                               int y1, const historique_partie *h,
                                                               code_erreur_deplacement *c)
{
    (void)h;
    return se_conduire(e, x0, y0, x1, y1, c);
}

int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p, int x, int y,
                                                       code_erreur_deplacement *c)
{
    (void)x, (void)y;
    recue = p;
    dans_l_echiquier = (const char *)p >= (const char *)e && (const char *)p < (const char *)(e + 1);
    ecrire(c);
    return conduite != refuser;
}

/* Celle-ci est la fonction de la bibliothèque, sauf si le programme veut répondre lui-même. */
int echecs_interne_echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x0, int y0,
                                                                  int x1, int y1,
                                                                  code_erreur_deplacement *c);
static enum { comme_la_bibliotheque, non, oui } reponse;

int echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x0, int y0, int x1, int y1,
                                                   code_erreur_deplacement *c)
{
    if (reponse == comme_la_bibliotheque)
        return echecs_interne_echiquier_deplacement_coup_standard_est_valide(e, x0, y0, x1, y1, c);
    *c = *a_ecrire;
    return reponse == oui;
}

/* Ce code, et cette case en cause ; NULL : aucune. */
static void jouer(partie_d_essai *p, const char *coup, type_erreur code, const char *en_cause)
{
    appels = 0;
    essayer(p, coup, code, en_cause);
}

VERIF(le_roque_du_programme, "DEPLACER-G5")
{
    PARTIE_DE(p, ROQUES);

    conduite = deplacer;
    jouer(p, "e1e6", pas_erreur, NULL);
    VERIF_ENTIER(appels, 1);
    VERIF_ENTIER(p->t, deplacement_roque);
    VERIF_INDICE("le roi est allé où le programme l'a mis");
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 4, 5), 1);
}

VERIF(le_roque_du_programme_fait_n_importe_quoi, "DEPLACER-G7 DEPLACER-G8 DEPLACER-G9")
{
    PARTIE_DE(p, ROQUES);

    conduite = tout_casser;
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   jouer(p, "e1g1", erreur_echiquier_joueur, NULL));
    conduite = accepter_sans_rien_faire;
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   jouer(p, "e1g1", erreur_deplacement_piece_impossible, NULL));
}

VERIF(le_roque_du_programme_passe_le_trait, "DEPLACER-G1")
{
    PARTIE_DE(p, ROQUES);

    conduite = passer_le_trait;
    jouer(p, "e1e6", pas_erreur, NULL);
    VERIF_ENTIER(p->e.joueur_courant, 0);
}

#define PION "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"

/* Les trois fonctions de ce programme refusent : ce que l'on doit lire dans *erreur. */
static void refusent(type_erreur roque, type_erreur prise, type_erreur saut,
                     const char *en_cause)
{
    PARTIE_DE(p, ROQUES);

    conduite = refuser;
    VERIF_INCHANGE(&p->e, sizeof p->e, jouer(p, "e1g1", roque, en_cause));
    VERIF_ENTIER(appels, 1);
    VERIF_INCHANGE(&p->h, sizeof p->h,
                   VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 4, 0, 6, 0, invalide),
                              roque, nommer));
    VERIF_POSITION(PION);
    p = partie_de(PION);
    VERIF_INCHANGE(&p->e, sizeof p->e, jouer(p, "e2d3", prise, en_cause));
    VERIF_POSITION(DEPART);
    p = partie_de(DEPART);
    VERIF_INCHANGE(&p->e, sizeof p->e, jouer(p, "g1f3", saut, en_cause));
    VERIF_ENTIER(appels, 1);
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 6, 0, 5, 2, &p->c), 0);
    verifie_faute(&p->c, saut, en_cause);
}

VERIF(un_refus_est_un_refus_quoi_qu_il_ecrive, "DEPLACER-G6 DEPLACER-G9 STANDARD-G4")
{
    static const code_erreur_deplacement mensonges[] = {
        { pas_erreur, 3, 4 }, { pas_erreur, -1, -1 }, { (type_erreur)-12345, INT_MIN, 4 },
        { (type_erreur)999, 0, 0 },
    };
    static const code_erreur_deplacement raison = { erreur_roi_en_echec, 2, 3 };
    static const code_erreur_deplacement loin = { erreur_piece_blocant_trajet, 2, INT_MAX };
    int i;

    VERIF_INDICE("la fonction a rendu 0 : le coup est refusé, avec un code d'erreur");
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("les fonctions rendent 0 et écrivent { %d, %d, %d }", mensonges[i].type,
                       mensonges[i].coord_x, mensonges[i].coord_y);
        a_ecrire = &mensonges[i];
        refusent(erreur_roque_non_permis, erreur_prise_en_passant_non_permise,
                 erreur_deplacement_piece_impossible, NULL);
    }
    VERIF_CONTEXTE("les fonctions rendent 0 et n'écrivent rien");
    a_ecrire = NULL;
    refusent(erreur_roque_non_permis, erreur_prise_en_passant_non_permise,
             erreur_deplacement_piece_impossible, NULL);
    VERIF_CONTEXTE("une erreur qui existe est gardée, avec sa case");
    a_ecrire = &raison;
    refusent(erreur_roi_en_echec, erreur_roi_en_echec, erreur_roi_en_echec, "c4");
    VERIF_CONTEXTE("une case qui n'est pas sur l'échiquier n'en est pas une");
    a_ecrire = &loin;
    refusent(erreur_piece_blocant_trajet, erreur_piece_blocant_trajet, erreur_piece_blocant_trajet,
             NULL);
}

VERIF(la_fonction_generale_du_programme_se_contredit, "DEPLACER-G6 DEPLACER-G9")
{
    static const code_erreur_deplacement pas_de_raison = { pas_erreur, 4, 3 };
    static const code_erreur_deplacement une_raison = { erreur_piece_blocant_trajet, 4, 2 };
    PARTIE_DE(p, DEPART);

    VERIF_INDICE("elle rend 0 et écrit pas_erreur : le coup est refusé, et n'est pas enregistré");
    reponse = non;
    a_ecrire = &pas_de_raison;
    VERIF_INCHANGE(&p->e, sizeof p->e, jouer(p, "g1f3", erreur_deplacement_piece_impossible, NULL));
    VERIF_INCHANGE(&p->h, sizeof p->h, api_echec_deplacer_piece(&p->e, &p->h, 6, 0, 5, 2));
    VERIF_ENTIER(p->e.joueur_courant, 0);
    VERIF_INDICE("elle rend 1 et écrit une erreur : le coup est permis");
    reponse = oui;
    a_ecrire = &une_raison;
    jouer(p, "g1f3", pas_erreur, NULL);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 5, 2), 1);
}

VERIF(une_permission_est_une_permission_quoi_qu_elle_ecrive, "DEPLACER-G6 STANDARD-G4")
{
    static const code_erreur_deplacement mensonge = { erreur_roi_en_echec, 2, 3 };
    PARTIE_DE(p, ROQUES);

    VERIF_INDICE("la fonction n'a pas rendu 0 : le coup est permis");
    a_ecrire = &mensonge;
    conduite = deplacer;
    jouer(p, "e1e6", pas_erreur, NULL);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 4, 5), 1);
    VERIF_POSITION(DEPART);
    p = partie_de(DEPART);
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 1, 0, 1, 4, &p->c), 1);
    verifie_code(&p->c, pas_erreur, -1, -1);
}

VERIF(la_prise_en_passant_sous_l_autre_nom, "DEPLACER-G5")
{
    PARTIE_DE(p, PION);

    conduite = deplacer;
    jouer(p, "e2d3", pas_erreur, NULL);
    VERIF_ENTIER(appels, 1);
    VERIF_ENTIER(p->t, deplacement_prise_en_passant);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 3, 2), 1);
}

VERIF(l_annulation_ne_joue_pas_le_roque_du_programme,
      "HISTORIQUE-ANNULER-G1 HISTORIQUE-ANNULER-G5 HISTORIQUE-REJOUER-G1 HISTORIQUE-REJOUER-G4")
{
    PARTIE_DE(p, ROQUES);

    conduite = deplacer; /* le roi avance, la tour reste */
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 4, 0, 6, 0), pas_erreur, nommer);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 7, 0), 1);
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 0, 7, 0, 6), pas_erreur, nommer);
    appels = 0;
    VERIF_INDICE("les coups déjà joués se refont selon les règles, sans rien demander au programme");
    VERIF_CODE(historique_annuler_coup(&p->h, &p->e), pas_erreur, nommer);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 7, 0), 0);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 5, 0), 1);
    VERIF_CODE(historique_rejouer(&p->h, &p->e), pas_erreur, nommer);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 5, 0), 1);
    VERIF_ENTIER(appels, 0);
}

/* Un cavalier qui va partout, comme celui d'une fiche, qui n'a pas à regarder l'arrivée. */
VERIF(une_piece_du_camp_sur_l_arrivee, "STANDARD-G5")
{
    PARTIE_DE(p, DEPART);

    conduite = deplacer;
    appels = 0;
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 1, 0, 3, 1, &p->c), 0);
    VERIF_ENTIER(appels, 0);
    verifie_faute(&p->c, erreur_piece_blocant_trajet, "d2");
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 1, 0, 0, 1, &p->c), 0);
    VERIF_CODE(p->c.type, erreur_deplacement_piece_impossible, nommer);
    VERIF_INDICE("une case vide, ou celle d'une pièce adverse, se demande à la fonction de la pièce");
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 1, 0, 3, 6, &p->c), 1);
    VERIF_ENTIER(appels, 1);
}

VERIF(l_adresse_de_la_piece, "STANDARD-G6")
{
    PARTIE_DE(p, DEPART);

    recue = NULL;
    conduite = deplacer;
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 6, 0, 5, 2, &p->c), 1);
    VERIF_NON_NUL(recue);
    VERIF_ENTIER(dans_l_echiquier, 1);
}

VERIF(le_cavalier_du_programme, "STANDARD-G3 DEPLACER-G5")
{
    PARTIE_DE(p, DEPART);

    conduite = deplacer;
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 1, 0, 1, 4, &p->c), 1);
    jouer(p, "b1b5", pas_erreur, NULL);
    VERIF_ENTIER(appels, 1);
    conduite = refuser;
    jouer(p, "g1f3", erreur_deplacement_piece_impossible, NULL);
    VERIF_ENTIER(appels, 1);
}

VERIF(l_autre_nom_mene_a_la_version_du_programme, "ROQUE-ALIAS-G1")
{
    PARTIE_DE(p, ROQUES);

    conduite = accepter_sans_rien_faire;
    VERIF_ENTIER(echiquier_deplacement_realise_si_possible_roque(&p->e, 4, 0, 6, 0, &p->h, &p->c), 7);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(le_roque_du_programme),
    VERIF_LIGNE(le_roque_du_programme_fait_n_importe_quoi),
    VERIF_LIGNE(le_roque_du_programme_passe_le_trait),
    VERIF_LIGNE(un_refus_est_un_refus_quoi_qu_il_ecrive),
    VERIF_LIGNE(la_fonction_generale_du_programme_se_contredit),
    VERIF_LIGNE(une_permission_est_une_permission_quoi_qu_elle_ecrive),
    VERIF_LIGNE(la_prise_en_passant_sous_l_autre_nom),
    VERIF_LIGNE(l_annulation_ne_joue_pas_le_roque_du_programme),
    VERIF_LIGNE(une_piece_du_camp_sur_l_arrivee),
    VERIF_LIGNE(l_adresse_de_la_piece),
    VERIF_LIGNE(le_cavalier_du_programme),
    VERIF_LIGNE(l_autre_nom_mene_a_la_version_du_programme))
