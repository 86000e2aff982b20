//! How far a class is, for somebody who waits at a terminal.

use support::terminal::Terminal;

use crate::{Desk, RIGHT};

#[test]
fn a_bar_tells_how_many_are_done_and_how_long_it_takes() {
    let desk = Desk::new();
    // They are judged at once; what is left takes a while.
    for name in ["a", "b", "c"] {
        desk.write(&format!("copies/{name}/lisez-moi.txt"), "");
    }
    for name in ["d", "e", "f", "g"] {
        desk.write(&format!("copies/{name}.c"), RIGHT);
    }
    let mut terminal = Terminal::run(&mut desk.class(), 100);
    terminal.waits_for("0/7");
    terminal.waits_for("/7 encore ");
    terminal.waits_for("6 sur 6");
    terminal.waits_for("7 copies jugées, en ");
    assert_eq!(terminal.end().code(), Some(0));
}
