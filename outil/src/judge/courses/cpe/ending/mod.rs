//! Check, mate and stalemate: what the course leaves to be found, and the library has names for.

mod games;
mod state;
mod stray;

use std::rc::Rc;

use echecs::rules::{Bitboard, Square};

use super::scene::{BOARD, HISTORY, HISTORY_BUFFER, Scene};
use super::words::{self, list};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Buffer, Call, Case};
use state::State;
use stray::Stray;

/// The functions that look at how a game stands.
#[derive(Clone, Copy, PartialEq)]
pub enum Ending {
    Check,
    Mate,
    Stalemate,
}

/// So many boards that nobody can play on.
const STRAYS: usize = 60;

impl Ending {
    pub const ALL: [Ending; 3] = [Ending::Check, Ending::Mate, Ending::Stalemate];

    fn tag(self, question: &Question) -> &'static str {
        match (self, &question.stray) {
            (Ending::Check, _) => "ECHEC-G1",
            (Ending::Mate, None) => "MAT-G1",
            (Ending::Mate, Some(_)) => "MAT-G3",
            (Ending::Stalemate, None) => "PAT-G1",
            (Ending::Stalemate, Some(_)) => "PAT-G3",
        }
    }

    /// What the function says of such a position.
    fn holds(self, state: State) -> bool {
        match self {
            Ending::Check => matches!(state, State::Mate | State::Check(_)),
            Ending::Mate => state == State::Mate,
            Ending::Stalemate => state == State::Stalemate,
        }
    }
}

/// A game, and a pawn that makes its board one that nobody can play on.
#[derive(Clone)]
pub struct Question {
    scene: Rc<Scene>,
    stray: Option<Stray>,
}

impl Exercise for Ending {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Ending::Check => &["echiquier_est_en_echec"],
            Ending::Mate => &["echiquier_est_mat"],
            Ending::Stalemate => &["echiquier_est_pat"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let scenes = games::games(random);
        let is_end = |scene: &&Rc<Scene>| self.holds(State::of(&scene.position));
        let strays = scenes.iter().filter(is_end).take(STRAYS).filter_map(|scene| {
            let stray = Stray::random(&scene.position, random)?;
            Some(Question { scene: scene.clone(), stray: Some(stray) })
        });
        let strays: Vec<Question> = strays.filter(|_| *self != Ending::Check).collect();
        let played = scenes.into_iter().map(|scene| Question { scene, stray: None });
        played.chain(strays).collect()
    }

    fn case(&self, function: u16, Question { scene, stray }: &Question) -> Case {
        let arguments = match self {
            Ending::Check => vec![BOARD],
            Ending::Mate | Ending::Stalemate => vec![BOARD, HISTORY],
        };
        let calls = vec![Call { function, arguments }];
        let mut buffers = scene.buffers();
        if let Some(stray) = stray {
            buffers[0] = Buffer::holding(stray.on(&scene.sets).bytes());
        }
        Case { buffers, calls, ..Case::default() }
    }

    fn clauses(&self, question: &Question, _: &Answer) -> Vec<&'static str> {
        vec![self.tag(question)]
    }

    fn broken(
        &self,
        question: &Question,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let is_kept = received.changes.iter().all(Vec::is_empty);
        let is_right = is_kept && received.calls[0].value == expected.calls[0].value;
        if is_right { Vec::new() } else { vec![self.tag(question)] }
    }

    fn side(&self, Question { scene, stray }: &Question, _: &Answer) -> String {
        let position = &scene.position;
        let state = match stray {
            Some(_) => "pas jouable",
            None => State::of(position).name(),
        };
        format!("{state}, {}", words::side(position.turn()))
    }

    fn size(&self, question: &Question) -> usize {
        question.scene.game.size()
    }

    fn smaller(&self, Question { scene, stray }: &Question) -> Vec<Question> {
        let holds = |scene: &Scene| self.holds(State::of(&scene.position));
        let is_free = |smaller: &Scene| {
            stray.as_ref().is_none_or(|stray| stray.is_free_on(&smaller.position))
        };
        let smaller = scene.game.smaller().into_iter().map(Scene::new);
        smaller
            .filter(|smaller| holds(smaller) == holds(scene) && is_free(smaller))
            .map(|scene| Question { scene, stray: stray.clone() })
            .collect()
    }

    fn shown(&self, name: &str, Question { scene, stray }: &Question) -> Shown {
        let arguments = if *self == Ending::Check { "&e" } else { "&e, &h" };
        let call = format!("{name}({arguments})");
        let mut then: Vec<String> = stray.iter().flat_map(Stray::program).collect();
        then.push(format!("printf(\"rendu : %d\\n\", {call});"));
        let mut shown = scene.shown(call, &[], then);
        if let Some(drawing) = &mut shown.drawing {
            let position = &scene.position;
            drawing.marked |= position.checkers() | position.king(position.turn()).bitboard();
            if let Some(stray) = stray {
                stray.draw(drawing);
            }
        }
        shown
    }

    fn expected(&self, Question { scene, stray }: &Question, _: &Answer) -> String {
        if let Some(stray) = stray {
            return format!("{} : l'échiquier n'est pas jouable, la fonction rend 0", stray.told());
        }
        let position = &scene.position;
        let state = State::of(position);
        let king = position.king(position.turn());
        let check = match position.checkers() {
            Bitboard::EMPTY => format!("aucune pièce adverse n'attaque le roi {king}"),
            checkers => format!("le roi {king} est attaqué depuis {}", list(checkers)),
        };
        let rest = match state::some_move(position) {
            _ if *self == Ending::Check => String::new(),
            Some((from, to)) => format!(", et {from}-{to} est légal"),
            None => ", et aucun coup n'est légal".to_owned(),
        };
        format!("la fonction rend {} : {check}{rest}", i32::from(self.holds(state)))
    }

    fn received(&self, _: &Question, _: &Answer, received: &Answer) -> (String, Vec<Square>) {
        let mut said = words::value(&received.calls[0].value);
        if !received.changes[0].is_empty() {
            said.push_str(" ; l'échiquier a changé");
        }
        if !received.changes[HISTORY_BUFFER].is_empty() {
            said.push_str(" ; l'historique a changé");
        }
        (said, Vec::new())
    }

    fn hint(&self, Question { scene, stray }: &Question, _: &Answer, _: &str) -> String {
        if stray.is_some() {
            return "que regarde votre fonction de l'échiquier avant d'essayer des coups ?"
                .to_owned();
        }
        let state = State::of(&scene.position);
        scene.hint(match (self, state) {
            (Ending::Check, _) => {
                "quel roi regardez-vous, et quelles pièces de quel camp essayez-vous contre lui ?"
            }
            (_, State::Check(parry)) => parry.hint(),
            (Ending::Mate, State::Stalemate) | (Ending::Stalemate, State::Mate) => {
                "qu'est-ce qui distingue un mat d'un pat ?"
            }
            (_, State::OnlyEnPassant) => "quels coups essayez-vous pour les pions ?",
            (_, State::Free) => "combien de coups faut-il trouver pour qu'un camp puisse jouer ?",
            (_, State::Mate | State::Stalemate) => {
                "quel coup votre fonction croit-elle légal ici, et où est le roi ensuite ?"
            }
        })
    }
}
