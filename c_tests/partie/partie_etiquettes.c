/* Section « Étiquettes » de partie.h. */
#include "partie_pgn_essai.h"

static ecran e;

#define ETIQUETTES_MAX 1000

/* ---- Poser ---------------------------------------------------------------------------------- */

/* Ce que tape un joueur est refusé avec ce code sans que le programme soit en faute : la vue dit
 * pourquoi, et c'est tout. La vue de p est « e », et le mode contrats_arret. */
static void verifie_refusee(partie *p, const char *nom, const char *valeur, type_erreur code)
{
    char *avant = portrait_de(p), *apres, derniere[64];

    VERIF_CONTEXTE("nom « %s », valeur « %s »", nom, valeur == NULL ? "NULL" : valeur);
    snprintf(derniere, sizeof derniere, "%s", echecs_derniere_erreur());
    ecran_oublie(&e);
    VERIF_STDERR("", VERIF_CODE(partie_poser_etiquette(p, nom, valeur), code, nommer));
    ecran_verifie_refus(&e, p);
    VERIF_CHAINE(echecs_derniere_erreur(), derniere);
    apres = portrait_de(p);
    VERIF_CHAINE(apres, avant);
    free(avant);
    free(apres);
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

    echecs_choisir_contrats(contrats_silence);
    ecran_brancher(&e, p);
    e.pendant = poser_pendant;
    jouer_tout(p, "e2e4");
    VERIF_ENTIER(e.changements, 2);
    VERIF_ENTIER(partie_nombre_etiquettes(p), 1);
    partie_detruire(p);
}

VERIF(noms_refuses, "ETIQUETTE-POSER-G6 ETIQUETTE-POSER-G5 ETIQUETTE-POSER-G2")
{
    static const char *const noms[] = {
        "", " ", "a b", "é", "_a", "-", "+a", "a\"", "a]", "[a", "a\n", "a\x7f", "\xff", "a\xc3",
        "Result", "FEN", "SetUp", "result", "fen", "Setup", "SETUP",
    };
    partie *p = riche_annulee(), *pas_commencee = partie_creer();
    char nom[257];
    size_t i;

    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    for (i = 0; i < sizeof noms / sizeof *noms; i++) {
        verifie_refusee(p, noms[i], "x", erreur_argument_hors_limites);
        verifie_refusee(p, noms[i], NULL, erreur_argument_hors_limites);
    }
    memset(nom, 'a', sizeof nom - 1);
    nom[256] = '\0';
    verifie_refusee(p, nom, "x", erreur_argument_hors_limites);
    VERIF_INDICE("une partie qui n'a pas commencé l'emporte");
    ecran_brancher(&e, pas_commencee);
    verifie_refusee(pas_commencee, "é", "x", erreur_partie_non_commencee);
    partie_detruire(p);
    partie_detruire(pas_commencee);
}

VERIF(valeurs_refusees, "ETIQUETTE-POSER-G2 ETIQUETTE-POSER-G3 ETIQUETTE-POSER-G5")
{
    static const char *const valeurs[] = {
        "\n", "a\nb", "a\r", "\t", "a\x1b[2J", "\x7f", "\x01", "\xff", "a\xc3", "\xc2\x85",
        "\xed\xa0\x80", "Andr\xe9",
    };
    partie *p = riche_annulee(), *jumelle = riche_annulee(), *pas_commencee = partie_creer();
    size_t i;

    echecs_choisir_contrats(contrats_arret);
    for (i = 0; i < sizeof valeurs / sizeof *valeurs; i++) {
        ecran_brancher(&e, p);
        verifie_refusee(p, "Event", valeurs[i], erreur_argument_hors_limites);
        verifie_refusee(p, "Nouvelle", valeurs[i], erreur_argument_hors_limites);
        VERIF_INDICE("une partie qui n'a pas commencé l'emporte");
        ecran_brancher(&e, pas_commencee);
        verifie_refusee(pas_commencee, "Event", valeurs[i], erreur_partie_non_commencee);
    }
    ecran_brancher(&e, p);
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
    partie_detruire(pas_commencee);
}

/* La raison du refus d'une valeur, dans une langue. */
static const char *raison_en(langue choix, partie *p, char *tampon, size_t taille)
{
    echecs_choisir_langue(choix);
    ecran_oublie(&e);
    VERIF_CODE(partie_poser_etiquette(p, "White", "\xff"), erreur_argument_hors_limites, nommer);
    snprintf(tampon, taille, "%s", e.message);
    return tampon;
}

VERIF(la_raison_du_refus_est_dans_la_langue_du_joueur, "ETIQUETTE-POSER-G5")
{
    char francais[256], anglais[256];
    partie *p = nouvelle();

    ecran_brancher(&e, p);
    VERIF_VRAI(strcmp(raison_en(langue_francais, p, francais, sizeof francais),
                      raison_en(langue_anglais, p, anglais, sizeof anglais)) != 0);
    partie_detruire(p);
}

/* Les deux refus ont la même raison. */
static void verifie_meme_raison(partie *p, const char *nom, const char *valeur,
                                const char *seul_nom, const char *seule_valeur)
{
    char raison[sizeof e.message];

    ecran_oublie(&e);
    VERIF_CODE(partie_poser_etiquette(p, seul_nom, seule_valeur), erreur_argument_hors_limites, nommer);
    snprintf(raison, sizeof raison, "%s", e.message);
    ecran_oublie(&e);
    VERIF_CODE(partie_poser_etiquette(p, nom, valeur), erreur_argument_hors_limites, nommer);
    VERIF_CHAINE(e.message, raison);
}

VERIF(mille_etiquettes, "ETIQUETTE-POSER-G4 ETIQUETTE-POSER-G5 ETIQUETTE-POSER-G1 "
                        "ETIQUETTE-NOMBRE-G1")
{
    partie *p = nouvelle(), *relue;
    char nom[32], *texte;
    int i;

    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    for (i = 0; i < ETIQUETTES_MAX; i++) {
        snprintf(nom, sizeof nom, "E%d", i);
        VERIF_CODE(partie_poser_etiquette(p, nom, nom + 1), pas_erreur, nommer);
    }
    VERIF_ENTIER(partie_nombre_etiquettes(p), ETIQUETTES_MAX);
    verifie_refusee(p, "Encore", "x", erreur_argument_hors_limites);
    VERIF_ENTIER(partie_nombre_etiquettes(p), ETIQUETTES_MAX);
    verifie_etiquette(p, "Encore", "");
    VERIF_INDICE("en retirer une qui n'y est pas n'en ajoute pas");
    VERIF_CODE(partie_poser_etiquette(p, "Encore", NULL), pas_erreur, nommer);
    VERIF_INDICE("une ancienne peut encore changer, et une place se libère");
    VERIF_CODE(partie_poser_etiquette(p, "E999", "neuve"), pas_erreur, nommer);
    verifie_etiquette(p, "E999", "neuve");
    VERIF_CODE(partie_poser_etiquette(p, "E500", NULL), pas_erreur, nommer);
    VERIF_CODE(partie_poser_etiquette(p, "Encore", "x"), pas_erreur, nommer);
    verifie_refusee(p, "Trop", "x", erreur_argument_hors_limites);
    VERIF_INDICE("le nom, la valeur, puis le nombre : chacun a sa raison");
    verifie_meme_raison(p, "é", "\xff", "é", "x");
    verifie_meme_raison(p, "Trop", "a\nb", "E1", "a\nb");
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

VERIF(poser_changer_et_retirer, "ETIQUETTE-POSER-G1 ETIQUETTE-NOM-G2 ETIQUETTE-ECRIRE-G1 "
                                "ETIQUETTE-ECRIRE-G2 ETIQUETTE-NOMBRE-G1")
{
    partie *p = lire("[Zone \"1\"]\n[White \"Anne\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n"
                     "[SetUp \"1\"]\n[Result \"*\"]\n[Alpha \"2\"]\n\n*");

    {
        VERIF_INDICE("Result, FEN et SetUp ne sont pas comptés");
        verifie_noms(p, "Zone White Alpha");
    }
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
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_INDICE("une nouvelle partie n'a pas celles d'avant");
    verifie_noms(p, "");
    partie_detruire(p);
}

VERIF(noms_et_valeurs_qui_reviennent, "ETIQUETTE-POSER-G1 ETIQUETTE-ECRIRE-G1 ETIQUETTE-NOM-G3")
{
    static const char *const valeurs[] = {
        "", " ", " a  b ", "\"", "\\", "\\\"", "a\\", "a\"]", "\"]\"]", "[x]", "{a} ; % (b)", "œuvre",
        "\xC2\xA0", "\xF0\x9F\x98\x80", "1-0", "*",
    };
    static const char *const noms[] = { "Event", "a", "0", "A_+#=:-9", "ECO" };
    char nom[256], lu[PARTIE_NOM_ETIQUETTE_MAX];
    size_t i, j;

    for (i = 0; i < sizeof valeurs / sizeof *valeurs; i++) {
        partie *p = nouvelle(), *relue;
        char *texte;

        VERIF_CONTEXTE("valeur « %s »", valeurs[i]);
        memset(nom, 'a', 255);
        nom[255] = '\0';
        VERIF_CODE(partie_poser_etiquette(p, nom, valeurs[i]), pas_erreur, nommer);
        VERIF_NATUREL(partie_ecrire_nom_etiquette(p, 0, lu, sizeof lu), 255);
        VERIF_CHAINE(lu, nom);
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

VERIF(avant_le_debut, "ETIQUETTE-POSER-G2 ETIQUETTE-POSER-G5 ETIQUETTE-ECRIRE-G2 "
                      "ETIQUETTE-NOMBRE-G1")
{
    partie *p = partie_creer();

    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    verifie_refusee(p, "Event", "x", erreur_partie_non_commencee);
    verifie_refusee(p, "Event", NULL, erreur_partie_non_commencee);
    VERIF_ENTIER(partie_nombre_etiquettes(p), 0);
    verifie_etiquette(p, "Event", "");
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_etiquettes(p), 0);
    partie_detruire(p);
}

/* ---- Lire ------------------------------------------------------------------------------------ */

VERIF(lire_avec_null, "ETIQUETTE-ECRIRE-N1 ETIQUETTE-ECRIRE-N2 ETIQUETTE-ECRIRE-N3 ETIQUETTE-NOMBRE-N1 "
                      "ETIQUETTE-NOM-N1 ETIQUETTE-NOM-N3")
{
    partie *p = lire(RICHE);
    char tampon[10];

    VERIF_TEXTE_VIDE(tampon, partie_ecrire_etiquette(NULL, "Event", tampon, sizeof tampon));
    VERIF_TEXTE_VIDE(tampon, partie_ecrire_etiquette(p, NULL, tampon, sizeof tampon));
    VERIF_NATUREL(partie_ecrire_etiquette(p, "Event", NULL, 3), 0);
    VERIF_ENTIER(partie_nombre_etiquettes(NULL), 0);
    VERIF_TEXTE_VIDE(tampon, partie_ecrire_nom_etiquette(NULL, 0, tampon, sizeof tampon));
    VERIF_NATUREL(partie_ecrire_nom_etiquette(p, 0, NULL, 3), 0);
    VERIF_INDICE("sans place, rien n'est écrit");
    VERIF_REMPLIR(tampon, 1);
    VERIF_NATUREL(partie_ecrire_etiquette(NULL, "Event", tampon, 0), 0);
    VERIF_NATUREL(partie_ecrire_nom_etiquette(NULL, 0, tampon, 0), 0);
    VERIF_JAMAIS_ECRIT(tampon, 1);
    partie_detruire(p);
}

VERIF(rangs_qui_n_existent_pas, "ETIQUETTE-NOM-N2")
{
    static const int rangs[] = { INT_MIN, -1, 7, 1000, INT_MAX };
    partie *p = lire(RICHE), *pas_commencee = partie_creer();
    char tampon[10];
    int i;

    VERIF_ENTIER(partie_nombre_etiquettes(p), 7);
    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("rang %d", rangs[i]);
        VERIF_TEXTE_VIDE(tampon, partie_ecrire_nom_etiquette(p, rangs[i], tampon, sizeof tampon));
    }
    VERIF_TEXTE_VIDE(tampon, partie_ecrire_nom_etiquette(pas_commencee, 0, tampon, sizeof tampon));
    partie_detruire(p);
    partie_detruire(pas_commencee);
}

VERIF(le_nom_et_la_valeur_tiennent_dans_le_tampon, "ETIQUETTE-ECRIRE-G1 ETIQUETTE-ECRIRE-G2 "
                                                    "ETIQUETTE-NOM-G1")
{
    partie *p = lire("[Abcdef \"ghijkl\"]\n*");
    char tampon[12];
    size_t taille;

    for (taille = 0; taille <= 8; taille++) {
        size_t ecrits = taille == 0 ? 0 : taille <= 6 ? taille - 1 : 6;

        VERIF_CONTEXTE("taille %zu", taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(partie_ecrire_etiquette(p, "Abcdef", tampon, taille), 6);
        VERIF_VRAI(strncmp(tampon, "ghijkl", ecrits) == 0);
        VERIF_ENTIER((unsigned char)tampon[ecrits], taille == 0 ? VERIF_MOTIF : '\0');
        VERIF_JAMAIS_ECRIT(tampon + ecrits + 1, 1);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(partie_ecrire_nom_etiquette(p, 0, tampon, taille), 6);
        VERIF_VRAI(strncmp(tampon, "Abcdef", ecrits) == 0);
        VERIF_ENTIER((unsigned char)tampon[ecrits], taille == 0 ? VERIF_MOTIF : '\0');
        VERIF_JAMAIS_ECRIT(tampon + ecrits + 1, 1);
    }
    VERIF_CONTEXTE("une valeur se coupe entre deux caractères");
    VERIF_CODE(partie_poser_etiquette(p, "White", "aé♘"), pas_erreur, nommer);
    for (taille = 1; taille <= 8; taille++) {
        VERIF_NATUREL(partie_ecrire_etiquette(p, "White", tampon, taille), 6);
        VERIF_CHAINE(tampon, taille < 2 ? "" : taille < 4 ? "a" : taille < 7 ? "aé" : "aé♘");
    }
    VERIF_CONTEXTE("une étiquette que la partie n'a pas, ou dont le nom n'en est pas un");
    VERIF_NATUREL(partie_ecrire_etiquette(p, "Rien", tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    VERIF_REMPLIR(tampon, 1);
    VERIF_NATUREL(partie_ecrire_etiquette(p, "\xff\n", tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(poser_avec_null),
    VERIF_LIGNE(poser_pendant_que_la_vue_parle),
    VERIF_LIGNE(noms_refuses),
    VERIF_LIGNE(valeurs_refusees),
    VERIF_LIGNE(la_raison_du_refus_est_dans_la_langue_du_joueur),
    VERIF_LIGNE(mille_etiquettes),
    VERIF_LIGNE(poser_changer_et_retirer),
    VERIF_LIGNE(noms_et_valeurs_qui_reviennent),
    VERIF_LIGNE(avant_le_debut),
    VERIF_LIGNE(lire_avec_null),
    VERIF_LIGNE(rangs_qui_n_existent_pas),
    VERIF_LIGNE(le_nom_et_la_valeur_tiennent_dans_le_tampon))
