//! Writes the programs that are kept as source into `tests/programs/generated`, or in their place those of other seeds:
//! `write-programs FIRST COUNT`.

use std::path::Path;
use std::{fs, io};

use fpdsl_programs::gather;
use fpdsl_programs::print::files::{PROGRAMS, files};

fn main() -> io::Result<()> {
    let mut args = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let (first, count) = (args.next().unwrap_or(0), args.next().unwrap_or(PROGRAMS));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("generated");
    fs::create_dir_all(&folder)?;
    for (name, text) in files(first..first + count) {
        fs::write(folder.join(name), text)?;
    }
    let (name, text) = gather::print::file();
    fs::write(folder.join(name), text)?;
    Ok(())
}
