//! A question about a move in a game: what the special moves and the dispatcher are asked.

use echecs::rules::{Bitboard, Square};

use super::board::{SETS_BYTES, Sets, numbers};
use super::game::{Game, HISTORY_BYTES, played};
use super::words::UNWRITTEN;
use crate::judge::exercise::{Drawing, Shown};
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Place, Value};

/// From where to where, in which game.
#[derive(Clone, Debug)]
pub struct MoveQuestion {
    pub game: Game,
    pub from: Square,
    pub to: Square,
}

/// The buffers of such a case.
const BOARD: usize = 0;
const HISTORY: usize = 1;
const CODE: usize = 2;

impl MoveQuestion {
    /// The call `f(&e, x, y, x, y, &h, &erreur)`.
    pub fn case(&self, function: u16) -> Case {
        let board = Buffer::holding(self.game.sets().bytes());
        let history = Buffer { place: Place::Own(HISTORY_BYTES), parts: self.game.history() };
        let mut arguments = vec![Argument::Address(BOARD, 0)];
        arguments.extend(self.coordinates().map(Argument::Number));
        arguments.extend([Argument::Address(HISTORY, 0), Argument::Address(CODE, 0)]);
        Case {
            buffers: vec![board, history, Buffer::blank(12)],
            calls: vec![Call { function, arguments }],
            input: Vec::new(),
        }
    }

    fn coordinates(&self) -> [i64; 4] {
        let (from, to) = (self.from, self.to);
        [from.file(), from.rank(), to.file(), to.rank()].map(i64::from)
    }

    pub fn size(&self) -> usize {
        8 * self.game.moves.len() + self.game.start.board().occupied().count() as usize
    }

    pub fn smaller(&self) -> Vec<MoveQuestion> {
        let of = |game| MoveQuestion { game, ..self.clone() };
        self.game.smaller().into_iter().map(of).collect()
    }

    pub fn shown(&self, name: &str) -> Shown {
        let [x, y, to_x, to_y] = self.coordinates();
        let position = self.game.position();
        let mut program = vec![
            "echiquier e, avant;".to_owned(),
            "historique_partie h, sans_coup;".to_owned(),
            "code_erreur_deplacement erreur;".to_owned(),
            "int rendu;".to_owned(),
            String::new(),
            format!("if (echiquier_lire_fen(&avant, &h, \"{}\") != pas_erreur)", self.game.start),
            "    return 2;".to_owned(),
        ];
        let mut before = self.game.start.clone();
        for (mv, text) in self.game.moves.iter().zip(self.game.written()) {
            let numbers = played(&before, *mv).map(|number| number.to_string()).join(", ");
            program.push(format!(
                "historique_ajouter_coup(&h, &(coup_joue){{ {numbers} }}); /* {text} */"
            ));
            before.play(*mv);
        }
        let call = format!("{name}(&e, {x}, {y}, {to_x}, {to_y}, &h, &erreur)");
        program.extend([
            format!("if (echiquier_lire_fen(&e, &sans_coup, \"{position}\") != pas_erreur)"),
            "    return 2;".to_owned(),
            format!("rendu = {call};"),
            "printf(\"rendu : %d, erreur : %d\\n\", rendu, (int)erreur.type);".to_owned(),
            "echiquier_afficher(&e);".to_owned(),
        ]);
        Shown {
            drawing: Some(Drawing {
                board: position.board().clone(),
                last_move: self.game.last_move(),
                marked: Bitboard::EMPTY,
            }),
            moves: self.game.written(),
            call,
            program,
        }
    }

    /// What an answer says.
    pub fn read(&self, answer: &Answer) -> MoveAnswer {
        let mut board = self.game.sets().bytes();
        for (at, bytes) in &answer.changes[BOARD] {
            board[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        board.truncate(SETS_BYTES);
        let mut code = vec![0xa5; 12];
        for (at, bytes) in &answer.changes[CODE] {
            code[*at..at + bytes.len()].copy_from_slice(bytes);
        }
        let returned = match answer.calls[0].value {
            Value::Number(number) => number,
            _ => 0,
        };
        MoveAnswer {
            returned,
            board: Sets::read(&board),
            code: numbers(&code)[0],
            history_is_changed: !answer.changes[HISTORY].is_empty(),
        }
    }
}

/// What came of such a call.
pub struct MoveAnswer {
    pub returned: i64,
    pub board: Sets,
    pub code: i32,
    pub history_is_changed: bool,
}

impl MoveAnswer {
    /// Whether another answer is the same for a sheet: which code it is does not count.
    pub fn is_as_good_as(&self, other: &MoveAnswer) -> bool {
        self.returned == other.returned
            && self.board.content() == other.board.content()
            && (self.code == 0) == (other.code == 0)
            && self.code != UNWRITTEN
            && !self.history_is_changed
    }

    /// What of the answer was not expected, and where.
    pub fn told_against(&self, expected: &MoveAnswer) -> (String, Vec<Square>) {
        let mut said = Vec::new();
        if self.returned != expected.returned {
            said.push(format!("la fonction rend {}", self.returned));
        }
        if self.code == UNWRITTEN {
            said.push("erreur->type n'est jamais écrit".to_owned());
        } else if (self.code == 0) != (expected.code == 0) {
            said.push(match self.code {
                0 => "erreur->type vaut pas_erreur".to_owned(),
                code => format!("erreur->type vaut {code}, un code d'erreur"),
            });
        }
        let (differences, squares) = super::words::differences(&expected.board, &self.board);
        said.extend(differences);
        if self.history_is_changed {
            said.push("l'historique a changé".to_owned());
        }
        (said.join(" ; "), squares)
    }
}
