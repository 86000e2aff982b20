/* Des vérifications qui doivent toutes échouer : tests/checks/framework.rs contrôle que le cadre
 * le voit, et ce qu'il en dit. */
#include "../verif.h"

/* Le compilateur ne doit pas deviner ces valeurs. */
static volatile int zero;
static volatile int boucle = 1;
static int *volatile nulle_part;

VERIF(entier_faux, "CADRE-G1")
{
    VERIF_POSITION("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    VERIF_CONTEXTE("tour %d", 3);
    VERIF_INDICE("compter à partir de 0");
    VERIF_ENTIER(zero + 1, 2);
}

VERIF(entier_nomme, "CADRE-G1")
{
    enum { un = 1 };

    VERIF_ENTIER(zero, un);
}

static const char *parite(int n)
{
    return n % 2 == 0 ? "pair" : "impair";
}

VERIF(code_faux, "CADRE-G1")
{
    VERIF_CODE(zero, 1, parite);
}

VERIF(appel_montre, "CADRE-G1")
{
    VERIF_APPEL("f(%d)", 7);
    VERIF_ENTIER(zero, 7);
}

/* ---- Ce que montre un échec vit dans un bloc --------------------------------------------- */

VERIF(rien_ne_reste_d_une_boucle, "CADRE-G1")
{
    int i;

    for (i = 0; i < 3; i++) {
        VERIF_POSITION("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        VERIF_CONTEXTE("tour %d", i);
        VERIF_APPEL("f(%d)", i);
        VERIF_INDICE("compter");
        VERIF_ENTIER(zero, 0);
    }
    VERIF_ENTIER(zero, 1);
}

VERIF(un_bloc_dans_un_autre, "CADRE-G1")
{
    VERIF_CONTEXTE("dehors");
    VERIF_INDICE("penser au dehors");
    {
        VERIF_CONTEXTE("dedans");
        VERIF_INDICE("penser au dedans");
        VERIF_ENTIER(zero, 0);
    }
    VERIF_ENTIER(zero, 1);
}

VERIF(le_bloc_interieur_se_montre, "CADRE-G1")
{
    VERIF_CONTEXTE("dehors");
    VERIF_INDICE("penser au dehors");
    {
        VERIF_CONTEXTE("dedans");
        VERIF_ENTIER(zero, 1);
    }
}

static int revient_au_milieu(int i)
{
    VERIF_CONTEXTE("dans la fonction");
    VERIF_POSITION("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    if (i == 0) {
        VERIF_APPEL("f(%d)", i);
        return 0;
    }
    return 1;
}

VERIF(rien_ne_reste_d_un_retour, "CADRE-G1")
{
    VERIF_ENTIER(revient_au_milieu(zero), 1);
}

VERIF(rien_ne_reste_d_un_processus, "CADRE-G1")
{
    VERIF_CONTEXTE("le père");
    VERIF_AVORTE("ligne", {
        VERIF_CONTEXTE("le fils");
        fputs("une ligne\n", stderr);
        abort();
    });
    VERIF_ENTIER(zero, 1);
}

VERIF(plante_apres_une_boucle, "CADRE-G1")
{
    int i;

    VERIF_APPEL("g()");
    VERIF_POSITION("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    VERIF_INDICE("regarder après la boucle");
    for (i = 0; i < 3; i++) {
        VERIF_CONTEXTE("tour %d", i);
        VERIF_APPEL("f(%d)", i);
        VERIF_ENTIER(zero, 0);
    }
    *nulle_part = 1;
}

/* ---- Ce qui n'a pas été écrit ------------------------------------------------------------- */

VERIF(entier_jamais_ecrit, "CADRE-G1")
{
    int recu;

    VERIF_REMPLIR(&recu, sizeof recu);
    VERIF_ENTIER(recu, 3);
}

VERIF(code_jamais_ecrit, "CADRE-G1")
{
    int recu;

    VERIF_REMPLIR(&recu, sizeof recu);
    VERIF_CODE(recu, 1, parite);
}

VERIF(naturel_jamais_ecrit, "CADRE-G1")
{
    unsigned long long recu;

    VERIF_REMPLIR(&recu, sizeof recu);
    VERIF_NATUREL(recu, 3);
}

VERIF(texte_jamais_ecrit, "CADRE-G1")
{
    char recu[16];

    VERIF_REMPLIR(recu, sizeof recu);
    VERIF_CHAINE(recu, "un texte");
}

VERIF(texte_sans_zero_final, "CADRE-G1")
{
    char recu[16];

    VERIF_REMPLIR(recu, sizeof recu);
    memcpy(recu, "un", 2);
    VERIF_CHAINE(recu, "un texte");
}

VERIF(ecrit_trop_loin, "CADRE-G1")
{
    char recu[16];

    VERIF_REMPLIR(recu, sizeof recu);
    memcpy(recu, "trop", 4);
    VERIF_JAMAIS_ECRIT(recu + 2, sizeof recu - 2);
}

/* ---- Contrôle par contrôle ------------------------------------------------------------------ */

VERIF(naturel_faux, "CADRE-G1")
{
    VERIF_NATUREL(18446744073709551615ULL, 0);
}

VERIF(vrai_faux, "CADRE-G1")
{
    VERIF_VRAI(zero != 0);
}

VERIF(chaine_fausse, "CADRE-G1")
{
    VERIF_CHAINE("a\n\x1b" "é\xC3", "b");
}

VERIF(chaine_nulle, "CADRE-G1")
{
    VERIF_CHAINE((const char *)NULL, "b");
}

VERIF(chaine_sans_morceau, "CADRE-G1")
{
    VERIF_CHAINE_CONTIENT("tour", "fou");
}

VERIF(chaine_d_autre_debut, "CADRE-G1")
{
    VERIF_CHAINE_COMMENCE("tour", "our");
}

VERIF(pointeur_faux, "CADRE-G1")
{
    VERIF_POINTEUR(&zero == NULL ? "a" : NULL, "b");
}

VERIF(pointeur_nul, "CADRE-G1")
{
    const char *rien = zero ? "a" : NULL;

    VERIF_NON_NUL(rien);
}

VERIF(memoire_changee, "CADRE-G1")
{
    char zone[4] = "abc";

    VERIF_INCHANGE(zone, sizeof zone, zone[1] = 'x');
}

VERIF(autre_contenu, "CADRE-G1")
{
    const char zone[4] = "abc", attendue[4] = "abd";

    VERIF_MEME(zone, attendue, sizeof zone);
}

/* Une structure qui a une description. */
typedef struct {
    int tours, fous;
} armee;

static void decrire_armee(FILE *sortie, const void *attendue, const void *recue, size_t octets)
{
    const armee *a = (const armee *)attendue, *r = (const armee *)recue;

    (void)octets;
    if (r->tours != a->tours)
        fprintf(sortie, "%d tours au lieu de %d", r->tours, a->tours);
}

#undef VERIF_DESCRIPTION
#define VERIF_DESCRIPTION(zone)                                                            \
    (__extension__ _Generic((zone), armee * : decrire_armee, default : (verif_description)NULL))

VERIF(structure_changee, "CADRE-G1")
{
    armee a = { 2, 2 };

    VERIF_INCHANGE(&a, sizeof a, a.tours = 1);
}

VERIF(ce_que_la_description_ne_dit_pas, "CADRE-G1")
{
    armee a = { 2, 2 };

    VERIF_INCHANGE(&a, sizeof a, a.fous = 1);
}

VERIF(aucune_ligne, "CADRE-G1")
{
    VERIF_STDERR_UNE_LIGNE("ligne", (void)zero);
}

VERIF(deux_lignes, "CADRE-G1")
{
    VERIF_STDERR_UNE_LIGNE("ligne", fputs("une ligne\nune autre\n", stderr));
}

VERIF(autre_ligne, "CADRE-G1")
{
    VERIF_STDERR_UNE_LIGNE("ligne", fputs("autre chose\n", stderr));
}

VERIF(stderr_faux, "CADRE-G1")
{
    VERIF_STDERR("", fputs("du bruit", stderr));
}

VERIF(stdout_faux, "CADRE-G1")
{
    VERIF_STDOUT("attendu", printf("reçu"));
}

VERIF(echec_pendant_une_capture, "CADRE-G1")
{
    VERIF_STDERR("", {
        fputs("dit avant\n", stderr);
        VERIF_ENTIER(zero, 1);
    });
}

VERIF(n_avorte_pas, "CADRE-G1")
{
    VERIF_AVORTE("ligne", (void)zero);
}

VERIF(avorte_sans_ligne, "CADRE-G1")
{
    VERIF_AVORTE("ligne", abort());
}

VERIF(plante_au_lieu_d_avorter, "CADRE-G1")
{
    VERIF_AVORTE("ligne", *nulle_part = 1);
}

VERIF(plante, "CADRE-G1")
{
    VERIF_APPEL("f(%d)", 7);
    VERIF_CONTEXTE("tour %d", 4);
    fputs("dernières paroles\n", stderr);
    *nulle_part = 1;
}

VERIF(plante_au_bout_d_une_zone, "CADRE-G1")
{
    char *zone = verif_au_bout(12);

    zone[11] = 'a';
    zone[12] = 'b';
}

VERIF(avorte, "CADRE-G1")
{
    abort();
}

VERIF(boucle_sans_fin, "CADRE-G1")
{
    VERIF_CONTEXTE("tour %d", 5);
    while (boucle)
        ;
}

VERIF(boucle_qui_ignore_les_signaux, "CADRE-G1")
{
#ifdef SIGALRM
    signal(SIGALRM, SIG_IGN);
#endif
    signal(SIGTERM, SIG_IGN);
    while (boucle)
        ;
}

VERIF(ecrit_sans_fin, "CADRE-G1")
{
    while (boucle)
        puts("encore");
}

VERIF(sort_en_silence, "CADRE-G1")
{
    exit(0);
}

VERIF(sort_avec_un_code, "CADRE-G1")
{
    VERIF_CONTEXTE("tour %d", 6);
    exit(3);
}

VERIF(sort_comme_un_echec, "CADRE-G1")
{
    exit(1);
}

static void code_trois(void)
{
    _exit(3);
}

VERIF(finit_mal, "CADRE-G1")
{
    atexit(code_trois);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(entier_faux),
    VERIF_LIGNE(entier_nomme),
    VERIF_LIGNE(code_faux),
    VERIF_LIGNE(appel_montre),
    VERIF_LIGNE(rien_ne_reste_d_une_boucle),
    VERIF_LIGNE(un_bloc_dans_un_autre),
    VERIF_LIGNE(le_bloc_interieur_se_montre),
    VERIF_LIGNE(rien_ne_reste_d_un_retour),
    VERIF_LIGNE(rien_ne_reste_d_un_processus),
    VERIF_LIGNE(plante_apres_une_boucle),
    VERIF_LIGNE(entier_jamais_ecrit),
    VERIF_LIGNE(code_jamais_ecrit),
    VERIF_LIGNE(naturel_jamais_ecrit),
    VERIF_LIGNE(texte_jamais_ecrit),
    VERIF_LIGNE(texte_sans_zero_final),
    VERIF_LIGNE(ecrit_trop_loin),
    VERIF_LIGNE(naturel_faux),
    VERIF_LIGNE(vrai_faux),
    VERIF_LIGNE(chaine_fausse),
    VERIF_LIGNE(chaine_nulle),
    VERIF_LIGNE(chaine_sans_morceau),
    VERIF_LIGNE(chaine_d_autre_debut),
    VERIF_LIGNE(pointeur_faux),
    VERIF_LIGNE(pointeur_nul),
    VERIF_LIGNE(memoire_changee),
    VERIF_LIGNE(autre_contenu),
    VERIF_LIGNE(structure_changee),
    VERIF_LIGNE(ce_que_la_description_ne_dit_pas),
    VERIF_LIGNE(aucune_ligne),
    VERIF_LIGNE(deux_lignes),
    VERIF_LIGNE(autre_ligne),
    VERIF_LIGNE(stderr_faux),
    VERIF_LIGNE(stdout_faux),
    VERIF_LIGNE(echec_pendant_une_capture),
    VERIF_LIGNE(n_avorte_pas),
    VERIF_LIGNE(avorte_sans_ligne),
    VERIF_LIGNE(plante_au_lieu_d_avorter),
    VERIF_LIGNE(plante),
    VERIF_LIGNE(plante_au_bout_d_une_zone),
    VERIF_LIGNE(avorte),
    VERIF_LIGNE(boucle_sans_fin),
    VERIF_LIGNE(boucle_qui_ignore_les_signaux),
    VERIF_LIGNE(ecrit_sans_fin),
    VERIF_LIGNE(sort_en_silence),
    VERIF_LIGNE(sort_avec_un_code),
    VERIF_LIGNE(sort_comme_un_echec),
    VERIF_LIGNE(finit_mal))
