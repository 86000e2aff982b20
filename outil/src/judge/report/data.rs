//! What all reports say, before it has a form: sentences, figures, pictures.

use echecs::svg::Picture;
use serde::Serialize;

use super::{Outcome, board, compiler, french};
use crate::judge::build::Diagnostic;
use crate::judge::refusal::Refusal;
use crate::judge::subject::Subject;
use crate::judge::verdict::{
    Blame, ClauseVerdict, Counterexample, Discord, FunctionVerdict, State, Verdict,
};

#[derive(Debug, Serialize)]
pub struct Data {
    pub version: &'static str,
    #[serde(rename = "titre")]
    pub title: String,
    /// `juste`, `faux`, or `non jugé`.
    #[serde(rename = "resultat")]
    pub result: &'static str,
    /// Why the copy was not judged.
    #[serde(rename = "raison")]
    pub reason: String,
    #[serde(rename = "niveau")]
    pub level: &'static str,
    /// Not told in what a class is given.
    #[serde(rename = "graine", skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    pub points: f64,
    #[serde(rename = "points_max")]
    pub points_max: f64,
    #[serde(rename = "fonctions")]
    pub functions: Vec<FunctionData>,
    /// Functions of the same course that the library still has to do.
    #[serde(rename = "de_la_bibliotheque")]
    pub from_the_library: Vec<&'static str>,
    #[serde(rename = "compilateur")]
    pub diagnostics: Vec<DiagnosticData>,
    /// What costs no points, and would go wrong in a program.
    #[serde(rename = "remarques")]
    pub remarks: Vec<String>,
    #[serde(rename = "sans_protection")]
    pub unguarded: Vec<String>,
}

#[derive(Debug, Serialize)]
pub struct FunctionData {
    #[serde(rename = "nom")]
    pub name: String,
    #[serde(rename = "en_tete")]
    pub header: &'static str,
    /// `juste`, `faux`, `vide`, `absente`, `non jugée`.
    #[serde(rename = "etat")]
    pub state: &'static str,
    #[serde(rename = "phrase")]
    pub sentence: String,
    /// Whether it counts: a subject may not ask for it.
    #[serde(rename = "demandee")]
    pub is_asked: bool,
    pub points: f64,
    #[serde(rename = "points_max")]
    pub points_max: f64,
    #[serde(rename = "cas")]
    pub cases: usize,
    pub clauses: Vec<ClauseData>,
    /// Clauses that count, and that no question is about.
    #[serde(rename = "non_demandees")]
    pub unasked: Vec<&'static str>,
    /// What it does wrong with the copy's other functions, where it is right without them.
    #[serde(rename = "ensemble")]
    pub together: Option<ClauseData>,
}

#[derive(Debug, Serialize)]
pub struct ClauseData {
    #[serde(rename = "etiquette")]
    pub tag: &'static str,
    #[serde(rename = "texte")]
    pub text: &'static str,
    /// None if the function had died too often before.
    #[serde(rename = "cas")]
    pub cases: usize,
    #[serde(rename = "echecs")]
    pub failures: usize,
    /// Whether it was asked about, and never broken.
    #[serde(rename = "tenue")]
    pub is_kept: bool,
    #[serde(rename = "contre_exemple")]
    pub example: Option<ExampleData>,
}

#[derive(Debug, Serialize)]
pub struct ExampleData {
    /// The board in letters.
    #[serde(rename = "echiquier")]
    pub board: Vec<String>,
    #[serde(skip)]
    pub svg: String,
    #[serde(rename = "coups")]
    pub moves: Vec<String>,
    #[serde(rename = "appel")]
    pub call: String,
    #[serde(rename = "attendu")]
    pub expected: String,
    #[serde(rename = "recu")]
    pub received: String,
    #[serde(rename = "remarque")]
    pub remark: &'static str,
    #[serde(rename = "piste")]
    pub hint: String,
    #[serde(rename = "programme")]
    pub program: String,
}

#[derive(Debug, Serialize)]
pub struct DiagnosticData {
    #[serde(rename = "fichier")]
    pub file: String,
    #[serde(rename = "ligne")]
    pub line: u32,
    #[serde(rename = "erreur")]
    pub is_error: bool,
    #[serde(rename = "texte")]
    pub text: String,
    /// The same in French, where it is one of those that students see most.
    #[serde(rename = "francais")]
    pub french: String,
}

impl Data {
    pub fn of(subject: &Subject, outcome: &Outcome) -> Data {
        match outcome {
            Ok(verdict) => Data::of_verdict(subject, verdict),
            Err(refusal) => Data::of_refusal(subject, refusal),
        }
    }

    fn of_verdict(subject: &Subject, verdict: &Verdict) -> Data {
        let mut functions: Vec<FunctionData> = verdict.functions.iter().map(function).collect();
        functions.extend(verdict.missing.iter().map(|(name, points)| missing(name, *points)));
        Data {
            result: if verdict.is_right() { "juste" } else { "faux" },
            points: round(functions.iter().map(|function| function.points).sum()),
            points_max: round(functions.iter().map(|function| function.points_max).sum()),
            functions,
            from_the_library: verdict.from_the_library.clone(),
            diagnostics: verdict.warnings.iter().map(diagnostic).collect(),
            remarks: verdict.remarks.clone(),
            unguarded: verdict.unguarded.clone(),
            ..Data::nothing(subject)
        }
    }

    fn of_refusal(subject: &Subject, refusal: &Refusal) -> Data {
        Data {
            reason: printable(&refusal.to_string()),
            points_max: round(subject.points_max()),
            diagnostics: refusal.lines().iter().map(diagnostic).collect(),
            ..Data::nothing(subject)
        }
    }

    fn nothing(subject: &Subject) -> Data {
        Data {
            version: env!("CARGO_PKG_VERSION"),
            title: subject.title.clone(),
            result: "non jugé",
            reason: String::new(),
            level: subject.level_name(),
            seed: Some(subject.seed),
            points: 0.0,
            points_max: 0.0,
            functions: Vec::new(),
            from_the_library: Vec::new(),
            diagnostics: Vec::new(),
            remarks: Vec::new(),
            unguarded: Vec::new(),
        }
    }
}

impl ClauseData {
    /// A function that dies too often is not asked about all that it should keep.
    pub fn is_reached(&self) -> bool {
        self.cases > 0
    }
}

/// Marks have two decimals at most, and nothing is no less than nothing: an empty sum is -0.
fn round(points: f64) -> f64 {
    (points * 100.0).round() / 100.0 + 0.0
}

fn function(verdict: &FunctionVerdict) -> FunctionData {
    let (state, sentence) = match verdict.state {
        State::Right => ("juste", String::new()),
        State::Wrong => ("faux", String::new()),
        State::Stub => {
            let sentence =
                "la fonction répond presque toujours la même chose : elle reste à écrire";
            ("vide", sentence.to_owned())
        }
        State::RightAlone => {
            let state = if verdict.is_right() { "juste" } else { "faux" };
            (state, verdict.discord.as_ref().map(blame).unwrap_or_default())
        }
        State::NotJudged => ("non jugée", "aucune fiche ne la demande".to_owned()),
    };
    let (kept, all) = verdict.earned();
    let share = if all == 0 { 0.0 } else { kept as f64 / all as f64 };
    let share = share * verdict.kept_together();
    FunctionData {
        name: verdict.name.to_owned(),
        header: verdict.header,
        state,
        sentence,
        is_asked: verdict.is_asked,
        points: round(verdict.points * share),
        points_max: round(verdict.points),
        cases: verdict.cases,
        clauses: verdict.clauses.iter().map(clause).collect(),
        unasked: verdict.unasked.clone(),
        together: verdict.discord.as_ref().map(together),
    }
}

/// Who is to blame that a function is right alone only.
fn blame(discord: &Discord) -> String {
    let others = || french::list(&discord.others);
    match discord.blame {
        Blame::Others => {
            let are = if discord.others.len() == 1 { "qui est fausse" } else { "qui sont fausses" };
            format!("juste seule ; avec {}, {are}, elle ne peut pas l'être", others())
        }
        Blame::Shared if discord.others.is_empty() => {
            "juste avec les autres fonctions de la bibliothèque, mais pas avec les vôtres"
                .to_owned()
        }
        Blame::Shared => {
            format!("juste seule, mais pas avec {} : elles ne s'accordent pas", others())
        }
        Blame::Circle => {
            format!(
                "elle compte sur {}, qui compte sur elle : ni l'une ni l'autre ne fait le travail",
                others()
            )
        }
        Blame::Borrowed => {
            "juste seulement tant que la fonction de la bibliothèque est dans le même \
                            programme"
                .to_owned()
        }
    }
}

fn together(discord: &Discord) -> ClauseData {
    ClauseData {
        tag: discord.tag,
        text: shortened(discord.text),
        cases: 1,
        failures: 1,
        is_kept: false,
        example: Some(example(discord.tag, &discord.counterexample)),
    }
}

fn missing(name: &str, points: f64) -> FunctionData {
    FunctionData {
        name: name.to_owned(),
        header: "",
        state: "absente",
        sentence: "la copie ne définit pas cette fonction".to_owned(),
        is_asked: true,
        points: 0.0,
        points_max: round(points),
        cases: 0,
        clauses: Vec::new(),
        unasked: Vec::new(),
        together: None,
    }
}

fn clause(verdict: &ClauseVerdict) -> ClauseData {
    ClauseData {
        tag: verdict.tag,
        text: shortened(verdict.text),
        cases: verdict.cases,
        failures: verdict.failures,
        is_kept: verdict.is_kept(),
        example: verdict.counterexample.as_ref().map(|found| example(verdict.tag, found)),
    }
}

/// A clause without the sign that ends it in its list.
fn shortened(text: &str) -> &str {
    text.trim_end_matches([' ', ';', '.'])
}

fn example(tag: &str, example: &Counterexample) -> ExampleData {
    let lines = example.drawing.as_ref().map(board::lines).unwrap_or_default();
    let svg = example.drawing.as_ref().map_or_else(String::new, |drawing| {
        let (title, description) =
            (format!("Contre-exemple de {tag}"), board::description(drawing));
        let picture = Picture {
            last_move: drawing.last_move,
            marked: drawing.marked,
            title: &title,
            description: &description,
            ..Picture::of(&drawing.board)
        };
        picture.draw()
    });
    let remark = if example.depends_on_earlier_calls {
        "Seul, cet appel donne la bonne réponse : la fonction garde quelque chose des appels d'avant \
         (une variable globale ou static ?)."
    } else {
        ""
    };
    ExampleData {
        board: lines,
        svg,
        moves: example.moves.clone(),
        call: example.call.clone(),
        expected: example.expected.clone(),
        received: printable(&example.received),
        remark,
        hint: example.hint.clone(),
        program: example.program.clone(),
    }
}

fn diagnostic(line: &Diagnostic) -> DiagnosticData {
    let Diagnostic { file, line, is_error, text } = line;
    DiagnosticData {
        file: printable(file),
        line: *line,
        is_error: *is_error,
        french: printable(&compiler::french(text).unwrap_or_default()),
        text: printable(text),
    }
}

/// What a copy has printed may hold anything: a terminal or a page must not obey it.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
