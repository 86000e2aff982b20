//! What a copy tries against the machine.

use std::fs;
use std::path::Path;

use crate::attacker::{Attacker, Build};
use crate::boite::Limits;
use crate::support::temp::TempDir;

/// What an attack succeeds on without a box.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Free {
    Always,
    /// Only if root makes it.
    Root,
    /// Not on every system.
    Sometimes,
}
use Free::{Always, Root, Sometimes};

/// Attempts, where `%` is a new file `victime` of a scratch folder, `&` that folder and `$` the
/// process of the judge.
const ATTACKS: &[(&str, Free)] = &[
    ("lire %", Always),
    ("ecrire %", Always),
    ("vider %", Always),
    ("fopen_w %", Always),
    ("tronquer %", Always),
    ("permettre %", Always),
    ("renommer %", Always),
    ("lier %", Always),
    ("lien_symbolique %", Always),
    ("effacer %", Always),
    ("lister &", Always),
    ("creer &/nouveau", Always),
    ("faire_dossier &/nouveau", Always),
    ("faire_tube &/nouveau", Always),
    ("fichier_sans_nom &", Sometimes),
    ("surveiller &", Always),
    ("aller &", Always),
    ("lire /etc/passwd", Always),
    ("lister /", Always),
    ("lister /tmp", Always),
    ("fichier_sans_nom /tmp", Sometimes),
    ("memoire_nommee /echecs-attaque-$", Always),
    ("lire /proc/self/root/etc/passwd", Always),
    ("lire /proc/$/cmdline", Always),
    ("lire /proc/$/environ", Always),
    ("lister /proc/$/fd", Always),
    ("lire /proc/1/cmdline", Always),
    ("lister /proc", Always),
    ("lister /dev", Always),
    ("ecrire /dev/null", Always),
    ("lire /dev/zero", Always),
    ("fork", Always),
    ("fork_brut", Always),
    ("vfork", Always),
    ("clone", Always),
    ("clone3", Sometimes),
    ("fil", Always),
    ("system", Always),
    ("posix_spawn /bin/true", Always),
    ("executer /bin/true", Always),
    ("signaler $", Always),
    ("signaler 1", Root),
    ("signaler -1", Always),
    ("signaler 0", Always),
    ("signaler_fil $", Always),
    ("signaler_pidfd $", Sometimes),
    ("signaler_file $", Always),
    ("ptrace", Sometimes),
    ("lire_memoire", Sometimes),
    ("setsid", Always),
    ("setpgid", Always),
    ("limite_du_juge $", Always),
    ("baisser_limite", Always),
    ("arret", Always),
    ("priorite", Always),
    ("memfd", Always),
    ("memoire_v", Always),
    ("messages_v", Always),
    ("semaphores_v", Always),
    ("projection_partagee", Always),
    ("projection_pile", Always),
    ("internet", Always),
    ("socket_local", Always),
    ("deux_sockets", Always),
    ("envoyer_descripteur", Always),
    ("attendre", Always),
    ("attendre_reveil", Always),
    ("io_uring", Sometimes),
    ("trousseau", Sometimes),
    ("unshare", Always),
    ("chroot &", Root),
    ("personality", Always),
];

/// A scratch folder with a victim, and an attack on it.
fn scene(attack: &str) -> (TempDir, String) {
    let temp = TempDir::far("scene");
    let victim = temp.write("victime", "intacte\n");
    let attempt = attack
        .replace('%', victim.to_str().unwrap())
        .replace('&', temp.path().to_str().unwrap())
        .replace('$', &std::process::id().to_string());
    (temp, attempt)
}

/// Whether nothing in the folder has changed.
fn is_untouched(folder: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    let victim = folder.join("victime");
    let mode = fs::metadata(&victim).map(|data| data.permissions().mode() & 0o777);
    fs::read_dir(folder).unwrap().count() == 1
        && fs::read(&victim).is_ok_and(|text| text == b"intacte\n")
        && mode.is_ok_and(|mode| mode != 0o777)
}

pub fn all_succeed_without_a_box() {
    // SAFETY: it only asks the system.
    let is_root = unsafe { libc::geteuid() } == 0;
    for &(attack, free) in ATTACKS {
        let (_scene, attempt) = scene(attack);
        let outcome = Attacker::free(Build::Plain).try_to(&attempt);
        match free {
            Root if !is_root => {}
            Sometimes => {}
            Always | Root => assert_eq!(outcome, Some(0), "{attack}"),
        }
    }
}

/// Neither at its start, when the program could run code of the copy only if the judge let a
/// constructor pass, nor with the second filter.
pub fn none_succeeds_in_the_box() {
    for build in Build::ALL {
        for is_filtered in [false, true] {
            let mut attacker = Attacker::boxed(build, &Limits::default());
            if is_filtered {
                attacker.filter();
            }
            for &(attack, _) in ATTACKS {
                let (scene, attempt) = scene(attack);
                let outcome = attacker.try_to(&attempt);
                let error = outcome.unwrap_or_else(|| panic!("{attack}: {}", attacker.obituary()));
                assert!(error > 0, "{attack} succeeded ({build:?}, {is_filtered}): {error}");
                assert!(is_untouched(scene.path()), "{attack} left something");
            }
        }
    }
}
