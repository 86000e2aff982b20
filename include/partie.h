/**
 * @file partie.h
 * Le cours de la HEIG-VD : une partie d'échecs, avec un contrôleur et une vue.
 *
 * Ce fichier est produit par « cargo run -p headers » (cbindgen) à partir de src/capi :
 * ne pas le modifier à la main.
 *
 * La partie connaît les règles, la vue n'en connaît aucune : le programme demande des
 * coups à la partie, la partie dit à la vue ce qui change. partie_creer donne une partie
 * sans vue et qui n'a pas commencé ; partie_brancher_vue et partie_nouvelle font le
 * reste.
 *
 * Les contrats se lisent comme ceux de echecs.h, que cet en-tête inclut : type_erreur,
 * type_piece, coup_joue et echecs_langue en viennent. Une clause « Nécessite » qui n'est
 * pas respectée ne fait pas planter le programme : la fonction rend sa valeur d'échec, ne
 * modifie rien, et écrit sur stderr une ligne qui nomme la clause. Un coup illégal, lui,
 * n'est pas une faute du programme : il est refusé sans rien écrire sur stderr, et la vue
 * dit au joueur pourquoi.
 *
 * La case (0, 0) est a1, en bas à gauche du côté des blancs ; (7, 7) est h8. Le joueur 0
 * a les blancs, le joueur 1 les noirs. Chaque fonction qui écrit un texte le fait dans le
 * tampon de l'appelant et rend la longueur qu'il faut, sans le zéro final, comme
 * snprintf.
 *
 * Chaque fonction peut être remplacée par une fonction de même nom du programme, dont
 * celui-ci se sert alors. La bibliothèque elle-même ne se sert que d'une de celles-là :
 * partie_deplacer, partie_jouer et partie_expliquer_texte appellent partie_expliquer par
 * son nom.
 *
 * Qui écrit son propre contrôleur définit sa propre struct partie, partie_creer, et
 * toutes les fonctions dont son programme et sa vue se servent : celles de la
 * bibliothèque refusent une partie qui n'est pas d'elle comme elles refusent NULL, et
 * aussi une partie détruite, tant que sa mémoire ne sert pas à autre chose.
 *
 * Deux fils d'exécution peuvent se servir de parties différentes en même temps ; une même
 * partie ne sert qu'à un fil à la fois.
 *
 * Un programme complet, que « cargo run -- lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "partie.h"
 *
 * static void afficher(void *contexte, const char *message)
 * {
 *     fprintf(contexte, "%s\n", message);
 * }
 *
 * int main(void)
 * {
 *     vue console = { .contexte = stdout, .afficher_message = afficher };
 *     partie *p = partie_creer();
 *     partie_brancher_vue(p, &console);
 *     partie_nouvelle(p);     // affiche : C'est aux blancs de jouer.
 *     partie_jouer(p, "e4");  // affiche : C'est aux noirs de jouer.
 *     partie_jouer(p, "Fb4"); // affiche : Le fou f8 ne va pas en b4 : le pion e7 lui barre la route.
 *     partie_detruire(p);
 *     return 0;
 * }
 * @endcode
 */

/*
 * Résumé : une ligne par fonction
 *
 * Partie
 *   partie *partie_creer()                         Crée une partie, sans vue, qui n'a pas commencé.
 *   void partie_detruire(p)                        Détruit une partie : il ne faut plus s'en servir ensuite.
 *   type_erreur partie_nouvelle(p)                 Commence une nouvelle partie, dans la position de départ, à la place de celle d'avant.
 *   type_erreur partie_charger_fen(p, fen)         Commence une partie dans la position d'une chaîne FEN, à la place de celle d'avant.
 *   size_t partie_ecrire_fen(p, tampon, taille)    Écrit la position d'une partie comme chaîne FEN.
 *   int partie_joueur(p)                           Donne le joueur qui a le trait.
 *   int partie_est_en_echec(p)                     Dit si le joueur qui a le trait est en échec.
 *   type_piece partie_piece_en(p, x, y, joueur)    Donne la pièce d'une case.
 *   int partie_case_attaquee(p, x, y, par_joueur)  Dit si un joueur attaque une case : si une de ses pièces pourrait y prendre, qu'elle soit vide, à lui ou à l'adversaire.
 *   type_erreur partie_copier_echiquier(p, e)      Copie la position d'une partie dans un échiquier du cours CPE : ses fonctions, par exemple echiquier_afficher, s'y appliquent alors.
 *
 * Vue
 *   type_erreur partie_brancher_vue(p, v)  Branche une vue sur une partie, à la place de celle d'avant.
 *
 * Coups
 *   type_erreur partie_deplacer(p, x_depart, y_depart, x_arrivee, y_arrivee)  Déplace une pièce, si le coup est légal.
 *   type_erreur partie_jouer(p, coup)                       Joue un coup écrit.
 *   size_t partie_expliquer(p, x_depart, y_depart, x_arrivee, y_arrivee, tampon, taille)  Dit en une phrase pourquoi un coup n'est pas légal, avec les cases en cause.
 *   size_t partie_expliquer_texte(p, coup, tampon, taille)  Dit en une phrase pourquoi partie_jouer refuserait un coup écrit.
 *
 * Annuler et rétablir
 *   type_erreur partie_annuler(p)   Annule le dernier coup d'une partie, ou la fin que les joueurs ont décidée : abandon, accord ou réclamation.
 *   type_erreur partie_retablir(p)  Rétablit ce qui a été annulé en dernier.
 *
 * Listes de coups
 *   int partie_lister_coups(p, tableau, capacite)           Donne les coups légaux d'une partie.
 *   int partie_lister_coups_de(p, x, y, tableau, capacite)  Donne les coups légaux de la pièce d'une case.
 *
 * Notation
 *   size_t partie_ecrire_san(p, x_depart, y_depart, x_arrivee, y_arrivee, promotion, tampon, taille)  Écrit un coup légal en notation algébrique, aussi court que possible : « Cf3 », « exd6 », « e8=D+ », « O-O-O# ».
 *   int partie_nombre_coups(p)                                Donne le nombre de coups (demi-coups) joués, sans ceux qui ont été annulés.
 *   type_erreur partie_coup_joue(p, numero, coup)             Donne un coup joué.
 *   size_t partie_ecrire_san_joue(p, numero, tampon, taille)  Écrit un coup joué en notation algébrique.
 *
 * Fin de partie
 *   etat_partie partie_etat(p)                         Dit où en est une partie : si elle continue, et sinon comment elle a fini.
 *   int partie_vainqueur(p)                            Donne le joueur qui a gagné.
 *   size_t partie_ecrire_situation(p, tampon, taille)  Écrit en une phrase où en est une partie : à qui de jouer, l'échec s'il y en a un, ou comment elle a fini et pour qui.
 *   int partie_peut_reclamer(p, motif)                 Dit si le joueur qui a le trait peut réclamer la nulle, dans la position qui est sur l'échiquier.
 *   type_erreur partie_reclamer(p, motif)              Réclame la nulle, pour le joueur qui a le trait, dans la position qui est sur l'échiquier.
 *   type_erreur partie_reclamer_avec(p, motif, coup)   Réclame la nulle, pour le joueur qui a le trait, en annonçant un coup qui l'amène : le coup n'est pas joué.
 *   type_erreur partie_abandonner(p, joueur)           Fait abandonner un joueur.
 *   type_erreur partie_convenir_nulle(p)               Rend la partie nulle, d'un commun accord des joueurs.
 *
 * Conseil
 *   type_erreur partie_conseiller(p, millisecondes, conseil)  Conseille un coup : celui que le moteur trouve le meilleur.
 *
 * PGN
 *   type_erreur partie_lire_pgn(p, texte, options, diagnostic)  Lit la première partie d'un texte au format PGN, à la place de celle d'avant.
 *   type_erreur partie_lire_pgn_fichier(p, nom, options, diagnostic)  Lit la première partie d'un fichier au format PGN, à la place de celle d'avant.
 *   size_t partie_ecrire_pgn(p, options, tampon, taille)        Écrit une partie au format PGN : ses étiquettes, ses coups en anglais, et ce qui est écrit à côté d'eux.
 *   type_erreur partie_ecrire_pgn_fichier(p, options, nom)      Écrit une partie dans un fichier au format PGN, à la place de ce qu'il contenait.
 *
 * Plusieurs parties dans un PGN
 *   lecteur_pgn *lecteur_pgn_ouvrir(nom, options)          Ouvre un fichier au format PGN, pour en lire les parties l'une après l'autre.
 *   lecteur_pgn *lecteur_pgn_ouvrir_texte(texte, options)  Ouvre un texte au format PGN, pour en lire les parties l'une après l'autre.
 *   type_erreur lecteur_pgn_suivante(l, p, diagnostic)     Lit la partie suivante d'un PGN, à la place de celle d'avant.
 *   void lecteur_pgn_fermer(l)                             Ferme un lecteur de PGN : il ne faut plus s'en servir ensuite.
 *
 * Étiquettes
 *   type_erreur partie_poser_etiquette(p, nom, valeur)    Donne une étiquette à une partie, ou lui en retire une.
 *   size_t partie_lire_etiquette(p, nom, tampon, taille)  Écrit la valeur d'une étiquette d'une partie.
 *   int partie_nombre_etiquettes(p)                       Donne le nombre d'étiquettes d'une partie.
 *   size_t partie_nom_etiquette(p, rang, tampon, taille)  Écrit le nom d'une étiquette d'une partie.
 *
 * Commentaires, annotations et variantes
 *   size_t partie_lire_commentaire(p, numero, tampon, taille)  Écrit le commentaire d'un coup joué, ou celui d'avant le premier coup.
 *   type_erreur partie_commenter(p, numero, commentaire)       Donne un commentaire à un coup joué, ou en met un avant le premier coup.
 *   int partie_lister_annotations(p, numero, tableau, capacite)  Donne les annotations d'un coup joué.
 *   type_erreur partie_annoter(p, numero, annotation)          Ajoute une annotation à un coup joué.
 *   int partie_nombre_variantes(p, numero)                     Donne le nombre de variantes d'un coup joué : de suites de coups qui auraient pu commencer à sa place.
 *   type_erreur partie_choisir_variante(p, numero, rang)       Remplace la suite d'une partie par une de ses variantes.
 *
 * Images
 *   size_t echiquier_ecrire_svg(e, image, tampon, taille)    Écrit l'image d'un échiquier, au format SVG.
 *   type_erreur echiquier_ecrire_svg_fichier(e, image, nom)  Écrit l'image d'un échiquier dans un fichier, au format SVG.
 *   size_t partie_ecrire_svg(p, image, tampon, taille)       Écrit l'image de la position d'une partie, au format SVG.
 *   type_erreur partie_ecrire_svg_fichier(p, image, nom)     Écrit l'image de la position d'une partie dans un fichier, au format SVG.
 */

#ifndef ECHECS_PARTIE_H
#define ECHECS_PARTIE_H

#include <stddef.h>
#include "echecs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* =======================================================================================
 * Partie
 * ======================================================================================= */

/**
 * Une partie d'échecs et sa vue. Sa mémoire est à la bibliothèque : partie_creer la donne,
 * partie_detruire la rend.
 */
typedef struct partie partie;

/**
 * Crée une partie, sans vue, qui n'a pas commencé.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [PARTIE-CREER-G1] rend une partie où rien ne se joue tant que partie_nouvelle,
 *   partie_charger_fen ou une lecture de PGN ne l'a pas commencée ;
 * - [PARTIE-CREER-G2] deux parties ne partagent rien.
 *
 * @return la partie, à rendre à partie_detruire.
 */
partie *partie_creer(void);

/**
 * Détruit une partie : il ne faut plus s'en servir ensuite.
 *
 * @param p la partie, ou NULL.
 *
 * Nécessite :
 * - [PARTIE-DETRUIRE-N1] p est NULL ou une partie qui n'est pas détruite, et aucune fonction de sa
 *   vue n'est en cours ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARTIE-DETRUIRE-G1] la mémoire de la partie est libérée, et sa vue n'est plus appelée ;
 * - [PARTIE-DETRUIRE-G2] ne fait rien si p vaut NULL.
 */
void partie_detruire(partie *p);

/**
 * Commence une nouvelle partie, dans la position de départ, à la place de celle d'avant.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-NOUVELLE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-NOUVELLE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee.
 *
 * Garantie :
 * - [PARTIE-NOUVELLE-G1] rend pas_erreur ; les pièces sont à leur place, c'est aux blancs de
 *   jouer, et il n'y a ni rien à annuler ou à rétablir, ni étiquette, ni commentaire ;
 * - [PARTIE-NOUVELLE-G2] la vue reçoit les cases qui changent.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_nouvelle(partie *p);

/**
 * Commence une partie dans la position d'une chaîne FEN, à la place de celle d'avant.
 *
 * Les droits de roque de Chess960 (HAha) sont admis. La partie peut être finie d'avance, par
 * exemple par un mat.
 *
 * @param p la partie.
 * @param fen la chaîne : voir echecs_fen_verifier.
 *
 * Nécessite :
 * - [PARTIE-FEN-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-FEN-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-FEN-N3] fen n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-FEN-G1] position possible : rend pas_erreur, la partie commence dans cette position,
 *   et la vue reçoit les cases qui changent ;
 * - [PARTIE-FEN-G2] sinon rend le code erreur_fen_... ou erreur_position_... que rendrait
 *   echecs_fen_verifier (qui n'est pas appelée par son nom), la partie reste comme elle était,
 *   et la vue reçoit la raison par afficher_message ; rien n'est écrit sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_charger_fen(partie *p, const char *fen);

/**
 * Écrit la position d'une partie comme chaîne FEN.
 *
 * Le quatrième champ n'est une case que si une prise en passant y est légale.
 *
 * @param p la partie.
 * @param tampon où écrire la chaîne, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-ECRIRE-FEN-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-ECRIRE-FEN-N2] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-ECRIRE-FEN-G1] rend la longueur de la chaîne, sans le zéro final ; si elle n'est pas
 *   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille
 *   vaut 0) ;
 * - [PARTIE-ECRIRE-FEN-G2] avant le début de la partie, la chaîne est vide.
 *
 * @return la longueur de la chaîne.
 */
size_t partie_ecrire_fen(const partie *p, char *tampon, size_t taille);

/**
 * Donne le joueur qui a le trait.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-JOUEUR-N1] p n'est pas NULL ; sinon rend -1.
 *
 * Garantie :
 * - [PARTIE-JOUEUR-G1] rend 0 si c'est aux blancs, 1 si c'est aux noirs ; une fois la partie
 *   finie, celui dont ce serait le tour ;
 * - [PARTIE-JOUEUR-G2] avant le début de la partie, rend -1.
 *
 * @return 0, 1 ou -1.
 */
int partie_joueur(const partie *p);

/**
 * Dit si le joueur qui a le trait est en échec.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-ECHEC-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-ECHEC-G1] rend 1 si son roi est attaqué, mat compris, et 0 sinon, ou avant le début
 *   de la partie.
 *
 * @return 1 ou 0.
 */
int partie_est_en_echec(const partie *p);

/**
 * Donne la pièce d'une case.
 *
 * @param p la partie.
 * @param x la colonne : 0 pour a.
 * @param y la rangée : 0 pour la première.
 * @param joueur où écrire à qui est la pièce, ou NULL.
 *
 * Nécessite :
 * - [PARTIE-PIECE-N1] p n'est pas NULL ; sinon rend invalide ;
 * - [PARTIE-PIECE-N2] x et y vont de 0 à 7 ; sinon rend invalide.
 *
 * Garantie :
 * - [PARTIE-PIECE-G1] rend la pièce de la case ; si joueur n'est pas NULL, *joueur reçoit 0 pour
 *   les blancs, 1 pour les noirs ;
 * - [PARTIE-PIECE-G2] si la case est vide, ou avant le début de la partie, rend invalide, et
 *   *joueur ne change pas.
 *
 * @return la pièce, ou invalide.
 */
type_piece partie_piece_en(const partie *p, int x, int y, int *joueur);

/**
 * Dit si un joueur attaque une case : si une de ses pièces pourrait y prendre, qu'elle soit vide,
 * à lui ou à l'adversaire.
 *
 * Une pièce clouée attaque aussi. Un pion attaque en diagonale, jamais devant lui.
 *
 * @param p la partie.
 * @param x la colonne : 0 pour a.
 * @param y la rangée : 0 pour la première.
 * @param par_joueur 0 pour les blancs, 1 pour les noirs.
 *
 * Nécessite :
 * - [PARTIE-ATTAQUEE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-ATTAQUEE-N2] x et y vont de 0 à 7 ; sinon rend 0 ;
 * - [PARTIE-ATTAQUEE-N3] par_joueur vaut 0 ou 1 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-ATTAQUEE-G1] rend 1 si une pièce de ce joueur attaque la case, et 0 sinon, ou avant
 *   le début de la partie.
 *
 * @return 1 ou 0.
 */
int partie_case_attaquee(const partie *p, int x, int y, int par_joueur);

/**
 * Copie la position d'une partie dans un échiquier du cours CPE : ses fonctions, par exemple
 * echiquier_afficher, s'y appliquent alors.
 *
 * @param p la partie.
 * @param e l'échiquier à remplir.
 *
 * Nécessite :
 * - [PARTIE-COPIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-COPIER-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-COPIER-G1] rend pas_erreur ; *e a les pièces de la partie et joueur_courant est celui
 *   qui a le trait ;
 * - [PARTIE-COPIER-G2] avant le début de la partie, rend erreur_partie_non_commencee et *e ne
 *   change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_copier_echiquier(const partie *p, echiquier *e);

/* =======================================================================================
 * Vue
 * ======================================================================================= */

/**
 * Ce qui montre une partie : un affichage dans la console, une fenêtre, un fichier.
 *
 * La partie connaît les règles ; la vue n'en connaît aucune. Elle ne fait qu'obéir : chaque
 * fonction reçoit contexte, où le programme met ce qu'il veut. Une fonction qui vaut NULL n'est
 * pas appelée : `vue v = { 0 };` est une vue complète, qui ne montre rien.
 *
 * Pendant qu'une fonction de la vue est appelée, elle peut regarder la partie, avec les fonctions
 * qui prennent un const partie *, mais ni la changer ni la détruire. Elle finit par return : ni
 * longjmp, ni exception de C++.
 */
typedef struct vue {
    /** Ce que chaque fonction reçoit d'abord ; la bibliothèque n'y touche pas. */
    void *contexte;
    /**
     * Montre une pièce sur une case, qui est vide. joueur vaut 0 pour les blancs, 1 pour les
     * noirs.
     */
    void (*poser_piece)(void *contexte, type_piece piece, int joueur, int x, int y);
    /** Retire la pièce d'une case, qui en a une. */
    void (*retirer_piece)(void *contexte, int x, int y);
    /**
     * Montre un message d'une ligne : à qui de jouer, échec, fin de la partie, coup refusé et
     * pourquoi. La chaîne n'est valable que pendant l'appel.
     */
    void (*afficher_message)(void *contexte, const char *message);
    /**
     * Fait choisir le joueur, et rend l'indice de son choix, de 0 à nombre - 1 ; toute autre
     * valeur veut dire qu'il ne choisit pas. Les chaînes ne sont valables que pendant l'appel.
     */
    int (*demander_choix)(void *contexte, const char *titre, const char *question,
         const char *const *choix, int nombre);
} vue;

/**
 * Branche une vue sur une partie, à la place de celle d'avant.
 *
 * @param p la partie.
 * @param v la vue, copiée : elle peut disparaître ensuite, mais pas ce que contexte désigne. NULL
 *     débranche la vue.
 *
 * Nécessite :
 * - [PARTIE-VUE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-VUE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee.
 *
 * Garantie :
 * - [PARTIE-VUE-G1] rend pas_erreur ; la vue d'avant n'est plus appelée ;
 * - [PARTIE-VUE-G2] une vue branchée commence vide : si une partie a commencé, poser_piece est
 *   appelée pour chaque pièce de l'échiquier, puis afficher_message une fois ;
 * - [PARTIE-VUE-G3] ensuite, à chaque coup joué, annulé ou rétabli, à chaque nouvelle partie et à
 *   chaque fin que les joueurs décident, seules les cases qui changent sont dites : d'abord
 *   retirer_piece pour celles dont la pièce s'en va ou change, puis poser_piece pour celles qui en
 *   reçoivent une, enfin afficher_message une fois, avec à qui de jouer, l'échec s'il y en a un,
 *   ou la fin de la partie ;
 * - [PARTIE-VUE-G4] un coup refusé n'appelle ni poser_piece ni retirer_piece : afficher_message
 *   reçoit la raison, une fois ;
 * - [PARTIE-VUE-G5] une fonction de la vue qui vaut NULL n'est pas appelée, les autres le sont ;
 * - [PARTIE-VUE-G6] une fonction de la vue peut regarder la partie : elle la voit comme elle est
 *   après le changement, ou, dans demander_choix, comme elle est avant le coup.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_brancher_vue(partie *p, const vue *v);

/* =======================================================================================
 * Coups
 * ======================================================================================= */

/**
 * Les octets qui suffisent, zéro final compris, pour toute phrase de partie_expliquer et de
 * partie_expliquer_texte : char phrase[PARTIE_PHRASE_MAX].
 */
#define PARTIE_PHRASE_MAX 512

/**
 * Déplace une pièce, si le coup est légal.
 *
 * Un roque se joue en déplaçant le roi de deux cases ; la tour suit. (Dans une position de
 * Chess960 où le roi ne part pas de la colonne e, ou la tour pas d'un coin : en déplaçant le roi
 * sur sa tour.) Quand un pion arrive sur sa dernière rangée, demander_choix de la vue propose, dans
 * cet ordre, dame, tour, fou et cavalier.
 *
 * Parmi les codes d'un pion : une pièce devant lui, même adverse, donne
 * erreur_piece_blocant_trajet ; une diagonale vide donne erreur_prise_en_passant_non_permise si une
 * pièce adverse est à côté de lui, là où arrivent les pions qui avancent de deux cases, et sinon
 * erreur_deplacement_piece_impossible.
 *
 * @param p la partie.
 * @param x_depart la colonne de départ : 0 pour a.
 * @param y_depart la rangée de départ : 0 pour la première.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 *
 * Nécessite :
 * - [PARTIE-DEPLACER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-DEPLACER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-DEPLACER-N3] les quatre coordonnées vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PARTIE-DEPLACER-G1] coup légal : rend pas_erreur, le coup est joué, c'est à l'autre joueur, et
 *   la vue reçoit les cases qui changent ; ce qui avait été annulé ne peut plus être rétabli ;
 * - [PARTIE-DEPLACER-G2] coup illégal : rend le code de sa première faute, dans cet ordre :
 *   erreur_case_depart_vide, erreur_piece_adverse, erreur_absence_de_deplacement,
 *   erreur_roque_non_permis (un roi qui va, depuis sa case de départ, de deux cases sur sa rangée,
 *   ou sur une tour avec laquelle il avait le droit de roquer),
 *   erreur_deplacement_piece_impossible, erreur_piece_blocant_trajet,
 *   erreur_prise_en_passant_non_permise, erreur_roi_en_echec ;
 * - [PARTIE-DEPLACER-G3] promotion : le pion devient la pièce choisie ; sans vue, sans
 *   demander_choix, ou si elle rend autre chose que 0, 1, 2 ou 3, rend erreur_promotion_annulee ;
 * - [PARTIE-DEPLACER-G4] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le cas ;
 * - [PARTIE-DEPLACER-G5] un refus ne change rien, ni les pièces, ni le trait, ni les droits, ni les
 *   compteurs, ni ce qui peut être annulé ou rétabli ; la vue en reçoit la raison, et rien n'est
 *   écrit sur stderr ;
 * - [PARTIE-DEPLACER-G6] la raison d'un coup illégal, et celle de la garantie 4, est la phrase de
 *   partie_expliquer, appelée par son nom : si le programme l'a remplacée, c'est la sienne, qui
 *   peut regarder la partie, mais ni la changer ni la détruire ; ce qui ne s'affiche pas dans sa
 *   phrase, ou n'est pas de l'UTF-8, devient `\xHH`, et la vue n'en reçoit jamais plus de
 *   PARTIE_PHRASE_MAX octets, zéro final compris.
 *
 * @return pas_erreur, ou le code du refus.
 */
type_erreur partie_deplacer(partie *p, int x_depart, int y_depart, int x_arrivee,
                            int y_arrivee);

/**
 * Joue un coup écrit.
 *
 * Il s'écrit par ses deux cases, « e2e4 » ou « e2-e4 », avec la pièce d'une promotion en anglais,
 * « e7e8q » ; ou en notation algébrique, avec les lettres de la langue de echecs_langue : en français
 * R est le roi, D la dame, T la tour, F le fou, C le cavalier, « Cf3 », « exd5 », « e8=D+ », « O-O ».
 * Un roque s'écrit aussi par les cases du roi, « e1g1 », ou par celles du roi et de sa tour.
 * - On peut ajouter « + », « # », « ! » ou « ? », toute la case de départ (« Cg1-f3 »), et des
 *   espaces autour ;
 * - on peut omettre « x » et « = », et écrire le roque avec des zéros ;
 * - mais « x » sans rien à prendre est refusé.
 *
 * @param p la partie.
 * @param coup le coup ; toute suite d'octets est admise.
 *
 * Nécessite :
 * - [PARTIE-JOUER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-JOUER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-JOUER-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-JOUER-G1] coup légal : le joue, comme partie_deplacer (qui n'est pas appelée par son
 *   nom) ; si la pièce d'une promotion n'est pas écrite, la demande à la vue ;
 * - [PARTIE-JOUER-G2] rend erreur_notation_illisible si le texte n'est pas un coup, et
 *   erreur_notation_ambigue si plusieurs pièces peuvent le jouer ;
 * - [PARTIE-JOUER-G3] coup illégal : rend le code de partie_deplacer si l'on sait quelle pièce est
 *   désignée, et sinon erreur_deplacement_piece_impossible ; une pièce de promotion qui n'est pas
 *   permise donne erreur_promotion_non_permise ;
 * - [PARTIE-JOUER-G4] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le cas ;
 * - [PARTIE-JOUER-G5] un refus ne change rien, la vue en reçoit la raison, et rien n'est écrit sur
 *   stderr ;
 * - [PARTIE-JOUER-G6] la raison d'un coup illégal dont on sait d'où il part et où il arrive est la
 *   phrase de partie_expliquer, appelée par son nom : si le programme l'a remplacée, c'est la sienne.
 *
 * @return pas_erreur, ou le code du refus.
 */
type_erreur partie_jouer(partie *p, const char *coup);

/**
 * Dit en une phrase pourquoi un coup n'est pas légal, avec les cases en cause.
 *
 * Par exemple « Le fou f1 ne va pas en b5 : le pion e2 lui barre la route. » La phrase est dans la
 * langue de echecs_langue, et vraie dans cette position et après ces coups : elle nomme la pièce
 * qui barre, cloue ou attaque, et le coup où le roi ou la tour a bougé. La faute est celle dont
 * partie_deplacer rend le code.
 *
 * @param p la partie.
 * @param x_depart la colonne de départ : 0 pour a.
 * @param y_depart la rangée de départ : 0 pour la première.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param tampon où écrire la phrase, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-EXPLIQUER-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-EXPLIQUER-N2] les quatre coordonnées vont de 0 à 7 ; sinon rend 0 ;
 * - [PARTIE-EXPLIQUER-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-EXPLIQUER-G1] coup légal : rend 0, et la phrase est vide ;
 * - [PARTIE-EXPLIQUER-G2] coup illégal : tampon reçoit la phrase, d'une seule ligne, que la vue
 *   recevrait de partie_deplacer ;
 * - [PARTIE-EXPLIQUER-G3] avant le début de la partie, ou une fois qu'elle est finie, c'est ce que
 *   dit la phrase ;
 * - [PARTIE-EXPLIQUER-G4] rend la longueur de la phrase, sans le zéro final ; si elle n'est pas
 *   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro et coupé entre
 *   deux caractères (rien si taille vaut 0) ; PARTIE_PHRASE_MAX octets suffisent toujours.
 *
 * @return la longueur de la phrase, 0 si le coup est légal.
 */
size_t partie_expliquer(const partie *p, int x_depart, int y_depart, int x_arrivee,
                        int y_arrivee, char *tampon, size_t taille);

/**
 * Dit en une phrase pourquoi partie_jouer refuserait un coup écrit.
 *
 * @param p la partie.
 * @param coup le coup, écrit comme pour partie_jouer.
 * @param tampon où écrire la phrase, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-EXPLIQUER-TEXTE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-EXPLIQUER-TEXTE-N2] coup n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-EXPLIQUER-TEXTE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-EXPLIQUER-TEXTE-G1] coup légal, avec ou sans la pièce d'une promotion : rend 0, et la
 *   phrase est vide ;
 * - [PARTIE-EXPLIQUER-TEXTE-G2] sinon tampon reçoit la phrase, d'une seule ligne, que la vue
 *   recevrait de partie_jouer, y compris celle de partie_expliquer, appelée par son nom ;
 * - [PARTIE-EXPLIQUER-TEXTE-G3] rend la longueur de la phrase, et l'écrit comme partie_expliquer.
 *
 * @return la longueur de la phrase, 0 si le coup est légal.
 */
size_t partie_expliquer_texte(const partie *p, const char *coup, char *tampon,
                              size_t taille);

/* =======================================================================================
 * Annuler et rétablir
 * ======================================================================================= */

/**
 * Annule le dernier coup d'une partie, ou la fin que les joueurs ont décidée : abandon, accord ou
 * réclamation.
 *
 * Tous les coups peuvent être annulés, l'un après l'autre, jusqu'au premier.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-ANNULER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-ANNULER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee.
 *
 * Garantie :
 * - [PARTIE-ANNULER-G1] rend pas_erreur ; tout est comme avant le coup : les pièces, le trait,
 *   les droits de roque, la prise en passant, les compteurs, les répétitions ; la vue reçoit les
 *   cases qui changent ;
 * - [PARTIE-ANNULER-G2] si la partie a fini par abandon, accord ou réclamation, c'est cette fin
 *   seule qui est annulée : aucune pièce ne bouge, et le jeu continue ;
 * - [PARTIE-ANNULER-G3] s'il n'y a rien à annuler, rend erreur_historique_vide ; avant le début
 *   de la partie, rend erreur_partie_non_commencee ; rien ne change, et la vue reçoit la raison.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_annuler(partie *p);

/**
 * Rétablit ce qui a été annulé en dernier.
 *
 * Ce qui a été annulé est oublié dès qu'un nouveau coup est joué, ou que la partie finit par
 * abandon, accord ou réclamation.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-RETABLIR-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-RETABLIR-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee.
 *
 * Garantie :
 * - [PARTIE-RETABLIR-G1] rend pas_erreur ; tout est comme avant l'annulation, et la vue reçoit les
 *   cases qui changent ;
 * - [PARTIE-RETABLIR-G2] s'il n'y a rien à rétablir, rend erreur_rien_a_retablir ; avant le début
 *   de la partie, rend erreur_partie_non_commencee ; rien ne change, et la vue reçoit la raison.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_retablir(partie *p);

/* =======================================================================================
 * Listes de coups
 * ======================================================================================= */

/** Aucune position n'a plus de coups légaux : seize pièces, dont aucune n'a plus de 28 cases. */
#define PARTIE_COUPS_MAX 512

/**
 * Donne les coups légaux d'une partie.
 *
 * Une promotion compte pour quatre coups : dame, tour, fou, cavalier. Pour un roque, l'arrivée est
 * celle que partie_deplacer attend : celle du roi, sauf en Chess960.
 *
 * @param p la partie.
 * @param tableau où écrire les coups, ou NULL si capacite vaut 0.
 * @param capacite le nombre de coups que tableau peut recevoir.
 *
 * Nécessite :
 * - [PARTIE-LISTER-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-LISTER-N2] capacite n'est pas négative ; sinon rend 0 ;
 * - [PARTIE-LISTER-N3] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-LISTER-G1] rend le nombre de coups légaux, 0 si la partie n'a pas commencé ou est
 *   finie ; tableau en reçoit autant qu'il peut, chacun une fois ;
 * - [PARTIE-LISTER-G2] le type et la promotion de chaque coup sont justes ;
 * - [PARTIE-LISTER-G3] aucune position n'a plus de PARTIE_COUPS_MAX coups : coup_joue
 *   coups[PARTIE_COUPS_MAX].
 *
 * @return le nombre de coups légaux.
 */
int partie_lister_coups(const partie *p, coup_joue *tableau, int capacite);

/**
 * Donne les coups légaux de la pièce d'une case.
 *
 * @param p la partie.
 * @param x la colonne de départ : 0 pour a.
 * @param y la rangée de départ : 0 pour la première.
 * @param tableau où écrire les coups, ou NULL si capacite vaut 0.
 * @param capacite le nombre de coups que tableau peut recevoir.
 *
 * Nécessite :
 * - [PARTIE-LISTER-DE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-LISTER-DE-N2] x et y vont de 0 à 7 ; sinon rend 0 ;
 * - [PARTIE-LISTER-DE-N3] capacite n'est pas négative ; sinon rend 0 ;
 * - [PARTIE-LISTER-DE-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-LISTER-DE-G1] rend le nombre de coups légaux qui partent de cette case, 0 si elle est
 *   vide ou à l'autre joueur, ou si la partie n'a pas commencé ou est finie ; tableau en reçoit
 *   autant qu'il peut, comme pour partie_lister_coups.
 *
 * @return le nombre de coups légaux de cette pièce.
 */
int partie_lister_coups_de(const partie *p, int x, int y, coup_joue *tableau,
                           int capacite);

/* =======================================================================================
 * Notation
 * ======================================================================================= */

/**
 * Les octets qui suffisent, zéro final compris, pour tout coup de partie_ecrire_san et de
 * partie_ecrire_san_joue : char san[PARTIE_SAN_MAX].
 */
#define PARTIE_SAN_MAX 16

/**
 * Écrit un coup légal en notation algébrique, aussi court que possible : « Cf3 », « exd6 »,
 * « e8=D+ », « O-O-O# ».
 *
 * @param p la partie.
 * @param x_depart la colonne de départ : 0 pour a.
 * @param y_depart la rangée de départ : 0 pour la première.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param promotion ce que devient un pion qui arrive sur sa dernière rangée : dame, tour, fou ou
 *     cavalier ; pour tout autre coup, invalide, ou une autre valeur, qui ne compte pas.
 * @param tampon où écrire le coup, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-SAN-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-SAN-N2] les quatre coordonnées vont de 0 à 7 ; sinon rend 0 ;
 * - [PARTIE-SAN-N3] promotion est une valeur de type_piece ; sinon rend 0 ;
 * - [PARTIE-SAN-N4] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-SAN-G1] coup légal : tampon reçoit sa notation, avec les lettres de la langue de
 *   echecs_langue, « + » pour un échec et « # » pour un mat ;
 * - [PARTIE-SAN-G2] coup qui n'est pas légal, promotion sans pièce permise, partie qui n'a pas
 *   commencé ou est finie : rend 0, et la chaîne est vide ;
 * - [PARTIE-SAN-G3] rend la longueur de la notation, sans le zéro final ; si elle n'est pas
 *   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille
 *   vaut 0) ; PARTIE_SAN_MAX octets suffisent toujours.
 *
 * @return la longueur de la notation, ou 0.
 */
size_t partie_ecrire_san(const partie *p, int x_depart, int y_depart, int x_arrivee,
                         int y_arrivee, type_piece promotion, char *tampon,
                         size_t taille);

/**
 * Donne le nombre de coups (demi-coups) joués, sans ceux qui ont été annulés.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-NOMBRE-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-NOMBRE-G1] rend le nombre de coups joués, 0 avant le début de la partie.
 *
 * @return le nombre de coups.
 */
int partie_nombre_coups(const partie *p);

/**
 * Donne un coup joué.
 *
 * @param p la partie.
 * @param numero le numéro du coup : 1 pour le premier, partie_nombre_coups pour le dernier.
 * @param coup où écrire le coup.
 *
 * Nécessite :
 * - [PARTIE-COUP-JOUE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-COUP-JOUE-N2] numero va de 1 à partie_nombre_coups ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PARTIE-COUP-JOUE-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-COUP-JOUE-G1] rend pas_erreur, et *coup reçoit le coup, avec son type et sa promotion.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_coup_joue(const partie *p, int numero, coup_joue *coup);

/**
 * Écrit un coup joué en notation algébrique.
 *
 * @param p la partie.
 * @param numero le numéro du coup : 1 pour le premier, partie_nombre_coups pour le dernier.
 * @param tampon où écrire le coup, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-SAN-JOUE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-SAN-JOUE-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0 ;
 * - [PARTIE-SAN-JOUE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-SAN-JOUE-G1] écrit le coup comme partie_ecrire_san l'aurait écrit avant qu'il soit
 *   joué, et rend sa longueur.
 *
 * @return la longueur de la notation, ou 0.
 */
size_t partie_ecrire_san_joue(const partie *p, int numero, char *tampon, size_t taille);

/* =======================================================================================
 * Fin de partie
 * ======================================================================================= */

/** Où en est une partie. */
typedef enum etat_partie {
    /** La partie continue. */
    partie_en_cours = 0,
    /** Échec et mat. */
    partie_mat = 1,
    /** Pat : le joueur qui a le trait n'a aucun coup légal, et n'est pas en échec. */
    partie_pat = 2,
    /**
     * Nulle : aucune suite de coups ne peut plus mener à un mat. Sont reconnus un roi contre un
     * roi, avec au plus un cavalier, ou avec des fous tous sur des cases de même couleur ; et les pions
     * bloqués
     * à jamais que les rois ne peuvent pas atteindre.
     */
    partie_nulle_materiel = 3,
    /** Nulle : chaque joueur a joué 75 coups sans prise ni coup de pion. */
    partie_nulle_75_coups = 4,
    /** Nulle : la même position pour la cinquième fois. */
    partie_nulle_repetition_5 = 5,
    /** Nulle par accord des joueurs. */
    partie_nulle_accord = 6,
    /** Un joueur a abandonné. */
    partie_abandon = 7,
    /** Nulle réclamée : chaque joueur a joué 50 coups sans prise ni coup de pion. */
    partie_nulle_50_coups = 8,
    /** Nulle réclamée : la même position pour la troisième fois. */
    partie_nulle_repetition_3 = 9,
    /** La partie n'a pas commencé. */
    partie_non_commencee = 10,
    /** Il n'y a pas de partie : le pointeur est NULL, ou la partie est détruite. */
    partie_absente = 11,
} etat_partie;

/**
 * Dit où en est une partie : si elle continue, et sinon comment elle a fini.
 *
 * Deux positions sont identiques si les mêmes pièces sont sur les mêmes cases, avec le même trait,
 * les mêmes droits de roque et la même prise en passant légale. Le mat et le pat l'emportent sur
 * les autres fins.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-ETAT-N1] p n'est pas NULL ; sinon rend partie_absente.
 *
 * Garantie :
 * - [PARTIE-ETAT-G1] rend partie_non_commencee avant le début de la partie, partie_en_cours tant
 *   qu'elle continue, et ensuite l'état qui dit sa fin ;
 * - [PARTIE-ETAT-G2] le mat, le pat, l'impossibilité de mater, les 75 coups et la cinquième
 *   répétition finissent la partie d'eux-mêmes ; les 50 coups et la troisième répétition ne la
 *   finissent que par partie_reclamer ou partie_reclamer_avec ;
 * - [PARTIE-ETAT-G3] le nombre de coups d'une partie n'a pas de limite.
 *
 * @return l'état de la partie.
 */
etat_partie partie_etat(const partie *p);

/**
 * Donne le joueur qui a gagné.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-VAINQUEUR-N1] p n'est pas NULL ; sinon rend -1.
 *
 * Garantie :
 * - [PARTIE-VAINQUEUR-G1] après un mat ou un abandon, rend 0 si les blancs ont gagné, 1 si ce sont
 *   les noirs ;
 * - [PARTIE-VAINQUEUR-G2] sinon rend -1 : la partie n'a pas commencé, continue ou est nulle.
 *
 * @return 0, 1 ou -1.
 */
int partie_vainqueur(const partie *p);

/**
 * Écrit en une phrase où en est une partie : à qui de jouer, l'échec s'il y en a un, ou comment elle
 * a fini et pour qui.
 *
 * @param p la partie.
 * @param tampon où écrire la phrase, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-SITUATION-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-SITUATION-N2] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-SITUATION-G1] tampon reçoit la phrase, d'une seule ligne, que la vue a reçue après le
 *   dernier changement, dans la langue de echecs_langue ; avant le début de la partie, elle le dit ;
 * - [PARTIE-SITUATION-G2] rend la longueur de la phrase, et l'écrit comme partie_expliquer ;
 *   PARTIE_PHRASE_MAX octets suffisent toujours.
 *
 * @return la longueur de la phrase.
 */
size_t partie_ecrire_situation(const partie *p, char *tampon, size_t taille);

/**
 * Dit si le joueur qui a le trait peut réclamer la nulle, dans la position qui est sur
 * l'échiquier.
 *
 * @param p la partie.
 * @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
 *
 * Nécessite :
 * - [PARTIE-PEUT-RECLAMER-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-PEUT-RECLAMER-N2] motif est l'un des deux ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-PEUT-RECLAMER-G1] rend 1 si partie_reclamer rend pas_erreur, et 0 sinon.
 *
 * @return 1 ou 0.
 */
int partie_peut_reclamer(const partie *p, etat_partie motif);

/**
 * Réclame la nulle, pour le joueur qui a le trait, dans la position qui est sur l'échiquier.
 *
 * @param p la partie.
 * @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
 *
 * Nécessite :
 * - [PARTIE-RECLAMER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-RECLAMER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-RECLAMER-N3] motif est l'un des deux ; sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PARTIE-RECLAMER-G1] si chaque joueur a joué au moins 50 coups sans prise ni coup de pion, ou
 *   si la position est là au moins pour la troisième fois, selon le motif : rend pas_erreur et la
 *   partie est nulle ;
 * - [PARTIE-RECLAMER-G2] sinon rend erreur_reclamation_non_permise ;
 * - [PARTIE-RECLAMER-G3] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le cas ;
 * - [PARTIE-RECLAMER-G4] un refus ne change rien, et la vue en reçoit la raison.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_reclamer(partie *p, etat_partie motif);

/**
 * Réclame la nulle, pour le joueur qui a le trait, en annonçant un coup qui l'amène : le coup n'est
 * pas joué.
 *
 * @param p la partie.
 * @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
 * @param coup le coup annoncé, écrit comme pour partie_jouer, avec la pièce d'une promotion.
 *
 * Nécessite :
 * - [PARTIE-RECLAMER-AVEC-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-RECLAMER-AVEC-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-RECLAMER-AVEC-N3] motif est l'un des deux ; sinon rend erreur_argument_hors_limites ;
 * - [PARTIE-RECLAMER-AVEC-N4] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-RECLAMER-AVEC-G1] si le coup est légal et qu'après lui la nulle peut être réclamée pour
 *   ce motif : rend pas_erreur et la partie est nulle, dans la position d'avant le coup ;
 * - [PARTIE-RECLAMER-AVEC-G2] sinon rend erreur_reclamation_non_permise, ou le code que
 *   partie_jouer rendrait si le coup est refusé ou mal écrit, erreur_promotion_annulee s'il manque
 *   la pièce d'une promotion ;
 * - [PARTIE-RECLAMER-AVEC-G3] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le
 *   cas ;
 * - [PARTIE-RECLAMER-AVEC-G4] un refus ne change rien, et la vue en reçoit la raison.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_reclamer_avec(partie *p, etat_partie motif, const char *coup);

/**
 * Fait abandonner un joueur.
 *
 * @param p la partie.
 * @param joueur celui qui abandonne : 0 pour les blancs, 1 pour les noirs ; il n'a pas besoin
 *     d'avoir le trait.
 *
 * Nécessite :
 * - [PARTIE-ABANDONNER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-ABANDONNER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-ABANDONNER-N3] joueur vaut 0 ou 1 ; sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PARTIE-ABANDONNER-G1] rend pas_erreur ; l'état est partie_abandon, et l'autre joueur a gagné ;
 * - [PARTIE-ABANDONNER-G2] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le
 *   cas ; rien ne change, et la vue en reçoit la raison.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_abandonner(partie *p, int joueur);

/**
 * Rend la partie nulle, d'un commun accord des joueurs.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-ACCORD-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-ACCORD-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee.
 *
 * Garantie :
 * - [PARTIE-ACCORD-G1] rend pas_erreur ; l'état est partie_nulle_accord ;
 * - [PARTIE-ACCORD-G2] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le cas ;
 *   rien ne change, et la vue en reçoit la raison.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_convenir_nulle(partie *p);

/* =======================================================================================
 * Conseil
 * ======================================================================================= */

/**
 * Conseille un coup : celui que le moteur trouve le meilleur.
 *
 * @param p la partie.
 * @param millisecondes le temps de réflexion.
 * @param conseil où écrire le coup.
 *
 * Nécessite :
 * - [PARTIE-CONSEILLER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-CONSEILLER-N2] millisecondes va de 1 à 60000 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PARTIE-CONSEILLER-N3] conseil n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-CONSEILLER-G1] rend pas_erreur, et *conseil reçoit un coup légal ; s'il y a un mat en
 *   un coup, c'en est un ;
 * - [PARTIE-CONSEILLER-G2] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le
 *   cas, et *conseil ne change pas ;
 * - [PARTIE-CONSEILLER-G3] la partie ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_conseiller(const partie *p, int millisecondes, coup_joue *conseil);

/* =======================================================================================
 * PGN
 * ======================================================================================= */

/** Les options de lecture et d'écriture d'un PGN, à additionner : sans les variantes. */
#define PGN_SANS_VARIANTES 1

/** Sans les commentaires ni les annotations. */
#define PGN_SANS_COMMENTAIRES 2

/** Les octets de la raison d'un diagnostic_pgn, zéro final compris. */
#define PGN_RAISON_MAX 256

/** Ce qui ne va pas dans un PGN. */
typedef struct diagnostic_pgn {
    /** La ligne en cause, à partir de 1 ; 0 s'il n'y a pas d'erreur ou qu'elle n'est d'aucune ligne. */
    int ligne;
    /** La raison, en une phrase, dans la langue de echecs_langue ; "" s'il n'y a pas d'erreur. */
    char raison[PGN_RAISON_MAX];
} diagnostic_pgn;

/**
 * Lit la première partie d'un texte au format PGN, à la place de celle d'avant.
 *
 * Un PGN écrit toujours les pièces en anglais : K roi, Q dame, R tour, B fou, N cavalier. Ce qui
 * reste clair est admis : numéros de coups faux ou absents, étiquettes absentes, résultat absent,
 * fins de ligne de toutes sortes, roque avec des zéros, coups écrits « e2e4 » ou « Ng1-f3 ». Un
 * coup nul (« -- » ou « Z0 »), que les règles n'ont pas, finit la variante où il se trouve ; parmi
 * les coups de la partie, il est une erreur. La partie lue se trouve après son dernier coup :
 * partie_annuler et partie_retablir la parcourent.
 *
 * Un résultat que les règles ne donnent pas d'elles-mêmes est ce que les joueurs ont décidé : un
 * abandon, une nulle réclamée si elle pouvait l'être dans la dernière position, et sinon une nulle
 * par accord. Là où les règles en donnent un, c'est le leur qui compte.
 *
 * Une partie a au plus 16 mébioctets de texte, 1048576 coups, variantes comprises, 1000 étiquettes
 * et 100 variantes l'une dans l'autre : ce qui en a plus est mal écrit.
 *
 * @param p la partie.
 * @param texte le PGN ; toute suite d'octets est admise.
 * @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
 * @param diagnostic où écrire la ligne et la raison d'une erreur, ou NULL.
 *
 * Nécessite :
 * - [PGN-LIRE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-LIRE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PGN-LIRE-N3] texte n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-LIRE-N4] options va de 0 à 3 ; sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PGN-LIRE-G1] rend pas_erreur ; la partie a les étiquettes, la position de départ, les coups et
 *   le résultat du texte, et, sauf si options les écarte, ses variantes, ses commentaires et ses
 *   annotations ; la vue reçoit les cases qui changent ;
 * - [PGN-LIRE-G2] si la partie est mal écrite, ou qu'un coup n'est pas légal, rend erreur_pgn, et
 *   *diagnostic reçoit la ligne et la raison ;
 * - [PGN-LIRE-G3] s'il n'y a aucune partie dans le texte, rend erreur_pgn_fin, et *diagnostic
 *   reçoit la ligne 0 et la raison ;
 * - [PGN-LIRE-G4] en cas d'erreur, la partie reste comme elle était, la vue reçoit la raison, et
 *   rien n'est écrit sur stderr ;
 * - [PGN-LIRE-G5] s'il n'y a pas d'erreur, *diagnostic reçoit 0 et "" ; si une clause n'est pas
 *   respectée, il ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_lire_pgn(partie *p, const char *texte, unsigned int options,
                            diagnostic_pgn *diagnostic);

/**
 * Lit la première partie d'un fichier au format PGN, à la place de celle d'avant.
 *
 * @param p la partie.
 * @param nom le nom du fichier.
 * @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
 * @param diagnostic où écrire la ligne et la raison d'une erreur, ou NULL.
 *
 * Nécessite :
 * - [PGN-LIRE-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-LIRE-FICHIER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PGN-LIRE-FICHIER-N3] nom n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-LIRE-FICHIER-N4] options va de 0 à 3 ; sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PGN-LIRE-FICHIER-G1] lit la première partie du fichier comme partie_lire_pgn (qui n'est pas
 *   appelée par son nom), et rend les mêmes codes ;
 * - [PGN-LIRE-FICHIER-G2] rend erreur_fichier_absent ou erreur_fichier_lecture si le fichier ne
 *   peut pas être lu ; la partie reste comme elle était, *diagnostic et la vue reçoivent la raison.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_lire_pgn_fichier(partie *p, const char *nom, unsigned int options,
                                    diagnostic_pgn *diagnostic);

/**
 * Écrit une partie au format PGN : ses étiquettes, ses coups en anglais, et ce qui est écrit à côté
 * d'eux.
 *
 * Les sept étiquettes d'usage (Event, Site, Date, Round, White, Black, Result) viennent d'abord,
 * avec « ? » pour celles que la partie n'a pas (« ????.??.?? » pour Date) ; puis les autres, dans
 * leur ordre ; enfin, si la partie ne part pas de la position de départ, SetUp et FEN, et avant
 * elles Variant si des droits de roque sont ceux de Chess960. Les coups annulés ne sont pas écrits.
 *
 * @param p la partie.
 * @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
 * @param tampon où écrire le PGN, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PGN-ECRIRE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PGN-ECRIRE-N2] options va de 0 à 3 ; sinon rend 0 ;
 * - [PGN-ECRIRE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PGN-ECRIRE-G1] partie_lire_pgn relit de ce texte, s'il ne passe pas les limites qu'elle dit,
 *   la même partie : étiquettes (avec celles que l'écriture ajoute, les sept d'usage d'abord),
 *   position de départ, coups, vainqueur ou nulle, et, sauf si options les écarte, variantes,
 *   commentaires et annotations ;
 * - [PGN-ECRIRE-G2] aucune ligne de coups n'a plus de 79 octets, sauf si un mot d'un commentaire
 *   est plus long, ou qu'il commence par « [ » ou « % » : il reste sur la ligne du mot d'avant ;
 * - [PGN-ECRIRE-G3] rend la longueur du texte, sans le zéro final ; si elle n'est pas inférieure à
 *   taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille vaut 0) ;
 * - [PGN-ECRIRE-G4] avant le début de la partie, le texte est vide.
 *
 * @return la longueur du texte.
 */
size_t partie_ecrire_pgn(const partie *p, unsigned int options, char *tampon,
                         size_t taille);

/**
 * Écrit une partie dans un fichier au format PGN, à la place de ce qu'il contenait.
 *
 * @param p la partie.
 * @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
 * @param nom le nom du fichier.
 *
 * Nécessite :
 * - [PGN-ECRIRE-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-ECRIRE-FICHIER-N2] options va de 0 à 3 ; sinon rend erreur_argument_hors_limites ;
 * - [PGN-ECRIRE-FICHIER-N3] nom n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PGN-ECRIRE-FICHIER-G1] rend pas_erreur ; le fichier contient le texte de partie_ecrire_pgn
 *   (qui n'est pas appelée par son nom) ;
 * - [PGN-ECRIRE-FICHIER-G2] si le fichier ne peut pas être écrit, rend erreur_fichier_ecriture, et
 *   ce qu'il contenait y est encore ; une ligne dit pourquoi, sur stderr sauf en mode
 *   contrats_silence, et par echecs_derniere_erreur, sans jamais arrêter le programme ;
 * - [PGN-ECRIRE-FICHIER-G3] avant le début de la partie, rend erreur_partie_non_commencee et
 *   n'écrit rien.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_ecrire_pgn_fichier(const partie *p, unsigned int options,
                                      const char *nom);

/* =======================================================================================
 * Plusieurs parties dans un PGN
 * ======================================================================================= */

/**
 * Ce qui lit un PGN partie par partie. Sa mémoire est à la bibliothèque : lecteur_pgn_ouvrir ou
 * lecteur_pgn_ouvrir_texte la donnent, lecteur_pgn_fermer la rend.
 */
typedef struct lecteur_pgn lecteur_pgn;

/**
 * Ouvre un fichier au format PGN, pour en lire les parties l'une après l'autre.
 *
 * Le fichier n'est jamais tout entier en mémoire : il peut être énorme.
 *
 * @param nom le nom du fichier.
 * @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
 *
 * Nécessite :
 * - [PGN-OUVRIR-N1] nom n'est pas NULL ; sinon rend NULL ;
 * - [PGN-OUVRIR-N2] options va de 0 à 3 ; sinon rend NULL.
 *
 * Garantie :
 * - [PGN-OUVRIR-G1] rend un lecteur, placé avant la première partie ;
 * - [PGN-OUVRIR-G2] si le fichier ne peut pas être lu, rend NULL ; une ligne dit pourquoi, sur
 *   stderr sauf en mode contrats_silence, et par echecs_derniere_erreur, sans jamais arrêter le
 *   programme.
 *
 * @return le lecteur, à rendre à lecteur_pgn_fermer, ou NULL.
 */
lecteur_pgn *lecteur_pgn_ouvrir(const char *nom, unsigned int options);

/**
 * Ouvre un texte au format PGN, pour en lire les parties l'une après l'autre.
 *
 * @param texte le PGN, copié : il peut disparaître ensuite ; toute suite d'octets est admise.
 * @param options 0, ou une somme de PGN_SANS_VARIANTES et PGN_SANS_COMMENTAIRES.
 *
 * Nécessite :
 * - [PGN-OUVRIR-TEXTE-N1] texte n'est pas NULL ; sinon rend NULL ;
 * - [PGN-OUVRIR-TEXTE-N2] options va de 0 à 3 ; sinon rend NULL.
 *
 * Garantie :
 * - [PGN-OUVRIR-TEXTE-G1] rend un lecteur, placé avant la première partie.
 *
 * @return le lecteur, à rendre à lecteur_pgn_fermer, ou NULL.
 */
lecteur_pgn *lecteur_pgn_ouvrir_texte(const char *texte, unsigned int options);

/**
 * Lit la partie suivante d'un PGN, à la place de celle d'avant.
 *
 * Les numéros de lignes comptent depuis le début du PGN.
 *
 * @param l le lecteur.
 * @param p la partie.
 * @param diagnostic où écrire la ligne et la raison d'une erreur, ou NULL.
 *
 * Nécessite :
 * - [PGN-SUIVANTE-N1] l n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-SUIVANTE-N2] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-SUIVANTE-N3] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee, et la partie suivante reste à lire.
 *
 * Garantie :
 * - [PGN-SUIVANTE-G1] rend pas_erreur, et p est la partie suivante, comme par partie_lire_pgn (qui
 *   n'est pas appelée par son nom) ;
 * - [PGN-SUIVANTE-G2] une partie mal écrite rend erreur_pgn, p reste comme elle était, et le
 *   prochain appel lit la partie d'après ;
 * - [PGN-SUIVANTE-G3] après la dernière partie, rend erreur_pgn_fin à chaque appel, et p reste
 *   comme elle était ;
 * - [PGN-SUIVANTE-G4] *diagnostic et la vue sont traités comme par partie_lire_pgn ;
 * - [PGN-SUIVANTE-G5] si la suite du fichier ne peut pas être lue, rend erreur_fichier_lecture, p
 *   reste comme elle était, *diagnostic et la vue reçoivent la raison, et c'est la fin du PGN ;
 * - [PGN-SUIVANTE-G6] pendant qu'une fonction de la vue de p est appelée, elle peut se servir du
 *   lecteur : lire la partie suivante dans une autre partie, ou le fermer.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur lecteur_pgn_suivante(lecteur_pgn *l, partie *p, diagnostic_pgn *diagnostic);

/**
 * Ferme un lecteur de PGN : il ne faut plus s'en servir ensuite.
 *
 * @param l le lecteur, ou NULL.
 *
 * Nécessite :
 * - [PGN-FERMER-N1] l est NULL, ou un lecteur qui n'est pas fermé ; sinon ne fait rien.
 *
 * Garantie :
 * - [PGN-FERMER-G1] la mémoire du lecteur est libérée et son fichier est fermé ;
 * - [PGN-FERMER-G2] ne fait rien si l vaut NULL.
 */
void lecteur_pgn_fermer(lecteur_pgn *l);

/* =======================================================================================
 * Étiquettes
 * ======================================================================================= */

/**
 * Donne une étiquette à une partie, ou lui en retire une.
 *
 * Une étiquette est un nom et une valeur que le PGN écrit avant les coups : Event, Site, Date
 * (« 2026.11.16 »), Round, White, Black, ou tout autre nom. Result, FEN et SetUp se déduisent de
 * la partie : ils ne se donnent pas, et ne sont pas comptés ici.
 *
 * @param p la partie.
 * @param nom le nom : des lettres, des chiffres et les signes _ + # = : -, une lettre ou un chiffre
 *     d'abord, en ASCII, 255 caractères au plus.
 * @param valeur la valeur, en UTF-8, sans fin de ligne ni autre caractère de contrôle ; NULL retire
 *     l'étiquette.
 *
 * Nécessite :
 * - [ETIQUETTE-POSER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ETIQUETTE-POSER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [ETIQUETTE-POSER-N3] nom n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ETIQUETTE-POSER-N4] nom est un tel nom, autre que Result, FEN et SetUp, en majuscules ou en
 *   minuscules ; sinon rend erreur_argument_hors_limites ;
 * - [ETIQUETTE-POSER-N5] valeur est NULL ou une telle valeur ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [ETIQUETTE-POSER-N6] la partie n'a pas déjà 1000 autres étiquettes ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [ETIQUETTE-POSER-G1] rend pas_erreur ; une nouvelle étiquette vient après les autres, une
 *   ancienne change de valeur à sa place, une étiquette retirée n'est plus là ;
 * - [ETIQUETTE-POSER-G2] avant le début de la partie, rend erreur_partie_non_commencee, et la vue
 *   en reçoit la raison.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_poser_etiquette(partie *p, const char *nom, const char *valeur);

/**
 * Écrit la valeur d'une étiquette d'une partie.
 *
 * @param p la partie.
 * @param nom le nom de l'étiquette.
 * @param tampon où écrire la valeur, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [ETIQUETTE-LIRE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [ETIQUETTE-LIRE-N2] nom n'est pas NULL ; sinon rend 0 ;
 * - [ETIQUETTE-LIRE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [ETIQUETTE-LIRE-G1] rend la longueur de la valeur, sans le zéro final, et l'écrit comme
 *   partie_ecrire_fen ; si la partie n'a pas cette étiquette, ou avant son début, rend 0 et la
 *   chaîne est vide.
 *
 * @return la longueur de la valeur.
 */
size_t partie_lire_etiquette(const partie *p, const char *nom, char *tampon,
                             size_t taille);

/**
 * Donne le nombre d'étiquettes d'une partie.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [ETIQUETTE-NOMBRE-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [ETIQUETTE-NOMBRE-G1] rend le nombre d'étiquettes, 0 avant le début de la partie.
 *
 * @return de 0 à 1000.
 */
int partie_nombre_etiquettes(const partie *p);

/**
 * Écrit le nom d'une étiquette d'une partie.
 *
 * @param p la partie.
 * @param rang sa place : 0 pour la première.
 * @param tampon où écrire le nom, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [ETIQUETTE-NOM-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [ETIQUETTE-NOM-N2] rang va de 0 à partie_nombre_etiquettes - 1 ; sinon rend 0 ;
 * - [ETIQUETTE-NOM-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [ETIQUETTE-NOM-G1] rend la longueur du nom, sans le zéro final, et l'écrit comme
 *   partie_ecrire_fen ; les étiquettes sont dans l'ordre où elles ont été lues ou posées.
 *
 * @return la longueur du nom.
 */
size_t partie_nom_etiquette(const partie *p, int rang, char *tampon, size_t taille);

/* =======================================================================================
 * Commentaires, annotations et variantes
 * ======================================================================================= */

/**
 * Écrit le commentaire d'un coup joué, ou celui d'avant le premier coup.
 *
 * @param p la partie.
 * @param numero le numéro du coup : 1 pour le premier ; 0 pour le commentaire d'avant lui.
 * @param tampon où écrire le commentaire, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [COMMENTAIRE-LIRE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [COMMENTAIRE-LIRE-N2] numero va de 0 à partie_nombre_coups ; sinon rend 0 ;
 * - [COMMENTAIRE-LIRE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [COMMENTAIRE-LIRE-G1] rend la longueur du commentaire, sans le zéro final, et l'écrit comme
 *   partie_ecrire_fen ; s'il n'y en a pas, ou avant le début de la partie, rend 0 et la chaîne est
 *   vide.
 *
 * @return la longueur du commentaire.
 */
size_t partie_lire_commentaire(const partie *p, int numero, char *tampon, size_t taille);

/**
 * Donne un commentaire à un coup joué, ou en met un avant le premier coup.
 *
 * @param p la partie.
 * @param numero le numéro du coup : 1 pour le premier ; 0 pour le commentaire d'avant lui.
 * @param commentaire le commentaire, en UTF-8, à la place de celui d'avant ; "" le retire. Les
 *     espaces, les fins de ligne et les caractères de contrôle entre deux mots valent une espace.
 *
 * Nécessite :
 * - [COMMENTER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [COMMENTER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [COMMENTER-N3] numero va de 0 à partie_nombre_coups ; sinon rend erreur_argument_hors_limites ;
 * - [COMMENTER-N4] commentaire n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [COMMENTER-N5] commentaire est en UTF-8 ; sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [COMMENTER-G1] rend pas_erreur, et le coup a ce commentaire ;
 * - [COMMENTER-G2] avant le début de la partie, rend erreur_partie_non_commencee.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_commenter(partie *p, int numero, const char *commentaire);

/**
 * Donne les annotations d'un coup joué.
 *
 * @param p la partie.
 * @param numero le numéro du coup : 1 pour le premier.
 * @param tableau où écrire les annotations, ou NULL si capacite vaut 0.
 * @param capacite le nombre d'annotations que tableau peut recevoir.
 *
 * Nécessite :
 * - [ANNOTATIONS-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [ANNOTATIONS-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0 ;
 * - [ANNOTATIONS-N3] capacite n'est pas négative ; sinon rend 0 ;
 * - [ANNOTATIONS-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [ANNOTATIONS-G1] rend le nombre d'annotations du coup, et tableau en reçoit autant qu'il peut,
 *   dans leur ordre : 1 pour « ! », 2 pour « ? », 3 pour « !! », 4 pour « ?? », 5 pour « !? »,
 *   6 pour « ?! », ou tout autre nombre de 0 à 255, que le PGN écrit « $14 » ; il n'en
 *   garde pas de plus grand.
 *
 * @return le nombre d'annotations.
 */
int partie_lister_annotations(const partie *p, int numero, int *tableau, int capacite);

/**
 * Ajoute une annotation à un coup joué.
 *
 * @param p la partie.
 * @param numero le numéro du coup : 1 pour le premier.
 * @param annotation 1 pour « ! », 2 pour « ? », 3 pour « !! », 4 pour « ?? », 5 pour « !? »,
 *     6 pour « ?! », ou un autre nombre de 0 à 255.
 *
 * Nécessite :
 * - [ANNOTER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ANNOTER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [ANNOTER-N3] numero va de 1 à partie_nombre_coups ; sinon rend erreur_argument_hors_limites ;
 * - [ANNOTER-N4] annotation va de 0 à 255 ; sinon rend erreur_argument_hors_limites ;
 * - [ANNOTER-N5] le coup n'a pas déjà 16 autres annotations ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [ANNOTER-G1] rend pas_erreur ; l'annotation vient après celles du coup, à moins d'y être déjà.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_annoter(partie *p, int numero, int annotation);

/**
 * Donne le nombre de variantes d'un coup joué : de suites de coups qui auraient pu commencer à sa
 * place.
 *
 * @param p la partie.
 * @param numero le numéro du coup : 1 pour le premier.
 *
 * Nécessite :
 * - [VARIANTES-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [VARIANTES-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0.
 *
 * Garantie :
 * - [VARIANTES-G1] rend le nombre de variantes que le PGN lu donne à ce coup, ou qu'il a depuis
 *   partie_choisir_variante.
 *
 * @return le nombre de variantes.
 */
int partie_nombre_variantes(const partie *p, int numero);

/**
 * Remplace la suite d'une partie par une de ses variantes.
 *
 * Les coups à partir de numero, coups annulés compris, deviennent une variante à la place de celle
 * qui est choisie : choisir le même rang encore une fois remet les coups d'avant. Les autres
 * variantes restent à côté du nouveau coup, suivies de celles qu'il avait déjà ; un commentaire
 * placé avant lui passe au début du sien.
 *
 * @param p la partie.
 * @param numero le numéro du coup : 1 pour le premier.
 * @param rang le rang de la variante : 0 pour la première.
 *
 * Nécessite :
 * - [VARIANTE-CHOISIR-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [VARIANTE-CHOISIR-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [VARIANTE-CHOISIR-N3] numero va de 1 à partie_nombre_coups ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [VARIANTE-CHOISIR-N4] rang va de 0 à partie_nombre_variantes - 1 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [VARIANTE-CHOISIR-N5] il n'y aurait pas plus de 100 variantes l'une dans l'autre ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [VARIANTE-CHOISIR-G1] rend pas_erreur ; la partie suit la variante et se trouve après son
 *   dernier coup, il n'y a rien à rétablir, et la vue reçoit les cases qui changent ;
 * - [VARIANTE-CHOISIR-G2] une fin que les joueurs avaient décidée est oubliée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_choisir_variante(partie *p, int numero, int rang);

/* =======================================================================================
 * Images
 * ======================================================================================= */

/** Une flèche, de la case de départ à la case d'arrivée ; un anneau si c'est la même. */
typedef struct fleche {
    /** La colonne de départ : 0 pour a. */
    int x_depart;
    /** La rangée de départ : 0 pour la première. */
    int y_depart;
    /** La colonne d'arrivée. */
    int x_arrivee;
    /** La rangée d'arrivée. */
    int y_arrivee;
} fleche;

/**
 * Ce que l'on veut d'une image. { 0 } demande l'image ordinaire : 360 pixels, les blancs en bas,
 * les coordonnées, le dernier coup et l'échec, sans case choisie ni flèche.
 */
typedef struct image_echiquier {
    /** La largeur en pixels, qui est aussi la hauteur : de 64 à 4096 ; 0 vaut 360. */
    int taille;
    /** Différent de 0 : les noirs en bas. */
    int vue_des_noirs;
    /** Différent de 0 : sans les lettres des colonnes ni les numéros des rangées. */
    int sans_coordonnees;
    /** Différent de 0 : sans marquer le dernier coup. Un échiquier seul n'en a pas. */
    int sans_dernier_coup;
    /** Différent de 0 : sans marquer le roi en échec. */
    int sans_echec;
    /** Les cases à encadrer : la case (x, y) est le bit 8 * y + x. */
    unsigned long long cases;
    /** Les flèches, dessinées par-dessus les pièces ; NULL s'il n'y en a pas. */
    const fleche *fleches;
    /** Le nombre de flèches : de 0 à 1000. */
    int nombre_fleches;
} image_echiquier;

/**
 * Écrit l'image d'un échiquier, au format SVG.
 *
 * L'image peut aller dans une page web, un document ou une feuille de cours : elle n'a besoin
 * d'aucun autre fichier, et plusieurs images peuvent aller dans la même page.
 *
 * @param e l'échiquier à dessiner ; son contenu peut être quelconque.
 * @param image ce que l'on veut de l'image, ou NULL pour l'image ordinaire.
 * @param tampon où écrire l'image, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0 et n'écrit rien dans tampon.
 *
 * Nécessite :
 * - [ECHIQUIER-SVG-N1] e n'est pas NULL ;
 * - [ECHIQUIER-SVG-N2] image vaut NULL, ou image->taille vaut 0 ou va de 64 à 4096 ;
 * - [ECHIQUIER-SVG-N3] image vaut NULL, ou image->nombre_fleches va de 0 à 1000 ;
 * - [ECHIQUIER-SVG-N4] s'il y a des flèches, image->fleches n'est pas NULL ;
 * - [ECHIQUIER-SVG-N5] les quatre coordonnées de chaque flèche vont de 0 à 7 ;
 * - [ECHIQUIER-SVG-N6] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [ECHIQUIER-SVG-G1] tampon reçoit une image SVG 1.1 entière, de la taille demandée, avec un
 *   élément « use » par pièce ; une pièce qui n'est pas valide n'est pas dessinée ; d'une case où
 *   il y en a plusieurs, une seule l'est ;
 * - [ECHIQUIER-SVG-G2] si le camp qui a le trait n'a qu'un roi et que ce roi est attaqué, sa case
 *   est marquée, sauf si image->sans_echec ;
 * - [ECHIQUIER-SVG-G3] l'image dit aussi en texte, dans la langue de echecs_langue, qui a le trait
 *   et où sont les pièces ;
 * - [ECHIQUIER-SVG-G4] la même demande donne toujours le même texte, et chaque champ de image
 *   change ce qu'il dit, sauf sans_dernier_coup, qui n'a de sens que pour une partie ;
 * - [ECHIQUIER-SVG-G5] rend la longueur de l'image, sans le zéro final ; si elle n'est pas
 *   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille
 *   vaut 0).
 *
 * @return la longueur de l'image, ou 0.
 */
size_t echiquier_ecrire_svg(const echiquier *e, const image_echiquier *image,
                            char *tampon, size_t taille);

/**
 * Écrit l'image d'un échiquier dans un fichier, au format SVG.
 *
 * @param e l'échiquier à dessiner ; son contenu peut être quelconque.
 * @param image ce que l'on veut de l'image, ou NULL pour l'image ordinaire.
 * @param nom le nom du fichier, qui d'ordinaire finit par « .svg ».
 *
 * Si une clause n'est pas respectée, aucun fichier ne change.
 *
 * Nécessite :
 * - [ECHIQUIER-SVG-FICHIER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECHIQUIER-SVG-FICHIER-N2] image vaut NULL, ou image->taille vaut 0 ou va de 64 à 4096 ; sinon
 *   rend erreur_argument_hors_limites ;
 * - [ECHIQUIER-SVG-FICHIER-N3] image vaut NULL, ou image->nombre_fleches va de 0 à 1000 ; sinon
 *   rend erreur_argument_hors_limites ;
 * - [ECHIQUIER-SVG-FICHIER-N4] s'il y a des flèches, image->fleches n'est pas NULL ; sinon rend
 *   erreur_pointeur_nul ;
 * - [ECHIQUIER-SVG-FICHIER-N5] les quatre coordonnées de chaque flèche vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [ECHIQUIER-SVG-FICHIER-N6] nom n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [ECHIQUIER-SVG-FICHIER-G1] rend pas_erreur, et le fichier contient l'image que donne
 *   echiquier_ecrire_svg (qui n'est pas appelée par son nom) ; ce qu'il contenait est remplacé
 *   d'un seul coup ;
 * - [ECHIQUIER-SVG-FICHIER-G2] si le fichier ne peut pas être écrit, rend erreur_fichier_ecriture,
 *   dit pourquoi en une ligne, sur stderr sauf en mode contrats_silence et par
 *   echecs_derniere_erreur, et le fichier reste comme il était.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur echiquier_ecrire_svg_fichier(const echiquier *e, const image_echiquier *image,
                                         const char *nom);

/**
 * Écrit l'image de la position d'une partie, au format SVG. Voir echiquier_ecrire_svg.
 *
 * @param p la partie.
 * @param image ce que l'on veut de l'image, ou NULL pour l'image ordinaire.
 * @param tampon où écrire l'image, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0 et n'écrit rien dans tampon.
 *
 * Nécessite :
 * - [PARTIE-SVG-N1] p n'est pas NULL ;
 * - [PARTIE-SVG-N2] image vaut NULL, ou image->taille vaut 0 ou va de 64 à 4096 ;
 * - [PARTIE-SVG-N3] image vaut NULL, ou image->nombre_fleches va de 0 à 1000 ;
 * - [PARTIE-SVG-N4] s'il y a des flèches, image->fleches n'est pas NULL ;
 * - [PARTIE-SVG-N5] les quatre coordonnées de chaque flèche vont de 0 à 7 ;
 * - [PARTIE-SVG-N6] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [PARTIE-SVG-G1] tampon reçoit l'image que echiquier_ecrire_svg (qui n'est pas appelée par son
 *   nom) donne de l'échiquier de la partie, et en plus les deux cases du dernier coup y sont
 *   marquées, sauf si image->sans_dernier_coup ; d'un roque, les deux cases du roi ;
 * - [PARTIE-SVG-G2] rend la longueur de l'image, sans le zéro final ; si elle n'est pas inférieure
 *   à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille vaut 0) ;
 * - [PARTIE-SVG-G3] avant le début de la partie, rend 0, et la chaîne est vide.
 *
 * @return la longueur de l'image, ou 0.
 */
size_t partie_ecrire_svg(const partie *p, const image_echiquier *image, char *tampon,
                         size_t taille);

/**
 * Écrit l'image de la position d'une partie dans un fichier, au format SVG.
 *
 * @param p la partie.
 * @param image ce que l'on veut de l'image, ou NULL pour l'image ordinaire.
 * @param nom le nom du fichier, qui d'ordinaire finit par « .svg ».
 *
 * Si une clause n'est pas respectée, aucun fichier ne change.
 *
 * Nécessite :
 * - [PARTIE-SVG-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-SVG-FICHIER-N2] image vaut NULL, ou image->taille vaut 0 ou va de 64 à 4096 ; sinon
 *   rend erreur_argument_hors_limites ;
 * - [PARTIE-SVG-FICHIER-N3] image vaut NULL, ou image->nombre_fleches va de 0 à 1000 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PARTIE-SVG-FICHIER-N4] s'il y a des flèches, image->fleches n'est pas NULL ; sinon rend
 *   erreur_pointeur_nul ;
 * - [PARTIE-SVG-FICHIER-N5] les quatre coordonnées de chaque flèche vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PARTIE-SVG-FICHIER-N6] nom n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-SVG-FICHIER-G1] rend pas_erreur, et le fichier contient l'image que donne
 *   partie_ecrire_svg (qui n'est pas appelée par son nom) ; ce qu'il contenait est remplacé d'un
 *   seul coup ;
 * - [PARTIE-SVG-FICHIER-G2] si le fichier ne peut pas être écrit, rend erreur_fichier_ecriture,
 *   dit pourquoi en une ligne, sur stderr sauf en mode contrats_silence et par
 *   echecs_derniere_erreur, et le fichier reste comme il était ;
 * - [PARTIE-SVG-FICHIER-G3] avant le début de la partie, rend erreur_partie_non_commencee, et
 *   aucun fichier ne change.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur partie_ecrire_svg_fichier(const partie *p, const image_echiquier *image,
                                      const char *nom);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_PARTIE_H */
