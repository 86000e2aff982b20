//! Random games played side by side with another library.

use std::collections::HashMap;

use echecs::rules::{
    Bitboard, CastlingStyle, Claim, Game, Letters, Move, MoveKind, Outcome, Position, Role,
};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _};

use crate::legal_moves;
use support::parallel;
use support::random::Random;

const GAMES: usize = 2_400;
const LONGEST: usize = 400;

#[test]
fn random_games_agree_with_shakmaty() {
    parallel::for_part(8, GAMES, |seed| compare_game(seed as u64));
}

/// One game from a seed; every third starts from a Chess960 position.
fn compare_game(seed: u64) {
    let mut random = Random(seed);
    let mode = if seed % 3 == 2 { CastlingMode::Chess960 } else { CastlingMode::Standard };
    let start = match mode {
        CastlingMode::Chess960 => chess960_start(&mut random),
        CastlingMode::Standard => Position::default().to_string(),
    };
    let fen: Fen = start.parse().expect("a FEN for shakmaty");
    let mut theirs: Chess = fen.into_position(mode).expect("a position for shakmaty");
    let mut ours = Game::new(Position::from_fen(&start).expect("a position"));
    let mut seen = HashMap::new();
    for _ in 0..LONGEST {
        let occurrences = seen.entry(identity(&theirs)).or_insert(0);
        *occurrences += 1;
        compare_position(&ours, &theirs, mode, *occurrences);
        let moves = theirs.legal_moves();
        if moves.is_empty() {
            break;
        }
        let chosen = moves[random.below(moves.len())];
        let uci = chosen.to_uci(mode).to_string();
        let mv = ours.position().parse_uci(&uci).expect("a legal move");
        let before = ours.position().clone();
        ours.play(mv).expect("a legal move");
        assert_eq!(ours.take_back(), Some(mv));
        assert_eq!(ours.position(), &before);
        ours.play(mv).expect("a legal move");
        theirs.play_unchecked(chosen);
    }
}

/// What the repetition rule compares, as the other library writes it.
fn identity(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.splitn(5, ' ').take(4).collect::<Vec<_>>().join(" ")
}

fn compare_position(ours: &Game, theirs: &Chess, mode: CastlingMode, occurrences: usize) {
    let position = ours.position();
    let fen = Fen::from_position(theirs, EnPassantMode::Legal).to_string();
    assert_eq!(position.to_string(), fen);
    let reread = Position::from_fen(&fen).expect(&fen);
    assert_eq!(&reread, position, "key and all survive a round trip");

    let style = match mode {
        CastlingMode::Standard => CastlingStyle::Classical,
        CastlingMode::Chess960 => CastlingStyle::Chess960,
    };
    let their_moves = theirs.legal_moves();
    let mut expected: Vec<String> =
        their_moves.iter().map(|mv| mv.to_uci(mode).to_string()).collect();
    for (mv, uci) in their_moves.iter().zip(&expected) {
        let san = SanPlus::from_move(theirs.clone(), *mv).to_string();
        let own = position.parse_uci(uci).expect(uci);
        assert_eq!(position.to_san(own, Letters::English), san, "{fen}");
        assert_eq!(position.parse_san(&san, Letters::English), Ok(own), "{fen}: {san}");
        let french: String = san.chars().map(french_letter).collect();
        assert_eq!(position.to_san(own, Letters::French), french, "{fen}");
        assert_eq!(position.parse_san(&french, Letters::French), Ok(own), "{fen}: {french}");
    }
    expected.sort();
    assert_eq!(legal_moves(position, style), expected, "{fen}");

    let checkers: u64 = theirs.checkers().into();
    assert_eq!(position.checkers().0, checkers, "{fen}");
    assert_eq!(position.pinned().0, naive_pins(theirs), "{fen}");
    compare_tactical(position, &fen);
    compare_quiet(position, &fen);
    compare_likely_keys(position, &fen);
    compare_pass(position, theirs, &fen);
    compare_outcome(ours, theirs, occurrences, &fen);
}

/// The moves that change the material are a part of all moves.
fn compare_tactical(position: &Position, fen: &str) {
    let mut expected = position.legal_moves();
    expected.retain(|&mv| position.is_capture(mv) || mv.promotion().is_some());
    let mut tactical = Vec::new();
    position.tactical_moves_into(&mut tactical);
    expected.sort();
    tactical.sort();
    assert_eq!(tactical, expected, "{fen}");
}

/// The other moves, all of them and those to or from some squares.
fn compare_quiet(position: &Position, fen: &str) {
    let board = position.board();
    let role = |mv: Move| board.role_at(mv.from()).expect(fen);
    let listed = |to: &[Bitboard; 6], leaving| {
        let mut moves = Vec::new();
        position.quiet_moves_into(to, leaving, &mut moves);
        assert!(moves.iter().all(|&(named, mv)| named == role(mv)), "{fen}");
        let mut moves: Vec<Move> = moves.into_iter().map(|(_, mv)| mv).collect();
        moves.sort();
        moves
    };
    let mut expected = position.legal_moves();
    expected.retain(|&mv| !position.is_capture(mv) && mv.promotion().is_none());
    expected.sort();
    assert_eq!(listed(&[Bitboard::ALL; 6], Bitboard::EMPTY), expected, "{fen}");

    let to = Role::ALL.map(|role| Bitboard::rank(2 + role.index() as u8));
    let leaving = Bitboard::LIGHT_SQUARES & Bitboard::rank(1);
    expected.retain(|&mv| {
        !mv.is_castling() && (to[role(mv).index()].contains(mv.to()) || leaving.contains(mv.from()))
    });
    assert_eq!(listed(&to, leaving), expected, "{fen}");
}

/// The key that is guessed is that of the position after, if nothing but a piece changes.
fn compare_likely_keys(position: &Position, fen: &str) {
    for mv in position.legal_moves() {
        let next = position.after(mv);
        let rights = next.castling_rooks() != position.castling_rooks();
        if mv.kind() == MoveKind::Ordinary && !rights && next.en_passant().is_none() {
            assert_eq!(position.likely_key_after(mv), next.key(), "{fen} {mv:?}");
        }
    }
}

/// A pass gives the other side the move, and nothing else.
fn compare_pass(position: &Position, theirs: &Chess, fen: &str) {
    let passed = position.after_pass();
    assert_eq!(passed.is_none(), theirs.is_check(), "{fen}");
    if let (Some(passed), Ok(expected)) = (passed, theirs.clone().swap_turn()) {
        let mut fields: Vec<String> = passed.to_string().split(' ').map(str::to_owned).collect();
        let expected = Fen::from_position(&expected, EnPassantMode::Legal).to_string();
        // The other library does not count a pass as a half-move.
        fields.truncate(4);
        assert!(expected.starts_with(&fields.join(" ")), "{fen}");
        let reread = Position::from_fen(passed.to_string()).expect(fen);
        assert_eq!(reread, passed, "key and all survive a round trip");
    }
}

/// The pieces without which their king would be in one more check.
fn naive_pins(position: &Chess) -> u64 {
    let (board, us) = (position.board(), position.turn());
    let king = board.king_of(us).expect("a king");
    let attackers = |occupied| board.attacks_to(king, !us, occupied);
    let checkers = attackers(board.occupied());
    (board.by_color(us).without(king))
        .into_iter()
        .filter(|&square| attackers(board.occupied().without(square)) != checkers)
        .fold(0, |pins, square| pins | 1 << u32::from(square))
}

fn french_letter(letter: char) -> char {
    match letter {
        'K' => 'R',
        'Q' => 'D',
        'R' => 'T',
        'B' => 'F',
        'N' => 'C',
        other => other,
    }
}

fn compare_outcome(ours: &Game, theirs: &Chess, occurrences: usize, fen: &str) {
    let position = ours.position();
    let clock = theirs.halfmoves();
    assert_eq!(position.has_insufficient_material(), theirs.is_insufficient_material(), "{fen}");
    assert_eq!(ours.occurrences(), occurrences, "{fen}");
    // Locked pawns are a reason for death that the other library does not know.
    let locked = position.is_dead() && !theirs.is_insufficient_material();
    let expected = if theirs.is_checkmate() {
        Some(Outcome::Checkmate { winner: !position.turn() })
    } else if theirs.is_stalemate() {
        Some(Outcome::Stalemate)
    } else if theirs.is_insufficient_material() || locked {
        Some(Outcome::DeadPosition)
    } else if clock >= 150 {
        Some(Outcome::SeventyFiveMoves)
    } else if occurrences >= 5 {
        Some(Outcome::FivefoldRepetition)
    } else {
        None
    };
    assert_eq!(ours.outcome(), expected, "{fen}");
    let goes_on = !theirs.legal_moves().is_empty();
    assert_eq!(ours.can_claim(Claim::FiftyMoves), goes_on && clock >= 100, "{fen}");
    assert_eq!(ours.can_claim(Claim::ThreefoldRepetition), goes_on && occurrences >= 3, "{fen}");
}

/// A start with the bishops on two colours and the king between the rooks.
fn chess960_start(random: &mut Random) -> String {
    let mut rank = *b"rnbqkbnr";
    loop {
        for last in (1..8).rev() {
            rank.swap(last, random.below(last + 1));
        }
        let files = |piece| (0..8).filter(move |&file| rank[file] == piece);
        let bishops: usize = files(b'b').sum();
        let between =
            files(b'r').next() < files(b'k').next() && files(b'k').next() < files(b'r').next_back();
        if bishops % 2 == 1 && between {
            let black = String::from_utf8_lossy(&rank).into_owned();
            let white = black.to_uppercase();
            return format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1");
        }
    }
}
