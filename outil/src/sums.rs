//! Sums by which texts and files are told apart (SHA-256, in hexadecimal).

use std::fmt::Write;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use sha2::{Digest, Sha256};

/// Of several texts, none of which runs into the next.
#[derive(Default)]
pub struct Sum(Sha256);

impl Sum {
    pub fn add(&mut self, bytes: &[u8]) {
        self.0.update((bytes.len() as u64).to_le_bytes());
        self.0.update(bytes);
    }

    pub fn finish(self) -> String {
        self.0.finalize().iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

pub fn of_text(text: &str) -> String {
    let mut sum = Sum::default();
    sum.add(text.as_bytes());
    sum.finish()
}

pub fn of_file(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.read_to_end(&mut bytes)?;
    let mut sum = Sum::default();
    sum.add(&bytes);
    Ok(sum.finish())
}
