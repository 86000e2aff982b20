//! Games: repetition, claims, counters.

use echecs::rules::{Claim, Game, Outcome, Position};

fn play(game: &mut Game, moves: &str) {
    for uci in moves.split_whitespace() {
        let mv = game.position().parse_uci(uci).expect(uci);
        game.play(mv).expect(uci);
    }
}

#[test]
fn the_fifth_occurrence_ends_the_game() {
    let mut game = Game::new(Position::default());
    for occurrence in 1..=5 {
        assert_eq!(game.occurrences(), occurrence);
        assert_eq!(game.can_claim(Claim::ThreefoldRepetition), occurrence >= 3);
        let ends = (occurrence >= 5).then_some(Outcome::FivefoldRepetition);
        assert_eq!(game.outcome(), ends, "occurrence {occurrence}");
        play(&mut game, "g1f3 g8f6 f3g1 f6g8");
    }
}

#[test]
fn lost_castling_rights_make_another_position() {
    let mut game = Game::new(Position::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1").expect("a FEN"));
    for occurrence in [1, 1, 2, 3] {
        assert_eq!(game.occurrences(), occurrence);
        play(&mut game, "h1h2 e8e7 h2h1 e7e8");
    }
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut game = Game::new(Position::default());
    let other = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1").expect("a FEN");
    let foreign = other.parse_uci("e1e2").expect("legal there");
    assert!(game.play(foreign).is_err());
    assert!(!game.can_claim_with(foreign, Claim::FiftyMoves));
    assert_eq!(game.position(), &Position::default());
    assert_eq!(game.moves().len(), 0);
    assert_eq!(game.take_back(), None);
}

#[test]
fn counters_stop_where_a_fen_does() {
    let last = "4k3/8/8/8/8/8/8/4K3 b - - 2147483647 2147483647";
    let position = Position::from_fen(last).expect("a FEN");
    let next = position.after(position.parse_uci("e8e7").expect("legal"));
    assert_eq!(next.to_string(), "8/4k3/8/8/8/8/8/4K3 w - - 2147483647 2147483647");
    let from_zero = Position::from_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 0").expect("a FEN");
    assert_eq!(from_zero.fullmove_number(), 1);
}

#[test]
fn a_pass_counts_as_a_move() {
    for (before, after) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 3 7", "4k3/8/8/8/8/8/8/4K3 b - - 4 7"),
        ("4k3/8/8/8/8/8/8/4K3 b - - 4 7", "4k3/8/8/8/8/8/8/4K3 w - - 5 8"),
    ] {
        let passed = Position::from_fen(before).expect("a FEN").after_pass();
        assert_eq!(passed.expect("no check").to_string(), after);
    }
}

#[test]
fn earlier_positions_are_those_before_each_move() {
    let mut game = Game::new(Position::default());
    play(&mut game, "e2e4 e7e5 g1f3");
    let mut replayed = Position::default();
    let mut earlier = game.earlier_positions();
    for mv in game.moves() {
        assert_eq!(earlier.next(), Some(&replayed));
        replayed.play(mv);
    }
    assert_eq!(earlier.next(), None);
    assert_eq!(game.position(), &replayed);
}

#[test]
fn a_long_game_counts_its_repetitions_as_a_short_one_does() {
    let mut game = Game::new(Position::default());
    let moves = "g1f3 g8f6 f3g1 f6g8 b1c3 b8c6 c3b1 c6b8 g1h3 b8a6 h3g1 a6b8";
    let identity =
        |position: &Position| position.to_string().rsplitn(3, ' ').last().map(str::to_owned);
    for round in 0..60 {
        play(&mut game, moves);
        let taken_back: Vec<_> = (0..round % 5).filter_map(|_| game.take_back()).collect();
        let here = identity(game.position());
        let earlier = game.earlier_positions().filter(|earlier| identity(earlier) == here).count();
        assert_eq!(game.occurrences(), earlier + 1, "after round {round}");
        taken_back.into_iter().rev().for_each(|mv| game.play(mv).expect("it was legal here"));
    }
    assert!(game.moves().len() > 500, "{} moves", game.moves().len());
}
