//! What people would pick instead, beside us, in one run: `cargo bench --bench peers`.
//!
//! One table: for each task and each other library, its time divided by ours; above 1 we are
//! ahead. They take turns, so that a machine that slows down slows them all; a ratio is that of one
//! turn, shown are the median and the quartiles. Times are the processor's, of this process.
//! The library is the portable build, asked through its C interface where that has the task.
//!
//! The last kept figures stand in `benches/figures.txt`; what has become slower than they say, by
//! more than both spreads, is named at the end. `-- keep` keeps the new ones, and draws
//! `docs/images/vitesse.svg` for the README. `-- pgn` measures that family alone, and keeps nothing; the
//! others are perft, text and game.

mod figures;
mod game;
mod measure;
mod perft;
mod pgn;
mod plot;
mod text;

use std::fs;

use measure::Ratio;

fn main() {
    let asked = |word: &str| std::env::args().any(|argument| argument == word);
    let all = !["perft", "text", "pgn", "game"].into_iter().any(asked);
    let keep = all && asked("keep");
    let mut ratios = Vec::new();
    println!("{:<30}{:<24}{:>7}{:>16}", "task", "beside", "ratio", "quartiles");
    let mut show = |measured: Vec<Ratio>| {
        for ratio in measured {
            println!("{ratio}");
            ratios.push(ratio);
        }
    };
    if all || asked("perft") {
        perft::measure(&mut show);
    }
    if all || asked("text") {
        text::measure(&mut show);
    }
    if all || asked("pgn") {
        pgn::measure(&mut show);
    }
    if all || asked("game") {
        game::measure(&mut show);
    }

    let root = support::root();
    let file = root.join("benches/figures.txt");
    let kept = fs::read_to_string(&file).unwrap_or_default();
    let slower = figures::slower(&figures::read(&kept), &ratios);
    match slower.as_slice() {
        [] => println!("nothing is slower than the kept figures by more than the noise"),
        _ => slower.iter().for_each(|line| println!("slower than the kept figures: {line}")),
    }
    if keep {
        let when = figures::when_and_where();
        fs::write(&file, figures::write(&when, &ratios)).expect("figures.txt can be written");
        let plot = plot::draw(&when, &ratios);
        fs::write(root.join("docs/images/vitesse.svg"), plot).expect("vitesse.svg can be written");
    }
}
