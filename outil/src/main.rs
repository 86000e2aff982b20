//! The `echecs` command: compiles and runs C programs that use the library,
//! and installs it.
//!
//! It speaks French, like the rest of what students see.

mod calling;
mod child;
mod classe;
mod compiler;
mod contents;
mod install;
mod job;
mod judge;
mod packages;
mod paquet;
mod places;
mod placing;
mod run;
mod scratch;
mod sdl;
mod stops;
mod sums;
mod system;
mod taken;
mod teaching;

use std::ffi::{OsStr, OsString};
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

const HELP: &str = "\
echecs : compiler, lancer et juger du C qui utilise libechecs, ou l'installer

  cargo run                                      fait jouer une partie : examples_c/jeu_console.c
  cargo run -- lancer FICHIER.c… [ARGUMENTS…]    compile ces fichiers C, les lie et les lance ;
                                                 après « -- », tout est argument du programme
  cargo run -- lancer --cours cpe FICHIER.c…     de même, avec les noms de fichiers d'un cours,
                                                 cpe, in104 ou stackchess
  cargo run -- verifier COPIE…                   juge des fichiers C, ou un dossier : quelles
                                                 fonctions sont justes, quelles clauses non, et
                                                 pourquoi (« verifier --aide » pour les options)
  cargo run -- sujet --cours cpe --fonctions A,B --vers SUJET.toml
                                                 commence un sujet (« sujet --liste » : les sujets
                                                 prêts, « sujet --aide » : les options)
  cargo run -- squelette SUJET --vers DOSSIER    le projet des étudiants, qui joue dès le début
  cargo run -- plateforme SUJET --pour gitlab|vpl|inginious|gradescope --vers DOSSIER
                                                 ce qu'il faut pour juger les copies là-bas
  cargo run -- options --compiler, ou --lier     ce qu'il faut dire à gcc, comme pkg-config
  cargo run -- classe SUJET COPIES… --sortie DOSSIER
                                                 juge les copies d'une classe : notes, pages, rapports
                                                 (« classe --aide » pour les options)
  cargo run -- rassembler DOSSIER… --sortie DOSSIER
                                                 réunit les parts d'une classe jugées séparément
  cargo run -- installer --prefix DOSSIER        installe les en-têtes, les deux bibliothèques,
                                                 echecs.pc, la configuration de CMake, et cette
                                                 commande (bin/echecs)
  cargo run -- paquet --sortie DOSSIER           l'archive de libechecs pour qui n'a pas Rust, et
                                                 les paquets Debian (« paquet --aide »)
  cargo run -- aide                              affiche cette aide
  cargo run -- version                           affiche la version

Le compilateur C est celui de la variable CC, sinon cc, gcc ou clang.
";

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    judge::boite::enter(&arguments);
    if arguments.first().is_some_and(|first| first == judge::witness::ARGUMENT) {
        return judge::witness::answer();
    }
    if arguments.first().is_some_and(|first| first == classe::work::ARGUMENT) {
        return classe::work::run();
    }
    match checked().and_then(|()| dispatch(&arguments)) {
        Ok(code) => code,
        Err(message) => {
            complain(&message);
            failure(&arguments)
        }
    }
}

/// The code of a command that could not do its work. Of those that judge, 1 says that a copy is wrong.
fn failure(arguments: &[OsString]) -> ExitCode {
    let judges = ["verifier", "classe", "rassembler"];
    let name = arguments.first().and_then(|first| first.to_str());
    ExitCode::from(if name.is_some_and(|name| judges.contains(&name)) { 2 } else { 1 })
}

/// Whether what lies around an installed command belongs to it.
fn checked() -> Result<(), String> {
    if places::is_installed() && places::headers().is_ok() {
        places::check_versions()
    } else {
        Ok(())
    }
}

/// Writes on stdout; a reader who has gone away misses nothing.
fn tell(text: &str) {
    let _ = io::stdout().write_all(text.as_bytes());
}

/// Writes help on stdout, with the command named as it was called.
fn help(text: &str) {
    tell(&calling::named(text));
}

/// Says in one line on stderr what is wrong.
fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "echecs : {}", calling::named_line(message));
}

/// Whether an argument names a C file.
fn is_source(argument: &OsStr) -> bool {
    Path::new(argument).extension() == Some(OsStr::new("c"))
}

/// A command of ours.
type Run = fn(&[OsString]) -> Result<ExitCode, String>;

/// The commands, but for those that only tell of them.
const COMMANDS: [(&str, Run); 10] = [
    ("lancer", run::sources),
    ("verifier", |rest| Ok(judge::command::run(rest))),
    ("sujet", teaching::subject::run),
    ("squelette", teaching::skeleton::run),
    ("plateforme", teaching::platform::run),
    ("options", teaching::flags::run),
    ("classe", |rest| Ok(classe::command::run(rest))),
    ("rassembler", |rest| Ok(classe::gather::run(rest))),
    ("installer", install::install),
    ("paquet", paquet::run),
];

/// Those of which there is no more to tell than what the help says.
const WITHOUT_HELP: [&str; 3] = ["lancer", "options", "installer"];

fn dispatch(arguments: &[OsString]) -> Result<ExitCode, String> {
    let Some((command, rest)) = arguments.split_first() else {
        return run::example("jeu_console.c");
    };
    let asks = |word: &OsString| ["--aide", "--help", "-h"].iter().any(|known| word == *known);
    let is_help =
        WITHOUT_HELP.iter().any(|name| command == *name) && matches!(rest, [only] if asks(only));
    if command == "aide" || asks(command) || is_help {
        help(HELP);
        return Ok(ExitCode::SUCCESS);
    }
    if ["version", "--version", "-V"].iter().any(|name| command == *name) {
        tell(concat!("echecs ", env!("CARGO_PKG_VERSION"), "\n"));
        return Ok(ExitCode::SUCCESS);
    }
    if let Some((_, run)) = COMMANDS.iter().find(|(name, _)| command == *name) {
        return run(rest);
    }
    let command = command.to_string_lossy();
    let instead = match is_source(OsStr::new(&*command)) {
        true => format!("lancer {command}"),
        false => "aide".to_owned(),
    };
    Err(format!("« {command} » n'est pas une commande ; essayez « cargo run -- {instead} »"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The manual is compared with the help, command by command.
    #[test]
    fn the_help_has_every_command() {
        for name in COMMANDS.map(|(name, _)| name).into_iter().chain(["aide", "version"]) {
            assert!(HELP.contains(&format!("  cargo run -- {name} ")), "{name}");
        }
    }
}
