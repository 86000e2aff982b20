//! What Moodle's VPL reads: a block of comments, and the mark on the last line.

use std::fmt::Write;

use super::data::Data;
use super::{french, text};

pub fn report(data: &Data) -> String {
    let mut out = String::from("<|--\n");
    for function in &data.functions {
        let (points, all) = (french::points(function.points), function.points_max);
        let points = format!("{points} sur {}", french::number(all));
        let _ = writeln!(out, "-{} : {} ({points})", function.name, function.state);
        // A line that begins with « > » is shown as it is, and says nothing to VPL.
        for line in text::function(function).lines() {
            let _ = writeln!(out, ">{line}");
        }
    }
    for sentence in &data.remarks {
        let _ = writeln!(out, "-Attention\n>{}", french::capital(&french::sentence(sentence)));
    }
    if !data.reason.is_empty() {
        let _ = writeln!(out, "-La copie n'a pas pu être jugée");
        for line in text::report(data).lines() {
            let _ = writeln!(out, ">{line}");
        }
    }
    let _ = write!(out, "--|>\n\nGrade :=>> {}\n", data.points);
    out
}
