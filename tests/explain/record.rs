//! A game as another library played it, written down on plain boards.

use echecs::rules::{Game, Position, Square};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Move, Position as _, PositionError};

use crate::board::{Place, Plain};

/// A half-move: the board before it, its squares (the king's, if it castles),
/// the side and the number of the move.
pub struct Ply {
    pub before: Plain,
    pub from: Place,
    pub to: Place,
    pub white: bool,
    pub number: u32,
}

pub struct Record {
    pub game: Game,
    pub theirs: Chess,
    pub plies: Vec<Ply>,
    pub start: Plain,
    /// The rooks that had the right to castle at the start, of both sides.
    pub start_rooks: Vec<Place>,
    /// The square of the FEN's en-passant field, whatever it is worth.
    pub start_en_passant: Option<Place>,
}

pub fn place(square: Square) -> Place {
    (square.file() as i8, square.rank() as i8)
}

fn their_place(square: shakmaty::Square) -> Place {
    (u32::from(square.file()) as i8, u32::from(square.rank()) as i8)
}

/// The squares by which a player names a move: the king's two in classical
/// castling, the king's and the rook's in any other.
pub fn named_by(king: Place, rook: Place) -> (Place, Place) {
    let to = match (king.0, rook.0) {
        (4, 0) => (2, king.1),
        (4, 7) => (6, king.1),
        _ => rook,
    };
    (king, to)
}

impl Record {
    pub fn new(fen: &str) -> Record {
        let game = Game::new(Position::from_playable_fen(fen).expect(fen));
        let read: Fen = fen.parse().expect(fen);
        let theirs: Chess = read
            .into_position(CastlingMode::Chess960)
            .or_else(PositionError::ignore_too_much_material)
            .or_else(PositionError::ignore_impossible_check)
            .expect(fen);
        let fields: Vec<&str> = fen.split(' ').collect();
        let square = fields.get(3).and_then(|field| field.parse::<Square>().ok());
        Record {
            start: Plain::from_placement(fields[0]),
            start_rooks: rooks(&theirs),
            start_en_passant: square.map(place),
            plies: Vec::new(),
            game,
            theirs,
        }
    }

    pub fn play(&mut self, mv: Move) {
        let before = self.board();
        let from = their_place(mv.from().expect("a start"));
        self.plies.push(Ply {
            before,
            from,
            to: their_place(mv.to()),
            white: self.white(),
            number: self.theirs.fullmoves().get(),
        });
        let uci = mv.to_uci(CastlingMode::Chess960).to_string();
        let own = self.game.position().parse_uci(&uci).expect("a legal move");
        self.game.play(own).expect("a legal move");
        self.theirs.play_unchecked(mv);
    }

    pub fn play_uci(&mut self, uci: &str) {
        let read: shakmaty::uci::UciMove = uci.parse().expect(uci);
        let mv = read.to_move(&self.theirs).expect(uci);
        self.play(mv);
    }

    pub fn fen(&self) -> String {
        Fen::from_position(&self.theirs, EnPassantMode::Legal).to_string()
    }

    pub fn board(&self) -> Plain {
        Plain::from_placement(self.fen().split(' ').next().expect("a placement"))
    }

    /// Whether White is to move.
    pub fn white(&self) -> bool {
        self.theirs.turn() == Color::White
    }

    /// The rooks that may still castle, of both sides.
    pub fn rooks(&self) -> Vec<Place> {
        rooks(&self.theirs)
    }

    /// The pairs of squares of all legal moves.
    pub fn legal_pairs(&self) -> Vec<(Place, Place)> {
        let pair = |mv: &Move| match *mv {
            Move::Castle { king, rook } => named_by(their_place(king), their_place(rook)),
            _ => (their_place(mv.from().expect("a start")), their_place(mv.to())),
        };
        self.theirs.legal_moves().iter().map(pair).collect()
    }
}

fn rooks(position: &Chess) -> Vec<Place> {
    let rooks = position.castles().castling_rights();
    rooks.into_iter().map(their_place).collect()
}
