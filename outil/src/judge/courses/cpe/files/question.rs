//! A game, and the file that it goes to or comes from.

use std::rc::Rc;

use echecs::rules::Position;

use super::super::game::Game;
use super::super::making::{self, play};
use super::super::scene::Scene;
use super::What;
use super::text::{self, Fault, Style};
use crate::judge::random::Random;

/// What a game is written to, or read from.
#[derive(Clone)]
pub struct FileQuestion {
    pub scene: Rc<Scene>,
    pub file: State,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    /// To be written: there, with something shorter or longer in it.
    Empty,
    Longer,
    /// To be read.
    Good(Style),
    Bad(Fault),
    Absent,
    /// Neither can be done.
    NoFolder,
}

pub const NAME: &str = "partie.txt";
const LOST: &str = "absent/partie.txt";

impl FileQuestion {
    pub fn can_be_done(&self) -> bool {
        matches!(self.file, State::Empty | State::Longer | State::Good(_))
    }

    pub fn name(&self) -> &'static str {
        if self.file == State::NoFolder { LOST } else { NAME }
    }

    pub fn content(&self, what: What) -> Option<String> {
        let Scene { game, sets, .. } = &*self.scene;
        match self.file {
            State::Empty => Some(String::new()),
            State::Longer => Some("une ligne de trop\n".repeat(3000)),
            State::Good(style) => Some(text::text(what, game, sets, style)),
            State::Bad(fault) => Some(text::faulty(what, game, sets, fault)),
            State::Absent | State::NoFolder => None,
        }
    }

    pub fn why(&self) -> &'static str {
        match self.file {
            State::Bad(fault) => fault.sentence(),
            State::Absent => "le fichier n'existe pas",
            State::NoFolder => "son dossier n'existe pas",
            State::Empty | State::Longer | State::Good(_) => "",
        }
    }
}

/// Games with every kind of move.
pub fn scenes(count: usize, random: &mut Random) -> Vec<Rc<Scene>> {
    let mut scenes = vec![Scene::new(Game::new(Position::default()))];
    for number in 0..count {
        let start = Some(Game::new(Position::default()));
        let placed = match number % 5 {
            0 | 2 => start,
            4 => making::passed(random),
            _ => making::placed(random, 6),
        };
        let Some(mut game) = placed else { continue };
        let length = random.below(24);
        // Special moves are written in their own way.
        play(&mut game, random, length, |_, mv| {
            if mv.is_castling() || mv.promotion().is_some() { 40 } else { 1 }
        });
        scenes.push(Scene::new(making::mixed(game, random)));
    }
    scenes
}
