/**
 * @file api_echec.h
 * Le fichier api_echec.h du cours : la même chose que dans echecs.h, et rien de plus. Les
 * autres fichiers de ce dossier viennent par leurs noms : un programme peut avoir les
 * siens, s'il donne au compilateur le dossier où ils sont (-I) avant celui-ci. Produit à
 * partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef MODE_INTERACTIF_API_H
#define MODE_INTERACTIF_API_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Joue un coup entier ; un pion promu devient une dame.
 *
 * Un coup entier est le déplacement, la promotion s'il y a lieu, le changement du trait et
 * l'ajout à l'historique. La fonction dit au joueur, sur stdout, le coup joué ou la raison du
 * refus. Comme celle du cours, elle ne rend rien. Un programme sait que le coup est joué si
 * l'historique a un coup de plus ; s'il lui faut un code, il appelle
 * api_echec_deplacer_et_promouvoir, qui rend un code et n'écrit rien.
 *
 * @param e l'échiquier à changer.
 * @param h l'historique des coups qui ont mené à cet échiquier, à changer.
 * @param x_depart la colonne de départ que le joueur demande ; tout entier est admis.
 * @param y_depart la rangée de départ, de même.
 * @param x_arrivee la colonne d'arrivée, de même.
 * @param y_arrivee la rangée d'arrivée, de même.
 *
 * Si une clause n'est pas respectée, ni *e ni *h ne change, et rien n'est écrit sur stdout.
 *
 * Nécessite :
 * - [API-DEPLACER-N1] e n'est pas NULL ;
 * - [API-DEPLACER-N2] *e est intègre ;
 * - [API-DEPLACER-N3] h n'est pas NULL ;
 * - [API-DEPLACER-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX.
 *
 * Garantie :
 * - [API-DEPLACER-G1] si le coup est légal, n'est pas une promotion, et si *h a une place pour
 *   lui : il est fait sur *e, ajouté à *h avec ses deux cases, et le trait passe au camp adverse ;
 * - [API-DEPLACER-G2] + une promotion légale est jouée de même, et le pion devient une dame ;
 * - [API-DEPLACER-G9] + le coup ajouté à *h a aussi sa sorte et, pour une promotion, la nouvelle
 *   pièce ;
 * - [API-DEPLACER-G4] si le coup n'est pas légal, ou si une coordonnée ne va pas de 0 à 7 : refuse
 *   le coup, et ni *e ni *h ne change ;
 * - [API-DEPLACER-G3] + refuse aussi un coup légal si *h n'a plus de place ; après tout refus,
 *   ni *e ni *h ne change, et le code est celui de la première faute, dans cet ordre :
 *   - erreur_argument_hors_limites et la première case hors de l'échiquier, celle de départ
 *     d'abord : une coordonnée ne va pas de 0 à 7 ;
 *   - les trois premiers codes de [STANDARD-G8] ;
 *   - le code et la case qu'écrit echiquier_deplacement_realise_si_possible ;
 *   - le code que rend echiquier_promouvoir_pion, si un pion est promu ;
 *   - le code que rend historique_ajouter_coup : erreur_historique_plein si *h n'a plus de place ;
 * - [API-DEPLACER-G5] + appelle par leur nom, chacune une fois au plus :
 *   echiquier_deplacement_realise_si_possible, seulement si le camp qui a le trait a une pièce sur
 *   la case de départ et va sur une autre case, puis echiquier_promouvoir_pion si un pion est
 *   promu, echiquier_changer_joueur_courant et historique_ajouter_coup. Si le programme les
 *   définit, ce sont ses versions qui sont appelées ;
 * - [API-DEPLACER-G6] si le coup est joué : écrit ce coup sur stdout ;
 * - [API-DEPLACER-G10] + ce texte est une ligne avec la sorte de la pièce, les coordonnées et les
 *   noms des deux cases, puis, s'il y a lieu, « petit roque », « grand roque »,
 *   « prise en passant » ou « promotion en » et la nouvelle pièce, par exemple :
 *   - « Coup joué : pion de (4, 1) à (4, 3), e2-e4. »
 *   - « Coup joué : roi de (4, 0) à (6, 0), e1-g1, petit roque. »
 *   - « Coup joué : pion de (0, 6) à (0, 7), a7-a8, promotion en dame. » ;
 * - [API-DEPLACER-G7] si le coup est refusé : écrit sur stdout ce qui ne va pas ;
 * - [API-DEPLACER-G11] + ce texte est une ligne avec la phrase de nommer_type_erreur, le numéro du
 *   code et, s'il y a une case en cause, ses coordonnées et son nom, par exemple
 *   « Coup refusé : le roque n'est pas permis (code 5), case (5, 0), f1. » ; une case hors de
 *   l'échiquier n'a que ses coordonnées. Appelle nommer_type_erreur par son nom pour les sept
 *   codes du cours, de pas_erreur à erreur_roi_en_echec, et seulement pour ces codes. La phrase de
 *   la bibliothèque est dans la langue de echecs_choisir_langue ; le reste de la ligne est en
 *   français ;
 * - [API-DEPLACER-G8] + si une fonction de [API-DEPLACER-G5] ne fait pas ce qu'elle annonce :
 *   refuse le coup, sans case en cause, avec le code de la première faute, dans cet ordre :
 *   - erreur_deplacement_piece_impossible : le déplacement n'a pas changé l'échiquier ;
 *   - erreur_promotion_non_permise : le pion n'est pas devenu la pièce choisie ;
 *   - le code de [ECHIQUIER-VERIFIER-G2] : l'échiquier n'est plus intègre ;
 *   - erreur_historique_invalide : l'historique n'a pas un coup de plus, ou ne finit pas par ce
 *     coup.
 */
ECHECS_API
void api_echec_deplacer_piece(echiquier *e, historique_partie *h, int x_depart,
                              int y_depart, int x_arrivee, int y_arrivee);

/**
 * Joue un coup entier, avec la promotion choisie, sans rien écrire.
 *
 * @param e l'échiquier à changer.
 * @param h l'historique des coups qui ont mené à cet échiquier, à changer.
 * @param x_depart la colonne de départ que le joueur demande ; tout entier est admis.
 * @param y_depart la rangée de départ, de même.
 * @param x_arrivee la colonne d'arrivée, de même.
 * @param y_arrivee la rangée d'arrivée, de même.
 * @param promotion ce que devient un pion qui arrive sur sa dernière rangée : dame, tour, fou ou
 *        cavalier ; invalide pour ne pas choisir. Pour un autre coup, ce choix ne compte pas.
 *
 * Si une clause n'est pas respectée, ni *e ni *h ne change.
 *
 * Nécessite :
 * - [API-PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-PROMOUVOIR-N2] *e est intègre ; sinon rend le code de [ECHIQUIER-VERIFIER-G2] ;
 * - [API-PROMOUVOIR-N3] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [API-PROMOUVOIR-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon rend erreur_historique_invalide ;
 * - [API-PROMOUVOIR-N5] promotion est une valeur de type_piece ;
 *   sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [API-PROMOUVOIR-G1] + joue ou refuse le coup comme api_echec_deplacer_piece (pas par son nom),
 *   selon [API-DEPLACER-G1] à [API-DEPLACER-G5], [API-DEPLACER-G8] et [API-DEPLACER-G9] ; mais un
 *   pion qui arrive sur sa dernière rangée devient la pièce choisie, ou une dame si promotion vaut
 *   invalide ;
 * - [API-PROMOUVOIR-G2] + rend pas_erreur si le coup est joué ; sinon rend le code du refus ;
 * - [API-PROMOUVOIR-G3] + n'écrit rien sur stdout ;
 * - [API-PROMOUVOIR-G4] + si promotion vaut roi, pion_blanc ou pion_noir : rend
 *   erreur_promotion_non_permise, et ni *e ni *h ne change.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur api_echec_deplacer_et_promouvoir(echiquier *e, historique_partie *h,
                                             int x_depart, int y_depart, int x_arrivee,
                                             int y_arrivee, type_piece promotion);

/**
 * Écrit un échiquier dans un fichier, et dit un refus sur stdout.
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
 * - [API-ECRIRE-ETAT-G1] + appelle par leur nom entree_sortie_est_fichier_accessible puis, si
 *   entree_sortie_est_fichier_accessible n'a pas rendu 0, entree_sortie_ecrit_fichier_echiquier :
 *   si le programme les définit, ce sont ses versions qui sont appelées. Rend 1 si l'écriture a
 *   rendu pas_erreur ;
 * - [API-ECRIRE-ETAT-G2] + sinon rend 0, et écrit sur stdout une ligne avec le nom du fichier et,
 *   si la bibliothèque la connaît, la raison, par exemple
 *   « Fichier non écrit : partie.txt, la permission manque. » La bibliothèque retient alors la
 *   ligne que sa fonction de fichier écrirait sur stderr ; une version du programme n'a pas à
 *   retenir cette ligne.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int api_echec_ecrit_fichier_etat(const echiquier *e, const char *f);

/**
 * Écrit une partie dans un fichier, et dit un refus sur stdout.
 *
 * @param h l'historique à écrire.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-ECRIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0 ;
 * - [API-ECRIRE-HISTORIQUE-N3] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0.
 *
 * Garantie :
 * - [API-ECRIRE-HISTORIQUE-G1] + appelle par leur nom entree_sortie_est_fichier_accessible puis,
 *   si entree_sortie_est_fichier_accessible n'a pas rendu 0,
 *   entree_sortie_ecrit_fichier_historique : si le programme les définit, ce sont ses versions qui
 *   sont appelées. Rend 1 si l'écriture a rendu pas_erreur ;
 * - [API-ECRIRE-HISTORIQUE-G2] + sinon rend 0, par exemple si *h n'est pas cohérent (voir
 *   [ECRIRE-HISTORIQUE-G5]), écrit sur stdout la ligne de [API-ECRIRE-ETAT-G2], et retient de même
 *   celle de stderr.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int api_echec_ecrit_fichier_historique(const historique_partie *h, const char *f);

/**
 * Lit un échiquier dans un fichier, et dit un refus sur stdout.
 *
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-LIRE-ETAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [API-LIRE-ETAT-N2] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [API-LIRE-ETAT-G1] + appelle par leur nom entree_sortie_est_fichier_existe puis, si
 *   entree_sortie_est_fichier_existe n'a pas rendu 0, echiquier_invalider_jeux, qui vide un
 *   échiquier, et entree_sortie_lit_fichier_echiquier, qui remplit cet échiquier : si le programme
 *   les définit, ce sont ses versions qui sont appelées. Si la lecture a rendu pas_erreur et donné
 *   un échiquier intègre : rend 1, et *e reçoit cet échiquier ;
 * - [API-LIRE-ETAT-G2] + sinon rend 0, et *e ne change pas ;
 * - [API-LIRE-ETAT-G3] + écrit alors sur stdout une ligne avec le nom du fichier et, si la
 *   bibliothèque la connaît, la raison, par exemple
 *   « Fichier non lu : partie.txt, il n'existe pas. » La bibliothèque retient alors la ligne que
 *   sa fonction de fichier écrirait sur stderr ; une version du programme n'a pas à retenir cette
 *   ligne.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int api_echec_lit_fichier_etat(echiquier *e, const char *f);

/**
 * Lit une partie dans un fichier, et dit un refus sur stdout.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [API-LIRE-HISTORIQUE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [API-LIRE-HISTORIQUE-N2] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [API-LIRE-HISTORIQUE-G1] + appelle par leur nom entree_sortie_est_fichier_existe puis, si
 *   entree_sortie_est_fichier_existe n'a pas rendu 0, historique_initialise, qui prépare un
 *   historique, et entree_sortie_lit_fichier_historique, qui remplit cet historique : si le
 *   programme les définit, ce sont ses versions qui sont appelées. Si la lecture a rendu
 *   pas_erreur et donné un historique qui se rejoue (voir [HISTORIQUE-REJOUER-G2]) : rend 1, et
 *   *h reçoit cet historique ;
 * - [API-LIRE-HISTORIQUE-G2] + sinon rend 0, et *h ne change pas ;
 * - [API-LIRE-HISTORIQUE-G3] + écrit alors sur stdout la ligne de [API-LIRE-ETAT-G3], et retient
 *   de même celle de stderr.
 *
 * @return 1 ou 0.
 */
ECHECS_API
int api_echec_lit_fichier_historique(historique_partie *h, const char *f);

/**
 * Fait jouer une partie au clavier.
 *
 * Lit des lignes sur stdin et fait ce qu'elles demandent, jusqu'à la commande FIN ou la fin de
 * stdin : voir parse_ligne_commande pour les commandes. La partie commence par la position
 * initiale. Ce qui est écrit sur stdout est pour des personnes ; une invite n'est écrite que si
 * stdin est un terminal.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [INTERACTIF-G1] + donne chaque ligne à parse_ligne_commande, et joue le coup que l'action
 *   demande en un seul appel d'api_echec_deplacer_piece, ou d'api_echec_deplacer_et_promouvoir si
 *   l'action choisit une promotion. Ce que parse_ligne_commande écrit dans l'action compte, non ce
 *   qu'elle rend ; la partie continue avec l'échiquier et l'historique que laisse la fonction qui
 *   a joué le coup, si cet échiquier est intègre et si nombre_coups va de 0 à ECHECS_COUPS_MAX ;
 *   sinon le coup est oublié, et une ligne de stdout le dit ;
 * - [INTERACTIF-G2] + écrit l'échiquier dans echec_etat.txt avec api_echec_ecrit_fichier_etat, et
 *   la partie dans echec_historique.txt avec api_echec_ecrit_fichier_historique : au début ;
 *   après chaque commande d, même si le coup est refusé ; après une commande i, lit, lit_h ou
 *   annule qui a changé la partie ;
 * - [INTERACTIF-G3] + après un coup qui donne échec, mat ou pat, écrit sur stdout une ligne qui
 *   commence par « Échec », « Échec et mat » ou « Pat » ;
 * - [INTERACTIF-G4] + un coup refusé, une ligne qui n'est pas une commande, un fichier qui ne se
 *   lit pas ne changent pas la partie, et une ligne de stdout le dit :
 *   - une ligne qui, sans sa fin de ligne mais avec un zéro final, a plus de MAX_LIGNE_COMMANDE
 *     octets, ou qui contient un octet nul, n'est pas une commande ;
 *   - un coup pour lequel api_echec_deplacer_et_promouvoir rend pas_erreur sans l'ajouter à
 *     l'historique est refusé avec erreur_deplacement_piece_impossible ;
 * - [INTERACTIF-G5] + lit F commence une nouvelle partie par l'échiquier du fichier, avec
 *   historique_initialise_depuis ; lit_h F continue la partie du fichier ; un échiquier qui
 *   n'est pas jouable est refusé ;
 * - [INTERACTIF-G6] + si, au début, echec_historique.txt a un autre contenu que celui de la
 *   nouvelle partie, qui part de la position initiale et n'a aucun coup :
 *   - ce contenu passe dans echec_historique_precedent.txt, et une ligne de stdout dit comment
 *     continuer cette partie : lit_h echec_historique_precedent.txt ;
 *   - si ce contenu ne peut pas passer dans ce fichier, ou si la nouvelle partie ne peut pas
 *     être écrite, ce contenu reste dans echec_historique.txt, et une ligne de stdout dit que le
 *     premier coup le remplace ;
 *   - un fichier vide n'a rien à garder ;
 * - [INTERACTIF-G7] + appelle par leur nom action_initialise, parse_ligne_commande,
 *   echiquier_initialiser, historique_initialise, historique_initialise_depuis,
 *   historique_rejouer, historique_annuler_coup, api_echec_deplacer_piece,
 *   api_echec_deplacer_et_promouvoir, les quatre api_echec_..._fichier_..., echiquier_afficher,
 *   echiquier_ecrire_fen, echiquier_est_en_echec, echiquier_est_mat, echiquier_est_pat et, comme
 *   en [API-DEPLACER-G11], nommer_type_erreur : si le programme les définit, ce sont ses versions
 *   qui sont appelées.
 */
ECHECS_API
void api_echec_lance_mode_interactif(void);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* MODE_INTERACTIF_API_H */
