//! HEIG-VD: a controller of one's own, and what its view shows.

mod controller;
mod play;
mod questions;
mod scenario;
mod view;
mod words;

use super::Examiner;
use super::object::Family;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    controller::Function::ALL
        .into_iter()
        .map(|f| Box::new(Family(f)) as Box<dyn Examiner>)
        .collect()
}
