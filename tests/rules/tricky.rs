//! Positions that each turn on one rule.

use echecs::rules::{CastlingStyle, Claim, FenReason, Game, Outcome, Position, PositionError};
use serde_json::Value;

use crate::{json_rows, legal_moves};

fn rows() -> Vec<Value> {
    json_rows(include_str!("../../src/fixtures/tricky.jsonl"))
}

fn text<'a>(row: &'a Value, field: &str) -> &'a str {
    row[field].as_str().unwrap_or_default()
}

fn strings(value: &Value) -> Vec<String> {
    let items = value.as_array().map(Vec::as_slice).unwrap_or_default();
    items.iter().map(|item| item.as_str().expect("a string").to_owned()).collect()
}

#[test]
fn valid_positions_play_as_described() {
    let rows: Vec<Value> = rows().into_iter().filter(|row| row["status"] != "invalid").collect();
    assert_eq!(rows.len(), 139);
    for row in &rows {
        let id = text(row, "id");
        let style = if row["chess960"] == true {
            CastlingStyle::Chess960
        } else {
            CastlingStyle::Classical
        };
        let start = Position::from_fen(text(row, "fen")).expect(id);
        let mut game = Game::new(start);
        for uci in strings(&row["history"]) {
            let mv = game.position().parse_uci(&uci).expect(id);
            game.play(mv).expect(id);
        }
        let position = game.position();
        assert_eq!(position.to_string(), text(row, "final_fen"), "{id}");
        assert_eq!(legal_moves(position, style), strings(&row["legal_moves"]), "{id}");
        assert_eq!(position.is_check(), row["in_check"] == true, "{id}");
        assert_eq!(status(&game), text(row, "status"), "{id}");
        for (name, claim) in
            [("fifty", Claim::FiftyMoves), ("threefold", Claim::ThreefoldRepetition)]
        {
            let with_move = position.legal_moves().iter().any(|&mv| game.can_claim_with(mv, claim));
            let claims = &row["claims"];
            assert_eq!(game.can_claim(claim), claims[name] == true, "{id}: {name}");
            let name = format!("{name}_with_move");
            assert_eq!(with_move, claims[&name] == true, "{id}: {name}");
        }
    }
}

/// The word of the fixtures for how a game stands.
fn status(game: &Game) -> &'static str {
    match game.outcome() {
        Some(Outcome::Checkmate { .. }) => "mate",
        Some(Outcome::Stalemate) => "stalemate",
        Some(Outcome::DeadPosition) if game.position().has_insufficient_material() => {
            "insufficient"
        }
        Some(Outcome::DeadPosition) => "dead",
        Some(Outcome::SeventyFiveMoves) => "seventyfive",
        Some(Outcome::FivefoldRepetition) => "fivefold",
        None if game.can_claim(Claim::FiftyMoves) => "fifty",
        None if game.can_claim(Claim::ThreefoldRepetition) => "threefold",
        None => "none",
    }
}

#[test]
fn impossible_positions_are_refused_for_their_reason() {
    let rows: Vec<Value> = rows().into_iter().filter(|row| row["status"] == "invalid").collect();
    assert_eq!(rows.len(), 23);
    for row in &rows {
        let id = text(row, "id");
        let error = Position::from_fen(text(row, "fen")).expect_err(id);
        let FenReason::Position(reason) = error.reason else { panic!("{id}: {error}") };
        assert_eq!([word(reason)], strings(&row["reasons"])[..], "{id}");
    }
}

/// The word of the fixtures for an impossible position.
fn word(error: PositionError) -> &'static str {
    use echecs::rules::Color::{Black, White};
    match error {
        PositionError::EmptyBoard => "empty",
        PositionError::NoKing(White) => "no_white_king",
        PositionError::NoKing(Black) => "no_black_king",
        PositionError::TooManyKings(_) => "too_many_kings",
        PositionError::TooManyPieces(White) => "too_many_white_pieces",
        PositionError::TooManyPieces(Black) => "too_many_black_pieces",
        PositionError::TooManyPromoted(White) => "too_many_white_promoted",
        PositionError::TooManyPromoted(Black) => "too_many_black_promoted",
        PositionError::TooManyPawns(White) => "too_many_white_pawns",
        PositionError::TooManyPawns(Black) => "too_many_black_pawns",
        PositionError::PawnOnBackRank(_) => "pawns_on_backrank",
        PositionError::OpponentInCheck(_) => "opposite_check",
        PositionError::CastlingWithoutKing(_)
        | PositionError::CastlingWithoutRook(_)
        | PositionError::CastlingTwiceOnOneSide(_) => "bad_castling_rights",
        PositionError::BadEnPassant(_) => "invalid_ep_square",
        PositionError::ImpossibleCheck(_) => "impossible_check",
    }
}
