/*
 * verif.h : un petit cadre de tests en C99 et POSIX, sans dépendance.
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
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
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
        int verif_statut;                                                                  \
        verif_capture_debut(STDERR_FILENO);                                                \
        if ((verif_statut = verif_fils()) < 0) {                                           \
            __VA_ARGS__;                                                                   \
            _exit(0);                                                                      \
        }                                                                                  \
        verif_avorte(VERIF_ICI, #__VA_ARGS__, verif_statut, verif_capture_fin(), (morceau)); \
    } while (0)

/* ==== La suite n'est pas à appeler directement ====================================== */

#define VERIF_ICI __FILE__, __LINE__
#define VERIF_TEXTE_MAX 4096
#define VERIF_CAPTURE_MAX (1 << 20)

/* Une partie des programmes n'utilise qu'une partie de ces fonctions. */
#define VERIF_FONCTION static __attribute__((unused))

#define VERIF_MOTIF 0xA5

/* Ce qu'un échec montre. */
enum {
    verif_place_position, verif_place_indice, verif_place_appel, verif_place_contexte,
    verif_nombre_places
};
#define VERIF_MEMOIRE 2048

/* Partagés avec le programme qui lance les vérifications : il les lit après un plantage. */
static char (*verif_montre)[VERIF_MEMOIRE];

/* Ce qui était montré avant une déclaration, et le sera de nouveau après son bloc. */
typedef struct {
    int place;
    char avant[VERIF_MEMOIRE];
} verif_sauvegarde;

#define VERIF_COLLE(a, b) a##b
#define VERIF_NOM(debut, ligne) VERIF_COLLE(debut, ligne)

/* Une déclaration, puis une instruction : seul un bloc peut les contenir. Le type vient d'abord : gcc
 * prendrait un attribut pour une instruction vide. */
#define VERIF_MONTRE(place, ...)                                                           \
    verif_sauvegarde VERIF_NOM(VERIF_COLLE(place, _ligne_), __LINE__)                      \
        __attribute__((cleanup(verif_remontre), unused));                                  \
    verif_montrer(&VERIF_NOM(VERIF_COLLE(place, _ligne_), __LINE__), (place), __VA_ARGS__)

static FILE *verif_journal; /* où une vérification écrit pourquoi elle échoue */
static unsigned verif_limite = 5;

__attribute__((format(printf, 3, 4)))
VERIF_FONCTION void verif_montrer(verif_sauvegarde *sauvegarde, int place, const char *format, ...)
{
    va_list arguments;

    sauvegarde->place = place;
    strcpy(sauvegarde->avant, verif_montre[place]);
    va_start(arguments, format);
    vsnprintf(verif_montre[place], VERIF_MEMOIRE, format, arguments);
    va_end(arguments);
}

VERIF_FONCTION void verif_remontre(const verif_sauvegarde *sauvegarde)
{
    strcpy(verif_montre[sauvegarde->place], sauvegarde->avant);
}

/* ---- Capturer ce qui est écrit ------------------------------------------------------- */

static int verif_capture_fd, verif_capture_sauve;
static FILE *verif_capture_fichier;

static void verif_systeme(int reussi, const char *quoi)
{
    if (!reussi) {
        fprintf(verif_journal != NULL ? verif_journal : stderr, "le système refuse : %s\n", quoi);
        fflush(NULL);
        _exit(1);
    }
}

VERIF_FONCTION void verif_capture_debut(int fd)
{
    fflush(NULL);
    verif_capture_fd = fd;
    verif_capture_fichier = tmpfile();
    verif_systeme(verif_capture_fichier != NULL, "tmpfile");
    verif_capture_sauve = dup(fd);
    verif_systeme(verif_capture_sauve >= 0
                      && dup2(fileno(verif_capture_fichier), fd) >= 0, "dup");
}

/* Rend ce qui a été écrit depuis le début de la capture, et l'écrit aussi à sa place. */
static const char *verif_capture_fin(void)
{
    static char texte[VERIF_CAPTURE_MAX];
    size_t lus;

    fflush(NULL);
    verif_systeme(dup2(verif_capture_sauve, verif_capture_fd) >= 0, "dup");
    close(verif_capture_sauve);
    rewind(verif_capture_fichier);
    lus = fread(texte, 1, sizeof texte - 1, verif_capture_fichier);
    texte[lus] = '\0';
    fclose(verif_capture_fichier);
    verif_capture_fichier = NULL;
    verif_systeme(write(verif_capture_fd, texte, lus) >= 0, "write");
    return texte;
}

/* ---- Le compte rendu d'un échec ---------------------------------------------------- */

/* Le nombre d'octets du caractère accentué qui commence ici, 0 si ce n'est pas de l'UTF-8. */
static int verif_utf8(const char *texte)
{
    unsigned char c = (unsigned char)texte[0];
    int octets = c >= 0xC2 && c < 0xE0 ? 2 : c >= 0xE0 && c < 0xF0 ? 3 : c >= 0xF0 && c < 0xF5 ? 4 : 0;
    int i;

    for (i = 1; i < octets; i++) {
        if (((unsigned char)texte[i] & 0xC0) != 0x80)
            return 0;
    }
    return octets;
}

/* Ces octets sont-ils encore ceux de VERIF_REMPLIR ? */
static int verif_est_le_motif(const void *zone, size_t octets)
{
    const unsigned char *z = (const unsigned char *)zone;
    size_t i;

    for (i = 0; i < octets && z[i] == VERIF_MOTIF; i++)
        ;
    return i == octets;
}

/* De même pour un entier de cette taille. */
static int verif_entier_du_motif(unsigned long long valeur, size_t octets)
{
    unsigned long long motif;

    memset(&motif, VERIF_MOTIF, sizeof motif);
    return octets <= sizeof motif && ((valeur ^ motif) << (8 * (sizeof motif - octets))) == 0;
}

#define VERIF_RIEN_ECRIT "jamais écrit : ce que la vérification y avait mis y est encore"

/* Une chaîne telle qu'on l'écrirait en C : ce qui ne s'affiche pas se voit. */
static void verif_ecrit_chaine(FILE *sortie, const char *texte)
{
    size_t i;

    if (texte == NULL) {
        fputs("NULL", sortie);
        return;
    }
    fputc('"', sortie);
    for (i = 0; texte[i] != '\0'; i++) {
        unsigned char c = (unsigned char)texte[i];

        if (i == 400) {
            fprintf(sortie, "\"... (%zu octets)", strlen(texte));
            return;
        }
        if (verif_est_le_motif(texte + i, 4)) {
            fputs("\"... (sans zéro final)", sortie);
            return;
        }
        if (c == '\n')
            fputs("\\n", sortie);
        else if (c == '"' || c == '\\')
            fprintf(sortie, "\\%c", c);
        else if (c < 0x20 || c == 0x7f || (c >= 0x80 && verif_utf8(texte + i) == 0))
            fprintf(sortie, "\\x%02X", c);
        else if (c < 0x80)
            fputc(c, sortie);
        else {
            fprintf(sortie, "%.*s", verif_utf8(texte + i), texte + i);
            i += (size_t)verif_utf8(texte + i) - 1;
        }
    }
    fputc('"', sortie);
}

/* Dessine le placement d'une chaîne FEN, sans rien demander à la bibliothèque. */
static void verif_dessine(FILE *sortie, const char *fen)
{
    char cases[64];
    int nombre = 0, i;
    const char *p;

    for (p = fen; *p != '\0' && *p != ' ' && nombre <= 64; p++) {
        if (*p >= '1' && *p <= '8') {
            for (i = 0; i < *p - '0' && nombre < 64; i++)
                cases[nombre++] = '.';
        } else if (*p != '/') {
            if (nombre < 64 && strchr("KQRBNPkqrbnp", *p) != NULL)
                cases[nombre] = *p;
            else
                break;
            nombre++;
        }
    }
    fputs("position : ", sortie);
    verif_ecrit_chaine(sortie, fen);
    fputc('\n', sortie);
    if (nombre != 64 || (*p != ' ' && *p != '\0'))
        return;
    for (i = 0; i < 64; i++) {
        if (i % 8 == 0)
            fprintf(sortie, "    %d ", 8 - i / 8);
        fprintf(sortie, " %c%s", cases[i], i % 8 == 7 ? "\n" : "");
    }
    fputs("       a b c d e f g h", sortie);
    if (strncmp(p, " w", 2) == 0)
        fputs("   trait aux blancs", sortie);
    if (strncmp(p, " b", 2) == 0)
        fputs("   trait aux noirs", sortie);
    fputc('\n', sortie);
}

/* Ce qui distingue ce moment de la vérification des autres. */
static void verif_dit_ou(FILE *sortie)
{
    if (verif_montre[verif_place_contexte][0] != '\0')
        fprintf(sortie, "contexte : %s\n", verif_montre[verif_place_contexte]);
    if (verif_montre[verif_place_position][0] != '\0')
        verif_dessine(sortie, verif_montre[verif_place_position]);
}

static void verif_dit_l_indice(FILE *sortie)
{
    if (verif_montre[verif_place_indice][0] != '\0')
        fprintf(sortie, "indice   : %s\n", verif_montre[verif_place_indice]);
}

/* Finit le processus de la vérification : le premier échec suffit. */
static void verif_abandonne(void)
{
    if (verif_capture_fichier != NULL)
        verif_capture_fin(); /* pour que l'échec le montre */
    verif_dit_l_indice(verif_journal);
    fflush(NULL);
    _exit(1);
}

static void verif_entete(const char *fichier, int ligne, const char *controle)
{
    if (verif_montre[verif_place_appel][0] != '\0')
        fprintf(verif_journal, "appel    : %s\ncontrôle : %s   (%s:%d)\n",
                verif_montre[verif_place_appel], controle, fichier, ligne);
    else
        fprintf(verif_journal, "appel    : %s   (%s:%d)\n", controle, fichier, ligne);
    verif_dit_ou(verif_journal);
}

VERIF_FONCTION void verif_echec(const char *fichier, int ligne, const char *appel,
                                const char *attendu, const char *recu)
{
    verif_entete(fichier, ligne, appel);
    fprintf(verif_journal, "attendu  : %s\nreçu     : %s\n", attendu, recu);
    verif_abandonne();
}

VERIF_FONCTION void verif_echec_code(const char *fichier, int ligne, const char *appel,
                                     long long recu, size_t octets, const char *nom_recu,
                                     long long attendu, const char *nom_attendu)
{
    char a[160], r[160];

    snprintf(a, sizeof a, "%lld (%s)", attendu, nom_attendu);
    if (verif_entier_du_motif((unsigned long long)recu, octets))
        snprintf(r, sizeof r, "%s", VERIF_RIEN_ECRIT);
    else
        snprintf(r, sizeof r, "%lld (%s)", recu, nom_recu);
    verif_echec(fichier, ligne, appel, a, r);
}

static void verif_echec_texte(const char *fichier, int ligne, const char *appel,
                              const char *avant, const char *attendu, const char *recu)
{
    verif_entete(fichier, ligne, appel);
    fprintf(verif_journal, "attendu  : %s", avant);
    verif_ecrit_chaine(verif_journal, attendu);
    fputs("\nreçu     : ", verif_journal);
    if (recu != NULL && verif_est_le_motif(recu, 1))
        fputs(VERIF_RIEN_ECRIT, verif_journal);
    else
        verif_ecrit_chaine(verif_journal, recu);
    fputc('\n', verif_journal);
    verif_abandonne();
}

/* ---- Les contrôles ------------------------------------------------------------------ */

VERIF_FONCTION void verif_entier(const char *fichier, int ligne, const char *appel,
                                 long long recu, size_t octets, long long attendu,
                                 const char *nom)
{
    char a[96], r[96];

    if (recu == attendu)
        return;
    /* Une constante se reconnaît mieux à son nom, si le test l'a écrite telle quelle. */
    if (nom[strcspn(nom, " .[(-+0123456789")] == '\0')
        snprintf(a, sizeof a, "%lld (%s)", attendu, nom);
    else
        snprintf(a, sizeof a, "%lld", attendu);
    if (verif_entier_du_motif((unsigned long long)recu, octets))
        snprintf(r, sizeof r, "%s", VERIF_RIEN_ECRIT);
    else
        snprintf(r, sizeof r, "%lld", recu);
    verif_echec(fichier, ligne, appel, a, r);
}

VERIF_FONCTION void verif_naturel(const char *fichier, int ligne, const char *appel,
                                  unsigned long long recu, size_t octets,
                                  unsigned long long attendu)
{
    char a[32], r[96];

    if (recu == attendu)
        return;
    snprintf(a, sizeof a, "%llu", attendu);
    if (verif_entier_du_motif(recu, octets))
        snprintf(r, sizeof r, "%s", VERIF_RIEN_ECRIT);
    else
        snprintf(r, sizeof r, "%llu", recu);
    verif_echec(fichier, ligne, appel, a, r);
}

VERIF_FONCTION void verif_chaine(const char *fichier, int ligne, const char *appel,
                                 const char *recu, const char *attendu)
{
    if (recu == NULL || strcmp(recu, attendu) != 0)
        verif_echec_texte(fichier, ligne, appel, "", attendu, recu);
}

VERIF_FONCTION void verif_chaine_contient(const char *fichier, int ligne, const char *appel,
                                          const char *recu, const char *morceau)
{
    if (recu == NULL || strstr(recu, morceau) == NULL)
        verif_echec_texte(fichier, ligne, appel, "un texte qui contient ", morceau, recu);
}

VERIF_FONCTION void verif_chaine_commence(const char *fichier, int ligne, const char *appel,
                                          const char *recu, const char *debut)
{
    if (recu == NULL || strncmp(recu, debut, strlen(debut)) != 0)
        verif_echec_texte(fichier, ligne, appel, "un texte qui commence par ", debut, recu);
}

VERIF_FONCTION void verif_pointeur(const char *fichier, int ligne, const char *appel,
                                   const void *recu, const void *attendu)
{
    char a[32], r[32];

    if (recu == attendu)
        return;
    if (attendu == NULL)
        snprintf(a, sizeof a, "NULL");
    else
        snprintf(a, sizeof a, "%p", attendu);
    if (recu == NULL)
        snprintf(r, sizeof r, "NULL");
    else
        snprintf(r, sizeof r, "%p", recu);
    verif_echec(fichier, ligne, appel, a, r);
}

VERIF_FONCTION unsigned char *verif_copie(const void *zone, size_t octets)
{
    unsigned char *copie = (unsigned char *)malloc(octets > 0 ? octets : 1);

    if (copie == NULL) {
        fputs("plus de mémoire pour copier la zone à surveiller\n", verif_journal);
        verif_abandonne();
    }
    memcpy(copie, zone, octets);
    return copie;
}

/* Ce que dit une description ; "" si elle n'a rien à dire. À libérer. */
static char *verif_decrit(verif_description description, const void *attendue, const void *recue,
                          size_t octets)
{
    char *texte = NULL;
    size_t longueur = 0;
    FILE *sortie = open_memstream(&texte, &longueur);

    verif_systeme(sortie != NULL, "open_memstream");
    if (description != NULL)
        description(sortie, attendue, recue, octets);
    verif_systeme(fclose(sortie) == 0, "open_memstream");
    return texte;
}

VERIF_FONCTION void verif_compare(const char *fichier, int ligne, const char *appel,
                                  const char *attente, verif_description description,
                                  const void *attendue, const void *recue, size_t octets)
{
    const unsigned char *avant = (const unsigned char *)attendue;
    const unsigned char *apres = (const unsigned char *)recue;
    char r[80], *differences;
    size_t i;

    for (i = 0; i < octets && avant[i] == apres[i]; i++)
        ;
    if (i == octets)
        return;
    differences = verif_decrit(description, attendue, recue, octets);
    snprintf(r, sizeof r, "octet %zu : 0x%02X au lieu de 0x%02X", i, apres[i], avant[i]);
    verif_echec(fichier, ligne, appel, attente, differences[0] != '\0' ? differences : r);
}

VERIF_FONCTION void verif_jamais_ecrit(const char *fichier, int ligne, const char *appel,
                                       const void *zone, size_t octets)
{
    const unsigned char *z = (const unsigned char *)zone;
    char r[48];
    size_t i;

    for (i = 0; i < octets && z[i] == VERIF_MOTIF; i++)
        ;
    if (i == octets)
        return;
    snprintf(r, sizeof r, "octet %zu : 0x%02X", i, z[i]);
    verif_echec(fichier, ligne, appel, "rien d'écrit à cet endroit", r);
}

/* ---- Ce qui est écrit, et ce qui s'arrête ------------------------------------------- */

VERIF_FONCTION void verif_une_ligne(const char *fichier, int ligne, const char *appel,
                                    const char *recu, const char *morceau)
{
    const char *fin = strchr(recu, '\n');

    if (fin == NULL || fin[1] != '\0' || strstr(recu, morceau) == NULL)
        verif_echec_texte(fichier, ligne, appel, "exactement une ligne, qui contient ", morceau,
                          recu);
}

VERIF_FONCTION void verif_texte(const char *fichier, int ligne, const char *appel,
                                const char *recu, const char *attendu)
{
    if (strcmp(recu, attendu) != 0)
        verif_echec_texte(fichier, ligne, appel, "ce texte écrit : ", attendu, recu);
}

/* Ce que tout nouveau processus fait d'abord. */
static void verif_debut_de_fils(void)
{
    struct rlimit sans_image = { 0, 0 };
    struct rlimit fichiers = { 16 << 20, 16 << 20 };

    setrlimit(RLIMIT_CORE, &sans_image);
    setrlimit(RLIMIT_FSIZE, &fichiers);
    /* Au cas où le père disparaîtrait avant d'avoir compté le temps. */
    alarm(verif_limite + 5);
}

/* Rend -1 dans un nouveau processus, et le statut de sa fin dans l'ancien. */
VERIF_FONCTION int verif_fils(void)
{
    char montre[verif_nombre_places][VERIF_MEMOIRE];
    int statut = 0;
    pid_t pid;

    fflush(NULL);
    memcpy(montre, verif_montre, sizeof montre);
    pid = fork();
    verif_systeme(pid >= 0, "fork");
    if (pid == 0) {
        verif_debut_de_fils();
        return -1;
    }
    verif_systeme(waitpid(pid, &statut, 0) == pid, "waitpid");
    /* Arrêté au milieu d'un bloc, il n'a rien remis en place. */
    memcpy(verif_montre, montre, sizeof montre);
    return statut;
}

VERIF_FONCTION void verif_avorte(const char *fichier, int ligne, const char *appel, int statut,
                                 const char *recu, const char *morceau)
{
    char r[64];

    if (WIFSIGNALED(statut) && WTERMSIG(statut) == SIGABRT) {
        verif_une_ligne(fichier, ligne, appel, recu, morceau);
        return;
    }
    if (WIFSIGNALED(statut))
        snprintf(r, sizeof r, "arrêt par le signal %d", WTERMSIG(statut));
    else
        snprintf(r, sizeof r, "le programme a continué");
    verif_echec(fichier, ligne, appel, "arrêt du programme par abort()", r);
}

/* ---- Lancer les vérifications -------------------------------------------------------- */

#define VERIF_FIN "verif:fin\n" /* le journal d'une vérification qui est allée à son bout */

static double verif_secondes(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Attend la fin du processus. Rend 0 si elle n'est pas venue à temps. */
static int verif_attend(pid_t pid, int *statut)
{
    struct timespec pause = { 0, 500000 };
    double debut = verif_secondes();

    while (waitpid(pid, statut, WNOHANG) == 0) {
        if (verif_secondes() - debut > verif_limite) {
            kill(-pid, SIGKILL);
            waitpid(pid, statut, 0);
            return 0;
        }
        nanosleep(&pause, NULL);
    }
    return 1;
}

static void verif_lance_corps(const verif_entree *entree, FILE *sorties)
{
    setpgid(0, 0);
    verif_debut_de_fils();
    verif_systeme(dup2(fileno(sorties), STDOUT_FILENO) >= 0
                      && dup2(fileno(sorties), STDERR_FILENO) >= 0, "dup2");
    entree->corps();
    fputs(VERIF_FIN, verif_journal);
    /* exit et non _exit : un détecteur de fuites de mémoire peut alors parler. */
    exit(0);
}

/* Recopie un fichier en commentaires TAP. */
static void verif_recopie(FILE *fichier, const char *avant)
{
    char ligne[VERIF_TEXTE_MAX];
    int lignes = 0;

    rewind(fichier);
    while (fgets(ligne, sizeof ligne, fichier) != NULL && lignes++ < 200) {
        ligne[strcspn(ligne, "\n")] = '\0';
        if (strcmp(ligne, "verif:fin") != 0)
            printf("# %s%s\n", avant, ligne);
    }
}

static int verif_a_fini(FILE *journal)
{
    char ligne[sizeof VERIF_FIN];

    rewind(journal);
    return fgets(ligne, sizeof ligne, journal) != NULL && strcmp(ligne, VERIF_FIN) == 0;
}

/* Une mémoire que les processus des vérifications ont en commun avec celui-ci. */
static void verif_partage(void)
{
    size_t octets = verif_nombre_places * sizeof *verif_montre;
    FILE *fichier = tmpfile();
    void *memoire;

    verif_systeme(fichier != NULL && ftruncate(fileno(fichier), (off_t)octets) == 0, "tmpfile");
    memoire = mmap(NULL, octets, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(fichier), 0);
    verif_systeme(memoire != MAP_FAILED, "mmap");
    fclose(fichier);
    verif_montre = memoire;
}

/* Ce que montrait le bloc où s'est arrêtée une vérification qui n'a pas pu le dire elle-même. Elle a
 * pu y mettre n'importe quoi. */
static void verif_dit_pour_elle(void)
{
    int i;

    for (i = 0; i < verif_nombre_places; i++) {
        verif_montre[i][VERIF_MEMOIRE - 1] = '\0';
        verif_montre[i][strcspn(verif_montre[i], "\n")] = '\0';
    }
    if (verif_montre[verif_place_appel][0] != '\0')
        fprintf(verif_journal, "appel    : %s\n", verif_montre[verif_place_appel]);
    verif_dit_ou(verif_journal);
}

/* Complète le journal d'une vérification qui a échoué, par ce qui l'a arrêtée. */
static void verif_dit_la_fin(int a_temps, int statut, int fini)
{
    int a_dit_pourquoi;

    fseek(verif_journal, 0, SEEK_END);
    a_dit_pourquoi = !fini && ftell(verif_journal) > 0;
    if (a_temps && WIFEXITED(statut) && a_dit_pourquoi)
        return;
    verif_dit_pour_elle();
    if (!a_temps)
        fprintf(verif_journal, "arrêtée après %u s : boucle sans fin, ou trop lent ? "
                               "(VERIF_LIMITE=60 en laisse plus)\n", verif_limite);
    else if (WIFSIGNALED(statut) && WTERMSIG(statut) == SIGSEGV)
        fprintf(verif_journal, "plantage : accès à une mémoire interdite (signal %d)\n",
                WTERMSIG(statut));
    else if (WIFSIGNALED(statut))
        fprintf(verif_journal, "plantage : arrêt par le signal %d\n", WTERMSIG(statut));
    else if (WEXITSTATUS(statut) != 0)
        fprintf(verif_journal, "le processus a fini avec le code %d\n", WEXITSTATUS(statut));
    else
        fputs("le programme a appelé exit() au milieu de la vérification\n", verif_journal);
    verif_dit_l_indice(verif_journal);
}

/* Rend 1 si la vérification réussit. */
static int verif_lance(const verif_entree *entree, int numero)
{
    FILE *sorties = tmpfile();
    int statut = 0, a_temps, fini, reussie;
    pid_t pid;

    verif_journal = tmpfile();
    verif_systeme(sorties != NULL && verif_journal != NULL, "tmpfile");
    memset(verif_montre, 0, verif_nombre_places * sizeof *verif_montre);
    fflush(NULL);
    pid = fork();
    verif_systeme(pid >= 0, "fork");
    if (pid == 0)
        verif_lance_corps(entree, sorties);
    setpgid(pid, pid);
    a_temps = verif_attend(pid, &statut);
    fini = verif_a_fini(verif_journal);
    reussie = a_temps && fini && WIFEXITED(statut) && WEXITSTATUS(statut) == 0;
    printf("%sok %d - %s [%s]\n", reussie ? "" : "not ", numero, entree->nom, entree->etiquettes);
    if (!reussie) {
        verif_dit_la_fin(a_temps, statut, fini);
        verif_recopie(verif_journal, "");
        verif_recopie(sorties, "écrit    : ");
    }
    fclose(sorties);
    fclose(verif_journal);
    verif_journal = NULL;
    return reussie;
}

/* Le choix est-il l'étiquette qui commence ici, sa famille, ou les garanties (nécessités) de
 * celle-ci ? */
static int verif_choisit(const char *choix, const char *etiquette)
{
    size_t longueur = strlen(choix);
    int clauses = longueur > 2 && choix[longueur - 2] == '-'
        && strchr("GN", choix[longueur - 1]) != NULL;

    return longueur > 0 && strncmp(etiquette, choix, longueur) == 0
        && strchr(clauses ? "0123456789" : " -", etiquette[longueur]) != NULL;
}

static int verif_repond_a(const verif_entree *entree, const char *choix)
{
    const char *etiquette = entree->etiquettes;

    if (strcmp(choix, entree->nom) == 0)
        return 1;
    while (etiquette != NULL) {
        if (verif_choisit(choix, etiquette))
            return 1;
        etiquette = strchr(etiquette, ' ');
        etiquette += etiquette != NULL;
    }
    return 0;
}

static int verif_choisie(const verif_entree *entree, int argc, char **argv)
{
    int i;

    for (i = 1; i < argc; i++) {
        if (verif_repond_a(entree, argv[i]))
            return 1;
    }
    return argc < 2;
}

/* Rend 0 si chaque argument choisit au moins une vérification. */
static int verif_choix_inconnus(int argc, char **argv, const verif_entree *entrees, size_t nombre)
{
    size_t j;
    int i;

    for (i = 1; i < argc; i++) {
        for (j = 0; j < nombre && !verif_repond_a(&entrees[j], argv[i]); j++)
            ;
        if (j == nombre) {
            fprintf(stderr, "aucune vérification ne répond à %s ; --liste dit leurs noms\n",
                    argv[i]);
            return 2;
        }
    }
    return 0;
}

static int verif_programme(int argc, char **argv, const verif_entree *entrees, size_t nombre)
{
    const char *limite = getenv("VERIF_LIMITE");
    int total = 0, numero = 0, echecs = 0;
    size_t i;

    /* Les vérifications choisissent elles-mêmes ce mode, et supposent qu'il n'est pas choisi. */
    unsetenv("ECHECS_CONTRATS");
    if (limite != NULL && atoi(limite) > 0)
        verif_limite = (unsigned)atoi(limite);
    if (argc == 2 && strcmp(argv[1], "--liste") == 0) {
        for (i = 0; i < nombre; i++)
            puts(entrees[i].nom);
        return 0;
    }
    if (verif_choix_inconnus(argc, argv, entrees, nombre) != 0)
        return 2;
    for (i = 0; i < nombre; i++)
        total += verif_choisie(&entrees[i], argc, argv);
    verif_partage();
    printf("TAP version 13\n1..%d\n", total);
    for (i = 0; i < nombre; i++) {
        if (verif_choisie(&entrees[i], argc, argv))
            echecs += !verif_lance(&entrees[i], ++numero);
    }
    if (echecs > 0)
        printf("# %d échec%s sur %d\n", echecs, echecs > 1 ? "s" : "", total);
    return echecs > 0;
}

#endif /* VERIF_H */
