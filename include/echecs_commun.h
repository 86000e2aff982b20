/**
 * @file echecs_commun.h
 * Ce que tous les en-têtes de libechecs ont en commun : contrats, erreurs, version.
 *
 * Ce fichier est produit à partir de src/capi (cbindgen) : ne pas le modifier à la main.
 *
 * echecs.h, in104.h, partie.h et stackchess.h incluent cet en-tête : il n'y a pas à
 * l'inclure soi-même.
 *
 * Chaque fonction a un contrat. « Nécessite » dit ce que l'appelant doit respecter,
 * « Garantie » ce que la fonction assure alors. Chaque clause porte une étiquette, par
 * exemple [PERFT-N2] : les messages d'erreur et les tests la citent.
 *
 * Une garantie sans marque est ce que la fiche ou l'énoncé du cours demande. Une garantie
 * marquée « + », par exemple [ROQUE-G3] +, est un ajout de la bibliothèque, et une
 * fonction qui n'en a pas d'autres n'est demandée par aucune fiche. Ce que fait une
 * fonction quand une clause « Nécessite » n'est pas respectée est toujours un ajout.
 *
 * Une clause « Nécessite » qui n'est pas respectée ne fait pas planter le programme : la
 * fonction rend sa valeur d'échec, ne modifie rien (sauf un paramètre erreur, qui reçoit
 * le code, un texte, qui reçoit "", et ce que le contrat dit d'autre), et écrit sur
 * stderr une ligne qui nomme la clause, la première s'il y en a plusieurs.
 * echecs_choisir_contrats permet un autre choix. Ce que C ne permet pas de vérifier reste
 * à la charge de l'appelant : un pointeur qui n'est pas NULL désigne un objet, une chaîne
 * finit par un zéro, un tampon a la taille annoncée.
 *
 * Ce qu'un joueur, un fichier ou un autre programme envoie n'est jamais une faute du
 * programme : la fonction refuse par un code, que sa « Garantie » donne, et n'écrit rien
 * sur stderr, sauf là où elle « signale » la raison : pour un fichier, ou faute de code à
 * rendre.
 *
 * Un texte se reçoit dans un tampon suivi de sa taille, en octets : la fonction n'écrit
 * jamais plus loin, finit toujours par un zéro si la taille n'est pas 0, et coupe entre
 * deux caractères UTF-8 ce qui est trop long. Une fonction ..._ecrire_... qui reçoit un
 * tampon rend la longueur du texte entier, sans le zéro final, comme snprintf ; une
 * fonction qui juge rend un code et dit pourquoi dans raison.
 *
 * « signale » veut dire : écrit une ligne sur stderr, sauf en mode contrats_silence, et
 * la donne à echecs_derniere_erreur, sans arrêter le programme, sauf pour une clause non
 * respectée en mode contrats_arret. « Adverse » veut dire : de l'autre camp, ou de
 * l'autre joueur, que celui dont parle la phrase ; si elle n'en nomme aucun, que celui
 * qui a le trait. Un « coup » est ce qu'un camp joue en une fois ; « demi-coup » ne sert
 * que pour le compteur d'une FEN et les longueurs de perft.
 *
 * Les valeurs des types énumérés ne changent pas d'une version à l'autre, et de nouvelles
 * peuvent venir à la suite : un switch garde un default. Les membres reserve d'une
 * structure valent 0 : « vue v = { 0 }; » convient à toutes les versions à venir.
 *
 * La bibliothèque statique a aussi des noms echecs_interne_..., dont elle a besoin
 * elle-même : ils ne font pas partie de l'interface, et peuvent changer ou disparaître
 * d'une version à l'autre.
 *
 * La mémoire : une allocation qui échoue arrête le programme avec abort(), comme dans
 * tout programme Rust, sauf là où un contrat dit autre chose. Les fonctions qui rendent
 * NULL si la mémoire manque regardent d'abord s'il y en a assez : si un autre fil
 * d'exécution la prend entre-temps, le programme s'arrête aussi.
 *
 * Un programme complet, que « echecs lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "echecs_commun.h"
 *
 * int main(void)
 * {
 *     const char *depart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
 *     unsigned long long feuilles = 0;
 *     char raison[ECHECS_PHRASE_MAX];
 *
 *     if (echecs_perft(depart, 3, &feuilles) == pas_erreur)
 *         printf("%llu suites de 3 demi-coups\n", feuilles);
 *         // affiche : 8902 suites de 3 demi-coups
 *
 *     if (echecs_verifier_fen("8/8/8/8/8/8/8/8 x - - 0 1", raison, sizeof raison) != pas_erreur)
 *         printf("%s\n", raison);
 *         // affiche : caractère 17 : le trait « x » doit être w (blancs) ou b (noirs)
 *     return 0;
 * }
 * @endcode
 */

/*
 * Résumé : une ligne par fonction
 *
 * Version et attributs
 *   echecs_version         Donne la version de la bibliothèque, par exemple "0.1.0".
 *   echecs_version_nombre  Donne la version de la bibliothèque en un nombre, à comparer.
 *
 * Erreurs
 *   nommer_type_erreur  Donne une phrase pour un code d'erreur.
 *
 * Contrats
 *   echecs_choisir_contrats  Choisit ce qui arrive quand une clause n'est pas respectée.
 *   echecs_derniere_erreur   Donne la dernière ligne signalée à ce fil d'exécution.
 *   echecs_dernier_code      Donne le code de la dernière ligne signalée à ce fil d'exécution.
 *   echecs_oublier_erreur    Oublie la dernière ligne signalée à ce fil d'exécution, et son code.
 *   echecs_brancher_journal  Choisit la fonction du programme qui reçoit les lignes signalées.
 *
 * Joueurs et langue
 *   echecs_choisir_langue  Choisit la langue de ce que les joueurs lisent.
 *
 * Positions
 *   echecs_verifier_fen  Dit si une chaîne FEN décrit une position possible, et sinon pourquoi.
 *   echecs_perft         Compte les suites de coups légaux d'une longueur donnée (perft).
 */

#ifndef ECHECS_COMMUN_H
#define ECHECS_COMMUN_H

#ifdef ECHIQUIER_DEPLACEMENT_H
#error "echecs_commun.h vient avant echiquier_deplacement.h"
#endif

#ifdef ECHECS_GENERALITES_H
#error "echecs_commun.h vient avant echecs_generalites.h"
#endif

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* =======================================================================================
 * Version et attributs
 * ======================================================================================= */

/* Les fichiers d'un cours ont ceci aussi, dans echecs_attributs.h ; le premier inclus suffit. */
#ifndef ECHECS_ATTRIBUTS_H

/** La version de cet en-tête. Voir echecs_version pour celle de la bibliothèque. */
#define ECHECS_VERSION "0.1.0"
/** La même en un nombre : majeur × 10000 + mineur × 100 + correctif. */
#define ECHECS_VERSION_NOMBRE 100

/* Ce que les déclarations disent au compilateur, s'il sait le lire. Rien de cela ne change ce que
 * font les fonctions. */
/** @cond */
#define ECHECS_ATTRIBUTS_H

/* Une fonction ou une variable de la bibliothèque, que le programme peut remplacer, même s'il est
 * compilé avec -fvisibility=hidden. */
#if defined __GNUC__ && !defined _WIN32
#define ECHECS_API __attribute__((visibility("default")))
#else
#define ECHECS_API
#endif

/* Une fonction dont il faut regarder ce qu'elle rend. */
#if (defined __cplusplus && __cplusplus >= 201703L) \
    || (defined __STDC_VERSION__ && __STDC_VERSION__ >= 202311L)
#define ECHECS_UTILE [[nodiscard]]
#elif defined __GNUC__
#define ECHECS_UTILE __attribute__((warn_unused_result))
#else
#define ECHECS_UTILE
#endif

/* Une fonction qu'une autre remplace : texte dit laquelle. */
#if (defined __cplusplus && __cplusplus >= 201402L) \
    || (defined __STDC_VERSION__ && __STDC_VERSION__ >= 202311L)
#define ECHECS_PERIME(texte) [[deprecated(texte)]]
#elif defined __GNUC__
#define ECHECS_PERIME(texte) __attribute__((deprecated(texte)))
#else
#define ECHECS_PERIME(texte)
#endif

/* Redéclare un prototype : ce que cette fonction donne ne se rend qu'à f, jamais à free. */
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 11
#define ECHECS_RENDRE(f, ...) __VA_ARGS__ __attribute__((malloc(f, 1)))
#else
#define ECHECS_RENDRE(f, ...) __VA_ARGS__
#endif

/* Une fonction qui écrit un texte : son paramètre numéro t est le tampon, son paramètre numéro n la
 * taille de ce tampon. */
#if defined __GNUC__ && !defined __clang__ && __GNUC__ >= 10
#define ECHECS_TEXTE(t, n) __attribute__((access(write_only, t, n)))
#else
#define ECHECS_TEXTE(t, n)
#endif

/* Un type énuméré, qui est un int pour la bibliothèque. */
#if (defined __cplusplus && __cplusplus >= 201103L) \
    || (defined __STDC_VERSION__ && __STDC_VERSION__ >= 202311L)
#define ECHECS_INT : int
#else
#define ECHECS_INT
#endif

/* Avec -fshort-enums, le programme et la bibliothèque ne se comprendraient pas : ceci ne compile
 * alors pas. */
enum echecs_enum_temoin ECHECS_INT { echecs_enum_petit = 1 };
enum { echecs_enum_comme_int = 1 / (sizeof(enum echecs_enum_temoin) == sizeof(int)) };
/** @endcond */

#endif /* ECHECS_ATTRIBUTS_H */

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

/* =======================================================================================
 * Erreurs
 * ======================================================================================= */

/**
 * Ce qui a empêché une fonction de faire ce qu'on lui demandait.
 *
 * Les valeurs sont fixées : elles ne changent pas d'une version à l'autre.
 */
typedef enum type_erreur ECHECS_INT {
    /** Tout s'est bien passé. */
    pas_erreur = 0,
    /** La pièce ne se déplace pas ainsi. */
    erreur_deplacement_piece_impossible = 1,
    /** La case de départ est aussi la case d'arrivée. */
    erreur_absence_de_deplacement = 2,
    /**
     * Une pièce se trouve sur le trajet, ou une pièce du même camp sur la case d'arrivée. (Le
     * nom est celui du cours.)
     */
    erreur_piece_blocant_trajet = 3,
    /** La prise en passant n'est pas permise. */
    erreur_prise_en_passant_non_permise = 4,
    /** Le roque n'est pas permis. */
    erreur_roque_non_permis = 5,
    /** Le coup laisse son propre roi en échec. */
    erreur_roi_en_echec = 6,
    /** Un défaut de la bibliothèque elle-même : à signaler à ses auteurs. */
    erreur_interne = 7,
    /** Un pointeur est NULL alors que le contrat l'interdit. */
    erreur_pointeur_nul = 8,
    /** Un argument est en dehors des valeurs que le contrat permet. */
    erreur_argument_hors_limites = 9,
    /** FEN : il n'y a pas de 3 à 6 champs. */
    erreur_fen_champs = 10,
    /** FEN, champ 1 : le placement des pièces est mal écrit. */
    erreur_fen_placement = 11,
    /** FEN, champ 2 : le trait n'est ni « w » ni « b ». */
    erreur_fen_trait = 12,
    /**
     * FEN, champ 3 : les droits de roque ont une lettre inconnue, ou deux fois la même. (Deux
     * lettres différentes qui sont deux droits du même côté, comme K et H : voir
     * erreur_position_roque.)
     */
    erreur_fen_roque = 13,
    /**
     * FEN, champ 4 : ni « - », ni une case de a1 à h8. (Une case qui n'est ni sur la rangée 3 ni
     * sur la rangée 6 est bien écrite : voir erreur_position_prise_en_passant.)
     */
    erreur_fen_prise_en_passant = 14,
    /** FEN, champs 5 et 6 : un compteur n'est pas un nombre permis. */
    erreur_fen_compteurs = 15,
    /** Position impossible : l'échiquier est vide. */
    erreur_position_vide = 16,
    /** Position impossible : un camp n'a pas exactement un roi. */
    erreur_position_rois = 17,
    /**
     * Position impossible : un camp a plus de 16 pièces, ou plus de pièces promues qu'il ne lui
     * manque de pions. Sont comptées comme promues les pièces de trop par rapport au début d'une
     * partie : les dames après la première, les tours et les cavaliers après les deux premiers, et
     * les fous après le premier de chaque couleur de cases.
     */
    erreur_position_pieces = 18,
    /**
     * Position impossible : un camp a plus de 8 pions, ou un pion est sur la première ou
     * la dernière rangée.
     */
    erreur_position_pions = 19,
    /**
     * Position impossible : un droit de roque demande un roi et une tour qui ne sont pas sur leur
     * première rangée, ou deux droits sont du même côté du roi.
     */
    erreur_position_roque = 20,
    /**
     * Position impossible : aucun pion n'a pu sauter la case de prise en passant. Si les blancs
     * ont le trait, elle est sur la rangée 6 et vide, la case de la rangée 7 est vide, et un pion
     * noir est sur la rangée 5, dans la même colonne ; si ce sont les noirs, rangées 3, 2 et 4.
     * Exemple : e6 demande un pion noir en e5.
     */
    erreur_position_prise_en_passant = 21,
    /** Position impossible : le camp qui vient de jouer est en échec. */
    erreur_position_roi_adverse_en_echec = 22,
    /**
     * Position impossible : aucun coup n'a pu donner cet échec. Le roi du camp qui a le trait est
     * attaqué :
     * - par plus de deux pièces ;
     * - par deux pièces qui sont des cavaliers ou des pions ;
     * - par deux pièces sur une même droite que lui ;
     * - s'il y a une case de prise en passant, par une pièce autre que le pion qui vient d'avancer,
     *   et qui l'attaquait déjà avant que ce pion avance.
     */
    erreur_position_echec_impossible = 23,
    /** Il n'y a pas de pièce sur la case de départ. */
    erreur_case_depart_vide = 24,
    /** La pièce de la case de départ est adverse. */
    erreur_piece_adverse = 25,
    /**
     * La promotion n'est pas permise : il faut un pion du camp qui a le trait sur sa
     * dernière rangée, et une dame, une tour, un fou ou un cavalier.
     */
    erreur_promotion_non_permise = 26,
    /** L'historique a déjà ECHECS_COUPS_MAX coups. */
    erreur_historique_plein = 27,
    /** L'historique n'a aucun coup. */
    erreur_historique_vide = 28,
    /** Le contenu de l'historique n'a pas de sens. */
    erreur_historique_invalide = 29,
    /** Échiquier non intègre : joueur_courant ne vaut ni 0 ni 1. */
    erreur_echiquier_joueur = 30,
    /** Échiquier non intègre : une sorte de pièce n'existe pas. */
    erreur_echiquier_sorte = 31,
    /** Échiquier non intègre : une pièce est hors de l'échiquier. */
    erreur_echiquier_coordonnees = 32,
    /** Échiquier non intègre : une pièce valide vient après une pièce invalide. */
    erreur_echiquier_ordre = 33,
    /** Échiquier non intègre : deux pièces sont sur la même case. */
    erreur_echiquier_case_partagee = 34,
    /** Échiquier non intègre : un camp n'a pas exactement un roi. */
    erreur_echiquier_rois = 35,
    /** Échiquier non intègre : un jeu contient des pions de l'autre couleur. */
    erreur_echiquier_pions = 36,
    /** Fichier : il n'existe pas. */
    erreur_fichier_absent = 37,
    /** Fichier : il existe, mais ne peut pas être lu. */
    erreur_fichier_lecture = 38,
    /** Fichier : il ne peut pas être écrit. */
    erreur_fichier_ecriture = 39,
    /** Fichier : une ligne n'est pas ce qu'elle devrait être. */
    erreur_fichier_contenu = 40,
    /** Partie : elle n'a pas commencé. */
    erreur_partie_non_commencee = 41,
    /** Partie : elle est finie. */
    erreur_partie_finie = 42,
    /**
     * Partie : une fonction de sa vue est en cours ; pendant ce temps, la partie ne peut être ni
     * changée ni détruite.
     */
    erreur_partie_occupee = 43,
    /** Promotion : aucune pièce n'a été choisie, le coup n'est pas joué. */
    erreur_promotion_annulee = 44,
    /** Il n'y a aucun coup à rétablir. */
    erreur_rien_a_retablir = 45,
    /** La nulle ne peut pas être réclamée. */
    erreur_reclamation_non_permise = 46,
    /** Le texte n'est pas un coup. */
    erreur_notation_illisible = 47,
    /** Plusieurs pièces peuvent jouer ce coup : il faut dire laquelle. */
    erreur_notation_ambigue = 48,
    /** PGN : le texte n'est pas une partie. */
    erreur_pgn = 49,
    /** PGN : il n'y a plus de partie à lire. */
    erreur_pgn_fin = 50,
    /** Il n'y a rien à annuler : ni coup, ni fin décidée par les joueurs. */
    erreur_rien_a_annuler = 51,
} type_erreur;

/**
 * Donne une phrase pour un code d'erreur.
 *
 * @param erreur le code ; toute valeur est admise.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [NOMMER-G1] + rend une phrase pour chaque valeur de type_erreur, différente de toutes les
 *   autres ;
 * - [NOMMER-G2] + rend "erreur inconnue" pour toute autre valeur, ou "unknown error" si la langue
 *   est langue_anglais ;
 * - [NOMMER-G3] + ne rend jamais NULL ; la phrase est valable jusqu'à la fin du programme : il
 *   ne faut ni la modifier ni la libérer.
 *
 * @return la phrase, jamais NULL.
 */
ECHECS_API
const char *nommer_type_erreur(type_erreur erreur);

/* =======================================================================================
 * Contrats
 * ======================================================================================= */

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

/* =======================================================================================
 * Joueurs et langue
 * ======================================================================================= */

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

/* =======================================================================================
 * Positions
 * ======================================================================================= */

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

#ifdef __cplusplus
}
#endif

#endif /* ECHECS_COMMUN_H */
