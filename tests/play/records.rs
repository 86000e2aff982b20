//! Between a game that is played and a game that is written.

use echecs::pgn::GameResult;
use echecs::play::{Declaration, Ending, Match};
use echecs::rules::{Claim, Color, Outcome, Position};

use crate::random_games::record;
use support::parallel;
use support::random::Random;

#[test]
fn a_record_comes_back_from_its_game() {
    parallel::for_each(2_000, |seed| {
        let written = record(&mut Random(seed as u64));
        let game = Match::from_record(written.clone()).expect("legal moves");
        let mut expected = written.clone();
        match game.ending() {
            Some(Ending::ByItself(Outcome::Checkmate { winner: Color::White })) => {
                expected.result = GameResult::WhiteWins;
            }
            Some(Ending::ByItself(Outcome::Checkmate { winner: Color::Black })) => {
                expected.result = GameResult::BlackWins;
            }
            Some(Ending::ByItself(_)) => expected.result = GameResult::Draw,
            // Without a word from the rules, that of the record counts.
            _ => assert_eq!(game.ending().is_none(), written.result == GameResult::Unknown),
        }
        assert_eq!(game.to_record(), expected);
        let again = Match::from_record(expected.clone()).expect("legal moves");
        assert_eq!((again.ending(), again.to_record()), (game.ending(), expected));
    });
}

/// A game of those moves, with that result.
fn ended(fen: &str, moves: &str, result: GameResult) -> Option<Ending> {
    let mut game = Match::new(Position::from_fen(fen).expect(fen));
    for uci in moves.split_whitespace() {
        game.play(game.position().parse_uci(uci).expect(uci)).expect(uci);
    }
    let mut record = game.to_record();
    record.result = result;
    Match::from_record(record).expect("legal moves").ending()
}

#[test]
fn a_result_says_what_the_players_decided() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let twice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    let rook = "4k3/8/8/8/8/8/8/R3K3 w - - 99 80";
    let mate = "f2f3 e7e5 g2g4 d8h4";
    use Declaration::{Agreement, Claim as Claimed, Resignation};
    let cases = [
        (start, "e2e4", GameResult::Unknown, None),
        (start, "e2e4", GameResult::WhiteWins, Some(Resignation { loser: Color::Black })),
        (start, "e2e4", GameResult::BlackWins, Some(Resignation { loser: Color::White })),
        (start, "e2e4", GameResult::Draw, Some(Agreement)),
        (start, twice, GameResult::Draw, Some(Claimed(Claim::ThreefoldRepetition))),
        (start, twice, GameResult::Unknown, None),
        (rook, "a1a2", GameResult::Draw, Some(Claimed(Claim::FiftyMoves))),
        (rook, "", GameResult::Draw, Some(Agreement)),
    ];
    for (fen, moves, result, declared) in cases {
        assert_eq!(ended(fen, moves, result), declared.map(Ending::Declared), "{moves} {result}");
    }
    for result in GameResult::ALL {
        let checkmate = Ending::ByItself(Outcome::Checkmate { winner: Color::Black });
        assert_eq!(ended(start, mate, result), Some(checkmate), "{result}");
    }
}
