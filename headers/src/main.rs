//! Writes the public headers into `include/`.

use std::fs;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    for header in headers::render(root)? {
        let path = root.join("include").join(header.file);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        // The library is compiled anew when a header is younger than it.
        if fs::read_to_string(&path).ok().as_ref() != Some(&header.text) {
            fs::write(path, header.text)?;
        }
    }
    Ok(())
}
