//! FEN: what is accepted is written and read back as it was, by the core and through C.

#![no_main]

use std::ffi::{CStr, CString, c_char};

use echecs::capi::echecs_verifier_fen;
use echecs::rules::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let strict = Position::from_fen(data).ok();
    let playable = Position::from_playable_fen(data).ok();
    if let Some(strict) = &strict {
        assert_eq!(Some(strict), playable.as_ref(), "a position of a game is playable");
        is_read_back(strict, |fen| Position::from_fen(fen).ok());
    }
    if let Some(playable) = &playable {
        is_read_back(playable, |fen| Position::from_playable_fen(fen).ok());
        // What comes after a playable position is one, too.
        for mv in playable.legal_moves() {
            is_read_back(&playable.after(mv), |fen| Position::from_playable_fen(fen).ok());
        }
    }
    if let Ok(fen) = CString::new(data) {
        c_says_the_same(&fen, strict.is_some());
    }
});

fn is_read_back(position: &Position, read: impl Fn(&str) -> Option<Position>) {
    let fen = position.to_string();
    let back = read(&fen).unwrap_or_else(|| panic!("{fen} is refused"));
    assert_eq!(&back, position, "{fen}");
    assert_eq!(back.key(), position.key(), "{fen}");
    assert_eq!(back.to_string(), fen);
}

fn c_says_the_same(fen: &CStr, is_accepted: bool) {
    const SIZE: usize = 40;
    let mut reason: [c_char; SIZE] = [1; SIZE];
    // SAFETY: a terminated string, and a buffer of that size.
    let code = unsafe { echecs_verifier_fen(fen.as_ptr(), reason.as_mut_ptr(), SIZE) };
    assert_eq!(code == 0, is_accepted, "code {code}");
    let length = reason.iter().position(|&byte| byte == 0).expect("a reason that ends");
    assert_eq!(length == 0, is_accepted, "a reason for what is refused, and for nothing else");
}
