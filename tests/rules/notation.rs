//! Moves in writing: what is read, what is refused, and in which language.

use echecs::rules::{CastlingStyle, Letters, Move, Position, Role, SanError, Square, UciError};

use support::parallel;
use support::random::Random;

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

#[test]
fn san_is_as_short_as_it_may_be() {
    // Three queens reach e1: from the one on h4, only file and rank together tell.
    let queens = position("8/8/8/8/4Q2Q/k7/8/1K5Q w - - 0 1");
    let cases = [
        ("h4e1", "Qh4e1", "Dh4e1"),
        ("e4e1", "Qee1", "Dee1"),
        ("h1e1", "Q1e1", "D1e1"),
        ("b1c1", "Kc1", "Rc1"),
    ];
    for (uci, english, french) in cases {
        let mv = queens.parse_uci(uci).expect(uci);
        assert_eq!(queens.to_san(mv, Letters::English), english);
        assert_eq!(queens.to_san(mv, Letters::French), french);
        assert_eq!(queens.parse_san(english, Letters::English), Ok(mv));
        assert_eq!(queens.parse_san(french, Letters::French), Ok(mv));
    }
}

#[test]
fn a_pinned_rival_needs_no_distinction() {
    let pinned = position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    let mv = pinned.parse_uci("g1e2").expect("legal");
    assert_eq!(pinned.to_san(mv, Letters::English), "Ne2");
}

#[test]
fn the_king_in_french_is_the_rook_in_english() {
    let both = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let read = |san, letters| both.parse_san(san, letters).map(|mv| mv.from().to_string());
    assert_eq!(read("Rd1", Letters::French), Ok("e1".to_owned()));
    assert_eq!(read("Rd1", Letters::English), Ok("a1".to_owned()));
    assert_eq!(read("Td1", Letters::French), Ok("a1".to_owned()));
    assert_eq!(read("Td1", Letters::English), Err(SanError::Unreadable));
}

#[test]
fn untidy_san_is_understood() {
    let tricky = position("r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
    let cases = [
        ("0-0", "e1g1"),
        ("O-O-O!?", "e1c1"),
        ("0-0-0", "e1c1"),
        ("exd6 e.p.", "e5d6"),
        ("ed6e.p.", "e5d6"),
        ("e5-e6", "e5e6"),
        ("bxa8Q", "b7a8q"),
        ("ba8=N!!", "b7a8n"),
        ("b8=R+", "b7b8r"),
        ("Ra1xa8+", "a1a8"),
        ("Rh1-h5", "h1h5"),
        (" e6 ", "e5e6"),
    ];
    for (san, uci) in cases {
        let mv = tricky.parse_san(san, Letters::English).expect(san);
        assert_eq!(mv.to_uci(CastlingStyle::Classical), uci, "{san}");
    }
}

#[test]
fn san_is_refused_for_its_reason() {
    let start = position("r3k2r/1P6/8/3pP3/8/8/8/R3K2R w - - 0 1");
    let cases = [
        ("", SanError::Unreadable),
        ("+", SanError::Unreadable),
        ("e", SanError::Unreadable),
        ("Sf3", SanError::Unreadable),
        ("\u{2658}f3", SanError::Unreadable),
        ("e9", SanError::Unreadable),
        ("Pe6", SanError::Unreadable),
        ("O-O", SanError::Illegal),
        ("exd6", SanError::Illegal),
        ("d6", SanError::Illegal),
        ("Ke3", SanError::Illegal),
        ("e6=Q", SanError::NoSuchPromotion),
        ("b8=K", SanError::NoSuchPromotion),
        ("exe6", SanError::NothingToTake),
        ("Kxf1", SanError::NothingToTake),
        ("b8", SanError::MissingPromotion),
        ("bxa8", SanError::MissingPromotion),
    ];
    for (san, error) in cases {
        assert_eq!(start.parse_san(san, Letters::English), Err(error), "{san}");
    }
    let twins = position("4k3/8/8/8/8/8/4K3/R6R w - - 0 1");
    assert_eq!(twins.parse_san("Rd1", Letters::English), Err(SanError::Ambiguous));
}

#[test]
fn uci_is_refused_for_its_reason() {
    let start = Position::default();
    for text in ["", "e2", "e2e", "e2e9", "i2i4", "e2e4qq", "e7e8x", "é2e4", "0000"] {
        assert_eq!(start.parse_uci(text), Err(UciError::Unreadable), "{text}");
    }
    for text in ["e2e5", "e7e5", "e2e4q", "e1g1", "e1h1", "a1a1"] {
        assert_eq!(start.parse_uci(text), Err(UciError::Illegal), "{text}");
    }
}

#[test]
fn castling_is_read_in_both_styles() {
    let classical = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (text, style960) in [("e1g1", "e1h1"), ("e1c1", "e1a1")] {
        let mv = classical.parse_uci(text).expect(text);
        assert!(mv.is_castling());
        assert_eq!(classical.parse_uci(style960), Ok(mv));
        assert_eq!(mv.to_uci(CastlingStyle::Classical), text);
        assert_eq!(mv.to_uci(CastlingStyle::Chess960), style960);
    }
    assert_eq!(classical.parse_uci("e1g1q"), Err(UciError::Illegal));
    // With the king on f1, g1 is a step away: only the rook's square castles.
    let near = position("4k3/8/8/8/8/8/8/5K1R w K - 0 1");
    assert!(!near.parse_uci("f1g1").expect("a step").is_castling());
    assert!(near.parse_uci("f1h1").expect("castling").is_castling());
}

#[test]
fn castling_is_named_by_the_king_or_by_the_rook() {
    let cases = [
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1 e1c1"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8 e8c8"),
        // King on file e, but a rook that is not in its corner.
        ("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1", "e1g1 e1b1"),
        // Rooks in their corners, but a king elsewhere.
        ("r4k1r/8/8/8/8/8/8/R4K1R b HAha - 0 1", "f8h8 f8a8"),
        ("4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "e1g1"),
    ];
    for (fen, expected) in cases {
        let position = Position::from_fen(fen).expect(fen);
        let castlings = position.legal_moves().into_iter().filter(|mv| mv.is_castling());
        let mut named: Vec<String> = castlings
            .map(|mv| {
                let (from, to) = position.move_squares(mv);
                format!("{from}{to}")
            })
            .collect();
        named.sort_by_key(|name| std::cmp::Reverse(name[2..].to_owned()));
        assert_eq!(named.join(" "), expected, "{fen}");
    }
}

#[test]
fn other_moves_are_named_by_their_start_and_arrival() {
    let position = Position::from_fen("4k3/P7/8/3pP3/8/8/8/R3K3 w Q d6 0 1").expect("a FEN");
    for mv in position.legal_moves().into_iter().filter(|mv| !mv.is_castling()) {
        assert_eq!(position.move_squares(mv), (mv.from(), mv.to()));
    }
}

/// What is written of a move, and the legal moves of a position that fit it.
struct Written {
    role: Role,
    file: Option<u8>,
    rank: Option<u8>,
    capture: bool,
    to: Square,
    promotion: Option<Role>,
}

impl Written {
    fn text(&self) -> String {
        let mut text = String::new();
        if self.role != Role::Pawn {
            text.push(Letters::English.letter(self.role));
        }
        text.extend(self.file.map(|file| char::from(b'a' + file)));
        text.extend(self.rank.map(|rank| char::from(b'1' + rank)));
        text.extend(self.capture.then_some('x'));
        text += &self.to.to_string();
        if let Some(promotion) = self.promotion {
            text.push('=');
            text.push(Letters::English.letter(promotion));
        }
        text
    }

    fn read(&self, position: &Position, moves: &[Move]) -> Result<Move, SanError> {
        let file = self.file.or((self.role == Role::Pawn).then_some(self.to.file()));
        let fitting: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| !mv.is_castling() && mv.to() == self.to)
            .filter(|mv| position.board().role_at(mv.from()) == Some(self.role))
            .filter(|mv| file.is_none_or(|file| file == mv.from().file()))
            .filter(|mv| self.rank.is_none_or(|rank| rank == mv.from().rank()))
            .collect();
        let takes = |&mv: &Move| position.is_capture(mv);
        if self.capture && !fitting.is_empty() && !fitting.iter().any(takes) {
            return Err(SanError::NothingToTake);
        }
        let promoted = fitting.iter().copied().find(|mv| mv.promotion() == self.promotion);
        match (fitting.as_slice(), self.promotion) {
            ([], _) => Err(SanError::Illegal),
            (_, Some(_)) => promoted.ok_or(SanError::NoSuchPromotion),
            ([first, ..], None) if first.promotion().is_some() => Err(SanError::MissingPromotion),
            (&[mv], None) => Ok(mv),
            _ => Err(SanError::Ambiguous),
        }
    }
}

/// Every move that can be written of a position, right or wrong.
fn all_written() -> Vec<Written> {
    let starts = [(None, None)].into_iter();
    let starts = starts.chain((0..8).map(|file| (Some(file), None)));
    let starts = starts.chain((0..8).map(|rank| (None, Some(rank))));
    let starts: Vec<_> = starts.chain([(Some(3), Some(3)), (Some(4), Some(6))]).collect();
    let promotions = [None, Some(Role::Queen), Some(Role::Knight), Some(Role::King)];
    let mut all = Vec::new();
    for role in Role::ALL {
        for to in Square::all() {
            for &(file, rank) in &starts {
                for capture in [false, true] {
                    for promotion in promotions {
                        all.push(Written { role, file, rank, capture, to, promotion });
                    }
                }
            }
        }
    }
    all
}

#[test]
fn a_notation_is_the_legal_move_that_fits() {
    let all: Vec<(String, Written)> =
        all_written().into_iter().map(|written| (written.text(), written)).collect();
    let starts = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "8/8/8/1k1pP2R/8/8/8/4K3 w - d6 0 1",
        "7k/8/8/8/Q2n4/Q7/Q6n/3K4 w - - 0 1",
    ];
    parallel::for_part(4, 12, |seed| {
        let mut random = Random(seed as u64);
        let mut position = self::position(starts[seed % starts.len()]);
        for _ in 0..25 {
            let moves = position.legal_moves();
            for (text, written) in &all {
                let read = position.parse_san(text, Letters::English);
                assert_eq!(read, written.read(&position, &moves), "{position}: {text}");
            }
            if moves.is_empty() {
                break;
            }
            position.play(moves[random.below(moves.len())]);
        }
    });
}
