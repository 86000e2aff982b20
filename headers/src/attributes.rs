//! What declarations tell the compiler besides their types: the macros of
//! `headers/parts/commun/attributs.h`.

use std::collections::BTreeMap;

use crate::prototypes::{self, Function, ParseError};

/// The declarations with their attributes: on a line before each prototype, before each
/// variable.
pub fn dress(declarations: &str) -> Result<String, ParseError> {
    let functions = prototypes::parse(declarations)?.functions;
    let by_name: BTreeMap<&str, &Function> =
        functions.iter().map(|function| (function.name.as_str(), function)).collect();
    let mut out = String::new();
    // The creators that are waiting for the function that takes their objects back.
    let mut released = Vec::new();
    for line in declarations.lines() {
        if let Some(function) = declared(line).and_then(|name| by_name.get(name)) {
            out.push_str(&attributes(function));
            out.push('\n');
            released = creators(function, &functions);
        }
        if line.starts_with("extern ") {
            out.push_str("ECHECS_API ");
        }
        out.push_str(&enum_of_int(line));
        out.push('\n');
        // A prototype may take several lines.
        if line.ends_with(");") {
            for creator in released.drain(..) {
                out.push_str(&creator);
                out.push('\n');
            }
        }
    }
    Ok(out)
}

/// The function whose prototype begins on a line.
fn declared(line: &str) -> Option<&str> {
    let (start, _) = line.split_once('(')?;
    let is_code = start.starts_with(|c: char| c.is_ascii_alphabetic());
    let (_, name) = start.rsplit_once([' ', '*'])?;
    (is_code && !start.starts_with("typedef ")).then_some(name)
}

fn attributes(function: &Function) -> String {
    let mut words = Vec::new();
    if is_of_use(&function.name) {
        // Where it is [[nodiscard]], it comes before all others.
        words.push("ECHECS_UTILE".to_owned());
    }
    words.push("ECHECS_API".to_owned());
    if let Some(place) = text(function) {
        words.push(format!("ECHECS_TEXTE({}, {})", place + 1, place + 2));
    }
    words.join(" ")
}

/// Whether a result that nobody looks at is a mistake: an object, what became of a file,
/// how long a text is that no buffer is sure to hold, whether there was another game, or
/// room for another move.
fn is_of_use(name: &str) -> bool {
    let parts = ["_creer", "_ouvrir_"];
    let ends = ["_fichier", "_ecrire_pgn", "_ecrire_svg"];
    parts.iter().any(|part| name.contains(part))
        || ends.iter().any(|end| name.ends_with(end))
        || ["lecteur_pgn_lire_suivante", "historique_ajouter_coup"].contains(&name)
}

/// Where a function takes a buffer, which is followed by its size.
fn text(function: &Function) -> Option<usize> {
    let kinds: Vec<&str> = function.parameters.iter().map(|p| p.kind.as_str()).collect();
    kinds.windows(2).position(|pair| pair == ["char *", "size_t"])
}

/// What says that this function alone takes back what others give.
fn creators(function: &Function, functions: &[Function]) -> Vec<String> {
    let Some((module, verb)) = function.name.rsplit_once('_') else { return Vec::new() };
    let creation = match verb {
        "detruire" => format!("{module}_creer"),
        "fermer" => format!("{module}_ouvrir_"),
        _ => return Vec::new(),
    };
    let given = functions.iter().filter(|given| given.name.starts_with(&creation));
    given
        .map(|creator| {
            let Function { name, result, .. } = creator;
            let list = creator.parameter_list();
            format!("ECHECS_RENDRE({},\n              {result}{name}({list}));", function.name)
        })
        .collect()
}

/// An enum that is an int wherever C lets it be said.
fn enum_of_int(line: &str) -> String {
    match line.strip_prefix("typedef enum ").and_then(|rest| rest.strip_suffix(" {")) {
        Some(name) => format!("typedef enum {name} ECHECS_INT {{"),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prototypes_get_their_attributes() {
        let plain = "typedef enum mode {\n    un = 1\n} mode;\n\n/** f(x) */\n\
                     x *x_creer(int a,\n           int b);\n\nvoid x_detruire(x *p);\n\n\
                     size_t x_ecrire(const x *p, char *tampon, size_t taille);\n\n\
                     extern int x_table[2];\n";
        let dressed = "typedef enum mode ECHECS_INT {\n    un = 1\n} mode;\n\n/** f(x) */\n\
                       ECHECS_UTILE ECHECS_API\nx *x_creer(int a,\n           int b);\n\n\
                       ECHECS_API\nvoid x_detruire(x *p);\n\
                       ECHECS_RENDRE(x_detruire,\n              x *x_creer(int a, int b));\n\n\
                       ECHECS_API ECHECS_TEXTE(2, 3)\n\
                       size_t x_ecrire(const x *p, char *tampon, size_t taille);\n\n\
                       ECHECS_API extern int x_table[2];\n";
        assert_eq!(dress(plain).unwrap(), dressed);
        let names = |text: &str| {
            let header = prototypes::parse(text).unwrap();
            let functions = header.functions.into_iter().map(|function| function.name);
            let variables = header.variables.into_iter().map(|v| v.name);
            functions.chain(variables).collect::<Vec<_>>()
        };
        assert_eq!(names(dressed), names(plain));
    }

    #[test]
    fn a_name_that_is_out_of_date_is_still_a_name() {
        let text = "ECHECS_PERIME(\"prendre (plus) b\") ECHECS_UTILE ECHECS_API\nint a(int x);\n";
        let functions = prototypes::parse(text).unwrap().functions;
        let read: Vec<_> = functions.iter().map(|f| (&*f.result, &*f.name)).collect();
        assert_eq!(read, [("int", "a")]);
    }
}
