//! The window is closed, and a game that is in no file is not lost without a question.

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;

use super::play_to_the_end;
use super::player::Player;
use super::support::temp::TempDir;

const QUESTION: &str = "question Cette partie n'est pas enregistrée. Quitter quand même ?";

fn plays(player: &mut Player<'_>) {
    player.click("e2");
    player.click("e4");
    while player.list.played != 1 {
        player.line_or_list();
    }
}

/// Closes the window as its title bar does: a window manager sends the message WM_DELETE_WINDOW.
/// There is none on this screen, and xdotool cannot: this speaks to the server itself.
fn close_window(player: &Player<'_>) {
    let number = player.screen.display.trim_start_matches(':');
    let mut server = UnixStream::connect(format!("/tmp/.X11-unix/X{number}")).unwrap();
    // Little-endian, version 11.0, no authorization.
    server.write_all(&[b'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]).unwrap();
    let mut head = [0; 8];
    server.read_exact(&mut head).unwrap();
    assert_eq!(head[0], 1, "the server lets us in");
    let mut rest = vec![0; 4 * usize::from(u16::from_le_bytes([head[6], head[7]]))];
    server.read_exact(&mut rest).unwrap();
    let mut atom = |name: &str| {
        const INTERN_ATOM: u8 = 16;
        let mut request = vec![INTERN_ATOM, 1];
        request.extend((2 + name.len().div_ceil(4) as u16).to_le_bytes());
        request.extend((name.len() as u16).to_le_bytes());
        request.extend([0, 0]);
        request.extend(name.bytes());
        request.resize(8 + name.len().next_multiple_of(4), 0);
        server.write_all(&request).unwrap();
        let mut reply = [0; 32];
        server.read_exact(&mut reply).unwrap();
        assert_eq!(reply[0], 1, "{name}");
        <[u8; 4]>::try_from(&reply[8..12]).unwrap()
    };
    let (protocols, delete) = (atom("WM_PROTOCOLS"), atom("WM_DELETE_WINDOW"));
    let window: u32 = player.window.parse().unwrap();
    const SEND_EVENT: u8 = 25;
    const CLIENT_MESSAGE: u8 = 33;
    let mut request = vec![SEND_EVENT, 0, 11, 0];
    request.extend(window.to_le_bytes());
    request.extend([0; 4]);
    request.extend([CLIENT_MESSAGE, 32, 0, 0]);
    request.extend(window.to_le_bytes());
    request.extend(protocols);
    request.extend(delete);
    request.resize(44, 0);
    server.write_all(&request).unwrap();
    // Its answer to a last question says that the server has read all of this.
    const GET_INPUT_FOCUS: u8 = 43;
    server.write_all(&[GET_INPUT_FOCUS, 0, 1, 0]).unwrap();
    server.read_exact(&mut [0; 32]).unwrap();
}

/// No is an answer; to insist is another.
#[test]
fn an_unsaved_game_is_not_lost_unasked() {
    type Close = fn(&Player<'_>);
    let ways: [Close; 2] = [|player| player.type_key("ctrl+q"), close_window];
    for leave in ways {
        for insist in [true, false] {
            play_to_the_end(&TempDir::new("fenetre"), &[], |player| {
                plays(player);
                leave(player);
                while player.line() != QUESTION {}
                player.type_key("n");
                player.type_key("u");
                while player.list.played != 0 {
                    player.line_or_list();
                }
                player.type_key("r");
                while player.list.played != 1 {
                    player.line_or_list();
                }
                leave(player);
                while player.line() != QUESTION {}
                if insist {
                    leave(player);
                } else {
                    player.type_key("o");
                }
            });
        }
    }
}

/// A question that is open is given up first.
#[test]
fn a_window_is_closed_from_a_question() {
    play_to_the_end(&TempDir::new("fenetre"), &[], |player| {
        plays(player);
        player.type_key("ctrl+s");
        while player.line() != "question Enregistrer la partie" {}
        close_window(player);
        while player.line() != QUESTION {}
        close_window(player);
    });
}

/// Nothing is lost: nothing is asked.
#[test]
fn a_game_without_a_move_is_closed_at_once() {
    play_to_the_end(&TempDir::new("fenetre"), &[], |player| {
        close_window(player);
    });
}
