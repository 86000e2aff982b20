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
    /// Nothing that ends a game soon.
    Long,
}

impl Theme {
    fn weight(self, position: &Position, mv: Move) -> usize {
        let role = position.board().role_at(mv.from());
        let is_double_step =
            role == Some(Role::Pawn) && mv.from().rank().abs_diff(mv.to().rank()) == 2;
        let is_home = matches!(mv.from().rank(), 0 | 7);
        match (self, mv.kind(), role) {
            (Theme::Long, _, Some(Role::Pawn)) => 1,
            (Theme::Long, ..) if position.is_capture(mv) => 1,
            (Theme::Long, ..) => 10,
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

/// Games that chance hardly finds, or only when they are long. What is refused is asked before each
/// move, so the last one may be any.
pub const KNOWN: [&str; 36] = [
    // An en passant that uncovers the king along the rank, those that take the pawn that gives check,
    // and plain ones.
    "e2e4 h7h5 e4e5 h8h6 e1e2 h6g6 e2d3 g6g5 d3c4 a7a6 c4b4 h5h4 b4a5 d7d5 a2a3",
    "d2d4 a7a6 d4d5 a6a5 e1d2 a5a4 d2d3 a4a3 d3d4 e7e5 d5e6",
    "h2h4 e7e5 h1h3 e5e4 h3g3 e8e7 g3g4 e7d6 h4h5 d6c5 h5h6 c5b5 a2a3 b5a4 d2d4 a7a6",
    "d2d4 a7a6 d4d5 a6a5 e1d2 a5a4 d2e3 a4a3 e3f4 e7e5 d5e6",
    "a2a3 e7e5 a3a4 e5e4 a4a5 e8e7 a5a6 e7e6 h2h3 e6e5 d2d4 e4d3",
    "a2a3 e7e5 a3a4 e5e4 a4a5 e8e7 a5a6 e7d6 h2h3 d6c5 d2d4 e4d3",
    "e2e4 a7a6 e4e5 d7d5 e5d6",
    "e2e4 a7a6 e4e5 f7f5 a2a3 a6a5 a3a4",
    "a2a3 d7d5 a3a4 d5d4 e2e4 d4e3",
    "a2a3 d7d5 a3a4 d5d4 c2c4 a7a6 a4a5 h7h6",
    // Castling with b1 attacked, or the rook, or after a check: all of it is legal.
    "b1c3 b8c6 d2d4 c6a5 c1f4 a5c4 d1d2 c4a3 e1c1",
    "b1c3 b8c6 c3a4 d7d5 a4c5 c8f5 c5a6 d8d7 a2a3 e8c8",
    "g1f3 g8f6 g2g3 f6g4 f1g2 g4f2 e1g1",
    "g1f3 g8f6 f3g5 g7g6 g5f7 f8g7 a2a3 e8g8",
    "e2e4 d7d5 e4d5 d8d5 g1f3 d5e4 f1e2 a7a6 e1g1",
    "a2a3 e7e5 d2d4 e5d4 d1d4 g8f6 d4e4 f8e7 a3a4 e8g8",
    // Castling from check, across an attacked square, onto one.
    "g1f3 b8c6 g2g3 c6b4 f1g2 b4c2 d1c2",
    "b1c3 g8f6 c3b5 g7g6 a2a3 f8g7 b5c7 d8c7",
    "g1f3 g8f6 g2g3 f6g4 f1g2 g4h2 a2a3",
    "g1f3 g8f6 f3g5 g7g6 g5h7 f8g7 a2a3 a7a6",
    "b1c3 g8f6 d2d4 f6g4 c1f4 g4f2 d1d2 a7a6 a2a3",
    "g1f3 b8c6 f3g5 d7d5 g5f7 c8f5 a2a3 d8d7 a3a4 h7h6",
    "g1f3 b8c6 g2g3 c6d4 f1g2 d4e2 a2a3",
    "b1c3 g8f6 c3d5 g7g6 d5e7 f8g7 a2a3 a7a6",
    "b1c3 b8c6 d2d4 c6b4 c1f4 b4a2 d1d2 a7a6 h2h3",
    "b1c3 b8a6 c3b5 d7d5 b5a7 c8f5 a2a3 d8d7 a3a4 h7h6",
    // The rook of the corner was taken, and the other one has come there.
    "a2a4 g8f6 a1a3 f6g4 h2h4 g4f2 a3h3 f2h1 h3h1 a7a6 g1f3 a6a5 g2g3 b7b6 f1g2 b6b5 d2d3",
    "g1f3 a7a5 f3g5 a8a6 h2h3 h7h5 g5f7 a6h6 f7h8 h6h8 a2a3 g8f6 a3a4 g7g6 b2b3 f8g7 b3b4 d7d6",
    // The kings come near each other, and near pawns.
    "e2e4 e7e5 e1e2 e8e7 e2d3 e7d6 d3c3 d6c5 h2h3",
    "e2e4 e7e5 e1e2 e8e7 e2d3 e7d6 d3c4 h7h6",
    "e2e4 h7h5 e1e2 a7a6 e2f3 a6a5 h2h3",
    "a2a3 e7e5 h2h4 e8e7 a3a4 e7f6 a4a5 h7h6",
    "e2e3 d7d5 e1e2 a7a6 e2d3 a6a5 d3d4",
    "d2d4 e7e6 a2a3 e8e7 a3a4 e7d6 a4a5 d6d5",
    // The shortest checks of each player's queen.
    "d2d3 c7c6 a2a3 d8a5 b2b4",
    "c2c3 d7d6 d1a4 b7b5",
];

/// The shortest ways to the last rank, but for what the pawn becomes.
pub const PROMOTIONS: [&str; 4] = [
    "a2a4 h7h6 a4a5 h6h5 a5a6 h5h4 a6b7 h4h3 b7a8",
    "a2a4 b8c6 a4a5 c6e5 a5a6 e5g6 a6b7 a7a6 b7b8",
    "a2a3 h7h5 a3a4 h5h4 a4a5 h4h3 a5a6 h3g2 a6b7 g2h1",
    "g1f3 h7h5 f3e5 h5h4 a2a3 h4h3 a3a4 h3g2 a4a5 g2g1",
];

/// The games that are known, and what their pawns become.
pub fn known() -> Vec<(Vec<Move>, Role)> {
    let roles = [(Role::Queen, 'q'), (Role::Rook, 'r'), (Role::Bishop, 'b'), (Role::Knight, 'n')];
    let mut games: Vec<_> = KNOWN.iter().map(|text| (read(text), Role::Queen)).collect();
    for text in PROMOTIONS {
        games.extend(roles.map(|(role, letter)| (read(&format!("{text}{letter}")), role)));
    }
    games
}

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
    pairs.extend([king, *random.choose(&own)].map(|from| (from, from)));
    random.shuffle(&mut pairs);
    pairs.retain(|(from, to)| explain(game, *from, *to).is_some());
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

/// Whether a move is refused because of the rules on castling.
pub fn is_about_castling(game: &Game, from: Square, to: Square) -> bool {
    matches!(explain(game, from, to), Some(Refusal::Castling { .. }))
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
        CastlingRefusal::RookTaken { .. } => "roque : la tour de ce coin a été prise",
        CastlingRefusal::NoRook | CastlingRefusal::RightLost => "roque : il n'y a plus de tour",
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
