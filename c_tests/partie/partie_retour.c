/* Section « Annuler et rétablir » de partie.h. */
#include "partie_vue_temoin.h"

VERIF(rien_sans_partie, "PARTIE-ANNULER-N1 PARTIE-RETABLIR-N1 PARTIE-ALLER-N1 PARTIE-ANNULES-N1")
{
    VERIF_CODE(partie_annuler(NULL), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_retablir(NULL), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_aller_a(NULL, 0), erreur_pointeur_nul, nommer);
    VERIF_ENTIER(partie_nombre_annules(NULL), 0);
}

VERIF(rien_a_annuler_ni_a_retablir, "PARTIE-ANNULER-G3 PARTIE-RETABLIR-G2 PARTIE-ALLER-G4 "
                                    "PARTIE-ANNULES-G1")
{
    partie *p = partie_creer();
    photo avant;
    temoin t;
    int i;

    for (i = 0; i < 2; i++) {
        temoin_branche(&t, p);
        avant = photo_de(p);
        temoin_attend(&t);
        VERIF_CONTEXTE("partie %s", i == 0 ? "pas commencée" : "qui commence");
        VERIF_STDERR("", VERIF_CODE(partie_annuler(p), i == 0 ? erreur_partie_non_commencee
                                                              : erreur_rien_a_annuler, nommer));
        VERIF_STDERR("", VERIF_CODE(partie_retablir(p), i == 0 ? erreur_partie_non_commencee
                                                               : erreur_rien_a_retablir, nommer));
        VERIF_STDERR("", VERIF_CODE(partie_aller_a(p, 0), i == 0 ? erreur_partie_non_commencee
                                                                 : pas_erreur, nommer));
        VERIF_ENTIER(t.messages, 3);
        VERIF_ENTIER(t.poses + t.retraits, 0);
        VERIF_ENTIER(partie_nombre_annules(p), 0);
        verifie_photo(p, &avant);
        VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    }
    partie_detruire(p);
}

VERIF(annuler_rend_tout_comme_avant, "PARTIE-ANNULER-G1 PARTIE-RETABLIR-G1")
{
    static const char *const coups[][2] = {
        { "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 5 9", "e1g1" },
        { "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 5 9", "e1c1" },
        { "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 5 9", "e5g6" },
        { "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 5 9", "a2a4" },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7", "e5d6" },
        { "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7", "e5e6" },
        { "1n2k3/P7/8/8/8/8/8/4K3 w - - 3 9", "a7b8q" },
        { "1n2k3/P7/8/8/8/8/8/4K3 w - - 3 9", "a7a8n" },
        { "6k1/5ppp/8/8/8/8/8/R5K1 w - - 44 60", "a1a8" },
        { "7k/8/6K1/8/8/8/8/R7 w - - 149 90", "a1a2" },
    };
    size_t i;

    for (i = 0; i < sizeof coups / sizeof *coups; i++) {
        PARTIE_DE(p, coups[i][0]);
        photo avant = photo_de(p), apres;
        temoin t;

        temoin_branche(&t, p);
        jouer_tout(p, coups[i][1]);
        apres = photo_de(p);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        verifie_photo(p, &avant);
        temoin_compare(&t, p);
        VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
        verifie_photo(p, &apres);
        temoin_compare(&t, p);
        partie_detruire(p);
    }
}

VERIF(une_fin_decidee_s_annule_seule, "PARTIE-ANNULER-G2 PARTIE-RETABLIR-G1")
{
    int i;

    for (i = 0; i < 5; i++) {
        PARTIE_DE(p, "7k/8/6K1/8/8/8/8/R7 w - - 99 90");
        photo avant, finie;
        type_erreur code;

        jouer_tout(p, "a1a2");
        avant = photo_de(p);
        VERIF_CONTEXTE("fin %d", i);
        switch (i) {
        case 0: code = partie_abandonner(p, 0); break;
        case 1: code = partie_abandonner(p, 1); break;
        case 2: code = partie_convenir_nulle(p); break;
        case 3: code = partie_reclamer(p, partie_nulle_50_coups); break;
        default: code = partie_reclamer_avec(p, partie_nulle_50_coups, "Rg8"); break;
        }
        VERIF_CODE(code, pas_erreur, nommer);
        finie = photo_de(p);
        VERIF_VRAI(finie.etat != partie_en_cours);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        {
            VERIF_INDICE("la fin seule est annulée, et le jeu continue");
            verifie_photo(p, &avant);
        }
        VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
        verifie_photo(p, &finie);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_ENTIER(partie_nombre_coups(p), 0);
        {
            VERIF_INDICE("rétablir deux fois : le coup, puis la fin");
            VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
            verifie_photo(p, &avant);
            VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
            verifie_photo(p, &finie);
        }
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        jouer_tout(p, "h8g8");
        VERIF_INDICE("un coup après la fin annulée la fait oublier");
        VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
        partie_detruire(p);
    }
}

VERIF(une_fin_decidee_fait_oublier_ce_qui_etait_annule, "PARTIE-RETABLIR-G2")
{
    int i;

    for (i = 0; i < 4; i++) {
        PARTIE_DE(p, "7k/8/6K1/8/8/8/8/R7 w - - 99 90");

        jouer_tout(p, "a1a2 h8g8");
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_CONTEXTE("fin %d", i);
        VERIF_CODE(i == 0 ? partie_abandonner(p, 0) : i == 1 ? partie_convenir_nulle(p)
                       : i == 2 ? partie_reclamer(p, partie_nulle_50_coups)
                       : partie_reclamer_avec(p, partie_nulle_50_coups, "Rg8"),
                   pas_erreur, nommer);
        VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_CODE(partie_annuler(p), erreur_rien_a_annuler, nommer);
        partie_detruire(p);
    }
}

VERIF(les_repetitions_s_annulent_aussi, "PARTIE-ANNULER-G1 PARTIE-RETABLIR-G1")
{
    PARTIE_DE(p, DEPART);
    int i;

    jouer_tout(p, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 1);
    for (i = 0; i < 8; i++) {
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_CONTEXTE("%d coups annulés", i + 1);
        VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 0);
    }
    VERIF_INDICE("ce qui a été annulé ne compte pas comme une position de la partie");
    jouer_tout(p, "g1f3 g8f6 f3g1 f6g8");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 0);
    jouer_tout(p, "g1f3 g8f6 f3g1 f6g8");
    VERIF_ENTIER(partie_peut_reclamer(p, partie_nulle_repetition_3), 1);
    partie_detruire(p);
}

/* Une promenade au hasard, à côté d'une liste de photos : jouer, annuler, rétablir, finir. */
VERIF(une_promenade_entre_les_photos, "PARTIE-ANNULER-G1 PARTIE-ANNULER-G2 PARTIE-ANNULER-G3 "
                                      "PARTIE-RETABLIR-G1 PARTIE-RETABLIR-G2 PARTIE-ALLER-G1 "
                                      "PARTIE-ALLER-G2 PARTIE-ANNULES-G1")
{
    enum { LONGUEUR = 300 };
    static photo photos[LONGUEUR + 1];
    unsigned long long graine = 99;
    int numero, i;

    for (numero = 0; numero < 24; numero++) {
        PARTIE_DE(p, position_riche(numero));
        int ici = 0, derniere = 0;

        photos[0] = photo_de(p);
        for (i = 0; i < LONGUEUR; i++) {
            int de = hasard(&graine, 10);
            type_erreur code;

            VERIF_CONTEXTE("partie %d, étape %d, photo %d sur %d", numero, i, ici, derniere);
            if (de < 3) {
                code = partie_annuler(p);
                VERIF_CODE(code, ici > 0 ? pas_erreur : erreur_rien_a_annuler, nommer);
                ici -= ici > 0;
            } else if (de < 5) {
                code = partie_retablir(p);
                VERIF_CODE(code, ici < derniere ? pas_erreur : erreur_rien_a_retablir, nommer);
                ici += ici < derniere;
            } else if (de < 6) {
                int numero_du_coup = hasard(&graine, derniere + 1);
                int dernier = partie_nombre_coups(p) + partie_nombre_annules(p);

                code = partie_aller_a(p, numero_du_coup);
                if (numero_du_coup > dernier) {
                    VERIF_INDICE("la fin déjà rétablie n'est plus parmi ce qui est annulé");
                    VERIF_CODE(code, erreur_argument_hors_limites, nommer);
                } else {
                    VERIF_CODE(code, pas_erreur, nommer);
                    ici = numero_du_coup;
                    /* La dernière photo est peut-être une fin, après le même coup. */
                    if (ici < derniere && photos[ici + 1].nombre == photos[ici].nombre)
                        ici++;
                }
            } else if (partie_etat(p) == partie_en_cours) {
                coup_joue coups[PARTIE_COUPS_MAX], c;
                char san[PARTIE_SAN_MAX];

                c = coups[hasard(&graine, partie_lister_coups(p, coups, PARTIE_COUPS_MAX))];
                partie_ecrire_san(p, &c, san, sizeof san);
                code = hasard(&graine, 20) > 0 ? partie_jouer(p, san)
                    : partie_abandonner(p, hasard(&graine, 2));
                VERIF_CODE(code, pas_erreur, nommer);
                derniere = ++ici;
                photos[ici] = photo_de(p);
            }
            verifie_photo(p, &photos[ici]);
            VERIF_ENTIER(partie_nombre_annules(p), derniere - ici);
        }
        partie_detruire(p);
    }
}

/* ---- partie_aller_a, partie_nombre_annules ------------------------------------------------------- */

VERIF(aller_hors_de_la_partie, "PARTIE-ALLER-N3")
{
    static const int numeros[] = { INT_MIN, -1, 4, 256, INT_MAX };
    PARTIE_DE(p, DEPART);
    partie *vierge = partie_creer();
    photo avant;
    size_t i;

    jouer_tout(p, "e2e4 e7e5 g1f3");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    avant = photo_de(p);
    for (i = 0; i < sizeof numeros / sizeof *numeros; i++) {
        VERIF_CONTEXTE("numéro %d, deux coups joués et un annulé", numeros[i]);
        VERIF_CODE(partie_aller_a(p, numeros[i]), erreur_argument_hors_limites, nommer);
        VERIF_CODE(partie_aller_a(vierge, numeros[i]), erreur_argument_hors_limites, nommer);
    }
    verifie_photo(p, &avant);
    VERIF_ENTIER(partie_nombre_annules(p), 1);
    partie_detruire(vierge);
    partie_detruire(p);
}

VERIF(une_fin_annulee_compte_pour_un, "PARTIE-ALLER-N3 PARTIE-ALLER-G1 PARTIE-ANNULES-G1")
{
    PARTIE_DE(p, DEPART);
    int joues;

    jouer_tout(p, "e2e4 e7e5 g1f3");
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_INDICE("une fin qui n'est pas annulée ne compte pas");
    VERIF_CODE(partie_aller_a(p, 4), erreur_argument_hors_limites, nommer);
    for (joues = 3; joues >= 0; joues--) {
        VERIF_CONTEXTE("%d coups joués, la fin annulée", joues);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_ENTIER(partie_nombre_coups(p), joues);
        VERIF_ENTIER(partie_nombre_annules(p), 4 - joues);
        VERIF_CODE(partie_aller_a(p, 5), erreur_argument_hors_limites, nommer);
        VERIF_ENTIER(partie_nombre_coups(p), joues);
        VERIF_CODE(partie_aller_a(p, 4), pas_erreur, nommer);
        VERIF_INDICE("il n'y a que trois coups");
        VERIF_ENTIER(partie_nombre_coups(p), 3);
        VERIF_ENTIER(partie_nombre_annules(p), 0);
        VERIF_ENTIER(partie_etat(p), partie_abandon);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        if (joues < 3)
            VERIF_CODE(partie_aller_a(p, joues), pas_erreur, nommer);
    }
    partie_detruire(p);
}

VERIF(aller_d_un_coup_a_n_importe_quel_autre, "PARTIE-ALLER-G1 PARTIE-ALLER-G3")
{
    enum { COUPS = 9 };
    PARTIE_DE(p, "r3k2r/1P6/8/3pP3/8/2N3N1/8/R3K2R w KQkq d6 0 1");
    photo photos[COUPS + 1];
    temoin t;
    int de, a, i;

    photos[0] = photo_de(p);
    for (i = 0; i < COUPS; i++) {
        static const char *const coups[] = { "exd6", "O-O", "b8=D", "Tfxb8", "O-O-O", "Tb1",
                                             "Cxb1", "Ta3", "Rc2" };

        VERIF_CONTEXTE("coup %s", coups[i]);
        VERIF_CODE(partie_jouer(p, coups[i]), pas_erreur, nommer);
        photos[i + 1] = photo_de(p);
    }
    temoin_branche(&t, p);
    for (de = 0; de <= COUPS; de++) {
        for (a = 0; a <= COUPS; a++) {
            echiquier_montre avant;

            VERIF_CODE(partie_aller_a(p, de), pas_erreur, nommer);
            avant = temoin_montre(&t);
            temoin_attend(&t);
            VERIF_CONTEXTE("du coup %d au coup %d", de, a);
            VERIF_STDERR("", VERIF_CODE(partie_aller_a(p, a), pas_erreur, nommer));
            verifie_photo(p, &photos[a]);
            VERIF_ENTIER(partie_nombre_coups(p), a);
            VERIF_ENTIER(partie_nombre_annules(p), COUPS - a);
            VERIF_INDICE("chaque case ne change qu'une fois pour la vue");
            temoin_compare(&t, p);
            temoin_juge(&t, &avant);
            VERIF_ENTIER(t.messages, 1);
        }
    }
    VERIF_CODE(partie_aller_a(p, 4), pas_erreur, nommer);
    VERIF_INDICE("un nouveau coup fait oublier ceux qui étaient annulés");
    jouer_tout(p, "O-O");
    VERIF_ENTIER(partie_nombre_annules(p), 0);
    VERIF_CODE(partie_aller_a(p, 6), erreur_argument_hors_limites, nommer);
    partie_detruire(p);
}

VERIF(aller_au_dernier_coup_retablit_la_fin, "PARTIE-ALLER-G2 PARTIE-ANNULES-G1")
{
    PARTIE_DE(p, DEPART);

    jouer_tout(p, "e2e4 e7e5");
    VERIF_CODE(partie_abandonner(p, 1), pas_erreur, nommer);
    {
        VERIF_INDICE("la partie est déjà là : la fin reste");
        VERIF_CODE(partie_aller_a(p, 2), pas_erreur, nommer);
        VERIF_ENTIER(partie_etat(p), partie_abandon);
        VERIF_CODE(partie_aller_a(p, 1), pas_erreur, nommer);
        VERIF_ENTIER(partie_etat(p), partie_en_cours);
    }
    {
        VERIF_INDICE("un coup et une fin sont annulés");
        VERIF_ENTIER(partie_nombre_annules(p), 2);
    }
    VERIF_CODE(partie_aller_a(p, 2), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_abandon);
    VERIF_ENTIER(partie_vainqueur(p), 0);
    VERIF_ENTIER(partie_nombre_annules(p), 0);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    {
        VERIF_INDICE("la fin seule est annulée : elle compte pour un");
        VERIF_ENTIER(partie_nombre_annules(p), 1);
    }
    VERIF_CODE(partie_aller_a(p, 2), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_abandon);
    VERIF_CODE(partie_aller_a(p, 0), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_annules(p), 3);
    VERIF_INDICE("tout rétablir");
    VERIF_CODE(partie_aller_a(p, partie_nombre_coups(p) + partie_nombre_annules(p)), pas_erreur,
               nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 2);
    VERIF_ENTIER(partie_etat(p), partie_abandon);
    partie_detruire(p);
}

/* Un coup tranquille : sans prise ni échec, d'un cavalier ou d'un pas d'un pion. */
static int est_tranquille(const partie *p, const coup_joue *c, type_piece sorte)
{
    char san[PARTIE_SAN_MAX];

    if (partie_piece_en(p, c->x_depart, c->y_depart, NULL) != sorte
        || c->type != deplacement_standard
        || partie_piece_en(p, c->x_arrivee, c->y_arrivee, NULL) != invalide)
        return 0;
    if (sorte != cavalier && abs(c->y_arrivee - c->y_depart) != 1)
        return 0;
    partie_ecrire_san(p, c, san, sizeof san);
    return strchr(san, '+') == NULL;
}

/* Joue un coup tranquille de cette sorte, au hasard. */
static int joue_tranquille(partie *p, type_piece sorte, unsigned long long *graine)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int i, nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX), tranquilles = 0;

    for (i = 0; i < nombre; i++) {
        if (est_tranquille(p, &coups[i], sorte))
            coups[tranquilles++] = coups[i];
    }
    if (tranquilles == 0)
        return 0;
    i = hasard(graine, tranquilles);
    VERIF_CODE(partie_deplacer(p, coups[i].x_depart, coups[i].y_depart, coups[i].x_arrivee,
                               coups[i].y_arrivee), pas_erreur, nommer);
    return 1;
}

VERIF(cinq_mille_coups_annules_et_retablis, "PARTIE-ANNULER-G1 PARTIE-RETABLIR-G1 PARTIE-ETAT-G3")
{
    enum { COUPS = 5000, PATIENCE = 130 };
    static char fens[COUPS + 1][FEN_MAX];
    PARTIE_DE(p, "kn4n1/1p1p1p1p/8/8/8/8/P1P1P1P1/1KN3N1 w - - 0 1");
    unsigned long long graine = 5;
    int i, depuis_un_pion = 0;

    /* Les cavaliers se promènent ; un pion avance avant que 75 coups ne finissent la partie. */
    strcpy(fens[0], fen_de(p));
    for (i = 0; i < COUPS; i++) {
        VERIF_CONTEXTE("coup %d", i);
        if (depuis_un_pion >= PATIENCE
            && joue_tranquille(p, i % 2 == 0 ? pion_blanc : pion_noir, &graine))
            depuis_un_pion = 0;
        else if (joue_tranquille(p, cavalier, &graine))
            depuis_un_pion++;
        strcpy(fens[i + 1], fen_de(p));
        VERIF_POSITION(fens[i + 1]);
        VERIF_ENTIER(partie_etat(p), partie_en_cours);
        VERIF_ENTIER(partie_nombre_coups(p), i + 1);
    }
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    for (i = COUPS; i > 0; i--) {
        VERIF_CONTEXTE("annuler le coup %d", i);
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), fens[i - 1]);
    }
    VERIF_CODE(partie_annuler(p), erreur_rien_a_annuler, nommer);
    for (i = 1; i <= COUPS; i++) {
        VERIF_CONTEXTE("rétablir le coup %d", i);
        VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
        VERIF_CHAINE(fen_de(p), fens[i]);
        VERIF_ENTIER(partie_nombre_coups(p), i);
    }
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_sans_partie),
    VERIF_LIGNE(rien_a_annuler_ni_a_retablir),
    VERIF_LIGNE(annuler_rend_tout_comme_avant),
    VERIF_LIGNE(une_fin_decidee_s_annule_seule),
    VERIF_LIGNE(une_fin_decidee_fait_oublier_ce_qui_etait_annule),
    VERIF_LIGNE(les_repetitions_s_annulent_aussi),
    VERIF_LIGNE(une_promenade_entre_les_photos),
    VERIF_LIGNE(aller_hors_de_la_partie),
    VERIF_LIGNE(une_fin_annulee_compte_pour_un),
    VERIF_LIGNE(aller_d_un_coup_a_n_importe_quel_autre),
    VERIF_LIGNE(aller_au_dernier_coup_retablit_la_fin),
    VERIF_LIGNE(cinq_mille_coups_annules_et_retablis))
