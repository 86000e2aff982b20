//! Section « Images » of `partie.h`.

use std::ffi::{c_char, c_int, c_ulonglong};
use std::ptr;

use super::drawing::{Request, Scene};
use super::handle::{State, fill, handle};
use super::partie::Partie;
use crate::capi::cpe::Echiquier;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::named_file::NamedFile;
use crate::capi::pointers::read;
use crate::rules::{Move, Square, castling_arrival};

/// Une flèche, de la case de départ à la case d'arrivée ; un anneau si c'est la même.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fleche {
    /// La colonne de départ : 0 pour a.
    pub x_depart: c_int,
    /// La rangée de départ : 0 pour la première.
    pub y_depart: c_int,
    /// La colonne d'arrivée.
    pub x_arrivee: c_int,
    /// La rangée d'arrivée.
    pub y_arrivee: c_int,
}

/// Ce que l'on veut d'une image. { 0 } demande l'image ordinaire : 360 pixels, les blancs en bas,
/// les coordonnées, le dernier coup et l'échec, sans case choisie ni flèche.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageEchiquier {
    /// La largeur en pixels, qui est aussi la hauteur : de 64 à 4096 ; 0 vaut 360.
    pub taille: c_int,
    /// Différent de 0 : les noirs en bas.
    pub vue_des_noirs: c_int,
    /// Différent de 0 : sans les lettres des colonnes ni les numéros des rangées.
    pub sans_coordonnees: c_int,
    /// Différent de 0 : sans marquer le dernier coup. Un échiquier seul n'en a pas.
    pub sans_dernier_coup: c_int,
    /// Différent de 0 : sans marquer le roi en échec.
    pub sans_echec: c_int,
    /// Les cases à encadrer : la case (x, y) est le bit 8 * y + x.
    pub cases: c_ulonglong,
    /// Les flèches, dessinées par-dessus les pièces ; NULL s'il n'y en a pas.
    pub fleches: *const Fleche,
    /// Le nombre de flèches : de 0 à 1000.
    pub nombre_fleches: c_int,
}

impl ImageEchiquier {
    pub(super) const USUAL: ImageEchiquier = ImageEchiquier {
        taille: 0,
        vue_des_noirs: 0,
        sans_coordonnees: 0,
        sans_dernier_coup: 0,
        sans_echec: 0,
        cases: 0,
        fleches: ptr::null(),
        nombre_fleches: 0,
    };
}

/// Écrit l'image d'un échiquier, au format SVG.
///
/// L'image peut aller dans une page web, un document ou une feuille de cours : elle n'a besoin
/// d'aucun autre fichier, et plusieurs images peuvent aller dans la même page.
///
/// @param e l'échiquier à dessiner ; son contenu peut être quelconque.
/// @param image ce que l'on veut de l'image, ou NULL pour l'image ordinaire.
/// @param tampon où écrire l'image, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0 et n'écrit rien dans tampon.
///
/// Nécessite :
/// - [ECHIQUIER-SVG-N1] e n'est pas NULL ;
/// - [ECHIQUIER-SVG-N2] image vaut NULL, ou image->taille vaut 0 ou va de 64 à 4096 ;
/// - [ECHIQUIER-SVG-N3] image vaut NULL, ou image->nombre_fleches va de 0 à 1000 ;
/// - [ECHIQUIER-SVG-N4] s'il y a des flèches, image->fleches n'est pas NULL ;
/// - [ECHIQUIER-SVG-N5] les quatre coordonnées de chaque flèche vont de 0 à 7 ;
/// - [ECHIQUIER-SVG-N6] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [ECHIQUIER-SVG-G1] tampon reçoit une image SVG 1.1 entière, de la taille demandée, avec un
///   élément « use » par pièce ; une pièce qui n'est pas valide n'est pas dessinée ; d'une case où
///   il y en a plusieurs, une seule l'est ;
/// - [ECHIQUIER-SVG-G2] si le camp qui a le trait n'a qu'un roi et que ce roi est attaqué, sa case
///   est marquée, sauf si image->sans_echec ;
/// - [ECHIQUIER-SVG-G3] l'image dit aussi en texte, dans la langue de echecs_langue, qui a le trait
///   et où sont les pièces ;
/// - [ECHIQUIER-SVG-G4] la même demande donne toujours le même texte, et chaque champ de image
///   change ce qu'il dit, sauf sans_dernier_coup, qui n'a de sens que pour une partie ;
/// - [ECHIQUIER-SVG-G5] rend la longueur de l'image, sans le zéro final ; si elle n'est pas
///   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille
///   vaut 0).
///
/// @return la longueur de l'image, ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_ecrire_svg")]
pub unsafe extern "C" fn echiquier_ecrire_svg(
    e: *const Echiquier,
    image: *const ImageEchiquier,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "echiquier_ecrire_svg",
        |_| 0,
        || {
            let tags =
                ["ECHIQUIER-SVG-N2", "ECHIQUIER-SVG-N3", "ECHIQUIER-SVG-N4", "ECHIQUIER-SVG-N5"];
            // SAFETY: NULL or what they are said to be, by contract.
            let text = unsafe {
                let scene = scene_of_board(e, "ECHIQUIER-SVG-N1")?;
                Request::new(image, tags)?.draw(&scene)
            };
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "ECHIQUIER-SVG-N6", &text) }
        },
    )
}

/// Écrit l'image d'un échiquier dans un fichier, au format SVG.
///
/// @param e l'échiquier à dessiner ; son contenu peut être quelconque.
/// @param image ce que l'on veut de l'image, ou NULL pour l'image ordinaire.
/// @param nom le nom du fichier, qui d'ordinaire finit par « .svg ».
///
/// Si une clause n'est pas respectée, aucun fichier ne change.
///
/// Nécessite :
/// - [ECHIQUIER-SVG-FICHIER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ECHIQUIER-SVG-FICHIER-N2] image vaut NULL, ou image->taille vaut 0 ou va de 64 à 4096 ; sinon
///   rend erreur_argument_hors_limites ;
/// - [ECHIQUIER-SVG-FICHIER-N3] image vaut NULL, ou image->nombre_fleches va de 0 à 1000 ; sinon
///   rend erreur_argument_hors_limites ;
/// - [ECHIQUIER-SVG-FICHIER-N4] s'il y a des flèches, image->fleches n'est pas NULL ; sinon rend
///   erreur_pointeur_nul ;
/// - [ECHIQUIER-SVG-FICHIER-N5] les quatre coordonnées de chaque flèche vont de 0 à 7 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [ECHIQUIER-SVG-FICHIER-N6] nom n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [ECHIQUIER-SVG-FICHIER-G1] rend pas_erreur, et le fichier contient l'image que donne
///   echiquier_ecrire_svg (qui n'est pas appelée par son nom) ; ce qu'il contenait est remplacé
///   d'un seul coup ;
/// - [ECHIQUIER-SVG-FICHIER-G2] si le fichier ne peut pas être écrit, rend erreur_fichier_ecriture,
///   dit pourquoi en une ligne, sur stderr sauf en mode contrats_silence et par
///   echecs_derniere_erreur, et le fichier reste comme il était.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_echiquier_ecrire_svg_fichier")]
pub unsafe extern "C" fn echiquier_ecrire_svg_fichier(
    e: *const Echiquier,
    image: *const ImageEchiquier,
    nom: *const c_char,
) -> TypeErreurC {
    const NAME: &str = "echiquier_ecrire_svg_fichier";
    call(
        NAME,
        |code| code,
        || {
            let tags = [
                "ECHIQUIER-SVG-FICHIER-N2",
                "ECHIQUIER-SVG-FICHIER-N3",
                "ECHIQUIER-SVG-FICHIER-N4",
                "ECHIQUIER-SVG-FICHIER-N5",
            ];
            // SAFETY: NULL or what they are said to be, by contract.
            unsafe {
                let scene = scene_of_board(e, "ECHIQUIER-SVG-FICHIER-N1")?;
                let request = Request::new(image, tags)?;
                let file = NamedFile::new(NAME, nom, "nom", "ECHIQUIER-SVG-FICHIER-N6")?;
                Ok(file.replace(&request.draw(&scene)))
            }
        },
    )
}

/// Écrit l'image de la position d'une partie, au format SVG. Voir echiquier_ecrire_svg.
///
/// @param p la partie.
/// @param image ce que l'on veut de l'image, ou NULL pour l'image ordinaire.
/// @param tampon où écrire l'image, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0 et n'écrit rien dans tampon.
///
/// Nécessite :
/// - [PARTIE-SVG-N1] p n'est pas NULL ;
/// - [PARTIE-SVG-N2] image vaut NULL, ou image->taille vaut 0 ou va de 64 à 4096 ;
/// - [PARTIE-SVG-N3] image vaut NULL, ou image->nombre_fleches va de 0 à 1000 ;
/// - [PARTIE-SVG-N4] s'il y a des flèches, image->fleches n'est pas NULL ;
/// - [PARTIE-SVG-N5] les quatre coordonnées de chaque flèche vont de 0 à 7 ;
/// - [PARTIE-SVG-N6] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [PARTIE-SVG-G1] tampon reçoit l'image que echiquier_ecrire_svg (qui n'est pas appelée par son
///   nom) donne de l'échiquier de la partie, et en plus les deux cases du dernier coup y sont
///   marquées, sauf si image->sans_dernier_coup ; d'un roque, les deux cases du roi ;
/// - [PARTIE-SVG-G2] rend la longueur de l'image, sans le zéro final ; si elle n'est pas inférieure
///   à taille, tampon en reçoit le début, toujours terminé par un zéro (rien si taille vaut 0) ;
/// - [PARTIE-SVG-G3] avant le début de la partie, rend 0, et la chaîne est vide.
///
/// @return la longueur de l'image, ou 0.
#[unsafe(export_name = "echecs_interne_partie_ecrire_svg")]
pub unsafe extern "C" fn partie_ecrire_svg(
    p: *const Partie,
    image: *const ImageEchiquier,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_ecrire_svg",
        |_| 0,
        || {
            let tags = ["PARTIE-SVG-N2", "PARTIE-SVG-N3", "PARTIE-SVG-N4", "PARTIE-SVG-N5"];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-SVG-N1") }?;
            // SAFETY: NULL or a request, by contract.
            let request = unsafe { Request::new(image, tags) }?;
            let scene = scene_of_game(&handle.look());
            let text = scene.map_or_else(String::new, |scene| request.draw(&scene));
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "PARTIE-SVG-N6", &text) }
        },
    )
}

/// Écrit l'image de la position d'une partie dans un fichier, au format SVG.
///
/// @param p la partie.
/// @param image ce que l'on veut de l'image, ou NULL pour l'image ordinaire.
/// @param nom le nom du fichier, qui d'ordinaire finit par « .svg ».
///
/// Si une clause n'est pas respectée, aucun fichier ne change.
///
/// Nécessite :
/// - [PARTIE-SVG-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-SVG-FICHIER-N2] image vaut NULL, ou image->taille vaut 0 ou va de 64 à 4096 ; sinon
///   rend erreur_argument_hors_limites ;
/// - [PARTIE-SVG-FICHIER-N3] image vaut NULL, ou image->nombre_fleches va de 0 à 1000 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PARTIE-SVG-FICHIER-N4] s'il y a des flèches, image->fleches n'est pas NULL ; sinon rend
///   erreur_pointeur_nul ;
/// - [PARTIE-SVG-FICHIER-N5] les quatre coordonnées de chaque flèche vont de 0 à 7 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PARTIE-SVG-FICHIER-N6] nom n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-SVG-FICHIER-G1] rend pas_erreur, et le fichier contient l'image que donne
///   partie_ecrire_svg (qui n'est pas appelée par son nom) ; ce qu'il contenait est remplacé d'un
///   seul coup ;
/// - [PARTIE-SVG-FICHIER-G2] si le fichier ne peut pas être écrit, rend erreur_fichier_ecriture,
///   dit pourquoi en une ligne, sur stderr sauf en mode contrats_silence et par
///   echecs_derniere_erreur, et le fichier reste comme il était ;
/// - [PARTIE-SVG-FICHIER-G3] avant le début de la partie, rend erreur_partie_non_commencee, et
///   aucun fichier ne change.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_ecrire_svg_fichier")]
pub unsafe extern "C" fn partie_ecrire_svg_fichier(
    p: *const Partie,
    image: *const ImageEchiquier,
    nom: *const c_char,
) -> TypeErreurC {
    const NAME: &str = "partie_ecrire_svg_fichier";
    call(
        NAME,
        |code| code,
        || {
            let tags = [
                "PARTIE-SVG-FICHIER-N2",
                "PARTIE-SVG-FICHIER-N3",
                "PARTIE-SVG-FICHIER-N4",
                "PARTIE-SVG-FICHIER-N5",
            ];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-SVG-FICHIER-N1") }?;
            // SAFETY: NULL or a request, by contract.
            let request = unsafe { Request::new(image, tags) }?;
            // SAFETY: NULL or terminated, by contract.
            let file = unsafe { NamedFile::new(NAME, nom, "nom", "PARTIE-SVG-FICHIER-N6") }?;
            Ok(match scene_of_game(&handle.look()) {
                Some(scene) => file.replace(&request.draw(&scene)),
                None => TypeErreur::ErreurPartieNonCommencee as TypeErreurC,
            })
        },
    )
}

/// The board at an address, to draw.
///
/// # Safety
///
/// `e` is NULL or the address of a board.
unsafe fn scene_of_board(e: *const Echiquier, null: &'static str) -> Result<Scene, Breach> {
    // SAFETY: NULL or a board, by the caller.
    let board = unsafe { read(e) }.ok_or_else(|| Breach::null(null, "e"))?;
    Ok(Scene { board: board.board(), turn: board.player(), last_move: None })
}

/// The position of a game that has begun, to draw.
fn scene_of_game(state: &State) -> Option<Scene> {
    let game = state.game.as_ref()?.game();
    let last = game.moves().len().checked_sub(1).and_then(|place| game.played(place));
    Some(Scene {
        board: *game.position().board(),
        turn: Some(game.position().turn()),
        last_move: last.map(|(_, mv)| (mv.from(), arrival(mv))),
    })
}

/// Where the piece that moves arrives; of castling, the king.
fn arrival(mv: Move) -> Square {
    if mv.is_castling() { castling_arrival(mv.from(), mv.to()).0 } else { mv.to() }
}

#[cfg(test)]
mod tests {
    use super::super::handle::Handle;
    use super::*;
    use crate::play::Match;
    use crate::rules::Position;

    #[test]
    fn the_last_move_is_the_one_that_players_name() {
        let start = Position::from_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
        let handle = Handle::new();
        assert!(scene_of_game(&handle.look()).is_none());
        handle.change(|state| state.game = Some(Match::new(start)));
        let last_move = || scene_of_game(&handle.look()).unwrap().last_move;
        assert_eq!(last_move(), None);
        for (text, from, to) in [("e1g1", "e1", "g1"), ("a8b8", "a8", "b8")] {
            handle.change(|state| {
                let game = state.game.as_mut().unwrap();
                game.play(game.position().parse_uci(text).unwrap()).unwrap();
            });
            assert_eq!(last_move(), Some((from.parse().unwrap(), to.parse().unwrap())));
        }
    }

    #[test]
    fn the_king_of_chess960_is_marked_where_it_arrives() {
        let start = Position::from_fen("8/8/8/8/8/8/8/RK4kr w A - 0 1").unwrap();
        let handle = Handle::new();
        let mut game = Match::new(start);
        game.play(game.position().parse_uci("b1a1").unwrap()).unwrap();
        handle.change(|state| state.game = Some(game));
        let last_move = scene_of_game(&handle.look()).unwrap().last_move;
        assert_eq!(last_move, Some(("b1".parse().unwrap(), "c1".parse().unwrap())));
    }
}
