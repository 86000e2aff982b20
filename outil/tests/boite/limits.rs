//! How much an executor may take, and how it ends when it takes more.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::thread;
use std::time::{Duration, Instant};

use crate::attacker::{Attacker, Build};
use crate::boite::{self, Limits};
use support::temp::TempDir;

/// With its second filter, as any code of a copy runs.
fn filtered(build: Build, limits: &Limits) -> Attacker {
    let mut attacker = Attacker::boxed(build, limits);
    attacker.filter();
    attacker
}

/// The limit decides, whatever a sanitizer has reserved, and what was running goes on.
pub fn memory() {
    for build in Build::ALL {
        for mega in [64, 128] {
            let mut attacker = filtered(build, &Limits::default());
            boite::limit_memory(&attacker.child, mega << 20).unwrap();
            let got =
                attacker.try_to("remplir").unwrap_or_else(|| panic!("{}", attacker.obituary()));
            let most = i32::try_from(mega).unwrap();
            assert!((most * 3 / 4..=most).contains(&got), "{build:?}: {got} of {mega}");
            assert_eq!(attacker.try_to("environnement"), Some(0));
        }
    }
}

/// Pages that are only read are counted as well.
pub fn memory_that_is_only_read() {
    for build in Build::ALL {
        let mut attacker = filtered(build, &Limits::default());
        assert_eq!(attacker.try_to("projection_lue 1000"), Some(0));
        boite::limit_memory(&attacker.child, 64 << 20).unwrap();
        assert_eq!(attacker.try_to("projection_lue 32"), Some(0));
        assert_eq!(attacker.try_to("projection_lue 1000"), Some(libc::ENOMEM));
    }
}

pub fn stack() {
    let large = Limits { stack: 64 << 20, ..Limits::default() };
    for build in Build::ALL {
        let mut attacker = filtered(build, &Limits::default());
        boite::limit_memory(&attacker.child, 8 << 20).unwrap();
        assert_eq!(attacker.try_to("descendre 1000"), Some(0));
        assert_eq!(filtered(build, &large).try_to("descendre 4000"), Some(0));
        assert_eq!(attacker.try_to("descendre 4000"), None);
        let status = attacker.wait();
        match build {
            Build::Plain => assert_eq!(status.signal(), Some(libc::SIGSEGV)),
            Build::Sanitized => {
                assert_eq!(status.code(), Some(86));
                assert!(attacker.report().contains("stack-overflow"), "{}", attacker.obituary());
            }
        }
    }
}

pub fn output() {
    for build in Build::ALL {
        let mut attacker = filtered(build, &Limits::default());
        assert_eq!(attacker.try_to("afficher 5"), None);
        assert_eq!(attacker.wait().signal(), Some(libc::SIGXFSZ));
        assert_eq!(attacker.output().len(), 1 << 20);
        let large = Limits { output: 8 << 20, ..Limits::default() };
        let mut attacker = filtered(build, &large);
        assert_eq!(attacker.try_to("afficher 5"), Some(0));
        assert_eq!(attacker.output().len(), 5 << 20);
    }
}

/// Neither by the copy, nor by a judge that reads while it runs.
pub fn output_is_never_written_over() {
    let large = Limits { output: 8 << 20, ..Limits::default() };
    let mut attacker = filtered(Build::Plain, &large);
    for mega in 1..=3 {
        assert_eq!(attacker.try_to("afficher 1"), Some(0));
        assert_eq!(attacker.output().len(), mega << 20);
        assert_eq!(attacker.try_to("revenir"), Some(0));
    }
}

pub fn processor_time() {
    let limits = Limits { processor: Duration::from_secs(1), ..Limits::default() };
    let mut attacker = Attacker::boxed(Build::Plain, &limits);
    assert_eq!(attacker.try_to("limite_processeur"), Some(1));
    attacker.filter();
    assert_eq!(attacker.try_to("boucler"), None);
    assert_eq!(attacker.wait().signal(), Some(libc::SIGXCPU));
}

/// The clock from outside runs with the executor, and only while it works.
pub fn processor_time_is_seen_from_outside() {
    let mut attacker = filtered(Build::Plain, &Limits::default());
    let idle = boite::cpu_time(&attacker.child).unwrap();
    thread::sleep(Duration::from_millis(300));
    assert!(boite::cpu_time(&attacker.child).unwrap() < idle + Duration::from_millis(100));
    attacker.start("boucler");
    let start = Instant::now();
    while boite::cpu_time(&attacker.child).unwrap() < idle + Duration::from_millis(300) {
        assert!(start.elapsed() < Duration::from_secs(60));
        thread::sleep(Duration::from_millis(10));
    }
    let status = boite::end(&mut attacker.child, Duration::ZERO).unwrap();
    assert_eq!(status.signal(), Some(libc::SIGKILL));
    assert!(boite::cpu_time(&attacker.child).is_err());
}

/// What goes wrong in a copy is still seen and told through both filters.
pub fn accidents_are_told() {
    let mut attacker = filtered(Build::Sanitized, &Limits::default());
    assert_eq!(attacker.try_to("deborder 10"), None);
    assert_eq!(attacker.wait().code(), Some(86));
    assert!(attacker.report().contains("heap-buffer-overflow"), "{}", attacker.obituary());
    assert_eq!(attacker.output(), b"");
    let mut attacker = filtered(Build::Plain, &Limits::default());
    assert_eq!(attacker.try_to("avorter"), None);
    assert_eq!(attacker.wait().signal(), Some(libc::SIGABRT));
}

/// The only files of an exercise on files are those of its folder, which the judge has made.
pub fn files_of_an_exercise() {
    let temp = TempDir::far("exercice");
    let folder = temp.path().join("fichiers");
    fs::create_dir(&folder).unwrap();
    let outside = temp.write("dehors", "intact");
    fs::write(folder.join("partie.txt"), "ancien contenu").unwrap();
    let limits = Limits { files: Some(folder.clone()), ..Limits::default() };
    for build in Build::ALL {
        let mut attacker = Attacker::boxed(build, &limits);
        assert_eq!(attacker.try_to("filtre fichiers"), Some(0));
        let inside = folder.join("partie.txt");
        for attempt in ["lire", "fopen_w", "ecrire", "vider"] {
            assert_eq!(attacker.try_to(&format!("{attempt} partie.txt")), Some(0), "{attempt}");
            assert_eq!(attacker.try_to(&format!("{attempt} {}", inside.display())), Some(0));
            for closed in [outside.to_str().unwrap(), "../dehors", "/etc/passwd", "/proc/1/stat"] {
                let answer = attacker.try_to(&format!("{attempt} {closed}"));
                assert_eq!(answer, Some(libc::EACCES), "{attempt} {closed}");
            }
        }
        for attempt in ["creer nouveau", "fopen_w nouveau", "effacer partie.txt", "faire_dossier d"]
        {
            assert!(attacker.try_to(attempt).is_some_and(|error| error > 0), "{attempt}");
        }
        for attempt in ["renommer partie.txt", "lier partie.txt", "tronquer partie.txt"] {
            assert!(attacker.try_to(attempt).is_some_and(|error| error > 0), "{attempt}");
        }
        assert!(attacker.try_to("fork").is_some_and(|error| error > 0));
        assert_eq!(attacker.try_to("gonfler partie.txt"), None);
        assert_eq!(attacker.wait().signal(), Some(libc::SIGXFSZ));
        assert_eq!(fs::metadata(&inside).unwrap().len(), 1 << 20);
        fs::write(&inside, "ancien contenu").unwrap();
    }
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    assert_eq!(fs::read(outside).unwrap(), b"intact");
}
