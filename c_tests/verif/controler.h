/* Les contrôles, et ce qu'ils disent d'un échec : une partie de verif.h. */
#ifndef VERIF_CONTROLER_H
#define VERIF_CONTROLER_H

VERIF_FONCTION void verif_entier(const char *fichier, int ligne, const char *appel,
                                 long long recu, size_t octets, long long attendu,
                                 const char *nom)
{
    char a[96], r[96];

    if (recu == attendu)
        return;
    /* Une constante se reconnaît mieux à son nom, si le test l'a écrite telle quelle. */
    if (nom[strcspn(nom, " .[(-+0123456789")] == '\0')
        snprintf(a, sizeof a, "%lld (%s)", attendu, nom);
    else
        snprintf(a, sizeof a, "%lld", attendu);
    if (verif_entier_du_motif((unsigned long long)recu, octets))
        snprintf(r, sizeof r, "%s", VERIF_RIEN_ECRIT);
    else
        snprintf(r, sizeof r, "%lld", recu);
    verif_echec(fichier, ligne, appel, a, r);
}

VERIF_FONCTION void verif_naturel(const char *fichier, int ligne, const char *appel,
                                  unsigned long long recu, size_t octets,
                                  unsigned long long attendu)
{
    char a[32], r[96];

    if (recu == attendu)
        return;
    snprintf(a, sizeof a, "%llu", attendu);
    if (verif_entier_du_motif(recu, octets))
        snprintf(r, sizeof r, "%s", VERIF_RIEN_ECRIT);
    else
        snprintf(r, sizeof r, "%llu", recu);
    verif_echec(fichier, ligne, appel, a, r);
}

VERIF_FONCTION void verif_chaine(const char *fichier, int ligne, const char *appel,
                                 const char *recu, const char *attendu)
{
    if (recu == NULL || strcmp(recu, attendu) != 0)
        verif_echec_texte(fichier, ligne, appel, "", attendu, recu);
}

VERIF_FONCTION void verif_chaine_contient(const char *fichier, int ligne, const char *appel,
                                          const char *recu, const char *morceau)
{
    if (recu == NULL || strstr(recu, morceau) == NULL)
        verif_echec_texte(fichier, ligne, appel, "un texte qui contient ", morceau, recu);
}

VERIF_FONCTION void verif_chaine_commence(const char *fichier, int ligne, const char *appel,
                                          const char *recu, const char *debut)
{
    if (recu == NULL || strncmp(recu, debut, strlen(debut)) != 0)
        verif_echec_texte(fichier, ligne, appel, "un texte qui commence par ", debut, recu);
}

VERIF_FONCTION void verif_pointeur(const char *fichier, int ligne, const char *appel,
                                   const void *recu, const void *attendu)
{
    char a[32], r[32];

    if (recu == attendu)
        return;
    if (attendu == NULL)
        snprintf(a, sizeof a, "NULL");
    else
        snprintf(a, sizeof a, "%p", attendu);
    if (recu == NULL)
        snprintf(r, sizeof r, "NULL");
    else
        snprintf(r, sizeof r, "%p", recu);
    verif_echec(fichier, ligne, appel, a, r);
}

VERIF_FONCTION unsigned char *verif_copie(const void *zone, size_t octets)
{
    unsigned char *copie = (unsigned char *)malloc(octets > 0 ? octets : 1);

    if (copie == NULL) {
        fputs("plus de mémoire pour copier la zone à surveiller\n", verif_journal);
        verif_abandonne();
    }
    memcpy(copie, zone, octets);
    return copie;
}

/* Ce que dit une description ; "" si elle n'a rien à dire. À libérer. */
static char *verif_decrit(verif_description description, const void *attendue, const void *recue,
                          size_t octets)
{
    char *texte = NULL;
    size_t longueur = 0;
    FILE *sortie = open_memstream(&texte, &longueur);

    verif_systeme(sortie != NULL, "open_memstream");
    if (description != NULL)
        description(sortie, attendue, recue, octets);
    verif_systeme(fclose(sortie) == 0, "open_memstream");
    return texte;
}

VERIF_FONCTION void verif_compare(const char *fichier, int ligne, const char *appel,
                                  const char *attente, verif_description description,
                                  const void *attendue, const void *recue, size_t octets)
{
    const unsigned char *avant = (const unsigned char *)attendue;
    const unsigned char *apres = (const unsigned char *)recue;
    char r[80], *differences;
    size_t i;

    for (i = 0; i < octets && avant[i] == apres[i]; i++)
        ;
    if (i == octets)
        return;
    differences = verif_decrit(description, attendue, recue, octets);
    snprintf(r, sizeof r, "octet %zu : 0x%02X au lieu de 0x%02X", i, apres[i], avant[i]);
    verif_echec(fichier, ligne, appel, attente, differences[0] != '\0' ? differences : r);
}

VERIF_FONCTION void verif_jamais_ecrit(const char *fichier, int ligne, const char *appel,
                                       const void *zone, size_t octets)
{
    const unsigned char *z = (const unsigned char *)zone;
    char r[48];
    size_t i;

    for (i = 0; i < octets && z[i] == VERIF_MOTIF; i++)
        ;
    if (i == octets)
        return;
    snprintf(r, sizeof r, "octet %zu : 0x%02X", i, z[i]);
    verif_echec(fichier, ligne, appel, "rien d'écrit à cet endroit", r);
}

/* ---- Ce qui est écrit, et ce qui s'arrête ------------------------------------------- */

VERIF_FONCTION void verif_une_ligne(const char *fichier, int ligne, const char *appel,
                                    const char *recu, const char *morceau)
{
    const char *fin = strchr(recu, '\n');

    if (fin == NULL || fin[1] != '\0' || strstr(recu, morceau) == NULL)
        verif_echec_texte(fichier, ligne, appel, "exactement une ligne, qui contient ", morceau,
                          recu);
}

VERIF_FONCTION void verif_texte(const char *fichier, int ligne, const char *appel,
                                const char *recu, const char *attendu)
{
    if (strcmp(recu, attendu) != 0)
        verif_echec_texte(fichier, ligne, appel, "ce texte écrit : ", attendu, recu);
}

/* Ce que tout nouveau processus fait d'abord. */
static void verif_debut_de_fils(void)
{
    struct rlimit sans_image = { 0, 0 };
    struct rlimit fichiers = { 16 << 20, 16 << 20 };

    setrlimit(RLIMIT_CORE, &sans_image);
    setrlimit(RLIMIT_FSIZE, &fichiers);
    /* Au cas où le père disparaîtrait avant d'avoir compté le temps. */
    alarm(verif_limite + 5);
}

/* Rend -1 dans un nouveau processus, et le statut de sa fin dans l'ancien. */
VERIF_FONCTION int verif_fils(void)
{
    char montre[verif_nombre_places][VERIF_MEMOIRE];
    int statut = 0;
    pid_t pid;

    fflush(NULL);
    memcpy(montre, verif_montre, sizeof montre);
    pid = fork();
    verif_systeme(pid >= 0, "fork");
    if (pid == 0) {
        verif_debut_de_fils();
        return -1;
    }
    verif_systeme(waitpid(pid, &statut, 0) == pid, "waitpid");
    /* Arrêté au milieu d'un bloc, il n'a rien remis en place. */
    memcpy(verif_montre, montre, sizeof montre);
    return statut;
}

VERIF_FONCTION void verif_avorte(const char *fichier, int ligne, const char *appel, int statut,
                                 const char *recu, const char *morceau)
{
    char r[64];

    if (WIFSIGNALED(statut) && WTERMSIG(statut) == SIGABRT) {
        verif_une_ligne(fichier, ligne, appel, recu, morceau);
        return;
    }
    if (WIFSIGNALED(statut))
        snprintf(r, sizeof r, "arrêt par le signal %d", WTERMSIG(statut));
    else
        snprintf(r, sizeof r, "le programme a continué");
    verif_echec(fichier, ligne, appel, "arrêt du programme par abort()", r);
}

#endif /* VERIF_CONTROLER_H */
