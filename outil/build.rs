//! Compiles the witness: the library's own functions behind the executor of the judge.

#[path = "build/adaptors.rs"]
mod adaptors;
#[path = "../build/prototypes.rs"]
mod prototypes;

use std::path::PathBuf;
use std::{env, fs};

/// The headers, and the order in which their functions are numbered; see `catalogue.rs`.
const HEADERS: [&str; 5] = ["echecs_commun", "echecs", "in104", "partie", "stackchess"];

fn main() {
    if let Err(message) = build() {
        println!("cargo::error={}", message.replace('\n', " "));
    }
}

fn build() -> Result<(), String> {
    for path in ["build", "../build/prototypes.rs", "../include", "src/judge/executor"] {
        println!("cargo::rerun-if-changed={path}");
    }
    let variable = |name| env::var(name).map_err(|_| format!("no variable {name}"));
    let out = PathBuf::from(variable("OUT_DIR")?);
    let mut files = Vec::new();
    let mut first = 0;
    for name in HEADERS {
        let text = fs::read_to_string(format!("../include/{name}.h"));
        let text = text.map_err(|error| format!("{name}.h: {error}"))?;
        let header = prototypes::parse(&text).map_err(|error| error.to_string())?;
        let functions: Vec<_> = (first..).zip(&header.functions).collect();
        first += functions.len();
        let directory = format!("echecs_repertoire_{name}");
        let text = adaptors::text(&format!("{name}.h"), &header, &directory, &functions);
        let file = out.join(format!("adaptors_{name}.c"));
        fs::write(&file, text).map_err(|error| error.to_string())?;
        files.push(file);
        let file = out.join(format!("layouts_{name}.c"));
        fs::write(&file, layouts(name, &header)).map_err(|error| error.to_string())?;
        files.push(file);
    }
    let witness = out.join("witness.c");
    fs::write(&witness, self::witness()).map_err(|error| error.to_string())?;
    cc::Build::new()
        .std("gnu99")
        .cargo_warnings(false)
        .files(files)
        .file(witness)
        .file("src/judge/executor/execution.c")
        .include("../include")
        .include("src/judge/executor")
        .try_compile("echecs_temoin")
        .map_err(|error| error.to_string())
}

/// How large the structures of a header are, and where their members lie.
fn layouts(name: &str, header: &prototypes::Header) -> String {
    let mut lines = String::new();
    for prototypes::Struct { name, members, .. } in &header.structs {
        lines += &format!("    {{ \"{name}\", NULL, sizeof({name}), 0 }},\n");
        for member in members.iter().map(|member| &member.name) {
            lines +=
                &format!("    {{ \"{name}\", \"{member}\", 0, offsetof({name}, {member}) }},\n");
        }
    }
    format!(
        "#include <stddef.h>\n#include \"{name}.h\"\n#include \"execution.h\"\n\
         const disposition echecs_dispositions_{name}[] = {{\n{lines}    {{ NULL, NULL, 0, 0 }}\n}};\n"
    )
}

/// What gives the executor all its directories, and the judge all layouts.
fn witness() -> String {
    let declarations: String =
        HEADERS.map(|name| format!("extern const repertoire echecs_repertoire_{name};\n")).concat();
    let copies = HEADERS.map(|name| format!("echecs_repertoire_{name}")).join(", ");
    let layouts = HEADERS.map(|name| format!("echecs_dispositions_{name}"));
    let declared = layouts.each_ref().map(|name| format!("extern const disposition {name}[];\n"));
    let (declared, layouts) = (declared.concat(), layouts.join(", "));
    format!(
        "#include \"execution.h\"\n{declarations}{declared}\
         const disposition *echecs_dispositions(size_t entete);\n\
         const disposition *echecs_dispositions(size_t entete)\n{{\n    \
         static const disposition *const toutes[] = {{ {layouts} }};\n    \
         return toutes[entete];\n}}\n\
         int echecs_temoin(int prise);\n\
         int echecs_temoin(int prise)\n{{\n    \
         const repertoire tous[] = {{ {copies} }};\n    \
         return echecs_executer(prise, tous, sizeof tous / sizeof tous[0]);\n}}\n"
    )
}
