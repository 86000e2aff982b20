//! From structures to text.

use std::ffi::c_int;
use std::fmt::Write;

use super::super::echiquier::Echiquier;
use super::super::historique::{CoupJoue, HistoriquePartie};
use super::{
    BOARD_TITLE, CLOCK, EN_PASSANT, END, HISTORY_TITLE, NONE, NUMBER, RIGHTS, TURN, side_words,
};
use crate::capi::castling_rights::castling_rights;
use crate::rules::Color;

/// The file of a board that is intact.
pub fn write_board(board: &Echiquier) -> String {
    format!("{BOARD_TITLE}\n{}{END}\n", pieces(board))
}

/// The file of a game whose moves can be written.
pub fn write_history(history: &HistoriquePartie, moves: &[CoupJoue]) -> String {
    let mut out = format!("{HISTORY_TITLE}\n{}", pieces(&history.echiquier_initial));
    let en_passant = match (history.en_passant_x, history.en_passant_y) {
        (-1, _) => NONE.to_owned(),
        (x, y) => format!("{x} {y}"),
    };
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{RIGHTS} {}", rights(history.droits_roque));
    let _ = writeln!(out, "{EN_PASSANT} {en_passant}");
    let _ = writeln!(out, "{CLOCK} {}", history.demi_coups);
    let _ = writeln!(out, "{NUMBER} {}", history.numero_coup);
    let mut number = i64::from(history.numero_coup);
    let mut white = history.echiquier_initial.player() == Some(Color::White);
    for mv in moves {
        let dots = if white { "." } else { "..." };
        let _ = writeln!(out, "{:<28}# {number}{dots} {}", mv.to_string(), mv.named_squares());
        number += i64::from(!white);
        white = !white;
    }
    let _ = writeln!(out, "{END}");
    out
}

fn pieces(board: &Echiquier) -> String {
    let mut out: String = board.picture().lines().map(|line| format!("# {line}\n")).collect();
    if let Some(player) = board.player() {
        let _ = writeln!(out, "{TURN} {}", side_words(player).1);
    }
    for color in Color::ALL {
        for (_, piece) in board.jeu(color).valid_pieces() {
            let side = side_words(color).0;
            let kind = piece.kind().map_or("", |kind| kind.colourless_name());
            let _ = writeln!(out, "{side} {kind} {} {}", piece.coord_x, piece.coord_y);
        }
    }
    out
}

fn rights(rights: c_int) -> String {
    let letters: String = castling_rights()
        .filter(|(right, _)| rights & right != 0)
        .map(|(_, castling)| char::from(castling.letter))
        .collect();
    if letters.is_empty() { NONE.to_owned() } else { letters }
}
