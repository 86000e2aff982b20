/* Section « PGN » de partie.h : les clauses et les fichiers. */
#include "partie_pgn_essai.h"

static ecran e;

/* ---- Clauses ------------------------------------------------------------------------------ */

VERIF(lire_avec_null_ou_de_mauvaises_options,
      "PGN-LIRE-N1 PGN-LIRE-N3 PGN-LIRE-N4 PGN-LIRE-G5 PGN-LIRE-FICHIER-N1 PGN-LIRE-FICHIER-N3 "
      "PGN-LIRE-FICHIER-N4")
{
    static const unsigned options[] = { 4, 5, 1u << 31, UINT_MAX };
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    diagnostic_pgn d;
    int i;

    entrer_dans_un_dossier();
    ecrire_texte("f", "1. d4 *");
    VERIF_VIDE(&d, VERIF_CODE(partie_lire_pgn(NULL, "1. d4 *", 0, &d), erreur_pointeur_nul, nommer));
    VERIF_VIDE(&d, VERIF_CODE(partie_lire_pgn(p, NULL, 0, &d), erreur_pointeur_nul, nommer));
    VERIF_VIDE(&d, VERIF_CODE(partie_lire_pgn_fichier(NULL, "f", 0, &d), erreur_pointeur_nul, nommer));
    VERIF_VIDE(&d, VERIF_CODE(partie_lire_pgn_fichier(p, NULL, 0, &d), erreur_pointeur_nul, nommer));
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("options %u", options[i]);
        VERIF_VIDE(&d, VERIF_CODE(partie_lire_pgn(p, "1. d4 *", options[i], &d),
                                  erreur_argument_hors_limites, nommer));
        VERIF_VIDE(&d, VERIF_CODE(partie_lire_pgn_fichier(p, "f", options[i], &d),
                                  erreur_argument_hors_limites, nommer));
        VERIF_CODE(partie_lire_pgn(p, "1. d4 *", options[i], NULL), erreur_argument_hors_limites,
                   nommer);
    }
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
    quitter_le_dossier();
}

static void lire_pendant(ecran *ecran_en_cours)
{
    partie *p = ecran_en_cours->p;
    diagnostic_pgn d;

    VERIF_VIDE(&d, VERIF_CODE(partie_lire_pgn(p, "1. d4 *", 0, &d), erreur_partie_occupee, nommer));
    VERIF_VIDE(&d, VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, &d), erreur_partie_occupee, nommer));
    VERIF_CHAINE(coups_de(p), "e2e4 e7e5");
    ++*(int *)ecran_en_cours->libre;
}

VERIF(lire_pendant_que_la_vue_parle, "PGN-LIRE-N2 PGN-LIRE-FICHIER-N2 PGN-LIRE-G5")
{
    partie *p = nouvelle();
    int fois = 0;

    echecs_choisir_contrats(contrats_silence);
    entrer_dans_un_dossier();
    ecrire_texte("f", "1. d4 *");
    ecran_brancher(&e, p);
    e.pendant = lire_pendant;
    e.libre = &fois;
    VERIF_CODE(partie_lire_pgn(p, "1. e4 e5 *", 0, NULL), pas_erreur, nommer);
    VERIF_ENTIER(fois, 5); /* deux pions retirés, deux posés, un message */
    e.pendant = NULL;
    ecran_verifie(&e, p);
    VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, NULL), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "d2d4");
    partie_detruire(p);
    quitter_le_dossier();
}

VERIF(ecrire_avec_null_ou_de_mauvaises_options,
      "PGN-ECRIRE-N1 PGN-ECRIRE-N2 PGN-ECRIRE-N3 PGN-ECRIRE-FICHIER-N1 PGN-ECRIRE-FICHIER-N2 "
      "PGN-ECRIRE-FICHIER-N3")
{
    partie *p = lire(RICHE);
    static const unsigned options[] = { 4, 5, 1u << 31, UINT_MAX };
    char tampon[20];
    int i;

    entrer_dans_un_dossier();
    VERIF_TEXTE_VIDE(tampon, partie_ecrire_pgn(NULL, 0, tampon, sizeof tampon));
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("options %u", options[i]);
        VERIF_TEXTE_VIDE(tampon, partie_ecrire_pgn(p, options[i], tampon, sizeof tampon));
        VERIF_NATUREL(partie_ecrire_pgn(p, options[i], NULL, 0), 0);
    }
    VERIF_NATUREL(partie_ecrire_pgn(p, 0, NULL, 1), 0);
    {
        VERIF_INDICE("sans place, rien n'est écrit");
        VERIF_REMPLIR(tampon, 1);
        VERIF_NATUREL(partie_ecrire_pgn(NULL, 0, tampon, 0), 0);
        VERIF_JAMAIS_ECRIT(tampon, 1);
    }
    VERIF_CODE(partie_ecrire_pgn_fichier(NULL, 0, "f"), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_ecrire_pgn_fichier(p, 4, "f"), erreur_argument_hors_limites, nommer);
    VERIF_CODE(partie_ecrire_pgn_fichier(p, UINT_MAX, "f"), erreur_argument_hors_limites, nommer);
    VERIF_CODE(partie_ecrire_pgn_fichier(p, 0, NULL), erreur_pointeur_nul, nommer);
    VERIF_ENTIER(compter_les_fichiers(0), 0);
    partie_detruire(p);
    quitter_le_dossier();
}

/* ---- Fichiers ------------------------------------------------------------------------------ */

VERIF(fichiers_qui_ne_se_lisent_pas, "PGN-LIRE-FICHIER-G2")
{
    static const struct {
        const char *nom;
        type_erreur code;
    } illisibles[] = {
        { "absent", erreur_fichier_absent },    { "rien/f", erreur_fichier_absent },
        { "", erreur_fichier_absent },          { ".", erreur_fichier_lecture },
        { "tube", erreur_fichier_lecture },     { "/dev/zero", erreur_fichier_lecture },
        { "f/rien", erreur_fichier_lecture },   { "/proc/self/mem", erreur_fichier_lecture },
    };
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    size_t i;

    echecs_choisir_contrats(contrats_arret);
    entrer_dans_un_dossier();
    ecrire_texte("f", "");
    creer_un_tube("tube");
    ecran_brancher(&e, p);
    for (i = 0; i < sizeof illisibles / sizeof *illisibles; i++) {
        diagnostic_pgn d;

        VERIF_CONTEXTE("fichier « %s »", illisibles[i].nom);
        VERIF_REMPLIR(&d, sizeof d);
        ecran_oublie(&e);
        VERIF_STDERR("", VERIF_CODE(partie_lire_pgn_fichier(p, illisibles[i].nom, 0, &d),
                                    illisibles[i].code, nommer));
        VERIF_CHAINE(echecs_derniere_erreur(), "");
        VERIF_ENTIER(d.ligne, 0);
        verifie_raison(&d);
        ecran_verifie_refus(&e, p);
        VERIF_CODE(partie_lire_pgn_fichier(p, illisibles[i].nom, 0, NULL), illisibles[i].code,
                   nommer);
    }
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
    quitter_le_dossier();
}

VERIF(fichiers_qui_ne_s_ecrivent_pas, "PGN-ECRIRE-FICHIER-G2")
{
    static const char *const noms[] = {
        "", ".", "rien/f", "seul/f", "tube", "seul", "/dev/full", "lien", "boucle",
    };
    partie *p = lire(RICHE);
    int i, parle = VERIF_PARLE(partie_ecrire_pgn_fichier(NULL, 0, "f"));

    entrer_dans_un_dossier();
    creer_un_tube("tube");
    ecrire_texte("seul", "avant");
    donner_les_permissions("seul", 0444);
    creer_un_lien("absent", "lien");
    creer_un_lien("boucle", "boucle");
    for (i = 0; i < 9; i++) {
        VERIF_CONTEXTE("fichier « %s »", noms[i]);
        echecs_choisir_contrats(contrats_silence);
        VERIF_STDERR("", VERIF_CODE(partie_ecrire_pgn_fichier(p, 0, noms[i]),
                                    erreur_fichier_ecriture, nommer));
        echecs_choisir_contrats(contrats_arret);
        if (parle) {
            VERIF_STDERR_UNE_LIGNE("partie_ecrire_pgn_fichier",
                                   partie_ecrire_pgn_fichier(p, 0, noms[i]));
            VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), "partie_ecrire_pgn_fichier");
        }
    }
    VERIF_CHAINE(contenu("seul"), "avant");
    VERIF_ENTIER(compter_les_fichiers(0), 4);
    partie_detruire(p);
    quitter_le_dossier();
}

VERIF(un_disque_plein_ne_detruit_rien, "PGN-ECRIRE-FICHIER-G2")
{
    partie *p = lire(RICHE);
    type_erreur code;

    VERIF_INDICE("écrire à côté, puis renommer");
    entrer_dans_un_dossier();
    ecrire_texte("f", "avant");
    echecs_choisir_contrats(contrats_silence);
    limiter_les_fichiers(100);
    code = partie_ecrire_pgn_fichier(p, 0, "f");
    ne_plus_limiter_les_fichiers();
    VERIF_CODE(code, erreur_fichier_ecriture, nommer);
    VERIF_CHAINE(contenu("f"), "avant");
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    partie_detruire(p);
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(lire_avec_null_ou_de_mauvaises_options),
    VERIF_LIGNE(lire_pendant_que_la_vue_parle),
    VERIF_LIGNE(ecrire_avec_null_ou_de_mauvaises_options),
    VERIF_LIGNE(fichiers_qui_ne_se_lisent_pas),
    VERIF_LIGNE(fichiers_qui_ne_s_ecrivent_pas),
    VERIF_LIGNE(un_disque_plein_ne_detruit_rien))
