/* Section « Coups » de partie.h : un coup donné par une structure. */
#include "partie_vue_temoin.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;

VERIF(jouer_coup_sans_arguments, "PARTIE-JOUER-COUP-N1 PARTIE-JOUER-COUP-N3")
{
    PARTIE_DE(p, DEPART);
    coup_joue coup = coup_de("e2e4", invalide);
    photo avant = photo_de(p);

    VERIF_CODE(partie_jouer_coup(NULL, &coup), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_jouer_coup(p, NULL), erreur_pointeur_nul, nommer);
    verifie_photo(p, &avant);
    partie_detruire(p);
}

VERIF(jouer_coup_hors_des_valeurs, "PARTIE-JOUER-COUP-N4 PARTIE-JOUER-COUP-N5")
{
    static const int promotions[] = { INT_MIN, -1, 8, 64, INT_MAX };
    PARTIE_DE(p, DEPART);
    photo avant = photo_de(p);
    size_t i, j;

    for (i = 0; i < sizeof hors_limites / sizeof *hors_limites; i++) {
        for (j = 0; j < 5; j++) {
            coup_joue coup = coup_de("e2e4", invalide);

            if (j == 4)
                coup.promotion = (type_piece)promotions[i];
            else
                *(j == 0 ? &coup.x_depart : j == 1 ? &coup.y_depart
                  : j == 2 ? &coup.x_arrivee : &coup.y_arrivee) = hors_limites[i];
            VERIF_CONTEXTE("membre %d, valeur %d", (int)j, j == 4 ? promotions[i] : hors_limites[i]);
            VERIF_CODE(partie_jouer_coup(p, &coup), erreur_argument_hors_limites, nommer);
        }
    }
    verifie_photo(p, &avant);
    partie_detruire(p);
}

/* Pendant une fonction de la vue, la partie ne change pas. */
static void jouer_pendant(void *contexte, const char *message)
{
    partie *p = *(partie **)contexte;
    coup_joue coup = coup_de("e7e5", invalide);

    (void)message;
    VERIF_CODE(partie_jouer_coup(p, &coup), erreur_partie_occupee, nommer);
    VERIF_CODE(partie_aller_a(p, 0), erreur_partie_occupee, nommer);
}

VERIF(jouer_coup_pendant_un_appel_de_la_vue, "PARTIE-JOUER-COUP-N2 PARTIE-ALLER-N2")
{
    PARTIE_DE(p, DEPART);
    coup_joue coup = coup_de("e2e4", invalide);
    vue v = { 0 };

    v.contexte = &p;
    v.afficher_message = jouer_pendant;
    VERIF_CODE(partie_brancher_vue(p, &v), pas_erreur, nommer);
    VERIF_CODE(partie_jouer_coup(p, &coup), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 1);
    partie_detruire(p);
}

VERIF(tout_coup_de_la_liste_se_joue, "PARTIE-JOUER-COUP-G1 PARTIE-LISTER-G2")
{
    unsigned long long graine = 41;
    int numero, i, promotions = 0;

    for (numero = 0; numero < 24; numero++) {
        PARTIE_DE(p, position_riche(numero));
        temoin t;

        temoin_branche(&t, p);
        for (i = 0; i < 40; i++) {
            coup_joue coups[PARTIE_COUPS_MAX], c, joue;
            int nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);
            echiquier_montre avant = temoin_montre(&t);

            if (nombre == 0)
                break;
            c = joue = coups[hasard(&graine, nombre)];
            promotions += c.type == deplacement_promotion;
            joue.type = (type_deplacement)-57; /* il ne compte pas */
            VERIF_CONTEXTE("coup %d de la partie %d, dans %s", i, numero, fen_de(p));
            temoin_attend(&t);
            VERIF_CODE(partie_jouer_coup(p, &joue), pas_erreur, nommer);
            {
                VERIF_INDICE("la structure dit la pièce d'une promotion : la vue ne choisit rien");
                VERIF_ENTIER(t.questions, 0);
                VERIF_ENTIER(t.messages, 1);
            }
            temoin_compare(&t, p);
            temoin_juge(&t, &avant);
            VERIF_CODE(partie_coup_joue(p, partie_nombre_coups(p), &joue), pas_erreur, nommer);
            VERIF_MEME(&joue, &c, sizeof c);
        }
        partie_detruire(p);
    }
    VERIF_VRAI(promotions > 3);
}

VERIF(chaque_promotion_sans_vue, "PARTIE-JOUER-COUP-G1")
{
    static const type_piece pieces[] = { dame, tour, fou, cavalier };
    int i, joueur;

    for (i = 0; i < 8; i++) {
        PARTIE_DE(p, i < 4 ? "8/P3k3/8/8/8/8/8/4K3 w - - 0 1"
                                    : "4k3/8/8/8/8/8/p3K3/8 b - - 0 1");
        coup_joue coup = coup_de(i < 4 ? "a7a8" : "a2a1", pieces[i % 4]);

        VERIF_CODE(partie_jouer_coup(p, &coup), pas_erreur, nommer);
        VERIF_ENTIER(partie_piece_en(p, 0, i < 4 ? 7 : 0, &joueur), pieces[i % 4]);
        VERIF_ENTIER(joueur, i / 4);
        partie_detruire(p);
    }
}

VERIF(la_promotion_ne_compte_que_pour_une_promotion, "PARTIE-JOUER-COUP-G1")
{
    int piece_ecrite;

    VERIF_INDICE("un programme qui veut toujours une dame peut l'écrire dans tous ses coups");
    for (piece_ecrite = tour; piece_ecrite <= invalide; piece_ecrite++) {
        PARTIE_DE(p, DEPART);
        coup_joue coup = coup_de("e2e4", (type_piece)piece_ecrite);

        VERIF_CONTEXTE("promotion %d", piece_ecrite);
        VERIF_CODE(partie_jouer_coup(p, &coup), pas_erreur, nommer);
        VERIF_CODE(partie_coup_joue(p, 1, &coup), pas_erreur, nommer);
        VERIF_ENTIER(coup.promotion, invalide);
        VERIF_ENTIER(coup.type, deplacement_standard);
        partie_detruire(p);
    }
}

VERIF(sans_piece_la_vue_choisit, "PARTIE-JOUER-COUP-G2")
{
    PARTIE_DE(p, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    coup_joue coup = coup_de("a7a8", invalide);
    photo avant = photo_de(p);
    temoin t;

    VERIF_CODE(partie_jouer_coup(p, &coup), erreur_promotion_annulee, nommer);
    verifie_photo(p, &avant);
    temoin_branche(&t, p);
    VERIF_CODE(partie_jouer_coup(p, &coup), erreur_promotion_annulee, nommer);
    VERIF_ENTIER(t.questions, 1);
    verifie_photo(p, &avant);
    t.reponse = 3;
    VERIF_CODE(partie_jouer_coup(p, &coup), pas_erreur, nommer);
    VERIF_ENTIER(partie_piece_en(p, 0, 7, NULL), cavalier);
    partie_detruire(p);
}

VERIF(le_roque_de_chess960, "PARTIE-JOUER-COUP-G1 PARTIE-JOUER-COUP-G3")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1");
    coup_joue sur_la_tour = coup_de("f1b1", invalide), sans_la_tour = coup_de("f1c1", invalide);

    VERIF_INDICE("le roi ne part pas de la colonne e : il va sur sa tour");
    VERIF_CODE(partie_jouer_coup(p, &sans_la_tour), erreur_roque_non_permis, nommer);
    VERIF_CODE(partie_jouer_coup(p, &sur_la_tour), pas_erreur, nommer);
    VERIF_CHAINE(fen_de(p), "4k3/8/8/8/8/8/8/2KR3R b - - 1 1");
    partie_detruire(p);
}

VERIF(un_refus_est_celui_de_deplacer, "PARTIE-JOUER-COUP-G3 PARTIE-JOUER-COUP-G4")
{
    unsigned long long graine = 43;
    int numero, i, refus = 0;

    for (numero = 0; numero < 8; numero++) {
        PARTIE_DE(p, position_riche(numero));
        photo avant = photo_de(p);
        temoin t;

        temoin_branche(&t, p);
        for (i = 0; i < 200; i++) {
            int de = hasard(&graine, 64), a = hasard(&graine, 64);
            char phrase[ECHECS_PHRASE_MAX];
            type_erreur code = partie_verifier(p, de % 8, de / 8, a % 8, a / 8, phrase,
                                               sizeof phrase);
            coup_joue coup;

            if (code == pas_erreur)
                continue;
            coup.x_depart = de % 8;
            coup.y_depart = de / 8;
            coup.x_arrivee = a % 8;
            coup.y_arrivee = a / 8;
            coup.type = (type_deplacement)0;
            coup.promotion = (type_piece)hasard(&graine, 8);
            VERIF_CONTEXTE("de %d à %d", de, a);
            temoin_attend(&t);
            VERIF_STDERR("", VERIF_CODE(partie_jouer_coup(p, &coup), code, nommer));
            VERIF_CHAINE(t.message, phrase);
            VERIF_ENTIER(t.messages, 1);
            VERIF_ENTIER(t.poses + t.retraits + t.questions, 0);
            refus++;
        }
        verifie_photo(p, &avant);
        partie_detruire(p);
    }
    VERIF_VRAI(refus > 500);
}

VERIF(une_piece_de_promotion_refusee, "PARTIE-JOUER-COUP-G3 PARTIE-JOUER-COUP-G4")
{
    static const type_piece pieces[] = { roi, pion_blanc, pion_noir };
    PARTIE_DE(p, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    photo avant = photo_de(p);
    temoin t;
    int i;

    temoin_branche(&t, p);
    for (i = 0; i < 3; i++) {
        coup_joue coup = coup_de("a7a8", pieces[i]);

        temoin_attend(&t);
        VERIF_STDERR("", VERIF_CODE(partie_jouer_coup(p, &coup), erreur_promotion_non_permise,
                                    nommer));
        verifie_photo(p, &avant);
        VERIF_ENTIER(t.messages, 1);
        VERIF_ENTIER(t.poses + t.retraits + t.questions, 0);
    }
    partie_detruire(p);
}

VERIF(jouer_coup_apres_la_fin, "PARTIE-JOUER-COUP-G3")
{
    PARTIE_DE(p, DEPART);
    coup_joue coup = coup_de("e2e4", invalide);

    VERIF_CODE(partie_abandonner(p, 1), pas_erreur, nommer);
    VERIF_CODE(partie_jouer_coup(p, &coup), erreur_partie_finie, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 0);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(jouer_coup_sans_arguments),
    VERIF_LIGNE(jouer_coup_hors_des_valeurs),
    VERIF_LIGNE(jouer_coup_pendant_un_appel_de_la_vue),
    VERIF_LIGNE(tout_coup_de_la_liste_se_joue),
    VERIF_LIGNE(chaque_promotion_sans_vue),
    VERIF_LIGNE(la_promotion_ne_compte_que_pour_une_promotion),
    VERIF_LIGNE(sans_piece_la_vue_choisit),
    VERIF_LIGNE(le_roque_de_chess960),
    VERIF_LIGNE(un_refus_est_celui_de_deplacer),
    VERIF_LIGNE(une_piece_de_promotion_refusee),
    VERIF_LIGNE(jouer_coup_apres_la_fin))
