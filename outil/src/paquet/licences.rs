//! The licences of what others wrote and the libraries and the command contain: they ask that their
//! text goes where the code goes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use serde::Deserialize;

use crate::placing::told;

/// How the names of files begin in which a crate says how it may be used.
const NOTICES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];

/// Rust's own library is no crate that cargo knows.
const STANDARD_LIBRARY: &str = "\
Les bibliothèques et la commande contiennent la bibliothèque standard de Rust (MIT OR Apache-2.0,
The Rust Project Contributors), et les bibliothèques suivantes. Chaque texte est précédé de celles dont
il est la licence.
";

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    manifest_path: PathBuf,
    /// Where it comes from, unless it is the project's own.
    source: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

/// `None` for what becomes a part of the program.
#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

/// One text with all of them.
pub fn of_others(project: &Path, target: &str) -> Result<String, String> {
    let metadata = metadata(project, target)?;
    let contained = contained(&metadata);
    let mut by_text: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let others = metadata.packages.iter().filter(|package| package.source.is_some());
    for package in others.filter(|package| contained.contains(package.id.as_str())) {
        let licence = package.license.as_deref().unwrap_or("voir le texte");
        let title = format!("{} {} : {licence}", package.name, package.version);
        for text in texts(package)? {
            by_text.entry(text).or_default().push(title.clone());
        }
    }
    // By those whose licence it is, in the order of their names.
    let mut parts: Vec<(String, String)> =
        by_text.into_iter().map(|(text, titles)| (titles.join("\n"), text)).collect();
    parts.sort();
    let line = "-".repeat(80);
    let parts = parts.iter().map(|(titles, text)| format!("\n{line}\n{titles}\n\n{text}\n"));
    Ok(STANDARD_LIBRARY.to_owned() + &parts.collect::<String>())
}

fn metadata(project: &Path, target: &str) -> Result<Metadata, String> {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["metadata", "--locked", "--format-version", "1", "--filter-platform", target])
        .current_dir(project)
        .stdin(Stdio::null());
    let output = command.output().map_err(|error| format!("cargo ne se lance pas : {error}"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(format!("cargo metadata : {}", said.trim_end()));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata : {error}"))
}

/// All that the command is made of, by their names for cargo; the library is a part of it.
fn contained(metadata: &Metadata) -> BTreeSet<&str> {
    let nodes: BTreeMap<&str, &Node> =
        metadata.resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let command = metadata
        .packages
        .iter()
        .filter(|package| package.source.is_none() && package.name == env!("CARGO_PKG_NAME"));
    let mut left: Vec<&str> = command.map(|package| package.id.as_str()).collect();
    let mut found = BTreeSet::new();
    while let Some(id) = left.pop() {
        if found.insert(id)
            && let Some(node) = nodes.get(id)
        {
            let parts = node
                .deps
                .iter()
                .filter(|dependency| dependency.dep_kinds.iter().any(|kind| kind.kind.is_none()));
            left.extend(parts.map(|dependency| dependency.pkg.as_str()));
        }
    }
    found
}

/// What a crate says of its use, file by file.
fn texts(package: &Package) -> Result<Vec<String>, String> {
    let folder = package.manifest_path.parent().unwrap_or(Path::new("."));
    let entries = fs::read_dir(folder).map_err(|error| told(folder, &error))?;
    let mut files: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    files.retain(|file| {
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        file.is_file() && NOTICES.iter().any(|notice| name.starts_with(notice))
    });
    if files.is_empty() {
        return Ok(vec!["(cette bibliothèque n'a pas de fichier de licence à elle)".to_owned()]);
    }
    let text = |file: &PathBuf| {
        let bytes = fs::read(file).map_err(|error| told(file, &error))?;
        Ok(String::from_utf8_lossy(&bytes).trim_end().to_owned())
    };
    files.iter().map(text).collect()
}
