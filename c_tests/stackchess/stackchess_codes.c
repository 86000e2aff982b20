/* Section « Codes » de stackchess.h. */
#include "stackchess_essai.h"

static const code_stackchess partages[] = {
    stackchess_ok, stackchess_erreur_interne, stackchess_pointeur_nul,
};
enum {
    nombre_partages = sizeof partages / sizeof *partages,
    premier_code = stackchess_hors_plateau,
    dernier_code = stackchess_texte_options,
    nombre_codes = nombre_partages + dernier_code - premier_code + 1
};

/* Le code numéro i, de 0 à nombre_codes - 1. */
static int code(int i)
{
    return i < nombre_partages ? (int)partages[i] : premier_code + i - nombre_partages;
}

VERIF(une_phrase_par_code, "STACKCHESS-NOMMER-G1 STACKCHESS-NOMMER-G3")
{
    int a, b;

    VERIF_ENTIER(nombre_codes, 32);
    for (a = 0; a < nombre_codes; a++) {
        const char *phrase = nommer(code(a));

        VERIF_CONTEXTE("code %d", code(a));
        VERIF_NON_NUL(phrase);
        VERIF_VRAI(phrase[0] != '\0');
        VERIF_VRAI(strcmp(phrase, "code inconnu") != 0);
        VERIF_POINTEUR(nommer(code(a)), phrase);
        for (b = 0; b < a; b++)
            VERIF_VRAI(strcmp(phrase, nommer(code(b))) != 0);
    }
}

VERIF(en_francais_quelle_que_soit_la_langue, "STACKCHESS-NOMMER-G1")
{
    char phrases[nombre_codes][200];
    int i;

    for (i = 0; i < nombre_codes; i++)
        snprintf(phrases[i], sizeof phrases[i], "%s", nommer(code(i)));
    echecs_choisir_langue(langue_anglais);
    for (i = 0; i < nombre_codes; i++)
        VERIF_CHAINE(nommer(code(i)), phrases[i]);
    echecs_choisir_langue(langue_francais);
}

VERIF(codes_inconnus, "STACKCHESS-NOMMER-G2 STACKCHESS-NOMMER-G3")
{
    static const int inconnus[] = {
        INT_MIN, -1, 1, 6, 9, 30, premier_code - 1, dernier_code + 1, 1000, INT_MAX,
    };
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
    VERIF_ENTIER(stackchess_hors_plateau, 101);
    VERIF_ENTIER(stackchess_pile_incorrecte, 106);
    VERIF_ENTIER(stackchess_joueur_incorrect, 107);
    VERIF_ENTIER(stackchess_partie_occupee, 108);
    VERIF_ENTIER(stackchess_partie_finie, 109);
    VERIF_ENTIER(stackchess_deplacement_impossible, 113);
    VERIF_ENTIER(stackchess_pile_adverse_trop_haute, 119);
    VERIF_ENTIER(stackchess_texte_champs, 121);
    VERIF_ENTIER(stackchess_texte_options, 129);
}

/* Une erreur de l'une ou de l'autre sorte tient dans un seul entier. */
VERIF(aucun_code_n_est_aussi_un_type_erreur, "STACKCHESS-NOMMER-G1")
{
    const char *inconnue = nommer_type_erreur((type_erreur)-1);
    int i;

    for (i = nombre_partages; i < nombre_codes; i++) {
        VERIF_CONTEXTE("code %d", code(i));
        VERIF_CHAINE(nommer_type_erreur((type_erreur)code(i)), inconnue);
    }
}

VERIF_PROGRAMME(
    VERIF_LIGNE(une_phrase_par_code),
    VERIF_LIGNE(en_francais_quelle_que_soit_la_langue),
    VERIF_LIGNE(codes_inconnus),
    VERIF_LIGNE(les_valeurs_sont_fixees),
    VERIF_LIGNE(aucun_code_n_est_aussi_un_type_erreur))
