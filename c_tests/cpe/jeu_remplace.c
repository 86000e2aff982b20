/* Ce que les fonctions d'un jeu appellent par leur nom : ce programme a ses propres versions de
 * piece_est_valide et de coordonnee_est_valide. */
#include "cpe.h"

/* Ici, ni une dame ni ce qui est en colonne h ne compte, et l'échiquier a une neuvième rangée. */
int coordonnee_est_valide(int coord_x, int coord_y)
{
    return coord_x >= 0 && coord_x <= 6 && coord_y >= 0 && coord_y <= 8;
}

int piece_est_valide(const piece *p)
{
    return p->type != dame && p->type != invalide && coordonnee_est_valide(p->coord_x, p->coord_y);
}

static jeu le_jeu(void)
{
    static const piece pieces[] = {
        { dame, 0, 0 }, { roi, 7, 0 }, { roi, 4, 8 }, { tour, 3, 3 }, { fou, 4, 0 },
    };
    jeu j;
    int i;

    for (i = 0; i < MAX_PIECE; i++)
        piece_invalider(&j.ensemble_de_piece[i]);
    memcpy(j.ensemble_de_piece, pieces, sizeof pieces);
    return j;
}

VERIF(les_pieces_valides_sont_celles_du_programme, "JEU-COMPTER-G2 JEU-ROI-G3")
{
    jeu j = le_jeu();

    VERIF_ENTIER(jeu_compter_nombre_piece(&j), 3);
    VERIF_INDICE("le roi de la colonne h n'est pas une pièce, pour ce programme");
    VERIF_POINTEUR(jeu_recuperer_roi_information(&j), &j.ensemble_de_piece[2]);
}

VERIF(les_cases_et_les_pieces_sont_celles_du_programme,
      "JEU-EXISTE-G2 JEU-PIECE-G3 JEU-PIECE-INFO-G3")
{
    static const struct {
        const char *quoi;
        int x, y, indice;
    } cas[] = {
        { "une dame", 0, 0, -1 },
        { "une case de la colonne h", 7, 0, -1 },
        { "une case de la neuvième rangée", 4, 8, 2 },
        { "une tour", 3, 3, 3 },
        { "une case vide", 5, 5, -1 },
    };
    jeu j = le_jeu();
    int i;

    for (i = 0; i < (int)(sizeof cas / sizeof *cas); i++) {
        piece *attendue = cas[i].indice < 0 ? NULL : &j.ensemble_de_piece[cas[i].indice];

        VERIF_CONTEXTE("%s", cas[i].quoi);
        VERIF_ENTIER(jeu_existe_piece(&j, cas[i].x, cas[i].y), attendue != NULL);
        VERIF_POINTEUR(jeu_recuperer_piece(&j, cas[i].x, cas[i].y), attendue);
        VERIF_POINTEUR(jeu_recuperer_piece_information(&j, cas[i].x, cas[i].y), attendue);
    }
}

VERIF(ce_qui_est_retire_est_une_piece_du_programme, "JEU-SUPPRIMER-G3")
{
    jeu j = le_jeu();

    VERIF_INCHANGE(&j, sizeof j, jeu_supprimer_piece(&j, 0, 0));
    VERIF_INCHANGE(&j, sizeof j, jeu_supprimer_piece(&j, 7, 0));
    jeu_supprimer_piece(&j, 4, 8);
    verifie_piece(&j.ensemble_de_piece[2], tour, 3, 3);
    verifie_piece(&j.ensemble_de_piece[3], fou, 4, 0);
    verifie_piece(&j.ensemble_de_piece[4], invalide, -1, -1);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_pieces_valides_sont_celles_du_programme),
    VERIF_LIGNE(les_cases_et_les_pieces_sont_celles_du_programme),
    VERIF_LIGNE(ce_qui_est_retire_est_une_piece_du_programme))
