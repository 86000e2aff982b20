//! The marks of a class as a picture: how many copies have which.

use std::fmt::Write;

use crate::judge::report::french;

/// A bar of the picture.
#[derive(Debug, PartialEq)]
struct Bar {
    /// The marks that it stands for: from, below.
    from: f64,
    to: f64,
    count: usize,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 200.0;
const LEFT: f64 = 8.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 28.0;

/// A bar a mark, or one for several if there are many marks; the best is with the last.
fn bars(marks: &[f64], out_of: f64) -> Vec<Bar> {
    const MOST: f64 = 21.0;
    let mut width = 1.0;
    while out_of / width > MOST {
        width *= if (width.log10().fract() - 2f64.log10()).abs() < 1e-9 { 2.5 } else { 2.0 };
    }
    let count = ((out_of / width).ceil() as usize).max(1);
    let mut bars: Vec<Bar> = (0..count)
        .map(|number| {
            let from = number as f64 * width;
            Bar { from, to: (from + width).min(out_of), count: 0 }
        })
        .collect();
    for mark in marks {
        let number = ((mark / width) as usize).min(count - 1);
        bars[number].count += 1;
    }
    bars
}

/// The picture, in the colours of its page; the same in words for those who do not see it.
pub fn draw(marks: &[f64], out_of: f64) -> String {
    let bars = bars(marks, out_of);
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or_default().max(1);
    let step = (WIDTH - 2.0 * LEFT) / bars.len() as f64;
    let room = HEIGHT - TOP - BOTTOM;
    let ground = HEIGHT - BOTTOM;
    let mut svg = format!(
        "<svg class=\"histogramme\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\n",
        words(&bars)
    );
    for (number, bar) in bars.iter().enumerate() {
        let x = LEFT + step * number as f64;
        let height = room * bar.count as f64 / most as f64;
        if bar.count > 0 {
            let _ = writeln!(
                svg,
                "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\" class=\"nombre\">{}</text>",
                x + step * 0.08,
                ground - height,
                step * 0.84,
                x + step / 2.0,
                ground - height - 5.0,
                bar.count
            );
        }
        // There is no room for all of them on a telephone.
        let class = if number % 5 == 0 { "" } else { " class=\"fin\"" };
        let _ = writeln!(
            svg,
            "<text x=\"{x:.1}\" y=\"{:.1}\"{class}>{}</text>",
            HEIGHT - 8.0,
            french::number(bar.from)
        );
    }
    let end = WIDTH - LEFT;
    let _ = write!(
        svg,
        "<text x=\"{end:.1}\" y=\"{:.1}\">{}</text>\n\
         <line x1=\"{LEFT}\" y1=\"{ground}\" x2=\"{end:.1}\" y2=\"{ground}\"/>\n</svg>",
        HEIGHT - 8.0,
        french::number(out_of)
    );
    svg
}

fn words(bars: &[Bar]) -> String {
    let last = bars.len() - 1;
    let told = bars.iter().enumerate().filter(|(_, bar)| bar.count > 0).map(|(number, bar)| {
        let end = if number == last { "à" } else { "à moins de" };
        let copies = if bar.count == 1 { "copie" } else { "copies" };
        format!(
            "de {} {end} {} : {} {copies}",
            french::number(bar.from),
            french::number(bar.to),
            bar.count
        )
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        "Aucune note.".to_owned()
    } else {
        format!("Les notes, {}.", told.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mark_is_in_one_bar() {
        for out_of in [0.5, 1.0, 4.0, 12.5, 20.0, 21.0, 22.0, 100.0, 1000.0] {
            let marks: Vec<f64> = (0..=40).map(|part| out_of * f64::from(part) / 40.0).collect();
            let bars = bars(&marks, out_of);
            assert!(bars.len() <= 21, "{out_of}: {}", bars.len());
            assert_eq!(bars.iter().map(|bar| bar.count).sum::<usize>(), marks.len());
            assert_eq!((bars[0].from, bars.last().unwrap().to), (0.0, out_of));
        }
        let of_twenty = bars(&[0.0, 0.99, 1.0, 19.99, 20.0], 20.0);
        let counts: Vec<usize> = of_twenty.iter().map(|bar| bar.count).collect();
        assert_eq!((counts[0], counts[1], counts[19]), (2, 1, 2));
    }

    #[test]
    fn no_copies_have_a_picture_too() {
        assert!(draw(&[], 20.0).contains("Aucune note."));
    }
}
