/* Ce que partagent les vérifications qui écrivent des fichiers. */
#ifndef FICHIERS_H
#define FICHIERS_H

#include "../verif.h"

#include <dirent.h>

static char fichiers_dossier[1024];

VERIF_FONCTION int fichiers_saute(const char *raison);

#ifdef _WIN32
#include "fichiers_windows.h"
#else
#include "fichiers_posix.h"
#endif

/* Un dossier vide et à soi, qui devient le dossier courant. */
VERIF_FONCTION void entrer_dans_un_dossier(void)
{
    verif_systeme(fichiers_nouveau_dossier(fichiers_dossier, sizeof fichiers_dossier)
                      && chdir(fichiers_dossier) == 0, "mkdtemp");
}

/* Le nombre d'entrées du dossier courant ; les efface si on le demande. */
VERIF_FONCTION int compter_les_fichiers(int effacer)
{
    DIR *dossier = opendir(".");
    struct dirent *entree;
    int nombre = 0;

    verif_systeme(dossier != NULL, "opendir");
    while ((entree = readdir(dossier)) != NULL) {
        if (strcmp(entree->d_name, ".") == 0 || strcmp(entree->d_name, "..") == 0)
            continue;
        nombre++;
        if (effacer)
            verif_systeme(remove(entree->d_name) == 0 || rmdir(entree->d_name) == 0, "remove");
    }
    closedir(dossier);
    return nombre;
}

VERIF_FONCTION void quitter_le_dossier(void)
{
    compter_les_fichiers(1);
    verif_systeme(chdir("/") == 0 && rmdir(fichiers_dossier) == 0, "rmdir");
    fichiers_dossier[0] = '\0';
}

/* La suite de la vérification demande ce que ce système n'a pas. */
VERIF_FONCTION int fichiers_saute(const char *raison)
{
    if (fichiers_dossier[0] != '\0')
        quitter_le_dossier();
    VERIF_SAUTE(raison);
    return 0;
}

/* La suite demande un fichier que seuls certains systèmes ont. */
VERIF_FONCTION void il_faut(const char *nom)
{
    FILE *fichier = fopen(nom, "rb");
    char raison[100];

    snprintf(raison, sizeof raison, "ce système n'a pas %s", nom);
    if (fichier == NULL)
        fichiers_saute(raison);
    else
        fclose(fichier);
}

VERIF_FONCTION void ecrire_octets(const char *nom, const void *octets, size_t nombre)
{
    FILE *fichier = fopen(nom, "wb");

    verif_systeme(fichier != NULL && fwrite(octets, 1, nombre, fichier) == nombre
                      && fclose(fichier) == 0, nom);
}

VERIF_FONCTION void ecrire_texte(const char *nom, const char *texte)
{
    ecrire_octets(nom, texte, strlen(texte));
}

/* Le contenu d'un fichier ; la chaîne vaut jusqu'à l'appel suivant. */
VERIF_FONCTION const char *contenu(const char *nom)
{
    static char texte[1 << 18];
    FILE *fichier = fopen(nom, "rb");
    size_t lus;

    verif_systeme(fichier != NULL, nom);
    lus = fread(texte, 1, sizeof texte - 1, fichier);
    texte[lus] = '\0';
    fclose(fichier);
    return texte;
}

#endif /* FICHIERS_H */
