/* Ce que les parties entières, les fichiers et le mode interactif appellent par leur nom : ce
 * programme en remplace plusieurs fonctions. */
#include "cpe.h"
#include "../commun/entree.h"
#include "../commun/fichiers.h"

static echiquier e;
static historique_partie h;

/* Ce que les versions de ce programme font, et combien de fois on les a appelées. */
static enum { convenable, refuser, tout_casser, deux_rois } conduite;
static int appels, abimer_l_historique;
static enum {
    aucun,
    deplacement_sans_rien_ecrire,
    deplacement_sans_effet,
    deplacement_au_code_inconnu,
    promotion_sans_effet,
    promotion_au_code_inconnu,
    ajout_sans_effet,
    ajout_au_code_inconnu,
    promotion_en_autre_chose,
    ajout_d_un_autre_coup,
    ajout_en_double,
    dernier_mensonge = ajout_en_double,
    promotion_refusee
} mensonge;

/* Une lettre par appel d'une fonction du coup, dans l'ordre. */
static char trace[20];

static void noter(char lettre)
{
    size_t n = strlen(trace);

    if (n + 1 < sizeof trace)
        trace[n] = lettre;
}

/* Les rois y sautent où ils veulent. */
void echiquier_deplacement_realise_si_possible(echiquier *plateau, int x0, int y0, int x1, int y1,
                                               const historique_partie *partie,
                                               code_erreur_deplacement *erreur,
                                               type_deplacement *type)
{
    (void)partie;
    appels++;
    noter('d');
    if (mensonge == deplacement_sans_rien_ecrire)
        return;
    erreur->type = conduite == refuser ? erreur_roi_en_echec : pas_erreur;
    erreur->coord_x = erreur->coord_y = -1;
    if (mensonge == deplacement_au_code_inconnu)
        erreur->type = (type_erreur)-12345;
    else if (mensonge == deplacement_sans_effet)
        erreur->coord_x = x1;
    else if (conduite == convenable)
        echiquier_deplacement_realise_coup_standard(plateau, x0, y0, x1, y1);
    else if (conduite == tout_casser)
        memset(plateau, 0xA5, sizeof *plateau);
    *type = y1 == 7 ? deplacement_promotion : deplacement_standard;
}

/* Les versions de la bibliothèque, pour les fonctions que ce programme ne fait que compter. */
type_erreur echecs_interne_entree_sortie_ecrit_fichier_historique(const char *f,
                                                                  const historique_partie *partie);
type_erreur echecs_interne_entree_sortie_lit_fichier_historique(const char *f,
                                                                historique_partie *partie);
static int ecritures, lectures, lire_un_coup_impossible;

type_erreur entree_sortie_ecrit_fichier_historique(const char *f, const historique_partie *partie)
{
    ecritures++;
    return echecs_interne_entree_sortie_ecrit_fichier_historique(f, partie);
}

type_erreur entree_sortie_lit_fichier_historique(const char *f, historique_partie *partie)
{
    lectures++;
    if (conduite == tout_casser) {
        memset(partie, 0xA5, sizeof *partie);
        return pas_erreur;
    }
    if (lire_un_coup_impossible) {
        /* D'une case vide : aucune règle n'y trouve de pièce. */
        memset(&partie->coups[0], 0, sizeof partie->coups[0]);
        partie->coups[0].x_depart = partie->coups[0].y_depart = 4;
        partie->nombre_coups = 1;
        return pas_erreur;
    }
    return echecs_interne_entree_sortie_lit_fichier_historique(f, partie);
}

void echecs_interne_echiquier_changer_joueur_courant(echiquier *plateau);
type_erreur echecs_interne_echiquier_promouvoir_pion(echiquier *plateau, int x, int y, type_piece p);
type_erreur echecs_interne_historique_ajouter_coup(historique_partie *partie, const coup_joue *coup);
static int changements, promotions, ajouts;

void echiquier_changer_joueur_courant(echiquier *plateau)
{
    changements++;
    noter('t');
    echecs_interne_echiquier_changer_joueur_courant(plateau);
}

type_erreur echiquier_promouvoir_pion(echiquier *plateau, int x, int y, type_piece p)
{
    promotions++;
    noter('p');
    if (conduite == tout_casser)
        return erreur_promotion_non_permise;
    if (mensonge == promotion_refusee)
        return erreur_piece_adverse;
    if (mensonge == promotion_sans_effet)
        return pas_erreur;
    if (mensonge == promotion_au_code_inconnu)
        return (type_erreur)-12345;
    if (mensonge == promotion_en_autre_chose)
        p = fou;
    return echecs_interne_echiquier_promouvoir_pion(plateau, x, y, p);
}

/* Abîme l'historique, et parfois le reconnaît. */
int historique_ajouter_coup(historique_partie *partie, const coup_joue *coup)
{
    coup_joue autre = *coup;

    ajouts++;
    noter('a');
    if (abimer_l_historique) {
        memset(partie, 0xA5, sizeof *partie);
        return abimer_l_historique == 1 ? erreur_historique_plein : pas_erreur;
    }
    if (mensonge == ajout_sans_effet)
        return pas_erreur;
    if (mensonge == ajout_au_code_inconnu)
        return -12345;
    if (mensonge == ajout_d_un_autre_coup)
        autre.x_arrivee = 5;
    if (mensonge == ajout_en_double)
        echecs_interne_historique_ajouter_coup(partie, coup);
    return echecs_interne_historique_ajouter_coup(partie, &autre);
}

type_erreur entree_sortie_ecrit_fichier_echiquier(const char *f, const echiquier *plateau)
{
    (void)f, (void)plateau;
    appels++;
    return conduite == convenable ? pas_erreur : (type_erreur)77;
}

type_erreur entree_sortie_lit_fichier_echiquier(const char *f, echiquier *plateau)
{
    (void)f;
    appels++;
    if (conduite == convenable) {
        echiquier_initialiser(plateau);
    } else if (conduite == deux_rois) {
        constructeur_piece_roi(&plateau->jeu_de_piece_blanc.ensemble_de_piece[0], 4, 0);
        constructeur_piece_roi(&plateau->jeu_de_piece_noir.ensemble_de_piece[0], 4, 7);
    } else
        memset(plateau, 0xA5, sizeof *plateau);
    return conduite == refuser ? erreur_fichier_contenu : pas_erreur;
}

/* Ce qui prépare une lecture. */
void echecs_interne_echiquier_invalider_jeux(echiquier *plateau);
void echecs_interne_historique_initialise(historique_partie *partie);
static int preparations;

void echiquier_invalider_jeux(echiquier *plateau)
{
    preparations++;
    echecs_interne_echiquier_invalider_jeux(plateau);
}

void historique_initialise(historique_partie *partie)
{
    preparations++;
    echecs_interne_historique_initialise(partie);
}

/* Ce que ces deux fonctions répondent, et combien de fois on le leur a demandé. */
static int accessible = 1, existe = 1, demandes;

int entree_sortie_est_fichier_accessible(const char *f)
{
    (void)f;
    demandes++;
    return accessible;
}

int entree_sortie_est_fichier_existe(const char *f)
{
    (void)f;
    demandes++;
    return existe;
}

int parse_ligne_commande(const char *ligne, action_a_realiser *a)
{
    appels++;
    if (conduite == tout_casser) {
        memset(a, 0xA5, sizeof *a);
        a->type = ligne[0] == 'l' ? lecture_fichier : (type_action)ligne[0];
        return 12;
    }
    a->type = ligne[0] == 's' ? deplacement : rien_a_faire;
    a->x_depart = 4, a->y_depart = 1;
    a->x_arrivee = 4, a->y_arrivee = 3;
    return 1;
}

VERIF(le_coup_du_programme, "API-DEPLACER-G5 API-DEPLACER-G8 API-PROMOUVOIR-G1")
{
    echiquier_initialiser(&e);
    historique_initialise(&h);
    conduite = convenable;
    VERIF_CODE(jouer_un_coup(&e, &h, 4, 0, 4, 4), pas_erreur, nommer);
    VERIF_ENTIER(appels, 1);
    VERIF_ENTIER(jeu_existe_piece(&e.jeu_de_piece_blanc, 4, 4), 1);
    VERIF_ENTIER(e.joueur_courant, 1);
    VERIF_ENTIER(h.nombre_coups, 1);
    conduite = refuser;
    VERIF_INCHANGE(&e, sizeof e, VERIF_INCHANGE(&h, sizeof h, {
        VERIF_CODE(jouer_un_coup(&e, &h, 4, 7, 4, 5), erreur_roi_en_echec, nommer);
    }));
    conduite = tout_casser;
    VERIF_INCHANGE(&e, sizeof e, VERIF_INCHANGE(&h, sizeof h, {
        VERIF_CODE(api_echec_deplacer_et_promouvoir(&e, &h, 4, 7, 4, 5, tour),
                   erreur_echiquier_joueur, nommer);
    }));
}

VERIF(les_autres_fonctions_du_programme, "API-DEPLACER-G5 API-DEPLACER-G3")
{
    partie_d_essai *p;

    conduite = convenable;
    VERIF_POSITION("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    p = partie_de("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    changements = promotions = ajouts = 0;
    memset(trace, 0, sizeof trace);
    VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 0, 6, 0, 7, tour), pas_erreur, nommer);
    VERIF_ENTIER(changements, 1);
    VERIF_ENTIER(promotions, 1);
    VERIF_ENTIER(ajouts, 1);
    {
        VERIF_INDICE("le déplacement, la promotion, le trait, l'ajout");
        VERIF_CHAINE(trace, "dpta");
    }
    VERIF_ENTIER(p->h.coups[0].promotion, tour);
    VERIF_CONTEXTE("l'historique est abîmé, et la fonction le dit, ou non");
    for (abimer_l_historique = 1; abimer_l_historique <= 2; abimer_l_historique++) {
        VERIF_POSITION("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
        p = partie_de("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
        VERIF_INCHANGE(p, sizeof *p,
                       VERIF_CODE(jouer_un_coup(&p->e, &p->h, 4, 0, 4, 1),
                                  abimer_l_historique == 1 ? erreur_historique_plein
                                                           : erreur_historique_invalide,
                                  nommer));
    }
}

VERIF(le_code_du_programme_est_celui_du_refus, "API-DEPLACER-G3 API-PROMOUVOIR-G2")
{
    PARTIE_DE(p, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");

    VERIF_INDICE("la promotion d'abord, puis l'ajout à l'historique");
    conduite = convenable;
    mensonge = promotion_refusee;
    abimer_l_historique = 1;
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 0, 6, 0, 7), erreur_piece_adverse, nommer);
    mensonge = aucun;
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 0, 6, 0, 7), erreur_historique_plein, nommer);
    VERIF_INDICE("le déplacement avant tout");
    mensonge = promotion_refusee;
    conduite = refuser;
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 0, 6, 0, 7), erreur_roi_en_echec, nommer);
}

VERIF(les_fonctions_du_programme_ne_disent_pas_vrai, "API-DEPLACER-G8 API-DEPLACER-G3")
{
    static const type_erreur codes[] = {
        pas_erreur, erreur_deplacement_piece_impossible, erreur_deplacement_piece_impossible,
        erreur_deplacement_piece_impossible, erreur_promotion_non_permise,
        erreur_promotion_non_permise, erreur_historique_invalide, erreur_historique_invalide,
        erreur_promotion_non_permise, erreur_historique_invalide, erreur_historique_invalide,
    };

    VERIF_INDICE("un coup qui n'est pas fait n'est pas ajouté à l'historique");
    conduite = convenable;
    for (mensonge = deplacement_sans_rien_ecrire; mensonge <= dernier_mensonge; mensonge++) {
        PARTIE_DE(p, "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");

        VERIF_CONTEXTE("mensonge %d", (int)mensonge);
        VERIF_INCHANGE(p, sizeof *p,
                       VERIF_CODE(jouer_un_coup(&p->e, &p->h, 0, 6, 0, 7), codes[mensonge], nommer));
        verif_capture_debut(STDOUT_FILENO);
        VERIF_INCHANGE(p, sizeof *p, api_echec_deplacer_piece(&p->e, &p->h, 0, 6, 0, 7));
        VERIF_INDICE("un coup qui n'est pas fait n'a pas de case en cause");
        VERIF_VRAI(strstr(verif_capture_fin(), ", case") == NULL);
    }
}

VERIF(les_fichiers_du_programme, "API-ECRIRE-ETAT-G1 API-LIRE-ETAT-G1 API-LIRE-ETAT-G2")
{
    echiquier depart;

    echiquier_initialiser(&depart);
    conduite = convenable;
    VERIF_ENTIER(api_echec_ecrit_fichier_etat(&depart, "rien/rien"), 1);
    VERIF_ENTIER(appels, 1);
    VERIF_ENTIER(api_echec_lit_fichier_etat(&e, "rien/rien"), 1);
    VERIF_MEME(&e, &depart, sizeof e);
    conduite = refuser;
    VERIF_ENTIER(api_echec_ecrit_fichier_etat(&depart, "rien/rien"), 0);
    VERIF_INCHANGE(&e, sizeof e, VERIF_ENTIER(api_echec_lit_fichier_etat(&e, "rien/rien"), 0));
    conduite = tout_casser;
    VERIF_INDICE("la lecture a rendu pas_erreur, mais l'échiquier n'est pas intègre");
    VERIF_INCHANGE(&e, sizeof e, VERIF_ENTIER(api_echec_lit_fichier_etat(&e, "rien/rien"), 0));
}

/* La lecture du programme ne remplit que ce que le fichier dit, comme celle du cours peut le faire. */
VERIF(un_echiquier_vide_est_a_remplir, "API-LIRE-ETAT-G1")
{
    conduite = deux_rois;
    VERIF_REMPLIR(&e, sizeof e);
    VERIF_INDICE("echiquier_invalider_jeux vide l'échiquier avant la lecture");
    VERIF_ENTIER(api_echec_lit_fichier_etat(&e, "f"), 1);
    VERIF_ENTIER(jeu_compter_nombre_piece(&e.jeu_de_piece_blanc), 1);
    VERIF_ENTIER(e.joueur_courant, 0);
}

VERIF(le_programme_dit_si_un_fichier_est_la, "API-ECRIRE-ETAT-G1 API-ECRIRE-ETAT-G2 "
                                             "API-LIRE-ETAT-G1 API-LIRE-ETAT-G3 "
                                             "API-ECRIRE-HISTORIQUE-G1 API-ECRIRE-HISTORIQUE-G2 "
                                             "API-LIRE-HISTORIQUE-G1 API-LIRE-HISTORIQUE-G3")
{
    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    historique_initialise(&h);
    conduite = convenable;
    VERIF_ENTIER(api_echec_ecrit_fichier_etat(&e, "e") + api_echec_ecrit_fichier_historique(&h, "h"), 2);
    preparations = 0;
    VERIF_ENTIER(api_echec_lit_fichier_etat(&e, "e") + api_echec_lit_fichier_historique(&h, "h"), 2);
    VERIF_ENTIER(demandes, 4);
    VERIF_INDICE("un échiquier vidé, un historique préparé");
    VERIF_ENTIER(preparations, 2);
    accessible = existe = appels = ecritures = lectures = preparations = 0;
    VERIF_INDICE("ce programme dit que non : ni lecture ni écriture, et le joueur l'apprend");
    verif_capture_debut(STDOUT_FILENO);
    VERIF_ENTIER(api_echec_ecrit_fichier_etat(&e, "fichier_e"), 0);
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "fichier_e");
    verif_capture_debut(STDOUT_FILENO);
    VERIF_ENTIER(api_echec_ecrit_fichier_historique(&h, "fichier_h"), 0);
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), "fichier_h");
    verif_capture_debut(STDOUT_FILENO);
    VERIF_INCHANGE(&e, sizeof e, VERIF_ENTIER(api_echec_lit_fichier_etat(&e, "h"), 0));
    VERIF_INCHANGE(&h, sizeof h, VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "h"), 0));
    VERIF_CHAINE_CONTIENT(verif_capture_fin(), " : h");
    VERIF_ENTIER(appels + ecritures + lectures + preparations, 0);
    VERIF_ENTIER(compter_les_fichiers(0), 1);
    quitter_le_dossier();
}

VERIF(les_regles_du_programme_ne_comptent_pas_dans_un_fichier,
      "LIRE-HISTORIQUE-G5 ECRIRE-HISTORIQUE-G4 ECRIRE-HISTORIQUE-G5 ECRIRE-HISTORIQUE-G1 "
      "API-ECRIRE-HISTORIQUE-G1 API-LIRE-HISTORIQUE-G1 API-LIRE-HISTORIQUE-G2")
{
    historique_partie relu;

    entrer_dans_un_dossier();
    echiquier_initialiser(&e);
    historique_initialise(&h);
    conduite = convenable;
    VERIF_CODE(jouer_un_coup(&e, &h, 4, 1, 4, 3), pas_erreur, nommer);
    appels = changements = promotions = ajouts = 0;
    conduite = refuser;
    VERIF_INDICE("ce programme refuserait ce coup, mais on ne lui demande rien");
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_lit_fichier_historique("f", &relu), pas_erreur, nommer);
    VERIF_MEME(&h, &relu, sizeof h);
    VERIF_ENTIER(api_echec_ecrit_fichier_historique(&h, "f"), 1);
    VERIF_ENTIER(ecritures, 2);
    VERIF_ENTIER(api_echec_lit_fichier_historique(&relu, "f"), 1);
    VERIF_ENTIER(lectures, 2);
    VERIF_ENTIER(appels + changements + promotions + ajouts, 0);
    conduite = tout_casser;
    VERIF_INDICE("la lecture a rendu pas_erreur, mais l'historique n'a pas de sens");
    VERIF_INCHANGE(&relu, sizeof relu,
                   VERIF_ENTIER(api_echec_lit_fichier_historique(&relu, "f"), 0));
    VERIF_INDICE("ou qu'il ne se rejoue pas");
    conduite = convenable;
    lire_un_coup_impossible = 1;
    VERIF_INCHANGE(&relu, sizeof relu,
                   VERIF_ENTIER(api_echec_lit_fichier_historique(&relu, "f"), 0));
    VERIF_INDICE("ce programme permet à un roi de sauter, mais pas les règles");
    VERIF_CODE(jouer_un_coup(&e, &h, 4, 7, 4, 4), pas_erreur, nommer);
    VERIF_CODE(entree_sortie_ecrit_fichier_historique("f", &h), erreur_historique_invalide, nommer);
    quitter_le_dossier();
}

static void jouer(const char *lignes)
{
    taper(lignes, strlen(lignes));
    api_echec_lance_mode_interactif();
}

VERIF(le_mode_interactif_appelle_le_programme, "INTERACTIF-G1")
{
    entrer_dans_un_dossier();
    conduite = convenable;
    appels = 0;
    jouer("saute\nrien\n");
    VERIF_INDICE("deux lignes comprises, un coup joué, deux échiquiers écrits par ce programme");
    VERIF_ENTIER(appels, 5);
    VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "echec_historique.txt"), 1);
    VERIF_ENTIER(h.coups[0].y_arrivee, 3);
    quitter_le_dossier();
}

VERIF(le_mode_interactif_survit_au_programme, "INTERACTIF-G1 INTERACTIF-G4")
{
    entrer_dans_un_dossier();
    conduite = tout_casser;
    VERIF_INDICE("des actions, des noms de fichiers sans fin et des échiquiers sans aucun sens");
    jouer("lire\n\x01\n\x02\n\x03\n\x04\n\x06\n\x07\n\x08\n\x09\n~\n\x05\n");
    VERIF_INDICE("rien de tout cela n'est dans la partie enregistrée");
    conduite = convenable;
    VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "echec_historique.txt"), 1);
    VERIF_ENTIER(h.nombre_coups, 0);
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(le_coup_du_programme),
    VERIF_LIGNE(les_autres_fonctions_du_programme),
    VERIF_LIGNE(le_code_du_programme_est_celui_du_refus),
    VERIF_LIGNE(les_fonctions_du_programme_ne_disent_pas_vrai),
    VERIF_LIGNE(les_fichiers_du_programme),
    VERIF_LIGNE(un_echiquier_vide_est_a_remplir),
    VERIF_LIGNE(le_programme_dit_si_un_fichier_est_la),
    VERIF_LIGNE(les_regles_du_programme_ne_comptent_pas_dans_un_fichier),
    VERIF_LIGNE(le_mode_interactif_appelle_le_programme),
    VERIF_LIGNE(le_mode_interactif_survit_au_programme))
