//! Counting the pieces of a set, and finding one of them.

use std::rc::Rc;

use echecs::rules::{Role, Square};

use super::super::board::{SLOT_BYTES, SLOTS, Slot};
use super::super::words;
use super::question::{SetQuestion, about, any};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case, Value};

/// The functions that only read a set.
#[derive(Clone, Copy, PartialEq)]
pub enum Lookup {
    Count,
    Exists,
    Piece,
    PieceInformation,
    King,
}

impl Lookup {
    pub const ALL: [Lookup; 5] =
        [Lookup::Count, Lookup::Exists, Lookup::Piece, Lookup::PieceInformation, Lookup::King];

    fn has_square(self) -> bool {
        !matches!(self, Lookup::Count | Lookup::King)
    }

    /// The place of the piece that the question is about.
    fn place(self, question: &SetQuestion) -> Option<usize> {
        match self {
            Lookup::Count => None,
            Lookup::King => question.set.iter().position(|slot| slot.role() == Some(Role::King)),
            _ => question.found(),
        }
    }
}

impl Exercise for Lookup {
    type Question = SetQuestion;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Lookup::Count => &["jeu_compter_nombre_piece"],
            Lookup::Exists => &["jeu_existe_piece"],
            Lookup::Piece => &["jeu_recuperer_piece"],
            Lookup::PieceInformation => &["jeu_recuperer_piece_information"],
            Lookup::King => &["jeu_recuperer_roi_information"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<SetQuestion> {
        let mut questions = Vec::new();
        for _ in 0..500 {
            let mut set = any(random);
            let count = set.iter().filter(|slot| slot.is_valid()).count();
            let king = set.iter().position(|slot| slot.role() == Some(Role::King));
            if let (Some(king), true) = (king, random.percent(30)) {
                set.swap(king, count - 1);
            }
            let set = Rc::new(set);
            if !self.has_square() {
                questions.push(about(&set, None, random));
            } else {
                let mut squares = vec![Square::new(random.below(64))];
                if count > 0 {
                    // A piece of it, the last one, and where both coordinates are exchanged.
                    let piece = set[random.below(count)].square();
                    let mirrored =
                        piece.and_then(|square| Square::at(square.rank(), square.file()));
                    squares.extend([piece, set[count - 1].square(), mirrored]);
                }
                questions.extend(squares.into_iter().map(|square| about(&set, square, random)));
            }
            if *self == Lookup::Count && random.percent(20) {
                let set = Rc::new(with_remains(*set, random));
                questions.push(about(&set, None, random));
            }
        }
        questions
    }

    fn case(&self, function: u16, question: &SetQuestion) -> Case {
        question.case(function)
    }

    fn clauses(&self, question: &SetQuestion, _: &Answer) -> Vec<&'static str> {
        vec![match (self, self.place(question).is_some()) {
            // What a piece is that is not `{ invalide, -1, -1 }` and not valid either, the sheet does
            // not say, and no function of the course leaves one in a set.
            (Lookup::Count, _) if question.has_remains() => "JEU-COMPTER-G2",
            (Lookup::Count, _) => "JEU-COMPTER-G1",
            (Lookup::Exists, _) => "JEU-EXISTE-G1",
            (Lookup::Piece, true) => "JEU-PIECE-G1",
            (Lookup::Piece, false) => "JEU-PIECE-G2",
            (Lookup::PieceInformation, true) => "JEU-PIECE-INFO-G1",
            (Lookup::PieceInformation, false) => "JEU-PIECE-INFO-G2",
            (Lookup::King, true) => "JEU-ROI-G1",
            (Lookup::King, false) => "JEU-ROI-G2",
        }]
    }

    fn broken(
        &self,
        question: &SetQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let is_as_good =
            received.calls[0].value == expected.calls[0].value && received.changes[0].is_empty();
        if is_as_good { Vec::new() } else { self.clauses(question, expected) }
    }

    fn side(&self, question: &SetQuestion, _: &Answer) -> String {
        let found = match self.place(question) {
            _ if question.has_remains() => "compté avec des restes",
            _ if *self == Lookup::Count => "compté",
            None => "absente",
            Some(place) if place == SLOTS - 1 => "à la dernière place",
            Some(_) => "présente",
        };
        let count = match question.count() {
            0 => "vide",
            SLOTS => "plein",
            _ => "autre",
        };
        format!("{found}, {count}")
    }

    fn size(&self, question: &SetQuestion) -> usize {
        question.size()
    }

    fn smaller(&self, question: &SetQuestion) -> Vec<SetQuestion> {
        let is_alike =
            |smaller: &SetQuestion| self.place(smaller).is_some() == self.place(question).is_some();
        question.smaller().into_iter().filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &SetQuestion) -> Shown {
        question.shown(name, |call, set| match self {
            Lookup::Count | Lookup::Exists => vec![format!("printf(\"rendu : %d\\n\", {call});")],
            _ => vec![
                format!("const piece *p = {call};"),
                "if (p == NULL)".to_owned(),
                "    printf(\"rendu : NULL\\n\");".to_owned(),
                "else".to_owned(),
                format!(
                    "    printf(\"rendu : la place %d\\n\", (int)(p - {set}.ensemble_de_piece));"
                ),
            ],
        })
    }

    fn expected(&self, question: &SetQuestion, _: &Answer) -> String {
        let square = question.square.map(|square| square.to_string()).unwrap_or_default();
        match (self, self.place(question)) {
            (Lookup::Count, _) => {
                format!("la fonction rend {}, le nombre de pièces valides", question.count())
            }
            (Lookup::Exists, Some(place)) => {
                let name = words::bare(question.set[place]);
                format!("la fonction rend 1 : {name} de la place {place} est en {square}")
            }
            (Lookup::Exists, None) => {
                format!("la fonction rend 0 : le jeu n'a pas de pièce en {square}")
            }
            (Lookup::King, Some(place)) => {
                format!("la fonction rend l'adresse du roi, à la place {place}")
            }
            (Lookup::King, None) => "la fonction rend NULL : le jeu n'a pas de roi".to_owned(),
            (_, Some(place)) => {
                let name = words::bare(question.set[place]);
                format!(
                    "la fonction rend l'adresse, dans le jeu, de la place {place} : {name} {square}"
                )
            }
            (_, None) => format!("la fonction rend NULL : le jeu n'a pas de pièce en {square}"),
        }
    }

    fn received(
        &self,
        question: &SetQuestion,
        _: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let (mut said, mut squares) = (Vec::new(), Vec::new());
        said.push(match received.calls[0].value {
            Value::Address(_, at) if at % SLOT_BYTES == 0 && at / SLOT_BYTES < SLOTS => {
                squares.extend(question.set[at / SLOT_BYTES].square());
                format!("la fonction rend l'adresse de la place {}", at / SLOT_BYTES)
            }
            Value::Address(..) | Value::Elsewhere => {
                "la fonction rend une adresse qui n'est pas celle d'une place du jeu".to_owned()
            }
            ref value => words::value(value),
        });
        if !received.changes[0].is_empty() {
            said.push("la fonction change le jeu".to_owned());
        }
        (said.join(" ; "), squares)
    }

    fn hint(&self, question: &SetQuestion, _: &Answer, _: &str) -> String {
        let hint = match (self, self.place(question)) {
            (Lookup::Count, _) if question.count() == SLOTS => {
                "où votre boucle s'arrête-t-elle quand toutes les places sont prises ?"
            }
            (Lookup::Count, _) if question.has_remains() => {
                "quelle fonction dit si une pièce est valide, et à qui votre fonction le demande-t-elle ?"
            }
            (Lookup::Count, _) => "quelles places du jeu votre fonction compte-t-elle ?",
            (_, None) => "que rend votre fonction quand elle a tout parcouru sans trouver ?",
            (_, Some(place)) if place == SLOTS - 1 => {
                "votre boucle va-t-elle jusqu'à la dernière place ?"
            }
            (Lookup::King, _) => "le roi garde-t-il toujours la même place dans le jeu ?",
            (Lookup::Exists, _) => {
                "que comparez-vous à chaque place, et votre boucle continue-t-elle tant qu'elle n'a \
                 pas trouvé ?"
            }
            _ => {
                "que comparez-vous à chaque place, et l'adresse rendue est-elle dans le jeu lui-même ?"
            }
        };
        hint.to_owned()
    }
}

/// Fills the free places with what is left of pieces that are no longer on the board.
fn with_remains(mut set: [Slot; SLOTS], random: &mut Random) -> [Slot; SLOTS] {
    for slot in set.iter_mut().filter(|slot| !slot.is_valid()) {
        let on_board = random.below(8) as i32;
        *slot = match random.below(4) {
            0 => Slot { kind: random.below(7) as i32, x: -1, y: on_board },
            1 => Slot { kind: random.below(7) as i32, x: on_board, y: 8 + on_board },
            2 => Slot { kind: 15, x: on_board, y: on_board },
            _ => Slot::FREE,
        };
    }
    set
}
