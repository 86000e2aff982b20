/* Section « Généralités » de echecs.h. */
#include "verif.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>

#include "echecs.h"

#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
#define KIWIPETE "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"

#define LIGNE_DU_MODE                                                                      \
    "libechecs : echecs_contrats [CONTRATS-N1] : le mode vaut 21, il faut contrats_silence "   \
    "(0), contrats_message (1) ou contrats_arret (2)"

/* Ne respecte pas CONTRATS-N1. */
static void violation(void)
{
    echecs_contrats((mode_contrats)21);
}

/* Pour VERIF_CODE. */
static const char *nommer(int code)
{
    return nommer_type_erreur((type_erreur)code);
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

VERIF(version_est_toujours_la_meme, "VERSION-G2")
{
    const char *premiere = echecs_version();
    char copie[64];

    snprintf(copie, sizeof copie, "%s", premiere);
    violation();
    VERIF_POINTEUR(echecs_version(), premiere);
    VERIF_CHAINE(premiere, copie);
}

/* ---- echecs_contrats ----------------------------------------------------------------- */

VERIF(silence_n_ecrit_rien, "CONTRATS-G1")
{
    unsigned long long feuilles = 0;

    echecs_contrats(contrats_silence);
    VERIF_STDERR("", {
        violation();
        VERIF_CODE(echecs_perft(DEPART, 21, &feuilles), erreur_argument_hors_limites, nommer);
    });
}

VERIF(message_ecrit_une_ligne, "CONTRATS-G2")
{
    echecs_contrats(contrats_silence);
    echecs_contrats(contrats_message);
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

/* Les messages sont ceux de la bibliothèque : les vérifications de chaque fonction, que
 * l'on peut aussi lier avec une copie d'étudiant, ne les regardent pas. */
VERIF(chaque_ligne_nomme_sa_clause, "CONTRATS-G2")
{
    unsigned long long feuilles = 0;
    char raison[8];

    VERIF_STDERR("libechecs : echecs_fen_verifier [FEN-N1] : fen vaut NULL\n",
                 echecs_fen_verifier(NULL, raison, sizeof raison));
    VERIF_STDERR_UNE_LIGNE("libechecs : echecs_fen_verifier [FEN-N2] : raison vaut NULL",
                           echecs_fen_verifier(DEPART, NULL, 1));
    VERIF_STDERR("libechecs : echecs_perft [PERFT-N1] : fen vaut NULL\n",
                 echecs_perft(NULL, 1, &feuilles));
    VERIF_STDERR("libechecs : echecs_perft [PERFT-N2] : la profondeur vaut -1, il faut de 0 à 20\n",
                 echecs_perft(DEPART, -1, &feuilles));
    VERIF_STDERR("libechecs : echecs_perft [PERFT-N3] : feuilles vaut NULL\n",
                 echecs_perft(DEPART, 1, NULL));
    VERIF_STDERR_UNE_LIGNE("libechecs : echecs_perft [PERFT-N4] : caractère 17 : le trait « x »",
                           echecs_perft("8/8/8/8/8/8/8/8 x - - 0 1", 1, &feuilles));
    VERIF_STDERR_UNE_LIGNE("« \\xFF »", echecs_perft("\xff\x1b[2J", 1, &feuilles));
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
    echecs_contrats(contrats_arret);
    VERIF_AVORTE(LIGNE_DU_MODE, violation());
}

VERIF(arret_vide_les_tampons, "CONTRATS-G3")
{
    FILE *fichier = tmpfile();
    char lu[16] = "";
    int statut;

    VERIF_NON_NUL(fichier);
    if ((statut = verif_fils()) < 0) {
        echecs_contrats(contrats_arret);
        fputs("écrit", fichier);
        violation();
        _exit(0);
    }
    VERIF_VRAI(WIFSIGNALED(statut) && WTERMSIG(statut) == SIGABRT);
    rewind(fichier);
    VERIF_INDICE("fflush(NULL) vient avant abort()");
    VERIF_NON_NUL(fgets(lu, sizeof lu, fichier));
    VERIF_CHAINE(lu, "écrit");
    fclose(fichier);
}

static void *lit_sans_fin(void *flux)
{
    char ligne[16];

    return fgets(ligne, sizeof ligne, (FILE *)flux);
}

VERIF(arret_n_attend_pas_un_lecteur, "CONTRATS-G3")
{
    int tube[2], statut;

    VERIF_ENTIER(pipe(tube), 0);
    VERIF_INDICE("un flux que lit un autre fil d'exécution est verrouillé");
    if ((statut = verif_fils()) < 0) {
        struct timespec un_moment = { 0, 200000000 };
        pthread_t fil;

        if (pthread_create(&fil, NULL, lit_sans_fin, fdopen(tube[0], "r")) != 0)
            _exit(1);
        nanosleep(&un_moment, NULL);
        echecs_contrats(contrats_arret);
        violation();
        _exit(0);
    }
    VERIF_VRAI(WIFSIGNALED(statut) && WTERMSIG(statut) == SIGABRT);
}

VERIF(arret_ne_touche_pas_les_appels_corrects, "CONTRATS-G3 FEN-G4")
{
    unsigned long long feuilles = 0;
    char raison[80];

    echecs_contrats(contrats_arret);
    VERIF_STDERR("", {
        VERIF_CODE(echecs_perft(DEPART, 1, &feuilles), pas_erreur, nommer);
        VERIF_CODE(echecs_fen_verifier("", raison, sizeof raison), erreur_fen_champs, nommer);
    });
}

VERIF(mode_inconnu_est_refuse, "CONTRATS-N1 CONTRATS-G2")
{
    static const int inconnus[] = { -1, 3, 64, INT_MIN, INT_MAX };
    char debut[80];
    size_t i;

    for (i = 0; i < sizeof inconnus / sizeof *inconnus; i++) {
        VERIF_CONTEXTE("mode %d", inconnus[i]);
        snprintf(debut, sizeof debut, "libechecs : echecs_contrats [CONTRATS-N1] : le mode vaut %d, ",
                 inconnus[i]);
        VERIF_STDERR_UNE_LIGNE(debut, echecs_contrats((mode_contrats)inconnus[i]));
        VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), debut);
    }
}

VERIF(mode_inconnu_ne_change_pas_le_mode, "CONTRATS-N1")
{
    echecs_contrats(contrats_silence);
    VERIF_STDERR("", echecs_contrats((mode_contrats)3));
    VERIF_STDERR("", violation());
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
    echecs_contrats(contrats_message);
    VERIF_STDERR_UNE_LIGNE("[CONTRATS-N1]", echecs_contrats((mode_contrats)-1));
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

VERIF(environnement_absent, "CONTRATS-G4")
{
    unsetenv("ECHECS_CONTRATS");
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

VERIF(environnement_vide, "CONTRATS-G4")
{
    setenv("ECHECS_CONTRATS", "", 1);
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

VERIF(environnement_silence, "CONTRATS-G4")
{
    setenv("ECHECS_CONTRATS", "silence", 1);
    VERIF_STDERR("", violation());
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
}

VERIF(environnement_message, "CONTRATS-G4")
{
    setenv("ECHECS_CONTRATS", "message", 1);
    VERIF_STDERR(LIGNE_DU_MODE "\n", violation());
}

VERIF(environnement_arret, "CONTRATS-G4")
{
    setenv("ECHECS_CONTRATS", "arret", 1);
    VERIF_AVORTE(LIGNE_DU_MODE, violation());
}

VERIF(environnement_lu_une_seule_fois, "CONTRATS-G5")
{
    setenv("ECHECS_CONTRATS", "silence", 1);
    VERIF_STDERR("", violation());
    setenv("ECHECS_CONTRATS", "message", 1);
    VERIF_STDERR("", violation());
}

VERIF(environnement_mal_ecrit, "CONTRATS-G5")
{
    static const char *const valeurs[] = { " ", "Silence", "2", "arret ", "\x1b[2J\xff" };
    static const char *const montrees[] = { " ", "Silence", "2", "arret ", "\\x1B[2J\\xFF" };
    char texte[400];
    size_t i;

    for (i = 0; i < sizeof valeurs / sizeof *valeurs; i++) {
        VERIF_CONTEXTE("ECHECS_CONTRATS numéro %zu", i);
        snprintf(texte, sizeof texte,
                 "libechecs : la variable ECHECS_CONTRATS vaut « %s », il faut silence, message "
                 "ou arret\n" LIGNE_DU_MODE "\n" LIGNE_DU_MODE "\n",
                 montrees[i]);
        setenv("ECHECS_CONTRATS", valeurs[i], 1);
        VERIF_STDERR(texte, {
            /* La variable n'est lue qu'une fois par processus. */
            if (verif_fils() < 0) {
                violation();
                violation();
                _exit(0);
            }
        });
    }
}

VERIF(environnement_mal_ecrit_au_premier_appel, "CONTRATS-G5 CONTRATS-G6")
{
    setenv("ECHECS_CONTRATS", "bruit", 1);
    VERIF_STDERR_UNE_LIGNE("« bruit »", echecs_contrats(contrats_silence));
    VERIF_STDERR("", violation());
    VERIF_CHAINE(echecs_derniere_erreur(), LIGNE_DU_MODE);
}

VERIF(un_appel_l_emporte_sur_l_environnement, "CONTRATS-G6")
{
    setenv("ECHECS_CONTRATS", "arret", 1);
    echecs_contrats(contrats_silence);
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
    echecs_contrats(contrats_silence);
    echecs_contrats((mode_contrats)-7);
    VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), "[CONTRATS-N1] : le mode vaut -7, ");
}

static void *autre_fil(void *bilan)
{
    const char **lignes = (const char **)bilan;
    static char avant[200], apres[200];

    snprintf(avant, sizeof avant, "%s", echecs_derniere_erreur());
    echecs_contrats((mode_contrats)-7);
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
        echecs_contrats((mode_contrats)mode);
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

    echecs_contrats(contrats_silence);
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
    VERIF_CODE(echecs_fen_verifier("8", raison, sizeof raison), erreur_fen_placement, nommer);
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
    int statut;

    VERIF_STDERR(LIGNE_DU_MODE "\n", {
        if ((statut = verif_fils()) < 0) {
            atexit(a_la_fin);
            exit(0);
        }
        VERIF_ENTIER(statut, 0);
    });
}

/* ---- nommer_type_erreur ---------------------------------------------------------------- */

VERIF(chaque_erreur_a_sa_phrase, "NOMMER-G1 NOMMER-G3")
{
    int i, j;

    for (i = pas_erreur; i <= erreur_position_echec_impossible; i++) {
        const char *phrase = nommer_type_erreur((type_erreur)i);

        VERIF_APPEL("nommer_type_erreur(%d)", i);
        VERIF_NON_NUL(phrase);
        VERIF_VRAI(phrase[0] != '\0' && strcmp(phrase, "erreur inconnue") != 0);
        VERIF_POINTEUR(nommer_type_erreur((type_erreur)i), phrase);
        for (j = pas_erreur; j < i; j++)
            VERIF_VRAI(strcmp(phrase, nommer_type_erreur((type_erreur)j)) != 0);
    }
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

/* ---- echecs_fen_verifier --------------------------------------------------------------- */

VERIF(fen_nulle, "FEN-N1")
{
    char raison[20] = "intacte";
    type_erreur code = pas_erreur;

    VERIF_INDICE("une précondition non respectée ne modifie rien");
    VERIF_INCHANGE(raison, sizeof raison, code = echecs_fen_verifier(NULL, raison, sizeof raison));
    VERIF_CODE(code, erreur_pointeur_nul, nommer);
    VERIF_CODE(echecs_fen_verifier(NULL, NULL, 0), erreur_pointeur_nul, nommer);
}

VERIF(raison_nulle, "FEN-N2")
{
    VERIF_INDICE("raison ne peut être NULL que si taille vaut 0, même quand la FEN est bonne");
    VERIF_CODE(echecs_fen_verifier(DEPART, NULL, 1), erreur_pointeur_nul, nommer);
    VERIF_CODE(echecs_fen_verifier("", NULL, SIZE_MAX), erreur_pointeur_nul, nommer);
}

VERIF(raison_nulle_de_taille_nulle, "FEN-N2 FEN-G5")
{
    VERIF_INDICE("sans tampon, le code est rendu comme d'habitude");
    VERIF_STDERR("", {
        VERIF_CODE(echecs_fen_verifier(DEPART, NULL, 0), pas_erreur, nommer);
        VERIF_CODE(echecs_fen_verifier("", NULL, 0), erreur_fen_champs, nommer);
    });
}

VERIF(fen_possible, "FEN-G1")
{
    static const char *const fens[] = { DEPART, KIWIPETE, "8/8/8/8/8/4k3/8/4K3 b - - 99 70",
                                        "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3" };
    char raison[80];
    size_t i;

    for (i = 0; i < sizeof fens / sizeof *fens; i++) {
        VERIF_POSITION(fens[i]);
        memset(raison, 'x', sizeof raison);
        VERIF_STDERR("", VERIF_CODE(echecs_fen_verifier(fens[i], raison, sizeof raison), pas_erreur, nommer));
        VERIF_CHAINE(raison, "");
    }
}

static void verifie_admises(const char *const *fens, size_t nombre)
{
    char raison[80];
    size_t i;

    for (i = 0; i < nombre; i++) {
        VERIF_POSITION(fens[i]);
        VERIF_CODE(echecs_fen_verifier(fens[i], raison, sizeof raison), pas_erreur, nommer);
        VERIF_CHAINE(raison, "");
    }
}

VERIF(fen_abregee, "FEN-G7")
{
    static const char *const fens[] = {
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq -",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 12",
    };

    verifie_admises(fens, sizeof fens / sizeof *fens);
}

VERIF(fen_avec_d_autres_blancs, "FEN-G7")
{
    static const char *const fens[] = {
        "  4k3/8/8/8/8/8/8/4K3   w - - 0 1\r\n",
        "\n\t4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3\tw\t-\t-\t0\t1",
        "4k3/8/8/8/8/8/8/4K3_w_-_-_0_1",
        "r3k2r/8/8/8/8/8/8/R3K2R w qQkK - 0 1",
    };

    verifie_admises(fens, sizeof fens / sizeof *fens);
}

VERIF(fen_de_chess960, "FEN-G8")
{
    static const char *const fens[] = {
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "nrbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBNR w KQkq - 0 1",
    };

    verifie_admises(fens, sizeof fens / sizeof *fens);
}

typedef struct {
    const char *fen;
    type_erreur code;
    int place;
    const char *indice;
} refus;

static void verifie_refus(const refus *attendus, size_t nombre)
{
    char raison[200], debut[40];
    type_erreur code = pas_erreur;
    size_t i;

    for (i = 0; i < nombre; i++) {
        VERIF_POSITION(attendus[i].fen);
        VERIF_APPEL("echecs_fen_verifier(\"%s\", raison, sizeof raison)", attendus[i].fen);
        VERIF_INDICE(attendus[i].indice != NULL ? attendus[i].indice
                                                : "quel champ est fautif, et à partir d'où ?");
        memset(raison, 'x', sizeof raison);
        VERIF_STDERR("", code = echecs_fen_verifier(attendus[i].fen, raison, sizeof raison));
        raison[sizeof raison - 1] = '\0';
        VERIF_CODE(code, attendus[i].code, nommer);
        snprintf(debut, sizeof debut, "caractère %d : ", attendus[i].place);
        VERIF_CHAINE_COMMENCE(raison, debut);
        VERIF_VRAI(strlen(raison) > strlen(debut));
    }
    VERIF_INDICE("une chaîne refusée n'est pas une clause non respectée");
    VERIF_CHAINE(echecs_derniere_erreur(), "");
}

VERIF(fen_mal_ecrite, "FEN-G2 FEN-G4")
{
    static const refus attendus[] = {
        { "", erreur_fen_champs, 1, NULL },
        { "4k3/8/8/8/8/8/8/4K3", erreur_fen_champs, 20, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w", erreur_fen_champs, 22, NULL },
        { "4k3/8/8/8/8/8/8/4K2 w - - 0 1", erreur_fen_placement, 20, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 1 encore", erreur_fen_champs, 31, NULL },
        { "4k3/8/8/8/8/8/8/4x3 w - - 0 1", erreur_fen_placement, 18, NULL },
        { "4k3/8/8/8/8/8/8/4é3 w - - 0 1", erreur_fen_placement, 18, NULL },
        { "4k3/9/8/8/8/8/8/4K3 w - - 0 1", erreur_fen_placement, 5, NULL },
        { "4k3/7/8/8/8/8/8/4K3 w - - 0 1", erreur_fen_placement, 6, NULL },
        { "4k3/8p/8/8/8/8/8/4K3 w - - 0 1", erreur_fen_placement, 6, NULL },
        { "8", erreur_fen_placement, 2, NULL },
        { "4k3/8/4K3 w - - 0 1", erreur_fen_placement, 10, NULL },
        { "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", erreur_fen_placement, 18, NULL },
        { "4k3/8/8/8/8/8/8/4K3 noirs - - 0 1", erreur_fen_trait, 21, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w Kx - 0 1", erreur_fen_roque, 24, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - e9 0 1", erreur_fen_prise_en_passant, 25, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - -1 1", erreur_fen_compteurs, 27, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 un", erreur_fen_compteurs, 29, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w KK - 0 1", erreur_fen_roque, 24, NULL },
        { "4k3/8/8/8/8/8/8/4K3 ww - - 0 1", erreur_fen_trait, 21, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - e33 0 1", erreur_fen_prise_en_passant, 25, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - 0 1.5", erreur_fen_compteurs, 29, NULL },
        { "4k3/8/8/8/8/8/8/4K3 w - - 2147483648 1", erreur_fen_compteurs, 27, NULL },
        { "4k3/8/8/8/8/8/8/4K3 x x e9 -1 -1", erreur_fen_trait, 21, NULL },
    };

    verifie_refus(attendus, sizeof attendus / sizeof *attendus);
}

VERIF(position_impossible, "FEN-G3 FEN-G4")
{
    static const refus attendus[] = {
        { "8/8/8/8/8/8/8/8 w - - 0 1", erreur_position_vide, 1,
          "il faut au moins les deux rois" },
        { "8/8/8/8/8/8/8/4K3 w - - 0 1", erreur_position_rois, 1,
          "il faut exactement un roi de chaque couleur" },
        { "4k3/8/8/8/8/8/8/4KK2 w - - 0 1", erreur_position_rois, 1,
          "il faut exactement un roi de chaque couleur" },
        { "4k3/qqqqqqqq/qqqqqqqq/8/8/8/8/4K3 w - - 0 1", erreur_position_pieces, 1,
          "pas plus de 16 pièces par camp" },
        { "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", erreur_position_pions, 1,
          "pas plus de 8 pions par camp, aucun sur les rangées 1 et 8" },
        { "4k2P/8/8/8/8/8/8/4K3 w - - 0 1", erreur_position_pions, 1,
          "pas plus de 8 pions par camp, aucun sur les rangées 1 et 8" },
        { "4k3/8/8/8/8/8/4K3/8 w K - 0 1", erreur_position_roque, 23,
          "un droit de roque demande le roi et la tour sur leur rangée de départ, et un seul par côté" },
        { "4k3/8/8/8/8/8/8/4K3 w Q - 0 1", erreur_position_roque, 23,
          "un droit de roque demande le roi et la tour sur leur rangée de départ, et un seul par côté" },
        { "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", erreur_position_prise_en_passant, 25,
          "un pion adverse doit venir de passer par cette case" },
        { "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", erreur_position_roi_adverse_en_echec, 1,
          "le camp qui vient de jouer ne peut pas être resté en échec" },
        { "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", erreur_position_echec_impossible, 1,
          "combien de pièces donnent l'échec, lesquelles, et sur quelle ligne ?" },
        { "4k3/8/8/8/8/8/8/4KRR1 w FG - 0 1", erreur_position_roque, 26,
          "un droit de roque demande le roi et la tour sur leur rangée de départ, et un seul par côté" },
        { "4k3/8/8/8/8/8/8/4K3 w - e4 0 1", erreur_position_prise_en_passant, 25,
          "un pion adverse doit venir de passer par cette case" },
        { "4k3/8/4p3/8/8/8/8/4K3 w - e6 0 1", erreur_position_prise_en_passant, 27,
          "un pion adverse doit venir de passer par cette case" },
        { "R3k2R/8/8/8/8/8/8/4K3 b - - 0 1", erreur_position_echec_impossible, 1,
          "combien de pièces donnent l'échec, lesquelles, et sur quelle ligne ?" },
        { "4k3/3P4/5N2/8/8/8/8/K3R3 b - - 0 1", erreur_position_echec_impossible, 1,
          "combien de pièces donnent l'échec, lesquelles, et sur quelle ligne ?" },
        { "4k3/PPPPPPPP/P7/8/8/8/8/4K3 w - - 0 1", erreur_position_pions, 1,
          "pas plus de 8 pions par camp, aucun sur les rangées 1 et 8" },
        { "4k3/8/8/8/QQQQQQQQ/PPPPPPPP/8/4K3 w - - 0 1", erreur_position_pieces, 1,
          "pas plus de 16 pièces par camp" },
        { "4k3/8/8/8/8/8/4Q3/4K3 w - e6 0 1", erreur_position_prise_en_passant, 27,
          "un pion adverse doit venir de passer par cette case" },
    };

    verifie_refus(attendus, sizeof attendus / sizeof *attendus);
}

/* Une chaîne dont la raison, longue, a des lettres accentuées. */
#define REFUSEE "8/8/8/8/8/8/8/8 x - - 0 1"

VERIF(raison_coupee_entre_deux_caracteres, "FEN-G5")
{
    char entiere[200], tampon[200];
    size_t taille, garde, i;

    VERIF_CODE(echecs_fen_verifier(REFUSEE, entiere, sizeof entiere), erreur_fen_trait, nommer);
    VERIF_CHAINE_CONTIENT(entiere, "caractère");
    for (taille = 0; taille <= strlen(entiere) + 2; taille++) {
        VERIF_CONTEXTE("taille %zu", taille);
        memset(tampon, 'x', sizeof tampon);
        VERIF_CODE(echecs_fen_verifier(REFUSEE, tampon, taille), erreur_fen_trait, nommer);
        garde = taille == 0 ? 0 : taille - 1;
        if (garde > strlen(entiere))
            garde = strlen(entiere);
        /* Un octet 10xxxxxx est la suite d'un caractère. */
        while (((unsigned char)entiere[garde] & 0xC0) == 0x80)
            garde--;
        VERIF_INDICE("ni octet de trop, ni caractère coupé, ni zéro final oublié");
        VERIF_VRAI(memcmp(tampon, entiere, garde) == 0);
        if (taille > 0)
            VERIF_ENTIER((unsigned char)tampon[garde], '\0');
        for (i = taille == 0 ? 0 : garde + 1; i < sizeof tampon; i++)
            VERIF_ENTIER((unsigned char)tampon[i], 'x');
    }
}

VERIF(raison_de_taille_nulle_est_intacte, "FEN-G5")
{
    char raison[4] = "abc";

    VERIF_INCHANGE(raison, sizeof raison,
                   VERIF_CODE(echecs_fen_verifier(REFUSEE, raison, 0), erreur_fen_trait, nommer));
    VERIF_INCHANGE(raison, sizeof raison,
                   VERIF_CODE(echecs_fen_verifier(DEPART, raison, 0), pas_erreur, nommer));
}

VERIF(raison_au_dessus_de_la_fen, "FEN-G5")
{
    char tampon[200] = REFUSEE;

    VERIF_INDICE("la fen est lue avant que la raison soit écrite");
    VERIF_CODE(echecs_fen_verifier(tampon, tampon, sizeof tampon), erreur_fen_trait, nommer);
    VERIF_CHAINE_COMMENCE(tampon, "caractère 17 : ");
}

/* Le texte est-il de l'UTF-8 sans caractère de contrôle ? */
static int est_affichable(const char *texte)
{
    const unsigned char *p = (const unsigned char *)texte;
    int suites = 0;

    for (; *p != '\0'; p++) {
        if (suites > 0) {
            if ((*p & 0xC0) != 0x80)
                return 0;
            suites--;
        } else if (*p >= 0xF0) {
            suites = 3;
        } else if (*p >= 0xE0) {
            suites = 2;
        } else if (*p >= 0xC2) {
            suites = 1;
        } else if (*p < 0x20 || *p >= 0x7f) {
            return 0;
        }
    }
    return suites == 0;
}

VERIF(raison_toujours_affichable, "FEN-G6")
{
    static const char *const debuts[] = { "", "8/", DEPART " ",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR ",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq ",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - " };
    char fen[120], raison[300];
    size_t i;
    int octet;

    for (i = 0; i < sizeof debuts / sizeof *debuts; i++) {
        for (octet = 1; octet < 256; octet++) {
            snprintf(fen, sizeof fen, "%s%cx", debuts[i], octet);
            VERIF_POSITION(fen);
            VERIF_VRAI(echecs_fen_verifier(fen, raison, sizeof raison) != pas_erreur);
            VERIF_VRAI(raison[0] != '\0' && est_affichable(raison));
        }
    }
}

VERIF(fen_tres_longue, "FEN-G2 FEN-G5")
{
    static const char *const debuts[] = { "", "8/", DEPART " x",
                                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR " };
    static const char remplissages[] = { 'x', '8', '/', ' ', 'K', '\xff' };
    enum { longueur = 100000 };
    char *fen = (char *)malloc(longueur + 1);
    char raison[300];
    size_t i, j;

    VERIF_NON_NUL(fen);
    for (i = 0; i < sizeof debuts / sizeof *debuts; i++) {
        for (j = 0; j < sizeof remplissages; j++) {
            VERIF_CONTEXTE("\"%s\", puis l'octet 0x%02X jusqu'à 100000 octets", debuts[i],
                           (unsigned char)remplissages[j]);
            memset(fen, remplissages[j], longueur);
            memcpy(fen, debuts[i], strlen(debuts[i]));
            fen[longueur] = '\0';
            VERIF_VRAI(echecs_fen_verifier(fen, raison, sizeof raison) != pas_erreur);
            VERIF_VRAI(strlen(raison) < sizeof raison - 1);
            VERIF_VRAI(est_affichable(raison));
        }
    }
    free(fen);
}

/* ---- echecs_perft ----------------------------------------------------------------------- */

/* Un appel refusé : le code, et *feuilles inchangé. */
static void verifie_perft_refuse(const char *fen, int profondeur, type_erreur code)
{
    unsigned long long feuilles = 123456789;
    type_erreur rendu = pas_erreur;

    VERIF_POSITION(fen);
    VERIF_APPEL("echecs_perft(\"%s\", %d, &feuilles)", fen != NULL ? fen : "(NULL)", profondeur);
    VERIF_INDICE("un appel refusé rend le code de la clause et laisse *feuilles comme avant");
    VERIF_INCHANGE(&feuilles, sizeof feuilles, rendu = echecs_perft(fen, profondeur, &feuilles));
    VERIF_CODE(rendu, code, nommer);
}

VERIF(perft_sans_fen, "PERFT-N1 PERFT-G3")
{
    verifie_perft_refuse(NULL, 1, erreur_pointeur_nul);
}

VERIF(perft_profondeur_hors_limites, "PERFT-N2 PERFT-G3")
{
    static const int profondeurs[] = { INT_MIN, -1, 21, 64, INT_MAX };
    size_t i;

    for (i = 0; i < sizeof profondeurs / sizeof *profondeurs; i++)
        verifie_perft_refuse(DEPART, profondeurs[i], erreur_argument_hors_limites);
}

VERIF(perft_profondeur_vingt, "PERFT-N2 PERFT-G1")
{
    unsigned long long feuilles = 1;

    VERIF_POSITION("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    VERIF_INDICE("les noirs sont pat : aucune suite d'au moins un coup");
    VERIF_STDERR("", VERIF_CODE(echecs_perft(verif_fen, 20, &feuilles), pas_erreur, nommer));
    VERIF_NATUREL(feuilles, 0);
}

VERIF(perft_sans_feuilles, "PERFT-N3")
{
    VERIF_INDICE("il faut un endroit où écrire le nombre");
    VERIF_CODE(echecs_perft(DEPART, 1, NULL), erreur_pointeur_nul, nommer);
}

VERIF(perft_fen_refusee, "PERFT-N4 PERFT-G3")
{
    static const char *const refusees[] = {
        REFUSEE, "", "8/8/8/8/8/8/8/8 w - - 0 1", "\xff\x1b[2J",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "4k2P/8/8/8/8/8/8/4K3 w - - 0 1",
    };
    size_t i;

    for (i = 0; i < sizeof refusees / sizeof *refusees; i++) {
        type_erreur code = echecs_fen_verifier(refusees[i], NULL, 0);

        VERIF_VRAI(code != pas_erreur);
        verifie_perft_refuse(refusees[i], (int)i % 2, code);
    }
}

VERIF(perft_de_positions_sans_partie, "PERFT-G4")
{
    static const struct {
        const char *fen;
        int profondeur;
        unsigned long long feuilles;
    } connues[] = {
        { "5R2/2P5/8/4k3/8/3rK2r/8/8 w - - 0 1", 3, 1030 },
        { "1rrrrrk1/1PPPPPPP/8/8/8/8/8/6K1 b - - 0 1", 1, 3 },
        { "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1", 1, 270 },
        { "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", 1, 5 },
    };
    unsigned long long feuilles = 0;
    size_t i;

    for (i = 0; i < sizeof connues / sizeof *connues; i++) {
        VERIF_POSITION(connues[i].fen);
        VERIF_VRAI(echecs_fen_verifier(connues[i].fen, NULL, 0) != pas_erreur);
        VERIF_INDICE("un échec impossible ou trop de pièces n'empêchent pas de compter");
        VERIF_STDERR("", VERIF_CODE(echecs_perft(connues[i].fen, connues[i].profondeur, &feuilles), pas_erreur, nommer));
        VERIF_NATUREL(feuilles, connues[i].feuilles);
    }
}

VERIF(perft_du_depart, "PERFT-G1")
{
    static const unsigned long long attendus[] = { 20, 400, 8902, 197281 };
    unsigned long long feuilles = 0;
    int i;

    VERIF_POSITION(DEPART);
    for (i = 1; i <= 4; i++) {
        VERIF_CONTEXTE("profondeur %d", i);
        VERIF_STDERR("", VERIF_CODE(echecs_perft(DEPART, i, &feuilles), pas_erreur, nommer));
        VERIF_NATUREL(feuilles, attendus[i - 1]);
    }
}

VERIF(perft_de_kiwipete, "PERFT-G1")
{
    static const unsigned long long attendus[] = { 48, 2039, 97862 };
    unsigned long long feuilles = 0;
    int i;

    VERIF_POSITION(KIWIPETE);
    for (i = 1; i <= 3; i++) {
        VERIF_CONTEXTE("profondeur %d", i);
        VERIF_CODE(echecs_perft(KIWIPETE, i, &feuilles), pas_erreur, nommer);
        VERIF_NATUREL(feuilles, attendus[i - 1]);
    }
}

VERIF(perft_de_profondeur_zero, "PERFT-G2")
{
    unsigned long long feuilles = 0;

    VERIF_POSITION("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    VERIF_INDICE("à la profondeur 0, la seule suite est la suite vide");
    VERIF_CODE(echecs_perft(verif_fen, 0, &feuilles), pas_erreur, nommer);
    VERIF_NATUREL(feuilles, 1);
}

VERIF_PROGRAMME(
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
    VERIF_LIGNE(environnement_mal_ecrit),
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
    VERIF_LIGNE(fen_nulle),
    VERIF_LIGNE(raison_nulle),
    VERIF_LIGNE(raison_nulle_de_taille_nulle),
    VERIF_LIGNE(fen_possible),
    VERIF_LIGNE(fen_abregee),
    VERIF_LIGNE(fen_avec_d_autres_blancs),
    VERIF_LIGNE(fen_de_chess960),
    VERIF_LIGNE(fen_mal_ecrite),
    VERIF_LIGNE(position_impossible),
    VERIF_LIGNE(raison_coupee_entre_deux_caracteres),
    VERIF_LIGNE(raison_de_taille_nulle_est_intacte),
    VERIF_LIGNE(raison_au_dessus_de_la_fen),
    VERIF_LIGNE(raison_toujours_affichable),
    VERIF_LIGNE(fen_tres_longue),
    VERIF_LIGNE(perft_sans_fen),
    VERIF_LIGNE(perft_profondeur_hors_limites),
    VERIF_LIGNE(perft_profondeur_vingt),
    VERIF_LIGNE(perft_sans_feuilles),
    VERIF_LIGNE(perft_fen_refusee),
    VERIF_LIGNE(perft_de_positions_sans_partie),
    VERIF_LIGNE(perft_du_depart),
    VERIF_LIGNE(perft_de_kiwipete),
    VERIF_LIGNE(perft_de_profondeur_zero))
