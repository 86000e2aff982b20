//! The arguments of `echecs classe` and `echecs rassembler`.

use std::ffi::OsString;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;

use lexopt::{Arg, Parser};

use super::part::Part;
use super::results::Numbers;
use crate::judge::options::{path, text, unknown};

/// What the command line of a class asks for.
#[derive(Debug)]
pub struct Options {
    pub subject: PathBuf,
    pub copies: Vec<PathBuf>,
    pub output: PathBuf,
    pub part: Part,
    pub workers: usize,
    pub numbers: Numbers,
}

/// What that of joined parts asks for.
#[derive(Debug)]
pub struct Joining {
    pub parts: Vec<PathBuf>,
    pub output: PathBuf,
    pub numbers: Numbers,
}

pub const HELP: &str = "\
echecs classe : juger toutes les copies d'une classe

  cargo run -- classe SUJET.toml COPIES… --sortie DOSSIER

COPIES : un dossier dont chaque sous-dossier et chaque fichier est une copie (un fichier .h va avec les
.c à côté de lui), ou l'archive zip que donne Moodle (les noms en sont tirés). Avec plusieurs arguments,
un dossier qui a lui-même des fichiers .c est une copie.

  --sortie DOSSIER     reçoit notes.csv, index.html, junit.xml, resultats.json et une page par copie ;
                       la même commande continue un travail arrêté, et ne rejuge que ce qui a changé
  --part K/N           ne juge que la part K de N, pour travailler sur N machines
  --virgule            notes.csv avec des virgules décimales et des points-virgules entre les colonnes
  --taches N           combien de copies sont jugées en même temps (par défaut, une par cœur)

La commande finit par 0 si chaque copie a sa ligne et son état, par 1 si la machine n'a pas pu juger
certaines copies, et par 2 si la classe n'a pas pu être jugée.
";

pub const JOINING_HELP: &str = "\
echecs rassembler : réunir les parts d'une classe

  cargo run -- rassembler DOSSIER… --sortie DOSSIER

Les dossiers sont ceux qu'ont écrits « classe … --part 1/N » à « classe … --part N/N ». La sortie est
la même que si la classe avait été jugée en une fois.

  --sortie DOSSIER     reçoit les fichiers de toute la classe
  --virgule            notes.csv avec des virgules décimales et des points-virgules entre les colonnes
";

/// Reads the arguments of a class; `None` if help was asked for.
pub fn read(arguments: &[OsString]) -> Result<Option<Options>, String> {
    let mut parser = Parser::from_args(arguments);
    let mut values: Vec<PathBuf> = Vec::new();
    let (mut output, mut part, mut workers) = (None, Part::WHOLE, None);
    let mut numbers = Numbers::Points;
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("aide" | "help") | Arg::Short('h') => return Ok(None),
            Arg::Long("sortie") => output = Some(path(&mut parser, "sortie")?),
            Arg::Long("part") => {
                let text = text(&mut parser, "part")?;
                part = Part::parse(&text).ok_or_else(|| {
                    format!("--part {text} : il faut K/N, avec K de 1 à N, comme 3/8")
                })?;
            }
            Arg::Long("virgule") => numbers = Numbers::Commas,
            Arg::Long("taches") => {
                let text = text(&mut parser, "taches")?;
                let count: NonZero<usize> = text.parse().map_err(|_| {
                    format!("--taches {text} : il faut un nombre entier, de 1 ou plus")
                })?;
                workers = Some(count.get());
            }
            Arg::Value(value) => values.push(value.into()),
            other => {
                return Err(unknown(other, &["sortie", "part", "virgule", "taches", "aide"]));
            }
        }
    }
    let mut values = values.into_iter();
    let subject = values.next().ok_or("il faut un sujet : un fichier .toml")?;
    let copies: Vec<PathBuf> = values.collect();
    if copies.is_empty() {
        return Err("il faut des copies : un dossier, ou une archive zip".to_owned());
    }
    let output = output.ok_or("il faut dire où écrire les notes : --sortie DOSSIER")?;
    let workers =
        workers.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
    Ok(Some(Options { subject, copies, output, part, workers, numbers }))
}

/// Reads those of joined parts; `None` if help was asked for.
pub fn read_joining(arguments: &[OsString]) -> Result<Option<Joining>, String> {
    let mut parser = Parser::from_args(arguments);
    let mut parts = Vec::new();
    let mut output = None;
    let mut numbers = Numbers::Points;
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("aide" | "help") | Arg::Short('h') => return Ok(None),
            Arg::Long("sortie") => output = Some(path(&mut parser, "sortie")?),
            Arg::Long("virgule") => numbers = Numbers::Commas,
            Arg::Value(value) => parts.push(value.into()),
            other => return Err(unknown(other, &["sortie", "virgule", "aide"])),
        }
    }
    if parts.is_empty() {
        return Err("il faut les dossiers des parts".to_owned());
    }
    let output = output.ok_or("il faut dire où écrire : --sortie DOSSIER")?;
    Ok(Some(Joining { parts, output, numbers }))
}
