//! The time that a copy takes before the judge, on one processor, the compiler with its sanitizers
//! included: `cargo bench -p outil --bench verifier`.
//!
//! Shown are the median, the fastest and the slowest of some runs: by the clock, which counts what
//! others do on the machine too, and in processor time, which does not. What is no compiler and no
//! linker is the judge, its witness and the program of the copy: their processes live long enough to
//! be watched, and the rest of the time is the share of the others.

#[cfg(target_os = "linux")]
#[path = "verifier/watched.rs"]
mod watched;

#[cfg(target_os = "linux")]
fn main() {
    use std::path::Path;
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let zoo = |name: &str| root.join("outil/tests/zoo/cpe").join(name);
    let three = ["roque_fiche.c", "passant_fiche.c", "historique_fiche.c"].map(zoo).to_vec();
    let project = vec![root.join("tests/projets/cpe")];
    let copies = [
        ("castling, en passant, history", "fiche", 4.0, three),
        ("a whole project, by its sheets", "fiche", 20.0, project.clone()),
        ("a whole project, by the header", "en-tete", 20.0, project),
    ];
    println!(
        "{:32}{:^12}{:^26}{:^26}{:^10}",
        "seconds, one processor", "functions", "clock", "processor time", "compiler"
    );
    println!("{:44}{COLUMNS}{COLUMNS}{:>8}", "", "%", COLUMNS = "    median   from     to  ");
    for (name, level, goal, paths) in copies {
        let runs: Vec<watched::Run> = (0..RUNS).map(|_| watched::run(&paths, level)).collect();
        // By the whole header the project has faults, which are looked for and made small too.
        assert!(level == "en-tete" || runs.iter().all(|run| run.is_right), "{name} is refused");
        let functions = runs[0].functions;
        let clock = spread(runs.iter().map(|run| run.clock));
        let processor = spread(runs.iter().map(|run| run.processor));
        let shares = runs.iter().map(|run| 100.0 * (1.0 - run.judging / run.processor));
        println!(
            "{name:32}{functions:^12}{}{}{:>8.0}   goal: {goal}",
            shown(&clock),
            shown(&processor),
            spread(shares)[1]
        );
    }
}

#[cfg(not(target_os = "linux"))]
fn main() {
    println!("processes are watched on Linux only");
}

#[cfg(target_os = "linux")]
const RUNS: usize = 5;

/// The least, the median and the most.
#[cfg(target_os = "linux")]
fn spread(values: impl Iterator<Item = f64>) -> [f64; 3] {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    [values[0], values[values.len() / 2], values[values.len() - 1]]
}

#[cfg(target_os = "linux")]
fn shown([least, median, most]: &[f64; 3]) -> String {
    format!("{median:>10.2}{least:>7.2}{most:>7.2}  ")
}
