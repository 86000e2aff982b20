//! The judge: `echecs verifier`.

#[path = "../../build/adaptors.rs"]
mod adaptors;
pub mod asked;
mod beyond;
pub mod boite;
pub mod build;
pub mod catalogue;
#[path = "../../../build/clauses.rs"]
pub mod clauses;
pub mod command;
pub mod copy;
pub mod courses;
mod death;
pub mod executor;
pub mod exercise;
pub mod nearest;
mod now;
pub mod options;
mod posed;
mod program;
mod progress;
#[path = "../../../build/prototypes.rs"]
pub mod prototypes;
pub mod random;
pub mod refusal;
pub mod report;
mod search;
pub mod subject;
mod together;
pub mod trial;
mod unset;
pub mod verdict;
pub mod wire;
pub mod witness;
mod written_toml;
