//! aarch64.

mod neon;
mod write;

pub(crate) use neon::Neon;
pub(crate) use write::Aarch64;
