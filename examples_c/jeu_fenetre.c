/*
 * Une partie d'échecs dans une fenêtre, avec SDL2.
 *
 *   cargo run -- lancer examples_c/jeu_fenetre.c
 *   cargo run -- lancer examples_c/jeu_fenetre.c --fen "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
 *
 * Une pièce se joue en deux clics, ou en la faisant glisser. Les touches : u annule, r rétablit,
 * n commence une nouvelle partie, f retourne l'échiquier, Échap renonce, puis quitte.
 *
 * La partie (partie.h) connaît les règles. La vue, ici, ne fait que montrer : elle reçoit les
 * pièces à poser et à retirer, et les messages. Le contrôleur ne fait que demander : il change les
 * clics en appels, et n'a pas d'avis sur ce qui est permis.
 */
#include <stdarg.h>
#include <stdio.h>

#include <SDL.h>

#include "partie.h"

#include "jeu_fenetre/dessin.h"
#include "jeu_fenetre/plan.h"

#define LARGEUR 620
#define HAUTEUR 712

typedef struct {
    int x, y;
} une_case;

static const une_case AUCUNE = { -1, -1 };

/* ---- La vue : ce qui est montré ------------------------------------------------------------- */

/* Un menu ouvert, ou rien si nombre vaut 0. */
typedef struct {
    const char *titre, *question;
    const char *const *choix;
    int nombre;
} menu;

typedef struct {
    SDL_Window *fenetre;
    atelier outils;
    plan plan;
    const partie *partie;           /* pour regarder seulement */
    type_piece pieces[8][8];        /* ce que la partie a dit de montrer, par x puis y */
    int joueurs[8][8];
    char message[PARTIE_PHRASE_MAX];
    menu menu;
    une_case choisie;               /* la case de la pièce choisie, ou AUCUNE */
    int glisse;                     /* la pièce choisie suit la souris */
    SDL_Point souris;               /* en pixels */
    int journal;                    /* dire sur stdout ce qui se passe */
    int a_dessiner;                 /* ce qui est à l'écran n'est plus vrai */
    int quitte;
} ecran;

static const char *const NOMS_BOUTONS[BOUTONS] = { "Annuler", "Rétablir", "Nouvelle partie",
                                                  "Retourner" };

/* Dit une ligne à qui suit le programme de l'extérieur, par exemple un test. */
static void noter(const ecran *e, const char *format, ...)
{
    va_list arguments;

    if (!e->journal)
        return;
    va_start(arguments, format);
    vprintf(format, arguments);
    va_end(arguments);
    putchar('\n');
    fflush(stdout);
}

static void noter_rectangle(const ecran *e, const char *nom, int numero, SDL_Rect r)
{
    noter(e, "%s %d %d %d %d %d", nom, numero, r.x, r.y, r.w, r.h);
}

/* Fait le plan pour la taille de la fenêtre, qui a peut-être changé. */
static void disposer(ecran *e, int retourne)
{
    int largeur = LARGEUR, hauteur = HAUTEUR, i;

    SDL_GetRendererOutputSize(e->outils.rendu, &largeur, &hauteur);
    e->plan = plan_calculer(largeur, hauteur, retourne);
    e->a_dessiner = 1;
    noter_rectangle(e, "echiquier", retourne, e->plan.echiquier);
    for (i = 0; i < BOUTONS; i++)
        noter_rectangle(e, "bouton", i, e->plan.boutons[i]);
    for (i = 0; i < e->menu.nombre; i++)
        noter_rectangle(e, "choix", i, plan_choix(&e->plan, i, e->menu.nombre));
    noter(e, "fenetre %d %d", largeur, hauteur);
}

static void marquer(ecran *e, une_case c, SDL_Color fond, SDL_Color bord)
{
    SDL_Rect r = plan_case(&e->plan, c.x, c.y);

    remplir(&e->outils, r, fond);
    border(&e->outils, r, au_moins(e->plan.cote / 25, 1), bord);
}

static void dessiner_cases(ecran *e)
{
    SDL_Rect cadre = e->plan.echiquier;
    int trait = au_moins(e->plan.cote / 30, 1), x, y;

    cadre = rectangle(cadre.x - trait, cadre.y - trait, cadre.w + 2 * trait, cadre.h + 2 * trait);
    remplir(&e->outils, cadre, CADRE);
    for (x = 0; x < 8; x++)
        for (y = 0; y < 8; y++)
            remplir(&e->outils, plan_case(&e->plan, x, y),
                    (x + y) % 2 == 0 ? CASE_FONCEE : CASE_CLAIRE);
}

static void dessiner_noms(ecran *e)
{
    int i, marge = e->plan.lettre * 5 / 2;

    for (i = 0; i < 8; i++) {
        char colonne = (char)('a' + i), rangee = (char)('1' + i);
        SDL_Rect c = plan_case(&e->plan, i, 0), r = plan_case(&e->plan, 0, i);

        c = rectangle(c.x, e->plan.echiquier.y + e->plan.echiquier.h, c.w, marge);
        r = rectangle(e->plan.echiquier.x - marge, r.y, marge, r.h);
        ecrire_au_milieu(&e->outils, &colonne, 1, c);
        ecrire_au_milieu(&e->outils, &rangee, 1, r);
    }
}

static void marquer_dernier_coup(ecran *e)
{
    int nombre = partie_nombre_coups(e->partie);
    coup_joue coup;

    if (nombre > 0 && partie_coup_joue(e->partie, nombre, &coup) == pas_erreur) {
        une_case depart, arrivee;

        depart.x = coup.x_depart;
        depart.y = coup.y_depart;
        arrivee.x = coup.x_arrivee;
        arrivee.y = coup.y_arrivee;
        marquer(e, depart, DERNIER_COUP, BORD_DERNIER_COUP);
        marquer(e, arrivee, DERNIER_COUP, BORD_DERNIER_COUP);
    }
}

static void marquer_echec(ecran *e)
{
    int joueur = partie_joueur(e->partie);
    une_case c;

    if (!partie_est_en_echec(e->partie))
        return;
    for (c.x = 0; c.x < 8; c.x++)
        for (c.y = 0; c.y < 8; c.y++)
            if (e->pieces[c.x][c.y] == roi && e->joueurs[c.x][c.y] == joueur)
                marquer(e, c, ECHEC, BORD_ECHEC);
}

static int est_choisie(const ecran *e, int x, int y)
{
    return e->choisie.x == x && e->choisie.y == y;
}

static void dessiner_pieces(ecran *e)
{
    int x, y;

    for (x = 0; x < 8; x++)
        for (y = 0; y < 8; y++)
            if (e->pieces[x][y] != invalide && !(e->glisse && est_choisie(e, x, y)))
                poser(&e->outils, image_piece(&e->outils, e->pieces[x][y], e->joueurs[x][y]),
                      plan_case(&e->plan, x, y));
}

/* Un disque sur chaque case où la pièce choisie peut aller, un anneau autour de ce qu'elle prend. */
static void dessiner_cibles(ecran *e)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int cibles[8][8] = { { 0 } }, nombre, i;

    if (e->choisie.x < 0)
        return;
    nombre = partie_lister_coups_de(e->partie, e->choisie.x, e->choisie.y, coups, PARTIE_COUPS_MAX);
    for (i = 0; i < nombre; i++) {
        int x = coups[i].x_arrivee, y = coups[i].y_arrivee;

        /* Une promotion compte pour quatre coups, mais pour une case. */
        if (!cibles[x][y])
            poser(&e->outils, e->pieces[x][y] == invalide ? e->outils.disque : e->outils.anneau,
                  plan_case(&e->plan, x, y));
        cibles[x][y] = 1;
    }
}

static void dessiner_piece_glissee(ecran *e)
{
    type_piece piece = e->pieces[e->choisie.x][e->choisie.y];
    int joueur = e->joueurs[e->choisie.x][e->choisie.y];

    if (piece != invalide)
        poser(&e->outils, image_piece(&e->outils, piece, joueur),
              rectangle(e->souris.x, e->souris.y, 0, 0));
}

static void dessiner_bouton(ecran *e, SDL_Rect r, int survole)
{
    remplir(&e->outils, r, survole ? BOUTON_SURVOLE : BOUTON);
    border(&e->outils, r, au_moins(e->plan.lettre / 8, 1), CADRE);
}

static void dessiner_boutons(ecran *e)
{
    int survole = e->menu.nombre > 0 ? -1 : plan_bouton_sous(&e->plan, e->souris), i;

    for (i = 0; i < BOUTONS; i++) {
        dessiner_bouton(e, e->plan.boutons[i], i == survole);
        ecrire_au_milieu(&e->outils, NOMS_BOUTONS[i], strlen(NOMS_BOUTONS[i]), e->plan.boutons[i]);
    }
}

/* L'ordre est celui que partie_deplacer promet. */
static const type_piece PROMOTIONS[] = { dame, tour, fou, cavalier };

static void dessiner_choix(ecran *e, int i, int survole)
{
    SDL_Rect r = plan_choix(&e->plan, i, e->menu.nombre), nom = r;

    dessiner_bouton(e, r, survole);
    if (e->menu.nombre == (int)(sizeof PROMOTIONS / sizeof *PROMOTIONS)) {
        r.h -= e->plan.ligne;
        nom.y += r.h - e->plan.ligne / 4;
        nom.h -= r.h;
        poser(&e->outils, image_piece(&e->outils, PROMOTIONS[i], partie_joueur(e->partie)), r);
    }
    ecrire_au_milieu(&e->outils, e->menu.choix[i], strlen(e->menu.choix[i]), nom);
}

static void dessiner_menu(ecran *e)
{
    SDL_Rect cadre = plan_menu(&e->plan, e->menu.nombre), texte = cadre;
    int survole = plan_choix_sous(&e->plan, e->souris, e->menu.nombre), i;

    remplir(&e->outils, e->plan.echiquier, VOILE);
    remplir(&e->outils, cadre, PAPIER);
    border(&e->outils, cadre, au_moins(e->plan.lettre / 5, 1), CADRE);
    texte.y += e->plan.ligne / 2;
    texte.h = e->plan.ligne;
    ecrire_au_milieu(&e->outils, e->menu.titre, strlen(e->menu.titre), texte);
    texte.y += e->plan.ligne;
    ecrire_au_milieu(&e->outils, e->menu.question, strlen(e->menu.question), texte);
    for (i = 0; i < e->menu.nombre; i++)
        dessiner_choix(e, i, i == survole);
}

static void dessiner(ecran *e)
{
    atelier_preparer(&e->outils, e->plan.cote, e->plan.lettre);
    remplir(&e->outils, rectangle(0, 0, e->plan.largeur, e->plan.hauteur), PAPIER);
    dessiner_cases(e);
    dessiner_noms(e);
    marquer_dernier_coup(e);
    marquer_echec(e);
    if (e->choisie.x >= 0)
        marquer(e, e->choisie, CHOISIE, BORD_CHOISIE);
    dessiner_pieces(e);
    dessiner_cibles(e);
    ecrire_lignes(&e->outils, e->message, e->plan.message, e->plan.ligne, LIGNES_MESSAGE);
    dessiner_boutons(e);
    if (e->menu.nombre > 0)
        dessiner_menu(e);
    else if (e->glisse)
        dessiner_piece_glissee(e);
    SDL_RenderPresent(e->outils.rendu);
    e->a_dessiner = 0;
}

/* Un événement de la souris est en unités de la fenêtre ; le plan est en pixels, parfois plus fins. */
static void suivre_souris(ecran *e, int x, int y)
{
    int largeur = 0, hauteur = 0;

    SDL_GetWindowSize(e->fenetre, &largeur, &hauteur);
    e->souris.x = x * e->plan.largeur / au_moins(largeur, 1);
    e->souris.y = y * e->plan.hauteur / au_moins(hauteur, 1);
}

/* Ce que la vue fait d'un événement, quoi que le contrôleur en fasse ensuite. */
static void suivre(ecran *e, const SDL_Event *evenement)
{
    switch (evenement->type) {
    case SDL_QUIT:
        e->quitte = 1;
        break;
    case SDL_WINDOWEVENT:
        e->a_dessiner = 1;
        if (evenement->window.event == SDL_WINDOWEVENT_SIZE_CHANGED)
            disposer(e, e->plan.retourne);
        break;
    case SDL_RENDER_TARGETS_RESET:
    case SDL_RENDER_DEVICE_RESET:
        e->outils.cote = 0; /* les textures sont perdues : il faut les tracer de nouveau */
        e->a_dessiner = 1;
        break;
    case SDL_MOUSEMOTION:
        suivre_souris(e, evenement->motion.x, evenement->motion.y);
        e->a_dessiner = 1;
        break;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
        suivre_souris(e, evenement->button.x, evenement->button.y);
        e->a_dessiner = 1;
        break;
    default:
        break;
    }
}

/* Attend un événement, après avoir montré ce qui a changé. Rend 0 quand il faut partir. */
static int attendre(ecran *e, SDL_Event *evenement)
{
    /* La fenêtre a pu être fermée pendant un menu. */
    if (e->quitte)
        return 0;
    /* Dessiner une fois pour tous ceux qui attendent : une souris en envoie beaucoup. */
    if (!SDL_PollEvent(evenement)) {
        if (e->a_dessiner)
            dessiner(e);
        if (!SDL_WaitEvent(evenement))
            evenement->type = SDL_QUIT;
    }
    suivre(e, evenement);
    return !e->quitte;
}

/* ---- La vue : ce que la partie en appelle --------------------------------------------------- */

static void vue_poser(void *contexte, type_piece piece, int joueur, int x, int y)
{
    ecran *e = contexte;

    e->pieces[x][y] = piece;
    e->joueurs[x][y] = joueur;
}

static void vue_retirer(void *contexte, int x, int y)
{
    ecran *e = contexte;

    e->pieces[x][y] = invalide;
}

static void vue_message(void *contexte, const char *message)
{
    ecran *e = contexte;
    char fen[128];

    snprintf(e->message, sizeof e->message, "%s", message);
    e->a_dessiner = 1;
    partie_ecrire_fen(e->partie, fen, sizeof fen);
    noter(e, "fen %s", fen);
    noter(e, "message %s", message);
}

/* Le choix qu'un événement fait dans un menu ; -1 s'il y renonce, -2 s'il ne dit rien. */
static int repondre(const ecran *e, const SDL_Event *evenement)
{
    if (evenement->type == SDL_KEYDOWN && evenement->key.keysym.sym == SDLK_ESCAPE)
        return -1;
    if (evenement->type == SDL_MOUSEBUTTONDOWN && evenement->button.button == SDL_BUTTON_LEFT)
        return plan_choix_sous(&e->plan, e->souris, e->menu.nombre);
    return -2;
}

/* Montre un menu jusqu'à ce que le joueur réponde. Cliquer à côté, c'est renoncer. */
static int vue_choix(void *contexte, const char *titre, const char *question,
                     const char *const *choix, int nombre)
{
    ecran *e = contexte;
    SDL_Event evenement;
    int reponse = -2;

    e->menu.titre = titre;
    e->menu.question = question;
    e->menu.choix = choix;
    e->menu.nombre = nombre;
    disposer(e, e->plan.retourne);
    noter(e, "question %s", question);
    while (reponse == -2 && attendre(e, &evenement))
        reponse = repondre(e, &evenement);
    e->menu.nombre = 0;
    return reponse;
}

/* ---- Le contrôleur : des clics aux appels --------------------------------------------------- */

typedef struct {
    partie *partie;
    ecran ecran;
    int presse;         /* le bouton de la souris a été pressé sur la pièce choisie */
    int deja_choisie;   /* elle l'était déjà : un second clic y renonce */
    SDL_Point pression; /* où */
} seance;

static void choisir(seance *s, une_case c)
{
    s->ecran.choisie = c;
    s->ecran.glisse = 0;
    s->presse = 0;
    s->ecran.a_dessiner = 1;
    if (c.x >= 0)
        noter(&s->ecran, "choisie %c%c", 'a' + c.x, '1' + c.y);
    else
        noter(&s->ecran, "choisie -");
}

/* Demande un coup à la partie, qui dira à la vue ce qui change, ou pourquoi il est refusé. */
static void demander_coup(seance *s, une_case arrivee)
{
    une_case depart = s->ecran.choisie;

    choisir(s, AUCUNE);
    partie_deplacer(s->partie, depart.x, depart.y, arrivee.x, arrivee.y);
}

/* La partie dit-elle que la pièce choisie peut aller là ? */
static int est_cible(const seance *s, une_case c)
{
    coup_joue coups[PARTIE_COUPS_MAX];
    int nombre, i;

    nombre = partie_lister_coups_de(s->partie, s->ecran.choisie.x, s->ecran.choisie.y, coups,
                                    PARTIE_COUPS_MAX);
    for (i = 0; i < nombre; i++)
        if (coups[i].x_arrivee == c.x && coups[i].y_arrivee == c.y)
            return 1;
    return 0;
}

/* Choisir une pièce, ou désigner l'arrivée de celle qui l'est. Une autre pièce du joueur est un
 * nouveau choix, sauf si le coup est légal : un roque de Chess960 met le roi sur sa tour. */
static void presser_case(seance *s, une_case c)
{
    int joueur = -1, a_piece = partie_piece_en(s->partie, c.x, c.y, &joueur) != invalide;
    int a_choisie = s->ecran.choisie.x >= 0, meme = est_choisie(&s->ecran, c.x, c.y);

    if (a_choisie && !meme && (joueur != partie_joueur(s->partie) || est_cible(s, c))) {
        demander_coup(s, c);
    } else if (a_piece) {
        if (!meme)
            choisir(s, c);
        s->presse = 1;
        s->deja_choisie = meme;
        s->pression = s->ecran.souris;
    }
}

static void retourner(seance *s)
{
    disposer(&s->ecran, !s->ecran.plan.retourne);
}

static void commander(seance *s, int bouton)
{
    choisir(s, AUCUNE);
    switch (bouton) {
    case 0:
        partie_annuler(s->partie);
        break;
    case 1:
        partie_retablir(s->partie);
        break;
    case 2:
        partie_nouvelle(s->partie);
        break;
    default:
        retourner(s);
        break;
    }
}

static void presser(seance *s)
{
    une_case c;
    int bouton = plan_bouton_sous(&s->ecran.plan, s->ecran.souris);

    if (bouton >= 0)
        commander(s, bouton);
    else if (plan_case_sous(&s->ecran.plan, s->ecran.souris, &c.x, &c.y))
        presser_case(s, c);
    else
        choisir(s, AUCUNE);
}

/* La pièce pressée suit la souris dès que celle-ci s'éloigne : un clic tremble un peu. */
static void glisser(seance *s)
{
    int dx = s->ecran.souris.x - s->pression.x, dy = s->ecran.souris.y - s->pression.y;
    int seuil = au_moins(s->ecran.plan.cote / 8, 2);

    if (s->presse && dx * dx + dy * dy > seuil * seuil)
        s->ecran.glisse = 1;
}

static void relacher(seance *s)
{
    int sur_case, a_glisse = s->ecran.glisse;
    une_case c;

    if (!s->presse)
        return;
    s->presse = s->ecran.glisse = 0;
    sur_case = plan_case_sous(&s->ecran.plan, s->ecran.souris, &c.x, &c.y);
    if (sur_case && !est_choisie(&s->ecran, c.x, c.y))
        demander_coup(s, c);
    else if (a_glisse || s->deja_choisie)
        choisir(s, AUCUNE);
}

/* Échap renonce à la pièce choisie ; s'il n'y en a pas, au jeu. */
static void renoncer(seance *s)
{
    if (s->ecran.choisie.x >= 0)
        choisir(s, AUCUNE);
    else
        s->ecran.quitte = 1;
}

static void taper(seance *s, SDL_Keycode touche)
{
    switch (touche) {
    case SDLK_u:
        commander(s, 0);
        break;
    case SDLK_r:
        commander(s, 1);
        break;
    case SDLK_n:
        commander(s, 2);
        break;
    case SDLK_f:
        commander(s, 3);
        break;
    case SDLK_ESCAPE:
        renoncer(s);
        break;
    default:
        break;
    }
}

static void traiter(seance *s, const SDL_Event *evenement)
{
    switch (evenement->type) {
    case SDL_MOUSEBUTTONDOWN:
        if (evenement->button.button == SDL_BUTTON_LEFT)
            presser(s);
        break;
    case SDL_MOUSEMOTION:
        glisser(s);
        break;
    case SDL_MOUSEBUTTONUP:
        if (evenement->button.button == SDL_BUTTON_LEFT)
            relacher(s);
        break;
    case SDL_KEYDOWN:
        if (!evenement->key.repeat)
            taper(s, evenement->key.keysym.sym);
        break;
    default:
        break;
    }
}

/* ---- Commencer et finir --------------------------------------------------------------------- */

/* Sans écran, SDL se contente d'une image que personne ne voit. Est-ce le cas, sans que la variable
 * SDL_VIDEODRIVER le demande ? */
static int est_invisible(void)
{
    const char *pilote = SDL_GetCurrentVideoDriver();

    return SDL_getenv("SDL_VIDEODRIVER") == NULL
           && (strcmp(pilote, "offscreen") == 0 || strcmp(pilote, "dummy") == 0);
}

/* Ouvre la fenêtre, qui tient dans l'écran. Rend 0 si SDL ne peut pas : SDL_GetError dit pourquoi. */
static int ouvrir(ecran *e)
{
    SDL_Rect place = { 0, 0, LARGEUR, HAUTEUR };

    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        return 0;
    if (est_invisible()) {
        SDL_SetError("il n'y a pas d'écran ; la variable DISPLAY en nomme-t-elle un ?");
        return 0;
    }
    SDL_GetDisplayUsableBounds(0, &place);
    e->fenetre = SDL_CreateWindow("Échecs", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                  au_plus(LARGEUR, place.w), au_plus(HAUTEUR, place.h),
                                  SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
    if (e->fenetre == NULL)
        return 0;
    SDL_SetWindowMinimumSize(e->fenetre, 480, 560);
    e->outils.rendu = SDL_CreateRenderer(e->fenetre, -1, 0);
    if (e->outils.rendu == NULL)
        return 0;
    SDL_SetRenderDrawBlendMode(e->outils.rendu, SDL_BLENDMODE_BLEND);
    return 1;
}

static void fermer(ecran *e)
{
    atelier_vider(&e->outils);
    SDL_DestroyRenderer(e->outils.rendu);
    SDL_DestroyWindow(e->fenetre);
    SDL_Quit();
}

/* Branche la vue, vide, et commence la partie. Rend 0 si la position n'est pas possible. */
static int commencer(seance *s, const char *fen)
{
    vue v = { 0 };
    int i;

    for (i = 0; i < 64; i++)
        s->ecran.pieces[i / 8][i % 8] = invalide;
    s->ecran.partie = s->partie;
    v.contexte = &s->ecran;
    v.poser_piece = vue_poser;
    v.retirer_piece = vue_retirer;
    v.afficher_message = vue_message;
    v.demander_choix = vue_choix;
    partie_brancher_vue(s->partie, &v);
    return (fen == NULL ? partie_nouvelle(s->partie) : partie_charger_fen(s->partie, fen))
           == pas_erreur;
}

/* Joue jusqu'à ce que le joueur s'en aille. Rend le code de fin du programme. */
static int jouer(seance *s, const char *fen)
{
    SDL_Event evenement;

    if (!commencer(s, fen)) {
        fprintf(stderr, "jeu_fenetre : %s\n", s->ecran.message);
        return 1;
    }
    if (!ouvrir(&s->ecran)) {
        fprintf(stderr, "jeu_fenetre : la fenêtre ne s'ouvre pas : %s\n", SDL_GetError());
        return 1;
    }
    disposer(&s->ecran, 0);
    noter(&s->ecran, "pret");
    while (attendre(&s->ecran, &evenement))
        traiter(s, &evenement);
    return 0;
}

/* Lit les options. Rend 0 si l'une n'est pas connue. */
static int lire_options(int argc, char **argv, int *journal, const char **fen)
{
    int i;

    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--journal") == 0)
            *journal = 1;
        else if (strcmp(argv[i], "--fen") == 0 && i + 1 < argc)
            *fen = argv[++i];
        else
            return 0;
    }
    return 1;
}

int main(int argc, char **argv)
{
    static seance s;
    const char *fen = NULL;
    int code;

    if (!lire_options(argc, argv, &s.ecran.journal, &fen)) {
        fprintf(stderr, "usage : jeu_fenetre [--fen POSITION] [--journal]\n");
        return 2;
    }
    s.ecran.choisie = AUCUNE;
    s.partie = partie_creer();
    code = jouer(&s, fen);
    partie_detruire(s.partie);
    fermer(&s.ecran);
    return code;
}
