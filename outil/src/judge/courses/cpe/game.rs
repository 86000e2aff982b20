//! Games, as the histories of the course have them.

use echecs::rules::{
    Bitboard, CastlingStyle, Color, Move, MoveKind, Position, Role, Setup, Strictness,
};

use super::board::{SETS_BYTES, Sets, rights};

/// A game from a position in which the rights to castle are as king and rooks stand.
#[derive(Clone, Debug)]
pub struct Game {
    pub start: Position,
    pub moves: Vec<Move>,
    /// Moves that were taken back: they are still in memory, after those that count.
    pub undone: Vec<Played>,
    /// The pieces of each side lie in memory the other way round.
    pub is_reversed: bool,
    /// `demi_coups` and `numero_coup`, which a history has of what came before its first board.
    pub clocks: [i32; 2],
}

/// Those of a game from its very beginning.
pub const NO_CLOCKS: [i32; 2] = [0, 1];

/// A `coup_joue`.
pub type Played = [i32; 6];

/// `ECHECS_COUPS_MAX`.
pub const MOVES_MAX: usize = 2048;
/// The size of a `historique_partie`, and where its members are.
pub const HISTORY_BYTES: usize = RIGHTS_AT + 5 * 4;
pub const COUNT_AT: usize = SETS_BYTES;
pub const MOVES_AT: usize = COUNT_AT + 4;
pub const PLAYED_BYTES: usize = 6 * 4;
pub const RIGHTS_AT: usize = MOVES_AT + MOVES_MAX * PLAYED_BYTES;

impl Game {
    pub fn new(start: Position) -> Game {
        // A board that is not the first of all comes from somewhere, but for one in four.
        let pieces = start.board().occupied().count() as i32;
        let before = if start == Position::default() { 0 } else { pieces % 4 * 9 };
        let clocks = [before, 1 + before];
        Game { start, moves: Vec::new(), undone: Vec::new(), is_reversed: false, clocks }
    }

    /// The same with other moves, if each is legal where it comes.
    fn with(&self, start: Position, moves: &[Move]) -> Option<Game> {
        let mut position = start.clone();
        for mv in moves {
            if !position.is_legal(*mv) {
                return None;
            }
            position.play(*mv);
        }
        // What was taken back was possible here, too.
        let mut undone = Vec::new();
        for record in &self.undone {
            let is_it = |mv: &Move| played(&position, *mv) == *record;
            let Some(mv) = position.legal_moves().into_iter().find(is_it) else { break };
            position.play(mv);
            undone.push(*record);
        }
        Some(Game { start, moves: moves.to_vec(), undone, ..self.clone() })
    }

    /// Its first moves; those that came next may stay in memory.
    pub fn cut(&self, length: usize, keeps: bool) -> Game {
        let mut game = Game { moves: self.moves[..length].to_vec(), ..self.clone() };
        if keeps {
            let mut position = game.position();
            for mv in self.moves[length..].iter().take(2) {
                game.undone.push(played(&position, *mv));
                position.play(*mv);
            }
        }
        game
    }

    /// The position that it has led to.
    pub fn position(&self) -> Position {
        let mut position = self.start.clone();
        self.moves.iter().for_each(|mv| position.play(*mv));
        position
    }

    /// The board before its first move, with the order of its pieces.
    pub fn start_sets(&self) -> Sets {
        let mut sets = Sets::of(&self.start);
        if self.is_reversed {
            sets.reverse();
        }
        sets
    }

    /// Its moves as the course records them.
    pub fn records(&self) -> Vec<Played> {
        let mut position = self.start.clone();
        let record = |mv: &Move| {
            let record = played(&position, *mv);
            position.play(*mv);
            record
        };
        self.moves.iter().map(record).collect()
    }

    /// The known parts of its `historique_partie`.
    pub fn history(&self) -> Vec<(usize, Vec<u8>)> {
        let bytes = |numbers: &[i32]| {
            numbers.iter().map(|number| number.to_le_bytes()).collect::<Vec<_>>().into_flattened()
        };
        let records = [self.records(), self.undone.clone()].concat();
        vec![
            (0, self.start_sets().bytes()),
            (COUNT_AT, bytes(&[self.moves.len() as i32])),
            (MOVES_AT, bytes(records.as_flattened())),
            (RIGHTS_AT, bytes(&self.beyond_the_pieces())),
        ]
    }

    /// What a history says of its start beyond the pieces: rights, a square en passant, two clocks.
    pub fn beyond_the_pieces(&self) -> [i32; 5] {
        let [half_moves, number] = self.clocks;
        let passed = self.start.en_passant();
        let [x, y] = passed.map_or([-1, -1], |at| [at.file(), at.rank()].map(i32::from));
        [rights(self.start.castling_rooks()), x, y, half_moves, number]
    }

    /// Its moves as people write them: `e2-e4`.
    pub fn written(&self) -> Vec<String> {
        let write = |mv: &Move| {
            let text = mv.to_uci(CastlingStyle::Classical);
            let (squares, promotion) = text.split_at(4);
            format!("{}-{}{promotion}", &squares[..2], &squares[2..])
        };
        self.moves.iter().map(write).collect()
    }

    /// How large it is for a person.
    pub fn size(&self) -> usize {
        let pieces = self.start.board().occupied().count() as usize;
        let oddities = usize::from(self.is_reversed) + usize::from(self.clocks != NO_CLOCKS);
        8 * (self.moves.len() + self.undone.len()) + 4 * oddities + pieces
    }

    /// The same game with less: without a move or some, or without a piece of the start.
    pub fn smaller(&self) -> Vec<Game> {
        let mut games = Vec::new();
        if self.is_reversed {
            games.push(Game { is_reversed: false, ..self.clone() });
        }
        if self.clocks != NO_CLOCKS {
            games.push(Game { clocks: NO_CLOCKS, ..self.clone() });
        }
        if !self.undone.is_empty() {
            games.push(Game { undone: Vec::new(), ..self.clone() });
        }
        if self.moves.len() > LONG {
            games.extend(self.much_shorter());
        } else {
            games.extend(self.a_little_shorter());
        }
        let board = self.start.board();
        for square in board.occupied() & !board.role(Role::King) {
            let en_passant = self.start.en_passant();
            let mut setup = Setup { en_passant, ..setup_of(&self.start) };
            setup.board.clear(square);
            games.extend(start(setup).and_then(|start| self.with(start, &self.moves)));
        }
        games
    }
}

/// A game of more moves is cut by halves: one move after another would take too long.
const LONG: usize = 24;

impl Game {
    /// Without its first moves, or without one or two others.
    fn a_little_shorter(&self) -> Vec<Game> {
        let count = self.moves.len();
        let mut games = Vec::new();
        // What the whole game has come to may be where it begins.
        let mut position = self.start.clone();
        for played in 1..=count {
            position.play(self.moves[played - 1]);
            let from_here = beginning(&position);
            games.extend(from_here.and_then(|start| self.with(start, &self.moves[played..])));
        }
        for size in [2, 1] {
            for at in 0..(count + 1).saturating_sub(size) {
                games.extend(self.without(at, size));
            }
        }
        games
    }

    /// Without half of its moves, a quarter, and so on, near the beginning, the middle or the end.
    fn much_shorter(&self) -> Vec<Game> {
        let count = self.moves.len();
        let mut games = Vec::new();
        let mut size = count / 2;
        while size > 0 {
            // Pieces that come and go do it in four moves.
            let size_of_rounds = if size >= 4 { size - size % 4 } else { size };
            let last = count - size_of_rounds;
            for at in [0, 8, last / 2, last.saturating_sub(8), last] {
                games.extend(self.without(at.min(last), size_of_rounds));
            }
            size /= 2;
        }
        games
    }

    fn without(&self, at: usize, size: usize) -> Option<Game> {
        let moves = [&self.moves[..at], &self.moves[at + size..]].concat();
        self.with(self.start.clone(), &moves)
    }
}

/// The record of a move.
pub fn played(position: &Position, mv: Move) -> Played {
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

/// Where a game begins whose first board is that of a position.
pub fn beginning(position: &Position) -> Option<Position> {
    start(setup_of(position))
}

fn setup_of(position: &Position) -> Setup {
    Setup { board: *position.board(), turn: position.turn(), ..Setup::EMPTY }
}

/// The position of a setup, with the right to castle wherever king and rook stand at home.
pub fn start(mut setup: Setup) -> Option<Position> {
    let board = &setup.board;
    setup.castling_rooks = Color::ALL.into_iter().fold(Bitboard::EMPTY, |rooks, color| {
        let home = Bitboard::home_rank(color);
        let corners = (Bitboard::file(0) | Bitboard::file(7)) & home;
        let is_home = (board.pieces(color, Role::King) & home & Bitboard::file(4)).any();
        if is_home { rooks | (board.pieces(color, Role::Rook) & corners) } else { rooks }
    });
    Position::from_setup(setup, Strictness::Game).ok()
}
