//! Lists of moves: `ajouter_coup`, `afficher_coup`, `afficher_coups`.

use super::moves::{self, constructed, uci};
use super::printed;
use super::state::{apply, int};
use super::task::{Fault, Task};
use super::words::UNWRITTEN;
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Place};

/// `MAX_COUPS`.
pub const MOVES_MAX: usize = 512;
/// The place of the last move that a list can have.
const LAST_PLACE: usize = MOVES_MAX - 1;
/// The size of a `coups`, and where its number is.
const LIST_BYTES: usize = COUNT_AT + 4;
const COUNT_AT: usize = 4 * MOVES_MAX;

/// How many moves of a list are shown.
const LISTED: usize = 5;

/// A `coups` with these moves, and after them others that do not count.
pub fn list_buffer(moves: &[i32], others: &[i32]) -> Buffer {
    let codes: Vec<_> = moves.iter().chain(others).map(|code| code.to_le_bytes()).collect();
    let count = (moves.len() as i32).to_le_bytes().to_vec();
    Buffer {
        place: Place::Own(LIST_BYTES),
        parts: vec![(0, codes.into_flattened()), (COUNT_AT, count)],
    }
}

/// A `coups` that nobody has written in.
pub fn blank_list() -> Buffer {
    Buffer::blank(LIST_BYTES)
}

/// The number of moves of a `coups` after a case, and its whole table.
pub fn read_list(buffer: &Buffer, changes: &[(usize, Vec<u8>)]) -> (i32, Vec<i32>) {
    let mut bytes = buffer.before();
    apply(&mut bytes, changes);
    (int(&bytes[COUNT_AT..]), bytes[..COUNT_AT].chunks_exact(4).map(int).collect())
}

/// What an exercise on lists does.
pub enum Lists {
    Add,
    PrintOne,
    PrintAll,
}

/// A list, and the move that is added to it or printed.
#[derive(Clone, Debug)]
pub struct Question {
    list: Vec<i32>,
    code: i32,
}

impl Task for Lists {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Lists::Add => &["ajouter_coup"],
            Lists::PrintOne => &["afficher_coup"],
            Lists::PrintAll => &["afficher_coups"],
        }
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let pool = moves::pool(random, 400);
        let mut question = |code: i32| {
            let length = match self {
                Lists::PrintOne => 0,
                _ if random.percent(10) => random.below(MOVES_MAX - 1),
                _ => random.below(24),
            };
            let list = (0..length).map(|_| *random.choose(&pool)).collect();
            Question { list, code }
        };
        let mut questions: Vec<Question> = pool.iter().map(|code| question(*code)).collect();
        if !matches!(self, Lists::PrintOne) {
            // One place is left, or two.
            for (code, left) in pool.iter().zip([1, 2, 1, 2]) {
                let list = pool.iter().cycle().take(MOVES_MAX - left).copied().collect();
                questions.push(Question { list, code: *code });
            }
        }
        questions
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let Question { list, code } = question;
        let list_address = Argument::Address(0, 0);
        let code_number = Argument::Number((*code).into());
        let (buffers, arguments) = match self {
            Lists::Add => (vec![list_buffer(list, &[])], vec![list_address, code_number]),
            Lists::PrintOne => (Vec::new(), vec![code_number]),
            // A move of an earlier list is still there, after the end.
            Lists::PrintAll => (vec![list_buffer(list, &[*code])], vec![list_address]),
        };
        Case { buffers, calls: vec![Call { function, arguments }], ..Case::default() }
    }

    fn tags(&self, _: &Question) -> Vec<&'static str> {
        match self {
            Lists::Add => vec!["AJOUTER-COUP-G1"],
            Lists::PrintOne => vec!["AFFICHER-COUP-G1"],
            Lists::PrintAll => vec!["AFFICHER-COUPS-G1"],
        }
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let tag = self.tags(question)[0];
        let said = match self {
            Lists::Add => added_wrongly(question, received),
            Lists::PrintOne => printed_wrongly(question.code, &received.calls[0].output),
            Lists::PrintAll => listed_wrongly(&question.list, &received.calls[0].output),
        };
        said.map(|said| Fault::new(tag, said)).into_iter().collect()
    }

    fn side(&self, question: &Question) -> String {
        let promotion = if question.code >> 16 & 15 == 0 { "sans" } else { "avec" };
        match (self, question.list.len()) {
            (Lists::PrintOne, _) => format!("{promotion} promotion"),
            (_, 0) => "liste vide".to_owned(),
            (_, 1..60) => "liste courte".to_owned(),
            (_, LAST_PLACE) => "liste presque pleine".to_owned(),
            _ => "liste longue".to_owned(),
        }
    }

    fn size(&self, question: &Question) -> usize {
        question.list.len()
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let length = question.list.len();
        let shortened = |list: &[i32]| Question { list: list.to_vec(), code: question.code };
        let mut all = Vec::new();
        if length > 3 {
            all.extend([&question.list[..length / 2], &question.list[length / 2..]].map(shortened));
        }
        for at in 0..length.min(24) {
            let list = [&question.list[..at], &question.list[at + 1..]].concat();
            all.push(shortened(&list));
        }
        all
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let code = constructed(question.code);
        let mut program = Vec::new();
        if !matches!(self, Lists::PrintOne) {
            program.extend([
                "coups liste;".to_owned(),
                String::new(),
                "liste.nb_coups = 0;".to_owned(),
            ]);
            let puts = question
                .list
                .iter()
                .map(|code| format!("liste.tab_coups[liste.nb_coups++] = {};", constructed(*code)));
            program.extend(puts);
        }
        let call = match self {
            Lists::Add => format!("{name}(&liste, {code})"),
            Lists::PrintOne => format!("{name}({code})"),
            Lists::PrintAll => format!("{name}(&liste)"),
        };
        program.push(format!("{call};"));
        if let Lists::Add = self {
            program.push("afficher_coups(&liste);".to_owned());
        }
        let mut moves: Vec<String> =
            question.list.iter().take(LISTED).map(|code| uci(*code)).collect();
        if question.list.len() > LISTED {
            moves.push(format!("… ({} coups en tout)", question.list.len()));
        }
        Shown { drawing: None, moves, call, program }
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let length = question.list.len();
        match self {
            Lists::Add => format!(
                "le coup {} dans liste->tab_coups[{length}], et liste->nb_coups vaut {}",
                uci(question.code),
                length + 1
            ),
            Lists::PrintOne => format!("« {} »", uci(question.code)),
            Lists::PrintAll if length == 0 => "aucun coup : la liste est vide".to_owned(),
            Lists::PrintAll => format!(
                "les {length} coups de la liste, dans l'ordre : {}",
                question.list.iter().map(|code| uci(*code)).collect::<Vec<_>>().join(" ")
            ),
        }
    }

    fn hint(&self, question: &Question, _: &str) -> String {
        let hint = match self {
            Lists::Add => {
                "fiche 4 : quel est l'indice de la première place libre, et que devient nb_coups ?"
            }
            Lists::PrintOne if question.code >> 16 & 15 == 0 => {
                "fiche 4 : comparez caractère par caractère : que met votre fonction entre les deux \
                 cases, et après elles ?"
            }
            Lists::PrintOne => {
                "fiche 4 : quelle lettre le protocole UCI donne-t-il à chaque promotion ?"
            }
            Lists::PrintAll => "fiche 4 : de quel indice à quel indice va votre boucle ?",
        };
        hint.to_owned()
    }
}

fn added_wrongly(question: &Question, received: &Answer) -> Option<String> {
    let buffer = list_buffer(&question.list, &[]);
    let (count, table) = read_list(&buffer, &received.changes[0]);
    let length = question.list.len();
    let wanted = question.list.iter().chain([&question.code]);
    let wrong = table.iter().zip(wanted).position(|(found, wanted)| found != wanted);
    let mut said = Vec::new();
    if count != length as i32 + 1 {
        said.push(format!("liste->nb_coups vaut {count}"));
    }
    match wrong {
        None => {}
        Some(at) if at < length => said.push(format!("liste->tab_coups[{at}] a changé")),
        Some(at) if table[at] == UNWRITTEN => {
            said.push(format!("liste->tab_coups[{at}] n'est jamais écrit"));
        }
        Some(at) => {
            said.push(format!("liste->tab_coups[{at}] vaut {} ({})", table[at], uci(table[at])))
        }
    }
    (!said.is_empty()).then(|| said.join(" ; "))
}

/// A piece's letter after a move that is no promotion is how figures of the sheets have it.
fn printed_wrongly(code: i32, output: &[u8]) -> Option<String> {
    let text: String = String::from_utf8_lossy(output).split_whitespace().collect();
    let wanted = uci(code);
    let with_letter = format!("{wanted}{}", moves::letter(code >> 12 & 15));
    let is_figure = code >> 16 & 15 == 0
        && moves::role(code) != echecs::rules::Role::Pawn
        && text == with_letter;
    (text != wanted && !is_figure).then(|| quoted(output))
}

fn listed_wrongly(list: &[i32], output: &[u8]) -> Option<String> {
    let found = printed::moves(output);
    if found.len() != list.len() {
        return Some(match found.len() {
            0 => format!("aucun coup n'est écrit sur {}", list.len()),
            count => format!("{count} coups sont écrits"),
        });
    }
    let (at, (_, found)) =
        list.iter().zip(&found).enumerate().find(|(_, (code, found))| !is_listed(**code, found))?;
    let text = format!("{}{}", found.squares, found.rest);
    Some(format!(
        "le coup {} de la liste est écrit « {} »",
        at + 1,
        text.split_whitespace().next().unwrap_or("")
    ))
}

/// Whether a printed line shows a move: its squares, and its promotion in any of the usual ways.
fn is_listed(code: i32, found: &printed::PrintedMove) -> bool {
    let wanted = uci(code);
    let Some(letter) = wanted.chars().nth(4) else { return found.squares == wanted };
    let (names, glyphs) = match letter {
        'q' => ("dame", "♛♕"),
        'r' => ("tour", "♜♖"),
        'b' => ("fou", "♝♗"),
        _ => ("cavalier", "♞♘"),
    };
    let rest = found.rest.to_lowercase();
    let mut tokens = rest.split(|c: char| !c.is_alphanumeric());
    let is_said = rest.starts_with(letter)
        || tokens.any(|token| token == letter.to_string() || token == names)
        || rest.contains(|c| glyphs.contains(c));
    found.squares == wanted[..4] && is_said
}

/// What was printed, in a sentence.
pub fn quoted(output: &[u8]) -> String {
    let text = String::from_utf8_lossy(output);
    let line = text.trim().lines().next().unwrap_or("").trim().to_owned();
    if line.is_empty() {
        "rien n'est écrit".to_owned()
    } else {
        format!("le texte est « {line} »")
    }
}
