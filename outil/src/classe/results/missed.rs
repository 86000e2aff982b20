//! The clauses that a class misses most, each with the case that shows it most often.

use std::collections::BTreeMap;

use crate::classe::record::{Example, Missed, Record};
use crate::sums::Sum;

#[derive(Default)]
pub struct Clauses(BTreeMap<(String, String), Clause>);

#[derive(Default)]
struct Clause {
    text: String,
    copies: usize,
    /// By the sum of a case: how many copies fail on it, and the page of the first.
    cases: BTreeMap<String, (usize, String)>,
}

/// A clause, and how many copies miss it.
pub struct Ranked<'a> {
    pub function: &'a str,
    pub tag: &'a str,
    pub text: &'a str,
    pub copies: usize,
    /// How many of them show it by the same case, and the page of one.
    pub commonest: Option<(usize, &'a str)>,
}

impl Clauses {
    pub fn add(&mut self, record: &Record) {
        for Missed { asked, tag, text, example } in &record.missed {
            let clause = self.0.entry((asked.clone(), tag.clone())).or_default();
            clause.text.clone_from(text);
            clause.copies += 1;
            if let Some(example) = example {
                let page = || (0, record.line.page.clone());
                clause.cases.entry(sum(example)).or_insert_with(page).0 += 1;
            }
        }
    }

    /// Those that most copies miss come first.
    pub fn ranked(&self) -> Vec<Ranked<'_>> {
        let mut ranked: Vec<Ranked<'_>> = self
            .0
            .iter()
            .map(|((function, tag), clause)| Ranked {
                function,
                tag,
                text: &clause.text,
                copies: clause.copies,
                commonest: clause.commonest(),
            })
            .collect();
        ranked.sort_by_key(|clause| std::cmp::Reverse(clause.copies));
        ranked
    }
}

impl Clause {
    /// The first of the commonest, in the order of their sums.
    fn commonest(&self) -> Option<(usize, &str)> {
        let cases = self.cases.values().map(|(count, page)| (*count, page.as_str()));
        cases.reduce(|best, case| if case.0 > best.0 { case } else { best })
    }
}

/// What makes a case: the position and the call, whatever the copy answered.
fn sum(example: &Example) -> String {
    let mut sum = Sum::default();
    for part in example.moves.iter().chain([&example.svg, &example.call, &example.expected]) {
        sum.add(part.as_bytes());
    }
    sum.finish()
}
