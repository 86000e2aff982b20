//! The box of an ordinary user, when the tests are run by root.

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::process::Command;

use support::temp::TempDir;

/// The user whom systems give no file.
const NOBODY: u32 = 65534;

/// All tests again, but those that need files which only root may read.
pub fn the_same_for_an_ordinary_user() {
    // SAFETY: it only asks the system.
    if unsafe { libc::geteuid() } != 0 {
        return;
    }
    let temp = TempDir::far("personne");
    let program = temp.path().join("tests");
    fs::copy(std::env::current_exe().unwrap(), &program).unwrap();
    fs::set_permissions(temp.path(), fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let scratch = temp.path().join("tmp");
    fs::create_dir(&scratch).unwrap();
    chown(&scratch, Some(NOBODY), Some(NOBODY)).unwrap();
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={NOBODY}")).arg(format!("--regid={NOBODY}"));
    command.args(["--clear-groups", "--"]).arg(&program).args(["--skip", "nobody::"]);
    command.args(["--skip", "the_command_has_the_entry"]);
    command.env("TMPDIR", &scratch).current_dir(&scratch);
    let output = command.output().unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("test attacks::none_succeeds_in_the_box"), "{text}");
}
