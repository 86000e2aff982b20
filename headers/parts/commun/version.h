/** La version de cet en-tête. Voir echecs_version pour celle de la bibliothèque. */
#define ECHECS_VERSION "@VERSION@"
/** La même en un nombre : majeur × 10000 + mineur × 100 + correctif. */
#define ECHECS_VERSION_NOMBRE @VERSION_NOMBRE@
