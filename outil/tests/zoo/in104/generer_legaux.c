/* juste */
/* Ne garde que les coups légaux, essayés un à un ; des cases de h1 à a8, sans les tables de pions. */
#include "coups.h"

static void essayer(coups *liste, int coup)
{
    copie_echiquier();

    if (executer_coup(coup)) {
        restauration_echiquier();
        liste->tab_coups[liste->nb_coups++] = coup;
    }
}

static void pion(coups *liste, int d)
{
    int x = d % 8, y = d / 8, sens = trait == blancs ? -1 : 1, moi = trait == blancs ? P : p;
    int sur_la_derniere = y + sens == 0 || y + sens == 7;

    for (int cote = -1; cote <= 1; cote++) {
        int a = d + 8 * sens + cote, prise = cote != 0;

        if (x + cote < 0 || x + cote > 7)
            continue;
        if (prise && a == enpassant)
            essayer(liste, encoder_coup(d, a, moi, 0, 0, 0, 1, 0)); /* la prise est dans le bit en passant */
        if (prise ? !get_bit(occupations[!trait], a) : get_bit(occupations[mixte], a))
            continue;
        if (sur_la_derniere) {
            for (int promue = moi + 4; promue > moi; promue--)
                essayer(liste, encoder_coup(d, a, moi, promue, prise, 0, 0, 0));
            continue;
        }
        essayer(liste, encoder_coup(d, a, moi, 0, prise, 0, 0, 0));
        if (!prise && y == (trait == blancs ? 6 : 1) && !get_bit(occupations[mixte], a + 8 * sens))
            essayer(liste, encoder_coup(d, a + 8 * sens, moi, 0, 0, 1, 0, 0));
    }
}

static void roquer(coups *liste, int d)
{
    static const int libres[2][3] = { { 1, 2, 2 }, { -1, -2, -3 } };

    for (int cote = 0; cote < 2; cote++) {
        int permis = (roque & (1 << (2 * trait + cote))) != 0;

        for (int i = 0; i < 3; i++)
            permis = permis && !get_bit(occupations[mixte], d + libres[cote][i]);
        for (int i = 0; i <= 2; i++)
            permis = permis && !case_attaquee(d + (cote ? -i : i), !trait);
        if (permis)
            essayer(liste, encoder_coup(d, d + (cote ? -2 : 2), trait == blancs ? K : k, 0, 0, 0, 0, 1));
    }
}

void generer_coups(coups *liste)
{
    liste->nb_coups = 0;
    for (int d = 63; d >= 0; d--) {
        int piece = presence_sq(d);
        BB vers = 0;

        if (piece == -1 || (piece < 6) != (trait == blancs))
            continue;
        switch (piece % 6) {
        case 0: pion(liste, d); continue;
        case 1: vers = attaques_cavaliers[d]; break;
        case 2: vers = masque_d_attaque_dynamique_fou(d, occupations[mixte]); break;
        case 3: vers = masque_d_attaque_dynamique_tour(d, occupations[mixte]); break;
        case 4: vers = masque_d_attaque_dynamique_dame(d, occupations[mixte]); break;
        case 5: vers = attaques_rois[d]; break;
        }
        for (int a = 0; a < 64; a++)
            if (get_bit(vers, a) && !get_bit(occupations[trait], a))
                essayer(liste, encoder_coup(d, a, piece, 0, get_bit(occupations[!trait], a), 0, 0, 0));
        if (piece == K || piece == k)
            roquer(liste, d);
    }
}
