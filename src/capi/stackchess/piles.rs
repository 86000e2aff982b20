//! Section « Piles » of `stackchess.h`: the stack of a course on stacks.

use std::ffi::{c_char, c_int};

use super::hands::call;
use crate::capi::arguments::{misuse, out_of_range};
use crate::capi::guard::Breach;
use crate::capi::pointers::write;
use crate::rules::Color;
use crate::stackchess::{MAX_PIECES, Piece};

/// Le nombre de pièces qu'une pile peut recevoir. Une pile est à un seul joueur. Sur le plus grand
/// plateau, 26 × 26, un joueur commence avec 52 pièces, et un texte de stackchess_lire_position peut
/// lui en donner le double, jamais plus : une pile de 104 places suffit toujours.
pub const STACKCHESS_PILE_MAX: usize = 104;

const _: () = assert!(STACKCHESS_PILE_MAX == MAX_PIECES);

/// Une pièce.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PieceStackchess {
    /// 'R' (roi), 'D' (dame), 'F' (fou), 'T' (tour), 'P' (pion) ou 'C' (cavalier).
    pub r#type: c_char,
    /// 'B' (blanche) ou 'N' (noire).
    pub couleur: c_char,
    /// 1 si la pièce a bougé, seule ou portée, depuis le début de la partie, et 0 si elle n'a
    /// jamais bougé.
    pub a_bouge: c_int,
}

/// Une pile de pièces, dans un tableau.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileStackchess {
    /// Le nombre de pièces, de 0 à STACKCHESS_PILE_MAX.
    pub hauteur: c_int,
    /// Les pièces, de bas en haut : le sommet est pieces[hauteur - 1]. Celles d'indice hauteur
    /// et plus ne comptent pas.
    pub pieces: [PieceStackchess; STACKCHESS_PILE_MAX],
}

impl PieceStackchess {
    pub(super) const NONE: PieceStackchess = PieceStackchess { r#type: 0, couleur: 0, a_bouge: 0 };

    pub(super) fn of(piece: Piece) -> PieceStackchess {
        let color = match piece.color {
            Color::White => b'B',
            Color::Black => b'N',
        };
        PieceStackchess {
            r#type: piece.role.letter() as c_char,
            couleur: color as c_char,
            a_bouge: piece.moved.into(),
        }
    }
}

impl PileStackchess {
    /// What a pile may hold before it is made: here, what another one left. Its height is one
    /// that a careless function survives.
    pub(super) const LEFT_OVER: PileStackchess = PileStackchess {
        hauteur: 3,
        pieces: [PieceStackchess { r#type: 63, couleur: 63, a_bouge: -1 }; STACKCHESS_PILE_MAX],
    };
}

/// A pile of the caller's, with a height that makes sense. It stays where it is,
/// and nothing of it is touched but its height and one piece.
#[derive(Clone, Copy)]
struct Stack {
    pile: *mut PileStackchess,
    height: usize,
}

impl Stack {
    /// The pile at an address.
    ///
    /// # Safety
    ///
    /// `pile` is NULL or the address of a pile, which outlives the result.
    unsafe fn at(
        pile: *const PileStackchess,
        [null, height]: [&'static str; 2],
    ) -> Result<Stack, Breach> {
        if pile.is_null() {
            return Err(Breach::null(null, "p"));
        }
        // SAFETY: the address of a pile, by the caller.
        let found = unsafe { (&raw const (*pile).hauteur).read_unaligned() };
        match usize::try_from(found) {
            Ok(height) if height <= STACKCHESS_PILE_MAX => {
                Ok(Stack { pile: pile.cast_mut(), height })
            }
            _ => {
                let wanted = format!("de 0 à {STACKCHESS_PILE_MAX}");
                Err(out_of_range(height, "hauteur", found, wanted))
            }
        }
    }

    /// The top, for a function whose clauses are that there is one and that there
    /// is a place to write it to.
    ///
    /// # Safety
    ///
    /// `piece` is NULL or a place for a piece.
    unsafe fn give_top(
        self,
        piece: *mut PieceStackchess,
        [empty, null]: [&'static str; 2],
    ) -> Result<(), Breach> {
        let Some(top) = self.height.checked_sub(1) else {
            return Err(misuse(empty, "la pile est vide"));
        };
        // SAFETY: below the height.
        let top = unsafe { self.place(top).read_unaligned() };
        // SAFETY: NULL or a place for a piece, by the caller.
        unsafe { write(piece, top) }.ok_or_else(|| Breach::null(null, "piece"))
    }

    /// # Safety
    ///
    /// `index` is below the capacity.
    unsafe fn place(self, index: usize) -> *mut PieceStackchess {
        // SAFETY: inside the array.
        unsafe { (&raw mut (*self.pile).pieces).cast::<PieceStackchess>().add(index) }
    }

    /// # Safety
    ///
    /// The pile may be changed: it did not come from a `const` pointer.
    unsafe fn set_height(self, height: usize) {
        // SAFETY: a pile that may be changed. At most the capacity: it fits.
        unsafe { (&raw mut (*self.pile).hauteur).write_unaligned(height as c_int) };
    }
}

/// Crée une pile vide.
///
/// @param p la pile à préparer ; ce qu'elle contenait ne compte pas.
///
/// Nécessite :
/// - [PILE-INIT-N1] p n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [PILE-INIT-G1] la pile est vide : hauteur vaut 0.
#[unsafe(export_name = "echecs_interne_stackchess_pile_initialiser")]
pub unsafe extern "C" fn stackchess_pile_initialiser(p: *mut PileStackchess) {
    call(
        "stackchess_pile_initialiser",
        |_| (),
        || {
            if p.is_null() {
                return Err(Breach::null("PILE-INIT-N1", "p"));
            }
            // SAFETY: a place for a pile, by contract.
            unsafe { (&raw mut (*p).hauteur).write_unaligned(0) };
            Ok(())
        },
    );
}

/// Dit si une pile est vide.
///
/// @param p la pile.
///
/// Nécessite :
/// - [PILE-VIDE-N1] p n'est pas NULL ; sinon rend 1 ;
/// - [PILE-VIDE-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ; sinon rend 1.
///
/// Garantie :
/// - [PILE-VIDE-G1] rend 1 si la pile n'a aucune pièce ; sinon rend 0.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_pile_est_vide")]
pub unsafe extern "C" fn stackchess_pile_est_vide(p: *const PileStackchess) -> c_int {
    call(
        "stackchess_pile_est_vide",
        |_| 1,
        || {
            // SAFETY: NULL or a pile, by contract.
            let pile = unsafe { Stack::at(p, ["PILE-VIDE-N1", "PILE-VIDE-N2"]) }?;
            Ok((pile.height == 0).into())
        },
    )
}

/// Donne le nombre de pièces d'une pile.
///
/// @param p la pile.
///
/// Nécessite :
/// - [PILE-HAUTEUR-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PILE-HAUTEUR-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ; sinon rend 0.
///
/// Garantie :
/// - [PILE-HAUTEUR-G1] rend le nombre de pièces de la pile.
///
/// @return de 0 à STACKCHESS_PILE_MAX.
#[unsafe(export_name = "echecs_interne_stackchess_pile_hauteur")]
pub unsafe extern "C" fn stackchess_pile_hauteur(p: *const PileStackchess) -> c_int {
    call(
        "stackchess_pile_hauteur",
        |_| 0,
        || {
            // SAFETY: NULL or a pile, by contract.
            let pile = unsafe { Stack::at(p, ["PILE-HAUTEUR-N1", "PILE-HAUTEUR-N2"]) }?;
            Ok(pile.height as c_int)
        },
    )
}

/// Ajoute une pièce au sommet d'une pile.
///
/// @param p la pile à changer.
/// @param piece la pièce ; son contenu peut être quelconque.
///
/// Si une clause n'est pas respectée, rend 0 et *p ne change pas.
///
/// Nécessite :
/// - [PILE-EMPILER-N1] p n'est pas NULL ;
/// - [PILE-EMPILER-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ;
/// - [PILE-EMPILER-N3] la pile n'est pas pleine.
///
/// Garantie :
/// - [PILE-EMPILER-G1] la pile a une pièce de plus, son sommet est piece, et les pièces en dessous
///   sont les mêmes, dans le même ordre ;
/// - [PILE-EMPILER-G2] + rend 1.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_pile_empiler")]
pub unsafe extern "C" fn stackchess_pile_empiler(
    p: *mut PileStackchess,
    piece: PieceStackchess,
) -> c_int {
    call(
        "stackchess_pile_empiler",
        |_| 0,
        || {
            // SAFETY: NULL or a pile, by contract.
            let pile = unsafe { Stack::at(p, ["PILE-EMPILER-N1", "PILE-EMPILER-N2"]) }?;
            if pile.height == STACKCHESS_PILE_MAX {
                let explanation = format!("la pile a déjà {STACKCHESS_PILE_MAX} pièces");
                return Err(misuse("PILE-EMPILER-N3", explanation));
            }
            // SAFETY: below the capacity, and a pile that may be changed.
            unsafe {
                pile.place(pile.height).write_unaligned(piece);
                pile.set_height(pile.height + 1);
            }
            Ok(1)
        },
    )
}

/// Retire la pièce du sommet d'une pile.
///
/// @param p la pile à changer.
/// @param piece où écrire la pièce retirée.
///
/// Si une clause n'est pas respectée, rend 0 et ni *p ni *piece ne change.
///
/// Nécessite :
/// - [PILE-DEPILER-N1] p n'est pas NULL ;
/// - [PILE-DEPILER-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ;
/// - [PILE-DEPILER-N3] la pile n'est pas vide ;
/// - [PILE-DEPILER-N4] piece n'est pas NULL.
///
/// Garantie :
/// - [PILE-DEPILER-G1] *piece reçoit la pièce qui était au sommet, et la pile garde les pièces qui
///   étaient en dessous, dans le même ordre ;
/// - [PILE-DEPILER-G2] + rend 1.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_pile_depiler")]
pub unsafe extern "C" fn stackchess_pile_depiler(
    p: *mut PileStackchess,
    piece: *mut PieceStackchess,
) -> c_int {
    call(
        "stackchess_pile_depiler",
        |_| 0,
        || {
            // SAFETY: NULL or a pile, by contract.
            let pile = unsafe { Stack::at(p, ["PILE-DEPILER-N1", "PILE-DEPILER-N2"]) }?;
            // SAFETY: NULL or a place for a piece, by contract; and a pile that may be
            // changed, whose height is not 0.
            unsafe {
                pile.give_top(piece, ["PILE-DEPILER-N3", "PILE-DEPILER-N4"])?;
                pile.set_height(pile.height - 1);
            }
            Ok(1)
        },
    )
}

/// Donne la pièce du sommet d'une pile, sans la retirer.
///
/// @param p la pile.
/// @param piece où écrire la pièce.
///
/// Si une clause n'est pas respectée, rend 0 et *piece ne change pas.
///
/// Nécessite :
/// - [PILE-SOMMET-N1] p n'est pas NULL ;
/// - [PILE-SOMMET-N2] p->hauteur va de 0 à STACKCHESS_PILE_MAX ;
/// - [PILE-SOMMET-N3] la pile n'est pas vide ;
/// - [PILE-SOMMET-N4] piece n'est pas NULL.
///
/// Garantie :
/// - [PILE-SOMMET-G1] *piece reçoit la pièce du sommet, et la pile ne change pas ;
/// - [PILE-SOMMET-G2] + rend 1.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_stackchess_pile_sommet")]
pub unsafe extern "C" fn stackchess_pile_sommet(
    p: *const PileStackchess,
    piece: *mut PieceStackchess,
) -> c_int {
    call(
        "stackchess_pile_sommet",
        |_| 0,
        || {
            // SAFETY: NULL or a pile, by contract.
            let pile = unsafe { Stack::at(p, ["PILE-SOMMET-N1", "PILE-SOMMET-N2"]) }?;
            // SAFETY: NULL or a place for a piece, by contract.
            unsafe { pile.give_top(piece, ["PILE-SOMMET-N3", "PILE-SOMMET-N4"]) }?;
            Ok(1)
        },
    )
}
