/* Ce que partagent les vérifications qui tapent des lignes au clavier. */
#ifndef ENTREE_H
#define ENTREE_H

#include "../verif.h"

/* Ce que le programme lira sur stdin. */
VERIF_FONCTION void taper(const void *lignes, size_t nombre)
{
    FILE *entree = tmpfile();

    verif_systeme(entree != NULL && fwrite(lignes, 1, nombre, entree) == nombre, "tmpfile");
    rewind(entree);
    clearerr(stdin);
    verif_systeme(dup2(fileno(entree), STDIN_FILENO) >= 0, "dup2");
    fclose(entree);
}

#endif /* ENTREE_H */
