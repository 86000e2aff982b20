/* Section « Une partie entière » de echecs.h. */
#include "cpe.h"
#include "../commun/fichiers.h"

#define PROMOTION "3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1"

static const int hors_limites[] = CPE_HORS_LIMITES;
static echiquier e;
static historique_partie h;

/* ---- Coups --------------------------------------------------------------------------------- */

/* Ce que dit un échec des deux fonctions. */
#define APPEL_PIECE(c)                                                                     \
    VERIF_APPEL("api_echec_deplacer_piece(&e, &h, %d, %d, %d, %d), %s", (c)[0], (c)[1], (c)[2],   \
                (c)[3], nom_coup((c)[0], (c)[1], (c)[2], (c)[3]))
#define APPEL_PROMOUVOIR(c)                                                                \
    VERIF_APPEL("api_echec_deplacer_et_promouvoir(&e, &h, %d, %d, %d, %d, dame), %s", (c)[0],     \
                (c)[1], (c)[2], (c)[3], nom_coup((c)[0], (c)[1], (c)[2], (c)[3]))

/* Ce que api_echec_deplacer_piece écrit sur stdout. */
static const char *deplacer(echiquier *plateau, historique_partie *partie, const int *c)
{
    APPEL_PIECE(c);
    verif_capture_debut(STDOUT_FILENO);
    api_echec_deplacer_piece(plateau, partie, c[0], c[1], c[2], c[3]);
    return verif_capture_fin();
}

/* La même demande à la fonction qui rend un code. */
static type_erreur code_de(echiquier *plateau, historique_partie *partie, const int *c)
{
    APPEL_PROMOUVOIR(c);
    return api_echec_deplacer_et_promouvoir(plateau, partie, c[0], c[1], c[2], c[3], dame);
}

static const int e2_e4[4] = { 4, 1, 4, 3 };

VERIF(coups_avec_null, "API-DEPLACER-N1 API-DEPLACER-N3 API-PROMOUVOIR-N1 API-PROMOUVOIR-N3")
{
    PARTIE_DE(p, DEPART);

    VERIF_INCHANGE(p, sizeof *p, {
        VERIF_CHAINE(deplacer(NULL, &p->h, e2_e4), "");
        VERIF_CHAINE(deplacer(&p->e, NULL, e2_e4), "");
        VERIF_CODE(code_de(NULL, &p->h, e2_e4), erreur_pointeur_nul, nommer);
        VERIF_CODE(code_de(&p->e, NULL, e2_e4), erreur_pointeur_nul, nommer);
    });
}

VERIF(coups_sur_un_echiquier_abime, "API-DEPLACER-N2 API-PROMOUVOIR-N2")
{
    int i;

    historique_initialise(&h);
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&e, i);
        VERIF_INCHANGE(&e, sizeof e, VERIF_INCHANGE(&h, sizeof h, {
            VERIF_CHAINE(deplacer(&e, &h, e2_e4), "");
            VERIF_CODE(code_de(&e, &h, e2_e4), abimes[i].code, nommer);
        }));
    }
}

VERIF(coups_dans_un_historique_insense, "API-DEPLACER-N4 API-PROMOUVOIR-N4")
{
    static const int nombres[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, INT_MAX };
    PARTIE_DE(p, DEPART);
    int i;

    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("nombre_coups %d", nombres[i]);
        p->h.nombre_coups = nombres[i];
        VERIF_INCHANGE(p, sizeof *p, {
            VERIF_CHAINE(deplacer(&p->e, &p->h, e2_e4), "");
            VERIF_CODE(code_de(&p->e, &p->h, e2_e4), erreur_historique_invalide, nommer);
        });
    }
}

static void verifie_promotion_refusee(int promotion, int code)
{
    PARTIE_DE(p, PROMOTION);

    VERIF_CONTEXTE("promotion %d", promotion);
    VERIF_INCHANGE(p, sizeof *p,
                   VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 4, 6, 3, 7,
                                                               (type_piece)promotion),
                              code, nommer));
}

VERIF(promotions_inconnues, "API-PROMOUVOIR-N5")
{
    static const int inconnues[] = { -1, 8, INT_MIN, INT_MAX };
    int i;

    for (i = 0; i < 4; i++)
        verifie_promotion_refusee(inconnues[i], erreur_argument_hors_limites);
}

VERIF(promotions_interdites, "API-PROMOUVOIR-G4")
{
    static const type_piece interdites[] = { roi, pion_blanc, pion_noir };
    int i;

    echecs_choisir_contrats(contrats_arret);
    for (i = 0; i < 3; i++)
        VERIF_STDERR("", verifie_promotion_refusee(interdites[i], erreur_promotion_non_permise));
}

/* Une ligne, et une seule, qui contient ces morceaux, séparés par des « | ». */
static void verifie_ligne(const char *texte, const char *morceaux)
{
    char morceau[200];

    VERIF_INDICE("une ligne de stdout dit au joueur ce qui est fait, ou pourquoi rien ne l'est");
    VERIF_VRAI(texte[0] != '\0' && strchr(texte, '\n') == texte + strlen(texte) - 1);
    while (*morceaux != '\0') {
        size_t longueur = strcspn(morceaux, "|");

        snprintf(morceau, sizeof morceau, "%.*s", (int)longueur, morceaux);
        VERIF_CHAINE_CONTIENT(texte, morceau);
        morceaux += longueur + (morceaux[longueur] == '|');
    }
}

static void verifie_coup(const historique_partie *partie, int i, coup_joue attendu)
{
    const coup_joue *c = &partie->coups[i];

    VERIF_CONTEXTE("coup d'indice %d", i);
    VERIF_VRAI(i < partie->nombre_coups);
    VERIF_MEME(c, &attendu, sizeof attendu);
}

/* Joue ce coup, qui est permis, et contrôle l'historique, le trait et la ligne écrite. */
static void joue(partie_d_essai *p, coup_joue coup, const char *morceaux)
{
    int c[4], trait = p->e.joueur_courant, nombre = p->h.nombre_coups;

    c[0] = coup.x_depart, c[1] = coup.y_depart, c[2] = coup.x_arrivee, c[3] = coup.y_arrivee;
    APPEL_PIECE(c);
    verifie_ligne(deplacer(&p->e, &p->h, c), morceaux);
    VERIF_ENTIER(p->h.nombre_coups, nombre + 1);
    verifie_coup(&p->h, nombre, coup);
    VERIF_ENTIER(p->e.joueur_courant, 1 - trait);
}

VERIF(un_coup_entier, "API-DEPLACER-G1 API-DEPLACER-G6 API-DEPLACER-G9 API-DEPLACER-G10")
{
    static const coup_joue roque = { 4, 0, 6, 0, deplacement_roque, invalide };
    static const coup_joue double_pas = { 3, 6, 3, 4, deplacement_standard, invalide };
    static const coup_joue en_passant = { 4, 4, 3, 5, deplacement_prise_en_passant, invalide };
    PARTIE_DE(p, "4k3/3p4/8/4P3/8/8/8/4K2R w K - 0 1");

    joue(p, roque, "roi|(4, 0)|(6, 0)|e1|g1|petit roque");
    VERIF_ECHIQUIER(&p->e, "4k3/3p4/8/4P3/8/8/8/5RK1 b");
    joue(p, double_pas, "pion|(3, 6)|(3, 4)|d7|d5");
    joue(p, en_passant, "pion|(4, 4)|(3, 5)|e5|d6|prise en passant");
    VERIF_ECHIQUIER(&p->e, "4k3/8/3P4/8/8/8/8/5RK1 b");
    VERIF_ENTIER(p->h.nombre_coups, 3);
}

VERIF(un_grand_roque_entier, "API-DEPLACER-G1 API-DEPLACER-G6 API-DEPLACER-G9 API-DEPLACER-G10")
{
    static const coup_joue grand = { 4, 0, 2, 0, deplacement_roque, invalide };
    PARTIE_DE(p, "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");

    joue(p, grand, "roi|(4, 0)|(2, 0)|e1|c1|grand roque");
    VERIF_ECHIQUIER(&p->e, "4k3/8/8/8/8/8/8/2KR4 b");
}

VERIF(promotion_en_dame, "API-DEPLACER-G2 API-DEPLACER-G9 API-DEPLACER-G10")
{
    static const coup_joue promu = { 4, 6, 3, 7, deplacement_promotion, dame };
    PARTIE_DE(p, PROMOTION);

    joue(p, promu, "pion|(4, 6)|(3, 7)|e7|d8|promotion en dame");
    VERIF_ECHIQUIER(&p->e, "3Qk3/8/8/8/8/8/8/4K3 b");
}

VERIF(promotion_choisie, "API-PROMOUVOIR-G1 API-PROMOUVOIR-G2 API-PROMOUVOIR-G3")
{
    static const type_piece choix[] = { dame, tour, fou, cavalier };
    static const char *const apres[] = { "3Qk3/8/8/8/8/8/8/4K3 b", "3Rk3/8/8/8/8/8/8/4K3 b",
                                         "3Bk3/8/8/8/8/8/8/4K3 b", "3Nk3/8/8/8/8/8/8/4K3 b" };
    int i;

    for (i = 0; i < 4; i++) {
        PARTIE_DE(p, PROMOTION);
        coup_joue promu = { 4, 6, 3, 7, deplacement_promotion, invalide };

        promu.promotion = choix[i];
        VERIF_STDOUT("", VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 4, 6, 3, 7,
                                                                     choix[i]),
                                    pas_erreur, nommer));
        verifie_coup(&p->h, 0, promu);
        VERIF_ECHIQUIER(&p->e, apres[i]);
        VERIF_CONTEXTE("un coup sans promotion");
        VERIF_POSITION(DEPART);
        p = partie_de(DEPART);
        VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 4, 1, 4, 3, choix[i]), pas_erreur,
                   nommer);
        VERIF_ENTIER(p->h.coups[0].promotion, invalide);
        VERIF_CONTEXTE("pas de choix : une dame");
        VERIF_POSITION(PROMOTION);
        p = partie_de(PROMOTION);
        VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 4, 6, 3, 7, invalide), pas_erreur,
                   nommer);
        VERIF_ENTIER(p->h.coups[0].promotion, dame);
        VERIF_CONTEXTE("un coup refusé");
        VERIF_POSITION(PROMOTION);
        p = partie_de(PROMOTION);
        VERIF_INCHANGE(p, sizeof *p,
                       VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 4, 6, 4, 7,
                                                                   choix[i]),
                                  erreur_piece_blocant_trajet, nommer));
    }
}

/* Le coup est refusé avec ce code ; la ligne écrite dit sa phrase, son numéro, et ces morceaux. */
static void refuse(partie_d_essai *p, const int *c, type_erreur code, const char *morceaux)
{
    char attendus[300];

    snprintf(attendus, sizeof attendus, "%s|code %d)%s%s", nommer_type_erreur(code), (int)code,
             morceaux[0] == '\0' ? "" : "|", morceaux);
    {
        APPEL_PIECE(c);
        VERIF_INCHANGE(p, sizeof *p, verifie_ligne(deplacer(&p->e, &p->h, c), attendus));
    }
    APPEL_PROMOUVOIR(c);
    VERIF_INCHANGE(p, sizeof *p,
                   VERIF_STDOUT("", VERIF_CODE(code_de(&p->e, &p->h, c), code, nommer)));
}

VERIF(coups_refuses,
      "API-DEPLACER-G3 API-DEPLACER-G4 API-DEPLACER-G7 API-DEPLACER-G11 API-PROMOUVOIR-G1 "
      "API-PROMOUVOIR-G2 API-PROMOUVOIR-G3")
{
    static const struct {
        const char *fen;
        int c[4];
        type_erreur code;
        const char *morceaux;
    } refus[] = {
        { DEPART, { 4, 1, 4, 1 }, erreur_absence_de_deplacement, "" },
        { DEPART, { 4, 3, 4, 4 }, erreur_case_depart_vide, "(4, 3)|e4" },
        { DEPART, { 4, 6, 4, 4 }, erreur_piece_adverse, "(4, 6)|e7" },
        { DEPART, { 1, 0, 1, 2 }, erreur_deplacement_piece_impossible, "" },
        { DEPART, { 0, 0, 0, 4 }, erreur_piece_blocant_trajet, "(0, 1)|a2" },
        { DEPART, { 4, 0, 6, 0 }, erreur_roque_non_permis, "(5, 0)|f1" },
        { DEPART, { 4, 1, 5, 2 }, erreur_prise_en_passant_non_permise, "" },
        { "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", { 4, 1, 2, 2 }, erreur_roi_en_echec, "(4, 7)|e8" },
    };
    int i;

    for (i = 0; i < (int)(sizeof refus / sizeof *refus); i++) {
        PARTIE_DE(p, refus[i].fen);

        refuse(p, refus[i].c, refus[i].code, refus[i].morceaux);
    }
}

VERIF(un_refus_dans_une_autre_langue, "API-DEPLACER-G11")
{
    static const int petit_roque[4] = { 4, 0, 6, 0 };
    static const int e7_e5[4] = { 4, 6, 4, 4 };
    PARTIE_DE(p, DEPART);

    echecs_choisir_langue(langue_anglais);
    VERIF_CHAINE(deplacer(&p->e, &p->h, petit_roque),
                 "Coup refusé : castling is not allowed (code 5), case (5, 0), f1.\n");
    VERIF_INDICE("les codes que le cours n'a pas aussi");
    VERIF_CHAINE(deplacer(&p->e, &p->h, e7_e5),
                 "Coup refusé : the piece belongs to the other side (code 25), case (4, 6), e7.\n");
    echecs_choisir_langue(langue_francais);
}

VERIF(coups_hors_de_l_echiquier,
      "API-DEPLACER-G3 API-DEPLACER-G4 API-DEPLACER-G7 API-DEPLACER-G11 API-PROMOUVOIR-G1 "
      "API-PROMOUVOIR-G2")
{
    static const int sans_depart[4] = { -1, -1, 4, 3 };
    static const int ni_l_une_ni_l_autre[4] = { 9, 9, -5, -5 }, la_meme[4] = { 8, 8, 8, 8 };
    PARTIE_DE(p, DEPART);
    char coordonnees[40];
    int i, j;

    echecs_choisir_contrats(contrats_arret);
    for (i = 0; i < 5; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 3 };

            c[j] = hors_limites[i];
            VERIF_CONTEXTE("coordonnée %d : %d ; un joueur peut taper n'importe quoi", j, c[j]);
            snprintf(coordonnees, sizeof coordonnees, "(%d, %d)", c[j / 2 * 2], c[j / 2 * 2 + 1]);
            refuse(p, c, erreur_argument_hors_limites, coordonnees);
        }
    }
    VERIF_CONTEXTE("une case qui ressemble à l'absence de case");
    refuse(p, sans_depart, erreur_argument_hors_limites, "(-1, -1)");
    VERIF_CONTEXTE("deux cases qui n'existent pas : celle de départ d'abord");
    refuse(p, ni_l_une_ni_l_autre, erreur_argument_hors_limites, "(9, 9)");
    refuse(p, la_meme, erreur_argument_hors_limites, "(8, 8)");
}

VERIF(historique_plein, "API-DEPLACER-G3 API-DEPLACER-G7 API-DEPLACER-G11")
{
    PARTIE_DE(p, DEPART);
    static const coup_joue loin = { 0, 3, 0, 3, deplacement_standard, invalide };
    static const int e2_e5[4] = { 4, 1, 4, 4 };
    int i;

    for (i = 0; i < ECHECS_COUPS_MAX; i++)
        p->h.coups[i] = loin;
    p->h.nombre_coups = ECHECS_COUPS_MAX;
    refuse(p, e2_e4, erreur_historique_plein, "");
    VERIF_INDICE("les fautes du coup viennent d'abord");
    refuse(p, e2_e5, erreur_deplacement_piece_impossible, "");
}

/* ---- Fichiers ------------------------------------------------------------------------------ */

VERIF(fichiers_avec_null, "API-ECRIRE-ETAT-N1 API-ECRIRE-ETAT-N2 API-ECRIRE-HISTORIQUE-N1 "
                          "API-ECRIRE-HISTORIQUE-N2 API-LIRE-ETAT-N1 API-LIRE-ETAT-N2 "
                          "API-LIRE-HISTORIQUE-N1 API-LIRE-HISTORIQUE-N2")
{
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    historique_initialise(&h);
    VERIF_ENTIER(api_echec_ecrit_fichier_etat(NULL, "f"), 0);
    VERIF_ENTIER(api_echec_ecrit_fichier_etat(&e, NULL), 0);
    VERIF_ENTIER(api_echec_ecrit_fichier_historique(NULL, "f"), 0);
    VERIF_ENTIER(api_echec_ecrit_fichier_historique(&h, NULL), 0);
    VERIF_ENTIER(compter_les_fichiers(0), 0);
    api_echec_ecrit_fichier_etat(&e, "e");
    api_echec_ecrit_fichier_historique(&h, "h");
    VERIF_ENTIER(api_echec_lit_fichier_etat(NULL, "e"), 0);
    VERIF_ENTIER(api_echec_lit_fichier_historique(NULL, "h"), 0);
    VERIF_INCHANGE(&e, sizeof e, VERIF_ENTIER(api_echec_lit_fichier_etat(&e, NULL), 0));
    VERIF_INCHANGE(&h, sizeof h, VERIF_ENTIER(api_echec_lit_fichier_historique(&h, NULL), 0));
    quitter_le_dossier();
}

VERIF(fichiers_qui_se_relisent, "API-ECRIRE-ETAT-G1 API-LIRE-ETAT-G1 API-ECRIRE-HISTORIQUE-G1 "
                                "API-LIRE-HISTORIQUE-G1")
{
    PARTIE_DE(p, PROMOTION);

    entrer_dans_un_dossier();
    api_echec_deplacer_piece(&p->e, &p->h, 4, 6, 3, 7);
    VERIF_ENTIER(api_echec_ecrit_fichier_etat(&p->e, "e"), 1);
    VERIF_ENTIER(api_echec_ecrit_fichier_historique(&p->h, "h"), 1);
    VERIF_ENTIER(api_echec_lit_fichier_etat(&e, "e"), 1);
    VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "h"), 1);
    VERIF_MEME(&e, &p->e, sizeof e);
    VERIF_MEME(&h, &p->h, sizeof h);
    quitter_le_dossier();
}

VERIF(fichiers_d_un_programme_en_faute, "API-ECRIRE-ETAT-N3 API-ECRIRE-HISTORIQUE-N3")
{
    static const int nombres[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, INT_MAX };
    int i;

    entrer_dans_un_dossier();
    ecrire_texte("f", "avant");
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&e, i);
        VERIF_STDOUT("", VERIF_ENTIER(api_echec_ecrit_fichier_etat(&e, "f"), 0));
    }
    historique_initialise(&h);
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("nombre_coups %d", nombres[i]);
        h.nombre_coups = nombres[i];
        VERIF_STDOUT("", VERIF_ENTIER(api_echec_ecrit_fichier_historique(&h, "f"), 0));
    }
    VERIF_CHAINE(contenu("f"), "avant");
    quitter_le_dossier();
}

/* L'appel rend 0, et écrit sur stdout une ligne avec le nom du fichier, sur stderr rien. */
#define VERIFIE_REFUS(nom, appel)                                                           \
    do {                                                                                    \
        verif_capture_debut(STDOUT_FILENO);                                                 \
        VERIF_ENTIER(appel, 0);                                                             \
        verifie_ligne(verif_capture_fin(), nom);                                            \
        VERIF_STDERR("", appel);                                                            \
    } while (0)

VERIF(fichiers_refuses, "API-ECRIRE-ETAT-G2 API-LIRE-ETAT-G2 API-LIRE-ETAT-G3 "
                        "API-ECRIRE-HISTORIQUE-G2 API-LIRE-HISTORIQUE-G2 API-LIRE-HISTORIQUE-G3")
{
    static const char *illisibles[] = { "mauvais", "absent", "dossier", "rien/f" };
    int i;

    echecs_choisir_contrats(contrats_arret);
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    historique_initialise(&h);
    VERIFIE_REFUS("rien/f", api_echec_ecrit_fichier_etat(&e, "rien/f"));
    VERIFIE_REFUS("rien/f", api_echec_ecrit_fichier_historique(&h, "rien/f"));
    {
        VERIF_INDICE("la raison suit le nom du fichier, qui n'est pas accessible");
        verif_capture_debut(STDOUT_FILENO);
        api_echec_ecrit_fichier_etat(&e, "rien/f");
        VERIF_CHAINE_CONTIENT(verif_capture_fin(), "dossier");
        verif_capture_debut(STDOUT_FILENO);
        api_echec_ecrit_fichier_historique(&h, "rien/f");
    }
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "dossier");
    ecrire_texte("mauvais", "n'importe quoi");
    creer_un_dossier("dossier");
    VERIFIE_REFUS("dossier", api_echec_ecrit_fichier_etat(&e, "dossier"));
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("fichier « %s »", illisibles[i]);
        VERIF_INCHANGE(&e, sizeof e,
                       VERIFIE_REFUS(illisibles[i], api_echec_lit_fichier_etat(&e, illisibles[i])));
        VERIF_INCHANGE(&h, sizeof h,
                       VERIFIE_REFUS(illisibles[i],
                                     api_echec_lit_fichier_historique(&h, illisibles[i])));
    }
    VERIF_CONTEXTE("un coup que les règles ne permettent pas");
    VERIF_CODE(jouer_un_coup(&e, &h, 4, 1, 4, 3), pas_erreur, nommer);
    h.coups[0].y_arrivee = 4;
    VERIFIE_REFUS("mauvais", api_echec_ecrit_fichier_historique(&h, "mauvais"));
    VERIF_CHAINE(contenu("mauvais"), "n'importe quoi");
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(coups_avec_null),
    VERIF_LIGNE(coups_sur_un_echiquier_abime),
    VERIF_LIGNE(coups_dans_un_historique_insense),
    VERIF_LIGNE(promotions_inconnues),
    VERIF_LIGNE(promotions_interdites),
    VERIF_LIGNE(un_coup_entier),
    VERIF_LIGNE(un_grand_roque_entier),
    VERIF_LIGNE(promotion_en_dame),
    VERIF_LIGNE(promotion_choisie),
    VERIF_LIGNE(coups_refuses),
    VERIF_LIGNE(un_refus_dans_une_autre_langue),
    VERIF_LIGNE(coups_hors_de_l_echiquier),
    VERIF_LIGNE(historique_plein),
    VERIF_LIGNE(fichiers_avec_null),
    VERIF_LIGNE(fichiers_qui_se_relisent),
    VERIF_LIGNE(fichiers_d_un_programme_en_faute),
    VERIF_LIGNE(fichiers_refuses))
