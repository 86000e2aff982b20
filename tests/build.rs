//! Tells the tests for which machine they are, and where the library's own C was written.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    for (known, told) in [("TARGET", "ECHECS_TARGET"), ("DEP_ECHECS_C", "ECHECS_C")] {
        let value = env::var(known).unwrap_or_else(|_| panic!("cargo sets {known}"));
        println!("cargo::rustc-env={told}={value}");
    }
}
