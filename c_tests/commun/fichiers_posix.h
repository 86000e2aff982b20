/* Ce que les vérifications de fichiers demandent à POSIX : une partie de fichiers.h. */
#ifndef FICHIERS_POSIX_H
#define FICHIERS_POSIX_H

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>

/* Crée un dossier vide et à soi, et en écrit le nom. */
VERIF_FONCTION int fichiers_nouveau_dossier(char *nom, size_t taille)
{
    const char *temporaire = getenv("TMPDIR");

    snprintf(nom, taille, "%s/verif-XXXXXX",
             temporaire != NULL && temporaire[0] != '\0' ? temporaire : "/tmp");
    return mkdtemp(nom) != NULL;
}

VERIF_FONCTION void creer_un_dossier(const char *nom)
{
    verif_systeme(mkdir(nom, 0755) == 0, "mkdir");
}

VERIF_FONCTION void creer_un_tube(const char *nom)
{
    verif_systeme(mkfifo(nom, 0600) == 0, "mkfifo");
}

VERIF_FONCTION void creer_un_lien(const char *vers, const char *nom)
{
    verif_systeme(symlink(vers, nom) == 0, "symlink");
}

VERIF_FONCTION int est_un_lien(const char *nom)
{
    struct stat etat;

    verif_systeme(lstat(nom, &etat) == 0, "lstat");
    return S_ISLNK(etat.st_mode);
}

VERIF_FONCTION void donner_les_permissions(const char *nom, int permissions)
{
    verif_systeme(chmod(nom, (mode_t)permissions) == 0, "chmod");
}

VERIF_FONCTION int permissions_de(const char *nom)
{
    struct stat etat;

    verif_systeme(lstat(nom, &etat) == 0, "lstat");
    return (int)(etat.st_mode & 0777);
}

/* Le programme est-il celui de root, que rien n'arrête ? */
VERIF_FONCTION int est_root(void)
{
    return geteuid() == 0;
}

/* Un processus à côté de celui-ci, sans les privilèges de root si on le demande, qui appelle la
 * fonction ; attendre dit ce qu'elle a rendu. */
VERIF_FONCTION int lancer_a_cote(int (*fonction)(void), int sans_privileges)
{
    pid_t pid;

    fflush(NULL);
    pid = fork();
    verif_systeme(pid >= 0, "fork");
    if (pid == 0)
        _exit(sans_privileges && est_root() && setuid(65534) != 0 ? 99 : fonction());
    return (int)pid;
}

VERIF_FONCTION int attendre(int processus)
{
    int statut = 0;

    verif_systeme(waitpid(processus, &statut, 0) == processus && WIFEXITED(statut), "waitpid");
    return WEXITSTATUS(statut);
}

/* Un fichier ne peut plus dépasser cette taille, comme sur un disque plein. */
static rlim_t fichiers_taille_d_avant;

VERIF_FONCTION void limiter_les_fichiers(size_t octets)
{
    struct rlimit limite;

    signal(SIGXFSZ, SIG_IGN);
    verif_systeme(getrlimit(RLIMIT_FSIZE, &limite) == 0, "getrlimit");
    fichiers_taille_d_avant = limite.rlim_cur;
    limite.rlim_cur = octets;
    verif_systeme(setrlimit(RLIMIT_FSIZE, &limite) == 0, "setrlimit");
}

VERIF_FONCTION void ne_plus_limiter_les_fichiers(void)
{
    struct rlimit limite;

    verif_systeme(getrlimit(RLIMIT_FSIZE, &limite) == 0, "getrlimit");
    limite.rlim_cur = fichiers_taille_d_avant;
    verif_systeme(setrlimit(RLIMIT_FSIZE, &limite) == 0, "setrlimit");
}

#endif /* FICHIERS_POSIX_H */
