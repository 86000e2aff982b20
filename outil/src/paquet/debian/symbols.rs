//! The names that programs find in the shared library: from which version on they work, dpkg knows by them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use echecs::capi::linking::SONAME;
use object::{Object, ObjectSymbol};

use crate::packages::VERSION;
use crate::placing::told;

/// The names that a library exports.
pub fn exported(library: &Path) -> Result<BTreeSet<String>, String> {
    let bytes = fs::read(library).map_err(|error| told(library, &error))?;
    let file = object::File::parse(bytes.as_slice())
        .map_err(|error| format!("{} : {error}", library.display()))?;
    let symbols = file.dynamic_symbols().filter(|symbol| symbol.is_definition());
    Ok(symbols.filter_map(|symbol| symbol.name().ok().map(str::to_owned)).collect())
}

/// What dpkg reads. Which version first had a name is not kept: this one has them all.
pub fn file(package: &str, names: &BTreeSet<String>) -> String {
    let lines = names.iter().map(|name| format!(" {name}@Base {VERSION}\n"));
    format!("{SONAME} {package} #MINVER#\n{}", lines.collect::<String>())
}
