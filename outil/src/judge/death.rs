//! How a copy ended instead of answering, in one sentence.

use std::path::Path;

use super::build::{self, STAGE};
use super::executor::{Death, How};

/// What the executor of a copy ends with when a sanitizer has found something.
const ADDRESS: i32 = 86;
const UNDEFINED: i32 = 87;

/// `program` is the one that ended.
pub fn sentence(death: &Death, program: &Path) -> String {
    match death.how {
        How::Exit(ADDRESS) => address(&death.report, program),
        How::Exit(UNDEFINED) => undefined(&death.report),
        How::Exit(code) => format!("la fonction a terminé le programme (exit, code {code})"),
        How::Signal(libc::SIGABRT) => {
            "la fonction a arrêté le programme (abort, ou un assert)".to_owned()
        }
        How::Signal(libc::SIGSEGV) => {
            "la fonction a planté : elle lit ou écrit à une adresse interdite (SIGSEGV)".to_owned()
        }
        How::Signal(libc::SIGFPE) => "la fonction a planté : division par zéro (SIGFPE)".to_owned(),
        How::Signal(libc::SIGXFSZ) => "la fonction affiche sans fin".to_owned(),
        How::Signal(signal) => format!("la fonction a été arrêtée par le signal {signal}"),
        How::Late => "la fonction ne finit pas : une boucle ou une récursion sans fin ?".to_owned(),
        How::Nonsense => "la fonction a écrit là où elle n'en a pas le droit".to_owned(),
    }
}

/// AddressSanitizer's kind of error, by the word after its name.
fn address(report: &str, program: &Path) -> String {
    let kind = report
        .lines()
        .find_map(|line| line.split_once("ERROR: AddressSanitizer: "))
        .map_or("", |(_, rest)| rest.split_whitespace().next().unwrap_or_default());
    let what = match kind {
        "stack-overflow" => "trop d'appels les uns dans les autres : une récursion sans fin ?",
        "heap-use-after-free" => "une mémoire qui a été rendue par free est encore utilisée",
        "stack-use-after-return" | "stack-use-after-scope" => {
            "l'adresse d'une variable locale est utilisée après sa fonction"
        }
        "attempting" => "free pour une adresse qui n'est pas à rendre, ou rendue deux fois",
        "SEGV" => "lecture ou écriture à une adresse interdite",
        "ABRT" => "abort, ou un assert",
        _ if kind.ends_with("-overflow") || kind.ends_with("-underflow") => {
            "lecture ou écriture hors d'un tableau ou d'une structure"
        }
        _ => "accès interdit à la mémoire",
    };
    match build::first_of_the_copy(report, program) {
        Some((file, line)) => format!("la fonction a planté : {file}, ligne {line} : {what}"),
        None => format!("la fonction a planté : {what}"),
    }
}

/// The line that the executor's own handlers write: `file:line:column: what`.
fn undefined(report: &str) -> String {
    let line = report.lines().next().unwrap_or_default();
    let mut parts = line.splitn(4, ':');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(file), Some(number), Some(_), Some(what)) => {
            let file = file.strip_prefix(STAGE).unwrap_or(file);
            format!("la fonction a planté : {file}, ligne {number} :{what}")
        }
        _ => "la fonction a planté : comportement indéfini".to_owned(),
    }
}
