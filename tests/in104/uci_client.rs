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
