//! Scenarios in words.

use echecs::rules::Color;
use echecs::stackchess::{Move, MoveError, Outcome, StackGame};

use super::piece;
use super::play::reason;
use super::scenario::{Act, Scenario, option_bits, state};
use crate::judge::exercise::Shown;

/// `a2-a4 (2 pièces)`.
fn written(mv: Move) -> String {
    format!("{}-{} ({})", mv.from, mv.to, piece::count(mv.count))
}

fn player(color: Color) -> &'static str {
    match color {
        Color::White => "les blancs",
        Color::Black => "les noirs",
    }
}

/// What becomes of a move in a game.
fn judged(game: &StackGame, mv: Move) -> Result<Move, MoveError> {
    game.judge(mv.from, mv.to, mv.count)
}

/// `stackchess_etat` of a game.
fn state_number(game: &StackGame) -> i64 {
    use echecs::stackchess::Won;
    match game.outcome() {
        None => 0,
        Some(Outcome::Win { by: Won::ByTakingAll, .. }) => 1,
        Some(Outcome::Win { by: Won::ByResignation, .. }) => 2,
        Some(Outcome::Draw) => 3,
        Some(Outcome::Blocked) => 4,
    }
}

/// The side of things that a question is on.
pub fn side(question: &Scenario) -> String {
    let (Some(before), Some(after)) = (question.before(), question.after()) else {
        return String::new();
    };
    match question.act {
        Act::Move(mv) | Act::Verify(mv) => kind(&before, mv),
        Act::Resign => format!("{} : abandon", player(before.position().turn())),
        Act::Show(chosen) => match chosen.map(|square| before.position().pile(square).len()) {
            None => "aucune case".to_owned(),
            Some(0) => "case vide".to_owned(),
            Some(1) => "une pièce".to_owned(),
            Some(_) => "une pile".to_owned(),
        },
        Act::Make | Act::Measure | Act::Look => state(state_number(&after)).to_owned(),
    }
}

/// What kind of move one is in a game.
pub fn kind(game: &StackGame, mv: Move) -> String {
    let turn = game.position().turn();
    let what = match judged(game, mv) {
        Err(error) => reason(error),
        Ok(_) if game.position().owner(mv.to) == Some(!turn) => "prise",
        Ok(_) if mv.count > 1 => "plusieurs pièces",
        Ok(_) => "une pièce",
    };
    format!("{} : {what}", player(turn))
}

pub fn shown(name: &str, question: &Scenario) -> Shown {
    let start = &question.game.start;
    let create = format!("stackchess_creer({}, {})", start.size(), option_bits(start.options()));
    let mut program = vec![
        format!("stackchess *s = {create};"),
        "char texte[STACKCHESS_POSITION_MAX];".to_owned(),
        String::new(),
    ];
    if question.game.is_read {
        program.push(format!("stackchess_lire_position(s, \"{start}\");"));
    }
    let deplacer = |mv: &Move| format!("stackchess_deplacer({})", numbers(*mv));
    program.extend(
        question.game.moves.iter().map(|mv| format!("{}; /* {} */", deplacer(mv), written(*mv))),
    );
    let turn = question.before().map_or(0, |game| game.position().turn().index());
    let (call, has_code) = match question.act {
        Act::Move(mv) => (deplacer(&mv), true),
        Act::Verify(mv) => (format!("{name}({}, texte, sizeof texte)", numbers(mv)), true),
        Act::Resign => (format!("stackchess_abandonner(s, {turn})"), true),
        Act::Show(square) => {
            let [x, y] = square.map_or([-1, -1], |s| [s.file(), s.rank()].map(i32::from));
            (format!("{name}(s, {x}, {y})"), false)
        }
        Act::Make | Act::Measure | Act::Look if name == "stackchess_creer" => (create, false),
        Act::Make | Act::Measure | Act::Look => (format!("{name}(s)"), false),
    };
    match (question.act, has_code) {
        (_, true) => program.push(format!("printf(\"rendu : %d\\n\", (int){call});")),
        (Act::Show(_), _) => program.push(format!("{call};")),
        _ => {}
    }
    program.extend([
        "printf(\"état : %d, joueur : %d\\n\", (int)stackchess_etat(s), stackchess_joueur(s));"
            .to_owned(),
        "stackchess_ecrire_position(s, texte, sizeof texte);".to_owned(),
        "printf(\"%s\\n\", texte);".to_owned(),
        "stackchess_detruire(s);".to_owned(),
    ]);
    let moves =
        question.game.moves.iter().map(|mv| format!("{}-{} ({})", mv.from, mv.to, mv.count));
    let place =
        question.before().map_or(String::new(), |game| format!(", dans {}", game.position()));
    Shown { drawing: None, moves: moves.collect(), call: format!("{call}{place}"), program }
}

fn numbers(mv: Move) -> String {
    let (from, to) = (mv.from, mv.to);
    format!("s, {}, {}, {}, {}, {}", from.file(), from.rank(), to.file(), to.rank(), mv.count)
}

pub fn expected(question: &Scenario) -> String {
    let (Some(before), Some(after)) = (question.before(), question.after()) else {
        return String::new();
    };
    let place = after.position();
    match question.act {
        Act::Move(mv) => match judged(&before, mv) {
            Ok(_) => format!(
                "le coup {} est légal : la fonction rend stackchess_ok, et le plateau devient {place}",
                written(mv)
            ),
            Err(error) => format!(
                "le coup {} est refusé, car {} : la fonction ne rend pas stackchess_ok, et rien ne change",
                written(mv),
                reason(error)
            ),
        },
        Act::Verify(mv) => match judged(&before, mv) {
            Ok(_) => format!("le coup {} est légal : la fonction rend stackchess_ok", written(mv)),
            Err(error) => format!(
                "le coup {} est refusé, car {} : la fonction ne rend pas stackchess_ok",
                written(mv),
                reason(error)
            ),
        },
        Act::Resign => {
            let (loser, winner) = (before.position().turn(), !before.position().turn());
            format!(
                "{} abandonnent : la fonction rend stackchess_ok, stackchess_etat rend ensuite \
                 stackchess_abandon, et {} ont gagné",
                player(loser),
                player(winner)
            )
        }
        Act::Show(chosen) => {
            let of = match chosen {
                None => String::new(),
                Some(square) => format!(", et le nom et la pile de {square}, le sommet en haut"),
            };
            format!("le plateau vu de dessus, avec les deux lettres du sommet de chaque pile{of}")
        }
        Act::Make | Act::Measure | Act::Look
            if question.game.moves.is_empty() && !question.game.is_read =>
        {
            format!("{place}, où les blancs ont le trait, et l'état est stackchess_en_cours")
        }
        Act::Make | Act::Measure | Act::Look => {
            let number = state_number(&after);
            format!("la fonction rend {number} ({})", state(number))
        }
    }
}

/// Who has won.
pub fn winner(question: &Scenario) -> String {
    match question.after().and_then(|game| game.outcome()) {
        Some(Outcome::Win { winner, .. }) => {
            format!("la fonction rend {} : {} ont gagné", winner.index(), player(winner))
        }
        Some(_) => "la fonction rend -1 : personne n'a gagné".to_owned(),
        None => "la fonction rend -1 : la partie continue".to_owned(),
    }
}

/// Where to look if a legal move is refused.
pub const REFUSED: &str = "suivez vos conditions une par une pour ce coup : laquelle le refuse ?";

/// Where to look if a game does not begin as it should.
pub const PLACED: &str =
    "dessinez la position initiale de cette taille : quelle pièce est sur chaque case ?";
/// The same for whoever is asked after that.
pub const START: &str =
    "rien n'est encore joué, et la partie est déjà autre : corrigez d'abord stackchess_creer.";

/// Where to look.
pub fn hint(question: &Scenario) -> &'static str {
    let Some(before) = question.before() else { return "" };
    match question.act {
        Act::Move(mv) | Act::Verify(mv) => match judged(&before, mv) {
            Ok(_) if mv.count > 1 => {
                "dans quel ordre les pièces quittent-elles une pile, et y arrivent-elles ?"
            }
            Ok(_) => "que change ce coup sur le plateau, et que laisse-t-il comme c'était ?",
            Err(MoveError::TooHigh { .. }) => {
                "que faut-il comparer pour prendre une pile, et avec quelle inégalité ?"
            }
            Err(MoveError::NotItsMove { .. }) => {
                "vos conditions regardent-elles chaque pièce déplacée, et colonne et rangée à part ?"
            }
            Err(MoveError::InTheWay(_)) => "quelles cases sont entre le départ et l'arrivée ?",
            Err(_) => "laquelle de vos conditions devrait refuser ce coup ?",
        },
        Act::Resign => "qui a gagné quand celui qui a le trait abandonne ?",
        Act::Show(_) => {
            "dans une pile, quelle pièce se voit d'en haut, et laquelle s'affiche en dernier ?"
        }
        Act::Make | Act::Measure | Act::Look => match before.outcome() {
            None => "que faut-il pour que la partie soit finie ? Ce n'est pas le cas ici.",
            Some(Outcome::Draw) => "quelles pièces n'ont aucun déplacement en commun ?",
            Some(_) => "combien de pièces reste-t-il à chaque joueur ?",
        },
    }
}
