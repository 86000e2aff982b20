//! Section « Échiquier » of `echecs.h`.

use std::ffi::c_int;
use std::ptr;

use super::jeu::Jeu;
use super::pieces::{Piece, TypePiece, TypePieceC};
use super::pointers::{read, write};
use crate::capi::contracts;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::output;
use crate::rules::Color;

/// Les pièces des deux camps, et à qui de jouer.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Echiquier {
    /// Les pièces blanches.
    pub jeu_de_piece_blanc: Jeu,
    /// Les pièces noires.
    pub jeu_de_piece_noir: Jeu,
    /// 0 si les blancs doivent jouer, 1 si ce sont les noirs.
    pub joueur_courant: c_int,
}

impl Echiquier {
    /// No piece at all, and White to move.
    pub(super) const EMPTY: Echiquier = Echiquier {
        jeu_de_piece_blanc: Jeu::EMPTY,
        jeu_de_piece_noir: Jeu::EMPTY,
        joueur_courant: 0,
    };

    /// The start of a game.
    pub(super) fn initial() -> Echiquier {
        let white = initial_set(0, 1, TypePiece::PionBlanc);
        let black = initial_set(7, 6, TypePiece::PionNoir);
        Echiquier { jeu_de_piece_blanc: white, jeu_de_piece_noir: black, joueur_courant: 0 }
    }

    pub(super) fn jeu(&self, color: Color) -> &Jeu {
        match color {
            Color::White => &self.jeu_de_piece_blanc,
            Color::Black => &self.jeu_de_piece_noir,
        }
    }

    /// Gives every invalid piece the same content.
    pub(super) fn tidy(&mut self) {
        for jeu in [&mut self.jeu_de_piece_blanc, &mut self.jeu_de_piece_noir] {
            let invalid = TypePiece::Invalide as TypePieceC;
            let pieces = jeu.ensemble_de_piece.iter_mut();
            pieces
                .filter(|piece| piece.r#type == invalid)
                .for_each(|piece| *piece = Piece::INVALID);
        }
    }

    /// The kind of the piece that the side to move has on a square.
    pub(super) fn own_piece_at(&self, x: c_int, y: c_int) -> Option<TypePiece> {
        let mut pieces = self.jeu(self.player()?).valid_pieces();
        pieces.find(|(_, piece)| piece.is_at(x, y))?.1.kind()
    }

    /// The side to move, if the board says so.
    pub(in crate::capi) fn player(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| color.index() as c_int == self.joueur_courant)
    }
}

fn initial_set(home: c_int, second: c_int, pawn: TypePiece) -> Jeu {
    use TypePiece::*;
    let officers = [
        (Tour, 0),
        (Tour, 7),
        (Cavalier, 1),
        (Cavalier, 6),
        (Fou, 2),
        (Fou, 5),
        (Dame, 3),
        (Roi, 4),
    ];
    let mut jeu = Jeu::EMPTY;
    let pieces = officers
        .into_iter()
        .map(|(kind, x)| Piece::new(kind, x, home))
        .chain((0..8).map(|x| Piece::new(pawn, x, second)));
    for (place, piece) in jeu.ensemble_de_piece.iter_mut().zip(pieces) {
        *place = piece;
    }
    jeu
}

fn bad_player(tag: &'static str, player: c_int) -> Breach {
    let explanation = format!("joueur_courant vaut {player}, il faut 0 (blancs) ou 1 (noirs)");
    Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
}

/// Place toutes les pièces pour le début d'une partie.
///
/// @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
///
/// Nécessite :
/// - [ECHIQUIER-INIT-N1] e n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [ECHIQUIER-INIT-G1] chaque jeu contient, dans cet ordre : les tours des colonnes a et h,
///   les cavaliers b et g, les fous c et f, la dame d (indice 6), le roi e (indice 7), puis
///   les pions de a à h ;
/// - [ECHIQUIER-INIT-G2] les pièces blanches sont en y = 0 et y = 1, les noires en y = 7 et
///   y = 6, et joueur_courant vaut 0.
#[unsafe(export_name = "echecs_interne_echiquier_initialiser")]
pub unsafe extern "C" fn echiquier_initialiser(e: *mut Echiquier) {
    call(
        "echiquier_initialiser",
        |_| (),
        || {
            // SAFETY: NULL or a board, by contract.
            unsafe { write(e, Echiquier::initial()) }
                .ok_or_else(|| Breach::null("ECHIQUIER-INIT-N1", "e"))
        },
    );
}

/// Vide l'échiquier : toutes les pièces des deux jeux deviennent invalides, le trait est aux blancs.
///
/// @param e l'échiquier à vider ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-VIDER-N1] e n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [ECHIQUIER-VIDER-G1] chaque pièce des deux jeux devient { invalide, -1, -1 } ;
/// - [ECHIQUIER-VIDER-G2] joueur_courant devient 0.
#[unsafe(export_name = "echecs_interne_echiquier_invalider_jeux")]
pub unsafe extern "C" fn echiquier_invalider_jeux(e: *mut Echiquier) {
    call(
        "echiquier_invalider_jeux",
        |_| (),
        || {
            // SAFETY: NULL or a board, by contract.
            unsafe { write(e, Echiquier::EMPTY) }
                .ok_or_else(|| Breach::null("ECHIQUIER-VIDER-N1", "e"))
        },
    );
}

/// Donne le trait à l'autre camp.
///
/// @param e l'échiquier à changer.
///
/// Nécessite :
/// - [ECHIQUIER-JOUEUR-N1] e n'est pas NULL ; sinon ne fait rien ;
/// - [ECHIQUIER-JOUEUR-N2] joueur_courant vaut 0 ou 1 ; sinon ne fait rien.
///
/// Garantie :
/// - [ECHIQUIER-JOUEUR-G1] joueur_courant passe de 0 à 1, ou de 1 à 0 ; le reste ne change
///   pas.
#[unsafe(export_name = "echecs_interne_echiquier_changer_joueur_courant")]
pub unsafe extern "C" fn echiquier_changer_joueur_courant(e: *mut Echiquier) {
    call(
        "echiquier_changer_joueur_courant",
        |_| (),
        || {
            let tags = ["ECHIQUIER-JOUEUR-N1", "ECHIQUIER-JOUEUR-N2"];
            // SAFETY: NULL or a board, by contract.
            let (mut board, player) = unsafe { board_and_player(e, tags) }?;
            board.joueur_courant = (!player).index() as c_int;
            // SAFETY: not NULL, so a board.
            unsafe { write(e, board) };
            Ok(())
        },
    );
}

/// The board at an address, and the side to move.
///
/// # Safety
///
/// `e` is NULL or the address of a board.
unsafe fn board_and_player(
    e: *const Echiquier,
    [null, bad]: [&'static str; 2],
) -> Result<(Echiquier, Color), Breach> {
    // SAFETY: NULL or a board, by the caller.
    let board = unsafe { read(e) }.ok_or_else(|| Breach::null(null, "e"))?;
    let player = board.player().ok_or_else(|| bad_player(bad, board.joueur_courant))?;
    Ok((board, player))
}

/// The address of a side's set in the board at an address.
fn set_address(e: *const Echiquier, color: Color) -> *const Jeu {
    e.cast::<Jeu>().wrapping_add(color.index())
}

/// Donne le jeu du camp qui doit jouer, pour le modifier.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [JEU-COURANT-N1] e n'est pas NULL ; sinon rend NULL ;
/// - [JEU-COURANT-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-COURANT-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du jeu
///   noir s'il vaut 1.
///
/// @return l'adresse du jeu, ou NULL.
#[unsafe(export_name = "echecs_interne_echiquier_recupere_jeu_courant")]
pub unsafe extern "C" fn echiquier_recupere_jeu_courant(e: *mut Echiquier) -> *mut Jeu {
    call(
        "echiquier_recupere_jeu_courant",
        |_| ptr::null_mut(),
        || {
            // SAFETY: NULL or a board, by contract.
            let (_, player) = unsafe { board_and_player(e, ["JEU-COURANT-N1", "JEU-COURANT-N2"]) }?;
            Ok(set_address(e, player).cast_mut())
        },
    )
}

/// Donne le jeu du camp qui ne doit pas jouer, pour le modifier.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [JEU-ADVERSE-N1] e n'est pas NULL ; sinon rend NULL ;
/// - [JEU-ADVERSE-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-ADVERSE-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du jeu
///   blanc s'il vaut 1.
///
/// @return l'adresse du jeu, ou NULL.
#[unsafe(export_name = "echecs_interne_echiquier_recupere_jeu_adverse")]
pub unsafe extern "C" fn echiquier_recupere_jeu_adverse(e: *mut Echiquier) -> *mut Jeu {
    call(
        "echiquier_recupere_jeu_adverse",
        |_| ptr::null_mut(),
        || {
            // SAFETY: NULL or a board, by contract.
            let (_, player) = unsafe { board_and_player(e, ["JEU-ADVERSE-N1", "JEU-ADVERSE-N2"]) }?;
            Ok(set_address(e, !player).cast_mut())
        },
    )
}

/// Donne le jeu du camp qui doit jouer, pour le lire.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [JEU-COURANT-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
/// - [JEU-COURANT-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-COURANT-INFO-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du
///   jeu noir s'il vaut 1.
///
/// @return l'adresse du jeu, ou NULL.
#[unsafe(export_name = "echecs_interne_echiquier_recupere_jeu_courant_information")]
pub unsafe extern "C" fn echiquier_recupere_jeu_courant_information(
    e: *const Echiquier,
) -> *const Jeu {
    call(
        "echiquier_recupere_jeu_courant_information",
        |_| ptr::null(),
        || {
            let tags = ["JEU-COURANT-INFO-N1", "JEU-COURANT-INFO-N2"];
            // SAFETY: NULL or a board, by contract.
            let (_, player) = unsafe { board_and_player(e, tags) }?;
            Ok(set_address(e, player))
        },
    )
}

/// Donne le jeu du camp qui ne doit pas jouer, pour le lire.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [JEU-ADVERSE-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
/// - [JEU-ADVERSE-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-ADVERSE-INFO-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du
///   jeu blanc s'il vaut 1.
///
/// @return l'adresse du jeu, ou NULL.
#[unsafe(export_name = "echecs_interne_echiquier_recupere_jeu_adverse_information")]
pub unsafe extern "C" fn echiquier_recupere_jeu_adverse_information(
    e: *const Echiquier,
) -> *const Jeu {
    call(
        "echiquier_recupere_jeu_adverse_information",
        |_| ptr::null(),
        || {
            let tags = ["JEU-ADVERSE-INFO-N1", "JEU-ADVERSE-INFO-N2"];
            // SAFETY: NULL or a board, by contract.
            let (_, player) = unsafe { board_and_player(e, tags) }?;
            Ok(set_address(e, !player))
        },
    )
}

/// Dit si un échiquier est intègre, c'est-à-dire s'il peut servir à jouer.
///
/// @param e l'échiquier ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-INTEGRE-N1] e n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [ECHIQUIER-INTEGRE-G1] rend 1 si joueur_courant vaut 0 ou 1, si les deux jeux sont
///   intègres (voir jeu_est_integre), si les pions de chaque jeu sont de sa couleur, et si
///   aucune case n'a deux pièces ;
/// - [ECHIQUIER-INTEGRE-G2] sinon rend 0 et dit en une ligne ce qui ne va pas, et dans quel
///   jeu : sur stderr, sauf en mode contrats_silence, et par echecs_derniere_erreur ;
/// - [ECHIQUIER-INTEGRE-G3] un échiquier qui n'est pas intègre n'arrête jamais le programme,
///   même en mode contrats_arret.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_echiquier_est_integre")]
pub unsafe extern "C" fn echiquier_est_integre(e: *const Echiquier) -> c_int {
    call(
        "echiquier_est_integre",
        |_| 0,
        || {
            // SAFETY: NULL or a board, by contract.
            let board =
                unsafe { read(e) }.ok_or_else(|| Breach::null("ECHIQUIER-INTEGRE-N1", "e"))?;
            let fault = board.fault();
            if let Some(fault) = fault {
                contracts::tell(&format!("libechecs : echiquier_est_integre : {fault}"));
            }
            Ok(fault.is_none().into())
        },
    )
}

/// Donne le code de ce qui fait qu'un échiquier n'est pas intègre.
///
/// @param e l'échiquier ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-DEFAUT-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [ECHIQUIER-DEFAUT-G1] rend pas_erreur si l'échiquier est intègre (voir
///   echiquier_est_integre) ; sinon l'erreur_echiquier_... qui dit pourquoi, l'une d'elles s'il y
///   en a plusieurs ;
/// - [ECHIQUIER-DEFAUT-G2] n'écrit rien : c'est ce qu'il faut à une fonction qui doit rendre ce
///   code.
///
/// @return pas_erreur, ou le code.
#[unsafe(export_name = "echecs_interne_echiquier_defaut")]
pub unsafe extern "C" fn echiquier_defaut(e: *const Echiquier) -> c_int {
    call(
        "echiquier_defaut",
        |code| code,
        || {
            // SAFETY: NULL or a board, by contract.
            let board =
                unsafe { read(e) }.ok_or_else(|| Breach::null("ECHIQUIER-DEFAUT-N1", "e"))?;
            Ok(board.fault().map_or(TypeErreur::PasErreur, |fault| fault.code()) as TypeErreurC)
        },
    )
}

/// Dessine l'échiquier sur stdout, pour des personnes.
///
/// @param e l'échiquier à dessiner ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-AFFICHER-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
///
/// Garantie :
/// - [ECHIQUIER-AFFICHER-G1] écrit les rangées de la huitième à la première, une par ligne,
///   précédées de leur numéro, puis les lettres des colonnes ; une case vide est « · », une
///   pièce est le caractère Unicode du jeu d'échecs ;
/// - [ECHIQUIER-AFFICHER-G2] écrit ensuite « trait aux blancs », « trait aux noirs », ou
///   « trait inconnu » et la valeur de joueur_courant ;
/// - [ECHIQUIER-AFFICHER-G3] une pièce qui n'est pas valide n'est pas dessinée ; une case où
///   il y en a plusieurs est « # ».
#[unsafe(export_name = "echecs_interne_echiquier_afficher")]
pub unsafe extern "C" fn echiquier_afficher(e: *const Echiquier) {
    call(
        "echiquier_afficher",
        |_| (),
        || {
            // SAFETY: NULL or a board, by contract.
            let board =
                unsafe { read(e) }.ok_or_else(|| Breach::null("ECHIQUIER-AFFICHER-N1", "e"))?;
            output::write(&board.draw());
            Ok(())
        },
    );
}

/// Écrit un échiquier sur stdout, tel qu'il est en mémoire, pour la mise au point.
///
/// @param e l'échiquier à écrire ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-DEBUG-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
///
/// Garantie :
/// - [ECHIQUIER-DEBUG-G1] écrit « joueur_courant » et sa valeur, « jeu_de_piece_blanc » et ce
///   qu'écrit jeu_afficher_debug, puis « jeu_de_piece_noir » et ce qu'écrit
///   jeu_afficher_debug.
#[unsafe(export_name = "echecs_interne_echiquier_afficher_debug")]
pub unsafe extern "C" fn echiquier_afficher_debug(e: *const Echiquier) {
    call(
        "echiquier_afficher_debug",
        |_| (),
        || {
            // SAFETY: NULL or a board, by contract.
            let board =
                unsafe { read(e) }.ok_or_else(|| Breach::null("ECHIQUIER-DEBUG-N1", "e"))?;
            output::write(&format!(
                "joueur_courant {}\njeu_de_piece_blanc\n{}jeu_de_piece_noir\n{}",
                board.joueur_courant,
                board.jeu_de_piece_blanc.describe(),
                board.jeu_de_piece_noir.describe()
            ));
            Ok(())
        },
    );
}

impl Echiquier {
    fn draw(&self) -> String {
        let turn = match self.player() {
            Some(Color::White) => "trait aux blancs".to_owned(),
            Some(Color::Black) => "trait aux noirs".to_owned(),
            None => format!("trait inconnu : {}", self.joueur_courant),
        };
        format!("{}{turn}\n", self.picture())
    }

    /// The squares, with the names of their ranks and files.
    pub(super) fn picture(&self) -> String {
        let mut picture = String::new();
        for y in (0..8).rev() {
            picture.push_str(&format!("{} ", y + 1));
            for x in 0..8 {
                picture.push(' ');
                picture.push(self.glyph(x, y));
            }
            picture.push('\n');
        }
        picture.push_str("   a b c d e f g h\n");
        picture
    }

    fn glyph(&self, x: c_int, y: c_int) -> char {
        let here = |color| {
            let pieces = self.jeu(color).valid_pieces();
            pieces.filter(|(_, piece)| piece.is_at(x, y)).map(move |(_, piece)| (color, piece))
        };
        let mut pieces = here(Color::White).chain(here(Color::Black));
        match (pieces.next(), pieces.next()) {
            (None, _) => '·',
            (Some((color, piece)), None) => glyph(color, piece),
            (Some(_), Some(_)) => '#',
        }
    }
}

fn glyph(color: Color, piece: &Piece) -> char {
    let glyphs = match color {
        Color::White => ['♖', '♘', '♗', '♕', '♔', '♙', '♙'],
        Color::Black => ['♜', '♞', '♝', '♛', '♚', '♟', '♟'],
    };
    piece.kind().and_then(|kind| glyphs.get(kind as usize)).copied().unwrap_or('#')
}
