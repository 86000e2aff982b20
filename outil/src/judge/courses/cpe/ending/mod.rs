//! Check, mate and stalemate: what the course leaves to be found, and the library has names for.

mod games;
mod state;

use std::rc::Rc;

use echecs::rules::{Bitboard, Square};

use super::scene::{BOARD, HISTORY, HISTORY_BUFFER, Scene};
use super::words::{self, list};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Call, Case};
use state::State;

/// The functions that look at how a game stands.
#[derive(Clone, Copy, PartialEq)]
pub enum Ending {
    Check,
    Mate,
    Stalemate,
}

impl Ending {
    pub const ALL: [Ending; 3] = [Ending::Check, Ending::Mate, Ending::Stalemate];

    fn tag(self) -> &'static str {
        match self {
            Ending::Check => "ECHEC-G1",
            Ending::Mate => "MAT-G1",
            Ending::Stalemate => "PAT-G1",
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

impl Exercise for Ending {
    type Question = Rc<Scene>;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Ending::Check => &["echiquier_est_en_echec"],
            Ending::Mate => &["echiquier_est_mat"],
            Ending::Stalemate => &["echiquier_est_pat"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<Rc<Scene>> {
        games::games(random)
    }

    fn case(&self, function: u16, scene: &Rc<Scene>) -> Case {
        let arguments = match self {
            Ending::Check => vec![BOARD],
            Ending::Mate | Ending::Stalemate => vec![BOARD, HISTORY],
        };
        let calls = vec![Call { function, arguments }];
        Case { buffers: scene.buffers(), calls, ..Case::default() }
    }

    fn clauses(&self, _: &Rc<Scene>, _: &Answer) -> Vec<&'static str> {
        vec![self.tag()]
    }

    fn broken(&self, _: &Rc<Scene>, expected: &Answer, received: &Answer) -> Vec<&'static str> {
        let is_kept = received.changes.iter().all(Vec::is_empty);
        let is_right = is_kept && received.calls[0].value == expected.calls[0].value;
        if is_right { Vec::new() } else { vec![self.tag()] }
    }

    fn side(&self, scene: &Rc<Scene>, _: &Answer) -> String {
        let position = &scene.position;
        format!("{}, {}", State::of(position).name(), words::side(position.turn()))
    }

    fn size(&self, scene: &Rc<Scene>) -> usize {
        scene.game.size()
    }

    fn smaller(&self, scene: &Rc<Scene>) -> Vec<Rc<Scene>> {
        let holds = |scene: &Rc<Scene>| self.holds(State::of(&scene.position));
        let smaller = scene.game.smaller().into_iter().map(Scene::new);
        smaller.filter(|smaller| holds(smaller) == holds(scene)).collect()
    }

    fn shown(&self, name: &str, scene: &Rc<Scene>) -> Shown {
        let arguments = if *self == Ending::Check { "&e" } else { "&e, &h" };
        let call = format!("{name}({arguments})");
        let then = vec![format!("printf(\"rendu : %d\\n\", {call});")];
        let mut shown = scene.shown(call, &[], then);
        if let Some(drawing) = &mut shown.drawing {
            let position = &scene.position;
            drawing.marked |= position.checkers() | position.king(position.turn()).bitboard();
        }
        shown
    }

    fn expected(&self, scene: &Rc<Scene>, _: &Answer) -> String {
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

    fn received(&self, _: &Rc<Scene>, _: &Answer, received: &Answer) -> (String, Vec<Square>) {
        let mut said = words::value(&received.calls[0].value);
        if !received.changes[0].is_empty() {
            said.push_str(" ; l'échiquier a changé");
        }
        if !received.changes[HISTORY_BUFFER].is_empty() {
            said.push_str(" ; l'historique a changé");
        }
        (said, Vec::new())
    }

    fn hint(&self, scene: &Rc<Scene>, _: &Answer, _: &str) -> String {
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
