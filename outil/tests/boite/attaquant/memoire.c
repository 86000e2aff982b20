/* Prendre plus que sa part, ou laisser quelque chose en mémoire. */
#define _GNU_SOURCE
#include "attaquant.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int memfd(const char *argument)
{
    (void) argument;
    return issue_descripteur(memfd_create("attaque", 0));
}

static int memoire_nommee(const char *nom)
{
    int descripteur = shm_open(nom, O_CREAT | O_RDWR, 0600);
    if (descripteur != -1)
        shm_unlink(nom);
    return issue_descripteur(descripteur);
}

static int memoire_v(const char *argument)
{
    (void) argument;
    int objet = shmget(IPC_PRIVATE, 4096, 0600);
    if (objet != -1)
        shmctl(objet, IPC_RMID, NULL);
    return issue(objet);
}

static int messages_v(const char *argument)
{
    (void) argument;
    int objet = msgget(IPC_PRIVATE, 0600);
    if (objet != -1)
        msgctl(objet, IPC_RMID, NULL);
    return issue(objet);
}

static int semaphores_v(const char *argument)
{
    (void) argument;
    int objet = semget(IPC_PRIVATE, 1, 0600);
    if (objet != -1)
        semctl(objet, 0, IPC_RMID);
    return issue(objet);
}

static int projection(int protection, int options, size_t taille)
{
    void *place = mmap(NULL, taille, protection, options | MAP_ANONYMOUS, -1, 0);
    if (place == MAP_FAILED)
        return errno;
    munmap(place, taille);
    return 0;
}

static int projection_partagee(const char *argument)
{
    (void) argument;
    return projection(PROT_READ | PROT_WRITE, MAP_SHARED, 4096);
}

static int projection_pile(const char *argument)
{
    (void) argument;
    return projection(PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_GROWSDOWN, 4096);
}

/* Des pages qu'on ne fait que lire ne sont pas des données, mais leur table prend de la place. */
static int projection_lue(const char *mega)
{
    return projection(PROT_READ, MAP_PRIVATE | MAP_NORESERVE, (size_t) atol(mega) << 20);
}

/* Combien de mégaoctets malloc donne, jusqu'à 512 ; ils ne sont pas rendus. */
static int remplir(const char *argument)
{
    (void) argument;
    int mega = 0;
    for (void *place; mega < 512 && (place = malloc((size_t) 1 << 20)) != NULL; mega++)
        memset(place, mega, (size_t) 1 << 20);
    return mega;
}

static int profondeur(volatile char *plus_haut, int n)
{
    volatile char ici[4096];
    ici[0] = plus_haut[0];
    return n == 0 ? ici[0] : profondeur(ici, n - 1) + ici[0];
}

/* Descend de ce nombre de pages dans la pile. */
static int descendre(const char *pages)
{
    volatile char ici[1] = { 0 };
    return profondeur(ici, atoi(pages));
}

/* Écrit ce nombre de mégaoctets sur la sortie. */
static int afficher(const char *mega)
{
    char ligne[1024];
    memset(ligne, 'x', sizeof ligne);
    for (long n = atol(mega) << 10; n > 0; n--)
        fwrite(ligne, 1, sizeof ligne, stdout);
    return fflush(stdout) == 0 ? 0 : errno;
}

/* Revient au début de la sortie. */
static int revenir(const char *argument)
{
    (void) argument;
    return issue(lseek(1, 0, SEEK_SET));
}

static int boucler(const char *argument)
{
    volatile int encore = 1;
    while (encore)
        encore = argument != NULL;
    return 0;
}

/* Lit un octet au-delà de ce qu'elle a demandé : AddressSanitizer le voit. */
static int deborder(const char *taille)
{
    size_t octets = strtoul(taille, NULL, 10);
    char *place = calloc(octets, 1);
    int resultat = place == NULL ? errno : place[octets];
    free(place);
    return resultat;
}

static int avorter(const char *argument)
{
    (void) argument;
    abort();
}

/* L'adresse de la pile, celle d'une allocation et ce que la mémoire neuve contient, mêlés. */
static int adresses(const char *argument)
{
    (void) argument;
    int ici;
    void *place = malloc(100);
    size_t melange = (size_t) &ici * 31 + (size_t) place * 7 + (size_t) attaques_memoire;
    free(place);
    return (int) (melange >> 4 & 0xffffff);
}

const struct attaque attaques_memoire[] = {
    { "memfd", memfd },
    { "memoire_nommee", memoire_nommee },
    { "memoire_v", memoire_v },
    { "messages_v", messages_v },
    { "semaphores_v", semaphores_v },
    { "projection_partagee", projection_partagee },
    { "projection_pile", projection_pile },
    { "projection_lue", projection_lue },
    { "remplir", remplir },
    { "descendre", descendre },
    { "afficher", afficher },
    { "revenir", revenir },
    { "boucler", boucler },
    { "deborder", deborder },
    { "avorter", avorter },
    { "adresses", adresses },
    { NULL, NULL },
};
