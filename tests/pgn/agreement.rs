//! The written moves are those of another library.

use echecs::pgn::{Ply, Record};
use echecs::rules::Position;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, Position as _};

use crate::{game, write_all};
use support::parallel;
use support::random::Random;

const GAMES: usize = 1_000;
const STARTS: [(CastlingMode, &str); 3] = [
    (CastlingMode::Standard, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    (CastlingMode::Standard, "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R b KQkq - 0 30"),
    (CastlingMode::Chess960, "nrbbkqrn/pppppppp/8/8/8/8/PPPPPPPP/NRBBKQRN w KQkq - 0 1"),
];

#[test]
fn moves_are_numbered_and_written_as_another_library_does() {
    parallel::for_each(GAMES, |seed| {
        let (mode, fen) = STARTS[seed % STARTS.len()];
        let mut random = Random(seed as u64);
        let parsed: Fen = fen.parse().expect("a FEN for shakmaty");
        let mut theirs: Chess = parsed.into_position(mode).expect("a position for shakmaty");
        let start = Position::from_fen(fen).expect("a position");
        let (mut ours, mut line, mut expected) = (start.clone(), Vec::new(), Vec::new());
        for _ in 0..random.below(300) {
            let moves = theirs.legal_moves();
            if moves.is_empty() {
                break;
            }
            let chosen = moves[random.below(moves.len())];
            match theirs.turn() {
                shakmaty::Color::White => expected.push(format!("{}.", theirs.fullmoves())),
                shakmaty::Color::Black if line.is_empty() => {
                    expected.push(format!("{}...", theirs.fullmoves()));
                }
                shakmaty::Color::Black => {}
            }
            expected.push(SanPlus::from_move(theirs.clone(), chosen).to_string());
            let mv = ours.parse_uci(&chosen.to_uci(mode).to_string()).expect("a legal move");
            line.push(Ply::new(mv));
            ours.play(mv);
            theirs.play_unchecked(chosen);
        }
        expected.push("*".to_owned());
        let text = write_all(&Record { start, line: line.clone(), ..Record::default() });
        let (tags, moves) = text.split_once("\n\n").expect("tags and moves");
        assert_eq!(moves.split_whitespace().collect::<Vec<_>>(), expected, "{text}");
        assert_eq!(tags.contains("[Variant \"Chess960\"]"), mode == CastlingMode::Chess960);
        assert_eq!(game(&text).line, line, "{text}");
    });
}
