//! Stackchess: a line with a position, then bytes that are moves. A position is written and
//! read back as it was, what is played is legal, and taking back restores what was there.

#![no_main]

use echecs::rules::Color;
use echecs::stackchess::{Move, Options, Piece, Position, Role, Square, StackGame};
use fuzz::text::first_line;
use libfuzzer_sys::{Corpus, fuzz_target};

/// Longer games only repeat shorter ones.
const MOVES: usize = 40;

fuzz_target!(|data: &[u8]| -> Corpus {
    let (line, bytes) = first_line(data);
    let Some(start) = position(line) else { return Corpus::Reject };
    let mut game = StackGame::new(start);
    let mut seen = Vec::new();
    for choice in bytes.chunks_exact(2).take(MOVES) {
        is_read_back(game.position());
        let before = (game.position().clone(), game.outcome(), game.moves().to_vec());
        let done = match choice[0] {
            // Someone gives up.
            255 => game.resign(Color::ALL[usize::from(choice[1] % 2)]).is_ok(),
            first if first < 128 => play_any(&mut game, choice),
            _ => play_listed(&mut game, choice),
        };
        if done {
            seen.push(before);
        } else {
            assert_eq!(before.0, *game.position(), "a refused move changes nothing");
        }
    }
    is_read_back(game.position());
    while let Some((position, outcome, moves)) = seen.pop() {
        assert_eq!(game.take_back(), Ok(()));
        assert_eq!((game.position(), game.outcome()), (&position, outcome));
        assert_eq!(game.moves(), moves);
    }
    assert!(game.take_back().is_err());
    Corpus::Keep
});

/// A position as a text says, or, of a text of two bytes, the start of a game.
fn position(line: &[u8]) -> Option<Position> {
    match *line {
        [size, options] => {
            let options = Options { knights: options & 1 != 0, promotion: options & 2 != 0 };
            Position::start(size - size.min(b'A') + 4, options).ok()
        }
        _ => Position::from_notation(line).ok(),
    }
}

/// Only of pawns a text says whether they have moved: of the others, nothing depends on it.
fn is_read_back(position: &Position) {
    let text = position.to_string();
    let back = Position::from_notation(text.as_bytes());
    let back = back.unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(back.to_string(), text);
    assert_eq!((back.turn(), back.options()), (position.turn(), position.options()), "{text}");
    for square in Square::all(position.size()) {
        let known =
            |piece: &Piece| Piece { moved: piece.moved && piece.role == Role::Pawn, ..*piece };
        let pile =
            |position: &Position| position.pile(square).iter().map(known).collect::<Vec<_>>();
        assert_eq!(pile(&back), pile(position), "{text}");
    }
    assert_eq!(back.outcome(), position.outcome(), "{text}");
    assert_eq!(back.legal_moves(), position.legal_moves(), "{text}");
}

/// Plays the top of a pile to a square nearby, if that is legal; says whether it is.
fn play_any(game: &mut StackGame, choice: &[u8]) -> bool {
    let size = usize::from(game.position().size());
    let squares: Vec<Square> = Square::all(game.position().size()).collect();
    let from = usize::from(choice[0]) * squares.len() / 128;
    let (across, up) = (usize::from(choice[1] & 7), usize::from(choice[1] >> 3 & 7));
    let to = (from + across + (up + size - 4) * size) % squares.len();
    let count = usize::from(choice[1] >> 6) + 1;
    let legal = game.legal_moves();
    match game.play(squares[from], squares[to], count) {
        Ok(mv) => {
            assert!(legal.contains(&mv), "{mv:?} is not listed");
            true
        }
        Err(error) => {
            let is_it =
                |mv: &&Move| (mv.from, mv.to, mv.count) == (squares[from], squares[to], count);
            assert_eq!(legal.iter().find(is_it), None, "listed, and refused: {error}");
            false
        }
    }
}

/// Plays a move that is listed, if there is one; says whether there is.
fn play_listed(game: &mut StackGame, choice: &[u8]) -> bool {
    let legal = game.legal_moves();
    let number = usize::from(u16::from_be_bytes([choice[0] - 128, choice[1]]));
    let Some(mv) = legal.get(number % legal.len().max(1)).copied() else { return false };
    assert_eq!(game.play(mv.from, mv.to, mv.count), Ok(mv), "listed, and refused");
    true
}
