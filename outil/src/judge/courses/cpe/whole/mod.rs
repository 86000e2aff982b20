//! Whole moves: the dispatcher of the course, and what a player asks for.

mod api;
mod dispatcher;
mod games;
mod passing;
mod refusal;

pub use api::PlayerMove;
pub use dispatcher::Dispatcher;
