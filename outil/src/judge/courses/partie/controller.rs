//! A controller of the copy's own: what is asked of its functions.

use std::io;

use echecs::rules::{Role, Square};

use super::play;
use super::scenario::{Scenario, Seen, Step};
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

/// What is wrong: the clause, the words, the squares.
struct Fault {
    tag: &'static str,
    said: String,
    square: Option<Square>,
}

impl Fault {
    fn new(tag: &'static str, said: impl Into<String>) -> Fault {
        Fault { tag, said: said.into(), square: None }
    }
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
            Function::Begin => beginning_faults(question, &seen),
            Function::Plug => plugging_faults(&seen, tag),
            Function::Move => move_faults(question, &seen, tag),
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
                Some(mv) if mv.promotion().is_some() => "PARTIE-DEPLACER-G3",
                Some(_) => "PARTIE-DEPLACER-G1",
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

const BEGINS: &str = "PARTIE-COMMENCER-G1";
const SHOWS: &str = "PARTIE-COMMENCER-G2";

fn beginning_faults(question: &Scenario, seen: &Seen<'_>) -> Vec<Fault> {
    let mut faults = Vec::new();
    if seen.differs(Step::Begin) {
        faults.push(Fault::new(BEGINS, "partie_commencer rend un code d'erreur"));
    }
    let begins = seen.calls(Step::Begin);
    // The last of the game itself; the other game has no view.
    let last = if question.is_twice { begins.len() - 2 } else { begins.len() - 1 };
    // What a move has left on the view is that move's fault.
    let was_right = question.earlier.is_none() || seen.picture_faults(begins[last] - 1).is_empty();
    for (square, said) in seen.picture_faults(begins[last]).into_iter().filter(|_| was_right) {
        faults.push(Fault { tag: SHOWS, said, square: Some(square) });
    }
    if seen.lacks_message(begins[last]) {
        faults.push(Fault::new(SHOWS, "la vue ne reçoit aucun message"));
    }
    if let Some((place, [after, afresh])) = seen.unlike_afresh() {
        let said = format!(
            "le coup {} de la nouvelle partie rend {after}, et {afresh} quand rien n'a été joué avant",
            place + 1,
        );
        faults.push(Fault::new(BEGINS, said));
    }
    if question.moves.is_empty() {
        faults.extend(seen.reading_faults(true).into_iter().map(|(square, said)| Fault {
            tag: BEGINS,
            said,
            square,
        }));
    }
    faults
}

fn plugging_faults(seen: &Seen<'_>, tag: &'static str) -> Vec<Fault> {
    if seen.differs(Step::Play) {
        return Vec::new();
    }
    // Right after the view has come, and at the end.
    let mut calls = seen.calls(Step::Plug);
    calls.extend(seen.calls(Step::Begin));
    calls.extend(seen.calls(Step::Play).last());
    calls.sort_unstable();
    let first = seen.calls(Step::Plug).first().copied().unwrap_or(0);
    let looked = calls.into_iter().filter(|call| *call >= first);
    let wrong = looked.map(|call| seen.picture_faults(call)).find(|faults| !faults.is_empty());
    let faults = wrong.unwrap_or_default().into_iter();
    faults.map(|(square, said)| Fault { tag, said, square: Some(square) }).collect()
}

fn move_faults(question: &Scenario, seen: &Seen<'_>, tag: &'static str) -> Vec<Fault> {
    let mut faults = Vec::new();
    let Some(last) = seen.calls(Step::Last).first().copied() else { return faults };
    if question.tried.is_some() {
        // That it is refused at all is asked elsewhere.
        let unlike = seen.unlike_afresh().filter(|_| !seen.differs(Step::Try));
        faults.extend(unlike.map(|(place, [after, afresh])| {
            let said =
                format!("après le refus, le coup {} rend {after}, et {afresh} sans lui", place + 1);
            Fault::new(tag, said)
        }));
        return faults;
    }
    // What a wrong move has left behind is that move's fault, and the same move is asked elsewhere.
    let is_misled = seen.differs(Step::Play) || !seen.picture_faults(last - 1).is_empty();
    if is_misled && !question.moves.is_empty() {
        return faults;
    }
    // What the pawn becomes is not the question if the move is not even made.
    let is_refused = tag == "PARTIE-DEPLACER-G3" && seen.differs(Step::Last);
    let tag = if is_refused { "PARTIE-DEPLACER-G1" } else { tag };
    if seen.differs(Step::Last) {
        let returned = seen.returned(last).unwrap_or(0);
        faults.push(Fault::new(
            tag,
            match returned {
                0 => "la fonction rend pas_erreur".to_owned(),
                code => format!("la fonction rend {code}"),
            },
        ));
    }
    for (square, said) in seen.picture_faults(last) {
        faults.push(Fault { tag, said, square: Some(square) });
    }
    if question.legal_last().is_some() && seen.lacks_message(last) {
        faults.push(Fault::new(tag, "la vue ne reçoit aucun message"));
    }
    faults.extend(
        seen.reading_faults(question.legal_last().is_some())
            .into_iter()
            .map(|(square, said)| Fault { tag, said, square }),
    );
    faults
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

    fn side(&self, question: &Scenario, _: &Answer) -> String {
        words::side(question)
    }

    fn size(&self, question: &Scenario) -> usize {
        let earlier = question.earlier.as_ref().map_or(0, |moves| 1 + moves.len());
        2 * (earlier + question.moves.len()) + usize::from(question.view_after.is_some())
    }

    fn smaller(&self, question: &Scenario) -> Vec<Scenario> {
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
        words::expected(question)
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

    fn hint(&self, question: &Scenario, _: &Answer, _: &str) -> String {
        words::hint(question).to_owned()
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
        assert!(sides.contains_key("les blancs : la prise en passant découvre le roi"));
    }

    #[test]
    fn the_rare_games_are_legal() {
        for text in play::RARE {
            assert_eq!(play::read(text).len(), text.split_whitespace().count(), "{text}");
        }
    }
}
