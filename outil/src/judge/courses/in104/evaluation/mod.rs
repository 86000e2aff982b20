//! `eval`. The sixth sheet asks for the sum of the tables at least, and welcomes other criteria: what is
//! asked here is what any of them leaves true. The sum itself is compared for those who ask for the
//! whole header.

mod scan;

use std::rc::Rc;

use echecs::rules::{Bitboard, Color, Piece, Setup, Square};

use super::positions;
use super::scene::drawing;
use super::state::{OWN, State};
use super::task::{Fault, Task};
use super::tree;
use super::words::{self, fen};
use crate::judge::catalogue;
use crate::judge::exercise::{Drawing, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Value};
use scan::Scan;

pub struct Eval;

#[derive(Clone, Debug)]
pub enum Question {
    /// A position in which one side has much more.
    Ahead(Rc<Setup>),
    /// A position, then the same with the colours exchanged.
    Mirrored(Rc<Setup>),
    /// A piece on one square after another.
    Scanned(Scan),
}

/// What an evaluation is for, and what it is worth.
const VALUE: &str = "EVAL-G1";
const VIEW: &str = "EVAL-G2";

/// With such an advantage, no criterion makes up for it.
const MUCH: i32 = 900;
/// What a division may round differently for the two sides. The tables go in fives.
const ROUNDING: i64 = 2;

impl Question {
    /// The positions that are evaluated, one after another.
    fn setups(&self) -> Vec<Setup> {
        match self {
            Question::Ahead(setup) => vec![(**setup).clone()],
            Question::Mirrored(setup) => vec![(**setup).clone(), mirrored(setup)],
            Question::Scanned(scan) => scan.setups(),
        }
    }
}

impl Task for Eval {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["eval"]
    }

    fn needs(&self) -> &'static [&'static str] {
        &["parse_fen"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let mut questions: Vec<Question> =
            Scan::all(random).into_iter().map(Question::Scanned).collect();
        for setup in positions::mixed(random, 1200) {
            let is_over = positions::position(&setup).is_none_or(|it| !it.has_legal_moves());
            // To say that the game is over is another criterion.
            if is_over {
                continue;
            }
            let setup = Rc::new(setup);
            if tree::evaluate(&setup.board, setup.turn).abs() >= MUCH {
                questions.push(Question::Ahead(setup.clone()));
            }
            questions.push(Question::Mirrored(setup));
        }
        questions
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let setups = question.setups();
        let parse = catalogue::function("parse_fen").expect("a function of the header").number;
        let mut calls = vec![Call { function, arguments: Vec::new() }];
        // One buffer for all of them: an executor has room for few.
        let mut texts = Vec::new();
        for setup in &setups[1..] {
            let arguments = vec![Argument::Address(OWN, texts.len())];
            calls.push(Call { function: parse, arguments });
            calls.push(Call { function, arguments: Vec::new() });
            texts.extend(fen(setup, 4).into_bytes());
            texts.push(0);
        }
        let texts = (!texts.is_empty()).then(|| Buffer::holding(texts)).into_iter().collect();
        State::of(&setups[0]).case(texts, calls)
    }

    fn tags(&self, question: &Question) -> Vec<&'static str> {
        match question {
            Question::Ahead(setup) if setup.turn == Color::White => vec![VALUE],
            Question::Ahead(_) | Question::Mirrored(_) => vec![VIEW],
            Question::Scanned(_) => vec![VALUE],
        }
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let values = evaluations(received);
        let tag = self.tags(question)[0];
        let said = match question {
            Question::Ahead(setup) => {
                let sum = tree::evaluate(&setup.board, setup.turn);
                let is_wrong = values[0].signum() != i64::from(sum.signum());
                is_wrong.then(|| format!("la fonction rend {}", values[0]))
            }
            Question::Mirrored(_) => {
                let is_wrong = values[0].abs_diff(values[1]) > ROUNDING.unsigned_abs();
                is_wrong.then(|| {
                    format!("la fonction rend {}, puis {} pour le miroir", values[0], values[1])
                })
            }
            Question::Scanned(scan) => scan.fault(&values),
        };
        said.map(|said| Fault::new(tag, said)).into_iter().collect()
    }

    fn added(&self) -> Option<&'static str> {
        Some("EVAL-G4")
    }

    fn side(&self, question: &Question) -> String {
        match question {
            Question::Ahead(setup) => {
                let sign = tree::evaluate(&setup.board, setup.turn).signum();
                format!("trait aux {}, signe {sign}", words::side(setup.turn))
            }
            Question::Mirrored(setup) => format!("miroir, trait aux {}", words::side(setup.turn)),
            Question::Scanned(scan) => words::piece(scan.piece()),
        }
    }

    fn size(&self, question: &Question) -> usize {
        match question {
            Question::Ahead(setup) => positions::size(setup),
            Question::Mirrored(setup) => 2 * positions::size(setup),
            Question::Scanned(scan) => scan.size(),
        }
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let less = |setup: &Setup| positions::smaller_playable(setup).into_iter().map(Rc::new);
        match question {
            Question::Ahead(setup) => {
                let is_much =
                    |setup: &Rc<Setup>| tree::evaluate(&setup.board, setup.turn).abs() >= MUCH;
                less(setup).filter(is_much).map(Question::Ahead).collect()
            }
            Question::Mirrored(setup) => less(setup).map(Question::Mirrored).collect(),
            Question::Scanned(scan) => scan.smaller().into_iter().map(Question::Scanned).collect(),
        }
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let setups = question.setups();
        let call = format!("{name}()");
        let mut program = vec!["generer_masques_d_attaque_statiques();".to_owned()];
        for setup in &setups {
            program.push(format!("parse_fen(\"{}\");", fen(setup, 4)));
            program.push(format!("printf(\"%d\\n\", {call});"));
        }
        let (board, marked, call) = match question {
            Question::Ahead(setup) => (setup.board, Bitboard::EMPTY, call),
            Question::Mirrored(setup) => (
                setup.board,
                Bitboard::EMPTY,
                format!("{call}, puis {call} dans la position miroir"),
            ),
            Question::Scanned(scan) => {
                (scan.drawn(), scan.marked(), format!("{call} avec {}", scan.told()))
            }
        };
        let drawing = Drawing { marked, ..drawing(&board) };
        Shown { drawing: Some(drawing), moves: Vec::new(), call, program }
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        match question {
            Question::Ahead(setup) => {
                let value = tree::evaluate(&setup.board, setup.turn);
                let sign = if value > 0 { "positive" } else { "négative" };
                let side = words::side(setup.turn);
                format!(
                    "le trait est aux {side} : les valeurs et les tables donnent {value}{} ; d'autres \
                     critères peuvent s'y ajouter, mais l'évaluation est {sign}",
                    worth(setup)
                )
            }
            Question::Mirrored(setup) => {
                let value = tree::evaluate(&setup.board, setup.turn);
                format!(
                    "la même évaluation quand les couleurs, les rangées et le trait sont échangés (avec \
                     les valeurs et les tables seules : {value} les deux fois{})",
                    worth(setup)
                )
            }
            Question::Scanned(scan) => scan.expected(),
        }
    }

    fn hint(&self, question: &Question, _: &str) -> String {
        let hint = match question {
            Question::Ahead(setup) if setup.turn == Color::Black => {
                "fiche 6 : pour qui l'évaluation est-elle donnée quand le trait est aux noirs ?"
            }
            Question::Ahead(_) => {
                "fiche 6 : quel signe la valeur d'une pièce noire a-t-elle déjà dans valeur_piece ?"
            }
            Question::Mirrored(_) => {
                "fiche 6 : une pièce noire compte-t-elle comme une blanche, vue de l'autre côté ?"
            }
            Question::Scanned(scan) if scan.piece().color == Color::Black => {
                "fiche 6 : quelle table, quel signe et quelle case y a-t-il pour cette pièce noire ?"
            }
            Question::Scanned(_) => {
                "fiche 6 : quelle valeur et quelle table avez-vous prises pour cette pièce ?"
            }
        };
        hint.to_owned()
    }
}

/// What the calls of the judged function gave; those between them prepare the next position.
fn evaluations(answer: &Answer) -> Vec<i64> {
    let number = |value: &Value| match value {
        Value::Number(number) => *number,
        _ => 0,
    };
    answer.calls.iter().step_by(2).map(|call| number(&call.value)).collect()
}

/// What each piece counts for White, where there are few.
fn worth(setup: &Setup) -> String {
    let pieces: Vec<String> = tree::worth(&setup.board)
        .into_iter()
        .map(|(square, value)| format!("{square} {value:+}"))
        .collect();
    match pieces.len() {
        0..=8 => format!(" (pour les blancs : {})", pieces.join(", ")),
        _ => String::new(),
    }
}

/// The same position for the other side.
fn mirrored(setup: &Setup) -> Setup {
    let flipped = |square: Square| Square::new(square.index() ^ 56).unwrap_or(square);
    let mut other = Setup { turn: !setup.turn, ..Setup::EMPTY };
    for square in setup.board.occupied() {
        if let Some(Piece { color, role }) = setup.board.piece_at(square) {
            other.board.put(flipped(square), Piece { color: !color, role });
        }
    }
    for rook in setup.castling_rooks {
        other.castling_rooks |= flipped(rook).bitboard();
    }
    other.en_passant = setup.en_passant.map(flipped);
    other
}
