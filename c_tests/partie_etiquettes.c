/* Section « Étiquettes » de partie.h. */
#include "partie_pgn_essai.h"

static ecran e;

#define ETIQUETTES_MAX 1000

/* ---- Poser ---------------------------------------------------------------------------------- */

static void verifie_non_posee(partie *p, partie *jumelle, const char *nom, const char *valeur)
{
    VERIF_CONTEXTE("nom « %s », valeur « %s »", nom, valeur == NULL ? "NULL" : valeur);
    VERIF_CODE(partie_poser_etiquette(p, nom, valeur), erreur_argument_hors_limites, nommer);
    verifie_memes(p, jumelle);
}

VERIF(poser_avec_null, "ETIQUETTE-POSER-N1 ETIQUETTE-POSER-N3")
{
    partie *p = riche_annulee(), *jumelle = riche_annulee();

    VERIF_CODE(partie_poser_etiquette(NULL, "Event", "x"), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_poser_etiquette(p, NULL, "x"), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_poser_etiquette(p, NULL, NULL), erreur_pointeur_nul, nommer);
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

static void poser_pendant(ecran *ecran_en_cours)
{
    VERIF_CODE(partie_poser_etiquette(ecran_en_cours->p, "Event", "x"), erreur_partie_occupee,
               nommer);
    VERIF_CODE(partie_poser_etiquette(ecran_en_cours->p, "White", NULL), erreur_partie_occupee,
               nommer);
    verifie_etiquette(ecran_en_cours->p, "White", "Anne");
    VERIF_ENTIER(partie_nombre_etiquettes(ecran_en_cours->p), 1);
}

VERIF(poser_pendant_que_la_vue_parle, "ETIQUETTE-POSER-N2")
{
    partie *p = lire("[White \"Anne\"]\n\n*");

    echecs_contrats(contrats_silence);
    ecran_brancher(&e, p);
    e.pendant = poser_pendant;
    jouer_tout(p, "e2e4");
    VERIF_ENTIER(e.changements, 2);
    VERIF_ENTIER(partie_nombre_etiquettes(p), 1);
    partie_detruire(p);
}

VERIF(noms_refuses, "ETIQUETTE-POSER-N4")
{
    static const char *const noms[] = {
        "", " ", "a b", "é", "_a", "-", "+a", "a\"", "a]", "[a", "a\n", "a\x7f", "\xff", "a\xc3",
        "Result", "FEN", "SetUp", "result", "fen", "Setup", "SETUP",
    };
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    char nom[257];
    size_t i;

    echecs_contrats(contrats_silence);
    for (i = 0; i < sizeof noms / sizeof *noms; i++) {
        verifie_non_posee(p, jumelle, noms[i], "x");
        verifie_non_posee(p, jumelle, noms[i], NULL);
    }
    memset(nom, 'a', sizeof nom - 1);
    nom[256] = '\0';
    verifie_non_posee(p, jumelle, nom, "x");
    partie_detruire(p);
    partie_detruire(jumelle);
}

VERIF(valeurs_refusees, "ETIQUETTE-POSER-N5")
{
    static const char *const valeurs[] = {
        "\n", "a\nb", "a\r", "\t", "a\x1b[2J", "\x7f", "\x01", "\xff", "a\xc3", "\xc2\x85",
        "\xed\xa0\x80",
    };
    partie *p = riche_annulee(), *jumelle = riche_annulee(), *pas_commencee = partie_creer();
    size_t i;

    echecs_contrats(contrats_silence);
    for (i = 0; i < sizeof valeurs / sizeof *valeurs; i++) {
        verifie_non_posee(p, jumelle, "Event", valeurs[i]);
        verifie_non_posee(p, jumelle, "Nouvelle", valeurs[i]);
        VERIF_CODE(partie_poser_etiquette(pas_commencee, "Event", valeurs[i]),
                   erreur_argument_hors_limites, nommer);
    }
    partie_detruire(p);
    partie_detruire(jumelle);
    partie_detruire(pas_commencee);
}

VERIF(mille_etiquettes, "ETIQUETTE-POSER-N6 ETIQUETTE-POSER-G1 ETIQUETTE-NOMBRE-G1")
{
    partie *p = nouvelle(), *relue;
    char nom[32], *texte;
    int i;

    echecs_contrats(contrats_silence);
    for (i = 0; i < ETIQUETTES_MAX; i++) {
        snprintf(nom, sizeof nom, "E%d", i);
        VERIF_CODE(partie_poser_etiquette(p, nom, nom + 1), pas_erreur, nommer);
    }
    VERIF_ENTIER(partie_nombre_etiquettes(p), ETIQUETTES_MAX);
    VERIF_CODE(partie_poser_etiquette(p, "Encore", "x"), erreur_argument_hors_limites, nommer);
    VERIF_ENTIER(partie_nombre_etiquettes(p), ETIQUETTES_MAX);
    verifie_etiquette(p, "Encore", "");
    VERIF_INDICE("une ancienne peut encore changer, et une place se libère");
    VERIF_CODE(partie_poser_etiquette(p, "E999", "neuve"), pas_erreur, nommer);
    verifie_etiquette(p, "E999", "neuve");
    VERIF_CODE(partie_poser_etiquette(p, "E500", NULL), pas_erreur, nommer);
    VERIF_CODE(partie_poser_etiquette(p, "Encore", "x"), pas_erreur, nommer);
    VERIF_CODE(partie_poser_etiquette(p, "Trop", "x"), erreur_argument_hors_limites, nommer);
    VERIF_INDICE("994 et les six d'usage se relisent");
    for (i = 0; i < 6; i++) {
        snprintf(nom, sizeof nom, "E%d", i);
        VERIF_CODE(partie_poser_etiquette(p, nom, NULL), pas_erreur, nommer);
    }
    texte = pgn_de(p, 0);
    relue = lire(texte);
    VERIF_ENTIER(partie_nombre_etiquettes(relue), ETIQUETTES_MAX);
    verifie_etiquette(relue, "E400", "400");
    free(texte);
    partie_detruire(p);
    partie_detruire(relue);
}

/* Les noms, séparés par une espace. */
static void verifie_noms(const partie *p, const char *attendus)
{
    char noms[1000] = "";
    int i, nombre = partie_nombre_etiquettes(p);

    for (i = 0; i < nombre; i++) {
        char *nom = nom_de_l_etiquette(p, i);

        strcat(strcat(noms, i > 0 ? " " : ""), nom);
        free(nom);
    }
    VERIF_CHAINE(noms, attendus);
}

VERIF(poser_changer_et_retirer, "ETIQUETTE-POSER-G1 ETIQUETTE-NOM-G1 ETIQUETTE-LIRE-G1 "
                                "ETIQUETTE-NOMBRE-G1")
{
    partie *p = lire("[Zone \"1\"]\n[White \"Anne\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n"
                     "[SetUp \"1\"]\n[Result \"*\"]\n[Alpha \"2\"]\n\n*");

    VERIF_INDICE("Result, FEN et SetUp ne sont pas comptés");
    verifie_noms(p, "Zone White Alpha");
    VERIF_CODE(partie_poser_etiquette(p, "Neuve", "3"), pas_erreur, nommer);
    VERIF_CODE(partie_poser_etiquette(p, "White", "Zoé"), pas_erreur, nommer);
    verifie_noms(p, "Zone White Alpha Neuve");
    verifie_etiquette(p, "White", "Zoé");
    VERIF_CODE(partie_poser_etiquette(p, "White", NULL), pas_erreur, nommer);
    VERIF_CODE(partie_poser_etiquette(p, "Absente", NULL), pas_erreur, nommer);
    verifie_noms(p, "Zone Alpha Neuve");
    verifie_etiquette(p, "White", "");
    VERIF_CODE(partie_poser_etiquette(p, "White", ""), pas_erreur, nommer);
    verifie_noms(p, "Zone Alpha Neuve White");
    VERIF_INDICE("les majuscules comptent");
    VERIF_CODE(partie_poser_etiquette(p, "white", "autre"), pas_erreur, nommer);
    verifie_noms(p, "Zone Alpha Neuve White white");
    verifie_etiquette(p, "White", "");
    verifie_etiquette(p, "white", "autre");
    VERIF_INDICE("les coups n'y changent rien");
    jouer_tout(p, "h1h8");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    verifie_noms(p, "Zone Alpha Neuve White white");
    VERIF_CODE(partie_nouvelle(p), pas_erreur, nommer);
    VERIF_INDICE("une nouvelle partie n'a pas celles d'avant");
    verifie_noms(p, "");
    partie_detruire(p);
}

VERIF(noms_et_valeurs_qui_reviennent, "ETIQUETTE-POSER-G1 ETIQUETTE-LIRE-G1")
{
    static const char *const valeurs[] = {
        "", " ", " a  b ", "\"", "\\", "\\\"", "a\\", "a\"]", "\"]\"]", "[x]", "{a} ; % (b)", "œuvre",
        "\xC2\xA0", "\xF0\x9F\x98\x80", "1-0", "*",
    };
    static const char *const noms[] = { "Event", "a", "0", "A_+#=:-9", "ECO" };
    char nom[256];
    size_t i, j;

    for (i = 0; i < sizeof valeurs / sizeof *valeurs; i++) {
        partie *p = nouvelle(), *relue;
        char *texte;

        VERIF_CONTEXTE("valeur « %s »", valeurs[i]);
        memset(nom, 'a', 255);
        nom[255] = '\0';
        VERIF_CODE(partie_poser_etiquette(p, nom, valeurs[i]), pas_erreur, nommer);
        for (j = 0; j < 5; j++)
            VERIF_CODE(partie_poser_etiquette(p, noms[j], valeurs[i]), pas_erreur, nommer);
        texte = pgn_de(p, 0);
        relue = lire(texte);
        verifie_etiquette(p, nom, valeurs[i]);
        verifie_etiquette(relue, nom, valeurs[i]);
        for (j = 0; j < 5; j++) {
            verifie_etiquette(p, noms[j], valeurs[i]);
            verifie_etiquette(relue, noms[j], valeurs[i]);
        }
        VERIF_ENTIER(partie_nombre_etiquettes(relue), 6 + 5);
        free(texte);
        partie_detruire(p);
        partie_detruire(relue);
    }
}

VERIF(avant_le_debut, "ETIQUETTE-POSER-G2 ETIQUETTE-LIRE-G1 ETIQUETTE-NOMBRE-G1")
{
    partie *p = partie_creer();

    ecran_brancher(&e, p);
    VERIF_STDERR("", VERIF_CODE(partie_poser_etiquette(p, "Event", "x"),
                                erreur_partie_non_commencee, nommer));
    VERIF_CODE(partie_poser_etiquette(p, "Event", NULL), erreur_partie_non_commencee, nommer);
    VERIF_ENTIER(e.messages, 2);
    VERIF_VRAI(e.message[0] != '\0');
    VERIF_ENTIER(partie_nombre_etiquettes(p), 0);
    verifie_etiquette(p, "Event", "");
    VERIF_CODE(partie_nouvelle(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_etiquettes(p), 0);
    partie_detruire(p);
}

/* ---- Lire ------------------------------------------------------------------------------------ */

VERIF(lire_avec_null, "ETIQUETTE-LIRE-N1 ETIQUETTE-LIRE-N2 ETIQUETTE-LIRE-N3 ETIQUETTE-NOMBRE-N1 "
                      "ETIQUETTE-NOM-N1 ETIQUETTE-NOM-N3")
{
    partie *p = lire(RICHE);
    char tampon[10] = "intact";

    VERIF_NATUREL(partie_lire_etiquette(NULL, "Event", tampon, sizeof tampon), 0);
    VERIF_NATUREL(partie_lire_etiquette(p, NULL, tampon, sizeof tampon), 0);
    VERIF_NATUREL(partie_lire_etiquette(p, "Event", NULL, 3), 0);
    VERIF_ENTIER(partie_nombre_etiquettes(NULL), 0);
    VERIF_NATUREL(partie_nom_etiquette(NULL, 0, tampon, sizeof tampon), 0);
    VERIF_NATUREL(partie_nom_etiquette(p, 0, NULL, 3), 0);
    VERIF_CHAINE(tampon, "intact");
    partie_detruire(p);
}

VERIF(rangs_qui_n_existent_pas, "ETIQUETTE-NOM-N2")
{
    static const int rangs[] = { INT_MIN, -1, 7, 1000, INT_MAX };
    partie *p = lire(RICHE), *pas_commencee = partie_creer();
    char tampon[10] = "intact";
    int i;

    VERIF_ENTIER(partie_nombre_etiquettes(p), 7);
    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("rang %d", rangs[i]);
        VERIF_NATUREL(partie_nom_etiquette(p, rangs[i], tampon, sizeof tampon), 0);
        VERIF_CHAINE(tampon, "intact");
    }
    VERIF_NATUREL(partie_nom_etiquette(pas_commencee, 0, tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "intact");
    partie_detruire(p);
    partie_detruire(pas_commencee);
}

VERIF(le_nom_et_la_valeur_tiennent_dans_le_tampon, "ETIQUETTE-LIRE-G1 ETIQUETTE-NOM-G1")
{
    partie *p = lire("[Abcdef \"ghijkl\"]\n*");
    char tampon[12];
    size_t taille;

    for (taille = 0; taille <= 8; taille++) {
        size_t ecrits = taille == 0 ? 0 : taille <= 6 ? taille - 1 : 6;

        VERIF_CONTEXTE("taille %zu", taille);
        memset(tampon, '#', sizeof tampon);
        VERIF_NATUREL(partie_lire_etiquette(p, "Abcdef", tampon, taille), 6);
        VERIF_VRAI(strncmp(tampon, "ghijkl", ecrits) == 0);
        VERIF_ENTIER(tampon[ecrits], taille == 0 ? '#' : '\0');
        VERIF_ENTIER(tampon[ecrits + 1], '#');
        memset(tampon, '#', sizeof tampon);
        VERIF_NATUREL(partie_nom_etiquette(p, 0, tampon, taille), 6);
        VERIF_VRAI(strncmp(tampon, "Abcdef", ecrits) == 0);
        VERIF_ENTIER(tampon[ecrits], taille == 0 ? '#' : '\0');
        VERIF_ENTIER(tampon[ecrits + 1], '#');
    }
    VERIF_CONTEXTE("une étiquette que la partie n'a pas, ou dont le nom n'en est pas un");
    VERIF_NATUREL(partie_lire_etiquette(p, "Rien", tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    tampon[0] = 'x';
    VERIF_NATUREL(partie_lire_etiquette(p, "\xff\n", tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(poser_avec_null),
    VERIF_LIGNE(poser_pendant_que_la_vue_parle),
    VERIF_LIGNE(noms_refuses),
    VERIF_LIGNE(valeurs_refusees),
    VERIF_LIGNE(mille_etiquettes),
    VERIF_LIGNE(poser_changer_et_retirer),
    VERIF_LIGNE(noms_et_valeurs_qui_reviennent),
    VERIF_LIGNE(avant_le_debut),
    VERIF_LIGNE(lire_avec_null),
    VERIF_LIGNE(rangs_qui_n_existent_pas),
    VERIF_LIGNE(le_nom_et_la_valeur_tiennent_dans_le_tampon))
