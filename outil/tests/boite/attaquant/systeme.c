/* Le réseau, le temps, et ce que le noyau offre d'autre. */
#define _GNU_SOURCE
#include "attaquant.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <stdint.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/personality.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static int internet(const char *argument)
{
    (void) argument;
    return issue_descripteur(socket(AF_INET, SOCK_STREAM, 0));
}

static int socket_local(const char *argument)
{
    (void) argument;
    return issue_descripteur(socket(AF_UNIX, SOCK_STREAM, 0));
}

static int deux_sockets(const char *argument)
{
    (void) argument;
    int bouts[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, bouts) != 0)
        return errno;
    close(bouts[0]);
    return issue_descripteur(bouts[1]);
}

/* Un descripteur envoyé au juge resterait ouvert chez lui. */
static int envoyer_descripteur(const char *argument)
{
    (void) argument;
    int envoye = 0, bouts[2] = { 3, 3 };
    char place[CMSG_SPACE(sizeof envoye)] = { 0 };
    struct iovec octet = { "0", 1 };
    struct msghdr message = { .msg_iov = &octet, .msg_iovlen = 1, .msg_control = place };
    message.msg_controllen = sizeof place;
    struct cmsghdr *entete = CMSG_FIRSTHDR(&message);
    entete->cmsg_len = CMSG_LEN(sizeof envoye);
    entete->cmsg_level = SOL_SOCKET;
    entete->cmsg_type = SCM_RIGHTS;
    memcpy(CMSG_DATA(entete), &envoye, sizeof envoye);
    int est_sans_boite = socketpair(AF_UNIX, SOCK_STREAM, 0, bouts) == 0;
    int resultat = issue(sendmsg(bouts[0], &message, 0));
    for (int i = 0; i < 2 && est_sans_boite; i++)
        close(bouts[i]);
    return resultat;
}

static int attendre(const char *argument)
{
    (void) argument;
    struct timespec peu = { 0, 1000000 };
    return issue(nanosleep(&peu, NULL));
}

/* Attendre qu'un autre fil réveille celui-ci : ici, un millième de seconde. */
static int attendre_reveil(const char *argument)
{
    (void) argument;
    uint32_t mot = 0;
    struct timespec peu = { 0, 1000000 };
    int erreur = issue(syscall(SYS_futex, &mot, FUTEX_WAIT, 0, &peu, NULL, 0));
    return erreur == ETIMEDOUT ? 0 : erreur;
}

static int io_uring(const char *argument)
{
    (void) argument;
    /* Des paramètres refusés après coup disent que l'appel existe. */
    int erreur = issue(syscall(SYS_io_uring_setup, 0, NULL));
    return erreur == EFAULT || erreur == EINVAL ? 0 : erreur;
}

static int trousseau(const char *argument)
{
    (void) argument;
    /* KEYCTL_GET_KEYRING_ID du trousseau de la session, sans le créer. */
    int erreur = issue(syscall(SYS_keyctl, 0, -3, 0));
    return erreur == ENOKEY ? 0 : erreur;
}


static int separer(const char *argument)
{
    (void) argument;
    return issue(unshare(CLONE_FILES));
}

static int tenter_unshare(const char *argument)
{
    return dans_un_enfant(separer, argument);
}

static int racine(const char *dossier)
{
    return issue(chroot(dossier));
}

static int tenter_chroot(const char *dossier)
{
    return dans_un_enfant(racine, dossier);
}

static int tenter_personality(const char *argument)
{
    (void) argument;
    return issue(personality(0xffffffff));
}

/* Ce qui ne devrait pas être là : un descripteur de plus, une variable d'environnement. */
static int descripteurs_de_trop(const char *argument)
{
    (void) argument;
    int nombre = 0;
    for (int descripteur = 5; descripteur < 1024; descripteur++)
        nombre += fcntl(descripteur, F_GETFD) != -1;
    return nombre;
}

static int descripteurs_attendus(const char *argument)
{
    (void) argument;
    int nombre = 0;
    for (int descripteur = 0; descripteur < 5; descripteur++)
        nombre += fcntl(descripteur, F_GETFD) != -1;
    return nombre;
}

static int environnement(const char *argument)
{
    (void) argument;
    int nombre = 0;
    for (char **variable = environ; variable != NULL && *variable != NULL; variable++)
        nombre++;
    return nombre;
}

/* Des signaux que le juge ignore ou retient, et que ses programmes hériteraient. */
static int signaux_herites(const char *argument)
{
    (void) argument;
    int nombre = 0;
    sigset_t retenus;
    sigprocmask(SIG_BLOCK, NULL, &retenus);
    for (int signal = 1; signal < 32; signal++) {
        struct sigaction action;
        int est_connu = sigaction(signal, NULL, &action) == 0;
        nombre += est_connu && (action.sa_handler != SIG_DFL || sigismember(&retenus, signal));
    }
    return nombre;
}

/* Le nombre de limites sans effet parmi celles qui n'ont pas d'autre essai. */
static int limites_absentes(const char *argument)
{
    (void) argument;
    const struct { int limite; rlim_t plus; } attendues[] = {
        { RLIMIT_CORE, 0 }, { RLIMIT_NOFILE, 64 }, { RLIMIT_NPROC, 0 },
    };
    int nombre = 0;
    for (size_t i = 0; i < sizeof attendues / sizeof *attendues; i++) {
        struct rlimit limite;
        int est_lue = getrlimit(attendues[i].limite, &limite) == 0;
        nombre += !est_lue || limite.rlim_max > attendues[i].plus;
    }
    return nombre;
}

static int limite_processeur(const char *argument)
{
    (void) argument;
    struct rlimit limite;
    return getrlimit(RLIMIT_CPU, &limite) == 0 ? (int) limite.rlim_cur : -1;
}

const struct attaque attaques_systeme[] = {
    { "internet", internet },
    { "socket_local", socket_local },
    { "deux_sockets", deux_sockets },
    { "envoyer_descripteur", envoyer_descripteur },
    { "attendre", attendre },
    { "attendre_reveil", attendre_reveil },
    { "io_uring", io_uring },
    { "trousseau", trousseau },
    { "unshare", tenter_unshare },
    { "chroot", tenter_chroot },
    { "personality", tenter_personality },
    { "descripteurs_de_trop", descripteurs_de_trop },
    { "descripteurs_attendus", descripteurs_attendus },
    { "environnement", environnement },
    { "signaux_herites", signaux_herites },
    { "limites_absentes", limites_absentes },
    { "limite_processeur", limite_processeur },
    { NULL, NULL },
};
