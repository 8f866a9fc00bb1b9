//! Buffers of results: copied between the host and a device, and put together from pieces.

use fpdsl_macros::for_each_tuple;

use super::Device;
use super::buffer::Buffer;
use crate::element::Element;
use crate::error::Error;
use crate::loops::stack;
use crate::threads::with_stack;

/// The results of a call: a [`Buffer`], or a tuple of them.
///
/// # Safety
///
/// There are as many elements in the copies.
pub unsafe trait Transfer: Sized + Send {
    /// The same elements in lists on the host: a `Vec`, or a tuple of them.
    type Lists: Default + Send;

    /// The same elements in buffers on the host.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn on_host(self) -> Result<Self, Error>;

    /// The same elements, which are on the host, in buffers on `device`.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn on_device(self, device: &Device) -> Result<Self, Error>;

    /// Adds the elements to lists.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn append_to(self, lists: &mut Self::Lists) -> Result<(), Error>;

    /// Adds the elements of other lists.
    fn join(lists: &mut Self::Lists, next: Self::Lists);

    /// The elements whose flags are true, in buffers on the host.
    ///
    /// # Errors
    ///
    /// The device's failures.
    ///
    /// # Panics
    ///
    /// If there are fewer flags than elements.
    fn kept(self, which: &[bool]) -> Result<Self, Error>;

    /// The shortest and the longest list's length.
    fn lengths(lists: &Self::Lists) -> (usize, usize);
}

// SAFETY: the elements are copied.
unsafe impl<T: Element> Transfer for Buffer<T> {
    type Lists = Vec<T>;

    fn on_host(self) -> Result<Self, Error> {
        self.into_vec().map(Buffer::from)
    }

    fn on_device(self, device: &Device) -> Result<Self, Error> {
        Buffer::new(device, &self.into_vec()?)
    }

    fn append_to(self, list: &mut Vec<T>) -> Result<(), Error> {
        Self::join(list, self.into_vec()?);
        Ok(())
    }

    fn join(list: &mut Vec<T>, mut next: Vec<T>) {
        if list.is_empty() {
            *list = next;
        } else {
            list.append(&mut next);
        }
    }

    fn kept(self, which: &[bool]) -> Result<Self, Error> {
        let (mut list, mut which) = (self.into_vec()?, which.iter());
        with_stack(stack::of_values::<T>(), || {
            list.retain(|_| *which.next().expect("a flag for each element"));
        });
        Ok(Buffer::from(list))
    }

    fn lengths(list: &Vec<T>) -> (usize, usize) {
        (list.len(), list.len())
    }
}

for_each_tuple! {
    #for len > 0 {
        // SAFETY: each part does as it promises.
        unsafe impl<#(#T: Transfer),*> Transfer for (#(#T,)*) {
            type Lists = (#(#T::Lists,)*);

            fn on_host(self) -> Result<Self, Error> {
                Ok((#(self.#i.on_host()?,)*))
            }

            fn on_device(self, device: &Device) -> Result<Self, Error> {
                Ok((#(self.#i.on_device(device)?,)*))
            }

            fn append_to(self, lists: &mut Self::Lists) -> Result<(), Error> {
                #(self.#i.append_to(&mut lists.#i)?;)*
                Ok(())
            }

            fn join(lists: &mut Self::Lists, next: Self::Lists) {
                #(#T::join(&mut lists.#i, next.#i);)*
            }

            fn kept(self, which: &[bool]) -> Result<Self, Error> {
                Ok((#(self.#i.kept(which)?,)*))
            }

            fn lengths(lists: &Self::Lists) -> (usize, usize) {
                let all = [#(#T::lengths(&lists.#i)),*];
                all.into_iter().fold((usize::MAX, 0), |(least, most), (l, m)| (least.min(l), most.max(m)))
            }
        }
    }
}
