//! Reductions and scans one element after the other.

use core::marker::PhantomData;
use core::ops::Range;

use super::family::{Family, Task, run_task};
use super::{ElementFault, Outputs, Sink, Source, stack};
use crate::dispatch::Level;
use crate::function::{Combine, Function};
use crate::lift::Lift;
use crate::scalar::ScalarBackend;
use crate::scalar::fault::{Watch, caught};

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
    caught(0..n, |range, watch| {
        let task = Serial {
            src,
            snk,
            range,
            last,
            watch,
            functions: PhantomData::<(F, C)>,
        };
        // SAFETY: the caller's.
        unsafe { run_task(level, task) }
    })
}

/// Combines what lies at `place` with `x`.
///
/// # Safety
///
/// The place has a value, and may be written.
#[inline(always)]
pub(super) unsafe fn add<C: Combine, B: ScalarBackend>(b: B, place: *mut C::Out, x: C::Out) {
    // SAFETY: the caller's.
    unsafe {
        let both = (<C::Out as Lift>::lift(b, *place), <C::Out as Lift>::lift(b, x));
        place.write(<C::Out as Lift>::lower(b, C::eval(b, both)));
    }
}

struct Serial<F: Function, C, Src, Snk> {
    src: Src,
    snk: Snk,
    range: Range<usize>,
    last: Outputs<F::Out>,
    watch: Watch,
    functions: PhantomData<(F, C)>,
}

impl<F, C, Src, Snk> Task for Serial<F, C, Src, Snk>
where
    F: Function,
    C: Combine + Function<Out = F::Out>,
    Src: Source<F::Args>,
    Snk: Sink<C::Out>,
{
    type Out = ();

    const STACK: usize = stack::of_function::<F>().saturating_add(stack::of_function::<C>());

    #[inline(always)]
    unsafe fn run<I: Family>(self) {
        let mut cursor = self.src.cursor(self.range.start);
        for i in self.range.clone() {
            // SAFETY: the caller's; the first element of all writes the last value before others come.
            unsafe {
                let site = self.watch.site(i - self.range.start);
                let x = I::element::<F>(site, self.src.next(&mut cursor, i));
                match i {
                    0 => self.last.0.write(x),
                    _ => add::<C, _>(I::single().at(site), self.last.0, x),
                }
                if self.watch.stops() {
                    return;
                }
                self.snk.put(i, self.last.0.read());
            }
        }
    }
}
