/*
 * Stackchess à deux, en mode texte.
 *
 *   ./echecs lancer examples_c/stackchess.c
 *   ./echecs lancer examples_c/stackchess.c partie.txt     continue une position enregistrée
 *
 * À son tour, un joueur donne une case, puis une lettre : c (changer de case), d (déplacer des
 * pièces de cette case) ou a (abandonner). Une lettre peut aussi venir la première : c et d
 * demandent alors la case. Les autres commandes sont des mots, que l'on peut taper à toute
 * question ; « aide » les dit.
 * Les réponses peuvent aussi venir d'un fichier : la fin de l'entrée finit le programme.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stackchess.h"

#define LIGNE_MAX 256

typedef struct {
    stackchess *partie;
    int x, y;     /* la case choisie, ou -1 et -1 */
    int a_change; /* le plateau n'est plus celui qui a été dessiné */
    int quitte;   /* l'entrée est finie, ou le joueur veut finir */
} jeu;

/* ---- Lire ce que tape un joueur ------------------------------------------------------------ */

/* Pose une question et lit la réponse, sans les blancs autour. Rend 0 à la fin de l'entrée. Une
 * ligne trop longue, ou qui contient un octet nul, devient « ? », qui n'est jamais une réponse. */
static int demander(jeu *j, const char *question, char reponse[LIGNE_MAX])
{
    size_t longueur = 0, debut;
    int lisible = 1, c;

    printf("%s\n", question);
    fflush(stdout);
    while ((c = getchar()) != EOF && c != '\n') {
        lisible = lisible && c != '\0' && longueur < LIGNE_MAX - 1;
        if (lisible)
            reponse[longueur++] = (char)c;
    }
    if (c == EOF && longueur == 0) {
        j->quitte = 1;
        return 0;
    }
    while (longueur > 0 && isspace((unsigned char)reponse[longueur - 1]))
        longueur--;
    reponse[longueur] = '\0';
    debut = strspn(reponse, " \t\r\v\f");
    memmove(reponse, reponse + debut, longueur + 1 - debut);
    if (!lisible)
        strcpy(reponse, "?");
    return 1;
}

/* Les octets du caractère UTF-8 par lequel un texte commence ; 0 si ce n'en est pas un, ou si c'est
 * une commande du terminal. */
static size_t octets_montrables(const char *texte)
{
    unsigned char premier = (unsigned char)texte[0], second;
    size_t octets, i;

    if (premier < 0x80)
        return isprint(premier) ? 1 : 0;
    if (premier < 0xC2 || premier > 0xF4)
        return 0;
    octets = premier < 0xE0 ? 2 : premier < 0xF0 ? 3 : 4;
    for (i = 1; i < octets; i++)
        if (((unsigned char)texte[i] & 0xC0) != 0x80)
            return 0;
    /* De U+0080 à U+009F sont des commandes ; 0xE0 et 0xF0 pourraient en cacher une, écrite en trop
     * d'octets. */
    second = (unsigned char)texte[1];
    if (((premier == 0xC2 || premier == 0xE0) && second < 0xA0)
        || (premier == 0xF0 && second < 0x90))
        return 0;
    return octets;
}

/* Ce que le joueur a tapé, sans ce qui pourrait déranger un terminal. Vaut jusqu'à l'appel
 * suivant. */
static const char *montrable(const char *texte)
{
    static char copie[LIGNE_MAX];
    size_t i = 0, octets;

    for (; *texte != '\0'; texte += octets, i += octets) {
        int montre = octets_montrables(texte) > 0;

        octets = montre ? octets_montrables(texte) : 1;
        if (i + octets >= LIGNE_MAX)
            break;
        memcpy(copie + i, montre ? texte : "?", octets);
    }
    copie[i] = '\0';
    return copie;
}

/* Un entier écrit en chiffres. Rend 0 si le texte n'en est pas un ; trop grand, il est ramené à
 * une valeur que personne ne demande. */
static int lire_nombre(const char *texte, int *nombre)
{
    const char *chiffres = texte + (*texte == '-');

    if (*chiffres == '\0' || chiffres[strspn(chiffres, "0123456789")] != '\0')
        return 0;
    *nombre = strlen(chiffres) > 6 ? 1000000 : atoi(chiffres);
    if (*texte == '-')
        *nombre = -*nombre;
    return 1;
}

/* Une case, une lettre puis un nombre. Rend 0 si elle n'est pas sur le plateau. */
static int lire_case(const jeu *j, const char *texte, int *x, int *y)
{
    int taille = stackchess_taille(j->partie), rangee;

    if (!isalpha((unsigned char)texte[0]) || texte[1] == '-' || texte[1] == '0'
        || !lire_nombre(texte + 1, &rangee))
        return 0;
    *x = tolower((unsigned char)texte[0]) - 'a';
    *y = rangee - 1;
    return *x < taille && *y >= 0 && *y < taille;
}

/* Le nom de la dernière case du plateau. Vaut jusqu'à l'appel suivant. */
static const char *derniere_case(const jeu *j)
{
    static char nom[16];
    int taille = stackchess_taille(j->partie);

    snprintf(nom, sizeof nom, "%c%d", 'a' + taille - 1, taille);
    return nom;
}

/* La réponse est-elle cette lettre, minuscule ou majuscule ? */
static int est_lettre(const char *reponse, char lettre)
{
    return tolower((unsigned char)reponse[0]) == lettre && reponse[1] == '\0';
}

/* ---- Les commandes ------------------------------------------------------------------------- */

static const char *joueurs(int joueur)
{
    return joueur == 0 ? "blancs" : "noirs";
}

static const char *pluriel(int nombre)
{
    return nombre > 1 ? "s" : "";
}

static void aider(void)
{
    printf("Donnez une case, par exemple c2, puis une lettre :\n"
           "  c                 changer de case\n"
           "  d                 déplacer des pièces de cette case\n"
           "  a                 abandonner la partie\n"
           "Sans case choisie, c et d demandent d'abord une case. À toute question, on peut aussi "
           "taper :\n"
           "  voir              dessiner le plateau\n"
           "  coups             la liste des coups légaux\n"
           "  annuler           annuler le dernier coup\n"
           "  sauver FICHIER    écrire la position dans un fichier, à la place de ce qu'il contient ;\n"
           "                    les coups joués n'y sont pas\n"
           "  charger FICHIER   remplacer la partie par la position d'un fichier\n"
           "  aide              ces lignes\n"
           "  quitter           finir, sans enregistrer\n");
}

static void lister(const jeu *j)
{
    int nombre = stackchess_lister_coups(j->partie, NULL, 0), i;
    coup_stackchess *coups = malloc(sizeof *coups * (size_t)(nombre > 0 ? nombre : 1));

    if (coups == NULL) {
        printf("Il n'y a pas assez de mémoire pour la liste.\n");
        return;
    }
    stackchess_lister_coups(j->partie, coups, nombre);
    printf("%d coup%s (2a1-a3 : deux pièces de a1 vont en a3) :", nombre, pluriel(nombre));
    for (i = 0; i < nombre; i++)
        printf("%s%d%c%d-%c%d", i % 8 == 0 ? "\n  " : " ", coups[i].nombre,
               'a' + coups[i].x_depart, coups[i].y_depart + 1, 'a' + coups[i].x_arrivee,
               coups[i].y_arrivee + 1);
    printf("\n");
    free(coups);
}

static void sauver(const jeu *j, const char *nom)
{
    char texte[STACKCHESS_POSITION_MAX];
    FILE *fichier = fopen(nom, "w");
    int ecrit;

    if (fichier == NULL) {
        printf("Le fichier %s ne peut pas être écrit.\n", montrable(nom));
        return;
    }
    stackchess_ecrire_position(j->partie, texte, sizeof texte);
    ecrit = fprintf(fichier, "%s\n", texte) > 0;
    if (fclose(fichier) == 0 && ecrit)
        printf("La position est dans %s.\n", montrable(nom));
    else
        printf("Le fichier %s n'a pas pu être écrit en entier.\n", montrable(nom));
}

/* Le plateau a changé : la case n'est plus choisie. */
static void changer(jeu *j)
{
    j->x = j->y = -1;
    j->a_change = 1;
}

/* Lit un fichier entier, avec de la place pour des blancs autour d'une position. Rend 0, et dit
 * pourquoi, s'il ne peut pas en être une. */
static int lire_fichier(const char *nom, char texte[2 * STACKCHESS_POSITION_MAX])
{
    FILE *fichier = fopen(nom, "r");
    const char *refus = NULL;
    size_t lus;

    if (fichier == NULL) {
        printf("%s ne peut pas être ouvert.\n", montrable(nom));
        return 0;
    }
    lus = fread(texte, 1, 2 * STACKCHESS_POSITION_MAX - 1, fichier);
    texte[lus] = '\0';
    if (ferror(fichier))
        refus = "ne peut pas être lu : est-ce un dossier ?";
    else if (lus == 2 * STACKCHESS_POSITION_MAX - 1)
        refus = "est trop long pour être une position.";
    else if (strlen(texte) != lus)
        refus = "contient un caractère interdit : ce n'est pas un texte.";
    fclose(fichier);
    if (refus != NULL)
        printf("%s %s\n", montrable(nom), refus);
    return refus == NULL;
}

/* Rend 1 si le fichier est une position, qui remplace alors la partie ; sinon rien ne change. */
static int charger(jeu *j, const char *nom)
{
    char texte[2 * STACKCHESS_POSITION_MAX], raison[ECHECS_PHRASE_MAX];

    if (!lire_fichier(nom, texte))
        return 0;
    if (stackchess_verifier_position(texte, raison, sizeof raison) != stackchess_ok) {
        printf("%s n'est pas une position : %s.\n", montrable(nom), raison);
        return 0;
    }
    if (j->partie == NULL)
        j->partie = stackchess_creer(6, 0); /* la taille et les options viennent du texte */
    if (stackchess_lire_position(j->partie, texte) != stackchess_ok)
        return 0;
    changer(j);
    return 1;
}

static void annuler(jeu *j)
{
    if (stackchess_annuler(j->partie) == stackchess_ok)
        changer(j);
    else
        printf("Il n'y a aucun coup à annuler.\n");
}

/* Ce qui suit un mot et une espace au début d'une réponse ; NULL si elle ne commence pas ainsi. */
static const char *apres(const char *reponse, const char *mot)
{
    size_t longueur = strlen(mot);

    if (strncmp(reponse, mot, longueur) != 0 || reponse[longueur] != ' ')
        return NULL;
    return reponse + longueur + strspn(reponse + longueur, " ");
}

/* Une commande qui a besoin d'une partie. Rend 0 si la réponse n'en est pas une. */
static int commander_la_partie(jeu *j, const char *reponse)
{
    const char *fichier = apres(reponse, "sauver");

    if (strcmp(reponse, "voir") != 0 && strcmp(reponse, "coups") != 0
        && strcmp(reponse, "annuler") != 0 && fichier == NULL)
        return 0;
    if (j->partie == NULL)
        printf("La partie n'a pas commencé.\n");
    else if (fichier != NULL)
        sauver(j, fichier);
    else if (strcmp(reponse, "voir") == 0)
        stackchess_afficher(j->partie, j->x, j->y);
    else if (strcmp(reponse, "coups") == 0)
        lister(j);
    else
        annuler(j);
    return 1;
}

/* Une commande qui vaut à toute question. Rend 0 si la réponse n'en est pas une. */
static int commander(jeu *j, const char *reponse)
{
    if (strcmp(reponse, "aide") == 0)
        aider();
    else if (strcmp(reponse, "quitter") == 0)
        j->quitte = 1;
    else if (apres(reponse, "charger") != NULL)
        charger(j, apres(reponse, "charger"));
    else if (strcmp(reponse, "sauver") == 0 || strcmp(reponse, "charger") == 0)
        printf("Il faut un nom de fichier : %s FICHIER.\n", reponse);
    else
        return commander_la_partie(j, reponse);
    return 1;
}

/* Pose une question, et la repose après une commande. Rend 0 s'il n'y a plus à y répondre : le
 * joueur veut finir, ou la commande a changé le plateau. */
static int interroger(jeu *j, const char *question, char reponse[LIGNE_MAX])
{
    while (!j->quitte && !j->a_change && demander(j, question, reponse)) {
        if (!commander(j, reponse))
            return 1;
    }
    return 0;
}

/* ---- Un tour ------------------------------------------------------------------------------- */

/* La case choisie, et à droite du plateau la pile qu'elle porte. */
static void choisir(jeu *j, int x, int y)
{
    j->x = x;
    j->y = y;
    stackchess_afficher(j->partie, x, y);
}

/* Pose une question dont la réponse est une case. Rend 0 s'il n'y en a pas qui convienne. */
static int demander_case(jeu *j, const char *question, int *x, int *y)
{
    char reponse[LIGNE_MAX];

    if (!interroger(j, question, reponse))
        return 0;
    if (lire_case(j, reponse, x, y))
        return 1;
    printf("La case « %s » n'existe pas : les cases vont de a1 à %s.\n", montrable(reponse),
           derniere_case(j));
    return 0;
}

/* Dit si la case choisie a des pièces du joueur ; sinon, pourquoi on ne peut pas les prendre. */
static int peut_prendre(const jeu *j)
{
    piece_stackchess sommet;
    int hauteur = stackchess_hauteur(j->partie, j->x, j->y);

    if (hauteur == 0) {
        printf("La case %c%d ne contient pas de pièce.\n", 'a' + j->x, j->y + 1);
        return 0;
    }
    stackchess_piece_en(j->partie, j->x, j->y, hauteur - 1, &sommet);
    if ((sommet.couleur == 'N') != stackchess_joueur(j->partie)) {
        printf("Les pièces de %c%d ne vous appartiennent pas.\n", 'a' + j->x, j->y + 1);
        return 0;
    }
    return 1;
}

/* Demande combien de pièces déplacer. Rend 0 s'il n'y a pas de réponse qui convienne. */
static int demander_nombre(jeu *j, int *nombre)
{
    int hauteur = stackchess_hauteur(j->partie, j->x, j->y);
    char question[LIGNE_MAX], reponse[LIGNE_MAX];

    if (hauteur == 1)
        strcpy(question, "Combien de pièces ? Cette case n'en a qu'une : tapez 1.");
    else
        snprintf(question, sizeof question, "Combien de pièces, de 1 à %d ?", hauteur);
    if (!interroger(j, question, reponse))
        return 0;
    if (!lire_nombre(reponse, nombre))
        printf("« %s » n'est pas un nombre.\n", montrable(reponse));
    else if (*nombre < 1)
        printf("Il faut déplacer au moins une pièce.\n");
    else if (*nombre > hauteur)
        printf("La case contient %d pièce%s : vous ne pouvez pas en déplacer %s.\n", hauteur,
               pluriel(hauteur), montrable(reponse));
    else
        return 1;
    return 0;
}

/* La lettre d : combien, puis où. Un coup refusé laisse la case choisie. */
static void deplacer(jeu *j)
{
    char raison[ECHECS_PHRASE_MAX];
    code_stackchess code;
    int nombre, x, y;

    if (!peut_prendre(j) || !demander_nombre(j, &nombre)
        || !demander_case(j, "Vers quelle case ?", &x, &y))
        return;
    code = stackchess_verifier(j->partie, j->x, j->y, x, y, nombre, raison, sizeof raison);
    if (code != stackchess_ok) {
        printf("Coup illégal : %s.\n", raison);
        return;
    }
    code = stackchess_deplacer(j->partie, j->x, j->y, x, y, nombre);
    if (code == stackchess_ok)
        changer(j);
    else
        printf("Le coup n'est pas joué : %s.\n", stackchess_nommer_code(code));
}

/* Fait ce que dit une des trois lettres. Rend 0 si la réponse n'en est pas une. */
static int obeir(jeu *j, const char *reponse)
{
    int x, y;

    if (est_lettre(reponse, 'c')) {
        if (demander_case(j, "Quelle case ?", &x, &y))
            choisir(j, x, y);
    } else if (est_lettre(reponse, 'd')) {
        if (j->x < 0 && demander_case(j, "De quelle case ?", &x, &y))
            choisir(j, x, y);
        if (j->x >= 0)
            deplacer(j);
    } else if (est_lettre(reponse, 'a')) {
        stackchess_abandonner(j->partie, stackchess_joueur(j->partie));
    } else {
        return 0;
    }
    return 1;
}

/* Aucune case n'est choisie : on attend une case, ou une lettre. */
static void commencer_un_coup(jeu *j)
{
    char question[LIGNE_MAX], reponse[LIGNE_MAX];
    int x, y;

    snprintf(question, sizeof question, "C'est au tour des %s. Quel est votre choix ?",
             joueurs(stackchess_joueur(j->partie)));
    if (!interroger(j, question, reponse) || obeir(j, reponse))
        return;
    if (lire_case(j, reponse, &x, &y))
        choisir(j, x, y);
    else
        printf("« %s » n'est ni une case, de a1 à %s, ni une des lettres c, d et a.\n",
               montrable(reponse), derniere_case(j));
}

/* Une case est choisie : on attend une lettre. */
static void continuer_un_coup(jeu *j)
{
    char reponse[LIGNE_MAX];
    int x, y;

    if (!interroger(j, "Que souhaitez-vous faire ? c (changer de case), d (déplacer), "
                       "a (abandonner) ou aide", reponse) || obeir(j, reponse))
        return;
    if (lire_case(j, reponse, &x, &y))
        printf("%s est une case. Il faut une lettre : d pour déplacer les pièces de %c%d, c pour "
               "choisir une autre case.\n", montrable(reponse), 'a' + j->x, j->y + 1);
    else
        printf("La lettre « %s » n'est pas correcte.\n", montrable(reponse));
}

/* Jusqu'à ce qu'un coup soit joué, ou que la partie s'arrête. */
static void jouer_un_tour(jeu *j)
{
    while (!j->quitte && !j->a_change && stackchess_etat(j->partie) == stackchess_en_cours) {
        if (j->x < 0)
            commencer_un_coup(j);
        else
            continuer_un_coup(j);
    }
}

/* ---- Une partie ---------------------------------------------------------------------------- */

/* Demande la taille et les cavaliers, ou charge une position. */
static void preparer(jeu *j)
{
    char reponse[LIGNE_MAX];
    unsigned options = 0;
    int taille = 0, compris;

    while (taille < 4 || taille > 26) {
        if (!interroger(j, "Taille du plateau, de 4 à 26 (rien : 6) ?", reponse))
            return;
        if (reponse[0] == '\0')
            taille = 6;
        else if (!lire_nombre(reponse, &taille) || taille < 4 || taille > 26)
            printf("« %s » n'est pas un nombre de 4 à 26.\n", montrable(reponse));
    }
    do {
        if (!interroger(j, "Avec les cavaliers, o ou n (rien : n) ?", reponse))
            return;
        compris = reponse[0] == '\0' || est_lettre(reponse, 'o') || est_lettre(reponse, 'n');
        if (!compris)
            printf("« %s » n'est ni o ni n.\n", montrable(reponse));
        else if (est_lettre(reponse, 'o'))
            options = STACKCHESS_CAVALIERS;
    } while (!compris);
    j->partie = stackchess_creer(taille, options);
}

static void annoncer_la_fin(const jeu *j)
{
    const char *vainqueurs = joueurs(stackchess_vainqueur(j->partie));

    switch (stackchess_etat(j->partie)) {
    case stackchess_tout_pris: printf("Les %s gagnent.\n", vainqueurs); break;
    case stackchess_abandon: printf("Les %s gagnent par abandon.\n", vainqueurs); break;
    case stackchess_egalite: printf("Égalité : plus personne ne peut prendre.\n"); break;
    case stackchess_bloque:
        printf("Égalité : les %s n'ont aucun coup légal.\n",
               joueurs(stackchess_joueur(j->partie)));
        break;
    default: printf("La partie s'arrête là.\n"); break;
    }
}

int main(int argc, char *argv[])
{
    jeu j = { NULL, -1, -1, 0, 0 };

    if (argc < 2 || !charger(&j, argv[1]))
        preparer(&j);
    if (j.partie == NULL) {
        printf("Il n'y a pas de partie.\n");
        return 0;
    }
    stackchess_afficher(j.partie, -1, -1);
    j.a_change = 0;
    while (!j.quitte && stackchess_etat(j.partie) == stackchess_en_cours) {
        jouer_un_tour(&j);
        if (j.a_change)
            stackchess_afficher(j.partie, -1, -1);
        j.a_change = 0;
    }
    annoncer_la_fin(&j);
    stackchess_detruire(j.partie);
    return 0;
}
