//! What became of a copy, and why there may be no verdict.

use serde::{Deserialize, Serialize};

use crate::judge::refusal::Refusal;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum State {
    #[serde(rename = "jugée")]
    Judged,
    /// Nothing of what is asked is in it.
    #[serde(rename = "sans fonction")]
    Nothing,
    #[serde(rename = "ne compile pas")]
    DoesNotCompile,
    #[serde(rename = "illisible")]
    Unreadable,
    /// It does, or tries, what no copy may.
    #[serde(rename = "interdite")]
    Forbidden,
    /// The machine's fault and not the copy's: there is no mark, and the next run judges it.
    #[serde(rename = "à rejuger")]
    Broken,
}

impl State {
    pub const ALL: [State; 6] = [
        State::Judged,
        State::Nothing,
        State::DoesNotCompile,
        State::Unreadable,
        State::Forbidden,
        State::Broken,
    ];

    pub fn name(self) -> &'static str {
        match self {
            State::Judged => "jugée",
            State::Nothing => "sans fonction",
            State::DoesNotCompile => "ne compile pas",
            State::Unreadable => "illisible",
            State::Forbidden => "interdite",
            State::Broken => "à rejuger",
        }
    }

    /// What so many copies are.
    pub fn of_many(self, count: usize) -> &'static str {
        match self {
            _ if count < 2 => self.name(),
            State::Judged => "jugées",
            State::DoesNotCompile => "ne compilent pas",
            State::Unreadable => "illisibles",
            State::Forbidden => "interdites",
            State::Nothing | State::Broken => self.name(),
        }
    }

    pub fn of(refusal: &Refusal) -> State {
        match refusal {
            Refusal::NoFile(_)
            | Refusal::Unreadable(..)
            | Refusal::IsCPlusPlus(_)
            | Refusal::NotC(_)
            | Refusal::NoSource
            | Refusal::TooManyFiles(..) => State::Unreadable,
            Refusal::NoFunction(_) | Refusal::NothingAsked(..) => State::Nothing,
            Refusal::DoesNotCompile(_)
            | Refusal::CompilerStopped
            | Refusal::CompilerRefuses(..)
            | Refusal::DoesNotJoin(_)
            | Refusal::DefinedNowhere(_)
            | Refusal::OtherType(_) => State::DoesNotCompile,
            Refusal::Forbidden(_) | Refusal::OutOfReach(..) => State::Forbidden,
            Refusal::NoCompiler(_)
            | Refusal::CompilerUnfit(_)
            | Refusal::NoPlace(_)
            | Refusal::NoQuestion(_)
            | Refusal::Broken(_) => State::Broken,
        }
    }
}

/// A copy that is refused before it is judged.
#[derive(Clone, Debug)]
pub struct Refused {
    pub state: State,
    pub sentence: String,
}

impl Refused {
    pub fn unreadable(sentence: impl Into<String>) -> Refused {
        Refused { state: State::Unreadable, sentence: sentence.into() }
    }

    pub fn forbidden(sentence: impl Into<String>) -> Refused {
        Refused { state: State::Forbidden, sentence: sentence.into() }
    }

    pub fn broken(sentence: impl Into<String>) -> Refused {
        Refused { state: State::Broken, sentence: sentence.into() }
    }
}
