//! What is on the screen, seen in a few pixels.

use super::play;
use support::player::Player;
use support::screen::see;

/// Looks at a position, at its start.
fn look(fen: &str, see: impl Fn(&mut Player<'_>)) {
    play(&["--fen", fen], see);
}

#[test]
fn squares_show_whether_they_are_occupied() {
    look("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", |player| {
        // Of one colour each: two empty ones, a white piece, a black one.
        for [empty, other, white, black] in [["e4", "d5", "e2", "d7"], ["d4", "e5", "d2", "e7"]] {
            see("pieces on their squares", || {
                let [empty, other, white, black] =
                    [empty, other, white, black].map(|square| player.middle_of(square));
                empty == other && white != empty && black != empty && white != black
            });
        }
        assert_ne!(player.middle_of("e4"), player.middle_of("d4"), "light and dark squares");
    });
}

#[test]
fn the_chosen_piece_and_its_targets_are_marked() {
    look("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", |player| {
        let plain = [0xF3, 0xEA, 0xD9];
        see("light squares", || ["e4", "d5"].map(|square| player.middle_of(square)) == [plain; 2]);
        player.click("e2");
        player.reads(&["choisie e2"]);
        see("marks on e3 and e4", || {
            player.middle_of("e4") != plain && player.middle_of("e3") != player.middle_of("d4")
        });
        let [red, _, blue] = player.middle_of("e4");
        assert!(blue > red, "the mark is blue");
        assert_eq!(player.middle_of("d5"), plain, "where it cannot go there is no mark");
        player.type_key("Escape");
        player.reads(&["choisie -"]);
        see("no mark any more", || player.middle_of("e4") == plain);
    });
}

#[test]
fn a_king_in_check_stands_on_red() {
    // The two kings stand on dark squares; only one is in check.
    look("3k4/8/8/8/8/8/8/r3K3 w - - 0 1", |player| {
        let border = |player: &Player<'_>, square: &str| {
            let place = player.square(square);
            player.pixel(place.x + 4, place.y + 4)
        };
        let is_red = |[red, green, blue]: [u8; 3]| red > 180 && green < 100 && blue < 100;
        see("a red square", || is_red(border(player, "e1")));
        assert!(!is_red(border(player, "d8")));
    });
}
