//! `main_uci`: a dialogue that lies ready in a file, so every script ends with `quit` and has at
//! most one search, which is its last line before. What only a living interface can see (`stop`
//! while the program thinks) is not asked: a program may have read the next lines long before. The
//! `quit` that waits may end a search soon: other lines come first, which the program may read while
//! it thinks, and any legal move is a good one, but where a search of two half-moves sees a mate and
//! nothing tells that one was begun and ended.

use std::rc::Rc;

use echecs::rules::{CastlingStyle, Setup};

use super::moves;
use super::negamax::search_variables;
use super::position_line::{Line, USUAL_LENGTH, position_faults, position_words};
use super::positions;
use super::scene::drawing;
use super::state::State;
use super::task::{Fault, Task};
use crate::judge::exercise::Shown;
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Call, Case};

pub struct MainUci;

/// A line of a script.
#[derive(Clone, Debug)]
pub enum Command {
    Uci,
    IsReady,
    NewGame,
    Blank,
    Position(Line),
    Go(Limit),
    /// Where nothing is searched, it changes nothing.
    Stop,
}

/// Lines between a search and `quit`.
const WHILE_IT_THINKS: usize = 1500;

/// How far a search goes.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    Depth(u32),
    /// Milliseconds for this move.
    Move(u32),
    /// Milliseconds on both clocks.
    Clocks(u32),
}

/// A script, and what the board held before.
#[derive(Clone, Debug)]
pub struct Question {
    script: Vec<Command>,
    before: Rc<Setup>,
}

impl Command {
    fn text(&self) -> String {
        match self {
            Command::Uci => "uci".to_owned(),
            Command::IsReady => "isready".to_owned(),
            Command::NewGame => "ucinewgame".to_owned(),
            Command::Blank => String::new(),
            Command::Position(line) => line.text(),
            Command::Go(Limit::Depth(depth)) => format!("go depth {depth}"),
            Command::Go(Limit::Move(time)) => format!("go movetime {time}"),
            Command::Go(Limit::Clocks(time)) => format!("go wtime {time} btime {time}"),
            Command::Stop => "stop".to_owned(),
        }
    }

    fn tag(&self) -> &'static str {
        match self {
            Command::Uci | Command::IsReady => "MAIN-UCI-G2",
            Command::NewGame => "MAIN-UCI-G5",
            Command::Blank => "MAIN-UCI-G4",
            Command::Stop => "MAIN-UCI-G3",
            Command::Position(_) | Command::Go(_) => "MAIN-UCI-G1",
        }
    }
}

impl Question {
    /// The position that the script leads to, if it says one.
    fn end(&self) -> Option<Setup> {
        self.script.iter().rev().find_map(|command| match command {
            Command::Position(line) => line.end(),
            Command::NewGame => Some(Setup::initial()),
            _ => None,
        })
    }

    fn text(&self) -> String {
        let lines = self.script.iter().map(Command::text).chain(["quit".to_owned()]);
        lines.map(|line| line + "\n").collect()
    }

    /// What the program reads.
    fn input(&self) -> String {
        let text = self.text();
        match text.strip_suffix("quit\n") {
            Some(script) if self.has_search() => {
                format!("{script}{}quit\n", "isready\n".repeat(WHILE_IT_THINKS))
            }
            _ => text,
        }
    }

    /// The moves that the search must find, if there are any: a mate that is told by its depth.
    fn mates(&self) -> Vec<String> {
        let is_deep = self.has(|command| matches!(command, Command::Go(Limit::Depth(2..))));
        let position = self.end().filter(|_| is_deep).and_then(|end| positions::position(&end));
        let mates = position.map(|position| positions::mates(&position)).unwrap_or_default();
        mates.into_iter().map(|mv| mv.to_uci(CastlingStyle::Classical)).collect()
    }

    /// The same script as far as its first blank line, if it has one.
    fn before_blank(&self) -> Option<Question> {
        let blank = self.script.iter().position(|command| matches!(command, Command::Blank))?;
        Some(Question { script: self.script[..blank].to_vec(), ..self.clone() })
    }

    /// What an answer lacks that the script asks for.
    fn faults(&self, received: &Answer) -> Vec<Fault> {
        let text = String::from_utf8_lossy(&received.calls[0].output).into_owned();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let mut faults = greeting_faults(self, &lines);
        match self.end() {
            Some(end) if self.has_search() => {
                faults.extend(search_fault(&end, &self.mates(), &lines));
            }
            Some(end) => {
                let found = State::of(&self.before).after(received);
                faults.extend(position_faults(self.board_tag(), &end, &found));
            }
            None => {}
        }
        faults
    }

    fn has_search(&self) -> bool {
        self.has(|command| matches!(command, Command::Go(_)))
    }

    fn has(&self, is: fn(&Command) -> bool) -> bool {
        self.script.iter().any(is)
    }

    /// The clause that a wrong board breaks.
    fn board_tag(&self) -> &'static str {
        let is_about =
            |command: &&Command| matches!(command, Command::Position(_) | Command::NewGame);
        self.script.iter().rfind(is_about).map_or("MAIN-UCI-G1", Command::tag)
    }
}

impl Task for MainUci {
    type Question = Question;

    fn names(&self) -> &'static [&'static str] {
        &["main_uci"]
    }

    fn questions(&self, random: &mut Random) -> Vec<Question> {
        let before = positions::mixed(random, 20);
        let whole_game = Command::Position(Line::long(random, USUAL_LENGTH));
        let mates = [(); 5].map(|()| Command::Position(Line::about(positions::with_mate(random))));
        let mut line = || Command::Position(Line::short(random));
        use Command::{Blank, Go, IsReady, NewGame, Stop, Uci};
        let mut scripts = vec![
            vec![],
            vec![Uci],
            vec![IsReady],
            vec![Uci, IsReady],
            vec![Uci, NewGame, IsReady],
            vec![NewGame],
            vec![line(), NewGame],
            vec![IsReady, Blank, IsReady],
            vec![line(), Blank, line()],
            vec![IsReady, Stop, IsReady],
            vec![line(), Stop],
            vec![Uci, IsReady, NewGame, line(), IsReady, Go(Limit::Depth(1))],
        ];
        scripts.extend((0..6).map(|_| vec![line()]));
        scripts.extend((0..3).map(|_| vec![line(), line()]));
        scripts.push(vec![whole_game]);
        scripts.extend((1..7).map(|depth| vec![line(), Go(Limit::Depth(1 + depth % 2))]));
        scripts.extend(mates.map(|mate| vec![mate, Go(Limit::Depth(2))]));
        scripts.extend([40, 60].map(|time| vec![line(), Go(Limit::Move(time))]));
        scripts.extend([900, 1500].map(|time| vec![line(), Go(Limit::Clocks(time))]));
        let question =
            |script| Question { script, before: Rc::new(random.choose(&before).clone()) };
        scripts.into_iter().map(question).collect()
    }

    fn case(&self, function: u16, question: &Question) -> Case {
        let calls = vec![Call { function, arguments: Vec::new() }];
        let case = State::of(&question.before).case(search_variables(), calls);
        Case { input: question.input().into_bytes(), ..case }
    }

    fn tags(&self, question: &Question) -> Vec<&'static str> {
        // A program that does not answer at all does not end, most often.
        let is_blank = |command: &Command| matches!(command, Command::Blank);
        let first = if question.has(is_blank) { "MAIN-UCI-G4" } else { "MAIN-UCI-G3" };
        let mut others: Vec<&'static str> = question.script.iter().map(Command::tag).collect();
        others.push("MAIN-UCI-G3");
        others.retain(|tag| *tag != first);
        others.sort_unstable();
        others.dedup();
        [vec![first], others].concat()
    }

    fn faults(&self, question: &Question, _: &Answer, received: &Answer) -> Vec<Fault> {
        let mut faults = question.faults(received);
        // A blank line is to blame where all was well before it.
        if let Some(before) = question.before_blank()
            && before.faults(received).is_empty()
        {
            faults.iter_mut().for_each(|fault| fault.tag = "MAIN-UCI-G4");
        }
        faults
    }

    fn side(&self, question: &Question) -> String {
        let last = question.script.last();
        last.map_or("quit", |command| match command {
            Command::Uci => "uci",
            Command::IsReady => "isready",
            Command::NewGame => "ucinewgame",
            Command::Blank => "ligne vide",
            Command::Position(_) => "position",
            Command::Go(Limit::Depth(_)) => "go depth",
            Command::Go(Limit::Move(_)) => "go movetime",
            Command::Go(Limit::Clocks(_)) => "go wtime",
            Command::Stop => "stop",
        })
        .to_owned()
    }

    fn size(&self, question: &Question) -> usize {
        let size = |command: &Command| match command {
            Command::Position(line) => 100 + line.size(),
            _ => 100,
        };
        question.script.iter().map(size).sum()
    }

    fn smaller(&self, question: &Question) -> Vec<Question> {
        let of = |script: Vec<Command>| Question { script, ..question.clone() };
        let mut all = Vec::new();
        for at in 0..question.script.len() {
            let script = [&question.script[..at], &question.script[at + 1..]].concat();
            // A search needs a position.
            let smaller = of(script);
            let is_asked = !smaller.has_search() || smaller.end().is_some();
            all.extend(is_asked.then_some(smaller));
        }
        all
    }

    fn shown(&self, name: &str, question: &Question) -> Shown {
        let call = format!("{name}()");
        let lines = question.text().trim_end().replace('\n', " ⏎ ");
        let program = vec![
            format!("/* Sur l'entrée standard : {lines} */"),
            format!("{call};"),
            "print_echiquier();".to_owned(),
        ];
        Shown {
            drawing: question.end().map(|end| drawing(&end.board)),
            moves: Vec::new(),
            call: format!("{call}, qui lit : {lines}"),
            program,
        }
    }

    fn expected(&self, question: &Question, _: &Answer) -> String {
        let mut said = Vec::new();
        for command in &question.script {
            match command {
                Command::Uci => said.push("« id name … », « id author … » et « uciok »".to_owned()),
                Command::IsReady => said.push("« readyok »".to_owned()),
                Command::Go(_) => said.push(match question.mates().as_slice() {
                    [] => "« bestmove » et un coup légal".to_owned(),
                    [mate] => format!("« bestmove {mate} », qui fait mat"),
                    mates => format!("« bestmove » et un coup qui fait mat ({})", mates.join(", ")),
                }),
                Command::Blank => said.push("rien pour la ligne vide".to_owned()),
                Command::Stop => said.push("« stop » sans recherche ne change rien".to_owned()),
                Command::NewGame | Command::Position(_) => {}
            }
        }
        said.extend(
            question.end().filter(|_| !question.has_search()).map(|end| position_words(&end)),
        );
        said.push("à « quit », la fonction rend la main".to_owned());
        said.join(" ; ")
    }

    fn hint(&self, _: &Question, tag: &str) -> String {
        let hint = match tag {
            "MAIN-UCI-G2" => {
                "fiche 8 : quelles lignes une interface attend-elle après « uci », et après « isready » ?"
            }
            "MAIN-UCI-G3" => "fiche 8 : comment votre boucle finit-elle ?",
            "MAIN-UCI-G4" => "fiche 8 : que fait votre boucle d'une ligne qui n'a que sa fin ?",
            "MAIN-UCI-G5" => {
                "fiche 8 : « ucinewgame » commence comme une autre commande : laquelle votre programme voit-il d'abord ?"
            }
            _ => "fiche 8 : que donnez-vous à parse_position et à parse_go, et quand ?",
        };
        hint.to_owned()
    }
}

fn greeting_faults(question: &Question, lines: &[&str]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let count = |word: &str| lines.iter().filter(|line| **line == word).count();
    if question.has(|command| matches!(command, Command::Uci)) {
        let at = |start: &str| lines.iter().position(|line| line.starts_with(start));
        let places =
            [("id name", at("id name ")), ("id author", at("id author ")), ("uciok", at("uciok"))];
        let missing = places.iter().filter(|(_, place)| place.is_none());
        faults.extend(
            missing
                .map(|(word, _)| Fault::new("MAIN-UCI-G2", format!("« {word} » n'est pas écrit"))),
        );
        if faults.is_empty() && places.iter().any(|(_, place)| *place > places[2].1) {
            faults.push(Fault::new("MAIN-UCI-G2", "« uciok » vient trop tôt"));
        }
    }
    let asked =
        question.script.iter().filter(|command| matches!(command, Command::IsReady)).count();
    if count("readyok") < asked {
        let said = format!("« readyok » est écrit {} fois pour {asked}", count("readyok"));
        faults.push(Fault::new("MAIN-UCI-G2", said));
    }
    faults
}

fn search_fault(end: &Setup, mates: &[String], lines: &[&str]) -> Option<Fault> {
    let tag = "MAIN-UCI-G1";
    let position = positions::position(end)?;
    let legal: Vec<String> = moves::legal(&position).into_iter().map(moves::uci).collect();
    let answers: Vec<&str> =
        lines.iter().filter_map(|line| line.strip_prefix("bestmove ")).collect();
    match answers.as_slice() {
        [] => Some(Fault::new(tag, "« bestmove » n'est pas écrit")),
        [answer] => {
            let mv = answer.split_whitespace().next().unwrap_or("");
            let is_in = |moves: &[String]| moves.iter().any(|known| known == mv);
            // The library's search reads all lines as soon as it begins.
            let is_begun = lines.iter().any(|line| line.starts_with("info "));
            let why = match (is_in(&legal), mates.is_empty() || is_begun || is_in(mates)) {
                (false, _) => "ce n'est pas un coup légal",
                (true, false) => "ce coup ne fait pas mat",
                (true, true) => return None,
            };
            Some(Fault::new(tag, format!("« bestmove {mv} » : {why}")))
        }
        _ => Some(Fault::new(tag, "« bestmove » est écrit plusieurs fois")),
    }
}
