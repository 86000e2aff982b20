/* Section « Piles » de stackchess.h.
 *
 * Chaque vérification n'appelle qu'une fonction : elle remplit elle-même les membres de la pile, et
 * les lit elle-même ensuite. Une fonction fausse ne fait donc échouer que les siennes. */
#include "stackchess_essai.h"

static const piece_stackchess tour_blanche = { 'T', 'B', 0 }, pion_noir_bouge = { 'P', 'N', 1 };
static const int hauteurs_fausses[] = { INT_MIN, -1, STACKCHESS_PILE_MAX + 1, INT_MAX };
static const int hauteurs_justes[] = { 0, 1, 2, 7, STACKCHESS_PILE_MAX - 1, STACKCHESS_PILE_MAX };
enum { nombre_fausses = 4, nombre_justes = 6 };

/* La pile que l'on donne, et de quoi supporter ce qui déborde un peu. */
static struct {
    pile_stackchess p;
    piece_stackchess apres[4];
} zone;
static pile_stackchess *const p = &zone.p;

/* Ce qu'une fonction a rendu, et la pièce qu'elle a écrite. */
static int valeur_rendue;
static piece_stackchess ecrite;

#define INDICE_NULL "comparer p à NULL avant de lire p->hauteur"
#define INDICE_HAUTEUR                                                                     \
    "une hauteur négative, ou de plus de STACKCHESS_PILE_MAX, est à refuser d'abord"

/* Une pièce différente pour chaque rang. */
static piece_stackchess piece_de_rang(int rang)
{
    piece_stackchess piece = { 0, 0, 0 };

    piece.type = "RDFTPC"[rang % 6];
    piece.couleur = "BN"[rang / 6 % 2];
    piece.a_bouge = rang;
    return piece;
}

/* Met ces pièces dans la pile, et n'importe quoi au-dessus. */
static void remplir(int hauteur)
{
    int i;

    VERIF_REMPLIR(&zone, sizeof zone);
    for (i = 0; i < hauteur; i++)
        p->pieces[i] = piece_de_rang(i);
    p->hauteur = hauteur;
    ecrite = pion_noir_bouge;
}

/* Une pile de trois pièces, avec une hauteur qui n'en est pas une. */
static void remplir_mal(int hauteur)
{
    remplir(3);
    p->hauteur = hauteur;
}

/* La pile a cette hauteur, et les pièces que remplir lui a données. */
static void verifie_pile(int hauteur, int pieces)
{
    int i;

    VERIF_ENTIER(p->hauteur, hauteur);
    for (i = 0; i < pieces; i++) {
        VERIF_CONTEXTE("la pièce de rang %d, après l'appel", i);
        verifie_piece(p->pieces[i], piece_de_rang(i));
    }
}

/* La fonction a refusé : ni la pile ni la pièce n'ont changé. */
static void verifie_refus_de_pile(int hauteur, int pieces)
{
    VERIF_ENTIER(valeur_rendue, 0);
    verifie_pile(hauteur, pieces);
    VERIF_CONTEXTE("*piece, qui ne doit pas changer");
    verifie_piece(ecrite, pion_noir_bouge);
}

/* L'appel d'une fonction qui ne reçoit que la pile. */
#define APPEL_SUR(fonction, hauteur) VERIF_APPEL("%s(p), p->hauteur vaut %d", fonction, hauteur)

/* ---- stackchess_pile_initialiser ------------------------------------------------------ */

VERIF(initialiser_sans_pile, "PILE-INIT-N1")
{
    VERIF_APPEL("stackchess_pile_initialiser(NULL)");
    stackchess_pile_initialiser(NULL);
}

VERIF(initialiser_rend_vide, "PILE-INIT-G1")
{
    int i;

    VERIF_INDICE("ce que la pile contenait ne compte pas : la hauteur devient 0");
    for (i = 0; i < nombre_justes; i++) {
        remplir(hauteurs_justes[i]);
        APPEL_SUR("stackchess_pile_initialiser", hauteurs_justes[i]);
        stackchess_pile_initialiser(p);
        VERIF_ENTIER(p->hauteur, 0);
    }
    for (i = 0; i < nombre_fausses; i++) {
        remplir_mal(hauteurs_fausses[i]);
        APPEL_SUR("stackchess_pile_initialiser", hauteurs_fausses[i]);
        stackchess_pile_initialiser(p);
        VERIF_ENTIER(p->hauteur, 0);
    }
}

/* ---- stackchess_pile_est_vide --------------------------------------------------------- */

VERIF(est_vide_sans_pile, "PILE-VIDE-N1")
{
    VERIF_INDICE(INDICE_NULL);
    VERIF_APPEL("stackchess_pile_est_vide(NULL)");
    valeur_rendue = stackchess_pile_est_vide(NULL);
    VERIF_ENTIER(valeur_rendue, 1);
}

VERIF(est_vide_hauteurs_insensees, "PILE-VIDE-N2")
{
    int i;

    VERIF_INDICE(INDICE_HAUTEUR);
    for (i = 0; i < nombre_fausses; i++) {
        remplir_mal(hauteurs_fausses[i]);
        APPEL_SUR("stackchess_pile_est_vide", hauteurs_fausses[i]);
        valeur_rendue = stackchess_pile_est_vide(p);
        VERIF_ENTIER(valeur_rendue, 1);
        verifie_pile(hauteurs_fausses[i], 3);
    }
}

VERIF(est_vide_dit_si_la_pile_l_est, "PILE-VIDE-G1")
{
    int i;

    VERIF_INDICE("exactement 1 ou 0 : 1 quand la hauteur est 0 ; la pile ne change pas");
    for (i = 0; i < nombre_justes; i++) {
        remplir(hauteurs_justes[i]);
        APPEL_SUR("stackchess_pile_est_vide", hauteurs_justes[i]);
        valeur_rendue = stackchess_pile_est_vide(p);
        VERIF_ENTIER(valeur_rendue, hauteurs_justes[i] == 0);
        verifie_pile(hauteurs_justes[i], hauteurs_justes[i]);
    }
}

/* ---- stackchess_pile_hauteur ---------------------------------------------------------- */

VERIF(hauteur_sans_pile, "PILE-HAUTEUR-N1")
{
    VERIF_INDICE(INDICE_NULL);
    VERIF_APPEL("stackchess_pile_hauteur(NULL)");
    valeur_rendue = stackchess_pile_hauteur(NULL);
    VERIF_ENTIER(valeur_rendue, 0);
}

VERIF(hauteur_insensee, "PILE-HAUTEUR-N2")
{
    int i;

    VERIF_INDICE(INDICE_HAUTEUR);
    for (i = 0; i < nombre_fausses; i++) {
        remplir_mal(hauteurs_fausses[i]);
        APPEL_SUR("stackchess_pile_hauteur", hauteurs_fausses[i]);
        valeur_rendue = stackchess_pile_hauteur(p);
        VERIF_ENTIER(valeur_rendue, 0);
        verifie_pile(hauteurs_fausses[i], 3);
    }
}

VERIF(hauteur_compte_les_pieces, "PILE-HAUTEUR-G1")
{
    int i;

    VERIF_INDICE("le nombre de pièces est la hauteur ; la pile ne change pas");
    for (i = 0; i < nombre_justes; i++) {
        remplir(hauteurs_justes[i]);
        APPEL_SUR("stackchess_pile_hauteur", hauteurs_justes[i]);
        valeur_rendue = stackchess_pile_hauteur(p);
        VERIF_ENTIER(valeur_rendue, hauteurs_justes[i]);
        verifie_pile(hauteurs_justes[i], hauteurs_justes[i]);
    }
}

/* ---- stackchess_pile_empiler ---------------------------------------------------------- */

/* Empile, et montre l'appel jusqu'à la fin du bloc. */
#define EMPILER(piece)                                                                     \
    VERIF_APPEL("stackchess_pile_empiler(p, %s), p->hauteur vaut %d",                      \
                texte_piece((piece), (char[TEXTE_PIECE_MAX]){ 0 }), p->hauteur);           \
    valeur_rendue = stackchess_pile_empiler(p, (piece))

VERIF(empiler_sans_pile, "PILE-EMPILER-N1")
{
    VERIF_INDICE(INDICE_NULL);
    VERIF_APPEL("stackchess_pile_empiler(NULL, TB)");
    valeur_rendue = stackchess_pile_empiler(NULL, tour_blanche);
    VERIF_ENTIER(valeur_rendue, 0);
}

VERIF(empiler_hauteurs_insensees, "PILE-EMPILER-N2")
{
    int i;

    VERIF_INDICE(INDICE_HAUTEUR);
    for (i = 0; i < nombre_fausses; i++) {
        remplir_mal(hauteurs_fausses[i]);
        EMPILER(tour_blanche);
        verifie_refus_de_pile(hauteurs_fausses[i], 3);
    }
}

VERIF(empiler_sur_une_pile_pleine, "PILE-EMPILER-N3")
{
    VERIF_INDICE("pieces[STACKCHESS_PILE_MAX] n'existe pas : refuser d'abord une pile pleine");
    remplir(STACKCHESS_PILE_MAX);
    EMPILER(tour_blanche);
    verifie_refus_de_pile(STACKCHESS_PILE_MAX, STACKCHESS_PILE_MAX);
}

VERIF(empiler_ajoute_au_sommet, "PILE-EMPILER-G1 PILE-EMPILER-G2")
{
    int hauteur;

    VERIF_INDICE("la pièce va en pieces[hauteur], avec son a_bouge, puis la hauteur grandit de 1");
    for (hauteur = 0; hauteur < STACKCHESS_PILE_MAX; hauteur++) {
        remplir(hauteur);
        EMPILER(piece_de_rang(hauteur));
        VERIF_ENTIER(valeur_rendue, 1);
        verifie_pile(hauteur + 1, hauteur + 1);
    }
}

VERIF(empiler_ne_juge_pas_la_piece, "PILE-EMPILER-G1 PILE-EMPILER-G2")
{
    piece_stackchess etrange = { -1, 127, INT_MIN };

    VERIF_INDICE("le contenu de la pièce peut être quelconque : il est copié tel quel");
    remplir(2);
    EMPILER(etrange);
    VERIF_ENTIER(valeur_rendue, 1);
    verifie_pile(3, 2);
    verifie_piece(p->pieces[2], etrange);
}

/* ---- stackchess_pile_depiler, stackchess_pile_sommet ---------------------------------- */

typedef int lecture(pile_stackchess *p, piece_stackchess *piece);

static int sommet(pile_stackchess *pile_donnee, piece_stackchess *piece)
{
    return stackchess_pile_sommet(pile_donnee, piece);
}

static void lire_sans_pile(const char *fonction, lecture *lire)
{
    VERIF_INDICE(INDICE_NULL);
    ecrite = pion_noir_bouge;
    VERIF_APPEL("%s(NULL, &piece)", fonction);
    valeur_rendue = lire(NULL, &ecrite);
    VERIF_ENTIER(valeur_rendue, 0);
    verifie_piece(ecrite, pion_noir_bouge);
}

static void lire_hauteurs_insensees(const char *fonction, lecture *lire)
{
    int i;

    VERIF_INDICE(INDICE_HAUTEUR);
    for (i = 0; i < nombre_fausses; i++) {
        remplir_mal(hauteurs_fausses[i]);
        VERIF_APPEL("%s(p, &piece), p->hauteur vaut %d", fonction, p->hauteur);
        valeur_rendue = lire(p, &ecrite);
        verifie_refus_de_pile(hauteurs_fausses[i], 3);
    }
}

static void lire_une_pile_vide(const char *fonction, lecture *lire)
{
    VERIF_INDICE("une pile vide n'a pas de sommet : ne toucher ni à la pile ni à *piece");
    remplir(0);
    VERIF_APPEL("%s(p, &piece), p->hauteur vaut 0", fonction);
    valeur_rendue = lire(p, &ecrite);
    verifie_refus_de_pile(0, 0);
}

static void lire_sans_piece(const char *fonction, lecture *lire)
{
    VERIF_INDICE("comparer piece à NULL avant de changer la pile");
    remplir(2);
    VERIF_APPEL("%s(p, NULL), p->hauteur vaut 2", fonction);
    valeur_rendue = lire(p, NULL);
    verifie_refus_de_pile(2, 2);
}

/* retirees : ce que la pile a de moins ensuite. */
static void lire_le_sommet(const char *fonction, lecture *lire, int retirees)
{
    int hauteur;

    for (hauteur = 1; hauteur <= STACKCHESS_PILE_MAX; hauteur++) {
        remplir(hauteur);
        VERIF_APPEL("%s(p, &piece), p->hauteur vaut %d", fonction, hauteur);
        valeur_rendue = lire(p, &ecrite);
        VERIF_ENTIER(valeur_rendue, 1);
        {
            VERIF_CONTEXTE("*piece, après l'appel");
            verifie_piece(ecrite, piece_de_rang(hauteur - 1));
        }
        verifie_pile(hauteur - retirees, hauteur - retirees);
    }
}

VERIF(depiler_sans_pile, "PILE-DEPILER-N1")
{
    lire_sans_pile("stackchess_pile_depiler", stackchess_pile_depiler);
}

VERIF(depiler_hauteurs_insensees, "PILE-DEPILER-N2")
{
    lire_hauteurs_insensees("stackchess_pile_depiler", stackchess_pile_depiler);
}

VERIF(depiler_une_pile_vide, "PILE-DEPILER-N3")
{
    lire_une_pile_vide("stackchess_pile_depiler", stackchess_pile_depiler);
}

VERIF(depiler_sans_piece, "PILE-DEPILER-N4")
{
    lire_sans_piece("stackchess_pile_depiler", stackchess_pile_depiler);
}

VERIF(depiler_retire_le_sommet, "PILE-DEPILER-G1 PILE-DEPILER-G2")
{
    VERIF_INDICE("le sommet est pieces[hauteur - 1] ; ensuite la hauteur a 1 de moins");
    lire_le_sommet("stackchess_pile_depiler", stackchess_pile_depiler, 1);
}

VERIF(sommet_sans_pile, "PILE-SOMMET-N1")
{
    lire_sans_pile("stackchess_pile_sommet", sommet);
}

VERIF(sommet_hauteurs_insensees, "PILE-SOMMET-N2")
{
    lire_hauteurs_insensees("stackchess_pile_sommet", sommet);
}

VERIF(sommet_d_une_pile_vide, "PILE-SOMMET-N3")
{
    lire_une_pile_vide("stackchess_pile_sommet", sommet);
}

VERIF(sommet_sans_piece, "PILE-SOMMET-N4")
{
    lire_sans_piece("stackchess_pile_sommet", sommet);
}

VERIF(sommet_montre_sans_retirer, "PILE-SOMMET-G1 PILE-SOMMET-G2")
{
    VERIF_INDICE("rendre exactement 1 ; le sommet est pieces[hauteur - 1], et la pile ne change pas");
    lire_le_sommet("stackchess_pile_sommet", sommet, 0);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(initialiser_sans_pile),
    VERIF_LIGNE(initialiser_rend_vide),
    VERIF_LIGNE(est_vide_sans_pile),
    VERIF_LIGNE(est_vide_hauteurs_insensees),
    VERIF_LIGNE(est_vide_dit_si_la_pile_l_est),
    VERIF_LIGNE(hauteur_sans_pile),
    VERIF_LIGNE(hauteur_insensee),
    VERIF_LIGNE(hauteur_compte_les_pieces),
    VERIF_LIGNE(empiler_sans_pile),
    VERIF_LIGNE(empiler_hauteurs_insensees),
    VERIF_LIGNE(empiler_sur_une_pile_pleine),
    VERIF_LIGNE(empiler_ajoute_au_sommet),
    VERIF_LIGNE(empiler_ne_juge_pas_la_piece),
    VERIF_LIGNE(depiler_sans_pile),
    VERIF_LIGNE(depiler_hauteurs_insensees),
    VERIF_LIGNE(depiler_une_pile_vide),
    VERIF_LIGNE(depiler_sans_piece),
    VERIF_LIGNE(depiler_retire_le_sommet),
    VERIF_LIGNE(sommet_sans_pile),
    VERIF_LIGNE(sommet_hauteurs_insensees),
    VERIF_LIGNE(sommet_d_une_pile_vide),
    VERIF_LIGNE(sommet_sans_piece),
    VERIF_LIGNE(sommet_montre_sans_retirer))
