/* Les piles que le jeu appelle par leurs noms : ce programme en a d'autres. */
#include "partie.h"
#include "stackchess_essai.h"

/* Ce que les versions de ce programme font de travers, s'il y a lieu. */
static enum {
    juste,
    ne_cree_rien,
    casse_tout,
    jamais_vide,
    toujours_vide,
    refuse_d_empiler,
    oublie_d_empiler,
    empile_autre_chose,
    refuse_de_depiler,
    depile_par_le_bas,
    ne_depile_pas,
    hauteur_fausse,
    sommet_faux,
    vide_a_sa_facon,
    empile_a_sa_facon,
    s_en_prend_a_la_partie,
    donne_autre_chose
} conduite;

static int appels[6];
static stackchess *partie_jouee;
static partie *partie_d_echecs;

/* Ce qu'une fonction de pile peut faire de la partie : la regarder, pas plus. */
static void s_en_prendre_a_la_partie(void)
{
    VERIF_STDERR_UNE_LIGNE("[STACKCHESS-DETRUIRE-N2]", stackchess_detruire(partie_jouee));
    VERIF_STDERR_UNE_LIGNE("[STACKCHESS-LIRE-N2]",
                           VERIF_CODE(stackchess_lire_position(partie_jouee, "4/4/4/R2r b -"),
                                      stackchess_partie_occupee, nommer));
    VERIF_STDERR_UNE_LIGNE("[STACKCHESS-DEPLACER-N2]",
                           VERIF_CODE(stackchess_deplacer(partie_jouee, 3, 0, 3, 1, 1),
                                      stackchess_partie_occupee, nommer));
    VERIF_STDERR_UNE_LIGNE("[STACKCHESS-ANNULER-N2]",
                           VERIF_CODE(stackchess_annuler(partie_jouee),
                                      stackchess_partie_occupee, nommer));
    VERIF_STDERR_UNE_LIGNE("[STACKCHESS-ABANDONNER-N2]",
                           VERIF_CODE(stackchess_abandonner(partie_jouee, 0),
                                      stackchess_partie_occupee, nommer));
    VERIF_CHAINE(texte_de(partie_jouee), DEPART);
    VERIF_ENTIER(stackchess_etat(partie_jouee), stackchess_en_cours);
}

/* Une partie d'un autre cours n'est pas une partie de celui-ci, et inversement. */
static void donner_autre_chose(void)
{
    stackchess *fausse = (stackchess *)(void *)partie_d_echecs;
    partie *fausse_d_echecs = (partie *)(void *)partie_jouee;

    VERIF_CODE(stackchess_deplacer(fausse, 3, 0, 3, 1, 1), stackchess_pointeur_nul, nommer);
    VERIF_STDERR_UNE_LIGNE("[STACKCHESS-DETRUIRE-N1]", stackchess_detruire(fausse));
    VERIF_ENTIER(partie_commencer(fausse_d_echecs), erreur_pointeur_nul);
    VERIF_STDERR_UNE_LIGNE("[PARTIE-DETRUIRE-N1]", partie_detruire(fausse_d_echecs));
}

void stackchess_pile_initialiser(pile_stackchess *p)
{
    appels[0]++;
    if (conduite == casse_tout)
        memset(p, 0xA5, sizeof *p);
    else if (conduite != ne_cree_rien)
        p->hauteur = 0;
}

int stackchess_pile_est_vide(const pile_stackchess *p)
{
    appels[1]++;
    if (conduite == jamais_vide || conduite == toujours_vide)
        return conduite == toujours_vide;
    if (conduite == vide_a_sa_facon)
        return p->hauteur == 0 ? 42 : 0;
    return p->hauteur == 0;
}

int stackchess_pile_empiler(pile_stackchess *p, piece_stackchess piece)
{
    appels[2]++;
    if (conduite == casse_tout || conduite == oublie_d_empiler)
        return 1;
    if (conduite == s_en_prend_a_la_partie)
        s_en_prendre_a_la_partie();
    else if (conduite == donne_autre_chose)
        donner_autre_chose();
    if (conduite == refuse_d_empiler || p->hauteur >= STACKCHESS_PILE_MAX)
        return 0;
    if (conduite == empile_autre_chose)
        piece.type = 'D';
    p->pieces[p->hauteur++] = piece;
    return conduite == empile_a_sa_facon ? 2 : 1;
}

int stackchess_pile_depiler(pile_stackchess *p, piece_stackchess *piece)
{
    appels[3]++;
    if (conduite == casse_tout) {
        memset(p, 0x5A, sizeof *p);
        memset(piece, 0xA5, sizeof *piece);
        return INT_MIN;
    }
    if (conduite == jamais_vide && p->hauteur == 0)
        return 1;
    if (conduite == refuse_de_depiler || p->hauteur == 0)
        return 0;
    *piece = p->pieces[conduite == depile_par_le_bas ? 0 : p->hauteur - 1];
    if (conduite == depile_par_le_bas)
        memmove(p->pieces, p->pieces + 1, sizeof *p->pieces * (size_t)(p->hauteur - 1));
    p->hauteur -= conduite != ne_depile_pas;
    return 1;
}

int stackchess_pile_sommet(const pile_stackchess *p, piece_stackchess *piece)
{
    appels[4]++;
    if (p->hauteur == 0 || conduite == sommet_faux)
        return 0;
    *piece = p->pieces[p->hauteur - 1];
    return 1;
}

int stackchess_pile_hauteur(const pile_stackchess *p)
{
    appels[5]++;
    return conduite == hauteur_fausse ? -12345 : p->hauteur;
}

#define POSITION "5/5/2(tt)2/5/(DDR)3r b -"

VERIF(les_piles_du_programme_servent, "STACKCHESS-DEPLACER-G4")
{
    int i;

    conduite = juste;
    verifie_suite("5/5/1(tt)3/5/(DDD)3r b -", "3a1-a2 e1-d1 3a2-b3",
                  "5/5/1(DDD)3/5/3r1 n -");
    for (i = 0; i < 6; i++) {
        VERIF_CONTEXTE("fonction %d", i);
        VERIF_VRAI(appels[i] > 0);
    }
}

/* Avec chacune des conduites fausses, ce coup légal n'est pas joué. */
static void verifie_conduites(const char *position, const char *coup)
{
    int i;

    echecs_choisir_contrats(contrats_silence);
    for (i = juste + 1; i < s_en_prend_a_la_partie; i++) {
        PARTIE_DE(partie, position);

        VERIF_CONTEXTE("coup %s, conduite %d", coup, i);
        conduite = juste;
        VERIF_CODE(verifier(partie, coup, NULL, 0), stackchess_ok, nommer);
        conduite = i;
        VERIF_CODE(jouer(partie, coup), stackchess_pile_incorrecte, nommer);
        VERIF_CHAINE(texte_de(partie), position);
        VERIF_ENTIER(stackchess_joueur(partie), 0);
        stackchess_detruire(partie);
    }
}

VERIF(des_piles_fausses_ne_jouent_pas, "STACKCHESS-DEPLACER-G5")
{
    verifie_conduites("5/3t1/1(tt)3/5/(DRD)3r b -", "2a1-a2");
}

VERIF(des_piles_fausses_ne_prennent_pas, "STACKCHESS-DEPLACER-G5")
{
    verifie_conduites("5/5/5/1(tf)3/(DRD)3r b -", "3a1-b2");
}

VERIF(une_ligne_dit_la_faute_sans_arreter, "STACKCHESS-DEPLACER-G5")
{
    PARTIE_DE(partie, POSITION);

    conduite = refuse_d_empiler;
    echecs_choisir_contrats(contrats_arret);
    VERIF_STDERR_UNE_LIGNE("stackchess_deplacer : stackchess_pile_empiler", {
        VERIF_CODE(jouer(partie, "a1-a2"), stackchess_pile_incorrecte, nommer);
    });
    VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), "stackchess_pile_empiler");
    stackchess_detruire(partie);
}

VERIF(une_pile_qui_n_est_pas_preparee, "STACKCHESS-DEPLACER-G5")
{
    PARTIE_DE(partie, POSITION);

    VERIF_INDICE("les piles données à stackchess_pile_initialiser contiennent n'importe quoi");
    conduite = ne_cree_rien;
    VERIF_STDERR_UNE_LIGNE("stackchess_deplacer : après stackchess_pile_initialiser", {
        VERIF_CODE(jouer(partie, "a1-a2"), stackchess_pile_incorrecte, nommer);
    });
    VERIF_CHAINE(texte_de(partie), POSITION);
    stackchess_detruire(partie);
}

VERIF(une_pile_regarde_sans_toucher, "STACKCHESS-DETRUIRE-N2 STACKCHESS-LIRE-N2 "
                                     "STACKCHESS-DEPLACER-N2 STACKCHESS-ANNULER-N2 "
                                     "STACKCHESS-ABANDONNER-N2")
{
    VERIF_POSITION(DEPART);
    partie_jouee = partie_de(DEPART);
    VERIF_INDICE("pendant le coup, stackchess_pile_empiler s'en prend à la partie : elle est "
                 "refusée, et le coup est joué");
    conduite = s_en_prend_a_la_partie;
    VERIF_CODE(jouer(partie_jouee, "a1-a2"), stackchess_ok, nommer);
    conduite = juste;
    VERIF_CHAINE(texte_de(partie_jouee), "tfdrft/p'p'p'p'p'p'/6/6/(P'T)P'P'P'P'P'/1FDRFT n -");
    VERIF_INDICE("après le coup, la partie se change de nouveau");
    VERIF_CODE(stackchess_annuler(partie_jouee), stackchess_ok, nommer);
    VERIF_STDERR("", stackchess_detruire(partie_jouee));
}

VERIF(une_pile_fausse_libere_la_partie, "STACKCHESS-DEPLACER-N2 STACKCHESS-DETRUIRE-N2")
{
    PARTIE_DE(partie, POSITION);

    echecs_choisir_contrats(contrats_silence);
    conduite = refuse_d_empiler;
    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_pile_incorrecte, nommer);
    conduite = juste;
    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_ok, nommer);
    stackchess_detruire(partie);
}

VERIF(une_autre_partie_que_celle_du_coup, "STACKCHESS-DEPLACER-N1 STACKCHESS-DETRUIRE-N1 "
                                          "PARTIE-COMMENCER-N1 PARTIE-DETRUIRE-N1")
{
    VERIF_POSITION(DEPART);
    partie_jouee = partie_de(DEPART);
    partie_d_echecs = partie_creer();
    VERIF_INDICE("une partie de l'autre cours est refusée comme NULL");
    conduite = donne_autre_chose;
    VERIF_CODE(jouer(partie_jouee, "a1-a2"), stackchess_ok, nommer);
    conduite = juste;
    VERIF_ENTIER(partie_commencer(partie_d_echecs), pas_erreur);
    partie_detruire(partie_d_echecs);
    stackchess_detruire(partie_jouee);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_piles_du_programme_servent),
    VERIF_LIGNE(des_piles_fausses_ne_jouent_pas),
    VERIF_LIGNE(des_piles_fausses_ne_prennent_pas),
    VERIF_LIGNE(une_ligne_dit_la_faute_sans_arreter),
    VERIF_LIGNE(une_pile_qui_n_est_pas_preparee),
    VERIF_LIGNE(une_pile_regarde_sans_toucher),
    VERIF_LIGNE(une_pile_fausse_libere_la_partie),
    VERIF_LIGNE(une_autre_partie_que_celle_du_coup))
