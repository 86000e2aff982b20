/* Les membres réservés de partie.h : un programme compilé avec l'en-tête d'une version future. */
#include "partie_pgn_essai.h"

#include <stddef.h>

/* ---- Ce qu'un en-tête futur pourrait déclarer --------------------------------------------- */

/* Dans chaque structure, les nouveaux membres, qui ont un nom, prennent la place de la réserve ou de
 * son début. Une fonction d'aujourd'hui ne connaît pas ces membres. */

typedef struct {
    void *contexte;
    void (*poser_piece)(void *contexte, type_piece piece, int joueur, int x, int y);
    void (*retirer_piece)(void *contexte, int x, int y);
    void (*afficher_message)(void *contexte, const char *message);
    int (*demander_choix)(void *contexte, const char *titre, const char *question,
                          const char *const *choix, int nombre);
    void (*annoncer_coup)(void *contexte, const coup_joue *coup);
    void (*annoncer_fin)(void *contexte, etat_partie etat);
    void (*reserve[2])(void);
} vue_future;

typedef struct {
    int largeur, vue_des_noirs, sans_coordonnees, sans_dernier_coup, sans_echec, nombre_fleches;
    unsigned long long cases;
    const fleche_echiquier *fleches;
    unsigned long long cases_pleines;
    unsigned int couleur_claire, couleur_sombre;
    unsigned long long reserve[2];
} image_future;

typedef struct {
    int ligne, colonne;
    int numero_partie;
    int reserve[1];
    char raison[ECHECS_PHRASE_MAX];
} diagnostic_futur;

/* La taille ne change pas, et ce qui suit la réserve non plus. */
#define MEME_TAILLE(future, presente) \
    typedef char future##_a_la_bonne_taille[sizeof(future) == sizeof(presente) ? 1 : -1]
#define MEME_PLACE(future, nouveau, presente, ancien) \
    typedef char future##_##nouveau##_a_sa_place[offsetof(future, nouveau)            \
                                                 == offsetof(presente, ancien) ? 1 : -1]

MEME_TAILLE(vue_future, vue);
MEME_PLACE(vue_future, annoncer_coup, vue, reserve);
MEME_TAILLE(image_future, image_echiquier);
MEME_PLACE(image_future, cases_pleines, image_echiquier, reserve);
MEME_TAILLE(diagnostic_futur, diagnostic_pgn);
MEME_PLACE(diagnostic_futur, numero_partie, diagnostic_pgn, reserve);
MEME_PLACE(diagnostic_futur, raison, diagnostic_pgn, raison);

/* ---- Vue ------------------------------------------------------------------------------------ */

static int messages;

static void compter(void *contexte, const char *message)
{
    (void)contexte;
    messages += message[0] != '\0';
}

static void annoncer_coup(void *contexte, const coup_joue *coup)
{
    (void)contexte;
    (void)coup;
    VERIF_INDICE("un membre inconnu n'est pas appelé");
    VERIF_VRAI(0);
}

static void annoncer_fin(void *contexte, etat_partie etat)
{
    (void)etat;
    annoncer_coup(contexte, NULL);
}

static type_erreur brancher(partie *p, const vue_future *future)
{
    return partie_brancher_vue(p, (const vue *)(const void *)future);
}

VERIF(une_vue_future_sans_nouveaute_sert_comme_avant, "PARTIE-VUE-N3 PARTIE-VUE-G1 PARTIE-VUE-G5")
{
    vue_future *future = (vue_future *)verif_au_bout(sizeof *future);
    const vue_future sans_nouveaute = { .afficher_message = compter };
    partie *p = nouvelle();

    *future = sans_nouveaute;
    VERIF_CODE(brancher(p, future), pas_erreur, nommer);
    VERIF_ENTIER(messages, 1);
    VERIF_CODE(partie_jouer(p, "e2e4"), pas_erreur, nommer);
    VERIF_CODE(partie_abandonner(p, 1), pas_erreur, nommer);
    VERIF_ENTIER(messages, 3);
    partie_detruire(p);
}

VERIF(une_vue_future_qui_emploie_une_nouveaute_est_refusee, "PARTIE-VUE-N3")
{
    vue_future *future = (vue_future *)verif_au_bout(sizeof *future);
    const vue_future sans_nouveaute = { .afficher_message = compter };
    partie *p = nouvelle();
    int i;

    for (i = 0; i < 3; i++) {
        VERIF_CONTEXTE("nouveauté %d", i);
        *future = sans_nouveaute;
        if (i != 1)
            future->annoncer_coup = annoncer_coup;
        if (i != 0)
            future->annoncer_fin = annoncer_fin;
        VERIF_CODE(brancher(p, future), erreur_argument_hors_limites, nommer);
        VERIF_CODE(partie_jouer(p, i == 0 ? "a2a3" : i == 1 ? "a7a6" : "h2h3"), pas_erreur,
                   nommer);
    }
    VERIF_INDICE("la vue refusée n'est pas branchée à moitié");
    VERIF_ENTIER(messages, 0);
    partie_detruire(p);
}

/* ---- Images --------------------------------------------------------------------------------- */

static char une[1 << 17], autre[1 << 17];

/* Les quatre fonctions acceptent cette image, et dessinent ce que l'image presente dessine ; ou la
 * refusent toutes, si presente est NULL. */
static void verifie_image(const image_future *future, const image_echiquier *presente)
{
    const image_echiquier *image = (const image_echiquier *)(const void *)future;
    type_erreur code = presente == NULL ? erreur_argument_hors_limites : pas_erreur;
    partie *p = nouvelle();
    echiquier e;

    echiquier_initialiser(&e);
    entrer_dans_un_dossier();
    VERIF_CODE(partie_ecrire_svg_fichier(p, image, "p.svg"), code, nommer);
    VERIF_CODE(echiquier_ecrire_svg_fichier(&e, image, "e.svg"), code, nommer);
    VERIF_ENTIER(compter_les_fichiers(0), presente == NULL ? 0 : 2);
    quitter_le_dossier();
    if (presente == NULL) {
        VERIF_TEXTE_VIDE(une, partie_ecrire_svg(p, image, une, sizeof une));
        VERIF_TEXTE_VIDE(une, echiquier_ecrire_svg(&e, image, une, sizeof une));
    } else {
        VERIF_VRAI(partie_ecrire_svg(p, image, une, sizeof une) > 0);
        VERIF_VRAI(partie_ecrire_svg(p, presente, autre, sizeof autre) > 0);
        VERIF_CHAINE(une, autre);
        VERIF_VRAI(echiquier_ecrire_svg(&e, image, une, sizeof une) > 0);
        VERIF_CHAINE(une, autre);
    }
    partie_detruire(p);
}

VERIF(une_image_future, "ECHIQUIER-SVG-N2 PARTIE-SVG-N2 ECHIQUIER-SVG-FICHIER-N2 "
                        "PARTIE-SVG-FICHIER-N2 PARTIE-SVG-G1")
{
    static const fleche_echiquier fleche = { 4, 1, 4, 3 };
    static const image_echiquier presente = { .largeur = 128, .nombre_fleches = 1,
                                              .cases = ECHECS_CASE(4, 3), .fleches = &fleche };
    const image_future sans_nouveaute = { .largeur = 128, .nombre_fleches = 1,
                                          .cases = ECHECS_CASE(4, 3), .fleches = &fleche };
    image_future *future = (image_future *)verif_au_bout(sizeof *future);

    *future = sans_nouveaute;
    verifie_image(future, &presente);
    VERIF_CONTEXTE("des cases pleines");
    future->cases_pleines = ECHECS_CASE(0, 0);
    verifie_image(future, NULL);
    VERIF_CONTEXTE("la moitié d'un membre");
    *future = sans_nouveaute;
    future->couleur_claire = 0xffffff;
    verifie_image(future, NULL);
    *future = sans_nouveaute;
    future->couleur_sombre = 1;
    verifie_image(future, NULL);
    VERIF_CONTEXTE("sans nouveauté");
    *future = sans_nouveaute;
    verifie_image(future, &presente);
}

/* Les flèches sont au bout de la mémoire, elles aussi. */
VERIF(les_fleches_ne_sont_pas_lues_au_dela, "PARTIE-SVG-N4 PARTIE-SVG-N6 PARTIE-SVG-G1")
{
    enum { nombre = 1000 };
    fleche_echiquier *fleches = (fleche_echiquier *)verif_au_bout(nombre * sizeof *fleches);
    image_echiquier image = { .nombre_fleches = nombre, .fleches = fleches };
    partie *p = nouvelle();

    VERIF_VRAI(partie_ecrire_svg(p, &image, NULL, 0) > 0);
    VERIF_INDICE("un nombre refusé l'est sans lire les flèches");
    image.nombre_fleches = nombre + 1;
    VERIF_NATUREL(partie_ecrire_svg(p, &image, NULL, 0), 0);
    partie_detruire(p);
}

/* ---- Diagnostic ------------------------------------------------------------------------------ */

/* Appelle une des trois fonctions qui remplissent un diagnostic. */
static type_erreur lire_par(int fonction, partie *p, const char *texte, diagnostic_futur *futur)
{
    diagnostic_pgn *d = (diagnostic_pgn *)(void *)futur;
    lecteur_pgn *l;
    type_erreur code;

    if (fonction == 0)
        return partie_lire_pgn(p, texte, 0, d);
    if (fonction == 1) {
        entrer_dans_un_dossier();
        ecrire_texte("f", texte);
        code = partie_lire_pgn_fichier(p, "f", 0, d);
        quitter_le_dossier();
        return code;
    }
    l = lecteur_pgn_ouvrir_texte(texte, 0);
    VERIF_NON_NUL(l);
    code = lecteur_pgn_lire_suivante(l, p, d);
    lecteur_pgn_fermer(l);
    return code;
}

VERIF(un_diagnostic_futur_a_des_zeros, "PGN-LIRE-G5 PGN-LIRE-FICHIER-G1 PGN-SUIVANTE-G4")
{
    static const struct {
        const char *texte;
        type_erreur code;
        int ligne, colonne;
    } lectures[] = {
        { "1. e4 *", pas_erreur, 0, 0 },
        { "1. e4 e5\n2. Ke3 *", erreur_pgn, 2, 4 },
        { "", erreur_pgn_fin, 0, 0 },
    };
    diagnostic_futur *futur = (diagnostic_futur *)verif_au_bout(sizeof *futur);
    partie *p = nouvelle();
    int i, fonction;

    for (i = 0; i < 3; i++) {
        for (fonction = 0; fonction < 3; fonction++) {
            VERIF_CONTEXTE("texte : \"%s\", fonction %d", lectures[i].texte, fonction);
            memset(futur, 0xA5, sizeof *futur);
            VERIF_CODE(lire_par(fonction, p, lectures[i].texte, futur), lectures[i].code, nommer);
            VERIF_ENTIER(futur->ligne, lectures[i].ligne);
            VERIF_ENTIER(futur->colonne, lectures[i].colonne);
            VERIF_ENTIER(futur->numero_partie, 0);
            VERIF_ENTIER(futur->reserve[0], 0);
            VERIF_ENTIER(futur->raison[0] != '\0', lectures[i].code != pas_erreur);
        }
    }
    VERIF_CONTEXTE("une clause non respectée");
    memset(futur, 0xA5, sizeof *futur);
    VERIF_CODE(lire_par(0, NULL, "*", futur), erreur_pointeur_nul, nommer);
    VERIF_ENTIER(futur->numero_partie, 0);
    verifie_rien_a_dire((const diagnostic_pgn *)(const void *)futur);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(une_vue_future_sans_nouveaute_sert_comme_avant),
    VERIF_LIGNE(une_vue_future_qui_emploie_une_nouveaute_est_refusee),
    VERIF_LIGNE(une_image_future),
    VERIF_LIGNE(les_fleches_ne_sont_pas_lues_au_dela),
    VERIF_LIGNE(un_diagnostic_futur_a_des_zeros))
