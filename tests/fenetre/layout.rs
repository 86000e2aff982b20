//! Everything has its place, whatever the size of the window.

use super::play;
use super::player::{Player, Rectangle};
use super::screen::see;

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

/// Whether the name of a button stays inside: nothing is written on its edges or beside it.
fn name_fits(player: &Player<'_>, button: Rectangle) -> bool {
    let column =
        |x: i32| -> Vec<(i32, i32)> { (3..button.height - 3).map(|y| (x, button.y + y)).collect() };
    let inside = [column(button.x + 2), column(button.x + button.width - 3)].concat();
    let outside = [column(button.x - 2), column(button.x + button.width + 1)].concat();
    player.pixels(&inside).iter().all(|pixel| *pixel == BUTTON)
        && player.pixels(&outside).iter().all(|pixel| *pixel == PAPER)
}

#[test]
fn everything_fits_large_small_wide_and_tall_windows() {
    play(&[], |player| {
        let sizes =
            [(480, 360), (360, 480), (360, 640), (640, 360), (320, 320), (900, 700), (860, 640)];
        for (width, height) in sizes {
            player.resize(width, height);
            let all = places(player);
            for (index, place) in all.iter().enumerate() {
                let inside = place.x >= 0
                    && place.y >= 0
                    && place.x + place.width <= width
                    && place.y + place.height <= height;
                assert!(inside, "{width} x {height}: {place:?}");
                for other in &all[index + 1..] {
                    assert!(!overlap(*place, *other), "{width} x {height}: {place:?} {other:?}");
                }
            }
            // A button under the mouse has another colour.
            player.point_at("e4");
            assert!(player.rows >= 2, "{width} x {height}: a list of {}", player.rows);
            assert!(all[0].width >= 150, "{width} x {height}: {:?}", all[0]);
            see("names inside their buttons", || {
                all[3..].iter().all(|button| name_fits(player, *button))
            });
        }
    });
}
