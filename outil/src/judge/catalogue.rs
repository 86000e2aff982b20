//! What is public: the functions of the headers, their numbers and their clauses.

use std::sync::OnceLock;

use super::clauses::{self, Kind, Level};
use super::prototypes::{self, Function, Header};

/// The headers, in the order in which their functions are numbered; see `build.rs`.
const TEXTS: [(&str, &str); 5] = [
    ("echecs_commun.h", include_str!("../../../include/echecs_commun.h")),
    ("echecs.h", include_str!("../../../include/echecs.h")),
    ("in104.h", include_str!("../../../include/in104.h")),
    ("partie.h", include_str!("../../../include/partie.h")),
    ("stackchess.h", include_str!("../../../include/stackchess.h")),
];

/// The header that all courses share.
pub const COMMON: &str = "echecs_commun.h";

/// The folders with the file names of a course, and the header that has the same.
pub const FOLDERS: [(&str, &str); 3] =
    [("cpe", "echecs.h"), ("in104", "in104.h"), ("stackchess", "stackchess.h")];

/// A header that is read.
pub struct PublicHeader {
    pub file: &'static str,
    pub declarations: Header,
}

/// A public function.
#[derive(Clone, Copy)]
pub struct Public {
    /// The number by which messages name it.
    pub number: u16,
    pub header: &'static PublicHeader,
    pub function: &'static Function,
}

impl Public {
    pub fn name(&self) -> &'static str {
        &self.function.name
    }

    /// All its clauses.
    pub fn contract(&self) -> &'static [clauses::Clause] {
        contract(self.number)
    }

    /// What it guarantees; `canonical` is the name whose comment has the clauses.
    pub fn guarantees(&self, canonical: &str) -> impl Iterator<Item = Clause> {
        self.clauses(canonical, |kind| match kind {
            Kind::Condition => None,
            Kind::Guarantee(level) => Some(level),
        })
    }

    /// What it requires, as clauses of the header: no sheet asks what happens otherwise.
    pub fn conditions(&self, canonical: &str) -> impl Iterator<Item = Clause> {
        self.clauses(canonical, |kind| (kind == Kind::Condition).then_some(Level::Header))
    }

    fn clauses(
        &self,
        canonical: &str,
        level: impl Fn(Kind) -> Option<Level>,
    ) -> impl Iterator<Item = Clause> {
        let known = function(canonical).unwrap_or(*self);
        contract(known.number).iter().filter_map(move |clause| {
            let level = level(clause.kind)?;
            Some(Clause { tag: &clause.tag, text: &clause.text, level })
        })
    }
}

/// A clause of a function.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    pub tag: &'static str,
    pub text: &'static str,
    pub level: Level,
}

/// The clauses of a function, which are read once.
fn contract(number: u16) -> &'static [clauses::Clause] {
    static CONTRACTS: OnceLock<Vec<Vec<clauses::Clause>>> = OnceLock::new();
    let contracts = CONTRACTS.get_or_init(|| {
        let all = functions().iter();
        all.map(|public| clauses::parse(&public.function.doc).unwrap_or_default()).collect()
    });
    &contracts[usize::from(number)]
}

pub fn headers() -> &'static [PublicHeader] {
    static HEADERS: OnceLock<Vec<PublicHeader>> = OnceLock::new();
    HEADERS.get_or_init(|| {
        let read = |(file, text)| PublicHeader {
            file,
            declarations: prototypes::parse(text).expect("the build script has read it"),
        };
        TEXTS.map(read).into()
    })
}

/// All public functions, in the order of their numbers.
pub fn functions() -> &'static [Public] {
    static FUNCTIONS: OnceLock<Vec<Public>> = OnceLock::new();
    FUNCTIONS.get_or_init(|| {
        let all = headers().iter().flat_map(|header| {
            header.declarations.functions.iter().map(move |function| (header, function))
        });
        (0..)
            .zip(all)
            .map(|(number, (header, function))| Public { number, header, function })
            .collect()
    })
}

/// The public function of this name.
pub fn function(name: &str) -> Option<Public> {
    functions().iter().find(|public| public.name() == name).copied()
}

/// The number by which messages name a variable of this header.
pub fn variable(header: &str, name: &str) -> Option<u16> {
    let header = headers().iter().find(|known| known.file == header)?;
    let place = header.declarations.variables.iter().position(|known| known.name == name)?;
    u16::try_from(place).ok()
}

/// Variables that a sheet calls otherwise than the header does: the sheet's name, the header's.
pub const OTHER_NAMES: [(&str, &str); 1] = [("en_passant", "enpassant")];

/// Whether a header declares a variable of this name, or a sheet has it for one.
pub fn is_variable(name: &str) -> bool {
    let mut all = headers().iter().flat_map(|header| &header.declarations.variables);
    all.any(|variable| variable.name == own_name(name))
}

/// Whether a header of these functions declares a variable of this name.
pub fn has_variable(functions: &[Public], name: &str) -> bool {
    let mut all = functions.iter().flat_map(|public| &public.header.declarations.variables);
    all.any(|variable| variable.name == own_name(name))
}

/// The header's name of a variable.
fn own_name(name: &str) -> &str {
    OTHER_NAMES.iter().find(|(other, _)| *other == name).map_or(name, |(_, own)| own)
}
