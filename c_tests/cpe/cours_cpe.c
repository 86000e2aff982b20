/* Un programme qui a gardé du code du cours : ses fonctions se fient à ce que leurs contrats demandent à
 * celui qui les appelle, et ne connaissent que ce que le cours connaît. */
#include "cpe.h"

static int dispatcheurs, phrases;

/* Comme celle du cours, elle arrête le programme si le code n'est pas un des sept. */
const char *nommer_type_erreur(type_erreur erreur)
{
    phrases++;
    if ((int)erreur < 0 || erreur > erreur_roi_en_echec)
        abort();
    return "une phrase du programme";
}

/* Comme celle du cours, elle se fie à la pièce du joueur sur la case de départ. */
void echiquier_deplacement_realise_si_possible(echiquier *e, int x0, int y0, int x1, int y1,
                                               const historique_partie *h, code_erreur_deplacement *c,
                                               type_deplacement *t)
{
    const jeu *j = e->joueur_courant == 0 ? &e->jeu_de_piece_blanc : &e->jeu_de_piece_noir;

    (void)h;
    dispatcheurs++;
    if (!jeu_existe_piece(j, x0, y0))
        abort();
    if (!echiquier_deplacement_coup_standard_est_valide(e, x0, y0, x1, y1, c))
        return;
    echiquier_deplacement_realise_coup_standard(e, x0, y0, x1, y1);
    *t = deplacement_standard;
}

/* La boucle du cours ne connaît que six actions. */
void api_echec_lance_mode_interactif(void)
{
}

static const char *jouer(partie_d_essai *p, int x0, int y0, int x1, int y1)
{
    dispatcheurs = phrases = 0;
    verif_capture_debut(STDOUT_FILENO);
    api_echec_deplacer_piece(&p->e, &p->h, x0, y0, x1, y1);
    return verif_capture_fin();
}

VERIF(une_piece_du_joueur_est_au_depart, "API-DEPLACER-G3 API-DEPLACER-G5")
{
    PARTIE_DE(p, "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1");

    VERIF_CHAINE_CONTIENT(jouer(p, 3, 3, 3, 4), "(code 24), case (3, 3), d4");
    VERIF_ENTIER(dispatcheurs, 0);
    VERIF_CHAINE_CONTIENT(jouer(p, 4, 6, 4, 4), "(code 25), case (4, 6), e7");
    VERIF_ENTIER(dispatcheurs, 0);
    VERIF_CHAINE_CONTIENT(jouer(p, 4, 1, 4, 1), "(code 2)");
    VERIF_ENTIER(dispatcheurs, 0);
    VERIF_CHAINE_COMMENCE(jouer(p, 4, 1, 4, 3), "Coup joué");
    VERIF_ENTIER(dispatcheurs, 1);
}

VERIF(seuls_les_codes_du_cours_sont_demandes, "API-DEPLACER-G11")
{
    PARTIE_DE(p, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");

    VERIF_CHAINE_CONTIENT(jouer(p, 4, 1, 6, 6), "une phrase du programme (code 1)");
    VERIF_ENTIER(phrases, 1);
    VERIF_CHAINE_CONTIENT(jouer(p, 9, 9, 1, 1), "(code 9)");
    VERIF_CHAINE_CONTIENT(jouer(p, 0, 0, 1, 1), "(code 24)");
    VERIF_ENTIER(phrases, 0);
}

VERIF(les_six_actions_du_cours, "COMMANDE-G5")
{
    static const char *autres[] = { "aide", "affiche", "annule", "xyz", "d 4 1", "lit", "d 4 1 -> 4 x" };
    action_a_realiser a;
    int i;

    for (i = 0; i < 7; i++) {
        VERIF_CONTEXTE("ligne \"%s\"", autres[i]);
        a.type = fin;
        verif_capture_debut(STDOUT_FILENO);
        VERIF_ENTIER(parse_ligne_commande(autres[i], &a), 0);
        VERIF_CHAINE_COMMENCE(verif_capture_fin(), "Ligne refusée : ");
        VERIF_ENTIER(a.type, rien_a_faire);
    }
    VERIF_CONTEXTE("les actions du cours");
    VERIF_STDOUT("", {
        VERIF_ENTIER(parse_ligne_commande("d 4 1 -> 4 3", &a), 1);
        VERIF_ENTIER(a.type, deplacement);
        VERIF_ENTIER(parse_ligne_commande("FIN", &a), 1);
        VERIF_ENTIER(a.type, fin);
        VERIF_ENTIER(parse_ligne_commande("# rien", &a), 1);
        VERIF_ENTIER(a.type, rien_a_faire);
    });
}

VERIF_PROGRAMME(
    VERIF_LIGNE(une_piece_du_joueur_est_au_depart),
    VERIF_LIGNE(seuls_les_codes_du_cours_sont_demandes),
    VERIF_LIGNE(les_six_actions_du_cours))
