//! The box in which a student's copy is compiled and run.
//!
//! Whatever the copy does: nothing is read that it does not need, nothing is written outside its
//! folder, no other process, no network, no more time, memory and output than it was given; and at
//! its end nothing of it is left running.
//!
//! Both boxes are built by this same program, started anew with the hidden argument `__boite`. It
//! takes on limits ([`limits`]), rules on files ([`access`]) and a filter of system calls
//! ([`filters`]), and becomes the boxed program: a process can give up rights for itself alone, and
//! keeps what it gave up. Nothing of it needs root, and all of it holds for root too.
//!
//! What a system does not have is left out, and [`missing`] says so.

// The rules on files and the filters are Linux's; elsewhere a box has limits only.
#[cfg(target_os = "linux")]
mod access;
mod compiler;
mod descriptors;
mod executor;
#[cfg(target_os = "linux")]
mod filters;
mod guard;
mod launch;
mod leftovers;
mod limits;
mod missing;
mod toolchain;
mod unnamed;
#[cfg_attr(not(target_os = "linux"), path = "no_walls.rs")]
mod walls;
#[cfg_attr(not(target_os = "linux"), path = "no_watch.rs")]
mod watch;

pub use compiler::{Compiled, compiler};
pub use executor::{Ends, executor};
pub use launch::enter;
pub use leftovers::{end, end_all};
pub use limits::Limits;
pub use missing::missing;
pub use unnamed::file as unnamed_file;
pub use walls::spare_the_disk;
pub use watch::{cpu_time, is_asleep, limit_memory, memory};
