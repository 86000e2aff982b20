//! Renders the public C headers from the Rust source.
//!
//! cbindgen makes the declarations, one run a source file; this crate puts them
//! in order, under an opening that can be learned from.

mod layout;
mod manifest;
mod names;
#[path = "../../build/prototypes.rs"]
mod prototypes;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use manifest::{COURSES, Course, HEADERS, Header, INLINES, Section};
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
    let config = config(root)?;
    let headers = HEADERS.iter().map(|header| render_header(root, &config, header));
    let files = inline_headers().chain(COURSES.iter().flat_map(forwarding_headers));
    headers.chain(files.map(Ok)).collect()
}

/// The headers that define their functions themselves.
pub fn inline_headers() -> impl Iterator<Item = Rendered> {
    INLINES.iter().map(|header| Rendered { file: header.file.into(), text: header.text.into() })
}

fn render_header(
    root: &Path,
    config: &cbindgen::Config,
    header: &'static Header,
) -> Result<Rendered, HeaderError> {
    let bodies = header
        .sections
        .iter()
        .map(|section| section_body(root, config, section))
        .collect::<Result<Vec<_>, _>>()?;
    Ok(Rendered { file: header.file.into(), text: layout::header(header, &bodies)? })
}

/// The files of a course, each of which includes the one header.
fn forwarding_headers(course: &'static Course) -> impl Iterator<Item = Rendered> {
    course.files.iter().map(|file| Rendered {
        file: Path::new(course.folder).join(file),
        text: layout::forwarding(file, course.header),
    })
}

fn section_body(
    root: &Path,
    config: &cbindgen::Config,
    section: &Section,
) -> Result<String, HeaderError> {
    let mut body = String::new();
    for source in section.sources {
        let path = source_path(root, source);
        let bindings = cbindgen::Builder::new()
            .with_config(config.clone())
            .with_src(&path)
            .generate()
            .map_err(|error| HeaderError::Cbindgen { path, source: Box::new(error) })?;
        let mut text = Vec::new();
        bindings.write(&mut text);
        body.push_str(&String::from_utf8_lossy(&text).replace(INTERNAL_PREFIX, ""));
        body.push('\n');
    }
    Ok(format!("{}\n{}", section.declarations, layout::tidy(&body)))
}

/// The configuration file, with the C names of all types of all headers: one
/// section may name the types of another.
fn config(root: &Path) -> Result<cbindgen::Config, HeaderError> {
    let path = root.join("cbindgen.toml");
    let mut config = cbindgen::Config::from_file(path.to_string_lossy().as_ref())
        .map_err(HeaderError::Config)?;
    let mut names = TypeNames::default();
    for section in HEADERS.iter().flat_map(|header| header.sections) {
        for source in section.sources {
            let path = source_path(root, source);
            let text =
                fs::read_to_string(&path).map_err(|source| HeaderError::Read { path, source })?;
            names.collect(&text);
        }
    }
    config.export.rename.extend(names.renamed);
    config.export.include.extend(names.defined);
    config.export.exclude.extend(names.received);
    Ok(config)
}

fn source_path(root: &Path, source: &str) -> PathBuf {
    root.join("src/capi").join(source)
}
