//! Where results go: buffers, views and the host's memory.

use std::sync::Arc;

use super::Device;
use super::accelerator::{Accelerator, Memory};
use super::buffer::Buffer;
use super::output::Output;
use super::planes::{self, HostLayout};
use super::streaming::Addresses;
use crate::element::Element;
use crate::error::Error;
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

/// Adds memory for results that a kernel cannot write where they belong.
pub(super) fn made<'a>(
    layout: HostLayout,
    len: usize,
    device: &Arc<dyn Accelerator>,
    places: &mut Vec<Place<'a>>,
) -> Result<(), Error> {
    let mut memory = Vec::new();
    layout.allocate(&**device, len, &mut memory)?;
    places.extend(memory.into_iter().map(Place::Made));
    Ok(())
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
