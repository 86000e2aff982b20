//! One package: its files, and what is said of it.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use flate2::{Compression, GzBuilder};
use md5::{Digest, Md5};

use super::Common;
use crate::contents;
use crate::paquet::{LICENCES, archive, sums};
use crate::placing::{self, Content, told};
use crate::scratch::Scratch;

/// The architecture, as Debian calls it.
const ARCHITECTURE: &str = "amd64";

#[derive(Default)]
pub struct Package {
    /// What is installed: where, from the root, and what.
    pub files: Vec<(String, Content)>,
    /// What dpkg reads, besides what is said of every package.
    pub control: Vec<(&'static str, String)>,
}

/// What is said of a package.
pub struct Description<'a> {
    pub name: &'a str,
    pub section: &'a str,
    /// Whether those of several architectures may be installed together.
    pub is_for_each_architecture: bool,
    pub depends: String,
    pub suggests: &'a str,
    pub summary: &'a str,
    pub text: &'a str,
}

impl Package {
    /// Makes the package; its file.
    pub fn write(
        mut self,
        description: &Description<'_>,
        common: &Common<'_>,
        to: &Path,
    ) -> Result<PathBuf, String> {
        let name = description.name;
        let folder = format!("usr/share/doc/{name}");
        let copyright = Content::Text(common.copyright.clone());
        let changes = Content::Bytes(compressed(&common.changes));
        self.files.push((format!("{folder}/copyright"), copyright));
        self.files.push((format!("{folder}/changelog.Debian.gz"), changes));
        let others = Content::Bytes(compressed(common.others));
        self.files.push((format!("{folder}/{LICENCES}.gz"), others));
        let scratch = Scratch::new()?;
        let (root, control) = (scratch.path().join("data"), scratch.path().join("control"));
        placing::place(&contents::below(&root, self.files))?;
        let told = |error: io::Error| told(&root, &error);
        self.control.push(("control", fields(description, common, size(&root).map_err(told)?)));
        self.control.push(("md5sums", checksums(&root).map_err(told)?));
        let files = self.control.into_iter();
        let files = files.map(|(name, text)| (control.join(name), Content::Text(text)));
        placing::place(&files.collect::<Vec<_>>())?;
        let packed = |folder: &Path| archive::packed(folder, common.date).map_err(told);
        let members = [
            ("debian-binary", b"2.0\n".to_vec()),
            ("control.tar.gz", packed(&control)?),
            ("data.tar.gz", packed(&root)?),
        ];
        let file = to.join(format!("{name}_{}_{ARCHITECTURE}.deb", common.version));
        placing::place(&[(file.clone(), Content::Bytes(joined(&members, common.date)))])?;
        Ok(file)
    }
}

fn fields(description: &Description<'_>, common: &Common<'_>, size: u64) -> String {
    let Description { name, section, depends, suggests, summary, text, .. } = description;
    let Common { version, maintainer, .. } = common;
    let architectures =
        if description.is_for_each_architecture { "Multi-Arch: same\n" } else { "" };
    let suggests = match *suggests {
        "" => String::new(),
        suggests => format!("Suggests: {suggests}\n"),
    };
    format!(
        "Package: {name}\nSource: echecs\nVersion: {version}\nArchitecture: {ARCHITECTURE}\n\
         {architectures}Maintainer: {maintainer}\nInstalled-Size: {size}\nDepends: {depends}\n\
         {suggests}Section: {section}\nPriority: optional\nDescription: {summary}\n {}\n",
        text.replace('\n', "\n ")
    )
}

/// The room that it takes, in KiB: a file at least one, and a folder or a link too.
fn size(root: &Path) -> io::Result<u64> {
    let sizes = archive::below(root)?.into_iter().map(|path| {
        let found = path.symlink_metadata()?;
        Ok(if found.is_file() { found.len().div_ceil(1024).max(1) } else { 1 })
    });
    sizes.sum()
}

/// By which dpkg knows whether a file is still as it was.
fn checksums(root: &Path) -> io::Result<String> {
    let mut text = String::new();
    for path in archive::below(root)? {
        if path.symlink_metadata()?.is_file() {
            let sum = sums::written(&Md5::digest(fs::read(&path)?));
            let place = path.strip_prefix(root).map_err(io::Error::other)?;
            text += &format!("{sum}  {}\n", place.display());
        }
    }
    Ok(text)
}

/// A text that nobody reads without unpacking it.
pub fn compressed(text: &str) -> Vec<u8> {
    let mut gzip = GzBuilder::new().write(Vec::new(), Compression::best());
    // A vector takes everything.
    let _ = gzip.write_all(text.as_bytes());
    gzip.finish().unwrap_or_default()
}

/// Files one after the other, as `ar` joins them.
fn joined(members: &[(&str, Vec<u8>)], date: u64) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        let length = bytes.len();
        out.extend(
            format!("{name:<16}{date:<12}{:<6}{:<6}{:<8}{length:<10}`\n", 0, 0, 100_644).bytes(),
        );
        out.extend(bytes);
        if length % 2 == 1 {
            out.push(b'\n');
        }
    }
    out
}
