//! Whether a file is there, and whether it can be written.
//!
//! A box makes no new files, so that a copy fills no disk: whether one could be made is not asked.

use echecs::rules::Square;

use super::super::board::SETS_BYTES;
use super::super::{lines, words};
use crate::judge::catalogue;
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Entry};

#[derive(Clone, Copy, PartialEq)]
pub enum Presence {
    Exists,
    CanBeWritten,
}

/// What a name leads to.
#[derive(Clone, Copy, PartialEq)]
pub enum Target {
    File,
    EmptyFile,
    Nothing,
    Folder,
    InNoFolder,
}

/// What reads the file afterwards, and what it finds there.
const READ: &str = "entree_sortie_lit_fichier_echiquier";
const CONTENT: &str = "libechecs echiquier 1\ntrait blancs\nblanc roi 4 0\nnoir roi 4 7\nfin\n";

impl Presence {
    pub const ALL: [Presence; 2] = [Presence::Exists, Presence::CanBeWritten];

    /// Whether the file is read afterwards: to ask changes nothing.
    fn asks_what_is_left(self, target: Target) -> bool {
        self == Presence::CanBeWritten && target == Target::File
    }

    fn tag(self) -> &'static str {
        match self {
            Presence::Exists => "FICHIER-EXISTE-G1",
            Presence::CanBeWritten => "FICHIER-ACCESSIBLE-G1",
        }
    }
}

impl Target {
    fn name(self) -> &'static str {
        match self {
            Target::File => "partie.txt",
            Target::EmptyFile => "vide.txt",
            Target::Nothing => "absent.txt",
            Target::Folder => "dossier",
            Target::InNoFolder => "absent/partie.txt",
        }
    }

    fn told(self) -> &'static str {
        match self {
            Target::File => "ce fichier existe",
            Target::EmptyFile => "ce fichier existe, et il est vide",
            Target::Nothing => "aucun fichier n'a ce nom",
            Target::Folder => "c'est un dossier",
            Target::InNoFolder => "son dossier n'existe pas",
        }
    }
}

impl Exercise for Presence {
    type Question = Target;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Presence::Exists => &["entree_sortie_est_fichier_existe"],
            Presence::CanBeWritten => &["entree_sortie_est_fichier_accessible"],
        }
    }

    fn needs(&self) -> &'static [&'static str] {
        &[READ]
    }

    fn questions(&self, _: &mut Random) -> Vec<Target> {
        let mut all = vec![Target::File, Target::EmptyFile, Target::Folder, Target::InNoFolder];
        all.extend((*self == Presence::Exists).then_some(Target::Nothing));
        all
    }

    fn case(&self, function: u16, target: &Target) -> Case {
        let file = |target: Target, content: Option<&[u8]>| {
            let content = content.map(<[u8]>::to_vec);
            Entry { name: target.name(), content }
        };
        let mut calls = vec![Call { function, arguments: vec![Argument::Address(0, 0)] }];
        if self.asks_what_is_left(*target) {
            let arguments = vec![Argument::Address(0, 0), Argument::Address(1, 0)];
            calls.extend(
                catalogue::function(READ).map(|read| Call { function: read.number, arguments }),
            );
        }
        Case {
            buffers: vec![Buffer::text(target.name()), Buffer::blank(SETS_BYTES)],
            calls,
            files: Some(vec![
                file(Target::File, Some(CONTENT.as_bytes())),
                file(Target::EmptyFile, Some(b"")),
                file(Target::Folder, None),
            ]),
            ..Case::default()
        }
    }

    fn clauses(&self, target: &Target, _: &Answer) -> Vec<&'static str> {
        let mut clauses = vec![self.tag()];
        clauses.extend(self.asks_what_is_left(*target).then_some("FICHIER-ACCESSIBLE-G2"));
        clauses
    }

    fn broken(&self, target: &Target, expected: &Answer, received: &Answer) -> Vec<&'static str> {
        // That a folder is no file is the library's care: fopen opens it.
        let is_open = *target == Target::Folder;
        let is_right = is_open || received.calls[0].value == expected.calls[0].value;
        let is_kept = received.calls[1..] == expected.calls[1..];
        let mut broken = Vec::new();
        broken.extend((!is_right).then_some(self.tag()));
        broken.extend((!is_kept).then_some("FICHIER-ACCESSIBLE-G2"));
        broken
    }

    fn side(&self, target: &Target, _: &Answer) -> String {
        target.told().to_owned()
    }

    fn size(&self, _: &Target) -> usize {
        1
    }

    fn smaller(&self, _: &Target) -> Vec<Target> {
        Vec::new()
    }

    fn shown(&self, name: &str, target: &Target) -> Shown {
        let call = format!("{name}(\"{}\")", target.name());
        let mut program = Vec::new();
        match target {
            Target::File => program.extend(lines::file(target.name(), CONTENT)),
            Target::EmptyFile => program.extend(lines::file(target.name(), "")),
            _ => {}
        }
        program.push(format!("printf(\"rendu : %d\\n\", {call});"));
        if self.asks_what_is_left(*target) {
            program.push("echiquier e;".to_owned());
            program
                .push(format!("printf(\"relu : %d\\n\", (int){READ}(\"{}\", &e));", target.name()));
        }
        Shown { drawing: None, moves: Vec::new(), call, program }
    }

    fn expected(&self, target: &Target, expected: &Answer) -> String {
        let kept = if expected.calls.len() > 1 { ", et garde son contenu" } else { "" };
        format!("{} : {}{kept}", words::value(&expected.calls[0].value), target.told())
    }

    fn received(&self, _: &Target, expected: &Answer, received: &Answer) -> (String, Vec<Square>) {
        let mut said = words::value(&received.calls[0].value);
        if received.calls[1..] != expected.calls[1..] {
            said.push_str(" ; le fichier n'a plus le même contenu");
        }
        (said, Vec::new())
    }

    fn hint(&self, target: &Target, _: &Answer, tag: &str) -> String {
        let hint = match target {
            _ if tag == "FICHIER-ACCESSIBLE-G2" => {
                "que devient le contenu d'un fichier quand on l'ouvre dans ce mode ?"
            }
            Target::Folder => "un dossier s'ouvre-t-il comme un fichier ?",
            _ => "que rend la fonction qui ouvre le fichier, et l'avez-vous refermé ?",
        };
        hint.to_owned()
    }
}
