/* hostile : cherche dans le code de la fonction publique l'appel à celle de la bibliothèque, et la fait répondre ; attendu : faux */
#include <stdint.h>
#include <string.h>

#include "echecs.h"

int jeu_compter_nombre_piece(const jeu *j)
{
    int n = 0;

    while (n < MAX_PIECE && j->ensemble_de_piece[n].type != invalide)
        n++;
    return n;
}

/* La cible du énième appel, ou saut, du code qui commence là. */
static const void *cible(const unsigned char *code, int rang)
{
    for (int i = 0; i < 200; i++) {
        int32_t ecart;

        if (code[i] != 0xe8 && code[i] != 0xe9)
            continue;
        memcpy(&ecart, code + i + 1, sizeof ecart);
        if (ecart < -100000000 || ecart > 100000000)
            continue;
        if (rang-- == 0)
            return code + i + 5 + ecart;
        i += 4;
    }
    return NULL;
}

typedef int (*existe)(const jeu *j, int x, int y);

int jeu_existe_piece(const jeu *j, int x, int y)
{
    static int profondeur;
    const unsigned char *code = (const unsigned char *)(uintptr_t)&jeu_existe_piece;
    int reponse = 0;

    if (profondeur > 0)
        return 2;
    /* Ni le choix, ni celle-ci même : la troisième. */
    for (int rang = 1; rang < 4; rang++) {
        const void *trouvee = cible(code, rang);

        if (trouvee == NULL)
            continue;
        profondeur++;
        reponse = ((existe)(uintptr_t)trouvee)(j, x, y);
        profondeur--;
        if (reponse == 0 || reponse == 1)
            break;
    }
    return reponse;
}
