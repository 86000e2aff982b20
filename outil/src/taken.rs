//! Names of the system that the library uses. C lets a program have most of them for itself (`write`,
//! `read` or `access` are POSIX's, and -std=c99 is silent about them), and the linker then sends the
//! library's own calls there too: nothing but a word to the author helps.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use object::{Object, ObjectSymbol, SymbolKind};

use crate::places;

/// A sentence for each of those names that objects define for others; none where nobody can look.
pub fn by(objects: &[PathBuf]) -> Vec<String> {
    let mut defined = BTreeSet::new();
    for object in objects {
        let Ok(bytes) = fs::read(object) else { continue };
        let Ok(file) = object::File::parse(&*bytes) else { continue };
        let given = file.symbols().filter(|symbol| symbol.is_global() && !symbol.is_undefined());
        let named = given.filter_map(|symbol| {
            let is_variable = matches!(symbol.kind(), SymbolKind::Data | SymbolKind::Tls);
            Some((symbol.name().ok()?.to_owned(), is_variable))
        });
        defined.extend(named);
    }
    let used = used().unwrap_or_default();
    let taken = defined.iter().filter(|(name, _)| used.contains(name));
    taken.map(|(name, is_variable)| sentence(name, *is_variable)).collect()
}

/// What the shared library asks others for. The static one has the same code, and with it parts of
/// Rust's library that nobody calls.
fn used() -> Option<BTreeSet<String>> {
    let library = places::libraries().ok()?.join(places::SHARED);
    let bytes = fs::read(library).ok()?;
    let file = object::File::parse(&*bytes).ok()?;
    let asked = file.dynamic_symbols().filter(|symbol| symbol.is_undefined());
    Some(asked.filter_map(|symbol| symbol.name().ok().map(str::to_owned)).collect())
}

fn sentence(name: &str, is_variable: bool) -> String {
    let what = match is_variable {
        true => format!("votre variable « {name} » prend le nom d'une fonction du système"),
        false => format!("votre fonction « {name} » remplace celle du système"),
    };
    format!("{what}, dont la bibliothèque se sert : renommez-la ou déclarez-la static")
}
