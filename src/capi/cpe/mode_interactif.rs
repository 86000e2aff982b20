//! Section « Mode interactif » of `echecs.h`: a game played by typed lines.
//!
//! Every step goes through a public function, which may be the program's own: one
//! that changes the game works on a copy, and what it leaves is kept only if it is
//! sound.

use std::ffi::{CStr, CString, c_int};

use super::announcements::sentence;
use super::code_erreur::CodeErreurDeplacement;
use super::commandes::{ActionARealiser, MAX_LIGNE_COMMANDE, TypeAction};
use super::convert::square;
use super::echiquier::Echiquier;
use super::fen::position_of;
use super::historique::HistoriquePartie;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::guard::call;
use crate::capi::input::{self, Line};
use crate::capi::strings::{printable, text};
use crate::capi::{output, public};
use crate::rules::Color;

/// Fait jouer une partie au clavier, jusqu'à la commande FIN ou la fin de stdin.
///
/// Lit des lignes sur stdin et fait ce qu'elles demandent : voir parse_ligne_commande pour les
/// commandes. La partie commence par la position du début. Ce qui est écrit sur stdout est pour
/// des personnes ; une invite n'est écrite que si stdin est un terminal.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [INTERACTIF-G1] chaque ligne est comprise par parse_ligne_commande, et le coup qu'elle
///   demande joué par api_echec_deplacer_et_promouvoir : si le programme les a remplacées, ce
///   sont les siennes. C'est ce que parse_ligne_commande écrit dans l'action qui compte, non ce
///   qu'elle rend ;
/// - [INTERACTIF-G2] après chaque coup joué ou repris, l'échiquier est écrit dans
///   echec_etat.txt par api_echec_ecrit_fichier_etat, et la partie dans echec_historique.txt
///   par api_echec_ecrit_fichier_historique ;
/// - [INTERACTIF-G3] après un coup qui donne échec, mat ou pat, écrit sur stdout une ligne qui
///   commence par « Échec », « Échec et mat » ou « Pat » ;
/// - [INTERACTIF-G4] un coup refusé, une ligne qui n'est pas une commande, un fichier qui ne se
///   lit pas ne changent pas la partie, et une ligne de stdout le dit ; une ligne qui, avec son
///   zéro final, a plus de MAX_LIGNE_COMMANDE octets, ou qui contient un octet nul, n'est pas une
///   commande ;
/// - [INTERACTIF-G5] lit F commence une nouvelle partie par l'échiquier du fichier, avec
///   historique_initialise_depuis ; lit_h F reprend la partie du fichier là où elle en est ; un
///   échiquier où l'on ne peut pas jouer (voir [VERS-FEN-N5]) est refusé.
#[unsafe(export_name = "echecs_interne_api_echec_lance_mode_interactif")]
pub extern "C" fn api_echec_lance_mode_interactif() {
    call(
        "api_echec_lance_mode_interactif",
        |_| (),
        || {
            Console::new().run();
            Ok(())
        },
    );
}

const BOARD_FILE: &CStr = c"echec_etat.txt";
const HISTORY_FILE: &CStr = c"echec_historique.txt";

const HELP: &str = "\
Les commandes :
  d 4 1 -> 4 3     déplace la pièce de la case (4, 1) vers la case (4, 3) ;
                   d e2 -> e4 dit la même chose
  d e7 -> e8 fou   choisit ce que devient un pion promu : dame (si l'on ne dit
                   rien), tour, fou ou cavalier
                   le roi roque en avançant de deux cases : d e1 -> g1
  annule           reprend le dernier coup
  affiche          montre l'échiquier et sa chaîne FEN
  i                commence une nouvelle partie
  lit FICHIER      commence une partie par l'échiquier d'un fichier
  lit_h FICHIER    reprend la partie d'un fichier
  aide             montre ces commandes
  FIN              arrête
  # …              un commentaire
Chaque coup est enregistré : l'échiquier dans echec_etat.txt, la partie dans
echec_historique.txt.
";

/// Longer lines are no commands: the end of the string needs a place too.
const LONGEST_LINE: usize = MAX_LIGNE_COMMANDE - 1;

const OVER: &str = "« i » commence une autre partie, « annule » reprend le dernier coup.";

/// A game in progress.
struct Console {
    board: Echiquier,
    history: Box<HistoriquePartie>,
}

/// Whether there is a next line to obey.
#[derive(PartialEq, Eq)]
enum Next {
    Line,
    End,
}

impl Console {
    fn new() -> Console {
        let board = Echiquier::initial();
        Console { board, history: Box::new(HistoriquePartie::starting_at(board)) }
    }

    fn run(&mut self) {
        say("Une partie d'échecs. « aide » montre les commandes, « FIN » arrête.");
        self.start_anew();
        tell_of_saved_game();
        loop {
            if input::is_terminal() {
                output::write(&format!("{}> ", self.player_name()));
            }
            match input::line(LONGEST_LINE) {
                Line::EndOfInput => {
                    // The prompt stands on a line of its own.
                    if input::is_terminal() {
                        say("");
                    }
                    break;
                }
                Line::TooLong => say("Ligne refusée : elle est trop longue."),
                Line::Whole(line) => {
                    if self.obey(line) == Next::End {
                        break;
                    }
                }
            }
        }
    }

    fn obey(&mut self, line: Vec<u8>) -> Next {
        let Ok(line) = CString::new(line) else {
            say("Ligne refusée : elle contient un octet nul.");
            return Next::Line;
        };
        let mut action = ActionARealiser::new(TypeAction::ActionInconnue);
        // SAFETY: a terminated string and an action.
        unsafe {
            public::action_initialise(&mut action);
            public::parse_ligne_commande(line.as_ptr(), &mut action);
        }
        match TypeAction::from_c(action.r#type).unwrap_or(TypeAction::ActionInconnue) {
            TypeAction::RienAFaire => {}
            TypeAction::Deplacement => self.play(&action),
            TypeAction::LectureFichier => self.read_board(&mut action),
            TypeAction::LectureHistorique => self.read_history(&mut action),
            TypeAction::Initialisation => self.start_anew(),
            TypeAction::ActionAnnulation => self.undo(),
            TypeAction::ActionAffichage => self.show_with_fen(),
            TypeAction::ActionAide => output::write(HELP),
            TypeAction::ActionInconnue => say(&not_understood(&line)),
            TypeAction::Fin => return Next::End,
        }
        Next::Line
    }

    fn start_anew(&mut self) {
        let (mut board, mut history) = (self.board, self.history.clone());
        // SAFETY: a board and a history.
        unsafe {
            public::echiquier_initialiser(&mut board);
            public::historique_initialise(&mut *history);
        }
        self.keep(board, history);
    }

    fn play(&mut self, action: &ActionARealiser) {
        let ActionARealiser { x_depart, y_depart, x_arrivee, y_arrivee, .. } = *action;
        let (mut board, mut history) = (self.board, self.history.clone());
        // SAFETY: a board and a history.
        let code = unsafe {
            public::api_echec_deplacer_et_promouvoir(
                &mut board,
                &mut *history,
                x_depart,
                y_depart,
                x_arrivee,
                y_arrivee,
                action.promotion,
            )
        };
        if code != TypeErreur::PasErreur as TypeErreurC {
            let blamed = self.blamed_square([x_depart, y_depart, x_arrivee, y_arrivee], code);
            say(&format!("Coup refusé : {}{blamed}.", sentence(code)));
        } else if self.keep(board, history) {
            self.save();
        }
    }

    /// The square to blame for a refusal, for the end of a sentence.
    fn blamed_square(&self, [x0, y0, x1, y1]: [c_int; 4], code: TypeErreurC) -> String {
        let mut board = self.board;
        let mut refusal = CodeErreurDeplacement::of_code(code);
        let mut kind = 0;
        // SAFETY: a board, a history, and places for the answers.
        unsafe {
            public::echiquier_deplacement_realise_si_possible(
                &mut board,
                x0,
                y0,
                x1,
                y1,
                &*self.history,
                &mut refusal,
                &mut kind,
            );
        }
        match square(refusal.coord_x, refusal.coord_y) {
            Some(square) if refusal.r#type == code => {
                format!(" ({square}, case {} {})", refusal.coord_x, refusal.coord_y)
            }
            _ => String::new(),
        }
    }

    fn undo(&mut self) {
        let (mut board, mut history) = (self.board, self.history.clone());
        // SAFETY: a board and a history.
        let code = unsafe { public::historique_annuler_coup(&mut board, &mut *history) };
        if code != TypeErreur::PasErreur as TypeErreurC {
            say(&format!("Rien à reprendre : {}.", sentence(code)));
        } else if self.keep(board, history) {
            self.save();
        }
    }

    /// A file that is not read has been told of by the function that reads it.
    fn read_board(&mut self, action: &mut ActionARealiser) {
        let (mut board, mut history) = (self.board, self.history.clone());
        let name = text(&mut action.filename).as_ptr();
        // SAFETY: a terminated string, a board and a history.
        unsafe {
            if public::api_echec_lit_fichier_etat(&mut board, name) == 0 {
                return;
            }
            public::historique_initialise_depuis(&mut *history, &board);
        }
        self.keep(board, history);
    }

    fn read_history(&mut self, action: &mut ActionARealiser) {
        let (mut board, mut history) = (self.board, self.history.clone());
        let name = text(&mut action.filename).as_ptr();
        // SAFETY: a terminated string, a history and a board.
        unsafe {
            if public::api_echec_lit_fichier_historique(&mut *history, name) == 0 {
                return;
            }
            public::historique_rejouer(&*history, &mut board);
        }
        self.keep(board, history);
    }

    /// Goes on with a new state and shows it, if it is sound.
    fn keep(&mut self, board: Echiquier, history: Box<HistoriquePartie>) -> bool {
        if let Err(reason) = playable(&board, &history) {
            say(&format!("Refusé : on ne pourrait pas jouer ainsi, {reason}."));
            return false;
        }
        (self.board, self.history) = (board, history);
        self.show();
        self.announce();
        true
    }

    fn show(&self) {
        // SAFETY: a board.
        unsafe { public::echiquier_afficher(&self.board) };
    }

    fn show_with_fen(&self) {
        self.show();
        let mut fen = [0; 128];
        // SAFETY: a board, a history and a buffer of that size.
        let length = unsafe {
            public::echiquier_vers_fen(&self.board, &*self.history, fen.as_mut_ptr(), fen.len())
        };
        if length > 0 {
            say(&format!("FEN : {}", printable(text(&mut fen).to_bytes())));
        }
        self.announce();
    }

    fn announce(&self) {
        let (board, history) = (&self.board, &*self.history);
        let (loser, winner) = match self.board.player() {
            Some(Color::Black) => ("noirs", "blancs"),
            _ => ("blancs", "noirs"),
        };
        // SAFETY: a board and a history.
        let (checked, mated, stalemated) = unsafe {
            (
                public::echiquier_est_en_echec(board) != 0,
                public::echiquier_est_mat(board, history) != 0,
                public::echiquier_est_pat(board, history) != 0,
            )
        };
        if mated {
            say(&format!("Échec et mat : les {winner} gagnent. {OVER}"));
        } else if stalemated {
            say(&format!("Pat : la partie est nulle. {OVER}"));
        } else if checked {
            say(&format!("Échec au roi des {loser}."));
        }
    }

    /// A file that is not written has been told of by the function that writes it.
    fn save(&self) {
        // SAFETY: a board, a history and terminated strings.
        unsafe {
            public::api_echec_ecrit_fichier_etat(&self.board, BOARD_FILE.as_ptr());
            public::api_echec_ecrit_fichier_historique(&*self.history, HISTORY_FILE.as_ptr());
        }
    }

    fn player_name(&self) -> &'static str {
        match self.board.player() {
            Some(Color::Black) => "noirs",
            _ => "blancs",
        }
    }
}

/// The first move will replace the files of an earlier game.
fn tell_of_saved_game() {
    // SAFETY: a terminated string.
    if unsafe { public::entree_sortie_est_fichier_existe(HISTORY_FILE.as_ptr()) } != 0 {
        let file = HISTORY_FILE.to_string_lossy();
        say(&format!(
            "« lit_h {file} » reprend la partie enregistrée ; le premier coup la remplace."
        ));
    }
}

/// Whether moves can be played; the reason why not ends a sentence.
fn playable(board: &Echiquier, history: &HistoriquePartie) -> Result<(), String> {
    // SAFETY: a board and a history.
    let position = unsafe { position_of(board, history, [""; 5]) };
    position.map(drop).map_err(|breach| breach.explanation().to_owned())
}

fn not_understood(line: &CStr) -> String {
    let reason = match ActionARealiser::read(line.to_bytes()) {
        Ok(_) => "cette ligne n'est pas comprise".to_owned(),
        Err(reason) => reason,
    };
    format!("Ligne refusée : {reason} (« aide » montre les commandes).")
}

fn say(sentence: &str) {
    output::write(&format!("{sentence}\n"));
}
