/*
 * verif.h : un petit cadre de tests en C99, sans dépendance, pour Linux, macOS et Windows (MinGW).
 *
 * Une vérification a un nom, les étiquettes des clauses qu'elle contrôle, et un corps :
 *
 *     VERIF(profondeur_zero, "PERFT-G2")
 *     {
 *         unsigned long long n = 0;
 *         VERIF_POSITION("8/8/8/8/8/8/8/8 w - - 0 1");
 *         VERIF_INDICE("à la profondeur 0, on compte la position elle-même");
 *         VERIF_ENTIER(echecs_perft(fen, 0, &n), pas_erreur);
 *         VERIF_NATUREL(n, 1);
 *     }
 *
 *     VERIF_PROGRAMME(VERIF_LIGNE(profondeur_zero))
 *
 * Chaque vérification tourne dans un processus à elle, avec un temps limité : un plantage
 * ou une boucle sans fin est l'échec d'une seule vérification. Le programme écrit du TAP.
 *
 *     ./programme              lance tout
 *     ./programme CHOIX...     lance celles qui ont ce nom, cette étiquette (PERFT-G2), une des
 *                              garanties (PERFT-G) ou des nécessités (PERFT-N) d'une fonction, ou
 *                              une étiquette de cette famille (PERFT)
 *     ./programme --liste      dit les noms
 *     VERIF_LIMITE=60          dans l'environnement : les secondes qu'a une vérification
 *
 * Ce fichier vient avant tout autre #include : il demande à la bibliothèque C ses fonctions
 * POSIX.
 */
#ifndef VERIF_H
#define VERIF_H

#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif
#ifndef _DARWIN_C_SOURCE
#define _DARWIN_C_SOURCE /* sur macOS, mkdtemp */
#endif

/* Les vérifications font exprès ce que les en-têtes disent au compilateur de refuser : donner
 * NULL, annoncer une taille fausse, oublier une réponse, rendre ce qui n'a pas été donné. */
#ifdef __GNUC__
#pragma GCC diagnostic ignored "-Wnonnull"
#pragma GCC diagnostic ignored "-Wunused-result"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wstringop-overflow"
#endif
#if !defined __clang__ && __GNUC__ >= 11
#pragma GCC diagnostic ignored "-Wfree-nonheap-object"
#pragma GCC diagnostic ignored "-Wmismatched-dealloc"
#endif
#if !defined __clang__ && __GNUC__ >= 12
#pragma GCC diagnostic ignored "-Wuse-after-free"
#endif
#endif

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- Déclarer les vérifications --------------------------------------------------- */

typedef struct {
    const char *nom;
    const char *etiquettes;
    void (*corps)(void);
} verif_entree;

/* Le nom, les étiquettes séparées par des espaces, puis le corps entre accolades. */
#define VERIF(nom, etiquettes)                                                             \
    static const char verif_etiquettes_##nom[] = etiquettes;                               \
    static void verif_corps_##nom(void)

#define VERIF_LIGNE(nom) { #nom, verif_etiquettes_##nom, verif_corps_##nom }

/* Le main du programme ; le compilateur signale une vérification qui n'y est pas. */
#define VERIF_PROGRAMME(...)                                                               \
    int main(int argc, char **argv)                                                        \
    {                                                                                      \
        static const verif_entree entrees[] = { __VA_ARGS__ };                             \
        return verif_programme(argc, argv, entrees, sizeof entrees / sizeof *entrees);     \
    }

/* ---- Ce qu'un échec montre -------------------------------------------------------- */

/* Ces quatre sont des déclarations : elles valent jusqu'à la fin du bloc qui les contient, quelle
 * que soit la façon d'en sortir, et ce qui valait autour du bloc vaut alors de nouveau. Sous un
 * « if » ou un « for » sans accolades, elles ne se compilent pas. Une fonction ne peut donc rien
 * montrer à la place de qui l'appelle : c'est à une macro de le faire. */

/* La position en cours, une chaîne FEN : un échec la dessine. */
#define VERIF_POSITION(fen) VERIF_MONTRE(verif_place_position, "%s", (fen))

/* Ce que l'auteur du code en faute pourrait avoir oublié. */
#define VERIF_INDICE(texte) VERIF_MONTRE(verif_place_indice, "%s", (texte))

/* Comme printf : l'appel qui est contrôlé, si l'expression ne le montre pas. */
#define VERIF_APPEL(...) VERIF_MONTRE(verif_place_appel, __VA_ARGS__)

/* Comme printf : ce qui distingue ce tour de boucle des autres. */
#define VERIF_CONTEXTE(...) VERIF_MONTRE(verif_place_contexte, __VA_ARGS__)

/* ---- Ce que l'appel doit écrire ----------------------------------------------------- */

/* Met avant l'appel, dans ce qu'il doit écrire, des octets qu'aucune réponse n'a : ce qui les a
 * encore après lui n'a jamais été écrit, et un échec le dit. */
#define VERIF_REMPLIR(zone, octets) ((void)memset((zone), VERIF_MOTIF, (octets)))

/* Rien de cette zone n'a été écrit depuis VERIF_REMPLIR. */
#define VERIF_JAMAIS_ECRIT(zone, octets) verif_jamais_ecrit(VERIF_ICI, #zone, (zone), (octets))

/* ---- Contrôler -------------------------------------------------------------------- */

#define VERIF_VRAI(expr)                                                                   \
    ((expr) ? (void)0 : verif_echec(VERIF_ICI, #expr, "vrai", "faux"))

#define VERIF_ENTIER(expr, attendu)                                                        \
    verif_entier(VERIF_ICI, #expr, (long long)(expr), sizeof(expr), (long long)(attendu), #attendu)

/* Pour des codes : nommer est une fonction qui donne une phrase pour un entier. */
#define VERIF_CODE(expr, attendu, nommer)                                                  \
    do {                                                                                   \
        long long verif_recu = (long long)(expr), verif_voulu = (long long)(attendu);      \
        if (verif_recu != verif_voulu)                                                     \
            verif_echec_code(VERIF_ICI, #expr, verif_recu, sizeof(expr),                   \
                             nommer((int)verif_recu), verif_voulu,                         \
                             nommer((int)verif_voulu));                                    \
    } while (0)

#define VERIF_NATUREL(expr, attendu)                                                       \
    verif_naturel(VERIF_ICI, #expr, (unsigned long long)(expr), sizeof(expr),              \
                  (unsigned long long)(attendu))

#define VERIF_CHAINE(expr, attendu) verif_chaine(VERIF_ICI, #expr, (expr), (attendu))

#define VERIF_CHAINE_CONTIENT(expr, morceau)                                               \
    verif_chaine_contient(VERIF_ICI, #expr, (expr), (morceau))

#define VERIF_CHAINE_COMMENCE(expr, debut)                                                 \
    verif_chaine_commence(VERIF_ICI, #expr, (expr), (debut))

#define VERIF_POINTEUR(expr, attendu) verif_pointeur(VERIF_ICI, #expr, (expr), (attendu))

#define VERIF_NON_NUL(expr)                                                                \
    ((expr) != NULL ? (void)0 : verif_echec(VERIF_ICI, #expr, "un pointeur non nul", "NULL"))

/* L'appel ne change aucun des octets de cette zone. */
#define VERIF_INCHANGE(zone, octets, ...)                                                  \
    do {                                                                                   \
        unsigned char *verif_avant = verif_copie((zone), (octets));                        \
        __VA_ARGS__;                                                                       \
        verif_compare(VERIF_ICI, #__VA_ARGS__, #zone " sans changement",                   \
                      VERIF_DESCRIPTION(zone), verif_avant, (zone), (octets));             \
        free(verif_avant);                                                                 \
    } while (0)

/* Les deux objets ont les mêmes octets ; zone montre celui qui est contrôlé. */
#define VERIF_MEME(zone, attendue, octets)                                                 \
    verif_compare(VERIF_ICI, #zone, "le contenu de " #attendue, VERIF_DESCRIPTION(zone),   \
                  (attendue), (zone), (octets))

/* Écrit en mots ce qui distingue la zone reçue de celle qui est attendue ; n'écrit rien de ce
 * qu'elle ne sait pas dire. */
typedef void (*verif_description)(FILE *sortie, const void *attendue, const void *recue,
                                  size_t octets);

/* La description d'une zone, choisie d'après le type du pointeur. L'en-tête qui connaît des
 * structures remplace cette macro ; sans description, un échec montre un octet. */
#define VERIF_DESCRIPTION(zone) ((verif_description)NULL)

/* L'appel écrit sur stderr exactement une ligne, et elle contient ce morceau. */
#define VERIF_STDERR_UNE_LIGNE(morceau, ...)                                               \
    do {                                                                                   \
        verif_capture_debut(STDERR_FILENO);                                                \
        __VA_ARGS__;                                                                       \
        verif_une_ligne(VERIF_ICI, #__VA_ARGS__, verif_capture_fin(), (morceau));          \
    } while (0)

/* L'appel écrit exactement ce texte sur stderr ; "" : il n'écrit rien. */
#define VERIF_STDERR(attendu, ...)                                                         \
    do {                                                                                   \
        verif_capture_debut(STDERR_FILENO);                                                \
        __VA_ARGS__;                                                                       \
        verif_texte(VERIF_ICI, #__VA_ARGS__, verif_capture_fin(), (attendu));              \
    } while (0)

/* L'appel écrit exactement ce texte sur stdout. */
#define VERIF_STDOUT(attendu, ...)                                                         \
    do {                                                                                   \
        verif_capture_debut(STDOUT_FILENO);                                                \
        __VA_ARGS__;                                                                       \
        verif_texte(VERIF_ICI, #__VA_ARGS__, verif_capture_fin(), (attendu));              \
    } while (0)

/* L'appel, qui ne respecte pas une clause, écrit-il la ligne de la bibliothèque ? Une copie n'a
 * pas à l'écrire : elle n'est alors pas jugée sur ce que disent les lignes. */
#define VERIF_PARLE(...)                                                                   \
    (verif_capture_debut(STDERR_FILENO), (void)(__VA_ARGS__),                              \
     strncmp(verif_capture_fin(), "libechecs : ", 12) == 0)

/* L'appel arrête le programme par abort(), après une ligne sur stderr avec ce morceau.
 * Il a lieu dans un autre processus : rien de ce qu'il change ne se voit ensuite. */
#define VERIF_AVORTE(morceau, ...)                                                         \
    do {                                                                                   \
        verif_fin verif_la_fin;                                                            \
        verif_capture_debut(STDERR_FILENO);                                                \
        if (verif_fils(&verif_la_fin)) {                                                   \
            __VA_ARGS__;                                                                   \
            _exit(0);                                                                      \
        }                                                                                  \
        verif_avorte(VERIF_ICI, #__VA_ARGS__, &verif_la_fin, verif_capture_fin(), (morceau)); \
    } while (0)

/* Rien de ce qui suit ne peut être contrôlé sur ce système : la vérification s'arrête, et le programme
 * dit pourquoi (« ok … # SKIP raison »). */
#define VERIF_SAUTE(raison) verif_saute(raison)

/* ==== La suite n'est pas à appeler directement ====================================== */

#include "verif/montrer.h"
#include "verif/systeme.h"
#include "verif/capturer.h"
#include "verif/raconter.h"
#include "verif/controler.h"
#include "verif/lancer.h"
#ifdef _WIN32
#include "verif/systeme_windows.h"
#else
#include "verif/systeme_posix.h"
#endif

#endif /* VERIF_H */
