//! Files of the CPE course with random faults, and lines of the interactive mode
//! that make no sense.

use std::ffi::CString;
use std::fs;
use std::process::Command;
use std::time::Duration;

use echecs::capi::TypeErreur;
use echecs::capi::cpe::*;
use support::random::Random;
use support::temp::TempDir;
use support::{self, Linkage, kept, process, root};

const FAULTS: u64 = 3_000;
const GAME: [[i32; 4]; 8] = [
    [4, 1, 4, 3],
    [0, 6, 0, 5],
    [4, 3, 4, 4],
    [3, 6, 3, 4],
    [4, 4, 3, 5],
    [6, 7, 5, 5],
    [3, 5, 2, 6],
    [0, 5, 0, 4],
];

/// A text with one fault: a byte changed, taken out or put in, a line moved, or the end cut.
fn spoil(random: &mut Random, text: &[u8]) -> Vec<u8> {
    let mut text = text.to_vec();
    let at = random.below(text.len());
    match random.below(6) {
        0 => text[at] = random.below(256) as u8,
        1 => text[at] = b"0123456789 dKQkq-#\n"[random.below(19)],
        2 => drop(text.remove(at)),
        3 => text.insert(at, b"0123456789 dKQkq-#\n"[random.below(19)]),
        4 => text.truncate(at),
        _ => {
            let mut lines: Vec<_> = text.split(|&byte| byte == b'\n').collect();
            let line = lines.remove(random.below(lines.len()));
            lines.insert(random.below(lines.len() + 1), line);
            text = lines.join(&b'\n');
        }
    }
    text
}

/// A history with an en-passant capture, captures and pawn moves.
fn game() -> Box<HistoriquePartie> {
    let mut history = Box::<HistoriquePartie>::new_zeroed();
    let mut board = std::mem::MaybeUninit::<Echiquier>::zeroed();
    // SAFETY: places for a board and a history, which hold integers only.
    unsafe {
        echiquier_initialiser(board.as_mut_ptr());
        historique_initialise(history.as_mut_ptr());
        for [x0, y0, x1, y1] in GAME {
            let (board, history) = (board.as_mut_ptr(), history.as_mut_ptr());
            let queen = TypePiece::Dame as i32;
            let code = api_echec_deplacer_et_promouvoir(board, history, x0, y0, x1, y1, queen);
            assert_eq!(code, TypeErreur::PasErreur as i32);
        }
        history.assume_init()
    }
}

/// A file with a fault is refused, and nothing changes; or it is a good file
/// after all, and then it can be written and read back.
#[test]
fn files_with_a_fault_do_no_harm() {
    let temp = TempDir::new("faults");
    let name = |file| CString::new(temp.path().join(file).to_str().unwrap()).unwrap();
    let (good, spoiled) = (name("good"), name("spoiled"));
    let fine = TypeErreur::PasErreur as i32;
    let original = game();
    // SAFETY: a history and a terminated name.
    unsafe {
        echecs::capi::echecs_choisir_contrats(0);
        assert_eq!(entree_sortie_ecrit_fichier_historique(good.as_ptr(), &*original), fine);
    }
    let text = fs::read(temp.path().join("good")).unwrap();
    let mut random = Random(2026);
    let (mut refused, mut read_well) = (0, 0);
    for _ in 0..FAULTS {
        let fault = spoil(&mut random, &text);
        fs::write(temp.path().join("spoiled"), &fault).unwrap();
        let mut history = original.clone();
        // SAFETY: a history and a terminated name.
        match unsafe { entree_sortie_lit_fichier_historique(spoiled.as_ptr(), &mut *history) } {
            code if code == fine => {
                read_well += 1;
                // SAFETY: histories and a terminated name.
                unsafe {
                    let name = spoiled.as_ptr();
                    assert_eq!(entree_sortie_ecrit_fichier_historique(name, &*history), fine);
                    let mut back = original.clone();
                    assert_eq!(entree_sortie_lit_fichier_historique(name, &mut *back), fine);
                    assert_eq!(back, history, "{}", String::from_utf8_lossy(&fault));
                }
            }
            code => {
                refused += 1;
                assert_eq!(code, TypeErreur::ErreurFichierContenu as i32);
                assert_eq!(history, original);
            }
        }
    }
    assert!(refused > FAULTS / 4 && read_well > FAULTS / 10, "{refused} {read_well}");
}

/// Lines of any bytes, and commands between them: the game goes on to its end.
#[test]
fn the_interactive_mode_takes_any_line() {
    let source = root().join("examples_c/mode_interactif.c");
    let mut random = Random(64);
    let mut input = Vec::new();
    for mv in GAME {
        for _ in 0..40 {
            let length = random.below(300);
            let bytes = (0..length).map(|_| random.below(256) as u8);
            // No line may be a command by chance.
            input.push(b'?');
            input.extend(bytes.filter(|&byte| byte != b'\n'));
            input.push(b'\n');
        }
        let [x0, y0, x1, y1] = mv;
        input.extend(format!("d {x0} {y0} -> {x1} {y1}\n").bytes());
    }
    for linkage in Linkage::ALL {
        let temp = TempDir::new("lines");
        let program = kept::program(&source, linkage).unwrap();
        let mut command = Command::new(program);
        support::clean_environment(&mut command).current_dir(temp.path());
        let outcome = process::run_with_input(&mut command, &input, Duration::from_secs(60));
        assert!(outcome.succeeded(), "{}", outcome.describe());
        assert_eq!(outcome.stderr, "");
        let unsafe_bytes = |c: char| c.is_control() && c != '\n';
        assert!(!outcome.stdout.contains(unsafe_bytes), "{}", outcome.stdout);
        let file = CString::new(temp.path().join("echec_historique.txt").to_str().unwrap());
        let expected = game();
        let mut history = expected.clone();
        history.nombre_coups = 0;
        // SAFETY: a history and a terminated name.
        let code =
            unsafe { entree_sortie_lit_fichier_historique(file.unwrap().as_ptr(), &mut *history) };
        assert_eq!(code, TypeErreur::PasErreur as i32);
        assert_eq!(history, expected);
    }
}
