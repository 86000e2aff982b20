//! Reading what a C test program writes.

/// One line `ok …` or `not ok …`, with the comments that follow it.
#[derive(Debug)]
pub struct Check {
    pub name: String,
    pub ok: bool,
    /// Why it has checked nothing, if so.
    pub skipped: Option<String>,
    pub diagnostics: String,
}

/// The checks of a TAP text, in order.
pub fn parse(text: &str) -> Vec<Check> {
    let mut checks: Vec<Check> = Vec::new();
    for line in text.lines() {
        let result = line
            .strip_prefix("ok ")
            .map(|rest| (true, rest))
            .or_else(|| line.strip_prefix("not ok ").map(|rest| (false, rest)));
        if let Some((ok, rest)) = result {
            let skipped = rest.split_once("] # SKIP ").map(|(_, reason)| reason.to_owned());
            let name = rest.split_once(" - ").map_or(rest, |(_, description)| description);
            let name = name.split(" [").next().unwrap_or_default().to_owned();
            checks.push(Check { name, ok, skipped, diagnostics: String::new() });
        } else if let (Some(comment), Some(check)) = (line.strip_prefix("# "), checks.last_mut()) {
            check.diagnostics.push_str(comment);
            check.diagnostics.push('\n');
        }
    }
    checks
}
