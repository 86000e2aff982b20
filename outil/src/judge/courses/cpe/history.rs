//! Whether a move of the history has left or reached a square.

use std::rc::Rc;

use echecs::rules::{Bitboard, Color, Move, MoveKind, Position, Role, Setup, Square};

use super::game::{Game, MOVES_MAX};
use super::making::{self, begun, home, lengthen, play, put, rank};
use super::scene::{HISTORY, HISTORY_BUFFER, Scene};
use super::words::value;
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case};

pub struct MoveExists;

/// A square, asked of the history of a game.
#[derive(Clone)]
pub struct SquareQuestion {
    scene: Rc<Scene>,
    square: Square,
}

/// What the moves of a game have to do with a square.
#[derive(Clone, Copy, PartialEq)]
enum Trace {
    Left,
    Reached,
    None,
}

impl SquareQuestion {
    fn trace(&self) -> Trace {
        let records = &self.scene.records;
        if records.iter().any(|record| self.is_here(record[0], record[1])) {
            Trace::Left
        } else if records.iter().any(|record| self.is_here(record[2], record[3])) {
            Trace::Reached
        } else {
            Trace::None
        }
    }

    fn is_here(&self, x: i32, y: i32) -> bool {
        [x, y] == [self.square.file(), self.square.rank()].map(i32::from)
    }

    /// How many moves come before the first that has to do with the square.
    fn moves_before(&self) -> Option<usize> {
        self.scene
            .records
            .iter()
            .position(|[x, y, to_x, to_y, ..]| self.is_here(*x, *y) || self.is_here(*to_x, *to_y))
    }

    /// A rook that castles moves too, but its squares are not those of the record: the sheet does
    /// not say whether they count.
    fn is_open(&self) -> bool {
        let is_castling =
            |record: &[i32; 6]| record[4] == 1 && record[1] == i32::from(self.square.rank());
        self.trace() == Trace::None
            && matches!(self.square.file(), 0 | 3 | 5 | 7)
            && self.scene.records.iter().any(is_castling)
    }
}

impl Exercise for MoveExists {
    type Question = SquareQuestion;

    fn names(&self) -> &'static [&'static str] {
        &["historique_deplacement_existe"]
    }

    fn questions(&self, random: &mut Random) -> Vec<SquareQuestion> {
        let mut questions = Vec::new();
        for _ in 0..120 {
            let start = Some(Game::new(Position::default()));
            let Some(mut game) =
                (if random.percent(50) { start } else { making::placed(random, 8) })
            else {
                continue;
            };
            let length = random.below(14);
            play(&mut game, random, length + 2, |_, _| 1);
            let length = length.min(game.moves.len());
            let scene = Scene::new(game.cut(length, random.percent(60)));
            questions.extend(
                Square::all().map(|square| SquareQuestion { scene: scene.clone(), square }),
            );
        }
        questions.retain(|question| !question.is_open());
        random.shuffle(&mut questions);
        questions.truncate(4000);
        questions.extend(special_moves(random));
        questions.extend(long_games(random));
        questions
    }

    fn case(&self, function: u16, question: &SquareQuestion) -> Case {
        let SquareQuestion { scene, square } = question;
        let coordinates =
            [square.file(), square.rank()].map(|place| Argument::Number(i64::from(place)));
        let arguments = [vec![HISTORY], coordinates.to_vec()].concat();
        Case {
            buffers: scene.buffers(),
            calls: vec![Call { function, arguments }],
            ..Case::default()
        }
    }

    fn clauses(&self, question: &SquareQuestion, _: &Answer) -> Vec<&'static str> {
        vec![match question.trace() {
            Trace::Left => "HISTORIQUE-EXISTE-G1",
            Trace::Reached => "HISTORIQUE-EXISTE-G2",
            Trace::None => "HISTORIQUE-EXISTE-G3",
        }]
    }

    fn broken(
        &self,
        question: &SquareQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let is_kept = received.changes[HISTORY_BUFFER].is_empty();
        if is_kept && received.calls[0].value == expected.calls[0].value {
            return Vec::new();
        }
        self.clauses(question, expected)
    }

    fn side(&self, question: &SquareQuestion, _: &Answer) -> String {
        let what = match question.trace() {
            Trace::Left => "départ",
            Trace::Reached => "arrivée",
            Trace::None => "rien",
        };
        let also = if question.scene.game.undone.is_empty() { "" } else { ", coups annulés" };
        let empty = if question.scene.game.moves.is_empty() { ", aucun coup" } else { "" };
        let late = match (question.moves_before(), question.scene.records.len()) {
            (Some(before), _) if before == MOVES_MAX - 1 => {
                ", au dernier coup d'un historique plein"
            }
            (Some(256..), _) => ", après 256 coups",
            (Some(17..), _) => ", après 17 coups",
            (None, MOVES_MAX) => ", historique plein",
            (None, 257..) => ", plus de 256 coups",
            _ => "",
        };
        format!("{what}{also}{empty}{late}")
    }

    fn size(&self, question: &SquareQuestion) -> usize {
        question.scene.game.size()
    }

    fn smaller(&self, question: &SquareQuestion) -> Vec<SquareQuestion> {
        let of = |game| SquareQuestion { scene: Scene::new(game), square: question.square };
        let smaller = question.scene.game.smaller().into_iter().map(of);
        let is_alike =
            |smaller: &SquareQuestion| !smaller.is_open() && smaller.trace() == question.trace();
        smaller.filter(is_alike).collect()
    }

    fn shown(&self, name: &str, question: &SquareQuestion) -> Shown {
        let SquareQuestion { scene, square } = question;
        let call = format!("{name}(&h, {}, {})", square.file(), square.rank());
        let then = vec![format!("printf(\"rendu : %d\\n\", {call});")];
        let mut shown = scene.shown(call, &[], then);
        if let Some(drawing) = &mut shown.drawing {
            drawing.marked |= square.bitboard();
        }
        shown
    }

    fn expected(&self, question: &SquareQuestion, _: &Answer) -> String {
        let square = question.square;
        match question.trace() {
            Trace::Left => format!("la fonction rend 1 : un coup part de {square}"),
            Trace::Reached => format!("la fonction rend 1 : un coup arrive en {square}"),
            Trace::None => {
                format!("la fonction rend 0 : aucun coup ne part de {square} ni n'y arrive")
            }
        }
    }

    fn received(&self, _: &SquareQuestion, _: &Answer, received: &Answer) -> (String, Vec<Square>) {
        let changed = if received.changes[HISTORY_BUFFER].is_empty() {
            ""
        } else {
            " ; l'historique a changé"
        };
        (format!("{}{changed}", value(&received.calls[0].value)), Vec::new())
    }

    fn hint(&self, question: &SquareQuestion, _: &Answer, _: &str) -> String {
        let hint = match question.trace() {
            _ if question.scene.records.len() > 16 => {
                "votre fonction lit-elle tous les coups d'une longue partie, jusqu'au dernier ?"
            }
            Trace::None if !question.scene.game.undone.is_empty() => {
                "combien de coups de l'historique comptent ?"
            }
            Trace::None => {
                "quelles coordonnées comparez-vous, deux par deux, et que rendez-vous à la fin ?"
            }
            _ => {
                "quels coups votre fonction lit-elle, du premier au dernier, et lesquelles de leurs cases ?"
            }
        };
        hint.to_owned()
    }
}

/// Each kind of move that is written in a way of its own, as the last of a game and the only one on
/// its squares.
fn special_moves(random: &mut Random) -> Vec<SquareQuestion> {
    let mut questions = Vec::new();
    let mut ask =
        |mut setup: Setup, count: usize, random: &mut Random, is_it: &dyn Fn(Move) -> bool| {
            for color in Color::ALL {
                put(&mut setup, color, Role::King, Square::at(4, home(color)));
            }
            let Some(mut game) = begun(setup) else { return };
            let is_double = |mv: Move| usize::from(mv.from().rank().abs_diff(mv.to().rank()) == 2);
            let waits = play(&mut game, random, count - 1, |_, mv| is_double(mv));
            if waits && play(&mut game, random, 1, |_, mv| usize::from(is_it(mv))) {
                let scene = Scene::new(game);
                let last = last_squares(&scene.game, 1).into_iter();
                questions
                    .extend(last.map(|square| SquareQuestion { scene: scene.clone(), square }));
            }
        };
    for color in Color::ALL {
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            for file in [0, 1, 2, 6, 7] {
                let mut setup = Setup { turn: color, ..Setup::EMPTY };
                put(&mut setup, color, Role::Pawn, Square::at(file, rank(color, 6)));
                ask(setup, 1, random, &|mv| mv.promotion() == Some(role));
            }
        }
        for (file, beside) in (0..7).flat_map(|file| [(file, file + 1), (file + 1, file)]) {
            let mut setup = Setup { turn: !color, ..Setup::EMPTY };
            put(&mut setup, color, Role::Pawn, Square::at(file, rank(color, 4)));
            put(&mut setup, !color, Role::Pawn, Square::at(beside, rank(color, 6)));
            ask(setup, 2, random, &|mv| mv.kind() == MoveKind::EnPassant);
        }
        for corner in [0, 7] {
            let mut setup = Setup { turn: color, ..Setup::EMPTY };
            put(&mut setup, color, Role::Rook, Square::at(corner, home(color)));
            ask(setup, 1, random, &|mv| mv.is_castling());
        }
    }
    questions.retain(|question| !question.is_open());
    questions
}

/// Long games, up to the whole length of a history, in which some squares are touched at the end
/// only. Few, since each is large.
fn long_games(random: &mut Random) -> Vec<SquareQuestion> {
    let mut questions = Vec::new();
    for (count, least, more) in [(20, 17, 60), (14, 257, 50), (6, MOVES_MAX, 1)] {
        for _ in 0..count {
            let length = least + random.below(more);
            let Some(scene) = long_game(length, random).map(Scene::new) else { continue };
            let mut squares: Vec<Square> = last_squares(&scene.game, 3).into_iter().collect();
            squares.extend((0..4).filter_map(|_| Square::new(random.below(64))));
            let ask = |square| SquareQuestion { scene: scene.clone(), square };
            questions.extend(squares.into_iter().map(ask));
        }
    }
    questions.retain(|question| !question.is_open());
    questions
}

/// A game of so many moves, of which the last touch other squares.
fn long_game(length: usize, random: &mut Random) -> Option<Game> {
    let start = Some(Game::new(Position::default()));
    let mut game = if random.percent(50) { start } else { making::placed(random, 8) }?;
    const PIECES: [Role; 5] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
    let others = 1 + random.below(3);
    if !lengthen(&mut game, random, length - others, &PIECES) {
        return None;
    }
    let touched = last_squares(&game, game.moves.len());
    let is_new = |_: &Position, mv: Move| {
        let squares = mv.from().bitboard() | mv.to().bitboard();
        if (squares & touched).any() { 1 } else { 100 }
    };
    play(&mut game, random, others, is_new).then_some(game)
}

/// The squares that the last moves of a game have left and reached.
fn last_squares(game: &Game, count: usize) -> Bitboard {
    let last = &game.moves[game.moves.len().saturating_sub(count)..];
    last.iter().fold(Bitboard::EMPTY, |all, mv| all | mv.from().bitboard() | mv.to().bitboard())
}
