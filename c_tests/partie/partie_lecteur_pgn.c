/* Section « Plusieurs parties dans un PGN » de partie.h. */
#include "partie_pgn_essai.h"

#include <fcntl.h>

static ecran e;

/* Six parties, dont deux mauvaises au milieu. */
#define SIX                                                                                \
    "[Event \"1\"]\n\n1. e4 e5 1-0\n\n"                                                    \
    "[Event \"2\"]\n\n1. d4 d5\n2. Ke3 {illégal} *\n\n"                                    \
    "[Event \"3\"]\n\n1. c4 {bien} $1 (1. b4) *\n\n"                                       \
    "1. Nf3 rien\n\n"                                                                      \
    "[Event \"5\"]\n\n1. g3 1/2-1/2\n"                                                     \
    "[Event \"6\"]\n\n*\n"

/* Ce que chaque lecture rend : le code, la place de l'erreur, les coups de la partie ensuite. */
static const struct {
    type_erreur code;
    int ligne, colonne;
    const char *coups, *evenement;
} six[] = {
    { pas_erreur, 0, 0, "e2e4 e7e5", "1" },  { erreur_pgn, 8, 4, "e2e4 e7e5", "1" },
    { pas_erreur, 0, 0, "c2c4", "3" },       { erreur_pgn, 14, 8, "c2c4", "3" },
    { pas_erreur, 0, 0, "g2g3", "5" },       { pas_erreur, 0, 0, "", "6" },
    { erreur_pgn_fin, 0, 0, "", "6" },       { erreur_pgn_fin, 0, 0, "", "6" },
};
enum { nombre_six = sizeof six / sizeof *six };

static lecteur_pgn *ouvrir_texte(const char *texte, unsigned options)
{
    lecteur_pgn *l = lecteur_pgn_ouvrir_texte(texte, options);

    VERIF_NON_NUL(l);
    return l;
}

/* ---- Clauses ------------------------------------------------------------------------------ */

VERIF(ouvrir_avec_null_ou_de_mauvaises_options,
      "PGN-OUVRIR-N1 PGN-OUVRIR-N2 PGN-OUVRIR-TEXTE-N1 PGN-OUVRIR-TEXTE-N2")
{
    static const unsigned options[] = { 4, 1u << 31, UINT_MAX };
    int i;

    entrer_dans_un_dossier();
    ecrire_texte("f", SIX);
    VERIF_POINTEUR(lecteur_pgn_ouvrir_fichier(NULL, 0), NULL);
    VERIF_POINTEUR(lecteur_pgn_ouvrir_texte(NULL, 0), NULL);
    for (i = 0; i < 3; i++) {
        VERIF_CONTEXTE("options %u", options[i]);
        VERIF_POINTEUR(lecteur_pgn_ouvrir_fichier("f", options[i]), NULL);
        VERIF_POINTEUR(lecteur_pgn_ouvrir_texte(SIX, options[i]), NULL);
    }
    quitter_le_dossier();
}

VERIF(lire_la_suivante_avec_null, "PGN-SUIVANTE-N1 PGN-SUIVANTE-N2 PGN-SUIVANTE-G4")
{
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    lecteur_pgn *l = ouvrir_texte("1. d4 *", 0);
    diagnostic_pgn d;

    VERIF_VIDE(&d, VERIF_CODE(lecteur_pgn_lire_suivante(NULL, p, &d), erreur_pointeur_nul, nommer));
    VERIF_VIDE(&d, VERIF_CODE(lecteur_pgn_lire_suivante(l, NULL, &d), erreur_pointeur_nul, nommer));
    verifie_jumelles(p, jumelle);
    VERIF_INDICE("la partie suivante est restée à lire");
    VERIF_CODE(lecteur_pgn_lire_suivante(l, p, &d), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "d2d4");
    lecteur_pgn_fermer(l);
    partie_detruire(p);
    partie_detruire(jumelle);
}

/* ---- Lire l'une après l'autre ---------------------------------------------------------------- */

/* Lit les six parties, et compare chacune. */
static void verifie_six(lecteur_pgn *l)
{
    partie *p = partie_creer();
    int i;

    ecran_brancher(&e, p);
    for (i = 0; i < nombre_six; i++) {
        char *avant = portrait_de(p), *apres;
        diagnostic_pgn d;

        VERIF_CONTEXTE("lecture %d", i + 1);
        VERIF_REMPLIR(&d, sizeof d);
        ecran_oublie(&e);
        VERIF_STDERR("", VERIF_CODE(lecteur_pgn_lire_suivante(l, p, &d), six[i].code, nommer));
        VERIF_ENTIER(d.ligne, six[i].ligne);
        VERIF_ENTIER(d.colonne, six[i].colonne);
        VERIF_CHAINE(coups_de(p), six[i].coups);
        verifie_etiquette(p, "Event", six[i].evenement);
        ecran_verifie(&e, p);
        VERIF_ENTIER(e.messages, 1);
        apres = portrait_de(p);
        if (six[i].code == pas_erreur) {
            verifie_rien_a_dire(&d);
        } else {
            verifie_raison(&d);
            ecran_verifie_refus(&e, p);
            VERIF_CHAINE(apres, avant);
        }
        free(avant);
        free(apres);
    }
    VERIF_CODE(lecteur_pgn_lire_suivante(l, p, NULL), erreur_pgn_fin, nommer);
    partie_detruire(p);
}

VERIF(les_parties_d_un_texte, "PGN-OUVRIR-TEXTE-G1 PGN-SUIVANTE-G1 PGN-SUIVANTE-G2 PGN-SUIVANTE-G3 "
                              "PGN-SUIVANTE-G4")
{
    lecteur_pgn *l;
    char *texte = place_pour(sizeof SIX);

    VERIF_INDICE("le texte est copié : il peut changer et disparaître");
    strcpy(texte, SIX);
    l = ouvrir_texte(texte, 0);
    memset(texte, '?', sizeof SIX);
    free(texte);
    echecs_choisir_contrats(contrats_arret);
    verifie_six(l);
    lecteur_pgn_fermer(l);
}

VERIF(les_parties_d_un_fichier, "PGN-OUVRIR-G1 PGN-SUIVANTE-G1 PGN-SUIVANTE-G2 PGN-SUIVANTE-G3 "
                                "PGN-SUIVANTE-G4")
{
    lecteur_pgn *l;

    echecs_choisir_contrats(contrats_arret);
    entrer_dans_un_dossier();
    ecrire_texte("f", SIX);
    l = lecteur_pgn_ouvrir_fichier("f", 0);
    VERIF_NON_NUL(l);
    verifie_six(l);
    lecteur_pgn_fermer(l);
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    VERIF_CHAINE(contenu("f"), SIX);
    quitter_le_dossier();
}

VERIF(la_suivante_est_comme_par_partie_lire_pgn, "PGN-SUIVANTE-G1 PGN-SUIVANTE-G2")
{
    lecteur_pgn *l = ouvrir_texte(RICHE "\n" RICHE, 0);
    partie *p = riche_annulee(), *lue = lire(RICHE);
    int i;

    for (i = 0; i < 2; i++) {
        VERIF_CODE(lecteur_pgn_lire_suivante(l, p, NULL), pas_erreur, nommer);
        verifie_jumelles(p, lue);
    }
    lecteur_pgn_fermer(l);
    VERIF_CONTEXTE("une erreur laisse aussi ce qui s'annule et se rétablit");
    partie_detruire(p);
    partie_detruire(lue);
    p = riche_annulee();
    lue = riche_annulee();
    l = ouvrir_texte("1. e4 (1. d4\n\n", 0);
    VERIF_CODE(lecteur_pgn_lire_suivante(l, p, NULL), erreur_pgn, nommer);
    VERIF_CODE(lecteur_pgn_lire_suivante(l, p, NULL), erreur_pgn_fin, nommer);
    verifie_jumelles(p, lue);
    lecteur_pgn_fermer(l);
    partie_detruire(p);
    partie_detruire(lue);
}

VERIF(les_options_valent_pour_chaque_partie, "PGN-SUIVANTE-G1 PGN-OUVRIR-G1 PGN-OUVRIR-TEXTE-G1")
{
    unsigned options;
    int i, j;

    entrer_dans_un_dossier();
    ecrire_texte("f", RICHE RICHE RICHE);
    for (options = 0; options < 4; options++) {
        lecteur_pgn *lecteurs[2];
        partie *lue = lire_avec(RICHE, options), *p = partie_creer();

        VERIF_CONTEXTE("options %u", options);
        lecteurs[0] = ouvrir_texte(RICHE RICHE RICHE, options);
        lecteurs[1] = lecteur_pgn_ouvrir_fichier("f", options);
        VERIF_NON_NUL(lecteurs[1]);
        for (i = 0; i < 2; i++) {
            for (j = 0; j < 3; j++) {
                VERIF_CODE(lecteur_pgn_lire_suivante(lecteurs[i], p, NULL), pas_erreur, nommer);
                verifie_memes(p, lue);
            }
            VERIF_CODE(lecteur_pgn_lire_suivante(lecteurs[i], p, NULL), erreur_pgn_fin, nommer);
            lecteur_pgn_fermer(lecteurs[i]);
        }
        partie_detruire(p);
        partie_detruire(lue);
    }
    quitter_le_dossier();
}

/* Une partie sur sept est mauvaise ; chacune a quatre lignes. */
static void ecrire_milliers(const char *nom, int nombre)
{
    FILE *fichier = fopen(nom, "wb");
    int i;

    verif_systeme(fichier != NULL, nom);
    for (i = 0; i < nombre; i++)
        fprintf(fichier, "[Event \"%d\"]\n\n1. e4 e5 {un commentaire de la partie %d} 2. %s\n\n", i,
                i, i % 7 == 3 ? "Nf4 *" : "Nf3 Nc6 1-0");
    verif_systeme(fclose(fichier) == 0, nom);
}

VERIF(des_milliers_de_parties, "PGN-SUIVANTE-G1 PGN-SUIVANTE-G2 PGN-SUIVANTE-G3")
{
    enum { nombre = 10000 };
    partie *p = partie_creer();
    lecteur_pgn *l;
    int i;

    entrer_dans_un_dossier();
    ecrire_milliers("f", nombre);
    l = lecteur_pgn_ouvrir_fichier("f", 0);
    VERIF_NON_NUL(l);
    for (i = 0; i < nombre; i++) {
        char numero[16];
        diagnostic_pgn d;

        VERIF_CONTEXTE("partie %d", i);
        if (i % 7 == 3) {
            VERIF_CODE(lecteur_pgn_lire_suivante(l, p, &d), erreur_pgn, nommer);
            VERIF_ENTIER(d.ligne, 4 * i + 3);
            VERIF_ENTIER(d.colonne, i < 10 ? 45 : i < 100 ? 46 : i < 1000 ? 47 : 48);
        } else {
            VERIF_CODE(lecteur_pgn_lire_suivante(l, p, &d), pas_erreur, nommer);
            snprintf(numero, sizeof numero, "%d", i);
            verifie_etiquette(p, "Event", numero);
            VERIF_ENTIER(partie_nombre_coups(p), 4);
        }
    }
    VERIF_CODE(lecteur_pgn_lire_suivante(l, p, NULL), erreur_pgn_fin, nommer);
    lecteur_pgn_fermer(l);
    partie_detruire(p);
    quitter_le_dossier();
}

VERIF(deux_lecteurs_ne_se_genent_pas, "PGN-OUVRIR-G1 PGN-SUIVANTE-G1")
{
    lecteur_pgn *a, *b;
    partie *p = partie_creer();

    entrer_dans_un_dossier();
    ecrire_texte("f", "1. e4 *\n\n1. d4 *\n");
    a = lecteur_pgn_ouvrir_fichier("f", 0);
    b = lecteur_pgn_ouvrir_fichier("f", 0);
    VERIF_VRAI(a != NULL && b != NULL && a != b);
    VERIF_CODE(lecteur_pgn_lire_suivante(a, p, NULL), pas_erreur, nommer);
    VERIF_CODE(lecteur_pgn_lire_suivante(a, p, NULL), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "d2d4");
    VERIF_CODE(lecteur_pgn_lire_suivante(b, p, NULL), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "e2e4");
    lecteur_pgn_fermer(a);
    VERIF_CODE(lecteur_pgn_lire_suivante(b, p, NULL), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "d2d4");
    lecteur_pgn_fermer(b);
    partie_detruire(p);
    quitter_le_dossier();
}

/* ---- Pendant que la vue parle ------------------------------------------------------------------ */

/* Ce que la vue fait, une seule fois : lire dans la même partie, lire dans une autre, ou fermer. */
typedef struct {
    lecteur_pgn *l;
    partie *autre;
    int fois, veut_fermer;
} pendant_lecture;

static void lire_dans_la_meme(ecran *ecran_en_cours)
{
    pendant_lecture *ici = (pendant_lecture *)ecran_en_cours->libre;
    diagnostic_pgn d;

    ici->fois++;
    VERIF_VIDE(&d, VERIF_CODE(lecteur_pgn_lire_suivante(ici->l, ecran_en_cours->p, &d),
                              erreur_partie_occupee, nommer));
    VERIF_CHAINE(coups_de(ecran_en_cours->p), "e2e4");
}

VERIF(lire_dans_la_partie_dont_la_vue_parle, "PGN-SUIVANTE-N3")
{
    partie *p = nouvelle();
    pendant_lecture ici = { NULL, NULL, 0, 0 };

    echecs_choisir_contrats(contrats_silence);
    ecran_brancher(&e, p);
    e.pendant = lire_dans_la_meme;
    e.libre = &ici;
    ici.l = ouvrir_texte("1. e4 *\n\n1. d4 *\n", 0);
    VERIF_CODE(lecteur_pgn_lire_suivante(ici.l, p, NULL), pas_erreur, nommer);
    VERIF_ENTIER(ici.fois, 3); /* un pion retiré, posé, un message */
    e.pendant = NULL;
    VERIF_INDICE("la partie suivante est restée à lire");
    VERIF_CODE(lecteur_pgn_lire_suivante(ici.l, p, NULL), pas_erreur, nommer);
    VERIF_CHAINE(coups_de(p), "d2d4");
    VERIF_CODE(lecteur_pgn_lire_suivante(ici.l, p, NULL), erreur_pgn_fin, nommer);
    ecran_verifie(&e, p);
    lecteur_pgn_fermer(ici.l);
    partie_detruire(p);
}

static void lire_ailleurs(ecran *ecran_en_cours)
{
    pendant_lecture *ici = (pendant_lecture *)ecran_en_cours->libre;

    if (ici->fois++ > 0)
        return;
    VERIF_CODE(lecteur_pgn_lire_suivante(ici->l, ici->autre, NULL), pas_erreur, nommer);
    if (ici->veut_fermer)
        lecteur_pgn_fermer(ici->l);
}

VERIF(la_vue_lit_dans_une_autre_partie_ou_ferme, "PGN-SUIVANTE-G6 PGN-FERMER-G1")
{
    static const char texte[] = "1. e4 *\n\n1. d4 *\n\n1. c4 *\n";
    static const char mauvais[] = "1. e5 *\n\n1. d4 *\n\n1. c4 *\n";
    int i;

    for (i = 0; i < 4; i++) {
        int en_erreur = i % 2;
        partie *p = nouvelle();
        pendant_lecture ici = { NULL, NULL, 0, 0 };

        VERIF_CONTEXTE("%s, %s", en_erreur ? "une erreur" : "une partie",
                       i / 2 == 1 ? "puis la vue ferme" : "la vue lit seulement");
        ici.veut_fermer = i / 2;
        ici.autre = partie_creer();
        ici.l = ouvrir_texte(en_erreur ? mauvais : texte, 0);
        ecran_brancher(&e, p);
        e.pendant = lire_ailleurs;
        e.libre = &ici;
        VERIF_CODE(lecteur_pgn_lire_suivante(ici.l, p, NULL), en_erreur ? erreur_pgn : pas_erreur,
                   nommer);
        VERIF_CHAINE(coups_de(p), en_erreur ? "" : "e2e4");
        VERIF_CHAINE(coups_de(ici.autre), "d2d4");
        ecran_verifie(&e, p);
        if (!ici.veut_fermer) {
            VERIF_CODE(lecteur_pgn_lire_suivante(ici.l, p, NULL), pas_erreur, nommer);
            VERIF_CHAINE(coups_de(p), "c2c4");
            lecteur_pgn_fermer(ici.l);
        }
        partie_detruire(p);
        partie_detruire(ici.autre);
    }
}

/* ---- Fichiers ------------------------------------------------------------------------------------ */

VERIF(fichiers_qui_ne_s_ouvrent_pas, "PGN-OUVRIR-G2")
{
    static const char *const noms[] = { "", "absent", ".", "tube", "f/rien", "/dev/zero" };
    int i, parle = VERIF_PARLE((void)lecteur_pgn_ouvrir_fichier(NULL, 0));

    entrer_dans_un_dossier();
    ecrire_texte("f", SIX);
    creer_un_tube("tube");
    for (i = 0; i < 6; i++) {
        VERIF_CONTEXTE("fichier « %s »", noms[i]);
        echecs_choisir_contrats(contrats_silence);
        VERIF_STDERR("", VERIF_POINTEUR(lecteur_pgn_ouvrir_fichier(noms[i], 0), NULL));
        echecs_choisir_contrats(contrats_arret);
        if (parle) {
            VERIF_STDERR_UNE_LIGNE("lecteur_pgn_ouvrir_fichier",
                                   VERIF_POINTEUR(lecteur_pgn_ouvrir_fichier(noms[i], 0), NULL));
            VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), "lecteur_pgn_ouvrir_fichier");
        }
    }
    quitter_le_dossier();
}

/* La mémoire du processus est un fichier ordinaire dont le premier octet ne se lit pas. */
VERIF(un_fichier_qui_ne_se_lit_plus, "PGN-SUIVANTE-G5")
{
    partie *p = riche_annulee(), *jumelle = riche_annulee();
    diagnostic_pgn d;
    lecteur_pgn *l;

    il_faut("/proc/self/mem");
    l = lecteur_pgn_ouvrir_fichier("/proc/self/mem", 0);
    VERIF_NON_NUL(l);
    echecs_choisir_contrats(contrats_arret);
    ecran_brancher(&e, p);
    VERIF_REMPLIR(&d, sizeof d);
    VERIF_CODE(lecteur_pgn_lire_suivante(l, p, &d), erreur_fichier_lecture, nommer);
    VERIF_ENTIER(d.ligne, 0);
    verifie_raison(&d);
    ecran_verifie_refus(&e, p);
    VERIF_CODE(lecteur_pgn_lire_suivante(l, p, &d), erreur_pgn_fin, nommer);
    verifie_jumelles(p, jumelle);
    lecteur_pgn_fermer(l);
    partie_detruire(p);
    partie_detruire(jumelle);
}

VERIF(fermer_ce_qui_n_est_pas_un_lecteur, "PGN-FERMER-N1 PGN-SUIVANTE-N1")
{
    static unsigned long long ailleurs[64]; /* une structure du programme */
    lecteur_pgn *l = (lecteur_pgn *)ailleurs;
    partie *p = nouvelle();

    VERIF_INCHANGE(ailleurs, sizeof ailleurs, (void)VERIF_PARLE(lecteur_pgn_fermer(l)));
    VERIF_INCHANGE(ailleurs, sizeof ailleurs,
                   VERIF_CODE(lecteur_pgn_lire_suivante(l, p, NULL), erreur_pointeur_nul, nommer));
    partie_detruire(p);
}

VERIF(fermer_un_lecteur, "PGN-FERMER-G1 PGN-FERMER-G2")
{
    partie *p = partie_creer();
    int i, avant, apres;

    entrer_dans_un_dossier();
    ecrire_texte("f", SIX);
    VERIF_STDERR("", lecteur_pgn_fermer(NULL));
    avant = open("f", O_RDONLY);
    close(avant);
    for (i = 0; i < 100; i++) {
        lecteur_pgn *l = lecteur_pgn_ouvrir_fichier("f", 0);

        VERIF_NON_NUL(l);
        VERIF_CODE(lecteur_pgn_lire_suivante(l, p, NULL), pas_erreur, nommer);
        lecteur_pgn_fermer(l);
    }
    apres = open("f", O_RDONLY);
    close(apres);
    VERIF_INDICE("un fichier resté ouvert prend un numéro");
    VERIF_ENTIER(apres, avant);
    VERIF_INDICE("la partie lue ne dépend pas du lecteur");
    VERIF_CHAINE(coups_de(p), "e2e4 e7e5");
    partie_detruire(p);
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(ouvrir_avec_null_ou_de_mauvaises_options),
    VERIF_LIGNE(lire_la_suivante_avec_null),
    VERIF_LIGNE(les_parties_d_un_texte),
    VERIF_LIGNE(les_parties_d_un_fichier),
    VERIF_LIGNE(la_suivante_est_comme_par_partie_lire_pgn),
    VERIF_LIGNE(les_options_valent_pour_chaque_partie),
    VERIF_LIGNE(des_milliers_de_parties),
    VERIF_LIGNE(deux_lecteurs_ne_se_genent_pas),
    VERIF_LIGNE(lire_dans_la_partie_dont_la_vue_parle),
    VERIF_LIGNE(la_vue_lit_dans_une_autre_partie_ou_ferme),
    VERIF_LIGNE(fichiers_qui_ne_s_ouvrent_pas),
    VERIF_LIGNE(un_fichier_qui_ne_se_lit_plus),
    VERIF_LIGNE(fermer_ce_qui_n_est_pas_un_lecteur),
    VERIF_LIGNE(fermer_un_lecteur))
