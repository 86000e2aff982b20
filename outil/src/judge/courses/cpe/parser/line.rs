//! Lines that a player types.

use super::action::NAME_BYTES;
use crate::judge::random::Random;

/// Whether a line is one of the course's six commands as the course writes them, or none that
/// anybody could take for one. What the library understands besides (other words, squares like
/// `e2`, a missing arrow, blanks anywhere) a parser of the course need not.
pub fn is_of_the_course(line: &str) -> bool {
    let line = line.strip_suffix('\n').unwrap_or(line);
    let words: Vec<&str> = line.split(' ').collect();
    let is_number = |word: &&str| {
        let digits = word.strip_prefix('-').unwrap_or(word);
        (1..=4).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    match words[..] {
        ["" | "i" | "FIN"] => true,
        ["d", x, y, "->", to_x, to_y] => [x, y, to_x, to_y].iter().all(is_number),
        ["lit" | "lit_h", name] => {
            !name.is_empty() && name.len() < 100 && !name.contains(['\t', '\r', '#'])
        }
        _ => line.starts_with('#'),
    }
}

/// Whether an arrow touches what is beside it: the words of a command are separated by blanks.
pub fn has_joined_arrow(line: &str) -> bool {
    line.split_whitespace().any(|word| word != "->" && word.contains("->"))
}

/// A line of some kind: the course's commands most often, and what looks like one.
pub fn any(random: &mut Random) -> String {
    let mut line = match random.below(12) {
        0 => "i".to_owned(),
        1 => "FIN".to_owned(),
        2 => String::new(),
        3 => comment(random),
        4..=6 => format!("d {}", squares(random)),
        7 => format!("lit {}", name(random)),
        8 => format!("lit_h {}", name(random)),
        9 => more(random),
        _ => wrong(random),
    };
    if random.percent(60) {
        line.push('\n');
    }
    line
}

fn squares(random: &mut Random) -> String {
    let mut number = || match random.below(12) {
        0 => -1 - random.below(3) as i32,
        1 => 8 + random.below(100) as i32,
        _ => random.below(8) as i32,
    };
    format!("{} {} -> {} {}", number(), number(), number(), number())
}

fn name(random: &mut Random) -> String {
    let names = ["partie.txt", "a", "echec_etat.txt", "mes_parties/p-1.txt", "lit", "i", "FIN.txt"];
    (*random.choose(&names)).to_owned()
}

fn comment(random: &mut Random) -> String {
    let texts = ["#", "# une remarque", "#i", "# d 4 1 -> 4 3", "#FIN", "## lit partie.txt"];
    (*random.choose(&texts)).to_owned()
}

/// What the library understands besides.
fn more(random: &mut Random) -> String {
    let squares = squares(random);
    match random.below(10) {
        0 => "annule".to_owned(),
        1 => "affiche".to_owned(),
        2 => "aide".to_owned(),
        3 => "fin".to_owned(),
        4 => "d e2 -> e4".to_owned(),
        5 => "d a7 b8 cavalier".to_owned(),
        6 => format!("d {squares} {}", random.choose(&["dame", "tour", "roque", "en_passant"])),
        7 => format!("  d\t{squares}  # un coup\r"),
        8 => "lit ma partie #2.txt".to_owned(),
        _ => format!("lit {}", "n".repeat(NAME_BYTES - 1)),
    }
}

/// What is no command.
fn wrong(random: &mut Random) -> String {
    let squares = squares(random);
    match random.below(15) {
        0 => "j".to_owned(),
        1 => "FINI".to_owned(),
        2 => "ii".to_owned(),
        3 => format!("dd {squares}"),
        4 => format!("d {squares} 5"),
        5 => "d 4 1 -> 4".to_owned(),
        6 => "d 4 1 ->".to_owned(),
        7 => "d 4 un -> 4 3".to_owned(),
        8 => "d 4 1 -> 4 99999999999".to_owned(),
        9 => "lit".to_owned(),
        10 => format!("deplace {squares}"),
        11 => "I".to_owned(),
        12 => format!("D {squares}"),
        13 => format!("d {squares} tourelle"),
        _ => format!("lit {}", "n".repeat(NAME_BYTES)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_is_a_word_of_its_own() {
        for line in ["d 4 1->4 9", "d 4 1 ->4 3", "d 4 1-> 4 3\n"] {
            assert!(has_joined_arrow(line), "{line}");
        }
        for line in ["d 4 1 -> 4 3", "d 4 1 ->", "d 4 1 4 3"] {
            assert!(!has_joined_arrow(line), "{line}");
        }
    }

    #[test]
    fn the_course_has_six_commands() {
        for line in ["", "\n", "i", "FIN\n", "d 4 1 -> 4 3", "d -1 0 -> 9 12", "lit a\n", "# e"] {
            assert!(is_of_the_course(line), "{line}");
        }
        for line in ["fin", "annule", "d e2 -> e4", "d 4 1 4 3", " i", "lit", "lit a b", "j"] {
            assert!(!is_of_the_course(line), "{line}");
        }
    }
}
