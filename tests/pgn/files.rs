//! A file of famous games, as people write them.

use echecs::pgn::{GameResult, Record};
use echecs::rules::{Color, Outcome};

use crate::{read_all, sans, write_all};

fn parties() -> Vec<Record> {
    let games = read_all(include_str!("../fixtures/parties.pgn"));
    games.into_iter().map(|game| game.expect("a good game")).collect()
}

#[test]
fn famous_games_end_in_mate() {
    let games = parties();
    let white = Some(Outcome::Checkmate { winner: Color::White });
    let black = Some(Outcome::Checkmate { winner: Color::Black });
    let expected = [
        ("Café de la Régence", 13, "Nd5#", GameResult::WhiteWins, white),
        ("Partie d'opéra", 33, "Rd8#", GameResult::WhiteWins, white),
        ("Vienne", 21, "Bd8#", GameResult::WhiteWins, white),
        ("Le mat du sot", 4, "Qh4#", GameResult::BlackWins, black),
        ("Une finale", 1, "a8=Q", GameResult::Unknown, None),
    ];
    assert_eq!(games.len(), expected.len());
    for (game, (event, plies, last, result, outcome)) in games.iter().zip(expected) {
        assert_eq!(game.tags.get("Event"), Some(event));
        assert_eq!((game.line.len(), game.result), (plies, result), "{event}");
        assert_eq!(sans(game).last().map(String::as_str), Some(last), "{event}");
        let mut end = game.start.clone();
        game.line.iter().for_each(|ply| end.play(ply.mv));
        assert_eq!(end.outcome(), outcome, "{event}");
    }
}

#[test]
fn what_was_said_of_them_is_kept() {
    let games = parties();
    let legall = &games[0];
    assert_eq!(legall.comment, "Le mat de Légal : trois pièces légères suffisent.");
    assert_eq!(legall.line[7].comment, "Noir ne voit pas que le clouage n'en est pas un.");
    assert_eq!(legall.line[8].nags, [1]);
    assert_eq!(legall.line[9].variations[0].line.len(), 2);
    assert_eq!(games[1].line[30].comment, "la dame, pour le mat");
    assert_eq!(games[2].line[19].variations[0].line.len(), 2);
}

#[test]
fn they_are_written_and_read_back() {
    for game in parties() {
        let text = write_all(&game);
        let mut read = read_all(&text);
        let again = read.pop().expect("a game").expect("a good one");
        assert_eq!((again.line, again.comment), (game.line.clone(), game.comment.clone()));
        assert!(read.is_empty());
    }
}
