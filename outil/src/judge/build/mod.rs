//! From a copy to the program that executes it.

mod allowed;
pub mod c_library;
mod compile;
mod course;
mod directives;
mod forbidden;
mod lines;
mod link;
mod reach;
mod shelf;
mod symbols;
mod tools;
mod types;
mod written;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::catalogue::Public;
use super::copy::Copy;
use super::program::Recipe;
use super::refusal::Refusal;
use crate::taken;

pub use allowed::Allowed;
pub use compile::{Diagnostic, STAGE};
pub use lines::first_of_the_copy;
pub use link::Linked;
pub use shelf::Shelf;
pub use tools::time_spent;

/// A copy that is ready to be asked.
pub struct Built {
    /// The programs that answer.
    pub programs: Linked,
    /// The public functions that the copy defines, in the order of their numbers.
    pub functions: Vec<Public>,
    /// The functions of the copy that each of them leads to, itself included.
    pub leads: BTreeMap<String, BTreeSet<String>>,
    /// What the compiler has to say about it.
    pub warnings: Vec<Diagnostic>,
    /// What would go wrong in a program that has the copy and the library.
    pub remarks: Vec<String>,
    /// How it is compiled by hand.
    pub recipe: Recipe,
}

/// Builds the executor of a copy in a folder of its own. `asked` are the headers of the functions
/// that it must define; `needed` are the functions that cases call besides those of the copy.
pub fn build(
    copy: &Copy,
    scratch: &Path,
    shelf: &Shelf<'_>,
    asked: &BTreeSet<&'static str>,
    allowed: &Allowed,
    needed: impl Fn(&[Public]) -> Vec<Public>,
) -> Result<Built, Refusal> {
    let compiled = compile::compile(copy, asked, scratch)?;
    let joined = link::join(&compiled.files, scratch)?;
    let functions = compiled.functions(asked);
    let symbols = symbols::read(&joined, &functions)?;
    if functions.is_empty() {
        return Err(Refusal::NoFunction(symbols.misspelt()));
    }
    compiled.check_types(&functions, scratch)?;
    // What it may call depends on what it writes.
    allowed.check(&symbols, &functions, &compiled.written)?;
    let mut called = needed(&functions);
    called.extend(&functions);
    let programs = link::link(&joined, &symbols, &functions, &called, shelf, scratch)?;
    let remarks = taken::by(&[joined]);
    let recipe = compiled.recipe(copy);
    let (leads, warnings) = (symbols.leads, compiled.warnings);
    Ok(Built { programs, functions, leads, warnings, remarks, recipe })
}
