//! A subject: what a teacher asks, in a file that a person reads and writes.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use indexmap::IndexMap;
use toml::{Table, Value};

use super::asked;
use super::build::{Allowed, c_library};
use super::catalogue::{self, Clause};
use super::clauses::Level;
use super::courses::{self, Examiner};
use super::nearest;
use super::options::{self, Options};
use super::written_toml;
use crate::system;
use crate::teaching::ready;

/// What is asked of a copy.
#[derive(Clone, Debug)]
pub struct Subject {
    pub title: String,
    pub level: Level,
    /// What the copy must define, and how many points each is worth, as the file has them in order.
    pub functions: IndexMap<String, f64>,
    /// Clauses that do not count, and added ones that do.
    pub without: Vec<String>,
    pub with: Vec<String>,
    pub allowed: Allowed,
    pub seed: u64,
    /// The seed that marks, which students do not see.
    pub marking_seed: Option<u64>,
    pub seconds: u64,
}

const KEYS: [&str; 8] =
    ["titre", "niveau", "graine", MARKING_SEED, "temps", "fonctions", "clauses", "appels"];

/// The most that a function can be worth: sums of so many are still told apart.
const POINTS: f64 = 1_000_000.0;

/// The key of the seed that marks.
pub const MARKING_SEED: &str = "graine_notation";

impl Default for Subject {
    fn default() -> Subject {
        Subject {
            title: String::new(),
            level: Level::Sheet,
            functions: IndexMap::new(),
            without: Vec::new(),
            with: Vec::new(),
            allowed: Allowed::default(),
            seed: 1,
            marking_seed: None,
            seconds: 2,
        }
    }
}

impl Subject {
    /// The subject of a command line: a file, and what stands on the line itself.
    pub fn of(options: &Options) -> Result<Subject, String> {
        let mut subject = match &options.subject {
            Some(path) => Subject::read(path)?,
            None => Subject::default(),
        };
        for name in &options.functions {
            check_function(name)?;
            subject.functions.entry(name.clone()).or_insert(1.0);
        }
        subject.level = options.level.unwrap_or(subject.level);
        if options.is_for_marks {
            subject = subject.for_marks();
        }
        subject.seed = options.seed.unwrap_or(subject.seed);
        subject.seconds = options.seconds.unwrap_or(subject.seconds);
        asked::check(&subject).map_err(|error| match &options.subject {
            Some(path) => format!("le sujet {} : {error}", path.display()),
            None => error,
        })?;
        Ok(subject)
    }

    /// The same with the cases that marks come from, where it has its own.
    pub fn for_marks(mut self) -> Subject {
        self.seed = self.marking_seed.unwrap_or(self.seed);
        self
    }

    /// The subject of a file, or a ready one by its name.
    pub fn read(path: &Path) -> Result<Subject, String> {
        let name = path.display();
        let text = Subject::text(path)?;
        Subject::parse(&text).map_err(|error| format!("le sujet {name} : {error}"))
    }

    /// The text of its file.
    pub fn text(path: &Path) -> Result<String, String> {
        fs::read_to_string(ready::file(path)?).map_err(|error| {
            let name = path.display();
            match error.kind() {
                ErrorKind::NotFound => format!("le sujet {name} n'existe pas"),
                // Who gives the copies first.
                ErrorKind::InvalidData if path.extension().is_some_and(|end| end == "zip") => {
                    format!("{name} est une archive : le sujet vient d'abord, les copies après lui")
                }
                ErrorKind::InvalidData => format!(
                    "le sujet {name} n'est pas en UTF-8 : enregistrez-le dans cet encodage, que votre \
                     éditeur propose"
                ),
                // Who gives the copies first.
                ErrorKind::IsADirectory => format!(
                    "le sujet {name} est un dossier : il faut un fichier .toml, ou le nom d'un sujet \
                     prêt, et les copies après lui"
                ),
                _ => format!("le sujet {name} : {}", system::why(&error)),
            }
        })
    }

    /// The same, if all that it asks can be judged.
    pub fn read_to_be_asked(path: &Path) -> Result<Subject, String> {
        let subject = Subject::read(path)?;
        let name = path.display();
        asked::check(&subject).map_err(|error| format!("le sujet {name} : {error}"))?;
        Ok(subject)
    }

    fn parse(text: &str) -> Result<Subject, String> {
        let table: Table =
            text.parse().map_err(|error: toml::de::Error| written_toml::told(text, &error))?;
        if table.is_empty() {
            return Err("il est vide ; « cargo run -- sujet --aide » dit comment en commencer un"
                .to_owned());
        }
        Subject::of_table(&table).map_err(|Mistake { part, about, sentence }| {
            match written_toml::line_of(text, part, &about) {
                Some(line) => format!("ligne {line} : {sentence}"),
                None => sentence,
            }
        })
    }

    fn of_table(table: &Table) -> Result<Subject, Mistake> {
        let mut subject = Subject::default();
        for (key, value) in table {
            let of_key = |sentence: String| Mistake::new("", key, sentence);
            match key.as_str() {
                "titre" => subject.title = string(key, value).map_err(of_key)?,
                "niveau" => {
                    let level = string(key, value).and_then(|name| options::level(&name));
                    subject.level = level.map_err(of_key)?;
                }
                "graine" => subject.seed = whole(key, value).map_err(of_key)?,
                MARKING_SEED => {
                    subject.marking_seed = Some(whole(key, value).map_err(of_key)?);
                }
                "temps" => subject.seconds = seconds(value).map_err(of_key)?,
                "fonctions" => subject.functions = functions(value)?,
                "clauses" => {
                    let [without, with] = lists("clauses", value, ["sans", "avec"])?;
                    (subject.without, subject.with) = (tags(&without)?, tags(&with)?);
                }
                "appels" => {
                    let [also, never] = lists("appels", value, ["permis", "interdits"])?;
                    for name in also.iter().chain(&never) {
                        check_call(name)
                            .map_err(|sentence| Mistake::new("appels", name, sentence))?;
                    }
                    subject.allowed = Allowed {
                        also: also.into_iter().collect(),
                        never: never.into_iter().collect(),
                    };
                }
                _ if catalogue::function(key).is_some() => {
                    return Err(of_key(format!(
                        "« {key} » est une fonction : sa place est sous [fonctions]"
                    )));
                }
                _ => return Err(of_key(unknown_key(key, &KEYS))),
            }
        }
        Ok(subject)
    }

    pub fn level_name(&self) -> &'static str {
        match self.level {
            Level::Sheet => "fiche",
            Level::Header => "en-tête",
        }
    }

    /// The headers of the functions that the copy must define.
    pub fn headers(&self) -> BTreeSet<&'static str> {
        let named = self.functions.keys().filter_map(|name| catalogue::function(name));
        named.map(|public| public.header.file).collect()
    }

    /// All the points that there are to earn, if functions are named.
    pub fn points_max(&self) -> f64 {
        self.functions.values().sum()
    }

    /// Whether a function counts: any that a copy has, unless some are named.
    pub fn asks(&self, names: &[&str]) -> bool {
        self.functions.is_empty() || names.iter().any(|name| self.functions.contains_key(*name))
    }

    /// Whether a clause counts.
    pub fn counts(&self, tag: &str, level: Level) -> bool {
        let is_asked = level == Level::Sheet || self.level == Level::Header;
        !self.without.iter().any(|known| known == tag)
            && (is_asked || self.with.iter().any(|known| known == tag))
    }

    /// Whether a clause counts of the function with these names. If no sheet asks for it and the
    /// subject names it, all that it guarantees counts, as a sheet would count it.
    pub fn counts_for(&self, names: &[&str], clause: &Clause) -> bool {
        let is_named = || names.iter().any(|name| self.functions.contains_key(*name));
        let is_left_out = || self.without.iter().any(|tag| tag == clause.tag);
        self.counts(clause.tag, clause.level)
            || is_named() && !is_left_out() && !is_of_a_sheet(names[0])
    }

    /// Whether some clause that the library adds counts.
    pub fn looks_beyond_the_sheet(&self) -> bool {
        self.level == Level::Header || !self.with.is_empty()
    }

    /// The points of a function: its own, or one if no subject says how many.
    pub fn points(&self, names: &[&str]) -> f64 {
        let asked = names.iter().find_map(|name| self.functions.get(*name));
        asked.copied().unwrap_or(if self.functions.is_empty() { 1.0 } else { 0.0 })
    }

    /// What was asked for and is not there, under any of its names.
    pub fn missing(&self, defined: &[&str], exercises: &[Box<dyn Examiner>]) -> Vec<String> {
        let is_there = |name: &str| match courses::examiner(exercises, name) {
            Some(examiner) => examiner.names().iter().any(|name| defined.contains(name)),
            None => defined.contains(&name),
        };
        self.functions.keys().filter(|name| !is_there(name)).cloned().collect()
    }
}

/// What is wrong with a subject.
struct Mistake {
    /// The part of the file, or nothing for what stands before all parts.
    part: &'static str,
    /// The word there that it is about.
    about: String,
    sentence: String,
}

impl Mistake {
    fn new(part: &'static str, about: &str, sentence: String) -> Mistake {
        Mistake { part, about: about.to_owned(), sentence }
    }
}

fn functions(value: &Value) -> Result<IndexMap<String, f64>, Mistake> {
    let Value::Table(table) = value else {
        let sentence = "[fonctions] : il faut une ligne « nom = points » par fonction";
        return Err(Mistake::new("", "fonctions", sentence.to_owned()));
    };
    let mut functions = IndexMap::new();
    for (name, points) in table {
        let of_name = |sentence: String| Mistake::new("fonctions", name, sentence);
        if KEYS.contains(&name.as_str()) {
            return Err(of_name(format!(
                "« {name} » n'est pas une fonction : sa place est avant [fonctions]"
            )));
        }
        check_function(name).map_err(of_name)?;
        let points = points.as_float().or(points.as_integer().map(|points| points as f64));
        match points {
            Some(points) if (0.0..=POINTS).contains(&points) => {
                functions.insert(name.clone(), points)
            }
            _ => {
                return Err(of_name(format!(
                    "{name} : les points sont un nombre de 0 à {POINTS}, sans guillemets, comme 2 ou 2.5"
                )));
            }
        };
    }
    Ok(functions)
}

fn check_function(name: &str) -> Result<(), String> {
    if catalogue::function(name).is_some() {
        return Ok(());
    }
    let known = catalogue::functions().iter().map(|public| public.name());
    Err(format!(
        "« {name} » n'est pas une fonction de la bibliothèque{}",
        nearest::suggestion(name, known)
    ))
}

/// Whether some sheet asks for a function.
fn is_of_a_sheet(name: &str) -> bool {
    let is_asked = |clause: Clause| clause.level == Level::Sheet;
    catalogue::function(name).is_some_and(|public| public.guarantees(name).any(is_asked))
}

/// Clauses as the headers write them, in capitals.
fn tags(words: &[String]) -> Result<Vec<String>, Mistake> {
    let told =
        |word: &String| tag(word).map_err(|sentence| Mistake::new("clauses", word, sentence));
    words.iter().map(told).collect()
}

fn tag(word: &str) -> Result<String, String> {
    let all = || {
        let functions = catalogue::functions().iter();
        functions.flat_map(|public| public.guarantees(public.name())).map(|clause| clause.tag)
    };
    all().find(|known| known.eq_ignore_ascii_case(word)).map(str::to_owned).ok_or_else(|| {
        format!(
            "« {word} » n'est pas une garantie des en-têtes{}",
            nearest::suggestion(&word.to_uppercase(), all())
        )
    })
}

/// That a name which is allowed or forbidden is one that a copy can call: a misspelt one would
/// forbid nothing.
fn check_call(name: &str) -> Result<(), String> {
    if catalogue::function(name).is_some() || c_library::has(name) {
        return Ok(());
    }
    let public = catalogue::functions().iter().map(|public| public.name());
    Err(format!(
        "[appels] : « {name} » n'est une fonction ni de la bibliothèque, ni du C{}",
        nearest::suggestion(name, public.chain(c_library::harmless()))
    ))
}

/// Two lists of words.
fn lists(key: &'static str, value: &Value, names: [&str; 2]) -> Result<[Vec<String>; 2], Mistake> {
    let Value::Table(table) = value else {
        return Err(Mistake::new("", key, format!("[{key}] : il faut des listes")));
    };
    let mut lists = [Vec::new(), Vec::new()];
    for (name, value) in table {
        let of_name = |sentence: String| Mistake::new(key, name, sentence);
        let Some(place) = names.iter().position(|known| known == name) else {
            return Err(of_name(unknown_key(name, &names)));
        };
        let list =
            value.as_array().ok_or_else(|| of_name(format!("{name} : il faut une liste")))?;
        let words = list.iter().map(|word| string(name, word)).collect::<Result<_, _>>();
        lists[place] = words.map_err(of_name)?;
    }
    Ok(lists)
}

fn string(key: &str, value: &Value) -> Result<String, String> {
    value
        .as_str()
        .map(str::to_owned)
        .ok_or_else(|| format!("{key} : il faut un texte entre guillemets"))
}

fn whole(key: &str, value: &Value) -> Result<u64, String> {
    let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
    number.ok_or_else(|| format!("{key} : il faut un nombre entier, de 0 ou plus"))
}

fn seconds(value: &Value) -> Result<u64, String> {
    let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
    match number {
        Some(number) => options::seconds(number),
        None => Err(options::no_seconds(&value.to_string())),
    }
}

fn unknown_key(key: &str, known: &[&str]) -> String {
    format!("la clé « {key} » n'existe pas{}", nearest::suggestion(key, known.iter().copied()))
}
