/* Un programme qui a son propre main_uci, et prend le reste à la bibliothèque. */
#include "../commun/entree.h"
#include "in104_etat.h"

void main_uci(void)
{
}

/* Ce que « go » répond à une interface qui a dit ces lignes pendant la recherche. */
static const char *chercher(const char *ligne, const char *lignes)
{
    char copie[100];
    int interface = brancher_stdin();

    envoyer(interface, lignes);
    if (strstr(lignes, "fin") != NULL)
        close(interface);
    setvbuf(stdin, NULL, _IONBF, 0);
    PREPARER(position_de_depart);
    snprintf(copie, sizeof copie, "%s", ligne);
    verif_capture_debut(STDOUT_FILENO);
    parse_go(copie);
    return verif_capture_fin();
}

static void verifie_reponse(const char *texte)
{
    const char *reponse = strstr(texte, "\nbestmove ");

    VERIF_NON_NUL(reponse);
    VERIF_VRAI(strchr(reponse + 1, '\n') != NULL);
}

VERIF(stop_arrete_la_recherche, "PARSE-GO-G5")
{
    const char *texte = chercher("go infinite", "isready\nstop\n");

    VERIF_CHAINE_CONTIENT(texte, "readyok\n");
    verifie_reponse(texte);
    verifie_reponse(chercher("go movetime 100000", "stop\n"));
    verifie_reponse(chercher("go", "quit\n"));
    VERIF_ENTIER(flag_quit, 1);
}

VERIF(une_recherche_va_a_sa_limite, "PARSE-GO-G5")
{
    const char *texte = chercher("go depth 3", "");

    VERIF_CHAINE_CONTIENT(texte, "info depth 3 ");
    verifie_reponse(texte);
    VERIF_CONTEXTE("à la fin de stdin");
    VERIF_CHAINE_CONTIENT(chercher("go depth 3", "fin\n"), "info depth 3 ");
    verifie_reponse(chercher("go infinite", "fin\n"));
}

VERIF_PROGRAMME(
    VERIF_LIGNE(stop_arrete_la_recherche),
    VERIF_LIGNE(une_recherche_va_a_sa_limite))
