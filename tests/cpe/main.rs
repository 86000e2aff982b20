//! The CPE course, beside other libraries and mixed with a project in the course's manner.

mod files;
mod games;
mod project;
