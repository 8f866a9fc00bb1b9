//! The map of `perf`: a line for each function, in a file whose name `perf` knows.
//!
//! Whoever asked for the map keeps the addresses of code that went, so that no line of it is about other code.

use std::fmt::Write as _;
use std::fs::File;
use std::io::{self, Read, Write as _};

use fpdsl_runtime::log::log;

use super::Symbol;
use crate::memory::Lock;

/// The file of a process.
struct Map {
    process: u32,
    /// None if it could not be made.
    file: Option<File>,
}

static MAP: Lock<Option<Map>> = Lock::new(None);

/// Appends functions of code at an address.
pub fn list(start: usize, symbols: &[Symbol]) {
    let mut lines = String::new();
    for symbol in symbols {
        // Never fails: it is a `String`.
        let _ = writeln!(
            lines,
            "{:x} {:x} {}",
            start + symbol.start,
            symbol.len,
            symbol.name
        );
    }
    MAP.with(|map| {
        let process = std::process::id();
        if map.as_ref().is_none_or(|map| map.process != process) {
            let before = map.take().map(|map| map.process);
            let file = begun(process, before);
            if let Err(why) = &file {
                log(|| format!("no map for perf: {}: {why}", path(process)));
            }
            let file = file.ok();
            *map = Some(Map { process, file });
        }
        if let Some(Map { file: Some(file), .. }) = map {
            // At once, so that lines of others do not come between.
            if let Err(why) = file.write_all(lines.as_bytes()) {
                log(|| format!("the map for perf is not complete: {why}"));
            }
        }
    });
}

/// Where `perf` looks.
fn path(process: u32) -> String {
    format!("/tmp/perf-{process}.map")
}

/// A new map. A child of `fork` has the code of its parent, `before`, so it begins with that map.
fn begun(process: u32, before: Option<u32>) -> io::Result<File> {
    let mut file = opened(&path(process), true)?;
    file.set_len(0)?;
    if let Some(parent) = before {
        let mut lines = Vec::new();
        opened(&path(parent), false)?.read_to_end(&mut lines)?;
        file.write_all(&lines)?;
    }
    Ok(file)
}

/// A file that only the user of the process can have made: anyone may write to `/tmp`.
#[cfg(target_os = "linux")]
fn opened(path: &str, is_new: bool) -> io::Result<File> {
    use std::os::unix::fs::{MetadataExt, OpenOptionsExt};

    let mut options = File::options();
    options
        .mode(0o600)
        .custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK);
    let file = if is_new {
        options.append(true).create(true).open(path)?
    } else {
        options.read(true).open(path)?
    };
    let about = file.metadata()?;
    // SAFETY: it only asks.
    let user = unsafe { libc::geteuid() };
    if about.is_file() && about.nlink() == 1 && about.uid() == user {
        Ok(file)
    } else {
        Err(io::Error::other("it is not a file of this user alone"))
    }
}

#[cfg(not(target_os = "linux"))]
fn opened(_: &str, _: bool) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}
