/*
 * Une partie d'échecs dans le terminal, à deux ou contre la machine : c'est ce que lance
 *
 *   cargo run
 *   cargo run -- lancer examples_c/jeu_console.c --machine noirs
 *   cargo run -- lancer examples_c/jeu_console.c --aide          dit toutes les options
 *
 * Trois parties, qui ne se mêlent pas :
 * - la partie de partie.h, le contrôleur, connaît les règles et juge les coups ;
 * - la vue, dans jeu_console_vue.h, dessine ce que la partie lui dit, et ne décide de rien ;
 * - la boucle, ici, lit une ligne, en fait une demande à la partie, et recommence.
 * La boucle n'affiche donc pas l'échiquier après un coup : la partie prévient la vue.
 *
 * Les lignes peuvent aussi venir d'un fichier : la fin de l'entrée finit le programme.
 */
#include <time.h>

#include "jeu_console_vue.h"

/* ---- Le jeu et la machine ------------------------------------------------------------------ */

typedef struct {
    partie *p;
    ecran ecran;
    int machine[2];       /* la machine joue-t-elle les blancs, les noirs ? */
    int temps;            /* qu'elle réfléchit, en millisecondes */
    char noms[2][LIGNE_MAX]; /* ceux des joueurs, ou "" */
    const char *argument;    /* ce qui suit le nom de la commande, sans les blancs */
    int quitte;
} seance;

static int est_finie(const seance *s)
{
    return partie_etat(s->p) != partie_en_cours;
}

/* Le joueur est-il seul contre la machine ? */
static int contre_la_machine(const seance *s)
{
    return s->machine[0] != s->machine[1];
}

/* Branche la vue, ou la branche à nouveau : la partie dit alors toutes les pièces. */
static void brancher(seance *s)
{
    vue v = { &s->ecran, vue_poser, vue_retirer, vue_message, vue_choisir };

    vider(&s->ecran);
    partie_brancher_vue(s->p, &v);
}

/* Le coup que la machine jouerait, en notation algébrique. */
static type_erreur chercher_coup(const seance *s, char san[PARTIE_SAN_MAX])
{
    coup_joue c;
    type_erreur code;

    fflush(stdout); /* le joueur voit son coup pendant qu'elle réfléchit */
    code = partie_conseiller(s->p, s->temps, &c);
    if (code == pas_erreur)
        partie_ecrire_san(s->p, c.x_depart, c.y_depart, c.x_arrivee, c.y_arrivee, c.promotion, san,
                          PARTIE_SAN_MAX);
    return code;
}

static void faire_jouer_la_machine(seance *s)
{
    char san[PARTIE_SAN_MAX];
    type_erreur code = chercher_coup(s, san);

    if (code != pas_erreur) {
        dire_erreur(code);
        s->machine[0] = s->machine[1] = 0; /* plutôt que d'essayer sans fin */
        return;
    }
    printf(dit("La machine joue %s.\n", "The machine plays %s.\n"), san);
    partie_jouer(s->p, san);
}

/* Quand la machine a les deux camps, c'est le joueur qui la fait avancer, coup par coup. */
static int c_est_a_la_machine(const seance *s)
{
    return !est_finie(s) && contre_la_machine(s) && s->machine[partie_joueur(s->p)];
}

/* ---- Les commandes : ce que le joueur demande ----------------------------------------------- */

/* Rend 0 si la partie continue. */
static int refuser_si_finie(seance *s)
{
    if (est_finie(s))
        expliquer_case(&s->ecran, 0, 0); /* comme toute autre case */
    return est_finie(s);
}

static void lister(const seance *s, const coup_joue *coups, int nombre)
{
    char san[PARTIE_SAN_MAX];
    int colonne = 0;

    printf(dit("%d coup%s :\n", "%d move%s:\n"), nombre, nombre > 1 ? "s" : "");
    for (int i = 0; i < nombre; i++) {
        partie_ecrire_san(s->p, coups[i].x_depart, coups[i].y_depart, coups[i].x_arrivee,
                          coups[i].y_arrivee, coups[i].promotion, san, sizeof san);
        ecrire_mot(&colonne, san);
    }
    putchar('\n');
}

/* Les coups d'une case se voient aussi sur l'échiquier. */
static void montrer_coups_de(seance *s, int x, int y)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int nombre = partie_lister_coups_de(s->p, x, y, coups, PARTIE_COUPS_MAX), joueur = -1;

    partie_piece_en(s->p, x, y, &joueur);
    if (joueur != partie_joueur(s->p)) {
        expliquer_case(&s->ecran, x, y);
        return;
    }
    if (nombre == 0) {
        printf(dit("La pièce en %c%d n'a aucun coup légal.\n",
                   "The piece on %c%d has no legal move.\n"), 'a' + x, y + 1);
        return;
    }
    effacer_marques(&s->ecran);
    for (int i = 0; i < nombre; i++)
        s->ecran.cases[coups[i].x_arrivee][coups[i].y_arrivee].marquee = 1;
    dessiner(&s->ecran);
    effacer_marques(&s->ecran);
    lister(s, coups, nombre);
}

static void montrer_coups(seance *s)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    const char *nom = s->argument;
    int colonne = tolower((unsigned char)nom[0]);

    if (refuser_si_finie(s))
        return;
    if (nom[0] == '\0')
        lister(s, coups, partie_lister_coups(s->p, coups, PARTIE_COUPS_MAX));
    else if (colonne >= 'a' && colonne <= 'h' && nom[1] >= '1' && nom[1] <= '8' && nom[2] == '\0')
        montrer_coups_de(s, colonne - 'a', nom[1] - '1');
    else
        dire("Il faut une case, de a1 à h8.", "It takes a square, from a1 to h8.");
}

static void conseiller(seance *s)
{
    char san[PARTIE_SAN_MAX];
    type_erreur code;

    if (refuser_si_finie(s))
        return;
    code = chercher_coup(s, san);
    if (code == pas_erreur)
        printf(dit("La machine jouerait %s.\n", "The machine would play %s.\n"), san);
    else
        dire_erreur(code);
}

/* Annule ou rétablit. Contre la machine, il faut deux pas : si son coup était seul annulé, elle le
 * rejouerait aussitôt. Ils se font sans vue, pour ne dessiner qu'une fois. */
static void faire_des_pas(seance *s, type_erreur (*pas)(partie *))
{
    type_erreur code;

    if (!contre_la_machine(s)) {
        pas(s->p);
        return;
    }
    partie_brancher_vue(s->p, NULL);
    code = pas(s->p);
    if (code == pas_erreur && c_est_a_la_machine(s))
        pas(s->p);
    brancher(s);
    if (code != pas_erreur)
        pas(s->p); /* refusé encore, cette fois devant la vue, qui dit pourquoi */
}

static void annuler(seance *s)
{
    faire_des_pas(s, partie_annuler);
}

static void retablir(seance *s)
{
    faire_des_pas(s, partie_retablir);
}

static void convenir(seance *s)
{
    int adversaire = 1 - partie_joueur(s->p);
    char question[128];

    if (refuser_si_finie(s))
        return;
    snprintf(question, sizeof question,
             dit("Les %s acceptent-ils la nulle ?", "Does %s accept a draw?"), camp(adversaire));
    if (s->machine[adversaire])
        dire("La machine refuse la nulle.", "The machine declines the draw.");
    else if (demander_oui(&s->ecran, dit("Nulle", "Draw"), question))
        partie_convenir_nulle(s->p);
    else
        dire("La partie continue.", "The game goes on.");
}

/* « reclamer » seul prend le motif qui vaut ; « reclamer 3 Cf3 » annonce un coup. */
static void reclamer(seance *s)
{
    size_t longueur = strcspn(s->argument, " \t");
    const char *coup = s->argument + longueur + strspn(s->argument + longueur, " \t");
    int cinquante = meme_mot(s->argument, longueur, "50")
                    || (longueur == 0 && partie_peut_reclamer(s->p, partie_nulle_50_coups));
    etat_partie motif = cinquante ? partie_nulle_50_coups : partie_nulle_repetition_3;

    if (longueur > 0 && !cinquante && !meme_mot(s->argument, longueur, "3"))
        dire("Il faut « reclamer 3 » (positions) ou « reclamer 50 » (coups).",
             "It takes “claim 3” (positions) or “claim 50” (moves).");
    else if (*coup == '\0')
        partie_reclamer(s->p, motif);
    else
        partie_reclamer_avec(s->p, motif, coup);
}

static void abandonner(seance *s)
{
    partie_abandonner(s->p, partie_joueur(s->p));
}

static void commencer(seance *s)
{
    partie_nouvelle(s->p);
}

/* Un nom tapé par mégarde ne doit pas effacer un fichier. */
static int peut_ecrire(seance *s, const char *nom)
{
    FILE *fichier = fopen(nom, "r");

    if (fichier == NULL)
        return 1;
    fclose(fichier);
    return demander_oui(&s->ecran, dit("Sauver", "Save"),
                        dit("Ce fichier existe déjà. Le remplacer ?", "This file exists. Replace it?"));
}

/* Ce que la partie sait déjà, par exemple d'un fichier, reste ; « ? » veut dire que l'on ne sait
 * pas. */
static void completer_etiquette(partie *p, const char *nom, const char *valeur)
{
    char connue[2];

    if (partie_lire_etiquette(p, nom, connue, sizeof connue) == 0 || connue[0] == '?')
        partie_poser_etiquette(p, nom, valeur);
}

static void completer_date(partie *p)
{
    char texte[16];
    time_t maintenant = time(NULL);
    const struct tm *jour = localtime(&maintenant);

    if (jour != NULL && strftime(texte, sizeof texte, "%Y.%m.%d", jour) > 0)
        completer_etiquette(p, "Date", texte);
}

/* Qui joue, et quand : un fichier s'ouvre encore quand on l'a oublié. */
static void signer(seance *s)
{
    static const char *const etiquettes[] = { "White", "Black" };
    const char *camps[] = { dit("Blancs", "White"), dit("Noirs", "Black") };

    for (int joueur = 0; joueur < 2; joueur++) {
        if (s->noms[joueur][0] != '\0')
            partie_poser_etiquette(s->p, etiquettes[joueur], s->noms[joueur]);
        completer_etiquette(s->p, etiquettes[joueur],
                            s->machine[joueur] ? "libechecs" : camps[joueur]);
    }
    completer_date(s->p);
}

/* La bibliothèque dit la cause au programmeur, en français : « libechecs : fonction : fichier :
 * cause ». Le joueur n'en lit que la fin, et rien ne va sur stderr. */
static void ecrire_fichier(seance *s, const char *nom)
{
    const char *cause;
    type_erreur code;

    echecs_contrats(contrats_silence);
    signer(s);
    code = partie_ecrire_pgn_fichier(s->p, 0, nom);
    echecs_contrats(contrats_message);
    cause = strrchr(echecs_derniere_erreur(), ':');
    if (code == pas_erreur)
        dire("La partie est sauvée.", "The game is saved.");
    else if (anglais || cause == NULL)
        dire_erreur(code);
    else
        printf("Le fichier ne peut pas être écrit %s.\n", cause);
}

static void sauver(seance *s)
{
    if (*s->argument == '\0')
        dire("Il faut un nom de fichier.", "It takes a file name.");
    else if (peut_ecrire(s, s->argument))
        ecrire_fichier(s, s->argument);
    else
        dire("La partie n'est pas sauvée.", "The game is not saved.");
}

static void charger(seance *s)
{
    if (*s->argument == '\0')
        dire("Il faut un nom de fichier.", "It takes a file name.");
    else if (partie_lire_pgn_fichier(s->p, s->argument, 0, NULL) == pas_erreur)
        s->noms[0][0] = s->noms[1][0] = '\0'; /* ceux du fichier comptent */
}

/* Copie un texte sans les blancs qui le suivent. */
static void copier_nom(char nom[LIGNE_MAX], const char *texte, size_t longueur)
{
    while (longueur > 0 && (texte[longueur - 1] == ' ' || texte[longueur - 1] == '\t'))
        longueur--;
    snprintf(nom, LIGNE_MAX, "%.*s", (int)longueur, texte);
}

/* Un nom est du texte, que le terminal et le fichier peuvent montrer : une partie qui ne sert qu'à
 * cela dit si elle l'accepte. */
static int est_un_nom(const char *nom)
{
    partie *essai = partie_creer();
    type_erreur code;

    partie_nouvelle(essai);
    echecs_contrats(contrats_silence);
    code = partie_poser_etiquette(essai, "White", nom);
    echecs_contrats(contrats_message);
    partie_detruire(essai);
    return nom[0] != '\0' && code == pas_erreur;
}

/* « joueurs Anne / Boris » : les noms restent d'une partie à l'autre. */
static void nommer_joueurs(seance *s)
{
    char blancs[LIGNE_MAX], noirs[LIGNE_MAX];
    size_t barre = strcspn(s->argument, "/");
    const char *suite = s->argument + barre + (s->argument[barre] == '/');

    suite += strspn(suite, " \t");
    copier_nom(blancs, s->argument, barre);
    copier_nom(noirs, suite, strlen(suite));
    if (!est_un_nom(blancs) || !est_un_nom(noirs)) {
        dire("Il faut deux noms : « joueurs Anne / Boris ».",
             "It takes two names: “players Anne / Boris”.");
        return;
    }
    strcpy(s->noms[0], blancs);
    strcpy(s->noms[1], noirs);
    printf(dit("Les blancs : %s. Les noirs : %s.\n", "White: %s. Black: %s.\n"), blancs, noirs);
}

static void montrer_partie(seance *s)
{
    long long tour = rang_du_premier(s->p) / 2;
    char texte[64];
    int colonne = 0;

    if (partie_nombre_coups(s->p) == 0) {
        dire("Aucun coup n'a été joué.", "No move has been played.");
        return;
    }
    for (; 2 * tour < rang_du_premier(s->p) + partie_nombre_coups(s->p); tour++) {
        ecrire_tour(s->p, tour, texte);
        ecrire_mot(&colonne, texte);
    }
    putchar('\n');
}

static void montrer_ou_charger_fen(seance *s)
{
    char fen[128];

    if (*s->argument != '\0') {
        partie_charger_fen(s->p, s->argument);
        return;
    }
    partie_ecrire_fen(s->p, fen, sizeof fen);
    printf("%s\n", fen);
}

static void voir(seance *s)
{
    dessiner(&s->ecran);
}

static void tourner(seance *s)
{
    s->ecran.noirs_en_bas = !s->ecran.noirs_en_bas;
    dessiner(&s->ecran);
}

/* Les trois réglages valent comme commandes et comme options. Rendent 0 si la valeur n'en est pas
 * une. */
static int regler_machine(seance *s, const char *valeur)
{
    static const char *const mots[][2] = {
        { "aucune", "none" }, { "blancs", "white" }, { "noirs", "black" }, { "deux", "both" }
    };
    int choix = chercher_mot(valeur, mots, 4);

    if (choix < 0)
        return 0;
    s->machine[0] = choix == 1 || choix == 3;
    s->machine[1] = choix == 2 || choix == 3;
    if (contre_la_machine(s))
        s->ecran.noirs_en_bas = s->machine[0]; /* le joueur est de son côté de l'échiquier */
    return 1;
}

static int regler_temps(seance *s, const char *valeur)
{
    char *fin;
    long temps = strtol(valeur, &fin, 10);

    if (*fin != '\0' || temps < 1 || temps > 60000)
        return 0;
    s->temps = (int)temps;
    return 1;
}

static int regler_langue(seance *s, const char *valeur)
{
    static const char *const mots[][2] = {
        { "fr", "francais" }, { "en", "anglais" },
        { "français", "french" }, { "english", "english" },
    };
    int choix = chercher_mot(valeur, mots, 4);

    (void)s;
    if (choix < 0)
        return 0;
    anglais = choix % 2;
    echecs_langue(anglais ? langue_anglais : langue_francais);
    return 1;
}

static void changer_machine(seance *s)
{
    if (!regler_machine(s, s->argument))
        dire("Il faut « machine blancs », « noirs », « deux » ou « aucune ».",
             "It takes “machine white”, “black”, “both” or “none”.");
    else if (s->machine[0] && s->machine[1])
        dire("La machine joue un coup à chaque ligne vide.",
             "The machine plays a move at each empty line.");
    else if (contre_la_machine(s))
        printf(dit("La machine joue les %s.\n", "The machine plays %s.\n"), camp(s->machine[1]));
    else
        dire("La machine ne joue plus.", "The machine does not play any more.");
}

static void changer_temps(seance *s)
{
    if (regler_temps(s, s->argument))
        printf(dit("La machine réfléchit %d ms.\n", "The machine thinks for %d ms.\n"), s->temps);
    else
        dire("Il faut un temps de 1 à 60000 millisecondes.",
             "It takes a time from 1 to 60000 milliseconds.");
}

static void changer_langue(seance *s)
{
    if (regler_langue(s, s->argument))
        dire("Le programme parle français.", "The program speaks English.");
    else
        dire("Il faut « langue fr » ou « langue en ».",
             "It takes “language fr” or “language en”.");
}

static void quitter(seance *s)
{
    s->quitte = 1;
}

/* ---- La boucle ----------------------------------------------------------------------------- */

static void aider(seance *s);

/* Une commande de plus est une ligne de plus : l'aide et la boucle lisent cette table. */
typedef struct {
    const char *noms[2]; /* en français et en anglais : les deux se tapent toujours */
    const char *arguments[2];
    void (*faire)(seance *s);
    const char *effet[2];
} commande;

static const commande commandes[] = {
    { { "coups", "moves" }, { "[CASE]", "[SQUARE]" }, montrer_coups,
      { "les coups légaux, tous ou ceux d'une case", "the legal moves, all or of a square" } },
    { { "conseil", "hint" }, { "", "" }, conseiller,
      { "le coup que la machine jouerait", "the move that the machine would play" } },
    { { "annuler", "undo" }, { "", "" }, annuler,
      { "reprendre le dernier coup", "take the last move back" } },
    { { "retablir", "redo" }, { "", "" }, retablir,
      { "rejouer le coup repris", "play it again" } },
    { { "nulle", "draw" }, { "", "" }, convenir,
      { "proposer la nulle", "offer a draw" } },
    { { "reclamer", "claim" }, { "[3|50 [COUP]]", "[3|50 [MOVE]]" }, reclamer,
      { "la nulle : 3 fois la position, 50 coups", "a draw: 3 times the position, 50 moves" } },
    { { "abandonner", "resign" }, { "", "" }, abandonner,
      { "abandonner la partie", "resign the game" } },
    { { "nouvelle", "new" }, { "", "" }, commencer,
      { "commencer une autre partie", "begin another game" } },
    { { "sauver", "save" }, { "FICHIER", "FILE" }, sauver,
      { "écrire la partie au format PGN", "write the game in PGN" } },
    { { "charger", "load" }, { "FICHIER", "FILE" }, charger,
      { "reprendre une partie d'un fichier PGN", "go on with the game of a PGN file" } },
    { { "joueurs", "players" }, { "BLANCS / NOIRS", "WHITE / BLACK" }, nommer_joueurs,
      { "leurs noms, pour le fichier", "their names, for the file" } },
    { { "machine", "machine" }, { "blancs|noirs|deux|aucune", "white|black|both|none" },
      changer_machine,
      { "ce que joue la machine", "what the machine plays" } },
    { { "temps", "time" }, { "MILLISECONDES", "MILLISECONDS" }, changer_temps,
      { "le temps qu'elle réfléchit", "how long it thinks" } },
    { { "voir", "show" }, { "", "" }, voir,
      { "dessiner l'échiquier", "draw the board" } },
    { { "tourner", "flip" }, { "", "" }, tourner,
      { "le voir de l'autre côté", "see it from the other side" } },
    { { "partie", "game" }, { "", "" }, montrer_partie,
      { "les coups joués", "the moves played" } },
    { { "fen", "fen" }, { "[FEN]", "[FEN]" }, montrer_ou_charger_fen,
      { "la position ; ou partir d'une autre", "the position; or start from another" } },
    { { "langue", "language" }, { "fr|en", "fr|en" }, changer_langue,
      { "parler français ou anglais", "speak French or English" } },
    { { "aide", "help" }, { "", "" }, aider,
      { "ces lignes", "these lines" } },
    { { "quitter", "quit" }, { "", "" }, quitter,
      { "s'en aller, sans rien sauver", "leave, without saving" } },
};

#define NOMBRE_COMMANDES (sizeof commandes / sizeof commandes[0])

static void aider(seance *s)
{
    char gauche[64];

    (void)s;
    dire("Un coup : e2e4, ou Cf3, exd5, O-O, e8=D ; ou une commande :",
         "A move: e2e4, or Nf3, exd5, O-O, e8=Q; or a command:");
    for (size_t i = 0; i < NOMBRE_COMMANDES; i++) {
        const commande *c = &commandes[i];

        snprintf(gauche, sizeof gauche, "%s %s", c->noms[anglais], c->arguments[anglais]);
        printf("  %-33s %s\n", gauche, c->effet[anglais]);
    }
}

static const commande *trouver_commande(const char *ligne, size_t longueur)
{
    for (size_t i = 0; i < NOMBRE_COMMANDES; i++) {
        if (meme_mot(ligne, longueur, commandes[i].noms[0])
            || meme_mot(ligne, longueur, commandes[i].noms[1]))
            return &commandes[i];
    }
    return NULL;
}

/* Une ligne est une commande ou, sinon, un coup. */
static void obeir(seance *s, const char *ligne)
{
    size_t longueur = strcspn(ligne, " \t");
    const commande *c = trouver_commande(ligne, longueur);
    type_erreur code = pas_erreur;

    s->argument = ligne + longueur + strspn(ligne + longueur, " \t");
    if (c != NULL)
        c->faire(s);
    else if (*ligne == '\0' && s->machine[0] && s->machine[1] && !est_finie(s))
        faire_jouer_la_machine(s);
    else if (*ligne != '\0')
        code = partie_jouer(s->p, ligne);
    if (code == erreur_notation_illisible || code == erreur_partie_finie)
        dire("« aide » dit les commandes.", "“help” tells the commands.");
}

/* Dit au joueur ce qu'il peut faire de nouveau. */
static void annoncer_la_suite(const seance *s, int etait_finie, int joues_avant)
{
    if (!etait_finie && est_finie(s))
        dire("Et maintenant : nouvelle, annuler, sauver FICHIER ou quitter ?",
             "And now: new, undo, save FILE or quit?");
    if (partie_nombre_coups(s->p) != joues_avant
        && (partie_peut_reclamer(s->p, partie_nulle_50_coups)
            || partie_peut_reclamer(s->p, partie_nulle_repetition_3)))
        dire("La nulle peut être réclamée : « reclamer ».", "A draw can be claimed: “claim”.");
}

static void jouer(seance *s)
{
    char ligne[LIGNE_MAX], invite[32] = "";

    while (!s->quitte) {
        int etait_finie = est_finie(s), joues_avant = partie_nombre_coups(s->p);

        if (s->ecran.avec_invite)
            snprintf(invite, sizeof invite, "%s> ", etait_finie ? "" : camp(partie_joueur(s->p)));
        if (c_est_a_la_machine(s))
            faire_jouer_la_machine(s);
        else if (lire_ligne(invite, ligne))
            obeir(s, ligne);
        else
            break;
        annoncer_la_suite(s, etait_finie, joues_avant);
    }
    if (s->ecran.avec_invite && !s->quitte)
        putchar('\n'); /* l'invite attendait encore : le terminal reprend à la ligne */
}

/* ---- Les options ---------------------------------------------------------------------------- */

static void dire_les_options(FILE *sortie)
{
    fputs("jeu_console [OPTIONS] [FICHIER.pgn : la partie à reprendre]\n"
          "  --machine blancs|noirs|deux   ce que joue la machine (sinon rien)\n"
          "  --temps MILLISECONDES         qu'elle réfléchit à chaque coup (sinon 1000)\n"
          "  --langue fr|en                la langue (sinon le français)\n"
          "  --ascii                       des lettres au lieu des figures\n"
          "  --sans-couleur                comme NO_COLOR=1 ou TERM=dumb\n"
          "  --aide                        ces lignes\n",
          sortie);
}

typedef int reglage(seance *s, const char *valeur);

static reglage *trouver_reglage(const char *option)
{
    static const struct {
        const char *nom;
        reglage *regler;
    } reglages[] = {
        { "--machine", regler_machine }, { "--temps", regler_temps }, { "--langue", regler_langue }
    };

    for (size_t i = 0; i < sizeof reglages / sizeof reglages[0]; i++) {
        if (strcmp(option, reglages[i].nom) == 0)
            return reglages[i].regler;
    }
    return NULL;
}

/* Rend 0 si une option n'existe pas, ou n'a pas la valeur qu'il lui faut. */
static int lire_options(seance *s, int argc, char *argv[], const char **fichier)
{
    for (int i = 1; i < argc; i++) {
        reglage *regler = trouver_reglage(argv[i]);

        if (strcmp(argv[i], "--ascii") == 0)
            s->ecran.avec_lettres = 1;
        else if (strcmp(argv[i], "--sans-couleur") == 0)
            s->ecran.avec_couleurs = 0;
        else if (regler != NULL && i + 1 < argc && regler(s, argv[i + 1]))
            i++;
        else if (argv[i][0] != '-' && *fichier == NULL)
            *fichier = argv[i];
        else
            return 0;
    }
    return 1;
}

int main(int argc, char *argv[])
{
    seance s = { 0 };
    const char *fichier = NULL;

    if (argc == 2 && strcmp(argv[1], "--aide") == 0) {
        dire_les_options(stdout);
        return EXIT_SUCCESS;
    }
    s.temps = 1000;
    s.ecran = decouvrir_ecran();
    if (!lire_options(&s, argc, argv, &fichier)) {
        dire_les_options(stderr);
        return EXIT_FAILURE;
    }
    s.ecran.p = s.p = partie_creer();
    brancher(&s);
    if (fichier == NULL || partie_lire_pgn_fichier(s.p, fichier, 0, NULL) != pas_erreur)
        partie_nouvelle(s.p);
    dire("Un coup : e2e4 ou Cf3. « aide » dit les commandes, « quitter » s'en va.",
         "A move: e2e4 or Nf3. “help” tells the commands, “quit” leaves.");
    jouer(&s);
    partie_detruire(s.p);
    return EXIT_SUCCESS;
}
