//! The outlines keep what other programs count on.

use echecs::rules::Role;
use echecs::svg::{Fill, shape};

/// How much of the box a body covers at least.
const SMALLEST_BODY: f64 = 1500.0;

/// The points of an outline, its curves cut into segments.
fn flatten(path: &str) -> Vec<(f64, f64)> {
    let mut words = path.split(' ');
    let mut points: Vec<(f64, f64)> = Vec::new();
    while let Some(command) = words.next() {
        let mut point = || -> (f64, f64) {
            let mut number = || words.next().expect("a number").parse().expect("a number");
            (number(), number())
        };
        match command {
            "M" => {
                assert!(points.is_empty(), "one M: {path}");
                points.push(point());
            }
            "L" => points.push(point()),
            "C" => {
                let start = *points.last().expect("a start");
                let (a, b, end) = (point(), point(), point());
                points.extend(
                    (1..=16).map(|step| bezier([start, a, b, end], f64::from(step) / 16.0)),
                );
            }
            "Z" => assert_eq!(words.next(), None, "Z at the end: {path}"),
            other => panic!("{other} in {path}"),
        }
    }
    assert!(path.starts_with("M ") && path.ends_with(" Z"), "{path}");
    points
}

fn bezier([a, b, c, d]: [(f64, f64); 4], t: f64) -> (f64, f64) {
    let mix = |p: (f64, f64), q: (f64, f64)| (p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t);
    let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d));
    mix(mix(ab, bc), mix(bc, cd))
}

fn area(points: &[(f64, f64)]) -> f64 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a.0 * b.1 - a.1 * b.0).sum::<f64>().abs() / 2.0
}

#[test]
fn outlines_are_closed_simple_paths_inside_the_box() {
    for role in Role::ALL {
        for outline in shape(role) {
            let points = flatten(outline.path);
            assert!(area(&points) > 1.0, "{role:?}: {}", outline.path);
            for (x, y) in points {
                // With half of the line around it.
                assert!((2.0..=98.0).contains(&x) && (2.0..=98.0).contains(&y), "{role:?}");
            }
        }
    }
}

#[test]
fn every_piece_has_a_body_that_fills_its_square_and_stands_on_the_same_line() {
    for role in Role::ALL {
        let bodies = shape(role).iter().filter(|outline| outline.fill == Fill::Body);
        let bodies: Vec<Vec<(f64, f64)>> = bodies.map(|outline| flatten(outline.path)).collect();
        let covered: f64 = bodies.iter().map(|body| area(body)).sum();
        assert!(covered > SMALLEST_BODY, "{role:?} covers {covered}");
        let lowest = bodies.iter().flatten().map(|point| point.1).fold(0.0, f64::max);
        assert_eq!(lowest, 90.0, "{role:?}");
    }
}

#[test]
fn no_two_pieces_look_alike() {
    for (number, one) in Role::ALL.into_iter().enumerate() {
        for other in &Role::ALL[number + 1..] {
            assert_ne!(shape(one)[0], shape(*other)[0]);
        }
    }
}
