//! From text to structures.

use std::ffi::c_int;
use std::fmt;

use super::super::echiquier::Echiquier;
use super::super::historique::{CoupJoue, ECHECS_COUPS_MAX, HistoriquePartie, History};
use super::super::jeu::{Jeu, MAX_PIECE};
use super::super::lines::{shown, words};
use super::super::pieces::{Piece, TypePiece, are_coordinates};
use super::super::replay::play_by_the_rules;
use super::super::written_move::{self, MOVE};
use super::{
    BOARD_TITLE, CLOCK, EN_PASSANT, END, HISTORY_TITLE, NONE, NUMBER, RIGHTS, TURN, side_words,
};
use crate::capi::castling_rights::castling_rights;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::language::Langue;
use crate::rules::Color;

/// A line that is not what it should be, and why, in French.
#[derive(Debug, PartialEq, Eq)]
pub struct Misread {
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ligne {} : {}", self.line, self.reason)
    }
}

/// The board of a file's content.
pub fn read_board(content: &[u8]) -> Result<Echiquier, Misread> {
    let (draft, end) = Draft::read(content, BOARD_TITLE)?;
    draft.board().map_err(|reason| Misread { line: end, reason })
}

/// The game of a file's content; its moves are legal.
pub fn read_history(content: &[u8]) -> Result<Box<HistoriquePartie>, Misread> {
    let (draft, end) = Draft::read(content, HISTORY_TITLE)?;
    let at_end = |reason| Misread { line: end, reason };
    let board = draft.board().map_err(at_end)?;
    let mut history = Box::new(draft.start(board).map_err(at_end)?);
    let mut board = board;
    for (line, mv) in draft.moves {
        board = add(&board, &mut history, &mv).map_err(|reason| Misread { line, reason })?;
    }
    Ok(history)
}

/// What the lines have said so far.
#[derive(Default)]
struct Draft {
    turn: Option<Color>,
    pieces: [Vec<Piece>; 2],
    rights: Option<c_int>,
    en_passant: Option<(c_int, c_int)>,
    clock: Option<c_int>,
    number: Option<c_int>,
    moves: Vec<(usize, CoupJoue)>,
}

impl Draft {
    /// What a file says, and the number of the line that ends it.
    fn read(content: &[u8], title: &str) -> Result<(Draft, usize), Misread> {
        let content = content.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(content);
        let text = String::from_utf8_lossy(content);
        let mut lines = text.lines().zip(1..);
        if lines.next().is_none_or(|(first, _)| first.trim_end() != title) {
            return Err(Misread { line: 1, reason: format!("il faut « {title} »") });
        }
        let is_game = title == HISTORY_TITLE;
        let mut draft = Draft::default();
        let mut end = None;
        for (text, line) in lines {
            let misread = |reason| Misread { line, reason };
            match words(text).as_slice() {
                [] => {}
                _ if end.is_some() => {
                    return Err(misread(format!("il ne doit plus rien y avoir après « {END} »")));
                }
                [END] => end = Some(line),
                words => draft.take(words, line, is_game).map_err(misread)?,
            }
        }
        let missing = || {
            let line = text.lines().count();
            Misread { line, reason: format!("le fichier s'arrête avant « {END} »") }
        };
        Ok((draft, end.ok_or_else(missing)?))
    }

    fn take(&mut self, words: &[&str], line: usize, is_game: bool) -> Result<(), String> {
        match *words {
            [TURN, side] => once(&mut self.turn, TURN, turn(side)?),
            [side @ ("blanc" | "noir"), kind, ref place @ ..] => {
                self.put(side, kind, only_square(place)?)
            }
            [RIGHTS, letters] if is_game => once(&mut self.rights, RIGHTS, rights(letters)?),
            [EN_PASSANT, NONE] if is_game => once(&mut self.en_passant, EN_PASSANT, (-1, -1)),
            [EN_PASSANT, ref place @ ..] if is_game => {
                once(&mut self.en_passant, EN_PASSANT, only_square(place)?)
            }
            [CLOCK, count] if is_game => once(&mut self.clock, CLOCK, number(count, 0)?),
            [NUMBER, count] if is_game => once(&mut self.number, NUMBER, number(count, 1)?),
            [MOVE, ref squares @ ..] if is_game => {
                self.moves.push((line, written_move::read(squares)?));
                Ok(())
            }
            [first, ..] => Err(format!("« {} » : cette ligne ne se comprend pas", shown(first))),
            [] => Ok(()),
        }
    }

    fn put(&mut self, side: &str, kind: &str, (x, y): (c_int, c_int)) -> Result<(), String> {
        let color = if side == side_words(Color::White).0 { Color::White } else { Color::Black };
        let kind = TypePiece::from_colourless_name(kind, color)
            .ok_or_else(|| format!("« {} » n'est pas une sorte de pièce", shown(kind)))?;
        if self.pieces.iter().flatten().any(|piece| piece.is_at(x, y)) {
            return Err(format!("la case ({x}, {y}) a déjà une pièce"));
        }
        let pieces = &mut self.pieces[color.index()];
        if pieces.len() == MAX_PIECE {
            return Err(format!("le jeu {side} a déjà {MAX_PIECE} pièces"));
        }
        if kind == TypePiece::Roi && pieces.iter().any(|piece| piece.kind() == Some(kind)) {
            return Err(format!("le jeu {side} a déjà un roi"));
        }
        pieces.push(Piece::new(kind, x, y));
        Ok(())
    }

    fn board(&self) -> Result<Echiquier, String> {
        let player = self.turn.ok_or_else(|| lacks(TURN))?;
        let set = |color: Color| {
            let mut jeu = Jeu::EMPTY;
            let pieces = &self.pieces[color.index()];
            jeu.ensemble_de_piece[..pieces.len()].copy_from_slice(pieces);
            jeu
        };
        let board = Echiquier {
            jeu_de_piece_blanc: set(Color::White),
            jeu_de_piece_noir: set(Color::Black),
            joueur_courant: player.index() as c_int,
        };
        board.intact().map_err(|fault| fault.to_string())?;
        Ok(board)
    }

    /// The game before its first move.
    fn start(&self, board: Echiquier) -> Result<HistoriquePartie, String> {
        let (en_passant_x, en_passant_y) = self.en_passant.ok_or_else(|| lacks(EN_PASSANT))?;
        Ok(HistoriquePartie {
            echiquier_initial: board,
            nombre_coups: 0,
            coups: [CoupJoue::NONE; ECHECS_COUPS_MAX],
            droits_roque: self.rights.ok_or_else(|| lacks(RIGHTS))?,
            en_passant_x,
            en_passant_y,
            demi_coups: self.clock.ok_or_else(|| lacks(CLOCK))?,
            numero_coup: self.number.ok_or_else(|| lacks(NUMBER))?,
        })
    }
}

/// The square that is all of some words.
fn only_square(words: &[&str]) -> Result<(c_int, c_int), String> {
    const USAGE: &str = "il faut ici une colonne et une rangée, comme 4 0, ou une case, comme e1";
    match written_move::square(words) {
        Ok(((x, y), [])) if are_coordinates(x, y) => Ok((x, y)),
        Ok(((x, y), [])) => Err(format!("la case ({x}, {y}) n'est pas sur l'échiquier")),
        Ok((_, [extra, ..])) => Err(format!("« {} » est de trop", shown(extra))),
        Err(reason) if words.len() > 1 => Err(reason),
        Err(_) => Err(USAGE.to_owned()),
    }
}

fn lacks(word: &str) -> String {
    format!("il manque la ligne « {word} »")
}

fn once<T>(place: &mut Option<T>, word: &str, value: T) -> Result<(), String> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("il y a déjà une ligne « {word} »")),
    }
}

fn turn(side: &str) -> Result<Color, String> {
    let mut colors = Color::ALL.into_iter();
    colors
        .find(|&color| side_words(color).1 == side)
        .ok_or_else(|| format!("« {} » : il faut « trait blancs » ou « trait noirs »", shown(side)))
}

fn rights(letters: &str) -> Result<c_int, String> {
    if letters == NONE {
        return Ok(0);
    }
    let mut rights = 0;
    for letter in letters.chars() {
        match castling_rights().find(|(_, castling)| char::from(castling.letter) == letter) {
            Some((right, _)) if rights & right == 0 => rights += right,
            _ => {
                let shown = shown(letters);
                return Err(format!(
                    "les droits de roque « {shown} » doivent être des lettres de KQkq, ou -"
                ));
            }
        }
    }
    Ok(rights)
}

fn number(word: &str, least: c_int) -> Result<c_int, String> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    let number = word.parse().ok().filter(|&number| digits && number >= least);
    number.ok_or_else(|| {
        format!("« {} » doit être un nombre de {least} à {}", shown(word), c_int::MAX)
    })
}

/// Adds a move to a game that has led to a board, if the rules permit it and if it
/// is what its line says it is; the board after it.
fn add(
    board: &Echiquier,
    history: &mut HistoriquePartie,
    mv: &CoupJoue,
) -> Result<Echiquier, String> {
    let refused = |code| {
        let sentence = TypeErreur::sentence(code, Langue::LangueFrancais).to_string_lossy();
        format!("ce coup est refusé : {sentence}")
    };
    let full = || refused(TypeErreur::ErreurHistoriquePlein as TypeErreurC);
    // SAFETY: the address of a history, which outlives this.
    let past = unsafe { History::at(&*history) }.and_then(Result::ok).ok_or_else(full)?;
    let (next, recorded) = play_by_the_rules(board, past, mv).map_err(refused)?;
    if recorded != *mv {
        return Err(format!("ce coup est permis, mais s'écrit « {recorded} »"));
    }
    history.push(recorded).ok_or_else(full)?;
    Ok(next)
}
