//! Tells the tests for which machine they compile C.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-env=ECHECS_TARGET={}", std::env::var("TARGET").unwrap_or_default());
}
