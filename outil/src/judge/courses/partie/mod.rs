//! HEIG-VD: a controller of one's own, and what its view shows.

mod asked;
mod controller;
mod explained;
mod faults;
mod late;
mod play;
mod questions;
mod scenario;
mod view;
mod words;

use super::Examiner;
use super::object::Family;

pub fn exercises() -> Vec<Box<dyn Examiner>> {
    let functions = controller::Function::ALL.into_iter();
    let mut all: Vec<Box<dyn Examiner>> =
        functions.map(|f| Box::new(Family(f)) as Box<dyn Examiner>).collect();
    all.push(Box::new(Family(explained::Verify)));
    all
}
