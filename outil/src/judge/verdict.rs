//! What the judge has found: what reports are made of.

use super::build::Diagnostic;
use super::catalogue::Public;
use super::exercise::Drawing;

/// A whole copy.
#[derive(Debug)]
pub struct Verdict {
    /// The functions that are the copy's, in the order of the headers.
    pub functions: Vec<FunctionVerdict>,
    /// Those that were asked for and are not there, with their points.
    pub missing: Vec<(String, f64)>,
    /// Those of the same course that still come from the library.
    pub from_the_library: Vec<&'static str>,
    pub warnings: Vec<Diagnostic>,
    /// What would go wrong in a program that has the copy and the library.
    pub remarks: Vec<String>,
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
    /// Whether it was asked for: where functions are named, what a copy has besides is told and does
    /// not count.
    pub is_asked: bool,
    /// How many cases it was asked.
    pub cases: usize,
    pub clauses: Vec<ClauseVerdict>,
    /// The clauses that would count, and that no question is about.
    pub unasked: Vec<&'static str>,
    /// What goes wrong with the copy's other functions, where it is right without them.
    pub discord: Option<Discord>,
}

/// A function that is right with the library's others, and not with the copy's own.
#[derive(Debug)]
pub struct Discord {
    /// The clause that is broken then, and its sentence.
    pub tag: &'static str,
    pub text: &'static str,
    /// The functions of the copy that are to blame, or that it does not agree with.
    pub others: Vec<&'static str>,
    pub blame: Blame,
    pub counterexample: Counterexample,
}

/// Whose fault a discord is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// That of others, which are wrong.
    Others,
    /// All are right alone, and do not agree.
    Shared,
    /// Each relies on the other: neither is written.
    Circle,
    /// It answers right only as long as the library's own function is in the same program.
    Borrowed,
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
    /// How many cases were about it; none if the function had died too often before.
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
    pub fn not_judged(public: Public, is_asked: bool) -> FunctionVerdict {
        FunctionVerdict {
            name: public.name(),
            header: public.header.file,
            state: State::NotJudged,
            points: 0.0,
            is_asked,
            cases: 0,
            clauses: Vec::new(),
            unasked: Vec::new(),
            discord: None,
        }
    }

    pub fn is_right(&self) -> bool {
        let is_innocent =
            || self.discord.as_ref().is_some_and(|discord| discord.blame == Blame::Others);
        match self.state {
            State::Right | State::NotJudged => true,
            State::RightAlone => is_innocent(),
            State::Wrong | State::Stub => false,
        }
    }

    /// The share of what its clauses have earned that it keeps beside the copy's other functions.
    pub fn kept_together(&self) -> f64 {
        match self.discord.as_ref().map(|discord| discord.blame) {
            None | Some(Blame::Others) => 1.0,
            Some(Blame::Shared) => 0.5,
            Some(Blame::Circle | Blame::Borrowed) => 0.0,
        }
    }

    /// The share of its points that it has earned, as clauses kept and clauses judged: a function
    /// that is not begun keeps some by chance, and earns nothing.
    pub fn earned(&self) -> (usize, usize) {
        let kept = self.clauses.iter().filter(|clause| clause.is_kept()).count();
        let all = self.clauses.len();
        if self.state == State::Stub { (0, all) } else { (kept, all) }
    }
}

impl ClauseVerdict {
    /// A clause that the function died too often to be asked about.
    pub fn unreached(tag: &'static str, text: &'static str) -> ClauseVerdict {
        ClauseVerdict { tag, text, cases: 0, failures: 0, counterexample: None }
    }

    /// What was never reached is not kept.
    pub fn is_kept(&self) -> bool {
        self.cases > 0 && self.failures == 0
    }
}

impl Verdict {
    /// Whether everything that was asked is right.
    pub fn is_right(&self) -> bool {
        let mut asked = self.functions.iter().filter(|function| function.is_asked);
        self.missing.is_empty() && asked.all(FunctionVerdict::is_right)
    }
}
