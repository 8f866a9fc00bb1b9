//! Values that are kept, one after the other: stream compaction.
//!
//! # The order
//!
//! For a function `f` that gives a flag and a value for each element, the result is that of this loop:
//!
//! ```text
//! compact(n):
//!     kept = []
//!     for i in 0 .. n:
//!         (keep, value) = f(i)
//!         if keep:
//!             kept.push(value)
//! ```
//!
//! So the values are in the order of their elements, one for each true flag. If `f` gives `(bool, A, B)`, the values are pairs, in two
//! arrays.
//!
//! On the host threads compute blocks of the elements by tiles that stay in the first cache, and keep values in the order of the blocks
//! (`device/appended.rs`). An accelerator computes flags and values, counts the flags by a scan, and gathers the values that are kept
//! (`device/call/selected.rs`).
//!
//! # Faults
//!
//! [`Error::Fault`] has the smallest element for which `f` faults, whatever its flag.

use core::mem::MaybeUninit;
use core::ops::Range;
use core::ptr;

use fpdsl_macros::for_each_tuple;

use super::appended::{Appended, Place};
use super::arg::{Forms, GivenFor, count};
use super::buffer::Buffer;
use super::destination::{Room, Target};
use super::erased::{Erased, MaybeCode, Work};
use super::host::compute;
use super::output::{Mapped, Output};
use super::parts::{Wake, in_blocks};
use super::room::room;
use super::shortage::Shortage;
use super::strategy::{Host, Settled};
use super::streaming::Addresses;
use super::view::ViewMut;
use crate::element::Element;
use crate::error::Error;
use crate::function::Function;
use crate::function::ParameterList;
use crate::loops::{LANES, Outputs, Source};

/// The first elements, by which the way of computing the others is chosen.
const CHUNK: usize = 1 << 17;

/// Elements that a thread computes before it keeps values of them, at most.
const TILE: usize = 1 << 11;

/// Bytes of their values, unless those of [`LANES`] elements are more.
const TILE_BYTES: usize = 1 << 14;

/// Elements whose values a thread keeps before the next block may be another thread's, at most, and bytes of them.
const BLOCK: usize = 1 << 15;
const BLOCK_BYTES: usize = 1 << 18;

/// Elements whose flags are looked at together.
const GROUP: usize = 8;

/// A type of results with a flag first, which says if the rest is kept: `(bool, T)`, `(bool, A, B)` and so on.
///
/// # Safety
///
/// The writer that `sink_of` returns writes the flag of each element with the first of the two given ones, and the rest with the
/// second.
#[diagnostic::on_unimplemented(
    message = "`compact` keeps values by a flag, and a result of type `{Self}` has none",
    label = "return `(keep, value)`, with a `bool` first"
)]
pub unsafe trait Flagged: Output {
    /// The rest: `T` for `(bool, T)`, and `(A, B)` for `(bool, A, B)`.
    type Rest: Output;

    /// The flags, and the rest.
    fn split(results: Mapped<Self>) -> (Buffer<bool>, Mapped<Self::Rest>);

    /// Writers of the two.
    #[doc(hidden)]
    fn sink_of(which: Outputs<bool>, values: <Self::Rest as Output>::Sink) -> Self::Sink;
}

for_each_tuple! {
    // The flag comes before. One value in parentheses is the value.
    #for len > 0 && len < 12 {
        // SAFETY: the writers stay what they are.
        #[diagnostic::do_not_recommend]
        #[allow(unused_parens)]
        unsafe impl<#(#T: Output),*> Flagged for (bool, #(#T,)*) {
            type Rest = (#(#T),*);

            fn split((which, #(#x,)*): Mapped<Self>) -> (Buffer<bool>, Mapped<Self::Rest>) {
                (which, (#(#x),*))
            }

            fn sink_of(which: Outputs<bool>, (#(#x),*): <Self::Rest as Output>::Sink) -> Self::Sink {
                (which, #(#x,)*)
            }
        }
    }
}

/// A target whose first places take the values of a compaction of type `T`: a buffer or a view; for a tuple of values, a tuple
/// of those.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot take kept values of type `{T}`",
    label = "the target comes after the device: pass a `&mut` `Buffer`, slice or `Vec` of values; for a tuple, a tuple of those"
)]
pub trait Fill<T: Output>: Target<T> {
    /// Writes the values, which are not more than there are places.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn fill(&mut self, values: Mapped<T>) -> Result<(), Error>;
}

#[diagnostic::do_not_recommend]
impl<T: Element> Fill<T> for ViewMut<'_, T> {
    fn fill(&mut self, values: Buffer<T>) -> Result<(), Error> {
        self.view_mut(..values.len())?.copy_from(&values)
    }
}

#[diagnostic::do_not_recommend]
impl<T: Element> Fill<T> for &mut Buffer<T> {
    fn fill(&mut self, values: Buffer<T>) -> Result<(), Error> {
        Fill::fill(&mut self.whole_mut(), values)
    }
}

for_each_tuple! {
    #for len > 0 {
        #[diagnostic::do_not_recommend]
        impl<#(#T: Output, #A: Fill<#T>),*> Fill<(#(#T,)*)> for (#(#A,)*) {
            fn fill(&mut self, values: Mapped<(#(#T,)*)>) -> Result<(), Error> {
                #(self.#i.fill(values.#i)?;)*
                Ok(())
            }
        }
    }
}

/// Writes the kept values of `function` to the first places of a target.
///
/// # Errors
///
/// [`Error::OutputLength`] for a target with fewer places, and the device's failures.
pub(super) fn put<T: Output, D: Fill<T>>(
    function: &'static str,
    mut target: D,
    values: Mapped<T>,
    count: usize,
) -> Result<(), Error> {
    let mut rooms = Vec::new();
    target.room(&mut rooms);
    for (output, found) in Room::lengths(&rooms).enumerate() {
        if found < count {
            return Err(Error::OutputLength {
                function,
                output,
                expected: count,
                found,
            });
        }
    }
    target.fill(values)
}

/// The values that are kept of results of a type, and how many there are.
pub(super) type Kept<T> = (Mapped<<T as Flagged>::Rest>, usize);

/// The values that are kept of a call on the host, and how many there are.
///
/// # Errors
///
/// As [`Compaction::run`](super::Compaction::run).
pub(super) fn compact<F, A>(host: Host, args: &A) -> Result<Kept<F::Out>, Error>
where
    F: Function<Out: Flagged>,
    A: Forms<F::Args>,
{
    let n = count::<F, A>(args)?;
    let source = args.source(F::NAME)?;
    // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
    unsafe { on_host(host, n, source, &Erased::of::<F, GivenFor<A, F::Args>>()) }
}

/// # Safety
///
/// The source has `n` elements, and the CPU has the host's level.
unsafe fn on_host<P, O, S>(host: Host, n: usize, source: S, function: &Erased<P, O>) -> Result<Kept<O>, Error>
where
    P: ParameterList,
    O: Flagged,
    S: Source<P>,
{
    let first = n.min(CHUNK);
    let mut kept = O::Rest::room(n)?;
    let mut which = room::<bool>(first)?;
    let to = O::Rest::sink(&mut kept);
    // SAFETY: the caller's. There is room for the first elements, and all are written once they are computed. A value that is kept
    // takes the place of an earlier one, or its own.
    let (count, elements) = unsafe {
        let sink = O::sink_of(Outputs(which.as_mut_ptr()), to);
        let elements = function.elements(host.level, source, sink);
        let work: &dyn Work = &elements;
        let part = |code: MaybeCode<'_>, range: Range<usize>| work.run(code, range);
        compute(host, 0..first, work, &part)?;
        which.set_len(first);
        (keep(&which, to, to, 0), elements)
    };
    if first == n {
        // SAFETY: the values that are kept are written.
        return Ok((unsafe { O::Rest::filled(kept, count) }, count));
    }
    let ways = elements.ways().compiled(host, &elements, n);
    let settled = ways.settled(host, n);
    let settled = settled.unwrap_or_else(|| Settled::guess(ways.gather));
    let code = ways.code(settled.way);
    let bytes = <O::Rest as Output>::Sink::BYTES.max(1);
    let len = (TILE_BYTES / bytes).clamp(LANES, TILE) / LANES * LANES;
    let block = (BLOCK_BYTES / bytes).clamp(len, BLOCK) / len * len;
    let (blocks, all) = (Appended::after(count), to);
    let shortage = Shortage::none();
    let rooms = || Ok((room::<bool>(len)?, O::Rest::room(len)?));
    let part = |range: Range<usize>| {
        let Some((mut which, mut values)) = shortage.given(rooms()) else {
            return Ok(());
        };
        let tile = O::Rest::sink(&mut values);
        for start in range.clone().step_by(block) {
            let number = (start - first) / block;
            let Some(mut place) = shortage.given(blocks.begin(number, || O::Rest::room(block))) else {
                return Ok(());
            };
            let (end, mut count) = (range.end.min(start + block), 0);
            let (to, at) = match &mut place {
                Place::Result(at) => (all, *at),
                Place::Apart(room) => (O::Rest::sink(room), 0),
            };
            for start in (start..end).step_by(len) {
                let elements_here = start..end.min(start + len);
                let here = elements_here.len();
                let flags = Outputs(which.as_mut_ptr());
                let sink = O::sink_of(flags.from(start), tile.from(start));
                // SAFETY: the caller's; the tile has room, and the block has a place for each of its elements. All elements of the
                // tile are written before values are kept.
                unsafe {
                    let work: &dyn Work = &elements.with_sink(sink);
                    work.run(code, elements_here)?;
                    which.set_len(here);
                    count += keep(&which, tile, to, at + count);
                }
            }
            // SAFETY: the values are written, and the result has a place for each element.
            unsafe { blocks.end(number, (place, count), all, O::Rest::sink) };
        }
        Ok(())
    };
    let wake = Wake::for_map(ways.gather, settled.element, n);
    in_blocks(first..n, block, wake, &part)?;
    shortage.error()?;
    let count = blocks.count();
    // SAFETY: that many are written.
    Ok((unsafe { O::Rest::filled(kept, count) }, count))
}

/// Copies the values of a tile whose flags are true to the places from `at` on, and returns how many there are.
///
/// # Safety
///
/// The tile may be read, and the places written, for as many values as there are flags. The places are those of the tile, or none of
/// them.
unsafe fn keep<K: Addresses>(which: &[bool], tile: K, to: K, at: usize) -> usize {
    let count = which.iter().filter(|&&keep| keep).count();
    if count == 0 {
        return 0;
    }
    to.each(tile, at, &mut |from, to, bytes| {
        // SAFETY: the caller's.
        unsafe {
            match bytes {
                _ if count == which.len() => ptr::copy(from, to, count * bytes),
                1 => keep_of::<1>(which, from, to),
                2 => keep_of::<2>(which, from, to),
                4 => keep_of::<4>(which, from, to),
                8 => keep_of::<8>(which, from, to),
                16 => keep_of::<16>(which, from, to),
                24 => keep_of::<24>(which, from, to),
                32 => keep_of::<32>(which, from, to),
                _ => {
                    let kept = (0..which.len()).filter(|&i| which[i]);
                    kept.enumerate()
                        .for_each(|(k, i)| ptr::copy(from.add(i * bytes), to.add(k * bytes), bytes));
                }
            }
        }
    });
    count
}

/// As [`keep`], of an array of values of `N` bytes. It has no branch for a value: one that is not kept is written over by the next
/// one. A group of which none is kept is left out.
///
/// # Safety
///
/// As [`keep`].
unsafe fn keep_of<const N: usize>(which: &[bool], from: *const u8, to: *mut u8) {
    let (from, to) = (
        from.cast::<[MaybeUninit<u8>; N]>(),
        to.cast::<[MaybeUninit<u8>; N]>(),
    );
    let mut count = 0;
    let mut put = |i: usize, keep: bool| {
        // SAFETY: the caller's: there is no more kept than read.
        unsafe { to.add(count).write(from.add(i).read()) };
        count += usize::from(keep);
    };
    let (groups, rest) = which.as_chunks::<GROUP>();
    for (k, group) in groups.iter().enumerate() {
        if u64::from_ne_bytes(group.map(u8::from)) != 0 {
            (0..GROUP).for_each(|i| put(k * GROUP + i, group[i]));
        }
    }
    let before = which.len() - rest.len();
    rest.iter()
        .enumerate()
        .for_each(|(i, &keep)| put(before + i, keep));
}
