//! Folders by their paths. Access rights are the system's affair: a user's folder for caches has them by inheritance.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::Listed;

/// A folder.
#[derive(Debug)]
pub(crate) struct Place(PathBuf);

impl Place {
    /// The folder at a path.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn open(path: &Path) -> io::Result<Place> {
        if fs::metadata(path)?.is_dir() {
            Ok(Place(path.to_owned()))
        } else {
            Err(io::Error::new(io::ErrorKind::NotADirectory, "it is no folder"))
        }
    }

    /// Likewise; makes it, and the folders above it, if it is not there.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn make(path: &Path) -> io::Result<Place> {
        fs::create_dir_all(path)?;
        Place::open(path)
    }

    /// The bytes of a file of at most `most` bytes. Notes the use if the last one is longer ago than `noted`.
    ///
    /// # Errors
    ///
    /// The system's, and others with the reason if it is not a file or too large.
    pub(crate) fn read(&self, name: &str, most: u64, noted: Duration) -> io::Result<Vec<u8>> {
        let path = self.0.join(name);
        let about = fs::symlink_metadata(&path)?;
        if !about.is_file() || about.len() > most {
            return Err(io::Error::new(
                io::ErrorKind::PermissionDenied,
                "it is no file, or too large",
            ));
        }
        let mut bytes = Vec::new();
        File::open(&path)?.take(most).read_to_end(&mut bytes)?;
        if about.modified()?.elapsed().is_ok_and(|age| age > noted) {
            // A folder that cannot be written goes without.
            let file = OpenOptions::new().append(true).open(&path);
            let _ = file.and_then(|file| file.set_modified(SystemTime::now()));
        }
        Ok(bytes)
    }

    /// A new file.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn create(&self, name: &str) -> io::Result<File> {
        File::create_new(self.0.join(name))
    }

    /// Gives a file another name, whatever had it before.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        fs::rename(self.0.join(from), self.0.join(to))
    }

    /// Removes a file.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn remove(&self, name: &str) -> io::Result<()> {
        fs::remove_file(self.0.join(name))
    }

    /// All files whose names are Unicode.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn list(&self) -> io::Result<Vec<Listed>> {
        let files = fs::read_dir(&self.0)?.flatten().filter_map(|file| {
            let about = file.metadata().ok()?;
            Some(Listed {
                name: file.file_name().into_string().ok()?,
                bytes: about.len(),
                modified: about.modified().unwrap_or(SystemTime::UNIX_EPOCH),
            })
        });
        Ok(files.collect())
    }
}

/// A folder for one run of the compiler, or for a library as long as it is loaded.
#[cfg(feature = "on-cpu")]
#[derive(Debug)]
pub(crate) struct Scratch(tempfile::TempDir);

#[cfg(feature = "on-cpu")]
impl Scratch {
    /// The beginning of the folders' names.
    const PREFIX: &str = "fpdsl-compile-";

    /// After this long nobody is at work in one any more.
    const ABANDONED: Duration = Duration::from_secs(24 * 3600);

    /// A new folder among temporary files.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn new() -> io::Result<Scratch> {
        for folder in fs::read_dir(std::env::temp_dir()).into_iter().flatten().flatten() {
            let is_old = || {
                let changed = folder.metadata().and_then(|about| about.modified());
                changed.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > Self::ABANDONED))
            };
            if folder.file_name().to_string_lossy().starts_with(Self::PREFIX) && is_old() {
                // Libraries that are loaded cannot be removed.
                let _ = fs::remove_dir_all(folder.path());
            }
        }
        tempfile::Builder::new()
            .prefix(Self::PREFIX)
            .tempdir()
            .map(Scratch)
    }

    /// The folder.
    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// A new file in it.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn create(&self, name: &str) -> io::Result<File> {
        File::create_new(self.path().join(name))
    }
}
