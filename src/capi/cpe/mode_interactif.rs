//! Section « Mode interactif » of `echecs.h`: a game played by typed lines.
//!
//! Every step goes through a public function, which may be the program's own: one
//! that changes the game works on a copy, and what it leaves is kept only if it is
//! sound.

use std::ffi::{CStr, CString};

use super::announcements::{self, Refused, sentence};
use super::commandes::{ActionARealiser, MAX_LIGNE_COMMANDE, TypeAction};
use super::echiquier::Echiquier;
use super::fen::position_of;
use super::historique::{CoupJoue, HistoriquePartie, History};
use super::pieces::TypePiece;
use super::saved_game;
use crate::capi::errors::{TypeErreur, TypeErreurC};
use crate::capi::fen_sentences;
use crate::capi::guard::call;
use crate::capi::input::{self, Line};
use crate::capi::language::Langue;
use crate::capi::positions::ECHECS_FEN_MAX;
use crate::capi::strings::{printable, text};
use crate::capi::{output, public};
use crate::rules::Color;

/// Fait jouer une partie au clavier.
///
/// Lit des lignes sur stdin et fait ce qu'elles demandent, jusqu'à la commande FIN ou la fin de
/// stdin : voir parse_ligne_commande pour les commandes. La partie commence par la position
/// initiale. Ce qui est écrit sur stdout est pour des personnes ; une invite n'est écrite que si
/// stdin est un terminal.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [INTERACTIF-G1] + donne chaque ligne à parse_ligne_commande, et joue le coup que l'action
///   demande en un seul appel d'api_echec_deplacer_piece, ou d'api_echec_deplacer_et_promouvoir si
///   l'action choisit une promotion. Ce que parse_ligne_commande écrit dans l'action compte, non ce
///   qu'elle rend ; la partie continue avec l'échiquier et l'historique que laisse la fonction qui
///   a joué le coup, si cet échiquier est intègre et si nombre_coups va de 0 à ECHECS_COUPS_MAX ;
///   sinon le coup est oublié, et une ligne de stdout le dit ;
/// - [INTERACTIF-G2] + écrit l'échiquier dans echec_etat.txt avec api_echec_ecrit_fichier_etat, et
///   la partie dans echec_historique.txt avec api_echec_ecrit_fichier_historique : au début ;
///   après chaque commande d, même si le coup est refusé ; après une commande i, lit, lit_h ou
///   annule qui a changé la partie ;
/// - [INTERACTIF-G3] + après un coup qui donne échec, mat ou pat, écrit sur stdout une ligne qui
///   commence par « Échec », « Échec et mat » ou « Pat » ;
/// - [INTERACTIF-G4] + un coup refusé, une ligne qui n'est pas une commande, un fichier qui ne se
///   lit pas ne changent pas la partie, et une ligne de stdout le dit :
///   - une ligne qui, sans sa fin de ligne mais avec un zéro final, a plus de MAX_LIGNE_COMMANDE
///     octets, ou qui contient un octet nul, n'est pas une commande ;
///   - un coup pour lequel api_echec_deplacer_et_promouvoir rend pas_erreur sans l'ajouter à
///     l'historique est refusé avec erreur_deplacement_piece_impossible ;
/// - [INTERACTIF-G5] + lit F commence une nouvelle partie par l'échiquier du fichier, avec
///   historique_initialise_depuis ; lit_h F continue la partie du fichier ; un échiquier qui
///   n'est pas jouable est refusé ;
/// - [INTERACTIF-G6] + si, au début, echec_historique.txt a un autre contenu que celui de la
///   nouvelle partie, qui part de la position initiale et n'a aucun coup :
///   - ce contenu passe dans echec_historique_precedent.txt, et une ligne de stdout dit comment
///     continuer cette partie : lit_h echec_historique_precedent.txt ;
///   - si ce contenu ne peut pas passer dans ce fichier, ou si la nouvelle partie ne peut pas
///     être écrite, ce contenu reste dans echec_historique.txt, et une ligne de stdout dit que le
///     premier coup le remplace ;
///   - un fichier vide n'a rien à garder ;
/// - [INTERACTIF-G7] + appelle par leur nom action_initialise, parse_ligne_commande,
///   echiquier_initialiser, historique_initialise, historique_initialise_depuis,
///   historique_rejouer, historique_annuler_coup, api_echec_deplacer_piece,
///   api_echec_deplacer_et_promouvoir, les quatre api_echec_..._fichier_..., echiquier_afficher,
///   echiquier_ecrire_fen, echiquier_est_en_echec, echiquier_est_mat, echiquier_est_pat et, comme
///   en [API-DEPLACER-G11], nommer_type_erreur : si le programme les définit, ce sont ses versions
///   qui sont appelées.
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

const HELP: &str = "\
Les commandes :
  d 4 1 -> 4 3     déplace la pièce de la case (4, 1) vers la case (4, 3) ;
                   d e2 -> e4 dit la même chose
  d e7 -> e8 fou   choisit ce que devient un pion promu : dame (si l'on ne dit
                   rien), tour, fou ou cavalier
                   le roi roque en avançant de deux cases : d e1 -> g1
  annule           annule le dernier coup
  affiche          montre l'échiquier et sa chaîne FEN
  i                commence une nouvelle partie
  lit FICHIER      commence une partie par l'échiquier d'un fichier
  lit_h FICHIER    continue la partie d'un fichier
  aide             montre ces commandes
  FIN              arrête
  # …              un commentaire
À chaque coup, l'échiquier est enregistré dans echec_etat.txt et la partie dans
echec_historique.txt ; la partie de la fois précédente est gardée dans
echec_historique_precedent.txt.
";

/// Longer lines are no commands: the end of the string needs a place too.
const LONGEST_LINE: usize = MAX_LIGNE_COMMANDE - 1;

const OVER: &str = "« i » commence une autre partie, « annule » annule le dernier coup.";

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
        if let Some(news) = saved_game::save_first(&self.board, &self.history) {
            say(&news);
        }
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
            say("Ligne refusée : elle contient un caractère interdit.");
            return Next::Line;
        };
        let mut action = ActionARealiser::new(TypeAction::ActionInconnue);
        // SAFETY: a terminated string and an action.
        unsafe {
            public::action_initialise(&mut action);
            public::parse_ligne_commande(line.as_ptr(), &mut action);
        }
        let to_save = match TypeAction::from_c(action.r#type).unwrap_or(TypeAction::ActionInconnue)
        {
            TypeAction::RienAFaire => false,
            TypeAction::Deplacement => {
                self.play(&action);
                // As in the course: even if the move is refused.
                true
            }
            TypeAction::LectureFichier => self.read_board(&mut action),
            TypeAction::LectureHistorique => self.read_history(&mut action),
            TypeAction::Initialisation => self.start_anew(),
            TypeAction::ActionAnnulation => self.undo(),
            TypeAction::ActionAffichage => {
                self.show_with_fen();
                false
            }
            TypeAction::ActionAide => {
                output::write(HELP);
                false
            }
            TypeAction::ActionInconnue => {
                say(&not_understood(&line));
                false
            }
            TypeAction::Fin => return Next::End,
        };
        if to_save {
            saved_game::save(&self.board, &self.history);
        }
        Next::Line
    }

    /// Whether the new game can be played.
    fn start_anew(&mut self) -> bool {
        let (mut board, mut history) = (self.board, self.history.clone());
        // SAFETY: a board and a history.
        unsafe {
            public::echiquier_initialiser(&mut board);
            public::historique_initialise(&mut *history);
        }
        self.replace_game(board, history)
    }

    fn play(&mut self, action: &ActionARealiser) {
        let (mut board, mut history) = (self.board, self.history.clone());
        let (e, h) = (&raw mut board, &raw mut *history);
        let ActionARealiser { x_depart, y_depart, x_arrivee, y_arrivee, promotion, .. } = *action;
        if TypePiece::from_c(promotion).is_some_and(TypePiece::is_promotion) {
            // SAFETY: a board and a history.
            let code = unsafe {
                public::api_echec_deplacer_et_promouvoir(
                    e, h, x_depart, y_depart, x_arrivee, y_arrivee, promotion,
                )
            };
            match self.added_move(code, &history) {
                Ok(mv) => {
                    let piece = self.board.own_piece_at(x_depart, y_depart);
                    output::write(&announcements::played(piece, mv));
                }
                Err(code) => {
                    output::write(&announcements::refused(&Refused { code, blamed: None }));
                    return;
                }
            }
        } else {
            // SAFETY: a board and a history.
            unsafe {
                public::api_echec_deplacer_piece(e, h, x_depart, y_depart, x_arrivee, y_arrivee);
            }
        }
        if let Err(reason) = self.follow(board, history) {
            say(&format!("Coup oublié : {reason}."));
        }
    }

    /// The move that a function has added to the history, or the code of its refusal: a
    /// function that has done nothing may say that all is well.
    fn added_move<'a>(
        &self,
        code: TypeErreurC,
        history: &'a HistoriquePartie,
    ) -> Result<&'a CoupJoue, TypeErreurC> {
        if code != TypeErreur::PasErreur as TypeErreurC {
            return Err(code);
        }
        let has_grown = history.nombre_coups == self.history.nombre_coups + 1;
        let added = history.last_move().filter(|_| has_grown);
        added.ok_or(TypeErreur::ErreurDeplacementPieceImpossible as TypeErreurC)
    }

    /// Whether there was a move to take back.
    fn undo(&mut self) -> bool {
        let (mut board, mut history) = (self.board, self.history.clone());
        // SAFETY: a board and a history.
        let code = unsafe { public::historique_annuler_coup(&mut *history, &mut board) };
        let undone = match code == TypeErreur::PasErreur as TypeErreurC {
            true => self.follow(board, history),
            false => Err(sentence(code)),
        };
        if let Err(reason) = &undone {
            say(&format!("Coup non annulé : {reason}."));
        }
        undone.is_ok()
    }

    /// Goes on with what the program has made of the game and shows it, as long as the
    /// board is intact: its rules may not be those of the library.
    fn follow(&mut self, board: Echiquier, history: Box<HistoriquePartie>) -> Result<(), String> {
        if (&board, &history) == (&self.board, &self.history) {
            return Ok(());
        }
        if let Some(fault) = board.fault() {
            return Err(format!("l'échiquier n'est plus intègre, {fault}"));
        }
        // SAFETY: the address of a history.
        if !matches!(unsafe { History::at(&*history) }, Some(Ok(_))) {
            return Err("l'historique n'a plus de sens".to_owned());
        }
        self.go_on(board, history);
        Ok(())
    }

    fn go_on(&mut self, board: Echiquier, history: Box<HistoriquePartie>) {
        (self.board, self.history) = (board, history);
        self.show();
        self.announce();
    }

    /// Whether a game can begin with the board of a file. A file that is not read has
    /// been told of by the function that reads it.
    fn read_board(&mut self, action: &mut ActionARealiser) -> bool {
        let (mut board, mut history) = (self.board, self.history.clone());
        let name = text(&mut action.filename).as_ptr();
        // SAFETY: a terminated string, a board and a history.
        unsafe {
            public::api_echec_lit_fichier_etat(&mut board, name) != 0
                && told(public::historique_initialise_depuis(&mut *history, &board))
                && self.replace_game(board, history)
        }
    }

    /// Whether the game of a file can go on.
    fn read_history(&mut self, action: &mut ActionARealiser) -> bool {
        let (mut board, mut history) = (self.board, self.history.clone());
        let name = text(&mut action.filename).as_ptr();
        // SAFETY: a terminated string, a history and a board.
        unsafe {
            public::api_echec_lit_fichier_historique(&mut *history, name) != 0
                && told(public::historique_rejouer(&*history, &mut board))
                && self.replace_game(board, history)
        }
    }

    /// Goes on with another game and shows it, if moves can be played.
    fn replace_game(&mut self, board: Echiquier, history: Box<HistoriquePartie>) -> bool {
        if let Err(reason) = playable(&board, &history) {
            say(&format!("Refusé : on ne pourrait pas jouer ainsi, {reason}."));
            return false;
        }
        self.go_on(board, history);
        true
    }

    fn show(&self) {
        // SAFETY: a board.
        unsafe { public::echiquier_afficher(&self.board) };
    }

    fn show_with_fen(&self) {
        self.show();
        if self.playable() {
            let mut fen = [0; ECHECS_FEN_MAX];
            // SAFETY: a board, a history and a buffer of that size.
            unsafe {
                public::echiquier_ecrire_fen(
                    &self.board,
                    &*self.history,
                    fen.as_mut_ptr(),
                    fen.len(),
                )
            };
            say(&format!("FEN : {}", printable(text(&mut fen).to_bytes())));
        }
        self.announce();
    }

    fn announce(&self) {
        let (board, history) = (&self.board, &*self.history);
        let (loser, winner) = (self.player_name(), side_name(!self.player()));
        let can_end = self.playable();
        // SAFETY: a board and a history.
        let (checked, mated, stalemated) = unsafe {
            (
                public::echiquier_est_en_echec(board) != 0,
                can_end && public::echiquier_est_mat(board, history) != 0,
                can_end && public::echiquier_est_pat(board, history) != 0,
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

    /// Whether the board is one of a game: the program's own rules may have led to
    /// another, of which one cannot ask for mate.
    fn playable(&self) -> bool {
        playable(&self.board, &self.history).is_ok()
    }

    fn player(&self) -> Color {
        self.board.player().unwrap_or(Color::White)
    }

    fn player_name(&self) -> &'static str {
        side_name(self.player())
    }
}

fn side_name(color: Color) -> &'static str {
    Langue::LangueFrancais.side(color)
}

/// Whether a code is that of a success; else its sentence is told.
fn told(code: TypeErreurC) -> bool {
    let done = code == TypeErreur::PasErreur as TypeErreurC;
    if !done {
        say(&format!("Refusé : {}.", sentence(code)));
    }
    done
}

/// Whether moves can be played; the reason why not ends a sentence.
fn playable(board: &Echiquier, history: &HistoriquePartie) -> Result<(), String> {
    // SAFETY: a board and a history.
    match unsafe { position_of(board, history, [""; 4]) } {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(fen_sentences::position_refusal(error).sentence),
        Err(breach) => Err(breach.explanation().to_owned()),
    }
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
