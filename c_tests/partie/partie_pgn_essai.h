/* Ce que partagent les vérifications des PGN de partie.h. */
#ifndef PARTIE_PGN_ESSAI_H
#define PARTIE_PGN_ESSAI_H

#include "../cpe/cpe.h"
#include "../commun/fichiers.h"

#include "partie.h"

/* Une partie avec de tout : étiquettes, commentaires, annotations, variantes, résultat. */
#define ETIQUETTES_RICHES                                                                    \
    "[Event \"Essai \\\"A\\\"\"]\n[Site \"Yverdon\"]\n[Date \"2026.11.16\"]\n[Round \"1\"]\n" \
    "[White \"Anne\"]\n[Black \"Bé\"]\n[Result \"0-1\"]\n[Dossier \"C:\\\\echecs\"]\n\n"
#define COUPS_RICHES                                                                         \
    "{avant tout} 1. e4 $1 {un} e5 (1... c5 {sicilienne} 2. Nf3 (2. Nc3 $5 Nc6) 2... d6)\n"  \
    "(1... e6) 2. Nf3 {deux } {encore} Nc6 $3 $140 3. Bb5 a6 ({avant} 3... Nf6) 0-1\n"
#define RICHE ETIQUETTES_RICHES COUPS_RICHES

/* ---- Ce qui reste après une clause non respectée ------------------------------------------- */

/* Le diagnostic, plein de restes avant l'appel, ne dit plus rien. */
#define VERIF_VIDE(d, instruction)       \
    do {                                 \
        VERIF_REMPLIR((d), sizeof *(d));  \
        instruction;                     \
        verifie_rien_a_dire(d);          \
    } while (0)

/* L'appel rend 0, et le tampon, un tableau plein de restes avant l'appel, reçoit "". */
#define VERIF_TEXTE_VIDE(tampon, appel)        \
    do {                                       \
        VERIF_REMPLIR((tampon), sizeof(tampon)); \
        VERIF_NATUREL((appel), 0);             \
        VERIF_ENTIER((tampon)[0], '\0');       \
    } while (0)

/* ---- Lire et écrire --------------------------------------------------------------------- */

VERIF_FONCTION partie *nouvelle(void)
{
    partie *p = partie_creer();

    VERIF_NON_NUL(p);
    VERIF_CODE(partie_commencer(p), pas_erreur, nommer);
    return p;
}

/* Un diagnostic qui ne dit rien. */
VERIF_FONCTION void verifie_rien_a_dire(const diagnostic_pgn *d)
{
    VERIF_ENTIER(d->ligne, 0);
    VERIF_ENTIER(d->colonne, 0);
    VERIF_ENTIER(d->reserve[0] | d->reserve[1], 0);
    VERIF_CHAINE(d->raison, "");
}

/* La partie d'un texte, lu avec ces options ; à détruire. */
VERIF_FONCTION partie *lire_avec(const char *texte, unsigned options)
{
    partie *p = partie_creer();
    diagnostic_pgn diagnostic;

    VERIF_NON_NUL(p);
    VERIF_REMPLIR(&diagnostic, sizeof diagnostic);
    VERIF_CODE(partie_lire_pgn(p, texte, options, &diagnostic), pas_erreur, nommer);
    verifie_rien_a_dire(&diagnostic);
    return p;
}

VERIF_FONCTION partie *lire(const char *texte)
{
    return lire_avec(texte, 0);
}

/* Le texte d'une partie, dans un tampon qui est juste assez grand ; à libérer. */
VERIF_FONCTION char *pgn_de(const partie *p, unsigned options)
{
    size_t longueur = partie_ecrire_pgn(p, options, NULL, 0);
    char *texte = (char *)malloc(longueur + 1);

    VERIF_NON_NUL(texte);
    VERIF_REMPLIR(texte, longueur + 1);
    VERIF_NATUREL(partie_ecrire_pgn(p, options, texte, longueur + 1), longueur);
    VERIF_NON_NUL(memchr(texte, '\0', longueur + 1));
    VERIF_NATUREL(strlen(texte), longueur);
    return texte;
}

/* Joue ces coups légaux, écrits « e2e4 » et séparés par une espace. */
VERIF_FONCTION void jouer_tout(partie *p, const char *coups)
{
    char coup[8];
    size_t longueur;

    for (; *coups != '\0'; coups += longueur + (coups[longueur] == ' ')) {
        longueur = strcspn(coups, " ");
        snprintf(coup, sizeof coup, "%.*s", (int)longueur, coups);
        VERIF_CONTEXTE("coup %s", coup);
        VERIF_CODE(partie_jouer(p, coup), pas_erreur, nommer);
    }
}

/* ---- Ce que l'on voit d'une partie ------------------------------------------------------- */

/* Les coups joués, écrits « e2e4 ». Le pointeur vaut jusqu'à l'appel suivant. */
VERIF_FONCTION const char *coups_de(const partie *p)
{
    static char texte[1 << 16];
    int i, nombre = partie_nombre_coups(p);
    size_t n = 0;

    texte[0] = '\0';
    for (i = 1; i <= nombre && n + 16 < sizeof texte; i++) {
        coup_joue c;

        VERIF_CODE(partie_coup_joue(p, i, &c), pas_erreur, nommer);
        n += (size_t)snprintf(texte + n, sizeof texte - n, "%s%c%d%c%d", i > 1 ? " " : "",
                              'a' + c.x_depart, 1 + c.y_depart, 'a' + c.x_arrivee, 1 + c.y_arrivee);
    }
    return texte;
}

/* Un texte qu'une fonction écrit dans un tampon, à libérer : « taille » est sa longueur. */
VERIF_FONCTION char *place_pour(size_t longueur)
{
    char *texte = (char *)malloc(longueur + 1);

    VERIF_NON_NUL(texte);
    VERIF_REMPLIR(texte, longueur + 1);
    return texte;
}

VERIF_FONCTION char *commentaire_de(const partie *p, int numero)
{
    size_t longueur = partie_ecrire_commentaire(p, numero, NULL, 0);
    char *texte = place_pour(longueur);

    VERIF_NATUREL(partie_ecrire_commentaire(p, numero, texte, longueur + 1), longueur);
    VERIF_ENTIER(texte[longueur], '\0');
    return texte;
}

VERIF_FONCTION char *etiquette_de(const partie *p, const char *nom)
{
    size_t longueur = partie_ecrire_etiquette(p, nom, NULL, 0);
    char *texte = place_pour(longueur);

    VERIF_NATUREL(partie_ecrire_etiquette(p, nom, texte, longueur + 1), longueur);
    VERIF_ENTIER(texte[longueur], '\0');
    return texte;
}

VERIF_FONCTION char *nom_de_l_etiquette(const partie *p, int rang)
{
    size_t longueur = partie_ecrire_nom_etiquette(p, rang, NULL, 0);
    char *texte = place_pour(longueur);

    VERIF_NATUREL(partie_ecrire_nom_etiquette(p, rang, texte, longueur + 1), longueur);
    VERIF_ENTIER(texte[longueur], '\0');
    return texte;
}

VERIF_FONCTION void verifie_commentaire(const partie *p, int numero, const char *attendu)
{
    char *texte = commentaire_de(p, numero);

    VERIF_CHAINE(texte, attendu);
    free(texte);
}

VERIF_FONCTION void verifie_etiquette(const partie *p, const char *nom, const char *attendu)
{
    char *texte = etiquette_de(p, nom);

    VERIF_CHAINE(texte, attendu);
    free(texte);
}

/* Les étiquettes, une par ligne, dans leur ordre. */
VERIF_FONCTION void decrire_etiquettes(FILE *sortie, const partie *p)
{
    int i, nombre = partie_nombre_etiquettes(p);

    for (i = 0; i < nombre; i++) {
        char *nom = nom_de_l_etiquette(p, i), *valeur = etiquette_de(p, nom);

        fprintf(sortie, "%s = %s\n", nom, valeur);
        free(nom);
        free(valeur);
    }
}

VERIF_FONCTION void decrire_coup(FILE *sortie, const partie *p, int numero)
{
    char *commentaire = commentaire_de(p, numero);
    int annotations[64], i, nombre;

    fprintf(sortie, "%d %s", numero, commentaire);
    if (numero > 0) {
        nombre = partie_lister_annotations(p, numero, annotations, 64);
        for (i = 0; i < nombre && i < 64; i++)
            fprintf(sortie, " $%d", annotations[i]);
        fprintf(sortie, " (%d)", partie_nombre_variantes(p, numero));
    }
    fputc('\n', sortie);
    free(commentaire);
}

/* Tout ce que l'on voit d'une partie sans la changer, coups annulés exceptés ; à libérer. */
VERIF_FONCTION char *portrait_de(const partie *p)
{
    char fen[128] = "", *pgn = pgn_de(p, 0);
    FILE *sortie = verif_fichier();
    int i, nombre = partie_nombre_coups(p);

    verif_systeme(sortie != NULL, "tmpfile");
    partie_ecrire_fen(p, fen, sizeof fen);
    fprintf(sortie, "%s\nétat %d, vainqueur %d\n%s\n", fen, (int)partie_etat(p),
            partie_vainqueur(p), coups_de(p));
    decrire_etiquettes(sortie, p);
    for (i = 0; i <= nombre && partie_etat(p) != partie_non_commencee; i++)
        decrire_coup(sortie, p, i);
    fputs(pgn, sortie);
    free(pgn);
    return verif_contenu(sortie);
}

VERIF_FONCTION void verifie_memes(const partie *a, const partie *b)
{
    char *de_a = portrait_de(a), *de_b = portrait_de(b);

    VERIF_CHAINE(de_a, de_b);
    free(de_a);
    free(de_b);
}

/* Rien ne distingue ces parties, pas même ce qui s'annule et se rétablit. Elles sont parcourues,
 * et finissent là où il n'y a plus rien à rétablir. */
VERIF_FONCTION void verifie_jumelles(partie *a, partie *b)
{
    static type_erreur (*const pas[])(partie *) = { partie_retablir, partie_annuler,
                                                    partie_retablir };
    type_erreur code;
    int i;

    verifie_memes(a, b);
    for (i = 0; i < 3; i++) {
        do {
            code = pas[i](b);
            VERIF_CODE(pas[i](a), code, nommer);
            verifie_memes(a, b);
        } while (code == pas_erreur);
    }
}

/* Une partie riche dont trois pas sont annulés : la fin et deux coups. */
VERIF_FONCTION partie *riche_annulee(void)
{
    static const int douteux[] = { 6 };
    partie *p = lire(RICHE);
    int i;

    VERIF_CODE(partie_poser_commentaire(p, 5, "le fou sort"), pas_erreur, nommer);
    VERIF_CODE(partie_poser_annotations(p, 2, douteux, 1), pas_erreur, nommer);
    VERIF_CODE(partie_poser_etiquette(p, "Salle", "B"), pas_erreur, nommer);
    for (i = 0; i < 3; i++)
        VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    return p;
}

/* ---- Une vue ------------------------------------------------------------------------------ */

/* Ce qu'une vue montre, de ce qu'on lui dit seulement. */
typedef struct ecran {
    type_piece sorte[8][8];
    int joueur[8][8];
    int changements, messages;
    char message[1024];
    partie *p;
    /* Appelée par chaque fonction de la vue, si elle n'est pas NULL. */
    void (*pendant)(struct ecran *e);
    void *libre; /* pour pendant */
} ecran;

VERIF_FONCTION void ecran_poser(void *contexte, type_piece piece, int joueur, int x, int y)
{
    ecran *e = (ecran *)contexte;

    VERIF_ENTIER(e->sorte[x][y], invalide);
    e->sorte[x][y] = piece;
    e->joueur[x][y] = joueur;
    e->changements++;
    if (e->pendant != NULL)
        e->pendant(e);
}

VERIF_FONCTION void ecran_retirer(void *contexte, int x, int y)
{
    ecran *e = (ecran *)contexte;

    VERIF_VRAI(e->sorte[x][y] != invalide);
    e->sorte[x][y] = invalide;
    e->changements++;
    if (e->pendant != NULL)
        e->pendant(e);
}

VERIF_FONCTION void ecran_message(void *contexte, const char *message)
{
    ecran *e = (ecran *)contexte;

    VERIF_NON_NUL(message);
    VERIF_POINTEUR(strpbrk(message, "\n\r"), NULL);
    snprintf(e->message, sizeof e->message, "%s", message);
    e->messages++;
    if (e->pendant != NULL)
        e->pendant(e);
}

VERIF_FONCTION void ecran_oublie(ecran *e)
{
    e->changements = e->messages = 0;
    e->message[0] = '\0';
}

VERIF_FONCTION void ecran_brancher(ecran *e, partie *p)
{
    vue v = { 0 };
    int x, y;

    memset(e, 0, sizeof *e);
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++)
            e->sorte[x][y] = invalide;
    }
    e->p = p;
    v.contexte = e;
    v.poser_piece = ecran_poser;
    v.retirer_piece = ecran_retirer;
    v.afficher_message = ecran_message;
    VERIF_CODE(partie_brancher_vue(p, &v), pas_erreur, nommer);
    ecran_oublie(e);
}

/* Ce que la vue montre est l'échiquier de la partie. */
VERIF_FONCTION void ecran_verifie(const ecran *e, const partie *p)
{
    int x, y;

    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            int joueur = -1;
            type_piece sorte = partie_piece_en(p, x, y, &joueur);

            VERIF_APPEL("la vue en %c%d", 'a' + x, 1 + y);
            VERIF_SORTE(e->sorte[x][y], e->joueur[x][y], sorte, joueur);
        }
    }
}

/* Depuis ecran_oublie, la vue n'a reçu qu'un message, et aucune pièce n'a bougé. */
VERIF_FONCTION void ecran_verifie_refus(const ecran *e, const partie *p)
{
    VERIF_ENTIER(e->changements, 0);
    VERIF_ENTIER(e->messages, 1);
    VERIF_VRAI(e->message[0] != '\0');
    ecran_verifie(e, p);
}

/* Un diagnostic d'erreur : une place ou aucune, et une ligne de texte, qui n'est pas vide. */
VERIF_FONCTION void verifie_raison(const diagnostic_pgn *d)
{
    VERIF_ENTIER(d->colonne > 0, d->ligne > 0);
    VERIF_ENTIER(d->reserve[0] | d->reserve[1], 0);
    VERIF_NON_NUL(memchr(d->raison, '\0', sizeof d->raison));
    VERIF_VRAI(d->raison[0] != '\0');
    VERIF_POINTEUR(strpbrk(d->raison, "\n\r\x1b"), NULL);
}

/* ---- Le hasard, toujours le même ------------------------------------------------------------ */

VERIF_FONCTION int hasard(unsigned long long *graine, int borne)
{
    *graine = *graine * 6364136223846793005ULL + 1442695040888963407ULL;
    return (int)((*graine >> 33) % (unsigned long long)borne);
}

/* Des mots au hasard, dont certains ont un sens dans un PGN. */
VERIF_FONCTION const char *mots_au_hasard(unsigned long long *graine)
{
    static const char *const mots[] = {
        "coup", "}", "{", "(", ")", ";", "%", "[Event", "\"x\"]", "1-0", "*", "$3", "e4", "été",
        "\\", "œuvre", "♘f3", "12...", "--", "«\xC2\xA0oui\xC2\xA0»", "0000",
    };
    static char texte[1024];
    int i, nombre = hasard(graine, 12);
    size_t n = 0;

    texte[0] = '\0';
    for (i = 0; i < nombre; i++)
        n += (size_t)snprintf(texte + n, sizeof texte - n, "%s%s", i > 0 ? " " : "",
                              mots[hasard(graine, (int)(sizeof mots / sizeof *mots))]);
    return texte;
}

#endif /* PARTIE_PGN_ESSAI_H */
