//! `parse_position`.

use std::rc::Rc;

use echecs::rules::{CastlingStyle, Move, Setup};

use super::positions;
use super::scene::drawing;
use super::state::{OWN, State};
use super::task::{Fault, Task};
use super::words::{self, differences, en_passant_fits, fen};
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case};

pub struct ParsePosition;

const TAG: &str = "PARSE-POSITION-G1";

/// More moves than this are a whole game's.
const LONG: usize = 20;

/// How many half-moves whole games have: most, and the longest ones that people play.
pub const USUAL_LENGTH: usize = 110;
const LENGTHS: [usize; 6] = [USUAL_LENGTH, USUAL_LENGTH, USUAL_LENGTH, USUAL_LENGTH, 260, 520];

/// A `position` line: where it begins, and the moves.
#[derive(Clone, Debug)]
pub struct Line {
    /// The start of a game if there is none.
    fen: Option<Rc<Setup>>,
    fields: usize,
    moves: Vec<Move>,
    has_end: bool,
}

/// A line, and what the board held before.
#[derive(Clone, Debug)]
pub struct Question {
    line: Line,
    before: Rc<Setup>,
}

impl Line {
    /// A line about a game from its start, or from a position.
    pub fn random(random: &mut Random) -> Line {
        let start = if random.percent(40) {
            None
        } else {
            let setups = positions::mixed(random, 4);
            Some(random.choose(&setups).clone())
        };
        let length = if random.percent(25) { 0 } else { 1 + random.below(8) };
        Line::played(random, start, length)
    }

    /// A short line about few pieces, after which a move can be played.
    pub fn short(random: &mut Random) -> Line {
        loop {
            let start = positions::placed(random, 3);
            if start.is_none() && random.percent(75) {
                continue;
            }
            let length = random.below(3);
            let line = Line::played(random, start, length);
            let end = line.end().and_then(|end| positions::position(&end));
            if end.is_some_and(|position| position.has_legal_moves()) {
                return line;
            }
        }
    }

    /// A line about a position.
    pub fn about(setup: Setup) -> Line {
        Line { fen: Some(Rc::new(setup)), fields: 6, moves: Vec::new(), has_end: true }
    }

    /// A line about a whole game of so many half-moves, as an interface sends it at its end.
    pub fn long(random: &mut Random, length: usize) -> Line {
        loop {
            let line = Line::of(random, None, length, |_| false);
            if line.moves.len() == length {
                return line;
            }
        }
    }

    /// So many moves from a position, or from the start of a game. The last move of a line is read
    /// otherwise than the others: it is often a special one.
    fn played(random: &mut Random, start: Option<Setup>, length: usize) -> Line {
        Line::of(random, start, length, |random| random.percent(60))
    }

    /// The same, until a special move after which it may end.
    fn of(
        random: &mut Random,
        start: Option<Setup>,
        length: usize,
        ends: fn(&mut Random) -> bool,
    ) -> Line {
        let mut line = Line {
            fen: start.map(Rc::new),
            fields: *random.choose(&[4, 6]),
            moves: Vec::new(),
            has_end: random.percent(50),
        };
        let mut setup = line.start();
        for _ in 0..length {
            let Some(position) = positions::position(&setup) else { break };
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let is_special = |mv: &Move| mv.is_castling() || mv.promotion().is_some();
            let special: Vec<Move> = moves.iter().copied().filter(is_special).collect();
            let mv = *random.choose(if special.is_empty() { &moves } else { &special });
            line.moves.push(mv);
            setup = positions::after(&position, mv);
            if is_special(&mv) && ends(random) {
                break;
            }
        }
        line
    }

    fn start(&self) -> Setup {
        self.fen.as_deref().cloned().unwrap_or_else(Setup::initial)
    }

    /// The position after all moves, if each is legal.
    pub fn end(&self) -> Option<Setup> {
        let mut setup = self.start();
        for mv in &self.moves {
            let position = positions::position(&setup)?;
            if !position.is_legal(*mv) {
                return None;
            }
            setup = positions::after(&position, *mv);
        }
        Some(setup)
    }

    pub fn written(&self) -> Vec<String> {
        self.moves.iter().map(|mv| mv.to_uci(CastlingStyle::Classical)).collect()
    }

    /// The line without its end.
    pub fn text(&self) -> String {
        let start = match &self.fen {
            None => "startpos".to_owned(),
            Some(setup) => format!("fen {}", fen(setup, self.fields)),
        };
        let moves = self.written();
        let moves =
            if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        format!("position {start}{moves}")
    }

    pub fn size(&self) -> usize {
        let pieces = self.fen.as_ref().map_or(0, |setup| 4 + positions::size(setup));
        pieces + 20 * self.moves.len() + usize::from(self.has_end)
    }

    /// Lines with fewer moves, or with fewer pieces.
    pub fn smaller(&self) -> Vec<Line> {
        let mut lines = Vec::new();
        let start = self.start();
        if let Some((first, rest)) = self.moves.split_first() {
            for count in [self.moves.len() / 2, rest.len()] {
                lines.push(Line { moves: self.moves[..count].to_vec(), ..self.clone() });
            }
            let next =
                positions::position(&start).map(|position| positions::after(&position, *first));
            lines.extend(next.map(|next| Line {
                fen: Some(Rc::new(next)),
                moves: rest.to_vec(),
                ..self.clone()
            }));
        }
        if self.fen.is_some() {
            let starts = positions::smaller_playable(&start).into_iter();
            lines.extend(starts.map(|start| Line { fen: Some(Rc::new(start)), ..self.clone() }));
        }
        if self.has_end {
            lines.push(Line { has_end: false, ..self.clone() });
        }
        lines.retain(|line| line.end().is_some());
        lines
    }
}

impl Task for ParsePosition {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["parse_position"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let before = positions::mixed(random, 60);
        let mut lines: Vec<Line> = (0..500).map(|_| Line::random(random)).collect();
        lines.extend(LENGTHS.map(|length| Line::long(random, length)));
        let question = |line| Question { line, before: Rc::new(random.choose(&before).clone()) };
        lines.into_iter().map(question).collect()
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let end = if question.line.has_end { "\n" } else { "" };
        let text = Buffer::text(&format!("{}{end}", question.line.text()));
        let arguments = vec![Argument::Address(OWN, 0)];
        State::of(&question.before).case(vec![text], vec![Call { function, arguments }])
    }

    fn tags(&self, _: &Question) -> Vec<&'static str> {
        vec![TAG]
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let Some(end) = question.line.end() else { return Vec::new() };
        position_faults(TAG, &end, &State::of(&question.before).after(received))
    }

    fn side(&self, question: &Question) -> String {
        let line = &question.line;
        let start = match &line.fen {
            None => "startpos".to_owned(),
            Some(_) => format!("fen de {} champs", line.fields),
        };
        let moves = match line.moves.last() {
            None => "sans coup",
            Some(mv) if mv.is_castling() => "finit par un roque",
            Some(mv) if mv.promotion().is_some() => "finit par une promotion",
            Some(_) if line.moves.len() > 2 * USUAL_LENGTH => "une longue partie entière",
            Some(_) if line.moves.len() > LONG => "une partie entière",
            Some(_) => "avec coups",
        };
        format!("{start}, {moves}, {} fin de ligne", if line.has_end { "avec" } else { "sans" })
    }

    fn size(&self, question: &Question) -> usize {
        question.line.size() + positions::size(&question.before)
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let lines = question.line.smaller().into_iter();
        let mut all: Vec<Question> =
            lines.map(|line| Question { line, ..question.clone() }).collect();
        let before = positions::smaller_playable(&question.before).into_iter();
        all.extend(before.map(|before| Question { before: Rc::new(before), ..question.clone() }));
        all
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let end = if question.line.has_end { "\\n" } else { "" };
        let text = format!("{}{end}", question.line.text());
        let mut program = vec![format!("char ligne[] = \"{text}\";"), String::new()];
        program.extend(words::prepared(&question.before));
        program.extend([format!("{name}(ligne);"), "print_echiquier();".to_owned()]);
        Shown {
            drawing: question.line.end().map(|end| drawing(&end.board)),
            moves: question.line.written(),
            call: format!("{name}(\"{text}\")"),
            program,
        }
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        question.line.end().map_or_else(String::new, |end| position_words(&end))
    }

    fn hint(&self, question: &Question, _: &str) -> String {
        let line = &question.line;
        let hint = match (&line.fen, line.moves.is_empty()) {
            (_, false) if line.moves.len() > LONG => {
                "fiche 8 : combien de caractères une ligne peut-elle avoir à la fin d'une longue partie ?"
            }
            (_, false) => {
                "fiche 8 : où commence et où finit chaque coup dans la ligne, et le dernier ?"
            }
            (Some(_), true) => "fiche 8 : quelle partie de la ligne donnez-vous à parse_fen ?",
            (None, true) => {
                "fiche 8 : que fait votre fonction quand il n'y a rien après « startpos » ?"
            }
        };
        hint.to_owned()
    }
}

/// What is wrong with the board after a line.
pub fn position_faults(tag: &'static str, end: &Setup, found: &State) -> Vec<Fault> {
    let wanted = State::of(end);
    let mut faults = differences(tag, &wanted, found);
    if !en_passant_fits(&wanted, found) {
        let value = words::en_passant(found.en_passant);
        faults.push(Fault::new(tag, format!("en_passant vaut {value}")));
    }
    faults
}

/// What the board must be, in words.
pub fn position_words(end: &Setup) -> String {
    let state = State::of(end);
    format!(
        "l'échiquier du dessin, trait aux {}, roque {}, en_passant {}",
        words::side(end.turn),
        words::rights(state.rights),
        words::en_passant(state.en_passant)
    )
}
