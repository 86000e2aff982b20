//! In a few words, why the mark of a copy is what it is.

use crate::judge::report::{ClauseData, Data, FunctionData};

/// What a copy has for each function of the subject comes to.
pub fn tell(data: &Data, functions: &[(&str, Option<&FunctionData>)]) -> String {
    if !data.reason.is_empty() {
        let first = data.diagnostics.iter().find(|line| line.is_error);
        return match first {
            Some(line) => {
                let said = if line.french.is_empty() { &line.text } else { &line.french };
                format!("{} : {}, ligne {} : {said}", data.reason, line.file, line.line)
            }
            None => data.reason.clone(),
        };
    }
    let (mut absent, mut stubs, mut others) = (Vec::new(), Vec::new(), Vec::new());
    let mut lost = Vec::new();
    for (name, function) in functions {
        match function {
            None => absent.push(*name),
            Some(function) => match function.state {
                "juste" => {}
                "absente" => absent.push(name),
                "vide" => stubs.push(*name),
                _ => {
                    let clauses = function.clauses.iter().filter(|clause| !clause.is_kept);
                    match clauses.collect::<Vec<_>>() {
                        none if none.is_empty() => {
                            others.push(format!("{name} : {}", function.sentence));
                        }
                        some => lost.push(some),
                    }
                }
            },
        }
    }
    let mut parts = Vec::new();
    parts.extend(some(&absent, "absente", "absentes"));
    parts.extend(some(&stubs, "à écrire", "à écrire"));
    parts.extend(clauses(&lost));
    parts.extend(others);
    if parts.is_empty() { "tout est juste".to_owned() } else { parts.join(" ; ") }
}

/// What some functions are, in one cell of a table: the first are named.
fn some(names: &[&str], one: &str, many: &str) -> Option<String> {
    const NAMED: usize = 3;
    match names {
        [] => None,
        [name] => Some(format!("{name} {one}")),
        _ if names.len() <= NAMED + 1 => Some(format!("{many} : {}", names.join(", "))),
        _ => {
            let left = names.len() - NAMED;
            Some(format!("{many} : {} et {left} autres", names[..NAMED].join(", ")))
        }
    }
}

/// The clauses that each function loses, in one cell: few in words, more by their tags.
fn clauses(lost: &[Vec<&ClauseData>]) -> Option<String> {
    const TOLD: usize = 3;
    const NAMED: usize = 8;
    let tags: Vec<&str> = lost.iter().flatten().map(|clause| clause.tag).collect();
    match tags.len() {
        0 => None,
        1..=TOLD => {
            let told = |clause: &&ClauseData| format!("{} ({})", clause.tag, start(clause.text));
            let all = |clauses: &Vec<&ClauseData>| join(clauses.iter().map(told), ", ");
            Some(join(lost.iter().map(all), " ; "))
        }
        count if count <= NAMED + 1 => Some(tags.join(", ")),
        count => Some(format!("{} et {} autres clauses", tags[..NAMED].join(", "), count - NAMED)),
    }
}

fn join(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<String>>().join(between)
}

/// The first words of a clause, for a cell of a table.
fn start(text: &str) -> String {
    const LETTERS: usize = 50;
    let text = text.trim_end_matches([' ', ';', '.']);
    let mut start = String::new();
    for word in text.split_whitespace() {
        if start.chars().count() + word.chars().count() > LETTERS {
            return format!("{}…", start.trim_end_matches([',', ';', ':', ' ']));
        }
        if !start.is_empty() {
            start.push(' ');
        }
        start.push_str(word);
    }
    start
}
