//! The buffers for results: one for each, with tuples taken apart.

use std::sync::Arc;

use fpdsl_macros::for_each_tuple;

use super::accelerator::{Accelerator, Memory};
use super::arg::{Arg, Form, Stored};
use super::buffer::Buffer;
use super::column::Column;
use super::planes::HostLayout;
use super::room::room;
use super::streaming::Addresses;
use super::transfer::Transfer;
use crate::element::{Element, Placed};
use crate::error::Error;
use crate::loops::{Outputs, Sink};

/// The type that [`Call::run`](super::Call::run) returns for a function with this result: a [`Buffer`], or a tuple of them.
pub type Mapped<T> = <T as Output>::Buffers;

/// A type of results: a scalar, an array or struct of such, or a tuple of these. Calls store them, reductions and scans combine them.
///
/// # Safety
///
/// `sink` writes within the room that `room` made, for the `n` elements that it was made for; `allocate` adds and
/// `buffers` takes the same pieces of memory in the same order.
pub unsafe trait Output: Column + Placed {
    /// The buffers that hold one result per element.
    type Buffers: Arg<Self, Form: Form<Self>> + Transfer<Lists = Self::Values>;
    /// Such buffers as an argument.
    type Lent<'a>: Form<Self>;
    /// Room for the results on the host.
    type Room: Send;
    /// How elements are written to it.
    type Sink: Sink<Self> + Addresses;

    /// Room for `n` results.
    fn room(n: usize) -> Result<Self::Room, Error>;

    /// Writers into the room, which must not be touched while they are in use.
    fn sink(room: &mut Self::Room) -> Self::Sink;

    /// The buffers.
    ///
    /// # Safety
    ///
    /// All `n` results are written.
    unsafe fn filled(room: Self::Room, n: usize) -> Self::Buffers;

    /// Buffers as an argument.
    fn lent(buffers: &Self::Buffers) -> Self::Lent<'_>;

    /// Allocates the results on an accelerator.
    fn allocate(device: &dyn Accelerator, n: usize, memory: &mut Vec<Box<dyn Memory>>) -> Result<(), Error>;

    /// Makes buffers of the results on an accelerator, from the memory that [`Output::allocate`] added.
    fn buffers(
        device: &Arc<dyn Accelerator>,
        n: usize,
        memory: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<Self::Buffers, Error>;
}

// SAFETY: one `Vec` with room for `n` elements, or the pieces of device memory that an array of them has.
unsafe impl<T: Element> Output for T {
    type Buffers = Buffer<T>;
    type Lent<'a> = Stored<'a, T>;
    type Room = Vec<T>;
    type Sink = Outputs<T>;

    fn room(n: usize) -> Result<Vec<T>, Error> {
        room(n)
    }

    fn sink(room: &mut Vec<T>) -> Outputs<T> {
        Outputs(room.as_mut_ptr())
    }

    unsafe fn filled(mut room: Vec<T>, n: usize) -> Buffer<T> {
        // SAFETY: the caller vouches that `n` results were written, and `room(n)` made room for them.
        unsafe { room.set_len(n) };
        // Fewer may be written than there was room for.
        room.shrink_to_fit();
        Buffer::from(room)
    }

    fn lent(buffer: &Buffer<T>) -> Stored<'_, T> {
        Arg::<T>::form(buffer)
    }

    fn allocate(device: &dyn Accelerator, n: usize, memory: &mut Vec<Box<dyn Memory>>) -> Result<(), Error> {
        HostLayout::of::<T>().allocate(device, n, memory)
    }

    fn buffers(
        device: &Arc<dyn Accelerator>,
        n: usize,
        memory: &mut dyn Iterator<Item = Box<dyn Memory>>,
    ) -> Result<Buffer<T>, Error> {
        // As many pieces of memory as `allocate` has added, in the same order.
        let pieces = HostLayout::of::<T>().taken(memory);
        Buffer::from_pieces(device.clone(), pieces, n)
    }
}

for_each_tuple! {
    #for len > 0 {
        // SAFETY: each part does as it promises.
        unsafe impl<#(#T: Output),*> Output for (#(#T,)*) {
            type Buffers = (#(#T::Buffers,)*);
            type Lent<'a> = (#(#T::Lent<'a>,)*);
            type Room = (#(#T::Room,)*);
            type Sink = (#(#T::Sink,)*);

            fn room(n: usize) -> Result<Self::Room, Error> {
                Ok((#(#T::room(n)?,)*))
            }

            fn sink(room: &mut Self::Room) -> Self::Sink {
                (#(#T::sink(&mut room.#i),)*)
            }

            unsafe fn filled(room: Self::Room, n: usize) -> Self::Buffers {
                // SAFETY: the caller's promise holds for each part.
                unsafe { (#(#T::filled(room.#i, n),)*) }
            }

            fn lent(buffers: &Self::Buffers) -> Self::Lent<'_> {
                (#(#T::lent(&buffers.#i),)*)
            }

            fn allocate(
                device: &dyn Accelerator,
                n: usize,
                memory: &mut Vec<Box<dyn Memory>>,
            ) -> Result<(), Error> {
                #(#T::allocate(device, n, memory)?;)*
                Ok(())
            }

            fn buffers(
                device: &Arc<dyn Accelerator>,
                n: usize,
                memory: &mut dyn Iterator<Item = Box<dyn Memory>>,
            ) -> Result<Self::Buffers, Error> {
                Ok((#(#T::buffers(device, n, memory)?,)*))
            }
        }
    }
}
