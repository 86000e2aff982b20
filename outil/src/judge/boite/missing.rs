//! What this system lacks for a good box.

use std::convert::Infallible;
use std::io::{self, Read, Seek, Write};
use std::process::{self, Stdio};

use super::launch::{self, Failure};
use super::walls::{self, Lack};
use super::{descriptors, unnamed};

/// What the box cannot do here, as sentences for the first page of a report; none if it does
/// everything.
pub fn missing() -> Vec<String> {
    match lacks() {
        Ok(lacks) => lacks.into_iter().map(|lack| sentence(lack).to_owned()).collect(),
        Err(error) => vec![format!("La boîte où tournent les copies ne se ferme pas : {error}.")],
    }
}

fn sentence(lack: Lack) -> &'static str {
    match lack {
        #[cfg(target_os = "linux")]
        Lack::Files => {
            "Ce système n'a pas Landlock (Linux 5.13 ou plus récent, activé au démarrage) : une \
             copie peut faire lire au compilateur tout fichier que vous pouvez lire, et un \
             exercice sur des fichiers peut lire et changer les vôtres."
        }
        #[cfg(target_os = "linux")]
        Lack::SomeFiles => {
            "Landlock est d'une version plus ancienne que celle de Linux 6.12 : les fichiers sont \
             protégés, mais le compilateur n'est coupé des autres programmes que par son filtre."
        }
        #[cfg(target_os = "linux")]
        Lack::Calls => {
            "Ce système refuse les filtres d'appels (seccomp) : une copie peut lire les \
             bibliothèques du système, ouvrir des connexions et, si vous êtes root, lancer \
             d'autres programmes."
        }
        #[cfg(target_os = "linux")]
        Lack::Addresses => {
            "Ce système refuse de fixer les adresses en mémoire : une copie qui lit une variable \
             jamais écrite peut donner un autre résultat à la prochaine exécution."
        }
        #[cfg(not(target_os = "linux"))]
        Lack::Walls => {
            "Les copies ne sont isolées que sous Linux : ici elles peuvent lire et changer vos \
             fichiers, ouvrir des connexions, lancer d'autres programmes et prendre toute la \
             mémoire. Seuls le temps et ce qu'elles affichent sont limités."
        }
    }
}

/// Has a process built a box around itself, and asks it what it could not do.
fn lacks() -> io::Result<Vec<Lack>> {
    let mut answer = unnamed::file()?;
    let mut command = launch::command(launch::INSPECTION)?;
    command.stdin(Stdio::null());
    command.stdout(descriptors::shared(&answer)?).stderr(descriptors::shared(&answer)?);
    let status = launch::spawn(command)?.wait()?;
    let mut text = String::new();
    answer.rewind()?;
    answer.read_to_string(&mut text)?;
    if !status.success() {
        return Err(io::Error::other(if text.is_empty() { status.to_string() } else { text }));
    }
    let said = |lack: &Lack| text.lines().any(|line| line == format!("{lack:?}"));
    Ok(Lack::ALL.into_iter().filter(said).collect())
}

/// Says what a box around this process lacks, a line each.
pub fn inspect() -> Result<Infallible, Failure> {
    for lack in walls::around_executor(&std::env::current_exe()?, None)? {
        writeln!(io::stdout(), "{lack:?}")?;
    }
    process::exit(0)
}
