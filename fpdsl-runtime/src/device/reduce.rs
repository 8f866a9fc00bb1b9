//! Reductions: all elements of an array combined into one value, in one order.
//!
//! # The order
//!
//! The order is a function of the number of elements alone. For a function `op` of two values and `x` of at least one element:
//!
//! ```text
//! reduce(x):
//!     while len(x) > 16:
//!         x = fold of the first 4096 elements, of the next 4096, ..., of the rest, one after the other
//!     return tree(x, 1)[0]
//!
//! fold(part):                                    # 1 to 4096 elements into up to 16
//!     k = min(128, len(part))
//!     a = part[0 .. k]
//!     for i in 128 .. len(part): a[i % 128] = op(a[i % 128], part[i])
//!     return tree(a, 16)
//!
//! tree(a, width):
//!     while len(a) > width:
//!         h = half of the smallest power of two that is not below len(a)
//!         for j in 0 .. len(a) - h: a[j] = op(a[j], a[j + h])
//!         a = a[0 .. h]
//!     return a
//! ```
//!
//! A single element is returned as it is. The operations are these on every device, with any vectors, number of threads and block
//! size, so the bits are the same. They combine elements that are not neighbours. The result is defined for every `op`, but it is
//! meaningful only if `op` is commutative and associative apart from rounding.
//!
//! With `order = "serial"` on `op` the order is that of the loop in a textbook: `r = x[0]`, then `r = op(r, x[i])` for each `i`
//! from 1. An accelerator then computes the elements, and the host combines them: one thread of a GPU would take longer than
//! copying the elements to the host.
//!
//! # Faults
//!
//! [`Error::Fault`] has the smallest element whose function faults. If only `op` faults, it has the first element
//! of the first part of 4096 in which that happened, or 0 if it happened among the values of parts or in serial order.

use std::sync::Arc;

use super::accelerator::Accelerator;
use super::arg::{Arg, Form, Forms, GivenFor};
use super::combine::{elements_of, first_fault, identity};
use super::compiled::fold::Folder;
use super::erased::Erased;
use super::few::Few;
use super::fold::fold_on;
use super::fused::kernel;
use super::map::map_accelerator;
use super::order::faults::{above, alone, moved};
use super::output::{Mapped, Output};
use super::strategy::Host;
use super::transfer::Transfer;
use super::{Backing, Device};
use crate::dispatch::level;
use crate::error::Error;
use crate::function::{Combine, Function, Order, Same};
use crate::loops::given::Given;
use crate::loops::plain::Plain;
use crate::loops::{LANES, Nowhere, PART, folded, serial_at};

/// The host combines fewer values than this faster than an accelerator starts.
const LEFT_TO_THE_HOST: usize = 4096;

/// Combines what `F` gives for all elements of the arguments.
///
/// # Errors
///
/// As [`Reduction::run`](super::Reduction::run).
pub(super) fn reduce<F, C, A>(device: &Device, args: &A) -> Result<C::Out, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let n = elements_of::<F, C, A>(args)?;
    let mut result = Few::new()?;
    reduce_to::<F, C, A>(device, n, args, &mut result)?;
    // SAFETY: there was no error, so it is written.
    Ok(unsafe { result.first() })
}

/// The result goes to `to`. The arguments agree on `n`.
pub(super) fn reduce_to<F, C, A>(
    device: &Device,
    n: usize,
    args: &A,
    to: &mut Few<C::Out>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    if n == 0 {
        return identity::<C>(to);
    }
    match device.untrapped()? {
        // SAFETY: the arguments agree on `n`, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { on_host::<F, C, A>(*host, n, args, to) },
        Backing::Accelerator(accelerator) => on_accelerator::<F, C, A>(accelerator, n, args, to),
    }
}

/// # Safety
///
/// The array arguments have `n` elements, at least one, and the CPU has the host's level.
unsafe fn on_host<F, C, A>(host: Host, n: usize, args: &A, to: &mut Few<C::Out>) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let level = host.level;
    let source = args.source(F::NAME)?;
    // SAFETY: the caller's; nothing is written but the result.
    let reduced = unsafe {
        match C::ORDER {
            Order::Tree => {
                // A constant, so that a function is compiled for one of the two.
                if const { <GivenFor<A, F::Args> as Given<F::Args>>::IS_GATHER } {
                    let folder = Folder::of_values::<C>(level);
                    let function = Erased::of::<F, GivenFor<A, F::Args>>();
                    return folder.top(folder.fold_computed(host, &function, 0..n, source)?, to);
                }
                Folder::of::<F, GivenFor<A, F::Args>, C>(level).reduce(n, source, to)
            }
            Order::Serial => alone(serial_at::<F, C, _, _>(level, source, Nowhere, n, to.places())),
        }
    };
    reduced.map_err(|error| match error {
        Error::Fault { .. } => {
            // SAFETY: the caller's.
            unsafe { first_fault(Plain::of::<F>(level), 0..n, source) }.unwrap_or(error)
        }
        other => other,
    })
}

fn on_accelerator<F, C, A>(
    device: &Arc<dyn Accelerator>,
    n: usize,
    args: &A,
    to: &mut Few<C::Out>,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let combined = match C::ORDER {
        Order::Tree => fold_on::<F, C, A>(device, 0..n, args),
        Order::Serial => {
            let values =
                map_accelerator::<F::Args, F::Out, A>(device, &kernel::<F, GivenFor<A, F::Args>>(), n, args)?;
            return combine_on_host::<C>(n, values, to);
        }
    };
    let mut values = match combined {
        Err(fault @ Error::Fault { .. }) => {
            // The function of the elements, if that was it, has faulted in some element before.
            map_accelerator::<F::Args, F::Out, A>(device, &kernel::<F, GivenFor<A, F::Args>>(), n, args)?;
            return Err(moved(fault, |value| value / LANES * PART));
        }
        other => other?,
    };
    let mut left = folded(n);
    while left > LEFT_TO_THE_HOST {
        values = fold_on::<Same<F::Out>, C, _>(device, 0..left, &(values.form(),)).map_err(above)?;
        left = folded(left);
    }
    combine_on_host::<C>(left, values, to).map_err(above)
}

/// Combines few values, or values in serial order.
fn combine_on_host<C: Combine<Out: Output>>(
    n: usize,
    values: Mapped<C::Out>,
    to: &mut Few<C::Out>,
) -> Result<(), Error> {
    let values = values.on_host()?.form();
    let (level, source) = (level(), (values.source(C::NAME)?,));
    // SAFETY: the buffers have `n` elements, at least one, and the CPU has the level in use.
    unsafe {
        match C::ORDER {
            Order::Tree => Folder::of_values::<C>(level).reduce(n, source, to),
            Order::Serial => alone(serial_at::<Same<C::Out>, C, _, _>(
                level,
                source,
                Nowhere,
                n,
                to.places(),
            )),
        }
    }
}
