/* Le second filtre d'appels système d'un exécuteur, qu'il pose lui-même avant de se dire prêt : ce
   qu'il fallait pour démarrer (ouvrir des bibliothèques, lancer un programme) ne sert plus. Il
   s'ajoute au premier, qui regarde aussi les arguments : un appel passe s'il passe les deux. */

void echecs_filtre(int fichiers);

#ifdef __linux__

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined __x86_64__ && !defined __ILP32__
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#elif defined __riscv && __riscv_xlen == 64
#define ARCHITECTURE AUDIT_ARCH_RISCV64
#endif

#endif

#ifdef ARCHITECTURE

/* Ce que fait un programme qui calcule, alloue, affiche, et parle au juge. */
static const unsigned toujours[] = {
    SYS_read, SYS_write, SYS_writev, SYS_close, SYS_fstat, SYS_newfstatat, SYS_lseek, SYS_ioctl,
    SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_brk, SYS_sysinfo,
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack,
    SYS_getpid, SYS_gettid, SYS_tgkill, SYS_futex, SYS_sched_yield,
    SYS_clock_gettime, SYS_getrandom,
    SYS_ppoll, SYS_pselect6, SYS_exit, SYS_exit_group,
#ifdef SYS_poll
    SYS_poll, SYS_select,
#endif
};

/* Et qui lit ou écrit des fichiers : lesquels, Landlock le dit. */
static const unsigned avec_fichiers[] = {
    SYS_openat, SYS_readv, SYS_pread64, SYS_pwrite64, SYS_ftruncate, SYS_fsync, SYS_fcntl,
    SYS_statx, SYS_faccessat, SYS_readlinkat, SYS_getcwd, SYS_getdents64,
#ifdef SYS_faccessat2
    SYS_faccessat2,
#endif
#ifdef SYS_open
    SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink,
#endif
};

#define NOMBRE(liste) (sizeof (liste) / sizeof *(liste))

struct programme {
    struct sock_filter code[4 + 2 * (NOMBRE(toujours) + NOMBRE(avec_fichiers)) + 1];
    unsigned short longueur;
};

static void ajouter(struct programme *programme, struct sock_filter instruction)
{
    programme->code[programme->longueur++] = instruction;
}

static void lire(struct programme *programme, unsigned place)
{
    ajouter(programme, (struct sock_filter) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, place));
}

static void repondre(struct programme *programme, unsigned reponse)
{
    ajouter(programme, (struct sock_filter) BPF_STMT(BPF_RET | BPF_K, reponse));
}

/* Les deux instructions qui donnent cette réponse si la valeur lue est celle-ci. */
static void repondre_si(struct programme *programme, unsigned valeur, unsigned reponse)
{
    ajouter(programme, (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, valeur, 0, 1));
    repondre(programme, reponse);
}

void echecs_filtre(int fichiers)
{
    struct programme programme = { .longueur = 0 };
    lire(&programme, offsetof(struct seccomp_data, arch));
    ajouter(&programme, (struct sock_filter) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
    repondre(&programme, SECCOMP_RET_KILL_PROCESS);
    lire(&programme, offsetof(struct seccomp_data, nr));
    for (size_t i = 0; i < NOMBRE(toujours); i++)
        repondre_si(&programme, toujours[i], SECCOMP_RET_ALLOW);
    for (size_t i = 0; fichiers && i < NOMBRE(avec_fichiers); i++)
        repondre_si(&programme, avec_fichiers[i], SECCOMP_RET_ALLOW);
    repondre(&programme, SECCOMP_RET_ERRNO | EPERM);

    /* Un plantage ne laisse pas d'image du programme, même là où le système en confie à un autre. */
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
    struct sock_fprog filtre = { .len = programme.longueur, .filter = programme.code };
    /* Là où il n'y a pas de filtres, le juge l'a dit et l'exécuteur se passe de celui-ci. */
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0)
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filtre, 0, 0);
}

#else

void echecs_filtre(int fichiers)
{
    (void) fichiers;
}

#endif
