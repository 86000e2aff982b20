//! Scenarios in words.

use echecs::rules::{Bitboard, CastlingStyle, Game, Move, MoveKind, Position, Role, Square};

use super::controller::Function;
use super::play;
use super::scenario::{Scenario, written};
use crate::judge::exercise::{Drawing, Shown};

fn player(position: &Position) -> &'static str {
    if position.turn().index() == 0 { "les blancs" } else { "les noirs" }
}

/// The side of things that a question is on.
pub fn side(question: &Scenario) -> String {
    match (question.before(), question.last) {
        (Some(_), Some(_)) if question.tried.is_some() => "après un refus".to_owned(),
        (Some(game), Some(last)) => kind(&game, last, question.legal_last()),
        (_, None) if question.view_after.is_some() => "vue branchée en cours de partie".to_owned(),
        (_, None) if question.earlier.is_some() => "nouvelle partie".to_owned(),
        _ => "première partie".to_owned(),
    }
}

/// What kind of move a pair of squares is in a game.
pub fn kind(game: &Game, (from, to): (Square, Square), legal: Option<Move>) -> String {
    let turn = player(game.position());
    let Some(mv) = legal else {
        return format!("{turn} : {}", play::reason(game, from, to).unwrap_or_default());
    };
    let kind = match mv.kind() {
        MoveKind::Castling if to.file() > 4 => "petit roque",
        MoveKind::Castling => "grand roque",
        MoveKind::EnPassant => "prise en passant",
        MoveKind::Promotion(_) => "promotion",
        MoveKind::Ordinary if game.position().after(mv).is_check() => "échec",
        MoveKind::Ordinary if game.position().is_capture(mv) => "prise",
        MoveKind::Ordinary => "coup",
    };
    format!("{turn} : {kind}")
}

pub fn shown(name: &str, question: &Scenario) -> Shown {
    let mut program = vec![
        "partie *p = partie_creer();".to_owned(),
        "char dessin[PARTIE_DESSIN_MAX];".to_owned(),
        String::new(),
        "partie_commencer(p);".to_owned(),
    ];
    let moves = |moves: &[Move]| -> Vec<String> {
        let squares = written(moves).into_iter();
        squares
            .map(|(from, to)| {
                let [x, y, to_x, to_y] = [from.file(), from.rank(), to.file(), to.rank()];
                format!("partie_deplacer(p, {x}, {y}, {to_x}, {to_y}); /* {from}-{to} */")
            })
            .collect()
    };
    if let Some(earlier) = &question.earlier {
        program.extend(moves(earlier));
        program.push("partie_commencer(p);".to_owned());
    }
    let mut lines = moves(&question.moves);
    if let Some((after, (from, to))) = question.tried {
        lines.insert(after, tried(from, to));
    }
    program.extend(lines);
    let call = match question.last {
        Some((from, to)) => {
            let [x, y, to_x, to_y] = [from.file(), from.rank(), to.file(), to.rank()];
            format!("{name}(p, {x}, {y}, {to_x}, {to_y})")
        }
        None if name == "partie_brancher_vue" => format!("{name}(p, &v)"),
        None if name == "partie_creer" => "partie_creer()".to_owned(),
        None => format!("{name}(p)"),
    };
    if question.last.is_some() {
        program.push(format!("printf(\"rendu : %d\\n\", (int){call});"));
    }
    program.extend([
        "partie_ecrire_dessin(p, PARTIE_DESSIN_ASCII, dessin, sizeof dessin);".to_owned(),
        "printf(\"%s\\n\", dessin);".to_owned(),
        "partie_detruire(p);".to_owned(),
    ]);
    let mut told: Vec<String> = Vec::new();
    if let Some(earlier) = &question.earlier {
        told.extend(listed(earlier));
        told.push("(partie_commencer)".to_owned());
    }
    let mut moves = listed(&question.moves);
    if let Some((after, (from, to))) = question.tried {
        moves.insert(after, format!("({from}-{to}, refusé)"));
    }
    told.extend(moves);
    if let Some(after) = question.view_after {
        told.push(match after {
            0 => "(vue branchée avant le premier coup)".to_owned(),
            1 => "(vue branchée après le premier coup)".to_owned(),
            _ => format!("(vue branchée après {after} coups)"),
        });
    }
    let drawing = question.before().map(|game| Drawing {
        board: *game.position().board(),
        last_move: written(&question.moves).last().copied(),
        marked: Bitboard::EMPTY,
    });
    Shown { drawing, moves: told, call, program }
}

/// A call that is refused.
fn tried(from: Square, to: Square) -> String {
    let [x, y, to_x, to_y] = [from.file(), from.rank(), to.file(), to.rank()];
    format!("partie_deplacer(p, {x}, {y}, {to_x}, {to_y}); /* {from}-{to}, refusé */")
}

fn listed(moves: &[Move]) -> Vec<String> {
    let text = |mv: &Move| {
        let text = mv.to_uci(CastlingStyle::Classical);
        format!("{}-{}", &text[..2], &text[2..])
    };
    moves.iter().map(text).collect()
}

fn named(role: Role) -> &'static str {
    match role {
        Role::Queen => "une dame",
        Role::Rook => "une tour",
        Role::Bishop => "un fou",
        _ => "un cavalier",
    }
}

pub fn expected(question: &Scenario, function: Function) -> String {
    let Some(game) = question.before() else { return String::new() };
    let Some((from, to)) = question.last else {
        return match (function, &question.earlier) {
            (Function::Plug, _) => "la vue montre les pièces de la partie, dès qu'elle est branchée et après chaque coup",
            (_, Some(_)) => "une partie neuve : les 32 pièces à leur place, et rien de celle d'avant ne compte",
            (_, None) => "les 32 pièces à leur place, sur la vue aussi, et un message",
        }
        .to_owned();
    };
    let Some(mv) = question.legal_last() else {
        let why = play::reason(&game, from, to).unwrap_or_default();
        return format!(
            "{from}-{to} est refusé ({why}) : la fonction rend un code d'erreur, et la vue montre la \
             même position"
        );
    };
    let check =
        if game.position().after(mv).is_check() { ", l'autre joueur est en échec" } else { "" };
    let what = match mv.kind() {
        MoveKind::Ordinary => String::new(),
        MoveKind::Castling => " (un roque : la tour suit)".to_owned(),
        MoveKind::EnPassant => " (une prise en passant)".to_owned(),
        MoveKind::Promotion(role) => format!(" (la vue choisit {})", named(role)),
    };
    format!(
        "{from}-{to}{what} est légal : la fonction rend pas_erreur, la vue montre la nouvelle position et \
         reçoit un message{check}"
    )
}

/// Where to look for what the view is told.
pub const MESSAGE: &str = "afficher_message est-elle appelée pour chaque coup, et d'après quel joueur : celui qui \
    vient de jouer, ou celui qui a le trait ?";
/// Where to look for checks.
pub const CHECK: &str =
    "pour quel roi partie_est_en_echec cherche-t-elle l'échec, et de quelles pièces ?";

/// Where to look.
pub fn hint(question: &Scenario, function: Function) -> &'static str {
    let Some((_, to)) = question.last else {
        if function == Function::Plug {
            return "qu'est-ce que la vue doit recevoir quand elle est branchée, et pour chaque case que le dernier coup change ?";
        }
        return "que faut-il remettre à zéro, et que faut-il montrer à la vue, quand une partie commence ?";
    };
    if question.tried.is_some() {
        return "qu'est-ce que le coup refusé a laissé changé dans votre structure ?";
    }
    if function == Function::Move && question.view_after.is_some() {
        return "la partie est longue : qu'est-ce qui se remplit à chaque coup dans votre structure ?";
    }
    let Some(mv) = question.legal_last() else {
        return "laquelle de vos conditions devrait refuser ce coup, et que reste-t-il changé après un refus ?";
    };
    match mv.kind() {
        MoveKind::Castling if to.file() < 4 => {
            "du côté de la dame, quelles cases doivent être libres, et lesquelles sûres ?"
        }
        MoveKind::Castling => "quelles cases doivent être libres et sûres, et qui se déplace ?",
        MoveKind::EnPassant => "où est le pion pris, et que montre la vue sur sa case ?",
        MoveKind::Promotion(_) => {
            "la vue rend un indice : de quelle liste, et que devient le pion ?"
        }
        MoveKind::Ordinary => {
            "suivez vos conditions une par une pour ce coup : laquelle le refuse, ou que fait-il de trop ?"
        }
    }
}
