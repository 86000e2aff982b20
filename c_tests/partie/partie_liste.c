/* Section « Listes de coups » de partie.h. */
#include "partie_vue_temoin.h"

static const int hors_limites[] = PARTIE_HORS_LIMITES;

VERIF(lister_sans_arguments, "PARTIE-LISTER-N1 PARTIE-LISTER-N2 PARTIE-LISTER-N3")
{
    PARTIE_DE(p, DEPART);
    coup_joue coups[PARTIE_COUPS_MAX];

    VERIF_REMPLIR(coups, sizeof coups);
    VERIF_INCHANGE(coups, sizeof coups, VERIF_ENTIER(partie_lister_coups(NULL, coups, 256), 0));
    VERIF_INCHANGE(coups, sizeof coups, VERIF_ENTIER(partie_lister_coups(p, coups, -1), 0));
    VERIF_INCHANGE(coups, sizeof coups, VERIF_ENTIER(partie_lister_coups(p, coups, INT_MIN), 0));
    VERIF_ENTIER(partie_lister_coups(p, NULL, 10), 0);
    VERIF_INDICE("NULL est permis si capacite vaut 0");
    VERIF_ENTIER(partie_lister_coups(p, NULL, 0), 20);
    partie_detruire(p);
}

VERIF(lister_de_sans_arguments, "PARTIE-LISTER-DE-N1 PARTIE-LISTER-DE-N3 PARTIE-LISTER-DE-N4")
{
    PARTIE_DE(p, DEPART);
    coup_joue coups[PARTIE_COUPS_MAX];

    VERIF_REMPLIR(coups, sizeof coups);
    VERIF_INCHANGE(coups, sizeof coups,
                   VERIF_ENTIER(partie_lister_coups_de(NULL, 4, 1, coups, 256), 0));
    VERIF_INCHANGE(coups, sizeof coups,
                   VERIF_ENTIER(partie_lister_coups_de(p, 4, 1, coups, -1), 0));
    VERIF_INCHANGE(coups, sizeof coups,
                   VERIF_ENTIER(partie_lister_coups_de(p, 4, 1, coups, INT_MIN), 0));
    VERIF_ENTIER(partie_lister_coups_de(p, 4, 1, NULL, 10), 0);
    VERIF_ENTIER(partie_lister_coups_de(p, 4, 1, NULL, 0), 2);
    partie_detruire(p);
}

VERIF(lister_de_hors_de_l_echiquier, "PARTIE-LISTER-DE-N2")
{
    PARTIE_DE(p, DEPART);
    coup_joue coups[PARTIE_COUPS_MAX];
    size_t i;

    VERIF_REMPLIR(coups, sizeof coups);
    for (i = 0; i < sizeof hors_limites / sizeof *hors_limites; i++) {
        int c = hors_limites[i];

        VERIF_CONTEXTE("coordonnée %d", c);
        VERIF_INCHANGE(coups, sizeof coups,
                       VERIF_ENTIER(partie_lister_coups_de(p, c, 1, coups, 256), 0));
        VERIF_INCHANGE(coups, sizeof coups,
                       VERIF_ENTIER(partie_lister_coups_de(p, 4, c, coups, 256), 0));
    }
    partie_detruire(p);
}

/* ---- Ce qui est dans la liste ------------------------------------------------------------------ */

VERIF(le_nombre_de_coups_de_positions_connues, "PARTIE-LISTER-G1")
{
    static const struct {
        const char *fen;
        int nombre;
    } positions[] = {
        { DEPART, 20 },
        { "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 48 },
        { "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 14 },
        { "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6 },
        { "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 44 },
        { "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 24 },
        { "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218 },
        /* Finies. */
        { "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", 0 },
        { "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 0 },
        { "7k/8/6K1/8/8/8/8/8 b - - 0 1", 0 },
        { "7k/8/6K1/8/8/8/8/R7 b - - 150 90", 0 },
    };
    size_t i;

    for (i = 0; i < sizeof positions / sizeof *positions; i++) {
        PARTIE_DE(p, positions[i].fen);
        coup_joue coups[PARTIE_COUPS_MAX];

        VERIF_ENTIER(partie_lister_coups(p, coups, PARTIE_COUPS_MAX), positions[i].nombre);
        partie_detruire(p);
    }
}

VERIF(une_partie_finie_n_a_plus_de_coups, "PARTIE-LISTER-G1 PARTIE-LISTER-DE-G1")
{
    PARTIE_DE(p, DEPART);
    coup_joue coup;

    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_ENTIER(partie_lister_coups(p, &coup, 1), 0);
    VERIF_ENTIER(partie_lister_coups_de(p, 4, 1, &coup, 1), 0);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_lister_coups(p, &coup, 1), 20);
    partie_detruire(p);
}

VERIF(le_tableau_recoit_ce_qu_il_peut, "PARTIE-LISTER-G1 PARTIE-LISTER-DE-G1")
{
    PARTIE_DE(p, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    coup_joue tous[PARTIE_COUPS_MAX], coups[PARTIE_COUPS_MAX], temoin_vierge;
    int capacite, i, j;

    VERIF_REMPLIR(&temoin_vierge, sizeof temoin_vierge);
    VERIF_ENTIER(partie_lister_coups(p, tous, PARTIE_COUPS_MAX), 48);
    for (capacite = 0; capacite < 52; capacite++) {
        VERIF_REMPLIR(coups, sizeof coups);
        VERIF_CONTEXTE("capacite %d", capacite);
        VERIF_ENTIER(partie_lister_coups(p, coups, capacite), 48);
        for (i = 0; i < PARTIE_COUPS_MAX; i++) {
            int ecrit = memcmp(&coups[i], &temoin_vierge, sizeof temoin_vierge) != 0;

            VERIF_ENTIER(ecrit, i < capacite && i < 48);
            for (j = 0; ecrit && j < i; j++) {
                VERIF_INDICE("chaque coup une fois");
                VERIF_VRAI(memcmp(&coups[i], &coups[j], sizeof *coups) != 0);
            }
        }
    }
    VERIF_INDICE("la dame de f3 a 9 coups");
    VERIF_REMPLIR(coups, sizeof coups);
    VERIF_ENTIER(partie_lister_coups_de(p, 5, 2, coups, 4), 9);
    VERIF_MEME(&coups[4], &temoin_vierge, sizeof temoin_vierge);
    VERIF_VRAI(memcmp(&coups[3], &temoin_vierge, sizeof temoin_vierge) != 0);
    partie_detruire(p);
}

/* Le type et la promotion que l'échiquier donne à un coup. */
static void verifie_coup(const partie *p, const coup_joue *c)
{
    type_piece sorte = partie_piece_en(p, c->x_depart, c->y_depart, NULL);
    int pion = sorte == pion_blanc || sorte == pion_noir;
    type_deplacement type = deplacement_standard;

    if (sorte == roi && abs(c->x_arrivee - c->x_depart) == 2)
        type = deplacement_roque;
    if (pion && c->x_arrivee != c->x_depart
        && partie_piece_en(p, c->x_arrivee, c->y_arrivee, NULL) == invalide)
        type = deplacement_prise_en_passant;
    if (pion && (c->y_arrivee == 0 || c->y_arrivee == 7))
        type = deplacement_promotion;
    VERIF_ENTIER(c->type, type);
    if (type != deplacement_promotion)
        VERIF_ENTIER(c->promotion, invalide);
    else
        VERIF_VRAI(c->promotion == dame || c->promotion == tour || c->promotion == fou
                   || c->promotion == cavalier);
}

VERIF(le_type_et_la_promotion_de_chaque_coup, "PARTIE-LISTER-G2 PARTIE-COUP-JOUE-G1")
{
    unsigned long long graine = 31;
    int numero, i, j, vus[4] = { 0, 0, 0, 0 };

    for (numero = 0; numero < 64; numero++) {
        PARTIE_DE(p, position_riche(numero));
        temoin t;

        temoin_branche(&t, p);
        for (i = 0; i < 30; i++) {
            coup_joue coups[PARTIE_COUPS_MAX], c, joue;
            int nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX);

            if (nombre == 0)
                break;
            VERIF_CONTEXTE("dans %s", fen_de(p));
            for (j = 0; j < nombre; j++) {
                verifie_coup(p, &coups[j]);
                vus[coups[j].type]++;
            }
            c = coups[hasard(&graine, nombre)];
            t.reponse = c.promotion == dame ? 0 : c.promotion == tour ? 1 : c.promotion == fou ? 2
                : 3;
            VERIF_CODE(partie_deplacer(p, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee),
                       pas_erreur, nommer);
            VERIF_CODE(partie_coup_joue(p, i + 1, &joue), pas_erreur, nommer);
            VERIF_INDICE("un coup joué est celui de la liste");
            VERIF_MEME(&joue, &c, sizeof c);
        }
        partie_detruire(p);
    }
    for (i = 0; i < 4; i++)
        VERIF_VRAI(vus[i] > 5);
}

VERIF(les_listes_par_case_font_la_liste_entiere, "PARTIE-LISTER-DE-G1")
{
    unsigned long long graine = 32;
    int numero, i, j, k, l;

    for (numero = 0; numero < 32; numero++) {
        PARTIE_DE(p, position_riche(numero));

        for (i = 0; i < 12; i++) {
            coup_joue coups[PARTIE_COUPS_MAX], des[PARTIE_COUPS_MAX], c;
            int nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX), total = 0;

            if (nombre == 0)
                break;
            for (j = 0; j < 64; j++) {
                int de_la_case = partie_lister_coups_de(p, j % 8, j / 8, des, PARTIE_COUPS_MAX);

                VERIF_CONTEXTE("case %c%c dans %s", 'a' + j % 8, '1' + j / 8, fen_de(p));
                for (k = 0; k < de_la_case; k++) {
                    VERIF_VRAI(des[k].x_depart == j % 8 && des[k].y_depart == j / 8);
                    for (l = 0; l < nombre && memcmp(&coups[l], &des[k], sizeof c) != 0; l++)
                        ;
                    VERIF_INDICE("tous sont dans partie_lister_coups");
                    VERIF_VRAI(l < nombre);
                    for (l = 0; l < k; l++)
                        VERIF_VRAI(memcmp(&des[l], &des[k], sizeof c) != 0);
                }
                total += de_la_case;
            }
            VERIF_INDICE("et aucun ne manque");
            VERIF_ENTIER(total, nombre);
            c = coups[hasard(&graine, nombre)];
            if (c.type == deplacement_promotion)
                break;
            VERIF_CODE(partie_deplacer(p, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee),
                       pas_erreur, nommer);
        }
        partie_detruire(p);
    }
}

VERIF(une_case_vide_ou_adverse_n_a_pas_de_coups, "PARTIE-LISTER-DE-G1")
{
    PARTIE_DE(p, DEPART);
    coup_joue coup;

    VERIF_ENTIER(partie_lister_coups_de(p, 4, 3, &coup, 1), 0);
    VERIF_ENTIER(partie_lister_coups_de(p, 4, 6, &coup, 1), 0);
    VERIF_ENTIER(partie_lister_coups_de(p, 4, 1, &coup, 1), 2);
    jouer_tout(p, "e2e4");
    VERIF_ENTIER(partie_lister_coups_de(p, 4, 3, &coup, 1), 0);
    VERIF_ENTIER(partie_lister_coups_de(p, 4, 6, &coup, 1), 2);
    partie_detruire(p);
}

VERIF(partie_coups_max_suffit, "PARTIE-LISTER-G3")
{
    PARTIE_DE(p, "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    coup_joue coups[PARTIE_COUPS_MAX];

    VERIF_INDICE("218 coups : aucune position permise n'en a plus");
    VERIF_ENTIER(partie_lister_coups(p, coups, PARTIE_COUPS_MAX), 218);
    VERIF_VRAI(PARTIE_COUPS_MAX >= 218);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(lister_sans_arguments),
    VERIF_LIGNE(lister_de_sans_arguments),
    VERIF_LIGNE(lister_de_hors_de_l_echiquier),
    VERIF_LIGNE(le_nombre_de_coups_de_positions_connues),
    VERIF_LIGNE(une_partie_finie_n_a_plus_de_coups),
    VERIF_LIGNE(le_tableau_recoit_ce_qu_il_peut),
    VERIF_LIGNE(le_type_et_la_promotion_de_chaque_coup),
    VERIF_LIGNE(les_listes_par_case_font_la_liste_entiere),
    VERIF_LIGNE(une_case_vide_ou_adverse_n_a_pas_de_coups),
    VERIF_LIGNE(partie_coups_max_suffit))
