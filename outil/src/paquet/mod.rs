//! `echecs paquet`: what a release is. An archive to be unpacked anywhere by somebody who has no
//! Rust, Debian packages, and their checksums; the same to the bit when they are made again.

mod archive;
mod compile;
mod date;
mod debian;
mod glibc;
mod licences;
mod options;
mod sums;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::contents::{self, Built, Layout};
use crate::packages::ARCHIVE;
use crate::placing::{self, Content, told};
use crate::scratch::Scratch;
use crate::{complain, help, places, tell};

use options::{HELP, Options, Wish};

/// The licences of what others wrote.
const LICENCES: &str = "LICENCES-TIERCES.txt";

pub fn run(arguments: &[OsString]) -> Result<ExitCode, String> {
    let options = match options::read(arguments)? {
        Wish::Help => {
            help(HELP);
            return Ok(ExitCode::SUCCESS);
        }
        Wish::Make(options) => options,
    };
    let project = places::project().ok_or(
        "« paquet » part des sources de libechecs, et il n'y en a pas autour de cette commande : \
         il faut celle que cargo lance, dans leur dossier",
    )?;
    if date::has_changed(&project) {
        complain("attention : le projet a des changements qui ne sont dans aucun commit de git");
    }
    let files = make(&project, &options)?;
    for file in files {
        tell(&format!("{}\n", file.display()));
    }
    Ok(ExitCode::SUCCESS)
}

/// What all files of a release are made of.
struct Release<'a> {
    project: &'a Path,
    options: &'a Options,
    built: Built,
    date: u64,
    /// Those of what others wrote.
    licences: String,
}

/// Makes everything; the files.
fn make(project: &Path, options: &Options) -> Result<Vec<PathBuf>, String> {
    let folder = std::path::absolute(&options.folder).map_err(|e| told(&options.folder, &e))?;
    fs::create_dir_all(&folder).map_err(|error| told(&folder, &error))?;
    let date = date::of(project)?;
    let built = match options.is_local {
        true => Built { libraries: places::libraries()?, program: places::program()? },
        false => compile::for_old_systems(project)?,
    };
    placing::let_no_size_stop_us();
    let licences = licences::of_others(project, compile::TARGET)?;
    let release = Release { project, options, built, date, licences };
    let mut made = vec![archive(&release, &folder)?];
    if !options.is_local {
        made.extend(debian::packages(&release, &folder)?);
    }
    made.push(sums::write(&made, &folder)?);
    Ok(made)
}

/// The archive: a folder in which everything lies as in the project, and the command at its top.
fn archive(release: &Release<'_>, to: &Path) -> Result<PathBuf, String> {
    let mut files = contents::list(&release.built, &Layout::ALONE)?;
    files.push(("LICENSE".to_owned(), Content::Copy(release.project.join("LICENSE"))));
    files.push((LICENCES.to_owned(), Content::Text(release.licences.clone())));
    files.push(("echecs".to_owned(), Content::Link("bin/echecs".to_owned())));
    let scratch = Scratch::new()?;
    placing::place(&contents::below(&scratch.path().join(ARCHIVE), files))?;
    let local = if release.options.is_local { "-local" } else { "" };
    let file = to.join(format!("{ARCHIVE}{local}.tar.gz"));
    let packed =
        archive::packed(scratch.path(), release.date).map_err(|error| told(&file, &error))?;
    placing::place(&[(file.clone(), Content::Bytes(packed))])?;
    Ok(file)
}
