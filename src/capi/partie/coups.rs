//! Section « Coups » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::handle::{Handle, fill, free_handle, handle};
use super::messages::Refusal;
use super::partie::Partie;
use super::squares::required_squares;
use super::written::{Asked, move_between, read_move};
use crate::capi::cpe::{
    CoupJoue, TypeDeplacement, TypeDeplacementC, TypePiece, TypePieceC, coordinates,
};
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::{Breach, call};
use crate::capi::{language, public, strings};
use crate::rules::{Move, MoveKind, Position, Square};

const PAS_ERREUR: TypeErreurC = TypeErreur::PasErreur as TypeErreurC;

impl CoupJoue {
    /// A legal move of a position.
    pub(super) fn of(position: &Position, mv: Move) -> CoupJoue {
        let (from, to) = position.move_squares(mv);
        let ((x_depart, y_depart), (x_arrivee, y_arrivee)) = (coordinates(from), coordinates(to));
        let kind = match mv.kind() {
            MoveKind::Ordinary => TypeDeplacement::DeplacementStandard,
            MoveKind::Castling => TypeDeplacement::DeplacementRoque,
            MoveKind::EnPassant => TypeDeplacement::DeplacementPriseEnPassant,
            MoveKind::Promotion(_) => TypeDeplacement::DeplacementPromotion,
        };
        let promoted = mv.promotion().map(|role| TypePiece::of(position.turn(), role));
        CoupJoue {
            x_depart,
            y_depart,
            x_arrivee,
            y_arrivee,
            r#type: kind as TypeDeplacementC,
            promotion: promoted.unwrap_or(TypePiece::Invalide) as TypePieceC,
        }
    }
}

/// Déplace une pièce, si le coup est légal.
///
/// Un roque se joue en déplaçant le roi de deux cases ; la tour suit. (Dans une position de
/// Chess960 où le roi ne part pas de la colonne e, ou la tour pas d'un coin : en déplaçant le roi
/// sur sa tour.) Quand un pion arrive sur sa dernière rangée, demander_choix de la vue propose, dans
/// cet ordre, dame, tour, fou et cavalier.
///
/// Parmi les codes d'un pion : une pièce devant lui, même adverse, donne
/// erreur_piece_blocant_trajet ; une diagonale vide donne erreur_prise_en_passant_non_permise si une
/// pièce adverse est à côté de lui, là où arrivent les pions qui avancent de deux cases, et sinon
/// erreur_deplacement_piece_impossible.
///
/// @param p la partie.
/// @param x_depart la colonne de départ : 0 pour a.
/// @param y_depart la rangée de départ : 0 pour la première.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
///
/// Nécessite :
/// - [PARTIE-DEPLACER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-DEPLACER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-DEPLACER-N3] les quatre coordonnées vont de 0 à 7 ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [PARTIE-DEPLACER-G1] coup légal : rend pas_erreur, le coup est joué, c'est à l'autre joueur, et
///   la vue reçoit les cases qui changent ; ce qui avait été annulé ne peut plus être rétabli ;
/// - [PARTIE-DEPLACER-G2] coup illégal : rend le code de sa première faute, dans cet ordre :
///   erreur_case_depart_vide, erreur_piece_adverse, erreur_absence_de_deplacement,
///   erreur_roque_non_permis (un roi qui va, depuis sa case de départ, de deux cases sur sa rangée,
///   ou sur une tour avec laquelle il avait le droit de roquer),
///   erreur_deplacement_piece_impossible, erreur_piece_blocant_trajet,
///   erreur_prise_en_passant_non_permise, erreur_roi_en_echec ;
/// - [PARTIE-DEPLACER-G3] promotion : le pion devient la pièce choisie ; sans vue, sans
///   demander_choix, ou si elle rend autre chose que 0, 1, 2 ou 3, rend erreur_promotion_annulee ;
/// - [PARTIE-DEPLACER-G4] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le cas ;
/// - [PARTIE-DEPLACER-G5] un refus ne change rien, ni les pièces, ni le trait, ni les droits, ni les
///   compteurs, ni ce qui peut être annulé ou rétabli ; la vue en reçoit la raison, et rien n'est
///   écrit sur stderr ;
/// - [PARTIE-DEPLACER-G6] la raison d'un coup illégal, et celle de la garantie 4, est la phrase de
///   partie_expliquer, appelée par son nom : si le programme l'a remplacée, c'est la sienne, qui
///   peut regarder la partie, mais ni la changer ni la détruire ; ce qui ne s'affiche pas dans sa
///   phrase, ou n'est pas de l'UTF-8, devient `\xHH`, et la vue n'en reçoit jamais plus de
///   PARTIE_PHRASE_MAX octets, zéro final compris.
///
/// @return pas_erreur, ou le code du refus.
#[unsafe(export_name = "echecs_interne_partie_deplacer")]
pub unsafe extern "C" fn partie_deplacer(
    p: *mut Partie,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
) -> TypeErreurC {
    call(
        "partie_deplacer",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["PARTIE-DEPLACER-N1", "PARTIE-DEPLACER-N2"]) }?;
            let coordinates = [x_depart, y_depart, x_arrivee, y_arrivee];
            let (from, to) = required_squares("PARTIE-DEPLACER-N3", coordinates)?;
            let asked = move_between(&handle.look(), from, to, language::current());
            Ok(match asked {
                Ok(asked) => play(handle, asked),
                Err(refusal) => refuse(handle, p, refusal, (from, to)),
            })
        },
    )
}

/// Joue un coup écrit.
///
/// Il s'écrit par ses deux cases, « e2e4 » ou « e2-e4 », avec la pièce d'une promotion en anglais,
/// « e7e8q » ; ou en notation algébrique, avec les lettres de la langue de echecs_langue : en français
/// R est le roi, D la dame, T la tour, F le fou, C le cavalier, « Cf3 », « exd5 », « e8=D+ », « O-O ».
/// Un roque s'écrit aussi par les cases du roi, « e1g1 », ou par celles du roi et de sa tour.
/// - On peut ajouter « + », « # », « ! » ou « ? », toute la case de départ (« Cg1-f3 »), et des
///   espaces autour ;
/// - on peut omettre « x » et « = », et écrire le roque avec des zéros ;
/// - mais « x » sans rien à prendre est refusé.
///
/// @param p la partie.
/// @param coup le coup ; toute suite d'octets est admise.
///
/// Nécessite :
/// - [PARTIE-JOUER-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-JOUER-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-JOUER-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul.
///
/// Garantie :
/// - [PARTIE-JOUER-G1] coup légal : le joue, comme partie_deplacer (qui n'est pas appelée par son
///   nom) ; si la pièce d'une promotion n'est pas écrite, la demande à la vue ;
/// - [PARTIE-JOUER-G2] rend erreur_notation_illisible si le texte n'est pas un coup, et
///   erreur_notation_ambigue si plusieurs pièces peuvent le jouer ;
/// - [PARTIE-JOUER-G3] coup illégal : rend le code de partie_deplacer si l'on sait quelle pièce est
///   désignée, et sinon erreur_deplacement_piece_impossible ; une pièce de promotion qui n'est pas
///   permise donne erreur_promotion_non_permise ;
/// - [PARTIE-JOUER-G4] rend erreur_partie_non_commencee ou erreur_partie_finie si c'est le cas ;
/// - [PARTIE-JOUER-G5] un refus ne change rien, la vue en reçoit la raison, et rien n'est écrit sur
///   stderr ;
/// - [PARTIE-JOUER-G6] la raison d'un coup illégal dont on sait d'où il part et où il arrive est la
///   phrase de partie_expliquer, appelée par son nom : si le programme l'a remplacée, c'est la sienne.
///
/// @return pas_erreur, ou le code du refus.
#[unsafe(export_name = "echecs_interne_partie_jouer")]
pub unsafe extern "C" fn partie_jouer(p: *mut Partie, coup: *const c_char) -> TypeErreurC {
    call(
        "partie_jouer",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { free_handle(p, ["PARTIE-JOUER-N1", "PARTIE-JOUER-N2"]) }?;
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { strings::bytes(coup) }
                .ok_or_else(|| Breach::null("PARTIE-JOUER-N3", "coup"))?;
            let asked = read_move(&handle.look(), text, language::current());
            Ok(match asked {
                Ok(asked) => play(handle, asked),
                Err(refusal) => match refusal.squares {
                    Some(squares) => refuse(handle, p, refusal, squares),
                    None => handle.refuse(refusal),
                },
            })
        },
    )
}

/// Tells the player why the move between two squares is refused.
fn refuse(
    handle: &Handle,
    p: *const Partie,
    refusal: Refusal,
    squares: (Square, Square),
) -> TypeErreurC {
    handle.refuse(Refusal::new(refusal.code, explained(handle, p, squares)))
}

/// The sentence of partie_expliquer, which the program may have written, on the move
/// between two squares.
fn explained(handle: &Handle, p: *const Partie, (from, to): (Square, Square)) -> String {
    let mut sentence = [0; PARTIE_PHRASE_MAX];
    let (text, size) = (sentence.as_mut_ptr(), sentence.len());
    let ((x, y), (to_x, to_y)) = (coordinates(from), coordinates(to));
    // SAFETY: a game, and room for that many bytes.
    handle.lend(|| unsafe { public::partie_expliquer(p, x, y, to_x, to_y, text, size) });
    let shown = strings::printable(strings::text(&mut sentence).to_bytes());
    strings::cut(&shown, PARTIE_PHRASE_MAX - 1).to_owned()
}

/// Plays a legal move, once the player has chosen what a pawn becomes.
fn play(handle: &Handle, asked: Asked) -> TypeErreurC {
    let mv = match asked {
        Asked::Move(mv) => mv,
        Asked::Promotion(moves) => match handle.choose_promotion(&moves) {
            Some(mv) => mv,
            None => return handle.cancel_promotion(),
        },
    };
    let played = handle.change(|state| state.game.as_mut().map(|game| game.play(mv)));
    debug_assert_eq!(played, Some(Ok(())));
    handle.show();
    PAS_ERREUR
}

/// Dit en une phrase pourquoi un coup n'est pas légal, avec les cases en cause.
///
/// Par exemple « Le fou f1 ne va pas en b5 : le pion e2 lui barre la route. » La phrase est dans la
/// langue de echecs_langue, et vraie dans cette position et après ces coups : elle nomme la pièce
/// qui barre, cloue ou attaque, et le coup où le roi ou la tour a bougé. La faute est celle dont
/// partie_deplacer rend le code.
///
/// @param p la partie.
/// @param x_depart la colonne de départ : 0 pour a.
/// @param y_depart la rangée de départ : 0 pour la première.
/// @param x_arrivee la colonne d'arrivée.
/// @param y_arrivee la rangée d'arrivée.
/// @param tampon où écrire la phrase, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-EXPLIQUER-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-EXPLIQUER-N2] les quatre coordonnées vont de 0 à 7 ; sinon rend 0 ;
/// - [PARTIE-EXPLIQUER-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-EXPLIQUER-G1] coup légal : rend 0, et la phrase est vide ;
/// - [PARTIE-EXPLIQUER-G2] coup illégal : tampon reçoit la phrase, d'une seule ligne, que la vue
///   recevrait de partie_deplacer ;
/// - [PARTIE-EXPLIQUER-G3] avant le début de la partie, ou une fois qu'elle est finie, c'est ce que
///   dit la phrase ;
/// - [PARTIE-EXPLIQUER-G4] rend la longueur de la phrase, sans le zéro final ; si elle n'est pas
///   inférieure à taille, tampon en reçoit le début, toujours terminé par un zéro et coupé entre
///   deux caractères (rien si taille vaut 0) ; PARTIE_PHRASE_MAX octets suffisent toujours.
///
/// @return la longueur de la phrase, 0 si le coup est légal.
#[unsafe(export_name = "echecs_interne_partie_expliquer")]
pub unsafe extern "C" fn partie_expliquer(
    p: *const Partie,
    x_depart: c_int,
    y_depart: c_int,
    x_arrivee: c_int,
    y_arrivee: c_int,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_expliquer",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-EXPLIQUER-N1") }?;
            let coordinates = [x_depart, y_depart, x_arrivee, y_arrivee];
            let (from, to) = required_squares("PARTIE-EXPLIQUER-N2", coordinates)?;
            let asked = move_between(&handle.look(), from, to, language::current());
            let sentence = asked.err().map_or_else(String::new, |refusal| refusal.sentence);
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "PARTIE-EXPLIQUER-N3", &sentence) }
        },
    )
}

/// Les octets qui suffisent, zéro final compris, pour toute phrase de partie_expliquer et de
/// partie_expliquer_texte : char phrase[PARTIE_PHRASE_MAX].
pub const PARTIE_PHRASE_MAX: usize = 512;

/// Dit en une phrase pourquoi partie_jouer refuserait un coup écrit.
///
/// @param p la partie.
/// @param coup le coup, écrit comme pour partie_jouer.
/// @param tampon où écrire la phrase, ou NULL si taille vaut 0.
/// @param taille le nombre d'octets que tampon peut recevoir, zéro final compris.
///
/// Nécessite :
/// - [PARTIE-EXPLIQUER-TEXTE-N1] p n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-EXPLIQUER-TEXTE-N2] coup n'est pas NULL ; sinon rend 0 ;
/// - [PARTIE-EXPLIQUER-TEXTE-N3] tampon n'est pas NULL, ou taille vaut 0 ; sinon rend 0.
///
/// Garantie :
/// - [PARTIE-EXPLIQUER-TEXTE-G1] coup légal, avec ou sans la pièce d'une promotion : rend 0, et la
///   phrase est vide ;
/// - [PARTIE-EXPLIQUER-TEXTE-G2] sinon tampon reçoit la phrase, d'une seule ligne, que la vue
///   recevrait de partie_jouer, y compris celle de partie_expliquer, appelée par son nom ;
/// - [PARTIE-EXPLIQUER-TEXTE-G3] rend la longueur de la phrase, et l'écrit comme partie_expliquer.
///
/// @return la longueur de la phrase, 0 si le coup est légal.
#[unsafe(export_name = "echecs_interne_partie_expliquer_texte")]
pub unsafe extern "C" fn partie_expliquer_texte(
    p: *const Partie,
    coup: *const c_char,
    tampon: *mut c_char,
    taille: usize,
) -> usize {
    call(
        "partie_expliquer_texte",
        |_| 0,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { handle(p, "PARTIE-EXPLIQUER-TEXTE-N1") }?;
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { strings::bytes(coup) }
                .ok_or_else(|| Breach::null("PARTIE-EXPLIQUER-TEXTE-N2", "coup"))?;
            let asked = read_move(&handle.look(), text, language::current());
            let sentence = match asked {
                Ok(_) => String::new(),
                Err(Refusal { squares: Some(squares), .. }) => explained(handle, p, squares),
                Err(refusal) => refusal.sentence,
            };
            // SAFETY: NULL or room for `taille` bytes, by contract.
            unsafe { fill(tampon, taille, "PARTIE-EXPLIQUER-TEXTE-N3", &sentence) }
        },
    )
}
