//! Section « Coups » of `partie.h`.

use std::ffi::{c_char, c_int};

use super::described::Described;
use super::handle::Handle;
use super::messages::GameRefusal;
use super::partie::Partie;
use super::squares::required_squares;
use super::verification::explained;
use super::written::{Asked, move_between, read_move};
use crate::capi::arguments;
use crate::capi::cpe::CoupJoue;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::call;
use crate::capi::language;

/// Déplace une pièce, si le coup est légal.
///
/// Un roque se joue en déplaçant le roi de deux cases ; la tour suit. (Dans une position de
/// Chess960 où le roi ne part pas de la colonne e, ou la tour pas d'un coin : en déplaçant le roi
/// sur sa tour.) Quand un pion arrive sur sa dernière rangée, demander_choix de la vue propose, dans
/// cet ordre, dame, tour, fou et cavalier.
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
/// - [PARTIE-DEPLACER-G1] coup légal : rend pas_erreur, le coup est joué, le trait passe au joueur
///   adverse, la vue montre la nouvelle position et dit à qui de jouer, avec l'échec s'il y en a
///   un ;
/// - [PARTIE-DEPLACER-G3] promotion légale : la vue fait choisir une dame, une tour, un fou ou un
///   cavalier, et le pion devient la pièce choisie ;
/// - [PARTIE-DEPLACER-G5] coup illégal : rend un autre code que pas_erreur, et la position ne
///   change pas ;
/// - [PARTIE-DEPLACER-G8] + coup légal : la vue reçoit les cases qui changent (voir
///   [PARTIE-VUE-G3]) ; ce qui avait été annulé ne peut plus être rétabli ;
/// - [PARTIE-DEPLACER-G2] + coup illégal : rend le code de la première faute, dans cet ordre :
///   - erreur_case_depart_vide, erreur_piece_adverse, erreur_absence_de_deplacement (dans echecs.h,
///     erreur_absence_de_deplacement vient la première) ;
///   - erreur_roque_non_permis, dans l'un de ces trois cas :
///     - le roi va de e1 (de e8 pour les noirs) à deux cases de là sur sa rangée ;
///     - le roi va, de sa case du début de la partie, sur une tour du même joueur qui est où était
///       alors une tour avec laquelle il avait le droit de roquer ;
///     - en Chess960, le roi va, de cette même case et à plus d'une case de là, soit où était cette
///       tour, soit où ce roque le mènerait ;
///   - erreur_deplacement_piece_impossible : la pièce ne se déplace pas ainsi ; pour un pion, aussi
///     une diagonale vide, hors du cas de la prise en passant ;
///   - erreur_piece_blocant_trajet : une pièce est sur le trajet, une pièce du même joueur sur la
///     case d'arrivée (aussi pour un pion qui irait en diagonale, contrairement à echecs.h), ou
///     n'importe quelle pièce devant un pion ;
///   - erreur_prise_en_passant_non_permise : un pion sur la rangée 5 (4 pour les noirs) irait en
///     diagonale sur une case vide, et une pièce adverse, quelle qu'elle soit, est à côté de lui
///     dans la colonne d'arrivée ;
///   - erreur_roi_en_echec ;
/// - [PARTIE-DEPLACER-G9] + promotion légale sans vue, sans demander_choix, ou si demander_choix
///   rend autre chose que 0, 1, 2 ou 3 : rend erreur_promotion_annulee, après tous les codes de
///   [PARTIE-DEPLACER-G2] ;
/// - [PARTIE-DEPLACER-G4] + avant tout autre refus, rend erreur_partie_non_commencee si la partie
///   n'a pas commencé, et erreur_partie_finie si elle est finie ;
/// - [PARTIE-DEPLACER-G7] + un refus ne change rien, ni les pièces, ni le trait, ni les droits, ni
///   les compteurs, ni ce qui peut être annulé ou rétabli ; la vue reçoit la raison du refus ;
///   n'écrit rien sur stderr ;
/// - [PARTIE-DEPLACER-G6] + la raison des refus de [PARTIE-DEPLACER-G2] et [PARTIE-DEPLACER-G4] est
///   la phrase de partie_verifier, appelée par son nom : si le programme la définit, c'est sa
///   version, qui peut lire la partie, mais ni la changer ni la détruire, et dont le code ne compte
///   pas ; ce qui ne s'affiche pas dans sa phrase, ou n'est pas de l'UTF-8, devient `\xHH`, et la
///   vue n'en reçoit jamais plus de ECHECS_PHRASE_MAX octets, zéro final compris.
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
            let handle =
                unsafe { Handle::free_at(p, ["PARTIE-DEPLACER-N1", "PARTIE-DEPLACER-N2"]) }?;
            let coordinates = [x_depart, y_depart, x_arrivee, y_arrivee];
            let (from, to) = required_squares("PARTIE-DEPLACER-N3", coordinates)?;
            let asked = move_between(&handle.look(), from, to, language::current());
            Ok(answer(handle, p, asked))
        },
    )
}

/// Joue un coup écrit, s'il est légal.
///
/// Un coup s'écrit par ses deux cases, ou en notation algébrique, avec les lettres de la langue de
/// echecs_choisir_langue (en français R est le roi, D la dame, T la tour, F le fou, C le cavalier) :
/// - par ses deux cases : e2e4, e2-e4, e7e8q (la pièce d'une promotion a sa lettre anglaise) ;
/// - en notation algébrique : Cf3, Cg1-f3, exd5, e8=D+ ;
/// - un roque : O-O, 0-0-0, e1g1 (les cases du roi), e1h1 (celles du roi et de sa tour).
///
/// On peut ajouter « + », « # », « ! » ou « ? », toute la case de départ, et des espaces autour du
/// coup ; on peut omettre « x » et « = ».
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
/// - [PARTIE-JOUER-G1] + coup légal : le joue comme partie_deplacer (pas par son nom) ; si la pièce
///   d'une promotion n'est pas écrite, la demande à la vue ;
/// - [PARTIE-JOUER-G2] + sinon rend le code de la première faute, dans cet ordre :
///   - erreur_notation_illisible : le texte n'est pas un coup ;
///   - le code de [PARTIE-JOUER-G3] : le coup est illégal ;
///   - erreur_deplacement_piece_impossible : un « x » dans un coup qui ne prend rien ;
///   - erreur_promotion_non_permise : la pièce de promotion écrite n'est pas permise, ou le coup
///     n'est pas une promotion ;
///   - erreur_notation_ambigue : plusieurs pièces peuvent jouer ce coup légalement ;
/// - [PARTIE-JOUER-G3] + le code d'un coup illégal est :
///   - pour un roque écrit O-O ou O-O-O : erreur_roque_non_permis ;
///   - pour un coup écrit par ses deux cases : celui de [PARTIE-DEPLACER-G2] ;
///   - pour un autre coup, si une seule pièce du joueur va avec le texte (sa sorte, la colonne et
///     la rangée de départ si elles sont écrites ; un pion dont la colonne n'est pas écrite reste
///     dans la sienne) : celui de [PARTIE-DEPLACER-G2] pour cette pièce et la case d'arrivée ;
///   - si plusieurs pièces vont avec le texte : le premier de leurs codes qui n'est pas
///     erreur_deplacement_piece_impossible, les pièces étant prises rangée par rangée depuis la
///     première, et de a à h dans chacune ;
///   - si toutes ont ce code, ou si aucune pièce ne va avec le texte :
///     erreur_deplacement_piece_impossible ;
/// - [PARTIE-JOUER-G4] + avant tout autre refus, rend erreur_partie_non_commencee si la partie n'a
///   pas commencé, et erreur_partie_finie si elle est finie ;
/// - [PARTIE-JOUER-G5] + un refus ne change rien, la vue reçoit la raison du refus ; n'écrit rien
///   sur stderr ;
/// - [PARTIE-JOUER-G6] + la raison d'un refus dont le code vient de [PARTIE-DEPLACER-G2] est la
///   phrase de partie_verifier pour les deux cases de ce déplacement, appelée par son nom (voir
///   [PARTIE-DEPLACER-G6]) ; celle de O-O et de O-O-O aussi, si le roi a encore ce droit de roquer
///   ou s'il est en e1 (en e8 pour les noirs).
///
/// @return pas_erreur, ou le code du refus.
#[unsafe(export_name = "echecs_interne_partie_jouer")]
pub unsafe extern "C" fn partie_jouer(p: *mut Partie, coup: *const c_char) -> TypeErreurC {
    call(
        "partie_jouer",
        |code| code,
        || {
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::free_at(p, ["PARTIE-JOUER-N1", "PARTIE-JOUER-N2"]) }?;
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { arguments::text(coup, "PARTIE-JOUER-N3", "coup") }?;
            let asked = read_move(&handle.look(), text, language::current());
            Ok(answer(handle, p, asked))
        },
    )
}

/// Joue un coup donné par une structure, s'il est légal.
///
/// C'est la structure que donnent partie_lister_coups, partie_lire_coup et partie_conseiller : une
/// promotion s'y joue sans demander à la vue.
///
/// @param p la partie.
/// @param coup le coup : ses deux cases, comme pour partie_deplacer, et, pour un pion qui arrive sur
///     sa dernière rangée, coup->promotion (dame, tour, fou ou cavalier ; invalide pour demander à
///     la vue). Pour tout autre coup, coup->promotion peut être n'importe quelle valeur de
///     type_piece ; coup->type ne compte jamais.
///
/// Nécessite :
/// - [PARTIE-JOUER-COUP-N1] p n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-JOUER-COUP-N2] aucune fonction de la vue de p n'est en cours ; sinon rend
///   erreur_partie_occupee ;
/// - [PARTIE-JOUER-COUP-N3] coup n'est pas NULL ; sinon rend erreur_pointeur_nul ;
/// - [PARTIE-JOUER-COUP-N4] les quatre coordonnées de *coup vont de 0 à 7 ; sinon rend
///   erreur_argument_hors_limites ;
/// - [PARTIE-JOUER-COUP-N5] coup->promotion est une valeur de type_piece ; sinon rend
///   erreur_argument_hors_limites.
///
/// Garantie :
/// - [PARTIE-JOUER-COUP-G1] + coup légal : le joue comme partie_deplacer (pas par son nom), et le
///   pion d'une promotion devient la pièce de coup->promotion, sans que la vue la choisisse ;
/// - [PARTIE-JOUER-COUP-G2] + promotion avec coup->promotion égal à invalide : demande la pièce à
///   la vue, voir [PARTIE-DEPLACER-G3] et [PARTIE-DEPLACER-G9] ;
/// - [PARTIE-JOUER-COUP-G3] + si les deux cases ne sont pas celles d'un coup légal : rend le code
///   de [PARTIE-DEPLACER-G2] ou [PARTIE-DEPLACER-G4] ; si coup->promotion est roi, pion_blanc ou
///   pion_noir dans une promotion : rend erreur_promotion_non_permise ;
/// - [PARTIE-JOUER-COUP-G4] + un refus ne change rien, la vue reçoit la raison du refus, celle de
///   [PARTIE-DEPLACER-G6] pour les codes qui y sont dits ; n'écrit rien sur stderr.
///
/// @return pas_erreur, ou le code du refus.
#[unsafe(export_name = "echecs_interne_partie_jouer_coup")]
pub unsafe extern "C" fn partie_jouer_coup(p: *mut Partie, coup: *const CoupJoue) -> TypeErreurC {
    call(
        "partie_jouer_coup",
        |code| code,
        || {
            let tags = ["PARTIE-JOUER-COUP-N1", "PARTIE-JOUER-COUP-N2"];
            // SAFETY: NULL or a game, by contract.
            let handle = unsafe { Handle::free_at(p, tags) }?;
            let tags = ["PARTIE-JOUER-COUP-N3", "PARTIE-JOUER-COUP-N4", "PARTIE-JOUER-COUP-N5"];
            // SAFETY: NULL or a move, by contract.
            let described = unsafe { Described::at(coup, tags) }?;
            let asked = described.asked(&handle.look(), language::current());
            Ok(answer(handle, p, asked))
        },
    )
}

/// Plays what was asked, or tells the player why not.
fn answer(handle: &Handle, p: *const Partie, asked: Result<Asked, GameRefusal>) -> TypeErreurC {
    match asked {
        Ok(asked) => play(handle, asked),
        Err(refusal) => {
            let sentence = explained(handle, p, &refusal);
            handle.refuse(GameRefusal::new(refusal.code, sentence))
        }
    }
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
    TypeErreur::PasErreur as TypeErreurC
}
