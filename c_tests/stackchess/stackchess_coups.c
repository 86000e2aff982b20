/* Section « Coups » de stackchess.h : ce qui se joue. */
#include "stackchess_essai.h"

/* Les cases où ces pièces peuvent aller, d'après la liste des coups, dans l'ordre des cases. */
static const char *arrivees(const char *position, const char *depart, int nombre)
{
    static char texte[4096];
    coup_stackchess coups[400];
    PARTIE_DE(partie, position);
    int total = stackchess_lister_coups(partie, coups, 400);
    int x0, y0, x, y, i;

    VERIF_CONTEXTE("%d pièce(s) de %s", nombre, depart);
    VERIF_VRAI(total <= 400);
    lire_case(depart, &x0, &y0);
    texte[0] = '\0';
    for (x = 0; x < stackchess_taille(partie); x++) {
        for (y = 0; y < stackchess_taille(partie); y++) {
            int liste = 0, joue;

            for (i = 0; i < total; i++) {
                liste += coups[i].x_depart == x0 && coups[i].y_depart == y0
                         && coups[i].x_arrivee == x && coups[i].y_arrivee == y
                         && coups[i].nombre == nombre;
            }
            joue = stackchess_deplacer(partie, x0, y0, x, y, nombre) == stackchess_ok;
            if (joue)
                stackchess_annuler(partie);
            {
                VERIF_INDICE("un coup listé se joue, et un coup qui se joue est listé une fois");
                VERIF_ENTIER(liste, joue);
            }
            if (joue)
                snprintf(texte + strlen(texte), sizeof texte - strlen(texte), "%s%c%d",
                         texte[0] == '\0' ? "" : " ", 'a' + x, y + 1);
        }
    }
    stackchess_detruire(partie);
    return texte;
}

#define EN_L "a2 a4 b1 b5 d1 d5 e2 e4"

/* ---- Chaque pièce seule ------------------------------------------------------------------ */

VERIF(le_roi, "STACKCHESS-DEPLACER-G1 STACKCHESS-LISTER-G1")
{
    VERIF_CHAINE(arrivees("5/5/2R2/5/r3r b -", "c3", 1), "b2 b3 b4 c2 c4 d2 d3 d4");
    VERIF_CHAINE(arrivees("5/5/5/T4/R2rr b -", "a1", 1), "a2 b1 b2");
}

VERIF(dame_fou_et_tour, "STACKCHESS-DEPLACER-G1 STACKCHESS-LISTER-G1")
{
    VERIF_CHAINE(arrivees("5/5/T1D1p/5/2p1(pp) b -", "c3", 1),
                 "a1 a3 a5 b2 b3 b4 c2 c4 c5 d2 d3 d4 e5");
    VERIF_CHAINE(arrivees("5/5/T1F1p/5/2p1(pp) b -", "c3", 1), "a1 a5 b2 b4 d2 d4 e5");
    VERIF_CHAINE(arrivees("5/5/T1T1p/5/2p1(pp) b -", "c3", 1), "a3 b3 c2 c4 c5 d3");
}

VERIF(le_pion_avance, "STACKCHESS-DEPLACER-G1 STACKCHESS-LISTER-G1")
{
    VERIF_CHAINE(arrivees("6/p'p4/6/6/P'P4/6 b -", "a2", 1), "a3 a4");
    VERIF_CHAINE(arrivees("6/p'p4/6/6/P'P4/6 b -", "b2", 1), "b3");
    VERIF_CHAINE(arrivees("6/p'p4/6/6/P'P4/6 n -", "a5", 1), "a3 a4");
    VERIF_CHAINE(arrivees("6/6/T5/6/P'4p/6 b -", "a2", 1), "a3 a4");
    VERIF_CHAINE(arrivees("6/6/p5/T5/P'4p/6 b -", "a2", 1), "a3");
    VERIF_CHAINE(arrivees("6/6/p5/6/P'4p/5T b -", "a2", 1), "a3");
}

VERIF(le_pion_prend_en_diagonale, "STACKCHESS-DEPLACER-G1 STACKCHESS-LISTER-G1")
{
    VERIF_CHAINE(arrivees("6/6/6/p1p3/1(PP)4/5T b -", "b2", 2), "a3 b3 c3");
    VERIF_CHAINE(arrivees("6/6/6/p1p3/1P4/5T b -", "b2", 1), "b3");
    VERIF_CHAINE(arrivees("6/6/6/p1T3/1(PP)4/6 b -", "b2", 2), "a3 b3");
    VERIF_CHAINE(arrivees("6/6/1(pp)4/P1P3/6/5t n -", "b4", 2), "a3 b3 c3");
}

VERIF(le_cavalier, "STACKCHESS-DEPLACER-G1 STACKCHESS-LISTER-G1")
{
    VERIF_CHAINE(arrivees("5/5/2C2/5/r3r b c", "c3", 1), EN_L);
    VERIF_INDICE("un L saute par-dessus tout");
    VERIF_CHAINE(arrivees("5/1ppp1/1pCp1/1ppp1/5 b c", "c3", 1), EN_L);
    VERIF_CHAINE(arrivees("5/5/5/5/C2rr b c", "a1", 1), "b3 c2");
}

/* ---- Plusieurs pièces -------------------------------------------------------------------- */

VERIF(un_groupe_fait_ce_que_chacune_peut, "STACKCHESS-DEPLACER-G1 STACKCHESS-LISTER-G1")
{
    VERIF_CHAINE(arrivees("5/5/2(TF)2/5/r3r b -", "c3", 2), "");
    VERIF_CHAINE(arrivees("5/5/2(DF)2/5/r3r b -", "c3", 2), "a1 a5 b2 b4 d2 d4 e1 e5");
    VERIF_CHAINE(arrivees("5/5/2(RT)2/5/r3r b -", "c3", 2), "b3 c2 c4 d3");
    VERIF_CHAINE(arrivees("6/6/6/6/(P'D)4r/5r b -", "a2", 2), "a3 a4");
    VERIF_CHAINE(arrivees("6/6/6/6/(PD)4r/5r b -", "a2", 2), "a3");
    VERIF_CHAINE(arrivees("6/6/6/6/(P'R)4r/5r b -", "a2", 2), "a3");
    VERIF_CHAINE(arrivees("6/6/6/1r4/(P'F)4r/5r b -", "a2", 2), "b3");
}

VERIF(les_cavaliers_portent, "STACKCHESS-DEPLACER-G1 STACKCHESS-LISTER-G1")
{
    VERIF_CHAINE(arrivees("5/5/2(CT)2/5/r3r b c", "c3", 2), EN_L);
    VERIF_CHAINE(arrivees("5/5/2(TC)2/5/r3r b c", "c3", 2), EN_L);
    VERIF_CHAINE(arrivees("5/5/2(TFC)2/5/r3r b c", "c3", 3), "");
    VERIF_CHAINE(arrivees("5/5/2(TFCC)2/5/r3r b c", "c3", 4), EN_L);
    VERIF_CHAINE(arrivees("5/5/2(CCTF)2/5/r3r b c", "c3", 2), "");
    VERIF_CHAINE(arrivees("5/5/2(CCTF)2/5/r3r b c", "c3", 4), EN_L);
    VERIF_INDICE("un cavalier qui reste en dessous ne change rien");
    VERIF_CHAINE(arrivees("5/5/2(CRR)2/5/r3r b c", "c3", 2), "b2 b3 b4 c2 c4 d2 d3 d4");
}

VERIF(les_pieces_gardent_leur_ordre, "STACKCHESS-DEPLACER-G1 STACKCHESS-DEPLACER-G7")
{
    verifie_suite("6/6/6/6/6/(TDR)r3(rr) b -", "3a1-a2", "6/6/6/6/(TDR)5/1r3(rr) n -");
    verifie_suite("6/6/6/6/6/(TDR)r3(rr) b -", "2a1-a2", "6/6/6/6/(DR)5/Tr3(rr) n -");
    verifie_suite("6/6/6/6/6/(TDR)r3(rr) b -", "2a1-a2 b1-c1 a2-a1 c1-c2 a2-a1",
                  "6/6/6/6/2r3/(TRD)4(rr) n -");
}

VERIF(prises, "STACKCHESS-DEPLACER-G1")
{
    verifie_suite("5/5/2(tt)2/5/(DDD)3r b -", "3a1-c3", "5/5/2(DDD)2/5/4r n -");
    verifie_suite("5/5/2t2/5/(DDD)3r b -", "2a1-c3", "5/5/2(DD)2/5/D3r n -");
    verifie_suite("5/3p1/1(TC)3/3(pp)1/r4 b c", "2b3-d4", "5/3(TC)1/5/3(pp)1/r4 n c");
    verifie_refus("5/5/2t2/5/(DDD)3r b -", "c3-c4", stackchess_piece_adverse);
}

VERIF(promotions, "STACKCHESS-DEPLACER-G2 STACKCHESS-DEPLACER-G8")
{
    VERIF_INDICE("le pion devient une dame : il n'en vient pas une de plus");
    verifie_suite("8/P7/8/8/8/8/P7/6pp b -", "a7-a8", "D7/8/8/8/8/8/P7/6pp n -");
    verifie_suite("4/1(PRP)2/4/3r b -", "3b3-b4", "1(DRD)2/4/4/3r n -");
    verifie_suite("4/1(PRP)2/4/3r b s", "3b3-b4", "1(PRP)2/4/4/3r n s");
    verifie_suite("3R/4/1(pr)2/4 n -", "2b2-b1", "3R/4/4/1(dr)2 b -");
    verifie_suite("4/4/1(PC)2/3r b c", "2b2-c4", "2(DC)1/4/4/3r n c");
    VERIF_INDICE("les pièces qui étaient là restent ce qu'elles sont");
    verifie_suite("1P2/1P2/4/3r b -", "b3-b4", "1(PD)2/4/4/3r n -");
    VERIF_INDICE("le nombre de pièces est comparé avant la promotion");
    verifie_suite("(pp)3/1(PPP)2/4/3r b -", "3b3-a4", "(DDD)3/4/4/3r n -");
    verifie_refus("(pp)3/1(PPP)2/4/3r b -", "2b3-a4", stackchess_pile_adverse_trop_haute);
}

VERIF(un_pion_porte_a_bouge, "STACKCHESS-DEPLACER-G1 STACKCHESS-DEPLACER-G7")
{
    PARTIE_DE(partie, "r4r/6/6/6/1(P'C)4/6 b c");
    piece_stackchess piece = { 0, 0, 0 };

    VERIF_CODE(jouer(partie, "2b2-d3"), stackchess_ok, nommer);
    VERIF_CODE(jouer(partie, "a6-a5"), stackchess_ok, nommer);
    VERIF_CODE(jouer(partie, "2d3-b2"), stackchess_ok, nommer);
    VERIF_CODE(stackchess_piece_en(partie, 1, 1, 0, &piece), stackchess_ok, nommer);
    VERIF_ENTIER(piece.type, 'P');
    VERIF_ENTIER(piece.a_bouge, 1);
    VERIF_CODE(jouer(partie, "a5-a6"), stackchess_ok, nommer);
    VERIF_CODE(jouer(partie, "b2-d3"), stackchess_ok, nommer);
    VERIF_CODE(jouer(partie, "a6-a5"), stackchess_ok, nommer);
    VERIF_INDICE("il est revenu sur la deuxième rangée, mais il a bougé");
    VERIF_CODE(jouer(partie, "b2-b4"), stackchess_pion_deja_bouge, nommer);
    VERIF_CODE(jouer(partie, "b2-b3"), stackchess_ok, nommer);
    stackchess_detruire(partie);
}

/* ---- Des fautes que l'on fait en numérotant les cases ------------------------------------- */

VERIF(le_bord_ne_se_traverse_pas,
      "STACKCHESS-DEPLACER-G3 STACKCHESS-DEPLACER-G9 STACKCHESS-LISTER-G1")
{
    const char *a4 = "tcfdrfct/1p'p'p'p'p'p'p'/7p/p7/(PP)7/8/1P'P'P'P'P'P'P'/TCFDRFCT b c";

    VERIF_INDICE("de a4, la case de gauche n'existe pas : ce n'est pas h5, ni h6");
    verifie_refus(a4, "2a4-h6", stackchess_deplacement_impossible);
    verifie_refus(a4, "2a4-h5", stackchess_deplacement_impossible);
    VERIF_CHAINE(arrivees("8/8/8/C7/8/8/8/(tt)7 b c", "a5", 1), "b3 b7 c4 c6");
    VERIF_CHAINE(arrivees("8/8/8/7C/8/8/8/(tt)7 b c", "h5", 1), "f4 f6 g3 g7");
}

VERIF(diagonales_et_rangees, "STACKCHESS-DEPLACER-G3 STACKCHESS-LISTER-G1")
{
    VERIF_INDICE("une différence de numéros divisible par 7 ou 9 n'est pas une diagonale");
    VERIF_CHAINE(arrivees("(pp)7/8/8/8/8/8/8/F7 b -", "a1", 1), "b2 c3 d4 e5 f6 g7 h8");
    VERIF_CHAINE(arrivees("7(pp)/8/8/8/8/8/8/7F b -", "h1", 1), "a8 b7 c6 d5 e4 f3 g2");
    VERIF_CHAINE(arrivees("(pp)7/8/8/8/8/8/8/T7 b -", "a1", 1),
                 "a2 a3 a4 a5 a6 a7 b1 c1 d1 e1 f1 g1 h1");
}

VERIF(une_pile_va_sur_une_seule_case,
      "STACKCHESS-DEPLACER-G1 STACKCHESS-DEPLACER-G3 STACKCHESS-DEPLACER-G9")
{
    const char *position = "6pp/8/8/8/8/8/(PT)7/8 b -";
    PARTIE_DE(partie, position);

    verifie_refus(position, "2a2-a8", stackchess_deplacement_impossible);
    VERIF_CODE(jouer(partie, "a2-a4"), stackchess_ok, nommer);
    VERIF_INDICE("un coup, puis c'est à l'autre");
    VERIF_CODE(jouer(partie, "a2-a3"), stackchess_piece_adverse, nommer);
    stackchess_detruire(partie);
}

VERIF(une_partie_sur_le_plus_grand_plateau, "STACKCHESS-DEPLACER-G1 STACKCHESS-ANNULER-G1")
{
    stackchess *partie = stackchess_creer(26, STACKCHESS_CAVALIERS);
    char avant[4096];

    snprintf(avant, sizeof avant, "%s", texte_de(partie));
    VERIF_CODE(jouer(partie, "y1-z3"), stackchess_ok, nommer);
    VERIF_CODE(jouer(partie, "z25-z23"), stackchess_ok, nommer);
    VERIF_ENTIER(stackchess_hauteur(partie, 25, 22), 1);
    VERIF_CODE(stackchess_annuler(partie), stackchess_ok, nommer);
    VERIF_CODE(stackchess_annuler(partie), stackchess_ok, nommer);
    VERIF_CHAINE(texte_de(partie), avant);
    stackchess_detruire(partie);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(le_roi),
    VERIF_LIGNE(dame_fou_et_tour),
    VERIF_LIGNE(le_pion_avance),
    VERIF_LIGNE(le_pion_prend_en_diagonale),
    VERIF_LIGNE(le_cavalier),
    VERIF_LIGNE(un_groupe_fait_ce_que_chacune_peut),
    VERIF_LIGNE(les_cavaliers_portent),
    VERIF_LIGNE(les_pieces_gardent_leur_ordre),
    VERIF_LIGNE(prises),
    VERIF_LIGNE(promotions),
    VERIF_LIGNE(un_pion_porte_a_bouge),
    VERIF_LIGNE(le_bord_ne_se_traverse_pas),
    VERIF_LIGNE(diagonales_et_rangees),
    VERIF_LIGNE(une_pile_va_sur_une_seule_case),
    VERIF_LIGNE(une_partie_sur_le_plus_grand_plateau))
