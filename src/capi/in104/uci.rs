//! Section « UCI (fiche 8) » of `in104.h`.

use std::ffi::{c_char, c_int};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use super::communication;
use super::coups::checked_turn;
use super::course_search;
use super::echiquier::set_board;
use super::move_fields::MoveFields;
use super::perft::generate;
use super::public;
use super::state::{State, get, set};
use crate::capi::arguments;
use crate::capi::guard::call;
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

/// Writes a line for the chess program at the other end of the pipe. What it sent
/// comes back in complaints: a terminal must not obey it.
pub(super) fn say(line: &str) {
    output::write(&format!("{}\n", printable(line.as_bytes())));
    output::flush();
}

/// Trouve le coup légal qu'une chaîne désigne.
///
/// @param chaine le coup, par exemple e2e4 ou e7e8q ; seul compte ce qui précède la première
///        espace, tabulation ou fin de ligne.
///
/// Nécessite :
/// - [GET-COUP-N1] chaine n'est pas NULL ; sinon rend 0 ;
/// - [GET-COUP-N2] trait vaut blancs ou noirs ; sinon rend 0.
///
/// Garantie :
/// - [GET-COUP-G1] + rend le coup de generer_coups qui a les cases et la promotion de la chaîne, si
///   executer_coup accepte ce coup ;
/// - [GET-COUP-G2] + rend 0 si la chaîne n'est pas un coup légal, et n'écrit rien sur stderr ;
/// - [GET-COUP-G3] + l'échiquier ne change pas ;
/// - [GET-COUP-G4] + appelle generer_coups et executer_coup par leur nom : si le programme définit
///   ces fonctions, ce sont ses versions.
///
/// @return le coup, ou 0.
#[unsafe(export_name = "echecs_interne_get_coup_str")]
pub unsafe extern "C" fn get_coup_str(chaine: *mut c_char) -> c_int {
    call(
        "get_coup_str",
        |_| 0,
        || {
            // SAFETY: NULL or terminated, by contract.
            let text = unsafe { arguments::text(chaine, "GET-COUP-N1", "chaine") }?;
            checked_turn("GET-COUP-N2")?;
            let word = text.split(u8::is_ascii_whitespace).next().unwrap_or_default();
            let state = State::read();
            let legal = |mv: c_int| {
                let accepted = public::executer_coup(mv) != 0;
                state.write();
                accepted
            };
            let list = generate();
            let mut named = list
                .as_slice()
                .iter()
                .filter(|&&mv| MoveFields::decode(mv).uci().as_bytes() == word);
            Ok(named.find(|&&mv| legal(mv)).copied().unwrap_or(0))
        },
    )
}

/// Obéit à une ligne « position » du protocole UCI.
///
/// La ligne est « position startpos », ou « position fen » et une FEN ; « moves » et des coups,
/// comme e2e4 ou e7e8q, peuvent suivre.
///
/// @param commande la ligne.
///
/// Nécessite :
/// - [PARSE-POSITION-N1] commande n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [PARSE-POSITION-G1] si la ligne est ainsi écrite, si parse_fen accepte la FEN et si chaque
///   coup est légal : l'échiquier devient celui de la position après tous ces coups ;
/// - [PARSE-POSITION-G2] + appelle par leur nom parse_fen, get_coup_str et executer_coup : si le
///   programme définit ces fonctions, ce sont ses versions ;
/// - [PARSE-POSITION-G3] + si la ligne est refusée : l'échiquier ne change pas ;
/// - [PARSE-POSITION-G4] + une ligne refusée n'arrête jamais le programme, et rien n'est écrit sur
///   stderr : une ligne sur stdout dit à l'interface pourquoi, en anglais, par exemple
///   « info string e2e5: not a legal move here ».
#[unsafe(export_name = "echecs_interne_parse_position")]
pub unsafe extern "C" fn parse_position(commande: *mut c_char) {
    call(
        "parse_position",
        |_| (),
        || {
            // SAFETY: NULL or terminated, by contract.
            let line = unsafe { arguments::text(commande, "PARSE-POSITION-N1", "commande") }?;
            let line = String::from_utf8_lossy(line);
            let before = State::read();
            match set_position(&line) {
                // The engine also wants to know which positions have been there before.
                Ok(()) => {
                    with_engine(|engine| engine.follow(&line));
                }
                Err(reason) => {
                    before.write();
                    say(&format!("info string {reason}"));
                }
            }
            Ok(())
        },
    );
}

/// Room for the moves of any game.
pub(super) const LONGEST_LINE: usize = 1 << 20;

/// No side to move.
const NO_TURN: c_int = -1;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Sets the global board; the error is for a UCI client.
fn set_position(line: &str) -> Result<(), String> {
    let mut words = line.split_whitespace();
    if words.next() != Some("position") {
        return Err("not a position line".to_owned());
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
        _ => return Err("position: startpos or fen expected".to_owned()),
    };
    read_fen(&fen)?;
    match words.next() {
        None => return Ok(()),
        Some("moves") => {}
        Some(word) => return Err(format!("position: moves expected, not {}", quoted(word))),
    }
    for word in words {
        // SAFETY: a terminated string, which the program's own function may change.
        let mv = unsafe { public::get_coup_str(terminated(word).as_mut_ptr()) };
        if mv == 0 || public::executer_coup(mv) == 0 {
            return Err(format!("{}: not a legal move here", quoted(word)));
        }
    }
    Ok(())
}

/// Sets the global board with parse_fen. The library's own also says why it refuses,
/// here to the client and not on stderr.
fn read_fen(fen: &str) -> Result<(), String> {
    if !public::parse_fen_is_replaced() {
        return set_board(fen.as_bytes()).map_err(|error| format!("FEN: {error}"));
    }
    // The program's returns nothing: it has done its work if it has set the side to
    // move, which no longer is one.
    State { turn: NO_TURN, ..State::read() }.write();
    // SAFETY: a terminated string, which the program's own function may change.
    unsafe { public::parse_fen(terminated(fen).as_mut_ptr()) };
    match State::read().side() {
        Some(_) => Ok(()),
        None => Err("FEN: refused by parse_fen".to_owned()),
    }
}

/// The beginning of a word that came from outside, for a line that names it.
fn quoted(word: &str) -> String {
    printable(strings::cut(word, LONGEST_QUOTE).as_bytes())
}

const LONGEST_QUOTE: usize = 40;

/// A C string of one's own; it ends where the text has a zero.
fn terminated(text: &str) -> Vec<c_char> {
    text.bytes().chain([0]).map(|byte| byte as c_char).collect()
}

/// Obéit à une ligne « go » du protocole UCI.
///
/// La fonction cherche le meilleur coup, et l'écrit. La ligne peut dire depth, nodes, movetime,
/// mate, wtime, btime, winc, binc, movestogo, chacun suivi d'un nombre, searchmoves, suivi de
/// coups, ou infinite.
///
/// Si le programme définit une des fonctions de [PARSE-GO-G6], la recherche est celle de la fiche
/// 8, avec les fonctions du programme. Si le programme n'en définit aucune, la recherche est celle
/// du moteur de la bibliothèque, plus fort que negamax.
///
/// @param commande la ligne.
///
/// Nécessite :
/// - [PARSE-GO-N1] commande n'est pas NULL ; sinon ne fait rien.
///
/// Garantie :
/// - [PARSE-GO-G1] + écrit sur stdout des lignes « info », puis une ligne « bestmove », une espace
///   et un coup légal, parfois suivi de « ponder » et de la réponse attendue : « bestmove e2e4 » ou
///   « bestmove b1c3 ponder d7d6 » ;
/// - [PARSE-GO-G2] + écrit « bestmove 0000 » s'il n'y a pas de coup légal, ou si l'échiquier n'est
///   pas jouable : trait n'est ni blancs ni noirs, un camp n'a pas de roi ou en a plusieurs, un
///   pion est sur la première ou la dernière rangée, ou le camp qui n'a pas le trait est en échec ;
/// - [PARSE-GO-G3] + depth, nodes, movetime, et wtime ou btime pour le camp qui a le trait,
///   limitent la recherche ;
/// - [PARSE-GO-G4] + l'échiquier ne change pas ;
/// - [PARSE-GO-G5] + si le moteur de la bibliothèque cherche, rend la main :
///   - dans main_uci : sans attendre ; la recherche va jusqu'à sa limite, ou jusqu'à « stop » ;
///   - si le programme définit main_uci : quand la recherche est finie ; appelle communicate par
///     son nom de temps en temps, et arrête la recherche si communicate ne rend pas 0 ;
///   - dans les autres cas : quand la recherche est finie ; si la ligne ne donne aucune limite de
///     [PARSE-GO-G3] (« go », « go infinite », « go mate 2 »), la recherche s'arrête aussitôt ;
/// - [PARSE-GO-G6] + si le programme définit negamax, eval, generer_coups, executer_coup,
///   case_attaquee, ajouter_coup ou un masque_d_attaque_dynamique_... : appelle negamax par son
///   nom, pour chaque profondeur de 1 à la profondeur demandée, ou à MAX_PROFONDEUR, avec ply et
///   nb_noeuds_parcourus à 0 ; écrit une ligne « info » par profondeur, et meilleur_coup reçoit le
///   dernier coup trouvé ;
/// - [PARSE-GO-G7] + dans le cas de [PARSE-GO-G6], depth, movetime, wtime et btime limitent la
///   recherche ; nodes, mate et searchmoves ne comptent pas. Si communicate, appelée par son nom,
///   ne rend pas 0, la recherche s'arrête, au plus tard après la profondeur en cours, même si le
///   negamax du programme n'appelle pas communicate ;
/// - [PARSE-GO-G8] + si la ligne ne commence pas par « go » : ne cherche pas, n'arrête pas le
///   programme, et écrit seulement « info string not a go line » sur stdout ;
/// - [PARSE-GO-G9] + dans la ligne, un mot inconnu ou un nombre mal écrit ne compte pas ; un nombre
///   négatif compte comme 0, un nombre trop grand comme le plus grand qui convient.
#[unsafe(export_name = "echecs_interne_parse_go")]
pub unsafe extern "C" fn parse_go(commande: *mut c_char) {
    call(
        "parse_go",
        |_| (),
        || {
            // SAFETY: NULL or terminated, by contract.
            let line = unsafe { arguments::text(commande, "PARSE-GO-N1", "commande") }?;
            let line = String::from_utf8_lossy(line);
            if line.split_whitespace().next() != Some("go") {
                say("info string not a go line");
                return Ok(());
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

/// Fait du programme un moteur d'échecs UCI.
///
/// N'importe quelle interface d'échecs peut charger ce programme. La fonction lit des lignes du
/// protocole UCI sur stdin, et répond sur stdout, jusqu'à « quit » ou la fin de stdin. Les
/// commandes sont uci, isready, ucinewgame, setoption (Hash, Clear Hash, Move Overhead), position,
/// go, stop, quit. Si l'échiquier est vide, la partie commence par la position initiale. Pendant
/// une recherche, une autre ligne « go » est refusée. Ce que le moteur dit est en anglais, la
/// langue du protocole. La fonction retire leur tampon à stdin et à stdout.
///
/// Nécessite : rien.
///
/// Garantie :
/// - [MAIN-UCI-G1] obéit à une ligne « position » comme parse_position, et à une ligne « go » comme
///   parse_go ;
/// - [MAIN-UCI-G2] à « uci », répond « id name » et le nom du moteur, « id author » et son auteur,
///   puis « uciok » ; à « isready », répond « readyok » ;
/// - [MAIN-UCI-G3] « stop » arrête la recherche, qui écrit alors « bestmove » ; « quit » arrête la
///   recherche, et la fonction rend la main ;
/// - [MAIN-UCI-G4] une ligne vide ne change rien ;
/// - [MAIN-UCI-G5] à « ucinewgame », l'échiquier devient celui du début d'une partie ;
/// - [MAIN-UCI-G8] + donne une ligne « position » à parse_position, une ligne « go » à parse_go, et
///   à « ucinewgame » la ligne « position startpos » à parse_position, appelées par leur nom : si
///   le programme définit ces fonctions, ce sont ses versions ;
/// - [MAIN-UCI-G9] + à « uci », répond aussi ses options ; à « isready », répond même pendant une
///   recherche ;
/// - [MAIN-UCI-G10] + une ligne qui ne contient aucune des huit commandes, quels que soient sa
///   longueur et son contenu, ne change rien ; à la fin de stdin, une recherche qui a une limite va
///   jusqu'à cette limite ;
/// - [MAIN-UCI-G11] + appelle d'abord generer_masques_d_attaque_statiques par son nom ;
/// - [MAIN-UCI-G6] + après le parse_go du programme, écrit une fin de ligne, que le parse_go du
///   cours n'écrit pas après « bestmove », et rend la main si flag_quit n'est pas 0 ; ce que le
///   programme écrit se voit dès qu'il l'écrit ;
/// - [MAIN-UCI-G7] + une ligne refusée n'arrête jamais le programme, même en mode contrats_arret,
///   et rien n'est écrit sur stderr : une ligne « info string » dit à l'interface pourquoi. (Ce que
///   font parse_position et parse_go, si le programme les définit, ne dépend que du programme.)
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
