//! Elements in memory: a value for each element of a call, or the elements that all of them share.

use std::any::Any;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use super::{Arg, Describe, Form, Misfit, Role, describe_values, not_on_the_host};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::buffer::Buffer;
use crate::device::region::Region;
use crate::device::view::{At, View, ViewMut};
use crate::element::Element;
use crate::error::Error;
use crate::loops::{Steps, Whole};
use crate::slice::Slice;

/// A slice, a buffer or a view: a value for each element, or for a parameter `&[T]` the elements that all share.
#[derive(Debug)]
pub struct Stored<'a, T: Element>(Held<'a, T>);

#[derive(Debug)]
enum Held<'a, T: Element> {
    Slice(&'a [T]),
    /// On the host, to be read as long as this is used.
    Steps {
        elements: Steps<T>,
        len: usize,
        /// Those that are not adjacent are copied together if some function wants a slice.
        packed: OnceLock<Vec<T>>,
    },
    Region(Region<'a>),
    List(Vec<T>),
    Buffer(&'a Buffer<T>),
    Owned(Buffer<T>),
}

impl<'a, T: Element> From<View<'a, T>> for Stored<'a, T> {
    fn from(view: View<'a, T>) -> Self {
        Stored(match view.0 {
            At::Slice(values) => Held::Slice(values),
            At::Steps { values, step, len } => {
                let first = values.as_ptr().cast_mut();
                Held::of_steps(Steps { first, step }, len)
            }
            At::Device(region) => Held::Region(region),
        })
    }
}

impl<T: Element> Held<'_, T> {
    fn of_steps(elements: Steps<T>, len: usize) -> Self {
        Held::Steps {
            elements,
            len,
            packed: OnceLock::new(),
        }
    }
}

impl<T: Element> Stored<'_, T> {
    /// Elements on the host, which may be written if nobody reads them then.
    ///
    /// # Safety
    ///
    /// They may be read as long as this is used.
    pub(in crate::device) unsafe fn steps(elements: Steps<T>, len: usize) -> Self {
        Stored(Held::of_steps(elements, len))
    }

    fn view(&self) -> View<'_, T> {
        match &self.0 {
            Held::Slice(values) => View::from(*values),
            &Held::Steps { elements, len, .. } => {
                let Steps { first, step } = elements;
                let covered = len.min(1) + len.saturating_sub(1) * step;
                // SAFETY: the elements may be read.
                let values = unsafe { std::slice::from_raw_parts(first, covered) };
                View(At::of(values, step, len))
            }
            Held::Region(region) => View(At::Device(*region)),
            Held::List(values) => View::from(values),
            Held::Buffer(buffer) => buffer.whole(),
            Held::Owned(buffer) => buffer.whole(),
        }
    }

    pub(in crate::device) fn len(&self) -> usize {
        match &self.0 {
            Held::Slice(values) => values.len(),
            Held::Steps { len, .. } => *len,
            Held::Region(region) => region.len,
            Held::List(values) => values.len(),
            Held::Buffer(buffer) => buffer.len(),
            Held::Owned(buffer) => buffer.len(),
        }
    }

    /// The elements as a slice, if they are on the host.
    fn slice(&self) -> Result<Option<*const [T]>, Error> {
        Ok(match &self.0 {
            &Held::Steps { elements, len, .. } if elements.step == 1 => {
                Some(std::ptr::slice_from_raw_parts(elements.first, len))
            }
            Held::Steps { packed, .. } => Some(self.view().kept_in(packed)?),
            _ => self.view().as_slice().map(|values| &raw const *values),
        })
    }

    /// The elements as a slice, for a call of `function` on the host.
    fn on_host(&self, function: &'static str) -> Result<*const [T], Error> {
        self.slice()?
            .ok_or_else(|| not_on_the_host(function, self.view().device_name()))
    }

    /// As [`slice`](Self::slice), copied to `fetched` if they are not on the host.
    fn fetched(&self, fetched: &mut Vec<Box<dyn Any>>) -> Result<*const [T], Error> {
        if let Some(values) = self.slice()? {
            return Ok(values);
        }
        let copy = self.view().to_vec()?;
        // The elements of a `Vec` stay where they are when it is moved.
        let elements = &raw const *copy.as_slice();
        fetched.push(Box::new(copy));
        Ok(elements)
    }

    /// The elements for an accelerator.
    fn on(&self, function: &'static str, device: &Arc<dyn Accelerator>) -> Result<Vec<Input<'_>>, Error> {
        match &self.0 {
            Held::Buffer(buffer) => buffer.inputs(function, device),
            Held::Owned(buffer) => buffer.inputs(function, device),
            _ => self.view().inputs(function, device),
        }
    }

    /// The elements for a kernel that reads any of them.
    fn shared_on<'i>(
        &'i self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'i>>,
    ) -> Result<(), Error> {
        let (elements, len) = (self.on(function, device)?, self.len());
        inputs.extend(elements.into_iter().map(|input| input.shared(len)));
        Ok(())
    }

    fn tell(&self, role: Role, to: &mut dyn Describe) -> Result<(), Error> {
        describe_values(to, role, &self.view().slice()?);
        Ok(())
    }
}

// SAFETY: the source is the elements whose number `agree` reports.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<T> for Stored<'_, T> {
    type Source = Steps<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a>
        = Stored<'a, T>
    where
        Self: 'a;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        Misfit::check(self.len(), expected)
    }

    fn source(&self, function: &'static str) -> Result<Steps<T>, Error> {
        let elements = match &self.0 {
            Held::Steps { elements, .. } => return Ok(*elements),
            // No view is made of what most calls have.
            Held::Slice(values) => *values,
            _ => self.view().0.on_host(function)?.0,
        };
        Ok(Steps::of_adjacent(elements.as_ptr().cast_mut()))
    }

    fn source_or_copy(
        &self,
        function: &'static str,
        fetched: &mut Vec<Box<dyn Any>>,
    ) -> Result<Steps<T>, Error> {
        match self.view().0 {
            At::Slice(_) | At::Steps { .. } => Form::<T>::source(self, function),
            At::Device(_) => Ok(Steps::of_adjacent(self.fetched(fetched)?.cast_mut().cast())),
        }
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        inputs.extend(self.on(function, device)?);
        Ok(())
    }

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.shared_on(function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        Form::<Slice<T>>::source(self, function)
    }

    fn part(&self, elements: Range<usize>) -> Result<Stored<'_, T>, Error> {
        Ok(self.view().view(elements)?.into())
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        self.tell(Role::Elements, to)
    }
}

// SAFETY: nothing is read but within the elements.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<Slice<T>> for Stored<'_, T> {
    type Source = Whole<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a>
        = &'a Self
    where
        Self: 'a;

    fn agree(&self, _: &mut Option<usize>) -> Result<(), Misfit> {
        Ok(())
    }

    fn source(&self, function: &'static str) -> Result<Whole<T>, Error> {
        // SAFETY: a source is valid as long as `self` is, which borrows or owns the elements.
        Ok(unsafe { Whole::raw(self.on_host(function)?) })
    }

    fn source_or_copy(&self, _: &'static str, fetched: &mut Vec<Box<dyn Any>>) -> Result<Whole<T>, Error> {
        // SAFETY: a source is valid as long as `self` and `fetched` are, one of which has the elements.
        Ok(unsafe { Whole::raw(self.fetched(fetched)?) })
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        self.shared_on(function, device, inputs)
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        Form::<Slice<T>>::source(self, function)
    }

    /// The whole: each part of a call reads any of the elements.
    fn part(&self, _: Range<usize>) -> Result<&Self, Error> {
        Ok(self)
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        self.tell(Role::Slice, to)
    }
}

macro_rules! arrays {
    ($(($($generics:tt)*) $type:ty, $form:lifetime, |$this:ident| $array:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Arg<T> for $type {
            type Form = Stored<$form, T>;

            fn form(self) -> Stored<$form, T> {
                let $this = self;
                $array
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Arg<Slice<T>> for $type {
            type Form = Stored<$form, T>;

            fn form(self) -> Stored<$form, T> {
                Arg::<T>::form(self)
            }
        }
    )*};
}

arrays! {
    ('a, T: Element) &'a [T], 'a, |list| Stored(Held::Slice(list));
    ('a, T: Element, const N: usize) &'a [T; N], 'a, |list| Stored(Held::Slice(list));
    (T: Element) Vec<T>, 'static, |list| Stored(Held::List(list));
    ('a, T: Element) &'a Vec<T>, 'a, |list| Stored(Held::Slice(list));
    (T: Element) Buffer<T>, 'static, |buffer| Stored(Held::Owned(buffer));
    ('a, T: Element) &'a Buffer<T>, 'a, |buffer| Stored(Held::Buffer(buffer));
    ('a, T: Element) View<'a, T>, 'a, |view| view.into();
    ('a, T: Element) &View<'a, T>, 'a, |view| (*view).into();
    ('a, T: Element) &'a ViewMut<'_, T>, 'a, |view| view.as_view().into();
}
