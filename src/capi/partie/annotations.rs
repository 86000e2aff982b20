//! Section « Commentaires, annotations et variantes » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::Handle;
use super::messages::{self, GameRefusal};
use super::partie::Partie;
use crate::capi::arguments::{deliver, fill, misuse, number, out_of_range};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call, call_writing};
use crate::capi::language::{self, Langue};
use crate::capi::pointers::read;
use crate::capi::strings;
use crate::pgn::MAX_DEPTH;
use crate::play::{Match, NoteError};

/// There are no more annotations than that.
const MOST_NAGS: usize = 256;

/// Écrit le commentaire d'un coup joué, ou celui d'avant le premier coup.
///
/// @param p la partie.
/// @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
///     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN) ; 0 pour ce
///     qui précède le premier coup.
/// @param tampon où écrire le commentaire, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Si une clause n'est pas respectée, rend 0, et tampon reçoit "" (rien si tampon est NULL ou si
/// taille vaut 0).
///
/// Nécessite :
/// - [COMMENTAIRE-ECRIRE-N1] p n'est pas NULL ;
/// - [COMMENTAIRE-ECRIRE-N2] numero va de 0 à partie_nombre_coups ;
/// - [COMMENTAIRE-ECRIRE-N3] tampon n'est pas NULL, ou taille vaut 0.
///
/// Garantie :
/// - [COMMENTAIRE-ECRIRE-G1] + rend la longueur du texte entier, sans le zéro final ; tampon reçoit
///   le texte et un zéro final, ou, s'il n'a pas assez de place, le début du texte, coupé entre
///   deux caractères, et un zéro final ; si taille vaut 0, n'écrit rien ;
/// - [COMMENTAIRE-ECRIRE-G2] + s'il n'y a pas de commentaire, ou si la partie n'a pas commencé :
///   rend 0, et tampon reçoit "".
///
/// @return la longueur du commentaire.
#[unsafe(export_name = "echecs_interne_partie_ecrire_commentaire")]
pub unsafe extern "C" fn partie_ecrire_commentaire(
    p: *const Partie,
    numero: c_int,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    let body = || {
        // SAFETY: NULL or a game, by contract.
        let handle = unsafe { Handle::at(p, "COMMENTAIRE-ECRIRE-N1") }?;
        let state = handle.look();
        let number = required_number("COMMENTAIRE-ECRIRE-N2", handle, numero, 0)?;
        let comment = state.game.as_ref().and_then(|game| game.comment(number));
        // SAFETY: NULL or room for `taille` bytes, by contract.
        unsafe { fill((tampon, taille), "COMMENTAIRE-ECRIRE-N3", comment.unwrap_or_default()) }
    };
    // SAFETY: NULL or room for `taille` bytes, by contract.
    unsafe { call_writing("partie_ecrire_commentaire", (tampon, taille), |_| 0, body) }
}

/// Pose le commentaire d'un coup joué, ou celui d'avant le premier coup.
///
/// @param p la partie.
/// @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
///     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN) ; 0 pour ce
///     qui précède le premier coup.
/// @param commentaire le commentaire, en UTF-8, à la place de celui d'avant ; NULL ou "" le retire.
///     Les espaces, les fins de ligne et les caractères de contrôle entre deux mots valent une
///     espace.
///
/// Nécessite :
/// - [COMMENTAIRE-POSER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [COMMENTAIRE-POSER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [COMMENTAIRE-POSER-N3] numero va de 0 à partie_nombre_coups ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [COMMENTAIRE-POSER-G1] + rend pas_erreur, et commentaire devient celui de ce coup, ou celui
///   d'avant le premier coup si numero vaut 0 ; après NULL ou "", il n'y a plus de commentaire ;
/// - [COMMENTAIRE-POSER-G2] + avant le début de la partie, rend erreur_partie_non_commencee ;
/// - [COMMENTAIRE-POSER-G3] + si commentaire n'est ni NULL ni un texte UTF-8 : rend
///   erreur_argument_hors_limites ;
/// - [COMMENTAIRE-POSER-G4] + de [COMMENTAIRE-POSER-G2] et [COMMENTAIRE-POSER-G3], le premier refus
///   qui convient l'emporte ; la partie ne change pas, la vue reçoit la raison, rien n'est écrit
///   sur stderr, et echecs_derniere_erreur ne change pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_poser_commentaire")]
pub unsafe extern "C" fn partie_poser_commentaire(
    p: *mut Partie,
    numero: c_int,
    commentaire: *const c_char,
) -> TypeErreurC {
    call(
        "partie_poser_commentaire",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle =
                unsafe { Handle::free_at(p, ["COMMENTAIRE-POSER-N1", "COMMENTAIRE-POSER-N2"]) }?;
            let number = required_number("COMMENTAIRE-POSER-N3", handle, numero, 0)?;
            // SAFETY: NULL or terminated, by contract.
            let comment = unsafe { strings::bytes(commentaire) }.unwrap_or_default();
            let language = language::current();
            let said = handle.change(|state| {
                let game = state.game.as_mut().ok_or_else(|| messages::not_begun(language))?;
                let comment = std::str::from_utf8(comment).map_err(|_| not_utf8(language))?;
                Ok(game.set_comment(number, comment))
            });
            Ok(match said {
                Ok(said) => code(said),
                Err(refusal) => handle.refuse(refusal),
            })
        },
    )
}

/// What the player is told of a comment that is not kept.
fn not_utf8(language: Langue) -> GameRefusal {
    let sentence = language.choose(
        "Le commentaire n'est pas gardé : il faut un texte en UTF-8.",
        "The comment is not kept: it must be a text in UTF-8.",
    );
    GameRefusal::new(TypeErreur::ErreurArgumentHorsLimites, sentence)
}

/// Donne les annotations d'un coup joué.
///
/// @param p la partie.
/// @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
///     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
/// @param tableau où écrire les annotations, ou NULL si capacite vaut 0.
/// @param capacite le nombre d'annotations que tableau peut recevoir.
///
/// Nécessite :
/// - [ANNOTATIONS-LISTER-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [ANNOTATIONS-LISTER-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0 ;
/// - [ANNOTATIONS-LISTER-N3] capacite n'est pas négative ; sinon rend 0 ;
/// - [ANNOTATIONS-LISTER-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [ANNOTATIONS-LISTER-G1] + rend le nombre d'annotations du coup, et tableau en reçoit autant
///   qu'il peut, dans leur ordre : 1 pour « ! », 2 pour « ? », 3 pour « !! », 4 pour « ?? »,
///   5 pour « !? », 6 pour « ?! », ou un autre nombre de 0 à 255, que le PGN écrit après un « $ »
///   (14 s'écrit « $14 ») ; la lecture d'un PGN oublie les nombres plus grands.
///
/// @return le nombre d'annotations.
#[unsafe(export_name = "echecs_interne_partie_lister_annotations")]
pub unsafe extern "C" fn partie_lister_annotations(
    p: *const Partie,
    numero: c_int,
    tableau: *mut c_int,
    capacite: c_int,
) -> c_int {
    call(
        "partie_lister_annotations",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "ANNOTATIONS-LISTER-N1") }?;
            let number = required_number("ANNOTATIONS-LISTER-N2", handle, numero, 1)?;
            let state = handle.look();
            let ply = state.game.as_ref().and_then(|game| game.ply(number));
            let nags: Vec<c_int> =
                ply.map_or_else(Vec::new, |ply| ply.nags.iter().map(|&nag| nag.into()).collect());
            // SAFETY: NULL or room for `capacite` numbers, by contract.
            unsafe {
                deliver(
                    nags.into_iter(),
                    (tableau, capacite),
                    ["ANNOTATIONS-LISTER-N3", "ANNOTATIONS-LISTER-N4"],
                )
            }
        },
    )
}

/// Remplace les annotations d'un coup joué.
///
/// @param p la partie.
/// @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
///     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
/// @param tableau les annotations, à la place de celles d'avant : 1 pour « ! », 2 pour « ? », 3 pour
///     « !! », 4 pour « ?? », 5 pour « !? », 6 pour « ?! », ou un autre nombre de 0 à 255 ; NULL si
///     nombre vaut 0.
/// @param nombre le nombre d'annotations de tableau ; 0 retire celles du coup.
///
/// Nécessite :
/// - [ANNOTATIONS-POSER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ANNOTATIONS-POSER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [ANNOTATIONS-POSER-N3] numero va de 1 à partie_nombre_coups ; sinon rend
///   erreur_argument_hors_limites ;
/// - [ANNOTATIONS-POSER-N4] nombre va de 0 à 256 ; sinon rend erreur_argument_hors_limites ;
/// - [ANNOTATIONS-POSER-N5] tableau n'est pas NULL, ou nombre vaut 0 ; sinon rend
///   erreur_pointeur_nul ;
/// - [ANNOTATIONS-POSER-N6] chaque annotation de tableau va de 0 à 255 ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [ANNOTATIONS-POSER-G1] + rend pas_erreur ; les annotations du coup sont celles de tableau,
///   dans leur ordre ; une annotation répétée n'est gardée qu'une fois, à sa première place ;
/// - [ANNOTATIONS-POSER-G2] + si une clause n'est pas respectée, les annotations du coup ne
///   changent pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_poser_annotations")]
pub unsafe extern "C" fn partie_poser_annotations(
    p: *mut Partie,
    numero: c_int,
    tableau: *const c_int,
    nombre: c_int,
) -> TypeErreurC {
    call(
        "partie_poser_annotations",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle =
                unsafe { Handle::free_at(p, ["ANNOTATIONS-POSER-N1", "ANNOTATIONS-POSER-N2"]) }?;
            let number = required_number("ANNOTATIONS-POSER-N3", handle, numero, 1)?;
            let tags = ["ANNOTATIONS-POSER-N4", "ANNOTATIONS-POSER-N5", "ANNOTATIONS-POSER-N6"];
            // SAFETY: NULL or `nombre` numbers, by contract.
            let nags = unsafe { required_nags(tableau, nombre, tags) }?;
            let annotate = |game: &mut Match| game.set_nags(number, nags);
            let set = handle.change(|state| state.game.as_mut().map(annotate));
            // The number of a move is that of a game which has begun.
            Ok(code(set.unwrap_or(Err(NoteError::NoSuchMove))))
        },
    )
}

/// The annotations in an array. The clauses: how many, where, and each of them.
///
/// # Safety
///
/// `tableau` is NULL or has `nombre` numbers.
unsafe fn required_nags(
    tableau: *const c_int,
    nombre: c_int,
    [count, null, nag]: [&'static str; 3],
) -> Result<Vec<u8>, Breach> {
    let length = number(count, "nombre", nombre, 0..=MOST_NAGS)?;
    if tableau.is_null() && length > 0 {
        return Err(Breach::null(null, "tableau"));
    }
    let numbers = (0..length).filter_map(|place| {
        // SAFETY: one of the numbers of the array, by the caller.
        unsafe { read(tableau.wrapping_add(place)) }.map(|value| (place, value))
    });
    let nags = numbers.map(|(place, value)| {
        let name = || format!("tableau[{place}]");
        u8::try_from(value).map_err(|_| out_of_range(nag, &name(), value, "de 0 à 255"))
    });
    nags.collect()
}

/// Donne le nombre de variantes d'un coup joué.
///
/// Une variante est une suite de coups qui aurait pu commencer à la place de ce coup.
///
/// @param p la partie.
/// @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
///     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
///
/// Nécessite :
/// - [VARIANTES-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [VARIANTES-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0.
///
/// Garantie :
/// - [VARIANTES-G1] + rend le nombre de variantes que le PGN lu donne à ce coup, ou que
///   partie_choisir_variante lui a laissées.
///
/// @return le nombre de variantes.
#[unsafe(export_name = "echecs_interne_partie_nombre_variantes")]
pub unsafe extern "C" fn partie_nombre_variantes(p: *const Partie, numero: c_int) -> c_int {
    call(
        "partie_nombre_variantes",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::at(p, "VARIANTES-N1") }?;
            let number = required_number("VARIANTES-N2", handle, numero, 1)?;
            let state = handle.look();
            let ply = state.game.as_ref().and_then(|game| game.ply(number));
            let count = ply.map_or(0, |ply| ply.variations.len());
            Ok(c_int::try_from(count).unwrap_or(c_int::MAX))
        },
    )
}

/// Remplace la suite d'une partie par une de ses variantes.
///
/// La variante choisie et la suite de la partie échangent leurs places, coups annulés compris : le
/// même appel une seconde fois remet les coups d'avant. Exemple : dans
/// « 3. Qh5 Nf6 (3... g6 4. Qf3) (3... Qe7) 4. Qxf7# », choisir la variante 0 du coup 6 donne
/// « 3. Qh5 g6 (3... Nf6 4. Qxf7#) (3... Qe7) 4. Qf3 ». Les variantes que g6 avait déjà viennent
/// après les autres. Un commentaire placé avant le premier coup de la variante passe au début du
/// commentaire de ce coup.
///
/// @param p la partie.
/// @param numero la place du coup parmi les coups joués : 1 pour le premier, 2 pour la réponse,
///     partie_nombre_coups pour le dernier (ce n'est pas le numéro de coup de la FEN).
/// @param rang le rang de la variante : 0 pour la première.
///
/// Nécessite :
/// - [VARIANTE-CHOISIR-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [VARIANTE-CHOISIR-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [VARIANTE-CHOISIR-N3] numero va de 1 à partie_nombre_coups ; sinon rend
///   erreur_argument_hors_limites ;
/// - [VARIANTE-CHOISIR-N4] rang va de 0 à partie_nombre_variantes - 1 ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [VARIANTE-CHOISIR-G1] + rend pas_erreur ; la partie suit la variante et se trouve après le
///   dernier coup de la variante, il n'y a rien à rétablir, et la vue reçoit les cases qui
///   changent ;
/// - [VARIANTE-CHOISIR-G2] + une fin que les joueurs avaient décidée est oubliée ;
/// - [VARIANTE-CHOISIR-G3] + si l'échange devait imbriquer plus de 100 variantes : rend
///   erreur_argument_hors_limites, la partie ne change pas, la vue reçoit la raison, rien n'est
///   écrit sur stderr, et echecs_derniere_erreur ne change pas.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_choisir_variante")]
pub unsafe extern "C" fn partie_choisir_variante(
    p: *mut Partie,
    numero: c_int,
    rang: c_int,
) -> TypeErreurC {
    call(
        "partie_choisir_variante",
        |code| code,
        || {
            let tags = ["VARIANTE-CHOISIR-N1", "VARIANTE-CHOISIR-N2"];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::free_at(p, tags) }?;
            let number = required_number("VARIANTE-CHOISIR-N3", handle, numero, 1)?;
            let rank = usize::try_from(rang).unwrap_or(usize::MAX);
            let choose = |game: &mut Match| game.choose_variation(number, rank);
            let chosen = handle.change(|state| state.game.as_mut().map(choose));
            match chosen {
                Some(Ok(())) => {
                    handle.show();
                    Ok(TypeErreur::PasErreur as TypeErreurC)
                }
                Some(Err(NoteError::TooDeep)) => Ok(handle.refuse(too_deep(language::current()))),
                _ => {
                    let explanation =
                        format!("rang vaut {rang}, le coup {numero} n'a pas cette variante");
                    Err(misuse("VARIANTE-CHOISIR-N4", explanation))
                }
            }
        },
    )
}

/// What the player is told of a variation that cannot be chosen.
fn too_deep(language: Langue) -> GameRefusal {
    let sentence = language.choose(
        format!(
            "La variante n'est pas choisie : plus de {MAX_DEPTH} variantes seraient imbriquées."
        ),
        format!("The variation is not chosen: more than {MAX_DEPTH} would be nested."),
    );
    GameRefusal::new(TypeErreur::ErreurArgumentHorsLimites, sentence)
}

/// The number of a move that was played, at least `first`.
fn required_number(
    tag: &'static str,
    handle: &Handle,
    numero: c_int,
    first: usize,
) -> Result<usize, Breach> {
    let last = handle.look().game.as_ref().map_or(0, |game| game.game().moves().len());
    if last < first {
        return Err(misuse(tag, format!("numero vaut {numero}, et aucun coup n'est joué")));
    }
    number(tag, "numero", numero, first..=last)
}

/// What C is told once something was written beside a move, whose number was looked at
/// before.
fn code(noted: Result<(), NoteError>) -> TypeErreurC {
    let code = match noted {
        Ok(()) => TypeErreur::PasErreur,
        Err(_) => TypeErreur::ErreurInterne,
    };
    code as TypeErreurC
}
