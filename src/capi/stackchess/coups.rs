//! Section « Coups » of `stackchess.h`.

use std::ffi::{c_char, c_int, c_ulonglong};

use super::codes::{CodeStackchess, CodeStackchessC};
use super::handle::{Handle, OK, breach, game, game_mut, off_board, player, square};
use super::hands::Transfer;
use super::messages::{StackchessRefusal, move_refusal};
use super::partie::Stackchess;
use crate::capi::arguments::{deliver, out_of_range, require_room, unwanted};
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::{contracts, pointers, public, strings};
use crate::stackchess::{Move, Square, StackGame};

/// Un coup : des pièces du sommet d'une case vont sur une autre case.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoupStackchess {
    /// La colonne de départ.
    pub x_depart: c_int,
    /// La rangée de départ.
    pub y_depart: c_int,
    /// La colonne d'arrivée.
    pub x_arrivee: c_int,
    /// La rangée d'arrivée.
    pub y_arrivee: c_int,
    /// Le nombre de pièces.
    pub nombre: c_int,
}

impl CoupStackchess {
    fn of(mv: Move) -> CoupStackchess {
        CoupStackchess {
            x_depart: mv.from.file().into(),
            y_depart: mv.from.rank().into(),
            x_arrivee: mv.to.file().into(),
            y_arrivee: mv.to.rank().into(),
            // At most the height of a pile.
            nombre: mv.count as c_int,
        }
    }

    /// The move, if it is legal in a game.
    fn judged(&self, game: &StackGame) -> Result<Move, StackchessRefusal> {
        let on_board = |x, y| {
            square(game, x, y).ok_or_else(|| {
                StackchessRefusal::new(CodeStackchess::StackchessHorsPlateau, off_board(game, x, y))
            })
        };
        let from: Square = on_board(self.x_depart, self.y_depart)?;
        let to: Square = on_board(self.x_arrivee, self.y_arrivee)?;
        let count = usize::try_from(self.nombre).ok().filter(|&count| count > 0);
        let count = count.ok_or_else(|| {
            let sentence = format!("il faut déplacer au moins une pièce, pas {}", self.nombre);
            StackchessRefusal::new(CodeStackchess::StackchessNombreIncorrect, sentence)
        })?;
        game.judge(from, to, count).map_err(|error| move_refusal(game.position(), error, from, to))
    }
}

/// Dit si un coup est légal, sans le jouer.
///
/// Si le coup n'est pas légal, le code dit pourquoi en un mot, et raison en une phrase.
///
/// @param s la partie.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param nombre le nombre de pièces du sommet à déplacer.
/// @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [STACKCHESS-VERIFIER-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul, et raison
///   reçoit "" ;
/// - [STACKCHESS-VERIFIER-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
///   stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-VERIFIER-G1] coup légal : rend stackchess_ok ;
/// - [STACKCHESS-VERIFIER-G2] coup refusé : rend un autre code que stackchess_ok ;
/// - [STACKCHESS-VERIFIER-G9] + coup légal : raison reçoit "" ;
/// - [STACKCHESS-VERIFIER-G10] + coup refusé : rend le code de la première faute, dans cet ordre,
///   puis dans celui de [STACKCHESS-VERIFIER-G3] et de [STACKCHESS-VERIFIER-G4] :
///   - stackchess_hors_plateau : une des deux cases n'est pas sur le plateau ;
///   - stackchess_nombre_incorrect : nombre est nul ou négatif ;
///   - stackchess_partie_finie : la partie est finie ;
///   - stackchess_case_vide : il n'y a pas de pièce sur la case de départ ;
///   - stackchess_piece_adverse : la pile de départ n'est pas au joueur qui a le trait ;
///   - stackchess_trop_de_pieces : la pile de départ a moins de pièces que nombre ;
///   - stackchess_sur_place : la case de départ est aussi la case d'arrivée ;
/// - [STACKCHESS-VERIFIER-G3] + puis, le groupe étant les pièces à déplacer :
///   - avec un cavalier, stackchess_deplacement_impossible : le déplacement n'est pas un L ;
///   - avec un cavalier, stackchess_trop_de_pieces_portees : le groupe a plus de 2m pièces pour m
///     cavaliers ;
///   - sans cavalier, stackchess_pion_deja_bouge ou stackchess_deplacement_impossible : sans
///     regarder les autres piles, un pion pouvant aller en diagonale, au moins une pièce n'atteint
///     pas la case d'arrivée ; la plus haute d'entre elles donne le premier de ces codes si c'est
///     un pion qui avancerait de deux cases, et le second dans tous les autres cas ;
///   - sans cavalier, stackchess_trajet_bloque : une pile est sur le trajet ;
///   - sans cavalier, stackchess_pion_prise_droite : un pion du groupe irait tout droit sur une
///     pile adverse ;
///   - sans cavalier, stackchess_pion_sans_prise : un pion du groupe irait en diagonale sur une
///     case sans pile adverse ;
/// - [STACKCHESS-VERIFIER-G4] + puis stackchess_pile_adverse_trop_haute : nombre n'est pas plus
///   grand que la hauteur de la pile adverse d'arrivée ;
/// - [STACKCHESS-VERIFIER-G5] + coup refusé : raison reçoit une explication d'une seule ligne et un
///   zéro final, ou, si raison n'a pas assez de place, le début de l'explication, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; l'explication est en français,
///   quelle que soit la langue de echecs_choisir_langue ;
/// - [STACKCHESS-VERIFIER-G6] + coup refusé : n'écrit rien sur stderr, et ne change ni la partie ni
///   echecs_derniere_erreur ;
/// - [STACKCHESS-VERIFIER-G7] + pour les codes de [STACKCHESS-VERIFIER-G3], sauf
///   stackchess_trajet_bloque, raison nomme une pièce par ses deux lettres et, si la pile de départ
///   a plusieurs pièces, par sa place : « TB (en bas de la pile) », « TB (au sommet de la pile) »
///   ou, entre les deux, « TB (2e en partant du bas) » ; cette pièce est :
///   - pour un groupe avec cavalier qui ne va pas en L, le plus haut cavalier ;
///   - pour trop de pièces portées, la plus haute pièce qui n'est pas un cavalier ;
///   - pour un groupe sans cavalier, la plus haute pièce qui n'atteint pas la case d'arrivée ;
///   - pour stackchess_pion_prise_droite et stackchess_pion_sans_prise, le plus haut pion ;
/// - [STACKCHESS-VERIFIER-G8] + une explication entière tient dans ECHECS_PHRASE_MAX octets, zéro
///   final compris.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_verifier")]
pub unsafe extern "C" fn stackchess_verifier(
    s: *const Stackchess,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    nombre: c_int,
    raison: *mut c_char,
    taille: usize,
) -> CodeStackchessC {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let game = unsafe { game(s, "STACKCHESS-VERIFIER-N1") }?;
        require_room((raison, taille), "STACKCHESS-VERIFIER-N2", "raison")?;
        let asked = CoupStackchess { x_depart, y_depart, x_arrivee, y_arrivee, nombre };
        let (code, sentence) = match asked.judged(game) {
            Ok(_) => (CodeStackchess::StackchessOk, String::new()),
            Err(refusal) => (refusal.code, refusal.sentence),
        };
        // SAFETY: `raison` has room for `taille` bytes, by contract.
        unsafe { strings::write(raison, taille, &sentence) };
        Ok(code as CodeStackchessC)
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("stackchess_verifier", (raison, taille), |code| code, body) }
}

/// Joue un coup, s'il est légal.
///
/// Les pièces du sommet de la case de départ vont sur la case d'arrivée, dans le même ordre. Elles
/// passent par des piles, et seulement par les six fonctions de la section « Piles » :
/// 1. stackchess_pile_initialiser reçoit trois piles qui contiennent n'importe quoi, et
///    stackchess_pile_est_vide doit ensuite rendre 1 pour chaque pile ;
/// 2. stackchess_pile_empiler remplit la pile de départ et la pile d'arrivée ;
/// 3. si la pile d'arrivée est adverse, stackchess_pile_depiler la vide, jusqu'à ce que
///    stackchess_pile_est_vide rende 1 ;
/// 4. stackchess_pile_depiler et stackchess_pile_empiler font passer les pièces une à une de la
///    pile de départ sur une pile intermédiaire, puis, jusqu'à ce que stackchess_pile_est_vide
///    rende 1, de la pile intermédiaire sur la pile d'arrivée ;
/// 5. pour vérifier la pile de départ et la pile d'arrivée, stackchess_pile_hauteur donne leur
///    hauteur, puis stackchess_pile_sommet et stackchess_pile_depiler les vident pièce par pièce,
///    et stackchess_pile_est_vide doit rendre 1.
///
/// @param s la partie à changer.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param nombre le nombre de pièces du sommet à déplacer ; tout nombre est admis.
///
/// Nécessite :
/// - [STACKCHESS-DEPLACER-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-DEPLACER-N2] aucune fonction de pile n'est en cours pour un coup de cette partie ;
///   sinon rend stackchess_partie_occupee ;
/// - [STACKCHESS-DEPLACER-N3] les quatre coordonnées vont de 0 à la taille moins 1 ; sinon rend
///   stackchess_hors_plateau.
///
/// Garantie :
/// - [STACKCHESS-DEPLACER-G1] coup légal : rend stackchess_ok ; les pièces quittent la case de
///   départ et sont au sommet de la case d'arrivée, dans le même ordre ; les pièces adverses qui
///   étaient sur la case d'arrivée sont prises ; le joueur adverse a le trait ;
/// - [STACKCHESS-DEPLACER-G7] + les pièces déplacées ont a_bouge à 1 ;
/// - [STACKCHESS-DEPLACER-G2] avec la promotion, une extension de l'énoncé, les pions qui arrivent
///   sur la dernière rangée deviennent des dames, à leur place dans la pile ;
/// - [STACKCHESS-DEPLACER-G8] + la promotion est la règle, sauf avec STACKCHESS_SANS_PROMOTION ;
/// - [STACKCHESS-DEPLACER-G3] coup refusé : rend un autre code que stackchess_ok, et la partie ne
///   change pas ;
/// - [STACKCHESS-DEPLACER-G9] + ce code est celui de [STACKCHESS-VERIFIER-G10],
///   [STACKCHESS-VERIFIER-G3] ou [STACKCHESS-VERIFIER-G4], sans appeler stackchess_verifier par son
///   nom ;
/// - [STACKCHESS-DEPLACER-G4] + appelle par leur nom les six fonctions de la section « Piles » : si
///   le programme définit une de ces fonctions, c'est sa version ;
/// - [STACKCHESS-DEPLACER-G5] + si les fonctions de pile du programme perdent une pièce, ajoutent
///   une pièce, changent l'ordre des pièces ou ne rendent pas ce que dit leur contrat : rend
///   stackchess_pile_incorrecte, la partie ne change pas, et signale ce qui ne va pas ;
/// - [STACKCHESS-DEPLACER-G6] + coup refusé par [STACKCHESS-DEPLACER-G3] : n'écrit rien sur stderr,
///   et ne change pas echecs_derniere_erreur ; le nombre de pièces est au choix du joueur, donc un
///   nombre nul, négatif ou trop grand est un coup refusé comme un autre.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_deplacer")]
pub unsafe extern "C" fn stackchess_deplacer(
    s: *mut Stackchess,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    nombre: c_int,
) -> CodeStackchessC {
    const NAME: &str = "stackchess_deplacer";
    const TAGS: [&str; 2] = ["STACKCHESS-DEPLACER-N1", "STACKCHESS-DEPLACER-N2"];
    call(
        NAME,
        |code| code,
        || {
            let asked = CoupStackchess { x_depart, y_depart, x_arrivee, y_arrivee, nombre };
            // SAFETY: NULL or a game, by contract. It only changes below, where this is
            // no longer used.
            let handle = unsafe { Handle::free_at(s, TAGS) }?;
            let mv = match asked.judged(&handle.value) {
                Ok(mv) => mv,
                Err(refusal) => return refused(refusal),
            };
            // The library's own piles would only give back what they were given.
            if !public::stackchess_piles_are_own() {
                let transfer = Transfer::of(handle.value.position(), mv);
                if let Err(fault) = handle.lend(|| transfer.carry_out()) {
                    let code = CodeStackchess::StackchessPileIncorrecte as CodeStackchessC;
                    contracts::tell(code, &format!("libechecs : {NAME} : {fault}"));
                    return Ok(code);
                }
            }
            // SAFETY: NULL or a game, by contract.
            unsafe { game_mut(s, TAGS) }?.make(mv);
            Ok(OK)
        },
    )
}

/// A refused move; the caller is to blame only for squares that do not exist.
fn refused(refusal: StackchessRefusal) -> Result<CodeStackchessC, Breach> {
    match refusal.code {
        CodeStackchess::StackchessHorsPlateau => {
            Err(breach("STACKCHESS-DEPLACER-N3", refusal.code, refusal.sentence))
        }
        code => Ok(code as CodeStackchessC),
    }
}

/// Annule le dernier coup, ou l'abandon.
///
/// @param s la partie à changer.
///
/// Nécessite :
/// - [STACKCHESS-ANNULER-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-ANNULER-N2] aucune fonction de pile n'est en cours pour un coup de cette partie ;
///   sinon rend stackchess_partie_occupee.
///
/// Garantie :
/// - [STACKCHESS-ANNULER-G1] + après un coup : rend stackchess_ok, et les piles, les pièces prises,
///   les pions promus, a_bouge, le trait et l'état redeviennent ce qu'ils étaient avant ce coup ;
/// - [STACKCHESS-ANNULER-G2] + après un abandon : rend stackchess_ok, annule l'abandon, et la
///   partie continue ;
/// - [STACKCHESS-ANNULER-G3] + s'il ne reste ni coup ni abandon à annuler depuis stackchess_creer
///   ou stackchess_lire_position : rend stackchess_rien_a_annuler, et ne change rien.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_annuler")]
pub unsafe extern "C" fn stackchess_annuler(s: *mut Stackchess) -> CodeStackchessC {
    call(
        "stackchess_annuler",
        |code| code,
        || {
            let tags = ["STACKCHESS-ANNULER-N1", "STACKCHESS-ANNULER-N2"];
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game_mut(s, tags) }?;
            let nothing = CodeStackchess::StackchessRienAAnnuler as CodeStackchessC;
            Ok(game.take_back().map_or(nothing, |()| OK))
        },
    )
}

/// Fait abandonner un joueur.
///
/// @param s la partie à changer.
/// @param joueur le joueur qui abandonne, qu'il ait le trait ou non : 0 (blancs) ou 1 (noirs).
///
/// Nécessite :
/// - [STACKCHESS-ABANDONNER-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-ABANDONNER-N2] aucune fonction de pile n'est en cours pour un coup de cette
///   partie ; sinon rend stackchess_partie_occupee ;
/// - [STACKCHESS-ABANDONNER-N3] joueur vaut 0 ou 1 ; sinon rend stackchess_joueur_incorrect.
///
/// Garantie :
/// - [STACKCHESS-ABANDONNER-G1] si la partie continue, et que ce joueur a le trait : rend
///   stackchess_ok, l'état devient stackchess_abandon, et le joueur adverse a gagné ;
/// - [STACKCHESS-ABANDONNER-G3] + il en est de même si ce joueur n'a pas le trait ; ni les piles ni
///   le trait ne changent ;
/// - [STACKCHESS-ABANDONNER-G2] + si la partie est finie : rend stackchess_partie_finie, et ne
///   change rien.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_abandonner")]
pub unsafe extern "C" fn stackchess_abandonner(
    s: *mut Stackchess,
    joueur: c_int,
) -> CodeStackchessC {
    call(
        "stackchess_abandonner",
        |code| code,
        || {
            let tags = ["STACKCHESS-ABANDONNER-N1", "STACKCHESS-ABANDONNER-N2"];
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game_mut(s, tags) }?;
            let loser = player("STACKCHESS-ABANDONNER-N3", joueur)?;
            let over = CodeStackchess::StackchessPartieFinie as CodeStackchessC;
            Ok(game.resign(loser).map_or(over, |()| OK))
        },
    )
}

/// Donne les coups légaux du joueur qui a le trait.
///
/// @param s la partie.
/// @param tableau où écrire les coups, ou NULL si capacite vaut 0.
/// @param capacite le nombre de coups que tableau peut recevoir.
///
/// Si une clause n'est pas respectée, rend 0 et tableau ne change pas.
///
/// Nécessite :
/// - [STACKCHESS-LISTER-N1] s n'est pas NULL ;
/// - [STACKCHESS-LISTER-N2] capacite n'est pas négative ;
/// - [STACKCHESS-LISTER-N3] tableau n'est pas NULL, ou capacite vaut 0.
///
/// Garantie :
/// - [STACKCHESS-LISTER-G1] + rend le nombre de coups légaux, 0 si la partie est finie ; tableau
///   reçoit ces coups, chacun une fois, dans un ordre qui ne dépend que de la position ;
/// - [STACKCHESS-LISTER-G2] + s'il y a plus de coups que capacite : tableau reçoit les premiers, et
///   le nombre rendu est quand même celui de tous les coups légaux.
///
/// @return le nombre de coups légaux.
#[unsafe(export_name = "echecs_interne_stackchess_lister_coups")]
pub unsafe extern "C" fn stackchess_lister_coups(
    s: *const Stackchess,
    tableau: *mut CoupStackchess,
    capacite: c_int,
) -> c_int {
    call(
        "stackchess_lister_coups",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(s, "STACKCHESS-LISTER-N1") }?;
            let tags = ["STACKCHESS-LISTER-N2", "STACKCHESS-LISTER-N3"];
            if capacite < 0 {
                return Err(out_of_range(tags[0], "capacite", capacite, "0 ou plus"));
            }
            let moves = game.legal_moves().into_iter().map(CoupStackchess::of);
            // SAFETY: NULL or room for `capacite` moves, by contract.
            unsafe { deliver(moves, (tableau, capacite), tags) }
        },
    )
}

/// Compte les suites de coups légaux d'une longueur donnée (perft).
///
/// Une partie finie n'a aucune suite d'un demi-coup ou plus.
///
/// Les fonctions de la section « Piles » ne sont pas appelées.
///
/// @param s la partie, qui ne change pas.
/// @param profondeur la longueur des suites, en demi-coups.
/// @param feuilles où écrire leur nombre.
///
/// Si une clause n'est pas respectée, *feuilles ne change pas.
///
/// Nécessite :
/// - [STACKCHESS-PERFT-N1] s n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-PERFT-N2] profondeur va de 0 à 20 ; sinon rend stackchess_profondeur_incorrecte ;
/// - [STACKCHESS-PERFT-N3] feuilles n'est pas NULL ; sinon rend stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-PERFT-G1] + rend stackchess_ok, et *feuilles reçoit le nombre de suites de coups
///   légaux de cette longueur : 30, 882, 27244 pour les longueurs 1, 2 et 3 au début d'une partie
///   de taille 6, sans option ;
/// - [STACKCHESS-PERFT-G2] + si profondeur vaut 0 : *feuilles reçoit 1, pour la suite sans aucun
///   coup, même si la partie est finie.
///
/// @return stackchess_ok, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_stackchess_perft")]
pub unsafe extern "C" fn stackchess_perft(
    s: *const Stackchess,
    profondeur: c_int,
    feuilles: *mut c_ulonglong,
) -> CodeStackchessC {
    call(
        "stackchess_perft",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(s, "STACKCHESS-PERFT-N1") }?;
            let depth = u32::try_from(profondeur).ok().filter(|&depth| depth <= 20);
            let depth = depth.ok_or_else(|| {
                let explanation = unwanted("la profondeur", profondeur, "de 0 à 20");
                let code = CodeStackchess::StackchessProfondeurIncorrecte;
                breach("STACKCHESS-PERFT-N2", code, explanation)
            })?;
            if feuilles.is_null() {
                return Err(Breach::null("STACKCHESS-PERFT-N3", "feuilles"));
            }
            let leaves = game.perft(depth);
            // SAFETY: not NULL, so a place for a number.
            unsafe { pointers::write(feuilles, leaves) };
            Ok(OK)
        },
    )
}
