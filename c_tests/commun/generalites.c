/* echecs_commun.h : version, contrats, erreurs. */
#include "generalites.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>

#define LIGNE_DU_MODE                                                                      \
    "libechecs : echecs_choisir_contrats [CONTRATS-N1] : le mode vaut 21, il faut contrats_silence "   \
    "(0), contrats_message (1) ou contrats_arret (2)"

/* Ne respecte pas CONTRATS-N1. */
static void violation(void)
{
    echecs_choisir_contrats((mode_contrats)21);
}

/* ---- echecs_version ------------------------------------------------------------------ */

VERIF(version_a_trois_entiers, "VERSION-G1")
{
    const char *version = echecs_version();
    int majeur, mineur, correctif, lus = 0;

    VERIF_NON_NUL(version);
    VERIF_INDICE("la forme est majeur.mineur.correctif, et rien après");
    VERIF_ENTIER(sscanf(version, "%d.%d.%d%n", &majeur, &mineur, &correctif, &lus), 3);
    VERIF_NATUREL(lus, strlen(version));
    VERIF_VRAI(majeur >= 0 && mineur >= 0 && correctif >= 0);
}

VERIF(version_en_un_nombre, "VERSION-NOMBRE-G1")
{
    int majeur, mineur, correctif;

    VERIF_ENTIER(sscanf(echecs_version(), "%d.%d.%d", &majeur, &mineur, &correctif), 3);
    VERIF_ENTIER(echecs_version_nombre(), 10000 * majeur + 100 * mineur + correctif);
    VERIF_INDICE("l'en-tête et la bibliothèque de ce programme sont de la même version");
    VERIF_ENTIER(ECHECS_VERSION_NOMBRE, echecs_version_nombre());
    VERIF_CHAINE(ECHECS_VERSION, echecs_version());
}

VERIF(version_est_toujours_la_meme, "VERSION-G2")
{
    const char *premiere = echecs_version();
    char copie[64];

    snprintf(copie, sizeof copie, "%s", premiere);
    violation();
    VERIF_POINTEUR(echecs_version(), premiere);
    VERIF_CHAINE(premiere, copie);
}

/* ---- echecs_choisir_contrats ----------------------------------------------------------------- */

VERIF(choisir_un_mode_rend_le_precedent, "CONTRATS-G7 CONTRATS-G4")
{
    VERIF_ENTIER(echecs_choisir_contrats(contrats_arret), contrats_message);
    VERIF_ENTIER(echecs_choisir_contrats(contrats_silence), contrats_arret);
    VERIF_ENTIER(VERIF_PARLE(echecs_choisir_contrats((mode_contrats)3)), contrats_silence);
    VERIF_ENTIER(echecs_choisir_contrats(contrats_message), contrats_silence);
}

VERIF(silence_n_ecrit_rien, "CONTRATS-G1")
{
    unsigned long long feuilles = 0;

    echecs_choisir_contrats(contrats_silence);
    VERIF_STDERR("", {
        violation();
        VERIF_CODE(echecs_perft(DEPART, 21, &feuilles), erreur_argument_hors_limites, nommer);
    });
}

VERIF(message_ecrit_une_ligne, "CONTRATS-G2")
{
    echecs_choisir_contrats(contrats_silence);
    echecs_choisir_contrats(contrats_message);
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

/* Les messages sont ceux de la bibliothèque : les vérifications de chaque fonction, que
 * l'on peut aussi lier avec une copie d'étudiant, ne les regardent pas. */
VERIF(chaque_ligne_nomme_sa_clause, "CONTRATS-G2")
{
    unsigned long long feuilles = 0;
    char raison[8];

    VERIF_STDERR("libechecs : echecs_verifier_fen [FEN-N1] : fen vaut NULL\n",
                 echecs_verifier_fen(NULL, raison, sizeof raison));
    VERIF_STDERR_UNE_LIGNE("libechecs : echecs_verifier_fen [FEN-N2] : raison vaut NULL",
                           echecs_verifier_fen(DEPART, NULL, 1));
    VERIF_STDERR("libechecs : echecs_perft [PERFT-N1] : fen vaut NULL\n",
                 echecs_perft(NULL, 1, &feuilles));
    VERIF_STDERR("libechecs : echecs_perft [PERFT-N2] : la profondeur vaut -1, il faut de 0 à 20\n",
                 echecs_perft(DEPART, -1, &feuilles));
    VERIF_STDERR("libechecs : echecs_perft [PERFT-N3] : feuilles vaut NULL\n",
                 echecs_perft(DEPART, 1, NULL));
}

VERIF(la_ligne_vient_a_sa_place, "CONTRATS-G2")
{
    VERIF_INDICE("la ligne passe par le stderr de C, sans autre tampon");
    VERIF_STDERR("avant\n" LIGNE_DU_MODE "\naprès\n", {
        fputs("avant\n", stderr);
        violation();
        fputs("après\n", stderr);
    });
}

VERIF(la_ligne_laisse_errno, "CONTRATS-G2")
{
    VERIF_INDICE("même si rien ne peut être écrit");
    close(STDERR_FILENO);
    errno = ERANGE;
    violation();
    VERIF_ENTIER(errno, ERANGE);
}

VERIF(arret_ecrit_puis_avorte, "CONTRATS-G3")
{
    echecs_choisir_contrats(contrats_arret);
    VERIF_AVORTE(LIGNE_DU_MODE, violation());
}

VERIF(arret_vide_les_tampons, "CONTRATS-G3")
{
    FILE *fichier = fopen("arret.txt", "w+");
    char lu[16] = "";
    verif_fin fin;

    VERIF_NON_NUL(fichier);
    if (verif_fils(&fin)) {
        echecs_choisir_contrats(contrats_arret);
        fputs("écrit", fichier);
        violation();
        _exit(0);
    }
    VERIF_VRAI(fin.sorte == verif_fin_abort);
    rewind(fichier);
    VERIF_INDICE("fflush(NULL) vient avant abort()");
    VERIF_NON_NUL(fgets(lu, sizeof lu, fichier));
    VERIF_CHAINE(lu, "écrit");
    fclose(fichier);
    remove("arret.txt");
}

static void *lit_sans_fin(void *flux)
{
    char ligne[16];

    return fgets(ligne, sizeof ligne, (FILE *)flux);
}

VERIF(arret_n_attend_pas_un_lecteur, "CONTRATS-G3")
{
    verif_fin fin;
    int tube[2];

    VERIF_ENTIER(verif_tuyau(tube), 0);
    VERIF_INDICE("un flux que lit un autre fil d'exécution est verrouillé");
    if (verif_fils(&fin)) {
        pthread_t fil;

        if (pthread_create(&fil, NULL, lit_sans_fin, fdopen(tube[0], "r")) != 0)
            _exit(1);
        verif_dort(200);
        echecs_choisir_contrats(contrats_arret);
        violation();
        _exit(0);
    }
    VERIF_VRAI(fin.sorte == verif_fin_abort);
}

VERIF(arret_ne_touche_pas_les_appels_corrects, "CONTRATS-G3 FEN-G4")
{
    unsigned long long feuilles = 0;
    char raison[80];

    echecs_choisir_contrats(contrats_arret);
    VERIF_STDERR("", {
        VERIF_CODE(echecs_perft(DEPART, 1, &feuilles), pas_erreur, nommer);
        VERIF_CODE(echecs_verifier_fen("", raison, sizeof raison), erreur_fen_champs, nommer);
    });
}

VERIF(mode_inconnu_est_refuse, "CONTRATS-N1 CONTRATS-G2")
{
    static const int inconnus[] = { -1, 3, 64, INT_MIN, INT_MAX };
    char debut[80];
    size_t i;

    for (i = 0; i < sizeof inconnus / sizeof *inconnus; i++) {
        VERIF_CONTEXTE("mode %d", inconnus[i]);
        snprintf(debut, sizeof debut, "libechecs : echecs_choisir_contrats [CONTRATS-N1] : le mode vaut %d, ",
                 inconnus[i]);
        VERIF_STDERR_UNE_LIGNE(debut, echecs_choisir_contrats((mode_contrats)inconnus[i]));
        VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), debut);
    }
}

VERIF(mode_inconnu_ne_change_pas_le_mode, "CONTRATS-N1")
{
    echecs_choisir_contrats(contrats_silence);
    VERIF_STDERR("", echecs_choisir_contrats((mode_contrats)3));
    VERIF_STDERR("", violation());
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
    echecs_choisir_contrats(contrats_message);
    VERIF_STDERR_UNE_LIGNE("[CONTRATS-N1]", echecs_choisir_contrats((mode_contrats)-1));
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

VERIF(environnement_absent, "CONTRATS-G4")
{
    verif_variable("ECHECS_CONTRATS", NULL);
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

VERIF(environnement_vide, "CONTRATS-G4")
{
    verif_variable("ECHECS_CONTRATS", "");
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

VERIF(environnement_silence, "CONTRATS-G4")
{
    verif_variable("ECHECS_CONTRATS", "silence");
    VERIF_STDERR("", violation());
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
}

VERIF(environnement_message, "CONTRATS-G4")
{
    verif_variable("ECHECS_CONTRATS", "message");
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

VERIF(environnement_arret, "CONTRATS-G4")
{
    verif_variable("ECHECS_CONTRATS", "arret");
    VERIF_AVORTE(LIGNE_DU_MODE, violation());
}

VERIF(environnement_lu_une_seule_fois, "CONTRATS-G5")
{
    verif_variable("ECHECS_CONTRATS", "silence");
    VERIF_STDERR("", violation());
    verif_variable("ECHECS_CONTRATS", "message");
    VERIF_STDERR("", violation());
}

VERIF(environnement_lu_pour_un_fichier_refuse, "CONTRATS-G5")
{
    echiquier e;

    VERIF_INDICE("un fichier refusé n'est pas une clause non respectée, mais il est signalé");
    verif_variable("ECHECS_CONTRATS", "silence");
    VERIF_STDERR("", VERIF_CODE(entree_sortie_lit_fichier_echiquier("rien/rien", &e),
                                erreur_fichier_absent, nommer));
    verif_variable("ECHECS_CONTRATS", "message");
    VERIF_STDERR("", violation());
}

/* Cette valeur est dite ainsi, une seule fois, et c'est comme s'il n'y en avait pas. */
static void verifie_valeur_inconnue(const char *valeur, const char *montree)
{
    char texte[400];
    verif_fin fin;

    VERIF_CONTEXTE("ECHECS_CONTRATS=« %s »", montree);
    snprintf(texte, sizeof texte,
             "libechecs : la variable ECHECS_CONTRATS vaut « %s », il faut silence, message "
             "ou arret\n" LIGNE_DU_MODE "\n" LIGNE_DU_MODE "\n",
             montree);
    verif_variable("ECHECS_CONTRATS", valeur);
    VERIF_STDERR(texte, {
        /* La variable n'est lue qu'une fois par processus. */
        if (verif_fils(&fin)) {
            violation();
            violation();
            _exit(0);
        }
    });
}

VERIF(environnement_mal_ecrit, "CONTRATS-G5")
{
    static const char *const valeurs[] = { " ", "Silence", "2", "arret " };
    size_t i;

    for (i = 0; i < sizeof valeurs / sizeof *valeurs; i++)
        verifie_valeur_inconnue(valeurs[i], valeurs[i]);
    verifie_valeur_inconnue("\x1b[2J", "\\x1B[2J");
}

VERIF(environnement_qui_n_est_pas_un_texte, "CONTRATS-G5")
{
#ifdef _WIN32
    VERIF_SAUTE("sous Windows, une variable est toujours un texte");
#endif
    verifie_valeur_inconnue("\x1b[2J\xff", "\\x1B[2J\\xFF");
}

VERIF(environnement_mal_ecrit_au_premier_appel, "CONTRATS-G5 CONTRATS-G6")
{
    verif_variable("ECHECS_CONTRATS", "bruit");
    VERIF_STDERR_UNE_LIGNE("« bruit »", echecs_choisir_contrats(contrats_silence));
    VERIF_STDERR("", violation());
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
}

VERIF(un_appel_l_emporte_sur_l_environnement, "CONTRATS-G6")
{
    verif_variable("ECHECS_CONTRATS", "arret");
    echecs_choisir_contrats(contrats_silence);
    VERIF_STDERR("", violation());
}

/* ---- echecs_derniere_erreur ----------------------------------------------------------- */

VERIF(pas_encore_d_erreur, "ERREUR-G1")
{
    unsigned long long feuilles = 0;

    VERIF_CHAINE(echecs_derniere_erreur(), "");
    VERIF_CODE(echecs_perft(DEPART, 1, &feuilles), pas_erreur, nommer);
    VERIF_CHAINE(echecs_derniere_erreur(), "");
}

VERIF(derniere_erreur_est_la_ligne_ecrite, "ERREUR-G2")
{
    violation();
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
    echecs_choisir_contrats(contrats_silence);
    echecs_choisir_contrats((mode_contrats)-7);
    VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), "[CONTRATS-N1] : le mode vaut -7, ");
}

static void *autre_fil(void *bilan)
{
    const char **lignes = (const char **)bilan;
    static char avant[200], apres[200];

    snprintf(avant, sizeof avant, "%s", echecs_derniere_erreur());
    echecs_choisir_contrats((mode_contrats)-7);
    snprintf(apres, sizeof apres, "%s", echecs_derniere_erreur());
    lignes[0] = avant;
    lignes[1] = apres;
    return NULL;
}

VERIF(chaque_fil_a_sa_derniere_erreur, "ERREUR-G3 ERREUR-G1")
{
    const char *lignes[2] = { NULL, NULL };
    pthread_t fil;

    violation();
    VERIF_ENTIER(pthread_create(&fil, NULL, autre_fil, lignes), 0);
    VERIF_ENTIER(pthread_join(fil, NULL), 0);
    VERIF_INDICE("un nouveau fil d'exécution n'a pas encore d'erreur");
    VERIF_CHAINE(lignes[0], "");
    VERIF_CHAINE_CONTIENT(lignes[1], "le mode vaut -7, ");
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
}

static void *violations_en_nombre(void *debut)
{
    char attendu[40];
    int i, mode = *(int *)debut;

    for (i = 0; i < 2000; i++, mode++) {
        snprintf(attendu, sizeof attendu, "vaut %d,", mode);
        echecs_choisir_contrats((mode_contrats)mode);
        if (strstr(echecs_derniere_erreur(), attendu) == NULL)
            return NULL;
    }
    return debut;
}

VERIF(les_fils_ne_se_melangent_pas, "ERREUR-G3 CONTRATS-G1")
{
    int debuts[4] = { 100, 100000, 10000000, 1000000000 };
    pthread_t fils[4];
    void *bilan;
    int i;

    echecs_choisir_contrats(contrats_silence);
    for (i = 0; i < 4; i++)
        VERIF_ENTIER(pthread_create(&fils[i], NULL, violations_en_nombre, &debuts[i]), 0);
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("fil %d", i);
        VERIF_ENTIER(pthread_join(fils[i], &bilan), 0);
        VERIF_POINTEUR(bilan, &debuts[i]);
    }
}

VERIF(un_appel_reussi_garde_la_derniere_erreur, "ERREUR-G4")
{
    unsigned long long feuilles = 0;
    char raison[80];
    const char *ligne;

    violation();
    ligne = echecs_derniere_erreur();
    VERIF_CODE(echecs_perft(DEPART, 1, &feuilles), pas_erreur, nommer);
    VERIF_CODE(echecs_verifier_fen("8", raison, sizeof raison), erreur_fen_placement, nommer);
    VERIF_CHAINE(ligne, LIGNE_DU_MODE);
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
}

static void a_la_fin(void)
{
    violation();
    if (strcmp(echecs_derniere_erreur(), LIGNE_DU_MODE) != 0)
        _exit(1);
}

VERIF(utilisable_dans_atexit, "ERREUR-G2")
{
    verif_fin fin;

    VERIF_STDERR(LIGNE_DU_MODE "\n", {
        if (verif_fils(&fin)) {
            atexit(a_la_fin);
            exit(0);
        }
        VERIF_ENTIER(fin.sorte, verif_fin_code);
        VERIF_ENTIER(fin.code, 0);
    });
}

/* ---- nommer_type_erreur ---------------------------------------------------------------- */

static void phrases_distinctes(const char *inconnue)
{
    int i, j;

    for (i = pas_erreur; i <= erreur_rien_a_annuler; i++) {
        const char *phrase = nommer_type_erreur((type_erreur)i);

        VERIF_APPEL("nommer_type_erreur(%d)", i);
        VERIF_NON_NUL(phrase);
        VERIF_VRAI(phrase[0] != '\0' && strcmp(phrase, inconnue) != 0);
        VERIF_POINTEUR(nommer_type_erreur((type_erreur)i), phrase);
        for (j = pas_erreur; j < i; j++)
            VERIF_VRAI(strcmp(phrase, nommer_type_erreur((type_erreur)j)) != 0);
    }
}

VERIF(chaque_erreur_a_sa_phrase, "NOMMER-G1 NOMMER-G3")
{
    phrases_distinctes("erreur inconnue");
}

/* Un programme compilé avec une ancienne version de l'en-tête les connaît par leur valeur. */
VERIF(les_valeurs_des_codes_sont_fixees, "NOMMER-G1")
{
    static const int codes[] = {
        pas_erreur, erreur_deplacement_piece_impossible, erreur_absence_de_deplacement,
        erreur_piece_blocant_trajet, erreur_prise_en_passant_non_permise, erreur_roque_non_permis,
        erreur_roi_en_echec, erreur_interne, erreur_pointeur_nul, erreur_argument_hors_limites,
        erreur_fen_champs, erreur_fen_placement, erreur_fen_trait, erreur_fen_roque,
        erreur_fen_prise_en_passant, erreur_fen_compteurs, erreur_position_vide,
        erreur_position_rois, erreur_position_pieces, erreur_position_pions,
        erreur_position_roque, erreur_position_prise_en_passant,
        erreur_position_roi_adverse_en_echec, erreur_position_echec_impossible,
        erreur_case_depart_vide, erreur_piece_adverse, erreur_promotion_non_permise,
        erreur_historique_plein, erreur_historique_vide, erreur_historique_invalide,
        erreur_echiquier_joueur, erreur_echiquier_sorte, erreur_echiquier_coordonnees,
        erreur_echiquier_ordre, erreur_echiquier_case_partagee, erreur_echiquier_rois,
        erreur_echiquier_pions, erreur_fichier_absent, erreur_fichier_lecture,
        erreur_fichier_ecriture, erreur_fichier_contenu, erreur_partie_non_commencee,
        erreur_partie_finie, erreur_partie_occupee, erreur_promotion_annulee,
        erreur_rien_a_retablir, erreur_reclamation_non_permise, erreur_notation_illisible,
        erreur_notation_ambigue, erreur_pgn, erreur_pgn_fin, erreur_rien_a_annuler,
    };
    int i;

    for (i = 0; i < (int)(sizeof codes / sizeof *codes); i++)
        VERIF_ENTIER(codes[i], i);
}

VERIF(une_erreur_inconnue_a_aussi_sa_phrase, "NOMMER-G2 NOMMER-G3")
{
    static const int inconnues[] = { INT_MIN, -1, 1000, INT_MAX };
    int i;

    for (i = 0; i < 4; i++) {
        VERIF_APPEL("nommer_type_erreur(%d)", inconnues[i]);
        VERIF_CHAINE(nommer_type_erreur((type_erreur)inconnues[i]), "erreur inconnue");
    }
}

/* ---- echecs_choisir_langue --------------------------------------------------------------------- */

VERIF(les_phrases_changent_de_langue, "LANGUE-G1 LANGUE-G2 NOMMER-G1 NOMMER-G2")
{
    int i;
    const char *francais[erreur_rien_a_annuler + 1];

    for (i = pas_erreur; i <= erreur_rien_a_annuler; i++)
        francais[i] = nommer_type_erreur((type_erreur)i);
    VERIF_CHAINE(nommer_type_erreur((type_erreur)-1), "erreur inconnue");
    echecs_choisir_langue(langue_anglais);
    VERIF_CHAINE(nommer_type_erreur((type_erreur)-1), "unknown error");
    phrases_distinctes("unknown error");
    for (i = pas_erreur; i <= erreur_rien_a_annuler; i++)
        VERIF_VRAI(strcmp(nommer_type_erreur((type_erreur)i), francais[i]) != 0);
    echecs_choisir_langue(langue_francais);
    for (i = pas_erreur; i <= erreur_rien_a_annuler; i++)
        VERIF_CHAINE(nommer_type_erreur((type_erreur)i), francais[i]);
    VERIF_ENTIER(langue_francais, 0);
    VERIF_ENTIER(langue_anglais, 1);
}

VERIF(une_langue_inconnue_ne_change_rien, "LANGUE-N1")
{
    static const int inconnues[] = { INT_MIN, -1, 2, INT_MAX };
    int i, en_anglais;

    for (en_anglais = 0; en_anglais < 2; en_anglais++) {
        echecs_choisir_langue(en_anglais ? langue_anglais : langue_francais);
        for (i = 0; i < 4; i++) {
            VERIF_APPEL("echecs_choisir_langue(%d)", inconnues[i]);
            (void)VERIF_PARLE(echecs_choisir_langue((langue)inconnues[i]));
            VERIF_CHAINE(nommer_type_erreur((type_erreur)-1),
                         en_anglais ? "unknown error" : "erreur inconnue");
        }
    }
}

VERIF(choisir_une_langue_rend_la_precedente, "LANGUE-G3")
{
    VERIF_ENTIER(echecs_choisir_langue(langue_anglais), langue_francais);
    VERIF_ENTIER(VERIF_PARLE(echecs_choisir_langue((langue)2)), langue_anglais);
    VERIF_ENTIER(echecs_choisir_langue(langue_francais), langue_anglais);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(version_en_un_nombre),
    VERIF_LIGNE(choisir_un_mode_rend_le_precedent),
    VERIF_LIGNE(choisir_une_langue_rend_la_precedente),
    VERIF_LIGNE(version_a_trois_entiers),
    VERIF_LIGNE(version_est_toujours_la_meme),
    VERIF_LIGNE(silence_n_ecrit_rien),
    VERIF_LIGNE(message_ecrit_une_ligne),
    VERIF_LIGNE(chaque_ligne_nomme_sa_clause),
    VERIF_LIGNE(la_ligne_vient_a_sa_place),
    VERIF_LIGNE(la_ligne_laisse_errno),
    VERIF_LIGNE(arret_ecrit_puis_avorte),
    VERIF_LIGNE(arret_vide_les_tampons),
    VERIF_LIGNE(arret_n_attend_pas_un_lecteur),
    VERIF_LIGNE(arret_ne_touche_pas_les_appels_corrects),
    VERIF_LIGNE(mode_inconnu_est_refuse),
    VERIF_LIGNE(mode_inconnu_ne_change_pas_le_mode),
    VERIF_LIGNE(environnement_absent),
    VERIF_LIGNE(environnement_vide),
    VERIF_LIGNE(environnement_silence),
    VERIF_LIGNE(environnement_message),
    VERIF_LIGNE(environnement_arret),
    VERIF_LIGNE(environnement_lu_une_seule_fois),
    VERIF_LIGNE(environnement_lu_pour_un_fichier_refuse),
    VERIF_LIGNE(environnement_mal_ecrit),
    VERIF_LIGNE(environnement_qui_n_est_pas_un_texte),
    VERIF_LIGNE(environnement_mal_ecrit_au_premier_appel),
    VERIF_LIGNE(un_appel_l_emporte_sur_l_environnement),
    VERIF_LIGNE(pas_encore_d_erreur),
    VERIF_LIGNE(derniere_erreur_est_la_ligne_ecrite),
    VERIF_LIGNE(chaque_fil_a_sa_derniere_erreur),
    VERIF_LIGNE(les_fils_ne_se_melangent_pas),
    VERIF_LIGNE(un_appel_reussi_garde_la_derniere_erreur),
    VERIF_LIGNE(utilisable_dans_atexit),
    VERIF_LIGNE(chaque_erreur_a_sa_phrase),
    VERIF_LIGNE(les_valeurs_des_codes_sont_fixees),
    VERIF_LIGNE(une_erreur_inconnue_a_aussi_sa_phrase),
    VERIF_LIGNE(les_phrases_changent_de_langue),
    VERIF_LIGNE(une_langue_inconnue_ne_change_rien))
