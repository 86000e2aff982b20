/* Section « PGN » de partie.h : écrire une partie, et la relire. */
#include "partie_pgn_essai.h"

/* ---- Résultats ----------------------------------------------------------------------------- */

#define ALLERS_RETOURS "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8"
#define DEPART "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

/* Une partie jouée jusqu'à sa fin : joueur est celui qui abandonne, ou -1. */
static const struct {
    const char *fen, *coups;
    int joueur;
    etat_partie etat;
} fins[] = {
    { DEPART, "e2e4", -1, partie_en_cours },
    { DEPART, "", -1, partie_en_cours },
    { DEPART, "f2f3 e7e5 g2g4 d8h4", -1, partie_mat },
    { DEPART, "e2e4 e7e5", 0, partie_abandon },
    { DEPART, "e2e4 e7e5", 1, partie_abandon },
    { DEPART, "", 0, partie_abandon },
    { DEPART, "e2e4 e7e5", -1, partie_nulle_accord },
    { DEPART, ALLERS_RETOURS, -1, partie_nulle_repetition_3 },
    { DEPART, ALLERS_RETOURS " " ALLERS_RETOURS, -1, partie_nulle_repetition_5 },
    { "4k3/8/8/8/8/8/8/R3K3 w - - 99 80", "a1a2", -1, partie_nulle_50_coups },
    { "4k3/8/8/8/8/8/8/R3K3 w - - 149 80", "a1a2", -1, partie_nulle_75_coups },
    { "7k/8/8/8/8/8/8/K4Q2 w - - 0 1", "f1f7", -1, partie_pat },
    { "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1", "e1d2", -1, partie_nulle_materiel },
};
enum { nombre_fins = sizeof fins / sizeof *fins };

static partie *partie_finie(int i)
{
    partie *p = partie_creer();

    VERIF_POSITION(fins[i].fen);
    VERIF_NON_NUL(p);
    VERIF_CODE(partie_lire_fen(p, fins[i].fen), pas_erreur, nommer);
    jouer_tout(p, fins[i].coups);
    if (fins[i].etat == partie_abandon)
        VERIF_CODE(partie_abandonner(p, fins[i].joueur), pas_erreur, nommer);
    if (fins[i].etat == partie_nulle_accord)
        VERIF_CODE(partie_convenir_nulle(p), pas_erreur, nommer);
    if (fins[i].etat == partie_nulle_repetition_3 || fins[i].etat == partie_nulle_50_coups)
        VERIF_CODE(partie_reclamer(p, fins[i].etat), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), fins[i].etat);
    return p;
}

VERIF(les_fins_se_relisent, "PGN-ECRIRE-G1 PGN-LIRE-G1")
{
    int i;

    for (i = 0; i < nombre_fins; i++) {
        partie *p = partie_finie(i), *relue;
        char *texte = pgn_de(p, 0);

        VERIF_POSITION(fins[i].fen);
        VERIF_CONTEXTE("coups « %s », état %d", fins[i].coups, (int)fins[i].etat);
        relue = lire(texte);
        VERIF_ENTIER(partie_etat(relue), fins[i].etat);
        VERIF_ENTIER(partie_vainqueur(relue), partie_vainqueur(p));
        VERIF_CHAINE(coups_de(relue), coups_de(p));
        free(texte);
        partie_detruire(p);
        partie_detruire(relue);
    }
}

VERIF(le_resultat_d_un_texte, "PGN-LIRE-G1")
{
    static const struct {
        const char *texte;
        etat_partie etat;
        int vainqueur;
    } resultats[] = {
        { "1. e4 1-0", partie_abandon, 0 },
        { "1. e4 0-1", partie_abandon, 1 },
        { "1. e4 1/2-1/2", partie_nulle_accord, -1 },
        { "1. e4 *", partie_en_cours, -1 },
        { "1. e4", partie_en_cours, -1 },
        { "[Result \"0-1\"]\n\n1. e4", partie_abandon, 1 },
        { "1. f3 e5 2. g4 Qh4# 1-0", partie_mat, 1 },
        { "1. f3 e5 2. g4 Qh4# *", partie_mat, 1 },
        { "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", partie_nulle_repetition_3, -1 },
        { "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *", partie_en_cours, -1 },
        { "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 99 80\"]\n80. Ra2 1/2-1/2", partie_nulle_50_coups, -1 },
        { "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 98 80\"]\n80. Ra2 1/2-1/2", partie_nulle_accord, -1 },
        { "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"] 1-0", partie_nulle_materiel, -1 },
    };
    size_t i;

    for (i = 0; i < sizeof resultats / sizeof *resultats; i++) {
        partie *p;

        VERIF_CONTEXTE("texte : \"%s\"", resultats[i].texte);
        p = lire(resultats[i].texte);
        VERIF_ENTIER(partie_etat(p), resultats[i].etat);
        VERIF_ENTIER(partie_vainqueur(p), resultats[i].vainqueur);
        partie_detruire(p);
    }
}

/* ---- Écrire -------------------------------------------------------------------------------- */

VERIF(le_texte_d_une_partie, "PGN-ECRIRE-G1")
{
    partie *p = nouvelle();
    char *texte;

    VERIF_CODE(partie_poser_etiquette(p, "Salle", "A \"1\" \\"), pas_erreur, nommer);
    VERIF_CODE(partie_poser_etiquette(p, "White", "Anne"), pas_erreur, nommer);
    jouer_tout(p, "e2e4 e7e5 g1f3");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_INDICE("les sept étiquettes d'usage d'abord ; les coups annulés ne sont pas écrits");
    texte = pgn_de(p, 0);
    VERIF_CHAINE(texte, "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
                        "[White \"Anne\"]\n[Black \"?\"]\n[Result \"*\"]\n"
                        "[Salle \"A \\\"1\\\" \\\\\"]\n\n1. e4 e5 *\n\n");
    free(texte);
    partie_detruire(p);
}

VERIF(une_partie_avec_de_tout_se_relit, "PGN-ECRIRE-G1 PGN-LIRE-G1 PGN-LIRE-FICHIER-G1 "
                                        "PGN-ECRIRE-FICHIER-G1")
{
    partie *p = lire(RICHE), *relue, *du_fichier = nouvelle();
    char *texte = pgn_de(p, 0);

    entrer_dans_un_dossier();
    relue = lire(texte);
    verifie_memes(relue, p);
    VERIF_CODE(partie_ecrire_pgn_fichier(p, 0, "f"), pas_erreur, nommer);
    VERIF_CHAINE(contenu("f"), texte);
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    VERIF_CODE(partie_lire_pgn_fichier(du_fichier, "f", 0, NULL), pas_erreur, nommer);
    verifie_jumelles(relue, du_fichier);
    verifie_jumelles(p, relue);
    free(texte);
    partie_detruire(p);
    partie_detruire(relue);
    partie_detruire(du_fichier);
    quitter_le_dossier();
}

VERIF(les_positions_de_depart_se_relisent, "PGN-ECRIRE-G1 PGN-LIRE-G1")
{
    static const struct {
        const char *fen, *coups;
    } departs[] = {
        { "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2", "b8c6 g1f3 g8f6" },
        { "4k3/4p3/8/8/8/8/4P3/4K3 b - - 17 999", "e7e5 e2e4" },
        { "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3", "e5d6 e7d6" },
        { "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1", "f2f4 f7f5 f1g1 f8g8" },
        { "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 b BGbg - 3 40", "e8b8 e1g1" },
    };
    char fen[128], fen_relue[128];
    size_t i;

    for (i = 0; i < sizeof departs / sizeof *departs; i++) {
        partie *p = partie_creer(), *relue;
        char *texte;

        VERIF_POSITION(departs[i].fen);
        VERIF_CODE(partie_lire_fen(p, departs[i].fen), pas_erreur, nommer);
        jouer_tout(p, departs[i].coups);
        texte = pgn_de(p, 0);
        VERIF_CHAINE_CONTIENT(texte, "[SetUp \"1\"]\n[FEN \"");
        relue = lire(texte);
        VERIF_CHAINE(coups_de(relue), coups_de(p));
        do {
            partie_ecrire_fen(p, fen, sizeof fen);
            partie_ecrire_fen(relue, fen_relue, sizeof fen_relue);
            VERIF_CHAINE(fen_relue, fen);
        } while (partie_annuler(p) == pas_erreur && partie_annuler(relue) == pas_erreur);
        free(texte);
        partie_detruire(p);
        partie_detruire(relue);
    }
}

VERIF(les_etiquettes_qui_s_ajoutent, "PGN-ECRIRE-G1")
{
    partie *p = partie_creer(), *relue;
    char *texte;

    {
        VERIF_INDICE("celles d'usage, et Variant pour Chess960 ; rien d'autre");
        VERIF_CODE(partie_lire_fen(p, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w BGbg - 0 1"), pas_erreur, nommer);
        texte = pgn_de(p, 0);
        relue = lire(texte);
        VERIF_ENTIER(partie_nombre_etiquettes(relue), 7);
        verifie_etiquette(relue, "Event", "?");
        verifie_etiquette(relue, "Date", "????.??.??");
        verifie_etiquette(relue, "Variant", "Chess960");
        VERIF_ENTIER(partie_nombre_etiquettes(p), 0);
    }
    free(texte);
    partie_detruire(relue);
    partie_detruire(p);
    p = nouvelle();
    texte = pgn_de(p, 0);
    relue = lire(texte);
    VERIF_ENTIER(partie_nombre_etiquettes(relue), 6);
    free(texte);
    partie_detruire(relue);
    partie_detruire(p);
}

/* Une partie jouée au hasard, avec ce qu'un programme peut écrire à côté. */
static partie *partie_au_hasard(unsigned long long *graine)
{
    static const char *const noms[] = { "Event", "Site", "Date", "Round", "White", "Black" };
    coup_joue coups[PARTIE_COUPS_MAX];
    partie *p = nouvelle();
    int i, nombre, longueur = hasard(graine, 120), annotations[8];

    for (i = 0; i < 6; i++)
        VERIF_CODE(partie_poser_etiquette(p, noms[i], mots_au_hasard(graine)), pas_erreur, nommer);
    VERIF_CODE(partie_poser_commentaire(p, 0, mots_au_hasard(graine)), pas_erreur, nommer);
    for (i = 1; i <= longueur; i++) {
        char coup[32];
        coup_joue *c;

        nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);
        if (nombre == 0)
            break;
        c = &coups[hasard(graine, nombre)];
        snprintf(coup, sizeof coup, "%c%d%c%d%s", 'a' + c->x_depart, 1 + c->y_depart,
                 'a' + c->x_arrivee, 1 + c->y_arrivee, c->promotion != invalide ? "q" : "");
        VERIF_CODE(partie_jouer(p, coup), pas_erreur, nommer);
        if (hasard(graine, 3) == 0)
            VERIF_CODE(partie_poser_commentaire(p, i, mots_au_hasard(graine)), pas_erreur, nommer);
        for (nombre = 0; nombre < 8 && hasard(graine, 3) == 0; nombre++)
            annotations[nombre] = hasard(graine, 256);
        VERIF_CODE(partie_poser_annotations(p, i, annotations, nombre), pas_erreur, nommer);
        if (hasard(graine, 10) == 0 && partie_annuler(p) == pas_erreur)
            i--;
    }
    if (partie_etat(p) == partie_en_cours && hasard(graine, 2) == 0)
        VERIF_CODE(partie_abandonner(p, hasard(graine, 2)), pas_erreur, nommer);
    return p;
}

VERIF(des_parties_au_hasard_se_relisent, "PGN-ECRIRE-G1 PGN-ECRIRE-G3 PGN-LIRE-G1")
{
    unsigned long long graine = 5;
    int i;

    for (i = 0; i < 200; i++) {
        partie *p = partie_au_hasard(&graine), *relue;
        char *texte = pgn_de(p, 0), *encore;

        VERIF_CONTEXTE("partie %d", i);
        relue = lire(texte);
        verifie_memes(relue, p);
        encore = pgn_de(relue, 0);
        VERIF_CHAINE(encore, texte);
        free(texte);
        free(encore);
        partie_detruire(p);
        partie_detruire(relue);
    }
}

/* Chaque ligne de coups d'un texte a au plus 79 octets, ou contient ce mot. */
static void verifie_lignes(const char *texte, const char *mot)
{
    const char *ligne = strstr(texte, "\n\n");

    VERIF_NON_NUL(ligne);
    for (ligne += 2; *ligne != '\0'; ligne += strcspn(ligne, "\n") + 1) {
        size_t longueur = strcspn(ligne, "\n");
        const char *place = mot == NULL ? NULL : strstr(ligne, mot);

        VERIF_CONTEXTE("ligne : %.*s", longueur > 150 ? 150 : (int)longueur, ligne);
        if (place == NULL || place >= ligne + longueur)
            VERIF_VRAI(longueur <= 79);
    }
}

VERIF(les_lignes_de_coups_sont_courtes, "PGN-ECRIRE-G2")
{
    char long_mot[200], commentaire[4000];
    partie *p = nouvelle();
    char *texte;
    const int longue = 200;
    int i, n = 0;

    VERIF_INDICE("ce sont des octets : é en a deux");
    for (i = 0; i < 150; i++)
        n += sprintf(commentaire + n, "%s ", i % 3 == 0 ? "été" : i % 3 == 1 ? "à" : "«noël»");
    for (i = 0; i < 4; i++) {
        jouer_tout(p, i % 2 == 0 ? "g1f3 g8f6" : "f3g1 f6g8");
        VERIF_CODE(partie_poser_commentaire(p, 2 * i + 1, commentaire), pas_erreur, nommer);
        VERIF_CODE(partie_poser_annotations(p, 2 * i + 2, &longue, 1), pas_erreur, nommer);
    }
    texte = pgn_de(p, 0);
    verifie_lignes(texte, NULL);
    free(texte);
    VERIF_CONTEXTE("un commentaire avec une accolade, qui s'écrit autrement");
    sprintf(commentaire + n, "}");
    VERIF_CODE(partie_poser_commentaire(p, 4, commentaire), pas_erreur, nommer);
    texte = pgn_de(p, 0);
    verifie_lignes(texte, NULL);
    free(texte);
    memset(long_mot, 'z', sizeof long_mot - 1);
    long_mot[sizeof long_mot - 1] = '\0';
    sprintf(commentaire, "court %s court court court", long_mot);
    VERIF_CODE(partie_poser_commentaire(p, 2, commentaire), pas_erreur, nommer);
    texte = pgn_de(p, 0);
    verifie_lignes(texte, long_mot);
    free(texte);
    partie_detruire(p);
}

VERIF(le_texte_tient_dans_le_tampon, "PGN-ECRIRE-G3")
{
    partie *p = lire("[White \"Zoé\"]\n\n1. e4 {♘ bien} e5 *");
    char *texte = pgn_de(p, 0);
    size_t longueur = strlen(texte), taille;
    char *tampon = place_pour(longueur + 2);

    for (taille = 0; taille <= longueur + 2; taille++) {
        size_t ecrits = taille == 0 ? 0 : taille <= longueur ? taille - 1 : longueur;

        VERIF_CONTEXTE("taille %zu", taille);
        VERIF_INDICE("la coupure est entre deux caractères");
        while (ecrits > 0 && (texte[ecrits] & 0xC0) == 0x80)
            ecrits--;
        VERIF_REMPLIR(tampon, longueur + 3);
        VERIF_NATUREL(partie_ecrire_pgn(p, 0, tampon, taille), longueur);
        VERIF_VRAI(strncmp(tampon, texte, ecrits) == 0);
        VERIF_ENTIER((unsigned char)tampon[ecrits], taille == 0 ? VERIF_MOTIF : '\0');
        VERIF_JAMAIS_ECRIT(tampon + ecrits + 1, 1);
    }
    free(tampon);
    free(texte);
    partie_detruire(p);
}

VERIF(avant_le_debut_rien_ne_s_ecrit, "PGN-ECRIRE-G4 PGN-ECRIRE-FICHIER-G3")
{
    partie *p = partie_creer();
    char tampon[4] = "xyz";

    entrer_dans_un_dossier();
    ecrire_texte("f", "avant");
    VERIF_NATUREL(partie_ecrire_pgn(p, 0, tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    VERIF_CODE(partie_ecrire_pgn_fichier(p, 0, "f"), erreur_partie_non_commencee, nommer);
    VERIF_CODE(partie_ecrire_pgn_fichier(p, 0, "g"), erreur_partie_non_commencee, nommer);
    VERIF_CHAINE(contenu("f"), "avant");
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    partie_detruire(p);
    quitter_le_dossier();
}

VERIF(cinq_mille_demi_coups, "PGN-LIRE-G1 PGN-ECRIRE-G1")
{
    static const char *const tour_de_piste[4] = { "Nf3 ", "Nf6 ", "Ng1 ", "Ng8 " };
    char *texte = place_pour(5000 * 5), *ecrit;
    partie *p, *relue;
    size_t n = 0;
    int i;

    VERIF_INDICE("une partie peut continuer après une nulle que les joueurs n'ont pas vue");
    for (i = 0; i < 5000; i++)
        n += (size_t)sprintf(texte + n, "%s", tour_de_piste[i % 4]);
    p = lire(texte);
    VERIF_ENTIER(partie_nombre_coups(p), 5000);
    VERIF_CODE(partie_poser_commentaire(p, 5000, "le dernier"), pas_erreur, nommer);
    ecrit = pgn_de(p, 0);
    relue = lire(ecrit);
    VERIF_ENTIER(partie_nombre_coups(relue), 5000);
    VERIF_ENTIER(partie_etat(relue), partie_etat(p));
    verifie_commentaire(relue, 5000, "le dernier");
    for (i = 0; i < 5000; i++)
        VERIF_CODE(partie_annuler(relue), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(relue), erreur_rien_a_annuler, nommer);
    for (i = 0; i < 5000; i++)
        VERIF_CODE(partie_retablir(relue), pas_erreur, nommer);
    verifie_commentaire(relue, 5000, "le dernier");
    free(texte);
    free(ecrit);
    partie_detruire(p);
    partie_detruire(relue);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_fins_se_relisent),
    VERIF_LIGNE(le_resultat_d_un_texte),
    VERIF_LIGNE(le_texte_d_une_partie),
    VERIF_LIGNE(une_partie_avec_de_tout_se_relit),
    VERIF_LIGNE(les_positions_de_depart_se_relisent),
    VERIF_LIGNE(les_etiquettes_qui_s_ajoutent),
    VERIF_LIGNE(des_parties_au_hasard_se_relisent),
    VERIF_LIGNE(les_lignes_de_coups_sont_courtes),
    VERIF_LIGNE(le_texte_tient_dans_le_tampon),
    VERIF_LIGNE(avant_le_debut_rien_ne_s_ecrit),
    VERIF_LIGNE(cinq_mille_demi_coups))
