//! Results in the place of an argument.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input, Memory};
use super::arg::{Arg, Args};
use super::buffer::Buffer;
use super::erased::Erased;
use super::into::{Destination, Room, agreed_length};
use super::map::launch;
use super::output::Output;
use super::view;
use super::view_place::{PartBefore, taken};
use super::{Backing, Device, host, planes};
use crate::element::Element;
use crate::error::Error;
use crate::function::Function;
use crate::lanes::{Elements, InPlace, Outputs};
use crate::lift::Lift;

/// A target of `map_update` for elements of type `T`: a `&mut` [`Buffer`] of the device, a [`ViewMut`](super::ViewMut), or host memory, a `&mut` slice, array or
/// `Vec`; for elements that are tuples, a tuple of those.
///
/// # Safety
///
/// What `before_on_host` and `before` give reads the elements of the target and nothing else.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be updated with results of type `{T}`",
    label = "what is updated comes first: pass a `&mut` `Buffer`, slice or `Vec` of elements; for a tuple, a tuple of those"
)]
pub unsafe trait Update<T: Output>: Destination<T> {
    /// The elements as an argument.
    type Before: Arg<T>;

    /// The elements that `sink` writes. `lengths` are those of the arrays.
    ///
    /// # Safety
    ///
    /// The sink is this target's, and the argument is used only as long as that may be.
    unsafe fn before_on_host(sink: &Self::Sink, lengths: &mut dyn Iterator<Item = usize>) -> Self::Before;

    /// The elements for an accelerator.
    ///
    /// # Safety
    ///
    /// The argument is used only as long as the target is neither changed nor dropped.
    unsafe fn before(&self) -> Self::Before;

    /// Takes the memory of the results, for each array in order.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn replace(
        &mut self,
        device: &dyn Accelerator,
        results: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error>;
}

/// The elements of a target before a call.
#[derive(Debug)]
pub enum Before<T: Element> {
    /// In the host's memory.
    Host(*const [T]),
    /// In a buffer.
    Buffer(*const Buffer<T>),
    /// In a part of one on an accelerator.
    Part(PartBefore),
}

impl<T: Element> Clone for Before<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Element> Copy for Before<T> {}

// SAFETY: the source is the memory whose length `agree` reports; whoever made it answers for its use.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Arg<T> for Before<T> {
    type Source = InPlace<T>;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), usize> {
        let len = match *self {
            Before::Host(values) => values.len(),
            // SAFETY: `before` is used only as long as the buffer is there.
            Before::Buffer(buffer) => unsafe { (*buffer).len() },
            Before::Part(PartBefore(region)) => region.len,
        };
        if *expected.get_or_insert(len) == len {
            Ok(())
        } else {
            Err(len)
        }
    }

    fn source(&self, function: &'static str) -> Result<InPlace<T>, Error> {
        match *self {
            Before::Host(values) => Ok(InPlace(Elements(values.cast()))),
            // SAFETY: as above.
            Before::Buffer(buffer) => Err(unsafe { (*buffer).not_on(function, Device::host().name()) }),
            Before::Part(PartBefore(region)) => Err(Error::WrongDevice {
                function,
                device: Device::host().name(),
                buffer: region.device.name(),
            }),
        }
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        match *self {
            Before::Host(values) => {
                // SAFETY: as above, of the host's memory.
                let values = unsafe { &*values };
                inputs.extend(planes::inputs(&**device, values)?);
                Ok(())
            }
            Before::Buffer(buffer) => {
                // SAFETY: as above.
                let buffer: &'a Buffer<T> = unsafe { &*buffer };
                inputs.extend(buffer.inputs(function, device)?);
                Ok(())
            }
            Before::Part(PartBefore(region)) => {
                inputs.extend(view::inputs::<T>(&region, function, device)?);
                Ok(())
            }
        }
    }
}

// SAFETY: what is read is the buffer's elements.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Update<T> for &mut Buffer<T> {
    type Before = Before<T>;

    unsafe fn before_on_host(sink: &Outputs<T>, lengths: &mut dyn Iterator<Item = usize>) -> Before<T> {
        host_memory(sink, lengths)
    }

    unsafe fn before(&self) -> Before<T> {
        Before::Buffer(&raw const **self)
    }

    fn replace(
        &mut self,
        _: &dyn Accelerator,
        results: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        self.replace_memory(results);
        Ok(())
    }
}

pub(super) fn host_memory<T: Element>(
    sink: &Outputs<T>,
    lengths: &mut dyn Iterator<Item = usize>,
) -> Before<T> {
    Before::Host(std::ptr::slice_from_raw_parts(
        sink.0,
        lengths.next().unwrap_or_default(),
    ))
}

macro_rules! host_memory {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        // SAFETY: what is read is the elements.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($generics)*> Update<T> for $type {
            type Before = Before<T>;

            unsafe fn before_on_host(
                sink: &Outputs<T>,
                lengths: &mut dyn Iterator<Item = usize>,
            ) -> Before<T> {
                host_memory(sink, lengths)
            }

            unsafe fn before(&self) -> Before<T> {
                let values: &[T] = self.as_ref();
                Before::Host(values)
            }

            fn replace(
                &mut self,
                device: &dyn Accelerator,
                results: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                planes::download::<T>(device, &taken::<T>(results), self.as_mut())
            }
        }
    )*};
}

host_memory! {
    (T: Element) &mut [T];
    (T: Element, const N: usize) &mut [T; N];
    (T: Element) &mut Vec<T>;
}

/// Other arguments behind that of the target.
pub trait Behind<First> {
    /// All arguments.
    type All;

    /// `first` and these.
    fn behind(self, first: First) -> Self::All;
}

impl<First> Behind<First> for () {
    type All = (First,);

    fn behind(self, first: First) -> (First,) {
        (first,)
    }
}

macro_rules! tuple {
    ($(($T:ident $D:ident $i:tt))*) => {
        // SAFETY: each part does as it promises.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($T: Output, $D: Update<$T>),*> Update<($($T,)*)> for ($($D,)*) {
            type Before = ($($D::Before,)*);

            unsafe fn before_on_host(
                sink: &Self::Sink,
                lengths: &mut dyn Iterator<Item = usize>,
            ) -> Self::Before {
                // SAFETY: the caller's.
                ($(unsafe { $D::before_on_host(&sink.$i, lengths) },)*)
            }

            unsafe fn before(&self) -> Self::Before {
                // SAFETY: the caller's.
                ($(unsafe { self.$i.before() },)*)
            }

            fn replace(
                &mut self,
                device: &dyn Accelerator,
                results: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                $(self.$i.replace(device, results)?;)*
                Ok(())
            }
        }

        impl<First, $($T),*> Behind<First> for ($($T,)*) {
            type All = (First, $($T,)*);

            fn behind(self, first: First) -> Self::All {
                (first, $(self.$i,)*)
            }
        }
    };
}

for_tuples!(tuple);

/// Replaces each element of `target` by `F` of it and of `args`, as the emitted `name::map_update` does.
///
/// # Errors
///
/// As [`map_into`](super::map_into). After a fault each element of a target on the host is an unspecified value of its type; one on
/// an accelerator is as it was.
///
/// # Examples
///
/// ```
/// use fpdsl::backend::map_update;
/// use fpdsl::prelude::*;
///
/// #[fp(mode = "ru")]
/// fn add(a: f64, b: f64) -> f64 {
///     a + b
/// }
///
/// # fn main() -> Result<(), fpdsl::Error> {
/// let mut sums = [1.0, 2.0];
/// map_update::<add, _, _>(&Device::host(), &mut sums, (&[0.5, 0.25],))?;
/// assert_eq!(sums, [1.5, 2.25]);
/// # Ok(())
/// # }
/// ```
pub fn map_update<F, D, A>(device: &Device, target: D, args: A) -> Result<(), Error>
where
    F: Function<Out: Output>,
    D: Update<F::Out>,
    A: Behind<D::Before, All: Args<F::Args>>,
{
    call::<F::Args, F::Out, D, A>(device, target, args, &Erased::of::<F>())
}

fn call<P, O, D, A>(
    device: &Device,
    mut target: D,
    args: A,
    function: &Erased<<A::All as Arg<P>>::Source, O, D::Sink>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    D: Update<O>,
    A: Behind<D::Before, All: Args<P>>,
{
    let mut rooms = Vec::new();
    target.room(&mut rooms);
    let agreed = |args: &A::All| {
        let computed = args.agree_from(&function.names, None)?;
        agreed_length(function.names.function, computed, &rooms)
    };
    match device.backing() {
        Backing::Host(host) => {
            let sink = target.sink(function.names.function)?;
            // SAFETY: `target` is there until this call ends, and only the sink changes it.
            let args = args.behind(unsafe { D::before_on_host(&sink, &mut Room::lengths(&rooms)) });
            let n = agreed(&args)?;
            // SAFETY: the arguments and the target agree on `n`, and devices are made with levels that the CPU has. An element is
            // read before it is written, and by nobody else.
            unsafe { host::map_to::<P, O, A::All, D::Sink>(*host, n, &args, sink, function) }
        }
        Backing::Accelerator(accelerator) => {
            let mut results = Vec::new();
            {
                // SAFETY: `target` is not changed before this block ends.
                let args = args.behind(unsafe { target.before() });
                let n = agreed(&args)?;
                let mut inputs = Vec::new();
                args.inputs(function.names.function, accelerator, &mut inputs)?;
                O::allocate(&**accelerator, n, &mut results)?;
                let memory: Vec<&dyn Memory> = results.iter().map(|memory| &**memory).collect();
                launch(&**accelerator, &function.kernel, n, &inputs, &memory)?;
            }
            target.replace(&**accelerator, &mut results.into_iter())
        }
    }
}
