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
        snprintf(a, sizeof a, "0x%llx", (unsigned long long)(size_t)attendu);
    if (recu == NULL)
        snprintf(r, sizeof r, "NULL");
    else
        snprintf(r, sizeof r, "0x%llx", (unsigned long long)(size_t)recu);
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
    FILE *sortie = verif_fichier();

    verif_systeme(sortie != NULL, "tmpfile");
    if (description != NULL)
        description(sortie, attendue, recue, octets);
    return verif_contenu(sortie);
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

VERIF_FONCTION void verif_avorte(const char *fichier, int ligne, const char *appel,
                                 const verif_fin *fin, const char *recu, const char *morceau)
{
    if (fin->sorte == verif_fin_abort)
        verif_une_ligne(fichier, ligne, appel, recu, morceau);
    else
        verif_echec(fichier, ligne, appel, "arrêt du programme par abort()",
                    fin->sorte == verif_fin_code ? "le programme a continué" : fin->phrase);
}

#endif /* VERIF_CONTROLER_H */
