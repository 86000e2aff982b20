//! What is written without a blank in between: `12...Nf6!?+-` is a number, a
//! move and two marks.

use std::collections::VecDeque;
use std::ops::Range;

use super::class::{is_delimiter, is_word, stops_comment};
use super::token::{MoveText, Token};
use crate::pgn::GameResult;
use crate::pgn::tags::MAX_NAME;

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

/// How long a move is that stands at the beginning of a text, without and with the mark of a check:
/// letters and digits, perhaps with what a pawn becomes, or castling, up to where a symbol ends.
/// Most moves are so written, and are found without further ado; what is written in any other way
/// is none here.
#[inline(always)]
pub(super) fn simple_move(text: &[u8]) -> Option<(usize, usize)> {
    let length = match *text {
        [b'O', b'-', b'O', b'-', b'O', ..] => 5,
        [b'O', b'-', b'O', ..] => 3,
        [first, second, ..] if first.is_ascii_alphabetic() => {
            let word = end_of_run(text, 0, is_word);
            let is_square = matches!((first, second), (b'a'..=b'h', b'1'..=b'8'));
            if word < 2 || (word == 2 && !is_square) || word > MoveText::SHORT {
                return None;
            }
            let promotes = matches!(text[word..], [b'=', b'N' | b'B' | b'R' | b'Q', ..]);
            if promotes { word + 2 } else { word }
        }
        _ => return None,
    };
    let with_mark = length + usize::from(matches!(text.get(length), Some(b'+' | b'#')));
    let is_over = text.get(with_mark).is_some_and(|&byte| is_delimiter(byte));
    is_over.then_some((length, with_mark))
}

/// Where the name and the value of a tag are that stands at the beginning of a text, and how long it
/// is. Most tags are so written: a word, one blank, and a value of ASCII in which nothing is escaped.
pub(super) fn simple_tag(text: &[u8]) -> Option<(Range<usize>, Range<usize>, usize)> {
    let name = 1..end_of_run(text, 1, is_word);
    let is_plain = |byte| matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\';
    let value = name.end + 2..end_of_run(text, name.end + 2, is_plain);
    let is_tag = text.starts_with(b"[")
        && (1..=MAX_NAME).contains(&name.len())
        && text[name.end..].starts_with(b" \"")
        && text[value.end..].starts_with(b"\"]");
    let length = value.end + 2;
    is_tag.then_some((name, value, length))
}

/// How long the number of a move at the beginning of a text is, with its dots, of which it has some.
#[inline]
pub(super) fn move_number(text: &[u8]) -> Option<usize> {
    let digits = end_of_run(text, 0, |byte| byte.is_ascii_digit());
    let end = end_of_run(text, digits, |byte| byte == b'.');
    (end > digits).then_some(end)
}

/// How long a numeric annotation at the beginning of a text is, if it ends there, and its number, if
/// it is one of the standard's.
#[inline]
pub(super) fn annotation(text: &[u8]) -> Option<(usize, u8)> {
    let end = end_of_run(text, 1, |byte| byte.is_ascii_digit());
    let digits = &text[1..end];
    let number = digits
        .iter()
        .try_fold(0_u8, |number, digit| number.checked_mul(10)?.checked_add(digit - b'0'))?;
    (end > 1 && end < text.len()).then_some((end, number))
}

/// How long a comment at the beginning of a text is, if it ends there, on its line.
#[inline]
pub(super) fn short_comment(text: &[u8]) -> Option<usize> {
    let end = text.iter().position(|&byte| stops_comment(byte))?;
    (text[end] == b'}').then_some(end + 1)
}

/// Where the bytes that fit end, from a place on.
#[inline]
fn end_of_run(text: &[u8], from: usize, fits: impl Fn(u8) -> bool) -> usize {
    let mut end = from;
    while text.get(end).is_some_and(|&byte| fits(byte)) {
        end += 1;
    }
    end
}

/// Tokens, each with how many characters stand before it in its symbol.
type Tokens = VecDeque<(Token, usize)>;

/// Adds the tokens of a symbol to none. What is none of the others is called a move.
pub(super) fn split(symbol: &str, tokens: &mut Tokens) {
    if symbol.is_ascii() {
        return split_part(symbol, 0, tokens);
    }
    let plain: String = symbol.chars().flat_map(plain).collect();
    // No-break spaces come from web pages, byte-order marks from joined files.
    let is_blank = |c: char| c.is_whitespace() || c == '\u{feff}';
    let mut at = 0;
    for piece in plain.split_inclusive(is_blank) {
        split_part(piece.trim_end_matches(is_blank), at, tokens);
        at += piece.len();
    }
    for (_, before) in tokens {
        *before = characters_before(*before, symbol);
    }
}

/// How many characters of a symbol become so many bytes of its plain text. A byte-order
/// mark is none, as everywhere.
fn characters_before(bytes: usize, symbol: &str) -> usize {
    let mut length = 0;
    let is_before = |c: &char| {
        let before = length < bytes;
        length += plain(*c).map(char::len_utf8).sum::<usize>();
        before
    };
    symbol.chars().take_while(is_before).filter(|&c| c != '\u{feff}').count()
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

/// Adds the tokens of a part that stands after so many bytes.
fn split_part(part: &str, at: usize, tokens: &mut Tokens) {
    let (with_dots, part) = (part, part.trim_start_matches('.'));
    let at = at + with_dots.len() - part.len();
    let digits = part.bytes().take_while(u8::is_ascii_digit).count();
    let rest = &part[digits..];
    if rest.starts_with('.') {
        return split_part(rest, at + digits, tokens);
    }
    // Neither results nor marks are made of letters and digits alone.
    let is_word = part.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !is_word && split_result(part, at, tokens) {
        return;
    }
    if digits > 0 && !part.starts_with("0-") && !is_null_move(part.as_bytes()) {
        if !rest.is_empty() {
            return split_part(rest, at + digits, tokens);
        }
        if digits <= DIGITS_OF_A_BARE_NUMBER {
            return;
        }
    }
    if is_word { push_word(part, at, tokens) } else { split_marks(part, at, tokens) }
}

/// A result, alone or glued to what comes before it; false if there is none.
fn split_result(part: &str, at: usize, tokens: &mut Tokens) -> bool {
    if let Some(result) = GameResult::read(part) {
        tokens.push_back((Token::Result(result), at));
        return true;
    }
    for (text, result) in GLUED_RESULTS {
        if let Some(rest) = part.strip_suffix(text) {
            split_part(rest, at, tokens);
            tokens.push_back((Token::Result(result), at + rest.len()));
            return true;
        }
    }
    false
}

/// A move and the marks after it, or marks alone.
fn split_marks(part: &str, at: usize, tokens: &mut Tokens) {
    let mut rest = part;
    let mut nags = Vec::new();
    loop {
        if is_null_move(rest.as_bytes()) {
            break;
        }
        if let Some((before, nag)) = strip_judgement(rest).or_else(|| strip_opinion(rest)) {
            nags.push((Token::Nag(nag), at + before.len()));
            rest = before;
        } else if let Some(before) = rest.strip_suffix(['+', '#']) {
            rest = before;
        } else {
            break;
        }
    }
    push_word(rest, at, tokens);
    tokens.extend(nags.into_iter().rev());
}

/// What is left without marks.
fn push_word(word: &str, at: usize, tokens: &mut Tokens) {
    match word {
        "" => {}
        "e.p." | "ep" => tokens.push_back((Token::EnPassant, at)),
        _ => tokens.push_back((Token::Move(MoveText::new(word.as_bytes())), at)),
    }
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

pub(super) fn is_null_move(text: &[u8]) -> bool {
    matches!(text, b"--" | b"Z0" | b"0000" | b"@@@@")
}

/// What is most often written is found without the long way, which would find it too.
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simple_moves() {
        let moves: [(&str, Option<(usize, usize)>); 14] = [
            ("e4 e5", Some((2, 2))),
            ("Nf3\n", Some((3, 3))),
            ("Nbxd7+ ", Some((5, 6))),
            ("exd8=Q# ", Some((6, 7))),
            ("O-O)", Some((3, 3))),
            ("O-O+ ", Some((3, 4))),
            ("O-O-O ", Some((5, 5))),
            ("O-O-O# ", Some((5, 6))),
            // Longer ones may come, or what is no move.
            ("e4", None),
            ("e4! ", None),
            ("N3 ", None),
            ("e8=K ", None),
            ("O-O- ", None),
            ("1. e4 ", None),
        ];
        for (text, expected) in moves {
            assert_eq!(simple_move(text.as_bytes()), expected, "{text}");
        }
    }

    #[test]
    fn simple_tags() {
        let tag = b"[Event \"a b\"]\n";
        let (name, value, length) = simple_tag(tag).expect("a tag");
        assert_eq!((&tag[name], &tag[value], length), (&b"Event"[..], &b"a b"[..], 13));
        for other in
            ["[Event  \"a\"]", "[Event \"\\\\\"]", "[Event \"é\"]", "[\"a\"]", "Event \"a\"]"]
        {
            assert_eq!(simple_tag(other.as_bytes()), None, "{other}");
        }
    }

    #[test]
    fn simple_numbers_annotations_and_comments() {
        assert_eq!(
            ["12. ", "3...", "4 ", "12"].map(|text| move_number(text.as_bytes())),
            [Some(3), Some(4), None, None]
        );
        let annotations = ["$12 ", "$255)", "$256 ", "$ ", "$1"];
        assert_eq!(
            annotations.map(|text| annotation(text.as_bytes())),
            [Some((3, 12)), Some((4, 255)), None, None, None]
        );
        assert_eq!(
            ["{a b} ", "{}", "{a\nb}", "{a"].map(|text| short_comment(text.as_bytes())),
            [Some(5), Some(2), None, None]
        );
    }
}
