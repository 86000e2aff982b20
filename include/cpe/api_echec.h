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
 * Joue un coup entier (déplacement, promotion en dame, historique, changement de joueur) et dit au
 * joueur, sur stdout, ce qui est fait ou pourquoi le coup est refusé.
 *
 * Comme celle du cours, la fonction ne rend rien. Un programme sait que le coup est joué à
 * l'historique, qui a un coup de plus, et au trait, qui a changé ; s'il lui faut un code, qu'il
 * appelle api_echec_deplacer_et_promouvoir, qui en rend un et n'écrit rien.
 *
 * @param e l'échiquier à changer.
 * @param h l'historique des coups qui ont mené à cet échiquier, à changer.
 * @param x_depart la colonne de départ : celle que le joueur a donnée, même si elle n'existe pas.
 * @param y_depart la rangée de départ, de même.
 * @param x_arrivee la colonne d'arrivée, de même.
 * @param y_arrivee la rangée d'arrivée, de même.
 *
 * Si une clause n'est pas respectée, ni *e ni *h ne change et rien n'est écrit sur stdout.
 *
 * Nécessite :
 * - [API-DEPLACER-N1] e n'est pas NULL ;
 * - [API-DEPLACER-N2] *e est intègre ;
 * - [API-DEPLACER-N3] h n'est pas NULL ;
 * - [API-DEPLACER-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE.
 *
 * Garantie :
 * - [API-DEPLACER-G1] si le coup est permis, il est fait sur *e, ajouté à *h, et le trait passe
 *   à l'autre camp ;
 * - [API-DEPLACER-G2] un pion qui arrive sur sa dernière rangée devient une dame ;
 * - [API-DEPLACER-G3] le coup est refusé avec erreur_argument_hors_limites si une coordonnée ne
 *   va pas de 0 à 7, avec erreur_absence_de_deplacement si les deux cases sont la même, avec
 *   erreur_case_depart_vide ou erreur_piece_adverse si le camp qui a le trait n'a pas de pièce sur
 *   la première, avec le code qu'écrit echiquier_deplacement_realise_si_possible s'il n'est
 *   pas permis, avec erreur_historique_plein si *h n'a plus de place ;
 * - [API-DEPLACER-G4] si le coup est refusé, ni *e ni *h ne change ;
 * - [API-DEPLACER-G5] appelle par leur nom echiquier_deplacement_realise_si_possible (seulement
 *   si le camp qui a le trait a une pièce sur la case de départ, et va sur une autre case),
 *   echiquier_promouvoir_pion, echiquier_changer_joueur_courant et historique_ajouter_coup,
 *   chacune une fois au plus : si le programme les a remplacées, ce sont les siennes. Ce qu'elles
 *   disent avoir fait doit l'être, sinon le coup est refusé ;
 * - [API-DEPLACER-G6] si le coup est joué, écrit sur stdout une ligne : la sorte de la pièce, les
 *   coordonnées et les noms des deux cases, comme (4, 1) et e2, puis « roque », « prise en
 *   passant » ou « promotion » et la nouvelle pièce si c'en est ;
 * - [API-DEPLACER-G7] si le coup est refusé, écrit sur stdout une ligne : la phrase de
 *   nommer_type_erreur (appelée par son nom pour les sept codes du cours, de pas_erreur à
 *   erreur_roi_en_echec), le numéro du code, et s'il y a une case en cause, ses coordonnées et son
 *   nom ; d'une case qui n'existe pas, les coordonnées données.
 */
void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart,
                              int y_depart, int x_arrivee, int y_arrivee);

/**
 * Joue un coup entier, comme api_echec_deplacer_piece, en choisissant la promotion et sans rien
 * écrire.
 *
 * @param e l'échiquier à changer.
 * @param h l'historique des coups qui ont mené à cet échiquier, à changer.
 * @param x_depart la colonne de départ : celle que le joueur a donnée, même si elle n'existe pas.
 * @param y_depart la rangée de départ, de même.
 * @param x_arrivee la colonne d'arrivée, de même.
 * @param y_arrivee la rangée d'arrivée, de même.
 * @param promotion ce que devient un pion qui arrive sur sa dernière rangée : dame, tour, fou ou
 *        cavalier ; invalide si l'on ne choisit pas. Pour un autre coup, ce choix ne compte pas.
 *
 * Nécessite :
 * - [API-PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-PROMOUVOIR-N2] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi ;
 * - [API-PROMOUVOIR-N3] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-PROMOUVOIR-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide ;
 * - [API-PROMOUVOIR-N6] promotion vaut dame, tour, fou, cavalier ou invalide ; sinon rend
 *   erreur_promotion_non_permise.
 *
 * Garantie :
 * - [API-PROMOUVOIR-G1] joue ou refuse le coup comme api_echec_deplacer_piece (de [API-DEPLACER-G1]
 *   à [API-DEPLACER-G5]), mais un pion qui arrive sur sa dernière rangée devient la pièce choisie,
 *   ou une dame si promotion vaut invalide ;
 * - [API-PROMOUVOIR-G2] rend pas_erreur si le coup est joué, sinon le code du refus ;
 * - [API-PROMOUVOIR-G3] n'écrit rien sur stdout.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur api_echec_deplacer_et_promouvoir(echiquier *e, historique_partie *h,
                                             int x_depart, int y_depart, int x_arrivee,
                                             int y_arrivee, type_piece promotion);

/**
 * Écrit un échiquier dans un fichier, et dit sur stdout si ce n'est pas possible.
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
 * - [API-ECRIRE-ETAT-G1] appelle par leur nom entree_sortie_est_fichier_accessible, puis, si elle
 *   n'a pas rendu 0, entree_sortie_ecrit_fichier_echiquier ; rend 1 si celle-ci a rendu
 *   pas_erreur ;
 * - [API-ECRIRE-ETAT-G2] si le fichier ne peut pas être écrit, rend 0, et écrit sur stdout (rien
 *   sur stderr) une ligne avec le nom du fichier et, si la bibliothèque la connaît, la raison.
 *
 * @return 1 ou 0.
 */
int api_echec_ecrit_fichier_etat(const echiquier *e, const char *f);

/**
 * Écrit une partie dans un fichier, et dit sur stdout si ce n'est pas possible.
 *
 * @param h l'historique à écrire.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-ECRIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-HISTORIQUE-N3] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend 0.
 *
 * Garantie :
 * - [API-ECRIRE-HISTORIQUE-G1] appelle par leur nom entree_sortie_est_fichier_accessible, puis,
 *   si elle n'a pas rendu 0, entree_sortie_ecrit_fichier_historique ; rend 1 si celle-ci a rendu
 *   pas_erreur ;
 * - [API-ECRIRE-HISTORIQUE-G2] si le fichier ne peut pas être écrit, ou si la partie n'a pas de
 *   sens (voir [ECRIRE-HISTORIQUE-G5]), rend 0, et écrit sur stdout (rien sur stderr) une ligne
 *   avec le nom du fichier et, si la bibliothèque la connaît, la raison.
 *
 * @return 1 ou 0.
 */
int api_echec_ecrit_fichier_historique(const historique_partie *h, const char *f);

/**
 * Lit un échiquier dans un fichier, et dit sur stdout si ce n'est pas possible.
 *
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-LIRE-ETAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [API-LIRE-ETAT-N2] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [API-LIRE-ETAT-G1] appelle par leur nom entree_sortie_est_fichier_existe, puis, si elle n'a
 *   pas rendu 0, entree_sortie_lit_fichier_echiquier, avec un échiquier vidé par
 *   echiquier_invalider_jeux, appelée elle aussi par son nom ; si la lecture a rendu pas_erreur et
 *   donné un échiquier intègre, *e le devient et la fonction rend 1 ;
 * - [API-LIRE-ETAT-G2] sinon rend 0, et *e ne change pas ;
 * - [API-LIRE-ETAT-G3] si elle rend 0 pour un fichier, écrit sur stdout (rien sur stderr) une
 *   ligne avec le nom du fichier et, si la bibliothèque la connaît, la raison.
 *
 * @return 1 ou 0.
 */
int api_echec_lit_fichier_etat(echiquier *e, const char *f);

/**
 * Lit une partie dans un fichier, et dit sur stdout si ce n'est pas possible.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-LIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [API-LIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [API-LIRE-HISTORIQUE-G1] appelle par leur nom entree_sortie_est_fichier_existe, puis, si elle
 *   n'a pas rendu 0, entree_sortie_lit_fichier_historique, avec un historique préparé par
 *   historique_initialise, appelée elle aussi par son nom ; si la lecture a rendu pas_erreur et
 *   donné un historique qui se rejoue (voir historique_rejouer), *h le devient et la fonction
 *   rend 1 ;
 * - [API-LIRE-HISTORIQUE-G2] sinon rend 0, et *h ne change pas ;
 * - [API-LIRE-HISTORIQUE-G3] si elle rend 0 pour un fichier, écrit sur stdout (rien sur stderr)
 *   une ligne avec le nom du fichier et, si la bibliothèque la connaît, la raison.
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
 *   demande joué, en un seul appel, par api_echec_deplacer_piece, ou par
 *   api_echec_deplacer_et_promouvoir si la ligne choisit une promotion : si le programme les a
 *   remplacées, ce sont les siennes. C'est ce que parse_ligne_commande écrit dans l'action qui
 *   compte, non ce qu'elle rend, et ce que l'autre fait de l'échiquier et de l'historique, s'il
 *   reste intègre ;
 * - [INTERACTIF-G2] l'échiquier est écrit dans echec_etat.txt par api_echec_ecrit_fichier_etat,
 *   et la partie dans echec_historique.txt par api_echec_ecrit_fichier_historique : au début,
 *   après chaque commande d, même si le coup est refusé, et quand une commande i, lit, lit_h ou
 *   annule a été suivie d'effet ;
 * - [INTERACTIF-G3] après un coup qui donne échec, mat ou pat, écrit sur stdout une ligne qui
 *   commence par « Échec », « Échec et mat » ou « Pat » ;
 * - [INTERACTIF-G4] un coup refusé, une ligne qui n'est pas une commande, un fichier qui ne se
 *   lit pas ne changent pas la partie, et une ligne de stdout le dit ; une ligne qui, avec son
 *   zéro final, a plus de MAX_LIGNE_COMMANDE octets, ou qui contient un octet nul, n'est pas une
 *   commande ; un coup pour lequel api_echec_deplacer_et_promouvoir rend pas_erreur sans l'ajouter
 *   à l'historique est refusé avec erreur_deplacement_piece_impossible ;
 * - [INTERACTIF-G5] lit F commence une nouvelle partie par l'échiquier du fichier, avec
 *   historique_initialise_depuis ; lit_h F reprend la partie du fichier là où elle en est ; un
 *   échiquier où l'on ne peut pas jouer (voir [VERS-FEN-N5]) est refusé ;
 * - [INTERACTIF-G6] si, au début, echec_historique.txt contient autre chose qu'une partie qui
 *   commence, ce contenu passe dans echec_historique_precedent.txt : la partie précédente n'est
 *   pas perdue, et une ligne de stdout dit que lit_h echec_historique_precedent.txt la reprend.
 *   S'il ne peut pas y passer, ou si la nouvelle partie ne peut pas être écrite, il reste dans
 *   echec_historique.txt, et une ligne de stdout dit que la suite le remplacera. D'un fichier
 *   vide, il n'y a rien à garder.
 */
void api_echec_lance_mode_interactif(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* MODE_INTERACTIF_API_H */
