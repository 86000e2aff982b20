//! Who waits at a terminal sees which function is being judged; who reads the report does not.

use crate::{copy, verifier};
use support::terminal::Terminal;

#[test]
fn the_function_is_named_while_it_is_judged_and_no_longer() {
    let mut terminal = Terminal::run(verifier().arg(copy("cpe/jeu_fiche.c")), 80);
    terminal.waits_for("\r\x1b[K2/7 jeu_existe_piece …");
    terminal.waits_for("\r\x1b[KJUSTE");
    assert_eq!(terminal.end().code(), Some(0));
}
