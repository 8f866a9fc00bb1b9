//! The places that results go to: what callers pass, and the forms behind it.

use std::sync::Arc;

use fpdsl_macros::for_each_tuple;

use super::accelerator::{Accelerator, Memory};
use super::buffer::Buffer;
use super::output::Output;
use super::planes::HostLayout;
use super::streaming::Addresses;
use super::view::{At, ViewMut};
use crate::element::Element;
use crate::error::Error;
use crate::loops::{Sink, Steps};

/// An output of [`into`](super::Call::into) for results of type `T`: a `&mut` [`Buffer`] of the device, a
/// [`ViewMut`](super::ViewMut), or host memory, a `&mut` slice, array or `Vec` (which is not resized); a
/// [`Sampled`](super::Sampled), which takes the results of some elements; for a result that is a tuple, a tuple of those.
///
/// Those of which only some can be an output have a [`Form`](Self::Form) that says so: `update` replaces elements of buffers and views,
/// and `compact` fills them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot take results of type `{T}`",
    label = "the output comes after the device: pass a `&mut` `Buffer`, slice or `Vec` of results; for a tuple, a tuple of those"
)]
pub trait Destination<T: Output> {
    /// One of a few forms: a buffer, a view, samples, a tuple of them.
    type Form: Target<T>;

    /// The form.
    fn form(self) -> Self::Form;
}

/// A form of an output.
///
/// # Safety
///
/// The sink may be written, as long as the exclusive borrow lasts, for every element of a call with as many as `room` tells;
/// `places` adds memory with room for `n`.
pub unsafe trait Target<T: Output> {
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

    /// Takes the memory that was allocated for this call, in the order of [`Target::places`], and copies its `n` results to
    /// where they belong. A kernel has written all other results there.
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

macro_rules! views {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<'a, $($generics)*> Destination<T> for $type {
            type Form = ViewMut<'a, T>;

            fn form(self) -> ViewMut<'a, T> {
                self.into()
            }
        }
    )*};
}

views! {
    (T: Element) &'a mut [T];
    (T: Element, const N: usize) &'a mut [T; N];
    (T: Element) &'a mut Vec<T>;
    (T: Element) &'a mut ViewMut<'_, T>;
    (T: Element) ViewMut<'a, T>;
}

#[diagnostic::do_not_recommend]
impl<T: Element> Destination<T> for &mut Buffer<T> {
    /// A buffer is more than a view of it: an accelerator puts other memory in its place.
    type Form = Self;

    fn form(self) -> Self {
        self
    }
}

/// The number of results that an array of an output takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Room {
    /// One in each of this many places.
    Each(usize),
    /// Those of some elements, of which there must be this many or more.
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
    /// Made for this call, since a kernel cannot write where the results belong. [`Target::download`] takes it.
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

#[diagnostic::do_not_recommend]
// SAFETY: the sink is the buffer's memory on the host; on an accelerator a buffer has room for its elements.
unsafe impl<T: Element> Target<T> for &mut Buffer<T> {
    type Sink = Steps<T>;

    fn room(&self, rooms: &mut Vec<Room>) {
        rooms.push(Room::Each(self.len()));
    }

    fn sink(&mut self, function: &'static str) -> Result<Steps<T>, Error> {
        self.whole_mut().sink(function)
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

#[diagnostic::do_not_recommend]
// SAFETY: the sink is the view's elements, whose number `room` tells; the places have room for as many.
unsafe impl<T: Element> Target<T> for ViewMut<'_, T> {
    type Sink = Steps<T>;

    fn room(&self, rooms: &mut Vec<Room>) {
        rooms.push(Room::Each(self.len()));
    }

    fn sink(&mut self, function: &'static str) -> Result<Steps<T>, Error> {
        let (values, step) = ViewMut::from(self).0.on_host(function)?;
        let first = values.as_mut_ptr();
        Ok(Steps { first, step })
    }

    fn places<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        _: usize,
        places: &mut Vec<Place<'a>>,
    ) -> Result<(), Error> {
        if let At::Device(region) = &self.0 {
            region.expect_on(function, device)?;
            if let Some(part) = region.part(&**device) {
                places.extend(part?.into_iter().map(Place::Part));
                return Ok(());
            }
        }
        made(HostLayout::of::<T>(), self.len(), device, places)
    }

    fn download(
        &mut self,
        device: &Arc<dyn Accelerator>,
        _: usize,
        made: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<(), Error> {
        match &self.0 {
            At::Device(region) if region.lies_in_a_row() => Ok(()),
            _ => self.take(&**device, &HostLayout::of::<T>().taken(made)),
        }
    }
}

for_each_tuple! {
    #for len > 0 {
        #[diagnostic::do_not_recommend]
        impl<#(#T: Output, #A: Destination<#T>),*> Destination<(#(#T,)*)> for (#(#A,)*) {
            type Form = (#(#A::Form,)*);

            fn form(self) -> Self::Form {
                (#(self.#i.form(),)*)
            }
        }

        // SAFETY: each part does as it promises.
        #[diagnostic::do_not_recommend]
        unsafe impl<#(#T: Output, #A: Target<#T>),*> Target<(#(#T,)*)> for (#(#A,)*) {
            type Sink = (#(#A::Sink,)*);

            fn room(&self, rooms: &mut Vec<Room>) {
                #(self.#i.room(rooms);)*
            }

            fn sink(&mut self, function: &'static str) -> Result<Self::Sink, Error> {
                Ok((#(self.#i.sink(function)?,)*))
            }

            fn places<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                n: usize,
                places: &mut Vec<Place<'a>>,
            ) -> Result<(), Error> {
                #(self.#i.places(function, device, n, places)?;)*
                Ok(())
            }

            fn download(
                &mut self,
                device: &Arc<dyn Accelerator>,
                n: usize,
                made: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<(), Error> {
                #(self.#i.download(device, n, made)?;)*
                Ok(())
            }
        }
    }
}
