/*
 * Le programme qui exécute une copie : ce qui l'entoure. Ce que les vérificateurs d'AddressSanitizer
 * et d'UBSan trouvent va sur un descripteur à part, une faute par ligne.
 */
#define _GNU_SOURCE
#include "execution.h"

#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

enum { PRISE = 3, RAPPORT = 4, CODE_ASAN = 86, CODE_UBSAN = 87 };

/* Ceux des en-têtes de cette copie ; produits avec elle. */
extern const repertoire *const echecs_repertoires[];
extern const size_t echecs_nombre_repertoires;

/* ---- AddressSanitizer ---------------------------------------------------------------------- */

__attribute__((weak)) void __sanitizer_set_report_fd(void *descripteur);
const char *__asan_default_options(void);

/* Une réserve de cadres de pile petite : pleine, elle est parcourue en entier à chaque appel, et une
 * récursion sans fin mettrait des secondes à finir. */
__attribute__((no_sanitize("address"))) const char *__asan_default_options(void)
{
    return "max_uar_stack_size_log=16:detect_leaks=0:disable_coredump=0:exitcode=86:symbolize=0:allocator_may_return_null=1:"
           "handle_abort=0:detect_stack_use_after_return=1:malloc_fill_byte=165:"
           "max_malloc_fill_size=1048576:strict_string_checks=1:quarantine_size_mb=16";
}

/* ---- UBSan : ses fonctions portent ici d'autres noms --------------------------------------- */

typedef struct {
    const char *fichier;
    uint32_t ligne, colonne;
} endroit;

static _Noreturn void dire(const endroit *ou, const char *quoi)
{
    char ligne[512];
    int taille = snprintf(ligne, sizeof ligne, "%s:%u:%u: %s\n", ou->fichier, ou->ligne,
                          ou->colonne, quoi);

    if (taille > (int)sizeof ligne - 1)
        taille = (int)sizeof ligne - 1;
    if (write(RAPPORT, ligne, (size_t)taille) < 0)
        _exit(CODE_UBSAN + 1);
    _exit(CODE_UBSAN);
}

#define FAUTE(nom, quoi)                                    \
    _Noreturn void copie_ub_##nom(const endroit *ou, ...);  \
    _Noreturn void copie_ub_##nom(const endroit *ou, ...)   \
    {                                                       \
        dire(ou, quoi);                                     \
    }

FAUTE(add_overflow, "une addition déborde du type int")
FAUTE(sub_overflow, "une soustraction déborde du type int")
FAUTE(mul_overflow, "une multiplication déborde du type int")
FAUTE(negate_overflow, "un changement de signe déborde du type")
FAUTE(divrem_overflow, "une division par zéro, ou qui déborde")
FAUTE(pointer_overflow, "un calcul d'adresse qui sort de la mémoire")
FAUTE(load_invalid_value, "une valeur que ce type ne peut pas avoir")
FAUTE(vla_bound_not_positive, "un tableau de taille négative ou nulle")
FAUTE(float_cast_overflow, "un nombre à virgule trop grand pour un entier")
FAUTE(nonnull_arg, "NULL donné à une fonction qui ne l'accepte pas")
FAUTE(nonnull_return_v1, "NULL rendu par une fonction qui ne le doit pas")
FAUTE(builtin_unreachable, "un endroit du code qui ne devait pas être atteint")
FAUTE(missing_return, "une fonction finit sans return")
FAUTE(invalid_builtin, "un argument que cette fonction n'accepte pas")
FAUTE(alignment_assumption, "une adresse mal alignée")

/* Le motif des variables locales auxquelles personne n'a donné de valeur. */
static int jamais_donnee(uintptr_t valeur)
{
    return (uint32_t)valeur == 0xfefefefe;
}

_Noreturn void copie_ub_shift_out_of_bounds(const endroit *ou, uintptr_t nombre, uintptr_t bits);
_Noreturn void copie_ub_shift_out_of_bounds(const endroit *ou, uintptr_t nombre, uintptr_t bits)
{
    if (jamais_donnee(nombre) || jamais_donnee(bits))
        dire(ou, "un décalage avec une variable qui n'a jamais reçu de valeur");
    dire(ou, "un décalage d'un nombre de bits négatif ou trop grand");
}

_Noreturn void copie_ub_type_mismatch_v1(const endroit *ou, uintptr_t adresse);
_Noreturn void copie_ub_type_mismatch_v1(const endroit *ou, uintptr_t adresse)
{
    /* Un membre est un peu plus loin que l'adresse de sa structure. */
    if (jamais_donnee(adresse >> 32))
        dire(ou, "une adresse dans une variable qui n'a jamais reçu de valeur");
    dire(ou, "un accès par une adresse nulle, ou mal alignée");
}

_Noreturn void copie_ub_out_of_bounds(const endroit *ou, uintptr_t indice);
_Noreturn void copie_ub_out_of_bounds(const endroit *ou, uintptr_t indice)
{
    if (jamais_donnee(indice))
        dire(ou, "un indice dans une variable qui n'a jamais reçu de valeur");
    dire(ou, "un indice hors du tableau");
}

/* -------------------------------------------------------------------------------------------- */

void echecs_filtre(int fichiers);

int main(int argc, char **argv)
{
    repertoire repertoires[8];
    size_t nombre = echecs_nombre_repertoires;

    (void)argv;
    if (__sanitizer_set_report_fd != NULL)
        __sanitizer_set_report_fd((void *)(intptr_t)RAPPORT);
    if (nombre > sizeof repertoires / sizeof repertoires[0])
        return 2;
    for (size_t i = 0; i < nombre; i++)
        repertoires[i] = *echecs_repertoires[i];
    /* Un argument : cet exercice ouvre des fichiers. */
    echecs_filtre(argc > 1);
    return echecs_executer(PRISE, repertoires, nombre);
}
