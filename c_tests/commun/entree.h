/* Ce que partagent les vérifications qui tapent des lignes au clavier. */
#ifndef ENTREE_H
#define ENTREE_H

#include "../verif.h"

/* Ce que le programme lira sur stdin. */
VERIF_FONCTION void taper(const void *lignes, size_t nombre)
{
    FILE *entree = verif_fichier();

    verif_systeme(entree != NULL && fwrite(lignes, 1, nombre, entree) == nombre, "tmpfile");
    rewind(entree);
    clearerr(stdin);
    verif_systeme(dup2(fileno(entree), STDIN_FILENO) >= 0, "dup2");
    fclose(entree);
}

/* Comme une interface qui parle au programme : stdin devient un tuyau, dont l'autre bout est rendu. */
VERIF_FONCTION int brancher_stdin(void)
{
    int tuyau[2];

    verif_systeme(verif_tuyau(tuyau) == 0 && dup2(tuyau[0], STDIN_FILENO) >= 0, "pipe");
    close(tuyau[0]);
    clearerr(stdin);
    return tuyau[1];
}

/* Écrit ces lignes dans un tuyau. */
VERIF_FONCTION void envoyer(int tuyau, const char *lignes)
{
    verif_systeme(write(tuyau, lignes, strlen(lignes)) == (ssize_t)strlen(lignes), "write");
}

#endif /* ENTREE_H */
