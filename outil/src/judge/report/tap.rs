//! The Test Anything Protocol: a test a clause.

use std::fmt::Write;

use super::data::Data;

pub fn report(data: &Data) -> String {
    if !data.reason.is_empty() {
        return format!("TAP version 13\n1..0\nBail out! {}\n", data.reason);
    }
    let mut lines = Vec::new();
    for function in &data.functions {
        let name = &function.name;
        if function.clauses.is_empty() {
            let (is_kept, skip) = match function.state {
                "absente" => (false, " : absente"),
                "non jugée" => (true, " # SKIP aucune fiche ne la demande"),
                _ => (function.state == "juste", ""),
            };
            lines.push((is_kept, format!("{name}{skip}"), Vec::new()));
        }
        for clause in &function.clauses {
            let about = clause.example.as_ref().map_or_else(Vec::new, |example| {
                vec![
                    format!("appel : {}", example.call),
                    format!("attendu : {}", example.expected),
                    format!("reçu : {}", example.received),
                ]
            });
            let is_kept = clause.failures == 0 && function.state != "vide";
            lines.push((is_kept, format!("{name} [{}]", clause.tag), about));
        }
    }
    let mut out = format!("TAP version 13\n1..{}\n", lines.len());
    for (number, (is_kept, name, about)) in lines.iter().enumerate() {
        let word = if *is_kept { "ok" } else { "not ok" };
        let _ = writeln!(out, "{word} {} - {name}", number + 1);
        about.iter().for_each(|line| {
            let _ = writeln!(out, "# {line}");
        });
    }
    out
}
