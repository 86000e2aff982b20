/* Des vérifications qui doivent toutes échouer : tests/framework.rs contrôle que le cadre
 * le voit, et ce qu'il en dit. */
#include "../verif.h"

/* Le compilateur ne doit pas deviner ces valeurs. */
static volatile int zero;
static volatile int boucle = 1;

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

VERIF(autre_signal, "CADRE-G1")
{
    VERIF_AVORTE("ligne", raise(SIGKILL));
}

VERIF(plante, "CADRE-G1")
{
    VERIF_APPEL("f(%d)", 7);
    VERIF_CONTEXTE("tour %d", 4);
    fputs("dernières paroles\n", stderr);
    raise(SIGSEGV);
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
    signal(SIGALRM, SIG_IGN);
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
    exit(3);
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
    VERIF_LIGNE(naturel_faux),
    VERIF_LIGNE(vrai_faux),
    VERIF_LIGNE(chaine_fausse),
    VERIF_LIGNE(chaine_nulle),
    VERIF_LIGNE(chaine_sans_morceau),
    VERIF_LIGNE(chaine_d_autre_debut),
    VERIF_LIGNE(pointeur_faux),
    VERIF_LIGNE(pointeur_nul),
    VERIF_LIGNE(memoire_changee),
    VERIF_LIGNE(aucune_ligne),
    VERIF_LIGNE(deux_lignes),
    VERIF_LIGNE(autre_ligne),
    VERIF_LIGNE(stderr_faux),
    VERIF_LIGNE(stdout_faux),
    VERIF_LIGNE(echec_pendant_une_capture),
    VERIF_LIGNE(n_avorte_pas),
    VERIF_LIGNE(avorte_sans_ligne),
    VERIF_LIGNE(autre_signal),
    VERIF_LIGNE(plante),
    VERIF_LIGNE(avorte),
    VERIF_LIGNE(boucle_sans_fin),
    VERIF_LIGNE(boucle_qui_ignore_les_signaux),
    VERIF_LIGNE(ecrit_sans_fin),
    VERIF_LIGNE(sort_en_silence),
    VERIF_LIGNE(sort_avec_un_code),
    VERIF_LIGNE(finit_mal))
