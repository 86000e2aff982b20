//! What the system says about files, in French.

use std::ffi::CString;
use std::io::{Error, ErrorKind};
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;

/// Whether no program may be run from where a file lies (a disk that is mounted `noexec`).
pub fn forbids_programs(path: &Path) -> bool {
    let Ok(path) = CString::new(path.as_os_str().as_bytes()) else { return false };
    let mut answer = MaybeUninit::<libc::statvfs>::uninit();
    // SAFETY: the path ends with a zero, and the system fills the answer when it returns 0.
    unsafe {
        libc::statvfs(path.as_ptr(), answer.as_mut_ptr()) == 0
            && answer.assume_init().f_flag & NO_PROGRAMS != 0
    }
}

#[cfg(target_os = "linux")]
const NO_PROGRAMS: libc::c_ulong = libc::ST_NOEXEC;
/// Elsewhere nobody says so.
#[cfg(not(target_os = "linux"))]
const NO_PROGRAMS: libc::c_ulong = 0;

/// Why something could not be done with a file.
pub fn why(error: &Error) -> String {
    // An error of our own has its sentence already.
    if error.get_ref().is_some() {
        return error.to_string();
    }
    let sentence = match error.kind() {
        ErrorKind::NotFound => "il n'existe pas",
        ErrorKind::IsADirectory => "c'est un dossier, et non un fichier",
        ErrorKind::NotADirectory => "ce n'est pas un dossier",
        ErrorKind::PermissionDenied => "vous n'en avez pas le droit",
        ErrorKind::AlreadyExists => "il existe déjà",
        ErrorKind::InvalidData => "ce n'est pas du texte en UTF-8",
        ErrorKind::InvalidFilename => "ce nom est trop long, ou impossible",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "il n'y a plus de place sur le disque",
        ErrorKind::ReadOnlyFilesystem => "on ne peut que lire sur ce disque",
        _ => return error.to_string(),
    };
    sentence.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_the_system_are_told_in_french() {
        let said = [libc::ENOENT, libc::EISDIR, libc::EACCES]
            .map(|number| why(&Error::from_raw_os_error(number)));
        let expected = [
            "il n'existe pas",
            "c'est un dossier, et non un fichier",
            "vous n'en avez pas le droit",
        ];
        assert_eq!(said, expected);
        let own = Error::new(ErrorKind::NotFound, "l'archive est abîmée");
        assert_eq!(why(&own), "l'archive est abîmée");
    }
}
