/* Ce que les vérifications de fichiers demandent à Windows : une partie de fichiers.h. */
#ifndef FICHIERS_WINDOWS_H
#define FICHIERS_WINDOWS_H

#include <direct.h>

/* Crée un dossier vide et à soi, et en écrit le nom. */
VERIF_FONCTION int fichiers_nouveau_dossier(char *nom, size_t taille)
{
    char temporaire[MAX_PATH + 1];

    return taille >= MAX_PATH && GetTempPathA(sizeof temporaire, temporaire) != 0
           && GetTempFileNameA(temporaire, "ver", 0, nom) != 0
           && remove(nom) == 0 && _mkdir(nom) == 0;
}

VERIF_FONCTION void creer_un_dossier(const char *nom)
{
    verif_systeme(_mkdir(nom) == 0, "mkdir");
}

/* Ce que Windows n'a pas, ou pas pour tous : la vérification qui le demande s'arrête là. */
#define creer_un_tube(nom) fichiers_saute("Windows n'a pas de tube dans un dossier")
#define creer_un_lien(vers, nom) fichiers_saute("Windows ne permet pas les liens à tous")
#define est_un_lien(nom) fichiers_saute("Windows ne permet pas les liens à tous")
#define donner_les_permissions(nom, permissions) \
    fichiers_saute("Windows a d'autres permissions que POSIX")
#define permissions_de(nom) fichiers_saute("Windows a d'autres permissions que POSIX")
#define est_root() fichiers_saute("Windows n'a pas root")
#define lancer_a_cote(fonction, sans_privileges) \
    ((void)(fonction), fichiers_saute("Windows n'a pas fork"))
#define attendre(processus) ((void)(processus), fichiers_saute("Windows n'a pas fork"))
#define limiter_les_fichiers(octets) fichiers_saute("Windows ne limite pas la taille des fichiers")
#define ne_plus_limiter_les_fichiers() ((void)0)

#endif /* FICHIERS_WINDOWS_H */
