//! `echecs plateforme`: the scripts run here, with a stand-in for what the platform gives them.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::{begin_all, done, refused, run, zoo};
use support::compilers::tool_is_there;
use support::process::Outcome;
use support::temp::TempDir;

const SUBJECT: &str = "stackchess-piles";

/// What each file that only the platform can run says.
const UNTRIED: &str = "Écrit d'après la documentation de la plateforme, pas essayé sur elle.";

fn right() -> PathBuf {
    zoo("stackchess/piles_fiche.c")
}

/// The files for a platform, in `jeu de fichiers`.
fn prepared(temp: &TempDir, platform: &str) -> PathBuf {
    done(temp.path(), &["plateforme", SUBJECT, "--pour", platform, "--vers", "jeu de fichiers"]);
    temp.path().join("jeu de fichiers")
}

/// A folder of programs that stands before the others: the command, and what the platform has.
fn programs(temp: &TempDir, scripts: &[(&str, &str)]) -> String {
    let folder = temp.path().join("bin");
    fs::create_dir(&folder).unwrap();
    symlink(env!("CARGO_BIN_EXE_echecs"), folder.join("echecs")).unwrap();
    for (name, text) in scripts {
        let path = folder.join(name);
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    format!("{}:{}", folder.display(), std::env::var("PATH").unwrap())
}

fn shell(folder: &Path, path: &str, script: &str) -> Outcome {
    let mut command = Command::new("bash");
    command.args(["-e", "-c", script]).current_dir(folder).env("PATH", path);
    command.env("CARGO_MANIFEST_DIR", env!("CARGO_MANIFEST_DIR")).env_remove("MAKEFLAGS");
    command.env("SORTIES", folder);
    run(&mut command)
}

fn ran(folder: &Path, path: &str, script: &str) -> String {
    let outcome = shell(folder, path, script);
    assert!(outcome.succeeded(), "{script}: {}", outcome.describe());
    outcome.stdout
}

/// The commands of a job of GitLab.
fn script(file: &Path, job: &str) -> String {
    let text = fs::read_to_string(file).unwrap();
    let lines = text.lines().skip_while(|line| *line != format!("{job}:"));
    let lines = lines.skip_while(|line| *line != "  script:").skip(1);
    let commands = lines.map_while(|line| line.strip_prefix("    - "));
    let commands: Vec<&str> = commands.collect();
    assert!(!commands.is_empty(), "{job}: {text}");
    commands.join("\n")
}

#[test]
fn every_file_says_what_was_not_tried() {
    for platform in ["gitlab", "vpl", "inginious", "gradescope"] {
        let temp = TempDir::new("plateforme");
        let folder = prepared(&temp, platform);
        let readme = fs::read_to_string(folder.join("LISEZMOI.md")).unwrap();
        assert!(readme.contains(UNTRIED), "{platform}: {readme}");
        for name in
            ["vpl_run.sh", "vpl_evaluate.sh", "run", "task.yaml", "run_autograder", "Dockerfile"]
        {
            if let Ok(text) = fs::read_to_string(folder.join(name)) {
                assert!(text.contains(UNTRIED), "{platform}, {name}: {text}");
                assert!(!text.contains("{{"), "{platform}, {name}: {text}");
            }
        }
    }
}

#[test]
fn gitlab_compiles_and_judges_a_student_at_each_push() {
    if !["gcc", "make"].into_iter().all(tool_is_there) {
        return;
    }
    let temp = TempDir::new("plateforme");
    let path = programs(&temp, &[]);
    let folder = prepared(&temp, "gitlab").join("etudiant");
    let file = folder.join(".gitlab-ci.yml");
    ran(&folder, &path, &script(&file, "compiler"));
    // What is not begun is not right: the job is red, and the report is there.
    let outcome = shell(&folder, &path, &script(&file, "juger"));
    assert!(!outcome.succeeded(), "{}", outcome.describe());
    fs::copy(right(), folder.join("piles.c")).unwrap();
    let said = ran(&folder, &path, &script(&file, "juger"));
    assert!(said.contains("6 fonctions sur 6 sont à vous et justes"), "{said}");
    let report = fs::read_to_string(folder.join("rapport.xml")).unwrap();
    assert!(roxmltree::Document::parse(&report).is_ok(), "{report}");
    assert!(folder.join("rapport.html").is_file());
    let subject = fs::read_to_string(folder.join("sujet.toml")).unwrap();
    assert!(!subject.contains("graine_notation"), "{subject}");
}

/// GitLab's `parallel` numbers its machines; the last job has what all of them have left.
#[test]
fn gitlab_marks_a_class_on_several_machines() {
    if !tool_is_there("gcc") {
        return;
    }
    let temp = TempDir::new("plateforme");
    let path = programs(&temp, &[]);
    let folder = prepared(&temp, "gitlab").join("enseignant");
    let file = folder.join(".gitlab-ci.yml");
    fs::create_dir(folder.join("copies")).unwrap();
    fs::copy(right(), folder.join("copies/alix.c")).unwrap();
    fs::copy(zoo("stackchess/piles_incomplet.c"), folder.join("copies/camille.c")).unwrap();
    for machine in 1..=2 {
        let place = format!("export CI_NODE_INDEX={machine} CI_NODE_TOTAL=2\n");
        ran(&folder, &path, &(place + &script(&file, "noter")));
    }
    ran(&folder, &path, &script(&file, "rassembler"));
    let marks = fs::read_to_string(folder.join("notes/notes.csv")).unwrap();
    let mark = |name: &str| {
        let column = marks.lines().next()?.split(',').position(|title| title == "note")?;
        let line = marks.lines().find(|line| line.starts_with(name))?;
        line.split(',').nth(column).map(str::to_owned)
    };
    assert_eq!(mark("alix").as_deref(), Some("20"), "{marks}");
    assert_eq!(mark("camille").as_deref(), Some("0"), "{marks}");
    assert!(folder.join("notes/junit.xml").is_file());
}

/// VPL runs a script, then the `vpl_execution` that it has made.
#[test]
fn vpl_runs_the_game_and_gives_a_mark() {
    if !tool_is_there("gcc") {
        return;
    }
    let temp = TempDir::new("plateforme");
    let path = programs(&temp, &[]);
    let set = prepared(&temp, "vpl");
    let jail = temp.path().join("jail");
    fs::create_dir(&jail).unwrap();
    for folder in [set.join("fichiers_demandes"), set.clone()] {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            if entry.path().is_file() {
                fs::copy(entry.path(), jail.join(entry.file_name())).unwrap();
            }
        }
    }
    fs::write(jail.join("common_script.sh"), ". ./vpl_environment.sh\n").unwrap();
    fs::write(jail.join("vpl_environment.sh"), "export VPL_GRADEMAX=10\n").unwrap();
    let game = ran(&jail, &path, "./vpl_run.sh\necho '1 a2 a3' | ./vpl_execution");
    assert!(game.contains("Aux noirs : "), "{game}");
    let mark = || {
        let said = ran(&jail, &path, "./vpl_evaluate.sh\n./vpl_execution");
        let marks: Vec<&str> = said.lines().filter(|line| line.starts_with("Grade :=>>")).collect();
        assert_eq!(marks.len(), 1, "{said}");
        assert!(said.starts_with("<|--\n"), "{said}");
        marks[0].to_owned()
    };
    begin_all(&jail.join("piles.c"));
    assert_eq!(mark(), "Grade :=>> 0.00");
    fs::copy(right(), jail.join("piles.c")).unwrap();
    assert_eq!(mark(), "Grade :=>> 10.00");
    fs::write(jail.join("piles.c"), "int stackchess_pile_hauteur(\n").unwrap();
    assert_eq!(mark(), "Grade :=>> 0.00");
}

/// The commands of INGInious, as files that say what they were told.
const INGINIOUS: [(&str, &str); 5] = [
    ("getinput", "cat \"$SORTIES/reponse_$1\""),
    ("feedback-result", "echo \"$1\" > \"$SORTIES/resultat\""),
    ("feedback-grade", "echo \"$1\" > \"$SORTIES/note\""),
    ("feedback-msg", "if [ \"$1\" = -m ]; then echo \"$2\"; else cat; fi > \"$SORTIES/message\""),
    ("rst-code", "cat"),
];

#[test]
fn inginious_gets_a_result_a_grade_and_a_message() {
    if !tool_is_there("gcc") {
        return;
    }
    let temp = TempDir::new("plateforme");
    let path = programs(&temp, &INGINIOUS);
    let task = prepared(&temp, "inginious");
    let yaml = fs::read_to_string(task.join("task.yaml")).unwrap();
    let default = yaml.lines().find_map(|line| line.trim().strip_prefix("default: ")).unwrap();
    let skeleton: String = serde_json::from_str(default).unwrap();
    assert!(skeleton.contains("int A_ECRIRE(stackchess_pile_hauteur)("), "{skeleton}");
    assert!(yaml.contains("\n    piles:\n"), "{yaml}");
    let said = |name: &str| fs::read_to_string(task.join(name)).unwrap().trim().to_owned();
    let answer = |text: &str| {
        for name in ["resultat", "note", "message"] {
            let _ = fs::remove_file(task.join(name));
        }
        fs::write(task.join("reponse_piles"), text).unwrap();
        ran(&task, &path, "./run");
        said("resultat")
    };
    assert_eq!(answer(&fs::read_to_string(right()).unwrap()), "success");
    assert_eq!(said("note"), "100.00");
    assert!(said("message").contains("stackchess_pile_hauteur"), "{}", said("message"));
    assert_eq!(answer("int stackchess_pile_hauteur(\n"), "failed");
    assert_eq!(said("note"), "0.00");
    // A subject that cannot be read is not the student's fault.
    fs::write(task.join("sujet.toml"), "nivo = 1\n").unwrap();
    assert_eq!(answer(&fs::read_to_string(right()).unwrap()), "crash");
    assert!(said("message").contains("n'a pas pu travailler"), "{}", said("message"));
}

/// Gradescope's folder holds the whole library: nothing of this machine is used.
#[test]
fn gradescope_finds_results_json() {
    if !tool_is_there("gcc") {
        return;
    }
    let temp = TempDir::far("plateforme");
    let set = prepared(&temp, "gradescope");
    let autograder = temp.path().join("autograder");
    fs::create_dir_all(autograder.join("submission")).unwrap();
    fs::rename(&set, autograder.join("source")).unwrap();
    let results = || -> Value {
        let mut command = Command::new("bash");
        command.arg("source/run_autograder").current_dir(&autograder);
        command.env_clear().env("PATH", "/usr/bin:/bin").env("AUTOGRADER", &autograder);
        let outcome = run(&mut command);
        assert!(outcome.succeeded(), "{}", outcome.describe());
        let text = fs::read_to_string(autograder.join("results/results.json")).unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let mut setup = Command::new("bash");
    setup.arg("source/setup.sh").current_dir(&autograder);
    setup.env_clear().env("PATH", "/usr/bin:/bin").env("AUTOGRADER", &autograder);
    let outcome = run(&mut setup);
    assert!(outcome.stdout.starts_with("echecs "), "{}", outcome.describe());
    fs::copy(right(), autograder.join("submission/piles.c")).unwrap();
    let right = results();
    assert_eq!(right["score"], 20.0, "{right:#}");
    assert_eq!(right["tests"].as_array().unwrap().len(), 6);
    fs::write(autograder.join("submission/piles.c"), "int (\n").unwrap();
    let refused = results();
    assert_eq!(refused["score"], 0.0);
    assert!(refused["output"].as_str().unwrap().contains("compile"), "{refused:#}");
    fs::write(autograder.join("source/sujet.toml"), "nivo = 1\n").unwrap();
    let broken = results();
    assert!(broken["output"].as_str().unwrap().contains("enseignant"), "{broken:#}");
}

/// What judges programs in Moodle is VPL.
#[test]
fn moodle_means_vpl() {
    let temp = TempDir::new("plateforme");
    assert!(prepared(&temp, "Moodle").join("vpl_evaluate.sh").is_file());
}

#[test]
fn what_cannot_be_prepared_is_refused() {
    let temp = TempDir::new("plateforme");
    temp.write("rien.toml", "[fonctions]\nparse_fen = 0\n");
    let base = ["plateforme", SUBJECT, "--vers", "p"];
    refused(temp.path(), &base, "il faut un sujet, une plateforme et un dossier");
    refused(temp.path(), &[&base[..], &["--pour", "gitlabe"]].concat(), "est-ce « gitlab » ?");
    let list = "gitlab, vpl, inginious ou gradescope";
    refused(temp.path(), &[&base[..], &["--pour", "teams"]].concat(), list);
    let marks = ["plateforme", "rien.toml", "--pour", "vpl", "--vers", "p"];
    refused(temp.path(), &marks, "n'a pas de points");
    assert!(!temp.path().join("p").exists());
}
