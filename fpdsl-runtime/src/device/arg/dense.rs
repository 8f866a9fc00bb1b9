//! A value for each element, beside each other.

use std::any::Any;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use super::{Arg, Describe, Form, Misfit, Role, Shared, describe_values, not_on_the_host};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::buffer::Buffer;
use crate::device::planes;
use crate::device::view::{self, At, View, ViewMut};
use crate::element::Element;
use crate::error::Error;
use crate::loops::{Elements, Whole};
use crate::slice::Slice;

/// A value for each element, beside each other: a slice, a buffer or a view.
#[derive(Debug)]
pub struct Dense<'a, T: Element>(Held<'a, T>);

#[derive(Debug)]
enum Held<'a, T: Element> {
    Slice(&'a [T]),
    Buffer(&'a Buffer<T>),
    View(View<'a, T>),
    List(Vec<T>),
    Owned(Buffer<T>),
}

impl<'a, T: Element> From<&'a [T]> for Dense<'a, T> {
    fn from(values: &'a [T]) -> Self {
        Dense(Held::Slice(values))
    }
}

impl<'a, T: Element> From<View<'a, T>> for Dense<'a, T> {
    fn from(view: View<'a, T>) -> Self {
        Dense(Held::View(view))
    }
}

impl<T: Element> Dense<'_, T> {
    pub(super) fn len(&self) -> usize {
        match &self.0 {
            Held::Slice(values) => values.len(),
            Held::Buffer(buffer) => buffer.len(),
            Held::View(view) => view.len(),
            Held::List(values) => values.len(),
            Held::Owned(buffer) => buffer.len(),
        }
    }

    fn view(&self) -> View<'_, T> {
        match &self.0 {
            Held::Slice(values) => View::from(*values),
            Held::Buffer(buffer) => buffer.whole(),
            Held::View(view) => *view,
            Held::List(values) => View::from(values),
            Held::Owned(buffer) => buffer.whole(),
        }
    }

    /// The elements, if they are on the host.
    pub(super) fn on_host(&self, function: &'static str) -> Result<&[T], Error> {
        let view = self.view();
        view.as_slice()
            .ok_or_else(|| not_on_the_host(function, view.device_name()))
    }

    /// The elements, which are copied to `fetched` if they are not on the host.
    pub(super) fn fetched(&self, fetched: &mut Vec<Box<dyn Any>>) -> Result<*const [T], Error> {
        let view = self.view();
        if let Some(values) = view.as_slice() {
            return Ok(values);
        }
        let copy = view.to_vec()?;
        // The elements of a `Vec` stay where they are when it is moved.
        let elements = &raw const *copy.as_slice();
        fetched.push(Box::new(copy));
        Ok(elements)
    }

    /// The elements for an accelerator.
    pub(super) fn on(
        &self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
    ) -> Result<Vec<Input<'_>>, Error> {
        match &self.0 {
            Held::Slice(values) => planes::inputs(&**device, values),
            Held::Buffer(buffer) => buffer.inputs(function, device),
            Held::List(values) => planes::inputs(&**device, values),
            Held::Owned(buffer) => buffer.inputs(function, device),
            Held::View(view) => match &view.0 {
                At::Host(values) => planes::inputs(&**device, values),
                At::Device(region) => view::inputs(region, function, device),
            },
        }
    }

    pub(in crate::device) fn tell(&self, role: Role, to: &mut dyn Describe) -> Result<(), Error> {
        let view = self.view();
        let values = match view.as_slice() {
            Some(values) => Cow::Borrowed(values),
            None => Cow::Owned(view.to_vec()?),
        };
        describe_values(to, role, &values);
        Ok(())
    }
}

// SAFETY: the source is the elements whose number `agree` reports.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<T> for Dense<'_, T> {
    type Source = Elements<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a>
        = Dense<'a, T>
    where
        Self: 'a;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        Misfit::check(self.len(), expected)
    }

    fn source(&self, function: &'static str) -> Result<Elements<T>, Error> {
        Ok(Elements(self.on_host(function)?.as_ptr()))
    }

    fn source_or_copy(&self, _: &'static str, fetched: &mut Vec<Box<dyn Any>>) -> Result<Elements<T>, Error> {
        Ok(Elements(self.fetched(fetched)?.cast()))
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
        let len = self.len();
        inputs.extend(
            self.on(function, device)?
                .into_iter()
                .map(|input| input.shared(len)),
        );
        Ok(())
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        // SAFETY: a source is valid as long as `self` is, which borrows or owns the elements.
        Ok(unsafe { Whole::new(self.on_host(function)?) })
    }

    fn part(&self, elements: Range<usize>) -> Result<Dense<'_, T>, Error> {
        Ok(Dense(Held::View(self.view().view(elements)?)))
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        self.tell(Role::Elements, to)
    }
}

macro_rules! arrays {
    ($(($($generics:tt)*) $type:ty, $form:lifetime, |$this:ident| $held:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Arg<T> for $type {
            type Form = Dense<$form, T>;

            fn form(self) -> Dense<$form, T> {
                let $this = self;
                Dense($held)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Arg<Slice<T>> for $type {
            type Form = Shared<Dense<$form, T>>;

            fn form(self) -> Self::Form {
                Shared(Arg::<T>::form(self))
            }
        }
    )*};
}

arrays! {
    ('a, T: Element) &'a [T], 'a, |list| Held::Slice(list);
    ('a, T: Element, const N: usize) &'a [T; N], 'a, |list| Held::Slice(list);
    (T: Element) Vec<T>, 'static, |list| Held::List(list);
    ('a, T: Element) &'a Vec<T>, 'a, |list| Held::Slice(list);
    (T: Element) Buffer<T>, 'static, |buffer| Held::Owned(buffer);
    ('a, T: Element) &'a Buffer<T>, 'a, |buffer| Held::Buffer(buffer);
    ('a, T: Element) View<'a, T>, 'a, |view| Held::View(view);
    ('a, T: Element) &View<'a, T>, 'a, |view| Held::View(*view);
    ('a, T: Element) &'a ViewMut<'_, T>, 'a, |view| Held::View(view.as_view());
}
