//! The parser of what a player types, and the action that it fills.

mod action;
mod line;

use echecs::rules::Square;

use super::{lines, words};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Value};
use action::{ACTION_BYTES, Action, NOTHING, UNKNOWN};

/// The functions of `parseur_mode_interactif.h`.
#[derive(Clone, Copy, PartialEq)]
pub enum Parser {
    /// Prepares an action.
    Action,
    /// Reads a line.
    Line,
}

const ACTION_BUFFER: usize = 0;
const ACTION: Argument = Argument::Address(ACTION_BUFFER, 0);
const LINE: Argument = Argument::Address(1, 0);

impl Parser {
    pub const ALL: [Parser; 2] = [Parser::Action, Parser::Line];

    fn read(&self, line: &String, answer: &Answer) -> (bool, Action) {
        let case = self.case(0, line);
        let is_one = answer.calls[0].value == Value::Number(1);
        (is_one, Action::read(&case.after(answer, ACTION_BUFFER)))
    }
}

impl Exercise for Parser {
    type Question = String;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Parser::Action => &["action_initialise"],
            Parser::Line => &["parse_ligne_commande"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<String> {
        match self {
            Parser::Action => vec![String::new()],
            Parser::Line => (0..1200).map(|_| line::any(random)).collect(),
        }
    }

    fn case(&self, function: u16, line: &String) -> Case {
        let arguments = match self {
            Parser::Action => vec![ACTION],
            Parser::Line => vec![LINE, ACTION],
        };
        let buffers = vec![Buffer::blank(ACTION_BYTES), Buffer::text(line)];
        Case { buffers, calls: vec![Call { function, arguments }], ..Case::default() }
    }

    fn clauses(&self, line: &String, expected: &Answer) -> Vec<&'static str> {
        vec![match (self, self.read(line, expected)) {
            (Parser::Action, _) => "ACTION-INIT-G1",
            (_, (true, Action { kind: NOTHING, .. })) => "COMMANDE-G2",
            (_, (true, _)) => "COMMANDE-G1",
            (_, (false, _)) => "COMMANDE-G3",
        }]
    }

    fn broken(&self, line: &String, expected: &Answer, received: &Answer) -> Vec<&'static str> {
        let ((is_command, wanted), (says_so, found)) =
            (self.read(line, expected), self.read(line, received));
        let is_line_kept = received.changes[1].is_empty();
        let is_right = match self {
            Parser::Action => found == wanted,
            // A loop of the course knows no other actions than its own.
            _ if !is_command => matches!(found.kind, NOTHING | UNKNOWN),
            _ if line::is_of_the_course(line) => says_so && found.asks_the_same(&wanted),
            // What the library understands besides may be refused, or read as far as it goes.
            _ => matches!(found.kind, NOTHING | UNKNOWN) || found.kind == wanted.kind,
        };
        if is_right && is_line_kept { Vec::new() } else { self.clauses(line, expected) }
    }

    fn is_same(&self, line: &String, expected: &Answer, received: &Answer) -> bool {
        self.read(line, expected) == self.read(line, received) && received.changes[1].is_empty()
    }

    fn added(&self, line: &String, expected: &Answer, received: &Answer) -> Option<&'static str> {
        let ((is_command, wanted), (says_so, found)) =
            (self.read(line, expected), self.read(line, received));
        let is_unused = is_command == says_so && found.asks_the_same(&wanted);
        if is_unused { Some("COMMANDE-G4") } else { self.clauses(line, expected).pop() }
    }

    fn side(&self, line: &String, expected: &Answer) -> String {
        let (is_command, action) = self.read(line, expected);
        let whose = if line::is_of_the_course(line) { "du cours" } else { "autre" };
        format!("{}, {whose}", if is_command { action.told() } else { "refusée".to_owned() })
            .split(", d")
            .next()
            .unwrap_or_default()
            .to_owned()
    }

    fn size(&self, line: &String) -> usize {
        line.len()
    }

    fn smaller(&self, line: &String) -> Vec<String> {
        let mut smaller = Vec::new();
        let places: Vec<usize> = line.char_indices().map(|(place, _)| place).collect();
        for size in [places.len() / 2, 1] {
            for start in 0..places.len().saturating_sub(size.max(1) - 1).min(64) {
                let end = places.get(start + size.max(1)).copied().unwrap_or(line.len());
                smaller.push(format!("{}{}", &line[..places[start]], &line[end..]));
            }
        }
        smaller
    }

    fn shown(&self, name: &str, line: &String) -> Shown {
        let call = match self {
            Parser::Action => format!("{name}(&a)"),
            Parser::Line => format!("{name}({}, &a)", lines::literal(line)),
        };
        let before = "action_a_realiser a = { action_aide, \"rien\", 70, 71, 72, 73, roi };";
        let mut program = vec![before.to_owned(), String::new()];
        program.push(match self {
            Parser::Action => format!("{call};"),
            Parser::Line => format!("printf(\"rendu : %d\\n\", {call});"),
        });
        program.extend(
            [
                "printf(\"type : %d, fichier : %.60s\\n\", (int)a.type, a.filename);",
                "printf(\"de (%d, %d) à (%d, %d), promotion : %d\\n\", a.x_depart, a.y_depart,",
                "       a.x_arrivee, a.y_arrivee, (int)a.promotion);",
            ]
            .map(str::to_owned),
        );
        Shown { drawing: None, moves: Vec::new(), call, program }
    }

    fn expected(&self, line: &String, expected: &Answer) -> String {
        let (is_command, action) = self.read(line, expected);
        match self {
            Parser::Action => {
                "*a reçoit { rien_a_faire, \"\", -1, -1, -1, -1, invalide }".to_owned()
            }
            Parser::Line => {
                format!("la fonction rend {}, et {}", i32::from(is_command), action.told())
            }
        }
    }

    fn received(
        &self,
        line: &String,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let ((_, wanted), (_, found)) = (self.read(line, expected), self.read(line, received));
        let mut said = Vec::new();
        if received.calls[0].value != expected.calls[0].value {
            said.push(words::value(&received.calls[0].value));
        }
        if !found.asks_the_same(&wanted) {
            said.push(found.told());
        } else if found != wanted {
            said.push(found.unused_told(&wanted));
        }
        if !received.changes[1].is_empty() {
            said.push("la ligne a changé".to_owned());
        }
        (said.join(" ; "), Vec::new())
    }

    fn hint(&self, line: &String, expected: &Answer, tag: &str) -> String {
        let hint = match (tag, self.read(line, expected)) {
            ("ACTION-INIT-G1", _) => "quels membres votre fonction écrit-elle ?",
            ("COMMANDE-G2", _) => "que fait votre fonction avant de chercher un mot ?",
            ("COMMANDE-G3", _) if line::has_joined_arrow(line) => {
                "les mots sont séparés par des espaces : votre fonction en veut-elle autour de -> ?"
            }
            ("COMMANDE-G3", _) => "votre fonction regarde-t-elle la ligne jusqu'à sa fin ?",
            ("COMMANDE-G4", _) => "que contiennent les membres dont cette action ne se sert pas ?",
            (_, (_, Action { kind: action::MOVE, .. })) => {
                "quelles lignes sscanf accepte-t-il, et combien de nombres a-t-il lus ?"
            }
            _ => "deux commandes commencent-elles par les mêmes lettres ?",
        };
        hint.to_owned()
    }
}
