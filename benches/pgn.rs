//! Reading a large PGN, every move of it played on a board, beside the reader
//! that people would pick instead, in one run: `cargo bench --bench pgn`.
//!
//! They take turns, so that a machine that slows down slows them all. Shown for
//! each is the median of its times and the ratio of that to ours. We read games
//! into memory; the other shows what it reads to a visitor, which either keeps
//! the same or plays the moves and keeps nothing.

#[path = "../tests/support/random.rs"]
mod random;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use echecs::pgn::{GameResult, Ply, ReadOptions, Reader, Record, Variation, WriteOptions, write};
use echecs::rules::Position;
use pgn_reader::{Nag, RawComment, RawTag, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

use random::Random;

const ROUNDS: usize = 7;
const GAMES: usize = 4_000;

fn main() {
    let text = games();
    println!("{GAMES} games, {:.1} MB", text.len() as f64 / 1e6);
    println!(
        "{:<16}{:<28}{:>8}{:>8}{:>12}{:>8}",
        "read", "library", "ms", "MB/s", "Mplies/s", "ratio"
    );
    for (name, everything) in [("everything", true), ("the main lines", false)] {
        let contestants: [(&str, &dyn Fn() -> usize); 3] = [
            ("libechecs", &|| our_plies(&text, everything)),
            ("pgn-reader", &|| their_plies(&text, everything, true)),
            ("pgn-reader, keeping nothing", &|| their_plies(&text, everything, false)),
        ];
        let plies = our_plies(&text, everything);
        let mut times = [const { Vec::new() }; 3];
        for _ in 0..ROUNDS {
            for (times, (library, read)) in times.iter_mut().zip(contestants) {
                let start = Instant::now();
                assert_eq!(read(), plies, "{library} miscounts the moves of {name}");
                times.push(start.elapsed());
            }
        }
        let medians = times.map(median);
        for (time, (library, _)) in medians.iter().zip(contestants) {
            let seconds = time.as_secs_f64();
            println!(
                "{name:<16}{library:<28}{:>8.0}{:>8.0}{:>12.2}{:>8.2}",
                seconds * 1e3,
                text.len() as f64 / seconds / 1e6,
                plies as f64 / seconds / 1e6,
                seconds / medians[0].as_secs_f64(),
            );
        }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn our_plies(text: &str, everything: bool) -> usize {
    let options = ReadOptions { variations: everything, comments: everything };
    let mut reader = Reader::new(text.as_bytes(), options);
    let games = std::iter::from_fn(|| reader.next_game());
    games.map(|game| plies(&game.expect("a good game").line)).sum()
}

fn plies(line: &[Ply]) -> usize {
    let variations = line.iter().flat_map(|ply| &ply.variations);
    line.len() + variations.map(|variation| plies(&variation.line)).sum::<usize>()
}

fn their_plies(text: &str, everything: bool, keep: bool) -> usize {
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    let mut player = Player { everything, keep };
    let games = std::iter::from_fn(|| reader.read_game(&mut player).expect("no input error"));
    games.map(|game| std::hint::black_box(game.expect("a good game")).plies).sum()
}

/// Plays every move that it is shown.
struct Player {
    everything: bool,
    keep: bool,
}

/// A game as the other library reads it.
#[derive(Default)]
struct Theirs {
    tags: Vec<(String, String)>,
    plies: usize,
    /// The lines that are open, the main line first.
    open: Vec<TheirLine>,
}

#[derive(Default)]
struct TheirLine {
    comment: String,
    plies: Vec<TheirPly>,
    /// The positions before the last move and after it.
    before: Chess,
    position: Chess,
}

struct TheirPly {
    #[expect(dead_code, reason = "kept as a program would")]
    mv: shakmaty::Move,
    comment: String,
    nags: Vec<u8>,
    variations: Vec<(String, Vec<TheirPly>)>,
}

impl Theirs {
    fn line(&mut self) -> &mut TheirLine {
        self.open.last_mut().expect("the main line is never closed")
    }
}

impl Visitor for Player {
    type Tags = Theirs;
    type Movetext = Theirs;
    type Output = Option<Theirs>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, Theirs> {
        ControlFlow::Continue(Theirs { open: vec![TheirLine::default()], ..Theirs::default() })
    }

    fn tag(
        &mut self,
        game: &mut Theirs,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Self::Output> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            let Some(start) = fen.and_then(|fen| fen.into_position(CastlingMode::Standard).ok())
            else {
                return ControlFlow::Break(None);
            };
            game.line().position = start;
        }
        if self.keep {
            let name = String::from_utf8_lossy(name).into_owned();
            game.tags.push((name, value.decode_utf8_lossy().into_owned()));
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, game: Theirs) -> ControlFlow<Self::Output, Theirs> {
        ControlFlow::Continue(game)
    }

    fn san(&mut self, game: &mut Theirs, san: SanPlus) -> ControlFlow<Self::Output> {
        game.plies += 1;
        let line = game.line();
        let Ok(mv) = san.san.to_move(&line.position) else { return ControlFlow::Break(None) };
        line.before.clone_from(&line.position);
        line.position.play_unchecked(mv);
        if self.keep {
            let (comment, nags, variations) = (String::new(), Vec::new(), Vec::new());
            line.plies.push(TheirPly { mv, comment, nags, variations });
        }
        ControlFlow::Continue(())
    }

    fn nag(&mut self, game: &mut Theirs, nag: Nag) -> ControlFlow<Self::Output> {
        if self.everything
            && let Some(ply) = game.line().plies.last_mut()
        {
            ply.nags.push(nag.0);
        }
        ControlFlow::Continue(())
    }

    fn comment(&mut self, game: &mut Theirs, comment: RawComment<'_>) -> ControlFlow<Self::Output> {
        if self.everything && self.keep {
            let line = game.line();
            let place = line.plies.last_mut().map_or(&mut line.comment, |ply| &mut ply.comment);
            place.push_str(&String::from_utf8_lossy(comment.as_bytes()));
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, game: &mut Theirs) -> ControlFlow<Self::Output, Skip> {
        if self.everything {
            let start = game.line().before.clone();
            game.open.push(TheirLine { position: start, ..TheirLine::default() });
        }
        ControlFlow::Continue(Skip(!self.everything))
    }

    /// Also called after a variation that was skipped.
    fn end_variation(&mut self, game: &mut Theirs) -> ControlFlow<Self::Output> {
        if self.everything
            && let Some(closed) = game.open.pop()
            && let Some(ply) = game.line().plies.last_mut()
        {
            ply.variations.push((closed.comment, closed.plies));
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Theirs) -> Self::Output {
        Some(game)
    }
}

/// Games at random, with comments, annotations and variations, always the same.
fn games() -> String {
    let mut random = Random(2026);
    (0..GAMES).map(|_| write(&record(&mut random), &WriteOptions::default())).collect()
}

fn record(random: &mut Random) -> Record {
    let mut record = Record::default();
    for name in ["Event", "Site", "Date", "Round", "White", "Black"] {
        record.tags.set(name, words(random, 3)).expect("a good tag");
    }
    let length = 40 + random.below(80);
    record.line = line(random, &record.start, length, 0);
    record.result = GameResult::ALL[random.below(4)];
    record
}

fn line(random: &mut Random, start: &Position, length: usize, depth: usize) -> Vec<Ply> {
    let mut position = start.clone();
    let mut line = Vec::new();
    while line.len() < length {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mut ply = Ply::new(moves[random.below(moves.len())]);
        if random.below(8) == 0 {
            ply.comment = words(random, 12);
        }
        if random.below(10) == 0 {
            ply.nags.push(1 + random.below(6) as u8);
        }
        if depth < 3 && random.below(12) == 0 {
            let length = 1 + random.below(8);
            let line = self::line(random, &position, length, depth + 1);
            ply.variations.push(Variation { comment: String::new(), line });
        }
        position.play(ply.mv);
        line.push(ply);
    }
    line
}

fn words(random: &mut Random, most: usize) -> String {
    const WORDS: [&str; 8] =
        ["the", "position", "is", "sharp", "and", "Black’s", "knight", "[%clk 0:10:00]"];
    let words: Vec<&str> = (0..=random.below(most)).map(|_| WORDS[random.below(8)]).collect();
    words.join(" ")
}
