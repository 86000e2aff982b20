//! Whether a reason not to castle is true.

use echecs::explain::CastlingRefusal;

use crate::board::Place;
use crate::claims::{Case, demand};
use crate::record::{Ply, named_by, place};

pub fn check(case: &Case, rook: Place, reason: &CastlingRefusal) -> Result<(), String> {
    let now = matches!(
        reason,
        CastlingRefusal::Blocked { .. }
            | CastlingRefusal::InCheck { .. }
            | CastlingRefusal::Crosses { .. }
            | CastlingRefusal::Arrives { .. }
            | CastlingRefusal::GoTo { .. }
    );
    demand(now == case.record.rooks().contains(&rook), "the right is lost, or is not")?;
    if now { check_now(case, rook, reason) } else { check_lost(case, rook, reason) }
}

/// A right that is lost: by the king's first move, else by the first thing that
/// happened to the rook, else before the first move.
fn check_lost(case: &Case, rook: Place, reason: &CastlingRefusal) -> Result<(), String> {
    let white = case.record.white();
    let plies = &case.record.plies;
    let moves_king = |ply: &&Ply| ply.white == white && ply.before.kind(ply.from) == 'k';
    let king_moved = plies.iter().find(moves_king).map(|ply| ply.number);
    if let CastlingRefusal::KingMoved { number } = *reason {
        return demand(king_moved == Some(number), "the king's first move");
    }
    demand(king_moved.is_none(), "the king never moved")?;

    let is_rook = |letter| letter == if white { 'R' } else { 'r' };
    let at_start = is_rook(case.record.start.at(rook));
    let now = is_rook(case.board.at(rook));
    let left = plies.iter().position(|ply| ply.from == rook);
    let taken = plies.iter().position(|ply| ply.to == rook && ply.white != white);
    let number = |index: usize| plies[index].number;
    match *reason {
        CastlingRefusal::RookMoved { number: claimed } => {
            demand(at_start, "a rook at the start")?;
            let left = left.ok_or("not true: it left")?;
            demand(is_rook(plies[left].before.at(rook)), "the rook left")?;
            demand(number(left) == claimed, "on that move")?;
            demand(taken.is_none_or(|taken| left < taken), "before anything was taken there")
        }
        CastlingRefusal::RookTaken { number: claimed } => {
            demand(at_start, "a rook at the start")?;
            let taken = taken.ok_or("not true: it was taken")?;
            demand(is_rook(plies[taken].before.at(rook)), "the rook was taken")?;
            demand(number(taken) == claimed, "on that move")?;
            demand(left.is_none_or(|left| taken < left), "before it left")
        }
        CastlingRefusal::NoRook => demand(!at_start && !now, "no rook, then and now"),
        CastlingRefusal::RightLost => {
            demand(!case.record.start_rooks.contains(&rook), "no right at the start")?;
            demand(now, "a rook")?;
            demand(!at_start || (left.is_none() && taken.is_none()), "that never moved")
        }
        _ => Err("a reason that is none of these".into()),
    }
}

fn check_now(case: &Case, rook: Place, reason: &CastlingRefusal) -> Result<(), String> {
    let (king, board, white) = (case.from, case.board, case.record.white());
    let (king_file, rook_file) = if rook.0 > king.0 { (6, 5) } else { (2, 3) };
    let (king_to, rook_to) = ((king_file, king.1), (rook_file, king.1));
    let in_the_way = pieces_in_the_way(case, rook, king_file, rook_file);
    if let CastlingRefusal::Blocked { by } = reason {
        by.iter().try_for_each(|&by| case.stands(by))?;
        let named: Vec<Place> = by.iter().map(|by| place(by.square)).collect();
        return demand(!named.is_empty() && named == in_the_way, "all that is in the way");
    }
    demand(in_the_way.is_empty(), "a free way")?;
    if let CastlingRefusal::InCheck { by } = *reason {
        case.stands(by)?;
        return case.is_first_of(by, &case.checkers());
    }
    demand(case.checkers().is_empty(), "no check")?;

    let lifted = board.without(&[king]);
    let step = (king_file - king.0).signum();
    let crossed: Vec<Place> =
        (1..(king_file - king.0).abs()).map(|steps| (king.0 + steps * step, king.1)).collect();
    let attackers = |place: Place| lifted.attackers(!white, place);
    let first_attacked = crossed.into_iter().find(|&place| !attackers(place).is_empty());
    if let CastlingRefusal::Crosses { square, by } = *reason {
        case.stands(by)?;
        demand(first_attacked == Some(place(square)), "the first attacked square")?;
        return case.is_first_of(by, &attackers(place(square)));
    }
    demand(first_attacked.is_none(), "no attacked square on the way")?;

    let mut after = board.without(&[king, rook]);
    after.set(king_to, board.at(king));
    after.set(rook_to, board.at(rook));
    // Both boards count: as it stands and, the rook gone, as it will.
    let now = attackers(king_to);
    let then = after.attackers(!white, king_to);
    let kind = |place: &Place| "pnbrqk".find(board.kind(*place));
    let key = |place: &Place| (kind(place), place.1, place.0);
    let first = now.iter().chain(&then).min_by_key(|place| key(place)).copied();
    match *reason {
        CastlingRefusal::Arrives { square, by } => {
            case.stands(by)?;
            demand(place(square) == king_to, "the king's arrival")?;
            demand(first == Some(place(by.square)), "the attacker to name")
        }
        CastlingRefusal::GoTo { square } => {
            demand(first.is_none(), "a safe arrival")?;
            demand(case.to != place(square), "another square")?;
            demand(named_by(king, rook) == (king, place(square)), "the square that names it")
        }
        _ => Err("a reason that is none of these".into()),
    }
}

/// What stands on a square that king or rook passes or arrives on, the nearest
/// to the king first, of two the one on its left.
fn pieces_in_the_way(case: &Case, rook: Place, king_file: i8, rook_file: i8) -> Vec<Place> {
    let king = case.from;
    let spans = |file: i8, a: i8, b: i8| a.min(b) <= file && file <= a.max(b);
    let mut places: Vec<Place> = (0..8)
        .filter(|&file| spans(file, king.0, king_file) || spans(file, rook.0, rook_file))
        .map(|file| (file, king.1))
        .filter(|&place| place != king && place != rook && !case.board.is_empty(place))
        .collect();
    places.sort_by_key(|place| (place.0 - king.0).abs());
    places
}
