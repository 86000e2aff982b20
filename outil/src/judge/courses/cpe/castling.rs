//! The sheet on castling.

use echecs::rules::attacks::between;
use echecs::rules::{Bitboard, Move, MoveKind, Position, Role, Square};

use super::game::{self, Game};
use super::question::MoveQuestion;
use super::words;
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Case};

pub struct Castling;

/// Why castling is not allowed, in the order of a person who looks.
enum Obstacle {
    NoSuchMove,
    NotAtHome,
    HasMoved,
    Blocked(Bitboard),
    InCheck,
    Crossed(Bitboard),
}

/// King and rook of a side before and after, on the side where the king goes.
struct Way {
    king: Square,
    rook: Square,
    to: Square,
    rook_to: Square,
}

impl Exercise for Castling {
    type Question = MoveQuestion;

    fn names(&self) -> &'static [&'static str] {
        &[
            "echiquier_deplacement_special_realise_si_possible_roque",
            "echiquier_deplacement_realise_si_possible_roque",
        ]
    }

    fn questions(&self, random: &mut Random) -> Vec<MoveQuestion> {
        let mut questions = Vec::new();
        for _ in 0..60 {
            let mut game = Game::new(Position::default());
            let length = 12 + random.below(40);
            game::play(&mut game, random, length, weights);
            ask_along(&game, random, &mut questions);
        }
        for _ in 0..1400 {
            let Some(mut game) = game::placed(random, 7) else { continue };
            let length = if random.percent(50) { 0 } else { random.below(7) };
            game::play(&mut game, random, length, |_, mv| if mv.is_castling() { 0 } else { 1 });
            ask(&game, random, &mut questions);
        }
        questions
    }

    fn case(&self, function: u16, question: &MoveQuestion) -> Case {
        question.case(function)
    }

    fn clauses(&self, question: &MoveQuestion, expected: &Answer) -> Vec<&'static str> {
        match (question.read(expected).returned, obstacle(question)) {
            (1, _) => vec!["ROQUE-G1"],
            (_, Some(Obstacle::InCheck)) => vec!["ROQUE-G4"],
            _ => vec!["ROQUE-G2"],
        }
    }

    fn broken(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        if question.read(received).is_as_good_as(&question.read(expected)) {
            Vec::new()
        } else {
            self.clauses(question, expected)
        }
    }

    fn side(&self, question: &MoveQuestion, expected: &Answer) -> String {
        let position = question.game.position();
        let what = match obstacle(question) {
            None => "permis",
            Some(Obstacle::NoSuchMove) => "autre déplacement",
            Some(Obstacle::NotAtHome) => "pas à sa place",
            Some(Obstacle::HasMoved) => "a bougé",
            Some(Obstacle::Blocked(_)) => "occupé",
            Some(Obstacle::InCheck) => "en échec",
            Some(Obstacle::Crossed(_)) => "attaqué",
        };
        let wing = if question.to.file() > 4 { "petit" } else { "grand" };
        let returned = question.read(expected).returned;
        format!("{returned} {what} {} {wing}", words::side(position.turn()))
    }

    fn size(&self, question: &MoveQuestion) -> usize {
        question.size()
    }

    fn smaller(&self, question: &MoveQuestion) -> Vec<MoveQuestion> {
        // The king must still be where it is asked for.
        let is_asked = |smaller: &MoveQuestion| {
            let position = smaller.game.position();
            position.king(position.turn()) == smaller.from
        };
        question.smaller().into_iter().filter(is_asked).collect()
    }

    fn shown(&self, name: &str, question: &MoveQuestion) -> Shown {
        question.shown(name)
    }

    fn expected(&self, question: &MoveQuestion, _: &Answer) -> String {
        let (from, to) = (question.from, question.to);
        let Some(obstacle) = obstacle(question) else {
            let Some(way) = way(question) else { return String::new() };
            let free = list(between(way.king, way.rook));
            let path = list(path(&way));
            return format!(
                "le roque {from}-{to} est permis : ni le roi ni la tour {} n'ont bougé, {free} sont \
                 libres, et aucune pièce adverse n'attaque {path}. La fonction rend 1, erreur->type \
                 vaut pas_erreur, le roi va en {to} et la tour en {}",
                way.rook, way.rook_to
            );
        };
        let why = match obstacle {
            Obstacle::NoSuchMove => "ce déplacement du roi n'est pas un roque".to_owned(),
            Obstacle::NotAtHome => "le roi ou la tour n'est pas à sa place".to_owned(),
            Obstacle::HasMoved => "le roi ou la tour a déjà bougé".to_owned(),
            Obstacle::Blocked(squares) => {
                format!("une pièce est entre le roi et la tour : {}", list(squares))
            }
            Obstacle::InCheck => "le roi est en échec".to_owned(),
            Obstacle::Crossed(squares) => {
                format!(
                    "une pièce adverse attaque une case où le roi passe ou arrive : {}",
                    list(squares)
                )
            }
        };
        format!(
            "{from}-{to} est refusé, car {why}. La fonction rend 0, erreur->type n'est pas pas_erreur, \
             et l'échiquier ne change pas"
        )
    }

    fn received(
        &self,
        question: &MoveQuestion,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        question.read(received).told_against(&question.read(expected))
    }

    fn hint(&self, question: &MoveQuestion, expected: &Answer, _: &str) -> String {
        let hint = match obstacle(question) {
            None if question.read(expected).returned == 1 => {
                "suivez vos conditions une par une pour ce roque : laquelle le refuse ?"
            }
            None | Some(Obstacle::NoSuchMove) => {
                "que vérifie votre fonction sur la case d'arrivée, avant tout le reste ?"
            }
            Some(Obstacle::NotAtHome) => {
                "où doivent être le roi et la tour, de ce côté et pour ce camp ?"
            }
            Some(Obstacle::HasMoved) => {
                "quelles pièces votre fonction cherche-t-elle dans l'historique, et sur quelles cases ?"
            }
            Some(Obstacle::Blocked(_)) => {
                "entre le roi et la tour, combien de cases y a-t-il de ce côté ?"
            }
            Some(Obstacle::InCheck) => "le roi peut-il être en échec quand il commence à roquer ?",
            Some(Obstacle::Crossed(_)) => {
                "sur quelles cases le roi passe-t-il, et par quelles pièces peuvent-elles être attaquées ?"
            }
        };
        hint.to_owned()
    }
}

/// Pieces leave the back rank, rooks and kings less often.
fn weights(position: &Position, mv: Move) -> usize {
    let role = position.board().role_at(mv.from());
    match (mv.kind(), role) {
        (MoveKind::Castling, _) => 4,
        (_, Some(Role::King)) => 2,
        (_, Some(Role::Knight | Role::Bishop | Role::Queen))
            if matches!(mv.from().rank(), 0 | 7) =>
        {
            60
        }
        (_, Some(Role::Pawn)) if mv.from().rank().abs_diff(mv.to().rank()) == 2 => 40,
        (_, Some(Role::Rook)) => 6,
        _ if position.is_capture(mv) => 15,
        _ => 10,
    }
}

/// Asks in the positions of a game.
fn ask_along(game: &Game, random: &mut Random, questions: &mut Vec<MoveQuestion>) {
    for length in 4..=game.moves.len() {
        let game = Game { start: game.start.clone(), moves: game.moves[..length].to_vec() };
        ask(&game, random, questions);
    }
}

/// Both castlings, and some other squares.
fn ask(game: &Game, random: &mut Random, questions: &mut Vec<MoveQuestion>) {
    let position = game.position();
    let from = position.king(position.turn());
    let mut files = vec![2, 6];
    files.push(random.below(8) as u8);
    let mut squares: Vec<Square> =
        files.into_iter().filter_map(|file| Square::at(file, from.rank())).collect();
    squares.extend(Square::new(random.below(64)));
    questions.extend(squares.into_iter().map(|to| MoveQuestion { game: game.clone(), from, to }));
}

/// The way of the castling that is asked, if it is one of the two of the side to move.
fn way(question: &MoveQuestion) -> Option<Way> {
    let position = question.game.position();
    let home = position.turn().index() as u8 * 7;
    let king = Square::at(4, home)?;
    let (rook, to, rook_to) = match (question.to.file(), question.to.rank() == home) {
        (6, true) => (7, 6, 5),
        (2, true) => (0, 2, 3),
        _ => return None,
    };
    let at = |file| Square::at(file, home);
    (question.from == king).then_some(Way {
        king,
        rook: at(rook)?,
        to: at(to)?,
        rook_to: at(rook_to)?,
    })
}

/// Where the king passes and arrives.
fn path(way: &Way) -> Bitboard {
    between(way.king, way.to) | way.to.bitboard()
}

fn obstacle(question: &MoveQuestion) -> Option<Obstacle> {
    let position = question.game.position();
    let board = position.board();
    let color = position.turn();
    let Some(way) = way(question) else { return Some(Obstacle::NoSuchMove) };
    if position.king(color) != way.king || !board.pieces(color, Role::Rook).contains(way.rook) {
        return Some(Obstacle::NotAtHome);
    }
    if !position.castling_rooks().contains(way.rook) {
        return Some(Obstacle::HasMoved);
    }
    let blockers = between(way.king, way.rook) & board.occupied();
    if blockers.any() {
        return Some(Obstacle::Blocked(blockers));
    }
    let attacked = |square: &Square| board.is_attacked(*square, !color, board.occupied());
    let crossed: Bitboard = path(&way).into_iter().filter(attacked).collect();
    if crossed.any() {
        return Some(Obstacle::Crossed(crossed));
    }
    position.is_check().then_some(Obstacle::InCheck)
}

fn list(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} et {last}", rest.join(", ")),
        None => String::new(),
    }
}
