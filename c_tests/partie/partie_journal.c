/* Section « Contrats » de echecs_commun.h, devant une partie : ce que peut faire un journal. */
#include "partie_essai.h"

/* Un journal qui joue dans la partie dont une ligne parle, puis la détruit. */
typedef struct {
    partie *p;
    int lignes;
    type_erreur code;
} destructeur;

static void detruit(void *contexte, int code, const char *ligne)
{
    destructeur *d = (destructeur *)contexte;

    (void)ligne;
    VERIF_CODE(code, erreur_fichier_ecriture, nommer);
    if (d->lignes++ == 0) {
        d->code = partie_jouer(d->p, "e5");
        partie_detruire(d->p);
    }
}

static void verifie_destructeur(type_erreur (*ecrit)(const partie *p))
{
    destructeur d = { NULL, 0, pas_erreur };

    d.p = partie_de(DEPART);
    VERIF_CODE(partie_jouer(d.p, "e4"), pas_erreur, nommer);
    echecs_brancher_journal(detruit, &d);
    VERIF_CODE(ecrit(d.p), erreur_fichier_ecriture, nommer);
    echecs_brancher_journal(NULL, NULL);
    VERIF_ENTIER(d.lignes, 1);
    VERIF_INDICE("la partie n'est plus en cours de lecture quand la ligne est donnée");
    VERIF_CODE(d.code, pas_erreur, nommer);
}

static type_erreur ecrit_l_image(const partie *p)
{
    return partie_ecrire_svg_fichier(p, NULL, "/absent/de/partout.svg");
}

static type_erreur ecrit_le_pgn(const partie *p)
{
    return partie_ecrire_pgn_fichier(p, 0, "/absent/de/partout.pgn");
}

VERIF(le_journal_detruit_la_partie_d_une_image, "JOURNAL-G2 PARTIE-SVG-FICHIER-G2")
{
    verifie_destructeur(ecrit_l_image);
}

VERIF(le_journal_detruit_la_partie_d_un_pgn, "JOURNAL-G2 PGN-ECRIRE-FICHIER-G2")
{
    verifie_destructeur(ecrit_le_pgn);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(le_journal_detruit_la_partie_d_une_image),
    VERIF_LIGNE(le_journal_detruit_la_partie_d_un_pgn))
