//! Files of others, and folders in which nothing can be made.

use std::ffi::CString;
use std::fs::{self, Metadata, Permissions};
use std::mem::MaybeUninit;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use echecs::capi::TypeErreur;
use echecs::capi::cpe::{echiquier_initialiser, entree_sortie_ecrit_fichier_echiquier};

use support::compilers::Compiler;
use support::temp::TempDir;
use support::{Linkage, build_program, clean_environment, process};

/// Nobody's number, and somebody else's.
const NOBODY: u32 = 65534;
const OTHER: u32 = 65533;

/// Saves a board in the file `f`, as nobody.
const SAVER: &str = "\
#define _DEFAULT_SOURCE
#include <grp.h>
#include <unistd.h>
#include \"echecs.h\"
int main(void) {
    static echiquier e;
    if (setgroups(0, NULL) != 0 || setgid(65534) != 0 || setuid(65534) != 0)
        return 99;
    echecs_choisir_contrats(contrats_silence);
    echiquier_initialiser(&e);
    return (int)entree_sortie_ecrit_fichier_echiquier(\"f\", &e);
}
";

fn is_root() -> bool {
    // SAFETY: it only asks.
    unsafe { libc::geteuid() == 0 }
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// A file of somebody else that anybody may write, and nobody's program that saves
/// there. Only root can set it up.
struct Case {
    temp: TempDir,
    folder: PathBuf,
    file: PathBuf,
    before: Metadata,
}

impl Case {
    fn new(folder_mode: u32, content: &str) -> Option<Case> {
        if !is_root() {
            return None;
        }
        let temp = TempDir::far("permissions");
        let source = temp.write("programme.c", SAVER);
        build_program(&Compiler::c(), &[&source], Linkage::Static, &temp).unwrap();
        let folder = temp.path().join("folder");
        fs::create_dir(&folder).unwrap();
        let file = folder.join("f");
        fs::write(&file, content).unwrap();
        chown(&file, Some(OTHER), Some(OTHER)).unwrap();
        set_mode(&file, 0o676);
        set_mode(&folder, folder_mode);
        let before = fs::metadata(&file).unwrap();
        Some(Case { temp, folder, file, before })
    }

    /// Saves within a limit on the size of files: the code, and what the file contains.
    fn save(&self, limit: &str) -> (Option<i32>, String) {
        let mut command = Command::new("sh");
        clean_environment(&mut command).current_dir(&self.folder);
        command.args(["-c", &format!("ulimit -f {limit}; exec \"$0\"")]);
        command.arg(self.temp.path().join("programme"));
        let outcome = process::run(&mut command, Duration::from_secs(60));
        assert_eq!(fs::read_dir(&self.folder).unwrap().count(), 1);
        let code = outcome.status.and_then(|status| status.code());
        (code, fs::read_to_string(&self.file).unwrap())
    }

    /// Saves, and returns what has become of the file.
    fn saved(&self) -> Metadata {
        let (code, text) = self.save("unlimited");
        assert_eq!(code, Some(0));
        assert!(text.ends_with("fin\n") && !text.contains("xx"), "{text}");
        fs::metadata(&self.file).unwrap()
    }
}

/// Whoever may not give a file to its group gives no group more than everybody has.
#[test]
fn another_group_gets_no_more_than_everybody() {
    let Some(case) = Case::new(0o777, "avant\n") else { return };
    let after = case.saved();
    assert_ne!(case.before.ino(), after.ino());
    assert_eq!((after.uid(), after.gid(), after.mode() & 0o7777), (NOBODY, NOBODY, 0o666));
}

/// Where nothing can be made, or nothing of others be replaced, the file itself is written.
#[test]
fn a_file_in_a_closed_folder_is_saved() {
    for folder_mode in [0o555, 0o1777] {
        for content in ["avant\n", &"x".repeat(10_000)] {
            let Some(case) = Case::new(folder_mode, content) else { return };
            let after = case.saved();
            assert_eq!(case.before.ino(), after.ino());
            assert_eq!((after.uid(), after.gid(), after.mode() & 0o7777), (OTHER, OTHER, 0o676));
        }
    }
}

/// There too, a file that cannot be written whole is as it was.
#[test]
fn a_file_that_cannot_grow_is_as_it_was() {
    let Some(case) = Case::new(0o555, "avant\n") else { return };
    let code = TypeErreur::ErreurFichierEcriture as i32;
    assert_eq!(case.save("0"), (Some(code), "avant\n".to_owned()));
}

#[test]
fn a_replaced_file_keeps_its_owner_and_loses_set_id_bits() {
    let temp = TempDir::new("owner");
    let file = temp.write("f", "avant\n");
    if is_root() {
        chown(&file, Some(OTHER), Some(NOBODY)).unwrap();
    }
    set_mode(&file, 0o6750);
    let before = fs::metadata(&file).unwrap();
    let name = CString::new(file.to_str().unwrap()).unwrap();
    let mut board = MaybeUninit::zeroed();
    // SAFETY: a place for a board, and a terminated name.
    let code = unsafe {
        echiquier_initialiser(board.as_mut_ptr());
        entree_sortie_ecrit_fichier_echiquier(name.as_ptr(), board.as_ptr())
    };
    assert_eq!(code, TypeErreur::PasErreur as i32);
    let after = fs::metadata(&file).unwrap();
    assert_eq!((after.uid(), after.gid()), (before.uid(), before.gid()));
    assert_eq!(after.mode() & 0o7777, 0o750);
}
