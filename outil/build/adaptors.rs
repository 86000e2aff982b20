//! The C that calls public functions by number: what the executor needs to know of a header.
//!
//! The build script writes it for all functions, for the witness; the judge for those of a copy.

// The build script and the judge use each a part of it.
#![allow(dead_code)]

use std::fmt::Write;

use super::prototypes::{Function, Header, Parameter};

/// A function, and the number by which messages name it.
pub type Numbered<'a> = (usize, &'a Function);

/// The text of a file that lets the executor call these functions and fill these variables of a
/// header; `directory` is the name of what it defines.
pub fn text(file: &str, header: &Header, directory: &str, functions: &[Numbered<'_>]) -> String {
    let has_views = header.structs.iter().any(|known| known.name == "vue");
    let include = if has_views { "vue_notee.h" } else { "execution.h" };
    let mut out = format!("#include \"{file}\"\n#include \"{include}\"\n\n");
    for (number, function) in functions {
        let _ = writeln!(out, "{}", caller(header, *number, function));
    }
    out.push_str("static const fonction_appelable fonctions[] = {\n");
    for (number, function) in functions {
        let (count, result) = (function.parameters.len(), result(function).name());
        let _ = writeln!(out, "    {{ {number}, {count}, {result}, appeler_{number} }},");
    }
    out.push_str("};\n\n");
    let variables: Vec<_> = variables(header).collect();
    if !variables.is_empty() {
        out.push_str("static const variable_connue variables[] = {\n");
        for (number, name) in &variables {
            let _ = writeln!(out, "    {{ {number}, (void *)&{name}, sizeof {name} }},");
        }
        out.push_str("};\n\n");
    }
    let variables = if variables.is_empty() { "NULL, 0" } else { VARIABLES };
    let view = if has_views { "vue_notee" } else { "NULL" };
    let _ = writeln!(
        out,
        "const repertoire {directory} = {{ fonctions, sizeof fonctions / sizeof fonctions[0], \
         {variables}, {view} }};"
    );
    out
}

const VARIABLES: &str = "variables, sizeof variables / sizeof variables[0]";

/// The variables that a case may fill, with their numbers; a table without a size cannot be.
pub fn variables(header: &Header) -> impl Iterator<Item = (usize, &str)> {
    let known = header.variables.iter().enumerate();
    known
        .filter(|(_, variable)| {
            !variable.declaration.contains("[]") && !variable.declaration.contains("const")
        })
        .map(|(number, variable)| (number, variable.name.as_str()))
}

/// What a function gives back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultKind {
    Nothing,
    Number,
    Address,
    Text,
}

impl ResultKind {
    fn name(self) -> &'static str {
        match self {
            ResultKind::Nothing => "rien_rendu",
            ResultKind::Number => "nombre_rendu",
            ResultKind::Address => "adresse_rendue",
            ResultKind::Text => "texte_rendu",
        }
    }
}

pub fn result(function: &Function) -> ResultKind {
    match function.result.as_str() {
        "void" => ResultKind::Nothing,
        "const char *" => ResultKind::Text,
        result if result.ends_with('*') => ResultKind::Address,
        _ => ResultKind::Number,
    }
}

fn caller(header: &Header, number: usize, function: &Function) -> String {
    let Function { name, result, parameters, .. } = function;
    let places = parameters.iter().enumerate();
    let arguments: Vec<String> = places.map(|(place, p)| argument(header, place, p)).collect();
    let call = format!("{name}({})", arguments.join(", "));
    let body = match self::result(function) {
        ResultKind::Nothing => format!("(void)r;\n    {call};"),
        // Its sign goes with it.
        ResultKind::Number => format!("r->nombre = (uint64_t)(int64_t){call};"),
        ResultKind::Address | ResultKind::Text => {
            format!("{result}rendu = {call};\n    r->adresse = (void *)rendu;")
        }
    };
    let used = if parameters.is_empty() { "(void)a;\n    " } else { "" };
    format!(
        "static void appeler_{number}(const argument *a, argument *r)\n{{\n    {used}{body}\n}}\n"
    )
}

fn argument(header: &Header, place: usize, parameter: &Parameter) -> String {
    let kind = &parameter.kind;
    if header.structs.iter().any(|known| known.name == *kind) {
        return format!("*(const {kind} *)a[{place}].adresse");
    }
    if is_function(kind) {
        format!("({kind})(intptr_t)a[{place}].nombre")
    } else if kind.contains('*') {
        format!("({kind})a[{place}].adresse")
    } else {
        format!("({kind})a[{place}].nombre")
    }
}

/// Types of functions have names of their own.
fn is_function(kind: &str) -> bool {
    kind == "journal_echecs" || kind.contains("(*)")
}

/// What the copy's function of this name is called beside a switch: a name that no C program has.
pub fn behind(name: &str) -> String {
    format!("copie.{name}")
}

/// A function of the headers that calls the copy's or the library's, as the case wants.
pub fn switch(number: usize, function: &Function) -> String {
    let Function { name, result, parameters, .. } = function;
    let list = function.parameter_list();
    let names: Vec<&str> = parameters.iter().map(|p| p.name.as_str()).collect();
    let arguments = names.join(", ");
    let back = if result == "void" { "" } else { "return " };
    let behind = behind(name);
    format!(
        "\n{result} echecs_copie_{name}({list}) __asm__(\"{behind}\");\n\
         {result} echecs_interne_{name}({list});\n\
         {result} {name}({list})\n{{\n    if (echecs_est_a_la_copie({number}))\n        \
         {back}echecs_copie_{name}({arguments});\n    else\n        \
         {back}echecs_interne_{name}({arguments});\n}}\n"
    )
}
