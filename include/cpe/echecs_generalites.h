/**
 * @file echecs_generalites.h
 * Pour un projet du cours, ce que le cours n'a pas : la même chose que dans echecs.h, et
 * rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme
 * peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant
 * celui-ci. Produit par « cargo run -p headers » : ne pas le modifier à la main.
 */

#ifndef ECHECS_GENERALITES_H
#define ECHECS_GENERALITES_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include <stddef.h>
#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Ce que fait la bibliothèque quand une précondition n'est pas respectée. */
typedef enum mode_contrats {
    /** Ne rien écrire. */
    contrats_silence = 0,
    /** Écrire une ligne sur stderr, puis continuer : le mode de départ. */
    contrats_message = 1,
    /** Écrire la ligne, puis arrêter le programme avec abort(). */
    contrats_arret = 2,
} mode_contrats;

/**
 * Donne la version de la bibliothèque, par exemple "0.1.0".
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [VERSION-G1] rend une chaîne non vide, jamais NULL, de la forme
 *   "majeur.mineur.correctif" : trois entiers séparés par des points ;
 * - [VERSION-G2] rend toujours le même pointeur, valable jusqu'à la fin du programme :
 *   il ne faut ni modifier ni libérer cette chaîne.
 *
 * @return la version, jamais NULL.
 */
const char *echecs_version(void);

/**
 * Choisit ce qui arrive quand une clause « Nécessite » n'est pas respectée.
 *
 * Le choix vaut pour tout le programme, tous fils d'exécution compris.
 *
 * @param mode contrats_silence, contrats_message ou contrats_arret.
 *
 * Nécessite :
 * - [CONTRATS-N1] mode est l'une de ces trois valeurs ; sinon le mode ne change pas.
 *
 * Garantie :
 * - [CONTRATS-G1] avec contrats_silence, la fonction dont une clause n'est pas respectée
 *   n'écrit rien et rend sa valeur d'échec ;
 * - [CONTRATS-G2] avec contrats_message, elle écrit en plus exactement une ligne sur
 *   stderr, qui nomme la fonction et la clause et dit ce qui ne va pas, par exemple « libechecs :
 *   echecs_perft [PERFT-N2] : la profondeur vaut 21, il faut de 0 à 20 », et errno garde
 *   sa valeur ;
 * - [CONTRATS-G3] avec contrats_arret, elle écrit cette ligne, vide les tampons de tous
 *   les flux ouverts avec fflush(NULL), sans attendre plus d'une seconde un flux qu'un
 *   autre fil d'exécution est en train de lire, puis arrête le programme avec abort() ;
 * - [CONTRATS-G4] tant que cette fonction n'a pas été appelée, le mode est celui de la
 *   variable d'environnement ECHECS_CONTRATS (silence, message ou arret), et
 *   contrats_message si elle n'existe pas ou est vide ;
 * - [CONTRATS-G5] la variable est lue une seule fois, à la première clause non respectée
 *   ou au premier appel de cette fonction ; une autre valeur écrit alors une ligne sur
 *   stderr, qui dit lesquelles sont admises, et compte comme message ;
 * - [CONTRATS-G6] un appel l'emporte sur la variable d'environnement.
 */
void echecs_contrats(mode_contrats mode);

/**
 * Donne la dernière ligne que la bibliothèque a dite à ce fil d'exécution : une clause non
 * respectée, un échiquier qui n'est pas intègre, un fichier refusé.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ERREUR-G1] ne rend jamais NULL ; rend "" s'il n'y en a pas encore eu ;
 * - [ERREUR-G2] sinon, rend la ligne écrite sur stderr, sans la fin de ligne ; en mode
 *   contrats_silence, la ligne qui aurait été écrite ;
 * - [ERREUR-G3] chaque fil d'exécution a sa propre dernière ligne ;
 * - [ERREUR-G4] un appel réussi ne l'efface pas : la chaîne reste en place jusqu'à la
 *   prochaine ligne dite au même fil, ou jusqu'à la fin de ce fil.
 *
 * @return la ligne, ou "" ; jamais NULL. Il ne faut ni la modifier ni la libérer.
 */
const char *echecs_derniere_erreur(void);

/**
 * Dit si une chaîne FEN décrit une position possible, et sinon pourquoi.
 *
 * Une chaîne FEN a six champs, séparés par une espace :
 * 1. le placement : les rangées de la 8 à la 1, séparées par « / », chacune lue de la
 *    colonne a à la colonne h ; une lettre est une pièce (K roi, Q dame, R tour, B fou,
 *    N cavalier, P pion ; majuscule pour les blancs, minuscule pour les noirs), un chiffre
 *    de 1 à 8 un nombre de cases vides ;
 * 2. le trait : w (blancs) ou b (noirs) ;
 * 3. les droits de roque : K et Q (petit et grand roque des blancs), k et q (des noirs),
 *    ou « - » ;
 * 4. la case par laquelle un pion vient de passer en avançant de deux cases, ou « - » ;
 * 5. le nombre de demi-coups depuis la dernière prise ou le dernier coup de pion, de 0 à
 *    2147483647 ;
 * 6. le numéro du coup, de 1 à 2147483647 ; 0 est lu comme 1.
 *
 * Une position est dite possible quand aucune des erreurs erreur_position_... ne s'y
 * applique.
 *
 * @param fen la chaîne à examiner ; toute suite d'octets est admise.
 * @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
 *
 * Nécessite :
 * - [FEN-N1] fen n'est pas NULL ; sinon rend erreur_pointeur_nul et ne modifie pas raison ;
 * - [FEN-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [FEN-G1] position possible : rend pas_erreur, et raison reçoit "" ;
 * - [FEN-G2] chaîne mal écrite : rend l'erreur_fen_... de la faute la plus à gauche, et
 *   raison reçoit « caractère N : explication » ; N, compté à partir de 1, est la place du
 *   caractère fautif dans les champs 1 et 3, le début du champ fautif dans les autres, et
 *   juste après le placement ou la chaîne qui s'arrête trop tôt ;
 * - [FEN-G3] chaîne bien écrite, position impossible : rend l'erreur_position_... qui
 *   s'applique, la plus petite s'il y en a plusieurs, et raison reçoit de même
 *   « caractère N : explication » ; N est la place de la lettre d'un droit de roque, le
 *   début du champ 4 pour la prise en passant, le début du champ 1 pour le reste ;
 * - [FEN-G4] refuser une chaîne est le travail de cette fonction : elle n'écrit alors rien
 *   sur stderr, et ne change pas echecs_derniere_erreur ;
 * - [FEN-G5] raison ne reçoit jamais plus de taille octets, zéro final compris ; une
 *   explication trop longue est coupée entre deux caractères ; si taille vaut 0, rien
 *   n'est écrit ; raison peut être le tampon qui contient fen ;
 * - [FEN-G6] raison est toujours du texte UTF-8 d'une seule ligne : ce qui ne s'affiche pas
 *   y est écrit sous la forme `\xHH` ;
 * - [FEN-G7] sont aussi admis : une chaîne arrêtée après 3, 4 ou 5 champs, dont les suivants
 *   valent alors « - », 0 et 1 ; plusieurs espaces ou des tabulations entre les champs ;
 *   des espaces, tabulations et fins de ligne autour ; « _ » à la place de chaque espace ;
 *   les lettres du roque dans un autre ordre ;
 * - [FEN-G8] les droits de roque de Chess960 sont admis : K et Q désignent la tour la plus
 *   éloignée du roi, à sa droite et à sa gauche, et une lettre de colonne, de A à H ou de a
 *   à h, désigne la tour de cette colonne.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur echecs_fen_verifier(const char *fen, char *raison, size_t taille);

/**
 * Compte les suites de coups légaux d'une longueur donnée (perft).
 *
 * Le temps de calcul est multiplié par 30 environ à chaque demi-coup de plus.
 *
 * @param fen la position de départ.
 * @param profondeur la longueur des suites, en demi-coups.
 * @param feuilles où écrire leur nombre.
 *
 * Nécessite :
 * - [PERFT-N1] fen n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PERFT-N2] profondeur va de 0 à 20 ; sinon rend erreur_argument_hors_limites ;
 * - [PERFT-N3] feuilles n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PERFT-N4] echecs_fen_verifier accepte fen, sauf ce que dit [PERFT-G4] ; sinon rend le
 *   code qu'elle a rendu. Si le programme l'a remplacée par une version qui accepte à tort,
 *   rend le code de l'erreur.
 *
 * Garantie :
 * - [PERFT-G1] rend pas_erreur, et *feuilles reçoit le nombre de suites de coups légaux de
 *   cette longueur : 20, 400, 8902, 197281 pour les longueurs 1, 2, 3 et 4 au début d'une
 *   partie ;
 * - [PERFT-G2] à la profondeur 0, ce nombre est 1 ;
 * - [PERFT-G3] si une clause n'est pas respectée, *feuilles garde sa valeur ;
 * - [PERFT-G4] compte aussi dans une position où l'on peut jouer mais qu'aucune partie
 *   n'atteint, comme en ont des tables publiées : un échec qu'aucun coup n'a pu donner, ou
 *   plus de pièces ou de pions qu'un camp ne peut en avoir.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur echecs_perft(const char *fen, int profondeur, unsigned long long *feuilles);

/** La langue de ce que les joueurs lisent. */
typedef enum langue {
    /** Le français : la langue de départ. Les pièces s'écrivent R, D, T, F, C. */
    langue_francais = 0,
    /** L'anglais. Les pièces s'écrivent K, Q, R, B, N. */
    langue_anglais = 1,
} langue;

/**
 * Choisit la langue de ce que les joueurs lisent : les messages, les explications et les lettres
 * des pièces de partie.h, et les phrases de nommer_type_erreur.
 *
 * Le choix vaut pour tout le programme, tous fils d'exécution compris. Les lignes qui nomment une
 * clause s'adressent à qui programme : elles restent en français, comme les contrats.
 *
 * @param choix langue_francais ou langue_anglais.
 *
 * Nécessite :
 * - [LANGUE-N1] choix est l'une de ces deux valeurs ; sinon la langue ne change pas.
 *
 * Garantie :
 * - [LANGUE-G1] tant que cette fonction n'a pas été appelée, la langue est le français ;
 * - [LANGUE-G2] nommer_type_erreur rend ensuite ses phrases dans cette langue.
 */
void echecs_langue(langue choix);

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHECS_GENERALITES_H */
