//! A C file of the project: contracts, and bodies to write.

use std::fmt::Write;

use super::contract;
use crate::judge::catalogue::{self, Public};
use crate::judge::prototypes::Function;
use crate::judge::subject::Subject;
use crate::teaching::course::Course;
use crate::teaching::subject_text;

/// The width of a line of C.
const WIDTH: usize = 100;

/// The functions of one C file.
pub struct Module {
    pub name: String,
    pub functions: Vec<Public>,
    /// The structure that they share and define.
    pub object: Option<&'static str>,
}

/// The modules of a subject, in the order of the header.
pub fn modules(course: &Course, subject: &Subject) -> Result<Vec<Module>, String> {
    let mut modules: Vec<Module> = Vec::new();
    for public in subject_text::asked(subject) {
        let name = course.module(public)?;
        match modules.iter_mut().find(|module| module.name == name) {
            Some(module) => module.functions.push(public),
            None => modules.push(Module { name, functions: vec![public], object: None }),
        }
    }
    for module in &mut modules {
        let Some((structure, companions)) = course.object(&module.name) else { continue };
        module.object = Some(structure);
        let companions = companions.iter().filter_map(|name| catalogue::function(name));
        module.functions.extend(companions);
        module.functions.sort_by_key(|public| public.number);
        module.functions.dedup_by_key(|public| public.number);
    }
    Ok(modules)
}

impl Module {
    pub fn text(&self, course: &Course, subject: &Subject) -> String {
        let mut out = format!("/*\n * {}.c : à écrire.\n", self.name);
        out.push_str(
            " *\n * Pour commencer une fonction, effacez A_ECRIRE et les parenthèses autour de son nom. D'ici là,\n \
             * celle de la bibliothèque sert à sa place.\n",
        );
        if let Some(structure) = self.object {
            let _ = write!(
                out,
                " *\n * Les fonctions de ce fichier partagent la struct {structure} : commencez-les toutes ensemble.\n"
            );
        }
        out.push_str(" */\n");
        if self.functions.iter().any(|public| public.function.result.ends_with('*')) {
            out.push_str("#include <stddef.h>\n\n");
        }
        let _ = writeln!(out, "{}\n#include \"a_ecrire.h\"", course.include(&self.name));
        if let Some(structure) = self.object {
            let _ = write!(
                out,
                "\n/* Tout ce qu'une partie doit savoir : à vous de choisir. */\nstruct {structure} {{\n    \
                 int a_choisir;\n}};\n"
            );
        }
        for public in &self.functions {
            let _ = write!(
                out,
                "\n{}{}",
                contract::comment(*public, subject),
                definition(public.function)
            );
        }
        out
    }
}

/// The function with a body that does nothing yet.
fn definition(function: &Function) -> String {
    let Function { name, result, .. } = function;
    let space = if result.ends_with('*') { "" } else { " " };
    let head = format!("{result}{space}A_ECRIRE({name})(");
    let back = match result.as_str() {
        "void" => "",
        pointer if pointer.ends_with('*') => "    return NULL;\n",
        _ => "    return 0;\n",
    };
    format!("{}\n{{\n    /* à vous */\n{back}}}\n", with_parameters(&head, function))
}

/// The parameters, in lines that are not too long.
fn with_parameters(head: &str, function: &Function) -> String {
    let list = function.parameter_list();
    if head.len() + list.len() < WIDTH {
        return format!("{head}{list})");
    }
    let indent = " ".repeat(if head.len() < WIDTH / 2 { head.len() } else { 8 });
    let mut out = head.to_owned();
    let mut width = head.len();
    if head.len() >= WIDTH / 2 {
        out.push('\n');
        out.push_str(&indent);
        width = indent.len();
    }
    for (number, parameter) in function.parameters.iter().enumerate() {
        let is_last = number + 1 == function.parameters.len();
        let text = format!("{}{}", parameter.declaration, if is_last { ")" } else { "," });
        if number > 0 && width + 1 + text.len() > WIDTH {
            out.push('\n');
            out.push_str(&indent);
            width = indent.len();
        } else if number > 0 {
            out.push(' ');
            width += 1;
        }
        width += text.len();
        out.push_str(&text);
    }
    out
}
