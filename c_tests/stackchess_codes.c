/* Section « Codes » de stackchess.h. */
#include "stackchess_essai.h"

enum { dernier_code = stackchess_partie_occupee };

VERIF(une_phrase_par_code, "STACKCHESS-NOMMER-G1 STACKCHESS-NOMMER-G3")
{
    int a, b;

    VERIF_ENTIER(dernier_code, 30);
    for (a = 0; a <= dernier_code; a++) {
        VERIF_CONTEXTE("code %d", a);
        VERIF_NON_NUL(nommer(a));
        VERIF_VRAI(nommer(a)[0] != '\0');
        VERIF_VRAI(strcmp(nommer(a), "code inconnu") != 0);
        VERIF_POINTEUR(nommer(a), nommer(a));
        for (b = 0; b < a; b++)
            VERIF_VRAI(strcmp(nommer(a), nommer(b)) != 0);
    }
}

VERIF(codes_inconnus, "STACKCHESS-NOMMER-G2 STACKCHESS-NOMMER-G3")
{
    static const int inconnus[] = { INT_MIN, -1, dernier_code + 1, 1000, INT_MAX };
    size_t i;

    for (i = 0; i < sizeof inconnus / sizeof *inconnus; i++) {
        VERIF_CONTEXTE("code %d", inconnus[i]);
        VERIF_CHAINE(nommer(inconnus[i]), "code inconnu");
    }
}

VERIF(les_valeurs_sont_fixees, "STACKCHESS-NOMMER-G1")
{
    VERIF_ENTIER(stackchess_ok, pas_erreur);
    VERIF_ENTIER(stackchess_erreur_interne, erreur_interne);
    VERIF_ENTIER(stackchess_pointeur_nul, erreur_pointeur_nul);
    VERIF_ENTIER(stackchess_hors_plateau, 1);
    VERIF_ENTIER(stackchess_pile_incorrecte, 6);
    VERIF_ENTIER(stackchess_partie_finie, 9);
    VERIF_ENTIER(stackchess_deplacement_impossible, 13);
    VERIF_ENTIER(stackchess_pile_adverse_trop_haute, 19);
    VERIF_ENTIER(stackchess_texte_champs, 21);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(une_phrase_par_code),
    VERIF_LIGNE(codes_inconnus),
    VERIF_LIGNE(les_valeurs_sont_fixees))
