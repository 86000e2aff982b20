/* Ce que la bibliothèque appelle par son nom : ce programme en remplace plusieurs fonctions. */
#include "cpe.h"

#define ROQUES "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* Ce que les versions de ce programme doivent faire, et combien de fois on les a appelées. */
static enum { refuser, accepter_sans_rien_faire, tout_casser, deplacer, passer_le_trait } conduite;
static int appels;

static int se_conduire(echiquier *e, int x0, int y0, int x1, int y1, code_erreur_deplacement *c)
{
    appels++;
    switch (conduite) {
    case refuser:
        if (c != NULL) {
            c->type = (type_erreur)-12345;
            c->coord_x = INT_MIN;
        }
        return 0;
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
    (void)e, (void)p, (void)x, (void)y, (void)c;
    appels++;
    return conduite != refuser;
}

static type_erreur jouer(partie_d_essai *p, int x0, int y0, int x1, int y1)
{
    appels = 0;
    return echiquier_deplacement_realise_si_possible(&p->e, x0, y0, x1, y1, &p->h, &p->c, &p->t);
}

VERIF(le_roque_du_programme, "DEPLACER-G5")
{
    partie_d_essai *p = partie_de(ROQUES);

    conduite = deplacer;
    VERIF_CODE(jouer(p, 4, 0, 4, 5), pas_erreur, nommer);
    VERIF_ENTIER(appels, 1);
    VERIF_ENTIER(p->t, deplacement_roque);
    VERIF_INDICE("le roi est allé où le programme l'a mis");
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 4, 5), 1);
}

VERIF(le_roque_du_programme_fait_n_importe_quoi, "DEPLACER-G5 DEPLACER-G4")
{
    partie_d_essai *p = partie_de(ROQUES);

    conduite = refuser;
    VERIF_INCHANGE(&p->e, sizeof p->e, VERIF_ENTIER((int)jouer(p, 4, 0, 6, 0), -12345));
    VERIF_ENTIER(p->c.coord_x, INT_MIN);
    VERIF_ENTIER(appels, 1);
    conduite = tout_casser;
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_CODE(jouer(p, 4, 0, 6, 0), erreur_echiquier_joueur, nommer));
    conduite = accepter_sans_rien_faire;
    VERIF_INCHANGE(&p->e, sizeof p->e,
                   VERIF_CODE(jouer(p, 4, 0, 6, 0), erreur_deplacement_piece_impossible, nommer));
}

VERIF(le_roque_du_programme_passe_le_trait, "DEPLACER-G1")
{
    partie_d_essai *p = partie_de(ROQUES);

    conduite = passer_le_trait;
    VERIF_CODE(jouer(p, 4, 0, 4, 5), pas_erreur, nommer);
    VERIF_ENTIER(p->e.joueur_courant, 0);
}

VERIF(la_prise_en_passant_sous_l_autre_nom, "DEPLACER-G5")
{
    partie_d_essai *p = partie_de("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");

    conduite = deplacer;
    VERIF_CODE(jouer(p, 4, 1, 3, 2), pas_erreur, nommer);
    VERIF_ENTIER(appels, 1);
    VERIF_ENTIER(p->t, deplacement_prise_en_passant);
    VERIF_ENTIER(jeu_existe_piece(&p->e.jeu_de_piece_blanc, 3, 2), 1);
}

VERIF(l_annulation_joue_le_roque_du_programme, "HISTORIQUE-ANNULER-G1 HISTORIQUE-REJOUER-G1")
{
    partie_d_essai *p = partie_de(ROQUES);
    echiquier apres;

    conduite = deplacer; /* le roi avance, la tour reste */
    VERIF_CODE(api_echec_deplacer_piece(&p->e, &p->h, 4, 0, 6, 0), pas_erreur, nommer);
    apres = p->e;
    VERIF_CODE(api_echec_deplacer_piece(&p->e, &p->h, 0, 7, 0, 6), pas_erreur, nommer);
    VERIF_CODE(historique_annuler_coup(&p->e, &p->h), pas_erreur, nommer);
    VERIF_VRAI(memcmp(&p->e, &apres, sizeof apres) == 0);
    VERIF_CODE(historique_rejouer(&p->h, &p->e), pas_erreur, nommer);
    VERIF_VRAI(memcmp(&p->e, &apres, sizeof apres) == 0);
}

VERIF(le_cavalier_du_programme, "STANDARD-G3 DEPLACER-G5")
{
    partie_d_essai *p = partie_de(DEPART);

    conduite = deplacer;
    VERIF_ENTIER(echiquier_deplacement_coup_standard_est_valide(&p->e, 1, 0, 1, 4, &p->c), 1);
    VERIF_CODE(jouer(p, 1, 0, 1, 4), pas_erreur, nommer);
    VERIF_ENTIER(appels, 1);
    conduite = refuser;
    VERIF_CODE(jouer(p, 6, 0, 5, 2), erreur_deplacement_piece_impossible, nommer);
    VERIF_ENTIER(appels, 1);
}

VERIF(l_autre_nom_mene_a_la_version_du_programme, "ROQUE-ALIAS-G1")
{
    partie_d_essai *p = partie_de(ROQUES);

    conduite = accepter_sans_rien_faire;
    VERIF_ENTIER(echiquier_deplacement_realise_si_possible_roque(&p->e, 4, 0, 6, 0, &p->h, &p->c), 7);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(le_roque_du_programme),
    VERIF_LIGNE(le_roque_du_programme_fait_n_importe_quoi),
    VERIF_LIGNE(le_roque_du_programme_passe_le_trait),
    VERIF_LIGNE(la_prise_en_passant_sous_l_autre_nom),
    VERIF_LIGNE(l_annulation_joue_le_roque_du_programme),
    VERIF_LIGNE(le_cavalier_du_programme),
    VERIF_LIGNE(l_autre_nom_mene_a_la_version_du_programme))
