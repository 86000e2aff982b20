//! The checksums of a release, by which somebody knows that a file came whole.

use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::placing::{self, Content, told};

/// Writes them, as `sha256sum --check` reads them; the file.
pub fn write(files: &[PathBuf], folder: &Path) -> Result<PathBuf, String> {
    let mut text = String::new();
    for file in files {
        let bytes = fs::read(file).map_err(|error| told(file, &error))?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        text += &format!("{}  {name}\n", written(&Sha256::digest(bytes)));
    }
    let place = folder.join("SHA256SUMS");
    placing::place(&[(place.clone(), Content::Text(text))])?;
    Ok(place)
}

/// A checksum as people write it.
pub fn written(sum: &[u8]) -> String {
    sum.iter().map(|byte| format!("{byte:02x}")).collect()
}
