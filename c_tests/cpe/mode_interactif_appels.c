/* Ce que le mode interactif appelle par son nom : ce programme définit ces fonctions, qui se
 * comptent et font ce que font celles de la bibliothèque. */
#include "cpe.h"
#include "../commun/entree.h"
#include "../commun/fichiers.h"

/* Le nom d'une fonction, son résultat, ses paramètres et ses arguments. */
#define FONCTIONS(F)                                                                        \
    F(action_initialise, void, , (action_a_realiser *a), (a))                               \
    F(parse_ligne_commande, int, return, (const char *l, action_a_realiser *a), (l, a))     \
    F(echiquier_initialiser, void, , (echiquier *e), (e))                                   \
    F(historique_initialise, void, , (historique_partie *h), (h))                           \
    F(historique_initialise_depuis, int, return, (historique_partie *h, const echiquier *e), (h, e)) \
    F(historique_rejouer, int, return, (const historique_partie *h, echiquier *e), (h, e))  \
    F(historique_annuler_coup, int, return, (historique_partie *h, echiquier *e), (h, e))   \
    F(api_echec_deplacer_piece, void, ,                                                     \
      (echiquier *e, historique_partie *h, int a, int b, int c, int d), (e, h, a, b, c, d)) \
    F(api_echec_deplacer_et_promouvoir, type_erreur, return,                                \
      (echiquier *e, historique_partie *h, int a, int b, int c, int d, type_piece p),       \
      (e, h, a, b, c, d, p))                                                                \
    F(api_echec_ecrit_fichier_etat, int, return, (const echiquier *e, const char *f), (e, f)) \
    F(api_echec_ecrit_fichier_historique, int, return,                                      \
      (const historique_partie *h, const char *f), (h, f))                                  \
    F(api_echec_lit_fichier_etat, int, return, (echiquier *e, const char *f), (e, f))       \
    F(api_echec_lit_fichier_historique, int, return, (historique_partie *h, const char *f), (h, f)) \
    F(echiquier_afficher, void, , (const echiquier *e), (e))                                \
    F(echiquier_ecrire_fen, size_t, return,                                                 \
      (const echiquier *e, const historique_partie *h, char *t, size_t n), (e, h, t, n))    \
    F(echiquier_est_en_echec, int, return, (const echiquier *e), (e))                       \
    F(echiquier_est_mat, int, return, (const echiquier *e, const historique_partie *h), (e, h)) \
    F(echiquier_est_pat, int, return, (const echiquier *e, const historique_partie *h), (e, h))

#define NUMERO(nom, resultat, rendre, parametres, arguments) numero_##nom,
enum { FONCTIONS(NUMERO) nombre_fonctions };

#define NOM(nom, resultat, rendre, parametres, arguments) #nom,
static const char *const noms[nombre_fonctions] = { FONCTIONS(NOM) };

static int appels[nombre_fonctions];

#define COMPTER(nom, resultat, rendre, parametres, arguments)                               \
    resultat echecs_interne_##nom parametres;                                               \
    resultat nom parametres                                                                 \
    {                                                                                       \
        appels[numero_##nom]++;                                                             \
        rendre echecs_interne_##nom arguments;                                              \
    }
FONCTIONS(COMPTER)

/* Comme celle du cours, elle ne connaît que ses sept codes. */
static int phrases, codes_inconnus;

const char *nommer_type_erreur(type_erreur erreur)
{
    phrases++;
    codes_inconnus += erreur < pas_erreur || erreur > erreur_roi_en_echec;
    return "ma phrase";
}

static const char *jouer(const char *lignes)
{
    memset(appels, 0, sizeof appels);
    phrases = 0;
    taper(lignes, strlen(lignes));
    verif_capture_debut(STDOUT_FILENO);
    api_echec_lance_mode_interactif();
    return verif_capture_fin();
}

VERIF(tout_est_appele_par_son_nom, "INTERACTIF-G7")
{
    int i;

    entrer_dans_un_dossier();
    jouer("d e2 e4\nd e7 e5 dame\nannule\naffiche\nlit echec_etat.txt\n"
          "lit_h echec_historique.txt\ni\nFIN\n");
    for (i = 0; i < nombre_fonctions; i++) {
        VERIF_APPEL("appels de %s", noms[i]);
        VERIF_VRAI(appels[i] > 0);
    }
    quitter_le_dossier();
}

VERIF(les_phrases_du_programme, "INTERACTIF-G7 API-DEPLACER-G11")
{
    entrer_dans_un_dossier();
    VERIF_CHAINE_CONTIENT(jouer("d a1 a4\n"), "ma phrase (code 3)");
    VERIF_ENTIER(phrases, 1);
    VERIF_CHAINE_CONTIENT(jouer("d e1 g1 dame\n"), "ma phrase (code 5)");
    VERIF_ENTIER(phrases, 1);
    VERIF_INDICE("les codes que le cours n'a pas ne sont pas donnés à la fonction du programme");
    jouer("d e4 e5\nd 9 9 -> 1 1\nd e7 e5 dame\nannule\nlit absent\n");
    VERIF_ENTIER(phrases, 0);
    VERIF_ENTIER(codes_inconnus, 0);
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(tout_est_appele_par_son_nom),
    VERIF_LIGNE(les_phrases_du_programme))
