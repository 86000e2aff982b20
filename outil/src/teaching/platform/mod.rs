//! `echecs plateforme`: what a platform needs to judge the copies of a subject.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use lexopt::{Arg, Parser};
use minijinja::context;
use serde::Serialize;
use serde_json::Value;

use super::course::Course;
use super::placed::{self, Draft};
use super::skeleton;
use super::subject_text::{self, Reader};
use super::template;
use crate::install;
use crate::judge::nearest;
use crate::judge::options::{self, path, unknown};
use crate::judge::report::french;
use crate::judge::subject::Subject;
use crate::{help, packages, tell};

pub const HELP: &str = "\
echecs plateforme : ce qu'il faut pour juger les copies d'un sujet là où vous travaillez

  cargo run -- plateforme SUJET --pour gitlab|vpl|inginious|gradescope --vers DOSSIER

DOSSIER est nouveau ou vide. Son LISEZMOI.md dit où mettre chaque fichier.
";

const OPTIONS: [&str; 3] = ["pour", "vers", "aide"];

/// Where copies are handed in and judged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Platform {
    Gitlab,
    Vpl,
    Inginious,
    Gradescope,
}

const PLATFORMS: [(&str, Platform); 4] = [
    ("gitlab", Platform::Gitlab),
    ("vpl", Platform::Vpl),
    ("inginious", Platform::Inginious),
    ("gradescope", Platform::Gradescope),
];

/// What each file says of itself: what is run here is not the platform.
const UNTRIED: &str = "Écrit d'après la documentation de la plateforme, pas essayé sur elle.";

/// A judgement that goes on for longer is stopped by the platform.
const SECONDS: u64 = 120;

pub fn run(arguments: &[OsString]) -> Result<ExitCode, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut subject, mut to): (Option<PathBuf>, Option<PathBuf>) = (None, None);
    let mut platform = None;
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("aide" | "help") | Arg::Short('h') => {
                help(HELP);
                return Ok(ExitCode::SUCCESS);
            }
            Arg::Long("pour") => platform = Some(named(&options::text(&mut parser, "pour")?)?),
            Arg::Long("vers") => to = Some(path(&mut parser, "vers")?),
            Arg::Value(named) if subject.is_none() => subject = Some(named.into()),
            other => return Err(unknown(other, &OPTIONS)),
        }
    }
    let (Some(subject), Some(platform), Some(to)) = (subject, platform, to) else {
        return Err("il faut un sujet, une plateforme et un dossier : « echecs plateforme SUJET \
                    --pour vpl --vers DOSSIER »"
            .to_owned());
    };
    let subject = Subject::read_to_be_asked(&subject)?;
    placed::folder(&to, files(platform, &subject)?)?;
    if platform == Platform::Gradescope {
        install::place_in(&to.join("echecs"))?;
    }
    tell(&format!("Tout est dans {0} ; {0}/LISEZMOI.md dit où le mettre.\n", to.display()));
    Ok(ExitCode::SUCCESS)
}

fn named(name: &str) -> Result<Platform, String> {
    let names = PLATFORMS.map(|(name, _)| name);
    // VPL is what judges programs in Moodle.
    let meant = match name.to_lowercase() {
        moodle if moodle == "moodle" => "vpl".to_owned(),
        other => other,
    };
    let found = PLATFORMS.iter().find(|(known, _)| *known == meant);
    found.map(|(_, platform)| *platform).ok_or_else(|| {
        format!(
            "« {name} » n'est pas une plateforme, il faut {}{}",
            french::choice(&names),
            nearest::suggestion(name, names)
        )
    })
}

fn files(platform: Platform, subject: &Subject) -> Result<Vec<Draft>, String> {
    let fill = |template: &str| filled(template, subject);
    let marking = || Draft::new("sujet.toml", subject_text::text(subject, Reader::Teacher));
    match platform {
        Platform::Gitlab => {
            let mut files = inside("etudiant", skeleton::shared(subject)?);
            files.push(Draft::new(
                "etudiant/.gitlab-ci.yml",
                fill(include_str!("modeles/gitlab/etudiant.yml"))?,
            ));
            files.push(Draft::new(
                "enseignant/.gitlab-ci.yml",
                fill(include_str!("modeles/gitlab/enseignant.yml"))?,
            ));
            files.extend(inside("enseignant", vec![marking()]));
            files.push(Draft::new("Dockerfile", fill(include_str!("modeles/gitlab/Dockerfile"))?));
            files
                .push(Draft::new("LISEZMOI.md", fill(include_str!("modeles/gitlab/LISEZMOI.md"))?));
            Ok(files)
        }
        Platform::Vpl => {
            let mut files = inside("fichiers_demandes", skeleton::sources(subject)?);
            files.push(marking());
            files.push(Draft::program("vpl_run.sh", fill(include_str!("modeles/vpl/vpl_run.sh"))?));
            files.push(Draft::program(
                "vpl_evaluate.sh",
                fill(include_str!("modeles/vpl/vpl_evaluate.sh"))?,
            ));
            files.push(Draft::new("LISEZMOI.md", fill(include_str!("modeles/vpl/LISEZMOI.md"))?));
            Ok(files)
        }
        Platform::Inginious => Ok(vec![
            Draft::new("task.yaml", fill(include_str!("modeles/inginious/task.yaml"))?),
            Draft::program("run", fill(include_str!("modeles/inginious/run"))?),
            Draft::new(skeleton::TO_WRITE_FILE, skeleton::TO_WRITE),
            marking(),
            Draft::new("LISEZMOI.md", fill(include_str!("modeles/inginious/LISEZMOI.md"))?),
        ]),
        Platform::Gradescope => Ok(vec![
            Draft::program("setup.sh", fill(include_str!("modeles/gradescope/setup.sh"))?),
            Draft::program(
                "run_autograder",
                fill(include_str!("modeles/gradescope/run_autograder"))?,
            ),
            marking(),
            Draft::new("LISEZMOI.md", fill(include_str!("modeles/gradescope/LISEZMOI.md"))?),
        ]),
    }
}

/// Files in a folder of their own.
fn inside(folder: &str, files: Vec<Draft>) -> Vec<Draft> {
    let renamed = |file: Draft| Draft { name: format!("{folder}/{}", file.name), ..file };
    files.into_iter().map(renamed).collect()
}

#[derive(Serialize)]
struct Question {
    nom: String,
    /// Quoted, as YAML reads it too.
    texte: String,
}

fn filled(text: &str, subject: &Subject) -> Result<String, String> {
    let course = Course::of(subject)?;
    let points = points(subject)?;
    let modules = skeleton::modules(subject)?;
    let questions: Vec<Question> = modules
        .into_iter()
        .map(|file| Question {
            nom: file.name.trim_end_matches(".c").to_owned(),
            texte: Value::from(file.text).to_string(),
        })
        .collect();
    let title = if subject.title.is_empty() { course.title } else { &subject.title };
    let values = context! {
        titre => title,
        titre_cite => Value::from(title).to_string(),
        cours => course.name,
        points => points.to_string(),
        points_dits => points.to_string().replace('.', ","),
        secondes => SECONDS,
        modules => questions,
        essai => UNTRIED,
        archive => packages::ARCHIVE,
    };
    template::filled(text, values)
}

/// What a right copy has: marks are a share of it.
fn points(subject: &Subject) -> Result<f64, String> {
    match subject.points_max() {
        points if points > 0.0 => Ok(points),
        _ => Err("ce sujet n'a pas de points : une plateforme a besoin d'une note".to_owned()),
    }
}
