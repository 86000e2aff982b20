/* Avec -fshort-enums, le programme et la bibliothèque ne se comprendraient pas : ceci ne compile
 * alors pas. */
enum { echecs_enum_comme_int = 1 / (sizeof(type_erreur) == sizeof(int)) };
