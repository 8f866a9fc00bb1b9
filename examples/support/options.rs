//! `cargo run --release --example NAME -- [--quick] [FOLDER]`

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::PathBuf;

/// The options of the command line.
pub struct Options {
    /// Smaller sizes, to see that an example runs.
    pub quick: bool,
    folder: PathBuf,
}

impl Options {
    /// Reads the command line. The folder is `target/examples-out` unless it is named.
    pub fn from_args() -> Self {
        Self::from(std::env::args_os().skip(1))
    }

    /// Reads arguments that are left after others were taken out.
    pub fn from(arguments: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        let mut options = Options {
            quick: false,
            folder: PathBuf::from("target/examples-out"),
        };
        for argument in arguments {
            let argument = argument.into();
            if argument == "--quick" {
                options.quick = true;
            } else {
                options.folder = argument.into();
            }
        }
        options
    }

    /// Writes a file of that name and says where it is.
    pub fn write(&self, name: &str, contents: &[u8]) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let path = self.folder.join(name);
        fs::write(&path, contents)?;
        println!("wrote {}", path.display());
        Ok(())
    }
}
