//! Results in the caller's existing memory.

use std::sync::Arc;

use super::accelerator::{Accelerator, Input, MapKernel, Memory};
use super::arg::{Form, Forms};
use super::buffer::Buffer;
use super::erased::Erased;
use super::map::launch_to;
use super::output::Output;
use super::planes::HostLayout;
use super::streaming::Addresses;
use super::view_place::made;
use super::{Backing, Device, host, planes};
use crate::dispatch::ParameterList;
use crate::element::Element;
use crate::error::Error;
use crate::lift::Lift;
use crate::loops::{Outputs, Sink};

/// A target of [`into`](super::Call::into) for results of type `T`: a `&mut` [`Buffer`] of the device, a
/// [`ViewMut`](super::ViewMut) or [`StridedMut`](super::StridedMut), or host memory, a `&mut` slice, array or `Vec` (which is not
/// resized); a [`Sampled`](super::Sampled), which takes the results of some elements; for a result that is a tuple, a tuple of those.
///
/// # Safety
///
/// The sink may be written, as long as the exclusive borrow lasts, for every element of a call with as many as `room` tells;
/// `places` adds memory with room for `n`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot take results of type `{T}`",
    label = "the output comes behind the device: pass a `&mut` `Buffer`, slice or `Vec` of results; for a tuple, a tuple of those"
)]
pub unsafe trait Destination<T: Output> {
    /// How lanes write to it.
    type Sink: Sink<T> + Addresses;

    /// Adds for each array how many results there may be.
    fn room(&self, rooms: &mut Vec<Room>);

    /// The writer for the host's lanes.
    ///
    /// # Errors
    ///
    /// [`Error::WrongDevice`].
    fn sink(&mut self, function: &'static str) -> Result<Self::Sink, Error>;

    /// Adds for each array the memory of an accelerator to which a kernel writes `n` results.
    ///
    /// # Errors
    ///
    /// [`Error::WrongDevice`] and the device's failures.
    fn places<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        n: usize,
        places: &mut Vec<Place<'a>>,
    ) -> Result<(), Error>;

    /// Takes the memory that was allocated for this call, in the order of [`Destination::places`], and copies its `n` results to
    /// where they belong.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn download(
        &mut self,
        device: &Arc<dyn Accelerator>,
        n: usize,
        made: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error>;
}

/// The number of results that an array of an output takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Room {
    /// One in each of so many places.
    Each(usize),
    /// Those of some elements, of which there must be so many or more.
    Some(usize),
}

impl Room {
    /// The lengths of arrays that take all results.
    pub(super) fn lengths(rooms: &[Room]) -> impl Iterator<Item = usize> {
        rooms.iter().filter_map(|room| match *room {
            Room::Each(len) => Some(len),
            Room::Some(_) => None,
        })
    }
}

/// Memory of an accelerator for the results of one kernel.
#[derive(Debug)]
#[non_exhaustive]
pub enum Place<'a> {
    /// That of the caller's buffer.
    Buffer(&'a dyn Memory),
    /// A part of it.
    Part(Box<dyn Memory>),
    /// Made for this call, since a kernel cannot write where the results belong. [`Destination::download`] takes it.
    Made(Box<dyn Memory>),
}

// SAFETY: the sink is the buffer's memory on the host; on an accelerator a buffer has room for its elements.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Destination<T> for &mut Buffer<T> {
    type Sink = Outputs<T>;

    fn room(&self, rooms: &mut Vec<Room>) {
        rooms.push(Room::Each(self.len()));
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
        _: usize,
        places: &mut Vec<Place<'a>>,
    ) -> Result<(), Error> {
        places.extend(self.pieces_on(function, device)?.map(Place::Buffer));
        Ok(())
    }

    fn download(
        &mut self,
        _: &Arc<dyn Accelerator>,
        _: usize,
        _: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        Ok(())
    }
}

macro_rules! host_memory {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        // SAFETY: the sink is the memory whose length `room` tells, and as much is allocated.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($generics)*> Destination<T> for $type {
            type Sink = Outputs<T>;

            fn room(&self, rooms: &mut Vec<Room>) {
                rooms.push(Room::Each(self.len()));
            }

            fn sink(&mut self, _: &'static str) -> Result<Outputs<T>, Error> {
                Ok(Outputs(self.as_mut_ptr()))
            }

            fn places<'a>(
                &'a self,
                _: &'static str,
                device: &Arc<dyn Accelerator>,
                n: usize,
                places: &mut Vec<Place<'a>>,
            ) -> Result<(), Error> {
                made(HostLayout::of::<T>(), n, device, places)
            }

            fn download(
                &mut self,
                device: &Arc<dyn Accelerator>,
                _: usize,
                made: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                let memory = HostLayout::of::<T>().taken(made);
                planes::download::<T>(&**device, &memory, self.as_mut())
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
        #[diagnostic::do_not_recommend]
        unsafe impl<$($T: Output, $D: Destination<$T>),*> Destination<($($T,)*)> for ($($D,)*) {
            type Sink = ($($D::Sink,)*);

            fn room(&self, rooms: &mut Vec<Room>) {
                $(self.$i.room(rooms);)*
            }

            fn sink(&mut self, function: &'static str) -> Result<Self::Sink, Error> {
                Ok(($(self.$i.sink(function)?,)*))
            }

            fn places<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                n: usize,
                places: &mut Vec<Place<'a>>,
            ) -> Result<(), Error> {
                $(self.$i.places(function, device, n, places)?;)*
                Ok(())
            }

            fn download(
                &mut self,
                device: &Arc<dyn Accelerator>,
                n: usize,
                made: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                $(self.$i.download(device, n, made)?;)*
                Ok(())
            }
        }
    };
}

for_tuples!(tuple);

/// Writes the results for the elements of the arguments to `output`.
pub(super) fn write<P, O, A, D>(
    device: &Device,
    output: D,
    args: &A,
    function: &Erased<P, O>,
) -> Result<(), Error>
where
    P: ParameterList,
    O: Output,
    A: Forms<P>,
    D: Destination<O>,
{
    let mut rooms = Vec::new();
    output.room(&mut rooms);
    let computed = args.agree_from(&function.names, None)?;
    let n = agreed_length(function.names.function, computed, &rooms)?;
    match device.backing() {
        // SAFETY: the arguments and the output agree on `n`, and devices are made with levels that the CPU has.
        Backing::Host(host) => unsafe { host::map_into::<P, O, A, D>(*host, n, args, output, function) },
        Backing::Accelerator(accelerator) => {
            on_accelerator::<P, O, A, D>(accelerator, &function.kernel, n, args, output)
        }
    }
}

/// How many results there are: `computed` where the arguments say so.
pub(super) fn agreed_length(
    function: &'static str,
    computed: Option<usize>,
    rooms: &[Room],
) -> Result<usize, Error> {
    let Some(results) = computed.or_else(|| Room::lengths(rooms).next()) else {
        return Err(Error::NoLength { function });
    };
    rooms
        .iter()
        .enumerate()
        .try_for_each(|(output, room)| match *room {
            Room::Each(found) if found != results => Err(Error::OutputLength {
                function,
                output,
                expected: results,
                found,
            }),
            Room::Some(needed) if needed > results => Err(Error::OutputSamples {
                function,
                output,
                needed,
                results,
            }),
            Room::Each(_) | Room::Some(_) => Ok(()),
        })?;
    Ok(results)
}

fn on_accelerator<P, O, A, D>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    args: &A,
    output: D,
) -> Result<(), Error>
where
    P: Lift,
    O: Output,
    A: Form<P>,
    D: Destination<O>,
{
    let mut inputs = Vec::new();
    args.inputs(kernel.name, device, &mut inputs)?;
    run_kernel_into::<O, D>(device, kernel, n, &inputs, output)
}

/// Runs a kernel for elements `0..n`, for which the output has room.
pub(super) fn run_kernel_into<O: Output, D: Destination<O>>(
    device: &Arc<dyn Accelerator>,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    mut output: D,
) -> Result<(), Error> {
    let mut places = Vec::new();
    output.places(kernel.name, device, n, &mut places)?;
    let made = written(&**device, kernel, n, inputs, places)?;
    output.download(device, n, &mut made.into_iter())
}

/// Runs a kernel that writes to `places`, and returns those that were made for it.
fn written(
    device: &dyn Accelerator,
    kernel: &MapKernel,
    n: usize,
    inputs: &[Input<'_>],
    places: Vec<Place<'_>>,
) -> Result<Vec<Box<dyn Memory>>, Error> {
    let memory: Vec<&dyn Memory> = places
        .iter()
        .map(|place| match place {
            Place::Buffer(memory) => *memory,
            Place::Part(memory) | Place::Made(memory) => &**memory,
        })
        .collect();
    launch_to(device, kernel, n, inputs, &memory)?;
    let made = places.into_iter().filter_map(|place| match place {
        Place::Buffer(_) | Place::Part(_) => None,
        Place::Made(memory) => Some(memory),
    });
    Ok(made.collect())
}
