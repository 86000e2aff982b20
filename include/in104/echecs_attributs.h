/**
 * @file echecs_attributs.h
 * La version, et ce que les déclarations des autres fichiers de ce dossier disent au
 * compilateur : la même chose que dans echecs_commun.h. Ces fichiers l'incluent : il n'y
 * a pas à le faire soi-même. Produit à partir de src/capi : ne pas le modifier à la main.
 */

/* Les fichiers d'un cours ont ceci aussi, dans echecs_attributs.h ; le premier inclus suffit. */
#ifndef ECHECS_ATTRIBUTS_H

/** La version de cet en-tête. Voir echecs_version pour celle de la bibliothèque. */
#define ECHECS_VERSION "0.1.0"
/** La même en un nombre : majeur × 10000 + mineur × 100 + correctif. */
#define ECHECS_VERSION_NOMBRE 100

/* Ce que les déclarations disent au compilateur, s'il sait le lire. Rien de cela ne change ce que
 * font les fonctions. */
/** @cond */
#define ECHECS_ATTRIBUTS_H

/* Une fonction ou une variable de la bibliothèque, que le programme peut remplacer, même s'il est
 * compilé avec -fvisibility=hidden. */
#if defined __GNUC__ && !defined _WIN32
#define ECHECS_API __attribute__((visibility("default")))
#else
#define ECHECS_API
#endif

/* Une fonction dont il faut regarder ce qu'elle rend. */
#if (defined __cplusplus && __cplusplus >= 201703L) \
    || (defined __STDC_VERSION__ && __STDC_VERSION__ >= 202311L)
#define ECHECS_UTILE [[nodiscard]]
#elif defined __GNUC__
#define ECHECS_UTILE __attribute__((warn_unused_result))
#else
#define ECHECS_UTILE
#endif

/* Une fonction qu'une autre remplace : texte dit laquelle. */
#if (defined __cplusplus && __cplusplus >= 201402L) \
    || (defined __STDC_VERSION__ && __STDC_VERSION__ >= 202311L)
#define ECHECS_PERIME(texte) [[deprecated(texte)]]
#elif defined __GNUC__
#define ECHECS_PERIME(texte) __attribute__((deprecated(texte)))
#else
#define ECHECS_PERIME(texte)
#endif

/* Redéclare un prototype : ce que cette fonction donne ne se rend qu'à f, jamais à free. */
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 11
#define ECHECS_RENDRE(f, ...) __VA_ARGS__ __attribute__((malloc(f, 1)))
#else
#define ECHECS_RENDRE(f, ...) __VA_ARGS__
#endif

/* Une fonction qui écrit un texte : son paramètre numéro t est le tampon, son paramètre numéro n la
 * taille de ce tampon. */
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 10
#define ECHECS_TEXTE(t, n) __attribute__((access(write_only, t, n)))
#else
#define ECHECS_TEXTE(t, n)
#endif

/* Un type énuméré, qui est un int pour la bibliothèque. */
#if (defined __cplusplus && __cplusplus >= 201103L) \
    || (defined __STDC_VERSION__ && __STDC_VERSION__ >= 202311L)
#define ECHECS_INT : int
#else
#define ECHECS_INT
#endif

/* Avec -fshort-enums, le programme et la bibliothèque ne se comprendraient pas : ceci ne compile
 * alors pas. */
enum echecs_enum_temoin ECHECS_INT { echecs_enum_petit = 1 };
enum { echecs_enum_comme_int = 1 / (sizeof(enum echecs_enum_temoin) == sizeof(int)) };
/** @endcond */

#endif /* ECHECS_ATTRIBUTS_H */
