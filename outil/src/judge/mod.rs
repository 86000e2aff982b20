//! The judge: `echecs verifier`.

#[path = "../../build/adaptors.rs"]
mod adaptors;
pub mod build;
pub mod catalogue;
pub mod copy;
pub mod executor;
#[path = "../../../build/prototypes.rs"]
mod prototypes;
pub mod refusal;
pub mod wire;
pub mod witness;
