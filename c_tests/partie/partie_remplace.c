/* Ce programme remplace partie_verifier : partie_deplacer, partie_jouer et partie_jouer_coup disent à
 * la vue sa phrase. Il remplace aussi partie_piece_en, que la bibliothèque n'appelle pas par son nom. */
#include "partie_vue_temoin.h"

static const partie *demandee;
static int demandes, cases[4], silence, s_en_prend_a_la_partie;
static const char *phrase; /* ce qu'elle écrit, au lieu de « Refus no 1. » */
static size_t taille_donnee;

/* Son code, qui n'est celui d'aucun refus, est oublié : seule sa phrase compte. */
type_erreur partie_verifier(const partie *p, int x_depart, int y_depart, int x_arrivee,
                            int y_arrivee, char *raison, size_t taille)
{
    demandee = p;
    demandes++;
    cases[0] = x_depart;
    cases[1] = y_depart;
    cases[2] = x_arrivee;
    cases[3] = y_arrivee;
    taille_donnee = taille;
    if (s_en_prend_a_la_partie) {
        partie *la_meme = (partie *)(size_t)p; /* sans avertissement pour le const */

        (void)VERIF_PARLE(partie_detruire(la_meme));
        VERIF_CODE(partie_commencer(la_meme), erreur_partie_occupee, nommer);
    }
    if (silence) {
        memset(raison, 'A', taille); /* sans zéro final */
        return (type_erreur)-12345;
    }
    if (phrase != NULL)
        snprintf(raison, taille, "%s", phrase);
    else
        snprintf(raison, taille, "Refus no %d.", demandes);
    return demandes % 2 == 0 ? pas_erreur : erreur_interne;
}

/* Remplit une phrase d'un même caractère. */
static const char *phrase_de(char *texte, size_t longueur, char caractere)
{
    memset(texte, caractere, longueur);
    texte[longueur] = '\0';
    return texte;
}

static int regards;

type_piece partie_piece_en(const partie *p, int x, int y, int *joueur)
{
    type_piece echecs_interne_partie_piece_en(const partie *, int, int, int *);

    regards++;
    return echecs_interne_partie_piece_en(p, x, y, joueur);
}

VERIF(la_vue_recoit_la_phrase_du_programme, "PARTIE-DEPLACER-G6")
{
    PARTIE_DE(p, DEPART);
    temoin t;

    temoin_branche(&t, p);
    VERIF_CODE(deplacer(p, "f1b5"), erreur_piece_blocant_trajet, nommer);
    VERIF_CHAINE(t.message, "Refus no 1.");
    VERIF_POINTEUR(demandee, p);
    VERIF_VRAI(cases[0] == 5 && cases[1] == 0 && cases[2] == 1 && cases[3] == 4);
    VERIF_INDICE("il y a la place de toute phrase");
    VERIF_VRAI(taille_donnee >= ECHECS_PHRASE_MAX);
    VERIF_CODE(deplacer(p, "e4e5"), erreur_case_depart_vide, nommer);
    VERIF_CHAINE(t.message, "Refus no 2.");
    VERIF_INDICE("un coup légal ne s'explique pas");
    VERIF_CODE(deplacer(p, "e2e4"), pas_erreur, nommer);
    VERIF_ENTIER(demandes, 2);
    partie_detruire(p);
}

VERIF(la_phrase_ne_change_pas_la_partie, "PARTIE-DEPLACER-G6")
{
    PARTIE_DE(p, DEPART);
    temoin t;

    temoin_branche(&t, p);
    VERIF_CODE(deplacer(p, "e2e4"), pas_erreur, nommer);
    s_en_prend_a_la_partie = 1;
    VERIF_CODE(deplacer(p, "e4e5"), erreur_piece_adverse, nommer);
    s_en_prend_a_la_partie = 0;
    VERIF_ENTIER(demandes, 1);
    VERIF_ENTIER(partie_nombre_coups(p), 1);
    VERIF_CODE(deplacer(p, "e7e5"), pas_erreur, nommer);
    partie_detruire(p);
}

VERIF(la_seule_piece_de_sa_sorte_est_designee, "PARTIE-JOUER-G6 PARTIE-JOUER-G3")
{
    PARTIE_DE(p, "4k3/7p/8/8/8/8/P7/4K3 w - - 0 1");
    temoin t;

    temoin_branche(&t, p);
    VERIF_CODE(partie_jouer(p, "Re5"), erreur_deplacement_piece_impossible, nommer);
    VERIF_CHAINE(t.message, "Refus no 1.");
    VERIF_VRAI(cases[0] == 4 && cases[1] == 0 && cases[2] == 4 && cases[3] == 4);
    partie_detruire(p);
}

VERIF(un_coup_ecrit_recoit_la_meme_phrase, "PARTIE-JOUER-G6")
{
    PARTIE_DE(p, DEPART);
    temoin t;

    temoin_branche(&t, p);
    VERIF_CODE(partie_jouer(p, "Fb5"), erreur_piece_blocant_trajet, nommer);
    VERIF_CHAINE(t.message, "Refus no 1.");
    VERIF_VRAI(cases[0] == 5 && cases[1] == 0 && cases[2] == 1 && cases[3] == 4);
    VERIF_CODE(partie_jouer(p, "e2-e5"), erreur_deplacement_piece_impossible, nommer);
    VERIF_CHAINE(t.message, "Refus no 2.");
    VERIF_INDICE("on ne sait pas de quel cavalier il s'agit");
    VERIF_CODE(partie_jouer(p, "Cd5"), erreur_deplacement_piece_impossible, nommer);
    VERIF_CODE(partie_jouer(p, "zz"), erreur_notation_illisible, nommer);
    VERIF_ENTIER(demandes, 2);
    partie_detruire(p);
}

VERIF(une_structure_recoit_la_meme_phrase, "PARTIE-JOUER-COUP-G4")
{
    PARTIE_DE(p, "4k3/P7/8/8/8/8/8/4KB2 w - - 0 1");
    coup_joue illegal = coup_de("f1f5", invalide), roi_en_a8 = coup_de("a7a8", roi);
    temoin t;

    temoin_branche(&t, p);
    VERIF_CODE(partie_jouer_coup(p, &illegal), erreur_deplacement_piece_impossible, nommer);
    VERIF_CHAINE(t.message, "Refus no 1.");
    VERIF_POINTEUR(demandee, p);
    VERIF_VRAI(cases[0] == 5 && cases[1] == 0 && cases[2] == 5 && cases[3] == 4);
    VERIF_INDICE("les deux cases sont celles d'un coup légal : la phrase est de la bibliothèque");
    VERIF_CODE(partie_jouer_coup(p, &roi_en_a8), erreur_promotion_non_permise, nommer);
    VERIF_ENTIER(demandes, 1);
    VERIF_VRAI(strstr(t.message, "Refus no") == NULL);
    partie_detruire(p);
}

VERIF(avant_et_apres_la_partie_aussi, "PARTIE-DEPLACER-G6 PARTIE-JOUER-COUP-G4")
{
    partie *p = partie_creer();
    coup_joue coup = coup_de("e2e4", invalide);
    temoin t;

    temoin_branche(&t, p);
    VERIF_CODE(deplacer(p, "e2e4"), erreur_partie_non_commencee, nommer);
    VERIF_CHAINE(t.message, "Refus no 1.");
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_CODE(deplacer(p, "e2e4"), erreur_partie_finie, nommer);
    VERIF_CHAINE(t.message, "Refus no 2.");
    VERIF_CODE(partie_jouer_coup(p, &coup), erreur_partie_finie, nommer);
    VERIF_CHAINE(t.message, "Refus no 3.");
    partie_detruire(p);
}

VERIF(une_phrase_sans_fin_est_bornee, "PARTIE-DEPLACER-G6")
{
    PARTIE_DE(p, DEPART);
    temoin t;

    temoin_branche(&t, p);
    silence = 1;
    VERIF_CODE(deplacer(p, "f1b5"), erreur_piece_blocant_trajet, nommer);
    VERIF_CHAINE_COMMENCE(t.message, "AAAA");
    VERIF_VRAI(strlen(t.message) < taille_donnee);
    partie_detruire(p);
}

VERIF(une_phrase_ne_commande_pas_le_terminal, "PARTIE-DEPLACER-G6 PARTIE-JOUER-G6 "
                                              "PARTIE-VERIFIER-TEXTE-G2")
{
    PARTIE_DE(p, DEPART);
    char recue[ECHECS_PHRASE_MAX], longue[ECHECS_PHRASE_MAX];
    size_t i;
    temoin t;

    temoin_branche(&t, p);
    VERIF_INDICE("ce qui ne s'affiche pas devient \\xHH, les accents restent");
    phrase = "L'été\x1b[2J\n\xff fin\xe2\x80\xae.";
    VERIF_CODE(deplacer(p, "f1b5"), erreur_piece_blocant_trajet, nommer);
    VERIF_CHAINE(t.message, "L'été\\x1B[2J\\x0A\\xFF fin\\xE2\\x80\\xAE.");
    VERIF_CODE(partie_jouer(p, "Fb5"), erreur_piece_blocant_trajet, nommer);
    VERIF_CHAINE(t.message, "L'été\\x1B[2J\\x0A\\xFF fin\\xE2\\x80\\xAE.");
    VERIF_CODE(partie_verifier_texte(p, "Fb5", recue, sizeof recue), erreur_piece_blocant_trajet,
               nommer);
    VERIF_CHAINE(recue, t.message);
    VERIF_INDICE("une phrase ainsi allongée est bornée");
    phrase = phrase_de(longue, sizeof longue - 1, '\a');
    VERIF_CODE(deplacer(p, "f1b5"), erreur_piece_blocant_trajet, nommer);
    VERIF_ENTIER(strlen(t.message), ECHECS_PHRASE_MAX - 1);
    for (i = 0; t.message[i] != '\0'; i++)
        VERIF_ENTIER(t.message[i], "\\x07"[i % 4]);
    VERIF_CODE(partie_verifier_texte(p, "Fb5", recue, sizeof recue), erreur_piece_blocant_trajet,
               nommer);
    VERIF_ENTIER(strlen(recue), ECHECS_PHRASE_MAX - 1);
    partie_detruire(p);
}

VERIF(le_reste_ne_passe_pas_par_le_programme, "PARTIE-JOUER-G1 PARTIE-JOUER-G5 PARTIE-DEPLACER-G9")
{
    PARTIE_DE(p, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    coup_joue coups[PARTIE_COUPS_MAX];
    temoin t;

    temoin_branche(&t, p);
    VERIF_INDICE("un texte illisible et une promotion annulée ont leurs phrases à eux");
    VERIF_CODE(partie_jouer(p, "xyz"), erreur_notation_illisible, nommer);
    VERIF_CODE(deplacer(p, "a7a8"), erreur_promotion_annulee, nommer);
    VERIF_ENTIER(demandes, 0);
    VERIF_VRAI(strstr(t.message, "Refus no") == NULL);
    VERIF_INDICE("la bibliothèque n'appelle pas partie_piece_en par son nom");
    regards = 0;
    VERIF_ENTIER(partie_lister_coups(p, coups, PARTIE_COUPS_MAX), 9);
    VERIF_ENTIER(partie_est_en_echec(p), 0);
    VERIF_ENTIER(regards, 0);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(la_vue_recoit_la_phrase_du_programme),
    VERIF_LIGNE(la_phrase_ne_change_pas_la_partie),
    VERIF_LIGNE(la_seule_piece_de_sa_sorte_est_designee),
    VERIF_LIGNE(un_coup_ecrit_recoit_la_meme_phrase),
    VERIF_LIGNE(une_structure_recoit_la_meme_phrase),
    VERIF_LIGNE(avant_et_apres_la_partie_aussi),
    VERIF_LIGNE(une_phrase_sans_fin_est_bornee),
    VERIF_LIGNE(une_phrase_ne_commande_pas_le_terminal),
    VERIF_LIGNE(le_reste_ne_passe_pas_par_le_programme))
