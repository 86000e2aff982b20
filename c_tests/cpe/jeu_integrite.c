/* Section « Jeu » de echecs.h : dire si un jeu est intègre, en ôter une pièce, l'afficher. */
#include "jeu_essai.h"

static const int hors_limites[] = CPE_HORS_LIMITES;
enum { nombre_hors_limites = sizeof hors_limites / sizeof *hors_limites };

/* ---- jeu_est_integre --------------------------------------------------------------------- */

VERIF(integrite_de_null, "JEU-INTEGRE-N1")
{
    VERIF_ENTIER(jeu_est_integre(NULL), 0);
}

VERIF(jeux_integres, "JEU-INTEGRE-G1")
{
    jeu j = petit_jeu();
    echiquier e;

    VERIF_STDERR("", {
        VERIF_INCHANGE(&j, sizeof j, VERIF_ENTIER(jeu_est_integre(&j), 1));
        echiquier_initialiser(&e);
        VERIF_ENTIER(jeu_est_integre(&e.jeu_de_piece_blanc), 1);
        VERIF_ENTIER(jeu_est_integre(&e.jeu_de_piece_noir), 1);
    });
}

static const struct {
    const char *faute;
    int indice;
    piece p;
    const char *ligne;
} fautes[] = {
    { "sorte inconnue", 2, { (type_piece)57, 3, 1 },
      "la pièce d'indice 2 a le type 57, qui n'existe pas" },
    { "sorte négative", 4, { (type_piece)-1, 3, 1 },
      "la pièce d'indice 4 a le type -1, qui n'existe pas" },
    { "hors de l'échiquier", 1, { tour, 0, 8 },
      "la pièce d'indice 1 est hors de l'échiquier : tour (0, 8)" },
    { "valide après une invalide", 9, { dame, 3, 0 },
      "la pièce d'indice 9 est valide après une pièce invalide" },
    { "deux pièces sur une case", 3, { fou, 0, 0 },
      "les pièces d'indices 1 et 3 sont toutes deux sur la case (0, 0)" },
    { "pas de roi", 0, { dame, 4, 0 }, "il n'y a pas de roi" },
    { "deux rois", 3, { roi, 7, 7 }, "les pièces d'indices 0 et 3 sont deux rois" },
    { "pions des deux couleurs", 3, { pion_noir, 7, 6 },
      "il y a un pion blanc à l'indice 2 et un pion noir à l'indice 3" },
};
enum { nombre_fautes = sizeof fautes / sizeof *fautes };

VERIF(jeux_qui_ne_sont_pas_integres, "JEU-INTEGRE-G2 JEU-INTEGRE-G4")
{
    jeu j = n_importe_quoi();
    int i;

    echecs_choisir_contrats(contrats_silence);
    VERIF_ENTIER(jeu_est_integre(&j), 0);
    for (i = 0; i < nombre_fautes; i++) {
        VERIF_CONTEXTE("%s", fautes[i].faute);
        j = petit_jeu();
        j.ensemble_de_piece[fautes[i].indice] = fautes[i].p;
        VERIF_INCHANGE(&j, sizeof j, VERIF_ENTIER(jeu_est_integre(&j), 0));
    }
}

VERIF(ce_qui_ne_va_pas_est_dit, "JEU-INTEGRE-G5")
{
    char ligne[200];
    int i;

    if (!VERIF_PARLE(jeu_est_integre(NULL)))
        return;
    for (i = 0; i < nombre_fautes; i++) {
        jeu j = petit_jeu();

        VERIF_CONTEXTE("%s", fautes[i].faute);
        j.ensemble_de_piece[fautes[i].indice] = fautes[i].p;
        snprintf(ligne, sizeof ligne, "libechecs : jeu_est_integre : %s\n", fautes[i].ligne);
        VERIF_STDERR(ligne, jeu_est_integre(&j));
        ligne[strlen(ligne) - 1] = '\0';
        VERIF_CHAINE(echecs_derniere_erreur(), ligne);
    }
}

/* Toutes les fautes à la fois, puis une de moins à chaque tour. */
VERIF(la_premiere_faute_du_jeu_est_dite, "JEU-INTEGRE-G5")
{
    static const type_erreur codes[] = {
        erreur_echiquier_sorte, erreur_echiquier_coordonnees, erreur_echiquier_ordre,
        erreur_echiquier_case_partagee, erreur_echiquier_rois, erreur_echiquier_pions,
    };
    jeu j = petit_jeu();
    piece *p = j.ensemble_de_piece;
    int i;

    if (!VERIF_PARLE(jeu_est_integre(NULL)))
        return;
    echecs_choisir_contrats(contrats_silence);
    p[0].type = dame;             /* pas de roi */
    p[1].type = (type_piece)57;
    p[2].coord_y = 8;
    p[3].type = pion_noir;        /* et le pion d'indice 2 est blanc */
    p[3].coord_x = p[3].coord_y = 0;
    constructeur_piece_dame(&p[9], 3, 0);
    for (i = 0; i < 6; i++) {
        VERIF_CONTEXTE("sans les %d premières fautes", i);
        VERIF_ENTIER(jeu_est_integre(&j), 0);
        VERIF_CODE(echecs_dernier_code(), codes[i], nommer);
        switch (i) {
        case 0: p[1].type = tour; break;
        case 1: p[2].coord_y = 1; break;
        case 2: piece_invalider(&p[9]); break;
        case 3: p[3].coord_x = 7; break;
        case 4: p[0].type = roi; break;
        default: p[3].type = fou; break;
        }
    }
    VERIF_ENTIER(jeu_est_integre(&j), 1);
}

VERIF(l_integrite_n_arrete_rien, "JEU-INTEGRE-G3 JEU-INTEGRE-G2 JEU-INTEGRE-G5")
{
    jeu j = jeu_vide();

    echecs_choisir_contrats(contrats_arret);
    VERIF_ENTIER(jeu_est_integre(&j), 0);
    echecs_choisir_contrats(contrats_silence);
    VERIF_STDERR("", VERIF_ENTIER(jeu_est_integre(&j), 0));
    echecs_choisir_contrats(contrats_message);
    if (VERIF_PARLE(jeu_est_integre(NULL)))
        VERIF_STDERR_UNE_LIGNE("il n'y a pas de roi", jeu_est_integre(&j));
}

/* ---- jeu_supprimer_piece ------------------------------------------------------------------- */

VERIF(supprimer_dans_null, "JEU-SUPPRIMER-N1")
{
    VERIF_INDICE("NULL ne se déréférence pas");
    jeu_supprimer_piece(NULL, 0, 0);
}

VERIF(supprimer_hors_de_l_echiquier, "JEU-SUPPRIMER-N2")
{
    jeu j = petit_jeu();
    int i;

    for (i = 0; i < nombre_hors_limites; i++) {
        VERIF_CONTEXTE("coordonnée %d", hors_limites[i]);
        VERIF_INCHANGE(&j, sizeof j, jeu_supprimer_piece(&j, hors_limites[i], 0));
        VERIF_INCHANGE(&j, sizeof j, jeu_supprimer_piece(&j, 0, hors_limites[i]));
    }
}

VERIF(supprimer_une_piece, "JEU-SUPPRIMER-G1 JEU-SUPPRIMER-G4")
{
    int supprimee, i;

    for (supprimee = 0; supprimee < 4; supprimee++) {
        jeu avant = petit_jeu(), j = avant;
        const piece *p = &avant.ensemble_de_piece[supprimee];

        VERIF_CONTEXTE("pièce d'indice %d", supprimee);
        jeu_supprimer_piece(&j, p->coord_x, p->coord_y);
        VERIF_INDICE("les suivantes avancent d'un rang, dans le même ordre");
        for (i = 0; i < MAX_PIECE; i++) {
            const piece *attendue = &avant.ensemble_de_piece[i < supprimee ? i : i + 1];

            if (i == MAX_PIECE - 1)
                attendue = &avant.ensemble_de_piece[MAX_PIECE - 1]; /* invalide */
            verifie_piece(&j.ensemble_de_piece[i], attendue->type, attendue->coord_x,
                          attendue->coord_y);
        }
    }
}

VERIF(supprimer_dans_un_jeu_plein, "JEU-SUPPRIMER-G1 JEU-SUPPRIMER-G4")
{
    echiquier e;

    echiquier_initialiser(&e);
    jeu_supprimer_piece(&e.jeu_de_piece_blanc, 0, 0);
    VERIF_ENTIER(jeu_compter_nombre_piece(&e.jeu_de_piece_blanc), 15);
    VERIF_ENTIER(e.jeu_de_piece_blanc.ensemble_de_piece[6].type, roi);
    verifie_piece(&e.jeu_de_piece_blanc.ensemble_de_piece[15], invalide, -1, -1);
}

VERIF(supprimer_la_premiere, "JEU-SUPPRIMER-G4 JEU-SUPPRIMER-G5")
{
    jeu j = deux_sur_une_case(), attendu = j;

    attendu.ensemble_de_piece[1] = j.ensemble_de_piece[2];
    attendu.ensemble_de_piece[2] = j.ensemble_de_piece[3];
    attendu.ensemble_de_piece[3] = j.ensemble_de_piece[4];
    jeu_supprimer_piece(&j, 0, 0);
    VERIF_INDICE("des deux pièces en a1, celle dont l'indice est le plus petit");
    VERIF_MEME(&j, &attendu, sizeof j);
}

VERIF(supprimer_sans_piece, "JEU-SUPPRIMER-G2")
{
    jeu j = petit_jeu(), bruit = n_importe_quoi();

    VERIF_INCHANGE(&j, sizeof j, jeu_supprimer_piece(&j, 5, 5));
    VERIF_INCHANGE(&bruit, sizeof bruit, jeu_supprimer_piece(&bruit, 5, 5));
}

/* ---- jeu_afficher_debug ---------------------------------------------------------------------- */

VERIF(afficher_null, "JEU-DEBUG-N1")
{
    VERIF_STDOUT("", jeu_afficher_debug(NULL));
}

VERIF(afficher_un_jeu, "JEU-DEBUG-G1")
{
    jeu j = petit_jeu();

    j.ensemble_de_piece[15].type = (type_piece)99;
    VERIF_STDOUT(" 0 roi (4, 0)\n"
                 " 1 tour (0, 0)\n"
                 " 2 pion_blanc (3, 1)\n"
                 " 3 fou (7, 7)\n"
                 " 4 invalide (-1, -1)\n"
                 " 5 invalide (-1, -1)\n"
                 " 6 invalide (-1, -1)\n"
                 " 7 invalide (-1, -1)\n"
                 " 8 invalide (-1, -1)\n"
                 " 9 invalide (-1, -1)\n"
                 "10 invalide (-1, -1)\n"
                 "11 invalide (-1, -1)\n"
                 "12 invalide (-1, -1)\n"
                 "13 invalide (-1, -1)\n"
                 "14 invalide (-1, -1)\n"
                 "15 type inconnu 99 (-1, -1)\n",
                 jeu_afficher_debug(&j));
}

/* ---- Les lignes de la bibliothèque ------------------------------------------------------------ */

VERIF(les_lignes_nomment_les_clauses, "CONTRATS-G2")
{
    jeu j = petit_jeu();

    VERIF_STDERR("libechecs : jeu_compter_nombre_piece [JEU-COMPTER-N1] : j vaut NULL\n",
                 jeu_compter_nombre_piece(NULL));
    VERIF_STDERR_UNE_LIGNE("jeu_existe_piece [JEU-EXISTE-N1]", jeu_existe_piece(NULL, 0, 0));
    VERIF_STDERR_UNE_LIGNE("jeu_existe_piece [JEU-EXISTE-N2]", jeu_existe_piece(&j, 8, 0));
    VERIF_STDERR_UNE_LIGNE("jeu_recuperer_piece [JEU-PIECE-N1]", jeu_recuperer_piece(NULL, 0, 0));
    VERIF_STDERR_UNE_LIGNE("jeu_recuperer_piece [JEU-PIECE-N2]", jeu_recuperer_piece(&j, 8, 0));
    VERIF_STDERR_UNE_LIGNE("jeu_recuperer_piece_information [JEU-PIECE-INFO-N1]",
                           jeu_recuperer_piece_information(NULL, 0, 0));
    VERIF_STDERR_UNE_LIGNE("jeu_recuperer_piece_information [JEU-PIECE-INFO-N2]",
                           jeu_recuperer_piece_information(&j, 8, 0));
    VERIF_STDERR_UNE_LIGNE("[JEU-ROI-N1]", jeu_recuperer_roi_information(NULL));
    VERIF_STDERR_UNE_LIGNE("[JEU-INTEGRE-N1]", jeu_est_integre(NULL));
    VERIF_STDERR_UNE_LIGNE("[JEU-SUPPRIMER-N1]", jeu_supprimer_piece(NULL, 0, 0));
    VERIF_STDERR_UNE_LIGNE("[JEU-SUPPRIMER-N2] : la case (0, 8) n'est pas",
                           jeu_supprimer_piece(&j, 0, 8));
    VERIF_STDERR_UNE_LIGNE("[JEU-DEBUG-N1]", jeu_afficher_debug(NULL));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(integrite_de_null),
    VERIF_LIGNE(jeux_integres),
    VERIF_LIGNE(jeux_qui_ne_sont_pas_integres),
    VERIF_LIGNE(ce_qui_ne_va_pas_est_dit),
    VERIF_LIGNE(la_premiere_faute_du_jeu_est_dite),
    VERIF_LIGNE(l_integrite_n_arrete_rien),
    VERIF_LIGNE(supprimer_dans_null),
    VERIF_LIGNE(supprimer_hors_de_l_echiquier),
    VERIF_LIGNE(supprimer_une_piece),
    VERIF_LIGNE(supprimer_dans_un_jeu_plein),
    VERIF_LIGNE(supprimer_la_premiere),
    VERIF_LIGNE(supprimer_sans_piece),
    VERIF_LIGNE(afficher_null),
    VERIF_LIGNE(afficher_un_jeu),
    VERIF_LIGNE(les_lignes_nomment_les_clauses))
