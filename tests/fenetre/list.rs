//! The list of moves.

use super::play;
use support::player::{Player, Rectangle};
use support::screen::see;

/// The colour of the move that was played last.
fn is_current(player: &Player<'_>, place: Rectangle) -> bool {
    // Beside the text, which is at the left.
    let [red, green, blue] = player.pixel(place.x + place.width, place.y + place.height / 2);
    red > 200 && green > 190 && blue < 180
}

/// Moves knights to and fro, in so many moves; each has four squares of its own.
fn shuffle(player: &mut Player<'_>, moves: usize) {
    let squares = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
    for (from, to) in squares.into_iter().cycle().take(moves) {
        player.click(from);
        player.reads(&[&format!("choisie {from}")]);
        player.click(to);
        player.reads(&["choisie -"]);
        assert!(player.line().starts_with("fen ") && player.line().starts_with("message "));
    }
}

#[test]
fn the_list_follows_the_game() {
    play(&[], |player| {
        shuffle(player, 3);
        player.reads_list(3, 3, 0);
        see("the third move", || is_current(player, player.listed(1, 0)));
        assert!(!is_current(player, player.listed(0, 0)));
        player.type_key("u");
        player.line();
        while !player.line().starts_with("message ") {}
        player.reads_list(2, 3, 0);
        see("the second move", || is_current(player, player.listed(0, 1)));
        assert!(!is_current(player, player.listed(1, 0)));
    });
}

/// A click on a move goes back to it, or forward again.
#[test]
fn a_move_of_the_list_can_be_clicked() {
    play(&[], |player| {
        shuffle(player, 4);
        player.reads_list(4, 4, 0);
        for (row, side, played) in [(0, 0, 1), (1, 1, 4), (1, 0, 3)] {
            player.click_on(player.listed(row, side));
            player.reads(&["choisie -"]);
            while player.list.played != played {
                player.line_or_list();
            }
            assert_eq!(player.list.total, 4);
        }
        // A new move forgets what was undone.
        player.click("b8");
        player.reads(&["choisie b8"]);
        player.click("c6");
        while player.list.total != 4 || player.list.played != 4 {
            player.line_or_list();
        }
        for (key, played) in [("Home", 0), ("End", 4)] {
            player.type_key(key);
            while player.list.played != played {
                player.line_or_list();
            }
        }
    });
}

#[test]
#[ignore = "long: .ci/run runs it"]
fn a_long_list_scrolls() {
    play(&[], |player| {
        player.resize(640, 360);
        // Fivefold repetition would end the game: pawns move in between.
        let mut total = 0;
        for pawns in [("a2", "a3"), ("b2", "b3"), ("c2", "c3")] {
            shuffle(player, 8);
            player.click(pawns.0);
            player.reads(&[&format!("choisie {}", pawns.0)]);
            player.click(pawns.1);
            player.reads(&["choisie -"]);
            let answer = (pawns.0.replace('2', "7"), pawns.1.replace('3', "6"));
            assert!(player.line().starts_with("fen ") && player.line().starts_with("message "));
            player.click(&answer.0);
            player.reads(&[&format!("choisie {}", answer.0)]);
            player.click(&answer.1);
            player.reads(&["choisie -"]);
            assert!(player.line().starts_with("fen ") && player.line().starts_with("message "));
            total += 10;
        }
        // The last pair of moves is in sight, at the bottom.
        let bottom = total / 2 - player.rows;
        assert!(bottom > 0);
        player.reads_list(total, total, bottom);
        see("the last move", || is_current(player, player.listed(player.rows - 1, 1)));
        player.turn_wheel("4");
        player.reads_list(total, total, bottom - 1);
        see("another last row", || !is_current(player, player.listed(player.rows - 1, 1)));
        player.turn_wheel("5");
        player.reads_list(total, total, bottom);
        player.type_key("Page_Up");
        player.reads_list(total, total, (bottom - player.rows).max(0));
        for _ in 0..2 {
            player.type_key("Page_Down");
        }
        player.reads_list(total, total, bottom);
    });
}
