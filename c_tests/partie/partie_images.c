/* Section « Images » de partie.h. */
#include "../cpe/cpe.h"
#include "../commun/fichiers.h"
#include "partie.h"

/* Le roi noir est en échec, le roi blanc non. */
#define ECHEC "rnb1kbnr/pppp1ppp/8/8/8/8/PPPP1PPP/RNBQRBNK b kq - 0 1"

enum { place = 1 << 18, fleches_max = 1000 };

static echiquier e;
static fleche_echiquier fleches[fleches_max + 1];
static char une[place], autre[place];

/* L'image d'un échiquier, dans le tampon donné. */
static const char *dessiner(const echiquier *dessine, const image_echiquier *image, char *tampon)
{
    size_t longueur = echiquier_ecrire_svg(dessine, image, tampon, place);

    VERIF_VRAI(longueur > 0 && longueur < place);
    VERIF_NATUREL(strlen(tampon), longueur);
    return tampon;
}

static const char *dessiner_partie(const partie *p, const image_echiquier *image, char *tampon)
{
    size_t longueur = partie_ecrire_svg(p, image, tampon, place);

    VERIF_VRAI(longueur > 0 && longueur < place);
    VERIF_NATUREL(strlen(tampon), longueur);
    return tampon;
}

static int compter(const char *texte, const char *morceau)
{
    int nombre = 0;

    while ((texte = strstr(texte, morceau)) != NULL) {
        nombre++;
        texte += strlen(morceau);
    }
    return nombre;
}

static partie *partie_depuis(const char *fen)
{
    partie *p = partie_creer();

    VERIF_POSITION(fen);
    VERIF_NON_NUL(p);
    VERIF_CODE(partie_lire_fen(p, fen), pas_erreur, nommer);
    return p;
}

/* Déclare cette partie, et montre sa position jusqu'à la fin du bloc. */
#define PARTIE_DEPUIS(p, fen)                                                              \
    VERIF_POSITION(fen);                                                                   \
    partie *p = partie_depuis(fen)

/* Le tampon « une », plein de restes. */
static char *pleine(void)
{
    VERIF_REMPLIR(une, 64);
    return une;
}

/* Après un refus, rien n'est à lire dans « une ». */
static void verifie_texte_vide(size_t longueur)
{
    VERIF_NATUREL(longueur, 0);
    VERIF_ENTIER(une[0], '\0');
    VERIF_JAMAIS_ECRIT(une + 1, 1);
}

/* Ce que les quatre fonctions font d'une image qu'elles doivent refuser. */
static void verifie_refus(const image_echiquier *image, type_erreur code)
{
    PARTIE_DEPUIS(p, ECHEC);

    echiquier_initialiser(&e);
    verifie_texte_vide(echiquier_ecrire_svg(&e, image, pleine(), place));
    verifie_texte_vide(partie_ecrire_svg(p, image, pleine(), place));
    {
        VERIF_INDICE("sans place, rien n'est écrit");
        VERIF_NATUREL(echiquier_ecrire_svg(&e, image, pleine(), 0), 0);
        VERIF_JAMAIS_ECRIT(une, 1);
        VERIF_NATUREL(partie_ecrire_svg(p, image, NULL, 0), 0);
    }
    entrer_dans_un_dossier();
    VERIF_CODE(echiquier_ecrire_svg_fichier(&e, image, "f.svg"), code, nommer);
    VERIF_CODE(partie_ecrire_svg_fichier(p, image, "f.svg"), code, nommer);
    VERIF_ENTIER(compter_les_fichiers(1), 0);
    quitter_le_dossier();
    partie_detruire(p);
}

/* ---- Clauses ------------------------------------------------------------------------------ */

VERIF(rien_a_dessiner, "ECHIQUIER-SVG-N1 PARTIE-SVG-N1 ECHIQUIER-SVG-FICHIER-N1 "
                       "PARTIE-SVG-FICHIER-N1")
{
    verifie_texte_vide(echiquier_ecrire_svg(NULL, NULL, pleine(), place));
    verifie_texte_vide(partie_ecrire_svg(NULL, NULL, pleine(), place));
    entrer_dans_un_dossier();
    VERIF_CODE(echiquier_ecrire_svg_fichier(NULL, NULL, "f.svg"), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_ecrire_svg_fichier(NULL, NULL, "f.svg"), erreur_pointeur_nul, nommer);
    VERIF_ENTIER(compter_les_fichiers(1), 0);
    quitter_le_dossier();
}

VERIF(reserve_refusee, "ECHIQUIER-SVG-N2 PARTIE-SVG-N2 ECHIQUIER-SVG-FICHIER-N2 "
                       "PARTIE-SVG-FICHIER-N2")
{
    static const unsigned long long restes[] = { 1, 1ULL << 32, 1ULL << 63, ~0ULL };
    int i, j;

    for (i = 0; i < 4; i++) {
        for (j = 0; j < 4; j++) {
            image_echiquier image = { 0 };

            VERIF_CONTEXTE("reserve[%d], reste %d", i, j);
            image.reserve[i] = restes[j];
            verifie_refus(&image, erreur_argument_hors_limites);
        }
    }
}

VERIF(largeurs_refusees, "ECHIQUIER-SVG-N3 PARTIE-SVG-N3 ECHIQUIER-SVG-FICHIER-N3 "
                         "PARTIE-SVG-FICHIER-N3")
{
    static const int largeurs[] = { INT_MIN, -360, -1, 1, 63, 4097, INT_MAX };
    size_t i;

    for (i = 0; i < sizeof largeurs / sizeof *largeurs; i++) {
        image_echiquier image = { 0 };

        VERIF_CONTEXTE("largeur %d", largeurs[i]);
        image.largeur = largeurs[i];
        verifie_refus(&image, erreur_argument_hors_limites);
    }
}

VERIF(nombres_de_fleches_refuses, "ECHIQUIER-SVG-N4 PARTIE-SVG-N4 ECHIQUIER-SVG-FICHIER-N4 "
                                  "PARTIE-SVG-FICHIER-N4")
{
    static const int nombres[] = { INT_MIN, -1, fleches_max + 1, INT_MAX };
    size_t i;

    for (i = 0; i < sizeof nombres / sizeof *nombres; i++) {
        image_echiquier image = { 0 };

        VERIF_CONTEXTE("nombre_fleches %d", nombres[i]);
        image.fleches = fleches;
        image.nombre_fleches = nombres[i];
        verifie_refus(&image, erreur_argument_hors_limites);
    }
}

VERIF(fleches_nulles, "ECHIQUIER-SVG-N5 PARTIE-SVG-N5 ECHIQUIER-SVG-FICHIER-N5 "
                      "PARTIE-SVG-FICHIER-N5")
{
    image_echiquier image = { 0 };

    image.nombre_fleches = 1;
    verifie_refus(&image, erreur_pointeur_nul);
}

VERIF(fleches_hors_de_l_echiquier, "ECHIQUIER-SVG-N6 PARTIE-SVG-N6 ECHIQUIER-SVG-FICHIER-N6 "
                                   "PARTIE-SVG-FICHIER-N6")
{
    static const int hors_limites[] = CPE_HORS_LIMITES;
    size_t i;
    int coordonnee;

    for (i = 0; i < sizeof hors_limites / sizeof *hors_limites; i++) {
        for (coordonnee = 0; coordonnee < 4; coordonnee++) {
            fleche_echiquier deux[2] = { { 0, 0, 1, 2 }, { 3, 3, 4, 4 } };
            image_echiquier image = { 0 };
            int *valeurs[4];

            valeurs[0] = &deux[1].x_depart;
            valeurs[1] = &deux[1].y_depart;
            valeurs[2] = &deux[1].x_arrivee;
            valeurs[3] = &deux[1].y_arrivee;
            *valeurs[coordonnee] = hors_limites[i];
            VERIF_CONTEXTE("coordonnée %d : %d", coordonnee, hors_limites[i]);
            image.fleches = deux;
            image.nombre_fleches = 2;
            verifie_refus(&image, erreur_argument_hors_limites);
        }
    }
}

VERIF(nulle_part_ou_ecrire, "ECHIQUIER-SVG-N7 PARTIE-SVG-N7 ECHIQUIER-SVG-FICHIER-N7 "
                            "PARTIE-SVG-FICHIER-N7")
{
    PARTIE_DEPUIS(p, ECHEC);

    echiquier_initialiser(&e);
    VERIF_NATUREL(echiquier_ecrire_svg(&e, NULL, NULL, 1), 0);
    VERIF_NATUREL(partie_ecrire_svg(p, NULL, NULL, 1), 0);
    VERIF_CODE(echiquier_ecrire_svg_fichier(&e, NULL, NULL), erreur_pointeur_nul, nommer);
    VERIF_CODE(partie_ecrire_svg_fichier(p, NULL, NULL), erreur_pointeur_nul, nommer);
    partie_detruire(p);
}

/* ---- echiquier_ecrire_svg ----------------------------------------------------------------- */

static void verifie_largeur(int demandee, const char *cotes)
{
    image_echiquier image = { 0 };

    VERIF_CONTEXTE("largeur %d", demandee);
    image.largeur = demandee;
    VERIF_CHAINE_CONTIENT(dessiner(&e, &image, une), cotes);
}

VERIF(une_image_entiere, "ECHIQUIER-SVG-G1")
{
    echiquier_initialiser(&e);
    dessiner(&e, NULL, une);
    VERIF_CHAINE_COMMENCE(une, "<svg ");
    VERIF_CHAINE(une + strlen(une) - strlen("</svg>\n"), "</svg>\n");
    VERIF_CHAINE_CONTIENT(une, "xmlns=\"http://www.w3.org/2000/svg\"");
    VERIF_ENTIER(compter(une, "<use "), 32);
    verifie_largeur(0, "width=\"360\" height=\"360\"");
    verifie_largeur(64, "width=\"64\" height=\"64\"");
    verifie_largeur(4096, "width=\"4096\" height=\"4096\"");
}

VERIF(un_echiquier_quelconque, "ECHIQUIER-SVG-G1")
{
    echiquier_initialiser(&e);
    VERIF_INDICE("une pièce hors de l'échiquier n'est pas dessinée");
    e.jeu_de_piece_blanc.ensemble_de_piece[0].coord_x = 8;
    VERIF_ENTIER(compter(dessiner(&e, NULL, une), "<use "), 31);
    VERIF_INDICE("deux pièces sur une case en font une");
    e.jeu_de_piece_blanc.ensemble_de_piece[1] = e.jeu_de_piece_noir.ensemble_de_piece[1];
    VERIF_ENTIER(compter(dessiner(&e, NULL, une), "<use "), 30);
    VERIF_INDICE("sans aucune pièce, il reste l'échiquier");
    echiquier_invalider_jeux(&e);
    VERIF_ENTIER(compter(dessiner(&e, NULL, une), "<use "), 0);
    VERIF_REMPLIR(&e, sizeof e);
    VERIF_ENTIER(compter(dessiner(&e, NULL, une), "<use "), 0);
}

/* Si sans_echec change l'image. */
static int l_echec_se_voit(void)
{
    image_echiquier sans_echec = { 0 };

    sans_echec.sans_echec = 1;
    return strcmp(dessiner(&e, NULL, une), dessiner(&e, &sans_echec, autre)) != 0;
}

VERIF(un_roi_en_echec, "ECHIQUIER-SVG-G2")
{
    VERIF_POSITION(ECHEC);
    e = partie_de(ECHEC)->e;
    VERIF_ENTIER(l_echec_se_voit(), 1);
    VERIF_INDICE("c'est le roi du camp qui a le trait qui compte");
    e.joueur_courant = 0;
    VERIF_ENTIER(l_echec_se_voit(), 0);
    e.joueur_courant = 2;
    VERIF_ENTIER(l_echec_se_voit(), 0);
    e.joueur_courant = 1;
    VERIF_INDICE("avec deux rois, aucun n'est marqué");
    e.jeu_de_piece_noir.ensemble_de_piece[0].type = roi;
    VERIF_ENTIER(l_echec_se_voit(), 0);
    echiquier_initialiser(&e);
    VERIF_ENTIER(l_echec_se_voit(), 0);
}

VERIF(l_image_en_texte, "ECHIQUIER-SVG-G3")
{
    echiquier_initialiser(&e);
    dessiner(&e, NULL, une);
    VERIF_CHAINE_CONTIENT(une, "blancs</title>");
    VERIF_CHAINE_CONTIENT(une, "Dd1");
    VERIF_CHAINE_CONTIENT(une, "Cb8");
    e.joueur_courant = 1;
    VERIF_CHAINE_CONTIENT(dessiner(&e, NULL, une), "noirs</title>");
    echecs_choisir_langue(langue_anglais);
    dessiner(&e, NULL, une);
    VERIF_CHAINE_CONTIENT(une, "Black to move</title>");
    VERIF_CHAINE_CONTIENT(une, "Qd1");
    VERIF_CHAINE_CONTIENT(une, "Nb8");
}

VERIF(chaque_champ_compte, "ECHIQUIER-SVG-G4")
{
    static const fleche_echiquier une_fleche = { 6, 0, 5, 2 };
    image_echiquier images[8];
    int i, j;

    VERIF_POSITION(ECHEC);
    e = partie_de(ECHEC)->e;
    memset(images, 0, sizeof images);
    images[1].largeur = 200;
    images[2].vue_des_noirs = -1;
    images[3].sans_coordonnees = 1;
    images[4].sans_echec = 1;
    images[5].cases = ECHECS_CASE(0, 0);
    images[6].cases = ECHECS_CASE(7, 7);
    images[7].fleches = &une_fleche;
    images[7].nombre_fleches = 1;
    for (i = 0; i < 8; i++) {
        for (j = 0; j < 8; j++) {
            VERIF_CONTEXTE("images %d et %d", i, j);
            VERIF_ENTIER(strcmp(dessiner(&e, &images[i], une), dessiner(&e, &images[j], autre)) == 0,
                         i == j);
        }
    }
    VERIF_CONTEXTE("images ordinaires");
    VERIF_CHAINE(dessiner(&e, NULL, une), dessiner(&e, &images[0], autre));
    images[0].sans_dernier_coup = 1;
    VERIF_CHAINE(dessiner(&e, &images[0], une), dessiner(&e, NULL, autre));
    images[0].fleches = &une_fleche;
    VERIF_CHAINE(dessiner(&e, &images[0], une), dessiner(&e, NULL, autre));
}

/* Un bitboard dont les huit octets sont renversés. */
static unsigned long long octets_renverses(unsigned long long cases)
{
    unsigned long long renverses = 0;
    int i;

    for (i = 0; i < 8; i++, cases >>= 8)
        renverses = renverses << 8 | (cases & 0xff);
    return renverses;
}

VERIF(les_cases_encadrees, "ECHIQUIER-SVG-G4")
{
    int x, y;

    echiquier_initialiser(&e);
    for (x = 0; x < 8; x++) {
        for (y = 0; y < 8; y++) {
            image_echiquier image = { 0 }, voisine = { 0 };

            VERIF_CONTEXTE("case %s", nom_case(x, y));
            image.cases = ECHECS_CASE(x, y);
            VERIF_NATUREL(image.cases, 1ULL << (8 * y + x));
            VERIF_INDICE("dans un BB de in104.h, a8 est le bit 0, et h1 le bit 63");
            VERIF_NATUREL(octets_renverses(1ULL << (8 * (7 - y) + x)), image.cases);
            VERIF_INDICE("chaque case a son cadre");
            dessiner(&e, &image, une);
            voisine.cases = ECHECS_CASE((x + 1) % 8, y);
            VERIF_VRAI(strcmp(une, dessiner(&e, &voisine, autre)) != 0);
            voisine.cases = ECHECS_CASE(x, (y + 1) % 8);
            VERIF_VRAI(strcmp(une, dessiner(&e, &voisine, autre)) != 0);
        }
    }
}

VERIF(mille_fleches, "ECHIQUIER-SVG-G4 ECHIQUIER-SVG-N4")
{
    image_echiquier image = { 0 };
    int i;

    echiquier_initialiser(&e);
    for (i = 0; i < fleches_max; i++) {
        fleches[i].x_depart = i % 8;
        fleches[i].y_depart = i / 8 % 8;
        fleches[i].x_arrivee = i / 64 % 8;
        fleches[i].y_arrivee = 7 - i % 8;
    }
    image.fleches = fleches;
    image.nombre_fleches = fleches_max;
    dessiner(&e, &image, une);
    image.nombre_fleches = fleches_max - 1;
    VERIF_VRAI(strlen(une) > strlen(dessiner(&e, &image, autre)));
}

/* Ce que reçoit un tampon plus petit que l'image, qui est dans « une ». */
static void verifie_debut(size_t taille, size_t longueur)
{
    VERIF_CONTEXTE("taille %lu", (unsigned long)taille);
    VERIF_NATUREL(longueur, strlen(une));
    if (taille == 0) {
        VERIF_JAMAIS_ECRIT(autre, 1);
        return;
    }
    VERIF_VRAI(strlen(autre) < taille && strlen(autre) + 4 >= taille);
    VERIF_ENTIER(strncmp(une, autre, strlen(autre)), 0);
    VERIF_INDICE("la coupure est entre deux caractères");
    VERIF_VRAI((une[strlen(autre)] & 0xC0) != 0x80);
    VERIF_JAMAIS_ECRIT(autre + taille, 1);
}

VERIF(petits_tampons, "ECHIQUIER-SVG-G5 PARTIE-SVG-G2")
{
    PARTIE_DEPUIS(p, ECHEC);
    size_t accent = 0, taille;

    VERIF_CODE(partie_copier_echiquier(p, &e), pas_erreur, nommer);
    for (dessiner(&e, NULL, une); (une[accent] & 0x80) == 0; accent++)
        VERIF_VRAI(une[accent] != '\0' && accent < 1000);
    for (taille = 0; taille < accent + 4; taille += taille == 10 ? accent - 12 : 1) {
        dessiner(&e, NULL, une);
        VERIF_REMPLIR(autre, 1024);
        verifie_debut(taille, echiquier_ecrire_svg(&e, NULL, autre, taille));
        dessiner_partie(p, NULL, une);
        VERIF_REMPLIR(autre, 1024);
        verifie_debut(taille, partie_ecrire_svg(p, NULL, autre, taille));
    }
    VERIF_NATUREL(echiquier_ecrire_svg(&e, NULL, NULL, 0), strlen(une));
    VERIF_NATUREL(partie_ecrire_svg(p, NULL, NULL, 0), strlen(une));
    partie_detruire(p);
}

/* ---- partie_ecrire_svg -------------------------------------------------------------------- */

/* La partie est dessinée comme son échiquier, au dernier coup près. */
static void verifie_partie(const partie *p, int a_un_coup)
{
    image_echiquier sans = { 0 };

    sans.sans_dernier_coup = 1;
    VERIF_CODE(partie_copier_echiquier(p, &e), pas_erreur, nommer);
    VERIF_CHAINE(dessiner_partie(p, &sans, une), dessiner(&e, NULL, autre));
    VERIF_ENTIER(strcmp(dessiner_partie(p, NULL, une), autre) != 0, a_un_coup);
}

VERIF(une_partie_et_son_dernier_coup, "PARTIE-SVG-G1")
{
    PARTIE_DEPUIS(p, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");

    verifie_partie(p, 0);
    VERIF_CODE(partie_jouer(p, "O-O"), pas_erreur, nommer);
    verifie_partie(p, 1);
    {
        VERIF_INDICE("la tour blanche donne échec au roi noir");
        VERIF_CODE(partie_jouer(p, "e8e7"), pas_erreur, nommer);
        VERIF_CODE(partie_jouer(p, "f1e1"), pas_erreur, nommer);
        verifie_partie(p, 1);
    }
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    verifie_partie(p, 1);
    VERIF_CODE(partie_annuler(p), pas_erreur, nommer);
    verifie_partie(p, 0);
    partie_detruire(p);
}

VERIF(le_dernier_coup_est_celui_qui_a_ete_joue, "PARTIE-SVG-G1")
{
    PARTIE_DEPUIS(p, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    PARTIE_DEPUIS(q, "4k3/8/8/8/8/8/8/2R1K3 w - - 0 1");

    VERIF_CODE(partie_jouer(p, "a1b1"), pas_erreur, nommer);
    VERIF_CODE(partie_jouer(q, "c1b1"), pas_erreur, nommer);
    VERIF_VRAI(strcmp(dessiner_partie(p, NULL, une), dessiner_partie(q, NULL, autre)) != 0);
    partie_detruire(p);
    partie_detruire(q);
}

VERIF(une_partie_qui_n_a_pas_commence, "PARTIE-SVG-G3 PARTIE-SVG-FICHIER-G3")
{
    partie *p = partie_creer();

    strcpy(une, "xyz");
    VERIF_NATUREL(partie_ecrire_svg(p, NULL, une, place), 0);
    VERIF_CHAINE(une, "");
    entrer_dans_un_dossier();
    VERIF_CODE(partie_ecrire_svg_fichier(p, NULL, "f.svg"), erreur_partie_non_commencee, nommer);
    VERIF_ENTIER(compter_les_fichiers(0), 0);
    ecrire_texte("f.svg", "avant");
    VERIF_CODE(partie_ecrire_svg_fichier(p, NULL, "f.svg"), erreur_partie_non_commencee, nommer);
    VERIF_CHAINE(contenu("f.svg"), "avant");
    quitter_le_dossier();
    partie_detruire(p);
}

/* ---- Fichiers ----------------------------------------------------------------------------- */

VERIF(le_fichier_contient_l_image, "ECHIQUIER-SVG-FICHIER-G1 PARTIE-SVG-FICHIER-G1")
{
    image_echiquier image = { 0 };
    PARTIE_DEPUIS(p, ECHEC);

    VERIF_CODE(partie_jouer(p, "Re8d8"), pas_erreur, nommer);
    image.largeur = 128;
    image.vue_des_noirs = 1;
    VERIF_CODE(partie_copier_echiquier(p, &e), pas_erreur, nommer);
    entrer_dans_un_dossier();
    ecrire_texte("e.svg", "avant");
    VERIF_CODE(echiquier_ecrire_svg_fichier(&e, &image, "e.svg"), pas_erreur, nommer);
    VERIF_CHAINE(contenu("e.svg"), dessiner(&e, &image, une));
    VERIF_CODE(partie_ecrire_svg_fichier(p, &image, "p.svg"), pas_erreur, nommer);
    VERIF_CHAINE(contenu("p.svg"), dessiner_partie(p, &image, une));
    VERIF_CODE(partie_ecrire_svg_fichier(p, NULL, "p.svg"), pas_erreur, nommer);
    VERIF_CHAINE(contenu("p.svg"), dessiner_partie(p, NULL, une));
    VERIF_ENTIER(compter_les_fichiers(0), 2);
    quitter_le_dossier();
    partie_detruire(p);
}

VERIF(fichiers_qui_ne_s_ecrivent_pas, "ECHIQUIER-SVG-FICHIER-G2 PARTIE-SVG-FICHIER-G2")
{
    static const char *noms[] = { "", ".", "rien/f.svg", "present/f.svg" };
    PARTIE_DEPUIS(p, ECHEC);
    size_t i;

    echiquier_initialiser(&e);
    entrer_dans_un_dossier();
    ecrire_texte("present", "avant");
    for (i = 0; i < sizeof noms / sizeof *noms; i++) {
        VERIF_CONTEXTE("fichier « %s »", noms[i]);
        VERIF_STDERR_UNE_LIGNE("echiquier_ecrire_svg_fichier",
                               VERIF_CODE(echiquier_ecrire_svg_fichier(&e, NULL, noms[i]),
                                          erreur_fichier_ecriture, nommer));
        VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), "echiquier_ecrire_svg_fichier");
        VERIF_STDERR_UNE_LIGNE("partie_ecrire_svg_fichier",
                               VERIF_CODE(partie_ecrire_svg_fichier(p, NULL, noms[i]),
                                          erreur_fichier_ecriture, nommer));
        VERIF_CHAINE_CONTIENT(echecs_derniere_erreur(), "partie_ecrire_svg_fichier");
        VERIF_CHAINE(contenu("present"), "avant");
        VERIF_ENTIER(compter_les_fichiers(0), 1);
    }
    quitter_le_dossier();
    partie_detruire(p);
}

VERIF_PROGRAMME(
    VERIF_LIGNE(rien_a_dessiner),
    VERIF_LIGNE(reserve_refusee),
    VERIF_LIGNE(largeurs_refusees),
    VERIF_LIGNE(nombres_de_fleches_refuses),
    VERIF_LIGNE(fleches_nulles),
    VERIF_LIGNE(fleches_hors_de_l_echiquier),
    VERIF_LIGNE(nulle_part_ou_ecrire),
    VERIF_LIGNE(une_image_entiere),
    VERIF_LIGNE(un_echiquier_quelconque),
    VERIF_LIGNE(un_roi_en_echec),
    VERIF_LIGNE(l_image_en_texte),
    VERIF_LIGNE(chaque_champ_compte),
    VERIF_LIGNE(les_cases_encadrees),
    VERIF_LIGNE(mille_fleches),
    VERIF_LIGNE(petits_tampons),
    VERIF_LIGNE(une_partie_et_son_dernier_coup),
    VERIF_LIGNE(le_dernier_coup_est_celui_qui_a_ete_joue),
    VERIF_LIGNE(une_partie_qui_n_a_pas_commence),
    VERIF_LIGNE(le_fichier_contient_l_image),
    VERIF_LIGNE(fichiers_qui_ne_s_ecrivent_pas))
