/* Section « PGN » de partie.h. */
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
    memset(&d, 0xA5, sizeof d);
    VERIF_INCHANGE(&d, sizeof d, {
        VERIF_CODE(partie_lire_pgn(NULL, "1. d4 *", 0, &d), erreur_pointeur_nul, nommer);
        VERIF_CODE(partie_lire_pgn(p, NULL, 0, &d), erreur_pointeur_nul, nommer);
        VERIF_CODE(partie_lire_pgn_fichier(NULL, "f", 0, &d), erreur_pointeur_nul, nommer);
        VERIF_CODE(partie_lire_pgn_fichier(p, NULL, 0, &d), erreur_pointeur_nul, nommer);
        for (i = 0; i < 4; i++) {
            VERIF_CONTEXTE("options %u", options[i]);
            VERIF_CODE(partie_lire_pgn(p, "1. d4 *", options[i], &d), erreur_argument_hors_limites,
                       nommer);
            VERIF_CODE(partie_lire_pgn_fichier(p, "f", options[i], &d),
                       erreur_argument_hors_limites, nommer);
        }
    });
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
    quitter_le_dossier();
}

static void lire_pendant(ecran *ecran_en_cours)
{
    partie *p = ecran_en_cours->p;
    diagnostic_pgn d;

    memset(&d, 0xA5, sizeof d);
    VERIF_INCHANGE(&d, sizeof d, {
        VERIF_CODE(partie_lire_pgn(p, "1. d4 *", 0, &d), erreur_partie_occupee, nommer);
        VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, &d), erreur_partie_occupee, nommer);
    });
    VERIF_CHAINE(coups_de(p), "e2e4 e7e5");
    ++*(int *)ecran_en_cours->libre;
}

VERIF(lire_pendant_que_la_vue_parle, "PGN-LIRE-N2 PGN-LIRE-FICHIER-N2 PGN-LIRE-G5")
{
    partie *p = nouvelle();
    int fois = 0;

    echecs_contrats(contrats_silence);
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
    char tampon[20] = "intact";

    entrer_dans_un_dossier();
    VERIF_NATUREL(partie_ecrire_pgn(NULL, 0, tampon, sizeof tampon), 0);
    VERIF_NATUREL(partie_ecrire_pgn(p, 4, tampon, sizeof tampon), 0);
    VERIF_NATUREL(partie_ecrire_pgn(p, UINT_MAX, NULL, 0), 0);
    VERIF_NATUREL(partie_ecrire_pgn(p, 0, NULL, 1), 0);
    VERIF_CHAINE(tampon, "intact");
    VERIF_CODE(partie_ecrire_pgn_fichier(NULL, 0, "f"), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_ecrire_pgn_fichier(p, 4, "f"), erreur_argument_hors_limites, nommer);
    VERIF_CODE(partie_ecrire_pgn_fichier(p, UINT_MAX, "f"), erreur_argument_hors_limites, nommer);
    VERIF_CODE(partie_ecrire_pgn_fichier(p, 0, NULL), erreur_pointeur_nul, nommer);
    VERIF_ENTIER(compter_les_fichiers(0), 0);
    partie_detruire(p);
    quitter_le_dossier();
}

/* ---- Lire ---------------------------------------------------------------------------------- */

VERIF(ce_que_donne_un_pgn, "PGN-LIRE-G1")
{
    partie *p = nouvelle();
    int annotations[4];

    ecran_brancher(&e, p);
    VERIF_CODE(partie_lire_pgn(p, RICHE, 0, NULL), pas_erreur, nommer);
    ecran_verifie(&e, p);
    VERIF_ENTIER(e.messages, 1);
    VERIF_CHAINE(coups_de(p), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    VERIF_ENTIER(partie_etat(p), partie_abandon);
    VERIF_ENTIER(partie_vainqueur(p), 1);
    VERIF_ENTIER(partie_nombre_etiquettes(p), 7);
    verifie_etiquette(p, "Event", "Essai \"A\"");
    verifie_etiquette(p, "Black", "Bé");
    verifie_etiquette(p, "Dossier", "C:\\echecs");
    verifie_etiquette(p, "Result", "");
    verifie_commentaire(p, 0, "avant tout");
    verifie_commentaire(p, 1, "un");
    verifie_commentaire(p, 2, "");
    verifie_commentaire(p, 3, "deux encore");
    VERIF_ENTIER(partie_lister_annotations(p, 1, annotations, 4), 1);
    VERIF_ENTIER(annotations[0], 1);
    VERIF_ENTIER(partie_lister_annotations(p, 4, annotations, 4), 2);
    VERIF_ENTIER(annotations[0], 3);
    VERIF_ENTIER(annotations[1], 140);
    VERIF_ENTIER(partie_nombre_variantes(p, 1), 0);
    VERIF_ENTIER(partie_nombre_variantes(p, 2), 2);
    VERIF_ENTIER(partie_nombre_variantes(p, 6), 1);
    VERIF_INDICE("la partie lue se trouve après son dernier coup");
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "e2e4 e7e5 g1f3 b8c6 f1b5");
    VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    ecran_verifie(&e, p);
    partie_detruire(p);
}

/* Les commentaires, les annotations et les variantes, s'ils y sont. */
static void verifie_options(const partie *p, unsigned options)
{
    int commentaires = (options & PGN_SANS_COMMENTAIRES) == 0;
    int variantes = (options & PGN_SANS_VARIANTES) == 0;

    VERIF_CHAINE(coups_de(p), "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6");
    verifie_etiquette(p, "White", "Anne");
    verifie_commentaire(p, 0, commentaires ? "avant tout" : "");
    verifie_commentaire(p, 1, commentaires ? "un" : "");
    VERIF_ENTIER(partie_lister_annotations(p, 1, NULL, 0), commentaires ? 1 : 0);
    VERIF_ENTIER(partie_nombre_variantes(p, 2), variantes ? 2 : 0);
    VERIF_ENTIER(partie_nombre_variantes(p, 6), variantes ? 1 : 0);
}

VERIF(les_options_ecartent_ce_qu_elles_disent,
      "PGN-LIRE-G1 PGN-ECRIRE-G1 PGN-LIRE-FICHIER-G1 PGN-ECRIRE-FICHIER-G1")
{
    partie *entiere = lire(RICHE);
    unsigned options;

    entrer_dans_un_dossier();
    ecrire_texte("f", RICHE);
    for (options = 0; options < 4; options++) {
        char *texte = pgn_de(entiere, options);
        partie *lue = lire_avec(RICHE, options), *relue = lire(texte), *du_fichier = nouvelle();

        VERIF_CONTEXTE("options %u", options);
        verifie_options(lue, options);
        VERIF_INDICE("écarter en lisant ou en écrivant revient au même");
        verifie_memes(lue, relue);
        VERIF_CODE(partie_lire_pgn_fichier(du_fichier, "f", options, NULL), pas_erreur, nommer);
        verifie_jumelles(lue, du_fichier);
        VERIF_CODE(partie_ecrire_pgn_fichier(entiere, options, "g"), pas_erreur, nommer);
        VERIF_CHAINE(contenu("g"), texte);
        free(texte);
        partie_detruire(lue);
        partie_detruire(relue);
        partie_detruire(du_fichier);
    }
    partie_detruire(entiere);
    quitter_le_dossier();
}

VERIF(ce_qui_reste_clair_est_admis, "PGN-LIRE-G1")
{
    static const char *const textes[] = {
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *",
        "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O",
        "9. e4 e5 9. Nf3 Nc6 1. Bb5 Nf6 7. O-O *",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.0-0",
        "1. e4 e5\r\n2. Nf3 Nc6\r3. Bb5 Nf6\n4. O-O\r\n*\r\n",
        "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 *",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-b5 Ng8-f6 4. O-O *",
    };
    size_t i;

    for (i = 0; i < sizeof textes / sizeof *textes; i++) {
        partie *p;

        VERIF_CONTEXTE("texte : \"%s\"", textes[i]);
        p = lire(textes[i]);
        VERIF_CHAINE(coups_de(p), "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1");
        VERIF_ENTIER(partie_etat(p), partie_en_cours);
        partie_detruire(p);
    }
}

VERIF(les_pieces_sont_en_anglais_dans_les_deux_langues, "PGN-LIRE-G1 PGN-ECRIRE-G1")
{
    static const langue langues[] = { langue_francais, langue_anglais };
    int i;

    for (i = 0; i < 2; i++) {
        partie *p;
        char *texte;

        echecs_langue(langues[i]);
        p = lire("1. e4 e5 2. Nf3 Nc6 3. Bb5 Qe7 4. Rg1 *");
        texte = pgn_de(p, 0);
        VERIF_CHAINE_CONTIENT(texte, "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 Qe7 4. Rg1 *\n");
        VERIF_CODE(partie_lire_pgn(p, "1. Cf3 *", 0, NULL), erreur_pgn, nommer);
        free(texte);
        partie_detruire(p);
    }
}

/* ---- Refuser ------------------------------------------------------------------------------- */

#define ROIS_ET_TOURS "[FEN \"4k3/8/8/8/8/8/4K3/R6R w - - 0 1\"]\n"
#define PION_EN_A7 "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n"

static const struct {
    const char *texte;
    int ligne;
} mauvais[] = {
    { "1. e5 *", 1 },
    { "1. e4 e5\n2. Ke3 *", 2 },
    { "1. e4 e5\n2. Cf3 *", 2 },
    { "[Event \"x\"]\r\n\r\n1. e4\r\ne5\r\n2. rien *", 5 },
    { "\n\n\n1. e4 -- *", 4 },
    { ROIS_ET_TOURS "1. Rd1 *", 2 },
    { PION_EN_A7 "\n1. a8 *", 3 },
    { "1. e4 (1. e5) *", 1 },
    { "1. e4 (1. d4", 1 },
    { "1. e4 ) e5", 1 },
    { "1. e4\n{pas fermé", 2 },
    { "(1. e4) e5", 1 },
    { "[Event]\n1. e4 *", 1 },
    { "[Site \"x\"]\n[Event \"x]\n1. e4 *", 2 },
    { "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 *", 1 },
    { "1. e4 < e5", 1 },
    { "1. e4 \x1b[2J\xff\xfe *", 1 },
};
enum { nombre_mauvais = sizeof mauvais / sizeof *mauvais };

/* La lecture rend ce code, dit la ligne et la raison, et ne change rien. */
static void verifie_refus(partie *p, partie *jumelle, const char *texte, type_erreur code, int ligne)
{
    diagnostic_pgn d;

    memset(&d, 0xA5, sizeof d);
    ecran_oublie(&e);
    VERIF_STDERR("", VERIF_CODE(partie_lire_pgn(p, texte, 0, &d), code, nommer));
    VERIF_ENTIER(d.ligne, ligne);
    verifie_raison(&d);
    ecran_verifie_refus(&e, p);
    verifie_memes(p, jumelle);
    ecran_oublie(&e);
    VERIF_CODE(partie_lire_pgn(p, texte, 0, NULL), code, nommer);
    ecran_verifie_refus(&e, p);
}

VERIF(les_mauvais_pgn_disent_leur_ligne_et_ne_changent_rien, "PGN-LIRE-G2 PGN-LIRE-G4")
{
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    int i;

    echecs_contrats(contrats_arret);
    ecran_brancher(&e, p);
    for (i = 0; i < nombre_mauvais; i++) {
        VERIF_CONTEXTE("texte : \"%s\"", mauvais[i].texte);
        verifie_refus(p, jumelle, mauvais[i].texte, erreur_pgn, mauvais[i].ligne);
    }
    VERIF_CHAINE(echecs_derniere_erreur(), "");
    VERIF_INDICE("ce qui s'annule et se rétablit est resté aussi");
    verifie_jumelles(p, jumelle);
    ecran_verifie(&e, p);
    partie_detruire(p);
    partie_detruire(jumelle);
}

VERIF(la_raison_est_dans_la_langue_du_joueur, "PGN-LIRE-G2")
{
    partie *p = nouvelle();
    diagnostic_pgn d[2];
    int i;

    for (i = 0; i < nombre_mauvais; i++) {
        VERIF_CONTEXTE("texte : \"%s\"", mauvais[i].texte);
        echecs_langue(langue_francais);
        partie_lire_pgn(p, mauvais[i].texte, 0, &d[0]);
        echecs_langue(langue_anglais);
        partie_lire_pgn(p, mauvais[i].texte, 0, &d[1]);
        verifie_raison(&d[1]);
        VERIF_VRAI(strcmp(d[0].raison, d[1].raison) != 0);
    }
    partie_detruire(p);
}

VERIF(un_texte_sans_partie, "PGN-LIRE-G3 PGN-LIRE-G4")
{
    static const char *const textes[] = { "", " \r\n\t\n", "{un commentaire}", "; un autre\n",
                                          "% une ligne\n" };
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    size_t i;

    echecs_contrats(contrats_arret);
    ecran_brancher(&e, p);
    for (i = 0; i < sizeof textes / sizeof *textes; i++) {
        VERIF_CONTEXTE("texte : \"%s\"", textes[i]);
        verifie_refus(p, jumelle, textes[i], erreur_pgn_fin, 0);
    }
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

VERIF(une_partie_qui_n_a_pas_commence_le_reste, "PGN-LIRE-G4")
{
    partie *p = partie_creer();

    VERIF_CODE(partie_lire_pgn(p, "1. e5 *", 0, NULL), erreur_pgn, nommer);
    VERIF_ENTIER(partie_etat(p), partie_non_commencee);
    VERIF_CODE(partie_lire_pgn(p, "*", 0, NULL), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_ENTIER(partie_nombre_coups(p), 0);
    partie_detruire(p);
}

VERIF(ce_qui_est_trop_grand_est_mal_ecrit, "PGN-LIRE-G2 PGN-LIRE-G4")
{
    enum { octets = (16 << 20) + 100 };
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    char *texte = place_pour(octets);
    size_t n;
    int i;

    ecran_brancher(&e, p);
    VERIF_CONTEXTE("1001 étiquettes");
    for (i = 0, n = 0; i < 1001; i++)
        n += (size_t)sprintf(texte + n, "[E%d \"%d\"]\n", i, i);
    strcpy(texte + n, "\n1. e4 *\n");
    verifie_refus(p, jumelle, texte, erreur_pgn, 1001);
    VERIF_CONTEXTE("101 variantes l'une dans l'autre");
    for (i = 0, n = (size_t)sprintf(texte, "1. e4 "); i < 101; i++)
        n += (size_t)sprintf(texte + n, "(1. %s ", i % 2 == 0 ? "d4" : "c4");
    memset(texte + n, ')', 101);
    strcpy(texte + n + 101, " *");
    verifie_refus(p, jumelle, texte, erreur_pgn, 1);
    VERIF_CONTEXTE("un commentaire de plus de 16 mébioctets");
    memset(texte, 'a', octets);
    memcpy(texte, "1. e4 {", 7);
    memcpy(texte + octets - 3, "} *", 4);
    verifie_refus(p, jumelle, texte, erreur_pgn, 1);
    verifie_jumelles(p, jumelle);
    free(texte);
    partie_detruire(p);
    partie_detruire(jumelle);
}

/* Un texte riche dont quelques octets changent, disparaissent ou se répètent. */
static void abimer_texte(char *texte, unsigned long long *graine)
{
    static const char signes[] = "{}()[]\"\\;%$*.!?#=-+0189aehxNKO \n\r\t\x1b\x7f\xc3\xff";
    int fautes = 1 + hasard(graine, 6);

    strcpy(texte, RICHE RICHE);
    while (fautes-- > 0 && texte[0] != '\0') {
        size_t longueur = strlen(texte);
        size_t place = (size_t)hasard(graine, (int)longueur);

        switch (hasard(graine, 3)) {
        case 0: texte[place] = signes[hasard(graine, (int)sizeof signes - 1)]; break;
        case 1: memmove(texte + place, texte + place + 1, longueur - place); break;
        default: texte[place] = '\0'; break;
        }
    }
}

VERIF(toute_suite_d_octets_est_admise, "PGN-LIRE-G1 PGN-LIRE-G2 PGN-LIRE-G3 PGN-LIRE-G4 PGN-LIRE-G5 "
                                       "PGN-ECRIRE-G1")
{
    static char texte[2 * sizeof RICHE + 16];
    partie *p = riche_annulee();
    unsigned long long graine = 11;
    int i, lues = 0;

    for (i = 0; i < 3000; i++) {
        char *avant = portrait_de(p), *apres;
        diagnostic_pgn d;
        type_erreur code;

        abimer_texte(texte, &graine);
        VERIF_CONTEXTE("tour %d", i);
        code = partie_lire_pgn(p, texte, (unsigned)hasard(&graine, 4), &d);
        VERIF_VRAI(code == pas_erreur || code == erreur_pgn || code == erreur_pgn_fin);
        apres = portrait_de(p);
        if (code == pas_erreur) {
            char *ecrit = pgn_de(p, 0);
            partie *relue = lire(ecrit);

            lues++;
            VERIF_ENTIER(d.ligne, 0);
            VERIF_CHAINE(d.raison, "");
            VERIF_CHAINE(coups_de(relue), coups_de(p));
            partie_detruire(relue);
            free(ecrit);
        } else {
            verifie_raison(&d);
            VERIF_CHAINE(apres, avant);
        }
        free(avant);
        free(apres);
    }
    VERIF_VRAI(lues > 300 && lues < 2700);
    partie_detruire(p);
}

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
    VERIF_CODE(partie_charger_fen(p, fins[i].fen), pas_erreur, nommer);
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
        VERIF_CODE(partie_charger_fen(p, departs[i].fen), pas_erreur, nommer);
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

    VERIF_INDICE("celles d'usage, et Variant pour Chess960 ; rien d'autre");
    VERIF_CODE(partie_charger_fen(p, "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w BGbg - 0 1"), pas_erreur, nommer);
    texte = pgn_de(p, 0);
    relue = lire(texte);
    VERIF_ENTIER(partie_nombre_etiquettes(relue), 7);
    verifie_etiquette(relue, "Event", "?");
    verifie_etiquette(relue, "Date", "????.??.??");
    verifie_etiquette(relue, "Variant", "Chess960");
    VERIF_ENTIER(partie_nombre_etiquettes(p), 0);
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
    int i, nombre, longueur = hasard(graine, 120);

    for (i = 0; i < 6; i++)
        VERIF_CODE(partie_poser_etiquette(p, noms[i], mots_au_hasard(graine)), pas_erreur, nommer);
    VERIF_CODE(partie_commenter(p, 0, mots_au_hasard(graine)), pas_erreur, nommer);
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
            VERIF_CODE(partie_commenter(p, i, mots_au_hasard(graine)), pas_erreur, nommer);
        while (hasard(graine, 3) == 0)
            VERIF_CODE(partie_annoter(p, i, hasard(graine, 256)), pas_erreur, nommer);
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
    VERIF_CONTEXTE("%s", "");
}

VERIF(les_lignes_de_coups_sont_courtes, "PGN-ECRIRE-G2")
{
    char long_mot[200], commentaire[4000];
    partie *p = nouvelle();
    char *texte;
    int i, n = 0;

    VERIF_INDICE("ce sont des octets : é en a deux");
    for (i = 0; i < 150; i++)
        n += sprintf(commentaire + n, "%s ", i % 3 == 0 ? "été" : i % 3 == 1 ? "à" : "«noël»");
    for (i = 0; i < 4; i++) {
        jouer_tout(p, i % 2 == 0 ? "g1f3 g8f6" : "f3g1 f6g8");
        VERIF_CODE(partie_commenter(p, 2 * i + 1, commentaire), pas_erreur, nommer);
        VERIF_CODE(partie_annoter(p, 2 * i + 2, 200), pas_erreur, nommer);
    }
    texte = pgn_de(p, 0);
    verifie_lignes(texte, NULL);
    free(texte);
    VERIF_CONTEXTE("un commentaire avec une accolade, qui s'écrit autrement");
    sprintf(commentaire + n, "}");
    VERIF_CODE(partie_commenter(p, 4, commentaire), pas_erreur, nommer);
    texte = pgn_de(p, 0);
    verifie_lignes(texte, NULL);
    free(texte);
    memset(long_mot, 'z', sizeof long_mot - 1);
    long_mot[sizeof long_mot - 1] = '\0';
    sprintf(commentaire, "court %s court court court", long_mot);
    VERIF_CODE(partie_commenter(p, 2, commentaire), pas_erreur, nommer);
    texte = pgn_de(p, 0);
    verifie_lignes(texte, long_mot);
    free(texte);
    partie_detruire(p);
}

VERIF(le_texte_tient_dans_le_tampon, "PGN-ECRIRE-G3")
{
    partie *p = lire("[White \"A\"]\n\n1. e4 {bien} e5 *");
    char *texte = pgn_de(p, 0);
    size_t longueur = strlen(texte), taille;
    char *tampon = place_pour(longueur + 2);

    for (taille = 0; taille <= longueur + 2; taille++) {
        size_t ecrits = taille == 0 ? 0 : taille <= longueur ? taille - 1 : longueur;

        VERIF_CONTEXTE("taille %zu", taille);
        memset(tampon, '#', longueur + 3);
        VERIF_NATUREL(partie_ecrire_pgn(p, 0, tampon, taille), longueur);
        VERIF_VRAI(strncmp(tampon, texte, ecrits) == 0);
        VERIF_ENTIER(tampon[ecrits], taille == 0 ? '#' : '\0');
        VERIF_ENTIER(tampon[ecrits + 1], '#');
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
    VERIF_CODE(partie_commenter(p, 5000, "le dernier"), pas_erreur, nommer);
    ecrit = pgn_de(p, 0);
    relue = lire(ecrit);
    VERIF_ENTIER(partie_nombre_coups(relue), 5000);
    VERIF_ENTIER(partie_etat(relue), partie_etat(p));
    verifie_commentaire(relue, 5000, "le dernier");
    for (i = 0; i < 5000; i++)
        VERIF_CODE(partie_annuler(relue), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(relue), erreur_historique_vide, nommer);
    for (i = 0; i < 5000; i++)
        VERIF_CODE(partie_retablir(relue), pas_erreur, nommer);
    verifie_commentaire(relue, 5000, "le dernier");
    free(texte);
    free(ecrit);
    partie_detruire(p);
    partie_detruire(relue);
}

/* ---- Fichiers ------------------------------------------------------------------------------ */

VERIF(lire_un_fichier_rend_les_codes_de_lire_un_texte, "PGN-LIRE-FICHIER-G1")
{
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    diagnostic_pgn du_texte, du_fichier;
    int i;

    entrer_dans_un_dossier();
    ecran_brancher(&e, p);
    for (i = 0; i < nombre_mauvais; i++) {
        VERIF_CONTEXTE("texte : \"%s\"", mauvais[i].texte);
        ecrire_texte("f", mauvais[i].texte);
        memset(&du_fichier, 0xA5, sizeof du_fichier);
        ecran_oublie(&e);
        VERIF_STDERR("", VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, &du_fichier), erreur_pgn,
                                    nommer));
        ecran_verifie_refus(&e, p);
        partie_lire_pgn(jumelle, mauvais[i].texte, 0, &du_texte);
        VERIF_ENTIER(du_fichier.ligne, mauvais[i].ligne);
        VERIF_CHAINE(du_fichier.raison, du_texte.raison);
    }
    ecrire_texte("f", "");
    VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, NULL), erreur_pgn_fin, nommer);
    VERIF_CONTEXTE("un octet nul");
    ecrire_octets("f", "1. e4\n\0 *", 9);
    VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, &du_fichier), erreur_pgn, nommer);
    VERIF_ENTIER(du_fichier.ligne, 2);
    verifie_jumelles(p, jumelle);
    VERIF_CONTEXTE("la première seulement");
    ecrire_texte("f", "1. e4 *\n\n1. d4 *\n");
    VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, NULL), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "e2e4");
    partie_detruire(p);
    partie_detruire(jumelle);
    quitter_le_dossier();
}

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

    echecs_contrats(contrats_arret);
    entrer_dans_un_dossier();
    ecrire_texte("f", "");
    verif_systeme(mkfifo("tube", 0600) == 0, "mkfifo");
    ecran_brancher(&e, p);
    for (i = 0; i < sizeof illisibles / sizeof *illisibles; i++) {
        diagnostic_pgn d;

        VERIF_CONTEXTE("fichier « %s »", illisibles[i].nom);
        memset(&d, 0xA5, sizeof d);
        ecran_oublie(&e);
        VERIF_CODE(partie_lire_pgn_fichier(p, illisibles[i].nom, 0, &d), illisibles[i].code, nommer);
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
    verif_systeme(mkfifo("tube", 0600) == 0, "mkfifo");
    ecrire_texte("seul", "avant");
    verif_systeme(chmod("seul", 0444) == 0 && symlink("absent", "lien") == 0
                      && symlink("boucle", "boucle") == 0, "symlink");
    for (i = 0; i < 9; i++) {
        VERIF_CONTEXTE("fichier « %s »", noms[i]);
        echecs_contrats(contrats_silence);
        VERIF_STDERR("", VERIF_CODE(partie_ecrire_pgn_fichier(p, 0, noms[i]),
                                    erreur_fichier_ecriture, nommer));
        echecs_contrats(contrats_arret);
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
    struct rlimit avant, peu;
    type_erreur code;

    VERIF_INDICE("écrire à côté, puis renommer");
    entrer_dans_un_dossier();
    ecrire_texte("f", "avant");
    signal(SIGXFSZ, SIG_IGN);
    verif_systeme(getrlimit(RLIMIT_FSIZE, &avant) == 0, "getrlimit");
    peu = avant;
    peu.rlim_cur = 100;
    echecs_contrats(contrats_silence);
    verif_systeme(setrlimit(RLIMIT_FSIZE, &peu) == 0, "setrlimit");
    code = partie_ecrire_pgn_fichier(p, 0, "f");
    verif_systeme(setrlimit(RLIMIT_FSIZE, &avant) == 0, "setrlimit");
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
    VERIF_LIGNE(ce_que_donne_un_pgn),
    VERIF_LIGNE(les_options_ecartent_ce_qu_elles_disent),
    VERIF_LIGNE(ce_qui_reste_clair_est_admis),
    VERIF_LIGNE(les_pieces_sont_en_anglais_dans_les_deux_langues),
    VERIF_LIGNE(les_mauvais_pgn_disent_leur_ligne_et_ne_changent_rien),
    VERIF_LIGNE(la_raison_est_dans_la_langue_du_joueur),
    VERIF_LIGNE(un_texte_sans_partie),
    VERIF_LIGNE(une_partie_qui_n_a_pas_commence_le_reste),
    VERIF_LIGNE(ce_qui_est_trop_grand_est_mal_ecrit),
    VERIF_LIGNE(toute_suite_d_octets_est_admise),
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
    VERIF_LIGNE(cinq_mille_demi_coups),
    VERIF_LIGNE(lire_un_fichier_rend_les_codes_de_lire_un_texte),
    VERIF_LIGNE(fichiers_qui_ne_se_lisent_pas),
    VERIF_LIGNE(fichiers_qui_ne_s_ecrivent_pas),
    VERIF_LIGNE(un_disque_plein_ne_detruit_rien))
