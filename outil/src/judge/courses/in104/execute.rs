//! `executer_coup`.

use echecs::rules::{Role, Setup, Square};

use super::bits::returned;
use super::known;
use super::moves::{self, CASTLING, DOUBLE, EN_PASSANT, constructed, squares_of, uci};
use super::positions;
use super::scene::Scene;
use super::state::{NO_SQUARE, State};
use super::task::{Fault, Task};
use super::words::{self, differences, en_passant_fits};
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case};

pub struct Execute;

/// A position, a move, and whether the move is legal there.
type Question = Scene<Asked>;

#[derive(Clone, Copy, Debug)]
pub struct Asked {
    code: i32,
    is_legal: bool,
}

impl Task for Execute {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["executer_coup"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let mut questions = Vec::new();
        for setup in positions::mixed(random, 900) {
            let mut all = asked(&setup);
            random.shuffle(&mut all);
            let (rarest, others): (Vec<Asked>, Vec<Asked>) =
                all.into_iter().partition(|asked| is_rarest(&setup, *asked));
            let rare = others.iter().filter(|asked| is_rare(&setup, **asked));
            let chosen = rarest.iter().chain(rare.take(4)).chain(others.iter().take(2));
            questions.extend(chosen.map(|asked| Scene::new(setup.clone(), *asked)));
        }
        for setup in known::uncovering(random) {
            let taking = asked(&setup).into_iter().filter(|asked| asked.code & EN_PASSANT != 0);
            questions.extend(taking.map(|asked| Scene::new(setup.clone(), asked)));
        }
        for (setup, from) in known::stepping(random) {
            let is_double = |asked: &Asked| {
                asked.code & DOUBLE != 0 && squares_of(asked.code).first() == Some(&from)
            };
            let double = asked(&setup).into_iter().filter(is_double);
            questions.extend(double.map(|asked| Scene::new(setup.clone(), asked)));
        }
        questions
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let arguments = vec![Argument::Number(question.what.code.into())];
        question.state().case(Vec::new(), vec![Call { function, arguments }])
    }

    fn tags(&self, question: &Question) -> Vec<&'static str> {
        if question.what.is_legal {
            vec!["EXECUTER-G1", "EXECUTER-G6"]
        } else {
            vec!["EXECUTER-G2"]
        }
    }

    fn faults(&self, question: &Question, expected: &Answer, received: &Answer) -> Vec<Fault> {
        let before = question.state();
        let (wanted, found) = (before.after(expected), before.after(received));
        let is_legal = question.what.is_legal;
        let tag = if is_legal { "EXECUTER-G1" } else { "EXECUTER-G2" };
        let mut faults: Vec<Fault> = returned(tag, expected, received).into_iter().collect();
        if is_legal && !faults.is_empty() && found == before {
            let squares = squares_of(question.what.code);
            return vec![Fault { tag, said: "le coup est refusé".to_owned(), squares }];
        }
        faults.extend(differences(tag, &wanted, &found));
        let is_right = if is_legal {
            en_passant_fits(&wanted, &found)
        } else {
            wanted.en_passant == found.en_passant
        };
        if !is_right {
            let tag = if is_legal { "EXECUTER-G6" } else { tag };
            let value = words::en_passant(found.en_passant);
            faults.push(Fault::new(tag, format!("en_passant vaut {value}")));
        }
        faults
    }

    fn side(&self, question: &Question) -> String {
        let Asked { code, is_legal } = question.what;
        let kind = match code {
            _ if code & CASTLING != 0 && code >> 6 & 7 == 6 => "petit roque",
            _ if code & CASTLING != 0 => "grand roque",
            _ if code & EN_PASSANT != 0 => "prise en passant",
            _ if code >> 16 & 15 != 0 => "promotion",
            _ if is_corner_taken(&question.setup, code) => "tour prise dans son coin",
            _ if code & DOUBLE != 0 => "avance double",
            _ => "ordinaire",
        };
        let legal = if is_legal { "légal" } else { "illégal" };
        let beside = if code & DOUBLE != 0 { beside(&question.setup, code) } else { "" };
        format!("{kind} {legal} des {}{beside}", words::side(question.setup.turn))
    }

    fn size(&self, question: &Question) -> usize {
        question.size()
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let code = question.what.code;
        let same = |smaller: Question| {
            let found = asked(&smaller.setup).into_iter().find(|asked| asked.code == code);
            found.map(|what| Scene { what, ..smaller })
        };
        question.smaller_playable().into_iter().filter_map(same).collect()
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let call = format!("{name}({})", constructed(question.what.code));
        let mut shown = question.shown(
            call.clone(),
            vec![
                format!("printf(\"rendu : %d\\n\", {call});"),
                "print_echiquier();".to_owned(),
                "for (int camp = blancs; camp <= mixte; camp++)".to_owned(),
                "    print_bitboard(occupations[camp]);".to_owned(),
            ],
        );
        if let Some(drawing) = &mut shown.drawing
            && let [from, to] = squares_of(question.what.code)[..]
        {
            drawing.last_move = Some((from, to));
        }
        shown
    }

    fn expected(&self, question: &Question, expected: &Answer) -> String {
        let text = uci(question.what.code);
        let before = question.state();
        if !question.what.is_legal {
            return format!(
                "{text} laisse le roi en échec : la fonction rend 0, et rien ne change"
            );
        }
        let after = before.after(expected);
        let rights = words::rights(after.rights);
        let passed = words::en_passant(after.en_passant);
        let also = if after.en_passant != NO_SQUARE && !is_taking_possible(&after) {
            " (ou no_sq)"
        } else {
            ""
        };
        let rights = match words::rights(before.rights) {
            same if same == rights => format!("roque reste {same}"),
            other => format!("roque passe de {other} à {rights}"),
        };
        format!(
            "{text} est légal : la fonction rend 1, le coup est joué, {rights}, en_passant vaut \
             {passed}{also}, et le trait change de camp"
        )
    }

    fn hint(&self, question: &Question, tag: &str) -> String {
        let code = question.what.code;
        let hint = match tag {
            "EXECUTER-G2" => {
                "fiche 4 : de quel camp regardez-vous le roi, et à quel moment le trait change-t-il ?"
            }
            "EXECUTER-G6" => "fiche 4 : que devient en_passant à chaque coup, double ou non ?",
            _ if code & CASTLING != 0 => {
                "fiche 4 : quelles pièces un roque déplace-t-il, et de quelle case à quelle case ?"
            }
            _ if code & EN_PASSANT != 0 => {
                "fiche 4 : sur quelle case est le pion qui est pris en passant ?"
            }
            _ if code >> 16 & 15 != 0 => {
                "fiche 4 : quels bitboards changent quand un pion est promu ?"
            }
            _ => {
                "fiche 4 : reprenez chaque variable : echiquier, occupations, roque, trait ; laquelle n'est pas à jour ?"
            }
        };
        hint.to_owned()
    }
}

/// The moves that may be asked in a position.
fn asked(setup: &Setup) -> Vec<Asked> {
    let Some(position) = positions::position(setup) else { return Vec::new() };
    let legal = moves::legal(&position);
    let of = |code: i32| Asked { code, is_legal: legal.contains(&code) };
    moves::pseudo_legal(setup).into_iter().map(of).collect()
}

/// What is asked wherever it comes up.
fn is_rarest(setup: &Setup, Asked { code, .. }: Asked) -> bool {
    code & (CASTLING | EN_PASSANT) != 0 || is_corner_taken(setup, code)
}

/// What seldom comes by chance.
fn is_rare(setup: &Setup, Asked { code, is_legal }: Asked) -> bool {
    let is_of_castling = matches!(moves::role(code), Role::King | Role::Rook);
    !is_legal || code >> 16 & 15 != 0 || (setup.castling_rooks.any() && is_of_castling)
}

/// Whether a rook with the right to castle is taken.
fn is_corner_taken(setup: &Setup, code: i32) -> bool {
    let to = squares_of(code)[1];
    setup.castling_rooks.contains(to) && setup.board.color(!setup.turn).contains(to)
}

/// Where enemy pawns stand beside the arrival of a double step.
fn beside(setup: &Setup, code: i32) -> &'static str {
    let enemies = setup.board.pieces(!setup.turn, Role::Pawn);
    let to = squares_of(code)[1];
    let is_enemy = |file: u8| Square::at(file, to.rank()).is_some_and(|s| enemies.contains(s));
    match (is_enemy(to.file().wrapping_sub(1)), is_enemy(to.file() + 1)) {
        (true, true) => ", entre deux pions",
        (true, false) => ", un pion à gauche",
        (false, true) => ", un pion à droite",
        (false, false) => ", aucun pion à côté",
    }
}

/// Whether the en-passant square must be set: a pawn stands where it could take.
fn is_taking_possible(after: &State) -> bool {
    let none = State { en_passant: NO_SQUARE, ..after.clone() };
    !en_passant_fits(after, &none)
}
