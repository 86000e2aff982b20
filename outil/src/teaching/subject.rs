//! `echecs sujet`: starts a subject, from functions or from a ready one.

use std::ffi::OsString;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lexopt::{Arg, Parser};

use super::course::Course;
use super::subject_text::{self, Reader};
use super::{placed, ready};
use crate::judge::catalogue::Public;
use crate::judge::clauses::Level;
use crate::judge::nearest;
use crate::judge::options::{self, path, text};
use crate::judge::subject::Subject;
use crate::{help, tell};

pub const HELP: &str = "\
echecs sujet : commencer un sujet, un fichier TOML à lire et à changer

  cargo run -- sujet --cours cpe|in104|partie|stackchess --fonctions A,B,… --vers SUJET.toml
                                   ces fonctions, un point chacune ; sans --fonctions, toutes celles
                                   que le juge connaît
  cargo run -- sujet NOM --vers SUJET.toml
                                   un sujet prêt, avec une graine à soi pour noter
  cargo run -- sujet --liste       les sujets prêts ; partout où il faut un sujet, leur nom suffit

  --niveau fiche|en-tete           ce que la fiche demande (par défaut), ou tout l'en-tête
  --titre TEXTE                    le titre
  --vers FICHIER                   où l'écrire ; sans cela, il s'affiche
";

const OPTIONS: [&str; 7] = ["cours", "fonctions", "niveau", "titre", "vers", "liste", "aide"];

#[derive(Default)]
struct Request {
    ready: Option<String>,
    course: Option<&'static Course>,
    functions: Vec<String>,
    level: Option<Level>,
    title: Option<String>,
    to: Option<PathBuf>,
}

pub fn run(arguments: &[OsString]) -> Result<ExitCode, String> {
    let mut parser = Parser::from_args(arguments);
    let mut request = Request::default();
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("aide" | "help") | Arg::Short('h') => {
                help(HELP);
                return Ok(ExitCode::SUCCESS);
            }
            Arg::Long("liste") => {
                tell(&ready::list()?);
                return Ok(ExitCode::SUCCESS);
            }
            Arg::Long("cours") => {
                request.course = Some(Course::named(&text(&mut parser, "cours")?)?);
            }
            Arg::Long("fonctions" | "fonction") => {
                request.functions.extend(options::names(&text(&mut parser, "fonctions")?));
            }
            Arg::Long("niveau") => {
                request.level = Some(options::level(&text(&mut parser, "niveau")?)?);
            }
            Arg::Long("titre") => request.title = Some(text(&mut parser, "titre")?),
            Arg::Long("vers") => request.to = Some(path(&mut parser, "vers")?),
            Arg::Value(name) if request.ready.is_none() => {
                request.ready = Some(name.to_string_lossy().into_owned());
            }
            other => return Err(options::unknown(other, &OPTIONS)),
        }
    }
    let written = subject_text::text(&request.subject()?, Reader::Teacher);
    match request.to {
        Some(path) => {
            placed::file(&path, written)?;
            tell(&format!("Le sujet est dans {}.\n", path.display()));
        }
        None => tell(&written),
    }
    Ok(ExitCode::SUCCESS)
}

impl Request {
    fn subject(&self) -> Result<Subject, String> {
        let mut subject = match (&self.ready, self.course) {
            (Some(name), None) if self.functions.is_empty() => {
                let ready = Subject::read(Path::new(name))?;
                Subject { level: self.level.unwrap_or(ready.level), ..ready }
            }
            (None, Some(course)) => self.of_course(course)?,
            (Some(_), _) => {
                return Err("un sujet prêt a déjà son cours et ses fonctions".to_owned());
            }
            (None, None) => {
                return Err(
                    "il faut un sujet prêt, ou un cours : « cargo run -- sujet --aide »".to_owned()
                );
            }
        };
        if let Some(title) = &self.title {
            subject.title.clone_from(title);
        }
        subject.marking_seed = Some(any_seed());
        Ok(subject)
    }

    fn of_course(&self, course: &'static Course) -> Result<Subject, String> {
        let level = self.level.unwrap_or(Level::Sheet);
        let known = course.functions();
        let mut subject = Subject { level, ..Subject::default() };
        if self.functions.is_empty() {
            let asked = known.iter().filter(|public| is_asked(**public, level));
            subject.functions = asked.map(|public| (public.name().to_owned(), 1.0)).collect();
        }
        for name in &self.functions {
            let Some(public) = known.iter().find(|public| public.name() == name) else {
                return Err(format!(
                    "« {name} » n'est pas une fonction que le juge connaît dans le cours {}{}",
                    course.name,
                    nearest::suggestion(name, known.iter().map(Public::name))
                ));
            };
            // No sheet asks for it: who names it wants what the library says of it.
            if !is_asked(*public, level) {
                subject.with.extend(public.guarantees(name).map(|clause| clause.tag.to_owned()));
            }
            subject.functions.insert(name.clone(), 1.0);
        }
        let title = match self.functions.as_slice() {
            [name] => name.clone(),
            _ => format!("{} fonctions à écrire", subject.functions.len()),
        };
        Ok(Subject { title: format!("{} : {title}", course.title), ..subject })
    }
}

/// Whether some of its guarantees count at a level.
fn is_asked(public: Public, level: Level) -> bool {
    level == Level::Header
        || public.guarantees(public.name()).any(|clause| clause.level == Level::Sheet)
}

/// A number that nobody guesses, short enough to be copied by hand.
fn any_seed() -> u64 {
    RandomState::new().build_hasher().finish() % 10_000_000_000
}
