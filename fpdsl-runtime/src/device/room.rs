//! Room for arrays on the host.

use crate::error::Error;

/// An empty `Vec` with room for exactly `n` elements.
///
/// A large one asks the kernel for huge pages: touching 40 MB for the first time takes ten thousand page faults
/// otherwise, which cost several times what streaming through the memory does.
pub(super) fn room<T>(n: usize) -> Result<Vec<T>, Error> {
    let mut room = Vec::<T>::new();
    room.try_reserve_exact(n).map_err(|_| Error::OutOfMemory {
        device: "host".to_owned(),
        bytes: n.saturating_mul(size_of::<T>()),
    })?;
    #[cfg(target_os = "linux")]
    advise(room.as_mut_ptr().cast(), n * size_of::<T>());
    Ok(room)
}

/// A hint only: it fails on kernels without huge pages, and nothing depends on it.
#[cfg(target_os = "linux")]
fn advise(start: *mut u8, bytes: usize) {
    /// The page of the hint; pages that the range covers in part are left out.
    const PAGE: usize = 4096;
    /// Below two huge pages there is nothing to gain.
    const LARGE: usize = 4 << 20;
    if bytes < LARGE {
        return;
    }
    let skip = start.align_offset(PAGE);
    let whole = (bytes - skip) / PAGE * PAGE;
    // SAFETY: the range lies within one allocation of ours, and the advice does not change what it holds.
    unsafe { libc::madvise(start.add(skip).cast(), whole, libc::MADV_HUGEPAGE) };
}
