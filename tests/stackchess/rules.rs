//! Each rule with a position that turns on it.

use echecs::rules::Color;
use echecs::stackchess::{
    MAX_PIECES, Move, Options, Outcome, Position, Role, Square, StackGame, Won, perft,
};

use super::{OPTIONS, after, position, square, targets, try_move};

fn start(size: u8, knights: bool) -> String {
    Position::start(size, Options { knights, promotion: true }).unwrap().to_string()
}

#[test]
fn boards_have_from_4_to_26_files() {
    for size in 0..=u8::MAX {
        let made = OPTIONS.map(|options| Position::start(size, options).is_ok());
        assert_eq!(made, [(4..=26).contains(&size); 4], "{size}");
    }
}

#[test]
fn squares_have_names() {
    assert_eq!(square("c5"), Square::at(2, 4).unwrap());
    assert_eq!(square("z26"), Square::at(25, 25).unwrap());
    assert_eq!(square("j10"), Square::at(9, 9).unwrap());
    for name in ["", "a", "5", "a0", "a27", "a01", "A1", "{1", "`1", "a1 ", "aa1", "a-1", "a99"] {
        assert!(name.parse::<Square>().is_err(), "{name}");
    }
    for square in Square::all(26) {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
}

/// The assignment's first drawing.
#[test]
fn the_start_on_six_files() {
    assert_eq!(start(6, false), "tfdrft/p'p'p'p'p'p'/6/6/P'P'P'P'P'P'/TFDRFT b -");
}

/// The assignment's second drawing.
#[test]
fn the_start_on_nine_files() {
    assert_eq!(
        start(9, false),
        "ftfdrftft/p'p'p'p'p'p'p'p'p'/9/9/9/9/9/P'P'P'P'P'P'P'P'P'/FTFDRFTFT b -"
    );
}

#[test]
fn the_start_with_knights_on_eight_files_is_that_of_chess() {
    assert_eq!(start(8, true), "tcfdrfct/p'p'p'p'p'p'p'p'/8/8/8/8/P'P'P'P'P'P'P'P'/TCFDRFCT b c");
}

#[test]
fn the_smallest_and_the_largest_start() {
    assert_eq!(start(4, false), "fdrf/p'p'p'p'/P'P'P'P'/FDRF b -");
    assert_eq!(start(5, true), "fdrfc/p'p'p'p'p'/5/P'P'P'P'P'/FDRFC b c");
    let largest = start(26, true);
    assert!(largest.starts_with("tcftcftcftcfdrfctfctfctfct/"), "{largest}");
    assert!(largest.ends_with("/TCFTCFTCFTCFDRFCTFCTFCTFCT b c"), "{largest}");
    assert!(largest.contains("p'/26/26/"), "{largest}");
}

#[test]
fn pieces_keep_their_order() {
    let text = "6/6/6/6/6/(TDR)r3(rr) b -";
    assert_eq!(after(text, &["3a1-a2"]), "6/6/6/6/(TDR)5/1r3(rr) n -");
    assert_eq!(after(text, &["2a1-a2"]), "6/6/6/6/(DR)5/Tr3(rr) n -");
    // Onto one's own pile, on top of it.
    let moves = ["2a1-a2", "b1-c1", "1a2-a1", "c1-c2", "1a2-a1"];
    assert_eq!(after(text, &moves), "6/6/6/6/2r3/(TRD)4(rr) n -");
}

#[test]
fn a_king_goes_one_step() {
    assert_eq!(targets("5/5/2R2/5/r3r b -", "c3", 1), "b2 b3 b4 c2 c4 d2 d3 d4");
    assert_eq!(targets("5/5/5/5/R3r b -", "a1", 1), "");
    assert_eq!(targets("5/5/5/T4/R2rr b -", "a1", 1), "a2 b1 b2");
}

#[test]
fn queens_bishops_and_rooks_go_until_something_stands_there() {
    let board = |piece| format!("5/5/T1{piece}1p/5/2p1(pp) b -");
    assert_eq!(targets(&board("D"), "c3", 1), "a1 a3 a5 b2 b3 b4 c2 c4 c5 d2 d3 d4 e5");
    assert_eq!(targets(&board("F"), "c3", 1), "a1 a5 b2 b4 d2 d4 e5");
    assert_eq!(targets(&board("T"), "c3", 1), "a3 b3 c2 c4 c5 d3");
}

#[test]
fn pawns_go_forward() {
    let text = "6/p'p4/6/6/P'P4/6 b -";
    assert_eq!(targets(text, "a2", 1), "a3 a4");
    assert_eq!(targets(text, "b2", 1), "b3");
    let text = "6/p'p4/6/6/P'P4/6 n -";
    assert_eq!(targets(text, "a5", 1), "a3 a4");
    assert_eq!(targets(text, "b5", 1), "b4");
}

#[test]
fn a_pawn_s_way_ahead_is_free_of_enemies() {
    assert_eq!(targets("6/6/6/p5/P'4p/5T b -", "a2", 1), "");
    assert_eq!(targets("6/6/p5/6/P'4p/5T b -", "a2", 1), "a3");
    // One's own pile is no obstacle as a target, but it is on the way.
    assert_eq!(targets("6/6/p5/T5/P'4p/6 b -", "a2", 1), "a3");
    assert_eq!(targets("6/6/T5/6/P'4p/6 b -", "a2", 1), "a3 a4");
}

#[test]
fn pawns_go_aslant_only_to_take() {
    // Alone it takes nothing, and the empty slant is closed.
    assert_eq!(targets("6/6/6/p1p3/1P4/5T b -", "b2", 1), "b3");
    assert_eq!(targets("6/6/6/p1p3/1(PP)4/5T b -", "b2", 2), "a3 b3 c3");
    assert_eq!(targets("6/6/6/p1T3/1(PP)4/6 b -", "b2", 2), "a3 b3");
    assert_eq!(targets("6/6/1(pp)4/P1P3/6/5t n -", "b4", 2), "a3 b3 c3");
}

#[test]
fn a_group_does_what_all_its_pieces_can() {
    // A rook and a bishop share nothing; a queen shares with both.
    assert_eq!(targets("5/5/2(TF)2/5/r3r b -", "c3", 2), "");
    assert_eq!(targets("5/5/2(DF)2/5/r3r b -", "c3", 2), "a1 a5 b2 b4 d2 d4 e1 e5");
    assert_eq!(targets("5/5/2(RT)2/5/r3r b -", "c3", 2), "b3 c2 c4 d3");
    // With a pawn: forward, as far as the pawn.
    assert_eq!(targets("6/6/6/6/P'4r/5r b -", "a2", 1), "a3 a4");
    assert_eq!(targets("6/6/6/6/(P'D)4r/5r b -", "a2", 2), "a3 a4");
    assert_eq!(targets("6/6/6/6/(PD)4r/5r b -", "a2", 2), "a3");
    assert_eq!(targets("6/6/6/6/(P'R)4r/5r b -", "a2", 2), "a3");
    assert_eq!(targets("6/6/6/1r4/(P'F)4r/5r b -", "a2", 2), "b3");
    assert_eq!(targets("6/6/6/1r4/(P'T)4r/5r b -", "a2", 2), "a3 a4");
    // Only the top of the pile is asked.
    assert_eq!(targets("5/5/2(TF)2/5/r3r b -", "c3", 1), "a5 b2 b4 d2 d4 e5");
}

#[test]
fn a_knight_moves_in_an_l() {
    assert_eq!(targets("5/5/2C2/5/r3r b c", "c3", 1), "a2 a4 b1 b5 d1 d5 e2 e4");
    // It jumps over anything.
    assert_eq!(targets("5/1ppp1/1pCp1/1ppp1/5 b c", "c3", 1), "a2 a4 b1 b5 d1 d5 e2 e4");
    // It stays on the board.
    assert_eq!(targets("5/5/5/5/C2rr b c", "a1", 1), "b3 c2");
}

#[test]
fn knights_carry_as_many_others() {
    let board = |pile: &str| format!("5/5/2({pile})2/5/r3r b c");
    let leap = "a2 a4 b1 b5 d1 d5 e2 e4";
    assert_eq!(targets(&board("CT"), "c3", 2), leap);
    // Wherever the knight stands.
    assert_eq!(targets(&board("TC"), "c3", 2), leap);
    assert_eq!(targets(&board("TFC"), "c3", 3), "");
    assert_eq!(targets(&board("TFCC"), "c3", 4), leap);
    assert_eq!(targets(&board("CTCF"), "c3", 4), leap);
    assert_eq!(targets(&board("CTCFP"), "c3", 5), "");
    // A knight further down carries nothing that it is not moved with.
    assert_eq!(targets(&board("CRR"), "c3", 2), "b2 b3 b4 c2 c4 d2 d3 d4");
    assert_eq!(targets(&board("CRR"), "c3", 3), "");
    assert_eq!(targets(&board("CTF"), "c3", 2), "");
    assert_eq!(targets(&board("CCTF"), "c3", 4), leap);
}

#[test]
fn a_group_with_a_knight_takes_in_an_l() {
    let text = "5/3p1/1(TC)3/3(pp)1/r4 b c";
    assert_eq!(targets(text, "b3", 2), "a1 a5 c1 c5 d4");
    assert_eq!(after(text, &["2b3-d4"]), "5/3(TC)1/5/3(pp)1/r4 n c");
}

#[test]
fn a_carried_pawn_has_moved() {
    // The pawn is carried away and back to its second rank.
    let text = "r4r/6/6/6/1(P'C)4/6 b c";
    assert_eq!(after(text, &["2b2-d3", "a6-a5", "2d3-b2", "a5-a6"]), "r4r/6/6/6/1(PC)4/6 b c");
    let carried = "r4r/6/6/6/1P4/5C b c";
    assert_eq!(targets(carried, "b2", 1), "b3");
}

#[test]
fn a_pile_is_taken_whole_and_only_by_more() {
    let board = |enemies: &str| format!("5/5/2{enemies}2/5/(DDD)4 b -");
    assert_eq!(after(&board("(tt)"), &["3a1-c3"]), "5/5/2(DDD)2/5/5 n -");
    assert_eq!(after(&board("t"), &["2a1-c3"]), "5/5/2(DD)2/5/D4 n -");
    for (enemies, count) in [("t", 1), ("(tt)", 2), ("(ttt)", 3), ("(tttt)", 3)] {
        assert!(!targets(&board(enemies), "a1", count).contains("c3"), "{enemies} {count}");
    }
}

#[test]
fn pawns_become_queens_in_their_place() {
    assert_eq!(after("4/1(PRP)2/4/3r b -", &["3b3-b4"]), "1(DRD)2/4/4/3r n -");
    assert_eq!(after("4/1(PRP)2/4/3r b s", &["3b3-b4"]), "1(PRP)2/4/4/3r n s");
    assert_eq!(after("3R/4/1(pr)2/4 n -", &["2b2-b1"]), "3R/4/4/1(dr)2 b -");
    // What stood there already stays, and carried pawns are promoted too.
    assert_eq!(after("1P2/1P2/4/3r b -", &["b3-b4"]), "1(PD)2/4/4/3r n -");
    assert_eq!(after("4/4/1(PC)2/3r b c", &["2b2-c4"]), "2(DC)1/4/4/3r n c");
    // Only the last rank counts.
    assert_eq!(after("3r/4/4/1(RP)2 b -", &["2b1-b2"]), "3r/4/1(RP)2/4 n -");
}

#[test]
fn pieces_are_counted_before_they_are_promoted() {
    let mut game = StackGame::new(position("1(pp)2/1(PPP)2/4/3r b -"));
    assert!(try_move(&mut game, "2b3-a4").is_err());
    assert_eq!(after("(pp)3/1(PPP)2/4/3r b -", &["3b3-a4"]), "(DDD)3/4/4/3r n -");
    assert!(!targets("(pp)3/1(PPP)2/4/3r b -", "b3", 2).contains("a4"));
}

#[test]
fn a_king_is_a_piece_like_the_others() {
    // It may step next to the enemy, stay in danger, and be taken.
    let text = "r3/4/4/R2(TT) n -";
    assert_eq!(targets(text, "a4", 1), "a3 b3 b4");
    assert_eq!(after("3r/4/3(TT)/R3 b -", &["2d2-d4"]), "3(TT)/4/4/R3 n -");
    let mut game = StackGame::new(position("3r/r3/3(TT)/R3 b -"));
    try_move(&mut game, "2d2-d4").unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn taking_everything_wins() {
    let mut game = StackGame::new(position("3r/4/3(TT)/R3 b -"));
    try_move(&mut game, "2d2-d4").unwrap();
    let won = Outcome::Win { winner: Color::White, by: Won::ByTakingAll };
    assert_eq!(game.outcome(), Some(won));
    assert!(game.legal_moves().is_empty());
    game.take_back().unwrap();
    assert_eq!(game.outcome(), None);
}

#[test]
fn resigning_loses() {
    let mut game = StackGame::new(position("3r/4/3(TT)/R3 n -"));
    game.resign(Color::Black).unwrap();
    let won = Outcome::Win { winner: Color::White, by: Won::ByResignation };
    assert_eq!(game.outcome(), Some(won));
    assert!(game.resign(Color::White).is_err());
    assert!(try_move(&mut game, "d4-c4").is_err());
    game.take_back().unwrap();
    assert_eq!(game.outcome(), None);
    assert!(game.take_back().is_err());
    // The other player may give up too, without having to wait.
    game.resign(Color::White).unwrap();
    assert_eq!(game.outcome().and_then(Outcome::winner), Some(Color::Black));
}

/// A side alone, with its place on the first rank, and whether it is harmless.
const HARMLESS: [(&str, bool); 14] = [
    ("R", true),
    ("D", true),
    ("P", true),
    ("C", true),
    ("FT", true),
    ("TF", true),
    ("FF", false),
    ("TT", false),
    ("PP", false),
    ("FD", false),
    ("FC", false),
    ("TP", false),
    ("RF", false),
    ("FTF", false),
];

#[test]
fn a_draw_needs_two_harmless_sides() {
    for (white, white_harmless) in HARMLESS {
        for (black, black_harmless) in HARMLESS {
            let line = |side: &str| format!("{side}{}", 4 - side.len());
            let text = format!("{}/4/4/{} b c", line(&black.to_lowercase()), line(white));
            let drawn = position(&text).outcome() == Some(Outcome::Draw);
            assert_eq!(drawn, white_harmless && black_harmless, "{text}");
        }
    }
    // In one pile or in two is all the same.
    assert_eq!(position("(ft)3/4/4/F2T b -").outcome(), Some(Outcome::Draw));
}

/// Who takes has moved two pieces together: the side is not harmless, and stays so.
/// Only a position that is read can be drawn by what is left.
#[test]
fn no_capture_leads_to_a_draw() {
    let mut game = StackGame::new(position("tf2/1d2/(RT)3/4 n -"));
    for mv in ["b3-c2", "2a2-a3", "a4-b4", "2a3-a4"] {
        try_move(&mut game, mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        assert_eq!(game.outcome(), None);
    }
}

/// Victory first: White has taken everything with a bishop and a rook left.
#[test]
fn a_victory_comes_before_a_draw() {
    let mut game = StackGame::new(position("4/4/p3/(RR)3 b -"));
    try_move(&mut game, "2a1-a2").unwrap();
    assert!(matches!(game.outcome(), Some(Outcome::Win { winner: Color::White, .. })));
    let lone = position("4/4/4/R3 n -");
    assert!(matches!(lone.outcome(), Some(Outcome::Win { winner: Color::White, .. })));
    assert!(matches!(position("4/4/4/FT2 b -").outcome(), Some(Outcome::Win { .. })));
}

#[test]
fn a_player_without_moves_ends_the_game() {
    // Pawns head to head.
    let blocked = position("p2p/P2P/4/4 b -");
    assert_eq!(blocked.outcome(), Some(Outcome::Blocked));
    assert_eq!(position("4/p2p/P2P/4 n -").outcome(), Some(Outcome::Blocked));
    // The pawns of a game without promotion that have arrived.
    assert_eq!(position("PP2/4/4/3r b s").outcome(), Some(Outcome::Blocked));
    assert_eq!(position("PP2/4/4/3r n s").outcome(), None);
    let mut game = StackGame::new(position("4/p2p/4/P2P b -"));
    try_move(&mut game, "a1-a2").unwrap();
    assert_eq!(game.outcome(), None);
    try_move(&mut game, "d3-d2").unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Blocked));
}

#[test]
fn standing_still_is_no_move() {
    for mv in position("5/5/2D2/5/r3r b -").legal_moves() {
        assert_ne!(mv.from, mv.to);
    }
    assert!(try_move(&mut StackGame::new(position("5/5/2D2/5/r3r b -")), "c3-c3").is_err());
}

/// Counted by both implementations, but for the last figure of each row but the
/// first, which is the core's alone: a change of any rule shows.
const PERFT: [(u8, bool, &[u64]); 4] = [
    (4, false, &[12, 144, 1_866, 23_951]),
    (6, false, &[30, 882, 27_244, 825_988]),
    (8, true, &[40, 1_600, 68_845, 2_956_209]),
    (26, false, &[120, 14_400, 1_915_377]),
];

#[test]
fn perft_of_known_starts() {
    for (size, knights, counts) in PERFT {
        let start = Position::start(size, Options { knights, promotion: true }).unwrap();
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&start, depth), count, "{size} {knights} {depth}");
        }
    }
}

#[test]
fn the_highest_pile_moves() {
    let pile = "D".repeat(MAX_PIECES);
    let text = format!("3r/3r/4/({pile})3 b -");
    let mut game = StackGame::new(position(&text));
    let from = square("a1");
    game.play(from, square("a4"), MAX_PIECES).unwrap();
    assert_eq!(game.position().pile(square("a4")).len(), MAX_PIECES);
    assert!(game.position().pile(square("a4")).iter().all(|piece| piece.role == Role::Queen));
    let all = position(&text).legal_moves();
    assert!(all.contains(&Move { from, to: square("d4"), count: 2 }));
    assert!(!all.contains(&Move { from, to: square("d4"), count: 1 }));
}
