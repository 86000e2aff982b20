//! Section « Échiquier » of `echecs.h`.

use std::ffi::{c_char, c_int};
use std::ptr;

use super::jeu::Jeu;
use super::pieces::{Piece, TypePiece, TypePieceC};
use super::pointers::{read, write};
use crate::capi::arguments::{WHITE_OR_BLACK, out_of_range, require_room};
use crate::capi::contracts;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::language::Langue;
use crate::capi::{output, strings};
use crate::rules::{Color, Piece as CorePiece};

/// Les pièces des deux camps, et le trait.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Echiquier {
    /// Les pièces blanches.
    pub jeu_de_piece_blanc: Jeu,
    /// Les pièces noires.
    pub jeu_de_piece_noir: Jeu,
    /// Le camp qui a le trait : 0 pour les blancs, 1 pour les noirs.
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
    out_of_range(tag, "joueur_courant", player, WHITE_OR_BLACK)
}

/// Place toutes les pièces pour le début d'une partie.
///
/// @param e l'échiquier à remplir ; ce qu'il contenait ne compte pas.
///
/// Nécessite :
/// - [ECHIQUIER-INIT-N1] e n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [ECHIQUIER-INIT-G1] + chaque jeu contient, dans cet ordre : les tours des colonnes a et h,
///   les cavaliers b et g, les fous c et f, la dame d (indice 6), le roi e (indice 7), puis
///   les pions de a à h ;
/// - [ECHIQUIER-INIT-G2] + les pièces blanches sont en y = 0 et y = 1, les noires en y = 7 et
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

/// Retire toutes les pièces de l'échiquier, et donne le trait aux blancs.
///
/// @param e l'échiquier à vider ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-VIDER-N1] e n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [ECHIQUIER-VIDER-G1] + chaque pièce des deux jeux reçoit { invalide, -1, -1 } ;
/// - [ECHIQUIER-VIDER-G2] + joueur_courant reçoit 0.
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

/// Donne le trait au camp adverse.
///
/// @param e l'échiquier à changer.
///
/// Nécessite :
/// - [ECHIQUIER-JOUEUR-N1] e n'est pas NULL ; sinon ne fait rien ;
/// - [ECHIQUIER-JOUEUR-N2] joueur_courant vaut 0 ou 1 ; sinon ne fait rien.
///
/// Garantie :
/// - [ECHIQUIER-JOUEUR-G1] + joueur_courant passe de 0 à 1, ou de 1 à 0 ; le reste ne change pas.
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

/// Donne le jeu du camp qui a le trait, pour le modifier.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [JEU-COURANT-N1] e n'est pas NULL ; sinon rend NULL ;
/// - [JEU-COURANT-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-COURANT-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du jeu noir
///   si joueur_courant vaut 1.
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

/// Donne le jeu du camp adverse, pour le modifier.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [JEU-ADVERSE-N1] e n'est pas NULL ; sinon rend NULL ;
/// - [JEU-ADVERSE-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-ADVERSE-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du jeu blanc
///   si joueur_courant vaut 1.
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

/// Donne le jeu du camp qui a le trait, pour le lire.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [JEU-COURANT-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
/// - [JEU-COURANT-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-COURANT-INFO-G1] rend l'adresse, dans *e, du jeu blanc si joueur_courant vaut 0, du jeu
///   noir si joueur_courant vaut 1.
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

/// Donne le jeu du camp adverse, pour le lire.
///
/// @param e l'échiquier.
///
/// Nécessite :
/// - [JEU-ADVERSE-INFO-N1] e n'est pas NULL ; sinon rend NULL ;
/// - [JEU-ADVERSE-INFO-N2] joueur_courant vaut 0 ou 1 ; sinon rend NULL.
///
/// Garantie :
/// - [JEU-ADVERSE-INFO-G1] rend l'adresse, dans *e, du jeu noir si joueur_courant vaut 0, du jeu
///   blanc si joueur_courant vaut 1.
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

/// Dit si un échiquier est intègre.
///
/// @param e l'échiquier ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-INTEGRE-N1] e n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [ECHIQUIER-INTEGRE-G1] rend 1 si l'échiquier est intègre, c'est-à-dire bien formé :
///   - joueur_courant vaut 0 ou 1 ;
///   - les deux jeux sont intègres (voir [JEU-INTEGRE-G1]) ;
///   - les pions de chaque jeu sont de la couleur de ce jeu ;
///   - une pièce blanche et une pièce noire ne sont jamais sur la même case ;
/// - [ECHIQUIER-INTEGRE-G2] rend 0 si joueur_courant ne vaut ni 0 ni 1, ou si deux pièces sont sur
///   la même case, et dit ce qui ne va pas, sur stdout ou sur stderr (sauf en mode
///   contrats_silence) ;
/// - [ECHIQUIER-INTEGRE-G4] + rend 0 pour toute autre faute ;
/// - [ECHIQUIER-INTEGRE-G5] + si l'échiquier n'est pas intègre : signale la première faute, dans
///   l'ordre de [ECHIQUIER-VERIFIER-G2], et dans quel jeu ;
/// - [ECHIQUIER-INTEGRE-G3] + un échiquier qui n'est pas intègre n'arrête jamais le programme, même
///   en mode contrats_arret.
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
                let code = fault.code() as c_int;
                contracts::tell(code, &format!("libechecs : echiquier_est_integre : {fault}"));
            }
            Ok(fault.is_none().into())
        },
    )
}

/// Dit pourquoi un échiquier n'est pas intègre.
///
/// À appeler dans une fonction dont le contrat demande de rendre ce code. La fonction rend un
/// int, parce que les fichiers du cours déclarent type_erreur après l'échiquier.
///
/// @param e l'échiquier ; son contenu peut être quelconque.
/// @param raison où écrire la phrase, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que raison peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [ECHIQUIER-VERIFIER-N1] e n'est pas NULL ; sinon rend erreur_pointeur_nul, et raison
///   reçoit "" ;
/// - [ECHIQUIER-VERIFIER-N2] raison n'est pas NULL, ou taille vaut 0 ;
///   sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [ECHIQUIER-VERIFIER-G1] + si l'échiquier est intègre (voir [ECHIQUIER-INTEGRE-G1]) : rend
///   pas_erreur, et raison reçoit "" ;
/// - [ECHIQUIER-VERIFIER-G2] + sinon rend le code de la première faute, dans cet ordre :
///   - erreur_echiquier_joueur ;
///   - les fautes du jeu blanc : d'abord erreur_echiquier_sorte, erreur_echiquier_coordonnees ou
///     erreur_echiquier_ordre, celle de la pièce en cause dont l'indice est le plus petit, et pour
///     une même pièce dans cet ordre ; puis, dans cet ordre, erreur_echiquier_case_partagee,
///     erreur_echiquier_rois et erreur_echiquier_pions (des pions des deux couleurs) ;
///   - les fautes du jeu noir, dans le même ordre ;
///   - erreur_echiquier_pions : tous les pions d'un jeu sont de l'autre couleur ;
///   - erreur_echiquier_case_partagee : une pièce blanche et une pièce noire sont sur la même
///     case ;
/// - [ECHIQUIER-VERIFIER-G3] + raison reçoit alors une phrase en français qui dit ce qui ne va pas
///   et où : la valeur de joueur_courant, ou le jeu et les indices des pièces en cause, ou la
///   case partagée. Par exemple :
///   « jeu blanc : les pièces d'indices 0 et 1 sont toutes deux sur la case (0, 0) » ;
/// - [ECHIQUIER-VERIFIER-G4] + raison ne reçoit jamais plus de taille octets, zéro final compris ;
///   une phrase trop longue est coupée entre deux caractères ; ECHECS_PHRASE_MAX octets
///   suffisent toujours ;
/// - [ECHIQUIER-VERIFIER-G5] + ne signale rien, même si l'échiquier n'est pas intègre.
///
/// @return un type_erreur : pas_erreur, ou le code de la faute.
#[unsafe(export_name = "echecs_interne_echiquier_verifier")]
pub unsafe extern "C" fn echiquier_verifier(
    e: *const Echiquier,
    raison: *mut c_char,
    taille: usize,
) -> c_int {
    let body = || {
        // SAFETY: NULL or a board, by contract.
        let board = unsafe { read(e) }.ok_or_else(|| Breach::null("ECHIQUIER-VERIFIER-N1", "e"))?;
        require_room((raison, taille), "ECHIQUIER-VERIFIER-N2", "raison")?;
        let (code, sentence) = match board.fault() {
            None => (TypeErreur::PasErreur, String::new()),
            Some(fault) => (fault.code(), fault.to_string()),
        };
        // SAFETY: `raison` has room for `taille` bytes, by contract.
        unsafe { strings::write(raison, taille, &sentence) };
        Ok(code as TypeErreurC)
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("echiquier_verifier", (raison, taille), |code| code, body) }
}

/// Dessine l'échiquier sur stdout.
///
/// Au début d'une partie :
/// @code{.unparsed}
/// 8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜
/// 7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
/// 6  · · · · · · · ·
/// 5  · · · · · · · ·
/// 4  · · · · · · · ·
/// 3  · · · · · · · ·
/// 2  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
/// 1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
///    a b c d e f g h
/// trait aux blancs
/// @endcode
///
/// @param e l'échiquier à dessiner ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-AFFICHER-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
///
/// Garantie :
/// - [ECHIQUIER-AFFICHER-G1] + écrit les rangées de la huitième à la première, une par ligne,
///   précédées de leur numéro, puis les lettres des colonnes ; une case vide est « · », une pièce
///   est le caractère Unicode du dessin précédent, de la couleur de son jeu (même un pion_noir du
///   jeu blanc est « ♙ ») ;
/// - [ECHIQUIER-AFFICHER-G2] + écrit ensuite la ligne « trait aux blancs » ou « trait aux noirs » ;
///   si joueur_courant ne vaut ni 0 ni 1, « trait inconnu : » et cette valeur, par exemple
///   « trait inconnu : 7 » ;
/// - [ECHIQUIER-AFFICHER-G3] + une pièce qui n'est pas valide n'est pas dessinée ; une case qui a
///   plusieurs pièces valides est « # ».
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

/// Écrit sur stdout le contenu d'un échiquier.
///
/// Pour la mise au point : le contenu est écrit tel qu'il est en mémoire.
///
/// @param e l'échiquier à écrire ; son contenu peut être quelconque.
///
/// Nécessite :
/// - [ECHIQUIER-DEBUG-N1] e n'est pas NULL ; sinon n'écrit rien sur stdout.
///
/// Garantie :
/// - [ECHIQUIER-DEBUG-G1] + écrit, dans cet ordre : une ligne « joueur_courant » suivie de sa
///   valeur, par exemple « joueur_courant 0 » ; une ligne « jeu_de_piece_blanc » et les lignes de
///   [JEU-DEBUG-G1] pour ce jeu ; une ligne « jeu_de_piece_noir » et les lignes de [JEU-DEBUG-G1]
///   pour ce jeu.
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
            Some(color) => format!("trait aux {}", Langue::LangueFrancais.side(color)),
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
    let role = piece.kind().and_then(TypePiece::role);
    role.map_or('#', |role| CorePiece { color, role }.figurine())
}
