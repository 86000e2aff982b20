//! SAN: a line with a FEN, then a text that may be a move there. What is read is legal, and
//! its notation is read as the same move; so is that of every legal move.

#![no_main]

use echecs::rules::{CastlingStyle, Letters, Move, Position, San};
use fuzz::text::first_line;
use libfuzzer_sys::{Corpus, fuzz_target};

const LANGUAGES: [Letters; 2] = [Letters::French, Letters::English];

fuzz_target!(|data: &[u8]| -> Corpus {
    let (fen, text) = first_line(data);
    let Ok(position) = Position::from_playable_fen(fen) else { return Corpus::Reject };
    let legal = position.legal_moves();
    for letters in LANGUAGES {
        if let Ok(mv) = position.parse_san(text, letters) {
            assert!(legal.contains(&mv), "{mv:?} is not legal");
        }
        let mut written: Vec<String> =
            legal.iter().map(|&mv| is_read_back(&position, mv, letters)).collect();
        written.sort();
        written.dedup();
        assert_eq!(written.len(), legal.len(), "two moves are written alike");
        if let Some(san) = San::read(text, letters) {
            let intentions = position.san_intentions(&san);
            if let Ok(mv) = position.find_san(&san) {
                assert!(intentions.contains(&position.move_squares(mv)), "{mv:?} is not meant");
            }
        }
    }
    if let Some(mv) = str::from_utf8(text).ok().and_then(|text| position.parse_uci(text).ok()) {
        assert!(legal.contains(&mv), "{mv:?} is not legal");
    }
    Corpus::Keep
});

fn is_read_back(position: &Position, mv: Move, letters: Letters) -> String {
    let san = position.to_san(mv, letters);
    assert_eq!(position.parse_san(&san, letters), Ok(mv), "{san}");
    let uci = mv.to_uci(CastlingStyle::Chess960);
    assert_eq!(position.parse_uci(&uci), Ok(mv), "{uci}");
    san
}
