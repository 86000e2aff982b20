//! Why a copy could not be judged, in sentences for those who have handed it in.

use std::path::PathBuf;

use thiserror::Error;

use super::build::Diagnostic;

#[derive(Debug, Error)]
pub enum Refusal {
    #[error("{} n'existe pas", .0.display())]
    NoFile(PathBuf),
    #[error("{path} : {why}", path = .0.display(), why = .1)]
    Unreadable(PathBuf, String),
    #[error("{} est du C++ : une copie est en C, dans des fichiers .c", .0.display())]
    IsCPlusPlus(PathBuf),
    #[error("{} n'est pas un fichier C : il faut des fichiers .c, ou un dossier", .0.display())]
    NotC(PathBuf),
    #[error("il n'y a aucun fichier .c dans cette copie")]
    NoSource,
    #[error("plus de {0} fichiers{1} : ce dossier n'est pas celui d'une copie")]
    TooManyFiles(usize, &'static str),
    #[error("aucune fonction de la bibliothèque n'est définie dans cette copie{}", nearest(.0))]
    NoFunction(Vec<(String, &'static str)>),
    /// What it defines, and one of these functions that is judged when it is asked for.
    #[error("aucune fiche ne demande ce que cette copie définit ({}){}", .0.join(", "), how(*.1))]
    NothingAsked(Vec<&'static str>, Option<&'static str>),
    #[error("le juge ne pose aucune question sur les clauses de {0} que le sujet garde")]
    NoQuestion(&'static str),
    #[error("la copie ne compile pas")]
    DoesNotCompile(Vec<Diagnostic>),
    #[error("la compilation a été arrêtée : elle prenait trop de temps ou de mémoire")]
    CompilerStopped,
    #[error("{0} veut lire {1}, qui n'est ni dans la copie ni dans le cours")]
    OutOfReach(String, String),
    #[error("le compilateur n'accepte pas {0} : {1}")]
    CompilerRefuses(String, String),
    /// It is not the copy's fault.
    #[error(
        "le compilateur ne convient pas au juge ({0}) : il faut un gcc ou un clang plus récent (variable \
         CC), et sa bibliothèque AddressSanitizer"
    )]
    CompilerUnfit(String),
    #[error("les fichiers de la copie ne vont pas ensemble : {0}")]
    DoesNotJoin(String),
    #[error("{0}")]
    DefinedNowhere(String),
    #[error("{0}")]
    Forbidden(String),
    #[error(
        "{0} ; les fonctions jugées échangent ces types avec la bibliothèque : gardez ceux du cours"
    )]
    OtherType(String),
    #[error("{0}")]
    NoCompiler(String),
    /// Where nothing can be compiled and run.
    #[error("{0}")]
    NoPlace(String),
    #[error("le juge n'a pas pu travailler : {0}")]
    Broken(String),
}

impl Refusal {
    /// A compiler that does not do what the judge asks of it, with the line that says so.
    pub fn unfit(said: &[u8]) -> Refusal {
        let said = String::from_utf8_lossy(said);
        let lines = || said.lines().map(str::trim).filter(|line| !line.is_empty());
        let line = lines().find(|line| line.contains("error")).or(lines().next());
        let printable = |line: &str| line.chars().filter(|c| !c.is_control()).collect();
        Refusal::CompilerUnfit(line.map_or_else(|| "il ne dit pas pourquoi".to_owned(), printable))
    }

    /// What the compiler says about it.
    pub fn lines(&self) -> &[Diagnostic] {
        match self {
            Refusal::DoesNotCompile(lines) => lines,
            _ => &[],
        }
    }
}

impl From<std::io::Error> for Refusal {
    fn from(error: std::io::Error) -> Refusal {
        Refusal::Broken(error.to_string())
    }
}

/// How a function is judged that no sheet asks for.
fn how(function: Option<&str>) -> String {
    function.map_or_else(String::new, |name| {
        format!(
            " : --fonction {name} la juge quand même, ou --niveau en-tete tout ce que dit l'en-tête"
        )
    })
}

fn nearest(names: &[(String, &'static str)]) -> String {
    let said = names.iter().map(|(found, meant)| format!(" ; « {found} » : est-ce {meant} ?"));
    said.collect()
}
