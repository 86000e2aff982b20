//! A refusal looks like one, and goes away.

use super::play;
use support::player::Player;
use support::screen::see;

fn is_red([red, green, blue]: [u8; 3]) -> bool {
    red > 150 && green < 100 && blue < 100
}

/// Whether the square has the red border of a refusal, and the cross in its middle.
fn is_crossed(player: &Player<'_>, square: &str) -> bool {
    let place = player.square(square);
    let (x, y) = place.middle();
    player.pixels(&[(place.x + 2, place.y + 2), (x, y)]).into_iter().all(is_red)
}

/// Whether the message stands in a red frame.
fn is_framed(player: &Player<'_>) -> bool {
    let frame = player.place("cadre", 0);
    is_red(player.pixel(frame.x + 1, frame.y + frame.height / 2))
}

fn refused(player: &mut Player<'_>, from: &str, to: &str, square: &str) {
    player.drag(from, to);
    while player.line() != format!("refus {square}") {}
    see("a refusal", || is_framed(player));
}

#[test]
fn a_refusal_is_red_on_the_square_and_around_the_message() {
    play(&[], |player| {
        assert!(!is_framed(player));
        refused(player, "f1", "b5", "b5");
        assert!(is_crossed(player, "b5") && !is_crossed(player, "f1"));
        // It goes away by itself.
        player.reads(&["refus fini"]);
        see("no refusal", || !is_framed(player) && !is_crossed(player, "b5"));
        // And at the next action at once.
        refused(player, "e7", "e5", "e7");
        assert!(is_crossed(player, "e7"));
        player.click("e2");
        player.reads(&["refus fini", "choisie e2"]);
        see("no refusal", || !is_framed(player) && !is_crossed(player, "e7"));
    });
}

/// Where a move would leave the king in check, the king is what it is about.
#[test]
fn the_square_is_the_one_in_question() {
    play(&["--fen", "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"], |player| {
        refused(player, "e2", "c3", "e1");
        player.type_key("Shift_L");
        player.reads(&["refus fini"]);
        refused(player, "e1", "e3", "e3");
    });
}
