//! A question about a move in a game: what the special moves and the dispatcher are asked.

use std::rc::Rc;

use echecs::rules::Square;

use super::board::Sets;
use super::game::Game;
use super::lines;
use super::scene::{BOARD, CODE, HISTORY, HISTORY_BUFFER, KIND, Scene};
use super::words::{self, UNWRITTEN};
use crate::judge::exercise::Shown;
use crate::judge::wire::{Answer, Argument, Call, Case, Value};

/// From where to where, in which game.
#[derive(Clone, Debug)]
pub struct MoveQuestion {
    pub scene: Rc<Scene>,
    pub from: Square,
    pub to: Square,
}

/// How a function is called.
#[derive(Clone, Copy, PartialEq)]
pub enum Form {
    /// `rendu = f(&e, x, y, x, y, &h, &erreur)`.
    Special,
    /// `f(&e, x, y, x, y, &h, &erreur, &type)`.
    Dispatcher,
}

impl MoveQuestion {
    pub fn case(&self, function: u16, form: Form) -> Case {
        let mut arguments = vec![BOARD];
        arguments.extend(self.coordinates().map(Argument::Number));
        arguments.extend([HISTORY, CODE]);
        if form == Form::Dispatcher {
            arguments.push(KIND);
        }
        let calls = vec![Call { function, arguments }];
        Case { buffers: self.scene.buffers(), calls, ..Case::default() }
    }

    fn coordinates(&self) -> [i64; 4] {
        let (from, to) = (self.from, self.to);
        [from.file(), from.rank(), to.file(), to.rank()].map(i64::from)
    }

    /// The same squares in games with less, where the side to move still has such a piece.
    pub fn smaller(&self) -> Vec<MoveQuestion> {
        let slot = |scene: &Scene| scene.position.board().piece_at(self.from);
        let wanted = slot(&self.scene);
        let of = |game: Game| MoveQuestion { scene: Scene::new(game), ..self.clone() };
        let is_alike = |smaller: &MoveQuestion| {
            let position = &smaller.scene.position;
            position.turn() == self.scene.position.turn() && slot(&smaller.scene) == wanted
        };
        self.scene.game.smaller().into_iter().map(of).filter(is_alike).collect()
    }

    pub fn shown(&self, name: &str, form: Form) -> Shown {
        let [x, y, to_x, to_y] = self.coordinates();
        let squares = format!("&e, {x}, {y}, {to_x}, {to_y}, &h, &erreur");
        let (call, declared, line, printed): (_, &[&str], _, _) = match form {
            Form::Special => {
                let call = format!("{name}({squares})");
                let line = format!("int rendu = {call};");
                (
                    call,
                    &["code_erreur_deplacement erreur = { (type_erreur)-1, -1, -1 };"],
                    line,
                    "\"rendu : %d, erreur : %d\\n\", rendu, (int)erreur.type",
                )
            }
            Form::Dispatcher => {
                let call = format!("{name}({squares}, &type)");
                let line = format!("{call};");
                let declared = &[
                    "code_erreur_deplacement erreur = { (type_erreur)-1, -1, -1 };",
                    "type_deplacement type = (type_deplacement)-1;",
                ];
                (call, declared, line, "\"erreur : %d, type : %d\\n\", (int)erreur.type, (int)type")
            }
        };
        let then = vec![line, format!("printf({printed});"), lines::AFTER.to_owned()];
        let mut shown = self.scene.shown(call, declared, then);
        if let Some(drawing) = &mut shown.drawing {
            drawing.marked |= self.from.bitboard() | self.to.bitboard();
        }
        shown
    }

    /// What an answer says.
    pub fn read(&self, answer: &Answer) -> MoveAnswer {
        let returned = match answer.calls[0].value {
            Value::Number(number) => number,
            _ => 0,
        };
        let (code, kind) = self.scene.code_after(answer);
        let history_is_changed = !answer.changes[HISTORY_BUFFER].is_empty();
        let board = self.scene.board_after(answer);
        MoveAnswer { returned, board, code, kind, history_is_changed }
    }

    /// What of an answer was not expected, and where.
    pub fn told(&self, expected: &Answer, received: &Answer) -> (String, Vec<Square>) {
        let (expected, received) = (self.read(expected), self.read(received));
        let mut said = Vec::new();
        if received.returned != expected.returned {
            said.push(format!("la fonction rend {}", received.returned));
        }
        said.extend(code_told(expected.code, received.code));
        let (differences, squares) =
            words::differences(&self.scene.sets, &expected.board, &received.board);
        said.extend(differences);
        if received.history_is_changed {
            said.push("l'historique a changé".to_owned());
        }
        (said.join(" ; "), squares)
    }

    /// Where to look when the code alone is wrong.
    pub fn hint_on(&self, expected: &Answer, received: &Answer) -> Option<String> {
        let (expected, received) = (self.read(expected), self.read(received));
        let is_code_alone = received.returned == expected.returned
            && received.board.is_as_good_as(&expected.board)
            && !received.history_is_changed;
        is_code_alone.then(|| code_hint(expected.code, received.code)).flatten()
    }
}

/// What is wrong with a code, for a sheet, which does not say which one is expected.
pub fn code_told(expected: i32, received: i32) -> Option<String> {
    match received {
        UNWRITTEN => Some("erreur->type n'est jamais écrit".to_owned()),
        0 if expected != 0 => Some("erreur->type vaut pas_erreur".to_owned()),
        code if expected == 0 && code != 0 => {
            let name = usize::try_from(code).ok().and_then(|code| CODES.get(code));
            Some(match name {
                Some(name) => format!("erreur->type vaut {name}"),
                None => format!("erreur->type vaut {code}, un code d'erreur"),
            })
        }
        _ => None,
    }
}

/// The codes of the course.
const CODES: [&str; 8] = [
    "pas_erreur",
    "erreur_deplacement_piece_impossible",
    "erreur_absence_de_deplacement",
    "erreur_piece_blocant_trajet",
    "erreur_prise_en_passant_non_permise",
    "erreur_roque_non_permis",
    "erreur_roi_en_echec",
    "erreur_interne",
];

/// Where to look when the code alone is wrong.
pub fn code_hint(expected: i32, received: i32) -> Option<String> {
    code_told(expected, received)?;
    let hint = match received {
        UNWRITTEN => "que contient *erreur quand votre fonction se termine ainsi ? Qui l'y écrit ?",
        0 => "le coup est refusé : quel code votre fonction écrit-elle alors dans *erreur ?",
        _ => {
            "le coup est permis : que reste-t-il dans *erreur quand votre fonction rend sa réponse ?"
        }
    };
    Some(hint.to_owned())
}

/// What came of such a call.
pub struct MoveAnswer {
    pub returned: i64,
    pub board: Sets,
    pub code: i32,
    pub kind: i32,
    pub history_is_changed: bool,
}

impl MoveAnswer {
    /// Whether another answer is the same for a sheet: which code it is does not count, nor the
    /// order of the pieces as long as no free place comes before one.
    pub fn is_as_good_as(&self, other: &MoveAnswer) -> bool {
        self.returned == other.returned
            && self.board.is_as_good_as(&other.board)
            && code_told(other.code, self.code).is_none()
            && !self.history_is_changed
    }

    /// A refusal that leaves everything as it was.
    pub fn is_refusal(&self, before: &Sets) -> bool {
        self.returned == 0
            && self.board.is_as_good_as(before)
            && !matches!(self.code, 0 | UNWRITTEN)
            && !self.history_is_changed
    }
}
