//! The ratios as a picture.

use std::fmt::Write;

use crate::measure::Ratio;

const LABELS: f64 = 330.0;
const WIDTH: f64 = 860.0;
const ROW: f64 = 22.0;
const TOP: f64 = 64.0;

/// One bar a ratio, from 1 on a logarithmic scale: to the right we are ahead. A line shows the
/// quartiles.
pub fn draw(when: &str, ratios: &[Ratio]) -> String {
    let rows: Vec<&Ratio> =
        ratios.iter().filter(|ratio| ratio.beside != "itself at move 10").collect();
    let height = TOP + ROW * rows.len() as f64 + 34.0;
    let (least, most) = (0.25_f64, 16.0_f64);
    let x = |ratio: f64| {
        let part = (ratio.clamp(least, most) / least).ln() / (most / least).ln();
        LABELS + part * (WIDTH - LABELS - 60.0)
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n\
         <title>Time of others divided by the time of libechecs</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
         <text x=\"16\" y=\"26\" font-size=\"16\" font-weight=\"bold\">Time of others divided by \
         ours: right of 1, libechecs is faster</text>\n"
    );
    for mark in [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0] {
        let (at, bottom) = (x(mark), height - 30.0);
        let ink = if mark == 1.0 { "#222222" } else { "#dddddd" };
        // Writing into a string does not fail.
        let _ = writeln!(
            svg,
            "<line x1=\"{at:.1}\" y1=\"{TOP}\" x2=\"{at:.1}\" y2=\"{bottom}\" stroke=\"{ink}\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555555\">{mark}</text>",
            TOP - 8.0
        );
    }
    for (place, ratio) in rows.iter().enumerate() {
        let (y, middle) = (TOP + ROW * place as f64, TOP + ROW * (place as f64 + 0.5));
        let (from, to) = (x(1.0).min(x(ratio.median)), x(1.0).max(x(ratio.median)));
        let ink = if ratio.median >= 1.0 { "#3b7dd8" } else { "#d8743b" };
        let Ratio { task, beside, median, low, high } = ratio;
        let _ = writeln!(
            svg,
            "<text x=\"16\" y=\"{:.1}\">{task} <tspan fill=\"#777777\">/ {beside}</tspan></text>\
             <rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"{ink}\"/>\
             <line x1=\"{:.1}\" y1=\"{middle:.1}\" x2=\"{:.1}\" y2=\"{middle:.1}\" stroke=\"#222222\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\">{median:.2}</text>",
            middle + 4.5,
            y + 4.0,
            to - from,
            ROW - 8.0,
            x(*low),
            x(*high),
            x(high.max(*median)).max(x(1.0)) + 6.0,
            middle + 4.5,
        );
    }
    let _ = writeln!(
        svg,
        "<text x=\"16\" y=\"{:.1}\" fill=\"#777777\" font-size=\"11\">{when}; one core, portable \
         build, medians and quartiles of turns</text>\n</svg>",
        height - 10.0
    );
    svg
}
