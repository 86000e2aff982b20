//! A local variable that never had a value. The compiler gives those of a copy a pattern, by which
//! they are known again in an answer.

use super::catalogue::Public;
use super::wire::{Answer, Value};

/// What `-ftrivial-auto-var-init=pattern` writes.
const BYTE: u8 = 0xfe;
const NUMBER: i32 = i32::from_le_bytes([BYTE; 4]);

pub const HINT: &str = "quelle variable locale est lue avant d'avoir reçu une valeur, et par quel chemin ? \
    gcc -Wall -O2 la nomme souvent";

/// Whether an answer has the pattern where another was expected. A bitboard may have these bytes for
/// good reasons (all files but a): of IN104 only numbers are looked at.
pub fn is_in(public: Public, expected: &Answer, received: &Answer) -> bool {
    let is_unset = |value: &Value| match value {
        Value::Number(number) => {
            *number == i64::from(NUMBER) || *number == i64::from(NUMBER as u32)
        }
        _ => false,
    };
    let is_written = |answer: &Answer| {
        let mut parts = answer.changes.iter().flatten();
        parts.any(|(_, bytes)| bytes.windows(4).any(|window| window == [BYTE; 4]))
    };
    let is_bitboards = public.header.file == "in104.h";
    received.calls.iter().any(|call| is_unset(&call.value))
        || (!is_bitboards && is_written(received) && !is_written(expected))
}

/// What was received, with the name of the thing instead of its number.
pub fn told(said: &str) -> String {
    let said = said.replace(&NUMBER.to_string(), "une valeur que personne n'a donnée");
    format!("{said} ; une variable locale de la copie est lue avant d'avoir reçu une valeur")
}

/// Whether a crash comes from an address that nobody has given.
pub fn is_address(report: &str) -> bool {
    report.contains("fefefefefefefefe")
}
