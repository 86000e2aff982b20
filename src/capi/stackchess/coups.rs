//! Section « Coups » of `stackchess.h`.

use std::ffi::{c_char, c_int, c_ulonglong};

use super::codes::{CodeStackchess, CodeStackchessC};
use super::handle::{OK, breach, free_handle, game, game_mut, misuse, off_board, square};
use super::hands::Transfer;
use super::messages::{Refusal, move_refusal};
use super::partie::Stackchess;
use crate::capi::guard::{Breach, call};
use crate::capi::{contracts, pointers, strings};
use crate::stackchess::{Game, Move, Square};

/// Un coup : les nombre pièces du sommet d'une case vont sur une autre.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackchessCoup {
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

impl StackchessCoup {
    fn of(mv: Move) -> StackchessCoup {
        StackchessCoup {
            x_depart: mv.from.file().into(),
            y_depart: mv.from.rank().into(),
            x_arrivee: mv.to.file().into(),
            y_arrivee: mv.to.rank().into(),
            // At most the height of a pile.
            nombre: mv.count as c_int,
        }
    }

    /// The move, if it is legal in a game.
    fn judged(&self, game: &Game) -> Result<Move, Refusal> {
        let on_board = |x, y| {
            square(game, x, y).ok_or_else(|| {
                Refusal::new(CodeStackchess::StackchessHorsPlateau, off_board(game, x, y))
            })
        };
        let from: Square = on_board(self.x_depart, self.y_depart)?;
        let to: Square = on_board(self.x_arrivee, self.y_arrivee)?;
        let count = usize::try_from(self.nombre).ok().filter(|&count| count > 0);
        let count = count.ok_or_else(|| {
            let sentence = format!("le nombre de pièces vaut {}, il faut au moins 1", self.nombre);
            Refusal::new(CodeStackchess::StackchessNombreIncorrect, sentence)
        })?;
        game.judge(from, to, count).map_err(|error| move_refusal(game.position(), error, from, to))
    }
}

/// Dit si un coup est légal, et sinon pourquoi, sans le jouer.
///
/// @param partie la partie.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param nombre le nombre de pièces du sommet à déplacer.
/// @param raison où écrire la raison du refus, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [STACKCHESS-VERIFIER-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul et ne
///   modifie pas raison ;
/// - [STACKCHESS-VERIFIER-N2] raison n'est pas NULL, ou taille vaut 0 ; sinon rend
///   stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-VERIFIER-G1] coup légal : rend stackchess_ok, et raison reçoit "" ;
/// - [STACKCHESS-VERIFIER-G2] sinon rend le code de la première faute : stackchess_hors_plateau,
///   stackchess_nombre_incorrect, stackchess_partie_finie, stackchess_case_vide,
///   stackchess_piece_adverse, stackchess_trop_de_pieces, stackchess_sur_place ;
/// - [STACKCHESS-VERIFIER-G3] puis, pour un groupe qui a un cavalier,
///   stackchess_deplacement_impossible si ce n'est pas un L, et sinon
///   stackchess_trop_de_pieces_portees s'il a trop de pièces ; pour un groupe sans cavalier, on
///   regarde d'abord le plateau comme s'il était vide et chaque pion comme s'il pouvait prendre :
///   si des pièces ne vont alors pas là, la plus haute d'entre elles donne
///   stackchess_pion_deja_bouge si c'est un pion qui avancerait de deux cases, et sinon
///   stackchess_deplacement_impossible ; ensuite viennent stackchess_trajet_bloque, puis, s'il y
///   a un pion, stackchess_pion_prise_droite ou stackchess_pion_sans_prise ;
/// - [STACKCHESS-VERIFIER-G4] puis stackchess_pile_adverse_trop_haute si nombre n'est pas plus
///   grand que la hauteur de la pile adverse d'arrivée ;
/// - [STACKCHESS-VERIFIER-G5] en cas de refus, raison reçoit une explication d'une seule ligne,
///   jamais plus de taille octets, zéro final compris ; trop longue, elle est coupée entre deux
///   caractères ; si taille vaut 0, rien n'est écrit ;
/// - [STACKCHESS-VERIFIER-G6] refuser un coup est le travail de cette fonction : elle n'écrit
///   alors rien sur stderr, et ne change ni la partie ni echecs_derniere_erreur ;
/// - [STACKCHESS-VERIFIER-G7] pour les codes de [STACKCHESS-VERIFIER-G3], sauf
///   stackchess_trajet_bloque, raison nomme une pièce par ses deux lettres et, si la pile de départ
///   a plusieurs pièces, par sa place : « TB (en bas de la pile) », « TB (au sommet de la pile) »
///   ou, entre les deux, « TB (2e en partant du bas) » ; cette pièce est :
///   - le plus haut cavalier, si un groupe qui en a un ne va pas en L ;
///   - la plus haute pièce qui n'est pas un cavalier, s'il y a trop de pièces portées ;
///   - la plus haute pièce qui n'atteint pas la case, pour un groupe sans cavalier ;
///   - le plus haut pion, pour stackchess_pion_prise_droite et stackchess_pion_sans_prise ;
/// - [STACKCHESS-VERIFIER-G8] une raison entière tient dans STACKCHESS_TEXTE_MAX octets.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_verifier")]
pub unsafe extern "C" fn stackchess_verifier(
    partie: *const Stackchess,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    nombre: c_int,
    raison: *mut c_char,
    taille: usize,
) -> CodeStackchessC {
    call(
        "stackchess_verifier",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-VERIFIER-N1") }?;
            if raison.is_null() && taille > 0 {
                return Err(Breach::null("STACKCHESS-VERIFIER-N2", "raison"));
            }
            let asked = StackchessCoup { x_depart, y_depart, x_arrivee, y_arrivee, nombre };
            let (code, sentence) = match asked.judged(game) {
                Ok(_) => (CodeStackchess::StackchessOk, String::new()),
                Err(refusal) => (refusal.code, refusal.sentence),
            };
            // SAFETY: `raison` has room for `taille` bytes, by contract.
            unsafe { strings::write(raison, taille, &sentence) };
            Ok(code as CodeStackchessC)
        },
    )
}

/// Joue un coup, s'il est légal : les pièces du sommet d'une case vont sur une autre, dans le
/// même ordre.
///
/// Les pièces passent par des piles, et seulement par les six fonctions de la section « Piles » :
/// 1. pile_initialiser reçoit trois piles qui contiennent n'importe quoi, et pile_est_vide doit
///    ensuite rendre 1 pour chacune ;
/// 2. pile_empiler remplit celles de départ et d'arrivée ;
/// 3. si l'arrivée est adverse, pile_depiler la vide, jusqu'à ce que pile_est_vide rende 1 ;
/// 4. pile_depiler et pile_empiler font passer les pièces une à une du départ sur une pile
///    intermédiaire, puis, jusqu'à ce que pile_est_vide rende 1, de celle-ci sur l'arrivée ;
/// 5. pour vérifier les piles de départ et d'arrivée, pile_taille donne leur hauteur, puis
///    pile_sommet et pile_depiler les vident pièce par pièce, et pile_est_vide doit rendre 1.
///
/// @param partie la partie à changer.
/// @param x_depart la colonne de départ.
/// @param y_depart la rangée de départ.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param nombre le nombre de pièces du sommet à déplacer.
///
/// Nécessite :
/// - [STACKCHESS-DEPLACER-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-DEPLACER-N5] aucune fonction de pile n'est en cours pour un coup de cette partie ;
///   sinon rend stackchess_partie_occupee ;
/// - [STACKCHESS-DEPLACER-N2] les quatre coordonnées vont de 0 à la taille moins 1 ; sinon rend
///   stackchess_hors_plateau ;
/// - [STACKCHESS-DEPLACER-N3] nombre est au moins 1 ; sinon rend stackchess_nombre_incorrect ;
/// - [STACKCHESS-DEPLACER-N4] si la partie continue et que la pile de départ est au joueur qui a
///   le trait, elle a au moins nombre pièces ; sinon rend stackchess_trop_de_pieces.
///
/// Garantie :
/// - [STACKCHESS-DEPLACER-G1] coup légal : rend stackchess_ok ; les pièces quittent la case de
///   départ et sont au sommet de celle d'arrivée, dans le même ordre, avec a_bouge à 1 ; les
///   pièces adverses qui y étaient sont prises ; c'est à l'autre joueur ;
/// - [STACKCHESS-DEPLACER-G2] sauf avec STACKCHESS_SANS_PROMOTION, les pions qui arrivent sur la
///   dernière rangée deviennent des dames, à leur place dans la pile ;
/// - [STACKCHESS-DEPLACER-G3] coup refusé, sans qu'une des clauses ci-dessus soit en cause : rend
///   le code des garanties 2, 3 et 4 de stackchess_verifier (qui n'est pas appelée par son nom),
///   n'écrit rien sur stderr, et la partie ne change pas ;
/// - [STACKCHESS-DEPLACER-G4] appelle les fonctions des piles par leurs noms : si le programme en
///   a remplacé, ce sont les siennes ;
/// - [STACKCHESS-DEPLACER-G5] si les piles ne tiennent pas ces pièces, rend
///   stackchess_pile_incorrecte et la partie ne change pas ; une ligne dit ce qui ne va pas, sur
///   stderr sauf en mode contrats_silence, et par echecs_derniere_erreur, sans jamais arrêter le
///   programme.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_deplacer")]
pub unsafe extern "C" fn stackchess_deplacer(
    partie: *mut Stackchess,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    nombre: c_int,
) -> CodeStackchessC {
    const NAME: &str = "stackchess_deplacer";
    const TAGS: [&str; 2] = ["STACKCHESS-DEPLACER-N1", "STACKCHESS-DEPLACER-N5"];
    call(
        NAME,
        |code| code,
        || {
            let asked = StackchessCoup { x_depart, y_depart, x_arrivee, y_arrivee, nombre };
            // SAFETY: NULL or a game, by contract. It only changes below, where this is
            // no longer used.
            let handle = unsafe { free_handle(partie, TAGS) }?;
            let mv = match asked.judged(&handle.value) {
                Ok(mv) => mv,
                Err(refusal) => return refused(refusal),
            };
            let transfer = Transfer::of(handle.value.position(), mv);
            if let Err(fault) = handle.lend(|| transfer.carry_out()) {
                contracts::tell(&format!("libechecs : {NAME} : {fault}"));
                return Ok(CodeStackchess::StackchessPileIncorrecte as CodeStackchessC);
            }
            // SAFETY: NULL or a game, by contract.
            let played = unsafe { game_mut(partie, TAGS) }?.play(mv.from, mv.to, mv.count);
            Ok(played.map_or(CodeStackchess::StackchessErreurInterne as _, |_| OK))
        },
    )
}

/// A refused move; for some the caller is to blame.
fn refused(refusal: Refusal) -> Result<CodeStackchessC, Breach> {
    let tag = match refusal.code {
        CodeStackchess::StackchessHorsPlateau => "STACKCHESS-DEPLACER-N2",
        CodeStackchess::StackchessNombreIncorrect => "STACKCHESS-DEPLACER-N3",
        CodeStackchess::StackchessTropDePieces => "STACKCHESS-DEPLACER-N4",
        code => return Ok(code as CodeStackchessC),
    };
    Err(breach(tag, refusal.code, refusal.sentence))
}

/// Annule le dernier coup, ou l'abandon qui l'a suivi.
///
/// @param partie la partie à changer.
///
/// Nécessite :
/// - [STACKCHESS-ANNULER-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-ANNULER-N2] aucune fonction de pile n'est en cours pour un coup de cette partie ;
///   sinon rend stackchess_partie_occupee.
///
/// Garantie :
/// - [STACKCHESS-ANNULER-G1] rend stackchess_ok ; tout redevient ce qui était avant le coup :
///   les piles, les pièces prises, les pions promus, a_bouge, le trait et l'état ;
/// - [STACKCHESS-ANNULER-G2] après un abandon, annule l'abandon : la partie reprend ;
/// - [STACKCHESS-ANNULER-G3] s'il ne reste ni coup ni abandon à annuler depuis stackchess_creer
///   ou stackchess_lire, rend stackchess_rien_a_annuler et ne change rien.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_annuler")]
pub unsafe extern "C" fn stackchess_annuler(partie: *mut Stackchess) -> CodeStackchessC {
    call(
        "stackchess_annuler",
        |code| code,
        || {
            let tags = ["STACKCHESS-ANNULER-N1", "STACKCHESS-ANNULER-N2"];
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game_mut(partie, tags) }?;
            let nothing = CodeStackchess::StackchessRienAAnnuler as CodeStackchessC;
            Ok(game.take_back().map_or(nothing, |()| OK))
        },
    )
}

/// Abandonne la partie pour le joueur qui a le trait : l'autre gagne.
///
/// @param partie la partie à changer.
///
/// Nécessite :
/// - [STACKCHESS-ABANDONNER-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-ABANDONNER-N2] aucune fonction de pile n'est en cours pour un coup de cette
///   partie ; sinon rend stackchess_partie_occupee.
///
/// Garantie :
/// - [STACKCHESS-ABANDONNER-G1] rend stackchess_ok, et l'autre joueur a gagné ; les piles et le
///   trait ne changent pas ;
/// - [STACKCHESS-ABANDONNER-G2] si la partie est déjà finie, rend stackchess_partie_finie et ne
///   change rien.
///
/// @return stackchess_ok, ou le code du refus.
#[unsafe(export_name = "echecs_interne_stackchess_abandonner")]
pub unsafe extern "C" fn stackchess_abandonner(partie: *mut Stackchess) -> CodeStackchessC {
    call(
        "stackchess_abandonner",
        |code| code,
        || {
            let tags = ["STACKCHESS-ABANDONNER-N1", "STACKCHESS-ABANDONNER-N2"];
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game_mut(partie, tags) }?;
            let over = CodeStackchess::StackchessPartieFinie as CodeStackchessC;
            Ok(game.resign().map_or(over, |()| OK))
        },
    )
}

/// Donne les coups légaux du joueur qui a le trait.
///
/// @param partie la partie.
/// @param tableau où écrire les coups, ou NULL si capacite vaut 0.
/// @param capacite le nombre de coups que tableau peut recevoir.
///
/// Si une clause n'est pas respectée, rend 0 et tableau ne change pas.
///
/// Nécessite :
/// - [STACKCHESS-LISTER-N1] partie n'est pas NULL ;
/// - [STACKCHESS-LISTER-N2] capacite n'est pas négative ;
/// - [STACKCHESS-LISTER-N3] tableau n'est pas NULL, ou capacite vaut 0.
///
/// Garantie :
/// - [STACKCHESS-LISTER-G1] rend le nombre de coups légaux, 0 si la partie est finie ; tableau
///   les reçoit, chacun une fois, dans un ordre qui ne dépend que de la position ;
/// - [STACKCHESS-LISTER-G2] s'il y en a plus que capacite, tableau reçoit les premiers, et le
///   nombre rendu est quand même celui de tous.
///
/// @return le nombre de coups légaux.
#[unsafe(export_name = "echecs_interne_stackchess_lister_coups")]
pub unsafe extern "C" fn stackchess_lister_coups(
    partie: *const Stackchess,
    tableau: *mut StackchessCoup,
    capacite: c_int,
) -> c_int {
    call(
        "stackchess_lister_coups",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-LISTER-N1") }?;
            let room = usize::try_from(capacite).map_err(|_| {
                let explanation = format!("capacite vaut {capacite}, il faut 0 ou plus");
                misuse("STACKCHESS-LISTER-N2", explanation)
            })?;
            if tableau.is_null() && room > 0 {
                return Err(Breach::null("STACKCHESS-LISTER-N3", "tableau"));
            }
            let moves = game.legal_moves();
            for (number, &mv) in moves.iter().take(room).enumerate() {
                // SAFETY: below the number of places, by contract; they need not be aligned.
                unsafe { tableau.add(number).write_unaligned(StackchessCoup::of(mv)) };
            }
            // Some hundreds of pieces have far fewer moves than an int can count.
            Ok(moves.len() as c_int)
        },
    )
}

/// Compte les suites de coups légaux d'une longueur donnée (perft).
///
/// Une partie finie n'a aucune suite d'un coup ou plus. Les fonctions de la section « Piles » ne sont pas appelées.
///
/// @param partie la partie, qui ne change pas.
/// @param profondeur la longueur des suites.
/// @param feuilles où écrire leur nombre.
///
/// Si une clause n'est pas respectée, *feuilles ne change pas.
///
/// Nécessite :
/// - [STACKCHESS-PERFT-N1] partie n'est pas NULL ; sinon rend stackchess_pointeur_nul ;
/// - [STACKCHESS-PERFT-N2] profondeur va de 0 à 20 ; sinon rend stackchess_profondeur_incorrecte ;
/// - [STACKCHESS-PERFT-N3] feuilles n'est pas NULL ; sinon rend stackchess_pointeur_nul.
///
/// Garantie :
/// - [STACKCHESS-PERFT-G1] rend stackchess_ok, et *feuilles reçoit le nombre de suites de coups
///   légaux de cette longueur : 30, 882, 27244 pour les longueurs 1, 2 et 3 au début d'une partie
///   de taille 6, sans option ;
/// - [STACKCHESS-PERFT-G2] à la profondeur 0, ce nombre est 1, même si la partie est finie :
///   c'est la suite sans aucun coup.
///
/// @return stackchess_ok, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_stackchess_perft")]
pub unsafe extern "C" fn stackchess_perft(
    partie: *const Stackchess,
    profondeur: c_int,
    feuilles: *mut c_ulonglong,
) -> CodeStackchessC {
    call(
        "stackchess_perft",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let game = unsafe { game(partie, "STACKCHESS-PERFT-N1") }?;
            let depth = u32::try_from(profondeur).ok().filter(|&depth| depth <= 20);
            let depth = depth.ok_or_else(|| {
                let explanation = format!("la profondeur vaut {profondeur}, il faut de 0 à 20");
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
