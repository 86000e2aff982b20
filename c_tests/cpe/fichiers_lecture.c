/* Section « Fichiers » de echecs.h : lire ce qui n'est pas un bon fichier. */
#include "cpe.h"
#include "../commun/fichiers.h"

static echiquier e;
static historique_partie h;

/* ---- Mauvais fichiers --------------------------------------------------------------------- */

#define E "libechecs echiquier 1\n"
#define ROIS "blanc roi 4 0\nnoir roi 4 7\n"

/* Un fichier d'échiquier, et la ligne qui ne convient pas. */
static const struct {
    const char *texte;
    int ligne;
} mauvais_echiquiers[] = {
    { "", 1 },
    { "\n", 1 },
    { "libechecs echiquier 2\ntrait blancs\n" ROIS "fin\n", 1 },
    { "libechecs historique 1\ntrait blancs\n" ROIS "fin\n", 1 },
    { "libechecs echiquier 12\ntrait blancs\n" ROIS "fin\n", 1 },
    { " libechecs echiquier 1\ntrait blancs\n" ROIS "fin\n", 1 },
    { E "trait blancs\n" ROIS, 4 },
    { E "trait blancs\n" ROIS "fin\nnoir dame 3 7\n", 6 },
    { E "trait blancs\ntrait blancs\n" ROIS "fin\n", 3 },
    { E "trait rouges\n" ROIS "fin\n", 2 },
    { E "trait\n" ROIS "fin\n", 2 },
    { E ROIS "fin\n", 4 },
    { E "trait blancs\nblanc roi 4 0\nfin\n", 4 },
    { E "trait blancs\n" ROIS "blanc roi 0 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame 4 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame 4 7\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dragon 3 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc invalide 3 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "rouge dame 3 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame 8 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame -1 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame 3\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame d1 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame 3\f0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame 3 0 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "blanc dame 99999999999999999999 0\nfin\n", 5 },
    { E "trait blancs\n" ROIS "roque KQkq\nfin\n", 5 },
    { E "trait blancs\n" ROIS "d 4 0 -> 4 1\nfin\n", 5 },
    { E "trait blancs\n" ROIS "\xff\xfe\x01\x1b[2J\nfin\n", 5 },
    { E "trait blancs\n" ROIS
        "blanc pion 0 1\nblanc pion 1 1\nblanc pion 2 1\nblanc pion 3 1\nblanc pion 4 1\n"
        "blanc pion 5 1\nblanc pion 6 1\nblanc pion 7 1\nblanc pion 0 2\nblanc pion 1 2\n"
        "blanc pion 2 2\nblanc pion 3 2\nblanc pion 4 2\nblanc pion 5 2\nblanc pion 6 2\n"
        "blanc pion 7 2\nfin\n", 20 },
};

enum { nombre_mauvais_echiquiers = sizeof mauvais_echiquiers / sizeof *mauvais_echiquiers };

VERIF(mauvais_fichiers_d_echiquier, "LIRE-ECHIQUIER-G2 LIRE-ECHIQUIER-G3")
{
    int i;

    echecs_choisir_contrats(contrats_silence);
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    for (i = 0; i < nombre_mauvais_echiquiers; i++) {
        VERIF_CONTEXTE("fichier : \"%s\"", mauvais_echiquiers[i].texte);
        ecrire_texte("f", mauvais_echiquiers[i].texte);
        VERIF_INCHANGE(&e, sizeof e, VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &e),
                                                erreur_fichier_contenu, nommer));
    }
    quitter_le_dossier();
}

VERIF(la_ligne_du_fichier_d_echiquier_est_dite, "LIRE-ECHIQUIER-G4")
{
    char ligne[100];
    int i;

    if (!VERIF_PARLE(entree_sortie_lit_fichier_echiquier(NULL, &e)))
        return;
    entrer_dans_un_dossier();
    for (i = 0; i < nombre_mauvais_echiquiers; i++) {
        VERIF_CONTEXTE("fichier : \"%s\"", mauvais_echiquiers[i].texte);
        ecrire_texte("mon_fichier", mauvais_echiquiers[i].texte);
        snprintf(ligne, sizeof ligne, "mon_fichier : ligne %d : ", mauvais_echiquiers[i].ligne);
        VERIF_STDERR_UNE_LIGNE(ligne, entree_sortie_lit_fichier_echiquier("mon_fichier", &e));
        VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), ligne);
    }
    VERIF_STDERR_UNE_LIGNE("absent : il n'existe pas",
                           entree_sortie_lit_fichier_echiquier("absent", &e));
    quitter_le_dossier();
}

#define H "libechecs historique 1\ntrait blancs\nblanc roi 4 0\nblanc pion 0 6\nnoir roi 4 7\n"
#define RESTE "roque -\nen_passant -\ndemi_coups 0\nnumero_coup 1\n"

static const struct {
    const char *texte;
    int ligne;
} mauvaises_parties[] = {
    { "", 1 },
    { E "trait blancs\n" ROIS "fin\n", 1 },
    { H RESTE, 9 },
    { H "fin\n", 6 },
    { H "en_passant -\ndemi_coups 0\nnumero_coup 1\nfin\n", 9 },
    { H "roque -\ndemi_coups 0\nnumero_coup 1\nfin\n", 9 },
    { H "roque -\nen_passant -\nnumero_coup 1\nfin\n", 9 },
    { H "roque -\nen_passant -\ndemi_coups 0\nfin\n", 9 },
    { H RESTE "en_passant -\nfin\n", 10 },
    { H RESTE "numero_coup 1\nfin\n", 10 },
    { H RESTE "roque -\nfin\n", 10 },
    { H "roque KX\nen_passant -\ndemi_coups 0\nnumero_coup 1\nfin\n", 6 },
    { H "roque KK\nen_passant -\ndemi_coups 0\nnumero_coup 1\nfin\n", 6 },
    { H "roque -\nen_passant 4\ndemi_coups 0\nnumero_coup 1\nfin\n", 7 },
    { H "roque -\nen_passant 4 9\ndemi_coups 0\nnumero_coup 1\nfin\n", 7 },
    { H "roque -\nen_passant -\ndemi_coups -1\nnumero_coup 1\nfin\n", 8 },
    { H "roque -\nen_passant -\ndemi_coups +1\nnumero_coup 1\nfin\n", 8 },
    { H "roque -\nen_passant -\ndemi_coups 2147483648\nnumero_coup 1\nfin\n", 8 },
    { H "roque -\nen_passant -\ndemi_coups 0\nnumero_coup 0\nfin\n", 9 },
    { H RESTE "d 4 0 -> 4 2\nfin\n", 10 },
    { H RESTE "d 4 0 -> 4 1\nd 4 1 -> 4 2\nfin\n", 11 },
    { H RESTE "d 4 0 -> 4 1 roque\nfin\n", 10 },
    { H RESTE "d 4 0 -> 4 1 dame\nfin\n", 10 },
    { H RESTE "d 0 6 -> 0 7\nfin\n", 10 },
    { H RESTE "d 0 6 -> 0 7 roi\nfin\n", 10 },
    { H RESTE "d 4 0 -> 4 1 dame tour\nfin\n", 10 },
    { H RESTE "d 4 0 -> 4\nfin\n", 10 },
    { H RESTE "d 4 0 => 4 1\nfin\n", 10 },
    { H RESTE "fin\nd 4 0 -> 4 1\n", 11 },
};

enum { nombre_mauvaises_parties = sizeof mauvaises_parties / sizeof *mauvaises_parties };

VERIF(mauvais_fichiers_de_partie, "LIRE-HISTORIQUE-G2 LIRE-HISTORIQUE-G3")
{
    int i;

    echecs_choisir_contrats(contrats_silence);
    entrer_dans_un_dossier();
    partie_variee(&h);
    for (i = 0; i < nombre_mauvaises_parties; i++) {
        VERIF_CONTEXTE("fichier : \"%s\"", mauvaises_parties[i].texte);
        ecrire_texte("f", mauvaises_parties[i].texte);
        VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h),
                                                erreur_fichier_contenu, nommer));
    }
    quitter_le_dossier();
}

VERIF(la_ligne_du_fichier_de_partie_est_dite, "LIRE-HISTORIQUE-G4")
{
    char ligne[100];
    int i;

    if (!VERIF_PARLE(entree_sortie_lit_fichier_historique(NULL, &h)))
        return;
    entrer_dans_un_dossier();
    for (i = 0; i < nombre_mauvaises_parties; i++) {
        VERIF_CONTEXTE("fichier : \"%s\"", mauvaises_parties[i].texte);
        ecrire_texte("mon_fichier", mauvaises_parties[i].texte);
        snprintf(ligne, sizeof ligne, "mon_fichier : ligne %d : ", mauvaises_parties[i].ligne);
        VERIF_STDERR_UNE_LIGNE(ligne, entree_sortie_lit_fichier_historique("mon_fichier", &h));
    }
    VERIF_STDERR_UNE_LIGNE("absent : il n'existe pas",
                           entree_sortie_lit_fichier_historique("absent", &h));
    quitter_le_dossier();
}

VERIF(une_partie_trop_longue_est_refusee, "LIRE-HISTORIQUE-G2 LIRE-HISTORIQUE-G3")
{
    static char texte[1 << 17] = H RESTE;
    static const char *coups[4] = {
        "d 4 0 -> 4 1\n", "d 4 7 -> 4 6\n", "d 4 1 -> 4 0\n", "d 4 6 -> 4 7\n",
    };
    size_t n = strlen(texte);
    int i;

    entrer_dans_un_dossier();
    for (i = 0; i <= ECHECS_COUPS_MAX; i++) {
        strcpy(texte + n, coups[i % 4]);
        n += strlen(coups[i % 4]);
    }
    strcpy(texte + n, "fin\n");
    ecrire_texte("f", texte);
    partie_variee(&h);
    VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h),
                                            erreur_fichier_contenu, nommer));
    quitter_le_dossier();
}

VERIF(fichiers_hors_du_commun, "LIRE-ECHIQUIER-G2 LIRE-ECHIQUIER-G3 LIRE-HISTORIQUE-G2 "
                               "LIRE-HISTORIQUE-G3")
{
    static char enorme[(1 << 20) + 1];
    static const char zeros[] = E "trait blancs\n\0" ROIS "fin\n";
    static const char *illisibles[] = { ".", "/dev/zero", "tube", "fichier/rien" };
    int i;

    echecs_choisir_contrats(contrats_silence);
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    historique_initialise(&h);
    creer_un_tube("tube");
    ecrire_texte("fichier", "");
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("fichier %s", illisibles[i]);
        VERIF_INCHANGE(&e, sizeof e,
                       VERIF_CODE(entree_sortie_lit_fichier_echiquier(illisibles[i], &e),
                                  erreur_fichier_lecture, nommer));
        VERIF_INCHANGE(&h, sizeof h,
                       VERIF_CODE(entree_sortie_lit_fichier_historique(illisibles[i], &h),
                                  erreur_fichier_lecture, nommer));
    }
    VERIF_CONTEXTE("fichier absent");
    VERIF_INCHANGE(&e, sizeof e, VERIF_CODE(entree_sortie_lit_fichier_echiquier("absent", &e),
                                            erreur_fichier_absent, nommer));
    VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(entree_sortie_lit_fichier_historique("absent", &h),
                                            erreur_fichier_absent, nommer));
    VERIF_CONTEXTE("un octet de trop, après un échiquier qui convient");
    memset(enorme, '#', sizeof enorme);
    memcpy(enorme, E "trait blancs\n" ROIS "fin\n", strlen(E "trait blancs\n" ROIS "fin\n"));
    ecrire_octets("f", enorme, sizeof enorme);
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &e), erreur_fichier_contenu, nommer);
    VERIF_CONTEXTE("un mébioctet");
    ecrire_octets("f", enorme, sizeof enorme - 1);
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &e), pas_erreur, nommer);
    VERIF_CONTEXTE("un octet nul");
    ecrire_octets("f", zeros, sizeof zeros - 1);
    VERIF_INCHANGE(&e, sizeof e, VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &e),
                                            erreur_fichier_contenu, nommer));
    quitter_le_dossier();
}

VERIF(un_long_nom_ne_cache_pas_la_raison, "LIRE-ECHIQUIER-G4")
{
    char nom[2000];
    size_t i;

    if (!VERIF_PARLE(entree_sortie_lit_fichier_echiquier(NULL, &e)))
        return;
    memset(nom, '\xff', sizeof nom - 1);
    nom[sizeof nom - 1] = '\0';
    for (i = 1; i < sizeof nom - 1; i += 2)
        nom[i] = '/';
    VERIF_STDERR_UNE_LIGNE(" : il n'existe pas", entree_sortie_lit_fichier_echiquier(nom, &e));
#ifdef _WIN32
    VERIF_SAUTE("sous Windows, un nom trop long n'est que celui d'un fichier absent");
#endif
    memset(nom, '\xff', sizeof nom - 1);
    VERIF_STDERR_UNE_LIGNE(" : ce nom n'est pas permis", entree_sortie_lit_fichier_echiquier(nom, &e));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(mauvais_fichiers_d_echiquier),
    VERIF_LIGNE(la_ligne_du_fichier_d_echiquier_est_dite),
    VERIF_LIGNE(mauvais_fichiers_de_partie),
    VERIF_LIGNE(la_ligne_du_fichier_de_partie_est_dite),
    VERIF_LIGNE(une_partie_trop_longue_est_refusee),
    VERIF_LIGNE(fichiers_hors_du_commun),
    VERIF_LIGNE(un_long_nom_ne_cache_pas_la_raison))
