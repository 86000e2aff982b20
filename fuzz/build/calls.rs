//! Writes, from headers, a C function for each of their functions that calls it with
//! arguments chosen by the bytes of the input; see `calls/`.
//!
//! A type that is not known here is an error: no function is left out in silence.

use std::fmt::Write;

use super::prototypes::{Function, Header, Parameter, Struct};

const INTEGERS: [&str; 8] = [
    "char",
    "int",
    "unsigned int",
    "long",
    "long long",
    "unsigned long",
    "unsigned long long",
    "size_t",
];

/// A refusal is told here: after a failure too.
const DIAGNOSES: [&str; 2] = ["code_erreur_deplacement", "diagnostic_pgn"];

/// How a contract says that an output changes after a broken clause.
const EMPTIED: &str = "sinon vide la liste";

/// The types that are 0 when something is done.
const CODES: [&str; 2] = ["type_erreur", "code_stackchess"];

/// The calls of all functions of the headers, as C.
pub fn text(headers: &[Header]) -> Result<String, String> {
    let world = World { headers };
    let functions: Vec<&Function> = headers.iter().flat_map(|header| &header.functions).collect();
    let mut out = world.pools();
    for (number, function) in functions.iter().enumerate() {
        let call = world.call(function)?;
        let _ = write!(out, "static void call_{number}(void)\n{{\n{call}}}\n\n");
    }
    out.push_str("static const struct function functions[] = {\n");
    for number in 0..functions.len() {
        let _ = writeln!(out, "    {{ call_{number} }},");
    }
    let _ = writeln!(out, "}};\nenum {{ FUNCTIONS = {} }};", functions.len());
    Ok(out)
}

struct World<'a> {
    headers: &'a [Header],
}

/// What a parameter is made of: statements before the call, and what follows it.
#[derive(Default)]
struct Argument {
    before: String,
    after: String,
}

impl World<'_> {
    /// A place for each type of structure.
    fn pools(&self) -> String {
        let mut names = String::new();
        let mut places = String::new();
        for Struct { name, .. } in self.structs() {
            let _ = write!(names, "POOL_{name}, ");
            let _ = writeln!(places, "    {{ \"{name}\", sizeof({name}), {{ NULL }} }},");
        }
        format!("enum {{ {names}POOLS }};\nstatic struct pool pools[] = {{\n{places}}};\n\n")
    }

    fn call(&self, function: &Function) -> Result<String, String> {
        let Function { name, result, parameters, .. } = function;
        let arguments = (0..parameters.len()).map(|number| {
            self.argument(function, number).ok_or_else(|| {
                let Parameter { kind, name: parameter, .. } = &parameters[number];
                format!("no value is known for {kind} ({parameter} of {name})")
            })
        });
        let arguments = arguments.collect::<Result<Vec<Argument>, String>>()?;
        let mut out: String = arguments.iter().map(|argument| argument.before.as_str()).collect();
        let names: Vec<&str> = parameters.iter().map(|p| p.name.as_str()).collect();
        let made = format!("{name}({})", names.join(", "));
        let is_code = CODES.contains(&result.as_str());
        let made = if result == "void" { made } else { format!("{result} made = {made}") };
        let failed = if is_code { "broken != 0 || made != 0" } else { "broken != 0" };
        let _ = write!(
            out,
            "    before_call(\"{name}\");\n    echecs_oublier_erreur();\n    {made};\n    \
             int broken = broken_clause(), failed = {failed};\n"
        );
        out.extend(arguments.iter().map(|argument| argument.after.as_str()));
        if is_code {
            out.push_str("    if (made == (int)erreur_interne)\n        fail(\"an error of the library\");\n");
        }
        out.push_str(&self.use_of_result(result)?);
        out.push_str("    after_call(broken != 0, failed);\n");
        Ok(out)
    }

    /// What is done with what a function gives.
    fn use_of_result(&self, result: &str) -> Result<String, String> {
        let Some(target) = target(result) else {
            return Ok(if result == "void" {
                String::new()
            } else {
                "    (void)made;\n".to_owned()
            });
        };
        match plain(target) {
            "char" => Ok("    read_text(made);\n".to_owned()),
            kind if self.is_opaque(kind) => Ok(format!("    keep_{kind}(made);\n")),
            kind if self.structure(kind).is_some() => {
                Ok(format!("    read_structure(made, sizeof({kind}));\n"))
            }
            _ => Err(format!("nothing is known to do with {result}")),
        }
    }

    /// How an argument is chosen; none if its type is not known.
    fn argument(&self, function: &Function, number: usize) -> Option<Argument> {
        let Parameter { kind, name, declaration } = &function.parameters[number];
        let next = function.parameters.get(number + 1);
        let previous = number.checked_sub(1).map(|previous| &function.parameters[previous]);
        if previous.is_some_and(|previous| is_measured(previous, &function.parameters[number])) {
            // Chosen before what it measures.
            return Some(Argument::default());
        }
        let set = |value: String| Argument {
            before: format!("    {declaration} = {value};\n"),
            after: String::new(),
        };
        if let Some(next) = next.filter(|next| is_measured(&function.parameters[number], next)) {
            let (measure, value) = self.measured(kind, next)?;
            let before =
                format!("    {} = {measure};\n    {declaration} = {value};\n", next.declaration);
            return Some(Argument { before, after: String::new() });
        }
        if let Some(target) = target(kind) {
            return self.pointer(function, target, set);
        }
        match (kind.as_str(), name.as_str()) {
            ("int", "profondeur") => Some(set("any_depth()".to_owned())),
            ("int", "millisecondes") => Some(set("any_milliseconds()".to_owned())),
            _ => self.value(kind).map(set),
        }
    }

    /// A number of bytes or places, and what has so many.
    fn measured(&self, kind: &str, measure: &Parameter) -> Option<(String, String)> {
        if measure.kind == "size_t" {
            return Some(("any_size()".to_owned(), format!("text_buffer({})", measure.name)));
        }
        let target = target(kind)?;
        let (change, number) = if is_const(target) {
            // What is read must be there: a number that is too large is only tried where
            // it is refused.
            ("IS_READ", "(int)any_number() % 300".to_owned())
        } else {
            ("IS_OUTPUT", "(int)any_number()".to_owned())
        };
        self.value(plain(target))?;
        Some((number, format!("array({}, sizeof({}), {change})", measure.name, plain(target))))
    }

    fn pointer(
        &self,
        function: &Function,
        target: &str,
        set: impl Fn(String) -> Argument,
    ) -> Option<Argument> {
        let kind = plain(target);
        let change = match is_const(target) {
            true => "IS_READ",
            false if DIAGNOSES.contains(&kind) || function.doc.contains(EMPTIED) => "IS_ANY",
            false => "IS_OUTPUT",
        };
        match kind {
            "char" if !is_const(target) => return Some(set("tamed_text()".to_owned())),
            "void" => return Some(set("(void *)called".to_owned())),
            _ => {}
        }
        if kind == "char" {
            let argument = set("any_text(IS_READ)".to_owned());
            let is_file = [" *f ", " *fichier "].iter().any(|name| argument.before.contains(name));
            return Some(if is_file { set("any_name()".to_owned()) } else { argument });
        }
        if self.is_opaque(kind) {
            return Some(self.object(function, target, set));
        }
        match self.structure(kind) {
            Some(structure) if structure.has_addresses => Some(set(format!("any_{kind}()"))),
            Some(_) => Some(set(format!("structure(&pools[POOL_{kind}], {change})"))),
            None => {
                self.value(kind)?;
                Some(set(format!("any_place(sizeof({kind}), {change})")))
            }
        }
    }

    /// An object, which is as it was after a call that looks or fails.
    fn object(
        &self,
        function: &Function,
        target: &str,
        set: impl Fn(String) -> Argument,
    ) -> Argument {
        let kind = plain(target);
        if function.name.ends_with("_detruire") || function.name.ends_with("_fermer") {
            return set(format!("take_{kind}()"));
        }
        let Argument { mut before, .. } = set(format!("any_{kind}()"));
        let name =
            &function.parameters.iter().find(|p| p.kind.contains(kind)).map_or("", |p| &p.name);
        let _ = writeln!(before, "    char *{name}_before = describe_{kind}({name});");
        let may_change = if is_const(target) { "0" } else { "!failed" };
        Argument {
            before,
            after: format!("    check_{kind}({name}, {name}_before, {may_change});\n"),
        }
    }

    /// A value of a type that is no pointer.
    fn value(&self, kind: &str) -> Option<String> {
        if INTEGERS.contains(&kind) {
            let any = if kind.contains("long") { "any_bits()" } else { "any_number()" };
            return Some(format!("({kind}){any}"));
        }
        let mut headers = self.headers.iter();
        if headers.clone().any(|header| header.enums.iter().any(|found| found.name == kind)) {
            return Some(format!("({kind})any_number()"));
        }
        if headers
            .clone()
            .any(|header| header.callbacks.iter().any(|callback| callback.name == kind))
        {
            return Some(format!("any_{kind}()"));
        }
        if self.structure(kind).is_some() {
            return Some(format!("*({kind} *)any_block(sizeof({kind}), IS_READ)"));
        }
        let alias = headers.find_map(|header| header.aliases.iter().find(|(name, _)| name == kind));
        self.value(&alias?.1)
    }

    fn structs(&self) -> impl Iterator<Item = &Struct> {
        self.headers.iter().flat_map(|header| &header.structs)
    }

    fn structure(&self, kind: &str) -> Option<&Struct> {
        self.structs().find(|found| found.name == kind)
    }

    fn is_opaque(&self, kind: &str) -> bool {
        self.structure(kind).is_none()
            && self.headers.iter().any(|header| header.opaques.iter().any(|name| name == kind))
    }
}

/// Whether a number is the size of a buffer or the count of an array.
fn is_measured(pointer: &Parameter, number: &Parameter) -> bool {
    let is_text = pointer.kind == "char *" && number.kind == "size_t";
    is_text || pointer.kind.ends_with('*') && ["capacite", "nombre"].contains(&number.name.as_str())
}

/// What a pointer leads to.
fn target(kind: &str) -> Option<&str> {
    kind.strip_suffix('*').map(str::trim_end)
}

fn is_const(target: &str) -> bool {
    target.starts_with("const ")
}

fn plain(target: &str) -> &str {
    target.strip_prefix("const ").unwrap_or(target)
}
