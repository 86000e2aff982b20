/* Section « Contrats » de echecs_commun.h : le dernier code, l'oubli, le journal. */
#include "generalites.h"

#include <pthread.h>

#define LIGNE_DU_PERFT                                                                     \
    "libechecs : echecs_perft [PERFT-N2] : la profondeur vaut 21, il faut de 0 à 20"

/* Ne respecte pas PERFT-N2. */
static void violation(void)
{
    unsigned long long feuilles = 0;

    echecs_perft(DEPART, 21, &feuilles);
}

/* ---- echecs_dernier_code, echecs_oublier_erreur ----------------------------------------- */

VERIF(pas_de_code_sans_ligne, "DERNIER-CODE-G1")
{
    char raison[80];

    VERIF_ENTIER(echecs_dernier_code(), 0);
    VERIF_INDICE("refuser une FEN n'est pas une clause non respectée");
    VERIF_CODE(echecs_verifier_fen("8", raison, sizeof raison), erreur_fen_placement, nommer);
    VERIF_ENTIER(echecs_dernier_code(), 0);
}

VERIF(le_code_est_celui_de_la_ligne, "DERNIER-CODE-G2")
{
    unsigned long long feuilles = 0;
    echiquier e;

    echecs_choisir_contrats(contrats_silence);
    violation();
    VERIF_CODE(echecs_dernier_code(), erreur_argument_hors_limites, nommer);
    echecs_perft(NULL, 1, &feuilles);
    VERIF_CODE(echecs_dernier_code(), erreur_pointeur_nul, nommer);
    VERIF_INDICE("un échiquier qui n'est pas intègre est signalé aussi");
    echiquier_initialiser(&e);
    e.joueur_courant = 2;
    VERIF_ENTIER(echiquier_est_integre(&e), 0);
    VERIF_CODE(echecs_dernier_code(), erreur_echiquier_joueur, nommer);
    VERIF_INDICE("et un fichier refusé");
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("/absent/de/partout", &e),
               erreur_fichier_absent, nommer);
    VERIF_CODE(echecs_dernier_code(), erreur_fichier_absent, nommer);
    VERIF_INDICE("un appel réussi ne l'efface pas");
    VERIF_CODE(echecs_perft(DEPART, 1, &feuilles), pas_erreur, nommer);
    VERIF_CODE(echecs_dernier_code(), erreur_fichier_absent, nommer);
}

VERIF(oublier_efface_la_ligne_et_le_code, "OUBLIER-G1 ERREUR-G1 DERNIER-CODE-G1")
{
    echecs_choisir_contrats(contrats_silence);
    violation();
    echecs_oublier_erreur();
    VERIF_CHAINE(echecs_derniere_erreur(), "");
    VERIF_ENTIER(echecs_dernier_code(), 0);
    violation();
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_PERFT);
    VERIF_CODE(echecs_dernier_code(), erreur_argument_hors_limites, nommer);
}

static void *oublie(void *rien)
{
    violation();
    echecs_oublier_erreur();
    return rien;
}

VERIF(oublier_ne_touche_qu_un_fil, "OUBLIER-G1")
{
    pthread_t fil;

    echecs_choisir_contrats(contrats_silence);
    violation();
    VERIF_ENTIER(pthread_create(&fil, NULL, oublie, NULL), 0);
    VERIF_ENTIER(pthread_join(fil, NULL), 0);
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_PERFT);
}

/* ---- echecs_brancher_journal --------------------------------------------------------------- */

typedef struct {
    int appels;
    int code;
    char ligne[200];
    pthread_t fil;
} cahier;

static void noter(void *contexte, int code, const char *ligne)
{
    cahier *c = contexte;

    c->appels++;
    c->code = code;
    c->fil = pthread_self();
    snprintf(c->ligne, sizeof c->ligne, "%s", ligne);
}

VERIF(le_journal_recoit_les_lignes, "JOURNAL-G1 JOURNAL-G2")
{
    cahier c = { .appels = 0 };

    echecs_brancher_journal(noter, &c);
    VERIF_STDERR("", violation());
    VERIF_ENTIER(c.appels, 1);
    VERIF_CHAINE(c.ligne, LIGNE_DU_PERFT);
    VERIF_CODE(c.code, erreur_argument_hors_limites, nommer);
    VERIF_CODE(echecs_dernier_code(), erreur_argument_hors_limites, nommer);
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_PERFT);
    VERIF_VRAI(pthread_equal(c.fil, pthread_self()));
}

VERIF(le_journal_recoit_aussi_les_fichiers, "JOURNAL-G1")
{
    cahier c = { .appels = 0 };
    echiquier e;

    echecs_brancher_journal(noter, &c);
    VERIF_STDERR("", (void)entree_sortie_lit_fichier_echiquier("/absent/de/partout", &e));
    VERIF_ENTIER(c.appels, 1);
    VERIF_CODE(c.code, erreur_fichier_absent, nommer);
}

VERIF(le_journal_se_tait_en_silence, "JOURNAL-G1")
{
    cahier c = { .appels = 0 };

    echecs_brancher_journal(noter, &c);
    echecs_choisir_contrats(contrats_silence);
    VERIF_STDERR("", violation());
    VERIF_ENTIER(c.appels, 0);
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_PERFT);
}

VERIF(sans_journal_les_lignes_vont_sur_stderr, "JOURNAL-G1")
{
    cahier c = { .appels = 0 };

    echecs_brancher_journal(noter, &c);
    echecs_brancher_journal(NULL, &c);
    VERIF_STDERR(LIGNE_DU_PERFT "\n", violation());
    VERIF_ENTIER(c.appels, 0);
}

static void ecrire(void *contexte, int code, const char *ligne)
{
    (void)contexte;
    (void)code;
    fprintf(stderr, "journal : %s\n", ligne);
}

VERIF(le_journal_passe_avant_l_arret, "JOURNAL-G3")
{
    echecs_choisir_contrats(contrats_arret);
    echecs_brancher_journal(ecrire, NULL);
    VERIF_AVORTE("journal : " LIGNE_DU_PERFT, violation());
}

VERIF(le_journal_recoit_la_variable_mal_ecrite, "JOURNAL-G1")
{
    cahier c = { .appels = 0 };

    verif_variable("ECHECS_CONTRATS", "bruit");
    echecs_brancher_journal(noter, &c);
    VERIF_STDERR("", echecs_choisir_contrats(contrats_silence));
    VERIF_ENTIER(c.appels, 1);
    VERIF_VRAI(strstr(c.ligne, "« bruit »") != NULL);
}

static void choisir_le_silence(void *contexte, int code, const char *ligne)
{
    ecrire(contexte, code, ligne);
    echecs_choisir_contrats(contrats_silence);
}

VERIF(le_journal_n_empeche_pas_l_arret, "JOURNAL-G3")
{
    echecs_choisir_contrats(contrats_arret);
    echecs_brancher_journal(choisir_le_silence, NULL);
    VERIF_AVORTE("journal : " LIGNE_DU_PERFT, violation());
}

static void noter_et_violer(void *contexte, int code, const char *ligne)
{
    noter(contexte, code, ligne);
    echecs_perft(NULL, 1, NULL);
}

static void violer_puis_ecrire(void *contexte, int code, const char *ligne)
{
    (void)ligne;
    echecs_perft(NULL, 1, NULL);
    ecrire(contexte, code, echecs_derniere_erreur());
}

VERIF(un_journal_qui_se_trompe_ne_boucle_pas, "JOURNAL-G4")
{
    cahier c = { .appels = 0 };

    echecs_brancher_journal(noter_et_violer, &c);
    VERIF_STDERR("", violation());
    VERIF_ENTIER(c.appels, 1);
    VERIF_CHAINE(c.ligne, LIGNE_DU_PERFT);
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_PERFT);
    VERIF_CODE(echecs_dernier_code(), erreur_argument_hors_limites, nommer);
    VERIF_INDICE("la faute du journal n'arrête pas le programme avant qu'il ait fini");
    echecs_choisir_contrats(contrats_arret);
    echecs_brancher_journal(violer_puis_ecrire, NULL);
    VERIF_AVORTE("journal : libechecs : echecs_perft [PERFT-N1] : fen vaut NULL", violation());
}

VERIF(un_journal_qui_se_trompe_a_la_variable_mal_ecrite, "JOURNAL-G2 JOURNAL-G4 CONTRATS-G5")
{
    cahier c = { .appels = 0 };

    verif_variable("ECHECS_CONTRATS", "bruit");
    echecs_brancher_journal(noter_et_violer, &c);
    VERIF_STDERR("", echecs_choisir_contrats(contrats_message));
    VERIF_ENTIER(c.appels, 1);
    VERIF_CHAINE_CONTIENT(c.ligne, "« bruit »");
    VERIF_CHAINE(echecs_derniere_erreur(), c.ligne);
    VERIF_CODE(echecs_dernier_code(), erreur_argument_hors_limites, nommer);
}

static void *violer(void *rien)
{
    violation();
    return rien;
}

VERIF(le_journal_est_appele_dans_le_fil_qui_signale, "JOURNAL-G2")
{
    cahier c = { .appels = 0 };
    pthread_t fil;

    echecs_brancher_journal(noter, &c);
    VERIF_ENTIER(pthread_create(&fil, NULL, violer, NULL), 0);
    VERIF_ENTIER(pthread_join(fil, NULL), 0);
    VERIF_ENTIER(c.appels, 1);
    VERIF_VRAI(!pthread_equal(c.fil, pthread_self()));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(pas_de_code_sans_ligne),
    VERIF_LIGNE(le_code_est_celui_de_la_ligne),
    VERIF_LIGNE(oublier_efface_la_ligne_et_le_code),
    VERIF_LIGNE(oublier_ne_touche_qu_un_fil),
    VERIF_LIGNE(le_journal_recoit_les_lignes),
    VERIF_LIGNE(le_journal_recoit_aussi_les_fichiers),
    VERIF_LIGNE(le_journal_se_tait_en_silence),
    VERIF_LIGNE(sans_journal_les_lignes_vont_sur_stderr),
    VERIF_LIGNE(le_journal_passe_avant_l_arret),
    VERIF_LIGNE(le_journal_recoit_la_variable_mal_ecrite),
    VERIF_LIGNE(le_journal_n_empeche_pas_l_arret),
    VERIF_LIGNE(un_journal_qui_se_trompe_ne_boucle_pas),
    VERIF_LIGNE(un_journal_qui_se_trompe_a_la_variable_mal_ecrite),
    VERIF_LIGNE(le_journal_est_appele_dans_le_fil_qui_signale))
