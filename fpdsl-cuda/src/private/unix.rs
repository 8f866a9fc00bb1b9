//! Folders by their descriptors.

use std::ffi::OsStr;
use std::fs::{DirBuilder, File, Metadata, OpenOptions};
use std::io::{self, Read};
use std::os::fd::AsFd;
#[cfg(feature = "on-cpu")]
use std::os::fd::OwnedFd;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::Path;
use std::time::{Duration, SystemTime};

use rustix::fs::{AtFlags, Dir, Mode, OFlags};

use super::Listed;

/// Those besides the owner who may write.
const OTHERS_WRITE: u32 = 0o022;

/// An open folder that is the user's alone.
#[derive(Debug)]
pub(crate) struct Place(File);

impl Place {
    /// The folder at a path, unless another user owns it or may write to it.
    ///
    /// # Errors
    ///
    /// The system's, and [`io::ErrorKind::PermissionDenied`] with the reason.
    pub(crate) fn open(path: &Path) -> io::Result<Place> {
        let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW;
        let folder = OpenOptions::new()
            .read(true)
            .custom_flags(flags.bits().cast_signed())
            .open(path)
            .map_err(|error| {
                if path.is_symlink() {
                    refused("the folder is a symbolic link; name the folder that it leads to")
                } else {
                    error
                }
            })?;
        own(&folder.metadata()?).map_err(|why| refused(&format!("the folder {why}")))?;
        Ok(Place(folder))
    }

    /// Likewise; makes it, and the folders above it, if it is not there. What is made is the user's alone whatever the umask is.
    ///
    /// # Errors
    ///
    /// As [`Place::open`].
    pub(crate) fn make(path: &Path) -> io::Result<Place> {
        match Place::open(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            found => return found,
        }
        DirBuilder::new().recursive(true).mode(0o700).create(path)?;
        Place::open(path)
    }

    /// The bytes of a file of at most `most` bytes. Notes the use if the last one is longer ago than `noted`.
    ///
    /// # Errors
    ///
    /// The system's, and others with the reason if it is not a file, too large, not the user's alone, or has another name too.
    pub(crate) fn read(&self, name: &str, most: u64, noted: Duration) -> io::Result<Vec<u8>> {
        // Opening a pipe would wait for somebody to write.
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let file = File::from(rustix::fs::openat(&self.0, name, flags, Mode::empty())?);
        let about = file.metadata()?;
        if !about.is_file() {
            return Err(refused("it is no file"));
        }
        own(&about).map_err(|why| refused(&format!("it {why}")))?;
        if about.nlink() != 1 {
            return Err(refused("it has another name elsewhere"));
        }
        if about.len() > most {
            return Err(refused("it is too large"));
        }
        let mut bytes = Vec::new();
        (&file).take(most).read_to_end(&mut bytes)?;
        if about.modified()?.elapsed().is_ok_and(|age| age > noted) {
            // A folder that cannot be written goes without.
            let _ = file.set_modified(SystemTime::now());
        }
        Ok(bytes)
    }

    /// A new file that is the user's alone.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn create(&self, name: &str) -> io::Result<File> {
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        Ok(File::from(rustix::fs::openat(
            &self.0,
            name,
            flags,
            Mode::RUSR | Mode::WUSR,
        )?))
    }

    /// Gives a file another name, whatever had it before.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn rename(&self, from: &str, to: &str) -> io::Result<()> {
        Ok(rustix::fs::renameat(&self.0, from, &self.0, to)?)
    }

    /// Removes a file.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn remove(&self, name: &str) -> io::Result<()> {
        Ok(rustix::fs::unlinkat(&self.0, name, AtFlags::empty())?)
    }

    /// All files whose names are Unicode.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn list(&self) -> io::Result<Vec<Listed>> {
        list(&self.0)
    }

    /// The open folder.
    #[cfg(feature = "on-cpu")]
    pub(super) fn folder(&self) -> &File {
        &self.0
    }

    /// The folder of this name in an open one, if it is the user's alone.
    ///
    /// # Errors
    ///
    /// As [`Place::open`].
    #[cfg(feature = "on-cpu")]
    pub(super) fn within(above: &OwnedFd, name: &OsStr) -> io::Result<Place> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let folder = File::from(rustix::fs::openat(above, name, flags, Mode::empty())?);
        own(&folder.metadata()?).map_err(|why| refused(&format!("the folder {why}")))?;
        Ok(Place(folder))
    }
}

/// All files of an open folder whose names are Unicode.
///
/// # Errors
///
/// The system's.
pub(super) fn list(folder: impl AsFd) -> io::Result<Vec<Listed>> {
    let mut files = Vec::new();
    for entry in Dir::read_from(&folder)? {
        let entry = entry?;
        let name = OsStr::from_bytes(entry.file_name().to_bytes()).to_str();
        let Some(name) = name.filter(|name| ![".", ".."].contains(name)) else {
            continue;
        };
        let Ok(about) = rustix::fs::statat(&folder, name, AtFlags::SYMLINK_NOFOLLOW) else {
            continue;
        };
        let since = Duration::new(
            u64::try_from(about.st_mtime).unwrap_or(0),
            u32::try_from(about.st_mtime_nsec).unwrap_or(0),
        );
        files.push(Listed {
            name: name.to_owned(),
            bytes: u64::try_from(about.st_size).unwrap_or(0),
            modified: SystemTime::UNIX_EPOCH + since,
        });
    }
    Ok(files)
}

/// Why a file or folder is not the user's alone, if it is not. A list of access rights that lets others write shows in the group's.
fn own(about: &Metadata) -> Result<(), String> {
    let (owner, user) = (about.uid(), rustix::process::geteuid().as_raw());
    if owner != user {
        return Err(format!(
            "belongs to user {owner}, and this process runs as user {user}"
        ));
    }
    let mode = about.mode() & 0o7777;
    if mode & OTHERS_WRITE != 0 {
        return Err(format!(
            "can be written by others than its owner (mode {mode:o}); `chmod go-w` changes that"
        ));
    }
    Ok(())
}

fn refused(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::PermissionDenied, why.to_owned())
}
