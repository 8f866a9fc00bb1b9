//! Compiled kernels on disk, so that a process does not compile what an earlier one has compiled.
//!
//! A cubin is kept under the hash of everything that it depends on: source, options, architecture, NVRTC's version and this
//! crate's. Entries are written beside their place and then renamed, and carry a checksum. A damaged, truncated or foreign
//! entry is compiled again, never loaded. A folder that cannot be written costs one warning, no more.

mod entry;
mod folder;

use std::path::PathBuf;
use std::sync::OnceLock;

use fpdsl_runtime::error::Error;
use fpdsl_runtime::log::log;

use crate::arch::Arch;
use crate::nvrtc::Nvrtc;
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

/// The cubin of a kernel, and whether it was there already.
pub(crate) fn cubin(
    nvrtc: &Nvrtc,
    source: &str,
    name: &str,
    arch: Arch,
) -> Result<(Vec<u8>, Option<Entry>), Error> {
    let Some(folder) = folder() else {
        return nvrtc.compile(source, name, arch, &[]).map(|cubin| (cubin, None));
    };
    let key = Key::new(nvrtc.version(), source, name, arch);
    if let Some(cubin) = folder.read(&key) {
        log(|| {
            format!(
                "`{name}` for {arch}: {} bytes from {}",
                cubin.len(),
                folder.path().display()
            )
        });
        return Ok((cubin, Some(Entry { folder, key })));
    }
    let cubin = nvrtc.compile(source, name, arch, &[])?;
    folder.write(&key, &cubin);
    Ok((cubin, None))
}

/// A cubin's place in the cache.
pub(crate) struct Entry {
    folder: &'static Folder,
    key: Key,
}

impl Entry {
    /// Forgets a cubin that the driver does not take.
    pub(crate) fn remove(self) {
        self.folder.remove(&self.key);
    }
}
