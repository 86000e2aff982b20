/* Section « Coups joués » de partie.h. */
#include "partie_essai.h"

VERIF(rien_sans_arguments, "PARTIE-NOMBRE-N1 PARTIE-COUP-JOUE-N1 PARTIE-COUP-JOUE-N3 "
                           "PARTIE-SAN-JOUE-N1 PARTIE-SAN-JOUE-N3")
{
    PARTIE_DE(p, DEPART);
    char tampon[PARTIE_SAN_MAX];
    coup_joue coup;

    jouer_tout(p, "e2e4");
    VERIF_REMPLIR(&coup, sizeof coup);
    VERIF_ENTIER(partie_nombre_coups(NULL), 0);
    VERIF_INCHANGE(&coup, sizeof coup,
                   VERIF_CODE(partie_coup_joue(NULL, 1, &coup), erreur_pointeur_nul, nommer));
    VERIF_CODE(partie_coup_joue(p, 1, NULL), erreur_pointeur_nul, nommer);
    VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_san_joue(NULL, 1, tampon, sizeof tampon), 0));
    VERIF_NATUREL(partie_ecrire_san_joue(p, 1, NULL, 5), 0);
    partie_detruire(p);
}

VERIF(les_numeros_des_coups_joues, "PARTIE-COUP-JOUE-N2 PARTIE-SAN-JOUE-N2")
{
    static const int numeros[] = { INT_MIN, -1, 0, 3, 4, 256, INT_MAX };
    PARTIE_DE(p, DEPART);
    partie *vierge = partie_creer();
    char tampon[PARTIE_SAN_MAX];
    coup_joue coup;
    size_t i;

    jouer_tout(p, "e2e4 e7e5 g1f3");
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_REMPLIR(&coup, sizeof coup);
    for (i = 0; i < sizeof numeros / sizeof *numeros; i++) {
        VERIF_CONTEXTE("numéro %d sur 2", numeros[i]);
        VERIF_INCHANGE(&coup, sizeof coup,
                       VERIF_CODE(partie_coup_joue(p, numeros[i], &coup),
                                  erreur_argument_hors_limites, nommer));
        VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_san_joue(p, numeros[i], tampon,
                                                                sizeof tampon), 0));
    }
    VERIF_INDICE("avant le début, il n'y a aucun coup");
    VERIF_CODE(partie_coup_joue(vierge, 1, &coup), erreur_argument_hors_limites, nommer);
    VERIF_VIDE(tampon, VERIF_NATUREL(partie_ecrire_san_joue(vierge, 1, tampon, sizeof tampon), 0));
    partie_detruire(p);
    partie_detruire(vierge);
}

VERIF(les_coups_joues_sont_comptes, "PARTIE-NOMBRE-G1")
{
    partie *p = partie_creer();

    VERIF_ENTIER(partie_nombre_coups(p), 0);
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 0);
    jouer_tout(p, "e2e4 e7e5 g1f3");
    VERIF_ENTIER(partie_nombre_coups(p), 3);
    VERIF_CODE(partie_jouer(p, "e5e3"), erreur_deplacement_piece_impossible, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 3);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_ENTIER(partie_nombre_coups(p), 2);
    VERIF_CODE(partie_abandonner(p, 0), pas_erreur, nommer);
    VERIF_INDICE("un abandon n'est pas un coup");
    VERIF_ENTIER(partie_nombre_coups(p), 2);
    partie_detruire(p);
}

VERIF(une_partie_dans_les_deux_notations, "PARTIE-COUP-JOUE-G1 PARTIE-SAN-JOUE-G1")
{
    static const char *const sans[][2] = {
        { "e4", "e4" },     { "f5", "f5" },   { "e5", "e5" },     { "d5", "d5" },
        { "exd6", "exd6" }, { "Rf7", "Kf7" }, { "dxe7", "dxe7" }, { "Rg6", "Kg6" },
        { "exd8=C", "exd8=N" }, { "Cc6", "Nc6" },
    };
    PARTIE_DE(p, DEPART);
    char san[PARTIE_SAN_MAX];
    coup_joue c;
    int i;

    for (i = 0; i < 10; i++)
        jouer_tout(p, sans[i][0]);
    VERIF_ENTIER(partie_nombre_coups(p), 10);
    for (i = 0; i < 10; i++) {
        VERIF_CONTEXTE("coup %d", i + 1);
        VERIF_NATUREL(partie_ecrire_san_joue(p, i + 1, san, sizeof san), strlen(sans[i][0]));
        VERIF_CHAINE(san, sans[i][0]);
        echecs_choisir_langue(langue_anglais);
        partie_ecrire_san_joue(p, i + 1, san, sizeof san);
        VERIF_CHAINE(san, sans[i][1]);
        echecs_choisir_langue(langue_francais);
    }
    VERIF_CODE(partie_coup_joue(p, 5, &c), pas_erreur, nommer);
    VERIF_ENTIER(c.type, deplacement_prise_en_passant);
    VERIF_VRAI(c.x_depart == 4 && c.y_depart == 4 && c.x_arrivee == 3 && c.y_arrivee == 5);
    VERIF_ENTIER(c.promotion, invalide);
    VERIF_CODE(partie_coup_joue(p, 9, &c), pas_erreur, nommer);
    VERIF_ENTIER(c.type, deplacement_promotion);
    VERIF_ENTIER(c.promotion, cavalier);
    VERIF_CODE(partie_coup_joue(p, 10, &c), pas_erreur, nommer);
    VERIF_ENTIER(c.type, deplacement_standard);
    partie_detruire(p);
}

VERIF(la_notation_d_un_coup_est_celle_d_avant_lui, "PARTIE-SAN-JOUE-G1 PARTIE-SAN-JOUE-G2 "
                                                 "PARTIE-SAN-G3")
{
    unsigned long long graine = 77;
    int numero, i, longueur_max = 0;

    for (numero = 0; numero < 64; numero++) {
        PARTIE_DE(p, position_riche(numero));
        static char sans[80][PARTIE_SAN_MAX];

        for (i = 0; i < 80; i++) {
            coup_joue coups[PARTIE_COUPS_MAX], c;
            int nombre = partie_lister_coups(p, coups, PARTIE_COUPS_MAX), longueur;

            if (nombre == 0)
                break;
            c = coups[hasard(&graine, nombre)];
            longueur = (int)partie_ecrire_san(p, &c, sans[i], PARTIE_SAN_MAX);
            VERIF_CONTEXTE("coup %d de la partie %d, dans %s", i, numero, fen_de(p));
            VERIF_ENTIER(longueur, strlen(sans[i]));
            VERIF_VRAI(longueur > 1 && longueur < PARTIE_SAN_MAX);
            if (longueur > longueur_max)
                longueur_max = longueur;
            VERIF_CODE(partie_jouer(p, sans[i]), pas_erreur, nommer);
        }
        while (i-- > 0) {
            char san[PARTIE_SAN_MAX];

            VERIF_CONTEXTE("coup %d de la partie %d", i, numero);
            partie_ecrire_san_joue(p, i + 1, san, sizeof san);
            VERIF_CHAINE(san, sans[i]);
        }
        partie_detruire(p);
    }
    VERIF_VRAI(longueur_max >= 6);
}

VERIF(un_coup_joue_dans_toutes_les_tailles, "PARTIE-SAN-JOUE-G2")
{
    PARTIE_DE(p, "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    size_t taille;

    jouer_tout(p, "a7b8q");
    for (taille = 0; taille < PARTIE_SAN_MAX; taille++) {
        char tampon[PARTIE_SAN_MAX + 1];

        VERIF_CONTEXTE("taille %d", (int)taille);
        VERIF_REMPLIR(tampon, sizeof tampon);
        VERIF_NATUREL(partie_ecrire_san_joue(p, 1, tampon, taille), 7);
        verifie_debut(tampon, taille, "axb8=D+");
    }
    VERIF_NATUREL(partie_ecrire_san_joue(p, 1, NULL, 0), 7);
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_sans_arguments),
    VERIF_LIGNE(les_numeros_des_coups_joues),
    VERIF_LIGNE(les_coups_joues_sont_comptes),
    VERIF_LIGNE(une_partie_dans_les_deux_notations),
    VERIF_LIGNE(la_notation_d_un_coup_est_celle_d_avant_lui),
    VERIF_LIGNE(un_coup_joue_dans_toutes_les_tailles))
