//! The masks of attack that depend on the pieces in the way.

use echecs::rules::attacks::{bishop_lines, rook_lines};
use echecs::rules::{Bitboard, Board, Color, Piece, Role, Square};

use super::bits::constant;
use super::masks::mask_fault;
use super::scene::drawing;
use super::state::{bits, number, squares};
use super::task::{Fault, Task};
use super::words::list;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case, Value};

/// The function for bishops, rooks or queens.
pub struct Sliding(pub Role);

/// From where, and what is in the way.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    from: Square,
    blockers: Bitboard,
}

impl Task for Sliding {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        match self.0 {
            Role::Bishop => &["masque_d_attaque_dynamique_fou"],
            Role::Rook => &["masque_d_attaque_dynamique_tour"],
            _ => &["masque_d_attaque_dynamique_dame"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let mut questions = Vec::new();
        for from in Square::all() {
            let lines = self.lines(from);
            for _ in 0..16 {
                // Blockers on its own lines matter most, from none to many.
                let mut blockers = Bitboard(random.bits() & random.bits() & random.bits());
                if random.percent(60) {
                    blockers &= lines;
                }
                if random.percent(50) {
                    blockers |= from.bitboard();
                } else {
                    blockers &= !from.bitboard();
                }
                questions.push(Question { from, blockers });
            }
            // Nothing anywhere, or something everywhere.
            let own = from.bitboard();
            let all = [Bitboard::EMPTY, own, !Bitboard::EMPTY, !own];
            questions.extend(all.map(|blockers| Question { from, blockers }));
        }
        questions
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let from = Argument::Number(number(question.from).into());
        let arguments = vec![from, Argument::Number(bits(question.blockers) as i64)];
        Case { calls: vec![Call { function, arguments }], ..Case::default() }
    }

    fn tags(&self, _: &Question) -> Vec<&'static str> {
        match self.0 {
            Role::Bishop => vec!["MASQUE-FOU-G1"],
            Role::Rook => vec!["MASQUE-TOUR-G1"],
            _ => vec!["MASQUE-DAME-G1"],
        }
    }

    fn faults(&self, question: &Question, expected: &Answer, received: &Answer) -> Vec<Fault> {
        let fault = mask_fault(self.tags(question)[0], "le masque", mask(expected), mask(received));
        fault.into_iter().collect()
    }

    fn side(&self, question: &Question) -> String {
        let own = if question.blockers.contains(question.from) { "avec" } else { "sans" };
        let way =
            if (self.lines(question.from) & question.blockers).any() { "gêné" } else { "libre" };
        format!("{way}, {own} sa propre case")
    }

    fn size(&self, question: &Question) -> usize {
        question.blockers.count() as usize
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let without = |square: Square| Question {
            blockers: question.blockers & !square.bitboard(),
            ..*question
        };
        question.blockers.into_iter().map(without).collect()
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let Question { from, blockers } = *question;
        let mut board = Board::EMPTY;
        // What is in the way is drawn as pawns: which piece it is does not matter.
        for square in blockers {
            board.put(square, Piece { color: Color::Black, role: Role::Pawn });
        }
        board.put(from, Piece { color: Color::White, role: self.0 });
        let call = format!("{name}({from}, {})", constant(bits(blockers)));
        let program = vec![format!("print_bitboard({call});")];
        Shown { drawing: Some(drawing(&board)), moves: Vec::new(), call, program }
    }

    fn expected(&self, question: &Question, expected: &Answer) -> String {
        let own = if question.blockers.contains(question.from) {
            " ; la case de la pièce est parmi les bloqueurs, et n'arrête rien"
        } else {
            ""
        };
        format!("le masque : {}{own}", list(squares(mask(expected))))
    }

    fn hint(&self, question: &Question, _: &str) -> String {
        let hint = match (question.blockers & !question.from.bitboard()).any() {
            true => {
                "fiche 3 : où s'arrête une ligne, et la case de la pièce qui l'arrête en fait-elle partie ?"
            }
            false => "fiche 3 : suivez chaque direction case par case, jusqu'au bord.",
        };
        hint.to_owned()
    }
}

impl Sliding {
    fn lines(&self, from: Square) -> Bitboard {
        match self.0 {
            Role::Bishop => bishop_lines(from),
            Role::Rook => rook_lines(from),
            _ => bishop_lines(from) | rook_lines(from),
        }
    }
}

fn mask(answer: &Answer) -> u64 {
    match answer.calls[0].value {
        Value::Number(number) => number as u64,
        _ => 0,
    }
}
