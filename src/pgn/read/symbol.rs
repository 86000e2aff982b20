//! What is written without a blank in between: `12...Nf6!?+-` is a number, a
//! move and two marks.

use std::collections::VecDeque;

use super::token::Token;
use crate::pgn::GameResult;

/// Judgements of a position, the longer before what they end with.
const JUDGEMENTS: [(&str, u8); 15] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("=", 10),
    ("±", 16),
    ("∓", 17),
    ("⩲", 14),
    ("⩱", 15),
    ("∞", 13),
    ("□", 7),
];

/// The results that may be glued to a move.
const GLUED_RESULTS: [(&str, GameResult); 4] = [
    ("1/2-1/2", GameResult::Draw),
    ("½-½", GameResult::Draw),
    ("1-0", GameResult::WhiteWins),
    ("0-1", GameResult::BlackWins),
];

/// A number with more digits and no dot may be a move in numbers: `5254`.
const DIGITS_OF_A_BARE_NUMBER: usize = 3;

/// Adds the tokens of a symbol. What is none of the others is called a move.
pub(super) fn split(symbol: &str, tokens: &mut VecDeque<Token>) {
    let plain: String = symbol.chars().flat_map(plain).collect();
    // No-break spaces come from web pages, byte-order marks from joined files.
    let parts = plain.split(|c: char| c.is_whitespace() || c == '\u{feff}');
    for part in parts.filter(|part| !part.is_empty()) {
        split_part(part, tokens);
    }
}

/// Dashes and dots as a typewriter has them.
fn plain(c: char) -> impl Iterator<Item = char> {
    let (c, count) = match c {
        '\u{2010}'..='\u{2014}' | '\u{2212}' => ('-', 1),
        '…' => ('.', 3),
        _ => (c, 1),
    };
    std::iter::repeat_n(c, count)
}

fn split_part(part: &str, tokens: &mut VecDeque<Token>) {
    let part = part.trim_start_matches('.');
    if let Some(result) = GameResult::read(part) {
        return tokens.push_back(Token::Result(result));
    }
    for (text, result) in GLUED_RESULTS {
        if let Some(rest) = part.strip_suffix(text) {
            split_part(rest, tokens);
            return tokens.push_back(Token::Result(result));
        }
    }
    let digits = part.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && !part.starts_with("0-") && !is_null_move(part) {
        let rest = &part[digits..];
        if !rest.is_empty() {
            return split_part(rest, tokens);
        }
        if digits <= DIGITS_OF_A_BARE_NUMBER {
            return;
        }
    }
    split_marks(part, tokens);
}

/// A move and the marks after it, or marks alone.
fn split_marks(part: &str, tokens: &mut VecDeque<Token>) {
    let mut rest = part;
    let mut nags = Vec::new();
    loop {
        if is_null_move(rest) {
            break;
        }
        if let Some((before, nag)) = strip_judgement(rest).or_else(|| strip_opinion(rest)) {
            nags.push(nag);
            rest = before;
        } else if let Some(before) = rest.strip_suffix(['+', '#']) {
            rest = before;
        } else {
            break;
        }
    }
    match rest {
        "" => {}
        "e.p." | "ep" => tokens.push_back(Token::EnPassant),
        _ => tokens.push_back(Token::Move(rest.to_owned())),
    }
    tokens.extend(nags.into_iter().rev().map(Token::Nag));
}

fn strip_judgement(text: &str) -> Option<(&str, u8)> {
    JUDGEMENTS.iter().find_map(|(sign, nag)| Some((text.strip_suffix(sign)?, *nag)))
}

/// `!`, `?` and their pairs; of more than two, the first two count.
fn strip_opinion(text: &str) -> Option<(&str, u8)> {
    let before = text.trim_end_matches(['!', '?']);
    let nag = match &text.as_bytes()[before.len()..] {
        [] => return None,
        [b'!'] => 1,
        [_] => 2,
        [b'!', b'!', ..] => 3,
        [b'?', b'?', ..] => 4,
        [b'!', ..] => 5,
        _ => 6,
    };
    Some((before, nag))
}

pub(super) fn is_null_move(text: &str) -> bool {
    matches!(text, "--" | "Z0" | "0000" | "@@@@")
}
