//! `echecs rassembler`: the parts of a class, judged on several machines, as one.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::command::{told_broken, unmarked};
use super::folder::{self, Class, Output, told};
use super::options::{self, Joining};
use super::part::Part;
use super::results;
use super::state::State;
use crate::judge::report::french;
use crate::judge::subject::Subject;
use crate::{help, tell};

pub fn run(arguments: &[OsString]) -> ExitCode {
    match options::read_joining(arguments) {
        Ok(None) => {
            help(options::JOINING_HELP);
            ExitCode::SUCCESS
        }
        Ok(Some(joining)) => match join(&joining) {
            Ok(done) => {
                let copies = french::count(done.copies, "copie", "copies");
                let parts = french::count(joining.parts.len(), "part", "parts");
                let output = joining.output.display();
                tell(&format!(
                    "{copies}, {parts}.\nLes notes : {output}/notes.csv ; la classe : {output}/index.html\n"
                ));
                told_broken(done.broken, "refaites leurs parts, puis rassemblez-les")
            }
            Err(sentence) => unmarked(&sentence),
        },
        Err(sentence) => {
            unmarked(&format!("{sentence} ; essayez « cargo run -- rassembler --aide »"))
        }
    }
}

/// A folder of a part.
struct Share {
    root: PathBuf,
    class: Class,
}

struct Done {
    copies: usize,
    /// Those that a machine could not judge.
    broken: usize,
}

fn join(joining: &Joining) -> Result<Done, String> {
    let (shares, text, subject) = shares(&joining.parts)?;
    let output = Output::open(&joining.output)?;
    let mut class = Class {
        version: shares[0].class.version.clone(),
        part: Part::WHOLE,
        is_judged: false,
        copies: shares[0].class.copies.clone(),
    };
    output.begin(&class, &text)?;
    output.keep_only(class.copies.iter())?;
    let mut broken = 0;
    for share in &shares {
        for entry in share.class.share() {
            let state = bring(&share.root, &entry.page, &output)?;
            broken += usize::from(state == State::Broken);
        }
    }
    class.is_judged = true;
    output.note(&class)?;
    results::write(&output, &class, &subject, joining.numbers)?;
    Ok(Done { copies: class.copies.len(), broken })
}

/// All parts of one class, in order.
fn shares(parts: &[PathBuf]) -> Result<(Vec<Share>, String, Subject), String> {
    let mut found: Vec<(Share, String, Subject)> = Vec::new();
    for root in parts {
        let (class, text, subject) = folder::read_class(root)?;
        found.push((Share { root: root.clone(), class }, text, subject));
    }
    found.sort_by_key(|(share, ..)| share.class.part.number);
    let (first, text, subject) = found.remove(0);
    let mut shares = vec![first];
    for (share, other, _) in found {
        check_same(&shares[0], &text, &share, &other)?;
        shares.push(share);
    }
    let count = shares[0].class.part.count;
    for number in 1..=count {
        match shares.iter().filter(|share| share.class.part.number == number).count() {
            1 => {}
            0 => return Err(format!("il manque la part {number}/{count}")),
            _ => return Err(format!("deux dossiers ont la part {number}/{count}")),
        }
    }
    match shares.iter().find(|share| !share.class.is_judged) {
        None => Ok((shares, text, subject)),
        Some(Share { root, class }) => Err(format!(
            "{}, dans {}, n'est pas finie : la même commande « classe » la continue",
            class.part,
            root.display()
        )),
    }
}

/// Whether two parts are of the same class.
fn check_same(first: &Share, text: &str, other: &Share, other_text: &str) -> Result<(), String> {
    let differ = |what: &str| {
        let (first, other) = (first.root.display(), other.root.display());
        Err(format!(
            "{first} et {other} n'ont pas {what} : ce ne sont pas les parts d'une même classe"
        ))
    };
    let (one, two) = (&first.class, &other.class);
    if one.version != two.version {
        return differ("la même version du juge");
    }
    if text != other_text {
        return differ("le même sujet");
    }
    if one.copies != two.copies {
        return differ("les mêmes copies");
    }
    if one.part.count != two.part.count {
        return differ("le même nombre de parts");
    }
    Ok(())
}

/// Takes over the result and the page of a copy; its state.
fn bring(root: &Path, page: &str, output: &Output) -> Result<State, String> {
    // Read once, so that what is not a result is told here.
    let record = folder::read_result(root, page).map_err(|error| {
        format!(
            "la copie {page} n'est pas jugée dans {} ({error}) : finissez d'abord cette part",
            root.display()
        )
    })?;
    let half = output.half_written(page);
    for (from, to) in [
        (folder::page(root, page), output.page(page)),
        (folder::result(root, page), output.result(page)),
    ] {
        let copied: io::Result<()> = fs::copy(&from, &half).and_then(|_| fs::rename(&half, &to));
        copied.map_err(|error| told(&to, &error))?;
    }
    Ok(record.line.state)
}
