//! `print_echiquier`.

use echecs::rules::{Color, Piece, Square};

use super::positions;
use super::printed::{self, Rows};
use super::scene::Scene;
use super::state::{ROLES, square};
use super::task::{Fault, Task};
use super::words;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Call, Case};

pub struct PrintBoard;

/// The characters of `pieces_unicode`, from `P` to `k`.
const GLYPHS: &str = "♟♞♝♜♛♚♙♘♗♖♕♔";

type Question = Scene<()>;

impl Task for PrintBoard {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["print_echiquier"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        positions::mixed(random, 400).into_iter().map(|setup| Scene::new(setup, ())).collect()
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        question.state().case(Vec::new(), vec![Call { function, arguments: Vec::new() }])
    }

    fn tags(&self, _: &Question) -> Vec<&'static str> {
        // A name of a square that there is not is what a program dies of here.
        vec!["PRINT-ECHIQUIER-G2", "PRINT-ECHIQUIER-G1"]
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let output = &received.calls[0].output;
        let rows = printed::rows(output, is_cell);
        let mut faults = board_faults(question, rows.as_ref());
        let text = match rows {
            None => printed::after_rows(output, is_cell),
            // Who says nothing there may have said it above.
            Some(rows) if turn_of(&rows.beside).is_none() => {
                format!("{}\n{}", rows.before, rows.beside)
            }
            Some(rows) => rows.beside,
        };
        let mut say = |said: String| faults.push(Fault::new("PRINT-ECHIQUIER-G2", said));
        let turn = question.setup.turn;
        match turn_of(&text) {
            Some(found) if found == turn => {}
            Some(found) => say(format!("le texte donne le trait aux {}", words::side(found))),
            None => say("le texte ne dit ni « blancs » ni « noirs »".to_owned()),
        }
        let wanted = question.setup.en_passant;
        let named: Vec<Square> = words_of(&text).filter_map(|word| word.parse().ok()).collect();
        match (wanted, named.as_slice()) {
            (None, []) => {}
            (Some(_), []) => say("le texte ne nomme pas la case de prise en passant".to_owned()),
            (_, named) if named.iter().all(|square| Some(*square) == wanted) => {}
            (_, named) => say(format!("le texte nomme la case {}", named[0])),
        }
        let held = words::rights(question.state().rights);
        let found = rights_of(&text);
        if held != found {
            say(format!("les droits de roque écrits sont {found}"));
        }
        faults
    }

    fn side(&self, question: &Question) -> String {
        let passed = if question.setup.en_passant.is_some() { "e.p." } else { "-" };
        let rights = words::rights(question.state().rights);
        format!("{}, {rights}, {passed}", words::side(question.setup.turn))
    }

    fn size(&self, question: &Question) -> usize {
        question.size()
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        question.smaller_playable()
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let call = format!("{name}()");
        let line = format!("{call};");
        question.shown(call, vec![line])
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let passed = match question.setup.en_passant {
            Some(square) => format!("la case {square}"),
            None => "aucune case de prise en passant".to_owned(),
        };
        format!(
            "les 64 cases du dessin, puis le trait aux {}, {passed}, et les droits de roque {}",
            words::side(question.setup.turn),
            words::rights(question.state().rights)
        )
    }

    fn hint(&self, question: &Question, tag: &str) -> String {
        let hint = match (tag, question.setup.en_passant) {
            ("PRINT-ECHIQUIER-G1", _) => {
                "fiche 2 : comparez votre double boucle à celle de print_bitboard."
            }
            (_, None) => "fiche 2 : en_passant peut valoir no_sq : a-t-elle alors un nom de case ?",
            _ => "fiche 2 : comparez chaque ligne que vous écrivez à la variable qu'elle montre.",
        };
        hint.to_owned()
    }
}

fn is_cell(cell: char) -> bool {
    cell == '.' || GLYPHS.contains(cell)
}

fn board_faults(question: &Question, rows: Option<&Rows>) -> Vec<Fault> {
    let tag = "PRINT-ECHIQUIER-G1";
    let Some(Rows { cells, .. }) = rows else {
        return vec![Fault::new(
            tag,
            "le texte n'a pas huit lignes de huit cases, de la rangée 8 à la rangée 1",
        )];
    };
    let is_wrong = |(at, cell): (usize, &char)| {
        let square = square(at as i32)?;
        (*cell != glyph(question.setup.board.piece_at(square))).then_some(square)
    };
    let wrong: Vec<Square> = cells.iter().enumerate().filter_map(is_wrong).collect();
    if wrong.is_empty() {
        return Vec::new();
    }
    let said = format!("le dessin est faux en {}", words::list(wrong.iter().copied().collect()));
    vec![Fault { tag, said, squares: wrong }]
}

fn glyph(piece: Option<Piece>) -> char {
    let Some(piece) = piece else { return '.' };
    let role = ROLES.iter().position(|role| *role == piece.role).unwrap_or(0);
    GLYPHS.chars().nth(role + 6 * piece.color.index()).unwrap_or('.')
}

/// Whose turn a text says it is. A line about castling may name both sides.
fn turn_of(text: &str) -> Option<Color> {
    let named = |line: &str| {
        let line = line.to_lowercase();
        match (line.find("blanc"), line.find("noir")) {
            (Some(_), None) => Some(Color::White),
            (None, Some(_)) => Some(Color::Black),
            (Some(white), Some(black)) => Some(Color::ALL[usize::from(black < white)]),
            (None, None) => None,
        }
    };
    let is_apart = |line: &&str| !line.to_lowercase().contains("roque");
    text.lines().filter(is_apart).find_map(named).or_else(|| named(text))
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric())
}

/// The letters of the rights that a text has, in words of nothing else.
fn rights_of(text: &str) -> String {
    let is_apart = |c: char| c.is_whitespace() || ":=,;()[]|".contains(c);
    let is_rights = |word: &&str| word.chars().all(|c| "KQkq-._".contains(c));
    let letters: String = text.split(is_apart).filter(is_rights).collect();
    let held = "KQkq".chars().enumerate().filter(|(_, letter)| letters.contains(*letter));
    words::rights(held.map(|(bit, _)| 1 << bit).sum())
}
