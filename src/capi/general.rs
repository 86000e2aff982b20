//! Section « Contrats » of `echecs_commun.h`.

use std::ffi::{c_char, c_int, c_void};

use super::arguments::out_of_range;
use super::contracts;
use super::enums::from_c;
use super::guard::call;

/// Les octets qui suffisent, zéro final compris, pour toute phrase de la bibliothèque :
/// char raison[ECHECS_PHRASE_MAX].
pub const ECHECS_PHRASE_MAX: usize = 512;

/// Un `mode_contrats` reçu de C : n'importe quel entier.
pub type ModeContratsC = c_int;

/// Ce que fait la bibliothèque quand une clause « Nécessite » n'est pas respectée.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeContrats {
    /// Ne rien écrire.
    ContratsSilence = 0,
    /// Écrire une ligne sur stderr, puis continuer : le mode par défaut.
    ContratsMessage = 1,
    /// Écrire la ligne, puis arrêter le programme avec abort().
    ContratsArret = 2,
}

from_c! {
    ModeContrats from ModeContratsC: ContratsSilence, ContratsMessage, ContratsArret
}

/// Une fonction du programme qui reçoit les lignes que la bibliothèque signale.
///
/// La fonction reçoit le contexte donné à echecs_brancher_journal, le code de l'erreur et la ligne,
/// sans fin de ligne, qui n'est à elle que le temps de l'appel. Elle finit par return. Elle peut
/// appeler toute fonction de la bibliothèque ; pendant un coup ou un appel de la vue, celles qui
/// changent ou détruisent l'objet en cours sont refusées.
pub type JournalEchecs =
    Option<unsafe extern "C" fn(contexte: *mut c_void, code: c_int, ligne: *const c_char)>;

/// Choisit ce qui arrive quand une clause n'est pas respectée.
///
/// Il s'agit des clauses « Nécessite ». Le choix vaut pour tout le programme, tous fils d'exécution
/// compris.
///
/// @param mode contrats_silence, contrats_message ou contrats_arret.
///
/// Nécessite :
/// - [CONTRATS-N1] mode est l'une de ces trois valeurs ; sinon ne change pas le mode.
///
/// Garantie :
/// - [CONTRATS-G1] + avec contrats_silence, la fonction dont une clause n'est pas respectée
///   n'écrit rien et rend sa valeur d'échec ;
/// - [CONTRATS-G2] + avec contrats_message, cette fonction écrit en plus exactement une ligne sur
///   stderr, qui nomme la fonction et la clause et dit ce qui ne va pas, par exemple
///   « libechecs : echecs_perft [PERFT-N2] : la profondeur vaut 21, il faut de 0 à 20 »,
///   et errno garde sa valeur ;
/// - [CONTRATS-G3] + avec contrats_arret, cette fonction écrit la ligne, vide les tampons de tous
///   les flux ouverts avec fflush(NULL), sans attendre plus d'une seconde un flux qu'un
///   autre fil d'exécution est en train de lire, puis arrête le programme avec abort() ;
/// - [CONTRATS-G4] + avant le premier appel de echecs_choisir_contrats, le mode est celui de la
///   variable d'environnement ECHECS_CONTRATS (silence, message ou arret), et
///   contrats_message si cette variable n'existe pas ou est vide ;
/// - [CONTRATS-G5] + la variable est lue une seule fois, à la première ligne signalée ou au premier
///   appel de echecs_choisir_contrats ; si sa valeur n'est ni silence, ni message, ni arret, ni
///   vide, une ligne sur stderr donne les valeurs admises, et le mode est contrats_message ;
/// - [CONTRATS-G6] + un appel l'emporte sur la variable d'environnement ;
/// - [CONTRATS-G7] + rend le mode qui valait avant l'appel, même si mode est refusé.
///
/// @return le mode qui valait avant l'appel : il suffit de le redonner pour tout remettre en place.
#[unsafe(export_name = "echecs_interne_echecs_choisir_contrats")]
pub extern "C" fn echecs_choisir_contrats(mode: ModeContratsC) -> ModeContratsC {
    let before = contracts::mode() as ModeContratsC;
    call(
        "echecs_choisir_contrats",
        |_| before,
        || {
            let mode = ModeContrats::from_c(mode).ok_or_else(|| {
                let wanted = "contrats_silence (0), contrats_message (1) ou contrats_arret (2)";
                out_of_range("CONTRATS-N1", "le mode", mode, wanted)
            })?;
            contracts::set_mode(mode);
            Ok(before)
        },
    )
}

/// Donne la dernière ligne signalée à ce fil d'exécution.
///
/// La bibliothèque signale une clause non respectée, un jeu ou un échiquier qui n'est pas
/// intègre, un fichier refusé, une chaîne que parse_fen refuse, des fonctions de pile
/// incorrectes (Stackchess), ou un défaut de la bibliothèque elle-même.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [ERREUR-G1] + rend "" si aucune ligne n'a été signalée, ou si echecs_oublier_erreur a été
///   appelée depuis ; ne rend jamais NULL ;
/// - [ERREUR-G2] + sinon, rend la ligne écrite sur stderr ou donnée au journal, sans la fin de
///   ligne ; en mode contrats_silence, la ligne qui aurait été écrite ;
/// - [ERREUR-G3] + chaque fil d'exécution a sa propre dernière ligne ;
/// - [ERREUR-G4] + un appel réussi n'efface pas la ligne : la chaîne reste en place jusqu'à la
///   prochaine ligne signalée au même fil, jusqu'à echecs_oublier_erreur ou jusqu'à la fin du fil.
///
/// @return la ligne, ou "" ; jamais NULL. Il ne faut ni la modifier ni la libérer.
#[unsafe(export_name = "echecs_interne_echecs_derniere_erreur")]
pub extern "C" fn echecs_derniere_erreur() -> *const c_char {
    contracts::last_line()
}

/// Donne le code de la dernière ligne signalée à ce fil d'exécution.
///
/// Une fonction qui rend 0 pour « rien » comme pour « appel refusé » laisse un doute : appeler
/// echecs_oublier_erreur, puis la fonction, puis echecs_dernier_code lève ce doute.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [DERNIER-CODE-G1] + rend 0 si echecs_derniere_erreur rend "" ;
/// - [DERNIER-CODE-G2] + sinon, rend le code de l'erreur dont parle cette ligne, jamais 0 : un
///   type_erreur, que nommer_type_erreur nomme, ou, à partir de 101, un code_stackchess, que
///   stackchess_nommer_code nomme.
///
/// @return le code, ou 0.
#[unsafe(export_name = "echecs_interne_echecs_dernier_code")]
pub extern "C" fn echecs_dernier_code() -> c_int {
    contracts::last_code()
}

/// Oublie la dernière ligne signalée à ce fil d'exécution, et son code.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [OUBLIER-G1] + jusqu'à la prochaine ligne signalée au même fil, echecs_derniere_erreur rend ""
///   et echecs_dernier_code rend 0 ; les autres fils ne perdent rien.
#[unsafe(export_name = "echecs_interne_echecs_oublier_erreur")]
pub extern "C" fn echecs_oublier_erreur() {
    contracts::forget();
}

/// Choisit la fonction du programme qui reçoit les lignes signalées.
///
/// Le choix vaut pour tout le programme : il se fait avant que d'autres fils d'exécution appellent
/// la bibliothèque.
///
/// @param journal la fonction, ou NULL pour que les lignes aillent de nouveau sur stderr.
/// @param contexte ce que la fonction reçoit en premier ; NULL est admis.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [JOURNAL-G1] + chaque ligne qui aurait été écrite sur stderr est donnée à journal, et stderr
///   ne reçoit rien ; en mode contrats_silence, journal n'est pas appelée ;
/// - [JOURNAL-G2] + journal est appelée dans le fil d'exécution de la fonction qui signale la
///   ligne, avant que cette fonction finisse ; code est celui que rend ensuite
///   echecs_dernier_code ;
/// - [JOURNAL-G3] + en mode contrats_arret, le programme s'arrête après que journal a fini, même si
///   journal choisit un autre mode ;
/// - [JOURNAL-G4] + si journal elle-même ne respecte pas une clause, cette autre ligne n'est donnée
///   qu'à echecs_derniere_erreur, jusqu'à la fin de journal, et n'arrête pas le programme.
#[unsafe(export_name = "echecs_interne_echecs_brancher_journal")]
pub extern "C" fn echecs_brancher_journal(journal: JournalEchecs, contexte: *mut c_void) {
    contracts::listen(journal, contexte);
}
