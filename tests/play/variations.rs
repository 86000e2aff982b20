//! Lines of a game that become the game.

use echecs::pgn::{Ply, Record, Variation};
use echecs::play::{Ending, Match};
use echecs::rules::{Move, Position};

use crate::random_games::record;
use support::parallel;
use support::random::Random;

fn moves(line: &[Ply]) -> Vec<Move> {
    line.iter().map(|ply| ply.mv).collect()
}

/// The moves that are legal where they stand, everywhere.
fn assert_legal(start: &Position, line: &[Ply]) {
    let mut position = start.clone();
    for ply in line {
        assert!(position.legal_moves().contains(&ply.mv));
        for variation in &ply.variations {
            assert!(!variation.line.is_empty());
            assert_legal(&position, &variation.line);
        }
        position.play(ply.mv);
    }
}

fn count(line: &[Ply]) -> usize {
    let inside = line.iter().flat_map(|ply| &ply.variations);
    line.len() + inside.map(|variation| count(&variation.line)).sum::<usize>()
}

/// A random variation of a line: the number of its move, and its rank.
fn some_variation(random: &mut Random, line: &[Ply]) -> Option<(usize, usize)> {
    let numbers = (1..=line.len()).filter(|&number| !line[number - 1].variations.is_empty());
    let numbers: Vec<usize> = numbers.collect();
    let number = *numbers.get(random.below(numbers.len().max(1)))?;
    Some((number, random.below(line[number - 1].variations.len())))
}

#[test]
fn a_chosen_variation_is_the_game_and_nothing_is_lost() {
    parallel::for_each(1_000, |seed| {
        let mut random = Random(seed as u64);
        let written = record(&mut random);
        let mut game = Match::from_record(written.clone()).expect("legal moves");
        for _ in 0..20 {
            // The moves with those taken back, which a variation keeps.
            while game.play_again() {}
            let whole = game.to_record().line;
            for _ in 0..random.below(4) {
                game.take_back();
            }
            let line = game.to_record().line;
            let Some((number, rank)) = some_variation(&mut random, &line) else { continue };
            let Variation { line: chosen, .. } = line[number - 1].variations[rank].clone();
            game.choose_variation(number, rank).expect("a variation that is there");

            let expected = [moves(&line[..number - 1]), moves(&chosen)].concat();
            let after = game.to_record();
            assert_eq!(moves(&after.line), expected);
            assert!(!game.play_again() && !matches!(game.ending(), Some(Ending::Declared(_))));
            assert_eq!(count(&after.line), count(&whole));
            assert_legal(&written.start, &after.line);
            if random.below(2) == 0 {
                game.choose_variation(number, rank).expect("the line that was there");
                assert_eq!(moves(&game.to_record().line), moves(&whole));
                assert_eq!(count(&game.to_record().line), count(&whole));
            }
        }
        let record: Record = game.to_record();
        let again = Match::from_record(record.clone()).expect("legal moves");
        assert_eq!(again.to_record(), record);
    });
}

#[test]
fn what_is_not_there_is_not_chosen() {
    let mut game = Match::from_record(record(&mut Random(3))).expect("legal moves");
    let before = game.to_record();
    for number in [0, before.line.len() + 1, usize::MAX] {
        assert!(game.choose_variation(number, 0).is_err());
    }
    for (place, ply) in before.line.iter().enumerate() {
        assert!(game.choose_variation(place + 1, ply.variations.len()).is_err());
    }
    assert_eq!(game.to_record(), before);
}
