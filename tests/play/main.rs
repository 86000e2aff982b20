//! A game with its undone moves, its declared ends and what is written beside
//! its moves: random use of it beside a model that keeps no state but a list.

mod model;
#[path = "../pgn/random_games.rs"]
mod random_games;
mod records;
mod variations;

use echecs::play::{Declaration, Match, Refused};
use echecs::rules::{Claim, Color, Move, Position};

use model::Model;
use support::parallel;
use support::random::Random;

const GAMES: usize = 600;
const STEPS: usize = 300;

const STARTS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    // Few moves, which come again; a clock that runs out; a mate that is near.
    "7k/8/8/8/8/8/P7/K7 w - - 0 1",
    "4k3/8/8/8/8/8/8/R3K2R b KQ - 97 200",
    "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
];

#[test]
fn random_use_agrees_with_the_model() {
    parallel::for_each(GAMES, |seed| {
        let mut random = Random(seed as u64);
        let start = Position::from_fen(STARTS[seed % STARTS.len()]).expect("a FEN");
        let mut game = Match::new(start.clone());
        let mut model = Model::new(start);
        for _ in 0..STEPS {
            step(&mut random, &mut game, &mut model);
            model.compare(&game);
        }
        model.compare_all_undone_and_redone(&mut game);
    });
}

/// The same call to both.
fn step(random: &mut Random, game: &mut Match, model: &mut Model) {
    match random.below(17) {
        0..=7 => {
            let mv = some_move(random, game.position());
            assert_eq!(game.play(mv), model.play(mv));
        }
        8 | 9 => assert_eq!(game.take_back(), model.take_back()),
        10 | 11 => assert_eq!(game.play_again(), model.play_again()),
        12 => {
            let declaration = some_declaration(random);
            assert_eq!(game.declare(declaration), model.declare(declaration));
        }
        13 => {
            let (mv, claim) = (some_move(random, game.position()), some_claim(random));
            assert_eq!(game.claim_with(mv, claim), model.claim_with(mv, claim));
        }
        14 => {
            let number = random.below(12);
            game.go_to(number);
            model.go_to(number);
        }
        _ => {
            let number = random.below(8);
            let comment = format!(" word\n{} ", random.below(100));
            let expected = model.set_comment(number, &comment);
            assert_eq!(game.set_comment(number, &comment).is_ok(), expected);
        }
    }
}

/// A legal move, or sometimes another one.
fn some_move(random: &mut Random, position: &Position) -> Move {
    let moves = position.legal_moves();
    if moves.is_empty() || random.below(20) == 0 {
        let start = Position::default().legal_moves();
        return start[random.below(start.len())];
    }
    moves[random.below(moves.len())]
}

fn some_claim(random: &mut Random) -> Claim {
    if random.below(2) == 0 { Claim::FiftyMoves } else { Claim::ThreefoldRepetition }
}

fn some_declaration(random: &mut Random) -> Declaration {
    match random.below(8) {
        0 => Declaration::Resignation { loser: Color::White },
        1 => Declaration::Resignation { loser: Color::Black },
        2 => Declaration::Agreement,
        _ => Declaration::Claim(some_claim(random)),
    }
}

/// What the model is there to catch happens.
#[test]
fn a_refusal_changes_nothing() {
    let mut game = Match::new(Position::default());
    let mv = |game: &Match, uci: &str| game.position().parse_uci(uci).expect(uci);
    game.play(mv(&game, "e2e4")).expect("a legal move");
    let d4 = mv(&Match::new(Position::default()), "d2d4");
    assert!(game.take_back());
    let black = Declaration::Claim(Claim::FiftyMoves);
    assert_eq!(game.declare(black), Err(Refused::NoClaim));
    assert_eq!(game.claim_with(d4, Claim::ThreefoldRepetition), Err(Refused::NoClaim));
    assert!(game.play_again(), "what was taken back is still there");
    assert_eq!(game.play(d4), Err(Refused::IllegalMove));
    game.declare(Declaration::Agreement).expect("the game goes on");
    assert_eq!(game.declare(Declaration::Agreement), Err(Refused::Over));
    assert_eq!(game.play(mv(&game, "e7e5")), Err(Refused::Over));
}
