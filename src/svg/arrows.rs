//! The form of an arrow.

use super::Arrow;
use super::layout::Layout;
use super::text::polygon;

const HALF_SHAFT: f64 = 7.0;
const HALF_HEAD: f64 = 22.0;
const HEAD: f64 = 36.0;
/// How far from the middle of its square it starts, so that the piece is seen.
const START: f64 = 26.0;
/// How far before the middle of the other square it ends.
const END: f64 = 6.0;

/// The outline of an arrow between two squares, which are not the same.
pub fn outline(layout: Layout, arrow: Arrow) -> String {
    let point = |(x, y): (u32, u32)| (f64::from(x), f64::from(y));
    let (start, end) = (point(layout.middle(arrow.from)), point(layout.middle(arrow.to)));
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    // `hypot` may differ from one system to another in the last digit.
    let length = (dx * dx + dy * dy).sqrt();
    let (ux, uy) = (dx / length, dy / length);
    let at = |along: f64, aside: f64| {
        (start.0 + ux * along - uy * aside, start.1 + uy * along + ux * aside)
    };
    let (tip, neck) = (length - END, length - END - HEAD);
    polygon(&[
        at(START, HALF_SHAFT),
        at(neck, HALF_SHAFT),
        at(neck, HALF_HEAD),
        at(tip, 0.0),
        at(neck, -HALF_HEAD),
        at(neck, -HALF_SHAFT),
        at(START, -HALF_SHAFT),
    ])
}
