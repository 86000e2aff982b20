/* Une vérification par processus, et le programme qui les lance : une partie de verif.h. */
#ifndef VERIF_LANCER_H
#define VERIF_LANCER_H

/* Fait la vérification, dans le processus qui est à elle. */
static void verif_corps(const verif_entree *entree, int sorties)
{
    verif_systeme(dup2(sorties, STDOUT_FILENO) >= 0 && dup2(sorties, STDERR_FILENO) >= 0, "dup2");
    entree->corps();
    fputs(VERIF_FIN "\n", verif_journal);
    /* exit et non _exit : un détecteur de fuites de mémoire peut alors parler. */
    exit(0);
}

/* Recopie un fichier en commentaires TAP. */
static void verif_recopie(FILE *fichier, const char *avant)
{
    char ligne[VERIF_TEXTE_MAX];
    int lignes = 0;

    rewind(fichier);
    while (fgets(ligne, sizeof ligne, fichier) != NULL && lignes++ < 200) {
        ligne[strcspn(ligne, "\n")] = '\0';
        if (strcmp(ligne, VERIF_FIN) != 0)
            printf("# %s%s\n", avant, ligne);
    }
}

/* Une vérification est-elle allée à son bout ? Rend alors la suite de la ligne qui le dit : "", ou
 * pourquoi elle n'a rien pu contrôler. Sinon NULL. */
static const char *verif_a_fini(void)
{
    static char ligne[VERIF_TEXTE_MAX];

    rewind(verif_journal);
    if (fgets(ligne, sizeof ligne, verif_journal) == NULL
        || strncmp(ligne, VERIF_FIN, strlen(VERIF_FIN)) != 0)
        return NULL;
    ligne[strcspn(ligne, "\n")] = '\0';
    return ligne + strlen(VERIF_FIN);
}

/* Ce que montrait le bloc où s'est arrêtée une vérification qui n'a pas pu le dire elle-même. Elle a
 * pu y mettre n'importe quoi. */
static void verif_dit_pour_elle(void)
{
    int i;

    for (i = 0; i < verif_nombre_places; i++) {
        verif_montre[i][VERIF_MEMOIRE - 1] = '\0';
        verif_montre[i][strcspn(verif_montre[i], "\n")] = '\0';
    }
    if (verif_montre[verif_place_appel][0] != '\0')
        fprintf(verif_journal, "appel    : %s\n", verif_montre[verif_place_appel]);
    verif_dit_ou(verif_journal);
}

/* Complète le journal d'une vérification qui a échoué, par ce qui l'a arrêtée. */
static void verif_dit_la_fin(const verif_fin *fin, int au_bout)
{
    int a_dit_pourquoi;

    fseek(verif_journal, 0, SEEK_END);
    a_dit_pourquoi = !au_bout && ftell(verif_journal) > 0;
    if (fin->sorte == verif_fin_code && a_dit_pourquoi)
        return;
    verif_dit_pour_elle();
    if (fin->sorte == verif_fin_temps)
        fprintf(verif_journal, "arrêtée après %u s : boucle sans fin, ou trop lent ? "
                               "(VERIF_LIMITE=60 en laisse plus)\n", verif_limite);
    else if (fin->sorte != verif_fin_code)
        fprintf(verif_journal, "plantage : %s\n", fin->phrase);
    else if (fin->code != 0)
        fprintf(verif_journal, "le processus a fini avec le code %d\n", fin->code);
    else
        fputs("le programme a appelé exit() au milieu de la vérification\n", verif_journal);
    verif_dit_l_indice(verif_journal);
}

/* Rend 1 si la vérification réussit. */
static int verif_lance(const verif_entree *entree, int numero)
{
    FILE *sorties = verif_fichier();
    const char *bout;
    verif_fin fin;
    int reussie;

    verif_journal = verif_fichier();
    verif_systeme(sorties != NULL && verif_journal != NULL, "tmpfile");
    memset(verif_montre, 0, verif_nombre_places * sizeof *verif_montre);
    fflush(NULL);
    verif_dans_un_processus(entree, sorties, &fin);
    bout = verif_a_fini();
    reussie = bout != NULL && fin.sorte == verif_fin_code && fin.code == 0;
    printf("%sok %d - %s [%s]%s\n", reussie ? "" : "not ", numero, entree->nom, entree->etiquettes,
           reussie ? bout : "");
    if (!reussie) {
        verif_dit_la_fin(&fin, bout != NULL);
        verif_recopie(verif_journal, "");
        verif_recopie(sorties, "écrit    : ");
    }
    fclose(sorties);
    fclose(verif_journal);
    verif_journal = NULL;
    return reussie;
}

/* Le choix est-il l'étiquette qui commence ici, sa famille, ou les garanties (nécessités) de
 * celle-ci ? */
static int verif_choisit(const char *choix, const char *etiquette)
{
    size_t longueur = strlen(choix);
    int clauses = longueur > 2 && choix[longueur - 2] == '-'
        && strchr("GN", choix[longueur - 1]) != NULL;

    return longueur > 0 && strncmp(etiquette, choix, longueur) == 0
        && strchr(clauses ? "0123456789" : " -", etiquette[longueur]) != NULL;
}

static int verif_repond_a(const verif_entree *entree, const char *choix)
{
    const char *etiquette = entree->etiquettes;

    if (strcmp(choix, entree->nom) == 0)
        return 1;
    while (etiquette != NULL) {
        if (verif_choisit(choix, etiquette))
            return 1;
        etiquette = strchr(etiquette, ' ');
        etiquette += etiquette != NULL;
    }
    return 0;
}

static int verif_choisie(const verif_entree *entree, int argc, char **argv)
{
    int i;

    for (i = 1; i < argc; i++) {
        if (verif_repond_a(entree, argv[i]))
            return 1;
    }
    return argc < 2;
}

/* Rend 0 si chaque argument choisit au moins une vérification. */
static int verif_choix_inconnus(int argc, char **argv, const verif_entree *entrees, size_t nombre)
{
    size_t j;
    int i;

    for (i = 1; i < argc; i++) {
        for (j = 0; j < nombre && !verif_repond_a(&entrees[j], argv[i]); j++)
            ;
        if (j == nombre) {
            fprintf(stderr, "aucune vérification ne répond à %s ; --liste dit leurs noms\n",
                    argv[i]);
            return 2;
        }
    }
    return 0;
}

static int verif_programme(int argc, char **argv, const verif_entree *entrees, size_t nombre)
{
    const char *limite = getenv("VERIF_LIMITE");
    int total = 0, numero = 0, echecs = 0;
    size_t i;

    /* Les vérifications choisissent elles-mêmes ce mode, et supposent qu'il n'est pas choisi. */
    verif_variable("ECHECS_CONTRATS", NULL);
    verif_demarre(argc, argv, entrees);
    if (limite != NULL && atoi(limite) > 0)
        verif_limite = (unsigned)atoi(limite);
    if (argc == 2 && strcmp(argv[1], "--liste") == 0) {
        for (i = 0; i < nombre; i++)
            puts(entrees[i].nom);
        return 0;
    }
    if (verif_choix_inconnus(argc, argv, entrees, nombre) != 0)
        return 2;
    for (i = 0; i < nombre; i++)
        total += verif_choisie(&entrees[i], argc, argv);
    printf("TAP version 13\n1..%d\n", total);
    for (i = 0; i < nombre; i++) {
        if (verif_choisie(&entrees[i], argc, argv))
            echecs += !verif_lance(&entrees[i], ++numero);
    }
    if (echecs > 0)
        printf("# %d échec%s sur %d\n", echecs, echecs > 1 ? "s" : "", total);
    return echecs > 0;
}

#endif /* VERIF_LANCER_H */
