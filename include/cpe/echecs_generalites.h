/**
 * @file echecs_generalites.h
 * Pour un projet du cours, ce que le cours n'a pas : la même chose que dans echecs.h, et
 * rien de plus. Les autres fichiers de ce dossier viennent par leurs noms : un programme
 * peut avoir les siens, s'il donne au compilateur le dossier où ils sont (-I) avant
 * celui-ci. Produit à partir de src/capi : ne pas le modifier à la main.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 */

#ifndef ECHECS_GENERALITES_H
#define ECHECS_GENERALITES_H

#ifndef ECHECS_H /* Sinon, tout y est. */
#define ECHECS_FICHIERS_CPE

#include "echecs_attributs.h"
#include <stddef.h>
#include <echiquier_deplacement.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef ECHECS_COMMUN_H

/**
 * Donne la version de la bibliothèque, par exemple "0.1.0".
 *
 * C'est la version avec laquelle le programme est lié ; ECHECS_VERSION est celle de l'en-tête avec
 * lequel il a été compilé.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [VERSION-G1] + rend une chaîne non vide, jamais NULL, de la forme
 *   "majeur.mineur.correctif" : trois entiers séparés par des points ;
 * - [VERSION-G2] + rend toujours le même pointeur, valable jusqu'à la fin du programme :
 *   il ne faut ni modifier ni libérer cette chaîne.
 *
 * @return la version, jamais NULL.
 */
ECHECS_API
const char *echecs_version(void);

/**
 * Donne la version de la bibliothèque en un nombre, à comparer.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [VERSION-NOMBRE-G1] + rend majeur × 10000 + mineur × 100 + correctif, les trois entiers de
 *   echecs_version : 10203 pour "1.2.3".
 *
 * @return la version, de la même forme que ECHECS_VERSION_NOMBRE.
 */
ECHECS_API
int echecs_version_nombre(void);

/**
 * Les octets qui suffisent, zéro final compris, pour toute phrase de la bibliothèque :
 * char raison[ECHECS_PHRASE_MAX].
 */
#define ECHECS_PHRASE_MAX 512

/** Ce que fait la bibliothèque quand une clause « Nécessite » n'est pas respectée. */
typedef enum mode_contrats ECHECS_INT {
    /** Ne rien écrire. */
    contrats_silence = 0,
    /** Écrire une ligne sur stderr, puis continuer : le mode par défaut. */
    contrats_message = 1,
    /** Écrire la ligne, puis arrêter le programme avec abort(). */
    contrats_arret = 2,
} mode_contrats;

/**
 * Une fonction du programme qui reçoit les lignes que la bibliothèque signale.
 *
 * La fonction reçoit le contexte donné à echecs_brancher_journal, le code de l'erreur et la ligne,
 * sans fin de ligne, qui n'est à elle que le temps de l'appel. Elle finit par return. Elle peut
 * appeler toute fonction de la bibliothèque ; pendant un coup ou un appel de la vue, celles qui
 * changent ou détruisent l'objet en cours sont refusées.
 */
typedef void (*journal_echecs)(void *contexte, int code, const char *ligne);

/**
 * Choisit ce qui arrive quand une clause n'est pas respectée.
 *
 * Il s'agit des clauses « Nécessite ». Le choix vaut pour tout le programme, tous fils d'exécution
 * compris.
 *
 * @param mode contrats_silence, contrats_message ou contrats_arret.
 *
 * Nécessite :
 * - [CONTRATS-N1] mode est l'une de ces trois valeurs ; sinon ne change pas le mode.
 *
 * Garantie :
 * - [CONTRATS-G1] + avec contrats_silence, la fonction dont une clause n'est pas respectée
 *   n'écrit rien et rend sa valeur d'échec ;
 * - [CONTRATS-G2] + avec contrats_message, cette fonction écrit en plus exactement une ligne sur
 *   stderr, qui nomme la fonction et la clause et dit ce qui ne va pas, par exemple
 *   « libechecs : echecs_perft [PERFT-N2] : la profondeur vaut 21, il faut de 0 à 20 »,
 *   et errno garde sa valeur ;
 * - [CONTRATS-G3] + avec contrats_arret, cette fonction écrit la ligne, vide les tampons de tous
 *   les flux ouverts avec fflush(NULL), sans attendre plus d'une seconde un flux qu'un
 *   autre fil d'exécution est en train de lire, puis arrête le programme avec abort() ;
 * - [CONTRATS-G4] + avant le premier appel de echecs_choisir_contrats, le mode est celui de la
 *   variable d'environnement ECHECS_CONTRATS (silence, message ou arret), et
 *   contrats_message si cette variable n'existe pas ou est vide ;
 * - [CONTRATS-G5] + la variable est lue une seule fois, à la première ligne signalée ou au premier
 *   appel de echecs_choisir_contrats ; si sa valeur n'est ni silence, ni message, ni arret, ni
 *   vide, une ligne sur stderr donne les valeurs admises, et le mode est contrats_message ;
 * - [CONTRATS-G6] + un appel l'emporte sur la variable d'environnement ;
 * - [CONTRATS-G7] + rend le mode qui valait avant l'appel, même si mode est refusé.
 *
 * @return le mode qui valait avant l'appel : il suffit de le redonner pour tout remettre en place.
 */
ECHECS_API
mode_contrats echecs_choisir_contrats(mode_contrats mode);

/**
 * Donne la dernière ligne signalée à ce fil d'exécution.
 *
 * La bibliothèque signale une clause non respectée, un jeu ou un échiquier qui n'est pas
 * intègre, un fichier refusé, une chaîne que parse_fen refuse, des fonctions de pile
 * incorrectes (Stackchess), ou un défaut de la bibliothèque elle-même.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [ERREUR-G1] + rend "" si aucune ligne n'a été signalée, ou si echecs_oublier_erreur a été
 *   appelée depuis ; ne rend jamais NULL ;
 * - [ERREUR-G2] + sinon, rend la ligne écrite sur stderr ou donnée au journal, sans la fin de
 *   ligne ; en mode contrats_silence, la ligne qui aurait été écrite ;
 * - [ERREUR-G3] + chaque fil d'exécution a sa propre dernière ligne ;
 * - [ERREUR-G4] + un appel réussi n'efface pas la ligne : la chaîne reste en place jusqu'à la
 *   prochaine ligne signalée au même fil, jusqu'à echecs_oublier_erreur ou jusqu'à la fin du fil.
 *
 * @return la ligne, ou "" ; jamais NULL. Il ne faut ni la modifier ni la libérer.
 */
ECHECS_API
const char *echecs_derniere_erreur(void);

/**
 * Donne le code de la dernière ligne signalée à ce fil d'exécution.
 *
 * Une fonction qui rend 0 pour « rien » comme pour « appel refusé » laisse un doute : appeler
 * echecs_oublier_erreur, puis la fonction, puis echecs_dernier_code lève ce doute.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [DERNIER-CODE-G1] + rend 0 si echecs_derniere_erreur rend "" ;
 * - [DERNIER-CODE-G2] + sinon, rend le code de l'erreur dont parle cette ligne, jamais 0 : un
 *   type_erreur, que nommer_type_erreur nomme, ou, à partir de 101, un code_stackchess, que
 *   stackchess_nommer_code nomme.
 *
 * @return le code, ou 0.
 */
ECHECS_API
int echecs_dernier_code(void);

/**
 * Oublie la dernière ligne signalée à ce fil d'exécution, et son code.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [OUBLIER-G1] + jusqu'à la prochaine ligne signalée au même fil, echecs_derniere_erreur rend ""
 *   et echecs_dernier_code rend 0 ; les autres fils ne perdent rien.
 */
ECHECS_API
void echecs_oublier_erreur(void);

/**
 * Choisit la fonction du programme qui reçoit les lignes signalées.
 *
 * Le choix vaut pour tout le programme : il se fait avant que d'autres fils d'exécution appellent
 * la bibliothèque.
 *
 * @param journal la fonction, ou NULL pour que les lignes aillent de nouveau sur stderr.
 * @param contexte ce que la fonction reçoit en premier ; NULL est admis.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [JOURNAL-G1] + chaque ligne qui aurait été écrite sur stderr est donnée à journal, et stderr
 *   ne reçoit rien ; en mode contrats_silence, journal n'est pas appelée ;
 * - [JOURNAL-G2] + journal est appelée dans le fil d'exécution de la fonction qui signale la
 *   ligne, avant que cette fonction finisse ; code est celui que rend ensuite
 *   echecs_dernier_code ;
 * - [JOURNAL-G3] + en mode contrats_arret, le programme s'arrête après que journal a fini, même si
 *   journal choisit un autre mode ;
 * - [JOURNAL-G4] + si journal elle-même ne respecte pas une clause, cette autre ligne n'est donnée
 *   qu'à echecs_derniere_erreur, jusqu'à la fin de journal, et n'arrête pas le programme.
 */
ECHECS_API
void echecs_brancher_journal(journal_echecs journal, void *contexte);

/** Les joueurs, pour tout paramètre et toute réponse qui en désigne un. */
enum {
    /** Le joueur qui a les blancs. */
    echecs_blancs = 0,
    /** Le joueur qui a les noirs. */
    echecs_noirs = 1,
    /** Aucun des deux. */
    echecs_personne = -1
};

/** La langue de ce que les joueurs lisent. */
typedef enum langue ECHECS_INT {
    /** Le français : la langue par défaut. Les pièces s'écrivent R, D, T, F, C. */
    langue_francais = 0,
    /** L'anglais. Les pièces s'écrivent K, Q, R, B, N. */
    langue_anglais = 1,
} langue;

/**
 * Choisit la langue de ce que les joueurs lisent.
 *
 * Ce sont les messages, les explications et les lettres des pièces de partie.h, les raisons de
 * echecs_verifier_fen et les phrases de nommer_type_erreur. Les lignes qui nomment une clause
 * s'adressent à qui programme : elles restent en français, comme les contrats ; ce que les
 * fonctions de echecs.h écrivent sur stdout aussi, sauf la phrase de nommer_type_erreur, et
 * Stackchess parle français dans tous les cas. Le choix vaut pour tout le programme, tous fils
 * d'exécution compris.
 *
 * @param choix langue_francais ou langue_anglais.
 *
 * Nécessite :
 * - [LANGUE-N1] choix est l'une de ces deux valeurs ; sinon ne change pas la langue.
 *
 * Garantie :
 * - [LANGUE-G1] + avant le premier appel, la langue est le français ;
 * - [LANGUE-G2] + nommer_type_erreur, echecs_verifier_fen et les fonctions de partie.h parlent
 *   ensuite cette langue ;
 * - [LANGUE-G3] + rend la langue qui valait avant l'appel, même si choix est refusé.
 *
 * @return la langue qui valait avant l'appel.
 */
ECHECS_API
langue echecs_choisir_langue(langue choix);

/**
 * La case (x, y) dans un ensemble de cases, où chaque case est un bit : a1 est le premier, h8 le
 * dernier. Plusieurs cases s'unissent par « | » : ECHECS_CASE(4, 0) | ECHECS_CASE(4, 7) est e1 et
 * e8. Un BB de in104.h commence par a8 : renverser l'ordre de ses huit octets en fait le même
 * ensemble de cases.
 */
#define ECHECS_CASE(x, y) (1ULL << (8 * (y) + (x)))

/** Les octets qui suffisent, zéro final compris, pour toute FEN que la bibliothèque écrit. */
#define ECHECS_FEN_MAX 128

/**
 * Dit si une chaîne FEN décrit une position possible, et sinon pourquoi.
 *
 * Une chaîne FEN a six champs, séparés par une espace :
 * 1. le placement : les rangées de la 8 à la 1, séparées par « / », chacune lue de la
 *    colonne a à la colonne h ; une lettre est une pièce (K roi, Q dame, R tour, B fou,
 *    N cavalier, P pion ; majuscule pour les blancs, minuscule pour les noirs), un chiffre
 *    de 1 à 8 un nombre de cases vides ; deux chiffres peuvent se suivre (« 44 » vaut « 8 ») ;
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
 * - [FEN-N1] fen n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison reçoit "" ;
 * - [FEN-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [FEN-G1] + position possible : rend pas_erreur, et raison reçoit "" ;
 * - [FEN-G2] + chaîne mal écrite : rend l'erreur_fen_... de la faute la plus à gauche, et raison
 *   reçoit « caractère N : explication » ; N, compté à partir de 1, est la place :
 *   - champs 1 et 3 : du caractère en cause ; pour une rangée trop courte, du « / », de l'espace
 *     ou du zéro final qui la suit ;
 *   - champs 2, 4, 5, 6 et champ de trop : du premier caractère du champ ;
 *   - placement de moins de 8 rangées : du caractère qui suit ce champ ;
 *   - chaîne de moins de 3 champs : du caractère qui suit le dernier champ, ou 1 s'il n'y en a
 *     aucun ;
 * - [FEN-G3] + chaîne bien écrite, position impossible : rend l'erreur_position_... qui
 *   s'applique, la plus petite s'il y en a plusieurs, et raison reçoit de même
 *   « caractère N : explication » ; N est la place de la lettre d'un droit de roque, le
 *   début du champ 4 pour la prise en passant, le début du champ 1 pour le reste ;
 * - [FEN-G4] + refuser une chaîne est le travail de cette fonction : dans ce cas elle n'écrit rien
 *   sur stderr, et ne change pas echecs_derniere_erreur ;
 * - [FEN-G5] + raison ne reçoit jamais plus de taille octets, zéro final compris ; une
 *   explication trop longue est coupée entre deux caractères ; si taille vaut 0, rien
 *   n'est écrit ; raison peut être le tampon qui contient fen ;
 * - [FEN-G6] + raison est toujours du texte UTF-8 d'une seule ligne : ce qui ne s'affiche pas
 *   y est écrit sous la forme `\xHH` ;
 * - [FEN-G7] + sont aussi admis : une chaîne arrêtée après 3, 4 ou 5 champs, dont les suivants
 *   valent alors « - », 0 et 1 ; plusieurs espaces ou des tabulations entre les champs ;
 *   des espaces, tabulations et fins de ligne autour ; « _ » à la place de chaque espace ;
 *   les lettres du roque dans un autre ordre ;
 * - [FEN-G8] + les droits de roque de Chess960 sont admis : K et k désignent la tour la plus
 *   éloignée du roi du côté de la colonne h, Q et q du côté de la colonne a ; une lettre de A à H
 *   (a à h pour les noirs) désigne la tour de cette colonne ;
 * - [FEN-G9] + raison est dans la langue de echecs_choisir_langue ; ECHECS_PHRASE_MAX octets
 *   suffisent toujours.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API ECHECS_TEXTE(2, 3)
type_erreur echecs_verifier_fen(const char *fen, char *raison, size_t taille);

/**
 * Compte les suites de coups légaux d'une longueur donnée (perft).
 *
 * Le temps de calcul est multiplié par 30 environ à chaque demi-coup de plus.
 *
 * @param fen la position, en FEN.
 * @param profondeur la longueur des suites, en demi-coups.
 * @param feuilles où écrire leur nombre.
 *
 * Nécessite :
 * - [PERFT-N1] fen n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PERFT-N2] profondeur va de 0 à 20 ; sinon rend erreur_argument_hors_limites ;
 * - [PERFT-N3] feuilles n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [PERFT-G1] + rend pas_erreur, et *feuilles reçoit le nombre de suites de coups légaux de
 *   cette longueur : 20, 400, 8902, 197281 pour les longueurs 1, 2, 3 et 4 au début d'une
 *   partie ;
 * - [PERFT-G2] + à la profondeur 0, ce nombre est 1 ;
 * - [PERFT-G3] + après un refus ou une clause non respectée, *feuilles garde sa valeur ;
 * - [PERFT-G4] + compte aussi dans une position refusée pour ses pièces (erreur_position_pieces),
 *   pour plus de 8 pions ou pour un échec impossible, si elle n'a pas d'autre défaut : des tables
 *   de perft publiées en contiennent ; sinon rend le code de l'autre défaut ;
 * - [PERFT-G5] + appelle echecs_verifier_fen par son nom : si le programme la définit, c'est sa
 *   version ; si elle refuse fen, et pour une autre raison que celles de [PERFT-G4], rend le code
 *   de ce refus, sans écrire sur stderr ; si la version du programme accepte à tort une chaîne,
 *   rend le code de l'erreur.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
ECHECS_API
type_erreur echecs_perft(const char *fen, int profondeur, unsigned long long *feuilles);

#endif /* ECHECS_COMMUN_H */

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_H */

#endif /* ECHECS_GENERALITES_H */
