//! The arguments of a parameter: one value for every element, or an array.

use std::sync::Arc;

use super::Device;
use super::accelerator::{Accelerator, Input};
use super::buffer::Buffer;
use super::erased::Names;
use super::planes;
use crate::element::{Element, bytes_of};
use crate::error::Error;
use crate::lanes::{Broadcast, Elements, Source, Whole};
use crate::lift::Lift;
use crate::slice::Slice;

/// An argument of `map` for a parameter of type `T`: a `T` (used for every element), a slice, an array, a `Vec` or a
/// [`Buffer`] of `T` (borrowed or not); for a parameter that is a tuple, a tuple of arguments. For a parameter `&[T]`,
/// which is written [`Slice<T>`](Slice) here, it is a slice, an array, a `Vec` or a `Buffer` that all elements share.
///
/// # Safety
///
/// The source may be read, as long as `self` lives, at every element below the length on which `agree` insists.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no argument for a parameter of type `{T}`",
    label = "pass a value for all elements, or a slice, array, `Vec` or `Buffer` of values"
)]
pub unsafe trait Arg<T: Lift> {
    /// How lanes read it.
    type Source: Source<T>;

    /// Notes its length in `expected`, or returns it if it differs.
    fn agree(&self, expected: &mut Option<usize>) -> Result<(), usize>;

    /// The argument for the host's lanes: valid as long as `self` is, for the elements that it has.
    fn source(&self, function: &'static str) -> Result<Self::Source, Error>;

    /// The argument for an accelerator, tuples taken apart.
    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error>;
}

// SAFETY: no memory is read.
unsafe impl<T: Element> Arg<T> for T {
    type Source = Broadcast<T>;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), usize> {
        Ok(())
    }

    fn source(&self, _: &'static str) -> Result<Broadcast<T>, Error> {
        Ok(Broadcast(*self))
    }

    fn inputs<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.push(Input::Value(bytes_of(core::slice::from_ref(self)).to_vec()));
        Ok(())
    }
}

/// An argument with one value per element.
enum Values<'a, T: Element> {
    Slice(&'a [T]),
    Buffer(&'a Buffer<T>),
}

impl<'a, T: Element> Values<'a, T> {
    fn len(&self) -> usize {
        match self {
            Values::Slice(values) => values.len(),
            Values::Buffer(buffer) => buffer.len(),
        }
    }

    fn source(self, function: &'static str) -> Result<Elements<T>, Error> {
        let (values, buffer) = match self {
            Values::Slice(values) => return Ok(Elements(values.as_ptr())),
            Values::Buffer(buffer) => (buffer.as_slice(), buffer),
        };
        values
            .map(|values| Elements(values.as_ptr()))
            .ok_or_else(|| Error::WrongDevice {
                function,
                device: Device::host().name(),
                buffer: buffer.device_name(),
            })
    }

    /// The host's memory for lanes that read anywhere in it.
    ///
    /// # Safety
    ///
    /// The source is used only as long as the values are borrowed.
    unsafe fn whole(self, function: &'static str) -> Result<Whole<T>, Error> {
        let slice = match self {
            Values::Slice(values) => Ok(values),
            Values::Buffer(buffer) => buffer.as_slice().ok_or_else(|| Error::WrongDevice {
                function,
                device: Device::host().name(),
                buffer: buffer.device_name(),
            }),
        };
        // SAFETY: the caller's.
        slice.map(|slice| unsafe { Whole::new(slice) })
    }

    /// The slice for an accelerator.
    fn shared(self, function: &'static str, device: &Arc<dyn Accelerator>) -> Result<Input<'a>, Error> {
        let len = self.len();
        Ok(match self.input(function, device)? {
            Input::Memory(memory) => Input::Slice { memory, len },
            Input::Uploaded(memory) => Input::UploadedSlice { memory, len },
            other => other,
        })
    }

    fn input(self, function: &'static str, device: &Arc<dyn Accelerator>) -> Result<Input<'a>, Error> {
        match self {
            Values::Slice(values) => Ok(Input::Uploaded(planes::upload(&**device, values)?)),
            Values::Buffer(buffer) => buffer.input(function, device),
        }
    }
}

macro_rules! arrays {
    ($(($($generics:tt)*) $type:ty, |$this:ident| $values:expr;)*) => {$(
        // SAFETY: the source is the slice whose length `agree` reports.
        unsafe impl<$($generics)*> Arg<T> for $type {
            type Source = Elements<T>;

            fn agree(&self, expected: &mut Option<usize>) -> Result<(), usize> {
                let $this = self;
                let len = $values.len();
                if *expected.get_or_insert(len) == len { Ok(()) } else { Err(len) }
            }

            fn source(&self, function: &'static str) -> Result<Elements<T>, Error> {
                let $this = self;
                $values.source(function)
            }

            fn inputs<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                let $this = self;
                inputs.push($values.input(function, device)?);
                Ok(())
            }
        }

        // SAFETY: nothing is read but within the slice.
        unsafe impl<$($generics)*> Arg<Slice<T>> for $type {
            type Source = Whole<T>;

            fn agree(&self, _: &mut Option<usize>) -> Result<(), usize> {
                Ok(())
            }

            fn source(&self, function: &'static str) -> Result<Whole<T>, Error> {
                let $this = self;
                // SAFETY: a source is valid as long as `self` is, which borrows or owns the values.
                unsafe { $values.whole(function) }
            }

            fn inputs<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                let $this = self;
                inputs.push($values.shared(function, device)?);
                Ok(())
            }
        }
    )*};
}

arrays! {
    (T: Element) &[T], |this| Values::Slice(this);
    (T: Element, const N: usize) &[T; N], |this| Values::Slice(this.as_slice());
    (T: Element) Vec<T>, |this| Values::Slice(this);
    (T: Element) &Vec<T>, |this| Values::Slice(this);
    (T: Element) Buffer<T>, |this| Values::Buffer(this);
    (T: Element) &Buffer<T>, |this| Values::Buffer(this);
}

macro_rules! tuple {
    ($(($T:ident $A:ident $i:tt))*) => {
        // SAFETY: each part does as it promises.
        unsafe impl<$($T: Lift, $A: Arg<$T>),*> Arg<($($T,)*)> for ($($A,)*) {
            type Source = ($($A::Source,)*);

            fn agree(&self, expected: &mut Option<usize>) -> Result<(), usize> {
                $(self.$i.agree(expected)?;)*
                Ok(())
            }

            fn source(&self, function: &'static str) -> Result<Self::Source, Error> {
                Ok(($(self.$i.source(function)?,)*))
            }

            fn inputs<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                $(self.$i.inputs(function, device, inputs)?;)*
                Ok(())
            }
        }

        // SAFETY: every part is asked.
        unsafe impl<$($T: Lift, $A: Arg<$T>),*> Args<($($T,)*)> for ($($A,)*) {
            fn agree_from(&self, names: &Names, mut expected: Option<usize>) -> Result<Option<usize>, Error> {
                $(
                    if let Err(found) = self.$i.agree(&mut expected) {
                        return Err(Error::LengthMismatch {
                            function: names.function,
                            parameter: names.parameters[$i],
                            // An argument that disagrees follows something that set the length.
                            expected: expected.unwrap_or(found),
                            found,
                        });
                    }
                )*
                Ok(expected)
            }
        }
    };
}

/// The arguments of one call: a tuple of [`Arg`]s for a tuple of parameter types.
///
/// # Safety
///
/// `agree_from` asks every part for its length.
pub unsafe trait Args<P: Lift>: Arg<P> {
    /// The length on which the arguments agree with each other and with `expected`; none if all are single values and
    /// nothing was expected.
    ///
    /// # Errors
    ///
    /// [`Error::LengthMismatch`].
    fn agree_from(&self, names: &Names, expected: Option<usize>) -> Result<Option<usize>, Error>;
}

// SAFETY: there are no parts.
unsafe impl Args<()> for () {
    fn agree_from(&self, _: &Names, expected: Option<usize>) -> Result<Option<usize>, Error> {
        Ok(expected)
    }
}

// SAFETY: no memory is read.
unsafe impl Arg<()> for () {
    type Source = ();

    fn agree(&self, _: &mut Option<usize>) -> Result<(), usize> {
        Ok(())
    }

    fn source(&self, _: &'static str) -> Result<(), Error> {
        Ok(())
    }

    fn inputs<'a>(
        &'a self,
        _: &'static str,
        _: &Arc<dyn Accelerator>,
        _: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        Ok(())
    }
}

for_tuples!(tuple);
