/**
 * @file echecs.h
 * libechecs : une bibliothèque d'échecs pour apprendre à programmer en C.
 *
 * Ce fichier est produit par « cargo run -p headers » (cbindgen) à partir de src/capi :
 * ne pas le modifier à la main.
 *
 * Chaque fonction a un contrat. « Nécessite » dit ce que l'appelant doit respecter,
 * « Garantie » ce que la fonction assure alors. Chaque clause porte une étiquette, par
 * exemple [PERFT-N2] : les messages d'erreur et les tests la citent.
 *
 * Une clause « Nécessite » qui n'est pas respectée ne fait pas planter le programme : la
 * fonction rend sa valeur d'échec, ne modifie rien, et écrit sur stderr une ligne qui
 * nomme la clause, la première s'il y en a plusieurs. Voir echecs_contrats pour en
 * décider autrement. Ce que C ne permet pas de vérifier reste à la charge de l'appelant :
 * un pointeur qui n'est pas NULL désigne un objet, une chaîne finit par un zéro, un
 * tampon a la taille annoncée.
 *
 * Chaque fonction peut être remplacée : il suffit d'écrire dans son propre programme une
 * fonction de même nom et de mêmes paramètres. La bibliothèque l'appelle alors, elle
 * aussi, à la place de la sienne, partout où un contrat dit qu'une fonction en appelle
 * une autre par son nom. Une fonction ainsi écrite n'a pas à produire les lignes de
 * stderr : seules ses valeurs et ce qu'elle modifie comptent. Elle finit par return : ni
 * longjmp, ni exception de C++.
 *
 * Toutes les fonctions peuvent être appelées depuis plusieurs fils d'exécution à la fois,
 * mais pas depuis un gestionnaire de signal.
 *
 * Un programme complet, que « cargo run -- lancer programme.c » compile et lance :
 * @code{.c}
 * #include <stdio.h>
 * #include "echecs.h"
 *
 * int main(void)
 * {
 *     const char *depart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
 *     unsigned long long feuilles = 0;
 *     char raison[200];
 *
 *     if (echecs_perft(depart, 3, &feuilles) == pas_erreur)
 *         printf("%llu suites de 3 demi-coups\n", feuilles);
 *         // affiche : 8902 suites de 3 demi-coups
 *
 *     if (echecs_fen_verifier("8/8/8/8/8/8/8/8 x - - 0 1", raison, sizeof raison) != pas_erreur)
 *         printf("%s\n", raison);
 *         // affiche : caractère 17 : le trait « x » doit être w (blancs) ou b (noirs)
 *     return 0;
 * }
 * @endcode
 */

/*
 * Résumé : une ligne par fonction
 *
 * Généralités
 *   const char *nommer_type_erreur(erreur)                Donne une phrase pour un code d'erreur.
 *   const char *echecs_version()                          Donne la version de la bibliothèque, par exemple "0.1.0".
 *   void echecs_contrats(mode)                            Choisit ce qui arrive quand une clause « Nécessite » n'est pas respectée.
 *   const char *echecs_derniere_erreur()                  Donne la dernière ligne que la bibliothèque a dite à ce fil d'exécution : une clause non respectée, un échiquier qui n'est pas intègre, un fichier refusé.
 *   type_erreur echecs_fen_verifier(fen, raison, taille)  Dit si une chaîne FEN décrit une position possible, et sinon pourquoi.
 *   type_erreur echecs_perft(fen, profondeur, feuilles)   Compte les suites de coups légaux d'une longueur donnée (perft).
 *   void echecs_langue(choix)                             Choisit la langue de ce que les joueurs lisent : les messages, les explications et les lettres des pièces de partie.h, et les phrases de nommer_type_erreur.
 *
 * Pièces
 *   int coordonnee_est_valide(coord_x, coord_y)  Dit si deux coordonnées désignent une case de l'échiquier.
 *   int piece_est_valide(p)                      Dit si une pièce en est une : une sorte qui existe, sur une case de l'échiquier.
 *   void piece_invalider(p)                      Rend une pièce invalide : elle n'est plus sur l'échiquier.
 *   void piece_afficher_debug(p)                 Écrit une pièce sur stdout, telle qu'elle est en mémoire, pour la mise au point.
 *
 * Constructeurs de pièces
 *   void constructeur_piece_tour(p, coord_x, coord_y)        Fait d'une pièce une tour sur la case (coord_x, coord_y).
 *   void constructeur_piece_cavalier(p, coord_x, coord_y)    Fait d'une pièce un cavalier sur la case (coord_x, coord_y).
 *   void constructeur_piece_fou(p, coord_x, coord_y)         Fait d'une pièce un fou sur la case (coord_x, coord_y).
 *   void constructeur_piece_dame(p, coord_x, coord_y)        Fait d'une pièce une dame sur la case (coord_x, coord_y).
 *   void constructeur_piece_roi(p, coord_x, coord_y)         Fait d'une pièce un roi sur la case (coord_x, coord_y).
 *   void constructeur_piece_pion_blanc(p, coord_x, coord_y)  Fait d'une pièce un pion blanc sur la case (coord_x, coord_y).
 *   void constructeur_piece_pion_noir(p, coord_x, coord_y)   Fait d'une pièce un pion noir sur la case (coord_x, coord_y).
 *
 * Jeu
 *   int jeu_compter_nombre_piece(j)                  Compte les pièces valides d'un jeu.
 *   int jeu_existe_piece(j, coord_x, coord_y)        Dit si un jeu a une pièce sur une case.
 *   piece *jeu_recuperer_piece(j, coord_x, coord_y)  Donne la pièce d'un jeu qui est sur une case, pour la modifier.
 *   const piece *jeu_recuperer_piece_information(j, coord_x, coord_y)  Donne la pièce d'un jeu qui est sur une case, pour la lire.
 *   const piece *jeu_recuperer_roi_information(j)    Donne le roi d'un jeu.
 *   int jeu_est_integre(j)                           Dit si un jeu est intègre, c'est-à-dire s'il peut servir à jouer.
 *   void jeu_supprimer_piece(j, coord_x, coord_y)    Retire d'un jeu la pièce qui est sur une case.
 *   void jeu_afficher_debug(j)                       Écrit un jeu sur stdout, tel qu'il est en mémoire, pour la mise au point.
 *
 * Échiquier
 *   void echiquier_initialiser(e)                             Place toutes les pièces pour le début d'une partie.
 *   void echiquier_invalider_jeux(e)                          Vide l'échiquier : toutes les pièces des deux jeux deviennent invalides, le trait est aux blancs.
 *   void echiquier_changer_joueur_courant(e)                  Donne le trait à l'autre camp.
 *   jeu *echiquier_recupere_jeu_courant(e)                    Donne le jeu du camp qui doit jouer, pour le modifier.
 *   jeu *echiquier_recupere_jeu_adverse(e)                    Donne le jeu du camp qui ne doit pas jouer, pour le modifier.
 *   const jeu *echiquier_recupere_jeu_courant_information(e)  Donne le jeu du camp qui doit jouer, pour le lire.
 *   const jeu *echiquier_recupere_jeu_adverse_information(e)  Donne le jeu du camp qui ne doit pas jouer, pour le lire.
 *   int echiquier_est_integre(e)                              Dit si un échiquier est intègre, c'est-à-dire s'il peut servir à jouer.
 *   int echiquier_defaut(e)                                   Donne le code de ce qui fait qu'un échiquier n'est pas intègre.
 *   void echiquier_afficher(e)                                Dessine l'échiquier sur stdout, pour des personnes.
 *   void echiquier_afficher_debug(e)                          Écrit un échiquier sur stdout, tel qu'il est en mémoire, pour la mise au point.
 *
 * Historique
 *   void historique_initialise(h)                           Prépare un historique pour le début d'une partie.
 *   int historique_ajouter_coup(h, coup)                    Ajoute un coup à la fin d'un historique.
 *   int historique_dernier_coup(h, coup)                    Donne le dernier coup d'un historique.
 *   int historique_deplacement_existe(h, coord_x, coord_y)  Dit si un coup de l'historique est parti d'une case ou y est arrivé.
 *   int historique_initialise_depuis(h, e)                  Prépare l'historique d'une partie qui commence par un échiquier donné.
 *   int historique_rejouer(h, e)                            Donne l'échiquier après tous les coups d'un historique.
 *   int historique_annuler_coup(e, h)                       Annule le dernier coup : l'échiquier redevient ce qu'il était avant lui.
 *
 * Déplacements
 *   int echiquier_deplacement_coup_standard_est_valide(e, x_depart, y_depart, x_arrivee, y_arrivee, erreur)  Dit si le camp qui a le trait peut faire un déplacement ordinaire, sans regarder si son roi serait en échec.
 *   void echiquier_deplacement_realise_coup_standard(e, x_depart, y_depart, x_arrivee, y_arrivee)  Fait un déplacement ordinaire, avec la prise s'il y en a une, sans vérifier qu'il est permis.
 *   void echiquier_deplacement_realise_si_possible(e, x_depart, y_depart, x_destination, y_destination, h, erreur, type)  Joue un coup s'il est permis : déplacement ordinaire, roque ou prise en passant.
 *   type_erreur echiquier_promouvoir_pion(e, coord_x, coord_y, promotion)  Promeut un pion arrivé sur sa dernière rangée.
 *
 * Déplacements standard
 *   int echiquier_deplacement_standard_est_valide_tour(e, p, x_destination, y_destination, erreur)  Dit si une tour peut aller sur une case, sans regarder si son roi serait en échec.
 *   int echiquier_deplacement_standard_est_valide_cavalier(e, p, x_destination, y_destination, erreur)  Dit si un cavalier peut aller sur une case, sans regarder si son roi serait en échec.
 *   int echiquier_deplacement_standard_est_valide_fou(e, p, x_destination, y_destination, erreur)  Dit si un fou peut aller sur une case, sans regarder si son roi serait en échec.
 *   int echiquier_deplacement_standard_est_valide_dame(e, p, x_destination, y_destination, erreur)  Dit si une dame peut aller sur une case, sans regarder si son roi serait en échec.
 *   int echiquier_deplacement_standard_est_valide_roi(e, p, x_destination, y_destination, erreur)  Dit si un roi peut aller sur une case, sans regarder si son roi serait en échec.
 *   int echiquier_deplacement_standard_est_valide_pion_blanc(e, p, x_destination, y_destination, erreur)  Dit si un pion blanc peut aller sur une case, sans regarder si son roi serait en échec.
 *   int echiquier_deplacement_standard_est_valide_pion_noir(e, p, x_destination, y_destination, erreur)  Dit si un pion noir peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Déplacements spéciaux
 *   int echiquier_deplacement_special_realise_si_possible_roque(e, x_depart, y_depart, x_arrivee, y_arrivee, h, erreur)  Fait le roque demandé par le déplacement du roi, s'il est permis.
 *   int echiquier_deplacement_realise_si_possible_roque(e, x_depart, y_depart, x_arrivee, y_arrivee, h, erreur)  Autre nom d'echiquier_deplacement_special_realise_si_possible_roque, celui du titre du contrat dans la fiche du cours.
 *   int echiquier_deplacement_special_realise_si_possible_prise_en_passant(e, x_depart, y_depart, x_arrivee, y_arrivee, h, erreur)  Fait la prise en passant demandée, si elle est permise.
 *   int echiquier_deplacement_realise_si_possible_prise_en_passant(e, x_depart, y_depart, x_arrivee, y_arrivee, h, erreur)  Autre nom d'echiquier_deplacement_special_realise_si_possible_prise_en_passant, celui du titre du contrat dans la fiche du cours.
 *
 * Échec, mat et pat
 *   int echiquier_est_en_echec(e)  Dit si le roi du camp qui a le trait est en échec.
 *   int echiquier_est_mat(e, h)    Dit si le camp qui a le trait est mat : son roi est en échec, et aucun coup n'est légal.
 *   int echiquier_est_pat(e, h)    Dit si le camp qui a le trait est pat : son roi n'est pas en échec, et aucun coup n'est légal.
 *
 * FEN
 *   type_erreur echiquier_depuis_fen(e, h, fen)      Prépare un échiquier et son historique à partir d'une chaîne FEN.
 *   size_t echiquier_vers_fen(e, h, tampon, taille)  Écrit la chaîne FEN d'un échiquier et de son historique.
 *
 * Fichiers
 *   int entree_sortie_est_fichier_existe(f)                   Dit si un fichier existe.
 *   int entree_sortie_est_fichier_accessible(f)               Dit si un fichier peut être écrit, qu'il existe déjà ou non : c'est ce que l'on demande avant d'écrire.
 *   type_erreur entree_sortie_ecrit_fichier_echiquier(f, e)   Écrit un échiquier dans un fichier.
 *   type_erreur entree_sortie_lit_fichier_echiquier(f, e)     Lit un échiquier dans un fichier.
 *   type_erreur entree_sortie_ecrit_fichier_historique(f, h)  Écrit une partie dans un fichier.
 *   type_erreur entree_sortie_lit_fichier_historique(f, h)    Lit une partie dans un fichier.
 *
 * Une partie entière
 *   void api_echec_deplacer_piece(e, h, x_depart, y_depart, x_arrivee, y_arrivee)  Joue un coup entier (déplacement, promotion en dame, historique, changement de joueur) et dit au joueur, sur stdout, ce qui est fait ou pourquoi le coup est refusé.
 *   type_erreur api_echec_deplacer_et_promouvoir(e, h, x_depart, y_depart, x_arrivee, y_arrivee, promotion)  Joue un coup entier, comme api_echec_deplacer_piece, en choisissant la promotion et sans rien écrire.
 *   int api_echec_ecrit_fichier_etat(e, f)        Écrit un échiquier dans un fichier, et dit sur stdout si ce n'est pas possible.
 *   int api_echec_ecrit_fichier_historique(h, f)  Écrit une partie dans un fichier, et dit sur stdout si ce n'est pas possible.
 *   int api_echec_lit_fichier_etat(e, f)          Lit un échiquier dans un fichier, et dit sur stdout si ce n'est pas possible.
 *   int api_echec_lit_fichier_historique(h, f)    Lit une partie dans un fichier, et dit sur stdout si ce n'est pas possible.
 *
 * Mode interactif
 *   void action_initialise(a)               Prépare une action qui ne demande rien.
 *   int parse_ligne_commande(ligne, a)      Comprend une ligne du mode interactif.
 *   void api_echec_lance_mode_interactif()  Fait jouer une partie au clavier, jusqu'à la commande FIN ou la fin de stdin.
 */

#ifndef ECHECS_H
#define ECHECS_H

#ifdef ECHECS_IN104_H
#error "echecs.h et in104.h ne peuvent pas etre inclus ensemble : ils donnent un autre sens aux memes noms"
#else

#if defined ECHECS_FICHIERS_CPE || defined MAX_PIECE
#error "echecs.h vient avant les fichiers de include/cpe, qu'il contient, ou pas du tout ; avec ceux d'un projet, pas du tout"
#endif

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* =======================================================================================
 * Généralités
 * ======================================================================================= */

/**
 * Ce qui a empêché une fonction de faire ce qu'on lui demandait.
 *
 * Les valeurs sont fixées : elles ne changent pas d'une version à l'autre.
 */
typedef enum type_erreur {
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
    /** FEN : il n'y a pas le bon nombre de champs. */
    erreur_fen_champs = 10,
    /** FEN, champ 1 : le placement des pièces est mal écrit. */
    erreur_fen_placement = 11,
    /** FEN, champ 2 : le trait n'est ni « w » ni « b ». */
    erreur_fen_trait = 12,
    /** FEN, champ 3 : les droits de roque sont mal écrits. */
    erreur_fen_roque = 13,
    /** FEN, champ 4 : la case de prise en passant est mal écrite. */
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
     * Position impossible : un droit de roque sans que le roi et la tour soient sur leur
     * rangée de départ, ou deux droits du même côté du roi.
     */
    erreur_position_roque = 20,
    /**
     * Position impossible : aucun pion n'a pu passer par la case de prise en passant. Elle
     * doit être sur la rangée 6 si les blancs ont le trait, 3 si ce sont les noirs, vide
     * comme la case derrière elle, avec un pion du camp qui vient de jouer devant elle.
     */
    erreur_position_prise_en_passant = 21,
    /** Position impossible : le camp qui vient de jouer est en échec. */
    erreur_position_roi_adverse_en_echec = 22,
    /**
     * Position impossible : aucun coup n'a pu donner cet échec. Le roi du camp qui a le
     * trait est attaqué par plus de deux pièces, par deux pièces dont aucune n'est une dame,
     * une tour ou un fou, par deux pièces alignées avec lui ; ou bien, s'il y a une case de
     * prise en passant, par une pièce qui n'est pas le pion qui vient d'avancer et que ce
     * pion n'a pas découverte.
     */
    erreur_position_echec_impossible = 23,
    /** Il n'y a pas de pièce sur la case de départ. */
    erreur_case_depart_vide = 24,
    /** La pièce de la case de départ est à l'autre camp. */
    erreur_piece_adverse = 25,
    /**
     * La promotion n'est pas permise : il faut un pion du camp qui a le trait sur sa
     * dernière rangée, et une dame, une tour, un fou ou un cavalier.
     */
    erreur_promotion_non_permise = 26,
    /** L'historique a déjà MAX_COUPS_HISTORIQUE coups. */
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
    /** Partie : une fonction de sa vue est en cours, qui ne peut ni la changer ni la détruire. */
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
} type_erreur;

/**
 * Donne une phrase pour un code d'erreur.
 *
 * @param erreur le code ; toute valeur est admise.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [NOMMER-G1] rend une phrase pour chaque valeur de type_erreur, différente de toutes les
 *   autres ;
 * - [NOMMER-G2] rend "erreur inconnue" pour toute autre valeur, ou "unknown error" si la langue
 *   est langue_anglais ;
 * - [NOMMER-G3] ne rend jamais NULL ; la phrase est valable jusqu'à la fin du programme : il
 *   ne faut ni la modifier ni la libérer.
 *
 * @return la phrase, jamais NULL.
 */
const char *nommer_type_erreur(type_erreur erreur);

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

/* =======================================================================================
 * Pièces
 * ======================================================================================= */

/**
 * Les sortes de pièces. La couleur d'une pièce est celle du jeu qui la contient ; seuls
 * les pions, qui n'avancent pas dans le même sens, ont une sorte par couleur.
 */
typedef enum type_piece {
    /** Une tour. */
    tour = 0,
    /** Un cavalier. */
    cavalier = 1,
    /** Un fou. */
    fou = 2,
    /** Une dame. */
    dame = 3,
    /** Un roi. */
    roi = 4,
    /** Un pion blanc, qui avance vers les y croissants. */
    pion_blanc = 5,
    /** Un pion noir, qui avance vers les y décroissants. */
    pion_noir = 6,
    /** Pas de pièce. */
    invalide = 7,
} type_piece;

/**
 * Une pièce et sa case. Une pièce invalide, c'est-à-dire l'absence de pièce, est
 * { invalide, -1, -1 }.
 */
typedef struct piece {
    /** La sorte de pièce. */
    type_piece type;
    /** La colonne : 0 pour a, 7 pour h. */
    int coord_x;
    /** La rangée : 0 pour la première, 7 pour la huitième. */
    int coord_y;
} piece;

/**
 * Dit si deux coordonnées désignent une case de l'échiquier.
 *
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite : rien.
 *
 * Garantie :
 * - [COORD-G1] rend 1 si coord_x et coord_y vont tous deux de 0 à 7 ;
 * - [COORD-G2] sinon rend 0.
 *
 * @return 1 ou 0.
 */
int coordonnee_est_valide(int coord_x, int coord_y);

/**
 * Dit si une pièce en est une : une sorte qui existe, sur une case de l'échiquier.
 *
 * @param p la pièce à examiner ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [PIECE-VALIDE-N1] p n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [PIECE-VALIDE-G1] rend 1 si la sorte va de tour à pion_noir et si les coordonnées vont
 *   de 0 à 7 ;
 * - [PIECE-VALIDE-G2] sinon rend 0, même si le contenu n'a aucun sens.
 *
 * @return 1 ou 0.
 */
int piece_est_valide(const piece *p);

/**
 * Rend une pièce invalide : elle n'est plus sur l'échiquier.
 *
 * @param p la pièce à changer.
 *
 * Nécessite :
 * - [PIECE-INVALIDER-N1] p n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [PIECE-INVALIDER-G1] *p devient { invalide, -1, -1 }.
 */
void piece_invalider(piece *p);

/**
 * Écrit une pièce sur stdout, telle qu'elle est en mémoire, pour la mise au point.
 *
 * @param p la pièce à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [PIECE-DEBUG-N1] p n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [PIECE-DEBUG-G1] écrit une ligne, « tour (0, 7) » par exemple : la sorte, puis
 *   coord_x et coord_y ;
 * - [PIECE-DEBUG-G2] si la sorte n'existe pas, la ligne commence par « type inconnu » et
 *   sa valeur.
 */
void piece_afficher_debug(const piece *p);

/* =======================================================================================
 * Constructeurs de pièces
 * ======================================================================================= */

/**
 * Fait d'une pièce une tour sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-TOUR-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-TOUR-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-TOUR-G1] *p devient { tour, coord_x, coord_y }.
 */
void constructeur_piece_tour(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un cavalier sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-CAVALIER-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-CAVALIER-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-CAVALIER-G1] *p devient { cavalier, coord_x, coord_y }.
 */
void constructeur_piece_cavalier(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un fou sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-FOU-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-FOU-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-FOU-G1] *p devient { fou, coord_x, coord_y }.
 */
void constructeur_piece_fou(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce une dame sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-DAME-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-DAME-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-DAME-G1] *p devient { dame, coord_x, coord_y }.
 */
void constructeur_piece_dame(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un roi sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-ROI-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-ROI-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-ROI-G1] *p devient { roi, coord_x, coord_y }.
 */
void constructeur_piece_roi(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un pion blanc sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-PION-BLANC-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-PION-BLANC-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-PION-BLANC-G1] *p devient { pion_blanc, coord_x, coord_y }.
 */
void constructeur_piece_pion_blanc(piece *p, int coord_x, int coord_y);

/**
 * Fait d'une pièce un pion noir sur la case (coord_x, coord_y).
 *
 * @param p la pièce à construire ; ce qu'elle contenait ne compte pas.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [CONSTRUIRE-PION-NOIR-N1] p n'est pas NULL ; sinon ne fait rien ;
 * - [CONSTRUIRE-PION-NOIR-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [CONSTRUIRE-PION-NOIR-G1] *p devient { pion_noir, coord_x, coord_y }.
 */
void constructeur_piece_pion_noir(piece *p, int coord_x, int coord_y);

/* =======================================================================================
 * Jeu
 * ======================================================================================= */

/** Le nombre de pièces d'un camp au début d'une partie. */
#define MAX_PIECE 16

/**
 * Les pièces d'un camp : les pièces valides d'abord, puis les pièces invalides. Une pièce
 * prise disparaît, et celles qui la suivent avancent d'un rang.
 */
typedef struct jeu {
    /**
     * Les pièces ; au début d'une partie : 2 tours, 2 cavaliers, 2 fous, la dame (indice
     * 6), le roi (indice 7), puis 8 pions.
     */
    piece ensemble_de_piece[MAX_PIECE];
} jeu;

/**
 * Compte les pièces valides d'un jeu.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-COMPTER-N1] j n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-COMPTER-G1] rend le nombre de pièces valides, de 0 à MAX_PIECE : 16 au début
 *   d'une partie.
 *
 * @return le nombre de pièces.
 */
int jeu_compter_nombre_piece(const jeu *j);

/**
 * Dit si un jeu a une pièce sur une case.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-EXISTE-N1] j n'est pas NULL ; sinon rend 0 ;
 * - [JEU-EXISTE-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-EXISTE-G1] rend 1 si une pièce valide du jeu est sur cette case, 0 sinon.
 *
 * @return 1 ou 0.
 */
int jeu_existe_piece(const jeu *j, int coord_x, int coord_y);

/**
 * Donne la pièce d'un jeu qui est sur une case, pour la modifier.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-PIECE-N1] j n'est pas NULL ; sinon rend NULL ;
 * - [JEU-PIECE-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-PIECE-G1] rend l'adresse, dans *j, de la pièce valide qui est sur cette case ;
 * - [JEU-PIECE-G2] rend NULL s'il n'y en a pas.
 *
 * @return l'adresse de la pièce, ou NULL.
 */
piece *jeu_recuperer_piece(const jeu *j, int coord_x, int coord_y);

/**
 * Donne la pièce d'un jeu qui est sur une case, pour la lire.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-PIECE-INFO-N1] j n'est pas NULL ; sinon rend NULL ;
 * - [JEU-PIECE-INFO-N2] coord_x et coord_y vont de 0 à 7 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-PIECE-INFO-G1] rend l'adresse, dans *j, de la pièce valide qui est sur cette case ;
 * - [JEU-PIECE-INFO-G2] rend NULL s'il n'y en a pas.
 *
 * @return l'adresse de la pièce, ou NULL.
 */
const piece *jeu_recuperer_piece_information(const jeu *j, int coord_x, int coord_y);

/**
 * Donne le roi d'un jeu.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-ROI-N1] j n'est pas NULL ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ROI-G1] rend l'adresse, dans *j, du premier roi valide ;
 * - [JEU-ROI-G2] rend NULL s'il n'y en a pas.
 *
 * @return l'adresse du roi, ou NULL.
 */
const piece *jeu_recuperer_roi_information(const jeu *j);

/**
 * Dit si un jeu est intègre, c'est-à-dire s'il peut servir à jouer.
 *
 * @param j le jeu ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-INTEGRE-N1] j n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [JEU-INTEGRE-G1] rend 1 si toutes les sortes de pièces existent, si toutes les pièces
 *   qui ne sont pas invalides sont sur l'échiquier et avant les invalides, s'il n'y en a
 *   pas deux sur la même case, s'il y a exactement un roi, et si les pions sont tous de la
 *   même couleur ;
 * - [JEU-INTEGRE-G2] sinon rend 0 et dit en une ligne ce qui ne va pas : sur stderr, sauf
 *   en mode contrats_silence, et par echecs_derniere_erreur ;
 * - [JEU-INTEGRE-G3] un jeu qui n'est pas intègre n'arrête jamais le programme, même en mode
 *   contrats_arret.
 *
 * @return 1 ou 0.
 */
int jeu_est_integre(const jeu *j);

/**
 * Retire d'un jeu la pièce qui est sur une case.
 *
 * @param j le jeu à changer ; son contenu peut être quelconque.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [JEU-SUPPRIMER-N1] j n'est pas NULL ; sinon ne fait rien ;
 * - [JEU-SUPPRIMER-N2] coord_x et coord_y vont de 0 à 7 ; sinon ne fait rien.
 *
 * Garantie :
 * - [JEU-SUPPRIMER-G1] la pièce valide qui est sur cette case disparaît, celles qui la
 *   suivaient avancent d'un rang sans changer d'ordre, et la dernière devient
 *   { invalide, -1, -1 } ;
 * - [JEU-SUPPRIMER-G2] s'il n'y a pas de pièce sur cette case, le jeu ne change pas.
 */
void jeu_supprimer_piece(jeu *j, int coord_x, int coord_y);

/**
 * Écrit un jeu sur stdout, tel qu'il est en mémoire, pour la mise au point.
 *
 * @param j le jeu à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [JEU-DEBUG-N1] j n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [JEU-DEBUG-G1] écrit une ligne pour chacune des MAX_PIECE pièces, valide ou non : son
 *   indice sur deux caractères, une espace, puis ce qu'écrit piece_afficher_debug.
 */
void jeu_afficher_debug(const jeu *j);

/* =======================================================================================
 * Échiquier
 * ======================================================================================= */

/** Les pièces des deux camps, et à qui de jouer. */
typedef struct echiquier {
    /** Les pièces blanches. */
    jeu jeu_de_piece_blanc;
    /** Les pièces noires. */
    jeu jeu_de_piece_noir;
    /** 0 si les blancs doivent jouer, 1 si ce sont les noirs. */
    int joueur_courant;
} echiquier;

/**
 * Place toutes les pièces pour le début d'une partie.
 *
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [ECHIQUIER-INIT-N1] e n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [ECHIQUIER-INIT-G1] chaque jeu contient, dans cet ordre : les tours des colonnes a et h,
 *   les cavaliers b et g, les fous c et f, la dame d (indice 6), le roi e (indice 7), puis
 *   les pions de a à h ;
 * - [ECHIQUIER-INIT-G2] les pièces blanches sont en y = 0 et y = 1, les noires en y = 7 et
 *   y = 6, et joueur_courant vaut 0.
 */
void echiquier_initialiser(echiquier *e);

/**
 * Vide l'échiquier : toutes les pièces des deux jeux deviennent invalides, le trait est aux blancs.
 *
 * @param e l'échiquier à vider ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-VIDER-N1] e n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [ECHIQUIER-VIDER-G1] chaque pièce des deux jeux devient { invalide, -1, -1 } ;
 * - [ECHIQUIER-VIDER-G2] joueur_courant devient 0.
 */
void echiquier_invalider_jeux(echiquier *e);

/**
 * Donne le trait à l'autre camp.
 *
 * @param e l'échiquier à changer.
 *
 * Nécessite :
 * - [ECHIQUIER-JOUEUR-N1] e n'est pas NULL ; sinon ne fait rien ;
 * - [ECHIQUIER-JOUEUR-N2] joueur_courant vaut 0 ou 1 ; sinon ne fait rien.
 *
 * Garantie :
 * - [ECHIQUIER-JOUEUR-G1] joueur_courant passe de 0 à 1, ou de 1 à 0 ; le reste ne change
 *   pas.
 */
void echiquier_changer_joueur_courant(echiquier *e);

/**
 * Donne le jeu du camp qui doit jouer, pour le modifier.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-COURANT-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-COURANT-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-COURANT-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du jeu
 *   noir s'il vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
jeu *echiquier_recupere_jeu_courant(echiquier *e);

/**
 * Donne le jeu du camp qui ne doit pas jouer, pour le modifier.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-ADVERSE-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-ADVERSE-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ADVERSE-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du jeu
 *   blanc s'il vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
jeu *echiquier_recupere_jeu_adverse(echiquier *e);

/**
 * Donne le jeu du camp qui doit jouer, pour le lire.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-COURANT-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-COURANT-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-COURANT-INFO-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du
 *   jeu noir s'il vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
const jeu *echiquier_recupere_jeu_courant_information(const echiquier *e);

/**
 * Donne le jeu du camp qui ne doit pas jouer, pour le lire.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [JEU-ADVERSE-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
 * - [JEU-ADVERSE-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
 *
 * Garantie :
 * - [JEU-ADVERSE-INFO-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du
 *   jeu blanc s'il vaut 1.
 *
 * @return l'adresse du jeu, ou NULL.
 */
const jeu *echiquier_recupere_jeu_adverse_information(const echiquier *e);

/**
 * Dit si un échiquier est intègre, c'est-à-dire s'il peut servir à jouer.
 *
 * @param e l'échiquier ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-INTEGRE-N1] e n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [ECHIQUIER-INTEGRE-G1] rend 1 si joueur_courant vaut 0 ou 1, si les deux jeux sont
 *   intègres (voir jeu_est_integre), si les pions de chaque jeu sont de sa couleur, et si
 *   aucune case n'a deux pièces ;
 * - [ECHIQUIER-INTEGRE-G2] sinon rend 0 et dit en une ligne ce qui ne va pas, et dans quel
 *   jeu : sur stderr, sauf en mode contrats_silence, et par echecs_derniere_erreur ;
 * - [ECHIQUIER-INTEGRE-G3] un échiquier qui n'est pas intègre n'arrête jamais le programme,
 *   même en mode contrats_arret.
 *
 * @return 1 ou 0.
 */
int echiquier_est_integre(const echiquier *e);

/**
 * Donne le code de ce qui fait qu'un échiquier n'est pas intègre.
 *
 * @param e l'échiquier ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-DEFAUT-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [ECHIQUIER-DEFAUT-G1] rend pas_erreur si l'échiquier est intègre (voir
 *   echiquier_est_integre) ; sinon l'erreur_echiquier_... qui dit pourquoi, l'une d'elles s'il y
 *   en a plusieurs ;
 * - [ECHIQUIER-DEFAUT-G2] n'écrit rien : c'est ce qu'il faut à une fonction qui doit rendre ce
 *   code.
 *
 * @return pas_erreur, ou le code.
 */
int echiquier_defaut(const echiquier *e);

/**
 * Dessine l'échiquier sur stdout, pour des personnes.
 *
 * @param e l'échiquier à dessiner ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-AFFICHER-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [ECHIQUIER-AFFICHER-G1] écrit les rangées de la huitième à la première, une par ligne,
 *   précédées de leur numéro, puis les lettres des colonnes ; une case vide est « · », une
 *   pièce est le caractère Unicode du jeu d'échecs ;
 * - [ECHIQUIER-AFFICHER-G2] écrit ensuite « trait aux blancs », « trait aux noirs », ou
 *   « trait inconnu » et la valeur de joueur_courant ;
 * - [ECHIQUIER-AFFICHER-G3] une pièce qui n'est pas valide n'est pas dessinée ; une case où
 *   il y en a plusieurs est « # ».
 */
void echiquier_afficher(const echiquier *e);

/**
 * Écrit un échiquier sur stdout, tel qu'il est en mémoire, pour la mise au point.
 *
 * @param e l'échiquier à écrire ; son contenu peut être quelconque.
 *
 * Nécessite :
 * - [ECHIQUIER-DEBUG-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
 *
 * Garantie :
 * - [ECHIQUIER-DEBUG-G1] écrit « joueur_courant » et sa valeur, « jeu_de_piece_blanc » et ce
 *   qu'écrit jeu_afficher_debug, puis « jeu_de_piece_noir » et ce qu'écrit
 *   jeu_afficher_debug.
 */
void echiquier_afficher_debug(const echiquier *e);

/* =======================================================================================
 * Historique
 * ======================================================================================= */

/** Les sortes de coups. */
typedef enum type_deplacement {
    /** Une pièce se déplace, et prend peut-être celle de la case d'arrivée. */
    deplacement_standard = 0,
    /** Le roi et une tour se déplacent ensemble. */
    deplacement_roque = 1,
    /** Un pion en prend un autre qui vient d'avancer de deux cases. */
    deplacement_prise_en_passant = 2,
    /** Un pion arrive sur sa dernière rangée : il reste à le promouvoir. */
    deplacement_promotion = 3,
} type_deplacement;

/** Le nombre de coups (demi-coups) qu'un historique peut contenir. */
#define MAX_COUPS_HISTORIQUE 2048

/** Les droits de roque, à additionner : petit roque des blancs. */
#define DROIT_PETIT_ROQUE_BLANC 1

/** Grand roque des blancs. */
#define DROIT_GRAND_ROQUE_BLANC 2

/** Petit roque des noirs. */
#define DROIT_PETIT_ROQUE_NOIR 4

/** Grand roque des noirs. */
#define DROIT_GRAND_ROQUE_NOIR 8

/** Un coup joué. */
typedef struct coup_joue {
    /** La colonne de départ. */
    int x_depart;
    /** La rangée de départ. */
    int y_depart;
    /** La colonne d'arrivée ; pour un roque, celle du roi. */
    int x_arrivee;
    /** La rangée d'arrivée. */
    int y_arrivee;
    /** La sorte de coup. */
    type_deplacement type;
    /** Pour une promotion, ce que devient le pion ; sinon invalide. */
    type_piece promotion;
} coup_joue;

/** Une partie : l'échiquier de départ, ce qu'une FEN en dit de plus, et les coups joués. */
typedef struct historique_partie {
    /** L'échiquier avant le premier coup. */
    echiquier echiquier_initial;
    /** Le nombre de coups joués, de 0 à MAX_COUPS_HISTORIQUE. */
    int nombre_coups;
    /** Les coups joués ; ceux d'indice nombre_coups et plus ne comptent pas. */
    coup_joue coups[MAX_COUPS_HISTORIQUE];
    /** Les droits de roque au départ : une somme de DROIT_... */
    int droits_roque;
    /** La colonne de la case de prise en passant au départ, ou -1. */
    int en_passant_x;
    /** La rangée de la case de prise en passant au départ, ou -1. */
    int en_passant_y;
    /** Les demi-coups depuis la dernière prise ou le dernier coup de pion, au départ. */
    int demi_coups;
    /** Le numéro du premier coup. */
    int numero_coup;
} historique_partie;

/**
 * Prépare un historique pour le début d'une partie.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [HISTORIQUE-INIT-N1] h n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [HISTORIQUE-INIT-G1] echiquier_initial devient celui du début d'une partie, et
 *   nombre_coups 0 ;
 * - [HISTORIQUE-INIT-G2] droits_roque devient la somme des quatre droits, en_passant_x et
 *   en_passant_y deviennent -1, demi_coups 0 et numero_coup 1 ;
 * - [HISTORIQUE-INIT-G3] un programme qui, comme celui du cours, change ensuite echiquier_initial
 *   a l'historique d'une partie qui commence par cet échiquier : un droit de roque n'y compte que
 *   si le roi et la tour sont à leur place.
 */
void historique_initialise(historique_partie *h);

/**
 * Ajoute un coup à la fin d'un historique.
 *
 * @param h l'historique à changer.
 * @param coup le coup à ajouter ; qu'il soit légal n'est pas vérifié.
 *
 * Nécessite :
 * - [HISTORIQUE-AJOUTER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-AJOUTER-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide ;
 * - [HISTORIQUE-AJOUTER-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-AJOUTER-N4] les cases du coup sont sur l'échiquier, son type est un
 *   type_deplacement et sa promotion un type_piece ; sinon rend erreur_argument_hors_limites.
 *
 * Garantie :
 * - [HISTORIQUE-AJOUTER-G1] s'il y a de la place, *coup est copié à l'indice nombre_coups, qui
 *   augmente de 1, et la fonction rend pas_erreur ;
 * - [HISTORIQUE-AJOUTER-G2] si nombre_coups vaut MAX_COUPS_HISTORIQUE, rend
 *   erreur_historique_plein ;
 * - [HISTORIQUE-AJOUTER-G3] si elle ne rend pas pas_erreur, *h n'a pas changé.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
int historique_ajouter_coup(historique_partie *h, const coup_joue *coup);

/**
 * Donne le dernier coup d'un historique.
 *
 * @param h l'historique.
 * @param coup où écrire le coup.
 *
 * Nécessite :
 * - [HISTORIQUE-DERNIER-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [HISTORIQUE-DERNIER-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend 0 ;
 * - [HISTORIQUE-DERNIER-N3] coup n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [HISTORIQUE-DERNIER-G1] s'il y a au moins un coup, *coup reçoit le dernier et la fonction
 *   rend 1 ;
 * - [HISTORIQUE-DERNIER-G2] sinon rend 0, et *coup ne change pas.
 *
 * @return 1 ou 0.
 */
int historique_dernier_coup(const historique_partie *h, coup_joue *coup);

/**
 * Dit si un coup de l'historique est parti d'une case ou y est arrivé.
 *
 * C'est ce que le roque a besoin de savoir : une tour prise dans son coin, puis remplacée
 * par une autre, ne permet plus le roque.
 *
 * @param h l'historique.
 * @param coord_x la colonne.
 * @param coord_y la rangée.
 *
 * Nécessite :
 * - [HISTORIQUE-EXISTE-N1] h n'est pas NULL ; sinon rend 0 ;
 * - [HISTORIQUE-EXISTE-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend 0 ;
 * - [HISTORIQUE-EXISTE-N3] coord_x et coord_y vont de 0 à 7 ; sinon rend 0.
 *
 * Garantie :
 * - [HISTORIQUE-EXISTE-G1] rend 1 si l'un des nombre_coups premiers coups part de cette case
 *   ou y arrive, 0 sinon.
 *
 * @return 1 ou 0.
 */
int historique_deplacement_existe(const historique_partie *h, int coord_x, int coord_y);

/**
 * Prépare l'historique d'une partie qui commence par un échiquier donné.
 *
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param e l'échiquier du départ.
 *
 * Si une clause n'est pas respectée, *h ne change pas.
 *
 * Nécessite :
 * - [HISTORIQUE-DEPUIS-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-DEPUIS-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-DEPUIS-N3] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi.
 *
 * Garantie :
 * - [HISTORIQUE-DEPUIS-G1] rend pas_erreur ; h->echiquier_initial devient égal à *e,
 *   nombre_coups vaut 0, il n'y a pas de case de prise en passant, demi_coups vaut 0 et
 *   numero_coup vaut 1 ;
 * - [HISTORIQUE-DEPUIS-G2] droits_roque a un droit pour chaque tour qui est sur sa case de
 *   départ quand son roi est sur la sienne.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
int historique_initialise_depuis(historique_partie *h, const echiquier *e);

/**
 * Donne l'échiquier après tous les coups d'un historique.
 *
 * @param h l'historique.
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [HISTORIQUE-REJOUER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-REJOUER-N2] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide ;
 * - [HISTORIQUE-REJOUER-N3] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [HISTORIQUE-REJOUER-G1] *e devient l'échiquier de départ après tous les coups, et la
 *   fonction rend pas_erreur ;
 * - [HISTORIQUE-REJOUER-G2] si les coups ne peuvent pas être faits l'un après l'autre (le camp
 *   qui a le trait n'a pas de pièce au départ, une promotion n'est ni dame, ni tour, ni fou, ni
 *   cavalier, ou l'échiquier n'est plus intègre), rend erreur_historique_invalide ; qu'un coup
 *   soit permis par les règles n'est pas vérifié ;
 * - [HISTORIQUE-REJOUER-G3] si la fonction rend un autre code que pas_erreur, *e ne change
 *   pas ;
 * - [HISTORIQUE-REJOUER-G4] c'est la bibliothèque elle-même qui fait les coups, chacun selon sa
 *   sorte : un roque déplace aussi la tour, une prise en passant retire le pion pris. Elle
 *   n'appelle aucune fonction que le programme a remplacée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
int historique_rejouer(const historique_partie *h, echiquier *e);

/**
 * Annule le dernier coup : l'échiquier redevient ce qu'il était avant lui.
 *
 * @param e où écrire l'échiquier d'avant le coup, recalculé depuis echiquier_initial.
 * @param h l'historique, dont le dernier coup disparaît.
 *
 * Nécessite :
 * - [HISTORIQUE-ANNULER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-ANNULER-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [HISTORIQUE-ANNULER-N3] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide.
 *
 * Garantie :
 * - [HISTORIQUE-ANNULER-G1] rend pas_erreur, h->nombre_coups diminue de 1, et *e devient
 *   l'échiquier obtenu en jouant les coups qui restent ;
 * - [HISTORIQUE-ANNULER-G2] s'il n'y a aucun coup, rend erreur_historique_vide ;
 * - [HISTORIQUE-ANNULER-G3] si les coups ne peuvent pas être rejoués (pas de pièce sur la case
 *   de départ, échiquier initial non intègre) ou donnent un échiquier non intègre, rend
 *   erreur_historique_invalide ;
 * - [HISTORIQUE-ANNULER-G4] si elle ne rend pas pas_erreur, ni *e ni *h n'a changé ;
 * - [HISTORIQUE-ANNULER-G5] les coups qui restent sont faits comme par historique_rejouer, sans
 *   appeler aucune fonction que le programme a remplacée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
int historique_annuler_coup(echiquier *e, historique_partie *h);

/* =======================================================================================
 * Déplacements
 * ======================================================================================= */

/** Ce qui a empêché un déplacement, et la case en cause s'il y en a une. */
typedef struct code_erreur_deplacement {
    /** L'erreur, ou pas_erreur. */
    type_erreur type;
    /** La colonne de la case en cause, ou -1. */
    int coord_x;
    /** La rangée de la case en cause, ou -1. */
    int coord_y;
} code_erreur_deplacement;

/**
 * Dit si le camp qui a le trait peut faire un déplacement ordinaire, sans regarder si son
 * roi serait en échec.
 *
 * La fonction de la sorte de pièce qui est sur la case de départ,
 * echiquier_deplacement_standard_est_valide_..., en décide. La case d'arrivée peut être celle du
 * roi adverse : demander si une pièce peut y aller, c'est demander si elle lui donne échec.
 *
 * @param e l'échiquier.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [STANDARD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [STANDARD-N2] *e est intègre ; sinon l'erreur_echiquier_... qui dit pourquoi ;
 * - [STANDARD-N3] les quatre coordonnées vont de 0 à 7 ; sinon erreur_argument_hors_limites ;
 * - [STANDARD-N4] erreur n'est pas NULL ; sinon rend seulement 0.
 *
 * Garantie :
 * - [STANDARD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend 1 et
 *   *erreur devient { pas_erreur, -1, -1 } ;
 * - [STANDARD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si les deux
 *   cases sont la même, erreur_case_depart_vide ou erreur_piece_adverse et la case de départ
 *   si le camp qui a le trait n'y a pas de pièce, ou ce que dit la fonction de la pièce ;
 * - [STANDARD-G3] appelle la fonction de la pièce par son nom : si le programme l'a
 *   remplacée, c'est la sienne ;
 * - [STANDARD-G4] c'est la valeur rendue par cette fonction qui compte : 0 est un refus, même si
 *   elle a écrit pas_erreur ou un code qui n'existe pas, et *erreur devient alors
 *   { erreur_deplacement_piece_impossible, -1, -1 } ; toute autre valeur est une permission,
 *   quoi qu'elle ait écrit. Une case en cause qui n'est pas sur l'échiquier devient -1 et -1 ;
 * - [STANDARD-G5] n'appelle pas cette fonction si le camp qui a le trait a une pièce sur la case
 *   d'arrivée : le déplacement est refusé, avec le code que donnerait celle de la bibliothèque ;
 * - [STANDARD-G6] lui donne l'adresse de la pièce dans le jeu de l'échiquier qu'elle reçoit.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_coup_standard_est_valide(const echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, code_erreur_deplacement *erreur);

/**
 * Fait un déplacement ordinaire, avec la prise s'il y en a une, sans vérifier qu'il est
 * permis.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 *
 * Si une clause n'est pas respectée, *e ne change pas.
 *
 * Nécessite :
 * - [REALISER-N1] e n'est pas NULL ;
 * - [REALISER-N2] *e est intègre ;
 * - [REALISER-N3] les quatre coordonnées vont de 0 à 7 ;
 * - [REALISER-N4] le camp qui a le trait a une pièce sur la case de départ, et n'en a pas sur
 *   la case d'arrivée ;
 * - [REALISER-N5] le roi adverse n'est pas sur la case d'arrivée : sans lui, *e ne serait plus
 *   intègre.
 *
 * Garantie :
 * - [REALISER-G1] la pièce est sur la case d'arrivée, au même indice de son jeu ;
 * - [REALISER-G2] la pièce adverse qui était sur la case d'arrivée est retirée de son jeu,
 *   comme par jeu_supprimer_piece ;
 * - [REALISER-G3] joueur_courant ne change pas.
 */
void echiquier_deplacement_realise_coup_standard(echiquier *e, int x_depart, int y_depart,
        int x_arrivee, int y_arrivee);

/**
 * Joue un coup s'il est permis : déplacement ordinaire, roque ou prise en passant.
 *
 * Essaie d'abord un déplacement ordinaire. S'il n'est pas permis et que la pièce est un roi,
 * essaie le roque ; si c'est un pion, essaie la prise en passant. Le coup est fait sur une
 * copie de l'échiquier, et refusé s'il laisse le roi du joueur en échec. Comme celle du cours, la
 * fonction ne rend rien : c'est *erreur qui dit si le coup est fait.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé : voir historique_ajouter_coup.
 * @param erreur où écrire le code et la case en cause.
 * @param type où écrire la sorte du coup.
 *
 * Si une clause n'est pas respectée, *erreur reçoit le code, avec les coordonnées -1 et -1, et
 * rien d'autre ne change.
 *
 * Nécessite :
 * - [DEPLACER-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [DEPLACER-N2] *e est intègre ; sinon l'erreur_echiquier_... qui dit pourquoi ;
 * - [DEPLACER-N3] les quatre coordonnées vont de 0 à 7 ; sinon erreur_argument_hors_limites ;
 * - [DEPLACER-N4] h n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [DEPLACER-N5] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon
 *   erreur_historique_invalide ;
 * - [DEPLACER-N6] erreur n'est pas NULL ; sinon ne fait rien ;
 * - [DEPLACER-N7] type n'est pas NULL ; sinon erreur_pointeur_nul.
 *
 * Garantie :
 * - [DEPLACER-G1] si le coup est permis, il est fait sur *e, sauf joueur_courant, qui ne
 *   change pas ; *erreur devient { pas_erreur, -1, -1 } et *type la sorte du coup ;
 * - [DEPLACER-G2] un pion qui arrive sur sa dernière rangée donne deplacement_promotion : il
 *   reste à appeler echiquier_promouvoir_pion ;
 * - [DEPLACER-G3] un roi qui se déplace de deux cases sur sa rangée sans pouvoir roquer donne
 *   erreur_roque_non_permis, un pion qui avance d'une case en diagonale vers une case vide
 *   sans pouvoir prendre en passant donne erreur_prise_en_passant_non_permise, un coup qui
 *   laisse le roi en échec donne erreur_roi_en_echec et la case d'une pièce qui le donne, un
 *   coup qui prendrait le roi adverse donne erreur_deplacement_piece_impossible et la case de
 *   ce roi ; les autres refus sont ceux de echiquier_deplacement_coup_standard_est_valide ;
 * - [DEPLACER-G4] si le coup est refusé, ni *e ni *type ne change ;
 * - [DEPLACER-G5] si le camp qui a le trait a une pièce sur la case de départ, et va sur une autre
 *   case, appelle par leur nom echiquier_deplacement_coup_standard_est_valide,
 *   echiquier_deplacement_realise_coup_standard, et pour un roque ou une prise en passant
 *   echiquier_deplacement_realise_si_possible_..., qui appelle
 *   echiquier_deplacement_special_realise_si_possible_... : si le programme a remplacé l'une
 *   d'elles, sous l'un ou l'autre nom, c'est la sienne. Chacune est appelée une fois au plus.
 *   Ce qu'elles font d'un échiquier doit le laisser intègre, sinon le coup est refusé avec
 *   l'erreur_echiquier_... qui dit pourquoi ;
 * - [DEPLACER-G6] c'est la valeur que ces fonctions rendent qui compte, comme en [STANDARD-G4] :
 *   0 est un refus, et si le code écrit n'est pas celui d'une erreur, *erreur reçoit, avec -1 et
 *   -1, erreur_roque_non_permis ou erreur_prise_en_passant_non_permise si c'est un roque ou une
 *   prise en passant, erreur_deplacement_piece_impossible sinon. Un coup permis qui ne change
 *   rien est refusé avec ce dernier code.
 */
void echiquier_deplacement_realise_si_possible(echiquier *e, int x_depart, int y_depart,
        int x_destination, int y_destination, const historique_partie *h,
        code_erreur_deplacement *erreur, type_deplacement *type);

/**
 * Promeut un pion arrivé sur sa dernière rangée.
 *
 * @param e l'échiquier à changer.
 * @param coord_x la colonne du pion.
 * @param coord_y la rangée du pion.
 * @param promotion ce que devient le pion : dame, tour, fou ou cavalier.
 *
 * Nécessite :
 * - [PROMOUVOIR-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [PROMOUVOIR-N2] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi ;
 * - [PROMOUVOIR-N3] coord_x et coord_y vont de 0 à 7 ; sinon rend
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PROMOUVOIR-G1] si le camp qui a le trait a un pion sur cette case, si c'est sa dernière
 *   rangée, et si promotion vaut dame, tour, fou ou cavalier, le pion devient cette pièce, au
 *   même indice de son jeu, et la fonction rend pas_erreur ;
 * - [PROMOUVOIR-G2] sinon rend erreur_promotion_non_permise, et *e ne change pas.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur echiquier_promouvoir_pion(echiquier *e, int coord_x, int coord_y,
                                      type_piece promotion);

/* =======================================================================================
 * Déplacements standard
 * ======================================================================================= */

/**
 * Dit si une tour peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Elle se déplace en ligne droite, le long d'une rangée ou d'une colonne.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : une tour de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [TOUR-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [TOUR-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [TOUR-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [TOUR-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [TOUR-STD-N5] *p est une tour, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [TOUR-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend
 *   1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [TOUR-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la case
 *   d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne se
 *   déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une pièce
 *   est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_tour(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un cavalier peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Il se déplace de deux cases dans un sens et d'une dans l'autre, par-dessus les pièces.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un cavalier de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [CAVALIER-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [CAVALIER-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [CAVALIER-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [CAVALIER-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [CAVALIER-STD-N5] *p est un cavalier, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [CAVALIER-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse,
 *   rend 1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [CAVALIER-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la
 *   case d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne
 *   se déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une
 *   pièce est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_cavalier(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un fou peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Il se déplace en diagonale.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un fou de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [FOU-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [FOU-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [FOU-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [FOU-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [FOU-STD-N5] *p est un fou, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [FOU-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend 1
 *   et *erreur devient { pas_erreur, -1, -1 } ;
 * - [FOU-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la case
 *   d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne se
 *   déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une pièce
 *   est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_fou(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si une dame peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Elle se déplace comme une tour ou comme un fou.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : une dame de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [DAME-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [DAME-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [DAME-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [DAME-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [DAME-STD-N5] *p est une dame, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [DAME-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend
 *   1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [DAME-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la case
 *   d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne se
 *   déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une pièce
 *   est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_dame(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un roi peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Il se déplace d'une case, dans tous les sens.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un roi de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [ROI-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [ROI-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [ROI-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [ROI-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [ROI-STD-N5] *p est un roi, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [ROI-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse, rend 1
 *   et *erreur devient { pas_erreur, -1, -1 } ;
 * - [ROI-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la case
 *   d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne se
 *   déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une pièce
 *   est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_roi(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un pion blanc peut aller sur une case, sans regarder si son roi serait en
 * échec.
 *
 * Il se déplace d'une case vers les y croissants, ou de deux depuis y = 1, si elles sont
 * vides ; d'une case en diagonale vers les y croissants pour prendre.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un pion blanc de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [PION-BLANC-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [PION-BLANC-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [PION-BLANC-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [PION-BLANC-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [PION-BLANC-STD-N5] *p est un pion blanc, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PION-BLANC-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse,
 *   rend 1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [PION-BLANC-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la
 *   case d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne
 *   se déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une
 *   pièce est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_pion_blanc(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/**
 * Dit si un pion noir peut aller sur une case, sans regarder si son roi serait en échec.
 *
 * Il se déplace d'une case vers les y décroissants, ou de deux depuis y = 6, si elles
 * sont vides ; d'une case en diagonale vers les y décroissants pour prendre.
 *
 * @param e l'échiquier ; seules ses pièces valides comptent.
 * @param p la pièce, qui n'est pas modifiée : un pion noir de l'un des deux jeux de *e.
 * @param x_destination la colonne d'arrivée.
 * @param y_destination la rangée d'arrivée.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0 et *erreur reçoit le code, avec les coordonnées -1 et -1.
 *
 * Nécessite :
 * - [PION-NOIR-STD-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [PION-NOIR-STD-N2] p n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [PION-NOIR-STD-N3] erreur n'est pas NULL ; sinon rend seulement 0 ;
 * - [PION-NOIR-STD-N4] x_destination et y_destination vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [PION-NOIR-STD-N5] *p est un pion noir, et une pièce de *e lui est égale ; sinon
 *   erreur_argument_hors_limites.
 *
 * Garantie :
 * - [PION-NOIR-STD-G1] si ce déplacement est permis, y compris vers la case du roi adverse,
 *   rend 1 et *erreur devient { pas_erreur, -1, -1 } ;
 * - [PION-NOIR-STD-G2] sinon rend 0 et *erreur reçoit erreur_absence_de_deplacement si la
 *   case d'arrivée est celle de départ, erreur_deplacement_piece_impossible si la pièce ne
 *   se déplace pas ainsi, erreur_piece_blocant_trajet et la première case occupée si une
 *   pièce est sur le trajet ou une pièce du même camp sur la case d'arrivée.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_standard_est_valide_pion_noir(const echiquier *e, piece *p,
        int x_destination, int y_destination, code_erreur_deplacement *erreur);

/* =======================================================================================
 * Déplacements spéciaux
 * ======================================================================================= */

/**
 * Fait le roque demandé par le déplacement du roi, s'il est permis.
 *
 * Le roque est permis si le roi et la tour n'ont jamais bougé, s'il n'y a aucune pièce
 * entre eux, et si aucune pièce adverse n'attaque la case de départ du roi, celle qu'il
 * traverse ou celle où il arrive. Une tour attaquée ne l'empêche pas, ni la case voisine
 * de la tour au grand roque.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, *e ne change pas et *erreur reçoit le code, avec -1 et -1.
 *
 * Nécessite :
 * - [ROQUE-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [ROQUE-N2] *e est intègre ; sinon l'erreur_echiquier_... qui dit pourquoi ;
 * - [ROQUE-N3] les quatre coordonnées vont de 0 à 7 ; sinon erreur_argument_hors_limites
 *   ;
 * - [ROQUE-N4] h n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [ROQUE-N5] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon
 *   erreur_historique_invalide ;
 * - [ROQUE-N6] erreur n'est pas NULL ; sinon rend seulement 0.
 *
 * Garantie :
 * - [ROQUE-G1] si le roque est permis, le roi et la tour sont déplacés, la fonction rend
 *   1 et *erreur devient { pas_erreur, -1, -1 } ; joueur_courant ne change pas ;
 * - [ROQUE-G2] sinon *e ne change pas, la fonction rend 0 et *erreur reçoit
 *   erreur_roque_non_permis, avec la case en cause : celle du roi ou de la tour qui
 *   manque, a bougé ou n'a pas le droit de roquer, d'une pièce qui est entre eux, ou une
 *   case attaquée (l'une d'elles s'il y en a plusieurs) ; -1 et -1 si ce n'est pas un déplacement de roque ;
 * - [ROQUE-G3] le roi et la tour n'ont jamais bougé si h->droits_roque contient ce
 *   roque, et si historique_deplacement_existe, appelée par son nom, rend 0 pour leurs
 *   cases de départ.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_special_realise_si_possible_roque(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/**
 * Autre nom d'echiquier_deplacement_special_realise_si_possible_roque, celui du titre du contrat dans la fiche du cours.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Nécessite : ce que nécessite echiquier_deplacement_special_realise_si_possible_roque.
 *
 * Garantie :
 * - [ROQUE-ALIAS-G1] appelle echiquier_deplacement_special_realise_si_possible_roque
 *   avec les mêmes arguments et rend ce qu'elle rend.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_realise_si_possible_roque(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/**
 * Fait la prise en passant demandée, si elle est permise.
 *
 * Elle est permise si le coup précédent est celui d'un pion adverse qui a avancé de deux
 * cases et se trouve maintenant à côté du pion du joueur : celui-ci le prend comme s'il
 * n'avait avancé que d'une case. Que le roi du joueur soit ensuite en échec n'est pas
 * regardé ici.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Si une clause n'est pas respectée, rend 0, *e ne change pas et *erreur reçoit le code, avec -1 et -1.
 *
 * Nécessite :
 * - [EN-PASSANT-N1] e n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [EN-PASSANT-N2] *e est intègre ; sinon l'erreur_echiquier_... qui dit pourquoi ;
 * - [EN-PASSANT-N3] les quatre coordonnées vont de 0 à 7 ; sinon
 *   erreur_argument_hors_limites ;
 * - [EN-PASSANT-N4] h n'est pas NULL ; sinon erreur_pointeur_nul ;
 * - [EN-PASSANT-N5] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon
 *   erreur_historique_invalide ;
 * - [EN-PASSANT-N6] erreur n'est pas NULL ; sinon rend seulement 0.
 *
 * Garantie :
 * - [EN-PASSANT-G1] si la prise est permise, le pion est déplacé, le pion adverse
 *   retiré, la fonction rend 1 et *erreur devient { pas_erreur, -1, -1 } ;
 *   joueur_courant ne change pas ;
 * - [EN-PASSANT-G2] sinon *e ne change pas, la fonction rend 0 et *erreur reçoit
 *   erreur_prise_en_passant_non_permise, avec la case en cause : la case d'arrivée si
 *   elle est occupée, celle où devrait être le pion adverse s'il n'y est pas ou ne vient
 *   pas d'avancer de deux cases ; -1 et -1 si ce n'est pas un déplacement de pion en
 *   diagonale depuis la bonne rangée ;
 * - [EN-PASSANT-G3] avant le premier coup, c'est h->en_passant_x et h->en_passant_y qui
 *   disent la case d'arrivée permise.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_special_realise_si_possible_prise_en_passant(echiquier *e,
        int x_depart, int y_depart, int x_arrivee, int y_arrivee,
        const historique_partie *h, code_erreur_deplacement *erreur);

/**
 * Autre nom d'echiquier_deplacement_special_realise_si_possible_prise_en_passant, celui du titre du contrat dans la fiche du cours.
 *
 * @param e l'échiquier à changer.
 * @param x_depart la colonne de départ.
 * @param y_depart la rangée de départ.
 * @param x_arrivee la colonne d'arrivée.
 * @param y_arrivee la rangée d'arrivée.
 * @param h l'historique, qui n'est pas changé.
 * @param erreur où écrire le code et la case en cause.
 *
 * Nécessite : ce que nécessite echiquier_deplacement_special_realise_si_possible_prise_en_passant.
 *
 * Garantie :
 * - [EN-PASSANT-ALIAS-G1] appelle
 *   echiquier_deplacement_special_realise_si_possible_prise_en_passant avec les mêmes
 *   arguments et rend ce qu'elle rend.
 *
 * @return 1 ou 0.
 */
int echiquier_deplacement_realise_si_possible_prise_en_passant(echiquier *e, int x_depart,
        int y_depart, int x_arrivee, int y_arrivee, const historique_partie *h,
        code_erreur_deplacement *erreur);

/* =======================================================================================
 * Échec, mat et pat
 * ======================================================================================= */

/**
 * Dit si le roi du camp qui a le trait est en échec.
 *
 * @param e l'échiquier.
 *
 * Nécessite :
 * - [ECHEC-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [ECHEC-N2] *e est intègre ; sinon rend 0.
 *
 * Garantie :
 * - [ECHEC-G1] rend 1 si une pièce adverse attaque le roi du camp qui a le trait, 0 sinon.
 *
 * @return 1 ou 0.
 */
int echiquier_est_en_echec(const echiquier *e);

/**
 * Dit si le camp qui a le trait est mat : son roi est en échec, et aucun coup n'est légal.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 *
 * Nécessite :
 * - [MAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [MAT-N2] *e est intègre ; sinon rend 0 ;
 * - [MAT-N3] h n'est pas NULL ; sinon rend 0 ;
 * - [MAT-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend 0 ;
 * - [MAT-N5] il n'y a pas de pion sur la première ou la dernière rangée, et le camp qui n'a
 *   pas le trait n'est pas en échec ; sinon rend 0.
 *
 * Garantie :
 * - [MAT-G1] rend 1 si le roi du camp qui a le trait est en échec et si aucun coup, prise en
 *   passant comprise, ne l'en sort ; 0 sinon ;
 * - [MAT-G2] cherche les coups elle-même, sans appeler aucune fonction que le programme a
 *   remplacée.
 *
 * @return 1 ou 0.
 */
int echiquier_est_mat(const echiquier *e, const historique_partie *h);

/**
 * Dit si le camp qui a le trait est pat : son roi n'est pas en échec, et aucun coup n'est
 * légal.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 *
 * Nécessite :
 * - [PAT-N1] e n'est pas NULL ; sinon rend 0 ;
 * - [PAT-N2] *e est intègre ; sinon rend 0 ;
 * - [PAT-N3] h n'est pas NULL ; sinon rend 0 ;
 * - [PAT-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend 0 ;
 * - [PAT-N5] il n'y a pas de pion sur la première ou la dernière rangée, et le camp qui n'a
 *   pas le trait n'est pas en échec ; sinon rend 0.
 *
 * Garantie :
 * - [PAT-G1] rend 1 si le roi du camp qui a le trait n'est pas en échec et si aucun coup,
 *   prise en passant comprise, n'est légal ; 0 sinon ;
 * - [PAT-G2] cherche les coups elle-même, sans appeler aucune fonction que le programme a
 *   remplacée.
 *
 * @return 1 ou 0.
 */
int echiquier_est_pat(const echiquier *e, const historique_partie *h);

/* =======================================================================================
 * FEN
 * ======================================================================================= */

/**
 * Prépare un échiquier et son historique à partir d'une chaîne FEN.
 *
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 * @param fen la position ; voir echecs_fen_verifier.
 *
 * Si une clause n'est pas respectée, ni *e ni *h ne change.
 *
 * Nécessite :
 * - [DEPUIS-FEN-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [DEPUIS-FEN-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [DEPUIS-FEN-N3] fen n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [DEPUIS-FEN-N4] fen décrit une position possible ; sinon rend l'erreur_fen_... ou
 *   l'erreur_position_... qui dit pourquoi ;
 * - [DEPUIS-FEN-N5] chaque droit de roque est celui d'un roi en colonne e et d'une tour en
 *   colonne a ou h ; sinon rend erreur_position_roque.
 *
 * Garantie :
 * - [DEPUIS-FEN-G1] rend pas_erreur ; *e reçoit les pièces, rangées dans l'ordre du début
 *   d'une partie (tours, cavaliers, fous, dames, roi, pions), et joueur_courant ;
 * - [DEPUIS-FEN-G2] h->echiquier_initial devient égal à *e, nombre_coups vaut 0, et les droits
 *   de roque, la case de prise en passant et les deux compteurs sont ceux de la chaîne ; une
 *   case où aucune prise en passant n'est légale est oubliée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur echiquier_depuis_fen(echiquier *e, historique_partie *h, const char *fen);

/**
 * Écrit la chaîne FEN d'un échiquier et de son historique.
 *
 * @param e l'échiquier.
 * @param h l'historique des coups qui ont mené à cet échiquier.
 * @param tampon où écrire la chaîne, ou NULL si taille vaut 0.
 * @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
 *
 * Si une clause n'est pas respectée, rend 0 et n'écrit rien dans tampon.
 *
 * Nécessite :
 * - [VERS-FEN-N1] e n'est pas NULL ;
 * - [VERS-FEN-N2] *e est intègre ;
 * - [VERS-FEN-N3] h n'est pas NULL ;
 * - [VERS-FEN-N4] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ;
 * - [VERS-FEN-N5] *e est une position où l'on peut jouer : pas de pion sur la première ou la
 *   dernière rangée, et le camp qui n'a pas le trait n'est pas en échec ;
 * - [VERS-FEN-N6] tampon n'est pas NULL, ou taille vaut 0.
 *
 * Garantie :
 * - [VERS-FEN-G1] tampon reçoit les six champs : les pièces et le trait de *e, les droits de
 *   roque qui restent d'après *h, la case où une prise en passant est légale, et les deux
 *   compteurs ;
 * - [VERS-FEN-G2] rend la longueur de la chaîne, sans le zéro final ; si elle n'est pas
 *   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si
 *   taille vaut 0).
 *
 * @return la longueur de la chaîne, ou 0.
 */
size_t echiquier_vers_fen(const echiquier *e, const historique_partie *h, char *tampon,
                          size_t taille);

/* =======================================================================================
 * Fichiers
 * ======================================================================================= */

/**
 * Dit si un fichier existe.
 *
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [FICHIER-EXISTE-N1] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [FICHIER-EXISTE-G1] rend 1 si f est le nom d'un fichier ordinaire qui existe ; 0 sinon,
 *   par exemple pour un dossier.
 *
 * @return 1 ou 0.
 */
int entree_sortie_est_fichier_existe(const char *f);

/**
 * Dit si un fichier peut être écrit, qu'il existe déjà ou non : c'est ce que l'on demande avant
 * d'écrire.
 *
 * @param f le nom du fichier.
 *
 * Nécessite :
 * - [FICHIER-ACCESSIBLE-N1] f n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [FICHIER-ACCESSIBLE-G1] rend 1 si f est le nom d'un fichier ordinaire que le programme a le
 *   droit d'écrire, ou si rien n'a ce nom et que le programme a le droit de créer un
 *   fichier à cet endroit ; 0 sinon, par exemple pour un dossier ou dans un dossier absent ;
 * - [FICHIER-ACCESSIBLE-G2] ne crée, ne change ni n'efface rien.
 *
 * @return 1 ou 0.
 */
int entree_sortie_est_fichier_accessible(const char *f);

/**
 * Écrit un échiquier dans un fichier.
 *
 * Le fichier est un texte, une indication par ligne :
 * @code{.unparsed}
 * libechecs echiquier 1
 * trait blancs
 * blanc roi 4 0
 * blanc pion 4 1
 * noir roi 4 7
 * fin
 * @endcode
 * La première ligne est exactement celle-là. Viennent ensuite, dans n'importe quel ordre, le
 * trait (blancs ou noirs) et les pièces, chacune avec son camp (blanc ou noir), sa sorte (tour,
 * cavalier, fou, dame, roi, pion), sa colonne et sa rangée (ou sa case : e1) ; enfin la ligne
 * fin, après laquelle il n'y a plus rien. Les pièces d'un camp sont dans l'ordre de son jeu.
 * Les mots sont séparés par des espaces ou des tabulations ; les fins de ligne de Windows et la
 * marque UTF-8 de certains éditeurs sont admises. Après la première ligne, une ligne
 * vide, et ce qui suit un # en début de mot, ne comptent pas : c'est ainsi que le fichier écrit
 * contient aussi un dessin de l'échiquier.
 *
 * @param f le nom du fichier ; s'il existe, son contenu est remplacé.
 * @param e l'échiquier à écrire.
 *
 * Nécessite :
 * - [ECRIRE-ECHIQUIER-N1] f n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECRIRE-ECHIQUIER-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECRIRE-ECHIQUIER-N3] *e est intègre ; sinon rend l'erreur_echiquier_... qui dit pourquoi.
 *
 * Garantie :
 * - [ECRIRE-ECHIQUIER-G1] le fichier contient l'échiquier, et la fonction rend pas_erreur ;
 *   entree_sortie_lit_fichier_echiquier rend alors le même échiquier, où les pièces
 *   invalides sont toutes { invalide, -1, -1 } ;
 * - [ECRIRE-ECHIQUIER-G2] si le fichier ne peut pas être écrit (dossier absent, fichier en
 *   lecture seule, disque plein, limite de ulimit -f...), ou si ce nom est celui d'autre chose qu'un fichier
 *   ordinaire, rend erreur_fichier_ecriture et dit pourquoi, comme
 *   echiquier_est_integre ;
 * - [ECRIRE-ECHIQUIER-G3] tant que la fonction n'a pas réussi, un fichier qui existait garde
 *   son contenu ; si elle échoue, aucun autre n'apparaît. (Un programme tué pendant l'écriture
 *   peut laisser à côté un brouillon dont le nom commence par .echecs-. Dans un dossier qui ne
 *   permet pas de remplacer le fichier, il est écrit sur place : là, il faut éviter de tuer le
 *   programme à ce moment.)
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur entree_sortie_ecrit_fichier_echiquier(const char *f, const echiquier *e);

/**
 * Lit un échiquier dans un fichier.
 *
 * Voir entree_sortie_ecrit_fichier_echiquier pour ce que le fichier contient.
 *
 * @param f le nom du fichier.
 * @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [LIRE-ECHIQUIER-N1] f n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [LIRE-ECHIQUIER-N2] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [LIRE-ECHIQUIER-G1] si le fichier décrit un échiquier intègre, *e le devient, et la
 *   fonction rend pas_erreur ;
 * - [LIRE-ECHIQUIER-G2] rend erreur_fichier_absent si le fichier n'existe pas,
 *   erreur_fichier_lecture s'il ne peut pas être lu ou n'est pas un fichier ordinaire (un
 *   dossier, un tube nommé...), erreur_fichier_contenu s'il a plus d'un mébioctet ou si une de ses lignes ne convient pas ;
 * - [LIRE-ECHIQUIER-G3] dans ces trois cas, *e ne change pas ;
 * - [LIRE-ECHIQUIER-G4] dans ces trois cas, la fonction dit pourquoi, comme
 *   echiquier_est_integre : le nom du fichier, la raison, et, si une ligne ne convient pas,
 *   « ligne » et son numéro ; celui de la ligne fin pour ce qui manque, de la dernière ligne si
 *   c'est fin qui manque, 1 pour un fichier vide.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur entree_sortie_lit_fichier_echiquier(const char *f, echiquier *e);

/**
 * Écrit une partie dans un fichier.
 *
 * Le fichier est un texte, une indication par ligne :
 * @code{.unparsed}
 * libechecs historique 1
 * trait blancs
 * blanc roi 4 0
 * blanc tour 7 0
 * noir roi 4 7
 * noir pion 0 1
 * roque K
 * en_passant -
 * demi_coups 0
 * numero_coup 1
 * d 4 0 -> 6 0 roque
 * d 0 1 -> 0 0 dame
 * fin
 * @endcode
 * Le trait et les pièces sont ceux de l'échiquier de départ, comme dans le fichier d'un
 * échiquier. Les autres lignes, que l'on peut aussi mettre dans un autre ordre, sont les droits
 * de roque au départ (K, Q, k, q comme dans une FEN, ou -), la case de prise en passant au
 * départ (ou -), les deux compteurs, et les coups, dans l'ordre où ils ont été joués. Un coup
 * s'écrit comme la commande d du mode interactif ; mais ici la ligne d'un roque finit toujours
 * par roque, celle d'une prise en passant par en_passant, et celle d'une promotion par dame,
 * tour, fou ou cavalier.
 *
 * @param f le nom du fichier ; s'il existe, son contenu est remplacé.
 * @param h l'historique à écrire.
 *
 * Nécessite :
 * - [ECRIRE-HISTORIQUE-N1] f n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECRIRE-HISTORIQUE-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [ECRIRE-HISTORIQUE-N3] h->nombre_coups va de 0 à MAX_COUPS_HISTORIQUE ; sinon rend
 *   erreur_historique_invalide.
 *
 * Garantie :
 * - [ECRIRE-HISTORIQUE-G1] le fichier contient la partie, et la fonction rend pas_erreur ;
 *   entree_sortie_lit_fichier_historique rend alors le même historique, où les pièces
 *   invalides sont toutes { invalide, -1, -1 } ;
 * - [ECRIRE-HISTORIQUE-G2] si le fichier ne peut pas être écrit, ou si ce nom est celui d'autre
 *   chose qu'un fichier ordinaire, rend erreur_fichier_ecriture et dit pourquoi, comme echiquier_est_integre ;
 * - [ECRIRE-HISTORIQUE-G3] tant que la fonction n'a pas réussi, un fichier qui existait garde
 *   son contenu ; si elle échoue, aucun autre n'apparaît ;
 * - [ECRIRE-HISTORIQUE-G4] c'est la bibliothèque elle-même qui juge les coups : elle n'appelle
 *   pour cela aucune fonction que le programme a remplacée ;
 * - [ECRIRE-HISTORIQUE-G5] une partie qui n'a pas de sens n'est pas écrite : l'échiquier de
 *   départ est intègre, droits_roque va de 0 à 15, en_passant_x et en_passant_y vont de 0 à 7 ou
 *   valent tous deux -1, demi_coups est au moins 0 et numero_coup au moins 1, chaque coup est
 *   permis par les règles et de la sorte qu'il dit ; sinon rend erreur_historique_invalide et
 *   dit pourquoi, comme echiquier_est_integre, avec l'indice du coup en faute.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur entree_sortie_ecrit_fichier_historique(const char *f,
        const historique_partie *h);

/**
 * Lit une partie dans un fichier.
 *
 * Voir entree_sortie_ecrit_fichier_historique pour ce que le fichier contient.
 *
 * @param f le nom du fichier.
 * @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
 *
 * Nécessite :
 * - [LIRE-HISTORIQUE-N1] f n'est pas NULL ; sinon rend erreur_pointeur_nul ;
 * - [LIRE-HISTORIQUE-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul.
 *
 * Garantie :
 * - [LIRE-HISTORIQUE-G1] si le fichier décrit une partie dont chaque coup est permis, *h le
 *   devient, et la fonction rend pas_erreur ;
 * - [LIRE-HISTORIQUE-G2] rend erreur_fichier_absent si le fichier n'existe pas,
 *   erreur_fichier_lecture s'il ne peut pas être lu ou n'est pas un fichier ordinaire (un
 *   dossier, un tube nommé...), erreur_fichier_contenu s'il a plus d'un mébioctet ou si une de ses lignes ne convient pas ;
 * - [LIRE-HISTORIQUE-G3] dans ces trois cas, *h ne change pas ;
 * - [LIRE-HISTORIQUE-G4] dans ces trois cas, la fonction dit pourquoi, comme
 *   echiquier_est_integre : le nom du fichier, la raison, et, si une ligne ne convient pas,
 *   « ligne » et son numéro, comme entree_sortie_lit_fichier_echiquier ;
 * - [LIRE-HISTORIQUE-G5] c'est la bibliothèque elle-même qui juge les coups : elle n'appelle
 *   pour cela aucune fonction que le programme a remplacée.
 *
 * @return pas_erreur, ou le code de l'erreur.
 */
type_erreur entree_sortie_lit_fichier_historique(const char *f, historique_partie *h);

/* =======================================================================================
 * Une partie entière
 * ======================================================================================= */

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

/* =======================================================================================
 * Mode interactif
 * ======================================================================================= */

/** La place d'un nom de fichier dans une action, zéro final compris. */
#define MAX_NOM_FICHIER_TAILLE 4096

/**
 * La place d'une ligne du mode interactif, zéro final compris : ce que l'on donne à fgets. Un
 * tableau de MAX_NOM_FICHIER_TAILLE octets y suffit.
 */
#define MAX_LIGNE_COMMANDE 4096

/** Ce qu'une ligne du mode interactif demande. */
typedef enum type_action {
    /** Rien : la ligne est vide, ou un commentaire. */
    rien_a_faire = 0,
    /** Déplacer une pièce. */
    deplacement = 1,
    /** Lire un échiquier dans un fichier. */
    lecture_fichier = 2,
    /** Lire une partie dans un fichier. */
    lecture_historique = 3,
    /** Commencer une nouvelle partie. */
    initialisation = 4,
    /** Arrêter. */
    fin = 5,
    /** Reprendre le dernier coup. */
    action_annulation = 6,
    /** Montrer l'échiquier. */
    action_affichage = 7,
    /** Montrer les commandes. */
    action_aide = 8,
    /** La ligne n'est pas une commande. */
    action_inconnue = 9,
} type_action;

/** Une ligne du mode interactif, comprise. */
typedef struct action_a_realiser {
    /** Ce qui est demandé. */
    type_action type;
    /** Pour une lecture, le nom du fichier ; sinon "". */
    char filename[MAX_NOM_FICHIER_TAILLE];
    /** Pour un déplacement, la colonne de départ ; sinon -1. */
    int x_depart;
    /** Pour un déplacement, la rangée de départ ; sinon -1. */
    int y_depart;
    /** Pour un déplacement, la colonne d'arrivée ; sinon -1. */
    int x_arrivee;
    /** Pour un déplacement, la rangée d'arrivée ; sinon -1. */
    int y_arrivee;
    /** Pour un déplacement, la promotion demandée ; invalide si la ligne n'en dit rien. */
    type_piece promotion;
} action_a_realiser;

/**
 * Prépare une action qui ne demande rien.
 *
 * @param a l'action à remplir ; ce qu'elle contenait ne compte pas.
 *
 * Nécessite :
 * - [ACTION-INIT-N1] a n'est pas NULL ; sinon ne fait rien.
 *
 * Garantie :
 * - [ACTION-INIT-G1] *a devient { rien_a_faire, "", -1, -1, -1, -1, invalide }.
 */
void action_initialise(action_a_realiser *a);

/**
 * Comprend une ligne du mode interactif.
 *
 * Les commandes :
 * - i : commencer une nouvelle partie ;
 * - d x0 y0 -> x1 y1 : déplacer la pièce de la case (x0, y0) vers la case (x1, y1) ; les
 *   coordonnées sont des entiers quelconques, c'est au coup d'être refusé si la case n'existe pas ;
 *   une case peut aussi s'écrire e2, et la flèche manquer ; la ligne peut finir par une promotion
 *   (dame, tour, fou ou cavalier), ou, comme dans le fichier d'une partie, par roque ou
 *   en_passant, qui ne changent rien ;
 * - lit F : lire un échiquier dans le fichier F ; lit_h F : lire une partie ; F est toute la
 *   fin de la ligne ;
 * - annule : reprendre le dernier coup ;
 * - affiche : montrer l'échiquier ;
 * - aide : montrer les commandes ;
 * - FIN, ou fin : arrêter.
 *
 * Les mots sont séparés par des espaces ou des tabulations ; il peut y en avoir aussi au début
 * et à la fin de la ligne, de même que la fin de ligne elle-même. Ce qui suit un # en début de
 * mot est un commentaire, sauf dans un nom de fichier.
 *
 * @param ligne la ligne ; toute suite d'octets est admise.
 * @param a où écrire ce que la ligne demande.
 *
 * Nécessite :
 * - [COMMANDE-N1] ligne n'est pas NULL ; sinon rend 0 ;
 * - [COMMANDE-N2] a n'est pas NULL ; sinon rend 0.
 *
 * Garantie :
 * - [COMMANDE-G1] si la ligne est une commande, *a dit laquelle, et la fonction rend 1 ;
 * - [COMMANDE-G2] une ligne vide ou un commentaire donne rien_a_faire, et la fonction rend 1 ;
 * - [COMMANDE-G3] toute autre ligne donne action_inconnue, et la fonction rend 0 : un mot de
 *   trop ou de moins, une coordonnée qui n'est pas un entier ou ne tient pas dans un int, un nom
 *   de fichier trop long pour filename ;
 * - [COMMANDE-G4] les membres de *a dont l'action ne se sert pas sont ceux que donne
 *   action_initialise ; une promotion qui n'est pas dite est invalide ;
 * - [COMMANDE-G5] si le programme a sa propre api_echec_lance_mode_interactif, qui peut ne connaître
 *   que les six actions du cours, une ligne qui en demande une autre donne rien_a_faire, la
 *   fonction rend 0, et une ligne de stdout le dit.
 *
 * @return 1 ou 0.
 */
int parse_ligne_commande(const char *ligne, action_a_realiser *a);

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

#endif /* ECHECS_IN104_H */
#endif /* ECHECS_H */
