//! Some of the elements of a call.

use std::ops::Range;

use crate::device::Device;
use crate::device::arg::{Forms, GivenFor, is_gather};
use crate::device::erased::Erased;
use crate::device::order::faults::behind;
use crate::device::output::{Mapped, Output};
use crate::device::partial::Partial;
use crate::device::partial::make::make;
use crate::device::piece::{piece, within};
use crate::device::{Backing, host, map};
use crate::error::Error;
use crate::function::{Combine, Function};

/// Which part of a whole the elements of a partial are: the position of the first among all, if the call has no others; or a range of
/// the call's own elements.
pub trait PartAt {
    /// The elements of a call that has this many, and the position of the first.
    #[doc(hidden)]
    fn elements(self, count: usize) -> (Range<usize>, usize);
}

impl PartAt for usize {
    fn elements(self, count: usize) -> (Range<usize>, usize) {
        (0..count, self)
    }
}

impl PartAt for Range<usize> {
    fn elements(self, _: usize) -> (Range<usize>, usize) {
        let first = self.start;
        (self, first)
    }
}

/// The results for some elements. Array arguments are given only for those; a function of a position gets all.
pub(super) fn results<F, A>(
    device: &Device,
    elements: Range<usize>,
    args: &A,
) -> Result<Mapped<F::Out>, Error>
where
    F: Function<Out: Output>,
    A: Forms<F::Args>,
{
    let count = within::<F, A>(&elements, args)?;
    if elements == (0..count) {
        return map::map_n::<F, A>(device, count, args);
    }
    if is_gather::<A, F::Args>() {
        return piece::<F, A>(device, elements, args);
    }
    let (part, n, function) = (
        args.part(elements.clone())?,
        elements.len(),
        Erased::of::<F, GivenFor<A, F::Args>>(),
    );
    let results = match device.untrapped()? {
        // SAFETY: the part has `n` elements, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { host::map(*host, n, &part, &function) },
        Backing::Accelerator(device) => {
            map::map_accelerator::<F::Args, F::Out, _>(device, &function.kernel, n, &part)
        }
    };
    results.map_err(|error| behind(error, elements.start))
}

/// The partial of what `F` gives for some elements.
pub(super) fn partial<F, C, A>(
    device: &Device,
    (elements, first): (Range<usize>, usize),
    args: &A,
) -> Result<Partial<C>, Error>
where
    F: Function<Out: Output>,
    C: Combine + Function<Out = F::Out>,
    A: Forms<F::Args>,
{
    let count = within::<F, A>(&elements, args)?;
    // Not every accelerator has views, and none is needed for all elements.
    if is_gather::<A, F::Args>() || elements == (0..count) {
        return make::<F, C, A>(device, elements, first, args);
    }
    let len = elements.len();
    make::<F, C, _>(device, 0..len, first, &args.part(elements)?)
}
