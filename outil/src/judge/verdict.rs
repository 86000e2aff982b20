//! What the judge has found: what reports are made of.

use super::build::Diagnostic;
use super::catalogue::Public;
use super::clauses::Level;
use super::exercise::Drawing;

/// A whole copy.
#[derive(Debug)]
pub struct Verdict {
    pub title: String,
    pub level: Level,
    pub seed: u64,
    /// The functions that are the copy's, in the order of the headers.
    pub functions: Vec<FunctionVerdict>,
    /// Those that were asked for and are not there, with their points.
    pub missing: Vec<(String, f64)>,
    /// Those of the same course that still come from the library.
    pub from_the_library: Vec<&'static str>,
    pub warnings: Vec<Diagnostic>,
    /// What this machine could not keep the copy from doing.
    pub unguarded: Vec<String>,
}

/// A function of the copy.
#[derive(Debug)]
pub struct FunctionVerdict {
    pub name: &'static str,
    pub header: &'static str,
    pub state: State,
    /// What it is worth when it is right.
    pub points: f64,
    /// How many cases it was asked.
    pub cases: usize,
    pub clauses: Vec<ClauseVerdict>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Right,
    Wrong,
    /// It answers the same whatever it is asked: it is not begun.
    Stub,
    /// Right with the library's other functions, not with the copy's own.
    RightAlone,
    /// No sheet asks for it, nor does the subject; or the judge does not know it.
    NotJudged,
}

/// A clause of a function's contract.
#[derive(Debug)]
pub struct ClauseVerdict {
    pub tag: &'static str,
    /// The sentence of the header.
    pub text: &'static str,
    /// How many cases were about it.
    pub cases: usize,
    /// How many of them broke it.
    pub failures: usize,
    pub counterexample: Option<Counterexample>,
}

/// The smallest case that was found to break a clause.
#[derive(Debug)]
pub struct Counterexample {
    pub drawing: Option<Drawing>,
    pub moves: Vec<String>,
    pub call: String,
    pub expected: String,
    pub received: String,
    pub hint: String,
    /// A C program that shows it.
    pub program: String,
    /// Asked alone, the function answers right: it keeps something from earlier calls.
    pub depends_on_earlier_calls: bool,
}

impl FunctionVerdict {
    /// Of a function of which nothing is asked.
    pub fn not_judged(public: Public) -> FunctionVerdict {
        let (name, header) = (public.name(), public.header.file);
        let state = State::NotJudged;
        FunctionVerdict { name, header, state, points: 0.0, cases: 0, clauses: Vec::new() }
    }

    pub fn is_right(&self) -> bool {
        matches!(self.state, State::Right | State::NotJudged)
    }

    /// The share of its points that it has earned, as clauses kept and clauses judged: a function
    /// that is not begun keeps some by chance, and earns nothing.
    pub fn earned(&self) -> (usize, usize) {
        let judged = self.clauses.iter().filter(|clause| clause.cases > 0);
        let (kept, all) = judged.fold((0, 0), |(kept, all), clause| {
            (kept + usize::from(clause.failures == 0), all + 1)
        });
        if self.state == State::Stub { (0, all) } else { (kept, all) }
    }
}

impl Verdict {
    pub fn level_name(&self) -> &'static str {
        match self.level {
            Level::Sheet => "fiche",
            Level::Header => "en-tête",
        }
    }

    /// Whether everything that was asked is right.
    pub fn is_right(&self) -> bool {
        self.missing.is_empty() && self.functions.iter().all(FunctionVerdict::is_right)
    }
}
