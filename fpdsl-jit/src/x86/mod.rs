//! x86-64.

mod avx2;
mod avx512;
mod put;
mod write;

pub(crate) use avx2::Avx2;
pub(crate) use avx512::Avx512;
pub(crate) use write::X86;
