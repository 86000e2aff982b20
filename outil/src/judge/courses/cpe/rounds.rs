//! Moves that come again and again: a long game is written as a person would write it.

/// Four moves in which both sides go and come back, so many times one after another.
pub struct Rounds {
    /// Where the first of them begins.
    pub from: usize,
    pub times: usize,
}

/// How many moves make a round.
pub const ROUND: usize = 4;
/// Fewer rounds are written move by move.
const WORTH_IT: usize = 3;

impl Rounds {
    /// The first that a list has.
    pub fn of<T: PartialEq>(list: &[T]) -> Option<Rounds> {
        let rounds = |from: usize| {
            let (round, rest) = list[from..].split_at_checked(ROUND)?;
            let again = rest.chunks_exact(ROUND).take_while(|next| *next == round);
            Some(Rounds { from, times: 1 + again.count() })
        };
        (0..list.len()).filter_map(rounds).find(|rounds| rounds.times >= WORTH_IT)
    }

    /// Where the moves after them begin.
    pub fn end(&self) -> usize {
        self.from + ROUND * self.times
    }
}

/// The moves of a game, the rounds among them once.
pub fn written(moves: Vec<String>) -> Vec<String> {
    let Some(rounds) = Rounds::of(&moves) else { return moves };
    let round = moves[rounds.from..rounds.from + ROUND].join(" ");
    let once = vec![format!("({round}) {} fois", rounds.times)];
    [&moves[..rounds.from], &once, &moves[rounds.end()..]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(letters: &str) -> Vec<String> {
        letters.chars().map(|letter| letter.to_string()).collect()
    }

    #[test]
    fn rounds_are_written_once() {
        assert_eq!(written(moves("xabcdabcdabcdy")), ["x", "(a b c d) 3 fois", "y"]);
        assert_eq!(written(moves("abcdabcdy")), moves("abcdabcdy"));
        assert_eq!(written(moves("abc")), moves("abc"));
        assert!(written(Vec::new()).is_empty());
    }
}
