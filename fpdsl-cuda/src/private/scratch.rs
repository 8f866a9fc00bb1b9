//! Folders for one run of the compiler, or for a library until it is loaded.
//!
//! Each is the user's alone and locked as long as its process lives, so a later run knows which ones a killed process has left.

use std::env;
use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use rustix::fs::{AtFlags, FlockOperation, Mode, OFlags};

use super::{Listed, Place, unique};

/// The beginning of the folders' names.
const PREFIX: &str = "fpdsl-compile-";

/// So often a folder is made again that somebody removes meanwhile, or whose name is taken.
const ATTEMPTS: usize = 100;

/// Others who may write, and the bit that keeps them from renaming what is not theirs.
const OTHERS_WRITE: u32 = 0o022;
const STICKY: u32 = 0o1000;

/// A folder that goes with its contents.
#[derive(Debug)]
pub(crate) struct Scratch {
    above: OwnedFd,
    name: String,
    place: Place,
    path: PathBuf,
}

impl Scratch {
    /// A new folder among temporary files, or in the user's folder for caches if others could exchange it there.
    ///
    /// # Errors
    ///
    /// The system's, and why none of the places is safe.
    pub(crate) fn new() -> io::Result<Scratch> {
        let caches = dirs::cache_dir().map(|caches| caches.join("fpdsl"));
        let mut reasons = Vec::new();
        for path in [Some(env::temp_dir()), caches].into_iter().flatten() {
            if path != env::temp_dir() {
                let _ = Place::make(&path);
            }
            match Scratch::within(&path) {
                Ok(scratch) => return Ok(scratch),
                Err(why) => reasons.push(format!("{}: {why}", path.display())),
            }
        }
        let reasons = reasons.join("; ");
        Err(io::Error::other(format!(
            "{reasons}; point TMPDIR at a folder of your own"
        )))
    }

    fn within(path: &Path) -> io::Result<Scratch> {
        let path = path.canonicalize()?;
        safe(&path)?;
        let flags = OFlags::DIRECTORY.bits().cast_signed();
        let above = OwnedFd::from(OpenOptions::new().read(true).custom_flags(flags).open(&path)?);
        remove_abandoned(&above);
        for _ in 0..ATTEMPTS {
            let name = format!("{PREFIX}{}", unique());
            match rustix::fs::mkdirat(&above, &name, Mode::RWXU) {
                Err(rustix::io::Errno::EXIST) => continue,
                made => made?,
            }
            // A run that tidies may hold it, or have removed it already.
            let Ok(place) = Place::within(&above, OsStr::new(&name)) else {
                continue;
            };
            if lock(&place) != Err(rustix::io::Errno::WOULDBLOCK) && is_there(&above, &name, place.folder()) {
                let path = path.join(&name);
                return Ok(Scratch {
                    above,
                    name,
                    place,
                    path,
                });
            }
        }
        Err(io::Error::other("no folder stays"))
    }

    /// The folder, for programs that want paths.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// A new file in it.
    ///
    /// # Errors
    ///
    /// The system's.
    pub(crate) fn create(&self, name: &str) -> io::Result<File> {
        self.place.create(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        clear(&self.above, &self.name, &self.place);
    }
}

/// Returns no error if nobody but the user and root can exchange what lies in a folder: nobody else may write to it or to a folder
/// above it, unless they are kept from renaming what is not theirs.
fn safe(path: &Path) -> io::Result<()> {
    let refused = |why: String| Err(io::Error::new(io::ErrorKind::PermissionDenied, why));
    let (owner, user) = (fs::metadata(path)?.uid(), rustix::process::geteuid().as_raw());
    if ![0, user].contains(&owner) {
        return refused(format!(
            "it belongs to user {owner}, but this process runs as user {user}"
        ));
    }
    for folder in path.ancestors() {
        let mode = fs::metadata(folder)?.mode();
        if mode & OTHERS_WRITE != 0 && mode & STICKY == 0 {
            let mode = mode & 0o7777;
            return refused(format!(
                "others may replace files in {} (mode {mode:o}, without the sticky bit)",
                folder.display()
            ));
        }
    }
    Ok(())
}

/// Removes the folders of the user's that no process holds.
fn remove_abandoned(above: &OwnedFd) {
    for folder in super::system::list(above).unwrap_or_default() {
        let Listed { name, .. } = folder;
        if name.starts_with(PREFIX)
            && let Ok(place) = Place::within(above, OsStr::new(&name))
            && lock(&place).is_ok()
        {
            clear(above, &name, &place);
        }
    }
}

/// Removes the files of a folder, and the folder if nothing else is in it.
fn clear(above: &OwnedFd, name: &str, place: &Place) {
    for file in place.list().unwrap_or_default() {
        // What cannot be removed keeps the folder.
        let _ = place.remove(&file.name);
    }
    let _ = rustix::fs::unlinkat(above, name, AtFlags::REMOVEDIR);
}

/// Locks a folder for this process; the lock goes with the descriptor.
fn lock(place: &Place) -> rustix::io::Result<()> {
    rustix::fs::flock(place.folder(), FlockOperation::NonBlockingLockExclusive)
}

/// Returns true if the name is still that of the open folder.
fn is_there(above: &OwnedFd, name: &str, folder: &File) -> bool {
    let named = rustix::fs::statat(above, name, AtFlags::SYMLINK_NOFOLLOW);
    let open = rustix::fs::fstat(folder);
    matches!((named, open), (Ok(named), Ok(open)) if (named.st_dev, named.st_ino) == (open.st_dev, open.st_ino))
}
