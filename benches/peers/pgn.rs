//! Thousands of games read, every move of them played on a board, and written again.
//!
//! We read games into memory; the other reader shows what it reads to a visitor, which keeps the
//! same.

use std::ffi::{CString, c_char};
use std::fs;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::ptr;

use echecs::capi::partie::{
    Partie, lecteur_pgn_fermer, lecteur_pgn_lire_suivante, lecteur_pgn_ouvrir_texte, partie_creer,
    partie_detruire, partie_ecrire_pgn,
};
use echecs::pgn::{GameResult, Ply, ReadOptions, Reader, Record, Variation, WriteOptions, write};
use echecs::rules::Position;
use pgn_reader::{Nag, RawComment, RawTag, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

use crate::measure::{Contestant, Ratio, compare};
use support::random::Random;

const GAMES: usize = 2_000;

/// The options of the C interface for main lines alone.
const MAIN_LINES: u32 = 3;

pub fn measure(show: &mut impl FnMut(Vec<Ratio>)) {
    let text = games();
    for (name, everything) in [("everything", true), ("main lines", false)] {
        let plies = our_plies(&text, everything);
        let expect = |read: usize| assert_eq!(read, plies, "{name}");
        let contestants: [Contestant; 2] = [
            ("libechecs", Box::new(|| expect(our_plies(&text, everything)))),
            ("pgn-reader + shakmaty", Box::new(|| expect(their_plies(&text, everything)))),
        ];
        show(compare(&format!("PGN read, {name}"), &contestants));
        let given = CString::new(text.as_str()).expect("no zero");
        let options = if everything { 0 } else { MAIN_LINES };
        let contestants: [Contestant; 2] = [
            ("libechecs", Box::new(|| each_from_c(&given, options, |_| ()))),
            ("pgn-reader + shakmaty", Box::new(|| expect(their_plies(&text, everything)))),
        ];
        show(compare(&format!("partie.h read, {name}"), &contestants));
    }
    match PgnExtract::find() {
        None => println!("pgn-extract is not there: what it would write is not compared"),
        Some(program) => show(program.measure(&text)),
    }
}

/// Reads all games as a C program does.
fn each_from_c(text: &CString, options: u32, mut work: impl FnMut(*const Partie)) {
    let mut count = 0;
    // SAFETY: a terminated text; the reader and the game are used before they are given back, and
    // once each.
    unsafe {
        let reader = lecteur_pgn_ouvrir_texte(text.as_ptr(), options);
        let game = partie_creer();
        while lecteur_pgn_lire_suivante(reader, game, ptr::null_mut()) == 0 {
            work(game);
            count += 1;
        }
        partie_detruire(game);
        lecteur_pgn_fermer(reader);
    }
    assert_eq!(count, GAMES);
}

/// The program that people use to check and rewrite files of games, and such a file.
struct PgnExtract {
    program: &'static str,
    file: PathBuf,
}

impl PgnExtract {
    fn find() -> Option<PgnExtract> {
        // Where Debian puts games may not be among the directories of programs.
        let programs = ["pgn-extract", "/usr/games/pgn-extract"];
        let starts = |program: &&str| Command::new(program).arg("--version").output().is_ok();
        let file = std::env::temp_dir().join(format!("echecs-{}.pgn", std::process::id()));
        programs.into_iter().find(starts).map(|program| PgnExtract { program, file })
    }

    fn measure(&self, text: &str) -> Vec<Ratio> {
        fs::write(&self.file, text).expect("a file for pgn-extract");
        let given = CString::new(text).expect("no zero");
        let contestants: [Contestant; 2] = [
            ("libechecs", Box::new(|| each_from_c(&given, 0, write_again))),
            ("pgn-extract", Box::new(|| self.run())),
        ];
        let measured = compare("PGN read and written", &contestants);
        fs::remove_file(&self.file).expect("the file is ours");
        measured
    }

    fn run(&self) {
        let mut command = Command::new(self.program);
        command.arg("-s").arg(&self.file).stdout(Stdio::null()).stderr(Stdio::null());
        assert!(command.status().expect("it was there").success());
    }
}

fn write_again(game: *const Partie) {
    let mut buffer = [0 as c_char; 1 << 16];
    // SAFETY: a game, and a buffer with its size.
    let length = unsafe { partie_ecrire_pgn(game, 0, buffer.as_mut_ptr(), buffer.len()) };
    assert!(length < buffer.len());
    black_box(&buffer);
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

fn their_plies(text: &str, everything: bool) -> usize {
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    let mut player = Player { everything };
    let games = std::iter::from_fn(|| reader.read_game(&mut player).expect("no input error"));
    games.map(|game| black_box(game.expect("a good game")).plies).sum()
}

/// Plays every move that it is shown.
struct Player {
    everything: bool,
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
        let name = String::from_utf8_lossy(name).into_owned();
        game.tags.push((name, value.decode_utf8_lossy().into_owned()));
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
        let (comment, nags, variations) = (String::new(), Vec::new(), Vec::new());
        line.plies.push(TheirPly { mv, comment, nags, variations });
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
        if self.everything {
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
