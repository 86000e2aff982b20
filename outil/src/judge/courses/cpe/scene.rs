//! A game with all that follows from it, computed once for all questions about it.

use std::cell::OnceCell;
use std::rc::Rc;

use echecs::rules::{Bitboard, Move, MoveKind, Position, Square};

use super::board::{Sets, numbers};
use super::game::{
    COUNT_AT, Game, HISTORY_BYTES, MOVES_AT, NO_CLOCKS, PLAYED_BYTES, Played, RIGHTS_AT,
};
use super::rounds::{self, ROUND, Rounds};
use crate::judge::exercise::{Drawing, Shown};
use crate::judge::wire::{Answer, Argument, Buffer, Place};

#[derive(Debug)]
pub struct Scene {
    pub game: Game,
    /// Where it has led to.
    pub position: Position,
    /// The board that it has led to, with the order of its pieces.
    pub sets: Sets,
    /// Its moves as the course records them.
    pub records: Vec<Played>,
    /// The squares of its last move.
    pub last_move: Option<(Square, Square)>,
    history: Vec<(usize, Vec<u8>)>,
    /// The legal moves there, for those who ask.
    legal: OnceCell<Vec<(Square, Square, MoveKind)>>,
}

/// The buffers of a case about a game.
pub const BOARD: Argument = Argument::Address(0, 0);
pub const HISTORY: Argument = Argument::Address(1, 0);
pub const CODE: Argument = Argument::Address(2, 0);
pub const KIND: Argument = Argument::Address(3, 0);
const BOARD_BUFFER: usize = 0;
pub const HISTORY_BUFFER: usize = 1;
const CODE_BUFFER: usize = 2;
const KIND_BUFFER: usize = 3;

impl Scene {
    pub fn new(game: Game) -> Rc<Scene> {
        let mut sets = game.start_sets();
        let mut position = game.start.clone();
        let mut last_move = None;
        for mv in &game.moves {
            sets.play(&position, *mv);
            last_move = Some(position.move_squares(*mv));
            position.play(*mv);
        }
        let (records, history, legal) = (game.records(), game.history(), OnceCell::new());
        Rc::new(Scene { game, position, sets, records, last_move, history, legal })
    }

    /// What kind of move goes from one square to another, if it is legal; a king that castles goes
    /// where it arrives.
    pub fn legal(&self, from: Square, to: Square) -> Option<MoveKind> {
        let legal = self.legal.get_or_init(|| {
            let squares = |mv: Move| {
                let (from, to) = self.position.move_squares(mv);
                (from, to, mv.kind())
            };
            self.position.legal_moves().into_iter().map(squares).collect()
        });
        let is_it = |(known_from, known_to, _): &&(Square, Square, MoveKind)| {
            (*known_from, *known_to) == (from, to)
        };
        legal.iter().find(is_it).map(|(_, _, kind)| *kind)
    }

    /// The board, the history, a code and a kind of move.
    pub fn buffers(&self) -> Vec<Buffer> {
        vec![
            Buffer::holding(self.sets.bytes()),
            Buffer { place: Place::Own(HISTORY_BYTES), parts: self.history.clone() },
            Buffer::blank(12),
            Buffer::blank(4),
        ]
    }

    /// The board after a case.
    pub fn board_after(&self, answer: &Answer) -> Sets {
        self.sets.changed(&answer.changes[BOARD_BUFFER])
    }

    /// The code after a case, and the kind of move.
    pub fn code_after(&self, answer: &Answer) -> (i32, i32) {
        let number = |buffer: usize, size| {
            let mut bytes = vec![crate::judge::wire::FILL; size];
            for (at, changed) in &answer.changes[buffer] {
                bytes[*at..at + changed.len()].copy_from_slice(changed);
            }
            numbers(&bytes)[0]
        };
        (number(CODE_BUFFER, 12), number(KIND_BUFFER, 4))
    }

    /// The history after a case.
    pub fn history_after(&self, answer: &Answer) -> HistoryAfter {
        let next = MOVES_AT + self.game.moves.len() * PLAYED_BYTES;
        let mut bytes = self.buffers()[HISTORY_BUFFER].before();
        let mut keeps_the_past = true;
        for (at, changed) in &answer.changes[HISTORY_BUFFER] {
            let end = at + changed.len();
            bytes[*at..end].copy_from_slice(changed);
            // What comes after the moves that count may hold anything.
            let is_beside = |from: usize, to: usize| end <= from || *at >= to;
            keeps_the_past &=
                is_beside(0, COUNT_AT) && is_beside(MOVES_AT, next) && end <= RIGHTS_AT;
        }
        let count = numbers(&bytes[COUNT_AT..MOVES_AT])[0];
        let record = numbers(&bytes[next..next + PLAYED_BYTES]);
        HistoryAfter { count, record: std::array::from_fn(|place| record[place]), keeps_the_past }
    }

    /// What a person sees; `declared` are further variables of the program, `then` is what it does
    /// with the board `e` and the history `h`.
    pub fn shown(&self, call: String, declared: &[&str], then: Vec<String>) -> Shown {
        let mut program = vec!["echiquier e;".to_owned(), "historique_partie h;".to_owned()];
        program.extend(declared.iter().map(|line| (*line).to_owned()));
        program.push(String::new());
        program.extend(self.preparation());
        program.extend(then);
        let mut moves = rounds::written(self.game.written());
        if !self.game.undone.is_empty() {
            let taken_back: Vec<String> = self.game.undone.iter().map(squares).collect();
            if moves.is_empty() {
                moves.push("aucun".to_owned());
            }
            let word = if taken_back.len() == 1 { "coup annulé" } else { "coups annulés" };
            moves.push(format!("({word} ensuite : {})", taken_back.join(" ")));
        }
        Shown {
            drawing: Some(Drawing {
                board: *self.position.board(),
                last_move: self.last_move,
                marked: Bitboard::EMPTY,
            }),
            moves,
            call,
            program,
        }
    }

    /// A smaller question has its pieces in the usual order if that makes no difference.
    pub fn hint(&self, usual: &str) -> String {
        let order = "votre fonction trouve-t-elle une pièce à toutes les places d'un jeu, de la première à la dernière ?";
        if self.game.is_reversed { order.to_owned() } else { usual.to_owned() }
    }

    /// The lines of C that prepare the board and the history.
    fn preparation(&self) -> Vec<String> {
        let Game { start, undone, is_reversed, clocks, .. } = &self.game;
        let mut lines = vec![format!("if (echiquier_lire_fen(&e, &h, \"{start}\") != pas_erreur)")];
        lines.push("    return 2;".to_owned());
        if *clocks != NO_CLOCKS {
            let [half_moves, number] = clocks;
            lines.push(format!("h.demi_coups = {half_moves}; h.numero_coup = {number};"));
        }
        if *is_reversed {
            lines.extend(REVERSAL.iter().map(|line| (*line).to_owned()));
        }
        let records = [&self.records[..], undone].concat();
        if records.is_empty() {
            return lines;
        }
        // Those that come again and again stand there once.
        let rounds = Rounds::of(&records).unwrap_or(Rounds { from: records.len(), times: 0 });
        let (from, end) = (rounds.from, rounds.end());
        let once = if rounds.times == 0 { from } else { from + ROUND };
        lines.push("const coup_joue coups[] = {".to_owned());
        for record in records[..once].iter().chain(&records[end..]) {
            let numbers = record.map(|number| number.to_string()).join(", ");
            lines.push(format!("    {{ {numbers} }}, /* {} */", squares(record)));
        }
        lines.extend(["};".to_owned(), format!("for (int i = 0; i < {}; i++) {{", records.len())]);
        lines.push(match rounds.times {
            0 => "    int n = i;".to_owned(),
            times => {
                let others = ROUND * (times - 1);
                format!(
                    "    int n = i < {from} ? i : i < {end} ? {from} + (i - {from}) % {ROUND} : i - {others};"
                )
            }
        });
        lines.extend([
            String::new(),
            "    if (historique_ajouter_coup(&h, &coups[n]) != pas_erreur)".to_owned(),
            "        return 2;".to_owned(),
            "}".to_owned(),
        ]);
        if !undone.is_empty() {
            lines.push(format!(
                "h.nombre_coups = {}; /* la suite est annulée */",
                self.game.moves.len()
            ));
        }
        lines.push("historique_rejouer(&h, &e);".to_owned());
        lines
    }
}

/// A history that a move was added to, or not.
pub struct HistoryAfter {
    pub count: i32,
    /// The squares of the move after those that there were.
    pub record: [i32; 4],
    pub keeps_the_past: bool,
}

/// The last piece of each side first.
const REVERSAL: [&str; 9] = [
    "jeu *jeux[] = { &e.jeu_de_piece_blanc, &e.jeu_de_piece_noir };",
    "/* les pièces de chaque jeu, dans l'ordre inverse */",
    "for (int j = 0; j < 2; j++)",
    "    for (int i = 0, d = jeu_compter_nombre_piece(jeux[j]) - 1; i < d; i++, d--) {",
    "        piece p = jeux[j]->ensemble_de_piece[i];",
    "        jeux[j]->ensemble_de_piece[i] = jeux[j]->ensemble_de_piece[d];",
    "        jeux[j]->ensemble_de_piece[d] = p;",
    "    }",
    "h.echiquier_initial = e;",
];

/// The two squares of a record: `e2-e4`.
fn squares(record: &[i32; 6]) -> String {
    let at = |x: i32, y: i32| Square::at(x as u8, y as u8).map(|square| square.to_string());
    let [from, to] = [at(record[0], record[1]), at(record[2], record[3])];
    format!("{}-{}", from.unwrap_or_default(), to.unwrap_or_default())
}
