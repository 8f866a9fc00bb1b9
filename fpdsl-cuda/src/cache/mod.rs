//! Compiled kernels on disk, so that a process does not compile what an earlier one has compiled.
//!
//! A cubin is kept under the hash of everything that it depends on: source, options, architecture, NVRTC's version and this
//! crate's. So is a library of kernels for the CPU. Entries are written beside their place and then renamed, and carry a checksum. A
//! damaged, truncated or foreign entry is compiled again, never loaded, and so is one in which the kernel is missing. On Unix the
//! folder and each entry are the user's alone or not used. A folder that cannot be written costs one warning, no more.
//!
//! It knows only bytes and files. `kernels` and `on_cpu` use it.

#[cfg(feature = "driver")]
mod cubin;
mod entry;
mod folder;

use std::path::PathBuf;
use std::sync::OnceLock;

#[cfg(feature = "driver")]
pub(crate) use cubin::cubin;
pub use entry::Key;
pub use folder::Folder;

/// How much the folder may hold, in bytes.
const ROOM: u64 = 256 << 20;

/// The folder of this process: `FPDSL_CACHE_DIR`, or `fpdsl` in the user's cache folder; none if the variable is empty or
/// the user has no such folder. Read once.
pub(crate) fn folder() -> Option<&'static Folder> {
    static FOLDER: OnceLock<Option<Folder>> = OnceLock::new();
    FOLDER
        .get_or_init(|| {
            let path = match std::env::var_os("FPDSL_CACHE_DIR") {
                Some(path) if path.is_empty() => None,
                Some(path) => Some(PathBuf::from(path)),
                None => dirs::cache_dir().map(|caches| caches.join("fpdsl")),
            };
            path.map(|path| Folder::new(path, ROOM))
        })
        .as_ref()
}
