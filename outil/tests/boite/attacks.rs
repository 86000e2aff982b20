//! What a copy tries against the machine.

use std::fs;
use std::path::Path;

use crate::attacker::{Attacker, Build};
use crate::boite::Limits;
use support::temp::TempDir;

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

/// Attempts, where `%` is a new file `victime` of a scratch folder, `&` that folder, `@` the one of
/// the program itself, and `$` the process of the judge.
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
    ("lire @/attaquant.c", Always),
    ("lister @", Always),
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
fn scene(build: Build, attack: &str) -> (TempDir, String) {
    let temp = TempDir::far("scene");
    let victim = temp.write("victime", "intacte\n");
    let attempt = attack
        .replace('%', victim.to_str().unwrap())
        .replace('&', temp.path().to_str().unwrap())
        .replace('@', build.program().parent().unwrap().to_str().unwrap())
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

fn is_root() -> bool {
    // SAFETY: it only asks the system.
    unsafe { libc::geteuid() == 0 }
}

pub fn all_succeed_without_a_box() {
    for &(attack, free) in ATTACKS {
        let (_scene, attempt) = scene(Build::Plain, attack);
        let outcome = Attacker::free(Build::Plain).try_to(&attempt);
        match free {
            Root if !is_root() => {}
            Sometimes => {}
            Always | Root => assert_eq!(outcome, Some(0), "{attack}"),
        }
    }
}

/// Neither at its start, when the program could run code of the copy only if the judge let a
/// constructor pass, nor with the second filter.
pub fn none_succeeds_in_the_box() {
    for build in Build::ALL {
        assert_refused(build, Attacker::boxed(build, &Limits::default()), ATTACKS);
    }
    none_succeeds_behind_the_second_filter();
}

/// Which is enough where there are no rules on files.
pub fn none_succeeds_behind_the_second_filter() {
    for build in Build::ALL {
        let mut attacker = Attacker::boxed(build, &Limits::default());
        attacker.filter();
        assert_refused(build, attacker, ATTACKS);
    }
}

/// Where there are no filters, those that the rules on files refuse; other processes too, but to
/// root.
pub fn none_on_files_succeeds() {
    let is_on_content = |attack: &str| {
        let mut words = attack.split(' ');
        let verb = words.next().unwrap_or_default();
        let on_files =
            ["lire", "lister", "ecrire", "vider", "fopen_w", "creer", "effacer", "renommer"];
        on_files.contains(&verb) || (!is_root() && ["fork", "clone", "fil"].contains(&verb))
    };
    let attacks: Vec<_> =
        ATTACKS.iter().copied().filter(|(attack, _)| is_on_content(attack)).collect();
    assert!(attacks.len() > 15);
    assert_refused(Build::Plain, Attacker::boxed(Build::Plain, &Limits::default()), &attacks);
}

fn assert_refused(build: Build, mut attacker: Attacker, attacks: &[(&str, Free)]) {
    for (attack, _) in attacks {
        let (scene, attempt) = scene(build, attack);
        let outcome = attacker.try_to(&attempt);
        let error = outcome.unwrap_or_else(|| panic!("{attack}: {}", attacker.obituary()));
        assert!(error > 0, "{attack} succeeded");
        assert!(is_untouched(scene.path()), "{attack} left something");
    }
}
