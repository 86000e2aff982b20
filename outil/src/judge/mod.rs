//! The judge of students' copies.

#[allow(dead_code, unused_imports, reason = "the part of the judge that uses all of it comes next")]
pub mod boite;
