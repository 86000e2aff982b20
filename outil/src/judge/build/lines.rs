//! From an address in the executor to a line of the copy.

use std::ffi::OsString;
use std::path::Path;

use super::{STAGE, tools};

/// The first of the functions that a sanitizer lists that is the copy's: its file and line.
pub fn first_of_the_copy(report: &str, program: &Path) -> Option<(String, u32)> {
    let addresses: Vec<OsString> = report
        .lines()
        .skip_while(|line| !line.trim_start().starts_with("#0 "))
        .map_while(|line| line.trim_start().starts_with('#').then(|| address(line)))
        .flatten()
        .collect();
    let mut arguments: Vec<OsString> = vec!["-e".into(), program.into()];
    arguments.extend(addresses);
    let output = tools::tool("addr2line", arguments, program.parent()?).ok()?;
    String::from_utf8_lossy(&output.stdout).lines().find_map(place)
}

/// That of a line such as `#1 0x5555 (/…/executeur+0x1160a)`. A function returns to what follows
/// its call, which may be another line.
fn address(line: &str) -> Option<OsString> {
    let (_, offset) = line.rsplit_once("/executeur+0x")?;
    let offset = u64::from_str_radix(offset.trim_end_matches([')', ' ']), 16).ok()?;
    let is_call = !line.trim_start().starts_with("#0 ");
    Some(format!("{:#x}", offset - u64::from(is_call)).into())
}

fn place(line: &str) -> Option<(String, u32)> {
    let (path, number) = line.rsplit_once(':')?;
    let (_, file) = path.split_once(STAGE)?;
    let number = number.split_whitespace().next()?;
    Some((file.to_owned(), number.parse().ok()?))
}
