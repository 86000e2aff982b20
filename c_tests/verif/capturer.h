/* Ce qu'un appel écrit : une partie de verif.h. */
#ifndef VERIF_CAPTURER_H
#define VERIF_CAPTURER_H

static int verif_capture_fd, verif_capture_sauve;
static FILE *verif_capture_fichier;

static void verif_systeme(int reussi, const char *quoi)
{
    if (!reussi) {
        fprintf(verif_journal != NULL ? verif_journal : stderr, "le système refuse : %s\n", quoi);
        fflush(NULL);
        _exit(1);
    }
}

VERIF_FONCTION void verif_capture_debut(int fd)
{
    fflush(NULL);
    verif_capture_fd = fd;
    verif_capture_fichier = verif_fichier();
    verif_systeme(verif_capture_fichier != NULL, "tmpfile");
    verif_capture_sauve = dup(fd);
    verif_systeme(verif_capture_sauve >= 0
                      && dup2(fileno(verif_capture_fichier), fd) >= 0, "dup");
}

/* Rend ce qui a été écrit depuis le début de la capture, et l'écrit aussi à sa place. */
static const char *verif_capture_fin(void)
{
    static char texte[VERIF_CAPTURE_MAX];
    size_t lus;

    fflush(NULL);
    verif_systeme(dup2(verif_capture_sauve, verif_capture_fd) >= 0, "dup");
    close(verif_capture_sauve);
    rewind(verif_capture_fichier);
    lus = fread(texte, 1, sizeof texte - 1, verif_capture_fichier);
    texte[lus] = '\0';
    fclose(verif_capture_fichier);
    verif_capture_fichier = NULL;
    verif_systeme(write(verif_capture_fd, texte, lus) >= 0, "write");
    return texte;
}

/* Tout le contenu d'un fichier sans nom, qui se ferme : à libérer. */
VERIF_FONCTION char *verif_contenu(FILE *fichier)
{
    long octets = ftell(fichier);
    char *texte = (char *)malloc((size_t)octets + 1);

    rewind(fichier);
    verif_systeme(texte != NULL && fread(texte, 1, (size_t)octets, fichier) == (size_t)octets, "fread");
    texte[octets] = '\0';
    fclose(fichier);
    return texte;
}

#endif /* VERIF_CAPTURER_H */
