//! Section « FEN » of `echecs.h`: a board with its history, to and from FEN.

use std::ffi::{c_char, c_int};

use super::convert::{coordinates, square};
use super::deplacement::intact_board;
use super::echiquier::Echiquier;
use super::historique::{CoupJoue, ECHECS_COUPS_MAX, HistoriquePartie, History};
use super::integrity::Intact;
use super::jeu::Jeu;
use super::pieces::{Piece, TypePiece};
use super::pointers::write;
use crate::capi::arguments::{self, fill};
use crate::capi::castling_rights::{castling_rights, is_at_home};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::fen_sentences;
use crate::capi::guard::{Breach, call, call_writing};
use crate::rules::{Bitboard, Color, Position, PositionError, Role, Setup, Square, Strictness};

/// Prépare un échiquier et son historique à partir d'une chaîne FEN.
///
/// @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
/// @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
/// @param fen la position ; toute suite d'octets est admise.
///
/// Si une clause n'est pas respectée, ni *e ni *h ne change.
///
/// Nécessite :
/// - [ECHIQUIER-LIRE-FEN-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ECHIQUIER-LIRE-FEN-N2] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ECHIQUIER-LIRE-FEN-N3] fen n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [ECHIQUIER-LIRE-FEN-G1] + si fen est acceptée : rend pas_erreur, et *e reçoit le trait et les
///   pièces, dans l'ordre du début d'une partie (tours, cavaliers, fous, dames, roi, pions) ;
///   celles d'une même sorte, rangée par rangée depuis la première, et de a à h dans chacune ;
/// - [ECHIQUIER-LIRE-FEN-G2] + *h reçoit alors une partie sans coup : echiquier_initial est égal à
///   *e, et les droits de roque, la case de prise en passant et les deux compteurs sont ceux de
///   la chaîne ; une case où aucune prise en passant n'est légale est oubliée ;
/// - [ECHIQUIER-LIRE-FEN-G3] + si fen est mal écrite, ou décrit une position qui n'est pas
///   possible : rend le code de [FEN-G2] ou de [FEN-G3] ; n'appelle pas echecs_verifier_fen par
///   son nom ;
/// - [ECHIQUIER-LIRE-FEN-G4] + si fen n'est pas refusée par [ECHIQUIER-LIRE-FEN-G3], mais qu'un
///   droit de roque est celui d'un roi hors de la colonne e, ou d'une tour hors des colonnes a et h
///   (Chess960) : rend erreur_position_roque ;
/// - [ECHIQUIER-LIRE-FEN-G5] + si fen est refusée : ni *e ni *h ne change, rien n'est écrit
///   sur stderr, echecs_derniere_erreur ne change pas, et le programme continue, même en
///   mode contrats_arret.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_echiquier_lire_fen")]
pub unsafe extern "C" fn echiquier_lire_fen(
    e: *mut Echiquier,
    h: *mut HistoriquePartie,
    fen: *const c_char,
) -> TypeErreurC {
    call(
        "echiquier_lire_fen",
        |code| code,
        || {
            if e.is_null() {
                return Err(Breach::null("ECHIQUIER-LIRE-FEN-N1", "e"));
            }
            if h.is_null() {
                return Err(Breach::null("ECHIQUIER-LIRE-FEN-N2", "h"));
            }
            // SAFETY: NULL or terminated, by contract.
            let fen = unsafe { arguments::text(fen, "ECHIQUIER-LIRE-FEN-N3", "fen") }?;
            // A position comes from a player or a file: to refuse it is no breach.
            let position = match Position::from_fen(fen) {
                Ok(position) => position,
                Err(error) => {
                    return Ok(fen_sentences::fen_refusal(fen, &error).code as TypeErreurC);
                }
            };
            let Some(rights) = rights_of(&position) else {
                return Ok(TypeErreur::ErreurPositionRoque as TypeErreurC);
            };
            let board = Echiquier::of(&position);
            // SAFETY: neither is NULL, so a board and a history.
            unsafe {
                write(e, board);
                write(h, start_of(&position, board, rights));
            }
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

/// The castling rights as C's numbers, if they are classical.
fn rights_of(position: &Position) -> Option<c_int> {
    let mut left = position.castling_rooks();
    let mut rights = 0;
    for (right, castling) in castling_rights() {
        if left.contains(castling.rook) && position.king(castling.color) == castling.king {
            left &= !castling.rook.bitboard();
            rights += right;
        }
    }
    left.is_empty().then_some(rights)
}

fn start_of(position: &Position, board: Echiquier, rights: c_int) -> HistoriquePartie {
    let count = |number: u32| c_int::try_from(number).unwrap_or(c_int::MAX);
    let (en_passant_x, en_passant_y) = position.en_passant().map_or((-1, -1), coordinates);
    HistoriquePartie {
        echiquier_initial: board,
        nombre_coups: 0,
        coups: [CoupJoue::NONE; ECHECS_COUPS_MAX],
        droits_roque: rights,
        en_passant_x,
        en_passant_y,
        demi_coups: count(position.halfmove_clock()),
        numero_coup: count(position.fullmove_number()),
    }
}

impl Echiquier {
    /// The board of a position of a game, which has at most 16 pieces a side.
    pub(in crate::capi) fn of(position: &Position) -> Echiquier {
        const ORDER: [Role; 6] =
            [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Pawn];
        let set = |color| {
            let mut jeu = Jeu::EMPTY;
            let pieces = ORDER.into_iter().flat_map(|role| {
                let squares = position.board().pieces(color, role).into_iter();
                squares.map(move |square| {
                    let (x, y) = coordinates(square);
                    Piece::new(TypePiece::of(color, role), x, y)
                })
            });
            for (place, piece) in jeu.ensemble_de_piece.iter_mut().zip(pieces) {
                *place = piece;
            }
            jeu
        };
        Echiquier {
            jeu_de_piece_blanc: set(Color::White),
            jeu_de_piece_noir: set(Color::Black),
            joueur_courant: position.turn().index() as c_int,
        }
    }
}

/// Écrit la chaîne FEN d'un échiquier et de son historique.
///
/// @param e l'échiquier.
/// @param h l'historique des coups qui ont mené à cet échiquier.
/// @param tampon où écrire la chaîne, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [ECHIQUIER-ECRIRE-FEN-N1] e n'est pas NULL ;
/// - [ECHIQUIER-ECRIRE-FEN-N2] *e est intègre ;
/// - [ECHIQUIER-ECRIRE-FEN-N3] h n'est pas NULL ;
/// - [ECHIQUIER-ECRIRE-FEN-N4] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
/// - [ECHIQUIER-ECRIRE-FEN-N5] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [ECHIQUIER-ECRIRE-FEN-G1] + tampon reçoit les six champs de la FEN : les pièces et le trait de
///   *e, les droits de roque qui restent d'après *h, la case où une prise en passant est légale,
///   et les deux compteurs ; après e2-e4, par exemple,
///   « rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 » ;
/// - [ECHIQUIER-ECRIRE-FEN-G2] + rend la longueur du texte entier, sans le zéro final ; tampon
///   reçoit le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé
///   entre deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ; ECHECS_FEN_MAX
///   octets suffisent toujours ;
/// - [ECHIQUIER-ECRIRE-FEN-G3] + si *e n'est pas jouable, ce que le fichier d'un échiquier peut
///   donner : rend 0, et tampon reçoit "" (rien si taille vaut 0).
///
/// @return la longueur de la chaîne, ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_ecrire_fen")]
pub unsafe extern "C" fn echiquier_ecrire_fen(
    e: *const Echiquier,
    h: *const HistoriquePartie,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        let tags = [
            "ECHIQUIER-ECRIRE-FEN-N1",
            "ECHIQUIER-ECRIRE-FEN-N2",
            "ECHIQUIER-ECRIRE-FEN-N3",
            "ECHIQUIER-ECRIRE-FEN-N4",
        ];
        // SAFETY: NULL or what they are said to be, by contract.
        let position = unsafe { position_of(e, h, tags) }?;
        let text = position.map_or_else(|_| String::new(), |position| position.to_string());
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "ECHIQUIER-ECRIRE-FEN-N5", &text) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("echiquier_ecrire_fen", (tampon, taille), |_| 0, body) }
}

/// The position of the board at an address and its history, or why no move can
/// be played there. The clauses: the board is there and intact, the history is
/// there and makes sense.
///
/// # Safety
///
/// Both are NULL or point to what they are said to.
pub(super) unsafe fn position_of(
    e: *const Echiquier,
    h: *const HistoriquePartie,
    [board_null, board_intact, history_null, history_count]: [&'static str; 4],
) -> Result<Result<Position, PositionError>, Breach> {
    // SAFETY: NULL or a board, by the caller.
    let (_, intact) = unsafe { intact_board(e, [board_null, board_intact]) }?;
    // SAFETY: NULL or a history, by the caller.
    let history = unsafe { History::required(h, [history_null, history_count]) }?;
    Ok(position_from(setup_of(intact, history)))
}

/// The position of a setup. An en-passant square that no pawn can have passed
/// over does not count, as a right to castle without its rook does not.
fn position_from(setup: Setup) -> Result<Position, PositionError> {
    match Position::from_setup(setup.clone(), Strictness::Playable) {
        Err(PositionError::BadEnPassant(_)) => {
            Position::from_setup(Setup { en_passant: None, ..setup }, Strictness::Playable)
        }
        other => other,
    }
}

/// What a board and its history say of a position.
fn setup_of(Intact { player, pieces }: Intact, history: History) -> Setup {
    let mut castling_rooks = Bitboard::EMPTY;
    for (right, castling) in castling_rights() {
        let untouched = |square: Square| {
            let (x, y) = coordinates(square);
            !history.touches(x, y)
        };
        if history.initial_rights() & right != 0
            && is_at_home(&pieces, castling)
            && untouched(castling.rook)
            && untouched(castling.king)
        {
            castling_rooks |= castling.rook.bitboard();
        }
    }
    let (halfmove_clock, black_moves) = history.clock();
    let number = u32::try_from(history.initial_number()).unwrap_or(1);
    Setup {
        board: pieces,
        turn: player,
        castling_rooks,
        en_passant: passed_square(pieces.pieces(!player, Role::Pawn), history),
        halfmove_clock,
        fullmove_number: number.saturating_add(black_moves),
    }
}

/// The square that a pawn has just passed over, if the pawns of the side that
/// moved bear it out.
fn passed_square(pawns: Bitboard, history: History) -> Option<Square> {
    let (x, y) = match history.last() {
        Some(last) if last.is_double_step() => {
            if !pawns.contains(square(last.x_arrivee, last.y_arrivee)?) {
                return None;
            }
            (last.x_arrivee, (last.y_depart + last.y_arrivee) / 2)
        }
        Some(_) => return None,
        None => history.initial_en_passant(),
    };
    square(x, y)
}
