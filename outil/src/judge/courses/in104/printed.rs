//! What a copy has printed for people: read by its content, whatever its layout.

/// The cells of a board that was printed rank by rank from the eighth, 64 in the order of the
/// course's squares. Blanks and borders do not count, nor a number of the rank on either side.
pub fn rows(output: &[u8], is_cell: impl Fn(char) -> bool) -> Option<Vec<char>> {
    let text = String::from_utf8_lossy(output);
    let lines: Vec<Vec<char>> =
        text.lines().map(condensed).filter(|line| !line.is_empty()).collect();
    lines.windows(8).find_map(|eight| {
        [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().find_map(|sides| board(eight, sides, &is_cell))
    })
}

/// What comes after the rows.
pub fn after_rows(output: &[u8], is_cell: impl Fn(char) -> bool) -> String {
    let text = String::from_utf8_lossy(output).into_owned();
    let is_row = |line: &str| condensed(line).iter().filter(|cell| is_cell(**cell)).count() >= 8;
    let after = text.lines().collect::<Vec<_>>();
    let last = after.iter().rposition(|line| is_row(line)).map_or(0, |last| last + 1);
    after[last..].join("\n")
}

/// A line without what only separates.
fn condensed(line: &str) -> Vec<char> {
    // The last of these asks for the black-and-white form of the character before it.
    let is_separator =
        |c: char| c.is_whitespace() || c.is_control() || "|+-_│─┼\u{fe0e}\u{fe0f}".contains(c);
    line.chars().filter(|c| !is_separator(*c)).collect()
}

/// Eight lines as a board, with so many numbers of the rank before and after the cells.
fn board(
    lines: &[Vec<char>],
    (before, after): (usize, usize),
    is_cell: &impl Fn(char) -> bool,
) -> Option<Vec<char>> {
    let mut cells = Vec::new();
    for (line, rank) in lines.iter().zip("87654321".chars()) {
        let row = line.get(before..line.len().checked_sub(after)?)?;
        let numbers = line[..before].iter().chain(&line[line.len() - after..]);
        if row.len() != 8 || numbers.copied().any(|number| number != rank) {
            return None;
        }
        cells.extend(row);
    }
    cells.iter().all(|cell| is_cell(*cell)).then_some(cells)
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
    let text: Vec<char> = String::from_utf8_lossy(output).chars().collect();
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
