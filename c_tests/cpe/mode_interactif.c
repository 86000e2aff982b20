/* Section « Mode interactif » de echecs.h : les parties. */
#include "cpe.h"
#include "../commun/entree.h"
#include "../commun/fichiers.h"


static echiquier e;
static historique_partie h;

/* Joue ces lignes, dans un dossier à soi, et rend ce qui a été écrit sur stdout. */
static const char *jouer_octets(const void *lignes, size_t nombre)
{
    taper(lignes, nombre);
    verif_capture_debut(STDOUT_FILENO);
    api_echec_lance_mode_interactif();
    return verif_capture_fin();
}

static const char *jouer(const char *lignes)
{
    return jouer_octets(lignes, strlen(lignes));
}

/* La position des fichiers que le mode a écrits. */
static const char *position_des_fichiers(void)
{
    static char fen[100];
    echiquier rejoue;

    VERIF_ENTIER(api_echec_lit_fichier_etat(&e, "echec_etat.txt"), 1);
    VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "echec_historique.txt"), 1);
    VERIF_CODE(historique_rejouer(&h, &rejoue), pas_erreur, nommer);
    VERIF_INDICE("les deux fichiers disent la même chose");
    VERIF_MEME(&rejoue, &e, sizeof e);
    VERIF_VRAI(echiquier_ecrire_fen(&e, &h, fen, sizeof fen) > 0);
    return fen;
}

/* Le nombre de lignes de la sortie qui commencent par ce mot. */
static int lignes_qui_commencent(const char *sortie, const char *mot)
{
    int nombre = 0;

    while (sortie != NULL && *sortie != '\0') {
        nombre += strncmp(sortie, mot, strlen(mot)) == 0;
        sortie = strchr(sortie, '\n');
        sortie += sortie != NULL;
    }
    return nombre;
}

VERIF(une_partie_et_ses_fichiers, "INTERACTIF-G1 INTERACTIF-G2")
{
    entrer_dans_un_dossier();
    jouer("# une partie\n\nd 4 1 -> 4 3\nd e7 e5\nd 6 0 -> 5 2\n");
    VERIF_CHAINE(position_des_fichiers(),
                 "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    VERIF_ENTIER(compter_les_fichiers(0), 2);
    VERIF_CONTEXTE("dès le début, et après une nouvelle partie");
    jouer("");
    VERIF_CHAINE(position_des_fichiers(), DEPART);
    jouer("d 4 1 -> 4 3\ni\n");
    VERIF_CHAINE(position_des_fichiers(), DEPART);
    VERIF_CONTEXTE("un coup repris");
    jouer("d 4 1 -> 4 3\nd e7 e5\nannule\nFIN\nd 0 6 -> 0 5\n");
    VERIF_CHAINE(position_des_fichiers(),
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    VERIF_CONTEXTE("une nouvelle partie");
    jouer("d 4 1 -> 4 3\ni\nd 3 1 -> 3 3\n");
    VERIF_CHAINE(position_des_fichiers(),
                 "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
    quitter_le_dossier();
}

VERIF(promotions, "INTERACTIF-G1")
{
    static const struct {
        const char *coup, *fen;
    } cas[] = {
        { "d 0 6 -> 0 7\n", "Q7/4k3/8/8/8/8/8/4K3 b - - 0 1" },
        { "d 0 6 -> 0 7 cavalier\n", "N7/4k3/8/8/8/8/8/4K3 b - - 0 1" },
        { "d a7 a8 tour\n", "R7/4k3/8/8/8/8/8/4K3 b - - 0 1" },
        { "d a7 a8 fou\n", "B7/4k3/8/8/8/8/8/4K3 b - - 0 1" },
    };
    char lignes[100];
    int i;

    entrer_dans_un_dossier();
    VERIF_POSITION("8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    e = partie_de("8/P3k3/8/8/8/8/8/4K3 w - - 0 1")->e;
    api_echec_ecrit_fichier_etat(&e, "depart");
    for (i = 0; i < 4; i++) {
        snprintf(lignes, sizeof lignes, "lit depart\n%s", cas[i].coup);
        jouer(lignes);
        VERIF_CHAINE(position_des_fichiers(), cas[i].fen);
    }
    quitter_le_dossier();
}

VERIF(annonces, "INTERACTIF-G3")
{
    const char *sortie;

    entrer_dans_un_dossier();
    sortie = jouer("d f2 f3\nd e7 e5\nd g2 g4\nd d8 h4\n");
    VERIF_ENTIER(lignes_qui_commencent(sortie, "Échec et mat"), 1);
    VERIF_ENTIER(lignes_qui_commencent(sortie, "Échec"), 1);
    VERIF_ENTIER(lignes_qui_commencent(sortie, "Pat"), 0);
    VERIF_CHAINE_CONTIENT(sortie, "Échec et mat : les noirs gagnent");
    sortie = jouer("d e2 e4\nd f7 f6\nd d1 h5\nd g7 g6\n");
    VERIF_ENTIER(lignes_qui_commencent(sortie, "Échec et mat"), 0);
    VERIF_ENTIER(lignes_qui_commencent(sortie, "Échec"), 1);
    VERIF_POSITION("7k/8/8/6Q1/8/8/8/K7 w - - 0 1");
    e = partie_de("7k/8/8/6Q1/8/8/8/K7 w - - 0 1")->e;
    api_echec_ecrit_fichier_etat(&e, "depart");
    sortie = jouer("lit depart\nd g5 g6\n");
    VERIF_ENTIER(lignes_qui_commencent(sortie, "Pat"), 1);
    VERIF_ENTIER(lignes_qui_commencent(sortie, "Échec"), 0);
    quitter_le_dossier();
}

VERIF(ce_qui_est_montre, "INTERACTIF-G4 INTERACTIF-G3")
{
    char depart[1000];
    const char *sortie;

    entrer_dans_un_dossier();
    VERIF_INDICE("pas d'invite quand stdin n'est pas un terminal");
    snprintf(depart, sizeof depart, "%s", jouer(""));
    VERIF_VRAI(strstr(depart, "> ") == NULL);
    VERIF_CHAINE_CONTIENT(depart, "trait aux blancs\n");
    {
        VERIF_INDICE("l'échiquier après le coup");
        VERIF_CHAINE_CONTIENT(jouer("d e2 e4\n"), "4  · · · · ♙ · · ·\n");
    }
    {
        VERIF_INDICE("la case en cause");
        VERIF_CHAINE_CONTIENT(jouer("d a1 a4\n"), "a2");
    }
    VERIF_CHAINE_CONTIENT(jouer("affiche\n"),
                          "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    sortie = jouer("aide\n");
    VERIF_CHAINE_CONTIENT(sortie, "lit_h ");
    VERIF_CHAINE_CONTIENT(sortie, "annule ");
    VERIF_CHAINE_CONTIENT(jouer("lit absent\n"), "absent, il n'existe pas");
    quitter_le_dossier();
}

VERIF(lignes_refusees, "INTERACTIF-G4")
{
    static const char *refusees[] = {
        "d 4 3 -> 4 4\n", "d 4 1 -> 4 4\n", "d 9 9 -> 1 1\n", "bonjour\n", "lit absent\n",
        "lit_h absent\n", "lit bizarre\n", "annule\n", "\xff\xfe\x1b[2J\n",
        "d 4 1 -> 4 4 dame\n",
    };
    int i, habituelles;

    echecs_choisir_contrats(contrats_silence);
    entrer_dans_un_dossier();
    ecrire_texte("bizarre", "libechecs echiquier 1\n");
    habituelles = lignes_qui_commencent(jouer(""), "");
    for (i = 0; i < (int)(sizeof refusees / sizeof *refusees); i++) {
        VERIF_CONTEXTE("ligne %s", refusees[i]);
        VERIF_INDICE("une ligne de plus, et une seule, dit ce qui ne va pas");
        VERIF_ENTIER(lignes_qui_commencent(jouer(refusees[i]), ""), habituelles + 1);
        VERIF_ENTIER(compter_les_fichiers(0), 3);
        VERIF_CHAINE(position_des_fichiers(), DEPART);
    }
    quitter_le_dossier();
}

VERIF(la_partie_continue_apres_un_refus, "INTERACTIF-G4")
{
    entrer_dans_un_dossier();
    jouer("d 4 3 -> 4 4\nbonjour\nlit absent\nlit_h absent\nannule\nd 4 1 -> 4 3\n");
    VERIF_CHAINE(position_des_fichiers(),
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    quitter_le_dossier();
}

VERIF(lignes_hors_du_commun, "INTERACTIF-G4")
{
    static char longue[1 << 20];
    static const char avec_zero[] = "d 4 1 -> 4 3\0\nd 3 1 -> 3 3\n";
    static const char suite[] = "\nd 2 1 -> 2 3";

    entrer_dans_un_dossier();
    VERIF_CONTEXTE("un octet nul");
    jouer_octets(avec_zero, sizeof avec_zero - 1);
    VERIF_CHAINE(position_des_fichiers(),
                 "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1");
    VERIF_CONTEXTE("une ligne d'un mébioctet, puis une qui n'est pas finie");
    memset(longue, ' ', sizeof longue);
    memcpy(longue, "d 4 1 -> 4 3", 12);
    memcpy(longue + sizeof longue - sizeof suite, suite, sizeof suite - 1);
    jouer_octets(longue, sizeof longue - 1);
    VERIF_CHAINE(position_des_fichiers(),
                 "rnbqkbnr/pppppppp/8/8/2P5/8/PP1PPPPP/RNBQKBNR b KQkq - 0 1");
    VERIF_CONTEXTE("la ligne la plus longue, et un octet de plus");
    memset(longue, ' ', 3 * MAX_LIGNE_COMMANDE);
    memcpy(longue, "d 4 1 -> 4 3", 12);
    longue[MAX_LIGNE_COMMANDE - 1] = '\n';
    memcpy(longue + MAX_LIGNE_COMMANDE, "d 4 6 -> 4 4", 12);
    longue[2 * MAX_LIGNE_COMMANDE] = '\n';
    jouer_octets(longue, 2 * MAX_LIGNE_COMMANDE + 1);
    VERIF_CHAINE(position_des_fichiers(),
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    quitter_le_dossier();
}

VERIF(lire_un_echiquier_ou_une_partie, "INTERACTIF-G5")
{
    PARTIE_DE(p, "r3k2r/8/8/8/8/8/8/R3K2R w Qk - 7 30");

    entrer_dans_un_dossier();
    jouer_un_coup(&p->e, &p->h, 0, 0, 0, 6);
    api_echec_ecrit_fichier_etat(&p->e, "e");
    api_echec_ecrit_fichier_historique(&p->h, "h");
    VERIF_INDICE("la partie est reprise là où elle en est, avec ses droits et ses compteurs");
    jouer("lit_h h\nd 4 7 -> 6 7\n");
    VERIF_CHAINE(position_des_fichiers(), "r4rk1/R7/8/8/8/8/8/4K2R w - - 9 31");
    VERIF_ENTIER(h.nombre_coups, 2);
    VERIF_INDICE("l'échiquier seul commence une nouvelle partie");
    jouer("lit e\nd 0 7 -> 1 7\n");
    VERIF_CHAINE(position_des_fichiers(), "1r2k2r/R7/8/8/8/8/8/4K2R w Kk - 1 2");
    VERIF_ENTIER(h.nombre_coups, 1);
    quitter_le_dossier();
}

VERIF(un_echiquier_ou_l_on_ne_peut_pas_jouer, "INTERACTIF-G4 INTERACTIF-G5")
{
    echecs_choisir_contrats(contrats_arret);
    entrer_dans_un_dossier();
    VERIF_CONTEXTE("le camp qui n'a pas le trait est en échec");
    ecrire_texte("f", "libechecs echiquier 1\ntrait blancs\nblanc roi 0 0\nblanc dame 4 3\n"
                      "noir roi 4 7\nfin\n");
    jouer("lit f\nd 4 1 -> 4 3\n");
    VERIF_CHAINE(position_des_fichiers(),
                 "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    quitter_le_dossier();
}

VERIF(la_partie_precedente_est_gardee, "INTERACTIF-G6")
{
    static const char apres_e4_e5[] = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    static const char commande[] = "lit_h echec_historique_precedent.txt";
    char gardee[5000];
    int i;

    entrer_dans_un_dossier();
    VERIF_CONTEXTE("il n'y a pas de partie précédente");
    VERIF_VRAI(strstr(jouer("d e2 e4\n"), commande) == NULL);
    snprintf(gardee, sizeof gardee, "%s", contenu("echec_historique.txt"));
    for (i = 1; i <= 3; i++) {
        VERIF_CONTEXTE("partie sans coup, fois %d", i);
        VERIF_INDICE("une partie où rien n'est joué ne prend pas la place de la précédente");
        VERIF_CHAINE_CONTIENT(jouer(i == 1 ? "" : "affiche\nd e2 e5\n"), commande);
        VERIF_CHAINE(contenu("echec_historique_precedent.txt"), gardee);
        VERIF_CHAINE(position_des_fichiers(), DEPART);
    }
    VERIF_CONTEXTE("la partie précédente est reprise");
    jouer("lit_h echec_historique_precedent.txt\nd e7 e5\n");
    VERIF_CHAINE(position_des_fichiers(), apres_e4_e5);
    VERIF_CONTEXTE("une partie sans coup, mais qui ne part pas de la position initiale");
    ecrire_texte("f", "libechecs echiquier 1\ntrait blancs\nblanc roi 0 0\nblanc dame 4 3\n"
                      "noir roi 3 7\nfin\n");
    jouer("lit f\n");
    snprintf(gardee, sizeof gardee, "%s", contenu("echec_historique.txt"));
    jouer("");
    VERIF_CHAINE(contenu("echec_historique_precedent.txt"), gardee);
    VERIF_CHAINE(position_des_fichiers(), DEPART);
    VERIF_CONTEXTE("un fichier que personne ne comprend est gardé aussi");
    ecrire_texte("echec_historique.txt", "à moi\n");
    jouer("d e2 e4\n");
    VERIF_CHAINE(contenu("echec_historique_precedent.txt"), "à moi\n");
    quitter_le_dossier();
}

VERIF(la_partie_precedente_ne_peut_pas_etre_gardee, "INTERACTIF-G6")
{
    const char *sortie;

    entrer_dans_un_dossier();
    jouer("d e2 e4\n");
    creer_un_dossier("echec_historique_precedent.txt");
    {
        VERIF_INDICE("rien n'est perdu sans que le joueur le sache");
        sortie = jouer("");
        VERIF_CHAINE_CONTIENT(sortie, "lit_h echec_historique.txt");
        VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "echec_historique.txt"), 1);
        VERIF_ENTIER(h.nombre_coups, 1);
    }
    {
        VERIF_INDICE("et rien ne reste à côté");
        VERIF_ENTIER(compter_les_fichiers(0), 3);
    }
    jouer("lit_h echec_historique.txt\nd e7 e5\n");
    VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "echec_historique.txt"), 1);
    VERIF_ENTIER(h.nombre_coups, 2);
    VERIF_CONTEXTE("un fichier bien trop long pour être celui d'une partie");
    verif_systeme(truncate("echec_historique.txt", 2 << 20) == 0, "truncate");
    VERIF_CHAINE_CONTIENT(jouer(""), "lit_h echec_historique.txt");
    VERIF_ENTIER(api_echec_lit_fichier_historique(&h, "echec_historique.txt"), 0);
    quitter_le_dossier();
}

/* Une longue partie dans echec_historique.txt, et son texte. */
static const char *une_longue_partie(void)
{
    static char texte[5000];

    jouer("d e2 e4\nd e7 e5\nd g1 f3\nd b8 c6\nd f1 b5\nd a7 a6\nd b5 a4\nd g8 f6\n");
    snprintf(texte, sizeof texte, "%s", contenu("echec_historique.txt"));
    return texte;
}

VERIF(la_partie_precedente_quand_il_n_y_a_plus_de_place, "INTERACTIF-G6")
{
    const char *partie;
    char debut[5000];
    size_t place;

    entrer_dans_un_dossier();
    jouer("");
    snprintf(debut, sizeof debut, "%s", contenu("echec_historique.txt"));
    partie = une_longue_partie();
    VERIF_INDICE("la partie précédente est entière, dans l'un des deux fichiers");
    for (place = 0; place < strlen(partie); place = place == 0 ? strlen(debut) : place + 7) {
        VERIF_CONTEXTE("place %d", (int)place);
        ecrire_texte("echec_historique.txt", partie);
        /* La sortie est un fichier aussi : on ne la regarde pas. */
        taper("", 0);
        limiter_les_fichiers(place);
        api_echec_lance_mode_interactif();
        ne_plus_limiter_les_fichiers();
        VERIF_CHAINE(contenu(place < strlen(debut) ? "echec_historique.txt"
                                                   : "echec_historique_precedent.txt"), partie);
        remove("echec_historique_precedent.txt");
        VERIF_INDICE("rien d'autre ne reste dans le dossier");
        VERIF_ENTIER(compter_les_fichiers(0), 2);
    }
    quitter_le_dossier();
}

VERIF(un_fichier_vide_n_est_pas_une_partie, "INTERACTIF-G6")
{
    const char *partie;

    entrer_dans_un_dossier();
    partie = une_longue_partie();
    jouer("");
    ecrire_texte("echec_historique.txt", "");
    VERIF_CHAINE_CONTIENT(jouer(""), "lit_h echec_historique_precedent.txt");
    VERIF_CHAINE(contenu("echec_historique_precedent.txt"), partie);
    VERIF_CHAINE(position_des_fichiers(), DEPART);
    quitter_le_dossier();
}

VERIF(la_partie_precedente_est_un_lien, "INTERACTIF-G6")
{
    const char *partie;

    entrer_dans_un_dossier();
    partie = une_longue_partie();
    VERIF_CONTEXTE("un lien vers un fichier du joueur");
    verif_systeme(rename("echec_historique.txt", "a_moi") == 0, "rename");
    creer_un_lien("a_moi", "echec_historique.txt");
    jouer("d a2 a3\n");
    VERIF_CHAINE(contenu("echec_historique_precedent.txt"), partie);
    VERIF_CHAINE(contenu("a_moi"), partie);
    VERIF_CONTEXTE("un lien vers la partie précédente elle-même");
    verif_systeme(remove("echec_historique.txt") == 0, "remove");
    verif_systeme(rename("a_moi", "echec_historique_precedent.txt") == 0, "rename");
    creer_un_lien("echec_historique_precedent.txt", "echec_historique.txt");
    jouer("d a2 a3\n");
    VERIF_CHAINE(contenu("echec_historique_precedent.txt"), partie);
    VERIF_ENTIER(compter_les_fichiers(0), 3);
    quitter_le_dossier();
}

VERIF(un_programme_arrete_au_pire_moment, "INTERACTIF-G6")
{
    const char *partie;
    int i;

    entrer_dans_un_dossier();
    for (i = 0; i < 2; i++) {
        VERIF_CONTEXTE("%s l'écriture de la nouvelle partie", i == 0 ? "avant" : "après");
        partie = une_longue_partie();
        remove("echec_historique_precedent.txt");
        verif_systeme(rename("echec_historique.txt", "echec_historique_provisoire.txt") == 0, "rename");
        if (i == 1) {
            historique_initialise(&h);
            api_echec_ecrit_fichier_historique(&h, "echec_historique.txt");
        }
        VERIF_CHAINE_CONTIENT(jouer(""), "lit_h echec_historique_precedent.txt");
        VERIF_CHAINE(contenu("echec_historique_precedent.txt"), partie);
        VERIF_ENTIER(compter_les_fichiers(0), 3);
    }
    quitter_le_dossier();
}

VERIF(un_dossier_ou_rien_ne_s_ecrit, "INTERACTIF-G2 INTERACTIF-G4")
{
    const char *sortie;

    echecs_choisir_contrats(contrats_silence);
    entrer_dans_un_dossier();
    creer_un_dossier("echec_etat.txt");
    creer_un_dossier("echec_historique.txt");
    sortie = jouer("d f2 f3\nd e7 e5\nd g2 g4\nd d8 h4\n");
    VERIF_INDICE("la partie continue, et dit qu'elle n'est pas enregistrée");
    VERIF_ENTIER(lignes_qui_commencent(sortie, "Échec et mat"), 1);
    VERIF_CHAINE_CONTIENT(sortie, "echec_etat.txt");
    VERIF_CHAINE_CONTIENT(sortie, "echec_historique.txt");
    quitter_le_dossier();
}

VERIF_PROGRAMME(
    VERIF_LIGNE(une_partie_et_ses_fichiers),
    VERIF_LIGNE(promotions),
    VERIF_LIGNE(annonces),
    VERIF_LIGNE(ce_qui_est_montre),
    VERIF_LIGNE(lignes_refusees),
    VERIF_LIGNE(la_partie_continue_apres_un_refus),
    VERIF_LIGNE(lignes_hors_du_commun),
    VERIF_LIGNE(lire_un_echiquier_ou_une_partie),
    VERIF_LIGNE(un_echiquier_ou_l_on_ne_peut_pas_jouer),
    VERIF_LIGNE(la_partie_precedente_est_gardee),
    VERIF_LIGNE(la_partie_precedente_ne_peut_pas_etre_gardee),
    VERIF_LIGNE(la_partie_precedente_quand_il_n_y_a_plus_de_place),
    VERIF_LIGNE(un_fichier_vide_n_est_pas_une_partie),
    VERIF_LIGNE(la_partie_precedente_est_un_lien),
    VERIF_LIGNE(un_programme_arrete_au_pire_moment),
    VERIF_LIGNE(un_dossier_ou_rien_ne_s_ecrit))
