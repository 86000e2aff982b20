//! SDL2, for the programs that open a window.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What the compiler and the linker are told of SDL2.
#[derive(Default)]
pub struct Options {
    pub compile: Vec<String>,
    pub link: Vec<String>,
}

/// The options with which the sources find SDL2; none if no source includes it.
pub fn options(sources: &[PathBuf]) -> Result<Options, String> {
    let include_it = sources
        .iter()
        .filter_map(|source| fs::read(source).ok())
        .any(|text| String::from_utf8_lossy(&text).lines().any(includes_sdl));
    match include_it {
        true => {
            Ok(Options { compile: ask_pkg_config("--cflags")?, link: ask_pkg_config("--libs")? })
        }
        false => Ok(Options::default()),
    }
}

/// Whether a line of C is `#include <SDL.h>`, or the same with the folder's name.
fn includes_sdl(line: &str) -> bool {
    let include = line.trim_start().strip_prefix('#').map(str::trim_start);
    let Some(name) = include.and_then(|rest| rest.strip_prefix("include")) else { return false };
    let name = name.trim_start().trim_start_matches(['<', '"']);
    name.strip_prefix("SDL2/").unwrap_or(name).starts_with("SDL.h")
}

fn ask_pkg_config(what: &str) -> Result<Vec<String>, String> {
    let mut command = Command::new("pkg-config");
    command.args([what, "sdl2"]).stdin(Stdio::null()).stderr(Stdio::null());
    let output = command.output().ok().filter(|output| output.status.success());
    let output = output.ok_or(
        "ce programme utilise SDL2, que pkg-config ne trouve pas : installez les deux \
         (Debian et Ubuntu : apt install libsdl2-dev pkg-config ; \
         Fedora : dnf install SDL2-devel pkgconf ; macOS : brew install sdl2 pkg-config)",
    )?;
    let words = String::from_utf8_lossy(&output.stdout);
    Ok(words.split_whitespace().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::includes_sdl;

    #[test]
    fn only_an_include_of_sdl_is_one() {
        for line in ["#include <SDL.h>", "#include <SDL2/SDL.h>", "  # include \"SDL.h\" /* */"] {
            assert!(includes_sdl(line), "{line}");
        }
        for line in ["", "#", "// SDL.h", "#include <SDL2_net.h>", "#define SDL.h", "#include"] {
            assert!(!includes_sdl(line), "{line}");
        }
    }
}
