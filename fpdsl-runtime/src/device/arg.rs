//! The arguments of a parameter: one value for every element, or an array.

use std::any::Any;
use std::sync::Arc;

use super::Device;
use super::accelerator::{Accelerator, Input};
use super::buffer::Buffer;
use super::erased::Names;
use super::planes;
use super::view::{self, At, Strided, View, ViewMut};
use crate::element::Element;
use crate::error::Error;
use crate::lift::Lift;
use crate::loops::{Broadcast, Elements, Source, Steps, Whole};
use crate::slice::Slice;

/// An argument of `map` for a parameter of type `T`: a `T` (used for every element), a slice, an array, a `Vec`, a
/// [`Buffer`] of `T` (borrowed or not) or a [`View`] or [`Strided`] view of one; for a parameter that is a tuple, a tuple of
/// arguments. For a parameter `&[T]`, which is written [`Slice<T>`](Slice) here, it is one of these arrays that all elements share.
///
/// # Safety
///
/// The source may be read, as long as `self` lives, at every element below the length on which `agree` insists.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be an argument for a parameter of type `{T}`",
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

    /// As [`Arg::source`], also of a buffer on an accelerator: it is copied to the host. The source is valid as long as `fetched` is,
    /// too, which gets the copies.
    #[doc(hidden)]
    fn source_or_copy(
        &self,
        function: &'static str,
        fetched: &mut Vec<Box<dyn Any>>,
    ) -> Result<Self::Source, Error> {
        let _ = fetched;
        self.source(function)
    }
}

// SAFETY: no memory is read.
#[diagnostic::do_not_recommend]
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
        inputs.extend(planes::values(self));
        Ok(())
    }
}

/// An argument with one value per element.
enum Values<'a, T: Element> {
    Slice(&'a [T]),
    Buffer(&'a Buffer<T>),
    View(View<'a, T>),
}

impl<'a, T: Element> Values<'a, T> {
    fn len(&self) -> usize {
        match self {
            Values::Slice(values) => values.len(),
            Values::Buffer(buffer) => buffer.len(),
            Values::View(view) => view.len(),
        }
    }

    /// The elements, if they are on the host.
    fn on_host(&self, function: &'static str) -> Result<&'a [T], Error> {
        let (values, place) = match self {
            Values::Slice(values) => return Ok(values),
            Values::Buffer(buffer) => (buffer.as_slice(), buffer.whole()),
            Values::View(view) => (view.as_slice(), *view),
        };
        values.ok_or_else(|| Error::WrongDevice {
            function,
            device: Device::host().name(),
            buffer: place.device_name(),
        })
    }

    fn source(self, function: &'static str) -> Result<Elements<T>, Error> {
        let values = self.on_host(function)?;
        Ok(Elements(values.as_ptr()))
    }

    /// The host's memory for lanes that read anywhere in it.
    ///
    /// # Safety
    ///
    /// The source is used only as long as the values are borrowed.
    unsafe fn whole(self, function: &'static str) -> Result<Whole<T>, Error> {
        let slice = self.on_host(function)?;
        // SAFETY: the caller's.
        Ok(unsafe { Whole::new(slice) })
    }

    /// The elements, which are copied to `fetched` if they are not on the host.
    fn fetched(self, fetched: &mut Vec<Box<dyn Any>>) -> Result<*const [T], Error> {
        let copy = match self {
            Values::Slice(values) => return Ok(values),
            Values::Buffer(buffer) => match buffer.as_slice() {
                Some(values) => return Ok(values),
                None => buffer.to_vec()?,
            },
            Values::View(view) => match view.as_slice() {
                Some(values) => return Ok(values),
                None => view.to_vec()?,
            },
        };
        // The elements of a `Vec` stay where they are when it is moved.
        let elements = &raw const *copy.as_slice();
        fetched.push(Box::new(copy));
        Ok(elements)
    }

    /// The slice for an accelerator.
    fn shared(self, function: &'static str, device: &Arc<dyn Accelerator>) -> Result<Vec<Input<'a>>, Error> {
        let len = self.len();
        let inputs = self.inputs(function, device)?.into_iter();
        Ok(inputs.map(|input| input.shared(len)).collect())
    }

    fn inputs(self, function: &'static str, device: &Arc<dyn Accelerator>) -> Result<Vec<Input<'a>>, Error> {
        match self {
            Values::Slice(values) => planes::inputs(&**device, values),
            Values::Buffer(buffer) => buffer.inputs(function, device),
            Values::View(view) => match &view.0 {
                At::Host(values) => planes::inputs(&**device, values),
                At::Device(region) => view::inputs(region, function, device),
            },
        }
    }
}

macro_rules! arrays {
    ($(($($generics:tt)*) $type:ty, |$this:ident| $values:expr;)*) => {$(
        // SAFETY: the source is the slice whose length `agree` reports.
        #[diagnostic::do_not_recommend]
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

            fn source_or_copy(
                &self,
                _: &'static str,
                fetched: &mut Vec<Box<dyn Any>>,
            ) -> Result<Elements<T>, Error> {
                let $this = self;
                Ok(Elements($values.fetched(fetched)?.cast()))
            }

            fn inputs<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                let $this = self;
                inputs.extend($values.inputs(function, device)?);
                Ok(())
            }
        }

        // SAFETY: nothing is read but within the slice.
        #[diagnostic::do_not_recommend]
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

            fn source_or_copy(
                &self,
                _: &'static str,
                fetched: &mut Vec<Box<dyn Any>>,
            ) -> Result<Whole<T>, Error> {
                let $this = self;
                // SAFETY: a source is valid as long as `self` and `fetched` are, one of which has the values.
                Ok(unsafe { Whole::raw($values.fetched(fetched)?) })
            }

            fn inputs<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                let $this = self;
                inputs.extend($values.shared(function, device)?);
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

// Messages name what most programs pass.
arrays! {
    ('v, T: Element) View<'v, T>, |this| Values::View(*this);
    ('v, T: Element) &View<'v, T>, |this| Values::View(**this);
    ('v, T: Element) &ViewMut<'v, T>, |this| Values::View(this.as_view());
}

macro_rules! strided {
    ($(($($generics:tt)*) $type:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        // SAFETY: the source is the elements whose number `agree` reports, which are within the memory that is borrowed.
        unsafe impl<$($generics)*> Arg<T> for $type {
            type Source = Steps<T>;

            fn agree(&self, expected: &mut Option<usize>) -> Result<(), usize> {
                let len = self.len();
                if *expected.get_or_insert(len) == len { Ok(()) } else { Err(len) }
            }

            fn source(&self, function: &'static str) -> Result<Steps<T>, Error> {
                match &self.at {
                    At::Host(values) => Ok(Steps {
                        first: values.as_ptr().cast_mut(),
                        step: self.step,
                    }),
                    At::Device(_) => Err(Error::WrongDevice {
                        function,
                        device: Device::host().name(),
                        buffer: self.device_name(),
                    }),
                }
            }

            fn inputs<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                inputs.extend(match (&self.at, self.packed()?) {
                    (At::Device(region), _) => view::inputs(region, function, device)?,
                    (_, values) => planes::inputs(&**device, values.unwrap_or_default())?,
                });
                Ok(())
            }
        }

        #[diagnostic::do_not_recommend]
        // SAFETY: nothing is read but within the copy of the elements.
        unsafe impl<$($generics)*> Arg<Slice<T>> for $type {
            type Source = Whole<T>;

            fn agree(&self, _: &mut Option<usize>) -> Result<(), usize> {
                Ok(())
            }

            fn source(&self, function: &'static str) -> Result<Whole<T>, Error> {
                match self.packed()? {
                    // SAFETY: a source is valid as long as `self` is, which has the copy.
                    Some(values) => unsafe { Values::Slice(values).whole(function) },
                    None => Err(Error::WrongDevice {
                        function,
                        device: Device::host().name(),
                        buffer: self.device_name(),
                    }),
                }
            }

            fn inputs<'a>(
                &'a self,
                function: &'static str,
                device: &Arc<dyn Accelerator>,
                inputs: &mut Vec<Input<'a>>,
            ) -> Result<(), Error> {
                let from = inputs.len();
                Arg::<T>::inputs(self, function, device, inputs)?;
                let memory = inputs.drain(from..).map(|input| input.shared(self.len()));
                let memory: Vec<Input<'a>> = memory.collect();
                inputs.extend(memory);
                Ok(())
            }
        }
    )*};
}

strided! {
    ('v, T: Element) Strided<'v, T>;
    ('v, T: Element) &Strided<'v, T>;
}

macro_rules! tuple {
    ($(($T:ident $A:ident $i:tt))*) => {
        // SAFETY: each part does as it promises.
        #[diagnostic::do_not_recommend]
        unsafe impl<$($T: Lift, $A: Arg<$T>),*> Arg<($($T,)*)> for ($($A,)*) {
            type Source = ($($A::Source,)*);

            fn agree(&self, expected: &mut Option<usize>) -> Result<(), usize> {
                $(self.$i.agree(expected)?;)*
                Ok(())
            }

            fn source(&self, function: &'static str) -> Result<Self::Source, Error> {
                Ok(($(self.$i.source(function)?,)*))
            }

            fn source_or_copy(
                &self,
                function: &'static str,
                fetched: &mut Vec<Box<dyn Any>>,
            ) -> Result<Self::Source, Error> {
                Ok(($(self.$i.source_or_copy(function, fetched)?,)*))
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
#[diagnostic::do_not_recommend]
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
