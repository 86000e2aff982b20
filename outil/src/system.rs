//! What the system says about files, in French.

use std::io::{Error, ErrorKind};

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
