//! How much memory reading PGN takes. The system counts it for a whole process,
//! so this one does nothing else.
#![cfg(target_os = "linux")]

#[path = "pgn/long.rs"]
mod long;

use std::ffi::CString;
use std::fs;
use std::ptr;

use echecs::capi::partie::{
    Partie, lecteur_pgn_fermer, lecteur_pgn_lire_suivante, lecteur_pgn_ouvrir_texte, partie_creer,
    partie_detruire, partie_lire_pgn,
};
use echecs::capi::{TypeErreur, TypeErreurC};
use echecs::pgn::{MAX_GAME_BYTES, PgnReason, ReadError, ReadOptions, Reader};

use long::Long;

const MEBIBYTE: usize = 1 << 20;

/// All in one, so that one after another is counted.
#[test]
fn reading_takes_little_memory() {
    no_more_than_one_game_is_held();
    a_long_comment_takes_at_most_four_times_its_size();
    a_long_comment_takes_at_most_four_times_its_size_from_c();
}

fn no_more_than_one_game_is_held() {
    let many = cost(|| {
        let game = "[Event \"one of many\"]\n\n1. e4 {a comment} e5 (1... c5) 2. Nf3 *\n\n";
        let count = 20 * MEBIBYTE / game.len();
        let mut reader = reader(Long::new("", game, count, ""));
        let mut read = 0;
        while let Some(game) = reader.next_game() {
            assert_eq!(game.expect("a game").line.len(), 3);
            read += 1;
        }
        assert_eq!(read, count);
    });
    assert!(many < 4 * MEBIBYTE, "{many} bytes for small games");

    let nested = cost(|| {
        refuse("e4 (", "(", 1_000_000);
        refuse("e4 ", "(d4", 1_000_000);
    });
    assert!(nested < 4 * MEBIBYTE, "{nested} bytes for open variations");

    let long = cost(|| {
        refuse("e4 {", "x", 100 * MEBIBYTE);
        refuse("[Event \"", "x", 2 * MAX_GAME_BYTES);
    });
    assert!(long < 4 * MAX_GAME_BYTES, "{long} bytes for what is longer than a game may be");
}

/// Parts of which long comments are made: a word without end, words on lines, and words of an old
/// code page, which become longer.
const PARTS: [&[u8]; 3] = [b"x", b"words  on\n lines ", b"\xe9t\xe9 \n"];

/// A game with one comment, which is nearly as long as it may be.
fn long_comment(part: &[u8]) -> Vec<u8> {
    let comment = part.repeat((MAX_GAME_BYTES - 100) / part.len());
    [b"e4 {", comment.as_slice(), b"} e5 *"].concat()
}

fn a_long_comment_takes_at_most_four_times_its_size() {
    for part in PARTS {
        let text = long_comment(part);
        let taken = cost(|| {
            let mut reader = Reader::new(text.as_slice(), ReadOptions::default());
            let game = reader.next_game().expect("a game").expect("a good one");
            assert!(game.line[0].comment.len() > text.len() / 2);
        });
        assert!(taken <= 4 * text.len(), "{taken} bytes for {}", part.escape_ascii());
    }
}

fn a_long_comment_takes_at_most_four_times_its_size_from_c() {
    let refused = [b"e4 {".as_slice(), &b"x".repeat(100 * MEBIBYTE), b"} e5 *"].concat();
    let good = PARTS.map(|part| (long_comment(part), TypeErreur::PasErreur));
    for (text, code) in good.into_iter().chain([(refused, TypeErreur::ErreurPgn)]) {
        let (length, code) = (text.len(), code as TypeErreurC);
        let text = CString::new(text).expect("no zero");
        let whole = cost(|| with_game(|game| read_first(&text, game, code)));
        assert!(whole <= 4 * length, "{whole} bytes for a text of {length}");
        let next = cost(|| with_game(|game| read_next(&text, game, code)));
        assert!(next <= 4 * length, "{next} bytes for a reader and a text of {length}");
    }
}

fn with_game(work: impl FnOnce(*mut Partie)) {
    let game = partie_creer();
    work(game);
    // SAFETY: a game that was given, once.
    unsafe { partie_detruire(game) };
}

fn read_first(text: &CString, game: *mut Partie, code: TypeErreurC) {
    // SAFETY: a game and a terminated text.
    let read = unsafe { partie_lire_pgn(game, text.as_ptr(), 0, ptr::null_mut()) };
    assert_eq!(read, code);
}

fn read_next(text: &CString, game: *mut Partie, code: TypeErreurC) {
    // SAFETY: a game and a terminated text; the reader is closed once, after its use.
    let read = unsafe {
        let reader = lecteur_pgn_ouvrir_texte(text.as_ptr(), 0);
        let read = lecteur_pgn_lire_suivante(reader, game, ptr::null_mut());
        lecteur_pgn_fermer(reader);
        read
    };
    assert_eq!(read, code);
}

fn reader(input: Long<'_>) -> Reader<Long<'_>> {
    Reader::new(input, ReadOptions::default())
}

/// Reads a game that is refused for its size.
fn refuse(start: &str, part: &str, count: usize) {
    let mut reader = reader(Long::new(start, part, count, "} \"]\n*"));
    let Some(Err(ReadError::Pgn(error))) = reader.next_game() else { panic!("{start} is refused") };
    let expected = [PgnReason::TooLong, PgnReason::TooDeep, PgnReason::VariationBeforeMove];
    assert!(expected.contains(&error.reason), "{start}: {error}");
    assert!(reader.next_game().is_none(), "{start}");
}

/// How much more memory this process has had during some work than before it, in bytes.
fn cost(work: impl FnOnce()) -> usize {
    // Whatever was the most until now is forgotten.
    fs::write("/proc/self/clear_refs", "5").expect("a process may ask this of itself");
    let before = memory("VmRSS:");
    work();
    memory("VmHWM:") - before
}

/// What the system says of the memory of this process, in bytes.
fn memory(name: &str) -> usize {
    let status = fs::read_to_string("/proc/self/status").expect("a status");
    let line = status.lines().find(|line| line.starts_with(name)).expect("a line of that name");
    let kibibytes = line.split_whitespace().nth(1).and_then(|number| number.parse::<usize>().ok());
    kibibytes.expect("a number") * 1024
}
