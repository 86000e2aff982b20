//! Section « Historique » of `echecs.h`.

use std::ffi::c_int;
use std::ptr;

use super::coups::{TypeDeplacement, TypeDeplacementC};
use super::deplacement::Route;
use super::echiquier::Echiquier;
use super::pieces::{TypePiece, TypePieceC, are_coordinates, off_board};
use super::pointers::{read, write};
use crate::capi::arguments::unwanted;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};

/// Le nombre de coups qu'un historique peut contenir, ceux des deux camps comptés ensemble.
pub const ECHECS_COUPS_MAX: usize = 2048;

/// Le droit de petit roque des blancs. Les droits de roque s'additionnent.
pub const ECHECS_DROIT_PETIT_ROQUE_BLANC: c_int = 1;
/// Le droit de grand roque des blancs.
pub const ECHECS_DROIT_GRAND_ROQUE_BLANC: c_int = 2;
/// Le droit de petit roque des noirs.
pub const ECHECS_DROIT_PETIT_ROQUE_NOIR: c_int = 4;
/// Le droit de grand roque des noirs.
pub const ECHECS_DROIT_GRAND_ROQUE_NOIR: c_int = 8;

/// Un coup joué.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoupJoue {
    /// La colonne de départ.
    pub x_depart: c_int,
    /// La rangée de départ.
    pub y_depart: c_int,
    /// La colonne d'arrivée ; pour un roque, celle du roi (celle de la tour dans les roques de
    /// Chess960 de partie.h).
    pub x_arrivee: c_int,
    /// La rangée d'arrivée.
    pub y_arrivee: c_int,
    /// La sorte de coup.
    pub r#type: TypeDeplacementC,
    /// Ce que devient un pion promu ; invalide pour un autre coup.
    pub promotion: TypePieceC,
}

/// Une partie : l'échiquier initial, avec ses droits de roque, sa case de prise en passant et
/// ses compteurs, puis les coups joués.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoriquePartie {
    /// L'échiquier avant le premier coup.
    pub echiquier_initial: Echiquier,
    /// Le nombre de coups joués, de 0 à ECHECS_COUPS_MAX.
    pub nombre_coups: c_int,
    /// Les coups joués ; ceux d'indice nombre_coups et plus ne comptent pas.
    pub coups: [CoupJoue; ECHECS_COUPS_MAX],
    /// Les droits de roque avant le premier coup : une somme de ECHECS_DROIT_...
    pub droits_roque: c_int,
    /// La colonne de la case de prise en passant avant le premier coup, ou -1.
    pub en_passant_x: c_int,
    /// La rangée de la case de prise en passant avant le premier coup, ou -1.
    pub en_passant_y: c_int,
    /// Le compteur de demi-coups de la FEN, avant le premier coup : ceux qui suivent la dernière
    /// prise ou le dernier coup de pion.
    pub demi_coups: c_int,
    /// Le numéro de coup de la FEN, avant le premier coup.
    pub numero_coup: c_int,
}

impl HistoriquePartie {
    /// The move that was recorded last, if the count makes sense.
    pub(super) fn last_move(&self) -> Option<&CoupJoue> {
        let last = usize::try_from(self.nombre_coups).ok()?.checked_sub(1)?;
        self.coups.get(last)
    }

    /// Adds a move; `None` if there is no place for it.
    pub(super) fn push(&mut self, mv: CoupJoue) -> Option<()> {
        let place = usize::try_from(self.nombre_coups).ok()?;
        *self.coups.get_mut(place)? = mv;
        self.nombre_coups += 1;
        Some(())
    }
}

impl CoupJoue {
    pub(super) const NONE: CoupJoue = CoupJoue {
        x_depart: -1,
        y_depart: -1,
        x_arrivee: -1,
        y_arrivee: -1,
        r#type: TypeDeplacement::DeplacementStandard as TypeDeplacementC,
        promotion: TypePiece::Invalide as TypePieceC,
    };

    pub(super) fn route(&self) -> Route {
        Route::new(self.x_depart, self.y_depart, self.x_arrivee, self.y_arrivee)
    }

    /// What a pawn becomes by this move, if that may be.
    pub(super) fn new_piece(&self) -> Option<TypePiece> {
        TypePiece::from_c(self.promotion).filter(|kind| kind.is_promotion())
    }

    fn touches(&self, x: c_int, y: c_int) -> bool {
        (self.x_depart, self.y_depart) == (x, y) || (self.x_arrivee, self.y_arrivee) == (x, y)
    }

    /// Whether a pawn may have gone two squares forward.
    pub(super) fn is_double_step(&self) -> bool {
        self.x_depart == self.x_arrivee && self.y_depart.abs_diff(self.y_arrivee) == 2
    }
}

/// A history that stays where it is: it is large, and seldom read whole.
#[derive(Clone, Copy)]
pub(super) struct History {
    pointer: *const HistoriquePartie,
    len: usize,
}

impl History {
    /// The history at an address. `None` for NULL; an error if it claims moves
    /// that it has no place for.
    ///
    /// # Safety
    ///
    /// `pointer` is NULL or the address of a history, which outlives the result.
    pub unsafe fn at(pointer: *const HistoriquePartie) -> Option<Result<History, c_int>> {
        if pointer.is_null() {
            return None;
        }
        // SAFETY: the address of a history, by the caller.
        let count = unsafe { (&raw const (*pointer).nombre_coups).read_unaligned() };
        let len = usize::try_from(count).ok().filter(|&len| len <= ECHECS_COUPS_MAX);
        Some(len.map(|len| History { pointer, len }).ok_or(count))
    }

    /// The same for a function whose clauses are that it is not NULL and has
    /// a number of moves that makes sense.
    ///
    /// # Safety
    ///
    /// As for [`History::at`].
    pub unsafe fn required(
        pointer: *const HistoriquePartie,
        [null, count]: [&'static str; 2],
    ) -> Result<History, Breach> {
        // SAFETY: the same promise.
        match unsafe { History::at(pointer) } {
            None => Err(Breach::null(null, "h")),
            Some(Ok(history)) => Ok(history),
            Some(Err(found)) => {
                let wanted = format!("de 0 à {ECHECS_COUPS_MAX}");
                let explanation = unwanted("nombre_coups", found, wanted);
                Err(Breach::new(count, TypeErreur::ErreurHistoriqueInvalide, explanation))
            }
        }
    }

    pub fn pointer(self) -> *const HistoriquePartie {
        self.pointer
    }

    pub fn count(self) -> usize {
        self.len
    }

    /// The whole, in a place of its own: it is too large for a small stack.
    pub fn copy(self) -> Box<HistoriquePartie> {
        let mut copy = Box::<HistoriquePartie>::new_uninit();
        // SAFETY: the address of a history, which need not be aligned.
        unsafe {
            let bytes = size_of::<HistoriquePartie>();
            ptr::copy_nonoverlapping(self.pointer.cast::<u8>(), copy.as_mut_ptr().cast(), bytes);
            copy.assume_init()
        }
    }

    pub fn moves(self) -> impl ExactSizeIterator<Item = CoupJoue> {
        (0..self.len).map(move |index| {
            // SAFETY: below the number of moves, which is at most that of the places.
            unsafe {
                (&raw const (*self.pointer).coups).cast::<CoupJoue>().add(index).read_unaligned()
            }
        })
    }

    pub fn last(self) -> Option<CoupJoue> {
        self.moves().nth(self.len.checked_sub(1)?)
    }

    pub fn touches(self, x: c_int, y: c_int) -> bool {
        self.moves().any(|mv| mv.touches(x, y))
    }

    pub fn initial_board(self) -> Echiquier {
        // SAFETY: the address of a history.
        unsafe { (&raw const (*self.pointer).echiquier_initial).read_unaligned() }
    }

    pub fn initial_rights(self) -> c_int {
        // SAFETY: the address of a history.
        unsafe { (&raw const (*self.pointer).droits_roque).read_unaligned() }
    }

    pub fn initial_number(self) -> c_int {
        // SAFETY: the address of a history.
        unsafe { (&raw const (*self.pointer).numero_coup).read_unaligned() }
    }

    pub fn initial_clock(self) -> c_int {
        // SAFETY: the address of a history.
        unsafe { (&raw const (*self.pointer).demi_coups).read_unaligned() }
    }

    /// The en-passant square before the first move, whatever it is.
    pub fn initial_en_passant(self) -> (c_int, c_int) {
        // SAFETY: the address of a history.
        unsafe {
            (
                (&raw const (*self.pointer).en_passant_x).read_unaligned(),
                (&raw const (*self.pointer).en_passant_y).read_unaligned(),
            )
        }
    }
}

/// Prépare un historique pour le début d'une partie.
///
/// @param h l'historique à remplir ; ce qu'il contenait ne compte pas.
///
/// Nécessite :
/// - [HISTORIQUE-INIT-N1] h n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [HISTORIQUE-INIT-G1] + echiquier_initial reçoit l'échiquier du début d'une partie, et
///   nombre_coups reçoit 0 ;
/// - [HISTORIQUE-INIT-G2] + droits_roque reçoit la somme des quatre droits, en_passant_x et
///   en_passant_y reçoivent -1, demi_coups reçoit 0 et numero_coup reçoit 1 ;
/// - [HISTORIQUE-INIT-G3] + si le programme, comme celui du cours, change ensuite
///   echiquier_initial : *h est l'historique d'une partie qui commence par cet échiquier, et un
///   droit de roque n'y compte que si le roi et la tour sont sur leurs cases initiales.
#[unsafe(export_name = "echecs_interne_historique_initialise")]
pub unsafe extern "C" fn historique_initialise(h: *mut HistoriquePartie) {
    call(
        "historique_initialise",
        |_| (),
        || {
            let start = HistoriquePartie::starting_at(Echiquier::initial());
            // SAFETY: NULL or a history, by contract.
            unsafe { write(h, start) }.ok_or_else(|| Breach::null("HISTORIQUE-INIT-N1", "h"))
        },
    );
}

/// Ajoute un coup à la fin d'un historique.
///
/// @param h l'historique à changer.
/// @param coup le coup à ajouter ; la fonction ne vérifie pas qu'il est légal.
///
/// Nécessite :
/// - [HISTORIQUE-AJOUTER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-AJOUTER-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon rend erreur_historique_invalide ;
/// - [HISTORIQUE-AJOUTER-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-AJOUTER-N4] les quatre coordonnées de *coup vont de 0 à 7 ;
///   sinon rend erreur_argument_hors_limites ;
/// - [HISTORIQUE-AJOUTER-N5] coup->type est un type_deplacement ;
///   sinon rend erreur_argument_hors_limites ;
/// - [HISTORIQUE-AJOUTER-N6] coup->promotion est un type_piece ;
///   sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [HISTORIQUE-AJOUTER-G1] + si nombre_coups est inférieur à ECHECS_COUPS_MAX : rend pas_erreur,
///   la place d'indice nombre_coups reçoit *coup, et nombre_coups augmente de 1 ;
/// - [HISTORIQUE-AJOUTER-G2] + si nombre_coups vaut ECHECS_COUPS_MAX :
///   rend erreur_historique_plein ;
/// - [HISTORIQUE-AJOUTER-G3] + si la fonction rend un autre code que pas_erreur : *h ne change pas.
///
/// @return un type_erreur : pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_historique_ajouter_coup")]
pub unsafe extern "C" fn historique_ajouter_coup(
    h: *mut HistoriquePartie,
    coup: *const CoupJoue,
) -> c_int {
    call(
        "historique_ajouter_coup",
        |code| code,
        || {
            let tags = ["HISTORIQUE-AJOUTER-N1", "HISTORIQUE-AJOUTER-N2"];
            // SAFETY: NULL or a history, by contract.
            let history = unsafe { History::required(h, tags) }?;
            // SAFETY: NULL or a move, by contract.
            let mv = unsafe { read(coup) }
                .ok_or_else(|| Breach::null("HISTORIQUE-AJOUTER-N3", "coup"))?;
            mv.check()?;
            if history.count() == ECHECS_COUPS_MAX {
                return Ok(TypeErreur::ErreurHistoriquePlein as TypeErreurC);
            }
            // SAFETY: not NULL, so a history, which has this place.
            unsafe {
                (&raw mut (*h).coups).cast::<CoupJoue>().add(history.count()).write_unaligned(mv);
                (&raw mut (*h).nombre_coups).write_unaligned(history.count() as c_int + 1);
            }
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

impl CoupJoue {
    fn check(&self) -> Result<(), Breach> {
        for (x, y) in [(self.x_depart, self.y_depart), (self.x_arrivee, self.y_arrivee)] {
            if !are_coordinates(x, y) {
                return Err(off_board("HISTORIQUE-AJOUTER-N4", x, y));
            }
        }
        let unknown = |tag, what, value| {
            let explanation = format!("{what} du coup vaut {value}, qui n'existe pas");
            Err(Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation))
        };
        if TypeDeplacement::from_c(self.r#type).is_none() {
            return unknown("HISTORIQUE-AJOUTER-N5", "le type", self.r#type);
        }
        if TypePiece::from_c(self.promotion).is_none() {
            return unknown("HISTORIQUE-AJOUTER-N6", "la promotion", self.promotion);
        }
        Ok(())
    }
}

/// Donne le dernier coup d'un historique.
///
/// @param h l'historique.
/// @param coup où écrire le coup.
///
/// Nécessite :
/// - [HISTORIQUE-DERNIER-N1] h n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [HISTORIQUE-DERNIER-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon rend erreur_historique_invalide ;
/// - [HISTORIQUE-DERNIER-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [HISTORIQUE-DERNIER-G1] + s'il y a au moins un coup : rend pas_erreur, et *coup reçoit le
///   dernier coup ;
/// - [HISTORIQUE-DERNIER-G2] + s'il n'y a aucun coup : rend erreur_historique_vide, et *coup ne
///   change pas.
///
/// @return un type_erreur : pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_historique_dernier_coup")]
pub unsafe extern "C" fn historique_dernier_coup(
    h: *const HistoriquePartie,
    coup: *mut CoupJoue,
) -> c_int {
    call(
        "historique_dernier_coup",
        |code| code,
        || {
            let tags = ["HISTORIQUE-DERNIER-N1", "HISTORIQUE-DERNIER-N2"];
            // SAFETY: NULL or a history, by contract.
            let history = unsafe { History::required(h, tags) }?;
            if coup.is_null() {
                return Err(Breach::null("HISTORIQUE-DERNIER-N3", "coup"));
            }
            let Some(last) = history.last() else {
                return Ok(TypeErreur::ErreurHistoriqueVide as TypeErreurC);
            };
            // SAFETY: not NULL, so a place for a move.
            unsafe { write(coup, last) };
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

/// Dit si un coup de l'historique part d'une case ou y arrive.
///
/// Le roque appelle cette fonction (voir [ROQUE-G3]) : une tour prise dans son coin, puis
/// remplacée par une autre tour, ne permet plus le roque.
///
/// @param h l'historique.
/// @param coord_x la colonne.
/// @param coord_y la rangée.
///
/// Nécessite :
/// - [HISTORIQUE-EXISTE-N1] h n'est pas NULL ; sinon rend 0 ;
/// - [HISTORIQUE-EXISTE-N2] h->nombre_coups va de 0 à ECHECS_COUPS_MAX ; sinon rend 0 ;
/// - [HISTORIQUE-EXISTE-N3] coord_x et coord_y vont de 0 à 7 ; sinon rend 0.
///
/// Garantie :
/// - [HISTORIQUE-EXISTE-G1] rend 1 si l'un des nombre_coups premiers coups part de cette case ;
/// - [HISTORIQUE-EXISTE-G2] rend 1 si l'un des nombre_coups premiers coups arrive sur cette case ;
/// - [HISTORIQUE-EXISTE-G3] sinon rend 0.
///
/// @return 1 ou 0.
#[unsafe(export_name = "echecs_interne_historique_deplacement_existe")]
pub unsafe extern "C" fn historique_deplacement_existe(
    h: *const HistoriquePartie,
    coord_x: c_int,
    coord_y: c_int,
) -> c_int {
    call(
        "historique_deplacement_existe",
        |_| 0,
        || {
            let tags = ["HISTORIQUE-EXISTE-N1", "HISTORIQUE-EXISTE-N2"];
            // SAFETY: NULL or a history, by contract.
            let history = unsafe { History::required(h, tags) }?;
            if !are_coordinates(coord_x, coord_y) {
                return Err(off_board("HISTORIQUE-EXISTE-N3", coord_x, coord_y));
            }
            Ok(history.touches(coord_x, coord_y).into())
        },
    )
}
