//! Room for arrays on the host.

use crate::element::Element;
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

/// This many elements, all of whose scalars are zero.
pub(super) fn zeroed<T: Element>(n: usize) -> Result<Vec<T>, Error> {
    let mut values = room::<T>(n)?;
    // SAFETY: there is room for `n` elements; zero is a value of every scalar, and elements are made of those alone.
    unsafe {
        values.as_mut_ptr().write_bytes(0, n);
        values.set_len(n);
    }
    Ok(values)
}

/// Returns true if the pages of new memory of this size are probably huge ones.
pub(super) fn come_in_huge_pages(bytes: usize) -> bool {
    #[cfg(target_os = "linux")]
    return huge_pages_are_free(bytes);
    #[cfg(not(target_os = "linux"))]
    {
        let _ = bytes;
        false
    }
}

/// A hint only: it fails on kernels without huge pages, and nothing depends on it.
#[cfg(target_os = "linux")]
fn advise(start: *mut u8, bytes: usize) {
    /// The page of the hint; pages that the range covers in part are left out.
    const PAGE: usize = 4096;
    /// Below two huge pages there is nothing to gain.
    const LARGE: usize = 4 << 20;
    if bytes < LARGE || !huge_pages_are_free(bytes) {
        return;
    }
    let skip = start.align_offset(PAGE);
    let whole = (bytes - skip) / PAGE * PAGE;
    // SAFETY: the range lies within one allocation of ours, and the advice does not change what it holds.
    unsafe { libc::madvise(start.add(skip).cast(), whole, libc::MADV_HUGEPAGE) };
}

/// Returns true if the kernel has free blocks of the size of huge pages for this many bytes. If free memory is fragmented, as it is
/// after files have filled the gaps between programs, the kernel makes such blocks while an array is written. That took several
/// times as long as small pages do.
#[cfg(target_os = "linux")]
fn huge_pages_are_free(bytes: usize) -> bool {
    /// For less, the question costs as much as the answer saves.
    const WORTH_ASKING: usize = 32 << 20;
    // If the kernel does not say, assume huge pages: small ones cost more often.
    bytes < WORTH_ASKING
        || std::fs::read_to_string("/proc/buddyinfo").map_or(true, |text| free_in_huge_blocks(&text) >= bytes)
}

/// Bytes in free blocks of a huge page and more. A line is a zone of memory, `Node 0, zone Normal 3 1 4 ..`, with how many blocks
/// of one page it has, of two, of four and so on (the kernel's `proc` documentation).
#[cfg(target_os = "linux")]
fn free_in_huge_blocks(buddyinfo: &str) -> usize {
    /// Two to this power of pages are a huge page.
    const HUGE: usize = 9;
    let of_zone = |line: &str| {
        let counts = line.split_whitespace().skip(4).enumerate().skip(HUGE);
        let bytes =
            counts.map(|(order, count)| count.parse().unwrap_or(0_usize).saturating_mul(4096 << order));
        bytes.sum::<usize>()
    };
    buddyinfo.lines().map(of_zone).sum()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_huge_pages_and_more_count() {
        let text = "Node 0, zone      DMA      1 1 1 0 2 1 1 0 1 1 3\n\
                    Node 0, zone   Normal   4381 1093 185 1530 567 102 4 0 275 32 4051\n";
        let megabytes = (2 + 3 * 4) + (32 * 2 + 4051 * 4);
        assert_eq!(free_in_huge_blocks(text), megabytes << 20);
        assert_eq!(free_in_huge_blocks("Node 0, zone DMA 9 9 9\nnonsense\n"), 0);
    }
}
