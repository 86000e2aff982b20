//! What is around a copy in its executor: C files of ours, none of which knows the copy. Each is
//! compiled once, for all copies that need the same.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::tools;
use crate::judge::refusal::Refusal;
use crate::places;
use crate::sums::Sum;

/// A C file: its name, and what is in it.
pub struct Source {
    pub name: String,
    pub text: String,
}

/// A folder with the objects of such files. Several judges may have it at the same time; no copy
/// reaches it.
pub struct Shelf<'a>(pub &'a Path);

const OPTIONS: [&str; 7] = ["-std=gnu99", "-O1", "-w", "-fsanitize=address", "-c", "-I", "."];

impl Shelf<'_> {
    /// Puts the objects of these files into a folder; `headers` are what they include besides the
    /// library's. The names of the objects are in the order of the files.
    pub fn put(
        &self,
        sources: &[Source],
        headers: &[(&str, &str)],
        into: &Path,
    ) -> Result<Vec<OsString>, Refusal> {
        fs::create_dir_all(self.0)?;
        let is_missing = |source: &&Source| !self.place(source, headers).exists();
        let missing: Vec<&Source> = sources.iter().filter(is_missing).collect();
        if !missing.is_empty() {
            self.compile(&missing, headers)?;
        }
        let put = |source: &Source| -> io::Result<OsString> {
            let name = object(source);
            // What a copy's linker may write is not what the next copy gets.
            fs::copy(self.place(source, headers), into.join(&name))?;
            Ok(name.into())
        };
        Ok(sources.iter().map(put).collect::<io::Result<_>>()?)
    }

    /// Where the object of a file stands: the same content has the same place.
    fn place(&self, source: &Source, headers: &[(&str, &str)]) -> PathBuf {
        let mut sum = Sum::default();
        sum.add(source.text.as_bytes());
        headers.iter().for_each(|(_, text)| sum.add(text.as_bytes()));
        self.0.join(sum.finish())
    }

    /// Compiles files in a folder that nothing else was in, and puts each object in its place.
    fn compile(&self, sources: &[&Source], headers: &[(&str, &str)]) -> Result<(), Refusal> {
        let desk = tempfile::tempdir_in(self.0)?;
        let files = sources.iter().map(|source| (source.name.as_str(), source.text.as_str()));
        for (name, text) in files.chain(headers.iter().copied()) {
            fs::write(desk.path().join(name), text)?;
        }
        let mut arguments: Vec<OsString> = OPTIONS.map(OsString::from).into();
        let library = places::headers().map_err(Refusal::Broken)?;
        arguments.extend(["-I".into(), library.into_os_string()]);
        arguments.extend(sources.iter().map(|source| OsString::from(&source.name)));
        let output = tools::compiler(arguments, desk.path())?;
        if !output.status.success() {
            return Err(Refusal::Broken(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        for source in sources {
            fs::rename(desk.path().join(object(source)), self.place(source, headers))?;
        }
        Ok(())
    }
}

/// How the compiler calls the object of a file.
fn object(source: &Source) -> String {
    format!("{}.o", source.name.trim_end_matches(".c"))
}
