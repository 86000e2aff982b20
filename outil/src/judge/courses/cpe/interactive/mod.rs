//! The interactive mode: a script on standard input, and what is left in the two files at its end.
//!
//! What is printed is for people: that something is said where the contract asks for it, not how.

mod kinds;
mod script;

use echecs::rules::Square;

use super::board::SETS_BYTES;
use super::game::HISTORY_BYTES;
use super::lines;
use super::scene::Scene;
use crate::judge::catalogue;
use crate::judge::exercise::{Drawing, Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::wire::{Answer, Argument, Buffer, Call, Case, Entry};
use kinds::{CHECK, MATE, STALEMATE, any, other_game, written};
use script::{
    BOARD_BUFFER, EARLIER_BUFFER, EARLIER_GAME, GAME_BUFFER, Line, READERS, SAVED_BOARD,
    SAVED_GAME, Script,
};

pub struct Interactive;

impl Exercise for Interactive {
    type Question = Script;

    fn names(&self) -> &'static [&'static str] {
        &["api_echec_lance_mode_interactif"]
    }

    fn needs(&self) -> &'static [&'static str] {
        &READERS
    }

    fn questions(&self, random: &mut Random) -> Vec<Script> {
        let mut scripts = Vec::new();
        let scene = other_game(random);
        for moves in ["", CHECK, MATE, STALEMATE] {
            scripts.push(Script {
                lines: written(moves),
                scene: scene.clone(),
                has_earlier: false,
            });
        }
        for _ in 0..6 {
            let (lines, scene) = (Vec::new(), other_game(random));
            scripts.push(Script { lines, scene, has_earlier: true });
        }
        for number in 0..60 {
            scripts.push(any(number, random));
        }
        scripts
    }

    fn case(&self, function: u16, script: &Script) -> Case {
        let mut calls = vec![Call { function, arguments: Vec::new() }];
        let [board, game] = READERS;
        let mut readers = vec![(board, BOARD_BUFFER), (game, GAME_BUFFER)];
        let mut buffers = vec![
            Buffer::text(SAVED_BOARD),
            Buffer::holding(vec![0; SETS_BYTES]),
            Buffer::text(SAVED_GAME),
            Buffer::holding(vec![0; HISTORY_BYTES]),
        ];
        if script.has_earlier {
            readers.push((game, EARLIER_BUFFER));
            buffers.extend([Buffer::text(EARLIER_GAME), Buffer::holding(vec![0; HISTORY_BYTES])]);
        }
        for (reader, buffer) in readers {
            let arguments = vec![Argument::Address(buffer - 1, 0), Argument::Address(buffer, 0)];
            let reader = catalogue::function(reader);
            calls.extend(reader.map(|reader| Call { function: reader.number, arguments }));
        }
        Case { buffers, calls, input: script.text().into_bytes(), files: Some(script.files()) }
    }

    fn clauses(&self, script: &Script, _: &Answer) -> Vec<&'static str> {
        let mut clauses = vec![script.tag()];
        clauses.extend((!script.has_earlier).then_some("INTERACTIF-G2"));
        clauses.extend(script.announced().map(|_| "INTERACTIF-G3"));
        clauses.dedup();
        clauses
    }

    fn broken(&self, script: &Script, expected: &Answer, received: &Answer) -> Vec<&'static str> {
        let faults = script.faults(expected, received);
        let mut tags: Vec<&'static str> = faults.iter().map(|(tag, _)| *tag).collect();
        tags.sort_unstable();
        tags.dedup();
        tags
    }

    /// Only what the files say counts, and nobody else looks into them.
    fn is_same(&self, _: &Script, _: &Answer, _: &Answer) -> bool {
        true
    }

    fn side(&self, script: &Script, _: &Answer) -> String {
        let what = match script.lines.last() {
            _ if script.has_earlier => "une partie d'avant",
            _ if script.end().1 => "refus",
            None => "rien",
            Some(Line::Move(..)) if script.reads() => "coup après une lecture",
            Some(Line::Move(..)) => "coup",
            Some(Line::New) => "nouvelle partie",
            Some(Line::ReadBoard | Line::ReadBadly(_)) => "échiquier lu",
            Some(Line::ReadGame) => "partie lue",
            Some(Line::Other(_)) => "remarque",
        };
        let announced = script.announced().map(|word| format!(", {word}")).unwrap_or_default();
        format!("{what}{announced}")
    }

    fn size(&self, script: &Script) -> usize {
        let size = |line: &Line| match line {
            Line::ReadBoard | Line::ReadGame => 10 + script.scene.game.size(),
            _ => 10,
        };
        script.lines.iter().map(size).sum()
    }

    fn smaller(&self, script: &Script) -> Vec<Script> {
        let mut all = Vec::new();
        for size in [4, 2, 1] {
            for at in 0..(script.lines.len() + 1).saturating_sub(size) {
                let lines = [&script.lines[..at], &script.lines[at + size..]].concat();
                all.push(Script { lines, ..script.clone() });
            }
        }
        all
    }

    fn shown(&self, name: &str, script: &Script) -> Shown {
        let lines = script.text().trim_end().replace('\n', " ⏎ ");
        let call = format!("{name}()");
        let mut program = vec!["echiquier e;".to_owned()];
        program.extend(script.has_earlier.then(|| "historique_partie h;".to_owned()));
        program.push(String::new());
        let is_read = |file: &Entry| {
            let is_earlier = script.has_earlier && file.name == SAVED_GAME;
            is_earlier || script.lines.iter().any(|line| line.text().ends_with(file.name))
        };
        let read = script.files().into_iter().filter(is_read);
        let typed = Entry { name: "entree.txt", content: Some(script.text().into_bytes()) };
        for Entry { name, content } in read.chain([typed]) {
            let content = String::from_utf8_lossy(&content.unwrap_or_default()).into_owned();
            program.push("{".to_owned());
            let indented = |line: &String| format!("    {line}").trim_end().to_owned();
            program.extend(lines::file(name, &content).iter().map(indented));
            program.push("}".to_owned());
        }
        program.push("if (freopen(\"entree.txt\", \"r\", stdin) == NULL)".to_owned());
        program.push("    return 2;".to_owned());
        program.push(format!("{call};"));
        let [board, game] = READERS;
        program.push(format!("if ({board}(\"{SAVED_BOARD}\", &e) == pas_erreur)"));
        program.push("    echiquier_afficher(&e);".to_owned());
        for name in [SAVED_GAME, EARLIER_GAME].into_iter().filter(|_| script.has_earlier) {
            program.push(format!("if ({game}(\"{name}\", &h) == pas_erreur)"));
            program.push(format!("    printf(\"{name} : %d coups\\n\", h.nombre_coups);"));
        }
        let (game, _) = script.end();
        let scene = Scene::new(game);
        let board = *scene.position.board();
        let drawing = Drawing { board, last_move: scene.last_move, marked: Default::default() };
        let call = format!("{call}, qui lit : {lines}");
        Shown { drawing: Some(drawing), moves: Vec::new(), call, program }
    }

    fn expected(&self, script: &Script, _: &Answer) -> String {
        if script.has_earlier {
            return format!(
                "la partie d'avant, qui était dans {SAVED_GAME}, passe dans {EARLIER_GAME}, ou reste où \
                 elle est si ce n'est pas possible, et une ligne de stdout le dit"
            );
        }
        let told = match script.announced() {
            Some("mat") => "le mat est annoncé, et ",
            Some("pat") => "le pat est annoncé, et ",
            Some(_) => "l'échec est annoncé, et ",
            None if script.end().1 => "ce qui est refusé est dit et ne change pas la partie, et ",
            None => "",
        };
        format!("{told}{SAVED_BOARD} et {SAVED_GAME} contiennent à la fin la partie dessinée")
    }

    fn received(
        &self,
        script: &Script,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let faults = script.faults(expected, received);
        let said: Vec<String> = faults.into_iter().map(|(_, said)| said).collect();
        (said.join(" ; "), Vec::new())
    }

    fn hint(&self, _: &Script, _: &Answer, tag: &str) -> String {
        let hint = match tag {
            "INTERACTIF-G2" => "quand votre boucle enregistre-t-elle, et dans quels fichiers ?",
            "INTERACTIF-G3" => "que regardez-vous après un coup joué, et qui a alors le trait ?",
            "INTERACTIF-G4" => "après un refus, où en est votre boucle ?",
            "INTERACTIF-G5" => "après une lecture, de quoi part l'historique ?",
            "INTERACTIF-G6" => "au début, que devient un fichier qu'une autre partie a laissé ?",
            _ => "que devient l'historique à chaque commande ?",
        };
        hint.to_owned()
    }
}
