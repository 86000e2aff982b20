//! One piece on one square after another: what it counts, and where it counts more.

use std::rc::Rc;

use echecs::rules::{Bitboard, Board, Color, Piece, Role, Setup, Square};

use super::super::positions;
use super::super::state::{ROLES, number};
use super::super::tree;
use super::super::words;
use crate::judge::random::Random;

/// A board, and the squares on which one more piece stands in turn; White is to move.
#[derive(Clone, Debug)]
pub struct Scan {
    /// The board without the piece.
    base: Rc<Setup>,
    piece: Piece,
    squares: Vec<Square>,
}

/// Boards for a piece. Black's half is White's, seen from the other side: what else counts is the
/// same for both. There are pawns, so that nobody takes it for a draw.
const BASES: [&str; 4] =
    ["Ke1 Pa2 Ph2", "Kg1 Pa2 Pb2 Pg2", "Kb1 Pb2 Pc2 Ph2", "Ke1 Pc2 Pd2 Pe2 Pf2"];

/// Boards for a king. All pieces are there, so that nobody takes it for an endgame.
const KING_BASES: [&str; 2] = [
    "Ra1 Qd1 Rf1 Nc3 Nf3 Bc4 Bf4 Pa2 Pb2 Pc2 Pd4 Pf2 Pg2 Ph2",
    "Rd1 Qe2 Re1 Nb3 Ng3 Bd3 Be3 Pa2 Pb2 Pc3 Pf4 Pg2 Ph2",
];

/// What a piece counts at least and at most, in hundredths of its value, when other criteria are
/// added: from pawns, of which one that nothing stops is worth much more to some, to queens.
const SHARES: [(i64, i64); 5] = [(50, 300), (75, 150), (75, 150), (75, 150), (75, 150)];

/// Where the squares of a table differ so much, no other criterion makes up for all of it.
const CONTRAST: i64 = 70;

impl Scan {
    /// Each piece on several boards.
    pub fn all(random: &mut Random) -> Vec<Scan> {
        let mut all = Vec::new();
        for color in Color::ALL {
            for role in ROLES {
                let bases: &[&str] = if role == Role::King { &KING_BASES } else { &BASES };
                all.extend(bases.iter().map(|base| Scan::of(base, Piece { color, role })));
            }
        }
        random.shuffle(&mut all);
        all
    }

    fn of(base: &str, piece: Piece) -> Scan {
        let mut setup = Setup::EMPTY;
        for word in base.split(' ') {
            let role = Role::from_letter(word.as_bytes()[0].to_ascii_lowercase());
            let (Some(role), Ok(square)) = (role, word[1..].parse::<Square>()) else { continue };
            for color in Color::ALL {
                setup.board.put(seen_by(color, square), Piece { color, role });
            }
        }
        if piece.role == Role::King {
            let other = !piece.color;
            let home = Square::at(6, 0).map(|home| seen_by(other, home));
            home.into_iter()
                .for_each(|home| setup.board.put(home, Piece { color: other, ..piece }));
        }
        let mut scan = Scan { base: Rc::new(setup), piece, squares: Vec::new() };
        scan.squares = Square::all().filter(|square| scan.is_quiet(*square)).collect();
        scan
    }

    /// Whether the piece may stand there, nobody is in check, and the game goes on.
    fn is_quiet(&self, square: Square) -> bool {
        let is_free = !self.base.board.occupied().contains(square);
        let is_off = self.piece.role == Role::Pawn && matches!(square.rank(), 0 | 7);
        let position = positions::position(&self.on(square));
        let is_calm = position.is_some_and(|it| !it.is_check() && it.has_legal_moves());
        is_free && !is_off && is_calm
    }

    pub fn piece(&self) -> Piece {
        self.piece
    }

    /// The board without the piece, unless it is a king, then with it on each square.
    pub fn setups(&self) -> Vec<Setup> {
        let base = (!self.is_king()).then(|| (*self.base).clone());
        base.into_iter().chain(self.squares.iter().map(|square| self.on(*square))).collect()
    }

    fn is_king(&self) -> bool {
        self.piece.role == Role::King
    }

    fn on(&self, square: Square) -> Setup {
        let mut setup = (*self.base).clone();
        setup.board.put(square, self.piece);
        setup
    }

    /// What is wrong with the evaluations of these boards.
    pub fn fault(&self, values: &[i64]) -> Option<String> {
        let sign = if self.piece.color == Color::White { 1 } else { -1 };
        let counted = |base: i64, values: &[i64]| -> Vec<i64> {
            values.iter().map(|value| sign * (value - base)).collect()
        };
        let table: Vec<i64> = self.squares.iter().map(|square| self.place(*square)).collect();
        if self.is_king() {
            let counted = counted(0, values);
            return self.place_fault(&table, &counted);
        }
        let counted = counted(values[0], &values[1..]);
        self.value_fault(&table, &counted).or_else(|| self.place_fault(&table, &counted))
    }

    fn value_fault(&self, table: &[i64], counted: &[i64]) -> Option<String> {
        let (least, most) = self.bounds();
        let sum: i64 = counted.iter().zip(table).map(|(counted, place)| counted - place).sum();
        let mean = sum / counted.len() as i64;
        let piece = words::piece(self.piece);
        (!(least..=most).contains(&mean))
            .then(|| format!("sans ce que donne sa table, {piece} compte {mean}"))
    }

    fn bounds(&self) -> (i64, i64) {
        let (least, most) = SHARES[self.piece.role.index().min(4)];
        let value = self.value();
        (value * least / 100, value * most / 100)
    }

    fn place_fault(&self, table: &[i64], counted: &[i64]) -> Option<String> {
        let piece = words::piece(self.piece);
        if let Some(other) = self.other_table(table, counted) {
            return Some(format!("pour {piece}, les cases comptent {other}"));
        }
        let mean = |values: &[i64]| values.iter().sum::<i64>() as f64 / values.len() as f64;
        let (table_mean, counted_mean) = (mean(table), mean(counted));
        let together: f64 = table
            .iter()
            .zip(counted)
            .map(|(place, counted)| (*place as f64 - table_mean) * (*counted as f64 - counted_mean))
            .sum();
        let (best, worst) = self.extremes();
        let is_flat = self.place(best) - self.place(worst) < CONTRAST;
        (!is_flat && together <= 0.0).then(|| {
            let at = |square: Square| {
                self.squares.iter().position(|known| *known == square).map_or(0, |at| counted[at])
            };
            let more = at(best) - at(worst);
            format!("{piece} compte {more:+} en {best} par rapport à {worst}")
        })
    }

    /// Which other table the evaluation has on all these squares, if it is exactly one.
    fn other_table(&self, table: &[i64], counted: &[i64]) -> Option<String> {
        let is = |other: &dyn Fn(Square) -> i64| {
            let other: Vec<i64> = self.squares.iter().map(|square| other(*square)).collect();
            let differs = |known: &[i64]| {
                (1..known.len()).any(|at| known[at] - known[0] != other[at] - other[0])
            };
            differs(table) && !differs(counted)
        };
        if is(&|_| 0) {
            return Some("toutes autant".to_owned());
        }
        let own = self.piece.color;
        let turned = |square: Square, mask: usize| Square::new(square.index() ^ mask);
        for role in ROLES {
            for (mask, how) in [(0, ""), (56, " retournée"), (7, " en miroir"), (63, " tournée")]
            {
                let place = |square: Square| {
                    turned(square, mask)
                        .map_or(0, |square| place(Piece { color: own, role }, square))
                };
                let whose = words::piece(Piece { color: Color::White, role });
                let name = whose.split(' ').nth(1).unwrap_or_default();
                if is(&place) {
                    return Some(format!("comme dans score_pos_{name}{how}"));
                }
                // What a `break` too few does.
                if is(&|square| self.place(square) + place(square)) {
                    return Some(format!("en plus comme dans score_pos_{name}{how}"));
                }
            }
        }
        None
    }

    /// The squares that the table likes best and least.
    fn extremes(&self) -> (Square, Square) {
        let first = self.squares[0];
        let best = self.squares.iter().copied().max_by_key(|square| self.place(*square));
        let worst = self.squares.iter().copied().min_by_key(|square| self.place(*square));
        (best.unwrap_or(first), worst.unwrap_or(first))
    }

    fn place(&self, square: Square) -> i64 {
        place(self.piece, square)
    }

    fn value(&self) -> i64 {
        tree::value_of(self.piece.role).into()
    }

    pub fn size(&self) -> usize {
        self.squares.len() + 8 * self.base.board.occupied().count() as usize
    }

    /// The same with fewer squares. One is enough for what the piece counts, two for what its
    /// squares do.
    pub fn smaller(&self) -> Vec<Scan> {
        let of = |squares: Vec<Square>| Scan { squares, ..self.clone() };
        let count = self.squares.len();
        let (best, worst) = self.extremes();
        match count {
            0 | 1 => Vec::new(),
            2 => self.squares.iter().map(|square| of(vec![*square])).collect(),
            _ => {
                let (first, second) = self.squares.split_at(count / 2);
                vec![of(vec![best, worst]), of(first.to_vec()), of(second.to_vec())]
            }
        }
    }

    /// The board with the piece on the first of its squares.
    pub fn drawn(&self) -> Board {
        self.squares.first().map_or(self.base.board, |square| self.on(*square).board)
    }

    pub fn marked(&self) -> Bitboard {
        self.squares.iter().copied().collect()
    }

    /// `le cavalier blanc en d4, a1`.
    pub fn told(&self) -> String {
        let squares = words::list(self.marked()).replace(' ', ", ");
        format!("{} en {squares}", words::piece(self.piece))
    }

    pub fn expected(&self) -> String {
        let piece = words::piece(self.piece);
        let value = self.value();
        let places: Vec<String> = self
            .squares
            .iter()
            .take(4)
            .map(|square| format!("{:+} en {square}", self.place(*square)))
            .collect();
        let more = if self.squares.len() > 4 { ", …" } else { "" };
        let side = words::side(self.piece.color);
        format!(
            "pour les {side}, {piece} compte {value}, et sa table {}{more} ; d'autres critères peuvent \
             s'y ajouter, sans les remplacer",
            places.join(", ")
        )
    }
}

/// What the table of a piece gives to a square, for its own side.
fn place(piece: Piece, square: Square) -> i64 {
    let at = number(seen_by(piece.color, square));
    tree::table(piece.role)[at as usize].into()
}

/// A square of White's half for White, and the one across from it for Black.
fn seen_by(color: Color, square: Square) -> Square {
    match color {
        Color::White => square,
        Color::Black => Square::new(square.index() ^ 56).unwrap_or(square),
    }
}
