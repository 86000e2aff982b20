//! Positions and moves in writing, of the published perft positions that all three read.

use std::hint::black_box;

use cozy_chess::util::{display_san_move, parse_san_move};
use echecs::rules::{Letters, Move, Position};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode};

use crate::measure::{Contestant, Ratio, compare};

/// How often the whole list is gone through at a turn.
const TIMES: usize = 20;

/// A position, as each library has it, and some of its moves.
struct Sample {
    fen: &'static str,
    ours: Position,
    theirs: Chess,
    cozy: cozy_chess::Board,
    moves: Vec<Written>,
}

struct Written {
    san: String,
    ours: Move,
    theirs: shakmaty::Move,
    cozy: cozy_chess::Move,
}

fn samples() -> Vec<Sample> {
    let text = include_str!("../../src/fixtures/perft.txt");
    let fens = text.lines().filter(|line| !line.starts_with('#'));
    fens.filter_map(|line| sample(line.split(" ; ").next()?)).collect()
}

fn sample(fen: &'static str) -> Option<Sample> {
    let ours = Position::from_fen(fen).ok()?;
    let theirs = read_theirs(fen)?;
    let cozy: cozy_chess::Board = fen.parse().ok()?;
    let written = |mv: Move| {
        let san = ours.to_san(mv, Letters::English);
        let read: SanPlus = san.parse().ok()?;
        let (theirs, cozy) = (read.san.to_move(&theirs).ok()?, parse_san_move(&cozy, &san).ok()?);
        Some(Written { san, ours: mv, theirs, cozy })
    };
    let moves = ours.legal_moves().into_iter().step_by(4).map(written).collect::<Option<_>>()?;
    Some(Sample { fen, ours, theirs, cozy, moves })
}

fn read_theirs(fen: &str) -> Option<Chess> {
    Fen::from_ascii(fen.as_bytes()).ok()?.into_position(CastlingMode::Standard).ok()
}

pub fn measure(show: &mut impl FnMut(Vec<Ratio>)) {
    let samples = samples();
    let each = |work: &dyn Fn(&Sample)| (0..TIMES).for_each(|_| samples.iter().for_each(work));
    let each_move = |work: &dyn Fn(&Sample, &Written)| {
        each(&|sample| sample.moves.iter().for_each(|written| work(sample, written)));
    };
    let reading: [Contestant; 3] = [
        ("libechecs", Box::new(|| each(&|s| keep(Position::from_fen(s.fen))))),
        ("shakmaty", Box::new(|| each(&|s| keep(read_theirs(s.fen))))),
        ("cozy-chess", Box::new(|| each(&|s| keep(s.fen.parse::<cozy_chess::Board>())))),
    ];
    show(compare("FEN read", &reading));
    let theirs = |s: &Sample| Fen::from_position(&s.theirs, EnPassantMode::Legal).to_string();
    let writing: [Contestant; 3] = [
        ("libechecs", Box::new(|| each(&|s| keep(s.ours.to_string())))),
        ("shakmaty", Box::new(|| each(&|s| keep(theirs(s))))),
        ("cozy-chess", Box::new(|| each(&|s| keep(s.cozy.to_string())))),
    ];
    show(compare("FEN written", &writing));
    let theirs = |s: &Sample, w: &Written| {
        SanPlus::from_ascii(w.san.as_bytes()).ok().and_then(|read| read.san.to_move(&s.theirs).ok())
    };
    let reading: [Contestant; 3] = [
        (
            "libechecs",
            Box::new(|| each_move(&|s, w| keep(s.ours.parse_san(&w.san, Letters::English)))),
        ),
        ("shakmaty", Box::new(|| each_move(&|s, w| keep(theirs(s, w))))),
        ("cozy-chess", Box::new(|| each_move(&|s, w| keep(parse_san_move(&s.cozy, &w.san))))),
    ];
    show(compare("SAN read", &reading));
    let theirs =
        |s: &Sample, w: &Written| SanPlus::from_move(s.theirs.clone(), w.theirs).to_string();
    let cozy = |s: &Sample, w: &Written| display_san_move(&s.cozy, w.cozy).to_string();
    let writing: [Contestant; 3] = [
        (
            "libechecs",
            Box::new(|| each_move(&|s, w| keep(s.ours.to_san(w.ours, Letters::English)))),
        ),
        ("shakmaty", Box::new(|| each_move(&|s, w| keep(theirs(s, w))))),
        ("cozy-chess", Box::new(|| each_move(&|s, w| keep(cozy(s, w))))),
    ];
    show(compare("SAN written", &writing));
}

/// Lets the compiler believe that somebody wants the result.
fn keep<T>(result: T) {
    drop(black_box(result));
}
