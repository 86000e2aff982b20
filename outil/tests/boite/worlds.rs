//! Systems that lack something: old ones, and containers that forbid what they do not know.
//!
//! A filter that this program puts on itself makes the calls in question fail, for it and for all
//! that it starts.

use std::collections::BTreeMap;

use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule, TargetArch, apply_filter_all_threads,
};

use crate::attacker::in_role;
use crate::{attacks, boite, compilers, limits, starts};

/// The first argument of a process that lives in such a world.
pub const WORLD: &str = "__monde";

struct World {
    name: &'static str,
    /// The calls that fail, some only with this first argument.
    closed: &'static [(i64, Option<i32>)],
    error: i32,
    /// A word of each sentence that says so.
    words: &'static [&'static str],
    live: fn(),
}

const WORLDS: [World; 4] = [
    World {
        name: "ancien",
        closed: &[(libc::SYS_landlock_create_ruleset, None), (libc::SYS_close_range, None)],
        error: libc::ENOSYS,
        words: &["Landlock"],
        live: || {
            attacks::none_succeeds_behind_the_second_filter();
            starts::five_descriptors_and_no_environment();
            compilers::ordinary_programs_are_compiled_linked_and_run();
        },
    },
    World {
        name: "sans filtres",
        closed: &[(libc::SYS_seccomp, None), (libc::SYS_prctl, Some(libc::PR_SET_SECCOMP))],
        error: libc::EINVAL,
        words: &["seccomp"],
        live: || {
            attacks::none_on_files_succeeds();
            limits::memory();
            compilers::no_file_outside_is_read();
        },
    },
    World {
        name: "conteneur",
        closed: &[(libc::SYS_personality, None), (libc::SYS_close_range, None)],
        error: libc::EPERM,
        words: &["adresses"],
        live: || {
            attacks::none_succeeds_in_the_box();
            starts::five_descriptors_and_no_environment();
        },
    },
    World {
        name: "sans rien",
        closed: &[
            (libc::SYS_landlock_create_ruleset, None),
            (libc::SYS_seccomp, None),
            (libc::SYS_prctl, Some(libc::PR_SET_SECCOMP)),
            (libc::SYS_personality, None),
        ],
        error: libc::EPERM,
        words: &["Landlock", "seccomp", "adresses"],
        live: || {
            limits::output();
            compilers::ordinary_programs_are_compiled_linked_and_run();
        },
    },
];

/// Lives in a world; a fault there ends this process.
pub fn inhabit(name: &str) {
    let world = WORLDS.iter().find(|world| world.name == name).unwrap();
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> = BTreeMap::new();
    for &(call, first) in world.closed {
        let condition = first.map(|value| {
            let (length, compare) = (SeccompCmpArgLen::Dword, SeccompCmpOp::Eq);
            let condition = SeccompCondition::new(0, length, compare, value as u64).unwrap();
            SeccompRule::new(vec![condition]).unwrap()
        });
        rules.entry(call).or_default().extend(condition);
    }
    let error = SeccompAction::Errno(world.error.unsigned_abs());
    let machine = TargetArch::try_from(std::env::consts::ARCH).unwrap();
    let filter = SeccompFilter::new(rules, SeccompAction::Allow, error, machine).unwrap();
    apply_filter_all_threads(&BpfProgram::try_from(filter).unwrap()).unwrap();

    let sentences = boite::missing();
    assert_eq!(sentences.len(), world.words.len(), "{sentences:?}");
    for (sentence, word) in sentences.iter().zip(world.words) {
        assert!(sentence.contains(word) && sentence.ends_with('.'), "{sentence}");
    }
    (world.live)();
}

fn visit(name: &str) {
    let output = in_role(WORLD, name).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

pub fn an_old_system() {
    visit("ancien");
}

pub fn a_system_without_filters() {
    visit("sans filtres");
}

pub fn a_strict_container() {
    visit("conteneur");
}

pub fn a_system_that_has_nothing() {
    visit("sans rien");
}

pub fn here_nothing_is_missing() {
    assert_eq!(boite::missing(), [""; 0]);
}
