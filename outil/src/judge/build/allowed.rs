//! What a copy may call: the C library's harmless functions, and those of its course.

use std::collections::BTreeSet;

use super::c_library;
use super::symbols::Symbols;
use super::written::{Place, Written};
use crate::judge::catalogue::{self, Public};
use crate::judge::nearest;
use crate::judge::refusal::Refusal;

/// Names that a teacher allows or forbids besides: allowed is what the linker asks for, forbidden is
/// what the author wrote.
#[derive(Clone, Debug, Default)]
pub struct Allowed {
    pub also: BTreeSet<String>,
    pub never: BTreeSet<String>,
}

/// Functions of the C library that read, write and compute.
pub(super) const C_LIBRARY: &str = "\
    abort abs atoi atof atol atoll bsearch calloc clearerr clock clock_gettime ctime difftime div exit \
    fabs fclose feof ferror fflush fgetc fgets fgetpos floor fopen fprintf fputc fputs fread free \
    freopen fscanf fseek fsetpos ftell fwrite getc getchar getdelim getline gettimeofday gmtime \
    isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit \
    labs ldiv llabs lldiv localtime localtime_r malloc mblen mbstowcs mbtowc memccpy memchr memcmp \
    memcpy memmem memmove mempcpy memset mktime perror pow printf putc putchar putchar_unlocked puts \
    qsort rand rand_r random realloc rewind round scanf setbuf setlocale setvbuf snprintf sprintf \
    sqrt srand srandom sscanf stderr stdin stdout stpcpy strcasecmp strcat strchr strchrnul strcmp \
    strcoll strcpy strcspn strdup strerror strftime strlen strncasecmp strncat strncmp strncpy \
    strndup strnlen strpbrk strrchr strsep strsignal strspn strstr strtod strtof strtok strtok_r \
    strtol strtold strtoll strtoul strtoull time tolower toupper ungetc vfprintf vprintf \
    vsnprintf vsprintf wcslen ceil fmax fmin ffs ffsl ffsll log log2 exp remove rename fileno isatty \
    select poll read access stat lstat";

/// What the compiler puts in by itself.
const COMPILER: &[&str] = &[
    "__ubsan_handle_",
    "__stack_chk_fail",
    "__assert_fail",
    "__isoc99_",
    "__isoc23_",
    "__ctype_",
    "__errno_location",
    "_GLOBAL_OFFSET_TABLE_",
    "__popcountdi2",
    "__printf_chk",
    "__fprintf_chk",
    "__builtin_",
    "__isnan",
    "__isinf",
    "__finite",
    "__signbit",
    "__memcpy_chk",
    "__tls_get_addr",
    "__fdelt_chk",
    "__asan",
    "__sprintf_chk",
    "__snprintf_chk",
];

/// What the functions are called that AddressSanitizer has run at the beginning and at the end, gcc's and clang's.
const SANITIZER: [&str; 3] = ["_sub_I_00099_", "_sub_D_00099_", "asan.module_"];

/// Functions of the library that do what another is asked to do, or tell what it would answer: whoever writes the first
/// may not come to the others from it.
const TWINS: [(&str, &[&str]); 8] = [
    (
        "partie_deplacer",
        &["partie_jouer_coup", "partie_jouer", "partie_lire_pgn", "partie_lire_fen"],
    ),
    ("partie_commencer", &["partie_lire_fen", "partie_lire_pgn"]),
    ("api_echec_deplacer_piece", &["api_echec_deplacer_et_promouvoir"]),
    ("echiquier_deplacement_realise_coup_standard", &["historique_rejouer"]),
    ("echiquier_est_integre", &INTACT),
    ("print_bitboard", &["print_echiquier"]),
    ("recherche_meilleur_coup", &["parse_go", "main_uci"]),
    ("stackchess_verifier", &["stackchess_deplacer", "stackchess_lister_coups"]),
];

/// Those that refuse a board which is not intact tell that it is not.
const INTACT: [&str; 6] = [
    "historique_initialise_depuis",
    "historique_rejouer",
    "echiquier_verifier",
    "echiquier_ecrire_fen",
    "echecs_dernier_code",
    "echecs_derniere_erreur",
];

/// So many names that are defined nowhere are told at once.
const MISSING: usize = 5;

impl Allowed {
    pub fn check(
        &self,
        symbols: &Symbols,
        functions: &[Public],
        written: &Written,
    ) -> Result<(), Refusal> {
        // Those of AddressSanitizer have names that nobody wrote.
        let is_own = |name: &&String| {
            !SANITIZER.iter().any(|start| name.starts_with(start)) || written.place(name).is_some()
        };
        if let Some(name) = symbols.constructors.iter().find(is_own) {
            return Err(Refusal::Forbidden(format!(
                "une fonction de la copie doit être lancée avant ou après le programme \
                 (constructeur « {name} ») : ce n'est pas permis"
            )));
        }
        let public = |name: &str| catalogue::function(name).is_some();
        for (name, definition) in symbols.defined.iter().filter(|(name, _)| public(name)) {
            if definition.is_indirect || definition.section.is_empty() {
                return Err(Refusal::Forbidden(format!(
                    "{name} n'est pas une fonction ordinaire (ifunc ou alias) : ce n'est pas permis"
                )));
            }
        }
        let headers: BTreeSet<&str> = functions.iter().map(|public| public.header.file).collect();
        let is_never = |name: &&String| {
            let is_used = |place: &Place| place.is_called || symbols.undefined.contains(*name);
            !symbols.own.contains(*name) && written.place(name).is_some_and(is_used)
        };
        let is_twin = |name: &str| {
            let is_reached = |(asked, twins): &(&str, &[&str])| {
                let taken = symbols.taken.get(*asked);
                twins.contains(&name) && taken.is_some_and(|taken| taken.contains(name))
            };
            TWINS.iter().any(is_reached) && !self.also.contains(name)
        };
        let (known, unknown): (Vec<_>, Vec<_>) = symbols
            .undefined
            .iter()
            .filter(|name| is_twin(name.as_str()) || !self.allows(name, &headers))
            .partition(|name| public(name) || is_defined_elsewhere(name));
        if let Some(name) = self.never.iter().find(is_never).or(known.first().copied()) {
            // A header makes _setjmp of setjmp.
            let bare = name.trim_start_matches('_');
            let told = if c_library::is_macro(bare) { bare } else { name };
            return Err(Refusal::Forbidden(format!(
                "la copie appelle {told}{} : ce n'est pas permis dans cet exercice",
                place(name, written)
            )));
        }
        let meant = |name: &str| {
            let course = catalogue::functions().iter().filter(|f| is_within_reach(**f, &headers));
            let names = course.map(|public| public.name()).chain(C_LIBRARY.split_whitespace());
            nearest::nearest(name, names.chain(symbols.own.iter().map(String::as_str)))
                .map_or_else(String::new, |meant| format!(" ({meant} ?)"))
        };
        let told = unknown.iter().take(MISSING).map(|name| {
            let is_called = written.place(name).is_none_or(|place| place.is_called);
            let defined = if is_called { "définie" } else { "défini" };
            let (place, meant) = (place(name, written), meant(name));
            format!(
                "{name}{place} n'est {defined} nulle part : une faute de frappe{meant}, ou un \
                 fichier oublié ?"
            )
        });
        let told: Vec<String> = told.collect();
        if told.is_empty() { Ok(()) } else { Err(Refusal::DefinedNowhere(told.join("\n"))) }
    }

    /// `headers` are those of the functions that the copy writes.
    fn allows(&self, name: &str, headers: &BTreeSet<&str>) -> bool {
        if self.also.contains(name) {
            return true;
        }
        let is_of_the_course = || match catalogue::function(name) {
            Some(public) => is_within_reach(public, headers),
            None => catalogue::is_variable(name),
        };
        C_LIBRARY.split_whitespace().any(|known| known == name)
            || COMPILER.iter().any(|prefix| name.starts_with(prefix))
            || is_of_the_course()
    }
}

/// Whether a copy may stand on a function: another course's knows the rules that it is to write.
/// HEIG-VD's controller may, since its course gives no functions to stand on.
fn is_within_reach(public: Public, headers: &BTreeSet<&str>) -> bool {
    const CONTROLLER: &str = "partie.h";
    let file = public.header.file;
    let is_near =
        headers.contains(file) || headers.contains(CONTROLLER) || file == catalogue::COMMON;
    is_near && public.name() != "echecs_perft"
}

/// Whether a name is another's, whom no copy may call: the system's libraries', the compiler's, or
/// the library's own. Where the judge cannot look, each name is.
fn is_defined_elsewhere(name: &str) -> bool {
    // What the C library puts into each program, so that it is not in the library itself.
    const IN_PROGRAMS: [&str; 9] = [
        "atexit",
        "at_quick_exit",
        "pthread_atfork",
        "stat",
        "lstat",
        "fstat",
        "fstatat",
        "mknod",
        "mknodat",
    ];
    let is_reserved = name.starts_with('_') || name.starts_with("echecs_");
    is_reserved
        || IN_PROGRAMS.contains(&name)
        || c_library::is_defined(name)
        || !c_library::is_defined("system")
}

/// Where a name stands in the copy, for a sentence.
fn place(name: &str, written: &Written) -> String {
    let place = written.place(name);
    place.map_or_else(String::new, |place| format!(" ({}, ligne {})", place.file, place.line))
}
