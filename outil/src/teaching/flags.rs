//! `echecs options`: what a C compiler must be told, wherever the library is.

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use echecs::capi::linking::STATIC_LIBS;
use lexopt::{Arg, Parser};

use super::course::Course;
use crate::judge::options::{text, unknown};
use crate::places;
use crate::tell;

const OPTIONS: [&str; 3] = ["cours", "compiler", "lier"];

pub fn run(arguments: &[OsString]) -> Result<ExitCode, String> {
    let mut parser = Parser::from_args(arguments);
    let (mut course, mut words) = (None, Vec::new());
    let (mut compiles, mut links) = (false, false);
    while let Some(argument) = parser.next().map_err(|error| error.to_string())? {
        match argument {
            Arg::Long("cours") => course = Some(Course::named(&text(&mut parser, "cours")?)?),
            Arg::Long("compiler") => compiles = true,
            Arg::Long("lier") => links = true,
            other => return Err(unknown(other, &OPTIONS)),
        }
    }
    if compiles == links {
        return Err("il faut --compiler ou --lier".to_owned());
    }
    if compiles {
        let headers = places::headers()?;
        if let Some(course) = course.filter(|course| course.has_files) {
            words.push(format!("-I{}", quoted(&headers.join(course.name))?));
        }
        words.push(format!("-I{}", quoted(&headers)?));
    } else {
        words.push(quoted(&places::libraries()?.join(places::STATIC))?);
        words.extend(STATIC_LIBS.iter().map(|library| (*library).to_owned()));
    }
    tell(&(words.join(" ") + "\n"));
    Ok(ExitCode::SUCCESS)
}

/// A path as a shell reads it.
pub fn quoted(path: &Path) -> Result<String, String> {
    let text = path.to_str().ok_or_else(|| format!("{} n'est pas lisible", path.display()))?;
    Ok(format!("'{}'", text.replace('\'', r"'\''")))
}
