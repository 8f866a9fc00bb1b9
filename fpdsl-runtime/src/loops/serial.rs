//! Reductions and scans one element after the other.

use core::marker::PhantomData;
use core::ops::Range;

use super::task::{Task, run_task};
use super::{ElementFault, Outputs, Sink, Source, stack};
use crate::dispatch::Level;
use crate::fault::site::{Watch, caught};
use crate::function::{Combine, Function};
use crate::lift::Lift;
use crate::scalar::ScalarBackend;

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
    caught(0..n, &mut |range, watch| {
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
    unsafe fn run<B: ScalarBackend>(self, b: B) {
        let mut cursor = self.src.cursor(self.range.start);
        for i in self.range.clone() {
            // SAFETY: the caller's; the first element of all writes the last value before others come.
            unsafe {
                let site = self.watch.site(i - self.range.start);
                let b = b.at(site);
                let x = F::eval(b, <F::Args as Lift>::lift(b, self.src.next(&mut cursor, i, site)));
                let combined = match i {
                    0 => x,
                    _ => C::eval(b, (<C::Out as Lift>::lift(b, self.last.0.read()), x)),
                };
                self.last.0.write(<C::Out as Lift>::lower(b, combined));
                if self.watch.stops() {
                    return;
                }
                self.snk.put(i, self.last.0.read());
            }
        }
    }
}
