//! What all reports say, before it has a form: sentences, figures, pictures.

use echecs::svg::Picture;
use serde::Serialize;

use super::{Outcome, board};
use crate::judge::build::Diagnostic;
use crate::judge::refusal::Refusal;
use crate::judge::verdict::{ClauseVerdict, Counterexample, FunctionVerdict, State, Verdict};

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
    #[serde(rename = "graine")]
    pub seed: u64,
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
    pub sentence: &'static str,
    pub points: f64,
    #[serde(rename = "points_max")]
    pub points_max: f64,
    #[serde(rename = "cas")]
    pub cases: usize,
    pub clauses: Vec<ClauseData>,
}

#[derive(Debug, Serialize)]
pub struct ClauseData {
    #[serde(rename = "etiquette")]
    pub tag: &'static str,
    #[serde(rename = "texte")]
    pub text: &'static str,
    #[serde(rename = "cas")]
    pub cases: usize,
    #[serde(rename = "echecs")]
    pub failures: usize,
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
}

impl Data {
    pub fn of(outcome: &Outcome) -> Data {
        match outcome {
            Ok(verdict) => Data::of_verdict(verdict),
            Err(refusal) => Data::of_refusal(refusal),
        }
    }

    fn of_verdict(verdict: &Verdict) -> Data {
        let mut functions: Vec<FunctionData> = verdict.functions.iter().map(function).collect();
        functions.extend(verdict.missing.iter().map(|(name, points)| missing(name, *points)));
        Data {
            title: verdict.title.clone(),
            result: if verdict.is_right() { "juste" } else { "faux" },
            level: verdict.level_name(),
            seed: verdict.seed,
            points: round(functions.iter().map(|function| function.points).sum()),
            points_max: round(functions.iter().map(|function| function.points_max).sum()),
            functions,
            from_the_library: verdict.from_the_library.clone(),
            diagnostics: verdict.warnings.iter().map(diagnostic).collect(),
            unguarded: verdict.unguarded.clone(),
            ..Data::nothing()
        }
    }

    fn of_refusal(refusal: &Refusal) -> Data {
        let lines = match refusal {
            Refusal::DoesNotCompile(lines) => lines.as_slice(),
            _ => &[],
        };
        Data {
            reason: refusal.to_string(),
            diagnostics: lines.iter().map(diagnostic).collect(),
            ..Data::nothing()
        }
    }

    fn nothing() -> Data {
        Data {
            version: env!("CARGO_PKG_VERSION"),
            title: String::new(),
            result: "non jugé",
            reason: String::new(),
            level: "fiche",
            seed: 0,
            points: 0.0,
            points_max: 0.0,
            functions: Vec::new(),
            from_the_library: Vec::new(),
            diagnostics: Vec::new(),
            unguarded: Vec::new(),
        }
    }
}

/// Marks have two decimals at most.
fn round(points: f64) -> f64 {
    (points * 100.0).round() / 100.0
}

fn function(verdict: &FunctionVerdict) -> FunctionData {
    let (state, sentence) = match verdict.state {
        State::Right => ("juste", ""),
        State::Wrong => ("faux", ""),
        State::Stub => ("vide", "la fonction répond toujours la même chose : elle reste à écrire"),
        State::RightAlone => {
            ("faux", "juste avec les autres fonctions de la bibliothèque, mais pas avec les vôtres")
        }
        State::NotJudged => ("non jugée", "aucune fiche ne la demande"),
    };
    let (kept, all) = verdict.earned();
    let share = if all == 0 { 0.0 } else { kept as f64 / all as f64 };
    let share = if verdict.state == State::RightAlone { share / 2.0 } else { share };
    FunctionData {
        name: verdict.name.to_owned(),
        header: verdict.header,
        state,
        sentence,
        points: round(verdict.points * share),
        points_max: verdict.points,
        cases: verdict.cases,
        clauses: verdict.clauses.iter().map(clause).collect(),
    }
}

fn missing(name: &str, points: f64) -> FunctionData {
    FunctionData {
        name: name.to_owned(),
        header: "",
        state: "absente",
        sentence: "la copie ne définit pas cette fonction",
        points: 0.0,
        points_max: points,
        cases: 0,
        clauses: Vec::new(),
    }
}

fn clause(verdict: &ClauseVerdict) -> ClauseData {
    ClauseData {
        tag: verdict.tag,
        text: verdict.text.trim_end_matches([' ', ';', '.']),
        cases: verdict.cases,
        failures: verdict.failures,
        example: verdict.counterexample.as_ref().map(example),
    }
}

fn example(example: &Counterexample) -> ExampleData {
    let svg = example.drawing.as_ref().map_or_else(String::new, |drawing| {
        let picture = Picture {
            last_move: drawing.last_move,
            marked: drawing.marked,
            title: "L'échiquier avant l'appel",
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
        board: example.drawing.as_ref().map(board::lines).unwrap_or_default(),
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
        text: printable(text),
    }
}

/// What a copy has printed may hold anything: a terminal or a page must not obey it.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
