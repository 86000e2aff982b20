//! A plain board, eight by eight letters, on which every line is walked.

/// File and rank, from 0.
pub type Place = (i8, i8);

/// FEN letters by rank, then by file; a dot for an empty square.
#[derive(Clone, PartialEq)]
pub struct Plain([[char; 8]; 8]);

pub fn places() -> impl Iterator<Item = Place> {
    (0..64).map(|i| (i % 8, i / 8))
}

fn is_inside((file, rank): Place) -> bool {
    (0..8).contains(&file) && (0..8).contains(&rank)
}

/// The sign of a step from one place towards another.
pub fn direction(from: Place, to: Place) -> (i8, i8) {
    ((to.0 - from.0).signum(), (to.1 - from.1).signum())
}

/// How far apart two places are, by files and by ranks.
pub fn distances(a: Place, b: Place) -> (i8, i8) {
    ((a.0 - b.0).abs(), (a.1 - b.1).abs())
}

/// Whether a queen could go from one place to another on an empty board.
pub fn on_a_line(a: Place, b: Place) -> bool {
    let (files, ranks) = distances(a, b);
    a != b && (files == 0 || ranks == 0 || files == ranks)
}

/// The places strictly between two on a line, in order.
pub fn walk(from: Place, to: Place) -> Vec<Place> {
    assert!(on_a_line(from, to), "{from:?} {to:?}");
    let (x, y) = direction(from, to);
    let mut way = Vec::new();
    let mut place = (from.0 + x, from.1 + y);
    while place != to {
        way.push(place);
        place = (place.0 + x, place.1 + y);
    }
    way
}

impl Plain {
    /// The first field of a FEN.
    pub fn from_placement(placement: &str) -> Plain {
        let mut board = [['.'; 8]; 8];
        for (row, text) in placement.split('/').enumerate() {
            let mut file = 0;
            for letter in text.chars() {
                match letter.to_digit(10) {
                    Some(width) => file += width as usize,
                    None => {
                        board[7 - row][file] = letter;
                        file += 1;
                    }
                }
            }
        }
        Plain(board)
    }

    pub fn at(&self, (file, rank): Place) -> char {
        self.0[rank as usize][file as usize]
    }

    pub fn is_empty(&self, place: Place) -> bool {
        self.at(place) == '.'
    }

    /// Whether a piece of a side stands there.
    pub fn is_of(&self, white: bool, place: Place) -> bool {
        let letter = self.at(place);
        letter != '.' && letter.is_uppercase() == white
    }

    /// The kind of piece, as a small letter.
    pub fn kind(&self, place: Place) -> char {
        self.at(place).to_ascii_lowercase()
    }

    pub fn set(&mut self, (file, rank): Place, letter: char) {
        self.0[rank as usize][file as usize] = letter;
    }

    /// The board without what stands on some places.
    pub fn without(&self, places: &[Place]) -> Plain {
        let mut board = self.clone();
        places.iter().for_each(|&place| board.set(place, '.'));
        board
    }

    /// The board with a piece gone from one place to another.
    pub fn moved(&self, from: Place, to: Place) -> Plain {
        let mut board = self.without(&[from]);
        board.set(to, self.at(from));
        board
    }

    pub fn king(&self, white: bool) -> Place {
        let letter = if white { 'K' } else { 'k' };
        places().find(|&place| self.at(place) == letter).expect("a king")
    }

    pub fn is_free_between(&self, from: Place, to: Place) -> bool {
        walk(from, to).into_iter().all(|place| self.is_empty(place))
    }

    /// Whether the piece on a place attacks another.
    pub fn attacks(&self, from: Place, to: Place) -> bool {
        let (files, ranks) = distances(from, to);
        let straight = files == 0 || ranks == 0;
        let diagonal = files == ranks;
        if from == to || !is_inside(to) {
            return false;
        }
        match self.at(from) {
            'P' => files == 1 && to.1 == from.1 + 1,
            'p' => files == 1 && to.1 == from.1 - 1,
            'N' | 'n' => (files, ranks) == (1, 2) || (files, ranks) == (2, 1),
            'K' | 'k' => files <= 1 && ranks <= 1,
            'B' | 'b' => diagonal && self.is_free_between(from, to),
            'R' | 'r' => straight && self.is_free_between(from, to),
            'Q' | 'q' => (diagonal || straight) && self.is_free_between(from, to),
            _ => false,
        }
    }

    /// The pieces of a side that attack a place: the least valuable first, of
    /// equals the one on the lowest rank, then the lowest file.
    pub fn attackers(&self, white: bool, to: Place) -> Vec<Place> {
        let value = |&place: &Place| "pnbrqk".find(self.kind(place));
        let mut attackers: Vec<Place> =
            places().filter(|&from| self.is_of(white, from) && self.attacks(from, to)).collect();
        attackers.sort_by_key(value);
        attackers
    }
}
