//! Files that several copies have in common, byte for byte.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::classe::record::Record;
use crate::sums;

#[derive(Default)]
pub struct Identical {
    names: Vec<String>,
    /// By the sum of a file: the copies that have it, and what it is called there.
    files: BTreeMap<String, Vec<(usize, String)>>,
}

/// Copies that have the same file.
#[derive(Debug, PartialEq, Serialize)]
pub struct Group<'a> {
    /// Its name in the first of them.
    #[serde(rename = "fichier")]
    pub file: &'a str,
    pub copies: Vec<&'a str>,
}

impl Identical {
    pub fn add(&mut self, record: &Record) {
        let copy = self.names.len();
        self.names.push(record.line.name.clone());
        let empty = sums::of_text("");
        for file in record.files.iter().filter(|file| file.sum != empty) {
            let owners = self.files.entry(file.sum.clone()).or_default();
            if owners.last().is_none_or(|(last, _)| *last != copy) {
                owners.push((copy, file.name.clone()));
            }
        }
    }

    /// In the order of the copies.
    pub fn groups(&self) -> Vec<Group<'_>> {
        let mut shared: Vec<&Vec<(usize, String)>> =
            self.files.values().filter(|owners| owners.len() > 1).collect();
        shared.sort();
        shared
            .into_iter()
            .map(|owners| Group {
                file: &owners[0].1,
                copies: owners.iter().map(|(copy, _)| self.names[*copy].as_str()).collect(),
            })
            .collect()
    }
}
