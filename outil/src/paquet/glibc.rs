//! Which glibc a program or a library asks for.

use std::fs;
use std::path::Path;

use object::elf::FileHeader64;
use object::read::elf::{FileHeader, SectionHeader};
use object::{Endianness, FileKind};

use crate::placing::told;

/// The oldest that the libraries and the command work with: the one of 2012, which Rust itself asks for.
pub const OLDEST: (u32, u32) = (2, 17);

/// Refuses a file that would not load where glibc is that old.
pub fn check(file: &Path) -> Result<(), String> {
    let bytes = fs::read(file).map_err(|error| told(file, &error))?;
    let needed = needed(&bytes).map_err(|error| format!("{} : {error}", file.display()))?;
    match needed.iter().max() {
        None => Err(format!("{} ne demande aucune glibc : il n'est pas lié", file.display())),
        Some(version) if *version > OLDEST => Err(format!(
            "{} demande la glibc {}.{}, il ne faut pas plus que {}.{}",
            file.display(),
            version.0,
            version.1,
            OLDEST.0,
            OLDEST.1
        )),
        Some(_) => Ok(()),
    }
}

/// The versions of glibc in which a file looks for names.
fn needed(bytes: &[u8]) -> Result<Vec<(u32, u32)>, object::Error> {
    if FileKind::parse(bytes)? != FileKind::Elf64 {
        return Ok(Vec::new());
    }
    let header = FileHeader64::<Endianness>::parse(bytes)?;
    let endian = header.endian()?;
    let sections = header.sections(endian, bytes)?;
    let mut found = Vec::new();
    for section in sections.iter() {
        let Some((mut needs, strings)) = section.gnu_verneed(endian, bytes)? else { continue };
        let strings = sections.strings(endian, bytes, strings)?;
        while let Some((_, mut names)) = needs.next()? {
            while let Some(name) = names.next()? {
                found.extend(version(name.name(endian, strings)?));
            }
        }
    }
    Ok(found)
}

/// `GLIBC_2.17`, or `GLIBC_2.2.5`: the first two numbers say enough. `GLIBC_PRIVATE` is for glibc alone,
/// and no version has it for others.
fn version(name: &[u8]) -> Option<(u32, u32)> {
    let numbers = std::str::from_utf8(name).ok()?.strip_prefix("GLIBC_")?;
    let mut numbers = numbers.split('.').map(|number| number.parse().unwrap_or(u32::MAX));
    Some((numbers.next()?, numbers.next().unwrap_or(0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_versions_are_read() {
        assert_eq!(version(b"GLIBC_2.2.5"), Some((2, 2)));
        assert_eq!(version(b"GLIBC_2.34"), Some((2, 34)));
        assert_eq!(version(b"GCC_3.0"), None);
        assert!(version(b"GLIBC_PRIVATE") > Some(OLDEST));
    }

    /// This very test was linked for the machine that runs it.
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    #[test]
    fn a_program_of_today_asks_for_some_glibc() {
        let bytes = fs::read(std::env::current_exe().unwrap()).unwrap();
        assert!(needed(&bytes).unwrap().iter().any(|version| version.0 == 2));
    }
}
