//! The text of a subject: what each key means, and every clause at hand.

use std::fmt::Write;

use crate::judge::catalogue::{self, Clause, Public};
use crate::judge::clauses::Level;
use crate::judge::subject::{MARKING_SEED, Subject};

/// The width of a line.
const WIDTH: usize = 100;

/// Who reads it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    Teacher,
    /// The seed that marks is not for her.
    Student,
}

pub fn text(subject: &Subject, reader: Reader) -> String {
    let mut out = String::new();
    head(&mut out, subject, reader);
    functions(&mut out, subject);
    clauses(&mut out, subject, reader);
    calls(&mut out, subject);
    out
}

fn head(out: &mut String, subject: &Subject, reader: Reader) {
    let about = match reader {
        Reader::Teacher => {
            "Un sujet pour echecs : verifier, squelette, classe. Ce qui suit un # est un commentaire."
        }
        Reader::Student => "Ce qui est demandé, pour « make verifier ».",
    };
    comment(out, "", about);
    let _ = writeln!(out, "\ntitre = {}\n", quoted(&subject.title));
    comment(
        out,
        "",
        "Ce qui est jugé : \"fiche\", ce que la fiche du cours demande (les garanties sans + des \
         en-têtes), ou \"en-tete\", tout le contrat.",
    );
    let level = match subject.level {
        Level::Sheet => "fiche",
        Level::Header => "en-tete",
    };
    let _ = writeln!(out, "niveau = \"{level}\"\n");
    comment(out, "", "Les cas que les étudiants voient : la même graine donne les mêmes.");
    let _ = writeln!(out, "graine = {}\n", subject.seed);
    if reader == Reader::Teacher {
        comment(
            out,
            "",
            "Les cas qui notent (verifier --noter, classe) : à garder pour soi. « squelette » ne les \
             donne pas aux étudiants.",
        );
        let seed = match subject.marking_seed {
            Some(seed) => format!("{MARKING_SEED} = {seed}"),
            None => format!(
                "# {MARKING_SEED} : « echecs sujet NOM --vers FICHIER » en tire une au hasard"
            ),
        };
        let _ = writeln!(out, "{seed}\n");
    }
    comment(out, "", "Les secondes qu'un appel peut durer.");
    let _ = writeln!(out, "temps = {}\n", subject.seconds);
}

fn functions(out: &mut String, subject: &Subject) {
    comment(
        out,
        "",
        "Ce que la copie doit définir, et les points de chaque fonction : ses clauses se les \
         partagent.",
    );
    out.push_str("[fonctions]\n");
    for public in asked(subject) {
        let points = subject.functions[public.name()];
        let _ = writeln!(out, "{} = {points}", public.name());
    }
    out.push('\n');
}

fn clauses(out: &mut String, subject: &Subject, reader: Reader) {
    if reader == Reader::Student {
        if !subject.without.is_empty() || !subject.with.is_empty() {
            out.push_str(
                "# Des clauses qui ne comptent pas, et des ajouts (+) qui comptent.\n[clauses]\n",
            );
            let _ = writeln!(out, "sans = {}", list(&subject.without));
            let _ = writeln!(out, "avec = {}\n", list(&subject.with));
        }
        return;
    }
    comment(
        out,
        "",
        "Les clauses : toutes celles du niveau comptent. Pour en laisser une de côté, ou pour demander \
         un ajout de la bibliothèque (+), enlever le # devant son étiquette.",
    );
    out.push_str("[clauses]\nsans = [\n");
    chosen(out, subject, Level::Sheet, &subject.without);
    out.push_str("]\navec = [\n");
    chosen(out, subject, Level::Header, &subject.with);
    out.push_str("]\n\n");
}

/// The guarantees of a level, each in a comment unless it is chosen.
fn chosen(out: &mut String, subject: &Subject, level: Level, tags: &[String]) {
    let mut others: Vec<&String> = tags.iter().collect();
    for public in asked(subject) {
        let guarantees: Vec<Clause> =
            public.guarantees(public.name()).filter(|clause| clause.level == level).collect();
        if guarantees.is_empty() {
            continue;
        }
        let _ = writeln!(out, "    # {} :", public.name());
        for Clause { tag, text, .. } in guarantees {
            let is_chosen = tags.iter().any(|known| known == tag);
            others.retain(|known| *known != tag);
            comment(out, "      ", text.trim_end_matches([' ', ';', '.']));
            let _ = writeln!(out, "    {}\"{tag}\",", if is_chosen { "" } else { "#" });
        }
    }
    for tag in others {
        let _ = writeln!(out, "    {},", quoted(tag));
    }
}

fn calls(out: &mut String, subject: &Subject) {
    comment(
        out,
        "",
        "Une copie peut appeler les fonctions du même cours et celles de la bibliothèque C qui \
         calculent, lisent et écrivent. Ce qui est permis en plus, et ce qui est interdit (\"qsort\").",
    );
    out.push_str("[appels]\n");
    let words = |names: &std::collections::BTreeSet<String>| {
        list(&names.iter().cloned().collect::<Vec<_>>())
    };
    let _ = writeln!(out, "permis = {}", words(&subject.allowed.also));
    let _ = writeln!(out, "interdits = {}", words(&subject.allowed.never));
}

/// The functions that a subject asks for, in the order of the headers.
pub fn asked(subject: &Subject) -> impl Iterator<Item = Public> {
    let all = catalogue::functions().iter().copied();
    all.filter(|public| subject.functions.contains_key(public.name()))
}

fn list(words: &[String]) -> String {
    let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    format!("[{}]", words.join(", "))
}

/// A text as TOML writes it.
fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

/// A comment, in lines that are not too long.
fn comment(out: &mut String, indent: &str, text: &str) {
    // The parts of a list stay apart.
    for part in text.lines() {
        for line in wrapped(part, WIDTH - indent.len() - 2) {
            let _ = writeln!(out, "{indent}# {line}");
        }
    }
}

/// The words of a text in lines of this width at most.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        // In French, some signs stand apart from their word, and never begin a line.
        let is_sign = matches!(word, ":" | ";" | "?" | "!" | "»");
        match lines.last_mut() {
            Some(line) if is_sign || line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
