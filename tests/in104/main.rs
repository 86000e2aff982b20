//! The IN104 course, beside another library, mixed with a project in the course's manner, and
//! under a chess client.

mod games;
mod names;
mod project;
mod uci_client;
