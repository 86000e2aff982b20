//! The small C program that shows a counterexample: what a student compiles with her copy.

use super::catalogue::Public;
use super::exercise::Shown;

/// What the compiler needs to show what only the judge's own build sees.
pub const SANITIZERS: &str =
    "-g -fsanitize=address,undefined,bounds-strict -fno-sanitize-recover=undefined ";
pub const PATTERN: &str = "-ftrivial-auto-var-init=pattern ";

/// A program that calls the copy once, or first as said in `before`. `options` are those of the
/// compiler without which it would not show anything.
pub fn text(
    public: Public,
    shown: &Shown,
    before: Option<&Shown>,
    expected: &str,
    options: &str,
) -> String {
    let header = public.header.file;
    let body = match before {
        None => block(&shown.program, 1),
        Some(before) => format!(
            "    /* Avant : un autre appel, qui laisse quelque chose derrière lui. */\n    {{\n{}    }}\n    \
             /* Puis celui-ci, qui seul répondrait bien. */\n    {{\n{}    }}\n",
            block(&before.program, 2),
            block(&shown.program, 2)
        ),
    };
    let expected = expected.replace("*/", "* /");
    format!(
        "/*\n * Attendu : {expected}\n *\n * À compiler ainsi, où COPIE.c est votre fichier (son main, s'il en a un, \
         change de nom) :\n *   gcc {options}-c -Dmain=son_main COPIE.c $(pkg-config --cflags echecs) -o copie.o\n \
         *   gcc {options}contre_exemple.c copie.o $(pkg-config --cflags --libs echecs)\n */\n\
         #include <stdio.h>\n#include \"{header}\"\n\nint main(void)\n{{\n{body}    return 0;\n}}\n"
    )
}

/// Lines so deep inside.
fn block(lines: &[String], depth: usize) -> String {
    let indent = "    ".repeat(depth);
    let line = |line: &String| match line.is_empty() {
        true => "\n".to_owned(),
        false => format!("{indent}{line}\n"),
    };
    lines.iter().map(line).collect()
}
