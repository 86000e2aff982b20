/* Section « Vérifier un coup » de partie.h. */
#include "partie_vue_temoin.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;

VERIF(verifier_sans_arguments, "PARTIE-VERIFIER-N1 PARTIE-VERIFIER-N3")
{
    PARTIE_DE(p, DEPART);
    char phrase[ECHECS_PHRASE_MAX];

    VERIF_VIDE(phrase, VERIF_CODE(partie_verifier(NULL, 4, 1, 4, 4, phrase, sizeof phrase),
                                  erreur_pointeur_nul, nommer));
    VERIF_CODE(partie_verifier(NULL, 4, 1, 4, 3, NULL, 0), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_verifier(p, 4, 1, 4, 4, NULL, 10), erreur_pointeur_nul, nommer);
    VERIF_INDICE("même si le coup est légal");
    VERIF_CODE(partie_verifier(p, 4, 1, 4, 3, NULL, 10), erreur_pointeur_nul, nommer);
    partie_detruire(p);
}

VERIF(verifier_texte_sans_arguments, "PARTIE-VERIFIER-TEXTE-N1 PARTIE-VERIFIER-TEXTE-N2 "
                                      "PARTIE-VERIFIER-TEXTE-N3")
{
    PARTIE_DE(p, DEPART);
    char phrase[ECHECS_PHRASE_MAX];

    VERIF_VIDE(phrase, VERIF_CODE(partie_verifier_texte(NULL, "e4", phrase, sizeof phrase),
                                  erreur_pointeur_nul, nommer));
    VERIF_VIDE(phrase, VERIF_CODE(partie_verifier_texte(p, NULL, phrase, sizeof phrase),
                                  erreur_pointeur_nul, nommer));
    VERIF_CODE(partie_verifier_texte(p, "e5", NULL, 10), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_verifier_texte(p, "e4", NULL, 10), erreur_pointeur_nul, nommer);
    partie_detruire(p);
}

VERIF(verifier_hors_de_l_echiquier, "PARTIE-VERIFIER-N2")
{
    PARTIE_DE(p, DEPART);
    char phrase[ECHECS_PHRASE_MAX];
    size_t i, j;

    for (i = 0; i < sizeof hors_limites / sizeof *hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 4 };

            c[j] = hors_limites[i];
            VERIF_CONTEXTE("(%d, %d) vers (%d, %d)", c[0], c[1], c[2], c[3]);
            VERIF_VIDE(phrase, VERIF_CODE(partie_verifier(p, c[0], c[1], c[2], c[3], phrase,
                                                          sizeof phrase),
                                          erreur_argument_hors_limites, nommer));
        }
    }
    partie_detruire(p);
}

/* Compare, pour une paire de cases, le code et la phrase à ceux de partie_deplacer. Rend 1 si c'est
 * un refus. */
static int verifie_phrase(partie *p, temoin *t, int x, int y, int x2, int y2)
{
    char phrase[2 * ECHECS_PHRASE_MAX];
    photo avant = photo_de(p);
    type_erreur verdict, code;

    VERIF_REMPLIR(phrase, sizeof phrase);
    temoin_attend(t);
    verdict = partie_verifier(p, x, y, x2, y2, phrase, sizeof phrase);
    {
        VERIF_INDICE("vérifier n'appelle pas la vue");
        VERIF_ENTIER(t->poses + t->retraits + t->messages + t->questions, 0);
        VERIF_NON_NUL(memchr(phrase, '\0', ECHECS_PHRASE_MAX));
    }
    verifie_photo(p, &avant);
    code = partie_deplacer(p, x, y, x2, y2);
    if (code == pas_erreur || code == erreur_promotion_annulee) {
        VERIF_INDICE("un coup légal n'a pas d'explication");
        VERIF_CODE(verdict, pas_erreur, nommer);
        VERIF_CHAINE(phrase, "");
        if (code == pas_erreur)
            VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        return 0;
    }
    VERIF_INDICE("le code est celui de partie_deplacer");
    VERIF_CODE(verdict, code, nommer);
    VERIF_INDICE("la vue reçoit la phrase de partie_verifier");
    VERIF_CHAINE(t->message, phrase);
    verifie_une_ligne(phrase);
    return 1;
}

VERIF(la_phrase_est_celle_que_la_vue_recoit, "PARTIE-VERIFIER-G1 PARTIE-VERIFIER-G2 "
                                             "PARTIE-VERIFIER-G5 PARTIE-DEPLACER-G6")
{
    unsigned long long graine = 11;
    int numero, i, refus = 0, legaux = 0;

    for (numero = 0; numero < 16; numero++) {
        PARTIE_DE(p, position_riche(numero));
        temoin t;

        temoin_branche(&t, p);
        echecs_choisir_langue(numero < 8 ? langue_francais : langue_anglais);
        verif_capture_debut(STDERR_FILENO);
        for (i = 0; i < 500; i++) {
            int de = hasard(&graine, 64), a = hasard(&graine, 64);

            VERIF_CONTEXTE("de %c%c à %c%c dans %s", 'a' + de % 8, '1' + de / 8, 'a' + a % 8,
                           '1' + a / 8, fen_de(p));
            if (verifie_phrase(p, &t, de % 8, de / 8, a % 8, a / 8))
                refus++;
            else
                legaux++;
            if (i % 50 == 49 && partie_etat(p) == partie_en_cours) {
                coup_joue coups[PARTIE_COUPS_MAX], c;

                c = coups[hasard(&graine, partie_lister_coups(p, coups, PARTIE_COUPS_MAX))];
                t.reponse = 0;
                VERIF_CODE(partie_deplacer(p, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee),
                           pas_erreur, nommer);
                t.reponse = -1;
            }
        }
        VERIF_CHAINE(verif_capture_fin(), "");
        partie_detruire(p);
    }
    VERIF_VRAI(refus > 1000 && legaux > 20);
}

VERIF(le_roi_ne_va_pas_sur_sa_tour, "PARTIE-VERIFIER-G2 PARTIE-VERIFIER-G1")
{
    PARTIE_DE(p, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    char phrase[ECHECS_PHRASE_MAX];

    VERIF_INDICE("un roque se fait en déplaçant le roi de deux cases");
    VERIF_CODE(partie_verifier(p, 4, 0, 7, 0, phrase, sizeof phrase), erreur_roque_non_permis, nommer);
    verifie_une_ligne(phrase);
    VERIF_CODE(partie_verifier(p, 4, 0, 6, 0, phrase, sizeof phrase), pas_erreur, nommer);
    VERIF_CHAINE(phrase, "");
    partie_detruire(p);
    VERIF_INDICE("sauf en Chess960, où le roi va sur sa tour");
    VERIF_POSITION("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    p = partie_de("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    VERIF_CODE(partie_verifier(p, 5, 0, 7, 0, phrase, sizeof phrase), pas_erreur, nommer);
    VERIF_CHAINE(phrase, "");
    partie_detruire(p);
}

VERIF(une_promotion_se_verifie_sans_sa_piece, "PARTIE-VERIFIER-G1 PARTIE-VERIFIER-TEXTE-G1")
{
    PARTIE_DE(p, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    char phrase[ECHECS_PHRASE_MAX];

    VERIF_INDICE("sans vue, partie_deplacer rendrait erreur_promotion_annulee");
    VERIF_CODE(partie_verifier(p, 0, 6, 0, 7, phrase, sizeof phrase), pas_erreur, nommer);
    VERIF_CHAINE(phrase, "");
    VERIF_CODE(partie_verifier_texte(p, "a8", phrase, sizeof phrase), pas_erreur, nommer);
    VERIF_CHAINE(phrase, "");
    VERIF_CODE(partie_verifier_texte(p, "a8=D", phrase, sizeof phrase), pas_erreur, nommer);
    VERIF_CODE(partie_verifier_texte(p, "a8=R", phrase, sizeof phrase), erreur_promotion_non_permise,
               nommer);
    verifie_une_ligne(phrase);
    partie_detruire(p);
}

VERIF(la_phrase_d_un_texte_est_celle_que_la_vue_recoit,
      "PARTIE-VERIFIER-TEXTE-G1 PARTIE-VERIFIER-TEXTE-G2 PARTIE-VERIFIER-TEXTE-G4")
{
    static const char *const textes[] = {
        "e4", "Cf3", "e2e4", "O-O", "O-O-O", "Cd4", "Dh5", "e5", "exd6", "Ta8", "Txa8+", "b8=D",
        "b8", "b7b8", "b8=R", "e2e4q", "", "xyz", "\xff\xfe", "\x1b[2J\n", "Fb5", "Re2", "Rd1",
        "Cce4", "Ce4", "une phrase entière, bien trop longue pour être un coup d'échecs",
        "é", "éééééééééééééééééééééééééééééééééééé",
    };
    int numero;
    size_t i;

    for (numero = 0; numero < 9; numero++) {
        for (i = 0; i < sizeof textes / sizeof *textes; i++) {
            PARTIE_DE(p, numero < 8 ? position_riche(numero)
                                             : "r3k2r/1P6/8/3pP3/8/2N3N1/8/R3K2R w KQkq d6 0 1");
            char phrase[2 * ECHECS_PHRASE_MAX];
            photo avant = photo_de(p);
            type_erreur verdict, code;
            temoin t;

            VERIF_CONTEXTE("texte %d : « %s »", (int)i, textes[i]);
            VERIF_REMPLIR(phrase, sizeof phrase);
            temoin_branche(&t, p);
            temoin_attend(&t);
            VERIF_STDERR("", verdict = partie_verifier_texte(p, textes[i], phrase, sizeof phrase));
            {
                VERIF_INDICE("vérifier n'appelle pas la vue");
                VERIF_ENTIER(t.poses + t.retraits + t.messages + t.questions, 0);
                VERIF_NON_NUL(memchr(phrase, '\0', ECHECS_PHRASE_MAX));
            }
            verifie_photo(p, &avant);
            code = partie_jouer(p, textes[i]);
            if (code == pas_erreur || code == erreur_promotion_annulee) {
                VERIF_INDICE("un coup légal, même sans la pièce d'une promotion");
                VERIF_CODE(verdict, pas_erreur, nommer);
                VERIF_CHAINE(phrase, "");
            } else {
                VERIF_CODE(verdict, code, nommer);
                VERIF_CHAINE(t.message, phrase);
                verifie_une_ligne(phrase);
            }
            partie_detruire(p);
        }
    }
}

VERIF(avant_et_apres_la_partie_la_phrase_le_dit, "PARTIE-VERIFIER-G3 PARTIE-DEPLACER-G6")
{
    partie *p = partie_creer();
    char avant[ECHECS_PHRASE_MAX] = "", pendant[ECHECS_PHRASE_MAX], apres[ECHECS_PHRASE_MAX];
    char texte[ECHECS_PHRASE_MAX];
    temoin t;

    temoin_branche(&t, p);
    VERIF_CODE(partie_verifier(p, 4, 1, 4, 3, avant, sizeof avant), erreur_partie_non_commencee,
               nommer);
    verifie_une_ligne(avant);
    {
        VERIF_INDICE("avant tout autre refus");
        VERIF_CODE(partie_verifier(p, 3, 3, 3, 3, texte, sizeof texte), erreur_partie_non_commencee,
                   nommer);
    }
    VERIF_CODE(partie_deplacer(p, 4, 1, 4, 3), erreur_partie_non_commencee, nommer);
    VERIF_CHAINE(t.message, avant);
    VERIF_CODE(partie_verifier_texte(p, "e4", texte, sizeof texte), erreur_partie_non_commencee,
               nommer);
    VERIF_CODE(partie_jouer(p, "e4"), erreur_partie_non_commencee, nommer);
    VERIF_CHAINE(t.message, texte);

    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_CODE(partie_verifier(p, 4, 1, 4, 3, pendant, sizeof pendant), pas_erreur, nommer);
    VERIF_CODE(partie_verifier(p, 4, 1, 4, 4, pendant, sizeof pendant),
               erreur_deplacement_piece_impossible, nommer);

    VERIF_CODE(partie_convenir_nulle(p), pas_erreur, nommer);
    {
        VERIF_INDICE("un coup qui aurait été légal ne l'est plus");
        VERIF_CODE(partie_verifier(p, 4, 1, 4, 3, apres, sizeof apres), erreur_partie_finie, nommer);
        verifie_une_ligne(apres);
        VERIF_CODE(partie_deplacer(p, 4, 1, 4, 3), erreur_partie_finie, nommer);
        VERIF_CHAINE(t.message, apres);
    }
    {
        VERIF_INDICE("ce n'est ni ce qui se dit avant, ni ce qui se dit pendant la partie");
        VERIF_VRAI(strcmp(apres, avant) != 0);
        VERIF_CODE(partie_verifier(p, 4, 1, 4, 4, apres, sizeof apres), erreur_partie_finie, nommer);
        VERIF_VRAI(strcmp(apres, pendant) != 0);
    }
    VERIF_CODE(partie_verifier_texte(p, "e4", texte, sizeof texte), erreur_partie_finie, nommer);
    VERIF_CODE(partie_jouer(p, "e4"), erreur_partie_finie, nommer);
    VERIF_CHAINE(t.message, texte);
    partie_detruire(p);
}

VERIF(une_phrase_dans_toutes_les_tailles, "PARTIE-VERIFIER-G4 PARTIE-VERIFIER-TEXTE-G3")
{
    /* « barré », « pièce », « échec » : des lettres de deux octets. */
    static const int coups[][4] = { { 5, 0, 1, 4 }, { 4, 4, 4, 5 }, { 4, 0, 6, 0 }, { 4, 1, 4, 1 } };
    PARTIE_DE(p, DEPART);
    size_t i, taille;

    for (i = 0; i < sizeof coups / sizeof *coups + 1; i++) {
        char phrase[ECHECS_PHRASE_MAX], tampon[ECHECS_PHRASE_MAX + 8];
        int texte = i == sizeof coups / sizeof *coups;
        const int *c = coups[texte ? 0 : i];
        type_erreur code = texte ? partie_verifier_texte(p, "né à", phrase, sizeof phrase)
            : partie_verifier(p, c[0], c[1], c[2], c[3], phrase, sizeof phrase);
        size_t longueur = strlen(phrase);

        VERIF_VRAI(code != pas_erreur && longueur > 0 && longueur < ECHECS_PHRASE_MAX);
        VERIF_CODE(texte ? partie_verifier_texte(p, "né à", NULL, 0)
                         : partie_verifier(p, c[0], c[1], c[2], c[3], NULL, 0), code, nommer);
        for (taille = 0; taille < longueur + 4; taille++) {
            VERIF_CONTEXTE("phrase %d, taille %d", (int)i, (int)taille);
            VERIF_REMPLIR(tampon, sizeof tampon);
            VERIF_CODE(texte ? partie_verifier_texte(p, "né à", tampon, taille)
                             : partie_verifier(p, c[0], c[1], c[2], c[3], tampon, taille),
                       code, nommer);
            verifie_debut(tampon, taille, phrase);
        }
    }
    partie_detruire(p);
}

VERIF(un_refus_n_est_pas_une_erreur_du_programme, "PARTIE-VERIFIER-G5 PARTIE-VERIFIER-TEXTE-G4 "
                                                  "PARTIE-LIRE-COUP-G3")
{
    PARTIE_DE(p, DEPART);
    char phrase[ECHECS_PHRASE_MAX], ligne[1024];
    coup_joue coup;

    echecs_choisir_contrats(contrats_silence);
    (void)partie_joueur(NULL);
    snprintf(ligne, sizeof ligne, "%s", echecs_derniere_erreur());
    echecs_choisir_contrats(contrats_arret);
    VERIF_INDICE("un coup refusé n'arrête pas le programme, et ne se signale pas");
    VERIF_CODE(partie_verifier(p, 4, 1, 4, 4, phrase, sizeof phrase),
               erreur_deplacement_piece_impossible, nommer);
    VERIF_CODE(partie_verifier_texte(p, "\xff", phrase, sizeof phrase), erreur_notation_illisible,
               nommer);
    VERIF_CODE(partie_lire_coup(p, "\xff", &coup), erreur_notation_illisible, nommer);
    VERIF_CHAINE(echecs_derniere_erreur(), ligne);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(verifier_sans_arguments),
    VERIF_LIGNE(verifier_texte_sans_arguments),
    VERIF_LIGNE(verifier_hors_de_l_echiquier),
    VERIF_LIGNE(la_phrase_est_celle_que_la_vue_recoit),
    VERIF_LIGNE(le_roi_ne_va_pas_sur_sa_tour),
    VERIF_LIGNE(une_promotion_se_verifie_sans_sa_piece),
    VERIF_LIGNE(la_phrase_d_un_texte_est_celle_que_la_vue_recoit),
    VERIF_LIGNE(avant_et_apres_la_partie_la_phrase_le_dit),
    VERIF_LIGNE(une_phrase_dans_toutes_les_tailles),
    VERIF_LIGNE(un_refus_n_est_pas_une_erreur_du_programme))
