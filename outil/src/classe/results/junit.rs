//! `junit.xml`, which GitLab and others show: a suite a copy, a test a function.

use std::fmt::Write as _;
use std::io::{self, Write};

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

use crate::classe::record::{Asked, Missed, Record};
use crate::classe::state::State;
use crate::judge::subject::Subject;

pub struct Suites<'a, W: Write> {
    file: Writer<W>,
    functions: Vec<&'a str>,
}

impl<'a, W: Write> Suites<'a, W> {
    pub fn begin(file: W, subject: &'a Subject) -> io::Result<Suites<'a, W>> {
        let mut file = Writer::new_with_indent(file, b' ', 1);
        file.write_event(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)))?;
        let title = if subject.title.is_empty() { "echecs classe" } else { &subject.title };
        let root = BytesStart::new("testsuites").with_attributes([("name", &*valid(title))]);
        file.write_event(Event::Start(root))?;
        Ok(Suites { file, functions: subject.functions.keys().map(String::as_str).collect() })
    }

    pub fn add(&mut self, record: &Record) -> io::Result<()> {
        let (name, tests) = (valid(&record.line.told()), record.line.functions.len().to_string());
        let is_judged = record.line.state == State::Judged;
        let failed = record.line.functions.iter().filter(|function| !is_right(function)).count();
        let (failures, errors) = if is_judged { (failed, 0) } else { (0, failed) };
        let suite = BytesStart::new("testsuite").with_attributes([
            ("name", &*name),
            ("tests", &tests),
            ("failures", &failures.to_string()),
            ("errors", &errors.to_string()),
        ]);
        self.file.write_event(Event::Start(suite))?;
        for (function, asked) in self.functions.iter().zip(&record.line.functions) {
            let case = BytesStart::new("testcase")
                .with_attributes([("classname", &*name), ("name", function)]);
            if is_judged && is_right(asked) {
                self.file.write_event(Event::Empty(case))?;
                continue;
            }
            let (kind, message) = match is_judged {
                true => ("failure", asked.state.clone()),
                false => ("error", valid(&record.line.reason)),
            };
            self.file.write_event(Event::Start(case))?;
            self.file.write_event(Event::Start(
                BytesStart::new(kind).with_attributes([("message", &*message)]),
            ))?;
            let told = told(record.missed.iter().filter(|missed| missed.asked == *function));
            self.file.write_event(Event::Text(BytesText::new(&valid(&told))))?;
            self.file.write_event(Event::End(BytesEnd::new(kind)))?;
            self.file.write_event(Event::End(BytesEnd::new("testcase")))?;
        }
        self.file.write_event(Event::End(BytesEnd::new("testsuite")))
    }

    pub fn end(mut self) -> io::Result<()> {
        self.file.write_event(Event::End(BytesEnd::new("testsuites")))?;
        self.file.get_mut().write_all(b"\n")
    }
}

fn is_right(function: &Asked) -> bool {
    function.state == "juste"
}

/// The clauses that a copy misses, as a report in letters tells them.
fn told<'a>(missed: impl Iterator<Item = &'a Missed>) -> String {
    let mut text = String::new();
    for Missed { tag, text: clause, example, .. } in missed {
        let _ = writeln!(text, "[{tag}] {clause}");
        if let Some(example) = example {
            if !example.moves.is_empty() {
                let _ = writeln!(text, "coups joués : {}", example.moves.join(" "));
            }
            let _ = writeln!(
                text,
                "appel : {}\nattendu : {}\nreçu : {}",
                example.call, example.expected, example.received
            );
        }
    }
    text
}

/// Text without the characters that XML does not have.
fn valid(text: &str) -> String {
    let is_valid = |c: &char| !c.is_control() || matches!(c, '\n' | '\t');
    let is_text = |c: &char| is_valid(c) && !matches!(c, '\u{fffe}' | '\u{ffff}');
    text.chars().filter(is_text).collect()
}
