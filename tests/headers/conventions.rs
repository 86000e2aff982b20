//! The rules of CONTRIBUTING.md, "One convention each", that a test can see.
//!
//! The names of echecs.h and in104.h are those of their courses: only the rules on
//! texts, values and structures are asked of them.

use std::collections::BTreeSet;

use support::abuse::is_question;
use support::prototypes::{self, Enum, Function, Header, Parameter, Struct};

/// A header whose names no course imposes.
struct Ours {
    file: &'static str,
    /// What its functions begin with: the longest first.
    functions: &'static [&'static str],
    /// What the members of its enums begin with.
    numbers: &'static [&'static str],
}

const OURS: [Ours; 3] = [
    Ours {
        file: "echecs_commun.h",
        functions: &["echecs_"],
        numbers: &["echecs_", "erreur_", "pas_erreur", "contrats_", "langue_"],
    },
    Ours {
        file: "partie.h",
        functions: &["partie_", "lecteur_pgn_", "echiquier_"],
        numbers: &["partie_"],
    },
    Ours {
        file: "stackchess.h",
        functions: &["stackchess_pile_", "stackchess_"],
        numbers: &["stackchess_"],
    },
];

/// The function that is named after a type of CPE.
const NAMED_LIKE_A_COURSE: &str = "nommer_type_erreur";

/// What the names of types end with.
const MODULES: [&str; 5] = ["_echecs", "_partie", "_pgn", "_echiquier", "_stackchess"];

/// What the headers measure to see whether enums are ints: a type that nobody uses.
const WITNESS: &str = "echecs_enum_temoin";

/// The types that are named without their module, as rule 11 lists them.
const BARE: [&str; 6] = ["partie", "stackchess", "type_erreur", "mode_contrats", "langue", "vue"];

fn header(name: &str) -> (String, Header) {
    let (_, text) = support::headers().into_iter().find(|(file, _)| file == name).unwrap();
    let header = prototypes::parse(&text).unwrap();
    (text, header)
}

fn our_functions() -> Vec<Function> {
    OURS.iter().flat_map(|ours| header(ours.file).1.functions).collect()
}

fn all_functions() -> Vec<Function> {
    let texts = support::headers().into_iter().map(|(_, text)| text);
    texts.flat_map(|text| prototypes::parse(&text).unwrap().functions).collect()
}

#[test]
fn names_begin_with_their_module() {
    for Ours { file: name, functions, numbers } in OURS {
        let (text, header) = header(name);
        let begins = |beginnings: &[&str], name: &str| {
            beginnings.iter().any(|start| name.starts_with(start))
        };
        for function in header.functions {
            let is_ours = begins(functions, &function.name) || function.name == NAMED_LIKE_A_COURSE;
            assert!(is_ours, "{name}: {}", function.name);
        }
        let members = header.enums.into_iter().flat_map(|found| found.members);
        for number in members.chain(header.numbers) {
            assert!(begins(numbers, &number), "{name}: {number}");
        }
        let macros = text.lines().filter_map(|line| line.strip_prefix("#define "));
        for definition in macros {
            let module = name.trim_end_matches(".h").to_uppercase();
            let begins = definition.starts_with("ECHECS_") || definition.starts_with(&module);
            assert!(begins, "{name}: {definition}");
        }
    }
}

#[test]
fn types_end_with_their_module() {
    let mut bare = BTreeSet::from(BARE);
    for Ours { file, .. } in OURS {
        let header = header(file).1;
        let enums = header.enums.into_iter().map(|Enum { name, .. }| name);
        let structs = header.structs.into_iter().map(|Struct { name, .. }| name);
        let callbacks = header.callbacks.into_iter().map(|callback| callback.name);
        let aliases = header.aliases.into_iter().map(|(name, _)| name);
        for name in enums.chain(structs).chain(header.opaques).chain(callbacks).chain(aliases) {
            let ends = MODULES.iter().any(|module| name.ends_with(module));
            let is_known = ends || bare.remove(name.as_str()) || name == WITNESS;
            assert!(is_known, "{file}: {name}");
        }
    }
    assert!(bare.is_empty(), "no type has these names: {bare:?}");
}

/// What does something, or asks: the first words after the prefix.
const VERBS: [&str; 31] = [
    "abandonner",
    "afficher",
    "aller",
    "annuler",
    "brancher",
    "choisir",
    "commencer",
    "conseiller",
    "convenir",
    "copier",
    "creer",
    "depiler",
    "deplacer",
    "detruire",
    "ecrire",
    "empiler",
    "est",
    "fermer",
    "initialiser",
    "jouer",
    "lire",
    "lister",
    "nommer",
    "oublier",
    "ouvrir",
    "perft",
    "peut",
    "poser",
    "reclamer",
    "retablir",
    "verifier",
];

/// What a function only gives.
const NOUNS: [&str; 14] = [
    "case",
    "coup",
    "dernier",
    "derniere",
    "etat",
    "hauteur",
    "joueur",
    "nombre",
    "piece",
    "resultat",
    "sommet",
    "taille",
    "vainqueur",
    "version",
];

#[test]
fn after_the_prefix_comes_a_known_word_and_a_noun_only_looks() {
    let mut unused: BTreeSet<&str> = VERBS.into_iter().chain(NOUNS).collect();
    for Ours { file, functions, .. } in OURS {
        for function in header(file).1.functions {
            let rest = functions.iter().find_map(|prefix| function.name.strip_prefix(prefix));
            let word = rest.unwrap_or(&function.name).split('_').next().unwrap_or_default();
            unused.remove(word);
            if NOUNS.contains(&word) {
                let object = function.parameters.first();
                let looks = object.is_none_or(|object| object.kind.starts_with("const "));
                assert!(looks, "{} changes something", function.name);
            } else {
                assert!(VERBS.contains(&word), "{}: {word} is not a known word", function.name);
            }
        }
    }
    assert!(unused.is_empty(), "no function begins with {unused:?}");
}

/// What no object is needed for: its name is of the module, its matter is a text or a number.
const WITHOUT_OBJECT: [&str; 2] = ["stackchess_nommer_code", "stackchess_verifier_position"];

/// Every function but those that make the object.
#[test]
fn a_function_takes_the_object_that_its_prefix_names_first() {
    let objects = [
        ("partie_", "partie *"),
        ("lecteur_pgn_", "lecteur_pgn *"),
        ("stackchess_pile_", "pile_stackchess *"),
        ("stackchess_", "stackchess *"),
        ("echiquier_", "echiquier *"),
    ];
    for function in our_functions() {
        let object = objects.iter().find(|(prefix, _)| function.name.starts_with(prefix));
        let Some((_, object)) = object else { continue };
        let first = function.parameters.first().map(|p| p.kind.trim_start_matches("const "));
        let makes_it = gives_an_object(&function) && function.result == *object;
        let needs_none = makes_it || WITHOUT_OBJECT.contains(&function.name.as_str());
        assert!(first == Some(object) || needs_none, "{}: {object}", function.name);
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

/// That the answers are 0 and 1 is seen by the abuse test, which asks all questions.
#[test]
fn what_asks_is_called_so_and_gives_an_int() {
    for function in our_functions() {
        let is_called_so = ["_est_", "_peut_", "_existe", "_attaquee"]
            .iter()
            .any(|word| function.name.contains(word));
        assert_eq!(is_question(&function), is_called_so, "{}", function.name);
    }
}

/// Bytes are counted by `size_t`, all else by `int`.
#[test]
fn numbers_are_int_and_bytes_are_size_t() {
    for function in our_functions() {
        for parameter in &function.parameters {
            let follows_buffer = buffers(&function)
                .iter()
                .any(|(_, size)| size.is_some_and(|size| size.name == parameter.name));
            let is_bytes = parameter.kind == "size_t";
            assert_eq!(is_bytes, follows_buffer, "{}: {}", function.name, parameter.name);
            let is_count = ["numero", "rang", "nombre", "capacite", "x", "y", "profondeur"]
                .contains(&parameter.name.as_str());
            assert!(!is_count || parameter.kind == "int", "{}: {}", function.name, parameter.name);
        }
    }
}

/// Why a structure keeps its form.
#[derive(PartialEq)]
enum Form {
    /// It grows into its `reserve`.
    Reserve,
    /// Programs have arrays of it, pass it by value, or have it inside another.
    Frozen,
    /// A course has it.
    Imposed,
}

const STRUCTURES: [(&str, Form); 15] = [
    ("vue", Form::Reserve),
    ("diagnostic_pgn", Form::Reserve),
    ("image_echiquier", Form::Reserve),
    ("fleche_echiquier", Form::Frozen),
    ("piece_stackchess", Form::Frozen),
    ("pile_stackchess", Form::Frozen),
    ("coup_stackchess", Form::Frozen),
    ("piece", Form::Imposed),
    ("jeu", Form::Imposed),
    ("echiquier", Form::Imposed),
    ("coup_joue", Form::Imposed),
    ("historique_partie", Form::Imposed),
    ("code_erreur_deplacement", Form::Imposed),
    ("action_a_realiser", Form::Imposed),
    ("coups", Form::Imposed),
];

#[test]
fn every_structure_has_a_reserve_or_a_reason_not_to_grow() {
    let headers = support::headers().into_iter();
    let found: Vec<Struct> =
        headers.flat_map(|(_, text)| prototypes::parse(&text).unwrap().structs).collect();
    let names: BTreeSet<&str> = found.iter().map(|structure| structure.name.as_str()).collect();
    assert_eq!(names, STRUCTURES.iter().map(|(name, _)| *name).collect());
    for structure in &found {
        let (name, form) = STRUCTURES.iter().find(|(name, _)| *name == structure.name).unwrap();
        let has_reserve = structure.members.iter().any(|member| member.name == "reserve");
        assert_eq!(has_reserve, *form == Form::Reserve, "{name}");
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
