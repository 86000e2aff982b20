/* Ce que rendent les fonctions qui créent, quand il n'y a plus de mémoire. */
#include "../verif.h"

#include "partie.h"
#include "stackchess.h"

/* Ce qui surveille la mémoire d'un programme n'en laisse pas manquer. */
static int est_surveille(void)
{
#if defined __SANITIZE_ADDRESS__
    return 1;
#elif defined __has_feature
#if __has_feature(address_sanitizer)
    return 1;
#endif
#endif
    return getenv("ECHECS_SOUS") != NULL;
}

/* Le processus n'aura que peu de mémoire. */
static void limiter(void)
{
    if (!est_surveille())
        verif_limite_memoire(64 << 20);
}

/* La prend toute. */
static void epuiser(void)
{
    size_t taille;

    for (taille = 16 << 20; taille >= 16; taille /= 2) {
        void *volatile pris;

        do
            pris = malloc(taille);
        while (pris != NULL);
    }
}

VERIF(creer_une_partie, "PARTIE-CREER-G3")
{
    partie *p = partie_creer();

    limiter();
    VERIF_NON_NUL(p);
    if (!est_surveille()) {
        epuiser();
        VERIF_POINTEUR(partie_creer(), NULL);
    }
    VERIF_INDICE("les parties qui existent vivent");
    partie_detruire(p);
}

VERIF(copier_une_partie, "PARTIE-COPIE-G4")
{
    partie *p = partie_creer(), *vierge = partie_creer(), *copie;

    limiter();
    VERIF_CODE(partie_lire_pgn(p, "[White \"A\"] 1. e4 {un} (1. d4 d5 $1) e5 *", 0, NULL), pas_erreur,
               nommer_type_erreur);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer_type_erreur);
    copie = partie_creer_copie(p);
    VERIF_NON_NUL(copie);
    if (!est_surveille()) {
        epuiser();
        VERIF_POINTEUR(partie_creer_copie(p), NULL);
        VERIF_POINTEUR(partie_creer_copie(vierge), NULL);
    }
    partie_detruire(copie);
    partie_detruire(vierge);
    partie_detruire(p);
}

VERIF(ouvrir_un_pgn, "PGN-OUVRIR-G3 PGN-OUVRIR-TEXTE-G2")
{
    lecteur_pgn *l = lecteur_pgn_ouvrir_texte("1. e4 *", 0), *du_fichier;
    FILE *fichier;

    limiter();
    VERIF_NON_NUL(l);
    fichier = fopen("memoire.pgn", "w");
    verif_systeme(fichier != NULL && fputs("1. e4 *\n", fichier) >= 0 && fclose(fichier) == 0,
                  "memoire.pgn");
    du_fichier = lecteur_pgn_ouvrir_fichier("memoire.pgn", 0);
    VERIF_NON_NUL(du_fichier);
    lecteur_pgn_fermer(du_fichier);
    if (!est_surveille()) {
        epuiser();
        VERIF_POINTEUR(lecteur_pgn_ouvrir_texte("1. e4 *", 0), NULL);
        VERIF_POINTEUR(lecteur_pgn_ouvrir_fichier("memoire.pgn", 0), NULL);
    }
    remove("memoire.pgn");
    lecteur_pgn_fermer(l);
}

VERIF(creer_un_stackchess, "STACKCHESS-CREER-G4")
{
    stackchess *s = stackchess_creer(26, 0);

    limiter();
    VERIF_NON_NUL(s);
    if (!est_surveille()) {
        epuiser();
        VERIF_POINTEUR(stackchess_creer(26, 0), NULL);
    }
    stackchess_detruire(s);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(creer_une_partie),
    VERIF_LIGNE(copier_une_partie),
    VERIF_LIGNE(ouvrir_un_pgn),
    VERIF_LIGNE(creer_un_stackchess))
