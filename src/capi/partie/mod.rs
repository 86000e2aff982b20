//! The HEIG-VD course: a game with its controller and a view.

mod conseil;
mod coups;
mod explications;
mod fin;
mod handle;
mod liste;
mod messages;
mod notation;
mod partie;
mod promotion;
mod retour;
mod squares;
mod vue;
mod written;

pub use conseil::*;
pub use coups::*;
pub use fin::*;
pub use liste::*;
pub use notation::*;
pub use partie::*;
pub use retour::*;
pub use vue::*;
