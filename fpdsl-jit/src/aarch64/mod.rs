//! aarch64.

pub mod encode;
mod neon;
pub(crate) mod registers;
mod write;

pub(crate) use neon::Neon;
pub(crate) use write::Aarch64;
