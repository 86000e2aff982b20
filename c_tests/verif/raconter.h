/* Le compte rendu d'un échec : une partie de verif.h. */
#ifndef VERIF_RACONTER_H
#define VERIF_RACONTER_H

/* Le nombre d'octets du caractère accentué qui commence ici, 0 si ce n'est pas de l'UTF-8. */
static int verif_utf8(const char *texte)
{
    unsigned char c = (unsigned char)texte[0];
    int octets = c >= 0xC2 && c < 0xE0 ? 2 : c >= 0xE0 && c < 0xF0 ? 3 : c >= 0xF0 && c < 0xF5 ? 4 : 0;
    int i;

    for (i = 1; i < octets; i++) {
        if (((unsigned char)texte[i] & 0xC0) != 0x80)
            return 0;
    }
    return octets;
}

/* Ces octets sont-ils encore ceux de VERIF_REMPLIR ? */
static int verif_est_le_motif(const void *zone, size_t octets)
{
    const unsigned char *z = (const unsigned char *)zone;
    size_t i;

    for (i = 0; i < octets && z[i] == VERIF_MOTIF; i++)
        ;
    return i == octets;
}

/* De même pour un entier de cette taille. */
static int verif_entier_du_motif(unsigned long long valeur, size_t octets)
{
    unsigned long long motif;

    memset(&motif, VERIF_MOTIF, sizeof motif);
    return octets <= sizeof motif && ((valeur ^ motif) << (8 * (sizeof motif - octets))) == 0;
}

#define VERIF_RIEN_ECRIT "jamais écrit : ce que la vérification y avait mis y est encore"

/* Une chaîne telle qu'on l'écrirait en C : ce qui ne s'affiche pas se voit. */
static void verif_ecrit_chaine(FILE *sortie, const char *texte)
{
    size_t i;

    if (texte == NULL) {
        fputs("NULL", sortie);
        return;
    }
    fputc('"', sortie);
    for (i = 0; texte[i] != '\0'; i++) {
        unsigned char c = (unsigned char)texte[i];

        if (i == 400) {
            fprintf(sortie, "\"... (%zu octets)", strlen(texte));
            return;
        }
        if (verif_est_le_motif(texte + i, 4)) {
            fputs("\"... (sans zéro final)", sortie);
            return;
        }
        if (c == '\n')
            fputs("\\n", sortie);
        else if (c == '"' || c == '\\')
            fprintf(sortie, "\\%c", c);
        else if (c < 0x20 || c == 0x7f || (c >= 0x80 && verif_utf8(texte + i) == 0))
            fprintf(sortie, "\\x%02X", c);
        else if (c < 0x80)
            fputc(c, sortie);
        else {
            fprintf(sortie, "%.*s", verif_utf8(texte + i), texte + i);
            i += (size_t)verif_utf8(texte + i) - 1;
        }
    }
    fputc('"', sortie);
}

/* Dessine le placement d'une chaîne FEN, sans rien demander à la bibliothèque. */
static void verif_dessine(FILE *sortie, const char *fen)
{
    char cases[64];
    int nombre = 0, i;
    const char *p;

    for (p = fen; *p != '\0' && *p != ' ' && nombre <= 64; p++) {
        if (*p >= '1' && *p <= '8') {
            for (i = 0; i < *p - '0' && nombre < 64; i++)
                cases[nombre++] = '.';
        } else if (*p != '/') {
            if (nombre < 64 && strchr("KQRBNPkqrbnp", *p) != NULL)
                cases[nombre] = *p;
            else
                break;
            nombre++;
        }
    }
    fputs("position : ", sortie);
    verif_ecrit_chaine(sortie, fen);
    fputc('\n', sortie);
    if (nombre != 64 || (*p != ' ' && *p != '\0'))
        return;
    for (i = 0; i < 64; i++) {
        if (i % 8 == 0)
            fprintf(sortie, "    %d ", 8 - i / 8);
        fprintf(sortie, " %c%s", cases[i], i % 8 == 7 ? "\n" : "");
    }
    fputs("       a b c d e f g h", sortie);
    if (strncmp(p, " w", 2) == 0)
        fputs("   trait aux blancs", sortie);
    if (strncmp(p, " b", 2) == 0)
        fputs("   trait aux noirs", sortie);
    fputc('\n', sortie);
}

/* Ce qui distingue ce moment de la vérification des autres. */
static void verif_dit_ou(FILE *sortie)
{
    if (verif_montre[verif_place_contexte][0] != '\0')
        fprintf(sortie, "contexte : %s\n", verif_montre[verif_place_contexte]);
    if (verif_montre[verif_place_position][0] != '\0')
        verif_dessine(sortie, verif_montre[verif_place_position]);
}

static void verif_dit_l_indice(FILE *sortie)
{
    if (verif_montre[verif_place_indice][0] != '\0')
        fprintf(sortie, "indice   : %s\n", verif_montre[verif_place_indice]);
}

/* Finit le processus de la vérification : le premier échec suffit. */
static void verif_abandonne(void)
{
    if (verif_refait())
        return; /* ce contrôle a déjà réussi */
    if (verif_capture_fichier != NULL)
        verif_capture_fin(); /* pour que l'échec le montre */
    verif_dit_l_indice(verif_journal);
    fflush(NULL);
    _exit(1);
}

VERIF_FONCTION void verif_saute(const char *raison)
{
    fprintf(verif_journal, VERIF_FIN " # SKIP %s\n", raison);
    fflush(NULL);
    _exit(0);
}

static void verif_entete(const char *fichier, int ligne, const char *controle)
{
    if (verif_montre[verif_place_appel][0] != '\0')
        fprintf(verif_journal, "appel    : %s\ncontrôle : %s   (%s:%d)\n",
                verif_montre[verif_place_appel], controle, fichier, ligne);
    else
        fprintf(verif_journal, "appel    : %s   (%s:%d)\n", controle, fichier, ligne);
    verif_dit_ou(verif_journal);
}

VERIF_FONCTION void verif_echec(const char *fichier, int ligne, const char *appel,
                                const char *attendu, const char *recu)
{
    verif_entete(fichier, ligne, appel);
    fprintf(verif_journal, "attendu  : %s\nreçu     : %s\n", attendu, recu);
    verif_abandonne();
}

VERIF_FONCTION void verif_echec_code(const char *fichier, int ligne, const char *appel,
                                     long long recu, size_t octets, const char *nom_recu,
                                     long long attendu, const char *nom_attendu)
{
    char a[160], r[160];

    snprintf(a, sizeof a, "%lld (%s)", attendu, nom_attendu);
    if (verif_entier_du_motif((unsigned long long)recu, octets))
        snprintf(r, sizeof r, "%s", VERIF_RIEN_ECRIT);
    else
        snprintf(r, sizeof r, "%lld (%s)", recu, nom_recu);
    verif_echec(fichier, ligne, appel, a, r);
}

static void verif_echec_texte(const char *fichier, int ligne, const char *appel,
                              const char *avant, const char *attendu, const char *recu)
{
    verif_entete(fichier, ligne, appel);
    fprintf(verif_journal, "attendu  : %s", avant);
    verif_ecrit_chaine(verif_journal, attendu);
    fputs("\nreçu     : ", verif_journal);
    if (recu != NULL && verif_est_le_motif(recu, 1))
        fputs(VERIF_RIEN_ECRIT, verif_journal);
    else
        verif_ecrit_chaine(verif_journal, recu);
    fputc('\n', verif_journal);
    verif_abandonne();
}

#endif /* VERIF_RACONTER_H */
