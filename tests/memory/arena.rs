//! Arrays for arguments and results, flush against pages that nobody may touch.

use std::fmt;

use fpdsl::generic::Element;

use crate::placement::Placement;

/// The bytes around an array within its pages.
const CANARY: u8 = 0xa5;

/// Memory for one array at a time.
pub struct Arena {
    memory: Memory,
    /// The place of the array, in bytes from the start.
    used: std::ops::Range<usize>,
}

impl Arena {
    /// For arrays of up to this many bytes.
    pub fn new(bytes: usize) -> Self {
        let memory = Memory::new(bytes + 2 * 64);
        // SAFETY: all of it may be written, and nobody has it yet.
        unsafe { memory.start().write_bytes(CANARY, memory.bytes()) };
        Arena { memory, used: 0..0 }
    }

    /// `n` elements of zero.
    pub fn zeros<T: Element>(&mut self, n: usize, place: Placement) -> &mut [T] {
        self.check();
        let bytes = n * size_of::<T>();
        let start = match place {
            Placement::Start => 0,
            Placement::End => self.memory.bytes() - bytes,
            Placement::Line(offset) => offset % 64,
        };
        self.used = start..start + bytes;
        assert!(self.used.end <= self.memory.bytes(), "the arena is too small");
        // SAFETY: within the memory, which is aligned to pages and ends at one; zero is a value of every scalar.
        unsafe {
            let at = self.memory.start().add(start);
            at.write_bytes(0, bytes);
            assert!(at.cast::<T>().is_aligned());
            std::slice::from_raw_parts_mut(at.cast(), n)
        }
    }

    /// A copy of `values`.
    pub fn copy<T: Element>(&mut self, values: &[T], place: Placement) -> &[T] {
        let array = self.zeros(values.len(), place);
        array.copy_from_slice(values);
        array
    }

    /// Fails if a byte beside the array was written, and takes the array back.
    pub fn check(&mut self) {
        let used = std::mem::replace(&mut self.used, 0..0);
        // SAFETY: as above; the array is no longer borrowed.
        let all = unsafe { std::slice::from_raw_parts_mut(self.memory.start(), self.memory.bytes()) };
        all[used.clone()].fill(CANARY);
        let written = all.iter().position(|&byte| byte != CANARY);
        if let Some(at) = written {
            panic!("byte {at} was written, beside an array at bytes {used:?}");
        }
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.check();
        }
    }
}

impl fmt::Debug for Arena {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Arena of {} bytes", self.memory.bytes())
    }
}

/// Whole pages between two that nobody may touch.
#[cfg(not(miri))]
struct Memory {
    map: *mut u8,
    inside: usize,
}

#[cfg(not(miri))]
impl Memory {
    /// The page size of x86-64, and of most kernels elsewhere.
    const PAGE: usize = 4096;

    fn new(bytes: usize) -> Self {
        let inside = bytes.next_multiple_of(Self::PAGE);
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        // SAFETY: a new mapping, whose inner part is made accessible.
        unsafe {
            let map = libc::mmap(
                std::ptr::null_mut(),
                inside + 2 * Self::PAGE,
                libc::PROT_NONE,
                flags,
                -1,
                0,
            );
            assert_ne!(map, libc::MAP_FAILED, "no memory");
            let map = map.cast::<u8>();
            let readable = libc::PROT_READ | libc::PROT_WRITE;
            assert_eq!(libc::mprotect(map.add(Self::PAGE).cast(), inside, readable), 0);
            Memory { map, inside }
        }
    }

    fn start(&self) -> *mut u8 {
        self.map.wrapping_add(Self::PAGE)
    }

    fn bytes(&self) -> usize {
        self.inside
    }
}

#[cfg(not(miri))]
impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: mapped by `new`.
        unsafe { libc::munmap(self.map.cast(), self.inside + 2 * Self::PAGE) };
    }
}

/// Under Miri, which has no `mprotect`, the array has neighbours on both sides, whose bytes tell of writes; that reads stay
/// within an array it knows by itself.
#[cfg(miri)]
struct Memory(*mut u8, std::alloc::Layout);

#[cfg(miri)]
impl Memory {
    fn new(bytes: usize) -> Self {
        let layout = std::alloc::Layout::from_size_align(bytes.next_multiple_of(64), 64).expect("a layout");
        // SAFETY: the layout has bytes.
        Memory(unsafe { std::alloc::alloc(layout) }, layout)
    }

    fn start(&self) -> *mut u8 {
        self.0
    }

    fn bytes(&self) -> usize {
        self.1.size()
    }
}

#[cfg(miri)]
impl Drop for Memory {
    fn drop(&mut self) {
        // SAFETY: as allocated.
        unsafe { std::alloc::dealloc(self.0, self.1) };
    }
}
