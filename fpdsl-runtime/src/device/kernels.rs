//! The kernels that accelerators run for reductions and scans, for people to read.

use super::anywhere::Gather;
use super::fold::{Carry, Fold, Segment, Totals};
use super::output::Mapped;
use super::reduce::Reduced;
use crate::function::{Combine, Function, Same};
use crate::ir::Kernel;
use crate::trace::trace;

/// The parameters of a kernel for arrays of the values of `C`.
type Arrays<C> = <Mapped<<C as Function>::Out> as Gather<<C as Function>::Out>>::Anywhere;

/// The body of the kernel that [`reduce`](super::reduce()) runs for arrays, which folds parts. In serial order none is run.
///
/// # Panics
///
/// If `C` calls itself through other functions.
pub fn reduce_kernel<C: Combine<Out: Reduced>>() -> Kernel {
    trace::<Fold<Same<C::Out>, C, (Arrays<C>,)>>()
}

/// The bodies of the kernels that [`scan`](super::scan()) runs for arrays: prefixes within segments, the last of each, and what
/// lies before a segment combined with its prefixes. In serial order none is run.
///
/// # Panics
///
/// If `C` calls itself through other functions.
pub fn scan_kernels<C: Combine<Out: Reduced>>() -> [Kernel; 3] {
    [
        trace::<Segment<C, Arrays<C>>>(),
        trace::<Totals<C::Out, Arrays<C>>>(),
        trace::<Carry<C, Arrays<C>>>(),
    ]
}
