//! The HEIG-VD course: a game with its controller and a view.

mod annotations;
mod conseil;
mod coups;
mod described;
mod diagram;
mod drawing;
mod etat;
mod etiquettes;
mod explications;
mod fin;
mod handle;
mod images;
mod joues;
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
mod pieces;
mod position;
mod promotion;
mod retour;
mod squares;
mod verification;
mod vue;
mod written;

pub use annotations::*;
pub use conseil::*;
pub use coups::*;
pub use etat::*;
pub use etiquettes::*;
pub use fin::*;
pub use images::*;
pub use joues::*;
pub use lecteur_pgn::*;
pub use liste::*;
pub use notation::*;
pub use partie::*;
pub use pgn::*;
pub use pieces::*;
pub use position::*;
pub use retour::*;
pub use verification::*;
pub use vue::*;
