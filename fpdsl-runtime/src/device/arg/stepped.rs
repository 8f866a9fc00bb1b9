//! A value for each element, a step apart.

use std::borrow::Borrow;
use std::ops::Range;
use std::sync::Arc;

use super::{Arg, Describe, Form, Misfit, Role, Shared, describe_values, not_on_the_host};
use crate::device::accelerator::{Accelerator, Input};
use crate::device::planes;
use crate::device::view::{self, At, Strided};
use crate::element::Element;
use crate::error::Error;
use crate::loops::{Steps, Whole};
use crate::slice::Slice;

/// A value for each element, a step apart.
#[derive(Debug)]
pub struct Stepped<'a, T: Element>(Held<'a, T>);

#[derive(Debug)]
enum Held<'a, T: Element> {
    Borrowed(&'a Strided<'a, T>),
    Owned(Strided<'a, T>),
}

impl<'a, T: Element> Borrow<Strided<'a, T>> for Stepped<'a, T> {
    fn borrow(&self) -> &Strided<'a, T> {
        match &self.0 {
            Held::Borrowed(view) => view,
            Held::Owned(view) => view,
        }
    }
}

impl<'a, T: Element> Stepped<'a, T> {
    fn view(&self) -> &Strided<'a, T> {
        self.borrow()
    }

    /// The elements beside each other, if they are on the host.
    pub(super) fn packed(&self, function: &'static str) -> Result<&[T], Error> {
        let view = self.view();
        view.packed()?
            .ok_or_else(|| not_on_the_host(function, view.device_name()))
    }

    pub(super) fn tell(&self, role: Role, to: &mut dyn Describe) -> Result<(), Error> {
        describe_values(to, role, &self.view().to_vec()?);
        Ok(())
    }
}

// SAFETY: the source is the elements whose number `agree` reports, which are within the memory that is borrowed.
#[diagnostic::do_not_recommend]
unsafe impl<T: Element> Form<T> for Stepped<'_, T> {
    type Source = Steps<T>;
    type Anywhere = Slice<T>;
    type Whole = Whole<T>;
    type Part<'a>
        = Stepped<'a, T>
    where
        Self: 'a;

    fn agree(&self, expected: &mut Option<usize>) -> Result<(), Misfit> {
        Misfit::check(self.view().len(), expected)
    }

    fn source(&self, function: &'static str) -> Result<Steps<T>, Error> {
        let view = self.view();
        match &view.at {
            At::Host(values) => Ok(Steps {
                first: values.as_ptr().cast_mut(),
                step: view.step,
            }),
            At::Device(_) => Err(not_on_the_host(function, view.device_name())),
        }
    }

    fn inputs<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        let view = self.view();
        inputs.extend(match (&view.at, view.packed()?) {
            (At::Device(region), _) => view::inputs(region, function, device)?,
            (_, values) => planes::inputs(&**device, values.unwrap_or_default())?,
        });
        Ok(())
    }

    fn gathered<'a>(
        &'a self,
        function: &'static str,
        device: &Arc<dyn Accelerator>,
        inputs: &mut Vec<Input<'a>>,
    ) -> Result<(), Error> {
        let from = inputs.len();
        Form::<T>::inputs(self, function, device, inputs)?;
        let len = self.view().len();
        let shared: Vec<Input<'a>> = inputs.drain(from..).map(|input| input.shared(len)).collect();
        inputs.extend(shared);
        Ok(())
    }

    fn whole(&self, function: &'static str) -> Result<Whole<T>, Error> {
        // SAFETY: a source is valid as long as `self` is, which has the elements.
        Ok(unsafe { Whole::new(self.packed(function)?) })
    }

    fn part(&self, elements: Range<usize>) -> Result<Stepped<'_, T>, Error> {
        Ok(Stepped(Held::Owned(self.view().part(elements)?)))
    }

    fn describe(&self, to: &mut dyn Describe) -> Result<(), Error> {
        self.tell(Role::Elements, to)
    }
}

macro_rules! views {
    ($($type:ty, |$view:ident| $held:expr;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<'a, T: Element> Arg<T> for $type {
            type Form = Stepped<'a, T>;

            fn form(self) -> Stepped<'a, T> {
                let $view = self;
                Stepped($held)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'a, T: Element> Arg<Slice<T>> for $type {
            type Form = Shared<Stepped<'a, T>>;

            fn form(self) -> Self::Form {
                Shared(Arg::<T>::form(self))
            }
        }
    )*};
}

views! {
    Strided<'a, T>, |view| Held::Owned(view);
    &'a Strided<'_, T>, |view| Held::Borrowed(view);
}
