//! Section « Commentaires, annotations et variantes » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::{Handle, deliver, fill, free_handle, handle};
use super::notation::count;
use super::partie::Partie;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::strings;
use crate::play::{Match, NoteError};

/// Écrit le commentaire d'un coup joué, ou celui d'avant le premier coup.
///
/// @param p la partie.
/// @param numero le numéro du coup : 1 pour le premier ; 0 pour le commentaire d'avant lui.
/// @param tampon où écrire le commentaire, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [COMMENTAIRE-LIRE-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [COMMENTAIRE-LIRE-N2] numero va de 0 à partie_nombre_coups ; sinon rend 0 ;
/// - [COMMENTAIRE-LIRE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [COMMENTAIRE-LIRE-G1] rend la longueur du commentaire, sans le zéro final, et l'écrit comme
///   partie_ecrire_fen ; s'il n'y en a pas, ou avant le début de la partie, rend 0 et la chaîne est
///   vide.
///
/// @return la longueur du commentaire.
#[unsafe(export_name = "echecs_interne_partie_lire_commentaire")]
pub unsafe extern "C" fn partie_lire_commentaire(
    p: *const Partie,
    numero: c_int,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_lire_commentaire",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "COMMENTAIRE-LIRE-N1") }?;
            let state = handle.look();
            let number = required_number("COMMENTAIRE-LIRE-N2", handle, numero, 0)?;
            let comment = state.game.as_ref().and_then(|game| game.comment(number));
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "COMMENTAIRE-LIRE-N3", comment.unwrap_or_default()) }
        },
    )
}

/// Donne un commentaire à un coup joué, ou en met un avant le premier coup.
///
/// @param p la partie.
/// @param numero le numéro du coup : 1 pour le premier ; 0 pour le commentaire d'avant lui.
/// @param commentaire le commentaire, en UTF-8, à la place de celui d'avant ; "" le retire. Les
///     espaces, les fins de ligne et les caractères de contrôle entre deux mots valent une espace.
///
/// Nécessite :
/// - [COMMENTER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [COMMENTER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [COMMENTER-N3] numero va de 0 à partie_nombre_coups ; sinon rend erreur_argument_hors_limites ;
/// - [COMMENTER-N4] commentaire n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [COMMENTER-N5] commentaire est en UTF-8 ; sinon rend erreur_argument_hors_limites.
///
/// Garantie :
/// - [COMMENTER-G1] rend pas_erreur, et le coup a ce commentaire ;
/// - [COMMENTER-G2] avant le début de la partie, rend erreur_partie_non_commencee.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_commenter")]
pub unsafe extern "C" fn partie_commenter(
    p: *mut Partie,
    numero: c_int,
    commentaire: *const c_char,
) -> TypeErreurC {
    call(
        "partie_commenter",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["COMMENTER-N1", "COMMENTER-N2"]) }?;
            let number = required_number("COMMENTER-N3", handle, numero, 0)?;
            // SAFETY: NULL or terminated, by contract.
            let comment = unsafe { strings::bytes(commentaire) }
                .ok_or_else(|| Breach::null("COMMENTER-N4", "commentaire"))?;
            let comment = std::str::from_utf8(comment).map_err(|_| {
                let explanation = "commentaire n'est pas en UTF-8";
                Breach::new("COMMENTER-N5", TypeErreur::ErreurArgumentHorsLimites, explanation)
            })?;
            let comment = |game: &mut Match| game.set_comment(number, comment);
            Ok(code(handle.change(|state| state.game.as_mut().map(comment))))
        },
    )
}

/// Donne les annotations d'un coup joué.
///
/// @param p la partie.
/// @param numero le numéro du coup : 1 pour le premier.
/// @param tableau où écrire les annotations, ou NULL si capacite vaut 0.
/// @param capacite le nombre d'annotations que tableau peut recevoir.
///
/// Nécessite :
/// - [ANNOTATIONS-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [ANNOTATIONS-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0 ;
/// - [ANNOTATIONS-N3] capacite n'est pas négative ; sinon rend 0 ;
/// - [ANNOTATIONS-N4] tableau n'est pas NULL, ou capacite vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [ANNOTATIONS-G1] rend le nombre d'annotations du coup, et tableau en reçoit autant qu'il peut,
///   dans leur ordre : 1 pour « ! », 2 pour « ? », 3 pour « !! », 4 pour « ?? », 5 pour « !? »,
///   6 pour « ?! », ou tout autre nombre de 0 à 255, que le PGN écrit « $14 » ; il n'en
///   garde pas de plus grand.
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
            let handle = unsafe { handle(p, "ANNOTATIONS-N1") }?;
            let number = required_number("ANNOTATIONS-N2", handle, numero, 1)?;
            let state = handle.look();
            let ply = state.game.as_ref().and_then(|game| game.ply(number));
            let nags: Vec<c_int> =
                ply.map_or_else(Vec::new, |ply| ply.nags.iter().map(|&nag| nag.into()).collect());
            // SAFETY: NULL or room for `capacite` numbers, by contract.
            unsafe { deliver(&nags, tableau, capacite, ["ANNOTATIONS-N3", "ANNOTATIONS-N4"]) }
        },
    )
}

/// Ajoute une annotation à un coup joué.
///
/// @param p la partie.
/// @param numero le numéro du coup : 1 pour le premier.
/// @param annotation 1 pour « ! », 2 pour « ? », 3 pour « !! », 4 pour « ?? », 5 pour « !? »,
///     6 pour « ?! », ou un autre nombre de 0 à 255.
///
/// Nécessite :
/// - [ANNOTER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [ANNOTER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [ANNOTER-N3] numero va de 1 à partie_nombre_coups ; sinon rend erreur_argument_hors_limites ;
/// - [ANNOTER-N4] annotation va de 0 à 255 ; sinon rend erreur_argument_hors_limites ;
/// - [ANNOTER-N5] le coup n'a pas déjà 16 autres annotations ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [ANNOTER-G1] rend pas_erreur ; l'annotation vient après celles du coup, à moins d'y être déjà.
///
/// @return pas_erreur, ou le code de l'erreur.
#[unsafe(export_name = "echecs_interne_partie_annoter")]
pub unsafe extern "C" fn partie_annoter(
    p: *mut Partie,
    numero: c_int,
    annotation: c_int,
) -> TypeErreurC {
    call(
        "partie_annoter",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["ANNOTER-N1", "ANNOTER-N2"]) }?;
            let number = required_number("ANNOTER-N3", handle, numero, 1)?;
            let out_of_range = |tag, explanation: String| {
                Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
            };
            let nag = u8::try_from(annotation).map_err(|_| {
                let explanation = format!("annotation vaut {annotation}, il faut de 0 à 255");
                out_of_range("ANNOTER-N4", explanation)
            })?;
            let annotate = |game: &mut Match| game.annotate(number, nag);
            match handle.change(|state| state.game.as_mut().map(annotate)) {
                Some(Err(NoteError::TooMany)) => {
                    Err(out_of_range("ANNOTER-N5", "le coup a déjà 16 annotations".into()))
                }
                noted => Ok(code(noted)),
            }
        },
    )
}

/// Donne le nombre de variantes d'un coup joué : de suites de coups qui auraient pu commencer à sa
/// place.
///
/// @param p la partie.
/// @param numero le numéro du coup : 1 pour le premier.
///
/// Nécessite :
/// - [VARIANTES-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [VARIANTES-N2] numero va de 1 à partie_nombre_coups ; sinon rend 0.
///
/// Garantie :
/// - [VARIANTES-G1] rend le nombre de variantes que le PGN lu donne à ce coup, ou qu'il a depuis
///   partie_choisir_variante.
///
/// @return le nombre de variantes.
#[unsafe(export_name = "echecs_interne_partie_nombre_variantes")]
pub unsafe extern "C" fn partie_nombre_variantes(p: *const Partie, numero: c_int) -> c_int {
    call(
        "partie_nombre_variantes",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "VARIANTES-N1") }?;
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
/// Les coups à partir de numero, coups annulés compris, deviennent une variante à la place de celle
/// qui est choisie : choisir le même rang encore une fois remet les coups d'avant. Les autres
/// variantes restent à côté du nouveau coup, suivies de celles qu'il avait déjà ; un commentaire
/// placé avant lui passe au début du sien.
///
/// @param p la partie.
/// @param numero le numéro du coup : 1 pour le premier.
/// @param rang le rang de la variante : 0 pour la première.
///
/// Nécessite :
/// - [VARIANTE-CHOISIR-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [VARIANTE-CHOISIR-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [VARIANTE-CHOISIR-N3] numero va de 1 à partie_nombre_coups ; sinon rend
///   erreur_argument_hors_limites ;
/// - [VARIANTE-CHOISIR-N4] rang va de 0 à partie_nombre_variantes - 1 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [VARIANTE-CHOISIR-N5] il n'y aurait pas plus de 100 variantes l'une dans l'autre ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [VARIANTE-CHOISIR-G1] rend pas_erreur ; la partie suit la variante et se trouve après son
///   dernier coup, il n'y a rien à rétablir, et la vue reçoit les cases qui changent ;
/// - [VARIANTE-CHOISIR-G2] une fin que les joueurs avaient décidée est oubliée.
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
            let handle = unsafe { free_handle(p, tags) }?;
            let number = required_number("VARIANTE-CHOISIR-N3", handle, numero, 1)?;
            let rank = usize::try_from(rang).unwrap_or(usize::MAX);
            let choose = |game: &mut Match| game.choose_variation(number, rank);
            let chosen = handle.change(|state| state.game.as_mut().map(choose));
            if let Some(Err(error)) = chosen {
                let (tag, explanation) = match error {
                    NoteError::TooDeep => (
                        "VARIANTE-CHOISIR-N5",
                        "trop de variantes seraient l'une dans l'autre".into(),
                    ),
                    _ => (
                        "VARIANTE-CHOISIR-N4",
                        format!("rang vaut {rang}, le coup {numero} n'a pas cette variante"),
                    ),
                };
                return Err(Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation));
            }
            handle.show();
            Ok(TypeErreur::PasErreur as TypeErreurC)
        },
    )
}

/// The number of a move that was played, at least `first`.
fn required_number(
    tag: &'static str,
    handle: &Handle,
    numero: c_int,
    first: c_int,
) -> Result<usize, Breach> {
    let last = count(handle.look().game.as_ref());
    usize::try_from(numero).ok().filter(|_| (first..=last).contains(&numero)).ok_or_else(|| {
        let explanation = format!("numero vaut {numero}, il faut de {first} à {last}");
        Breach::new(tag, TypeErreur::ErreurArgumentHorsLimites, explanation)
    })
}

/// What C is told once something was written beside a move; nothing is before the game
/// has begun.
fn code(noted: Option<Result<(), NoteError>>) -> TypeErreurC {
    let code = match noted {
        Some(Ok(())) => TypeErreur::PasErreur,
        // The number was looked at before.
        Some(Err(_)) => TypeErreur::ErreurInterne,
        None => TypeErreur::ErreurPartieNonCommencee,
    };
    code as TypeErreurC
}
