//! Reads the declarations of a header of this library.
//!
//! Not a C parser: it reads what cbindgen writes, and refuses what it does not
//! know rather than leave it out. No dependency, because the build script uses it.

// Each of the programs that include this file uses a part of it.
#![allow(dead_code)]

use std::fmt;

/// The declarations of a header, each kind in the order of the text.
#[derive(Debug, Default)]
pub struct Header {
    pub functions: Vec<Function>,
    pub enums: Vec<Enum>,
    /// The members of the enums without a name.
    pub numbers: Vec<String>,
    /// Structures (and unions) with known members.
    pub structs: Vec<Struct>,
    /// Structures that a program only holds by address.
    pub opaques: Vec<String>,
    /// Types of pointers to functions.
    pub callbacks: Vec<Variable>,
    /// Tables and other variables.
    pub variables: Vec<Variable>,
    /// Other names of types: the name, the type.
    pub aliases: Vec<(String, String)>,
}

#[derive(Debug)]
pub struct Function {
    /// The text of the comment before it, without its stars.
    pub doc: String,
    pub result: String,
    pub name: String,
    pub parameters: Vec<Parameter>,
}

#[derive(Debug)]
pub struct Parameter {
    /// The type, written in one way: `const char *`, `int`, `void (*)(int)`.
    pub kind: String,
    pub name: String,
    /// Type and name, as C declares them.
    pub declaration: String,
}

/// A name with its type: a variable, a member of a structure, a type of functions.
#[derive(Debug)]
pub struct Variable {
    pub name: String,
    /// Type and name, as C declares them: `const int table[3]`.
    pub declaration: String,
}

#[derive(Debug)]
pub struct Enum {
    pub name: String,
    pub members: Vec<String>,
    pub values: Vec<i64>,
}

#[derive(Debug)]
pub struct Struct {
    pub name: String,
    pub members: Vec<Variable>,
    /// Whether it holds addresses, of data or of functions.
    pub has_addresses: bool,
}

#[derive(Debug)]
pub struct ParseError(String);

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a declaration that is understood: {}", self.0)
    }
}

impl std::error::Error for ParseError {}

impl Function {
    /// The parameters between the parentheses: `int a, int b`, or `void`.
    pub fn parameter_list(&self) -> String {
        if self.parameters.is_empty() {
            return "void".to_owned();
        }
        let declarations: Vec<&str> =
            self.parameters.iter().map(|parameter| parameter.declaration.as_str()).collect();
        declarations.join(", ")
    }
}

/// Reads the text of a header.
pub fn parse(text: &str) -> Result<Header, ParseError> {
    let mut header = Header::default();
    let mut doc = String::new();
    let mut statement: Vec<String> = Vec::new();
    let mut depth = 0;
    for token in tokens(text) {
        match token {
            Token::Comment(comment) => {
                if depth == 0 && statement.is_empty() {
                    doc = comment;
                }
            }
            Token::Word(word) => {
                match word.as_str() {
                    "{" if is_linkage(&statement) => {
                        statement.clear();
                        continue;
                    }
                    // The end of the block that `extern "C"` opened.
                    "}" if depth == 0 => continue,
                    "{" | "(" => depth += 1,
                    "}" | ")" => depth -= 1,
                    ";" if depth == 0 => {
                        declare(&mut header, &statement, std::mem::take(&mut doc))?;
                        statement.clear();
                        continue;
                    }
                    _ => {}
                }
                statement.push(word);
            }
        }
    }
    if statement.is_empty() { Ok(header) } else { Err(ParseError(spell(&statement))) }
}

fn is_linkage(statement: &[String]) -> bool {
    matches!(statement, [word, language] if word == "extern" && language == "\"C\"")
}

enum Token {
    Word(String),
    Comment(String),
}

/// Identifiers, numbers, strings and signs; preprocessor lines are left out.
fn tokens(text: &str) -> Vec<Token> {
    let mut out = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let len = if let Some(body) = rest.strip_prefix("/*") {
            let end = body.find("*/").unwrap_or(body.len());
            out.push(Token::Comment(plain_comment(&body[..end])));
            (end + 4).min(rest.len())
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first == '#' {
            directive_len(rest)
        } else {
            let len = word_len(rest, first);
            out.push(Token::Word(rest[..len].to_owned()));
            len
        };
        rest = rest[len..].trim_start();
    }
    out
}

fn word_len(rest: &str, first: char) -> usize {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if is_name(first) {
        rest.find(|c| !is_name(c)).unwrap_or(rest.len())
    } else if first == '"' {
        rest[1..].find('"').map_or(rest.len(), |end| end + 2)
    } else {
        first.len_utf8()
    }
}

/// The length of a preprocessor line, with the lines that `\` joins to it.
fn directive_len(rest: &str) -> usize {
    let mut len = 0;
    for line in rest.split_inclusive('\n') {
        len += line.len();
        if !line.trim_end().ends_with('\\') {
            break;
        }
    }
    len
}

fn plain_comment(body: &str) -> String {
    let lines: Vec<&str> =
        body.lines().map(|line| line.trim().trim_start_matches('*').trim()).collect();
    lines.join("\n").trim().to_owned()
}

/// What a declaration tells the compiler besides its types.
pub const ATTRIBUTES: [&str; 6] =
    ["ECHECS_API", "ECHECS_UTILE", "ECHECS_PERIME", "ECHECS_INT", "ECHECS_TEXTE", "ECHECS_RENDRE"];

/// The words of a statement without its attributes and what these have in parentheses.
fn without_attributes(statement: &[String]) -> Vec<String> {
    let mut out = Vec::new();
    let mut words = statement.iter().peekable();
    while let Some(word) = words.next() {
        if !ATTRIBUTES.contains(&word.as_str()) {
            out.push(word.clone());
            continue;
        }
        let mut depth = 0;
        while let Some(inside) = words.next_if(|&next| depth > 0 || next == "(") {
            depth += match inside.as_str() {
                "(" => 1,
                ")" => -1,
                _ => 0,
            };
        }
    }
    out
}

fn declare(header: &mut Header, statement: &[String], doc: String) -> Result<(), ParseError> {
    let statement = &without_attributes(statement);
    let unknown = || ParseError(spell(statement));
    let words: Vec<&str> = statement.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["typedef", "enum", .., "}", name] | ["enum", name, "{", .., "}"] => {
            let values = enum_values(&words).ok_or_else(unknown)?;
            let members = enumerators(&words);
            header.enums.push(Enum { name: (*name).to_owned(), members, values });
        }
        ["typedef", "struct" | "union", inside @ .., "}", name] => {
            header.structs.push(Struct {
                name: (*name).to_owned(),
                members: members(inside).ok_or_else(unknown)?,
                has_addresses: inside.contains(&"*"),
            });
        }
        ["typedef", "struct" | "union", tag, name] if tag == name => {
            header.opaques.push((*name).to_owned());
        }
        ["typedef", rest @ .., ")"] => {
            let callback = [rest, &[")"]].concat();
            header.callbacks.push(variable(&callback).ok_or_else(unknown)?);
        }
        ["typedef", kind @ .., name] => header.aliases.push(((*name).to_owned(), spell(kind))),
        // A second declaration, of attributes only.
        [] => {}
        // Names for numbers.
        ["enum", "{", .., "}"] => header.numbers.extend(enumerators(&words)),
        ["extern", rest @ ..] => {
            header.variables.push(variable(rest).ok_or_else(unknown)?);
        }
        [.., ")"] => header.functions.push(function(statement, doc).ok_or_else(unknown)?),
        _ => return Err(unknown()),
    }
    Ok(())
}

/// The members of a structure: `tag { int a; char c[3]; void (*f)(int); `.
fn members(words: &[&str]) -> Option<Vec<Variable>> {
    let open = words.iter().position(|&word| word == "{")?;
    let declarations = words[open + 1..].split(|&word| word == ";");
    declarations.filter(|words| !words.is_empty()).map(variable).collect()
}

/// What a declaration of one name declares: `int name[2][3]`, `void (*name)(int)`.
fn variable(words: &[&str]) -> Option<Variable> {
    let at = match callback_name(words) {
        Some(at) => at,
        // Several names would hide behind the last one.
        None if words.contains(&",") => return None,
        None => words.iter().position(|&word| word == "[").unwrap_or(words.len()).checked_sub(1)?,
    };
    Some(Variable { name: words[at].to_owned(), declaration: spell(words) })
}

/// The names of the members of an enum.
fn enumerators(words: &[&str]) -> Vec<String> {
    let inside = words.iter().skip_while(|&&word| word != "{").skip(1).copied();
    let inside: Vec<&str> = inside.take_while(|&word| word != "}").collect();
    let members = inside.split(|&word| word == ",");
    members.filter_map(|member| member.first()).map(|&name| name.to_owned()).collect()
}

/// The values of the members of an enum, explicit or counted.
fn enum_values(words: &[&str]) -> Option<Vec<i64>> {
    let open = words.iter().position(|&word| word == "{")?;
    let close = words.iter().rposition(|&word| word == "}")?;
    let mut values = Vec::new();
    let mut next = 0;
    for member in words[open + 1..close].split(|&word| word == ",") {
        match member {
            [] => continue,
            [_] => {}
            [_, "=", value] => next = value.parse().ok()?,
            [_, "=", "-", value] => next = -value.parse::<i64>().ok()?,
            _ => return None,
        }
        values.push(next);
        next += 1;
    }
    Some(values)
}

fn function(statement: &[String], doc: String) -> Option<Function> {
    let open = statement.iter().position(|word| word == "(")?;
    let (name, result) = statement[..open].split_last()?;
    let inside = &statement[open + 1..statement.len() - 1];
    let parameters = match inside {
        [] => Vec::new(),
        [word] if word == "void" => Vec::new(),
        _ => split_arguments(inside).into_iter().map(parameter).collect::<Option<_>>()?,
    };
    Some(Function { doc, result: spell(result), name: name.clone(), parameters })
}

fn split_arguments(words: &[String]) -> Vec<&[String]> {
    let mut depth = 0;
    words
        .split(|word| {
            match word.as_str() {
                "(" => depth += 1,
                ")" => depth -= 1,
                _ => {}
            }
            depth == 0 && word == ","
        })
        .collect()
}

fn parameter(words: &[String]) -> Option<Parameter> {
    let plain: Vec<&str> = words.iter().map(String::as_str).collect();
    let at = match plain.last()? {
        &")" => callback_name(&plain)?,
        _ => plain.len() - 1,
    };
    let kind = [&plain[..at], &plain[at + 1..]].concat();
    if kind.is_empty() {
        return None;
    }
    Some(Parameter { kind: spell(&kind), name: plain[at].to_owned(), declaration: spell(&plain) })
}

/// Where the name of a pointer to a function, or of an array of them, stands:
/// `R (*name)(…)`, `R (*name[4])(…)`.
fn callback_name(words: &[&str]) -> Option<usize> {
    let open = words.windows(4).position(|four| matches!(four, ["(", "*", _, ")" | "["]))?;
    Some(open + 2)
}

/// The words as C text, with one space between words and none after a star.
fn spell<S: AsRef<str>>(words: &[S]) -> String {
    let mut out = String::new();
    for word in words {
        let word = word.as_ref();
        let tight = out.is_empty()
            || out.ends_with(['*', '(', '['])
            || matches!(word, ")" | "," | "[" | "]")
            || (word == "(" && out.ends_with(')'));
        if !tight {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}
