//! Each sentence, and what all of them have in common.

use std::collections::BTreeSet;

use super::{code, sentence};
use crate::capi::Langue::{LangueAnglais, LangueFrancais};
use crate::capi::TypeErreur::{self, *};
use crate::explain::{Refusal, explain};
use crate::fixtures::{PERFT, TRICKY};
use crate::rules::{Game, Move, Position, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROOKS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 5";

/// A start, the moves played, the move refused, the code and both sentences.
type Row = (&'static str, &'static str, &'static str, TypeErreur, [&'static str; 2]);

const ROWS: &[Row] = &[
    (
        START,
        "",
        "e4e5",
        ErreurCaseDepartVide,
        ["Il n'y a pas de pièce en e4.", "There is no piece on e4."],
    ),
    (
        START,
        "",
        "a8a6",
        ErreurPieceAdverse,
        [
            "La tour a8 est noire : c'est aux blancs de jouer.",
            "The rook on a8 is black: it is White's turn.",
        ],
    ),
    (
        START,
        "e2e4",
        "d1e2",
        ErreurPieceAdverse,
        [
            "La dame d1 est blanche : c'est aux noirs de jouer.",
            "The queen on d1 is white: it is Black's turn.",
        ],
    ),
    (
        START,
        "",
        "b8b7",
        ErreurPieceAdverse,
        [
            "Le cavalier b8 est noir : c'est aux blancs de jouer.",
            "The knight on b8 is black: it is White's turn.",
        ],
    ),
    (
        START,
        "e2e4",
        "f1e2",
        ErreurPieceAdverse,
        [
            "Le fou f1 est blanc : c'est aux noirs de jouer.",
            "The bishop on f1 is white: it is Black's turn.",
        ],
    ),
    (
        START,
        "",
        "g1g1",
        ErreurAbsenceDeDeplacement,
        ["Le cavalier g1 doit changer de case.", "The knight on g1 must go to another square."],
    ),
    (
        START,
        "",
        "e2e5",
        ErreurDeplacementPieceImpossible,
        [
            "Le pion e2 ne va pas en e5 : il avance tout droit, d'une case (de deux depuis sa case initiale), et prend en diagonale.",
            "The pawn on e2 cannot go to e5: it goes straight ahead, one square (two from its initial square), and takes diagonally.",
        ],
    ),
    (
        START,
        "",
        "b1b3",
        ErreurDeplacementPieceImpossible,
        [
            "Le cavalier b1 ne va pas en b3 : il saute de deux cases en ligne droite, puis d'une de côté.",
            "The knight on b1 cannot go to b3: it jumps two squares in a straight line, then one to the side.",
        ],
    ),
    (
        START,
        "",
        "c1c3",
        ErreurDeplacementPieceImpossible,
        [
            "Le fou c1 ne va pas en c3 : il se déplace en diagonale.",
            "The bishop on c1 cannot go to c3: it moves diagonally.",
        ],
    ),
    (
        START,
        "",
        "a1b2",
        ErreurDeplacementPieceImpossible,
        [
            "La tour a1 ne va pas en b2 : elle se déplace le long d'une rangée ou d'une colonne.",
            "The rook on a1 cannot go to b2: it moves along a rank or a file.",
        ],
    ),
    (
        START,
        "",
        "d1e3",
        ErreurDeplacementPieceImpossible,
        [
            "La dame d1 ne va pas en e3 : elle se déplace le long d'une rangée, d'une colonne ou d'une diagonale.",
            "The queen on d1 cannot go to e3: it moves along a rank, a file or a diagonal.",
        ],
    ),
    (
        START,
        "",
        "e1e3",
        ErreurDeplacementPieceImpossible,
        [
            "Le roi e1 ne va pas en e3 : il se déplace d'une seule case.",
            "The king on e1 cannot go to e3: it moves one square only.",
        ],
    ),
    (
        START,
        "e2e4 e7e5",
        "e4e3",
        ErreurDeplacementPieceImpossible,
        [
            "Le pion e4 ne va pas en e3 : un pion ne recule jamais.",
            "The pawn on e4 cannot go to e3: a pawn never moves backwards.",
        ],
    ),
    (
        START,
        "e2e4 e7e5",
        "e4d4",
        ErreurDeplacementPieceImpossible,
        [
            "Le pion e4 ne va pas en d4 : un pion ne se déplace pas de côté.",
            "The pawn on e4 cannot go to d4: a pawn does not move sideways.",
        ],
    ),
    (
        START,
        "e2e3 e7e6",
        "e3e5",
        ErreurDeplacementPieceImpossible,
        [
            "Le pion e3 ne va pas en e5 : ce pion n'avance de deux cases que depuis la rangée 2.",
            "The pawn on e3 cannot go to e5: this pawn steps two squares only from rank 2.",
        ],
    ),
    (
        START,
        "e2e3 e7e6 a2a3",
        "e6e4",
        ErreurDeplacementPieceImpossible,
        [
            "Le pion e6 ne va pas en e4 : ce pion n'avance de deux cases que depuis la rangée 7.",
            "The pawn on e6 cannot go to e4: this pawn steps two squares only from rank 7.",
        ],
    ),
    (
        START,
        "",
        "f1b5",
        ErreurPieceBlocantTrajet,
        [
            "Le fou f1 ne va pas en b5 : le pion e2 lui barre la route.",
            "The bishop on f1 cannot go to b5: the pawn on e2 is in the way.",
        ],
    ),
    (
        START,
        "",
        "a1a2",
        ErreurPieceBlocantTrajet,
        [
            "La tour a1 ne va pas en a2 : le pion a2, du même camp, s'y trouve déjà.",
            "The rook on a1 cannot go to a2: the pawn on a2, of the same side, is already there.",
        ],
    ),
    (
        START,
        "e2e4 e7e5",
        "e4e5",
        ErreurPieceBlocantTrajet,
        [
            "Le pion e4 ne prend pas le pion e5 : un pion prend en diagonale, pas droit devant lui.",
            "The pawn on e4 cannot take the pawn on e5: a pawn takes diagonally, not straight ahead.",
        ],
    ),
    (
        START,
        "",
        "e2d3",
        ErreurDeplacementPieceImpossible,
        [
            "Le pion e2 ne va pas en d3 : un pion ne va en diagonale que pour prendre, et d3 est vide.",
            "The pawn on e2 cannot go to d3: a pawn moves diagonally only to take, and d3 is empty.",
        ],
    ),
    (
        "4k3/8/8/3nP3/8/8/8/4K3 w - - 0 1",
        "",
        "e5d6",
        ErreurPriseEnPassantNonPermise,
        [
            "Le pion e5 ne prend rien en d6 : seul un pion se prend en passant, pas le cavalier d5.",
            "The pawn on e5 has nothing to take on d6: only a pawn is taken en passant, not the knight on d5.",
        ],
    ),
    (
        START,
        "e2e4 a7a6 e4e5 d7d5 h2h3 h7h6",
        "e5d6",
        ErreurPriseEnPassantNonPermise,
        [
            "Le pion e5 ne prend rien en d6 : le pion d5 a avancé de deux cases il y a 2 coups, et la prise en passant se fait aussitôt.",
            "The pawn on e5 has nothing to take on d6: the pawn on d5 advanced two squares 2 moves ago, and en passant must be played at once.",
        ],
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e1e2 e8e7 e2e1 e7e8",
        "e5d6",
        ErreurPriseEnPassantNonPermise,
        [
            "Le pion e5 ne prend rien en d6 : le pion d5 a avancé de deux cases il y a 3 coups, et la prise en passant se fait aussitôt.",
            "The pawn on e5 has nothing to take on d6: the pawn on d5 advanced two squares 3 moves ago, and en passant must be played at once.",
        ],
    ),
    (
        START,
        "e2e4 d7d6 e4e5 d6d5",
        "e5d6",
        ErreurPriseEnPassantNonPermise,
        [
            "Le pion e5 ne prend rien en d6 : le pion d5 est venu de d6 (coup 2), sans avancer de deux cases.",
            "The pawn on e5 has nothing to take on d6: the pawn on d5 came from d6 (move 2), without advancing two squares.",
        ],
    ),
    (
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
        "",
        "e5d6",
        ErreurPriseEnPassantNonPermise,
        [
            "Le pion e5 ne prend rien en d6 : le pion d5 ne vient pas d'avancer de deux cases.",
            "The pawn on e5 has nothing to take on d6: the pawn on d5 has not just advanced two squares.",
        ],
    ),
    (
        "7k/8/8/r2Pp2K/8/8/8/8 w - e6 0 1",
        "",
        "d5e6",
        ErreurRoiEnEchec,
        [
            "Le pion d5 ne prend pas le pion e5 en passant en e6 : le roi h5 serait attaqué par la tour a5.",
            "The pawn on d5 cannot take the pawn on e5 en passant on e6: the king on h5 would be attacked by the rook on a5.",
        ],
    ),
    (
        "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1",
        "",
        "c3d5",
        ErreurRoiEnEchec,
        [
            "Le cavalier c3 est cloué par le fou b4 : s'il va en d5, le roi e1 est en échec.",
            "The knight on c3 is pinned by the bishop on b4: if it goes to d5, the king on e1 is in check.",
        ],
    ),
    (
        "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "",
        "e2d2",
        ErreurRoiEnEchec,
        [
            "La tour e2 est clouée par la tour e8 : si elle va en d2, le roi e1 est en échec.",
            "The rook on e2 is pinned by the rook on e8: if it goes to d2, the king on e1 is in check.",
        ],
    ),
    (
        "4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1",
        "",
        "a1b3",
        ErreurRoiEnEchec,
        [
            "Le roi e1 est mis en échec par la tour e8, et le cavalier a1 ne le protège pas en allant en b3.",
            "The king on e1 is in check from the rook on e8, and the knight on a1 does not stop it by going to b3.",
        ],
    ),
    (
        "4r1k1/8/8/8/8/3n4/8/R3K3 w - - 0 1",
        "",
        "a1a2",
        ErreurRoiEnEchec,
        [
            "Le roi e1 est attaqué à la fois par le cavalier d3 et par la tour e8 : lui seul peut jouer, pas la tour a1.",
            "The king on e1 is attacked by both the knight on d3 and the rook on e8: only the king can move, not the rook on a1.",
        ],
    ),
    (
        "8/8/8/4k3/8/4K3/8/8 w - - 0 1",
        "",
        "e3e4",
        ErreurRoiEnEchec,
        [
            "Le roi e3 ne va pas en e4 : il toucherait le roi e5.",
            "The king on e3 cannot go to e4: it would touch the king on e5.",
        ],
    ),
    (
        "4k3/8/8/8/8/8/r7/4K3 w - - 0 1",
        "",
        "e1d2",
        ErreurRoiEnEchec,
        [
            "Le roi e1 ne va pas en d2 : cette case est attaquée par la tour a2.",
            "The king on e1 cannot go to d2: that square is attacked by the rook on a2.",
        ],
    ),
    (
        "4r1k1/8/8/8/4K3/8/8/8 w - - 0 1",
        "",
        "e4e3",
        ErreurRoiEnEchec,
        [
            "Le roi e4 ne va pas en e3 : il resterait sur la ligne où la tour e8 lui fait échec.",
            "The king on e4 cannot go to e3: it would stay in the line on which the rook on e8 gives check.",
        ],
    ),
    (
        "4k3/4r3/8/8/8/8/4q3/4K3 w - - 0 1",
        "",
        "e1e2",
        ErreurRoiEnEchec,
        [
            "Le roi e1 ne prend pas la dame e2 : la tour e7 la protège.",
            "The king on e1 cannot take the queen on e2: the rook on e7 protects it.",
        ],
    ),
    (
        "4k3/8/8/8/8/3p4/4p3/4K3 w - - 0 1",
        "",
        "e1e2",
        ErreurRoiEnEchec,
        [
            "Le roi e1 ne prend pas le pion e2 : le pion d3 le protège.",
            "The king on e1 cannot take the pawn on e2: the pawn on d3 protects it.",
        ],
    ),
    (
        ROOKS,
        "e1e2 a8b8 e2e1 b8a8",
        "e1g1",
        ErreurRoqueNonPermis,
        [
            "Le petit roque n'est plus permis : le roi e1 a déjà bougé (coup 5).",
            "Kingside castling is no longer allowed: the king on e1 has already moved (move 5).",
        ],
    ),
    (
        ROOKS,
        "e1f1 e8e7 h1h2 e7e8 h2h1 a8a7 f1e1 a7a8 e1e2",
        "e8c8",
        ErreurRoqueNonPermis,
        [
            "Le grand roque n'est plus permis : le roi e8 a déjà bougé (coup 5).",
            "Queenside castling is no longer allowed: the king on e8 has already moved (move 5).",
        ],
    ),
    (
        ROOKS,
        "a1b1 h8g8 h1h2 g8h8 h2h1 e8e7",
        "e1g1",
        ErreurRoqueNonPermis,
        [
            "Le petit roque n'est plus permis : la tour h1 a bougé (coup 6).",
            "Kingside castling is no longer allowed: the rook on h1 has moved (move 6).",
        ],
    ),
    (
        ROOKS,
        "a1a8",
        "e8c8",
        ErreurRoqueNonPermis,
        [
            "Le grand roque n'est plus permis : la tour a8 a été prise (coup 5).",
            "Queenside castling is no longer allowed: the rook on a8 was taken (move 5).",
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "",
        "e1g1",
        ErreurRoqueNonPermis,
        [
            "Le petit roque n'est pas possible : il n'y a pas de tour en h1.",
            "Kingside castling is not possible: there is no rook on h1.",
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        "",
        "e1c1",
        ErreurRoqueNonPermis,
        [
            "Le grand roque n'est pas possible : le roi e1 n'en avait pas le droit au début de la partie.",
            "Queenside castling is not possible: the king on e1 had no right to it at the start of the game.",
        ],
    ),
    (
        START,
        "",
        "e1c1",
        ErreurRoqueNonPermis,
        [
            "Le grand roque n'est pas possible : la dame d1, le fou c1 et le cavalier b1 sont sur le chemin.",
            "Queenside castling is not possible: the queen on d1, the bishop on c1 and the knight on b1 are in the way.",
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/4K1NR w K - 0 1",
        "",
        "e1g1",
        ErreurRoqueNonPermis,
        [
            "Le petit roque n'est pas possible : le cavalier g1 est sur le chemin.",
            "Kingside castling is not possible: the knight on g1 is in the way.",
        ],
    ),
    (
        "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
        "",
        "e1g1",
        ErreurRoqueNonPermis,
        [
            "Le petit roque n'est pas possible : le roi e1 est mis en échec par la tour e8.",
            "Kingside castling is not possible: the king on e1 is in check from the rook on e8.",
        ],
    ),
    (
        "5rk1/8/8/8/8/8/8/4K2R w K - 0 1",
        "",
        "e1g1",
        ErreurRoqueNonPermis,
        [
            "Le petit roque n'est pas possible : le roi e1 passerait par f1, que la tour f8 attaque.",
            "Kingside castling is not possible: the king on e1 would pass over f1, which the rook on f8 attacks.",
        ],
    ),
    (
        "k5r1/8/8/8/8/8/8/4K2R w K - 0 1",
        "",
        "e1g1",
        ErreurRoqueNonPermis,
        [
            "Le petit roque n'est pas possible : le roi, en g1, serait attaqué par la tour g8.",
            "Kingside castling is not possible: the king, on g1, would be attacked by the rook on g8.",
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "",
        "e1h1",
        ErreurRoqueNonPermis,
        [
            "Pour faire le petit roque, le roi e1 va en g1.",
            "To castle kingside, the king on e1 goes to g1.",
        ],
    ),
    (
        "4k3/8/8/8/8/8/8/1R2K3 w B - 0 1",
        "",
        "e1c1",
        ErreurRoqueNonPermis,
        [
            "Pour faire le grand roque, le roi e1 va en b1.",
            "To castle queenside, the king on e1 goes to b1.",
        ],
    ),
];

fn game(fen: &str, moves: &str) -> Game {
    let mut game = Game::new(Position::from_fen(fen).expect(fen));
    for uci in moves.split_whitespace() {
        let mv = game.position().parse_uci(uci).expect(uci);
        game.play(mv).expect(uci);
    }
    game
}

/// The name of a reason; for castling, of its own reason too.
fn name(refusal: &Refusal) -> String {
    let word = |text: String| text.split(' ').next().unwrap_or_default().to_owned();
    match refusal {
        Refusal::Castling { reason, .. } => format!("Castling {}", word(format!("{reason:?}"))),
        _ => word(format!("{refusal:?}")),
    }
}

#[test]
fn each_reason_has_its_sentence_and_its_code() {
    let mut names = BTreeSet::new();
    for (fen, moves, refused, expected, sentences) in ROWS {
        let square = |name: &str| name.parse::<Square>().expect(name);
        let refusal = explain(&game(fen, moves), square(&refused[..2]), square(&refused[2..]));
        let refusal = refusal.unwrap_or_else(|| panic!("{fen} {moves}: {refused} is legal"));
        let told = [LangueFrancais, LangueAnglais].map(|language| sentence(&refusal, language));
        assert_eq!(told, *sentences);
        assert_eq!(code(&refusal), *expected, "{refusal:?}");
        names.insert(name(&refusal));
    }
    assert_eq!(names.len(), 33, "a row for each reason: {names:#?}");
}

/// What a sentence must tell: the squares and the numbers that the reason has.
/// Of castling, the wing stands for the squares of king and rook.
fn must_be_told(refusal: &Refusal) -> Vec<String> {
    let text = match refusal {
        Refusal::Castling { reason, .. } => format!("{reason:?}"),
        _ => format!("{refusal:?}"),
    };
    let is_told = |word: &&str| word.ends_with(|last: char| last.is_ascii_digit());
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter(is_told).map(str::to_owned).collect()
}

fn check_sentence(refusal: &Refusal, text: &str) {
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    for told in must_be_told(refusal) {
        assert!(words.contains(&told.as_str()), "{text} lacks {told}: {refusal:?}");
    }
    assert!(text.len() <= 200, "{text}");
    assert!(text.ends_with('.') && !text.ends_with(".."), "{text}");
    assert!(text.starts_with(|first: char| first.is_uppercase()), "{text}");
    assert!(!text.contains("  ") && !text.contains('!'), "{text}");
}

fn check_genders(text: &str) {
    let text = text.to_lowercase();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric()).collect();
    for pair in words.windows(2) {
        let articles: &[&str] = match pair[1] {
            "tour" | "dame" => &["la", "de"],
            "pion" => &["le", "un", "ce"],
            "roi" | "fou" | "cavalier" => &["le"],
            _ => continue,
        };
        assert!(articles.contains(&pair[0]), "{text}");
    }
}

/// Checks the sentences of all pairs of squares; returns how many were refused.
fn check_all_pairs(game: &Game) -> usize {
    let mut refused = 0;
    let mut last = None;
    for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
        let refusal = explain(game, from, to);
        refused += usize::from(refusal.is_some());
        // From a square without a piece, all are the same.
        if let Some(refusal) = refusal.as_ref().filter(|_| refusal != last) {
            let french = sentence(refusal, LangueFrancais);
            check_sentence(refusal, &french);
            check_genders(&french);
            check_sentence(refusal, &sentence(refusal, LangueAnglais));
        }
        last = refusal;
    }
    refused
}

#[test]
fn sentences_of_the_fixtures_are_well_formed() {
    let fens = PERFT.lines().filter_map(|line| Some(line.split_once(" ; ")?.0)).chain(
        TRICKY.lines().filter_map(|line| line.split("\"fen\": \"").nth(1)?.split('"').next()),
    );
    let mut positions = 0;
    for position in fens.filter_map(|fen| Position::from_playable_fen(fen).ok()) {
        assert!(check_all_pairs(&Game::new(position)) > 3_800);
        positions += 1;
    }
    assert!(positions > 894 + 139, "{positions}");
}

#[test]
fn sentences_of_games_are_well_formed() {
    let mut state = 1u64;
    let mut choose = |moves: &[Move]| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        moves[(state >> 33) as usize % moves.len()]
    };
    for _ in 0..300 {
        let mut game = Game::new(Position::default());
        for ply in 0..120 {
            let moves = game.position().legal_moves();
            if moves.is_empty() {
                break;
            }
            if ply % 12 == 11 {
                assert!(check_all_pairs(&game) > 3_800);
            }
            game.play(choose(&moves)).expect("a legal move");
        }
    }
}
