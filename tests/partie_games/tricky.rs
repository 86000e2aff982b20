//! Positions that each turn on one rule.

use std::ffi::c_int;

use echecs::capi::TypeErreur;
use echecs::capi::cpe::{CoupJoue, TypeDeplacement, TypePiece};
use echecs::capi::partie::EtatPartie;
use serde_json::Value;

use crate::game::{FINE, Game, uci};

fn rows() -> Vec<Value> {
    let text = include_str!("../../src/fixtures/tricky.jsonl");
    text.lines().map(|line| serde_json::from_str(line).expect("a JSON object")).collect()
}

fn text<'a>(row: &'a Value, field: &str) -> &'a str {
    row[field].as_str().unwrap_or_default()
}

fn strings(value: &Value) -> Vec<&str> {
    let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().map(|item| item.as_str().expect("a string")).collect()
}

#[test]
fn valid_positions_play_as_described() {
    let rows: Vec<Value> = rows().into_iter().filter(|row| row["status"] != "invalid").collect();
    assert_eq!(rows.len(), 139);
    for row in &rows {
        let id = text(row, "id");
        let mut game = Game::from_fen(text(row, "fen")).expect(id);
        for mv in strings(&row["history"]) {
            assert_eq!(game.play(mv), FINE, "{id}: {mv}");
        }
        assert_eq!(game.fen(), text(row, "final_fen"), "{id}");
        assert_eq!(game.is_check(), row["in_check"] == true, "{id}");
        let state = state(text(row, "status"));
        assert_eq!(game.state(), state as c_int, "{id}");
        let goes_on = state == EtatPartie::PartieEnCours;
        assert_eq!(names(&game, row), if goes_on { legal(row) } else { Vec::new() }, "{id}");
        if goes_on {
            compare_claims(&mut game, row);
        }
    }
}

/// What becomes of a game in a position with this word of the fixtures.
fn state(status: &str) -> EtatPartie {
    match status {
        "mate" => EtatPartie::PartieMat,
        "stalemate" => EtatPartie::PartiePat,
        "insufficient" | "dead" => EtatPartie::PartieNulleMateriel,
        "seventyfive" => EtatPartie::PartieNulle_75_Coups,
        "fivefold" => EtatPartie::PartieNulleRepetition_5,
        // What can be claimed does not end a game.
        "none" | "fifty" | "threefold" => EtatPartie::PartieEnCours,
        _ => panic!("{status}"),
    }
}

/// The moves of a game as the fixtures write them.
fn names(game: &Game, row: &Value) -> Vec<String> {
    let name = |mv: &CoupJoue| {
        let is_castling = mv.r#type == TypeDeplacement::DeplacementRoque as c_int;
        if row["chess960"] == true && is_castling { by_rook(game, mv) } else { uci(mv) }
    };
    let mut names: Vec<String> = game.moves().iter().map(name).collect();
    names.sort();
    names
}

/// Castling by the king's square and the rook's: in the corner, unless the king goes there.
fn by_rook(game: &Game, mv: &CoupJoue) -> String {
    let on_rook = game
        .piece(mv.x_arrivee, mv.y_arrivee)
        .is_some_and(|(kind, player)| kind == TypePiece::Tour as c_int && player == game.turn());
    let corner = if mv.x_arrivee > mv.x_depart { 7 } else { 0 };
    uci(&CoupJoue { x_arrivee: if on_rook { mv.x_arrivee } else { corner }, ..*mv })
}

fn legal(row: &Value) -> Vec<String> {
    strings(&row["legal_moves"]).into_iter().map(str::to_owned).collect()
}

fn compare_claims(game: &mut Game, row: &Value) {
    let id = text(row, "id");
    let moves: Vec<String> = game.moves().iter().map(uci).collect();
    for (name, reason) in [
        ("fifty", EtatPartie::PartieNulle_50_Coups),
        ("threefold", EtatPartie::PartieNulleRepetition_3),
    ] {
        assert_eq!(game.can_claim(reason), row["claims"][name] == true, "{id}: {name}");
        let mut with_move = false;
        for mv in &moves {
            match game.claim_with(reason, mv) {
                FINE => {
                    with_move = true;
                    assert_eq!(game.state(), reason as c_int, "{id}: {mv}");
                    assert_eq!(game.undo(), FINE, "{id}: {mv}");
                }
                code => {
                    let refused = TypeErreur::ErreurReclamationNonPermise;
                    assert_eq!(code, refused as c_int, "{id}: {mv}");
                }
            }
            assert_eq!(game.fen(), text(row, "final_fen"), "{id}: {mv} is not played");
        }
        let name = format!("{name}_with_move");
        assert_eq!(with_move, row["claims"][&name] == true, "{id}: {name}");
    }
}

#[test]
fn impossible_positions_are_refused_for_their_reason() {
    let rows: Vec<Value> = rows().into_iter().filter(|row| row["status"] == "invalid").collect();
    assert_eq!(rows.len(), 23);
    for row in &rows {
        let refused = Game::from_fen(text(row, "fen")).err();
        let expected = strings(&row["reasons"]).into_iter().map(code).next();
        assert_eq!(refused, expected, "{}", text(row, "id"));
    }
}

fn code(reason: &str) -> c_int {
    let code = match reason {
        "empty" => TypeErreur::ErreurPositionVide,
        "no_white_king" | "no_black_king" | "too_many_kings" => TypeErreur::ErreurPositionRois,
        "too_many_white_pieces"
        | "too_many_black_pieces"
        | "too_many_white_promoted"
        | "too_many_black_promoted" => TypeErreur::ErreurPositionPieces,
        "too_many_white_pawns" | "too_many_black_pawns" | "pawns_on_backrank" => {
            TypeErreur::ErreurPositionPions
        }
        "opposite_check" => TypeErreur::ErreurPositionRoiAdverseEnEchec,
        "bad_castling_rights" => TypeErreur::ErreurPositionRoque,
        "invalid_ep_square" => TypeErreur::ErreurPositionPriseEnPassant,
        "impossible_check" => TypeErreur::ErreurPositionEchecImpossible,
        _ => panic!("{reason}"),
    };
    code as c_int
}
