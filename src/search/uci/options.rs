//! `setoption name NAME [value VALUE]`

use std::time::Duration;

use super::go::number;
use crate::search::{Clock, Table};

/// What can be chosen, beside the table's size.
pub struct Options {
    /// What is lost on the way between a player and this program.
    pub overhead: Duration,
}

/// What is left to do after an option has been set.
#[derive(Debug, PartialEq, Eq)]
pub enum OptionChange {
    Done,
    ClearHash,
    /// A table of so many mebibytes.
    Hash(usize),
}

/// The table's size in mebibytes, if nobody chooses another.
pub const DEFAULT_HASH: usize = 16;

const MAX_OVERHEAD: u64 = 5_000;

impl Default for Options {
    fn default() -> Options {
        Options { overhead: Clock::DEFAULT_OVERHEAD }
    }
}

impl Options {
    /// The options as `uci` announces them.
    pub fn declarations() -> [String; 3] {
        [
            format!(
                "option name Hash type spin default {DEFAULT_HASH} min 1 max {}",
                Table::MAX_MEBIBYTES,
            ),
            "option name Clear Hash type button".to_owned(),
            format!(
                "option name Move Overhead type spin default {} min 0 max {MAX_OVERHEAD}",
                Clock::DEFAULT_OVERHEAD.as_millis(),
            ),
        ]
    }

    /// Obeys the words after `setoption`, or says what is wrong with them.
    pub fn set<'a>(
        &mut self,
        words: impl Iterator<Item = &'a str>,
    ) -> Result<OptionChange, String> {
        let mut words = words.skip_while(|&word| word != "name").skip(1);
        let name: Vec<&str> = words.by_ref().take_while(|&word| word != "value").collect();
        let name = name.join(" ");
        let value = words.next().unwrap_or("");
        let spin = || number(value).ok_or(format!("option {name}: a number expected"));
        match name.to_ascii_lowercase().as_str() {
            "hash" => match usize::try_from(spin()?) {
                Ok(mebibytes) if (1..=Table::MAX_MEBIBYTES).contains(&mebibytes) => {
                    Ok(OptionChange::Hash(mebibytes))
                }
                // A slip of the finger is not to take all the memory.
                _ => Err(format!("option {name}: 1 to {} expected", Table::MAX_MEBIBYTES)),
            },
            "clear hash" => Ok(OptionChange::ClearHash),
            "move overhead" => {
                self.overhead = Duration::from_millis(spin()?.min(MAX_OVERHEAD));
                Ok(OptionChange::Done)
            }
            _ => Err(format!("no option {name}")),
        }
    }
}
