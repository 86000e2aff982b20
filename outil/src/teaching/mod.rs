//! What a teacher prepares: subjects, the students' project, the files of a platform.

mod course;
pub mod flags;
mod placed;
pub mod platform;
pub mod ready;
pub mod skeleton;
pub mod subject;
mod subject_text;
mod template;
