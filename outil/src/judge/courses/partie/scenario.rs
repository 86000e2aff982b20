//! A game on a copy's controller: moves, one more move, and what a view shows before and after.

use std::iter;

use echecs::rules::{Game, Move, Position, Role, Square};

use super::play;
use super::view::{self, Cell, Notes};
use crate::judge::courses::object::{Offer, Script, beside, number};
use crate::judge::wire::{Answer, Argument, Buffer, Case, Value};

#[derive(Clone, Debug)]
pub struct Scenario {
    /// The moves of a game before, if there is one: the game begins anew after them.
    pub earlier: Option<Vec<Move>>,
    pub moves: Vec<Move>,
    /// The squares of one more move, legal or not.
    pub last: Option<(Square, Square)>,
    /// What pawns become.
    pub wanted: Role,
    /// The view comes after so many moves, and not before the game.
    pub view_after: Option<usize>,
    /// A move that is refused, after so many moves.
    pub tried: Option<(usize, (Square, Square))>,
    /// The same moves are played in another game, that nothing came before.
    pub is_twice: bool,
}

/// What a call is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Create,
    Plug,
    Begin,
    Earlier,
    Play,
    /// A move that is refused, and must leave nothing behind.
    Try,
    /// A move of the game that nothing came before.
    PlayAgain,
    Last,
    LastAgain,
    Turn,
    Check,
    Piece(Square),
    Other,
}

/// The buffers.
const NOTES: usize = 0;
const PLAYERS: usize = 1;

impl Scenario {
    /// A game of these moves, and one more.
    pub fn of(moves: Vec<Move>, last: Option<(Square, Square)>, wanted: Role) -> Scenario {
        Scenario {
            earlier: None,
            moves,
            last,
            wanted,
            view_after: None,
            tried: None,
            is_twice: false,
        }
    }

    /// The game before the last move.
    pub fn before(&self) -> Option<Game> {
        play::played(&self.moves)
    }

    /// The last move, if it is legal.
    pub fn legal_last(&self) -> Option<Move> {
        let (from, to) = self.last?;
        let game = self.before()?;
        let position = game.position();
        let is_it = |mv: &Move| {
            position.move_squares(*mv) == (from, to)
                && mv.promotion().is_none_or(|role| role == self.wanted)
        };
        position.legal_moves().into_iter().find(is_it)
    }

    /// A long game that ends sooner, each time with the move that comes next there.
    pub fn beginnings(&self) -> Vec<Scenario> {
        let count = self.moves.len();
        let shares =
            iter::successors(Some(count), |left| Some(left / 2)).take_while(|left| *left > 0);
        let until = |left: usize| Scenario {
            last: Some(written(&self.moves)[count - left]),
            moves: self.moves[..count - left].to_vec(),
            view_after: Some(count - left),
            ..self.clone()
        };
        shares.map(until).collect()
    }

    /// The calls, and what each is for.
    pub fn script(&self, offer: &Offer) -> (Vec<Step>, Case) {
        let mut script = Script::new(offer);
        let game = Argument::Earlier(0);
        script.call("partie_creer", [], Step::Create);
        let plug = |script: &mut Script<'_, Step>| {
            script.call("partie_brancher_vue", [game, Argument::View(NOTES)], Step::Plug);
        };
        if self.view_after.is_none() {
            plug(&mut script);
        }
        script.call("partie_commencer", [game], Step::Begin);
        if let Some(earlier) = &self.earlier {
            play_all(&mut script, game, earlier, Step::Earlier);
            script.call("partie_commencer", [game], Step::Begin);
        }
        let squares_of_moves = written(&self.moves);
        for played in 0..=self.moves.len() {
            if self.view_after == Some(played) {
                plug(&mut script);
            }
            if let Some((_, (from, to))) = self.tried.filter(|(after, _)| *after == played) {
                script.call("partie_deplacer", squares(game, from, to), Step::Try);
            }
            if let Some((from, to)) = squares_of_moves.get(played) {
                script.call("partie_deplacer", squares(game, *from, *to), Step::Play);
            }
        }
        if let Some((from, to)) = self.last {
            script.call("partie_deplacer", squares(game, from, to), Step::Last);
        }
        script.call("partie_joueur", [game], Step::Turn);
        script.call("partie_est_en_echec", [game], Step::Check);
        // A view shows the board; without one, it is asked for.
        if !offer.has("partie_brancher_vue") {
            for square in all_squares() {
                let [x, y] = [square.file(), square.rank()].map(|n| Argument::Number(n.into()));
                let player = Argument::Address(PLAYERS, 4 * square.index());
                script.call("partie_piece_en", [game, x, y, player], Step::Piece(square));
            }
        }
        if self.is_twice {
            let other = Argument::Earlier(script.steps.len());
            script.call("partie_creer", [], Step::Create);
            script.call("partie_commencer", [other], Step::Begin);
            play_all(&mut script, other, &self.moves, Step::PlayAgain);
            if let Some((from, to)) = self.last {
                script.call("partie_deplacer", squares(other, from, to), Step::LastAgain);
            }
            script.call("partie_detruire", [other], Step::Other);
        }
        script.call("partie_detruire", [game], Step::Other);
        script.case.buffers = vec![view::buffer(self.wanted), Buffer::blank(4 * 64)];
        (script.steps, script.case)
    }

    /// What came, with what was expected.
    pub fn seen<'a>(&self, offer: &Offer, expected: &'a Answer, received: &'a Answer) -> Seen<'a> {
        let (steps, case) = self.script(offer);
        let notes = [expected, received].map(|answer| Notes::read(&case.after(answer, NOTES)));
        let players = [expected, received].map(|answer| case.after(answer, PLAYERS));
        Seen {
            steps,
            expected,
            received,
            notes,
            players,
            has_view: offer.has("partie_brancher_vue"),
        }
    }
}

/// What a function that reads the game says wrong.
pub struct Reading {
    pub square: Option<Square>,
    pub said: String,
    /// It is about the check.
    pub is_check: bool,
}

/// Both answers to a scenario.
pub struct Seen<'a> {
    steps: Vec<Step>,
    expected: &'a Answer,
    received: &'a Answer,
    notes: [Notes; 2],
    players: [Vec<u8>; 2],
    has_view: bool,
}

impl Seen<'_> {
    /// The numbers of the calls of a kind.
    pub fn calls(&self, step: Step) -> Vec<usize> {
        (0..self.steps.len()).filter(|place| self.steps[*place] == step).collect()
    }

    /// Whether a call of this kind has failed where it should not, or the reverse.
    pub fn differs(&self, step: Step) -> bool {
        beside(&self.steps, self.expected, self.received)
            .filter(|(known, ..)| **known == step)
            .any(|(_, wanted, came)| is_error(wanted) != is_error(came))
    }

    /// What is returned by a call.
    pub fn returned(&self, call: usize) -> Option<i64> {
        number(&self.received.calls[call].value)
    }

    /// The first move of the game that is not answered as in the game that nothing came before:
    /// its place, and both answers.
    pub fn unlike_afresh(&self) -> Option<(usize, [i64; 2])> {
        let both = |step, again| self.calls(step).into_iter().zip(self.calls(again));
        let pairs = both(Step::Play, Step::PlayAgain).chain(both(Step::Last, Step::LastAgain));
        let answers =
            pairs.map(|(one, other)| [one, other].map(|call| self.returned(call).unwrap_or(0)));
        answers.enumerate().find(|(_, [after, afresh])| (*after == 0) != (*afresh == 0))
    }

    /// The first move of the game that is refused: its place, and the code.
    pub fn first_refused(&self) -> Option<(usize, i64)> {
        let codes = self.calls(Step::Play).into_iter().map(|call| self.returned(call).unwrap_or(0));
        codes.enumerate().find(|(_, code)| *code != 0)
    }

    pub fn is_created(&self) -> bool {
        self.received.calls[0].value != Value::Null
    }

    /// What the view shows wrong after a call, in words and squares.
    pub fn picture_faults(&self, call: usize) -> Vec<(Square, String)> {
        if !self.has_view {
            return Vec::new();
        }
        let [wanted, came] = self.notes.each_ref().map(|notes| notes.picture(call));
        // Whatever was chosen so is one of the four.
        let is_blind = self.chose_blindly(call);
        let is_any = |wanted: Cell, came: Cell| match (wanted, came) {
            (Some((0..=3, wanted)), Some((0..=3, came))) => is_blind && wanted == came,
            _ => false,
        };
        let wrong = all_squares().filter(|square| {
            let [wanted, came] = [wanted, came].map(|picture| picture[square.index()]);
            wanted != came && !is_any(wanted, came)
        });
        wrong
            .map(|square| {
                let [wanted, came] =
                    [wanted, came].map(|picture| view::named(picture[square.index()]));
                (square, view::instead(square, &came, &wanted))
            })
            .collect()
    }

    /// Whether the pawn has become in this call what only the copy knows.
    pub fn chose_blindly(&self, call: usize) -> bool {
        self.notes[1].chose_blindly(call)
    }

    /// Whether the view should have had a message during a call, and had none.
    pub fn lacks_message(&self, call: usize) -> bool {
        self.has_view && self.notes[1].messages(call).is_empty()
    }

    /// What the message of the last move cannot tell, because the view had the very same one when it
    /// was otherwise. Which words a message uses is the copy's own matter, and so is what it says when
    /// the game is over.
    pub fn message_fault(&self, question: &Scenario, last: usize) -> Option<&'static str> {
        let told = self.notes[1].messages(last);
        let mut game = question.before()?;
        game.play(question.legal_last()?).ok()?;
        if told.is_empty() || game.outcome().is_some() {
            return None;
        }
        let (turn, is_check) = (game.position().turn(), game.position().is_check());
        let calls = self.calls(Step::Begin).into_iter().chain(self.calls(Step::Play));
        let mut position = Position::default();
        for (played, call) in calls.enumerate() {
            if let Some(mv) = played.checked_sub(1).map(|place| question.moves[place]) {
                position.play(mv);
            }
            // What a wrong move has left behind is that move's fault.
            if self.notes[1].messages(call) != told || !self.picture_faults(call).is_empty() {
                continue;
            }
            if position.turn() != turn {
                return Some(
                    "le message est celui que la vue a reçu quand l'autre joueur avait le trait",
                );
            }
            match (position.is_check(), is_check) {
                (false, true) => return Some("le message est celui que la vue a reçu sans échec"),
                (true, false) => {
                    return Some("le message est celui que la vue a reçu pour un échec");
                }
                _ => {}
            }
        }
        None
    }

    /// What the functions that read the game say wrong at the end; whether there is a check is
    /// looked at only where it may have come about.
    pub fn reading_faults(&self, is_check_new: bool) -> Vec<Reading> {
        let mut said = Vec::new();
        for (step, wanted, came) in beside(&self.steps, self.expected, self.received) {
            let value = number(came).unwrap_or(0);
            match step {
                Step::Turn if wanted != came => {
                    said.push(Reading {
                        square: None,
                        said: format!("partie_joueur rend {value}"),
                        is_check: false,
                    });
                }
                Step::Check if is_check_new && (number(wanted) == Some(0)) != (value == 0) => {
                    said.push(Reading {
                        square: None,
                        said: format!("partie_est_en_echec rend {value}"),
                        is_check: true,
                    });
                }
                Step::Piece(square) => {
                    let of = |bytes: &[u8]| bytes[4 * square.index()];
                    let [owner, found] = self.players.each_ref().map(|bytes| of(bytes));
                    let is_empty = number(wanted) == Some(EMPTY);
                    if wanted != came || (!is_empty && owner != found) {
                        let cell = (value != EMPTY).then_some((value as u8, found));
                        said.push(Reading {
                            square: Some(*square),
                            said: format!(
                                "partie_piece_en donne {} en {square}",
                                view::named(cell)
                            ),
                            is_check: false,
                        });
                    }
                }
                _ => {}
            }
        }
        said
    }
}

/// `invalide`.
const EMPTY: i64 = 7;

/// Plays moves from the start of a game.
pub fn play_all<S: Copy>(script: &mut Script<'_, S>, game: Argument, moves: &[Move], step: S) {
    for (from, to) in written(moves) {
        script.call("partie_deplacer", squares(game, from, to), step);
    }
}

/// The squares of moves from the start, as players name them.
pub fn written(moves: &[Move]) -> Vec<(Square, Square)> {
    let mut position = Position::default();
    let squares = moves.iter().map(|mv| {
        let squares = position.move_squares(*mv);
        position.play(*mv);
        squares
    });
    squares.collect()
}

/// A game and two squares, as arguments.
pub fn squares(game: Argument, from: Square, to: Square) -> Vec<Argument> {
    let numbers = [from.file(), from.rank(), to.file(), to.rank()];
    let mut arguments = vec![game];
    arguments.extend(numbers.map(|number| Argument::Number(number.into())));
    arguments
}

fn is_error(value: &Value) -> bool {
    *value != Value::Number(0)
}

pub fn all_squares() -> impl Iterator<Item = Square> {
    (0..64).filter_map(Square::new)
}
