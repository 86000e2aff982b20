//! `case_attaquee`.

use echecs::rules::{Bitboard, Color, Setup, Square};

use super::bits::returned;
use super::known;
use super::positions;
use super::scene::Scene;
use super::state::number;
use super::task::{Fault, Task};
use super::words;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case};

pub struct Attacked;

/// Which square, and who attacks it or not.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    square: Square,
    by: Color,
}

type Question = Scene<Asked>;

impl Task for Attacked {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["case_attaquee"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let mut questions = Vec::new();
        for setup in positions::mixed(random, 500) {
            let kings = Color::ALL.map(|color| setup.board.king(color));
            let others = std::array::from_fn::<_, 5, _>(|_| Square::new(random.below(64)));
            for square in kings.into_iter().chain(others).flatten() {
                for by in Color::ALL {
                    let question = Scene::new(setup.clone(), Asked { square, by });
                    questions.extend(is_clear(&question).then_some(question));
                }
            }
        }
        for (setup, by, square) in known::aligned(random) {
            let question = Scene::new(setup, Asked { square, by });
            questions.extend(is_clear(&question).then_some(question));
        }
        questions
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let Asked { square, by } = question.what;
        let by = Argument::Number(by.index() as i64);
        let arguments = vec![Argument::Number(number(square).into()), by];
        question.state().case(Vec::new(), vec![Call { function, arguments }])
    }

    fn tags(&self, _: &Question) -> Vec<&'static str> {
        vec!["CASE-ATTAQUEE-G1"]
    }

    fn faults(&self, question: &Question, expected: &Answer, received: &Answer) -> Vec<Fault> {
        let fault = returned("CASE-ATTAQUEE-G1", expected, received);
        fault
            .into_iter()
            .map(|fault| Fault { squares: vec![question.what.square], ..fault })
            .collect()
    }

    fn side(&self, question: &Question) -> String {
        let attackers = attackers(&question.setup, question.what);
        let mut pieces = attackers.into_iter().filter_map(|s| question.setup.board.piece_at(s));
        match (pieces.next(), pieces.next()) {
            (None, _) => format!("pas attaquée par les {}", words::side(question.what.by)),
            (Some(piece), None) => format!("attaquée par {}", words::piece(piece)),
            _ => "attaquée par plusieurs".to_owned(),
        }
    }

    fn size(&self, question: &Question) -> usize {
        question.size()
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        question.smaller_playable().into_iter().filter(is_clear).collect()
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let Asked { square, by } = question.what;
        let call = format!("{name}({square}, {})", words::side(by));
        let line = format!("printf(\"%d\\n\", {call});");
        question.shown(call, vec![line])
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let Asked { square, by } = question.what;
        let attackers = attackers(&question.setup, question.what);
        let Some(first) = attackers.first() else {
            let side = words::side(by);
            return format!("aucune pièce des {side} n'attaque {square} : la fonction rend 0");
        };
        let piece = question.setup.board.piece_at(first).map_or_else(String::new, words::piece);
        format!("{piece} {first} attaque {square} : la fonction rend 1")
    }

    fn hint(&self, question: &Question, _: &str) -> String {
        let attackers = attackers(&question.setup, question.what);
        let role = attackers.first().and_then(|square| question.setup.board.role_at(square));
        let hint = match role {
            None => "fiche 4 : laquelle de vos conditions est vraie ici ?",
            Some(echecs::rules::Role::Pawn) => {
                "fiche 4 : d'où un pion de ce camp attaque-t-il cette case ? Quel camp mettre dans attaques_pions ?"
            }
            Some(_) => {
                "fiche 4 : toutes les sortes de pièces y sont-elles, et avec quelles occupations ?"
            }
        };
        hint.to_owned()
    }
}

fn attackers(setup: &Setup, Asked { square, by }: Asked) -> Bitboard {
    setup.board.attackers(square, by, setup.board.occupied())
}

/// Whether the sheet says what to answer: it is silent about a square where the attacker has a
/// piece itself, and about attackers that may not move because of their king.
fn is_clear(question: &Question) -> bool {
    let Asked { square, by } = question.what;
    let board = &question.setup.board;
    let attackers = attackers(&question.setup, question.what);
    let Some(king) = board.king(by) else { return false };
    let is_pinned = |attacker: Square| {
        let occupied = board.occupied() & !attacker.bitboard();
        board.is_attacked(king, !by, occupied) && !board.is_attacked(king, !by, board.occupied())
    };
    !board.color(by).contains(square)
        && (attackers.is_empty() || attackers.into_iter().any(|attacker| !is_pinned(attacker)))
}
