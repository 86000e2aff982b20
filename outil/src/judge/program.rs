//! A small C program that shows a counterexample: what a student compiles with her copy.

use super::catalogue::Public;
use super::exercise::Shown;

pub fn text(public: Public, shown: &Shown, expected: &str) -> String {
    let header = public.header.file;
    let body: String = shown.program.iter().map(|line| format!("    {line}\n")).collect();
    format!(
        "/* Attendu : {expected} */\n#include <stdio.h>\n#include \"{header}\"\n\n\
         int main(void)\n{{\n{body}    return 0;\n}}\n"
    )
}
