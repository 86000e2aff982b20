//! The HEIG-VD course: a game with its controller and a view.

mod annotations;
mod conseil;
mod coups;
mod drawing;
mod etiquettes;
mod explications;
mod fin;
mod handle;
mod images;
mod lecteur_pgn;
mod liste;
mod messages;
mod misread;
mod notation;
// A section has the name of its file.
#[allow(clippy::module_inception)]
mod partie;
mod pgn;
mod pgn_reasons;
mod promotion;
mod retour;
mod squares;
mod vue;
mod written;

pub use annotations::*;
pub use conseil::*;
pub use coups::*;
pub use etiquettes::*;
pub use fin::*;
pub use images::*;
pub use lecteur_pgn::*;
pub use liste::*;
pub use notation::*;
pub use partie::*;
pub use pgn::*;
pub use retour::*;
pub use vue::*;
