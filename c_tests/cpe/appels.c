/* Combien de fois la bibliothèque appelle les fonctions d'un programme : celui-ci remplace celles
 * qui jugent et qui font les coups, et les compte. */
#include "cpe.h"
#include "../commun/entree.h"
#include "../commun/fichiers.h"

enum {
    dispatcher, validite, realisation, roques, prises, pieces, promotions, traits, ajouts,
    nombre_compteurs
};
static const char *const noms[nombre_compteurs] = {
    "echiquier_deplacement_realise_si_possible",
    "echiquier_deplacement_coup_standard_est_valide",
    "echiquier_deplacement_realise_coup_standard",
    "echiquier_deplacement_special_realise_si_possible_roque",
    "echiquier_deplacement_special_realise_si_possible_prise_en_passant",
    "echiquier_deplacement_standard_est_valide_...",
    "echiquier_promouvoir_pion",
    "echiquier_changer_joueur_courant",
    "historique_ajouter_coup",
};
static int compteurs[nombre_compteurs];

/* Une fonction de ce programme : elle se compte, et fait ce que fait celle de la bibliothèque. */
#define COMPTER(compteur, resultat, rendre, nom, parametres, arguments)                     \
    resultat echecs_interne_##nom parametres;                                               \
    resultat nom parametres                                                                 \
    {                                                                                       \
        compteurs[compteur]++;                                                              \
        rendre echecs_interne_##nom arguments;                                              \
    }

COMPTER(dispatcher, void, , echiquier_deplacement_realise_si_possible,
        (echiquier *e, int x0, int y0, int x1, int y1, const historique_partie *h,
         code_erreur_deplacement *c, type_deplacement *t),
        (e, x0, y0, x1, y1, h, c, t))
COMPTER(validite, int, return, echiquier_deplacement_coup_standard_est_valide,
        (const echiquier *e, int x0, int y0, int x1, int y1, code_erreur_deplacement *c),
        (e, x0, y0, x1, y1, c))
COMPTER(realisation, void, , echiquier_deplacement_realise_coup_standard,
        (echiquier *e, int x0, int y0, int x1, int y1), (e, x0, y0, x1, y1))
COMPTER(promotions, type_erreur, return, echiquier_promouvoir_pion,
        (echiquier *e, int x, int y, type_piece p), (e, x, y, p))
COMPTER(traits, void, , echiquier_changer_joueur_courant, (echiquier *e), (e))
COMPTER(ajouts, int, return, historique_ajouter_coup,
        (historique_partie *h, const coup_joue *c), (h, c))

#define COMPTER_SPECIAL(compteur, suffixe)                                                  \
    COMPTER(compteur, int, return, echiquier_deplacement_special_realise_si_possible_##suffixe, \
            (echiquier *e, int x0, int y0, int x1, int y1, const historique_partie *h,      \
             code_erreur_deplacement *c),                                                   \
            (e, x0, y0, x1, y1, h, c))

COMPTER_SPECIAL(roques, roque)
COMPTER_SPECIAL(prises, prise_en_passant)

#define COMPTER_PIECE(sorte)                                                                \
    COMPTER(pieces, int, return, echiquier_deplacement_standard_est_valide_##sorte,         \
            (const echiquier *e, piece *p, int x, int y, code_erreur_deplacement *c),       \
            (e, p, x, y, c))

COMPTER_PIECE(tour)
COMPTER_PIECE(cavalier)
COMPTER_PIECE(fou)
COMPTER_PIECE(dame)
COMPTER_PIECE(roi)
COMPTER_PIECE(pion_blanc)
COMPTER_PIECE(pion_noir)

static void verifie_compteurs(const int *attendus)
{
    int i;

    for (i = 0; i < nombre_compteurs; i++) {
        VERIF_APPEL("appels de %s", noms[i]);
        VERIF_ENTIER(compteurs[i], attendus[i]);
    }
    memset(compteurs, 0, sizeof compteurs);
}

VERIF(un_coup_appelle_chaque_fonction_une_fois, "API-DEPLACER-G5 DEPLACER-G5")
{
    static const struct {
        const char *quoi, *fen;
        int c[4];
        int attendus[nombre_compteurs];
    } cas[] = {
        { "un déplacement", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", { 4, 1, 4, 3 },
          { 1, 1, 1, 0, 0, 1, 0, 1, 1 } },
        { "un roque", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", { 4, 0, 6, 0 },
          { 1, 1, 0, 1, 0, 1, 0, 1, 1 } },
        { "une prise en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", { 4, 4, 3, 5 },
          { 1, 1, 0, 0, 1, 1, 0, 1, 1 } },
        { "une promotion", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", { 0, 6, 0, 7 },
          { 1, 1, 1, 0, 0, 1, 1, 1, 1 } },
        { "un refus", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", { 0, 0, 1, 1 },
          { 1, 1, 0, 0, 0, 1, 0, 0, 0 } },
        { "un roque refusé", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", { 4, 0, 6, 0 },
          { 1, 1, 0, 1, 0, 1, 0, 0, 0 } },
        { "un roi qui resterait en échec", "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", { 4, 0, 5, 1 },
          { 1, 1, 1, 0, 0, 1, 0, 0, 0 } },
        { "une case qui n'existe pas", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", { 4, 1, 4, 9 },
          { 0, 0, 0, 0, 0, 0, 0, 0, 0 } },
    };
    int i;

    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        const int *c = cas[i].c;
        PARTIE_DE(p, cas[i].fen);

        VERIF_CONTEXTE("%s", cas[i].quoi);
        api_echec_deplacer_piece(&p->e, &p->h, c[0], c[1], c[2], c[3]);
        verifie_compteurs(cas[i].attendus);
        VERIF_POSITION(cas[i].fen);
        p = partie_de(cas[i].fen);
        api_echec_deplacer_et_promouvoir(&p->e, &p->h, c[0], c[1], c[2], c[3], tour);
        verifie_compteurs(cas[i].attendus);
    }
}

static const int aucun_appel[nombre_compteurs];

VERIF(une_partie_jouee_ne_se_rejoue_pas,
      "ECRIRE-HISTORIQUE-G4 LIRE-HISTORIQUE-G5 HISTORIQUE-REJOUER-G4 HISTORIQUE-ANNULER-G5 MAT-G2 PAT-G2")
{
    static historique_partie h;
    echiquier e;
    char fen[100];

    VERIF_INDICE("les fonctions d'un étudiant ne sont appelées que pour le coup que l'on joue");
    entrer_dans_un_dossier();
    partie_variee(&h);
    memset(compteurs, 0, sizeof compteurs);
    VERIF_CONTEXTE("écrire et lire une partie");
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_ENTIER(api_echec_ecrit_fichier_historique(&h, "f"), 1);
    VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "f"), 1);
    verifie_compteurs(aucun_appel);
    VERIF_CONTEXTE("rejouer, mat, pat, FEN, annuler");
    VERIF_CODE(historique_rejouer(&h, &e), pas_erreur, nommer);
    VERIF_ENTIER(echiquier_est_mat(&e, &h), 0);
    VERIF_ENTIER(echiquier_est_pat(&e, &h), 0);
    VERIF_VRAI(echiquier_ecrire_fen(&e, &h, fen, sizeof fen) > 0);
    VERIF_CODE(historique_annuler_coup(&h, &e), pas_erreur, nommer);
    verifie_compteurs(aucun_appel);
    quitter_le_dossier();
}

VERIF(le_mode_interactif_ne_demande_rien_deux_fois, "INTERACTIF-G1")
{
    static const int attendus[nombre_compteurs] = { 6, 6, 4, 1, 0, 6, 0, 4, 4 };
    static const char lignes[] = "d e2 e4\nd e7 e5\nd g1 f3\nd a8 a5\nd b8 c6\nd e1 g1\nannule\naffiche\n"
                                 "lit_h echec_historique.txt\nlit echec_etat.txt\ni\naffiche\nFIN\n";

    entrer_dans_un_dossier();
    VERIF_INDICE("ni le refus, ni la sauvegarde, ni annule, ni lit_h n'appellent ces fonctions");
    taper(lignes, strlen(lignes));
    api_echec_lance_mode_interactif();
    verifie_compteurs(attendus);
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(un_coup_appelle_chaque_fonction_une_fois),
    VERIF_LIGNE(une_partie_jouee_ne_se_rejoue_pas),
    VERIF_LIGNE(le_mode_interactif_ne_demande_rien_deux_fois))
