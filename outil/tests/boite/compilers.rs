//! A compiler in its box, with sources that are after something else than a program.

use std::fs;
use std::os::unix::fs::symlink;
use std::process::Command;
use std::time::Duration;

use crate::desk::{Desk, LIMIT, SECRET, text};

pub fn ordinary_programs_are_compiled_linked_and_run() {
    let desk = Desk::new("#include <stdio.h>\nint main(void) { puts(\"bonjour\"); return 0; }\n");
    for options in [&[][..], &["-fsanitize=address", "-g"]] {
        let compiled = desk.run(&[options, &["./copie.c", "-o", "copie"]].concat(), LIMIT);
        assert!(compiled.status.success() && !compiled.is_out_of_time, "{compiled:?}");
        let output = Command::new(desk.scratch.join("copie")).output().unwrap();
        assert_eq!(output.stdout, b"bonjour\n");
    }
    desk.assert_nothing_left();
}

/// Each gets at a secret without a box.
pub fn no_file_outside_is_read() {
    let attempts = [
        "#include \"../secret.h\"\n",
        "#include \"lien.h\"\n",
        "#include \"DOSSIER/secret.h\"\n",
        "#if __has_include(\"../secret.h\")\n#error LE_CORRIGE_DU_PROFESSEUR\n#endif\n",
        "__asm__(\".include \\\"../secret.s\\\"\");\n",
    ];
    for attempt in attempts {
        let desk = Desk::new("");
        let attempt = attempt.replace("DOSSIER", desk.folder().to_str().unwrap());
        fs::write(desk.scratch.join("copie.c"), &attempt).unwrap();
        symlink("../secret.h", desk.scratch.join("lien.h")).unwrap();
        let free = desk.compile_free();
        assert!(text(&free.stderr).contains(SECRET), "{attempt}{free:?}");
        let compiled = desk.compile(LIMIT);
        let said = text(&[compiled.stdout.clone(), compiled.stderr.clone()].concat());
        assert!(!said.contains(SECRET), "{attempt}{said}");
        desk.assert_nothing_left();
    }
}

/// The same into the object file, where nobody would see it at once.
pub fn no_file_outside_is_copied() {
    let desk = Desk::new("__asm__(\".incbin \\\"../secret.h\\\"\");\nint copie;\n");
    let object = desk.scratch.join("copie.o");
    assert!(desk.compile_free().status.success());
    assert!(text(&fs::read(&object).unwrap()).contains(SECRET));
    fs::remove_file(&object).unwrap();
    let compiled = desk.compile(LIMIT);
    assert!(!compiled.status.success() && !object.exists(), "{compiled:?}");
}

pub fn endless_files_of_the_system_are_closed() {
    for name in ["/dev/zero", "/dev/full", "/dev/urandom"] {
        let desk = Desk::new(&format!("#include \"{name}\"\nint copie;\n"));
        let compiled = desk.compile(LIMIT);
        assert!(!compiled.status.success() && !compiled.is_out_of_time, "{name}: {compiled:?}");
    }
}

pub fn readable_folders_are_read_but_not_written() {
    let desk = Desk::new("#include \"secret.h\"\n");
    let include = format!("-I{}", desk.folder().display());
    let options = [&include, "-fsyntax-only", "./copie.c"];
    let compiled = desk.run_reading(&[desk.folder()], &options, LIMIT);
    assert!(compiled.status.success(), "{compiled:?}");
    assert!(text(&compiled.stderr).contains(SECRET));
    let options = [&include, "-c", "./copie.c", "-o", "../copie.o"];
    assert!(desk.free(&options).status.success());
    fs::remove_file(desk.folder().join("copie.o")).unwrap();
    let compiled = desk.run_reading(&[desk.folder()], &options, LIMIT);
    assert!(!compiled.status.success(), "{compiled:?}");
    desk.assert_nothing_left();
}

/// Sources that would keep a compiler busy, or fill the disk.
pub fn bombs_go_off_in_the_box() {
    let doubling: String =
        (1..40).map(|n| format!("#define M{n} M{0} M{0} M{0} M{0}\n", n - 1)).collect();
    let parentheses = format!("int x = {}1{};\n", "(".repeat(200_000), ")".repeat(200_000));
    let bombs = [
        ("macros", format!("#define M0 1 +\n{doubling}int x = M39 0;\n"), true),
        ("itself", "#include \"copie.c\"\n#include \"copie.c\"\n".to_owned(), false),
        ("array", "char t[1 << 30] = { 1 };\n".to_owned(), false),
        ("parentheses", parentheses, false),
        ("repeat", "__asm__(\".rept 1000000000\\n.long 1\\n.endr\");\n".to_owned(), false),
    ];
    for (name, bomb, is_long) in bombs {
        let desk = Desk::new(&bomb);
        let compiled = desk.compile(Duration::from_secs(2));
        assert!(!compiled.status.success(), "{name}: {compiled:?}");
        assert!(!is_long || compiled.is_out_of_time, "{name}: {compiled:?}");
        assert!(compiled.stderr.len() <= 1 << 20);
        desk.assert_nothing_left();
    }
}

/// Nothing that waits: the limit that remains is the clock's.
pub fn a_source_that_never_comes_is_not_waited_for() {
    let desk = Desk::new("#include \"tube.h\"\n");
    let pipe = desk.scratch.join("tube.h");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let compiled = desk.compile(Duration::from_millis(300));
    assert!(compiled.is_out_of_time, "{compiled:?}");
    desk.assert_nothing_left();
}
