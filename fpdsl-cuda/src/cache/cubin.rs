//! Cubins in the cache.

use fpdsl_runtime::error::Error;
use fpdsl_runtime::log::log;

use super::{Folder, Key, folder};
use crate::arch::Arch;
use crate::nvrtc::Nvrtc;

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
