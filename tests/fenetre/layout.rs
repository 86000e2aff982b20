//! Everything has its place, whatever the size of the window.

use super::play;
use super::server::Server;
use support::player::{Player, Rectangle};
use support::screen::see;

const BUTTONS: i32 = 8;
const BUTTON: [u8; 3] = [0xF3, 0xEA, 0xD9];
const PAPER: [u8; 3] = [0xFF, 0xFF, 0xFF];

fn overlap(one: Rectangle, other: Rectangle) -> bool {
    one.x < other.x + other.width
        && other.x < one.x + one.width
        && one.y < other.y + other.height
        && other.y < one.y + one.height
}

fn places(player: &Player<'_>) -> Vec<Rectangle> {
    let parts = ["echiquier", "cadre", "liste"].map(|kind| player.place(kind, 0));
    let buttons = (0..BUTTONS).map(|number| player.place("bouton", number));
    parts.into_iter().chain(buttons).collect()
}

fn is_inside(place: Rectangle, width: i32, height: i32) -> bool {
    place.x >= 0
        && place.y >= 0
        && place.x + place.width <= width
        && place.y + place.height <= height
}

/// Whether the name of a button stays inside: nothing is written on its edges or beside it.
fn name_fits(player: &Player<'_>, button: Rectangle, around: [u8; 3]) -> bool {
    let column =
        |x: i32| -> Vec<(i32, i32)> { (3..button.height - 3).map(|y| (x, button.y + y)).collect() };
    let inside = [column(button.x + 2), column(button.x + button.width - 3)].concat();
    let outside = [column(button.x - 2), column(button.x + button.width + 1)].concat();
    player.pixels(&inside).iter().all(|pixel| *pixel == BUTTON)
        && player.pixels(&outside).iter().all(|pixel| *pixel == around)
}

/// Every part is in the window, beside the others, with its name inside; gives the board.
fn everything_fits(player: &mut Player<'_>, width: i32, height: i32) -> Rectangle {
    player.resize(width, height);
    let all = places(player);
    for (index, place) in all.iter().enumerate() {
        assert!(is_inside(*place, width, height), "{width} x {height}: {place:?}");
        for other in &all[index + 1..] {
            assert!(!overlap(*place, *other), "{width} x {height}: {place:?} {other:?}");
        }
    }
    // A button under the mouse has another colour.
    player.point_at("e4");
    see("names inside their buttons", || {
        all[3..].iter().all(|button| name_fits(player, *button, PAPER))
    });
    all[0]
}

#[test]
fn everything_fits_large_small_wide_and_tall_windows() {
    play(&[], |player| {
        let sizes =
            [(520, 400), (360, 480), (360, 640), (640, 360), (980, 240), (900, 700), (860, 640)];
        for (width, height) in sizes {
            let board = everything_fits(player, width, height);
            assert!(player.rows >= 2, "{width} x {height}: a list of {}", player.rows);
            assert!(board.width >= 150, "{width} x {height}: {board:?}");
            // Lines that are too long cannot be read.
            let message = player.place("cadre", 0);
            assert!(message.width <= 48 * (height / 56).max(8), "{width} x {height}: {message:?}");
        }
    });
}

/// In a small window the board has the place of the list.
#[test]
fn a_small_window_is_for_the_board() {
    play(&[], |player| {
        for (width, height, side) in
            [(320, 240, 150), (400, 300, 200), (480, 360, 250), (320, 320, 180)]
        {
            let board = everything_fits(player, width, height);
            assert_eq!(player.rows, 0, "{width} x {height}");
            assert!(board.width >= side, "{width} x {height}: {board:?}");
        }
        // No smaller than the smallest of these.
        assert_eq!(Server::of(player.screen).smallest_size(&player.window), (320, 240));
    });
}

/// Whether nothing is written near the border of a rectangle, within so many pixels.
fn edges_are_free(player: &Player<'_>, place: Rectangle, margin: i32, colour: [u8; 3]) -> bool {
    let mut points = Vec::new();
    for inset in 3..margin {
        let (right, bottom) =
            (place.x + place.width - 1 - inset, place.y + place.height - 1 - inset);
        for x in place.x + inset..=right {
            points.extend([(x, place.y + inset), (x, bottom)]);
        }
        for y in place.y + inset..=bottom {
            points.extend([(place.x + inset, y), (right, y)]);
        }
    }
    player.pixels(&points).iter().all(|pixel| *pixel == colour)
}

/// A question is folded and stays in the window; the names of its choices stay in theirs.
#[test]
fn questions_fit_small_windows() {
    let promotion = ["--fen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"];
    for (width, height) in [(320, 240), (400, 300), (900, 700), (980, 240)] {
        for choices in [4, 2] {
            play(if choices == 4 { &promotion } else { &[] }, |player| {
                player.resize(width, height);
                let (from, to) = if choices == 4 { ("a7", "a8") } else { ("e2", "e4") };
                player.click(from);
                player.reads(&[&format!("choisie {from}")]);
                player.click(to);
                if choices == 2 {
                    while player.list.played != 1 {
                        player.line_or_list();
                    }
                    player.type_key("n");
                }
                while !player.line().starts_with("question ") {}
                let menu = player.place("menu", 0);
                assert!(is_inside(menu, width, height), "{width} x {height}: {menu:?}");
                player.point_at("e1");
                see("a question inside its frame", || edges_are_free(player, menu, 7, PAPER));
                for number in 0..choices {
                    let choice = player.place("choix", number);
                    assert!(overlap(choice, menu) && is_inside(choice, width, height));
                    see("a name inside its choice", || name_fits(player, choice, PAPER));
                }
            });
        }
    }
}

/// What a refusal says does not touch its frame.
#[test]
fn a_refusal_has_margins() {
    const GROUND: [u8; 3] = [0xFB, 0xE2, 0xDE];
    play(&[], |player| {
        for (width, height) in [(320, 240), (360, 480), (520, 400), (900, 700)] {
            player.resize(width, height);
            player.drag("e1", "g1");
            while !player.line().starts_with("refus ") {}
            let frame = player.place("cadre", 0);
            see("a margin", || edges_are_free(player, frame, 6, GROUND));
        }
    });
}
