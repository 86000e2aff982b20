//! A player's move: made, recorded and told, or refused and told.

use std::rc::Rc;

use echecs::rules::Square;

use super::super::question::MoveQuestion;
use super::super::scene::{BOARD, HISTORY, Scene};
use super::super::words::{self, UNWRITTEN};
use super::refusal::{Kind, Refusal, kind};
use super::{games, passing};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case};

pub struct PlayerMove;

/// A move as a player asks for it: any squares, on the board or not.
#[derive(Clone)]
pub struct PlayerQuestion {
    scene: Rc<Scene>,
    from: (i32, i32),
    to: (i32, i32),
}

impl PlayerQuestion {
    fn of(question: MoveQuestion) -> PlayerQuestion {
        let place = |square: Square| (i32::from(square.file()), i32::from(square.rank()));
        PlayerQuestion { from: place(question.from), to: place(question.to), scene: question.scene }
    }

    /// Both squares, if they are on the board.
    fn squares(&self) -> Option<(Square, Square)> {
        Some((square(self.from)?, square(self.to)?))
    }

    /// The move, if the player has a piece there.
    fn own_move(&self) -> Option<MoveQuestion> {
        let (from, to) = self.squares()?;
        let position = &self.scene.position;
        let is_own = position.board().color(position.turn()).contains(from);
        is_own.then(|| MoveQuestion { scene: self.scene.clone(), from, to })
    }

    fn kind(&self) -> Option<Kind> {
        self.own_move().and_then(|own| kind(&own))
    }

    fn coordinates(&self) -> [i32; 4] {
        [self.from.0, self.from.1, self.to.0, self.to.1]
    }

    /// Why it is refused.
    fn refusal(&self) -> String {
        match (self.squares(), self.own_move()) {
            (None, _) => "une case n'est pas sur l'échiquier".to_owned(),
            (_, Some(own)) => Refusal::of(&own).sentence(),
            (_, None) => "ce joueur n'a pas de pièce sur la case de départ".to_owned(),
        }
    }
}

fn square(place: (i32, i32)) -> Option<Square> {
    Square::at(u8::try_from(place.0).ok()?, u8::try_from(place.1).ok()?)
}

impl Exercise for PlayerMove {
    type Question = PlayerQuestion;

    fn names(&self) -> &'static [&'static str] {
        &["api_echec_deplacer_piece"]
    }

    fn questions(&self, random: &mut Random) -> Vec<PlayerQuestion> {
        let mut questions: Vec<PlayerQuestion> = Vec::new();
        for question in games::questions(random) {
            let mut player = PlayerQuestion::of(question);
            if random.percent(10) {
                // A square that is none.
                let off = *random.choose(&[-1, 8, 9, -3, 42]);
                let places =
                    [&mut player.from.0, &mut player.from.1, &mut player.to.0, &mut player.to.1];
                *places.into_iter().nth(random.below(4)).expect("one of four") = off;
            } else if random.percent(10) {
                player.from = (random.below(8) as i32, random.below(8) as i32);
            }
            questions.push(player);
        }
        // Nobody has been told who promotes.
        questions.retain(|question| question.kind() != Some(Kind::Promotion));
        random.shuffle(&mut questions);
        questions.truncate(4000);
        questions.extend(passing::questions(random).into_iter().map(PlayerQuestion::of));
        questions
    }

    fn case(&self, function: u16, question: &PlayerQuestion) -> Case {
        let coordinates = question.coordinates().map(|number| Argument::Number(i64::from(number)));
        let arguments = [vec![BOARD, HISTORY], coordinates.to_vec()].concat();
        Case {
            buffers: question.scene.buffers(),
            calls: vec![Call { function, arguments }],
            ..Case::default()
        }
    }

    fn clauses(&self, question: &PlayerQuestion, _: &Answer) -> Vec<&'static str> {
        match question.kind() {
            Some(_) => vec!["API-DEPLACER-G1", "API-DEPLACER-G6"],
            None => vec!["API-DEPLACER-G4", "API-DEPLACER-G7"],
        }
    }

    fn broken(
        &self,
        question: &PlayerQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let clauses = self.clauses(question, expected);
        let (faults, _) = faults(question, expected, received);
        let mut broken = Vec::new();
        broken.extend((!faults.is_empty()).then_some(clauses[0]));
        broken.extend(received.calls[0].output.is_empty().then_some(clauses[1]));
        broken
    }

    fn side(&self, question: &PlayerQuestion, _: &Answer) -> String {
        let turn = question.scene.position.turn();
        let owner = |square: Square| {
            question.scene.position.board().piece_at(square).map(|piece| piece.color)
        };
        let what = match (question.kind(), question.squares(), question.own_move()) {
            (Some(kind), ..) => kind.name(),
            (_, None, _) => "hors de l'échiquier",
            (_, _, Some(own)) => Refusal::of(&own).name(),
            (_, Some((from, _)), None) if owner(from) == Some(!turn) => "pièce adverse",
            _ => "case vide",
        };
        format!("{what}, {}", words::side(turn))
    }

    fn size(&self, question: &PlayerQuestion) -> usize {
        question.scene.game.size()
    }

    fn smaller(&self, question: &PlayerQuestion) -> Vec<PlayerQuestion> {
        let piece = |scene: &Scene| {
            square(question.from).and_then(|from| scene.position.board().piece_at(from))
        };
        let of = |game| PlayerQuestion { scene: Scene::new(game), ..question.clone() };
        let is_alike = |smaller: &PlayerQuestion| {
            smaller.scene.position.turn() == question.scene.position.turn()
                && piece(&smaller.scene) == piece(&question.scene)
                && smaller.kind() == question.kind()
        };
        question.scene.game.smaller().into_iter().map(of).filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &PlayerQuestion) -> Shown {
        let coordinates = question.coordinates().map(|number| number.to_string()).join(", ");
        let call = format!("{name}(&e, &h, {coordinates})");
        let then = [
            &format!("{call};"),
            "printf(\"nombre_coups : %d\\n\", h.nombre_coups);",
            "echiquier_afficher(&e);",
        ];
        question.scene.shown(call.clone(), &[], then.map(str::to_owned).into())
    }

    fn expected(&self, question: &PlayerQuestion, _: &Answer) -> String {
        let turn = words::side(!question.scene.position.turn());
        match (question.kind(), question.squares()) {
            (Some(_), Some((from, to))) => format!(
                "{from}-{to} est joué : l'échiquier change, {turn} ont le trait, l'historique a un coup \
                 de plus, et la fonction écrit le coup sur stdout"
            ),
            _ => format!(
                "le coup est refusé, car {} : ni l'échiquier ni l'historique ne change, et la fonction \
                 écrit sur stdout ce qui ne va pas",
                question.refusal()
            ),
        }
    }

    fn received(
        &self,
        question: &PlayerQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let (mut said, squares) = faults(question, expected, received);
        if received.calls[0].output.is_empty() {
            said.push("la fonction n'écrit rien".to_owned());
        }
        (said.join(" ; "), squares)
    }

    fn hint(&self, question: &PlayerQuestion, _: &Answer, tag: &str) -> String {
        let hint = match tag {
            "API-DEPLACER-G1" => "après un coup joué, que reste-t-il à faire pour le suivant ?",
            "API-DEPLACER-G6" | "API-DEPLACER-G7" => "que voit le joueur après son coup ?",
            _ if question.squares().is_none() => "quels tests viennent avant tout le reste ?",
            _ => "que fait votre fonction quand le coup n'a pas été fait ?",
        };
        question.scene.hint(hint)
    }
}

/// What is wrong with the board and the history, and where.
fn faults(
    question: &PlayerQuestion,
    expected: &Answer,
    received: &Answer,
) -> (Vec<String>, Vec<Square>) {
    let scene = &question.scene;
    let (wanted, found) = (scene.board_after(expected), scene.board_after(received));
    let (mut said, squares) = words::differences(&scene.sets, &wanted, &found);
    let (before, history) = (scene.game.moves.len() as i32, scene.history_after(received));
    let added = history.count - before;
    match (question.kind().is_some(), added) {
        (true, 1) if history.record == question.coordinates() => {}
        (true, 1) => {
            said.push(match history.record {
                [UNWRITTEN, ..] => {
                    "la place du coup dans l'historique n'est jamais écrite".to_owned()
                }
                [x, y, to_x, to_y] => format!("l'historique note ({x}, {y}) -> ({to_x}, {to_y})"),
            });
        }
        (true, 0) => said.push("le coup n'est pas ajouté à l'historique".to_owned()),
        (false, 0) => {}
        (false, 1) => said.push("le coup refusé est ajouté à l'historique".to_owned()),
        _ => said.push(format!("nombre_coups passe de {before} à {}", history.count)),
    }
    if !history.keeps_the_past {
        said.push("la fonction change ce que l'historique avait déjà".to_owned());
    }
    (said, squares)
}
