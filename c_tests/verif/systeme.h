/* Ce que le cadre demande au système : une partie de verif.h. systeme_posix.h le fait sous Linux et
 * macOS, systeme_windows.h sous Windows ; le reste du cadre est le même partout. */
#ifndef VERIF_SYSTEME_H
#define VERIF_SYSTEME_H

/* Comment un processus a fini. */
typedef struct {
    enum { verif_fin_code, verif_fin_abort, verif_fin_plantage, verif_fin_temps } sorte;
    int code;         /* celui d'exit */
    char phrase[100]; /* ce qui a arrêté un processus qui n'est pas sorti de lui-même */
} verif_fin;

/* ---- Les processus -------------------------------------------------------------------- */

/* Vient avant tout le reste du programme : prépare verif_montre. Dans un processus que le programme a
 * lancé pour une vérification, la fait et ne revient pas. */
static void verif_demarre(int argc, char **argv, const verif_entree *entrees);

/* Fait la vérification dans un processus à elle, dont les sorties vont dans ce fichier, et attend sa
 * fin : verif_limite secondes au plus. */
static void verif_dans_un_processus(const verif_entree *entree, FILE *sorties, verif_fin *fin);

/* Rend 1 dans un nouveau processus, qui continue d'ici et finit par _exit, et 0 dans l'ancien, quand
 * l'autre a fini. Les fichiers ouverts sans nom avant l'appel ne sont pas toujours communs aux deux. */
VERIF_FONCTION int verif_fils(verif_fin *fin);

/* Le processus ne fait-il que refaire ce qui a déjà réussi, pour arriver à verif_fils ? */
static int verif_refait(void);

/* ---- Les fichiers et la mémoire --------------------------------------------------------- */

/* Un fichier sans nom, qui disparaît quand on le ferme, et dont les octets sont ceux qu'on écrit. */
static FILE *verif_fichier(void);

/* Les deux bouts d'un tuyau : on lit le premier, on écrit dans le second. Rend 0 si c'est fait. */
VERIF_FONCTION int verif_tuyau(int bouts[2]);

/* Peut-on lire ce bout de tuyau sans attendre ? */
VERIF_FONCTION int verif_a_lire(int bout);

/* De la mémoire qui finit à cette taille : lire ou écrire un octet plus loin arrête le programme. Elle
 * est alignée si la taille l'est. */
VERIF_FONCTION void *verif_au_bout(size_t taille);

/* Le processus n'aura plus que cette mémoire. */
VERIF_FONCTION void verif_limite_memoire(size_t octets);

/* ---- Le reste --------------------------------------------------------------------------- */

/* Donne cette valeur à une variable de l'environnement ; NULL l'enlève. */
static void verif_variable(const char *nom, const char *valeur);

VERIF_FONCTION void verif_dort(int millisecondes);

#endif /* VERIF_SYSTEME_H */
