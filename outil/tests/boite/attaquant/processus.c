/* Lancer d'autres programmes, toucher à d'autres processus, échapper à son groupe. */
#define _GNU_SOURCE
#include "attaquant.h"

#include <errno.h>
#include <linux/sched.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

/* Ce qui suit la naissance d'un enfant : il finit, on l'attend. */
static int ne(long enfant)
{
    if (enfant == -1)
        return errno;
    if (enfant == 0)
        _exit(0);
    return issue(waitpid((pid_t) enfant, NULL, 0));
}

static int tenter_fork(const char *argument)
{
    (void) argument;
    return ne(fork());
}

static int fork_brut(const char *argument)
{
    (void) argument;
#ifdef SYS_fork
    return ne(syscall(SYS_fork));
#else
    return ne(fork());
#endif
}

static int tenter_vfork(const char *argument)
{
    (void) argument;
#ifdef SYS_vfork
    pid_t enfant = vfork();
    if (enfant == 0)
        _exit(0);
    return enfant == -1 ? errno : issue(waitpid(enfant, NULL, 0));
#else
    return ne(fork());
#endif
}

static int tenter_clone(const char *argument)
{
    (void) argument;
    return ne(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
}

static int tenter_clone3(const char *argument)
{
    (void) argument;
    struct clone_args demande = { .exit_signal = SIGCHLD };
    return ne(syscall(SYS_clone3, &demande, sizeof demande));
}

static void *rien(void *argument)
{
    return argument;
}

static int fil(const char *argument)
{
    (void) argument;
    pthread_t fil;
    int erreur = pthread_create(&fil, NULL, rien, NULL);
    return erreur != 0 ? erreur : pthread_join(fil, NULL);
}

static int tenter_system(const char *argument)
{
    (void) argument;
    int fin = system("exit 0");
    return fin == -1 ? errno : fin;
}

static int tenter_spawn(const char *programme)
{
    pid_t enfant;
    char *const arguments[] = { "x", NULL };
    int erreur = posix_spawn(&enfant, programme, NULL, NULL, arguments, NULL);
    return erreur != 0 ? erreur : issue(waitpid(enfant, NULL, 0));
}

static int devenir(const char *programme)
{
    char *const arguments[] = { "x", NULL };
    char *const rien[] = { NULL };
    return issue(execve(programme, arguments, rien));
}

static int executer(const char *programme)
{
    return dans_un_enfant(devenir, programme);
}

/* Le signal 0 ne fait que demander si l'on pourrait en envoyer un. */
static int signaler(const char *processus)
{
    return issue(kill((pid_t) atol(processus), 0));
}

static int signaler_fil(const char *processus)
{
    return issue(syscall(SYS_tgkill, atol(processus), atol(processus), 0));
}

static int signaler_pidfd(const char *processus)
{
    long descripteur = syscall(SYS_pidfd_open, atol(processus), 0);
    if (descripteur == -1)
        return errno;
    int resultat = issue(syscall(SYS_pidfd_send_signal, descripteur, 0, NULL, 0));
    close((int) descripteur);
    return resultat;
}

static int signaler_file(const char *processus)
{
    return issue(sigqueue((pid_t) atol(processus), 0, (union sigval) { 0 }));
}

static int se_faire_suivre(const char *argument)
{
    (void) argument;
    return issue(ptrace(PTRACE_TRACEME, 0, NULL, NULL));
}

static int tenter_ptrace(const char *argument)
{
    return dans_un_enfant(se_faire_suivre, argument);
}

static int lire_memoire(const char *argument)
{
    (void) argument;
    char ici = 'a', la;
    struct iovec vers = { &la, 1 }, de = { &ici, 1 };
    return issue(process_vm_readv(getpid(), &vers, 1, &de, 1, 0));
}

static int nouvelle_session(const char *argument)
{
    (void) argument;
    return issue(setsid());
}

static int tenter_setsid(const char *argument)
{
    return dans_un_enfant(nouvelle_session, argument);
}

static int nouveau_groupe(const char *argument)
{
    (void) argument;
    return issue(setpgid(0, 0));
}

static int tenter_setpgid(const char *argument)
{
    return dans_un_enfant(nouveau_groupe, argument);
}

/* Une limite telle qu'elle est, posée une seconde fois : sans effet, même si c'est permis. */
static int limite_du_juge(const char *processus)
{
    struct rlimit limite;
    if (prlimit((pid_t) atol(processus), RLIMIT_CORE, NULL, &limite) != 0)
        return errno;
    return issue(prlimit((pid_t) atol(processus), RLIMIT_CORE, &limite, NULL));
}

static int baisser_limite(const char *argument)
{
    (void) argument;
    struct rlimit limite = { 0, 0 };
    return issue(setrlimit(RLIMIT_CORE, &limite));
}

static int s_arreter(const char *argument)
{
    (void) argument;
    return issue(raise(SIGSTOP));
}

/* Un enfant qui s'arrête est vu, repris et attendu. */
static int tenter_arret(const char *argument)
{
    pid_t enfant = fork();
    if (enfant == -1)
        return s_arreter(argument);
    if (enfant == 0)
        _exit(s_arreter(argument));
    int etat;
    waitpid(enfant, &etat, WUNTRACED);
    if (!WIFSTOPPED(etat))
        return ECHILD;
    kill(enfant, SIGKILL);
    return issue(waitpid(enfant, NULL, 0));
}

static int priorite(const char *argument)
{
    (void) argument;
    return issue(setpriority(PRIO_PROCESS, 0, 0));
}

/* Par l'ancienne porte des programmes de 32 bits, où les appels ont d'autres numéros. */
static int porte_32_bits(const char *argument)
{
    (void) argument;
#ifdef __x86_64__
    long resultat = 20; /* getpid */
    __asm__ volatile("int $0x80" : "+a"(resultat) : : "memory", "r8", "r9", "r10", "r11");
    return resultat == getpid() ? 0 : ENOSYS;
#else
    return ENOSYS;
#endif
}

const struct attaque attaques_processus[] = {
    { "fork", tenter_fork },
    { "fork_brut", fork_brut },
    { "vfork", tenter_vfork },
    { "clone", tenter_clone },
    { "clone3", tenter_clone3 },
    { "fil", fil },
    { "system", tenter_system },
    { "posix_spawn", tenter_spawn },
    { "executer", executer },
    { "signaler", signaler },
    { "signaler_fil", signaler_fil },
    { "signaler_pidfd", signaler_pidfd },
    { "signaler_file", signaler_file },
    { "ptrace", tenter_ptrace },
    { "lire_memoire", lire_memoire },
    { "setsid", tenter_setsid },
    { "setpgid", tenter_setpgid },
    { "limite_du_juge", limite_du_juge },
    { "baisser_limite", baisser_limite },
    { "arret", tenter_arret },
    { "priorite", priorite },
    { "porte_32_bits", porte_32_bits },
    { NULL, NULL },
};
