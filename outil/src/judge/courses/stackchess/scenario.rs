//! A game on a copy's board: moves, something that is done then, and what is seen before and after.

use echecs::stackchess::{Move, Options, Square, StackGame};

use super::offer::StackOffer;
use super::piece::{PIECE_BYTES, RawPiece};
use super::play::Game;
use crate::judge::courses::object::{Script, beside, number};
use crate::judge::wire::{Answer, Argument, Buffer, Case, Value};

#[derive(Clone, Debug)]
pub struct Scenario {
    pub game: Game,
    pub act: Act,
}

/// What is done after the moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act {
    /// Nothing: the game is only made.
    Make,
    /// Only its size is asked for.
    Measure,
    Look,
    Move(Move),
    Verify(Move),
    /// The player whose turn it is gives up.
    Resign,
    Show(Option<Square>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Before,
    After,
}

/// What a call is for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    Create,
    Play,
    Act,
    Size,
    StateBefore,
    State,
    Winner,
    Turn(Moment),
    Height(Moment, Square),
    /// With its place in the buffer of pieces.
    Piece(Moment, Square, usize, usize),
    /// What is not looked at: reading the start, and the end.
    Other,
}

/// A difference between what was expected and what came.
pub struct Difference {
    pub step: Step,
    pub said: String,
    /// A piece of the same player as expected, on the right place: only its kind is another.
    pub is_other_kind: bool,
}

/// The buffers.
const PIECES: usize = 0;
const TEXT: usize = 1;
const REASON: usize = 2;
/// Room for a sentence.
const SENTENCE: usize = 512;
/// On a larger board only the home ranks are looked at.
const WHOLE_BOARD: u8 = 10;
const THE_GAME: Argument = Argument::Earlier(0);

impl Scenario {
    /// The game before the act.
    pub fn before(&self) -> Option<StackGame> {
        self.game.played()
    }

    /// The game after the act.
    pub fn after(&self) -> Option<StackGame> {
        let mut game = self.before()?;
        match self.act {
            // A move that is refused changes nothing.
            Act::Move(mv) => drop(game.play(mv.from, mv.to, mv.count)),
            Act::Resign => game.resign(game.position().turn()).ok()?,
            _ => {}
        }
        Some(game)
    }

    /// The calls, and what each is for.
    pub fn script(&self, offer: &StackOffer) -> (Vec<Step>, Case) {
        let start = &self.game.start;
        let mut script = Script::new(offer);
        let (size, options) = (i64::from(start.size()), option_bits(start.options()));
        let numbers = [size, options].map(Argument::Number);
        script.call("stackchess_creer", numbers, Step::Create);
        if self.game.is_read {
            let arguments = [THE_GAME, Argument::Address(TEXT, 0)];
            script.call("stackchess_lire_position", arguments, Step::Other);
        }
        for mv in &self.game.moves {
            script.call("stackchess_deplacer", of_move(*mv), Step::Play);
        }
        let mut pieces = 0;
        if matches!(self.act, Act::Move(_) | Act::Verify(_) | Act::Show(_))
            && let Some(game) = self.before()
        {
            observe(&mut script, &game, Moment::Before, &mut pieces);
        }
        self.act_in(&mut script);
        if let Some(game) = self.after()
            && matches!(self.act, Act::Look | Act::Move(_))
        {
            observe(&mut script, &game, Moment::After, &mut pieces);
        }
        if self.act != Act::Make {
            script.call("stackchess_taille", [THE_GAME], Step::Size);
        }
        if matches!(self.act, Act::Look | Act::Resign) {
            script.call("stackchess_etat", [THE_GAME], Step::State);
            script.call("stackchess_vainqueur", [THE_GAME], Step::Winner);
        }
        if self.act != Act::Make {
            script.call("stackchess_detruire", [THE_GAME], Step::Other);
        }
        script.case.buffers = vec![Buffer::blank(pieces * PIECE_BYTES)];
        script.case.buffers.push(Buffer::text(&start.to_string()));
        if matches!(self.act, Act::Verify(_)) {
            script.case.buffers.push(Buffer::blank(SENTENCE));
        }
        (script.steps, script.case)
    }

    fn act_in(&self, script: &mut Script<'_, Step>) {
        match self.act {
            Act::Make | Act::Measure | Act::Look => {}
            Act::Move(mv) => script.call("stackchess_deplacer", of_move(mv), Step::Act),
            Act::Verify(mv) => {
                let mut arguments = of_move(mv);
                arguments.extend([Argument::Address(REASON, 0), Argument::Number(SENTENCE as i64)]);
                script.call("stackchess_verifier", arguments, Step::Act);
            }
            Act::Resign => {
                script.call("stackchess_etat", [THE_GAME], Step::StateBefore);
                let player = self.before().map_or(0, |game| game.position().turn().index());
                let arguments = [THE_GAME, Argument::Number(player as i64)];
                script.call("stackchess_abandonner", arguments, Step::Act);
            }
            Act::Show(square) => {
                let [x, y] = square.map_or([-1, -1], |s| [s.file(), s.rank()].map(i64::from));
                let arguments = [THE_GAME, Argument::Number(x), Argument::Number(y)];
                script.call("stackchess_afficher", arguments, Step::Act);
            }
        }
    }

    /// What of an answer is not as expected. A code only says whether there is an error, and
    /// whether a piece has moved shows in what it may do later.
    pub fn differences(
        &self,
        offer: &StackOffer,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<Difference> {
        let (steps, case) = self.script(offer);
        let pieces = [expected, received].map(|answer| case.after(answer, PIECES));
        let mut found = Vec::new();
        for (step, wanted, came) in beside(&steps, expected, received) {
            let is_same = match step {
                Step::Create => (*wanted == Value::Null) == (*came == Value::Null),
                Step::Play | Step::Act => is_error(wanted) == is_error(came),
                // The height that is wrong is told already.
                Step::Piece(..) if *came == Value::Nothing => true,
                Step::Piece(.., slot) => {
                    let [wanted, came] = pieces.each_ref().map(|bytes| piece_at(bytes, *slot));
                    (wanted.kind, wanted.color) == (came.kind, came.color)
                }
                Step::Other => true,
                _ => wanted == came,
            };
            if !is_same {
                let said = told(*step, came, &pieces[1]);
                let is_other_kind = matches!(step, Step::Piece(.., slot) if {
                    let [wanted, came] = pieces.each_ref().map(|bytes| piece_at(bytes, *slot));
                    wanted.color == came.color
                });
                found.push(Difference { step: *step, said, is_other_kind });
            }
        }
        found
    }
}

impl Scenario {
    /// The letters of the pieces, of each pile from the bottom up, as the copy itself told them before the
    /// act.
    pub fn seen(&self, offer: &StackOffer, received: &Answer) -> Vec<(Square, String)> {
        let (steps, case) = self.script(offer);
        let pieces = case.after(received, PIECES);
        let told = steps.iter().filter_map(|step| match step {
            Step::Piece(Moment::Before, square, _, slot) => {
                Some((*square, piece_at(&pieces, *slot).letters()))
            }
            _ => None,
        });
        told.collect()
    }
}

fn observe(script: &mut Script<'_, Step>, game: &StackGame, moment: Moment, slots: &mut usize) {
    let position = game.position();
    let size = position.size();
    script.call("stackchess_joueur", [THE_GAME], Step::Turn(moment));
    let is_near =
        |square: &Square| size <= WHOLE_BOARD || square.rank() < 3 || square.rank() + 3 >= size;
    for square in Square::all(size).filter(is_near) {
        let place = [square.file(), square.rank()].map(|n| Argument::Number(n.into()));
        let [x, y] = place;
        let height = script.steps.len();
        script.call("stackchess_hauteur", [THE_GAME, x, y], Step::Height(moment, square));
        if script.steps.len() == height {
            continue;
        }
        for rank in 0..position.pile(square).len() {
            let piece = Argument::Address(PIECES, *slots * PIECE_BYTES);
            // Beyond the height that the copy has told, it may not be asked.
            let rank_below_height = Argument::Rank(rank as u32, height);
            let arguments = [THE_GAME, x, y, rank_below_height, piece];
            script.call(
                "stackchess_piece_en",
                arguments,
                Step::Piece(moment, square, rank, *slots),
            );
            *slots += 1;
        }
    }
}

fn of_move(mv: Move) -> Vec<Argument> {
    let squares = [mv.from.file(), mv.from.rank(), mv.to.file(), mv.to.rank()];
    let mut arguments = vec![THE_GAME];
    arguments.extend(squares.map(|number| Argument::Number(number.into())));
    arguments.push(Argument::Number(mv.count as i64));
    arguments
}

/// The sum of the options in C.
pub fn option_bits(options: Options) -> i64 {
    i64::from(options.knights) + 2 * i64::from(!options.promotion)
}

fn is_error(value: &Value) -> bool {
    *value != Value::Number(0)
}

pub fn piece_at(bytes: &[u8], slot: usize) -> RawPiece {
    RawPiece::read(&bytes[slot * PIECE_BYTES..])
}

/// What came of a step, in words.
fn told(step: Step, came: &Value, pieces: &[u8]) -> String {
    let moment = |moment| if moment == Moment::Before { "avant le coup, " } else { "" };
    let value = number(came).unwrap_or(0);
    match step {
        Step::Create => "stackchess_creer rend NULL".to_owned(),
        Step::Play => format!("un coup légal d'avant est refusé (code {value})"),
        Step::Act => match value {
            0 => "la fonction rend stackchess_ok".to_owned(),
            code => format!("la fonction rend {code}"),
        },
        Step::Size => format!("stackchess_taille rend {value}"),
        Step::StateBefore | Step::State => {
            format!("stackchess_etat rend {value} ({})", state(value))
        }
        Step::Winner => format!("stackchess_vainqueur rend {value}"),
        Step::Turn(when) => format!("{}stackchess_joueur rend {value}", moment(when)),
        Step::Height(when, square) => format!("{}{square} a une hauteur de {value}", moment(when)),
        Step::Piece(when, square, rank, slot) => {
            let piece = piece_at(pieces, slot).letters();
            format!("{}au rang {rank} de {square}, il y a {piece}", moment(when))
        }
        Step::Other => String::new(),
    }
}

pub fn state(value: i64) -> &'static str {
    match value {
        0 => "stackchess_en_cours",
        1 => "stackchess_tout_pris",
        2 => "stackchess_abandon",
        3 => "stackchess_egalite",
        4 => "stackchess_bloque",
        5 => "stackchess_absente",
        _ => "pas un état",
    }
}
