//! A controller of the copy's own: what is asked of its functions.

use std::io;

use echecs::rules::{Role, Square};

use super::faults::{self, BECOMES, BEGINS, Fault, PLAYS, SHOWS};
use super::play;
use super::scenario::{Scenario, Step};
use super::words;
use crate::judge::courses::object::{Member, Offer, shorter};
use crate::judge::exercise::{Exercise, Shown};
use crate::judge::random::Random;
use crate::judge::search::Desk;
use crate::judge::wire::{Answer, Case, Whose};

/// The functions of a controller that the course asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Create,
    Begin,
    Plug,
    Move,
}

impl Function {
    pub const ALL: [Function; 4] =
        [Function::Create, Function::Begin, Function::Plug, Function::Move];
}

impl Member for Function {
    type Exercise = Controller;

    fn names(&self) -> &'static [&'static str] {
        match self {
            Function::Create => &["partie_creer"],
            Function::Begin => &["partie_commencer"],
            Function::Plug => &["partie_brancher_vue"],
            Function::Move => &["partie_deplacer"],
        }
    }

    fn needs(&self) -> &'static [&'static str] {
        &[
            "partie_creer",
            "partie_detruire",
            "partie_commencer",
            "partie_brancher_vue",
            "partie_deplacer",
            "partie_joueur",
            "partie_est_en_echec",
        ]
    }

    fn maker(&self) -> &'static str {
        "partie_creer"
    }

    fn exercise(&self, offer: Offer, _: &mut Desk<'_>) -> io::Result<Controller> {
        Ok(Controller { function: *self, offer })
    }
}

pub struct Controller {
    function: Function,
    pub offer: Offer,
}

impl Controller {
    fn faults(&self, question: &Scenario, expected: &Answer, received: &Answer) -> Vec<Fault> {
        let seen = question.seen(&self.offer, expected, received);
        let tag = self.clause(question);
        if !seen.is_created() {
            return vec![Fault::new(tag, "partie_creer rend NULL")];
        }
        match self.function {
            Function::Create => Vec::new(),
            Function::Begin => faults::of_beginning(question, &seen),
            Function::Plug => faults::of_plugging(&seen, tag),
            Function::Move => faults::of_move(question, &seen, tag),
        }
    }

    /// The clause that a question is about first.
    fn clause(&self, question: &Scenario) -> &'static str {
        match self.function {
            Function::Create => "PARTIE-CREER-G1",
            Function::Begin => BEGINS,
            Function::Plug => "PARTIE-VUE-G7",
            Function::Move if question.tried.is_some() => "PARTIE-DEPLACER-G5",
            Function::Move => match question.legal_last() {
                Some(mv) if mv.promotion().is_some() => BECOMES,
                Some(_) => PLAYS,
                None => "PARTIE-DEPLACER-G5",
            },
        }
    }

    /// Whether a question can be asked: its game is played and not over, and a legal last move
    /// is one that the view can choose.
    fn is_asked(&self, question: &Scenario) -> bool {
        let Some(game) = question.before() else { return false };
        if question.earlier.as_ref().is_some_and(|moves| play::played(moves).is_none()) {
            return false;
        }
        if let Some((after, (from, to))) = question.tried {
            let Some(before) = question.moves.get(..after).and_then(play::played) else {
                return false;
            };
            if before.outcome().is_some() || play::reason(&before, from, to).is_none() {
                return false;
            }
        }
        let Some((from, to)) = question.last else { return true };
        if game.outcome().is_some() {
            return false;
        }
        let is_refused = play::reason(&game, from, to).is_some();
        let needs_view = question.legal_last().is_some_and(|mv| mv.promotion().is_some());
        is_refused == question.legal_last().is_none()
            && (!needs_view || self.offer.has("partie_brancher_vue"))
    }
}

impl Exercise for Controller {
    type Question = Scenario;

    fn names(&self) -> &'static [&'static str] {
        self.function.names()
    }

    fn whose(&self, function: u16) -> Whose {
        self.offer.whose(function)
    }

    fn questions(&self, random: &mut Random) -> Vec<Scenario> {
        let mut questions = match self.function {
            Function::Create => vec![Scenario::of(Vec::new(), None, Role::Queen)],
            Function::Begin => self.beginnings(random),
            Function::Plug => self.pluggings(random),
            Function::Move => self.moves(random),
        };
        questions.retain(|question| self.is_asked(question));
        questions
    }

    fn case(&self, _: u16, question: &Scenario) -> Case {
        question.script(&self.offer).1
    }

    fn clauses(&self, question: &Scenario, _: &Answer) -> Vec<&'static str> {
        match self.function {
            Function::Begin if self.offer.has("partie_brancher_vue") => vec![BEGINS, SHOWS],
            // A promotion is a legal move too.
            Function::Move if self.clause(question) == BECOMES => vec![BECOMES, PLAYS],
            _ => vec![self.clause(question)],
        }
    }

    fn broken(
        &self,
        question: &Scenario,
        expected: &Answer,
        received: &Answer,
    ) -> Vec<&'static str> {
        let mut tags: Vec<&'static str> =
            self.faults(question, expected, received).into_iter().map(|fault| fault.tag).collect();
        tags.sort_unstable();
        tags.dedup();
        tags
    }

    fn is_reached(&self, question: &Scenario, expected: &Answer, received: &Answer) -> bool {
        let seen = question.seen(&self.offer, expected, received);
        match self.function {
            Function::Create => true,
            Function::Begin | Function::Plug => !seen.differs(Step::Play),
            Function::Move => faults::is_reached(question, &seen),
        }
    }

    fn side(&self, question: &Scenario, _: &Answer) -> String {
        words::side(question)
    }

    fn size(&self, question: &Scenario) -> usize {
        let earlier = question.earlier.as_ref().map_or(0, |moves| 1 + moves.len());
        2 * (earlier + question.moves.len()) + usize::from(question.view_after.is_some())
    }

    fn smaller(&self, question: &Scenario) -> Vec<Scenario> {
        if self.function == Function::Move && question.view_after.is_some() {
            return question.beginnings();
        }
        let mut smaller = Vec::new();
        for moves in shorter(&question.moves) {
            let count = moves.len();
            let view_after = question.view_after.map(|after| after.min(count));
            // The refused move stays as far from the end as it was.
            let left = question.moves.len() - count;
            let sooner =
                question.tried.map(|(after, squares)| (after.saturating_sub(left), squares));
            let later = question.tried.map(|(after, squares)| (after.min(count), squares));
            let mut places = vec![sooner, later];
            places.dedup();
            let of =
                |tried| Scenario { moves: moves.clone(), view_after, tried, ..question.clone() };
            smaller.extend(places.into_iter().map(of));
        }
        if let Some(earlier) = &question.earlier {
            smaller.push(Scenario { earlier: None, ..question.clone() });
            let of = |earlier| Scenario { earlier: Some(earlier), ..question.clone() };
            smaller.extend(shorter(earlier).into_iter().map(of));
        }
        smaller.retain(|question| self.is_asked(question));
        smaller
    }

    fn shown(&self, name: &str, question: &Scenario) -> Shown {
        words::shown(name, question)
    }

    fn expected(&self, question: &Scenario, _: &Answer) -> String {
        words::expected(question, self.function)
    }

    fn received(
        &self,
        question: &Scenario,
        expected: &Answer,
        received: &Answer,
    ) -> (String, Vec<Square>) {
        let faults = self.faults(question, expected, received);
        let squares = faults.iter().filter_map(|fault| fault.square).collect();
        // A board that is wrong everywhere is told by its first squares.
        let mut said: Vec<String> = faults.iter().take(6).map(|fault| fault.said.clone()).collect();
        if faults.len() > 6 {
            said.push("…".to_owned());
        }
        (said.join(" ; "), squares)
    }

    fn hint_on(&self, question: &Scenario, expected: &Answer, received: &Answer) -> Option<String> {
        let first = self.faults(question, expected, received).into_iter().next()?;
        first.hint.map(str::to_owned)
    }

    fn hint(&self, question: &Scenario, _: &Answer, _: &str) -> String {
        words::hint(question, self.function).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::judge::catalogue;

    /// What must come up for both players, and how often at least.
    const REQUIRED: [(&str, usize); 22] = [
        ("coup", 100),
        ("prise", 60),
        ("échec", 40),
        ("petit roque", 8),
        ("grand roque", 8),
        ("prise en passant", 8),
        ("promotion", 20),
        ("la pièce est à l'autre joueur", 20),
        ("la pièce ne se déplace pas ainsi", 100),
        ("une pièce est sur le trajet", 40),
        ("un pion ne prend pas tout droit", 20),
        ("un pion ne va en diagonale que pour prendre", 20),
        ("la prise en passant suit tout de suite le double pas", 20),
        ("le pion voisin n'a pas fait un double pas", 20),
        ("la pièce est clouée : le roi serait en échec", 60),
        ("le roi resterait en échec", 60),
        ("le roi irait sur une case attaquée", 20),
        ("roque : le roi a bougé", 20),
        ("roque : la tour a bougé", 20),
        ("roque : une pièce est à côté de la tour", 8),
        ("roque : le roi est en échec", 8),
        ("roque : le roi passe sur une case attaquée", 8),
    ];

    #[test]
    fn every_side_comes_up_often() {
        let offer = Offer::new(true, catalogue::functions());
        let controller = Controller { function: Function::Move, offer };
        let mut sides: BTreeMap<String, usize> = BTreeMap::new();
        for question in controller.questions(&mut Random::new(1, "partie_deplacer")) {
            *sides.entry(words::side(&question)).or_default() += 1;
        }
        for player in ["les blancs", "les noirs"] {
            for (side, least) in REQUIRED {
                let count = sides.get(&format!("{player} : {side}")).copied().unwrap_or(0);
                assert!(count >= least, "{player} : {side}: {count} of {least} in {sides:#?}");
            }
        }
        for player in ["les blancs", "les noirs"] {
            let side = format!("{player} : la prise en passant découvre le roi");
            assert!(sides.contains_key(&side));
        }
    }

    #[test]
    fn the_known_games_are_legal() {
        let games = play::KNOWN.iter().chain(play::PROMOTIONS.iter().flat_map(|game| [game; 4]));
        for (text, (moves, _)) in games.zip(play::known()) {
            assert_eq!(moves.len(), text.split_whitespace().count(), "{text}");
        }
    }

    #[test]
    fn some_games_are_long() {
        let offer = Offer::new(true, catalogue::functions());
        let controller = Controller { function: Function::Move, offer };
        for seed in 1..20 {
            let questions = controller.long_games(&mut Random::new(seed, "partie_deplacer"));
            let longest = questions.iter().map(|question| question.moves.len()).max();
            assert!(longest >= Some(260), "{longest:?}");
        }
    }
}
