//! Writes, from a header, a C program that calls every function wrongly.
//!
//! One argument at a time takes each of its extreme values; the others are sane.
//! A type that is not known here is an error: no function is left out in silence.

use std::fmt::Write;

use super::prototypes::{Function, Header, Parameter, Struct};

const PRELUDE: &str = include_str!("abuse.c");
const INTEGERS: [&str; 7] = ["INT_MIN", "-1", "0", "7", "8", "64", "INT_MAX"];
const INTEGER_TYPES: [&str; 24] = [
    "char",
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned int",
    "unsigned",
    "long",
    "unsigned long",
    "long long",
    "unsigned long long",
    "size_t",
    "ptrdiff_t",
    "intptr_t",
    "uintptr_t",
    "int8_t",
    "uint8_t",
    "int16_t",
    "uint16_t",
    "int32_t",
    "uint32_t",
    "int64_t",
    "uint64_t",
];
const SANE_SIZE: &str = "64";

/// Objects that a call of their maker with small numbers would not give.
const SANE_OBJECTS: [(&str, &str); 3] = [
    ("stackchess", "stackchess_game()"),
    ("partie", "begun_game()"),
    ("lecteur_pgn", "lecteur_pgn_ouvrir_texte(SANE_PGN, 0)"),
];

/// A game that has begun, with something to undo and something to play again.
const BEGUN_GAME: &str = "\
static partie *begun_game(void)
{
    partie *p = partie_creer();

    if (partie_lire_pgn(p, SANE_PGN, 0, NULL) != pas_erreur || partie_annuler(p) != pas_erreur)
        _exit(1);
    return p;
}

";

/// A game of Stackchess with very few moves.
const STACKCHESS_GAME: &str = "\
static stackchess *stackchess_game(void)
{
    stackchess *s = stackchess_creer(6, 0);

    if (stackchess_lire(s, SANE_STACKCHESS) != stackchess_ok)
        _exit(1);
    return s;
}

";

/// What makes some of them.
const MAKERS: [(&str, &str); 2] =
    [("begun_game()", BEGUN_GAME), ("stackchess_game()", STACKCHESS_GAME)];

/// The program for one header; `known` are the declarations of all headers,
/// whose types it may use. The error names every type that is not known.
pub fn program(
    file: &str,
    header: &Header,
    known: &[Header],
    seconds: u32,
) -> Result<String, String> {
    let world = World { known };
    let mut calls = Vec::new();
    let mut unknown = Vec::new();
    for function in &header.functions {
        match world.abuses(function) {
            Ok(abuses) => calls.extend(abuses),
            Err(parameters) => unknown.extend(parameters),
        }
    }
    if unknown.is_empty() {
        Ok(write_program(file, &calls, seconds))
    } else {
        Err(format!("the abuse test does not know what to pass as {}", unknown.join(", ")))
    }
}

/// One call: what is shown of it, and the statements that make it.
struct Call {
    text: String,
    body: String,
    function: String,
    /// The tags of what the function asks of its caller, each between spaces.
    tags: String,
    /// Whether it surely breaks one of them.
    is_breach: bool,
}

fn write_program(file: &str, calls: &[Call], seconds: u32) -> String {
    let mut out = format!("{PRELUDE}\n#include \"{file}\"\n\n");
    for (made, maker) in MAKERS {
        if calls.iter().any(|call| call.body.contains(made)) {
            out.push_str(maker);
        }
    }
    for (number, call) in calls.iter().enumerate() {
        let _ = write!(out, "static void call_{number}(void)\n{{\n{}}}\n\n", call.body);
    }
    out.push_str("static const struct abuse abuses[] = {\n");
    for (number, call) in calls.iter().enumerate() {
        let text = call.text.replace('\\', "\\\\").replace('"', "\\\"");
        let Call { function, tags, is_breach, .. } = call;
        let is_breach = u8::from(*is_breach);
        let _ = writeln!(
            out,
            "    {{ \"{text}\", call_{number}, \"{function}\", \"{tags}\", {is_breach} }},"
        );
    }
    let _ = write!(
        out,
        "}};\n\nint main(void)\n{{\n    \
         return run_all(abuses, sizeof abuses / sizeof *abuses, {seconds});\n}}\n"
    );
    out
}

/// The values that a parameter takes, as C expressions; the first is sane.
type Values = Vec<String>;

struct World<'a> {
    known: &'a [Header],
}

impl World<'_> {
    /// The sane call, and every call with one argument that is not.
    fn abuses(&self, function: &Function) -> Result<Vec<Call>, Vec<String>> {
        let (values, unknown) = self.all_values(function);
        if !unknown.is_empty() {
            return Err(unknown);
        }
        let sane: Vec<&str> = values.iter().map(|values| values[0].as_str()).collect();
        let mut calls = vec![call(function, &sane)];
        for (number, values) in values.iter().enumerate() {
            for value in &values[1..] {
                let mut arguments = sane.clone();
                arguments[number] = value;
                calls.push(call(function, &arguments));
            }
        }
        Ok(calls)
    }

    fn all_values(&self, function: &Function) -> (Vec<Values>, Vec<String>) {
        let mut all = Vec::new();
        let mut unknown = Vec::new();
        for (number, parameter) in function.parameters.iter().enumerate() {
            let is_size = number > 0 && is_sized_buffer(function, number - 1);
            match self.values(&parameter.kind) {
                Some(_) if is_size => all.push(sizes()),
                Some(values) => all.push(values),
                None => {
                    let Parameter { kind, name, .. } = parameter;
                    unknown.push(format!("{kind} ({name} of {})", function.name));
                }
            }
        }
        (all, unknown)
    }

    fn values(&self, kind: &str) -> Option<Values> {
        if kind == "const char *" {
            let texts = ["SANE_FEN", "SANE_STACKCHESS", "\"\"", r#""\xff\x1b[2J""#, "NULL"];
            return Some(strings(&texts));
        }
        let kind = kind.strip_prefix("const ").unwrap_or(kind);
        if kind.contains("(*)")
            || self.any(|header| header.callbacks.iter().any(|callback| callback.name == kind))
        {
            return Some(strings(&["NULL"]));
        }
        if let Some(target) = kind.strip_suffix('*') {
            return self.pointer_values(target.trim_end());
        }
        if INTEGER_TYPES.contains(&kind) {
            return Some(integers(kind));
        }
        if ["float", "double"].contains(&kind) {
            return Some(strings(&["1", "0", "-1", "NAN", "INFINITY", "-INFINITY"]));
        }
        if ["bool", "_Bool"].contains(&kind) {
            return Some(strings(&["0", "1"]));
        }
        if let Some(values) = self.enum_values(kind) {
            return Some(values);
        }
        if self.is_struct(kind) {
            let contents = self.contents(kind).into_iter();
            return Some(contents.map(|content| format!("*({kind} *){content}")).collect());
        }
        self.values(self.alias(kind)?)
    }

    fn pointer_values(&self, target: &str) -> Option<Values> {
        let target = target.strip_suffix("const").map_or(target, str::trim_end);
        let mut values = match target {
            // Without a size, it can only be a text to read.
            "char" => strings(&["text(SANE_FEN)", "text(\"\")", r#"text("\xff\x1b[2J")"#]),
            "void" => strings(&["block(64, 0)"]),
            _ if target.ends_with('*') => strings(&["block(4 * sizeof(void *), 0)"]),
            _ if self.is_opaque(target) => vec![self.created(target)?],
            _ if self.values(target).is_some() => self.contents(target),
            _ => return None,
        };
        values.push("NULL".to_owned());
        Some(values)
    }

    /// What may stand in a variable. An address of nothing may not: a program
    /// that gives one has no right to come back.
    fn contents(&self, kind: &str) -> Values {
        let has_addresses = self.structure(kind).is_some_and(|found| found.has_addresses);
        if has_addresses { vec![zeroed(kind)] } else { vec![zeroed(kind), garbage(kind)] }
    }

    fn enum_values(&self, kind: &str) -> Option<Values> {
        let found = self.known.iter().flat_map(|header| &header.enums).find(|e| e.name == kind)?;
        let first = found.values.first()?;
        let beyond = found.values.iter().max()? + 1;
        Some(vec![
            format!("({kind})({first})"),
            format!("({kind})(-1)"),
            format!("({kind})({beyond})"),
            format!("({kind})(INT_MIN)"),
            format!("({kind})(INT_MAX)"),
        ])
    }

    /// An object of an opaque type, from its own maker.
    fn created(&self, kind: &str) -> Option<String> {
        if let Some((_, object)) = SANE_OBJECTS.iter().find(|(known, _)| *known == kind) {
            return Some(format!("keep({object})"));
        }
        let maker = format!("{kind}_creer");
        let maker =
            self.known.iter().flat_map(|header| &header.functions).find(|f| f.name == maker)?;
        let (values, unknown) = self.all_values(maker);
        let arguments: Vec<&str> = values.iter().map(|values| values[0].as_str()).collect();
        unknown.is_empty().then(|| format!("keep({}({}))", maker.name, arguments.join(", ")))
    }

    fn alias(&self, kind: &str) -> Option<&str> {
        let mut aliases = self.known.iter().flat_map(|header| &header.aliases);
        aliases.find(|(name, _)| name == kind).map(|(_, target)| target.as_str())
    }

    fn is_struct(&self, kind: &str) -> bool {
        self.structure(kind).is_some()
    }

    fn structure(&self, kind: &str) -> Option<&Struct> {
        self.known.iter().flat_map(|header| &header.structs).find(|found| found.name == kind)
    }

    fn is_opaque(&self, kind: &str) -> bool {
        !self.is_struct(kind) && self.any(|header| header.opaques.iter().any(|name| name == kind))
    }

    fn any(&self, found: impl Fn(&Header) -> bool) -> bool {
        self.known.iter().any(found)
    }
}

/// The statements that make a call with these arguments.
fn call(function: &Function, arguments: &[&str]) -> Call {
    let mut body = String::new();
    let mut shown = Vec::new();
    for (number, parameter) in function.parameters.iter().enumerate() {
        let value = match arguments[number] {
            // What is not NULL has the size that the next argument announces.
            value if value != "NULL" && is_sized_buffer(function, number) => {
                &format!("block((size_t)({}), 'x')", arguments[number + 1])
            }
            value if value != "NULL" && is_counted_array(function, number) => {
                let kind = parameter.kind.trim_end_matches([' ', '*']);
                &format!("array({}, sizeof({kind}))", arguments[number + 1])
            }
            value => value,
        };
        let _ = writeln!(body, "    {} = {value};", parameter.declaration);
        shown.push(value.to_owned());
    }
    let names: Vec<&str> = function.parameters.iter().map(|p| p.name.as_str()).collect();
    let made = format!("{}({})", function.name, names.join(", "));
    let _ = if function.result.ends_with('*') {
        writeln!(body, "    keep((void *){made});")
    } else {
        writeln!(body, "    (void){made};")
    };
    for number in (0..names.len()).filter(|&number| is_sized_buffer(function, number)) {
        let _ = writeln!(body, "    finished({}, {});", names[number], names[number + 1]);
    }
    let pairs = function.parameters.iter().zip(arguments);
    let is_breach = pairs
        .into_iter()
        .any(|(parameter, &value)| value == "NULL" && forbids_null(&function.doc, &parameter.name));
    Call {
        text: format!("{}({})", function.name, shown.join(", ")),
        body,
        function: function.name.clone(),
        tags: tags(&function.doc),
        is_breach,
    }
}

/// The tags of the clauses that a caller must respect, each between spaces; nothing if
/// there are none.
fn tags(doc: &str) -> String {
    let clauses = doc.lines().filter_map(|line| line.strip_prefix("- ["));
    let tags = clauses.filter_map(|clause| clause.split_once(']')).map(|(tag, _)| tag);
    let is_asked =
        |tag: &&str| tag.rsplit_once('-').is_some_and(|(_, clause)| clause.starts_with('N'));
    let tags: Vec<String> = tags.filter(is_asked).map(|tag| format!(" {tag} ")).collect();
    tags.concat()
}

/// Whether a clause says without a condition that a parameter is not NULL.
fn forbids_null(doc: &str, parameter: &str) -> bool {
    let clause = format!("] {parameter} n'est pas NULL");
    doc.lines().any(|line| line.starts_with("- [") && line.contains(&clause))
}

/// Whether a parameter is a buffer that the next one gives the size of.
fn is_sized_buffer(function: &Function, number: usize) -> bool {
    let buffer = ["char *", "void *", "unsigned char *", "uint8_t *"];
    buffer.contains(&function.parameters[number].kind.as_str())
        && function.parameters.get(number + 1).is_some_and(|next| next.kind == "size_t")
}

/// Whether a parameter is an array that the next one gives the capacity or the length of.
fn is_counted_array(function: &Function, number: usize) -> bool {
    let counts = |next: &Parameter| ["capacite", "nombre"].contains(&next.name.as_str());
    function.parameters[number].kind.ends_with('*')
        && function.parameters.get(number + 1).is_some_and(counts)
}

fn sizes() -> Values {
    let mut values = integers("size_t");
    values[0] = SANE_SIZE.to_owned();
    values
}

fn integers(kind: &str) -> Values {
    let extremes = INTEGERS.iter().map(|value| format!("({kind})({value})"));
    std::iter::once("1".to_owned()).chain(extremes).collect()
}

fn zeroed(kind: &str) -> String {
    format!("block(sizeof({kind}), 0)")
}

fn garbage(kind: &str) -> String {
    format!("block(sizeof({kind}), 0xA5)")
}

fn strings(values: &[&str]) -> Values {
    values.iter().map(|value| value.to_string()).collect()
}
