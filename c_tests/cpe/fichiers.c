/* Section « Fichiers » de echecs.h. */
#include "cpe.h"
#include "../commun/fichiers.h"

static echiquier e, relu;
static historique_partie h, h_relu;

static int meme_partie(const historique_partie *a, const historique_partie *b)
{
    return memcmp(&a->echiquier_initial, &b->echiquier_initial, sizeof a->echiquier_initial) == 0
           && a->nombre_coups == b->nombre_coups
           && memcmp(a->coups, b->coups, (size_t)a->nombre_coups * sizeof *a->coups) == 0
           && a->droits_roque == b->droits_roque && a->en_passant_x == b->en_passant_x
           && a->en_passant_y == b->en_passant_y && a->demi_coups == b->demi_coups
           && a->numero_coup == b->numero_coup;
}

/* ---- Pointeurs nuls ----------------------------------------------------------------------- */

VERIF(noms_nuls, "FICHIER-EXISTE-N1 FICHIER-ACCESSIBLE-N1 ECRIRE-ECHIQUIER-N1 LIRE-ECHIQUIER-N1 "
                 "ECRIRE-HISTORIQUE-N1 LIRE-HISTORIQUE-N1")
{
    echiquier_initialiser(&e);
    historique_initialise(&h);
    VERIF_ENTIER(entree_sortie_est_fichier_existe(NULL), 0);
    VERIF_ENTIER(entree_sortie_est_fichier_accessible(NULL), 0);
    VERIF_CODE(entree_sortie_ecrit_fichier_echiquier(NULL, &e), erreur_pointeur_nul, nommer);
    VERIF_CODE(entree_sortie_ecrit_fichier_historique(NULL, &h), erreur_pointeur_nul, nommer);
    VERIF_INCHANGE(&e, sizeof e, VERIF_CODE(entree_sortie_lit_fichier_echiquier(NULL, &e),
                                            erreur_pointeur_nul, nommer));
    VERIF_INCHANGE(&h, sizeof h, VERIF_CODE(entree_sortie_lit_fichier_historique(NULL, &h),
                                            erreur_pointeur_nul, nommer));
}

VERIF(contenus_nuls, "ECRIRE-ECHIQUIER-N2 LIRE-ECHIQUIER-N2 ECRIRE-HISTORIQUE-N2 "
                     "LIRE-HISTORIQUE-N2 ECRIRE-ECHIQUIER-G3 ECRIRE-HISTORIQUE-G3")
{
    entrer_dans_un_dossier();
    VERIF_CODE(entree_sortie_ecrit_fichier_echiquier("f", NULL), erreur_pointeur_nul, nommer);
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", NULL), erreur_pointeur_nul, nommer);
    VERIF_ENTIER(compter_les_fichiers(0), 0);
    echiquier_initialiser(&e);
    historique_initialise(&h);
    entree_sortie_ecrit_fichier_echiquier("e", &e);
    entree_sortie_ecrit_fichier_historique("h", &h);
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("e", NULL), erreur_pointeur_nul, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_historique("h", NULL), erreur_pointeur_nul, nommer);
    quitter_le_dossier();
}

/* ---- Existe, accessible ------------------------------------------------------------------- */

VERIF(existe, "FICHIER-EXISTE-G1")
{
    static const char *absents[] = { "rien", "", ".", "rien/rien", "present/rien" };
    int i;

    entrer_dans_un_dossier();
    ecrire_texte("present", "");
    VERIF_ENTIER(entree_sortie_est_fichier_existe("present"), 1);
    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("fichier « %s »", absents[i]);
        VERIF_ENTIER(entree_sortie_est_fichier_existe(absents[i]), 0);
    }
    creer_un_tube("tube");
    VERIF_ENTIER(entree_sortie_est_fichier_existe("tube"), 0);
    quitter_le_dossier();
}

/* Des noms que rien ne permet d'écrire, une fois qu'ils sont préparés. */
static const char *inaccessibles[] = {
    "", ".", "rien/f", "seul/f", "nouveau/", "tube", "seul", "/dev/full", "lien", "boucle",
};
enum { nombre_inaccessibles = sizeof inaccessibles / sizeof *inaccessibles };

static void preparer_les_inaccessibles(void)
{
    creer_un_tube("tube");
    ecrire_texte("seul", "avant");
    donner_les_permissions("seul", 0444);
    creer_un_lien("absent", "lien");
    creer_un_lien("boucle", "boucle");
}

VERIF(accessible, "FICHIER-ACCESSIBLE-G1 FICHIER-ACCESSIBLE-G2")
{
    char trop_long[5000];
    int i;

    entrer_dans_un_dossier();
    ecrire_texte("present", "avant");
    VERIF_ENTIER(entree_sortie_est_fichier_accessible("present"), 1);
    {
        VERIF_INDICE("un fichier que l'on va créer est accessible lui aussi");
        VERIF_ENTIER(entree_sortie_est_fichier_accessible("nouveau"), 1);
        VERIF_ENTIER(entree_sortie_est_fichier_accessible("./nouveau"), 1);
        VERIF_ENTIER(entree_sortie_est_fichier_existe("nouveau"), 0);
        VERIF_CHAINE(contenu("present"), "avant");
    }
    creer_un_lien("present", "lien_vers_present");
    VERIF_ENTIER(entree_sortie_est_fichier_accessible("lien_vers_present"), 1);
    preparer_les_inaccessibles();
    for (i = 0; i < nombre_inaccessibles; i++) {
        VERIF_CONTEXTE("fichier « %s »", inaccessibles[i]);
        VERIF_ENTIER(entree_sortie_est_fichier_accessible(inaccessibles[i]), 0);
    }
    memset(trop_long, 'x', sizeof trop_long - 1);
    trop_long[sizeof trop_long - 1] = '\0';
    VERIF_CONTEXTE("un nom que le système ne permet pas");
    VERIF_ENTIER(entree_sortie_est_fichier_accessible(trop_long), 0);
    VERIF_ENTIER(compter_les_fichiers(0), 6);
    quitter_le_dossier();
}

/* Ce que rend la fonction quand le programme n'est pas celui de root, que rien n'arrête. */
static int sans_privileges(int (*fonction)(void))
{
    return attendre(lancer_a_cote(fonction, 1));
}

static int existe_interdit(void)
{
    return entree_sortie_est_fichier_existe("interdit");
}

static int accessible_interdit(void)
{
    return entree_sortie_est_fichier_accessible("interdit");
}

static int accessible_nouveau(void)
{
    return entree_sortie_est_fichier_accessible("nouveau");
}

static int accessible_ouvert(void)
{
    return entree_sortie_est_fichier_accessible("ouvert");
}

static int accessible_d_un_autre(void)
{
    return entree_sortie_est_fichier_accessible("d_un_autre");
}

static int lire_interdit(void)
{
    return (int)entree_sortie_lit_fichier_echiquier("interdit", &e);
}

static int ecrire_d_un_autre(void)
{
    return (int)entree_sortie_ecrit_fichier_echiquier("d_un_autre", &e);
}

static int ecrire_ailleurs(void)
{
    return (int)entree_sortie_ecrit_fichier_echiquier("nouveau", &e);
}

static int ecrire_sur_place(void)
{
    return (int)entree_sortie_ecrit_fichier_echiquier("ouvert", &e);
}

VERIF(permissions, "FICHIER-EXISTE-G1 FICHIER-ACCESSIBLE-G1 LIRE-ECHIQUIER-G2 ECRIRE-ECHIQUIER-G1 "
                   "ECRIRE-ECHIQUIER-G2")
{
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    entree_sortie_ecrit_fichier_echiquier("interdit", &e);
    ecrire_texte("ouvert", "avant");
    donner_les_permissions("interdit", 0);
    donner_les_permissions("ouvert", 0666);
    donner_les_permissions(".", 0555);
    VERIF_ENTIER(sans_privileges(existe_interdit), 1);
    VERIF_ENTIER(sans_privileges(accessible_interdit), 0);
    VERIF_ENTIER(sans_privileges(accessible_nouveau), 0);
    VERIF_CODE(sans_privileges(lire_interdit), erreur_fichier_lecture, nommer);
    VERIF_CODE(sans_privileges(ecrire_ailleurs), erreur_fichier_ecriture, nommer);
    VERIF_ENTIER(sans_privileges(accessible_ouvert), 1);
    VERIF_CODE(sans_privileges(ecrire_sur_place), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("ouvert", &relu), pas_erreur, nommer);
    VERIF_MEME(&relu, &e, sizeof e);
    donner_les_permissions(".", 0777);
    VERIF_ENTIER(sans_privileges(accessible_nouveau), 1);
    if (est_root()) {
        VERIF_CONTEXTE("le fichier d'un autre, dans un dossier où l'on peut écrire");
        ecrire_texte("d_un_autre", "avant");
        donner_les_permissions("d_un_autre", 0644);
        VERIF_ENTIER(sans_privileges(accessible_d_un_autre), 0);
        VERIF_CODE(sans_privileges(ecrire_d_un_autre), erreur_fichier_ecriture, nommer);
        VERIF_CHAINE(contenu("d_un_autre"), "avant");
    }
    quitter_le_dossier();
}

/* ---- Écrire et relire --------------------------------------------------------------------- */

VERIF(un_echiquier_se_relit_tel_quel, "ECRIRE-ECHIQUIER-G1 LIRE-ECHIQUIER-G1")
{
    static const char *positions[] = {
        MILIEU, "8/8/8/4k3/8/8/4P3/4K3 b - - 0 1", "7k/8/8/8/8/8/8/KQQQQQQQ b - - 0 1",
    };
    piece p;
    int i;

    entrer_dans_un_dossier();
    for (i = 0; i < 3; i++) {
        VERIF_POSITION(positions[i]);
        e = partie_de(positions[i])->e;
        VERIF_CODE(entree_sortie_ecrit_fichier_echiquier("f", &e), pas_erreur, nommer);
        VERIF_REMPLIR(&relu, sizeof relu);
        VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &relu), pas_erreur, nommer);
        VERIF_MEME(&relu, &e, sizeof e);
    }
    VERIF_CONTEXTE("les pièces dans un autre ordre, un pion sur la dernière rangée");
    echiquier_initialiser(&e);
    p = e.jeu_de_piece_blanc.ensemble_de_piece[0];
    e.jeu_de_piece_blanc.ensemble_de_piece[0] = e.jeu_de_piece_blanc.ensemble_de_piece[9];
    e.jeu_de_piece_blanc.ensemble_de_piece[9] = p;
    jeu_supprimer_piece(&e.jeu_de_piece_noir, 0, 7);
    constructeur_piece_pion_blanc(&e.jeu_de_piece_blanc.ensemble_de_piece[0], 0, 7);
    VERIF_CODE(entree_sortie_ecrit_fichier_echiquier("f", &e), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &relu), pas_erreur, nommer);
    VERIF_MEME(&relu, &e, sizeof e);
    VERIF_CONTEXTE("une pièce invalide dont les coordonnées sont restées");
    echiquier_initialiser(&e);
    e.jeu_de_piece_noir.ensemble_de_piece[15].type = invalide;
    VERIF_CODE(entree_sortie_ecrit_fichier_echiquier("f", &e), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &relu), pas_erreur, nommer);
    verifie_piece(&relu.jeu_de_piece_noir.ensemble_de_piece[15], invalide, -1, -1);
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    quitter_le_dossier();
}

VERIF(une_partie_se_relit_telle_quelle, "ECRIRE-HISTORIQUE-G1 LIRE-HISTORIQUE-G1")
{
    entrer_dans_un_dossier();
    partie_variee(&h);
    VERIF_ENTIER(h.nombre_coups, 4);
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_REMPLIR(&h_relu, sizeof h_relu);
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h_relu), pas_erreur, nommer);
    VERIF_VRAI(meme_partie(&h, &h_relu));
    VERIF_CONTEXTE("une partie sans aucun coup");
    historique_initialise(&h);
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h_relu), pas_erreur, nommer);
    VERIF_VRAI(meme_partie(&h, &h_relu));
    VERIF_CONTEXTE("un coup repris : ce qui reste derrière ne compte pas");
    historique_initialise(&h);
    echiquier_initialiser(&e);
    jouer_un_coup(&e, &h, 4, 1, 4, 3);
    historique_annuler_coup(&h, &e);
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h_relu), pas_erreur, nommer);
    VERIF_VRAI(meme_partie(&h, &h_relu));
    quitter_le_dossier();
}

VERIF(une_piece_invalide_n_empeche_rien, "ECRIRE-HISTORIQUE-G1")
{
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    e.jeu_de_piece_noir.ensemble_de_piece[15].type = invalide; /* ses coordonnées restent */
    VERIF_CODE(historique_initialise_depuis(&h, &e), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h_relu), pas_erreur, nommer);
    verifie_piece(&h_relu.echiquier_initial.jeu_de_piece_noir.ensemble_de_piece[15], invalide, -1, -1);
    quitter_le_dossier();
}

VERIF(une_partie_pleine_se_relit, "ECRIRE-HISTORIQUE-G1 LIRE-HISTORIQUE-G1")
{
    static const int allers_retours[4][4] = {
        { 6, 0, 5, 2 }, { 6, 7, 5, 5 }, { 5, 2, 6, 0 }, { 5, 5, 6, 7 },
    };
    int i;

    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    historique_initialise(&h);
    for (i = 0; i < ECHECS_COUPS_MAX; i++) {
        const int *c = allers_retours[i % 4];

        VERIF_CODE(jouer_un_coup(&e, &h, c[0], c[1], c[2], c[3]), pas_erreur, nommer);
    }
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h_relu), pas_erreur, nommer);
    VERIF_VRAI(meme_partie(&h, &h_relu));
    quitter_le_dossier();
}

/* Les lignes d'un fichier qui comptent, sans les commentaires ni les lignes vides. */
static const char *lignes_utiles(const char *nom)
{
    static char utiles[1 << 16];
    const char *texte = contenu(nom);
    size_t n = 0;

    while (*texte != '\0') {
        size_t longueur = strcspn(texte, "\n"), i = strcspn(texte, "#\n");

        for (i = i < longueur ? i : longueur; i > 0 && texte[i - 1] == ' '; i--)
            ;
        if (i > 0 && n + i + 2 < sizeof utiles) {
            memcpy(utiles + n, texte, i);
            n += i;
            utiles[n++] = '\n';
        }
        texte += longueur + (texte[longueur] == '\n');
    }
    utiles[n] = '\0';
    return utiles;
}

VERIF(ce_qui_est_ecrit, "ECRIRE-ECHIQUIER-G1 ECRIRE-HISTORIQUE-G1")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/p7/4K2R w K - 0 1");

    VERIF_INDICE("le format est dans le commentaire de la fonction");
    entrer_dans_un_dossier();
    entree_sortie_ecrit_fichier_echiquier("f", &p->e);
    VERIF_CHAINE(lignes_utiles("f"), "libechecs echiquier 1\ntrait blancs\nblanc tour 7 0\n"
                                     "blanc roi 4 0\nnoir roi 4 7\nnoir pion 0 1\nfin\n");
    jouer_un_coup(&p->e, &p->h, 4, 0, 6, 0);
    jouer_un_coup(&p->e, &p->h, 0, 1, 0, 0);
    entree_sortie_ecrit_fichier_historique("f", &p->h);
    VERIF_CHAINE(lignes_utiles("f"),
                 "libechecs historique 1\ntrait blancs\nblanc tour 7 0\nblanc roi 4 0\n"
                 "noir roi 4 7\nnoir pion 0 1\nroque K\nen_passant -\ndemi_coups 0\n"
                 "numero_coup 1\nd 4 0 -> 6 0 roque\nd 0 1 -> 0 0 dame\nfin\n");
    quitter_le_dossier();
}

VERIF(ce_qui_se_lit, "LIRE-ECHIQUIER-G1 LIRE-HISTORIQUE-G1")
{
    entrer_dans_un_dossier();
    VERIF_CONTEXTE("lignes dans un autre ordre, commentaires, CR LF, espaces, pas de fin de ligne");
    ecrire_texte("f", "\xEF\xBB\xBFlibechecs echiquier 1\r\n# bonjour\r\n\r\nnoir  roi\t4 7 # le roi\r\n"
                      "  blanc roi e1\r\nblanc dame 3 0\r\ntrait noirs\r\nfin\r\n# voilà");
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &e), pas_erreur, nommer);
    verifie_piece(&e.jeu_de_piece_blanc.ensemble_de_piece[0], roi, 4, 0);
    verifie_piece(&e.jeu_de_piece_blanc.ensemble_de_piece[1], dame, 3, 0);
    verifie_piece(&e.jeu_de_piece_blanc.ensemble_de_piece[2], invalide, -1, -1);
    verifie_piece(&e.jeu_de_piece_noir.ensemble_de_piece[0], roi, 4, 7);
    VERIF_ENTIER(e.joueur_courant, 1);
    VERIF_CONTEXTE("une partie");
    ecrire_texte("f", "libechecs historique 1\ntrait noirs\nblanc roi 4 0\nblanc pion 4 3\n"
                      "noir roi 4 7\nnoir pion 3 3\nroque -\nen_passant 4 2\ndemi_coups 0\n"
                      "numero_coup 9\nd 3 3 -> 4 2 en_passant\nfin");
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_CASE(h.en_passant_x, h.en_passant_y, 4, 2);
    VERIF_ENTIER(h.numero_coup, 9);
    VERIF_ENTIER(h.nombre_coups, 1);
    VERIF_ENTIER(h.coups[0].type, deplacement_prise_en_passant);
    VERIF_ENTIER(h.coups[0].promotion, invalide);
    VERIF_CONTEXTE("la case par son nom");
    ecrire_texte("f", "libechecs historique 1\ntrait noirs\nblanc roi 4 0\nblanc pion 4 3\n"
                      "noir roi 4 7\nnoir pion 3 3\nroque -\nen_passant e3\ndemi_coups 0\n"
                      "numero_coup 9\nfin");
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_ENTIER(h.en_passant_x, 4);
    VERIF_ENTIER(h.en_passant_y, 2);
    quitter_le_dossier();
}

/* ---- Ce qui ne s'écrit pas ---------------------------------------------------------------- */

VERIF(echiquiers_qui_ne_s_ecrivent_pas, "ECRIRE-ECHIQUIER-N3 ECRIRE-ECHIQUIER-G3")
{
    int i;

    entrer_dans_un_dossier();
    ecrire_texte("f", "avant");
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        ABIMER(&e, i);
        VERIF_CODE(entree_sortie_ecrit_fichier_echiquier("f", &e), abimes[i].code, nommer);
        VERIF_CHAINE(contenu("f"), "avant");
    }
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    quitter_le_dossier();
}

static void verifie_refus(void)
{
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), erreur_historique_invalide, nommer);
    VERIF_CHAINE(contenu("f"), "avant");
}

VERIF(parties_qui_ne_s_ecrivent_pas, "ECRIRE-HISTORIQUE-N3 ECRIRE-HISTORIQUE-G5 "
                                     "ECRIRE-HISTORIQUE-G3")
{
    static const int nombres[] = { INT_MIN, -1, ECHECS_COUPS_MAX + 1, INT_MAX };
    int i;

    entrer_dans_un_dossier();
    ecrire_texte("f", "avant");
    for (i = 0; i < 4; i++) {
        VERIF_CONTEXTE("nombre_coups %d", nombres[i]);
        partie_variee(&h);
        h.nombre_coups = nombres[i];
        verifie_refus();
    }
    for (i = 0; i < CPE_NOMBRE_ABIMES; i++) {
        partie_variee(&h);
        ABIMER(&h.echiquier_initial, i);
        verifie_refus();
    }
    for (i = 0; i < 12; i++) {
        VERIF_CONTEXTE("membre %d", i);
        partie_variee(&h);
        switch (i) {
        case 0: h.droits_roque = 16; break;
        case 1: h.droits_roque = -1; break;
        case 2: h.en_passant_x = 8; break;
        case 3: h.en_passant_x = -1; break;
        case 4: h.demi_coups = -1; break;
        case 5: h.numero_coup = 0; break;
        case 6: h.coups[0].x_depart = INT_MIN; break;
        case 7: h.coups[1].type = deplacement_standard; break;
        case 8: h.coups[1].type = (type_deplacement)9; break;
        case 9: h.coups[2].promotion = roi; break;
        case 10: h.coups[0].promotion = dame; break;
        default: h.coups[3].y_arrivee = 5; break;
        }
        verifie_refus();
    }
    VERIF_CONTEXTE("n'importe quoi");
    VERIF_REMPLIR(&h, sizeof h);
    verifie_refus();
    h.nombre_coups = 3;
    verifie_refus();
    VERIF_INDICE("l'historique d'abord, le fichier ensuite");
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("rien/rien", &h), erreur_historique_invalide,
               nommer);
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    quitter_le_dossier();
}

VERIF(le_coup_en_faute_est_dit, "ECRIRE-HISTORIQUE-G5")
{
    if (!VERIF_PARLE(entree_sortie_ecrit_fichier_historique(NULL, &h)))
        return;
    partie_variee(&h);
    h.coups[3].y_arrivee = 5;
    VERIF_STDERR_UNE_LIGNE("coup d'indice 3 : ", entree_sortie_ecrit_fichier_historique("f", &h));
    partie_variee(&h);
    h.coups[0].promotion = dame;
    VERIF_STDERR_UNE_LIGNE("coup d'indice 0 : ", entree_sortie_ecrit_fichier_historique("f", &h));
    partie_variee(&h);
    h.droits_roque = 31;
    VERIF_STDERR_UNE_LIGNE("un membre", entree_sortie_ecrit_fichier_historique("f", &h));
}

VERIF(fichiers_qui_ne_s_ecrivent_pas, "ECRIRE-ECHIQUIER-G2 ECRIRE-HISTORIQUE-G2 "
                                      "ECRIRE-ECHIQUIER-G3 ECRIRE-HISTORIQUE-G3")
{
    int i;

    echecs_choisir_contrats(contrats_silence);
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    historique_initialise(&h);
    preparer_les_inaccessibles();
    for (i = 0; i < nombre_inaccessibles; i++) {
        VERIF_CONTEXTE("fichier « %s »", inaccessibles[i]);
        VERIF_CODE(entree_sortie_ecrit_fichier_echiquier(inaccessibles[i], &e),
                   erreur_fichier_ecriture, nommer);
        VERIF_CODE(entree_sortie_ecrit_fichier_historique(inaccessibles[i], &h),
                   erreur_fichier_ecriture, nommer);
    }
    VERIF_CHAINE(contenu("seul"), "avant");
    VERIF_ENTIER(compter_les_fichiers(0), 4);
    quitter_le_dossier();
}

VERIF(un_disque_plein_ne_detruit_rien, "ECRIRE-ECHIQUIER-G2 ECRIRE-HISTORIQUE-G2 "
                                       "ECRIRE-ECHIQUIER-G3 ECRIRE-HISTORIQUE-G3")
{
    type_erreur codes[2];

    VERIF_INDICE("écrire à côté, puis renommer");
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    historique_initialise(&h);
    ecrire_texte("e", "avant");
    ecrire_texte("h", "avant");
    echecs_choisir_contrats(contrats_silence);
    limiter_les_fichiers(100);
    codes[0] = entree_sortie_ecrit_fichier_echiquier("e", &e);
    codes[1] = entree_sortie_ecrit_fichier_historique("h", &h);
    ne_plus_limiter_les_fichiers();
    VERIF_CODE(codes[0], erreur_fichier_ecriture, nommer);
    VERIF_CODE(codes[1], erreur_fichier_ecriture, nommer);
    VERIF_CHAINE(contenu("e"), "avant");
    VERIF_CHAINE(contenu("h"), "avant");
    VERIF_ENTIER(compter_les_fichiers(0), 2);
    quitter_le_dossier();
}

/* Écrit l'échiquier sans une de ses tours, et relit un échiquier entier : combien de fois sur cent ? */
static int ecrire_et_relire(int x)
{
    int i;

    jeu_supprimer_piece(&e.jeu_de_piece_blanc, x, 0);
    for (i = 0; i < 100; i++) {
        if (entree_sortie_ecrit_fichier_echiquier("f", &e) != pas_erreur
            || entree_sortie_lit_fichier_echiquier("f", &relu) != pas_erreur
            || jeu_compter_nombre_piece(&relu.jeu_de_piece_blanc) != 15)
            break;
    }
    return i;
}

static int ecrire_a_cote(void)
{
    return ecrire_et_relire(0);
}

VERIF(deux_programmes_ecrivent_le_meme_fichier, "ECRIRE-ECHIQUIER-G3 ECRIRE-ECHIQUIER-G1")
{
    int ici, a_cote, autre;

    VERIF_INDICE("à tout moment, le fichier est entier : celui de l'un ou celui de l'autre");
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    entree_sortie_ecrit_fichier_echiquier("f", &e);
    autre = lancer_a_cote(ecrire_a_cote, 0);
    ici = ecrire_et_relire(7);
    a_cote = attendre(autre);
    VERIF_ENTIER(ici, 100);
    VERIF_ENTIER(a_cote, 100);
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    quitter_le_dossier();
}

VERIF(un_fichier_garde_ses_permissions_et_ses_liens, "ECRIRE-ECHIQUIER-G1")
{
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    ecrire_texte("f", "avant");
    donner_les_permissions("f", 0640);
    creer_un_lien("f", "lien");
    VERIF_CODE(entree_sortie_ecrit_fichier_echiquier("lien", &e), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_echiquier("f", &relu), pas_erreur, nommer);
    VERIF_MEME(&relu, &e, sizeof e);
    VERIF_ENTIER(permissions_de("f"), 0640);
    VERIF_VRAI(est_un_lien("lien"));
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(noms_nuls),
    VERIF_LIGNE(contenus_nuls),
    VERIF_LIGNE(existe),
    VERIF_LIGNE(accessible),
    VERIF_LIGNE(permissions),
    VERIF_LIGNE(un_echiquier_se_relit_tel_quel),
    VERIF_LIGNE(une_partie_se_relit_telle_quelle),
    VERIF_LIGNE(une_piece_invalide_n_empeche_rien),
    VERIF_LIGNE(une_partie_pleine_se_relit),
    VERIF_LIGNE(ce_qui_est_ecrit),
    VERIF_LIGNE(ce_qui_se_lit),
    VERIF_LIGNE(echiquiers_qui_ne_s_ecrivent_pas),
    VERIF_LIGNE(parties_qui_ne_s_ecrivent_pas),
    VERIF_LIGNE(le_coup_en_faute_est_dit),
    VERIF_LIGNE(fichiers_qui_ne_s_ecrivent_pas),
    VERIF_LIGNE(un_disque_plein_ne_detruit_rien),
    VERIF_LIGNE(deux_programmes_ecrivent_le_meme_fichier),
    VERIF_LIGNE(un_fichier_garde_ses_permissions_et_ses_liens))
