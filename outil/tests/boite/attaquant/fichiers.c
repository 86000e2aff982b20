/* Lire, écrire, effacer des fichiers. */
#define _GNU_SOURCE
#include "attaquant.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int lire(const char *fichier)
{
    char octet;
    int descripteur = open(fichier, O_RDONLY);
    if (descripteur == -1)
        return errno;
    int resultat = issue(read(descripteur, &octet, 1));
    close(descripteur);
    return resultat;
}

static int lister(const char *dossier)
{
    DIR *contenu = opendir(dossier);
    if (contenu == NULL)
        return errno;
    closedir(contenu);
    return 0;
}

static int ecrire(const char *fichier)
{
    int descripteur = open(fichier, O_WRONLY);
    if (descripteur == -1)
        return errno;
    int resultat = issue(write(descripteur, "attaque", 7));
    close(descripteur);
    return resultat;
}

static int vider(const char *fichier)
{
    return issue_descripteur(open(fichier, O_WRONLY | O_TRUNC));
}

static int creer(const char *fichier)
{
    return issue_descripteur(open(fichier, O_WRONLY | O_CREAT | O_EXCL, 0600));
}

static int fopen_w(const char *fichier)
{
    FILE *flux = fopen(fichier, "w");
    if (flux == NULL)
        return errno;
    int ecrit = fputs("écrit par fopen\n", flux) != EOF;
    return fclose(flux) == 0 && ecrit ? 0 : errno;
}

/* Écrit ce qu'il peut, jusqu'à quatre mégaoctets. */
static int gonfler(const char *fichier)
{
    FILE *flux = fopen(fichier, "w");
    if (flux == NULL)
        return errno;
    for (long n = 0; n < 4L << 20 && fputc('x', flux) != EOF; n++)
        continue;
    return fclose(flux) == 0 ? 0 : errno;
}

static int effacer(const char *fichier)
{
    return issue(unlink(fichier));
}

static int tronquer(const char *fichier)
{
    return issue(truncate(fichier, 1));
}

static int permettre(const char *fichier)
{
    return issue(chmod(fichier, 0777));
}

/* Le même fichier sous un nom plus long d'une lettre. */
static int vers(const char *fichier, int (*faire)(const char *, const char *))
{
    char autre[4096];
    snprintf(autre, sizeof autre, "%s2", fichier);
    return issue(faire(fichier, autre));
}

static int renommer(const char *fichier)
{
    return vers(fichier, rename);
}

static int lier(const char *fichier)
{
    return vers(fichier, link);
}

static int lien_symbolique(const char *fichier)
{
    return vers(fichier, symlink);
}

static int faire_dossier(const char *dossier)
{
    return issue(mkdir(dossier, 0700));
}

static int faire_tube(const char *fichier)
{
    return issue(mkfifo(fichier, 0600));
}

static int fichier_sans_nom(const char *dossier)
{
    return issue_descripteur(open(dossier, O_TMPFILE | O_RDWR, 0600));
}

static int surveiller(const char *dossier)
{
    (void) dossier;
    return issue_descripteur(syscall(SYS_inotify_init1, 0));
}

static int aller(const char *dossier)
{
    return issue(chdir(dossier));
}

const struct attaque attaques_fichiers[] = {
    { "lire", lire },
    { "lister", lister },
    { "ecrire", ecrire },
    { "vider", vider },
    { "creer", creer },
    { "fopen_w", fopen_w },
    { "gonfler", gonfler },
    { "effacer", effacer },
    { "tronquer", tronquer },
    { "permettre", permettre },
    { "renommer", renommer },
    { "lier", lier },
    { "lien_symbolique", lien_symbolique },
    { "faire_dossier", faire_dossier },
    { "faire_tube", faire_tube },
    { "fichier_sans_nom", fichier_sans_nom },
    { "surveiller", surveiller },
    { "aller", aller },
    { NULL, NULL },
};
