//! Renders the public C headers from the Rust source.
//!
//! cbindgen makes the declarations, one run a source file; this crate puts them
//! in order, under an opening that can be learned from.

mod attributes;
mod courses;
mod layout;
mod manifest;
mod names;
#[path = "../../build/prototypes.rs"]
mod prototypes;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use courses::{ATTRIBUTES_FILE, COURSES, Course, CourseFile};
use manifest::{ATTRIBUTES, HEADERS, Header, INLINES};
use names::TypeNames;

/// What Rust exports a public function as; C sees the name without it.
const INTERNAL_PREFIX: &str = "echecs_interne_";

#[derive(Debug, Error)]
pub enum HeaderError {
    #[error("{path}: {source}")]
    Read { path: PathBuf, source: io::Error },
    #[error("cbindgen.toml: {0}")]
    Config(String),
    #[error("{path}: {source}")]
    Cbindgen { path: PathBuf, source: Box<cbindgen::Error> },
    #[error("{0}")]
    Prototype(#[from] prototypes::ParseError),
}

/// A header, ready to be written under `include/`.
#[derive(Debug)]
pub struct Rendered {
    pub file: PathBuf,
    pub text: String,
}

/// Renders every public header of the crate at `root`.
pub fn render(root: &Path) -> Result<Vec<Rendered>, HeaderError> {
    let source = Source { root, config: config(root)? };
    let headers = HEADERS.iter().map(|header| render_header(&source, header));
    let files = COURSES.iter().flat_map(|course| {
        let source = &source;
        let files = course.files.iter().map(move |file| render_course_file(source, course, file));
        std::iter::once(render_attributes(source, course)).chain(files)
    });
    headers.chain(files).chain(inline_headers().map(Ok)).collect()
}

/// The headers that define their functions themselves.
pub fn inline_headers() -> impl Iterator<Item = Rendered> {
    INLINES.iter().map(|header| Rendered { file: header.file.into(), text: header.text.into() })
}

fn render_header(source: &Source, header: &'static Header) -> Result<Rendered, HeaderError> {
    let bodies = header
        .sections
        .iter()
        .map(|section| source.declarations(section.parts))
        .collect::<Result<Vec<_>, HeaderError>>()?;
    Ok(Rendered { file: header.file.into(), text: layout::header(header, &bodies)? })
}

fn render_course_file(
    source: &Source,
    course: &Course,
    file: &CourseFile,
) -> Result<Rendered, HeaderError> {
    let (common, own) = file.common_and_own_parts();
    let bodies = [source.declarations(common)?, source.declarations(own)?];
    let text = layout::course_file(course, file, &bodies);
    Ok(Rendered { file: Path::new(course.folder).join(file.name), text })
}

fn render_attributes(source: &Source, course: &Course) -> Result<Rendered, HeaderError> {
    let text = layout::attributes_file(&source.part(ATTRIBUTES)?);
    Ok(Rendered { file: Path::new(course.folder).join(ATTRIBUTES_FILE), text })
}

/// Where the declarations come from.
struct Source<'a> {
    root: &'a Path,
    config: cbindgen::Config,
}

impl Source<'_> {
    /// The declarations of some parts, in order, with their attributes.
    fn declarations(&self, parts: &[&str]) -> Result<String, HeaderError> {
        let texts = parts.iter().map(|part| self.part(part)).collect::<Result<Vec<_>, _>>()?;
        Ok(attributes::dress(&texts.join("\n"))?)
    }

    fn part(&self, part: &str) -> Result<String, HeaderError> {
        if part.ends_with(".h") {
            return Ok(with_version(&read(self.root.join("headers/parts").join(part))?));
        }
        let path = source_path(self.root, part);
        let bindings = cbindgen::Builder::new()
            .with_config(self.config.clone())
            .with_src(&path)
            .generate()
            .map_err(|error| HeaderError::Cbindgen { path, source: Box::new(error) })?;
        let mut text = Vec::new();
        bindings.write(&mut text);
        Ok(layout::tidy(&String::from_utf8_lossy(&text).replace(INTERNAL_PREFIX, "")))
    }
}

/// A part that names the version, which the whole workspace shares.
fn with_version(part: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let number = version
        .split('.')
        .map(|digits| digits.parse::<u32>().expect("a version is made of numbers"))
        .fold(0, |number, next| number * 100 + next);
    part.replace("@VERSION@", version).replace("@VERSION_NOMBRE@", &number.to_string())
}

fn read(path: PathBuf) -> Result<String, HeaderError> {
    fs::read_to_string(&path).map_err(|source| HeaderError::Read { path, source })
}

/// The configuration file, with the C names of all types of all headers: one
/// section may name the types of another.
fn config(root: &Path) -> Result<cbindgen::Config, HeaderError> {
    let path = root.join("cbindgen.toml");
    let mut config = cbindgen::Config::from_file(path.to_string_lossy().as_ref())
        .map_err(HeaderError::Config)?;
    let mut names = TypeNames::default();
    let parts = HEADERS.iter().flat_map(|header| header.sections).flat_map(|section| section.parts);
    for part in parts.filter(|part| part.ends_with(".rs")) {
        names.collect(&read(source_path(root, part))?);
    }
    config.export.rename.extend(names.renamed);
    config.export.include.extend(names.defined);
    config.export.exclude.extend(names.received);
    Ok(config)
}

fn source_path(root: &Path, source: &str) -> PathBuf {
    root.join("src/capi").join(source)
}
