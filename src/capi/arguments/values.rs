//! Numbers, sides and texts.

use std::ffi::{c_char, c_int};
use std::fmt::Display;
use std::ops::RangeInclusive;

use crate::capi::errors::TypeErreur;
use crate::capi::guard::Breach;
use crate::capi::strings;
use crate::rules::Color;

/// The numbers of the sides, in words.
pub const WHITE_OR_BLACK: &str = "0 (blancs) ou 1 (noirs)";

/// That an argument is wrong in a way that has no code of its own.
pub fn misuse(tag: &'static str, explanation: impl Into<String>) -> Breach {
    Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
}

/// `nombre vaut 7, il faut de 0 à 5`.
pub fn unwanted(name: &str, value: impl Display, wanted: impl Display) -> String {
    format!("{name} vaut {value}, il faut {wanted}")
}

/// That an argument is none of the values that it may be.
pub fn out_of_range(
    tag: &'static str,
    name: &str,
    value: impl Display,
    wanted: impl Display,
) -> Breach {
    misuse(tag, unwanted(name, value, wanted))
}

/// The number that an argument is, if it is one of these.
pub fn number<N: TryFrom<c_int> + PartialOrd + Display>(
    tag: &'static str,
    name: &str,
    value: c_int,
    range: RangeInclusive<N>,
) -> Result<N, Breach> {
    let found = N::try_from(value).ok().filter(|number| range.contains(number));
    found.ok_or_else(|| {
        let wanted = format!("de {} à {}", range.start(), range.end());
        out_of_range(tag, name, value, wanted)
    })
}

/// The side that an integer of C stands for, if it does for one.
pub fn side(number: c_int) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.index() as c_int == number)
}

/// A text that must be there.
///
/// # Safety
///
/// `text` is NULL or terminated, and does not change during `'a`.
pub unsafe fn text<'a>(
    text: *const c_char,
    tag: &'static str,
    name: &str,
) -> Result<&'a [u8], Breach> {
    // SAFETY: NULL or terminated, by the caller.
    unsafe { strings::bytes(text) }.ok_or_else(|| Breach::null(tag, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_taken_within_its_range_and_told_beyond() {
        let told = |value| {
            number("X-N1", "nombre", value, 1_u8..=5)
                .map_err(|breach| breach.explanation().to_owned())
        };
        assert_eq!((told(1), told(5)), (Ok(1), Ok(5)));
        for value in [c_int::MIN, -1, 0, 6, 257, c_int::MAX] {
            assert_eq!(told(value), Err(format!("nombre vaut {value}, il faut de 1 à 5")));
        }
    }

    #[test]
    fn a_side_is_0_or_1() {
        let sides = [-1, 0, 1, 2, c_int::MAX].map(side);
        assert_eq!(sides, [None, Some(Color::White), Some(Color::Black), None, None]);
    }
}
