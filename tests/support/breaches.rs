//! Which clause of its contract a call breaks: the sentences of `Nécessite`, read as conditions
//! on one argument while the others are sane.
//!
//! A clause on a number that is not understood is an error: none is left out in silence.

use super::clauses::conditions;
use super::prototypes::{Enum, Function, Header, Parameter, Struct};

/// What an argument is, besides its text in C.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Nature {
    /// A value like others: what breaks a clause is its number, if it is one.
    Plain,
    Null,
    /// An object whose members are all out of any range.
    Garbage,
    /// An object of zeros, but in its `reserve`.
    Reserve,
}

/// An argument, as a C expression.
#[derive(Clone)]
pub struct Value {
    pub text: String,
    pub nature: Nature,
}

/// A clause, and the C condition, a constant, with which an argument breaks it.
pub struct Breach {
    /// Empty if no clause speaks of what surely is a mistake.
    pub tag: String,
    pub condition: String,
}

/// What a function asks of its caller.
pub struct Contract<'a> {
    /// The function that the line on stderr names.
    pub speaker: &'a Function,
    /// The tags and the sentences, each up to what happens otherwise.
    pub conditions: Vec<(String, String)>,
    known: &'a [Header],
}

/// What another name of a function has instead of clauses of its own.
const LIKE: &str = "Nécessite : ce que nécessite ";

impl<'a> Contract<'a> {
    /// Another name of a function calls it by its own, which the program may have
    /// replaced: that one asks, and that one is named.
    pub fn new(function: &'a Function, known: &'a [Header]) -> Contract<'a> {
        let other = function.doc.split_once(LIKE).and_then(|(_, rest)| {
            let name = rest.split('.').next()?;
            known.iter().flat_map(|header| &header.functions).find(|found| found.name == name)
        });
        let speaker = other.unwrap_or(function);
        let conditions = conditions(&speaker.doc).into_iter().map(|(tag, clause)| {
            let condition = clause.split(" ;").next().unwrap_or_default();
            (tag, condition.trim_end_matches('.').to_owned())
        });
        Contract { speaker, conditions: conditions.collect(), known }
    }

    /// What an argument breaks; the error is a clause that is not understood.
    pub fn breaches(&self, parameter: &Parameter, value: &Value) -> Result<Vec<Breach>, String> {
        let target = parameter.kind.trim_start_matches("const ").trim_end_matches([' ', '*']);
        match value.nature {
            Nature::Null => {
                let forbids = format!("{} n'est pas NULL", parameter.name);
                Ok(self.broken(|condition| condition.starts_with(&forbids)))
            }
            Nature::Garbage => Ok(self.garbage(&parameter.name, self.structure(target))),
            Nature::Reserve if parameter.kind.starts_with("const ") => {
                let reserve = format!("{}->reserve ", parameter.name);
                let broken = self.broken(|condition| condition.contains(&reserve));
                Ok(if broken.is_empty() { vec![untold("1")] } else { broken })
            }
            Nature::Reserve => Ok(Vec::new()),
            Nature::Plain if parameter.kind.ends_with(['*', ')']) => Ok(Vec::new()),
            Nature::Plain => self.number(parameter, &value.text),
        }
    }

    /// The clauses that are surely broken.
    fn broken(&self, is_broken: impl Fn(&str) -> bool) -> Vec<Breach> {
        let clauses = self.conditions.iter().filter(|(_, condition)| is_broken(condition));
        clauses.map(|(tag, _)| Breach { tag: tag.clone(), condition: "1".to_owned() }).collect()
    }

    /// The clauses on what an object holds.
    fn garbage(&self, name: &str, structure: Option<&Struct>) -> Vec<Breach> {
        let (object, member) = (format!("*{name}"), format!("{name}->"));
        let is_member = |word: &str| {
            let parameters = &self.speaker.parameters;
            structure.is_some_and(|found| found.members.iter().any(|member| member.name == word))
                && parameters.iter().all(|parameter| parameter.name != word)
        };
        self.broken(|condition| {
            let mut words = condition.split([' ', ',']);
            is_member(condition.split(' ').next().unwrap_or_default())
                || words.any(|word| word == object || word.starts_with(&member))
        })
    }

    /// The clauses on a number, or on a value of an enum.
    fn number(&self, parameter: &Parameter, value: &str) -> Result<Vec<Breach>, String> {
        let mut breaches = Vec::new();
        for (tag, condition) in &self.conditions {
            let Some(predicate) = predicate(condition, parameter) else { continue };
            let condition = self.violation(predicate, parameter, value).ok_or_else(|| {
                format!("the clause [{tag}], « {condition} », on {}", parameter.name)
            })?;
            breaches.push(Breach { tag: tag.clone(), condition });
        }
        let accepts_all = self.speaker.doc.lines().any(|line| {
            let about = line.strip_prefix(&format!("@param {} ", parameter.name));
            about.is_some_and(|about| about.contains("toute valeur est admise"))
        });
        if breaches.is_empty() && !accepts_all {
            if let Some(found) = self.enumeration(&parameter.kind) {
                breaches.push(untold(&other_than(&found.members, value)));
            } else if parameter.name == "options" {
                breaches.push(untold("1"));
            }
        }
        Ok(breaches)
    }

    /// With which values a sentence on a parameter is not true.
    fn violation(&self, predicate: &str, parameter: &Parameter, value: &str) -> Option<String> {
        let number = as_number(value);
        let range = ["va de ", "vont de ", "est l'une de ces sommes, de "];
        if let Some(bounds) = range.iter().find_map(|start| predicate.strip_prefix(start)) {
            let (least, most) = bounds.split_once(" à ")?;
            let least = self.bound(least)?;
            // Where the end depends on the object, no object reaches this far.
            let most = self.bound(most).unwrap_or_else(|| "(INT_MAX - 1)".to_owned());
            let (least, most) = (as_number(&least), as_number(&most));
            return Some(format!("({number} < {least} || {number} > {most})"));
        }
        // One of two alone is what the rest of the sentence says.
        if let Some(both) = predicate.strip_prefix("valent tous deux ") {
            return self.violation(both.split_once(", ou ")?.1, parameter, value);
        }
        if let Some(allowed) = predicate.strip_prefix("vaut ") {
            let allowed: Option<Vec<String>> =
                allowed.split(" ou ").map(|one| self.bound(one)).collect();
            return Some(other_than(&allowed?, value));
        }
        if predicate.starts_with("n'est pas négati") {
            return Some(format!("({number} < 0)"));
        }
        if predicate == "est 0 ou une somme de ces options" {
            return Some(format!("(({number} & ~{}) != 0)", as_number(&self.options(parameter)?)));
        }
        let is_any = predicate.starts_with("est une valeur de ") || predicate.ends_with("valeurs");
        let found = self.enumeration(&parameter.kind).filter(|_| is_any)?;
        Some(other_than(&found.members, value))
    }

    /// A bound of numbers and names of numbers, explained or not: `7`, `h1 (63)`, `MAX_COUPS - 1`.
    fn bound(&self, text: &str) -> Option<String> {
        let text = text.split(" (").next()?;
        let is_known = |word: &str| {
            word == "-" || word.parse::<i64>().is_ok() || is_macro(word) || self.is_number(word)
        };
        text.split(' ').all(is_known).then(|| format!("({text})"))
    }

    /// The options that the comment of a parameter names, together.
    fn options(&self, parameter: &Parameter) -> Option<String> {
        let start = format!("@param {} ", parameter.name);
        let about = self.speaker.doc.lines().find_map(|line| line.strip_prefix(&start))?;
        let words = about.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let options: Vec<&str> = words.filter(|word| is_macro(word)).collect();
        (!options.is_empty()).then(|| format!("({})", options.join(" | ")))
    }

    fn is_number(&self, name: &str) -> bool {
        let mut numbers = self.known.iter().flat_map(|header| {
            header.numbers.iter().chain(header.enums.iter().flat_map(|found| &found.members))
        });
        numbers.any(|number| number == name)
    }

    fn enumeration(&self, kind: &str) -> Option<&Enum> {
        self.known.iter().flat_map(|header| &header.enums).find(|found| found.name == kind)
    }

    fn structure(&self, kind: &str) -> Option<&Struct> {
        self.known.iter().flat_map(|header| &header.structs).find(|found| found.name == kind)
    }
}

/// A mistake that no clause speaks of: the abuse test will ask for one.
fn untold(condition: &str) -> Breach {
    Breach { tag: String::new(), condition: condition.to_owned() }
}

/// What a condition says of a parameter, if it is on it: `x et y vont de 0 à 7`.
fn predicate<'a>(condition: &'a str, parameter: &Parameter) -> Option<&'a str> {
    let name = &parameter.name;
    if let Some(rest) = condition.strip_prefix("les quatre coordonnées ") {
        let is_coordinate = name.starts_with("x_") || name.starts_with("y_");
        return (is_coordinate && !rest.starts_with("de ")).then_some(rest);
    }
    let (first, rest) = condition.split_once(' ')?;
    let (second, rest) = match rest.strip_prefix("et ").and_then(|rest| rest.split_once(' ')) {
        Some((second, rest)) => (second, rest),
        None => (first, rest),
    };
    (name == first || name == second).then_some(rest)
}

fn is_macro(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_uppercase())
        && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_')
}

fn as_number(value: &str) -> String {
    format!("(long long)({value})")
}

fn other_than(allowed: &[String], value: &str) -> String {
    let number = as_number(value);
    let others: Vec<String> =
        allowed.iter().map(|one| format!("{number} != {}", as_number(one))).collect();
    format!("({})", others.join(" && "))
}
