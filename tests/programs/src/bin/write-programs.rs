//! Writes the programs that are kept as source into `tests/programs/generated`.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("generated");
    fs::create_dir_all(&folder)?;
    for (name, text) in fpdsl_programs::print::files::files() {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
