//! Writes, from a header, a C program that calls every function wrongly.
//!
//! One argument at a time takes each of its extreme values; the others are sane.
//! A type that is not known here is an error: no function is left out in silence.

use std::fmt::Write;

use super::breaches::{Breach, Contract, Nature, Value};
use super::prototypes::{Function, Header, Parameter, Struct};
use super::sane::{MAKERS, OBJECTS, STRUCTURES};

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

/// The program for one header; `known` are the declarations of all headers,
/// whose types it may use. The error names every type and every clause that is not known.
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
            Err(not_known) => unknown.extend(not_known),
        }
    }
    if unknown.is_empty() {
        Ok(write_program(file, &calls, seconds))
    } else {
        Err(format!("the abuse test does not know {}", unknown.join(", ")))
    }
}

/// One call: what is shown of it, and the statements that make it.
struct Call {
    text: String,
    body: String,
    /// The function that is named when a clause is broken.
    speaker: String,
    /// The tags of what it asks of its caller, each between spaces.
    tags: String,
    /// Those that are surely broken.
    breaches: Vec<Breach>,
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
        let Call { speaker, tags, breaches, .. } = call;
        let breaches: String = breaches
            .iter()
            .map(|Breach { tag, condition }| format!("{{ {condition}, \"{tag}\" }}, "))
            .collect();
        let _ = writeln!(
            out,
            "    {{ \"{text}\", call_{number}, \"{speaker}\", \"{tags}\", \
             {{ {breaches}{{ 0, NULL }} }} }},"
        );
    }
    let _ = write!(
        out,
        "}};\n\nint main(void)\n{{\n    \
         return run_all(abuses, sizeof abuses / sizeof *abuses, {seconds});\n}}\n"
    );
    out
}

/// The values that a parameter takes; the first is sane.
type Values = Vec<Value>;

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
        let sane: Vec<&Value> = values.iter().map(|values| &values[0]).collect();
        let mut all = vec![sane.clone()];
        for (number, values) in values.iter().enumerate() {
            for value in &values[1..] {
                let mut arguments = sane.clone();
                arguments[number] = value;
                all.push(arguments);
            }
        }
        let contract = Contract::new(function, self.known);
        let calls = all.iter().map(|arguments| call(function, &contract, arguments));
        calls.collect::<Result<_, _>>().map_err(|clause| vec![clause])
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
                    let name = format!("{name} of {}", function.name);
                    unknown.push(format!("what to pass as {kind} ({name})"));
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
            return Some(contents.map(|content| pointed_to(kind, content)).collect());
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
            _ if self.is_opaque(target) => vec![plain(&self.created(target)?)],
            _ if self.values(target).is_some() => self.contents(target),
            _ => return None,
        };
        values.push(Value { text: "NULL".to_owned(), nature: Nature::Null });
        Some(values)
    }

    /// What may stand in a variable. An address of nothing may not: a program
    /// that gives one has no right to come back.
    fn contents(&self, kind: &str) -> Values {
        let structure = self.structure(kind);
        let sane = STRUCTURES.iter().find(|(known, _)| structure.is_some() && *known == kind);
        let mut values: Values = sane.map(|(_, maker)| plain(maker)).into_iter().collect();
        values.push(plain(&format!("block(sizeof({kind}), 0)")));
        if structure.is_none_or(|found| !found.has_addresses) {
            let text = format!("block(sizeof({kind}), 0xA5)");
            values.push(Value { text, nature: Nature::Garbage });
        }
        if structure.is_some_and(|found| found.members.iter().any(|m| m.name == "reserve")) {
            let text = format!(
                "spoilt(sizeof({kind}), offsetof({kind}, reserve), sizeof((({kind} *)0)->reserve))"
            );
            values.push(Value { text, nature: Nature::Reserve });
        }
        values
    }

    fn enum_values(&self, kind: &str) -> Option<Values> {
        let found = self.known.iter().flat_map(|header| &header.enums).find(|e| e.name == kind)?;
        let first = found.values.first()?;
        let beyond = found.values.iter().max()? + 1;
        let numbers = [&first.to_string(), "-1", &beyond.to_string(), "INT_MIN", "INT_MAX"];
        Some(numbers.iter().map(|number| plain(&format!("({kind})({number})"))).collect())
    }

    /// An object of an opaque type, from its own maker.
    fn created(&self, kind: &str) -> Option<String> {
        if let Some((_, object)) = OBJECTS.iter().find(|(known, _)| *known == kind) {
            return Some(format!("keep({object})"));
        }
        let maker = format!("{kind}_creer");
        let maker =
            self.known.iter().flat_map(|header| &header.functions).find(|f| f.name == maker)?;
        let (values, unknown) = self.all_values(maker);
        let arguments: Vec<&str> = values.iter().map(|values| values[0].text.as_str()).collect();
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
fn call(function: &Function, contract: &Contract, arguments: &[&Value]) -> Result<Call, String> {
    let mut body = String::new();
    let mut shown = Vec::new();
    for (number, parameter) in function.parameters.iter().enumerate() {
        let value = match arguments[number].text.as_str() {
            // What is not NULL has the size that the next argument announces.
            value if value != "NULL" && is_sized_buffer(function, number) => {
                &format!("block((size_t)({}), 'x')", arguments[number + 1].text)
            }
            value if value != "NULL" && is_counted_array(function, number) => {
                let kind = parameter.kind.trim_end_matches([' ', '*']);
                &format!("array({}, sizeof({kind}))", arguments[number + 1].text)
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
    } else if is_question(function) {
        writeln!(body, "    answered({made});")
    } else {
        writeln!(body, "    (void){made};")
    };
    for number in (0..names.len()).filter(|&number| is_sized_buffer(function, number)) {
        let _ = writeln!(body, "    finished({}, {});", names[number], names[number + 1]);
    }
    let mut breaches = Vec::new();
    for (parameter, value) in function.parameters.iter().zip(arguments) {
        breaches.extend(contract.breaches(parameter, value)?);
    }
    Ok(Call {
        text: format!("{}({})", function.name, shown.join(", ")),
        body,
        speaker: contract.speaker.name.clone(),
        tags: contract.conditions.iter().map(|(tag, _)| format!(" {tag} ")).collect(),
        breaches,
    })
}

/// Whether a function is asked for yes or no.
pub fn is_question(function: &Function) -> bool {
    function.doc.starts_with("Dit si ") && function.result == "int"
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
    values[0] = plain(SANE_SIZE);
    values
}

fn integers(kind: &str) -> Values {
    let extremes = INTEGERS.iter().map(|value| plain(&format!("({kind})({value})")));
    std::iter::once(plain("1")).chain(extremes).collect()
}

fn plain(text: &str) -> Value {
    Value { text: text.to_owned(), nature: Nature::Plain }
}

/// The object itself, instead of its address.
fn pointed_to(kind: &str, content: Value) -> Value {
    Value { text: format!("*({kind} *){}", content.text), ..content }
}

fn strings(values: &[&str]) -> Values {
    let nature = |text| if text == "NULL" { Nature::Null } else { Nature::Plain };
    values.iter().map(|&text| Value { text: text.to_owned(), nature: nature(text) }).collect()
}
