/* Section « Vue » de partie.h. */
#include "partie_vue_temoin.h"

/* Une partie qui commence par cette position, et son témoin, qui a tout vu. */
static partie *montree(const char *fen, temoin *t)
{
    partie *p = partie_de(fen);

    temoin_branche(t, p);
    temoin_attend(t);
    return p;
}

/* Déclare cette partie, et montre sa position jusqu'à la fin du bloc. */
#define MONTREE(p, fen, t)                                                                 \
    VERIF_POSITION(fen);                                                                   \
    partie *p = montree(fen, t)

/* Ce qui est dans la réserve d'une vue n'est pas appelé. */
static void jamais(void)
{
    VERIF_VRAI(0);
}

VERIF(brancher_sans_partie, "PARTIE-VUE-N1")
{
    temoin t;
    vue v;

    temoin_vide(&t);
    v = temoin_vue(&t);
    VERIF_CODE(partie_brancher_vue(NULL, &v), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_brancher_vue(NULL, NULL), erreur_pointeur_nul, nommer);
    VERIF_ENTIER(t.poses + t.messages, 0);
}

VERIF(brancher_une_vue_a_reserve, "PARTIE-VUE-N3 PARTIE-VUE-G1")
{
    temoin ancienne, nouvelle;
    MONTREE(p, DEPART, &ancienne);
    int i;

    temoin_vide(&nouvelle);
    for (i = 0; i < 4; i++) {
        vue v = temoin_vue(&nouvelle);

        VERIF_CONTEXTE("reserve[%d]", i);
        v.reserve[i] = jamais;
        VERIF_CODE(partie_brancher_vue(p, &v), erreur_argument_hors_limites, nommer);
    }
    VERIF_INDICE("la vue d'avant est restée branchée");
    jouer_tout(p, "e2e4");
    temoin_compare(&ancienne, p);
    VERIF_ENTIER(nouvelle.poses + nouvelle.retraits + nouvelle.messages, 0);
    partie_detruire(p);
}

VERIF(une_vue_remplace_l_autre, "PARTIE-VUE-G1 PARTIE-VUE-G2")
{
    temoin ancienne, nouvelle;
    MONTREE(p, DEPART, &ancienne);

    temoin_branche(&nouvelle, p);
    jouer_tout(p, "e2e4 e7e5");
    VERIF_INDICE("la vue d'avant n'est plus appelée");
    VERIF_ENTIER(ancienne.poses + ancienne.retraits + ancienne.messages, 0);
    temoin_compare(&nouvelle, p);
    temoin_attend(&nouvelle);
    VERIF_INDICE("NULL débranche la vue");
    VERIF_CODE(partie_brancher_vue(p, NULL), pas_erreur, nommer);
    jouer_tout(p, "g1f3");
    VERIF_CODE(deplacer(p, "a1a1"), erreur_piece_adverse, nommer);
    VERIF_ENTIER(nouvelle.poses + nouvelle.retraits + nouvelle.messages, 0);
    partie_detruire(p);
}

VERIF(la_vue_est_copiee, "PARTIE-VUE-G1")
{
    PARTIE_DE(p, DEPART);
    temoin t;
    vue *v = (vue *)malloc(sizeof *v);

    temoin_vide(&t);
    VERIF_NON_NUL(v);
    *v = temoin_vue(&t);
    VERIF_CODE(partie_brancher_vue(p, v), pas_erreur, nommer);
    memset(v, 0, sizeof *v);
    free(v);
    jouer_tout(p, "e2e4");
    temoin_compare(&t, p);
    partie_detruire(p);
}

VERIF(une_vue_branchee_commence_vide, "PARTIE-VUE-G2 PARTIE-VUE-G7")
{
    int i;

    for (i = 0; i < 7; i++) {
        temoin t;
        MONTREE(p, position_riche(i), &t);
        int tour_de_boucle, pieces, x, y;

        for (tour_de_boucle = 0; tour_de_boucle < 2; tour_de_boucle++) {
            temoin_branche(&t, p);
            temoin_compare(&t, p);
            for (x = 0, pieces = 0; x < 8; x++) {
                for (y = 0; y < 8; y++)
                    pieces += partie_piece_en(p, x, y, NULL) != invalide;
            }
            VERIF_ENTIER(t.poses, pieces);
            VERIF_ENTIER(t.retraits, 0);
            VERIF_ENTIER(t.messages, 1);
            VERIF_ENTIER(t.suite, 0);
        }
        partie_detruire(p);
    }
}

VERIF(sans_partie_commencee_rien_n_est_montre, "PARTIE-VUE-G2 PARTIE-VUE-G3")
{
    partie *p = partie_creer();
    temoin t;

    temoin_branche(&t, p);
    VERIF_ENTIER(t.poses + t.retraits + t.messages + t.questions, 0);
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_ENTIER(t.poses, 32);
    VERIF_ENTIER(t.retraits, 0);
    VERIF_ENTIER(t.messages, 1);
    temoin_compare(&t, p);
    partie_detruire(p);
}

/* ---- Ce qui est dit d'un changement ------------------------------------------------------- */

/* Joue un coup, l'annule et le rétablit : à chaque fois la vue reçoit ce qui change, et le coup
 * dit autant de retraits et de poses. */
static void verifie_coup_montre(const char *fen, const char *coup, int choix, int retraits,
                                int poses)
{
    temoin t;
    MONTREE(p, fen, &t);
    int i;

    t.reponse = choix;
    for (i = 0; i < 3; i++) {
        echiquier_montre avant = temoin_montre(&t);

        temoin_attend(&t);
        VERIF_CONTEXTE("coup %s%s", coup, i == 1 ? " annulé" : i == 2 ? " rétabli" : "");
        VERIF_CODE(i == 0 ? partie_jouer(p, coup) : i == 1 ? partie_annuler(p) : partie_retablir(p),
                   pas_erreur, nommer);
        temoin_compare(&t, p);
        temoin_juge(&t, &avant);
        if (i != 1) {
            VERIF_ENTIER(t.retraits, retraits);
            VERIF_ENTIER(t.poses, poses);
        }
        VERIF_ENTIER(t.questions, i == 0 && choix >= 0);
    }
    partie_detruire(p);
}

VERIF(chaque_sorte_de_coup_est_montree,
      "PARTIE-VUE-G3 PARTIE-VUE-G7 PARTIE-DEPLACER-G1 PARTIE-DEPLACER-G8 PARTIE-ANNULER-G1 "
      "PARTIE-RETABLIR-G1")
{
    static const char roques[] = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    verifie_coup_montre(DEPART, "g1f3", -1, 1, 1);
    VERIF_INDICE("prise : la case d'arrivée est retirée, puis posée");
    verifie_coup_montre("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", -1, 2, 1);
    VERIF_INDICE("une tour prend une tour : la couleur change");
    verifie_coup_montre(roques, "a1a8", -1, 2, 1);
    VERIF_INDICE("roque : la tour suit le roi");
    verifie_coup_montre(roques, "e1g1", -1, 2, 2);
    verifie_coup_montre(roques, "e1c1", -1, 2, 2);
    VERIF_INDICE("en passant : le pion pris n'est pas sur la case d'arrivée");
    verifie_coup_montre("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", -1, 2, 1);
    VERIF_INDICE("promotion : c'est la pièce choisie qui est posée");
    verifie_coup_montre("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", 3, 1, 1);
    verifie_coup_montre("1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8", 0, 2, 1);
}

VERIF(le_message_change_avec_la_situation, "PARTIE-VUE-G3 PARTIE-DEPLACER-G1")
{
    char blancs[1024], noirs[1024], echec[1024];
    temoin t;
    MONTREE(p, DEPART, &t);

    jouer_tout(p, "e2e4");
    strcpy(noirs, t.message);
    jouer_tout(p, "f7f6");
    strcpy(blancs, t.message);
    VERIF_INDICE("le message dit à qui de jouer");
    VERIF_VRAI(strcmp(blancs, noirs) != 0);
    jouer_tout(p, "d1h5");
    strcpy(echec, t.message);
    VERIF_INDICE("le message dit l'échec");
    VERIF_VRAI(strcmp(echec, noirs) != 0 && strcmp(echec, blancs) != 0);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_INDICE("le même message pour la même situation");
    VERIF_CHAINE(t.message, blancs);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_INDICE("le message dit la fin de la partie");
    VERIF_VRAI(strcmp(t.message, blancs) != 0 && strcmp(t.message, noirs) != 0);
    partie_detruire(p);
}

VERIF(une_fin_decidee_est_dite_sans_bouger_de_piece, "PARTIE-VUE-G3 PARTIE-ANNULER-G2")
{
    temoin t;
    MONTREE(p, "7k/8/6K1/8/8/8/8/R7 w - - 100 90", &t);
    int i;

    for (i = 0; i < 9; i++) {
        type_erreur code = pas_erreur;

        temoin_attend(&t);
        VERIF_CONTEXTE("étape %d", i);
        switch (i) {
        case 0: code = partie_abandonner(p, 1); break;
        case 2: code = partie_convenir_nulle(p); break;
        case 4: code = partie_reclamer(p, partie_nulle_50_coups); break;
        case 6: code = partie_reclamer_avec(p, partie_nulle_50_coups, "a1a2"); break;
        case 8: code = partie_retablir(p); break;
        default: code = partie_annuler(p); break;
        }
        VERIF_CODE(code, pas_erreur, nommer);
        VERIF_ENTIER(partie_etat(p) == partie_en_cours, i % 2 == 1);
        VERIF_ENTIER(t.poses + t.retraits, 0);
        VERIF_ENTIER(t.messages, 1);
    }
    partie_detruire(p);
}

VERIF(un_refus_ne_dit_que_la_raison, "PARTIE-VUE-G4 PARTIE-DEPLACER-G7 PARTIE-JOUER-G5")
{
    static const char *const refuses[] = {
        "e3e4", "e7e5", "e2e2", "e1g1", "e2d4", "a1a5", "e2d3", "Cd4", "Dh5", "O-O", "xyz", "",
    };
    temoin t;
    MONTREE(p, DEPART, &t);
    size_t i;

    for (i = 0; i < sizeof refuses / sizeof *refuses; i++) {
        temoin_attend(&t);
        VERIF_CONTEXTE("coup %s", refuses[i]);
        VERIF_STDERR("", VERIF_VRAI(partie_jouer(p, refuses[i]) != pas_erreur));
        VERIF_ENTIER(t.poses + t.retraits + t.questions, 0);
        VERIF_ENTIER(t.messages, 1);
        if (i >= 7)
            continue;
        temoin_attend(&t);
        VERIF_STDERR("", VERIF_VRAI(deplacer(p, refuses[i]) != pas_erreur));
        VERIF_ENTIER(t.poses + t.retraits + t.questions, 0);
        VERIF_ENTIER(t.messages, 1);
    }
    partie_detruire(p);
}

VERIF(une_fonction_absente_n_est_pas_appelee, "PARTIE-VUE-G5 PARTIE-DEPLACER-G9")
{
    int absentes;

    for (absentes = 0; absentes < 16; absentes++) {
        PARTIE_DE(p, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
        temoin t;
        vue v;

        temoin_vide(&t);
        v = temoin_vue(&t);
        VERIF_CONTEXTE("fonctions absentes : %d", absentes);
        if (absentes & 1)
            v.poser_piece = NULL;
        if (absentes & 2)
            v.retirer_piece = NULL;
        if (absentes & 4)
            v.afficher_message = NULL;
        if (absentes & 8)
            v.demander_choix = NULL;
        /* Un témoin à qui l'on ne dit pas tout ne peut pas juger les cases : il les sait déjà. */
        VERIF_CODE(partie_brancher_vue(p, &v), pas_erreur, nommer);
        VERIF_ENTIER(t.poses, absentes & 1 ? 0 : 4);
        if (absentes & 1) {
            t.sorte[0][6] = pion_blanc;
            t.sorte[1][7] = cavalier;
        }
        if (absentes & 2)
            t.sorte[1][7] = invalide;
        temoin_attend(&t);
        t.reponse = 1;
        VERIF_CODE(partie_deplacer(p, 0, 6, 1, 7),
                   absentes & 8 ? erreur_promotion_annulee : pas_erreur, nommer);
        VERIF_ENTIER(t.questions, absentes & 8 ? 0 : 1);
        VERIF_ENTIER(t.messages, absentes & 4 ? 0 : 1);
        VERIF_ENTIER(t.retraits, absentes & 2 || absentes & 8 ? 0 : 2);
        VERIF_ENTIER(t.poses, absentes & 1 || absentes & 8 ? 0 : 1);
        partie_detruire(p);
    }
}

VERIF(une_vue_de_zeros_est_complete, "PARTIE-VUE-G5")
{
    vue v = { 0 };
    PARTIE_DE(p, DEPART);

    VERIF_CODE(partie_brancher_vue(p, &v), pas_erreur, nommer);
    jouer_tout(p, "e2e4 e7e5");
    VERIF_CODE(deplacer(p, "a1a8"), erreur_piece_blocant_trajet, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 1);
    partie_detruire(p);
}

/* ---- Une fonction de la vue qui regarde la partie ------------------------------------------ */

/* Ce qu'une fonction de la vue a vu, à comparer ensuite. */
typedef struct {
    partie *p;
    photo dans[4]; /* poser, retirer, message, choix */
    int appels[4];
} regard;

static int numero_de(const char *fonction)
{
    return fonction[0] == 'p' ? 0 : fonction[0] == 'r' ? 1 : fonction[0] == 'a' ? 2 : 3;
}

static void regarde(temoin *t, const char *fonction)
{
    regard *r = (regard *)t->libre;
    int numero = numero_de(fonction);
    coup_joue conseil;

    r->dans[numero] = photo_de(r->p);
    r->appels[numero]++;
    if (partie_etat(r->p) == partie_en_cours)
        VERIF_CODE(partie_conseiller(r->p, 1, &conseil), pas_erreur, nommer);
}

VERIF(une_fonction_de_la_vue_voit_la_partie, "PARTIE-VUE-G6")
{
    temoin t;
    MONTREE(p, "1n2k3/P6p/8/8/8/8/7P/4K3 w - - 0 1", &t);
    regard r;
    photo avant, apres;
    int etape, i;

    memset(&r, 0, sizeof r);
    r.p = p;
    t.libre = &r;
    t.pendant = regarde;
    t.reponse = 2;
    for (etape = 0; etape < 7; etape++) {
        avant = photo_de(p);
        memset(r.appels, 0, sizeof r.appels);
        VERIF_CONTEXTE("étape %d", etape);
        switch (etape) {
        case 0: VERIF_CODE(deplacer(p, "a7b8"), pas_erreur, nommer); break;
        case 1: VERIF_CODE(partie_annuler(p), pas_erreur, nommer); break;
        case 2: VERIF_CODE(partie_retablir(p), pas_erreur, nommer); break;
        case 3: VERIF_CODE(deplacer(p, "e8e6"), erreur_deplacement_piece_impossible, nommer); break;
        case 4: VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer); break;
        case 5: VERIF_CODE(partie_commencer(p), pas_erreur, nommer); break;
        default: VERIF_CODE(partie_lire_fen(p, "7k/8/8"), erreur_fen_placement, nommer); break;
        }
        apres = photo_de(p);
        VERIF_ENTIER(r.appels[2], 1);
        VERIF_ENTIER(r.appels[0] > 0, etape < 3 || etape == 5);
        VERIF_ENTIER(r.appels[1] > 0, etape < 3 || etape == 5);
        VERIF_ENTIER(r.appels[3], etape == 0);
        for (i = 0; i < 3; i++) {
            if (r.appels[i] == 0)
                continue;
            VERIF_INDICE("la vue voit la partie comme elle est après le changement");
            VERIF_CHAINE(r.dans[i].fen, apres.fen);
            VERIF_VRAI(memcmp(&r.dans[i], &apres, sizeof apres) == 0);
        }
        if (r.appels[3] > 0) {
            VERIF_INDICE("demander_choix voit la partie comme elle est avant le coup");
            VERIF_CHAINE(r.dans[3].fen, avant.fen);
            VERIF_VRAI(memcmp(&r.dans[3], &avant, sizeof avant) == 0);
        }
    }
    partie_detruire(p);
}

/* ---- Une fonction de la vue qui voudrait changer la partie ---------------------------------- */

typedef struct {
    partie *p;
    int vues;  /* une par fonction de la vue qui a essayé */
    int parle; /* si les lignes sont celles de la bibliothèque */
} essai;

/* Appelle chaque fonction qui change une partie : toutes refusent. */
static void essaie_de_changer(temoin *t, const char *fonction)
{
    essai *e = (essai *)t->libre;
    partie *p = e->p;
    photo avant = photo_de(p);
    vue v = { 0 };
    int i;

    e->vues |= 1 << numero_de(fonction);
    for (i = 0; i < 12; i++) {
        static const char *const noms[] = {
            "partie_commencer", "partie_lire_fen", "partie_brancher_vue", "partie_deplacer",
            "partie_jouer", "partie_annuler", "partie_retablir", "partie_reclamer",
            "partie_reclamer_avec", "partie_abandonner", "partie_convenir_nulle",
            "partie_detruire",
        };
        type_erreur code = erreur_partie_occupee;

        VERIF_APPEL("%s, dans %s", noms[i], fonction);
        switch (i) {
        case 0: code = partie_commencer(p); break;
        case 1: code = partie_lire_fen(p, DEPART); break;
        case 2: code = partie_brancher_vue(p, &v); break;
        case 3: code = partie_deplacer(p, 4, 7, 3, 7); break;
        case 4: code = partie_jouer(p, "Rd8"); break;
        case 5: code = partie_annuler(p); break;
        case 6: code = partie_retablir(p); break;
        case 7: code = partie_reclamer(p, partie_nulle_50_coups); break;
        case 8: code = partie_reclamer_avec(p, partie_nulle_50_coups, "Rd8"); break;
        case 9: code = partie_abandonner(p, 0); break;
        case 10: code = partie_convenir_nulle(p); break;
        default:
            if (e->parle)
                VERIF_STDERR_UNE_LIGNE("[PARTIE-DETRUIRE-N2]", partie_detruire(p));
            else
                partie_detruire(p);
            break;
        }
        VERIF_CODE(code, erreur_partie_occupee, nommer);
        verifie_photo(p, &avant);
    }
}

VERIF(une_fonction_de_la_vue_ne_change_pas_la_partie,
      "PARTIE-VUE-N2 PARTIE-DETRUIRE-N2 PARTIE-COMMENCER-N2 PARTIE-LIRE-FEN-N2 PARTIE-DEPLACER-N2 "
      "PARTIE-JOUER-N2 PARTIE-ANNULER-N2 PARTIE-RETABLIR-N2 PARTIE-RECLAMER-N2 "
      "PARTIE-RECLAMER-AVEC-N2 PARTIE-ABANDONNER-N2 PARTIE-ACCORD-N2")
{
    temoin t;
    MONTREE(p, "1n2k3/P7/8/8/8/8/8/4K3 w - - 100 90", &t);
    essai e = { NULL, 0, 0 };

    e.p = p;
    e.parle = VERIF_PARLE(partie_detruire((partie *)&t));
    t.libre = &e;
    t.pendant = essaie_de_changer;
    t.reponse = 1;
    VERIF_CODE(partie_deplacer(p, 0, 6, 1, 7), pas_erreur, nommer);
    VERIF_ENTIER(e.vues, 15);
    {
        VERIF_INDICE("la vue est restée branchée, et reçoit la suite");
        VERIF_ENTIER(t.questions, 1);
        VERIF_ENTIER(t.poses, 1);
        VERIF_ENTIER(t.messages, 1);
        temoin_compare(&t, p);
    }
    e.vues = 0;
    VERIF_CODE(partie_deplacer(p, 4, 7, 4, 5), erreur_deplacement_piece_impossible, nommer);
    VERIF_ENTIER(e.vues, 4);
    VERIF_CODE(partie_brancher_vue(p, NULL), pas_erreur, nommer);
    VERIF_INDICE("après, tout est permis de nouveau");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    partie_detruire(p);
}

/* Une vue qui joue les mêmes coups dans une autre partie. */
static void joue_ailleurs(temoin *t, const char *fonction)
{
    partie *autre = (partie *)t->libre;

    (void)fonction;
    VERIF_CODE(partie_commencer(autre), pas_erreur, nommer);
    VERIF_CODE(partie_jouer(autre, "e2e4"), pas_erreur, nommer);
    VERIF_CODE(partie_jouer(autre, "e2e4"), erreur_case_depart_vide, nommer);
}

VERIF(une_fonction_de_la_vue_se_sert_d_une_autre_partie, "PARTIE-CREER-G2 PARTIE-VUE-G6")
{
    temoin t, de_l_autre;
    MONTREE(autre, DEPART, &de_l_autre);
    MONTREE(p, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", &t);

    t.libre = autre;
    t.pendant = joue_ailleurs;
    t.reponse = 0;
    VERIF_CODE(partie_deplacer(p, 0, 6, 1, 7), pas_erreur, nommer);
    temoin_compare(&t, p);
    temoin_compare(&de_l_autre, autre);
    VERIF_ENTIER(partie_nombre_coups(autre), 1);
    partie_detruire(p);
    partie_detruire(autre);
}

/* La vue de l'une joue dans l'autre, dont la vue voudrait jouer dans la première. */
static void joue_en_retour(temoin *t, const char *fonction)
{
    (void)fonction;
    VERIF_CODE(partie_jouer((partie *)t->libre, "e8d8"), erreur_partie_occupee, nommer);
}

VERIF(la_vue_d_une_autre_partie_ne_change_pas_celle_ci, "PARTIE-JOUER-N2")
{
    temoin t, de_l_autre;
    MONTREE(autre, DEPART, &de_l_autre);
    MONTREE(p, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", &t);

    t.libre = autre;
    t.pendant = joue_ailleurs;
    t.reponse = 0;
    de_l_autre.libre = p;
    de_l_autre.pendant = joue_en_retour;
    VERIF_CODE(partie_deplacer(p, 0, 6, 1, 7), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 1);
    VERIF_ENTIER(partie_joueur(p), 1);
    de_l_autre.pendant = NULL;
    partie_detruire(p);
    partie_detruire(autre);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(brancher_sans_partie),
    VERIF_LIGNE(brancher_une_vue_a_reserve),
    VERIF_LIGNE(une_vue_remplace_l_autre),
    VERIF_LIGNE(la_vue_est_copiee),
    VERIF_LIGNE(une_vue_branchee_commence_vide),
    VERIF_LIGNE(sans_partie_commencee_rien_n_est_montre),
    VERIF_LIGNE(chaque_sorte_de_coup_est_montree),
    VERIF_LIGNE(le_message_change_avec_la_situation),
    VERIF_LIGNE(une_fin_decidee_est_dite_sans_bouger_de_piece),
    VERIF_LIGNE(un_refus_ne_dit_que_la_raison),
    VERIF_LIGNE(une_fonction_absente_n_est_pas_appelee),
    VERIF_LIGNE(une_vue_de_zeros_est_complete),
    VERIF_LIGNE(une_fonction_de_la_vue_voit_la_partie),
    VERIF_LIGNE(une_fonction_de_la_vue_ne_change_pas_la_partie),
    VERIF_LIGNE(une_fonction_de_la_vue_se_sert_d_une_autre_partie),
    VERIF_LIGNE(la_vue_d_une_autre_partie_ne_change_pas_celle_ci))
