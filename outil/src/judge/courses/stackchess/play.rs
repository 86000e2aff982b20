//! Games of Stackchess, and moves to ask for in them.

use std::rc::Rc;

use echecs::rules::Color;
use echecs::stackchess::{
    Move, MoveError, Options, Piece, PileError, Position, Role, Square, StackGame,
};

use super::offer::StackOffer;
use crate::judge::courses::object::shorter;
use crate::judge::random::Random;

/// A game: where it begins, and its moves.
#[derive(Clone, Debug)]
pub struct Game {
    pub start: Rc<Position>,
    /// The start is no start of a game: it is read from a text.
    pub is_read: bool,
    pub moves: Vec<Move>,
}

impl Game {
    pub fn new(size: u8, options: Options) -> Option<Game> {
        let start = Rc::new(Position::start(size, options).ok()?);
        Some(Game { start, is_read: false, moves: Vec::new() })
    }

    /// A game that begins in this position.
    pub fn from(position: Position) -> Game {
        Game { start: Rc::new(position), is_read: true, moves: Vec::new() }
    }

    /// A game that is written down, `a2-a3:1` for a move of one piece.
    pub fn read((size, text): Written, promotion: bool) -> Option<Game> {
        let mut game = Game::new(size, Options { knights: false, promotion })?;
        for written in text.split_whitespace() {
            let (squares, count) = written.split_once(':')?;
            let (from, to) = squares.split_once('-')?;
            let (from, to) = (from.parse().ok()?, to.parse().ok()?);
            game.moves.push(Move { from, to, count: count.parse().ok()? });
        }
        Some(game)
    }

    /// The game that it has become, if every move of it was legal.
    pub fn played(&self) -> Option<StackGame> {
        let mut game = StackGame::new((*self.start).clone());
        for mv in &self.moves {
            game.play(mv.from, mv.to, mv.count).ok()?;
        }
        Some(game)
    }

    /// The same with this move.
    pub fn with(&self, mv: Move) -> Game {
        let mut game = self.clone();
        game.moves.push(mv);
        game
    }

    /// The same with fewer moves, as far as they are legal then.
    pub fn smaller(&self) -> Vec<Game> {
        let of = |moves| Game { moves, ..self.clone() };
        let mut games: Vec<Game> = shorter(&self.moves).into_iter().map(of).collect();
        games.retain(|game| game.played().is_some());
        games
    }
}

/// The size of a board, and the moves of a game on it.
pub type Written = (u8, &'static str);

/// A game whose last move makes a pile of eleven pieces: all that a player has, but one.
pub const TOWER: Written = (
    6,
    "e1-f2:1 c6-d5:1 f1-f2:1 b5-b4:1 e2-e3:1 f5-f4:1 d2-d4:1 c5-c4:1 c2-c3:1 d5-b5:1 a2-a4:1 \
    b5-c5:1 b1-e4:1 a6-b6:1 c1-c3:1 d6-e5:1 c3-b4:2 c5-d5:1 b2-b3:1 e5-f5:1 b4-a5:2 d5-c4:1 \
    a5-a6:2 c4-f1:1 a1-b1:1 e6-f5:1 e3-e4:1 b6-b4:1 a6-b6:2 f1-c4:1 b6-f6:2 f4-f3:1 d1-c1:1 \
    c4-a6:1 c1-d1:1 a6-a5:1 d1-d2:1 f5-e6:2 b1-d1:1 a5-b4:1 f6-f3:2 b4-c4:1 f3-f2:2 c4-c5:1 \
    a4-a5:1 c5-c6:1 e4-d5:2 c6-e6:1 d5-d6:1 e6-f5:1 a5-a6:1 f5-e4:1 d2-e2:1 e4-f3:1 e2-f2:1 \
    b4-a4:1 d1-f1:1 a4-c4:1 f1-f2:1 f3-e2:1 b3-b4:1 e6-f5:1 b4-b5:1 f5-b1:1 a6-a1:1 b1-c2:1 \
    b5-b6:1 e6-f6:1 d4-d5:1 f6-e5:1 b6-f2:1 e2-d1:1 a1-c1:1 d1-f1:1 d5-d6:1 e5-f5:1 d6-c5:2 \
    c2-b3:1 c5-f2:1 f1-d3:1 c5-f2:1 b3-a4:1 c1-f1:1 a4-b3:1 f1-f2:1",
);

/// Games in which a bishop comes to stand before a pawn that has not moved, White's and Black's; then it is
/// its player's turn.
pub const BLOCKED: [Written; 2] = [
    (6, "b1-a2:1 f6-e6:1 a2-b3:1 e6-f6:1 f1-e1:1"),
    (6, "f1-e1:1 b6-a5:1 e1-f1:1 a5-b4:1 f1-e1:1 f6-e6:1"),
];

/// Games whose last move makes a pile of six pieces, White's and Black's, as early as it can be while the
/// other player only waits. No pawn comes far.
pub const SIX_HIGH: [Written; 2] = [
    (6, "a1-b1:1 f6-e6:1 b1-c1:1 e6-f6:1 c1-d1:2 f6-e6:1 e1-d2:1 e6-f6:1 f1-d1:1 f6-e6:1 d1-d2:4"),
    (
        6,
        "f1-e1:1 a6-b6:1 e1-f1:1 b6-c6:1 f1-e1:1 c6-d6:2 e1-f1:1 e6-d5:1 f1-e1:1 f6-d6:1 e1-f1:1 d6-d5:4",
    ),
];

/// A king is taken, and the game goes on: a move follows. By chance it takes a dozen moves and more.
pub const KING_TAKEN: Written = (6, "c1-d2:1 d6-d5:1 d2-d3:2 d5-e4:1 d3-e4:2 f6-e6:1");

/// Games whose last move brings a pawn under a king to the last rank, White's and Black's, as early as it can be on
/// each board: whoever looks at the top alone is seen. On the board of 5 its pile moves for the third time, and whoever
/// turns piles over has it right before.
pub const CARRIED: [Written; 6] = [
    (4, "c1-c2:1 c4-b4:1 c2-b3:2 b4-c4:1 b3-a4:2"),
    (4, "c1-b1:1 c4-c3:1 b1-c1:1 c3-b2:2 c1-b1:1 b2-a1:2"),
    (5, "c1-c2:1 e5-d5:1 c2-c3:2 d5-e5:1 c3-b4:2 e5-d5:1 b4-a5:2"),
    (5, "e1-d1:1 c5-c4:1 d1-e1:1 c4-c3:2 e1-d1:1 c3-b2:2 d1-e1:1 b2-a1:2"),
    (6, "d1-d2:1 f6-e6:1 d2-d3:2 e6-f6:1 d3-d4:2 f6-e6:1 d4-c5:2 e6-f6:1 c5-b6:2"),
    (6, "f1-e1:1 d6-d5:1 e1-f1:1 d5-d4:2 f1-e1:1 d4-d3:2 e1-f1:1 d3-c2:2 f1-e1:1 c2-b1:2"),
];

/// Games that look like an equality, which no game that is played from its start ever is: who takes moves two
/// pieces together, and a bishop with a rook, or a piece alone, never does. After the last move one player has two
/// bishops, and the other two rooks: together as many as in an equality.
pub const BISHOPS_AND_ROOKS: Written = (
    6,
    "e1-d2:1 c5-c3:1 d2-c3:2 b6-d4:1 c3-d4:2 a6-c6:1 d4-e5:2 c6-c2:2 e5-d6:2 c2-b2:2 \
        c1-b1:1 b2-e2:2 b1-f5:2 e2-f2:2 f5-e6:2 f2-f1:2 e6-d5:2 f6-f1:1 d5-c4:2 f1-d1:3 \
        c4-b5:2 a5-a4:1 b5-a4:2 d1-a1:2 a4-d1:2 a1-a2:2 d1-d2:1 a2-d2:2 d6-e5:1 d2-d6:2",
);

/// Games after which each player has two piles, a bishop on one and a rook on the other, and more below.
pub const BISHOP_AND_ROOK_ON_TOP: [Written; 3] = [
    (
        5,
        "d1-c2:1 d5-c4:1 c1-b2:1 b5-c5:1 a1-b2:1 a5-b4:1 e1-b1:1 c5-c4:2 b1-b2:2 e5-e4:1 \
        a2-a3:1 d4-d3:1 c2-d3:2 b4-a3:2 d2-d3:1 c4-d3:4 b2-b4:2 d3-e2:4 b4-a4:2 e4-e2:2",
    ),
    (
        6,
        "d1-e1:1 d6-c6:1 c1-c2:1 e6-d5:1 e1-f2:2 a6-a5:1 b1-c2:1 c6-b6:2 a1-a2:1 f6-f5:1 \
        f1-f2:1 b6-c5:3 e2-e4:1 d5-e4:2 d2-d3:1 e4-d3:2 b2-b4:1 c5-b4:4 c2-d3:3 e5-e4:1 \
        d3-e4:3 b5-b4:1 a2-a3:2 b4-a3:3 e4-f5:3 a5-a3:2",
    ),
    (
        7,
        "e1-f2:1 c7-c6:1 c1-b1:1 g7-f6:1 b1-c2:2 e7-f6:1 d1-d2:1 f7-f6:1 g1-f2:1 a7-a6:1 \
        f1-a1:1 b7-a6:1 a1-a2:2 d7-e6:1 c2-g6:2 d6-d4:1 g6-c2:2 d4-d3:1 c2-d3:3 c6-e6:1 \
        d2-d3:2 c6-c4:1 d3-c4:5 b6-b5:1 c4-b5:5 f6-e6:1 b5-a6:5 e6-e2:2 a2-a6:2 e2-b2:2 \
        g2-g3:1 b2-a2:2 f2-g3:2 e6-e5:2 f2-f4:1 e5-f4:2 g3-f4:3",
    ),
];

/// What players are after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Piles grow, pawns arrive, pieces are taken.
    Varied,
    /// One pile of this player grows as high as it can, and the other one stands aside.
    Tower(Color),
    /// Everything is taken that can be.
    Greedy,
    /// The same, but so many of these pieces are left to the other.
    Sparing(&'static [(Role, usize)]),
}

/// What ends a game without a winner, if both have only this.
pub const UNLIKE: &[(Role, usize)] = &[(Role::Bishop, 1), (Role::Rook, 1)];
/// What looks like it, and does not end it. Two bishops that began on squares of different colours
/// never take anything: only chance would leave both sides with them.
pub const ALIKE: &[(Role, usize)] = &[(Role::Rook, 2)];

/// A game of some moves.
pub fn game(random: &mut Random, offer: &StackOffer, style: Style, length: usize) -> Option<Game> {
    // Half of the games are on the first board: the usual one.
    let first = *offer.starts.first()?;
    let (size, knights) = if random.percent(50) { first } else { *random.choose(&offer.starts) };
    let mut game = Game::new(size, Options { knights, promotion: offer.promotion })?;
    let mut played = game.played()?;
    for _ in 0..length {
        let moves = played.legal_moves();
        let weights: Vec<usize> =
            moves.iter().map(|mv| weight(played.position(), *mv, style)).collect();
        let Some(mv) = random.weighted(&weights).map(|place| moves[place]) else { break };
        played.play(mv.from, mv.to, mv.count).ok()?;
        game.moves.push(mv);
    }
    Some(game)
}

/// After how many moves both sides have two pieces at most, for the first time: who takes this for an
/// end plays no further.
pub fn first_few(game: &Game) -> Option<usize> {
    let mut played = Game { moves: Vec::new(), ..game.clone() }.played()?;
    game.moves
        .iter()
        .position(|mv| {
            let is_played = played.play(mv.from, mv.to, mv.count).is_ok();
            let position = played.position();
            is_played && Color::ALL.into_iter().all(|color| position.pieces_of(color) <= 2)
        })
        .map(|place| place + 1)
}

fn weight(position: &Position, mv: Move, style: Style) -> usize {
    let pieces = position.top(mv.from, mv.count).unwrap_or_default();
    let has_pawn = pieces.iter().any(|piece| piece.role == Role::Pawn);
    let arrives = has_pawn && is_last(position, mv.to);
    match position.owner(mv.to) {
        _ if matches!(style, Style::Tower(builder) if builder == position.turn()) => {
            building(position, mv, has_pawn, arrives)
        }
        Some(owner) if owner != position.turn() => match style {
            Style::Tower(_) => 1,
            Style::Varied => 60,
            Style::Greedy => 300,
            Style::Sparing(kept) if takes_of(kept, position, mv.to) => 0,
            Style::Sparing(_) => 300,
        },
        _ if arrives => 40,
        // Pawns that others carry have moved.
        _ if has_pawn && mv.count > 1 => 14,
        Some(_) => 6,
        None if mv.count > 1 => 10,
        None => 3,
    }
}

/// The same for who builds a tower: everything comes to the highest pile, and pawns do as queens.
fn building(position: &Position, mv: Move, has_pawn: bool, arrives: bool) -> usize {
    let turn = position.turn();
    let own = Square::all(position.size()).filter(|square| position.owner(*square) == Some(turn));
    let tower = own.max_by_key(|square| position.pile(*square).len());
    match position.owner(mv.to) {
        _ if tower == Some(mv.from) => 1,
        _ if tower == Some(mv.to) => 40_000 * mv.count,
        _ if arrives => 4_000,
        Some(owner) if owner != turn => 800,
        _ if has_pawn => 800,
        _ => 200,
    }
}

/// Whether the pile of a square has pieces of which its player would keep too few.
fn takes_of(kept: &[(Role, usize)], position: &Position, square: Square) -> bool {
    let Some(owner) = position.owner(square) else { return false };
    let count = |pile: &[Piece], role| pile.iter().filter(|piece| piece.role == role).count();
    kept.iter().any(|(role, least)| {
        let piles = Square::all(position.size()).filter(|s| position.owner(*s) == Some(owner));
        let all: usize = piles.map(|s| count(position.pile(s), *role)).sum();
        let taken = count(position.pile(square), *role);
        taken > 0 && all - taken < *least
    })
}

/// Whether a square is on the last rank of the player to move.
pub fn is_last(position: &Position, square: Square) -> bool {
    let last = match position.turn() {
        Color::White => position.size() - 1,
        Color::Black => 0,
    };
    square.rank() == last
}

/// Moves that are refused, each for another reason or with another piece on top.
pub fn refused(position: &Position, random: &mut Random) -> Vec<Move> {
    let squares: Vec<Square> = Square::all(position.size()).collect();
    let own: Vec<Square> =
        squares.iter().copied().filter(|s| position.owner(*s) == Some(position.turn())).collect();
    let mut candidates = Vec::new();
    for _ in 0..60 {
        let from = if random.percent(90) { *random.choose(&own) } else { *random.choose(&squares) };
        let to = *random.choose(&squares);
        let height = position.pile(from).len();
        let count = if random.percent(85) { 1 + random.below(height.max(1)) } else { height + 1 };
        let count = if random.percent(3) { 0 } else { count };
        if from != to {
            candidates.push(Move { from, to, count });
        }
    }
    // Double steps and steps back, which chance seldom asks for.
    let forward = forward(position);
    for from in own {
        for steps in [2 * forward, -forward] {
            let rank = from.rank().checked_add_signed(steps);
            let to = rank.and_then(|rank| Square::at(from.file(), rank));
            let to = to.filter(|to| to.is_on(position.size()));
            candidates.extend(to.map(|to| Move { from, to, count: 1 }));
        }
    }
    random.shuffle(&mut candidates);
    let mut found: Vec<(_, Move)> = Vec::new();
    for mv in candidates {
        let Move { from, to, count } = mv;
        let top = position.pile(from).last().map(|piece| piece.role);
        if let Err(error) = position.judge(from, to, count) {
            let kind = (reason(error), top, is_back(position, mv));
            if !found.iter().any(|(known, _)| *known == kind) {
                found.push((kind, mv));
            }
        }
    }
    found.into_iter().map(|(_, mv)| mv).collect()
}

/// Where a pawn of the player to move goes.
fn forward(position: &Position) -> i8 {
    if position.turn() == Color::White { 1 } else { -1 }
}

/// Whether a move is one step back.
fn is_back(position: &Position, mv: Move) -> bool {
    let behind = mv.from.rank().checked_add_signed(-forward(position));
    mv.to.file() == mv.from.file() && behind == Some(mv.to.rank())
}

/// Piles that are higher are told apart by their height: a copy may have any limit.
const TALL: usize = 3;

/// What else makes two moves of one kind different: the piece on top, the knights, how high a legal one
/// piles up, and what may be taken for the end of the game: no king, or few pieces.
pub fn detail(position: &Position, mv: Move) -> String {
    let top = position.pile(mv.from).last().map(|piece| piece.role);
    let piles = Square::all(position.size()).map(|square| position.pile(square));
    let kings = piles.flatten().filter(|piece| piece.role == Role::King).count();
    let fewest = Color::ALL.into_iter().map(|color| position.pieces_of(color)).min();
    let is_late = fewest.is_some_and(|count| count <= 2);
    let is_back = is_back(position, mv);
    let is_legal = position.judge(mv.from, mv.to, mv.count).is_ok();
    let height = if is_legal { position.pile(mv.to).len() + mv.count } else { 0 };
    format!(
        " {top:?} {} {} {is_late} {is_back} {}",
        position.options().knights,
        kings < 2,
        height.saturating_sub(TALL)
    )
}

/// Why a move is refused, in words.
pub fn reason(error: MoveError) -> &'static str {
    match error {
        MoveError::GameOver => "la partie est finie",
        MoveError::Pile(PileError::Empty(_)) => "la case de départ est vide",
        MoveError::Pile(PileError::NotYours(_)) => "la pile de départ est adverse",
        MoveError::Pile(PileError::NoPiece) => "il faut déplacer au moins une pièce",
        MoveError::Pile(PileError::TooMany { .. }) => "la pile de départ a moins de pièces",
        MoveError::OffBoard(_) => "une case n'est pas sur le plateau",
        MoveError::SameSquare => "le départ est aussi l'arrivée",
        MoveError::NotItsMove { .. } => "une des pièces ne se déplace pas ainsi",
        MoveError::PawnHasMoved { .. } => "un pion qui a bougé n'avance plus de deux cases",
        MoveError::PawnTakesAslant { .. } => "un pion ne prend pas tout droit",
        MoveError::NothingToTake { .. } => "un pion ne va en diagonale que pour prendre",
        MoveError::TooHeavy { .. } => "il y a trop de pièces pour ces cavaliers",
        MoveError::InTheWay(_) => "une pile est sur le trajet",
        MoveError::TooHigh { .. } => "il faut plus de pièces que la pile adverse n'en a",
    }
}
