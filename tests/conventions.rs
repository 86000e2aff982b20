//! The rules of CONTRIBUTING.md, "One convention each", that a test can see.
//!
//! The names of echecs.h and in104.h are those of their courses: only the rules on
//! texts are asked of them.

mod support;

use support::prototypes::{self, Function, Header, Parameter};

/// The headers whose names no course imposes, with the beginnings of their names.
const OURS: [(&str, &[&str]); 3] = [
    ("echecs_commun.h", &["echecs_", "nommer_type_erreur"]),
    ("partie.h", &["partie_", "lecteur_pgn_", "echiquier_ecrire_svg"]),
    ("stackchess.h", &["stackchess_"]),
];

fn header(name: &str) -> (String, Header) {
    let (_, text) = support::headers().into_iter().find(|(file, _)| file == name).unwrap();
    let header = prototypes::parse(&text).unwrap();
    (text, header)
}

fn our_functions() -> Vec<Function> {
    OURS.iter().flat_map(|(name, _)| header(name).1.functions).collect()
}

fn all_functions() -> Vec<Function> {
    let texts = support::headers().into_iter().map(|(_, text)| text);
    texts.flat_map(|text| prototypes::parse(&text).unwrap().functions).collect()
}

#[test]
fn names_begin_with_their_module() {
    for (name, beginnings) in OURS {
        let (text, header) = header(name);
        for function in header.functions {
            let begins = beginnings.iter().any(|beginning| function.name.starts_with(beginning));
            assert!(begins, "{name}: {}", function.name);
        }
        let macros = text.lines().filter_map(|line| line.strip_prefix("#define "));
        for definition in macros {
            let module = name.trim_end_matches(".h").to_uppercase();
            let begins = definition.starts_with("ECHECS_") || definition.starts_with(&module);
            assert!(begins, "{name}: {definition}");
        }
    }
}

/// Where there is an object of its module, it comes first.
#[test]
fn a_function_takes_the_object_that_its_prefix_names_first() {
    let objects = [
        ("partie_", "partie *"),
        ("lecteur_pgn_", "lecteur_pgn *"),
        ("stackchess_pile_", "pile_stackchess *"),
        ("stackchess_", "stackchess *"),
    ];
    for function in our_functions() {
        let object = objects.iter().find(|(prefix, _)| function.name.starts_with(prefix));
        let Some((_, object)) = object else { continue };
        let mut kinds = function.parameters.iter().map(|p| p.kind.trim_start_matches("const "));
        let place = kinds.position(|kind| kind == *object);
        assert!(place.is_none_or(|place| place == 0), "{}: {object}", function.name);
    }
}

fn gives_an_object(function: &Function) -> bool {
    function.name.contains("_creer") || function.name.contains("_ouvrir_")
}

#[test]
fn only_creators_allocate_and_what_frees_returns_nothing() {
    for function in our_functions() {
        let is_object = function.result.ends_with('*') && !function.result.starts_with("const ");
        assert_eq!(is_object, gives_an_object(&function), "{}", function.name);
        if function.name.ends_with("_detruire") || function.name.ends_with("_fermer") {
            assert_eq!(function.result, "void", "{}", function.name);
        }
    }
}

/// The buffers of a function, each with the parameter that follows it.
fn buffers(function: &Function) -> Vec<(&Parameter, Option<&Parameter>)> {
    let parameters = &function.parameters;
    let is_buffer = |&number: &usize| parameters[number].kind == "char *";
    (0..parameters.len())
        .filter(is_buffer)
        .map(|number| (&parameters[number], parameters.get(number + 1)))
        .collect()
}

#[test]
fn a_text_is_written_or_a_reason_is_given() {
    for function in our_functions().into_iter().chain(header("echecs.h").1.functions) {
        for (buffer, size) in buffers(&function) {
            let size = size.map(|size| (size.kind.as_str(), size.name.as_str()));
            assert_eq!(size, Some(("size_t", "taille")), "{}", function.name);
            let (result, verb) = match buffer.name.as_str() {
                "tampon" => (["size_t"].as_slice(), "_ecrire"),
                "raison" => (["type_erreur", "code_stackchess", "int"].as_slice(), "verifier"),
                other => panic!("{}: {other} is neither tampon nor raison", function.name),
            };
            assert!(result.contains(&function.result.as_str()), "{}", function.name);
            assert!(function.name.contains(verb), "{}", function.name);
        }
    }
}

#[test]
fn a_diagnosis_comes_last() {
    for function in our_functions() {
        let place = function.parameters.iter().position(|p| p.kind.starts_with("diagnostic_pgn"));
        let last = function.parameters.len().checked_sub(1);
        assert!(place.is_none() || place == last, "{}", function.name);
    }
}

#[test]
fn what_lists_says_how_many_there_are() {
    for function in our_functions() {
        let capacity = function.parameters.iter().find(|p| p.name == "capacite");
        let lists = function.name.contains("_lister_");
        assert_eq!(capacity.is_some(), lists, "{}", function.name);
        if let Some(capacity) = capacity {
            assert_eq!((capacity.kind.as_str(), &*function.result), ("int", "int"));
        }
    }
}

#[test]
fn no_value_is_const() {
    for function in all_functions() {
        for parameter in &function.parameters {
            let is_const_value =
                parameter.kind.starts_with("const ") && !parameter.kind.contains('*');
            assert!(!is_const_value, "{}: {}", function.name, parameter.name);
        }
    }
}

#[test]
fn questions_are_answered_by_0_or_1() {
    for function in our_functions() {
        let asks = ["_est_", "_peut_", "_existe"].iter().any(|word| function.name.contains(word));
        assert!(!asks || function.result == "int", "{}: {}", function.name, function.result);
    }
}

#[test]
fn a_file_name_is_called_so() {
    for function in our_functions() {
        let takes_file = function.parameters.iter().any(|p| p.name == "fichier");
        assert_eq!(takes_file, function.name.ends_with("_fichier"), "{}", function.name);
    }
}

/// A number of `type_erreur` and one of `code_stackchess` are never two errors.
#[test]
fn one_number_is_one_error() {
    let of = |file: &str, name: &str| {
        let enums = header(file).1.enums;
        enums.into_iter().find(|found| found.name == name).unwrap().values
    };
    let ours = of("echecs_commun.h", "type_erreur");
    let shared = of("stackchess.h", "code_stackchess");
    let shared: Vec<i64> = shared.into_iter().filter(|code| ours.contains(code)).collect();
    // Done, a defect of the library, a NULL pointer: the same in both.
    assert_eq!(shared, [0, 7, 8]);
}
