//! Reductions and scans one element after the other.

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use super::family::{Family, Task, run_task};
use super::{ElementFault, LANES, LaneFaults, Mask, Sink, Source, Stored};
use crate::backend::State;
use crate::dispatch::Level;
use crate::function::{Combine, Function};
use crate::lift::Lift;

/// Combines what `F` makes of elements `0..n`, from the first on, writes what has been combined up to each element, and returns
/// the last of it.
///
/// # Errors
///
/// The fault of the first element that has one.
///
/// # Safety
///
/// `n` is at least 1. `src` and `snk` may be used for all elements, and nobody else reads or writes what `snk` writes, but for
/// the elements themselves. `level` is one of [`Level::available`].
pub unsafe fn serial_at<F, C, Src, Snk>(
    level: Level,
    src: Src,
    snk: Snk,
    n: usize,
) -> Result<C::Out, ElementFault>
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
        functions: PhantomData::<(F, C)>,
    };
    // SAFETY: the caller's.
    unsafe { run_task(level, serial) }
}

struct Serial<F, C, Src, Snk> {
    src: Src,
    snk: Snk,
    n: usize,
    functions: PhantomData<(F, C)>,
}

impl<F, C, Src, Snk> Task for Serial<F, C, Src, Snk>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
    Snk: Sink<C::Out>,
{
    type Out = Result<C::Out, ElementFault>;

    /// Combines in the first lane: a scalar call could not report a fault.
    #[inline(always)]
    unsafe fn run<I: Family>(self) -> Self::Out {
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
        Ok(unsafe { block[(self.n - 1) % LANES].assume_init() })
    }
}
