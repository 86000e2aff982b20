//! Section « Images » of `partie.h`.

use std::ffi::{c_char, c_int, c_ulonglong};
use std::ptr;

use super::drawing::{Request, Scene};
use super::handle::{Handle, State};
use super::partie::Partie;
use crate::capi::arguments::fill;
use crate::capi::cpe::Echiquier;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::named_file::NamedFile;
use crate::capi::pointers::read;
use crate::rules::{Move, Square, castling_arrival};

/// Une flèche, de la case de départ à la case d'arrivée ; un anneau si c'est la même case.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlecheEchiquier {
    /// La colonne de départ : 0 pour a.
    pub x_depart: c_int,
    /// La rangée de départ : 0 pour la première.
    pub y_depart: c_int,
    /// La colonne d'arrivée.
    pub x_arrivee: c_int,
    /// La rangée d'arrivée.
    pub y_arrivee: c_int,
}

/// Ce que l'on veut d'une image. { 0 } demande l'image par défaut : 360 pixels, les blancs en bas,
/// les coordonnées, le dernier coup et l'échec, sans case encadrée ni flèche.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageEchiquier {
    /// La largeur en pixels, qui est aussi la hauteur : de 64 à 4096 ; 0 vaut 360.
    pub largeur: c_int,
    /// Différent de 0 : les noirs en bas.
    pub vue_des_noirs: c_int,
    /// Différent de 0 : sans les lettres des colonnes ni les numéros des rangées.
    pub sans_coordonnees: c_int,
    /// Différent de 0 : sans marquer le dernier coup. Un échiquier seul n'en a pas.
    pub sans_dernier_coup: c_int,
    /// Différent de 0 : sans marquer le roi en échec.
    pub sans_echec: c_int,
    /// Le nombre de flèches : de 0 à 1000.
    pub nombre_fleches: c_int,
    /// Les cases à encadrer : ECHECS_CASE(4, 3) | ECHECS_CASE(3, 4) pour e4 et d5.
    pub cases: c_ulonglong,
    /// Les flèches, dessinées par-dessus les pièces ; NULL s'il n'y en a pas.
    pub fleches: *const FlecheEchiquier,
    /// Réservé : 0 partout.
    pub reserve: [c_ulonglong; 4],
}

impl ImageEchiquier {
    pub(super) const USUAL: ImageEchiquier = ImageEchiquier {
        largeur: 0,
        vue_des_noirs: 0,
        sans_coordonnees: 0,
        sans_dernier_coup: 0,
        sans_echec: 0,
        nombre_fleches: 0,
        cases: 0,
        fleches: ptr::null(),
        reserve: [0; 4],
    };
}

/// Écrit l'image d'un échiquier, au format SVG.
///
/// L'image peut aller dans une page web, un document ou une feuille de cours : elle n'a besoin
/// d'aucun autre fichier, et plusieurs images peuvent aller dans la même page.
///
/// @param e l'échiquier à dessiner ; son contenu peut être quelconque.
/// @param image ce que l'on veut de l'image, ou NULL pour l'image par défaut.
/// @param tampon où écrire l'image, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [ECHIQUIER-SVG-N1] e n'est pas NULL ;
/// - [ECHIQUIER-SVG-N2] image est NULL, ou tous les membres de image->reserve valent 0 ;
/// - [ECHIQUIER-SVG-N3] image est NULL, ou image->largeur vaut 0 ou va de 64 à 4096 ;
/// - [ECHIQUIER-SVG-N4] image est NULL, ou image->nombre_fleches va de 0 à 1000 ;
/// - [ECHIQUIER-SVG-N5] s'il y a des flèches, image->fleches n'est pas NULL ;
/// - [ECHIQUIER-SVG-N6] les quatre coordonnées de chaque flèche vont de 0 à 7 ;
/// - [ECHIQUIER-SVG-N7] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [ECHIQUIER-SVG-G1] + tampon reçoit une image SVG 1.1 entière, de la largeur demandée, avec un
///   élément « use » par pièce ; une pièce qui n'est pas valide n'est pas dessinée ; si plusieurs
///   pièces sont sur une case, une seule est dessinée ;
/// - [ECHIQUIER-SVG-G2] + si le camp qui a le trait a exactement un roi et que ce roi est attaqué,
///   sa case est marquée, sauf si image->sans_echec est différent de 0 ;
/// - [ECHIQUIER-SVG-G3] + l'image dit aussi en texte, dans la langue de echecs_choisir_langue, qui
///   a le trait et où sont les pièces ;
/// - [ECHIQUIER-SVG-G4] + deux appels identiques donnent le même texte ; chaque membre de image a
///   l'effet que dit sa description, sauf sans_dernier_coup, qui n'a d'effet que pour une partie ;
/// - [ECHIQUIER-SVG-G5] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
///   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien.
///
/// @return la longueur de l'image, ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_ecrire_svg")]
pub unsafe extern "C" fn echiquier_ecrire_svg(
    e: *const Echiquier,
    image: *const ImageEchiquier,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        let tags = [
            "ECHIQUIER-SVG-N2",
            "ECHIQUIER-SVG-N3",
            "ECHIQUIER-SVG-N4",
            "ECHIQUIER-SVG-N5",
            "ECHIQUIER-SVG-N6",
        ];
        // SAFETY: NULL or what they are said to be, by contract.
        let text = unsafe {
            let scene = scene_of_board(e, "ECHIQUIER-SVG-N1")?;
            Request::new(image, tags)?.draw(&scene)
        };
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "ECHIQUIER-SVG-N7", &text) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("echiquier_ecrire_svg", (tampon, taille), |_| 0, body) }
}

/// Écrit l'image d'un échiquier dans un fichier SVG.
///
/// @param e l'échiquier à dessiner ; son contenu peut être quelconque.
/// @param image ce que l'on veut de l'image, ou NULL pour l'image par défaut.
/// @param fichier le nom du fichier, qui d'habitude finit par « .svg ».
///
/// Si une clause n'est pas respectée, aucun fichier ne change.
///
/// Nécessite :
/// - [ECHIQUIER-SVG-FICHIER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ECHIQUIER-SVG-FICHIER-N2] image est NULL, ou tous les membres de image->reserve valent 0 ;
///   sinon rend erreur_argument_hors_limites ;
/// - [ECHIQUIER-SVG-FICHIER-N3] image est NULL, ou image->largeur vaut 0 ou va de 64 à 4096 ;
///   sinon rend erreur_argument_hors_limites ;
/// - [ECHIQUIER-SVG-FICHIER-N4] image est NULL, ou image->nombre_fleches va de 0 à 1000 ; sinon
///   rend erreur_argument_hors_limites ;
/// - [ECHIQUIER-SVG-FICHIER-N5] s'il y a des flèches, image->fleches n'est pas NULL ; sinon rend
///   erreur_pointeur_nul ;
/// - [ECHIQUIER-SVG-FICHIER-N6] les quatre coordonnées de chaque flèche vont de 0 à 7 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [ECHIQUIER-SVG-FICHIER-N7] fichier n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [ECHIQUIER-SVG-FICHIER-G1] + rend pas_erreur, et le fichier contient l'image que donne
///   echiquier_ecrire_svg (pas par son nom) ; le contenu d'avant est remplacé d'un seul coup ;
/// - [ECHIQUIER-SVG-FICHIER-G2] + si le fichier ne peut pas être écrit : rend
///   erreur_fichier_ecriture, et signale la raison ; un fichier de ce nom garde son contenu s'il
///   existait, et n'est pas créé s'il n'existait pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_echiquier_ecrire_svg_fichier")]
pub unsafe extern "C" fn echiquier_ecrire_svg_fichier(
    e: *const Echiquier,
    image: *const ImageEchiquier,
    fichier: *const c_char,
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
                "ECHIQUIER-SVG-FICHIER-N6",
            ];
            // SAFETY: NULL or what they are said to be, by contract.
            unsafe {
                let scene = scene_of_board(e, "ECHIQUIER-SVG-FICHIER-N1")?;
                let request = Request::new(image, tags)?;
                let file = NamedFile::new(NAME, fichier, "fichier", "ECHIQUIER-SVG-FICHIER-N7")?;
                Ok(file.replace(&request.draw(&scene)))
            }
        },
    )
}

/// Écrit l'image de la position d'une partie, au format SVG.
///
/// Voir echiquier_ecrire_svg.
///
/// @param p la partie.
/// @param image ce que l'on veut de l'image, ou NULL pour l'image par défaut.
/// @param tampon où écrire l'image, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [PARTIE-SVG-N1] p n'est pas NULL ;
/// - [PARTIE-SVG-N2] image est NULL, ou tous les membres de image->reserve valent 0 ;
/// - [PARTIE-SVG-N3] image est NULL, ou image->largeur vaut 0 ou va de 64 à 4096 ;
/// - [PARTIE-SVG-N4] image est NULL, ou image->nombre_fleches va de 0 à 1000 ;
/// - [PARTIE-SVG-N5] s'il y a des flèches, image->fleches n'est pas NULL ;
/// - [PARTIE-SVG-N6] les quatre coordonnées de chaque flèche vont de 0 à 7 ;
/// - [PARTIE-SVG-N7] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [PARTIE-SVG-G1] + tampon reçoit l'image que echiquier_ecrire_svg (pas par son nom) donne de
///   l'échiquier de la partie ; en plus, les cases de départ et d'arrivée du dernier coup sont
///   marquées, sauf si image->sans_dernier_coup est différent de 0 ; pour un roque, ce sont les
///   deux cases du roi ;
/// - [PARTIE-SVG-G2] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit le
///   texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre deux
///   caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
/// - [PARTIE-SVG-G3] + avant le début de la partie, rend 0, et tampon reçoit "".
///
/// @return la longueur de l'image, ou 0.
#[unsafe(export_name = "echecs_interne_partie_ecrire_svg")]
pub unsafe extern "C" fn partie_ecrire_svg(
    p: *const Partie,
    image: *const ImageEchiquier,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        let tags =
            ["PARTIE-SVG-N2", "PARTIE-SVG-N3", "PARTIE-SVG-N4", "PARTIE-SVG-N5", "PARTIE-SVG-N6"];
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "PARTIE-SVG-N1") }?;
        // SAFETY: NULL or a request, by contract.
        let request = unsafe { Request::new(image, tags) }?;
        let scene = scene_of_game(&handle.look());
        let text = scene.map_or_else(String::new, |scene| request.draw(&scene));
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "PARTIE-SVG-N7", &text) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_svg", (tampon, taille), |_| 0, body) }
}

/// Écrit l'image d'une position dans un fichier SVG.
///
/// @param p la partie.
/// @param image ce que l'on veut de l'image, ou NULL pour l'image par défaut.
/// @param fichier le nom du fichier, qui d'habitude finit par « .svg ».
///
/// Si une clause n'est pas respectée, aucun fichier ne change.
///
/// Nécessite :
/// - [PARTIE-SVG-FICHIER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-SVG-FICHIER-N2] image est NULL, ou tous les membres de image->reserve valent 0 ;
///   sinon rend erreur_argument_hors_limites ;
/// - [PARTIE-SVG-FICHIER-N3] image est NULL, ou image->largeur vaut 0 ou va de 64 à 4096 ; sinon
///   rend erreur_argument_hors_limites ;
/// - [PARTIE-SVG-FICHIER-N4] image est NULL, ou image->nombre_fleches va de 0 à 1000 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PARTIE-SVG-FICHIER-N5] s'il y a des flèches, image->fleches n'est pas NULL ; sinon rend
///   erreur_pointeur_nul ;
/// - [PARTIE-SVG-FICHIER-N6] les quatre coordonnées de chaque flèche vont de 0 à 7 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PARTIE-SVG-FICHIER-N7] fichier n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-SVG-FICHIER-G1] + rend pas_erreur, et le fichier contient l'image que donne
///   partie_ecrire_svg (pas par son nom) ; le contenu d'avant est remplacé d'un seul coup ;
/// - [PARTIE-SVG-FICHIER-G2] + si le fichier ne peut pas être écrit : rend erreur_fichier_ecriture,
///   et signale la raison ; un fichier de ce nom garde son contenu s'il existait, et n'est pas créé
///   s'il n'existait pas ;
/// - [PARTIE-SVG-FICHIER-G3] + avant le début de la partie, rend erreur_partie_non_commencee, et
///   aucun fichier ne change.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_ecrire_svg_fichier")]
pub unsafe extern "C" fn partie_ecrire_svg_fichier(
    p: *const Partie,
    image: *const ImageEchiquier,
    fichier: *const c_char,
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
                "PARTIE-SVG-FICHIER-N6",
            ];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "PARTIE-SVG-FICHIER-N1") }?;
            // SAFETY: NULL or a request, by contract.
            let request = unsafe { Request::new(image, tags) }?;
            // SAFETY: NULL or terminated, by contract.
            let file =
                unsafe { NamedFile::new(NAME, fichier, "fichier", "PARTIE-SVG-FICHIER-N7") }?;
            // The game is no longer looked at when the file speaks: a log may play, or destroy it.
            let scene = scene_of_game(&handle.look());
            Ok(match scene {
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
