/* Ce qu'un échec montre, et jusqu'où : une partie de verif.h. */
#ifndef VERIF_MONTRER_H
#define VERIF_MONTRER_H

#define VERIF_ICI __FILE__, __LINE__
#define VERIF_TEXTE_MAX 4096
#define VERIF_CAPTURE_MAX (1 << 20)
#define VERIF_ECRIT_MAX (16 << 20) /* ce qu'un processus peut écrire dans un fichier */

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

#define VERIF_FIN "verif:fin" /* le journal d'une vérification qui est allée à son bout */

static FILE *verif_journal; /* où une vérification écrit pourquoi elle échoue */
static unsigned verif_limite = 5;

/* Sous Windows, gcc pense d'abord au printf d'avant C99. */
#ifdef __MINGW_PRINTF_FORMAT
#define VERIF_PRINTF __MINGW_PRINTF_FORMAT
#else
#define VERIF_PRINTF printf
#endif

__attribute__((format(VERIF_PRINTF, 3, 4)))
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

#endif /* VERIF_MONTRER_H */
