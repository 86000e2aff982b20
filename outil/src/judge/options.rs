//! The arguments of `echecs verifier`.

use std::ffi::{OsStr, OsString};
use std::num::{IntErrorKind, ParseIntError};
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};

use super::clauses::Level;
use super::nearest;
use super::report::Format;

/// What the command line asks for.
#[derive(Debug, Default)]
pub struct Options {
    pub copies: Vec<PathBuf>,
    pub level: Option<Level>,
    pub functions: Vec<String>,
    pub subject: Option<PathBuf>,
    pub seed: Option<u64>,
    /// The seed is the one that marks.
    pub is_for_marks: bool,
    pub format: Format,
    pub html: Option<PathBuf>,
    pub seconds: Option<u64>,
    /// A line at the end says how far a student is.
    pub shows_progress: bool,
}

pub const HELP: &str = "\
echecs verifier : juger une copie, fonction par fonction et clause par clause

  cargo run -- verifier COPIE…     des fichiers C, ou un dossier avec tout ce qu'il contient

  --niveau fiche|en-tete           ce que la fiche du cours demande (par défaut), ou tout l'en-tête
  --fonction NOM[,NOM…]            ce que la copie doit définir : une fonction absente est une faute
  --sujet FICHIER.toml             un sujet : niveau, fonctions, clauses, points, appels permis
  --graine N                       d'autres cas ; la même graine donne les mêmes
  --noter                          les cas de la graine_notation du sujet, au lieu de sa graine
  --format texte|json|tap|junit|vpl|gradescope
  --html FICHIER                   écrit aussi le rapport en une page à ouvrir dans un navigateur
  --progres                        dit à la fin combien de fonctions du sujet sont écrites et justes
  --temps N                        les secondes qu'un appel peut durer (2 par défaut)

La commande finit par 0 si tout ce qui est demandé est juste, par 1 si quelque chose est faux, et par
2 si la copie n'a pas pu être jugée.
";

/// Nobody waits longer for one call.
const SECONDS_MAX: u64 = 3600;

const OPTIONS: [&str; 10] = [
    "niveau", "fonction", "sujet", "graine", "noter", "format", "html", "progres", "temps", "aide",
];

/// Reads the arguments; `None` if help was asked for.
pub fn read(arguments: &[OsString]) -> Result<Option<Options>, String> {
    let mut parser = Parser::from_args(arguments);
    let mut options = Options::default();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("aide" | "help") | Arg::Short('h') => return Ok(None),
            Arg::Long("niveau") => options.level = Some(level(&text(&mut parser, "niveau")?)?),
            Arg::Long("fonction") => {
                let names = text(&mut parser, "fonction")?;
                options.functions.extend(self::names(&names));
            }
            Arg::Long("sujet") => options.subject = Some(path(&mut parser, "sujet")?),
            Arg::Long("graine") => options.seed = Some(number(&mut parser, "graine")?),
            Arg::Long("noter") => options.is_for_marks = true,
            Arg::Long("format") => options.format = Format::named(&text(&mut parser, "format")?)?,
            Arg::Long("html") => options.html = Some(page(path(&mut parser, "html")?)?),
            Arg::Long("progres") => options.shows_progress = true,
            Arg::Long("temps") => {
                let seconds = number(&mut parser, "temps")?;
                options.seconds = Some(self::seconds(seconds).map_err(|why| format!("--{why}"))?);
            }
            Arg::Value(copy) => options.copies.push(copy.into()),
            other => return Err(unknown(other, &OPTIONS)),
        }
    }
    if options.copies.is_empty() {
        return Err("il faut une copie : des fichiers C, ou un dossier".to_owned());
    }
    if options.shows_progress && options.subject.is_none() {
        return Err(
            "--progres compte les fonctions d'un sujet : il faut --sujet FICHIER".to_owned()
        );
    }
    Ok(Some(options))
}

/// Where a page is written. A name that is forgotten would make it the file that comes next: a copy.
fn page(path: PathBuf) -> Result<PathBuf, String> {
    match path.extension().and_then(OsStr::to_str) {
        Some("html" | "htm") => Ok(path),
        _ => Err(format!("--html {} : il faut un nom qui finit par .html", path.display())),
    }
}

/// The names of a list such as `a,b`.
pub fn names(list: &str) -> impl Iterator<Item = String> {
    list.split(',').map(|name| name.trim().to_owned())
}

/// What to say of an argument that nobody expects.
pub fn unknown(argument: Arg<'_>, known: &[&str]) -> String {
    match argument {
        Arg::Long(name) => {
            format!("l'option --{name} n'existe pas{}", nearest::dashed(name, known))
        }
        Arg::Short(letter) => format!("l'option -{letter} n'existe pas"),
        Arg::Value(word) => format!("« {} » est de trop", word.to_string_lossy()),
    }
}

pub fn level(name: &str) -> Result<Level, String> {
    match name {
        "fiche" => Ok(Level::Sheet),
        "en-tete" | "en-tête" => Ok(Level::Header),
        _ => Err(format!("« {name} » n'est pas un niveau, il faut fiche ou en-tete")),
    }
}

/// The seconds of a call.
pub fn seconds(number: u64) -> Result<u64, String> {
    match number {
        1..=SECONDS_MAX => Ok(number),
        _ => Err(no_seconds(&number.to_string())),
    }
}

/// What to say of a time that is none.
pub fn no_seconds(text: &str) -> String {
    format!("temps {text} : il faut un nombre entier de secondes, de 1 à {SECONDS_MAX}")
}

fn value(parser: &mut Parser, option: &str) -> Result<OsString, String> {
    parser.value().map_err(|_| format!("il manque une valeur après --{option}"))
}

pub fn text(parser: &mut Parser, option: &str) -> Result<String, String> {
    let value = value(parser, option)?;
    value.string().map_err(|_| format!("la valeur de --{option} n'est pas lisible"))
}

pub fn path(parser: &mut Parser, option: &str) -> Result<PathBuf, String> {
    Ok(value(parser, option)?.into())
}

fn number(parser: &mut Parser, option: &str) -> Result<u64, String> {
    let text = text(parser, option)?;
    text.parse().map_err(|error: ParseIntError| match error.kind() {
        IntErrorKind::PosOverflow => {
            format!("--{option} {text} : ce nombre est trop grand, il va jusqu'à {}", u64::MAX)
        }
        _ => format!("--{option} {text} : il faut un nombre entier positif"),
    })
}
