#define _POSIX_C_SOURCE 200809L
#include "execution.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    MESSAGE_MAX = 1 << 18,
    TAMPONS_MAX = 32,
    APPELS_MAX = 512,
    ARGUMENTS_MAX = 12,
    TEXTE_MAX = 4096,
    FONCTIONS_MAX = 1024,
    VARIABLES_MAX = 128
};

/* Toutes les fonctions que la copie définit sont les siennes. */
enum { TOUTES = 0xffff };

typedef enum { sur_le_tas, variable_du_programme } sorte_de_tampon;
typedef enum { un_nombre, une_adresse, nul, un_resultat, une_vue, un_rang } sorte_d_argument;
typedef enum { rend_rien, rend_nombre, rend_nul, rend_adresse, rend_ailleurs, rend_texte } sorte_rendue;

typedef struct {
    unsigned char *octets;
    unsigned char *avant;
    size_t taille;
    int est_a_rendre;
} tampon;

static unsigned char question[MESSAGE_MAX], reponse[MESSAGE_MAX];
static size_t lus, recus, ecrits;
static int deborde;

static int toutes_a_la_copie = 1;
static unsigned char a_la_copie[FONCTIONS_MAX];
static const fonction_appelable *fonctions[FONCTIONS_MAX];
static const variable_connue *variables[VARIABLES_MAX];
static void *(*fabrique_de_vue)(void *tampon);
static uint16_t appel_en_cours;
static int peut_finir;
static jmp_buf avant_l_appel;

int echecs_est_a_la_copie(uint16_t numero)
{
    return toutes_a_la_copie || a_la_copie[numero];
}

void echecs_sortie(int code)
{
    if (peut_finir && code == 0)
        longjmp(avant_l_appel, 1);
    exit(code);
}

uint16_t echecs_appel_en_cours(void)
{
    return appel_en_cours;
}

/* ---- Lire et écrire un message ------------------------------------------------------------- */

static void lire(void *ou, size_t taille)
{
    if (taille > recus - lus) {
        deborde = 1;
        memset(ou, 0, taille);
        return;
    }
    memcpy(ou, question + lus, taille);
    lus += taille;
}

static void ecrire(const void *quoi, size_t taille)
{
    if (taille > MESSAGE_MAX - ecrits) {
        deborde = 1;
        return;
    }
    memcpy(reponse + ecrits, quoi, taille);
    ecrits += taille;
}

#define LECTEUR(nom, type)      \
    static type nom(void)       \
    {                           \
        type n;                 \
        lire(&n, sizeof n);     \
        return n;               \
    }

LECTEUR(lire_8, uint8_t)
LECTEUR(lire_16, uint16_t)
LECTEUR(lire_32, uint32_t)
LECTEUR(lire_64, uint64_t)

static void ecrire_8(uint8_t n) { ecrire(&n, sizeof n); }
static void ecrire_16(uint16_t n) { ecrire(&n, sizeof n); }
static void ecrire_32(uint32_t n) { ecrire(&n, sizeof n); }
static void ecrire_64(uint64_t n) { ecrire(&n, sizeof n); }

/* ---- Les tampons --------------------------------------------------------------------------- */

static void rendre_tampon(tampon *t)
{
    free(t->avant);
    if (t->est_a_rendre)
        free(t->octets);
    memset(t, 0, sizeof *t);
}

/* Un tampon du cas d'avant, s'il en reste un, sert encore s'il a la même taille. */
static int preparer_tampon(tampon *t)
{
    uint8_t sorte = lire_8(), remplissage = lire_8();
    uint16_t numero = lire_16();
    uint32_t taille = lire_32();
    uint16_t morceaux = lire_16();

    if (sorte == variable_du_programme || !t->est_a_rendre || t->taille != taille)
        rendre_tampon(t);
    if (sorte == variable_du_programme) {
        if (numero >= VARIABLES_MAX || variables[numero] == NULL)
            return 0;
        t->octets = variables[numero]->adresse;
        t->taille = variables[numero]->taille;
    } else {
        /* Sa taille exacte : ce qui dépasse se voit. */
        if (t->octets == NULL)
            t->octets = malloc(taille);
        t->taille = taille;
        t->est_a_rendre = 1;
        if (t->octets == NULL)
            return 0;
        memset(t->octets, remplissage, taille);
    }
    for (uint16_t i = 0; i < morceaux; i++) {
        uint32_t ou = lire_32(), combien = lire_32();

        if (ou > t->taille || combien > t->taille - ou)
            return 0;
        lire(t->octets + ou, combien);
    }
    free(t->avant);
    t->avant = malloc(t->taille);
    if (t->avant == NULL)
        return 0;
    memcpy(t->avant, t->octets, t->taille);
    return 1;
}

/* Les suites d'octets qui ont changé. */
static void ecrire_changements(const tampon *t)
{
    size_t place = ecrits;
    uint16_t nombre = 0;

    ecrire_16(0);
    for (size_t i = 0; i < t->taille;) {
        size_t fin = i;

        while (fin < t->taille && t->octets[fin] != t->avant[fin])
            fin++;
        if (fin > i) {
            ecrire_32((uint32_t)i);
            ecrire_32((uint32_t)(fin - i));
            ecrire(t->octets + i, fin - i);
            nombre++;
        }
        i = fin;
        /* Le plus souvent rien n'a changé. */
        while (t->taille - i >= 64 && memcmp(t->octets + i, t->avant + i, 64) == 0)
            i += 64;
        while (i < t->taille && t->octets[i] == t->avant[i])
            i++;
    }
    if (place + sizeof nombre <= MESSAGE_MAX)
        memcpy(reponse + place, &nombre, sizeof nombre);
}

/* ---- Les appels ---------------------------------------------------------------------------- */

/* Met *permis à 0 si l'argument interdit l'appel. */
static int lire_argument(argument *a, const tampon *tampons, size_t nombre_tampons,
                         const argument *rendus, size_t nombre_rendus, int *permis)
{
    uint8_t sorte = lire_8();
    uint64_t valeur = lire_64();
    uint32_t numero = (uint32_t)valeur, ou = (uint32_t)(valeur >> 32);

    a->nombre = 0;
    switch (sorte) {
    case un_nombre:
        a->nombre = valeur;
        return 1;
    case nul:
        a->adresse = NULL;
        return 1;
    case une_adresse:
        if (numero >= nombre_tampons || ou > tampons[numero].taille)
            return 0;
        a->adresse = tampons[numero].octets + ou;
        return 1;
    case un_resultat:
        if (numero >= nombre_rendus)
            return 0;
        *a = rendus[numero];
        return 1;
    case une_vue:
        if (numero >= nombre_tampons || fabrique_de_vue == NULL)
            return 0;
        a->adresse = fabrique_de_vue(tampons[numero].octets);
        return 1;
    case un_rang:
        if (ou >= nombre_rendus)
            return 0;
        a->nombre = numero;
        if ((int64_t)rendus[ou].nombre <= (int64_t)numero)
            *permis = 0;
        return 1;
    default:
        return 0;
    }
}

static void ecrire_adresse(const void *adresse, const tampon *tampons, size_t nombre)
{
    for (size_t i = 0; i < nombre; i++) {
        uintptr_t debut = (uintptr_t)tampons[i].octets, ici = (uintptr_t)adresse;

        if (ici >= debut && ici - debut <= tampons[i].taille) {
            ecrire_8(rend_adresse);
            ecrire_32((uint32_t)i);
            ecrire_32((uint32_t)(ici - debut));
            return;
        }
    }
    ecrire_8(adresse == NULL ? rend_nul : rend_ailleurs);
    ecrire_64(0);
}

static void ecrire_resultat(const fonction_appelable *f, const argument *r, const tampon *tampons,
                            size_t nombre_tampons)
{
    switch (f->resultat) {
    case rien_rendu:
        ecrire_8(rend_rien);
        ecrire_64(0);
        break;
    case nombre_rendu:
        ecrire_8(rend_nombre);
        ecrire_64(r->nombre);
        break;
    case adresse_rendue:
        ecrire_adresse(r->adresse, tampons, nombre_tampons);
        break;
    case texte_rendu:
        if (r->adresse == NULL) {
            ecrire_8(rend_nul);
            ecrire_64(0);
        } else {
            size_t taille = strnlen(r->adresse, TEXTE_MAX);

            ecrire_8(rend_texte);
            ecrire_64(taille);
            ecrire(r->adresse, taille);
        }
        break;
    }
}

/* Où en est ce qui a été affiché. */
static uint32_t affiche(void)
{
    fflush(stdout);
    fflush(stderr);
    return (uint32_t)lseek(STDOUT_FILENO, 0, SEEK_CUR);
}

static int appeler(const tampon *tampons, size_t nombre_tampons, argument *rendus, size_t rang)
{
    argument arguments[ARGUMENTS_MAX];
    uint16_t numero = lire_16(), nombre = lire_16();
    const fonction_appelable *f = numero < FONCTIONS_MAX ? fonctions[numero] : NULL;
    int permis = 1;

    if (f == NULL || f->nombre_arguments != nombre || nombre > ARGUMENTS_MAX)
        return 0;
    for (uint16_t i = 0; i < nombre; i++)
        if (!lire_argument(&arguments[i], tampons, nombre_tampons, rendus, rang, &permis))
            return 0;
    rendus[rang].nombre = 0;
    appel_en_cours = (uint16_t)rang;
    if (permis) {
        if (setjmp(avant_l_appel) == 0)
            f->appeler(arguments, &rendus[rang]);
        ecrire_resultat(f, &rendus[rang], tampons, nombre_tampons);
    } else {
        ecrire_8(rend_rien);
        ecrire_64(0);
    }
    ecrire_32(affiche());
    return 1;
}

/* Quelles fonctions sont celles de la copie, quand elle en définit plusieurs. */
static int choisir(void)
{
    uint16_t nombre = lire_16();

    toutes_a_la_copie = nombre == TOUTES;
    memset(a_la_copie, 0, sizeof a_la_copie);
    for (uint16_t i = 0; !toutes_a_la_copie && i < nombre; i++) {
        uint16_t numero = lire_16();

        if (numero >= FONCTIONS_MAX)
            return 0;
        a_la_copie[numero] = 1;
    }
    return 1;
}

/* Un cas : des tampons, des appels, ce qu'il en est resté. Rend 0 si la question n'a pas de sens. */
static int traiter(void)
{
    static argument rendus[APPELS_MAX];
    static tampon tampons[TAMPONS_MAX];
    static unsigned rang;
    uint16_t nombre_tampons, nombre_appels;
    size_t prets = 0;
    int va = 1;

    peut_finir = lire_16();
    if (!choisir())
        return 0;
    nombre_tampons = lire_16();
    nombre_appels = lire_16();
    if (nombre_tampons > TAMPONS_MAX || nombre_appels > APPELS_MAX)
        return 0;
    /* Ce que le programme lit commence au début, pour chaque cas. */
    clearerr(stdin);
    rewind(stdin);
    while (va && prets < nombre_tampons)
        va = preparer_tampon(&tampons[prets++]);
    ecrire_32(affiche());
    ecrire_16(nombre_appels);
    for (uint16_t i = 0; va && i < nombre_appels; i++)
        va = appeler(tampons, nombre_tampons, rendus, i);
    ecrire_16(nombre_tampons);
    for (size_t i = 0; va && i < prets; i++)
        ecrire_changements(&tampons[i]);
    /* Un cas sur deux, les tampons du suivant sont à la même adresse, comme dans un programme : qui
       retient sa réponse d'après l'adresse ne répond pas ce qu'il faut. L'autre fois, qui a gardé
       l'adresse n'a plus le droit de s'en servir. */
    for (size_t i = 0; i < TAMPONS_MAX && rang % 2 == 1; i++)
        rendre_tampon(&tampons[i]);
    rang++;
    /* Ce que stdin a encore en mémoire n'est pas pour le cas suivant ; rewind le garderait. */
    fflush(stdin);
    return va && !deborde;
}

int echecs_executer(int prise, const repertoire *repertoires, size_t nombre)
{
    static const uint64_t pret = 0;

    for (size_t r = 0; r < nombre; r++) {
        for (size_t i = 0; i < repertoires[r].nombre_fonctions; i++)
            fonctions[repertoires[r].fonctions[i].numero] = &repertoires[r].fonctions[i];
        for (size_t i = 0; i < repertoires[r].nombre_variables; i++)
            variables[repertoires[r].variables[i].numero] = &repertoires[r].variables[i];
        if (repertoires[r].vue != NULL)
            fabrique_de_vue = repertoires[r].vue;
    }
    if (write(prise, &pret, sizeof pret) < 0)
        return 1;
    for (;;) {
        ssize_t taille = read(prise, question, sizeof question);

        if (taille <= 0)
            return 0;
        recus = (size_t)taille;
        lus = ecrits = 0;
        deborde = 0;
        ecrire_64(lire_64());
        if (!traiter())
            return 3;
        if (write(prise, reponse, ecrits) < 0)
            return 1;
    }
}
