//! x86-64.

mod avx2;
mod avx512;
mod put;
mod write;

pub(crate) use avx2::Avx2;
pub(crate) use avx512::Avx512;
pub(crate) use write::X86;

use crate::vcode::Ins;

/// The instruction for the least or the greatest of two integers in lanes of 32 bits.
fn extreme_of_words(greatest: bool, signed: bool) -> Ins {
    match (greatest, signed) {
        (false, true) => Ins::Vpminsd,
        (false, false) => Ins::Vpminud,
        (true, true) => Ins::Vpmaxsd,
        (true, false) => Ins::Vpmaxud,
    }
}
