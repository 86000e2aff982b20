/**
 * @file partie.h
 * Le cours de la HEIG-VD : une partie d'échecs, avec un contrôleur et une vue.
 *
 * Ce fichier est produit à partir de src/capi (cbindgen) : ne pas le modifier à la main.
 *
 * La partie connaît les règles, la vue n'en connaît aucune : le programme demande des
 * coups à la partie, la partie dit à la vue ce qui change. partie_creer donne une partie
 * sans vue et qui n'a pas commencé ; partie_brancher_vue et partie_commencer font le
 * reste.
 *
 * Les contrats se lisent comme echecs_commun.h l'explique ; type_piece, piece et
 * coup_joue viennent de echecs.h, que cet en-tête inclut. Un coup illégal, une FEN ou un
 * PGN mal écrits ne sont pas une faute du programme : la fonction rend un code sans rien
 * écrire sur stderr (sauf une ligne pour un fichier que lecteur_pgn_ouvrir_fichier ou une
 * fonction ..._ecrire_..._fichier refuse), et la vue dit au joueur pourquoi ;
 * partie_verifier dit la même phrase sans jouer.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 *
 * La case (0, 0) est a1, en bas à gauche du côté des blancs ; (7, 7) est h8. Le joueur 0
 * (echecs_blancs) a les blancs, le joueur 1 (echecs_noirs) les noirs ; -1
 * (echecs_personne) veut dire : aucun des deux. Un coup est ce qu'un joueur joue en une
 * fois, et numero compte ainsi : 1 pour le premier coup de la partie, 2 pour la réponse.
 *
 * Chaque fonction qui écrit un texte le fait dans le tampon de l'appelant. Le texte finit
 * toujours par un zéro, sauf si taille vaut 0 ; s'il est trop long, il est coupé entre
 * deux caractères ; si une clause n'est pas respectée, il vaut "". Une fonction qui donne
 * une liste rend le nombre d'éléments, et n'en écrit jamais plus de capacite.
 *
 * Chaque fonction peut être remplacée par une fonction de même nom du programme. La
 * bibliothèque n'appelle par son nom que partie_verifier, dans partie_deplacer,
 * partie_jouer, partie_jouer_coup et partie_verifier_texte ; toutes les autres ne sont
 * appelées que par le programme.
 *
 * Un programme qui a son propre contrôleur définit sa propre struct partie, partie_creer,
 * et toutes les fonctions dont il se sert, lui et sa vue : celles de la bibliothèque
 * refusent, comme NULL, une partie qu'elles n'ont pas créée, et aussi une partie
 * détruite, tant que sa mémoire ne sert pas à autre chose.
 *
 * Les structures vue, image_echiquier et diagnostic_pgn ont des membres réservés, que de
 * futures versions nommeront. Dans une vue ou une image_echiquier, le programme les
 * laisse à zéro : { 0 } le fait, et aussi une initialisation qui nomme les membres. La
 * bibliothèque refuse une vue ou une image_echiquier dont un membre réservé n'est pas
 * nul, et met à zéro les membres réservés de diagnostic_pgn. Un programme compilé avec un
 * en-tête plus récent est donc servi comme avant s'il n'emploie pas les nouveaux membres,
 * et refusé s'il les emploie.
 *
 * Deux fils d'exécution peuvent se servir de parties différentes en même temps ; une même
 * partie ne sert qu'à un fil à la fois, même pour la lire : partie_creer_copie donne à
 * chaque fil la sienne.
 *
 * Un programme complet, que « echecs lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "partie.h"
 *
 * int main(void)
 * {
 *     char phrase[ECHECS_PHRASE_MAX];
 *     partie *p = partie_creer();
 *
 *     partie_commencer(p);
 *     partie_jouer(p, "e4");
 *     partie_ecrire_situation(p, phrase, sizeof phrase);
 *     printf("%s\n", phrase);
 *     // affiche : C'est aux noirs de jouer.
 *     if (partie_verifier_texte(p, "Fb4", phrase, sizeof phrase) != pas_erreur)
 *         printf("%s\n", phrase);
 *         // affiche : Le fou f8 ne va pas en b4 : le pion e7 lui barre la route.
 *     partie_detruire(p);
 *     return 0;
 * }
 * @endcode
 */

/*
 * Résumé : une ligne par fonction
 *
 * Partie
 *   partie_creer        Crée une partie, sans vue, qui n'a pas commencé.
 *   partie_creer_copie  Crée une partie qui est la copie d'une autre, sans vue.
 *   partie_detruire     Détruit une partie.
 *   partie_commencer    Commence une nouvelle partie, dans la position initiale.
 *   partie_lire_fen     Commence une nouvelle partie, dans la position d'une FEN.
 *
 * Vue
 *   partie_brancher_vue  Branche une vue sur une partie, à la place de celle d'avant.
 *
 * Coups
 *   partie_deplacer    Déplace une pièce, si le coup est légal.
 *   partie_jouer       Joue un coup écrit, s'il est légal.
 *   partie_jouer_coup  Joue un coup donné par une structure, s'il est légal.
 *
 * Vérifier un coup
 *   partie_verifier        Dit si un coup est légal, et sinon pourquoi, en une phrase.
 *   partie_verifier_texte  Dit si un coup écrit est légal, et sinon pourquoi, en une phrase.
 *
 * Annuler et rétablir
 *   partie_annuler         Annule le dernier coup, ou la fin décidée par les joueurs.
 *   partie_retablir        Rétablit ce qui a été annulé en dernier.
 *   partie_aller_a         Va à un coup d'une partie, en annulant ou en rétablissant.
 *   partie_nombre_annules  Donne le nombre d'annulations qui peuvent être rétablies.
 *
 * Position
 *   partie_ecrire_fen        Écrit la position d'une partie comme chaîne FEN.
 *   partie_ecrire_dessin     Écrit l'échiquier d'une partie en neuf lignes, pour des personnes.
 *   partie_joueur            Donne le joueur qui a le trait.
 *   partie_est_en_echec      Dit si le joueur qui a le trait est en échec.
 *   partie_copier_echiquier  Copie la position d'une partie dans un échiquier de echecs.h.
 *
 * Pièces et attaques
 *   partie_piece_en           Donne la pièce d'une case.
 *   partie_lister_pieces      Donne les pièces d'un joueur.
 *   partie_case_attaquee      Dit si un joueur attaque une case.
 *   partie_lister_attaquants  Donne les pièces d'un joueur qui attaquent une case.
 *
 * Listes de coups
 *   partie_lister_coups     Donne les coups légaux d'une partie.
 *   partie_lister_coups_de  Donne les coups légaux de la pièce d'une case.
 *
 * Notation
 *   partie_lire_coup   Lit un coup écrit, sans le jouer.
 *   partie_ecrire_san  Écrit un coup légal en notation algébrique, comme « Cf3 ».
 *   partie_ecrire_uci  Écrit un coup légal comme les moteurs d'échecs, par exemple « e2e4 ».
 *
 * Coups joués
 *   partie_nombre_coups     Donne le nombre de coups joués.
 *   partie_coup_joue        Donne un coup joué.
 *   partie_ecrire_san_joue  Écrit un coup joué en notation algébrique.
 *
 * État d'une partie
 *   partie_etat              Dit si une partie continue, et sinon comment elle a fini.
 *   partie_vainqueur         Donne le joueur qui a gagné.
 *   partie_resultat          Donne le résultat d'une partie, comme l'écrit un PGN.
 *   partie_ecrire_situation  Écrit en une phrase où en est une partie.
 *
 * Finir une partie
 *   partie_peut_reclamer   Dit si le joueur qui a le trait peut réclamer la nulle.
 *   partie_reclamer        Réclame la nulle pour le joueur qui a le trait.
 *   partie_reclamer_avec   Réclame la nulle en annonçant un coup, qui n'est pas joué.
 *   partie_abandonner      Fait abandonner un joueur.
 *   partie_convenir_nulle  Finit une partie par la nulle, d'un commun accord des joueurs.
 *
 * Conseil
 *   partie_conseiller  Conseille un coup, le meilleur que trouve le moteur.
 *
 * PGN
 *   partie_lire_pgn            Lit la première partie d'un texte PGN.
 *   partie_lire_pgn_fichier    Lit la première partie d'un fichier PGN.
 *   partie_ecrire_pgn          Écrit une partie au format PGN.
 *   partie_ecrire_pgn_fichier  Écrit une partie dans un fichier PGN.
 *
 * Plusieurs parties dans un PGN
 *   lecteur_pgn_ouvrir_fichier  Ouvre un fichier PGN, pour en lire les parties une à une.
 *   lecteur_pgn_ouvrir_texte    Ouvre un texte PGN, pour en lire les parties une à une.
 *   lecteur_pgn_lire_suivante   Lit la partie suivante d'un PGN.
 *   lecteur_pgn_fermer          Ferme un lecteur de PGN.
 *
 * Étiquettes
 *   partie_poser_etiquette       Donne une étiquette à une partie, ou lui en retire une.
 *   partie_ecrire_etiquette      Écrit la valeur d'une étiquette d'une partie.
 *   partie_nombre_etiquettes     Donne le nombre d'étiquettes d'une partie.
 *   partie_ecrire_nom_etiquette  Écrit le nom d'une étiquette d'une partie.
 *
 * Commentaires, annotations et variantes
 *   partie_ecrire_commentaire
 *       Écrit le commentaire d'un coup joué, ou celui d'avant le premier coup.
 *   partie_poser_commentaire
 *       Pose le commentaire d'un coup joué, ou celui d'avant le premier coup.
 *   partie_lister_annotations  Donne les annotations d'un coup joué.
 *   partie_poser_annotations   Remplace les annotations d'un coup joué.
 *   partie_nombre_variantes    Donne le nombre de variantes d'un coup joué.
 *   partie_choisir_variante    Remplace la suite d'une partie par une de ses variantes.
 *
 * Images
 *   echiquier_ecrire_svg          Écrit l'image d'un échiquier, au format SVG.
 *   echiquier_ecrire_svg_fichier  Écrit l'image d'un échiquier dans un fichier SVG.
 *   partie_ecrire_svg             Écrit l'image de la position d'une partie, au format SVG.
 *   partie_ecrire_svg_fichier     Écrit l'image d'une position dans un fichier SVG.
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
 * Une partie d'échecs et sa vue. Sa mémoire est à la bibliothèque : partie_creer ou
 * partie_creer_copie la donne, partie_detruire la rend.
 */
typedef struct partie partie;

/**
 * Crée une partie, sans vue, qui n'a pas commencé.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [PARTIE-CREER-G1] rend une partie qui n'a pas commencé ;
 * - [PARTIE-CREER-G4] + rien ne se joue tant que partie_commencer, partie_lire_fen ou une lecture
 *   de PGN n'a pas commencé cette partie ;
 * - [PARTIE-CREER-G2] + deux parties ne partagent rien ;
 * - [PARTIE-CREER-G3] + rend NULL si la mémoire manque, ou après un défaut de la bibliothèque
 *   elle-même, qu'elle signale ; sinon ne rend pas NULL.
 *
 * @return la partie, à rendre à partie_detruire, ou NULL.
 */
ECHECS_UTILE ECHECS_API
partie *partie_creer(void);

/**
 * Crée une partie qui est la copie d'une autre, sans vue.
 *
 * La copie sert à essayer des coups, ou à chercher un conseil dans un autre fil d'exécution, sans
 * toucher à la partie elle-même.
 *
 * @param p la partie à copier.
 *
 * Nécessite :
 * - [PARTIE-COPIE-N1] p n'est pas NULL ; sinon rend NULL.
 *
 * Garantie :
 * - [PARTIE-COPIE-G1] + rend une partie qui a tout ce qu'a p : la position, les coups joués et
 *   annulés, la fin, les étiquettes, les commentaires, les annotations et les variantes ; si p
 *   n'a pas commencé, la copie n'a pas commencé ;
 * - [PARTIE-COPIE-G2] + la copie n'a pas de vue, et ne partage rien avec p : changer ou détruire
 *   une des deux ne change pas l'autre ;
 * - [PARTIE-COPIE-G3] + p ne change pas, et sa vue n'est pas appelée ; une fonction de la vue de p
 *   peut donc faire une copie ;
 * - [PARTIE-COPIE-G4] + rend NULL si la mémoire manque.
 *
 * @return la copie, à rendre à partie_detruire, ou NULL.
 */
ECHECS_UTILE ECHECS_API
partie *partie_creer_copie(const partie *p);

/**
 * Détruit une partie.
 *
 * Il ne faut plus se servir de la partie ensuite. Une partie détruite n'est reconnue que tant que
 * sa mémoire ne sert pas à autre chose : ensuite, rien n'est garanti.
 *
 * @param p la partie, ou NULL.
 *
 * Nécessite :
 * - [PARTIE-DETRUIRE-N1] p est NULL, ou une partie donnée par partie_creer ou partie_creer_copie
 *   et pas encore détruite ; sinon ne fait rien ;
 * - [PARTIE-DETRUIRE-N2] aucune fonction de la vue de p n'est en cours ; sinon ne fait rien.
 *
 * Garantie :
 * - [PARTIE-DETRUIRE-G1] + la mémoire de la partie est libérée, et sa vue n'est plus appelée ;
 * - [PARTIE-DETRUIRE-G2] + ne fait rien si p vaut NULL.
 */
ECHECS_API
void partie_detruire(partie *p);
ECHECS_RENDRE(partie_detruire,
              partie *partie_creer(void));
ECHECS_RENDRE(partie_detruire,
              partie *partie_creer_copie(const partie *p));

/**
 * Commence une nouvelle partie, dans la position initiale.
 *
 * La nouvelle partie remplace celle d'avant, dont rien ne reste.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-COMMENCER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-COMMENCER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee.
 *
 * Garantie :
 * - [PARTIE-COMMENCER-G1] rend pas_erreur ; les pièces sont sur leurs cases initiales, les blancs
 *   ont le trait, et rien de la partie d'avant ne compte ;
 * - [PARTIE-COMMENCER-G2] la vue montre les 32 pièces, et dit à qui de jouer ;
 * - [PARTIE-COMMENCER-G3] + il n'y a rien à annuler ni à rétablir, et la partie n'a ni étiquette
 *   ni commentaire ;
 * - [PARTIE-COMMENCER-G4] + la vue reçoit les cases qui changent et un message : voir
 *   [PARTIE-VUE-G3].
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_commencer(partie *p);

/**
 * Commence une nouvelle partie, dans la position d'une FEN.
 *
 * La nouvelle partie remplace celle d'avant, dont rien ne reste. Les droits de roque de Chess960
 * (HAha) sont admis. La partie peut être finie d'avance, par exemple par un mat.
 *
 * @param p la partie.
 * @param fen la chaîne : voir echecs_verifier_fen ; toute suite d'octets est admise.
 *
 * Nécessite :
 * - [PARTIE-LIRE-FEN-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-LIRE-FEN-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-LIRE-FEN-N3] fen n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-LIRE-FEN-G1] + position possible : rend pas_erreur, la partie commence dans cette
 *   position, et la vue reçoit les cases qui changent (voir [PARTIE-VUE-G3]) ;
 * - [PARTIE-LIRE-FEN-G2] + sinon rend le code erreur_fen_... ou erreur_position_... que rendrait
 *   echecs_verifier_fen (pas par son nom), la partie ne change pas, et la vue reçoit la raison par
 *   afficher_message ; n'écrit rien sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_lire_fen(partie *p, const char *fen);

/* =======================================================================================
 * Vue
 * ======================================================================================= */

/**
 * Ce qui montre une partie : un affichage dans la console, une fenêtre, un fichier.
 *
 * La partie connaît les règles, la vue n'en connaît aucune : la partie appelle les fonctions de la
 * vue, et leur donne contexte, où le programme met ce qu'il veut. Une fonction qui vaut NULL n'est
 * pas appelée : `vue v = { 0 };` (en C++, `vue v = {};`) est une vue complète, qui ne montre rien.
 * Nommer les membres (.afficher_message = afficher) laisse tous les autres à zéro, membres
 * réservés compris.
 *
 * Pendant qu'elle est appelée, une fonction de la vue peut lire la partie, avec les fonctions qui
 * prennent un const partie *, mais ni la changer ni la détruire. Une fonction de la vue finit par
 * return : ni longjmp, ni exception de C++.
 */
typedef struct vue {
    /** Ce que chaque fonction reçoit d'abord ; la bibliothèque n'y lit rien. */
    void *contexte;
    /**
     * Montre une pièce sur une case, qui est vide. joueur vaut 0 pour les blancs, 1 pour les
     * noirs.
     */
    void (*poser_piece)(void *contexte, type_piece piece, int joueur, int x, int y);
    /** Retire la pièce d'une case, qui en a une. */
    void (*retirer_piece)(void *contexte, int x, int y);
    /**
     * Montre un message d'une ligne : à qui de jouer, l'échec, la fin de la partie, ou la raison
     * d'un refus. La chaîne n'est valable que pendant l'appel.
     */
    void (*afficher_message)(void *contexte, const char *message);
    /**
     * Demande au joueur de choisir, et rend l'indice de son choix, de 0 à nombre - 1 ; toute autre
     * valeur veut dire que le joueur ne choisit pas. Les chaînes ne sont valables que pendant
     * l'appel.
     */
    int (*demander_choix)(void *contexte, const char *titre, const char *question,
         const char *const *choix, int nombre);
    /** Réservé : NULL partout. */
    void (*reserve[4])(void);
} vue;

/**
 * Branche une vue sur une partie, à la place de celle d'avant.
 *
 * @param p la partie.
 * @param v la vue, copiée : *v peut disparaître ensuite, mais pas ce que v->contexte désigne. NULL
 *     débranche la vue.
 *
 * Nécessite :
 * - [PARTIE-VUE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-VUE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-VUE-N3] v est NULL, ou tous les membres de v->reserve valent NULL ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PARTIE-VUE-G7] si la partie a commencé, la vue montre ses pièces ; ensuite, après chaque coup
 *   et chaque nouvelle partie, la vue montre l'échiquier tel qu'il est, quels que soient les
 *   appels qui y mènent ;
 * - [PARTIE-VUE-G1] + rend pas_erreur ; la vue d'avant n'est plus appelée ;
 * - [PARTIE-VUE-G2] + une vue branchée commence vide : si la partie a commencé, poser_piece est
 *   appelée pour chaque pièce de l'échiquier, puis afficher_message une fois ;
 * - [PARTIE-VUE-G3] + ensuite, à chaque changement (coup joué, annulé ou rétabli, nouvelle partie,
 *   fin décidée par les joueurs), la vue reçoit les cases qui changent, c'est-à-dire, dans cet
 *   ordre :
 *   - retirer_piece pour chaque case dont la pièce part ou est remplacée ;
 *   - poser_piece pour chaque case qui reçoit une pièce ;
 *   - afficher_message, une fois : à qui de jouer, l'échec s'il y en a un, ou la fin de la
 *     partie ;
 * - [PARTIE-VUE-G4] + pour un coup refusé, ni poser_piece ni retirer_piece n'est appelée, et
 *   afficher_message reçoit la raison, une fois ;
 * - [PARTIE-VUE-G5] + une fonction de la vue qui vaut NULL n'est pas appelée, les autres le sont ;
 * - [PARTIE-VUE-G6] + une fonction de la vue peut lire la partie, telle qu'elle est après le
 *   changement ; demander_choix la lit telle qu'elle est avant le coup.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_brancher_vue(partie *p, const vue *v);

/* =======================================================================================
 * Coups
 * ======================================================================================= */

/**
 * Déplace une pièce, si le coup est légal.
 *
 * Un roque se joue en déplaçant le roi de deux cases ; la tour suit. (Dans une position de
 * Chess960 où le roi ne part pas de la colonne e, ou la tour pas d'un coin : en déplaçant le roi
 * sur sa tour.) Quand un pion arrive sur sa dernière rangée, demander_choix de la vue propose, dans
 * cet ordre, dame, tour, fou et cavalier.
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
 * - [PARTIE-DEPLACER-G1] coup légal : rend pas_erreur, le coup est joué, le trait passe au joueur
 *   adverse, la vue montre la nouvelle position et dit à qui de jouer, avec l'échec s'il y en a
 *   un ;
 * - [PARTIE-DEPLACER-G3] promotion légale : la vue fait choisir une dame, une tour, un fou ou un
 *   cavalier, et le pion devient la pièce choisie ;
 * - [PARTIE-DEPLACER-G5] coup illégal : rend un autre code que pas_erreur, et la position ne
 *   change pas ;
 * - [PARTIE-DEPLACER-G8] + coup légal : la vue reçoit les cases qui changent (voir
 *   [PARTIE-VUE-G3]) ; ce qui avait été annulé ne peut plus être rétabli ;
 * - [PARTIE-DEPLACER-G2] + coup illégal : rend le code de la première faute, dans cet ordre :
 *   - erreur_case_depart_vide, erreur_piece_adverse, erreur_absence_de_deplacement (dans echecs.h,
 *     erreur_absence_de_deplacement vient la première) ;
 *   - erreur_roque_non_permis, dans l'un de ces trois cas :
 *     - le roi va de e1 (de e8 pour les noirs) à deux cases de là sur sa rangée ;
 *     - le roi va, de sa case du début de la partie, sur une tour du même joueur qui est où était
 *       alors une tour avec laquelle il avait le droit de roquer ;
 *     - en Chess960, le roi va, de cette même case et à plus d'une case de là, soit où était cette
 *       tour, soit où ce roque le mènerait ;
 *   - erreur_deplacement_piece_impossible : la pièce ne se déplace pas ainsi ; pour un pion, aussi
 *     une diagonale vide, hors du cas de la prise en passant ;
 *   - erreur_piece_blocant_trajet : une pièce est sur le trajet, une pièce du même joueur sur la
 *     case d'arrivée (aussi pour un pion qui irait en diagonale, contrairement à echecs.h), ou
 *     n'importe quelle pièce devant un pion ;
 *   - erreur_prise_en_passant_non_permise : un pion sur la rangée 5 (4 pour les noirs) irait en
 *     diagonale sur une case vide, et une pièce adverse, quelle qu'elle soit, est à côté de lui
 *     dans la colonne d'arrivée ;
 *   - erreur_roi_en_echec ;
 * - [PARTIE-DEPLACER-G9] + promotion légale sans vue, sans demander_choix, ou si demander_choix
 *   rend autre chose que 0, 1, 2 ou 3 : rend erreur_promotion_annulee, après tous les codes de
 *   [PARTIE-DEPLACER-G2] ;
 * - [PARTIE-DEPLACER-G4] + avant tout autre refus, rend erreur_partie_non_commencee si la partie
 *   n'a pas commencé, et erreur_partie_finie si elle est finie ;
 * - [PARTIE-DEPLACER-G7] + un refus ne change rien, ni les pièces, ni le trait, ni les droits, ni
 *   les compteurs, ni ce qui peut être annulé ou rétabli ; la vue reçoit la raison du refus ;
 *   n'écrit rien sur stderr ;
 * - [PARTIE-DEPLACER-G6] + la raison des refus de [PARTIE-DEPLACER-G2] et [PARTIE-DEPLACER-G4] est
 *   la phrase de partie_verifier, appelée par son nom : si le programme la définit, c'est sa
 *   version, qui peut lire la partie, mais ni la changer ni la détruire, et dont le code ne compte
 *   pas ; ce qui ne s'affiche pas dans sa phrase, ou n'est pas de l'UTF-8, devient `\xHH`, et la
 *   vue n'en reçoit jamais plus de ECHECS_PHRASE_MAX octets, zéro final compris.
 *
 * @return pas_erreur, ou le code du refus.
 */
ECHECS_API
type_erreur partie_deplacer(partie *p, int x_depart, int y_depart, int x_arrivee,
                            int y_arrivee);

/**
 * Joue un coup écrit, s'il est légal.
 *
 * Un coup s'écrit par ses deux cases, ou en notation algébrique, avec les lettres de la langue de
 * echecs_choisir_langue (en français R est le roi, D la dame, T la tour, F le fou, C le cavalier) :
 * - par ses deux cases : e2e4, e2-e4, e7e8q (la pièce d'une promotion a sa lettre anglaise) ;
 * - en notation algébrique : Cf3, Cg1-f3, exd5, e8=D+ ;
 * - un roque : O-O, 0-0-0, e1g1 (les cases du roi), e1h1 (celles du roi et de sa tour).
 *
 * On peut ajouter « + », « # », « ! » ou « ? », toute la case de départ, et des espaces autour du
 * coup ; on peut omettre « x » et « = ».
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
 * - [PARTIE-JOUER-G1] + coup légal : le joue comme partie_deplacer (pas par son nom) ; si la pièce
 *   d'une promotion n'est pas écrite, la demande à la vue ;
 * - [PARTIE-JOUER-G2] + sinon rend le code de la première faute, dans cet ordre :
 *   - erreur_notation_illisible : le texte n'est pas un coup ;
 *   - le code de [PARTIE-JOUER-G3] : le coup est illégal ;
 *   - erreur_deplacement_piece_impossible : un « x » dans un coup qui ne prend rien ;
 *   - erreur_promotion_non_permise : la pièce de promotion écrite n'est pas permise, ou le coup
 *     n'est pas une promotion ;
 *   - erreur_notation_ambigue : plusieurs pièces peuvent jouer ce coup légalement ;
 * - [PARTIE-JOUER-G3] + le code d'un coup illégal est :
 *   - pour un roque écrit O-O ou O-O-O : erreur_roque_non_permis ;
 *   - pour un coup écrit par ses deux cases : celui de [PARTIE-DEPLACER-G2] ;
 *   - pour un autre coup, si une seule pièce du joueur va avec le texte (sa sorte, la colonne et
 *     la rangée de départ si elles sont écrites ; un pion dont la colonne n'est pas écrite reste
 *     dans la sienne) : celui de [PARTIE-DEPLACER-G2] pour cette pièce et la case d'arrivée ;
 *   - si plusieurs pièces vont avec le texte : le premier de leurs codes qui n'est pas
 *     erreur_deplacement_piece_impossible, les pièces étant prises rangée par rangée depuis la
 *     première, et de a à h dans chacune ;
 *   - si toutes ont ce code, ou si aucune pièce ne va avec le texte :
 *     erreur_deplacement_piece_impossible ;
 * - [PARTIE-JOUER-G4] + avant tout autre refus, rend erreur_partie_non_commencee si la partie n'a
 *   pas commencé, et erreur_partie_finie si elle est finie ;
 * - [PARTIE-JOUER-G5] + un refus ne change rien, la vue reçoit la raison du refus ; n'écrit rien
 *   sur stderr ;
 * - [PARTIE-JOUER-G6] + la raison d'un refus dont le code vient de [PARTIE-DEPLACER-G2] est la
 *   phrase de partie_verifier pour les deux cases de ce déplacement, appelée par son nom (voir
 *   [PARTIE-DEPLACER-G6]) ; celle de O-O et de O-O-O aussi, si le roi a encore ce droit de roquer
 *   ou s'il est en e1 (en e8 pour les noirs).
 *
 * @return pas_erreur, ou le code du refus.
 */
ECHECS_API
type_erreur partie_jouer(partie *p, const char *coup);

/**
 * Joue un coup donné par une structure, s'il est légal.
 *
 * C'est la structure que donnent partie_lister_coups, partie_lire_coup et partie_conseiller : une
 * promotion s'y joue sans demander à la vue.
 *
 * @param p la partie.
 * @param coup le coup : ses deux cases, comme pour partie_deplacer, et, pour un pion qui arrive sur
 *     sa dernière rangée, coup->promotion (dame, tour, fou ou cavalier ; invalide pour demander à
 *     la vue). Pour tout autre coup, coup->promotion peut être n'importe quelle valeur de
 *     type_piece ; coup->type ne compte jamais.
 *
 * Nécessite :
 * - [PARTIE-JOUER-COUP-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-JOUER-COUP-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-JOUER-COUP-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-JOUER-COUP-N4] les quatre coordonnées de *coup vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PARTIE-JOUER-COUP-N5] coup->promotion est une valeur de type_piece ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PARTIE-JOUER-COUP-G1] + coup légal : le joue comme partie_deplacer (pas par son nom), et le
 *   pion d'une promotion devient la pièce de coup->promotion, sans que la vue la choisisse ;
 * - [PARTIE-JOUER-COUP-G2] + promotion avec coup->promotion égal à invalide : demande la pièce à
 *   la vue, voir [PARTIE-DEPLACER-G3] et [PARTIE-DEPLACER-G9] ;
 * - [PARTIE-JOUER-COUP-G3] + si les deux cases ne sont pas celles d'un coup légal : rend le code
 *   de [PARTIE-DEPLACER-G2] ou [PARTIE-DEPLACER-G4] ; si coup->promotion est roi, pion_blanc ou
 *   pion_noir dans une promotion : rend erreur_promotion_non_permise ;
 * - [PARTIE-JOUER-COUP-G4] + un refus ne change rien, la vue reçoit la raison du refus, celle de
 *   [PARTIE-DEPLACER-G6] pour les codes qui y sont dits ; n'écrit rien sur stderr.
 *
 * @return pas_erreur, ou le code du refus.
 */
ECHECS_API
type_erreur partie_jouer_coup(partie *p, const coup_joue *coup);

/* =======================================================================================
 * Vérifier un coup
 * ======================================================================================= */

/**
 * Dit si un coup est légal, et sinon pourquoi, en une phrase.
 *
 * Par exemple « Le fou f1 ne va pas en b5 : le pion e2 lui barre la route. » La phrase est dans la
 * langue de echecs_choisir_langue, et tient compte de la position et des coups joués : elle nomme
 * la pièce qui barre, cloue ou attaque, et le coup où le roi ou la tour a bougé.
 *
 * @param p la partie.
 * @param x_depart la colonne de départ : 0 pour a.
 * @param y_depart la rangée de départ : 0 pour la première.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param raison où écrire la phrase, ou NULL si taille vaut 0 : char raison[ECHECS_PHRASE_MAX].
 * @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-VERIFIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison reçoit "" ;
 * - [PARTIE-VERIFIER-N2] les quatre coordonnées vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites, et raison reçoit "" ;
 * - [PARTIE-VERIFIER-N3] raison n'est pas NULL, ou taille vaut 0 ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-VERIFIER-G1] + coup légal, promotion comprise : rend pas_erreur, et raison reçoit "" ;
 * - [PARTIE-VERIFIER-G2] + coup illégal : rend le code de [PARTIE-DEPLACER-G2], et raison reçoit
 *   la phrase, d'une seule ligne, que la vue recevrait de partie_deplacer ;
 * - [PARTIE-VERIFIER-G3] + avant tout autre refus, rend erreur_partie_non_commencee si la partie
 *   n'a pas commencé, et erreur_partie_finie si elle est finie ; raison reçoit une phrase qui le
 *   dit ;
 * - [PARTIE-VERIFIER-G4] + raison reçoit la phrase et un zéro final, ou, si raison n'a pas assez
 *   de place, le début de la phrase, coupé entre deux caractères, et un zéro final ; si taille
 *   vaut 0, n'écrit rien ; ECHECS_PHRASE_MAX octets suffisent toujours ;
 * - [PARTIE-VERIFIER-G5] + la partie ne change pas, et sa vue n'est pas appelée ; n'écrit rien sur
 *   stderr, et echecs_derniere_erreur ne change pas.
 *
 * @return pas_erreur, ou le code du refus.
 */
ECHECS_API ECHECS_TEXTE(6, 7)
type_erreur partie_verifier(const partie *p, int x_depart, int y_depart, int x_arrivee,
                            int y_arrivee, char *raison, size_t taille);

/**
 * Dit si un coup écrit est légal, et sinon pourquoi, en une phrase.
 *
 * @param p la partie.
 * @param coup le coup, écrit comme pour partie_jouer ; toute suite d'octets est admise.
 * @param raison où écrire la phrase, ou NULL si taille vaut 0 : char raison[ECHECS_PHRASE_MAX].
 * @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-VERIFIER-TEXTE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison reçoit
 *   "" ;
 * - [PARTIE-VERIFIER-TEXTE-N2] coup n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison
 *   reçoit "" ;
 * - [PARTIE-VERIFIER-TEXTE-N3] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
 *   erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-VERIFIER-TEXTE-G1] + coup légal, avec ou sans la pièce d'une promotion : rend
 *   pas_erreur, et raison reçoit "" ;
 * - [PARTIE-VERIFIER-TEXTE-G2] + sinon rend le code que rendrait partie_jouer, et raison reçoit la
 *   phrase, d'une seule ligne, que la vue recevrait de partie_jouer, y compris celle de
 *   partie_verifier, appelée par son nom : voir [PARTIE-DEPLACER-G6] ;
 * - [PARTIE-VERIFIER-TEXTE-G3] + raison reçoit la phrase et un zéro final, ou, si raison n'a pas
 *   assez de place, le début de la phrase, coupé entre deux caractères, et un zéro final ; si
 *   taille vaut 0, n'écrit rien ; ECHECS_PHRASE_MAX octets suffisent toujours ;
 * - [PARTIE-VERIFIER-TEXTE-G4] + la partie ne change pas, et sa vue n'est pas appelée ; n'écrit
 *   rien sur stderr, et echecs_derniere_erreur ne change pas.
 *
 * @return pas_erreur, ou le code du refus.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
type_erreur partie_verifier_texte(const partie *p, const char *coup, char *raison,
                                  size_t taille);

/* =======================================================================================
 * Annuler et rétablir
 * ======================================================================================= */

/**
 * Annule le dernier coup, ou la fin décidée par les joueurs.
 *
 * Cette fin est un abandon, un accord ou une réclamation. Tous les coups peuvent être annulés, l'un
 * après l'autre, jusqu'au premier.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-ANNULER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-ANNULER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee.
 *
 * Garantie :
 * - [PARTIE-ANNULER-G1] + rend pas_erreur ; tout est comme avant le coup : les pièces, le trait,
 *   les droits de roque, la prise en passant, les compteurs, les répétitions ; la vue reçoit les
 *   cases qui changent (voir [PARTIE-VUE-G3]) ;
 * - [PARTIE-ANNULER-G2] + si la partie a fini par abandon, accord ou réclamation, annule cette fin
 *   seule : aucune pièce ne bouge, et la partie continue ;
 * - [PARTIE-ANNULER-G3] + s'il n'y a rien à annuler, rend erreur_rien_a_annuler ; avant le début
 *   de la partie, rend erreur_partie_non_commencee ; rien ne change, et la vue reçoit la raison ;
 *   n'écrit rien sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
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
 * - [PARTIE-RETABLIR-G1] + rend pas_erreur ; tout est comme avant l'annulation, et la vue reçoit
 *   les cases qui changent (voir [PARTIE-VUE-G3]) ;
 * - [PARTIE-RETABLIR-G2] + s'il n'y a rien à rétablir, rend erreur_rien_a_retablir ; avant le
 *   début de la partie, rend erreur_partie_non_commencee ; rien ne change, et la vue reçoit la
 *   raison ; n'écrit rien sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_retablir(partie *p);

/**
 * Va à un coup d'une partie, en annulant ou en rétablissant.
 *
 * @param p la partie.
 * @param numero le nombre de coups qui restent joués : 0 pour le début, partie_nombre_coups +
 *     partie_nombre_annules pour tout rétablir, même si une fin annulée y compte pour 1.
 *
 * Nécessite :
 * - [PARTIE-ALLER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-ALLER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-ALLER-N3] numero va de 0 à partie_nombre_coups + partie_nombre_annules ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PARTIE-ALLER-G1] + rend pas_erreur ; numero coups sont joués, ou tous s'il y en a moins que
 *   numero ; les suivants sont annulés, et partie_retablir peut les rétablir ;
 * - [PARTIE-ALLER-G2] + si aucun coup ne reste annulé, rétablit aussi la fin décidée par les
 *   joueurs, s'il y en a une ; sinon annule cette fin ;
 * - [PARTIE-ALLER-G3] + la vue reçoit une seule fois les cases qui changent (voir
 *   [PARTIE-VUE-G3]), et un seul message, comme si la partie avait changé d'un coup ;
 * - [PARTIE-ALLER-G4] + avant le début de la partie, rend erreur_partie_non_commencee ; rien ne
 *   change, et la vue reçoit la raison ; n'écrit rien sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_aller_a(partie *p, int numero);

/**
 * Donne le nombre d'annulations qui peuvent être rétablies.
 *
 * C'est le nombre d'appels de partie_retablir qui réussiraient l'un après l'autre.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-ANNULES-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-ANNULES-G1] + rend le nombre de coups annulés qui peuvent être rétablis, plus 1 si une
 *   fin décidée par les joueurs est annulée aussi ; rend 0 avant le début de la partie.
 *
 * @return ce nombre.
 */
ECHECS_API
int partie_nombre_annules(const partie *p);

/* =======================================================================================
 * Position
 * ======================================================================================= */

/** Une option de partie_ecrire_dessin : des lettres, au lieu de caractères Unicode. */
#define PARTIE_DESSIN_ASCII 1

/** Une option de partie_ecrire_dessin : l'échiquier vu du côté des noirs. */
#define PARTIE_DESSIN_NOIRS_EN_BAS 2

/** Les octets qui suffisent, zéro final compris, pour tout dessin de partie_ecrire_dessin. */
#define PARTIE_DESSIN_MAX 512

/**
 * Écrit la position d'une partie comme chaîne FEN.
 *
 * Le quatrième champ n'est une case que si une prise en passant y est légale.
 *
 * @param p la partie.
 * @param tampon où écrire la chaîne, ou NULL si taille vaut 0 : char tampon[ECHECS_FEN_MAX].
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-ECRIRE-FEN-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-ECRIRE-FEN-N2] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-ECRIRE-FEN-G1] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
 *   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
 *   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; ECHECS_FEN_MAX octets
 *   suffisent toujours ;
 * - [PARTIE-ECRIRE-FEN-G2] + avant le début de la partie, rend 0, et tampon reçoit "".
 *
 * @return la longueur de la chaîne.
 */
ECHECS_API ECHECS_TEXTE(2, 3)
size_t partie_ecrire_fen(const partie *p, char *tampon, size_t taille);

/**
 * Écrit l'échiquier d'une partie en neuf lignes, pour des personnes.
 *
 * Voici, avec PARTIE_DESSIN_ASCII, l'échiquier d'une partie qui commence :
 *
 * @code{.unparsed}
 * 8  t c f d r f c t
 * 7  p p p p p p p p
 * 6  . . . . . . . .
 * 5  . . . . . . . .
 * 4  . . . . . . . .
 * 3  . . . . . . . .
 * 2  P P P P P P P P
 * 1  T C F D R F C T
 *    a b c d e f g h
 * @endcode
 *
 * @param p la partie.
 * @param options 0, ou une somme de PARTIE_DESSIN_ASCII et PARTIE_DESSIN_NOIRS_EN_BAS.
 * @param tampon où écrire le dessin, ou NULL si taille vaut 0 : char tampon[PARTIE_DESSIN_MAX].
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-DESSIN-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-DESSIN-N2] options va de 0 à 3 ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-DESSIN-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-DESSIN-G1] + écrit les rangées de la huitième à la première, une par ligne, précédées
 *   de leur numéro, puis une ligne avec les lettres des colonnes, de a à h ; chaque ligne finit
 *   par une fin de ligne ; une pièce est le caractère d'echiquier_afficher (« ♔ » pour le roi
 *   blanc, « ♚ » pour le noir), une case vide « · » ;
 * - [PARTIE-DESSIN-G2] + avec PARTIE_DESSIN_ASCII, le texte n'a que des caractères ASCII : une
 *   pièce est sa lettre dans la langue de echecs_choisir_langue (P pour un pion), en majuscule
 *   pour les blancs et en minuscule pour les noirs, une case vide « . » ;
 * - [PARTIE-DESSIN-G3] + avec PARTIE_DESSIN_NOIRS_EN_BAS, écrit les rangées de la première à la
 *   huitième, et les colonnes de h à a ;
 * - [PARTIE-DESSIN-G4] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
 *   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; PARTIE_DESSIN_MAX octets
 *   suffisent toujours ;
 * - [PARTIE-DESSIN-G5] + avant le début de la partie, rend 0, et tampon reçoit "".
 *
 * @return la longueur du dessin.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_dessin(const partie *p, unsigned int options, char *tampon,
                            size_t taille);

/**
 * Donne le joueur qui a le trait.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-JOUEUR-N1] p n'est pas NULL ; sinon rend -1.
 *
 * Garantie :
 * - [PARTIE-JOUEUR-G1] + rend 0 si les blancs ont le trait, 1 si ce sont les noirs ; une fois la
 *   partie finie, rend celui qui aurait le trait si elle continuait ;
 * - [PARTIE-JOUEUR-G2] + avant le début de la partie, rend -1.
 *
 * @return 0, 1 ou -1.
 */
ECHECS_API
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
 * - [PARTIE-ECHEC-G1] + rend 1 si le roi du joueur qui a le trait est attaqué, mat compris, et 0
 *   sinon ; rend 0 avant le début de la partie.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int partie_est_en_echec(const partie *p);

/**
 * Copie la position d'une partie dans un échiquier de echecs.h.
 *
 * Les fonctions de echecs.h, par exemple echiquier_afficher, s'emploient ensuite sur *e.
 *
 * @param p la partie.
 * @param e l'échiquier à remplir.
 *
 * Nécessite :
 * - [PARTIE-COPIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-COPIER-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-COPIER-G1] + rend pas_erreur ; *e reçoit les pièces de la partie, dans l'ordre de
 *   [ECHIQUIER-LIRE-FEN-G1], et e->joueur_courant le joueur qui a le trait ;
 * - [PARTIE-COPIER-G2] + avant le début de la partie, rend erreur_partie_non_commencee, et *e ne
 *   change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_copier_echiquier(const partie *p, echiquier *e);

/* =======================================================================================
 * Pièces et attaques
 * ======================================================================================= */

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
 * - [PARTIE-PIECE-G1] + rend la pièce de la case ; si joueur n'est pas NULL, *joueur reçoit 0 pour
 *   les blancs, 1 pour les noirs ;
 * - [PARTIE-PIECE-G2] + si la case est vide, ou avant le début de la partie : rend invalide ; si
 *   joueur n'est pas NULL, *joueur reçoit -1.
 *
 * @return la pièce, ou invalide.
 */
ECHECS_API
type_piece partie_piece_en(const partie *p, int x, int y, int *joueur);

/**
 * Donne les pièces d'un joueur.
 *
 * @param p la partie.
 * @param joueur 0 pour les blancs, 1 pour les noirs.
 * @param tableau où écrire les pièces, ou NULL si capacite vaut 0 : piece tableau[MAX_PIECE].
 * @param capacite le nombre de pièces que tableau peut recevoir.
 *
 * Nécessite :
 * - [PARTIE-LISTER-PIECES-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-LISTER-PIECES-N2] joueur vaut 0 ou 1 ; sinon rend 0 ;
 * - [PARTIE-LISTER-PIECES-N3] capacite n'est pas négative ; sinon rend 0 ;
 * - [PARTIE-LISTER-PIECES-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-LISTER-PIECES-G1] + rend le nombre de pièces de ce joueur, au plus MAX_PIECE, et 0
 *   avant le début de la partie ; tableau en reçoit autant qu'il peut, avec leurs cases ;
 * - [PARTIE-LISTER-PIECES-G2] + les pièces sont dans l'ordre de leurs cases : rangée par rangée
 *   depuis la première, et de a à h dans chacune.
 *
 * @return le nombre de pièces.
 */
ECHECS_API
int partie_lister_pieces(const partie *p, int joueur, piece *tableau, int capacite);

/**
 * Dit si un joueur attaque une case.
 *
 * Un joueur attaque une case si une de ses pièces, d'après son seul déplacement de prise, atteint
 * cette case ; que la case soit vide ou occupée, et par l'un ou l'autre joueur, n'y change rien.
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
 * - [PARTIE-ATTAQUEE-G1] + rend 1 si une pièce de ce joueur attaque la case, et 0 sinon ; rend 0
 *   avant le début de la partie.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int partie_case_attaquee(const partie *p, int x, int y, int par_joueur);

/**
 * Donne les pièces d'un joueur qui attaquent une case.
 *
 * Attaquer a ici le sens qu'explique partie_case_attaquee.
 *
 * @param p la partie.
 * @param x la colonne : 0 pour a.
 * @param y la rangée : 0 pour la première.
 * @param par_joueur 0 pour les blancs, 1 pour les noirs.
 * @param tableau où écrire les pièces, ou NULL si capacite vaut 0 : piece tableau[MAX_PIECE].
 * @param capacite le nombre de pièces que tableau peut recevoir.
 *
 * Nécessite :
 * - [PARTIE-LISTER-ATTAQUANTS-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-LISTER-ATTAQUANTS-N2] x et y vont de 0 à 7 ; sinon rend 0 ;
 * - [PARTIE-LISTER-ATTAQUANTS-N3] par_joueur vaut 0 ou 1 ; sinon rend 0 ;
 * - [PARTIE-LISTER-ATTAQUANTS-N4] capacite n'est pas négative ; sinon rend 0 ;
 * - [PARTIE-LISTER-ATTAQUANTS-N5] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-LISTER-ATTAQUANTS-G1] + rend le nombre de pièces de ce joueur qui attaquent la case,
 *   au plus MAX_PIECE, et 0 avant le début de la partie ; tableau en reçoit autant qu'il peut,
 *   avec leurs cases, dans l'ordre de [PARTIE-LISTER-PIECES-G2].
 *
 * @return le nombre de pièces qui attaquent la case.
 */
ECHECS_API
int partie_lister_attaquants(const partie *p, int x, int y, int par_joueur,
                             piece *tableau, int capacite);

/* =======================================================================================
 * Listes de coups
 * ======================================================================================= */

/**
 * Le nombre de coups légaux d'une position ne dépasse jamais ce nombre : un joueur a au plus 16
 * pièces, et une pièce au plus 27 coups. Exemple : coup_joue coups[PARTIE_COUPS_MAX].
 */
#define PARTIE_COUPS_MAX 512

/**
 * Donne les coups légaux d'une partie.
 *
 * Une promotion compte pour quatre coups : dame, tour, fou, cavalier. Pour un roque, la case
 * d'arrivée est celle que partie_deplacer attend : celle du roi, sauf dans le cas de Chess960 de
 * partie_deplacer.
 *
 * @param p la partie.
 * @param tableau où écrire les coups, ou NULL si capacite vaut 0 :
 *     coup_joue tableau[PARTIE_COUPS_MAX].
 * @param capacite le nombre de coups que tableau peut recevoir.
 *
 * Nécessite :
 * - [PARTIE-LISTER-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-LISTER-N2] capacite n'est pas négative ; sinon rend 0 ;
 * - [PARTIE-LISTER-N3] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-LISTER-G1] + rend le nombre de coups légaux, 0 si la partie n'a pas commencé ou est
 *   finie ; tableau en reçoit autant qu'il peut, chacun une fois ;
 * - [PARTIE-LISTER-G2] + chaque coup du tableau est, membre par membre, celui que partie_coup_joue
 *   donnerait après l'avoir joué ;
 * - [PARTIE-LISTER-G3] + le nombre rendu ne dépasse jamais PARTIE_COUPS_MAX.
 *
 * @return le nombre de coups légaux.
 */
ECHECS_API
int partie_lister_coups(const partie *p, coup_joue *tableau, int capacite);

/**
 * Donne les coups légaux de la pièce d'une case.
 *
 * @param p la partie.
 * @param x la colonne de départ : 0 pour a.
 * @param y la rangée de départ : 0 pour la première.
 * @param tableau où écrire les coups, ou NULL si capacite vaut 0 :
 *     coup_joue tableau[PARTIE_COUPS_MAX].
 * @param capacite le nombre de coups que tableau peut recevoir.
 *
 * Nécessite :
 * - [PARTIE-LISTER-DE-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-LISTER-DE-N2] x et y vont de 0 à 7 ; sinon rend 0 ;
 * - [PARTIE-LISTER-DE-N3] capacite n'est pas négative ; sinon rend 0 ;
 * - [PARTIE-LISTER-DE-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-LISTER-DE-G1] + rend le nombre de coups légaux qui partent de cette case, 0 si la case
 *   est vide ou sa pièce adverse, ou si la partie n'a pas commencé ou est finie ; tableau reçoit
 *   autant de ces coups qu'il peut, voir [PARTIE-LISTER-G2].
 *
 * @return le nombre de coups légaux de cette pièce.
 */
ECHECS_API
int partie_lister_coups_de(const partie *p, int x, int y, coup_joue *tableau,
                           int capacite);

/* =======================================================================================
 * Notation
 * ======================================================================================= */

/**
 * Les octets qui suffisent, zéro final compris, pour tout coup de partie_ecrire_san,
 * partie_ecrire_uci et partie_ecrire_san_joue : char san[PARTIE_SAN_MAX].
 */
#define PARTIE_SAN_MAX 16

/**
 * Lit un coup écrit, sans le jouer.
 *
 * @param p la partie.
 * @param texte le coup, écrit comme pour partie_jouer, avec la pièce d'une promotion ; toute suite
 *     d'octets est admise.
 * @param coup où écrire le coup.
 *
 * Nécessite :
 * - [PARTIE-LIRE-COUP-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-LIRE-COUP-N2] texte n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-LIRE-COUP-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-LIRE-COUP-G1] + coup légal : rend pas_erreur, et *coup reçoit ce coup, membre par
 *   membre comme dans partie_lister_coups ;
 * - [PARTIE-LIRE-COUP-G2] + sinon rend le premier code qui convient, et *coup ne change pas :
 *   - celui de partie_verifier_texte (pas par son nom), si le coup est illégal ou mal écrit, ou si
 *     la partie n'a pas commencé ou est finie ;
 *   - erreur_promotion_annulee, si la pièce d'une promotion n'est pas écrite ;
 * - [PARTIE-LIRE-COUP-G3] + la partie ne change pas, et sa vue n'est pas appelée ; n'écrit rien
 *   sur stderr, et echecs_derniere_erreur ne change pas.
 *
 * @return pas_erreur, ou le code du refus.
 */
ECHECS_API
type_erreur partie_lire_coup(const partie *p, const char *texte, coup_joue *coup);

/**
 * Écrit un coup légal en notation algébrique, comme « Cf3 ».
 *
 * Par exemple « Cf3 », « exd6 », « e8=D+ », « O-O-O# ». Si plusieurs pièces de même sorte peuvent
 * aller légalement sur la case d'arrivée, la notation dit d'où part la pièce : par sa colonne
 * (« Dbd5 ») ; sinon, si une autre a cette colonne, par sa rangée (« D5b3 ») ; sinon, si une autre
 * a cette rangée aussi, par sa case (« Db5d3 »).
 *
 * @param p la partie.
 * @param coup le coup, par exemple un de ceux de partie_lister_coups : ses deux cases, et, pour un
 *     pion qui arrive sur sa dernière rangée, coup->promotion (dame, tour, fou ou cavalier). Pour
 *     tout autre coup, coup->promotion peut être n'importe quelle valeur de type_piece ; coup->type
 *     ne compte jamais.
 * @param tampon où écrire le coup, ou NULL si taille vaut 0 : char tampon[PARTIE_SAN_MAX].
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-SAN-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-SAN-N2] coup n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-SAN-N3] les quatre coordonnées de *coup vont de 0 à 7 ; sinon rend 0, et tampon reçoit
 *   "" ;
 * - [PARTIE-SAN-N4] coup->promotion est une valeur de type_piece ; sinon rend 0, et tampon reçoit
 *   "" ;
 * - [PARTIE-SAN-N5] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-SAN-G1] + coup légal : écrit sa notation, avec les lettres de la langue de
 *   echecs_choisir_langue, « + » pour un échec et « # » pour un mat ;
 * - [PARTIE-SAN-G2] + si le coup n'est pas légal, si c'est une promotion sans pièce permise, ou si
 *   la partie n'a pas commencé ou est finie : rend 0, et tampon reçoit "" ;
 * - [PARTIE-SAN-G3] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
 *   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; PARTIE_SAN_MAX octets
 *   suffisent toujours.
 *
 * @return la longueur de la notation, ou 0.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_san(const partie *p, const coup_joue *coup, char *tampon,
                         size_t taille);

/**
 * Écrit un coup légal comme les moteurs d'échecs, par exemple « e2e4 ».
 *
 * C'est la forme du protocole UCI, la même dans toutes les langues : les deux cases, puis la lettre
 * anglaise de la pièce d'une promotion (q, r, b ou n), « e7e8q ». Un roque s'écrit par les cases du
 * roi, « e1g1 » ; dans une position de Chess960 où le roi ne part pas de la colonne e, ou la tour
 * pas d'un coin, par celles du roi et de sa tour, « f1h1 ».
 *
 * @param p la partie.
 * @param coup le coup, comme pour partie_ecrire_san.
 * @param tampon où écrire le coup, ou NULL si taille vaut 0 : char tampon[PARTIE_SAN_MAX].
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-UCI-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-UCI-N2] coup n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-UCI-N3] les quatre coordonnées de *coup vont de 0 à 7 ; sinon rend 0, et tampon reçoit
 *   "" ;
 * - [PARTIE-UCI-N4] coup->promotion est une valeur de type_piece ; sinon rend 0, et tampon reçoit
 *   "" ;
 * - [PARTIE-UCI-N5] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-UCI-G1] + coup légal : écrit le coup sous cette forme, que partie_jouer et
 *   partie_lire_coup relisent ;
 * - [PARTIE-UCI-G2] + si le coup n'est pas légal, si c'est une promotion sans pièce permise, ou si
 *   la partie n'a pas commencé ou est finie : rend 0, et tampon reçoit "" ;
 * - [PARTIE-UCI-G3] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
 *   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; PARTIE_SAN_MAX octets
 *   suffisent toujours.
 *
 * @return la longueur du coup écrit, ou 0.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_uci(const partie *p, const coup_joue *coup, char *tampon,
                         size_t taille);

/* =======================================================================================
 * Coups joués
 * ======================================================================================= */

/**
 * Donne le nombre de coups joués.
 *
 * Chaque coup d'un joueur compte pour un ; les coups annulés ne comptent pas.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-NOMBRE-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-NOMBRE-G1] + rend le nombre de coups joués, 0 avant le début de la partie.
 *
 * @return le nombre de coups.
 */
ECHECS_API
int partie_nombre_coups(const partie *p);

/**
 * Donne un coup joué.
 *
 * @param p la partie.
 * @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
 *     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
 * @param coup où écrire le coup.
 *
 * Nécessite :
 * - [PARTIE-COUP-JOUE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-COUP-JOUE-N2] numero va de 1 à partie_nombre_coups ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PARTIE-COUP-JOUE-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-COUP-JOUE-G1] + rend pas_erreur, et *coup reçoit le coup, avec son type et sa
 *   promotion (invalide si ce n'est pas une promotion).
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_coup_joue(const partie *p, int numero, coup_joue *coup);

/**
 * Écrit un coup joué en notation algébrique.
 *
 * @param p la partie.
 * @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
 *     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
 * @param tampon où écrire le coup, ou NULL si taille vaut 0 : char tampon[PARTIE_SAN_MAX].
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-SAN-JOUE-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-SAN-JOUE-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0, et tampon reçoit
 *   "" ;
 * - [PARTIE-SAN-JOUE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-SAN-JOUE-G1] + écrit le coup comme partie_ecrire_san l'aurait écrit avant qu'il soit
 *   joué (pas par son nom) ;
 * - [PARTIE-SAN-JOUE-G2] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
 *   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; PARTIE_SAN_MAX octets
 *   suffisent toujours.
 *
 * @return la longueur de la notation, ou 0.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_san_joue(const partie *p, int numero, char *tampon, size_t taille);

/* =======================================================================================
 * État d'une partie
 * ======================================================================================= */

/** Où en est une partie. */
typedef enum etat_partie ECHECS_INT {
    /** La partie continue. */
    partie_en_cours = 0,
    /** Échec et mat. */
    partie_mat = 1,
    /** Pat : le joueur qui a le trait n'a aucun coup légal, et n'est pas en échec. */
    partie_pat = 2,
    /**
     * Nulle : plus aucun mat n'est possible. Cas reconnus, en plus des deux rois :
     * - rien ;
     * - un seul cavalier ;
     * - des fous d'un joueur ou des deux, tous sur des cases de même couleur ;
     * - des pions bloqués pour toujours, que les rois ne peuvent pas atteindre.
     */
    partie_nulle_materiel = 3,
    /**
     * Nulle : chaque joueur a joué 75 coups sans prise ni coup de pion. (Le compteur de la FEN,
     * qui commence à celui de la FEN de départ, vaut au moins 150.)
     */
    partie_nulle_75_coups = 4,
    /** Nulle : la même position pour la cinquième fois. */
    partie_nulle_repetition_5 = 5,
    /** Nulle par accord des joueurs. */
    partie_nulle_accord = 6,
    /** Un joueur a abandonné. */
    partie_abandon = 7,
    /**
     * Nulle réclamée : chaque joueur a joué 50 coups sans prise ni coup de pion. (Le même compteur
     * vaut au moins 100.)
     */
    partie_nulle_50_coups = 8,
    /** Nulle réclamée : la même position pour la troisième fois. */
    partie_nulle_repetition_3 = 9,
    /** La partie n'a pas commencé. */
    partie_non_commencee = 10,
    /** Il n'y a pas de partie : le pointeur est NULL, ou la partie est détruite. */
    partie_absente = 11,
} etat_partie;

/**
 * Dit si une partie continue, et sinon comment elle a fini.
 *
 * Deux positions sont identiques si les mêmes pièces sont sur les mêmes cases, avec le même trait,
 * les mêmes droits de roque et la même prise en passant légale. Le mat et le pat l'emportent sur
 * les autres fins ; parmi ces autres fins, celle dont la valeur d'etat_partie est la plus petite.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-ETAT-N1] p n'est pas NULL ; sinon rend partie_absente.
 *
 * Garantie :
 * - [PARTIE-ETAT-G1] + rend partie_non_commencee avant le début de la partie, partie_en_cours tant
 *   que la partie continue, et ensuite l'état qui dit sa fin ;
 * - [PARTIE-ETAT-G2] + le mat, le pat, l'impossibilité de mater, les 75 coups et la même
 *   position pour la cinquième fois finissent la partie d'eux-mêmes ; les 50 coups et la même
 *   position pour la troisième fois ne la finissent que par partie_reclamer ou
 *   partie_reclamer_avec ;
 * - [PARTIE-ETAT-G3] + le nombre de coups d'une partie n'a pas de limite.
 *
 * @return l'état de la partie.
 */
ECHECS_API
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
 * - [PARTIE-VAINQUEUR-G1] + après un mat ou un abandon, rend 0 si les blancs ont gagné, 1 si ce
 *   sont les noirs ;
 * - [PARTIE-VAINQUEUR-G2] + sinon rend -1 : la partie n'a pas commencé, continue ou est nulle.
 *
 * @return 0, 1 ou -1.
 */
ECHECS_API
int partie_vainqueur(const partie *p);

/**
 * Donne le résultat d'une partie, comme l'écrit un PGN.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-RESULTAT-N1] p n'est pas NULL ; sinon rend "".
 *
 * Garantie :
 * - [PARTIE-RESULTAT-G1] + rend "1-0" si les blancs ont gagné, "0-1" si ce sont les noirs,
 *   "1/2-1/2" si la partie est nulle, et "*" si la partie continue ou n'a pas commencé ;
 * - [PARTIE-RESULTAT-G2] + ne rend jamais NULL ; la chaîne est valable jusqu'à la fin du
 *   programme : il ne faut ni la modifier ni la libérer.
 *
 * @return le résultat, jamais NULL.
 */
ECHECS_API
const char *partie_resultat(const partie *p);

/**
 * Écrit en une phrase où en est une partie.
 *
 * La phrase dit qui a le trait, et l'échec s'il y en a un, ou comment la partie a fini et pour qui.
 * Par exemple « C'est aux noirs de jouer : échec au roi. »
 *
 * @param p la partie.
 * @param tampon où écrire la phrase, ou NULL si taille vaut 0 : char tampon[ECHECS_PHRASE_MAX].
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [PARTIE-SITUATION-N1] p n'est pas NULL ; sinon rend 0, et tampon reçoit "" ;
 * - [PARTIE-SITUATION-N2] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-SITUATION-G1] + écrit la phrase, d'une seule ligne, que recevrait une vue que l'on
 *   brancherait maintenant, dans la langue de echecs_choisir_langue ; avant le début de la partie,
 *   la phrase dit que la partie n'a pas commencé ;
 * - [PARTIE-SITUATION-G2] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
 *   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
 *   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; ECHECS_PHRASE_MAX octets
 *   suffisent toujours.
 *
 * @return la longueur de la phrase.
 */
ECHECS_API ECHECS_TEXTE(2, 3)
size_t partie_ecrire_situation(const partie *p, char *tampon, size_t taille);

/* =======================================================================================
 * Finir une partie
 * ======================================================================================= */

/**
 * Dit si le joueur qui a le trait peut réclamer la nulle.
 *
 * Il la réclame dans la position qui est sur l'échiquier ; pour un coup annoncé, voir
 * partie_reclamer_avec.
 *
 * @param p la partie.
 * @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
 *
 * Nécessite :
 * - [PARTIE-PEUT-RECLAMER-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [PARTIE-PEUT-RECLAMER-N2] motif vaut partie_nulle_50_coups ou partie_nulle_repetition_3 ;
 *   sinon rend 0.
 *
 * Garantie :
 * - [PARTIE-PEUT-RECLAMER-G1] + rend 1 si partie_reclamer rendrait pas_erreur, et 0 sinon.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int partie_peut_reclamer(const partie *p, etat_partie motif);

/**
 * Réclame la nulle pour le joueur qui a le trait.
 *
 * Il la réclame dans la position qui est sur l'échiquier.
 *
 * @param p la partie.
 * @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
 *
 * Nécessite :
 * - [PARTIE-RECLAMER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-RECLAMER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-RECLAMER-N3] motif vaut partie_nulle_50_coups ou partie_nulle_repetition_3 ; sinon
 *   rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PARTIE-RECLAMER-G1] + rend pas_erreur, et la partie est nulle, si chaque joueur a joué au
 *   moins 50 coups sans prise ni coup de pion, c'est-à-dire si le compteur de la FEN vaut au moins
 *   100 (partie_nulle_50_coups), ou si la position se présente au moins pour la troisième fois
 *   (partie_nulle_repetition_3) ;
 * - [PARTIE-RECLAMER-G2] + sinon rend erreur_reclamation_non_permise ;
 * - [PARTIE-RECLAMER-G3] + avant tout autre refus, rend erreur_partie_non_commencee si la partie
 *   n'a pas commencé, et erreur_partie_finie si elle est finie ;
 * - [PARTIE-RECLAMER-G4] + un refus ne change rien, et la vue reçoit la raison du refus ; n'écrit
 *   rien sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_reclamer(partie *p, etat_partie motif);

/**
 * Réclame la nulle en annonçant un coup, qui n'est pas joué.
 *
 * Le joueur qui a le trait annonce le coup qui amènerait les 50 coups, ou la même position pour la
 * troisième fois.
 *
 * @param p la partie.
 * @param motif partie_nulle_50_coups ou partie_nulle_repetition_3.
 * @param coup le coup annoncé, écrit comme pour partie_jouer, avec la pièce d'une promotion ; toute
 *     suite d'octets est admise.
 *
 * Nécessite :
 * - [PARTIE-RECLAMER-AVEC-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-RECLAMER-AVEC-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-RECLAMER-AVEC-N3] motif vaut partie_nulle_50_coups ou partie_nulle_repetition_3 ;
 *   sinon rend erreur_argument_hors_limites ;
 * - [PARTIE-RECLAMER-AVEC-N4] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-RECLAMER-AVEC-G1] + si le coup est légal et qu'après lui la nulle peut être réclamée
 *   pour ce motif : rend pas_erreur, et la partie est nulle, dans la position d'avant le coup ; un
 *   coup qui mate ou met pat finit la partie, et ne permet donc pas de réclamer ;
 * - [PARTIE-RECLAMER-AVEC-G2] + sinon rend le premier code qui convient :
 *   - celui de partie_jouer (pas par son nom), si le coup est illégal ou mal écrit ;
 *   - erreur_promotion_annulee, si la pièce d'une promotion n'est pas écrite ;
 *   - erreur_reclamation_non_permise ;
 * - [PARTIE-RECLAMER-AVEC-G3] + avant tout autre refus, rend erreur_partie_non_commencee si la
 *   partie n'a pas commencé, et erreur_partie_finie si elle est finie ;
 * - [PARTIE-RECLAMER-AVEC-G4] + un refus ne change rien, et la vue reçoit la raison du refus ;
 *   n'écrit rien sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_reclamer_avec(partie *p, etat_partie motif, const char *coup);

/**
 * Fait abandonner un joueur.
 *
 * @param p la partie.
 * @param joueur le joueur qui abandonne, qu'il ait le trait ou non : 0 pour les blancs, 1 pour les
 *     noirs.
 *
 * Nécessite :
 * - [PARTIE-ABANDONNER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-ABANDONNER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PARTIE-ABANDONNER-N3] joueur vaut 0 ou 1 ; sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PARTIE-ABANDONNER-G1] + rend pas_erreur ; l'état est partie_abandon, et le joueur adverse a
 *   gagné ;
 * - [PARTIE-ABANDONNER-G2] + rend erreur_partie_non_commencee si la partie n'a pas commencé, et
 *   erreur_partie_finie si elle est finie ; rien ne change, et la vue reçoit la raison du refus ;
 *   n'écrit rien sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_abandonner(partie *p, int joueur);

/**
 * Finit une partie par la nulle, d'un commun accord des joueurs.
 *
 * @param p la partie.
 *
 * Nécessite :
 * - [PARTIE-ACCORD-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-ACCORD-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee.
 *
 * Garantie :
 * - [PARTIE-ACCORD-G1] + rend pas_erreur ; l'état est partie_nulle_accord ;
 * - [PARTIE-ACCORD-G2] + rend erreur_partie_non_commencee si la partie n'a pas commencé, et
 *   erreur_partie_finie si elle est finie ; rien ne change, et la vue reçoit la raison du refus ;
 *   n'écrit rien sur stderr.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_convenir_nulle(partie *p);

/* =======================================================================================
 * Conseil
 * ======================================================================================= */

/**
 * Conseille un coup, le meilleur que trouve le moteur.
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
 * - [PARTIE-CONSEILLER-G1] + rend pas_erreur, et *conseil reçoit un coup légal, que
 *   partie_jouer_coup joue ; s'il y a un mat en un coup, ce coup est un mat ;
 * - [PARTIE-CONSEILLER-G2] + rend erreur_partie_non_commencee si la partie n'a pas commencé, et
 *   erreur_partie_finie si elle est finie ; *conseil ne change pas ; n'écrit rien sur stderr ;
 * - [PARTIE-CONSEILLER-G3] + la partie ne change pas, et sa vue n'est pas appelée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_conseiller(const partie *p, int millisecondes, coup_joue *conseil);

/* =======================================================================================
 * PGN
 * ======================================================================================= */

/** Option de lecture et d'écriture d'un PGN : sans les variantes. Les options s'additionnent. */
#define PARTIE_PGN_SANS_VARIANTES 1

/** Option de lecture et d'écriture d'un PGN : sans les commentaires ni les annotations. */
#define PARTIE_PGN_SANS_COMMENTAIRES 2

/** Ce qui ne va pas dans un PGN. */
typedef struct diagnostic_pgn {
    /**
     * La ligne en cause, à partir de 1 ; 0 s'il n'y a pas d'erreur, ou si aucune ligne n'est en
     * cause.
     */
    int ligne;
    /**
     * La colonne où commence, sur cette ligne, ce qui est en cause : à partir de 1, en caractères
     * (une tabulation en est un) ; 0 si ligne vaut 0.
     */
    int colonne;
    /** Réservé : la bibliothèque y met 0. */
    int reserve[2];
    /**
     * La raison, en une phrase, dans la langue de echecs_choisir_langue ; "" s'il n'y a pas
     * d'erreur.
     */
    char raison[ECHECS_PHRASE_MAX];
} diagnostic_pgn;

/**
 * Lit la première partie d'un texte PGN.
 *
 * La partie lue prend la place de celle d'avant, et se trouve après son dernier coup :
 * partie_annuler et partie_retablir la parcourent.
 *
 * Un PGN écrit toujours les pièces en anglais : K roi, Q dame, R tour, B fou, N cavalier. Ce qui
 * reste clair est admis : numéros de coups faux ou absents, étiquettes absentes, résultat absent,
 * fins de ligne de toutes sortes, roque avec des zéros, coups écrits « e2e4 » ou « Ng1-f3 ». Un
 * coup qui passe le tour (« -- » ou « Z0 »), ce que les règles n'admettent pas, finit la variante
 * où il se trouve ; parmi les coups de la partie, c'est une erreur.
 *
 * Si la dernière position finit la partie (mat, pat…), le résultat est celui des règles, même si le
 * texte en dit un autre. Dans les autres cas, le résultat écrit est une décision des joueurs : 1-0
 * ou 0-1, un abandon ; 1/2-1/2, une nulle réclamée si elle pouvait l'être, ou une nulle par accord
 * si elle ne pouvait pas l'être.
 *
 * Une partie a au plus 16 mébioctets de texte, 1048576 coups, variantes comprises, 1000 étiquettes
 * et 100 variantes imbriquées ; au-delà d'une de ces limites, la fonction rend erreur_pgn.
 *
 * @param p la partie.
 * @param texte le PGN ; toute suite d'octets est admise.
 * @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
 * @param diagnostic où écrire la place et la raison d'une erreur, ou NULL.
 *
 * Nécessite :
 * - [PGN-LIRE-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-LIRE-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PGN-LIRE-N3] texte n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-LIRE-N4] options est 0 ou une somme de ces options ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PGN-LIRE-G1] + rend pas_erreur ; la partie a les étiquettes, la première position, les coups
 *   et le résultat du texte, et, sauf si options les écarte, les variantes, les commentaires et
 *   les annotations ; la vue reçoit les cases qui changent ;
 * - [PGN-LIRE-G2] + si la partie est mal écrite, ou si un coup est illégal : rend erreur_pgn, et
 *   *diagnostic reçoit la ligne, la colonne et la raison ; la colonne est celle du coup, sans son
 *   numéro, ou du premier signe de l'étiquette, du commentaire ou de la variante en cause ;
 * - [PGN-LIRE-G3] + s'il n'y a aucune partie dans le texte : rend erreur_pgn_fin, et *diagnostic
 *   reçoit la ligne 0, la colonne 0 et la raison ;
 * - [PGN-LIRE-G4] + en cas d'erreur, la partie ne change pas, la vue reçoit la raison, rien n'est
 *   écrit sur stderr, et echecs_derniere_erreur ne change pas ;
 * - [PGN-LIRE-G5] + s'il n'y a pas d'erreur, ou si une clause n'est pas respectée, *diagnostic
 *   reçoit la ligne 0, la colonne 0 et "" ; dans tous les cas, les membres réservés de *diagnostic
 *   reçoivent 0.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_lire_pgn(partie *p, const char *texte, unsigned int options,
                            diagnostic_pgn *diagnostic);

/**
 * Lit la première partie d'un fichier PGN.
 *
 * Voir partie_lire_pgn.
 *
 * @param p la partie.
 * @param fichier le nom du fichier.
 * @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
 * @param diagnostic où écrire la place et la raison d'une erreur, ou NULL.
 *
 * Nécessite :
 * - [PGN-LIRE-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-LIRE-FICHIER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [PGN-LIRE-FICHIER-N3] fichier n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-LIRE-FICHIER-N4] options est 0 ou une somme de ces options ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PGN-LIRE-FICHIER-G1] + lit la première partie du fichier comme partie_lire_pgn (pas par son
 *   nom) lit celle d'un texte, et rend les mêmes codes ; *diagnostic reçoit la même chose ;
 * - [PGN-LIRE-FICHIER-G2] + si le fichier ne peut pas être lu : rend erreur_fichier_absent ou
 *   erreur_fichier_lecture ; la partie ne change pas, *diagnostic reçoit la ligne 0, la colonne 0
 *   et la raison, et la vue reçoit la raison ; n'écrit rien sur stderr, et echecs_derniere_erreur
 *   ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_UTILE ECHECS_API
type_erreur partie_lire_pgn_fichier(partie *p, const char *fichier, unsigned int options,
                                    diagnostic_pgn *diagnostic);

/**
 * Écrit une partie au format PGN.
 *
 * Les sept étiquettes d'usage (Event, Site, Date, Round, White, Black, Result) viennent d'abord,
 * avec « ? » pour celles que la partie n'a pas (« ????.??.?? » pour Date) ; puis les autres, dans
 * leur ordre ; enfin SetUp et FEN, si la première position n'est pas la position initiale, et avant
 * elles Variant, si des droits de roque sont ceux de Chess960. Viennent ensuite les coups, en
 * anglais, avec les commentaires, les annotations et les variantes. Les coups annulés ne sont pas
 * écrits.
 *
 * @param p la partie.
 * @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
 * @param tampon où écrire le PGN, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [PGN-ECRIRE-N1] p n'est pas NULL ;
 * - [PGN-ECRIRE-N2] options est 0 ou une somme de ces options ;
 * - [PGN-ECRIRE-N3] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [PGN-ECRIRE-G1] + si le texte respecte les limites de partie_lire_pgn, partie_lire_pgn y relit
 *   la même partie : les étiquettes (avec celles que l'écriture ajoute, les sept d'usage d'abord),
 *   la première position, les coups, le vainqueur ou la nulle, et, sauf si options les écarte, les
 *   variantes, les commentaires et les annotations ;
 * - [PGN-ECRIRE-G2] + une ligne de coups a au plus 79 octets, sauf dans deux cas : un mot d'un
 *   commentaire est plus long à lui seul, accolades comprises ; un mot d'un commentaire commence
 *   par « [ » ou « % », et reste alors sur la ligne du mot précédent ;
 * - [PGN-ECRIRE-G3] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
 *   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
 * - [PGN-ECRIRE-G4] + avant le début de la partie, rend 0, et tampon reçoit "".
 *
 * @return la longueur du texte.
 */
ECHECS_UTILE ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_pgn(const partie *p, unsigned int options, char *tampon,
                         size_t taille);

/**
 * Écrit une partie dans un fichier PGN.
 *
 * @param p la partie.
 * @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
 * @param fichier le nom du fichier.
 *
 * Nécessite :
 * - [PGN-ECRIRE-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-ECRIRE-FICHIER-N2] options est 0 ou une somme de ces options ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PGN-ECRIRE-FICHIER-N3] fichier n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PGN-ECRIRE-FICHIER-G1] + rend pas_erreur ; le fichier contient le texte de partie_ecrire_pgn
 *   (pas par son nom), à la place de ce qu'il contenait ;
 * - [PGN-ECRIRE-FICHIER-G2] + si le fichier ne peut pas être écrit : rend erreur_fichier_ecriture,
 *   et signale la raison ; un fichier de ce nom garde son contenu s'il existait, et n'est pas créé
 *   s'il n'existait pas ;
 * - [PGN-ECRIRE-FICHIER-G3] + avant le début de la partie, rend erreur_partie_non_commencee, et
 *   aucun fichier ne change.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_UTILE ECHECS_API
type_erreur partie_ecrire_pgn_fichier(const partie *p, unsigned int options,
                                      const char *fichier);

/* =======================================================================================
 * Plusieurs parties dans un PGN
 * ======================================================================================= */

/**
 * Ce qui lit un PGN partie par partie. La mémoire d'un lecteur est à la bibliothèque :
 * lecteur_pgn_ouvrir_fichier ou lecteur_pgn_ouvrir_texte la donne, lecteur_pgn_fermer la rend.
 */
typedef struct lecteur_pgn lecteur_pgn;

/**
 * Ouvre un fichier PGN, pour en lire les parties une à une.
 *
 * Le fichier n'est jamais tout entier en mémoire : il peut être énorme.
 *
 * @param fichier le nom du fichier.
 * @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
 *
 * Nécessite :
 * - [PGN-OUVRIR-N1] fichier n'est pas NULL ; sinon rend NULL ;
 * - [PGN-OUVRIR-N2] options est 0 ou une somme de ces options ; sinon rend NULL.
 *
 * Garantie :
 * - [PGN-OUVRIR-G1] + rend un lecteur, placé avant la première partie ;
 * - [PGN-OUVRIR-G2] + si le fichier ne peut pas être lu : rend NULL, et signale la raison ;
 * - [PGN-OUVRIR-G3] + rend NULL si la mémoire manque.
 *
 * @return le lecteur, à rendre à lecteur_pgn_fermer, ou NULL.
 */
ECHECS_UTILE ECHECS_API
lecteur_pgn *lecteur_pgn_ouvrir_fichier(const char *fichier, unsigned int options);

/**
 * Ouvre un texte PGN, pour en lire les parties une à une.
 *
 * @param texte le PGN, copié : texte peut disparaître ensuite ; toute suite d'octets est admise.
 * @param options 0, ou une somme de PARTIE_PGN_SANS_VARIANTES et PARTIE_PGN_SANS_COMMENTAIRES.
 *
 * Nécessite :
 * - [PGN-OUVRIR-TEXTE-N1] texte n'est pas NULL ; sinon rend NULL ;
 * - [PGN-OUVRIR-TEXTE-N2] options est 0 ou une somme de ces options ; sinon rend NULL.
 *
 * Garantie :
 * - [PGN-OUVRIR-TEXTE-G1] + rend un lecteur, placé avant la première partie ;
 * - [PGN-OUVRIR-TEXTE-G2] + rend NULL si la mémoire manque.
 *
 * @return le lecteur, à rendre à lecteur_pgn_fermer, ou NULL.
 */
ECHECS_UTILE ECHECS_API
lecteur_pgn *lecteur_pgn_ouvrir_texte(const char *texte, unsigned int options);

/**
 * Lit la partie suivante d'un PGN.
 *
 * La partie lue prend la place de celle d'avant. Les lignes se comptent depuis le début du PGN.
 *
 * @param l le lecteur.
 * @param p la partie.
 * @param diagnostic où écrire la place et la raison d'une erreur, ou NULL.
 *
 * Nécessite :
 * - [PGN-SUIVANTE-N1] l n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-SUIVANTE-N2] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PGN-SUIVANTE-N3] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee, et la partie suivante reste à lire.
 *
 * Garantie :
 * - [PGN-SUIVANTE-G1] + rend pas_erreur, et p reçoit la partie suivante, comme par partie_lire_pgn
 *   (pas par son nom) ;
 * - [PGN-SUIVANTE-G2] + si la partie suivante est mal écrite ou a un coup illégal : rend
 *   erreur_pgn, p ne change pas, et le prochain appel lit la partie d'après ;
 * - [PGN-SUIVANTE-G3] + après la dernière partie, rend erreur_pgn_fin à chaque appel, et p ne
 *   change pas ;
 * - [PGN-SUIVANTE-G4] + *diagnostic et la vue reçoivent ce que dit partie_lire_pgn ;
 * - [PGN-SUIVANTE-G5] + si la suite du fichier ne peut pas être lue : rend erreur_fichier_lecture,
 *   p ne change pas, *diagnostic et la vue reçoivent la raison, et c'est la fin du PGN ;
 * - [PGN-SUIVANTE-G6] + pendant qu'elle est appelée, une fonction de la vue de p peut employer le
 *   lecteur : lire la partie suivante dans une autre partie, ou fermer le lecteur.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_UTILE ECHECS_API
type_erreur lecteur_pgn_lire_suivante(lecteur_pgn *l, partie *p,
                                      diagnostic_pgn *diagnostic);

/**
 * Ferme un lecteur de PGN.
 *
 * Il ne faut plus employer le lecteur ensuite. Un lecteur fermé n'est reconnu que tant que sa
 * mémoire ne sert pas à autre chose : ensuite, rien n'est garanti.
 *
 * @param l le lecteur, ou NULL.
 *
 * Nécessite :
 * - [PGN-FERMER-N1] l est NULL, ou un lecteur que lecteur_pgn_ouvrir_fichier ou
 *   lecteur_pgn_ouvrir_texte a donné et qui n'est pas encore fermé ; sinon ne fait rien.
 *
 * Garantie :
 * - [PGN-FERMER-G1] + la mémoire du lecteur est libérée et son fichier est fermé ;
 * - [PGN-FERMER-G2] + ne fait rien si l vaut NULL.
 */
ECHECS_API
void lecteur_pgn_fermer(lecteur_pgn *l);
ECHECS_RENDRE(lecteur_pgn_fermer,
              lecteur_pgn *lecteur_pgn_ouvrir_fichier(const char *fichier, unsigned int options));
ECHECS_RENDRE(lecteur_pgn_fermer,
              lecteur_pgn *lecteur_pgn_ouvrir_texte(const char *texte, unsigned int options));

/* =======================================================================================
 * Étiquettes
 * ======================================================================================= */

/** Les octets qui suffisent, zéro final compris, pour tout nom d'étiquette. */
#define PARTIE_NOM_ETIQUETTE_MAX 256

/**
 * Donne une étiquette à une partie, ou lui en retire une.
 *
 * Une étiquette est un nom et une valeur que le PGN écrit avant les coups : Event, Site, Date
 * (« 2026.11.16 »), Round, White, Black, ou tout autre nom. Result, FEN et SetUp se déduisent de
 * la partie : ces trois étiquettes ne se donnent pas, et ne sont pas comptées ici.
 *
 * @param p la partie.
 * @param nom le nom de l'étiquette.
 * @param valeur la valeur, en UTF-8 ; NULL retire l'étiquette.
 *
 * Nécessite :
 * - [ETIQUETTE-POSER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ETIQUETTE-POSER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [ETIQUETTE-POSER-N3] nom n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [ETIQUETTE-POSER-G1] + rend pas_erreur ; une nouvelle étiquette vient après les autres, une
 *   ancienne change de valeur sans changer de place, une étiquette retirée n'est plus là ; retirer
 *   une étiquette absente ne change rien ; deux noms qui diffèrent par la casse sont deux
 *   étiquettes ;
 * - [ETIQUETTE-POSER-G2] + avant le début de la partie, rend erreur_partie_non_commencee ;
 * - [ETIQUETTE-POSER-G6] + un nom a de 1 à 255 caractères ASCII (lettres, chiffres, _ + # = : -),
 *   commence par une lettre ou un chiffre, et n'est ni Result, ni FEN, ni SetUp, quelle que soit
 *   la casse ; pour une autre chaîne, rend erreur_argument_hors_limites ;
 * - [ETIQUETTE-POSER-G3] + si valeur n'est ni NULL ni un texte UTF-8 sans fin de ligne ni autre
 *   caractère de contrôle : rend erreur_argument_hors_limites ;
 * - [ETIQUETTE-POSER-G4] + si l'étiquette est nouvelle et que la partie a déjà 1000 étiquettes :
 *   rend erreur_argument_hors_limites ;
 * - [ETIQUETTE-POSER-G5] + de ces quatre refus, le premier qui convient l'emporte, dans cet
 *   ordre : [ETIQUETTE-POSER-G2], [ETIQUETTE-POSER-G6], [ETIQUETTE-POSER-G3],
 *   [ETIQUETTE-POSER-G4] ; la partie ne change pas, la vue reçoit la raison, rien n'est écrit sur
 *   stderr, et echecs_derniere_erreur ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_poser_etiquette(partie *p, const char *nom, const char *valeur);

/**
 * Écrit la valeur d'une étiquette d'une partie.
 *
 * @param p la partie.
 * @param nom le nom de l'étiquette.
 * @param tampon où écrire la valeur, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [ETIQUETTE-ECRIRE-N1] p n'est pas NULL ;
 * - [ETIQUETTE-ECRIRE-N2] nom n'est pas NULL ;
 * - [ETIQUETTE-ECRIRE-N3] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [ETIQUETTE-ECRIRE-G1] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
 *   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
 *   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
 * - [ETIQUETTE-ECRIRE-G2] + si la partie n'a pas cette étiquette, ou n'a pas commencé : rend 0, et
 *   tampon reçoit "".
 *
 * @return la longueur de la valeur.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_etiquette(const partie *p, const char *nom, char *tampon,
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
 * - [ETIQUETTE-NOMBRE-G1] + rend le nombre d'étiquettes, 0 avant le début de la partie.
 *
 * @return de 0 à 1000.
 */
ECHECS_API
int partie_nombre_etiquettes(const partie *p);

/**
 * Écrit le nom d'une étiquette d'une partie.
 *
 * @param p la partie.
 * @param rang la place de l'étiquette : 0 pour la première.
 * @param tampon où écrire le nom, ou NULL si taille vaut 0 ; PARTIE_NOM_ETIQUETTE_MAX octets
 *     suffisent.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [ETIQUETTE-NOM-N1] p n'est pas NULL ;
 * - [ETIQUETTE-NOM-N2] rang va de 0 à partie_nombre_etiquettes - 1 ;
 * - [ETIQUETTE-NOM-N3] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [ETIQUETTE-NOM-G1] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
 *   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
 * - [ETIQUETTE-NOM-G2] + les étiquettes sont dans l'ordre où elles ont été lues ou posées ;
 * - [ETIQUETTE-NOM-G3] + le texte entier et son zéro final tiennent dans PARTIE_NOM_ETIQUETTE_MAX
 *   octets.
 *
 * @return la longueur du nom.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_nom_etiquette(const partie *p, int rang, char *tampon,
                                   size_t taille);

/* =======================================================================================
 * Commentaires, annotations et variantes
 * ======================================================================================= */

/**
 * Écrit le commentaire d'un coup joué, ou celui d'avant le premier coup.
 *
 * @param p la partie.
 * @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
 *     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN) ; 0 pour ce
 *     qui précède le premier coup.
 * @param tampon où écrire le commentaire, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [COMMENTAIRE-ECRIRE-N1] p n'est pas NULL ;
 * - [COMMENTAIRE-ECRIRE-N2] numero va de 0 à partie_nombre_coups ;
 * - [COMMENTAIRE-ECRIRE-N3] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [COMMENTAIRE-ECRIRE-G1] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
 *   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
 *   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
 * - [COMMENTAIRE-ECRIRE-G2] + s'il n'y a pas de commentaire, ou si la partie n'a pas commencé :
 *   rend 0, et tampon reçoit "".
 *
 * @return la longueur du commentaire.
 */
ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_commentaire(const partie *p, int numero, char *tampon,
                                 size_t taille);

/**
 * Pose le commentaire d'un coup joué, ou celui d'avant le premier coup.
 *
 * @param p la partie.
 * @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
 *     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN) ; 0 pour ce
 *     qui précède le premier coup.
 * @param commentaire le commentaire, en UTF-8, à la place de celui d'avant ; NULL ou "" le retire.
 *     Les espaces, les fins de ligne et les caractères de contrôle entre deux mots valent une
 *     espace.
 *
 * Nécessite :
 * - [COMMENTAIRE-POSER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [COMMENTAIRE-POSER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [COMMENTAIRE-POSER-N3] numero va de 0 à partie_nombre_coups ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [COMMENTAIRE-POSER-G1] + rend pas_erreur, et commentaire devient celui de ce coup, ou celui
 *   d'avant le premier coup si numero vaut 0 ; après NULL ou "", il n'y a plus de commentaire ;
 * - [COMMENTAIRE-POSER-G2] + avant le début de la partie, rend erreur_partie_non_commencee ;
 * - [COMMENTAIRE-POSER-G3] + si commentaire n'est ni NULL ni un texte UTF-8 : rend
 *   erreur_argument_hors_limites ;
 * - [COMMENTAIRE-POSER-G4] + de [COMMENTAIRE-POSER-G2] et [COMMENTAIRE-POSER-G3], le premier refus
 *   qui convient l'emporte ; la partie ne change pas, la vue reçoit la raison, rien n'est écrit
 *   sur stderr, et echecs_derniere_erreur ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_poser_commentaire(partie *p, int numero, const char *commentaire);

/**
 * Donne les annotations d'un coup joué.
 *
 * @param p la partie.
 * @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
 *     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
 * @param tableau où écrire les annotations, ou NULL si capacite vaut 0.
 * @param capacite le nombre d'annotations que tableau peut recevoir.
 *
 * Nécessite :
 * - [ANNOTATIONS-LISTER-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [ANNOTATIONS-LISTER-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0 ;
 * - [ANNOTATIONS-LISTER-N3] capacite n'est pas négative ; sinon rend 0 ;
 * - [ANNOTATIONS-LISTER-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
 *
 * Garantie :
 * - [ANNOTATIONS-LISTER-G1] + rend le nombre d'annotations du coup, et tableau en reçoit autant
 *   qu'il peut, dans leur ordre : 1 pour « ! », 2 pour « ? », 3 pour « !! », 4 pour « ?? »,
 *   5 pour « !? », 6 pour « ?! », ou un autre nombre de 0 à 255, que le PGN écrit après un « $ »
 *   (14 s'écrit « $14 ») ; la lecture d'un PGN oublie les nombres plus grands.
 *
 * @return le nombre d'annotations.
 */
ECHECS_API
int partie_lister_annotations(const partie *p, int numero, int *tableau, int capacite);

/**
 * Remplace les annotations d'un coup joué.
 *
 * @param p la partie.
 * @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
 *     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
 * @param tableau les annotations, à la place de celles d'avant : 1 pour « ! », 2 pour « ? », 3 pour
 *     « !! », 4 pour « ?? », 5 pour « !? », 6 pour « ?! », ou un autre nombre de 0 à 255 ; NULL si
 *     nombre vaut 0.
 * @param nombre le nombre d'annotations de tableau ; 0 retire celles du coup.
 *
 * Nécessite :
 * - [ANNOTATIONS-POSER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ANNOTATIONS-POSER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [ANNOTATIONS-POSER-N3] numero va de 1 à partie_nombre_coups ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [ANNOTATIONS-POSER-N4] nombre va de 0 à 256 ; sinon rend erreur_argument_hors_limites ;
 * - [ANNOTATIONS-POSER-N5] tableau n'est pas NULL, ou nombre vaut 0 ; sinon rend
 *   erreur_pointeur_nul ;
 * - [ANNOTATIONS-POSER-N6] chaque annotation de tableau va de 0 à 255 ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [ANNOTATIONS-POSER-G1] + rend pas_erreur ; les annotations du coup sont celles de tableau,
 *   dans leur ordre ; une annotation répétée n'est gardée qu'une fois, à sa première place ;
 * - [ANNOTATIONS-POSER-G2] + si une clause n'est pas respectée, les annotations du coup ne
 *   changent pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_poser_annotations(partie *p, int numero, const int *tableau,
                                     int nombre);

/**
 * Donne le nombre de variantes d'un coup joué.
 *
 * Une variante est une suite de coups qui aurait pu commencer à la place de ce coup.
 *
 * @param p la partie.
 * @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
 *     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
 *
 * Nécessite :
 * - [VARIANTES-N1] p n'est pas NULL ; sinon rend 0 ;
 * - [VARIANTES-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0.
 *
 * Garantie :
 * - [VARIANTES-G1] + rend le nombre de variantes que le PGN lu donne à ce coup, ou que
 *   partie_choisir_variante lui a laissées.
 *
 * @return le nombre de variantes.
 */
ECHECS_API
int partie_nombre_variantes(const partie *p, int numero);

/**
 * Remplace la suite d'une partie par une de ses variantes.
 *
 * La variante choisie et la suite de la partie échangent leurs places, coups annulés compris : le
 * même appel une seconde fois remet les coups d'avant. Exemple : dans
 * « 3. Qh5 Nf6 (3... g6 4. Qf3) (3... Qe7) 4. Qxf7# », choisir la variante 0 du coup 6 donne
 * « 3. Qh5 g6 (3... Nf6 4. Qxf7#) (3... Qe7) 4. Qf3 ». Les variantes que g6 avait déjà viennent
 * après les autres. Un commentaire placé avant le premier coup de la variante passe au début du
 * commentaire de ce coup.
 *
 * @param p la partie.
 * @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
 *     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
 * @param rang le rang de la variante : 0 pour la première.
 *
 * Nécessite :
 * - [VARIANTE-CHOISIR-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [VARIANTE-CHOISIR-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
 *   erreur_partie_occupee ;
 * - [VARIANTE-CHOISIR-N3] numero va de 1 à partie_nombre_coups ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [VARIANTE-CHOISIR-N4] rang va de 0 à partie_nombre_variantes - 1 ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [VARIANTE-CHOISIR-G1] + rend pas_erreur ; la partie suit la variante et se trouve après le
 *   dernier coup de la variante, il n'y a rien à rétablir, et la vue reçoit les cases qui
 *   changent ;
 * - [VARIANTE-CHOISIR-G2] + une fin que les joueurs avaient décidée est oubliée ;
 * - [VARIANTE-CHOISIR-G3] + si l'échange devait imbriquer plus de 100 variantes : rend
 *   erreur_argument_hors_limites, la partie ne change pas, la vue reçoit la raison, rien n'est
 *   écrit sur stderr, et echecs_derniere_erreur ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur partie_choisir_variante(partie *p, int numero, int rang);

/* =======================================================================================
 * Images
 * ======================================================================================= */

/** Une flèche, de la case de départ à la case d'arrivée ; un anneau si c'est la même case. */
typedef struct fleche_echiquier {
    /** La colonne de départ : 0 pour a. */
    int x_depart;
    /** La rangée de départ : 0 pour la première. */
    int y_depart;
    /** La colonne d'arrivée. */
    int x_arrivee;
    /** La rangée d'arrivée. */
    int y_arrivee;
} fleche_echiquier;

/**
 * Ce que l'on veut d'une image. { 0 } demande l'image par défaut : 360 pixels, les blancs en bas,
 * les coordonnées, le dernier coup et l'échec, sans case encadrée ni flèche.
 */
typedef struct image_echiquier {
    /** La largeur en pixels, qui est aussi la hauteur : de 64 à 4096 ; 0 vaut 360. */
    int largeur;
    /** Différent de 0 : les noirs en bas. */
    int vue_des_noirs;
    /** Différent de 0 : sans les lettres des colonnes ni les numéros des rangées. */
    int sans_coordonnees;
    /** Différent de 0 : sans marquer le dernier coup. Un échiquier seul n'en a pas. */
    int sans_dernier_coup;
    /** Différent de 0 : sans marquer le roi en échec. */
    int sans_echec;
    /** Le nombre de flèches : de 0 à 1000. */
    int nombre_fleches;
    /** Les cases à encadrer : ECHECS_CASE(4, 3) | ECHECS_CASE(3, 4) pour e4 et d5. */
    unsigned long long cases;
    /** Les flèches, dessinées par-dessus les pièces ; NULL s'il n'y en a pas. */
    const fleche_echiquier *fleches;
    /** Réservé : 0 partout. */
    unsigned long long reserve[4];
} image_echiquier;

/**
 * Écrit l'image d'un échiquier, au format SVG.
 *
 * L'image peut aller dans une page web, un document ou une feuille de cours : elle n'a besoin
 * d'aucun autre fichier, et plusieurs images peuvent aller dans la même page.
 *
 * @param e l'échiquier à dessiner ; son contenu peut être quelconque.
 * @param image ce que l'on veut de l'image, ou NULL pour l'image par défaut.
 * @param tampon où écrire l'image, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [ECHIQUIER-SVG-N1] e n'est pas NULL ;
 * - [ECHIQUIER-SVG-N2] image est NULL, ou tous les membres de image->reserve valent 0 ;
 * - [ECHIQUIER-SVG-N3] image est NULL, ou image->largeur vaut 0 ou va de 64 à 4096 ;
 * - [ECHIQUIER-SVG-N4] image est NULL, ou image->nombre_fleches va de 0 à 1000 ;
 * - [ECHIQUIER-SVG-N5] s'il y a des flèches, image->fleches n'est pas NULL ;
 * - [ECHIQUIER-SVG-N6] les quatre coordonnées de chaque flèche vont de 0 à 7 ;
 * - [ECHIQUIER-SVG-N7] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [ECHIQUIER-SVG-G1] + tampon reçoit une image SVG 1.1 entière, de la largeur demandée, avec un
 *   élément « use » par pièce ; une pièce qui n'est pas valide n'est pas dessinée ; si plusieurs
 *   pièces sont sur une case, une seule est dessinée ;
 * - [ECHIQUIER-SVG-G2] + si le camp qui a le trait a exactement un roi et que ce roi est attaqué,
 *   sa case est marquée, sauf si image->sans_echec est différent de 0 ;
 * - [ECHIQUIER-SVG-G3] + l'image dit aussi en texte, dans la langue de echecs_choisir_langue, qui
 *   a le trait et où sont les pièces ;
 * - [ECHIQUIER-SVG-G4] + deux appels identiques donnent le même texte ; chaque membre de image a
 *   l'effet que dit sa description, sauf sans_dernier_coup, qui n'a d'effet que pour une partie ;
 * - [ECHIQUIER-SVG-G5] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
 *   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien.
 *
 * @return la longueur de l'image, ou 0.
 */
ECHECS_UTILE ECHECS_API ECHECS_TEXTE(3, 4)
size_t echiquier_ecrire_svg(const echiquier *e, const image_echiquier *image,
                            char *tampon, size_t taille);

/**
 * Écrit l'image d'un échiquier dans un fichier SVG.
 *
 * @param e l'échiquier à dessiner ; son contenu peut être quelconque.
 * @param image ce que l'on veut de l'image, ou NULL pour l'image par défaut.
 * @param fichier le nom du fichier, qui d'habitude finit par « .svg ».
 *
 * Si une clause n'est pas respectée, aucun fichier ne change.
 *
 * Nécessite :
 * - [ECHIQUIER-SVG-FICHIER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECHIQUIER-SVG-FICHIER-N2] image est NULL, ou tous les membres de image->reserve valent 0 ;
 *   sinon rend erreur_argument_hors_limites ;
 * - [ECHIQUIER-SVG-FICHIER-N3] image est NULL, ou image->largeur vaut 0 ou va de 64 à 4096 ;
 *   sinon rend erreur_argument_hors_limites ;
 * - [ECHIQUIER-SVG-FICHIER-N4] image est NULL, ou image->nombre_fleches va de 0 à 1000 ; sinon
 *   rend erreur_argument_hors_limites ;
 * - [ECHIQUIER-SVG-FICHIER-N5] s'il y a des flèches, image->fleches n'est pas NULL ; sinon rend
 *   erreur_pointeur_nul ;
 * - [ECHIQUIER-SVG-FICHIER-N6] les quatre coordonnées de chaque flèche vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [ECHIQUIER-SVG-FICHIER-N7] fichier n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [ECHIQUIER-SVG-FICHIER-G1] + rend pas_erreur, et le fichier contient l'image que donne
 *   echiquier_ecrire_svg (pas par son nom) ; le contenu d'avant est remplacé d'un seul coup ;
 * - [ECHIQUIER-SVG-FICHIER-G2] + si le fichier ne peut pas être écrit : rend
 *   erreur_fichier_ecriture, et signale la raison ; un fichier de ce nom garde son contenu s'il
 *   existait, et n'est pas créé s'il n'existait pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_UTILE ECHECS_API
type_erreur echiquier_ecrire_svg_fichier(const echiquier *e, const image_echiquier *image,
                                         const char *fichier);

/**
 * Écrit l'image de la position d'une partie, au format SVG.
 *
 * Voir echiquier_ecrire_svg.
 *
 * @param p la partie.
 * @param image ce que l'on veut de l'image, ou NULL pour l'image par défaut.
 * @param tampon où écrire l'image, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
 * taille vaut 0).
 *
 * Nécessite :
 * - [PARTIE-SVG-N1] p n'est pas NULL ;
 * - [PARTIE-SVG-N2] image est NULL, ou tous les membres de image->reserve valent 0 ;
 * - [PARTIE-SVG-N3] image est NULL, ou image->largeur vaut 0 ou va de 64 à 4096 ;
 * - [PARTIE-SVG-N4] image est NULL, ou image->nombre_fleches va de 0 à 1000 ;
 * - [PARTIE-SVG-N5] s'il y a des flèches, image->fleches n'est pas NULL ;
 * - [PARTIE-SVG-N6] les quatre coordonnées de chaque flèche vont de 0 à 7 ;
 * - [PARTIE-SVG-N7] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [PARTIE-SVG-G1] + tampon reçoit l'image que echiquier_ecrire_svg (pas par son nom) donne de
 *   l'échiquier de la partie ; en plus, les cases de départ et d'arrivée du dernier coup sont
 *   marquées, sauf si image->sans_dernier_coup est différent de 0 ; pour un roque, ce sont les
 *   deux cases du roi ;
 * - [PARTIE-SVG-G2] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
 *   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
 *   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
 * - [PARTIE-SVG-G3] + avant le début de la partie, rend 0, et tampon reçoit "".
 *
 * @return la longueur de l'image, ou 0.
 */
ECHECS_UTILE ECHECS_API ECHECS_TEXTE(3, 4)
size_t partie_ecrire_svg(const partie *p, const image_echiquier *image, char *tampon,
                         size_t taille);

/**
 * Écrit l'image d'une position dans un fichier SVG.
 *
 * @param p la partie.
 * @param image ce que l'on veut de l'image, ou NULL pour l'image par défaut.
 * @param fichier le nom du fichier, qui d'habitude finit par « .svg ».
 *
 * Si une clause n'est pas respectée, aucun fichier ne change.
 *
 * Nécessite :
 * - [PARTIE-SVG-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PARTIE-SVG-FICHIER-N2] image est NULL, ou tous les membres de image->reserve valent 0 ;
 *   sinon rend erreur_argument_hors_limites ;
 * - [PARTIE-SVG-FICHIER-N3] image est NULL, ou image->largeur vaut 0 ou va de 64 à 4096 ; sinon
 *   rend erreur_argument_hors_limites ;
 * - [PARTIE-SVG-FICHIER-N4] image est NULL, ou image->nombre_fleches va de 0 à 1000 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PARTIE-SVG-FICHIER-N5] s'il y a des flèches, image->fleches n'est pas NULL ; sinon rend
 *   erreur_pointeur_nul ;
 * - [PARTIE-SVG-FICHIER-N6] les quatre coordonnées de chaque flèche vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [PARTIE-SVG-FICHIER-N7] fichier n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PARTIE-SVG-FICHIER-G1] + rend pas_erreur, et le fichier contient l'image que donne
 *   partie_ecrire_svg (pas par son nom) ; le contenu d'avant est remplacé d'un seul coup ;
 * - [PARTIE-SVG-FICHIER-G2] + si le fichier ne peut pas être écrit : rend erreur_fichier_ecriture,
 *   et signale la raison ; un fichier de ce nom garde son contenu s'il existait, et n'est pas créé
 *   s'il n'existait pas ;
 * - [PARTIE-SVG-FICHIER-G3] + avant le début de la partie, rend erreur_partie_non_commencee, et
 *   aucun fichier ne change.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_UTILE ECHECS_API
type_erreur partie_ecrire_svg_fichier(const partie *p, const image_echiquier *image,
                                      const char *fichier);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_PARTIE_H */
