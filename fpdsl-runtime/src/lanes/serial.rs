//! Reductions and scans one element after the other.

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use super::family::{LaneFamily, LaneTask, run_lanes};
use super::{ElementFault, LANES, LaneFaults, Mask, Outputs, Sink, Source, Stored, stack};
#[cfg(all(feature = "std", panic = "unwind"))]
use super::{wide, wide_scan};
use crate::backend::State;
use crate::dispatch::Level;
use crate::function::{Combine, Function};
use crate::lift::Lift;

/// Combines what `F` makes of elements `0..n`, from the first on, writes what has been combined up to each element, and the last of
/// it to `last`.
///
/// # Errors
///
/// The fault of the first element that has one.
///
/// # Safety
///
/// `n` is at least 1. `src` and `snk` may be used for all elements, and nobody else reads or writes what `snk` writes, but for
/// the elements themselves. `last` has room for a value, which nobody else reads or writes. `level` is one of [`Level::available`].
pub unsafe fn serial_at<F, C, Src, Snk>(
    level: Level,
    src: Src,
    snk: Snk,
    n: usize,
    last: Outputs<C::Out>,
) -> Result<(), ElementFault>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
    Snk: Sink<C::Out>,
{
    let serial = Serial {
        src,
        snk,
        n,
        last,
        functions: PhantomData::<(F, C)>,
    };
    #[cfg(all(feature = "std", panic = "unwind"))]
    {
        // SAFETY: the caller's.
        let singly = || unsafe { wide_scan::serial_at::<F, C, Src, Snk>(level, src, snk, n, last) };
        if const { wide::is_wide::<C::Out>() || stack::is_large::<F>() } {
            return singly();
        }
        // SAFETY: the caller's.
        unsafe { run_lanes(level, serial, singly) }
    }
    #[cfg(not(all(feature = "std", panic = "unwind")))]
    // SAFETY: the caller's.
    unsafe {
        run_lanes(level, serial)
    }
}

struct Serial<F: Function, C, Src, Snk> {
    src: Src,
    snk: Snk,
    n: usize,
    last: Outputs<F::Out>,
    functions: PhantomData<(F, C)>,
}

impl<F, C, Src, Snk> LaneTask for Serial<F, C, Src, Snk>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
    Snk: Sink<C::Out>,
{
    type Out = Result<(), ElementFault>;

    const STACK: usize = stack::of_function::<F>()
        .saturating_add(stack::of_function::<C>())
        .saturating_mul(LANES);

    /// Combines in the first lane: a scalar call could not report a fault.
    #[inline(always)]
    unsafe fn run<I: LaneFamily>(self) -> Self::Out {
        let size = size_of::<C::Out>();
        let mut block = [const { MaybeUninit::<C::Out>::uninit() }; LANES];
        let at = block.as_mut_ptr().cast::<C::Out>();
        let faults = LaneFaults::new();
        // SAFETY: the caller's for the backend; no lane executes.
        let mut value = unsafe { <C::Out as Lift>::On::<I::On<'_>>::zero(I::backend(Mask::NONE, &faults)) };
        for start in (0..self.n).step_by(LANES) {
            // SAFETY: the caller's; lanes execute that have elements, and the one of the combination reads and writes those.
            unsafe {
                let l = I::backend(Mask::first(self.n - start), &faults);
                C::Out::store(l, F::eval(l, self.src.load(l, start)), at, size);
                if let Some((lane, fault)) = faults.lowest() {
                    let element = start + lane as usize;
                    return Err(ElementFault { fault, element });
                }
                let one = I::backend(Mask::first(1), &faults);
                for k in 0..LANES.min(self.n - start) {
                    let x = C::Out::load(one, at.add(k), size);
                    value = if start + k == 0 {
                        x
                    } else {
                        C::eval(one, (value, x))
                    };
                    C::Out::store(one, value, at.add(k), size);
                    if let Some((_, fault)) = faults.lowest() {
                        let element = start + k;
                        return Err(ElementFault { fault, element });
                    }
                }
                self.snk.store(l, start, C::Out::load(l, at, size));
            }
        }
        // SAFETY: the caller's: there is a first element, so the last has been written.
        unsafe { self.last.0.write(block[(self.n - 1) % LANES].assume_init()) };
        Ok(())
    }
}
