//! A game of Stackchess that is the copy's own: what is asked of its functions.

use std::io;

use echecs::rules::{Color, Square as ChessSquare};
use echecs::stackchess::{Move, Outcome, Role, Square, StackGame};

use super::offer::StackOffer;
use super::play::{self, Game};
use super::scenario::{Act, Difference, Moment, Scenario, Step};
use super::{display, placed, words};
use crate::judge::courses::object::{Member, Offer};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::search::Desk;
use crate::judge::wire::{Answer, Case, Whose};

/// The functions of a game that the assignment asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Create,
    Move,
    Verify,
    State,
    Resign,
    Show,
    /// Only the header asks for it.
    Winner,
}

impl Function {
    pub const ALL: [Function; 7] = [
        Function::Create,
        Function::Move,
        Function::Verify,
        Function::State,
        Function::Resign,
        Function::Show,
        Function::Winner,
    ];
}

impl Member for Function {
    type Exercise = StackExercise;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Function::Create => &["stackchess_creer"],
            Function::Move => &["stackchess_deplacer"],
            Function::Verify => &["stackchess_verifier"],
            Function::State => &["stackchess_etat"],
            Function::Resign => &["stackchess_abandonner"],
            Function::Show => &["stackchess_afficher"],
            Function::Winner => &["stackchess_vainqueur"],
        }
    }

    fn needs(&self) -> &'static [&'static str] {
        &[
            "stackchess_creer",
            "stackchess_detruire",
            "stackchess_lire_position",
            "stackchess_deplacer",
            "stackchess_abandonner",
            "stackchess_joueur",
            "stackchess_taille",
            "stackchess_hauteur",
            "stackchess_piece_en",
            "stackchess_etat",
            "stackchess_vainqueur",
        ]
    }

    fn maker(&self) -> &'static str {
        "stackchess_creer"
    }

    fn exercise(&self, offer: Offer, desk: &mut Desk<'_>) -> io::Result<StackExercise> {
        Ok(StackExercise { function: *self, offer: StackOffer::explore(offer, desk)? })
    }
}

pub struct StackExercise {
    pub function: Function,
    pub offer: StackOffer,
}

impl StackExercise {
    /// What this function answers for, in words. What a wrong move has left behind is that
    /// move's fault, and the same move is asked for elsewhere.
    fn faults(&self, question: &Scenario, expected: &Answer, received: &Answer) -> Vec<String> {
        let mut found = question.differences(&self.offer, expected, received);
        let is_earlier = |difference: &Difference| match difference.step {
            Step::Play
            | Step::StateBefore
            | Step::Turn(Moment::Before)
            | Step::Height(Moment::Before, _)
            | Step::Piece(Moment::Before, ..) => true,
            // Who may not resign is not asked for the state that follows.
            Step::Act => matches!(self.function, Function::State | Function::Winner),
            _ => false,
        };
        let otherwise = self.offer.begins_otherwise && self.function != Function::Create;
        if otherwise {
            // That it begins otherwise is told once, where a game is made.
            let Some(kept) = self.beside_the_start(question, found) else { return Vec::new() };
            found = kept;
        }
        if (otherwise || !question.game.moves.is_empty()) && found.iter().any(is_earlier) {
            return Vec::new();
        }
        let function = self.function;
        found.retain(|difference| match difference.step {
            Step::Create => true,
            Step::Act => matches!(function, Function::Move | Function::Verify | Function::Resign),
            Step::Size => function == Function::Create,
            Step::State => matches!(function, Function::State | Function::Resign),
            Step::Winner => matches!(function, Function::Resign | Function::Winner),
            Step::Turn(_) | Step::Height(..) | Step::Piece(..) => {
                !matches!(function, Function::State | Function::Winner)
            }
            Step::Play | Step::StateBefore | Step::Other => false,
        });
        let mut said: Vec<String> = found.into_iter().map(|difference| difference.said).collect();
        if function == Function::Show {
            said.extend(display::faults(question, &self.offer, received));
        }
        said
    }

    /// Of a game that has begun with other kinds of pieces, the differences that do not come of that;
    /// none if the answer may depend on it.
    fn beside_the_start(
        &self,
        question: &Scenario,
        mut found: Vec<Difference>,
    ) -> Option<Vec<Difference>> {
        let others: Vec<(Square, usize)> = found
            .iter()
            .filter(|difference| difference.is_other_kind)
            .filter_map(|difference| match difference.step {
                Step::Piece(Moment::Before, square, rank, _) => Some((square, rank)),
                Step::Piece(Moment::After, square, rank, _) if question.act == Act::Look => {
                    Some((square, rank))
                }
                _ => None,
            })
            .collect();
        let before = question.before()?;
        let is_open = match question.act {
            // The kinds of the pieces that move decide, and those that are left are seen afterwards.
            Act::Move(mv) | Act::Verify(mv) => {
                others.iter().any(|(square, _)| [mv.from, mv.to].contains(square))
            }
            // An end may depend on the kinds of the last pieces.
            Act::Look => {
                let few = Color::ALL.into_iter().all(|c| before.position().pieces_of(c) <= 2);
                let is_unlike = |difference: &Difference| {
                    matches!(difference.step, Step::Turn(_) | Step::Height(..))
                };
                found.iter().any(is_unlike) || (few && !others.is_empty())
            }
            _ => false,
        };
        found.retain(|difference| match difference.step {
            Step::Piece(_, square, rank, _) => !others.contains(&(square, rank)),
            _ => true,
        });
        (!is_open).then_some(found)
    }

    /// Whether what should be done is refused, or the other way round.
    fn acts_otherwise(&self, question: &Scenario, expected: &Answer, received: &Answer) -> bool {
        let found = question.differences(&self.offer, expected, received);
        found.iter().any(|difference| difference.step == Step::Act)
    }

    /// Whether the assignment has an answer to a question.
    fn is_asked(&self, question: &Scenario) -> bool {
        let (Some(before), Some(after)) = (question.before(), question.after()) else {
            return false;
        };
        let position = after.position();
        let are_few = Color::ALL.into_iter().any(|color| position.pieces_of(color) == 1);
        match self.function {
            Function::State => match after.outcome() {
                Some(Outcome::Blocked) => false,
                // One piece each: the assignment may be read both ways.
                Some(Outcome::Draw) => !are_few,
                _ => true,
            },
            Function::Show | Function::Winner => true,
            _ => before.outcome().is_none(),
        }
    }
}

impl Exercise for StackExercise {
    type Question = Scenario;

    fn names(&self) -> &'static [&'static str] {
        self.function.names()
    }

    fn whose(&self, function: u16) -> Whose {
        self.offer.whose(function)
    }

    fn questions(&self, random: &mut Random) -> Vec<Scenario> {
        let mut questions = match self.function {
            Function::Create => self.creations(),
            Function::Move | Function::Verify => self.moves(random),
            Function::State | Function::Winner => self.states(random),
            Function::Resign => self.resignations(random),
            Function::Show => self.drawings(random),
        };
        questions.retain(|question| self.is_asked(question));
        questions
    }

    fn case(&self, _: u16, question: &Scenario) -> Case {
        question.script(&self.offer).1
    }

    fn clauses(&self, question: &Scenario, _: &Answer) -> Vec<&'static str> {
        let Some(before) = question.before() else { return Vec::new() };
        let tag = match (self.function, question.act) {
            (Function::Create, _) if question.game.start.options().knights => "STACKCHESS-CREER-G2",
            (Function::Create, _) => "STACKCHESS-CREER-G1",
            (Function::Move, Act::Move(mv)) => match before.judge(mv.from, mv.to, mv.count) {
                Err(_) => "STACKCHESS-DEPLACER-G3",
                Ok(_) if is_promotion(&before, mv) => "STACKCHESS-DEPLACER-G2",
                Ok(_) => "STACKCHESS-DEPLACER-G1",
            },
            (Function::Verify, Act::Verify(mv)) => match before.judge(mv.from, mv.to, mv.count) {
                Err(_) => "STACKCHESS-VERIFIER-G2",
                Ok(_) => "STACKCHESS-VERIFIER-G1",
            },
            (Function::State, Act::Resign) => "STACKCHESS-ETAT-G1",
            (Function::State, _) => match before.outcome() {
                Some(Outcome::Win { .. }) => "STACKCHESS-ETAT-G1",
                Some(Outcome::Draw) => "STACKCHESS-ETAT-G2",
                _ => "STACKCHESS-ETAT-G3",
            },
            (Function::Resign, _) => "STACKCHESS-ABANDONNER-G1",
            (Function::Winner, _) => match question.after().and_then(|game| game.outcome()) {
                Some(Outcome::Win { .. }) => "STACKCHESS-VAINQUEUR-G1",
                _ => "STACKCHESS-VAINQUEUR-G2",
            },
            _ => "STACKCHESS-AFFICHER-G2",
        };
        vec![tag]
    }

    fn broken(
        &self,
        question: &Scenario,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        if self.faults(question, expected, received).is_empty() {
            return Vec::new();
        }
        match self.clauses(question, expected).as_slice() {
            // What becomes of the pawns is not the question if the move is not even made.
            ["STACKCHESS-DEPLACER-G2"] if self.acts_otherwise(question, expected, received) => {
                vec!["STACKCHESS-DEPLACER-G1"]
            }
            tags => tags.to_vec(),
        }
    }

    fn side(&self, question: &Scenario, _: &Answer) -> String {
        words::side(question)
    }

    fn size(&self, question: &Scenario) -> usize {
        let start = &question.game.start;
        let size = if question.game.is_read { 0 } else { usize::from(start.size()) };
        let pieces: usize = Color::ALL.into_iter().map(|color| start.pieces_of(color)).sum();
        10 * question.game.moves.len() + size + pieces
    }

    fn smaller(&self, question: &Scenario) -> Vec<Scenario> {
        let of = |game| Scenario { game, act: question.act };
        let mut smaller: Vec<Scenario> = question.game.smaller().into_iter().map(of).collect();
        if question.game.is_read {
            smaller
                .extend(placed::smaller(&question.game.start).into_iter().map(Game::from).map(of));
        } else if self.offer.has("stackchess_lire_position")
            && let Some(before) = question.before()
        {
            smaller.push(of(Game::from(before.position().clone())));
        }
        smaller.retain(|smaller| self.is_asked(smaller));
        smaller
    }

    fn shown(&self, name: &str, question: &Scenario) -> Shown {
        words::shown(name, question)
    }

    fn expected(&self, question: &Scenario, _: &Answer) -> String {
        match self.function {
            Function::Winner => words::winner(question),
            _ => words::expected(question),
        }
    }

    fn received(
        &self,
        question: &Scenario,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<ChessSquare>) {
        (self.faults(question, expected, received).join(" ; "), Vec::new())
    }

    fn hint_on(&self, question: &Scenario, expected: &Answer, received: &Answer) -> Option<String> {
        let found = question.differences(&self.offer, expected, received);
        let is_start = |difference: &Difference| {
            let is_seen = matches!(
                difference.step,
                Step::Turn(Moment::Before)
                    | Step::Height(Moment::Before, _)
                    | Step::Piece(Moment::Before, ..)
            );
            is_seen || difference.step == Step::Create
        };
        if self.function != Function::Create
            && !self.offer.begins_otherwise
            && question.game.moves.is_empty()
            && found.iter().any(is_start)
        {
            return Some(words::START.to_owned());
        }
        let (Act::Move(mv) | Act::Verify(mv)) = question.act else { return None };
        let is_legal = question.before()?.judge(mv.from, mv.to, mv.count).is_ok();
        let is_refused = is_legal && self.acts_otherwise(question, expected, received);
        is_refused.then(|| words::REFUSED.to_owned())
    }

    fn hint(&self, question: &Scenario, _: &Answer, _: &str) -> String {
        match self.function {
            Function::Create => words::PLACED.to_owned(),
            Function::Winner => "qui a abandonné, et à qui reste-t-il des pièces ?".to_owned(),
            _ => words::hint(question).to_owned(),
        }
    }
}

/// Whether a move takes a pawn to the last rank, and pawns become queens there.
fn is_promotion(before: &StackGame, mv: Move) -> bool {
    let position = before.position();
    let pieces = position.top(mv.from, mv.count).unwrap_or_default();
    position.options().promotion
        && play::is_last(position, mv.to)
        && pieces.iter().any(|piece| piece.role == Role::Pawn)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use echecs::stackchess::{MoveError, Piece, Position};

    use super::*;

    /// What must come up for both players, and how often at least.
    const REQUIRED: [(&str, usize); 14] = [
        ("une pièce", 60),
        ("plusieurs pièces", 30),
        ("prise", 20),
        ("la case de départ est vide", 10),
        ("la pile de départ est adverse", 10),
        ("il faut déplacer au moins une pièce", 5),
        ("la pile de départ a moins de pièces", 10),
        ("une des pièces ne se déplace pas ainsi", 60),
        ("un pion qui a bougé n'avance plus de deux cases", 20),
        ("un pion ne prend pas tout droit", 5),
        ("un pion ne va en diagonale que pour prendre", 10),
        ("il y a trop de pièces pour ces cavaliers", 5),
        ("une pile est sur le trajet", 30),
        ("il faut plus de pièces que la pile adverse n'en a", 20),
    ];

    fn sides(function: Function) -> BTreeMap<String, usize> {
        let exercise = StackExercise { function, offer: StackOffer::whole() };
        let mut sides = BTreeMap::new();
        for question in exercise.questions(&mut Random::new(1, function.names()[0])) {
            *sides.entry(words::side(&question)).or_default() += 1;
        }
        sides
    }

    #[test]
    fn every_side_of_a_move_comes_up_often() {
        let sides = sides(Function::Move);
        for player in ["les blancs", "les noirs"] {
            for (side, least) in REQUIRED {
                let count = sides.get(&format!("{player} : {side}")).copied().unwrap_or(0);
                assert!(count >= least, "{player} : {side}: {count} of {least} in {sides:#?}");
            }
        }
    }

    #[test]
    fn the_tower_grows_to_eleven_pieces() {
        let game = Game::read(play::TOWER, true).expect("it is written right");
        let last = *game.moves.last().expect("it has moves");
        let played = game.played().expect("its moves are legal");
        assert_eq!(played.position().pile(last.to).len(), 11);
    }

    #[test]
    fn a_pile_stands_before_a_pawn_that_has_not_moved() {
        for (written, from, to) in [(play::BLOCKED[0], "b2", "b4"), (play::BLOCKED[1], "b5", "b3")]
        {
            let mut game = Game::read(written, false).expect("it is written right");
            game.moves.pop();
            let played = game.played().expect("its moves are legal");
            let [from, to] = [from, to].map(|name| name.parse().expect("it is a square"));
            assert!(matches!(played.judge(from, to, 1), Err(MoveError::InTheWay(_))));
        }
    }

    #[test]
    fn six_pieces_are_piled_up_without_promotion() {
        for (written, builder) in play::SIX_HIGH.into_iter().zip(Color::ALL) {
            let game = Game::read(written, false).expect("it is written right");
            let last = *game.moves.last().expect("it has moves");
            let played = game.played().expect("its moves are legal");
            assert_eq!(played.position().pile(last.to).len(), 6);
            assert_eq!(played.position().owner(last.to), Some(builder));
        }
    }

    #[test]
    fn a_pawn_is_carried_to_the_last_rank() {
        for written in play::CARRIED {
            let game = Game::read(written, true).expect("it is written right");
            let last = *game.moves.last().expect("it has moves");
            let played = game.played().expect("its moves are legal");
            let pile = played.position().pile(last.to);
            let roles: Vec<Role> = pile.iter().map(|piece| piece.role).collect();
            assert_eq!(roles, [Role::Queen, Role::King], "{written:?}");
        }
    }

    #[test]
    fn a_king_is_taken_and_the_game_goes_on() {
        let game = Game::read(play::KING_TAKEN, false).expect("it is written right");
        let kings = |position: &Position| {
            let piles = Square::all(position.size()).flat_map(|square| position.pile(square));
            piles.filter(|piece| piece.role == Role::King).count()
        };
        let played = game.played().expect("its moves are legal");
        assert_eq!(kings(played.position()) + 1, kings(&game.start));
        assert_eq!(played.outcome(), None);
    }

    /// The roles that a player has, sorted, where a square is looked at as this tells.
    fn roles(
        position: &Position,
        color: Color,
        seen: impl Fn(&[Piece]) -> Vec<Piece>,
    ) -> Vec<char> {
        let own = Square::all(position.size()).filter(|s| position.owner(*s) == Some(color));
        let mut roles: Vec<char> =
            own.flat_map(|s| seen(position.pile(s))).map(|piece| piece.role.letter()).collect();
        roles.sort_unstable();
        roles
    }

    #[test]
    fn what_looks_like_an_equality_is_none() {
        for promotion in [false, true] {
            for written in play::BISHOP_AND_ROOK_ON_TOP {
                let game = Game::read(written, promotion).expect("it is written right");
                let played = game.played().expect("its moves are legal");
                for color in Color::ALL {
                    let tops =
                        roles(played.position(), color, |pile| pile[pile.len() - 1..].to_vec());
                    assert_eq!(tops, ['F', 'T'], "{written:?}");
                }
                assert_eq!(played.outcome(), None);
            }
            let game = Game::read(play::BISHOPS_AND_ROOKS, promotion).expect("it is written right");
            let played = game.played().expect("its moves are legal");
            let [white, black] =
                Color::ALL.map(|color| roles(played.position(), color, <[Piece]>::to_vec));
            assert_eq!((white, black), (vec!['F', 'F'], vec!['T', 'T']));
            assert_eq!(played.outcome(), None);
        }
    }

    #[test]
    fn no_game_that_is_played_from_its_start_is_an_equality() {
        let exercise = StackExercise { function: Function::State, offer: StackOffer::whole() };
        for question in exercise.states(&mut Random::new(1, "stackchess_etat")) {
            let outcome = question.after().and_then(|game| game.outcome());
            assert!(question.game.is_read || outcome != Some(Outcome::Draw), "{question:?}");
        }
    }

    #[test]
    fn piles_grow_high_without_promotion_too() {
        let mut offer = StackOffer::whole();
        offer.promotion = false;
        let exercise = StackExercise { function: Function::Move, offer };
        let questions = exercise.questions(&mut Random::new(1, "stackchess_deplacer"));
        let height = |question: &Scenario| match (question.before(), question.act) {
            (Some(before), Act::Move(mv)) if before.judge(mv.from, mv.to, mv.count).is_ok() => {
                before.position().pile(mv.to).len() + mv.count
            }
            _ => 0,
        };
        assert!(questions.iter().any(|question| height(question) >= 7));
    }

    #[test]
    fn every_state_and_every_pile_comes_up_often() {
        for (function, side) in [
            (Function::State, "stackchess_en_cours"),
            (Function::State, "stackchess_tout_pris"),
            (Function::State, "stackchess_egalite"),
            (Function::Winner, "stackchess_tout_pris"),
            (Function::Winner, "les noirs : abandon"),
            (Function::State, "les blancs : abandon"),
            (Function::State, "les noirs : abandon"),
            (Function::Resign, "les blancs : abandon"),
            (Function::Resign, "les noirs : abandon"),
            (Function::Show, "aucune case"),
            (Function::Show, "case vide"),
            (Function::Show, "une pièce"),
            (Function::Show, "une pile"),
        ] {
            let sides = sides(function);
            assert!(sides.get(side).is_some_and(|count| *count >= 10), "{side} in {sides:#?}");
        }
    }
}
