/* Ce que le cadre demande au système, sous POSIX : une partie de verif.h. */
#ifndef VERIF_SYSTEME_POSIX_H
#define VERIF_SYSTEME_POSIX_H

#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>

/* ---- Les processus -------------------------------------------------------------------- */

/* Une mémoire que les processus des vérifications ont en commun avec celui-ci. */
static void verif_demarre(int argc, char **argv, const verif_entree *entrees)
{
    size_t octets = verif_nombre_places * sizeof *verif_montre;
    FILE *fichier = verif_fichier();
    void *memoire;

    (void)argc, (void)argv, (void)entrees;
    verif_systeme(fichier != NULL && ftruncate(fileno(fichier), (off_t)octets) == 0, "tmpfile");
    memoire = mmap(NULL, octets, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(fichier), 0);
    verif_systeme(memoire != MAP_FAILED, "mmap");
    fclose(fichier);
    verif_montre = memoire;
}

/* Ce que tout nouveau processus fait d'abord. */
static void verif_debut_de_fils(void)
{
    struct rlimit sans_image = { 0, 0 };
    struct rlimit fichiers = { VERIF_ECRIT_MAX, VERIF_ECRIT_MAX };

    setrlimit(RLIMIT_CORE, &sans_image);
    setrlimit(RLIMIT_FSIZE, &fichiers);
    /* Au cas où le père disparaîtrait avant d'avoir compté le temps. */
    alarm(verif_limite + 5);
}

static void verif_lit_statut(int statut, verif_fin *fin)
{
    int le_signal = WIFSIGNALED(statut) ? WTERMSIG(statut) : 0;

    memset(fin, 0, sizeof *fin);
    if (le_signal == 0) {
        fin->sorte = verif_fin_code;
        fin->code = WEXITSTATUS(statut);
    } else {
        fin->sorte = le_signal == SIGABRT ? verif_fin_abort : verif_fin_plantage;
        snprintf(fin->phrase, sizeof fin->phrase,
                 le_signal == SIGSEGV ? "accès à une mémoire interdite (signal %d)"
                                      : "arrêt par le signal %d", le_signal);
    }
}

static double verif_secondes(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void verif_attend(pid_t pid, verif_fin *fin)
{
    struct timespec pause = { 0, 500000 };
    double debut = verif_secondes();
    int statut = 0;

    while (waitpid(pid, &statut, WNOHANG) == 0) {
        if (verif_secondes() - debut > verif_limite) {
            kill(-pid, SIGKILL);
            waitpid(pid, &statut, 0);
            fin->sorte = verif_fin_temps;
            return;
        }
        nanosleep(&pause, NULL);
    }
    verif_lit_statut(statut, fin);
}

static void verif_dans_un_processus(const verif_entree *entree, FILE *sorties, verif_fin *fin)
{
    pid_t pid = fork();

    verif_systeme(pid >= 0, "fork");
    if (pid == 0) {
        setpgid(0, 0);
        verif_debut_de_fils();
        verif_corps(entree, fileno(sorties));
    }
    setpgid(pid, pid);
    verif_attend(pid, fin);
}

VERIF_FONCTION int verif_fils(verif_fin *fin)
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
        return 1;
    }
    verif_systeme(waitpid(pid, &statut, 0) == pid, "waitpid");
    /* Arrêté au milieu d'un bloc, il n'a rien remis en place. */
    memcpy(verif_montre, montre, sizeof montre);
    verif_lit_statut(statut, fin);
    return 0;
}

static int verif_refait(void)
{
    return 0;
}

/* ---- Les fichiers et la mémoire --------------------------------------------------------- */

static FILE *verif_fichier(void)
{
    return tmpfile();
}

VERIF_FONCTION int verif_tuyau(int bouts[2])
{
    return pipe(bouts);
}

VERIF_FONCTION int verif_a_lire(int bout)
{
    struct pollfd lisible = { 0, POLLIN, 0 };

    lisible.fd = bout;
    return poll(&lisible, 1, 0) > 0;
}

VERIF_FONCTION void *verif_au_bout(size_t taille)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t pages = (taille + page - 1) / page * page;
    int zeros = open("/dev/zero", O_RDWR);
    char *memoire = (char *)mmap(NULL, pages + page, PROT_READ | PROT_WRITE, MAP_PRIVATE, zeros, 0);

    verif_systeme(memoire != MAP_FAILED, "mmap");
    close(zeros);
    verif_systeme(mprotect(memoire + pages, page, PROT_NONE) == 0, "mprotect");
    return memoire + pages - taille;
}

VERIF_FONCTION void verif_limite_memoire(size_t octets)
{
    struct rlimit limite = { octets, octets };

    verif_systeme(setrlimit(RLIMIT_AS, &limite) == 0, "setrlimit");
}

/* ---- Le reste --------------------------------------------------------------------------- */

static void verif_variable(const char *nom, const char *valeur)
{
    verif_systeme((valeur != NULL ? setenv(nom, valeur, 1) : unsetenv(nom)) == 0, "setenv");
}

VERIF_FONCTION void verif_dort(int millisecondes)
{
    struct timespec temps = { millisecondes / 1000, millisecondes % 1000 * 1000000L };

    nanosleep(&temps, NULL);
}

#endif /* VERIF_SYSTEME_POSIX_H */
