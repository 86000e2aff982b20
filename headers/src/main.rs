//! Writes the public headers into `include/`.

use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    for header in headers::render(root)? {
        fs::write(root.join("include").join(header.file), header.text)?;
    }
    Ok(())
}
