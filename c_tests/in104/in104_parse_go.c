/* Un programme qui a son propre parse_go, comme le cours le donne : il écrit et il écoute pendant qu'il
 * cherche, et ne finit pas sa dernière ligne. */
#include "../commun/entree.h"
#include "in104_etat.h"

static int sortie, visible, en_attente, appels;

void parse_go(char *commande)
{
    char ecrit[100];

    (void)commande;
    appels++;
    printf("info string bonjour\n");
    visible = verif_a_lire(sortie) && read(sortie, ecrit, sizeof ecrit) > 0;
    en_attente = input_waiting();
    printf("bestmove e2e4");
}

/* Donne ces lignes à main_uci, dont la sortie est un tuyau : ce qu'il écrit en dernier. */
static const char *dialoguer(const char *lignes)
{
    static char ecrit[1000];
    int entree = brancher_stdin(), tuyau[2], stdout_d_avant = dup(STDOUT_FILENO);
    ssize_t lus;

    verif_systeme(verif_tuyau(tuyau) == 0 && stdout_d_avant >= 0, "pipe");
    envoyer(entree, lignes);
    fflush(stdout);
    dup2(tuyau[1], STDOUT_FILENO);
    close(entree);
    close(tuyau[1]);
    sortie = tuyau[0];
    appels = 0;
    main_uci();
    fflush(stdout);
    dup2(stdout_d_avant, STDOUT_FILENO);
    close(stdout_d_avant);
    lus = read(tuyau[0], ecrit, sizeof ecrit - 1);
    ecrit[lus > 0 ? lus : 0] = '\0';
    close(tuyau[0]);
    return ecrit;
}

VERIF(les_lignes_se_voient_et_s_entendent, "MAIN-UCI-G6")
{
    VERIF_CHAINE(dialoguer("go infinite\nstop\nquit\n"), "bestmove e2e4\n");
    VERIF_ENTIER(appels, 1);
    VERIF_INDICE("une ligne se voit dès qu'elle est écrite");
    VERIF_ENTIER(visible, 1);
    VERIF_INDICE("la ligne qui suit « go » attend encore sur stdin");
    VERIF_ENTIER(en_attente, 1);
}

VERIF(un_vieux_flag_quit, "MAIN-UCI-G6")
{
    flag_quit = 1;
    VERIF_CHAINE_CONTIENT(dialoguer("go depth 1\nisready\nquit\n"), "readyok\n");
}

/* Le programme a lu une ligne lui-même, et C en a lu d'autres d'avance. */
VERIF(ce_que_le_programme_a_lu_d_avance, "MAIN-UCI-G1 MAIN-UCI-G2")
{
    static const char lignes[] = "menu\nisready\nposition startpos moves e2e4\nquit\n";
    char menu[20];
    int entree = brancher_stdin();

    envoyer(entree, lignes);
    close(entree);
    VERIF_NON_NUL(fgets(menu, sizeof menu, stdin));
    VERIF_CHAINE(menu, "menu\n");
    VERIF_STDOUT("readyok\n", main_uci());
    VERIF_ENTIER(presence_sq(e4), P);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(les_lignes_se_voient_et_s_entendent),
    VERIF_LIGNE(un_vieux_flag_quit),
    VERIF_LIGNE(ce_que_le_programme_a_lu_d_avance))
