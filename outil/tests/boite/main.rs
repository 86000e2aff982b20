//! The box of the judge, attacked from inside by C programs.
//!
//! Every attack is also made without a box, where it must succeed: one that fails anyhow would
//! prove nothing. All of them are harmless outside a scratch folder, box or no box.
//!
//! The box is built by the program that is running: this test program has its hidden entry too,
//! and therefore a `main` of its own.

#[allow(dead_code, unused_imports, reason = "the judge uses more of it than its tests")]
#[path = "../../src/judge/boite/mod.rs"]
mod boite;

mod attacker;
mod attacks;
mod compilers;
mod desk;
mod ends;
mod limits;
mod nobody;
mod starts;
mod toolchains;
mod worlds;

use std::ffi::OsString;
use std::process::ExitCode;

use libtest_mimic::{Arguments, Trial};

use support::temp::TempDir;

/// Every test, with its name.
macro_rules! trials {
    ($($module:ident::$test:ident),* $(,)?) => {
        vec![$(Trial::test(
            concat!(stringify!($module), "::", stringify!($test)),
            || { $module::$test(); Ok(()) },
        )),*]
    };
}

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    boite::enter(&arguments);
    if let [role, workshop, argument] = &arguments[..] {
        let argument = argument.to_str().unwrap();
        let live = [(ends::JUDGE, ends::judge as fn(&str)), (worlds::WORLD, worlds::inhabit)]
            .into_iter()
            .find(|(known, _)| role == known);
        if let Some((_, live)) = live {
            attacker::work_in(workshop.as_ref());
            live(argument);
            return ExitCode::SUCCESS;
        }
    }
    let workshop = TempDir::far("boite");
    attacker::work_in(workshop.path());
    // Where the system lacks something there is nothing to test; where all is to be tested, that
    // is a fault.
    let lacks = boite::missing();
    let is_left_out = !lacks.is_empty() && std::env::var_os("ECHECS_TOUT_OUTIL").is_none();
    for lack in &lacks {
        eprintln!("{lack}");
    }
    let trials = trials![
        attacks::all_succeed_without_a_box,
        attacks::none_succeeds_in_the_box,
        compilers::a_source_that_never_comes_is_not_waited_for,
        compilers::bombs_go_off_in_the_box,
        compilers::endless_files_of_the_system_are_closed,
        compilers::no_file_outside_is_copied,
        compilers::no_file_outside_is_read,
        compilers::ordinary_programs_are_compiled_linked_and_run,
        compilers::readable_folders_are_read_but_not_written,
        ends::executors_end_with_a_killed_judge,
        limits::accidents_are_told,
        limits::files_of_an_exercise,
        limits::memory,
        limits::memory_that_is_only_read,
        limits::output,
        limits::output_is_never_written_over,
        limits::processor_time,
        limits::processor_time_is_seen_from_outside,
        limits::stack,
        nobody::the_same_for_an_ordinary_user,
        starts::addresses_are_the_same_each_time,
        starts::calls_of_other_machines_end_it,
        starts::five_descriptors_and_no_environment,
        starts::it_goes_first_and_leaves_nothing,
        starts::signals_and_limits_of_its_own,
        starts::the_command_has_the_entry,
        starts::what_is_no_program_is_told_in_the_report,
        toolchains::a_compiler_has_limits,
        toolchains::a_compiler_may_be_several_words,
        toolchains::a_compiler_may_live_elsewhere,
        toolchains::a_compiler_that_is_not_there_is_told,
        toolchains::a_compiler_that_turned_bad_does_no_harm,
        toolchains::the_environment_is_not_the_judge_s,
        worlds::a_strict_container,
        worlds::a_system_that_has_nothing,
        worlds::a_system_without_filters,
        worlds::an_old_system,
        worlds::here_nothing_is_missing,
    ];
    let trials = trials.into_iter().map(|trial| trial.with_ignored_flag(is_left_out)).collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
