//! From a copy to the program that executes it.

mod allowed;
mod compile;
mod forbidden;
mod lines;
mod link;
mod symbols;
mod tools;

use std::path::{Path, PathBuf};

use super::catalogue::{self, Public};
use super::copy::Copy;
use super::refusal::Refusal;

pub use allowed::Allowed;
pub use compile::{Diagnostic, STAGE};
pub use lines::first_of_the_copy;
pub use tools::time_spent;

/// A copy that is ready to be asked.
pub struct Built {
    /// The program that answers.
    pub program: PathBuf,
    /// The public functions that the copy defines, in the order of their numbers.
    pub functions: Vec<Public>,
    /// What the compiler has to say about it.
    pub warnings: Vec<Diagnostic>,
}

/// Builds the executor of a copy in a folder of its own. `needed` are the functions that cases
/// call besides those of the copy.
pub fn build(
    copy: &Copy,
    scratch: &Path,
    allowed: &Allowed,
    needed: impl Fn(&[Public]) -> Vec<Public>,
) -> Result<Built, Refusal> {
    let header = copy.header();
    let compiled = compile::compile(copy, header, scratch)?;
    let joined = link::join(&compiled.objects, scratch)?;
    let symbols = symbols::read(&joined)?;
    allowed.check(&symbols, copy)?;
    let functions: Vec<Public> = catalogue::functions()
        .iter()
        .filter(|public| symbols.defined.contains_key(public.name()))
        .copied()
        .collect();
    if functions.is_empty() {
        return Err(Refusal::NoFunction(symbols.misspelt()));
    }
    let mut called = needed(&functions);
    called.extend(&functions);
    let program = link::link(&joined, &symbols, &functions, &called, scratch)?;
    Ok(Built { program, functions, warnings: compiled.warnings })
}
