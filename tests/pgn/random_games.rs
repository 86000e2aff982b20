//! Games with everything that a game can have.

use echecs::pgn::{GameResult, Ply, Record, Tags, Variation};
use echecs::rules::Position;

use support::random::Random;

/// Letters that have a meaning elsewhere, or none at all.
const WORDS: [&str; 24] = [
    "word",
    "a",
    "{",
    "(",
    ")",
    ";",
    "%",
    "[Event",
    "\"x\"]",
    "[%clk",
    "0:10:00]",
    "1-0",
    "*",
    "$3",
    "e4",
    "été",
    "no\u{a0}break",
    "\u{2658}f3",
    "\\",
    "\u{feff}",
    "--",
    "%eval",
    "longer-than-most-words-of-any-language-that-is-spoken",
    "12...",
];

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 17",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 98 999",
    "4k3/pppppppp/pppp4/8/8/8/8/QQQQK3 w - - 0 1",
    "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1",
];

/// A game as it is read back from its text: the roster first, words with one
/// space between them.
pub fn record(random: &mut Random) -> Record {
    let fen = STARTS[random.below(STARTS.len())];
    let start = Position::from_playable_fen(fen).expect(fen);
    let mut tags = roster(random);
    for _ in 0..random.below(4) {
        let name = format!("Extra{}", random.below(10));
        let value = comment(random, "}");
        tags.set(&name, &value).expect("a tag");
    }
    if fen.starts_with("bqnb") {
        tags.set("Variant", "Chess960").expect("a tag");
    }
    let length = random.below(120);
    let line = line(random, &start, length, 0);
    let comment = comment(random, "}");
    let result = GameResult::ALL[random.below(4)];
    Record { tags, start, comment, line, result }
}

fn roster(random: &mut Random) -> Tags {
    let mut tags = Tags::default();
    for name in ["Event", "Site", "Date", "Round", "White", "Black"] {
        let value = comment(random, "\"\\ ]  [ }");
        tags.set(name, &value).expect("a tag");
    }
    tags
}

fn line(random: &mut Random, start: &Position, length: usize, depth: usize) -> Vec<Ply> {
    let mut position = start.clone();
    let mut line = Vec::new();
    for _ in 0..length {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut ply = Ply::new(moves[random.below(moves.len())]);
        if random.below(4) == 0 {
            ply.comment = comment(random, "}");
        }
        ply.nags = (0..random.below(8) / 6).map(|_| random.bits() as u8).collect();
        if depth < 5 && random.below(10) == 0 {
            let count = 1 + random.below(3);
            ply.variations = (0..count).map(|_| variation(random, &position, depth + 1)).collect();
        }
        position.play(ply.mv);
        line.push(ply);
    }
    line
}

fn variation(random: &mut Random, start: &Position, depth: usize) -> Variation {
    let length = 1 + random.below(8);
    let comment = if random.below(3) == 0 { comment(random, "}") } else { String::new() };
    Variation { comment, line: line(random, start, length, depth) }
}

/// Some words, sometimes with one more.
fn comment(random: &mut Random, more: &str) -> String {
    let count = random.below(4) * random.below(12);
    let mut words: Vec<&str> = (0..count).map(|_| WORDS[random.below(WORDS.len())]).collect();
    if count > 0 && random.below(4) == 0 {
        words.insert(random.below(count), more);
    }
    words.join(" ")
}
