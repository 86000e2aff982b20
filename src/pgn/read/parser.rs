//! From tokens to a game.

use super::moves::read_move;
use super::symbol::is_null_move;
use super::token::{Lexeme, Place, Token};
use super::{MAX_GAME_PLIES, ReadOptions};
use crate::pgn::tags::Derived;
use crate::pgn::text::{append, shown};
use crate::pgn::{
    GameResult, MAX_DEPTH, PgnError, PgnReason, Ply, Record, TagError, Tags, Variation,
};
use crate::rules::{Color, FenError, MoveKind, Position};

/// A game that is being read.
pub(super) struct GameParser {
    options: ReadOptions,
    tags: Tags,
    has_tags: bool,
    start: Position,
    /// What the Result tag says.
    announced: GameResult,
    result: Option<GameResult>,
    main: Line,
    /// The variations that are open, each inside the one before it.
    variations: Vec<Line>,
    plies: usize,
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

/// What is wrong with a game, and where the next one may begin.
pub(super) struct BrokenGame {
    pub error: PgnError,
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
        let start = Position::default();
        GameParser {
            options,
            tags: Tags::default(),
            has_tags: false,
            main: Line::new(start.clone(), Place::START),
            start,
            announced: GameResult::Unknown,
            result: None,
            variations: Vec::new(),
            plies: 0,
            skipped: 0,
            skipped_from: Place::START,
        }
    }

    /// The game; none if nothing but comments was there.
    pub fn finish(self) -> Option<Record> {
        if !self.has_tags && self.plies == 0 && self.result.is_none() {
            return None;
        }
        Some(Record {
            tags: self.tags,
            start: self.start,
            comment: self.main.comment,
            line: self.main.plies,
            // What stands after the moves is what the players saw last.
            result: self.result.unwrap_or(self.announced),
        })
    }

    pub fn has_result(&self) -> bool {
        self.result.is_some()
    }

    pub fn take(&mut self, lexeme: Lexeme, too_long: bool) -> Result<Step, BrokenGame> {
        if self.ends_before(&lexeme) {
            return match self.unclosed() {
                None => Ok(Step::OverBefore(lexeme)),
                Some(error) => Err(BrokenGame { error, rest: Rest::Nothing(lexeme) }),
            };
        }
        let place = lexeme.place;
        let is_tag = matches!(lexeme.token, Token::Tag { .. } | Token::BadTag(_));
        let result = if too_long { Err(PgnReason::TooLong) } else { self.apply(lexeme) };
        result.map_err(|reason| {
            let rest = if is_tag && self.plies == 0 { Rest::Tags } else { Rest::Moves };
            BrokenGame { error: place.blame(reason), rest }
        })
    }

    /// Whether a move that comes now belongs to the line that is being read.
    #[inline]
    pub fn awaits_moves(&self) -> bool {
        self.skipped == 0 && !self.current().is_over
    }

    /// Takes a move where one is awaited.
    #[inline]
    pub fn take_move(
        &mut self,
        text: &[u8],
        place: Place,
        too_long: bool,
    ) -> Result<(), BrokenGame> {
        let played = if too_long { Err(PgnReason::TooLong) } else { self.play(text) };
        played.map_err(|reason| BrokenGame { error: place.blame(reason), rest: Rest::Moves })
    }

    /// Whether a token belongs to the next game.
    fn ends_before(&self, lexeme: &Lexeme) -> bool {
        let has_moves = self.plies > 0;
        match &lexeme.token {
            Token::End => true,
            Token::Tag { .. } if has_moves => true,
            Token::Tag { .. } => self.has_tags && lexeme.starts_game(),
            Token::BadTag(_) => has_moves && lexeme.first_on_line,
            Token::Close | Token::Comment(_) => false,
            _ => self.skipped == 0 && self.current().is_over,
        }
    }

    /// What is wrong if the game ends now.
    fn unclosed(&self) -> Option<PgnError> {
        let place = match self.variations.last() {
            _ if self.skipped > 0 => self.skipped_from,
            Some(open) => open.opened,
            None => return None,
        };
        Some(place.blame(PgnReason::UnclosedVariation))
    }

    fn apply(&mut self, lexeme: Lexeme) -> Result<Step, PgnReason> {
        if self.skipped > 0 {
            self.skip(lexeme.token)?;
            return Ok(Step::GoOn);
        }
        match lexeme.token {
            Token::Tag { name, value } => self.tag(name, value)?,
            Token::Comment(words) => append(self.current_mut().comment(), words),
            Token::Nag(nag) if self.options.comments => {
                let nags = self.current_mut().nags();
                if !nags.contains(&nag) {
                    nags.push(nag);
                }
            }
            Token::Nag(_) | Token::End => {}
            Token::Open => self.open(lexeme.place)?,
            Token::Close => self.close()?,
            Token::Move(text) => self.play(text.as_bytes())?,
            Token::EnPassant => self.en_passant()?,
            Token::Result(result) if self.variations.is_empty() => {
                self.result = Some(result);
                return Ok(Step::Over);
            }
            Token::Result(_) => self.current_mut().is_over = true,
            Token::Bad(reason) | Token::BadTag(reason) => return Err(reason),
        }
        Ok(Step::GoOn)
    }

    /// Looks at no more of a variation that is not kept than its end.
    fn skip(&mut self, token: Token) -> Result<(), PgnReason> {
        match token {
            Token::Open => self.skipped += 1,
            Token::Close => {
                self.skipped -= 1;
                if self.skipped == 0 && self.current().is_cut {
                    self.close()?;
                }
            }
            Token::Bad(reason @ (PgnReason::NulByte | PgnReason::UnclosedComment)) => {
                return Err(reason);
            }
            _ => {}
        }
        Ok(())
    }

    fn tag(&mut self, name: String, value: String) -> Result<(), PgnReason> {
        self.has_tags = true;
        match Derived::read(&name) {
            Some(Derived::Fen) => {
                let start = start(&value).map_err(PgnReason::BadFen)?;
                self.current_mut().restart(start.clone());
                self.start = start;
            }
            Some(Derived::Result) => {
                self.announced = GameResult::read(value.trim()).unwrap_or_default();
            }
            Some(Derived::SetUp) => {}
            None => {
                if self.tags.get(&name).is_none() {
                    self.tags.make_room();
                }
                self.tags.set(name, value).map_err(|error| match error {
                    TagError::TooMany => PgnReason::TooManyTags,
                    TagError::BadName | TagError::BadValue | TagError::Derived => PgnReason::BadTag,
                })?;
            }
        }
        Ok(())
    }

    fn open(&mut self, place: Place) -> Result<(), PgnReason> {
        let current = self.current();
        if current.plies.is_empty() {
            return Err(PgnReason::VariationBeforeMove);
        }
        if !self.options.variations {
            (self.skipped, self.skipped_from) = (1, place);
            return Ok(());
        }
        if self.variations.len() == MAX_DEPTH {
            return Err(PgnReason::TooDeep);
        }
        self.variations.push(Line::new(current.before.clone(), place));
        Ok(())
    }

    /// Ends a variation. Of one without moves, only the comment is kept.
    fn close(&mut self) -> Result<(), PgnReason> {
        let Some(mut closed) = self.variations.pop() else {
            return Err(PgnReason::StrayParenthesis);
        };
        closed.plies.shrink_to_fit();
        let parent = self.current_mut();
        match parent.plies.last_mut() {
            Some(ply) if !closed.plies.is_empty() => {
                ply.variations.push(Variation { comment: closed.comment, line: closed.plies });
            }
            _ => append(parent.comment(), closed.comment),
        }
        Ok(())
    }

    fn play(&mut self, token: &[u8]) -> Result<(), PgnReason> {
        if !self.variations.is_empty() && is_null_move(token) {
            self.cut();
            return Ok(());
        }
        if self.plies == MAX_GAME_PLIES {
            return Err(PgnReason::TooLong);
        }
        self.current_mut().play(token)?;
        self.plies += 1;
        Ok(())
    }

    /// Keeps no more of the variation that is being read.
    fn cut(&mut self) {
        let current = self.current_mut();
        current.is_cut = true;
        (self.skipped, self.skipped_from) = (1, current.opened);
    }

    /// Two words for one capture: the second says nothing new, if it is true.
    fn en_passant(&mut self) -> Result<(), PgnReason> {
        match self.current().plies.last() {
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
}

/// A line that is being read.
struct Line {
    /// Where it was opened.
    opened: Place,
    comment: String,
    plies: Vec<Ply>,
    /// Annotations that stand before the first move.
    early_nags: Vec<u8>,
    /// The position before the last move, and the one after it.
    before: Position,
    position: Position,
    /// Whether a variation has been given a result, as some programs do.
    is_over: bool,
    /// Whether the rest of a variation is not kept.
    is_cut: bool,
}

impl Line {
    fn new(start: Position, opened: Place) -> Line {
        Line {
            opened,
            comment: String::new(),
            plies: Vec::new(),
            early_nags: Vec::new(),
            before: start.clone(),
            position: start,
            is_over: false,
            is_cut: false,
        }
    }

    /// Puts another position at the beginning of a line without moves.
    fn restart(&mut self, start: Position) {
        self.before = start.clone();
        self.position = start;
    }

    /// The comment to which one that comes now belongs.
    fn comment(&mut self) -> &mut String {
        match self.plies.last_mut() {
            Some(ply) => &mut ply.comment,
            None => &mut self.comment,
        }
    }

    /// The annotations to which one that comes now belongs.
    fn nags(&mut self) -> &mut Vec<u8> {
        match self.plies.last_mut() {
            Some(ply) => &mut ply.nags,
            None => &mut self.early_nags,
        }
    }

    fn play(&mut self, token: &[u8]) -> Result<(), PgnReason> {
        let mv = read_move(&self.position, token)?;
        let next = self.position.after(mv);
        self.before = std::mem::replace(&mut self.position, next);
        self.plies.push(Ply::new(mv));
        if !self.early_nags.is_empty()
            && let Some(first) = self.plies.last_mut()
        {
            first.nags = std::mem::take(&mut self.early_nags);
        }
        Ok(())
    }
}

/// The position of a FEN tag. Composers' positions count too, if each side has no
/// more pieces than a set has: nobody needs more, and some rely on it.
fn start(fen: &str) -> Result<Position, FenError> {
    let position = Position::from_playable_fen(fen)?;
    let is_crowded = |color| position.board().color(color).count() > 16;
    if Color::ALL.into_iter().any(is_crowded) { Position::from_fen(fen) } else { Ok(position) }
}
