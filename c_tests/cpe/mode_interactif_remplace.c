/* Ce que le mode interactif appelle par son nom, et quand : ce programme en remplace les fonctions
 * qui jouent, écrivent et lisent. */
#include "cpe.h"
#include "../commun/entree.h"

/* Une lettre par appel, dans l'ordre. */
static char trace[100];

static void noter(char lettre)
{
    size_t n = strlen(trace);

    if (n + 1 < sizeof trace)
        trace[n] = lettre;
}

/* Ce que ce programme fait du coup qu'on lui demande. */
static enum { jouer_le_coup, ne_rien_faire, deplacer_seulement, casser } conduite;
static int demande[4];
static echiquier recu; /* l'échiquier du dernier coup demandé */

/* Comme dans le cours, elle ne rend rien. */
void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x0, int y0, int x1, int y1)
{
    noter('d');
    demande[0] = x0, demande[1] = y0, demande[2] = x1, demande[3] = y1;
    recu = *e;
    switch (conduite) {
    case jouer_le_coup: api_echec_deplacer_et_promouvoir(e, h, x0, y0, x1, y1, invalide); break;
    case deplacer_seulement: echiquier_deplacement_realise_coup_standard(e, x0, y0, x1, y1); break;
    case casser: memset(e, 0xA5, sizeof *e); break;
    default: break;
    }
}

type_erreur echecs_interne_api_echec_deplacer_et_promouvoir(echiquier *e, historique_partie *h,
                                                            int x0, int y0, int x1, int y1,
                                                            type_piece promotion);
static int promotions;

/* Ce que ce programme fait d'un coup dont la promotion est choisie. */
static enum { dire_vrai, dire_sans_faire, faire_sans_dire } franchise;

type_erreur api_echec_deplacer_et_promouvoir(echiquier *e, historique_partie *h, int x0, int y0,
                                             int x1, int y1, type_piece promotion)
{
    if (promotion != invalide)
        noter('p');
    promotions += promotion == cavalier;
    if (promotion != invalide && franchise == dire_sans_faire)
        return pas_erreur;
    if (promotion != invalide && franchise == faire_sans_dire) {
        echecs_interne_api_echec_deplacer_et_promouvoir(e, h, x0, y0, x1, y1, promotion);
        return erreur_roi_en_echec;
    }
    return echecs_interne_api_echec_deplacer_et_promouvoir(e, h, x0, y0, x1, y1, promotion);
}

static int ecritures_reussies = 1, lectures_reussies = 1;

int api_echec_ecrit_fichier_etat(const echiquier *e, const char *f)
{
    (void)e;
    noter(strcmp(f, "echec_etat.txt") == 0 ? 'E' : '?');
    return ecritures_reussies;
}

int api_echec_ecrit_fichier_historique(const historique_partie *h, const char *f)
{
    (void)h;
    noter(strcmp(f, "echec_historique.txt") == 0 ? 'H' : '?');
    return ecritures_reussies;
}

int api_echec_lit_fichier_etat(echiquier *e, const char *f)
{
    (void)f;
    noter('l');
    if (lectures_reussies)
        echiquier_initialiser(e);
    return lectures_reussies;
}

int api_echec_lit_fichier_historique(historique_partie *h, const char *f)
{
    (void)f;
    noter('h');
    if (lectures_reussies)
        historique_initialise(h);
    return lectures_reussies;
}

static void verifie_trace(const char *lignes, const char *attendue)
{
    memset(trace, 0, sizeof trace);
    VERIF_APPEL("api_echec_lance_mode_interactif(), avec les lignes %s", lignes);
    taper(lignes, strlen(lignes));
    api_echec_lance_mode_interactif();
    VERIF_CHAINE(trace, attendue);
}

VERIF(chaque_coup_est_demande_une_fois, "INTERACTIF-G1")
{
    VERIF_INDICE("d appelle api_echec_deplacer_piece, la fonction qu'un étudiant écrit");
    verifie_trace("d 4 1 -> 4 3\nFIN\n", "EHdEH");
    VERIF_ENTIER(demande[0], 4);
    VERIF_ENTIER(demande[1], 1);
    VERIF_ENTIER(demande[2], 4);
    VERIF_ENTIER(demande[3], 3);
    VERIF_INDICE("une case qui n'existe pas est l'affaire de cette fonction");
    verifie_trace("d 4 1 -> 4 9\nFIN\n", "EHdEH");
    VERIF_ENTIER(demande[3], 9);
    VERIF_INDICE("une promotion choisie demande la fonction à qui on peut la dire");
    verifie_trace("d 4 1 -> 4 3 cavalier\nFIN\n", "EHpEH");
    VERIF_ENTIER(promotions, 1);
}

VERIF(les_fichiers_sont_ecrits_quand_il_faut, "INTERACTIF-G2")
{
    static const struct {
        const char *lignes, *trace;
    } cas[] = {
        { "", "EH" },
        { "# rien\n\naide\naffiche\nbonjour\nFIN\n", "EH" },
        { "i\n", "EHEH" },
        { "lit f\n", "EHlEH" },
        { "lit_h f\n", "EHhEH" },
        { "annule\n", "EH" },
        { "d e2 e4\nannule\n", "EHdEHEH" },
        { "d e2 e4\nd e2 e4\nd e7 e5 tour\n", "EHdEHdEHpEH" },
    };
    int i;

    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++)
        verifie_trace(cas[i].lignes, cas[i].trace);
    VERIF_INDICE("un coup refusé est enregistré comme les autres");
    conduite = ne_rien_faire;
    verifie_trace("d e2 e4\n", "EHdEH");
    VERIF_INDICE("un fichier qui n'est pas lu ne change rien");
    lectures_reussies = 0;
    verifie_trace("lit f\nlit_h f\n", "EHlh");
    VERIF_INDICE("un fichier qui ne s'écrit pas n'arrête pas la partie");
    ecritures_reussies = 0;
    conduite = jouer_le_coup;
    verifie_trace("d e2 e4\nd e7 e5\n", "EHdEHdEH");
}

VERIF(le_coup_du_programme_est_suivi, "INTERACTIF-G1")
{
    VERIF_INDICE("la partie continue avec l'échiquier que la fonction a laissé");
    conduite = jouer_le_coup;
    verifie_trace("d e2 e4\nd e7 e5\n", "EHdEHdEH");
    VERIF_ENTIER(jeu_existe_piece(&recu.jeu_de_piece_blanc, 4, 3), 1);
    VERIF_ENTIER(recu.joueur_courant, 1);
    VERIF_INDICE("même si elle n'a encore ni historique ni changement de joueur");
    conduite = deplacer_seulement;
    verifie_trace("d e2 e4\nd e4 e5\n", "EHdEHdEH");
    VERIF_ENTIER(jeu_existe_piece(&recu.jeu_de_piece_blanc, 4, 3), 1);
    VERIF_ENTIER(recu.joueur_courant, 0);
    VERIF_INDICE("même si les règles ne mènent pas là : ici, les blancs donnent échec et ont le trait");
    echecs_choisir_contrats(contrats_arret);
    VERIF_STDERR("", verifie_trace("d d1 e7\naffiche\nannule\nd a2 a3\n", "EHdEHdEH"));
    VERIF_ENTIER(jeu_existe_piece(&recu.jeu_de_piece_blanc, 4, 6), 1);
    VERIF_INDICE("un échiquier cassé est oublié");
    conduite = casser;
    verif_capture_debut(STDOUT_FILENO);
    verifie_trace("d e2 e4\nd e2 e3\n", "EHdEHdEH");
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "\nCoup oublié");
    VERIF_ENTIER(echiquier_est_integre(&recu), 1);
    VERIF_ENTIER(jeu_existe_piece(&recu.jeu_de_piece_blanc, 4, 1), 1);
}

VERIF(un_coup_qui_n_est_pas_joue_est_refuse, "INTERACTIF-G1 INTERACTIF-G4")
{
    static const char *lignes[] = { "d e2 e4 dame\nd a2 a3\n", "d e2 e4\nd e7 e5 tour\nd a7 a6\n" };
    static const char *traces[] = { "EHpEHdEH", "EHdEHpEHdEH" };
    const char *sortie;
    int i;

    for (i = 0; i < 4; i++) {
        franchise = i < 2 ? dire_sans_faire : faire_sans_dire;
        VERIF_CONTEXTE("coup %d, %s", i % 2 + 1, i < 2 ? "pas_erreur et rien de fait" : "un code");
        verif_capture_debut(STDOUT_FILENO);
        verifie_trace(lignes[i % 2], traces[i % 2]);
        sortie = verif_capture_fin();
        VERIF_INDICE("une ligne dit pourquoi");
        VERIF_CHAINE_CONTIENT(sortie, nommer_type_erreur(i < 2 ? erreur_deplacement_piece_impossible
                                                               : erreur_roi_en_echec));
        VERIF_INDICE("le coup suivant trouve l'échiquier d'avant");
        VERIF_ENTIER(recu.joueur_courant, i % 2);
        VERIF_ENTIER(jeu_existe_piece(&recu.jeu_de_piece_blanc, 4, i % 2 == 0 ? 1 : 3), 1);
        VERIF_ENTIER(jeu_existe_piece(&recu.jeu_de_piece_noir, 4, 6), 1);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(chaque_coup_est_demande_une_fois),
    VERIF_LIGNE(les_fichiers_sont_ecrits_quand_il_faut),
    VERIF_LIGNE(le_coup_du_programme_est_suivi),
    VERIF_LIGNE(un_coup_qui_n_est_pas_joue_est_refuse))
