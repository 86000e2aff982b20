//! `echecs installer`, and programs that find what it has installed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{code, echecs, run};
use support::compilers::{self, Compiler};
use support::process::Outcome;
use support::temp::TempDir;

/// The library in a prefix of its own, whose name has a space, with a program
/// that uses it.
struct Installed {
    temp: TempDir,
    prefix: PathBuf,
}

impl Installed {
    fn new() -> Installed {
        let temp = TempDir::new("installed");
        let prefix = temp.path().join("mes échecs");
        let outcome = run(echecs().args(["installer", "--prefix"]).arg(&prefix));
        assert!(outcome.succeeded(), "{}", outcome.describe());
        let lines: Vec<&str> = outcome.stdout.lines().collect();
        let [files @ .., installed, export] = lines.as_slice() else { panic!("{lines:?}") };
        for file in files {
            assert!(Path::new(file).exists(), "{file}");
        }
        assert!(installed.contains(&*prefix.to_string_lossy()), "{installed}");
        assert!(export.ends_with("/lib/pkgconfig\""), "{export}");
        temp.write(
            "programme.c",
            "#include <stdio.h>\n#include <echecs.h>\n\
             int main(void) { puts(echecs_version()); return 0; }\n",
        );
        Installed { temp, prefix }
    }

    /// The prefix under another name.
    fn moved(mut self) -> Installed {
        let place = self.temp.path().join("ailleurs").join("mes échecs à moi");
        fs::create_dir(place.parent().unwrap()).unwrap();
        fs::rename(&self.prefix, &place).unwrap();
        self.prefix = place;
        self
    }

    fn shell(&self, script: &str) -> Outcome {
        let outcome = run(Command::new("sh")
            .args(["-e", "-c", script])
            .current_dir(self.temp.path())
            .env("PREFIX", &self.prefix)
            .env("CC", Compiler::c().path())
            .env_remove("LD_LIBRARY_PATH")
            .env("PKG_CONFIG_PATH", self.prefix.join("lib/pkgconfig")));
        assert!(outcome.succeeded(), "{script}\n{}", outcome.describe());
        outcome
    }
}

const VERSION_LINE: &str = concat!(env!("CARGO_PKG_VERSION"), "\n");

#[test]
fn an_installed_library_links_with_plain_options() {
    let installed = Installed::new();
    let shared = installed.shell(
        r#""$CC" programme.c -I"$PREFIX/include" -L"$PREFIX/lib" -Wl,-rpath,"$PREFIX/lib" -lechecs -o p; ./p"#,
    );
    assert_eq!(shared.stdout, VERSION_LINE);
    let fixed = installed.shell(
        r#""$CC" programme.c -I"$PREFIX/include" "$PREFIX/lib/libechecs.a" -lpthread -ldl -lm -o p; ./p"#,
    );
    assert_eq!(fixed.stdout, VERSION_LINE);
    // Installing once more, over a library in use, is no trouble.
    let again = run(echecs().args(["installer", "--prefix"]).arg(&installed.prefix));
    assert!(again.succeeded(), "{}", again.describe());
}

/// What the guides show is where they say: the class of the teachers' guide has its subject.
#[test]
fn the_examples_of_the_guides_are_installed_whole() {
    let installed = Installed::new();
    let data = installed.prefix.join("share/echecs");
    let guide = fs::read_to_string(data.join("docs/enseignant.md")).unwrap();
    let words = guide.split(|c: char| c.is_whitespace() || "`()".contains(c));
    let named: Vec<&str> = words.filter(|word| word.starts_with("examples_c/")).collect();
    assert!(named.contains(&"examples_c/classe/sujet.toml"), "{named:?}");
    for path in named {
        assert!(data.join(path).exists(), "{path}");
    }
}

/// What students read is built from a copy, or elsewhere from where one may only read.
#[test]
fn the_installed_examples_are_built_by_make() {
    if !compilers::tool_is_there("make") || !compilers::tool_is_there("gcc") {
        return;
    }
    let installed = Installed::new().moved();
    let read_me = fs::read_to_string(installed.prefix.join("share/echecs/LISEZMOI.md")).unwrap();
    assert!(read_me.contains(concat!("libechecs ", env!("CARGO_PKG_VERSION"))), "{read_me}");
    for link in read_me.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        assert!(installed.prefix.join("share/echecs").join(link).exists(), "{link}");
    }
    let built = installed.shell(
        r#"PATH="$PREFIX/bin:$PATH"
           cp -R "$PREFIX/share/echecs" "ma copie"
           make -s -C "ma copie" premier_coup
           make -s -C "$PREFIX/share/echecs" SORTIE="$PWD/programmes" premiers_pas > /dev/null
           make -s -C "ma copie" programmes/c_tests/commun/generalites_fen.tap"#,
    );
    assert!(built.stdout.contains("le pion e7 lui barre la route"), "{}", built.describe());
    assert!(installed.temp.path().join("programmes/premiers_pas").is_file());
    // Where the command is not found, it says how to name it, and that works.
    let named = installed.shell(
        r#"make -s -C "ma copie" ECHECS=absente 2>&1 | grep 'make ECHECS=/chemin/vers/bin/echecs'
           make -s -C "ma copie" ECHECS="$PREFIX/bin/echecs" premier_coup"#,
    );
    assert!(named.stdout.contains("le pion e7 lui barre la route"), "{}", named.describe());
}

#[test]
fn pkg_config_alone_links_a_program() {
    if !compilers::tool_is_there("pkg-config") {
        return;
    }
    for installed in [Installed::new(), Installed::new().moved()] {
        let shared = installed
            .shell(r#"eval "$CC" programme.c $(pkg-config --cflags --libs echecs) -o p; ./p"#);
        assert_eq!(shared.stdout, VERSION_LINE);
        let fixed = installed.shell(
            r#"eval "$CC" -static programme.c $(pkg-config --static --cflags --libs echecs) -o p; ./p"#,
        );
        assert_eq!(fixed.stdout, VERSION_LINE);
        let version = installed.shell("pkg-config --modversion echecs");
        assert_eq!(version.stdout, VERSION_LINE);
    }
}

/// A course, and a program that includes one of its files by the name that it knows.
const COURSES: [(&str, &str); 2] = [
    (
        "cpe",
        "#include \"historique_partie.h\"\n\
         int main(void) { historique_partie h; historique_initialise(&h); return h.nombre_coups; }\n",
    ),
    (
        "stackchess",
        "#include \"pile.h\"\n\
         int main(void) { stack s = create(); push(\"TB\", &s); return is_empty(s); }\n",
    ),
];

/// The files of a course find the header by the names that they know.
#[test]
fn a_course_s_own_names_are_installed() {
    let installed = Installed::new().moved();
    for (course, program) in COURSES {
        let source = installed.temp.write("cours.c", program);
        installed.shell(&format!(
            r#""$CC" cours.c -I"$PREFIX/include/{course}" "$PREFIX/lib/libechecs.a" -lpthread -ldl -lm -o p; ./p"#,
        ));
        if compilers::tool_is_there("pkg-config") {
            installed.shell(&format!(
                r#"eval "$CC" cours.c $(pkg-config --cflags --libs echecs-{course}) -o p; ./p"#
            ));
        }
        let outcome = run(echecs().args(["lancer", "--cours", course]).arg(&source));
        assert_eq!(code(&outcome), Some(0), "{}", outcome.describe());
    }
}

/// The archive carries nothing that clang would take for code of its own.
#[test]
fn clang_links_the_installed_archive_with_lto() {
    if !compilers::tool_is_there("clang") || !compilers::tool_is_there("objcopy") {
        return;
    }
    let installed = Installed::new();
    let linked = installed.shell(
        r#"clang -O2 -flto programme.c -I"$PREFIX/include" "$PREFIX/lib/libechecs.a" -lpthread -ldl -lm -o p; ./p"#,
    );
    assert_eq!(linked.stdout, VERSION_LINE);
}

#[test]
fn cmake_finds_the_package() {
    if !compilers::tool_is_there("cmake") {
        return;
    }
    let installed = Installed::new().moved();
    installed.temp.write(
        "CMakeLists.txt",
        "cmake_minimum_required(VERSION 3.16)\n\
         project(programme C)\n\
         find_package(echecs 0.1 REQUIRED)\n\
         add_executable(partage programme.c)\n\
         target_link_libraries(partage echecs::echecs)\n\
         add_executable(statique programme.c)\n\
         target_link_libraries(statique echecs::static)\n\
         find_package(PkgConfig REQUIRED)\n\
         pkg_check_modules(ECHECS REQUIRED IMPORTED_TARGET echecs)\n\
         add_executable(pkgconfig programme.c)\n\
         target_link_libraries(pkgconfig PkgConfig::ECHECS)\n",
    );
    let built = installed.shell(
        r#"cmake -S . -B b -DCMAKE_PREFIX_PATH="$PREFIX" >cmake.log; cmake --build b >>cmake.log
           b/partage; b/statique; b/pkgconfig"#,
    );
    assert_eq!(built.stdout, VERSION_LINE.repeat(3));
}

/// Before 1.0, what was written for another minor number may not work. CMake writes such a file itself,
/// and finds the same by both.
#[test]
fn cmake_is_told_which_versions_are_compatible() {
    if !compilers::tool_is_there("cmake") {
        return;
    }
    let installed = Installed::new();
    installed.temp.write(
        "version.cmake",
        r#"
        include(CMakePackageConfigHelpers)
        foreach(side ours theirs)
            file(WRITE "${side}/echecs-config.cmake" "")
        endforeach()
        file(COPY "$ENV{PREFIX}/lib/cmake/echecs/echecs-config-version.cmake" DESTINATION ours)
        write_basic_package_version_file("${CMAKE_CURRENT_BINARY_DIR}/theirs/echecs-config-version.cmake"
            VERSION "$ENV{VERSION}" COMPATIBILITY "$ENV{COMPATIBILITY}")
        file(STRINGS demandes.txt asked)
        foreach(one IN LISTS asked)
            separate_arguments(words UNIX_COMMAND "${one}")
            set(line "${one}:")
            foreach(side ours theirs)
                unset(echecs_DIR CACHE)
                find_package(echecs ${words} CONFIG QUIET NO_DEFAULT_PATH
                    PATHS "${CMAKE_CURRENT_BINARY_DIR}/${side}")
                string(APPEND line " ${echecs_FOUND}")
            endforeach()
            message("${line}")
        endforeach()"#,
    );
    let [major, minor, patch] = [
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
        env!("CARGO_PKG_VERSION_PATCH"),
    ]
    .map(|number| number.parse::<u32>().unwrap());
    let is_early = major == 0;
    let (here, later) =
        (format!("{major}.{minor}.{patch}"), format!("{major}.{minor}.{}", patch + 1));
    let (next, after) = match is_early {
        true => (format!("{major}.{}", minor + 1), format!("{major}.{}", minor + 2)),
        false => (format!("{}.0", major + 1), format!("{}.0", major + 2)),
    };
    let base = format!("{major}.{minor}");
    let asked = [
        (here.clone(), true),
        (format!("{here} EXACT"), true),
        (base.clone(), true),
        (later.clone(), false),
        (format!("{later} EXACT"), false),
        (format!("{major}.{minor}0"), false),
        (next.clone(), false),
        (format!("{}.{minor}.{patch}", major + 1), false),
        (format!("{major}"), !is_early),
        (format!("{here}...{later}"), true),
        (format!("{base}...{here}"), true),
        (format!("{base}...<{next}"), true),
        (format!("{base}...{next}"), false),
        (format!("{base}...<{after}"), false),
        (format!("{later}...<{next}"), false),
        (format!("{next}...{after}"), false),
    ];
    let lines: String = asked.iter().map(|(asked, _)| format!("{asked}\n")).collect();
    installed.temp.write("demandes.txt", &lines);
    let compatibility = if is_early { "SameMinorVersion" } else { "SameMajorVersion" };
    let outcome = installed
        .shell(&format!("VERSION={here} COMPATIBILITY={compatibility} cmake -P version.cmake"));
    let expected: String = asked
        .iter()
        .map(|(asked, found)| {
            let found = u32::from(*found);
            format!("{asked}: {found} {found}\n")
        })
        .collect();
    assert_eq!(outcome.stderr, expected);
}

/// What does not exist is refused by its name; who could do without goes on.
#[test]
fn cmake_is_told_that_there_are_no_components() {
    if !compilers::tool_is_there("cmake") {
        return;
    }
    let installed = Installed::new();
    for (asked, refused) in [
        ("COMPONENTS moteur REQUIRED", true),
        ("REQUIRED OPTIONAL_COMPONENTS moteur", false),
        ("REQUIRED COMPONENTS moteur OPTIONAL_COMPONENTS autre", true),
    ] {
        installed.temp.write(
            "CMakeLists.txt",
            &format!(
                "cmake_minimum_required(VERSION 3.16)\n\
                 project(programme NONE)\n\
                 find_package(echecs {asked})\n\
                 message(\"moteur ${{echecs_moteur_FOUND}}, cible ${{echecs_FOUND}}\")\n"
            ),
        );
        let outcome = installed
            .shell(r#"rm -rf b; cmake -DCMAKE_PREFIX_PATH="$PREFIX" -S . -B b 2>&1 || true"#);
        let said = outcome.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        let sentence = "libechecs n'a pas de composant « moteur » : elle n'en a aucun";
        assert_eq!(said.contains(sentence), refused, "{asked}: {}", outcome.describe());
        assert_eq!(said.contains("moteur FALSE, cible 1"), !refused, "{}", outcome.describe());
    }
}

/// What pkg-config, CMake or the linker would read as something else is refused,
/// wherever in the whole path it stands, and nothing is made.
#[test]
fn a_prefix_that_cannot_be_told_is_refused() {
    let temp = TempDir::new("prefix");
    let odd = temp.path().join("a,b");
    fs::create_dir(&odd).unwrap();
    let names = ["a#b", "a$b", "a\"b", "a'b", "a(b", "a)b", "a,b", "a:b", "a;b", "a\\b", "a\tb"];
    let here = names.map(|name| (temp.path(), name));
    for (folder, name) in here.into_iter().chain([(odd.as_path(), "simple")]) {
        let outcome = run(echecs().args(["installer", "--prefix"]).arg(name).current_dir(folder));
        assert_eq!(code(&outcome), Some(1), "{name}: {}", outcome.describe());
        let sentence = "un caractère que pkg-config, CMake ou l'éditeur de liens";
        assert!(outcome.stderr.contains(sentence), "{name}: {}", outcome.describe());
        assert_eq!(outcome.stderr.lines().count(), 1, "{name}: {}", outcome.describe());
    }
    assert_eq!(tree(temp.path()), [(odd, None)]);
}

/// Whoever knows which names the command writes to first cannot lead it to another file.
#[test]
fn a_planted_link_is_not_followed() {
    let temp = TempDir::new("planted");
    let victim = temp.write("victime", "intacte\n");
    let script = r#"
        for folder in include lib lib/pkgconfig; do
            mkdir -p "prefixe/$folder"
            for number in $(seq 0 50); do ln -s "$PWD/victime" "prefixe/$folder/.echecs-$$-$number"; done
        done
        exec "$ECHECS" installer --prefix prefixe"#;
    let outcome = run(Command::new("sh")
        .args(["-e", "-c", script])
        .env("ECHECS", env!("CARGO_BIN_EXE_echecs"))
        .current_dir(temp.path()));
    assert!(outcome.succeeded(), "{}", outcome.describe());
    assert_eq!(fs::read_to_string(victim).unwrap(), "intacte\n");
    assert!(temp.path().join("prefixe/include/echecs.h").is_file());
}

/// The files and folders below a folder, in order, with what the files contain.
fn tree(folder: &Path) -> Vec<(PathBuf, Option<Vec<u8>>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let content = path.is_file().then(|| fs::read(&path).unwrap());
        if content.is_none() {
            found.extend(tree(&path));
        }
        found.push((path, content));
    }
    found.sort();
    found
}

/// A person who changes her mind finds an installation that is whole, or nothing.
#[test]
fn an_installation_that_is_stopped_leaves_nothing_behind() {
    let script = r#"
        "$ECHECS" installer --prefix prefixe > /dev/null 2>&1 &
        sleep "$1"; kill -TERM $! 2> /dev/null; wait $!"#;
    let mut stopped = 0;
    for thousandth in (1..40).step_by(3) {
        let temp = TempDir::new("stopped");
        let delay = format!("0.{thousandth:03}");
        let outcome = run(Command::new("sh")
            .args(["-c", script, "sh", &delay])
            .env("ECHECS", env!("CARGO_BIN_EXE_echecs"))
            .current_dir(temp.path()));
        let left = tree(temp.path());
        if code(&outcome) == Some(0) {
            assert!(left.iter().any(|(path, _)| path.ends_with("lib/pkgconfig/echecs.pc")));
        } else {
            assert!(left.is_empty(), "{delay}: {left:?}");
            stopped += 1;
        }
        let drafts = |path: &Path| path.to_string_lossy().contains("/.echecs-");
        assert!(!left.iter().any(|(path, _)| drafts(path)), "{delay}: {left:?}");
    }
    assert!(stopped > 0);
}

/// A disk that is full before the end, a folder in the place of a file: what was
/// there stays as it was, and nothing comes to it.
#[test]
fn a_failed_installation_leaves_nothing_behind() {
    let temp = TempDir::new("failed");
    let old = temp.path().join("ancien");
    fs::create_dir_all(old.join("include")).unwrap();
    fs::write(old.join("include/echecs.h"), "avant\n").unwrap();
    fs::create_dir_all(old.join("lib/cmake/echecs/echecs-config.cmake")).unwrap();
    let before = tree(temp.path());
    for script in [
        r#"ulimit -f 2000; exec "$ECHECS" installer --prefix nouveau/prefixe"#,
        r#"ulimit -f 2000; exec "$ECHECS" installer --prefix ancien"#,
        r#"exec "$ECHECS" installer --prefix ancien"#,
    ] {
        let outcome = run(Command::new("sh")
            .args(["-c", script])
            .env("ECHECS", env!("CARGO_BIN_EXE_echecs"))
            .current_dir(temp.path()));
        assert_eq!(code(&outcome), Some(1), "{script}: {}", outcome.describe());
        assert_eq!(outcome.stderr.lines().count(), 1, "{script}: {}", outcome.describe());
        assert!(tree(temp.path()) == before, "{script}: {}", outcome.describe());
    }
}
