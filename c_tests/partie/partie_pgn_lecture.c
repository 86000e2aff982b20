/* Section « PGN » de partie.h : lire un texte, ou le refuser. */
#include "partie_pgn_essai.h"

static ecran e;

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
    {
        VERIF_INDICE("la partie lue se trouve après son dernier coup");
        VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    }
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
    int commentaires = (options & PARTIE_PGN_SANS_COMMENTAIRES) == 0;
    int variantes = (options & PARTIE_PGN_SANS_VARIANTES) == 0;

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
        "1. e4 e5 (1... -- 2. d4) 2. Nf3 Nc6 3. Bb5 (3. Bc4 Z0 (3... d6) 4. Ng5) Nf6 4. O-O *",
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

        echecs_choisir_langue(langues[i]);
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
    int ligne, colonne;
} mauvais[] = {
    { "1. e5 *", 1, 4 },
    { "1. e4 e5\n2. Ke3 *", 2, 4 },
    { "1. e4 e5\n2.Ke3!? *", 2, 3 },
    { "1. e4 e5\n2. Cf3 *", 2, 4 },
    { "1. e4 {été} e5 2. Cf3 *", 1, 19 },
    { "1. e4 {\xe9t\xe9 en Latin-1} e5\t2. Cf3 *", 1, 30 },
    { "\xEF\xBB\xBF" "1. Cf3 *", 1, 4 },
    { "[Event \"x\"]\r\n\r\n1. e4\r\ne5\r\n2. rien *", 5, 4 },
    { "\n\n\n1. e4 -- *", 4, 7 },
    { ROIS_ET_TOURS "1. Rd1 *", 2, 4 },
    { PION_EN_A7 "\n1. a8 *", 3, 4 },
    { "1. e4 (1. e5) *", 1, 11 },
    { "1. e4 (1. d4", 1, 7 },
    { "1. e4 ) e5", 1, 7 },
    { "1. e4\n {pas fermé", 2, 2 },
    { "(1. e4) e5", 1, 1 },
    { "[Event]\n1. e4 *", 1, 1 },
    { "[Site \"x\"]\n[Event \"x]\n1. e4 *", 2, 1 },
    { "[Site \"x\"] [FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4 *", 1, 12 },
    { "1. e4 < e5", 1, 7 },
    { "1. e4 \x1b[2J\xff\xfe *", 1, 8 },
};
enum { nombre_mauvais = sizeof mauvais / sizeof *mauvais };

/* La lecture rend ce code, dit la place et la raison, et ne change rien. */
static void verifie_refus(partie *p, partie *jumelle, const char *texte, type_erreur code, int ligne,
                          int colonne)
{
    diagnostic_pgn d;

    VERIF_REMPLIR(&d, sizeof d);
    ecran_oublie(&e);
    VERIF_STDERR("", VERIF_CODE(partie_lire_pgn(p, texte, 0, &d), code, nommer));
    VERIF_ENTIER(d.ligne, ligne);
    VERIF_ENTIER(d.colonne, colonne);
    verifie_raison(&d);
    ecran_verifie_refus(&e, p);
    verifie_memes(p, jumelle);
    ecran_oublie(&e);
    VERIF_CODE(partie_lire_pgn(p, texte, 0, NULL), code, nommer);
    ecran_verifie_refus(&e, p);
}

VERIF(les_mauvais_pgn_disent_leur_place_et_ne_changent_rien, "PGN-LIRE-G2 PGN-LIRE-G4")
{
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    int i;

    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    for (i = 0; i < nombre_mauvais; i++) {
        VERIF_CONTEXTE("texte : \"%s\"", mauvais[i].texte);
        verifie_refus(p, jumelle, mauvais[i].texte, erreur_pgn, mauvais[i].ligne,
                      mauvais[i].colonne);
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
        echecs_choisir_langue(langue_francais);
        partie_lire_pgn(p, mauvais[i].texte, 0, &d[0]);
        echecs_choisir_langue(langue_anglais);
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

    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    for (i = 0; i < sizeof textes / sizeof *textes; i++) {
        VERIF_CONTEXTE("texte : \"%s\"", textes[i]);
        verifie_refus(p, jumelle, textes[i], erreur_pgn_fin, 0, 0);
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
    verifie_refus(p, jumelle, texte, erreur_pgn, 1001, 1);
    VERIF_CONTEXTE("101 variantes l'une dans l'autre");
    for (i = 0, n = (size_t)sprintf(texte, "1. e4 "); i < 101; i++)
        n += (size_t)sprintf(texte + n, "(1. %s ", i % 2 == 0 ? "d4" : "c4");
    memset(texte + n, ')', 101);
    strcpy(texte + n + 101, " *");
    verifie_refus(p, jumelle, texte, erreur_pgn, 1, 7 + 7 * 100);
    VERIF_CONTEXTE("un commentaire de plus de 16 mébioctets");
    memset(texte, 'a', octets);
    memcpy(texte, "1. e4 {", 7);
    memcpy(texte + octets - 3, "} *", 4);
    verifie_refus(p, jumelle, texte, erreur_pgn, 1, 7);
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
            verifie_rien_a_dire(&d);
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
        VERIF_REMPLIR(&du_fichier, sizeof du_fichier);
        ecran_oublie(&e);
        VERIF_STDERR("", VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, &du_fichier), erreur_pgn,
                                    nommer));
        ecran_verifie_refus(&e, p);
        partie_lire_pgn(jumelle, mauvais[i].texte, 0, &du_texte);
        VERIF_ENTIER(du_fichier.ligne, mauvais[i].ligne);
        VERIF_ENTIER(du_fichier.colonne, mauvais[i].colonne);
        VERIF_CHAINE(du_fichier.raison, du_texte.raison);
    }
    ecrire_texte("f", "");
    VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, NULL), erreur_pgn_fin, nommer);
    VERIF_CONTEXTE("un octet nul");
    ecrire_octets("f", "1. e4\n\0 *", 9);
    VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, &du_fichier), erreur_pgn, nommer);
    VERIF_ENTIER(du_fichier.ligne, 2);
    VERIF_ENTIER(du_fichier.colonne, 1);
    verifie_jumelles(p, jumelle);
    VERIF_CONTEXTE("la première seulement");
    ecrire_texte("f", "1. e4 *\n\n1. d4 *\n");
    VERIF_CODE(partie_lire_pgn_fichier(p, "f", 0, NULL), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "e2e4");
    partie_detruire(p);
    partie_detruire(jumelle);
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(ce_que_donne_un_pgn),
    VERIF_LIGNE(les_options_ecartent_ce_qu_elles_disent),
    VERIF_LIGNE(ce_qui_reste_clair_est_admis),
    VERIF_LIGNE(les_pieces_sont_en_anglais_dans_les_deux_langues),
    VERIF_LIGNE(les_mauvais_pgn_disent_leur_place_et_ne_changent_rien),
    VERIF_LIGNE(la_raison_est_dans_la_langue_du_joueur),
    VERIF_LIGNE(un_texte_sans_partie),
    VERIF_LIGNE(une_partie_qui_n_a_pas_commence_le_reste),
    VERIF_LIGNE(ce_qui_est_trop_grand_est_mal_ecrit),
    VERIF_LIGNE(toute_suite_d_octets_est_admise),
    VERIF_LIGNE(lire_un_fichier_rend_les_codes_de_lire_un_texte))
