//! Boards with few pieces, as the notation of positions has them.

use echecs::rules::Color;
use echecs::stackchess::{Piece, Position, Role, Square};

use crate::judge::random::Random;

const SIZE: u8 = 6;

/// A board on which a game may be at its end: each side has few pieces, often a bishop and a rook.
pub fn few(random: &mut Random) -> Option<Position> {
    let mut piles: Vec<(Square, Vec<Piece>)> = Vec::new();
    for color in Color::ALL {
        let roles = match random.below(10) {
            0 => Vec::new(),
            1..=5 => vec![Role::Bishop, Role::Rook],
            _ => {
                let few =
                    [Role::Bishop, Role::Rook, Role::Queen, Role::King, Role::Bishop, Role::Rook];
                (0..1 + random.below(3)).map(|_| *random.choose(&few)).collect()
            }
        };
        for role in roles {
            let square =
                Square::at(random.below(SIZE.into()) as u8, random.below(SIZE.into()) as u8)?;
            let piece = Piece { role, color, moved: false };
            match piles.iter_mut().find(|(known, _)| *known == square) {
                Some((_, pile)) if pile[0].color == color => pile.push(piece),
                Some(_) => return None,
                None => piles.push((square, vec![piece])),
            }
        }
    }
    let turn = *random.choose(&Color::ALL);
    written(SIZE, turn, |square| {
        piles.iter().find(|(at, _)| *at == square).map(|(_, pile)| pile.clone())
    })
}

/// The same without one of its pieces.
pub fn smaller(position: &Position) -> Vec<Position> {
    let squares = Square::all(position.size()).filter(|square| !position.pile(*square).is_empty());
    let without = |square: Square| {
        written(position.size(), position.turn(), |at| {
            let mut pile = position.pile(at).to_vec();
            if at == square {
                pile.pop();
            }
            Some(pile)
        })
    };
    squares.filter_map(without).collect()
}

/// The position with these piles, by its text.
fn written(size: u8, turn: Color, pile: impl Fn(Square) -> Option<Vec<Piece>>) -> Option<Position> {
    let mut ranks = Vec::new();
    let mut has_knights = false;
    for rank in (0..size).rev() {
        let mut text = String::new();
        for file in 0..size {
            let pile = pile(Square::at(file, rank)?).unwrap_or_default();
            has_knights |= pile.iter().any(|piece| piece.role == Role::Knight);
            let letters: String = pile.iter().map(letters).collect();
            text.push_str(&match pile.len() {
                0 => "1".to_owned(),
                1 => letters,
                _ => format!("({letters})"),
            });
        }
        ranks.push(spaced(&text));
    }
    let side = if turn == Color::White { "b" } else { "n" };
    let options = if has_knights { "c" } else { "-" };
    format!("{} {side} {options}", ranks.join("/")).parse().ok()
}

fn letters(piece: &Piece) -> String {
    let letter = match piece.color {
        Color::White => piece.role.letter(),
        Color::Black => piece.role.letter().to_ascii_lowercase(),
    };
    let is_fresh = piece.role == Role::Pawn && !piece.moved;
    if is_fresh { format!("{letter}'") } else { letter.to_string() }
}

/// A rank whose empty squares are counted together.
fn spaced(rank: &str) -> String {
    let mut out = String::new();
    let mut empty = 0;
    for letter in rank.chars() {
        if letter == '1' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            out.push_str(&empty.to_string());
            empty = 0;
        }
        out.push(letter);
    }
    if empty > 0 {
        out.push_str(&empty.to_string());
    }
    out
}
