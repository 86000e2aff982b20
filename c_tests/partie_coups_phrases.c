/* Section « Coups » de partie.h : les phrases qui expliquent un refus. */
#include "partie_vue_temoin.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;

VERIF(expliquer_sans_arguments, "PARTIE-EXPLIQUER-N1 PARTIE-EXPLIQUER-N3")
{
    partie *p = partie_de(DEPART);
    char phrase[PARTIE_PHRASE_MAX];

    memset(phrase, 'x', sizeof phrase);
    VERIF_INCHANGE(phrase, sizeof phrase,
                   VERIF_NATUREL(partie_expliquer(NULL, 4, 1, 4, 4, phrase, sizeof phrase), 0));
    VERIF_NATUREL(partie_expliquer(p, 4, 1, 4, 4, NULL, 10), 0);
    partie_detruire(p);
}

VERIF(expliquer_texte_sans_arguments, "PARTIE-EXPLIQUER-TEXTE-N1 PARTIE-EXPLIQUER-TEXTE-N2 "
                                      "PARTIE-EXPLIQUER-TEXTE-N3")
{
    partie *p = partie_de(DEPART);
    char phrase[PARTIE_PHRASE_MAX];

    memset(phrase, 'x', sizeof phrase);
    VERIF_INCHANGE(phrase, sizeof phrase,
                   VERIF_NATUREL(partie_expliquer_texte(NULL, "e5", phrase, sizeof phrase), 0));
    VERIF_INCHANGE(phrase, sizeof phrase,
                   VERIF_NATUREL(partie_expliquer_texte(p, NULL, phrase, sizeof phrase), 0));
    VERIF_NATUREL(partie_expliquer_texte(p, "e5", NULL, 10), 0);
    partie_detruire(p);
}

VERIF(expliquer_hors_de_l_echiquier, "PARTIE-EXPLIQUER-N2")
{
    partie *p = partie_de(DEPART);
    char phrase[PARTIE_PHRASE_MAX];
    size_t i, j;

    memset(phrase, 'x', sizeof phrase);
    for (i = 0; i < sizeof hors_limites / sizeof *hors_limites; i++) {
        for (j = 0; j < 4; j++) {
            int c[4] = { 4, 1, 4, 4 };

            c[j] = hors_limites[i];
            VERIF_CONTEXTE("(%d, %d) vers (%d, %d)", c[0], c[1], c[2], c[3]);
            VERIF_INCHANGE(phrase, sizeof phrase,
                           VERIF_NATUREL(partie_expliquer(p, c[0], c[1], c[2], c[3], phrase,
                                                          sizeof phrase), 0));
        }
    }
    partie_detruire(p);
}

/* Compare, pour une paire de cases, la phrase et ce que la vue reçoit. Rend 1 si c'est un refus. */
static int verifie_phrase(partie *p, temoin *t, int x, int y, int x2, int y2)
{
    char phrase[2 * PARTIE_PHRASE_MAX];
    photo avant = photo_de(p);
    size_t longueur;
    type_erreur code;

    memset(phrase, 'x', sizeof phrase);
    longueur = partie_expliquer(p, x, y, x2, y2, phrase, sizeof phrase);
    VERIF_NATUREL(longueur, strlen(phrase));
    VERIF_VRAI(longueur < PARTIE_PHRASE_MAX);
    verifie_photo(p, &avant);
    temoin_attend(t);
    code = partie_deplacer(p, x, y, x2, y2);
    if (code == pas_erreur || code == erreur_promotion_annulee) {
        VERIF_INDICE("un coup légal n'a pas d'explication");
        VERIF_CHAINE(phrase, "");
        if (code == pas_erreur)
            VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
        return 0;
    }
    VERIF_INDICE("la vue reçoit la phrase de partie_expliquer");
    VERIF_CHAINE(t->message, phrase);
    verifie_une_ligne(phrase);
    return 1;
}

VERIF(la_phrase_est_celle_que_la_vue_recoit, "PARTIE-EXPLIQUER-G1 PARTIE-EXPLIQUER-G2 "
                                             "PARTIE-DEPLACER-G6")
{
    unsigned long long graine = 11;
    int numero, i, refus = 0, legaux = 0;

    for (numero = 0; numero < 16; numero++) {
        partie *p = partie_de(position_riche(numero));
        temoin t;

        temoin_branche(&t, p);
        echecs_langue(numero < 8 ? langue_francais : langue_anglais);
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
        partie_detruire(p);
    }
    VERIF_VRAI(refus > 1000 && legaux > 20);
}

VERIF(la_phrase_d_un_texte_est_celle_que_la_vue_recoit,
      "PARTIE-EXPLIQUER-TEXTE-G1 PARTIE-EXPLIQUER-TEXTE-G2 PARTIE-EXPLIQUER-TEXTE-G3")
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
            partie *p = partie_de(numero < 8 ? position_riche(numero)
                                             : "r3k2r/1P6/8/3pP3/8/2N3N1/8/R3K2R w KQkq d6 0 1");
            char phrase[2 * PARTIE_PHRASE_MAX];
            photo avant = photo_de(p);
            size_t longueur;
            type_erreur code;
            temoin t;

            VERIF_CONTEXTE("texte %d : « %s »", (int)i, textes[i]);
            memset(phrase, 'x', sizeof phrase);
            longueur = partie_expliquer_texte(p, textes[i], phrase, sizeof phrase);
            VERIF_NATUREL(longueur, strlen(phrase));
            VERIF_VRAI(longueur < PARTIE_PHRASE_MAX);
            verifie_photo(p, &avant);
            temoin_branche(&t, p);
            temoin_attend(&t);
            code = partie_jouer(p, textes[i]);
            if (code == pas_erreur || code == erreur_promotion_annulee) {
                VERIF_INDICE("un coup légal, même sans la pièce d'une promotion");
                VERIF_CHAINE(phrase, "");
            } else {
                VERIF_CHAINE(t.message, phrase);
                verifie_une_ligne(phrase);
            }
            partie_detruire(p);
        }
    }
}

VERIF(avant_et_apres_la_partie_la_phrase_le_dit, "PARTIE-EXPLIQUER-G3 PARTIE-DEPLACER-G6")
{
    partie *p = partie_creer();
    char avant[PARTIE_PHRASE_MAX] = "", pendant[PARTIE_PHRASE_MAX], apres[PARTIE_PHRASE_MAX];
    char texte[PARTIE_PHRASE_MAX];
    temoin t;

    temoin_branche(&t, p);
    VERIF_VRAI(partie_expliquer(p, 4, 1, 4, 3, avant, sizeof avant) > 0);
    verifie_une_ligne(avant);
    VERIF_CODE(partie_deplacer(p, 4, 1, 4, 3), erreur_partie_non_commencee, nommer);
    VERIF_CHAINE(t.message, avant);
    VERIF_VRAI(partie_expliquer_texte(p, "e4", texte, sizeof texte) > 0);
    VERIF_CODE(partie_jouer(p, "e4"), erreur_partie_non_commencee, nommer);
    VERIF_CHAINE(t.message, texte);

    VERIF_CODE(partie_nouvelle(p), pas_erreur, nommer);
    VERIF_NATUREL(partie_expliquer(p, 4, 1, 4, 3, pendant, sizeof pendant), 0);
    VERIF_VRAI(partie_expliquer(p, 4, 1, 4, 4, pendant, sizeof pendant) > 0);

    VERIF_CODE(partie_convenir_nulle(p), pas_erreur, nommer);
    VERIF_INDICE("un coup qui aurait été légal ne l'est plus");
    VERIF_VRAI(partie_expliquer(p, 4, 1, 4, 3, apres, sizeof apres) > 0);
    verifie_une_ligne(apres);
    VERIF_CODE(partie_deplacer(p, 4, 1, 4, 3), erreur_partie_finie, nommer);
    VERIF_CHAINE(t.message, apres);
    VERIF_INDICE("ce n'est ni ce qui se dit avant, ni ce qui se dit pendant la partie");
    VERIF_VRAI(strcmp(apres, avant) != 0);
    VERIF_VRAI(partie_expliquer(p, 4, 1, 4, 4, apres, sizeof apres) > 0);
    VERIF_VRAI(strcmp(apres, pendant) != 0);
    VERIF_VRAI(partie_expliquer_texte(p, "e4", texte, sizeof texte) > 0);
    VERIF_CODE(partie_jouer(p, "e4"), erreur_partie_finie, nommer);
    VERIF_CHAINE(t.message, texte);
    partie_detruire(p);
}

/* Un tampon trop petit reçoit le début de la phrase, coupé entre deux caractères. */
static void verifie_debut(const char *tampon, size_t taille, const char *phrase)
{
    size_t longueur = strlen(phrase), ecrits;

    if (taille == 0) {
        VERIF_ENTIER(tampon[0], 'x');
        return;
    }
    VERIF_NON_NUL(memchr(tampon, '\0', taille));
    ecrits = strlen(tampon);
    VERIF_VRAI(strncmp(tampon, phrase, ecrits) == 0);
    if (taille > longueur) {
        VERIF_NATUREL(ecrits, longueur);
    } else {
        VERIF_INDICE("coupé entre deux caractères, le plus tard possible");
        VERIF_VRAI(((unsigned char)phrase[ecrits] & 0xC0) != 0x80);
        do
            ecrits++;
        while (((unsigned char)phrase[ecrits] & 0xC0) == 0x80);
        VERIF_VRAI(ecrits > taille - 1);
        VERIF_INDICE(NULL);
    }
    VERIF_ENTIER(tampon[taille], 'x');
}

VERIF(une_phrase_dans_toutes_les_tailles, "PARTIE-EXPLIQUER-G4 PARTIE-EXPLIQUER-TEXTE-G3")
{
    /* « barré », « pièce », « échec » : des lettres de deux octets. */
    static const int coups[][4] = { { 5, 0, 1, 4 }, { 4, 4, 4, 5 }, { 4, 0, 6, 0 }, { 4, 1, 4, 1 } };
    partie *p = partie_de(DEPART);
    size_t i, taille;

    for (i = 0; i < sizeof coups / sizeof *coups + 1; i++) {
        char phrase[PARTIE_PHRASE_MAX], tampon[PARTIE_PHRASE_MAX + 8];
        int texte = i == sizeof coups / sizeof *coups;
        const int *c = coups[texte ? 0 : i];
        size_t longueur = texte ? partie_expliquer_texte(p, "né à", phrase, sizeof phrase)
            : partie_expliquer(p, c[0], c[1], c[2], c[3], phrase, sizeof phrase);

        VERIF_VRAI(longueur > 0 && longueur < PARTIE_PHRASE_MAX);
        VERIF_NATUREL(longueur, strlen(phrase));
        VERIF_NATUREL(texte ? partie_expliquer_texte(p, "né à", NULL, 0)
                            : partie_expliquer(p, c[0], c[1], c[2], c[3], NULL, 0), longueur);
        for (taille = 0; taille < longueur + 4; taille++) {
            VERIF_CONTEXTE("phrase %d, taille %d", (int)i, (int)taille);
            memset(tampon, 'x', sizeof tampon);
            VERIF_NATUREL(texte ? partie_expliquer_texte(p, "né à", tampon, taille)
                                : partie_expliquer(p, c[0], c[1], c[2], c[3], tampon, taille),
                          longueur);
            verifie_debut(tampon, taille, phrase);
        }
    }
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(expliquer_sans_arguments),
    VERIF_LIGNE(expliquer_texte_sans_arguments),
    VERIF_LIGNE(expliquer_hors_de_l_echiquier),
    VERIF_LIGNE(la_phrase_est_celle_que_la_vue_recoit),
    VERIF_LIGNE(la_phrase_d_un_texte_est_celle_que_la_vue_recoit),
    VERIF_LIGNE(avant_et_apres_la_partie_la_phrase_le_dit),
    VERIF_LIGNE(une_phrase_dans_toutes_les_tailles))
