//! The system's C compiler.

use std::process::{Command, Stdio};

/// A command that runs the C compiler: the one named by `CC`, else the first
/// of the usual names that works.
pub fn find() -> Result<Command, String> {
    let named = std::env::var("CC").ok().filter(|name| !name.trim().is_empty());
    let candidates = match &named {
        Some(name) => vec![name.as_str()],
        None => vec!["cc", "gcc", "clang"],
    };
    candidates.into_iter().filter_map(command).find(|_| true).ok_or_else(|| match named {
        Some(name) => format!(
            "le compilateur C « {name} » de la variable CC ne se lance pas : \
             corrigez CC, ou effacez-la pour utiliser celui du système"
        ),
        None => "il faut un compilateur C et aucun ne se lance ici : installez gcc ou clang \
                 (Debian et Ubuntu : apt install gcc ; macOS : xcode-select --install)"
            .to_owned(),
    })
}

/// Whether the compiler knows all of these options: those of old systems know fewer.
pub fn knows(options: &[&str]) -> bool {
    let Ok(mut compiler) = find() else { return false };
    compiler.args(["-fsyntax-only", "-x", "c", "/dev/null"]).args(options);
    compiler.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    compiler.status().is_ok_and(|status| status.success())
}

/// The command of a name such as `gcc` or `ccache gcc`, if it works.
fn command(name: &str) -> Option<Command> {
    let build = || {
        let mut words = name.split_whitespace();
        let mut command = Command::new(words.next()?);
        command.args(words);
        Some(command)
    };
    let mut probe = build()?;
    probe.arg("--version").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    probe.status().is_ok_and(|status| status.success()).then(build)?
}
