//! Games of Stackchess, and moves to ask for in them.

use std::rc::Rc;

use echecs::rules::Color;
use echecs::stackchess::{Move, MoveError, Options, PileError, Position, Role, Square, StackGame};

use super::offer::StackOffer;
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
        let count = self.moves.len();
        let mut games = Vec::new();
        let mut size = count;
        while size > 0 {
            for at in (0..=count - size).step_by(size.div_ceil(2)) {
                let moves = [&self.moves[..at], &self.moves[at + size..]].concat();
                games.push(Game { moves, ..self.clone() });
            }
            size = if size > 4 { size / 2 } else { size - 1 };
        }
        games.retain(|game| game.played().is_some());
        games
    }
}

/// A game of some moves, in which piles grow and are taken.
pub fn game(random: &mut Random, offer: &StackOffer, length: usize) -> Option<Game> {
    let size = if offer.sizes && random.percent(35) { 4 + random.below(6) as u8 } else { 6 };
    let knights = offer.knights && random.percent(30);
    let mut game = Game::new(size, Options { knights, promotion: offer.promotion })?;
    let mut played = game.played()?;
    for _ in 0..length {
        let moves = played.legal_moves();
        let Some(mv) = weighted(random, &moves, |mv| weight(played.position(), *mv)) else { break };
        played.play(mv.from, mv.to, mv.count).ok()?;
        game.moves.push(mv);
    }
    Some(game)
}

fn weight(position: &Position, mv: Move) -> usize {
    let pieces = position.top(mv.from, mv.count).unwrap_or_default();
    let arrives = pieces.iter().any(|piece| piece.role == Role::Pawn) && is_last(position, mv.to);
    match position.owner(mv.to) {
        Some(owner) if owner != position.turn() => 60,
        _ if arrives => 40,
        Some(_) => 6,
        None if mv.count > 1 => 10,
        None => 3,
    }
}

fn weighted(random: &mut Random, moves: &[Move], weight: impl Fn(&Move) -> usize) -> Option<Move> {
    let total: usize = moves.iter().map(&weight).sum();
    let mut drawn = if total == 0 { return None } else { random.below(total) };
    moves.iter().copied().find(|mv| {
        let own = weight(mv);
        let is_it = drawn < own;
        drawn = drawn.saturating_sub(own);
        is_it
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

/// Moves that are refused, each for another reason.
pub fn refused(position: &Position, random: &mut Random) -> Vec<Move> {
    let squares: Vec<Square> = Square::all(position.size()).collect();
    let own: Vec<Square> =
        squares.iter().copied().filter(|s| position.owner(*s) == Some(position.turn())).collect();
    let mut found: Vec<(&'static str, Move)> = Vec::new();
    for _ in 0..60 {
        let from = if random.percent(90) { *random.choose(&own) } else { *random.choose(&squares) };
        let to = *random.choose(&squares);
        let height = position.pile(from).len();
        let count = if random.percent(85) { 1 + random.below(height.max(1)) } else { height + 1 };
        let count = if random.percent(3) { 0 } else { count };
        if from == to {
            continue;
        }
        if let Err(error) = position.judge(from, to, count)
            && !found.iter().any(|(known, _)| *known == reason(error))
        {
            found.push((reason(error), Move { from, to, count }));
        }
    }
    found.into_iter().map(|(_, mv)| mv).collect()
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
