//! Whether an ordinary move is valid: the general function, and those of the pieces.

use std::rc::Rc;

use echecs::rules::{Bitboard, Color, Role, Square};

use super::super::board::numbers;
use super::super::echiquier::question::any;
use super::super::making::rank;
use super::super::question::{code_hint, code_told};
use super::super::words;
use super::obstacle::{Obstacle, obstacle};
use super::question::{BOARD, CODE, Form, Placed, StandardQuestion};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case, FILL};

/// The function of this piece, or the one for all.
#[derive(Clone, Copy, PartialEq)]
pub enum Valid {
    Any,
    Piece(Role),
    Pawn(Color),
}

impl Valid {
    pub const ALL: [Valid; 8] = [
        Valid::Any,
        Valid::Piece(Role::Rook),
        Valid::Piece(Role::Knight),
        Valid::Piece(Role::Bishop),
        Valid::Piece(Role::Queen),
        Valid::Piece(Role::King),
        Valid::Pawn(Color::White),
        Valid::Pawn(Color::Black),
    ];

    fn form(self) -> Form {
        if self == Valid::Any { Form::General } else { Form::Piece }
    }

    fn is_pawn(self) -> bool {
        matches!(self, Valid::Pawn(_))
    }

    /// The clauses of a move that is valid, and of one that is not.
    fn tags(self) -> (&'static str, &'static str) {
        match self {
            Valid::Any => ("STANDARD-G1", "STANDARD-G2"),
            Valid::Piece(Role::Rook) => ("TOUR-STD-G1", "TOUR-STD-G2"),
            Valid::Piece(Role::Knight) => ("CAVALIER-STD-G1", "CAVALIER-STD-G2"),
            Valid::Piece(Role::Bishop) => ("FOU-STD-G1", "FOU-STD-G2"),
            Valid::Piece(Role::Queen) => ("DAME-STD-G1", "DAME-STD-G2"),
            Valid::Piece(_) => ("ROI-STD-G1", "ROI-STD-G2"),
            Valid::Pawn(Color::White) => ("PION-BLANC-STD-G1", "PION-BLANC-STD-G2"),
            Valid::Pawn(Color::Black) => ("PION-NOIR-STD-G1", "PION-NOIR-STD-G2"),
        }
    }

    /// A piece on this board that the function is for.
    fn mover(self, placed: &Placed, random: &mut Random) -> Option<Square> {
        let own = placed.board.color(placed.turn);
        let of_it = match self {
            Valid::Any => own,
            Valid::Piece(role) => own & placed.board.role(role),
            Valid::Pawn(_) => own & placed.board.role(Role::Pawn),
        };
        // A pawn that has not moved can do more.
        let at_home = of_it & placed.board.role(Role::Pawn) & Bitboard::rank(rank(placed.turn, 1));
        let chosen = if at_home.any() && random.percent(50) { at_home } else { of_it };
        let all: Vec<Square> = chosen.into_iter().collect();
        (!all.is_empty()).then(|| *random.choose(&all))
    }

    /// The general function looks at both squares first, so that those of the pieces need not.
    fn is_asked(self, placed: &Placed, from: Square, to: Square) -> bool {
        let found = obstacle(&placed.board, placed.turn, from, to);
        self == Valid::Any || !matches!(found, Some(Obstacle::SameSquare | Obstacle::OwnPiece))
    }
}

fn why(question: &StandardQuestion) -> Option<Obstacle> {
    let Placed { board, turn, .. } = &*question.scene;
    obstacle(board, *turn, question.from, question.to)
}

impl Exercise for Valid {
    type Question = StandardQuestion;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Valid::Any => &["echiquier_deplacement_coup_standard_est_valide"],
            Valid::Piece(Role::Rook) => &["echiquier_deplacement_standard_est_valide_tour"],
            Valid::Piece(Role::Knight) => &["echiquier_deplacement_standard_est_valide_cavalier"],
            Valid::Piece(Role::Bishop) => &["echiquier_deplacement_standard_est_valide_fou"],
            Valid::Piece(Role::Queen) => &["echiquier_deplacement_standard_est_valide_dame"],
            Valid::Piece(_) => &["echiquier_deplacement_standard_est_valide_roi"],
            Valid::Pawn(Color::White) => &["echiquier_deplacement_standard_est_valide_pion_blanc"],
            Valid::Pawn(Color::Black) => &["echiquier_deplacement_standard_est_valide_pion_noir"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<StandardQuestion> {
        let mut questions = Vec::new();
        while questions.len() < 4000 {
            let mut sets = any(random);
            if let Valid::Pawn(color) = self {
                sets.turn = color.index() as i32;
            }
            let scene = Placed::new(sets);
            if *self == Valid::Any {
                questions.extend(checks(&scene));
            }
            let Some(from) = self.mover(&scene, random) else { continue };
            for to in Square::all() {
                // All that it can do, and a part of what it cannot.
                let found = obstacle(&scene.board, scene.turn, from, to);
                let chance = match found {
                    Some(Obstacle::Shape) if self.is_pawn() => 5,
                    Some(Obstacle::Shape | Obstacle::OwnPiece) => 12,
                    _ => 100,
                };
                if self.is_asked(&scene, from, to) && random.percent(chance) {
                    questions.push(StandardQuestion { scene: scene.clone(), from, to });
                }
            }
        }
        questions
    }

    fn case(&self, function: u16, question: &StandardQuestion) -> Case {
        question.case(function, self.form())
    }

    fn clauses(&self, question: &StandardQuestion, _: &Answer) -> Vec<&'static str> {
        let (valid, refused) = self.tags();
        vec![if why(question).is_none() { valid } else { refused }]
    }

    fn broken(
        &self,
        question: &StandardQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        if told(expected, received).is_empty() {
            Vec::new()
        } else {
            self.clauses(question, expected)
        }
    }

    fn side(&self, question: &StandardQuestion, _: &Answer) -> String {
        let board = &question.scene.board;
        let what = match why(question) {
            Some(obstacle) => obstacle.name(),
            None if board.role(Role::King).contains(question.to) => "permis, sur le roi",
            None if board.occupied().contains(question.to) => "permis, prise",
            None => "permis",
        };
        format!("{what}, {}", words::side(question.scene.turn))
    }

    fn size(&self, question: &StandardQuestion) -> usize {
        question.size()
    }

    fn smaller(&self, question: &StandardQuestion) -> Vec<StandardQuestion> {
        let is_alike = |smaller: &StandardQuestion| {
            self.is_asked(&smaller.scene, smaller.from, smaller.to)
                && why(smaller).is_some() == why(question).is_some()
        };
        question.smaller().into_iter().filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &StandardQuestion) -> Shown {
        question.shown(name, self.form())
    }

    fn expected(&self, question: &StandardQuestion, _: &Answer) -> String {
        let (from, to) = (question.from, question.to);
        match why(question) {
            None => {
                format!("{from}-{to} est permis : la fonction rend 1, erreur->type vaut pas_erreur")
            }
            Some(obstacle) => format!(
                "{from}-{to} est refusé, car {}. La fonction rend 0, erreur->type n'est pas pas_erreur",
                obstacle.sentence()
            ),
        }
    }

    fn received(
        &self,
        _: &StandardQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        (told(expected, received).join(" ; "), Vec::new())
    }

    fn hint_on(
        &self,
        _: &StandardQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Option<String> {
        let is_code_alone = received.calls[0].value == expected.calls[0].value
            && received.changes[BOARD].is_empty();
        is_code_alone.then(|| code_hint(code(expected), code(received))).flatten()
    }

    fn hint(&self, question: &StandardQuestion, _: &Answer, _: &str) -> String {
        let board = &question.scene.board;
        let hint = match why(question) {
            Some(obstacle) => obstacle.hint(),
            None if board.occupied().contains(question.to) => {
                "que fait votre fonction d'une pièce adverse sur la case d'arrivée ?"
            }
            None => "suivez votre fonction pour ce déplacement : quelle condition le refuse ?",
        };
        hint.to_owned()
    }
}

/// The moves that would take the other king: who looks for check asks for them.
fn checks(scene: &Rc<Placed>) -> Vec<StandardQuestion> {
    let Some(to) = scene.board.king(!scene.turn) else { return Vec::new() };
    let own = scene.board.color(scene.turn).into_iter();
    let reaches = own.filter(|from| obstacle(&scene.board, scene.turn, *from, to).is_none());
    reaches.map(|from| StandardQuestion { scene: scene.clone(), from, to }).collect()
}

/// The code that is in `*erreur` afterwards.
fn code(answer: &Answer) -> i32 {
    let mut bytes = [FILL; 12];
    for (at, changed) in &answer.changes[CODE] {
        bytes[*at..at + changed.len()].copy_from_slice(changed);
    }
    numbers(&bytes)[0]
}

/// What is wrong with an answer, in words; nothing if it is right.
fn told(expected: &Answer, received: &Answer) -> Vec<String> {
    let (wanted, found) = (code(expected), code(received));
    let mut said = Vec::new();
    let is_wrong = received.calls[0].value != expected.calls[0].value;
    if is_wrong || code_told(wanted, found).is_some() {
        said.push(words::value(&received.calls[0].value));
    }
    said.extend(code_told(wanted, found));
    if !received.changes[BOARD].is_empty() {
        said.push("la fonction change l'échiquier".to_owned());
    }
    said
}
