//! Results in the caller's existing memory.

use std::sync::Arc;

use super::accelerator::{Accelerator, MapKernel, Memory};
use super::arg::{Arg, Args};
use super::buffer::Buffer;
use super::erased::Erased;
use super::grid::Grid;
use super::map::launch;
use super::output::Output;
use super::{Backing, Device, host, planes};
use crate::element::Element;
use crate::error::Error;
use crate::function::Function;
use crate::lanes::Outputs;
use crate::lift::Lift;

/// A target of `map_into` and `launch_into` for results of type `T`: a `&mut` [`Buffer`] of the device, or host memory, a `&mut`
/// slice, array or `Vec` (which is not resized); for a result that is a tuple, a tuple of those.
///
/// # Safety
///
/// The sink may be written, as long as the exclusive borrow lasts, at every element below the length that `lengths` tells;
/// `places` adds memory with room for as many.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot take results of type `{T}`",
    label = "the output comes first: pass a `&mut` `Buffer`, slice or `Vec` of results; for a tuple, a tuple of those"
)]
pub unsafe trait Destination<T: Output> {
    /// Adds the length of each array.
    fn lengths(&self, lengths: &mut Vec<usize>);

    /// The writer for the host's lanes.
    ///
    /// # Errors
    ///
    /// [`Error::WrongDevice`].
    fn sink(&mut self, function: &'static str) -> Result<T::Sink, Error>;

    /// Adds for each array the memory of an accelerator that a kernel writes.
    ///
    /// # Errors
    ///
    /// [`Error::WrongDevice`] and the device's failures.
    fn places<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        places: &mut Vec<Place<'a>>,
    ) -> Result<(), Error>;

    /// Takes the memory that was allocated for host memory, in the order of [`Destination::places`], and copies it there.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn download(
        &mut self,
        device: &dyn Accelerator,
        made: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error>;
}

/// Memory of an accelerator for the results of one kernel.
#[derive(Debug)]
pub enum Place<'a> {
    /// That of the caller's buffer.
    Buffer(&'a dyn Memory),
    /// Made for this call, since the caller's memory is on the host.
    Made(Box<dyn Memory>),
}

// SAFETY: the sink is the buffer's memory on the host; on an accelerator a buffer has room for its elements.
unsafe impl<T: Element> Destination<T> for &mut Buffer<T> {
    fn lengths(&self, lengths: &mut Vec<usize>) {
        lengths.push(self.len());
    }

    fn sink(&mut self, function: &'static str) -> Result<Outputs<T>, Error> {
        match self.as_mut_slice() {
            Some(values) => Ok(Outputs(values.as_mut_ptr())),
            None => Err(self.not_on(function, Device::host().name())),
        }
    }

    fn places<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        places: &mut Vec<Place<'a>>,
    ) -> Result<(), Error> {
        match self.memory() {
            Some((_, memory)) if device.owns(memory) => {
                places.push(Place::Buffer(memory));
                Ok(())
            }
            _ => Err(self.not_on(function, device.name())),
        }
    }

    fn download(
        &mut self,
        _: &dyn Accelerator,
        _: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        Ok(())
    }
}

macro_rules! host_memory {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        // SAFETY: the sink is the memory whose length `lengths` tells, and as much is allocated.
        unsafe impl<$($generics)*> Destination<T> for $type {
            fn lengths(&self, lengths: &mut Vec<usize>) {
                lengths.push(self.len());
            }

            fn sink(&mut self, _: &'static str) -> Result<Outputs<T>, Error> {
                Ok(Outputs(self.as_mut_ptr()))
            }

            fn places<'a>(
                &'a self,
                _: &'static str,
                device: &Arc<dyn Accelerator>,
                places: &mut Vec<Place<'a>>,
            ) -> Result<(), Error> {
                let memory = device.allocate(size_of_val::<[T]>(self.as_ref()))?;
                places.push(Place::Made(memory));
                Ok(())
            }

            fn download(
                &mut self,
                device: &dyn Accelerator,
                made: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                match made.next() {
                    Some(memory) => planes::download::<T>(device, &*memory, self.as_mut()),
                    None => Ok(()),
                }
            }
        }
    )*};
}

host_memory! {
    (T: Element) &mut [T];
    (T: Element, const N: usize) &mut [T; N];
    (T: Element) &mut Vec<T>;
}

macro_rules! tuple {
    ($(($T:ident $D:ident $i:tt))*) => {
        // SAFETY: each part does as it promises.
        unsafe impl<$($T: Output, $D: Destination<$T>),*> Destination<($($T,)*)> for ($($D,)*) {
            fn lengths(&self, lengths: &mut Vec<usize>) {
                $(self.$i.lengths(lengths);)*
            }

            fn sink(&mut self, function: &'static str) -> Result<<($($T,)*) as Output>::Sink, Error> {
                Ok(($(self.$i.sink(function)?,)*))
            }

            fn places<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                places: &mut Vec<Place<'a>>,
            ) -> Result<(), Error> {
                $(self.$i.places(function, device, places)?;)*
                Ok(())
            }

            fn download(
                &mut self,
                device: &dyn Accelerator,
                made: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                $(self.$i.download(device, made)?;)*
                Ok(())
            }
        }
    };
}

for_tuples!(tuple);

/// Does what [`map`](super::map) does, but writes into existing memory of the caller, as the emitted `name::map_into` does.
///
/// There are as many results as the argument arrays have elements. If all arguments are single values, there are as many as the
/// output has room for. An output that is a buffer of the device needs no other memory there. For an output in host memory the
/// device computes the results in memory of its own and copies them.
///
/// # Errors
///
/// As [`map`](super::map), and [`Error::OutputLength`] and [`Error::WrongDevice`] for the output. These two leave the output as it
/// was. After any other error each element of the output is an unspecified value of its type.
pub fn map_into<F, A, D>(device: &Device, output: D, args: A) -> Result<(), Error>
where
    F: Function<Out: Output>,
    A: Args<F::Args>,
    D: Destination<F::Out>,
{
    call::<F::Args, F::Out, A, D>(device, output, &args, &Erased::of::<F>())
}

fn call<P, O, A, D>(
    device: &Device,
    output: D,
    args: &A,
    function: &Erased<A::Source, O>,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    A: Args<P>,
    D: Destination<O>,
{
    let mut lengths = Vec::new();
    output.lengths(&mut lengths);
    let computed = args.agree_from(&function.names, None)?;
    let n = agreed_length(function.names.function, computed, &lengths)?;
    match device.backing() {
        // SAFETY: the arguments and the output agree on `n`, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { host::map_into::<P, O, A, D>(*host, n, args, output, function) },
        Backing::Accelerator(accelerator) => {
            on_accelerator::<P, O, A, D>(accelerator, &function.kernel, n, args, output)
        }
    }
}

/// Does what [`launch`](super::launch()) does, but writes into existing memory of the caller, as the emitted `name::launch_into`
/// does.
///
/// # Errors
///
/// As [`launch`](super::launch()), and for the output as [`map_into`].
pub fn launch_into<F, I, G, A, D>(
    device: &Device,
    grid: G,
    output: D,
    args: impl FnOnce(G::Positions) -> A,
) -> Result<(), Error>
where
    F: Function<Out: Output>,
    I: Lift,
    G: Grid<I>,
    A: Args<F::Args>,
    D: Destination<F::Out>,
{
    map_into::<F, A, D>(device, output, args(grid.positions(F::NAME)?))
}

/// How many results there are: `computed` where the arguments say so.
pub(super) fn agreed_length(
    function: &'static str,
    computed: Option<usize>,
    lengths: &[usize],
) -> Result<usize, Error> {
    let Some(expected) = computed.or_else(|| lengths.first().copied()) else {
        return Err(Error::NoLength { function });
    };
    match lengths.iter().enumerate().find(|&(_, &found)| found != expected) {
        None => Ok(expected),
        Some((output, &found)) => Err(Error::OutputLength {
            function,
            output,
            expected,
            found,
        }),
    }
}

fn on_accelerator<P, O, A, D>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    args: &A,
    mut output: D,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    A: Arg<P>,
    D: Destination<O>,
{
    let mut places = Vec::new();
    output.places(kernel.name, device, &mut places)?;
    let mut inputs = Vec::new();
    args.inputs(kernel.name, device, &mut inputs)?;
    let memory: Vec<&dyn Memory> = places
        .iter()
        .map(|place| match place {
            Place::Buffer(memory) => *memory,
            Place::Made(memory) => &**memory,
        })
        .collect();
    launch(&**device, kernel, n, &inputs, &memory)?;
    let made: Vec<Box<dyn Memory>> = places
        .into_iter()
        .filter_map(|place| match place {
            Place::Buffer(_) => None,
            Place::Made(memory) => Some(memory),
        })
        .collect();
    output.download(&**device, &mut made.into_iter())
}
