//! From tokens to a game.

use std::iter::once_with;
use std::mem::{replace, take};

use super::moves::read_move;
use super::symbol::is_null_move;
use super::token::{Lexeme, Place, Start, Token};
use super::{MAX_GAME_PLIES, PlayedGame, ReadOptions};
use crate::pgn::tags::Derived;
use crate::pgn::text::{append, shown};
use crate::pgn::{GameResult, MAX_DEPTH, PgnReason, Ply, Record, TagError, Tags, Variation};
use crate::rules::{Color, FenError, MoveKind, Position};

/// For how many moves room stays ready for the next game.
const SHORT_GAME: usize = 1 << 7;

/// A game that is being read. What it holds of one game is used again for the next.
pub(super) struct GameParser {
    options: ReadOptions,
    tags: Tags,
    has_tags: bool,
    /// What the Result tag says.
    announced: GameResult,
    result: Option<GameResult>,
    main: Line,
    /// The variations that are open, each inside the one before it.
    variations: Vec<Line>,
    /// The moves of the main line, then those of each open variation.
    plies: Vec<Ply>,
    /// For each of these lines, the position at its beginning and after each of its moves.
    positions: Vec<Position>,
    /// How many moves the game has so far, with those of all its variations.
    count: usize,
    /// How many variations are open that are not kept, or not to their end, and where the
    /// first begins.
    skipped: usize,
    skipped_from: Place,
}

/// What a token does to a game.
pub(super) enum Step {
    GoOn,
    /// The game has its result.
    Over,
    /// The game is over without this token.
    OverBefore(Lexeme),
}

/// What is wrong with a game, where, and where the next one may begin.
pub(super) struct BrokenGame {
    pub reason: PgnReason,
    pub start: Start,
    pub rest: Rest,
}

/// What is left of a faulty game.
pub(super) enum Rest {
    Tags,
    Moves,
    /// Nothing: the next game begins with this token.
    Nothing(Lexeme),
}

impl GameParser {
    pub fn new(options: ReadOptions) -> GameParser {
        GameParser {
            options,
            tags: Tags::default(),
            has_tags: false,
            announced: GameResult::Unknown,
            result: None,
            main: Line::new(Place::START, 0),
            variations: Vec::new(),
            plies: Vec::new(),
            positions: Vec::new(),
            count: 0,
            skipped: 0,
            skipped_from: Place::START,
        }
    }

    /// Forgets the game before.
    pub fn restart(&mut self) {
        let (mut plies, mut positions) = (take(&mut self.plies), take(&mut self.positions));
        plies.clear();
        plies.shrink_to(SHORT_GAME);
        positions.clear();
        positions.shrink_to(SHORT_GAME);
        positions.push(Position::default());
        *self = GameParser { plies, positions, ..GameParser::new(self.options) };
    }

    /// Whether anything but comments was there.
    pub fn is_game(&self) -> bool {
        self.has_tags || self.count > 0 || self.result.is_some()
    }

    /// The game.
    pub fn finish(&mut self) -> Record {
        let mut line = replace(&mut self.plies, Vec::with_capacity(SHORT_GAME));
        line.shrink_to_fit();
        Record {
            tags: take(&mut self.tags),
            start: self.positions[0].clone(),
            comment: take(&mut self.main.comment),
            line,
            // What stands after the moves is what the players saw last.
            result: self.result.unwrap_or(self.announced),
        }
    }

    /// The game and its positions.
    pub fn finish_played(&mut self) -> PlayedGame {
        let record = self.finish();
        let mut past = replace(&mut self.positions, Vec::with_capacity(SHORT_GAME));
        let current = past.pop().unwrap_or_default();
        PlayedGame { record, past, current }
    }

    pub fn has_result(&self) -> bool {
        self.result.is_some()
    }

    pub fn take(&mut self, lexeme: Lexeme, too_long: bool) -> Result<Step, BrokenGame> {
        if self.ends_before(&lexeme) {
            return match self.unclosed() {
                None => Ok(Step::OverBefore(lexeme)),
                Some(place) => Err(BrokenGame {
                    reason: PgnReason::UnclosedVariation,
                    start: Start::At(place),
                    rest: Rest::Nothing(lexeme),
                }),
            };
        }
        let start = lexeme.start;
        let is_tag = matches!(lexeme.token, Token::Tag(_) | Token::BadTag(_));
        let result = if too_long { Err(PgnReason::TooLong) } else { self.apply(lexeme) };
        result.map_err(|reason| {
            let rest = if is_tag && self.count == 0 { Rest::Tags } else { Rest::Moves };
            BrokenGame { reason, start, rest }
        })
    }

    /// Whether a tag that comes now may belong to the game.
    #[inline]
    pub fn awaits_tags(&self) -> bool {
        self.count == 0
    }

    /// Whether a move that comes now belongs to the line that is being read.
    #[inline]
    pub fn awaits_moves(&self) -> bool {
        self.skipped == 0 && !self.current().is_over
    }

    /// Whether nothing but its end is of interest in the line that is being read.
    pub fn is_skipping(&self) -> bool {
        self.skipped > 0
    }

    /// How many variations are open of which nothing else is.
    pub fn skipped(&mut self) -> &mut usize {
        &mut self.skipped
    }

    /// Whether a token belongs to the next game.
    fn ends_before(&self, lexeme: &Lexeme) -> bool {
        let has_moves = self.count > 0;
        match &lexeme.token {
            Token::End => true,
            Token::Tag(_) if has_moves => true,
            Token::Tag(_) => self.has_tags && lexeme.starts_game(),
            Token::BadTag(_) => has_moves && lexeme.first_on_line,
            Token::Close | Token::Comment(_) => false,
            _ => self.skipped == 0 && self.current().is_over,
        }
    }

    /// The beginning of the variation that is open.
    fn unclosed(&self) -> Option<Place> {
        let open = self.variations.last().map(|open| open.opened);
        if self.skipped > 0 { Some(self.skipped_from) } else { open }
    }

    fn apply(&mut self, lexeme: Lexeme) -> Result<Step, PgnReason> {
        if self.skipped > 0 {
            self.skip(lexeme.token)?;
            return Ok(Step::GoOn);
        }
        match lexeme.token {
            Token::Tag(tag) => self.tag(&tag.name, &tag.value)?,
            Token::Comment(words) => self.comment_on(words),
            Token::Nag(nag) if self.options.comments => self.annotate(nag),
            Token::Nag(_) | Token::End => {}
            Token::Open(place) => self.open(place)?,
            Token::Close => self.close()?,
            Token::Move(text) => self.play(text.as_bytes())?,
            Token::EnPassant => self.en_passant()?,
            Token::Result(result) if self.variations.is_empty() => {
                self.result = Some(result);
                return Ok(Step::Over);
            }
            Token::Result(_) => self.current_mut().is_over = true,
            Token::Bad(reason) | Token::BadTag(reason) => return Err(*reason),
        }
        Ok(Step::GoOn)
    }

    /// Looks at no more of a variation that is not kept than its end.
    fn skip(&mut self, token: Token) -> Result<(), PgnReason> {
        match token {
            Token::Open(_) => self.skipped += 1,
            Token::Close => {
                self.skipped -= 1;
                self.close_cut();
            }
            Token::Bad(reason)
                if matches!(*reason, PgnReason::NulByte | PgnReason::UnclosedComment) =>
            {
                return Err(*reason);
            }
            _ => {}
        }
        Ok(())
    }

    pub fn tag(&mut self, name: &str, value: &str) -> Result<(), PgnReason> {
        self.has_tags = true;
        match Derived::read(name) {
            Some(Derived::Fen) => {
                // No move has been played: it would have ended the tags.
                self.positions[0] = start(value).map_err(PgnReason::BadFen)?;
            }
            Some(Derived::Result) => {
                self.announced = GameResult::read(value.trim()).unwrap_or_default();
            }
            Some(Derived::SetUp) => {}
            None => {
                if self.tags.get(name).is_none() {
                    self.tags.make_room();
                }
                self.tags.put(name, value).map_err(|error| match error {
                    TagError::TooMany => PgnReason::TooManyTags,
                    TagError::BadName | TagError::BadValue | TagError::Derived => PgnReason::BadTag,
                })?;
            }
        }
        Ok(())
    }

    pub fn comment_on(&mut self, words: String) {
        append(self.comment(), words);
    }

    pub fn annotate(&mut self, nag: u8) {
        let nags = self.nags();
        if !nags.contains(&nag) {
            nags.push(nag);
        }
    }

    pub fn open(&mut self, place: Place) -> Result<(), PgnReason> {
        if self.line().is_empty() {
            return Err(PgnReason::VariationBeforeMove);
        }
        if !self.options.variations {
            (self.skipped, self.skipped_from) = (1, place);
            return Ok(());
        }
        if self.variations.len() == MAX_DEPTH {
            return Err(PgnReason::TooDeep);
        }
        let before_move = self.positions[self.positions.len() - 2].clone();
        self.positions.push(before_move);
        self.variations.push(Line::new(place, self.plies.len()));
        Ok(())
    }

    /// Ends a variation.
    pub fn close(&mut self) -> Result<(), PgnReason> {
        let closed = self.variations.pop().ok_or(PgnReason::StrayParenthesis)?;
        self.keep(closed);
        Ok(())
    }

    /// Gives a variation to the move that it belongs to. Of one without moves, only the comment is
    /// kept.
    fn keep(&mut self, closed: Line) {
        let line: Vec<Ply> = self.plies.drain(closed.first..).collect();
        self.positions.truncate(self.positions.len() - line.len() - 1);
        match self.plies.last_mut() {
            Some(ply) if !line.is_empty() => {
                if ply.variations.is_empty() {
                    // Mostly it stays the only one.
                    ply.variations.reserve_exact(1);
                }
                ply.variations.push(Variation { comment: closed.comment, line });
            }
            _ => append(self.comment(), closed.comment),
        }
    }

    pub fn play(&mut self, token: &[u8]) -> Result<(), PgnReason> {
        if self.count == MAX_GAME_PLIES && !is_null_move(token) {
            return Err(PgnReason::TooLong);
        }
        let position = &self.positions[self.positions.len() - 1];
        let (role, mv) = match read_move(position, token) {
            Err(PgnReason::NullMove { .. }) if !self.variations.is_empty() => {
                self.cut();
                return Ok(());
            }
            read => read?,
        };
        self.positions.push(position.after_of(role, mv));
        // Made where it stays: what is given to `push` is kept aside while room is made.
        self.plies.extend(once_with(|| Ply::new(mv)));
        self.count += 1;
        self.annotate_first();
        Ok(())
    }

    /// Gives the first move of a line the annotations that stand before it.
    #[inline]
    fn annotate_first(&mut self) {
        if self.current().early_nags.is_empty() {
            return;
        }
        let nags = take(&mut self.current_mut().early_nags);
        if let Some(first) = self.plies.last_mut() {
            first.nags = nags;
        }
    }

    /// Ends the variation whose rest was not kept, if that has come to its end.
    pub fn close_cut(&mut self) {
        if self.skipped == 0
            && let Some(closed) = self.variations.pop_if(|line| line.is_cut)
        {
            self.keep(closed);
        }
    }

    /// Keeps no more of the variation that is being read.
    fn cut(&mut self) {
        let current = self.current_mut();
        current.is_cut = true;
        (self.skipped, self.skipped_from) = (1, current.opened);
    }

    /// Two words for one capture: the second says nothing new, if it is true.
    fn en_passant(&mut self) -> Result<(), PgnReason> {
        match self.line().last() {
            Some(ply) if ply.mv.kind() == MoveKind::EnPassant => Ok(()),
            _ => Err(PgnReason::UnknownToken { token: shown("e.p.") }),
        }
    }

    fn current(&self) -> &Line {
        self.variations.last().unwrap_or(&self.main)
    }

    fn current_mut(&mut self) -> &mut Line {
        self.variations.last_mut().unwrap_or(&mut self.main)
    }

    /// The moves of the line that is being read.
    fn line(&self) -> &[Ply] {
        &self.plies[self.current().first..]
    }

    /// The comment to which one that comes now belongs.
    fn comment(&mut self) -> &mut String {
        let line = self.variations.last_mut().unwrap_or(&mut self.main);
        match self.plies[line.first..].last_mut() {
            Some(ply) => &mut ply.comment,
            None => &mut line.comment,
        }
    }

    /// The annotations to which one that comes now belongs.
    fn nags(&mut self) -> &mut Vec<u8> {
        let line = self.variations.last_mut().unwrap_or(&mut self.main);
        match self.plies[line.first..].last_mut() {
            Some(ply) => &mut ply.nags,
            None => &mut line.early_nags,
        }
    }
}

/// A line that is being read.
struct Line {
    /// Where it was opened.
    opened: Place,
    comment: String,
    /// The place of its first move among all.
    first: usize,
    /// Annotations that stand before the first move.
    early_nags: Vec<u8>,
    /// Whether a variation has been given a result, as some programs do.
    is_over: bool,
    /// Whether the rest of a variation is not kept.
    is_cut: bool,
}

impl Line {
    fn new(opened: Place, first: usize) -> Line {
        let (comment, early_nags) = (String::new(), Vec::new());
        Line { opened, comment, first, early_nags, is_over: false, is_cut: false }
    }
}

/// The position of a FEN tag. Composers' positions count too, if each side has no
/// more pieces than a set has: nobody needs more, and some rely on it.
fn start(fen: &str) -> Result<Position, FenError> {
    let position = Position::from_playable_fen(fen)?;
    let is_crowded = |color| position.board().color(color).count() > 16;
    if Color::ALL.into_iter().any(is_crowded) { Position::from_fen(fen) } else { Ok(position) }
}
