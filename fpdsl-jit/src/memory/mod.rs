//! Executable memory: written first, executable then, never both.
//!
//! An [`Arena`] cuts code from chunks of a mebibyte. Each piece has pages of its own, which are written while nobody may execute
//! them and then change once, for good: a page with live code never becomes writable again. So two pieces share no page, which costs
//! half a page each. The alternative, a file in memory with one view to write and one to execute, would fill pages better, but it took
//! as long (4.7 µs a piece of 2 KiB, against 4.6 here and 8 for a mapping of its own), it is writable and executable at once by
//! two names, and after a fork parent and child would write code into the same pages.
//!
//! - **Mappings**: two a chunk, the executable part and the rest.
//! - **Freed**: the pages of a piece go back to the system with its [`Executable`]; the addresses of a chunk go when it is full and
//!   the last of its pieces has gone.
//! - **Refused**: some systems forbid executable memory. An arena finds out once, remembers it, and says why ever after. It
//!   remembers a lack of memory as well: asking again would cost the caller a compilation each time.
//! - **Threads**: all methods may be called at once. Only the choice of a place is exclusive; writing is not.
//! - **Fork**: code is private to a process, so that of the parent runs in the child. If another thread held the arena at that moment,
//!   the child leaves its chunk alone and begins one of its own.
//!
//! - **Caches**: the instruction cache of aarch64 does not see what is written, so a piece is cleaned out of it before it is run.
//! - **macOS** on aarch64 maps with `MAP_JIT`: pages are writable for a thread that asks for it and executable for all others.
//!
//! On unix. Windows refuses: nothing asks it for memory yet.

mod arena;
mod cache;
mod lock;
mod native;
mod pages;
#[cfg(test)]
mod tests;

pub use arena::{Arena, Executable};
pub(crate) use lock::Lock;
pub use native::Native;
pub use pages::{Pages, Refused};

/// The arena of the process.
pub fn arena() -> &'static Arena<Native> {
    static ARENA: Arena<Native> = Arena::new(Native);
    &ARENA
}
