//! Which files a boxed process may use: the rules of Landlock.

use std::path::Path;

use landlock::{
    ABI, Access, AccessFs, AccessNet, BitFlags, CompatLevel, Compatible, Ruleset, RulesetAttr,
    RulesetCreated, RulesetCreatedAttr, RulesetError, RulesetStatus, Scope, path_beneath_rules,
};

use super::launch::Failure;
use super::toolchain::SYSTEM_FOLDERS;
use super::walls::Lack;

/// The last version whose rules are used: files, connections, signals to other processes.
const VERSION: ABI = ABI::V6;

/// The folders of shared libraries, and of what loads them.
const LIBRARIES: [&str; 7] =
    ["/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib64", "/nix/store", "/gnu/store"];

/// Where the loader looks up libraries.
const LOADER_CACHE: &str = "/etc/ld.so.cache";

/// An executor reads libraries, itself, and what the system says of it, for AddressSanitizer; and
/// what it is given. The folder of the program stays closed: the judge's files may lie beside it.
pub fn for_executor(program: &Path, files: Option<&Path>) -> Result<Option<Lack>, Failure> {
    let read = AccessFs::from_read(VERSION);
    let write = AccessFs::ReadFile | AccessFs::ReadDir | AccessFs::WriteFile | AccessFs::Truncate;
    let rules = rules()?
        .add_rules(path_beneath_rules(LIBRARIES, read))?
        .add_rules(path_beneath_rules([program], read))?
        .add_rules(path_beneath_rules([LOADER_CACHE, "/proc/self"], readable()))?
        .add_rules(path_beneath_rules(files, write))?;
    apply(rules)
}

/// A compiler reads itself and what it is given, and writes in its scratch folder.
pub fn for_compiler(given: &[&Path], scratch: &Path) -> Result<Option<Lack>, Failure> {
    let read = AccessFs::from_read(VERSION);
    let rules = rules()?
        .add_rules(path_beneath_rules(SYSTEM_FOLDERS, read))?
        .add_rules(path_beneath_rules([LOADER_CACHE], readable()))?
        .add_rules(path_beneath_rules(given, read))?
        .add_rules(path_beneath_rules(["/dev/null"], AccessFs::ReadFile | AccessFs::WriteFile))?
        .add_rules(path_beneath_rules([scratch], AccessFs::from_all(VERSION)))?;
    apply(rules)
}

fn readable() -> BitFlags<AccessFs> {
    AccessFs::ReadFile | AccessFs::ReadDir
}

/// Nothing is allowed but what is added; what the system does not know is left out.
fn rules() -> Result<RulesetCreated, RulesetError> {
    Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(VERSION))?
        .handle_access(AccessNet::from_all(VERSION))?
        .scope(Scope::from_all(VERSION))?
        .create()
}

fn apply(rules: RulesetCreated) -> Result<Option<Lack>, Failure> {
    Ok(match rules.restrict_self()?.ruleset {
        RulesetStatus::FullyEnforced => None,
        RulesetStatus::PartiallyEnforced => Some(Lack::SomeFiles),
        RulesetStatus::NotEnforced => Some(Lack::Files),
    })
}
