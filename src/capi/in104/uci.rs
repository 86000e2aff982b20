//! Section « UCI (fiche 8) » of `in104.h`.

use std::ffi::{c_char, c_int};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::communication;
use super::course_search;
use super::moves::Fields;
use super::perft::generate;
use super::public;
use super::state::{State, get, set};
use crate::capi::errors::TypeErreur;
use crate::capi::guard::{Breach, call};
use crate::capi::input::Line;
use crate::capi::output;
use crate::capi::strings::{self, printable};
use crate::search::Limits;
use crate::search::uci::{Engine, Flow, any_move};

/// La plus grande profondeur de perft, de negamax et de recherche_meilleur_coup.
pub const MAX_PROFONDEUR: c_int = 64;

/// The engine behind parse_go and main_uci; it keeps the game of the last
/// parse_position, for repetitions, and its table.
static ENGINE: Mutex<Option<Engine>> = Mutex::new(None);

/// Whether main_uci reads lines: the engine's search then runs beside it.
static IN_MAIN_UCI: Flag = Flag(AtomicBool::new(false));

/// Whether a search goes on that only « stop » or « quit » ends.
static UNLIMITED: Flag = Flag(AtomicBool::new(false));

pub(super) fn is_in_main_uci() -> bool {
    IN_MAIN_UCI.is_up()
}

pub(super) fn search_is_unlimited() -> bool {
    UNLIMITED.is_up()
}

/// A flag that is up while something is done.
struct Flag(AtomicBool);

impl Flag {
    fn is_up(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Puts the flag up, or down, until the value is dropped.
    fn during(&self, up: bool) -> impl Drop {
        struct Put<'a>(&'a Flag, bool);
        impl Drop for Put<'_> {
            fn drop(&mut self) {
                self.0.0.store(self.1, Ordering::Relaxed);
            }
        }
        Put(self, self.0.swap(up, Ordering::Relaxed))
    }
}

/// Calls the engine; `None` if there is no memory for one.
fn with_engine<T>(body: impl FnOnce(&mut Engine) -> T) -> Option<T> {
    let mut engine = ENGINE.lock().unwrap_or_else(PoisonError::into_inner);
    if engine.is_none() {
        *engine = Engine::new(say);
    }
    engine.as_mut().map(body)
}

/// Writes a line for the chess program at the other end of the pipe.
pub(super) fn say(line: &str) {
    output::write(&format!("{line}\n"));
    output::flush();
}

/// Trouve le coup qu'une chaîne désigne, comme e2e4 ou e7e8q.
///
/// @param chaine le coup ; seul compte ce qui précède la première espace.
///
/// Nécessite :
/// - [GET-COUP-N1] chaine n'est pas NULL ; sinon rend 0.
///
/// Garantie :
/// - [GET-COUP-G1] rend le coup de generer_coups qui a ces cases et cette promotion, si
///   executer_coup l'accepte ;
/// - [GET-COUP-G2] rend 0 si la chaîne n'est pas un coup légal ;
/// - [GET-COUP-G3] l'échiquier ne change pas ;
/// - [GET-COUP-G4] appelle generer_coups et executer_coup par leur nom.
///
/// @return le coup, ou 0.
#[unsafe(export_name = "echecs_interne_get_coup_str")]
pub unsafe extern "C" fn get_coup_str(chaine: *mut c_char) -> c_int {
    call(
        "get_coup_str",
        |_| 0,
        || {
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { strings::bytes(chaine) }
                .ok_or_else(|| Breach::null("GET-COUP-N1", "chaine"))?;
            let word = text.split(u8::is_ascii_whitespace).next().unwrap_or_default();
            let state = State::read();
            let legal = |mv: c_int| {
                let accepted = public::executer_coup(mv) != 0;
                state.write();
                accepted
            };
            let list = generate();
            let mut named =
                list.as_slice().iter().filter(|&&mv| Fields::decode(mv).uci().as_bytes() == word);
            Ok(named.find(|&&mv| legal(mv)).copied().unwrap_or(0))
        },
    )
}

/// Obéit à une ligne « position » du protocole UCI.
///
/// La ligne est « position startpos » ou « position fen », suivie d'une FEN ; puis, s'il y a
/// lieu, « moves » et des coups.
///
/// @param commande la ligne.
///
/// Nécessite :
/// - [PARSE-POSITION-N1] commande n'est pas NULL ; sinon ne fait rien ;
/// - [PARSE-POSITION-N2] la ligne est ainsi écrite, la FEN est bonne, et chaque coup est légal ;
///   sinon l'échiquier ne change pas.
///
/// Garantie :
/// - [PARSE-POSITION-G1] l'échiquier est celui de la position, après tous les coups ;
/// - [PARSE-POSITION-G2] appelle par leur nom parse_fen, get_coup_str et executer_coup : si le
///   programme les a remplacées, ce sont les siennes.
#[unsafe(export_name = "echecs_interne_parse_position")]
pub unsafe extern "C" fn parse_position(commande: *mut c_char) {
    call(
        "parse_position",
        |_| (),
        || {
            // SAFETY: NULL or terminated, by contract.
            let line = unsafe { strings::bytes(commande) }
                .ok_or_else(|| Breach::null("PARSE-POSITION-N1", "commande"))?;
            let line = String::from_utf8_lossy(line);
            let before = State::read();
            set_position(&line).map_err(|explanation| {
                before.write();
                let code = TypeErreur::ErreurArgumentHorsLimites;
                Breach::new("PARSE-POSITION-N2", code, explanation)
            })?;
            // The engine also wants to know which positions have been there before.
            with_engine(|engine| engine.follow(&line));
            Ok(())
        },
    );
}

/// Room for the moves of any game.
pub(super) const LONGEST_LINE: usize = 1 << 20;

/// No side to move.
const NO_TURN: c_int = -1;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Sets the global board; the error is French.
fn set_position(line: &str) -> Result<(), String> {
    let mut words = line.split_whitespace();
    if words.next() != Some("position") {
        return Err("la ligne ne commence pas par « position »".to_owned());
    }
    let mut words = words.peekable();
    let fen = match words.next() {
        Some("startpos") => START.to_owned(),
        Some("fen") => {
            let mut fields = Vec::new();
            while let Some(field) = words.next_if(|&word| word != "moves") {
                fields.push(field);
            }
            fields.join(" ")
        }
        _ => return Err("il faut « startpos » ou « fen » après « position »".to_owned()),
    };
    // parse_fen returns nothing: it has done its work if it has set the side to move,
    // which no longer is one.
    State { turn: NO_TURN, ..State::read() }.write();
    // SAFETY: a terminated string, which the program's own function may change.
    unsafe { public::parse_fen(terminated(&fen).as_mut_ptr()) };
    if State::read().side().is_none() {
        return Err("parse_fen refuse cette FEN".to_owned());
    }
    match words.next() {
        None => return Ok(()),
        Some("moves") => {}
        Some(word) => {
            return Err(format!("« {} » n'est pas « moves »", printable(word.as_bytes())));
        }
    }
    for word in words {
        // SAFETY: a terminated string, which the program's own function may change.
        let mv = unsafe { public::get_coup_str(terminated(word).as_mut_ptr()) };
        if mv == 0 || public::executer_coup(mv) == 0 {
            return Err(format!("« {} » n'est pas un coup légal", printable(word.as_bytes())));
        }
    }
    Ok(())
}

/// A C string of one's own; it ends where the text has a zero.
fn terminated(text: &str) -> Vec<c_char> {
    text.bytes().chain([0]).map(|byte| byte as c_char).collect()
}

/// Obéit à une ligne « go » du protocole UCI : cherche le meilleur coup, et l'écrit.
///
/// La ligne peut dire depth, nodes, movetime, mate, wtime, btime, winc, binc, movestogo, chacun
/// suivi d'un nombre, searchmoves, suivi de coups, ou infinite.
///
/// Si le programme n'a remplacé aucune des fonctions des fiches 3 à 7 qui servent à chercher un
/// coup, la recherche est celle du moteur de la bibliothèque, plus fort que negamax. Sinon c'est
/// celle de la fiche 8, avec les fonctions du programme.
///
/// @param commande la ligne.
///
/// Nécessite :
/// - [PARSE-GO-N1] commande n'est pas NULL ; sinon ne fait rien ;
/// - [PARSE-GO-N2] la ligne commence par « go » ; sinon ne fait rien.
///
/// Garantie :
/// - [PARSE-GO-G1] écrit sur stdout des lignes « info », puis une ligne « bestmove » et le coup
///   choisi, légal, comme e2e4 ;
/// - [PARSE-GO-G2] écrit « bestmove 0000 » s'il n'y a pas de coup légal, ou si l'on ne peut pas
///   jouer : il faut un roi de chaque couleur, pas de pion sur la première ou la dernière rangée,
///   et un camp qui n'a pas le trait qui ne soit pas en échec ;
/// - [PARSE-GO-G3] depth, nodes et movetime limitent la recherche ;
/// - [PARSE-GO-G4] l'échiquier ne change pas ;
/// - [PARSE-GO-G5] attend la fin de la recherche du moteur ; sans limite, elle s'arrête aussitôt.
///   Pendant main_uci, n'attend pas, et « stop » l'arrête. Si le programme a son propre main_uci,
///   attend la fin et appelle communicate par son nom de temps en temps : stopped l'arrête ;
/// - [PARSE-GO-G6] si le programme a remplacé negamax, eval, generer_coups, executer_coup,
///   case_attaquee, ajouter_coup ou un masque_d_attaque_dynamique_..., appelle negamax par son
///   nom, pour chaque profondeur de 1 à celle qui est demandée ou à MAX_PROFONDEUR, avec ply et
///   nb_noeuds_parcourus à 0 ; écrit une ligne « info » pour chacune, et met le dernier coup
///   trouvé dans meilleur_coup ;
/// - [PARSE-GO-G7] alors depth, movetime et les pendules limitent la recherche, et communicate,
///   appelée par son nom, l'arrête : au plus tard après la profondeur en cours, même si le
///   negamax du programme ne l'appelle pas. Nodes, mate et searchmoves ne comptent pas.
#[unsafe(export_name = "echecs_interne_parse_go")]
pub unsafe extern "C" fn parse_go(commande: *mut c_char) {
    call(
        "parse_go",
        |_| (),
        || {
            // SAFETY: NULL or terminated, by contract.
            let line = unsafe { strings::bytes(commande) }
                .ok_or_else(|| Breach::null("PARSE-GO-N1", "commande"))?;
            let line = String::from_utf8_lossy(line);
            if line.split_whitespace().next() != Some("go") {
                let code = TypeErreur::ErreurArgumentHorsLimites;
                let explanation = "la ligne ne commence pas par « go »";
                return Err(Breach::new("PARSE-GO-N2", code, explanation));
            }
            search(&line);
            if public::main_uci_is_replaced() {
                wait_and_listen();
            } else if !IN_MAIN_UCI.is_up() {
                with_engine(Engine::end_of_input);
            }
            Ok(())
        },
    );
}

/// Searches from the global board, as a line says.
fn search(line: &str) {
    let is_busy = with_engine(|engine| {
        // The engine says itself that it is busy.
        engine.is_searching() && engine.command(line) == Flow::Continue
    });
    if is_busy == Some(true) {
        return;
    }
    match State::read().position() {
        Ok(position) if public::search_is_replaced() => {
            // The engine is not kept: the program's functions may call this one.
            let limits = with_engine(|engine| engine.limits(line, &position)).unwrap_or_default();
            let _searching = UNLIMITED.during(only_stop_ends(&limits));
            course_search::search(&limits);
        }
        Ok(position) => {
            let obeyed = with_engine(|engine| {
                engine.adopt(position.clone());
                engine.command(line);
            });
            if obeyed.is_none() {
                say("info string no memory for the search");
                say(&any_move(&position, &Limits::default()));
            }
        }
        Err(reason) => {
            say(&format!("info string {reason}"));
            say("bestmove 0000");
        }
    }
}

/// Waits for the end of the engine's search, as long as communicate, by its name,
/// gives no reason to stop it. The engine is not kept meanwhile.
fn wait_and_listen() {
    public::reset_time_var();
    while with_engine(|engine| engine.is_searching()) == Some(true) {
        if public::communicate() != 0 {
            with_engine(|engine| engine.command("stop"));
        } else if get!(flag_quit) != 0 {
            break;
        }
        std::thread::sleep(BETWEEN_LOOKS);
    }
    with_engine(Engine::end_of_input);
}

/// How long the engine searches between two looks at what the interface says.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// Fait du programme un moteur d'échecs, que n'importe quelle interface peut charger.
///
/// Lit des lignes du protocole UCI sur stdin, et y répond sur stdout, jusqu'à « quit » ou la fin
/// de stdin : uci, isready, ucinewgame, setoption (Hash, Clear Hash, Move Overhead), position, go,
/// stop, quit. Si l'échiquier est vide, la partie commence par la position du début. Pendant une
/// recherche, une autre ligne « go » est refusée. Ce que le moteur dit est en anglais, la langue
/// du protocole. Ni stdin ni stdout n'ont plus de tampon.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [MAIN-UCI-G1] une ligne « position » est donnée à parse_position, une ligne « go » à
///   parse_go, par leur nom : si le programme les a remplacées, ce sont les siennes ;
/// - [MAIN-UCI-G2] « uci » donne le nom du moteur, ses options et « uciok » ; « isready » donne
///   « readyok », même pendant une recherche ;
/// - [MAIN-UCI-G3] « stop » arrête la recherche, qui écrit alors « bestmove » ; « quit » arrête
///   tout ;
/// - [MAIN-UCI-G4] toute autre ligne, quels que soient sa longueur et son contenu, ne change
///   rien ; à la fin de stdin, une recherche qui a une limite va jusqu'à elle ;
/// - [MAIN-UCI-G5] appelle d'abord generer_masques_d_attaque_statiques par son nom ; « ucinewgame »
///   donne « position startpos » à parse_position ;
/// - [MAIN-UCI-G6] après le parse_go du programme, écrit une fin de ligne, que celui du cours
///   n'écrit pas après « bestmove », et s'arrête si flag_quit n'est pas 0 ; ce que le programme
///   écrit se voit dès qu'il l'écrit.
#[unsafe(export_name = "echecs_interne_main_uci")]
pub extern "C" fn main_uci() {
    call(
        "main_uci",
        |_| (),
        || {
            let _reading = IN_MAIN_UCI.during(true);
            output::show_at_once();
            public::generer_masques_d_attaque_statiques();
            if State::read().boards == State::EMPTY.boards {
                start_game();
            }
            loop {
                match communication::next_line() {
                    Line::EndOfInput => {
                        with_engine(Engine::end_of_input);
                        break;
                    }
                    Line::TooLong => say("info string line too long"),
                    Line::Whole(line) => {
                        if obey(&String::from_utf8_lossy(&line)) == Flow::Quit {
                            break;
                        }
                    }
                }
            }
            Ok(())
        },
    );
}

fn start_game() {
    // SAFETY: a terminated string, which the program's own function may change.
    unsafe { public::parse_position(terminated("position startpos").as_mut_ptr()) };
}

const COMMANDS: [&str; 8] =
    ["uci", "isready", "ucinewgame", "setoption", "position", "go", "stop", "quit"];

fn obey(line: &str) -> Flow {
    // As the protocol wants, unknown words before a command are skipped.
    let mut line = line.trim_start();
    let command = loop {
        let Some(word) = line.split_whitespace().next() else { return Flow::Continue };
        if COMMANDS.contains(&word) {
            break word;
        }
        line = line[word.len()..].trim_start();
    };
    match command {
        // SAFETY: a terminated string, which the program's own function may change.
        "position" => unsafe { public::parse_position(terminated(line).as_mut_ptr()) },
        "go" => return go(line),
        "ucinewgame" => {
            let flow = with_engine(|engine| engine.command(line)).unwrap_or(Flow::Quit);
            start_game();
            return flow;
        }
        _ => return with_engine(|engine| engine.command(line)).unwrap_or(Flow::Quit),
    }
    Flow::Continue
}

/// Whether a search of sheet 8, which knows these two limits, has no end of its own.
fn only_stop_ends(limits: &Limits) -> bool {
    limits.time().is_none() && limits.depth.is_none()
}

fn go(line: &str) -> Flow {
    let position = State::read().position().unwrap_or_default();
    let limits = with_engine(|engine| engine.limits(line, &position)).unwrap_or_default();
    let _searching = UNLIMITED.during(only_stop_ends(&limits));
    set!(flag_quit, 0);
    // SAFETY: a terminated string, which the program's own function may change.
    unsafe { public::parse_go(terminated(line).as_mut_ptr()) };
    if public::parse_go_is_replaced() {
        // The course's own leaves the line of « bestmove » without an end.
        say("");
    }
    if get!(flag_quit) != 0 { Flow::Quit } else { Flow::Continue }
}
