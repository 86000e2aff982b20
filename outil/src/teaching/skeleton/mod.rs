//! `echecs squelette`: the project that students start from.

mod contract;
mod module;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use lexopt::{Arg, Parser};
use minijinja::context;
use serde::Serialize;

use super::course::Course;
use super::flags;
use super::placed::{self, Draft};
use super::subject_text::{self, Reader};
use super::template;
use crate::judge::options::{path, unknown};
use crate::judge::subject::Subject;
use crate::{help, packages, places, tell};
use module::Module;

pub const HELP: &str = "\
echecs squelette : le projet d'où partent les étudiants

  cargo run -- squelette SUJET --vers DOSSIER

SUJET est un fichier, ou le nom d'un sujet prêt (« cargo run -- sujet --liste »). DOSSIER est nouveau ou
vide : un fichier d'étudiant n'est jamais écrasé. La graine qui note n'y est pas.
";

const OPTIONS: [&str; 2] = ["vers", "aide"];

const MAKEFILE: &str = include_str!("modeles/Makefile");
const README: &str = include_str!("modeles/README.md");
const IGNORED: &str = include_str!("modeles/gitignore");
pub const TO_WRITE: &str = include_str!("modeles/a_ecrire.h");
pub const TO_WRITE_FILE: &str = "a_ecrire.h";

pub fn run(arguments: &[OsString]) -> Result<ExitCode, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut subject, mut to): (Option<PathBuf>, Option<PathBuf>) = (None, None);
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("aide" | "help") | Arg::Short('h') => {
                help(HELP);
                return Ok(ExitCode::SUCCESS);
            }
            Arg::Long("vers") => to = Some(path(&mut parser, "vers")?),
            Arg::Value(named) if subject.is_none() => subject = Some(named.into()),
            other => return Err(unknown(other, &OPTIONS)),
        }
    }
    let (Some(subject), Some(to)) = (subject, to) else {
        return Err(
            "il faut un sujet et un dossier : « echecs squelette SUJET --vers DOSSIER »".to_owned()
        );
    };
    placed::folder(&to, project(&Subject::read_to_be_asked(&subject)?)?)?;
    tell(&format!(
        "Le projet est dans {0}. Pour l'essayer : cd {1} && make jouer\n",
        to.display(),
        flags::quoted(&to)?
    ));
    Ok(ExitCode::SUCCESS)
}

/// The files of a student's project, on this machine.
fn project(subject: &Subject) -> Result<Vec<Draft>, String> {
    let mut drafts = shared(subject)?;
    drafts.push(Draft::new("libechecs.mk", found()?));
    Ok(drafts)
}

/// The files of a student's project, for any machine.
pub fn shared(subject: &Subject) -> Result<Vec<Draft>, String> {
    let course = Course::of(subject)?;
    let modules = module::modules(course, subject)?;
    let mut drafts = sources(subject)?;
    drafts.push(Draft::new("Makefile", filled(MAKEFILE, course, subject, &modules)?));
    drafts.push(Draft::new("README.md", filled(README, course, subject, &modules)?));
    drafts.push(Draft::new(".gitignore", filled(IGNORED, course, subject, &modules)?));
    drafts.push(Draft::new("sujet.toml", subject_text::text(subject, Reader::Student)));
    Ok(drafts)
}

/// What is compiled: the modules, the program that plays, and the macro of what is to be written.
pub fn sources(subject: &Subject) -> Result<Vec<Draft>, String> {
    let mut drafts = modules(subject)?;
    drafts.push(Draft::new("main.c", main(Course::of(subject)?)));
    drafts.push(Draft::new(TO_WRITE_FILE, TO_WRITE));
    Ok(drafts)
}

/// The files to write.
pub fn modules(subject: &Subject) -> Result<Vec<Draft>, String> {
    let course = Course::of(subject)?;
    let modules = module::modules(course, subject)?;
    let text =
        |module: &Module| Draft::new(format!("{}.c", module.name), module.text(course, subject));
    Ok(modules.iter().map(text).collect())
}

/// The program that plays, by the course's own functions.
fn main(course: &Course) -> &'static str {
    match course.name {
        "cpe" => include_str!("modeles/cpe.c"),
        "in104" => include_str!("modeles/in104.c"),
        "partie" => include_str!("modeles/partie.c"),
        _ => include_str!("modeles/stackchess.c"),
    }
}

#[derive(Serialize)]
struct Listed {
    nom: String,
    fonctions: Vec<Named>,
}

#[derive(Serialize)]
struct Named {
    nom: &'static str,
    points: String,
}

fn filled(
    text: &str,
    course: &Course,
    subject: &Subject,
    modules: &[Module],
) -> Result<String, String> {
    let listed: Vec<Listed> = modules.iter().map(|module| listed(module, subject)).collect();
    let object = modules.iter().find(|module| module.object.is_some());
    let object =
        object.map(|module| context! { module => module.name, structure => module.object });
    let title = if subject.title.is_empty() { course.title } else { &subject.title };
    let values = context! {
        titre => title,
        archive => packages::ARCHIVE,
        programme => course.game,
        cours => course.name,
        modules => listed,
        objet => object,
    };
    template::filled(text, values)
}

fn listed(module: &Module, subject: &Subject) -> Listed {
    let functions = module.functions.iter().map(|public| Named {
        nom: public.name(),
        points: match subject.functions.get(public.name()) {
            Some(points) if *points == 1.0 => "1 point".to_owned(),
            Some(points) => format!("{points} points").replace('.', ","),
            None => "va avec les autres".to_owned(),
        },
    });
    Listed { nom: module.name.clone(), fonctions: functions.collect() }
}

/// Where the command is on this machine, for make.
fn found() -> Result<String, String> {
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let program =
        program.to_str().ok_or_else(|| format!("{} n'est pas lisible", program.display()))?;
    let mut out = format!(
        "# Où est la commande echecs sur cette machine. Ailleurs, changer ou effacer ce fichier.\n\
         ECHECS ?= {}\n",
        of_make(program)
    );
    if let Some(package) = places::package() {
        let package = of_make(&flags::quoted(&package)?);
        out.push_str(&format!("PLACE ?= CARGO_MANIFEST_DIR={package}\n"));
    }
    Ok(out)
}

/// A text as make reads it in a variable.
fn of_make(text: &str) -> String {
    text.replace('$', "$$").replace('#', "\\#")
}
