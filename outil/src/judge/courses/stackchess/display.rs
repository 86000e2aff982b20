//! The board as a program prints it: whatever its layout, the right pieces in the right order.

use echecs::stackchess::{Piece, Position, Square};

use super::offer::StackOffer;
use super::piece::RawPiece;
use super::scenario::{Act, Scenario, Step};
use crate::judge::wire::Answer;

/// The squares to choose from: each as often as its pile is high, and once more.
pub fn squares(position: &Position) -> Vec<Square> {
    let all = Square::all(position.size());
    all.flat_map(|square| vec![square; 1 + position.pile(square).len()]).collect()
}

/// What is wrong with what was printed, in words.
pub fn faults(question: &Scenario, offer: &StackOffer, received: &Answer) -> Vec<String> {
    let (Act::Show(chosen), Some(game)) = (question.act, question.before()) else {
        return Vec::new();
    };
    let (steps, _) = question.script(offer);
    let Some(place) = steps.iter().position(|step| *step == Step::Act) else { return Vec::new() };
    let text = plain(&received.calls[place].output);
    let position = game.position();
    let printed = printed(&text);
    // As the copy tells its pieces, where it does: which they should be is another function's affair.
    let seen = question.seen(offer, received);
    let letters = |square: Square| -> Vec<String> {
        if seen.is_empty() {
            return position.pile(square).iter().map(letters).collect();
        }
        let told = seen.iter().filter(|(at, _)| *at == square);
        told.map(|(_, letters)| letters.clone()).collect()
    };
    let pile: Vec<String> = chosen.map_or(Vec::new(), |square| reversed(&letters(square)));
    let is_drawn = |downward: bool| {
        let tops = tops(position.size(), downward, letters);
        is_mixed(&printed, &tops, &pile)
            || (is_on_one_line(&text, &pile) && is_mixed(&printed, &tops, &reversed(&pile)))
    };
    let mut said = Vec::new();
    if !is_drawn(true) && !is_drawn(false) {
        let pieces: Vec<&str> = printed.iter().map(String::as_str).collect();
        said.push(match pieces.is_empty() {
            true => "aucune pièce n'est affichée".to_owned(),
            false => format!("l'affichage donne, ligne par ligne : {}", pieces.join(" ")),
        });
    }
    let name = chosen.map_or(String::new(), |square| square.to_string());
    if !text.to_ascii_lowercase().contains(&name) {
        said.push(format!("le nom de la case choisie, {name}, n'est pas affiché"));
    }
    said
}

/// The text without the codes that colour it.
fn plain(output: &[u8]) -> String {
    let text = String::from_utf8_lossy(output);
    let mut out = String::new();
    let mut rest = text.chars();
    while let Some(letter) = rest.next() {
        if letter == '\x1b' {
            rest.by_ref().find(char::is_ascii_alphabetic);
        } else {
            out.push(letter);
        }
    }
    out
}

/// The pieces of a text: words of two letters.
fn printed(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    let is_piece = |word: &&str| {
        matches!(word.as_bytes(), [b'R' | b'D' | b'F' | b'T' | b'P' | b'C', b'B' | b'N'])
    };
    words.filter(is_piece).map(str::to_owned).collect()
}

/// What is seen from above, rank by rank.
fn tops(size: u8, is_downward: bool, pile: impl Fn(Square) -> Vec<String>) -> Vec<String> {
    let mut ranks: Vec<u8> = (0..size).collect();
    if is_downward {
        ranks.reverse();
    }
    let squares =
        ranks.into_iter().flat_map(|rank| (0..size).filter_map(move |file| Square::at(file, rank)));
    squares.filter_map(|square| pile(square).pop()).collect()
}

fn reversed(pile: &[String]) -> Vec<String> {
    pile.iter().rev().cloned().collect()
}

fn letters(piece: &Piece) -> String {
    RawPiece::of(*piece).letters()
}

/// Whether some line has the whole pile, and nothing else tells up from down.
fn is_on_one_line(text: &str, pile: &[String]) -> bool {
    text.lines().any(|line| {
        let mut left = printed(line);
        pile.iter().all(|piece| {
            let place = left.iter().position(|known| known == piece);
            place.map(|place| left.remove(place)).is_some()
        })
    })
}

/// Whether a list is two others put together, each in its order.
fn is_mixed(list: &[String], first: &[String], second: &[String]) -> bool {
    if list.len() != first.len() + second.len() {
        return false;
    }
    // Which lengths of `first` the beginning of the list can be made with.
    let mut reached = vec![false; first.len() + 1];
    reached[0] = true;
    for (place, word) in list.iter().enumerate() {
        let mut next = vec![false; first.len() + 1];
        for taken in (0..=first.len()).filter(|taken| reached[*taken]) {
            if first.get(taken) == Some(word) {
                next[taken + 1] = true;
            }
            if place.checked_sub(taken).and_then(|other| second.get(other)) == Some(word) {
                next[taken] = true;
            }
        }
        reached = next;
    }
    reached[first.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        printed(text)
    }

    #[test]
    fn two_lists_are_put_together_in_their_order_only() {
        let (first, second) = (words("TB FB"), words("PN RN"));
        assert!(is_mixed(&words("TB PN FB RN"), &first, &second));
        assert!(is_mixed(&words("PN RN TB FB"), &first, &second));
        assert!(!is_mixed(&words("TB RN FB PN"), &first, &second));
        assert!(!is_mixed(&words("TB PN FB"), &first, &second));
    }

    #[test]
    fn pieces_are_words_of_two_letters_whatever_colours_them() {
        let text = plain(b"|TB|\x1b[31mPN\x1b[0m| C'est aux NOIRS, a2: FB");
        assert_eq!(printed(&text), ["TB", "PN", "FB"]);
    }
}
