//! Constants that lanes index, each at its own place.

use super::address::Word;
use super::control::check_bounds;
use super::{Address, LANES, Lane, LaneBackend};
use crate::backend::{Castable, Num, Stored};

/// `table[index]`: one read if all lanes agree, otherwise a permutation of registers or one read for each lane. Lanes that do not execute, or that fault, read
/// some entry, which nobody sees.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn get<B: LaneBackend, T: Stored, const N: usize>(
    b: B,
    table: &'static [T; N],
    index: Address<B>,
) -> T::On<B> {
    const { assert!(N > 0, "an empty array cannot be indexed") };
    if let Some(k) = index.as_uniform().filter(|&k| k < N as Word) {
        return T::lift(b, table[k as usize]);
    }
    check_bounds::<B, N>(b, index);
    let lanes = Address::to_u64(b, index);
    // If the type or a mask shows that the index is in range, LLVM drops the limit.
    let last = <B::U64 as crate::backend::Leaf<B>>::constant(b, N as u64 - 1);
    let lanes = B::U64::min(b, lanes, last);
    if let Some(entries) = T::entries(b, table, lanes) {
        return entries;
    }
    let lanes = B::U64::to_array(b, lanes);
    let offsets: [usize; LANES] = crate::array::from_fn(
        #[inline(always)]
        |k| lanes[k] as usize * size_of::<T>(),
    );
    // SAFETY: every offset is that of an entry of the table.
    unsafe { T::gather(b, table.as_ptr(), &offsets) }
}
