//! What a copy has printed for people: read by its content, whatever its layout.

/// A board that was printed.
pub struct Rows {
    /// 64, in the order of the course's squares.
    pub cells: Vec<char>,
    /// The lines above it.
    pub before: String,
    /// What stands on the right of its ranks, and the lines below it.
    pub beside: String,
}

/// A text without the escapes that colour it on a terminal.
pub fn plain(output: &[u8]) -> String {
    let text = String::from_utf8_lossy(output);
    let mut plain = String::new();
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        if c != '\u{1b}' {
            plain.push(c);
        } else if rest.next_if_eq(&'[').is_some() {
            // Numbers, then a letter.
            while rest.next().is_some_and(|c| !('@'..='~').contains(&c)) {}
        }
    }
    plain
}

/// The board that was printed rank by rank from the eighth. Blanks and borders do not count, nor a
/// number of the rank on either side, nor words on the right.
pub fn rows(output: &[u8], is_cell: impl Fn(char) -> bool) -> Option<Rows> {
    let text = plain(output);
    let all: Vec<&str> = text.lines().collect();
    let places: Vec<usize> =
        (0..all.len()).filter(|at| all[*at].chars().any(|c| !is_separator(c))).collect();
    places.windows(8).find_map(|eight| {
        let lines: Vec<&str> = eight.iter().map(|at| all[*at]).collect();
        let numbered = [(true, true), (false, true), (true, false), (false, false)];
        let (cells, mut beside) =
            numbered.into_iter().find_map(|sides| board(&lines, sides, &is_cell))?;
        beside.extend(&all[eight[7] + 1..]);
        Some(Rows { cells, before: all[..eight[0]].join("\n"), beside: beside.join("\n") })
    })
}

/// What comes after the lines that look like ranks.
pub fn after_rows(output: &[u8], is_cell: impl Fn(char) -> bool) -> String {
    let text = plain(output);
    let is_row = |line: &&str| line.chars().filter(|cell| is_cell(*cell)).count() >= 8;
    let lines: Vec<&str> = text.lines().collect();
    let after = lines.iter().rposition(is_row).map_or(0, |last| last + 1);
    lines[after..].join("\n")
}

/// Whether a character only separates. The last of these asks for the black-and-white form of the
/// character before it.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || c.is_control() || "|+-_│─┼\u{fe0e}\u{fe0f}".contains(c)
}

/// Eight lines as a board, with a number of the rank before and after the cells or not, and what is
/// on the right of each.
fn board<'a>(
    lines: &[&'a str],
    sides: (bool, bool),
    is_cell: &impl Fn(char) -> bool,
) -> Option<(Vec<char>, Vec<&'a str>)> {
    let mut board = (Vec::new(), Vec::new());
    for (line, rank) in lines.iter().zip("87654321".chars()) {
        let (cells, beside) = row(line, rank, sides, is_cell)?;
        board.0.extend(cells);
        board.1.push(beside);
    }
    Some(board)
}

/// The cells of a rank, and what is on their right, which is no ninth cell.
fn row<'a>(
    line: &'a str,
    rank: char,
    (before, after): (bool, bool),
    is_cell: &impl Fn(char) -> bool,
) -> Option<(Vec<char>, &'a str)> {
    let mut rest = line;
    let mut next = || {
        rest = rest.trim_start_matches(is_separator);
        let c = rest.chars().next()?;
        rest = &rest[c.len_utf8()..];
        Some(c)
    };
    if before && next()? != rank {
        return None;
    }
    let cells: Vec<char> = (0..8).map_while(|_| next().filter(|c| is_cell(*c))).collect();
    if cells.len() < 8 || after && next()? != rank {
        return None;
    }
    let is_apart = rest.chars().next().is_none_or(is_separator);
    let word = rest.split(is_separator).find(|word| !word.is_empty());
    let is_cells = word.is_some_and(|word| word.chars().all(is_cell));
    (is_apart && !is_cells).then_some((cells, rest))
}

/// A move that was printed, and the text after it until the next one.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedMove {
    /// `e2e4`.
    pub squares: String,
    pub rest: String,
}

/// The moves of a text, in order: two squares without anything between them.
pub fn moves(output: &[u8]) -> Vec<PrintedMove> {
    let text: Vec<char> = plain(output).chars().collect();
    let mut found: Vec<PrintedMove> = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let begins_word = at == 0
            || !text[at - 1].is_ascii_alphabetic()
            || found.last().is_some_and(|last| last.rest.chars().count() <= 1);
        if begins_word && let Some(squares) = text.get(at..at + 4).filter(|four| is_move(four)) {
            found.push(PrintedMove { squares: squares.iter().collect(), rest: String::new() });
            at += 4;
            continue;
        }
        if let Some(last) = found.last_mut() {
            last.rest.push(text[at]);
        }
        at += 1;
    }
    found
}

fn is_move(four: &[char]) -> bool {
    let is_square = |two: &[char]| ('a'..='h').contains(&two[0]) && ('1'..='8').contains(&two[1]);
    is_square(&four[..2]) && is_square(&four[2..])
}

impl PrintedMove {
    /// The letter that directly follows its squares.
    pub fn letter(&self) -> Option<char> {
        self.rest.chars().next().filter(|c| c.is_ascii_alphabetic())
    }

    /// Whether it is this move, written as UCI does. A letter of a piece after a move that is no
    /// promotion is how the sheets' own figures have it.
    pub fn is(&self, uci: &str) -> bool {
        self.squares == uci[..4]
            && uci.chars().nth(4).is_none_or(|promotion| self.letter() == Some(promotion))
    }
}

/// The whole numbers of a text.
pub fn numbers(text: &str) -> Vec<i64> {
    let mut numbers = Vec::new();
    let mut digits = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_ascii_digit() {
            digits.push(c);
        } else if !digits.is_empty() {
            numbers.extend(digits.parse::<i64>());
            digits.clear();
        }
    }
    numbers
}
