//! What an object file defines and asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use object::{Object, ObjectSection, ObjectSymbol, RelocationTarget, SymbolFlags, SymbolKind, elf};

use super::reach;
use crate::judge::catalogue::{self, Public};
use crate::judge::nearest;
use crate::judge::refusal::Refusal;

/// The names of an object.
#[derive(Default)]
pub struct Symbols {
    /// Functions that it defines for others: where each is.
    pub defined: BTreeMap<String, Definition>,
    /// All functions that it defines, for itself too.
    pub own: BTreeSet<String>,
    /// Variables that it defines for others.
    pub variables: BTreeSet<String>,
    /// What its judged functions, and all that they lead to, take from elsewhere.
    pub undefined: BTreeSet<String>,
    /// The same for each judged function that it defines.
    pub taken: BTreeMap<String, BTreeSet<String>>,
    /// The judged functions that each of them leads to, itself included.
    pub leads: BTreeMap<String, BTreeSet<String>>,
    /// The functions that run before or after everything else.
    pub constructors: Vec<String>,
}

pub struct Definition {
    pub section: String,
    pub address: u64,
    /// Chosen by a function of hers when the program starts.
    pub is_indirect: bool,
}

const STARTS: [&str; 5] = [".init", ".preinit_array", ".ctors", ".fini", ".dtors"];

/// The names of an object of which these functions are judged.
pub fn read(path: &Path, judged: &[Public]) -> Result<Symbols, Refusal> {
    let bytes = fs::read(path)?;
    let file = object::File::parse(&*bytes).map_err(|error| Refusal::Broken(error.to_string()))?;
    let mut symbols = Symbols::default();
    for symbol in file.symbols() {
        let Ok(name) = symbol.name() else { continue };
        if symbol.kind() == SymbolKind::Text && symbol.is_definition() {
            symbols.own.insert(name.to_owned());
        }
        if symbol.is_global() && !symbol.is_undefined() {
            let is_indirect = matches!(symbol.flags(), SymbolFlags::Elf { st_info, .. }
                if st_info & 0xf == elf::STT_GNU_IFUNC);
            match symbol.kind() {
                SymbolKind::Data | SymbolKind::Tls => {
                    symbols.variables.insert(name.to_owned());
                }
                _ => {
                    let section =
                        symbol.section_index().and_then(|at| file.section_by_index(at).ok());
                    let section =
                        section.and_then(|section| section.name().ok().map(str::to_owned));
                    let definition = Definition {
                        section: section.unwrap_or_default(),
                        address: symbol.address(),
                        is_indirect,
                    };
                    symbols.defined.insert(name.to_owned(), definition);
                }
            }
        }
    }
    let is_function = |name: &str| judged.iter().any(|public| public.name() == name);
    let is_variable = |name: &str| catalogue::has_variable(judged, name);
    symbols.undefined = reach::undefined(&file, |name| is_function(name) || is_variable(name));
    let public: Vec<&String> = symbols.defined.keys().filter(|name| is_function(name)).collect();
    let taken = |name: &&String| {
        let taken = reach::undefined(&file, |start| start == name.as_str());
        ((*name).clone(), taken)
    };
    symbols.taken = public.iter().map(taken).collect();
    let leads = |name: &&String| {
        let reached = reach::functions(&file, name, public.iter().copied());
        ((*name).clone(), reached)
    };
    symbols.leads = public.iter().map(leads).collect();
    symbols.constructors = constructors(&file);
    Ok(symbols)
}

/// The functions that an object defines for others.
pub fn defined(path: &Path) -> Result<BTreeSet<String>, Refusal> {
    let bytes = fs::read(path)?;
    let file = object::File::parse(&*bytes).map_err(|error| Refusal::Broken(error.to_string()))?;
    let given = file.symbols().filter(|symbol| symbol.is_global() && !symbol.is_undefined());
    let named = given.filter(|symbol| !matches!(symbol.kind(), SymbolKind::Data | SymbolKind::Tls));
    Ok(named.filter_map(|symbol| symbol.name().ok().map(str::to_owned)).collect())
}

/// What the tables of such functions name; those of AddressSanitizer too.
fn constructors(file: &object::File<'_>) -> Vec<String> {
    let tables = file.sections().filter(|section| {
        section.name().is_ok_and(|name| STARTS.iter().any(|start| name.starts_with(start)))
    });
    let named = |relocation: object::Relocation| {
        let RelocationTarget::Symbol(at) = relocation.target() else { return String::new() };
        let Ok(symbol) = file.symbol_by_index(at) else { return String::new() };
        if symbol.kind() != SymbolKind::Section {
            return symbol.name().unwrap_or_default().to_owned();
        }
        // A function that has no name for others is named by its place.
        let is_there = |known: &object::Symbol<'_, '_>| {
            known.kind() == SymbolKind::Text
                && known.section_index() == symbol.section_index()
                && i64::try_from(known.address()) == Ok(relocation.addend())
        };
        let known = file.symbols().find(is_there);
        known.and_then(|known| known.name().ok().map(str::to_owned)).unwrap_or_default()
    };
    let all = tables.flat_map(|section| section.relocations().collect::<Vec<_>>());
    all.map(|(_, relocation)| named(relocation)).collect()
}

impl Symbols {
    /// Defined functions that are nearly public ones, with the name that was meant.
    pub fn misspelt(&self) -> Vec<(String, &'static str)> {
        let known = || catalogue::functions().iter().map(|public| public.name());
        let near =
            |name: &String| nearest::nearest(name, known()).map(|meant| (name.clone(), meant));
        self.defined.keys().filter_map(near).collect()
    }
}
