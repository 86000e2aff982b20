/* Section « Commentaires, annotations et variantes » de partie.h. */
#include "partie_pgn_essai.h"

static ecran e;

/* Les numéros de coups qu'une partie de six coups n'a pas. */
static const int mauvais_numeros[] = { INT_MIN, -1, 7, 1000, INT_MAX };

/* ---- Commentaires ------------------------------------------------------------------------- */

VERIF(commentaires_avec_null, "COMMENTAIRE-ECRIRE-N1 COMMENTAIRE-ECRIRE-N3 COMMENTAIRE-POSER-N1")
{
    partie *p = lire(RICHE), *jumelle = lire(RICHE);
    char tampon[10];

    VERIF_TEXTE_VIDE(tampon, partie_ecrire_commentaire(NULL, 0, tampon, sizeof tampon));
    VERIF_NATUREL(partie_ecrire_commentaire(p, 1, NULL, 4), 0);
    VERIF_REMPLIR(tampon, 1);
    VERIF_NATUREL(partie_ecrire_commentaire(NULL, 0, tampon, 0), 0);
    VERIF_JAMAIS_ECRIT(tampon, 1);
    VERIF_CODE(partie_poser_commentaire(NULL, 0, "x"), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_poser_commentaire(NULL, 0, NULL), erreur_pointeur_nul, nommer);
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

VERIF(commentaires_de_coups_qui_n_existent_pas, "COMMENTAIRE-ECRIRE-N2 COMMENTAIRE-POSER-N3")
{
    partie *p = lire(RICHE), *jumelle = lire(RICHE);
    char tampon[10];
    int i;

    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("numéro %d", mauvais_numeros[i]);
        VERIF_TEXTE_VIDE(tampon, partie_ecrire_commentaire(p, mauvais_numeros[i], tampon,
                                                           sizeof tampon));
        VERIF_CODE(partie_poser_commentaire(p, mauvais_numeros[i], "x"), erreur_argument_hors_limites,
                   nommer);
    }
    VERIF_CONTEXTE("un coup annulé");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_poser_commentaire(p, 6, "x"), erreur_argument_hors_limites, nommer);
    VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

/* Ce que tape un joueur est refusé avec ce code sans que le programme soit en faute : la vue dit
 * pourquoi, et c'est tout. La vue de p est « e », et le mode contrats_arret. */
static void verifie_refuse(partie *p, int numero, const char *commentaire, type_erreur code)
{
    char *avant = portrait_de(p), *apres, derniere[64];

    snprintf(derniere, sizeof derniere, "%s", echecs_derniere_erreur());
    ecran_oublie(&e);
    VERIF_STDERR("", VERIF_CODE(partie_poser_commentaire(p, numero, commentaire), code, nommer));
    ecran_verifie_refus(&e, p);
    VERIF_CHAINE(echecs_derniere_erreur(), derniere);
    apres = portrait_de(p);
    VERIF_CHAINE(apres, avant);
    free(avant);
    free(apres);
}

VERIF(commentaires_qui_ne_sont_pas_en_utf_8, "COMMENTAIRE-POSER-G3 COMMENTAIRE-POSER-G4")
{
    static const char *const textes[] = { "\xff", "a\xc3", "\xe9t\xe9", "\xed\xa0\x80", "\xc0\x80" };
    partie *p = lire(RICHE), *jumelle = lire(RICHE);
    int i;

    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("texte %d", i);
        verifie_refuse(p, 1, textes[i], erreur_argument_hors_limites);
        verifie_refuse(p, 0, textes[i], erreur_argument_hors_limites);
    }
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

/* Rien ne s'écrit, et rien ne se choisit, dans la partie dont la vue parle. */
static void noter_pendant(ecran *ecran_en_cours)
{
    partie *p = ecran_en_cours->p;

    VERIF_CODE(partie_poser_commentaire(p, 0, "x"), erreur_partie_occupee, nommer);
    VERIF_CODE(partie_poser_commentaire(p, 0, NULL), erreur_partie_occupee, nommer);
    VERIF_CODE(partie_poser_annotations(p, 1, NULL, 0), erreur_partie_occupee, nommer);
    VERIF_CODE(partie_choisir_variante(p, 2, 0), erreur_partie_occupee, nommer);
    verifie_commentaire(p, 0, "avant tout");
    VERIF_ENTIER(partie_lister_annotations(p, 1, NULL, 0), 1);
    VERIF_ENTIER(partie_nombre_variantes(p, 2), 2);
}

VERIF(noter_pendant_que_la_vue_parle, "COMMENTAIRE-POSER-N2 ANNOTATIONS-POSER-N2 VARIANTE-CHOISIR-N2")
{
    partie *p = lire("{avant tout} 1. e4 $5 e5 (1... c5) (1... e6) *"), *jumelle;

    echecs_choisir_contrats(contrats_silence);
    ecran_brancher(&e, p);
    e.pendant = noter_pendant;
    jouer_tout(p, "g1f3");
    VERIF_ENTIER(e.changements, 2);
    VERIF_ENTIER(e.messages, 1);
    e.pendant = NULL;
    jumelle = lire("{avant tout} 1. e4 $5 e5 (1... c5) (1... e6) 2. Nf3 *");
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

VERIF(ecrire_et_retirer_un_commentaire, "COMMENTAIRE-POSER-G1 COMMENTAIRE-ECRIRE-G1")
{
    static const struct {
        const char *ecrit, *lu;
    } textes[] = {
        { "simple", "simple" },
        { "à la place", "à la place" },
        { "  deux \n\n mots\t\r\n", "deux mots" },
        { "a\x01\x1b\x7f" "b", "a b" },
        { "a\xC2\xA0" "b", "a\xC2\xA0" "b" },
        { "}", "}" },
        { "un } deux { trois } ; % [x]", "un } deux { trois } ; % [x]" },
        { "\xF0\x9F\x98\x80 été œuf", "\xF0\x9F\x98\x80 été œuf" },
        { "[Event \"x\"]\n\n1. e4 *", "[Event \"x\"] 1. e4 *" },
        { " \n\t ", "" },
        { "x", "x" },
        { "", "" },
        { "x", "x" },
        { NULL, "" },
        { NULL, "" },
    };
    partie *p = lire("1. e4 e5 2. Nf3 *"), *relue;
    char *texte;
    size_t i;
    int numero;

    for (i = 0; i < sizeof textes / sizeof *textes; i++) {
        VERIF_CONTEXTE("commentaire « %s »", textes[i].ecrit == NULL ? "NULL" : textes[i].ecrit);
        for (numero = 0; numero <= 3; numero++) {
            VERIF_CODE(partie_poser_commentaire(p, numero, textes[i].ecrit), pas_erreur, nommer);
            verifie_commentaire(p, numero, textes[i].lu);
        }
        texte = pgn_de(p, 0);
        relue = lire(texte);
        for (numero = 0; numero <= 3; numero++)
            verifie_commentaire(relue, numero, textes[i].lu);
        VERIF_CHAINE(coups_de(relue), "e2e4 e7e5 g1f3");
        free(texte);
        partie_detruire(relue);
    }
    VERIF_CONTEXTE("chacun pour soi");
    VERIF_CODE(partie_poser_commentaire(p, 2, "le deuxième"), pas_erreur, nommer);
    verifie_commentaire(p, 1, "");
    verifie_commentaire(p, 2, "le deuxième");
    verifie_commentaire(p, 3, "");
    partie_detruire(p);
}

VERIF(un_commentaire_de_cent_kilooctets, "COMMENTAIRE-POSER-G1 COMMENTAIRE-ECRIRE-G1")
{
    enum { octets = 100000 };
    char *commentaire = place_pour(octets), *texte;
    partie *p = lire("1. e4 e5 *"), *relue;
    int i, tour;

    for (tour = 0; tour < 3; tour++) {
        VERIF_CONTEXTE("%s", tour == 0 ? "des mots" : tour == 1 ? "un mot" : "avec une accolade");
        for (i = 0; i < octets; i++)
            commentaire[i] = tour != 1 && i % 7 == 3 ? ' ' : (char)('a' + i % 26);
        commentaire[octets] = '\0';
        if (tour == 2)
            commentaire[octets / 2] = '}';
        VERIF_CODE(partie_poser_commentaire(p, 1, commentaire), pas_erreur, nommer);
        verifie_commentaire(p, 1, commentaire);
        texte = pgn_de(p, 0);
        relue = lire(texte);
        verifie_commentaire(relue, 1, commentaire);
        VERIF_CHAINE(coups_de(relue), "e2e4 e7e5");
        free(texte);
        partie_detruire(relue);
    }
    free(commentaire);
    partie_detruire(p);
}

VERIF(le_commentaire_tient_dans_le_tampon, "COMMENTAIRE-ECRIRE-G1 COMMENTAIRE-ECRIRE-G2")
{
    partie *p = lire("1. e4 {abcdef} *"), *pas_commencee = partie_creer();
    char tampon[12];
    size_t taille;

    for (taille = 0; taille <= 8; taille++) {
        size_t ecrits = taille == 0 ? 0 : taille <= 6 ? taille - 1 : 6;

        VERIF_CONTEXTE("taille %zu", taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(partie_ecrire_commentaire(p, 1, tampon, taille), 6);
        VERIF_VRAI(strncmp(tampon, "abcdef", ecrits) == 0);
        VERIF_ENTIER((unsigned char)tampon[ecrits], taille == 0 ? VERIF_MOTIF : '\0');
        VERIF_JAMAIS_ECRIT(tampon + ecrits + 1, 1);
    }
    VERIF_CONTEXTE("un commentaire se coupe entre deux caractères");
    VERIF_CODE(partie_poser_commentaire(p, 1, "aé♘"), pas_erreur, nommer);
    for (taille = 1; taille <= 8; taille++) {
        VERIF_NATUREL(partie_ecrire_commentaire(p, 1, tampon, taille), 6);
        VERIF_CHAINE(tampon, taille < 2 ? "" : taille < 4 ? "a" : taille < 7 ? "aé" : "aé♘");
    }
    VERIF_CONTEXTE("avant le début de la partie");
    VERIF_NATUREL(partie_ecrire_commentaire(pas_commencee, 0, tampon, sizeof tampon), 0);
    VERIF_CHAINE(tampon, "");
    partie_detruire(p);
    partie_detruire(pas_commencee);
}

VERIF(commenter_avant_le_debut, "COMMENTAIRE-POSER-G2 COMMENTAIRE-POSER-G4")
{
    partie *p = partie_creer();

    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    verifie_refuse(p, 0, "x", erreur_partie_non_commencee);
    verifie_refuse(p, 0, NULL, erreur_partie_non_commencee);
    VERIF_INDICE("une partie qui n'a pas commencé l'emporte");
    verifie_refuse(p, 0, "\xff", erreur_partie_non_commencee);
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    verifie_commentaire(p, 0, "");
    partie_detruire(p);
}

VERIF(annuler_et_retablir_gardent_ce_qui_est_ecrit, "COMMENTAIRE-POSER-G1 ANNOTATIONS-POSER-G1 "
                                                    "VARIANTES-G1")
{
    partie *p = lire(RICHE), *jumelle = lire(RICHE);
    int i;

    for (i = 0; i < 7; i++)
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    {
        VERIF_INDICE("ce qui est dit avant le premier coup n'est d'aucun coup");
        verifie_commentaire(p, 0, "avant tout");
    }
    for (i = 0; i < 7; i++)
        VERIF_CODE(partie_retablir(p), pas_erreur, nommer);
    verifie_jumelles(p, jumelle);
    VERIF_CONTEXTE("un nouveau coup, le même, après une annulation");
    for (i = 0; i < 6; i++)
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "e2e4");
    jouer_tout(p, "e7e5 g1f3 b8c6");
    verifie_commentaire(p, 1, "un");
    verifie_commentaire(p, 3, "");
    VERIF_ENTIER(partie_lister_annotations(p, 1, NULL, 0), 1);
    VERIF_ENTIER(partie_lister_annotations(p, 4, NULL, 0), 0);
    VERIF_ENTIER(partie_nombre_variantes(p, 2), 0);
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
    partie_detruire(p);
    partie_detruire(jumelle);
}

/* ---- Annotations --------------------------------------------------------------------------- */

VERIF(annotations_avec_null_ou_de_mauvais_numeros,
      "ANNOTATIONS-LISTER-N1 ANNOTATIONS-LISTER-N2 ANNOTATIONS-LISTER-N3 ANNOTATIONS-LISTER-N4 "
      "ANNOTATIONS-POSER-N1 ANNOTATIONS-POSER-N3 ANNOTATIONS-POSER-N4 ANNOTATIONS-POSER-N5 "
      "ANNOTATIONS-POSER-N6 ANNOTATIONS-POSER-G2")
{
    static const int mauvaises[] = { INT_MIN, -1, 256, 1000, INT_MAX };
    static const int nombres[] = { INT_MIN, -1, 257, 1000, INT_MAX };
    static const int une = 3;
    partie *p = lire(RICHE), *jumelle = lire(RICHE);
    int tableau[2] = { -7, -7 }, i;

    VERIF_INCHANGE(tableau, sizeof tableau, {
        VERIF_ENTIER(partie_lister_annotations(NULL, 1, tableau, 2), 0);
        VERIF_ENTIER(partie_lister_annotations(p, 1, tableau, -1), 0);
        VERIF_ENTIER(partie_lister_annotations(p, 1, tableau, INT_MIN), 0);
        VERIF_ENTIER(partie_lister_annotations(p, 1, NULL, 2), 0);
        VERIF_ENTIER(partie_lister_annotations(p, 0, tableau, 2), 0);
        VERIF_CODE(partie_poser_annotations(NULL, 1, &une, 1), erreur_pointeur_nul, nommer);
        VERIF_CODE(partie_poser_annotations(p, 0, &une, 1), erreur_argument_hors_limites, nommer);
        VERIF_CODE(partie_poser_annotations(p, 1, NULL, 1), erreur_pointeur_nul, nommer);
        VERIF_CODE(partie_poser_annotations(p, 1, NULL, 256), erreur_pointeur_nul, nommer);
        for (i = 0; i < 5; i++) {
            const int une_mauvaise[] = { 3, mauvaises[i] };

            VERIF_CONTEXTE("numéro %d, annotation %d, nombre %d", mauvais_numeros[i], mauvaises[i],
                           nombres[i]);
            VERIF_ENTIER(partie_lister_annotations(p, mauvais_numeros[i], tableau, 2), 0);
            VERIF_CODE(partie_poser_annotations(p, mauvais_numeros[i], &une, 1),
                       erreur_argument_hors_limites, nommer);
            VERIF_CODE(partie_poser_annotations(p, mauvais_numeros[i], NULL, 0),
                       erreur_argument_hors_limites, nommer);
            VERIF_CODE(partie_poser_annotations(p, 1, une_mauvaise, 2), erreur_argument_hors_limites,
                       nommer);
            VERIF_INDICE("un nombre refusé l'est sans lire le tableau");
            VERIF_CODE(partie_poser_annotations(p, 1, &une, nombres[i]),
                       erreur_argument_hors_limites, nommer);
            VERIF_CODE(partie_poser_annotations(p, 1, NULL, nombres[i]),
                       erreur_argument_hors_limites, nommer);
        }
    });
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

VERIF(les_annotations_de_0_a_255, "ANNOTATIONS-POSER-G1 ANNOTATIONS-LISTER-G1")
{
    partie *p = lire("1. e4 e5 *"), *relue;
    char *texte;
    int tableau[20], annotation;

    for (annotation = 0; annotation <= 255; annotation++) {
        const int posees[] = { 7, annotation, annotation, 7 };

        VERIF_CONTEXTE("annotation %d", annotation);
        VERIF_CODE(partie_lire_pgn(p, "1. e4 $8 $9 e5 *", 0, NULL), pas_erreur, nommer);
        VERIF_INDICE("celles d'avant s'en vont, une annotation répétée compte une fois");
        VERIF_CODE(partie_poser_annotations(p, 1, posees, 4), pas_erreur, nommer);
        texte = pgn_de(p, 0);
        relue = lire(texte);
        VERIF_ENTIER(partie_lister_annotations(relue, 1, tableau, 20), annotation == 7 ? 1 : 2);
        VERIF_ENTIER(tableau[0], 7);
        VERIF_ENTIER(tableau[annotation == 7 ? 0 : 1], annotation);
        VERIF_ENTIER(partie_lister_annotations(p, 2, tableau, 20), 0);
        free(texte);
        partie_detruire(relue);
    }
    partie_detruire(p);
}

VERIF(les_signes_d_annotation, "ANNOTATIONS-LISTER-G1")
{
    static const char *const signes[] = { "!", "?", "!!", "??", "!?", "?!" };
    char texte[40];
    int i, annotation;

    for (i = 0; i < 6; i++) {
        partie *p;

        snprintf(texte, sizeof texte, "1. e4%s e5 *", signes[i]);
        VERIF_CONTEXTE("texte : %s", texte);
        p = lire(texte);
        VERIF_ENTIER(partie_lister_annotations(p, 1, &annotation, 1), 1);
        VERIF_ENTIER(annotation, i + 1);
        partie_detruire(p);
    }
}

VERIF(toutes_les_annotations_ou_aucune, "ANNOTATIONS-POSER-G1 ANNOTATIONS-POSER-N4 "
                                        "ANNOTATIONS-LISTER-G1")
{
    partie *p = lire("1. e4 $1 e5 $2 *"), *relue;
    int posees[256], lues[300], i;
    char *texte;

    for (i = 0; i < 256; i++)
        posees[i] = 255 - i;
    VERIF_CODE(partie_poser_annotations(p, 2, posees, 256), pas_erreur, nommer);
    texte = pgn_de(p, 0);
    relue = lire(texte);
    VERIF_ENTIER(partie_lister_annotations(relue, 2, lues, 300), 256);
    VERIF_VRAI(memcmp(lues, posees, sizeof posees) == 0);
    VERIF_CONTEXTE("un tableau trop petit");
    memset(lues, 0, sizeof lues);
    VERIF_ENTIER(partie_lister_annotations(p, 2, lues, 3), 256);
    VERIF_ENTIER(lues[2], 253);
    VERIF_ENTIER(lues[3], 0);
    VERIF_CONTEXTE("aucune, avec NULL ou avec un tableau");
    VERIF_CODE(partie_poser_annotations(p, 2, NULL, 0), pas_erreur, nommer);
    VERIF_ENTIER(partie_lister_annotations(p, 2, NULL, 0), 0);
    VERIF_CODE(partie_poser_annotations(p, 2, posees, 1), pas_erreur, nommer);
    VERIF_ENTIER(partie_lister_annotations(p, 2, lues, 300), 1);
    VERIF_ENTIER(lues[0], 255);
    VERIF_CODE(partie_poser_annotations(p, 2, posees, 0), pas_erreur, nommer);
    VERIF_ENTIER(partie_lister_annotations(p, 2, NULL, 0), 0);
    VERIF_INDICE("chaque coup a les siennes");
    VERIF_ENTIER(partie_lister_annotations(p, 1, lues, 300), 1);
    VERIF_ENTIER(lues[0], 1);
    free(texte);
    partie_detruire(p);
    partie_detruire(relue);
}

VERIF(ce_qui_est_liste_se_repose, "ANNOTATIONS-POSER-G1 ANNOTATIONS-LISTER-G1")
{
    static const char pgn[] = "1. e4 $1 $2 $3 $4 $5 $6 $7 $8 $9 $10 $11 $12 $13 $14 $15 $16 $17 *";
    partie *p = lire(pgn), *jumelle = lire(pgn);
    int lues[20], nombre = partie_lister_annotations(p, 1, lues, 20);

    VERIF_ENTIER(nombre, 17);
    VERIF_CODE(partie_poser_annotations(p, 1, NULL, 0), pas_erreur, nommer);
    VERIF_CODE(partie_poser_annotations(p, 1, lues, nombre), pas_erreur, nommer);
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

/* ---- Variantes ------------------------------------------------------------------------------ */

#define VARIEE                                                                              \
    "1. e4 {roi} (1. d4 d5 2. c4 {dame}) ({anglaise} 1. c4 $1) e5 2. Nf3 (2. f4 exf4 (2... d5 " \
    "3. exd5) 3. Nf3) Nc6 3. Bb5 a6 (3... Nf6 4. O-O) "
#define PRINCIPALE "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"

static void verifie_nombres(const partie *p, const int *attendus)
{
    int numero, nombre = partie_nombre_coups(p);

    for (numero = 1; numero <= nombre; numero++) {
        VERIF_APPEL("partie_nombre_variantes(p, %d)", numero);
        VERIF_ENTIER(partie_nombre_variantes(p, numero), attendus[numero - 1]);
    }
}

VERIF(nombre_de_variantes, "VARIANTES-N1 VARIANTES-N2 VARIANTES-G1")
{
    static const int attendus[] = { 2, 0, 1, 0, 0, 1 };
    partie *p = lire(VARIEE "*"), *pas_commencee = partie_creer();
    int i;

    verifie_nombres(p, attendus);
    VERIF_ENTIER(partie_nombre_variantes(NULL, 1), 0);
    VERIF_ENTIER(partie_nombre_variantes(p, 0), 0);
    for (i = 0; i < 5; i++)
        VERIF_ENTIER(partie_nombre_variantes(p, mauvais_numeros[i]), 0);
    VERIF_ENTIER(partie_nombre_variantes(pas_commencee, 1), 0);
    partie_detruire(p);
    partie_detruire(pas_commencee);
}

VERIF(choisir_ce_qui_n_existe_pas, "VARIANTE-CHOISIR-N1 VARIANTE-CHOISIR-N3 VARIANTE-CHOISIR-N4")
{
    static const int rangs[] = { INT_MIN, -1, 2, 1000, INT_MAX };
    partie *p = lire(VARIEE "1-0"), *jumelle = lire(VARIEE "1-0"), *pas_commencee = partie_creer();
    int i;

    ecran_brancher(&e, p);
    VERIF_CODE(partie_choisir_variante(NULL, 1, 0), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_choisir_variante(p, 0, 0), erreur_argument_hors_limites, nommer);
    VERIF_CODE(partie_choisir_variante(p, 2, 0), erreur_argument_hors_limites, nommer);
    VERIF_CODE(partie_choisir_variante(pas_commencee, 1, 0), erreur_argument_hors_limites, nommer);
    for (i = 0; i < 5; i++) {
        VERIF_CONTEXTE("numéro %d, rang %d", mauvais_numeros[i], rangs[i]);
        VERIF_CODE(partie_choisir_variante(p, mauvais_numeros[i], 0), erreur_argument_hors_limites,
                   nommer);
        VERIF_CODE(partie_choisir_variante(p, 1, rangs[i]), erreur_argument_hors_limites, nommer);
    }
    VERIF_ENTIER(e.changements + e.messages, 0);
    VERIF_CONTEXTE("un coup annulé");
    for (i = 0; i < 2; i++)
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_choisir_variante(p, 6, 0), erreur_argument_hors_limites, nommer);
    for (i = 0; i < 2; i++)
        VERIF_CODE(partie_annuler(jumelle), pas_erreur, nommer);
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
    partie_detruire(pas_commencee);
}

/* Choisit une variante : la partie a ces coups, et se trouve après le dernier. */
static void verifie_choix(partie *p, int numero, int rang, const char *coups)
{
    VERIF_CONTEXTE("coup %d, variante %d", numero, rang);
    ecran_oublie(&e);
    VERIF_CODE(partie_choisir_variante(p, numero, rang), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), coups);
    ecran_verifie(&e, p);
    VERIF_ENTIER(e.messages, 1);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    ecran_oublie(&e);
    VERIF_CODE(partie_retablir(p), erreur_rien_a_retablir, nommer);
}

VERIF(choisir_une_variante_et_revenir, "VARIANTE-CHOISIR-G1")
{
    static const struct {
        int numero, rang;
        const char *coups;
        int nombres[8];
    } choix[] = {
        { 1, 0, "d2d4 d7d5 c2c4", { 2, 0, 0 } },
        { 1, 1, "c2c4", { 2 } },
        { 3, 0, "e2e4 e7e5 f2f4 e5f4 g1f3", { 2, 0, 1, 1, 0 } },
        { 6, 0, "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1", { 2, 0, 1, 0, 0, 1, 0 } },
    };
    static const int principale[] = { 2, 0, 1, 0, 0, 1 };
    partie *p = lire(VARIEE "*"), *relue;
    char *texte;
    size_t i;

    ecran_brancher(&e, p);
    for (i = 0; i < sizeof choix / sizeof *choix; i++) {
        verifie_choix(p, choix[i].numero, choix[i].rang, choix[i].coups);
        verifie_nombres(p, choix[i].nombres);
        VERIF_INDICE("la partie se joue et s'écrit comme une autre");
        texte = pgn_de(p, 0);
        relue = lire(texte);
        VERIF_CHAINE(coups_de(relue), choix[i].coups);
        verifie_nombres(relue, choix[i].nombres);
        free(texte);
        partie_detruire(relue);
        VERIF_INDICE("le même rang encore une fois remet les coups d'avant");
        verifie_choix(p, choix[i].numero, choix[i].rang, PRINCIPALE);
        verifie_nombres(p, principale);
    }
    verifie_commentaire(p, 1, "roi");
    VERIF_CODE(partie_choisir_variante(p, 1, 0), pas_erreur, nommer);
    verifie_commentaire(p, 3, "dame");
    VERIF_CODE(partie_choisir_variante(p, 1, 1), pas_erreur, nommer);
    VERIF_INDICE("le commentaire d'avant la variante passe à son premier coup");
    VERIF_CHAINE(coups_de(p), "c2c4");
    verifie_commentaire(p, 1, "anglaise");
    VERIF_ENTIER(partie_lister_annotations(p, 1, NULL, 0), 1);
    partie_detruire(p);
}

/* L'exemple du contrat, et un commentaire de plus. */
VERIF(l_exemple_du_contrat, "VARIANTE-CHOISIR-G1")
{
    static const char avant[] = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 ({ou} 3... g6 {bien} 4. Qf3) (3... Qe7) "
                                "4. Qxf7# 1-0";
    static const char apres[] = "1. e4 e5 2. Bc4 Nc6 3. Qh5 g6 {ou bien} (3... Nf6 4. Qxf7#) "
                                "(3... Qe7) 4. Qf3 *";
    partie *p = lire(avant), *jumelle = lire(apres);

    VERIF_CODE(partie_choisir_variante(p, 6, 0), pas_erreur, nommer);
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
}

VERIF(les_variantes_d_une_variante, "VARIANTE-CHOISIR-G1 VARIANTES-G1")
{
    partie *p = lire(VARIEE "*");

    ecran_brancher(&e, p);
    verifie_choix(p, 3, 0, "e2e4 e7e5 f2f4 e5f4 g1f3");
    verifie_choix(p, 4, 0, "e2e4 e7e5 f2f4 d7d5 e4d5");
    verifie_choix(p, 4, 0, "e2e4 e7e5 f2f4 e5f4 g1f3");
    verifie_choix(p, 3, 0, PRINCIPALE);
    partie_detruire(p);
    VERIF_INDICE("celles du premier coup choisi viennent après celles qui restent");
    p = lire("1. e4 (1. d4 (1. c4 c5) d5) (1. b4) e5 *");
    ecran_brancher(&e, p);
    verifie_choix(p, 1, 0, "d2d4 d7d5");
    VERIF_ENTIER(partie_nombre_variantes(p, 1), 3);
    verifie_choix(p, 1, 2, "c2c4 c7c5");
    verifie_choix(p, 1, 1, "b2b4");
    verifie_choix(p, 1, 0, "e2e4 e7e5");
    VERIF_ENTIER(partie_nombre_variantes(p, 1), 3);
    partie_detruire(p);
}

VERIF(choisir_quand_des_coups_sont_annules, "VARIANTE-CHOISIR-G1")
{
    partie *p = lire(VARIEE "*");
    int i;

    ecran_brancher(&e, p);
    for (i = 0; i < 3; i++)
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "e2e4 e7e5 g1f3");
    verifie_choix(p, 3, 0, "e2e4 e7e5 f2f4 e5f4 g1f3");
    VERIF_INDICE("les coups annulés sont dans la variante");
    verifie_choix(p, 3, 0, PRINCIPALE);
    VERIF_ENTIER(partie_nombre_variantes(p, 6), 1);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    verifie_choix(p, 1, 1, "c2c4");
    verifie_choix(p, 1, 1, PRINCIPALE);
    VERIF_INDICE("de nouveaux coups aussi");
    for (i = 0; i < 2; i++)
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    jouer_tout(p, "f1c4");
    verifie_choix(p, 3, 0, "e2e4 e7e5 f2f4 e5f4 g1f3");
    verifie_choix(p, 3, 0, "e2e4 e7e5 g1f3 b8c6 f1c4");
    partie_detruire(p);
}

VERIF(choisir_fait_oublier_une_fin_decidee, "VARIANTE-CHOISIR-G2")
{
    partie *p = lire(VARIEE "1-0");

    VERIF_ENTIER(partie_etat(p), partie_abandon);
    ecran_brancher(&e, p);
    verifie_choix(p, 6, 0, "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1");
    VERIF_ENTIER(partie_vainqueur(p), -1);
    verifie_choix(p, 6, 0, PRINCIPALE);
    VERIF_CODE(partie_convenir_nulle(p), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CONTEXTE("une fin qui a été annulée");
    verifie_choix(p, 6, 0, "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1");
    verifie_choix(p, 6, 0, PRINCIPALE);
    partie_detruire(p);
}

VERIF(une_variante_qui_finit_par_un_mat, "VARIANTE-CHOISIR-G1")
{
    partie *p = lire("1. f3 e5 2. g4 (2. a3) Nc6 (2... Qh4#) *");

    ecran_brancher(&e, p);
    VERIF_CODE(partie_choisir_variante(p, 4, 0), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_mat);
    VERIF_ENTIER(partie_vainqueur(p), 1);
    ecran_verifie(&e, p);
    VERIF_CODE(partie_choisir_variante(p, 3, 0), pas_erreur, nommer);
    VERIF_ENTIER(partie_etat(p), partie_en_cours);
    VERIF_CHAINE(coups_de(p), "f2f3 e7e5 a2a3");
    ecran_verifie(&e, p);
    partie_detruire(p);
}

/* « debut », puis des variantes du dernier coup écrit, l'une dans l'autre, puis la fin. */
static partie *lire_profonde(const char *debut, const char *a, const char *b, int profondeur)
{
    char *texte = place_pour((size_t)(100 + 20 * profondeur));
    int i, n = sprintf(texte, "%s ", debut);
    partie *p;

    for (i = 0; i < profondeur; i++)
        n += sprintf(texte + n, "(%s ", i % 2 == 0 ? a : b);
    for (i = 0; i < profondeur; i++)
        n += sprintf(texte + n, ")");
    sprintf(texte + n, " *");
    p = lire(texte);
    free(texte);
    return p;
}

/* La partie s'écrit, se relit, et s'écrit encore de même. */
static void verifie_relecture(const partie *p)
{
    char *texte = pgn_de(p, 0), *encore;
    partie *relue = lire(texte);

    encore = pgn_de(relue, 0);
    VERIF_CHAINE(encore, texte);
    free(texte);
    free(encore);
    partie_detruire(relue);
}

/* Le PGN vient d'ailleurs : ce refus n'est pas une faute du programme. La vue de p est « e ». */
static void verifie_trop_profonde(partie *p)
{
    char derniere[64];

    snprintf(derniere, sizeof derniere, "%s", echecs_derniere_erreur());
    ecran_oublie(&e);
    VERIF_STDERR("", VERIF_CODE(partie_choisir_variante(p, 1, 0), erreur_argument_hors_limites,
                                nommer));
    ecran_verifie_refus(&e, p);
    VERIF_CHAINE(echecs_derniere_erreur(), derniere);
}

VERIF(cent_variantes_imbriquees, "VARIANTE-CHOISIR-G3")
{
    partie *p = lire_profonde("1. e4 (1. d4) e5", "c5", "c6", 100);
    partie *jumelle = lire_profonde("1. e4 (1. d4) e5", "c5", "c6", 100);

    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    verifie_trop_profonde(p);
    verifie_jumelles(p, jumelle);
    VERIF_CONTEXTE("le coup qui a la profondeur est annulé");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    verifie_trop_profonde(p);
    VERIF_CODE(partie_annuler(jumelle), pas_erreur, nommer);
    verifie_jumelles(p, jumelle);
    partie_detruire(p);
    partie_detruire(jumelle);
    VERIF_CONTEXTE("99 : il y en aurait 100");
    p = lire_profonde("1. e4 (1. d4) e5", "c5", "c6", 99);
    VERIF_CODE(partie_choisir_variante(p, 1, 0), pas_erreur, nommer);
    verifie_relecture(p);
    partie_detruire(p);
    VERIF_CONTEXTE("100, mais à côté du coup que la variante remplace");
    p = lire_profonde("1. e4", "1. d4", "1. c4", 100);
    VERIF_CODE(partie_choisir_variante(p, 1, 0), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "d2d4");
    verifie_relecture(p);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(commentaires_avec_null),
    VERIF_LIGNE(commentaires_de_coups_qui_n_existent_pas),
    VERIF_LIGNE(commentaires_qui_ne_sont_pas_en_utf_8),
    VERIF_LIGNE(noter_pendant_que_la_vue_parle),
    VERIF_LIGNE(ecrire_et_retirer_un_commentaire),
    VERIF_LIGNE(un_commentaire_de_cent_kilooctets),
    VERIF_LIGNE(le_commentaire_tient_dans_le_tampon),
    VERIF_LIGNE(commenter_avant_le_debut),
    VERIF_LIGNE(annuler_et_retablir_gardent_ce_qui_est_ecrit),
    VERIF_LIGNE(annotations_avec_null_ou_de_mauvais_numeros),
    VERIF_LIGNE(les_annotations_de_0_a_255),
    VERIF_LIGNE(les_signes_d_annotation),
    VERIF_LIGNE(toutes_les_annotations_ou_aucune),
    VERIF_LIGNE(ce_qui_est_liste_se_repose),
    VERIF_LIGNE(nombre_de_variantes),
    VERIF_LIGNE(choisir_ce_qui_n_existe_pas),
    VERIF_LIGNE(choisir_une_variante_et_revenir),
    VERIF_LIGNE(l_exemple_du_contrat),
    VERIF_LIGNE(les_variantes_d_une_variante),
    VERIF_LIGNE(choisir_quand_des_coups_sont_annules),
    VERIF_LIGNE(choisir_fait_oublier_une_fin_decidee),
    VERIF_LIGNE(une_variante_qui_finit_par_un_mat),
    VERIF_LIGNE(cent_variantes_imbriquees))
