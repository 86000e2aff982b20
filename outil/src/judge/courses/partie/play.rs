//! Games from the start, and moves to ask for in them.

use echecs::explain::{CastlingRefusal, Refusal, explain};
use echecs::rules::attacks::between;
use echecs::rules::{Color, Game, Move, MoveKind, Position, Role, Square};

use crate::judge::random::Random;

/// The game of these moves, if they are legal and it is not over before the last of them.
pub fn played(moves: &[Move]) -> Option<Game> {
    let mut game = Game::new(Position::default());
    for mv in moves {
        if game.outcome().is_some() {
            return None;
        }
        game.play(*mv).ok()?;
    }
    Some(game)
}

/// What a game is to bring up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    Castling,
    Pawns,
    Checks,
}

impl Theme {
    fn weight(self, position: &Position, mv: Move) -> usize {
        let role = position.board().role_at(mv.from());
        let is_double_step =
            role == Some(Role::Pawn) && mv.from().rank().abs_diff(mv.to().rank()) == 2;
        let is_home = matches!(mv.from().rank(), 0 | 7);
        match (self, mv.kind(), role) {
            (_, MoveKind::EnPassant, _) => 100,
            (_, MoveKind::Castling, _) => 12,
            (_, MoveKind::Promotion(_), _) => 200,
            // They come back as if they had never moved.
            (Theme::Castling, _, Some(Role::King | Role::Rook)) if is_back(position, mv) => 150,
            (Theme::Castling, _, Some(Role::King)) => 8,
            (Theme::Castling, _, Some(Role::Bishop | Role::Queen)) if is_home => 70,
            (Theme::Castling, _, Some(Role::Knight)) if is_home => 45,
            (Theme::Castling, ..) if position.after(mv).is_check() => 60,
            (Theme::Castling, _, _) if is_double_step => 30,
            (Theme::Castling, ..) => 8,
            (Theme::Pawns, _, Some(Role::Pawn)) => {
                let way = match position.turn() {
                    Color::White => mv.to().rank(),
                    Color::Black => 7 - mv.to().rank(),
                };
                4 * usize::from(way * way) * if position.is_capture(mv) { 4 } else { 1 }
            }
            (Theme::Pawns, ..) => 10,
            (Theme::Checks, ..) if position.after(mv).is_check() => 80,
            (Theme::Checks, ..) if position.is_capture(mv) => 15,
            (Theme::Checks, ..) => 8,
        }
    }
}

/// Whether a king or a rook arrives where it stands at the start.
fn is_back(position: &Position, mv: Move) -> bool {
    let start = Position::default();
    start.board().piece_at(mv.to()) == position.board().piece_at(mv.from())
}

/// Games that chance hardly finds: an en passant that uncovers the king along the rank, and one
/// that takes the pawn that gives check.
pub const RARE: [&str; 2] = [
    "e2e4 h7h5 e4e5 h8h6 e1e2 h6g6 e2d3 g6g5 d3c4 a7a6 c4b4 h5h4 b4a5 d7d5 a2a3",
    "d2d4 a7a6 d4d5 a6a5 e1d2 a5a4 d2d3 a4a3 d3d4 e7e5 d5e6",
];

/// The moves of a game that is written down.
pub fn read(text: &str) -> Vec<Move> {
    let mut position = Position::default();
    let moves = text.split_whitespace().map_while(|word| {
        let mv = position.parse_uci(word).ok()?;
        position.play(mv);
        Some(mv)
    });
    moves.collect()
}

/// The moves of a game; pawns become `wanted`, or never arrive.
pub fn moves(random: &mut Random, theme: Theme, wanted: Option<Role>, length: usize) -> Vec<Move> {
    let mut game = Game::new(Position::default());
    let mut moves = Vec::new();
    while moves.len() < length && game.outcome().is_none() {
        let mut legal = game.position().legal_moves();
        legal.retain(|mv| mv.promotion().is_none() || mv.promotion() == wanted);
        let weights: Vec<usize> =
            legal.iter().map(|mv| theme.weight(game.position(), *mv)).collect();
        let Some(mv) = random.weighted(&weights).map(|place| legal[place]) else { break };
        if game.play(mv).is_err() {
            break;
        }
        moves.push(mv);
    }
    moves
}

/// Pairs of squares that are no legal move, of all kinds.
pub fn refused(game: &Game, random: &mut Random) -> Vec<(Square, Square)> {
    let position = game.position();
    let own: Vec<Square> = position.board().color(position.turn()).into_iter().collect();
    let king = position.king(position.turn());
    let mut pairs = Vec::new();
    // What nobody comes upon by chance: castling, pawns aslant, the king's neighbours.
    for file in [2, 6] {
        pairs.extend(Square::at(file, king.rank()).map(|to| (king, to)));
    }
    for from in &own {
        let forward = if position.turn() == Color::White { 1 } else { -1 };
        let is_pawn = position.board().role_at(*from) == Some(Role::Pawn);
        for (dx, dy) in [(-1, forward), (1, forward), (0, forward), (0, 2 * forward)] {
            if is_pawn {
                pairs.extend(stepped(*from, dx, dy).map(|to| (*from, to)));
            }
        }
    }
    for (dx, dy) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)] {
        pairs.extend(stepped(king, dx, dy).map(|to| (king, to)));
    }
    for from in position.pinned() {
        pairs.extend((0..10).map(|_| (from, any(random))));
    }
    for _ in 0..12 {
        let from = if random.percent(92) { *random.choose(&own) } else { any(random) };
        pairs.push((from, any(random)));
    }
    random.shuffle(&mut pairs);
    pairs.retain(|(from, to)| from != to && explain(game, *from, *to).is_some());
    pairs
}

/// What else makes two moves of one kind different: the piece, and whether nothing but the rules
/// on castling stands between king and rook.
pub fn detail(position: &Position, (from, to): (Square, Square)) -> String {
    let role = position.board().role_at(from);
    let corner = Square::at(if to.file() < from.file() { 0 } else { 7 }, from.rank());
    let is_clear = role == Some(Role::King)
        && from.file().abs_diff(to.file()) == 2
        && corner
            .is_some_and(|rook| (between(from, rook) & position.board().occupied()).is_empty());
    format!(" {role:?} {is_clear} {}", to.file() > from.file())
}

fn stepped(from: Square, dx: i8, dy: i8) -> Option<Square> {
    Square::at(from.file().checked_add_signed(dx)?, from.rank().checked_add_signed(dy)?)
}

fn any(random: &mut Random) -> Square {
    Square::at(random.below(8) as u8, random.below(8) as u8).expect("both are on the board")
}

/// Why a pair of squares is no legal move, in words.
pub fn reason(game: &Game, from: Square, to: Square) -> Option<&'static str> {
    explain(game, from, to).map(|refusal| in_words(&refusal))
}

/// Whether a move is refused only because of what becomes of the king.
pub fn is_about_check(game: &Game, from: Square, to: Square) -> bool {
    matches!(
        explain(game, from, to),
        Some(
            Refusal::Pinned { .. }
                | Refusal::StillInCheck { .. }
                | Refusal::DoubleCheck { .. }
                | Refusal::EnPassantExposes { .. }
                | Refusal::KingNextToKing { .. }
                | Refusal::KingIntoAttack { .. }
                | Refusal::KingStaysInLine { .. }
                | Refusal::KingTakesProtected { .. }
        )
    )
}

fn in_words(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::EmptySquare { .. } => "la case de départ est vide",
        Refusal::NotYours { .. } => "la pièce est à l'autre joueur",
        Refusal::SameSquare { .. } => "la pièce ne change pas de case",
        Refusal::NotItsMove { .. } => "la pièce ne se déplace pas ainsi",
        Refusal::PawnBackward { .. } => "un pion ne recule pas",
        Refusal::PawnSideways { .. } => "un pion ne va pas de côté",
        Refusal::PawnNotAtStart { .. } => "le pion n'est plus sur sa rangée de départ",
        Refusal::Blocked { .. } => "une pièce est sur le trajet",
        Refusal::OwnPiece { .. } => "une pièce du même joueur est sur l'arrivée",
        Refusal::PawnTakesAslant { .. } => "un pion ne prend pas tout droit",
        Refusal::NothingToTake { .. } => "un pion ne va en diagonale que pour prendre",
        Refusal::EnPassantNotAPawn { .. } => "seul un pion se prend en passant",
        Refusal::EnPassantTooLate { .. } => "la prise en passant suit tout de suite le double pas",
        Refusal::EnPassantSingleStep { .. } | Refusal::EnPassantNotNow { .. } => {
            "le pion voisin n'a pas fait un double pas"
        }
        Refusal::EnPassantExposes { .. } => "la prise en passant découvre le roi",
        Refusal::Pinned { .. } => "la pièce est clouée : le roi serait en échec",
        Refusal::StillInCheck { .. } | Refusal::DoubleCheck { .. } => "le roi resterait en échec",
        Refusal::KingNextToKing { .. } => "les deux rois seraient voisins",
        Refusal::KingIntoAttack { .. } | Refusal::KingStaysInLine { .. } => {
            "le roi irait sur une case attaquée"
        }
        Refusal::KingTakesProtected { .. } => "la pièce que prendrait le roi est protégée",
        Refusal::Castling { reason, .. } => castling(reason),
    }
}

fn castling(reason: &CastlingRefusal) -> &'static str {
    match reason {
        CastlingRefusal::KingMoved { .. } => "roque : le roi a bougé",
        CastlingRefusal::RookMoved { .. } => "roque : la tour a bougé",
        CastlingRefusal::RookTaken { .. }
        | CastlingRefusal::NoRook
        | CastlingRefusal::RightLost => "roque : il n'y a plus de tour",
        CastlingRefusal::Blocked { by } => match by.as_slice() {
            // The king does not pass there, only the rook.
            [piece] if piece.square.file() == 1 => "roque : une pièce est à côté de la tour",
            _ => "roque : une pièce est entre le roi et la tour",
        },
        CastlingRefusal::InCheck { .. } => "roque : le roi est en échec",
        CastlingRefusal::Crosses { .. } => "roque : le roi passe sur une case attaquée",
        CastlingRefusal::Arrives { .. } => "roque : le roi arrive sur une case attaquée",
        CastlingRefusal::GoTo { .. } => "le roque se joue en déplaçant le roi de deux cases",
    }
}
