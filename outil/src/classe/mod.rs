//! A class: `echecs classe` marks many copies, `echecs rassembler` joins the shares of many machines.
//!
//! Each copy is judged by a process of its own, whose result is one file of the journal, written
//! whole or not at all: a run that is stopped goes on where it was, and what the class comes to
//! ([`results`]) is read from the journal alone, a copy at a time. Nothing in it depends on the
//! machine, the time or the order in which copies were judged.

pub mod command;
mod copies;
mod fingerprint;
mod folder;
pub mod gather;
mod options;
mod part;
mod process;
mod progress;
mod queue;
mod reason;
mod record;
mod results;
mod state;
pub mod work;
