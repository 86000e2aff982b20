//! The headers: what they say, how they say it, and what compilers and programs make of them.

mod abi;
mod attributes;
mod conventions;
mod french;
mod header;
mod levels;
