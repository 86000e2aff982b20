//! Strings that are not positions.

use echecs::rules::{FenError, FenReason, Position};

use crate::json_rows;

#[test]
fn bad_strings_are_refused_and_untidy_ones_understood() {
    let rows = json_rows(include_str!("../fixtures/bad_fen.jsonl"));
    assert_eq!(rows.len(), 87);
    for row in &rows {
        let (id, fen) = (row["id"].as_str().expect("id"), row["fen"].as_str().expect("fen"));
        let read = Position::from_fen(fen);
        match row["verdict"].as_str() {
            Some("accept_lenient") => {
                assert_eq!(read.expect(id).to_string(), row["lenient_fen"], "{id}");
            }
            Some("refuse_position") => {
                let error = read.expect_err(id);
                assert!(matches!(error.reason, FenReason::Position(_)), "{id}: {error}");
            }
            Some("refuse") => {
                let error = read.expect_err(id);
                assert!(!matches!(error.reason, FenReason::Position(_)), "{id}: {error}");
                assert!(error.at <= fen.len(), "{id}: {error}");
                assert!(fen.as_bytes()[..error.at].is_ascii(), "{id}: {error}");
            }
            verdict => panic!("{id}: {verdict:?}"),
        }
    }
}

#[test]
fn a_refusal_names_the_reason_and_the_place() {
    use FenReason::*;
    use echecs::rules::Color::{Black, White};
    use echecs::rules::PositionError::*;

    let cases: [(&str, usize, FenReason); 38] = [
        ("", 0, Empty),
        (" \t\r\n", 0, Empty),
        ("4k3/8/8/8/8/8/8/4K3", 19, TooFewFields(1)),
        ("4k3/8/8/8/8/8/8/4K3 w ", 21, TooFewFields(2)),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", 30, TooManyFields),
        ("4k3/8/x7/8/8/8/8/4K3 w - -", 6, UnknownPiece(b'x')),
        ("4k3/8/0p7/8/8/8/8/4K3 w - -", 6, BadEmptyCount(0)),
        ("4k3/8/9/8/8/8/8/4K3 w - -", 6, BadEmptyCount(9)),
        ("4k3/7/8/8/8/8/8/4K3 w - -", 5, RankTooShort { rank: 7, squares: 7 }),
        ("4k3/8/8/8/8/8/8/4K2 w - -", 19, RankTooShort { rank: 1, squares: 7 }),
        ("4k3/8p/8/8/8/8/8/4K3 w - -", 5, RankTooLong(7)),
        ("4k3/8/8/8/8/8/4K3 w - -", 17, TooFewRanks(7)),
        ("4k3/8/8/8/8/8/8/4K3/8 w - -", 19, TooManyRanks),
        ("4k3/8/8/8/8/8/8/4K3 x - -", 20, BadSide),
        ("4k3/8/8/8/8/8/8/4K2R w Kx -", 24, BadCastling(b'x')),
        ("4k3/8/8/8/8/8/8/4K3 w KK -", 23, RepeatedCastling),
        ("4k3/8/8/8/8/8/8/4K2R w KH -", 24, Position(CastlingTwiceOnOneSide(White))),
        ("4k3/8/8/8/8/8/8/4KRR1 w GF -", 25, Position(CastlingTwiceOnOneSide(White))),
        // Of several faults, the first in the order of the errors.
        ("4k3/PPPPPPPP/P7/8/8/8/8/4K3 w - -", 0, Position(TooManyPawns(White))),
        ("P3k3/8/QQQQQQQQ/QQQQQQQQ/8/8/8/4K3 w - -", 0, Position(TooManyPieces(White))),
        ("4k3/PPPPPPPP/PQQ5/8/8/8/8/4K3 w - -", 0, Position(TooManyPromoted(White))),
        ("4k3/rrrppppp/ppp5/8/8/8/8/4K3 w - -", 0, Position(TooManyPromoted(Black))),
        ("4k3/8/8/8/8/8/4Q3/4K3 w K e6", 24, Position(CastlingWithoutRook(White))),
        ("4k3/8/8/8/8/8/4Q3/4K3 w - e6", 26, Position(BadEnPassant("e6".parse().unwrap()))),
        ("4k3/8/8/8/8/8/8/4K3 w - e9", 24, BadEnPassantField),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", 26, BadHalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 2147483648", 28, BadFullmoveNumber),
        ("  8/8/8/8/8/8/8/8 w - -", 2, Position(EmptyBoard)),
        ("4k3/8/8/8/8/8/8/8 w - -", 0, Position(NoKing(White))),
        ("4k3/8/8/8/8/8/8/3KK3 w - -", 0, Position(TooManyKings(White))),
        ("4k2r/8/8/8/8/8/8/4K3 b Kk -", 23, Position(CastlingWithoutRook(White))),
        ("8/4k2r/8/8/8/8/8/4K3 b k -", 23, Position(CastlingWithoutKing(Black))),
        ("4k2r/8/8/8/8/8/8/4K3 b kq -", 24, Position(CastlingWithoutRook(Black))),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", 24, Position(BadEnPassant("e6".parse().unwrap()))),
        ("4k2p/8/8/8/8/8/8/4K3 w - -", 0, Position(PawnOnBackRank("h8".parse().unwrap()))),
        ("4k3/8/8/8/8/8/4R3/4K3 w - -", 0, Position(OpponentInCheck(Black))),
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - -", 0, Position(ImpossibleCheck(Black))),
        ("4k3/pppppppp/p7/8/8/8/8/4K3 w - -", 0, Position(TooManyPawns(Black))),
    ];
    for (fen, at, reason) in cases {
        let read = echecs::rules::Position::from_fen(fen);
        assert_eq!(read, Err(FenError { at, reason }), "{fen}");
    }
}

#[test]
fn any_bytes_are_survived() {
    let good = b"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    for at in 0..good.len() {
        for byte in 0..=255 {
            let mut fen = good.to_vec();
            fen[at] = byte;
            if let Ok(position) = Position::from_fen(&fen) {
                let again = Position::from_fen(position.to_string());
                assert_eq!(again, Ok(position), "{}", fen.escape_ascii());
            }
        }
        let shortest = good.len() - "Qkq - 0 1".len();
        let whole = at >= shortest;
        assert_eq!(Position::from_fen(&good[..at]).is_ok(), whole, "{at}");
    }
    let huge = [b'p'; 100_000];
    assert!(Position::from_fen(huge).is_err());
}
