//! Attack tables against those of another library.

use echecs::rules::{Bitboard, Color, Square, attacks};
use shakmaty::attacks as theirs;

use support::random::Random;

#[test]
fn sliders_attack_the_same_squares() {
    let mut random = Random(1);
    for square in Square::all() {
        let other = shakmaty::Square::new(square.index() as u32);
        for density in 0..400 {
            // From crowded boards to nearly empty ones.
            let occupied = (0..density % 5).fold(random.bits(), |set, _| set & random.bits());
            let (own, their) = (Bitboard(occupied), shakmaty::Bitboard(occupied));
            let compare = |own: Bitboard, their: shakmaty::Bitboard| {
                assert_eq!(own.0, their.0, "{square} on {occupied:#x}");
            };
            compare(attacks::bishop_attacks(square, own), theirs::bishop_attacks(other, their));
            compare(attacks::rook_attacks(square, own), theirs::rook_attacks(other, their));
            compare(attacks::queen_attacks(square, own), theirs::queen_attacks(other, their));
        }
        assert_eq!(attacks::bishop_lines(square), attacks::bishop_attacks(square, Bitboard::EMPTY));
        assert_eq!(attacks::rook_lines(square), attacks::rook_attacks(square, Bitboard::EMPTY));
    }
}

#[test]
fn leapers_and_lines_are_the_same() {
    for a in Square::all() {
        let their_a = shakmaty::Square::new(a.index() as u32);
        assert_eq!(attacks::knight_attacks(a).0, theirs::knight_attacks(their_a).0);
        assert_eq!(attacks::king_attacks(a).0, theirs::king_attacks(their_a).0);
        for (own, their) in
            [(Color::White, shakmaty::Color::White), (Color::Black, shakmaty::Color::Black)]
        {
            assert_eq!(attacks::pawn_attacks(own, a).0, theirs::pawn_attacks(their, their_a).0);
        }
        for b in Square::all() {
            let their_b = shakmaty::Square::new(b.index() as u32);
            assert_eq!(attacks::between(a, b).0, theirs::between(their_a, their_b).0, "{a}{b}");
            assert_eq!(attacks::line(a, b).0, theirs::ray(their_a, their_b).0, "{a}{b}");
        }
    }
}
