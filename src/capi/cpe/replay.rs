//! The moves of a history, made again by the library alone.

use std::ffi::c_int;

use super::attempt::Attempt;
use super::convert::square;
use super::coups::{TypeDeplacement, TypeDeplacementC};
use super::historique::{CoupJoue, History};
use super::referees::OwnRules;
use super::{Echiquier, Jeu, Piece, TypePiece, TypePieceC};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::rules::Color;

/// The board after the first moves of a history, if they can be made and leave
/// one that is intact: a program may have written anything into them. They are made
/// without a thought for the rules.
pub fn board_after(history: History, count: usize) -> Option<Echiquier> {
    let mut board = history.initial_board();
    if board.fault().is_some() {
        return None;
    }
    for mv in history.moves().take(count) {
        board.make(&mv)?;
        board.pass_turn();
    }
    board.fault().is_none().then_some(board)
}

/// The board after a move that the rules permit, and the move as it is recorded; or
/// why it is refused. The history is that of the moves before.
pub fn play_by_the_rules(
    board: &Echiquier,
    history: History,
    mv: &CoupJoue,
) -> Result<(Echiquier, CoupJoue), TypeErreurC> {
    let code = |error: TypeErreur| error as TypeErreurC;
    let ends = (square(mv.x_depart, mv.y_depart), square(mv.x_arrivee, mv.y_arrivee));
    let (Some(from), Some(to)) = ends else {
        return Err(code(TypeErreur::ErreurArgumentHorsLimites));
    };
    let intact = board.intact().map_err(|fault| code(fault.code()))?;
    let mut next = *board;
    let attempt = Attempt { board, intact, from, to };
    let kind = attempt.play(&OwnRules { history }, &mut next).map_err(|refusal| refusal.r#type)?;
    let mut promotion = TypePiece::Invalide;
    if kind == TypeDeplacement::DeplacementPromotion {
        let refused = code(TypeErreur::ErreurPromotionNonPermise);
        promotion = mv.new_piece().ok_or(refused)?;
        next.promote((mv.x_arrivee, mv.y_arrivee), promotion).ok_or(refused)?;
    }
    next.pass_turn();
    Ok((next, mv.route().as_move(kind as TypeDeplacementC, promotion)))
}

impl History {
    /// The half-moves since the last capture or pawn move, and the number of
    /// moves that Black has made.
    pub fn clock(self) -> (u32, u32) {
        let mut clock = u32::try_from(self.initial_clock()).unwrap_or(0);
        let mut black_moves = 0;
        let mut board = self.initial_board();
        for mv in self.moves() {
            let Some(player) = board.player() else { break };
            let before = board.jeu(!player).valid_pieces().count();
            let pawns = [TypePiece::PionBlanc, TypePiece::PionNoir].map(Some);
            let piece = board.jeu_mut(player).piece_mut(mv.x_depart, mv.y_depart);
            let is_pawn = piece.is_some_and(|piece| pawns.contains(&piece.kind()));
            if board.make(&mv).is_none() {
                break;
            }
            let is_capture = board.jeu(!player).valid_pieces().count() < before;
            clock = if is_pawn || is_capture { 0 } else { clock.saturating_add(1) };
            black_moves += u32::from(player == Color::Black);
            board.pass_turn();
        }
        (clock, black_moves)
    }
}

impl Echiquier {
    /// Makes a move of the side that has the turn, with what goes with it.
    fn make(&mut self, mv: &CoupJoue) -> Option<()> {
        let kind = TypeDeplacement::from_c(mv.r#type)?;
        let (from, to) = ((mv.x_depart, mv.y_depart), (mv.x_arrivee, mv.y_arrivee));
        self.move_piece(from, to)?;
        match kind {
            TypeDeplacement::DeplacementStandard => {}
            TypeDeplacement::DeplacementRoque => {
                let (rook_from, rook_to) = if to.0 > from.0 { (7, 5) } else { (0, 3) };
                self.move_piece((rook_from, from.1), (rook_to, from.1))?;
            }
            TypeDeplacement::DeplacementPriseEnPassant => {
                let player = self.player()?;
                self.jeu_mut(!player).remove_at(to.0, from.1);
            }
            TypeDeplacement::DeplacementPromotion => self.promote(to, mv.new_piece()?)?,
        }
        Some(())
    }

    /// Moves a piece of the side that has the turn; what the other side has on the
    /// square of arrival is taken.
    pub(super) fn move_piece(&mut self, from: (c_int, c_int), to: (c_int, c_int)) -> Option<()> {
        let player = self.player()?;
        let piece = self.jeu_mut(player).piece_mut(from.0, from.1)?;
        (piece.coord_x, piece.coord_y) = to;
        self.jeu_mut(!player).remove_at(to.0, to.1);
        Some(())
    }

    /// Makes another piece of one of the side that has the turn.
    fn promote(&mut self, (x, y): (c_int, c_int), promotion: TypePiece) -> Option<()> {
        let player = self.player()?;
        self.jeu_mut(player).piece_mut(x, y)?.r#type = promotion as TypePieceC;
        Some(())
    }

    pub(super) fn pass_turn(&mut self) {
        self.joueur_courant ^= 1;
    }

    pub(super) fn jeu_mut(&mut self, color: Color) -> &mut Jeu {
        match color {
            Color::White => &mut self.jeu_de_piece_blanc,
            Color::Black => &mut self.jeu_de_piece_noir,
        }
    }
}

impl Jeu {
    pub(super) fn piece_mut(&mut self, x: c_int, y: c_int) -> Option<&mut Piece> {
        self.ensemble_de_piece.iter_mut().find(|piece| piece.is_at(x, y))
    }

    pub(super) fn remove_at(&mut self, x: c_int, y: c_int) {
        if let Some(index) = self.ensemble_de_piece.iter().position(|piece| piece.is_at(x, y)) {
            self.remove(index);
        }
    }
}
