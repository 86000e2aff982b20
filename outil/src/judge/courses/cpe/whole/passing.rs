//! Captures in passing on which the king depends: those that uncover it, which two pawns that leave
//! their squares at once can do along a rank, the same with a piece between, and those that take the
//! pawn that gives check.

use echecs::rules::{Bitboard, Color, Role, Setup, Square, attacks};

use super::super::making::{begun, play_between, put, rank};
use super::super::question::MoveQuestion;
use super::super::scene::Scene;
use crate::judge::random::Random;

/// So many of each kind for each side.
const EACH: usize = 8;

/// Of both sides; those that uncover the king are refused.
pub fn questions(random: &mut Random) -> Vec<MoveQuestion> {
    let mut questions = Vec::new();
    for color in Color::ALL {
        for line in [Line::Rank, Line::File, Line::Diagonal] {
            for is_covered in [false, true] {
                let made =
                    (0..20 * EACH).filter_map(|_| uncovering(color, line, is_covered, random));
                questions.extend(made.take(EACH));
            }
        }
        questions.extend((0..20 * EACH).filter_map(|_| answering(color, random)).take(EACH));
    }
    questions
}

/// The line on which the king would be attacked.
#[derive(Clone, Copy)]
enum Line {
    Rank,
    File,
    Diagonal,
}

/// A pawn that waits, and one of the other side's that has not come up yet.
struct Meeting {
    setup: Setup,
    from: Square,
    to: Square,
    comes_from: Square,
    stops: Square,
}

impl Meeting {
    fn any(color: Color, random: &mut Random) -> Option<Meeting> {
        let file = random.below(7) as u8;
        let (file, next) = if random.percent(50) { (file, file + 1) } else { (file + 1, file) };
        let at = |file: u8, row: u8| Square::at(file, rank(color, row));
        let (from, to, comes_from, stops) =
            (at(file, 4)?, at(next, 5)?, at(next, 6)?, at(next, 4)?);
        let mut setup = Setup { turn: !color, ..Setup::EMPTY };
        put(&mut setup, color, Role::Pawn, Some(from));
        put(&mut setup, !color, Role::Pawn, Some(comes_from));
        Some(Meeting { setup, from, to, comes_from, stops })
    }

    /// The question, once the other king stands somewhere off these squares and the pawn has come.
    fn asked(mut self, off: Bitboard, random: &mut Random) -> Option<MoveQuestion> {
        let mut rest = squares(!(off | self.stops.bitboard() | self.to.bitboard()));
        random.shuffle(&mut rest);
        let other = self.setup.turn;
        put(&mut self.setup, other, Role::King, rest.first().copied());
        let mut game = begun(self.setup)?;
        let has_come = play_between(&mut game, self.comes_from, self.stops);
        has_come.then(|| MoveQuestion { scene: Scene::new(game), from: self.from, to: self.to })
    }
}

/// The pawn gives check as it comes.
fn answering(color: Color, random: &mut Random) -> Option<MoveQuestion> {
    let mut meeting = Meeting::any(color, random)?;
    let attacked = attacks::pawn_attacks(!color, meeting.stops);
    let king = *random.choose(&squares(attacked));
    put(&mut meeting.setup, color, Role::King, Some(king));
    meeting.asked(Bitboard::EMPTY, random)
}

fn uncovering(
    color: Color,
    line: Line,
    is_covered: bool,
    random: &mut Random,
) -> Option<MoveQuestion> {
    let mut meeting = Meeting::any(color, random)?;
    let Meeting { from, to, stops, .. } = meeting;
    let mut ends: Vec<Square> = match line {
        Line::Rank => squares(Bitboard::rank(from.rank())),
        Line::File => squares(Bitboard::file(from.file())),
        // The other diagonal leads the pawn along it.
        Line::Diagonal => {
            let is_other = |end: &Square| {
                let is_forward = rank(color, end.rank()) > 4;
                (end.file() > from.file()) != (is_forward == (to.file() > from.file()))
            };
            squares(attacks::bishop_lines(from)).into_iter().filter(is_other).collect()
        }
    };
    random.shuffle(&mut ends);
    let [king, slider] = [*ends.first()?, *ends.get(1)?];
    let between = attacks::between(king, slider);
    let setup = &mut meeting.setup;
    put(setup, color, Role::King, Some(king));
    let role = if matches!(line, Line::Diagonal) { Role::Bishop } else { Role::Rook };
    put(setup, !color, *random.choose(&[role, Role::Queen]), Some(slider));
    // One of the four may have found its square taken.
    let is_on_line = between.contains(from)
        && setup.board.occupied().count() == 4
        && (!matches!(line, Line::Rank) || between.contains(stops));
    let mut free = squares(between & !(from.bitboard() | stops.bitboard()));
    random.shuffle(&mut free);
    if is_covered {
        put(setup, color, Role::Knight, Some(*free.first()?));
    }
    if is_on_line { meeting.asked(between, random) } else { None }
}

fn squares(set: Bitboard) -> Vec<Square> {
    set.into_iter().collect()
}
