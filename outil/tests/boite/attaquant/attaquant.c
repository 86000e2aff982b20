/* Un exécuteur qui attaque : à chaque message du juge, « nom » ou « nom argument », il tente une
   chose et répond par un nombre, 0 si elle a réussi, errno sinon. Sans boîte, il reçoit la
   connexion comme entrée standard. */
#define _GNU_SOURCE
#include "attaquant.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

void echecs_filtre(int fichiers);

int issue(long resultat)
{
    return resultat == -1 ? errno : 0;
}

int issue_descripteur(long descripteur)
{
    if (descripteur == -1)
        return errno;
    close((int) descripteur);
    return 0;
}

int dans_un_enfant(tentative *tenter, const char *argument)
{
    pid_t enfant = fork();
    if (enfant == -1)
        return tenter(argument);
    if (enfant == 0)
        _exit(tenter(argument));
    int fin;
    waitpid(enfant, &fin, 0);
    return WIFEXITED(fin) ? WEXITSTATUS(fin) : ECHILD;
}

/* Les options d'un exécuteur : sans la troisième, AddressSanitizer change une limite au démarrage,
   ce que la boîte refuse. */
#ifdef ASSAINI
const char *__asan_default_options(void);
void __sanitizer_set_report_fd(void *descripteur);

const char *__asan_default_options(void)
{
    return "detect_leaks=0:symbolize=0:disable_coredump=0:exitcode=86:allocator_may_return_null=1";
}
#endif

static int poser_filtre(const char *argument)
{
    echecs_filtre(strcmp(argument, "fichiers") == 0);
    return 0;
}

static const struct attaque attaques_ici[] = {
    { "filtre", poser_filtre },
    { NULL, NULL },
};

static const struct attaque *const tables[] = {
    attaques_ici, attaques_fichiers, attaques_processus, attaques_memoire, attaques_systeme,
};

static int tenter(const char *nom, const char *argument)
{
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
        for (const struct attaque *a = tables[t]; a->nom != NULL; a++)
            if (strcmp(a->nom, nom) == 0)
                return a->tenter(argument);
    return -1;
}

static int est_connexion(int descripteur)
{
    int type;
    socklen_t taille = sizeof type;
    return getsockopt(descripteur, SOL_SOCKET, SO_TYPE, &type, &taille) == 0;
}

int main(int argc, char **argv)
{
    /* Dans la boîte, getsockopt n'existe pas, et la connexion est toujours la même. */
    int connexion = argc > 0 && strcmp(argv[0], "executeur") != 0 && est_connexion(0) ? 0 : 3;
#ifdef ASSAINI
    __sanitizer_set_report_fd((void *) 4);
#endif
    char message[4096];
    ssize_t recus;
    while ((recus = read(connexion, message, sizeof message - 1)) > 0) {
        message[recus] = '\0';
        char *argument = strchr(message, ' ');
        if (argument != NULL)
            *argument++ = '\0';
        int resultat = tenter(message, argument != NULL ? argument : "");
        char reponse[20];
        int longueur = snprintf(reponse, sizeof reponse, "%d", resultat);
        if (write(connexion, reponse, (size_t) longueur) != longueur)
            return 1;
    }
    return 0;
}
