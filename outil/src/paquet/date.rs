//! The date that everything in a release bears, so that it is the same whenever it is made.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

/// The first of January 1980, for sources that have no history.
const LONG_AGO: u64 = 315_532_800;

/// The date of the sources, in seconds since 1970: what `SOURCE_DATE_EPOCH` says, else the date of
/// their commit.
pub fn of(project: &Path) -> Result<u64, String> {
    if let Some(said) = env::var_os("SOURCE_DATE_EPOCH") {
        let seconds = said.to_str().and_then(|said| said.parse().ok());
        return seconds.filter(|seconds| *seconds <= u64::from(u32::MAX)).ok_or_else(|| {
            format!("SOURCE_DATE_EPOCH vaut « {} » : il faut un nombre de secondes", said.display())
        });
    }
    let commit = git(project, &["log", "-1", "--format=%ct"]);
    Ok(commit.and_then(|commit| commit.trim().parse().ok()).unwrap_or(LONG_AGO))
}

/// Whether something in the project is not what its commit says.
pub fn has_changed(project: &Path) -> bool {
    git(project, &["status", "--porcelain"]).is_some_and(|changes| !changes.is_empty())
}

/// What git says of the project, if it has one of its own.
fn git(project: &Path, arguments: &[&str]) -> Option<String> {
    if !project.join(".git").exists() {
        return None;
    }
    let mut command = Command::new("git");
    command.arg("-C").arg(project).args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    let output = command.output().ok().filter(|output| output.status.success())?;
    String::from_utf8(output.stdout).ok()
}

/// A date as mails and changelogs write it, in universal time: `Mon, 02 Jan 2006 15:04:05 +0000`.
pub fn written(seconds: u64) -> String {
    const DAYS: [&str; 7] = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"];
    const MONTHS: [&str; 12] =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    let (mut year, mut day) = (1970, days);
    while day >= days_of(year) {
        day -= days_of(year);
        year += 1;
    }
    let mut month = 0;
    while day >= days_of_month(year, month) {
        day -= days_of_month(year, month);
        month += 1;
    }
    format!(
        "{}, {:02} {} {year} {:02}:{:02}:{:02} +0000",
        DAYS[(days % 7) as usize],
        day + 1,
        MONTHS[month],
        second / 3600,
        second / 60 % 60,
        second % 60
    )
}

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_of(year: u64) -> u64 {
    365 + u64::from(is_leap(year))
}

fn days_of_month(year: u64, month: usize) -> u64 {
    match month {
        1 => 28 + u64::from(is_leap(year)),
        3 | 5 | 8 | 10 => 30,
        _ => 31,
    }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "Thu, 01 Jan 1970 00:00:00 +0000"),
            (951_782_400, "Tue, 29 Feb 2000 00:00:00 +0000"),
            (1_136_214_245, "Mon, 02 Jan 2006 15:04:05 +0000"),
            (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 +0000"),
            (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 +0000"),
        ] {
            assert_eq!(written(seconds), expected);
        }
    }
}
