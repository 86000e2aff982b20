/* Les piles que le jeu appelle par leurs noms : ce programme en a d'autres. */
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
    taille_fausse,
    sommet_faux,
    joue_pendant_ce_temps,
    nombre_conduites
} conduite;

static int appels[6];
static stackchess *partie_en_cours;

void pile_initialiser(pile *p)
{
    appels[0]++;
    if (conduite == casse_tout)
        memset(p, 0xA5, sizeof *p);
    else if (conduite != ne_cree_rien)
        p->hauteur = 0;
}

int pile_est_vide(const pile *p)
{
    appels[1]++;
    if (conduite == jamais_vide || conduite == toujours_vide)
        return conduite == toujours_vide;
    return p->hauteur == 0;
}

int pile_empiler(pile *p, stackchess_piece piece)
{
    appels[2]++;
    if (conduite == casse_tout || conduite == oublie_d_empiler)
        return 1;
    if (conduite == refuse_d_empiler || p->hauteur >= PILE_CAPACITE)
        return 0;
    if (conduite == empile_autre_chose)
        piece.type = 'D';
    p->pieces[p->hauteur++] = piece;
    return 1;
}

int pile_depiler(pile *p, stackchess_piece *piece)
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
    if (conduite == joue_pendant_ce_temps) {
        conduite = juste;
        stackchess_deplacer(partie_en_cours, 3, 0, 3, 1, 1);
    }
    *piece = p->pieces[conduite == depile_par_le_bas ? 0 : p->hauteur - 1];
    if (conduite == depile_par_le_bas)
        memmove(p->pieces, p->pieces + 1, sizeof *p->pieces * (size_t)(p->hauteur - 1));
    p->hauteur -= conduite != ne_depile_pas;
    return 1;
}

int pile_sommet(const pile *p, stackchess_piece *piece)
{
    appels[4]++;
    if (p->hauteur == 0 || conduite == sommet_faux)
        return 0;
    *piece = p->pieces[p->hauteur - 1];
    return 1;
}

int pile_taille(const pile *p)
{
    appels[5]++;
    return conduite == taille_fausse ? -12345 : p->hauteur;
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

    echecs_contrats(contrats_silence);
    for (i = juste + 1; i < joue_pendant_ce_temps; i++) {
        stackchess *partie = partie_de(position);

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
    stackchess *partie = partie_de(POSITION);

    conduite = refuse_d_empiler;
    echecs_contrats(contrats_arret);
    VERIF_STDERR_UNE_LIGNE("stackchess_deplacer : pile_empiler", {
        VERIF_CODE(jouer(partie, "a1-a2"), stackchess_pile_incorrecte, nommer);
    });
    VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), "pile_empiler");
    stackchess_detruire(partie);
}

VERIF(une_pile_qui_n_est_pas_preparee, "STACKCHESS-DEPLACER-G5")
{
    stackchess *partie = partie_de(POSITION);

    VERIF_INDICE("les piles données à pile_initialiser contiennent n'importe quoi");
    conduite = ne_cree_rien;
    VERIF_STDERR_UNE_LIGNE("stackchess_deplacer : après pile_initialiser", {
        VERIF_CODE(jouer(partie, "a1-a2"), stackchess_pile_incorrecte, nommer);
    });
    VERIF_CHAINE(texte_de(partie), POSITION);
    stackchess_detruire(partie);
}

VERIF(une_pile_qui_joue_elle_meme, "STACKCHESS-DEPLACER-G3 STACKCHESS-DEPLACER-G4")
{
    stackchess *partie = partie_de(DEPART);

    VERIF_INDICE("pendant le coup, pile_depiler a joué d1-d2 : c'est aux noirs");
    partie_en_cours = partie;
    conduite = joue_pendant_ce_temps;
    VERIF_CODE(jouer(partie, "a1-a2"), stackchess_piece_adverse, nommer);
    VERIF_CHAINE(texte_de(partie), "tfdrft/p'p'p'p'p'p'/6/6/P'P'P'(P'R)P'P'/TFD1FT n -");
    stackchess_detruire(partie);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_piles_du_programme_servent),
    VERIF_LIGNE(des_piles_fausses_ne_jouent_pas),
    VERIF_LIGNE(des_piles_fausses_ne_prennent_pas),
    VERIF_LIGNE(une_ligne_dit_la_faute_sans_arreter),
    VERIF_LIGNE(une_pile_qui_n_est_pas_preparee),
    VERIF_LIGNE(une_pile_qui_joue_elle_meme))
