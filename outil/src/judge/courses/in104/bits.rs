//! Bitboards: `nb_bits`, `ls1b_index` and `print_bitboard`.

use super::printed;
use super::state::squares;
use super::task::{Fault, Task};
use super::words::list;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Call, Case, Value};

/// What a function does with a bitboard.
pub enum Bits {
    Count,
    First,
    Print,
}

impl Task for Bits {
    type Question = u64;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Bits::Count => &["nb_bits"],
            Bits::First => &["ls1b_index"],
            Bits::Print => &["print_bitboard"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<u64> {
        let mut all = vec![0, u64::MAX];
        all.extend((0..64).map(|bit| 1 << bit));
        all.extend((0..64).map(|bit| u64::MAX << bit));
        // Few bits, many, and those of one half only.
        all.extend((0..60).map(|_| random.bits() & random.bits() & random.bits()));
        all.extend((0..60).map(|_| random.bits() | random.bits()));
        all.extend((0..40).map(|_| random.bits() << 32));
        all.extend((0..40).map(|_| random.bits() >> 32));
        all
    }

    fn case(&self, function: u16, bitboard: &u64) -> Case {
        let arguments = vec![Argument::Number(*bitboard as i64)];
        Case { calls: vec![Call { function, arguments }], ..Case::default() }
    }

    fn tags(&self, bitboard: &u64) -> Vec<&'static str> {
        match self {
            Bits::Count => vec!["NB-BITS-G1"],
            Bits::First if *bitboard == 0 => vec!["LS1B-G2"],
            Bits::First => vec!["LS1B-G1"],
            Bits::Print => vec!["BITBOARD-AFFICHER-G1"],
        }
    }

    fn faults(&self, bitboard: &u64, expected: &Answer, received: &Answer) -> Vec<Fault> {
        let tag = self.tags(bitboard)[0];
        let Bits::Print = self else {
            return returned(tag, expected, received).into_iter().collect();
        };
        let rows = printed::rows(&received.calls[0].output, |cell| "01".contains(cell));
        let Some(printed::Rows { cells, .. }) = rows else {
            return vec![Fault::new(
                tag,
                "le texte n'a pas huit lignes de huit chiffres 0 ou 1, de la rangée 8 à la rangée 1",
            )];
        };
        let shown = cells.iter().rev().fold(0, |bits, cell| bits << 1 | u64::from(*cell == '1'));
        let wrong = squares(shown ^ bitboard);
        if wrong.is_empty() {
            return Vec::new();
        }
        let said = format!("le dessin est faux en {}", list(wrong));
        vec![Fault { tag, said, squares: wrong.into_iter().collect() }]
    }

    fn side(&self, bitboard: &u64) -> String {
        let side = match bitboard {
            0 => "vide",
            1..=0xffff_ffff => "moitié basse",
            _ if bitboard & 0xffff_ffff == 0 => "moitié haute",
            _ => "les deux",
        };
        side.to_owned()
    }

    fn size(&self, bitboard: &u64) -> usize {
        bitboard.count_ones() as usize
    }

    fn smaller(&self, bitboard: &u64) -> Vec<u64> {
        (0..64).filter(|bit| bitboard >> bit & 1 == 1).map(|bit| bitboard & !(1 << bit)).collect()
    }

    fn shown(&self, name: &str, bitboard: &u64) -> Shown {
        let call = format!("{name}({})", constant(*bitboard));
        let line = match self {
            Bits::Print => format!("{call};"),
            _ => format!("printf(\"%d\\n\", {call});"),
        };
        Shown { call, program: vec![line], ..Shown::default() }
    }

    fn expected(&self, bitboard: &u64, expected: &Answer) -> String {
        match (self, &expected.calls[0].value) {
            (Bits::Print, _) if *bitboard == 0 => "huit rangées de 0".to_owned(),
            (Bits::Print, _) => format!(
                "1 pour {}, 0 pour les autres cases, de la rangée 8 à la rangée 1",
                list(squares(*bitboard))
            ),
            (_, Value::Number(number)) => format!("la fonction rend {number}"),
            _ => String::new(),
        }
    }

    fn hint(&self, bitboard: &u64, _: &str) -> String {
        let hint = match self {
            Bits::First if *bitboard == 0 => "que rend votre fonction quand il n'y a aucun bit ?",
            _ if bitboard >> 31 != 0 => {
                "de quel type est chaque nombre de votre calcul, et combien a-t-il de bits ?"
            }
            Bits::Print => "quelle case a l'indice 0, et laquelle vient ensuite ?",
            Bits::Count | Bits::First => "déroulez votre boucle à la main sur ce bitboard.",
        };
        hint.to_owned()
    }
}

/// A bitboard as a C program writes it.
pub fn constant(bitboard: u64) -> String {
    format!("{bitboard:#x}ULL")
}

/// What is wrong with the number that the first call has returned.
pub fn returned(tag: &'static str, expected: &Answer, received: &Answer) -> Option<Fault> {
    match (&expected.calls[0].value, &received.calls[0].value) {
        (wanted, found) if wanted == found => None,
        (_, Value::Number(number)) => Some(Fault::new(tag, format!("la fonction rend {number}"))),
        _ => Some(Fault::new(tag, "la fonction ne rend rien")),
    }
}
