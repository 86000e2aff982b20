//! The rules again, written as they are read, without a thought for speed: every
//! square is tried as a source and as a target, with every number of pieces.

use std::collections::BTreeMap;

use echecs::rules::Color;
use echecs::stackchess::{Outcome, Position, Square, Won};

type Place = (i32, i32);

#[derive(Clone, Debug, PartialEq)]
pub struct Man {
    kind: char,
    color: Color,
    moved: bool,
}

/// From square, to square, how many.
pub type Trial = (Place, Place, usize);

#[derive(Clone, Debug)]
pub struct Naive {
    size: i32,
    with_promotion: bool,
    player: Color,
    piles: BTreeMap<Place, Vec<Man>>,
}

impl Naive {
    /// The start of a game, rank by rank.
    pub fn start(size: i32, with_knights: bool, with_promotion: bool) -> Naive {
        let outward = if with_knights { "FCT" } else { "FT" };
        let left = outward.chars().cycle().take((size / 2 - 1) as usize);
        let right = outward.chars().cycle().take((size - size / 2 - 1) as usize);
        let first: String = left.collect::<Vec<_>>().into_iter().rev().collect();
        let first = first + "DR" + &right.collect::<String>();
        let mut piles = BTreeMap::new();
        for (x, kind) in first.chars().enumerate() {
            let man = |kind, color| vec![Man { kind, color, moved: false }];
            let x = x as i32;
            piles.insert((x, 0), man(kind, Color::White));
            piles.insert((x, 1), man('P', Color::White));
            piles.insert((x, size - 2), man('P', Color::Black));
            piles.insert((x, size - 1), man(kind, Color::Black));
        }
        Naive { size, with_promotion, player: Color::White, piles }
    }

    /// What the other implementation holds.
    pub fn of(position: &Position) -> Naive {
        let mut piles = BTreeMap::new();
        for square in Square::all(position.size()) {
            let men: Vec<Man> = position
                .pile(square)
                .iter()
                .map(|p| Man { kind: p.role.letter(), color: p.color, moved: p.moved })
                .collect();
            if !men.is_empty() {
                piles.insert((square.file().into(), square.rank().into()), men);
            }
        }
        let with_promotion = position.options().promotion;
        Naive { size: position.size().into(), with_promotion, player: position.turn(), piles }
    }

    pub fn assert_is(&self, position: &Position) {
        let other = Naive::of(position);
        assert_eq!(self.piles, other.piles, "{position}");
        assert_eq!((self.player, self.size), (other.player, other.size), "{position}");
    }

    fn owner(&self, place: Place) -> Option<Color> {
        self.piles.get(&place).map(|pile| pile[0].color)
    }

    fn height(&self, place: Place) -> usize {
        self.piles.get(&place).map_or(0, Vec::len)
    }

    fn holds_enemy(&self, place: Place) -> bool {
        self.owner(place).is_some_and(|owner| owner != self.player)
    }

    fn squares(&self) -> Vec<Place> {
        (0..self.size * self.size).map(|i| (i % self.size, i / self.size)).collect()
    }

    pub fn legal_moves(&self) -> Vec<Trial> {
        if self.is_won().is_some() || self.is_drawn() {
            return Vec::new();
        }
        let mut moves = Vec::new();
        for from in self.squares() {
            for to in self.squares() {
                for count in 1..=self.height(from) {
                    if self.is_legal(from, to, count) {
                        moves.push((from, to, count));
                    }
                }
            }
        }
        moves
    }

    fn is_legal(&self, from: Place, to: Place, count: usize) -> bool {
        if from == to || self.owner(from) != Some(self.player) {
            return false;
        }
        if self.holds_enemy(to) && count <= self.height(to) {
            return false;
        }
        let pile = &self.piles[&from];
        let men = &pile[pile.len() - count..];
        let knights = men.iter().filter(|man| man.kind == 'C').count();
        if knights > 0 {
            let mut legs = [(to.0 - from.0).abs(), (to.1 - from.1).abs()];
            legs.sort_unstable();
            return legs == [1, 2] && count <= 2 * knights;
        }
        men.iter().all(|man| self.can_go(man, from, to))
    }

    fn can_go(&self, man: &Man, from: Place, to: Place) -> bool {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let on_row = dx == 0 || dy == 0;
        let on_diagonal = dx.abs() == dy.abs();
        let forward = if man.color == Color::White { 1 } else { -1 };
        match man.kind {
            'R' => dx.abs() <= 1 && dy.abs() <= 1,
            'D' => (on_row || on_diagonal) && self.is_free_between(from, to),
            'F' => on_diagonal && self.is_free_between(from, to),
            'T' => on_row && self.is_free_between(from, to),
            'P' if self.holds_enemy(to) => dx.abs() == 1 && dy == forward,
            'P' => {
                dx == 0
                    && (dy == forward
                        || (dy == 2 * forward && !man.moved && self.is_free_between(from, to)))
            }
            other => panic!("no such piece: {other}"),
        }
    }

    /// Of a straight way.
    fn is_free_between(&self, from: Place, to: Place) -> bool {
        let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
        let mut place = (from.0 + step.0, from.1 + step.1);
        while place != to {
            if self.piles.contains_key(&place) {
                return false;
            }
            place = (place.0 + step.0, place.1 + step.1);
        }
        true
    }

    pub fn play(&mut self, (from, to, count): Trial) {
        let mut source = self.piles.remove(&from).expect("a pile");
        let mut men = source.split_off(source.len() - count);
        if !source.is_empty() {
            self.piles.insert(from, source);
        }
        if self.holds_enemy(to) {
            self.piles.remove(&to);
        }
        let last = if self.player == Color::White { self.size - 1 } else { 0 };
        for man in &mut men {
            man.moved = true;
            if self.with_promotion && man.kind == 'P' && to.1 == last {
                man.kind = 'D';
            }
        }
        self.piles.entry(to).or_default().extend(men);
        self.player = !self.player;
    }

    /// The kinds that a side owns, in alphabetical order.
    fn kinds(&self, color: Color) -> String {
        let men = self.piles.values().flatten().filter(|man| man.color == color);
        let mut kinds: Vec<char> = men.map(|man| man.kind).collect();
        kinds.sort_unstable();
        kinds.into_iter().collect()
    }

    fn is_won(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&winner| self.kinds(!winner).is_empty())
    }

    fn is_drawn(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let kinds = self.kinds(color);
            kinds.len() == 1 || kinds == "FT"
        })
    }

    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(winner) = self.is_won() {
            return Some(Outcome::Win { winner, by: Won::ByTakingAll });
        }
        if self.is_drawn() {
            return Some(Outcome::Draw);
        }
        self.legal_moves().is_empty().then_some(Outcome::Blocked)
    }

    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let count = |mv| {
            let mut next = self.clone();
            next.play(mv);
            next.perft(depth - 1)
        };
        self.legal_moves().into_iter().map(count).sum()
    }
}
