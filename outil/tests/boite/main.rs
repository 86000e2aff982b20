//! The box of the judge, attacked from inside by C programs.
//!
//! Every attack is also made without a box, where it must succeed: one that fails anyhow would
//! prove nothing. All of them are harmless outside a scratch folder, box or no box.
//!
//! The box is built by the program that is running: this test program has its hidden entry too,
//! and therefore a `main` of its own.

#[allow(dead_code, unused_imports, reason = "the judge uses more of it than its tests")]
#[path = "../../src/judge/boite/mod.rs"]
mod boite;
#[allow(dead_code)]
#[path = "../../../tests/support/mod.rs"]
mod support;

mod attacker;
mod attacks;
mod compilers;

use std::ffi::OsString;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

/// Every test, with its name.
macro_rules! trials {
    ($($module:ident::$test:ident),* $(,)?) => {
        vec![$(Trial::test(
            concat!(stringify!($module), "::", stringify!($test)),
            || { $module::$test(); Ok(()) },
        )),*]
    };
}

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    boite::enter(&arguments);
    let trials = trials![
        attacks::all_succeed_without_a_box,
        attacks::none_succeeds_in_the_box,
        compilers::an_ordinary_program_is_compiled_linked_and_runs,
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
