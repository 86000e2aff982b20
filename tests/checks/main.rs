//! The checks of `c_tests`: what they find in wrong copies, and what they say of it.

mod copies;
mod framework;
