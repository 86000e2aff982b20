/**
 * @file api_echec.h
 * Le fichier api_echec.h du cours : la même chose que dans echecs.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit
 * par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef MODE_INTERACTIF_API_H
#define MODE_INTERACTIF_API_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Joue un coup entier : déplacement, promotion en dame, historique, changement de joueur.
 *
 * @param e l'échiquier à changer.
 * @param h l'historique des coups qui ont mené à cet échiquier, à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 *
 * Nécessite :
 * - [API-DEPLACER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-DEPLACER-N2] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi ;
 * - [API-DEPLACER-N3] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-DEPLACER-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide ;
 * - [API-DEPLACER-N5] les quatre coordonnées vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [API-DEPLACER-G1] si le coup est permis, il est fait sur *e, ajouté à *h, et le trait passe
 *   à l'autre camp ; rend pas_erreur ;
 * - [API-DEPLACER-G2] un pion qui arrive sur sa dernière rangée devient une dame ;
 * - [API-DEPLACER-G3] si le coup est refusé, rend le code qu'écrit
 *   echiquier_deplacement_realise_si_possible, ou erreur_historique_plein si *h n'a plus de
 *   place ;
 * - [API-DEPLACER-G4] si la fonction rend un autre code que pas_erreur, ni *e ni *h ne change ;
 * - [API-DEPLACER-G5] appelle par leur nom echiquier_deplacement_realise_si_possible,
 *   echiquier_promouvoir_pion, echiquier_changer_joueur_courant et historique_ajouter_coup :
 *   si le programme les a remplacées, ce sont les siennes.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart,
                                     int y_depart, int x_arrivee, int y_arrivee);

/**
 * Joue un coup entier, comme api_echec_deplacer_piece, en choisissant la promotion.
 *
 * @param e l'échiquier à changer.
 * @param h l'historique des coups qui ont mené à cet échiquier, à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param promotion ce que devient un pion qui arrive sur sa dernière rangée : dame, tour, fou ou
 *        cavalier ; invalide si l'on ne choisit pas. Pour un autre coup, ce choix ne compte pas.
 *
 * Nécessite :
 * - [API-PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-PROMOUVOIR-N2] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi ;
 * - [API-PROMOUVOIR-N3] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-PROMOUVOIR-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide ;
 * - [API-PROMOUVOIR-N5] les quatre coordonnées vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites ;
 * - [API-PROMOUVOIR-N6] promotion vaut dame, tour, fou, cavalier ou invalide ; sinon rend
 *   erreur_promotion_non_permise.
 *
 * Garantie :
 * - [API-PROMOUVOIR-G1] fait ce que fait api_echec_deplacer_piece, mais un pion qui arrive sur
 *   sa dernière rangée devient la pièce choisie, ou une dame si promotion vaut invalide.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur api_echec_deplacer_et_promouvoir(echiquier *e, historique_partie *h,
                                             int x_depart, int y_depart, int x_arrivee,
                                             int y_arrivee, type_piece promotion);

/**
 * Écrit un échiquier dans un fichier.
 *
 * @param e l'échiquier à écrire.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-ECRIRE-ETAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-ETAT-N2] f n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-ETAT-N3] *e est intègre ; sinon rend 0.
 *
 * Garantie :
 * - [API-ECRIRE-ETAT-G1] appelle entree_sortie_ecrit_fichier_echiquier par son nom, et rend 1
 *   si cette fonction a rendu pas_erreur ; 0 sinon.
 *
 * @return 1 ou 0.
 */
int api_echec_ecrit_fichier_etat(const echiquier *e, const char *f);

/**
 * Écrit une partie dans un fichier.
 *
 * @param h l'historique à écrire.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-ECRIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-HISTORIQUE-N3] *h peut être écrit (voir [ECRIRE-HISTORIQUE-N3] et
 *   [ECRIRE-HISTORIQUE-N4]) ; sinon rend 0.
 *
 * Garantie :
 * - [API-ECRIRE-HISTORIQUE-G1] appelle entree_sortie_ecrit_fichier_historique par son nom, et
 *   rend 1 si cette fonction a rendu pas_erreur ; 0 sinon.
 *
 * @return 1 ou 0.
 */
int api_echec_ecrit_fichier_historique(const historique_partie *h, const char *f);

/**
 * Lit un échiquier dans un fichier.
 *
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-LIRE-ETAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [API-LIRE-ETAT-N2] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [API-LIRE-ETAT-G1] appelle entree_sortie_lit_fichier_echiquier par son nom ; si cette
 *   fonction rend pas_erreur et donne un échiquier intègre, *e le devient et la fonction rend
 *   1 ;
 * - [API-LIRE-ETAT-G2] sinon rend 0, et *e ne change pas.
 *
 * @return 1 ou 0.
 */
int api_echec_lit_fichier_etat(echiquier *e, const char *f);

/**
 * Lit une partie dans un fichier.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-LIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [API-LIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [API-LIRE-HISTORIQUE-G1] appelle entree_sortie_lit_fichier_historique par son nom ; si
 *   cette fonction rend pas_erreur et donne un historique qui se rejoue (voir
 *   historique_rejouer), *h le devient et la fonction rend 1 ;
 * - [API-LIRE-HISTORIQUE-G2] sinon rend 0, et *h ne change pas.
 *
 * @return 1 ou 0.
 */
int api_echec_lit_fichier_historique(historique_partie *h, const char *f);

/**
 * Fait jouer une partie au clavier, jusqu'à la commande FIN ou la fin de stdin.
 *
 * Lit des lignes sur stdin et fait ce qu'elles demandent : voir parse_ligne_commande pour les
 * commandes. La partie commence par la position du début. Ce qui est écrit sur stdout est pour
 * des personnes ; une invite n'est écrite que si stdin est un terminal.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [INTERACTIF-G1] chaque ligne est comprise par parse_ligne_commande, et le coup qu'elle
 *   demande joué par api_echec_deplacer_et_promouvoir : si le programme les a remplacées, ce
 *   sont les siennes. C'est ce que parse_ligne_commande écrit dans l'action qui compte, non ce
 *   qu'elle rend ;
 * - [INTERACTIF-G2] après chaque coup joué ou repris, l'échiquier est écrit dans
 *   echec_etat.txt par api_echec_ecrit_fichier_etat, et la partie dans echec_historique.txt
 *   par api_echec_ecrit_fichier_historique ;
 * - [INTERACTIF-G3] après un coup qui donne échec, mat ou pat, écrit sur stdout une ligne qui
 *   commence par « Échec », « Échec et mat » ou « Pat » ;
 * - [INTERACTIF-G4] un coup refusé, une ligne qui n'est pas une commande, un fichier qui ne se
 *   lit pas ne changent pas la partie, et une ligne de stdout le dit ; une ligne de plus de
 *   4096 octets, ou avec un octet nul, n'est pas une commande ;
 * - [INTERACTIF-G5] lit F commence une nouvelle partie par l'échiquier du fichier, avec
 *   historique_initialise_depuis ; lit_h F reprend la partie du fichier là où elle en est ; un
 *   échiquier où l'on ne peut pas jouer (voir [VERS-FEN-N5]) est refusé.
 */
void api_echec_lance_mode_interactif(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* MODE_INTERACTIF_API_H */
