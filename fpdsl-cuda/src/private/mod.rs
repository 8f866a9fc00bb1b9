//! Folders and files that are the user's alone.
//!
//! Whoever can write to a library or a cubin runs code as whoever loads it. So a folder of the cache, and each entry, is used only
//! if it belongs to the user of this process and nobody else may write to it. On Unix the open folder and the open file are looked
//! at, entries are opened relative to the folder, and what was read is what is loaded: no path is looked up twice. Elsewhere access
//! follows from where the folders lie, and only their contents are checked.
//!
//! The files of `cache` and `on_cpu` go through it.

#[cfg(not(unix))]
mod other;
#[cfg(all(unix, feature = "on-cpu"))]
mod scratch;
#[cfg(unix)]
mod unix;

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::SystemTime;

#[cfg(not(unix))]
use other as system;
#[cfg(all(not(unix), feature = "on-cpu"))]
pub(crate) use other::Scratch;
#[cfg(all(unix, feature = "on-cpu"))]
pub(crate) use scratch::Scratch;
pub(crate) use system::Place;
#[cfg(unix)]
use unix as system;

/// A file of a folder.
pub(crate) struct Listed {
    /// The name in the folder.
    pub(crate) name: String,
    /// The size.
    pub(crate) bytes: u64,
    /// The time of the last change.
    pub(crate) modified: SystemTime,
}

/// Letters that no other name has.
pub(crate) fn unique() -> String {
    format!("{:016x}", RandomState::new().build_hasher().finish())
}
