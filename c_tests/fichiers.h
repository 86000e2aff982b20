/* Ce que partagent les vérifications qui écrivent des fichiers. Vient avec cpe.h, après lui. */
#ifndef FICHIERS_H
#define FICHIERS_H

#include <dirent.h>
#include <sys/stat.h>

static char fichiers_dossier[1024];

/* Un dossier vide et à soi, qui devient le dossier courant. */
VERIF_FONCTION void entrer_dans_un_dossier(void)
{
    const char *temporaire = getenv("TMPDIR");

    snprintf(fichiers_dossier, sizeof fichiers_dossier, "%s/verif-XXXXXX",
             temporaire != NULL && temporaire[0] != '\0' ? temporaire : "/tmp");
    verif_systeme(mkdtemp(fichiers_dossier) != NULL && chdir(fichiers_dossier) == 0, "mkdtemp");
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
            verif_systeme(remove(entree->d_name) == 0, "remove");
    }
    closedir(dossier);
    return nombre;
}

VERIF_FONCTION void quitter_le_dossier(void)
{
    compter_les_fichiers(1);
    verif_systeme(chdir("/") == 0 && rmdir(fichiers_dossier) == 0, "rmdir");
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

#define MILIEU "r3k2r/pP1p1ppp/5n2/2pPp3/8/5N2/PP3PPP/R3K2R w KQkq c6 0 12"

/* Une partie avec un roque, une prise en passant, une prise et une promotion. */
VERIF_FONCTION void partie_variee(historique_partie *h)
{
    partie_d_essai *p = partie_de(MILIEU);

    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 3, 4, 2, 5), pas_erreur, nommer);
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 4, 7, 6, 7), pas_erreur, nommer);
    VERIF_CODE(api_echec_deplacer_et_promouvoir(&p->e, &p->h, 1, 6, 0, 7, cavalier), pas_erreur,
               nommer);
    VERIF_CODE(jouer_un_coup(&p->e, &p->h, 5, 7, 4, 7), pas_erreur, nommer);
    *h = p->h;
}

#endif /* FICHIERS_H */
