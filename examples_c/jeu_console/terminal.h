/*
 * Le terminal, touche par touche : pendant qu'une ligne se tape, il n'attend plus l'entrée et
 * n'écrit plus lui-même ce qui se tape. Il est remis comme il était à la fin de chaque ligne, et
 * avant que le programme ne finisse ou ne s'arrête sur un signal.
 *
 * Ctrl-Z reste un signal, qui fait ce qu'il fait partout. Ctrl-C est une touche : elle renonce à la
 * ligne, comme dans un shell, et ne fait perdre aucune partie sans question.
 */
#ifndef JEU_CONSOLE_TERMINAL_H
#define JEU_CONSOLE_TERMINAL_H

#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* termios et sigaction, qui ne sont pas du C */
#endif
#ifndef _DARWIN_C_SOURCE
#define _DARWIN_C_SOURCE /* sur macOS, la taille du terminal */
#endif
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

/* Le terminal sait-il effacer et revenir en arrière ? */
static int terminal_est_capable(void)
{
    const char *nom = getenv("TERM");

    return nom != NULL && *nom != '\0' && strcmp(nom, "dumb") != 0;
}

static int terminal_colonnes(void)
{
    struct winsize taille;

    return ioctl(STDOUT_FILENO, TIOCGWINSZ, &taille) == 0 && taille.ws_col > 0 ? taille.ws_col : 80;
}

/* ---- Les signaux --------------------------------------------------------------------------- */

static struct termios terminal_avant, terminal_cru;
static volatile sig_atomic_t terminal_a_repris; /* la ligne n'est plus à l'écran */

static void terminal_remettre(void)
{
    int erreur = errno;
    ssize_t ecrits;

    tcsetattr(STDIN_FILENO, TCSANOW, &terminal_avant);
    ecrits = write(STDOUT_FILENO, "\n", 1); /* la suite ne s'écrit pas sur la ligne commencée */
    (void)ecrits;
    errno = erreur;
}

/* Un signal qui finit le programme : il le finit, mais après (voir SA_RESETHAND). */
static void quand_le_programme_finit(int signal)
{
    terminal_remettre();
    raise(signal);
}

/* Le programme continue : le shell a pu régler le terminal autrement. */
static void quand_le_programme_reprend(int signal)
{
    int erreur = errno;

    (void)signal;
    tcsetattr(STDIN_FILENO, TCSANOW, &terminal_cru);
    terminal_a_repris = 1;
    errno = erreur;
}

/* S'arrête avec l'action par défaut d'un signal, et revient quand le programme reprend. */
static void s_arreter(int signal)
{
    struct sigaction defaut, la_notre;
    sigset_t celui_ci;

    memset(&defaut, 0, sizeof defaut);
    defaut.sa_handler = SIG_DFL;
    sigaction(signal, &defaut, &la_notre);
    raise(signal);
    sigemptyset(&celui_ci);
    sigaddset(&celui_ci, signal);
    sigprocmask(SIG_UNBLOCK, &celui_ci, NULL); /* c'est ici qu'il s'arrête */
    sigaction(signal, &la_notre, NULL);
}

/* Ctrl-Z. Un autre programme du même groupe, par exemple make, a pu s'arrêter avant celui-ci : le
 * shell a alors repris le terminal, et c'est en y touchant que le programme s'arrête (SIGTTOU). Il
 * n'a plus à s'arrêter quand il reprend : le shell, qui l'a relancé, l'attendrait sans fin. */
static void quand_le_programme_s_arrete(int signal)
{
    terminal_a_repris = 0;
    terminal_remettre();
    if (!terminal_a_repris)
        s_arreter(signal);
    quand_le_programme_reprend(SIGCONT);
}

static const struct {
    int signal;
    void (*faire)(int signal);
    unsigned options;
} SIGNAUX[] = {
    { SIGINT, quand_le_programme_finit, SA_RESETHAND },
    { SIGQUIT, quand_le_programme_finit, SA_RESETHAND },
    { SIGTERM, quand_le_programme_finit, SA_RESETHAND },
    { SIGHUP, quand_le_programme_finit, SA_RESETHAND },
    { SIGTSTP, quand_le_programme_s_arrete, 0 },
    { SIGCONT, quand_le_programme_reprend, 0 },
};

#define NOMBRE_SIGNAUX (sizeof SIGNAUX / sizeof SIGNAUX[0])

static struct sigaction signaux_avant[NOMBRE_SIGNAUX];

/* Un signal que l'on a demandé d'ignorer, par exemple avec nohup, le reste. */
static void capter_les_signaux(void)
{
    for (size_t i = 0; i < NOMBRE_SIGNAUX; i++) {
        struct sigaction action;

        memset(&action, 0, sizeof action);
        action.sa_handler = SIGNAUX[i].faire;
        action.sa_flags = (int)SIGNAUX[i].options;
        sigaction(SIGNAUX[i].signal, NULL, &signaux_avant[i]);
        if (signaux_avant[i].sa_handler != SIG_IGN)
            sigaction(SIGNAUX[i].signal, &action, NULL);
    }
}

static void rendre_les_signaux(void)
{
    for (size_t i = 0; i < NOMBRE_SIGNAUX; i++)
        sigaction(SIGNAUX[i].signal, &signaux_avant[i], NULL);
}

/* ---- Ctrl-C entre deux lignes ---------------------------------------------------------------- */

static volatile sig_atomic_t terminal_interrompu; /* Ctrl-C est venu, et attend la ligne suivante */

static void quand_le_joueur_interrompt(int signal)
{
    (void)signal;
    terminal_interrompu = 1;
}

/* Pendant que la machine réfléchit, Ctrl-C est un signal : il vaudra pour la ligne suivante. Un
 * second finit le programme aussitôt. */
static void terminal_retenir_interruption(void)
{
    struct sigaction action, d_avant;

    memset(&action, 0, sizeof action);
    action.sa_handler = quand_le_joueur_interrompt;
    action.sa_flags = (int)(SA_RESTART | SA_RESETHAND);
    sigaction(SIGINT, NULL, &d_avant);
    if (d_avant.sa_handler != SIG_IGN)
        sigaction(SIGINT, &action, NULL);
}

/* Finit le programme, et ceux qui l'ont lancé, comme Ctrl-C les aurait finis. */
static void terminal_interrompre(void)
{
    signal(SIGINT, SIG_DFL);
    kill(0, SIGINT);
}

/* ---- Entrer et sortir ----------------------------------------------------------------------- */

/* Rend 0 si ce n'est pas possible. Ce qui a été tapé d'avance n'est pas perdu. */
static int terminal_prendre(void)
{
    if (tcgetattr(STDIN_FILENO, &terminal_avant) != 0)
        return 0;
    terminal_cru = terminal_avant;
    terminal_cru.c_lflag &= (tcflag_t) ~(ICANON | ECHO | IEXTEN);
    terminal_cru.c_cc[VINTR] = _POSIX_VDISABLE;
    terminal_cru.c_cc[VMIN] = 1;
    terminal_cru.c_cc[VTIME] = 0;
    capter_les_signaux();
    if (tcsetattr(STDIN_FILENO, TCSANOW, &terminal_cru) == 0)
        return 1;
    rendre_les_signaux();
    return 0;
}

static void terminal_rendre(void)
{
    terminal_remettre();
    rendre_les_signaux();
}

/* ---- Les touches ---------------------------------------------------------------------------- */

#define OCTET_FIN (-1)     /* il n'y en aura plus */
#define OCTET_REPRISE (-2) /* le programme s'était arrêté : la ligne est à montrer */

/* Attend un octet. Les signaux qui arrêtent le programme et le font reprendre n'arrivent que pendant
 * cette attente : arrivée juste avant, une reprise ne serait vue qu'à la touche suivante. */
static int lire_octet(void)
{
    sigset_t retenus, avant;
    fd_set entrees;
    unsigned char octet;
    int pret;

    sigemptyset(&retenus);
    sigaddset(&retenus, SIGTSTP);
    sigaddset(&retenus, SIGCONT);
    FD_ZERO(&entrees);
    FD_SET(STDIN_FILENO, &entrees);
    sigprocmask(SIG_BLOCK, &retenus, &avant);
    pret = terminal_a_repris ? 0 : pselect(STDIN_FILENO + 1, &entrees, NULL, NULL, NULL, &avant);
    sigprocmask(SIG_SETMASK, &avant, NULL);
    if (pret == 0 || (pret < 0 && errno == EINTR))
        return OCTET_REPRISE;
    return pret > 0 && read(STDIN_FILENO, &octet, 1) == 1 ? octet : OCTET_FIN;
}

/* Un octet suit-il aussitôt ? Une touche à plusieurs octets les envoie ensemble. */
static int un_octet_suit(void)
{
    struct pollfd entree = { STDIN_FILENO, POLLIN, 0 };

    return poll(&entree, 1, 50) > 0;
}

#endif
