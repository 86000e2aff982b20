//! From text to games.

mod class;
mod columns;
mod lexer;
mod moves;
mod parser;
mod source;
mod symbol;
mod token;

use std::io::{self, Read};

use self::lexer::{Lexer, Simple};
use self::parser::{BrokenGame, GameParser, Rest, Step};
use self::source::Source;
use self::token::{Start, Token};
use super::{PgnError, ReadError, Record};
use crate::rules::Position;

/// How long the text of one game may be.
pub const MAX_GAME_BYTES: usize = 16 << 20;

/// How many moves of one side a game may have, with all its variations.
pub const MAX_GAME_PLIES: usize = 1 << 20;

/// What is kept of a game beside its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReadOptions {
    /// Variations that are not kept are not looked at either: what they hold
    /// may be no chess.
    pub variations: bool,
    /// Comments and numeric annotations.
    pub comments: bool,
}

impl Default for ReadOptions {
    /// Everything.
    fn default() -> ReadOptions {
        ReadOptions { variations: true, comments: true }
    }
}

/// A reader of any input: the code of a reader for each kind would make the library longer, and no
/// faster.
pub(crate) type AnyReader<'a> = Reader<Box<dyn Read + 'a>>;

impl AnyReader<'_> {
    /// A reader of a text that is all there: it is read where it is, and not copied piece by piece.
    pub(crate) fn of_text(text: Vec<u8>, options: ReadOptions) -> Self {
        Reader::of(Source::of_text(text.into(), Box::new(io::empty())), options)
    }
}

/// A game with the positions that its moves were played from, and the one after the last of them.
pub(crate) struct PlayedGame {
    pub record: Record,
    pub past: Vec<Position>,
    pub current: Position,
}

/// Reads games one by one; never more than one is in memory.
///
/// What leaves the meaning clear is forgiven:
///
/// - missing tags, numbers and results, wrong numbers, no blanks in between,
///   lines that end in any way, `%` lines, byte-order marks; text that is not
///   UTF-8 is taken for Western European;
/// - moves as `0-0`, `e8Q`, `exd6 e.p.`, `Ng1-f3`, `g1f3`, with check marks
///   or without; `!?` and `+-` become numeric annotations, and such a number
///   above 255 is dropped;
/// - tags given twice, of which the last counts, in the place of the first, and
///   quotation marks in a value that are not escaped;
/// - a result that differs from the Result tag: the one after the moves counts;
///   a result at the end of a variation says nothing;
/// - a comment after the result, on its line, which belongs to the last move;
/// - a null move (`--`, `Z0`) in a variation, where it shows what a side would do if it had
///   the move: the variation ends before it. Among the moves of the game there is none.
///
/// A result ends a game, also one without moves; so does a tag after moves,
/// and an Event tag after an empty line. Comments alone are no game.
///
/// Everything else is refused ([`super::PgnReason`]): moves that are not legal,
/// not clear or not in English, null moves, what does not end or has no
/// beginning. The next game is then read as if nothing had happened. A comment
/// that is not closed ends at the latest where, after an empty line, an Event
/// tag begins a line.
pub struct Reader<R> {
    lexer: Lexer<R>,
    game: GameParser,
    /// What is left of a faulty game, which only the next game's reader minds.
    rest: Option<Rest>,
}

impl<R: Read> Reader<R> {
    pub fn new(input: R, options: ReadOptions) -> Reader<R> {
        Reader::of(Source::new(input), options)
    }

    fn of(source: Source<R>, options: ReadOptions) -> Reader<R> {
        let lexer = Lexer::new(source, options.comments);
        Reader { lexer, game: GameParser::new(options), rest: None }
    }

    /// The next game, or why it is none; nothing at the end. After an input
    /// error there is nothing more.
    pub fn next_game(&mut self) -> Option<Result<Record, ReadError>> {
        self.next_with(GameParser::finish)
    }

    /// The next game as [`Reader::next_game`] gives it, with its positions.
    pub(crate) fn next_played_game(&mut self) -> Option<Result<PlayedGame, ReadError>> {
        self.next_with(GameParser::finish_played)
    }

    fn next_with<T>(
        &mut self,
        finish: impl FnOnce(&mut GameParser) -> T,
    ) -> Option<Result<T, ReadError>> {
        if let Some(rest) = self.rest.take() {
            self.skip(rest);
        }
        self.lexer.start_game();
        self.game.restart();
        let read = self.read_game();
        // A game with its result is whole; what fails after it is the next one.
        let is_whole = read.is_ok() && self.game.has_result();
        if !is_whole && let Some(failure) = self.lexer.take_failure() {
            return Some(Err(failure.into()));
        }
        match read {
            Ok(()) => self.game.is_game().then(|| Ok(finish(&mut self.game))),
            Err(error) => Some(Err(error.into())),
        }
    }

    fn read_game(&mut self) -> Result<(), PgnError> {
        loop {
            let step = match self.simple_step() {
                Some(taken) => taken.map(|()| Step::GoOn),
                None => self.step(),
            };
            match step {
                Ok(Step::GoOn) => {}
                Ok(Step::OverBefore(lexeme)) => {
                    self.lexer.hold(lexeme);
                    return Ok(());
                }
                Ok(Step::Over) => return self.read_last_comments(),
                Err(BrokenGame { reason, start, rest }) => {
                    self.rest = Some(rest);
                    return Err(self.lexer.place(start).blame(reason));
                }
            }
        }
    }

    /// Takes the next tag, if one comes that is written simply.
    #[inline]
    fn simple_tag(&mut self) -> Option<Result<(), BrokenGame>> {
        if !self.game.awaits_tags() {
            return None;
        }
        let tag = self.lexer.next_simple_tag()?;
        let start = Start::Back(tag.length);
        let taken = self.game.tag(tag.name, tag.value);
        Some(taken.map_err(|reason| BrokenGame { reason, start, rest: Rest::Tags }))
    }

    /// Takes what comes next, if it is written simply: to make a token of any sort takes longer than
    /// to play a move.
    #[inline]
    fn simple_step(&mut self) -> Option<Result<(), BrokenGame>> {
        if !self.game.awaits_moves() {
            return None;
        }
        let simple = self.lexer.next_simple()?;
        let start = simple.start();
        let taken = match simple {
            Simple::Move { text, .. } => self.game.play(text),
            Simple::Comment(words) => {
                self.game.comment_on(words);
                Ok(())
            }
            Simple::Nag(nag) => {
                self.game.annotate(nag);
                Ok(())
            }
            Simple::Open(place) => self.game.open(place),
            Simple::Close => self.game.close(),
        };
        Some(taken.map_err(|reason| BrokenGame { reason, start, rest: Rest::Moves }))
    }

    fn step(&mut self) -> Result<Step, BrokenGame> {
        if let Some(taken) = self.simple_tag() {
            return taken.map(|()| Step::GoOn);
        }
        if self.game.is_skipping() {
            self.lexer.skip_variations(self.game.skipped());
            if !self.game.is_skipping() {
                self.game.close_cut();
                return Ok(Step::GoOn);
            }
        }
        let lexeme = self.lexer.next();
        self.game.take(lexeme, self.lexer.is_too_long())
    }

    /// What is said of the result belongs to the game.
    fn read_last_comments(&mut self) -> Result<(), PgnError> {
        while let Some(lexeme) = self.lexer.next_comment_of_line() {
            let too_long = self.lexer.is_too_long();
            let taken = self.game.take(lexeme, too_long);
            taken.map_err(|BrokenGame { reason, start, .. }| {
                self.lexer.place(start).blame(reason)
            })?;
        }
        Ok(())
    }

    /// Goes to the game after a faulty one.
    fn skip(&mut self, rest: Rest) {
        let mut in_tags = match rest {
            Rest::Nothing(lexeme) => return self.lexer.hold(lexeme),
            Rest::Tags => true,
            Rest::Moves => false,
        };
        loop {
            let lexeme = self.lexer.next();
            match lexeme.token {
                Token::End => return,
                Token::Tag(_) | Token::BadTag(_) => {
                    if !in_tags || lexeme.starts_game() {
                        return self.lexer.hold(lexeme);
                    }
                }
                Token::Result(_) if !self.lexer.is_before_close() => {
                    while self.lexer.next_comment_of_line().is_some() {}
                    return;
                }
                Token::Comment(_) => {}
                _ => in_tags = false,
            }
        }
    }
}
