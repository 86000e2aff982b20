/* Section « Piles » de stackchess.h. */
#include "stackchess_essai.h"

static const stackchess_piece tour_blanche = { 'T', 'B', 0 }, pion_noir_bouge = { 'P', 'N', 1 };
static const int hauteurs_fausses[] = { INT_MIN, -1, PILE_CAPACITE + 1, INT_MAX };
enum { nombre_fausses = 4 };

/* Une pièce différente pour chaque rang. */
static stackchess_piece piece_de_rang(int rang)
{
    stackchess_piece p = { 0, 0, 0 };

    p.type = "RDFTPC"[rang % 6];
    p.couleur = "BN"[rang / 6 % 2];
    p.a_bouge = rang;
    return p;
}

/* Une pile de cette hauteur, faite avec les fonctions. */
static pile pile_de(int hauteur)
{
    pile p;
    int i;

    memset(&p, 0xA5, sizeof p);
    pile_initialiser(&p);
    for (i = 0; i < hauteur; i++)
        VERIF_ENTIER(pile_empiler(&p, piece_de_rang(i)), 1);
    return p;
}

/* La pile n'a pas changé depuis pile_de, qui lui a donné ces pièces. */
static void verifie_pile(const pile *p, int hauteur, int pieces)
{
    int i;

    VERIF_ENTIER(p->hauteur, hauteur);
    for (i = 0; i < pieces; i++)
        verifie_piece(p->pieces[i], piece_de_rang(i));
}

VERIF(pointeurs_nuls, "PILE-INIT-N1 PILE-VIDE-N1 PILE-TAILLE-N1 PILE-EMPILER-N1 PILE-DEPILER-N1 "
                      "PILE-SOMMET-N1")
{
    stackchess_piece piece = pion_noir_bouge;

    VERIF_INDICE("NULL ne se déréférence pas");
    pile_initialiser(NULL);
    VERIF_ENTIER(pile_est_vide(NULL), 1);
    VERIF_ENTIER(pile_taille(NULL), 0);
    VERIF_ENTIER(pile_empiler(NULL, tour_blanche), 0);
    VERIF_ENTIER(pile_depiler(NULL, &piece), 0);
    VERIF_ENTIER(pile_sommet(NULL, &piece), 0);
    verifie_piece(piece, pion_noir_bouge);
}

VERIF(piece_nulle, "PILE-DEPILER-N4 PILE-SOMMET-N4")
{
    pile p = pile_de(2);

    VERIF_ENTIER(pile_depiler(&p, NULL), 0);
    VERIF_ENTIER(pile_sommet(&p, NULL), 0);
    verifie_pile(&p, 2, 2);
}

VERIF(hauteurs_insensees, "PILE-VIDE-N2 PILE-TAILLE-N2 PILE-EMPILER-N2 PILE-DEPILER-N2 "
                          "PILE-SOMMET-N2")
{
    stackchess_piece piece = pion_noir_bouge;
    pile p = pile_de(3);
    int i;

    for (i = 0; i < nombre_fausses; i++) {
        VERIF_CONTEXTE("hauteur %d", hauteurs_fausses[i]);
        p.hauteur = hauteurs_fausses[i];
        VERIF_ENTIER(pile_est_vide(&p), 1);
        VERIF_ENTIER(pile_taille(&p), 0);
        VERIF_ENTIER(pile_empiler(&p, tour_blanche), 0);
        VERIF_ENTIER(pile_depiler(&p, &piece), 0);
        VERIF_ENTIER(pile_sommet(&p, &piece), 0);
        verifie_pile(&p, hauteurs_fausses[i], 3);
        verifie_piece(piece, pion_noir_bouge);
    }
}

VERIF(une_pile_vide, "PILE-INIT-G1 PILE-VIDE-G1 PILE-TAILLE-G1 PILE-DEPILER-N3 PILE-SOMMET-N3")
{
    stackchess_piece piece = pion_noir_bouge;
    pile p = pile_de(0);

    VERIF_ENTIER(p.hauteur, 0);
    VERIF_ENTIER(pile_est_vide(&p), 1);
    VERIF_ENTIER(pile_taille(&p), 0);
    VERIF_ENTIER(pile_depiler(&p, &piece), 0);
    VERIF_ENTIER(pile_sommet(&p, &piece), 0);
    VERIF_ENTIER(p.hauteur, 0);
    verifie_piece(piece, pion_noir_bouge);
}

VERIF(une_pile_qui_servait_redevient_vide, "PILE-INIT-G1")
{
    pile p = pile_de(5);

    pile_initialiser(&p);
    VERIF_ENTIER(p.hauteur, 0);
    VERIF_ENTIER(pile_est_vide(&p), 1);
}

VERIF(premier_entre_dernier_sorti, "PILE-EMPILER-G1 PILE-DEPILER-G1 PILE-SOMMET-G1 PILE-TAILLE-G1 "
                                   "PILE-VIDE-G1")
{
    pile p = pile_de(PILE_CAPACITE);
    stackchess_piece piece;
    int i;

    for (i = PILE_CAPACITE - 1; i >= 0; i--) {
        VERIF_CONTEXTE("rang %d", i);
        VERIF_ENTIER(pile_est_vide(&p), 0);
        VERIF_ENTIER(pile_taille(&p), i + 1);
        VERIF_ENTIER(pile_sommet(&p, &piece), 1);
        verifie_pile(&p, i + 1, i + 1);
        verifie_piece(piece, piece_de_rang(i));
        memset(&piece, 0, sizeof piece);
        VERIF_ENTIER(pile_depiler(&p, &piece), 1);
        verifie_piece(piece, piece_de_rang(i));
    }
    VERIF_ENTIER(pile_est_vide(&p), 1);
}

VERIF(les_membres_disent_la_pile, "PILE-EMPILER-G1 PILE-DEPILER-G1")
{
    pile p = pile_de(3);
    stackchess_piece piece;

    verifie_pile(&p, 3, 3);
    VERIF_ENTIER(pile_depiler(&p, &piece), 1);
    verifie_pile(&p, 2, 2);
}

VERIF(une_pile_pleine, "PILE-EMPILER-N3")
{
    pile p = pile_de(PILE_CAPACITE);

    VERIF_ENTIER(pile_empiler(&p, tour_blanche), 0);
    verifie_pile(&p, PILE_CAPACITE, PILE_CAPACITE);
}

VERIF(le_contenu_des_pieces_est_libre, "PILE-EMPILER-G1")
{
    stackchess_piece etrange = { -1, 127, INT_MIN }, piece;
    pile p = pile_de(0);

    VERIF_ENTIER(pile_empiler(&p, etrange), 1);
    VERIF_ENTIER(pile_sommet(&p, &piece), 1);
    verifie_piece(piece, etrange);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(pointeurs_nuls),
    VERIF_LIGNE(piece_nulle),
    VERIF_LIGNE(hauteurs_insensees),
    VERIF_LIGNE(une_pile_vide),
    VERIF_LIGNE(une_pile_qui_servait_redevient_vide),
    VERIF_LIGNE(premier_entre_dernier_sorti),
    VERIF_LIGNE(les_membres_disent_la_pile),
    VERIF_LIGNE(une_pile_pleine),
    VERIF_LIGNE(le_contenu_des_pieces_est_libre))
