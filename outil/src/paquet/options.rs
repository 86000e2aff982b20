//! What `echecs paquet` is asked for.

use std::ffi::OsString;
use std::path::PathBuf;

use lexopt::{Arg, Parser};

use crate::judge::options::{text, unknown};

pub const HELP: &str = "\
paquet : ce qu'est une version publiée de libechecs, pour qui n'a pas Rust

  cargo run --release -- paquet --sortie DOSSIER
                             une archive à décompresser n'importe où (libechecs-…tar.gz), trois
                             paquets Debian et leurs sommes SHA-256 (SHA256SUMS) : les mêmes, au
                             bit près, si on les fait à nouveau depuis le même commit

  --responsable \"NOM <ADRESSE>\"  qui répond des paquets Debian
  --local                      l'archive seule, faite de ce qui est déjà compilé, pour des machines
                               comme celle-ci : sans zig, mais avec la glibc d'ici
  --aide                       affiche cette aide

Il faut cargo-zigbuild et zig (pip install cargo-zigbuild ziglang), et objcopy (binutils). La date
des fichiers est celle du commit, ou SOURCE_DATE_EPOCH.
";

const OPTIONS: [&str; 4] = ["sortie", "responsable", "local", "aide"];

pub struct Options {
    /// Where the files are put.
    pub folder: PathBuf,
    pub maintainer: String,
    /// Whether what is compiled already will do.
    pub is_local: bool,
}

pub enum Wish {
    Help,
    Make(Options),
}

/// An address that is nobody's, for whoever only tries.
const NOBODY: &str = "libechecs <libechecs@example.org>";

pub fn read(arguments: &[OsString]) -> Result<Wish, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut folder, mut maintainer, mut is_local) = (None, NOBODY.to_owned(), false);
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("sortie") => folder = Some(PathBuf::from(text(&mut parser, "sortie")?)),
            Arg::Long("responsable") => maintainer = person(text(&mut parser, "responsable")?)?,
            Arg::Long("local") => is_local = true,
            Arg::Long("aide") => return Ok(Wish::Help),
            other => return Err(unknown(other, &OPTIONS)),
        }
    }
    let folder = folder
        .filter(|folder| !folder.as_os_str().is_empty())
        .ok_or("il faut dire où : « cargo run --release -- paquet --sortie DOSSIER »")?;
    Ok(Wish::Make(Options { folder, maintainer, is_local }))
}

/// A name and an address, on one line: they are a field of the packages.
fn person(text: String) -> Result<String, String> {
    let is_person = text.strip_suffix('>').and_then(|rest| rest.split_once(" <")).is_some_and(
        |(name, address)| {
            let (user, host) = address.split_once('@').unwrap_or_default();
            let is_word = |word: &str| {
                !word.is_empty() && !word.contains(|c: char| c.is_whitespace() || "<>@".contains(c))
            };
            !name.trim().is_empty()
                && !name.contains(|c: char| c.is_control() || "<>".contains(c))
                && is_word(user)
                && is_word(host)
        },
    );
    match is_person {
        true => Ok(text),
        false => Err(format!("« {} » n'est pas « NOM <ADRESSE> »", text.escape_debug())),
    }
}

#[cfg(test)]
mod tests {
    use super::person;

    #[test]
    fn a_person_has_a_name_and_an_address() {
        assert!(person("Équipe de C <c@ecole.example>".to_owned()).is_ok());
        for text in [
            "",
            "c@ecole.example",
            "C <>",
            "C <c>",
            " <c@e>",
            "C\nX: y <c@e>",
            "C <c@e> ",
            "C <c@e\n>",
        ] {
            assert!(person(text.to_owned()).is_err(), "{text:?}");
        }
    }
}
