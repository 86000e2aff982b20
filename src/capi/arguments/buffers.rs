//! Room that the caller has for texts and arrays: NULL only if there is none.

use std::ffi::{c_char, c_int};

use super::out_of_range;
use crate::capi::guard::Breach;
use crate::capi::strings;

/// That a buffer, which is the parameter `name`, is there if it has a size.
pub fn require_room(
    (buffer, size): (*mut c_char, usize),
    tag: &'static str,
    name: &str,
) -> Result<(), Breach> {
    if buffer.is_null() && size > 0 { Err(Breach::null(tag, name)) } else { Ok(()) }
}

/// Writes a text into the caller's buffer and gives the length that it needs.
///
/// # Safety
///
/// `tampon` is NULL or has room for `taille` bytes.
pub unsafe fn fill(
    (tampon, taille): (*mut c_char, usize),
    tag: &'static str,
    text: &str,
) -> Result<usize, Breach> {
    require_room((tampon, taille), tag, "tampon")?;
    // SAFETY: room for `taille` bytes, by the caller.
    unsafe { strings::write(tampon, taille, text) };
    Ok(text.len())
}

/// Writes as many values as fit into the caller's array, and gives how many there are.
///
/// # Safety
///
/// `tableau` is NULL or has room for `capacite` values.
pub unsafe fn deliver<T: Copy>(
    values: impl ExactSizeIterator<Item = T>,
    (tableau, capacite): (*mut T, c_int),
    [negative, null]: [&'static str; 2],
) -> Result<c_int, Breach> {
    let capacity = usize::try_from(capacite)
        .map_err(|_| out_of_range(negative, "capacite", capacite, "au moins 0"))?;
    if tableau.is_null() && capacity > 0 {
        return Err(Breach::null(null, "tableau"));
    }
    // Pieces or moves of a position, annotations of a move: far fewer than an int counts.
    let count = values.len() as c_int;
    for (place, value) in values.take(capacity).enumerate() {
        // SAFETY: within the room of the array, which need not be aligned.
        unsafe { tableau.add(place).write_unaligned(value) };
    }
    Ok(count)
}
