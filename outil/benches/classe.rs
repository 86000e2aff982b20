//! How long a class takes, and how much memory: `cargo bench -p outil --bench classe`.
//!
//! An honest class: sixty copies of castling, en passant and the history of the CPE course, put
//! together from the zoo. A third is right, a third is wrong, two never end, one writes a gigabyte;
//! of the others some do not compile and some are not finished. Shown are the time on all cores, the
//! processor time of all that was started, and the compiler's share.
//!
//! `-- memoire` measures the memory of the process that leads the work, with 60, 600 and 6,000 small
//! copies that do not compile; two numbers after it are other sizes.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const SUBJECT: &str = "titre = \"Roque, prise en passant, historique\"\n[fonctions]\n\
    echiquier_deplacement_special_realise_si_possible_roque = 8\n\
    echiquier_deplacement_special_realise_si_possible_prise_en_passant = 8\n\
    historique_deplacement_existe = 4\n";

const GIGABYTE: &str = "#include <stdio.h>\n#include \"echecs.h\"\n\
    int historique_deplacement_existe(const historique_partie *h, int x, int y)\n{\n\
    for (long n = 0; n < 16777216; n++)\n\
    puts(\"soixante-trois lettres par ligne font un gigaoctet, ligne a ligne\");\n\
    return h->nombre_coups > x + y;\n}\n";

const DOES_NOT_COMPILE: &str = "#include \"echecs.h\"\n#error \"la suite bientot\"\n";

fn main() {
    let arguments: Vec<String> =
        std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("banc-classe");
    match arguments.split_first() {
        Some((word, sizes)) if word == "memoire" => {
            let sizes: Vec<usize> = sizes.iter().filter_map(|size| size.parse().ok()).collect();
            memory(&folder, if sizes.is_empty() { &[60, 600, 6000] } else { &sizes });
        }
        _ => honest_class(&folder),
    }
    fs::remove_dir_all(&folder).expect("the folder of the benchmark is removed");
}

fn honest_class(folder: &Path) {
    let zoo = Zoo::new();
    clean(folder);
    for number in 0..60 {
        zoo.hand_in(number, &folder.join(format!("copies/{number:02}")));
    }
    let run = run(folder);
    let (time, processor) = (run.time.as_secs_f64(), run.processor.as_secs_f64());
    println!("60 copies : {time:.1} s, {processor:.1} s de processeur");
    println!("{}", run.said.lines().next().unwrap_or_default());
}

/// The files of the zoo, by what is in them.
struct Zoo {
    castling: Kind,
    en_passant: Kind,
    history: Kind,
}

/// The copies of one function.
struct Kind {
    name: &'static str,
    right: Vec<PathBuf>,
    wrong: Vec<PathBuf>,
    unfinished: PathBuf,
}

impl Zoo {
    fn new() -> Zoo {
        Zoo {
            castling: Kind::new("roque"),
            en_passant: Kind::new("passant"),
            history: Kind::new("historique"),
        }
    }

    /// Writes one of the sixty copies.
    fn hand_in(&self, number: usize, folder: &Path) {
        let Zoo { castling, en_passant, history } = self;
        let all = [castling, en_passant, history];
        fs::create_dir_all(folder).expect("a folder for a copy");
        for kind in all {
            kind.hand_in(&kind.right[number % kind.right.len()], folder);
        }
        let write =
            |text: &str| fs::write(folder.join("historique.c"), text).expect("a file is written");
        match number {
            0..20 => {}
            20..40 => {
                let kind = all[number % 3];
                kind.hand_in(&kind.wrong[number * 7 % kind.wrong.len()], folder);
            }
            40..42 => {
                let loops = zoo().join("hostiles/boucle.c");
                history.hand_in(&loops, folder);
            }
            42 => write(GIGABYTE),
            43..47 => write(DOES_NOT_COMPILE),
            47..52 => all[number % 3].hand_in(&all[number % 3].unfinished, folder),
            _ => {
                let missing = all[number % 3];
                fs::remove_file(folder.join(format!("{}.c", missing.name)))
                    .expect("it was written");
            }
        }
    }
}

impl Kind {
    fn new(name: &'static str) -> Kind {
        let entries = fs::read_dir(zoo().join("cpe")).expect("the zoo");
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
        files.sort();
        files.retain(|path| {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            file.starts_with(&format!("{name}_")) && file.ends_with(".c")
        });
        let begins = |path: &Path, word: &str| {
            let bytes = fs::read(path).expect("a copy");
            bytes.starts_with(format!("/* {word}").as_bytes())
        };
        let of = |word: &str| -> Vec<PathBuf> {
            files.iter().filter(|path| begins(path, word)).cloned().collect()
        };
        let unfinished = of("incomplet").remove(0);
        Kind { name, right: of("juste"), wrong: of("faux"), unfinished }
    }

    fn hand_in(&self, file: &Path, folder: &Path) {
        fs::copy(file, folder.join(format!("{}.c", self.name))).expect("a copy is copied");
    }
}

fn zoo() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/zoo")
}

fn memory(folder: &Path, sizes: &[usize]) {
    println!("{:>8} {:>16} {:>10}", "copies", "mémoire (Mo)", "temps (s)");
    for &size in sizes {
        clean(folder);
        for number in 0..size {
            let text = format!("{DOES_NOT_COMPILE}/* {number} */\n");
            let path = folder.join(format!("copies/{number}.c"));
            fs::create_dir_all(folder.join("copies")).expect("a folder");
            fs::write(path, text).expect("a copy is written");
        }
        let run = run(folder);
        let memory = run.memory as f64 / 1024.0;
        println!("{size:>8} {memory:>16.1} {:>10.1}", run.time.as_secs_f64());
    }
}

fn clean(folder: &Path) {
    if folder.exists() {
        fs::remove_dir_all(folder).expect("what was there is removed");
    }
    fs::create_dir_all(folder).expect("a folder");
    fs::write(folder.join("sujet.toml"), SUBJECT).expect("a subject");
}

struct Run {
    time: Duration,
    /// That of its whole family.
    processor: Duration,
    /// Kilobytes at most, of the process that leads the work alone.
    memory: u64,
    said: String,
}

fn run(folder: &Path) -> Run {
    let (start, before) = (Instant::now(), processor_time());
    let mut child = Command::new(env!("CARGO_BIN_EXE_echecs"))
        .args(["classe", "sujet.toml", "copies", "--sortie", "sortie"])
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command starts");
    let mut memory = 0;
    let status = loop {
        memory = peak(child.id()).unwrap_or(memory);
        match child.try_wait().expect("it is ours") {
            Some(status) => break status,
            None => thread::sleep(Duration::from_millis(2)),
        }
    };
    let mut said = String::new();
    child.stdout.take().expect("it is piped").read_to_string(&mut said).expect("text");
    assert!(status.success(), "{status}: {said}");
    Run { time: start.elapsed(), processor: processor_time() - before, memory, said }
}

/// The processor time of all that this process has started and waited for.
fn processor_time() -> Duration {
    // SAFETY: all zeros is a value of this structure of integers, which the system fills.
    let usage = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        libc::getrusage(libc::RUSAGE_CHILDREN, &mut usage);
        usage
    };
    let duration = |time: libc::timeval| {
        Duration::new(time.tv_sec as u64, 0) + Duration::from_micros(time.tv_usec as u64)
    };
    duration(usage.ru_utime) + duration(usage.ru_stime)
}

/// The most memory that a process has had, as Linux tells it.
fn peak(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").parse().ok()
}
