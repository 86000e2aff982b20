//! The engine of examples_c under a real chess client: python-chess.

use std::process::Command;
use std::time::Duration;

use support::compilers::python_module_is_there;
use support::{self, Linkage, kept, process, root};

#[test]
fn a_client_plays_with_the_engine() {
    if !python_module_is_there("chess.engine") {
        return;
    }
    for linkage in Linkage::ALL {
        let source = root().join("examples_c/moteur_uci.c");
        let engine = kept::program(&source, linkage).unwrap();
        let mut client = Command::new("python3");
        client.arg(root().join("tests/uci/client.py")).arg(engine);
        support::clean_environment(&mut client);
        let outcome = process::run(&mut client, Duration::from_secs(120));
        assert!(outcome.succeeded(), "{}: {}", linkage.name(), outcome.describe());
        assert_eq!(outcome.stdout, "", "{}", linkage.name());
    }
}

/// The script of `benches/`, on two short games of the engine against itself.
#[test]
fn a_match_is_played_and_told() {
    if !python_module_is_there("chess.engine") {
        return;
    }
    let source = root().join("examples_c/moteur_uci.c");
    let engine = kept::program(&source, Linkage::Static).unwrap();
    let mut script = Command::new("python3");
    script.arg(root().join("benches/match.py")).args([&engine, &engine]);
    script.args(["--nodes", "300", "--games", "2"]);
    support::clean_environment(&mut script);
    let outcome = process::run(&mut script, Duration::from_secs(120));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    let lines: Vec<&str> = outcome.stdout.lines().collect();
    let [first, second, result, endings, faults, ..] = lines[..] else { panic!("{lines:?}") };
    assert!(first.starts_with("   1 ") && second.starts_with("   2 "), "{lines:?}");
    assert!(second.ends_with(result) && result.starts_with('+'), "{lines:?}");
    assert!(endings.starts_with("endings: ") && faults == "faults: none", "{lines:?}");
}
