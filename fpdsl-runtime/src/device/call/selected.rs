//! The values that are kept of results, wherever these lie.
//!
//! On an accelerator a scan adds up the flags: place `i` gets how many of the first `i + 1` flags are true. Result `k` is the value of the
//! first element with more than `k`, which a thread finds by bisection. So nothing is written at a place that a kernel computes, and the
//! order is that of the elements. Only the number of values comes to the host.

use core::marker::PhantomData;
use std::sync::Arc;

use super::Call;
use crate::backend::{Backend, Int, Leaf, Num};
use crate::device::accelerator::{Accelerator, MapKernel};
use crate::device::anywhere::Anywhere;
use crate::device::arg::{Arg, Form, FormOf, Stored};
use crate::device::compact::{Flagged, Kept};
use crate::device::fold::run_gathered;
use crate::device::output::{Mapped, Output};
use crate::device::scan::{self, whole};
use crate::device::transfer::Transfer;
use crate::device::{Backing, Device};
use crate::error::Error;
use crate::function::Function;
use crate::index::Index;
use crate::ir::Kernel;
use crate::lift::Lift;
use crate::mode::Rn;
use crate::slice::Slice;
use crate::trace::trace;

/// The values of `n` results that are kept, where the results are, and how many there are.
pub(super) fn kept<T: Flagged>(device: &Device, n: usize, results: Mapped<T>) -> Result<Kept<T>, Error> {
    let (which, values) = T::split(results);
    match device.backing() {
        Backing::Host(_) => {
            let which = which.into_vec()?;
            let count = which.iter().filter(|&&keep| keep).count();
            Ok((values.kept(&which)?, count))
        }
        Backing::Accelerator(_) if n == 0 => Ok((values, 0)),
        Backing::Accelerator(device) => {
            let flags = Call::<One, _>::of((Arg::<bool>::form(which),));
            let numbers = whole::<Sum, _>(device, n, &flags)?;
            let count = numbers.read(n - 1..)?[0];
            if count == n {
                return Ok((values, n));
            }
            let numbers = Arg::<Slice<usize>>::form(numbers);
            Ok((chosen::<T::Rest>(device, n, count, numbers, values)?, count))
        }
    }
}

/// The values of the `count` elements, of `n`, at which numbers grow.
fn chosen<T: Output>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    count: usize,
    numbers: Stored<'_, usize>,
    values: Mapped<T>,
) -> Result<Mapped<T>, Error> {
    // Before the element of result `k` there are `k` others, and after it `count - k - 1`.
    let candidates = n - count + 1;
    let steps = candidates.next_power_of_two().ilog2() as usize;
    let kernel = MapKernel::of::<ChosenOf<T>>();
    let args = (numbers, values.form());
    run_gathered::<(Slice<usize>, T), T, _>(device, &kernel, count, &[candidates, steps], &args)
}

/// The recorded bodies of the kernels that do so, in the order in which they run. Where there are more segments than fit into one, those of
/// the scan run again.
pub(super) fn kernels<T: Flagged>() -> Vec<Kernel> {
    let numbers = scan::kernels::<Sum, Call<One, (Stored<'_, bool>,)>>();
    numbers
        .into_iter()
        .chain([trace::<ChosenOf<T::Rest>>()])
        .collect()
}

/// The kernel for values in buffers.
type ChosenOf<T> = Chosen<T, <FormOf<Mapped<T>, T> as Form<T>>::Anywhere>;

/// A flag as a number.
struct One;

impl Function for One {
    type Args = (bool,);
    type Out = usize;

    const NAME: &'static str = "one";
    const PARAMS: &'static [&'static str] = &["flag"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, (flag,): (B::Bool,)) -> B::Usize {
        b.select(flag, B::Usize::constant(b, 1), B::Usize::constant(b, 0))
    }
}

/// A sum of numbers of flags.
struct Sum;

impl Function for Sum {
    type Args = (usize, usize);
    type Out = usize;

    const NAME: &'static str = "sum";
    const PARAMS: &'static [&'static str] = &["x", "y"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(b: B, (x, y): (B::Usize, B::Usize)) -> B::Usize {
        <B::Usize as Num<B>>::add::<Rn>(b, x, y)
    }
}

/// The value of the first element whose number is greater than `k`: one of so many candidates from element `k` on, of which each
/// step leaves half.
struct Chosen<T, P>(PhantomData<(T, P)>);

impl<T: Lift, P: Anywhere<T>> Function for Chosen<T, P> {
    type Args = (Index, usize, usize, Slice<usize>, P);
    type Out = T;

    const NAME: &'static str = "chosen";
    const PARAMS: &'static [&'static str] = &["k", "candidates", "steps", "numbers", "values"];
    const SOURCE: &'static str = "";

    fn eval<B: Backend>(
        b: B,
        (k, candidates, steps, numbers, values): <Self::Args as Lift>::On<B>,
    ) -> <T as Lift>::On<B> {
        let b = b.enter(Self::NAME);
        let add = |x, y| <B::Usize as Num<B>>::add::<Rn>(b, x, y);
        let sub = |x, y| <B::Usize as Num<B>>::sub::<Rn>(b, x, y);
        let (none, one) = (B::Usize::constant(b, 0), B::Usize::constant(b, 1));
        let start = [k.x(), candidates];
        let [at, _] = b.for_range(none, steps, start, |b, _: B::Usize, [first, count]| {
            // There are at least two: after each step half of them, rounded up.
            let half = B::Usize::shr(b, count, B::U32::constant(b, 1));
            // SAFETY: a candidate, and these are elements.
            let number = unsafe { numbers.get_within::<usize>(b, sub(add(first, half), one)) };
            let is_behind = B::Usize::le(b, number, k.x());
            let first = b.select(is_behind, add(first, half), first);
            [first, sub(count, half)]
        });
        // SAFETY: the last candidate, an element.
        unsafe { P::at(b, values, at) }
    }
}
