//! The C names of Rust types: `TypeErreur` is `type_erreur`.
//!
//! A type whose name ends in `C` and that stands for an integer (`pub type
//! TypeErreurC = c_int;`) is how Rust receives the enum of the same name without
//! trusting its value; C sees the enum.

/// The C names of the types that some sources define.
#[derive(Default)]
pub struct TypeNames {
    /// From the Rust name to the C name.
    pub renamed: Vec<(String, String)>,
    /// The types that C must know, even if no function names them.
    pub defined: Vec<String>,
    /// The integers that stand for an enum: they have no C definition of their own.
    pub received: Vec<String>,
}

impl TypeNames {
    /// Adds the public types defined at the top level of a source file.
    pub fn collect(&mut self, source: &str) {
        for line in source.lines() {
            let Some(name) = defined_type(line) else {
                continue;
            };
            match received_enum(line, name) {
                Some(of_enum) => {
                    self.renamed.push((name.into(), snake_case(of_enum)));
                    self.received.push(name.into());
                }
                None => {
                    self.renamed.push((name.into(), snake_case(name)));
                    self.defined.push(name.into());
                }
            }
        }
    }
}

fn defined_type(line: &str) -> Option<&str> {
    let rest = ["pub enum ", "pub struct ", "pub union ", "pub type "]
        .iter()
        .find_map(|keyword| line.strip_prefix(keyword))?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    Some(&rest[..end.unwrap_or(rest.len())])
}

fn received_enum<'a>(line: &str, name: &'a str) -> Option<&'a str> {
    let is_integer = line.starts_with("pub type ") && line.ends_with("= c_int;");
    name.strip_suffix('C').filter(|_| is_integer)
}

/// A name in capitals only is one already.
fn snake_case(name: &str) -> String {
    if name.chars().all(|c| c.is_ascii_uppercase()) {
        return name.to_owned();
    }
    let mut out = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.push(c.to_ascii_lowercase());
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_get_their_c_names() {
        let mut names = TypeNames::default();
        names.collect(
            "pub enum TypeErreur {\n\
             pub type TypeErreurC = c_int;\n\
             pub(super) struct Inner;\n\
             pub struct Jeu(u8);\n\
             pub type BB = u64;",
        );
        let renamed: Vec<_> = names.renamed.iter().map(|(_, c)| c.as_str()).collect();
        assert_eq!(renamed, ["type_erreur", "type_erreur", "jeu", "BB"]);
        assert_eq!(names.received, ["TypeErreurC"]);
        assert_eq!(names.defined, ["TypeErreur", "Jeu", "BB"]);
    }
}
