//! The kernels that accelerators run for reductions and scans, for people to read.

use super::anywhere::{Anywhere, Gather};
use super::fold::{Carry, Fold, Segment, Totals};
use super::output::Mapped;
use super::reduce::Reduced;
use crate::element::Element;
use crate::function::{Combine, Function, Same};
use crate::index::{Index, Index2, Index3};
use crate::ir::Kernel;
use crate::lift::Lift;
use crate::slice::Slice;
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

/// A function that combines the values of `F`, whose arguments are elements, slices and positions. Other
/// arguments, such as arrays of tuples, are of no kernel.
pub trait CombinesUsual<F>: Combine {
    /// The body of the kernel that [`map_reduce`](super::map_reduce()) runs if all arguments are arrays, which computes the elements
    /// of parts and folds them. In serial order none is run.
    ///
    /// # Panics
    ///
    /// If `F` or `Self` calls itself through other functions.
    fn map_reduce_kernel() -> Kernel;

    /// The body of the kernel that [`launch_reduce`](super::launch_reduce()) runs. In serial order none is run.
    ///
    /// # Panics
    ///
    /// If `F` or `Self` calls itself through other functions.
    fn launch_reduce_kernel() -> Kernel;
}

impl<F, C> CombinesUsual<F> for C
where
    F: Function<Args: Usual>,
    C: Combine + Function<Out = F::Out>,
{
    fn map_reduce_kernel() -> Kernel {
        trace::<Fold<F, C, <F::Args as Usual>::Arrays>>()
    }

    fn launch_reduce_kernel() -> Kernel {
        trace::<Fold<F, C, <F::Args as Usual>::Values>>()
    }
}

/// The parameters that a kernel usually has for arguments of a type, or of a list of types.
pub trait Usual: Lift {
    /// Of calls for each element: arrays.
    type Arrays: Anywhere<Self>;
    /// Of calls for each position: values, and slices where the function has them.
    type Values: Anywhere<Self>;
}

impl<T: Element> Usual for T {
    type Arrays = Slice<T>;
    type Values = T;
}

impl<T: Element> Usual for Slice<T> {
    type Arrays = Slice<T>;
    type Values = Slice<T>;
}

macro_rules! positions {
    ($($Index:ident $D:literal;)*) => {$(
        impl Usual for $Index {
            type Arrays = [usize; $D];
            type Values = [usize; $D];
        }
    )*};
}

positions! {
    Index 1;
    Index2 2;
    Index3 3;
}

macro_rules! tuple {
    ($(($T:ident $Unused:ident $i:tt))*) => {
        impl<$($T: Usual),*> Usual for ($($T,)*) {
            type Arrays = ($($T::Arrays,)*);
            type Values = ($($T::Values,)*);
        }
    };
}

tuple!();
for_tuples!(tuple);

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
