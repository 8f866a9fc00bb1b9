//! Reductions and scans one element after the other.

use core::marker::PhantomData;
use core::mem::MaybeUninit;

use super::super::{ElementFault, LANES, LaneFaults, Mask, Outputs, Sink, Source, Stored, stack};
use super::{Family, Task, run_task};
use crate::backend::State;
use crate::dispatch::Level;
use crate::function::{Combine, Function};
use crate::lift::Lift;

/// # Safety
///
/// As [`lanes::serial_at`](crate::lanes::serial_at).
pub(in crate::lanes) unsafe fn serial_at<F, C, Src, Snk>(
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
    // SAFETY: the caller's.
    unsafe { run_task(level, serial) }
}

struct Serial<F: Function, C, Src, Snk> {
    src: Src,
    snk: Snk,
    n: usize,
    last: Outputs<F::Out>,
    functions: PhantomData<(F, C)>,
}

impl<F, C, Src, Snk> Task for Serial<F, C, Src, Snk>
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
        unsafe { self.last.0.write(block[(self.n - 1) % LANES].assume_init()) };
        Ok(())
    }
}
