//! The figures that are kept, and what has become slower since.

use std::process::Command;

use crate::measure::Ratio;

/// A file of tab-separated lines, with the date and the processor above them.
pub fn write(when: &str, ratios: &[Ratio]) -> String {
    let line = |ratio: &Ratio| {
        let Ratio { task, beside, median, low, high } = ratio;
        format!("{task}\t{beside}\t{median:.2}\t{low:.2}\t{high:.2}\n")
    };
    let lines: String = ratios.iter().map(line).collect();
    format!("# {when}\n# task, beside, median ratio, quartiles\n{lines}")
}

pub fn read(text: &str) -> Vec<Ratio> {
    let read_line = |line: &str| {
        let mut fields = line.split('\t');
        let mut text = || fields.next().map(str::to_owned);
        let (task, beside) = (text()?, text()?);
        let mut number = || text()?.parse().ok();
        Some(Ratio { task, beside, median: number()?, low: number()?, high: number()? })
    };
    text.lines().filter(|line| !line.starts_with('#')).filter_map(read_line).collect()
}

/// How much two builds of the same source may differ.
const BETWEEN_BUILDS: f64 = 0.9;

/// What is slower than it was: even the better quartile of now is worse than the worse one of then,
/// and by more than another build would make it.
pub fn slower(kept: &[Ratio], now: &[Ratio]) -> Vec<String> {
    let was = |ratio: &Ratio| {
        kept.iter().find(|old| old.task == ratio.task && old.beside == ratio.beside)
    };
    let compare = |ratio: &Ratio| {
        let old = was(ratio)?;
        let told = format!("{ratio}, was {:.2} ({:.2} – {:.2})", old.median, old.low, old.high);
        (ratio.high < old.low * BETWEEN_BUILDS).then_some(told)
    };
    now.iter().filter_map(compare).collect()
}

/// The date and the processor.
pub fn when_and_where() -> String {
    let date = Command::new("date").arg("+%Y-%m-%d").output();
    let date = date.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    let about = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = about.lines().find_map(|line| line.strip_prefix("model name")?.split(": ").nth(1));
    format!("{}, {}", date.unwrap_or_default(), model.unwrap_or("an unknown processor"))
}
