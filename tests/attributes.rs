//! What the declarations tell compilers is heard.

mod support;

use std::time::Duration;

use support::compilers::Compiler;
use support::temp::TempDir;
use support::{Linkage, process, root};

/// What gcc says of the body of a function that includes `partie.h`; None without gcc.
fn said_of(body: &str) -> Option<String> {
    let gcc = Compiler::named("gcc")?;
    let temp = TempDir::new("attributes");
    let text = format!(
        "#include <stdio.h>\n#include <stdlib.h>\n#include \"partie.h\"\n\n\
         void essai(partie *p);\nvoid essai(partie *p)\n{{\n    char texte[8];\n    (void)p;\n    \
         (void)texte;\n    {body}\n}}\n"
    );
    let file = temp.write("essai.c", &text);
    let include = format!("-I{}", root().join("include").display());
    let mut command = gcc.command();
    command.args(["-std=c99", "-O1", "-Wall", "-Wextra", "-Werror", &include, "-c"]);
    command.arg(&file).arg("-o").arg(temp.path().join("essai.o"));
    Some(process::succeed(&mut command).err().unwrap_or_default())
}

#[test]
fn gcc_sees_the_mistakes_that_headers_tell_of() {
    for (body, warning) in [
        ("(void)partie_ecrire_fen(p, texte, sizeof texte);", ""),
        ("(void)partie_ecrire_fen(p, texte, 100);", "stringop-overflow"),
        ("(void)partie_ecrire_fen(p, NULL, 100);", "nonnull"),
        ("partie_creer();", "unused-result"),
        ("partie_detruire(partie_creer());", ""),
        ("free(partie_creer());", "mismatched-dealloc"),
    ] {
        let Some(said) = said_of(body) else { return };
        let expected = match warning {
            "" => said.is_empty(),
            _ => said.contains(&format!("-Werror={warning}")),
        };
        assert!(expected, "{body}: {said}");
    }
}

const REPLACED: &str = r#"
#include <stdio.h>

#include "echecs.h"

int piece_est_valide(const piece *p)
{
    (void)p;
    printf("la mienne\n");
    return 0;
}

int main(void)
{
    echiquier e;

    echiquier_initialiser(&e);
    return jeu_compter_nombre_piece(&e.jeu_de_piece_blanc);
}
"#;

/// A program that hides its names still replaces the library's functions.
#[test]
fn hidden_names_still_replace() {
    for linkage in Linkage::ALL {
        let temp = TempDir::new("hidden");
        let source = temp.write("cache.c", REPLACED);
        let hidden = ["-fvisibility=hidden".to_owned()];
        let program =
            support::build_program_with(&hidden, &Compiler::c(), &[&source], linkage, &temp)
                .unwrap();
        let outcome = process::run(&mut support::wrapped(&program), Duration::from_secs(60));
        assert!(outcome.succeeded(), "{}", outcome.describe());
        assert!(outcome.stdout.starts_with("la mienne\n"), "{}", outcome.describe());
    }
}
