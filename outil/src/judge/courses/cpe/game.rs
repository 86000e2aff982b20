//! Games, as the histories of the course have them, and how they come about.

use echecs::rules::{
    Bitboard, CastlingStyle, Color, Move, MoveKind, Piece, Position, Role, Setup, Square,
    Strictness,
};

use super::board::{Sets, rights};
use crate::judge::random::Random;

/// A game from a position in which the rights to castle are as king and rooks stand.
#[derive(Clone, Debug)]
pub struct Game {
    pub start: Position,
    pub moves: Vec<Move>,
}

/// `ECHECS_COUPS_MAX`.
const MOVES_MAX: usize = 2048;
/// The size of a `historique_partie`, and where its members are.
pub const HISTORY_BYTES: usize = (97 + 1 + 6 * MOVES_MAX + 5) * 4;
const COUNT_AT: usize = 97 * 4;
const MOVES_AT: usize = COUNT_AT + 4;
const RIGHTS_AT: usize = MOVES_AT + MOVES_MAX * 24;

impl Game {
    pub fn new(start: Position) -> Game {
        Game { start, moves: Vec::new() }
    }

    /// A game of these moves, if each is legal where it comes.
    pub fn of(start: &Position, moves: &[Move]) -> Option<Game> {
        let mut game = Game::new(start.clone());
        let mut position = start.clone();
        for mv in moves {
            if !position.is_legal(*mv) {
                return None;
            }
            position.play(*mv);
            game.moves.push(*mv);
        }
        Some(game)
    }

    /// The position that it has led to.
    pub fn position(&self) -> Position {
        let mut position = self.start.clone();
        self.moves.iter().for_each(|mv| position.play(*mv));
        position
    }

    /// The board that it has led to, with the order of its pieces.
    pub fn sets(&self) -> Sets {
        let mut sets = Sets::of(&self.start);
        let mut position = self.start.clone();
        for mv in &self.moves {
            sets.play(&position, *mv);
            position.play(*mv);
        }
        sets
    }

    /// The known parts of its `historique_partie`.
    pub fn history(&self) -> Vec<(usize, Vec<u8>)> {
        let mut position = self.start.clone();
        let mut moves = Vec::new();
        for mv in &self.moves {
            moves.extend(played(&position, *mv).iter().flat_map(|number| number.to_le_bytes()));
            position.play(*mv);
        }
        let count = (self.moves.len() as i32).to_le_bytes().to_vec();
        let end = [rights(self.start.castling_rooks()), -1, -1, 0, 1];
        let end = end.iter().flat_map(|number: &i32| number.to_le_bytes()).collect();
        vec![
            (0, Sets::of(&self.start).bytes()),
            (COUNT_AT, count),
            (MOVES_AT, moves),
            (RIGHTS_AT, end),
        ]
    }

    /// Its moves as people write them: `e2-e4`.
    pub fn written(&self) -> Vec<String> {
        let mut position = self.start.clone();
        let mut written = Vec::new();
        for mv in &self.moves {
            let text = mv.to_uci(CastlingStyle::Classical);
            let (squares, promotion) = text.split_at(4);
            written.push(format!("{}-{}{promotion}", &squares[..2], &squares[2..]));
            position.play(*mv);
        }
        written
    }

    /// The squares of its last move.
    pub fn last_move(&self) -> Option<(Square, Square)> {
        let (last, before) = self.moves.split_last()?;
        let mut position = self.start.clone();
        before.iter().for_each(|mv| position.play(*mv));
        Some(position.move_squares(*last))
    }

    /// The same game with less: without a move or some, or without a piece of the start.
    pub fn smaller(&self) -> Vec<Game> {
        let mut games = Vec::new();
        let count = self.moves.len();
        // What the whole game has come to may be where it begins.
        if count > 0 {
            games.extend(start_from(&self.position(), &[]));
        }
        for kept in 1..count {
            let mut position = self.start.clone();
            self.moves[..count - kept].iter().for_each(|mv| position.play(*mv));
            games.extend(start_from(&position, &self.moves[count - kept..]));
        }
        for size in [2, 1] {
            for at in 0..(count + 1).saturating_sub(size) {
                let moves = [&self.moves[..at], &self.moves[at + size..]].concat();
                games.extend(Game::of(&self.start, &moves));
            }
        }
        let board = self.start.board();
        for square in board.occupied() & !board.role(Role::King) {
            let mut setup = setup_of(&self.start);
            setup.board.clear(square);
            games.extend(start(setup).and_then(|start| Game::of(&start, &self.moves)));
        }
        games
    }
}

/// A `coup_joue`.
pub fn played(position: &Position, mv: Move) -> [i32; 6] {
    let (from, to) = position.move_squares(mv);
    let kind = match mv.kind() {
        MoveKind::Ordinary => 0,
        MoveKind::Castling => 1,
        MoveKind::EnPassant => 2,
        MoveKind::Promotion(_) => 3,
    };
    let promotion = match mv.promotion() {
        Some(Role::Rook) => 0,
        Some(Role::Knight) => 1,
        Some(Role::Bishop) => 2,
        Some(Role::Queen) => 3,
        _ => 7,
    };
    let number = |place: u8| i32::from(place);
    [
        number(from.file()),
        number(from.rank()),
        number(to.file()),
        number(to.rank()),
        kind,
        promotion,
    ]
}

fn setup_of(position: &Position) -> Setup {
    Setup { board: position.board().clone(), turn: position.turn(), ..Setup::EMPTY }
}

/// A game that begins where another one stood.
fn start_from(position: &Position, moves: &[Move]) -> Option<Game> {
    Game::of(&start(setup_of(position))?, moves)
}

/// The position of a setup, with the right to castle wherever king and rook stand at home.
fn start(mut setup: Setup) -> Option<Position> {
    let board = &setup.board;
    setup.castling_rooks = Color::ALL.into_iter().fold(Bitboard::EMPTY, |rooks, color| {
        let home = Bitboard::home_rank(color);
        let corners = (Bitboard::file(0) | Bitboard::file(7)) & home;
        let is_home = (board.pieces(color, Role::King) & home & Bitboard::file(4)).any();
        if is_home { rooks | (board.pieces(color, Role::Rook) & corners) } else { rooks }
    });
    Position::from_setup(setup, Strictness::Playable).ok()
}

/// How often a move is chosen, for games in which special moves come up.
pub type Weights = fn(&Position, Move) -> usize;

/// Plays so many moves, chosen by weight.
pub fn play(game: &mut Game, random: &mut Random, count: usize, weights: Weights) {
    let mut position = game.position();
    for _ in 0..count {
        let moves = position.legal_moves();
        let total: usize = moves.iter().map(|mv| weights(&position, *mv)).sum();
        if total == 0 {
            return;
        }
        let mut drawn = random.below(total);
        for mv in moves {
            let weight = weights(&position, mv);
            if drawn < weight {
                position.play(mv);
                game.moves.push(mv);
                break;
            }
            drawn -= weight;
        }
    }
}

/// A board with these pieces at home, and some others anywhere; a third of them where kings castle.
pub fn placed(random: &mut Random, others: usize) -> Option<Game> {
    let mut setup = Setup::EMPTY;
    setup.turn = *random.choose(&Color::ALL);
    for color in Color::ALL {
        let home = if color == Color::White { 0 } else { 7 };
        let file = if random.percent(90) { 4 } else { random.below(8) as u8 };
        setup.board.put(Square::at(file, home)?, Piece { color, role: Role::King });
        for corner in [0, 7] {
            let square = Square::at(corner, home)?;
            if random.percent(85) && setup.board.piece_at(square).is_none() {
                setup.board.put(square, Piece { color, role: Role::Rook });
            }
        }
    }
    for _ in 0..random.below(others) + 1 {
        let role = *random.choose(&[
            Role::Pawn,
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ]);
        let color = *random.choose(&Color::ALL);
        let rank = if random.percent(33) { *random.choose(&[0, 7]) } else { random.below(8) as u8 };
        let square = Square::at(random.below(8) as u8, rank)?;
        let is_pawn_off = role == Role::Pawn && matches!(rank, 0 | 7);
        if setup.board.piece_at(square).is_none() && !is_pawn_off {
            setup.board.put(square, Piece { color, role });
        }
    }
    Some(Game::new(start(setup)?))
}
