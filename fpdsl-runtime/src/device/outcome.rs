//! The results of calls over arrays, as columns of encodings.

use fpdsl_macros::for_each_tuple;

use super::buffer::Buffer;
use super::column::Column;
use crate::element::Element;
use crate::error::Error;
use crate::lift::{Lift, Shape};

/// A result of a call, a reduction or a scan: a [`Buffer`], a single value, or a tuple of them. A `Vec` is one as well.
#[diagnostic::on_unimplemented(
    message = "`verify` cannot compare results of type `{Self}`",
    label = "return what `map`, `launch`, `reduce` or `scan` returns: buffers, values, or tuples of them"
)]
pub trait Outcome {
    /// The element, or a tuple of elements.
    type Value: Lift;

    /// Adds, for each scalar of an element, its encodings in all elements.
    ///
    /// # Errors
    ///
    /// The device's failures.
    fn encodings(self, columns: &mut Vec<Vec<u64>>) -> Result<(), Error>;

    /// The shape of an element.
    fn shape() -> Shape {
        Self::Value::SHAPE
    }
}

impl<T: Element> Outcome for T {
    type Value = T;

    fn encodings(self, columns: &mut Vec<Vec<u64>>) -> Result<(), Error> {
        vec![self].encodings(columns)
    }
}

impl<T: Element> Outcome for Vec<T> {
    type Value = T;

    fn encodings(self, columns: &mut Vec<Vec<u64>>) -> Result<(), Error> {
        T::scalars(&self, columns);
        Ok(())
    }
}

impl<T: Element> Outcome for Buffer<T> {
    type Value = T;

    fn encodings(self, columns: &mut Vec<Vec<u64>>) -> Result<(), Error> {
        self.into_vec()?.encodings(columns)
    }
}

for_each_tuple! {
    #for len > 0 {
        impl<#(#T: Outcome),*> Outcome for (#(#T,)*) {
            type Value = (#(#T::Value,)*);

            fn encodings(self, columns: &mut Vec<Vec<u64>>) -> Result<(), Error> {
                #(self.#i.encodings(columns)?;)*
                Ok(())
            }
        }
    }
}
