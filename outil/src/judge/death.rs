//! How a copy ended instead of answering, in one sentence.

use std::path::Path;

use super::build::{self, STAGE};
use super::executor::{Death, How};
use super::{program, unset};

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
        How::Nonsense => "ce n'est pas une réponse : la fonction a écrit dans une mémoire, ou par un descripteur (write), \
             qui n'est pas à elle"
                .to_owned(),
    }
}

/// Where to look: each kind of accident has its own question.
pub fn hint(death: &Death) -> &'static str {
    const INDEX: &str =
        "à cette ligne, quelles valeurs l'indice peut-il prendre, et combien de places y a-t-il ?";
    const POINTER: &str =
        "à cette ligne, quel pointeur peut être NULL, ou n'avoir jamais reçu d'adresse ?";
    let line = death.report.lines().next().unwrap_or_default();
    match death.how {
        How::Exit(ADDRESS) => match kind(&death.report) {
            "stack-overflow" => "à quelle condition vos appels récursifs s'arrêtent-ils ?",
            "heap-use-after-free" | "attempting" => {
                "qui rend cette mémoire par free, et qui s'en sert encore ?"
            }
            "stack-use-after-return" | "stack-use-after-scope" => {
                "une variable locale disparaît avec sa fonction : qui garde son adresse ?"
            }
            "SEGV" if unset::is_address(&death.report) => unset::HINT,
            "SEGV" => POINTER,
            _ => INDEX,
        },
        How::Exit(UNDEFINED) if line.contains("reçu de valeur") => unset::HINT,
        How::Exit(UNDEFINED) if line.contains("valeur que ce type") => unset::HINT,
        How::Exit(UNDEFINED) if line.contains("décalage") => {
            "de combien de bits décalez-vous ici, et combien le type en a-t-il ? 1 est un int, 1ULL a \
             64 bits"
        }
        How::Exit(UNDEFINED) if line.contains("indice") => INDEX,
        How::Exit(UNDEFINED) if line.contains("adresse") || line.contains("NULL") => POINTER,
        How::Exit(UNDEFINED) if line.contains("sans return") => {
            "par quels chemins la fonction arrive-t-elle à sa fin sans return ?"
        }
        How::Exit(UNDEFINED) => {
            "quelles valeurs ce calcul peut-il prendre, et le type les a-t-il ?"
        }
        How::Exit(_) => "une fonction rend sa réponse à qui l'appelle : qui finit le programme ?",
        How::Signal(libc::SIGABRT) => {
            "quel assert n'est pas vérifié ici ? Cet appel respecte ce que la fiche dit"
        }
        How::Signal(libc::SIGFPE) => "par quoi divisez-vous ici ?",
        How::Signal(libc::SIGXFSZ) | How::Late => {
            "quelle condition arrête chaque boucle, et qu'est-ce qui la fait avancer à chaque tour ?"
        }
        How::Signal(_) => POINTER,
        How::Nonsense => {
            "où votre code écrit-il plus loin que ce qu'il a reçu, ou par un descripteur qu'il n'a pas \
             ouvert ?"
        }
    }
}

/// What a program needs to be compiled with to show it without the judge.
pub fn options(death: &Death) -> &'static str {
    match death.how {
        How::Exit(ADDRESS | UNDEFINED) | How::Nonsense => program::SANITIZERS,
        How::Signal(libc::SIGSEGV) => program::SANITIZERS,
        _ => "",
    }
}

/// AddressSanitizer's kind of error, by the word after its name.
fn kind(report: &str) -> &str {
    let named = report.lines().find_map(|line| line.split_once("ERROR: AddressSanitizer: "));
    named.map_or("", |(_, rest)| rest.split_whitespace().next().unwrap_or_default())
}

fn address(report: &str, program: &Path) -> String {
    let kind = kind(report);
    let what = match kind {
        "stack-overflow" => "trop d'appels les uns dans les autres : une récursion sans fin ?",
        "heap-use-after-free" => "une mémoire qui a été rendue par free est encore utilisée",
        "stack-use-after-return" | "stack-use-after-scope" => {
            "l'adresse d'une variable locale est utilisée après sa fonction"
        }
        "attempting" => "free pour une adresse qui n'est pas à rendre, ou rendue deux fois",
        "SEGV" if unset::is_address(report) => {
            "une adresse qui vient d'une variable qui n'a jamais reçu de valeur"
        }
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
